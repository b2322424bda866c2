"""Turns: rockets, cards, the quiz, the die, and the end."""

import pytest
from tests.games.jeu_des_etoiles.bench import BOX, Bench, code
from tests.support import seen

from lunatheque.engine import Match, Refusal
from lunatheque.games.jeu_des_etoiles import GAME
from lunatheque.games.jeu_des_etoiles.catalogue import CONSTELLATION_IDS, STAR_IDS
from lunatheque.games.jeu_des_etoiles.table import LAST_ROUND


@pytest.mark.rule("setup-first", "turn")
def test_the_first_player_is_drawn_and_play_goes_round() -> None:
    firsts = {Match(GAME, 3, seed=seed).actors[0] for seed in range(30)}
    assert firsts == {0, 1, 2}
    match = Match(GAME, 3, seed=1)
    first = match.actors[0]
    refusal = GAME.refuse(match.state, (first + 1) % 3, GAME.actions.encode("rocket red"))
    assert refusal is not None
    assert refusal.rule == "turn"


@pytest.mark.rule("start", "draw")
def test_a_first_turn_is_rocket_card_throw() -> None:
    match = Match(GAME, 2, seed=1, options={"quiz": "left-out"})
    assert match.legal == [f"rocket {colour}" for colour in ("red", "blue", "yellow", "green", "violet", "white")]
    assert [pilot.star for pilot in match.state.pilots] == [-1, -1]
    match.play("rocket blue")
    pilot = match.state.pilots[match.state.turn]
    assert STAR_IDS[pilot.star] == "UMi-alpha"
    assert match.legal == ["draw"]
    match.play("draw")
    assert match.legal == ["throw"]
    with pytest.raises(Refusal, match="refuse-has-card"):
        match.play("draw")


@pytest.mark.rule("start")
def test_a_rocket_has_one_owner() -> None:
    match = Match(GAME, 2, seed=1, options={"quiz": "left-out"})
    match.play("rocket blue")
    match.play("draw")
    match.play("throw")
    while match.state.pilots[1 - match.state.first].star == -1 and match.legal[0] != "rocket red":
        match.play("throw" if match.legal == ["throw"] else "stop")
    with pytest.raises(Refusal, match=r"refuse-rocket-taken \(rule start"):
        match.play("rocket blue")


@pytest.mark.rule("quiz", "quiz-void")
def test_names_in_the_quiz() -> None:
    both = Bench().play("draw = Leo", "name Cnc", "name Vir")
    assert both.points == 10
    assert both.legal == ["throw"], "a third name is not heard"
    assert Bench().play("draw = Leo", "name Ori", "name Vir").points == 5
    assert Bench().play("draw = Leo", "name Vir", "name Vir").points == 5
    assert Bench().play("draw = Leo", "name Leo", "name Vir").points == 5
    assert Bench().play("draw = Leo", "name Vir", "done").points == 5
    assert Bench().play("draw = Leo", "done").points == 0
    assert Bench().play("draw = Zodiac").legal == ["throw"]
    assert Bench(options={"quiz": "left-out"}).play("draw = Leo").legal == ["throw"]


@pytest.mark.rule("quiz")
@pytest.mark.parametrize("answer", ["name Ori", "done"])
def test_what_is_said_in_the_quiz_cannot_be_taken_back(answer: str) -> None:
    """Whoever has heard whether a name is right, or has seen the board again, would answer better."""
    match = Match(GAME, 2, seed=1)
    while "done" not in match.legal:
        match.play(match.legal[0])
    seat = match.actors[0]
    match.play(answer)
    assert not match.can_undo(seat)


@pytest.mark.rule("quiz-near")
def test_what_is_close() -> None:
    assert Bench("Per-beta").play("draw = Lyn", "name Cam").points == 5
    assert Bench("Per-beta", options={"near": "ruler-only"}).play("draw = Lyn", "name Cam").points == 0
    near = [[other for other in range(49) if BOX.near(goal, other, False)] for goal in range(49)]
    assert sum(map(len, near)) == 2 * 162
    assert min(map(len, near)) == 2
    assert max(map(len, near)) == 11
    assert {CONSTELLATION_IDS[other] for other in near[code("PsA")]} == {"Aqr", "Cap"}
    assert {CONSTELLATION_IDS[other] for other in near[code("Lyn")]} == {
        "LMi",
        "Cnc",
        "Leo",
        "UMa",
        "Gem",
        "Aur",
        "Cam",
    }


