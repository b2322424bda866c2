"""The board: a dark sky, lanes and the luminous orbit; Earth and Moon, stations, the satellite, rockets."""

from math import cos, radians, sin

from lunatheque.scene import Face, svg

from .art_signs import DARK, FILLS, GLOW, INK, PAPER, sign
from .board import Board
from .components import Box
from .things import COLOURS, CROSSROADS, EARTH, HUB_IDS, MOON, NODE_IDS, NONE, S1

SKY = "#0d1230"
LANE = "#7f8cc9"
STARS = 130
GREEK = "αβγδ"
"""The letters of the stations, which need no translation."""
GOLDEN = 137.508
"""Degrees between two stars that never line up."""


def stop(offset: float, colour: str, opacity: float = 1) -> str:
    """A stop of a gradient."""
    return svg.tag("stop", offset=offset, stop_color=colour, stop_opacity=opacity)


def gradient(id: str, *stops: str, **attributes: svg.Value) -> str:
    """A round gradient."""
    return svg.tag("radialGradient", "".join(stops), id=f"terre-lune-{id}", **attributes)


DEFS = (
    gradient("sky", stop(0, "#232b63"), stop(0.55, "#151b42"), stop(1, SKY), cx=0.5, cy=0.48, r=0.75)
    + gradient("earth", stop(0, "#8fd0ff"), stop(0.6, "#3c86d8"), stop(1, "#123a7d"), cx=0.38, cy=0.3, r=0.8)
    + gradient("air", stop(0.8, "#7fc4ff", 0.5), stop(1, "#7fc4ff", 0))
    + gradient("moon", stop(0, "#fbf8ea"), stop(0.65, "#d3d0c6"), stop(1, "#8b8a94"), cx=0.38, cy=0.32, r=0.8)
    + gradient("glow", stop(0, "#fff4c2"), stop(0.35, "#ffc94d", 0.9), stop(1, "#ff8a3c", 0))
    + gradient("halo", stop(0, GLOW, 0.75), stop(1, GLOW, 0))
)


def board_faces(box: Box) -> dict[str, Face]:
    """Everything that lies or stands on the board."""
    return {
        "board": background(box.board),
        "earth": earth(),
        "moon": moon(),
        **{f"station-{id}": station(letter) for id, letter in zip(HUB_IDS[S1:CROSSROADS], GREEK, strict=True)},
        "crossroads": target(62, "#fbe08a"),
        "crossing": target(60, GLOW),
        "step": target(56, "#ffffff"),
        "pile": pile(True),
        "pile-empty": pile(False),
        "satellite": satellite(),
        **{f"rocket-{colour}": rocket(colour) for colour in COLOURS},
    }


def background(board: Board) -> Face:
    """The sky with stars, the orbit as a shining ring, lanes with their steps."""
    parts = [svg.rect(0, 0, board.width, board.height, rx=24, fill="url(#terre-lune-sky)"), stars(board)]
    parts.append(ring(board))
    for chain in board.lanes:
        points = " ".join(f"{x},{y}" for x, y in (board.places[node] for node in chain))
        parts.append(svg.tag("polyline", points=points, fill="none", stroke="#2b3470", stroke_width=20))
        parts.append(
            svg.tag("polyline", points=points, fill="none", stroke=LANE, stroke_width=3, stroke_dasharray="2 9")
        )
    for node in board.nodes:
        if node > MOON:
            parts.append(step(board, node))
    x, y = board.places[CROSSROADS]
    parts.append(svg.circle(x, y, 25, fill="#3a3f7d", stroke="#fbe08a", stroke_width=4))
    parts.append(svg.path(f"M{x - 13} {y}H{x + 13}M{x} {y - 13}V{y + 13}", stroke="#fbe08a", stroke_width=4))
    for station in range(S1, CROSSROADS):
        x, y = board.places[station]
        parts.append(svg.circle(x, y, 58, fill="url(#terre-lune-halo)", opacity=0.6))
    x, y = board.places[EARTH]
    parts.append(svg.circle(x, y, 150, fill="url(#terre-lune-air)"))
    return Face(board.width, board.height, "".join(parts))


