# De la Terre à la Lune en français.

game-tagline = Allez sur la Lune, évitez le satellite pirate et rapportez les échantillons que promettent vos options.

# Ce dont on convient avant la partie ----------------------------------------------------------------------------

option-wake = Retour du sillage
option-wake-snap = au palier dès le tour suivant
option-wake-literal = d’autant de cases par tour que le dé rouge a de points
option-drag = Combien de fois le satellite vous entraîne
option-drag-crossing = une fois à chaque palier de l’orbite
option-drag-passage = une fois jusqu’à la prochaine station ou la Lune
option-discards = Cartes écartées
option-discards-face-down = face cachée
option-discards-face-up = face visible
option-first = Qui commence
option-first-random = tirage au sort
option-first-seat-a = la place A
option-rockets = Couleurs des fusées
option-rockets-random = tirées au sort
option-rockets-in-order = dans l’ordre : rouge, jaune, bleu, vert
option-satellite = Départ du satellite
option-satellite-random = tiré au sort
option-satellite-top = en haut de son orbite
option-last-round = Tour de table après lequel tous sont rappelés
option-last-round-150 = le 150e
option-last-round-60 = le 60e
option-last-round-30 = le 30e

# Noms -----------------------------------------------------------------------------------------------------------

step = palier { $step }
card = { $rank } { $colour } ({ $name })
rocket-red = fusée rouge
rocket-yellow = fusée jaune
rocket-blue = fusée bleue
rocket-green = fusée verte
list = { $first }, { $last }
place-1 = première
place-2 = deuxième
place-3 = troisième
place-4 = quatrième
nothing = rien
option-token = Option : { $kind } ({ $points } points)
option-exhausted = Option : gisement épuisé
option-hidden = Option, face cachée
pawn-known = Pion : { $pawn }
pawn-hidden = Pion, face cachée
card-back = Carte d’exploration, face cachée

# Ce qu’on demande -----------------------------------------------------------------------------------------------

prompt-over = La partie est finie.
prompt-wait = C’est à { $player }.
prompt-roll = Jetez les dés.
prompt-roll-home = Tout le monde rentre : jetez le dé rouge.
prompt-move =
    { $points ->
        [one] Avancez de { $points } palier.
       *[other] Avancez de { $points } paliers.
    }
prompt-moon =
    { $points ->
        [one] Restez sur la Lune pour prospecter, ou repartez avec { $points } point.
       *[other] Restez sur la Lune pour prospecter, ou repartez avec { $points } points.
    }
prompt-push = Un six : déplacez une fusée rivale d’un palier, si vous voulez.
prompt-exchange =
    { $count ->
        [one] Échangez { $count } carte, ou aucune.
        [5] Échangez vos cinq cartes, ou aucune.
       *[other] Échangez exactement { $count } cartes, ou aucune.
    }
prompt-station = Vous êtes à une station : continuez, ou combattez.
prompt-lead = Entamez la levée. Atout : { $trump }.
prompt-follow = Entame : { $led }. Fournissez sa couleur si vous le pouvez. Atout : { $trump }.
prompt-pick =
    { $count ->
        [one] Choisissez encore une pile { DE($other) }.
       *[other] Choisissez { $count } piles { DE($other) }. Vous les regarderez une fois toutes choisies.
    }
prompt-look = Prospectez : regardez le pion d’un cratère.
prompt-sort = Vos options vont sous les pions de leur sorte. Y glisser aussi, à l’insu de tous, des options épuisées ?
prompt-take = Dans le cratère { $crater } : { $pawn }. Prenez le pion ou laissez-le.

# Les actions ----------------------------------------------------------------------------------------------------

