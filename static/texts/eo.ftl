### Same as in English: preset-imaginarium app-sheet-menu app-minutes

## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = La memorigo jam estas sendita.
refusal-already-seated = Vi jam sidas ĉe ĉi tiu tablo.
refusal-bad-value = Tiu regulo ne akceptas tian valoron.
refusal-blank-clue = La frazo estas malplena. Donu vorton, verson, ion ajn.
refusal-card-first = Unue elektu vian karton, poste montru vian frazon.
refusal-clue-too-long = La frazo tro longas: ĝi havas { $length } literojn, kaj eblas maksimume { $most }.
refusal-deck-too-small = Ĉi tiu kartaro tro malgrandas por tiom da homoj: necesas { $needed } kartoj, ĝi havas { $cards }.
refusal-need-presence = Premu “Aliĝi” sub la mesaĝo de la ludo en la grupo, por ke la tablo konu vin.
refusal-no-end = Kun tiaj reguloj la ludo neniam finiĝus.
refusal-no-such-rule = Tia doma regulo ne ekzistas.
refusal-no-such-seat = Tia loko ne ekzistas ĉe ĉi tiu tablo.
refusal-not-allowed = La domaj reguloj ne permesas tion.
refusal-not-awaited = Neniu plu atendas tiun lokon.
refusal-not-host = Nur la gastiganto rajtas tion.
refusal-not-host-yet = Nun nur la gastiganto povas komenci; post { $when } tion povos ĉiu ĉe la tablo.
refusal-not-in-hand = Tiu karto ne estas en via mano.
refusal-not-on-table = Sur la tablo ne estas karto kun tiu numero.
refusal-not-over = Ĉi tiu ludo ankoraŭ ne finiĝis.
refusal-not-present = Nova ludo estas por tiuj, kiuj restis ĝis la fino.
refusal-not-removed = Neniu forigis tiun ludanton.
refusal-not-seated = Vi ne sidas ĉe ĉi tiu tablo.
refusal-not-yet = Vi ludos ekde rondo { $round }.
refusal-not-your-turn = Ne estas via vico.
refusal-over = Ĉi tiu ludo finiĝis.
refusal-own-card = Tio estas via propra karto. Voĉdonu por alia.
refusal-pile-short = En la prenstako restas tro malmulte da kartoj por unu plia ludanto.
refusal-removed = La gastiganto fermis ĉi tiun tablon por vi.
refusal-rules-clash = Tiuj domaj reguloj ne kongruas.
refusal-table-full = La tablo estas plena: ĉiuj { $seats } lokoj estas okupitaj.
refusal-too-early = Atendu ankoraŭ iomete: { $when }.
refusal-too-few =
    { $least ->
        [one] Por komenci necesas { $least } ludanto.
       *[other] Por komenci necesas { $least } ludantoj.
    }
refusal-too-late = Tro malfrue: la ludo jam pluiris.
refusal-too-late-told = { $name } estis pli rapida kaj rakontas en ĉi tiu rondo.
refusal-too-many =
    { $seats ->
        [one] Kun ĉi tiuj reguloj estas loko nur por { $seats } ludanto.
       *[other] Kun ĉi tiuj reguloj estas loko nur por { $seats } ludantoj.
    }
refusal-watch-only = Ĉi tie vi povas rigardi, sed ne ludi.
refusal-wrong-count =
    { $wanted ->
        [one] Elektu precize { $wanted } karton.
       *[other] Elektu { $wanted } kartojn.
    }

