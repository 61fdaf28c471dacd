## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = یک بار یادآوری شده است.
refusal-already-seated = تو که سر همین میز نشسته‌ای.
refusal-bad-value = این قانون چنین مقداری نمی‌گیرد.
refusal-blank-clue = سرنخ خالی است. یک کلمه، یک مصرع، هرچه باشد.
refusal-card-first = اول کارتت را انتخاب کن، بعد سرنخت را نشان بده.
refusal-clue-too-long = سرنخ زیادی بلند است: { $length } حرف؛ حداکثر { $most } تا جا دارد.
refusal-deck-too-small = کارت‌های این دسته کفاف این جمع را نمی‌دهد: { $needed } کارت لازم است و { $cards } کارت دارد.
refusal-need-presence = در گروه، زیر پیام بازی، دکمهٔ «من هم هستم» را بزن تا میز تو را بشناسد.
refusal-no-end = با این قوانین، بازی هیچ‌وقت تمام نمی‌شود.
refusal-no-such-rule = چنین قانونی نداریم.
refusal-no-such-seat = این میز چنین صندلی‌ای ندارد.
refusal-not-allowed = قوانین خانگی اجازه نمی‌دهد.
refusal-not-awaited = دیگر کسی منتظر این بازیکن نیست.
refusal-not-host = این کار فقط از میزبان برمی‌آید.
refusal-not-host-yet = فعلاً فقط میزبان می‌تواند شروع کند؛ { $when } دیگر، هر کسی سر میز می‌تواند.
refusal-not-in-hand = این کارت در دست تو نیست.
refusal-not-on-table = کارتی با این شماره روی میز نیست.
refusal-not-over = این بازی هنوز تمام نشده است.
refusal-not-present = بازی دوباره برای کسانی است که تا آخر سر میز بودند.
refusal-not-removed = این بازیکن کنار گذاشته نشده است.
refusal-not-seated = تو سر این میز ننشسته‌ای.
refusal-not-yet = تو از دور { $round } بازی می‌کنی.
refusal-not-your-turn = نوبت تو نیست.
refusal-over = این بازی تمام شده است.
refusal-own-card = این کارت خودت است. به کارت دیگری رأی بده.
refusal-pile-short = کارت‌های مانده برای یک بازیکن دیگر کم است.
refusal-removed = میزبان تو را از این میز کنار گذاشته است.
refusal-rules-clash = این قوانین با هم جور درنمی‌آیند.
refusal-table-full = میز پر است: هر { $seats } صندلی گرفته شده.
refusal-too-early = کمی دیگر صبر کن: { $when }.
refusal-too-few =
    { $least ->
        [one] برای شروع { $least } بازیکن لازم است.
       *[other] برای شروع { $least } بازیکن لازم است.
    }
refusal-too-late = دیر شد: بازی جلو رفته است.
refusal-too-late-told = ‏{ $name } زودتر جنبید و قصه‌گوی این دور است.
refusal-too-many =
    { $seats ->
        [one] با این قوانین فقط برای { $seats } نفر جا هست.
       *[other] با این قوانین فقط برای { $seats } نفر جا هست.
    }
refusal-watch-only = اینجا می‌توانی تماشا کنی، ولی بازی نه.
refusal-wrong-count =
    { $wanted ->
        [one] درست { $wanted } کارت انتخاب کن.
       *[other] درست { $wanted } کارت انتخاب کن.
    }

# The twelve bunnies, by number.
bunny-0 = خرگوش آبی با کلاه
bunny-1 = خرگوش نارنجی با شال‌گردن
bunny-2 = خرگوش سبز با برگ
bunny-3 = خرگوش زرد با ستاره
bunny-4 = خرگوش ارغوانی با عینک
bunny-5 = خرگوش قرمز با پاپیون
bunny-6 = خرگوش آسمانی با چتر
bunny-7 = خرگوش سیاه با کلاه سیلندر
bunny-8 = خرگوش سفید با گل
bunny-9 = خرگوش قهوه‌ای با تاج
bunny-10 = خرگوش خاکستری با وصله
bunny-11 = خرگوش بنفش با بادکنک

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = امتیاز برد
rule-points-none = بی‌سقف
rule-points-about = هر کس در پایان یک دور این‌قدر امتیاز داشته باشد، بازی تمام است. در دفترچهٔ قوانین ۳۰ است.
rule-last_card = پایان با آخرین کارت
rule-last_card-about = دوری که آخرین کارت در آن کشیده شود، دور آخر است. بدون این، باید امتیاز یا دور کامل پایان را معلوم کند؛ بانک خالی در هر حال یعنی پایان.
rule-laps = دور کامل میز
rule-laps-none = بی‌سقف
rule-laps-about = هر کس این‌قدر بار قصه می‌گوید و بعد تمام. برای شبی که باید به آخرین مترو رسید.
rule-first = قصه‌گوی اول
rule-first-seat = صندلی { $number }
rule-first-about = در دور ۱ چه کسی قصه‌گوست: اولین کسی که سرنخ پیدا کند، یک نفر به قید قرعه، یا کسی که خودت نام ببری.
rule-lone_finder_bonus = تنها یابنده ۴ می‌گیرد
rule-lone_finder_bonus-none = با ۳ بازیکن
rule-lone_finder_bonus-about = اگر فقط یک نفر کارت را پیدا کند، او و قصه‌گو به‌جای ۳ امتیاز ۴ می‌گیرند. در دفترچه، این برای بازی سه‌نفره است.
rule-pace = سرعت
rule-pace-about = دورهمی: هر مرحله یکی دو دقیقه. سر فرصت: ۱۲ ساعت، ولی بعد از ۱۵ دقیقه می‌شود رد شد. آهسته: یک روز، و شب‌ها هیچ‌وقت.
rule-skip = حق رد کردن
rule-skip-about = چه کسی می‌تواند بدون آن‌هایی که میز را معطل کرده‌اند ادامه بدهد.
rule-spoken = سرنخ با صدای بلند
rule-spoken-about = وقتی کنار هم نشسته‌اید یا در تماس هستید، قصه‌گو می‌تواند سرنخ را به‌جای نوشتن بلند بگوید.
rule-shown = آواز، پانتومیم، نمایش
rule-shown-about = قصه‌گو می‌تواند سرنخ را بخواند، پانتومیم کند یا نشان بدهد: پیام صوتی یا ویدیویی، عکس، استیکر، گیف.
rule-large_table = میز بزرگ
rule-large_table-about = برای ۷ تا ۱۲ نفر: هر کس دو رأی، ۱ امتیاز بیشتر برای رأی تک و درست، و حداکثر ۳ امتیاز از رأی دیگران. کارت‌های بازی‌شده برمی‌گردند؛ پایان با امتیاز یا دور کامل است.
rule-imaginarium = امتیازشماری ایماژیناریوم
rule-imaginarium-about = اگر بعضی‌ها پیدا کنند: قصه‌گو ۳ می‌گیرد و ۱ برای هر یابنده. اگر همه پیدا کنند، قصه‌گو ۳ از دست می‌دهد؛ اگر هیچ‌کس، ۲.
rule-decoys = پر کردن میز تا
rule-decoys-none = نه
rule-decoys-about = برای ۲ یا ۳ بازیکن: کارت‌هایی از بانک، میز را تا این تعداد پر می‌کنند. رأی به آن‌ها برای کسی امتیاز ندارد.
rule-seats = صندلی‌ها
rule-seats-about = چند نفر می‌توانند بنشینند. بیشتر از ۸ نفر میز بزرگ می‌خواهد.
rule-audience = تماشا برای دیگران
rule-audience-about = اعضای گروه که صندلی ندارند می‌توانند تماشا کنند، بی‌آنکه دست کسی را ببینند.
rule-deck = دسته‌کارت
rule-deck-about = تصویرهایی که با آن‌ها بازی می‌کنید.
rule-all_cards = بازی با همهٔ کارت‌ها
rule-all_cards-about = هر بازی ۸۴ کارت از دسته برمی‌دارد، مثل دفترچه. با این، هرچه هست به بازی می‌آید.
rule-zone = منطقهٔ زمانی
rule-zone-about = برای سرعت آهسته: از ساعت ۲۳ تا ۸ آنجا نه چیزی تمام می‌شود و نه به کسی یادآوری می‌شود.
rule-pin = سنجاق پیام تازه
rule-pin-about = تازه‌ترین پیام بازی سنجاق می‌ماند، اگر اجازه داشته باشم. سنجاق کردن برای کسی زنگ نمی‌زند.

