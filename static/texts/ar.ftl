## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = سبق أن ذكّرناهم.
refusal-already-seated = أنت جالس إلى هذه الطاولة أصلًا.
refusal-bad-value = لا تُضبط هذه القاعدة هكذا.
refusal-blank-clue = التلميح فارغ. كلمة، بيت شعر، أي شيء.
refusal-card-first = اختر بطاقتك أولًا، ثم أرِنا تلميحك.
refusal-clue-too-long = التلميح طويل: { $length } حرفًا، والحد الأقصى { $most }.
refusal-deck-too-small = مجموعة البطاقات لا تكفي هذا العدد: المطلوب { $needed } بطاقة وفيها { $cards }.
refusal-need-presence = اضغط «سألعب» تحت رسالة اللعبة في المجموعة لتعرفك الطاولة.
refusal-no-end = بهذه القواعد لن تنتهي اللعبة أبدًا.
refusal-no-such-rule = لا توجد قاعدة كهذه.
refusal-no-such-seat = لا يوجد مقعد كهذا على هذه الطاولة.
refusal-not-allowed = قواعد الجلسة لا تسمح بذلك.
refusal-not-awaited = لم يعد أحد ينتظر هذا اللاعب.
refusal-not-host = هذا للمضيف وحده.
refusal-not-host-yet = البدء الآن للمضيف وحده، ثم لكل من على الطاولة. الباقي: { $when }.
refusal-not-in-hand = هذه البطاقة ليست في يدك.
refusal-not-on-table = لا بطاقة بهذا الرقم على الطاولة.
refusal-not-over = هذه اللعبة لم تنتهِ بعد.
refusal-not-present = الإعادة لمن بقي إلى النهاية.
refusal-not-removed = هذا اللاعب لم يُستبعد.
refusal-not-seated = أنت لست على هذه الطاولة.
refusal-not-yet = تلعب ابتداءً من الجولة { $round }.
refusal-not-your-turn = ليس دورك الآن.
refusal-over = انتهت هذه اللعبة.
refusal-own-card = هذه بطاقتك. صوّت لغيرها.
refusal-pile-short = البطاقات الباقية لا تكفي لاعبًا آخر.
refusal-removed = أغلق المضيف هذه الطاولة أمامك.
refusal-rules-clash = هذه القواعد لا تجتمع معًا.
refusal-table-full = الطاولة ممتلئة: كل المقاعد مشغولة ({ $seats }).
refusal-too-early = أمهلهم قليلًا بعد: { $when }.
refusal-too-few =
    { $least ->
        [zero] لا حاجة إلى لاعبين للبدء.
        [one] يلزم لاعب واحد للبدء.
        [two] يلزم لاعبان للبدء.
        [few] يلزم { $least } لاعبين للبدء.
        [many] يلزم { $least } لاعبًا للبدء.
       *[other] يلزم { $least } لاعب للبدء.
    }
refusal-too-late = فات الأوان: اللعبة مضت قُدمًا.
refusal-too-late-told = سبقك غيرك: الرواية في هذه الجولة عند { $name }.
refusal-too-many =
    { $seats ->
        [zero] لا تتسع هذه القواعد لأي لاعب.
        [one] لا تتسع هذه القواعد إلا للاعب واحد.
        [two] لا تتسع هذه القواعد إلا للاعبَين.
        [few] لا تتسع هذه القواعد إلا إلى { $seats } لاعبين.
        [many] لا تتسع هذه القواعد إلا إلى { $seats } لاعبًا.
       *[other] لا تتسع هذه القواعد إلا إلى { $seats } لاعب.
    }
refusal-watch-only = لك هنا أن تتفرج، لا أن تلعب.
refusal-wrong-count =
    { $wanted ->
        [zero] لا تختر أي بطاقة.
        [one] اختر بطاقة واحدة بالضبط.
        [two] اختر بطاقتين بالضبط.
        [few] اختر { $wanted } بطاقات بالضبط.
        [many] اختر { $wanted } بطاقة بالضبط.
       *[other] اختر { $wanted } بطاقة بالضبط.
    }

# The twelve bunnies, by number.
bunny-0 = أرنب أزرق بقبعة
bunny-1 = أرنب برتقالي بوشاح
bunny-2 = أرنب أخضر بورقة شجر
bunny-3 = أرنب أصفر بنجمة
bunny-4 = أرنب أرجواني بنظارة
bunny-5 = أرنب أحمر بربطة
bunny-6 = أرنب سماوي بمظلة
bunny-7 = أرنب أسود بقبعة عالية
bunny-8 = أرنب أبيض بزهرة
bunny-9 = أرنب بني بتاج
bunny-10 = أرنب رمادي برقعة
bunny-11 = أرنب بنفسجي ببالون

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = نقاط الفوز
rule-points-none = بلا حد
rule-points-about = من يبلغ هذا العدد عند نهاية جولة تنتهي به اللعبة. في القواعد المطبوعة 30.
rule-last_card = النهاية مع آخر بطاقة
rule-last_card-about = الجولة التي تُسحب فيها آخر بطاقة هي الأخيرة. وبدون ذلك لا بد أن تنهيها النقاط أو الدورات؛ أما الرزمة الفارغة فنهاية دائمًا.
rule-laps = دورات حول الطاولة
rule-laps-none = بلا حد
rule-laps-about = كلٌّ يروي بهذا العدد ثم نكتفي. مناسب لسهرة يعقبها دوام.
rule-first = الراوي الأول
rule-first-seat = المقعد { $number }
rule-first-about = من يروي في الجولة 1: أول من يجد تلميحًا، أو من تقع عليه القرعة، أو من تسمّيه أنت.
rule-lone_finder_bonus = من عرفها وحده ينال 4
rule-lone_finder_bonus-none = مع 3 لاعبين
rule-lone_finder_bonus-about = إن عرف البطاقة لاعب واحد فقط، نال هو والراوي 4 بدل 3. في القواعد المطبوعة هذا للعب ثلاثة.
rule-pace = الإيقاع
rule-pace-about = سهرة: دقيقة أو دقيقتان لكل خطوة. على مهل: 12 ساعة، ويمكن التجاوز بعد 15 دقيقة. بطيء: يوم كامل، ولا شيء في الليل.
rule-skip = من له التجاوز
rule-skip-about = من يحق له أن يمضي بدون الذين تنتظرهم الطاولة.
rule-spoken = التلميح بصوت عالٍ
rule-spoken-about = للراوي أن يقول التلميح بدل كتابته، حين تجلسون معًا أو تكونون في مكالمة.
rule-shown = غناء وتمثيل وصور
rule-shown-about = للراوي أن يغنّي التلميح أو يمثّله أو يعرضه: رسالة صوتية أو مرئية، صورة، ملصق، GIF.
rule-large_table = طاولة كبيرة
rule-large_table-about = من 7 إلى 12 لاعبًا: صوتان لكل لاعب، ونقطة إضافية لمن أصاب بصوت واحد، و3 نقاط على الأكثر من أصوات غيرك. البطاقات المستعملة تعود؛ والنهاية بالنقاط أو الدورات.
rule-imaginarium = نقاط على طريقة إيماجيناريوم
rule-imaginarium-about = عرفها بعضهم: للراوي 3 وواحدة عن كل من عرفها. عرفها الجميع: يخسر الراوي 3؛ لم يعرفها أحد: يخسر 2.
rule-decoys = إكمال الطاولة إلى
rule-decoys-none = لا
rule-decoys-about = للاعبَين أو 3: بطاقات من الرزمة تكمل الطاولة إلى هذا العدد. الأصوات لها لا تُحسب لأحد.
rule-seats = المقاعد
rule-seats-about = كم لاعبًا يمكنه الجلوس. أكثر من 8 يحتاجون إلى الطاولة الكبيرة.
rule-audience = الفرجة للآخرين
rule-audience-about = لأعضاء المجموعة بلا مقاعد أن يتفرجوا، من دون أن يروا بطاقات أحد.
rule-deck = مجموعة البطاقات
rule-deck-about = الصور التي تلعبون بها.
rule-all_cards = اللعب بكل البطاقات
rule-all_cards-about = تأخذ اللعبة 84 بطاقة من المجموعة كما في القواعد المطبوعة. وبهذا تأخذها كلها.
rule-zone = المنطقة الزمنية
rule-zone-about = للإيقاع البطيء: بين 23 و8 هناك لا ينتهي شيء ولا يُذكَّر أحد.
rule-pin = تثبيت أحدث رسالة
rule-pin-about = تبقى أحدث رسالة من اللعبة مثبّتة، إن سُمح لي. والتثبيت لا يرنّ عند أحد.

