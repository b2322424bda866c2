"""A position of Jeu des Étoiles on the test bench: written by hand, played in notation, with chance as written."""

from typing import Any

from tests.games import bench

from lunatheque.games.jeu_des_etoiles import GAME
from lunatheque.games.jeu_des_etoiles.catalogue import CONSTELLATION_IDS, STAR_IDS
from lunatheque.games.jeu_des_etoiles.state import JeuDesEtoiles

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


class Bench(bench.Bench[JeuDesEtoiles]):
    """A position in which the first pilot plays; after `throw` the others wait on circled stars unless told where."""

    game = GAME

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
        super().__init__(data)

    def outcome(self, word: str) -> tuple[int, int]:
        """A card by its constellation, a face of the die by its number."""
        kind = KINDS["face" if word in GAME.outcomes[KINDS["face"]].labels else "card"]
        return kind, GAME.outcomes[kind].value(word)

    def walk(self, *stars: str) -> "Bench":
        """Go from star to star."""
        return self.play(*(f"go {name}" for name in stars))

    @property
    def goes(self) -> set[str]:
        """The stars that can be gone to."""
        return {action.removeprefix("go ") for action in self.legal if action.startswith("go ")}

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
    def heard(self) -> list[str]:
        assert self.state.events is not None
        return [event.text.id for event in self.state.events]
