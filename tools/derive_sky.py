"""Write the component pack of Jeu des Étoiles from star files: python tools/derive_sky.py FOLDER.

FOLDER holds `stars.json` (positions in hundredths of a degree of polar distance, magnitudes, names),
`constellations.json` (figures), `zodiac.json` (the yellow route) and `near.json` (which constellations share a border
in the sky). Their origin and licence are in `NOTICE.txt`, beside the pack.
"""

import json
import sys
from pathlib import Path
from typing import Any

GAME = Path(__file__).parents[1] / "src" / "lunatheque" / "games" / "jeu_des_etoiles"
PACK = GAME / "components.toml"
CATALOGUE = GAME / "catalogue.py"

HEAD = """\
# The contents of the box of Jeu des Étoiles, written by tools/derive_sky.py.
#
# Every value is marked: printed (the rulebook says so), public (star catalogues say so) or reconstructed (chosen so
# that the game can be played and the voyages told in the rulebook come out). The printed board is not known: which
# stars and lines it shows, which stars are circled and how the yellow route runs is our choice under the real sky.
# If you own the box: copy this file, correct what differs, mark it "printed" and play with `--pack YOUR-FILE`.
#
# at          where a star lies, in hundredths of a degree: x to the right, y upward, the celestial pole at 0, 0
# magnitude   in hundredths; the smaller, the brighter
# figure      the lines of a constellation, each between two of its stars
# borders     constellations that touch this one in the sky
# heard_as    other names that are right when somebody names the constellation
# route       the stars of the yellow route inside a constellation of the Zodiac; a link leads on to the next one

[pack]
game = "jeu-des-etoiles"
name = { fr = "Reconstitution de la Lunathèque", en = "Reconstruction by Lunathèque" }

# The die, the ruler and the gold -----------------------------------------------------------------------------------

[die]
faces = ["1", "2", "2", "3", "3", "3", "4", "4", "4", "4", "green", "red"]
source = "printed"

[ruler]
longest = 4
graduation = 900
source = "reconstructed"
sources = { longest = "printed" }

[gold]
points = 5
source = "printed"

[board]
radius = 13000
start = "UMi-alpha"
ram = "Ari-alpha"
closing = ["Peg-beta And-alpha", "Peg-gamma And-alpha"]
source = "reconstructed"
sources = { start = "printed" }

[zodiac]
name = { fr = "Parcours du Zodiaque", en = "Zodiac route" }
source = "printed"

# Rockets -----------------------------------------------------------------------------------------------------------
"""

ROCKETS = [
    ("red", "rouge", "red"),
    ("blue", "bleue", "blue"),
    ("yellow", "jaune", "yellow"),
    ("green", "verte", "green"),
    ("violet", "violette", "violet"),
    ("white", "blanche", "white"),
]

HEARD_AS = {
    "Hya": ["Hydre femelle", "Sea Serpent"],
    "Eri": ["Eridan", "Éridan", "River"],
    "Oph": ["Serpentaire"],
    "Cnc": ["Écrevisse", "Cancer"],
    "UMi": ["Petit Chariot", "Little Dipper"],
    "UMa": ["Grand Chariot", "Plough", "Big Dipper"],
    "CrB": ["Couronne"],
    "Com": ["Chevelure"],
    "CVn": ["Lévriers"],
    "Cap": ["Goat", "Sea Goat"],
    "PsA": ["Piscis Australis"],
    "Aqr": ["Water Carrier"],
    "Sco": ["Scorpio"],
    "Vir": ["Maiden"],
    "Cet": ["Cète"],
    "Boo": ["Bootes"],
    "Lyr": ["Harp"],
    "Crv": ["Raven"],
}

NAMED_IN_THE_RULEBOOK = "UMi UMa Dra Cam Per Ari Lyn Aur Gem LMi Tau Leo Sco Cap"


def quoted(word: str) -> str:
    """A word as TOML writes it."""
    return json.dumps(word, ensure_ascii=False)


def names(french: str, english: str) -> str:
    """The key with the names of a component."""
    return f"name = {{ fr = {quoted(french)}, en = {quoted(english)} }}"


def tail(star: str) -> str:
    """The letter of a star in its constellation."""
    return star.partition("-")[2]


