"""Packs that people correct: whatever a loader accepts can be played, to the end and by everybody."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.support import LUCK, answers, drawn, every_game, plain, play_on, seen

from lunatheque.engine import EVERYONE, BadPack, Dice, Game, Match

PACKS = 4
ENOUGH = 500
"""Decisions of a match. Some are long at random, and end because the rules say when."""
CHANGES = 24
"""How many changes are tried for each pack. Many are refused."""
APART = ("name", "source", "sources", "game", "id")
"""Keys whose values play no part in the rules."""
VALUE = re.compile(r"(\w+) = (.+)")
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])|(?<=[A-Z$+])\d\b")


def changed(lines: list[str], dice: Dice) -> tuple[int, str]:
    """A line of a pack with another value: another number, or what stands at the same key elsewhere."""
    matches = [(place, VALUE.fullmatch(line)) for place, line in enumerate(lines)]
    values = [(place, match[1], match[2]) for place, match in matches if match and match[1] not in APART]
    place, key, value = values[dice.below(len(values))]
    numbers = list(NUMBER.finditer(value))
    if numbers and dice.below(3):
        found = numbers[dice.below(len(numbers))]
        number = int(found[0])
        others = [0, 1, 2, 3, 9, number + 1, max(0, number - 1), number + 1 + dice.below(9), dice.below(99)]
        value = f"{value[: found.start()]}{others[dice.below(len(others))]}{value[found.end() :]}"
    elif value in ("true", "false"):
        value = "false" if value == "true" else "true"
    else:
        alike = [other for _, name, other in values if name == key]
        value = alike[dice.below(len(alike))]
    return place, f"{key} = {value}"


def corrected(game: Game[Any], file: Path, dice: Dice) -> tuple[Any, list[str]]:
    """A box with some values changed at random, each change one that the loader accepts, and what was changed."""
    lines = game.pack.read_text(encoding="utf-8").splitlines()
    box, changes = game.box(), []
    for _ in range(CHANGES):
        place, line = changed(lines, dice)
        before = lines[place]
        lines[place] = line
        file.write_text("\n".join(lines), encoding="utf-8")
        try:
            box = game.box(file)
        except BadPack:
            lines[place] = before
        else:
            changes.append(f"line {place + 1}: {before} -> {line}")
    return box, changes


@every_game
@pytest.mark.parametrize("number", range(PACKS))
def test_whatever_pack_is_accepted_can_be_played(game: Game[Any], number: int, tmp_path: Path) -> None:
    dice = Dice((LUCK << 32) + number)
    box, changes = corrected(game, tmp_path / "pack.toml", dice)
    low, high = game.players
    seats = low + dice.below(high - low + 1)
    options = drawn(game, dice.below(60))
    print(f"{game.id} with {seats} seats, luck {LUCK}, options {options}", *changes, sep="\n  ")
    match = Match(game, seats, seed=number, options=options, box=box)
    census = game.census(match.state)
    while not match.over and len(match.steps) < ENOUGH:
        assert match.actors
        for seat in match.actors:
            assert match.state.legal(seat), game.prompt(match.state, seat)
        if len(match.steps) % 16 == 0:
            look(match, dice)
        play_on(match, dice)
    look(match, dice)
    assert game.census(match.state) == census
    assert len(match.state.scores()) == len(match.state.ranking()) == seats


def look(match: Match, dice: Dice) -> None:
    """All that people and bots are given of a position can be made, and it can be kept."""
    game, state = match.game, match.state
    for seat in [EVERYONE, *range(match.state.seats)]:
        seen(game, state, seat)
    for seat in match.actors:
        answers(game, state, seat, dice, 1)
        world = state.sample(seat, Dice(len(match.steps)))
        assert seen(game, world, seat) == seen(game, state, seat)
        assert len(world.outlook()) == state.seats
    assert plain(game, game.load(match.box, game.save(state))) == plain(game, state)
