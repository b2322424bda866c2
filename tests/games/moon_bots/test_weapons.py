"""The secret weapons and their windows: examples E21 to E36."""

from typing import Any

import pytest
from tests.games.moon_bots.bench import A, B, Bench, C, D, robot

from lunatheque.games.moon_bots.cards import WEAPON_IDS

HOLDERS = {"asking": "holders"}


def hit_b(b: dict[str, Any], part: str = "AR3", **more: Any) -> Bench:
    """A hits B with three fists (AR3) and B is asked."""
    return Bench(robot(15, part), b, **more).play("roll = 1", "use arm_right 1", "left 3")


@pytest.mark.rule("weapon-dodge", "window-damage", "window-after-damage")
def test_e21_dodge() -> None:
    bench = Bench(robot(15, "AR4", "UDIE", "SW05"), robot(3, "SW02")).play("roll = 1 2", "use arm_right 1+2", "left 5")
    assert bench.actor == B
    assert bench.legal == ["pass", "play SW02"]
    bench.play("play SW02")
    assert bench.energies[B] == 3
    assert bench.actor == A, "the attacker may still answer"
    assert bench.legal == ["pass", "play SW05"]


@pytest.mark.rule("weapon-deflector", "protection")
def test_e22_deflector() -> None:
    bench = Bench(robot(15, "HD4", "UDIE"), robot(10, "SW03"), robot(12, "UMIP"), robot(18))
    bench.play("roll = 3 4", "use head 3+4", "left 3")
    assert bench.legal == ["pass", "deflect 1", "deflect 3", "deflect 4"]
    bench.play("deflect 3")
    assert bench.energies == [15, 9, 10, 18]
    bench = Bench(robot(15, "AL1"), robot(10, "SW03")).play("roll = 1", "use arm_left 1", "left 1", "deflect 1")
    assert bench.energies[:2] == [14, 10]


@pytest.mark.rule("weapon-deflector", "weapon-dodge")
def test_what_is_deflected_before_a_dodge_still_flies_on() -> None:
    bench = hit_b(robot(10, "SW02", "SW03")).play("deflect 3", "play SW02")
    assert bench.energies == [15, 10, 15, 18]


@pytest.mark.rule("weapon-absorber", "protection")
def test_e23_absorber() -> None:
    assert hit_b(robot(10, "SW06")).play("play SW06").energies[B] == 9
    assert hit_b(robot(10, "SW06", "UFIP")).play("play SW06").energies[B] == 10
    bench = Bench(robot(15, "AL1"), robot(10, "SW06")).play("roll = 1", "use arm_left 1", "left 1", "play SW06")
    assert bench.energies[B] == 10


@pytest.mark.rule("weapon-harder", "window-after-damage", "window-damage")
def test_e24_harder_ignores_protection() -> None:
    bench = Bench(robot(15, "AL1", "SW05"), robot(5, "UFIP", "SW02", "SW01"))
    bench.play("roll = 1", "use arm_left 1", "left 1")
    assert bench.actor == A, "nothing is left of the packet, so B is not asked"
    bench.play("play SW05")
    assert bench.actor == B
    assert bench.legal == ["pass", "play SW01"]
    assert bench.play("pass").energies[B] == 3


@pytest.mark.rule("weapon-harder", "window-after-damage")
def test_nobody_hits_a_fallen_robot_harder() -> None:
    bench = Bench(robot(15, "AR3", "SW05"), robot(3)).play("roll = 1", "use arm_right 1", "left 3")
    assert bench.state.robots[B].standing == 2
    assert bench.legal == ["end"], "A goes on with its turn"
    assert bench.refusal("play SW05").text.id == "refuse-moment"


@pytest.mark.rule("weapon-reserve", "window-damage")
def test_e25_reserve_as_a_rescue() -> None:
    bench = Bench(robot(15, "AR4", "UDIE"), robot(3, "SW01")).play("roll = 1 2", "use arm_right 1+2", "left 5")
    assert bench.play("play SW01").energies[B] == 2


