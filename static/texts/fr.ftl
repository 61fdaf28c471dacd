### Same as in English: preset-imaginarium app-sheet-menu app-minutes app-menu

## both
# What the chat and the page both say. Values: names and numbers as they are; $when is a span of time in words.

# A move that the rules refuse: refusal-<code>.
refusal-already-nudged = Le rappel est déjà parti.
refusal-already-seated = Tu es déjà à cette table.
refusal-bad-value = Cette règle n’accepte pas cette valeur.
refusal-blank-clue = L’indice est vide. Donne un mot, un vers, n’importe quoi.
refusal-card-first = Choisis d’abord ta carte, puis montre ton indice.
refusal-clue-too-long = L’indice est trop long : { $length } lettres, pour { $most } au maximum.
refusal-deck-too-small = Ce jeu de cartes est trop petit pour tant de monde : il faut { $needed } cartes, il en a { $cards }.
refusal-need-presence = Appuie sur « Rejoindre » sous le message du jeu dans le groupe, pour que la table sache qui tu es.
refusal-no-end = Avec ces règles, la partie ne finirait jamais.
refusal-no-such-rule = Cette règle maison n’existe pas.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-not-allowed = Les règles maison ne le permettent pas.
refusal-not-awaited = Plus personne n’attend cette place.
refusal-not-host = Seul l’hôte peut faire ça.
refusal-not-host-yet = Pour l’instant, seul l’hôte peut commencer ; toute la table le pourra dans { $when }.
refusal-not-in-hand = Cette carte n’est pas dans ta main.
refusal-not-on-table = Aucune carte ne porte ce numéro sur la table.
refusal-not-over = Cette partie n’est pas encore finie.
refusal-not-present = La revanche est pour celles et ceux qui étaient là à la fin.
refusal-not-removed = Personne n’a sorti cette personne de la table.
refusal-not-seated = Tu n’es pas à cette table.
refusal-not-yet = Tu joues à partir de la manche { $round }.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-over = Cette partie est finie.
refusal-own-card = C’est ta propre carte. Vote pour une autre.
refusal-pile-short = La pioche est presque vide : pas assez de cartes pour une personne de plus.
refusal-removed = L’hôte t’a fermé cette table.
refusal-rules-clash = Ces règles maison ne vont pas ensemble.
refusal-table-full = La table est pleine : les { $seats } places sont prises.
refusal-too-early = Encore un peu de patience : { $when }.
refusal-too-few =
    { $least ->
        [one] Il faut { $least } joueur pour commencer.
        [many] Il faut { $least } de joueurs pour commencer.
       *[other] Il faut { $least } joueurs pour commencer.
    }
refusal-too-late = Trop tard : le jeu a continué.
refusal-too-late-told = { $name } t’a pris de vitesse et conte cette manche.
refusal-too-many =
    { $seats ->
        [one] Avec ces règles, il n’y a de place que pour { $seats } joueur.
        [many] Avec ces règles, il n’y a de place que pour { $seats } de joueurs.
       *[other] Avec ces règles, il n’y a de place que pour { $seats } joueurs.
    }
refusal-watch-only = Ici, tu peux regarder, mais pas jouer.
refusal-wrong-count =
    { $wanted ->
        [one] Choisis exactement { $wanted } carte.
        [many] Choisis { $wanted } de cartes.
       *[other] Choisis { $wanted } cartes.
    }

# The twelve bunnies, by number.
bunny-0 = lapin bleu à chapeau
bunny-1 = lapin orange à écharpe
bunny-2 = lapin vert à la feuille
bunny-3 = lapin jaune à l’étoile
bunny-4 = lapin mauve à lunettes
bunny-5 = lapin rouge à nœud
bunny-6 = lapin bleu ciel au parapluie
bunny-7 = lapin noir au haut-de-forme
bunny-8 = lapin blanc à la fleur
bunny-9 = lapin brun à couronne
bunny-10 = lapin gris au bandeau
bunny-11 = lapin violet au ballon

