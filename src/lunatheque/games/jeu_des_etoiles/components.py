"""The box of Jeu des Étoiles: a component pack, checked against what the rulebook states."""

from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from lunatheque.engine import Pack, Row

from .catalogue import CONSTELLATION_IDS, STAR_IDS
from .names import listen
from .race import Voyage
from .sky import CONSTELLATIONS, LONGEST, NONE, SIGNS, STARS, Charts, Sky

GAME_ID: Final = "jeu-des-etoiles"
TABLES: Final = ("pack", "die", "ruler", "gold", "board", "zodiac", "rocket", "constellation", "star")
ROCKET_IDS: Final = ("red", "blue", "yellow", "green", "violet", "white")
FACE_IDS: Final = ("1", "2", "3", "4", "green", "red")
"""What the die can show; a face is its number, then green and red."""
GREEN: Final = 5
RED: Final = 6
PRINTED_FACES: Final = [1, 2, 2, 3, 3, 3, 4, 4, 4, 4, GREEN, RED]
FAR: Final = 20_000
NEAR: Final = 3
"""Constellations within so many graduations count as close in the quiz."""
BY_EYE: Final = 4.7
"""An amateur takes those within so many graduations for close ones, and is right about six times in ten."""

# The voyages that the rulebook tells: constellations and the graduations between them; 0 is more than the ruler has.
TOLD_GAPS: Final = (("Cam", "Per", 1), ("Per", "Ari", 2), ("Cam", "Lyn", 0))
TOLD_ROUTES: Final = ("Cam Aur Gem Lyn", "UMi Dra UMa LMi Lyn", "UMa Lyn")
TOLD_CIRCLED: Final = "Per-beta"
TOLD_START_GAP: Final = 2


class Box:
    """The contents of the box as lists indexed by star or constellation, shared by all states played with it."""

    def __init__(self, hash: str) -> None:
        self.hash = hash
        self.names: dict[str, dict[str, str]] = {}
        self.sky = Sky()
        self.graduation = 0
        self.gold = 0
        """What a gold token is worth: a circled star or a name in the quiz gives one, a voyage two."""
        self.radius = 0
        self.start = 0
        """The Pole Star."""
        self.ram = 0
        """The star of the Ram from which the Zodiac starts when it is the first card."""
        self.die: list[int] = []
        self.counts: list[int] = []
        """The number of stars printed on each card."""
        self.principal: list[int] = []
        self.latin: list[str] = []
        self.labels: list[tuple[int, int]] = []
        self.figures: list[list[tuple[int, int]]] = []
        self.closing: list[tuple[int, int]] = []
        """Lines that are drawn but never walked."""
        self.magnitudes = [0] * STARS
        self.designations = [""] * STARS
        self.borders: list[list[bool]] = []
        self.heard: dict[str, int] = {}
        """The constellation that each name means, in any language, as `names.listen` hears it."""
        self.charts: list[Charts] = []
        """One for each way to agree on where paths may lead: see `chart`."""
        self.voyages: dict[int, Voyage] = {}
        """What bots know of the way to each goal: filled by `evaluate`."""
        self.scenery: Any = None
        """What never changes in a scene: filled by `scene`."""
        self.drawings: Any = None
        """The art of this box: filled by `game`."""

    def chart(self, stops_at_goal: bool, links_for_all: bool, forward_only: bool) -> Charts:
        """The charts for these rules."""
        return self.charts[stops_at_goal * 4 + links_for_all * 2 + forward_only]

    def near(self, goal: int, other: int, ruler_only: bool) -> bool:
        """Whether naming a constellation is right for a goal: few graduations away, or touching it in the sky."""
        gap = self.sky.gaps[goal][other]
        return 0 < gap <= NEAR or (self.borders[goal][other] and not ruler_only)

    def seems_near(self, goal: int, other: int) -> bool:
        """Whether an amateur, who does not see the board, would take a constellation for close to a goal."""
        far = BY_EYE * self.graduation
        return goal != other and (self.sky.apart[goal][other] <= far * far or self.borders[goal][other])


def read_box(file: Path) -> Box:
    """Read and check a component pack."""
    pack = Pack(file)
    if pack.game != GAME_ID:
        raise pack.one("pack").error(f"this pack is for {pack.game!r}, not for {GAME_ID!r}", "game")
    for table in pack.tables:
        if table not in TABLES:
            raise pack.tables[table][0].error(f"there are no [{table}] in this game")
    box = Box(pack.hash)
    read_things(box, pack)
    read_stars(box, pack)
    read_constellations(box, pack)
    read_board(box, pack)
    box.sky.join_signs()
    box.sky.lay_ruler(box.graduation)
    check_sky(box, pack)
    for variant in range(8):
        box.charts.append(Charts(box.sky, variant & 4 > 0, variant & 2 > 0, variant & 1 > 0))
    return box


