# Textes de la maison, pour tous les jeux.

refuse-turn = Ce n’est pas à vous de jouer.
refuse-turn-of = Ce n’est pas à vous de jouer : c’est à { $player }.

# Nombres

number-thousands = { "\u202F" }
number-point = ,

# Ce qui ne va pas dans une commande : une ligne, après le nom de la commande

error-guess = Vouliez-vous dire { $name } ?
error-language = la langue « { $language } » n’existe pas ; il y a : { $known }.
error-no-game = nommez un jeu, par exemple l’un de ceux de « lunatheque games ».
error-bot = le bot « { $name } » n’existe pas ; il y a : { $known }.
error-setting = une option s’écrit NOM=VALEUR, et non « { $setting } ».
error-players =
    { $game } se joue { $spread ->
        [0] à { $high }
       *[other] de { $low } à { $high }
    }, et non à { $seats }.
error-name = le nom « { $name } » a plus de { $longest } lettres.
error-name-line = un nom est une ligne de caractères visibles, et non « { $name } ».
error-names =
    il y a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, mais { $names ->
        [one] { $names } nom
       *[other] { $names } noms
    }.
error-bots =
    il y a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, mais { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }.
error-bots-all = nommez un bot pour les { $seats } places ou un bot par place, et non { $bots }.
error-seat = la place « { $letter } » n’existe pas ; il y a : { $known }.
error-extra = il faut une partie facultative : pip install "lunatheque[{ $extra }]".
error-rule = les règles { DE($game) } n’ont ni l’identifiant ni le mot « { $word } ».
error-resume = une partie reprise garde ses places, ses noms et ses options : retirez --seats, --names et --option.
error-other-game = { $file } est une partie { DE($game) }.
error-not-text = { $file } n’est pas un fichier de texte en UTF-8.
error-picture = { $file } : une image s’écrit dans un fichier qui finit par .svg ou .png.
error-no-png = Un PNG demande resvg-py, qui n’est pas installé : pip install "lunatheque[png]". Ou demandez un fichier qui finit par .svg.
error-move =
    { $file } a { $moves ->
        [0] zéro coup
        [one] { $moves } coup
       *[other] { $moves } coups
    } : le coup { $move } n’existe pas.

# L’étagère

games-heading =
    { $count ->
        [0] L’étagère est vide
        [one] Un jeu sur l’étagère
       *[other] { $count } jeux sur l’étagère
    }
games-id = nom
games-title = titre
games-players = joueurs
games-minutes = min
games-age = âge
games-authors = auteurs
games-publishers = éditeurs

# Contenu des boîtes

components-title = { $game } : { $pack }
components-hash = Contenu { $hash }, lu dans { $file }
components-yes = oui
components-no = non
source-printed = imprimé : la règle ou le matériel le dit
source-public = public : une page publiée le dit
source-reconstructed = reconstitué : inventé pour que l’on puisse jouer
field-name = Nom
contents-nothing = rien
as-written = { $written }

# Une partie dans le terminal

play-name-person = Joueur { $letter }
play-name-bot = Bot { $letter }
play-welcome = { $game } : { $names }
play-welcome-help = Tapez un numéro ou une notation ; « aide » dit ce que l’on peut taper d’autre.
play-only = Appuyez sur Entrée : c’est la seule possibilité.
play-hint =
    { $count ->
        [one] Appuyez sur Entrée, ou tapez 1 ou la notation de l’action.
       *[other] Tapez un numéro de 1 à { $count }, ou la notation d’une action.
    }
play-unknown =
    { $count ->
        [one] « { $line } » n’est ni le numéro 1 ni une action de ce jeu.
       *[other] « { $line } » n’est ni un numéro de 1 à { $count } ni une action de ce jeu.
    }
play-curtain-leave = Appuyez sur Entrée pour cacher l’écran.
play-curtain = Passez le clavier à { $name }. { $name }, appuyez sur Entrée.
play-why-what = Ajoutez le numéro ou la notation d’une action.
play-why-legal = « { $action } » est permis.
play-rules-hint = Ajoutez un identifiant, ou un mot à chercher.
play-rules-none = Les règles n’ont ni l’identifiant ni le mot « { $word } ».
play-log-empty = Il ne s’est encore rien passé.
play-save-where = Ajoutez le nom d’un fichier.
play-saved = La partie est dans { $file } et y sera gardée après chaque décision.
play-left = La partie n’a pas été enregistrée.
play-left-saved = La partie est dans { $file }. Pour la reprendre :

