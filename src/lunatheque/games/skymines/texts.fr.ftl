# Skymines en français.

game-tagline = Quatre compagnies exploitent la Lune : détenez les bonnes parts, et faites-les prospérer.
players-1 = Seul, vous jouez contre Luna. Elle suit ses propres règles, au niveau dont vous convenez ci-dessous.

# Ce dont on convient --------------------------------------------------------------------------------------------

option-lunas = Luna
option-lunas-alone = affronte un joueur seul
option-lunas-one = joue avec vous
option-lunas-two = deux Luna, s’il y a la place
option-lunas-three = trois Luna, s’il y a la place
option-level = Niveau de Luna
option-level-2 = 2 (standard)
option-level-0 = 0 (le plus facile)
option-level-1 = 1 (facile)
option-level-3 = 3 (avancé)
option-level-4 = 4 (avancé)
option-level-5 = 5 (avancé)
option-level-6 = 6 (difficile)
option-level-7 = 7 (très difficile)
option-level-8 = 8 (le plus difficile)
option-tracks = Pistes de compagnie
option-tracks-first = A1, B1, C1 et D1, pour une première partie
option-tracks-drawn = tirées au sort
option-length = La partie dure
option-length-full = sept manches, la partie entière
option-length-short = quatre manches, un peu plus de la moitié
option-threshold = Les seuils paient
option-threshold-others = les autres joueurs qui sont au-delà
option-threshold-all = aussi celui qui avance
option-luna-share = Part la plus rentable pour Luna
option-luna-share-displayed = la meilleure de l’étalage
option-luna-share-best = seulement celle de la compagnie la plus rentable
option-side = Face du plateau
option-side-moon = la Lune (les astéroïdes suivront)

# Le contenu de la boîte ----------------------------------------------------------------------------------------

contents-supply = Succursales et plateaux individuels
contents-rules = Nombres et prix
contents-values = Valeurs du stockage et de la recherche
contents-element = Éléments
contents-company = Compagnies et stations
contents-side = Faces du plateau principal
contents-sector = Secteurs de la Lune
contents-perk = Bonus de piste
contents-track = Pistes de compagnie
contents-display = Étalage des cartes
contents-card = Cartes Action
contents-start = Cartes de départ
contents-extra = Cartes Énergie supplémentaires
contents-research = Tableau des recherches
contents-plan = Jetons Recherche
contents-special = Jetons spéciaux
contents-token = Tuiles Recherche de départ
contents-bonus = Cases Bonus
contents-tile = Tuiles Bonus
contents-coins = Piste des manches
contents-level = Niveaux de Luna
contents-matrix = Colonnes du tableau des recherches pour Luna
contents-luna = Cartes Luna

# Les choses -----------------------------------------------------------------------------------------------------

luna = Luna
luna-numbered = Luna { $number }
luna-card = { $id }
card = { $element } { $value }
card-plain = { $element }
card-share = part { $company }
plan = { $id } (demande : { $need } ; donne : { $gain })
token = { $id } (au repos : { $cards } ; donne : { $gain })
listed = { $first }, { $then }
no-cards = aucune carte
scientists = Chercheurs et Ingénieurs

gain-nothing = rien
gain-money = { $amount } $
gain-tank = { $amount ->
    [one] { $amount } case de stockage
   *[other] { $amount } cases de stockage
}
gain-points = { $amount ->
    [one] { $amount } point de recherche
   *[other] { $amount } points de recherche
}
gain-steps = { $amount ->
    [one] { $amount } case sur une piste
   *[other] { $amount } cases sur une piste
}
gain-two-tracks = { $amount ->
    [one] { $amount } case sur chacune de deux pistes
   *[other] { $amount } cases sur chacune de deux pistes
}
gain-expansion = { $amount } points d’énergie pour une compagnie
gain-card = une carte de l’étalage
gain-sell = vendre une carte
gain-buy = acheter une carte en $
gain-first = premier joueur
gain-tile = { $tile } pour la manche suivante
gain-company = { $amount ->
    [one] { $amount } case sur la piste { $company }
   *[other] { $amount } cases sur la piste { $company }
}
need-nothing = rien
need-element = { $element } { $amount }
need-any = { $amount } d’une même ressource
need-two = { $amount } de chacune de deux ressources
need-other = un autre Chercheur ou Ingénieur
need-pay = { $amount } $

