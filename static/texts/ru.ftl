### Same as in English: app-sheet-menu

## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = Им уже напомнили.
refusal-already-seated = Ты уже за этим столом.
refusal-bad-value = Такого значения у этого правила нет.
refusal-blank-clue = Ассоциация пустая. Напиши слово, строчку, что угодно.
refusal-card-first = Сначала выбери карту, потом показывай ассоциацию.
refusal-clue-too-long = Ассоциация слишком длинная: { $length } букв, а можно не больше { $most }.
refusal-deck-too-small = Колода мала для такой компании: карт нужно { $needed }, а в ней { $cards }.
refusal-need-presence = Нажми «Я играю» под сообщением игры в группе, чтобы за столом тебя узнали.
refusal-no-end = С такими правилами игра никогда не кончится.
refusal-no-such-rule = Такого домашнего правила нет.
refusal-no-such-seat = Такого места за этим столом нет.
refusal-not-allowed = Домашние правила этого не разрешают.
refusal-not-awaited = Этого игрока уже никто не ждёт.
refusal-not-host = Это может только хозяин стола.
refusal-not-host-yet = Пока начать может только хозяин стола, а потом — кто угодно за столом. Осталось: { $when }.
refusal-not-in-hand = Этой карты у тебя на руке нет.
refusal-not-on-table = Карты с таким номером на столе нет.
refusal-not-over = Эта игра ещё не кончилась.
refusal-not-present = Реванш — для тех, кто был за столом до конца.
refusal-not-removed = Этот игрок не удалён.
refusal-not-seated = Тебя нет за этим столом.
refusal-not-yet = Ты играешь начиная с раунда { $round }.
refusal-not-your-turn = Сейчас не твой ход.
refusal-over = Эта игра кончилась.
refusal-own-card = Это твоя карта. Голосуй за другую.
refusal-pile-short = Карт осталось мало, новому игроку не хватит.
refusal-removed = Хозяин закрыл для тебя этот стол.
refusal-rules-clash = Эти домашние правила не уживаются вместе.
refusal-table-full = За столом тесно: все места заняты ({ $seats }).
refusal-too-early = Дай им ещё немного времени: { $when }.
refusal-too-few =
    { $least ->
        [one] Чтобы начать, нужен хотя бы { $least } игрок.
        [few] Чтобы начать, нужно хотя бы { $least } игрока.
        [many] Чтобы начать, нужно хотя бы { $least } игроков.
       *[other] Чтобы начать, нужно хотя бы { $least } игрока.
    }
refusal-too-late = Поздно: игра ушла дальше.
refusal-too-late-told = { $name } быстрее и рассказывает в этом раунде.
refusal-too-many =
    { $seats ->
        [one] По этим правилам за столом место только для { $seats } игрока.
        [few] По этим правилам за столом место только для { $seats } игроков.
        [many] По этим правилам за столом место только для { $seats } игроков.
       *[other] По этим правилам за столом место только для { $seats } игрока.
    }
refusal-watch-only = Здесь можно смотреть, но не играть.
refusal-wrong-count =
    { $wanted ->
        [one] Выбери ровно { $wanted } карту.
        [few] Выбери ровно { $wanted } карты.
        [many] Выбери ровно { $wanted } карт.
       *[other] Выбери ровно { $wanted } карты.
    }

# The twelve bunnies, by number.
bunny-0 = синий кролик в шляпе
bunny-1 = оранжевый кролик в шарфе
bunny-2 = зелёный кролик с листком
bunny-3 = жёлтый кролик со звездой
bunny-4 = пурпурный кролик в очках
bunny-5 = красный кролик с бантом
bunny-6 = голубой кролик с зонтиком
bunny-7 = чёрный кролик в цилиндре
bunny-8 = белый кролик с цветком
bunny-9 = коричневый кролик в короне
bunny-10 = серый кролик с заплаткой
bunny-11 = фиолетовый кролик с шариком

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = Очки для победы
rule-points-none = без предела
rule-points-about = У кого-то к концу раунда столько очков — игре конец. В печатных правилах их 30.
rule-last_card = Конец с последней картой
rule-last_card-about = Раунд, в котором добрали последнюю карту, последний. Без этого конец должны задавать очки или круги; пустая стопка — всегда конец.
rule-laps = Круги вокруг стола
rule-laps-none = без предела
rule-laps-about = Каждый рассказывает столько раз — и всё. Для вечера, когда надо успеть на метро.
rule-first = Первый рассказчик
rule-first-seat = место { $number }
rule-first-about = Кто рассказывает в раунде 1: кто первым придумает ассоциацию, кто-то по жребию или тот, кого ты назовёшь.
rule-lone_finder_bonus = Угадал один — по 4
rule-lone_finder_bonus-none = при 3 игроках
rule-lone_finder_bonus-about = Если карту угадал ровно один, он и рассказчик получают по 4 вместо 3. В печатных правилах — только для игры втроём.
rule-pace = Темп
rule-pace-about = Гостиная: минута-две на шаг. Не спеша: 12 часов, но через 15 минут можно пропустить. Медленно: сутки и никогда ночью.
rule-skip = Кто может пропускать
rule-skip-about = Кто может пойти дальше без тех, кого ждёт весь стол.
rule-spoken = Ассоциации вслух
rule-spoken-about = Рассказчик может не писать ассоциацию, а сказать вслух, если вы сидите вместе или на созвоне.
rule-shown = Спеть, изобразить, показать
rule-shown-about = Рассказчик может ассоциацию спеть, изобразить или показать: голосовое, кружок, картинка, стикер, гифка.
rule-large_table = Большой стол
rule-large_table-about = Для 7–12 игроков: у каждого два голоса, за один-единственный верный — на 1 очко больше, за чужие голоса — не больше 3. Сыгранные карты возвращаются; конец — по очкам или кругам.
rule-imaginarium = Счёт как в Имаджинариуме
rule-imaginarium-about = Угадали некоторые: рассказчику 3 и ещё по 1 за каждого угадавшего. Угадали все: рассказчик теряет 3; никто: теряет 2.
rule-decoys = Дополнять стол до
rule-decoys-none = нет
rule-decoys-about = Для 2 или 3 игроков: карты из стопки дополняют стол до этого числа. Голоса за них не приносят очков никому.
rule-seats = Места
rule-seats-about = Сколько игроков может сесть. Больше 8 — только за большим столом.
rule-audience = Другим можно смотреть
rule-audience-about = Участники группы без места могут смотреть, но чужих карт на руках не видят.
rule-deck = Колода
rule-deck-about = Картинки, которыми вы играете.
rule-all_cards = Играть всеми картами
rule-all_cards-about = Игра берёт из колоды 84 карты, как в печатных правилах. С этим правилом — все, что есть.
rule-zone = Часовой пояс
rule-zone-about = Для медленного темпа: с 23 до 8 по этому времени ничего не истекает и никому не напоминают.
rule-pin = Закреплять новое сообщение
rule-pin-about = Самое новое сообщение игры закреплено, если мне это разрешено. Закрепляю без звука.