@pytest.mark.rule("weapon-reserve", "energy-limit", "energy-cap", "window-own")
def test_e25_reserve_knows_only_the_limit_of_eighteen() -> None:
    assert Bench(robot(16, "SW01")).play("play SW01").energies[A] == 18
    bench = Bench(robot(10, "TR2", "SW01")).play("roll = 3", "use torso 3", "play SW01")
    assert bench.energies[A] == 16


@pytest.mark.rule("weapon-reserve", "energy-limit")
def test_the_reserve_takes_nothing_from_the_limit() -> None:
    bench = Bench(robot(10, "TR2", "SW01")).play("play SW01", "roll = 3", "use torso 3")
    assert bench.energies[A] == 16


@pytest.mark.rule("weapon-pump", "window-energy-gain")
def test_pump_answers_any_gain_of_an_opponent() -> None:
    bench = Bench(robot(10, "TR1"), robot(10), robot(17, "SW04")).play("roll = 2", "use torso 2")
    assert bench.actor == C
    assert bench.legal == ["pass", "play SW04"]
    assert bench.play("play SW04").energies == [11, 10, 18, 18]
    full = Bench(robot(10, "TR1"), robot(10), robot(18, "SW04")).play("roll = 2", "use torso 2")
    assert full.legal == ["pass"], "no gain is possible, so the card is not offered"
    assert full.refusal("play SW04").rule == "weapon-pump"


@pytest.mark.rule("weapon-pump", "energy-limit")
def test_pump_in_the_turn_of_another_brings_all_it_can() -> None:
    bench = Bench(robot(10, "TR2"), robot(10), robot(11, "SW04")).play("roll = 3", "use torso 3", "play SW04")
    assert bench.energies == [12, 10, 13, 18], "the limit of A's turn, reached by now, does not bind C"


@pytest.mark.rule("weapon-pump", "energy-limit")
def test_pump_in_the_own_turn_counts_towards_the_limit() -> None:
    bench = Bench(robot(10, "AL1", "TR1", "UDIE", "SW04"), robot(5, "SW01"))
    bench.play("roll = 2 1", "use torso 2", "pass", "use arm_left 1", "left 1", "play SW01")
    assert bench.actor == A
    assert bench.play("play SW04").energies[:2] == [12, 8], "one of two: the turn has already brought 1"


@pytest.mark.rule("weapon-adjustment")
def test_e27_adjustment() -> None:
    bench = Bench(robot(10, "TR4", "UDIE", "SW07")).play("roll = 6 4")
    assert bench.offers("adjust") == ["adjust 4+", "adjust 4-", "adjust 6-"]
    bench.play("adjust 4+", "use torso 5+6", "left 4")
    assert bench.energies == [11, 12, 17, 18]
    assert "adjust 1-" not in Bench(robot(10, "SW07")).play("roll = 1").legal
    assert Bench(robot(10, "SW07")).offers("adjust") == []


@pytest.mark.rule("weapon-rest", "window-turn-start", "market-refill")
def test_e28_rest_skips_the_turn_but_not_the_refill() -> None:
    market = ["HD1", "TR1", "secret", "AR1", "LL1", "LR1"]
    bench = Bench(robot(), robot(16, "SW08"), robot(17), robot(18, "SW11"), turn=B, market=market, pile=["HD2", "HD3"])
    bench.play("buy r0c0", "end = card:HD2")
    assert bench.view(A)["market"][0] == "secret"
    assert bench.state.turn == C
    assert bench.actor == D, "clockwise from the left of the robot whose turn it is"
    bench.play("pass")
    assert bench.actor == B
    bench.play("play SW08 = card:HD3")
    assert bench.state.turn == D, "C neither bought nor rolled, but the market was refilled"
    assert bench.view(A)["market"] == ["LL1", "TR1", "HD2", "AR1", "HD3", "LR1"]


