"""Options, deposit pawns, stacks, dice, and the marks of a player's flight."""

from lunatheque.scene import Face, svg

from .art_signs import DARK, FILLS, INK, LIGHT, PAPER, sign
from .components import Box
from .things import COLOURS, PAWN_IDS

PAWN_FILLS = {
    "H2O": "#7cc4f2", "O": "#bfe9e4", "AL": "#d5d9e2", "TI": "#aab7cf", "FE": "#d99a6c", "CA": "#f1e6c0",
    "SI": "#b9a3d8", "ZR": "#f0b9cd", "X": "#8d8a86",
}  # fmt: skip
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def token_faces(box: Box) -> dict[str, Face]:
    """All tokens, pawns, dice and marks."""
    faces: dict[str, Face] = {"option": hidden_option(), "option-X": exhausted(), "pawn": pawn(""), "stack": stack("")}
    for kind, id in enumerate(PAWN_IDS):
        faces[f"option-{id}"] = option(id, box.points[kind])
        faces[f"pawn-{id}"] = pawn(id)
        faces[f"stack-{id}"] = stack(id)
    for face in PIPS:
        faces[f"blue-{face}"] = die(face, "#2f5fb3", PAPER)
        faces[f"red-{face}"] = die(face, "#c8321f", PAPER)
    for colour in COLOURS:
        faces[f"outward-{colour}"] = trip(colour, "M24 44V14M14 24L24 12L34 24")
        faces[f"homeward-{colour}"] = trip(colour, "M24 10V40M14 30L24 42L34 30")
        faces[f"home-{colour}"] = trip(colour, "M10 28L24 14L38 28M15 26V40H33V26")
        faces[f"fell-{colour}"] = trip(colour, "M13 13L37 37M37 13L13 37")
    return faces | {
        "dice": dice(),
        "die": die(0, "#c8321f", PAPER),
        "looked": eye(),
        "crash": crash(),
        "exchanged": swap(),
    }


def disc(fill: str, rim: str) -> str:
    """A round token."""
    return svg.circle(27, 27, 25, fill=fill, stroke=rim, stroke_width=3) + svg.circle(
        27, 27, 20.5, fill="none", stroke=rim, stroke_width=1, stroke_dasharray="2 3"
    )


def symbol(id: str, x: float, y: float, size: float, fill: str = INK) -> str:
    """The symbol of a deposit; the 2 of water stands lower."""
    if id == "H2O":
        return svg.words(x - size * 0.5, y, size * 0.9, "H", fill=fill) + svg.words(
            x + size * 0.02, y + size * 0.3, size * 0.55, "2", fill=fill
        ) + svg.words(x + size * 0.52, y, size * 0.9, "O", fill=fill)  # fmt: skip
    return svg.words(x, y, size, id if len(id) < 2 else id[0] + id[1].lower(), fill=fill)


def option(id: str, points: int) -> Face:
    """An option: its deposit and its points."""
    parts = [disc(PAWN_FILLS[id], "#6b4a12"), symbol(id, 27, 20, 18), svg.words(27, 38, 12.5, points, fill=INK)]
    return Face(54, 54, "".join(parts))


def exhausted() -> Face:
    """An option on an exhausted deposit: a pick, crossed out."""
    parts = [
        disc(PAWN_FILLS["X"], "#3c3a38"),
        svg.path(
            "M14 20C22 12 34 12 41 19M30 15L19 41", fill="none", stroke=INK, stroke_width=4, stroke_linecap="round"
        ),
        svg.path("M13 13L41 41", stroke="#f7f3e6", stroke_width=4, stroke_linecap="round"),
    ]
    return Face(54, 54, "".join(parts))


def hidden_option() -> Face:
    """An option, face down."""
    parts = [
        disc("#cf9f3c", "#6b4a12"),
        svg.path("M27 12L31 23L42 23L33 30L37 41L27 34L17 41L21 30L12 23L23 23z", fill="#f3d58a"),
    ]
    return Face(54, 54, "".join(parts))


