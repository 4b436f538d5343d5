"""Kohan Dej as a game of the registry."""

from typing import Final

from panj.core.chance import Chance
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.options import Form, Option, choice, number, switch
from panj.core.presentation import Presentation
from panj.core.state import State
from panj.core.terms import Terms
from panj.core.things import MOST_SEATS
from panj.core.view_fields import ViewFields
from panj.games.kohan_dej.moves import OPERANDS, VERBS
from panj.games.kohan_dej.rules import (
    finishing,
    gathering,
    payment,
    rounds,
    selection,
    setup,
    turn,
    uniques,
)
from panj.games.kohan_dej.rules.cast import (
    CAST_SIZE_SEATS,
    NO_EMPEROR_SEATS,
    NO_QUEEN_SEATS,
    OF_SET,
    RANDOM,
    RANK_NINE_SEATS,
    check_cast,
)
from panj.games.kohan_dej.rules.laws import OFFICIAL
from panj.games.kohan_dej.rules.pieces import pieces
from panj.games.kohan_dej.rules.roles import rank1, rank2, rank3, rank4, rank5, rank7, rank8
from panj.games.kohan_dej.rules.scoring import FIVE_TYPES_POINTS
from panj.games.kohan_dej.showing.news import news
from panj.games.kohan_dej.showing.phrases import PHRASES
from panj.games.kohan_dej.showing.view import view
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import (
    CONSTRAINTS,
    PRESETS,
    RANKS,
    ROLE_NAMES,
    TYPES,
    UNIQUE_NAMES,
    UNIQUES_IN_GAME,
    district_facts,
    role_ranks,
    roles_of_rank,
)
from panj.games.kohan_dej.thinking.guess import guess

RULES_VERSION: Final = 2


def rank_option(rank: int) -> Option:
    """KO-6.3 Which of the three roles of a rank is played."""
    names = [ROLE_NAMES[role] for role in roles_of_rank(rank)]
    if rank == RANKS:
        return choice(
            f"rank_{rank}", "KO-2.2", (OF_SET, *names), seats=RANK_NINE_SEATS, detail=True
        )
    return choice(f"rank_{rank}", "KO-6.3", (OF_SET, *names), detail=True)


OPTIONS: Final = [
    choice("cast", "KO-6.1", (*PRESETS, RANDOM)),
    *[rank_option(rank) for rank in range(1, RANKS + 1)],
    Option(
        "districts",
        Form.SUBSET,
        [],
        rule="KO-2.1",
        choices=tuple(UNIQUE_NAMES),
        least=0,
        most=UNIQUES_IN_GAME,
    ),
    choice("role_count", "KO-6.2", ("nine", "eight"), seats=CAST_SIZE_SEATS),
    choice("queen_replacement", "KO-2.3", ("artist", "tax_collector"), seats=NO_QUEEN_SEATS),
    choice("emperor_replacement", "KO-2.3", ("king", "patrician"), seats=NO_EMPEROR_SEATS),
    number("first_crown", "KO-9.32", 0, 0, MOST_SEATS),
    choice("ruleset", "KO-6.6", ("kohan_dej", OFFICIAL)),
    choice("cardinal_income", "KO-9.1", ("gold", "cards")),
    choice("scholar_return", "KO-9.2", ("top_shuffled", "shuffle_into_deck")),
    choice("library_keep", "KO-9.3", ("two", "all")),
    switch("secret_vault_counts_as_district", "KO-9.4", default=True),
    choice("dragon_gate_final_price", "KO-9.5", ("eight", "normal")),
    switch("build_before_gather", "KO-9.6", default=True),
    choice("crown_timing", "KO-9.7", ("on_call", "any_time_in_turn")),
    choice("blackmail_reveal", "KO-9.9", ("forced", "optional")),
    choice("tie_break", "KO-9.10", ("highest_role_number", "highest_revealed_role_number")),
    choice("bonus_timing", "KO-9.11", ("turn_start", "any_time_in_turn")),
    choice("optional_effects", "KO-9.49", ("chosen", "automatic")),
    choice("trader_duplicates", "KO-9.50", ("allowed", "banned")),
    choice("alchemist_warrant", "KO-9.41", ("refunded", "lost")),
    choice("emperor_recipient", "KO-9.16", ("not_holder", "any_other")),
]

STEPS: Final[list[type]] = [
    setup.SetUp,
    rounds.StartRound,
    selection.NextPick,
    selection.PickRole,
    selection.BurnRole,
    selection.OpenTheater,
    selection.SwapRoles,
    rounds.CallRank,
    rounds.ResumeWitch,
    rounds.EndRound,
    rounds.PayQueen,
    rounds.CloseRound,
    rounds.EndGame,
    gathering.Gather,
    gathering.KeepCard,
    gathering.KeepAnother,
    gathering.KeepAllOrOne,
    turn.StartTurn,
    turn.TakeTurn,
    payment.ChoosePayment,
    payment.ChooseSacrifice,
    payment.PayWithCards,
    payment.ChooseLender,
    payment.GiveForGold,
    payment.PayBorrowed,
    finishing.FinishBuild,
    finishing.AnswerWarrant,
    uniques.DestroyByArmory,
    rank1.Bewitch,
    rank1.PlaceBlank,
    rank1.ShowWarrants,
    rank2.NameType,
    rank2.PlaceEmptyThreat,
    rank2.ResolveThreat,
    rank2.AnswerThreat,
    rank2.RevealThreat,
    rank3.DiscardCard,
    rank3.TakeCard,
    rank3.GiveBack,
    rank4.GiveCrown,
    rank4.NameHeir,
    rank4.TakeCrown,
    rank5.ChooseMix,
    rank7.TakeCards,
    rank7.KeepStudied,
    rank8.ChooseExchange,
]


class KohanDej(Game):
    """KO-0.1 2 to 8 players."""

    def check_options(self, seats: int, options: dict[str, Json]) -> None:
        check_cast(seats, options)

    def start(self, terms: Terms, chance: Chance) -> State:
        s = setup.empty_table(terms, chance)
        s.then([setup.SetUp()])
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, KohanState)
        return view(s, seat)

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, KohanState)
        return guess(s, seat, dice)

    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, KohanState)
        return pieces(s)

    def components(self) -> dict[str, object]:
        return {
            "districts": district_facts(),
            "roles": role_ranks(),
            "types": TYPES,
            "five_types": FIVE_TYPES_POINTS,
            "news": news(),
        }


GAME: Final = KohanDej(
    "kohan_dej",
    RULES_VERSION,
    tuple(CONSTRAINTS),
    OPTIONS,
    VERBS,
    PHRASES,
    KohanState,
    STEPS,
    rule_prefix="KO",
    view_fields=ViewFields(
        seats=["crown", "leader", "first_complete"], seat_lists=["swap"], cards=["hand"]
    ),
    presentation=Presentation(
        sealed=("pick", "burn", "swap_roles"),
        # Whatever is pointed at is small on a phone, and most of it is aimed at somebody.
        weighed=tuple([name for name, operands in OPERANDS.items() if operands]),
        round_line="kohan_dej.log.round",
        ending=("end_turn",),
    ),
)
