# Textes du navigateur, à côté de ceux de la maison.

skip = Aller au contenu
nav = Pages
nav-tables = Tables
nav-me = Qui êtes-vous ?
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
rules-none = Les règles n’en disent rien.
rules-whole = Toutes les règles