# The twelve bunnies, by number.
bunny-0 = blua kuniklo kun ĉapelo
bunny-1 = oranĝa kuniklo kun ŝalo
bunny-2 = verda kuniklo kun folio
bunny-3 = flava kuniklo kun stelo
bunny-4 = purpura kuniklo kun okulvitroj
bunny-5 = ruĝa kuniklo kun banto
bunny-6 = ĉielblua kuniklo kun ombrelo
bunny-7 = nigra kuniklo kun cilindro
bunny-8 = blanka kuniklo kun floro
bunny-9 = bruna kuniklo kun krono
bunny-10 = griza kuniklo kun okulbindo
bunny-11 = viola kuniklo kun balono

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = Poentoj por venki
rule-points-none = sen limo
rule-points-about = Kiam iu havas tiom ĉe la fino de rondo, la ludo finiĝas. En la presitaj reguloj: 30.
rule-last_card = Fino kun la lasta karto
rule-last_card-about = La ludo finiĝas per la rondo, en kiu oni eltiras la lastan karton. Sen tio devas fini ĝin poentoj aŭ rondiroj; malplena prenstako tamen finas ĉiun ludon.
rule-laps = Rondiroj ĉirkaŭ la tablo
rule-laps-none = sen limo
rule-laps-about = Ĉiu rakontas tiom da fojoj, kaj jen la fino. Bona por vespero kun lasta trajno.
rule-first = Unua rakontanto
rule-first-seat = loko { $number }
rule-first-about = Kiu rakontas en rondo 1: tiu, kiu unua trovas frazon; iu laŭ loto; aŭ iu nomita de vi.
rule-lone_finder_bonus = Sola trovinto ricevas 4
rule-lone_finder_bonus-none = kun 3 ludantoj
rule-lone_finder_bonus-about = Se nur unu trovas la karton, rakontanto kaj trovinto ricevas po 4 anstataŭ 3. En la presitaj reguloj tio estas por tri ludantoj.
rule-pace = Ritmo
rule-pace-about = Salone: unu aŭ du minutoj por ĉiu paŝo. Senhaste: 12 horoj, sed post 15 minutoj eblas pluiri. Malrapide: unu tago, kaj neniam nokte.
rule-skip = Kiu rajtas pluirigi la ludon
rule-skip-about = Kiu rajtas daŭrigi la ludon sen tiuj, kiuj igas la tablon atendi.
rule-spoken = Frazoj diritaj laŭte
rule-spoken-about = La rakontanto rajtas diri la frazon laŭte anstataŭ skribi ĝin, kiam vi sidas kune aŭ telefonas.
rule-shown = Mimoj aŭ kantoj
rule-shown-about = La rakontanto rajtas kanti, mimi aŭ montri: per voĉmesaĝo, videomesaĝo, bildo, glumarko aŭ GIF.
rule-large_table = Granda tablo
rule-large_table-about = Por 7 ĝis 12: po du voĉoj, 1 plia poento por ĝusta sola voĉo, maksimume 3 poentoj pro voĉoj de aliaj. Uzitaj kartoj revenas; la finon decidas poentoj aŭ rondiroj.
rule-imaginarium = Poentado de Imaginarium
rule-imaginarium-about = Se iuj trovas: la rakontanto gajnas 3 kaj po 1 por ĉiu trovinto. Se ĉiuj trovas: la rakontanto perdas 3; se neniu: 2.
rule-decoys = Plenigi la tablon ĝis
rule-decoys-none = ne
rule-decoys-about = Por 2 aŭ 3 ludantoj: kartoj el la prenstako plenigas la tablon ĝis tiom. Voĉoj por ili valoras por neniu.
rule-seats = Lokoj
rule-seats-about = Kiom da homoj povas sidiĝi. Pli ol 8 bezonas la grandan tablon.
rule-audience = Aliaj rajtas rigardi
rule-audience-about = Grupanoj sen loko rajtas rigardi, sed vidas nenies manon.
rule-deck = Kartaro
rule-deck-about = La bildoj, per kiuj vi ludas.
rule-all_cards = Ludi per ĉiuj kartoj
rule-all_cards-about = Ludo uzas 84 kartojn el la kartaro, kiel en la presitaj reguloj. Tiel ĝi uzas ĉiujn, kiuj ekzistas.
rule-zone = Horzono
rule-zone-about = Por la malrapida ritmo: inter la 23-a kaj la 8-a horo tie nenio finiĝas kaj neniu ricevas memorigon.
rule-pin = Alpingli mian lastan mesaĝon
rule-pin-about = La plej nova mesaĝo de la ludo restas alpinglita, se mi rajtas. Alpinglado sonigas nenies telefonon.

# House rules that come together: preset-<name>.
preset-usual = Kutima
preset-usual-about = 3 ĝis 8 ludantoj, ĝis 30 poentoj aŭ la lasta karto
preset-usual-sheet = tio, kio komunas al ĉiuj presitaj regularoj
preset-classic = Klasika
preset-classic-about = ĝis 6 ludantoj, ĝis la lasta karto
preset-classic-sheet = laŭ la portugallingvaj presitaj reguloj
preset-score_track = Poentotrako
preset-score_track-about = ĝis 6 ludantoj, ĝis 30 poentoj aŭ la lasta karto
preset-score_track-sheet = laŭ la presitaj reguloj en Esperanto kaj la nederlanda
preset-family = Okopa familio
preset-family-about = ĝis 8 ludantoj, ĝis 30 poentoj, unua rakontanto laŭ loto
preset-family-sheet = laŭ la perslingvaj presitaj reguloj
preset-three = Triope
preset-three-about = tri ludantoj: po sep kartoj enmane, donu po du, sola trovinto ricevas 4
preset-three-sheet = la presita varianto por tri
preset-big_table = Granda tablo
preset-big_table-about = 7 ĝis 12 ludantoj, po du voĉoj, ĝis 30 poentoj
preset-big_table-sheet = preter la presitaj reguloj, laŭ la pli granda eldono de la ludo
preset-imaginarium = Imaginarium
preset-imaginarium-about = propra poentado: tro klara aŭ tro nebula frazo kostas poentojn
preset-imaginarium-sheet = preter la presitaj reguloj, laŭ parenca ludo

# What a house rule may be set to.
value-on = jes
value-off = ne
value-race = kiu unua trovas frazon
value-lot = laŭ loto
value-living_room = Salone
value-relaxed = Senhaste
value-slow = Malrapide
value-seated = ĉiu ĉe la tablo
value-host = la gastiganto

# Why a game came to its end: ending-<why>.
ending-points = La celo estas atingita.
ending-last_card = La lasta karto estas eltirita.
ending-laps = La lasta rondiro estas rakontita.
ending-host = Oni finis ĝin antaŭtempe; validas la lasta finita rondo.
ending-host-unplayed = Oni finis ĝin antaŭtempe.
ending-too_few = Restis tro malmultaj por pluludi.
ending-asleep = Ŝajnas, ke ĉiuj ekdormis.
ending-closed = Dum tuta tago neniu komencis ĝin.
ending-silence = La grupo estis neatingebla dum semajno.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>Ludo de Fabulo: kiu kunludas?</b>
lobby-begun = 🐇 <b>Ludo de Fabulo</b>
lobby-seat = { $sign } { $name }
lobby-seat-host = { $sign } { $name } · gastiganto
lobby-rules = Domaj reguloj: { $rules }
lobby-needs = { $count ->
    [one] Mankas nur unu plia ludanto, kaj ni povos komenci.
   *[other] Mankas ankoraŭ { $count } ludantoj, kaj ni povos komenci.
}
lobby-ready = Ĉu ĉiuj ĉeestas? { $host } premu “Komenci”.
lobby-too-many = Tro da homoj por ĉi tiuj domaj reguloj: sidiĝu maksimume { $count }.
lobby-lap-short = La kartoj ne sufiĉas, por ke ĉiu rakontu unu fojon; la ludo finiĝos kun la lasta karto.

# The house rules in one line