# House rules that come together: preset-<name>.
preset-usual = معمولی
preset-usual-about = ۳ تا ۸ بازیکن، تا ۳۰ امتیاز یا آخرین کارت
preset-usual-sheet = آنچه در همهٔ دفترچه‌های قوانین یکی است
preset-classic = کلاسیک
preset-classic-about = تا ۶ بازیکن، تا آخرین کارت
preset-classic-sheet = مثل دفترچه‌های پرتغالی
preset-score_track = صفحهٔ امتیازشمار
preset-score_track-about = تا ۶ بازیکن، تا ۳۰ امتیاز یا آخرین کارت
preset-score_track-sheet = مثل دفترچه‌های اسپرانتو و هلندی
preset-family = خانوادهٔ هشت‌نفره
preset-family-about = تا ۸ بازیکن، تا ۳۰ امتیاز، قصه‌گوی اول به قید قرعه
preset-family-sheet = مثل دفترچهٔ فارسی
preset-three = سه‌نفره
preset-three-about = سه بازیکن: هر دست هفت کارت، هر نفر دو کارت روی میز، تنها یابنده ۴ می‌گیرد
preset-three-sheet = قوانین خود دفترچه‌ها برای بازی سه‌نفره
preset-big_table = میز شلوغ
preset-big_table-about = ۷ تا ۱۲ بازیکن، هر نفر دو رأی، تا ۳۰ امتیاز
preset-big_table-sheet = بیرون از دفترچه‌ها، به شیوهٔ نسخهٔ بزرگ‌تر بازی
preset-imaginarium = ایماژیناریوم
preset-imaginarium-about = امتیازشماری خودش: سرنخِ زیادی روشن یا زیادی دور برای قصه‌گو گران تمام می‌شود
preset-imaginarium-sheet = بیرون از دفترچه‌ها، به شیوهٔ یک بازی هم‌خانواده

# What a house rule may be set to.
value-on = بله
value-off = نه
value-race = اولین سرنخ
value-lot = به قید قرعه
value-living_room = دورهمی
value-relaxed = سر فرصت
value-slow = آهسته
value-seated = هر کس سر میز است
value-host = میزبان

# Why a game came to its end: ending-<why>.
ending-points = امتیازها به حد نصاب رسید.
ending-last_card = آخرین کارت هم کشیده شد.
ending-laps = آخرین دور کامل هم به سر رسید.
ending-host = بازی را دستی تمام کردند؛ آخرین دورِ کامل حساب است.
ending-host-unplayed = بازی را دستی تمام کردند.
ending-too_few = برای ادامه کم هستیم.
ending-asleep = انگار همه خوابشان برده است.
ending-closed = یک روز گذشت و کسی شروعش نکرد.
ending-silence = یک هفته دستم به این گروه نرسید.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>یک دست فابولو: کی پایه است؟</b>
lobby-begun = 🐇 <b>یک دست فابولو</b>
lobby-seat = ‏{ $sign } { $name }
lobby-seat-host = ‏{ $sign } { $name } · میزبان
lobby-rules = قوانین خانگی: { $rules }
lobby-needs = { $count ->
    [one] { $count } نفر دیگر بیاید، شروع می‌کنیم.
   *[other] { $count } نفر دیگر بیایند، شروع می‌کنیم.
}
lobby-ready = همه آمدند؟ { $host } دکمهٔ «شروع» را می‌زند.
lobby-too-many = جمع از این قوانین بزرگ‌تر است: حداکثر { $count } نفر می‌توانند بنشینند.
lobby-lap-short = کارت‌ها به یک دور کامل قصه‌گویی نمی‌رسند؛ بازی با آخرین کارت تمام می‌شود.

# The house rules in one line