# House rules that come together: preset-<name>.
preset-usual = Обычные
preset-usual-about = 3–8 игроков, до 30 очков или последней карты
preset-usual-sheet = общее для всех печатных правил
preset-classic = Классика
preset-classic-about = до 6 игроков, до последней карты
preset-classic-sheet = как в португальских правилах
preset-score_track = Дорожка очков
preset-score_track-about = до 6 игроков, до 30 очков или последней карты
preset-score_track-sheet = как в правилах на эсперанто и нидерландском
preset-family = Семья из восьми
preset-family-about = до 8 игроков, до 30 очков, первый рассказчик по жребию
preset-family-sheet = как в персидских правилах
preset-three = Втроём
preset-three-about = трое: по семь карт на руке, на стол по две, если угадал один — по 4
preset-three-sheet = как в печатных правилах для троих
preset-big_table = Шумный стол
preset-big_table-about = 7–12 игроков, по два голоса, до 30 очков
preset-big_table-sheet = сверх печатных правил, как в большом издании игры
preset-imaginarium = Имаджинариум
preset-imaginarium-about = свой счёт: слишком просто или слишком мудрёно — рассказчик в минусе
preset-imaginarium-sheet = сверх печатных правил, как в родственной игре

# What a house rule may be set to.
value-on = да
value-off = нет
value-race = кто первым придумает
value-lot = по жребию
value-living_room = Гостиная
value-relaxed = Не спеша
value-slow = Медленно
value-seated = любой за столом
value-host = хозяин стола

# Why a game came to its end: ending-<why>.
ending-points = Нужные очки набраны.
ending-last_card = Последняя карта взята.
ending-laps = Последний круг рассказан.
ending-host = Игру остановили вручную; считаем по последнему доигранному раунду.
ending-host-unplayed = Игру остановили вручную.
ending-too_few = Для игры осталось слишком мало народу.
ending-asleep = Похоже, все уснули.
ending-closed = За сутки никто её не начал.
ending-silence = Целую неделю чат был недоступен.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>Партия в Fabulo: кто с нами?</b>
lobby-begun = 🐇 <b>Партия в Fabulo</b>
lobby-seat = { $sign } { $name }
lobby-seat-host = { $sign } { $name } · хозяин стола
lobby-rules = Домашние правила: { $rules }
lobby-needs = { $count ->
    [one] Ещё { $count } игрок — и можно начинать.
    [few] Ещё { $count } игрока — и можно начинать.
    [many] Ещё { $count } игроков — и можно начинать.
   *[other] Ещё { $count } игрока — и можно начинать.
}
lobby-ready = Все в сборе? { $host } нажимает «Начать».
lobby-too-many = Для этих домашних правил вас многовато: мест за столом — { $count }.
lobby-lap-short = Карт не хватит, чтобы рассказать успел каждый; игра кончится с последней картой.

# The house rules in one line

short-end = конец игры: { $ends }
short-or = { $one } или { $other }
short-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
short-laps = { $count ->
    [one] { $count } круг
    [few] { $count } круга
    [many] { $count } кругов
   *[other] { $count } круга
}
short-last-card = последняя карта
short-race = первым рассказывает тот, кто первым придумал
short-lot = рассказчик по жребию
short-first = первым рассказывает { $name }
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>Раунд { $round }</b>: рассказывает { $name }
turn-title-race = 🐇 <b>Раунд { $round }</b>: кто первым придумает ассоциацию, тот и рассказчик
turn-find = { $name } смотрит на свои карты, выбирает одну и придумывает к ней ассоциацию: слово, строчку песни, звук. Не слишком прямо и не слишком издалека.
turn-race = Посмотрите на свои карты. Придумали к какой-нибудь ассоциацию — говорите: засчитаем первую.

