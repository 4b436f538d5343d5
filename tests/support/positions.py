"""Positions in the middle of games."""

from panj.bots.bot import ask
from panj.bots.registry import bot
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.core.state import State


def middle(slug: str, decisions: int, seed: int = 3, player: str = "random") -> State:
    """A position with a real choice after so many decisions at a full table."""
    game = REGISTRY.game(slug)
    s = game.new(max(game.seat_counts), {}, seed)
    dice = Dice(seed)
    decider = bot(player)
    while True:
        d = s.decision()
        assert d is not None
        if decisions <= 0 and len(d.moves(s)) > 1:
            return s
        s.play(ask(decider, game, s, 1.0, dice))
        decisions -= 1