# House rules: rule-<name>, and rule-<name>-none where a rule may be without a value.
rule-points = Points pour gagner
rule-points-none = sans limite
rule-points-about = Dès que quelqu’un les atteint à la fin d’une manche, la partie est finie. Dans les règles imprimées, c’est 30.
rule-last_card = Finit à la dernière carte
rule-last_card-about = La partie finit avec la manche où l’on pioche la dernière carte. Sinon, ce sont les points ou les tours de table qui y mettent fin ; une pioche vide la termine toujours.
rule-laps = Tours de table
rule-laps-none = sans limite
rule-laps-about = Chaque personne conte ce nombre de fois, et c’est fini. Parfait les soirs où il y a un dernier métro.
rule-first = Qui conte en premier
rule-first-seat = place { $number }
rule-first-about = Qui conte à la manche 1 : la première personne qui trouve un indice, quelqu’un tiré au sort ou qui tu veux.
rule-lone_finder_bonus = Trouver seul vaut 4
rule-lone_finder_bonus-none = à 3 joueurs
rule-lone_finder_bonus-about = Si une seule personne trouve la carte, elle et le conteur gagnent 4 au lieu de 3. Dans les règles imprimées, c’est pour trois joueurs.
rule-pace = Rythme
rule-pace-about = Au salon : une ou deux minutes par étape. Tranquille : 12 heures, mais on peut passer après 15 minutes. Lent : une journée, et jamais la nuit.
rule-skip = Qui peut passer
rule-skip-about = Qui peut continuer sans attendre celles et ceux qui tardent.
rule-spoken = Indices à voix haute
rule-spoken-about = Le conteur peut dire l’indice au lieu de l’écrire, quand on est dans la même pièce ou en appel.
rule-shown = Mime ou chanson
rule-shown-about = Le conteur peut chanter, mimer ou montrer l’indice : message vocal ou vidéo, photo, sticker, GIF.
rule-large_table = Grande table
rule-large_table-about = De 7 à 12 : deux votes par personne, 1 point de plus pour un vote unique et juste, 3 points au plus grâce aux votes des autres. Les cartes jouées reviennent ; on finit aux points ou aux tours.
rule-imaginarium = Points d’Imaginarium
rule-imaginarium-about = Si certains trouvent : le conteur gagne 3, plus 1 par personne qui trouve. Si tout le monde trouve : il perd 3 ; si personne : il perd 2.
rule-decoys = Compléter la table à
rule-decoys-none = non
rule-decoys-about = Pour 2 ou 3 joueurs : des cartes de la pioche complètent la table jusqu’à ce nombre. Les votes pour elles ne rapportent à personne.
rule-seats = Places
rule-seats-about = Combien de personnes peuvent s’asseoir. Au-delà de 8, il faut la grande table.
rule-audience = On peut regarder
rule-audience-about = Les membres du groupe sans place peuvent regarder, sans voir aucune main.
rule-deck = Jeu de cartes
rule-deck-about = Les images avec lesquelles on joue.
rule-all_cards = Jouer toutes les cartes
rule-all_cards-about = Une partie prend 84 cartes, comme dans les règles imprimées. Ainsi, elle prend toutes celles qui existent.
rule-zone = Fuseau horaire
rule-zone-about = Pour le rythme lent : là-bas, entre 23 h et 8 h, rien ne se termine et personne ne reçoit de rappel.
rule-pin = Épingler mon dernier message
rule-pin-about = Le message le plus récent de la partie reste épinglé, si j’en ai le droit. Ça ne fait sonner aucun téléphone.

# House rules that come together: preset-<name>.
preset-usual = Comme d’habitude
preset-usual-about = 3 à 8 joueurs, jusqu’à 30 points ou à la dernière carte
preset-usual-sheet = ce que toutes les règles imprimées ont en commun
preset-classic = Classique
preset-classic-about = jusqu’à 6 joueurs, jusqu’à la dernière carte
preset-classic-sheet = comme dans les règles imprimées en portugais
preset-score_track = Piste de score
preset-score_track-about = jusqu’à 6 joueurs, jusqu’à 30 points ou à la dernière carte
preset-score_track-sheet = comme dans les règles imprimées en espéranto et en néerlandais
preset-family = Famille de huit
preset-family-about = jusqu’à 8 joueurs, jusqu’à 30 points, le sort dit qui commence
preset-family-sheet = comme dans les règles imprimées en persan
preset-three = À trois
preset-three-about = trois joueurs : sept cartes en main, deux données chacun, trouver seul vaut 4
preset-three-sheet = la variante imprimée à trois
preset-big_table = Grande table
preset-big_table-about = 7 à 12 joueurs, deux votes chacun, jusqu’à 30 points
preset-big_table-sheet = au-delà des règles imprimées, à la manière de la grande édition du jeu
preset-imaginarium = Imaginarium
preset-imaginarium-about = ses propres points : un indice trop clair ou trop vague coûte cher
preset-imaginarium-sheet = au-delà des règles imprimées, à la manière d’un jeu cousin

# What a house rule may be set to.
value-on = oui
value-off = non
value-race = qui trouve un indice d’abord
value-lot = au sort
value-living_room = Au salon
value-relaxed = Tranquille
value-slow = Lent
value-seated = toute la table
value-host = l’hôte

# Why a game came to its end: ending-<why>.
ending-points = Le but est atteint.
ending-last_card = La dernière carte est piochée.
ending-laps = Le dernier tour de table est conté.
ending-host = On y a mis fin avant l’heure ; c’est la dernière manche finie qui compte.
ending-host-unplayed = On y a mis fin avant l’heure.
ending-too_few = Il ne reste plus assez de monde pour jouer.
ending-asleep = On dirait que tout le monde s’est endormi.
ending-closed = En une journée, personne ne l’a commencée.
ending-silence = Le groupe est resté hors de portée pendant une semaine.

## chat
# What the bot alone says.

# The lobby

lobby-title = 🐇 <b>Une partie de Fabulo : qui en est ?</b>
lobby-begun = 🐇 <b>Une partie de Fabulo</b>
lobby-seat = { $sign } { $name }
lobby-seat-host = { $sign } { $name } · hôte
lobby-rules = Règles maison : { $rules }
lobby-needs = { $count ->
    [one] Encore { $count } personne et on peut commencer.
    [many] Encore { $count } de personnes et on peut commencer.
   *[other] Encore { $count } personnes et on peut commencer.
}
lobby-ready = Tout le monde est là ? À { $host } d’appuyer sur « Commencer ».
lobby-too-many = Trop de monde pour ces règles maison : { $count } places au maximum.
lobby-lap-short = Il n’y a pas assez de cartes pour que tout le monde conte une fois ; la partie finira à la dernière carte.

# The house rules in one line

short-end = fin : { $ends }
short-or = { $one } ou { $other }
short-points = { $count ->
    [one] { $count } point
    [many] { $count } de points
   *[other] { $count } points
}
short-laps = { $count ->
    [one] { $count } tour
    [many] { $count } de tours
   *[other] { $count } tours
}
short-last-card = dernière carte
short-race = qui trouve un indice d’abord conte en premier
short-lot = le sort dit qui conte en premier
short-first = { $name } conte en premier
short-rule = { $rule } : { $value }

