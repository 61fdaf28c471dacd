### Same as in English: preset-imaginarium app-sheet-menu app-minutes app-menu rule-decoys-none value-off

## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = Il promemoria è già partito.
refusal-already-seated = Sei già a questo tavolo.
refusal-bad-value = Questa regola non ammette quel valore.
refusal-blank-clue = L’indizio è vuoto. Va bene una parola, un verso, qualsiasi cosa.
refusal-card-first = Prima scegli la tua carta, poi mostra il tuo indizio.
refusal-clue-too-long = L’indizio è troppo lungo: { $length } lettere, al massimo { $most }.
refusal-deck-too-small = Questo mazzo è troppo piccolo per così tanta gente: servono { $needed } carte, ne ha { $cards }.
refusal-need-presence = Premi «Unisciti» sotto il messaggio del gioco nel gruppo, così il tavolo sa chi sei.
refusal-no-end = Con queste regole la partita non finirebbe mai.
refusal-no-such-rule = Questa regola della casa non esiste.
refusal-no-such-seat = Quel posto non esiste a questo tavolo.
refusal-not-allowed = Le regole della casa non lo permettono.
refusal-not-awaited = Nessuno aspetta più quel posto.
refusal-not-host = Può farlo solo chi ospita.
refusal-not-host-yet = Per ora può cominciare solo chi ospita; tra { $when } può farlo chiunque sia al tavolo.
refusal-not-in-hand = Quella carta non è nella tua mano.
refusal-not-on-table = Sul tavolo non c’è nessuna carta con quel numero.
refusal-not-over = Questa partita non è ancora finita.
refusal-not-present = La rivincita è per chi c’era fino alla fine.
refusal-not-removed = Nessuno ha allontanato quella persona.
refusal-not-seated = Non sei a questo tavolo.
refusal-not-yet = Giochi a partire dal turno { $round }.
refusal-not-your-turn = Non tocca a te.
refusal-over = Questa partita è finita.
refusal-own-card = Quella carta è tua. Vota per un’altra.
refusal-pile-short = La pila sta finendo: non bastano le carte per una persona in più.
refusal-removed = Chi ospita ti ha chiuso la porta di questo tavolo.
refusal-rules-clash = Queste regole della casa non vanno d’accordo.
refusal-table-full = Il tavolo è pieno: tutti i { $seats } posti sono occupati.
refusal-too-early = Ancora un po’ di pazienza: { $when }.
refusal-too-few =
    { $least ->
        [one] Per cominciare serve { $least } giocatore.
        [many] Per cominciare servono { $least } di giocatori.
       *[other] Per cominciare servono { $least } giocatori.
    }
refusal-too-late = Troppo tardi: il gioco è andato avanti.
refusal-too-late-told = { $name } ha fatto prima e narra questo turno.
refusal-too-many =
    { $seats ->
        [one] Con queste regole c’è posto solo per { $seats } giocatore.
        [many] Con queste regole c’è posto solo per { $seats } di giocatori.
       *[other] Con queste regole c’è posto solo per { $seats } giocatori.
    }
refusal-watch-only = Qui puoi guardare, ma non giocare.
refusal-wrong-count =
    { $wanted ->
        [one] Scegli esattamente { $wanted } carta.
        [many] Scegli { $wanted } di carte.
       *[other] Scegli { $wanted } carte.
    }

# The twelve bunnies, by number.
bunny-0 = coniglio blu col cappello
bunny-1 = coniglio arancione con la sciarpa
bunny-2 = coniglio verde con la foglia
bunny-3 = coniglio giallo con la stella
bunny-4 = coniglio lilla con gli occhiali
bunny-5 = coniglio rosso col fiocco
bunny-6 = coniglio celeste con l’ombrello
bunny-7 = coniglio nero col cilindro
bunny-8 = coniglio bianco col fiore
bunny-9 = coniglio marrone con la corona
bunny-10 = coniglio grigio con la benda
bunny-11 = coniglio viola col palloncino

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = Punti per vincere
rule-points-none = senza limite
rule-points-about = Se qualcuno ci arriva alla fine di un turno, la partita finisce. Nei regolamenti stampati sono 30.
rule-last_card = Finisce con l’ultima carta
rule-last_card-about = La partita finisce nel turno in cui si pesca l’ultima carta. Senza, ci pensano i punti o i giri; con la pila vuota però finisce sempre.
rule-laps = Giri di tavolo
rule-laps-none = senza limite
rule-laps-about = Ognuno narra quel numero di volte, poi basta. L’ideale per le serate con l’ultimo treno da prendere.
rule-first = Chi narra per primo
rule-first-seat = posto { $number }
rule-first-about = Chi narra nel turno 1: la prima persona che trova un indizio, qualcuno a sorte o chi dici tu.
rule-lone_finder_bonus = Chi trova da solo prende 4
rule-lone_finder_bonus-none = con 3 giocatori
rule-lone_finder_bonus-about = Se una sola persona trova la carta, lei e chi narra prendono 4 invece di 3. Nei regolamenti stampati vale per tre giocatori.
rule-pace = Ritmo
rule-pace-about = In salotto: uno o due minuti per ogni passo. Con calma: 12 ore, ma dopo 15 minuti si può saltare. Lento: un giorno, e mai di notte.
rule-skip = Chi può saltare
rule-skip-about = Chi può andare avanti senza chi fa aspettare il tavolo.
rule-spoken = Indizi a voce
rule-spoken-about = Chi narra può dire l’indizio ad alta voce invece di scriverlo, quando si gioca nella stessa stanza o in chiamata.
rule-shown = Mimo o canzoni
rule-shown-about = Chi narra può cantare, mimare o mostrare l’indizio: messaggio vocale o video, foto, sticker, GIF.
rule-large_table = Tavolo grande
rule-large_table-about = Da 7 a 12: due voti a testa, 1 punto in più a chi indovina con un voto solo, al massimo 3 punti dai voti altrui. Le carte usate tornano; si finisce a punti o a giri.
rule-imaginarium = Punteggio Imaginarium
rule-imaginarium-about = Se qualcuno la trova, chi narra prende 3 e 1 in più per ogni voto giusto. Se la trovano tutti, perde 3; se nessuno, perde 2.
rule-decoys = Riempi il tavolo fino a
rule-decoys-none = no
rule-decoys-about = Per 2 o 3 giocatori: carte dalla pila riempiono il tavolo fino a quel numero. I voti su di esse non valgono per nessuno.
rule-seats = Posti
rule-seats-about = Quante persone possono sedersi. Oltre 8 serve il tavolo grande.
rule-audience = Si può guardare
rule-audience-about = Chi è nel gruppo ma non al tavolo può guardare, senza vedere la mano di nessuno.
rule-deck = Mazzo
rule-deck-about = Le immagini con cui si gioca.
rule-all_cards = Gioca tutte le carte
rule-all_cards-about = Una partita usa 84 carte del mazzo, come nei regolamenti stampati. Così usa tutte quelle che ci sono.
rule-zone = Fuso orario
rule-zone-about = Per il ritmo lento: là, tra le 23 e le 8, non finisce niente e nessuno riceve promemoria.
rule-pin = Fissa il mio ultimo messaggio
rule-pin-about = Il messaggio più recente della partita resta fissato, se mi è permesso. Fissarlo non fa squillare nessun telefono.

