# Textes de la table et de la relecture dans le navigateur.

table-title = { $game } : la table
table-side = À côté de la table
table-panels = Volets
table-panel-actions = Actions
table-panel-log = Journal
table-panel-sheet = Score
table-panel-rules = Règles
table-panel-chat = Discussion

# Ce qui s’y trouve

table-common = Commun à tous
table-others = Les autres
table-own = À vous
table-players = Joueurs
table-plays = en train de jouer
table-larger = { $zone } : plus grand
table-piece-picked = choisi
table-piece-next = à choisir
table-closer = Plus près
table-further = Plus loin
table-whole = Plateau entier
table-views = Regarder de près

# Qui joue

table-you = (vous)
table-turn = décide
table-thinking = réfléchit
table-away = n’est pas là
table-replaced = un bot joue à sa place
table-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
table-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-your-turn = À vous

# Ce qui est demandé

table-says-why = Pourquoi pas ?
table-says-hint = Conseil :
table-says-what = { "" }
table-rule = La règle
table-answer = Répondre
table-go-on = Continuez : touchez ce qui va avec.
table-cancel = Lâcher
table-choose =
    { $count ->
        [one] Choisir ({ $count } possibilité)
       *[other] Choisir parmi { $count } possibilités
    }
table-no-actions = Vous n’avez rien à décider pour l’instant.
table-filter = Chercher une action
table-no-match = Aucune action ne s’appelle ainsi.
table-undo = Reprendre
table-hint = Conseil
table-more = Plus…

# Journal, score, discussion

table-log-empty = Il ne s’est encore rien passé.
table-peek = La table telle qu’elle était à l’étape { $move }
table-now = Revenir au présent
table-sheet = Feuille de score
table-sheet-rule = { $line } : la règle
table-no-sheet = On ne compte rien dans cette partie.
table-secret = inconnu de vous
table-chat = Ce qui s’est dit
table-chat-empty = Personne n’a encore rien dit.
table-say = Dire quelque chose
table-send = Envoyer

# Plus rarement utile

table-menu = Cette table
table-sound = Sons
table-notices = Me prévenir quand c’est à moi, même si je regarde ailleurs
table-propose-undo = Demander aux autres de reprendre la dernière décision
table-propose-end = Proposer d’arrêter la partie ici
table-proposes-undo = { $name } voudrait reprendre la dernière décision.
table-proposes-end = { $name } propose d’arrêter la partie ici.
table-proposed-undo = Vous avez demandé à reprendre la dernière décision ; les autres y réfléchissent.
table-proposed-end = Vous avez proposé d’arrêter la partie ; les autres y réfléchissent.
table-agree = D’accord
table-decline = Non
table-withdraw = Laisser tomber
table-replace-me = Laisser un bot jouer à ma place
table-return = Jouer de nouveau moi-même
table-replace-other = Laisser un bot jouer à la place { DE($name) }
table-late = { $name } n’a plus de temps.
table-claim = Réclamer la victoire
table-resign = Abandonner
table-resign-sure = Voulez-vous vraiment abandonner cette partie ?
table-resign-yes = Oui, j’abandonne
table-resign-no = Continuer à jouer

# Un écran pour plusieurs

table-curtain = Passez l’écran à { $name }
table-curtain-why = D’ici là, le jeu des autres reste caché.
table-curtain-lift = C’est moi, { $name } : montrer ma table

# Connexion

table-lost = La connexion est perdue. Nouvel essai…
table-found = Connexion rétablie.
table-gone-4401 = Cette table doit savoir qui vous êtes. Entrez d’abord par l’étagère.
table-gone-4403 = Cette table ne vous est pas ouverte.
table-gone-4404 = Cette table n’existe pas.

# La fin

table-over = La partie est terminée.
table-won =
    { $count ->
        [one] Victoire { DE($names) } !
       *[other] Victoire partagée : { $names } !
    }
table-ended-resign = La partie s’est arrêtée sur un abandon.
table-ended-agreed = Tous ont accepté d’arrêter la partie ici.
table-ended-time = La partie s’est arrêtée : une pendule est tombée.
table-ended-closed = La table a été fermée.
table-rank = { $rank }.
table-rematch = Rejouer
table-replay = Revoir
table-export = Enregistrer la partie

# Relecture

replay-title = { $game } : relecture
replay-move = Coup { $move } sur { $moves }
replay-slider = Coup
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-eyes = Vu par
replay-eyes-all = un spectateur
replay-link = Copier un lien vers ce coup
replay-copied = Le lien est copié.
replay-start = La partie commence.
