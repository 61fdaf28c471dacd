### Same as in English: preset-imaginarium app-sheet-menu lobby-seat-host app-host app-menu app-minutes rules-tips

## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = Ze hebben al een seintje gehad.
refusal-already-seated = Je zit al aan deze tafel.
refusal-bad-value = Zo kun je deze regel niet instellen.
refusal-blank-clue = De zin is leeg. Eén woord mag ook, of een versregel, wat dan ook.
refusal-card-first = Kies eerst je kaart en laat dan je zin zien.
refusal-clue-too-long = De zin is te lang: { $length } letters, hoogstens { $most } mag.
refusal-deck-too-small = Deze set is te klein voor zoveel spelers: { $needed } kaarten nodig, { $cards } aanwezig.
refusal-need-presence = Druk op “Ik doe mee” onder het spelbericht in de groep, dan kent de tafel je.
refusal-no-end = Met deze regels komt er nooit een einde aan het spel.
refusal-no-such-rule = Die huisregel bestaat niet.
refusal-no-such-seat = Die plaats is er niet aan deze tafel.
refusal-not-allowed = Dat mag niet van de huisregels.
refusal-not-awaited = Op deze speler wacht niemand meer.
refusal-not-host = Dat mag alleen de host.
refusal-not-host-yet = Nu kan alleen de host beginnen; over { $when } mag iedereen aan tafel het.
refusal-not-in-hand = Die kaart zit niet in je hand.
refusal-not-on-table = Er ligt geen kaart met dat nummer op tafel.
refusal-not-over = Dit spel is nog niet afgelopen.
refusal-not-present = Revanche is voor wie er aan het eind nog bij was.
refusal-not-removed = Deze speler is niet van tafel gestuurd.
refusal-not-seated = Je zit niet aan deze tafel.
refusal-not-yet = Je speelt mee vanaf ronde { $round }.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-over = Dit spel is afgelopen.
refusal-own-card = Dat is je eigen kaart. Stem op een andere.
refusal-pile-short = Er zijn te weinig kaarten over om nog iemand een hand te geven.
refusal-removed = De host heeft je van deze tafel gestuurd.
refusal-rules-clash = Deze huisregels gaan niet samen.
refusal-table-full = De tafel zit vol: alle { $seats } plaatsen zijn bezet.
refusal-too-early = Gun ze nog even: { $when }.
refusal-too-few =
    { $least ->
        [one] Om te beginnen is er { $least } speler nodig.
       *[other] Om te beginnen zijn er { $least } spelers nodig.
    }
refusal-too-late = Te laat: het spel is al verder.
refusal-too-late-told = { $name } was sneller en is deze ronde de verteller.
refusal-too-many =
    { $seats ->
        [one] Met deze regels is er maar plaats voor { $seats } speler.
       *[other] Met deze regels is er maar plaats voor { $seats } spelers.
    }
refusal-watch-only = Kijken mag hier, meespelen niet.
refusal-wrong-count =
    { $wanted ->
        [one] Kies precies { $wanted } kaart.
       *[other] Kies { $wanted } kaarten.
    }

# The twelve bunnies, by number.
bunny-0 = blauw konijn met een hoed
bunny-1 = oranje konijn met een sjaal
bunny-2 = groen konijn met een blad
bunny-3 = geel konijn met een ster
bunny-4 = paars konijn met een bril
bunny-5 = rood konijn met een strik
bunny-6 = hemelsblauw konijn met een paraplu
bunny-7 = zwart konijn met een hoge hoed
bunny-8 = wit konijn met een bloem
bunny-9 = bruin konijn met een kroon
bunny-10 = grijs konijn met een lapje
bunny-11 = violet konijn met een ballon

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = Punten voor de winst
rule-points-none = geen grens
rule-points-about = Heeft iemand er aan het eind van een ronde zoveel, dan is het spel uit. In de spelregels zijn het er 30.
rule-last_card = Einde bij de laatste kaart
rule-last_card-about = De ronde waarin de laatste kaart wordt getrokken, is de laatste. Zonder deze regel moeten punten of rondjes het einde bepalen; een lege trekstapel is altijd het einde.
rule-laps = Rondjes om de tafel
rule-laps-none = geen grens
rule-laps-about = Iedereen vertelt zo vaak en dan is het klaar. Handig als je de laatste trein moet halen.
rule-first = Eerste verteller
rule-first-seat = plaats { $number }
rule-first-about = Wie vertelt in ronde 1: wie het eerst een zin heeft, iemand bij loting, of iemand die je aanwijst.
rule-lone_finder_bonus = Enige vinder krijgt 4
rule-lone_finder_bonus-none = met 3 spelers
rule-lone_finder_bonus-about = Vindt precies één speler de kaart, dan krijgen vinder en verteller elk 4 punten in plaats van 3. In de spelregels geldt dit met drie spelers.
rule-pace = Tempo
rule-pace-about = Huiskamer: een of twee minuten per stap. Rustig: 12 uur, maar na 15 minuten mag je overslaan. Traag: een dag, en nooit ’s nachts.
rule-skip = Wie mag overslaan
rule-skip-about = Wie verder mag gaan zonder de spelers die de tafel laten wachten.
rule-spoken = Zin hardop zeggen
rule-spoken-about = De verteller mag de zin hardop zeggen in plaats van schrijven, als jullie bij elkaar zitten of bellen.
rule-shown = Liedjes, mime, plaatjes
rule-shown-about = De verteller mag de zin zingen, uitbeelden of laten zien: een spraak- of videobericht, een foto, een sticker, een gif.
rule-large_table = Grote tafel
rule-large_table-about = Voor 7 tot 12 spelers: twee stemmen per speler, 1 punt extra voor één stem die raak is, hoogstens 3 punten door stemmen van anderen. Gebruikte kaarten komen terug; het einde komt met punten of rondjes.
rule-imaginarium = Punten als bij Imaginarium
rule-imaginarium-about = Sommigen vinden de kaart: de verteller krijgt 3 en 1 voor elke vinder. Iedereen vindt hem: de verteller verliest er 3; niemand: 2.
rule-decoys = Tafel aanvullen tot
rule-decoys-none = nee
rule-decoys-about = Voor 2 of 3 spelers: kaarten van de trekstapel vullen de tafel aan tot dit aantal. Stemmen daarop leveren niemand iets op.
rule-seats = Plaatsen
rule-seats-about = Hoeveel spelers er mogen aanschuiven. Meer dan 8 kan alleen aan de grote tafel.
rule-audience = Anderen mogen meekijken
rule-audience-about = Groepsleden zonder plaats mogen meekijken, zonder iemands hand te zien.
rule-deck = Kaartenset
rule-deck-about = De plaatjes waarmee je speelt.
rule-all_cards = Met alle kaarten spelen
rule-all_cards-about = Een spel gebruikt 84 kaarten van de set, zoals in de spelregels. Met deze regel doen ze allemaal mee.
rule-zone = Tijdzone
rule-zone-about = Voor het trage tempo: tussen 23 en 8 uur daar loopt niets af en krijgt niemand een seintje.
rule-pin = Nieuwste bericht vastzetten
rule-pin-about = Het nieuwste bericht van het spel blijft vastgezet, als ik dat mag. Er gaat bij niemand een belletje af.

