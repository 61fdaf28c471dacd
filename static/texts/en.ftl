## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = They have been reminded already.
refusal-already-seated = You already sit at this table.
refusal-bad-value = This rule cannot be set to that.
refusal-blank-clue = The clue is empty. Give a word, a line, anything.
refusal-card-first = Choose your card first, then show your clue.
refusal-clue-too-long = The clue is too long: { $length } letters of { $most } at most.
refusal-deck-too-small = This deck is too small for so many: { $needed } cards are needed, it has { $cards }.
refusal-need-presence = Press “Join” under the game’s message in the group, so that the table knows you.
refusal-no-end = With these rules the game would never end.
refusal-no-such-rule = There is no such house rule.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-allowed = The house rules do not allow that.
refusal-not-awaited = Nobody waits for that seat any more.
refusal-not-host = Only the host can do that.
refusal-not-host-yet = Only the host can begin now; anybody at the table can in { $when }.
refusal-not-in-hand = That card is not in your hand.
refusal-not-on-table = There is no card of that number on the table.
refusal-not-over = This game is not over yet.
refusal-not-present = A rematch is for those who were there at the end.
refusal-not-removed = That player was not removed.
refusal-not-seated = You do not sit at this table.
refusal-not-yet = You play from round { $round } on.
refusal-not-your-turn = It is not your turn.
refusal-over = This game is over.
refusal-own-card = That is your own card. Vote for another.
refusal-pile-short = Too few cards are left to deal in one more player.
refusal-removed = The host has closed this table to you.
refusal-rules-clash = These house rules do not go together.
refusal-table-full = The table is full: all { $seats } seats are taken.
refusal-too-early = Give them a little longer: { $when }.
refusal-too-few =
    { $least ->
        [one] It takes { $least } player to begin.
       *[other] It takes { $least } players to begin.
    }
refusal-too-late = Too late: the game has moved on.
refusal-too-late-told = { $name } was faster and tells this round.
refusal-too-many =
    { $seats ->
        [one] These rules seat only { $seats } player.
       *[other] These rules seat only { $seats } players.
    }
refusal-watch-only = You can watch here, but not play.
refusal-wrong-count =
    { $wanted ->
        [one] Choose exactly { $wanted } card.
       *[other] Choose { $wanted } cards.
    }

# The twelve bunnies, by number.
bunny-0 = blue bunny with a hat
bunny-1 = orange bunny with a scarf
bunny-2 = green bunny with a leaf
bunny-3 = yellow bunny with a star
bunny-4 = purple bunny with glasses
bunny-5 = red bunny with a bow
bunny-6 = sky-blue bunny with an umbrella
bunny-7 = black bunny with a top hat
bunny-8 = white bunny with a flower
bunny-9 = brown bunny with a crown
bunny-10 = grey bunny with a patch
bunny-11 = violet bunny with a balloon

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = Points to win
rule-points-none = no limit
rule-points-about = Whoever has so many at the end of a round ends the game. On the sheets it is 30.
rule-last_card = Ends with the last card
rule-last_card-about = The game ends with the round that draws the last card. Without it, points or laps must end the game; an empty pile ends any.
rule-laps = Laps round the table
rule-laps-none = no limit
rule-laps-about = Everybody tells so many times, then it is over. Good for an evening with a train to catch.
rule-first = First storyteller
rule-first-seat = seat { $number }
rule-first-about = Who tells in round 1: whoever finds a clue first, somebody drawn by lot, or somebody you name.
rule-lone_finder_bonus = Lone finder gets 4
rule-lone_finder_bonus-none = with 3 players
rule-lone_finder_bonus-about = If exactly one finds the card, storyteller and finder get 4 instead of 3. On the sheets this is for three players.
rule-pace = Pace
rule-pace-about = Living room: one or two minutes a step. Relaxed: 12 hours, but you may skip after 15 minutes. Slow: a day, and never at night.
rule-skip = Who may skip
rule-skip-about = Who may go on without those who keep the table waiting.
rule-spoken = Clues said aloud
rule-spoken-about = The storyteller may say the clue aloud instead of writing it, when you sit together or are on a call.
rule-shown = Clues sung, mimed or shown
rule-shown-about = The storyteller may sing, mime or show the clue: a voice or video message, a picture, a sticker, a GIF.
rule-large_table = Large table
rule-large_table-about = For 7 to 12: two votes each, 1 point more for a sure single vote, at most 3 points from other people’s votes. Used cards come back; it ends by points or laps.
rule-imaginarium = Imaginarium scoring
rule-imaginarium-about = Found by some: the storyteller gets 3 and 1 for each finder. Found by all: the storyteller loses 3; by nobody: loses 2.
rule-decoys = Fill the table up to
rule-decoys-none = no
rule-decoys-about = For 2 or 3 players: cards from the pile fill the table up to so many. Votes on them count for nobody.
rule-seats = Seats
rule-seats-about = How many may sit down. More than 8 need the large table.
rule-audience = Others may watch
rule-audience-about = Members of the group without a seat may look on, without seeing any hand.
rule-deck = Deck
rule-deck-about = The pictures you play with.
rule-all_cards = Play all its cards
rule-all_cards-about = A game takes 84 cards of the deck, as on the sheets. With this it takes all there are.
rule-zone = Time zone
rule-zone-about = For the slow pace: nothing ends and nobody is reminded between 23 and 8 o’clock there.
rule-pin = Pin my newest message
rule-pin-about = The newest message of the game stays pinned, if I am allowed to. Pinning rings for nobody.