def read_id(box: Box, row: Row, id: str) -> None:
    """The id of a component: they stand in a fixed order, because records name them."""
    found = row.word("id")
    if found != id:
        raise row.error(f"here comes {id!r}, not {found!r}: components stand in the order of their ids", "id")


def read_things(box: Box, pack: Pack) -> None:
    """The die, the ruler, the gold, the Zodiac card and the rockets."""
    die = pack.one("die")
    faces = die.get("faces", list)
    box.die = [FACE_IDS.index(face) + 1 for face in faces if face in FACE_IDS]
    if len(box.die) != len(faces) or sorted(box.die) != PRINTED_FACES:
        raise die.error("the die has one 1, two 2, three 3, four 4, one green face and one red face", "faces")
    die.done()
    ruler = pack.one("ruler")
    box.graduation = ruler.number("graduation", 1, FAR)
    ruler.number("longest", LONGEST, LONGEST)
    ruler.done()
    gold = pack.one("gold")
    box.gold = gold.number("points", 1, 100)
    gold.done()
    zodiac = pack.one("zodiac")
    box.names["Zodiac"] = zodiac.names()
    zodiac.done()
    for row, id in zip(pack.rows("rocket", len(ROCKET_IDS)), ROCKET_IDS, strict=True):
        read_id(box, row, id)
        box.names[f"rocket-{id}"] = row.names()
        row.done()


def read_stars(box: Box, pack: Pack) -> None:
    """All stars: where they are, how bright, and whether they are circled."""
    circled = 0
    for star, row in enumerate(pack.rows("star", STARS)):
        id = STAR_IDS[star]
        read_id(box, row, id)
        box.designations[star] = row.word("designation")
        called = {"fr": box.designations[star], "en": box.designations[star]}
        box.names[id] = row.names() if "name" in row else called
        box.sky.x[star], box.sky.y[star] = read_place(row, "at")
        box.magnitudes[star] = row.number("magnitude", -200, 700)
        box.sky.home[star] = CONSTELLATION_IDS.index(id.partition("-")[0])
        if row.get("circled", bool, default=False):
            box.sky.circled[star] = circled
            circled += 1
        row.done()


def read_place(row: Row, key: str) -> tuple[int, int]:
    """A point of the sky."""
    value = row.get(key, list)
    if len(value) != 2 or not all(type(part) is int and -FAR <= part <= FAR for part in value):
        raise row.error(f"{key!r} must be two whole numbers from {-FAR} to {FAR}, not {value!r}", key)
    return value[0], value[1]


def read_constellations(box: Box, pack: Pack) -> None:
    """The 49 constellations with their figures, and the signs of the Zodiac among them."""
    rows = pack.rows("constellation", CONSTELLATIONS)
    for code, row in enumerate(rows):
        id = CONSTELLATION_IDS[code]
        read_id(box, row, id)
        box.names[id] = row.names()
        box.names[f"label-{id}"] = {language: name.upper() for language, name in box.names[id].items()}
        box.latin.append(row.word("latin"))
        box.labels.append(read_place(row, "label"))
        box.principal.append(read_star(row, "principal") if "principal" in row else NONE)
        box.counts.append(row.number("stars", 1, STARS))
        figure = [line.partition("-")[::2] for line in row.word("figure").split()]
        ends = [(read_star(row, "figure", one), read_star(row, "figure", two)) for one, two in figure]
        box.figures.append(ends)
        for one, two in ends:
            box.sky.lines[one].append(two)
            box.sky.lines[two].append(one)
        check_figure(box, row, code)
        touching = row.word("borders").split()
        for word in touching:
            if word not in CONSTELLATION_IDS:
                raise row.error(f"'borders' names {word!r}, which is no constellation here", "borders")
        box.borders.append([other in touching for other in CONSTELLATION_IDS])
        for name in [id, box.latin[code], *box.names[id].values(), *row.get("heard_as", list, default=[])]:
            other = box.heard.setdefault(listen(str(name)), code)
            if other != code:
                raise row.error(f"{name!r} already means {CONSTELLATION_IDS[other]}", "heard_as")
    read_route(box, pack, rows)
    for row in rows:
        row.done()