@pytest.mark.rule("quiz")
def test_names_are_understood_in_many_forms() -> None:
    state = Bench().play("draw = Leo").state
    for words, meant in (
        ("vierge", "Vir"),
        ("  La Vierge ! ", "Vir"),
        ("ÉCREVISSE", "Cnc"),
        ("cassiopee", "Cas"),
        ("l’Hydre femelle", "Hya"),
        ("the great bear", "UMa"),
        ("URSA MAJOR", "UMa"),
        ("serpentaire", "Oph"),
        ("eridan", "Eri"),
        ("Bootes", "Boo"),
        ("chevelure de berenice", "Com"),
        ("Berenice's hair", "Com"),
        ("LMi", "LMi"),
    ):
        assert GAME.hear(state, 0, words) == GAME.actions.encode(f"name {meant}"), words
    assert GAME.hear(state, 0, " Rien. ") == GAME.actions.encode("done")
    for words in ("", "the moon", "lionne", "!!!"):
        assert GAME.hear(state, 0, words) is None


@pytest.mark.rule("quiz")
def test_who_answers_does_not_see_the_sky_and_the_goal_is_lit_afterwards() -> None:
    bench = Bench("UMi-alpha", "none", "Leo-alpha").play("draw = Tau")
    asked, other = GAME.scene(bench.state, 0), GAME.scene(bench.state, 1)
    assert asked.asks is not None
    assert "sky" not in [zone.id for zone in asked.zones]
    assert not any(piece.id.startswith(("star-", "label-", "rocket-")) for piece in asked.pieces())
    assert not any(zone.lines for zone in asked.all_zones())
    assert not any(touch.path for touch in asked.touches.values())
    assert not any(id in str(GAME.view(bench.state, 0)["pilots"]) for id in STAR_IDS)
    assert [pilot["star"] for pilot in GAME.view(bench.state, 1)["pilots"]] == ["UMi-alpha", "Leo-alpha"]
    assert other.asks is None
    assert other.zones[0].id == "sky"
    assert not any(line.kind == "figure" for line in other.zones[0].lines)
    lit = GAME.scene(bench.play("done").state, 0)
    assert GAME.view(bench.state, 0)["pilots"][0]["star"] == "UMi-alpha"
    assert lit.asks is None
    assert any(line.kind == "figure" for line in lit.zones[0].lines)
    assert {piece.id for piece in lit.pieces() if "lit" in piece.over} == {
        f"star-{id}" for id in STAR_IDS if id.startswith("Tau-")
    }


@pytest.mark.rule("die", "die-red")
def test_the_die() -> None:
    assert sorted(BOX.die) == [1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 6]
    red = Bench("UMi-alpha", "PsA").play("throw = red")
    assert (red.at, red.state.turn, red.state.pilots[0].skips) == ("UMi-alpha", 1, False)


@pytest.mark.rule("die-red")
def test_red_may_cost_the_next_turn_too() -> None:
    bench = Bench("UMi-alpha", "PsA", "Leo-alpha", options={"red": "skip-next"})
    bench.state.pilots[1].card = 3
    bench.play("throw = red", "throw = 1", "stop")
    assert bench.state.turn == 1
    assert "event-skips" in bench.heard
    bench.play("throw = 1", "stop")
    assert bench.state.turn == 0
    extra = Bench("UMi-alpha", "PsA", options={"red": "skip-next"}).play("throw = green", "throw = red")
    assert not extra.state.pilots[0].skips


@pytest.mark.rule("die-green", "die-red")
def test_green_gives_two_more_throws() -> None:
    bench = Bench("UMi-alpha", "PsA").play("throw = green", "throw = red", "throw = 3")
    assert bench.state.pending == 0
    assert bench.walk("UMi-zeta").state.turn == 1
    assert Bench("UMi-alpha", "PsA").play("throw = green", "throw = green").state.pending == 3
    reset = Bench("UMi-alpha", "PsA", options={"green": "resets"})
    assert reset.play("throw = green", "throw = green").state.pending == 2


@pytest.mark.rule("voyage-next")
def test_throws_left_at_the_goal_are_lost() -> None:
    bench = Bench("Per-beta", "Ari", "Leo-alpha").play("throw = green", "throw = 2").walk("Ari-41")
    assert (bench.points, bench.state.pending, bench.state.turn) == (10, 0, 1)
    assert bench.state.pilots[0].card == -1
    bench.play("draw = Leo", "done")
    assert (bench.state.turn, bench.legal) == (0, ["draw"])


@pytest.mark.rule("voyage-there")
def test_drawing_the_constellation_where_one_is() -> None:
    bench = Bench("UMi-alpha").play("draw = UMi", "name Dra", "done")
    assert (bench.made, bench.points, bench.state.turn) == (1, 15, 1)
    again = Bench("UMi-alpha", options={"there": "redraw"}).play("draw = UMi Leo")
    assert again.state.pilots[0].card == code("Leo")
    assert len(again.state.pile) == 49
    last = Bench("UMi-alpha", options={"there": "redraw"}, pile=["UMi"]).play("draw = UMi", "done")
    assert last.made == 1


