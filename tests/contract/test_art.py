"""Drawings: all that can be seen is drawn, in plain SVG; all that can be done can be touched or chosen."""

import re
from typing import Any
from xml.etree import ElementTree

from tests.support import every_game, every_table, glimpsed

from lunatheque.engine import EVERYONE, Game, Match, find
from lunatheque.scene import Art, Face, Scene

SVG = "{http://www.w3.org/2000/svg}"

SHAPES = {"g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "use", "title"}
SHARED = {"linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "symbol", "marker"}

GEOMETRY = {
    *("x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "dx", "dy", "width", "height"),
    *("d", "points", "transform", "viewBox", "preserveAspectRatio", "offset", "href", "pathLength"),
    *("gradientUnits", "gradientTransform", "spreadMethod", "patternUnits", "patternContentUnits", "patternTransform"),
    *("clipPathUnits", "maskUnits", "maskContentUnits", "markerWidth", "markerHeight", "refX", "refY", "orient"),
    "markerUnits",
}
PRESENTATION = {
    *("fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"),
    *("stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "opacity", "color"),
    *("stop-color", "stop-opacity", "clip-path", "clip-rule", "mask", "marker-start", "marker-mid", "marker-end"),
    *("font-family", "font-size", "font-weight", "font-style", "text-anchor", "dominant-baseline", "letter-spacing"),
    *("textLength", "lengthAdjust", "paint-order", "overflow", "vector-effect", "display", "visibility"),
}


def drawn(game: Game[Any]) -> Art:
    art = game.art(game.box())
    assert isinstance(art, Art)
    return art


def parse(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>')


def check_element(element: ElementTree.Element, known: set[str], elements: set[str], ids: set[str]) -> None:
    """Plain SVG alone: no script, no style, nothing from outside, no id but those that all drawings share."""
    name = element.tag.removeprefix(SVG)
    assert name in elements, f"<{name}> is not drawn everywhere"
    for key, value in element.attrib.items():
        assert key in known, f"<{name} {key}>: a drawing uses presentation attributes alone"
        for target in re.findall(r"url\(([^)]*)\)", value) + ([value] if key == "href" else []):
            assert target.removeprefix("#") in ids, f"<{name} {key}={value!r}> refers to nothing in the defs"
            assert target.startswith("#")
        assert not re.search(r"javascript:|data:|https?:|//", value, re.I), f"<{name} {key}={value!r}>"


@every_game
def test_drawings_are_plain(game: Game[Any]) -> None:
    art = drawn(game)
    defs = parse(art.defs)
    ids = {element.attrib["id"] for element in defs.iter() if "id" in element.attrib}
    assert all(id.startswith(f"{game.id}-") for id in ids), "ids begin with the id of the game"
    for element in list(defs.iter())[1:]:
        check_element(element, GEOMETRY | PRESENTATION | {"id"}, SHAPES | SHARED, ids)
    for name, face in art.faces.items():
        assert face.width > 0, name
        assert face.height > 0, name
        for element in list(parse(face.svg).iter())[1:]:
            check_element(element, GEOMETRY | PRESENTATION, SHAPES, ids)
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in art.seats)
    assert len(set(art.seats)) == len(art.seats) >= game.players[1]


def brightness(colour: str) -> float:
    """The relative luminance of a colour, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG defines it: 1 to 21."""
    low, high = sorted([brightness(one), brightness(other)])
    return (high + 0.05) / (low + 0.05)


def ground_of(face: Face) -> set[str]:
    """The colours of a drawing on which its number may be written."""
    fills = (element.attrib.get("fill", "") for element in parse(face.svg).iter())
    return {colour for colour in fills if re.fullmatch("#[0-9a-fA-F]{6}", colour)}


@every_game
def test_numbers_can_be_read(game: Game[Any]) -> None:
    for name, face in drawn(game).faces.items():
        if face.value is not None:
            x, y, size = face.value
            assert 0 <= x <= face.width, name
            assert 0 <= y <= face.height, name
            assert 0 < size <= face.height, name
            best = max((contrast(face.ink, colour) for colour in ground_of(face)), default=21)
            assert best >= 4.5, f"{name}: a number in {face.ink} is hard to read"


def check_touches(match: Match, scene: Scene, seat: int) -> None:
    ids = [piece.id for piece in scene.pieces()]
    assert len(set(ids)) == len(ids), f"two pieces have the id {next(id for id in ids if ids.count(id) > 1)}"
    zones = [zone.id for zone in scene.all_zones()]
    assert len(set(zones)) == len(zones)
    known = set(ids)
    for arrow in scene.arrows:
        assert {arrow.start, arrow.end} <= known
    legal = match.state.legal(seat) if seat != EVERYONE else []
    assert set(scene.touches) == set(legal), "each legal action has a touch, and nothing else has one"
    for action, touch in scene.touches.items():
        assert {*touch.pieces, *touch.lights} <= known, match.game.actions.decode(action)
        assert len(set(touch.pieces)) == len(touch.pieces)


def shown_faces(scene: Scene) -> set[str]:
    faces = {name for piece in scene.pieces() for name in (piece.face, *piece.over)}
    return faces | {zone.background for zone in scene.all_zones() if zone.background}


@every_table
def test_all_that_is_seen_is_drawn_and_all_that_is_legal_can_be_reached(id: str, seats: int) -> None:
    shown: set[str] = set()
    for seed in range(2):
        for number, match in enumerate(glimpsed(id, seats, seed)):
            for seat in {*match.actors[:1], number % (seats + 1) - 1}:
                scene = match.scene(seat)
                check_touches(match, scene, seat)
                shown |= shown_faces(scene)
    art = drawn(find(id))
    assert shown <= art.faces.keys(), f"not drawn: {', '.join(sorted(shown - art.faces.keys()))}"


@every_table
def test_any_scene_becomes_a_picture(id: str, seats: int) -> None:
    for number, match in enumerate(glimpsed(id, seats, seed=7)):
        if number % 25 == 0:
            scene = match.scene(number % (seats + 1) - 1)
            for width in (390, 1200):
                root = ElementTree.fromstring(scene.svg(width=width))
                assert root.tag == f"{SVG}svg"
                titles = [element.text for element in root.iter(f"{SVG}title")]
                assert len(titles) >= len(scene.pieces())
