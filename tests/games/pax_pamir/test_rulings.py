"""PP-9: rulings that have no place in another chapter."""

from games.pax_pamir.scene import BRITISH, PERSIA, armies, asks, court, table, texts_now
from panj.games.pax_pamir.rules.move import MovePiece
from panj.games.pax_pamir.tables import (
    FAILURE_POINTS,
    GIFT_COSTS,
    SUCCESS_POINTS,
    is_check,
    rows,
)
from support import rule


@rule("PP-9.R02")
def test_all_numbers_agree_with_the_other_sources() -> None:
    assert GIFT_COSTS == [2, 4, 6]
    assert SUCCESS_POINTS == [[5, 3, 1], [10, 6, 2]]
    assert FAILURE_POINTS == [[3, 1], [6, 2]]
    assert [int(row["deck_before_market"]) for row in rows("deck_totals.csv")] == [52, 58, 64, 70]


@rule("PP-9.R03", "PP-4.21")
def test_card_text_beats_the_rules() -> None:
    s = table(loyalties=(BRITISH, BRITISH, BRITISH))
    armies(s, BRITISH, PERSIA)
    asks(s, MovePiece(0, 1, True))
    assert texts_now(s) == ["done"]
    court(s, 0, 51)
    assert len(texts_now(s)) == 3


@rule("PP-9.R05")
def test_there_is_one_kind_of_check_under_all_its_names() -> None:
    assert [card for card in range(117) if is_check(card)] == [101, 102, 103, 104]
    kinds = {row["kind"] for row in rows("event_cards.csv")}
    assert kinds == {"dominance_check", "event"}
