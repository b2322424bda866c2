"""The terminal: what is printed there and what is typed."""

import contextlib
import sys

from rich import box
from rich.box import Box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from lunatheque.engine import Paragraph
from lunatheque.words import Words

from .layout import hanging
from .rulebook import plain

with contextlib.suppress(ImportError):
    import readline  # lets `input` edit its line and remember earlier ones

FORGET = "\x1b[3J"
"""Makes a terminal forget the lines that scrolled away."""


class Screen:
    """A terminal, or a file that takes its place."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(markup=False, highlight=False, emoji=False)

    @property
    def terminal(self) -> bool:
        """Whether a person looks at it."""
        return self.console.is_terminal

    @property
    def width(self) -> int:
        """How many characters a line has."""
        return self.console.width

    @property
    def lines(self) -> Box:
        """How tables are drawn."""
        return box.ROUNDED

    def show(self, *drawings: RenderableType, style: str = "") -> None:
        """Print a drawing or a sentence."""
        for drawing in drawings:
            self.console.print(drawing, style=style)

    def say(self, id: str, style: str = "", **args: int | str) -> None:
        """Print a text of the house."""
        self.console.print(self.words(id, **args), style=style)

    def bullet(self, sentence: str, indent: int = 0) -> None:
        """Print a sentence as one of a list."""
        self.console.print(Padding(hanging(Text(sentence), "·"), (0, 0, 0, indent), expand=False))

    def write(self, text: str) -> None:
        """Print a text as it is, for programs and pipes."""
        self.console.print(text, soft_wrap=True)

    def rule(self, paragraph: Paragraph) -> None:
        """Print a paragraph of the rules under its section and its id."""
        self.console.print(Text.assemble((paragraph.section, "bold"), "  ", (f"[{paragraph.id}]", "cyan")))
        self.console.print(markdown(paragraph.text) if self.terminal else plain(paragraph.text))

    def ask(self, question: str = "> ") -> str:
        """A line that is typed; `EOFError` when there are no more."""
        line = input(question)
        if not sys.stdin.isatty():
            self.console.print(line)
        return line.strip()

    def hide(self) -> None:
        """Clear everything that was printed, also what scrolled away."""
        if self.terminal:
            self.console.clear()
            self.console.file.write(FORGET)
        if "readline" in sys.modules:
            readline.clear_history()


def markdown(source: str) -> RenderableType:
    """A text with headings, lists and emphasis."""
    from rich.markdown import Markdown  # takes a quarter of a second, and few commands need it

    return Markdown(source)
