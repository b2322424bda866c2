"""The journal of a tournament: every match as soon as it is over, so that one that was interrupted can go on."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .matches import Outcome, Plan


class Journal:
    """A file with the plan in its first line and the outcome of a match in each of the others, in their order."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self) -> tuple[dict[str, Any], list[Outcome]]:
        """The plan and the outcomes that were written down; a last line that was cut off does not count."""
        if not self.file.exists():
            return {}, []
        lines = self.file.read_text(encoding="utf-8").split("\n")[:-1]
        plan, *outcomes = [json.loads(line) for line in lines] or [{}]
        return plan, [Outcome(**outcome) for outcome in outcomes]

    def take_up(self, plan: Plan, pack: str) -> list[Outcome]:
        """The outcomes of this very tournament that are there already; a journal of another one is begun anew."""
        head = asdict(plan) | {"pack": pack, "bots": list(plan.bots)}
        found, outcomes = self.read()
        if found != head:
            outcomes = []
        self.file.parent.mkdir(parents=True, exist_ok=True)
        lines = [head, *(asdict(outcome) for outcome in outcomes)]
        self.file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        return outcomes

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Write down how matches ended."""
        with self.file.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(asdict(outcome)) + "\n" for outcome in outcomes)