clue-text = 💬 <b>{ $name }</b> рассказывает: <b>«{ $clue }»</b>
clue-spoken = 🗣 <b>{ $name }</b> говорит ассоциацию вслух. Слушаем!
clue-media = 🎭 <b>{ $name }</b> показывает ассоциацию.
clue-media-words = 🎭 <b>{ $name }</b> показывает ассоциацию: «{ $clue }»
clue-unknown = 💬 Ассоциация загадана. Рассказчик: <b>{ $name }</b>.
clue-give = { $count ->
    [1] Остальные: дайте с руки карту, которая подходит лучше всего.
    [one] Остальные: дайте с руки { $count } карту, которая подходит лучше всего.
    [few] Остальные: дайте с руки { $count } карты, которые подходят лучше всего.
    [many] Остальные: дайте с руки { $count } карт, которые подходят лучше всего.
   *[other] Остальные: дайте с руки { $count } карты, которые подходят лучше всего.
}

table-title = 🖼 <b>Раунд { $round }: карты на столе</b>
table-which = Какую из этих карт загадывает { $name }? Своя не в счёт.
table-which-votes = Какую из этих карт загадывает { $name }? Голосов у каждого: { $count }; своя карта не в счёт.
table-clue-text = Ассоциация: «{ $clue }»
table-clue-spoken = Ассоциация прозвучала вслух.
table-clue-media = Ассоциация — выше в чате.

result-title = ⭐ <b>Раунд { $round }</b>
result-clue-text = { $name }: ассоциация «{ $clue }» к карте { $number }.
result-clue-spoken = { $name }: ассоциация вслух к карте { $number }.
result-clue-media = { $name }: ассоциация в чате к карте { $number }.
result-all = Угадали все: слишком просто!
result-none = Не угадал никто: слишком мудрёно!
result-some = Угадали: { $names }.
result-no-votes = Никто не проголосовал.
result-points = { $sign } { $name } { $points } → { $score }
result-card = { $number }. { $name }
result-card-decoy = { $number }. из стопки
result-card-house = { $number }. { $name } (карта от заведения)
result-card-votes = { $card } ← { $names }

# The end

over-title = 🏁 <b>Игра окончена</b>
over-closed = 🚪 <b>Стол закрыт.</b> До новой игры — одно нажатие.
over-one = { $points ->
    [one] 🏆 <b>{ $names }</b> побеждает: { $points } очко!
    [few] 🏆 <b>{ $names }</b> побеждает: { $points } очка!
    [many] 🏆 <b>{ $names }</b> побеждает: { $points } очков!
   *[other] 🏆 <b>{ $names }</b> побеждает: { $points } очка!
}
over-several = { $points ->
    [one] 🏆 <b>{ $names }</b> делят победу: по { $points } очку!
    [few] 🏆 <b>{ $names }</b> делят победу: по { $points } очка!
    [many] 🏆 <b>{ $names }</b> делят победу: по { $points } очков!
   *[other] 🏆 <b>{ $names }</b> делят победу: по { $points } очка!
}
over-nobody = Ни одного раунда не доиграли, так что победителя нет.
over-score = { $place }. { $sign } { $name } · { $score }
over-again-one = Та игра дошла до конца. Побеждает { $names }.
over-again-several = Та игра дошла до конца, победили вместе { $names }.
over-again-nobody = Та игра дошла до конца без победителя.

# What the game waits for

status-race = ⏳ Ждём первую ассоциацию.
status-telling = ⏳ Ждём ассоциацию. Рассказывает { $name }.
status-showing = 🎤 Карта выбрана, { $name } вот-вот покажет ассоциацию: в ответ на это сообщение — голосовое, кружок, картинка, стикер, гифка или слова.
status-laying = ⏳ Карты дали { $done } из { $all }. Ждём: { $names }.
status-voting = ⏳ Проголосовали { $done } из { $all }. Ждём: { $names }.
status-until = Срок: { $day }, { $time } (пояс { $zone }).
status-asked = 🕰 На момент вопроса прошло: { $waited }; до продолжения не больше: { $left }.
reminder-telling = 🔔 { $names }, ждём твою ассоциацию.
reminder-race = 🔔 Ждём первую ассоциацию. У кого есть?
reminder-laying = 🔔 { $names }, ждём от вас карты.
reminder-voting = 🔔 { $names }, ждём ваших голосов.

# What was missed while Telegram did not answer

missed-message = ↩️ Если не дошло: выше, возможно, не хватает одного сообщения этой игры.
missed-clue = ↩️ Если не дошло: { $clue }
missed-table = ↩️ Если не дошло: карты раунда { $round } уже лежали на столе.
missed-result = ↩️ Если не дошло: очки за раунд { $round }: { $points }.
missed-points = { $name } { $points }

# Notices