# Ce qu’on demande -----------------------------------------------------------------------------------------------

prompt-over = La partie est finie.
prompt-wait = C’est à { $player } de jouer.
prompt-wait-all = Les autres n’ont pas fini de choisir.
prompt-token = Choisissez la tuile Recherche de départ que vous gardez.
prompt-plan = Manche { $round } : posez des cartes dans vos emplacements d’action, puis dites que vous êtes prêt.
prompt-declare = De quelle ressource votre tuile Ressource tient-elle lieu ?
prompt-turn = Manche { $round } : choisissez une action.
prompt-spend = { $points ->
    [one] Vous avez { $points } point : acquérez une carte ou avancez sur une piste.
   *[other] Vous avez { $points } points : acquérez une carte, avancez sur une piste, ou les deux.
}
prompt-store = Choisissez la pile de repos de la carte : { $card }.
prompt-advance = { $steps ->
    [one] Choisissez la piste où vous avancez de { $steps } case.
   *[other] Choisissez la piste où vous avancez de { $steps } cases.
}
prompt-barrier = Un appel de fonds { $company } coûte { $cost } $. Payez-vous ?
prompt-expand = Choisissez la compagnie qui s’étend avec { $expansion } points d’énergie.
prompt-place = { $points ->
    [one] Posez des succursales { $company } : il reste { $points } point d’énergie.
   *[other] Posez des succursales { $company } : il reste { $points } points d’énergie.
}
prompt-oust = Dans quelle colonne revient la succursale { $company } évincée ?
prompt-upload = Déplacez votre pion Transmission.
prompt-research = { $research ->
    [one] Vous avez { $research } point de recherche : prenez un jeton, ou arrêtez-vous.
   *[other] Vous avez { $research } points de recherche : prenez des jetons, ou arrêtez-vous.
}
prompt-buy = Choisissez la carte que vous achetez.
prompt-free = Choisissez une carte de l’étalage, sans rien payer.
prompt-sell = Choisissez la carte que vous vendez.
prompt-take = Choisissez la pile de repos qui revient en main.
prompt-also = Choisissez une carte de plus dans vos piles de repos.
prompt-rest = Choisissez la pile de repos de la carte : { $card }.

action-keep = Garder { $token }
action-put = Poser dans l’emplacement { $slot } : { $card }
action-ready = Prêt{ $idle ->
        [0] {""}
        [one] , un emplacement reste vide
       *[other] , { $idle } emplacements restent vides
    }
action-declare = Elle tient lieu { DE($element) }
action-use = Utiliser : { $card }
action-buy = Acquérir de la case { $space } : { $card } (coûte { $cost })
action-advance = Avancer de { $steps } sur la piste { $company }, depuis la case { $space }
action-pay = Payer { $cost } $ et continuer
action-stop-spend = Laisser les autres points
action-stop-barrier = S’arrêter devant l’appel de fonds
action-stop-place = Ne plus poser de succursale
action-stop-upload = S’arrêter ici
action-stop-research = Ne plus prendre de jeton
action-expand = Étendre { $company }
action-place = Secteur { $sector }, de la colonne { $column } : coûte { $cost }, donne { $gain }
action-place-oust = Secteur { $sector }, de la colonne { $column }, en évinçant { $other } : coûte { $cost }, donne { $gain }
action-return = { $company } revient dans la colonne { $column }
action-enter = Entrer sur la case { $step } : { $plan }
action-enter-flipped = Entrer sur la case { $step }, un jeton face cachée
action-flip = Payer { $cost } $, retourner le jeton de la case { $step } et y entrer : { $plan }
action-ignore = Entrer sur la case { $step } sans remplir sa condition : { $plan }
action-plan = { $money ->
    [0] Prendre { $plan }
   *[other] Prendre { $plan } avec { $money } $
}
action-special = Prendre { $plan }
action-bonus = { $cost ->
    [0] Pion Bonus : { $gain }
   *[other] Pion Bonus pour { $cost } $ : { $gain }
}
action-bonus-majority = { $cost ->
    [0] Pion Bonus, { $space } : { $gain }
   *[other] Pion Bonus pour { $cost } $, { $space } : { $gain }
}
action-personal = { $cost ->
    [0] Pion Bonus sur votre case personnelle { $company } : { $gain }
   *[other] Pion Bonus pour { $cost } $ sur votre case personnelle { $company } : { $gain }
}
action-sell = Vendre pour { $amount } $ : { $card }
action-drop = Passer pour cette manche
action-take = Prendre la pile { $pile } : { $cards }
action-also = Prendre la carte : { $card }
action-rest = Sur la pile { $pile }

