"""PP-4.20: both sides of all 16 events."""

import inspect
import sys

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    act,
    armies,
    asked_kind,
    asks,
    coins,
    coins_now,
    court,
    even_table,
    gift,
    hand,
    market,
    play,
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
from panj.games.pax_pamir.rules.battle import fighters
from panj.games.pax_pamir.rules.build import Build
from panj.games.pax_pamir.rules.cleanup import DiscardEvent
from panj.games.pax_pamir.rules.dominance import DominanceCheck
from panj.games.pax_pamir.rules.events import discard_event
from panj.games.pax_pamir.rules.move import MovePiece
from panj.games.pax_pamir.rules.play import set_favored
from panj.games.pax_pamir.rules.power import counts_as_favored, influence_of, lead_needed
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import Effect, Event, Suit
from support import rule


def bought(card: int) -> PaxState:
    """Seat 0 has just bought an event from column 0; one more check lies in the market."""
    s = table()
    market(s, T0=card, T5=104)
    act(s)
    play(s, f"buy {card}")
    return s


def discarded(card: int, s: PaxState | None = None) -> PaxState:
    """An event has just been discarded in the cleanup of seat 0."""
    s = s or table()
    market(s, T0=card, T5=104)
    asks(s, DiscardEvent(0, slot("T0")))
    return s


@rule("PP-4.20")
def test_both_sides_of_every_event_have_a_test_here() -> None:
    source = inspect.getsource(sys.modules[__name__])
    for card in range(105, 117):
        assert f"_buying_{card}_" in source, card
        assert f"_discarding_{card}_" in source, card


@rule("PP-4.20", "PP-5.1", "PP-3.25")
@pytest.mark.parametrize("card", [101, 102, 103, 104])
def test_a_check_is_resolved_when_bought_and_when_discarded(card: int) -> None:
    other = 101 if card == 104 else 104
    s = even_table(T0=card, T5=other)
    play(s, f"buy {card}")
    assert s.scores() == [2, 2, 0]
    s = even_table(T0=card, T5=other)
    asks(s, DiscardEvent(0, slot("T0")))
    assert s.scores() == [2, 2, 0]


@rule("PP-4.20")
def test_buying_105_new_tactics_favors_military_cards() -> None:
    s = bought(105)
    assert counts_as_favored(s, 0, 15)
    assert not counts_as_favored(s, 1, 15)
    assert s.favored == Suit.POLITICAL


@rule("PP-4.20")
def test_discarding_105_favors_the_military_suit() -> None:
    assert discarded(105).favored == Suit.MILITARY


@rule("PP-4.20", "PP-4.19")
def test_buying_106_doubles_the_own_gifts() -> None:
    s = bought(106)
    gift(s, 0, 0, 1)
    gift(s, 1, 0)
    assert influence_of(s, 0, AFGHAN) == 5
    assert influence_of(s, 1, BRITISH) == 2


@rule("PP-4.20", "PP-4.19")
def test_discarding_106_makes_all_gifts_worthless_even_with_koh_i_noor() -> None:
    s = discarded(106)
    gift(s, 0, 0, 1)
    s.players[0].effects = Effect.KOH_I_NOOR
    assert influence_of(s, 0, AFGHAN) == 1


@rule("PP-4.20", "PP-4.4")
def test_buying_107_lets_the_buyer_act_unpaid() -> None:
    s = bought(107)
    tribes(s, 1, HERAT, 2)
    hand(s, 0, 61)
    play(s, "play 61 right")
    assert "unpaid" in texts_now(s)


@rule("PP-4.20", "PP-4.4")
def test_discarding_107_voids_bribes_for_everybody() -> None:
    s = discarded(107)
    tribes(s, 1, HERAT, 2)
    hand(s, 0, 61)
    act(s)
    play(s, "play 61 right")
    assert asked_kind(s) == "PlaceRoad"


@rule("PP-4.20", "PP-3.25", "PP-4.19", "PP-9.R23")
@pytest.mark.parametrize("named", [0, 1])
def test_buying_108_rumor_silences_the_patriots_of_any_player(named: int) -> None:
    s = bought(108)
    assert texts_now(s) == ["name 0", "name 1", "name 2"]
    court(s, 0, 6)
    court(s, 1, 19)
    play(s, f"name {named}")
    assert influence_of(s, named, s.players[named].loyalty) == 1
    assert influence_of(s, 1 - named, s.players[1 - named].loyalty) == 2


@rule("PP-4.20")
def test_discarding_108_takes_all_prizes_and_no_loyalty() -> None:
    s = table()
    s.players[0].prizes = [4]
    s.players[2].prizes = [2, 13]
    discarded(108, s)
    assert [player.prizes for player in s.players] == [[], [], []]
    assert s.players[0].loyalty == AFGHAN
    assert set(s.piles.discards) == {108, 4, 2, 13}


@rule("PP-4.20", "PP-5.1")
def test_buying_109_conflict_fatigue_halves_the_lead_for_all() -> None:
    assert lead_needed(bought(109)) == 2
    assert lead_needed(table()) == 4


RIOTS = [(109, PUNJAB), (110, HERAT), (112, KABUL), (113, PERSIA)]


