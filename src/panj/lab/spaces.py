"""The spaces of observations and actions, as Gymnasium and PettingZoo want them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from panj.core.encoding import LARGEST
from panj.core.game import Game
from panj.core.terms import Terms
from panj.lab.numbered_game import NumberedGame


def observation_space(game: Game, terms: Terms) -> spaces.Box[Any]:
    """The bounds of every number that an observation has."""
    fields = game.encoding.fields(terms)
    sizes = [field.size for field in fields]
    low = np.repeat([field.low for field in fields], sizes)
    high = np.repeat([field.high for field in fields], sizes)
    # A number that cannot vary is given room: checkers take it for a mistake.
    high = np.where(high == low, np.minimum(low + 1, LARGEST), high)
    return spaces.Box(low.astype(np.int16), high.astype(np.int16), dtype=np.int16)


def action_space(game: NumberedGame) -> spaces.Discrete[np.int64]:
    """All action numbers of a game."""
    return spaces.Discrete(game.actions.size)
