### Same as in English: preset-imaginarium app-sheet-menu app-minutes app-menu

## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = O lembrete já foi enviado.
refusal-already-seated = Você já está nesta mesa.
refusal-bad-value = Essa regra não aceita esse valor.
refusal-blank-clue = A frase está vazia. Vale uma palavra, um verso, qualquer coisa.
refusal-card-first = Primeiro escolha a sua carta, depois mostre a sua frase.
refusal-clue-too-long = A frase é longa demais: tem { $length } letras, e cabem no máximo { $most }.
refusal-deck-too-small = Este baralho é pequeno para tanta gente: precisa de { $needed } cartas, e só tem { $cards }.
refusal-need-presence = Toque em “Entrar” na mensagem do jogo, lá no grupo, para a mesa saber quem é você.
refusal-no-end = Com essas regras, a partida não acabaria nunca.
refusal-no-such-rule = Não existe essa regra da casa.
refusal-no-such-seat = Esse lugar não existe nesta mesa.
refusal-not-allowed = As regras da casa não permitem isso.
refusal-not-awaited = Ninguém mais espera por esse lugar.
refusal-not-host = Só quem comanda a mesa pode fazer isso.
refusal-not-host-yet = Por enquanto, só quem comanda a mesa pode começar; qualquer pessoa da mesa pode daqui a { $when }.
refusal-not-in-hand = Essa carta não está na sua mão.
refusal-not-on-table = Não há carta com esse número na mesa.
refusal-not-over = Esta partida ainda não acabou.
refusal-not-present = A revanche é para quem ficou até o fim.
refusal-not-removed = Ninguém tirou essa pessoa da mesa.
refusal-not-seated = Você não está nesta mesa.
refusal-not-yet = Você joga a partir do turno { $round }.
refusal-not-your-turn = Não é a sua vez.
refusal-over = Esta partida acabou.
refusal-own-card = Essa carta é sua. Vote em outra.
refusal-pile-short = A pilha está no fim: não há cartas para mais uma pessoa.
refusal-removed = Quem comanda a mesa fechou a porta para você.
refusal-rules-clash = Essas regras da casa não combinam.
refusal-table-full = A mesa está cheia: os { $seats } lugares estão ocupados.
refusal-too-early = Espere mais um pouquinho: { $when }.
refusal-too-few =
    { $least ->
        [one] Para começar, a mesa precisa de { $least } jogador.
        [many] Para começar, a mesa precisa de { $least } de jogadores.
       *[other] Para começar, a mesa precisa de { $least } jogadores.
    }
refusal-too-late = Tarde demais: o jogo já seguiu em frente.
refusal-too-late-told = { $name } achou a frase antes e narra este turno.
refusal-too-many =
    { $seats ->
        [one] Com estas regras, só há lugar para { $seats } jogador.
        [many] Com estas regras, só há lugar para { $seats } de jogadores.
       *[other] Com estas regras, só há lugar para { $seats } jogadores.
    }
refusal-watch-only = Aqui você pode assistir, mas não jogar.
refusal-wrong-count =
    { $wanted ->
        [one] Escolha exatamente { $wanted } carta.
        [many] Escolha { $wanted } de cartas.
       *[other] Escolha { $wanted } cartas.
    }

# The twelve bunnies, by number.
bunny-0 = coelho azul de chapéu
bunny-1 = coelho laranja de cachecol
bunny-2 = coelho verde com uma folha
bunny-3 = coelho amarelo com uma estrela
bunny-4 = coelho roxo de óculos
bunny-5 = coelho vermelho de laço
bunny-6 = coelho celeste de guarda-chuva
bunny-7 = coelho preto de cartola
bunny-8 = coelho branco com uma flor
bunny-9 = coelho marrom de coroa
bunny-10 = coelho cinza de tapa-olho
bunny-11 = coelho violeta com um balão

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = Pontos para vencer
rule-points-none = sem limite
rule-points-about = Se alguém chega a esse número no fim de um turno, a partida acaba. Nas regras impressas, são 30.
rule-last_card = Acaba com a última carta
rule-last_card-about = A partida acaba no turno em que se compra a última carta. Sem isso, são os pontos ou as voltas que encerram o jogo; mas com a pilha vazia ele sempre acaba.
rule-laps = Voltas na mesa
rule-laps-none = sem limite
rule-laps-about = Cada pessoa narra esse número de vezes, e fim. Bom para noites com hora para acabar.
rule-first = Quem narra primeiro
rule-first-seat = lugar { $number }
rule-first-about = Quem narra no turno 1: a primeira pessoa que achar uma frase, alguém por sorteio ou quem você indicar.
rule-lone_finder_bonus = Acerto único vale 4
rule-lone_finder_bonus-none = com 3 jogadores
rule-lone_finder_bonus-about = Se só uma pessoa acerta a carta, ela e quem narra ganham 4 em vez de 3. Nas regras impressas, isso vale para três jogadores.
rule-pace = Ritmo
rule-pace-about = Na sala: um ou dois minutos por etapa. Sem pressa: 12 horas, mas dá para pular depois de 15 minutos. Devagar: um dia, e nunca de madrugada.
rule-skip = Quem pode pular
rule-skip-about = Quem pode seguir em frente sem esperar quem está demorando.
rule-spoken = Frases em voz alta
rule-spoken-about = Quem narra pode falar a frase em vez de escrever: para quando a turma está no mesmo lugar ou em uma chamada.
rule-shown = Mímica ou canções
rule-shown-about = Quem narra pode cantar, fazer mímica ou mostrar: mensagem de voz ou de vídeo, foto, figurinha, GIF.
rule-large_table = Mesa grande
rule-large_table-about = Para 7 a 12: dois votos por pessoa, 1 ponto a mais para quem acerta com um voto só, no máximo 3 pontos pelos votos dos outros. As cartas usadas voltam; acaba por pontos ou voltas.
rule-imaginarium = Pontos do Imaginarium
rule-imaginarium-about = Se alguns acertam, quem narra ganha 3 e mais 1 por acerto. Se todos acertam, perde 3; se ninguém acerta, perde 2.
rule-decoys = Completar a mesa até
rule-decoys-none = não
rule-decoys-about = Para 2 ou 3 jogadores: cartas da pilha completam a mesa até esse número. Votos nelas não valem para ninguém.
rule-seats = Lugares
rule-seats-about = Quantas pessoas podem entrar. Mais de 8, só na mesa grande.
rule-audience = Outros podem assistir
rule-audience-about = Quem é do grupo e não está na mesa pode assistir, sem ver a mão de ninguém.
rule-deck = Baralho
rule-deck-about = As imagens com que se joga.
rule-all_cards = Usar o baralho inteiro
rule-all_cards-about = Uma partida usa 84 cartas do baralho, como nas regras impressas. Assim, usa todas as que houver.
rule-zone = Fuso horário
rule-zone-about = Para o ritmo Devagar: das 23h às 8h de lá, nada termina e ninguém recebe lembretes.
rule-pin = Fixar minha última mensagem
rule-pin-about = A mensagem mais nova da partida fica fixada, se me deixarem. Fixar não toca o celular de ninguém.