def stars(board: Board) -> str:
    """Stars strewn without a pattern, the same ones every time."""
    found = []
    for number in range(STARS):
        far, turn = (number + 0.5) / STARS, radians(number * GOLDEN)
        x = board.width * (0.5 + 0.72 * far**0.5 * cos(turn))
        y = board.height * (0.5 + 0.72 * far**0.5 * sin(turn))
        if 0 < x < board.width and 0 < y < board.height:
            found.append(svg.circle(x, y, 1 + number % 3 * 0.7, fill="#ffffff", opacity=0.35 + number % 5 * 0.12))
    return "".join(found)


def ring(board: Board) -> str:
    """The orbit of the satellite: a glowing ring with a dot for each space."""
    points = " ".join(f"{x},{y}" for x, y in board.orbit)
    wide = [(22, 0.1), (12, 0.2), (5, 0.75)]
    parts = [
        svg.tag("polygon", points=points, fill="none", stroke=GLOW, stroke_width=width, stroke_opacity=opacity,
                stroke_linejoin="round")
        for width, opacity in wide
    ]  # fmt: skip
    crossed = [board.orbit[space] for space in board.space_of if space != NONE]
    parts += [
        svg.circle(x, y, 8, fill=SKY, stroke=GLOW, stroke_width=3) for x, y in board.orbit if (x, y) not in crossed
    ]
    return "".join(parts)


def step(board: Board, node: int) -> str:
    """A step with its name; one on the orbit shines."""
    x, y = board.places[node]
    crossing = board.space_of[node] != NONE
    parts = []
    if crossing:
        parts.append(svg.circle(x, y, 38, fill="url(#terre-lune-halo)"))
    parts.append(
        svg.circle(
            x, y, 21, fill="#123f5c" if crossing else "#2a3168", stroke=GLOW if crossing else LANE, stroke_width=3
        )
    )
    return "".join(parts) + svg.words(x, y, 15, NODE_IDS[node], fill="#e8ecff", font_weight="normal")


def target(size: float, colour: str) -> Face:
    """A step to which one can fly: a ring around what the board shows."""
    middle = size / 2
    ring = svg.circle(middle, middle, middle - 4, fill=colour, fill_opacity=0.22, stroke=colour, stroke_width=4)
    return Face(size, size, ring)


def earth() -> Face:
    """The Earth: seas, lands and clouds."""
    lands = (
        "M52 60C70 40 104 38 112 56C118 70 98 76 94 92C90 108 70 116 58 104C44 92 38 76 52 60z"
        "M122 108C142 96 176 104 184 124C190 142 168 168 148 172C130 174 132 152 122 144C110 134 108 116 122 108z"
        "M64 150C76 144 92 152 94 166C94 178 82 190 72 184C60 178 54 156 64 150z"
        "M146 44C158 38 174 48 172 58C168 68 148 66 144 58C140 52 140 48 146 44z"
    )
    clouds = "M30 120C60 108 90 124 120 116M84 44C110 34 140 42 158 36M110 190C136 182 150 190 176 176"
    parts = [
        svg.circle(110, 110, 106, fill="url(#terre-lune-earth)"),
        svg.path(lands, fill="#5fae6b", stroke="#3f8a57", stroke_width=2),
        svg.path(clouds, fill="none", stroke="#ffffff", stroke_width=9, stroke_linecap="round", stroke_opacity=0.55),
        svg.circle(110, 110, 106, fill="none", stroke="#bfe2ff", stroke_width=3, stroke_opacity=0.8),
    ]
    return Face(220, 220, "".join(parts))