# House rules that come together: preset-<name>.
preset-usual = The usual
preset-usual-about = 3 to 8 players, to 30 points or the last card
preset-usual-sheet = what all the published rule sheets share
preset-classic = Classic
preset-classic-about = up to 6 players, to the last card
preset-classic-sheet = as on the Portuguese rule sheets
preset-score_track = Score track
preset-score_track-about = up to 6 players, to 30 points or the last card
preset-score_track-sheet = as on the Esperanto and Dutch rule sheets
preset-family = Family of eight
preset-family-about = up to 8 players, to 30 points, the first storyteller by lot
preset-family-sheet = as on the Persian rule sheet
preset-three = Three
preset-three-about = three players: hands of seven, two cards each, a lone finder gets 4
preset-three-sheet = the sheets’ own rules for three
preset-big_table = Big table
preset-big_table-about = 7 to 12 players, two votes each, to 30 points
preset-big_table-sheet = beyond the sheets, in the way of the game’s larger edition
preset-imaginarium = Imaginarium
preset-imaginarium-about = its own points: too plain or too far costs the storyteller
preset-imaginarium-sheet = beyond the sheets, in the way of a related game

# What a house rule may be set to.
value-on = yes
value-off = no
value-race = first to find a clue
value-lot = drawn by lot
value-living_room = Living room
value-relaxed = Relaxed
value-slow = Slow
value-seated = anyone seated
value-host = the host

# Why a game came to its end: ending-<why>.
ending-points = The goal is reached.
ending-last_card = The last card is drawn.
ending-laps = The last lap is told.
ending-host = It was ended by hand; the last finished round counts.
ending-host-unplayed = It was ended by hand.
ending-too_few = Too few are left to play on.
ending-asleep = Everybody seems to be asleep.
ending-closed = Nobody began it in a day.
ending-silence = The chat was out of reach for a week.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>A game of Fabulo: who plays along?</b>
lobby-begun = 🐇 <b>A game of Fabulo</b>
lobby-seat = { $sign } { $name }
lobby-seat-host = { $sign } { $name } · host
lobby-rules = House rules: { $rules }
lobby-needs = { $count ->
    [one] One more player and we can begin.
   *[other] { $count } more players and we can begin.
}
lobby-ready = All here? { $host } presses “Begin”.
lobby-too-many = Too many for these house rules: at most { $count } may sit down.
lobby-lap-short = These cards do not last until everybody has told once; the game ends with the last card.

# The house rules in one line