@pytest.mark.rule("weapon-rest", "window-turn-start")
def test_once_rest_is_played_nobody_else_is_asked() -> None:
    bench = Bench(robot(15), robot(16, "SW08"), robot(17, "SW11"), robot(18), turn=D).play("end")
    assert bench.actor == B
    bench.play("play SW08")
    assert bench.state.turn == B, "C was not asked before A's turn any more"
    assert bench.actor == C


@pytest.mark.rule("weapon-black-market", "buy-hole", "window-turn-start")
def test_e29_black_market_out_of_turn() -> None:
    gone = robot(0, standing="defeated")
    market = ["HD1", "TR1", "AL1", "AR1", "UDIE", "LL1"]
    bench = Bench(robot(15), gone, robot(17), robot(18, "SW09"), turn=D, market=market, pile=["LR1"]).play("end")
    assert bench.state.turn == A
    assert bench.actor == D
    bench.play("fetch r2c0")
    assert bench.energies[D] == 18
    assert bench.state.robots[D].dice == 2
    assert bench.actor == A
    assert bench.refusal("buy r2c0").rule == "buy-hole"
    bench.play("buy r1c0", "end = card:LR1")
    assert bench.view(A)["market"] == ["HD1", "TR1", "LR1", "AR1", None, "LL1"]


@pytest.mark.rule("weapon-black-market", "buy-part", "buy-upgrade")
def test_black_market_takes_only_what_there_is_room_for() -> None:
    market = ["HD2", "URER", "TR1", "UDIE", "UMIP"]
    full = robot(10, "HD1", "URER", "UDIE", "UDIE", "UDIE", "SW09")
    bench = Bench(full, market=market)
    assert bench.offers("fetch") == ["fetch r1c0", "fetch r2c0"]
    assert bench.refusal("fetch r0c0").rule == "weapon-black-market"
    before = Bench(robot(15), full, turn=D, market=market).play("end")
    assert before.actor == B
    assert before.offers("fetch") == ["fetch r1c0", "fetch r2c0"], "B's room counts, not that of A, whose turn it is"


@pytest.mark.rule("weapon-black-market", "weapon-bad-luck", "losses")
def test_black_market_takes_secret_weapons_blind() -> None:
    bench = Bench(robot(10, "SW09"), market=["secret"]).play("fetch r0c0 = weapon:SW17")
    assert bench.energies[A] == 8
    assert bench.view(B)["used"] == ["SW09", "SW17"]
    bench = Bench(robot(10, "SW09"), market=["HD1"])
    assert bench.play("fetch r0c0").offers("buy") == []
    assert bench.state.bought is False, "the purchase of the turn is still there"


@pytest.mark.rule("weapon-supermarket")
def test_e30_supermarket() -> None:
    bench = Bench(robot(15, "SW10"), market=["LL1", None, "UFIB"]).play("buy r0c0", "play SW10", "buy r1c0")
    assert bench.energies[A] == 14
    assert bench.offers("buy") == []
    late = Bench(robot(15, "SW10"), market=["LL1", "HD1"]).play("roll = 2", "play SW10")
    assert late.offers("buy") == ["buy r0c0", "buy r0c1"]
    assert late.play("buy r0c0").offers("buy") == []
    early = Bench(robot(15, "SW10"), market=["LL1", "HD1", "TR1"]).play("play SW10", "buy r0c0", "buy r0c1")
    assert early.offers("buy") == []


@pytest.mark.rule("weapon-supermarket")
def test_a_supermarket_that_is_not_used_expires_with_the_turn() -> None:
    bench = Bench(robot(15, "SW10"), market=["LL1", "HD1", "TR1"]).play("play SW10", "end", "buy r0c0")
    assert bench.offers("buy") == [], "B has one purchase"
    bench.play("end", "end", "end", "buy r0c0")
    assert bench.state.turn == A
    assert bench.offers("buy") == []


@pytest.mark.rule("weapon-virus", "losses", "window-loss")
def test_e31_virus() -> None:
    bench = Bench(robot(15, "SW11", "SW02"), robot(16, "SW03", "SW05"), robot(17), robot(18, "SW06", "SW07", "SW08"))
    bench.play("play SW11")
    while bench.legal == ["pass"]:
        bench.play("pass")
    assert bench.energies == [14, 14, 17, 15]


