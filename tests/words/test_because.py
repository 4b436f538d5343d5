"""What speaks for a move, in one sentence: as much of it as there are words for."""

import pytest

from panj.words import LANGUAGES, words_for
from panj.words.because import Clause, because
from panj.words.odds import BANDS, odds_key

POINTS = Clause("core.aspect.points", 2, False)
GOLD = Clause("kohan_dej.aspect.gold", 3, True)
UNTOLD = Clause("nowhere.aspect.gain", 3, False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fact_without_words_is_left_out(lang: str) -> None:
    words = words_for(lang)
    assert because(words, [POINTS, UNTOLD]) == because(words, [POINTS])


def test_gains_come_first_and_what_they_cost_after() -> None:
    words = words_for("en")
    assert "but" in because(words, [GOLD, POINTS])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_speaks_for_a_move_nothing_is_said(lang: str) -> None:
    assert because(words_for(lang), []) == because(words_for(lang), [UNTOLD]) == ""
    assert because(words_for(lang), [GOLD]) == because(words_for(lang), [UNTOLD, GOLD]) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chance_has_words_of_its_own(lang: str) -> None:
    chances = [0.0, *[most for most, _ in BANDS]]
    told = [words_for(lang).text(odds_key(chance)) for chance in chances]
    assert len(set(told)) == len(chances)
