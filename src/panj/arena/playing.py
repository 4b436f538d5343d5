"""One game between bots, from the deal to the score; no processes, so that it compiles."""

from typing import NamedTuple

from panj.bots.bot import BlindBot, Bot, ask
from panj.core.codec import digest
from panj.core.dice import Dice
from panj.core.match import FleetingMatch, Match
from panj.core.moves import Move
from panj.table.driver import Decide, Driver, Witness, is_listed


class Outcome(NamedTuple):
    """How one game ended: `digest` marks its moves and its end, `state` its end alone."""

    number: int
    scores: list[int]
    places: list[int]
    decisions: int
    digest: str
    state: str


class AskedBots:
    """The bots at the seats of a match, with dice for all of them."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], seconds: float | None, dice: Dice
    ) -> None:
        self.match = match
        self.bots = bots
        self.seconds = seconds
        self.dice = dice

    def decide(self, who: int) -> Move:
        """What the bot of a seat chooses."""
        # Not guarded: figures about a substitute would be taken for those of the bot.
        match = self.match
        bot = self.bots[who]
        return ask(bot, match.game, match.state, self.seconds, self.dice, match.moves())


def played(
    match: FleetingMatch,
    bots: dict[int, Bot],
    seconds: float | None,
    dice: Dice,
    number: int,
    see: Witness | None,
) -> Outcome:
    """A match between these bots, played to its end."""
    if see is None and all(isinstance(bot, BlindBot) for bot in bots.values()):
        return finished(match, number, picked(match, bots, dice))
    return finish(match, number, AskedBots(match, bots, seconds, dice).decide, see)


def picked(match: FleetingMatch, bots: dict[int, Bot], dice: Dice) -> list[str]:
    """A game between bots that need only the list of moves, in the course of the `Driver` and
    without its steps, which would take as long again as such a game; the moves as texts."""
    s, table = match.state, match.game.moves
    texts: list[str] = []
    while True:
        d = s.decision()
        if d is None:
            return texts
        moves = d.moves(s)
        move = moves[0]
        if len(moves) > 1:
            bot = bots[d.who]
            assert isinstance(bot, BlindBot)
            move = bot.pick(moves, dice)
            if not is_listed(move, moves):
                raise match.game.illegal(d, move)
        texts.append(table.text(move))
        s.make(move)


def finish(match: Match, number: int, decide: Decide, see: Witness | None = None) -> Outcome:
    """Play a match between bots to its end."""
    Driver(match, (), decide, see).advance()
    table = match.game.moves
    return finished(match, number, [table.text(played.move) for played in match.played])


def finished(match: Match, number: int, texts: list[str]) -> Outcome:
    """How a match ended that these moves were made in."""
    s = match.state
    end = match.game.mark(s)
    mark = digest([number, texts, end])
    return Outcome(number, list(s.scores()), list(s.ranking()), len(texts), mark, end)