short-end = finiĝas ĉe { $ends }
short-or = { $one } aŭ { $other }
short-points = { $count ->
    [one] { $count } poento
   *[other] { $count } poentoj
}
short-laps = { $count ->
    [one] { $count } rondiro
   *[other] { $count } rondiroj
}
short-last-card = la lasta karto
short-race = kiu unua trovas frazon, tiu rakontas unua
short-lot = unua rakontanto laŭ loto
short-first = { $name } rakontas unua
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>Rondo { $round }</b>: { $name } rakontas
turn-title-race = 🐇 <b>Rondo { $round }</b>: kiu unua trovas frazon, tiu rakontas
turn-find = { $name } trarigardas siajn kartojn, elektas unu kaj elpensas frazon pri ĝi: vorton, verson, pecon de kanto, sonon. Nek tro klaran, nek tro nebulan.
turn-race = Trarigardu viajn kartojn. Kiu havas frazon pri unu el ili, tuj donu ĝin: validas la unua.

clue-text = 💬 <b>{ $name }</b> rakontas: <b>“{ $clue }”</b>
clue-spoken = 🗣 <b>{ $name }</b> diras la frazon laŭte. Streĉu la orelojn!
clue-media = 🎭 <b>{ $name }</b> montras la frazon.
clue-media-words = 🎭 <b>{ $name }</b> montras la frazon: “{ $clue }”
clue-unknown = 💬 <b>{ $name }</b> donis la frazon.
clue-give = { $count ->
    [one] Ĉiuj aliaj: donu el via mano la karton, kiu plej bone konvenas al ĝi.
   *[other] Ĉiuj aliaj: donu el via mano la { $count } kartojn, kiuj plej bone konvenas al ĝi.
}

table-title = 🖼 <b>Rondo { $round }: la kartoj kuŝas sur la tablo</b>
table-which = Kiu el ĉi tiuj kartoj estas tiu de { $name }? Via propra ne validas.
table-which-votes = Kiu el ĉi tiuj kartoj estas tiu de { $name }? Vi havas { $count } voĉojn; via propra karto ne validas.
table-clue-text = La frazo: “{ $clue }”
table-clue-spoken = La frazo estis dirita laŭte.
table-clue-media = La frazo estis montrita ĉi-supre.

result-title = ⭐ <b>Rondo { $round }</b>
result-clue-text = “{ $clue }”, la frazo de { $name }, estis pri karto { $number }.
result-clue-spoken = La frazo, kiun { $name } diris, estis pri karto { $number }.
result-clue-media = La frazo, kiun { $name } montris, estis pri karto { $number }.
result-all = Ĉiuj trovis ĝin: tro klara!
result-none = Neniu trovis ĝin: tro nebula!
result-some = Trovis ĝin { $names }.
result-no-votes = Neniu voĉdonis.
result-points = { $sign } { $name } { $points } → { $score }
result-card = { $number }. { $name }
result-card-decoy = { $number }. el la prenstako
result-card-house = { $number }. { $name } (elektis la domo)
result-card-votes = { $card } ← { $names }

# The end

over-title = 🏁 <b>La ludo finiĝis</b>
over-closed = 🚪 <b>La tablo fermiĝis sen ludo.</b> Por malfermi novan sufiĉas unu tuŝo.
over-one = { $points ->
    [one] 🏆 <b>{ $names }</b> venkas per { $points } poento!
   *[other] 🏆 <b>{ $names }</b> venkas per { $points } poentoj!
}
over-several = { $points ->
    [one] 🏆 <b>{ $names }</b> dividas la venkon, ĉiu kun { $points } poento!
   *[other] 🏆 <b>{ $names }</b> dividas la venkon, ĉiu kun { $points } poentoj!
}
over-nobody = Neniu rondo atingis sian finon, do ĉi-foje neniu venkas.
over-score = { $place }. { $sign } { $name } · { $score }
over-again-one = Tiu ludo atingis sian finon: venkis { $names }.
over-again-several = Tiu ludo atingis sian finon: { $names } venkis kune.
over-again-nobody = Tiu ludo atingis sian finon, sen venkinto.

# What the game waits for

status-race = ⏳ Ni atendas la unuan frazon.
status-telling = ⏳ Ni atendas la frazon de { $name }.
status-showing = 🎤 { $name } havas karton kaj montros la frazon: respondu al ĉi tiu mesaĝo per voĉo, video, bildo, glumarko, GIF aŭ vortoj.
status-laying = ⏳ Donis { $done } el { $all }. Mankas ankoraŭ { $names }.
status-voting = ⏳ Voĉdonis { $done } el { $all }. Mankas ankoraŭ { $names }.
status-until = Ĝis { $day }, { $time } (laŭ { $zone }).
status-asked = 🕰 Kiam vi demandis, pasis jam { $waited }; plej malfrue post { $left } la ludo pluiros.
reminder-telling = 🔔 { $names }, ni atendas vian frazon.
reminder-race = 🔔 Ni atendas la unuan frazon. Kiu havas iun?
reminder-laying = 🔔 { $names }, ni atendas vian karton.
reminder-voting = 🔔 { $names }, ni atendas vian voĉon.

# What was missed while Telegram did not answer

missed-message = ↩️ Se ĝi ne atingis vin: ĉi-supre eble mankas mesaĝo de ĉi tiu ludo.
missed-clue = ↩️ Se ĝi ne atingis vin: { $clue }
missed-table = ↩️ Se tio ne atingis vin: la kartoj de rondo { $round } kuŝis sur la tablo.
missed-result = ↩️ Se tio ne atingis vin: rondo { $round } finiĝis jene: { $points }.
missed-points = { $name } { $points }

# Notices

