### Same as in English: rule-deck preset-imaginarium app-sheet-menu

## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = Angestupst sind sie schon.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-bad-value = So lässt sich diese Regel nicht einstellen.
refusal-blank-clue = Der Hinweis ist leer. Ein Wort, eine Zeile, irgendwas.
refusal-card-first = Wähle erst deine Karte, dann zeig deinen Hinweis.
refusal-clue-too-long = Der Hinweis ist zu lang: { $length } Zeichen, höchstens { $most } gehen.
refusal-deck-too-small = Das Deck ist zu klein für so viele: { $needed } Karten braucht es, { $cards } hat es.
refusal-need-presence = Drück in der Gruppe unter der Spielnachricht auf „Ich spiele mit“, damit der Tisch dich kennt.
refusal-no-end = Mit diesen Regeln ginge das Spiel nie zu Ende.
refusal-no-such-rule = Diese Hausregel gibt es nicht.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-not-allowed = Das erlauben die Hausregeln nicht.
refusal-not-awaited = Auf diesen Platz wartet niemand mehr.
refusal-not-host = Das kann nur der Host.
refusal-not-host-yet = Noch kann nur der Host beginnen; alle am Tisch können es in { $when }.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-not-on-table = Eine Karte mit dieser Nummer liegt nicht auf dem Tisch.
refusal-not-over = Dieses Spiel läuft noch.
refusal-not-present = Eine Revanche ist für alle, die am Ende dabei waren.
refusal-not-removed = Diese Person wurde nicht vom Tisch verwiesen.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-not-yet = Du spielst ab Runde { $round } mit.
refusal-not-your-turn = Du bist nicht dran.
refusal-over = Dieses Spiel ist aus.
refusal-own-card = Das ist deine eigene Karte. Stimm für eine andere.
refusal-pile-short = Es sind zu wenige Karten übrig, um noch jemandem auszuteilen.
refusal-removed = Für dich ist dieser Tisch geschlossen, sagt der Host.
refusal-rules-clash = Diese Hausregeln vertragen sich nicht.
refusal-table-full = Der Tisch ist voll: Alle { $seats } Plätze sind besetzt.
refusal-too-early = Lass ihnen noch etwas Zeit: { $when }.
refusal-too-few =
    { $least ->
        [one] Zum Beginnen braucht es { $least } Person.
       *[other] Zum Beginnen braucht es { $least } Personen.
    }
refusal-too-late = Zu spät: Das Spiel ist schon weiter.
refusal-too-late-told = { $name } war schneller und erzählt in dieser Runde.
refusal-too-many =
    { $seats ->
        [one] Mit diesen Regeln hat nur { $seats } Person Platz.
       *[other] Mit diesen Regeln haben nur { $seats } Personen Platz.
    }
refusal-watch-only = Zuschauen geht hier, mitspielen nicht.
refusal-wrong-count =
    { $wanted ->
        [one] Wähle genau { $wanted } Karte.
       *[other] Wähle { $wanted } Karten.
    }

# The twelve bunnies, by number.
bunny-0 = blauer Hase mit Hut
bunny-1 = orangefarbener Hase mit Schal
bunny-2 = grüner Hase mit Blatt
bunny-3 = gelber Hase mit Stern
bunny-4 = purpurner Hase mit Brille
bunny-5 = roter Hase mit Schleife
bunny-6 = himmelblauer Hase mit Schirm
bunny-7 = schwarzer Hase mit Zylinder
bunny-8 = weißer Hase mit Blume
bunny-9 = brauner Hase mit Krone
bunny-10 = grauer Hase mit Flicken
bunny-11 = violetter Hase mit Luftballon

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = Punkte zum Sieg
rule-points-none = ohne Grenze
rule-points-about = Wer am Ende einer Runde so viele hat, beendet das Spiel. In den Spielregeln sind es 30.
rule-last_card = Ende mit der letzten Karte
rule-last_card-about = Das Spiel endet mit der Runde, in der die letzte Karte gezogen wird. Ohne das müssen Punkte oder Umläufe es beenden; ein leerer Stapel ist immer das Ende.
rule-laps = Umläufe um den Tisch
rule-laps-none = ohne Grenze
rule-laps-about = Alle erzählen so oft, dann ist Schluss. Gut, wenn noch jemand die letzte Bahn kriegen muss.
rule-first = Wer zuerst erzählt
rule-first-seat = Platz { $number }
rule-first-about = Wer in Runde 1 erzählt: wer zuerst einen Hinweis hat, wen das Los trifft oder wen du bestimmst.
rule-lone_finder_bonus = Allein gefunden: 4
rule-lone_finder_bonus-none = zu dritt
rule-lone_finder_bonus-about = Findet genau eine Person die Karte, gibt es fürs Finden und fürs Erzählen je 4 statt 3. In den Spielregeln gilt das nur zu dritt.
rule-pace = Tempo
rule-pace-about = Wohnzimmer: ein, zwei Minuten pro Schritt. Gemütlich: 12 Stunden, aber nach 15 Minuten darf übersprungen werden. Langsam: ein Tag, und nie nachts.
rule-skip = Wer überspringen darf
rule-skip-about = Wer ohne die weitermachen darf, auf die der Tisch wartet.
rule-spoken = Hinweise laut sagen
rule-spoken-about = Statt zu schreiben, darf man den Hinweis laut sagen, wenn ihr zusammensitzt oder telefoniert.
rule-shown = Singen, mimen, zeigen
rule-shown-about = Den Hinweis darf man auch singen, mimen oder zeigen: Sprach- oder Videonachricht, Bild, Sticker, GIF.
rule-large_table = Großer Tisch
rule-large_table-about = Für 7 bis 12: je zwei Stimmen, 1 Punkt mehr für eine einzelne, die sitzt, höchstens 3 Punkte durch fremde Stimmen. Gespielte Karten kommen zurück; Schluss ist nach Punkten oder Umläufen.
rule-imaginarium = Punkte wie bei Imaginarium
rule-imaginarium-about = Einige finden die Karte: fürs Erzählen 3, dazu 1 für jeden Treffer. Alle finden sie: 3 Abzug fürs Erzählen; niemand: 2 Abzug.
rule-decoys = Tisch auffüllen bis
rule-decoys-none = nein
rule-decoys-about = Zu zweit oder zu dritt: Karten vom Stapel füllen den Tisch bis zu dieser Zahl auf. Stimmen für sie zählen für niemanden.
rule-seats = Plätze
rule-seats-about = Wie viele sich setzen dürfen. Mehr als 8 brauchen den großen Tisch.
rule-audience = Andere dürfen zuschauen
rule-audience-about = Wer in der Gruppe keinen Platz hat, darf zuschauen, ohne eine Hand zu sehen.
rule-deck = Deck
rule-deck-about = Die Bilder, mit denen ihr spielt.
rule-all_cards = Mit allen Karten
rule-all_cards-about = Ein Spiel nimmt 84 Karten aus dem Deck, wie in den Spielregeln. Hiermit nimmt es alle, die da sind.
rule-zone = Zeitzone
rule-zone-about = Fürs langsame Tempo: Zwischen 23 und 8 Uhr dort läuft nichts ab, und niemand wird angestupst.
rule-pin = Neueste Nachricht anheften
rule-pin-about = Die neueste Nachricht des Spiels bleibt angeheftet, wenn ich das darf. Beim Anheften klingelt nichts.