# Ce qui se passe ------------------------------------------------------------------------------------------------

event-round = La manche { $round } commence.
event-chose = { $player } a choisi une tuile.
event-you-chose = Vous gardez { $token }.
event-token = { $player } a { $token }.
event-put = { $player } pose une carte dans l’emplacement { $slot }.
event-you-put = Vous posez dans l’emplacement { $slot } : { $card }.
event-ready = { $player } a fini de planifier.
event-revealed = { $player } a planifié : { $cards }.
event-declared = La tuile Ressource { DE($player) } tient lieu { DE($element) }.
event-money = { $player } reçoit { $amount } $.
event-paid = { $player } paie { $amount } $.
event-resources = { $player } utilise { $card } et dispose de { $points } { $points ->
    [one] point
   *[other] points
}.
event-acquired = { $paid ->
    [0] { $player } acquiert une carte sans rien payer : { $card }.
   *[other] { $player } acquiert une carte pour { $paid } : { $card }.
}
event-sold = { $player } vend une carte pour { $amount } $ : { $card }.
event-display = Case { $space } de l’étalage : { $card }.
event-advanced = { $player } avance sur la piste { $company }, de { $start } à { $space }.
event-track-end = { $player } est au bout de la piste { $company } et reçoit { $amount } $.
event-barrier = { $player } paie { $cost } $ à un appel de fonds { $company }.
event-barred = { $player } s’arrête devant un appel de fonds { $company } ({ $cost } $).
event-threshold = { $player } reçoit { $amount } $, au-delà du seuil { $company }.
event-unlocked = { $player } débloque un bonus { $company } : { $perk }.
event-lost-marker = Il n’y a plus de pion Bonus pour { $player }, qui reçoit { $amount } $ à la place.
event-points = { $player } reçoit { $points } { $points ->
    [one] point de recherche
   *[other] points de recherche
}.
event-tank = { $player } atteint la case { $step } du stockage.
event-upload = { $player } atteint la case { $step } de la recherche.
event-slot-opens = L’emplacement { $slot } { DE($player) } s’ouvre pour la prochaine manche.
event-beyond = { $player } reçoit { $amount } $ au-delà du bout de la piste.
event-expands = { $player } étend { $company } avec { $points } { $points ->
    [one] point
   *[other] points
}.
event-placed = { $player } pose une succursale { $company } dans le secteur { $sector } pour { $cost }.
event-ousted = La succursale { $company } évincée revient dans la colonne { $column }.
event-outpost-lost = La succursale { $company } évincée ne trouve pas de place et sort du jeu.
event-scientist = { $player } utilise un Chercheur.
event-field = { $player } utilise : { $card }.
event-flipped = { $player } paie { $amount } $ et retourne un jeton : { $plan }.
event-ignored = { $player } se passe de remplir une condition : { $plan }.
event-stopped = { $player } s’arrête sur { $plan }.
event-plan = { $player } prend un jeton pour la case { $step } : { $plan }.
event-plan-shown = Un nouveau jeton : { $plan }.
event-special = Le jeton spécial de cette manche : { $plan }.
event-bonus = { $cost ->
    [0] { $player } place un pion Bonus : { $space }.
   *[other] { $player } place un pion Bonus pour { $cost } $ : { $space }.
}
event-tile = { $player } reçoit une tuile Bonus : { $tile }.
event-dropped = { $player } passe pour cette manche.
event-took-pile = { $count ->
    [one] { $player } reprend une pile de repos de { $count } carte.
   *[other] { $player } reprend une pile de repos de { $count } cartes.
}
event-took-card = { $player } reprend aussi la carte : { $card }.
event-rested = { $player } met au repos sur la pile { $pile } : { $card }.
event-won = { $players } gagne avec { $total } $.
event-won-by-cash = { $players } et { $rivals } ont { $total } $ chacun. { $players } gagne avec la plus grande réserve, { $cash } $.
event-won-by-shares = { $players } et { $rivals } ont { $total } $ chacun et autant en réserve. { $players } gagne avec le plus de parts, { $shares }.
event-shared = Victoire partagée avec { $total } $, autant en réserve et autant de parts : { $players }.