def constellation(entry: dict[str, Any], borders: list[str], route: list[str]) -> list[str]:
    """The table of a constellation."""
    code = entry["code"]
    lines = [
        "",
        "[[constellation]]",
        f'id = "{code}"',
        names(entry["fr"], entry["en"]),
        f"latin = {quoted(entry['la'])}",
    ]
    if code in HEARD_AS:
        lines.append(f"heard_as = [{', '.join(map(quoted, HEARD_AS[code]))}]")
    if entry["principal"]:
        lines.append(f'principal = "{entry["principal"]}"')
    lines.append(f"stars = {entry['star_count']}")
    lines.append(f'figure = "{" ".join(f"{tail(one)}-{tail(two)}" for one, two in entry["edges"])}"')
    lines.append(f'borders = "{" ".join(borders)}"')
    if route:
        lines.append(f'route = "{" ".join(map(tail, route))}"')
    lines.append(f"label = [{entry['label'][0]}, {entry['label'][1]}]")
    name = "printed" if code in NAMED_IN_THE_RULEBOOK.split() else "public"
    lines += ['source = "reconstructed"', f'sources = {{ name = "{name}", latin = "public", borders = "public" }}']
    return lines


def star(entry: dict[str, Any]) -> list[str]:
    """The table of a star."""
    lines = ["", "[[star]]", f'id = "{entry["id"]}"', f"designation = {quoted(entry['designation'])}"]
    if entry["name"]:
        lines.append(names(entry["name_fr"], entry["name"]))
    lines.append(f"at = [{entry['x']}, {entry['y']}]")
    lines.append(f"magnitude = {round(100 * entry.get('mag_drawn', entry['mag']))}")
    lines.append('source = "public"')
    if entry["circled"]:
        mark = "printed" if entry["id"] == "Per-beta" else "reconstructed"
        lines.insert(-1, "circled = true")
        lines.append(f'sources = {{ circled = "{mark}" }}')
    return lines


def catalogue(constellations: list[dict[str, Any]]) -> str:
    """The module with all ids."""
    rows = [f"{entry['code']} {' '.join(map(tail, entry['stars']))}" for entry in constellations]
    return CATALOGUE_HEAD + 'FIGURES: Final = """\n' + "\n".join(rows) + '\n"""\n' + CATALOGUE_TAIL


CATALOGUE_HEAD = '''\
"""The ids of constellations and stars: they give actions and records their notation, whatever a pack says of them.

Written by tools/derive_sky.py. A star is its position in `STAR_IDS`, a constellation that in `CONSTELLATION_IDS`.
"""

from typing import Final

'''

CATALOGUE_TAIL = """
CONSTELLATION_IDS: Final = tuple(line.split()[0] for line in FIGURES.split("\\n") if line)
STAR_IDS: Final = tuple(
    f"{line.split()[0]}-{letter}" for line in FIGURES.split("\\n") if line for letter in line.split()[1:]
)
"""


def main() -> None:
    """Read the folder that is named and write both files."""
    folder = Path(sys.argv[1])
    sky, figures, zodiac, near = (
        json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        for name in ("stars", "constellations", "zodiac", "near")
    )
    constellations = figures["constellations"]
    order = [entry["code"] for entry in constellations]
    routes = {segment["constellation"]: segment["stars_on_route"] for segment in zodiac["segments"]}
    text = HEAD
    for id, french, english in ROCKETS:
        text += "\n".join(["", "[[rocket]]", f'id = "{id}"', names(french, english), 'source = "reconstructed"', ""])
    text += f"\n# {'Constellations, one card each; the fiftieth card is the Zodiac ':-<114}\n"
    for entry in constellations:
        touching = {row["code"] for row in near["near"][entry["code"]] if row["basis"] in ("border", "both")}
        borders = [code for code in order if code in touching]
        text += "\n".join([*constellation(entry, borders, routes.get(entry["code"], [])), ""])
    text += f"\n# {'Stars, in the order of the constellations ':-<114}\n"
    places = {entry["id"]: entry for entry in sky["stars"]}
    for entry in constellations:
        for id in entry["stars"]:
            text += "\n".join([*star(places[id]), ""])
    PACK.write_text(text, encoding="utf-8")
    CATALOGUE.write_text(catalogue(constellations), encoding="utf-8")


if __name__ == "__main__":
    main()