short-end = ends at { $ends }
short-or = { $one } or { $other }
short-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
short-laps = { $count ->
    [one] { $count } lap
   *[other] { $count } laps
}
short-last-card = the last card
short-race = whoever finds a clue first tells first
short-lot = a storyteller by lot
short-first = { $name } tells first
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>Round { $round }</b>: { $name } tells
turn-title-race = 🐇 <b>Round { $round }</b>: whoever finds a clue first is the storyteller
turn-find = { $name } looks through the hand, picks a card and finds a clue for it: a word, a line of a song, a sound. Not too plain, not too far.
turn-race = Look through your cards. Once you have a clue for one of them, tell it: the first one counts.

clue-text = 💬 <b>{ $name }</b> tells: <b>“{ $clue }”</b>
clue-spoken = 🗣 <b>{ $name }</b> says the clue aloud. Listen well!
clue-media = 🎭 <b>{ $name }</b> shows the clue.
clue-media-words = 🎭 <b>{ $name }</b> shows the clue: “{ $clue }”
clue-unknown = 💬 <b>{ $name }</b> has told the clue.
clue-give = { $count ->
    [one] Everybody else: give the card of your hand that fits it best.
   *[other] Everybody else: give the { $count } cards of your hand that fit it best.
}

table-title = 🖼 <b>Round { $round }: the table is laid</b>
table-which = Which of these cards is { $name }’s? Your own does not count.
table-which-votes = Which of these cards is { $name }’s? You have { $count } votes; your own card does not count.
table-clue-text = The clue: “{ $clue }”
table-clue-spoken = The clue was said aloud.
table-clue-media = The clue was shown above.

result-title = ⭐ <b>Round { $round }</b>
result-clue-text = { $name } told “{ $clue }” with card { $number }.
result-clue-spoken = { $name } said a clue for card { $number }.
result-clue-media = { $name } showed a clue for card { $number }.
result-all = Everybody found it: too plain!
result-none = Nobody found it: too far!
result-some = Found by { $names }.
result-no-votes = Nobody voted.
result-points = { $sign } { $name } { $points } → { $score }
result-card = { $number }. { $name }
result-card-decoy = { $number }. from the pile
result-card-house = { $number }. { $name } (given by the house)
result-card-votes = { $card } ← { $names }

# The end

over-title = 🏁 <b>The game is over</b>
over-closed = 🚪 <b>The lobby is closed.</b> A new game is one tap away.
over-one = { $points ->
    [one] 🏆 <b>{ $names }</b> wins with { $points } point!
   *[other] 🏆 <b>{ $names }</b> wins with { $points } points!
}
over-several = { $points ->
    [one] 🏆 <b>{ $names }</b> share the win with { $points } point each!
   *[other] 🏆 <b>{ $names }</b> share the win with { $points } points each!
}
over-nobody = No round was finished, so nobody wins this one.
over-score = { $place }. { $sign } { $name } · { $score }
over-again-one = That game came to its end: { $names } won it.
over-again-several = That game came to its end: { $names } won it together.
over-again-nobody = That game came to its end, without a winner.

# What the game waits for

status-race = ⏳ Waiting for the first clue.
status-telling = ⏳ Waiting for { $name }’s clue.
status-showing = 🎤 { $name } has a card and will show the clue: answer this message with a voice or video message, a picture, a sticker, a GIF or words.
status-laying = ⏳ { $done } of { $all } have given. Waiting for { $names }.
status-voting = ⏳ { $done } of { $all } have voted. Waiting for { $names }.
status-until = Until { $day }, { $time } (time of { $zone }).
status-asked = 🕰 When you asked: { $waited } so far; at the latest it goes on in { $left }.
reminder-telling = 🔔 { $names }, we are waiting for your clue.
reminder-race = 🔔 We are waiting for the first clue. Who has one?
reminder-laying = 🔔 { $names }, we are waiting for your card.
reminder-voting = 🔔 { $names }, we are waiting for your vote.

# What was missed while Telegram did not answer

missed-message = ↩️ In case it did not reach you: a message of this game may be missing above.
missed-clue = ↩️ In case it did not reach you: { $clue }
missed-table = ↩️ In case it did not reach you: the table of round { $round } was laid.
missed-result = ↩️ In case it did not reach you: round { $round } gave { $points }.
missed-points = { $name } { $points }

# Notices

