# Textes de Hearts.

game-tagline = Ne prenez aucun cœur, et surtout pas la dame de pique ; ou prenez-les tous.

option-length = La partie se joue
option-length-100 = jusqu’à ce que quelqu’un ait 100 points
option-length-50 = jusqu’à ce que quelqu’un ait 50 points
option-length-deal = en une seule donne
option-pass = Les cartes se passent
option-pass-drawn = dans une direction tirée au sort, qui tourne de donne en donne
option-pass-left = à gauche
option-pass-across = en face
option-pass-right = à droite
option-pass-none = pas du tout
option-first-trick = Au premier pli
option-first-trick-no-points = on ne joue aucune carte qui coûte des points
option-first-trick-free = on joue n’importe quelle carte
option-queen = La dame de pique
option-queen-breaks = libère les cœurs
option-queen-does-not-break = ne libère pas les cœurs

card = { $rank } de { $suit }
card-back = une carte face cachée
played = { $player } : { $card }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout

zone-trick = Pli
zone-trick-of-deal = Pli, donne n° { $number }
zone-hand = Main
zone-given = Cartes à passer

prompt-pass = Choisissez { $count ->
    [one] encore une carte
   *[other] { $count } cartes
} à passer à { $to }.
prompt-wait-pass = D’autres choisissent encore les cartes qu’ils passent.
prompt-wait = C’est à { $player } de jouer.
prompt-lead = Entamez le pli.
prompt-follow = Jouez dans le pli ; couleur demandée : { $suit }.
prompt-over = La partie est finie.

action-pass = Passer à { $to } : { $card }
action-play = Jouer : { $card }

event-you-pass = Vous posez pour { $to } : { $card }.
event-passes = { $player } pose une carte pour { $to }.
event-received = { $player } vous passe : { $one }, { $two }, { $three }.
event-leads = { $player } a le deux de trèfle et entame.
event-played = { $player } joue : { $card }.
event-trick = { $player } ramasse le pli : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-moon = { $player } a pris tous les points et décroche la lune !
event-score = { $player } a maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-deal = La donne n° { $number } commence.
event-won = { $player } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

refuse-pass-first = Passez d’abord vos cartes.
refuse-passed = Les cartes sont passées ; maintenant on les joue.
refuse-not-held = Vous n’avez pas cette carte : { $card }.
refuse-first-lead = Le deux de trèfle entame le premier pli.
refuse-suit = Vous devez fournir la couleur demandée, et vous en avez : { $suit }.
refuse-first-trick = Cette carte coûte des points et ne se joue pas au premier pli : { $card }.
refuse-hearts = Les cœurs ne sont pas libérés, et vous avez d’autres couleurs.

sheet-earlier = Donnes précédentes
sheet-taken = Points ramassés dans cette donne
sheet-moon = Lune décrochée
sheet-total = Points

# Le contenu de la boîte, tableau par tableau
contents-suit = Couleurs
contents-card = Cartes qui comptent plus
contents-rank = Rangs

# … et leurs valeurs
field-points = Points
