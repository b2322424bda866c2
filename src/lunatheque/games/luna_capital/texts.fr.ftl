# LUNA Capital en français.

game-tagline = 1977 : bâtissez la plus impressionnante colonie de la Lune, carte après carte et tuile après tuile.
players-1 = Seul, vous jouez contre l’Automate de Harrington & Sons. Il prend ce que vous laissez, et ne bâtit rien.

# Ce dont les joueurs conviennent --------------------------------------------------------------------------------

option-opening = Mains de départ
option-opening-deal = distribuées au hasard
option-opening-draft = lots choisis face visible, le dernier joueur d’abord
option-hands = Mains
option-hands-private = secrètes
option-hands-open = visibles de tous
option-discard = Défausse pour la combinaison marquée
option-discard-after = après la prise : la nouvelle carte peut partir aussi
option-discard-before = avant la prise : la nouvelle carte est sauve
option-empty-hand = Combinaison marquée, la main vide
option-empty-hand-refused = ne peut pas être prise
option-empty-hand-allowed = peut être prise, sans jouer de carte
option-face-down = Quand une carte peut être jouée face cachée
option-face-down-strict = quand aucune carte de la main ne convient
option-face-down-chosen = quand la carte choisie ne convient pas
option-face-down-free = quand on veut
option-robot-use = Robots sur les cartes
option-robot-use-any = sur n’importe quelle carte
option-robot-use-needed = seulement pour rompre l’ordre des numéros
option-robots = Robots en réserve
option-robots-limited = autant que dans la boîte
option-robots-unlimited = ne manquent jamais
option-logistics = Jetons logistiques en un tour
option-logistics-several = autant que l’on en a
option-logistics-one = un au plus
option-scaffolds = Ce que portent les échafaudages
option-scaffolds-constructions = Modul’habs et complexes
option-scaffolds-wide = agences et terrains d’alunissage aussi
option-shapes = Dispositions de cartes des concessions
option-shapes-pack = comme dans le jeu de composants
option-shapes-other = un T de quatre et un anneau de huit
option-no-scaffold = Concession sans échafaudage
option-no-scaffold-showing = aucun échafaudage visible
option-no-scaffold-covered = et au moins un recouvert
option-four-systems = Concession des quatre systèmes
option-four-systems-connected = quatre emplacements qui se touchent
option-four-systems-square = quatre emplacements en carré
option-four-systems-region = tous les quatre dans une zone de systèmes vitaux
option-aligned = Concessions en ligne
option-aligned-unbroken = sans trou
option-aligned-anywhere = les trous ne gênent pas
option-face-down-cards = Cartes face cachée, pour les concessions
option-face-down-cards-count = comptent comme cartes
option-face-down-cards-ignored = ne comptent pas
option-sets = Plus de trois assortiments de serres
option-sets-three = valent trois
option-sets-series = commencent une nouvelle série
option-mixed-fruit = Serres diversifiées dans un assortiment
option-mixed-fruit-any = autant que l’on veut
option-mixed-fruit-one = une au plus
option-meteorites = Les points des météorites vont
option-meteorites-owners = à ceux qui en ont
option-meteorites-all = à tous ceux du classement
option-solo-marker = Seul : où va le marqueur
option-solo-marker-nearer = sur la plus proche des deux cases
option-solo-marker-yours = sur la case que vous avez prise
option-solo-marker-automate = sur la case prise par l’Automate
option-solo-tie = Seul : météorites à égalité
option-solo-tie-shared = 5 points chacun
option-solo-tie-nothing = aucun point
option-automate-concessions = Seul : concessions de l’Automate
option-automate-concessions-all = toutes les trois
option-automate-concessions-unclaimed = celles que vous n’avez pas revendiquées

# Noms -----------------------------------------------------------------------------------------------------------

