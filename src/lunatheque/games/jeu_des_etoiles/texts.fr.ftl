# Jeu des Étoiles en français.

game-tagline = Voyagez en fusée d’étoile en étoile, et apprenez à connaître le ciel.

# Options

# Les tours sont ceux de bots dans des parties à deux et à quatre ; un tour est compté pour une minute.
option-end = La partie s’achève
option-end-50 = à 50 points : 5 à 7 tours chacun, environ un quart d’heure
option-end-100 = à 100 points : 12 à 16 tours chacun, une demi-heure ou plus
option-end-150 = à 150 points : 17 à 24 tours chacun, environ une heure
option-end-200 = à 200 points : 24 à 31 tours chacun, une heure ou plus
option-end-deck = quand il n’y a plus de carte : deux heures ou plus
option-quiz = Les noms de constellations proches
option-quiz-asked = sont demandés
option-quiz-left-out = ne sont pas demandés
option-near = Une constellation est proche
option-near-ruler-or-border = à 3 graduations au plus, ou voisine dans le ciel
option-near-ruler-only = à 3 graduations au plus
option-red = Face rouge
option-red-void = ce lancer est perdu
option-red-skip-next = au premier lancer, le tour suivant aussi
option-green = Face verte après une face verte
option-green-adds = ajoute deux lancers
option-green-resets = ramène à deux lancers
option-circled = Une étoile cerclée paie
option-circled-once-a-voyage = une fois par voyage
option-circled-once-a-game = une fois par partie
option-goal = Les pas de reste à l’arrivée au but
option-goal-walk-on = permettent d’y marcher encore
option-goal-stop = sont perdus
option-there = Tirer la constellation où l’on est
option-there-complete = termine le voyage
option-there-redraw = fait tirer une autre carte
option-links = Les liaisons jaunes servent
option-links-zodiac = au Zodiaque seulement
option-links-everyone = à tous les voyages
option-nearest = On rejoint le Zodiaque
option-nearest-free = où l’on veut
option-nearest-enforced = dans sa constellation la plus proche
option-direction = Le tour du Zodiaque se fait
option-direction-free = dans les deux sens
option-direction-forward = vers l’avant, comme le Soleil
option-zodiac-stars = La carte du Zodiaque compte, à égalité,
option-zodiac-stars-0 = aucune étoile
option-zodiac-stars-41 = 41 étoiles
option-pole = L’Étoile Polaire est
option-pole-circled = cerclée
option-pole-plain = une étoile ordinaire
option-empty-pile = Quand il n’y a plus de carte à tirer
option-empty-pile-at-once = la partie s’arrête
option-empty-pile-finish-voyages = les autres finissent leur voyage
option-target-reached = Quand un joueur a les points
option-target-reached-at-once = la partie s’arrête
option-target-reached-finish-round = on finit la manche

# Les choses

star = { $star } ({ $constellation })
zone-sky = Le ciel
zone-card = Carte à atteindre
zone-player = { $player }
zone-gold = Or
zone-won = Voyages terminés
pile =
    { $count ->
        [one] { $count } carte à tirer
       *[other] { $count } cartes à tirer
    }
card-constellation = { $card } ({ $latin }), { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } ; étoile principale : { $principal }
card-constellation-plain = { $card } ({ $latin }), { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
card-zodiac = { $card } : les douze constellations, et retour
label = { $constellation } ({ $latin })
star-named = { $star }, { $designation } ({ $constellation })
star-letter = { $letter }
star-unnamed = { $star } ({ $constellation })
star-circled = { $star }, { $designation } ({ $constellation }) : étoile cerclée
star-goal = { $seen }. Une étoile du but.
reach = { $steps ->
        [one] Une graduation de la réglette
       *[other] { $steps } graduations de la réglette
    }
rocket = Fusée { $rocket } { DE($player) }, sur { $star }
rocket-free = Fusée { $rocket }
gold =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $voyages ->
        [one] { $voyages } voyage
       *[other] { $voyages } voyages
    }
die-none = Le dé, pas encore lancé
die-number = Le dé montre { $steps }
die-green = Le dé est vert : encore { $throws ->
        [one] un lancer
       *[other] { $throws } lancers
    }
die-red = Le dé est rouge
trail = Le dernier chemin { DE($player) }

# Ce qui est demandé

prompt-over = La partie est finie.
prompt-wait = C’est à { $player } de jouer.
prompt-rocket = Choisissez votre fusée.
prompt-draw = Tirez une carte.
prompt-quiz = Votre but : { $card }. Le plan est caché : de mémoire, quelles constellations en sont proches ? { $left ->
        [one] On écoute encore un nom.
       *[other] On écoute jusqu’à { $left } noms.
    }
prompt-throw = { $voyage } { $throws ->
        [one] Lancez le dé.
       *[other] Lancez le dé ; il vous reste { $throws } lancers.
    }