notice-joined = 👋 { $name } играет со следующего раунда.
notice-returned = 👋 { $name } снова с нами и играет со следующего раунда.
notice-left = 🚪 { $name } выходит из игры.
notice-removed = 🚪 { $name } больше не играет за этим столом.
notice-readmitted = 🔓 { $name } может вернуться.
notice-host = 👑 Теперь хозяин стола — { $name }.
notice-skipped-laying = ⏭ { $name } не даёт карту; её выбрало заведение.
notice-skipped-voting = ⏭ { $name } не голосует.
notice-passed = ⏭ { $name } не даёт ассоциации; ход переходит дальше.
notice-passed-nobody = ⏭ Ассоциации ни у кого не нашлось; ход переходит дальше.
notice-void = 🃏 { $name } уходит посреди рассказа: карты возвращаются, очков никому.
notice-lot = 🎲 Вовремя никто ничего не придумал, и жребий пал: рассказывает { $name }.

# Buttons

button-join = 🙋 Я играю
button-leave = 🚪 Выйти
button-rules = 📜 Домашние правила
button-begin = ▶️ Начать
button-open = 🃏 Открыть игру
button-open-hand = 🃏 Мои карты
button-open-vote = 🗳 Голосовать
button-story = 📖 Как это было
button-nudge = 🔔 Напомнить
button-skip = ⏭ Пропуск: { $name }
button-skip-all = ⏭ Больше не ждать
button-lot = 🎲 Жребий
button-rematch = 🔁 Реванш
button-newgame = 🐇 Новая игра
button-add = ➕ Позвать меня в группу
button-games = 🃏 Мои игры
button-pings-on = 🔔 Сообщать, когда мой ход
button-pings-off = 🔕 Больше не сообщать
button-back = ‹ Назад
button-more = Ещё правила ›
button-presets = 🎁 Готовые наборы
zone-now = { $zone }, { $time }
button-done = ✓ Готово
button-end = 🏁 Закончить
button-end-really = 🏁 Да, закончить
button-language = 🌍 Язык
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = Место твоё! Теперь ты { $bunny }.
toast-joined-later = Место твоё! Теперь ты { $bunny } и играешь с раунда { $round }.
toast-left = Ты больше не за столом.
toast-begun = Карты розданы.
toast-nudged = Напоминаю.
toast-skipped = Идём дальше.
toast-rematch = Ещё разок!
toast-ended = Игра окончена.
toast-no-game = Той игры давно уже нет.
toast-elsewhere = Та игра идёт в другом чате.
toast-open = Здесь уже открыта игра: её покажет /status.
toast-old = Эта кнопка устарела. Спроси /status.

# For the presser alone, in the group

whisper-hand = 🃏 До твоих карт — одно нажатие.

# Short answers in the group