short-end = پایان: { $ends }
short-or = { $one } یا { $other }
short-points = { $count ->
    [one] { $count } امتیاز
   *[other] { $count } امتیاز
}
short-laps = { $count ->
    [one] { $count } دور کامل
   *[other] { $count } دور کامل
}
short-last-card = آخرین کارت
short-race = قصه‌گوی اول: هر کس زودتر سرنخ پیدا کند
short-lot = قصه‌گوی اول به قید قرعه
short-first = قصه‌گوی اول: { $name }
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>دور { $round }</b>: نوبت قصه‌گویی { $name }
turn-title-race = 🐇 <b>دور { $round }</b>: هر کس زودتر سرنخ پیدا کند، قصه‌گوست
turn-find = ‏{ $name } کارت‌هایش را نگاه می‌کند، یکی را برمی‌دارد و برایش سرنخی پیدا می‌کند: یک کلمه، تکه‌ای از یک ترانه، یک صدا. نه زیادی روشن، نه زیادی دور.
turn-race = کارت‌هایتان را ببینید. هر کس برای یکی از آن‌ها سرنخی داشت، بگوید: اولی حساب است.

clue-text = ‏💬 <b>{ $name }</b> می‌گوید: <b>«{ $clue }»</b>
clue-spoken = ‏🗣 <b>{ $name }</b> سرنخ را بلند می‌گوید. همه گوش!
clue-media = ‏🎭 <b>{ $name }</b> سرنخ را نشان می‌دهد.
clue-media-words = ‏🎭 <b>{ $name }</b> سرنخ را نشان می‌دهد: «{ $clue }»
clue-unknown = ‏💬 <b>{ $name }</b> سرنخ را گفته است.
clue-give = { $count ->
    [1] بقیه: از دستتان کارتی بدهید که بیشتر از همه به آن می‌خورد.
    [one] بقیه: از دستتان { $count } کارت بدهید که بیشتر از همه به آن می‌خورد.
   *[other] بقیه: از دستتان { $count } کارتی را بدهید که بیشتر از همه به آن می‌خورند.
}

table-title = 🖼 <b>دور { $round }: کارت‌ها رو شدند</b>
table-which = کدام کارت مال { $name } است؟ کارت خودتان حساب نیست.
table-which-votes = کدام کارت مال { $name } است؟ هر نفر { $count } رأی دارد؛ کارت خودتان حساب نیست.
table-clue-text = سرنخ: «{ $clue }»
table-clue-spoken = سرنخ را بلند گفته‌اند.
table-clue-media = سرنخ همین بالاست.

result-title = ⭐ <b>دور { $round }</b>
result-clue-text = سرنخ { $name } «{ $clue }» بود، برای کارت { $number }.
result-clue-spoken = ‏{ $name } برای کارت { $number } سرنخی گفت.
result-clue-media = ‏{ $name } برای کارت { $number } سرنخی نشان داد.
result-all = همه پیدایش کردند: زیادی لو رفته بود!
result-none = هیچ‌کس پیدایش نکرد: زیادی دور بود!
result-some = یابنده: { $names }.
result-no-votes = هیچ‌کس رأی نداد.
result-points = ‏{ $sign } { $name } { $points } ← { $score }
result-card = ‏{ $number }. { $name }
result-card-decoy = { $number }. از بانک کارت‌ها
result-card-house = ‏{ $number }. { $name } (به انتخاب میز)
result-card-votes = ‏{ $card } → { $names }

# The end

over-title = 🏁 <b>بازی تمام شد</b>
over-closed = 🚪 <b>این میز جمع شد.</b> تا بازی بعدی یک دکمه راه است.
over-one = { $points ->
    [one] ‏🏆 <b>{ $names }</b> با { $points } امتیاز برنده شد!
   *[other] ‏🏆 <b>{ $names }</b> با { $points } امتیاز برنده شد!
}
over-several = { $points ->
    [one] ‏🏆 <b>{ $names }</b> هر کدام با { $points } امتیاز، با هم برنده شدند!
   *[other] ‏🏆 <b>{ $names }</b> هر کدام با { $points } امتیاز، با هم برنده شدند!
}
over-nobody = هیچ دوری تمام نشد، پس این یکی برنده ندارد.
over-score = ‏{ $place }. { $sign } { $name } · { $score }
over-again-one = آن بازی به آخر رسید: { $names } برنده شد.
over-again-several = آن بازی به آخر رسید: { $names } با هم برنده شدند.
over-again-nobody = آن بازی بی‌برنده به آخر رسید.

# What the game waits for

status-race = ⏳ منتظر اولین سرنخ هستیم.
status-telling = ⏳ منتظر سرنخ { $name } هستیم.
status-showing = ‏🎤 { $name } کارتش را دارد و سرنخ را نشان می‌دهد: جواب همین پیام، با پیام صوتی یا ویدیویی، عکس، استیکر، گیف یا چند کلمه.
status-laying = ⏳ { $done } نفر از { $all } نفر کارت داده‌اند. منتظر { $names } هستیم.
status-voting = ⏳ { $done } نفر از { $all } نفر رأی داده‌اند. منتظر { $names } هستیم.
status-until = تا { $day } ساعت { $time } (به وقت { $zone }).
status-asked = 🕰 وقتی پرسیدی: { $waited } گذشته بود؛ حداکثر { $left } دیگر جلو می‌رویم.
reminder-telling = ‏🔔 { $names }، منتظر سرنخت هستیم.
reminder-race = 🔔 منتظر اولین سرنخ هستیم. کی یکی دارد؟
reminder-laying = ‏🔔 { $names }، منتظر کارت شما هستیم.
reminder-voting = ‏🔔 { $names }، منتظر رأی شما هستیم.

# What was missed while Telegram did not answer

missed-message = ↩️ اگر نرسیده باشد: شاید یکی از پیام‌های این بازی آن بالا جا افتاده باشد.
missed-clue = ↩️ اگر نرسیده باشد: { $clue }
missed-table = ↩️ اگر نرسیده باشد: کارت‌های دور { $round } رو شده‌اند.
missed-result = ↩️ اگر نرسیده باشد: امتیازهای دور { $round }: { $points }.
missed-points = ‏{ $name } { $points }

# Notices

