"""KO-9.48: what a seat has seen stays true in every guess, and nothing else does."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.kohan_dej.scene import (
    city,
    deck,
    do,
    gold,
    hand,
    kind,
    kinds,
    knowledge,
    names,
    table,
    turn,
)
from panj.core.dice import Dice
from panj.core.things import MOST_SEATS
from panj.games.kohan_dej.card_numbers import KIND, KNOWN
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.rules.cards import draw_cards, put_under
from panj.games.kohan_dej.rules.knowledge import (
    BITS,
    FIRST_GROUP,
    MEMBER,
    MOST_GROUPS,
    group_of,
    hidden_cards,
    in_group,
    is_known,
    is_member,
)
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, PRESETS
from panj.games.kohan_dej.thinking.guess import guess
from support import moves, rule

TRIES = 60


def guesses(s: KohanState, seat: int) -> list[KohanState]:
    dice = Dice(11)
    return [guess(s, seat, dice) for _ in range(TRIES)]


def spied(cards: str, districts: str = "") -> KohanState:
    """Seat 0 has seen the hand of seat 2."""
    s = table(4)
    hand(s, 2, cards)
    city(s, 2, districts)
    turn(s, 0, "spy")
    do(s, "spy 2", "name_type unique", "end_turn")
    return s


@rule("KO-9.48", "KO-4.88")
def test_a_card_that_leaves_a_known_hand_unseen_is_one_of_it() -> None:
    s = spied("castle tavern temple", "laboratory")
    turn(s, 2, "king")
    do(s, "laboratory tavern")
    left = set()
    for other in guesses(s, 0):
        bottom = names(other.deck)[0]
        left.add(bottom)
        assert sorted([bottom, *names(other.players[2].hand)]) == ["castle", "tavern", "temple"]
    assert left == {"castle", "tavern", "temple"}
    for other in guesses(s, 2):
        assert names(other.deck)[0] == "tavern"


@rule("KO-9.48", "KO-4.89")
def test_the_known_cards_of_a_hand_that_grew_are_in_it_or_under_the_museum() -> None:
    s = spied("castle tavern", "museum")
    draw_cards(s, 2, 1)
    turn(s, 2, "king")
    do(s, "museum castle")
    tucked = set()
    for other in guesses(s, 0):
        cards = [*names(other.aside.museum), *names(other.players[2].hand)]
        tucked.add(names(other.aside.museum)[0])
        assert {"castle", "tavern"} <= set(cards) or cards.count("castle") > 1
        assert len(cards) == 3
    assert {"castle", "tavern"} < tucked


@rule("KO-9.48", "KO-4.19")
def test_a_set_of_cards_is_followed_into_other_hands() -> None:
    s = spied("castle tavern")
    hand(s, 1, "manor")
    hand(s, 3, "")
    turn(s, 1, "seer")
    s.players[0].hand = []
    do(s, "see", "give manor 2")
    for other in guesses(s, 0):
        both = [*names(other.players[1].hand), *names(other.players[2].hand)]
        assert {"castle", "tavern"} <= set(both)
        assert len(both) == 3


@rule("KO-9.48", "KO-9.30", "KO-4.17")
def test_several_cards_under_the_deck_are_known_as_a_set() -> None:
    s = table(4)
    hand(s, 0, "castle tavern manor")
    turn(s, 0, "magician")
    do(s, "redraw", "discard castle", "discard tavern", "done")
    orders = {tuple(names(other.deck[:2])) for other in guesses(s, 0)}
    assert orders == {("castle", "tavern"), ("tavern", "castle")}
    assert len({tuple(names(other.deck[:2])) for other in guesses(s, 1)}) > 10


@rule("KO-9.48", "KO-4.80")
def test_two_districts_torn_down_at_once_lie_under_the_deck_for_everybody() -> None:
    s = table(4)
    city(s, 0, "armory")
    city(s, 1, "keep")
    turn(s, 0, "king")
    do(s, "armory", "destroy 1,0")
    for seat in range(4):
        orders = {tuple(names(other.deck[:2])) for other in guesses(s, seat)}
        assert orders == {("armory", "keep"), ("keep", "armory")}


@rule("KO-9.48", "KO-4.31", "KO-7.3")
def test_what_others_draw_after_the_scholar_is_one_of_his_cards() -> None:
    s = table(4)
    deck(s, "castle tavern temple manor market docks harbor palace church")
    turn(s, 0, "scholar")
    do(s, "study", "keep castle")
    rest = {"tavern", "temple", "manor", "market", "docks", "harbor"}
    draw_cards(s, 1, 2)
    drawn = set()
    for other in guesses(s, 0):
        hand_now = names(other.players[1].hand)
        drawn |= set(hand_now)
        assert set(hand_now) | set(names(other.deck[-4:])) == rest
    assert drawn == rest


@rule("KO-9.48", "KO-9.2")
def test_a_shuffled_deck_still_holds_what_was_seen_in_it() -> None:
    s = table(4, scholar_return="shuffle_into_deck")
    deck(s, "castle keep temple manor market docks harbor palace church prison")
    hand(s, 3, "watchtower fortress")
    turn(s, 0, "scholar")
    do(s, "study", "keep castle")
    seen = {"keep", "temple", "manor", "market", "docks", "harbor"}
    for other in guesses(s, 0):
        assert seen <= set(names(other.deck))
    draw_cards(s, 1, 3)
    for other in guesses(s, 0):
        assert seen <= {*names(other.deck), *names(other.players[1].hand)}


@rule("KO-9.48")
def test_a_card_that_is_seen_again_is_certain_again() -> None:
    s = spied("castle tavern", "laboratory")
    turn(s, 2, "king")
    do(s, "laboratory tavern")
    gold(s, 0, 0, 9)
    do(s, "build castle")
    for other in guesses(s, 0):
        assert names(other.deck)[0] == "tavern"


@rule("KO-9.48", "KO-9.44")
def test_a_like_card_that_is_seen_counts_as_the_known_one() -> None:
    s = spied("castle tavern", "laboratory")
    s.players[2].hand.append(kind("castle"))
    turn(s, 2, "king")
    do(s, "laboratory tavern")
    gold(s, 0, 0, 9)
    do(s, "build castle")
    members = [card & KIND for pile in hidden_cards(s) for card in pile if is_member(card, 0)]
    assert members == [kind("tavern")]


@rule("KO-9.48")
def test_more_sets_than_can_be_told_apart_are_taken_together() -> None:
    s = table(4)
    for cards in ("castle tavern", "temple manor"):
        put_under(s, kinds(cards), BIT[0])
    assert {group_of(card, 0) for card in s.deck[:4]} == {1, 2}
    used = [in_group(card, 0, group, True) for group, card in enumerate(s.deck[:14], 1)]
    s.deck[:14] = used
    put_under(s, kinds("castle tavern"), BIT[0])
    put_under(s, kinds("temple manor"), BIT[0])
    assert {group_of(card, 0) for card in s.deck[:4]} == {MOST_GROUPS}


@rule("KO-9.48", "KO-7.2")
@settings(max_examples=10, deadline=None)
@given(seats=st.integers(2, 6), preset=st.sampled_from(PRESETS), seed=st.integers(0, 10**6))
def test_what_a_seat_may_guess_is_all_that_its_guesses_show(
    seats: int, preset: str, seed: int
) -> None:
    s = GAME.new(seats, {"cast": preset}, seed)
    assert isinstance(s, KohanState)
    dice = Dice(seed)
    while s.decision() is not None and s.round <= 6:
        seat = dice.below(seats)
        other = guess(s, seat, dice)
        assert knowledge(other, seat) == knowledge(s, seat)
        for pile in hidden_cards(s):
            assert all(not (is_known(card, seat) and is_member(card, seat)) for card in pile)
        own = s.players[seat].hand
        assert all(group_of(card, seat) == 0 for card in own)
        options = moves(s)
        s.make(options[dice.below(len(options))])


@rule("KO-7.2", "KO-9.48")
def test_what_seats_know_of_a_card_has_bits_of_its_own() -> None:
    assert KIND + 1 == KNOWN
    assert KNOWN << MOST_SEATS == MEMBER
    assert MEMBER << MOST_SEATS == 1 << FIRST_GROUP
    assert sum(BITS) + KIND == (KNOWN << 6 * MOST_SEATS) - 1
    assert sum(BITS) < 1 << 62, "beyond that compiled numbers are slow"