# A turn

turn-title = 🐇 <b>Manche { $round }</b> : à { $name } de conter
turn-title-race = 🐇 <b>Manche { $round }</b> : qui trouve un indice d’abord sera le conteur
turn-find = { $name } parcourt sa main, choisit une carte et lui trouve un indice : un mot, un vers, un bout de chanson, un son. Ni trop clair, ni trop perché.
turn-race = Regarde tes cartes. Dès que tu tiens un indice pour l’une d’elles, lance-le : c’est le premier qui compte.

clue-text = 💬 <b>{ $name }</b> conte : <b>« { $clue } »</b>
clue-spoken = 🗣 <b>{ $name }</b> dit l’indice à voix haute. Tendez l’oreille !
clue-media = 🎭 <b>{ $name }</b> montre l’indice.
clue-media-words = 🎭 <b>{ $name }</b> montre l’indice : « { $clue } »
clue-unknown = 💬 <b>{ $name }</b> a donné l’indice.
clue-give = { $count ->
    [one] Les autres : donnez { $count } carte de votre main, celle qui lui va le mieux.
    [many] Les autres : donnez { $count } de cartes de votre main, celles qui lui vont le mieux.
   *[other] Les autres : donnez les { $count } cartes de votre main qui lui vont le mieux.
}

table-title = 🖼 <b>Manche { $round } : les cartes sont sur la table</b>
table-which = Laquelle de ces cartes est celle de { $name } ? La tienne ne compte pas.
table-which-votes = Laquelle de ces cartes est celle de { $name } ? Tu as { $count } votes ; ta propre carte ne compte pas.
table-clue-text = L’indice : « { $clue } »
table-clue-spoken = L’indice a été dit à voix haute.
table-clue-media = L’indice est montré ci-dessus.

result-title = ⭐ <b>Manche { $round }</b>
result-clue-text = « { $clue } », de { $name }, c’était la carte { $number }.
result-clue-spoken = L’indice que { $name } a dit, c’était pour la carte { $number }.
result-clue-media = L’indice que { $name } a montré, c’était pour la carte { $number }.
result-all = Tout le monde a trouvé : trop facile !
result-none = Personne n’a trouvé : trop perché !
result-some = Trouvée par { $names }.
result-no-votes = Personne n’a voté.
result-points = { $sign } { $name } { $points } → { $score }
result-card = { $number }. { $name }
result-card-decoy = { $number }. de la pioche
result-card-house = { $number }. { $name } (donnée par la maison)
result-card-votes = { $card } ← { $names }

# The end

over-title = 🏁 <b>Fin de la partie</b>
over-closed = 🚪 <b>La table a fermé sans jouer.</b> Pour en rouvrir une, un geste suffit.
over-one = { $points ->
    [one] 🏆 <b>{ $names }</b> gagne avec { $points } point !
    [many] 🏆 <b>{ $names }</b> gagne avec { $points } de points !
   *[other] 🏆 <b>{ $names }</b> gagne avec { $points } points !
}
over-several = { $points ->
    [one] 🏆 <b>{ $names }</b> se partagent la victoire avec { $points } point par personne !
    [many] 🏆 <b>{ $names }</b> se partagent la victoire avec { $points } de points par personne !
   *[other] 🏆 <b>{ $names }</b> se partagent la victoire avec { $points } points par personne !
}
over-nobody = Aucune manche n’est allée au bout, alors personne ne gagne cette fois.
over-score = { $place }. { $sign } { $name } · { $score }
over-again-one = Cette partie est allée à son terme : victoire de { $names }.
over-again-several = Cette partie est allée à son terme : { $names } se sont partagé la victoire.
over-again-nobody = Cette partie est allée à son terme, sans victoire de personne.

# What the game waits for

status-race = ⏳ On attend le premier indice.
status-telling = ⏳ On attend l’indice de { $name }.
status-showing = 🎤 { $name } a sa carte et va montrer l’indice : réponds à ce message par la voix, une vidéo, une photo, un sticker, un GIF ou des mots.
status-laying = ⏳ Cartes données : { $done } sur { $all }. On attend { $names }.
status-voting = ⏳ Votes : { $done } sur { $all }. On attend { $names }.
status-until = Jusqu’à { $day }, { $time } (heure de { $zone }).
status-asked = 🕰 Au moment de ta question : { $waited } d’attente ; la partie reprend dans { $left } au plus tard.
reminder-telling = 🔔 { $names }, la table attend ton indice.
reminder-race = 🔔 On attend le premier indice. Qui en tient un ?
reminder-laying = 🔔 { $names } : il ne manque que la carte !
reminder-voting = 🔔 { $names } : il ne manque que le vote !

# What was missed while Telegram did not answer

missed-message = ↩️ Au cas où : il manque peut-être un message de cette partie ci-dessus.
missed-clue = ↩️ Au cas où ça ne te serait pas parvenu : { $clue }
missed-table = ↩️ Au cas où ça ne te serait pas parvenu : les cartes de la manche { $round } ont été mises sur la table.
missed-result = ↩️ Au cas où ça ne te serait pas parvenu : la manche { $round } a donné { $points }.
missed-points = { $name } { $points }

# Notices