# House rules that come together: preset-<name>.
preset-usual = المعتادة
preset-usual-about = من 3 إلى 8 لاعبين، حتى 30 نقطة أو آخر بطاقة
preset-usual-sheet = ما تتفق عليه كل القواعد المطبوعة
preset-classic = كلاسيكية
preset-classic-about = حتى 6 لاعبين، حتى آخر بطاقة
preset-classic-sheet = كما في القواعد البرتغالية
preset-score_track = مسار النقاط
preset-score_track-about = حتى 6 لاعبين، حتى 30 نقطة أو آخر بطاقة
preset-score_track-sheet = كما في القواعد الهولندية وقواعد الإسبرانتو
preset-family = عائلة من ثمانية
preset-family-about = حتى 8 لاعبين، حتى 30 نقطة، والراوي الأول بالقرعة
preset-family-sheet = كما في القواعد الفارسية
preset-three = ثلاثة
preset-three-about = ثلاثة لاعبين: سبع بطاقات في اليد، واثنتان على الطاولة، ومن عرفها وحده ينال 4
preset-three-sheet = قواعد الثلاثة كما هي مطبوعة
preset-big_table = طاولة عامرة
preset-big_table-about = من 7 إلى 12 لاعبًا، صوتان لكل لاعب، حتى 30 نقطة
preset-big_table-sheet = خارج القواعد المطبوعة، على طريقة النسخة الأكبر من اللعبة
preset-imaginarium = إيماجيناريوم
preset-imaginarium-about = نقاطها الخاصة: السهل جدًا والبعيد جدًا يكلّفان الراوي
preset-imaginarium-sheet = خارج القواعد المطبوعة، على طريقة لعبة قريبة

# What a house rule may be set to.
value-on = نعم
value-off = لا
value-race = أول من يجد تلميحًا
value-lot = بالقرعة
value-living_room = سهرة
value-relaxed = على مهل
value-slow = بطيء
value-seated = كل من على الطاولة
value-host = المضيف

# Why a game came to its end: ending-<why>.
ending-points = بلغنا الهدف.
ending-last_card = سُحبت آخر بطاقة.
ending-laps = رُويت آخر دورة.
ending-host = أُنهيت يدويًا؛ آخر جولة مكتملة هي المحسوبة.
ending-host-unplayed = أُنهيت يدويًا.
ending-too_few = الباقون أقل من أن يكملوا.
ending-asleep = يبدو أن الجميع نيام.
ending-closed = مرّ يوم ولم يبدأها أحد.
ending-silence = تعذّر الوصول إلى المحادثة أسبوعًا كاملًا.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>لعبة فابولو: من يلعب معنا؟</b>
lobby-begun = 🐇 <b>لعبة فابولو</b>
lobby-seat = ‏{ $sign } { $name }
lobby-seat-host = ‏{ $sign } { $name } · المضيف
lobby-rules = قواعد الجلسة: { $rules }
lobby-needs = { $count ->
    [zero] اكتمل العدد، لنبدأ.
    [one] ينقصنا لاعب واحد لنبدأ.
    [two] ينقصنا لاعبان لنبدأ.
    [few] ينقصنا { $count } لاعبين لنبدأ.
    [many] ينقصنا { $count } لاعبًا لنبدأ.
   *[other] ينقصنا { $count } لاعب لنبدأ.
}
lobby-ready = حضر الجميع؟ زر «ابدأ» عند { $host }.
lobby-too-many = أنتم أكثر مما تسمح به قواعد الجلسة: عدد المقاعد { $count } على الأكثر.
lobby-lap-short = هذه البطاقات لا تكفي ليروي كلٌّ مرة؛ تنتهي اللعبة مع آخر بطاقة.

# The house rules in one line