# House rules that come together: preset-<name>.
preset-usual = Il solito
preset-usual-about = da 3 a 8 giocatori, fino a 30 punti o all’ultima carta
preset-usual-sheet = ciò che tutti i regolamenti stampati hanno in comune
preset-classic = Classico
preset-classic-about = fino a 6 giocatori, fino all’ultima carta
preset-classic-sheet = come nei regolamenti in portoghese
preset-score_track = Segnapunti
preset-score_track-about = fino a 6 giocatori, fino a 30 punti o all’ultima carta
preset-score_track-sheet = come nei regolamenti in esperanto e in olandese
preset-family = Famiglia da otto
preset-family-about = fino a 8 giocatori, fino a 30 punti, si comincia a sorte
preset-family-sheet = come nel regolamento in persiano
preset-three = In tre
preset-three-about = tre giocatori: sette carte in mano, due a turno, chi trova da solo prende 4
preset-three-sheet = la variante stampata per tre
preset-big_table = Tavolo grande
preset-big_table-about = da 7 a 12 giocatori, due voti a testa, fino a 30 punti
preset-big_table-sheet = oltre i regolamenti, nello stile dell’edizione grande del gioco
preset-imaginarium = Imaginarium
preset-imaginarium-about = punti tutti suoi: un indizio troppo ovvio o troppo vago costa caro
preset-imaginarium-sheet = oltre i regolamenti, nello stile di un gioco imparentato

# What a house rule may be set to.
value-on = sì
value-off = no
value-race = chi trova prima un indizio
value-lot = a sorte
value-living_room = In salotto
value-relaxed = Con calma
value-slow = Lento
value-seated = chiunque sia al tavolo
value-host = chi ospita

# Why a game came to its end: ending-<why>.
ending-points = Il traguardo è raggiunto.
ending-last_card = L’ultima carta è pescata.
ending-laps = L’ultimo giro è narrato.
ending-host = È stata chiusa prima del tempo; vale l’ultimo turno completo.
ending-host-unplayed = È stata chiusa prima del tempo.
ending-too_few = È rimasta troppo poca gente per continuare.
ending-asleep = A quanto pare si sono addormentati tutti.
ending-closed = In un giorno non l’ha cominciata nessuno.
ending-silence = Il gruppo è rimasto fuori portata per una settimana.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>Partita a Fabulo: chi gioca?</b>
lobby-begun = 🐇 <b>Partita a Fabulo</b>
lobby-seat = { $sign } { $name }
lobby-seat-host = { $sign } { $name } · ospita
lobby-rules = Regole della casa: { $rules }
lobby-needs = { $count ->
    [one] Ancora una persona e si può cominciare.
    [many] Ancora { $count } di persone e si può cominciare.
   *[other] Ancora { $count } persone e si può cominciare.
}
lobby-ready = Ci siamo tutti? { $host } preme «Comincia».
lobby-too-many = Troppa gente per queste regole della casa: al massimo { $count } posti.
lobby-lap-short = Le carte non bastano perché tutti narrino una volta; la partita finirà con l’ultima carta.

# The house rules in one line

