"""KD-3 The flow of a game: the starting round, the rounds, a king's turn."""

from typing import ClassVar

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.piles import draw
from panj.core.state import Blocked, Decision, Step
from panj.games.kingdomino.kingdom import fits_somewhere, placements
from panj.games.kingdomino.moves import CLAIM, DIRECTIONS, DISCARD, DOMINO, Do
from panj.games.kingdomino.rules.scoring import Tally, tally
from panj.games.kingdomino.rules.setup import deal_line, lay_table
from panj.games.kingdomino.showing.previews import placing_preview
from panj.games.kingdomino.showing.reasons import blocked_cells
from panj.games.kingdomino.state import FREE, KingdominoState, Line
from panj.games.kingdomino.tables import GAMES_IN_DYNASTY, HARMONY_POINTS, MIDDLE_KINGDOM_POINTS


class PlayGame(Step[KingdominoState]):
    """KD-0.3, KD-6.2 One complete game: set-up, starting round, rounds."""

    def run(self, s: KingdominoState) -> None:
        s.game += 1
        if s.terms.is_on("dynasty"):
            s.note("kingdomino.log.game", [s.game])
        lay_table(s)
        deal_line(s)
        s.then([DrawKing(), StartRound()])


class DrawKing(Step[KingdominoState]):
    """KD-3.3 The kings are drawn one by one; the owner of each claims at once."""

    def run(self, s: KingdominoState) -> None:
        if s.hand:
            owner = draw(s, s.hand)
            s.turn += 1
            s.note("kingdomino.log.king_drawn", [owner])
            s.then([ClaimFirst(owner), self])


class StartRound(Step[KingdominoState]):
    """KD-3.4, KD-3.8 The claimed line becomes current; a new one is dealt if any is left."""

    def run(self, s: KingdominoState) -> None:
        s.round += 1
        s.note("kingdomino.log.round", [s.round])
        s.current = claimed_part(s, s.next)
        s.next = Line([], [])
        s.position = -1
        if not s.is_last_round:
            deal_line(s)
        s.then([NextKing()])


class NextKing(Step[KingdominoState]):
    """KD-3.5 Kings act in ascending order of their dominoes; then the round is over."""

    def run(self, s: KingdominoState) -> None:
        s.position += 1
        if s.position < len(s.current.owners):
            self.take_turn(s, s.current.owners[s.position], s.current.dominoes[s.position])
        elif s.is_last_round:
            s.then([EndGame()])
        else:
            s.then([StartRound()])

    def take_turn(self, s: KingdominoState, who: int, domino: int) -> None:
        """KD-3.6, KD-3.9 Place, then claim; in the last round only place."""
        s.turn += 1
        if s.is_last_round:
            s.then([PlaceDomino(who, domino), self])
        else:
            s.then([PlaceDomino(who, domino), ClaimNext(who), self])


class EndGame(Step[KingdominoState]):
    """KD-5.1, KD-6.2 Score every kingdom; a Dynasty goes on until three games are played."""

    def run(self, s: KingdominoState) -> None:
        for seat in range(s.seats):
            result = final_tally(s, seat)
            s.players[seat].tallies.append(result)
            s.note("kingdomino.log.score", [seat, result.total])
        if s.terms.is_on("dynasty") and s.game < GAMES_IN_DYNASTY:
            s.then([PlayGame()])


class ClaimDomino(Decision[KingdominoState]):
    """What both claims share: a domino of the next line that has no king."""

    def moves(self, s: KingdominoState) -> list[Move]:
        owners = s.next.owners
        dominoes = s.next.dominoes
        return [CLAIM[dominoes[i]] for i in range(len(owners)) if owners[i] == FREE]

    def choose(self, s: KingdominoState, move: Move) -> None:
        s.next.owners[s.next.dominoes.index(move.a)] = self.who
        s.note("kingdomino.log.claimed", [self.who, move.a])

    def preview(self, s: KingdominoState, move: Move) -> list[Message]:
        place = s.next.dominoes.index(move.a) + 1
        return [Message("kingdomino.preview.order", [place])]

    def blocked(self, s: KingdominoState) -> list[Blocked]:
        line = s.next
        return [
            Blocked(
                DOMINO.ident(line.dominoes[i]),
                Message("kingdomino.refusal.claimed", [line.dominoes[i], line.owners[i]]),
                "KD-4.12",
            )
            for i in range(len(line.owners))
            if line.owners[i] != FREE
        ]