# House rules that come together: preset-<name>.
preset-usual = O de sempre
preset-usual-about = 3 a 8 jogadores, até 30 pontos ou a última carta
preset-usual-sheet = o que todas as regras impressas têm em comum
preset-classic = Clássico
preset-classic-about = até 6 jogadores, até a última carta
preset-classic-sheet = como nas regras impressas em português
preset-score_track = Trilha de pontos
preset-score_track-about = até 6 jogadores, até 30 pontos ou a última carta
preset-score_track-sheet = como nas regras impressas em esperanto e em holandês
preset-family = Família de oito
preset-family-about = até 8 jogadores, até 30 pontos, começo por sorteio
preset-family-sheet = como nas regras impressas em persa
preset-three = A três
preset-three-about = três jogadores: sete cartas na mão, duas por turno, acerto único vale 4
preset-three-sheet = a variante impressa para três
preset-big_table = Mesa grande
preset-big_table-about = 7 a 12 jogadores, dois votos cada, até 30 pontos
preset-big_table-sheet = além das regras impressas, no estilo da edição maior do jogo
preset-imaginarium = Imaginarium
preset-imaginarium-about = pontos próprios: frase óbvia ou vaga demais sai caro
preset-imaginarium-sheet = além das regras impressas, no estilo de um jogo parecido

# What a house rule may be set to.
value-on = sim
value-off = não
value-race = quem achar uma frase antes
value-lot = por sorteio
value-living_room = Na sala
value-relaxed = Sem pressa
value-slow = Devagar
value-seated = quem está na mesa
value-host = quem comanda a mesa

# Why a game came to its end: ending-<why>.
ending-points = A meta de pontos foi alcançada.
ending-last_card = A última carta foi comprada.
ending-laps = A última volta foi narrada.
ending-host = A partida foi encerrada antes da hora; vale o último turno completo.
ending-host-unplayed = A partida foi encerrada antes da hora.
ending-too_few = Sobrou pouca gente para continuar.
ending-asleep = Parece que todo mundo pegou no sono.
ending-closed = Passou um dia e ninguém começou.
ending-silence = O grupo ficou fora do meu alcance por uma semana.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>Partida de Fabulo: quem joga?</b>
lobby-begun = 🐇 <b>Partida de Fabulo</b>
lobby-seat = { $sign } { $name }
lobby-seat-host = { $sign } { $name } · no comando
lobby-rules = Regras da casa: { $rules }
lobby-needs = { $count ->
    [one] Só falta mais { $count } pessoa para começar.
    [many] Faltam mais { $count } de pessoas para começar.
   *[other] Faltam mais { $count } pessoas para começar.
}
lobby-ready = Todo mundo aqui? { $host } toca em “Começar”.
lobby-too-many = É gente demais para estas regras da casa: cabem no máximo { $count }.
lobby-lap-short = As cartas não dão para todo mundo narrar uma vez; a partida acaba com a última carta.

# The house rules in one line

short-end = acaba com { $ends }
short-or = { $one } ou { $other }
short-points = { $count ->
    [one] { $count } ponto
    [many] { $count } de pontos
   *[other] { $count } pontos
}
short-laps = { $count ->
    [one] { $count } volta
    [many] { $count } de voltas
   *[other] { $count } voltas
}
short-last-card = a última carta
short-race = quem achar uma frase antes narra primeiro
short-lot = começo por sorteio
short-first = { $name } narra primeiro
short-rule = { $rule }: { $value }