# House rules that come together: preset-<name>.
preset-usual = Gewoon
preset-usual-about = 3 tot 8 spelers, tot 30 punten of de laatste kaart
preset-usual-sheet = wat alle uitgegeven spelregels gemeen hebben
preset-classic = Klassiek
preset-classic-about = tot 6 spelers, tot de laatste kaart
preset-classic-sheet = zoals in de Portugese spelregels
preset-score_track = Scorespoor
preset-score_track-about = tot 6 spelers, tot 30 punten of de laatste kaart
preset-score_track-sheet = zoals in de Nederlandse spelregels en die in het Esperanto
preset-family = Gezin van acht
preset-family-about = tot 8 spelers, tot 30 punten, eerste verteller bij loting
preset-family-sheet = zoals in de Perzische spelregels
preset-three = Met z’n drieën
preset-three-about = drie spelers: zeven kaarten in de hand, elk twee op tafel, een enige vinder krijgt 4
preset-three-sheet = de variant voor drie uit de spelregels
preset-big_table = Lange tafel
preset-big_table-about = 7 tot 12 spelers, elk twee stemmen, tot 30 punten
preset-big_table-sheet = niet uit de spelregels, maar zoals in de grotere uitgave van het spel
preset-imaginarium = Imaginarium
preset-imaginarium-about = eigen puntentelling: te makkelijk of te vergezocht kost de verteller punten
preset-imaginarium-sheet = niet uit de spelregels, maar zoals in een verwant spel

# What a house rule may be set to.
value-on = ja
value-off = nee
value-race = wie het eerst een zin heeft
value-lot = bij loting
value-living_room = Huiskamer
value-relaxed = Rustig
value-slow = Traag
value-seated = iedereen aan tafel
value-host = de host

# Why a game came to its end: ending-<why>.
ending-points = De punten zijn binnen.
ending-last_card = De laatste kaart is getrokken.
ending-laps = Het laatste rondje is verteld.
ending-host = Het spel is met de hand beëindigd; de laatste volledige ronde telt.
ending-host-unplayed = Het spel is met de hand beëindigd.
ending-too_few = Er zijn te weinig spelers over.
ending-asleep = Iedereen lijkt in slaap gevallen.
ending-closed = Een dag lang is niemand begonnen.
ending-silence = Ik kon een week lang niet bij deze chat.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>Potje Fabulo: wie doet er mee?</b>
lobby-begun = 🐇 <b>Potje Fabulo</b>
lobby-seat = { $sign } { $name }
lobby-seat-host = { $sign } { $name } · host
lobby-rules = Huisregels: { $rules }
lobby-needs = { $count ->
    [one] Nog één speler en we kunnen beginnen.
   *[other] Nog { $count } spelers en we kunnen beginnen.
}
lobby-ready = Is iedereen er? { $host } drukt op “Beginnen”.
lobby-too-many = Te veel mensen voor deze huisregels: er mogen er hoogstens { $count } aanschuiven.
lobby-lap-short = Met deze kaarten komt niet iedereen aan vertellen toe; het spel eindigt bij de laatste kaart.

# The house rules in one line