short-end = finisce con { $ends }
short-or = { $one } o { $other }
short-points = { $count ->
    [one] { $count } punto
    [many] { $count } di punti
   *[other] { $count } punti
}
short-laps = { $count ->
    [one] { $count } giro
    [many] { $count } di giri
   *[other] { $count } giri
}
short-last-card = l’ultima carta
short-race = chi trova prima un indizio narra per primo
short-lot = si comincia a sorte
short-first = comincia { $name }
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>Turno { $round }</b>: narra { $name }
turn-title-race = 🐇 <b>Turno { $round }</b>: narra chi trova prima un indizio
turn-find = { $name } guarda le carte che ha in mano, ne sceglie una e le trova un indizio: una parola, un verso, un pezzo di canzone, un suono. Né troppo ovvio, né troppo astratto.
turn-race = Guarda le tue carte. Appena hai un indizio per una di loro, dillo: vale il primo.

clue-text = 💬 <b>{ $name }</b> narra: <b>«{ $clue }»</b>
clue-spoken = 🗣 <b>{ $name }</b> dice l’indizio ad alta voce. Orecchie aperte!
clue-media = 🎭 <b>{ $name }</b> mostra l’indizio.
clue-media-words = 🎭 <b>{ $name }</b> mostra l’indizio: «{ $clue }»
clue-unknown = 💬 <b>{ $name }</b> ha dato l’indizio.
clue-give = { $count ->
    [one] Tutti gli altri: date la carta della vostra mano che gli si adatta di più.
    [many] Tutti gli altri: date { $count } di carte della vostra mano, quelle che gli si adattano di più.
   *[other] Tutti gli altri: date le { $count } carte della vostra mano che gli si adattano di più.
}

table-title = 🖼 <b>Turno { $round }: carte in tavola</b>
table-which = Quale di queste carte è quella di { $name }? La tua non vale.
table-which-votes = Quale di queste carte è quella di { $name }? Hai { $count } voti; la tua carta non vale.
table-clue-text = L’indizio: «{ $clue }»
table-clue-spoken = L’indizio è stato detto ad alta voce.
table-clue-media = L’indizio è qui sopra.

result-title = ⭐ <b>Turno { $round }</b>
result-clue-text = «{ $clue }», di { $name }, era la carta { $number }.
result-clue-spoken = L’indizio detto da { $name } era per la carta { $number }.
result-clue-media = L’indizio mostrato da { $name } era per la carta { $number }.
result-all = L’hanno trovata tutti: troppo facile!
result-none = Non l’ha trovata nessuno: troppo campato in aria!
result-some = Trovata da { $names }.
result-no-votes = Non ha votato nessuno.
result-points = { $sign } { $name } { $points } → { $score }
result-card = { $number }. { $name }
result-card-decoy = { $number }. dalla pila
result-card-house = { $number }. { $name } (scelta dalla casa)
result-card-votes = { $card } ← { $names }

# The end

over-title = 🏁 <b>Fine della partita</b>
over-closed = 🚪 <b>Il tavolo ha chiuso senza giocare.</b> Per aprirne un altro basta un tocco.
over-one = { $points ->
    [one] 🏆 <b>{ $names }</b> vince con { $points } punto!
    [many] 🏆 <b>{ $names }</b> vince con { $points } di punti!
   *[other] 🏆 <b>{ $names }</b> vince con { $points } punti!
}
over-several = { $points ->
    [one] 🏆 <b>{ $names }</b> si dividono la vittoria con { $points } punto a testa!
    [many] 🏆 <b>{ $names }</b> si dividono la vittoria con { $points } di punti a testa!
   *[other] 🏆 <b>{ $names }</b> si dividono la vittoria con { $points } punti a testa!
}
over-nobody = Nessun turno è arrivato in fondo, quindi stavolta non vince nessuno.
over-score = { $place }. { $sign } { $name } · { $score }
over-again-one = Quella partita è arrivata alla fine: ha vinto { $names }.
over-again-several = Quella partita è arrivata alla fine: { $names } si sono divisi la vittoria.
over-again-nobody = Quella partita è arrivata alla fine, senza che vincesse nessuno.

# What the game waits for

status-race = ⏳ Si aspetta il primo indizio.
status-telling = ⏳ Si aspetta l’indizio di { $name }.
status-showing = 🎤 { $name } ha la carta e sta per mostrare l’indizio: rispondi a questo messaggio con voce, video, foto, sticker, GIF o parole.
status-laying = ⏳ Carte date: { $done } su { $all }. Si aspetta la carta di { $names }.
status-voting = ⏳ Voti: { $done } su { $all }. Si aspetta il voto di { $names }.
status-until = Fino a { $day }, { $time } (ora di { $zone }).
status-asked = 🕰 Quando l’hai chiesto: { $waited } di attesa; si va avanti al più tardi tra { $left }.
reminder-telling = 🔔 { $names }, il tavolo aspetta il tuo indizio.
reminder-race = 🔔 Manca il primo indizio. Chi ne ha uno?
reminder-laying = 🔔 { $names }: manca solo la carta!
reminder-voting = 🔔 { $names }: manca solo il voto!

# What was missed while Telegram did not answer

missed-message = ↩️ Nel caso non ti sia arrivato: qui sopra potrebbe mancare un messaggio di questa partita.
missed-clue = ↩️ Nel caso non ti sia arrivato: { $clue }
missed-table = ↩️ Nel caso non ti sia arrivato: le carte del turno { $round } erano in tavola.
missed-result = ↩️ Nel caso non ti sia arrivato: il turno { $round } ha dato { $points }.
missed-points = { $name } { $points }

# Notices