answer-no-game = Здесь нет открытой игры. Сыграем?
ask-hidden = Ты пишешь от имени группы или канала, и я не вижу, кто это. Лучше нажми кнопку: кнопки знают тебя в лицо.
update-set-aside = Что-то пошло не так, и пришлось это отложить. Попробуй, пожалуйста, ещё раз.
chat-greeting = 🐇 <b>Привет! Я Fabulo.</b> Раздаю карты, полные снов: один из вас даёт ассоциацию, остальные ищут картинку, которая за ней прячется. Играть можно втроём — и до восьмерых.
house-text = 📜 Домашние правила: { $rules }
house-menu = 📜 <b>Домашние правила</b>: { $rules }
house-menu-later = 📜 <b>Домашние правила</b>: { $rules }. Что изменишь сейчас, заработает со следующего этапа.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>Готовые наборы правил</b>: одно нажатие — и всё настроено. Темп, вид ассоциаций и колода остаются как есть.
house-preset = • <b>{ $preset }</b>: { $about }; <i>{ $sheet }</i>
house-zone-more = Нет твоего? Напиши командой: <code>/house zone { $example }</code>
house-end = 🏁 Закончить прямо сейчас? Считаем по последнему доигранному раунду.
language-which = 🌍 На каком языке мне здесь говорить?
language-chosen = 🌍 Теперь я говорю здесь по-русски.
language-not-yours = Пока игра открыта, язык выбирает хозяин стола или админ.
deck-text = 🎴 <b>{ $title }</b>, { $artist } ({ $licence }), { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
deck-others = Ещё есть: { $titles }. Хозяин стола выбирает в домашних правилах.
stats-now = ⭐ <b>После раунда { $round }</b>
stats-score = { $sign } { $name } · { $score }
stats-champions = 🏆 <b>Победы в этой группе</b>
stats-champion = { $name } · { $wins } из { $games }
stats-nothing = Здесь ещё никто не доиграл до конца. Станьте первыми!
show-taken = Твоя ассоциация уже летит в группу.
show-which = К какой игре эта ассоциация?
show-hidden = Если это ассоциация: пока ты пишешь от имени группы или канала, я не вижу, чья она. Пришли её мне в личку.
show-too-large = Этот файл для меня тяжеловат. Что-нибудь до 20 МБ, пожалуйста.
show-too-late = Поздно: твой ход прошёл, это уже не в счёт.
show-not-yours = Сейчас ассоциацию показывает { $name }; это не в счёт.
show-unknown = Могу показать голосовое, кружок, видео, музыку, картинку, стикер или гифку — или передать слова.
rules-head = 📖 <b>Как играют</b>
rules-part = <b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 Это домашние правила «{ $preset }»: { $sheet }.
help-text = 🐇 В <b>Fabulo</b> играют прямо здесь: карты — в приложении, история — в этой группе.
    /newgame открывает игру, все жмут «Я играю», хозяин стола — «Начать».
    /status скажет, на чём мы остановились, /skip идёт дальше без тех, кто спит.
    /house — домашние правила, /rules — как играют, /end — закончить.
    Всё это умеют и кнопки под моими сообщениями.

# The private chat

private-welcome = 🐇 <b>Добро пожаловать в Fabulo!</b> Нужна группа и от трёх до восьми человек: добавь меня к своим, скажи там /newgame — и тасуй друзей.
private-welcome-games = 🐇 <b>С возвращением!</b> Вот твои игры; где ⏳, там ждут тебя.
private-hint = Здесь я жду только ассоциаций, которые ты обещаешь показать. Твои игры — ниже.
pings-on = 🔔 Когда в какой-нибудь из твоих игр придёт твой ход, скажу тебе здесь.
pings-off = 🔕 Здесь молчу. Сообщения в группе остаются.
ping-telling = 🔔 <b>{ $chat }</b>: твой черёд рассказывать.
ping-laying = 🔔 <b>{ $chat }</b>: дай карту.
ping-voting = 🔔 <b>{ $chat }</b>: карты на столе, голосуй.
ping-clue = Ассоциация: «{ $clue }»
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = Игра в ассоциации с картинками для компаний от трёх до восьми человек.
profile-description = Fabulo раздаёт карты, полные снов. Один из вас даёт ассоциацию, остальные ищут картинку, которая за ней прячется. Добавь меня в группу и скажи /newgame.
profile-menu = Мои игры
command-newgame = открыть игру
command-join = сесть за стол
command-leave = встать из-за стола
command-begin = раздать карты
command-status = чего мы ждём?
command-skip = дальше без тех, кто спит
command-rematch = сыграть ещё раз
command-end = закончить игру
command-rules = как играют
command-house = домашние правила
command-deck = карты, которыми мы играем
command-stats = очки, и кто сколько раз победил
command-language = язык, на котором я здесь говорю
command-help = что я умею
command-pings = личное сообщение, когда мой ход: вкл. или выкл.
command-start = мои игры и как начать

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } говорит
picture-told = { $name } загадывает
picture-clue-text = «{ $clue }»
picture-clue-spoken = ассоциация вслух
picture-clue-media = смотрите или слушайте
picture-house = заведение
picture-over = Вот чем всё кончилось
picture-won = { $count ->
    [one] { $names } побеждает!
    [few] { $names } побеждают вместе!
    [many] { $names } побеждают вместе!
   *[other] { $names } побеждают вместе!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = Fabulo здесь не запускается. Обнови, пожалуйста, Telegram или «Android System WebView» в Play Маркете.

# The frame
app-people = Счёт и игроки
app-menu = Меню
app-close = Закрыть
app-back = Назад
app-loading = Минутку…
app-offline = Нет связи. Твой выбор сохранён.
app-paused = Бот сейчас не может писать в группу. Здесь можно играть дальше.
app-error = Не вышло. Попробуй ещё раз.
app-sending = Отправляю…
app-still-trying = Всё ещё пытаюсь…
app-try-again = Ещё раз
app-keep = Оставить так
app-continue = Дальше
app-you = ты
app-host = хозяин стола
app-gone = уже не играет
app-your-turn = твой ход
app-round = Раунд { $number }
app-round-last = Раунд { $number }, последний
app-from-round = играет с раунда { $number }
app-you-from-round = Ты играешь с раунда { $number }
app-waiting-for = Ждём: { $names }
app-waiting-for-you = Ждут тебя
app-nobody-awaited = Все готовы
app-seconds = { $count } с
app-minutes = { $count } мин
app-hours = { $count } ч

# Cards
app-card = Карта { $number }
app-card-of = Карта { $number } из { $count }
app-card-yours = Карта { $number }, твоя
app-card-chosen = Карта { $number }, выбрана
app-your-card = Твоя карта
app-your-hand = Твои карты
app-previous-card = Предыдущая карта
app-next-card = Следующая карта
app-closer = Ближе
app-farther = Дальше
app-picture-failed = Картинки нет. Нажми, чтобы загрузить снова.

# Telling
app-race = Кто первый?
app-race-how = Придумай ассоциацию к одной из своих карт раньше других.
app-race-watch = Кто придумает первым?
app-you-tell = Рассказываешь ты
app-you-tell-how = Выбери карту и дай к ней ассоциацию.
app-use-card = Эта карта
app-other-card = Другая карта
app-your-clue = Твоя ассоциация
app-clue-placeholder = Слово, строчка, песня, звук…
app-letters = { $count }/{ $most }
app-clue-tip = Не слишком прямо, не слишком издалека: пусть карту угадают некоторые, но не все.
app-kinds = Как ты дашь ассоциацию
app-kind-text = Написать
app-kind-spoken = Сказать
app-kind-media = Показать
app-how-spoken = Скажи ассоциацию вслух, чтобы слышали все. Записывать ничего не нужно.
app-how-media = Спой, напой, изобрази или покажи: отправь в группу голосовое, кружок, картинку, стикер или гифку.
app-give-text = Загадать
app-give-spoken = Сказано вслух
app-give-media = Показать в группе
app-show-now = Теперь покажи ассоциацию
app-show-how = Ответь на сообщение бота в группе или напиши боту.
app-to-chat = Назад в чат
app-thinking = { $name } думает
app-look-through = Посмотри пока свои карты.
app-see-round = Как прошёл раунд { $number }

# The clue
app-clue-text = { $name } говорит
app-clue-spoken = { $name } даёт ассоциацию вслух
app-clue-media = { $name } показывает ассоциацию в группе
app-clue-look = Посмотреть
app-clue-in-chat = Эта ассоциация — в группе.
app-clue-shown-picture = Ассоциация

# Laying
app-find-match = Найди подходящую карту
app-lay = Выложить карту
app-lay-several = Карт в этом раунде с каждого: { $count }.
app-pick-of = Выбрать карту, { $number } из { $count }
app-picked = Выбрана
app-put-back = Вернуть на руку
app-lay-both = Выложить карты ({ $count })
app-laid =
    { $count ->
        [one] Твоя карта на столе
        [few] Твои карты на столе
        [many] Твои карты на столе
       *[other] Твои карты на столе
    }
app-told = Ассоциация загадана
app-may-change = Ещё можно передумать.
app-no-change = Теперь уже ничего не поменять.
app-change-card =
    { $count ->
        [one] Сменить карту
        [few] Сменить карты
        [many] Сменить карты
       *[other] Сменить карты
    }
app-change-clue = Загадать заново
app-take-back = Забрать назад
app-matching = Остальные выбирают карты

# Voting
app-which-card = Какую карту загадывает { $name }?
app-tap-again = Нажми, чтобы выбрать; ещё раз — увеличить.
app-two-votes = Голос один или два. Единственный верный принесёт на 1 больше.
app-pick-to-vote = Выбери карту
app-vote-for =
    { $count ->
        [one] Голос за карту { $numbers }
        [few] Голоса за карты { $numbers }
        [many] Голоса за карты { $numbers }
       *[other] Голоса за карты { $numbers }
    }
app-voted =
    { $count ->
        [one] Твой голос: карта { $numbers }
        [few] Твои голоса: карты { $numbers }
        [many] Твои голоса: карты { $numbers }
       *[other] Твои голоса: карты { $numbers }
    }
app-vote-may-change = Можно передумать, пока голосуют другие.
app-change-vote = Сменить голос
app-take-back-vote = Забрать назад
app-pick-card = Выбрать карту { $number }
app-unpick = Не выбирать карту { $number }
app-own-card = Это твоя карта.
app-yours = Твоя
app-they-guess = Они гадают
app-watching-vote = Карты на столе

# The reveal
app-round-over = Раунд { $number }
app-stage-votes = Голоса…
app-stage-owners = Где чья карта?
app-stage-answer = А карта рассказчика…
app-skip-reveal = Пропустить
app-to-winners = К победителям
app-answer-was = { $name } открывает карту: { $number }
app-found-by = угадали: { $names }
app-found-by-none = Никто не угадал.
app-fooled = попались: { $names }
app-fooled-none = Никто не попался
app-decoy = Ничья карта
app-by-house = карта от заведения
app-verdict-some = Одни угадали, другие нет: отличный рассказ.
app-verdict-all = Угадали все: слишком просто, { $name }!
app-verdict-none = Никто не угадал: слишком заоблачно!
app-verdict-no-votes = Никто не проголосовал.
app-track = Дорожка очков

# The lobby
app-seats-taken = Занято мест: { $count } из { $most }
app-free-seat = свободно
app-house-rules = Домашние правила
app-short-points = до { $count } очков
app-short-laps =
    { $count ->
        [one] { $count } круг
        [few] { $count } круга
        [many] { $count } кругов
       *[other] { $count } круга
    }
app-short-last-card = до последней карты
app-invite = Друзья садятся за стол кнопкой под сообщением игры в группе.
app-join = Сесть за стол
app-begin = Начать игру
app-leave-lobby = Встать из-за стола
app-need-players =
    { $count ->
        [one] Нужен ещё { $count } игрок
        [few] Нужно ещё { $count } игрока
        [many] Нужно ещё { $count } игроков
       *[other] Нужно ещё { $count } игрока
    }
app-host-begins = Игру начинает { $name }.
app-lobby-watching = Ты смотришь за этим столом.

# Watching and joining
app-watching = Ты смотришь
app-room = { $name }: за столом есть место
app-room-how = Садись: со следующего раунда получишь карты.
app-watch = Просто смотреть
app-left = Ты больше не за столом
app-left-how = Место, карты и очки за тобой; вернёшься — играешь со следующего раунда.
app-come-back = Вернуться

# The end
app-over = Игра окончена
app-you-won = Победа твоя!
app-won =
    { $count ->
        [one] { $names } побеждает!
        [few] { $names } побеждают!
        [many] { $names } побеждают!
       *[other] { $names } побеждают!
    }
app-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
app-rematch = Сыграть ещё
app-to-next-game = К следующей игре
app-award-each = { $names }, у каждого
app-award-clues = Лучшие ассоциации
app-award-clues-why =
    { $count ->
        [one] { $names }: { $count } ассоциация, которую кто-то угадал, а кто-то нет
        [few] { $names }: { $count } ассоциации, которые кто-то угадал, а кто-то нет
        [many] { $names }: { $count } ассоциаций, которые кто-то угадал, а кто-то нет
       *[other] { $names }: { $count } ассоциации, которые кто-то угадал, а кто-то нет
    }
app-award-bluffs = Мастер блефа
app-award-bluffs-why =
    { $count ->
        [one] { $names }: { $count } голос сбит с пути
        [few] { $names }: { $count } голоса сбиты с пути
        [many] { $names }: { $count } голосов сбиты с пути
       *[other] { $names }: { $count } голоса сбиты с пути
    }
app-award-finds = Самый зоркий глаз
app-award-finds-why =
    { $count ->
        [one] { $names }: угадана { $count } карта
        [few] { $names }: угаданы { $count } карты
        [many] { $names }: угадано { $count } карт
       *[other] { $names }: угадано { $count } карты
    }

# The sheets
app-sheet-menu = Fabulo
app-sheet-people = Счёт и игроки
app-sheet-hurry = Кого ждём
app-sheet-story = Все раунды
app-sheet-house = Домашние правила
app-sheet-mine = Мои настройки
app-sheet-rules = Как играют
app-sheet-clue = Ассоциация
app-sheet-last = Раунд { $number }
app-leave = Встать из-за стола
app-leave-sure = Правда уходишь?
app-end = Закончить игру
app-end-sure = Правда закончить для всех?
app-remove = Удалить
app-remove-sure = Точно?
app-removed = Удалённые игроки
app-readmit = Пустить обратно
app-readmit-sure = Точно?
app-story-empty = Ни один раунд ещё не подсчитан.
app-house-presets = Готовые наборы
app-number-other = Другое число…
app-zone-search = Найти город
app-zone-none = Такого места нет. Места названы здесь по-английски, например { $example }.
app-house-host = Менять может только { $name }.
app-house-yours = Пока игра не началась, менять можешь ты.
app-house-later = Некоторые правила можно менять и по ходу игры, со следующего этапа.
app-hurry-race = Кто первым придумает ассоциацию, тот и рассказывает.
app-hurry-telling = Рассказчик ищет ассоциацию.
app-hurry-laying = Игроки выбирают карты.
app-hurry-voting = Игроки голосуют.
app-nudge = Напомнить в группе
app-nudge-in = Напомнить через { $when }
app-nudged = Им напомнили.
app-skip = Пропустить
app-skip-in = Пропустить через { $when }
app-lot = Рассказчик по жребию
app-lot-in = Рассказчик по жребию через { $when }
app-skip-means-race = Жребий выберет кого-то из вас, и у него будет полное время.
app-skip-means-telling = При пропуске ход переходит влево, без очков.
app-skip-means-laying = За того, кого пропустили, карту кладёт заведение.
app-skip-means-voting = Кого пропустили, тот не голосует.
app-set-language = Язык
app-set-language-own = как в Telegram
app-set-still = Меньше движения
app-set-still-why = Ничто не летает и не прыгает.
app-set-touch = Отклик на касания
app-set-touch-why = Телефон отвечает лёгким толчком.
app-set-large = Крупный текст
app-set-large-why = Всё на размер больше.
app-set-described = Описания карт
app-set-described-why = Каждая картинка ещё и словами, для всех одинаково.

# The doors
app-my-games = Мои игры
app-my-games-how = За какой стол?
app-phase-lobby = собираемся
app-phase-telling = ищут ассоциацию
app-phase-laying = выбирают карты
app-phase-voting = голосуют
app-phase-over = окончена
app-close-window = Назад в чат
app-open-telegram = Открыть Telegram
app-door-outside = Стол для своих
app-door-outside-how = В Fabulo играют в группах Telegram. Добавь бота в свою группу, отправь там /newgame и открой эту страницу из сообщения, которое появится.
app-door-expired = Это окно устарело
app-door-expired-how = Закрой его и открой игру из группы заново.
app-door-no-games = Нет открытых игр
app-door-no-games-how = Отправь /newgame в своей группе или открой игру из её сообщения там.
app-door-no-such-game = Этой игры нигде нет
app-door-no-such-game-how = Может, она давно кончилась. Открой в группе новую: /newgame.
app-door-not-yours = Этот стол тебя пока не знает
app-door-not-yours-how = Он принадлежит группе. Нажми «Я играю» под сообщением игры там или садись прямо здесь, если ты в этой группе.
app-door-trouble = До стола не достучаться
app-door-trouble-how = Связь пропала. В игре ничего не потеряно.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] У каждого на руке { $count } карта, другие её не видят.
    [few] У каждого на руке { $count } карты, другие их не видят.
    [many] У каждого на руке { $count } карт, другие их не видят.
   *[other] У каждого на руке { $count } карты, другие их не видят.
}
rules-hand-three = { $count ->
    [one] Втроём у каждого на руке { $count } карта, и все, кроме рассказчика, дают по две.
    [few] Втроём у каждого на руке { $count } карты, и все, кроме рассказчика, дают по две.
    [many] Втроём у каждого на руке { $count } карт, и все, кроме рассказчика, дают по две.
   *[other] Втроём у каждого на руке { $count } карты, и все, кроме рассказчика, дают по две.
}
rules-first-race = В первом раунде рассказывает тот, кто первым придумал ассоциацию. Потом ход переходит влево.
rules-first-lot = Первого рассказчика выбирает жребий. Потом ход переходит влево.
rules-first-seat = Первым рассказывает { $name }. Потом ход переходит влево.
rules-clue = Рассказчик тайком выбирает карту и даёт к ней ассоциацию: слово или целую фразу, свою или взятую из стихов, песни, фильма, пословицы.
rules-clue-spoken = Ассоциацию можно и сказать вслух, чтобы слышали все.
rules-clue-shown = Её можно спеть, напеть, изобразить или показать: голосовым, кружком, картинкой, стикером, гифкой.
rules-lay = { $count ->
    [1] Остальные дают со своей руки карту, которая подходит к ассоциации лучше всего.
    [one] Остальные дают со своей руки { $count } карту, которая подходит к ассоциации лучше всего.
    [few] Остальные дают со своей руки { $count } карты, которые подходят к ассоциации лучше всего.
    [many] Остальные дают со своей руки { $count } карт, которые подходят к ассоциации лучше всего.
   *[other] Остальные дают со своей руки { $count } карты, которые подходят к ассоциации лучше всего.
}
rules-table = Все эти карты тасуют, открывают и нумеруют.
rules-decoys = { $count ->
    [one] Карты из стопки дополняют стол до { $count } карты; голоса за них не приносят очков никому.
    [few] Карты из стопки дополняют стол до { $count } карт; голоса за них не приносят очков никому.
    [many] Карты из стопки дополняют стол до { $count } карт; голоса за них не приносят очков никому.
   *[other] Карты из стопки дополняют стол до { $count } карты; голоса за них не приносят очков никому.
}
rules-vote = Все, кроме рассказчика, тайно голосуют за карту, которую считают картой рассказчика, и никогда — за свою.
rules-next = Все добирают карты, и рассказывает следующий слева.