# A turn

turn-title = 🐇 <b>Turno { $round }</b>: { $name } narra
turn-title-race = 🐇 <b>Turno { $round }</b>: quem achar uma frase primeiro narra
turn-find = { $name } olha as cartas da mão, escolhe uma e acha uma frase para ela: uma palavra, um verso, um trecho de música, um som. Nem óbvia demais, nem abstrata demais.
turn-race = Olhem as suas cartas. Quem tiver uma frase para uma delas manda logo: vale a primeira.

clue-text = 💬 <b>{ $name }</b> narra: <b>“{ $clue }”</b>
clue-spoken = 🗣 <b>{ $name }</b> diz a frase em voz alta. Ouvidos atentos!
clue-media = 🎭 <b>{ $name }</b> mostra em vez de dizer.
clue-media-words = 🎭 <b>{ $name }</b> mostra a frase: “{ $clue }”
clue-unknown = 💬 <b>{ $name }</b> já deu a frase.
clue-give = { $count ->
    [one] O resto da mesa: entreguem { $count } carta da mão, a que mais combina com ela.
    [many] O resto da mesa: entreguem { $count } de cartas da mão, as que mais combinam com ela.
   *[other] O resto da mesa: entreguem as { $count } cartas da mão que mais combinam com ela.
}

table-title = 🖼 <b>Turno { $round }: as cartas estão na mesa</b>
table-which = Qual destas cartas é a de { $name }? A sua própria não vale.
table-which-votes = Qual destas cartas é a de { $name }? Você tem { $count } votos; a sua própria carta não vale.
table-clue-text = A frase: “{ $clue }”
table-clue-spoken = A frase foi dita em voz alta.
table-clue-media = A frase, sem palavras, está logo acima.

result-title = ⭐ <b>Turno { $round }</b>
result-clue-text = “{ $clue }”, de { $name }, era a carta { $number }.
result-clue-spoken = A frase que { $name } disse era da carta { $number }.
result-clue-media = A frase que { $name } mostrou era da carta { $number }.
result-all = Todo mundo acertou: óbvio demais!
result-none = Ninguém acertou: viajou demais!
result-some = Acerto de { $names }.
result-no-votes = Ninguém votou.
result-points = { $sign } { $name } { $points } → { $score }
result-card = { $number }. { $name }
result-card-decoy = { $number }. da pilha
result-card-house = { $number }. { $name } (a casa escolheu)
result-card-votes = { $card } ← { $names }

# The end

over-title = 🏁 <b>Fim de jogo</b>
over-closed = 🚪 <b>Esta mesa fechou sem jogo.</b> Para abrir outra, é só um toque.
over-one = { $points ->
    [one] 🏆 <b>{ $names }</b> vence com { $points } ponto!
    [many] 🏆 <b>{ $names }</b> vence com { $points } de pontos!
   *[other] 🏆 <b>{ $names }</b> vence com { $points } pontos!
}
over-several = { $points ->
    [one] 🏆 <b>{ $names }</b> dividem a vitória com { $points } ponto cada!
    [many] 🏆 <b>{ $names }</b> dividem a vitória com { $points } de pontos cada!
   *[other] 🏆 <b>{ $names }</b> dividem a vitória com { $points } pontos cada!
}
over-nobody = Nenhum turno chegou ao fim, então desta vez ninguém vence.
over-score = { $place }. { $sign } { $name } · { $score }
over-again-one = Aquela partida chegou ao fim: a vitória foi de { $names }.
over-again-several = Aquela partida chegou ao fim: { $names } dividiram a vitória.
over-again-nobody = Aquela partida chegou ao fim, sem vitória de ninguém.

# What the game waits for

status-race = ⏳ Esperando a primeira frase.
status-telling = ⏳ Esperando a frase de { $name }.
status-showing = 🎤 { $name } já tem a carta e vai mostrar a frase: responda a esta mensagem com voz, vídeo, foto, figurinha, GIF ou palavras.
status-laying = ⏳ Cartas entregues: { $done } de { $all }. Esperando { $names }.
status-voting = ⏳ Votos: { $done } de { $all }. Esperando { $names }.
status-until = Até { $day }, { $time } (horário de { $zone }).
status-asked = 🕰 Na hora da pergunta: { $waited } de espera; no máximo em { $left } o jogo segue.
reminder-telling = 🔔 { $names }, cadê a frase? A mesa espera.
reminder-race = 🔔 Falta a primeira frase. Quem tem uma?
reminder-laying = 🔔 { $names }: só falta a carta!
reminder-voting = 🔔 { $names }: só falta o voto!

# What was missed while Telegram did not answer

missed-message = ↩️ Caso não tenha chegado: pode faltar aí em cima uma mensagem desta partida.
missed-clue = ↩️ Caso não tenha chegado: { $clue }
missed-table = ↩️ Caso não tenha chegado: as cartas do turno { $round } foram para a mesa.
missed-result = ↩️ Caso não tenha chegado: o turno { $round } rendeu { $points }.
missed-points = { $name } { $points }

# Notices

