### Same as in English: preset-imaginarium app-sheet-menu app-minutes rule-decoys-none value-off

## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = El aviso ya está enviado.
refusal-already-seated = Ya estás en esta mesa.
refusal-bad-value = Esa regla no admite ese valor.
refusal-blank-clue = La pista está vacía. Vale una palabra, un verso, lo que sea.
refusal-card-first = Primero elige tu carta; luego muestra tu pista.
refusal-clue-too-long = La pista es demasiado larga: tiene { $length } letras y caben { $most } como mucho.
refusal-deck-too-small = Esta baraja es pequeña para tanta gente: hacen falta { $needed } cartas y tiene { $cards }.
refusal-need-presence = Pulsa «Entrar» bajo el mensaje del juego en el grupo, para que la mesa sepa quién eres.
refusal-no-end = Con esas reglas la partida no acabaría nunca.
refusal-no-such-rule = No existe esa regla de la casa.
refusal-no-such-seat = No existe ese asiento en esta mesa.
refusal-not-allowed = Las reglas de la casa no lo permiten.
refusal-not-awaited = Ya nadie espera a ese asiento.
refusal-not-host = Eso solo puede hacerlo quien lleva la mesa.
refusal-not-host-yet = De momento solo puede empezar quien lleva la mesa; dentro de { $when } podrá cualquiera que esté en ella.
refusal-not-in-hand = Esa carta no está en tu mano.
refusal-not-on-table = No hay ninguna carta con ese número en la mesa.
refusal-not-over = Esta partida aún no ha terminado.
refusal-not-present = La revancha es para quienes llegaron hasta el final.
refusal-not-removed = Nadie echó a esa persona de la mesa.
refusal-not-seated = No estás en esta mesa.
refusal-not-yet = Juegas a partir de la ronda { $round }.
refusal-not-your-turn = No es tu turno.
refusal-over = Esta partida ha terminado.
refusal-own-card = Esa carta es tuya. Vota por otra.
refusal-pile-short = Quedan pocas cartas en el mazo: no alcanzan para alguien más.
refusal-removed = Quien lleva la mesa te ha cerrado la puerta.
refusal-rules-clash = Esas reglas de la casa no casan entre sí.
refusal-table-full = La mesa está llena: los { $seats } asientos están ocupados.
refusal-too-early = Hay que esperar un poquito más: { $when }.
refusal-too-few =
    { $least ->
        [one] Para empezar hace falta { $least } jugador.
        [many] Para empezar hacen falta { $least } de jugadores.
       *[other] Para empezar hacen falta { $least } jugadores.
    }
refusal-too-late = Demasiado tarde: la partida ya ha seguido adelante.
refusal-too-late-told = { $name } se te adelantó y cuenta esta ronda.
refusal-too-many =
    { $seats ->
        [one] Con estas reglas solo hay sitio para { $seats } jugador.
        [many] Con estas reglas solo hay sitio para { $seats } de jugadores.
       *[other] Con estas reglas solo hay sitio para { $seats } jugadores.
    }
refusal-watch-only = Aquí puedes mirar, pero no jugar.
refusal-wrong-count =
    { $wanted ->
        [one] Elige exactamente { $wanted } carta.
        [many] Elige { $wanted } de cartas.
       *[other] Elige { $wanted } cartas.
    }

# The twelve bunnies, by number.
bunny-0 = conejo azul con gorro
bunny-1 = conejo naranja con bufanda
bunny-2 = conejo verde con una hoja
bunny-3 = conejo amarillo con una estrella
bunny-4 = conejo morado con gafas
bunny-5 = conejo rojo con un lazo
bunny-6 = conejo celeste con paraguas
bunny-7 = conejo negro con chistera
bunny-8 = conejo blanco con una flor
bunny-9 = conejo marrón con corona
bunny-10 = conejo gris con parche
bunny-11 = conejo violeta con un globo

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = Puntos para ganar
rule-points-none = sin límite
rule-points-about = Si alguien llega a esa cifra al final de una ronda, la partida acaba. En los reglamentos impresos son 30.
rule-last_card = Acaba con la última carta
rule-last_card-about = La partida acaba en la ronda en que se roba la última carta. Sin esto, la acaban los puntos o las vueltas; pero con el mazo vacío termina siempre.
rule-laps = Vueltas a la mesa
rule-laps-none = sin límite
rule-laps-about = Cada cual cuenta esas veces y se acabó. Ideal para noches con último metro.
rule-first = Quién cuenta primero
rule-first-seat = asiento { $number }
rule-first-about = Quién cuenta en la ronda 1: la primera persona que encuentre una pista, alguien por sorteo o quien tú digas.
rule-lone_finder_bonus = Acierto único: 4 puntos
rule-lone_finder_bonus-none = con 3 jugadores
rule-lone_finder_bonus-about = Si solo una persona encuentra la carta, ella y el cuentacuentos ganan 4 en vez de 3. En los reglamentos impresos es para tres jugadores.
rule-pace = Ritmo
rule-pace-about = En el salón: uno o dos minutos por paso. Sin prisa: 12 horas, pero se puede saltar a los 15 minutos. Lento: un día, y nunca de noche.
rule-skip = Quién puede saltar
rule-skip-about = Quién puede seguir adelante sin quienes hacen esperar a la mesa.
rule-spoken = Pistas en voz alta
rule-spoken-about = El cuentacuentos puede decir la pista en vez de escribirla: para cuando se juega en la misma sala o en una llamada.
rule-shown = Mímica o canciones
rule-shown-about = El cuentacuentos puede cantar, hacer mímica o mostrar la pista: mensaje de voz o de vídeo, foto, sticker, GIF.
rule-large_table = Mesa grande
rule-large_table-about = De 7 a 12: dos votos por persona, 1 punto más por acertar con un solo voto, como mucho 3 puntos por votos ajenos. Las cartas usadas vuelven; acaba por puntos o vueltas.
rule-imaginarium = Puntuación de Imaginarium
rule-imaginarium-about = Si la encuentran algunos, el cuentacuentos gana 3 y 1 más por acierto. Si la encuentran todos, pierde 3; si nadie, pierde 2.
rule-decoys = Completar la mesa hasta
rule-decoys-none = no
rule-decoys-about = Para 2 o 3 jugadores: cartas del mazo completan la mesa hasta ese número. Los votos por ellas no puntúan para nadie.
rule-seats = Asientos
rule-seats-about = Cuántas personas pueden sentarse. Más de 8 necesitan la mesa grande.
rule-audience = Se puede mirar
rule-audience-about = La gente del grupo sin asiento puede mirar, pero no ve la mano de nadie.
rule-deck = Baraja
rule-deck-about = Las imágenes con las que se juega.
rule-all_cards = Jugar con toda la baraja
rule-all_cards-about = Una partida usa 84 cartas de la baraja, como en los reglamentos impresos. Así usa todas las que haya.
rule-zone = Zona horaria
rule-zone-about = Para el ritmo lento: allí, entre las 23 y las 8, nada termina y nadie recibe avisos.
rule-pin = Fijar mi último mensaje
rule-pin-about = El mensaje más nuevo de la partida queda fijado, si me dejan. Fijarlo no hace sonar ningún móvil.