short-end = einde bij { $ends }
short-or = { $one } of { $other }
short-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
short-laps = { $count ->
    [one] { $count } rondje
   *[other] { $count } rondjes
}
short-last-card = de laatste kaart
short-race = wie het eerst een zin heeft, begint
short-lot = eerste verteller bij loting
short-first = { $name } vertelt het eerst
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>Ronde { $round }</b>: { $name } vertelt
turn-title-race = 🐇 <b>Ronde { $round }</b>: wie het eerst een zin heeft, is de verteller
turn-find = { $name } bekijkt de plaatjes, kiest er een en verzint er een zin bij: een woord, een stukje van een liedje, een geluid. Niet te makkelijk, niet te vergezocht.
turn-race = Bekijk je kaarten. Heb je bij een ervan een zin, vertel hem dan: de eerste telt.

clue-text = 💬 <b>{ $name }</b> vertelt: <b>“{ $clue }”</b>
clue-spoken = 🗣 <b>{ $name }</b> zegt de zin hardop. Oren open!
clue-media = 🎭 <b>{ $name }</b> laat de zin zien.
clue-media-words = 🎭 <b>{ $name }</b> laat de zin zien: “{ $clue }”
clue-unknown = 💬 <b>{ $name }</b> heeft de zin verteld.
clue-give = { $count ->
    [one] Alle anderen: geef de kaart uit je hand die er het best bij past.
   *[other] Alle anderen: geef de { $count } kaarten uit je hand die er het best bij passen.
}

table-title = 🖼 <b>Ronde { $round }: de kaarten liggen op tafel</b>
table-which = Welke van deze kaarten is van { $name }? Je eigen kaart telt niet.
table-which-votes = Welke van deze kaarten is van { $name }? Je hebt { $count } stemmen; je eigen kaart telt niet.
table-clue-text = De zin: “{ $clue }”
table-clue-spoken = De zin is hardop gezegd.
table-clue-media = De zin was hierboven te zien of te horen.

result-title = ⭐ <b>Ronde { $round }</b>
result-clue-text = { $name } vertelde “{ $clue }” bij kaart { $number }.
result-clue-spoken = { $name } zei een zin bij kaart { $number }.
result-clue-media = { $name } liet iets zien of horen bij kaart { $number }.
result-all = Iedereen heeft hem gevonden: te makkelijk!
result-none = Niemand heeft hem gevonden: te vergezocht!
result-some = Gevonden door { $names }.
result-no-votes = Niemand heeft gestemd.
result-points = { $sign } { $name } { $points } → { $score }
result-card = { $number }. { $name }
result-card-decoy = { $number }. van de trekstapel
result-card-house = { $number }. { $name } (gegeven door het huis)
result-card-votes = { $card } ← { $names }

# The end

over-title = 🏁 <b>Het spel is uit</b>
over-closed = 🚪 <b>Deze tafel is gesloten.</b> Een nieuw spel is één tik verder.
over-one = { $points ->
    [one] 🏆 <b>{ $names }</b> wint met { $points } punt!
   *[other] 🏆 <b>{ $names }</b> wint met { $points } punten!
}
over-several = { $points ->
    [one] 🏆 <b>{ $names }</b> delen de winst met elk { $points } punt!
   *[other] 🏆 <b>{ $names }</b> delen de winst met elk { $points } punten!
}
over-nobody = Er is geen ronde uitgespeeld, dus deze wint niemand.
over-score = { $place }. { $sign } { $name } · { $score }
over-again-one = Dat spel is uit: { $names } heeft gewonnen.
over-again-several = Dat spel is uit: { $names } hebben samen gewonnen.
over-again-nobody = Dat spel is uit, zonder winnaar.

# What the game waits for

status-race = ⏳ We wachten op de eerste zin.
status-telling = ⏳ We wachten op de zin van { $name }.
status-showing = 🎤 { $name } heeft een kaart en laat de zin zien of horen: antwoord op dit bericht met een spraak- of videobericht, een foto, een sticker, een gif of woorden.
status-laying = ⏳ { $done } van de { $all } hebben een kaart gegeven. We wachten op { $names }.
status-voting = ⏳ { $done } van de { $all } hebben gestemd. We wachten op { $names }.
status-until = Tot { $day } { $time } (tijd van { $zone }).
status-asked = 🕰 Toen je het vroeg: { $waited } gewacht; over hoogstens { $left } gaan we verder.
reminder-telling = 🔔 { $names }, we wachten op je zin.
reminder-race = 🔔 We wachten op de eerste zin. Wie heeft er zin?
reminder-laying = 🔔 { $names }, we wachten op je kaart.
reminder-voting = 🔔 { $names }, we wachten op je stem.

# What was missed while Telegram did not answer

missed-message = ↩️ Voor het geval je het gemist hebt: hierboven ontbreekt misschien een bericht van dit spel.
missed-clue = ↩️ Voor het geval je het gemist hebt: { $clue }
missed-table = ↩️ Voor het geval je het gemist hebt: de kaarten van ronde { $round } lagen op tafel.
missed-result = ↩️ Voor het geval je het gemist hebt: ronde { $round } leverde op: { $points }.
missed-points = { $name } { $points }

# Notices

