"""Any scene of any game as one SVG: what is common on top, then the players, the viewer's own place last.

The layout is made of blocks: a drawing with its size, and the spots of the pieces in it, so that arrows find them.
"""

from collections.abc import Callable, Iterable, Sequence

from lunatheque.engine import Text

from . import svg
from .art import Art, Face
from .blocks import GAP, Block, column, flow, label, put, shrunk
from .marks import TABLE, arrow, halo, wrap
from .parts import Line, Piece, Zone

PANEL = "#272c4d"
RIM = "#454c7c"
INK = "#f5ecd9"
FAINT = "#b4badb"
GLOW = "#ffd166"

MARGIN = 14
TITLE = 16
"""The height of the letters of a player's name; those of zones and captions are smaller."""
LABEL = 12
AREA = 360
"""The least width of a player's place beside another one."""
BESIDE = 190
"""The least width of what is put beside a board."""
COMMON_BOARD = 760
"""The greatest height of a board that all share, and of a player's own."""
OWN_BOARD = 350
LEAST_STEP = 0.28
"""How much of a card is seen at least where a row overlaps."""
FEW = 6
"""So many never overlap: they take a second line."""
TIGHT = 0.2
"""How much is seen of cards that all look the same."""

Say = Callable[[Text], str]


class Picture:
    """A scene being drawn."""

    def __init__(self, art: Art, say: Say, touchable: set[str]) -> None:
        self.art = art
        self.say = say
        self.touchable = touchable

    # Pieces ----------------------------------------------------------------------------------------------------------

    def face(self, name: str, text: Text) -> Face:
        """A drawing of the game, or for want of one a plain card with words on it."""
        if name in self.art.faces:
            return self.art.faces[name]
        lines = wrap(self.say(text), 14)[:7]
        written = [svg.words(50, 20 + 16 * at, 11, line, fill="#1b1b2f") for at, line in enumerate(lines)]
        return Face(100, 140, svg.rect(1, 1, 98, 138, rx=8, fill="#f5ecd9", stroke="#1b1b2f") + "".join(written))

    def piece(self, piece: Piece, scale: float = 1) -> Block:
        """A piece with everything on it, upright."""
        face = self.face(piece.face, piece.text)
        scale *= piece.size / face.width if piece.size else 1
        width, height = face.width * scale, face.height * scale
        marks = [svg.tip(self.say(piece.text))]
        if piece.seat is not None:
            colour = self.art.seats[piece.seat % len(self.art.seats)]
            marks.append(halo(width, height, colour, 2.5))
        if piece.id in self.touchable:
            marks.append(halo(width, height, GLOW, 7, 0.35) + halo(width, height, GLOW, 3))
        marks.append(svg.moved(0, 0, face.svg, scale=scale))
        for name in piece.over:
            top = self.face(name, piece.text)
            fit = min(width / top.width, height / top.height)
            left, above = (width - top.width * fit) / 2, (height - top.height * fit) / 2
            marks.append(svg.moved(left, above, top.svg, scale=fit))
        if piece.value is not None and face.value is not None:
            x, y, size = (part * scale for part in face.value)
            marks.append(svg.words(x, y, size, str(piece.value), fill=face.ink))
        drawn = svg.group(*marks)
        if piece.angle:
            turn = f"rotate({piece.angle} {svg.number(width / 2)} {svg.number(height / 2)})"
            drawn = svg.group(drawn, transform=turn)
        return Block(width, height, drawn, {piece.id: (width / 2, height / 2, min(width, height) / 2)})

    def captioned(self, piece: Piece, scale: float = 1) -> Block:
        """A piece, and below it the name that belongs to it."""
        block = self.piece(piece, scale)
        if piece.caption is None:
            return block
        said = self.say(piece.caption)
        width = max(block.width, min(len(said) * LABEL * 0.6, 2 * block.width))
        name = svg.words(width / 2, LABEL * 0.6, LABEL, said, fill=INK, font_weight="normal")
        below = Block(width, LABEL * 1.25, name, {})
        middle = (width - block.width) / 2
        return put(width, block.height + 3 + below.height, [(middle, 0, block), (0, block.height + 3, below)])

    # Zones -----------------------------------------------------------------------------------------------------------

    def zone(self, zone: Zone, width: float) -> Block:
        """A zone of any kind, with its name."""
        if zone.kind == "area":
            return self.area(zone, width)
        if zone.kind == "board":
            return self.board(zone, width, COMMON_BOARD if zone.seat is None else OWN_BOARD)
        inside = self.grid(zone, width) if zone.kind == "grid" else self.row(zone, width)
        if zone.kind == "stack":
            inside = self.stack(zone)
        name = label(self.say(zone.text), LABEL, max(width, inside.width), FAINT)
        inner = [self.zone(child, width) for child in shown(zone.zones)]
        return column([name, inside, *inner], 5)

    def row(self, zone: Zone, width: float) -> Block:
        """Pieces one after another; many of them overlap like the cards of a hand, and more take several lines."""
        blocks = [self.captioned(piece) for piece in sorted(zone.pieces, key=lambda piece: piece.place)]
        total = sum(block.width + GAP for block in blocks) - GAP
        widest = max((block.width for block in blocks), default=0)
        step = (width - widest) / max(1, len(blocks) - 1)
        alike = len({(piece.face, piece.value) for piece in zone.pieces}) == 1 and zone.kind == "row"
        if len(blocks) > 3 and alike:
            step = min(step, TIGHT * widest)  # nobody needs to tell them apart
        elif total <= width or step < LEAST_STEP * widest or len(blocks) <= FEW:
            return flow(blocks, width)
        height = max(block.height for block in blocks)
        return put(
            step * (len(blocks) - 1) + widest, height, [(at * step, 0, block) for at, block in enumerate(blocks)]
        )

    def stack(self, zone: Zone) -> Block:
        """Pieces on top of each other, a little apart."""
        blocks = [self.captioned(piece) for piece in zone.pieces[-4:]]
        width = max((block.width for block in blocks), default=0)
        height = max((block.height for block in blocks), default=0)
        shift = 3 * max(0, len(blocks) - 1)
        return put(width + shift, height + shift, [(3 * at, 3 * at, block) for at, block in enumerate(blocks)])

    def grid(self, zone: Zone, width: float) -> Block:
        """Pieces at their places in rows and columns, row 0 at the bottom; it shrinks where there is no room."""
        cells = [(int(piece.place[0]), int(piece.place[1]), self.captioned(piece)) for piece in zone.pieces]
        wide = [0.0] * max([zone.columns, *(1 + across for across, _, _ in cells)])
        high = [0.0] * max([1, *(1 + up for _, up, _ in cells)])
        for across, up, block in cells:
            wide[across], high[up] = max(wide[across], block.width), max(high[up], block.height)
        placed = []
        for across, up, block in cells:
            left, top = sum(wide[:across]) + GAP * across, sum(high[up + 1 :]) + GAP * (len(high) - 1 - up)
            placed.append((left + (wide[across] - block.width) / 2, top + (high[up] - block.height) / 2, block))
        whole = put(sum(wide) + GAP * (len(wide) - 1), sum(high) + GAP * (len(high) - 1), placed)
        return whole if whole.width <= width else shrunk(whole, width / whole.width)

    def board(self, zone: Zone, width: float, height: float) -> Block:
        """A board in its own coordinates: what is under it, its lines, its pieces, the names beside them."""
        assert zone.frame is not None
        left, top, across, down = zone.frame
        scale = min(width / across, height / down)
        under = svg.rect(0, 0, across * scale, down * scale, rx=10, fill=PANEL)
        if zone.background in self.art.faces:
            ground = self.art.faces[zone.background]
            fit = f"scale({across * scale / ground.width:.4g} {down * scale / ground.height:.4g})"
            under = svg.group(ground.svg, transform=fit)
        under = svg.tip(self.say(zone.text)) + under
        under += "".join(self.line(line, left, top, scale) for line in zone.lines)
        placed = []
        pieces = sorted(zone.pieces, key=lambda piece: piece.level)
        for piece in pieces:
            block = self.piece(piece, scale)
            x, y = (piece.place[0] - left) * scale, (piece.place[1] - top) * scale
            placed.append((x - block.width / 2, y - block.height / 2, block))
        names = [
            (placed[at][0] + placed[at][2].width / 2, placed[at][1] + placed[at][2].height + LABEL * 0.7, piece.caption)
            for at, piece in enumerate(pieces)
            if piece.caption is not None
        ]
        outline: dict[str, svg.Value] = {
            "stroke": TABLE,
            "stroke_width": 3,
            "paint_order": "stroke",
            "font_weight": "normal",
        }
        captions = "".join(svg.words(x, y, LABEL, self.say(said), fill=INK, **outline) for x, y, said in names)
        block = put(across * scale, down * scale, placed, under)
        inner = [self.zone(child, width) for child in shown(zone.zones)]
        whole = Block(block.width, block.height, block.drawn + captions, block.spots)
        return column([whole, *inner]) if inner else whole

    def line(self, line: Line, left: float, top: float, scale: float) -> str:
        """A line of a board, each kind in its own manner."""
        points = [((x - left) * scale, (y - top) * scale) for x, y in line.points]
        d = "M" + " L".join(f"{svg.number(x)} {svg.number(y)}" for x, y in points)
        colour = INK if line.seat is None else self.art.seats[line.seat % len(self.art.seats)]
        said = svg.tip(self.say(line.text)) if line.text is not None else ""
        manners: dict[str, dict[str, svg.Value]] = {
            "route": {"stroke_width": 3, "opacity": 0.7},
            "trail": {"stroke_width": 4, "stroke_dasharray": "2 8"},
            "ruler": {"stroke_width": 3, "stroke_dasharray": "12 4"},
            "wake": {"stroke_width": 9, "opacity": 0.4},
            "figure": {"stroke_width": 2, "opacity": 0.85},
        }
        stroke: dict[str, svg.Value] = {"stroke": colour, "stroke_linecap": "round", "stroke_linejoin": "round"}
        return svg.group(said, svg.path(d, fill="none", **stroke, **manners[line.kind]), fill="none")

    def area(self, zone: Zone, width: float) -> Block:
        """The place of a player: a panel with a name, bright where the eyes should go."""
        room = width - 2 * MARGIN
        inside = self.together(shown(zone.zones), room, zone.pieces)
        title = label(self.say(zone.text), TITLE, room - 2 * TITLE, GLOW if zone.active else INK)
        height = 2 * MARGIN + title.height + GAP + inside.height
        rim = GLOW if zone.active else RIM
        under = svg.rect(
            1, 1, width - 2, height - 2, rx=12, fill=PANEL, stroke=rim, stroke_width=3 if zone.active else 1.5
        )
        indent = 0.0
        if zone.seat is not None:
            colour = self.art.seats[zone.seat % len(self.art.seats)]
            under += svg.circle(MARGIN + 7, MARGIN + 10, 7, fill=colour, stroke=INK, stroke_width=1.5)
            indent = 22
        if zone.active:
            under += svg.path(f"M{width - MARGIN - 14} {MARGIN + 2} l14 8 l-14 8 z", fill=GLOW)
        placed = [(MARGIN + indent, MARGIN, title), (MARGIN, MARGIN + title.height + GAP, inside)]
        return put(width, height, placed, under)

    def together(self, zones: Sequence[Zone], width: float, pieces: Sequence[Piece] = ()) -> Block:
        """What lies in one place: boards first, the rest beside them where there is room, else below."""
        boards = column([self.zone(zone, width) for zone in zones if zone.kind == "board"])
        room = width - boards.width - GAP if boards.width else width
        beside = room >= BESIDE
        room = room if beside else width
        rest = [self.captioned(piece) for piece in pieces]
        rest += [self.zone(zone, room) for zone in zones if zone.kind != "board"]
        others = flow(rest, room)
        if not boards.width or not rest:
            return others if rest else boards
        if not beside:
            return column([boards, others])
        x = boards.width + GAP
        return put(x + others.width, max(boards.height, others.height), [(0, 0, boards), (x, 0, others)])

    def areas(self, zones: Sequence[Zone], width: float) -> Block:
        """Players beside each other, as many as fit."""
        each = max(1, min(len(zones), int((width + GAP) // (AREA + GAP))))
        lines = -(-len(zones) // each)
        each = -(-len(zones) // lines)
        room = (width - GAP * (each - 1)) / each
        return flow([self.area(zone, room) for zone in zones], width + 1)


def draw(
    zones: Sequence[Zone],
    viewer: int,
    arrows: Iterable[tuple[str, str, Text]],
    touchable: set[str],
    art: Art,
    say: Say,
    width: float,
) -> str:
    """A whole picture, `width` pixels wide and as high as it needs to be."""
    picture = Picture(art, say, touchable)
    room = width - 2 * MARGIN
    common = [zone for zone in zones if zone.kind != "area" and zone.seat is None]
    areas = [zone for zone in zones if zone.kind == "area"]
    areas += [place(zones, seat) for seat in sorted({zone.seat for zone in loose(zones) if zone.seat is not None})]
    mine = [zone for zone in areas if zone.seat == viewer]
    first = areas.index(mine[0]) if mine else 0
    others = [zone for zone in areas[first:] + areas[:first] if zone not in mine]
    blocks = [picture.together(common, room) if common else None]
    blocks += [picture.areas(part, room) if part else None for part in (others, mine)]
    table = column([block for block in blocks if block is not None], GAP + 4)
    whole = put(width, table.height + 2 * MARGIN, [(MARGIN, MARGIN, table)])
    flying = "".join(arrow(whole.spots[start], whole.spots[end], say(said)) for start, end, said in arrows)
    ground = svg.rect(0, 0, whole.width, whole.height, fill=TABLE)
    defs = svg.tag("defs", art.defs) if art.defs else ""
    box = f"0 0 {svg.number(whole.width)} {svg.number(whole.height)}"
    inside = defs + ground + whole.drawn + flying
    size = {"width": whole.width, "height": whole.height}
    return svg.tag("svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=box, **size)


def loose(zones: Sequence[Zone]) -> list[Zone]:
    """Zones of players that lie in no area."""
    return [zone for zone in zones if zone.kind != "area" and zone.seat is not None]


def place(zones: Sequence[Zone], seat: int) -> Zone:
    """The place of a player whose zones lie in no area."""
    own = tuple(zone for zone in loose(zones) if zone.seat == seat)
    active = any(zone.active for zone in own)
    return Zone(f"place-{seat}", "area", Text(f"seat-{seat}"), zones=own, seat=seat, active=active)


def shown(zones: Sequence[Zone]) -> list[Zone]:
    """The zones in which something lies."""
    return [zone for zone in zones if zone.pieces or zone.zones or zone.kind == "board"]
