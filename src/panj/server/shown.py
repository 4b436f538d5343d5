"""What a state shows to its seats: worked out once for each, whoever looks and how often."""

from typing import Literal

from panj.core import guide as guides
from panj.core.game import Game
from panj.core.guide import Chip, Ends
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.scores import ScoreLine
from panj.core.state import Blocked, Decision, State
from panj.server.wire.answers import (
    BlockedThing,
    Change,
    LedgerEntry,
    Left,
    MoveOffer,
    Question,
    ScoreLineAnswer,
)
from panj.server.wire.said import Said


class ShownState:
    """One state of a match. It does not change any more, so neither does what it shows."""

    def __init__(self, game: Game, s: State) -> None:
        self.game = game
        self.state = s
        self.views: dict[int, dict[str, object]] = {}
        """What those who have looked see: by far larger than the state."""
        self.asked: Question | None = None
        """What the seat that decides is asked, if it has looked."""
        self._scores: list[ScoreLineAnswer] | None = None

    def view(self, seat: int) -> dict[str, object]:
        """What one seat or a spectator sees."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = self.game.view(self.state, seat)
        return found

    def scores(self) -> list[ScoreLineAnswer]:
        """Everybody's points by source."""
        if self._scores is None:
            self._scores = score_lines(self.state.score_sheet())
        return self._scores

    def question(self, seat: int, moves: list[Move]) -> Question | None:
        """What is asked; the prompt and the legal moves go to the seat that decides and nobody
        else."""
        d = self.state.decision()
        if d is None:
            return None
        if d.who != seat:
            return Question(d.who, d.rule, False, None, [], [], [])
        if self.asked is None:
            self.asked = self._question(d, moves)
        return self.asked

    def _question(self, d: Decision[State], moves: list[Move]) -> Question:
        s, guide = self.state, self.game.guide
        power = guide.power(s)
        return Question(
            who=d.who,
            rule=d.rule,
            mine=True,
            prompt=said(d.prompt(s)),
            moves=[self.offer(d, index, move, moves) for index, move in enumerate(moves)],
            blocked=[blocked_thing(each) for each in d.blocked(s)],
            ledger=[ledger_entry(chip, moves) for chip in guide.ledger(s, moves)],
            power=None if power is None else said(power),
            idle=guide.is_idle(s, moves),
            secret=d.SECRET,
        )

    def offer(self, d: Decision[State], index: int, move: Move, moves: list[Move]) -> MoveOffer:
        """One legal move with the things it touches and what it would do."""
        table, guide = self.game.moves, self.game.guide
        ends = guide.ends(self.state, move)
        verb = table.verbs[move.kind].name
        preview = d.preview(self.state, move)
        return MoveOffer(
            index=index,
            verb=verb,
            text=table.text(move),
            things=table.things(move),
            message=said(table.message(move)),
            preview=[said(message) for message in preview],
            final=d.is_final(self.state, move),
            sealed=verb in self.game.presentation.sealed,
            weighed=self.game.is_weighed(self.state, move),
            warns=any(message.key in self.game.presentation.warnings for message in preview),
            ends=ends != Ends.NO,
            reveals=ends == Ends.SHOWING and verb not in self.game.presentation.ending,
            leaves=[
                Left(said(each.said), place_of(each.move, moves))
                for each in guide.leaves(self.state, move, moves)
            ],
            changes=[change(each) for each in guide.changes(self.state, move)],
            placed=self.placed(move),
        )

    def placed(self, move: Move) -> Said | None:
        """A move in words without coordinates, if its own words have some."""
        if not self.game.is_placed(move):
            return None
        told, plain = self.game.told(self.state, move), self.game.moves.message(move)
        return None if told == plain else said(told)


def change(told: guides.Change) -> Change:
    """What a move changes, with whether that is a gain or a loss."""
    sign: Literal[-1, 0, 1] = 0 if told.sign == 0 else 1 if told.sign > 0 else -1
    return Change(said(told.said), told.things, sign)


def ledger_entry(chip: Chip, moves: list[Move]) -> LedgerEntry:
    """Something that a turn holds."""
    state: Literal["done", "open", "off"] = (
        "done" if chip.state == Chip.DONE else "open" if chip.state == Chip.OPEN else "off"
    )
    return LedgerEntry(
        said=said(chip.said),
        state=state,
        move=place_of(chip.move, moves),
        things=chip.things,
        reason=None if chip.reason is None else said(chip.reason),
    )


def place_of(move: Move | None, moves: list[Move]) -> int | None:
    """The index of a move among the legal ones."""
    return moves.index(move) if move is not None and move in moves else None


def blocked_thing(blocked: Blocked) -> BlockedThing:
    return BlockedThing(blocked.thing, said(blocked.reason), blocked.rule)


def said(message: Message) -> Said:
    return Said(message.key, message.operands)


def score_lines(lines: list[ScoreLine]) -> list[ScoreLineAnswer]:
    return [ScoreLineAnswer(line.key, line.points) for line in lines]