notice-joined = 👋 { $name } aliĝis kaj ludos ekde la sekva rondo.
notice-returned = 👋 { $name } revenis kaj ludos ekde la sekva rondo.
notice-left = 🚪 { $name } forlasis la ludon.
notice-removed = 🚪 { $name } devis forlasi la ludon.
notice-readmitted = 🔓 { $name } rajtas reveni.
notice-host = 👑 Nun { $name } estas la gastiganto.
notice-skipped-laying = ⏭ { $name } ne donis karton; la domo elektis unu.
notice-skipped-voting = ⏭ { $name } ne voĉdonis.
notice-passed = ⏭ { $name } ne donis frazon; la vico pasas plu.
notice-passed-nobody = ⏭ Neniu trovis frazon; la vico pasas plu.
notice-void = 🃏 { $name } foriris meze de la rakonto: la kartoj reiras en la manojn, neniu gajnas poentojn.
notice-lot = 🎲 Neniu trovis frazon ĝustatempe, do laŭ la loto rakontas { $name }.

# Buttons

button-join = 🙋 Aliĝi
button-leave = 🚪 Foriri
button-rules = 📜 Domaj reguloj
button-begin = ▶️ Komenci
button-open = 🃏 Malfermi la ludon
button-open-hand = 🃏 Malfermi mian manon
button-open-vote = 🗳 Voĉdoni
button-story = 📖 Rerigardi
button-nudge = 🔔 Memorigi
button-skip = ⏭ Pluen sen { $name }
button-skip-all = ⏭ Pluen sen atendi
button-lot = 🎲 Loti
button-rematch = 🔁 Denove
button-newgame = 🐇 Malfermi ludon
button-add = ➕ Aldoni min al grupo
button-games = 🃏 Miaj ludoj
button-pings-on = 🔔 Sciigi min pri mia vico
button-pings-off = 🔕 Ne plu sciigi min
button-back = ‹ Reen
button-more = Pliaj reguloj ›
button-presets = 🎁 Pretaj regularoj
zone-now = { $zone }, { $time }
button-done = ✓ Preta
button-end = 🏁 Fini la ludon
button-end-really = 🏁 Jes, fini ĝin
button-language = 🌍 Lingvo
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = Bonvenon ĉe la tablo! Vi estas la { $bunny }.
toast-joined-later = Vi estas la { $bunny } kaj ludos ekde rondo { $round }.
toast-left = Vi forlasis la tablon.
toast-begun = La kartoj estas disdonitaj.
toast-nudged = La memorigo estas survoje.
toast-skipped = Do pluen!
toast-rematch = Ankoraŭ unu!
toast-ended = La ludo finiĝis.
toast-no-game = Tiu ludo delonge pasis.
toast-elsewhere = Tiu ludo okazas en alia babilejo.
toast-open = Ĉi tie jam estas malfermita ludo: /status montras ĝin.
toast-old = Tiu butono tro malnovas. Petu /status.

# For the presser alone, in the group

whisper-hand = 🃏 Via mano estas je unu tuŝo for.

# Short answers in the group

answer-no-game = Ĉi tie neniu ludo estas malfermita. Ĉu ek?
ask-hidden = Vi skribas nome de la grupo aŭ de kanalo, do mi ne scias, kiu vi estas. Bonvolu premi butonon: butonoj konas vin.
update-set-aside = Io fuŝiĝis pri tio, kaj mi devis lasi ĝin. Bonvolu provi ankoraŭ unu fojon.
chat-greeting = 🐇 <b>Saluton! Mi estas Fabulo.</b> Mi disdonas kartojn plenajn de sonĝoj: unu el vi diras frazon, ĉiuj aliaj serĉas la bildon malantaŭ ĝi. Povas ludi tri ĝis ok.
house-text = 📜 Domaj reguloj: { $rules }
house-menu = 📜 <b>Domaj reguloj</b>: { $rules }
house-menu-later = 📜 <b>Domaj reguloj</b>: { $rules }. Kion vi nun ŝanĝas, tio validos ekde la sekva fazo.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>Pretaj regularoj</b>: unu premo ŝanĝas ĉion. Ritmo, frazoj kaj kartaro restas, kiaj ili estas.
house-preset = • <b>{ $preset }</b>: { $about }; <i>{ $sheet }</i>
house-zone-more = Ĉu via mankas? Skribu ĝin kiel komandon: <code>/house zone { $example }</code>
house-end = 🏁 Ĉu fini la ludon nun? Validas la lasta finita rondo.
language-which = 🌍 Kiun lingvon mi parolu ĉi tie?
language-chosen = 🌍 De nun mi parolas Esperanton ĉi tie.
language-not-yours = Dum ludo estas malfermita, la lingvon elektas la gastiganto aŭ administranto.
deck-text = 🎴 <b>{ $title }</b> de { $artist } ({ $licence }), { $cards ->
    [one] { $cards } karto
   *[other] { $cards } kartoj
}.
deck-others = Ankaŭ haveblaj: { $titles }. La gastiganto povas elekti en la domaj reguloj.
stats-now = ⭐ <b>Post rondo { $round }</b>
stats-score = { $sign } { $name } · { $score }
stats-champions = 🏆 <b>Venkoj en ĉi tiu grupo</b>
stats-champion = { $name } · { $wins } el { $games }
stats-nothing = Ankoraŭ neniu finludis ĉi tie. Estu la unuaj!
show-taken = Via frazo estas survoje al la grupo.
show-which = Por kiu ludo estas ĉi tiu frazo?
show-hidden = Se tio estas la frazo: mi ne scias, kiu montras ĝin, dum vi skribas nome de la grupo aŭ de kanalo. Sendu ĝin al mi private.
show-too-large = Tiu dosiero tro grandas por mi. Bonvolu sendi ion sub 20 MB.
show-too-late = Tro malfrue: via vico jam pasis, do ĉi tiu ne validas.
show-not-yours = Nun la frazon montras { $name }; ĉi tiu ne validas.
show-unknown = Mi povas montri voĉmesaĝon, videomesaĝon, videon, muzikon, bildon, glumarkon aŭ GIF-on, aŭ transdoni vortojn.
rules-head = 📖 <b>Kiel oni ludas</b>
rules-part = <b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 Ĉi tio estas la domaj reguloj “{ $preset }”: { $sheet }.
help-text = 🐇 <b>Fabulo</b> estas ludata ĝuste ĉi tie: la kartoj estas en la aplikaĵo, la rakonto en ĉi tiu grupo.
    /newgame malfermas ludon, ĉiuj premas Aliĝi, la gastiganto premas Komenci.
    /status montras, kie ni estas, /skip pluiras sen la dormantoj.
    /house ŝanĝas la domajn regulojn, /rules klarigas, kiel oni ludas, /end finas.
    Ĉio funkcias ankaŭ per la butonoj sub miaj mesaĝoj.

