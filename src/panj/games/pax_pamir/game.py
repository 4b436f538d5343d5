"""Pax Pamir as a game of the registry."""

from typing import Final

from panj.core.chance import Chance
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.options import choice, switch
from panj.core.presentation import Presentation
from panj.core.state import State
from panj.core.terms import Terms
from panj.core.view_fields import ViewFields
from panj.games.pax_pamir.moves import VERBS
from panj.games.pax_pamir.rules import (
    actions,
    agreement,
    battle,
    betray,
    blackmail,
    bribes,
    build,
    cleanup,
    discard,
    dominance,
    events,
    gift,
    limits,
    move,
    play,
    safe_house,
    setup,
    tax,
    turn,
)
from panj.games.pax_pamir.rules.pieces import pieces
from panj.games.pax_pamir.rules.wakhan import actions as wakhan_actions
from panj.games.pax_pamir.rules.wakhan import play as wakhan_play
from panj.games.pax_pamir.rules.wakhan import radicalize
from panj.games.pax_pamir.rules.wakhan import turn as wakhan_turn
from panj.games.pax_pamir.rules.wakhan.tables import WITH_WAKHAN
from panj.games.pax_pamir.showing.faces import faces
from panj.games.pax_pamir.showing.phrases import PHRASES, WARNINGS
from panj.games.pax_pamir.showing.view import view
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.thinking.guess import guess

RULES_VERSION: Final = 2

OPTIONS: Final = [
    switch("open_hands", "PP-6.19"),
    switch("wakhan", "PP-6.1", seats=WITH_WAKHAN, automa=True),
    choice("wakhan_edition", "PP-6.17", ("first", "second"), seats=WITH_WAKHAN, needs="wakhan"),
    switch("savvy_purchasing", "PP-6.18", seats=WITH_WAKHAN, needs="wakhan"),
    switch("spy_movement", "PP-6.18", seats=WITH_WAKHAN, needs="wakhan"),
    switch("steadfast_loyalty", "PP-6.18", seats=WITH_WAKHAN, needs="wakhan"),
]

STEPS: Final[list[type]] = [
    setup.LayTable,
    setup.ChooseLoyalty,
    turn.Turn,
    blackmail.OfferBlackmail,
    blackmail.Blackmail,
    turn.TakeActions,
    cleanup.CourtLimit,
    cleanup.DiscardCourt,
    cleanup.HandLimit,
    cleanup.DiscardHand,
    cleanup.DiscardEvent,
    cleanup.RefillMarket,
    agreement.CountIdle,
    agreement.AgreeToEnd,
    bribes.OfferBribe,
    bribes.AnswerBribe,
    bribes.CounterBribe,
    play.FinishPlay,
    play.ResolveIcons,
    play.PlaceRoad,
    play.PlaceSpy,
    limits.PlaceUnit,
    limits.SelectPiece,
    actions.UseCard,
    tax.Tax,
    gift.Give,
    build.Build,
    build.BuildOn,
    build.FreeBlock,
    build.BuildFree,
    move.MoveOn,
    move.MovePiece,
    move.SneakOn,
    betray.Betray,
    betray.OfferPrize,
    betray.AcceptPrize,
    betray.KeepPrize,
    battle.ChooseBattle,
    battle.Fight,
    safe_house.OfferSafeHouse,
    safe_house.SafeHouse,
    discard.SettleDebt,
    discard.OweCards,
    discard.PayDebt,
    discard.LoseCards,
    discard.DiscardOrder,
    discard.ChangeLoyalty,
    discard.TurnDial,
    events.LoseConfidence,
    events.ConfidenceFailure,
    events.NameRumor,
    events.SwapHands,
    events.ChooseFavored,
    events.ChooseRebuke,
    dominance.DominanceCheck,
    dominance.InstabilityCheck,
    wakhan_play.PlayForWakhan,
    wakhan_turn.DrawAiCard,
    wakhan_turn.WakhanBlackmails,
    wakhan_turn.WakhanActs,
    radicalize.Radicalize,
    wakhan_turn.WakhanBonus,
    wakhan_actions.WakhanUses,
]


class PaxPamir(Game):
    """PP-0.1 2 to 5 players, or 1 or 2 players and Wakhan."""

    def check_options(self, seats: int, options: dict[str, Json]) -> None:
        if options.get("wakhan") is True:
            return
        for option in OPTIONS:
            if option.needs and options.get(option.name, option.default) != option.default:
                raise Refused("pax_pamir.refusal.wakhan_options", [], option.rule)

    def start(self, terms: Terms, chance: Chance) -> State:
        s = setup.empty_table(terms, chance)
        s.then([setup.LayTable()])
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, PaxState)
        return view(s, seat)

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, PaxState)
        return guess(s, seat, dice)

    def components(self) -> dict[str, object]:
        return faces()

    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, PaxState)
        return pieces(s)

    def automa(self, terms: Terms) -> list[int]:
        return [terms.seats - 1] if terms.is_on("wakhan") else []


GAME: Final = PaxPamir(
    "pax_pamir",
    RULES_VERSION,
    (2, 3, 4, 5),
    OPTIONS,
    VERBS,
    PHRASES,
    PaxState,
    STEPS,
    rule_prefix="PP",
    view_fields=ViewFields(
        seats=["ruler", "active", "hostage_of", "left", "right"],
        seat_lists=["order"],
        cards=["hand", "discards", "prizes"],
        places=["row", "column", "columns"],
    ),
    presentation=Presentation(
        weighed=("buy",),  # it cannot always be taken back
        warnings=WARNINGS,
        ending=("end_turn",),
        headings=("pax_pamir.log.turn", "pax_pamir.log.check", "pax_pamir.log.final_check"),
    ),
)
