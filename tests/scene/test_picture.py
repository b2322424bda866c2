"""Pictures: every kind of zone and mark, at desk and phone size, in plain Python."""

from xml.etree import ElementTree

import pytest

from lunatheque import Match
from lunatheque.engine import text
from lunatheque.scene import Arrow, Art, Face, Line, Piece, Scene, Touch, Zone, svg

SVG = "{http://www.w3.org/2000/svg}"
CARD = Face(100, 140, svg.rect(0, 0, 100, 140, fill="#ffffff"), value=(50, 70, 30))
ART = Art({"card": CARD, "sky": Face(10, 10, svg.rect(0, 0, 10, 10, fill="#000033")), "seal": Face(10, 10, "")})
NAMES = {"seat-0": "Ada & <Byron>", "market": "Market"}


def piece(id: str, column: float = 0, row: float = 0, face: str = "card", caption: str = "") -> Piece:
    return Piece(id, face, text("piece", number=1), (column, row), value=7, caption=text(caption) if caption else None)


SCENE = Scene(
    zones=(
        Zone("sky", "board", text("sky"), (piece("moon", 5, 5, caption="moon"),), frame=(0, 0, 20, 10),
             background="sky", lines=(Line("orbit", "trail", ((1, 1), (9, 9)), text("orbit"), seat=0),)),
        Zone("market", "grid", text("market"), (piece("low"), piece("high", 1, 2)), columns=2),
        Zone("pile", "stack", text("pile"), tuple(piece(f"p{n}") for n in range(9))),
        Zone("area", "area", text("seat-0"), (piece("token"),), seat=0, active=True, zones=(
            Zone("hand", "row", text("hand"), tuple(piece(f"h{n}", n, 0, f"f{n}") for n in range(12))),
            Zone("nothing", "row", text("nothing")),
        )),
    ),
    touches={1: Touch(("low", "moon")), 2: Touch(())},
    arrows=(Arrow("attack", "low", "token", text("attack")),),
).seen(0, lambda: ART, lambda: NAMES)  # fmt: skip


def parsed(scene: Scene, width: float = 1200) -> ElementTree.Element:
    return ElementTree.fromstring(scene.svg(width=width))


@pytest.mark.parametrize("width", [390, 820, 1200])
def test_a_picture_has_the_width_asked_for_and_shows_every_piece(width: float) -> None:
    root = parsed(SCENE, width)
    assert float(root.attrib["width"]) == width
    titles = [element.text for element in root.iter(f"{SVG}title")]
    assert titles.count("Piece 1") == len(SCENE.pieces()) - 5  # of a stack, the upper four
    assert {"Orbit", "Attack"} <= set(titles)


def test_names_are_written_and_escaped() -> None:
    words = [element.text for element in parsed(SCENE).iter(f"{SVG}text")]
    assert "Ada & <Byron>" in words
    assert "Market" in words
    assert "Moon" in words
    assert "7" in words
    assert "Nothing" not in words  # an empty zone takes no room


def test_what_can_be_touched_first_glows() -> None:
    glows = "#ffd166"
    still = Scene(SCENE.zones[1:2]).seen(0, lambda: ART, lambda: NAMES).svg()
    touched = Scene(SCENE.zones[1:2], {1: Touch(("low", "high"))}).seen(0, lambda: ART, lambda: NAMES).svg()
    assert still.count(glows) == 0
    assert touched.count(glows) == 2  # a rim and the light around it, of one piece


def test_zones_of_a_player_are_shown_together_with_the_name() -> None:
    own = [Zone(f"row-{n}", "row", text("market"), (piece(f"x{n}"),), seat=0) for n in range(2)]
    words = [
        element.text for element in parsed(Scene(tuple(own)).seen(1, lambda: ART, lambda: NAMES)).iter(f"{SVG}text")
    ]
    assert words.count("Ada & <Byron>") == 1
    assert words.count("Market") == 2


def test_a_face_that_is_not_drawn_becomes_a_card_with_words() -> None:
    bare = Scene((Zone("hand", "row", text("hand"), (piece("x", face="unknown"),)),))
    words = [element.text for element in parsed(bare).iter(f"{SVG}text")]
    assert words == ["Hand", "Piece 1"]


def test_row_0_of_a_grid_is_at_the_bottom() -> None:
    drawn = Scene(SCENE.zones[1:2]).seen(0, lambda: ART, lambda: NAMES).svg()
    low, high, _ = drawn.split("Piece 1")
    assert low.count("translate(0 160)") == 1  # two cards high less the row between, which is empty
    assert "translate(110 0)" in high


def test_a_match_gives_scenes_that_can_be_drawn() -> None:
    match = Match("hearts", names=["Ada", "Grace", "Hedy", "Katherine"], seed=1)
    drawn = match.scene(0)._repr_svg_()
    words = [element.text for element in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
    assert {"Ada", "Grace", "Hedy", "Katherine", "Hand"} <= set(words)
    assert match.scene(0) == match.game.scene(match.state, 0)