# House rules that come together: preset-<name>.
preset-usual = Lo de siempre
preset-usual-about = de 3 a 8 jugadores, hasta 30 puntos o la última carta
preset-usual-sheet = lo que comparten todos los reglamentos impresos
preset-classic = Clásico
preset-classic-about = hasta 6 jugadores, hasta la última carta
preset-classic-sheet = como en los reglamentos en portugués
preset-score_track = Marcador
preset-score_track-about = hasta 6 jugadores, hasta 30 puntos o la última carta
preset-score_track-sheet = como en los reglamentos en esperanto y en neerlandés
preset-family = Familia de ocho
preset-family-about = hasta 8 jugadores, hasta 30 puntos, empieza quien diga el sorteo
preset-family-sheet = como en el reglamento en persa
preset-three = A tres
preset-three-about = tres jugadores: siete cartas en mano, dos por ronda, el acierto único vale 4
preset-three-sheet = la variante impresa para tres
preset-big_table = Mesa grande
preset-big_table-about = de 7 a 12 jugadores, dos votos por persona, hasta 30 puntos
preset-big_table-sheet = más allá de los reglamentos, al estilo de la edición grande del juego
preset-imaginarium = Imaginarium
preset-imaginarium-about = sus propios puntos: una pista muy obvia o muy rara sale cara
preset-imaginarium-sheet = más allá de los reglamentos, al estilo de un juego emparentado

# What a house rule may be set to.
value-on = sí
value-off = no
value-race = quien antes encuentre una pista
value-lot = por sorteo
value-living_room = En el salón
value-relaxed = Sin prisa
value-slow = Lento
value-seated = cualquiera de la mesa
value-host = quien lleva la mesa

# Why a game came to its end: ending-<why>.
ending-points = Se alcanzó la meta.
ending-last_card = Se robó la última carta.
ending-laps = Se contó la última vuelta.
ending-host = Se terminó antes de tiempo; cuenta la última ronda completa.
ending-host-unplayed = Se terminó antes de tiempo.
ending-too_few = Queda muy poca gente para seguir.
ending-asleep = Parece que se ha dormido todo el mundo.
ending-closed = En un día entero no la empezó nadie.
ending-silence = El grupo estuvo una semana fuera de mi alcance.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>Partida de Fabulo: ¿quién juega?</b>
lobby-begun = 🐇 <b>Partida de Fabulo</b>
lobby-seat = { $sign } { $name }
lobby-seat-host = { $sign } { $name } · al mando
lobby-rules = Reglas de la casa: { $rules }
lobby-needs = { $count ->
    [one] Una persona más y podemos empezar.
    [many] { $count } de personas más y podemos empezar.
   *[other] { $count } personas más y podemos empezar.
}
lobby-ready = ¿Estamos todos? { $host } pulsa «Empezar».
lobby-too-many = Demasiada gente para estas reglas de la casa: caben { $count } como mucho.
lobby-lap-short = Las cartas no alcanzan para que todo el mundo cuente una vez; la partida acabará con la última.

# The house rules in one line