# House rules that come together: preset-<name>.
preset-usual = Wie üblich
preset-usual-about = 3 bis 8 Personen, bis 30 Punkte oder zur letzten Karte
preset-usual-sheet = was alle gedruckten Spielregeln gemeinsam haben
preset-classic = Klassisch
preset-classic-about = bis zu 6 Personen, bis zur letzten Karte
preset-classic-sheet = wie in den portugiesischen Spielregeln
preset-score_track = Punkteleiste
preset-score_track-about = bis zu 6 Personen, bis 30 Punkte oder zur letzten Karte
preset-score_track-sheet = wie in den Spielregeln auf Esperanto und Niederländisch
preset-family = Achtköpfige Familie
preset-family-about = bis zu 8 Personen, bis 30 Punkte, wer zuerst erzählt, entscheidet das Los
preset-family-sheet = wie in den persischen Spielregeln
preset-three = Zu dritt
preset-three-about = drei Personen: sieben Karten auf der Hand, je zwei auf den Tisch, allein gefunden bringt 4
preset-three-sheet = die Regeln für drei, wie sie gedruckt sind
preset-big_table = Lange Tafel
preset-big_table-about = 7 bis 12 Personen, je zwei Stimmen, bis 30 Punkte
preset-big_table-sheet = nicht aus den Spielregeln, nach Art der größeren Ausgabe des Spiels
preset-imaginarium = Imaginarium
preset-imaginarium-about = eigene Punkte: zu klar oder zu weit hergeholt kommt beim Erzählen teuer
preset-imaginarium-sheet = nicht aus den Spielregeln, nach Art eines verwandten Spiels

# What a house rule may be set to.
value-on = ja
value-off = nein
value-race = wer zuerst einen Hinweis hat
value-lot = ausgelost
value-living_room = Wohnzimmer
value-relaxed = Gemütlich
value-slow = Langsam
value-seated = alle am Tisch
value-host = der Host

# Why a game came to its end: ending-<why>.
ending-points = Das Ziel ist erreicht.
ending-last_card = Die letzte Karte ist gezogen.
ending-laps = Der letzte Umlauf ist erzählt.
ending-host = Es wurde von Hand beendet; die letzte volle Runde zählt.
ending-host-unplayed = Es wurde von Hand beendet.
ending-too_few = Es sind zu wenige übrig, um weiterzuspielen.
ending-asleep = Es scheinen alle eingeschlafen zu sein.
ending-closed = Einen Tag lang hat es niemand begonnen.
ending-silence = Der Chat war eine Woche lang nicht erreichbar.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>Eine Partie Fabulo: Wer spielt mit?</b>
lobby-begun = 🐇 <b>Eine Partie Fabulo</b>
lobby-seat = { $sign } { $name }
lobby-seat-host = { $sign } { $name } · Host
lobby-rules = Hausregeln: { $rules }
lobby-needs = { $count ->
    [one] Noch eine Person, dann kann es losgehen.
   *[other] Noch { $count } Personen, dann kann es losgehen.
}
lobby-ready = Alle da? { $host } drückt auf „Los geht’s“.
lobby-too-many = Zu viele für diese Hausregeln: Höchstens { $count } haben Platz.
lobby-lap-short = Die Karten reichen nicht, bis alle einmal erzählt haben; das Spiel endet mit der letzten Karte.

# The house rules in one line

