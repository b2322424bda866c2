"""The cover of a box: the drawings of its game above a moonscape. The title is left to whoever shows it."""

from collections.abc import Collection
from zlib import crc32

from .art import Art, Face

WIDTH, HEIGHT, SIDE = 300, 400, 14
COVER = "cover"
"""A face of this name, 300 wide and 400 high, is the cover; without it some faces are fanned out."""
MOST = 5
SKIES = (
    ("#1d2a63", "#4a3f86", "#e9c98a"),
    ("#5a1f3d", "#a34a3c", "#f3cf8e"),
    ("#0f4a57", "#2f8577", "#f1e2a6"),
    ("#3a2566", "#8d4a8f", "#f6c9a8"),
    ("#6a3a12", "#bd7a2b", "#fae3ac"),
    ("#1f4a2e", "#5c8a45", "#f0e6b1"),
    ("#23304d", "#58749c", "#dfe6ee"),
    ("#3a2018", "#8f5238", "#eed9bd"),
)
"""Night above, dusk below, and the Moon: each box has the colours that its id falls upon."""


def cover(id: str, art: Art, shown: Collection[str] = ()) -> str:
    """The box of a game seen from the front, its side a little, as an SVG document of its own.

    Faces in `shown` are what people know the game by: they are fanned out rather than others.
    """
    night, dusk, moon = SKIES[crc32(id.encode()) % len(SKIES)]
    drawn = art.faces[COVER].svg if COVER in art.faces else moonscape(id, moon) + fan(art, shown)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + SIDE} {HEIGHT + SIDE}">'
        f'<defs>{art.defs}<linearGradient id="sky" x2="0" y2="1"><stop stop-color="{night}"/>'
        f'<stop offset="1" stop-color="{dusk}"/></linearGradient>'
        f'<clipPath id="front"><rect y="{SIDE}" width="{WIDTH}" height="{HEIGHT}" rx="4"/></clipPath></defs>'
        f'<path d="M0 {SIDE}L{SIDE} 0H{WIDTH + SIDE}L{WIDTH} {SIDE}z" fill="{dusk}"/>'
        f'<path d="M{WIDTH} {SIDE}L{WIDTH + SIDE} 0V{HEIGHT}L{WIDTH} {HEIGHT + SIDE}z" fill="{night}"/>'
        f'<g clip-path="url(#front)"><g transform="translate(0 {SIDE})">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>{drawn}'
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="3" fill="none" stroke="#fff" '
        f'stroke-opacity="0.25" stroke-width="2"/></g></g></svg>'
    )


def moonscape(id: str, moon: str) -> str:
    """Stars, a large Moon behind everything, and the ground with its craters."""
    stars = []
    for star in range(36):
        number = crc32(f"{id} {star}".encode())
        x, y, radius = number % WIDTH, number // 1009 % 250, 0.7 + number // 77 % 10 / 8
        stars.append(f'<circle cx="{x}" cy="{y}" r="{radius:.1f}"/>')
    craters = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{width}" ry="{width / 3:.0f}"/>'
        for x, y, width in ((52, 372, 30), (150, 356, 15), (236, 380, 36), (120, 390, 18), (278, 350, 12))
    )
    return (
        f'<g fill="#fff" fill-opacity="0.75">{"".join(stars)}</g>'
        f'<circle cx="150" cy="232" r="112" fill="{moon}"/>'
        f'<g fill="#000" fill-opacity="0.09"><circle cx="104" cy="180" r="20"/><circle cx="196" cy="164" r="13"/>'
        f'<circle cx="216" cy="262" r="24"/><circle cx="70" cy="262" r="13"/></g>'
        f'<path d="M0 352q70-34 150-14t150-16v78h-300z" fill="#10122b"/><g fill="#1d2044">{craters}</g>'
    )


def fan(art: Art, shown: Collection[str]) -> str:
    """Some faces held like a hand of cards: the largest kind that there is enough of, taken from all over it."""
    kinds: dict[tuple[float, float], list[Face]] = {}
    known = [face for name, face in art.faces.items() if name in shown]
    for face in known if len(known) >= MOST else art.faces.values():
        kinds.setdefault((face.width, face.height), []).append(face)
    held = sorted(kinds.items(), key=lambda kind: (min(len(kind[1]), MOST), kind[0][0] * kind[0][1]))
    if not held:
        return ""
    (width, height), faces = held[-1]
    tall = height >= 1.2 * width
    count, spread, widest = (MOST, 11, 116) if tall else (3, 18, 128)
    step = max(1, len(faces) // count)
    chosen = faces[::step][:count]
    size = min(widest / width, 164 / height)
    angles = [spread * (place - (len(chosen) - 1) / 2) for place in range(len(chosen))]
    return "".join(
        f'<g transform="rotate({angle:.0f} 150 440) translate(150 240) scale({size:.3f}) '
        f'translate({-width / 2:.1f} {-height / 2:.1f})">'
        f'<rect x="3" y="5" width="{width}" height="{height}" rx="{width / 12:.1f}" fill-opacity="0.35"/>'
        f"{face.svg}</g>"
        for angle, face in zip(angles, chosen, strict=True)
    )
