"""PP-3: the flow of a turn, cleanup and the market."""

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    HERAT,
    KABUL,
    act,
    armies,
    asked_kind,
    asks,
    coins,
    coins_now,
    court,
    full_market,
    gift,
    hand,
    market,
    play,
    reasons,
    rich,
    roads,
    rupees,
    slot,
    spies,
    table,
    texts_now,
    tribes,
    with_verb,
)
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.rules.blackmail import OfferBlackmail
from panj.games.pax_pamir.rules.cleanup import (
    CourtLimit,
    DiscardEvent,
    HandLimit,
    RefillMarket,
)
from panj.games.pax_pamir.rules.market import shift_rows
from panj.games.pax_pamir.rules.turn import TakeActions, Turn
from panj.games.pax_pamir.tables import Event, Suit
from support import asked, moves, rule


@rule("PP-3.1", "PP-7.1")
def test_the_view_names_everything_that_is_public() -> None:
    seen = GAME.view(table(), 0)
    names = {"players", "blocks", "favored", "regions", "market", "events", "discards", "deck"}
    assert names <= set(seen)


@rule("PP-3.2", "PP-3.11")
def test_the_memory_of_the_turn_is_cleared_at_its_start() -> None:
    s = table()
    s.memory.used, s.memory.placed, s.memory.attempts = [9], [3], [72]
    s.memory.paid, s.memory.refused, s.memory.blackmailed, s.memory.actions_left = 5, 2, 1024, 0
    asks(s, Turn(1))
    assert (s.memory.used, s.memory.placed, s.memory.attempts) == ([], [], [])
    assert (s.memory.paid, s.memory.refused, s.memory.blackmailed, s.memory.actions_left) == (
        0,
        0,
        0,
        2,
    )
    assert s.memory.active == 1


@rule("PP-3.3", "PP-9.R08")
def test_a_debt_is_settled_before_the_effect_below_goes_on() -> None:
    s = table()
    court(s, 0, 46, 6)
    rich(s, 0)
    hand(s, 0, 51)
    act(s)
    s.players[0].loyalty = AFGHAN
    court(s, 0, 42, 46)
    play(s, "play 51 right")
    assert asked_kind(s) == "PayDebt"
    assert s.players[0].loyalty == AFGHAN
    play(s, "discard 46")
    assert asked_kind(s) == "PayDebt"


@rule("PP-3.11", "PP-3.12", "PP-9.R17")
def test_blackmail_reaches_cards_without_any_spy() -> None:
    s = table()
    court(s, 0, 54)
    court(s, 1, 55, 56, 9)
    spies(s, 2, 56)
    asks(s, OfferBlackmail(0), TakeActions(0))
    assert texts_now(s) == ["blackmail 54", "blackmail 55", "decline"]
    play(s, "blackmail 55")
    assert s.spies_on(55) == 1
    assert asked_kind(s) == "TakeActions"


@rule("PP-3.12")
def test_who_owns_both_blackmails_sets_the_order_by_the_first_card_named() -> None:
    s = table()
    court(s, 0, 54, 43)
    asks(s, OfferBlackmail(0), TakeActions(0))
    assert texts_now(s) == ["blackmail 54", "blackmail 43", "decline"]
    play(s, "blackmail 43")
    assert texts_now(s) == ["blackmail 54", "decline"]
    play(s, "decline")
    assert asked_kind(s) == "TakeActions"


@rule("PP-9.R45", "PP-4.16")
def test_blackmail_is_not_offered_when_no_cylinder_can_be_placed() -> None:
    s = table()
    court(s, 0, 54)
    tribes(s, 0, KABUL, 10)
    s.memory.placed = [KABUL] * 10
    asks(s, OfferBlackmail(0), TakeActions(0))
    assert asked_kind(s) == "TakeActions"


@rule("PP-3.13")
def test_all_kinds_of_actions_are_offered() -> None:
    s = table()
    court(s, 0, 10)
    hand(s, 0, 5)
    market(s, T0=61, T1=62)
    tribes(s, 0, KABUL)
    assert texts_now(s) == [
        "buy 61",
        "buy 62",
        "play 5 left",
        "play 5 right",
        "use 10 build",
        "end_turn",
    ]


@rule("PP-3.13", "PP-3.33")
def test_without_actions_only_bonus_actions_and_the_end_are_left() -> None:
    s = table()
    court(s, 0, 10, 5)
    hand(s, 0, 6)
    market(s, T0=61)
    tribes(s, 0, KABUL)
    s.memory.actions_left = 0
    assert texts_now(s) == ["use 5 build", "end_turn"]
    blocked = {found.thing: found.rule for found in asked(s).blocked(s)}
    assert blocked["card:61"] == "PP-4.1"
    assert blocked["card:6"] == "PP-3.33"
    assert blocked["act:10:build"] == "PP-3.34"