short-end = Ende: { $ends }
short-or = { $one } oder { $other }
short-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
short-laps = { $count ->
    [one] { $count } Umlauf
   *[other] { $count } Umläufe
}
short-last-card = letzte Karte
short-race = wer zuerst einen Hinweis hat, beginnt
short-lot = das Los bestimmt, wer beginnt
short-first = { $name } erzählt zuerst
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>Runde { $round }</b>: { $name } erzählt
turn-title-race = 🐇 <b>Runde { $round }</b>: Wer zuerst einen Hinweis hat, erzählt
turn-find = { $name } sieht die Karten durch, wählt eine und denkt sich einen Hinweis aus: ein Wort, eine Liedzeile, ein Geräusch. Nicht zu klar, nicht zu weit hergeholt.
turn-race = Seht eure Karten durch. Fällt euch zu einer ein Hinweis ein, dann raus damit: Der erste zählt.

clue-text = 💬 <b>{ $name }</b> erzählt: <b>„{ $clue }“</b>
clue-spoken = 🗣 <b>{ $name }</b> sagt den Hinweis laut. Ohren auf!
clue-media = 🎭 <b>{ $name }</b> zeigt den Hinweis.
clue-media-words = 🎭 <b>{ $name }</b> zeigt den Hinweis: „{ $clue }“
clue-unknown = 💬 <b>{ $name }</b> hat den Hinweis gegeben.
clue-give = { $count ->
    [one] Alle anderen: Gebt die Karte eurer Hand, die am besten dazu passt.
   *[other] Alle anderen: Gebt die { $count } Karten eurer Hand, die am besten dazu passen.
}

table-title = 🖼 <b>Runde { $round }: Die Karten liegen</b>
table-which = Welche dieser Karten ist von { $name }? Die eigene zählt nicht.
table-which-votes = Welche dieser Karten ist von { $name }? Ihr habt je { $count } Stimmen; die eigene Karte zählt nicht.
table-clue-text = Der Hinweis: „{ $clue }“
table-clue-spoken = Der Hinweis wurde laut gesagt.
table-clue-media = Der Hinweis steht weiter oben.

result-title = ⭐ <b>Runde { $round }</b>
result-clue-text = { $name } erzählte „{ $clue }“ zu Karte { $number }.
result-clue-spoken = { $name } sagte einen Hinweis zu Karte { $number }.
result-clue-media = { $name } zeigte einen Hinweis zu Karte { $number }.
result-all = Alle haben sie gefunden: zu klar!
result-none = Niemand hat sie gefunden: zu weit hergeholt!
result-some = Gefunden von { $names }.
result-no-votes = Niemand hat abgestimmt.
result-points = { $sign } { $name } { $points } → { $score }
result-card = { $number }. { $name }
result-card-decoy = { $number }. vom Stapel
result-card-house = { $number }. { $name } (geht aufs Haus)
result-card-votes = { $card } ← { $names }

# The end

over-title = 🏁 <b>Das Spiel ist aus</b>
over-closed = 🚪 <b>Dieser Tisch ist zu.</b> Ein neues Spiel ist nur einen Tipp entfernt.
over-one = { $points ->
    [one] 🏆 <b>{ $names }</b> gewinnt mit { $points } Punkt!
   *[other] 🏆 <b>{ $names }</b> gewinnt mit { $points } Punkten!
}
over-several = { $points ->
    [one] 🏆 <b>{ $names }</b> teilen sich den Sieg mit je { $points } Punkt!
   *[other] 🏆 <b>{ $names }</b> teilen sich den Sieg mit je { $points } Punkten!
}
over-nobody = Keine Runde wurde zu Ende gespielt, also gewinnt hier niemand.
over-score = { $place }. { $sign } { $name } · { $score }
over-again-one = Jenes Spiel ging zu Ende: { $names } hat gewonnen.
over-again-several = Jenes Spiel ging zu Ende: { $names } haben zusammen gewonnen.
over-again-nobody = Jenes Spiel ging zu Ende, ohne Sieg.

# What the game waits for

status-race = ⏳ Wir warten auf den ersten Hinweis.
status-telling = ⏳ Wir warten auf den Hinweis von { $name }.
status-showing = 🎤 { $name } hat eine Karte und zeigt gleich den Hinweis: Antworte auf diese Nachricht mit Sprach- oder Videonachricht, Bild, Sticker, GIF oder Worten.
status-laying = ⏳ { $done } von { $all } haben gegeben. Wir warten auf { $names }.
status-voting = ⏳ { $done } von { $all } haben abgestimmt. Wir warten auf { $names }.
status-until = Bis { $day }, { $time } Uhr (Zeit von { $zone }).
status-asked = 🕰 Als du gefragt hast: bisher { $waited }; spätestens in { $left } geht es weiter.
reminder-telling = 🔔 { $names }, wir warten auf deinen Hinweis.
reminder-race = 🔔 Wir warten auf den ersten Hinweis. Wer hat einen?
reminder-laying = 🔔 { $names }, wir warten auf eure Karten.
reminder-voting = 🔔 { $names }, wir warten auf eure Stimmen.

# What was missed while Telegram did not answer

missed-message = ↩️ Falls es nicht ankam: Weiter oben fehlt vielleicht eine Nachricht dieses Spiels.
missed-clue = ↩️ Falls es nicht ankam: { $clue }
missed-table = ↩️ Falls es nicht ankam: Die Karten von Runde { $round } lagen auf dem Tisch.
missed-result = ↩️ Falls es nicht ankam: Runde { $round } brachte { $points }.
missed-points = { $name } { $points }

# Notices