notice-joined = 👋 { $name } chegou e joga a partir do próximo turno.
notice-returned = 👋 { $name } voltou e joga a partir do próximo turno.
notice-left = 🚪 { $name } saiu da partida.
notice-removed = 🚪 { $name } teve que sair da partida.
notice-readmitted = 🔓 { $name } pode voltar.
notice-host = 👑 Agora { $name } comanda a mesa.
notice-skipped-laying = ⏭ { $name } não deu carta; a casa escolheu uma.
notice-skipped-voting = ⏭ { $name } não votou.
notice-passed = ⏭ { $name } não deu frase; a vez passa adiante.
notice-passed-nobody = ⏭ Ninguém achou uma frase; a vez passa adiante.
notice-void = 🃏 { $name } saiu no meio da história: as cartas voltam, ninguém pontua.
notice-lot = 🎲 Ninguém achou uma frase a tempo, e o sorteio escolheu { $name }.

# Buttons

button-join = 🙋 Entrar
button-leave = 🚪 Sair
button-rules = 📜 Regras da casa
button-begin = ▶️ Começar
button-open = 🃏 Abrir o jogo
button-open-hand = 🃏 Abrir minha mão
button-open-vote = 🗳 Abrir a votação
button-story = 📖 Relembrar
button-nudge = 🔔 Cutucar
button-skip = ⏭ Pular { $name }
button-skip-all = ⏭ Pular a espera
button-lot = 🎲 Sortear
button-rematch = 🔁 Revanche
button-newgame = 🐇 Abrir uma partida
button-add = ➕ Me adicione a um grupo
button-games = 🃏 Minhas partidas
button-pings-on = 🔔 Me avise na minha vez
button-pings-off = 🔕 Não precisa mais avisar
button-back = ‹ Voltar
button-more = Mais regras ›
button-presets = 🎁 Pacotes de regras
zone-now = { $zone }, { $time }
button-done = ✓ Pronto
button-end = 🏁 Encerrar a partida
button-end-really = 🏁 Sim, encerrar
button-language = 🌍 Idioma
button-chosen = ✓ { $value }
button-rule = { $rule }: { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = Seu lugar está guardado. Você é o { $bunny }.
toast-joined-later = Você é o { $bunny } e joga a partir do turno { $round }.
toast-left = Você saiu da mesa.
toast-begun = Cartas na mão, boa partida!
toast-nudged = Cutucão enviado.
toast-skipped = Bola pra frente.
toast-rematch = Mais uma!
toast-ended = A partida acabou.
toast-no-game = Essa partida já era.
toast-elsewhere = Essa partida é em outro grupo.
toast-open = Já há uma partida aberta aqui: veja com /status.
toast-old = Esse botão é velho demais. Use /status.

# For the presser alone, in the group

whisper-hand = 🃏 A sua mão está a um toque daqui.

# Short answers in the group

answer-no-game = Nenhuma partida aberta por aqui. Bora?
ask-hidden = Você está escrevendo em nome do grupo ou de um canal, e assim não sei quem você é. Use um botão: os botões sabem.
update-set-aside = Deu algum problema com isso, e tive que deixar passar. Tente mais uma vez.
chat-greeting = 🐇 <b>Olá! Eu sou Fabulo.</b> Dou cartas cheias de sonhos: uma pessoa diz uma frase, as outras procuram a imagem que está por trás dela. Jogam de três a oito.
house-text = 📜 Regras da casa: { $rules }
house-menu = 📜 <b>Regras da casa</b>: { $rules }
house-menu-later = 📜 <b>Regras da casa</b>: { $rules }. O que você mudar agora vale a partir da próxima etapa.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>Pacotes de regras da casa</b>: um toque ajusta tudo. Ritmo, frases e baralho ficam como estão.
house-preset = • <b>{ $preset }</b>: { $about }; <i>{ $sheet }</i>
house-zone-more = Não achou o seu? Mande como comando: <code>/house zone { $example }</code>
house-end = 🏁 Encerrar a partida agora? Vale o último turno completo.
language-which = 🌍 Que idioma eu falo por aqui?
language-chosen = 🌍 Agora eu falo português por aqui.
language-not-yours = Durante a partida, quem escolhe o idioma é quem comanda a mesa ou administra o grupo.
deck-text = 🎴 <b>{ $title }</b>, de { $artist } ({ $licence }), { $cards ->
    [one] { $cards } carta
    [many] { $cards } de cartas
   *[other] { $cards } cartas
}.
deck-others = Também temos: { $titles }. Quem comanda a mesa escolhe nas regras da casa.
stats-now = ⭐ <b>Depois do turno { $round }</b>
stats-score = { $sign } { $name } · { $score }
stats-champions = 🏆 <b>Vitórias neste grupo</b>
stats-champion = { $name } · { $wins } de { $games }
stats-nothing = Ninguém terminou uma partida aqui ainda. A primeira pode ser hoje!
show-taken = Sua frase está a caminho do grupo.
show-which = Esta frase é para qual partida?
show-hidden = Se isso é a frase: não sei quem a mostra enquanto você escreve em nome do grupo ou de um canal. Mande para mim no privado.
show-too-large = Esse arquivo é grande demais para mim. Abaixo de 20 MB, por favor.
show-too-late = Tarde demais: a sua vez já passou, e esta não vale.
show-not-yours = Quem mostra a frase agora é { $name }; esta não vale.
show-unknown = Posso mostrar mensagem de voz ou de vídeo, vídeo, música, foto, figurinha ou GIF, ou passar palavras adiante.
rules-head = 📖 <b>Como se joga</b>
rules-part = <b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 Estas são as regras da casa “{ $preset }”: { $sheet }.
help-text = 🐇 <b>Fabulo</b> se joga aqui mesmo: as cartas ficam no app, a história fica no grupo.
    /newgame abre uma partida, a turma toca em Entrar, quem abriu toca em Começar.
    /status mostra em que pé estamos, /skip segue sem quem dormiu.
    /house ajusta as regras da casa, /rules conta como se joga, /end encerra.
    Tudo isso também funciona pelos botões das minhas mensagens.

# The private chat

private-welcome = 🐇 <b>Boas-vindas ao Fabulo!</b> Jogam de três a oito pessoas, em um grupo: me adicione ao seu, mande /newgame e traga a turma. As cartas, eu dou.
private-welcome-games = 🐇 <b>Que bom ver você de novo!</b> Aqui estão as suas partidas; ⏳ está esperando você.
private-hint = Por aqui, só escuto as frases que você prometeu mostrar. As suas partidas estão abaixo.
pings-on = 🔔 Quando for a sua vez em alguma partida, eu aviso aqui.
pings-off = 🔕 Aqui eu fico em silêncio. No grupo, as mensagens continuam.
ping-telling = 🔔 <b>{ $chat }</b>: é a sua vez de narrar.
ping-laying = 🔔 <b>{ $chat }</b>: entregue uma carta.
ping-voting = 🔔 <b>{ $chat }</b>: as cartas estão na mesa, falta o seu voto.
ping-clue = A frase: “{ $clue }”
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = Um jogo de contar histórias com cartas ilustradas, para grupos de três a oito.
profile-description = O Fabulo dá cartas cheias de sonhos. Uma pessoa diz uma frase; as outras procuram a imagem que está por trás dela. Me adicione a um grupo e mande /newgame.
profile-menu = Minhas partidas
command-newgame = abrir uma partida
command-join = entrar na mesa
command-leave = sair da mesa
command-begin = dar as cartas
command-status = o que estamos esperando?
command-skip = seguir sem quem dormiu
command-rematch = jogar mais uma
command-end = encerrar a partida
command-rules = como se joga
command-house = as regras da casa
command-deck = as cartas com que jogamos
command-stats = pontos, e quem venceu quantas vezes
command-language = o idioma que eu falo aqui
command-help = o que eu sei fazer
command-pings = aviso no privado quando for a minha vez: ligar ou desligar
command-start = minhas partidas, e como começar

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } diz
picture-told = { $name } deu
picture-clue-text = “{ $clue }”
picture-clue-spoken = uma frase em voz alta
picture-clue-media = uma frase para ver ou ouvir
picture-house = a casa
picture-over = E foi assim que acabou
picture-won = { $count ->
    [one] { $names } vence!
    [many] { $names } dividem a vitória!
   *[other] { $names } dividem a vitória!
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = O Fabulo não consegue abrir aqui. Atualize o Telegram ou o “Android System WebView” na Play Store.

# The frame
app-people = Pontos e jogadores
app-menu = Menu
app-close = Fechar
app-back = Voltar
app-loading = Um instante…
app-offline = Sem conexão. A sua escolha está guardada.
app-paused = Agora o bot não consegue escrever no grupo. Dá para continuar por aqui.
app-error = Não deu certo. Tente de novo.
app-sending = Enviando…
app-still-trying = Ainda tentando…
app-try-again = Tentar de novo
app-keep = Deixar assim
app-continue = Continuar
app-you = você
app-host = no comando
app-gone = saiu
app-your-turn = sua vez
app-round = Turno { $number }
app-round-last = Turno { $number }, o último
app-from-round = joga a partir do turno { $number }
app-you-from-round = Você joga a partir do turno { $number }
app-waiting-for = Esperando { $names }
app-waiting-for-you = Só falta você
app-nobody-awaited = Tudo pronto
app-seconds = { $count } s
app-minutes = { $count } min
app-hours = { $count } h

# Cards
app-card = Carta { $number }
app-card-of = Carta { $number } de { $count }
app-card-yours = Carta { $number }, a sua
app-card-chosen = Carta { $number }, escolhida
app-your-card = Sua carta
app-your-hand = Sua mão
app-previous-card = Carta anterior
app-next-card = Próxima carta
app-closer = Aproximar
app-farther = Afastar
app-picture-failed = Sem imagem. Toque para carregar de novo.

# Telling
app-race = Quem narra primeiro?
app-race-how = Ache uma frase para uma das suas cartas antes dos outros.
app-race-watch = Quem vai achar a primeira frase?
app-you-tell = É a sua vez de narrar
app-you-tell-how = Escolha uma carta e dê uma frase.
app-use-card = Usar esta carta
app-other-card = Outra carta
app-your-clue = Sua frase
app-clue-placeholder = Uma palavra, um verso, uma canção, um som…
app-letters = { $count }/{ $most }
app-clue-tip = Nem óbvia demais, nem abstrata demais: alguns devem acertar a sua carta, mas não todos.
app-kinds = Como você dá a frase
app-kind-text = Escrever
app-kind-spoken = Falar
app-kind-media = Mostrar
app-how-spoken = Diga a frase em voz alta, para todo mundo ouvir. Nada fica escrito.
app-how-media = Cante, cantarole, faça mímica ou mostre: mande ao grupo uma mensagem de voz ou de vídeo, uma foto, uma figurinha ou um GIF.
app-give-text = Dar esta frase
app-give-spoken = Já falei
app-give-media = Mostrar no grupo
app-show-now = Agora mostre a sua frase
app-show-how = Responda à mensagem do bot no grupo, ou escreva para o bot.
app-to-chat = Voltar à conversa
app-thinking = { $name } está pensando
app-look-through = Dê uma olhada na sua mão.
app-see-round = O que rolou no turno { $number }

# The clue
app-clue-text = { $name } diz
app-clue-spoken = { $name } disse a frase em voz alta
app-clue-media = { $name } mostrou a frase no grupo
app-clue-look = Ver
app-clue-in-chat = Esta frase está lá no grupo.
app-clue-shown-picture = A frase

# Laying
app-find-match = Ache uma carta que combine
app-lay = Entregar esta carta
app-lay-several = Entregue { $count } cartas neste turno.
app-pick-of = Escolher esta carta, { $number } de { $count }
app-picked = Escolhida
app-put-back = Devolver à mão
app-lay-both = Entregar estas { $count } cartas
app-laid =
    { $count ->
        [one] Sua carta está na mesa
        [many] Suas cartas estão na mesa
       *[other] Suas cartas estão na mesa
    }
app-told = Sua frase foi dada
app-may-change = Ainda dá para mudar.
app-no-change = Agora não dá mais para mudar.
app-change-card =
    { $count ->
        [one] Trocar a carta
        [many] Trocar as cartas
       *[other] Trocar as cartas
    }
app-change-clue = Mudar a frase ou a carta
app-take-back = Pegar de volta
app-matching = Os outros escolhem as suas cartas

# Voting
app-which-card = Qual é a carta de { $name }?
app-tap-again = Toque para escolher, e de novo para ampliar.
app-two-votes = Um voto ou dois. Quem acerta com um só ganha mais 1.
app-pick-to-vote = Escolha uma carta
app-vote-for =
    { $count ->
        [one] Votar na carta { $numbers }
        [many] Votar nas cartas { $numbers }
       *[other] Votar nas cartas { $numbers }
    }
app-voted =
    { $count ->
        [one] Seu voto: carta { $numbers }
        [many] Seus votos: cartas { $numbers }
       *[other] Seus votos: cartas { $numbers }
    }
app-vote-may-change = Você pode mudar até que todos tenham votado.
app-change-vote = Mudar o voto
app-take-back-vote = Retirar o voto
app-pick-card = Escolher a carta { $number }
app-unpick = Não escolher a carta { $number }
app-own-card = Esta carta é sua.
app-yours = Sua
app-they-guess = A mesa tenta adivinhar
app-watching-vote = As cartas estão na mesa

# The reveal
app-round-over = Turno { $number }
app-stage-votes = Os votos…
app-stage-owners = De quem é cada carta?
app-stage-answer = E a carta de quem narrou…
app-skip-reveal = Pular
app-to-winners = Ver quem venceu
app-answer-was = A carta de { $name } era a { $number }
app-found-by = acerto de { $names }
app-found-by-none = Ninguém acertou.
app-fooled = enganou { $names }
app-fooled-none = Não enganou ninguém
app-decoy = Carta de ninguém
app-by-house = escolhida pela casa
app-verdict-some = Alguns acertaram, outros não: bela frase.
app-verdict-all = Todo mundo acertou: fácil demais, { $name }!
app-verdict-none = Ninguém acertou: sonhou alto demais!
app-verdict-no-votes = Ninguém votou.
app-track = Trilha de pontos

# The lobby
app-seats-taken = { $count } de { $most } lugares ocupados
app-free-seat = livre
app-house-rules = Regras da casa
app-short-points = até { $count } pontos
app-short-laps =
    { $count ->
        [one] { $count } volta
        [many] { $count } de voltas
       *[other] { $count } voltas
    }
app-short-last-card = até a última carta
app-invite = A turma entra pelo botão da mensagem do jogo, lá no grupo.
app-join = Entrar na mesa
app-begin = Começar a partida
app-leave-lobby = Sair da mesa
app-need-players =
    { $count ->
        [one] Falta mais { $count } jogador
        [many] Faltam mais { $count } de jogadores
       *[other] Faltam mais { $count } jogadores
    }
app-host-begins = { $name } começa a partida.
app-lobby-watching = Você assiste a esta mesa.

# Watching and joining
app-watching = Você está assistindo
app-room = Tem lugar na mesa de { $name }
app-room-how = Entre: você recebe cartas no próximo turno.
app-watch = Só assistir
app-left = Você saiu da mesa
app-left-how = Seu lugar, sua mão e seus pontos estão guardados; você volta no próximo turno.
app-come-back = Voltar ao jogo

# The end
app-over = Fim de jogo
app-you-won = Você venceu!
app-won =
    { $count ->
        [one] { $names } venceu!
        [many] { $names } venceram!
       *[other] { $names } venceram!
    }
app-points =
    { $count ->
        [one] { $count } ponto
        [many] { $count } de pontos
       *[other] { $count } pontos
    }
app-rematch = Jogar de novo
app-to-next-game = Ir para a próxima partida
app-award-each = { $names }, por cabeça
app-award-clues = Melhores frases
app-award-clues-why =
    { $count ->
        [one] { $names }: { $count } frase que alguns acertaram e outros não
        [many] { $names }: { $count } de frases que alguns acertaram e outros não
       *[other] { $names }: { $count } frases que alguns acertaram e outros não
    }
app-award-bluffs = Maior blefe
app-award-bluffs-why =
    { $count ->
        [one] { $names }: { $count } voto enganado
        [many] { $names }: { $count } de votos enganados
       *[other] { $names }: { $count } votos enganados
    }
app-award-finds = Olhar mais afiado
app-award-finds-why =
    { $count ->
        [one] { $names }: { $count } carta descoberta
        [many] { $names }: { $count } de cartas descobertas
       *[other] { $names }: { $count } cartas descobertas
    }

# The sheets
app-sheet-menu = Fabulo
app-sheet-people = Pontos e jogadores
app-sheet-hurry = Quem falta
app-sheet-story = Todos os turnos
app-sheet-house = Regras da casa
app-sheet-mine = Minhas preferências
app-sheet-rules = Como se joga
app-sheet-clue = A frase
app-sheet-last = Turno { $number }
app-leave = Sair da mesa
app-leave-sure = Quer sair mesmo?
app-end = Encerrar a partida
app-end-sure = Encerrar mesmo, para todo mundo?
app-remove = Tirar
app-remove-sure = Tirar mesmo?
app-removed = Fora da mesa
app-readmit = Deixar voltar
app-readmit-sure = Deixar mesmo?
app-story-empty = Nenhum turno pontuado ainda.
app-house-presets = Pacotes de regras
app-number-other = Outro número…
app-zone-search = Buscar uma cidade
app-zone-none = Nenhum lugar com esse nome. Os lugares aparecem com o nome em inglês, como { $example }.
app-house-host = Só { $name } pode mudar isto.
app-house-yours = Você pode mudar isto até a partida começar.
app-house-later = Algumas regras podem mudar durante a partida, a partir da próxima etapa.
app-hurry-race = Quem achar uma frase primeiro narra.
app-hurry-telling = Quem narra procura uma frase.
app-hurry-laying = A mesa escolhe as cartas.
app-hurry-voting = A mesa vota.
app-nudge = Cutucar no grupo
app-nudge-in = Cutucar no grupo em { $when }
app-nudged = Cutucão enviado.
app-skip = Pular
app-skip-in = Pular em { $when }
app-lot = Sortear quem narra
app-lot-in = Sortear quem narra em { $when }
app-skip-means-race = O sorteio escolhe alguém, que ganha o tempo inteiro.
app-skip-means-telling = Quem for pulado perde a vez: narra a pessoa à esquerda, sem pontos.
app-skip-means-laying = Por quem for pulado, a casa entrega uma carta.
app-skip-means-voting = Quem for pulado fica sem votar.
app-set-language = Idioma
app-set-language-own = o do Telegram
app-set-still = Menos movimento
app-set-still-why = Nada voa nem pula.
app-set-touch = Resposta ao toque
app-set-touch-why = O celular dá um toquinho de volta.
app-set-large = Texto grande
app-set-large-why = Tudo um tamanho maior.
app-set-described = Descrição das cartas
app-set-described-why = Cada imagem também em palavras, iguais para todo mundo.

# The doors
app-my-games = Minhas partidas
app-my-games-how = Qual mesa?
app-phase-lobby = juntando a turma
app-phase-telling = procurando uma frase
app-phase-laying = escolhendo as cartas
app-phase-voting = votando
app-phase-over = acabou
app-close-window = Voltar à conversa
app-open-telegram = Abrir o Telegram
app-door-outside = Uma mesa entre amigos
app-door-outside-how = O Fabulo se joga em grupos do Telegram. Adicione o bot ao seu grupo, mande /newgame lá e abra esta página pela mensagem que aparecer.
app-door-expired = Esta janela ficou velha
app-door-expired-how = Feche e abra o jogo de novo pelo grupo.
app-door-no-games = Nenhuma partida aberta
app-door-no-games-how = Mande /newgame no seu grupo, ou abra uma partida pela mensagem dela.
app-door-no-such-game = Esta partida sumiu do mapa
app-door-no-such-game-how = Talvez já tenha acabado faz tempo. Comece outra no grupo com /newgame.
app-door-not-yours = Esta mesa ainda não conhece você
app-door-not-yours-how = Ela é de um grupo. Toque em “Entrar” na mensagem do jogo lá, ou entre na mesa por aqui, se você é desse grupo.
app-door-trouble = A mesa está fora de alcance
app-door-trouble-how = A conexão caiu. Nada da partida se perdeu.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] Cada jogador tem na mão { $count } carta, escondida dos outros.
    [many] Cada jogador tem na mão { $count } de cartas, escondidas dos outros.
   *[other] Cada jogador tem na mão { $count } cartas, escondidas dos outros.
}
rules-hand-three = { $count ->
    [one] Com três jogadores, cada um tem { $count } carta, e todos, menos quem narra, entregam duas.
    [many] Com três jogadores, cada um tem { $count } de cartas, e todos, menos quem narra, entregam duas.
   *[other] Com três jogadores, cada um tem { $count } cartas, e todos, menos quem narra, entregam duas.
}
rules-first-race = No primeiro turno, narra quem achar uma frase primeiro. Depois, a vez passa para a esquerda.
rules-first-lot = Um sorteio decide quem narra primeiro. Depois, a vez passa para a esquerda.
rules-first-seat = { $name } narra primeiro. Depois, a vez passa para a esquerda.
rules-clue = Quem narra escolhe em segredo uma carta da mão e dá uma frase para ela: uma palavra ou muitas, um som, algo inventado ou tirado de um poema, uma música, um filme, um ditado.
rules-clue-spoken = A frase também pode ser dita em voz alta, para todo mundo ouvir.
rules-clue-shown = Também vale cantar, cantarolar, fazer mímica ou mostrar: com mensagem de voz ou de vídeo, foto, figurinha, GIF.
rules-lay = { $count ->
    [one] Cada um dos outros entrega { $count } carta da própria mão, a que melhor combina com a frase.
    [many] Cada um dos outros entrega { $count } de cartas da própria mão, as que melhor combinam com a frase.
   *[other] Cada um dos outros entrega as { $count } cartas da própria mão que melhor combinam com a frase.
}
rules-table = Todas essas cartas são embaralhadas e postas na mesa, com a face para cima e numeradas.
rules-decoys = { $count ->
    [one] Cartas da pilha completam a mesa até { $count } carta; votos nelas não valem para ninguém.
    [many] Cartas da pilha completam a mesa até { $count } de cartas; votos nelas não valem para ninguém.
   *[other] Cartas da pilha completam a mesa até { $count } cartas; votos nelas não valem para ninguém.
}
rules-vote = Todos, menos quem narra, votam em segredo na carta que acreditam ser a de quem narra, nunca na própria.
rules-next = Todos compram cartas até completar a mão, e a pessoa à esquerda narra.