notice-joined = 👋 { $name } nous rejoint et joue dès la prochaine manche.
notice-returned = 👋 { $name } est de retour et joue dès la prochaine manche.
notice-left = 🚪 { $name } a quitté la partie.
notice-removed = 🚪 { $name } a dû quitter la partie.
notice-readmitted = 🔓 { $name } peut revenir.
notice-host = 👑 L’hôte, c’est maintenant { $name }.
notice-skipped-laying = ⏭ { $name } n’a pas donné de carte ; la maison en a choisi une.
notice-skipped-voting = ⏭ { $name } n’a pas voté.
notice-passed = ⏭ { $name } n’a pas donné d’indice ; au suivant.
notice-passed-nobody = ⏭ Personne n’a trouvé d’indice ; au suivant.
notice-void = 🃏 { $name } a filé au milieu du conte : les cartes retournent dans les mains, personne ne marque.
notice-lot = 🎲 Personne n’a trouvé d’indice à temps, alors le sort a désigné { $name }.

# Buttons

button-join = 🙋 Rejoindre
button-leave = 🚪 Quitter
button-rules = 📜 Règles maison
button-begin = ▶️ Commencer
button-open = 🃏 Ouvrir le jeu
button-open-hand = 🃏 Ouvrir ma main
button-open-vote = 🗳 Ouvrir le vote
button-story = 📖 Revoir
button-nudge = 🔔 Relancer
button-skip = ⏭ Passer { $name }
button-skip-all = ⏭ Ne plus attendre
button-lot = 🎲 Tirer au sort
button-rematch = 🔁 Revanche
button-newgame = 🐇 Ouvrir une partie
button-add = ➕ M’ajouter à un groupe
button-games = 🃏 Mes parties
button-pings-on = 🔔 Me prévenir à mon tour
button-pings-off = 🔕 Ne plus me prévenir
button-back = ‹ Retour
button-more = Plus de règles ›
button-presets = 🎁 Règles toutes prêtes
zone-now = { $zone }, { $time }
button-done = ✓ C’est bon
button-end = 🏁 Finir la partie
button-end-really = 🏁 Oui, la finir
button-language = 🌍 Langue
button-chosen = ✓ { $value }
button-rule = { $rule } : { $value }

# Answers to presses: for the presser alone, at most 200 letters

toast-joined = À table ! Tu es le { $bunny }.
toast-joined-later = Tu es le { $bunny } et tu joues à partir de la manche { $round }.
toast-left = Tu as quitté la table.
toast-begun = Les cartes sont distribuées.
toast-nudged = Le rappel est parti.
toast-skipped = On continue.
toast-rematch = On remet ça !
toast-ended = La partie est finie.
toast-no-game = Cette partie, c’est de l’histoire ancienne.
toast-elsewhere = Cette partie se joue dans un autre groupe.
toast-open = Une partie est déjà ouverte ici : /status la montre.
toast-old = Ce bouton est trop vieux. Essaie /status.

# For the presser alone, in the group

whisper-hand = 🃏 Ta main est à portée de doigt.

# Short answers in the group

answer-no-game = Aucune partie ouverte ici. On s’y met ?
ask-hidden = Tu écris au nom du groupe ou d’une chaîne, je ne sais donc pas qui tu es. Appuie plutôt sur un bouton : les boutons te connaissent.
update-set-aside = Quelque chose a mal tourné et j’ai dû laisser tomber. Essaie encore une fois.
chat-greeting = 🐇 <b>Bonjour ! Je suis Fabulo.</b> Je distribue des cartes pleines de rêves : quelqu’un donne un indice, les autres cherchent l’image qui se cache derrière. On joue de trois à huit.
house-text = 📜 Règles maison : { $rules }
house-menu = 📜 <b>Règles maison</b> : { $rules }
house-menu-later = 📜 <b>Règles maison</b> : { $rules }. Ce que tu changes maintenant vaut dès la prochaine phase.
house-choose = 📜 <b>{ $rule }</b>
    { $about }
house-presets = 🎁 <b>Règles maison toutes prêtes</b> : un geste les règle toutes. Rythme, indices et jeu de cartes restent tels quels.
house-preset = • <b>{ $preset }</b> : { $about } ; <i>{ $sheet }</i>
house-zone-more = Le tien n’y est pas ? Écris-le en commande : <code>/house zone { $example }</code>
house-end = 🏁 Finir la partie maintenant ? C’est la dernière manche finie qui compte.
language-which = 🌍 Quelle langue dois-je parler ici ?
language-chosen = 🌍 À partir de maintenant, je parle français ici.
language-not-yours = Pendant une partie, c’est l’hôte ou un admin qui choisit la langue.
deck-text = 🎴 <b>{ $title }</b>, par { $artist } ({ $licence }), { $cards ->
    [one] { $cards } carte
    [many] { $cards } de cartes
   *[other] { $cards } cartes
}.
deck-others = Il y a aussi : { $titles }. L’hôte choisit dans les règles maison.
stats-now = ⭐ <b>Après la manche { $round }</b>
stats-score = { $sign } { $name } · { $score }
stats-champions = 🏆 <b>Victoires dans ce groupe</b>
stats-champion = { $name } · { $wins } sur { $games }
stats-nothing = Personne n’a encore fini de partie ici. À vous l’honneur !
show-taken = Ton indice est en route vers le groupe.
show-which = Cet indice, c’est pour quelle partie ?
show-hidden = Si c’est l’indice : je ne sais pas qui le montre tant que tu écris au nom du groupe ou d’une chaîne. Envoie-le-moi en privé.
show-too-large = Ce fichier est trop gros pour moi. Moins de 20 Mo, s’il te plaît.
show-too-late = Trop tard : ton tour est passé, alors celui-ci ne compte pas.
show-not-yours = C’est à { $name } de montrer l’indice ; celui-ci ne compte pas.
show-unknown = Je peux montrer un message vocal ou vidéo, une vidéo, de la musique, une photo, un sticker ou un GIF, ou transmettre des mots.
rules-head = 📖 <b>Comment on joue</b>
rules-part = <b>{ $title }</b>
rules-tip = 💡 { $tip }
rules-follows = 📜 Ce sont les règles maison « { $preset } » : { $sheet }.
help-text = 🐇 <b>Fabulo</b> se joue ici même : les cartes sont dans l’appli, l’histoire est dans ce groupe.
    /newgame ouvre une partie, tout le monde appuie sur Rejoindre, l’hôte appuie sur Commencer.
    /status montre où on en est, /skip continue sans les endormis.
    /house change les règles maison, /rules explique comment on joue, /end met fin à la partie.
    Tout marche aussi avec les boutons sous mes messages.