# Luna -----------------------------------------------------------------------------------------------------------

event-luna-plans = { $player } a { $count } cartes face cachée dans ses emplacements.
event-luna-refill = { $added ->
    [0] Le paquet { DE($player) } est épuisé : { $count } cartes défaussées en forment un nouveau.
   *[other] Le paquet { DE($player) } est épuisé : sa défausse et une carte de rang II en forment un nouveau de { $count } cartes.
}
event-luna-token = { $player } franchit un jeton Luna sur la case { $step } : une carte de rang II va sur son paquet.
event-luna-majority = Cartes de majorité { DE($player) } : { $left } et { $right }.
event-luna-blocks = Majorités { DE($player) } : titane { $titanium }, carbone { $carbon }, énergie { $energy }, minéraux { $minerals }, Chercheurs { $scientists } : avec moins, on ne peut pas utiliser la case de majorité.
event-luna-turn = { $player } révèle { $card } dans l’emplacement { $slot }.
event-luna-value = { $player } cherche { $what }. Par rentabilité : { $order }.
event-luna-lead = Plus grande avance { DE($player) } : { $company }, { $margin }{ $tie }. Écarts : { $margins }.
event-luna-level = { $player } ne mène seule nulle part ; à égalité en tête : { $company }{ $tie }. Écarts : { $margins }.
event-luna-two-leads = Les deux plus grandes avances { DE($player) } : { $leads }{ $tie }. Écarts : { $margins }. Par rentabilité : { $order } ; si les deux s’étendent, la moins rentable commence.
event-luna-trails = { $player } ne mène nulle part ; plus petit retard : { $company }, { $margin }{ $tie }. Écarts : { $margins }.
event-luna-behind = Aucun secteur à portée n’est libre. Parmi les compagnies qui s’y trouvent ({ $margins }), c’est sur la piste { $company } { QUE($player) } est la moins bien placée, { $margin }{ $tie } : sa succursale du secteur { $sector }, le plus { $mode ->
    [MIN] bas
   *[MAX] haut
} des siens à portée ({ $sectors }), rentre à sa station.
event-luna-takes = { $player } étend { $company } au secteur { $sector }, ainsi libéré.
event-luna-target-min = { $player } étend { $company } au secteur { $sector }, le plus bas des secteurs libres à portée ({ $sectors }).
event-luna-target-max = { $player } étend { $company } au secteur { $sector }, le plus haut des secteurs libres à portée ({ $sectors }).
event-luna-column = La colonne principale ({ $company }) est la { $column } (cases libres : { $vacant }{ $tie }) : la succursale en vient.
event-luna-column-back = La colonne principale ({ $company }) est la { $column } (cases libres : { $vacant }{ $tie }) : la succursale y revient.
column-vacant = { $count }
column-last = { $count } avec la dernière
column-clear = { "" }
column-coins = { "" } ; à égalité, moins de pièces visibles
column-logo = { "" } ; à égalité, la plus proche du logo
event-luna-forfeits = { $company } ne peut pas s’étendre : { $player } perd { $points } { $points ->
    [one] point
   *[other] points
}.
event-luna-barrier = { $player } paie { $paid } $ sur { $cost } à un appel de fonds { $company } et avance.
event-luna-marker = { $player } place un pion Bonus : { $space }.
event-luna-no-marker = { $player } ne place pas de pion Bonus, car la case est prise : { $space }.
event-luna-card = { $player } prend sur la case { $space } de l’étalage : { $card }.
event-luna-no-card = { $player } ne prend rien sur la case { $space } de l’étalage, qui est vide.
event-luna-share = { $player } prend la part la plus rentable. Par rentabilité : { $order }.
event-luna-no-share = { $player } ne trouve pas de carte Part à prendre. Par rentabilité : { $order }.
event-luna-plan = { $player } retire le jeton en { $place } : { $plan }.
event-luna-no-plan = Il n’y a pas de jeton en { $place } { QUE($player) } puisse retirer.
event-luna-special = { $player } retire le jeton spécial le plus récent : { $plan }.
event-luna-no-special = Il n’y a pas de jeton spécial { QUE($player) } puisse retirer.
event-luna-top = Sur la défausse { DE($player) } se trouve { $card }, { $left } à gauche et { $right } à droite : { $side ->
    [left] sa carte de majorité de gauche est défaussée aussi.
    [right] sa carte de majorité de droite est défaussée aussi.
   *[none] ses cartes de majorité restent.
}

