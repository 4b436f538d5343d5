"""PettingZoo: a game as an AEC environment, one agent for every seat that is asked."""

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from panj.core.game import Game
from panj.lab.deals import Deals
from panj.lab.in_words import in_words
from panj.lab.numbered_game import NumberedGame, Options
from panj.lab.rewards import Worth, known_worth, rewards_of
from panj.lab.spaces import action_space, observation_space

VERSION: Final = 1
Seen: TypeAlias = dict[str, Any]


class PanjEnv(AECEnv[str, Seen, int]):
    """One game after another. Agents are `seat_0`, `seat_1`, …; an automa's seat is none.

    An observation has the numbers that the seat knows and a mask of its legal actions. Rewards
    come at the end (`panj.lab.rewards`). An illegal action raises `IllegalAction` and changes
    nothing; wrap the environment in `TerminateIllegalWrapper` to lose by it instead.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        rewards: str = Worth.PLACES,
    ) -> None:
        super().__init__()
        self.numbered = NumberedGame(game, seats, options)
        self.render_mode = render_mode
        self.lang = lang
        self.worth = known_worth(rewards)
        slug = self.numbered.game.slug
        self.metadata = {
            "name": f"panj_{slug}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [agent_of(seat) for seat in self.numbered.players]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._seen_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.numbered) for agent in self.possible_agents}
        self._deals = Deals()

    def _seen_space(self) -> spaces.Dict:
        """The space of one agent's observations."""
        size = self.numbered.actions.size
        return spaces.Dict(
            {
                "observation": observation_space(self.numbered.game, self.numbered.terms),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object whenever it is asked for."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The same object whenever it is asked for."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The deal of a seed is that of `game.new(seats, options, seed)`."""
        self.numbered.deal(self._deals.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = agent_of(self.numbered.who)

    def step(self, action: int | None) -> None:
        """Play the selected agent's action; for an agent whose game is over that is `None`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act")
        self.numbered.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.numbered.is_over:
            self._finish()
        else:
            self.agent_selection = agent_of(self.numbered.who)
        self._accumulate_rewards()

    def _finish(self) -> None:
        """The game is over for everybody."""
        worth = rewards_of(self.numbered.state, self.worth)
        for seat in self.numbered.players:
            self.rewards[agent_of(seat)] = worth[seat]
            self.terminations[agent_of(seat)] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What an agent knows; the mask of one that waits is empty."""
        seat = seat_of(agent)
        return {"observation": self.numbered.observe(seat), "action_mask": self.numbered.mask(seat)}

    def render(self) -> str | None:
        """The table in words, as the selected agent sees it."""
        if self.render_mode is None:
            return None
        seat = seat_of(self.agent_selection)
        return in_words(self.numbered.game, self.numbered.state, seat, self.lang)

    def close(self) -> None:
        """There is nothing to close."""


def agent_of(seat: int) -> str:
    """What a seat's agent is called."""
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    """The seat of an agent."""
    return int(agent.removeprefix("seat_"))


def env(
    game: str | Game,
    seats: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
    lang: str = "en",
    rewards: str = Worth.PLACES,
) -> PanjEnv:
    """The environment of a game; without a number of seats it has the fewest."""
    return PanjEnv(game, seats, options, render_mode, lang, rewards)
