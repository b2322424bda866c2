"""The drawings of De la Terre à la Lune: board, rockets, cards, options, pawns and dice."""

from lunatheque.scene import Art

from .art_board import DEFS, board_faces
from .art_cards import card_faces
from .art_tokens import token_faces
from .components import Box

SEATS = ("#d8443c", "#e3a81f", "#3f7fd6", "#3f9a5b")
"""The colours of the rockets, in the order in which the seats get them."""


def art(box: Box) -> Art:
    """Everything that a scene can show."""
    return Art({**board_faces(box), **card_faces(), **token_faces(box)}, DEFS, SEATS)