notice-joined = 👋 { $name } plays along from the next round.
notice-returned = 👋 { $name } is back and plays from the next round.
notice-left = 🚪 { $name } has left the game.
notice-removed = 🚪 { $name } was removed from the game.
notice-readmitted = 🔓 { $name } may come back.
notice-host = 👑 { $name } is the host now.
notice-skipped-laying = ⏭ { $name } gave no card; the house chose one.
notice-skipped-voting = ⏭ { $name } did not vote.
notice-passed = ⏭ { $name } gave no clue; the turn passes on.
notice-passed-nobody = ⏭ Nobody found a clue; the turn passes on.
notice-void = 🃏 { $name } left while telling: the cards go back, nobody scores.
notice-lot = 🎲 Nobody found a clue in time, so the lot chose { $name }.

# Buttons

button-join = 🙋 Join
button-leave = 🚪 Leave
button-rules = 📜 House rules
button-begin = ▶️ Begin
button-open = 🃏 Open the game
button-open-hand = 🃏 Open my hand
button-open-vote = 🗳 Open the vote
button-story = 📖 Look back
button-nudge = 🔔 Nudge
button-skip = ⏭ Skip { $name }
button-skip-all = ⏭ Skip the wait
button-lot = 🎲 Draw lots
button-rematch = 🔁 Rematch
button-newgame = 🐇 Open a game
button-add = ➕ Add me to a group
button-games = 🃏 My games
button-pings-on = 🔔 Tell me when it is my turn
button-pings-off = 🔕 Do not tell me any more
button-back = ‹ Back
button-more = More rules ›
button-presets = 🎁 Ready-made rules
zone-now = { $zone }, { $time }
button-done = ✓ Done
button-end = 🏁 End the game
button-end-really = 🏁 Yes, end it
button-language = 🌍 Language
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = You sit down as the { $bunny }.
toast-joined-later = You sit down as the { $bunny } and play from round { $round } on.
toast-left = You have left the table.
toast-begun = The cards are dealt.
toast-nudged = They are being reminded.
toast-skipped = On we go.
toast-rematch = One more time!
toast-ended = The game is over.
toast-no-game = That game is long gone.
toast-elsewhere = That game is played in another chat.
toast-open = A game is open here already: /status shows it.
toast-old = That button is too old. Ask for /status.

# For the presser alone, in the group

whisper-hand = 🃏 Your hand is one tap away.

# Short answers in the group

