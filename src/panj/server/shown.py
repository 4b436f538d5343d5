"""What a state shows to its seats: worked out once for each, whoever looks and how often."""

from panj.core.game import Game
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.scores import ScoreLine
from panj.core.state import Blocked, Decision, State
from panj.server.wire.answers import BlockedThing, MoveOffer, Question, Said, ScoreLineAnswer


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
            return Question(d.who, d.rule, False, None, [], [])
        if self.asked is None:
            self.asked = self._question(d, moves)
        return self.asked

    def _question(self, d: Decision[State], moves: list[Move]) -> Question:
        offers = [self.offer(d, index, move) for index, move in enumerate(moves)]
        blocked = [blocked_thing(each) for each in d.blocked(self.state)]
        return Question(d.who, d.rule, True, said(d.prompt(self.state)), offers, blocked, d.SECRET)

    def offer(self, d: Decision[State], index: int, move: Move) -> MoveOffer:
        """One legal move with the things it touches and what it would do."""
        table = self.game.moves
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
        )


def blocked_thing(blocked: Blocked) -> BlockedThing:
    return BlockedThing(blocked.thing, said(blocked.reason), blocked.rule)


def said(message: Message) -> Said:
    return Said(message.key, message.operands)


def score_lines(lines: list[ScoreLine]) -> list[ScoreLineAnswer]:
    return [ScoreLineAnswer(line.key, line.points) for line in lines]