notice-joined = 👋 { $name } è dei nostri e gioca dal prossimo turno.
notice-returned = 👋 { $name } è di nuovo qui e gioca dal prossimo turno.
notice-left = 🚪 { $name } ha lasciato la partita.
notice-removed = 🚪 { $name } ha dovuto lasciare la partita.
notice-readmitted = 🔓 { $name } può tornare.
notice-host = 👑 Ora ospita { $name }.
notice-skipped-laying = ⏭ { $name } non ha dato carte; ha scelto la casa.
notice-skipped-voting = ⏭ { $name } non ha votato.
notice-passed = ⏭ { $name } non ha dato indizi; si passa oltre.
notice-passed-nobody = ⏭ Nessuno ha trovato un indizio; si passa oltre.
notice-void = 🃏 { $name } ha lasciato a metà del racconto: le carte tornano in mano, nessuno fa punti.
notice-lot = 🎲 Nessuno ha trovato un indizio in tempo, così la sorte ha scelto { $name }.

# Buttons

button-join = 🙋 Unisciti
button-leave = 🚪 Esci
button-rules = 📜 Regole della casa
button-begin = ▶️ Comincia
button-open = 🃏 Apri il gioco
button-open-hand = 🃏 Apri la mia mano
button-open-vote = 🗳 Apri il voto
button-story = 📖 Rivedi
button-nudge = 🔔 Sollecita
button-skip = ⏭ Salta { $name }
button-skip-all = ⏭ Basta aspettare
button-lot = 🎲 Tira a sorte
button-rematch = 🔁 Rivincita
button-newgame = 🐇 Apri una partita
button-add = ➕ Aggiungimi a un gruppo
button-games = 🃏 Le mie partite
button-pings-on = 🔔 Avvisami quando tocca a me
button-pings-off = 🔕 Non avvisarmi più
button-back = ‹ Indietro
button-more = Altre regole ›
button-presets = 🎁 Regole già pronte
zone-now = { $zone }, { $time }
button-done = ✓ Fatto
button-end = 🏁 Chiudi la partita
button-end-really = 🏁 Sì, chiudila
button-language = 🌍 Lingua
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = A tavola! Sei il { $bunny }.
toast-joined-later = Sei il { $bunny } e giochi dal turno { $round }.
toast-left = Hai lasciato il tavolo.
toast-begun = Carte distribuite, si comincia!
toast-nudged = Promemoria in arrivo.
toast-skipped = Si va avanti.
toast-rematch = Ancora una!
toast-ended = La partita è finita.
toast-no-game = Quella partita è acqua passata.
toast-elsewhere = Quella partita si gioca in un altro gruppo.
toast-open = Qui c’è già una partita aperta: la mostra /status.
toast-old = Quel pulsante è troppo vecchio. Usa /status.

# For the presser alone, in the group

whisper-hand = 🃏 La tua mano è a un tocco da qui.

# Short answers in the group

answer-no-game = Qui non c’è nessuna partita aperta. Giochiamo?
ask-hidden = Scrivi a nome del gruppo o di un canale, quindi non so chi sei. Premi un pulsante: i pulsanti ti conoscono.
update-set-aside = Qualcosa è andato storto e ho dovuto lasciar perdere. Riprova, per favore.
chat-greeting = 🐇 <b>Ciao! Sono Fabulo.</b> Distribuisco carte piene di sogni: una persona dà un indizio, le altre cercano l’immagine che c’è dietro. Si gioca da tre a otto.
house-text = 📜 Regole della casa: { $rules }
house-menu = 📜 <b>Regole della casa</b>: { $rules }
house-menu-later = 📜 <b>Regole della casa</b>: { $rules }. Ciò che cambi ora vale dalla prossima fase.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>Regole della casa già pronte</b>: un tocco le imposta tutte. Ritmo, indizi e mazzo restano come sono.
house-preset = • <b>{ $preset }</b>: { $about }; <i>{ $sheet }</i>
house-zone-more = Manca il tuo? Scrivilo come comando: <code>/house zone { $example }</code>
house-end = 🏁 Chiudere la partita adesso? Vale l’ultimo turno completo.
language-which = 🌍 Che lingua parlo qui?
language-chosen = 🌍 D’ora in poi qui parlo italiano.
language-not-yours = Con una partita aperta, la lingua la sceglie chi ospita o un admin.
deck-text = 🎴 <b>{ $title }</b> di { $artist } ({ $licence }), { $cards ->
    [one] { $cards } carta
    [many] { $cards } di carte
   *[other] { $cards } carte
}.
deck-others = Ci sono anche: { $titles }. Chi ospita sceglie tra le regole della casa.
stats-now = ⭐ <b>Dopo il turno { $round }</b>
stats-score = { $sign } { $name } · { $score }
stats-champions = 🏆 <b>Vittorie in questo gruppo</b>
stats-champion = { $name } · { $wins } su { $games }
stats-nothing = Qui nessuno ha ancora finito una partita. Che la prima sia oggi?
show-taken = Il tuo indizio è in viaggio verso il gruppo.
show-which = Per quale partita è questo indizio?
show-hidden = Se quello è l’indizio: non so chi lo mostra finché scrivi a nome del gruppo o di un canale. Mandamelo in privato.
show-too-large = Quel file è troppo grande per me. Sotto i 20 MB, per favore.
show-too-late = Troppo tardi: il tuo turno è passato, quindi questo non vale.
show-not-yours = L’indizio ora lo mostra { $name }; questo non vale.
show-unknown = Posso mostrare un messaggio vocale o video, un video, musica, una foto, uno sticker o una GIF, oppure passare parole.
rules-head = 📖 <b>Come si gioca</b>
rules-part = <b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 Queste sono le regole della casa «{ $preset }»: { $sheet }.
help-text = 🐇 <b>Fabulo</b> si gioca proprio qui: le carte sono nell’app, la storia è in questo gruppo.
    /newgame apre una partita, ognuno preme Unisciti, chi ospita preme Comincia.
    /status mostra a che punto siamo, /skip va avanti senza chi dorme.
    /house imposta le regole della casa, /rules spiega come si gioca, /end chiude.
    Tutto funziona anche con i pulsanti sotto i miei messaggi.

