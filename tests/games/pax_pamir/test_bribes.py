"""PP-4.4, PP-3.14 to PP-3.16: bribes and their negotiation."""

import pytest

from games.pax_pamir.scene import (
    HERAT,
    KABUL,
    act,
    asked_kind,
    court,
    hand,
    market,
    move_of,
    play,
    rich,
    rupees,
    spies,
    table,
    texts_now,
    told,
    tribes,
    with_verb,
)
from panj.core.messages import Message
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import Effect
from support import asked, rule


def owing(rupees_now: int = 4, tribes_there: int = 3) -> PaxState:
    """Seat 0 wants to play Karakul Sheep (61) into Herat, which seat 1 rules."""
    s = table()
    tribes(s, 1, HERAT, tribes_there)
    hand(s, 0, 61)
    rich(s, rupees_now)
    act(s)
    return s


@rule("PP-3.14", "PP-4.4", "PP-4.2")
def test_the_payer_offers_from_nothing_to_everything() -> None:
    s = owing()
    play(s, "play 61 right")
    assert texts_now(s) == ["offer 0", "offer 1", "offer 2", "offer 3", "cancel"]


@rule("PP-3.14")
def test_the_offer_is_bounded_by_the_purse() -> None:
    s = owing(rupees_now=1)
    play(s, "play 61 right")
    assert texts_now(s) == ["offer 0", "offer 1", "cancel"]


@rule("PP-3.14", "PP-4.4")
def test_the_full_bribe_is_settled_at_once() -> None:
    s = owing()
    play(s, "play 61 right", "offer 3")
    assert rupees(s)[:2] == [1, 7]
    assert asked_kind(s) == "PlaceRoad"


@rule("PP-3.14", "PP-4.2", "PP-9.R01", "PP-7.4")
def test_a_cancelled_play_costs_nothing_and_the_card_stays_known() -> None:
    s = owing()
    play(s, "play 61 right", "cancel")
    assert (s.memory.actions_left, s.players[0].hand, rupees(s)[0]) == (2, [61], 4)
    assert s.piles.shown == [61]


@rule("PP-3.15")
def test_the_holder_accepts_counters_or_refuses() -> None:
    s = owing()
    play(s, "play 61 right", "offer 1")
    assert asked(s).who == 1
    assert texts_now(s) == ["accept 1", "counter 2", "refuse"]
    play(s, "accept 1")
    assert rupees(s)[:2] == [3, 5]
    assert asked_kind(s) == "PlaceRoad"


@rule("PP-3.15")
def test_a_counter_offer_must_be_payable() -> None:
    s = owing(rupees_now=2, tribes_there=4)
    play(s, "play 61 right", "offer 1")
    assert texts_now(s) == ["accept 1", "counter 2", "refuse"]


@rule("PP-3.15", "PP-3.14")
def test_a_refused_offer_leaves_only_the_full_bribe() -> None:
    s = owing()
    play(s, "play 61 right", "offer 1", "refuse")
    assert s.memory.refused == 1
    assert texts_now(s) == ["offer 3", "cancel"]


@rule("PP-3.16")
def test_a_counter_offer_is_accepted_paid_in_full_or_dropped() -> None:
    s = owing()
    play(s, "play 61 right", "offer 0", "counter 2")
    assert asked(s).who == 0
    assert texts_now(s) == ["accept 2", "offer 3", "cancel"]
    play(s, "accept 2")
    assert rupees(s)[:2] == [2, 6]


@rule("PP-3.16", "PP-4.4")
def test_dropping_a_counter_offer_is_a_failed_negotiation() -> None:
    s = owing()
    play(s, "play 61 right", "offer 0", "counter 2", "cancel")
    assert s.memory.refused == 1
    assert asked_kind(s) == "TakeActions"


@rule("PP-4.4")
def test_after_three_failures_only_the_full_bribe_is_offered() -> None:
    s = owing()
    s.memory.refused = 3
    play(s, "play 61 right")
    assert texts_now(s) == ["offer 3", "cancel"]