# The private chat

private-welcome = 🐇 <b>Bonvenon al Fabulo!</b> Necesas tri ĝis ok homoj en grupo: aldonu min al la via kaj skribu tie /newgame. Mi donas la kartojn, vi la amikojn.
private-welcome-games = 🐇 <b>Bonvenon denove!</b> Jen viaj ludoj; ⏳ atendas vin.
private-hint = Ĉi tie mi aŭskultas nur frazojn, kiujn vi promesis montri. Viaj ludoj estas ĉi-sube.
pings-on = 🔔 Kiam venos via vico en iu el viaj ludoj, mi diros tion ĉi tie.
pings-off = 🔕 Mi silentas ĉi tie. La mesaĝoj de la grupo daŭras.
ping-telling = 🔔 <b>{ $chat }</b>: estas via vico rakonti.
ping-laying = 🔔 <b>{ $chat }</b>: donu karton.
ping-voting = 🔔 <b>{ $chat }</b>: la kartoj kuŝas sur la tablo, voĉdonu.
ping-clue = La frazo: “{ $clue }”
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = Rakonta ludo kun bildkartoj, por grupoj de tri ĝis ok homoj.
profile-description = Fabulo disdonas kartojn plenajn de sonĝoj. Unu el vi diras frazon; ĉiuj aliaj serĉas la bildon malantaŭ ĝi. Aldonu min al grupo kaj skribu /newgame.
profile-menu = Miaj ludoj
command-newgame = malfermi ludon
command-join = sidiĝi ĉe la tablo
command-leave = forlasi la tablon
command-begin = disdoni la kartojn
command-status = kion ni atendas?
command-skip = pluiri sen la dormantoj
command-rematch = ludi denove
command-end = fini la ludon
command-rules = kiel oni ludas
command-house = la domaj reguloj
command-deck = la kartoj, per kiuj ni ludas
command-stats = poentoj, kaj kiu kiom ofte venkis
command-language = la lingvo, kiun mi parolas ĉi tie
command-help = kion mi scipovas
command-pings = privata sciigo pri mia vico: ŝalti aŭ malŝalti
command-start = miaj ludoj, kaj kiel komenci

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } diras
picture-told = { $name } donis
picture-clue-text = “{ $clue }”
picture-clue-spoken = laŭte diritan frazon
picture-clue-media = frazon por vidi aŭ aŭdi
picture-house = la domo
picture-over = Kaj tiel ĝi finiĝis
picture-won = { $count ->
    [one] { $names } venkas!
   *[other] { $names } venkas kune!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = Fabulo ne povas starti ĉi tie. Bonvolu ĝisdatigi Telegram, aŭ “Android System WebView” en Play Store.

# The frame
app-people = Poentoj kaj ludantoj
app-menu = Menuo
app-close = Fermi
app-back = Reen
app-loading = Momenton…
app-offline = Sen konekto. Via elekto estas konservita.
app-paused = Ĝuste nun la roboto ne povas skribi en la grupo. Ĉi tie vi povas daŭrigi.
app-error = Tio ne funkciis. Bonvolu reprovi.
app-sending = Sendado…
app-still-trying = Ankoraŭ provas…
app-try-again = Reprovi
app-keep = Lasi tiel
app-continue = Daŭrigi
app-you = vi
app-host = gastiganto
app-gone = foriris
app-your-turn = via vico
app-round = Rondo { $number }
app-round-last = Rondo { $number }, la lasta
app-from-round = ludos ekde rondo { $number }
app-you-from-round = Vi ludos ekde rondo { $number }
app-waiting-for = Mankas { $names }
app-waiting-for-you = Mankas nur vi
app-nobody-awaited = Ĉiuj pretas
app-seconds = { $count } s
app-minutes = { $count } min
app-hours = { $count } h

# Cards
app-card = Karto { $number }
app-card-of = Karto { $number } el { $count }
app-card-yours = Karto { $number }, la via
app-card-chosen = Karto { $number }, elektita
app-your-card = Via karto
app-your-hand = Via mano
app-previous-card = Antaŭa karto
app-next-card = Sekva karto
app-closer = Pli proksimen
app-farther = Pli foren
app-picture-failed = Neniu bildo. Tuŝu por reŝargi ĝin.

# Telling
app-race = Kiu rakontos unua?
app-race-how = Trovu frazon pri unu el viaj kartoj antaŭ la aliaj.
app-race-watch = Kiu trovos la unuan frazon?
app-you-tell = Vi estas la rakontanto
app-you-tell-how = Elektu karton, poste donu frazon.
app-use-card = Uzi ĉi tiun karton
app-other-card = Alia karto
app-your-clue = Via frazo
app-clue-placeholder = Vorto, verso, kanto, sono…
app-letters = { $count }/{ $most }
app-clue-tip = Nek tro klara, nek tro nebula: iuj trovu vian karton, sed ne ĉiuj.
app-kinds = Kiel vi donas vian frazon
app-kind-text = Skribi
app-kind-spoken = Diri
app-kind-media = Montri
app-how-spoken = Diru vian frazon laŭte, por ke ĉiuj aŭdu ĝin. Nenio estas skribata.
app-how-media = Kantu, zumu, mimu aŭ montru: sendu al la grupo voĉmesaĝon, videomesaĝon, bildon, glumarkon aŭ GIF-on.
app-give-text = Doni ĉi tiun frazon
app-give-spoken = Mi diris ĝin
app-give-media = Montri ĝin en la grupo
app-show-now = Nun montru vian frazon
app-show-how = Respondu al la mesaĝo de la roboto en la grupo, aŭ skribu al la roboto.
app-to-chat = Reen al la babilejo
app-thinking = { $name } pensas
app-look-through = Trarigardu vian manon.
app-see-round = Kio okazis en rondo { $number }

# The clue
app-clue-text = { $name } diras
app-clue-spoken = { $name } diris la frazon laŭte
app-clue-media = { $name } montris la frazon en la grupo
app-clue-look = Rigardi ĝin
app-clue-in-chat = Ĉi tiun frazon vi trovas en la grupo.
app-clue-shown-picture = La frazo

# Laying
app-find-match = Trovu konvenan karton
app-lay = Doni ĉi tiun karton
app-lay-several = Donu { $count } kartojn en ĉi tiu rondo.
app-pick-of = Elekti ĉi tiun karton, { $number } el { $count }
app-picked = Elektita
app-put-back = Remeti ĝin
app-lay-both = Doni ĉi tiujn { $count } kartojn
app-laid =
    { $count ->
        [one] Via karto kuŝas sur la tablo
       *[other] Viaj kartoj kuŝas sur la tablo
    }
app-told = Via frazo estas donita
app-may-change = Vi ankoraŭ povas ŝanĝi.
app-no-change = Nun nenio plu ŝanĝeblas.
app-change-card =
    { $count ->
        [one] Ŝanĝi la karton
       *[other] Ŝanĝi la kartojn
    }
app-change-clue = Ŝanĝi frazon aŭ karton
app-take-back = Repreni
app-matching = La aliaj elektas siajn kartojn

# Voting
app-which-card = Kiu karto estas tiu de { $name }?
app-tap-again = Tuŝu por elekti, denove por pligrandigi.
app-two-votes = Unu voĉo aŭ du. Sola ĝusta voĉo donas 1 plian poenton.
app-pick-to-vote = Elektu karton
app-vote-for =
    { $count ->
        [one] Voĉdoni por karto { $numbers }
       *[other] Voĉdoni por kartoj { $numbers }
    }
app-voted =
    { $count ->
        [one] Via voĉo: karto { $numbers }
       *[other] Viaj voĉoj: kartoj { $numbers }
    }
app-vote-may-change = Vi povas ŝanĝi ĝin, ĝis ĉiuj voĉdonis.
app-change-vote = Ŝanĝi la voĉon
app-take-back-vote = Repreni
app-pick-card = Elekti karton { $number }
app-unpick = Malelekti karton { $number }
app-own-card = Ĉi tio estas via propra karto.
app-yours = Via
app-they-guess = Ili divenas
app-watching-vote = La kartoj kuŝas sur la tablo

# The reveal
app-round-over = Rondo { $number }
app-stage-votes = La voĉoj…
app-stage-owners = Kies estas ĉiu karto?
app-stage-answer = Kaj la karto de la rakontanto…
app-skip-reveal = Pluen
app-to-winners = Al la venkintoj
app-answer-was = La karto de { $name } estis { $number }
app-found-by = trovita de { $names }
app-found-by-none = Neniu trovis ĝin.
app-fooled = trompiĝis { $names }
app-fooled-none = Neniu trompiĝis
app-decoy = Nenies karto
app-by-house = elektita de la domo
app-verdict-some = Iuj trovis ĝin, iuj ne: bone rakontite.
app-verdict-all = Ĉiuj trovis ĝin: tro facile, { $name }!
app-verdict-none = Neniu trovis ĝin: tro da revado!
app-verdict-no-votes = Neniu voĉdonis.
app-track = Poentotrako

# The lobby
app-seats-taken = { $count } el { $most } lokoj okupitaj
app-free-seat = libera
app-house-rules = Domaj reguloj
app-short-points = ĝis { $count } poentoj
app-short-laps =
    { $count ->
        [one] { $count } rondiro
       *[other] { $count } rondiroj
    }
app-short-last-card = ĝis la lasta karto
app-invite = Amikoj aliĝas per la butono sub la mesaĝo de la ludo en la grupo.
app-join = Sidiĝi ĉe la tablo
app-begin = Komenci la ludon
app-leave-lobby = Forlasi la tablon
app-need-players =
    { $count ->
        [one] Necesas ankoraŭ { $count } ludanto
       *[other] Necesas ankoraŭ { $count } ludantoj
    }
app-host-begins = { $name } komencas la ludon.
app-lobby-watching = Vi rigardas ĉi tiun tablon.

# Watching and joining
app-watching = Vi rigardas
app-room = Estas loko ĉe la tablo de { $name }
app-room-how = Sidiĝu: vi ricevos kartojn en la sekva rondo.
app-watch = Nur rigardi
app-left = Vi forlasis la tablon
app-left-how = Via loko, mano kaj poentoj estas konservitaj; vi ludos ekde la sekva rondo.
app-come-back = Reveni

# The end
app-over = La ludo finiĝis
app-you-won = Vi venkis!
app-won =
    { $count ->
        [one] { $names } venkis!
       *[other] { $names } venkis!
    }
app-points =
    { $count ->
        [one] { $count } poento
       *[other] { $count } poentoj
    }
app-rematch = Ludi denove
app-to-next-game = Al la sekva ludo
app-award-each = { $names } ĉiu
app-award-clues = Plej bonaj frazoj
app-award-clues-why =
    { $count ->
        [one] { $names }: { $count } frazo, kiun iuj divenis kaj iuj ne
       *[other] { $names }: { $count } frazoj, kiujn iuj divenis kaj iuj ne
    }
app-award-bluffs = Plej lerta blufo
app-award-bluffs-why =
    { $count ->
        [one] { $names } delogis { $count } voĉon
       *[other] { $names } delogis { $count } voĉojn
    }
app-award-finds = Plej akra okulo
app-award-finds-why =
    { $count ->
        [one] { $names } trovis { $count } karton
       *[other] { $names } trovis { $count } kartojn
    }

# The sheets
app-sheet-menu = Fabulo
app-sheet-people = Poentoj kaj ludantoj
app-sheet-hurry = Kiu mankas
app-sheet-story = Ĉiuj rondoj
app-sheet-house = Domaj reguloj
app-sheet-mine = Miaj agordoj
app-sheet-rules = Kiel oni ludas
app-sheet-clue = La frazo
app-sheet-last = Rondo { $number }
app-leave = Forlasi la tablon
app-leave-sure = Ĉu vere foriri?
app-end = Fini la ludon
app-end-sure = Ĉu vere fini ĝin por ĉiuj?
app-remove = Forigi
app-remove-sure = Ĉu vere?
app-removed = Forigitaj ludantoj
app-readmit = Reenlasi
app-readmit-sure = Ĉu vere?
app-story-empty = Ankoraŭ neniu rondo donis poentojn.
app-house-presets = Pretaj regularoj
app-number-other = Alia nombro…
app-zone-search = Serĉi urbon
app-zone-none = Ne estas tia loko. La lokoj portas siajn anglajn nomojn, ekzemple { $example }.
app-house-host = Nur { $name } povas ŝanĝi ĉi tion.
app-house-yours = Vi povas ŝanĝi ĉi tion, ĝis la ludo komenciĝos.
app-house-later = Iuj reguloj ŝanĝeblas dum la ludo, ekde la sekva fazo.
app-hurry-race = Kiu unua trovas frazon, tiu rakontas.
app-hurry-telling = La rakontanto serĉas frazon.
app-hurry-laying = Oni elektas kartojn.
app-hurry-voting = Oni voĉdonas.
app-nudge = Memorigi en la grupo
app-nudge-in = Memorigi en la grupo post { $when }
app-nudged = La memorigo estas sendita.
app-skip = Pluen
app-skip-in = Pluen post { $when }
app-lot = Loti la rakontanton
app-lot-in = Loti la rakontanton post { $when }
app-skip-means-race = La loto trafos iun el vi, kiu tiam havos la tutan tempon.
app-skip-means-telling = La vico pasos al la ludanto maldekstre, sen poentoj.
app-skip-means-laying = Por tiuj, kiuj mankas, la domo donos karton.
app-skip-means-voting = Tiuj, kiuj mankas, ne voĉdonos.
app-set-language = Lingvo
app-set-language-own = kiel en Telegram
app-set-still = Malpli da movo
app-set-still-why = Nenio flugas aŭ saltas.
app-set-touch = Tuŝreago
app-set-touch-why = La telefono respondas al via tuŝo.
app-set-large = Granda teksto
app-set-large-why = Ĉio je unu grado pli granda.
app-set-described = Kartpriskriboj
app-set-described-why = Ĉiu bildo ankaŭ per vortoj, samaj por ĉiuj.

# The doors
app-my-games = Miaj ludoj
app-my-games-how = Kiu tablo?
app-phase-lobby = ludantoj kolektiĝas
app-phase-telling = frazo estas serĉata
app-phase-laying = kartoj estas elektataj
app-phase-voting = oni voĉdonas
app-phase-over = finita
app-close-window = Reen al la babilejo
app-open-telegram = Malfermi Telegram
app-door-outside = Tablo inter amikoj
app-door-outside-how = Fabulo estas ludata en grupoj de Telegram. Aldonu la roboton al via grupo, sendu tie /newgame kaj malfermu ĉi tiun paĝon per la mesaĝo, kiu aperos.
app-door-expired = Ĉi tiu fenestro tro malnovas
app-door-expired-how = Fermu ĝin kaj remalfermu la ludon el la grupo.
app-door-no-games = Neniu ludo estas malfermita
app-door-no-games-how = Sendu /newgame en via grupo, aŭ malfermu ludon per ĝia mesaĝo tie.
app-door-no-such-game = Ĉi tiu ludo nenie troviĝas
app-door-no-such-game-how = Eble ĝi delonge finiĝis. Komencu alian en la grupo per /newgame.
app-door-not-yours = Ĉi tiu tablo ankoraŭ ne konas vin
app-door-not-yours-how = Ĝi apartenas al grupo. Premu “Aliĝi” sub la mesaĝo de la ludo tie, aŭ sidiĝu ĉi tie, se vi estas en tiu grupo.
app-door-trouble = La tablo estas neatingebla
app-door-trouble-how = La konekto ne funkciis. Nenio el la ludo perdiĝis.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] Ĉiu havas enmane { $count } karton, nevideblan por la aliaj.
   *[other] Ĉiu havas enmane { $count } kartojn, nevideblajn por la aliaj.
}
rules-hand-three = { $count ->
    [one] Inter tri ludantoj ĉiu havas enmane { $count } karton, kaj ĉiuj krom la rakontanto donas po du.
   *[other] Inter tri ludantoj ĉiu havas enmane { $count } kartojn, kaj ĉiuj krom la rakontanto donas po du.
}
rules-first-race = En la unua rondo rakontas tiu, kiu unua trovas frazon. Poste la vico pasas maldekstren.
rules-first-lot = La unuan rakontanton elektas la loto. Poste la vico pasas maldekstren.
rules-first-seat = { $name } rakontas unua. Poste la vico pasas maldekstren.
rules-clue = La rakontanto sekrete elektas karton kaj donas frazon pri ĝi: unu vorton aŭ plurajn, sonon, ion elpensitan aŭ prenitan el poemo, kanto, filmo, proverbo.
rules-clue-spoken = La frazo povas ankaŭ esti dirita laŭte, por ke ĉiuj aŭdu ĝin.
rules-clue-shown = Oni rajtas ankaŭ kanti, zumi, mimi aŭ montri ĝin: per voĉmesaĝo, videomesaĝo, bildo, glumarko aŭ GIF.
rules-lay = { $count ->
    [one] Ĉiu el la aliaj donas el sia mano la karton, kiu plej bone konvenas al la frazo.
   *[other] Ĉiu el la aliaj donas el sia mano la { $count } kartojn, kiuj plej bone konvenas al la frazo.
}
rules-table = Oni miksas ĉiujn tiujn kartojn, metas ilin vizaĝsupren sur la tablon kaj numeras ilin.
rules-decoys = { $count ->
    [one] Kartoj el la prenstako plenigas la tablon ĝis { $count } karto; voĉoj por ili valoras por neniu.
   *[other] Kartoj el la prenstako plenigas la tablon ĝis { $count } kartoj; voĉoj por ili valoras por neniu.
}
rules-vote = Ĉiuj krom la rakontanto sekrete voĉdonas por la karto, kiun ili opinias tiu de la rakontanto, neniam por propra.
rules-next = Ĉiuj kompletigas sian manon, kaj rakontas la ludanto maldekstre.