card = la carte { $number } ({ $on })
card-number = la carte { $number }
card-down = la carte face cachée
card-in-row = { $card } de la rangée { $row }
row-top = du haut
row-upper = du haut
row-middle = du milieu
row-lower = du bas
row-bottom = du bas
on-open = emplacements libres
on-double = emplacement double
on-list = { $one }, { $other }
card-back = Une carte face cachée
tile-with-robots = { $tile } avec { $robots ->
    [one] un robot
   *[other] { $robots } robots
}
tiles = { $count ->
    [0] aucune tuile
    [1] { $tile1 }
    [2] { $tile1 } et { $tile2 }
    [3] { $tile1 }, { $tile2 } et { $tile3 }
   *[4] { $tile1 }, { $tile2 }, { $tile3 } et { $tile4 }
}
slot = case { NUMBER($number) }
spot = rangée { NUMBER($row) }, colonne { NUMBER($column) }
spot-first = au milieu
spot-right = à droite de { $card }
spot-left = à gauche de { $card }
spot-above = au-dessus de { $card }
spot-below = au-dessous de { $card }
spot-between = entre { $card } et { $other }
plot = { $card }, { $corner }
corner-tl = en haut à gauche
corner-tr = en haut à droite
corner-bl = en bas à gauche
corner-br = en bas à droite
automate = L’Automate de Harrington & Sons

# Demander -------------------------------------------------------------------------------------------------------

prompt-over = La partie est finie.
prompt-wait = On attend { $player }.
prompt-choose = Choisissez un lot de cartes pour commencer.
prompt-take = Phase { $phase }, tour de table { $round } : prenez une combinaison.
prompt-discard = Vous avez pris la livraison récente : remettez une carte sous la pile.
prompt-play = Jouez une carte dans votre colonie.
prompt-play-stuck = Aucune de vos cartes ne convient : jouez-en une face cachée, ou avec un robot si vous en avez.
prompt-place = Placez vos tuiles : { $tiles }.
prompt-keep = Gardez une des cartes piochées.
prompt-end = Tout est bâti. Terminez votre tour, ou reprenez un coup.

step-choose = choisissez un lot de cartes
step-take = prenez une combinaison
step-discard = remettez une carte sous la pile
step-play = jouez une carte
step-place = placez vos tuiles
step-keep = gardez une des cartes piochées
step-end = terminez votre tour

action-end = Terminer le tour
action-choose = Choisir le lot { $number } : { $first }, { $second }, { $third }
action-take = Prendre la { $slot } : { $card } avec { $tiles }
action-take-marked = Prendre la livraison récente, { $slot } : { $card } avec { $tiles }, et défausser une carte
action-swap = Échanger { $tile } ({ $slot }) contre { $other } ({ $to })
action-discard = Remettre { $card } sous la pile
action-keep = Garder { $card }
action-play = Jouer { $card } { $spot }
action-robot = Jouer { $card } avec un robot { $spot }
action-down = Jouer { $card } face cachée { $spot }
action-place = Placer { $tile } sur { $plot }
action-demolish = Démolir sur { $plot }

# Raconter -------------------------------------------------------------------------------------------------------

event-phase = La phase { $phase } commence. Premier joueur : { $player }.
event-round = { $round ->
    [1] Tour de table 1 : une tuile sous chaque carte.
   *[other] Tour de table { $round } : une tuile de plus sous chaque carte.
}
event-chose = { $player } choisit le lot { $set }.
event-took = { $player } prend la { $slot } : { $card } avec { $tiles }.
event-swapped = { $player } échange { $tile } ({ $slot }) contre { $other } ({ $to }).
event-discarded = { $player } remet { $card } sous la pile.
event-played = { $player } joue { $card } { $spot }.
event-played-robot = { $player } joue { $card } avec un robot { $spot }.
event-played-down = { $player } joue une carte face cachée { $spot }.
event-placed = { $player } place { $tile } sur { $plot }.
event-robots = { $player } reçoit { $robots ->
    [0] zéro robot
    [one] un robot
   *[other] { $robots } robots
}.
event-logistics = { $player } reçoit un jeton logistique.
event-landed = { $count ->
    [one] Une carte alunit
   *[other] { $count } cartes alunissent
} pour { $player }.
event-kept = { $player } en garde une.
event-you-kept = Vous gardez { $card }.
event-kept-open = { $player } garde { $card }.
event-boxed = Pas d’emplacement pour { $tile } { DE($player) } : retour dans la boîte.
event-automate = L’Automate prend la { $slot } : { $card } avec { $tiles }.
event-automate-beaten = { $player } bat l’Automate par { $points } points à { $its }.
event-automate-wins = L’Automate gagne : il a { $its } points, { $player } en a { $points }.
event-refilled = Livraison, { $slot } : { $card } avec { $tiles }.
event-claimed = { $player } revendique la concession « { $concession } ».