undo-done = Coup repris.
undo-nothing = Rien n’a encore été joué.
undo-learned = On ne peut pas revenir en arrière : des dés ou des cartes ont été vus depuis.
undo-other = La dernière décision n’était pas la vôtre.
undo-acted = On ne peut pas revenir en arrière : quelqu’un d’autre a joué depuis.

order-board = table
order-board-usage = table
order-board-help = redessiner la table et relire les actions
order-undo = annuler
order-undo-usage = annuler
order-undo-help = reprendre la dernière décision, si personne n’en a rien appris
order-hint = conseil
order-hint-usage = conseil
order-hint-help = ce que ferait le bot le plus fort, et à quoi il a pensé
order-rules = règles
order-rules-usage = règles [ID ou MOT]
order-rules-help = le sommaire des règles, ou ce qu’elles disent de quelque chose
order-why = pourquoi
order-why-usage = pourquoi ACTION
order-why-help = pourquoi une action n’est pas permise, et la règle qui le dit
order-log = journal
order-log-usage = journal
order-log-help = tout ce qui s’est passé jusqu’ici
order-save = garder
order-save-usage = garder FICHIER
order-save-help = garder la partie dans un fichier
order-help = aide
order-help-usage = aide
order-help-help = cette liste
order-quit = quitter
order-quit-usage = quitter
order-quit-help = quitter la partie

results-title = Résultat
results-rank = rang
results-player = joueur
results-score = score

# Revoir une partie

replay-go-on = Coup { $move } sur { $moves } : appuyez sur Entrée.

# Simulation

simulate-progress = En cours
simulate-played =
    { $game } : { $count ->
        [one] une partie
       *[other] { $count } parties
    } en { $seconds } s
simulate-games-speed = parties par seconde
simulate-decisions-speed = décisions par seconde
simulate-length-mean = décisions par partie, en moyenne
simulate-length-min = dans la plus courte
simulate-length-max = dans la plus longue
simulate-seed = graine
simulate-core = noyau
simulate-seat = place
simulate-bot = bot
simulate-wins = victoires
simulate-share = part
simulate-rank = rang moyen
simulate-score = score moyen

# Tables sur un serveur : ce qui n’est pas possible

refuse-not-begun = La partie n’a pas commencé : il reste des places libres.
refuse-over = La partie est terminée.
refuse-notation = Ce n’est pas une action de ce jeu.
refuse-answer = « { $words } » n’est pas une réponse à ce qui est demandé. Est-ce bien écrit ?
refuse-stale = La table a changé entre-temps : regardez de nouveau.
refuse-undo-nothing = Vous n’avez rien décidé qui puisse être repris.
refuse-seat = Ce n’est pas votre place.
refuse-time = Le temps de cette place est écoulé.
refuse-replaced = Un bot joue à cette place : revenez d’abord.
refuse-proposed = C’est déjà proposé.
refuse-no-proposal = Il n’y a rien à accepter.
refuse-claim = On peut réclamer la victoire quand le temps d’un autre joueur est écoulé.
refuse-nobody-agrees = Il faudrait l’accord d’une personne absente, qu’un bot remplace.
refuse-return = Aucun bot ne joue pour vous.
refuse-replace = Un bot peut remplacer une personne absente depuis longtemps ou dont le temps est écoulé.
refuse-bot = Ce bot n’existe pas.
refuse-no-hint = Aucun conseil n’a pu être trouvé.
refuse-piece = Cette pièce n’est pas sur la table.
refuse-message = Ce message est illisible : { $reason }
why-allowed = C’est possible maintenant.
advice-more = Ce qui a été considéré
advice-action = Action
advice-chances = Chances sur 100
advice-tries = Essais
thought-forced = Il n’y a pas à réfléchir.
thought-best =
    Le mieux semble être : { $action }, environ { $percent ->
        [one] { $percent } chance
       *[other] { $percent } chances
    } de gagner sur 100.
thought-better = Vient ensuite : { $action }, avec { $percent } sur 100.
thought-close = Presque aussi bon : { $action }, avec { $percent } sur 100.
thought-clear = Tout le reste est nettement moins bon : { $action } vient ensuite, avec { $percent } sur 100.
thought-tries =
    { $tries ->
        [one] Une suite a été jouée en pensée
       *[other] { $tries } suites ont été jouées en pensée
    }, pour { $actions ->
        [one] une action.
       *[other] { $actions } actions.
    }