def read_star(row: Row, key: str, letter: str = "") -> int:
    """A star, by its id or by its letter in the constellation of the row."""
    id = f"{row.word('id')}-{letter}" if letter else row.word(key)
    if id not in STAR_IDS:
        raise row.error(f"{key!r} names {id!r}, which is no star", key)
    return STAR_IDS.index(id)


def check_figure(box: Box, row: Row, code: int) -> None:
    """A card says how many stars its constellation has, and lines join them all."""
    stars = [star for star in range(STARS) if box.sky.home[star] == code]
    if box.counts[code] != len(stars):
        raise row.error(f"the constellation has {len(stars)} stars, its card says {box.counts[code]}", "stars")
    joined = [stars[0]]
    for star in joined:
        joined += [other for other in box.sky.lines[star] if other not in joined]
    if sorted(set(joined)) != stars:
        lost = next(STAR_IDS[star] for star in stars if star not in joined)
        raise row.error(f"no line of the figure leads to {lost}", "figure")


def read_route(box: Box, pack: Pack, rows: list[Row]) -> None:
    """The yellow route through the twelve signs, which begins with the Ram."""
    ram = CONSTELLATION_IDS.index("Ari")
    signs = [code for code in range(CONSTELLATIONS) if "route" in rows[code]]
    if len(signs) != SIGNS or ram not in signs:
        raise rows[ram].error(f"the route passes through the Ram and {SIGNS - 1} others; here are {len(signs)} routes")
    signs = signs[signs.index(ram) :] + signs[: signs.index(ram)]
    for rank, code in enumerate(signs):
        box.sky.sign[code] = rank
        stars = [read_star(rows[code], "route", letter) for letter in rows[code].word("route").split()]
        for one, two in pairwise(stars):
            if two not in box.sky.lines[one]:
                raise rows[code].error(f"no line joins {STAR_IDS[one]} and {STAR_IDS[two]}", "route")
        box.sky.route += stars


def read_board(box: Box, pack: Pack) -> None:
    """Where voyages start, and what is only drawn."""
    row = pack.one("board")
    box.radius = row.number("radius", 1, FAR)
    box.start = read_star(row, "start")
    box.ram = read_star(row, "ram")
    if CONSTELLATION_IDS[box.sky.home[box.ram]] != "Ari":
        raise row.error("the Zodiac starts on a star of the Ram", "ram")
    for line in row.get("closing", list, default=[]):
        ends = [STAR_IDS.index(id) for id in str(line).split() if id in STAR_IDS]
        if len(ends) != 2:
            raise row.error(f"a closing line joins two stars, not {line!r}", "closing")
        box.closing.append((ends[0], ends[1]))
    row.done()


def check_sky(box: Box, pack: Pack) -> None:
    """The voyages of the rulebook are possible as it tells them, and every constellation can be reached."""
    sky = box.sky
    ruler, code = pack.one("ruler"), CONSTELLATION_IDS.index
    if sky.circled[STAR_IDS.index(TOLD_CIRCLED)] == NONE:
        raise pack.rows("star")[STAR_IDS.index(TOLD_CIRCLED)].error("the rulebook says that Algol is circled")
    giraffe = [star for star in range(STARS) if sky.home[star] == code("Cam")]
    if min([sky.measure(box.start, star, box.graduation) for star in giraffe]) != TOLD_START_GAP:
        raise ruler.error("the rulebook passes from the Pole Star to the Giraffe in 2 steps", "graduation")
    for one, two, gap in TOLD_GAPS:
        if sky.gaps[code(one)][code(two)] != gap:
            told = f"{gap} graduations" if gap else f"more than {LONGEST}"
            raise ruler.error(f"the rulebook counts {told} between {one} and {two}", "graduation")
    for route in TOLD_ROUTES:
        for one, two in pairwise(route.split()):
            if sky.gaps[code(one)][code(two)] == 0:
                raise ruler.error(f"the rulebook jumps from {one} to {two}", "graduation")
    joined = [0]
    for one_code in joined:
        joined += [other for other in range(CONSTELLATIONS) if sky.gaps[one_code][other] and other not in joined]
    if len(set(joined)) != CONSTELLATIONS:
        lost = next(CONSTELLATION_IDS[other] for other in range(CONSTELLATIONS) if other not in joined)
        raise ruler.error(f"no jump leads to {lost}", "graduation")