# Refuser --------------------------------------------------------------------------------------------------------

refuse-step = Pas maintenant : { $step }. { $when }
when-choose = On choisit un lot de cartes avant le premier tour.
when-take = On prend une combinaison au début du tour.
when-swap = On échange des tuiles du marché avant de prendre une combinaison.
when-discard = Une carte va sous la pile quand on prend la livraison récente.
when-play = On joue une carte après avoir pris une combinaison.
when-place = On place les tuiles après avoir joué une carte.
when-keep = On garde une carte quand une piste d’atterrissage en a fait piocher.
when-end = Le tour se termine quand il n’y a plus rien à faire.
refuse-empty-slot = Il n’y a pas de carte : { $slot }.
refuse-empty-hand = Sans carte en main, vous ne pouvez pas prendre la livraison récente : il n’en resterait aucune à jouer.
refuse-empty-hand-before = Vous êtes convenus de défausser avant de prendre : vous n’avez rien à défausser.
refuse-no-logistics = Vous n’avez pas de jeton logistique.
refuse-swapped = Vous êtes convenus d’un échange par tour.
refuse-no-tile-there = Cette tuile n’existe pas : { $slot }.
refuse-same-swap = Échangez deux tuiles différentes de deux combinaisons, la plus proche du distributeur d’abord.
refuse-equal-swap = Parmi des tuiles égales, nommez la première : { $place }.
refuse-discard-fresh = Vous êtes convenus de défausser avant de prendre : { $card } reste.
refuse-not-held = Vous n’avez pas { $card } en main.
refuse-not-drawn = Vous n’avez pas pioché { $card }.
refuse-no-set = Il n’y a pas de lot { $number } à choisir.
refuse-covered = Une carte s’y trouve déjà.
refuse-rows = Ce serait une quatrième rangée.
refuse-first = La première carte se pose au milieu.
refuse-beside = Une carte doit partager un côté avec une carte de votre colonie.
refuse-no-robot = Vous n’avez pas de robot.
refuse-robot-needless = Vous êtes convenus de robots seulement là où l’ordre est rompu.
refuse-face-down = Une carte de votre main peut être jouée face visible.
refuse-order = Le numéro { $number } n’y convient pas : il doit être au-dessus de { $low } et au-dessous de { $high }.
refuse-no-such-tile = Il n’y a pas de tuile { $tile } dans la boîte.
refuse-no-tile = Vous n’avez pas cette tuile : { $tile }.
refuse-no-card-there = Il n’y a pas de carte à cet endroit.
refuse-plot-down = Une carte face cachée n’a pas d’emplacement.
refuse-second-half = C’est la seconde moitié d’un emplacement double : nommez la première.
refuse-scaffold = Un échafaudage ne porte pas cela : { $tile }.
refuse-taken = Cet emplacement est pris.

# La table -------------------------------------------------------------------------------------------------------

zone-market = Marché
zone-depot = Combinaisons
zone-concessions = Concessions
zone-hand = Main { DE($player) }
zone-colony = Colonie { DE($player) }
zone-tokens = Sponsor { DE($player) }
zone-pending = Tuiles à placer
zone-drawn = Cartes piochées
zone-sets = Lots de cartes
zone-heap = Son tas