@rule("PP-3.33")
def test_a_player_may_stop_at_once() -> None:
    s = table()
    asks(s, Turn(0))
    play(s, "end_turn")
    assert s.memory.active == 1


@rule("PP-3.34")
def test_purchase_and_play_always_cost_an_action() -> None:
    s = table()
    hand(s, 0, 5)
    market(s, T0=6)
    play(s, "buy 6", "play 5 right")
    assert s.memory.actions_left == 0


@rule("PP-3.34", "PP-4.5")
def test_a_favored_card_acts_for_nothing_before_and_after_other_actions() -> None:
    s = table()
    court(s, 0, 8, 9)
    market(s, T0=61)
    coins(s, T0=3)
    s.favored = Suit.ECONOMIC
    play(s, "use 9 tax", "tax_card 61")
    assert s.memory.actions_left == 2
    s.memory.actions_left = 0
    play(s, "use 8 tax", "tax_card 61", "done")
    assert s.memory.actions_left == 0


@rule("PP-3.35")
def test_a_card_acts_once_in_a_turn_whatever_it_shows() -> None:
    s = table()
    court(s, 0, 9, 13)
    spies(s, 0, 9)
    market(s, T0=61)
    coins(s, T0=1)
    assert with_verb(s, "use") == ["use 9 tax", "use 9 move", "use 13 tax", "use 13 move"]
    play(s, "use 9 tax", "tax_card 61")
    assert with_verb(s, "use") == ["use 13 move"]
    assert any(found.rule == "PP-3.35" for found in asked(s).blocked(s))


@rule("PP-3.35")
def test_a_card_played_this_turn_may_act_this_turn() -> None:
    s = table()
    hand(s, 0, 9)
    market(s, T0=61)
    coins(s, T0=1)
    act(s)
    play(s, "play 9 right", "place_road herat_kabul", "use 9 tax")


@rule("PP-3.36", "PP-9.R12")
def test_an_action_without_any_effect_is_not_offered() -> None:
    s = table()
    court(s, 0, 9, 17, 15, 45, 59)
    rich(s, 1)
    assert texts_now(s) == ["end_turn"]
    expected = {"no_tax", "no_move", "no_build", "no_betray", "no_gift", "no_battle"}
    assert set(reasons(s).values()) == expected


@rule("PP-3.17", "PP-3.18", "PP-4.3")
def test_roads_and_spies_of_a_played_card_are_chosen_one_by_one() -> None:
    s = table()
    hand(s, 0, 8)
    court(s, 1, 9, 25)
    act(s)
    play(s, "play 8 right")
    assert len(with_verb(s, "place_road")) == len(moves(s)) == 4
    play(s, "place_road kabul_punjab", "place_road kabul_punjab")
    assert texts_now(s) == ["place_spy 8", "place_spy 9"]
    play(s, "place_spy 9")
    assert s.favored == Suit.POLITICAL


@rule("PP-3.20", "PP-3.45")
def test_done_is_offered_only_after_the_first_step() -> None:
    s = table()
    court(s, 0, 13)
    market(s, T0=61, T1=62)
    coins(s, T0=1, T1=1)
    play(s, "use 13 tax")
    assert texts_now(s) == ["tax_card 61", "tax_card 62"]
    play(s, "tax_card 61")
    assert texts_now(s) == ["tax_card 62", "done"]
    play(s, "done")
    assert asked_kind(s) == "TakeActions"


@rule("PP-3.45")
def test_an_action_ends_by_itself_when_no_step_is_left() -> None:
    s = table()
    court(s, 0, 13)
    market(s, T0=61)
    coins(s, T0=1)
    play(s, "use 13 tax", "tax_card 61")
    assert asked_kind(s) == "TakeActions"


@rule("PP-3.45")
def test_identical_pieces_are_one_option() -> None:
    s = table()
    court(s, 0, 9)
    court(s, 1, 10)
    spies(s, 0, 10, 3)
    play(s, "use 9 move")
    assert texts_now(s) == ["sneak 10 9"]


@rule("PP-3.27", "PP-3.44")
def test_the_court_limit_counts_only_in_the_own_cleanup() -> None:
    s = table()
    court(s, 1, 9, 10, 12, 13)
    asks(s, CourtLimit(0))
    assert asked_kind(s) == ""
    asks(s, CourtLimit(1))
    assert asked_kind(s) == "DiscardCourt"


@rule("PP-3.28", "PP-3.44")
def test_the_hand_limit_is_two_and_intelligence_stars() -> None:
    s = table()
    hand(s, 0, 5, 6, 7, 8)
    court(s, 0, 4)
    asks(s, HandLimit(0))
    play(s, "discard 6")
    assert asked_kind(s) == ""
    assert s.players[0].hand == [5, 7, 8]