why-not-now = Il n’y a rien à faire avec cela maintenant : { $piece }
why-others = Cela appartient à { $player } : { $piece }
why-shows = Cela n’est là que pour être regardé : { $piece }

error-line = Écrivez une ligne de 1 à { $longest } caractères visibles.
error-message-length = Un message a au plus { $longest } caractères.
error-request = Cette demande est incompréhensible : { $reason }
error-come-in = Entrez d’abord, avec un nom.
error-other-site = Les changements demandés par un autre site sont refusés.
error-banned = L’hôte de cette maison ne vous laisse pas entrer.
error-too-often = Trop souvent : attendez un peu.
error-no-page = Cette page n’existe pas.
error-no-table = Cette table n’existe pas.
error-no-move = La partie n’a pas ce coup.
error-no-such-game = Il n’y a pas de jeu « { $game } » sur l’étagère.
error-no-pack = Ce jeu n’a pas un tel paquet de composants.
error-pack =
    { $line ->
        [0] On ne peut pas jouer avec ce paquet : { $reason }
       *[other] Ligne { $line } du paquet : { $reason }
    }
error-record-file =
    { $file }{ $line ->
        [0] {""}
       *[other] , ligne { $line }
    } : { $reason }
error-record =
    { $line ->
        [0] Cette partie notée ne peut pas être rejouée : { $reason }
       *[other] Ligne { $line } de la partie notée : { $reason }
    }
error-option =
    { $game } n’a pas d’option « { $option } » ; { $options ->
        [0] il n’en a aucune
       *[other] il y a : { $known }
    }.
error-option-choice = l’option { $option } n’a pas le choix « { $choice } » ; il y a : { $known }.

# Ce qui ne va pas dans une partie notée : après « Ligne 3 de la partie notée : »
record-heading = une partie notée commence par « { $heading } ».
record-key = ici il faut « { $key }: … », et non « { $found } ».
record-start = ici il faut « { $start } ».
record-line = ici il faut « option …: … » ou « seat { $letter }: … », et non « { $found } ».
record-number = ici il faut le coup { $move }, et non « { $found } ».
record-seat = la place « { $seat } » n’existe pas ; il y a : { $known }.
record-word = ce qui se dit à une place est l’un de { $known }, et non « { $said } ».
record-action = « { $action } » n’est pas une action de ce jeu.
record-label = « { $outcome } » : il n’y a pas de { $kind } « { $label } ».
record-outcome = « { $outcome } » n’est pas un tirage de ce jeu ; il y a : { $known }.
record-cannot-start = la partie ne peut pas commencer : { $reason }
record-pack = elle a été jouée avec le paquet de composants { $pack }, et celui-ci est { $box }.
record-refused = le coup { $move } n’est pas permis à cet endroit, selon la règle « { $rule } ».
record-outcomes =
    { $move ->
        [0] la partie ne peut pas commencer
       *[other] le coup { $move } ne peut pas être joué
    } : { $count ->
        [0] le jeu demande des tirages, et aucun n’est noté.
       *[other] « { $outcomes } » n’est pas ce que le jeu demande.
    }

error-pace = Une cadence est libre, une pendule jusqu’à 600 minutes, ou jusqu’à 60 jours par coup.
error-seat-kind = Une place est « me », « open » ou un bot ({ $known }), pas « { $kind } ».
error-bots-alone = Une table a besoin d’une place pour quelqu’un : « me » ou « open », pas seulement de bots.
error-seat-taken = Quelqu’un d’autre a pris cette place.
error-invitation = Cette invitation n’est pas pour une place de cette table.
error-not-your-seat = Ce n’est pas votre place.
error-owner-only = Seule la personne qui a ouvert la table peut le faire.
error-begun = La partie a commencé.
error-not-over = Ce sera possible quand la partie sera terminée.
error-too-many-tables = Vous avez { $most } tables inachevées : terminez-en d’abord quelques-unes.
error-too-many-reviews = Vous avez apporté { $most } parties notées, le plus qui soit gardé pour une personne : revoyez l’une d’elles.
error-too-many-packs = Vous avez déposé { $most } paquets de composants, le plus qui soit gardé pour une personne : servez-vous de l’un d’eux.
error-account-already = Vous avez déjà un compte.
error-name-taken = Quelqu’un d’autre a un compte de ce nom.
error-name-owned = Ce nom est celui d’un compte : connectez-vous, ou prenez-en un autre.
error-password-length = Un mot de passe a { $shortest } à { $longest } caractères.
error-login = Aucun compte n’a ce nom et ce mot de passe.