prompt-move = { $voyage } Vous avez { $steps } pas.
asks-name = Une constellation proche de : { $card } (ou « rien »)
voyage-none = En attente d’une carte.
voyage-to = But : { $card }.
voyage-approach = But : le Zodiaque ; la constellation la plus proche : { $constellation }.
voyage-lap = Tour du Zodiaque : { $visited } constellations sur 12, retour : { $constellation }.

action-draw = Tirer une carte
action-throw = Lancer le dé
action-stop = Rester ici
action-done = Ne plus rien nommer
action-rocket = Prendre la fusée { $rocket }
action-name = Nommer { $name }
action-go = Destination : { $star }, { $steps } pas{ $points ->
        [0] {""}
       *[other] , +{ $points } points
    }

# Ce qui arrive

event-rocket = { $player } prend la fusée { $rocket } et la pose sur l’Étoile Polaire.
event-drawn = { $player } tire une carte : { $card }.
event-redrawn = { $player } y est déjà et tire une autre carte : { $card }.
event-name-right = { $player } nomme { $name } : juste, +{ $points } points.
event-name-wrong = { $player } nomme { $name } : ce n’est pas proche.
event-quiz-over = { $player } ne nomme plus rien.
event-name-void = { $player } nomme { $name } : cela ne compte pas.
event-thrown = { $player } lance le dé : { $steps }.
event-green = { $player } lance le dé : vert, encore { $throws ->
        [one] un lancer
       *[other] { $throws } lancers
    }.
event-red = { $player } lance le dé : rouge, ce lancer est perdu.
event-red-skip = { $player } lance le dé : rouge, ce tour et le suivant sont perdus.
event-skips = { $player } passe un tour.
event-flew = { $player } va à { $star } ({ $steps } pas).
event-circled = { $player } passe sur { $star } : +{ $points } points.
event-lap = { $player } commence le tour du Zodiaque : { $constellation }.
event-voyage = { $player } a terminé son voyage : { $card }, +{ $points } points.
event-target = { $player } a { $points } points : la partie est finie.
event-last-round = { $player } a { $points } points : c’est la dernière manche.
event-round-over = La dernière manche est finie.
event-pile-empty = { $player } ne trouve plus de carte à tirer : la partie est finie.
event-guard = La partie a duré assez longtemps : elle est finie.

# Ce qui ne se peut pas

refuse-rocket-first = Choisissez d’abord votre fusée.
refuse-rocket-taken = Quelqu’un a déjà cette fusée : { $rocket }.
refuse-draw-first = Tirez d’abord une carte.
refuse-has-card = Vous avez une carte : un voyage à la fois.
refuse-quiz-first = Nommez d’abord des constellations, ou dites que vous n’en nommez plus.
refuse-throw-first = Lancez d’abord le dé.
refuse-move-first = Employez d’abord vos pas, ou restez où vous êtes.
refuse-here = Votre fusée y est déjà.
refuse-occupied = Une autre fusée est sur { $star } : arrêtez-vous avant, ou poursuivez plus loin.
refuse-steps = Il faut { $steps } pas jusqu’à { $star }, et vous en avez { $left }.
refuse-lap = Pas de réglette sur le Zodiaque : ni trait ni liaison jaune ne mène maintenant à { $star }.
refuse-lap-far = { $star } est trop loin pour ce lancer, ou au-delà de la fin du tour.
refuse-backward = Vous êtes convenus que, pendant le tour, les liaisons ne se suivent que vers l’avant : celle-ci ramène à { $star }.
refuse-leave-goal = Vous êtes à votre but et n’en sortez pas avec ce lancer : { $card }.
refuse-inside = La réglette ne sert pas à l’intérieur d’une constellation, et { $star } est trop loin en suivant les traits.
refuse-far = { $star } est à { $graduations } graduations en ligne droite, la réglette en a { $most } ; aucun autre chemin n’est assez court.

# La feuille de score

sheet-voyages = Voyages
sheet-circled = Étoiles cerclées
sheet-names = Noms
sheet-total = Points

# Le contenu de la boîte, tableau par tableau
contents-die = Dé
contents-ruler = Réglette
contents-gold = Or
contents-board = Plateau
contents-zodiac = Zodiaque
contents-rocket = Fusées
contents-constellation = Constellations
contents-star = Étoiles

# … et leurs valeurs
field-faces = Faces
field-longest = Graduations
field-graduation = Longueur d’une graduation (1/100°)
field-points = Points
field-radius = Rayon (1/100°)
field-start = Départ des fusées
field-ram = Départ du tour du Zodiaque si c’est la première carte
field-closing = Traits dessinés que l’on ne suit pas
field-latin = En latin
field-heard_as = Justes aussi aux noms
field-principal = Étoile principale
field-stars = Étoiles imprimées sur la carte
field-figure = Traits
field-borders = Touche dans le ciel
field-label = Son nom, à droite et au-dessus du pôle (1/100°)
field-route = Étoiles du parcours jaune
field-designation = Désignation
field-at = À droite et au-dessus du pôle (1/100°)
field-magnitude = Magnitude (1/100)
field-circled = Cerclée
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-green = verte
face-red = rouge
line = { $one }–{ $other }