short-end = النهاية: { $ends }
short-or = { $one } أو { $other }
short-points = { $count ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
short-laps = { $count ->
    [zero] بلا دورات
    [one] دورة واحدة
    [two] دورتان
    [few] { $count } دورات
    [many] { $count } دورة
   *[other] { $count } دورة
}
short-last-card = آخر بطاقة
short-race = أول من يجد تلميحًا يروي أولًا
short-lot = الراوي الأول بالقرعة
short-first = الراوي الأول: { $name }
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>الجولة { $round }</b>: الدور على { $name }
turn-title-race = 🐇 <b>الجولة { $round }</b>: الراوي أول من يجد تلميحًا
turn-find = الآن دور { $name } في تقليب البطاقات واختيار واحدة وإيجاد تلميح لها: كلمة، مقطع من أغنية، صوت. لا سهل جدًا ولا بعيد جدًا.
turn-race = قلّبوا بطاقاتكم. من وجد تلميحًا لإحداها فليقله: الأول هو المحسوب.

clue-text = 💬 تلميح <b>{ $name }</b>: <b>«{ $clue }»</b>
clue-spoken = 🗣 تلميح <b>{ $name }</b> بصوت عالٍ. أرهفوا السمع!
clue-media = 🎭 تلميح <b>{ $name }</b> بالصورة أو الصوت.
clue-media-words = 🎭 تلميح <b>{ $name }</b> بالصورة أو الصوت: «{ $clue }»
clue-unknown = 💬 قيل التلميح، والدور على <b>{ $name }</b>.
clue-give = { $count ->
    [zero] البقية: لا بطاقات هذه المرة.
    [one] البقية: أعطوا من أيديكم البطاقة الأنسب له.
    [two] البقية: أعطوا من أيديكم البطاقتين الأنسب له.
    [few] البقية: أعطوا من أيديكم { $count } بطاقات هي الأنسب له.
    [many] البقية: أعطوا من أيديكم { $count } بطاقة هي الأنسب له.
   *[other] البقية: أعطوا من أيديكم { $count } بطاقة هي الأنسب له.
}

table-title = 🖼 <b>الجولة { $round }: البطاقات على الطاولة</b>
table-which = أيّ هذه البطاقات بطاقة { $name }؟ بطاقتك أنت لا تُحسب.
table-which-votes = أيّ هذه البطاقات بطاقة { $name }؟ عدد الأصوات لكل لاعب: { $count }؛ وبطاقتك أنت لا تُحسب.
table-clue-text = التلميح: «{ $clue }»
table-clue-spoken = قيل التلميح بصوت عالٍ.
table-clue-media = التلميح معروض أعلاه.

result-title = ⭐ <b>الجولة { $round }</b>
result-clue-text = تلميح { $name }: «{ $clue }»، للبطاقة { $number }.
result-clue-spoken = تلميح { $name } كان بصوت عالٍ، للبطاقة { $number }.
result-clue-media = تلميح { $name } عُرض هنا، للبطاقة { $number }.
result-all = عرفها الجميع: سهل جدًا!
result-none = لم يعرفها أحد: بعيد جدًا!
result-some = عرفها: { $names }.
result-no-votes = لم يصوّت أحد.
result-points = ‏{ $sign } { $name } { $points } ← { $score }
result-card = ‏{ $number }. { $name }
result-card-decoy = { $number }. من الرزمة
result-card-house = ‏{ $number }. { $name } (اختارتها الطاولة)
result-card-votes = ‏{ $card } → { $names }

# The end

over-title = 🏁 <b>انتهت اللعبة</b>
over-closed = 🚪 <b>أُغلقت الطاولة.</b> لعبة جديدة على بُعد ضغطة.
over-one = { $points ->
    [zero] 🏆 الفوز من نصيب <b>{ $names }</b> بلا نقاط!
    [one] 🏆 الفوز من نصيب <b>{ $names }</b> بنقطة واحدة!
    [two] 🏆 الفوز من نصيب <b>{ $names }</b> بنقطتين!
    [few] 🏆 الفوز من نصيب <b>{ $names }</b> برصيد { $points } نقاط!
    [many] 🏆 الفوز من نصيب <b>{ $names }</b> برصيد { $points } نقطة!
   *[other] 🏆 الفوز من نصيب <b>{ $names }</b> برصيد { $points } نقطة!
}
over-several = { $points ->
    [zero] 🏆 يتقاسم الفوز <b>{ $names }</b> بلا نقاط!
    [one] 🏆 يتقاسم الفوز <b>{ $names }</b> بنقطة واحدة لكلٍّ!
    [two] 🏆 يتقاسم الفوز <b>{ $names }</b> بنقطتين لكلٍّ!
    [few] 🏆 يتقاسم الفوز <b>{ $names }</b> ولكلٍّ { $points } نقاط!
    [many] 🏆 يتقاسم الفوز <b>{ $names }</b> ولكلٍّ { $points } نقطة!
   *[other] 🏆 يتقاسم الفوز <b>{ $names }</b> ولكلٍّ { $points } نقطة!
}
over-nobody = لم تكتمل أي جولة، فلا فائز هذه المرة.
over-score = ‏{ $place }. { $sign } { $name } · { $score }
over-again-one = بلغت تلك اللعبة نهايتها، والفوز من نصيب { $names }.
over-again-several = بلغت تلك اللعبة نهايتها، وتقاسم الفوز { $names }.
over-again-nobody = بلغت تلك اللعبة نهايتها بلا فائز.

# What the game waits for

status-race = ⏳ ننتظر أول تلميح.
status-telling = ⏳ ننتظر تلميح { $name }.
status-showing = 🎤 البطاقة جاهزة و{ $name } على وشك عرض التلميح: ردًّا على هذه الرسالة، برسالة صوتية أو مرئية، أو صورة، أو ملصق، أو GIF، أو كلمات.
status-laying = ⏳ أعطى { $done } من { $all }. ننتظر { $names }.
status-voting = ⏳ صوّت { $done } من { $all }. ننتظر { $names }.
status-until = حتى { $day }، { $time } (بتوقيت { $zone }).
status-asked = 🕰 حين سألت: مضى { $waited }؛ وأقصى ما بقي قبل المتابعة: { $left }.
reminder-telling = ‏🔔 { $names }، ننتظر تلميحك.
reminder-race = 🔔 ننتظر أول تلميح. من عنده واحد؟
reminder-laying = ‏🔔 { $names }، ننتظر بطاقاتكم.
reminder-voting = ‏🔔 { $names }، ننتظر أصواتكم.

# What was missed while Telegram did not answer

missed-message = ↩️ إن لم يصلكم: ربما تنقص أعلاه رسالة من هذه اللعبة.
missed-clue = ↩️ إن لم يصلكم: { $clue }
missed-table = ↩️ إن لم يصلكم: وُضعت بطاقات الجولة { $round } على الطاولة.
missed-result = ↩️ إن لم يصلكم: نقاط الجولة { $round }: { $points }.
missed-points = ‏{ $name } { $points }

# Notices

notice-joined = ‏👋 { $name } معنا من الجولة القادمة.
notice-returned = 👋 عودة { $name }، واللعب من الجولة القادمة.
notice-left = ‏🚪 { $name } خارج اللعبة.
notice-removed = 🚪 استبعاد { $name } من اللعبة.
notice-readmitted = 🔓 الباب مفتوح من جديد أمام { $name }.
notice-host = 👑 المضيف الآن { $name }.
notice-skipped-laying = ⏭ لا بطاقة من { $name }؛ اختارت الطاولة واحدة.
notice-skipped-voting = ⏭ لا صوت من { $name }.
notice-passed = ⏭ لا تلميح من { $name }؛ ينتقل الدور.
notice-passed-nobody = ⏭ لم يجد أحد تلميحًا؛ ينتقل الدور.
notice-void = 🃏 رحيل { $name } والرواية لم تكتمل: تعود البطاقات ولا نقاط لأحد.
notice-lot = 🎲 لم يجد أحد تلميحًا في الوقت، فوقعت القرعة على { $name }.

# Buttons

button-join = 🙋 سألعب
button-leave = 🚪 سأغادر
button-rules = 📜 قواعد الجلسة
button-begin = ▶️ ابدأ
button-open = 🃏 افتح اللعبة
button-open-hand = 🃏 افتح بطاقاتي
button-open-vote = 🗳 إلى التصويت
button-story = 📖 ما جرى
button-nudge = 🔔 تذكير
button-skip = ⏭ تجاوز { $name }
button-skip-all = ⏭ كفى انتظارًا
button-lot = 🎲 القرعة
button-rematch = 🔁 إعادة
button-newgame = 🐇 لعبة جديدة
button-add = ➕ أضفني إلى مجموعة
button-games = 🃏 ألعابي
button-pings-on = 🔔 نبّهني حين يأتي دوري
button-pings-off = 🔕 لا تنبّهني
button-back = ‹ رجوع
button-more = قواعد أخرى ›
button-presets = 🎁 قواعد جاهزة
zone-now = ‏{ $zone }، { $time }
button-done = ✓ تم
button-end = 🏁 إنهاء اللعبة
button-end-really = 🏁 نعم، أنهِها
button-language = 🌍 اللغة
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = جلست إلى الطاولة، وأنت { $bunny }.
toast-joined-later = جلست إلى الطاولة، وأنت { $bunny }، وتلعب من الجولة { $round }.
toast-left = غادرت الطاولة.
toast-begun = وُزّعت البطاقات.
toast-nudged = التذكير في الطريق.
toast-skipped = نمضي.
toast-rematch = مرة أخرى!
toast-ended = انتهت اللعبة.
toast-no-game = تلك اللعبة مضت منذ زمن.
toast-elsewhere = تلك اللعبة في محادثة أخرى.
toast-open = هنا لعبة مفتوحة أصلًا: يعرضها /status.
toast-old = هذا الزر قديم جدًا. اطلب /status.

# For the presser alone, in the group

whisper-hand = 🃏 بطاقاتك على بُعد ضغطة.

# Short answers in the group

answer-no-game = لا لعبة مفتوحة هنا. نلعب؟
ask-hidden = أنت تكتب باسم المجموعة أو قناة، فلا أعرف من أنت. اضغط زرًا بدلًا من ذلك؛ الأزرار تعرفك.
update-set-aside = حدث خطأ ما واضطررت إلى ترك الأمر. حاول مرة أخرى من فضلك.
chat-greeting = 🐇 <b>مرحبًا! أنا فابولو.</b> أوزّع بطاقات ملأى بالأحلام: واحد منكم يعطي تلميحًا، والبقية يبحثون عن الصورة التي وراءه. من ثلاثة لاعبين إلى ثمانية.
house-text = 📜 قواعد الجلسة: { $rules }
house-menu = 📜 <b>قواعد الجلسة</b>: { $rules }
house-menu-later = 📜 <b>قواعد الجلسة</b>: { $rules }. ما تغيّره الآن يسري من المرحلة القادمة.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>قواعد جاهزة</b>: ضغطة واحدة تضبطها كلها. الإيقاع ونوع التلميح ومجموعة البطاقات تبقى كما هي.
house-preset = • <b>{ $preset }</b>: { $about }؛ <i>{ $sheet }</i>
house-zone-more = ليست بينها؟ اكتبها أمرًا: <code>/house zone { $example }</code>
house-end = 🏁 ننهي اللعبة الآن؟ آخر جولة مكتملة هي المحسوبة.
language-which = 🌍 بأي لغة أتكلم هنا؟
language-chosen = 🌍 من الآن أتكلم العربية هنا.
language-not-yours = ما دامت لعبة مفتوحة، يختار اللغة مضيفها أو مشرف.
deck-text = ‏🎴 <b>{ $title }</b> من { $artist } ({ $licence })، { $cards ->
    [zero] بلا بطاقات
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $cards } بطاقات
    [many] { $cards } بطاقة
   *[other] { $cards } بطاقة
}.
deck-others = وعندي أيضًا: { $titles }. يختار المضيف من قواعد الجلسة.
stats-now = ⭐ <b>بعد الجولة { $round }</b>
stats-score = ‏{ $sign } { $name } · { $score }
stats-champions = 🏆 <b>الفوز في هذه المجموعة</b>
stats-champion = ‏{ $name } · { $wins } من { $games }
stats-nothing = لم يُكمل أحد لعبة هنا بعد. كونوا الأوائل!
show-taken = تلميحك في طريقه إلى المجموعة.
show-which = لأي لعبة هذا التلميح؟
show-hidden = إن كان هذا هو التلميح: لا أعرف صاحبه ما دمت تكتب باسم المجموعة أو قناة. أرسله إليّ على الخاص.
show-too-large = هذا الملف كبير عليّ. شيء دون 20 ميغابايت من فضلك.
show-too-late = فات الأوان: انتقل دورك، فلا يُحسب هذا.
show-not-yours = عرض التلميح دور { $name } الآن؛ هذا لا يُحسب.
show-unknown = أستطيع عرض رسالة صوتية أو مرئية، أو فيديو، أو موسيقى، أو صورة، أو ملصق، أو GIF، أو نقل كلمات.
rules-head = 📖 <b>كيف نلعب</b>
rules-part = ‏<b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 هذه قواعد الجلسة «{ $preset }»: { $sheet }.
help-text = 🐇 <b>فابولو</b> تُلعب هنا: البطاقات في التطبيق والحكاية في هذه المجموعة.
    ‏/newgame يفتح لعبة، والكل يضغط «سألعب»، والمضيف يضغط «ابدأ».
    ‏/status يخبركم أين وصلنا، /skip يمضي بدون النيام.
    ‏/house يضبط قواعد الجلسة، /rules يشرح اللعب، /end ينهيه.
    وكل ذلك بالأزرار تحت رسائلي أيضًا.