action-roll = Jeter les dés
action-roll-home = Jeter le dé rouge et rentrer
action-pass-push = Ne déplacer personne
action-pass-exchange = Garder ses cartes
action-pass-station = Continuer
action-pass-look = Ne rien regarder
action-pass-sort = Ranger les options, ne rien glisser
action-stay = Rester et prospecter
action-leave = Laisser le pion
action-move = Voler vers : { $step }
action-move-station = S’arrêter : { $step }
action-move-wake = Voler vers : { $step } (entraîné de { $count })
action-hide = Glisser une option épuisée sous la pile { $one } ({ $first })
action-hide-both = Glisser des options épuisées sous les piles { $one } ({ $first }) et { $two } ({ $second })
action-move-crash = Voler vers : { $step } (collision !)
action-push = Avancer { $other } : { $step }
action-push-back = Reculer { $other } : { $step }
action-exchange =
    { $count ->
        [5] Échanger les cinq cartes
       *[other] Échanger : { $cards }
    }
action-defi = Lancer un Défi, atout { $trump }
action-ambush = Tendre une embuscade à { $other }, atout { $trump }
action-play = Jouer : { $card }
action-pick =
    Prendre la pile { $stack } ({ $count ->
        [0] sans option
        [one] { $count } option
       *[other] { $count } options
    })
action-look = Regarder le cratère { $crater }
action-take =
    { $bluff ->
        [0] Prendre le pion : { $pawn }
        [one] Prendre le pion : { $pawn }, et glisser dessous une option épuisée
       *[other] Prendre le pion : { $pawn }, et glisser dessous { $bluff } options épuisées
    }
action-slip =
    Déplacer une option épuisée de { $source ->
        [0] votre main
       *[other] la pile { $source }
    } vers { $target ->
        [0] votre main
       *[other] la pile { $target }
    }

# Ce qui se passe ------------------------------------------------------------------------------------------------

event-rocket = { $player } prend la { $rocket }.
event-begins = { $player } commence.
event-satellite = Le satellite pirate part de la case { $space } de son orbite.
event-deal = Les cartes d’exploration sont mélangées, et chacun en reçoit cinq.
event-rolls = { $player } jette { $one } et { $two } pour le satellite et { $red } pour la fusée.
event-rolls-home = { $player } jette { $red }.
event-satellite-moves = Le satellite avance de { $count } cases.
event-flies = { $player } vole vers : { $step }.
event-flies-home = { $player } rentre jusqu’ici : { $step }.
event-stays = { $player } reste sur la Lune.
event-dragged = Le sillage du satellite prend { $player } et l’entraîne de { $count } cases.
event-wake-back =
    { $count ->
        [one] { $player } recule le long de l’orbite ; il reste { $count } case.
       *[other] { $player } recule le long de l’orbite ; il reste { $count } cases.
    }
event-wake-left = { $player } revient du sillage : { $step }.
event-collides = { $player } heurte le satellite et retombe : { $step }.
event-destroyed = { $player } heurte le satellite une seconde fois : la fusée est détruite.
event-options-lost =
    { $count ->
        [one] { $player } laisse { $count } option sous le paquet : { $station }.
       *[other] { $player } laisse { $count } options sous le paquet : { $station }.
    }
event-options-out =
    { $count ->
        [one] { $count } option { DE($player) } est hors du jeu.
       *[other] { $count } options { DE($player) } sont hors du jeu.
    }
event-pawn-returns = Un pion { DE($player) } retourne dans le cratère { $crater }.
event-lays-down = { $player } dépose toutes ses cartes.
event-lays-down-openly = { $player } dépose toutes ses cartes : { $secret }.
event-pushed = { $player } déplace { $other } : { $step }.
event-keeps = { $player } garde ses cartes.
event-exchanges =
    { $count ->
        [one] { $player } échange { $count } carte.
       *[other] { $player } échange { $count } cartes.
    }
event-exchanges-openly =
    { $count ->
        [one] { $player } échange { $count } carte : { $secret }.
       *[other] { $player } échange { $count } cartes : { $secret }.
    }
