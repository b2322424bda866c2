"""The twenty-four parts, household things turned into robots: each around its own origin, 64 wide and high."""

from typing import Final

from lunatheque.scene import svg

from .art_icons import (
    BLUE,
    CREAM,
    GREEN,
    INK,
    IRON,
    ORANGE,
    PURPLE,
    RED,
    STEEL,
    TEAL,
    WHITE,
    YELLOW,
    block,
    bolt,
    disc,
    dot,
    missile,
    shape,
)


def eyes(x: float, y: float, apart: float = 8, r: float = 4) -> str:
    """Two round eyes."""
    return "".join(disc(x + side * apart, y, r, WHITE, 1.8) + dot(x + side * apart, y, r * 0.45) for side in (-1, 1))


def rocket(x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """A missile turned so that it flies upwards, then by `angle`."""
    return svg.moved(x, y, missile(), scale=scale, angle=angle - 40)


def flash(x: float, y: float, scale: float = 1) -> str:
    """A flash of energy somewhere."""
    return svg.moved(x, y, bolt(), scale=scale)


def drop(x: float, y: float) -> str:
    """A drop of oil."""
    return shape(f"M{x} {y - 5}q5 6 0 9q-5 -3 0 -9z", BLUE, 1.6)


HEADS: Final = (
    # Solar colander
    shape("M0 -31V-26M-17 -27L-14 -22M17 -27L14 -22", pen=3)
    + block(-18, 8, 36, 20, STEEL, 5)
    + shape("M-27 8A27 27 0 0 1 27 8z", YELLOW)
    + "".join(dot(x, y, 2.4) for x, y in ((-14, -2), (-5, -2), (5, -2), (14, -2), (-9, -10), (0, -11), (9, -10)))
    + block(-30, 5, 60, 6, ORANGE)
    + eyes(0, 18),
    # Rocket coffee pot
    shape("M18 -8Q32 -8 30 6Q28 16 17 16", pen=5)
    + shape("M-14 4L-28 -10L-22 -14L-10 -6z", STEEL)
    + rocket(-25, -19, 0.85, -20)
    + shape("M-14 -14H14L20 27H-20z", RED)
    + shape("M-15 -14Q0 -26 15 -14z", CREAM)
    + disc(0, -22, 3.5, INK, 1)
    + eyes(0, 2)
    + shape("M-7 16H7", pen=3),
    # Twin-aerial TV
    shape("M-4 -14L-20 -30M4 -14L20 -30", pen=3)
    + disc(-20, -29, 3, RED, 1.6)
    + disc(20, -29, 3, RED, 1.6)
    + block(-29, -15, 58, 42, TEAL, 7)
    + block(-23, -9, 36, 30, CREAM, 6)
    + eyes(-5, 3, 8)
    + shape("M-12 14Q-5 18 2 14", pen=2.2)
    + disc(21, -4, 3, YELLOW, 1.6)
    + disc(21, 7, 3, YELLOW, 1.6),
    # Motorbike headlamp
    shape("M-31 -14Q-22 -24 0 -20Q22 -24 31 -14", pen=6)
    + disc(0, 3, 25, IRON)
    + disc(0, 3, 19, YELLOW)
    + shape("M-9 -10V16M0 -15V21M9 -10V16", pen=1.8)
    + dot(-9, -6, 3, WHITE),
)

TORSOS: Final = (
    # Dynamo toaster
    block(-17, -30, 15, 24, ORANGE, 5)
    + block(3, -30, 15, 24, ORANGE, 5)
    + block(-28, -14, 56, 40, STEEL, 10)
    + block(24, -8, 8, 8, RED, 2)
    + flash(0, 7, 1.3)
    + block(-22, 26, 10, 5, INK, 1)
    + block(12, 26, 10, 5, INK, 1),
    # Giant battery
    block(-8, -31, 16, 8, IRON, 2)
    + block(-20, -24, 40, 54, GREEN, 6)
    + svg.rect(-20, 12, 40, 12, fill=INK)
    + flash(0, -4, 1.3)
    + shape("M-14 -17H-8M-11 -20V-14", pen=2.2),
    # Turbine washing machine
    block(-27, -30, 54, 58, WHITE, 5)
    + shape("M-27 -16H27", pen=2)
    + dot(-19, -23, 3, RED)
    + dot(-10, -23, 3, YELLOW)
    + block(4, -26, 17, 6, STEEL, 2, 1.6)
    + disc(0, 6, 18, BLUE)
    + shape("M0 6Q8 -12 14 0M0 6Q19 10 8 19M0 6Q-8 24 -14 12M0 6Q-19 2 -8 -7", pen=2.4),
    # Missile boiler
    rocket(-25, 0, 0.95)
    + rocket(25, 0, 0.95)
    + shape("M-16 -20Q0 -32 16 -20V22H-16z", ORANGE)
    + disc(0, -8, 9, CREAM)
    + shape("M0 -8L5 -13", pen=2)
    + shape("M-16 8H16", pen=2)
    + shape("M-10 31Q-14 22 -6 14Q-4 20 0 12Q6 20 7 15Q14 24 9 31z", YELLOW, 2),
)

LEFT_ARMS: Final = (
    # Rolling pin
    svg.moved(0, 0, block(-31, -4, 62, 8, RED, 4), block(-20, -10, 40, 20, "#e6b36a", 4), angle=-45),
    # Overheated jackhammer
    shape("M18 -28Q26 -22 20 -16Q29 -12 23 -5", pen=2.6)
    + block(-22, -28, 32, 8, RED, 4)
    + block(-15, -20, 18, 26, YELLOW, 3)
    + block(-12, 6, 12, 9, IRON, 2)
    + shape("M-9 15H-3V24L-6 31L-9 24z", STEEL)
    + shape("M-15 -12H3M-15 -4H3", pen=1.8),
    # Spring boxing glove
    shape("M30 26L12 24L26 14L8 12L21 2L3 2", pen=3.4)
    + shape("M-3 10L8 -2Q16 -14 4 -24Q-10 -34 -22 -22Q-32 -10 -22 0Q-14 8 -3 10z", RED)
    + shape("M-22 -4Q-14 -12 -6 -4", pen=2.6)
    + shape("M-4 12L10 -4L15 1L2 17z", CREAM),
    # Double pincer
    shape("M20 30L4 8M6 30L-2 6", pen=6)
    + shape("M2 8Q-20 8 -26 -10Q-28 -22 -20 -30Q-20 -14 -8 -8z", PURPLE)
    + shape("M2 8Q20 0 22 -14Q22 -26 12 -31Q12 -16 2 -8z", PURPLE)
    + disc(0, 6, 6, YELLOW),
)

RIGHT_ARMS: Final = (
    # Dynamo drill
    block(-10, 0, 15, 28, ORANGE, 4)
    + block(-26, -20, 36, 22, ORANGE, 6)
    + block(10, -15, 8, 12, IRON, 2)
    + shape("M18 -12L32 -9L18 -6z", STEEL, 2)
    + flash(-11, -9, 0.75),
    # Aluminium bat
    svg.moved(0, 0, shape("M-4 30V6Q-10 -10 -9 -22Q-8 -31 0 -31Q8 -31 9 -22Q10 -10 4 6V30z", STEEL), angle=35)
    + svg.moved(0, 0, shape("M-4 12H4M-4 18H4M-4 24H4", pen=2), block(-6, 28, 12, 4, RED, 2, 1.8), angle=35),
    # Wrecking ball
    "".join(
        svg.ellipse(x, y, 3, 4.5, fill="none", stroke=INK, stroke_width=2.4)
        for x, y in ((20, -27), (16, -19), (11, -12))
    )
    + disc(-3, 9, 21, IRON)
    + shape("M-16 2Q-12 -6 -4 -7", pen=0.1)
    + svg.path("M-17 6Q-15 -5 -5 -7", fill="none", stroke=WHITE, stroke_width=3, stroke_linecap="round"),
    # Pneumatic piston
    block(-31, -12, 30, 24, BLUE, 4)
    + shape("M-22 -12V12M-12 -12V12", pen=2)
    + block(-1, -5, 18, 10, STEEL, 2)
    + block(17, -24, 13, 48, RED, 4)
    + shape("M-16 -12V-22H-4", pen=3),
)

LEFT_LEGS: Final = (
    # Drainpipe rocket
    block(-12, -31, 22, 34, IRON, 2)
    + shape("M-12 -2H10V18Q10 28 0 28H-30V8H-12z", IRON)
    + block(-15, -8, 28, 7, STEEL, 2)
    + rocket(-22, 17, 0.9, -90)
    + block(-33, 5, 6, 26, STEEL, 2),
    # Fire extinguisher
    shape("M4 -24Q24 -26 24 -6V12", pen=4)
    + shape("M20 12H28L31 24H17z", INK)
    + block(-16, -18, 26, 48, RED, 8)
    + block(-8, -27, 10, 9, IRON, 2)
    + shape("M-14 -27L2 -31", pen=4)
    + block(-16, -2, 26, 14, CREAM, 1)
    + rocket(-3, 5, 0.5),
    # Leaky jet
    shape("M-16 8Q-22 22 -14 31Q-8 24 -2 31Q6 22 0 8z", YELLOW)
    + shape("M-22 -18Q-8 -32 6 -18L2 10H-18z", TEAL)
    + svg.ellipse(-8, -19, 12, 6, fill=INK)
    + shape("M-20 -4H4", pen=2)
    + drop(16, -4)
    + drop(22, 10)
    + drop(14, 20),
    # Firework rack
    rocket(-19, -12, 1)
    + rocket(0, -17, 1)
    + rocket(19, -12, 1)
    + shape("M-19 0V20M0 -4V20M19 0V20", pen=2.6)
    + block(-30, 10, 60, 10, ORANGE)
    + shape("M-24 20L-28 31M24 20L28 31", pen=5),
)

RIGHT_LEGS: Final = (
    # Plunger mortar
    svg.moved(
        0,
        0,
        block(-4, -8, 8, 40, "#e6b36a", 3),
        shape("M-18 -8Q-18 -28 0 -29Q18 -28 18 -8z", RED),
        block(-21, -34, 42, 8, RED, 4),
        angle=30,
    ),
    # Exercise bike
    disc(-12, 14, 16, STEEL)
    + disc(-12, 14, 9, CREAM)
    + shape("M-12 14L6 -8L18 26M6 -8L2 -22M-22 26H28", pen=4)
    + shape("M-8 -24H12", pen=6)
    + shape("M14 -2L20 -22L30 -20", pen=3.4)
    + disc(-12, 14, 3.5, YELLOW, 1.8),
    # Mad iron
    shape("M-30 18Q-26 -8 6 -8H28L31 18z", BLUE)
    + shape("M-8 -8Q-6 -26 10 -26H26V-8", pen=6)
    + block(-31, 18, 63, 8, STEEL, 2)
    + shape("M-14 2L-6 6M10 2L2 6", pen=2.6)
    + disc(-8, 9, 3.4, WHITE, 1.6)
    + disc(5, 9, 3.4, WHITE, 1.6)
    + shape("M-26 -12Q-31 -18 -25 -22Q-20 -26 -25 -31", pen=2.6),
    # Double slingshot
    shape("M-14 31V8L-28 -14M-14 8L-2 -14", "none", 6)
    + shape("M14 31V8L2 -14M14 8L28 -14", "none", 6)
    + shape("M-28 -14Q-15 -2 -2 -14M2 -14Q15 -2 28 -14", "none", 2.4)
    + disc(-15, -14, 6, RED)
    + disc(15, -14, 6, RED),
)

DRAWINGS: Final = HEADS + TORSOS + LEFT_ARMS + RIGHT_ARMS + LEFT_LEGS + RIGHT_LEGS
"""In the order of the parts."""