# The private chat

private-welcome = 🐇 <b>Ti do il benvenuto in Fabulo!</b> Servono da tre a otto persone in un gruppo: aggiungimi al tuo, scrivi lì /newgame e porta la compagnia. Le carte le do io.
private-welcome-games = 🐇 <b>Che bello rivederti!</b> Ecco le tue partite; ⏳ aspetta te.
private-hint = Qui ascolto solo gli indizi che hai promesso di mostrare. Le tue partite sono qui sotto.
pings-on = 🔔 Quando tocca a te in una delle tue partite, te lo dico qui.
pings-off = 🔕 Qui sto in silenzio. I messaggi nel gruppo continuano.
ping-telling = 🔔 <b>{ $chat }</b>: tocca a te narrare.
ping-laying = 🔔 <b>{ $chat }</b>: dai una carta.
ping-voting = 🔔 <b>{ $chat }</b>: carte in tavola, manca il tuo voto.
ping-clue = L’indizio: «{ $clue }»
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = Un gioco di storie e carte illustrate, per gruppi da tre a otto persone.
profile-description = Fabulo distribuisce carte piene di sogni. Una persona dà un indizio; le altre cercano l’immagine che c’è dietro. Aggiungimi a un gruppo e scrivi /newgame.
profile-menu = Le mie partite
command-newgame = apri una partita
command-join = siediti al tavolo
command-leave = lascia il tavolo
command-begin = dai le carte
command-status = che cosa stiamo aspettando?
command-skip = vai avanti senza chi dorme
command-rematch = gioca ancora
command-end = chiudi la partita
command-rules = come si gioca
command-house = le regole della casa
command-deck = le carte con cui giochiamo
command-stats = i punti, e chi ha vinto quante volte
command-language = la lingua che parlo qui
command-help = che cosa so fare
command-pings = un avviso in privato quando tocca a te: sì o no
command-start = le mie partite, e come cominciare

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } dice
picture-told = { $name } ha dato
picture-clue-text = «{ $clue }»
picture-clue-spoken = un indizio a voce
picture-clue-media = un indizio da vedere o ascoltare
picture-house = la casa
picture-over = Ed è finita così
picture-won = { $count ->
    [one] { $names } vince!
    [many] { $names } si dividono la vittoria!
   *[other] { $names } si dividono la vittoria!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = Fabulo non può partire qui. Aggiorna Telegram, oppure «Android System WebView» nel Play Store.

# The frame
app-people = Punti e giocatori
app-menu = Menu
app-close = Chiudi
app-back = Indietro
app-loading = Un attimo…
app-offline = Nessuna connessione. La tua scelta è al sicuro.
app-paused = In questo momento il bot non può scrivere nel gruppo. Qui puoi continuare.
app-error = Non ha funzionato. Riprova.
app-sending = Invio…
app-still-trying = Sto ancora provando…
app-try-again = Riprova
app-keep = Lascia così
app-continue = Continua
app-you = tu
app-host = ospita
app-gone = ha lasciato
app-your-turn = tocca a te
app-round = Turno { $number }
app-round-last = Turno { $number }, l’ultimo
app-from-round = gioca dal turno { $number }
app-you-from-round = Giochi dal turno { $number }
app-waiting-for = In attesa di { $names }
app-waiting-for-you = Manchi solo tu
app-nobody-awaited = Tutto pronto
app-seconds = { $count } s
app-minutes = { $count } min
app-hours = { $count } h

# Cards
app-card = Carta { $number }
app-card-of = Carta { $number } di { $count }
app-card-yours = Carta { $number }, la tua
app-card-chosen = Carta { $number }, scelta
app-your-card = La tua carta
app-your-hand = La tua mano
app-previous-card = Carta precedente
app-next-card = Carta successiva
app-closer = Avvicina
app-farther = Allontana
app-picture-failed = Nessuna immagine. Tocca per ricaricarla.

# Telling
app-race = Chi narra per primo?
app-race-how = Trova un indizio per una delle tue carte prima degli altri.
app-race-watch = Chi troverà il primo indizio?
app-you-tell = Tocca a te narrare
app-you-tell-how = Scegli una carta, poi dai un indizio.
app-use-card = Usa questa carta
app-other-card = Un’altra carta
app-your-clue = Il tuo indizio
app-clue-placeholder = Una parola, un verso, una canzone, un suono…
app-letters = { $count }/{ $most }
app-clue-tip = Né troppo ovvio, né troppo astratto: qualcuno deve trovare la tua carta, ma non tutti.
app-kinds = Come dai il tuo indizio
app-kind-text = Scrivilo
app-kind-spoken = Dillo
app-kind-media = Mostralo
app-how-spoken = Di’ il tuo indizio ad alta voce, così lo sentono tutti. Non si scrive niente.
app-how-media = Canta, canticchia, mima o mostra: mandi al gruppo un messaggio vocale o video, una foto, uno sticker o una GIF.
app-give-text = Dai questo indizio
app-give-spoken = L’ho detto
app-give-media = Mostralo nel gruppo
app-show-now = Ora mostra il tuo indizio
app-show-how = Rispondi al messaggio del bot nel gruppo, o scrivi al bot.
app-to-chat = Torna alla chat
app-thinking = { $name } ci sta pensando
app-look-through = Dai un’occhiata alla tua mano.
app-see-round = Che cosa è successo nel turno { $number }

# The clue
app-clue-text = { $name } dice
app-clue-spoken = { $name } ha detto l’indizio ad alta voce
app-clue-media = { $name } ha mostrato l’indizio nel gruppo
app-clue-look = Guarda
app-clue-in-chat = Questo indizio è nel gruppo.
app-clue-shown-picture = L’indizio

# Laying
app-find-match = Trova una carta adatta
app-lay = Dai questa carta
app-lay-several = Dai { $count } carte in questo turno.
app-pick-of = Scegli questa carta, { $number } di { $count }
app-picked = Scelta
app-put-back = Rimettila a posto
app-lay-both = Dai queste { $count } carte
app-laid =
    { $count ->
        [one] La tua carta è in tavola
        [many] Le tue carte sono in tavola
       *[other] Le tue carte sono in tavola
    }
app-told = Il tuo indizio è dato
app-may-change = Puoi ancora cambiare.
app-no-change = Ora non si cambia più niente.
app-change-card =
    { $count ->
        [one] Cambia carta
        [many] Cambia carte
       *[other] Cambia carte
    }
app-change-clue = Cambia indizio o carta
app-take-back = Riprendi
app-matching = Gli altri scelgono le loro carte

# Voting
app-which-card = Qual è la carta di { $name }?
app-tap-again = Tocca per scegliere, di nuovo per ingrandire.
app-two-votes = Un voto o due. Uno solo, se è giusto, vale 1 in più.
app-pick-to-vote = Scegli una carta
app-vote-for =
    { $count ->
        [one] Vota la carta { $numbers }
        [many] Vota le carte { $numbers }
       *[other] Vota le carte { $numbers }
    }
app-voted =
    { $count ->
        [one] Il tuo voto: carta { $numbers }
        [many] I tuoi voti: carte { $numbers }
       *[other] I tuoi voti: carte { $numbers }
    }
app-vote-may-change = Puoi cambiarlo finché non hanno votato tutti.
app-change-vote = Cambia voto
app-take-back-vote = Ritira
app-pick-card = Scegli la carta { $number }
app-unpick = Non scegliere la carta { $number }
app-own-card = Questa carta è tua.
app-yours = Tua
app-they-guess = Il tavolo prova a indovinare
app-watching-vote = Carte in tavola

# The reveal
app-round-over = Turno { $number }
app-stage-votes = I voti…
app-stage-owners = Di chi è ogni carta?
app-stage-answer = E la carta di chi ha narrato…
app-skip-reveal = Salta
app-to-winners = Guarda chi vince
app-answer-was = La carta di { $name } era la { $number }
app-found-by = trovata da { $names }
app-found-by-none = Non l’ha trovata nessuno.
app-fooled = ha ingannato { $names }
app-fooled-none = Non ha ingannato nessuno
app-decoy = Carta di nessuno
app-by-house = scelta dalla casa
app-verdict-some = Qualcuno l’ha trovata, qualcuno no: ben narrato.
app-verdict-all = L’hanno trovata tutti: troppo facile, { $name }!
app-verdict-none = Non l’ha trovata nessuno: troppa testa fra le nuvole!
app-verdict-no-votes = Non ha votato nessuno.
app-track = Segnapunti

# The lobby
app-seats-taken = { $count } posti occupati su { $most }
app-free-seat = libero
app-house-rules = Regole della casa
app-short-points = fino a { $count } punti
app-short-laps =
    { $count ->
        [one] { $count } giro
        [many] { $count } di giri
       *[other] { $count } giri
    }
app-short-last-card = fino all’ultima carta
app-invite = Gli amici si uniscono col pulsante sotto il messaggio del gioco, nel gruppo.
app-join = Prendi posto
app-begin = Comincia la partita
app-leave-lobby = Lascia il tavolo
app-need-players =
    { $count ->
        [one] Serve ancora { $count } giocatore
        [many] Servono ancora { $count } di giocatori
       *[other] Servono ancora { $count } giocatori
    }
app-host-begins = { $name } comincia la partita.
app-lobby-watching = Stai guardando questo tavolo.

# Watching and joining
app-watching = Stai guardando
app-room = C’è posto al tavolo di { $name }
app-room-how = Prendi posto: ricevi le carte al prossimo turno.
app-watch = Guarda soltanto
app-left = Hai lasciato il tavolo
app-left-how = Il tuo posto, la tua mano e i tuoi punti sono al sicuro; giochi dal prossimo turno.
app-come-back = Torna in gioco

# The end
app-over = Fine della partita
app-you-won = Hai vinto!
app-won =
    { $count ->
        [one] { $names } ha vinto!
        [many] { $names } hanno vinto!
       *[other] { $names } hanno vinto!
    }
app-points =
    { $count ->
        [one] { $count } punto
        [many] { $count } di punti
       *[other] { $count } punti
    }
app-rematch = Gioca ancora
app-to-next-game = Alla prossima partita
app-award-each = { $names }, a testa
app-award-clues = Gli indizi migliori
app-award-clues-why =
    { $count ->
        [one] { $names }: { $count } indizio che qualcuno ha indovinato e qualcuno no
        [many] { $names }: { $count } di indizi che qualcuno ha indovinato e qualcuno no
       *[other] { $names }: { $count } indizi che qualcuno ha indovinato e qualcuno no
    }
app-award-bluffs = Il bluff migliore
app-award-bluffs-why =
    { $count ->
        [one] { $names }: { $count } voto sviato
        [many] { $names }: { $count } di voti sviati
       *[other] { $names }: { $count } voti sviati
    }
app-award-finds = Occhio di lince
app-award-finds-why =
    { $count ->
        [one] { $names }: { $count } carta trovata
        [many] { $names }: { $count } di carte trovate
       *[other] { $names }: { $count } carte trovate
    }

# The sheets
app-sheet-menu = Fabulo
app-sheet-people = Punti e giocatori
app-sheet-hurry = Chi manca
app-sheet-story = Tutti i turni
app-sheet-house = Regole della casa
app-sheet-mine = Le mie preferenze
app-sheet-rules = Come si gioca
app-sheet-clue = L’indizio
app-sheet-last = Turno { $number }
app-leave = Lascia il tavolo
app-leave-sure = Vuoi davvero andare?
app-end = Chiudi la partita
app-end-sure = Chiuderla davvero, per tutti?
app-remove = Allontana
app-remove-sure = Davvero?
app-removed = Fuori dal tavolo
app-readmit = Fai rientrare
app-readmit-sure = Davvero?
app-story-empty = Nessun turno ha ancora dato punti.
app-house-presets = Regole già pronte
app-number-other = Un altro numero…
app-zone-search = Cerca una città
app-zone-none = Nessun luogo con questo nome. I luoghi hanno qui il nome inglese, come { $example }.
app-house-host = Solo { $name } può cambiarle.
app-house-yours = Puoi cambiarle finché la partita non comincia.
app-house-later = Alcune regole si possono cambiare durante la partita, dalla prossima fase.
app-hurry-race = Narra chi trova prima un indizio.
app-hurry-telling = Chi narra cerca un indizio.
app-hurry-laying = Si scelgono le carte.
app-hurry-voting = Si vota.
app-nudge = Sollecita nel gruppo
app-nudge-in = Sollecita nel gruppo tra { $when }
app-nudged = Promemoria inviato.
app-skip = Salta
app-skip-in = Salta tra { $when }
app-lot = Tira a sorte chi narra
app-lot-in = Tira a sorte chi narra tra { $when }
app-skip-means-race = La sorte sceglie qualcuno, che avrà tutto il tempo.
app-skip-means-telling = Il turno passa a sinistra, senza punti.
app-skip-means-laying = Per chi manca, la casa dà una carta.
app-skip-means-voting = Chi manca resta senza voto.
app-set-language = Lingua
app-set-language-own = come in Telegram
app-set-still = Meno movimento
app-set-still-why = Niente vola e niente saltella.
app-set-touch = Risposta al tocco
app-set-touch-why = Il telefono ricambia il tocco.
app-set-large = Testo grande
app-set-large-why = Tutto di una taglia in più.
app-set-described = Descrizione delle carte
app-set-described-why = Ogni immagine anche a parole, uguali per tutti.

# The doors
app-my-games = Le mie partite
app-my-games-how = Quale tavolo?
app-phase-lobby = ci si raduna
app-phase-telling = si cerca un indizio
app-phase-laying = si scelgono le carte
app-phase-voting = si vota
app-phase-over = finita
app-close-window = Torna alla chat
app-open-telegram = Apri Telegram
app-door-outside = Un tavolo tra amici
app-door-outside-how = Fabulo si gioca nei gruppi di Telegram. Aggiungi il bot al tuo gruppo, manda lì /newgame e apri questa pagina dal messaggio che compare.
app-door-expired = Questa finestra è troppo vecchia
app-door-expired-how = Chiudila e riapri il gioco dal gruppo.
app-door-no-games = Nessuna partita aperta
app-door-no-games-how = Manda /newgame nel tuo gruppo, o apri una partita dal suo messaggio.
app-door-no-such-game = Questa partita non si trova da nessuna parte
app-door-no-such-game-how = Forse è finita da un pezzo. Cominciane un’altra nel gruppo con /newgame.
app-door-not-yours = Questo tavolo non ti conosce ancora
app-door-not-yours-how = È di un gruppo. Premi «Unisciti» sotto il messaggio del gioco lì, o prendi posto qui se fai parte di quel gruppo.
app-door-trouble = Il tavolo è fuori portata
app-door-trouble-how = La connessione è caduta. Della partita non si è perso niente.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] Ogni giocatore ha in mano { $count } carta, nascosta agli altri.
    [many] Ogni giocatore ha in mano { $count } di carte, nascoste agli altri.
   *[other] Ogni giocatore ha in mano { $count } carte, nascoste agli altri.
}
rules-hand-three = { $count ->
    [one] In tre, ognuno ha in mano { $count } carta, e tutti tranne chi narra ne danno due.
    [many] In tre, ognuno ha in mano { $count } di carte, e tutti tranne chi narra ne danno due.
   *[other] In tre, ognuno ha in mano { $count } carte, e tutti tranne chi narra ne danno due.
}
rules-first-race = Nel primo turno narra chi trova prima un indizio. Poi il turno passa a sinistra.
rules-first-lot = Chi narra per primo si tira a sorte. Poi il turno passa a sinistra.
rules-first-seat = Comincia a narrare { $name }. Poi il turno passa a sinistra.
rules-clue = Chi narra sceglie in segreto una carta e dà un indizio: una parola o una frase intera, inventata o presa da una poesia, una canzone, un film, un proverbio.
rules-clue-spoken = L’indizio si può anche dire ad alta voce, così lo sentono tutti.
rules-clue-shown = Si può anche cantare, canticchiare, mimare o mostrare: con un messaggio vocale o video, una foto, uno sticker, una GIF.
rules-lay = { $count ->
    [one] Ognuno degli altri dà la carta della propria mano che più si adatta all’indizio.
    [many] Ognuno degli altri dà { $count } di carte della propria mano, quelle che più si adattano all’indizio.
   *[other] Ognuno degli altri dà le { $count } carte della propria mano che più si adattano all’indizio.
}
rules-table = Tutte queste carte si mescolano, si mettono scoperte sul tavolo e si numerano.
rules-decoys = { $count ->
    [one] Carte dalla pila riempiono il tavolo fino a { $count } carta; i voti su di esse non valgono per nessuno.
    [many] Carte dalla pila riempiono il tavolo fino a { $count } di carte; i voti su di esse non valgono per nessuno.
   *[other] Carte dalla pila riempiono il tavolo fino a { $count } carte; i voti su di esse non valgono per nessuno.
}
rules-vote = Tutti tranne chi narra votano in segreto la carta che credono sia di chi narra, mai una propria.
rules-next = Ognuno pesca fino a completare la mano, e narra il giocatore a sinistra.

