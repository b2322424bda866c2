"""Why not? Whoever touches what cannot be used now hears what is missing: every piece of every game, all match long."""

from tests.support import every_table, glimpsed

from lunatheque.engine import LANGUAGES, Match
from lunatheque.server.deciding import idle
from lunatheque.words import Words

GENERIC = 0.02
"""The part of the answers that may say no more than that it is not possible now."""


@every_table
def test_whoever_touches_what_cannot_be_used_hears_why(id: str, seats: int) -> None:
    asked: list[str] = []
    for match in glimpsed(id, seats, seed=2):
        for seat in match.actors[:1]:
            scene = match.scene(seat)
            touched = {piece for touch in scene.touches.values() for piece in touch.pieces}
            voices = [Words(language, match.game, match.names, match.box.names) for language in LANGUAGES]
            for piece in scene.pieces():
                if piece.id in touched:
                    assert match.game.uses(match.state, seat, piece.id), f"{piece.id} is for something"
                elif not {piece.like, piece.id} & touched:
                    because = match.game.why(match.state, seat, piece.id) or idle(match, seat, piece)
                    assert all(words.say(because.text).strip() for words in voices)
                    asked.append(because.text.id)
    assert asked.count("why-not-now") <= GENERIC * len(asked)
    assert sum(id.startswith("refuse-") for id in asked) > len(asked) / 20


def why(match: Match, piece: str, seat: int = 0) -> str:
    """What somebody hears about a piece, in English."""
    found = match.scene(seat).find(piece)
    assert found is not None
    because = match.game.why(match.state, seat, piece) or idle(match, seat, found)
    return Words("en", match.game, match.names, match.box.names).say(because.text)


def test_moon_bots_says_what_is_missing() -> None:
    match = Match("moon-bots", names=["Ada", "Grace", "Hedy"], seed=20)
    match.play("buy r1c1")
    piece = next(id for id in match.scene(0).zones[0].held() if id.startswith("market"))
    assert why(match, piece) == "You have already made your purchase."
    assert why(match, "robot-0-core") == "Roll your dice first."
    assert why(match, "robot-1-core").startswith("This belongs to Grace: ")
    assert why(match, "pile").startswith("This is only here to be looked at: ")
    assert why(match, "pile", seat=1) == "It is not your turn: Ada is playing."


def test_luna_capital_says_what_comes_first() -> None:
    match = Match("luna-capital", seats=2, seed=3)
    while not match.legal[0].startswith("take"):
        match.play(match.legal[0])
    seat = match.actors[0]
    card = next(piece.id for piece in match.scene(seat).pieces() if piece.rule == "play-card")
    assert why(match, card, seat) == "Not now: take a combination. A card is played once you have taken a combination."
    assert why(match, f"logistics-{seat}", seat) == "You have no logistics token."


def test_jeu_des_etoiles_says_what_comes_first_and_how_far_it_is() -> None:
    match = Match("jeu-des-etoiles", seats=2, seed=1)
    seat = match.actors[0]
    assert why(match, "die", seat) == "Choose your rocket first."
    assert why(match, "star-Leo-alpha", seat) == "Choose your rocket first."


def test_terre_lune_says_when_a_crater_is_looked_into() -> None:
    match = Match("terre-lune", seats=2, seed=1)
    seat = match.actors[0]
    assert why(match, "crater-1", seat) == (
        "Throw the dice first. Craters are for whoever is on the Moon: one look in each turn."
    )


def test_skymines_says_how_cards_of_the_display_are_acquired() -> None:
    match = Match("skymines", seats=2, seed=1)
    seat = match.actors[0]
    card = next(piece.id for piece in match.scene(seat).pieces() if piece.id.startswith("card-A"))
    assert why(match, card, seat) == (
        "Not now: a starting token must be chosen. "
        "A card of the display is acquired with resource points: use minerals, titanium or carbon first."
    )


def test_hearts_says_that_clubs_are_led_first() -> None:
    match = Match("hearts", seats=4, seed=2, options={"pass": "none"})
    seat = match.actors[0]
    card = next(id for id in match.scene(seat).zones[-1].held() if id.endswith("H"))
    assert why(match, card, seat) == "The two of clubs leads to the first trick."