notice-joined = 👋 { $name } speelt mee vanaf de volgende ronde.
notice-returned = 👋 { $name } is terug en speelt mee vanaf de volgende ronde.
notice-left = 🚪 { $name } is van tafel gegaan.
notice-removed = 🚪 { $name } is van tafel gestuurd.
notice-readmitted = 🔓 { $name } mag terugkomen.
notice-host = 👑 { $name } is nu de host.
notice-skipped-laying = ⏭ { $name } gaf geen kaart; het huis heeft er een gekozen.
notice-skipped-voting = ⏭ { $name } heeft niet gestemd.
notice-passed = ⏭ { $name } gaf geen zin; de beurt gaat verder.
notice-passed-nobody = ⏭ Niemand had een zin; de beurt gaat verder.
notice-void = 🃏 { $name } ging weg tijdens het vertellen: de kaarten gaan terug, niemand scoort.
notice-lot = 🎲 Niemand had op tijd een zin, dus het lot koos { $name }.

# Buttons

button-join = 🙋 Ik doe mee
button-leave = 🚪 Ik stap op
button-rules = 📜 Huisregels
button-begin = ▶️ Beginnen
button-open = 🃏 Open het spel
button-open-hand = 🃏 Open mijn hand
button-open-vote = 🗳 Naar de stemming
button-story = 📖 Terugkijken
button-nudge = 🔔 Seintje geven
button-skip = ⏭ { $name } overslaan
button-skip-all = ⏭ Niet langer wachten
button-lot = 🎲 Loten
button-rematch = 🔁 Revanche
button-newgame = 🐇 Nieuw spel
button-add = ➕ Zet me in een groep
button-games = 🃏 Mijn spellen
button-pings-on = 🔔 Sein me als ik aan de beurt ben
button-pings-off = 🔕 Geen seintjes meer
button-back = ‹ Terug
button-more = Meer regels ›
button-presets = 🎁 Kant-en-klare regels
zone-now = { $zone }, { $time }
button-done = ✓ Klaar
button-end = 🏁 Spel stoppen
button-end-really = 🏁 Ja, stoppen
button-language = 🌍 Taal
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = Je zit! Jij bent een { $bunny }.
toast-joined-later = Je zit! Jij bent een { $bunny } en speelt mee vanaf ronde { $round }.
toast-left = Je bent van tafel gegaan.
toast-begun = De kaarten zijn gedeeld.
toast-nudged = Ze krijgen een seintje.
toast-skipped = We gaan door.
toast-rematch = Nog een potje!
toast-ended = Het spel is uit.
toast-no-game = Dat spel is allang voorbij.
toast-elsewhere = Dat spel wordt in een andere chat gespeeld.
toast-open = Hier is al een spel open: /status laat het zien.
toast-old = Die knop is te oud. Vraag om /status.

# For the presser alone, in the group

whisper-hand = 🃏 Je hand is één tik verder.

# Short answers in the group

answer-no-game = Hier is geen spel open. Zin in een potje?
ask-hidden = Je schrijft als de groep of een kanaal, dus ik zie niet wie je bent. Druk liever op een knop; knoppen kennen je.
update-set-aside = Daar ging iets mis en ik moest het laten schieten. Probeer het nog een keer.
chat-greeting = 🐇 <b>Hallo! Ik ben Fabulo.</b> Ik deel kaarten vol dromen uit: een van jullie geeft een zin, de anderen zoeken het plaatje dat erachter zit. Voor drie tot acht spelers.
house-text = 📜 Huisregels: { $rules }
house-menu = 📜 <b>Huisregels</b>: { $rules }
house-menu-later = 📜 <b>Huisregels</b>: { $rules }. Wat je nu verandert, geldt vanaf de volgende fase.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>Kant-en-klare huisregels</b>: één druk en alles staat goed. Tempo, zinnen en kaartenset blijven zoals ze zijn.
house-preset = • <b>{ $preset }</b>: { $about }; <i>{ $sheet }</i>
house-zone-more = Staat die van jou er niet bij? Schrijf hem als commando: <code>/house zone { $example }</code>
house-end = 🏁 Nu stoppen? De laatste volledige ronde telt.
language-which = 🌍 Welke taal zal ik hier spreken?
language-chosen = 🌍 Vanaf nu spreek ik hier Nederlands.
language-not-yours = Zolang er een spel open is, kiest de host of een beheerder de taal.
deck-text = 🎴 <b>{ $title }</b> van { $artist } ({ $licence }), { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}.
deck-others = Ook in de kast: { $titles }. De host kiest bij de huisregels.
stats-now = ⭐ <b>Na ronde { $round }</b>
stats-score = { $sign } { $name } · { $score }
stats-champions = 🏆 <b>Gewonnen in deze groep</b>
stats-champion = { $name } · { $wins } van { $games }
stats-nothing = Hier heeft nog niemand een spel uitgespeeld. Wees de eerste!
show-taken = Je zin is onderweg naar de groep.
show-which = Voor welk spel is deze zin?
show-hidden = Als dat de zin is: zolang je als de groep of een kanaal schrijft, zie ik niet van wie hij komt. Stuur hem me privé.
show-too-large = Dat bestand is me te groot. Liever iets onder de 20 MB.
show-too-late = Te laat: je beurt is voorbij, dus deze telt niet.
show-not-yours = { $name } is aan de beurt om de zin te laten zien; deze telt niet.
show-unknown = Ik kan een spraak- of videobericht, een video, muziek, een foto, een sticker of een gif laten zien, of woorden doorgeven.
rules-head = 📖 <b>Zo wordt er gespeeld</b>
rules-part = <b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 Dit zijn de huisregels “{ $preset }”: { $sheet }.
help-text = 🐇 <b>Fabulo</b> speel je gewoon hier: de kaarten zitten in de app, het verhaal in deze groep.
    /newgame opent een spel, iedereen drukt op Ik doe mee, de host op Beginnen.
    /status zegt waar we zijn, /skip gaat door zonder de slaapkoppen.
    /house stelt de huisregels in, /rules legt het spel uit, /end stopt ermee.
    Het kan ook allemaal met de knoppen onder mijn berichten.