rules-score = Pontuação
rules-score-ends = Se todos acertam a carta de quem narra, ou ninguém acerta: quem narra fica com { $none }, os outros ganham { $others } cada.
rules-score-some = Se alguns acertam, mas não todos: quem narra ganha { $points }, e quem acertou também.
rules-score-lone = Se só uma pessoa acerta: ela e quem narra ganham { $points } cada.
rules-score-lone-three = Com três jogadores, se só uma pessoa acerta: ela e quem narra ganham { $points } cada.
rules-score-votes = Cada voto na sua carta vale mais { $points } para você, menos quando você narra.
rules-score-large = A partir de { $seats } jogadores, você pode votar em uma carta ou em duas. Acertar com um voto só vale mais { $sure }; os votos na sua carta rendem no máximo { $most }.
rules-score-two = Com dois jogadores, os dois ganham { $points } se a carta é descoberta; se não, { $none }.
rules-score-imaginarium-some = Se alguns acertam a carta de quem narra, mas não todos: quem narra ganha { $points } e mais { $more } por acerto; quem acertou, { $points }.
rules-score-imaginarium-all = Se todos acertam: quem narra perde { $points }, e os outros não ganham nada.
rules-score-imaginarium-none = Se ninguém acerta: quem narra perde { $points }.
rules-score-floor = Ninguém fica abaixo de { $none }.