notice-joined = 👋 { $name } spielt ab der nächsten Runde mit.
notice-returned = 👋 { $name } ist wieder da und spielt ab der nächsten Runde mit.
notice-left = 🚪 { $name } hat den Tisch verlassen.
notice-removed = 🚪 { $name } wurde vom Tisch verwiesen.
notice-readmitted = 🔓 { $name } darf wiederkommen.
notice-host = 👑 { $name } ist jetzt der Host.
notice-skipped-laying = ⏭ { $name } hat keine Karte gegeben; das Haus hat eine gewählt.
notice-skipped-voting = ⏭ { $name } hat nicht abgestimmt.
notice-passed = ⏭ { $name } hat keinen Hinweis gegeben; es geht reihum weiter.
notice-passed-nobody = ⏭ Niemand hatte einen Hinweis; es geht reihum weiter.
notice-void = 🃏 { $name } ging mitten im Erzählen: Die Karten gehen zurück, Punkte gibt es keine.
notice-lot = 🎲 Niemand hatte rechtzeitig einen Hinweis, also fiel das Los auf { $name }.

# Buttons

button-join = 🙋 Ich spiele mit
button-leave = 🚪 Ich gehe
button-rules = 📜 Hausregeln
button-begin = ▶️ Los geht’s
button-open = 🃏 Spiel öffnen
button-open-hand = 🃏 Meine Hand
button-open-vote = 🗳 Abstimmen
button-story = 📖 Rückblick
button-nudge = 🔔 Anstupsen
button-skip = ⏭ Ohne { $name }
button-skip-all = ⏭ Nicht mehr warten
button-lot = 🎲 Auslosen
button-rematch = 🔁 Revanche
button-newgame = 🐇 Neues Spiel
button-add = ➕ In eine Gruppe holen
button-games = 🃏 Meine Spiele
button-pings-on = 🔔 Sag mir, wenn ich dran bin
button-pings-off = 🔕 Sag nichts mehr
button-back = ‹ Zurück
button-more = Mehr Regeln ›
button-presets = 🎁 Fertige Regeln
zone-now = { $zone }, { $time }
button-done = ✓ Fertig
button-end = 🏁 Spiel beenden
button-end-really = 🏁 Ja, beenden
button-language = 🌍 Sprache
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = Du sitzt am Tisch, als { $bunny }.
toast-joined-later = Du sitzt am Tisch, als { $bunny }, und spielst ab Runde { $round } mit.
toast-left = Du hast den Tisch verlassen.
toast-begun = Die Karten sind ausgeteilt.
toast-nudged = Wird angestupst.
toast-skipped = Weiter geht’s.
toast-rematch = Noch eine Partie!
toast-ended = Das Spiel ist aus.
toast-no-game = Dieses Spiel ist längst vorbei.
toast-elsewhere = Dieses Spiel läuft in einem anderen Chat.
toast-open = Hier ist schon ein Spiel offen: /status zeigt es.
toast-old = Dieser Knopf ist zu alt. Frag nach /status.

# For the presser alone, in the group

whisper-hand = 🃏 Deine Hand ist nur einen Tipp entfernt.

# Short answers in the group

