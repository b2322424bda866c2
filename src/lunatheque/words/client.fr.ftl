# Textes du navigateur, à côté de ceux de la maison.

skip = Aller au contenu
nav = Pages
nav-tables = Tables
nav-me = Vous
shelf-link = Lunathèque : vers l’étagère
language = Langue
theme = Couleurs : { $theme }
theme-system = comme sur cet appareil
theme-light = claires
theme-dark = sombres
close = Fermer
loading = Un instant…
notices = Messages

guest-names = Séléné | Cyrano | Comète | Cratère | Clair de lune | Orbite | Tycho | Éclipse | Périgée | Météore

problem-offline = Le serveur ne répond pas. Êtes-vous connecté ?
problem-unknown = Quelque chose n’a pas marché. Réessayez, ou rechargez la page.
problem-no-game = Il n’y a pas de tel jeu sur l’étagère.

rules-search = Chercher dans les règles
rules-sections = Chapitres
rules-found = { $count ->
    [0] Les règles n’en disent rien.
    [one] Une règle
   *[other] { $count } règles
}
rules-whole = Toutes les règles
rules-link = Lien vers cette règle
rules-link-to = Lien vers cette règle : { $rule }
link-copied = Le lien est copié.
minute-title = Le jeu en une minute
minute-rule = règle
minute-more = { $number } : lire la règle

fact-players = { $most ->
    [one] { $range } joueur
   *[other] { $range } joueurs
}
fact-minutes = { $range } min
fact-age = dès { $age } ans

shelf-motto = Une ludothèque sur la Lune, ouverte jour et nuit.
shelf-going = Reprendre une partie
shelf-all-tables = Vos { $count } tables
shelf-empty = L’étagère est vide : aucun jeu n’est installé.

footer-independent = Les jeux appartiennent à leurs auteurs et éditeurs. La Lunathèque en est indépendante ; les mots et les dessins sont les siens.
footer-private = Ni pistage, ni publicité ; aucun compte n’est nécessaire.

box-by = { $authors ->
    [unknown] auteur inconnu
    [traditional] jeu traditionnel
   *[other] par { $authors }
}{ $year ->
    [unknown] {""}
   *[other] {", "}{ $year }
}
box-play-now = Jouer maintenant
box-play-note = Contre des bots, tout de suite, sans compte.
box-make-table = Ouvrir une table
box-rules = Règles
box-contents = Contenu
box-credits = Qui l’a fait

contents-legend = D’où l’on connaît les valeurs : montrer seulement
contents-id = Dans le fichier : { $id }
contents-groups = Groupes
contents-open = Montrer toutes les valeurs
contents-pack = { $name } (contenu { $hash }). Vous avez la boîte et quelque chose diffère ?
contents-correct = Enregistrez le contenu comme fichier, corrigez-le, et ouvrez une table avec.
source-printed-short = imprimé
source-public-short = public
source-reconstructed-short = reconstitué

credits-authors = { $count ->
    [one] Auteur
   *[other] Auteurs
}
credits-names = { $names ->
    [unknown] inconnu
    [traditional] jeu traditionnel
   *[other] { $names }
}
credits-artists = { $count ->
    [one] Illustrateur
   *[other] Illustrateurs
}
credits-publishers = { $count ->
    [one] Éditeur
   *[other] Éditeurs
}
credits-year = Première édition
credits-links = Ailleurs
credits-independent = { $game } appartient à ses auteurs et éditeurs. La Lunathèque n’a pas de lien avec eux et n’est pas approuvée par eux. Elle emploie ses propres mots et ses propres dessins, et ne copie ni texte ni image de la boîte. Si le jeu vous plaît, achetez-le : il est meilleur avec de vraies pièces.

lost-title = Perdu dans l’espace
lost-text = Il n’y a rien à cette adresse.
lost-home = Vers l’étagère
lost-tables = Vers les tables
offline-title = La Lune ne répond pas
again = Réessayer


new-title = { $game } : nouvelle table
new-seats = Places
new-how-many = Nombre de joueurs
new-seat = Place { $number }
new-seat-name = Nom à la place { $number }
new-name = Nom
new-people = Personnes
new-bots = Bots
new-options = Ce dont vous convenez
new-options-note = Vous pouvez tout laisser tel quel : l’habitude est ce que dit la règle du jeu, ou ce qu’elle semble vouloir dire.
new-options-reset = Tout comme d’habitude
new-lasting = Durée
new-lasting-all = Une partie de { $game } prend { $minutes } entre humains ; les bots sont plus rapides.
new-is-usual = (habituel)
new-options-usual = comme d’habitude
new-options-changed = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
new-rule-show = Lire la règle
new-rule-hide = Fermer la règle
new-pack = Contenu de la boîte
new-pack-own = corrigé
pack-note = Vous avez la boîte et une carte diffère ? Corrigez le fichier de contenu et jouez avec.
pack-save = Enregistrer le fichier habituel
pack-usual = Le contenu habituel
pack-choose = Choisir un fichier de contenu
pack-other-game = Ce fichier est celui d’un autre jeu.
new-pace = Rythme
new-doors = Qui peut venir
new-public = Tout le monde peut prendre une place libre : la table est annoncée
new-spectators = D’autres peuvent regarder
new-open = Ouvrir la table
new-name-missing = Qui joue sur cet écran ? Donnez un nom.
seat-is-me = Moi
seat-is-here = Un ami, sur cet écran
seat-is-open = Un ami, sur invitation
seat-is-bot = Bot : { $level }
level-cadet-is = Cadet, facile : regarde une décision plus loin, et parfois pas du tout.
level-pilote-is = Pilote, normal : regarde une décision plus loin.
level-commandant-is = Commandant, difficile : réfléchit à fond à une décision sur trois.
level-legende-is = Légende, le plus fort : réfléchit une seconde à chaque décision.