rules-score = Очки
rules-score-ends = Карту рассказчика угадали все или никто: рассказчику { $none }, остальным по { $others }.
rules-score-some = Угадали некоторые, но не все: рассказчику { $points } и каждому угадавшему столько же.
rules-score-lone = Угадал ровно один: ему и рассказчику по { $points }.
rules-score-lone-three = Втроём, если угадал ровно один: ему и рассказчику по { $points }.
rules-score-votes = За каждый голос за твою карту тебе ещё { $points }, если рассказчик не ты.
rules-score-large = Начиная с { $seats } игроков можно голосовать за одну карту или за две. Единственный верный голос приносит ещё { $sure }; голоса за твои карты — не больше { $most }.
rules-score-two = Вдвоём: карта угадана — обоим по { $points }, нет — по { $none }.
rules-score-imaginarium-some = Карту рассказчика угадали некоторые, но не все: рассказчику { $points } и ещё { $more } за каждого угадавшего, каждому угадавшему { $points }.
rules-score-imaginarium-all = Угадали все: рассказчик теряет { $points }, остальным ничего.
rules-score-imaginarium-none = Не угадал никто: рассказчик теряет { $points }.
rules-score-floor = Ниже { $none } счёт не падает.

rules-end = Конец игры
rules-end-points = { $count ->
    [one] Игра кончается с раундом, в котором у кого-то набралось { $count } очко.
    [few] Игра кончается с раундом, в котором у кого-то набралось { $count } очка.
    [many] Игра кончается с раундом, в котором у кого-то набралось { $count } очков.
   *[other] Игра кончается с раундом, в котором у кого-то набралось { $count } очка.
}
rules-end-last-card = Игра кончается с раундом, в котором из стопки взяли последнюю карту.
rules-end-laps = { $count ->
    [one] Игра кончается, когда каждый рассказал { $count } раз.
    [few] Игра кончается, когда каждый рассказал { $count } раза.
    [many] Игра кончается, когда каждый рассказал { $count } раз.
   *[other] Игра кончается, когда каждый рассказал { $count } раза.
}
rules-end-used = Когда стопка пустеет, из сыгранных карт тасуют новую.
rules-end-win = У кого больше всех очков, тот и победил; при равенстве наверху победу делят.