short-end = acaba con { $ends }
short-or = { $one } o { $other }
short-points = { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
short-laps = { $count ->
    [one] { $count } vuelta
    [many] { $count } de vueltas
   *[other] { $count } vueltas
}
short-last-card = la última carta
short-race = quien antes encuentre una pista cuenta primero
short-lot = empieza quien diga el sorteo
short-first = { $name } cuenta primero
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>Ronda { $round }</b>: cuenta { $name }
turn-title-race = 🐇 <b>Ronda { $round }</b>: cuenta quien antes encuentre una pista
turn-find = { $name } mira sus cartas, elige una y busca una pista para ella: una palabra, un verso, un trozo de canción, un sonido. Ni muy obvia ni muy rebuscada.
turn-race = Mira tus cartas. En cuanto tengas una pista para alguna, suéltala: vale la primera.

clue-text = 💬 <b>{ $name }</b> cuenta: <b>«{ $clue }»</b>
clue-spoken = 🗣 <b>{ $name }</b> dice la pista en voz alta. ¡Mucho oído!
clue-media = 🎭 <b>{ $name }</b> muestra la pista.
clue-media-words = 🎭 <b>{ $name }</b> muestra la pista: «{ $clue }»
clue-unknown = 💬 <b>{ $name }</b> ya ha dado la pista.
clue-give = { $count ->
    [one] El resto de la mesa: que cada cual dé la carta de su mano que mejor encaje.
    [many] El resto de la mesa: que cada cual dé { $count } de cartas de su mano, las que mejor encajen.
   *[other] El resto de la mesa: que cada cual dé las { $count } cartas de su mano que mejor encajen.
}

table-title = 🖼 <b>Ronda { $round }: cartas sobre la mesa</b>
table-which = ¿Cuál de estas cartas es la de { $name }? La tuya no cuenta.
table-which-votes = ¿Cuál de estas cartas es la de { $name }? Tienes { $count } votos; tu propia carta no cuenta.
table-clue-text = La pista: «{ $clue }»
table-clue-spoken = La pista se dijo en voz alta.
table-clue-media = La pista está aquí arriba.

result-title = ⭐ <b>Ronda { $round }</b>
result-clue-text = «{ $clue }», de { $name }, era la carta { $number }.
result-clue-spoken = La pista que dijo { $name } era para la carta { $number }.
result-clue-media = La pista que mostró { $name } era para la carta { $number }.
result-all = La encontró todo el mundo: ¡demasiado fácil!
result-none = No la encontró nadie: ¡demasiado rebuscado!
result-some = Acierto de { $names }.
result-no-votes = No votó nadie.
result-points = { $sign } { $name } { $points } → { $score }
result-card = { $number }. { $name }
result-card-decoy = { $number }. del mazo
result-card-house = { $number }. { $name } (la eligió la casa)
result-card-votes = { $card } ← { $names }

# The end

over-title = 🏁 <b>Fin de la partida</b>
over-closed = 🚪 <b>La mesa se cerró sin jugar.</b> Para abrir otra basta un toque.
over-one = { $points ->
    [one] 🏆 ¡<b>{ $names }</b> gana con { $points } punto!
    [many] 🏆 ¡<b>{ $names }</b> gana con { $points } de puntos!
   *[other] 🏆 ¡<b>{ $names }</b> gana con { $points } puntos!
}
over-several = { $points ->
    [one] 🏆 ¡<b>{ $names }</b> comparten la victoria con { $points } punto por cabeza!
    [many] 🏆 ¡<b>{ $names }</b> comparten la victoria con { $points } de puntos por cabeza!
   *[other] 🏆 ¡<b>{ $names }</b> comparten la victoria con { $points } puntos por cabeza!
}
over-nobody = No se completó ninguna ronda, así que esta vez no gana nadie.
over-score = { $place }. { $sign } { $name } · { $score }
over-again-one = Aquella partida llegó a su fin: ganó { $names }.
over-again-several = Aquella partida llegó a su fin: { $names } compartieron la victoria.
over-again-nobody = Aquella partida llegó a su fin, sin que ganara nadie.

# What the game waits for

status-race = ⏳ Falta la primera pista.
status-telling = ⏳ Falta la pista de { $name }.
status-showing = 🎤 { $name } ya tiene carta y va a mostrar la pista: responde a este mensaje con voz, vídeo, foto, sticker, GIF o palabras.
status-laying = ⏳ Cartas: { $done } de { $all }. Falta la carta de { $names }.
status-voting = ⏳ Votos: { $done } de { $all }. Falta el voto de { $names }.
status-until = Hasta el { $day }, { $time } (hora de { $zone }).
status-asked = 🕰 Cuando preguntaste: { $waited } de espera; la partida sigue en { $left } como mucho.
reminder-telling = 🔔 { $names }, ¿y esa pista? La mesa espera.
reminder-race = 🔔 Falta la primera pista. ¿Quién tiene una?
reminder-laying = 🔔 { $names }: ¡solo falta la carta!
reminder-voting = 🔔 { $names }: ¡solo falta el voto!

# What was missed while Telegram did not answer

missed-message = ↩️ Por si no te llegó: puede que arriba falte un mensaje de esta partida.
missed-clue = ↩️ Por si no te llegó: { $clue }
missed-table = ↩️ Por si no te llegó: las cartas de la ronda { $round } quedaron sobre la mesa.
missed-result = ↩️ Por si no te llegó: la ronda { $round } dio { $points }.
missed-points = { $name } { $points }

# Notices

notice-joined = 👋 { $name } se apunta y juega desde la próxima ronda.
notice-returned = 👋 { $name } ha vuelto y juega desde la próxima ronda.
notice-left = 🚪 { $name } ha dejado la partida.
notice-removed = 🚪 { $name } ha tenido que dejar la partida.
notice-readmitted = 🔓 { $name } puede volver.
notice-host = 👑 Ahora { $name } lleva la mesa.
notice-skipped-laying = ⏭ { $name } no dio carta; la casa eligió una.
notice-skipped-voting = ⏭ { $name } no votó.
notice-passed = ⏭ { $name } no dio pista; pasa el turno.
notice-passed-nobody = ⏭ Nadie encontró una pista; pasa el turno.
notice-void = 🃏 { $name } se fue a mitad del cuento: las cartas vuelven a las manos y no puntúa nadie.
notice-lot = 🎲 Nadie encontró una pista a tiempo, así que el sorteo eligió a { $name }.

# Buttons

button-join = 🙋 Entrar
button-leave = 🚪 Salir
button-rules = 📜 Reglas de la casa
button-begin = ▶️ Empezar
button-open = 🃏 Abrir el juego
button-open-hand = 🃏 Abrir mi mano
button-open-vote = 🗳 Abrir la votación
button-story = 📖 Repasar
button-nudge = 🔔 Dar un toque
button-skip = ⏭ Saltar a { $name }
button-skip-all = ⏭ No esperar más
button-lot = 🎲 Sortear
button-rematch = 🔁 Revancha
button-newgame = 🐇 Abrir una partida
button-add = ➕ Añádeme a un grupo
button-games = 🃏 Mis partidas
button-pings-on = 🔔 Avísame cuando me toque
button-pings-off = 🔕 No me avises más
button-back = ‹ Atrás
button-more = Más reglas ›
button-presets = 🎁 Reglas ya listas
zone-now = { $zone }, { $time }
button-done = ✓ Listo
button-end = 🏁 Terminar la partida
button-end-really = 🏁 Sí, terminarla
button-language = 🌍 Idioma
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = ¡A la mesa! Eres el { $bunny }.
toast-joined-later = Eres el { $bunny } y juegas a partir de la ronda { $round }.
toast-left = Has dejado la mesa.
toast-begun = Cartas repartidas. ¡A soñar!
toast-nudged = Toque enviado.
toast-skipped = Seguimos.
toast-rematch = ¡Otra más!
toast-ended = La partida ha terminado.
toast-no-game = Esa partida ya es historia.
toast-elsewhere = Esa partida se juega en otro chat.
toast-open = Aquí ya hay una partida abierta: mira /status.
toast-old = Ese botón es demasiado viejo. Usa /status.

# For the presser alone, in the group

whisper-hand = 🃏 Tu mano, a un toque de aquí.

# Short answers in the group

answer-no-game = Aquí no hay ninguna partida abierta. ¿Jugamos?
ask-hidden = Escribes en nombre del grupo o de un canal, y así no sé quién eres. Pulsa mejor un botón: los botones te conocen.
update-set-aside = Algo salió mal con eso y tuve que dejarlo. Prueba otra vez, por favor.
chat-greeting = 🐇 <b>¡Hola! Soy Fabulo.</b> Reparto cartas llenas de sueños: una persona da una pista y las demás buscan la imagen que se esconde detrás. Se juega de tres a ocho.
house-text = 📜 Reglas de la casa: { $rules }
house-menu = 📜 <b>Reglas de la casa</b>: { $rules }
house-menu-later = 📜 <b>Reglas de la casa</b>: { $rules }. Lo que cambies ahora vale desde la próxima fase.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>Reglas de la casa ya listas</b>: un toque las ajusta todas. El ritmo, las pistas y la baraja se quedan como están.
house-preset = • <b>{ $preset }</b>: { $about }; <i>{ $sheet }</i>
house-zone-more = ¿No está la tuya? Escríbela como comando: <code>/house zone { $example }</code>
house-end = 🏁 ¿Terminar la partida ahora? Cuenta la última ronda completa.
language-which = 🌍 ¿Qué idioma hablo aquí?
language-chosen = 🌍 A partir de ahora aquí hablo español.
language-not-yours = Con una partida abierta, el idioma lo elige quien lleva la mesa o administra el grupo.
deck-text = 🎴 <b>{ $title }</b>, de { $artist } ({ $licence }), { $cards ->
    [one] { $cards } carta
    [many] { $cards } de cartas
   *[other] { $cards } cartas
}.
deck-others = También hay: { $titles }. Quien lleva la mesa elige en las reglas de la casa.
stats-now = ⭐ <b>Tras la ronda { $round }</b>
stats-score = { $sign } { $name } · { $score }
stats-champions = 🏆 <b>Victorias en este grupo</b>
stats-champion = { $name } · { $wins } de { $games }
stats-nothing = Aquí nadie ha terminado una partida todavía. ¡La primera puede ser hoy!
show-taken = Tu pista va camino del grupo.
show-which = ¿Para qué partida es esta pista?
show-hidden = Si eso es la pista: no sé quién la muestra mientras escribas en nombre del grupo o de un canal. Mándamela en privado.
show-too-large = Ese archivo es demasiado grande para mí. Algo de menos de 20 MB, por favor.
show-too-late = Demasiado tarde: tu turno ya pasó, así que esta no cuenta.
show-not-yours = Ahora la pista la muestra { $name }; esta no cuenta.
show-unknown = Puedo mostrar un mensaje de voz o de vídeo, un vídeo, música, una foto, un sticker o un GIF, o pasar palabras.
rules-head = 📖 <b>Cómo se juega</b>
rules-part = <b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 Estas son las reglas de la casa «{ $preset }»: { $sheet }.
help-text = 🐇 <b>Fabulo</b> se juega aquí mismo: las cartas están en la app; la historia, en este grupo.
    /newgame abre una partida, la gente pulsa Entrar y quien lleva la mesa pulsa Empezar.
    /status muestra por dónde vamos, /skip sigue sin quienes se duermen.
    /house ajusta las reglas de la casa, /rules explica cómo se juega, /end termina.
    Todo va también con los botones de mis mensajes.

# The private chat

private-welcome = 🐇 <b>¡Te damos la bienvenida a Fabulo!</b> Hacen falta de tres a ocho personas en un grupo: añádeme al tuyo y escribe allí /newgame. Yo pongo las cartas; tú, la gente.
private-welcome-games = 🐇 <b>¡Qué bien verte de nuevo!</b> Aquí están tus partidas; ⏳ te espera.
private-hint = Aquí solo escucho las pistas que prometiste mostrar. Tus partidas están abajo.
pings-on = 🔔 Cuando te toque en alguna de tus partidas, te lo digo aquí.
pings-off = 🔕 Aquí me quedo en silencio. Los mensajes del grupo siguen.
ping-telling = 🔔 <b>{ $chat }</b>: te toca contar.
ping-laying = 🔔 <b>{ $chat }</b>: da una carta.
ping-voting = 🔔 <b>{ $chat }</b>: cartas sobre la mesa, falta tu voto.
ping-clue = La pista: «{ $clue }»
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = Un juego de contar historias con cartas ilustradas, para grupos de tres a ocho.
profile-description = Fabulo reparte cartas llenas de sueños. Una persona da una pista; las demás buscan la imagen que se esconde detrás. Añádeme a un grupo y escribe /newgame.
profile-menu = Mis partidas
command-newgame = abrir una partida
command-join = sentarse a la mesa
command-leave = dejar la mesa
command-begin = repartir las cartas
command-status = ¿a qué esperamos?
command-skip = seguir sin quienes se duermen
command-rematch = jugar otra
command-end = terminar la partida
command-rules = cómo se juega
command-house = las reglas de la casa
command-deck = las cartas con las que jugamos
command-stats = puntos, y quién ganó cuántas veces
command-language = el idioma que hablo aquí
command-help = lo que sé hacer
command-pings = aviso en privado cuando me toque: activar o desactivar
command-start = mis partidas, y cómo empezar

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } dice
picture-told = { $name } dio
picture-clue-text = «{ $clue }»
picture-clue-spoken = una pista en voz alta
picture-clue-media = una pista para ver u oír
picture-house = la casa
picture-over = Y así acabó
picture-won = { $count ->
    [one] ¡{ $names } gana!
    [many] ¡{ $names } comparten la victoria!
   *[other] ¡{ $names } comparten la victoria!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = Fabulo no puede abrirse aquí. Actualiza Telegram o «Android System WebView» en Play Store.

# The frame
app-people = Puntos y jugadores
app-menu = Menú
app-close = Cerrar
app-back = Atrás
app-loading = Un momento…
app-offline = Sin conexión. Tu elección está guardada.
app-paused = Ahora mismo el bot no puede escribir en el grupo. Aquí puedes seguir.
app-error = No ha funcionado. Prueba otra vez.
app-sending = Enviando…
app-still-trying = Seguimos intentándolo…
app-try-again = Reintentar
app-keep = Dejarlo así
app-continue = Continuar
app-you = tú
app-host = al mando
app-gone = se ha ido
app-your-turn = te toca
app-round = Ronda { $number }
app-round-last = Ronda { $number }, la última
app-from-round = juega desde la ronda { $number }
app-you-from-round = Juegas desde la ronda { $number }
app-waiting-for = Esperando a { $names }
app-waiting-for-you = Solo faltas tú
app-nobody-awaited = Todo listo
app-seconds = { $count } s
app-minutes = { $count } min
app-hours = { $count } h

# Cards
app-card = Carta { $number }
app-card-of = Carta { $number } de { $count }
app-card-yours = Carta { $number }, la tuya
app-card-chosen = Carta { $number }, elegida
app-your-card = Tu carta
app-your-hand = Tu mano
app-previous-card = Carta anterior
app-next-card = Carta siguiente
app-closer = Acercar
app-farther = Alejar
app-picture-failed = Sin imagen. Toca para cargarla otra vez.

# Telling
app-race = ¿Quién cuenta primero?
app-race-how = Encuentra una pista para una de tus cartas antes que nadie.
app-race-watch = ¿Quién encontrará la primera pista?
app-you-tell = Te toca contar
app-you-tell-how = Elige una carta y da una pista.
app-use-card = Usar esta carta
app-other-card = Otra carta
app-your-clue = Tu pista
app-clue-placeholder = Una palabra, un verso, una canción, un sonido…
app-letters = { $count }/{ $most }
app-clue-tip = Ni muy exacta ni muy rebuscada: que algunos encuentren tu carta, pero no todos.
app-kinds = Cómo das tu pista
app-kind-text = Escribirla
app-kind-spoken = Decirla
app-kind-media = Mostrarla
app-how-spoken = Di tu pista en voz alta, para que se oiga en toda la mesa. No se escribe nada.
app-how-media = Canta, tararea, haz mímica o muéstrala: manda al grupo un mensaje de voz o de vídeo, una foto, un sticker o un GIF.
app-give-text = Dar esta pista
app-give-spoken = Ya la he dicho
app-give-media = Mostrarla en el grupo
app-show-now = Ahora muestra tu pista
app-show-how = Responde al mensaje del bot en el grupo, o escríbele al bot.
app-to-chat = Volver al chat
app-thinking = { $name } está pensando
app-look-through = Echa un vistazo a tu mano.
app-see-round = Qué pasó en la ronda { $number }

# The clue
app-clue-text = { $name } dice
app-clue-spoken = { $name } ha dicho la pista en voz alta
app-clue-media = { $name } ha mostrado la pista en el grupo
app-clue-look = Verla
app-clue-in-chat = Esta pista está en el grupo.
app-clue-shown-picture = La pista

# Laying
app-find-match = Busca una carta que encaje
app-lay = Dar esta carta
app-lay-several = Da { $count } cartas en esta ronda.
app-pick-of = Elegir esta carta, { $number } de { $count }
app-picked = Elegida
app-put-back = Devolverla
app-lay-both = Dar estas { $count } cartas
app-laid =
    { $count ->
        [one] Tu carta está en la mesa
        [many] Tus cartas están en la mesa
       *[other] Tus cartas están en la mesa
    }
app-told = Tu pista está dada
app-may-change = Aún puedes cambiar.
app-no-change = Ya no se puede cambiar nada.
app-change-card =
    { $count ->
        [one] Cambiar la carta
        [many] Cambiar las cartas
       *[other] Cambiar las cartas
    }
app-change-clue = Cambiar la pista o la carta
app-take-back = Recuperar
app-matching = Los demás eligen sus cartas

# Voting
app-which-card = ¿Cuál es la carta de { $name }?
app-tap-again = Toca para elegir, y otra vez para ampliar.
app-two-votes = Un voto o dos. Acertar con uno solo vale 1 más.
app-pick-to-vote = Elige una carta
app-vote-for =
    { $count ->
        [one] Votar por la carta { $numbers }
        [many] Votar por las cartas { $numbers }
       *[other] Votar por las cartas { $numbers }
    }
app-voted =
    { $count ->
        [one] Tu voto: carta { $numbers }
        [many] Tus votos: cartas { $numbers }
       *[other] Tus votos: cartas { $numbers }
    }
app-vote-may-change = Puedes cambiarlo hasta que hayan votado todos.
app-change-vote = Cambiar el voto
app-take-back-vote = Retirar el voto
app-pick-card = Elegir la carta { $number }
app-unpick = No elegir la carta { $number }
app-own-card = Esta carta es tuya.
app-yours = Tuya
app-they-guess = La mesa intenta adivinar
app-watching-vote = Cartas sobre la mesa

# The reveal
app-round-over = Ronda { $number }
app-stage-votes = Los votos…
app-stage-owners = ¿De quién es cada carta?
app-stage-answer = Y la carta del cuentacuentos…
app-skip-reveal = Saltar
app-to-winners = Ver quién gana
app-answer-was = La carta de { $name } era la { $number }
app-found-by = acierto de { $names }
app-found-by-none = No la encontró nadie.
app-fooled = engañó a { $names }
app-fooled-none = No engañó a nadie
app-decoy = Carta de nadie
app-by-house = elegida por la casa
app-verdict-some = Algunos la encontraron y otros no: bien contado.
app-verdict-all = La encontró todo el mundo: ¡demasiado fácil, { $name }!
app-verdict-none = No la encontró nadie: ¡demasiado en las nubes!
app-verdict-no-votes = No votó nadie.
app-track = Marcador

# The lobby
app-seats-taken = { $count } de { $most } asientos ocupados
app-free-seat = libre
app-house-rules = Reglas de la casa
app-short-points = hasta { $count } puntos
app-short-laps =
    { $count ->
        [one] { $count } vuelta
        [many] { $count } de vueltas
       *[other] { $count } vueltas
    }
app-short-last-card = hasta la última carta
app-invite = La gente entra con el botón del mensaje del juego, en el grupo.
app-join = Sentarme a la mesa
app-begin = Empezar la partida
app-leave-lobby = Dejar la mesa
app-need-players =
    { $count ->
        [one] Falta { $count } jugador más
        [many] Faltan { $count } de jugadores más
       *[other] Faltan { $count } jugadores más
    }
app-host-begins = { $name } empieza la partida.
app-lobby-watching = Estás mirando esta mesa.

# Watching and joining
app-watching = Estás mirando
app-room = Hay sitio en la mesa de { $name }
app-room-how = Siéntate: recibirás cartas en la próxima ronda.
app-watch = Solo mirar
app-left = Has dejado la mesa
app-left-how = Tu asiento, tu mano y tus puntos están guardados; juegas desde la próxima ronda.
app-come-back = Volver al juego

# The end
app-over = Fin de la partida
app-you-won = ¡Has ganado!
app-won =
    { $count ->
        [one] ¡{ $names } ha ganado!
        [many] ¡{ $names } han ganado!
       *[other] ¡{ $names } han ganado!
    }
app-points =
    { $count ->
        [one] { $count } punto
        [many] { $count } de puntos
       *[other] { $count } puntos
    }
app-rematch = Jugar otra vez
app-to-next-game = A la siguiente partida
app-award-each = { $names }, por cabeza
app-award-clues = Mejores pistas
app-award-clues-why =
    { $count ->
        [one] { $names }: { $count } pista que unos acertaron y otros no
        [many] { $names }: { $count } de pistas que unos acertaron y otros no
       *[other] { $names }: { $count } pistas que unos acertaron y otros no
    }
app-award-bluffs = Mejor farol
app-award-bluffs-why =
    { $count ->
        [one] { $names }: { $count } voto engañado
        [many] { $names }: { $count } de votos engañados
       *[other] { $names }: { $count } votos engañados
    }
app-award-finds = Mejor ojo
app-award-finds-why =
    { $count ->
        [one] { $names }: { $count } carta encontrada
        [many] { $names }: { $count } de cartas encontradas
       *[other] { $names }: { $count } cartas encontradas
    }

# The sheets
app-sheet-menu = Fabulo
app-sheet-people = Puntos y jugadores
app-sheet-hurry = Quién falta
app-sheet-story = Todas las rondas
app-sheet-house = Reglas de la casa
app-sheet-mine = Mis preferencias
app-sheet-rules = Cómo se juega
app-sheet-clue = La pista
app-sheet-last = Ronda { $number }
app-leave = Dejar la mesa
app-leave-sure = ¿Seguro que te vas?
app-end = Terminar la partida
app-end-sure = ¿Terminarla de verdad, para toda la mesa?
app-remove = Echar
app-remove-sure = ¿Seguro?
app-removed = Fuera de la mesa
app-readmit = Dejar volver
app-readmit-sure = ¿Seguro?
app-story-empty = Aún no hay ninguna ronda puntuada.
app-house-presets = Reglas ya listas
app-number-other = Otro número…
app-zone-search = Buscar una ciudad
app-zone-none = No existe ese lugar. Los lugares figuran con su nombre en inglés, como { $example }.
app-house-host = Solo { $name } puede cambiar esto.
app-house-yours = Puedes cambiarlas hasta que empiece la partida.
app-house-later = Algunas reglas pueden cambiar durante la partida, desde la próxima fase.
app-hurry-race = Cuenta quien antes encuentre una pista.
app-hurry-telling = El cuentacuentos busca una pista.
app-hurry-laying = Se eligen cartas.
app-hurry-voting = Se vota.
app-nudge = Dar un toque en el grupo
app-nudge-in = Dar un toque en { $when }
app-nudged = Toque enviado.
app-skip = Saltar
app-skip-in = Saltar en { $when }
app-lot = Sortear quién cuenta
app-lot-in = Sortear quién cuenta en { $when }
app-skip-means-race = El sorteo elige a alguien, que tendrá todo el tiempo.
app-skip-means-telling = El turno pasa a la izquierda, sin puntos.
app-skip-means-laying = La casa da una carta por quienes faltan.
app-skip-means-voting = Quienes faltan se quedan sin votar.
app-set-language = Idioma
app-set-language-own = el de Telegram
app-set-still = Menos movimiento
app-set-still-why = Nada vuela ni salta.
app-set-touch = Respuesta al tacto
app-set-touch-why = El móvil te devuelve el toque.
app-set-large = Texto grande
app-set-large-why = Todo una talla más.
app-set-described = Descripción de las cartas
app-set-described-why = Cada imagen también en palabras, las mismas para todos.

# The doors
app-my-games = Mis partidas
app-my-games-how = ¿Qué mesa?
app-phase-lobby = reuniendo gente
app-phase-telling = buscando una pista
app-phase-laying = eligiendo cartas
app-phase-voting = votando
app-phase-over = terminada
app-close-window = Volver al chat
app-open-telegram = Abrir Telegram
app-door-outside = Una mesa entre amigos
app-door-outside-how = Fabulo se juega en grupos de Telegram. Añade el bot a tu grupo, escribe allí /newgame y abre esta página desde el mensaje que aparezca.
app-door-expired = Esta ventana se ha quedado vieja
app-door-expired-how = Ciérrala y abre el juego otra vez desde el grupo.
app-door-no-games = No hay ninguna partida abierta
app-door-no-games-how = Escribe /newgame en tu grupo, o abre una partida desde su mensaje.
app-door-no-such-game = Esta partida no aparece por ningún lado
app-door-no-such-game-how = Puede que acabara hace mucho. Empieza otra en el grupo con /newgame.
app-door-not-yours = Esta mesa aún no te conoce
app-door-not-yours-how = Es de un grupo. Pulsa «Entrar» bajo el mensaje del juego allí, o siéntate aquí si estás en ese grupo.
app-door-trouble = La mesa está fuera de alcance
app-door-trouble-how = Falló la conexión. No se ha perdido nada de la partida.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] Cada jugador tiene en la mano { $count } carta, que no ve nadie más.
    [many] Cada jugador tiene en la mano { $count } de cartas, que no ve nadie más.
   *[other] Cada jugador tiene en la mano { $count } cartas, que no ve nadie más.
}
rules-hand-three = { $count ->
    [one] Con tres jugadores, cada uno tiene { $count } carta, y todos menos el cuentacuentos dan dos.
    [many] Con tres jugadores, cada uno tiene { $count } de cartas, y todos menos el cuentacuentos dan dos.
   *[other] Con tres jugadores, cada uno tiene { $count } cartas, y todos menos el cuentacuentos dan dos.
}
rules-first-race = En la primera ronda cuenta quien antes encuentre una pista. Después, el turno pasa a la izquierda.
rules-first-lot = El sorteo decide quién cuenta primero. Después, el turno pasa a la izquierda.
rules-first-seat = { $name } cuenta primero. Después, el turno pasa a la izquierda.
rules-clue = El cuentacuentos elige en secreto una carta y da una pista para ella: una palabra o una frase entera, inventada o tomada de un poema, una canción, una película, un refrán.
rules-clue-spoken = La pista también puede decirse en voz alta, para que la oiga toda la mesa.
rules-clue-shown = También se puede cantar, tararear, hacer con mímica o mostrar: con un mensaje de voz o de vídeo, una foto, un sticker, un GIF.
rules-lay = { $count ->
    [one] Cada uno de los demás da la carta de su mano que mejor encaja con la pista.
    [many] Cada uno de los demás da { $count } de cartas de su mano, las que mejor encajan con la pista.
   *[other] Cada uno de los demás da las { $count } cartas de su mano que mejor encajan con la pista.
}
rules-table = Todas esas cartas se barajan, se ponen boca arriba y se numeran.
rules-decoys = { $count ->
    [one] Cartas del mazo completan la mesa hasta { $count } carta; los votos por ellas no puntúan para nadie.
    [many] Cartas del mazo completan la mesa hasta { $count } de cartas; los votos por ellas no puntúan para nadie.
   *[other] Cartas del mazo completan la mesa hasta { $count } cartas; los votos por ellas no puntúan para nadie.
}
rules-vote = Todos menos el cuentacuentos votan en secreto por la carta que creen del cuentacuentos, nunca por una propia.
rules-next = Cada cual roba hasta completar su mano, y cuenta el siguiente jugador a la izquierda.