notice-joined = ‏👋 { $name } از دور بعد بازی می‌کند.
notice-returned = ‏👋 { $name } برگشت و از دور بعد بازی می‌کند.
notice-left = ‏🚪 { $name } از بازی رفت.
notice-removed = ‏🚪 { $name } از بازی کنار گذاشته شد.
notice-readmitted = ‏🔓 { $name } می‌تواند برگردد.
notice-host = 👑 حالا { $name } میزبان است.
notice-skipped-laying = ‏⏭ { $name } کارتی نداد؛ میز به‌جایش انتخاب کرد.
notice-skipped-voting = ‏⏭ { $name } رأی نداد.
notice-passed = ‏⏭ { $name } سرنخی نداد؛ نوبت به نفر بعد می‌رسد.
notice-passed-nobody = ⏭ کسی سرنخی پیدا نکرد؛ نوبت به نفر بعد می‌رسد.
notice-void = ‏🃏 { $name } وسط قصه‌گویی رفت: کارت‌ها برمی‌گردند و کسی امتیاز نمی‌گیرد.
notice-lot = 🎲 کسی به‌موقع سرنخ پیدا نکرد؛ قرعه به نام { $name } افتاد.

# Buttons

button-join = 🙋 من هم هستم
button-leave = 🚪 می‌روم
button-rules = 📜 قوانین خانگی
button-begin = ▶️ شروع
button-open = 🃏 باز کردن بازی
button-open-hand = 🃏 دست من
button-open-vote = 🗳 رأی‌گیری
button-story = 📖 مرور بازی
button-nudge = 🔔 یادآوری
button-skip = ⏭ رد شدن از { $name }
button-skip-all = ⏭ دیگر صبر نکنیم
button-lot = 🎲 قرعه‌کشی
button-rematch = 🔁 یک دست دیگر
button-newgame = 🐇 بازی تازه
button-add = ➕ مرا به گروهی ببر
button-games = 🃏 بازی‌های من
button-pings-on = 🔔 نوبتم شد خبرم کن
button-pings-off = 🔕 دیگر خبرم نکن
button-back = ‹ برگشت
button-more = قوانین بیشتر ›
button-presets = 🎁 قوانین آماده
zone-now = ‏{ $zone }، { $time }
button-done = ✓ تمام
button-end = 🏁 پایان بازی
button-end-really = 🏁 بله، تمامش کن
button-language = 🌍 زبان
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = نشستی! تو شدی { $bunny }.
toast-joined-later = نشستی! تو شدی { $bunny } و از دور { $round } بازی می‌کنی.
toast-left = از سر میز بلند شدی.
toast-begun = کارت‌ها پخش شدند.
toast-nudged = یادآوری می‌شود.
toast-skipped = برویم جلو.
toast-rematch = یک دست دیگر!
toast-ended = بازی تمام شد.
toast-no-game = از آن بازی خیلی وقت گذشته است.
toast-elsewhere = آن بازی در گروه دیگری است.
toast-open = اینجا یک بازی باز است: /status نشانش می‌دهد.
toast-old = این دکمه دیگر کهنه شده است. /status را بفرست.

# For the presser alone, in the group

whisper-hand = 🃏 تا کارت‌هایت یک دکمه راه است.

# Short answers in the group

answer-no-game = اینجا بازی‌ای باز نیست. بازی کنیم؟
ask-hidden = به اسم گروه یا کانال می‌نویسی و نمی‌دانم کیستی. لطفاً به‌جایش یک دکمه بزن؛ دکمه‌ها تو را می‌شناسند.
update-set-aside = یک جای کار خراب شد و مجبور شدم از آن بگذرم. لطفاً یک بار دیگر امتحان کن.
chat-greeting = 🐇 <b>سلام! من فابولو هستم.</b> کارت‌هایی پر از رؤیا پخش می‌کنم: یکی از شما سرنخی می‌دهد و بقیه دنبال تصویرِ پشت آن می‌گردند. برای سه تا هشت نفر.
house-text = 📜 قوانین خانگی: { $rules }
house-menu = 📜 <b>قوانین خانگی</b>: { $rules }
house-menu-later = 📜 <b>قوانین خانگی</b>: { $rules }. هرچه الان عوض کنید، از مرحلهٔ بعد برقرار است.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>قوانین خانگیِ آماده</b>: با یک دکمه همه تنظیم می‌شوند. سرعت، شکل سرنخ و دسته‌کارت همان می‌ماند که هست.
house-preset = • <b>{ $preset }</b>: { $about }؛ <i>{ $sheet }</i>
house-zone-more = بین این‌ها نیست؟ با فرمان بنویس: <code>/house zone { $example }</code>
house-end = 🏁 بازی همین حالا تمام شود؟ آخرین دورِ کامل حساب است.
language-which = 🌍 اینجا به چه زبانی حرف بزنم؟
language-chosen = 🌍 از این به بعد اینجا فارسی حرف می‌زنم.
language-not-yours = تا بازی باز است، زبان را میزبان بازی یا مدیر گروه انتخاب می‌کند.
deck-text = ‏🎴 <b>{ $title }</b> از { $artist } ({ $licence })، { $cards ->
    [one] { $cards } کارت
   *[other] { $cards } کارت
}.
deck-others = این‌ها هم هست: { $titles }. میزبان در قوانین خانگی انتخاب می‌کند.
stats-now = ⭐ <b>بعد از دور { $round }</b>
stats-score = ‏{ $sign } { $name } · { $score }
stats-champions = 🏆 <b>بردهای این گروه</b>
stats-champion = ‏{ $name } · { $wins } از { $games }
stats-nothing = اینجا هنوز کسی بازی‌ای را به آخر نرسانده است. شما اولین باشید!
show-taken = سرنخت در راه گروه است.
show-which = این سرنخ برای کدام بازی است؟
show-hidden = اگر سرنخ همین است: وقتی به اسم گروه یا کانال می‌نویسی، نمی‌فهمم از کیست. آن را خصوصی برایم بفرست.
show-too-large = این فایل برایم سنگین است. چیزی زیر ۲۰ مگابایت لطفاً.
show-too-late = دیر شد: نوبتت گذشته است، پس این حساب نیست.
show-not-yours = نوبت سرنخ { $name } است؛ این حساب نیست.
show-unknown = می‌توانم پیام صوتی یا ویدیویی، ویدیو، آهنگ، عکس، استیکر یا گیف نشان بدهم، یا چند کلمه برسانم.
rules-head = 📖 <b>بازی چطور است</b>
rules-part = ‏<b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 این‌ها قوانین خانگی «{ $preset }» است: { $sheet }.
help-text = 🐇 <b>فابولو</b> همین‌جا بازی می‌شود: کارت‌ها در برنامه‌اند و قصه در این گروه.
    ‏/newgame بازی را باز می‌کند، همه «من هم هستم» را می‌زنند و میزبان «شروع» را.
    ‏/status می‌گوید کجا هستیم، /skip بدون خواب‌آلودها جلو می‌رود.
    ‏/house قوانین خانگی را تنظیم می‌کند، /rules راه بازی را می‌گوید، /end تمامش می‌کند.
    همهٔ این‌ها با دکمه‌های زیر پیام‌هایم هم می‌شود.