rules-end = Fim de jogo
rules-end-points = { $count ->
    [one] A partida acaba no turno em que alguém chega a { $count } ponto.
    [many] A partida acaba no turno em que alguém chega a { $count } de pontos.
   *[other] A partida acaba no turno em que alguém chega a { $count } pontos.
}
rules-end-last-card = A partida acaba no turno em que se compra a última carta da pilha.
rules-end-laps = { $count ->
    [one] A partida acaba quando todos tiverem narrado { $count } vez.
    [many] A partida acaba quando todos tiverem narrado { $count } de vezes.
   *[other] A partida acaba quando todos tiverem narrado { $count } vezes.
}
rules-end-used = Quando a pilha acaba, as cartas usadas são embaralhadas e viram uma nova.
rules-end-win = Vence quem tiver mais pontos; quem empata na ponta divide a vitória.

rules-tips = Dicas
rules-tip-clue = Se a frase é óbvia demais, todos acertam; se é abstrata demais, ninguém acerta. O segredo está no meio.
rules-tip-lure = Entregue uma carta que poderia muito bem ser a de quem narra: assim ela engana os outros.
rules-tip-think = Antes de votar, tente se colocar no lugar de quem narra.
rules-tip-practice = As primeiras frases são as mais difíceis. Depois de alguns turnos, a inspiração chega!

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = Exemplo de turno
rules-example-clue = Quase em casa
rules-example-told = { $name } narra “{ $clue }” com a carta { $number }.
rules-example-line = { $name } { $points }: { $why }
rules-why-told = alguns acertaram, mas não todos ({ $points })
rules-why-told-two = a carta foi descoberta ({ $points })
rules-why-found = acertou a carta ({ $points })
rules-why-sure = acertou com um voto só ({ $points })
rules-why-votes = { $count ->
    [one] recebeu { $count } voto ({ $points })
    [many] recebeu { $count } de votos ({ $points })
   *[other] recebeu { $count } votos ({ $points })
}
rules-why-nothing = desta vez, nada

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = Juliano
rules-name-2 = Matilde
rules-name-3 = Nicolau
rules-name-4 = Léo
rules-name-5 = Tomás
rules-name-6 = Bia
rules-name-7 = Caio