rules-tips = Советы
rules-tip-clue = Слишком точную ассоциацию угадают все, слишком далёкую — никто. Ищи посередине.
rules-tip-lure = Давай карту, которая вполне могла бы быть картой рассказчика: пусть на неё клюнут.
rules-tip-think = Прежде чем голосовать, подумай так, как думает этот рассказчик.
rules-tip-practice = Труднее всего даются первые ассоциации. Через пару раундов они приходят сами.

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = Раунд для примера
rules-example-clue = Почти дома
rules-example-told = { $name }: ассоциация «{ $clue }» к карте { $number }.
rules-example-line = { $name } { $points }: { $why }
rules-why-told = карту угадали некоторые, но не все ({ $points })
rules-why-told-two = карта угадана ({ $points })
rules-why-found = верная догадка ({ $points })
rules-why-sure = единственный голос — и в точку ({ $points })
rules-why-votes = { $count ->
    [one] { $count } голос от других ({ $points })
    [few] { $count } голоса от других ({ $points })
    [many] { $count } голосов от других ({ $points })
   *[other] { $count } голоса от других ({ $points })
}
rules-why-nothing = в этот раз мимо

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = Аня
rules-name-2 = Миша
rules-name-3 = Лёва
rules-name-4 = Дима
rules-name-5 = Катя
rules-name-6 = Оля
rules-name-7 = Паша
