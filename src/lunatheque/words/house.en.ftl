# Texts of the house, for every game.

refuse-turn = It is not your turn.