# The private chat

private-welcome = 🐇 <b>به فابولو خوش آمدی!</b> سه تا هشت نفر در یک گروه می‌خواهد: مرا به گروهتان ببر، آنجا /newgame بفرست و دوستانت را بُر بزن.
private-welcome-games = 🐇 <b>خوش برگشتی!</b> این بازی‌های توست؛ ⏳ یعنی منتظر تو هستند.
private-hint = اینجا فقط منتظر سرنخ‌هایی هستم که قول نشان دادنشان را داده‌ای. بازی‌هایت این پایین است.
pings-on = 🔔 هر وقت در یکی از بازی‌هایت نوبتت شد، همین‌جا خبرت می‌کنم.
pings-off = 🔕 اینجا ساکت می‌مانم. پیام‌های خود گروه سر جایش هست.
ping-telling = ‏🔔 <b>{ $chat }</b>: نوبت قصه‌گویی توست.
ping-laying = ‏🔔 <b>{ $chat }</b>: یک کارت بده.
ping-voting = ‏🔔 <b>{ $chat }</b>: کارت‌ها رو شدند، رأی بده.
ping-clue = سرنخ: «{ $clue }»
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = بازی قصه‌گویی با کارت‌های تصویری، برای گروه‌های سه تا هشت‌نفره.
profile-description = فابولو کارت‌هایی پر از رؤیا پخش می‌کند. یکی از شما سرنخی می‌دهد و بقیه دنبال تصویرِ پشت آن می‌گردند. مرا به گروهی ببر و /newgame بفرست.
profile-menu = بازی‌های من
command-newgame = باز کردن یک بازی
command-join = نشستن سر میز
command-leave = بلند شدن از سر میز
command-begin = پخش کردن کارت‌ها
command-status = منتظر چه هستیم؟
command-skip = ادامه بدون خواب‌آلودها
command-rematch = یک دست دیگر
command-end = تمام کردن بازی
command-rules = بازی چطور است
command-house = قوانین خانگی
command-deck = کارت‌هایی که با آن‌ها بازی می‌کنیم
command-stats = امتیازها، و چه کسی چند بار برده
command-language = زبانی که اینجا حرف می‌زنم
command-help = چه کارهایی از من برمی‌آید
command-pings = خبر خصوصی وقتی نوبتم شد: روشن یا خاموش
command-start = بازی‌های من، و راه شروع

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } می‌گوید
picture-told = سرنخ { $name }
picture-clue-text = «{ $clue }»
picture-clue-spoken = با صدای بلند
picture-clue-media = دیدنی یا شنیدنی
picture-house = میز
picture-over = و پایانش این شد
picture-won = { $count ->
    [one] { $names } برنده شد!
   *[other] { $names } با هم برنده شدند!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = فابولو اینجا بالا نمی‌آید. لطفاً تلگرام یا «Android System WebView» را در پلی‌استور به‌روز کن.

# The frame
app-people = امتیازها و بازیکنان
app-menu = منو
app-close = بستن
app-back = برگشت
app-loading = یک لحظه…
app-offline = اتصال نیست. انتخابت محفوظ است.
app-paused = بات فعلاً نمی‌تواند در گروه بنویسد. همین‌جا می‌توانی ادامه بدهی.
app-error = نشد. لطفاً دوباره امتحان کن.
app-sending = در حال فرستادن…
app-still-trying = هنوز در تلاشم…
app-try-again = دوباره
app-keep = همین خوب است
app-continue = ادامه
app-you = تو
app-host = میزبان
app-gone = رفته
app-your-turn = نوبت تو
app-round = دور { $number }
app-round-last = دور { $number }، دور آخر
app-from-round = از دور { $number } بازی می‌کند
app-you-from-round = از دور { $number } بازی می‌کنی
app-waiting-for = منتظر { $names }
app-waiting-for-you = منتظر تو هستند
app-nobody-awaited = همه آماده‌اند
app-seconds = { $count } ثانیه
app-minutes = { $count } دقیقه
app-hours = { $count } ساعت

# Cards
app-card = کارت { $number }
app-card-of = کارت { $number } از { $count }
app-card-yours = کارت { $number }، مال تو
app-card-chosen = کارت { $number }، انتخاب‌شده
app-your-card = کارت تو
app-your-hand = دست تو
app-previous-card = کارت قبلی
app-next-card = کارت بعدی
app-closer = نزدیک‌تر
app-farther = دورتر
app-picture-failed = تصویر نیامد. بزن تا دوباره بیاید.

# Telling
app-race = هر کس زودتر!
app-race-how = زودتر از بقیه برای یکی از کارت‌هایت سرنخ پیدا کن.
app-race-watch = کی زودتر سرنخ پیدا می‌کند؟
app-you-tell = قصه‌گو تویی
app-you-tell-how = کارتی بردار، بعد سرنخ بده.
app-use-card = همین کارت
app-other-card = کارت دیگر
app-your-clue = سرنخ تو
app-clue-placeholder = یک کلمه، یک مصرع، ترانه، صدا…
app-letters = { $count }/{ $most }
app-clue-tip = نه زیادی دقیق، نه زیادی دور: بعضی‌ها کارتت را پیدا کنند، ولی نه همه.
app-kinds = شکل سرنخ
app-kind-text = بنویس
app-kind-spoken = بگو
app-kind-media = نشان بده
app-how-spoken = سرنخت را بلند بگو تا همه بشنوند. چیزی نوشته نمی‌شود.
app-how-media = بخوان، زمزمه کن، پانتومیم کن یا نشان بده: پیام صوتی یا ویدیویی، عکس، استیکر یا گیف به گروه می‌فرستی.
app-give-text = همین سرنخ
app-give-spoken = گفتم
app-give-media = نشان دادن در گروه
app-show-now = حالا سرنخت را نشان بده
app-show-how = به پیام بات در گروه جواب بده، یا برای خود بات بفرست.
app-to-chat = برگشت به گفت‌وگو
app-thinking = { $name } دارد فکر می‌کند
app-look-through = تا آن موقع دستت را نگاه کن.
app-see-round = در دور { $number } چه گذشت

# The clue
app-clue-text = { $name } می‌گوید
app-clue-spoken = { $name } سرنخ را بلند گفته است
app-clue-media = { $name } سرنخ را در گروه نشان داده است
app-clue-look = دیدن سرنخ
app-clue-in-chat = این سرنخ را در گروه می‌بینی.
app-clue-shown-picture = سرنخ

# Laying
app-find-match = کارتی پیدا کن که به آن بخورد
app-lay = گذاشتن این کارت
app-lay-several = این دور { $count } کارت بگذار.
app-pick-of = انتخاب این کارت، { $number } از { $count }
app-picked = انتخاب شد
app-put-back = برگرداندن
app-lay-both = گذاشتن این { $count } کارت
app-laid =
    { $count ->
        [one] کارتت روی میز است
       *[other] کارت‌هایت روی میز است
    }
app-told = سرنخت گفته شد
app-may-change = هنوز می‌توانی عوضش کنی.
app-no-change = دیگر نمی‌شود چیزی را عوض کرد.
app-change-card =
    { $count ->
        [one] تغییر کارت
       *[other] تغییر کارت‌ها
    }
app-change-clue = تغییر سرنخ یا کارت
app-take-back = پس گرفتن
app-matching = بقیه کارت انتخاب می‌کنند

# Voting
app-which-card = کدام کارت مال { $name } است؟
app-tap-again = برای انتخاب بزن، برای بزرگ‌نمایی دوباره.
app-two-votes = یک رأی یا دو تا. رأی تکی که درست باشد ۱ امتیاز بیشتر دارد.
app-pick-to-vote = یک کارت انتخاب کن
app-vote-for =
    { $count ->
        [one] رأی به کارت { $numbers }
       *[other] رأی به کارت‌های { $numbers }
    }
app-voted =
    { $count ->
        [one] رأی تو: کارت { $numbers }
       *[other] رأی‌های تو: کارت‌های { $numbers }
    }
app-vote-may-change = تا همه رأی نداده‌اند، می‌توانی عوضش کنی.
app-change-vote = تغییر رأی
app-take-back-vote = پس گرفتن
app-pick-card = انتخاب کارت { $number }
app-unpick = برداشتن انتخاب کارت { $number }
app-own-card = این کارت خودت است.
app-yours = مال تو
app-they-guess = دارند حدس می‌زنند
app-watching-vote = کارت‌ها رو شده‌اند

# The reveal
app-round-over = دور { $number }
app-stage-votes = رأی‌ها…
app-stage-owners = هر کارت مال کیست؟
app-stage-answer = و کارت قصه‌گو…
app-skip-reveal = رد کردن
app-to-winners = برویم سراغ برنده‌ها
app-answer-was = کارت { $name } شمارهٔ { $number } بود
app-found-by = یابنده: { $names }
app-found-by-none = هیچ‌کس پیدایش نکرد.
app-fooled = { $names } را گول زد
app-fooled-none = کسی گولش را نخورد
app-decoy = کارت هیچ‌کس
app-by-house = به انتخاب میز
app-verdict-some = بعضی‌ها پیدا کردند، بعضی‌ها نه: آفرین به قصه‌گو.
app-verdict-all = همه پیدایش کردند: زیادی لو دادی، { $name }!
app-verdict-none = هیچ‌کس پیدایش نکرد: زیادی رؤیایی بود!
app-verdict-no-votes = هیچ‌کس رأی نداد.
app-track = صفحهٔ امتیازشمار

# The lobby
app-seats-taken = { $count } صندلی از { $most } گرفته شده
app-free-seat = خالی
app-house-rules = قوانین خانگی
app-short-points = تا { $count } امتیاز
app-short-laps =
    { $count ->
        [one] { $count } دور کامل
       *[other] { $count } دور کامل
    }
app-short-last-card = تا آخرین کارت
app-invite = دوستان با دکمهٔ زیر پیام بازی در گروه می‌آیند.
app-join = می‌نشینم
app-begin = شروع بازی
app-leave-lobby = بلند شدن از سر میز
app-need-players =
    { $count ->
        [one] { $count } بازیکن دیگر لازم است
       *[other] { $count } بازیکن دیگر لازم است
    }
app-host-begins = { $name } بازی را شروع می‌کند.
app-lobby-watching = تماشاگر این میز هستی.

# Watching and joining
app-watching = تماشاگری
app-room = میز { $name } جا دارد
app-room-how = بنشین: از دور بعد کارت می‌گیری.
app-watch = فقط تماشا
app-left = از سر میز بلند شده‌ای
app-left-how = صندلی، دست و امتیازت محفوظ است؛ از دور بعد بازی می‌کنی.
app-come-back = برمی‌گردم

# The end
app-over = بازی تمام شد
app-you-won = بردی!
app-won =
    { $count ->
        [one] { $names } برنده شد!
       *[other] { $names } برنده شدند!
    }
app-points =
    { $count ->
        [one] { $count } امتیاز
       *[other] { $count } امتیاز
    }
app-rematch = یک دست دیگر
app-to-next-game = برویم بازی بعد
app-award-each = { $names } هر کدام
app-award-clues = خوش‌ذوق‌ترین سرنخ‌ها
app-award-clues-why =
    { $count ->
        [one] { $names }: { $count } سرنخ که بعضی‌ها پیدا کردند و بعضی‌ها نه
       *[other] { $names }: { $count } سرنخ که بعضی‌ها پیدا کردند و بعضی‌ها نه
    }
app-award-bluffs = استاد رد گم کردن
app-award-bluffs-why =
    { $count ->
        [one] { $names }: { $count } رأی به بیراهه
       *[other] { $names }: { $count } رأی به بیراهه
    }
app-award-finds = تیزبین جمع
app-award-finds-why =
    { $count ->
        [one] { $names }: { $count } کارت پیدا شده
       *[other] { $names }: { $count } کارت پیدا شده
    }

# The sheets
app-sheet-menu = فابولو
app-sheet-people = امتیازها و بازیکنان
app-sheet-hurry = منتظر چه کسی هستیم
app-sheet-story = همهٔ دورها
app-sheet-house = قوانین خانگی
app-sheet-mine = تنظیمات من
app-sheet-rules = بازی چطور است
app-sheet-clue = سرنخ
app-sheet-last = دور { $number }
app-leave = بلند شدن از سر میز
app-leave-sure = واقعاً می‌روی؟
app-end = پایان بازی
app-end-sure = واقعاً برای همه تمام شود؟
app-remove = کنار گذاشتن
app-remove-sure = مطمئنی؟
app-removed = کنارگذاشته‌شده‌ها
app-readmit = راه دادن دوباره
app-readmit-sure = مطمئنی؟
app-story-empty = هنوز دوری امتیازشماری نشده است.
app-house-presets = قوانین آماده
app-number-other = عدد دیگر…
app-zone-search = جست‌وجوی شهر
app-zone-none = چنین جایی پیدا نشد. نام جاها به انگلیسی است، مانند { $example }.
app-house-host = فقط { $name } می‌تواند این‌ها را عوض کند.
app-house-yours = تا شروع بازی می‌توانی این‌ها را عوض کنی.
app-house-later = بعضی قوانین وسط بازی هم عوض می‌شوند، از مرحلهٔ بعد.
app-hurry-race = هر کس زودتر سرنخ پیدا کند، قصه‌گوست.
app-hurry-telling = قصه‌گو دنبال سرنخ می‌گردد.
app-hurry-laying = دارند کارت انتخاب می‌کنند.
app-hurry-voting = دارند رأی می‌دهند.
app-nudge = یادآوری در گروه
app-nudge-in = یادآوری، { $when } دیگر
app-nudged = یادآوری شد.
app-skip = رد شدن
app-skip-in = رد شدن، { $when } دیگر
app-lot = قرعه‌کشی برای قصه‌گو
app-lot-in = قرعه‌کشی برای قصه‌گو، { $when } دیگر
app-skip-means-race = قرعه به یکی از شما می‌افتد و وقتِ کامل دارد.
app-skip-means-telling = اگر رد شوید، نوبت بدون امتیاز به نفر سمت چپ می‌رسد.
app-skip-means-laying = هر کس رد شود، میز به‌جایش کارت می‌گذارد.
app-skip-means-voting = هر کس رد شود، رأی نمی‌دهد.
app-set-language = زبان
app-set-language-own = مثل تلگرام
app-set-still = حرکت کمتر
app-set-still-why = نه چیزی می‌پرد، نه چیزی می‌جهد.
app-set-touch = لرزش لمسی
app-set-touch-why = گوشی با ضربه‌ای جواب می‌دهد.
app-set-large = نوشتهٔ درشت
app-set-large-why = همه‌چیز یک اندازه درشت‌تر.
app-set-described = شرح کارت‌ها
app-set-described-why = هر تصویر به زبان کلمه هم، برای همه یکسان.

# The doors
app-my-games = بازی‌های من
app-my-games-how = کدام میز؟
app-phase-lobby = دارند جمع می‌شوند
app-phase-telling = در جست‌وجوی سرنخ
app-phase-laying = انتخاب کارت‌ها
app-phase-voting = رأی‌گیری
app-phase-over = تمام شده
app-close-window = برگشت به گفت‌وگو
app-open-telegram = باز کردن تلگرام
app-door-outside = میزی میان دوستان
app-door-outside-how = فابولو در گروه‌های تلگرام بازی می‌شود. بات را به گروهت ببر، آنجا /newgame بفرست و این صفحه را از پیامی که می‌آید باز کن.
app-door-expired = این پنجره کهنه شده است
app-door-expired-how = آن را ببند و بازی را دوباره از گروه باز کن.
app-door-no-games = بازی‌ای باز نیست
app-door-no-games-how = در گروهت /newgame بفرست، یا بازی را از پیامش در گروه باز کن.
app-door-no-such-game = این بازی هیچ‌جا پیدا نیست
app-door-no-such-game-how = شاید مدت‌هاست تمام شده. در گروه با /newgame یکی تازه باز کن.
app-door-not-yours = این میز هنوز تو را نمی‌شناسد
app-door-not-yours-how = این میز مال یک گروه است. زیر پیام بازی در گروه «من هم هستم» را بزن، یا اگر عضو آن گروهی همین‌جا بنشین.
app-door-trouble = دست به میز نمی‌رسد
app-door-trouble-how = اتصال برقرار نشد. چیزی از بازی گم نشده است.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] هر بازیکن { $count } کارت در دست دارد که بقیه نمی‌بینند.
   *[other] هر بازیکن { $count } کارت در دست دارد که بقیه نمی‌بینند.
}
rules-hand-three = { $count ->
    [one] در بازی سه‌نفره هر بازیکن { $count } کارت در دست دارد و همه جز قصه‌گو دو کارت می‌دهند.
   *[other] در بازی سه‌نفره هر بازیکن { $count } کارت در دست دارد و همه جز قصه‌گو دو کارت می‌دهند.
}
rules-first-race = در دور اول، هر کس زودتر سرنخ پیدا کند قصه‌گوست. بعد نوبت به نفر سمت چپ می‌رسد.
rules-first-lot = قصه‌گوی اول به قید قرعه انتخاب می‌شود. بعد نوبت به نفر سمت چپ می‌رسد.
rules-first-seat = قصه‌گوی اول { $name } است. بعد نوبت به نفر سمت چپ می‌رسد.
rules-clue = قصه‌گو پنهانی کارتی برمی‌دارد و برایش سرنخی می‌دهد: یک کلمه یا چند کلمه، ساختهٔ خودش یا برگرفته از شعر، ترانه، فیلم یا ضرب‌المثل.
rules-clue-spoken = سرنخ را می‌شود بلند هم گفت تا همه بشنوند.
rules-clue-shown = می‌شود آن را خواند، زمزمه کرد، پانتومیم کرد یا نشان داد: با پیام صوتی یا ویدیویی، عکس، استیکر، گیف.
rules-lay = { $count ->
    [1] سایر بازیکنان از دست خودشان کارتی می‌دهند که بیشتر از همه به سرنخ می‌خورد.
    [one] سایر بازیکنان از دست خودشان { $count } کارت می‌دهند که بیشتر از همه به سرنخ می‌خورد.
   *[other] سایر بازیکنان از دست خودشان { $count } کارتی را می‌دهند که بیشتر از همه به سرنخ می‌خورند.
}
rules-table = همهٔ این کارت‌ها بُر می‌خورند، رو می‌شوند و شماره می‌گیرند.
rules-decoys = { $count ->
    [one] کارت‌هایی از بانک، میز را تا { $count } کارت پر می‌کنند؛ رأی به آن‌ها برای کسی امتیاز ندارد.
   *[other] کارت‌هایی از بانک، میز را تا { $count } کارت پر می‌کنند؛ رأی به آن‌ها برای کسی امتیاز ندارد.
}
rules-vote = همه جز قصه‌گو مخفیانه به کارتی رأی می‌دهند که فکر می‌کنند مال قصه‌گوست؛ هیچ‌وقت به کارت خودشان.
rules-next = دست‌ها دوباره پر می‌شود و نفر سمت چپ قصه‌گو می‌شود.