answer-no-game = Hier ist kein Spiel offen. Lust auf eins?
ask-hidden = Du schreibst als Gruppe oder Kanal, da sehe ich nicht, wer du bist. Drück lieber einen Knopf; Knöpfe kennen dich.
update-set-aside = Da ging etwas schief, und ich musste es sein lassen. Versuch es bitte noch einmal.
chat-greeting = 🐇 <b>Hallo! Ich bin Fabulo.</b> Ich verteile Karten voller Träume: Eine Person gibt einen Hinweis, alle anderen suchen das Bild dahinter. Für drei bis acht Leute.
house-text = 📜 Hausregeln: { $rules }
house-menu = 📜 <b>Hausregeln</b>: { $rules }
house-menu-later = 📜 <b>Hausregeln</b>: { $rules }. Was du jetzt änderst, gilt ab der nächsten Phase.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>Fertige Hausregeln</b>: ein Druck, und alles ist eingestellt. Tempo, Hinweise und Deck bleiben, wie sie sind.
house-preset = • <b>{ $preset }</b>: { $about }; <i>{ $sheet }</i>
house-zone-more = Nicht dabei? Schreib sie als Befehl: <code>/house zone { $example }</code>
house-end = 🏁 Das Spiel jetzt beenden? Die letzte volle Runde zählt.
language-which = 🌍 Welche Sprache soll ich hier sprechen?
language-chosen = 🌍 Ab jetzt spreche ich hier Deutsch.
language-not-yours = Solange ein Spiel offen ist, wählt der Host oder ein Admin die Sprache.
deck-text = 🎴 <b>{ $title }</b> von { $artist } ({ $licence }), { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
deck-others = Auch im Schrank: { $titles }. Der Host wählt in den Hausregeln.
stats-now = ⭐ <b>Nach Runde { $round }</b>
stats-score = { $sign } { $name } · { $score }
stats-champions = 🏆 <b>Siege in dieser Gruppe</b>
stats-champion = { $name } · { $wins } von { $games }
stats-nothing = Hier hat noch niemand ein Spiel beendet. Seid die Ersten!
show-taken = Dein Hinweis ist auf dem Weg in die Gruppe.
show-which = Für welches Spiel ist dieser Hinweis?
show-hidden = Falls das der Hinweis ist: Solange du als Gruppe oder Kanal schreibst, sehe ich nicht, von wem er kommt. Schick ihn mir privat.
show-too-large = Diese Datei ist mir zu groß. Bitte etwas unter 20 MB.
show-too-late = Zu spät: Du bist nicht mehr dran, also zählt das nicht.
show-not-yours = { $name } ist dran, den Hinweis zu zeigen; das hier zählt nicht.
show-unknown = Ich kann eine Sprach- oder Videonachricht, ein Video, Musik, ein Bild, einen Sticker oder ein GIF zeigen oder Worte weitergeben.
rules-head = 📖 <b>So wird gespielt</b>
rules-part = <b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 Das sind die Hausregeln „{ $preset }“: { $sheet }.
help-text = 🐇 <b>Fabulo</b> spielt ihr gleich hier: Die Karten sind in der App, die Geschichte in dieser Gruppe.
    /newgame öffnet ein Spiel, alle drücken „Ich spiele mit“, der Host drückt „Los geht’s“.
    /status zeigt, wo wir stehen, /skip geht ohne die Schlafmützen weiter.
    /house stellt die Hausregeln ein, /rules sagt, wie gespielt wird, /end hört auf.
    Das alles geht auch mit den Knöpfen unter meinen Nachrichten.

# The private chat

private-welcome = 🐇 <b>Willkommen bei Fabulo!</b> Es braucht drei bis acht Leute in einer Gruppe: Hol mich in deine, schreib dort /newgame und misch deine Freunde auf.
private-welcome-games = 🐇 <b>Willkommen zurück!</b> Hier sind deine Spiele; ⏳ wartet auf dich.
private-hint = Hier höre ich nur auf Hinweise, die du zeigen wolltest. Deine Spiele stehen unten.
pings-on = 🔔 Wenn du in einem deiner Spiele dran bist, sage ich es dir hier.
pings-off = 🔕 Hier bin ich still. Die Nachrichten in der Gruppe gehen weiter.
ping-telling = 🔔 <b>{ $chat }</b>: Du bist mit Erzählen dran.
ping-laying = 🔔 <b>{ $chat }</b>: Gib eine Karte.
ping-voting = 🔔 <b>{ $chat }</b>: Die Karten liegen, gib deine Stimme ab.
ping-clue = Der Hinweis: „{ $clue }“
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = Ein Erzählspiel mit Bildkarten, für Gruppen von drei bis acht.
profile-description = Fabulo verteilt Karten voller Träume. Eine Person gibt einen Hinweis; alle anderen suchen das Bild dahinter. Hol mich in eine Gruppe und schreib /newgame.
profile-menu = Meine Spiele
command-newgame = ein Spiel öffnen
command-join = sich an den Tisch setzen
command-leave = den Tisch verlassen
command-begin = die Karten austeilen
command-status = worauf warten wir?
command-skip = ohne die Schlafmützen weiter
command-rematch = noch eine Partie
command-end = das Spiel beenden
command-rules = so wird gespielt
command-house = die Hausregeln
command-deck = die Karten, mit denen wir spielen
command-stats = Punkte, und wer wie oft gewonnen hat
command-language = die Sprache, die ich hier spreche
command-help = was ich kann
command-pings = privat Bescheid, wenn ich dran bin, an oder aus
command-start = meine Spiele, und wie es losgeht

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } sagt
picture-told = { $name } gab
picture-clue-text = „{ $clue }“
picture-clue-spoken = einen Hinweis, laut gesagt
picture-clue-media = etwas zum Sehen oder Hören
picture-house = das Haus
picture-over = Und so ging es aus
picture-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen zusammen!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = Fabulo startet hier nicht. Bitte aktualisiere Telegram oder „Android System WebView“ im Play Store.

# The frame
app-people = Punkte und Leute
app-menu = Menü
app-close = Schließen
app-back = Zurück
app-loading = Moment…
app-offline = Keine Verbindung. Deine Wahl ist gemerkt.
app-paused = Der Bot kann gerade nicht in die Gruppe schreiben. Hier kannst du weiterspielen.
app-error = Das ging nicht. Versuch es bitte noch einmal.
app-sending = Wird gesendet…
app-still-trying = Versucht es weiter…
app-try-again = Noch einmal
app-keep = So lassen
app-continue = Weiter
app-you = du
app-host = Host
app-gone = ist weg
app-your-turn = du bist dran
app-round = Runde { $number }
app-round-last = Runde { $number }, die letzte
app-from-round = spielt ab Runde { $number } mit
app-you-from-round = Du spielst ab Runde { $number } mit
app-waiting-for = Warten auf { $names }
app-waiting-for-you = Alle warten auf dich
app-nobody-awaited = Alle sind fertig
app-seconds = { $count } Sek.
app-minutes = { $count } Min.
app-hours = { $count } Std.

# Cards
app-card = Karte { $number }
app-card-of = Karte { $number } von { $count }
app-card-yours = Karte { $number }, deine
app-card-chosen = Karte { $number }, gewählt
app-your-card = Deine Karte
app-your-hand = Deine Hand
app-previous-card = Vorige Karte
app-next-card = Nächste Karte
app-closer = Näher heran
app-farther = Weiter weg
app-picture-failed = Kein Bild. Tipp, um es neu zu laden.

