"""A view told as plain text, or as an outline, says what the text table says."""

import pytest

from panj.core.codec import Json
from panj.core.registry import REGISTRY
from panj.words import LANGUAGES, words_for
from panj.words.direction import unmarked
from panj.words.names import numbered_names
from panj.words.outline import Outline
from panj.words.plain_view import PlainView


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_every_part_is_told(slug: str, lang: str) -> None:
    game = REGISTRY.game(slug)
    seats = max(game.seat_counts)
    names = [f"{number}#" for number in range(seats)]
    teller = PlainView(game, words_for(lang), names)
    view = game.view(game.new(seats, {}, 1), 0)
    lines = teller.text(view).splitlines()
    assert teller.unknown == set()
    assert len(lines) > len(view)
    for name in names:
        assert any(line.strip() == f"{name}:" for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_every_entry_of_an_outline_is_told(slug: str, lang: str) -> None:
    game = REGISTRY.game(slug)
    seats = max(game.seat_counts)
    names = [f"{number}#" for number in range(seats)]
    teller = Outline(game, words_for(lang), names)
    view = game.view(game.new(seats, {}, 1), 0)
    entries = list(teller.entries(view))
    assert teller.unknown == set()
    assert sum(entry.depth == 0 for entry in entries) == len(teller.without_board_fields(view))
    assert [entry.title for entry in entries if entry.seat is not None] == names


def test_an_outline_names_players_and_numbers_the_rest() -> None:
    teller = Outline(REGISTRY.game("kingdomino"), words_for("en"), ["Ada", "Ben"])
    view = {
        "round": 2,
        "players": [{"kings": [1]}, {"kings": []}],
        "next": [{"domino": 4, "owner": 1}],
    }
    told = [(entry.depth, entry.title, entry.text) for entry in teller.entries(view)]
    assert told == [
        (0, "Round", "2"),
        (0, "Players", ""),
        (1, "Ada", ""),
        (2, "kings", "1"),
        (1, "Ben", ""),
        (2, "kings", "nothing"),
        (0, "Next round", ""),
        (1, "1", "Domino: 4; King of: Ben"),
    ]


def test_depth_is_shown_by_indentation() -> None:
    teller = PlainView(REGISTRY.game("kingdomino"), words_for("en"), ["Ada", "Ben"])
    view = {"round": 2, "players": [{"kings": [1]}, {"kings": []}], "next": [{"domino": 4}]}
    assert teller.text(view).splitlines() == [
        "Round: 2",
        "Players:",
        "  Ada:",
        "    kings: 1",
        "  Ben:",
        "    kings: nothing",
        "Next round:",
        "  - Domino: 4",
    ]


def test_equal_names_are_told_apart() -> None:
    assert numbered_names(words_for("en"), ["Ada", "Greedy", "Greedy"]) == [
        "Ada",
        "Greedy 1",
        "Greedy 2",
    ]


@pytest.mark.parametrize(
    ("slug", "view", "told"),
    [
        ("kohan_dej", {"leader": 1}, "Chooses first: Ben"),
        ("pax_pamir", {"row": 0, "column": 5}, "Row: 1\nColumn: 6"),
        ("pax_pamir", {"columns": [4, 5, 0]}, "Order of columns: 5, 6, 1"),
        ("trajan", {"arch": 0}, "Arch of Trajan, at tray: I (seaport)"),
        (
            "trajan",
            {"source": 4, "path": [5, 0]},
            "Source tray: V (Trajan)\nPath: VI (construction), I (seaport)",
        ),
    ],
)
def test_what_the_program_counts_from_nought_is_told_as_people_count(
    slug: str, view: dict[str, Json], told: str
) -> None:
    teller = PlainView(REGISTRY.game(slug), words_for("en"), ["Ada", "Ben"])
    assert unmarked(teller.text(view)) == told