# The private chat

private-welcome = 🐇 <b>أهلًا بك في فابولو!</b> تحتاج إلى مجموعة من ثلاثة إلى ثمانية: أضفني إلى مجموعتك، واكتب هناك /newgame، واخلط أصدقاءك جيدًا.
private-welcome-games = 🐇 <b>أهلًا بعودتك!</b> هذه ألعابك؛ و⏳ تعني أنها تنتظرك.
private-hint = لا أصغي هنا إلا إلى تلميحات وعدتَ بعرضها. ألعابك في الأسفل.
pings-on = 🔔 حين يأتي دورك في إحدى ألعابك، أخبرك هنا.
pings-off = 🔕 سألزم الصمت هنا. رسائل المجموعة مستمرة.
ping-telling = ‏🔔 <b>{ $chat }</b>: دورك في الرواية.
ping-laying = ‏🔔 <b>{ $chat }</b>: أعطِ بطاقة.
ping-voting = ‏🔔 <b>{ $chat }</b>: البطاقات على الطاولة، صوّت.
ping-clue = التلميح: «{ $clue }»
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = لعبة حكايات ببطاقات مصوّرة، لمجموعات من ثلاثة إلى ثمانية.
profile-description = يوزّع فابولو بطاقات ملأى بالأحلام. واحد منكم يعطي تلميحًا، والبقية يبحثون عن الصورة التي وراءه. أضفني إلى مجموعة واكتب /newgame.
profile-menu = ألعابي
command-newgame = فتح لعبة
command-join = الجلوس إلى الطاولة
command-leave = مغادرة الطاولة
command-begin = توزيع البطاقات
command-status = ماذا ننتظر؟
command-skip = المضيّ بدون النيام
command-rematch = لعبة أخرى
command-end = إنهاء اللعبة
command-rules = كيف نلعب
command-house = قواعد الجلسة
command-deck = البطاقات التي نلعب بها
command-stats = النقاط، ومن فاز وكم مرة
command-language = اللغة التي أتكلمها هنا
command-help = ما أستطيع فعله
command-pings = تنبيه خاص حين يأتي دوري: تشغيل أو إيقاف
command-start = ألعابي، وكيف نبدأ

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = تلميح { $name }
picture-told = تلميح { $name }
picture-clue-text = «{ $clue }»
picture-clue-spoken = قيل بصوت عالٍ
picture-clue-media = للعين أو للأذن
picture-house = الطاولة
picture-over = وهكذا انتهت
picture-won = { $count ->
    [zero] الفوز من نصيب { $names }!
    [one] الفوز من نصيب { $names }!
    [two] فوز مشترك: { $names }!
    [few] فوز مشترك: { $names }!
    [many] فوز مشترك: { $names }!
   *[other] فوز مشترك: { $names }!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = لا يعمل فابولو هنا. حدّث تيليغرام أو «Android System WebView» من متجر Play.

# The frame
app-people = النقاط واللاعبون
app-menu = القائمة
app-close = إغلاق
app-back = رجوع
app-loading = لحظة…
app-offline = لا اتصال. اختيارك محفوظ.
app-paused = لا يستطيع البوت الكتابة في المجموعة الآن. تابع من هنا.
app-error = لم ينجح ذلك. حاول مرة أخرى.
app-sending = جارٍ الإرسال…
app-still-trying = ما زلنا نحاول…
app-try-again = حاول مجددًا
app-keep = أبقِه كما هو
app-continue = متابعة
app-you = أنت
app-host = المضيف
app-gone = خارج اللعبة
app-your-turn = دورك
app-round = الجولة { $number }
app-round-last = الجولة { $number }، الأخيرة
app-from-round = من الجولة { $number }
app-you-from-round = تلعب من الجولة { $number }
app-waiting-for = في انتظار { $names }
app-waiting-for-you = الكل في انتظارك
app-nobody-awaited = الجميع جاهزون
app-seconds = { $count ->
    [zero] { $count } ثانية
    [one] ثانية
    [two] ثانيتين
    [few] { $count } ثوانٍ
    [many] { $count } ثانية
   *[other] { $count } ثانية
}
app-minutes = { $count ->
    [zero] { $count } دقيقة
    [one] دقيقة
    [two] دقيقتين
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
}
app-hours = { $count ->
    [zero] { $count } ساعة
    [one] ساعة
    [two] ساعتين
    [few] { $count } ساعات
    [many] { $count } ساعة
   *[other] { $count } ساعة
}

# Cards
app-card = البطاقة { $number }
app-card-of = البطاقة { $number } من { $count }
app-card-yours = البطاقة { $number }، بطاقتك
app-card-chosen = البطاقة { $number }، مختارة
app-your-card = بطاقتك
app-your-hand = بطاقاتك
app-previous-card = البطاقة السابقة
app-next-card = البطاقة التالية
app-closer = أقرب
app-farther = أبعد
app-picture-failed = لا صورة. المسها لتحميلها من جديد.

# Telling
app-race = من يروي أولًا؟
app-race-how = جد تلميحًا لإحدى بطاقاتك قبل الآخرين.
app-race-watch = من يجد أول تلميح؟
app-you-tell = أنت الراوي
app-you-tell-how = اختر بطاقة، ثم أعطِ تلميحًا.
app-use-card = هذه البطاقة
app-other-card = بطاقة أخرى
app-your-clue = تلميحك
app-clue-placeholder = كلمة، بيت، أغنية، صوت…
app-letters = { $count }/{ $most }
app-clue-tip = لا دقيق جدًا ولا بعيد جدًا: ليعرف بطاقتك بعضهم، لا كلهم.
app-kinds = كيف تعطي تلميحك
app-kind-text = كتابةً
app-kind-spoken = قولًا
app-kind-media = عرضًا
app-how-spoken = قل تلميحك بصوت عالٍ ليسمعه الجميع. لا شيء يُكتب.
app-how-media = غنِّه أو دندنه أو مثّله أو اعرضه: ترسل إلى المجموعة رسالة صوتية أو مرئية، أو صورة، أو ملصقًا، أو GIF.
app-give-text = أعطِ هذا التلميح
app-give-spoken = قلته
app-give-media = اعرضه في المجموعة
app-show-now = اعرض تلميحك الآن
app-show-how = ردّ على رسالة البوت في المجموعة، أو اكتب للبوت.
app-to-chat = العودة إلى المحادثة
app-thinking = الأفكار تدور عند { $name }
app-look-through = قلّب بطاقاتك في الأثناء.
app-see-round = ما جرى في الجولة { $number }

# The clue
app-clue-text = تلميح { $name }
app-clue-spoken = تلميح { $name } بصوت عالٍ
app-clue-media = تلميح { $name } في المجموعة
app-clue-look = انظر إليه
app-clue-in-chat = تجد هذا التلميح في المجموعة.
app-clue-shown-picture = التلميح

# Laying
app-find-match = جد بطاقة تناسبه
app-lay = ضع هذه البطاقة
app-lay-several = عدد البطاقات في هذه الجولة: { $count }.
app-pick-of = اختر هذه البطاقة، { $number } من { $count }
app-picked = مختارة
app-put-back = أعِدها
app-lay-both = ضع البطاقات ({ $count })
app-laid =
    { $count ->
        [zero] لا بطاقات لك على الطاولة
        [one] بطاقتك على الطاولة
        [two] بطاقتاك على الطاولة
        [few] بطاقاتك على الطاولة
        [many] بطاقاتك على الطاولة
       *[other] بطاقاتك على الطاولة
    }
app-told = وصل تلميحك
app-may-change = ما زال بإمكانك التغيير.
app-no-change = لم يعد التغيير ممكنًا.
app-change-card =
    { $count ->
        [zero] غيّر البطاقات
        [one] غيّر البطاقة
        [two] غيّر البطاقتين
        [few] غيّر البطاقات
        [many] غيّر البطاقات
       *[other] غيّر البطاقات
    }
app-change-clue = غيّر التلميح أو البطاقة
app-take-back = استرجع
app-matching = الآخرون يختارون بطاقاتهم

# Voting
app-which-card = أيّها بطاقة { $name }؟
app-tap-again = لمسة للاختيار، وأخرى للتكبير.
app-two-votes = صوت واحد أو صوتان. الصوت الواحد المصيب ينال نقطة إضافية.
app-pick-to-vote = اختر بطاقة
app-vote-for =
    { $count ->
        [zero] لا صوت للبطاقات { $numbers }
        [one] صوّت للبطاقة { $numbers }
        [two] صوّت للبطاقتين { $numbers }
        [few] صوّت للبطاقات { $numbers }
        [many] صوّت للبطاقات { $numbers }
       *[other] صوّت للبطاقات { $numbers }
    }
app-voted =
    { $count ->
        [zero] أصواتك: البطاقات { $numbers }
        [one] صوتك: البطاقة { $numbers }
        [two] صوتاك: البطاقتان { $numbers }
        [few] أصواتك: البطاقات { $numbers }
        [many] أصواتك: البطاقات { $numbers }
       *[other] أصواتك: البطاقات { $numbers }
    }
app-vote-may-change = لك أن تغيّره إلى أن يصوّت الجميع.
app-change-vote = غيّر الصوت
app-take-back-vote = استرجع
app-pick-card = اختر البطاقة { $number }
app-unpick = لا تختر البطاقة { $number }
app-own-card = هذه بطاقتك أنت.
app-yours = لك
app-they-guess = الآخرون يخمّنون
app-watching-vote = البطاقات مكشوفة

# The reveal
app-round-over = الجولة { $number }
app-stage-votes = الأصوات…
app-stage-owners = لمن كل بطاقة؟
app-stage-answer = وبطاقة الراوي…
app-skip-reveal = تجاوز
app-to-winners = إلى الفائزين
app-answer-was = بطاقة { $name } هي { $number }
app-found-by = عرفها: { $names }
app-found-by-none = لم يعرفها أحد.
app-fooled = انطلت على { $names }
app-fooled-none = لم تنطلِ على أحد
app-decoy = بطاقة بلا صاحب
app-by-house = اختارتها الطاولة
app-verdict-some = عرفها بعضهم وفاتت بعضهم: أحسنت الرواية.
app-verdict-all = عرفها الجميع: سهل جدًا يا { $name }!
app-verdict-none = لم يعرفها أحد: حالم جدًا!
app-verdict-no-votes = لم يصوّت أحد.
app-track = مسار النقاط

# The lobby
app-seats-taken = المقاعد المشغولة: { $count } من { $most }
app-free-seat = شاغر
app-house-rules = قواعد الجلسة
app-short-points = حتى { $count } نقطة
app-short-laps =
    { $count ->
        [zero] بلا دورات
        [one] دورة واحدة
        [two] دورتان
        [few] { $count } دورات
        [many] { $count } دورة
       *[other] { $count } دورة
    }
app-short-last-card = حتى آخر بطاقة
app-invite = ينضم الأصدقاء من رسالة اللعبة في المجموعة.
app-join = اجلس
app-begin = ابدأ اللعبة
app-leave-lobby = غادر الطاولة
app-need-players =
    { $count ->
        [zero] اكتمل العدد
        [one] ينقص لاعب واحد
        [two] ينقص لاعبان
        [few] ينقص { $count } لاعبين
        [many] ينقص { $count } لاعبًا
       *[other] ينقص { $count } لاعب
    }
app-host-begins = البدء بيد { $name }.
app-lobby-watching = أنت تتفرج على هذه الطاولة.

# Watching and joining
app-watching = أنت تتفرج
app-room = على طاولة { $name } متسع
app-room-how = اجلس: تصلك البطاقات في الجولة القادمة.
app-watch = فرجة فقط
app-left = غادرت الطاولة
app-left-how = مقعدك وبطاقاتك ونقاطك محفوظة؛ إن عدت تلعب من الجولة القادمة.
app-come-back = عُد

# The end
app-over = انتهت اللعبة
app-you-won = فزت!
app-won =
    { $count ->
        [zero] الفوز من نصيب { $names }!
        [one] الفوز من نصيب { $names }!
        [two] الفوز من نصيب { $names }!
        [few] الفوز من نصيب { $names }!
        [many] الفوز من نصيب { $names }!
       *[other] الفوز من نصيب { $names }!
    }
app-points =
    { $count ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطة
       *[other] { $count } نقطة
    }
app-rematch = لعبة أخرى
app-to-next-game = إلى اللعبة التالية
app-award-each = { $names }، لكلٍّ منهم
app-award-clues = أجمل التلميحات
app-award-clues-why =
    { $count ->
        [zero] { $names }: لا تلميحات عرفها بعضهم وفاتت بعضهم
        [one] { $names }: تلميح عرفه بعضهم وفات بعضهم
        [two] { $names }: تلميحان عرفهما بعضهم وفاتا بعضهم
        [few] { $names }: { $count } تلميحات عرفها بعضهم وفاتت بعضهم
        [many] { $names }: { $count } تلميحًا عرفها بعضهم وفاتت بعضهم
       *[other] { $names }: { $count } تلميح عرفها بعضهم وفاتت بعضهم
    }
app-award-bluffs = نجم الخداع
app-award-bluffs-why =
    { $count ->
        [zero] { $names }: لا أصوات ضلّت الطريق
        [one] { $names }: صوت ضلّ الطريق
        [two] { $names }: صوتان ضلّا الطريق
        [few] { $names }: { $count } أصوات ضلّت الطريق
        [many] { $names }: { $count } صوتًا ضلّ الطريق
       *[other] { $names }: { $count } صوت ضلّ الطريق
    }
app-award-finds = العين الثاقبة
app-award-finds-why =
    { $count ->
        [zero] { $names }: لا بطاقات معروفة
        [one] { $names }: بطاقة معروفة
        [two] { $names }: بطاقتان معروفتان
        [few] { $names }: { $count } بطاقات معروفة
        [many] { $names }: { $count } بطاقة معروفة
       *[other] { $names }: { $count } بطاقة معروفة
    }

# The sheets
app-sheet-menu = فابولو
app-sheet-people = النقاط واللاعبون
app-sheet-hurry = من ننتظر
app-sheet-story = كل الجولات
app-sheet-house = قواعد الجلسة
app-sheet-mine = إعداداتي
app-sheet-rules = كيف نلعب
app-sheet-clue = التلميح
app-sheet-last = الجولة { $number }
app-leave = غادر الطاولة
app-leave-sure = تغادر حقًا؟
app-end = أنهِ اللعبة
app-end-sure = تنهيها حقًا للجميع؟
app-remove = استبعاد
app-remove-sure = متأكد؟
app-removed = المستبعدون
app-readmit = إعادة
app-readmit-sure = متأكد؟
app-story-empty = لم تُحسب أي جولة بعد.
app-house-presets = قواعد جاهزة
app-number-other = عدد آخر…
app-zone-search = ابحث عن مدينة
app-zone-none = لا يوجد مكان بهذا الاسم. الأماكن هنا بأسمائها الإنجليزية، مثل { $example }.
app-house-host = لا يغيّرها إلا { $name }.
app-house-yours = لك أن تغيّرها إلى أن تبدأ اللعبة.
app-house-later = بعض القواعد تتغير أثناء اللعب، وتسري من المرحلة القادمة.
app-hurry-race = أول من يجد تلميحًا يروي.
app-hurry-telling = الراوي يبحث عن تلميح.
app-hurry-laying = اختيار البطاقات جارٍ.
app-hurry-voting = التصويت جارٍ.
app-nudge = ذكّرهم في المجموعة
app-nudge-in = تذكيرهم بعد { $when }
app-nudged = وصلهم التذكير.
app-skip = تجاوز
app-skip-in = التجاوز بعد { $when }
app-lot = اختر الراوي بالقرعة
app-lot-in = قرعة الراوي بعد { $when }
app-skip-means-race = تقع القرعة على أحدكم، وله الوقت كاملًا.
app-skip-means-telling = عند التجاوز ينتقل الدور إلى اليسار بلا نقاط.
app-skip-means-laying = من نتجاوزه تضع الطاولة بطاقة عنه.
app-skip-means-voting = من نتجاوزه لا صوت له.
app-set-language = اللغة
app-set-language-own = كما في تيليغرام
app-set-still = حركة أقل
app-set-still-why = لا شيء يطير ولا يقفز.
app-set-touch = استجابة اللمس
app-set-touch-why = الهاتف ينقر ردًّا عليك.
app-set-large = نص كبير
app-set-large-why = كل شيء أكبر بمقاس.
app-set-described = وصف البطاقات
app-set-described-why = كل صورة بالكلمات أيضًا، والوصف واحد للجميع.

# The doors
app-my-games = ألعابي
app-my-games-how = أي طاولة؟
app-phase-lobby = التجمّع جارٍ
app-phase-telling = البحث عن تلميح
app-phase-laying = اختيار البطاقات
app-phase-voting = التصويت
app-phase-over = انتهت
app-close-window = العودة إلى المحادثة
app-open-telegram = افتح تيليغرام
app-door-outside = طاولة بين الأصدقاء
app-door-outside-how = تُلعب فابولو في مجموعات تيليغرام. أضف البوت إلى مجموعتك، وأرسل هناك /newgame، وافتح هذه الصفحة من الرسالة التي تظهر.
app-door-expired = هذه النافذة قديمة جدًا
app-door-expired-how = أغلقها وافتح اللعبة من المجموعة مجددًا.
app-door-no-games = لا لعبة مفتوحة
app-door-no-games-how = أرسل /newgame في مجموعتك، أو افتح لعبة من رسالتها هناك.
app-door-no-such-game = لا أثر لهذه اللعبة
app-door-no-such-game-how = ربما انتهت منذ زمن. افتح غيرها في المجموعة بالأمر /newgame.
app-door-not-yours = هذه الطاولة لا تعرفك بعد
app-door-not-yours-how = إنها تخص مجموعة. اضغط «سألعب» تحت رسالة اللعبة هناك، أو اجلس هنا إن كنت في تلك المجموعة.
app-door-trouble = الطاولة بعيدة المنال
app-door-trouble-how = انقطع الاتصال. لم يضِع شيء من اللعبة.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [zero] لا بطاقات في الأيدي.
    [one] في يد كل لاعب بطاقة واحدة لا يراها غيره.
    [two] في يد كل لاعب بطاقتان لا يراهما غيره.
    [few] في يد كل لاعب { $count } بطاقات لا يراها غيره.
    [many] في يد كل لاعب { $count } بطاقة لا يراها غيره.
   *[other] في يد كل لاعب { $count } بطاقة لا يراها غيره.
}
rules-hand-three = { $count ->
    [zero] مع ثلاثة لاعبين لا بطاقات في الأيدي، وكلٌّ إلا الراوي يعطي بطاقتين.
    [one] مع ثلاثة لاعبين في كل يد بطاقة واحدة، وكلٌّ إلا الراوي يعطي بطاقتين.
    [two] مع ثلاثة لاعبين في كل يد بطاقتان، وكلٌّ إلا الراوي يعطي بطاقتين.
    [few] مع ثلاثة لاعبين في كل يد { $count } بطاقات، وكلٌّ إلا الراوي يعطي بطاقتين.
    [many] مع ثلاثة لاعبين في كل يد { $count } بطاقة، وكلٌّ إلا الراوي يعطي بطاقتين.
   *[other] مع ثلاثة لاعبين في كل يد { $count } بطاقة، وكلٌّ إلا الراوي يعطي بطاقتين.
}
rules-first-race = في الجولة الأولى، الراوي أول من يجد تلميحًا. ثم ينتقل الدور إلى اليسار.
rules-first-lot = الراوي الأول بالقرعة. ثم ينتقل الدور إلى اليسار.
rules-first-seat = الراوي الأول { $name }. ثم ينتقل الدور إلى اليسار.
rules-clue = يختار الراوي بطاقة سرًّا ويعطي لها تلميحًا: كلمة أو جملة كاملة، من عنده أو من شعر أو أغنية أو فيلم أو مثل.
rules-clue-spoken = ويمكن أن يُقال التلميح بصوت عالٍ ليسمعه الجميع.
rules-clue-shown = ويمكن أن يُغنّى أو يُدندن أو يُمثَّل أو يُعرض: برسالة صوتية أو مرئية، أو صورة، أو ملصق، أو GIF.
rules-lay = { $count ->
    [zero] البقية لا يعطون بطاقات.
    [one] كلٌّ من البقية يعطي من يده البطاقة الأنسب للتلميح.
    [two] كلٌّ من البقية يعطي من يده البطاقتين الأنسب للتلميح.
    [few] كلٌّ من البقية يعطي من يده { $count } بطاقات هي الأنسب للتلميح.
    [many] كلٌّ من البقية يعطي من يده { $count } بطاقة هي الأنسب للتلميح.
   *[other] كلٌّ من البقية يعطي من يده { $count } بطاقة هي الأنسب للتلميح.
}
rules-table = تُخلط هذه البطاقات كلها وتُكشف وتُرقَّم.
rules-decoys = { $count ->
    [zero] لا بطاقات من الرزمة على الطاولة.
    [one] بطاقات من الرزمة تكمل الطاولة إلى بطاقة واحدة؛ والأصوات لها لا تُحسب لأحد.
    [two] بطاقات من الرزمة تكمل الطاولة إلى بطاقتين؛ والأصوات لها لا تُحسب لأحد.
    [few] بطاقات من الرزمة تكمل الطاولة إلى { $count } بطاقات؛ والأصوات لها لا تُحسب لأحد.
    [many] بطاقات من الرزمة تكمل الطاولة إلى { $count } بطاقة؛ والأصوات لها لا تُحسب لأحد.
   *[other] بطاقات من الرزمة تكمل الطاولة إلى { $count } بطاقة؛ والأصوات لها لا تُحسب لأحد.
}
rules-vote = يصوّت الجميع إلا الراوي سرًّا للبطاقة التي يظنونها بطاقة الراوي، ولا يصوّت أحد لبطاقته.
rules-next = تكتمل الأيدي من جديد، ويروي من على اليسار.

