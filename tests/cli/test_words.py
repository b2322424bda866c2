"""The texts of the house and of the client are complete in both languages."""

import re
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from lunatheque import words
from lunatheque.words.elision import de, que

HOUSE = Path(words.__file__).parent
CLI = HOUSE.parent / "cli"


class Variables(Visitor):
    """The arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # its name for the visitor
        self.names.add(node.id.name)


def arguments(language: str) -> dict[str, set[str]]:
    """All messages of a language and the arguments of each."""
    found = {}
    for entry in parse(words.fluent(language)).body:
        assert type(entry).__name__ != "Junk", entry.span
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_both_languages_say_the_same() -> None:
    assert arguments("en") == arguments("fr")


def test_every_text_of_the_command_exists() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in CLI.glob("*.py"))
    used = set(re.findall(r"(?:words|say|house)\(\s*\"([a-z-]+)\"", source))
    assert len(used) > 40
    assert used <= set(arguments("en"))


def test_a_french_word_before_a_name_loses_its_e_before_a_vowel() -> None:
    said = {"Ada": "d’Ada", "Élodie": "d’Élodie", "œdipe": "d’œdipe", "Yves": "d’Yves"}
    said |= {name: f"de {name}" for name in ("Bot 2", "Hugo", "Yann", "2", "—", "")}
    assert {name: de(name) for name in said} == said
    assert que("Ada") == "qu’Ada"
    assert words.Words("fr")("event-flagged", player="Ada") == "Le temps d’Ada est écoulé."