@pytest.mark.rule("weapon-virus", "weapon-reserve", "window-loss")
def test_e31_a_reserve_played_against_the_virus_no_longer_counts() -> None:
    bench = Bench(robot(15, "SW11"), robot(2, "SW01", "SW05")).play("play SW11")
    assert bench.actor == B
    assert bench.legal == ["pass", "play SW01"]
    assert bench.play("play SW01").energies[B] == 5


@pytest.mark.rule("window-loss")
def test_before_a_loss_the_player_of_the_card_is_asked_first() -> None:
    hands = [robot(15, "SW02"), robot(16, "SW03"), robot(17, "SW11", "SW05"), robot(18, "SW06")]
    bench = Bench(*hands, turn=D).play("end")
    bench.play("pass", "play SW11")
    asked = []
    for _ in range(4):
        asked.append(bench.actor)
        bench.play("pass")
    assert asked == [C, D, A, B], "in the window before A's turn, C played the Virus"
    assert bench.energies == [14, 15, 16, 17]


@pytest.mark.rule("weapon-research")
def test_e32_research_plus() -> None:
    pile = ["HD2", "HD3", "TR1", "UDIE", "secret"]
    bench = Bench(robot(15, "SW12", "TR2"), pile=pile).play("play SW12 = weapon:SW05")
    assert bench.legal == ["build HD2", "build HD3"]
    assert bench.refusal("build TR1").rule == "weapon-research"
    assert bench.refusal("end").rule == "weapon-research"
    bench.play("build HD2")
    assert bench.energies[A] == 15
    assert bench.view(B)["robots"][A]["parts"] == ["HD2", "TR2"]
    assert bench.view(A)["looked"] == [["SW05"]]
    assert bench.view(B)["looked"] == []
    full = Bench(robot(15, "SW12", "HD1", "TR1", "AL1", "AR1", "LL1", "LR1"), pile=["HD2", "TR2"])
    assert full.offers("play") == []
    assert full.refusal("play SW12").rule == "weapon-research"


@pytest.mark.rule("weapon-upgrade-plus")
def test_e33_upgrade_plus() -> None:
    bench = Bench(robot(15, "SW13"), pile=["UDIE", "UDIE", "UMIP", "HD1"]).play("play SW13")
    assert bench.legal == ["build UDIE", "build UMIP"]
    bench.play("build UDIE")
    assert bench.energies[A] == 15
    assert bench.state.robots[A].dice == 2
    full = Bench(robot(15, "SW13", "UDIE", "UDIE", "UDIE", "URER", "UFIB", "UFIP"), pile=["UMIP"])
    assert full.offers("play") == []


@pytest.mark.rule("weapon-espionage")
def test_e34_espionage() -> None:
    bench = Bench(robot(15, "SW14"), robot(16), robot(17, "SW02", "SW05"), robot(18))
    assert bench.offers("spy") == ["spy 3"]
    bench.play("spy 3")
    assert bench.view(A)["known"] == {"SW02": C, "SW05": C}
    assert bench.view(B)["known"] == {}
    assert any("SW05" in str(text) for text in bench.told(A))
    for other in (B, D, -1):
        told = bench.told(other)
        assert "event-spied" in [text.id for text in told]
        assert all("SW05" not in str(text) for text in told)


@pytest.mark.rule("weapon-lead", "losses")
def test_e35_technological_lead() -> None:
    bench = Bench(robot(15, "SW15"), robot(16, "SW02"), robot(17), robot(2)).play("play SW15")
    assert bench.energies == [15, 16, 15, 0]
    assert bench.state.robots[D].standing == 2