select-value1 = la compagnie la plus rentable
select-value2 = la deuxième compagnie par rentabilité
select-last = la compagnie la moins rentable
select-value12 = les deux compagnies les plus rentables
select-all = toutes les compagnies
worth = { $company } ({ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, cases libres : { $vacant }, { $track })
margin = { $company } { $margin }
tie = , à égalité avec { $companies } mais plus rentable
tie-none = { "" }

# Refus ----------------------------------------------------------------------------------------------------------

refuse-turn = Ce n’est pas votre tour.
refuse-step = Ce n’est pas possible maintenant : { $step }.
refuse-step-when = Pas maintenant : { $step }. { $when }
when-keep = On garde une tuile de départ avant la première manche.
when-put = On planifie des cartes au début d’une manche.
when-declare = On nomme la ressource quand les cartes sont révélées.
when-use = On utilise une carte de ses emplacements à son tour ; une carte de ressource peut s’ajouter tant qu’on dépense.
when-buy = On acquiert une carte de l’étalage avec des points de ressource : utilisez d’abord des minéraux, du titane ou du carbone.
when-advance = Les pions avancent avec des points de ressource : utilisez d’abord des minéraux, du titane ou du carbone.
when-expand = Une compagnie s’étend à votre tour, avec toutes vos cartes Énergie.
when-place = On pose des succursales après avoir étendu une compagnie avec des cartes Énergie.
when-return = Une succursale revient dans une colonne quand elle a été évincée.
when-enter = Le pion Transmission avance quand on utilise un Chercheur.
when-plan = On prend un jeton avec des points de recherche : utilisez d’abord un Ingénieur.
when-special = On prend un jeton spécial avec des points de recherche : utilisez d’abord un Ingénieur.
when-bonus = On pose un pion Bonus comme action de son tour.
when-personal = On utilise une case Bonus personnelle comme action de son tour.
when-sell = On vend une carte grâce à la case Bonus prévue pour cela.
when-take = On reprend une pile de repos en main quand on passe.
when-also = On ne reprend une carte de plus que par un bonus, quand on passe.
when-rest = Les cartes vont au repos quand on passe.
step-token = il faut choisir une tuile de départ
step-plan = tout le monde planifie
step-declare = il faut nommer la ressource de la tuile
step-turn = il faut choisir une action
step-spend = il faut dépenser les points de ressource
step-store = il faut une pile de repos pour la carte
step-advance = il faut choisir une piste
step-barrier = il faut payer l’appel de fonds ou s’arrêter
step-expand = il faut choisir une compagnie
step-place = on pose des succursales
step-oust = il faut une colonne pour la succursale évincée
step-upload = le pion Transmission se déplace
step-research = il faut dépenser les points de recherche
step-buy = il faut acheter une carte
step-free = il faut choisir une carte
step-sell = il faut vendre une carte
step-take = il faut reprendre une pile de repos
step-also = il faut reprendre une carte de plus
step-rest = une carte doit aller au repos
refuse-not-offered = Cette tuile ne vous a pas été proposée : { $token }.
refuse-no-slot = Tous vos emplacements ouverts ont une carte.
refuse-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
refuse-not-to-sell = Cette carte n’est ni dans votre main ni sur l’une de vos piles de repos : { $card }.
refuse-not-at-rest = Cette carte n’est sur aucune de vos piles de repos : { $card }.
refuse-empty-pile = Il n’y a pas de carte sur la pile { $pile }.
refuse-same-pile = La pile { $pile } vient déjà de recevoir une carte : chacune va sur une pile différente.
refuse-closed-pile = La pile { $pile } est fermée pendant cette manche.
refuse-no-room = La colonne { $column } ({ $company }) n’a pas de place : seules les cases libres sont recouvertes, et jamais la dernière.
refuse-stop-spend = Il faut acquérir une carte ou avancer sur une piste avant de vous arrêter.
refuse-stop-place = Il faut placer au moins une succursale avant de vous arrêter.
refuse-stop-upload = Votre pion Transmission doit avancer d’au moins une case avant que vous vous arrêtiez.
refuse-last-step = Votre pion Transmission est sur la case { $step }, la dernière.
refuse-not-face-up = Vous n’avez pas cette carte face visible : { $card }.
refuse-other-resource = Vous utilisez cette ressource et ne pouvez pas y ajouter cette carte : { $element }.
refuse-energy-together = Toutes les cartes Énergie s’utilisent ensemble : choisissez une compagnie.
refuse-no-plan = Il n’y a pas de jeton sur la case { $step } de votre piste de recherche.
refuse-requirement = La condition du jeton suivant n’est pas remplie ; le retourner coûte { $cost } $, vous avez { $cash } $.
refuse-empty-space = La case { $space } de l’étalage est vide.
refuse-bought = Vous avez déjà acquis une carte pendant cette action.
refuse-price = Elle coûte { $cost }, vous avez { $have } : { $card }.
refuse-no-energy = Vous n’avez pas de carte Énergie face visible.
refuse-no-outposts = La station { $company } est vide.
refuse-nowhere = { $company } ne peut entrer dans aucun secteur avec { $points } { $points ->
    [one] point
   *[other] points
}.
refuse-same-company = { $company } est déjà dans le secteur { $sector }.
refuse-reach = Le secteur { $sector } est hors de portée pour { $company }.
refuse-energy = Entrer dans le secteur { $sector } coûte { $cost }, vous avez { $points }.
refuse-column = Il n’y a pas de succursale dans la colonne { $column }.
refuse-flip = Retourner le jeton coûte { $cost } $, vous avez { $cash } $ ; si sa condition est remplie, c’est inutile.
refuse-waived = Chaque Chercheur peut se passer d’une condition, et seulement si elle n’est pas remplie ou s’il faudrait la payer.
refuse-no-waiver = Vous n’avez pas de bonus qui permette de se passer d’une condition.
refuse-plan-gone = Il n’y a pas de jeton à cet endroit.
refuse-plan-cost = Il coûte { $cost } points de recherche, vous en avez { $points }.
refuse-no-marker = Vous n’avez plus de pion Bonus pour cette manche.
refuse-spot-taken = { $player } y a un pion : { $space }.
refuse-cash = Cela coûte { $cost } $, vous avez { $cash } $.
refuse-none = Vous n’en avez pas : { $element }.
refuse-majority = Vous avez { $have }, un autre joueur { $most } : { $element }.
refuse-block = Vous avez { $have }, Luna { $most } : { $element }.
refuse-nothing-to-sell = Vous n’avez aucune carte en main ni au repos.
refuse-too-dear = Vous ne pouvez payer aucune carte de l’étalage.
refuse-no-own = Vous n’y avez pas de case Bonus personnelle : { $company }.
refuse-own-used = Vous avez déjà utilisé cette case pendant cette manche.
refuse-same-track = Il faut une autre piste que la première : { $company }.

# La feuille de score --------------------------------------------------------------------------------------------

sheet-cash = Réserve
sheet-shares = Parts { $company }
sheet-tank = Hélium-3
sheet-research = Recherche
sheet-total = Total
sheet-tie-cash = À égalité : réserve
sheet-tie-shares = Puis : nombre de parts

# La table -------------------------------------------------------------------------------------------------------

zone-moon = La Lune
view-sectors = Secteurs
view-research = Recherche
view-rounds = Manches
view-majorities = Majorités
view-spaces = Cases Bonus
zone-display = Étalage
zone-status = Avoirs
zone-desk = Plateau
zone-luna-desk = Plateau de Luna
zone-hand = Main
zone-hand-planning = Main et cartes planifiées
zone-tokens = Tuiles Recherche de départ
zone-resources = La ressource de la tuile
zone-acquired = Vient d’être acquise

piece-track = Piste { $track } { $company } : { $marks }
track-barrier = avant la case { $space }, un appel de fonds de { $cost } $
track-threshold = à la case { $space }, un seuil : { $money } $ pour ceux qui sont au-delà, et { $perk }
piece-marker = { $player } sur la piste { $company } : case { $space }, { $shares ->
    [0] aucune part
    [one] { $shares } part
   *[other] { $shares } parts
}
piece-station = Station { $company } : une part vaut { $value } $
piece-column = { $company }, colonne { $column } : { $left ->
    [0] plus de succursale
    [one] { $left } succursale
   *[other] { $left } succursales
}, { $coins } $ visibles
piece-sector = Secteur { $sector }, libre : { $gain }
piece-sector-held = Secteur { $sector }, tenu par { $company } : { $gain }
piece-outpost = Succursale { $company } dans le secteur { $sector }
piece-plan = Jeton { $letter }. Condition : { $need }. Récompense : { $gain }. Coûte { $cost ->
    [one] { $cost } point de recherche
   *[other] { $cost } points de recherche
}.
piece-special = Jeton spécial { $name }. Récompense : { $gain }. Coûte { $cost ->
    [one] { $cost } point de recherche
   *[other] { $cost } points de recherche
}.
piece-plan-empty = Il ne reste aucun jeton { $letter }
piece-supplement = { $money } $ pour qui prend un jeton { $letter } ; encore { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
} en réserve
piece-special-hidden = Jeton spécial de la manche { $round }, face cachée, avec { $money } $
piece-round = Manche { $round } sur { $last }
piece-majority-space = Majorité ({ $element }) : { $gain }. { $luna ->
    [0] Luna n’en a pas.
   *[other] Luna en a { $luna }.
}
piece-space = Case Bonus : { $gain }{ $cost ->
    [0] {""}
   *[other] , pour { $cost } $
}
piece-bonus-marker = Pion Bonus { DE($player) } : { $space }
piece-own-space = Case Bonus personnelle, { $company } : { $space }

piece-card = Carte : { $element }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}. Coûte { $cost }, se revend { $resale } $.
piece-card-start = Carte : { $element }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}. Se revend { $resale } $.
piece-card-share = Part { $company }. Coûte { $cost }.
piece-planned = Une carte planifiée
piece-surcharge = Les cartes de cette colonne coûtent { $added } de plus
piece-display-empty = Une place vide de l’étalage
piece-stack = { $count ->
    [0] Plus de carte
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}