rules-score = النقاط
rules-score-ends = عرف الجميع بطاقة الراوي، أو لم يعرفها أحد: للراوي { $none }، ولكلٍّ من البقية { $others }.
rules-score-some = عرفها بعضهم لا كلهم: للراوي { $points }، ومثلها لكل من عرفها.
rules-score-lone = عرفها واحد فقط: { $points } له ومثلها للراوي.
rules-score-lone-three = مع ثلاثة لاعبين، عرفها واحد فقط: { $points } له ومثلها للراوي.
rules-score-votes = عن كل صوت لبطاقتك تنال { $points } إضافية، إلا إن كنت الراوي.
rules-score-large = مع { $seats } لاعبين فأكثر لك أن تصوّت لبطاقة أو لبطاقتين. الصوت الواحد المصيب يزيدك { $sure }؛ وأصوات بطاقتك تزيدك { $most } على الأكثر.
rules-score-two = مع لاعبَين، ينال كلٌّ { $points } إن عُرفت البطاقة، وإلا { $none }.
rules-score-imaginarium-some = عرف بعضهم بطاقة الراوي لا كلهم: للراوي { $points } و{ $more } إضافية عن كل من عرفها، ولكل من عرفها { $points }.
rules-score-imaginarium-all = عرفها الجميع: يخسر الراوي { $points }، ولا شيء لغيره.
rules-score-imaginarium-none = لم يعرفها أحد: يخسر الراوي { $points }.
rules-score-floor = لا ينزل أحد تحت { $none }.