# The private chat

private-welcome = 🐇 <b>Bienvenue dans Fabulo !</b> Il faut être de trois à huit, dans un groupe : ajoute-moi au tien, écris-y /newgame, et ramène du monde. Les cartes, je m’en charge.
private-welcome-games = 🐇 <b>Quel plaisir de te revoir !</b> Voici tes parties ; ⏳ t’attend.
private-hint = Ici, je n’écoute que les indices que tu as promis de montrer. Tes parties sont ci-dessous.
pings-on = 🔔 Quand ce sera ton tour dans une de tes parties, je te le dirai ici.
pings-off = 🔕 Je me tais ici. Les messages du groupe continuent.
ping-telling = 🔔 <b>{ $chat }</b> : à toi de conter.
ping-laying = 🔔 <b>{ $chat }</b> : donne une carte.
ping-voting = 🔔 <b>{ $chat }</b> : les cartes sont sur la table, à toi de voter.
ping-clue = L’indice : « { $clue } »
button-game = { $chat }
button-game-awaited = ⏳ { $chat }

# What Telegram shows of the bot

profile-short = Un jeu de cartes illustrées où l’on se raconte des histoires, pour groupes de trois à huit.
profile-description = Fabulo distribue des cartes pleines de rêves. Quelqu’un donne un indice ; les autres cherchent l’image qui se cache derrière. Ajoute-moi à un groupe et écris /newgame.
profile-menu = Mes parties
command-newgame = ouvrir une partie
command-join = s’asseoir à la table
command-leave = quitter la table
command-begin = distribuer les cartes
command-status = qu’est-ce qu’on attend ?
command-skip = continuer sans les endormis
command-rematch = jouer encore une fois
command-end = finir la partie
command-rules = comment on joue
command-house = les règles maison
command-deck = les cartes avec lesquelles on joue
command-stats = les points, et qui a gagné combien de fois
command-language = la langue que je parle ici
command-help = ce que je sais faire
command-pings = un mot en privé quand c’est mon tour : oui ou non
command-start = mes parties, et comment commencer

# The pictures of the table, of a scored round and of the end; short, there is little room.

picture-says = { $name } dit
picture-told = { $name } a donné
picture-clue-text = « { $clue } »
picture-clue-spoken = un indice à voix haute
picture-clue-media = un indice à voir ou à entendre
picture-house = la maison
picture-over = Et voilà comment ça a fini
picture-won = { $count ->
    [one] Victoire de { $names } !
    [many] Victoire partagée : { $names } !
   *[other] Victoire partagée : { $names } !
}

## app
# What the page alone says.

# Shown by the page's first lines when nothing else would start; keep it on one line.
app-update-webview = Fabulo ne peut pas démarrer ici. Mets à jour Telegram, ou « Android System WebView » dans le Play Store.

# The frame
app-people = Scores et joueurs
app-menu = Menu
app-close = Fermer
app-back = Retour
app-loading = Un instant…
app-offline = Pas de connexion. Ton choix est gardé.
app-paused = Le bot ne peut pas écrire dans le groupe pour le moment. Ici, tu peux continuer.
app-error = Ça n’a pas marché. Réessaie.
app-sending = Envoi…
app-still-trying = On essaie encore…
app-try-again = Réessayer
app-keep = Laisser ainsi
app-continue = Continuer
app-you = toi
app-host = hôte
app-gone = a quitté la table
app-your-turn = à toi
app-round = Manche { $number }
app-round-last = Manche { $number }, la dernière
app-from-round = joue à partir de la manche { $number }
app-you-from-round = Tu joues à partir de la manche { $number }
app-waiting-for = On attend { $names }
app-waiting-for-you = On n’attend que toi
app-nobody-awaited = Tout le monde est prêt
app-seconds = { $count } s
app-minutes = { $count } min
app-hours = { $count } h

# Cards
app-card = Carte { $number }
app-card-of = Carte { $number } sur { $count }
app-card-yours = Carte { $number }, la tienne
app-card-chosen = Carte { $number }, choisie
app-your-card = Ta carte
app-your-hand = Ta main
app-previous-card = Carte précédente
app-next-card = Carte suivante
app-closer = Plus près
app-farther = Plus loin
app-picture-failed = Pas d’image. Touche pour la recharger.