piece-pile = Pile : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
piece-tower = Tour projet : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
piece-marker = Livraison récente : qui prend cette combinaison défausse une carte
piece-tokens = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
piece-logistics = { $count ->
    [one] { $count } jeton logistique
   *[other] { $count } jetons logistiques
}
piece-score = { $player } : { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
piece-first = Premier joueur
piece-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
piece-turn-over = Jouer face cachée
piece-spot = { $spot } : une place pour une carte
piece-plot = { $plot } : { $content }
piece-double = { $plot }, emplacement double : { $content }
content-open = emplacement libre
content-scaffold = échafaudage
piece-card = { $card }, { $spot }
piece-card-robot = { $card } avec un robot, { $spot }
piece-card-down = Carte face cachée, { $spot }
piece-heap = { $thing } : { $count }
heap-count = × { $count }
automate-points = L’Automate : { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}

concession = { $concession }, { $term }, { $points } points. { $need } { $state }
term-short = à court terme
term-long = à long terme
need-cards = Des cartes disposées comme sur la figure.
need-no-scaffold = Aucun échafaudage visible.
need-mixed = Hydrogène, oxygène, eau et une serre se touchent.
need-column = Trois cartes l’une sous l’autre, chacune avec : { $thing }.
need-aligned = Sur une ligne, { NUMBER($amount) } fois : { $thing }.
need-fewest-rows = Moins de rangées que chacun des autres.
need-count = Au moins { NUMBER($amount) } fois : { $thing }.
need-row = Au moins { NUMBER($amount) } cartes dans une rangée.
class-G = serre
concession-open = Personne ne l’a revendiquée.
concession-mine = Vous l’avez revendiquée.
concession-claimed = Elle a été revendiquée lors de cette phase.
concession-closed = Fermée : revendiquée lors d’une phase précédente.
progress = { NUMBER($have) } sur { NUMBER($want) }
progress-met = remplie
progress-not = pas remplie
progress-claimed = revendiquée
progress-closed = fermée

# La feuille de score --------------------------------------------------------------------------------------------

sheet-H = Hydrogène : plus grand groupe
sheet-O = Oxygène : plus grand groupe
sheet-W = Eau : plus grand groupe
sheet-G = Serres : plus grand groupe
sheet-sets = Assortiments de trois fruits
sheet-offices = Agences commerciales
sheet-habitats = Modul’habs
sheet-complexes = Complexes résidentiels
sheet-meteorites = Météorites
sheet-hand = Cartes en main
sheet-concessions = Concessions
sheet-total = Total
sheet-of-automate = Automate : { $line }
sheet-automate-total = Automate : total
automate-H = Hydrogène
automate-O = Oxygène
automate-W = Eau
automate-G = Serres
automate-sets = Assortiments
automate-offices = Agences
automate-habitats = Modul’habs
automate-complexes = Complexes
automate-meteorites = Météorites
automate-hand = Main
automate-concessions = Concessions
automate-specials = Spéciales

# Le contenu de la boîte, tableau par tableau
contents-tokens = Jetons
contents-sponsor = Sponsors
contents-kind = Sortes de tuiles
contents-tile = Tuiles
contents-card = Cartes Construction
contents-shape = Formes
contents-concession = Concessions

# … et leurs valeurs
field-robots = Robots
field-logistics = Jetons logistiques
field-tile-robots = Robots sur chaque tuile
field-phase = Phase
field-kind = Sorte
field-dots_2 = Tuiles à 2 points
field-dots_3 = Tuiles à 3 points
field-dots_4 = Tuiles à 4 points
field-number = Numéro
field-plots = Cases
field-plan = Cartes
field-points = Points
field-need = Condition
field-other = Ou, si vous en convenez
tile-of-phase = { $tile }, phase { $phase }
shape = forme { $number }
shape-drawn = { $cards } cartes : { $drawn }
corner-shows = { $corner } : { $content }
content-double = moitié d’un emplacement double