# Telling
app-race = Wer erzählt zuerst?
app-race-how = Finde zu einer deiner Karten einen Hinweis, bevor es andere tun.
app-race-watch = Wer hat den ersten Hinweis?
app-you-tell = Du erzählst
app-you-tell-how = Wähle eine Karte, dann gib einen Hinweis.
app-use-card = Diese Karte
app-other-card = Andere Karte
app-your-clue = Dein Hinweis
app-clue-placeholder = Ein Wort, eine Zeile, ein Lied…
app-letters = { $count }/{ $most }
app-clue-tip = Nicht zu genau, nicht zu weit hergeholt: Einige sollen deine Karte finden, aber nicht alle.
app-kinds = Wie du deinen Hinweis gibst
app-kind-text = Schreiben
app-kind-spoken = Sagen
app-kind-media = Zeigen
app-how-spoken = Sag deinen Hinweis laut, damit ihn alle hören. Geschrieben wird nichts.
app-how-media = Sing, summ, mime oder zeig ihn: Du schickst eine Sprach- oder Videonachricht, ein Bild, einen Sticker oder ein GIF in die Gruppe.
app-give-text = Hinweis geben
app-give-spoken = Ich habe ihn gesagt
app-give-media = In der Gruppe zeigen
app-show-now = Zeig jetzt deinen Hinweis
app-show-how = Antworte dem Bot in der Gruppe oder schreib ihm privat.
app-to-chat = Zurück zum Chat
app-thinking = { $name } überlegt
app-look-through = Sieh inzwischen deine Hand durch.
app-see-round = Was in Runde { $number } geschah

# The clue
app-clue-text = { $name } sagt
app-clue-spoken = { $name } hat den Hinweis laut gesagt
app-clue-media = { $name } hat den Hinweis in der Gruppe gezeigt
app-clue-look = Ansehen
app-clue-in-chat = Diesen Hinweis findest du in der Gruppe.
app-clue-shown-picture = Der Hinweis

# Laying
app-find-match = Such eine Karte, die passt
app-lay = Diese Karte legen
app-lay-several = Leg in dieser Runde { $count } Karten.
app-pick-of = Karte wählen, { $number } von { $count }
app-picked = Gewählt
app-put-back = Zurücklegen
app-lay-both = Diese { $count } Karten legen
app-laid =
    { $count ->
        [one] Deine Karte liegt
       *[other] Deine Karten liegen
    }
app-told = Dein Hinweis ist erzählt
app-may-change = Du kannst es dir noch überlegen.
app-no-change = Jetzt lässt sich nichts mehr ändern.
app-change-card =
    { $count ->
        [one] Karte tauschen
       *[other] Karten tauschen
    }
app-change-clue = Neu erzählen
app-take-back = Zurücknehmen
app-matching = Die anderen wählen ihre Karten

# Voting
app-which-card = Welche Karte ist von { $name }?
app-tap-again = Ein Tipp wählt, noch einer vergrößert.
app-two-votes = Eine Stimme oder zwei. Eine einzelne, die sitzt, bringt 1 mehr.
app-pick-to-vote = Wähle eine Karte
app-vote-for =
    { $count ->
        [one] Für Karte { $numbers } stimmen
       *[other] Für Karten { $numbers } stimmen
    }
app-voted =
    { $count ->
        [one] Deine Stimme: Karte { $numbers }
       *[other] Deine Stimmen: Karten { $numbers }
    }
app-vote-may-change = Ändern kannst du sie, bis alle abgestimmt haben.
app-change-vote = Stimme ändern
app-take-back-vote = Zurücknehmen
app-pick-card = Karte { $number } wählen
app-unpick = Karte { $number } nicht wählen
app-own-card = Das ist deine eigene Karte.
app-yours = Deine
app-they-guess = Die anderen raten
app-watching-vote = Die Karten liegen offen

# The reveal
app-round-over = Runde { $number }
app-stage-votes = Die Stimmen…
app-stage-owners = Wem gehört welche Karte?
app-stage-answer = Und die gesuchte Karte…
app-skip-reveal = Überspringen
app-to-winners = Wer hat gewonnen?
app-answer-was = Die Karte von { $name } war { $number }
app-found-by = gefunden von { $names }
app-found-by-none = Niemand hat sie gefunden.
app-fooled = legte { $names } herein
app-fooled-none = Niemand fiel darauf herein
app-decoy = Karte von niemandem
app-by-house = geht aufs Haus
app-verdict-some = Manche fanden sie, manche nicht: schön erzählt.
app-verdict-all = Alle haben sie gefunden: zu leicht, { $name }!
app-verdict-none = Niemand hat sie gefunden: zu verträumt!
app-verdict-no-votes = Niemand hat abgestimmt.
app-track = Punkteleiste

# The lobby
app-seats-taken = { $count } von { $most } Plätzen besetzt
app-free-seat = frei
app-house-rules = Hausregeln
app-short-points = bis { $count } Punkte
app-short-laps =
    { $count ->
        [one] { $count } Umlauf
       *[other] { $count } Umläufe
    }
app-short-last-card = bis zur letzten Karte
app-invite = Freunde kommen über die Spielnachricht in der Gruppe dazu.
app-join = Hinsetzen
app-begin = Spiel beginnen
app-leave-lobby = Tisch verlassen
app-need-players =
    { $count ->
        [one] Noch { $count } Person nötig
       *[other] Noch { $count } Personen nötig
    }
app-host-begins = { $name } beginnt das Spiel.
app-lobby-watching = Du schaust an diesem Tisch zu.

# Watching and joining
app-watching = Du schaust zu
app-room = Am Tisch von { $name } ist Platz
app-room-how = Setz dich: Ab der nächsten Runde bekommst du Karten.
app-watch = Nur zuschauen
app-left = Du hast den Tisch verlassen
app-left-how = Platz, Hand und Punkte bleiben dir; kommst du wieder, spielst du ab der nächsten Runde mit.
app-come-back = Zurück an den Tisch