piece-wealth = Vaut { $total } $ pour l’instant : réserve { $cash } $, parts { $shares } $, stockage { $tank } $, recherche { $research } $
piece-cash = { $count } $
piece-markers = { $count ->
    [0] Plus de pion Bonus
    [one] Encore { $count } pion Bonus
   *[other] Encore { $count } pions Bonus
}
piece-first = Premier joueur de la manche suivante
piece-out = A passé pour cette manche
piece-slot = Emplacement d’action { $slot }
piece-slot-off = Emplacement d’action { $slot }, fermé
piece-slot-soon = Emplacement d’action { $slot }, ouvert dès la prochaine manche
piece-pile = Pile de repos { $pile } : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
piece-pile-off = Pile de repos { $pile }, encore fermée
piece-pile-soon = Pile de repos { $pile }, ouverte dès la prochaine manche
piece-shares = { $company } : { $count ->
    [0] aucune part
    [one] { $count } part
   *[other] { $count } parts
} à { $value } $
piece-flipped = Case { $step } : un jeton retourné face cachée
piece-tank = Stockage : case { $step }, qui vaut { $value } $
piece-upload = Recherche : case { $step }, qui vaut { $value } $

piece-luna-deck = Paquet de Luna : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
piece-luna-rank-two = Cartes de rang II à côté : { $count }
piece-luna-discard = Défausse de Luna : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
piece-luna-cards = Cartes Action que Luna a collectées : { $count }
piece-block = Luna en a { $amount } : { $element }. Qui en a moins ne peut pas utiliser la case de majorité.
piece-majority-empty = Un emplacement de majorité sans carte
piece-majority = Carte de majorité { $name } : { $side ->
    [left] titane { $first }, carbone { $second }
   *[right] énergie { $first }, minéraux { $second }
}, Chercheurs { $scientists }
piece-level-token = Jeton Luna sur la case { $step } : une carte de rang II va sur son paquet
piece-luna-hidden = La carte de Luna à l’emplacement { $slot }, face cachée
piece-luna-hidden-two = La carte de Luna à l’emplacement { $slot }, face cachée : une carte de rang II, venue d’un jeton Luna
piece-luna-card = La carte { $name } de Luna : { $actions }
luna-does-advance = { $amount } { $amount ->
    [one] case
   *[other] cases
} sur { $tracks ->
    [value1] la piste de la compagnie la plus rentable
    [value2] la piste de la deuxième compagnie la plus rentable
    [last] la piste de la compagnie la moins rentable
    [value12] les pistes des deux compagnies les plus rentables
    [lead] la piste où elle mène le plus
    [lead2] les deux pistes où elle mène le plus
   *[all] les quatre pistes
}
luna-does-expand = étend cette compagnie { $amount ->
    [one] d’une succursale
   *[other] de { $amount } succursales
} dans les secteurs les plus { $mode ->
    [MIN] bas
   *[MAX] hauts
}
luna-does-mark = un pion Bonus sur « { $space } »
luna-does-take = la carte de la place { $space } de l’étalage
luna-does-share = la carte Part la plus rentable
luna-does-discard = retire le jeton { $letter }{ $column }
luna-does-special = retire le jeton spécial le plus récent
gain-upload = { $amount ->
    [one] { $amount } case de transmission
   *[other] { $amount } cases de transmission
}