event-you-get-cards = Vous tirez : { $secret }.
event-gets-cards =
    { $count ->
        [one] { $player } tire { $count } carte.
       *[other] { $player } tire { $count } cartes.
    }
event-new-talon = Le talon est épuisé : les écarts précédents en forment un nouveau.
event-you-draw = Vous tirez ({ $station }) : { $secret }.
event-draws =
    { $count ->
        [one] { $player } tire { $count } option ({ $station }).
       *[other] { $player } tire { $count } options ({ $station }).
    }
event-defi = { $player } lance un Défi ({ $station }). Atout : { $trump }.
event-ambush = { $player } tend une embuscade à { $other } ({ $station }). Atout : { $trump }.
event-summoned = { $player } doit venir : { $station }.
event-plays = { $player } joue : { $card }.
event-wins-trick =
    { $count ->
        [one] { $player } remporte la levée, sa première.
       *[other] { $player } remporte la levée et en a { $count }.
    }
event-wins-defi = { $player } remporte le Défi : { $count } options, s’il y en a autant.
event-wins-ambush = { $player } remporte l’embuscade : { $count } piles, s’il y en a autant.
event-you-win-stack =
    { $count ->
        [0] Vous gagnez le pion : { $secret }. Il n’y a rien dessous.
        [one] Vous gagnez le pion : { $secret }, avec { $count } option{ $secret_exhausted ->
            [0] {""}
           *[other] , épuisée
        }.
       *[other] Vous gagnez le pion : { $secret }, avec { $count } options{ $secret_exhausted ->
            [0] {""}
           *[other] , dont épuisées : { $secret_exhausted }
        }.
    }
event-picks = { $player } choisit la pile { $stack }.
event-wins-stack =
    { $count ->
        [0] { $player } gagne un pion sans option.
        [one] { $player } gagne un pion avec { $count } option.
       *[other] { $player } gagne un pion avec { $count } options.
    }
event-you-look = Vous regardez le cratère { $crater } : { $secret }.
event-looks = { $player } regarde le cratère { $crater }.
event-leaves-pawn = { $player } laisse le pion du cratère { $crater }.
event-takes-pawn =
    { $count ->
        [0] { $player } prend le pion, sans option dessous.
        [one] { $player } prend le pion et met { $count } option dessous.
       *[other] { $player } prend le pion et met { $count } options dessous.
    }
event-sorts =
    { $count ->
        [0] { $player } range ses options et n’en garde pas en main.
       *[other] { $player } range ses options et en garde { $count } en main.
    }
event-twins =
    { $count ->
        [one] { $player } ajoute { $count } option à la pile { $stack }.
       *[other] { $player } ajoute { $count } options à la pile { $stack }.
    }
event-slips =
    { $player } déplace une option de { $source ->
        [0] sa main
       *[other] la pile { $source }
    } vers { $target ->
        [0] sa main
       *[other] la pile { $target }
    }.
event-lands =
    { $points ->
        [0] { $player } est de retour, à la { $place } place.
       *[other] { $player } est de retour, à la { $place } place, et reçoit { $points } points.
    }
event-cards-away = Les cartes d’exploration ne servent plus.
event-call-home-late = Personne n’a atterri à temps. Le satellite s’en va, et tout le monde rentre par l’itinéraire le plus rapide. Le premier qui atterrit ne touche pas de prime.
event-call-home = Le satellite s’en va. Tout le monde rentre par l’itinéraire le plus rapide.
event-over = Tout est dévoilé : la partie est finie.
event-score =
    { $points ->
        [0] { $player } n’a rien.
       *[other] { $player } a { $points } points.
    }

# Pourquoi non ---------------------------------------------------------------------------------------------------