rules-score = Poentado
rules-score-ends = Se ĉiuj trovas la karton de la rakontanto, aŭ neniu: la rakontanto gajnas { $none }, ĉiu alia { $others }.
rules-score-some = Se iuj trovas ĝin, sed ne ĉiuj: la rakontanto gajnas { $points }, kaj same ĉiu trovinto.
rules-score-lone = Se nur unu trovas ĝin: rakontanto kaj trovinto gajnas po { $points }.
rules-score-lone-three = Inter tri ludantoj, se nur unu trovas ĝin: rakontanto kaj trovinto gajnas po { $points }.
rules-score-votes = Ĉiu voĉo por via karto donas al vi { $points } plian, se vi ne estas la rakontanto.
rules-score-large = Ekde { $seats } ludantoj vi rajtas voĉdoni por unu karto aŭ por du. Sola ĝusta voĉo donas plie { $sure }; voĉoj por via karto donas maksimume { $most }.
rules-score-two = Inter du ludantoj ambaŭ gajnas { $points }, se la karto estas trovita; alie { $none }.
rules-score-imaginarium-some = Se iuj trovas la karton de la rakontanto, sed ne ĉiuj: la rakontanto gajnas { $points } kaj plie { $more } por ĉiu trovinto, kaj ĉiu trovinto { $points }.
rules-score-imaginarium-all = Se ĉiuj trovas ĝin: la rakontanto perdas { $points }, neniu alia gajnas ion.
rules-score-imaginarium-none = Se neniu trovas ĝin: la rakontanto perdas { $points }.
rules-score-floor = Neniu falas sub { $none }.

