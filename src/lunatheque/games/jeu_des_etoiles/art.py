"""The drawings of Jeu des Étoiles: a planisphere by night, cards, rockets, the die and the gold."""

from lunatheque.scene import Art, Face

from . import art_cards, art_pieces, art_sky
from .catalogue import CONSTELLATION_IDS
from .components import FACE_IDS, ROCKET_IDS, Box
from .scenery import BRIGHTNESS
from .sky import LONGEST


def art(box: Box) -> Art:
    """Everything that a scene can show."""
    classes = range(len(BRIGHTNESS) + 1)
    faces: dict[str, Face] = {
        "sky": art_sky.sky(box),
        "label": art_sky.label(),
        "label-zodiac": art_sky.label(),
        "lit": art_sky.lit(),
        "die": art_pieces.die(""),
        "gold": art_pieces.gold(),
        "back": art_cards.back(),
        "Zodiac": art_cards.zodiac(box),
    }
    for bright in classes:
        faces[f"star-{bright}"] = art_sky.star(bright, circled=False)
        faces[f"circled-{bright}"] = art_sky.star(bright, circled=True)
    for id in FACE_IDS:
        faces[f"die-{id}"] = art_pieces.die(id)
    for number, id in enumerate(ROCKET_IDS):
        faces[f"rocket-{id}"] = art_pieces.rocket(number)
    for code, id in enumerate(CONSTELLATION_IDS):
        faces[id] = art_cards.constellation(box, code)
    faces |= {"board": faces["sky"], "zodiac": faces["Zodiac"], "ruler": art_sky.ruler(LONGEST)}
    return Art(faces, art_sky.DEFS)