# The private chat

private-welcome = 🐇 <b>Welkom bij Fabulo!</b> Je hebt een groep van drie tot acht spelers nodig: zet me in die van jou, typ daar /newgame en schud je vrienden wakker.
private-welcome-games = 🐇 <b>Welkom terug!</b> Dit zijn je spellen; ⏳ wacht op jou.
private-hint = Hier luister ik alleen naar zinnen die je beloofd hebt te laten zien. Je spellen staan hieronder.
pings-on = 🔔 Ben je in een van je spellen aan de beurt, dan zeg ik het je hier.
pings-off = 🔕 Hier houd ik me stil. De berichten in de groep gaan gewoon door.
ping-telling = 🔔 <b>{ $chat }</b>: jij bent aan de beurt om te vertellen.
ping-laying = 🔔 <b>{ $chat }</b>: geef een kaart.
ping-voting = 🔔 <b>{ $chat }</b>: de kaarten liggen op tafel, breng je stem uit.
ping-clue = De zin: “{ $clue }”
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = Een vertelspel met plaatjes, voor groepen van drie tot acht.
profile-description = Fabulo deelt kaarten vol dromen uit. Een van jullie geeft een zin; de anderen zoeken het plaatje dat erachter zit. Zet me in een groep en typ /newgame.
profile-menu = Mijn spellen
command-newgame = open een spel
command-join = schuif aan
command-leave = ga van tafel
command-begin = deel de kaarten
command-status = waar wachten we op?
command-skip = ga door zonder de slaapkoppen
command-rematch = speel nog een potje
command-end = stop het spel
command-rules = zo wordt er gespeeld
command-house = de huisregels
command-deck = de kaarten waarmee we spelen
command-stats = punten, en wie hoe vaak won
command-language = de taal die ik hier spreek
command-help = wat ik kan
command-pings = een seintje als ik aan de beurt ben, aan of uit
command-start = mijn spellen, en hoe je begint

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } zegt
picture-told = { $name } gaf
picture-clue-text = “{ $clue }”
picture-clue-spoken = een zin, hardop
picture-clue-media = iets om te zien of te horen
picture-house = het huis
picture-over = En zo liep het af
picture-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = Fabulo kan hier niet starten. Werk Telegram bij, of “Android System WebView” in de Play Store.

# The frame
app-people = Punten en spelers
app-menu = Menu
app-close = Sluiten
app-back = Terug
app-loading = Momentje…
app-offline = Geen verbinding. Je keuze is bewaard.
app-paused = De bot kan nu even niet in de groep schrijven. Hier kun je verder.
app-error = Dat lukte niet. Probeer het nog eens.
app-sending = Versturen…
app-still-trying = We blijven het proberen…
app-try-again = Nog eens
app-keep = Laat maar zo
app-continue = Verder
app-you = jij
app-host = host
app-gone = is weg
app-your-turn = jouw beurt
app-round = Ronde { $number }
app-round-last = Ronde { $number }, de laatste
app-from-round = speelt mee vanaf ronde { $number }
app-you-from-round = Je speelt mee vanaf ronde { $number }
app-waiting-for = Wachten op { $names }
app-waiting-for-you = Ze wachten op jou
app-nobody-awaited = Iedereen is klaar
app-seconds = { $count } s
app-minutes = { $count } min
app-hours = { $count } u

# Cards
app-card = Kaart { $number }
app-card-of = Kaart { $number } van { $count }
app-card-yours = Kaart { $number }, van jou
app-card-chosen = Kaart { $number }, gekozen
app-your-card = Jouw kaart
app-your-hand = Jouw hand
app-previous-card = Vorige kaart
app-next-card = Volgende kaart
app-closer = Dichterbij
app-farther = Verder weg
app-picture-failed = Geen plaatje. Tik om het opnieuw te laden.