refuse-phase-roll = Jetez d’abord les dés.
refuse-phase-move = Votre fusée doit d’abord voler.
refuse-phase-push = Déplacez d’abord une fusée rivale, ou passez.
refuse-phase-exchange = Échangez d’abord des cartes, ou passez.
refuse-phase-station = Vous êtes à une station : passez, lancez un Défi ou tendez une embuscade.
refuse-phase-trick = Jouez une carte.
refuse-phase-pick = Choisissez une pile.
refuse-phase-look = Regardez dans un cratère, ou passez.
refuse-phase-take = Prenez le pion ou laissez-le.
refuse-phase-sort = Rangez d’abord vos options : glissez-en d’épuisées sous vos pions, ou passez.
refuse-phase = { $now } { $when }
when-roll = On jette les dés une fois, au début du tour.
when-slip = On déplace des options épuisées au début du tour, avant de jeter les dés.
when-move = Une fusée vole quand les dés sont jetés.
when-push = On déplace une rivale quand le dé rouge montre un six et que sa propre fusée a volé.
when-exchange = On échange des cartes après le vol.
when-station = Un Défi ou une embuscade est pour qui vient d’arriver à une station.
when-trick = On joue des cartes dans un Défi ou une embuscade.
when-pick = Une pile est pour qui a gagné une embuscade.
when-look = Les cratères sont pour qui est sur la Lune : un regard par tour.
when-take = On prend un pion après l’avoir regardé.
when-sort = On glisse des options épuisées quand on range ce qu’on a reçu.
refuse-stay = Une fusée ne peut rester que sur la Lune.
refuse-stay-empty = Il n’y a plus de pion sur la Lune.
refuse-no-step = Ce plateau n’a pas de palier { $step }.
refuse-outward = Vous n’avez pas encore été sur la Lune : d’une station, on ne redescend pas par une voie qui mène à la Terre.
refuse-fly =
    { $points ->
        [one] { $points } point ne mène pas là : { $step }.
       *[other] { $points } points ne mènent pas là : { $step }.
    }
refuse-crossroads-back = Au carrefour, on ne repart pas par où l’on est venu.
refuse-crossroads-stop = On ne s’arrête au carrefour que si les points finissent là.
refuse-push = Cette fusée ne peut pas être déplacée ainsi.
refuse-exchange =
    { $count ->
        [one] On échange exactement { $count } carte, pas { $chosen }.
       *[other] On échange exactement { $count } cartes, pas { $chosen }.
    }
refuse-no-player = Ce joueur n’existe pas.
refuse-ambush = On ne peut pas tendre d’embuscade à { $other } ici.
refuse-defi-landed = Vous avez été sur la Lune : plus de Défi.
refuse-defi-empty = Il n’y a plus d’options ici.
refuse-defi-followers = Personne ne vous suit.
refuse-card = Vous n’avez pas cette carte : { $card }.
refuse-follow = Vous devez fournir la couleur : { $colour }.
refuse-pick = Cette pile n’existe pas, ou vous l’avez déjà choisie.
refuse-look = Le cratère { $crater } est vide.
refuse-bluff = Vous n’avez pas autant d’options épuisées.
refuse-hide = Vous n’avez pas autant d’options épuisées, ou cette pile n’existe pas.
refuse-slip-late = C’est trop tard pour cela.
refuse-slips = On peut déplacer des options épuisées { $limit } fois par tour.
refuse-slip = Il n’y a pas d’option épuisée à cet endroit, ou cette pile n’existe pas.

# La table -------------------------------------------------------------------------------------------------------

zone-board = De la Terre à la Lune
zone-dice = Dés
zone-cards = Talon et écarts
zone-fight = { $kind ->
        [defi] Défi
       *[ambush] Embuscade
    } ({ $station }), atout { $trump }
zone-trumps = Combattre ici ? Nommez l’atout
zone-trick = Levée
zone-last-trick = Dernière levée, faite par { $player }
zone-tricks = Levées faites
zone-player = { $player }, { $rocket }
zone-hand = Cartes
zone-options = Options
zone-stacks = Pions
zone-notes = Ce que vous avez vu sur la Lune
zone-status = Vol

