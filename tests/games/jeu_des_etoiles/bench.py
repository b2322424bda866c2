"""A position of Jeu des Étoiles on the test bench: written by hand, played in notation, with chance as written."""

from typing import Any

from lunatheque.engine import Refusal, Script
from lunatheque.games.jeu_des_etoiles import GAME
from lunatheque.games.jeu_des_etoiles.catalogue import CONSTELLATION_IDS, STAR_IDS

BOX = GAME.box()
KINDS = {vocabulary.name: kind for kind, vocabulary in enumerate(GAME.outcomes)}

star = STAR_IDS.index
code = CONSTELLATION_IDS.index


def measure(one: str, other: str) -> int:
    """The graduations between two stars."""
    return BOX.sky.measure(star(one), star(other), BOX.graduation)


def gap(one: str, other: str) -> int:
    """The graduations of the shortest jump between two constellations; 0 where there is none."""
    return BOX.sky.gaps[code(one)][code(other)]


class Bench:
    """A position in which the first pilot plays; after `throw` the others wait on circled stars unless told where."""

    def __init__(
        self,
        at: str = "UMi-alpha",
        card: str = "none",
        *others: str,
        options: dict[str, str] | None = None,
        **more: Any,
    ) -> None:
        me = {"star": at, "card": card, **more.pop("me", {})}
        seats = max(2, 1 + len(others))
        pilots = [me, *({"star": other} for other in others)]
        data = {"seats": seats, "options": {"end": "deck", **(options or {})}, "pilots": pilots, **more}
        self.state = GAME.load(BOX, data)
        self.state.events = []

    def play(self, *moves: str) -> "Bench":
        """Play moves such as 'throw = 4' or 'draw = Ari': after the sign, what chance answers."""
        for move in moves:
            notation, _, outcomes = move.partition(" = ")
            kind = "card" if notation == "draw" else "face"
            script = Script([(KINDS[kind], GAME.outcomes[KINDS[kind]].value(word)) for word in outcomes.split()])
            action = GAME.actions.encode(notation)
            refusal = GAME.refuse(self.state, self.state.turn, action)
            if refusal is not None:
                raise refusal
            self.state.apply(self.state.turn, action, script)
            assert script.done(), f"{move}: not all outcomes were asked for"
        return self

    def walk(self, *stars: str) -> "Bench":
        """Go from star to star."""
        return self.play(*(f"go {name}" for name in stars))

    @property
    def legal(self) -> list[str]:
        return [GAME.actions.decode(action) for action in self.state.legal(self.state.turn)]

    @property
    def goes(self) -> set[str]:
        """The stars that can be gone to."""
        return {action.removeprefix("go ") for action in self.legal if action.startswith("go ")}

    def refusal(self, notation: str) -> Refusal:
        """Why an action is refused."""
        found = GAME.refuse(self.state, self.state.turn, GAME.actions.encode(notation))
        assert found is not None, f"{notation} is legal"
        return found

    @property
    def at(self) -> str:
        """The star of the first pilot."""
        return STAR_IDS[self.state.pilots[0].star]

    @property
    def points(self) -> int:
        return self.state.pilots[0].points

    @property
    def made(self) -> int:
        """The voyages of the first pilot."""
        return self.state.pilots[0].voyages

    @property
    def told(self) -> list[str]:
        assert self.state.events is not None
        return [event.text.id for event in self.state.events]
