# Textes de la maison, pour tous les jeux.

refuse-turn = Ce n’est pas à vous de jouer.
