"""Kingdomino as a game of the registry."""

from typing import Final

from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.options import choice, switch
from panj.core.presentation import Presentation
from panj.core.state import State
from panj.core.terms import Terms
from panj.core.view_fields import ViewFields
from panj.games.kingdomino.moves import VERBS
from panj.games.kingdomino.rules import turn
from panj.games.kingdomino.rules.pieces import pieces
from panj.games.kingdomino.rules.setup import empty_table
from panj.games.kingdomino.showing.phrases import PHRASES
from panj.games.kingdomino.showing.view import faces, view
from panj.games.kingdomino.state import KingdominoState
from panj.games.kingdomino.thinking.guess import guess

RULES_VERSION: Final = 1

OPTIONS: Final = [
    switch("middle_kingdom", "KD-6.3"),
    switch("harmony", "KD-6.4"),
    switch("dynasty", "KD-6.2"),
    switch("mighty_duel", "KD-6.5", seats=(2,)),
    choice("three_player_rule", "KD-9.1", ("set_aside", "leftover"), seats=(3,)),
    choice("start_order", "KD-9.2", ("random", "snake"), seats=(2,)),
    switch("show_top_number", "KD-9.9"),
]

STEPS: Final[list[type]] = [
    turn.PlayGame,
    turn.DrawKing,
    turn.StartRound,
    turn.NextKing,
    turn.EndGame,
    turn.ClaimFirst,
    turn.ClaimNext,
    turn.PlaceDomino,
]


class Kingdomino(Game):
    """KD-0.1 2, 3 or 4 players."""

    def start(self, terms: Terms, chance: Chance) -> State:
        s = empty_table(terms, chance)
        s.then([turn.PlayGame()])
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, KingdominoState)
        return view(s, seat)

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, KingdominoState)
        return guess(s, seat, dice)

    def components(self) -> dict[str, object]:
        return {"dominoes": faces()}

    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, KingdominoState)
        return pieces(s)


GAME: Final = Kingdomino(
    "kingdomino",
    RULES_VERSION,
    (2, 3, 4),
    OPTIONS,
    VERBS,
    PHRASES,
    KingdominoState,
    STEPS,
    rule_prefix="KD",
    view_fields=ViewFields(words=["kingdomino.terrain"]),
    presentation=Presentation(
        weighed=("place",),
        round_line="kingdomino.log.round",
        headings=("kingdomino.log.game",),
        has_secrets=False,
        settles_after=3.0,  # a claim is small, and who has moved on shall not keep others waiting
    ),
)