rules-score = Puntos
rules-score-ends = Si todos encuentran la carta del cuentacuentos, o no la encuentra nadie: el cuentacuentos se queda con { $none } y los demás ganan { $others }.
rules-score-some = Si la encuentran algunos, pero no todos: el cuentacuentos gana { $points }, y quienes la encontraron también.
rules-score-lone = Si la encuentra una sola persona: ella y el cuentacuentos ganan { $points } cada uno.
rules-score-lone-three = Con tres jugadores, si la encuentra una sola persona: ella y el cuentacuentos ganan { $points } cada uno.
rules-score-votes = Por cada voto a tu carta ganas { $points } más, salvo cuando eres el cuentacuentos.
rules-score-large = A partir de { $seats } jugadores puedes votar por una carta o por dos. Acertar con un solo voto vale { $sure } más; los votos a tu carta dan { $most } como mucho.
rules-score-two = Con dos jugadores, los dos ganan { $points } si se encuentra la carta; si no, { $none }.
rules-score-imaginarium-some = Si encuentran la carta del cuentacuentos algunos, pero no todos: el cuentacuentos gana { $points } y { $more } más por acierto; quien acierta, { $points }.
rules-score-imaginarium-all = Si la encuentran todos: el cuentacuentos pierde { $points } y los demás no ganan nada.
rules-score-imaginarium-none = Si no la encuentra nadie: el cuentacuentos pierde { $points }.
rules-score-floor = Nadie baja de { $none }.

