"""Covers: a picture of the box that any page can show, made of the game's own drawings."""

from typing import Any
from xml.etree import ElementTree

from tests.support import every_game

from lunatheque.engine import Game
from lunatheque.scene import Art, Face, cover


@every_game
def test_every_box_has_a_cover(game: Game[Any]) -> None:
    box = game.box()
    art = game.art(box)
    drawn = cover(game.id, art, box.names)
    ElementTree.fromstring(drawn)
    assert any(face.svg in drawn for face in art.faces.values())


def test_what_people_know_a_game_by_is_shown() -> None:
    cards = {f"card-{number}": Face(100, 140, f'<path d="M{number} 0"/>') for number in range(9)}
    backs = {f"back-{number}": Face(200, 280, f'<path d="M90 {number}"/>') for number in range(9)}
    drawn = cover("a-game", Art({**backs, **cards}), shown=list(cards))
    assert sum(face.svg in drawn for face in cards.values()) == 5
    assert not any(face.svg in drawn for face in backs.values())


def test_a_game_may_draw_its_own() -> None:
    own = Face(300, 400, '<circle r="7"/>')
    drawn = cover("a-game", Art({"cover": own, "card": Face(100, 140, '<path d="M1 1"/>')}))
    assert own.svg in drawn
    assert "M1 1" not in drawn


def test_a_game_without_drawings_still_has_a_box() -> None:
    ElementTree.fromstring(cover("a-game", Art({})))