answer-no-game = No game is open here. Shall we?
ask-hidden = You are writing as the group or a channel, so I cannot tell who you are. Please press a button instead; buttons know you.
update-set-aside = Something went wrong with that, and I had to let it go. Please try once more.
chat-greeting = 🐇 <b>Hello! I am Fabulo.</b> I deal cards full of dreams: one of you tells a clue, all others look for the picture behind it. Three to eight can play.
house-text = 📜 House rules: { $rules }
house-menu = 📜 <b>House rules</b>: { $rules }
house-menu-later = 📜 <b>House rules</b>: { $rules }. What you change now holds from the next phase on.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>Ready-made house rules</b>: one press sets them all. Pace, clues and deck stay as they are.
house-preset = • <b>{ $preset }</b>: { $about }; <i>{ $sheet }</i>
house-zone-more = Not among them? Write it as a command: <code>/house zone { $example }</code>
house-end = 🏁 End the game now? The last finished round counts.
language-which = 🌍 Which language shall I speak here?
language-chosen = 🌍 I speak English here from now on.
language-not-yours = While a game is open, its host or an admin chooses the language.
deck-text = 🎴 <b>{ $title }</b> by { $artist } ({ $licence }), { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
deck-others = Also there: { $titles }. The host can choose among the house rules.
stats-now = ⭐ <b>After round { $round }</b>
stats-score = { $sign } { $name } · { $score }
stats-champions = 🏆 <b>Won in this group</b>
stats-champion = { $name } · { $wins } of { $games }
stats-nothing = Nobody has finished a game here yet. Be the first!
show-taken = Your clue is on its way to the group.
show-which = Which game is this clue for?
show-hidden = If that is the clue: I cannot tell who shows it while you write as the group or a channel. Send it to me in private.
show-too-large = That file is too large for me. Something under 20 MB, please.
show-too-late = Too late: your turn has moved on, so this one does not count.
show-not-yours = It is { $name }’s turn to show the clue; this one does not count.
show-unknown = I can show a voice or video message, a video, music, a picture, a sticker or a GIF, or pass on words.
rules-head = 📖 <b>How it is played</b>
rules-part = <b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 These are the house rules “{ $preset }”: { $sheet }.
help-text = 🐇 <b>Fabulo</b> is played right here: the cards are in the app, the story is in this group.
    /newgame opens a game, everybody presses Join, the host presses Begin.
    /status shows where we are, /skip goes on without those who sleep.
    /house sets the house rules, /rules tells how it is played, /end stops.
    Everything also works with the buttons under my messages.

# The private chat

private-welcome = 🐇 <b>Welcome to Fabulo!</b> It takes three to eight people in a group: add me to yours, say /newgame there, and deal me your friends.
private-welcome-games = 🐇 <b>Welcome back!</b> Here are your games; ⏳ waits for you.
private-hint = I listen here only for clues that you promised to show. Your games are below.
pings-on = 🔔 When it is your turn in one of your games, I tell you here.
pings-off = 🔕 I stay silent here. The group’s own messages go on.
ping-telling = 🔔 <b>{ $chat }</b>: it is your turn to tell.
ping-laying = 🔔 <b>{ $chat }</b>: give a card.
ping-voting = 🔔 <b>{ $chat }</b>: the table is laid, cast your vote.
ping-clue = The clue: “{ $clue }”
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = A storytelling game with picture cards, for groups of three to eight.
profile-description = Fabulo deals cards full of dreams. One of you gives a clue; all others look for the picture behind it. Add me to a group and say /newgame.
profile-menu = My games
command-newgame = open a game
command-join = sit down at the table
command-leave = leave the table
command-begin = deal the cards
command-status = what are we waiting for?
command-skip = go on without those who sleep
command-rematch = play once more
command-end = end the game
command-rules = how it is played
command-house = the house rules
command-deck = the cards we play with
command-stats = points, and who won how often
command-language = the language I speak here
command-help = what I can do
command-pings = a private word when it is my turn, on or off
command-start = my games, and how to begin

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } says
picture-told = { $name } gave
picture-clue-text = “{ $clue }”
picture-clue-spoken = a clue said aloud
picture-clue-media = a clue to see or hear
picture-house = the house
picture-over = And this is how it ended
picture-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = Fabulo cannot start here. Please update Telegram, or “Android System WebView” in the Play Store.

# The frame
app-people = Scores and players
app-menu = Menu
app-close = Close
app-back = Back
app-loading = One moment…
app-offline = No connection. Your choice is kept.
app-paused = The bot cannot write in the group just now. You can go on here.
app-error = That did not work. Please try again.
app-sending = Sending…
app-still-trying = Still trying…
app-try-again = Try again
app-keep = Keep it so
app-continue = Continue
app-you = you
app-host = host
app-gone = has left
app-your-turn = your turn
app-round = Round { $number }
app-round-last = Round { $number }, the last one
app-from-round = plays from round { $number }
app-you-from-round = You play from round { $number }
app-waiting-for = Waiting for { $names }
app-waiting-for-you = They wait for you
app-nobody-awaited = Everybody is ready
app-seconds = { $count } s
app-minutes = { $count } min
app-hours = { $count } h

# Cards
app-card = Card { $number }
app-card-of = Card { $number } of { $count }
app-card-yours = Card { $number }, yours
app-card-chosen = Card { $number }, chosen
app-your-card = Your card
app-your-hand = Your hand
app-previous-card = Previous card
app-next-card = Next card
app-closer = Closer
app-farther = Farther
app-picture-failed = No picture. Tap to load it again.