line-lane = Itinéraire { $lane }
line-wake = { $player } a été entraîné par ici
line-tail = Le dernier déplacement du satellite

piece-step = { $step }
piece-crossing = { $step }, sur l’orbite
piece-station = { $station }
piece-pile =
    { $count ->
        [0] { $station } : plus d’option
        [one] { $station } : { $count } option
       *[other] { $station } : { $count } options
    }
piece-rocket = Fusée { DE($player) } : { $step }
piece-rocket-wake =
    { $count ->
        [one] Fusée { DE($player) }, dans le sillage, à { $count } case de son palier ({ $step })
       *[other] Fusée { DE($player) }, dans le sillage, à { $count } cases de son palier ({ $step })
    }
piece-satellite = Satellite pirate, case { $space }
piece-crater-unseen = Cratère { $crater } : personne n’a regardé
piece-crater-looked = Cratère { $crater } : d’autres ont regardé
piece-crater-known = Cratère { $crater } : { $pawn }
piece-die-blue = Dé du satellite : { $face }
piece-die-red = Dé de la fusée : { $face }
piece-dice-wait = Les dés attendent
piece-talon =
    { $count ->
        [one] Talon : { $count } carte
       *[other] Talon : { $count } cartes
    }
piece-discards =
    { $count ->
        [0] Écarts : aucun
        [one] Écarts : { $count } carte
       *[other] Écarts : { $count } cartes
    }
piece-discard = Écartée : { $card }
piece-discards-hidden =
    { $count ->
        [one] { $count } carte écartée, face cachée
       *[other] { $count } cartes écartées, face cachée
    }
piece-trump = Atout : { $trump }
piece-trick = { $player } : { $card }
piece-won =
    { $count ->
        [0] { $player } : aucune levée
        [one] { $player } : { $count } levée
       *[other] { $player } : { $count } levées
    }
piece-stack =
    { $count ->
        [0] Pile { $stack } : { $pawn }, sans option
        [one] Pile { $stack } : { $pawn }, { $count } option
       *[other] Pile { $stack } : { $pawn }, { $count } options
    }
piece-stack-of = { $stack } : { $options }
piece-exchanged =
    { $count ->
        [0] Aucune carte échangée depuis la donne
        [one] { $count } carte échangée depuis la donne
       *[other] { $count } cartes échangées depuis la donne
    }
piece-crashes =
    { $count ->
        [0] Aucune collision
        [one] { $count } collision
       *[other] Détruite
    }
piece-outward = À l’aller
piece-homeward = A été sur la Lune
piece-home = De retour, { $place } place
piece-fell = Éliminé
piece-note = Cratère { $crater }
caption-number = { $number }

sheet-bonus = Atterrissage
sheet-deposit = Options : { $pawn }
sheet-total = Total

# Le contenu de la boîte, tableau par tableau
contents-bonus = Primes
contents-colour = Séries de cartes
contents-rank = Rangs des cartes
contents-deposit = Gisements
contents-exhausted = Gisements épuisés
contents-board = Plateau
contents-hub = Terre, Lune et stations
contents-lane = Itinéraires
contents-orbit = Orbite
contents-craters = Cratères

# … et leurs valeurs
field-first = Premier à se poser
field-second = Deuxième à se poser
field-copies = Nombre d’options
field-points = Points d’une option
field-width = Largeur du cadre où l’on mesure les places
field-height = Hauteur de ce cadre
field-x = Depuis la gauche
field-y = Depuis le haut
field-radius = Rayon
field-from = De
field-to = À
field-steps = Paliers
field-crossings = Où l’orbite le coupe
field-spaces = Cases
field-across = Demi-largeur
field-down = Demi-hauteur
field-places = Cratères
lane-called = itinéraire { $lane }
steps = { $count }
lane-crosses = palier { $step } sur la case { $space }
craters = { $count }
