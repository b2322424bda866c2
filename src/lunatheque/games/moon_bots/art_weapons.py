"""The icons of the seventeen secret weapons: each around its own origin, 80 wide and high."""

from typing import Final

from lunatheque.scene import svg

from .art_icons import (
    BLUE,
    CREAM,
    GREEN,
    INK,
    IRON,
    ORANGE,
    RED,
    STEEL,
    TEAL,
    WHITE,
    YELLOW,
    block,
    bolt,
    die,
    digits,
    disc,
    dot,
    fist,
    gain,
    missile,
    shape,
    shield,
)


def lens(inside: str) -> str:
    """A magnifying glass over something."""
    return shape("M13 13L30 30", pen=9) + disc(-5, -5, 25, WHITE, 4) + svg.moved(-5, -5, inside)


def arrow(d: str, head: str) -> str:
    """A thick arrow: its line and its head."""
    return shape(d, pen=5) + shape(head, INK, 2)


def cog(r: float, fill: str) -> str:
    """A cogwheel."""
    teeth = "".join(svg.moved(0, 0, block(-3, -r - 4, 6, 7, fill, 1, 1.6), angle=45 * at) for at in range(8))
    return teeth + disc(0, 0, r, fill) + dot(0, 0, r * 0.35)


HEAD: Final = (
    shape("M0 -17V-23", pen=3)
    + disc(0, -24, 3, RED, 1.6)
    + block(-16, -17, 32, 28, TEAL, 7)
    + "".join(disc(x, -5, 4.5, WHITE, 1.8) + dot(x, -5, 2) for x in (-7, 7))
)
"""The head of a robot."""

ICONS: Final = (
    # Energy Reserve: a charged battery
    block(-6, -33, 12, 7, IRON, 2)
    + block(-18, -26, 36, 52, GREEN, 6)
    + svg.moved(0, -6, bolt(), scale=1.2)
    + digits(0, 17, 18, "+4"),
    # Dodge: a head that leans out of the way of a missile
    svg.moved(14, 8, HEAD, angle=25, scale=0.95)
    + svg.moved(-22, -18, missile(), scale=1.2, angle=20)
    + shape("M-30 12Q-16 4 -8 14M-30 24Q-18 18 -12 26", pen=3.4),
    # Deflector: an arrow bounces off a shield
    svg.moved(-12, 2, shield(BLUE), scale=1.9)
    + arrow("M34 -26L8 0L30 20", "M34 24L21 22L31 11z")
    + digits(-13, 2, 24, "2", WHITE),
    # Energy Pump: energy drawn off a robot
    svg.moved(14, 6, HEAD, scale=0.9) + svg.moved(-18, 2, gain(), scale=1.7) + digits(-20, 29, 15, "+2"),
    # Harder: a fist that bursts out
    svg.moved(0, 0, *(svg.moved(0, 0, svg.path("M-6 -20L0 -40L6 -20z", fill=RED), angle=45 * at) for at in range(8)))
    + svg.moved(0, 0, fist(), scale=2)
    + disc(25, -25, 13, YELLOW)
    + digits(25, -25, 14, "+2"),
    # Absorber: a shield that drinks up points
    svg.moved(0, 0, shield(TEAL), scale=2.6) + digits(0, -1, 28, "−2", WHITE),
    # Adjustment: a die one up or down
    svg.moved(-9, 0, die(4, 40)) + arrow("M25 -12V-22", "M25 -33L17 -21H33z") + arrow("M25 12V22", "M25 33L17 21H33z"),
    # Rest: asleep under the moon
    svg.moved(
        -6,
        12,
        shape("M0 -17V-23", pen=3),
        block(-16, -17, 32, 28, TEAL, 7),
        shape("M-11 -5Q-7 -1 -3 -5M3 -5Q7 -1 11 -5", pen=2.4),
    )
    + shape("M28 -8A14 14 0 1 1 14 -32A11 11 0 0 0 28 -8z", YELLOW),
    # Black Market: a masked card for nothing
    block(-20, -30, 40, 58, CREAM, 5)
    + shape("M-30 -12Q-15 -20 0 -12Q15 -20 30 -12Q28 4 14 4Q4 4 0 -3Q-4 4 -14 4Q-28 4 -30 -12z", INK)
    + dot(-13, -5, 4, WHITE)
    + dot(13, -5, 4, WHITE)
    + digits(0, 18, 16, "0"),
    # Supermarket: a trolley
    shape("M-34 -22H-24L-14 12H22", pen=4)
    + shape("M-21 -13H28L22 6H-15z", ORANGE)
    + disc(-8, 22, 6, IRON)
    + disc(18, 22, 6, IRON)
    + digits(4, -3, 15, "+1"),
    # Computer Virus: a bug with spikes
    "".join(
        svg.moved(0, 0, shape("M0 -18V-31", pen=3.4), disc(0, -32, 4, GREEN, 1.8), angle=45 * at) for at in range(8)
    )
    + disc(0, 0, 21, GREEN, 3)
    + dot(-7, -5, 4)
    + dot(7, -5, 4)
    + shape("M-9 9Q0 3 9 9", pen=3),
    # Research Plus: looking for a part
    lens(cog(12, ORANGE)),
    # Upgrade Plus: looking for an upgrade
    lens(shape("M0 -16L15 0H6V14H-6V0H-15z", TEAL)),
    # Espionage: an eye
    shape("M-36 0Q0 -40 36 0Q0 40 -36 0z", WHITE, 3.4)
    + disc(0, 0, 16, BLUE, 3)
    + dot(0, 0, 8)
    + dot(-5, -6, 3.5, WHITE),
    # Technological Lead: an idea that others lack
    shape("M-10 14Q-24 4 -21 -10Q-16 -31 0 -31Q16 -31 21 -10Q24 4 10 14z", YELLOW, 3)
    + block(-10, 14, 20, 14, IRON, 3)
    + shape("M-10 21H10", pen=2)
    + digits(0, -8, 22, "−2"),
    # Decoy: a duck of rubber
    shape(
        "M-28 6Q-20 12 -10 4Q-2 -2 2 -4Q-6 -26 12 -28Q28 -28 26 -12Q24 -4 20 0Q32 8 22 22Q14 28 -8 27Q-26 26 -28 6z",
        YELLOW,
        3,
    )
    + shape("M25 -18L37 -13L25 -9z", ORANGE)
    + dot(16, -18, 3)
    + shape("M-6 14Q6 20 14 10", pen=2.6),
    # Bad Luck: a battery that breaks
    block(-6, -33, 12, 7, IRON, 2)
    + block(-18, -26, 36, 52, STEEL, 6)
    + shape("M-18 -8L-4 -2L-8 8L8 2L4 14L18 8", pen=3.4)
    + digits(0, -15, 17, "−2", RED)
    + svg.moved(25, 18, shape("M-7 -7L7 7M7 -7L-7 7", pen=5)),
)