class ClaimFirst(ClaimDomino):
    """KD-3.10 The owner of the king just drawn claims a domino of the first line."""

    RULE: ClassVar[str] = "KD-3.3"

    def prompt(self, s: KingdominoState) -> Message:
        return Message("kingdomino.prompt.claim_first", [])


class ClaimNext(ClaimDomino):
    """KD-3.12 The king that has just placed moves onto a domino of the next line."""

    RULE: ClassVar[str] = "KD-3.6"

    def prompt(self, s: KingdominoState) -> Message:
        return Message("kingdomino.prompt.claim", [])


class PlaceDomino(Decision[KingdominoState]):
    """KD-3.11 Place the domino if it can be placed, otherwise discard it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "domino")
    RULE: ClassVar[str] = "KD-4.1"

    def __init__(self, who: int, domino: int) -> None:
        super().__init__(who)
        self.domino = domino

    def moves(self, s: KingdominoState) -> list[Move]:
        found = placements(s.players[self.who].kingdom, s.layout.grid, self.domino)
        return found if found else [DISCARD[self.domino]]

    def choose(self, s: KingdominoState, move: Move) -> None:
        if move.kind == Do.DISCARD:
            discard(s, self.who, self.domino)
        else:
            place(s, self.who, self.domino, move)

    def prompt(self, s: KingdominoState) -> Message:
        fits = fits_somewhere(s.players[self.who].kingdom, s.layout.grid, self.domino)
        key = "kingdomino.prompt.place" if fits else "kingdomino.prompt.discard"
        return Message(key, [self.domino])

    def preview(self, s: KingdominoState, move: Move) -> list[Message]:
        if move.kind == Do.DISCARD:
            return []
        return placing_preview(s.players[self.who].kingdom, self.domino, move)

    def blocked(self, s: KingdominoState) -> list[Blocked]:
        return blocked_cells(s.players[self.who].kingdom, s.layout.grid, self.domino)


def place(s: KingdominoState, who: int, domino: int, move: Move) -> None:
    """KD-4.1 The domino joins the kingdom for good."""
    kingdom = s.players[who].kingdom
    # The gain is for the log only, and two tallies cost more than the whole move.
    before = tally(kingdom).total if s.notes is not None else 0
    kingdom.place(domino, move.a, move.b)
    s.players[who].placed.append(domino)
    s.players[who].spots.append(move.a * DIRECTIONS + move.b)
    if s.notes is not None:
        s.note("kingdomino.log.placed", [who, domino, tally(kingdom).total - before])


def discard(s: KingdominoState, who: int, domino: int) -> None:
    """KD-4.7 A domino that fits nowhere leaves the game."""
    s.players[who].discarded.append(domino)
    s.note("kingdomino.log.discarded", [who, domino])


def claimed_part(s: KingdominoState, line: Line) -> Line:
    """KD-9.1 A domino that nobody claimed leaves the line; it is nobody's discard."""
    if FREE not in line.owners:
        return line
    kept = Line([], [])
    for domino, owner in zip(line.dominoes, line.owners, strict=True):
        if owner == FREE:
            s.removed.append(domino)
            s.note("kingdomino.log.left_over", [domino])
        else:
            kept.dominoes.append(domino)
            kept.owners.append(owner)
    return kept


def final_tally(s: KingdominoState, seat: int) -> Tally:
    """KD-6.3, KD-6.4 The kingdom at the end, with the bonuses in use."""
    kingdom = s.players[seat].kingdom
    middle = 0
    harmony = 0
    if s.terms.is_on("middle_kingdom") and kingdom.is_centred():
        middle = MIDDLE_KINGDOM_POINTS
        s.note("kingdomino.log.middle_kingdom", [seat, middle])
    if s.terms.is_on("harmony") and kingdom.is_complete(s.layout.grid):
        harmony = HARMONY_POINTS
        s.note("kingdomino.log.harmony", [seat, harmony])
    return tally(kingdom, middle, harmony)
