"""PettingZoo: every game of the shelf as an environment in which agents step one after another (AEC).

>>> from lunatheque.adapters.pettingzoo import env
>>> table = env("moon-bots", seats=3)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     if terminated or truncated:
...         action = None
...     else:
...         action = int(observation["action_mask"].argmax())  # the first legal action
...     table.step(action)
>>> table.agents
[]
"""

import secrets
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lunatheque.engine import EVERYONE, Data, Dice, find, share_victory

from .features import LARGEST, LENGTH, features

Observation = dict[str, Any]


def env(game: str, seats: int | None = None, **settings: Any) -> "AECEnv[str, Observation, int | None]":
    """A table of a game, with PettingZoo's usual guards: who does what is not legal ends the match with -1."""
    guarded: AECEnv[str, Observation, int | None] = Table(game, seats, **settings)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class Table(AECEnv[str, Observation, int | None]):
    """A table of a game. Agents are `seat_0`, `seat_1`… An action is the number that the game's codec gives it.

    An observation is a row of numbers made of what the seat may know, and the mask of its legal actions. At the end,
    those who have won share a reward of 1. Where several decide at once, they step one after another and do not see
    what the others chose.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        pack: Path | str | None = None,
        length: int = LENGTH,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find(game)
        self.box = self.game.box(Path(pack) if pack else None)
        self.options = self.game.settle(options)
        self.length = length
        self.render_mode = render_mode
        self.metadata = {"name": f"{game}_v0", "render_modes": ["svg"], "is_parallelizable": False}
        count = self.game.players[0] if seats is None else seats
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = self.game.actions.size
        row = spaces.Box(-LARGEST, LARGEST, (length,), np.float32)
        mask = spaces.Box(0, 1, (size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.dice = Dice(secrets.randbits(64))
        self.begin()

    def observation_space(self, agent: str) -> Any:
        """What an agent can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; the same seed gives the same dice and cards."""
        if seed is not None:
            self.dice = Dice(seed)
        self.begin()

    def begin(self) -> None:
        """Set up a match."""
        self.state = self.game.start(self.box, len(self.possible_agents), self.options, self.dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state.actors()[0]]

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is in the game must act"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state.apply(self.numbers[agent], int(action), self.dice)
        if self.state.over:
            shares = share_victory(list(self.state.ranking()))
            self.rewards = {one: shares[self.numbers[one]] for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.state.actors()[0]]
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it can do."""
        mask = np.zeros(self.game.actions.size, dtype=np.int8)
        if agent == self.agent_selection:
            mask[self.state.legal(self.numbers[agent])] = 1
        return {"observation": features(self.view(agent), self.length), "action_mask": mask}

    def view(self, agent: str) -> Data:
        """What an agent may know, exactly, as plain data."""
        return self.game.view(self.state, self.numbers[agent])

    def render(self) -> str | None:
        """What a spectator sees, as an SVG."""
        if self.render_mode is None:
            return None
        names = {id: name["en"] for id, name in self.box.names.items()}
        players = {f"seat-{seat}": agent for agent, seat in self.numbers.items()}
        scene = self.game.scene(self.state, EVERYONE)
        picture: str = scene.seen(EVERYONE, partial(self.game.art, self.box), lambda: names | players).svg()
        return picture

    def close(self) -> None:
        """Nothing is open."""