# The end
app-over = Das Spiel ist aus
app-you-won = Du hast gewonnen!
app-won =
    { $count ->
        [one] { $names } hat gewonnen!
       *[other] { $names } haben gewonnen!
    }
app-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
app-rematch = Noch eine Partie
app-to-next-game = Zum nächsten Spiel
app-award-each = { $names }, je
app-award-clues = Feinste Hinweise
app-award-clues-why =
    { $count ->
        [one] { $names }: { $count } Hinweis, bei dem manche die Karte fanden und manche nicht
       *[other] { $names }: { $count } Hinweise, bei denen manche die Karte fanden und manche nicht
    }
app-award-bluffs = Bester Bluff
app-award-bluffs-why =
    { $count ->
        [one] { $names }: { $count } Stimme auf Abwegen
       *[other] { $names }: { $count } Stimmen auf Abwegen
    }
app-award-finds = Schärfster Blick
app-award-finds-why =
    { $count ->
        [one] { $names }: { $count } Karte gefunden
       *[other] { $names }: { $count } Karten gefunden
    }

# The sheets
app-sheet-menu = Fabulo
app-sheet-people = Punkte und Leute
app-sheet-hurry = Auf wen wir warten
app-sheet-story = Alle Runden
app-sheet-house = Hausregeln
app-sheet-mine = Meine Einstellungen
app-sheet-rules = So wird gespielt
app-sheet-clue = Der Hinweis
app-sheet-last = Runde { $number }
app-leave = Tisch verlassen
app-leave-sure = Wirklich gehen?
app-end = Spiel beenden
app-end-sure = Wirklich für alle beenden?
app-remove = Entfernen
app-remove-sure = Wirklich?
app-removed = Vom Tisch verwiesen
app-readmit = Wieder hereinlassen
app-readmit-sure = Wirklich?
app-story-empty = Noch ist keine Runde gewertet.
app-house-presets = Fertige Regeln
app-number-other = Andere Zahl…
app-zone-search = Stadt suchen
app-zone-none = Diesen Ort gibt es hier nicht. Orte stehen mit ihrem englischen Namen da, wie { $example }.
app-house-host = Nur { $name } kann das ändern.
app-house-yours = Bis das Spiel beginnt, kannst du das ändern.
app-house-later = Manche Regeln lassen sich im Spiel ändern; das gilt ab der nächsten Phase.
app-hurry-race = Wer zuerst einen Hinweis hat, erzählt.
app-hurry-telling = Noch wird ein Hinweis gesucht.
app-hurry-laying = Karten werden gewählt.
app-hurry-voting = Es wird abgestimmt.
app-nudge = In der Gruppe anstupsen
app-nudge-in = Anstupsen in { $when }
app-nudged = Angestupst!
app-skip = Überspringen
app-skip-in = Überspringen in { $when }
app-lot = Auslosen, wer erzählt
app-lot-in = Auslosen, wer erzählt, in { $when }
app-skip-means-race = Das Los fällt auf jemanden von euch, mit der vollen Zeit.
app-skip-means-telling = Wer übersprungen wird, gibt ohne Punkte nach links ab.
app-skip-means-laying = Wird jemand übersprungen, legt das Haus eine Karte.
app-skip-means-voting = Wer übersprungen wird, gibt keine Stimme ab.
app-set-language = Sprache
app-set-language-own = wie in Telegram
app-set-still = Weniger Bewegung
app-set-still-why = Nichts fliegt, nichts hüpft.
app-set-touch = Spürbare Berührung
app-set-touch-why = Das Telefon tippt zurück.
app-set-large = Große Schrift
app-set-large-why = Alles eine Nummer größer.
app-set-described = Kartenbeschreibungen
app-set-described-why = Jedes Bild auch in Worten, für alle gleich.

