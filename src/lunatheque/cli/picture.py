"""`lunatheque picture`: a match that was written down, as a drawing of its table."""

from pathlib import Path
from typing import Annotated

import typer

from lunatheque.engine import EVERYONE
from lunatheque.words import Words

from .arguments import Language, PackFile, open_record, play_again, read_move, read_seat, speak
from .desk import Complaint, brief

SHARP = 2
"""Pixels of a PNG for each unit of the drawing."""


def picture(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, such as `play --save` writes.")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where to: a name that ends in .svg or .png.")],
    move: Annotated[
        int | None, typer.Option(metavar="N", help="The table after this move; the last if not given.")
    ] = None,
    seat: Annotated[str | None, typer.Option(metavar="A", help="See it as this seat did, secrets included.")] = None,
    width: Annotated[int, typer.Option(metavar="N", min=200, max=4000, help="How wide; a phone is 390.")] = 1200,
    pack: PackFile = None,
    lang: Language = None,
) -> None:
    """Draw the table of a match that was written down."""
    words = speak(lang)
    if out.suffix.lower() not in (".svg", ".png"):
        raise Complaint(words("error-picture", file=brief(out)))
    record = open_record(file, words)
    last = read_move(move, file, record, words)
    viewer = EVERYONE if seat is None else read_seat(seat, len(record.names), words)
    match = play_again(file, record, pack, words, last)
    say = Words(words.language, match.game, match.names, match.box.names).say
    drawn = match.scene(viewer).svg(say, width)
    if out.suffix.lower() == ".svg":
        out.write_text(drawn, encoding="utf-8")
    else:
        out.write_bytes(rasterise(drawn, words))


def rasterise(drawn: str, words: Words) -> bytes:
    """A drawing as the bytes of a PNG."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise Complaint(words("error-no-png")) from None
    return bytes(svg_to_bytes(svg_string=drawn, zoom=SHARP, sans_serif_family="DejaVu Sans"))