@pytest.mark.rule("weapon-decoy", "window-after-roll", "reroll")
def test_e36_decoy() -> None:
    bench = Bench(robot(15, "SW16"), robot(16, "URER"), turn=B).play("roll = 4")
    assert bench.actor == A
    assert bench.legal == ["pass", "play SW16"]
    bench.play("play SW16")
    assert bench.actor == B
    assert bench.offers("reroll") == []
    assert bench.refusal("reroll 4").rule == "weapon-decoy"
    bench.play("end", "end", "end", "end")
    assert bench.state.turn == B
    assert bench.play("roll = 3").offers("reroll") == ["reroll 3"]


@pytest.mark.rule("weapon-decoy", "window-turn-start")
def test_a_decoy_before_a_turn_needs_a_reroll() -> None:
    others = [robot(16, "URER", "SW16"), robot(17, "URER")]
    bench = Bench(robot(15), *others, turn=D).play("end")
    assert bench.actor == B
    assert bench.legal == ["pass"], "A, whose turn it is, has no Re-roll"
    assert bench.refusal("play SW16").rule == "weapon-decoy"
    bench = Bench(robot(15, "URER"), *others, turn=D).play("end", "play SW16", "roll = 3")
    assert bench.offers("reroll") == []


@pytest.mark.rule("weapon-bad-luck", "losses", "window-loss")
def test_bad_luck_strikes_at_once() -> None:
    bench = Bench(robot(10), market=["secret"]).play("buy r0c0 = weapon:SW17")
    assert bench.energies[A] == 8
    assert bench.state.robots[A].hand == 0
    saved = Bench(robot(2, "SW01"), market=["secret"]).play("buy r0c0 = weapon:SW17")
    assert saved.legal == ["pass", "play SW01"]
    assert saved.play("play SW01").energies[A] == 4
    dead = Bench(robot(2), robot(16), market=["secret"]).play("buy r0c0 = weapon:SW17")
    assert dead.state.robots[A].standing == 2
    assert dead.state.turn == B


@pytest.mark.rule("asking", "windows")
def test_everybody_with_a_secret_weapon_is_asked_so_that_asking_tells_nothing() -> None:
    bench = hit_b(robot(10, "SW11"))
    assert bench.actor == B
    assert bench.legal == ["pass"]
    assert hit_b(robot(10, "SW11"), options=HOLDERS).actor == A
    assert hit_b(robot(10, "SW02"), options=HOLDERS).actor == B
    used = {id: {"place": "used"} for id in ("SW01", "SW02", "SW03", "SW06")}
    assert hit_b(robot(10, "SW11"), weapons=used).actor == A, "all defences have been seen"


WINDOWS = {
    "own": "SW01 SW07 SW09 SW10 SW11 SW12 SW13 SW14 SW15",
    "turn-start": "SW01 SW08 SW09 SW11 SW12 SW13 SW14 SW15 SW16",
    "after-roll": "SW16",
    "energy-gain": "SW04",
    "damage": "SW01 SW02 SW03 SW06",
    "after-damage": "SW05",
    "loss": "SW01",
}
"""The secret weapons that can be played in each window."""

USES = {"SW03": "deflect 3", "SW07": "adjust 3+", "SW09": "fetch r0c0", "SW14": "spy 3"}
"""How secret weapons that need a choice are played."""


def moment(window: str, weapon: str) -> Bench:
    """Such a window, where the robot that is asked holds the secret weapon: A if it is about its own doing, else B."""
    cards, moves = {
        "own": (["URER"], ["roll = 3", "pass"]),
        "turn-start": (["URER"], ["end"]),
        "after-roll": (["URER"], ["roll = 3"]),
        "energy-gain": (["TR1"], ["roll = 2", "use torso 2"]),
        "damage": (["AR3"], ["roll = 1", "use arm_right 1", "left 3"]),
        "after-damage": (["AR3"], ["roll = 1", "use arm_right 1", "left 3"]),
        "loss": ([], ["buy r2c1 = weapon:SW17"]),
    }[window]
    hands: list[list[str]] = [[], [], ["SW03" if weapon == "SW02" else "SW02"]]
    hands[A if window in ("own", "after-damage", "loss") else B].append(weapon)
    robots = [robot(10, *cards, *hands[A]), robot(10, *hands[B]), robot(10, *hands[C])]
    market = ["HD1", "LL1", "LL2", "LR1", "LR2", "secret"]
    return Bench(*robots, turn=D if window == "turn-start" else A, market=market, pile=["HD2", "UMIP"]).play(*moves)


