"""Where no board draws a view, it is told: every part and every value of every game has words."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from panj.core.conformance import settings
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import SPECTATOR
from panj.core.registry import REGISTRY
from panj.core.view_fields import ViewFields
from panj.server.text_table.view import TextView
from panj.words import words_for
from panj.words.outline import Outline
from panj.words.plain_view import PlainView

NUMERAL = re.compile("\u2066[IV]+\u2069")
"""The numeral of a tray of Trajan, which the board shows in every language."""

EVERY = 25
"""Every so many decisions the views are looked at."""


def some_settings(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """For every number of seats nothing chosen, and everything chosen."""
    known = settings(game)
    found = []
    for seats in game.seat_counts:
        fitting = [options for count, options in known if count == seats]
        found += [(seats, fitting[0]), (seats, fitting[-1])]
    return found


def views(game: Game, seats: int, options: dict[str, Any], seed: int) -> Iterator[dict[str, Any]]:
    """What the one who decides and a spectator see in a random match."""
    match, dice, number = Match(game, game.terms(seats, options), Dice(seed).key()), Dice(seed), 0
    while (d := match.decision()) is not None:
        if number % EVERY == 0:
            yield from (game.view(match.state, seat) for seat in (SPECTATOR, d.who))
        moves = d.moves(match.state)
        match.submit(moves[dice.below(len(moves))], match.version)
        number += 1
    yield game.view(match.state, 0)


# The languages have the same keys, as `tests/words` shows: one of them is enough to look for names
# without a word, and Persian for letters that do not belong there.
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_no_identifier_shows_where_a_word_belongs(slug: str) -> None:
    game = REGISTRY.game(slug)
    teller = TextView(game, words_for("fa"), [])
    for number, (seats, options) in enumerate(some_settings(game)):
        teller.names = ["مینا"] * seats
        for view in views(game, seats, options, seed=number):
            told = teller.part(view, "", 3)
            text = "".join(part.partition(">")[2] for part in told.split("<"))
            text = NUMERAL.sub("", text)
            assert [char for char in text if char.isascii() and char.isalpha()] == []
    assert sorted(teller.unknown) == []


def test_what_only_a_board_needs_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = REGISTRY.game("kingdomino")
    monkeypatch.setattr(game, "view_fields", ViewFields(boards_only=["round"]))
    words, view = words_for("en"), {"round": 3, "turn": 4}
    plain = PlainView(game, words, []).text(view)
    outline = " ".join(entry.text for entry in Outline(game, words, []).entries(view))
    for told in (TextView(game, words, []).part(view, "", 3), plain, outline):
        assert "4" in told
        assert "3" not in told


def test_a_name_without_a_word_would_be_noticed() -> None:
    teller = TextView(REGISTRY.game("kingdomino"), words_for("hu"), [])
    assert "strange part" in teller.part({"strange_part": "odd_value"}, "", 3)
    assert teller.unknown == {"strange_part", "odd_value"}


def test_seats_and_cards_are_told_by_name() -> None:
    teller = TextView(REGISTRY.game("pax_pamir"), words_for("en"), ["Ada", "Ben"])
    assert teller.flat([1, 0], "order") == "Ben, Ada"
    assert teller.flat(1, "ruler") == "Ben"
    assert teller.flat([105], "hand") == "New Tactics"
    assert teller.flat(105, "rupees") == "105"
