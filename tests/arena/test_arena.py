"""The arena: fair seatings, ratings and shares that add up, the same results however many processes play."""

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.terminal import run

import lunatheque
from lunatheque.arena import Outcome, Plan, interval, play_matches, seatings, standings
from lunatheque.arena.duels import courses_of, duels
from lunatheque.arena.plots import Scale, apart


@pytest.mark.parametrize("seats", range(1, 7))
def test_everybody_sits_everywhere_equally_often(seats: int) -> None:
    orders = seatings(seats)
    assert len(set(orders)) == len(orders)
    for seat in range(seats):
        assert set(Counter(order[seat] for order in orders).values()) == {len(orders) // seats}


def results(balanced: bool = True, jobs: int = 1) -> tuple[Plan, list[Outcome]]:
    """A small tournament."""
    plan = Plan("moon-bots", ("greedy", "random", "random"), {}, None, 5, balanced=balanced)
    return plan, [outcome for batch in play_matches(plan, 12, jobs) for outcome in batch]


def test_the_results_depend_on_the_seed_alone() -> None:
    assert results(jobs=2) == results(jobs=1)


def test_all_victories_are_somebodys() -> None:
    plan, outcomes = results()
    found = standings(plan, outcomes)
    assert sum(standing.victories for standing in found) == pytest.approx(len(outcomes))
    assert {standing.bot: standing.games for standing in found} == {"greedy": 12, "random": 24}
    assert all(standing.low <= standing.share <= standing.high for standing in found)


def test_the_stronger_bot_comes_first() -> None:
    found = standings(*results())
    assert found[0].bot == "greedy"
    assert found[0].rating > found[1].rating
    assert found[0].share > found[0].fair


def test_scores_belong_to_the_bot_that_made_them() -> None:
    plan = Plan("moon-bots", ("greedy", "random"), {}, None, 1, balanced=True)
    outcomes = [Outcome(1, [1, 2], [10, 3]), Outcome(1, [2, 1], [4, 11])]
    first, second = standings(plan, outcomes)
    assert (first.bot, first.scores, first.victories) == ("greedy", (10, 11), 2)
    assert (second.bot, second.scores, second.victories) == ("random", (3, 4), 0)


def test_a_shared_victory_is_shared() -> None:
    plan = Plan("moon-bots", ("greedy", "random"), {}, None, 1)
    assert [standing.victories for standing in standings(plan, [Outcome(1, [1, 1], [5, 5])])] == [0.5, 0.5]


def test_the_interval_narrows_with_more_games() -> None:
    wide, narrow = interval(5, 10), interval(500, 1000)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_writes_a_page_and_the_figures(tmp_path: Path, language: str) -> None:
    shown = run(
        "arena",
        "moon-bots",
        "--bots",
        "greedy,random",
        "--games",
        "4",
        "--seed",
        "3",
        "--out",
        tmp_path / "r",
        "--lang",
        language,
    )
    assert shown.exit_code == 0, shown.output
    assert "greedy" in shown.output
    assert f"4 {'matches' if language == 'en' else 'parties'}" in shown.output
    assert lunatheque.core() in shown.output
    written = json.loads((tmp_path / "r" / "arena.json").read_text(encoding="utf-8"))
    assert [standing["bot"] for standing in written["standings"]] == ["greedy", "random"]
    assert len(written["matches"]) == 4
    page = (tmp_path / "r" / "arena.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    drawn = ElementTree.fromstring(page.split("<main>")[1].split("</main>")[0].join(("<main>", "</main>")))
    assert len(drawn.findall("section")) == 5  # for two bots who is ahead of whom is their shares
    assert len(drawn.findall("section/svg")) == 4
    assert len(drawn.findall(".//td/svg")) == 2 * 2
    assert all(plot.get("aria-label") for plot in drawn.findall("section/svg"))
    assert ("100,0 %" in page) == (language == "fr")
    assert "script" not in page


def test_who_comes_in_before_whom() -> None:
    plan = Plan("moon-bots", ("a", "b", "c"), {}, None, 1)
    found = duels(plan, [Outcome(1, [1, 2, 3], [0, 0, 0]), Outcome(1, [2, 1, 2], [0, 0, 0])])
    assert found == {
        ("a", "b"): (1, 2),
        ("b", "a"): (1, 2),
        ("a", "c"): (1.5, 2),
        ("c", "a"): (0.5, 2),
        ("b", "c"): (2, 2),
        ("c", "b"): (0, 2),
    }


def test_bots_of_the_same_name_are_no_rivals() -> None:
    plan = Plan("moon-bots", ("a", "b", "b"), {}, None, 1)
    assert duels(plan, [Outcome(1, [2, 1, 3], [0, 0, 0])]) == {("a", "b"): (1, 2), ("b", "a"): (1, 2)}


def test_shares_settle_match_by_match() -> None:
    plan = Plan("moon-bots", ("a", "b"), {}, None, 1)
    outcomes = [Outcome(1, ranking, [0, 0]) for ranking in ([1, 2], [2, 1], [1, 1], [1, 2])]
    assert courses_of(plan, outcomes) == {"a": [1, 0.5, 0.5, 0.625], "b": [0, 0.5, 0.5, 0.375]}


def test_axes_have_round_figures() -> None:
    assert Scale(0, 100, 0, 1).ticks(4) == [0, 50, 100]
    assert Scale(31.5, 169.5, 0, 1).ticks() == [50, 100, 150]
    assert Scale(-0.5, 0.5, 0, 1).ticks() == pytest.approx([-0.4, -0.2, 0, 0.2, 0.4])
    assert Scale(7, 7, 0, 1)(7) == 0


def test_what_is_written_keeps_apart() -> None:
    assert apart([50, 10, 12], 17) == [50, 10, 27]
    assert apart([5, 5, 5], 10) == [5, 15, 25]


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    plan = Plan("moon-bots", ("a", "b", "c"), {}, None, 1, balanced=True, places=2)
    met = Counter(plan.seated(number) for number in range(12))
    assert met == {(one, other): 2 for one in range(3) for other in range(3) if one != other}
    shown = run("arena", "moon-bots", "--seats", "2", "--bots", "random,random,greedy", "--games", "6", "--json")
    assert json.loads(shown.output)["seats"] == 2


def test_a_tournament_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    command: list[str | Path] = [
        "arena",
        "moon-bots",
        "--bots",
        "greedy,random",
        "--lang",
        "en",
        "--out",
        tmp_path,
        "--json",
    ]
    whole = json.loads(run(*command, "--games", "6", "--seed", "3").output)
    journal = tmp_path / "matches.jsonl"
    lines = journal.read_text(encoding="utf-8").splitlines(keepends=True)
    journal.write_text("".join(lines[:4]) + lines[4][:9], encoding="utf-8")  # the plan, three matches, and a cut line
    played = json.loads(run(*command, "--games", "6").output)
    assert played["matches"] == whole["matches"]
    assert played["seed"] == 3
    assert json.loads(run(*command, "--games", "2", "--seed", "4").output)["matches"] != whole["matches"][:2]


def lives(process: int) -> bool:
    """Whether a process has not ended yet."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells which processes one has started")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_nobody_plays_on_when_a_tournament_is_ended(end: signal.Signals) -> None:
    command = ["arena", "moon-bots", "--bots", "search:600s,greedy", "--games", "4", "--jobs", "2"]
    with subprocess.Popen([sys.executable, "-m", "lunatheque", *command], stderr=subprocess.DEVNULL) as first:
        deadline, started = time.monotonic() + 60, Path(f"/proc/{first.pid}/task/{first.pid}/children")
        while len(helpers := [int(process) for process in started.read_text().split()]) < 2:
            assert time.monotonic() < deadline, "nobody began to play"
            time.sleep(0.05)
        first.send_signal(end)
    deadline = time.monotonic() + 60
    while any(map(lives, helpers)):
        assert time.monotonic() < deadline, "somebody plays on"
        time.sleep(0.05)


def test_without_ray_a_cluster_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lunatheque.arena.cluster", None)
    refused = run("arena", "moon-bots", "--bots", "greedy,random", "--cluster", "--lang", "en")
    assert refused.exit_code != 0
    assert "lunatheque[cluster]" in refused.output
