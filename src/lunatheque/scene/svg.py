"""Writing SVG: a few functions instead of many quotation marks. Games draw their faces with them.

>>> from lunatheque.scene import svg
>>> svg.circle(5, 5, 2.50, fill="#e4572e")
'<circle cx="5" cy="5" r="2.5" fill="#e4572e"/>'
"""

from html import escape

FONT = "DejaVu Sans, Verdana, sans-serif"

Value = str | float


def number(value: Value) -> str:
    """A number with no more digits than a drawing needs."""
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".").replace("-0", "0", value == 0)


def tag(name: str, content: str = "", /, **attributes: Value) -> str:
    """An element; `stroke_width` is written `stroke-width`, and what is inside is SVG already."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A rectangle; `rx` rounds its corners."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> str:
    """A circle around (x, y)."""
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Value) -> str:
    """An ellipse around (x, y)."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def path(d: str, **attributes: Value) -> str:
    """A path."""
    return tag("path", d=d, **attributes)


def group(*content: str, **attributes: Value) -> str:
    """Several elements with the attributes that they share."""
    return tag("g", "".join(content), **attributes) if attributes else "".join(content)


def moved(x: float, y: float, *content: str, scale: float = 1, angle: float = 0) -> str:
    """Elements drawn around their own origin, put at (x, y)."""
    steps = [f"translate({number(x)} {number(y)})"]
    if angle:
        steps.append(f"rotate({number(angle)})")
    if scale != 1:
        steps.append(f"scale({scale:.4g})")
    return group(*content, transform=" ".join(steps))


def tip(said: str) -> str:
    """What is said when somebody points at the group in which this stands."""
    return tag("title", escape(said))


def words(x: float, y: float, size: float, said: Value, /, **attributes: Value) -> str:
    """Letters or digits around (x, y), `size` high."""
    usual: dict[str, Value] = {"text_anchor": "middle", "font_family": FONT, "font_weight": "bold"}
    # The middle of capitals and digits lies 0.36 of the size above their line, in nearly all fonts.
    return tag("text", escape(number(said)), x=x, y=y + 0.36 * size, font_size=size, **(usual | attributes))