@rule("PP-3.29", "PP-3.40")
def test_only_events_in_column_0_are_discarded_and_their_rupees_stay() -> None:
    s = table()
    market(s, T0=105, T1=115, B0=116)
    coins(s, T0=2)
    asks(s, DiscardEvent(0, slot("T0")), DiscardEvent(0, slot("B0")))
    assert s.piles.discards == [105, 116]
    assert s.favored == Suit.POLITICAL
    assert s.market[slot("T1")] == 115
    assert coins_now(s) == {"T0": 2}


@rule("PP-3.41")
def test_rows_slide_left_with_their_rupees() -> None:
    s = table()
    market(s, T2=61, T4=62, B5=63)
    coins(s, T0=1, T2=2, T4=3, B0=4, B5=5)
    shift_rows(s)
    assert [int(s.market[i]) for i in (0, 1, 6)] == [61, 62, 63]
    assert coins_now(s) == {"T0": 3, "T1": 3, "B0": 9}


@rule("PP-3.41", "PP-4.20")
def test_rupees_that_wait_leave_the_game_when_public_withdrawal_arrives() -> None:
    s = table()
    market(s, T3=Event.PUBLIC_WITHDRAWAL)
    coins(s, T0=2)
    shift_rows(s)
    assert s.market[0] == 111
    assert coins_now(s) == {}


@rule("PP-3.30", "PP-3.42", "PP-9.R04")
def test_vacant_slots_are_filled_column_by_column_top_first() -> None:
    s = table()
    full_market(s)
    market(s, T5=0, B4=0, B5=0)
    s.piles.deck = [63, 62, 61]
    coins(s, T5=1)
    asks(s, RefillMarket(0))
    assert [int(s.market[slot(name)]) for name in ("B4", "T5", "B5")] == [61, 62, 63]
    assert coins_now(s) == {"T5": 1}


@rule("PP-3.42")
def test_an_empty_deck_leaves_the_market_short() -> None:
    s = table()
    market(s, T3=61)
    asks(s, RefillMarket(0))
    assert [int(card) for card in s.market] == [61, *[0] * 11]


@rule("PP-3.42")
def test_rupees_waiting_for_public_withdrawal_leave_the_game() -> None:
    s = table()
    s.piles.deck = [111]
    coins(s, T0=3)
    asks(s, RefillMarket(0))
    assert coins_now(s) == {}


@rule("PP-3.31", "PP-3.43")
def test_rupees_on_unstable_checks_stay_on_their_slots() -> None:
    s = table()
    full_market(s)
    market(s, B3=101, T5=0)
    coins(s, B3=2)
    s.piles.deck = [103, 60, 61, 62, 102]
    asks(s, RefillMarket(0))
    assert coins_now(s) == {"B3": 2}


@rule("PP-3.32", "PP-9.R40", "PP-9.R25")
def test_after_500_turns_the_game_is_over() -> None:
    s = table()
    s.turn = 500
    s.players[1].cylinder_points = 2
    asks(s, Turn(0))
    assert s.decision() is None
    assert s.ranking() == [2, 1, 2]
    assert GAME.view(s, 0)["ending"] == "turn_limit"


@rule("PP-9.R41")
def test_an_empty_court_has_one_end() -> None:
    s = table()
    hand(s, 0, 5)
    act(s)
    assert with_verb(s, "play") == ["play 5 right"]
    court(s, 0, 9)
    assert with_verb(s, "play") == ["play 5 left", "play 5 right"]


@rule("PP-3.20", "PP-3.45")
@pytest.mark.parametrize(
    ("card", "action", "kind"),
    [
        (9, "tax", "Tax"),
        (9, "move", "MovePiece"),
        (12, "gift", "Give"),
        (17, "build", "Build"),
        (15, "betray", "Betray"),
        (59, "battle", "ChooseBattle"),
    ],
)
def test_each_action_asks_its_own_question(card: int, action: str, kind: str) -> None:
    s = table()
    court(s, 0, card)
    court(s, 1, 60)
    spies(s, 0, 60)
    spies(s, 1, 60)
    tribes(s, 0, KABUL)
    market(s, T0=61)
    coins(s, T0=1)
    rich(s, 6)
    armies(s, AFGHAN, HERAT)
    roads(s, AFGHAN, "herat_kabul")
    gift(s, 1, 0)
    play(s, f"use {card} {action}")
    assert asked_kind(s) == kind
    assert asked(s).rule.startswith("PP-4.")
    assert rupees(s)[0] == (4 if action == "betray" else 6)