rules-end = نهاية اللعبة
rules-end-points = { $count ->
    [zero] تنتهي اللعبة بلا نقاط.
    [one] تنتهي اللعبة مع الجولة التي يبلغ فيها أحدهم نقطة واحدة.
    [two] تنتهي اللعبة مع الجولة التي يبلغ فيها أحدهم نقطتين.
    [few] تنتهي اللعبة مع الجولة التي يبلغ فيها أحدهم { $count } نقاط.
    [many] تنتهي اللعبة مع الجولة التي يبلغ فيها أحدهم { $count } نقطة.
   *[other] تنتهي اللعبة مع الجولة التي يبلغ فيها أحدهم { $count } نقطة.
}
rules-end-last-card = تنتهي اللعبة مع الجولة التي تُسحب فيها آخر بطاقة من الرزمة.
rules-end-laps = { $count ->
    [zero] تنتهي اللعبة قبل أن يروي أحد.
    [one] تنتهي اللعبة حين يروي كلٌّ مرة واحدة.
    [two] تنتهي اللعبة حين يروي كلٌّ مرتين.
    [few] تنتهي اللعبة حين يروي كلٌّ { $count } مرات.
    [many] تنتهي اللعبة حين يروي كلٌّ { $count } مرة.
   *[other] تنتهي اللعبة حين يروي كلٌّ { $count } مرة.
}
rules-end-used = حين تفرغ الرزمة، تُخلط البطاقات المستعملة لتصير رزمة جديدة.
rules-end-win = الفوز لصاحب أكثر النقاط؛ ومن تساووا في القمة تقاسموه.