def moon() -> Face:
    """The Moon with eight craters for the pawns, and small ones besides."""
    parts = [svg.circle(90, 90, 88, fill="url(#terre-lune-moon)")]
    for x, y, r in ((90, 88, 17), (70, 78, 7), (112, 104, 9), (26, 92, 8), (152, 84, 7), (92, 20, 6), (90, 160, 6)):
        parts.append(svg.circle(x, y, r, fill="#b9b6ae", opacity=0.7))
        parts.append(svg.circle(x - r * 0.15, y - r * 0.15, r * 0.75, fill="#cbc8be"))
    parts.append(svg.circle(90, 90, 88, fill="none", stroke="#fffdf0", stroke_width=2.5, stroke_opacity=0.7))
    return Face(180, 180, "".join(parts))


def station(letter: str) -> Face:
    """An orbital station: a wheel between two solar sails, with the letter of its name."""
    sails = "".join(
        svg.rect(x, 36, 22, 24, rx=2, fill="#2f5fb3", stroke="#cfe0ff", stroke_width=2)
        + svg.path(f"M{x + 7.5} 36V60M{x + 15} 36V60M{x} 48H{x + 22}", stroke="#cfe0ff", stroke_width=1)
        for x in (2, 72)
    )
    parts = [
        svg.path("M24 48H72", stroke="#cfd6ee", stroke_width=5),
        sails,
        svg.circle(48, 48, 27, fill="#39406f", stroke="#e9edfb", stroke_width=7),
        svg.path("M48 22V74M25 35L71 61M25 61L71 35", stroke="#aab3d8", stroke_width=3),
        svg.circle(48, 48, 17, fill="#fbe08a", stroke="#ffffff", stroke_width=2),
        svg.words(48, 46, 24, letter, fill=INK),
    ]
    return Face(96, 96, "".join(parts))


def pile(full: bool) -> Face:
    """The options of a station, face down, with their number."""
    if not full:
        empty = svg.circle(27, 29, 21, fill="#1a2050", stroke="#6d78b5", stroke_width=2, stroke_dasharray="4 4")
        return Face(54, 58, empty)
    discs = "".join(
        svg.ellipse(27, y, 24, 15, fill=fill, stroke=INK, stroke_width=2)
        for y, fill in ((40, "#b98a2e"), (34, "#cf9f3c"), (28, "#f3d58a"))
    )
    return Face(54, 58, discs, value=(27, 28, 20), ink=INK)


def satellite() -> Face:
    """The pirate satellite: a glowing ball with aerials and a skull's grin."""
    parts = [
        svg.circle(37, 37, 36, fill="url(#terre-lune-glow)"),
        svg.path("M37 37L8 14M37 37L66 14M37 37L12 62M37 37L62 62", stroke="#fff1c9", stroke_width=3),
        svg.circle(37, 37, 19, fill="#2a1f3d", stroke="#fff1c9", stroke_width=3),
        svg.path("M27 33C27 25 47 25 47 33C47 38 44 40 43 43H31C30 40 27 38 27 33z", fill="#fff8e2"),
        svg.circle(32.5, 34, 3, fill="#2a1f3d") + svg.circle(41.5, 34, 3, fill="#2a1f3d"),
        svg.path("M34 43V47M37 43V48M40 43V47", stroke="#fff8e2", stroke_width=2.2),
    ]
    return Face(74, 74, "".join(parts))


def rocket(colour: str) -> Face:
    """A rocket, its nose up, with the sign of its colour."""
    line: dict[str, svg.Value] = {"stroke": INK, "stroke_width": 2, "stroke_linejoin": "round"}
    parts = [
        svg.path("M22 62C24 72 32 72 34 62L28 84z", fill="#ffb545", stroke="#e8622c", stroke_width=2),
        svg.path("M14 44L4 62L17 60zM42 44L52 62L39 60z", fill=DARK[colour], **line),
        svg.path("M28 2C42 14 45 36 40 62H16C11 36 14 14 28 2z", fill=FILLS[colour], **line),
        svg.path("M28 2C35 8 38.500 15 40 22H16C17.500 15 21 8 28 2z", fill=PAPER, **line),
        svg.circle(28, 41, 11.5, fill=PAPER, **line),
        sign(colour, 28, 41, 14, DARK[colour]),
    ]
    return Face(56, 86, "".join(parts))
