"""Gymnasium: one seat of a game, turn by turn, against bots at the other seats."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt

from panj.bots.bot import Bot, ask
from panj.bots.registry import bot
from panj.bots.styles import check_style
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.registry import REGISTRY
from panj.lab.actions import Mask
from panj.lab.deals import Deals, dice_for
from panj.lab.observe import Numbers
from panj.lab.rewards import rewards_of
from panj.lab.spaces import action_space, observation_space
from panj.lab.table import IllegalAction, Options, Table
from panj.lab.telling import told

VERSION: Final = 1
ILLEGAL_REWARD: Final = -1.0
ON_ILLEGAL: Final = ("end", "raise")


class BotsEnv(gymnasium.Env[Numbers, np.int64]):
    """The other seats are bots', in turn from `opponents`; an automa needs none.

    `info["action_mask"]` and `action_masks()` say what is legal. An illegal action is never
    played. With `on_illegal="end"` it ends the episode with the reward of the last place and the
    reason in `info["refused"]`; with `"raise"` it raises `IllegalAction`, and the game goes on.
    With `seat=None` the own seat is drawn anew for every game.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium's own

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Sequence[str] = ("greedy",),
        options: Options | None = None,
        seconds: float = 0.1,
        on_illegal: str = "end",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.table = Table(game, seats, options)
        if seat is not None and seat not in self.table.players:
            raise ValueError(f"seat {seat} is not one of {self.table.players}")
        if on_illegal not in ON_ILLEGAL:
            raise ValueError(f"on_illegal is one of {', '.join(ON_ILLEGAL)}, not {on_illegal}")
        self.fixed_seat = seat
        self.seat = self.table.players[0] if seat is None else seat
        self.opponents = list(opponents)
        for name in self.opponents:
            bot(name)  # refused here, and not in the middle of a game
            check_style(self.table.game.slug, name)
        self.seconds = seconds
        self.on_illegal = on_illegal
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space = observation_space(self.table.game, self.table.terms)
        self.action_space = action_space(self.table)
        self._deals = Deals()
        self._dice = Dice(0)
        self._bots: dict[int, Bot] = {}
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal anew, and let the bots before the own seat move."""
        super().reset(seed=seed)
        key = self._deals.next(seed)
        if self.fixed_seat is None:
            players = self.table.players
            self.seat = players[dice_for(key, b"seat").below(len(players))]
        self.table.deal(key)
        self._dice = dice_for(key, b"bots")
        self._bots = self._seated()
        self._is_over = False
        self._let_bots_move()
        return self.table.observe(self.seat), self._info()

    def _seated(self) -> dict[int, Bot]:
        """New bots at the other seats."""
        others = [seat for seat in self.table.players if seat != self.seat]
        if others and not self.opponents:
            raise ValueError("somebody has to sit at the other seats: name opponents")
        return {seat: bot(self.opponents[i % len(self.opponents)]) for i, seat in enumerate(others)}

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play the own action, and what the bots answer, up to the next own decision."""
        if self._is_over:
            raise RuntimeError("the game is over: call reset()")
        try:
            self.table.play(int(action))
        except IllegalAction as illegal:
            if self.on_illegal == "raise":
                raise
            self._is_over = True
            info = {**self._info(), "refused": str(illegal)}
            return self.table.observe(self.seat), ILLEGAL_REWARD, True, False, info
        self._let_bots_move()
        self._is_over = self.table.is_over
        reward = rewards_of(self.table.state)[self.seat] if self._is_over else 0.0
        return self.table.observe(self.seat), reward, self._is_over, False, self._info()

    def _let_bots_move(self) -> None:
        """Ask the bots until the own seat is asked or the game is over."""
        table = self.table
        while not table.is_over and table.who != self.seat:
            asked = self._bots[table.who]
            table.make(ask(asked, table.game, table.state, self.seconds, self._dice))

    def _info(self) -> dict[str, Any]:
        """What comes with every observation."""
        return {"action_mask": self.table.mask(self.seat)}

    def action_mask(self) -> Mask:
        """1 for every legal action."""
        return self.table.mask(self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions as sb3-contrib asks for them."""
        return self.action_mask().astype(np.bool_)

    def render(self) -> str | None:
        """The table in words, as the own seat sees it."""
        if self.render_mode is None:
            return None
        return told(self.table.game, self.table.state, self.seat, self.lang)


def environment_id(slug: str) -> str:
    """The name under which Gymnasium knows a game: `panj/PaxPamir-v1`."""
    return f"panj/{slug.title().replace('_', '')}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium about every game that is installed; importing this module does it."""
    for slug in REGISTRY.slugs():
        name = environment_id(slug)
        if name not in gymnasium.registry:
            gymnasium.register(name, "panj.lab.gymnasium:BotsEnv", kwargs={"game": slug})


register()
