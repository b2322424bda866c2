"""What is said, where the words alone could be wrong: singular and plural, the first round of a phase, the rules."""

import pytest
from tests.games.bench import piece_of, seen
from tests.games.luna_capital.bench import BOX, A, Bench, player

from lunatheque.engine import EVERYONE, Text
from lunatheque.games.luna_capital import GAME
from lunatheque.words import Words

NBSP = "\u00a0"
EN, FR = (Words(language, GAME, ["Ada", "Bob"], BOX.names) for language in ("en", "fr"))


@pytest.mark.parametrize(
    ("id", "argument", "english", "french"),
    [
        ("piece-pile", "count", "Pile: # card", f"Pile{NBSP}: # carte"),
        ("piece-tower", "count", "Project tower: # tile", f"Tour projet{NBSP}: # tuile"),
        ("piece-score", "points", "Ada: # point so far", f"Ada{NBSP}: # point pour l’instant"),
        ("automate-points", "points", "The Automate: # point so far", f"L’Automate{NBSP}: # point pour l’instant"),
    ],
)
def test_one_is_no_plural_and_in_french_neither_is_none(id: str, argument: str, english: str, french: str) -> None:
    def many(said: str) -> str:
        return said.replace(" card", " cards").replace(" tile", " tiles").replace(" point ", " points ")

    def plusieurs(said: str) -> str:
        return said.replace(" carte", " cartes").replace(" tuile", " tuiles").replace(" point ", " points ")

    for count in (0, 1, 2, 35):
        said = Text(id, {argument: count, "player": Text("seat-0")})
        assert EN.say(said) == (english if count == 1 else many(english)).replace("#", str(count))
        assert FR.say(said) == (french if count < 2 else plusieurs(french)).replace("#", str(count))


@pytest.mark.rule("round-end", "phase-end")
def test_the_first_tile_of_a_phase_is_not_one_more() -> None:
    phase = Bench(step="end", round=4, turn=1, first=0).play("end", seed=1)
    begun = phase.told(EVERYONE)[-1]
    assert (begun.id, begun.args) == ("event-round", {"round": 1})
    assert EN.say(begun) == "Round 1: one tile under each card."
    assert FR.say(begun) == f"Tour de table 1{NBSP}: une tuile sous chaque carte."
    further = Bench(step="end", round=2, turn=1, first=0).play("end", seed=1).told(EVERYONE)[-1]
    assert EN.say(further) == "Round 3: one more tile under each card."
    assert FR.say(further) == f"Tour de table 3{NBSP}: une tuile de plus sous chaque carte."


@pytest.mark.rule("landing-field")
def test_cards_are_drawn_in_french_not_arrived() -> None:
    bench = Bench(player("C28 r0c0"), step="place", pending=["LF"])
    bench.play("place LF r0c0 tl = card:C08 card:C09 card:C10")
    assert FR.say(GAME.prompt(bench.state, A)) == "Gardez une des cartes piochées."
    zone = next(zone for zone in seen(bench).all_zones() if zone.id == "drawn")
    assert FR.say(zone.text) == "Cartes piochées"


@pytest.mark.rule("empty-hand", "logistics", "placement-beside", "concessions")
def test_refusals_and_claims_are_said_as_agreed() -> None:
    before = Bench(player(), options={"empty-hand": "allowed", "discard": "before"}).refusal("take 4").text
    assert EN.say(before) == "You agreed to discard before taking: you have no card to discard."
    assert FR.say(before) == f"Vous êtes convenus de défausser avant de prendre{NBSP}: vous n’avez rien à défausser."
    equal = Text("refuse-equal-swap", {"place": "1a"})
    assert EN.say(equal) == "Of equal tiles name the first: 1a."
    assert FR.say(equal) == f"Parmi des tuiles égales, nommez la première{NBSP}: 1a."
    first = Bench(player(hand="C01"), step="play").refusal("play C01 r0c1").text
    assert EN.say(first) == "The first card lies in the middle."
    assert FR.say(first) == "La première carte se pose au milieu."
    claimed = Bench(concessions=[{"id": "S1", "claims": {"B": "C"}}], phase="C", over=True)
    said = piece_of(seen(claimed, A), "concession-0").text
    assert EN.say(said).endswith("It was claimed in this phase.")
    assert FR.say(said).endswith("Elle a été revendiquée lors de cette phase.")


@pytest.mark.parametrize(
    ("rule", "english", "french"),
    [
        ("solo-meteorites", "scores 5 (nothing if neither has any),", "marque 5 (rien si aucun n’en a),"),
        ("phase-end", "the cards and the marker stay where they are", "les cartes et le marqueur restent"),
        ("empty-hand", "where the discard comes first", "Ce n’est pas possible si l’on défausse d’abord."),
        ("landing-field", "draw three cards from the pile,", "piochez trois cartes de la pile,"),
        ("solo-setup", "the tiles used for two players", "les tuiles de deux joueurs"),
        ("placement-beside", "it lies at r0c0", "elle est donc en r0c0"),
    ],
)
def test_the_rules_say_it_whole(rule: str, english: str, french: str) -> None:
    assert english in GAME.rules("en")[rule].text
    assert french in GAME.rules("fr")[rule].text


def offered(bench: Bench, notation: str) -> tuple[str, str]:
    """What a legal action is called, in both languages."""
    action = GAME.actions.encode(notation)
    assert action in bench.state.legal(A)
    said = GAME.describe(bench.state, A, action)
    return EN.say(said), FR.say(said)


@pytest.mark.rule("play-card", "placement-beside")
def test_places_are_told_by_the_cards_beside_them() -> None:
    assert offered(Bench(player(hand="C01"), step="play"), "play C01 r0c0") == (
        "Play card 1 (open plots) in the middle",
        "Jouer la carte 1 (emplacements libres) au milieu",
    )
    bench = Bench(player("C28 r0c0, C29 r1c0, C49 r1c1, C56 r1c2, C43 r0c2", hand="C40 C63"), step="play")
    assert offered(bench, "play C40 r0c1") == (
        "Play card 6 (scaffold, double plot) between card 5 in the upper row and card 7",
        "Jouer la carte 6 (échafaudage, emplacement double) entre la carte 5 de la rangée du haut et la carte 7",
    )
    assert offered(bench, "play C63 r2c1")[0] == "Play card 10 (scaffold) below card 8"
    assert offered(bench, "play C63 r-1c2")[1] == "Jouer la carte 10 (échafaudage) au-dessus de la carte 7"


@pytest.mark.rule("place-tiles", "face-down")
def test_plots_are_told_by_their_card() -> None:
    bench = Bench(player("C01 r0c0"), step="place", pending=["H"])
    assert offered(bench, "place H r0c0 tl") == (
        f"Place {EN.say(Text('H'))} on card 1, top left",
        f"Placer {FR.say(Text('H'))} sur la carte 1, en haut à gauche",
    )
    bench = Bench(player("C01 r0c0 down", hand="C07"), step="play")
    assert offered(bench, "play C07 r0c1")[0] == "Play card 2 (open plots) to the right of the card face down"