# Tables sur un serveur : ce qui se passe

event-undone = { $player } reprend sa dernière décision.
event-taken-back = D’un commun accord, la dernière décision { DE($player) } et ce qui l’a suivie sont repris.
event-propose-undo = { $player } demande à reprendre sa dernière décision.
event-propose-end = { $player } propose de terminer la partie.
event-agreed-to = { $player } accepte.
event-declined = { $player } refuse.
event-resign = { $player } abandonne.
event-time = { $player } perd au temps.
event-agreed = D’un commun accord, la partie est terminée.
event-closed = L’hôte a fermé la table.
event-flagged = Le temps { DE($player) } est écoulé.
event-replaced = Un bot joue pour { $player }.
event-returned = { $player } est de retour.
serve-open = Les tables sont ouvertes à l’adresse { $address } (Ctrl-C les ferme).

# Bots by level
level-cadet = Cadet
level-pilote = Pilote
level-commandant = Commandant
level-legende = Légende
level-random = Hasard
level-greedy = Glouton
level-search = Chercheur

# S’occuper d’un serveur

host-id = table
host-game = jeu
host-opened = ouverte
host-moves = coups
host-state = état
host-players = joueurs
host-waiting = en attente
host-on = en cours
host-ended-over = terminée
host-ended-resign = abandon
host-ended-time = perdue au temps
host-ended-agreed = arrêtée d’un commun accord
host-ended-closed = fermée
host-closed = La table { $table } est fermée.
host-banned = { $value } n’entre plus.
host-unbanned = { $value } peut de nouveau entrer.
host-saved = Tout est copié dans { $file }.
host-restored = Tout est comme dans { $file }.
host-no-backup = { $file } n’est pas une copie de tables.
host-not-copied = { $file } : la copie est impossible : { $error }
host-same-file = { $file } est le fichier des tables elles-mêmes, et non une copie.
host-no-name = un nom à exclure a au moins un signe visible.
host-no-address = « { $value } » n’est pas une adresse ; on en écrit comme 203.0.113.7 ou 2001:db8::7.
host-no-bans = Tout le monde peut entrer.
host-ban-name = nom
host-ban-address = adresse
host-use-pg-dump = Les tables sont dans PostgreSQL : utilisez pg_dump et pg_restore, qui le copient pendant qu’il fonctionne.
error-closed = L’hôte a fermé cette table.

# L’arène
arena-kind = Tournoi de bots
arena-first = { $bot } arrive en tête, avec { $share } % des victoires à ses places ({ $low }–{ $high }).
arena-at =
    { $seats ->
        [one] une place à la table
       *[other] { $seats } places à la table
    }
arena-bot = bot
arena-games = places tenues
arena-rating = cote
arena-share = victoires
arena-rank = rang moyen
arena-score = score moyen
arena-overview = Classement
arena-duels = Qui devance qui
arena-duels-note = Combien de fois le bot de la ligne a devancé celui de la colonne ; une égalité compte pour moitié.
arena-duel =
    { $count ->
        [one] une rencontre
       *[other] { $count } rencontres
    }
arena-courses = Comment les parts de victoires se sont établies
arena-courses-note = Après chaque partie jouée par un bot. Le trait pointillé serait équitable entre égaux.
arena-seats = Victoires selon la place
arena-seats-note = La part des victoires à chaque place. Quand les lettres sont proches, la place compte peu.
arena-scores = Scores
arena-scores-note = La fréquence de chaque score ; le point est la médiane, neuf dixièmes sont le long de la barre.
arena-lengths = Longueur d’une partie
arena-lengths-note = En décisions, toutes places réunies.
arena-method = Les cotes sont celles d’OpenSkill (Plackett-Luce), les parts ont l’intervalle de Wilson : la vraie valeur s’y trouve dans 95 cas sur 100. Chaque bot a tenu chaque place aussi souvent, dans toutes les combinaisons.
arena-facts =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, graine { $seed }
arena-goes-on =
    { $count ->
        [one] Une partie a déjà été jouée ; le tournoi continue.
       *[other] { $count } parties ont déjà été jouées ; le tournoi continue.
    }
arena-written = Le rapport est dans { $file }.