# Telling
app-race = Wie vertelt het eerst?
app-race-how = Verzin een zin bij een van je kaarten voordat de anderen het doen.
app-race-watch = Wie heeft het eerst een zin?
app-you-tell = Jij bent de verteller
app-you-tell-how = Kies een kaart en geef er een zin bij.
app-use-card = Deze kaart
app-other-card = Andere kaart
app-your-clue = Jouw zin
app-clue-placeholder = Een woord, een regel, een liedje…
app-letters = { $count }/{ $most }
app-clue-tip = Niet te precies, niet te vergezocht: sommigen moeten je kaart vinden, maar niet iedereen.
app-kinds = Hoe je je zin geeft
app-kind-text = Schrijven
app-kind-spoken = Zeggen
app-kind-media = Laten zien
app-how-spoken = Zeg je zin hardop, zodat iedereen hem hoort. Er wordt niets opgeschreven.
app-how-media = Zing, neurie, beeld uit of laat zien: je stuurt een spraak- of videobericht, een foto, een sticker of een gif naar de groep.
app-give-text = Geef deze zin
app-give-spoken = Ik heb hem gezegd
app-give-media = Laat zien in de groep
app-show-now = Laat nu je zin zien
app-show-how = Antwoord op het bericht van de bot in de groep, of schrijf de bot.
app-to-chat = Terug naar de chat
app-thinking = { $name } denkt na
app-look-through = Bekijk intussen je hand.
app-see-round = Wat er in ronde { $number } gebeurde

# The clue
app-clue-text = { $name } zegt
app-clue-spoken = { $name } heeft de zin hardop gezegd
app-clue-media = { $name } heeft de zin in de groep laten zien
app-clue-look = Bekijken
app-clue-in-chat = Deze zin vind je in de groep.
app-clue-shown-picture = De zin

# Laying
app-find-match = Zoek een kaart die erbij past
app-lay = Leg deze kaart
app-lay-several = Leg deze ronde { $count } kaarten.
app-pick-of = Kies deze kaart, { $number } van { $count }
app-picked = Gekozen
app-put-back = Leg terug
app-lay-both = Leg deze { $count } kaarten
app-laid =
    { $count ->
        [one] Je kaart ligt
       *[other] Je kaarten liggen
    }
app-told = Je zin is verteld
app-may-change = Je mag je nog bedenken.
app-no-change = Nu valt er niets meer te veranderen.
app-change-card =
    { $count ->
        [one] Andere kaart
       *[other] Andere kaarten
    }
app-change-clue = Andere zin of kaart
app-take-back = Terugnemen
app-matching = De anderen kiezen hun kaarten

# Voting
app-which-card = Welke kaart is van { $name }?
app-tap-again = Tik om te kiezen, nog eens voor groot.
app-two-votes = Eén stem of twee. Eén enkele die raak is, levert 1 extra op.
app-pick-to-vote = Kies een kaart
app-vote-for =
    { $count ->
        [one] Stem op kaart { $numbers }
       *[other] Stem op kaarten { $numbers }
    }
app-voted =
    { $count ->
        [one] Jouw stem: kaart { $numbers }
       *[other] Jouw stemmen: kaarten { $numbers }
    }
app-vote-may-change = Je mag je bedenken tot iedereen heeft gestemd.
app-change-vote = Andere stem
app-take-back-vote = Terugnemen
app-pick-card = Kies kaart { $number }
app-unpick = Kies kaart { $number } toch niet
app-own-card = Dit is je eigen kaart.
app-yours = Van jou
app-they-guess = Ze raden
app-watching-vote = De kaarten liggen open

# The reveal
app-round-over = Ronde { $number }
app-stage-votes = De stemmen…
app-stage-owners = Welke kaart is van wie?
app-stage-answer = En de kaart van de verteller…
app-skip-reveal = Overslaan
app-to-winners = Naar de winnaars
app-answer-was = De kaart van { $name } was { $number }
app-found-by = gevonden door { $names }
app-found-by-none = Niemand heeft hem gevonden.
app-fooled = leidde { $names } om de tuin
app-fooled-none = Niemand trapte erin
app-decoy = Kaart van niemand
app-by-house = gelegd door het huis
app-verdict-some = De een vond hem, de ander niet: mooi verteld.
app-verdict-all = Iedereen heeft hem gevonden: te makkelijk, { $name }!
app-verdict-none = Niemand heeft hem gevonden: te dromerig!
app-verdict-no-votes = Niemand heeft gestemd.
app-track = Scorespoor

# The lobby
app-seats-taken = { $count } van { $most } plaatsen bezet
app-free-seat = vrij
app-house-rules = Huisregels
app-short-points = tot { $count } punten
app-short-laps =
    { $count ->
        [one] { $count } rondje
       *[other] { $count } rondjes
    }
app-short-last-card = tot de laatste kaart
app-invite = Vrienden schuiven aan met de knop onder het spelbericht in de groep.
app-join = Schuif aan
app-begin = Begin het spel
app-leave-lobby = Ga van tafel
app-need-players =
    { $count ->
        [one] Nog { $count } speler nodig
       *[other] Nog { $count } spelers nodig
    }
app-host-begins = { $name } begint het spel.
app-lobby-watching = Je kijkt mee aan deze tafel.

# Watching and joining
app-watching = Je kijkt mee
app-room = Aan de tafel van { $name } is nog plaats
app-room-how = Schuif aan: vanaf de volgende ronde krijg je kaarten.
app-watch = Alleen kijken
app-left = Je bent van tafel gegaan
app-left-how = Je plaats, hand en punten zijn bewaard; je speelt mee vanaf de volgende ronde.
app-come-back = Terug aan tafel

# The end
app-over = Het spel is uit
app-you-won = Jij hebt gewonnen!
app-won =
    { $count ->
        [one] { $names } heeft gewonnen!
       *[other] { $names } hebben gewonnen!
    }
