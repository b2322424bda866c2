"""All drawings of Skymines: a night-blue exchange around a grey Moon, signs told by their shapes."""

from lunatheque.scene import Art, Face, svg

from .art_board import board_faces, outpost
from .art_cards import card_faces
from .art_desk import desk_faces
from .art_luna import luna_faces
from .art_plans import plan_faces, spot_faces
from .art_signs import defs, polygon, sign
from .box import Box
from .kinds import COMPANIES
from .palette import CREAM, DEEP, GOLD, INK, LINE, LUNA, NIGHT, SEATS


def art(box: Box) -> Art:
    """Everything that a scene can show."""
    faces = board_faces(box) | card_faces(box) | plan_faces(box) | spot_faces(box) | desk_faces(box) | luna_faces(box)
    return Art(faces | {"cover": cover()}, defs(), SEATS)


def cover() -> Face:
    """The cover of the box: outposts of four companies on a Moon of sectors, and Luna above them."""
    drawn = svg.rect(0, 0, 300, 400, fill=NIGHT)
    for n in range(60):
        drawn += svg.circle((n * 83 + 17) % 300, (n * 131 + 29) % 260, 0.7 + n % 3 * 0.5, fill=CREAM, opacity=0.7)
    drawn += svg.circle(150, 470, 262, fill=LUNA, opacity=0.2) + svg.circle(150, 470, 250, fill="#8f8e8b")
    tile = svg.path(polygon(6, 34), fill="#d3d1cb", stroke=CREAM, stroke_width=2)
    rows = ((270, (150,)), (321, (121, 179)), (372, (92, 150, 208)))
    spots = [(x, y) for y, across in rows for x in across]
    drawn += "".join(svg.moved(x, y, tile) for x, y in spots)
    for company in range(COMPANIES):
        x, y = ((150, 268), (121, 319), (179, 319), (150, 370))[company]
        drawn += svg.moved(x - 23, y - 24, outpost(company), scale=1.15)
    beam = svg.path("M150 176 L104 244 H196 z", fill=GOLD, opacity=0.14)
    moon = svg.path("M3 -11 A11 11 0 1 0 10 6.5 A8.5 8.5 0 1 1 3 -11 z", fill=LUNA, **{**LINE, "stroke_width": 0.8})
    drawn += beam + svg.circle(150, 150, 54, fill=DEEP, stroke=LUNA, stroke_width=3)
    drawn += svg.moved(152, 150, moon, scale=3.3)
    for id, x, y in (("TI", 40, 122), ("CA", 260, 122), ("EN", 40, 206), ("MI", 260, 206)):
        drawn += svg.circle(x, y, 24, fill=CREAM, stroke=INK, stroke_width=2) + sign(id, x, y, 32)
    return Face(300, 400, drawn)