# The doors
app-my-games = Meine Spiele
app-my-games-how = Welcher Tisch?
app-phase-lobby = man trifft sich
app-phase-telling = ein Hinweis wird gesucht
app-phase-laying = Karten werden gewählt
app-phase-voting = es wird abgestimmt
app-phase-over = aus
app-close-window = Zurück zum Chat
app-open-telegram = Telegram öffnen
app-door-outside = Ein Tisch unter Freunden
app-door-outside-how = Fabulo spielt man in Telegram-Gruppen. Hol den Bot in deine Gruppe, schick dort /newgame und öffne diese Seite aus der Nachricht, die erscheint.
app-door-expired = Dieses Fenster ist zu alt
app-door-expired-how = Schließ es und öffne das Spiel neu aus der Gruppe.
app-door-no-games = Kein Spiel ist offen
app-door-no-games-how = Schick /newgame in deine Gruppe oder öffne ein Spiel aus seiner Nachricht dort.
app-door-no-such-game = Dieses Spiel ist nirgends zu finden
app-door-no-such-game-how = Vielleicht ist es längst vorbei. Beginnt in der Gruppe ein neues mit /newgame.
app-door-not-yours = Dieser Tisch kennt dich noch nicht
app-door-not-yours-how = Er gehört zu einer Gruppe. Drück dort unter der Spielnachricht auf „Ich spiele mit“ oder setz dich hier hin, wenn du in der Gruppe bist.
app-door-trouble = Der Tisch ist nicht erreichbar
app-door-trouble-how = Die Verbindung ist abgerissen. Vom Spiel ist nichts verloren.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] Alle haben { $count } Karte auf der Hand, die sonst niemand sieht.
   *[other] Alle haben { $count } Karten auf der Hand, die sonst niemand sieht.
}
rules-hand-three = { $count ->
    [one] Zu dritt haben alle { $count } Karte auf der Hand, und wer nicht erzählt, gibt zwei.
   *[other] Zu dritt haben alle { $count } Karten auf der Hand, und wer nicht erzählt, gibt zwei.
}
rules-first-race = In der ersten Runde erzählt, wer zuerst einen Hinweis hat. Danach geht es links herum weiter.
rules-first-lot = Wer zuerst erzählt, wird ausgelost. Danach geht es links herum weiter.
rules-first-seat = { $name } erzählt zuerst. Danach geht es links herum weiter.
rules-clue = Wer erzählt, wählt heimlich eine Karte und gibt dazu einen Hinweis: ein Wort oder einen ganzen Satz, erfunden oder geborgt aus Gedicht, Lied, Film oder Sprichwort.
rules-clue-spoken = Der Hinweis darf auch laut gesagt werden, sodass ihn alle hören.
rules-clue-shown = Man darf ihn auch singen, summen, mimen oder zeigen: mit Sprach- oder Videonachricht, Bild, Sticker, GIF.
rules-lay = { $count ->
    [one] Alle anderen geben die Karte ihrer Hand, die am besten zum Hinweis passt.
   *[other] Alle anderen geben die { $count } Karten ihrer Hand, die am besten zum Hinweis passen.
}
rules-table = Alle diese Karten werden gemischt, aufgedeckt und nummeriert.
rules-decoys = { $count ->
    [one] Karten vom Stapel füllen den Tisch bis auf { $count } Karte auf; Stimmen für sie zählen für niemanden.
   *[other] Karten vom Stapel füllen den Tisch bis auf { $count } Karten auf; Stimmen für sie zählen für niemanden.
}
rules-vote = Wer nicht erzählt hat, stimmt geheim für die Karte, zu der der Hinweis wohl gehört, nie für eine eigene.
rules-next = Die Hände werden aufgefüllt, und links daneben wird weitererzählt.

rules-score = Punkte
rules-score-ends = Alle finden die gesuchte Karte oder niemand: { $none } fürs Erzählen, je { $others } für alle anderen.
rules-score-some = Einige finden sie, aber nicht alle: { $points } fürs Erzählen und ebenso viele fürs Finden.
rules-score-lone = Genau eine Person findet sie: je { $points } fürs Erzählen und fürs Finden.
rules-score-lone-three = Zu dritt, und genau eine Person findet sie: je { $points } fürs Erzählen und fürs Finden.
rules-score-votes = Jede Stimme für deine Karte bringt dir { $points } dazu, außer wenn du erzählst.
rules-score-large = Ab { $seats } Personen darfst du für eine Karte stimmen oder für zwei. Eine einzelne Stimme, die sitzt, bringt { $sure } mehr; Stimmen für deine Karte bringen höchstens { $most }.
rules-score-two = Zu zweit bekommen beide { $points }, wenn die Karte gefunden wird, sonst { $none }.
rules-score-imaginarium-some = Einige finden die gesuchte Karte, aber nicht alle: { $points } fürs Erzählen und { $more } dazu für jeden Treffer, je { $points } fürs Finden.
rules-score-imaginarium-all = Alle finden sie: { $points } Abzug fürs Erzählen, nichts für alle anderen.
rules-score-imaginarium-none = Niemand findet sie: { $points } Abzug fürs Erzählen.
rules-score-floor = Niemand fällt unter { $none }.

rules-end = Das Ende
rules-end-points = { $count ->
    [one] Das Spiel endet mit der Runde, in der jemand { $count } Punkt erreicht.
   *[other] Das Spiel endet mit der Runde, in der jemand { $count } Punkte erreicht.
}
rules-end-last-card = Das Spiel endet mit der Runde, in der die letzte Karte vom Stapel gezogen wird.
rules-end-laps = { $count ->
    [one] Das Spiel endet, wenn alle { $count } Mal erzählt haben.
   *[other] Das Spiel endet, wenn alle { $count } Mal erzählt haben.
}
rules-end-used = Ist der Stapel leer, werden die gespielten Karten zu einem neuen gemischt.
rules-end-win = Die meisten Punkte gewinnen; wer oben gleichauf liegt, teilt sich den Sieg.

rules-tips = Tipps
rules-tip-clue = Einen zu genauen Hinweis finden alle, einen zu weit hergeholten niemand. Such etwas dazwischen.
rules-tip-lure = Gib eine Karte, die gut die gesuchte sein könnte, damit sie andere verlockt.
rules-tip-think = Versetz dich, bevor du abstimmst, in die Person, die erzählt.
rules-tip-practice = Die ersten Hinweise sind die schwersten. Nach ein paar Runden kommen sie von selbst.

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = Eine Runde als Beispiel
rules-example-clue = Fast daheim
rules-example-told = { $name } erzählt „{ $clue }“ zu Karte { $number }.
rules-example-line = { $name } { $points }: { $why }
rules-why-told = einige fanden die Karte, aber nicht alle ({ $points })
rules-why-told-two = die Karte wurde gefunden ({ $points })
rules-why-found = Karte gefunden ({ $points })
rules-why-sure = mit einer einzigen Stimme getroffen ({ $points })
rules-why-votes = { $count ->
    [one] { $count } Stimme von anderen ({ $points })
   *[other] { $count } Stimmen von anderen ({ $points })
}
rules-why-nothing = diesmal nichts

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = Anna
rules-name-2 = Jonas
rules-name-3 = Paul
rules-name-4 = Max
rules-name-5 = Mia
rules-name-6 = Lena
rules-name-7 = Tim