def pawn(id: str) -> Face:
    """A deposit pawn, six-sided like a crystal; face down without its symbol."""
    crystal = "M22 2L40 12V32L22 42L4 32V12z"
    fill = PAWN_FILLS[id] if id else "#4c5178"
    parts = [
        svg.path(crystal, fill=fill, stroke=INK if id else "#e9edfb", stroke_width=3, stroke_linejoin="round"),
        svg.path("M22 2L22 12M4 12L12 16M40 12L32 16", stroke="#ffffff", stroke_width=1.5, stroke_opacity=0.7),
        symbol(id, 22, 23, 16) if id else svg.words(22, 22, 20, "?", fill="#ffffff"),
    ]
    return Face(44, 44, "".join(parts))


def stack(id: str) -> Face:
    """A pawn on its options, with their number."""
    discs = "".join(
        svg.ellipse(34, y, 28, 12, fill=fill, stroke="#6b4a12", stroke_width=2)
        for y, fill in ((66, "#b98a2e"), (59, "#cf9f3c"), (52, "#e3bd63"))
    )
    plate = svg.circle(56, 68, 12, fill="#fffaf0", stroke=INK, stroke_width=2)
    return Face(70, 82, discs + svg.moved(12, 6, pawn(id).svg) + plate, value=(56, 68, 16))


def die(face: int, fill: str, pip: str) -> Face:
    """A die; without a face it waits to be thrown."""
    parts = [svg.rect(2, 2, 40, 40, rx=9, fill=fill, stroke=INK, stroke_width=2)]
    if face:
        parts += [svg.circle(22 + 11 * x, 22 + 11 * y, 4.2, fill=pip) for x, y in PIPS[face]]
    else:
        parts.append(svg.words(22, 22, 24, "?", fill=pip))
    return Face(44, 44, "".join(parts))


def dice() -> Face:
    """The three dice before they are thrown: two blue ones, then the red one."""
    blue, red = die(0, "#2f5fb3", PAPER).svg, die(0, "#c8321f", PAPER).svg
    return Face(140, 44, blue + svg.moved(48, 0, blue) + svg.moved(96, 0, red))


def trip(colour: str, arrow: str) -> Face:
    """How a flight stands: the rocket's sign and an arrow, a house or a cross."""
    parts = [
        svg.rect(1.5, 1.5, 79, 47, rx=10, fill=LIGHT[colour], stroke=DARK[colour], stroke_width=2.5),
        svg.path(
            arrow, fill="none", stroke=DARK[colour], stroke_width=4, stroke_linecap="round", stroke_linejoin="round"
        ),
        sign(colour, 60, 25, 24, FILLS[colour]),
    ]
    return Face(82, 50, "".join(parts))


def eye() -> Face:
    """The mark of a pawn that others have looked at."""
    parts = [
        svg.path("M22 30C27 24 37 24 42 30C37 36 27 36 22 30z", fill="#fffaf0", stroke=INK, stroke_width=1.8),
        svg.circle(32, 30, 2.8, fill=INK),
    ]
    return Face(44, 44, "".join(parts))


def crash() -> Face:
    """Collisions so far: a burst with their number."""
    burst = "M25 1L30 14L43 8L37 20L49 25L37 30L43 42L30 36L25 49L20 36L7 42L13 30L1 25L13 20L7 8L20 14z"
    return Face(50, 50, svg.path(burst, fill="#ffcf4d", stroke="#b3261e", stroke_width=2), value=(25, 25, 18))


def swap() -> Face:
    """Cards exchanged since the deal: two arrows around their number."""
    parts = [
        svg.rect(1.5, 1.5, 57, 47, rx=10, fill="#fffaf0", stroke="#7a8594", stroke_width=2),
        svg.path(
            "M12 14H46L40 8M48 36H14L20 42", fill="none", stroke="#7a8594", stroke_width=3, stroke_linecap="round"
        ),
    ]
    return Face(60, 50, "".join(parts), value=(30, 25, 17))
