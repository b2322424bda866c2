"""The drawings of LUNA Capital: tiles, cards and Concessions, and what else lies on the table."""

from lunatheque.scene import Art, Face, svg

from .art_cards import HEIGHT, WIDTH, cards
from .art_tiles import robot, tiles
from .components import Box
from .palette import (
    BARE,
    CREAM,
    DUST,
    INK,
    LINE,
    MUSTARD,
    NIGHT,
    ORANGE,
    PAPER,
    RUST,
    SEATS,
    SHADE,
    SKY,
    TEAL,
    THIN,
)


def art(box: Box) -> Art:
    """Everything that a scene can show."""
    faces = {**tiles(box), **cards(box), **grounds(), **tokens()}
    for seat in range(len(SEATS)):
        faces[f"sponsor-{seat}"] = sponsor(seat)
    return Art(faces, seats=SEATS)


def grounds() -> dict[str, Face]:
    """What lies under the pieces: the dust of the Moon, and the floor of the depot."""
    craters = [(60, 50, 30), (250, 120, 44), (150, 170, 18), (340, 40, 22), (30, 160, 16)]
    holes = [
        svg.circle(x, y, r, fill="#d9cfbf") + svg.circle(x + r / 6, y + r / 6, r * 0.8, fill="#e2d9ca")
        for x, y, r in craters
    ]
    stripes = [svg.rect(0, 214 + 7 * n, 564, 4, fill=colour) for n, colour in enumerate((ORANGE, MUSTARD, TEAL))]
    return {
        "moon": Face(400, 200, svg.rect(0, 0, 400, 200, fill="#e8dfd0") + "".join(holes)),
        "depot": Face(564, 240, svg.rect(0, 0, 564, 240, rx=14, fill="#efdcc0") + "".join(stripes)),
    }


def tokens() -> dict[str, Face]:
    """Dispenser, tower, markers, robots and logistics tokens, the Automate."""
    return {
        "pile": Face(
            72,
            84,
            "".join(
                [
                    svg.rect(6, 8, 62, 72, rx=8, fill=SHADE, **LINE),
                    svg.rect(2, 2, 62, 72, rx=8, fill=NIGHT, **LINE),
                    svg.path("M12 34A21 21 0 0 1 54 34", fill="none", stroke=ORANGE, stroke_width=3),
                    svg.circle(33, 50, 17, fill=PAPER),
                ]
            ),
            value=(33, 50, 19),
        ),
        "tower": Face(
            72,
            96,
            "".join(
                [
                    svg.path("M18 94L24 30H48L54 94z", fill=TEAL, **LINE),
                    svg.path("M20 30C20 4 52 4 52 30z", fill=ORANGE, **LINE),
                    svg.path("M36 6V1", **BARE),
                    svg.circle(36, 60, 17, fill=PAPER, **THIN),
                ]
            ),
            value=(36, 60, 18),
        ),
        "marker": Face(
            40,
            40,
            svg.path(
                "M20 1L25 8L33 6L34 14L40 20L34 26L33 34L25 32L20 39L15 32L7 34L6 26L0 20L6 14L7 6L15 8z",
                fill=RUST,
                **THIN,
            )
            + svg.path("M11 24V16H20V24zM20 18H26L29 21V24H20", fill=PAPER, **THIN)
            + svg.circle(15, 26, 2.6, fill=INK)
            + svg.circle(25, 26, 2.6, fill=INK),
        ),
        "robot": Face(56, 44, svg.moved(20, 24, robot()) + svg.circle(45, 14, 11, fill=PAPER, **THIN), (45, 14, 14)),
        "robot-on-card": Face(
            WIDTH, HEIGHT, svg.circle(19, 10, 10, fill=MUSTARD, **THIN) + svg.moved(19, 11, robot(), scale=0.42)
        ),
        "logistics": Face(
            56,
            44,
            svg.circle(20, 24, 18, fill=SKY, **LINE)
            + svg.path("M8 20H26V15L34 21L26 27V23H8zM32 31H16V35L9 30L16 25V28H32z", fill=PAPER, **THIN)
            + svg.circle(45, 14, 11, fill=PAPER, **THIN),
            (45, 14, 14),
        ),
        "first": Face(
            44,
            44,
            svg.circle(22, 22, 20, fill=NIGHT, **LINE)
            + svg.path(
                "M22 6L26.5 16.5L38 17.5L29.5 25L32 36L22 30L12 36L14.5 25L6 17.5L17.5 16.5z", fill=MUSTARD, **THIN
            ),
        ),
        "automate": Face(
            90,
            60,
            "".join(
                [
                    svg.rect(2, 12, 50, 40, rx=8, fill=TEAL, **LINE),
                    svg.circle(17, 28, 8, fill=CREAM, **THIN),
                    svg.circle(37, 28, 8, fill=CREAM, **THIN),
                    svg.circle(17, 28, 3, fill=RUST),
                    svg.circle(37, 28, 3, fill=RUST),
                    svg.path("M12 44H42M18 41V47M27 41V47M36 41V47M27 12V4H36", **BARE),
                    svg.rect(54, 16, 34, 32, rx=8, fill=PAPER, **THIN),
                ]
            ),
            value=(71, 32, 18),
        ),
    }


SIGNS = (
    svg.path("M-12 -2A12 10 0 0 1 12 -2z", fill=MUSTARD, **THIN)
    + svg.rect(-13, 0, 26, 4, rx=2, fill="#6b3b22")
    + svg.path("M-12 6H12A12 6 0 0 1 -12 6z", fill=MUSTARD, **THIN),
    svg.path("M-14 5V-1L-8 -7H6L13 0V5z", fill=PAPER, **THIN)
    + svg.circle(-8, 6, 4, fill=INK)
    + svg.circle(8, 6, 4, fill=INK),
    svg.path("M-13 0L0 -12L13 0V10H-13z", fill=PAPER, **THIN) + svg.rect(-3, 1, 6, 9, fill=RUST),
    svg.ellipse(0, 1, 15, 6, fill=PAPER, **THIN) + svg.path("M-7 -2A7 8 0 0 1 7 -2z", fill=SKY, **THIN),
)
"""A burger, a taxi, a house, a cruiser."""


def sponsor(seat: int) -> Face:
    """The tile of a sponsor with the points so far."""
    parts = [
        svg.rect(1, 1, 92, 42, rx=10, fill=SEATS[seat], **LINE),
        svg.moved(22, 22, SIGNS[seat]),
        svg.rect(44, 6, 44, 32, rx=8, fill=PAPER, stroke=DUST, stroke_width=1.4),
    ]
    return Face(94, 44, "".join(parts), value=(66, 22, 20))
