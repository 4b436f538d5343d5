"""KO-3.21 to KO-3.24: gathering."""

import pytest

from games.kohan_dej.scene import (
    city,
    deck,
    do,
    gold,
    hand,
    keep_most,
    names,
    offers,
    table,
    texts,
    turn,
    verbs,
)
from panj.games.kohan_dej.state import KohanState
from support import rule


def gatherer(districts: str = "", cards: str = "castle palace tavern temple") -> KohanState:
    s = table(4)
    city(s, 0, districts)
    deck(s, cards)
    turn(s, 0, "king", gathered=False)
    return s


@rule("KO-3.21")
def test_gold_is_two_from_the_bank() -> None:
    s = gatherer()
    do(s, "gather_gold")
    assert s.players[0].gold == 2
    assert "gather_gold" not in verbs(s)
    assert "gather_cards" not in verbs(s)


@rule("KO-3.21", "KO-1.4")
def test_of_two_cards_one_is_kept_and_the_other_goes_to_the_bottom() -> None:
    s = gatherer()
    do(s, "gather_cards")
    assert offers(s, "keep") == ["castle", "palace"]
    do(s, "keep palace")
    assert names(s.players[0].hand) == ["palace"]
    assert names(s.deck) == ["castle", "temple", "tavern"]


@rule("KO-3.21")
def test_one_gathers_before_ending_the_turn() -> None:
    s = gatherer()
    assert "end_turn" not in verbs(s)
    do(s, "gather_gold")
    assert "end_turn" in verbs(s)


@rule("KO-3.21", "KO-9.31")
def test_cards_are_not_offered_when_the_deck_is_empty() -> None:
    s = gatherer(cards="")
    assert "gather_cards" not in verbs(s)


@rule("KO-3.22")
@pytest.mark.parametrize(
    ("districts", "drawn", "kept"),
    [("", 2, 1), ("observatory", 3, 1), ("library", 2, 2), ("observatory library", 3, 2)],
)
def test_observatory_and_library_change_the_numbers(districts: str, drawn: int, kept: int) -> None:
    s = gatherer(districts)
    do(s, "gather_cards")
    assert len(s.aside.tray) == drawn
    keep_most(s)
    assert len(s.players[0].hand) == kept
    assert len(s.deck) == 4 - kept


@rule("KO-3.22")
def test_the_gold_mine_gives_three() -> None:
    s = gatherer("gold_mine")
    do(s, "gather_gold")
    assert s.players[0].gold == 3


@rule("KO-3.23", "KO-1.5")
def test_with_one_card_left_it_is_drawn_and_kept() -> None:
    s = gatherer(cards="castle")
    do(s, "gather_cards")
    assert names(s.players[0].hand) == ["castle"]
    assert s.deck == []


@rule("KO-3.24", "KO-9.6")
def test_one_may_build_before_gathering() -> None:
    s = table(4)
    gold(s, 3)
    hand(s, 0, "manor")
    turn(s, 0, "king", gathered=False)
    do(s, "build manor", "income", "gather_gold")
    assert s.players[0].gold == 3
    assert texts(s)[-1] == "end_turn"


@rule("KO-3.22")
def test_the_drawn_cards_are_seen_by_nobody_else() -> None:
    s = gatherer()
    s.notes = []
    do(s, "gather_cards", "keep castle")
    assert [note.is_for(1) for note in s.notes] == [True, False]