rules-end = Fino de la ludo
rules-end-points = { $count ->
    [one] La ludo finiĝas kun la rondo, en kiu iu atingas { $count } poenton.
   *[other] La ludo finiĝas kun la rondo, en kiu iu atingas { $count } poentojn.
}
rules-end-last-card = La ludo finiĝas kun la rondo, en kiu oni eltiras la lastan karton de la prenstako.
rules-end-laps = { $count ->
    [one] La ludo finiĝas, kiam ĉiu rakontis { $count } fojon.
   *[other] La ludo finiĝas, kiam ĉiu rakontis { $count } fojojn.
}
rules-end-used = Kiam la prenstako malplenas, oni miksas la uzitajn kartojn kaj faras el ili novan.
rules-end-win = Venkas tiu, kiu havas plej multe da poentoj; egalaj ĉe la pinto dividas la venkon.

rules-tips = Konsiletoj
rules-tip-clue = Tro priskriban frazon trovas ĉiuj, tro abstraktan trovas neniu. Serĉu tion, kio kuŝas inter ili.
rules-tip-lure = Donu karton, kiu bone povus esti tiu de la rakontanto: tiel ĝi logos aliajn.
rules-tip-think = Antaŭ ol voĉdoni, pensu, kiel pensas ĝuste ĉi tiu rakontanto.
rules-tip-practice = La unuaj frazoj estas la plej malfacilaj. Post kelkaj rondoj inspiro venas mem!

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = Ekzemplo de rondo
rules-example-clue = Preskaŭ hejme
rules-example-told = { $name } rakontas “{ $clue }” pri karto { $number }.
rules-example-line = { $name } { $points }: { $why }
rules-why-told = iuj trovis la karton, sed ne ĉiuj ({ $points })
rules-why-told-two = la karto estis trovita ({ $points })
rules-why-found = trovis la karton ({ $points })
rules-why-sure = sukcesis per sola voĉo ({ $points })
rules-why-votes = { $count ->
    [one] { $count } voĉo de aliaj ({ $points })
   *[other] { $count } voĉoj de aliaj ({ $points })
}
rules-why-nothing = ĉi-foje nenio

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = Anna
rules-name-2 = Petro
rules-name-3 = Luka
rules-name-4 = Karlo
rules-name-5 = Klara
rules-name-6 = Maria
rules-name-7 = Paŭlo