rules-score = امتیازشماری
rules-score-ends = همه کارت قصه‌گو را پیدا کنند، یا هیچ‌کس: قصه‌گو { $none } امتیاز می‌گیرد و بقیه هر کدام { $others }.
rules-score-some = بعضی‌ها پیدا کنند، ولی نه همه: قصه‌گو { $points } امتیاز می‌گیرد و هر یابنده هم همین‌قدر.
rules-score-lone = درست یک نفر پیدا کند: او و قصه‌گو هر کدام { $points } امتیاز می‌گیرند.
rules-score-lone-three = در بازی سه‌نفره، درست یک نفر پیدا کند: او و قصه‌گو هر کدام { $points } امتیاز می‌گیرند.
rules-score-votes = برای هر رأی به کارتت { $points } امتیاز اضافی می‌گیری، مگر اینکه قصه‌گو باشی.
rules-score-large = از { $seats } بازیکن به بالا می‌توانی به یک کارت رأی بدهی یا به دو تا. رأی تک و درست { $sure } امتیاز بیشتر دارد؛ رأی‌های کارتت حداکثر { $most } امتیاز.
rules-score-two = در بازی دونفره، اگر کارت پیدا شود هر دو { $points } امتیاز می‌گیرید، وگرنه { $none }.
rules-score-imaginarium-some = بعضی‌ها کارت قصه‌گو را پیدا کنند، ولی نه همه: قصه‌گو { $points } امتیاز می‌گیرد و { $more } تا برای هر یابنده؛ هر یابنده هم { $points }.
rules-score-imaginarium-all = همه پیدا کنند: قصه‌گو { $points } امتیاز از دست می‌دهد و کسی امتیازی نمی‌گیرد.
rules-score-imaginarium-none = هیچ‌کس پیدا نکند: قصه‌گو { $points } امتیاز از دست می‌دهد.
rules-score-floor = امتیاز هیچ‌کس از { $none } پایین‌تر نمی‌رود.