rules-score = Punti
rules-score-ends = Se tutti trovano la carta di chi narra, o non la trova nessuno: chi narra prende { $none }, tutti gli altri { $others }.
rules-score-some = Se qualcuno la trova, ma non tutti: chi narra prende { $points }, e così chi l’ha trovata.
rules-score-lone = Se la trova una persona sola: lei e chi narra prendono { $points } a testa.
rules-score-lone-three = In tre, se la trova una persona sola: lei e chi narra prendono { $points } a testa.
rules-score-votes = Ogni voto sulla tua carta ti dà { $points } in più, tranne quando narri tu.
rules-score-large = Da { $seats } giocatori in su puoi votare una carta o due. Chi indovina con un voto solo prende { $sure } in più; i voti sulla tua carta danno al massimo { $most }.
rules-score-two = In due, entrambi prendono { $points } se la carta viene trovata, altrimenti { $none }.
rules-score-imaginarium-some = Se qualcuno trova la carta di chi narra, ma non tutti: chi narra prende { $points } e { $more } in più per ogni voto giusto; chi la trova, { $points }.
rules-score-imaginarium-all = Se la trovano tutti: chi narra perde { $points }, gli altri non prendono niente.
rules-score-imaginarium-none = Se non la trova nessuno: chi narra perde { $points }.
rules-score-floor = Nessuno scende sotto { $none }.