app-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
app-rematch = Nog een potje
app-to-next-game = Naar het volgende spel
app-award-each = { $names } elk
app-award-clues = Mooiste zinnen
app-award-clues-why =
    { $count ->
        [one] { $names }: { $count } zin die de een wel vond en de ander niet
       *[other] { $names }: { $count } zinnen die de een wel vond en de ander niet
    }
app-award-bluffs = Grootste bluf
app-award-bluffs-why =
    { $count ->
        [one] { $names }: { $count } stem op een dwaalspoor
       *[other] { $names }: { $count } stemmen op een dwaalspoor
    }
app-award-finds = Scherpste blik
app-award-finds-why =
    { $count ->
        [one] { $names }: { $count } kaart gevonden
       *[other] { $names }: { $count } kaarten gevonden
    }

# The sheets
app-sheet-menu = Fabulo
app-sheet-people = Punten en spelers
app-sheet-hurry = Op wie we wachten
app-sheet-story = Alle rondes
app-sheet-house = Huisregels
app-sheet-mine = Mijn instellingen
app-sheet-rules = Zo wordt er gespeeld
app-sheet-clue = De zin
app-sheet-last = Ronde { $number }
app-leave = Ga van tafel
app-leave-sure = Echt weggaan?
app-end = Stop het spel
app-end-sure = Echt stoppen, voor iedereen?
app-remove = Wegsturen
app-remove-sure = Echt?
app-removed = Van tafel gestuurd
app-readmit = Weer binnenlaten
app-readmit-sure = Echt?
app-story-empty = Er is nog geen ronde geteld.
app-house-presets = Kant-en-klare regels
app-number-other = Een ander getal…
app-zone-search = Zoek een stad
app-zone-none = Geen plaats met die naam. Plaatsen staan hier met hun Engelse naam, zoals { $example }.
app-house-host = Alleen { $name } kan deze veranderen.
app-house-yours = Je kunt deze veranderen tot het spel begint.
app-house-later = Sommige regels mogen tijdens het spel veranderen, vanaf de volgende fase.
app-hurry-race = Wie het eerst een zin heeft, vertelt.
app-hurry-telling = De verteller zoekt een zin.
app-hurry-laying = Er worden kaarten gekozen.
app-hurry-voting = Er wordt gestemd.
app-nudge = Geef een seintje in de groep
app-nudge-in = Seintje geven over { $when }
app-nudged = Ze hebben een seintje gehad.
app-skip = Overslaan
app-skip-in = Overslaan over { $when }
app-lot = Loot de verteller
app-lot-in = Verteller loten over { $when }
app-skip-means-race = Het lot valt op een van jullie, die dan de volle tijd heeft.
app-skip-means-telling = Bij overslaan gaat de beurt naar links, zonder punten.
app-skip-means-laying = Voor wie wordt overgeslagen, legt het huis een kaart.
app-skip-means-voting = Wie wordt overgeslagen, geeft geen stem.
app-set-language = Taal
app-set-language-own = zoals in Telegram
app-set-still = Minder beweging
app-set-still-why = Niets dat vliegt of springt.
app-set-touch = Trillen bij aanraking
app-set-touch-why = De telefoon tikt terug.
app-set-large = Grote letters
app-set-large-why = Alles een maatje groter.
app-set-described = Kaartbeschrijvingen
app-set-described-why = Elk plaatje ook in woorden, voor iedereen hetzelfde.

# The doors
app-my-games = Mijn spellen
app-my-games-how = Welke tafel?
app-phase-lobby = verzamelen
app-phase-telling = er wordt een zin gezocht
app-phase-laying = er worden kaarten gekozen
app-phase-voting = er wordt gestemd
app-phase-over = uit
app-close-window = Terug naar de chat
app-open-telegram = Naar Telegram
app-door-outside = Een tafel onder vrienden
app-door-outside-how = Fabulo speel je in Telegram-groepen. Zet de bot in je groep, stuur daar /newgame en open deze pagina vanuit het bericht dat verschijnt.
app-door-expired = Dit venster is te oud
app-door-expired-how = Sluit het en open het spel opnieuw vanuit de groep.
app-door-no-games = Er is geen spel open
app-door-no-games-how = Stuur /newgame in je groep, of open een spel vanuit het bericht daar.
app-door-no-such-game = Dit spel is nergens te vinden
app-door-no-such-game-how = Misschien is het allang voorbij. Begin in de groep een nieuw met /newgame.
app-door-not-yours = Deze tafel kent je nog niet
app-door-not-yours-how = Ze hoort bij een groep. Druk op “Ik doe mee” onder het spelbericht daar, of schuif hier aan als je in die groep zit.
app-door-trouble = We kunnen niet bij de tafel
app-door-trouble-how = De verbinding viel weg. Er is niets van het spel verloren.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] Iedereen heeft { $count } kaart in de hand, die niemand anders ziet.
   *[other] Iedereen heeft { $count } kaarten in de hand, die niemand anders ziet.
}
rules-hand-three = { $count ->
    [one] Met drie spelers heeft iedereen { $count } kaart in de hand, en geven allen behalve de verteller er twee.
   *[other] Met drie spelers heeft iedereen { $count } kaarten in de hand, en geven allen behalve de verteller er twee.
}
rules-first-race = Wie in de eerste ronde het eerst een zin heeft, is de verteller. Daarna gaat de beurt naar links.
rules-first-lot = De eerste verteller wordt geloot. Daarna gaat de beurt naar links.
rules-first-seat = { $name } is de eerste verteller. Daarna gaat de beurt naar links.
rules-clue = De verteller kiest in het geheim een kaart en geeft er een zin bij: een woord of meer, verzonnen of geleend van een gedicht, een liedje, een film, een gezegde.
rules-clue-spoken = De zin mag ook hardop worden gezegd, zodat iedereen hem hoort.
rules-clue-shown = Zingen, neuriën, uitbeelden of laten zien mag ook: met een spraak- of videobericht, een foto, een sticker, een gif.
rules-lay = { $count ->
    [one] De andere spelers geven uit hun eigen hand de kaart die het best bij de zin past.
   *[other] De andere spelers geven uit hun eigen hand de { $count } kaarten die het best bij de zin passen.
}
rules-table = Al deze kaarten worden geschud, open op tafel gelegd en genummerd.
rules-decoys = { $count ->
    [one] Kaarten van de trekstapel vullen de tafel aan tot { $count } kaart; stemmen daarop leveren niemand iets op.
   *[other] Kaarten van de trekstapel vullen de tafel aan tot { $count } kaarten; stemmen daarop leveren niemand iets op.
}
rules-vote = Iedereen behalve de verteller stemt in het geheim op de kaart die van de verteller lijkt te zijn, nooit op een eigen kaart.
rules-next = De handen worden weer aangevuld en de speler links vertelt.