# Telling
app-race = First to tell!
app-race-how = Find a clue for one of your cards before the others do.
app-race-watch = Who finds the first clue?
app-you-tell = You are the storyteller
app-you-tell-how = Pick a card, then give a clue.
app-use-card = Use this card
app-other-card = Another card
app-your-clue = Your clue
app-clue-placeholder = A word, a line, a song, a sound…
app-letters = { $count }/{ $most }
app-clue-tip = Not too exact, not too far-fetched: some should find your card, but not everybody.
app-kinds = How you give your clue
app-kind-text = Write it
app-kind-spoken = Say it
app-kind-media = Show it
app-how-spoken = Say your clue aloud, so that everybody hears it. Nothing is written.
app-how-media = Sing, hum, mime or show it: you send a voice or video message, a picture, a sticker or a GIF to the group.
app-give-text = Give this clue
app-give-spoken = I have said it
app-give-media = Show it in the group
app-show-now = Now show your clue
app-show-how = Answer the bot’s message in the group, or write to the bot.
app-to-chat = Back to the chat
app-thinking = { $name } is thinking
app-look-through = Look through your hand.
app-see-round = What happened in round { $number }

# The clue
app-clue-text = { $name } says
app-clue-spoken = { $name } has said the clue aloud
app-clue-media = { $name } has shown the clue in the group
app-clue-look = Look at it
app-clue-in-chat = You find this clue in the group.
app-clue-shown-picture = The clue

# Laying
app-find-match = Find a card that fits
app-lay = Lay this card
app-lay-several = Lay { $count } cards this round.
app-pick-of = Choose this card, { $number } of { $count }
app-picked = Chosen
app-put-back = Put it back
app-lay-both = Lay these { $count } cards
app-laid =
    { $count ->
        [one] Your card is laid
       *[other] Your cards are laid
    }
app-told = Your clue is told
app-may-change = You may still change it.
app-no-change = Nothing can be changed now.
app-change-card =
    { $count ->
        [one] Change card
       *[other] Change cards
    }
app-change-clue = Change clue or card
app-take-back = Take back
app-matching = The others choose their cards

# Voting
app-which-card = Which card is { $name }’s?
app-tap-again = Tap to choose, again to enlarge.
app-two-votes = One vote or two. A single one that is right earns 1 more.
app-pick-to-vote = Choose a card
app-vote-for =
    { $count ->
        [one] Vote for card { $numbers }
       *[other] Vote for cards { $numbers }
    }
app-voted =
    { $count ->
        [one] Your vote: card { $numbers }
       *[other] Your votes: cards { $numbers }
    }
app-vote-may-change = You may change it until all have voted.
app-change-vote = Change vote
app-take-back-vote = Take back
app-pick-card = Choose card { $number }
app-unpick = Do not choose card { $number }
app-own-card = This is your own card.
app-yours = Yours
app-they-guess = They are guessing
app-watching-vote = The table is open

# The reveal
app-round-over = Round { $number }
app-stage-votes = The votes…
app-stage-owners = Whose card is whose?
app-stage-answer = And the storyteller’s card…
app-skip-reveal = Skip
app-to-winners = To the winners
app-answer-was = { $name }’s card was { $number }
app-found-by = found by { $names }
app-found-by-none = Nobody found it.
app-fooled = fooled { $names }
app-fooled-none = Fooled nobody
app-decoy = Nobody’s card
app-by-house = played by the house
app-verdict-some = Some found it, some did not: well told.
app-verdict-all = Everybody found it: too easy, { $name }!
app-verdict-none = Nobody found it: too dreamy!
app-verdict-no-votes = Nobody voted.
app-track = Score track

# The lobby
app-seats-taken = { $count } of { $most } seats taken
app-free-seat = free
app-house-rules = House rules
app-short-points = to { $count } points
app-short-laps =
    { $count ->
        [one] { $count } lap
       *[other] { $count } laps
    }
app-short-last-card = to the last card
app-invite = Friends join with the button under the game’s message in the group.
app-join = Take a seat
app-begin = Begin the game
app-leave-lobby = Leave the table
app-need-players =
    { $count ->
        [one] { $count } more player needed
       *[other] { $count } more players needed
    }
app-host-begins = { $name } begins the game.
app-lobby-watching = You watch this table.

# Watching and joining
app-watching = You are watching
app-room = { $name }’s table has room
app-room-how = Take a seat: you are dealt in at the next round.
app-watch = Just watch
app-left = You have left the table
app-left-how = Your seat, hand and score are kept; you play from the next round.
app-come-back = Come back