# … leurs valeurs, et ce qui n’a pas de nom
field-outposts = Succursales de chaque compagnie
field-slot_tank = Case de stockage qui ouvre l’emplacement A
field-slot_research = Case de recherche qui ouvre l’emplacement E
field-tank_last = Dernière case de stockage
field-research_last = Dernière case de recherche
field-flip = $ pour retourner un jeton
field-oust = Énergie de plus pour expulser
field-rounds = Manches
field-money = $ au départ
field-markers = Pions Bonus, au plus
field-markers_two = Pions Bonus au départ, à deux joueurs
field-markers_more = Pions Bonus au départ, à plus de joueurs
field-beyond = $ par case au-delà du bout d’une piste
field-lost_marker = $ pour un pion Bonus en trop
field-tank_steps = Cases de stockage qui valent plus
field-research_steps = Cases de recherche qui valent plus
field-values-tank = Leur valeur en $
field-values-research = Leur valeur en $
field-side = Côté du plateau
field-coins = Pièces de chaque colonne, case de devant d’abord
field-sectors = Secteurs
field-number = Numéro
field-x = Depuis l’ouest, en demi-secteurs
field-y = Depuis le nord, en rangées
field-single = Frontières simples avec les secteurs
field-double = Frontières doubles avec les secteurs
field-station = Frontière avec une station
field-reward = Récompense à l’entrée
field-spot = Case Bonus personnelle
field-gain = Donne
field-cost = Coût
field-last = Dernière case
field-shares = Cases où l’on atteint des parts
field-barriers = Barrières
field-thresholds = Seuils
field-first = Bonus du premier seuil
field-second = Bonus du second seuil
field-rows = Rangées
field-surcharges = Surcoûts des colonnes, de droite à gauche
field-letter = Lettre
field-type = Sorte
field-value = Valeur
field-resale = $ à la revente
field-share = Compagnie
field-columns = Colonnes
field-plan_A = Points de recherche pour un jeton A
field-plan_B = Points de recherche pour un jeton B
field-plan_C = Points de recherche pour un jeton C
field-special = Points de recherche pour un jeton spécial
field-need = Condition
field-rest = Cartes au repos
field-bonus = Donne
field-counts = Compte
field-row = Rangée
field-column = Colonne
field-players = Joueurs
field-amounts = $ sur les cases 2 à 7 des manches
field-rank_two = Cartes de rang II
field-slots = Les emplacements A et E peuvent s’ouvrir
field-start_tank = Départ de son pion Hélium
field-start_research = Départ de son pion Transmission
field-tank = Jetons de niveau sur le stockage, cases
field-research = Jetons de niveau sur la recherche, cases
field-matrix-research = Colonne pour les emplacements A à E
field-left = Majorité, nombre de gauche
field-right = Majorité, nombre de droite
field-scientists = Chercheurs
field-reveal = Icône du bas
field-actions = Actions
side-north = nord
side-east = est
side-south = sud
side-west = ouest
sector-called = secteur { $sector }
track-called = piste { $track }
plan-called = jeton { $letter } : { $gain }
special-called = jeton spécial : { $gain }
token-called = tuile de départ { $number }
coins-called = { $players } joueurs
level-called = niveau { $level }
luna-card-called = carte Luna { $card }
any-resource = une ressource au choix
coins-of-column = colonne { $column } : { $coins }
station-border = { $company }, { $cost ->
    [one] simple
   *[other] double
}
after-space = après la case { $space } : { $amount } $
luna-by-slot = emplacement A : { $slot1 } ; B : { $slot2 } ; C : { $slot3 } ; D : { $slot4 } ; E : { $slot5 }