# Telling
app-race = Qui conte en premier ?
app-race-how = Trouve un indice pour une de tes cartes avant les autres.
app-race-watch = Qui trouvera le premier indice ?
app-you-tell = À toi de conter
app-you-tell-how = Choisis une carte, puis donne un indice.
app-use-card = Prendre cette carte
app-other-card = Une autre carte
app-your-clue = Ton indice
app-clue-placeholder = Un mot, un vers, une chanson, un son…
app-letters = { $count }/{ $most }
app-clue-tip = Ni trop précis, ni trop perché : certains doivent trouver ta carte, mais pas tout le monde.
app-kinds = Comment tu donnes ton indice
app-kind-text = L’écrire
app-kind-spoken = Le dire
app-kind-media = Le montrer
app-how-spoken = Dis ton indice à voix haute, pour que tout le monde l’entende. Rien n’est écrit.
app-how-media = Chante, fredonne, mime ou montre : tu envoies au groupe un message vocal ou vidéo, une photo, un sticker ou un GIF.
app-give-text = Donner cet indice
app-give-spoken = C’est dit
app-give-media = Le montrer dans le groupe
app-show-now = Maintenant, montre ton indice
app-show-how = Réponds au message du bot dans le groupe, ou écris au bot.
app-to-chat = Retour à la discussion
app-thinking = { $name } réfléchit
app-look-through = Jette un œil à ta main.
app-see-round = Ce qui s’est passé à la manche { $number }

# The clue
app-clue-text = { $name } dit
app-clue-spoken = { $name } a dit l’indice à voix haute
app-clue-media = { $name } a montré l’indice dans le groupe
app-clue-look = Voir
app-clue-in-chat = Cet indice se trouve dans le groupe.
app-clue-shown-picture = L’indice

# Laying
app-find-match = Trouve une carte qui lui va
app-lay = Donner cette carte
app-lay-several = Donne { $count } cartes pour cette manche.
app-pick-of = Choisir cette carte, { $number } sur { $count }
app-picked = Choisie
app-put-back = La reprendre
app-lay-both = Donner ces { $count } cartes
app-laid =
    { $count ->
        [one] Ta carte est sur la table
        [many] Tes cartes sont sur la table
       *[other] Tes cartes sont sur la table
    }
app-told = Ton indice est donné
app-may-change = Tu peux encore changer.
app-no-change = On ne peut plus rien changer.
app-change-card =
    { $count ->
        [one] Changer de carte
        [many] Changer de cartes
       *[other] Changer de cartes
    }
app-change-clue = Changer d’indice ou de carte
app-take-back = Reprendre
app-matching = Les autres choisissent leurs cartes

# Voting
app-which-card = Quelle est la carte de { $name } ?
app-tap-again = Touche pour choisir, encore une fois pour agrandir.
app-two-votes = Un vote ou deux. Un seul vote, s’il est juste, rapporte 1 de plus.
app-pick-to-vote = Choisis une carte
app-vote-for =
    { $count ->
        [one] Voter pour la carte { $numbers }
        [many] Voter pour les cartes { $numbers }
       *[other] Voter pour les cartes { $numbers }
    }
app-voted =
    { $count ->
        [one] Ton vote : carte { $numbers }
        [many] Tes votes : cartes { $numbers }
       *[other] Tes votes : cartes { $numbers }
    }
app-vote-may-change = Tu peux en changer jusqu’à ce que tout le monde ait voté.
app-change-vote = Changer de vote
app-take-back-vote = Reprendre
app-pick-card = Choisir la carte { $number }
app-unpick = Ne pas choisir la carte { $number }
app-own-card = C’est ta propre carte.
app-yours = À toi
app-they-guess = La table cherche
app-watching-vote = Les cartes sont sur la table

# The reveal
app-round-over = Manche { $number }
app-stage-votes = Les votes…
app-stage-owners = À qui est chaque carte ?
app-stage-answer = Et la carte du conteur…
app-skip-reveal = Passer
app-to-winners = Voir qui gagne
app-answer-was = La carte de { $name } était la { $number }
app-found-by = trouvée par { $names }
app-found-by-none = Personne ne l’a trouvée.
app-fooled = a trompé { $names }
app-fooled-none = N’a trompé personne
app-decoy = Carte de personne
app-by-house = donnée par la maison
app-verdict-some = Certains ont trouvé, d’autres pas : bien conté.
app-verdict-all = Tout le monde a trouvé : trop facile, { $name } !
app-verdict-none = Personne n’a trouvé : trop perché !
app-verdict-no-votes = Personne n’a voté.
app-track = Piste de score

# The lobby
app-seats-taken = { $count } places prises sur { $most }
app-free-seat = libre
app-house-rules = Règles maison
app-short-points = jusqu’à { $count } points
app-short-laps =
    { $count ->
        [one] { $count } tour de table
        [many] { $count } de tours de table
       *[other] { $count } tours de table
    }
app-short-last-card = jusqu’à la dernière carte
app-invite = On rejoint la table avec le bouton sous le message du jeu, dans le groupe.
app-join = Prendre une place
app-begin = Commencer la partie
app-leave-lobby = Quitter la table
app-need-players =
    { $count ->
        [one] Il manque encore { $count } joueur
        [many] Il manque encore { $count } de joueurs
       *[other] Il manque encore { $count } joueurs
    }
app-host-begins = { $name } commence la partie.
app-lobby-watching = Tu regardes cette table.

# Watching and joining
app-watching = Tu regardes
app-room = Il reste une place à la table de { $name }
app-room-how = Prends place : tu reçois des cartes à la prochaine manche.
app-watch = Seulement regarder
app-left = Tu as quitté la table
app-left-how = Ta place, ta main et tes points sont gardés ; tu joues dès la prochaine manche.
app-come-back = Revenir

# The end
app-over = Fin de la partie
app-you-won = C’est gagné !
app-won =
    { $count ->
        [one] { $names } a gagné !
        [many] { $names } ont gagné !
       *[other] { $names } ont gagné !
    }