# The end
app-over = The game is over
app-you-won = You have won!
app-won =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } have won!
    }
app-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
app-rematch = Play again
app-to-next-game = To the next game
app-award-each = { $names } each
app-award-clues = Finest clues
app-award-clues-why =
    { $count ->
        [one] { $names }: { $count } clue that some found and some did not
       *[other] { $names }: { $count } clues that some found and some did not
    }
app-award-bluffs = Greatest bluffer
app-award-bluffs-why =
    { $count ->
        [one] { $names } led { $count } vote astray
       *[other] { $names } led { $count } votes astray
    }
app-award-finds = Sharpest eye
app-award-finds-why =
    { $count ->
        [one] { $names } found { $count } card
       *[other] { $names } found { $count } cards
    }

# The sheets
app-sheet-menu = Fabulo
app-sheet-people = Scores and players
app-sheet-hurry = Who is awaited
app-sheet-story = All the rounds
app-sheet-house = House rules
app-sheet-mine = My settings
app-sheet-rules = How it is played
app-sheet-clue = The clue
app-sheet-last = Round { $number }
app-leave = Leave the table
app-leave-sure = Really leave?
app-end = End the game
app-end-sure = Really end it for everybody?
app-remove = Remove
app-remove-sure = Really?
app-removed = Removed players
app-readmit = Let back in
app-readmit-sure = Really?
app-story-empty = No round has been scored yet.
app-house-presets = Ready-made rules
app-number-other = Another number…
app-zone-search = Search for a city
app-zone-none = No such place. Places are listed by their English names, like { $example }.
app-house-host = Only { $name } can change these.
app-house-yours = You can change these until the game begins.
app-house-later = Some rules can change during the game, from the next phase on.
app-hurry-race = Whoever finds a clue first tells.
app-hurry-telling = The storyteller looks for a clue.
app-hurry-laying = Cards are chosen.
app-hurry-voting = Votes are cast.
app-nudge = Remind them in the group
app-nudge-in = Remind them in { $when }
app-nudged = They have been reminded.
app-skip = Skip
app-skip-in = Skip in { $when }
app-lot = Draw the storyteller by lot
app-lot-in = Draw the storyteller by lot in { $when }
app-skip-means-race = The lot falls on one of you, who then has the full time.
app-skip-means-telling = Skipped, the turn passes to the left, without points.
app-skip-means-laying = Whoever is skipped has a card laid by the house.
app-skip-means-voting = Whoever is skipped gives no vote.
app-set-language = Language
app-set-language-own = as in Telegram
app-set-still = Less motion
app-set-still-why = Nothing flies or hops.
app-set-touch = Touch feedback
app-set-touch-why = The phone taps back.
app-set-large = Large text
app-set-large-why = Everything a size larger.
app-set-described = Card descriptions
app-set-described-why = Each picture also in words, the same for everybody.