rules-tips = نصائح
rules-tip-clue = التلميح الدقيق جدًا يعرفه الجميع، والبعيد جدًا لا يعرفه أحد. ابحث عمّا بينهما.
rules-tip-lure = أعطِ بطاقة قد يظنها الناس بطاقة الراوي، فتغري غيرك.
rules-tip-think = قبل أن تصوّت، فكّر كما يفكر هذا الراوي.
rules-tip-practice = أصعب التلميحات أولها. بعد جولات قليلة تأتي وحدها.

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = جولة للمثال
rules-example-clue = اقترب البيت
rules-example-told = تلميح { $name }: «{ $clue }»، للبطاقة { $number }.
rules-example-line = ‏{ $name } { $points }: { $why }
rules-why-told = عرف البطاقة بعضهم لا كلهم ({ $points })
rules-why-told-two = عُرفت البطاقة ({ $points })
rules-why-found = معرفة البطاقة ({ $points })
rules-why-sure = إصابة بصوت واحد ({ $points })
rules-why-votes = { $count ->
    [zero] بلا أصوات من الآخرين ({ $points })
    [one] صوت واحد من الآخرين ({ $points })
    [two] صوتان من الآخرين ({ $points })
    [few] { $count } أصوات من الآخرين ({ $points })
    [many] { $count } صوتًا من الآخرين ({ $points })
   *[other] { $count } صوت من الآخرين ({ $points })
}
rules-why-nothing = لا شيء هذه المرة

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = ليلى
rules-name-2 = عمر
rules-name-3 = سامي
rules-name-4 = يوسف
rules-name-5 = مريم
rules-name-6 = نور
rules-name-7 = خالد