rules-end = پایان بازی
rules-end-points = { $count ->
    [one] دوری که در آن کسی به { $count } امتیاز برسد، دور آخر است.
   *[other] دوری که در آن کسی به { $count } امتیاز برسد، دور آخر است.
}
rules-end-last-card = دوری که آخرین کارتِ بانک در آن کشیده شود، دور آخر است.
rules-end-laps = { $count ->
    [one] وقتی هر بازیکن { $count } بار قصه‌گو شد، بازی تمام است.
   *[other] وقتی هر بازیکن { $count } بار قصه‌گو شد، بازی تمام است.
}
rules-end-used = وقتی بانک خالی شود، کارت‌های بازی‌شده بُر می‌خورند و بانک تازه می‌شوند.
rules-end-win = هر کس بیشترین امتیاز را داشته باشد، بازی را می‌برد؛ اگر چند نفر در صدر برابر باشند، با هم برنده‌اند.

rules-tips = نکته‌ها
rules-tip-clue = سرنخِ زیادی دقیق را همه پیدا می‌کنند و سرنخِ زیادی دور را هیچ‌کس. چیزی آن وسط پیدا کن.
rules-tip-lure = کارتی بده که به کارت قصه‌گو بخورد تا بقیه را گول بزند.
rules-tip-think = پیش از رأی دادن، خودت را جای همین قصه‌گو بگذار.
rules-tip-practice = سرنخ‌های اول سخت‌ترند. بعد از چند دور خودشان می‌آیند.

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = مثال: یک دور بازی
rules-example-clue = چیزی تا خانه نمانده
rules-example-told = { $name } برای کارت { $number } می‌گوید «{ $clue }».
rules-example-line = ‏{ $name } { $points }: { $why }
rules-why-told = بعضی‌ها کارت را پیدا کردند، ولی نه همه ({ $points })
rules-why-told-two = کارت پیدا شد ({ $points })
rules-why-found = کارت را پیدا کرد ({ $points })
rules-why-sure = به همان یک رأی مطمئن بود ({ $points })
rules-why-votes = { $count ->
    [one] { $count } رأی از بقیه ({ $points })
   *[other] { $count } رأی از بقیه ({ $points })
}
rules-why-nothing = این بار هیچ

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = سارا
rules-name-2 = رضا
rules-name-3 = آرش
rules-name-4 = امیر
rules-name-5 = مینا
rules-name-6 = لیلا
rules-name-7 = کاوه
