"""High Card, which has everything, on its own board."""

import numpy as np
import pytest

from panj.words import LANGUAGES, words_for
from support.moments import moments


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_on_its_own_board_in_the_terminal(panj, high_card: str, lang: str) -> None:
    run = panj("--lang", lang, "play", high_card, "--seats", "3", "--seed", "5", typed="1\n" * 3)
    assert (run.code, run.err) == (0, "")
    assert "## ## ##" in run.out
    assert f"[{words_for(lang).number(12)}]" in run.out


def test_its_encoding_tells_what_its_view_tells(high_card: str) -> None:
    """What was played in the rounds before lay open: nobody can hold it any more."""
    for it in moments(high_card, 3, {"double": True}, 1):
        for part in ("hand", "discarded"):
            assert (np.flatnonzero(it.seen[part]) + 1).tolist() == it.view[part]
        assert np.roll(it.seen["points"], it.seat).tolist() == it.view["points"]
    assert len(it.view["discarded"]) == 6