@rule("PP-9.R46", "PP-4.4")
def test_who_cannot_be_asked_any_more_must_be_payable() -> None:
    s = owing(rupees_now=2)
    s.memory.refused = 3
    assert with_verb(s, "play") == []
    blocked = [found for found in asked(s).blocked(s) if found.thing == "card:61"]
    assert blocked[0].reason == Message("pax_pamir.refusal.bribe", [3, 1])
    s.players[0].effects = Effect.COURTLY_MANNERS
    assert with_verb(s, "play") == ["play 61 right"]


@rule("PP-4.4")
def test_a_cancelled_attempt_returns_after_another_action() -> None:
    s = owing()
    market(s, T0=5)
    play(s, "play 61 right", "cancel")
    assert with_verb(s, "play") == []
    assert any(f.reason.key.endswith("cancelled") for f in asked(s).blocked(s))
    play(s, "buy 5")
    assert "play 61 right" in texts_now(s)


@rule("PP-4.4", "PP-4.18", "PP-9.R22")
def test_a_hostage_bribe_leaves_enough_for_the_action() -> None:
    s = table()
    court(s, 0, 17)
    tribes(s, 0, KABUL)
    spies(s, 1, 17, 3)
    rich(s, 3)
    play(s, "use 17 build")
    assert texts_now(s) == ["offer 0", "offer 1", "cancel"]
    play(s, "offer 1", "accept 1")
    assert asked_kind(s) == "Build"
    assert s.memory.used == [17]


@rule("PP-4.4", "PP-9.R22")
def test_an_action_under_a_bribe_needs_only_its_own_cost() -> None:
    s = table()
    court(s, 0, 17)
    tribes(s, 0, KABUL)
    spies(s, 1, 17, 3)
    rich(s, 1)
    assert with_verb(s, "use") == []
    rich(s, 2)
    assert with_verb(s, "use") == ["use 17 build"]
    play(s, "use 17 build", "offer 0", "refuse")
    assert texts_now(s) == ["cancel"]
    play(s, "cancel")
    assert s.memory.used == []


@rule("PP-4.4")
@pytest.mark.parametrize(("space", "most"), [(0, 3), (1, 1)])
def test_a_gift_under_a_bribe_keeps_the_price_of_the_cheapest_space(space: int, most: int) -> None:
    s = table()
    court(s, 0, 12)
    spies(s, 1, 12, 4)
    rich(s, 5)
    if space == 1:
        s.board[75] = 1
    play(s, "use 12 gift")
    assert with_verb(s, "offer")[-1] == f"offer {most}"


@rule("PP-4.4", "PP-4.20")
def test_courtly_manners_let_one_act_without_paying() -> None:
    s = owing()
    s.players[0].effects = Effect.COURTLY_MANNERS
    play(s, "play 61 right")
    assert texts_now(s)[-2:] == ["unpaid", "cancel"]
    play(s, "unpaid")
    assert rupees(s)[:2] == [4, 4]
    assert asked_kind(s) == "PlaceRoad"


@rule("PP-4.4")
def test_disregard_for_customs_voids_all_bribes() -> None:
    s = owing()
    s.events.effects = Effect.DISREGARD_FOR_CUSTOMS
    play(s, "play 61 right")
    assert asked_kind(s) == "PlaceRoad"


@rule("PP-4.2")
def test_the_own_region_and_an_unruled_one_cost_no_bribe() -> None:
    s = owing()
    tribes(s, 0, HERAT, 3)
    play(s, "play 61 right")
    assert asked_kind(s) == "PlaceRoad"


@rule("PP-4.4", "PP-4.15")
def test_previews_tell_the_bribe_and_what_a_patriot_costs() -> None:
    s = owing()
    hand(s, 0, 51, 61)
    assert told(s, move_of("play 61 right")) == ["bribe"]
    patriot = move_of("play 51 right")
    assert told(s, patriot) == ["loyalty"]
    assert asked(s).is_final(s, patriot)


@rule("PP-7.6")
def test_nothing_but_rupees_can_be_offered() -> None:
    s = owing()
    play(s, "play 61 right")
    assert {text.split()[0] for text in texts_now(s)} == {"offer", "cancel"}
