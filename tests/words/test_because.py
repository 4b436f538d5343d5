"""Why a move is good, in one sentence: as much of it as there are words for."""

import pytest

from panj.words import LANGUAGES, words_for
from panj.words.because import Clause, because

POINTS = Clause("core.aspect.points", 2, False)
UNTOLD = Clause("nowhere.aspect.gain", 3, False)
UNTOLD_LOSS = Clause("nowhere.aspect.loss", 3, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_without_words_is_left_out(lang: str) -> None:
    words = words_for(lang)
    told = because(words, [POINTS, UNTOLD, UNTOLD_LOSS], "best", 0.5)
    assert told == because(words, [POINTS], "best", 0.5)
    assert told != because(words, [], "best", 0.5)


@pytest.mark.parametrize("key", ["best", "other"])
def test_where_no_reason_has_words_the_chances_are_told(key: str) -> None:
    words = words_for("en")
    for better_by in (0.0, 0.5):
        assert because(words, [UNTOLD_LOSS], key, better_by) == because(words, [], key, better_by)
