"""`lunatheque simulate`: the same results for the same seed, whatever the number of processes."""

import json
from typing import Any

import pytest
from tests.cli.terminal import program, run

from lunatheque.engine import games


def simulate(*arguments: str) -> dict[str, Any]:
    """The document that a simulation prints."""
    result = run("simulate", *arguments, "--json")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def without_speed(document: dict[str, Any]) -> dict[str, Any]:
    """What depends on the seed alone."""
    return {key: value for key, value in document.items() if key != "speed"}


@pytest.mark.parametrize("id", games())
def test_the_document(id: str) -> None:
    game = games()[id]
    document = simulate(id, "--games", "5", "--seed", "7")
    assert list(document) == ["game", "pack", "options", "seed", "games", "decisions", "length", "seats", "speed"]
    assert document["game"] == id
    assert document["pack"] == game.box().hash
    assert document["options"] == game.settle(None)
    assert (document["seed"], document["games"]) == (7, 5)
    length = document["length"]
    assert list(length) == ["mean", "min", "max"]
    assert length["min"] <= length["mean"] <= length["max"] <= game.bound
    assert length["mean"] == document["decisions"] / 5
    assert [seat["seat"] for seat in document["seats"]] == list("ABCDEF"[: game.players[0]])
    for seat in document["seats"]:
        assert list(seat) == ["seat", "bot", "wins", "mean_rank", "mean_score"]
        assert seat["bot"] == "random"
        assert 0 <= seat["wins"] <= 5
        assert 1 <= seat["mean_rank"] <= max(2, game.players[0])
    if game.players[0] > 1:  # alone, one can lose
        assert sum(seat["wins"] for seat in document["seats"]) >= 5
    assert set(document["speed"]) == {"seconds", "games_per_second", "decisions_per_second", "jobs", "core"}


def test_processes_do_not_matter() -> None:
    arguments = ("moon-bots", "--seats", "3", "--games", "30", "--seed", "11", "--option", "asking=holders")
    alone = simulate(*arguments, "--jobs", "1")
    together = program("simulate", *arguments, "--jobs", "2", "--json")
    assert together.returncode == 0, together.stderr
    assert together.stderr == ""
    assert without_speed(json.loads(together.stdout)) == without_speed(alone)


def test_seeds_matter() -> None:
    one, two = (simulate("moon-bots", "--games", "5", "--seed", seed) for seed in ("1", "2"))
    assert one["decisions"] != two["decisions"]


def test_a_match_does_not_depend_on_how_many_there_are() -> None:
    few, more = (simulate("hearts", "--games", count, "--seed", "1") for count in ("1", "2"))
    assert more["length"]["min"] <= few["decisions"] <= more["length"]["max"]


def test_a_seed_is_said_so_that_it_can_be_used_again() -> None:
    first = simulate("hearts", "--games", "3")
    assert without_speed(simulate("hearts", "--games", "3", "--seed", str(first["seed"]))) == without_speed(first)


def test_one_bot_for_all_seats_or_one_for_each() -> None:
    one = simulate("moon-bots", "--seats", "3", "--games", "2", "--seed", "1", "--bots", "random")
    each = simulate("moon-bots", "--games", "2", "--seed", "1", "--bots", "random,random,random")
    assert without_speed(one) == without_speed(each)


@pytest.mark.parametrize(("language", "title"), [("en", "matches a second"), ("fr", "parties par seconde")])
def test_the_tables(language: str, title: str) -> None:
    result = run("simulate", "hearts", "--games", "3", "--lang", language)
    assert result.exit_code == 0
    assert title in result.stdout
    assert result.stderr == ""