app-points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
app-rematch = Rejouer
app-to-next-game = Vers la partie suivante
app-award-each = { $names }, par personne
app-award-clues = Plus beaux indices
app-award-clues-why =
    { $count ->
        [one] { $names } : { $count } indice que certains ont trouvé, d’autres pas
        [many] { $names } : { $count } d’indices que certains ont trouvés, d’autres pas
       *[other] { $names } : { $count } indices que certains ont trouvés, d’autres pas
    }
app-award-bluffs = As du bluff
app-award-bluffs-why =
    { $count ->
        [one] { $names } : { $count } vote égaré
        [many] { $names } : { $count } de votes égarés
       *[other] { $names } : { $count } votes égarés
    }
app-award-finds = Œil de lynx
app-award-finds-why =
    { $count ->
        [one] { $names } : { $count } carte trouvée
        [many] { $names } : { $count } de cartes trouvées
       *[other] { $names } : { $count } cartes trouvées
    }

# The sheets
app-sheet-menu = Fabulo
app-sheet-people = Scores et joueurs
app-sheet-hurry = Qui on attend
app-sheet-story = Toutes les manches
app-sheet-house = Règles maison
app-sheet-mine = Mes réglages
app-sheet-rules = Comment on joue
app-sheet-clue = L’indice
app-sheet-last = Manche { $number }
app-leave = Quitter la table
app-leave-sure = Vraiment quitter ?
app-end = Finir la partie
app-end-sure = Vraiment la finir, pour tout le monde ?
app-remove = Sortir
app-remove-sure = Vraiment ?
app-removed = Hors de la table
app-readmit = Laisser revenir
app-readmit-sure = Vraiment ?
app-story-empty = Aucune manche n’est encore comptée.
app-house-presets = Règles toutes prêtes
app-number-other = Un autre nombre…
app-zone-search = Chercher une ville
app-zone-none = Aucun lieu de ce nom. Les lieux portent ici leur nom anglais, comme { $example }.
app-house-host = Seul l’hôte ({ $name }) peut les changer.
app-house-yours = Tu peux les changer jusqu’au début de la partie.
app-house-later = Certaines règles peuvent changer en cours de partie, dès la prochaine phase.
app-hurry-race = Qui trouve un indice d’abord conte.
app-hurry-telling = Le conteur cherche un indice.
app-hurry-laying = On choisit les cartes.
app-hurry-voting = On vote.
app-nudge = Relancer dans le groupe
app-nudge-in = Relancer dans { $when }
app-nudged = Le rappel est parti.
app-skip = Passer
app-skip-in = Passer dans { $when }
app-lot = Tirer le conteur au sort
app-lot-in = Tirer le conteur au sort dans { $when }
app-skip-means-race = Le sort désigne quelqu’un, qui aura alors tout son temps.
app-skip-means-telling = Le tour passe à gauche, sans points.
app-skip-means-laying = La maison donne une carte pour les absents.
app-skip-means-voting = Les absents ne votent pas.
app-set-language = Langue
app-set-language-own = comme dans Telegram
app-set-still = Moins de mouvement
app-set-still-why = Rien ne vole ni ne saute.
app-set-touch = Retour tactile
app-set-touch-why = Le téléphone répond au doigt.
app-set-large = Grand texte
app-set-large-why = Tout une taille au-dessus.
app-set-described = Description des cartes
app-set-described-why = Chaque image aussi en mots, les mêmes pour tout le monde.

# The doors
app-my-games = Mes parties
app-my-games-how = Quelle table ?
app-phase-lobby = on se rassemble
app-phase-telling = on cherche un indice
app-phase-laying = on choisit les cartes
app-phase-voting = on vote
app-phase-over = finie
app-close-window = Retour à la discussion
app-open-telegram = Ouvrir Telegram
app-door-outside = Une table entre amis
app-door-outside-how = Fabulo se joue dans les groupes Telegram. Ajoute le bot à ton groupe, envoies-y /newgame et ouvre cette page depuis le message qui apparaît.
app-door-expired = Cette fenêtre est trop vieille
app-door-expired-how = Ferme-la et rouvre le jeu depuis le groupe.
app-door-no-games = Aucune partie ouverte
app-door-no-games-how = Envoie /newgame dans ton groupe, ou ouvre une partie depuis son message.
app-door-no-such-game = Cette partie est introuvable
app-door-no-such-game-how = Elle est peut-être finie depuis longtemps. Lances-en une autre dans le groupe avec /newgame.
app-door-not-yours = Cette table ne te connaît pas encore
app-door-not-yours-how = Elle appartient à un groupe. Appuie sur « Rejoindre » sous le message du jeu là-bas, ou prends place ici si tu es dans ce groupe.
app-door-trouble = La table est hors de portée
app-door-trouble-how = La connexion a échoué. Rien de la partie n’est perdu.

## rules
# How the game is played: what /rules tells in the chat and the page under “How it is played”. Each line appears where
# the house rules of the group want it. Numbers come as values.