# The doors
app-my-games = My games
app-my-games-how = Which table?
app-phase-lobby = gathering
app-phase-telling = a clue is being found
app-phase-laying = cards are being chosen
app-phase-voting = votes are being cast
app-phase-over = over
app-close-window = Back to the chat
app-open-telegram = Open Telegram
app-door-outside = A table among friends
app-door-outside-how = Fabulo is played in Telegram groups. Add the bot to your group, send /newgame there, and open this page from the message that appears.
app-door-expired = This window is too old
app-door-expired-how = Close it and open the game again from the group.
app-door-no-games = No game is open
app-door-no-games-how = Send /newgame in your group, or open a game from its message there.
app-door-no-such-game = This game is nowhere to be found
app-door-no-such-game-how = It may be long over. Start another in the group with /newgame.
app-door-not-yours = This table does not know you yet
app-door-not-yours-how = It belongs to a group. Press “Join” under the game’s message there, or take a seat here if you are in that group.
app-door-trouble = The table is out of reach
app-door-trouble-how = The connection failed. Nothing of the game is lost.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] Everybody holds { $count } card, unseen by all others.
   *[other] Everybody holds { $count } cards, unseen by all others.
}
rules-hand-three = { $count ->
    [one] With three players everybody holds { $count } card, and all but the storyteller give two.
   *[other] With three players everybody holds { $count } cards, and all but the storyteller give two.
}
rules-first-race = In the first round, whoever finds a clue first is the storyteller. Then the turn passes to the left.
rules-first-lot = The first storyteller is drawn by lot. Then the turn passes to the left.
rules-first-seat = { $name } is the first storyteller. Then the turn passes to the left.
rules-clue = The storyteller picks a card in secret and gives a clue for it: a word or a whole sentence, made up or borrowed from a poem, a song, a film, a proverb.
rules-clue-spoken = The clue may also be said aloud, so that everybody hears it.
rules-clue-shown = It may also be sung, hummed, mimed or shown: with a voice or video message, a picture, a sticker, a GIF.
rules-lay = { $count ->
    [one] All others give the card of their own hand that fits the clue best.
   *[other] All others give the { $count } cards of their own hand that fit the clue best.
}
rules-table = All these cards are shuffled, laid face up and numbered.
rules-decoys = { $count ->
    [one] Cards from the pile fill the table up to { $count } card; votes on them count for nobody.
   *[other] Cards from the pile fill the table up to { $count } cards; votes on them count for nobody.
}
rules-vote = All but the storyteller vote in secret for the card that they believe to be the storyteller’s, never for one of their own.
rules-next = Hands are filled up again, and the next player to the left tells.

rules-score = Points
rules-score-ends = All find the storyteller’s card, or nobody does: the storyteller gets { $none }, everybody else { $others }.
rules-score-some = Some find it, but not all: the storyteller gets { $points }, and so does everybody who found it.
rules-score-lone = Exactly one finds it: the storyteller and the finder get { $points } each.
rules-score-lone-three = With three players, exactly one finds it: the storyteller and the finder get { $points } each.
rules-score-votes = For each vote on your card you get { $points } more, unless you are the storyteller.
rules-score-large = From { $seats } players on you may vote for one card or for two. A single vote that is right brings { $sure } more; votes on your card bring { $most } at most.
rules-score-two = With two players, both get { $points } if the card is found, else { $none }.
rules-score-imaginarium-some = Some find the storyteller’s card, but not all: the storyteller gets { $points } and { $more } more for each finder, every finder { $points }.
rules-score-imaginarium-all = All find it: the storyteller loses { $points }, nobody else gets any.
rules-score-imaginarium-none = Nobody finds it: the storyteller loses { $points }.
rules-score-floor = Nobody falls below { $none }.

rules-end = The end
rules-end-points = { $count ->
    [one] The game ends with the round in which somebody reaches { $count } point.
   *[other] The game ends with the round in which somebody reaches { $count } points.
}
rules-end-last-card = The game ends with the round that draws the last card of the pile.
rules-end-laps = { $count ->
    [one] The game ends when everybody has told { $count } time.
   *[other] The game ends when everybody has told { $count } times.
}
rules-end-used = When the pile is empty, the used cards are shuffled into a new one.
rules-end-win = The most points win; whoever is level at the top shares the win.

rules-tips = Tips
rules-tip-clue = A clue that is too exact is found by all, one that is too far-fetched by nobody. Look for what lies between.
rules-tip-lure = Give a card that might well be the storyteller’s, so that it lures others.
rules-tip-think = Before you vote, think as this storyteller thinks.
rules-tip-practice = The first clues are the hardest. After a few rounds they come by themselves.

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = One round, for example
rules-example-clue = Almost home
rules-example-told = { $name } tells “{ $clue }” with card { $number }.
rules-example-line = { $name } { $points }: { $why }
rules-why-told = some found the card, but not all ({ $points })
rules-why-told-two = the card was found ({ $points })
rules-why-found = found the card ({ $points })
rules-why-sure = was sure enough for a single vote ({ $points })
rules-why-votes = { $count ->
    [one] { $count } vote from others ({ $points })
   *[other] { $count } votes from others ({ $points })
}
rules-why-nothing = not this time

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = Ann
rules-name-2 = Tom
rules-name-3 = Leo
rules-name-4 = Nick
rules-name-5 = Maud
rules-name-6 = Ivy
rules-name-7 = Hugh