rules-end = El final
rules-end-points = { $count ->
    [one] La partida acaba con la ronda en que alguien llega a { $count } punto.
    [many] La partida acaba con la ronda en que alguien llega a { $count } de puntos.
   *[other] La partida acaba con la ronda en que alguien llega a { $count } puntos.
}
rules-end-last-card = La partida acaba con la ronda en que se roba la última carta del mazo.
rules-end-laps = { $count ->
    [one] La partida acaba cuando todos han contado { $count } vez.
    [many] La partida acaba cuando todos han contado { $count } de veces.
   *[other] La partida acaba cuando todos han contado { $count } veces.
}
rules-end-used = Cuando el mazo se vacía, las cartas usadas se barajan y forman uno nuevo.
rules-end-win = Gana quien tenga más puntos; si hay empate arriba, se comparte la victoria.

rules-tips = Consejos
rules-tip-clue = Una pista demasiado exacta la aciertan todos; una demasiado rebuscada, nadie. Busca lo que hay en medio.
rules-tip-lure = Da una carta que bien podría ser la del cuentacuentos, para que otros piquen.
rules-tip-think = Antes de votar, ponte en la piel del cuentacuentos.
rules-tip-practice = Las primeras pistas son las más difíciles. A las pocas rondas salen solas.

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = Una ronda de ejemplo
rules-example-clue = Casi en casa
rules-example-told = { $name } cuenta «{ $clue }» con la carta { $number }.
rules-example-line = { $name } { $points }: { $why }
rules-why-told = algunos encontraron la carta, pero no todos ({ $points })
rules-why-told-two = la carta se encontró ({ $points })
rules-why-found = encontró la carta ({ $points })
rules-why-sure = acertó con un solo voto ({ $points })
rules-why-votes = { $count ->
    [one] { $count } voto de otros ({ $points })
    [many] { $count } de votos de otros ({ $points })
   *[other] { $count } votos de otros ({ $points })
}
rules-why-nothing = esta vez, nada

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = Ana
rules-name-2 = Tomás
rules-name-3 = Lucía
rules-name-4 = Nico
rules-name-5 = Elena
rules-name-6 = Pablo
rules-name-7 = Marta
