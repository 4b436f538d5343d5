"""MI-3.4 to MI-3.11 The game, its rounds, and whose turn it is."""

from panj.core.state import Step
from panj.games.minerva.rules.actions import ChooseAction
from panj.games.minerva.rules.round_end import CollectGlory, HireInOrder, PrepareRound
from panj.games.minerva.rules.setup import lay_table
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import Good


class PlayGame(Step[MinervaState]):
    """MI-0.3 Set-up, then six rounds."""

    def run(self, s: MinervaState) -> None:
        lay_table(s)
        s.then([PlayRound()])


class PlayRound(Step[MinervaState]):
    """MI-3.4 Main phase, hiring, glory, preparation; round 6 ends the game after glory."""

    def run(self, s: MinervaState) -> None:
        s.round += 1
        s.note("minerva.log.round", [s.round])
        if s.is_last_round:
            s.then([TakeTurn(s.first), CollectGlory(), EndGame()])
        else:
            order = 1 if s.is_solo else s.seats
            s.then(
                [TakeTurn(s.first), HireInOrder(order), CollectGlory(), PrepareRound(), PlayRound()]
            )


class TakeTurn(Step[MinervaState]):
    """MI-3.5 to MI-3.10 Clockwise until all have passed."""

    def run(self, s: MinervaState) -> None:
        if s.passed == s.seats:
            return
        s.turn += 1
        player = s.players[self.who]
        if player.has_passed:
            player.goods[Good.DENARIUS] = player.goods[Good.DENARIUS] + 1
            s.note("minerva.log.income", [self.who, 1])
            s.then([TakeTurn(s.next_seat(self.who))])
        else:
            s.then([ChooseAction(self.who), TakeTurn(s.next_seat(self.who))])


class EndGame(Step[MinervaState]):
    """MI-5.1, MI-6.11 Everything is scored; a solo player earns a title."""

    def run(self, s: MinervaState) -> None:
        if s.notes is None:
            return
        scores = s.scores()
        for seat in range(s.seats):
            s.note("minerva.log.score", [seat, scores[seat]])
        if s.is_solo:
            s.note("minerva.log.title", [0, s.tiles.rank(scores[0])])
