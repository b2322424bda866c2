"""OpenSpiel: every game of the shelf as one of its games, with chance as nodes of their own.

To import this module makes them known: `pyspiel.load_game("lunatheque_moon_bots(players=3)")`. There is an example in
`docs/bots.md`.
"""

import json
from collections import Counter
from collections.abc import Callable
from functools import partialmethod
from typing import Any

import pyspiel

from lunatheque.bots import Bot
from lunatheque.engine import EVERYONE, Declared, Dice, Game, games, knowledge, share_victory

from .features import LENGTH, features


class Asked(Exception):
    """The game asks chance something that has no answer yet."""

    def __init__(self, kind: int, choices: list[int]) -> None:
        self.kind = kind
        self.choices = choices


class Course:
    """A match that stops whenever chance is asked.

    OpenSpiel wants every outcome to be an action of its own. So a decision is played on a copy until chance is asked
    for something that is not known yet; once it is, the decision is played again from the same position.
    """

    def __init__(self, game: Game[Any], box: Any, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.box = box
        self.seats = seats
        self.options = options
        self.state: Any = None
        """The last position in which nothing was open; none before the match is set up."""
        self.decision: tuple[int, int] | None = None
        self.answers: list[int] = []
        self.asked: Asked | None = None

    def __deepcopy__(self, memo: object) -> "Course":
        twin = Course(self.game, self.box, self.seats, self.options)
        twin.state = None if self.state is None else self.state.copy()
        twin.decision = self.decision
        twin.answers = self.answers[:]
        twin.asked = self.asked
        return twin

    def decide(self, seat: int, action: int) -> None:
        """Play a legal action."""
        self.decision = (seat, action)
        self.go_on()

    def answer(self, value: int) -> None:
        """What chance was asked for."""
        self.answers.append(value)
        self.go_on()

    def go_on(self) -> None:
        """Play what was decided, as far as the answers of chance go."""
        answers = iter(self.answers)

        def ask(kind: int, choices: list[int], seat: int) -> int:
            if len(set(choices)) == 1:
                return choices[0]
            for value in answers:
                return value
            raise Asked(kind, choices)

        try:
            if self.decision is None:
                following = self.game.start(self.box, self.seats, self.options, Declared(ask))
            else:
                following = self.state.copy()
                following.apply(*self.decision, Declared(ask))
        except Asked as asked:
            self.asked = asked
            return
        self.state, self.asked, self.answers = following, None, []


def short_name(game: Game[Any]) -> str:
    """What OpenSpiel calls a game."""
    return "lunatheque_" + game.id.replace("-", "_")


def game_type(game: Game[Any]) -> Any:
    """What OpenSpiel wants to know of a game before it begins."""
    alone = game.players[0] == 1
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.players[0])},
    )


class SpielGame(pyspiel.Game):
    """A game of the shelf. Those who have won share a return of 1."""

    def __init__(self, game: Game[Any], params: dict[str, Any] | None = None) -> None:
        self.game = game
        self.box = game.box()
        self.options = game.settle(None)
        self.seats = int((params or {}).get("players", max(2, game.players[0])))
        information = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=max(kind.first + len(kind.labels) for kind in game.outcomes),
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if game.players[0] == 1 else 1.0,
            max_game_length=game.bound,
        )
        super().__init__(game_type(game), information, params or {})

    def new_initial_state(self) -> "SpielState":
        """A match of which nothing is known yet."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What players and spectators see."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A position, or a question to chance. An action is the number that the game's codec gives it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.game, game.box, game.seats, game.options)
        self.course.go_on()

    def current_player(self) -> int:
        """Who decides now; where several do at once, one after another, without seeing what the others chose."""
        if self.course.asked is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.state.over else self.course.state.actors()[0]

    def _legal_actions(self, player: int) -> list[int]:
        """The actions that a player can choose from, in ascending order."""
        return sorted(self.course.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can answer, and how likely each answer is."""
        assert self.course.asked is not None
        choices = self.course.asked.choices
        return [(value, count / len(choices)) for value, count in sorted(Counter(choices).items())]

    def _apply_action(self, action: int) -> None:
        """Play an action, or take an answer of chance."""
        if self.course.asked is not None:
            self.course.answer(action)
        else:
            self.course.decide(self.course.state.actors()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in notation; an outcome as records write it."""
        if player == pyspiel.PlayerId.CHANCE:
            assert self.course.asked is not None
            kind = self.course.game.outcomes[self.course.asked.kind]
            return f"{kind.name} {kind.label(action)}"
        return self.course.game.actions.decode(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.asked is None and bool(self.course.state.over)

    def returns(self) -> list[float]:
        """Those who have won share a return of 1; nobody has any before the end."""
        return share_victory(list(self.course.state.ranking())) if self.is_terminal() else [0.0] * self.course.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that a player cannot tell from this one, for searches with hidden information."""
        twin: SpielState = self.clone()
        twin.course.state = twin.course.state.sample(player, Dice(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        course = self.course
        open_ends = [course.decision, course.answers] if course.asked is not None else []
        return json.dumps([None if course.state is None else course.game.save(course.state), *open_ends])


class Observer:
    """What a player sees of a position, or what a spectator sees, as numbers and as text."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {params} were given")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = features({})
        self.dict = {"view": self.tensor}

    def view(self, state: SpielState, player: int) -> Any:
        """The view of a player in the last position in which nothing was open."""
        position = state.course.state
        return {} if position is None else state.course.game.view(position, player if self.private else EVERYONE)

    def set_from(self, state: SpielState, player: int) -> None:
        """See a position with the eyes of a player."""
        self.tensor[:] = features(self.view(state, player), LENGTH)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as text."""
        return json.dumps(self.view(state, player))


class SpielBot(pyspiel.Bot):
    """One of our bots as a bot of OpenSpiel: it is given what its seat knows."""

    def __init__(self, player: int, bot: Bot) -> None:
        super().__init__()
        self.player = player
        self.bot = bot

    def restart(self) -> None:
        """Nothing is kept between matches that matters."""

    def step(self, state: SpielState) -> int:
        """What the bot chooses."""
        return self.bot.choose(knowledge(state.course.state, self.player, state.move_number()))


def register() -> None:
    """Make every game of the shelf known to OpenSpiel under its `short_name`."""
    known = pyspiel.registered_names()
    for game in games().values():
        if short_name(game) not in known:
            # A class of its own, as OpenSpiel expects: a function would be let go of after the end of the interpreter.
            kind = type(f"Spiel{game.id}", (SpielGame,), {"__init__": partialmethod(SpielGame.__init__, game)})
            pyspiel.register_game(game_type(game), kind)


register()