@pytest.mark.rule("ties", "ranking")
def test_ties_are_broken_by_voyages_then_by_stars() -> None:
    def ranks(*scores: tuple[int, int, int]) -> list[int]:
        state = Bench("UMi-alpha", "none", "Leo-alpha", "UMa-alpha").state
        for pilot, (points, voyages, stars) in zip(state.pilots, scores, strict=True):
            pilot.points, pilot.voyages, pilot.stars = points, voyages, stars
        return state.ranking()

    assert ranks((120, 8, 50), (120, 9, 41), (125, 1, 3)) == [3, 2, 1]
    assert ranks((120, 8, 50), (120, 8, 41), (100, 9, 90)) == [1, 2, 3]
    assert ranks((120, 8, 50), (120, 8, 50), (0, 0, 0)) == [1, 1, 3]
    lap = {"won": ["Zodiac", "UMi"]}
    assert Bench(me=lap).state.pilots[0].stars == 7
    assert Bench(me=lap, options={"zodiac-stars": "41"}).state.pilots[0].stars == 48


@pytest.mark.rule("ties")
def test_the_stars_of_a_card_count_when_its_voyage_is_made() -> None:
    bench = Bench("Per-beta", "Ari", me={"won": ["UMi"]}).play("throw = 2").walk("Ari-41")
    assert bench.state.pilots[0].stars == 7 + 4


@pytest.mark.rule("end-pile", "end")
def test_the_game_ends_when_a_player_finds_no_card() -> None:
    bench = Bench("UMi-alpha", "PsA", "Leo-alpha", pile=[], me={"circles": 3}).play("throw = red")
    assert bench.state.over
    assert bench.heard[-1] == "event-pile-empty"
    assert bench.points == 15
    others = Bench("Per-beta", "Ari", "Leo-alpha", pile=[], options={"empty-pile": "finish-voyages"})
    others.play("throw = red")
    assert others.state.actors() == [0]
    others.play("throw = 2").walk("Ari-41")
    assert others.state.over
    assert others.heard[-1] == "event-pile-empty"
    assert others.points == 10


@pytest.mark.rule("end-target", "end")
def test_the_game_ends_at_the_target() -> None:
    almost = {"circles": 19}
    bench = Bench("Per-alpha", "Ari", "Leo-alpha", me=almost, options={"end": "100"})
    bench.play("throw = green", "throw = 4").walk("Per-beta")
    assert "stop" in bench.legal, "the move is finished first"
    bench.walk("Per-rho").play("stop")
    assert bench.state.actors() == []
    assert bench.points == 100
    assert bench.state.ranking() == [1, 2]
    quiz = Bench("UMi-alpha", "none", me=almost, options={"end": "100"}).play("draw = Leo", "name Vir")
    assert "done" in quiz.legal
    assert quiz.play("done").state.over
    there = Bench("UMi-alpha", "none", me=almost, options={"end": "100"}).play("draw = UMi", "name Dra")
    assert there.play("name Cep").state.over
    assert (there.points, there.made) == (105, 0), "the quiz has ended it before the voyage counts"
    voyage = Bench("Per-beta", "Ari", me={"circles": 18}, options={"end": "100"}).play("throw = 2").walk("Ari-41")
    assert voyage.state.over


@pytest.mark.rule("end-target")
def test_the_round_may_be_finished() -> None:
    options = {"end": "100", "target-reached": "finish-round"}
    bench = Bench("Per-alpha", "Ari", "Leo-alpha", me={"circles": 19}, options=options)
    bench.state.pilots[1].card = 3
    bench.play("throw = 1").walk("Per-beta")
    assert bench.state.actors() == [1]
    bench.play("throw = red")
    assert bench.state.over


@pytest.mark.rule("end-target")
def test_the_last_round_is_announced_once() -> None:
    options = {"end": "100", "target-reached": "finish-round"}
    bench = Bench("Per-alpha", "Ari", "Leo-alpha", me={"circles": 19}, options=options)
    second = bench.state.pilots[1]
    second.card, second.points = code("Ori"), 95
    bench.play("throw = 1").walk("Per-beta")
    bench.play("throw = 2").walk("Leo-beta")
    assert [pilot.points for pilot in bench.state.pilots] == [100, 100]
    assert bench.state.over
    assert bench.heard.count("event-last-round") == 1


@pytest.mark.rule("end-guard")
def test_no_game_lasts_for_ever() -> None:
    bench = Bench("UMi-alpha", "PsA", "Leo-alpha", round=LAST_ROUND, turn=0, first=1)
    bench.play("throw = red")
    assert bench.state.over
    assert "event-guard" in bench.heard


@pytest.mark.rule("quiz")
def test_nothing_that_is_given_in_the_quiz_depends_on_the_board_or_on_what_is_right() -> None:
    here, there = (Bench(star).play("draw = Leo").state for star in ("UMi-alpha", "Cam-gamma"))
    assert seen(GAME, here, 0) == seen(GAME, there, 0)
    assert seen(GAME, here, 1) != seen(GAME, there, 1), "the others see the sky"
    other = Bench("UMi-alpha").play("draw = Ori").state
    for action in here.legal(0):
        assert GAME.describe(here, 0, action) == GAME.describe(other, 0, action)