pace-untimed = Sans pendule
pace-clock = Avec pendules, d’une traite
pace-days = Par correspondance, quelques jours par coup
pace-minutes = Minutes par joueur
pace-increment = Secondes de plus après chaque coup
pace-per-move = Jours par coup
pace-number = Un nombre entier de { $least } à { $most }, s’il vous plaît.
pace-clock-is = { $minutes ->
    [one] { $minutes } minute par joueur
   *[other] { $minutes } minutes par joueur
}{ $increment ->
    [0] {""}
    [one] {", "}{ $increment } seconde de plus après chaque coup
   *[other] {", "}{ $increment } secondes de plus après chaque coup
}
pace-days-is = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
pair = { $name } : { $value }

door-title = Bienvenue à la Lunathèque
door-invited = { $host } vous invite à { $game }
door-name = Comment vous appeler ?
door-as = Vous entrez sous le nom { DE($name) }.
door-sit = Prendre la place
door-enter = Entrer

wait-title = Salle d’attente
wait-free = { $free ->
    [0] Tout le monde est là.
    [one] Il reste une place libre.
   *[other] Il reste { $free } places libres.
}
wait-open = La place { $number } est libre
wait-you = { $name } (vous)
wait-fill = Place { $number } : laisser jouer un bot
wait-fill-short = Ou laisser jouer un bot…
wait-leave = Quitter cette place
wait-pack = Avec un contenu de boîte corrigé
wait-note = La partie commence d’elle-même quand toutes les places sont prises. Vous pouvez quitter cette page et revenir.
invite-link = Lien vers cette place
invite-copy = Copier
invite-share = Partager
invite-qr = Code QR
invite-copied = Le lien est copié.
invite-by-hand = Le lien est sélectionné : copiez-le.
invite-text = Viens jouer à { $game } avec moi !
qr-label = Code QR du lien

tables-title = Tables
tables-title-turns = ({ $turns }) Tables
tables-game = Jeu
tables-any-game = Tous les jeux
tables-player = Joueur
tables-mine = Vos tables
tables-open = Avec une place libre
tables-finished = Terminées
tables-none-mine = Vous ne jouez pas en ce moment. Une boîte de l’étagère, peut-être ?
tables-none-open = Aucune table ne cherche de joueurs pour l’instant.
tables-none-finished = Aucune partie n’est encore terminée.
tables-none-found = Rien ne correspond à votre recherche.
tables-open-one = Ouvrir une table
tables-choose-game = Choisir un jeu et ouvrir une table
tables-nobody = Personne encore
tables-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
tables-moves = { $moves ->
    [0] pas encore de coup
    [one] un coup
   *[other] { $moves } coups
}
tables-over = terminée
tables-won = gagnée par { $names }
tables-turn = À vous de jouer
tables-waiting = on attend { $names }
tables-review = un enregistrement
tables-pages = D’autres tables
tables-newer = Plus récentes
tables-older = Plus anciennes

import-title = Revoir une partie enregistrée
import-drop = Déposez ici un enregistrement : un fichier de texte que la Lunathèque a gardé.
import-choose = Choisir un fichier
file-large = { $file } est trop gros : c’est autre chose.

me-title = Qui êtes-vous ?
me-hello = Bonjour, { $name }
me-name = Le nom que voient les autres
me-save = C’est moi
me-called = C’est noté.
me-known = Bienvenue.
me-left = À bientôt.
me-guest-note = Un nom suffit : ce navigateur se souvient de vous. Avec un compte, vous retrouvez vos tables sur d’autres appareils.
me-make-account = Créer un compte
me-login = Se connecter
me-account-name = Nom
me-password = Mot de passe
me-name-missing = Donnez un nom, s’il vous plaît.
me-password-missing = Il manque le mot de passe.
me-password-short = Au moins { $least } caractères, s’il vous plaît.
me-has-account = Vos tables vous suivent partout où vous vous connectez.
me-logout = Se déconnecter
me-delete = Supprimer le compte
me-delete-sure = Votre nom et votre mot de passe sont oubliés pour de bon. Les parties restent à ceux qui les ont jouées avec vous.
me-delete-yes = Le supprimer
me-delete-no = Le garder

# À la table, à côté de table.fr.ftl

table-play-this = Jouer ce coup
table-looking-back = Vous regardez un moment passé.
table-log-later = Les moments ci-dessus précèdent l’ouverture de cette page : la relecture les montrera quand la partie sera finie.
table-away-turn = n’est pas là – c’est son tour
table-gone = a quitté la partie
table-replace-when = Possible après une longue absence, ou quand son temps est écoulé.
table-replace-late = Possible quand son temps est écoulé.
