"""Whole seeded games through every adapter, as one digest: run by any Python, it is the same.

python tests/support/adapters.py kingdomino 3 7
"""

import json
import sys
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from panj.core.codec import canonical
from panj.core.dice import Dice
from panj.lab.gymnasium import BotsEnv
from panj.lab.openspiel import short_name
from panj.lab.pettingzoo import env


class Trace:
    """Everything that was seen and done, byte by byte."""

    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, *parts: Any) -> None:
        for part in parts:
            is_array = isinstance(part, np.ndarray)
            self._hash.update(part.tobytes() if is_array else repr(part).encode())

    @property
    def digest(self) -> str:
        return self._hash.hexdigest()


def through_pettingzoo(slug: str, seats: int, seed: int) -> str:
    """Two games in a row, the second without a seed of its own."""
    trace, made, dice = Trace(), env(slug, seats), Dice(seed)
    for given in (seed, None):
        made.reset(given)
        for agent in made.agent_iter():
            seen, reward, is_over, _, _ = made.last()
            legal = np.flatnonzero(seen["action_mask"])
            action = None if is_over else int(legal[dice.below(len(legal))])
            trace.add(agent, seen["observation"], seen["action_mask"], reward, action)
            made.step(action)
    trace.add(canonical(made.numbered.game.dump(made.numbered.state)))
    return trace.digest


def through_gymnasium(slug: str, seats: int, seed: int) -> str:
    """One game against bots that do not look at the clock."""
    trace, dice = Trace(), Dice(seed)
    made = BotsEnv(slug, seats, seat=None, opponents=["greedy", "random"])
    seen, info = made.reset(seed=seed)
    is_over = False
    while not is_over:
        legal = np.flatnonzero(info["action_mask"])
        action = int(legal[dice.below(len(legal))])
        trace.add(made.seat, seen, info["action_mask"], action)
        seen, reward, is_over, _, info = made.step(action)
        trace.add(seen, reward)
    return trace.digest


def through_openspiel(slug: str, seats: int, seed: int) -> str:
    """One game with what the one who decides is told."""
    trace, dice = Trace(), Dice(seed)
    game = pyspiel.load_game(short_name(slug), {"seats": seats, "rng_seed": seed})
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if not state.is_chance_node():
            who = state.current_player()
            trace.add(state.information_state_string(who), state.information_state_tensor(who))
        trace.add(legal)
        state.apply_action(legal[dice.below(len(legal))])
    trace.add(state.returns(), str(state))
    return trace.digest


def trajectories(slug: str, seats: int, seed: int) -> dict[str, str]:
    """The digest of each adapter's games."""
    return {
        "pettingzoo": through_pettingzoo(slug, seats, seed),
        "gymnasium": through_gymnasium(slug, seats, seed),
        "openspiel": through_openspiel(slug, seats, seed),
    }


if __name__ == "__main__":
    print(json.dumps(trajectories(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
