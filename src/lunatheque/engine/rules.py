"""Rules as a text of paragraphs with ids, such as `{#market-refill}`, that refusals and score lines point at."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HEADING = re.compile(r"(#+)\s+(.*?)\s*$")
ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}")


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of the rules and the ids that stand in it."""

    section: str
    text: str
    id: str


@dataclass(frozen=True)
class Rules:
    """The rules of a game in one language."""

    source: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def ids(self) -> list[str]:
        """The ids of all rules, in the order of the text."""
        return [paragraph.id for paragraph in self.paragraphs]

    def __getitem__(self, id: str) -> Paragraph:
        for paragraph in self.paragraphs:
            if paragraph.id == id:
                return paragraph
        raise KeyError(id)


class BadRules(ValueError):
    """A rules text with a paragraph without an id, or an id twice."""


@cache
def read_rules(file: Path) -> Rules:
    """Read a rules file: headings, and paragraphs that end with their id."""
    source = file.read_text(encoding="utf-8")
    section, paragraphs = "", []
    for block in re.split(r"\n\s*\n", source):
        content = block.strip()
        heading = HEADING.match(content)
        if heading:
            section = heading[2]
            continue
        if not content:
            continue
        ids = ANCHOR.findall(content)
        if len(ids) != 1:
            raise BadRules(
                f"{file}: the paragraph {content[:60]!r} must have one id, such as {{#turn}}; it has {len(ids)}"
            )
        paragraphs.append(Paragraph(section, ANCHOR.sub("", content), ids[0]))
    rules = Rules(source, tuple(paragraphs))
    twice = {id for id in rules.ids if rules.ids.count(id) > 1}
    if twice:
        raise BadRules(f"{file}: the id {sorted(twice)[0]} stands twice")
    return rules