rules-end = La fine
rules-end-points = { $count ->
    [one] La partita finisce con il turno in cui qualcuno arriva a { $count } punto.
    [many] La partita finisce con il turno in cui qualcuno arriva a { $count } di punti.
   *[other] La partita finisce con il turno in cui qualcuno arriva a { $count } punti.
}
rules-end-last-card = La partita finisce con il turno in cui si pesca l’ultima carta della pila.
rules-end-laps = { $count ->
    [one] La partita finisce quando tutti hanno narrato { $count } volta.
    [many] La partita finisce quando tutti hanno narrato { $count } di volte.
   *[other] La partita finisce quando tutti hanno narrato { $count } volte.
}
rules-end-used = Quando la pila è vuota, le carte usate si mescolano e ne formano una nuova.
rules-end-win = Vince chi ha più punti; chi è pari in testa si divide la vittoria.

rules-tips = Consigli
rules-tip-clue = Un indizio troppo preciso lo trovano tutti, uno troppo astratto nessuno. Cerca quel che sta nel mezzo.
rules-tip-lure = Dai una carta che potrebbe benissimo essere quella di chi narra: farà cadere gli altri nel tranello.
rules-tip-think = Prima di votare, mettiti nei panni di chi narra.
rules-tip-practice = I primi indizi sono i più difficili. Dopo qualche turno vengono da soli.

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = Un turno, per esempio
rules-example-clue = Quasi a casa
rules-example-told = { $name } narra «{ $clue }» con la carta { $number }.
rules-example-line = { $name } { $points }: { $why }
rules-why-told = qualcuno ha trovato la carta, ma non tutti ({ $points })
rules-why-told-two = la carta è stata trovata ({ $points })
rules-why-found = ha trovato la carta ({ $points })
rules-why-sure = ha indovinato con un voto solo ({ $points })
rules-why-votes = { $count ->
    [one] { $count } voto dagli altri ({ $points })
    [many] { $count } di voti dagli altri ({ $points })
   *[other] { $count } voti dagli altri ({ $points })
}
rules-why-nothing = stavolta niente

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = Anna
rules-name-2 = Marco
rules-name-3 = Giulia
rules-name-4 = Nico
rules-name-5 = Chiara
rules-name-6 = Luca
rules-name-7 = Sofia