rules-hand = { $count ->
    [one] Chaque joueur a { $count } carte en main, cachée aux autres.
    [many] Chaque joueur a { $count } de cartes en main, cachées aux autres.
   *[other] Chaque joueur a { $count } cartes en main, cachées aux autres.
}
rules-hand-three = { $count ->
    [one] À trois joueurs, chacun a { $count } carte, et tous sauf le conteur en donnent deux.
    [many] À trois joueurs, chacun a { $count } de cartes, et tous sauf le conteur en donnent deux.
   *[other] À trois joueurs, chacun a { $count } cartes, et tous sauf le conteur en donnent deux.
}
rules-first-race = À la première manche, le conteur est la première personne qui trouve un indice. Ensuite, le tour passe à gauche.
rules-first-lot = Le premier conteur est tiré au sort. Ensuite, le tour passe à gauche.
rules-first-seat = { $name } conte en premier. Ensuite, le tour passe à gauche.
rules-clue = Le conteur choisit une carte en secret et donne un indice : un mot ou une phrase entière, de son cru ou tirée d’un poème, d’une chanson, d’un film, d’un proverbe.
rules-clue-spoken = L’indice peut aussi être dit à voix haute, pour que tout le monde l’entende.
rules-clue-shown = On peut aussi le chanter, le fredonner, le mimer ou le montrer : par un message vocal ou vidéo, une photo, un sticker, un GIF.
rules-lay = { $count ->
    [one] Chacun des autres donne { $count } carte de sa main, celle qui va le mieux avec l’indice.
    [many] Chacun des autres donne { $count } de cartes de sa main, celles qui vont le mieux avec l’indice.
   *[other] Chacun des autres donne les { $count } cartes de sa main qui vont le mieux avec l’indice.
}
rules-table = Toutes ces cartes sont mélangées, posées face visible et numérotées.
rules-decoys = { $count ->
    [one] Des cartes de la pioche complètent la table jusqu’à { $count } carte ; les votes pour elles ne rapportent à personne.
    [many] Des cartes de la pioche complètent la table jusqu’à { $count } de cartes ; les votes pour elles ne rapportent à personne.
   *[other] Des cartes de la pioche complètent la table jusqu’à { $count } cartes ; les votes pour elles ne rapportent à personne.
}
rules-vote = Tous sauf le conteur votent en secret pour la carte qu’ils croient être la sienne, jamais pour une des leurs.
rules-next = Chacun complète sa main, et le joueur de gauche conte à son tour.

rules-score = Les points
rules-score-ends = Tous trouvent la carte du conteur, ou personne : le conteur gagne { $none }, tous les autres { $others }.
rules-score-some = Certains la trouvent, mais pas tous : le conteur gagne { $points }, et ceux qui l’ont trouvée aussi.
rules-score-lone = Une seule personne la trouve : elle et le conteur gagnent { $points } chacun.
rules-score-lone-three = À trois joueurs, une seule personne la trouve : elle et le conteur gagnent { $points } chacun.
rules-score-votes = Chaque vote pour ta carte te rapporte { $points } de plus, sauf si tu es le conteur.
rules-score-large = À partir de { $seats } joueurs, tu peux voter pour une carte ou pour deux. Un vote unique et juste rapporte { $sure } de plus ; les votes pour ta carte rapportent { $most } au plus.
rules-score-two = À deux joueurs, les deux gagnent { $points } si la carte est trouvée, { $none } sinon.
rules-score-imaginarium-some = Certains trouvent la carte du conteur, mais pas tous : le conteur gagne { $points }, et { $more } de plus par personne qui trouve ; ceux qui trouvent gagnent { $points }.
rules-score-imaginarium-all = Tous la trouvent : le conteur perd { $points }, les autres ne gagnent rien.
rules-score-imaginarium-none = Personne ne la trouve : le conteur perd { $points }.
rules-score-floor = Personne ne descend sous { $none }.

rules-end = La fin
rules-end-points = { $count ->
    [one] La partie finit avec la manche où quelqu’un atteint { $count } point.
    [many] La partie finit avec la manche où quelqu’un atteint { $count } de points.
   *[other] La partie finit avec la manche où quelqu’un atteint { $count } points.
}
rules-end-last-card = La partie finit avec la manche où l’on pioche la dernière carte.
rules-end-laps = { $count ->
    [one] La partie finit quand tout le monde a conté { $count } fois.
    [many] La partie finit quand tout le monde a conté { $count } de fois.
   *[other] La partie finit quand tout le monde a conté { $count } fois.
}
rules-end-used = Quand la pioche est vide, les cartes jouées sont mélangées et en forment une nouvelle.
rules-end-win = Le plus de points l’emporte ; à égalité en tête, on partage la victoire.

rules-tips = Conseils
rules-tip-clue = Un indice trop précis, tout le monde le trouve ; trop perché, personne. Cherche entre les deux.
rules-tip-lure = Donne une carte qui pourrait bien être celle du conteur, pour attirer les autres.
rules-tip-think = Avant de voter, mets-toi dans la tête du conteur.
rules-tip-practice = Les premiers indices sont les plus durs. Au bout de quelques manches, l’inspiration vient toute seule.

# A round for an example, drawn as a picture. The clue should fit a picture of a lit door that stands open far out at sea.
rules-example = Une manche, par exemple
rules-example-clue = Presque à la maison
rules-example-told = { $name } conte « { $clue } » avec la carte { $number }.
rules-example-line = { $name } { $points } : { $why }
rules-why-told = certains ont trouvé la carte, mais pas tous ({ $points })
rules-why-told-two = la carte a été trouvée ({ $points })
rules-why-found = a trouvé la carte ({ $points })
rules-why-sure = n’a eu besoin que d’un seul vote ({ $points })
rules-why-votes = { $count ->
    [one] { $count } vote des autres ({ $points })
    [many] { $count } de votes des autres ({ $points })
   *[other] { $count } votes des autres ({ $points })
}
rules-why-nothing = pas cette fois

# Seven first names that are common where the language is spoken, for the example.
rules-name-1 = Anne
rules-name-2 = Thomas
rules-name-3 = Léa
rules-name-4 = Nicolas
rules-name-5 = Chloé
rules-name-6 = Louis
rules-name-7 = Hugo