@pytest.mark.rule("window-own", "window-turn-start", "window-after-roll")
@pytest.mark.rule("window-energy-gain", "window-damage", "window-after-damage", "window-loss")
@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_has_its_weapons(window: str) -> None:
    for weapon in WEAPON_IDS[:-1]:
        bench = moment(window, weapon)
        use = USES.get(weapon, f"play {weapon}")
        if weapon in WINDOWS[window].split():
            assert use in bench.legal, weapon
        else:
            assert bench.refusal(use).text.id == "refuse-moment", weapon


@pytest.mark.rule("windows", "window-own")
def test_weapons_have_their_moment() -> None:
    bench = Bench(robot(15, "SW02", "SW08"), robot(16, "SW11"))
    assert bench.offers("play") == []
    assert bench.refusal("play SW02").text.id == "refuse-moment"
    assert bench.refusal("play SW08").text.id == "refuse-moment"
    assert bench.refusal("play SW11").text.id == "refuse-not-held"
    asked = hit_b(robot(10, "SW02"))
    assert asked.refusal("roll").rule == "windows"


@pytest.mark.rule("window-damage")
def test_the_window_closes_when_nothing_is_left_of_the_salvo() -> None:
    bench = hit_b(robot(10, "SW01", "SW02", "SW06")).play("play SW02")
    assert bench.actor == A, "B holds more, but there is nothing to answer"
    assert bench.legal == ["end"]
    assert bench.energies[B] == 10


@pytest.mark.rule("windows")
def test_who_plays_is_asked_again_and_who_passes_is_not() -> None:
    bench = hit_b(robot(10, "SW06", "SW01")).play("play SW01")
    assert bench.actor == B
    assert bench.legal == ["pass", "play SW06"]
    assert bench.play("pass").energies[B] == 11
    assert bench.actor == A


@pytest.mark.rule("window-turn-start")
def test_the_turn_start_is_asked_clockwise_and_ends_with_the_robot() -> None:
    bench = Bench(robot(15, "SW11"), robot(2, "SW02", "SW03"), robot(17, "SW05"), robot(18))
    bench.play("end")
    assert bench.state.turn == B
    assert bench.actor == C
    bench.play("pass")
    assert bench.actor == A
    bench.play("play SW11", "pass", "pass")
    assert bench.state.robots[B].standing == 2
    assert bench.state.turn == C, "B fell before its turn began, the next robot follows"


@pytest.mark.rule("window-turn-start", "elimination")
def test_when_a_robot_falls_before_its_turn_nobody_else_is_asked_about_it() -> None:
    hands = [robot(15), robot(1, "SW02"), robot(17, "SW11"), robot(18, "SW03")]
    bench = Bench(*hands).play("end", "play SW11", "pass", "pass")
    assert bench.energies == [15, 0, 17, 17]
    assert bench.state.turn == C, "D was not asked before B's turn any more"
    assert bench.actor == D


@pytest.mark.rule("weapon-deflector", "elimination", "packet")
def test_deflected_damage_can_be_dodged_and_can_eliminate_the_attacker() -> None:
    bench = Bench(robot(2, "AR3"), robot(10, "SW03"), robot(12, "SW02")).play("roll = 1", "use arm_right 1", "left 3")
    bench.play("deflect 3")
    assert bench.actor == C
    assert bench.legal == ["pass", "play SW02"]
    assert bench.play("play SW02").energies[:3] == [2, 9, 12]
    bench = Bench(robot(2, "AR3"), robot(10, "SW03")).play("roll = 1", "use arm_right 1", "left 2", "deflect 1")
    assert bench.state.robots[A].standing == 2
    assert bench.energies[D] == 17, "the packets already fired still hit"
    assert bench.state.turn == B
