"""Gymnasium: one seat of a game, turn by turn, against bots at the other seats."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt

from panj.bots.bot import Bot, ask
from panj.bots.registry import bot
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.match import FleetingMatch, Match
from panj.core.moves import Move
from panj.core.purpose import dice_for
from panj.core.registry import REGISTRY
from panj.lab.actions import IllegalAction, Mask
from panj.lab.deals import Deals
from panj.lab.in_words import in_words
from panj.lab.numbered_game import NumberedGame, Options
from panj.lab.observe import Observed
from panj.lab.rewards import Worth, known_worth, rewards_of
from panj.lab.spaces import action_space, observation_space
from panj.table.driver import Driver, Manner
from panj.table.seats import check_bots, in_turn

VERSION: Final = 1
ILLEGAL_REWARD: Final = -1.0
ON_ILLEGAL: Final = ("end", "raise")


class BotsEnv(gymnasium.Env[Observed, np.int64]):
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
        rewards: str = Worth.PLACES,
    ) -> None:
        self.numbered = NumberedGame(game, seats, options)
        if seat is not None and seat not in self.numbered.players:
            raise ValueError(f"seat {seat} is not one of {self.numbered.players}")
        if on_illegal not in ON_ILLEGAL:
            raise ValueError(f"on_illegal is one of {', '.join(ON_ILLEGAL)}, not {on_illegal}")
        self.fixed_seat = seat
        self.seat = self.numbered.players[0] if seat is None else seat
        self.opponents = list(opponents)
        check_bots(self.numbered.game.slug, self.opponents)  # and not in the middle of a game
        self.seconds = seconds
        self.on_illegal = on_illegal
        self.worth = known_worth(rewards)
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space = observation_space(self.numbered.game, self.numbered.terms)
        self.action_space = action_space(self.numbered)
        self._deals = Deals()
        self._dice = Dice(0)
        self._bots: dict[int, Bot] = {}
        self._match: Match
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal anew, and let the bots before the own seat move."""
        super().reset(seed=seed)
        key = self._deals.next(seed)
        if self.fixed_seat is None:
            players = self.numbered.players
            self.seat = players[dice_for("panj dice seat", key).below(len(players))]
        self._match = FleetingMatch(self.numbered.game, self.numbered.terms, key)
        self._dice = dice_for("panj dice bots", key)
        self._bots = self._seated()
        self._is_over = False
        self._let_bots_move()
        return self.numbered.observe(self.seat), self._info()

    def _seated(self) -> dict[int, Bot]:
        """New bots at the other seats."""
        others = [seat for seat in self.numbered.players if seat != self.seat]
        if others and not self.opponents:
            raise ValueError("somebody has to sit at the other seats: name opponents")
        return {seat: bot(name) for seat, name in in_turn(others, self.opponents).items()}

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play the own action, and what the bots answer, up to the next own decision."""
        if self._is_over:
            raise RuntimeError("the game is over: call reset()")
        try:
            move = self.numbered.move(int(action))
        except IllegalAction as illegal:
            if self.on_illegal == "raise":
                raise
            self._is_over = True
            info = {**self._info(), "refused": str(illegal)}
            return self.numbered.observe(self.seat), ILLEGAL_REWARD, True, False, info
        self._match.make(move)
        self._let_bots_move()
        self._is_over = self.numbered.is_over
        return self.numbered.observe(self.seat), self._reward(), self._is_over, False, self._info()

    def _reward(self) -> float:
        """What the game was worth to the own seat; nothing before the end."""
        return rewards_of(self.numbered.state, self.worth)[self.seat] if self._is_over else 0.0

    def _let_bots_move(self) -> None:
        """Ask the bots until the own seat is asked or the game is over.

        A move without a choice is asked for, too: of an agent because every decision is a step, of
        a bot because its guess rolls the dice that the next one uses.
        """
        Driver(self._match, [self.seat], self._decide, manner=Manner.EVERY).advance()
        self.numbered.take(self._match.state)

    def _decide(self, who: int) -> Move:
        # Not guarded: what is learned from a substitute would be taken for what the bot does.
        return ask(self._bots[who], self.numbered.game, self._match.state, self.seconds, self._dice)

    def _info(self) -> dict[str, Any]:
        """What comes with every observation."""
        return {"action_mask": self.numbered.mask(self.seat)}

    def action_mask(self) -> Mask:
        """1 for every legal action."""
        return self.numbered.mask(self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions as sb3-contrib asks for them."""
        return self.action_mask().astype(np.bool_)

    def render(self) -> str | None:
        """The table in words, as the own seat sees it."""
        if self.render_mode is None:
            return None
        return in_words(self.numbered.game, self.numbered.state, self.seat, self.lang)


def environment_id(slug: str) -> str:
    """The name under which Gymnasium knows a game: `my_game` is `panj/MyGame-v1`."""
    return f"panj/{slug.title().replace('_', '')}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium about every game that is installed; importing this module does it."""
    for slug in REGISTRY.slugs():
        name = environment_id(slug)
        if name not in gymnasium.registry:
            gymnasium.register(name, "panj.lab.gymnasium:BotsEnv", kwargs={"game": slug})


register()