@rule("PP-4.20", "PP-4.14")
@pytest.mark.parametrize(("card", "region"), RIOTS)
def test_discarding_109_110_112_and_113_clears_a_region(card: int, region: int) -> None:
    """_discarding_109_, _discarding_110_, _discarding_112_ and _discarding_113_."""
    s = table()
    tribes(s, 0, region, 2)
    tribes(s, 1, region)
    tribes(s, 2, KANDAHAR)
    armies(s, BRITISH, region, 3)
    roads(s, BRITISH, "herat_kabul")
    discarded(card, s)
    assert [s.tribes(seat, region) for seat in range(3)] == [0, 0, 0]
    assert s.tribes(2, KANDAHAR) == 1
    assert s.blocks[BRITISH] == 11


@rule("PP-4.20", "PP-4.14")
def test_riots_overthrow_in_turn_order() -> None:
    s = table()
    court(s, 1, 55)
    court(s, 2, 58)
    tribes(s, 1, HERAT)
    tribes(s, 2, HERAT)
    discarded(110, s)
    assert s.piles.discards == [110, 55, 58]


@rule("PP-4.20", "PP-4.9", "PP-4.11")
def test_buying_110_nationalism_makes_tribes_move_and_fight() -> None:
    s = bought(110)
    tribes(s, 0, KABUL, 2)
    roads(s, AFGHAN, "kabul_punjab")
    assert fighters(s, 0, KABUL) == 2
    asks(s, MovePiece(0, 1, False))
    assert texts_now(s) == ["migrate kabul 0 punjab"]


@rule("PP-4.20", "PP-4.1")
def test_buying_111_is_impossible() -> None:
    s = table()
    market(s, T0=111)
    assert with_verb(s, "buy") == []


@rule("PP-4.20")
def test_discarding_111_does_nothing() -> None:
    s = table()
    coins(s, T0=0)
    before = rupees(s)
    discarded(111, s)
    assert s.piles.discards == [111]
    assert rupees(s) == before
    assert coins_now(s) == {}


@rule("PP-4.20", "PP-4.8")
def test_buying_112_nation_building_doubles_blocks() -> None:
    s = bought(112)
    tribes(s, 0, KABUL)
    rich(s, 9)
    asks(s, Build(0, 0))
    play(s, *["build_army kabul"] * 6)
    assert rupees(s)[0] == 3
    assert asked_kind(s) == ""


@rule("PP-4.20")
def test_buying_113_brings_three_rupees() -> None:
    s = bought(113)
    assert rupees(s)[0] == 7
    assert s.piles.discards == [113]


@rule("PP-4.20", "PP-3.25")
def test_buying_114_swaps_whole_hands() -> None:
    s = table()
    market(s, T0=114)
    hand(s, 0, 5)
    hand(s, 2, 6, 7)
    act(s)
    play(s, "buy 114")
    assert texts_now(s) == ["name 1", "name 2"]
    play(s, "name 2")
    assert (s.players[0].hand, s.players[2].hand) == ([6, 7], [5])


@rule("PP-4.20", "PP-3.26")
def test_discarding_114_costs_everybody_a_hand_card_in_turn_order() -> None:
    s = table()
    hand(s, 0, 5, 6)
    hand(s, 2, 7)
    discarded(114, s)
    assert texts_now(s) == ["discard 5", "discard 6"]
    play(s, "discard 6")
    assert texts_now(s) == ["discard 7"]
    play(s, "discard 7")
    assert s.piles.discards == [114, 6, 7]


@rule("PP-4.20", "PP-3.25", "PP-4.3")
def test_buying_115_sets_and_freezes_the_favored_suit() -> None:
    s = bought(115)
    assert len(texts_now(s)) == 4
    play(s, "favor economic")
    set_favored(s, Suit.MILITARY)
    discard_event(s, 0, 105)
    assert s.favored == Suit.ECONOMIC


@rule("PP-4.20")
def test_discarding_115_favors_the_intelligence_suit() -> None:
    assert discarded(115).favored == Suit.INTELLIGENCE


@rule("PP-4.20", "PP-3.25")
def test_buying_116_rebuke_clears_any_region() -> None:
    s = table()
    market(s, T0=116)
    tribes(s, 1, KABUL, 2)
    court(s, 1, 5)
    spies(s, 0, 5)
    act(s)
    play(s, "buy 116")
    assert len(texts_now(s)) == 6
    play(s, "rebuke kabul")
    assert s.tribes(1, KABUL) == 0
    assert s.players[1].court == []
    assert s.players[0].supply == 10


@rule("PP-4.20")
def test_discarding_116_favors_the_political_suit() -> None:
    s = table()
    s.favored = Suit.ECONOMIC
    assert discarded(116, s).favored == Suit.POLITICAL


@rule("PP-4.20", "PP-5.1")
def test_persisting_events_end_after_the_next_check() -> None:
    s = bought(105)
    discard_event(s, 0, 107)
    assert GAME.view(s, 0)["events"] == [
        {"card": 105, "effect": "new_tactics", "holder": 0},
        {"card": 107, "effect": "disregard_for_customs", "holder": None},
    ]
    tribes(s, 0, KABUL)
    tribes(s, 1, KABUL)
    asks(s, DominanceCheck(0))
    assert (s.events.effects, s.players[0].effects) == (0, 0)
    assert set(s.piles.discards) == {105, 107}
    assert GAME.view(s, 0)["events"] == []


@rule("PP-4.20")
def test_every_event_number_has_a_name_in_the_rules() -> None:
    named = [Event.NEW_TACTICS, Event.KOH_I_NOOR, Event.COURTLY_MANNERS, Event.RUMOR]
    assert named == [105, 106, 107, 108]