rules-score = Punten
rules-score-ends = Iedereen vindt de kaart van de verteller, of niemand: de verteller krijgt { $none } punten, alle anderen { $others }.
rules-score-some = Sommigen vinden de kaart, maar niet iedereen: de verteller krijgt { $points } punten, net als elke vinder.
rules-score-lone = Precies één speler vindt de kaart: de verteller en de vinder krijgen elk { $points } punten.
rules-score-lone-three = Met drie spelers, en precies één vindt de kaart: de verteller en de vinder krijgen elk { $points } punten.
rules-score-votes = Elke stem op jouw kaart levert { $points } extra op, behalve als je de verteller bent.
rules-score-large = Vanaf { $seats } spelers mag je op één kaart stemmen of op twee. Eén enkele stem die raak is, levert { $sure } extra op; stemmen op jouw kaart samen hoogstens { $most }.
rules-score-two = Met z’n tweeën krijgen jullie elk { $points } als de kaart gevonden wordt, anders { $none }.
rules-score-imaginarium-some = Sommigen vinden de kaart van de verteller, maar niet iedereen: de verteller krijgt { $points } en nog { $more } voor elke vinder, elke vinder { $points }.
rules-score-imaginarium-all = Iedereen vindt de kaart: de verteller verliest { $points }, en verder krijgt niemand iets.
rules-score-imaginarium-none = Niemand vindt de kaart: de verteller verliest { $points }.
rules-score-floor = Niemand komt onder { $none }.

rules-end = Einde van het spel
rules-end-points = { $count ->
    [one] Het spel eindigt met de ronde waarin iemand { $count } punt bereikt.
   *[other] Het spel eindigt met de ronde waarin iemand { $count } punten bereikt.
}
rules-end-last-card = Het spel eindigt met de ronde waarin de laatste kaart van de trekstapel wordt getrokken.
rules-end-laps = { $count ->
    [one] Het spel eindigt als iedereen { $count } keer heeft verteld.
   *[other] Het spel eindigt als iedereen { $count } keer heeft verteld.
}
rules-end-used = Is de trekstapel leeg, dan worden de gebruikte kaarten geschud tot een nieuwe.
rules-end-win = Wie de meeste punten heeft, wint; bij een gelijke stand bovenaan deel je de winst.

rules-tips = Tips
rules-tip-clue = Een te precieze zin vindt iedereen, een te vergezochte niemand. Zoek iets daartussenin.
rules-tip-lure = Geef een kaart die best van de verteller had kunnen zijn, zodat anderen erin trappen.
rules-tip-think = Denk voor je stemt zoals deze verteller denkt.
rules-tip-practice = De eerste zinnen zijn het lastigst. Na een paar rondes komen ze vanzelf.

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = Een ronde als voorbeeld
rules-example-clue = Bijna thuis
rules-example-told = { $name } vertelt “{ $clue }” bij kaart { $number }.
rules-example-line = { $name } { $points }: { $why }
rules-why-told = sommigen vonden de kaart, maar niet iedereen ({ $points })
rules-why-told-two = de kaart werd gevonden ({ $points })
rules-why-found = vond de kaart ({ $points })
rules-why-sure = had aan één stem genoeg ({ $points })
rules-why-votes = { $count ->
    [one] { $count } stem van anderen ({ $points })
   *[other] { $count } stemmen van anderen ({ $points })
}
rules-why-nothing = deze keer niets

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = Sanne
rules-name-2 = Daan
rules-name-3 = Bram
rules-name-4 = Thijs
rules-name-5 = Femke
rules-name-6 = Lotte
rules-name-7 = Joris
