"""Pictures: drawn from the view alone, well formed, in three languages."""

import re
from pathlib import Path
from xml.etree import ElementTree

import art
import pytest

from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.house import House
from panj.core.messages import SPECTATOR, Refused
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.drawing import Picture, generic, picture
from panj.drawing.art import art_of, shared_art
from panj.drawing.subject import subject_of
from panj.drawing.svg import extent, fitted, wrapped
from panj.games.trajan.state import TrajanState
from panj.lab.notebook import NotebookTable
from panj.words import LANGUAGES
from panj.words.direction import unmarked

SVG = "{http://www.w3.org/2000/svg}"
SEATS = [
    pytest.param(slug, seats, id=f"{slug}-{seats}")
    for slug in REGISTRY.slugs()
    for seats in REGISTRY.game(slug).seat_counts
]


def states(game: Game, seats: int, every: int = 40) -> list[State]:
    """The states of a random game, one in so many, its first and its last."""
    s = game.new(seats, {}, seats)
    dice = Dice(seats)
    found = [s.clone()]
    played = 0
    while (d := s.decision()) is not None:
        moves = d.moves(s)
        s.make(moves[dice.below(len(moves))])
        played += 1
        if played % every == 0:
            found.append(s.clone())
    return [*found, s]


def texts(svg: str) -> list[str]:
    """Everything that is written in a picture, which must be well formed."""
    root = ElementTree.fromstring(svg)
    return [each.text or "" for each in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(("slug", "seats"), SEATS)
def test_a_picture_shows_nothing_that_the_seat_does_not_know(slug: str, seats: int) -> None:
    """Whatever is hidden may be dealt anew: the picture stays the same."""
    game = REGISTRY.game(slug)
    for s in states(game, seats):
        for seat in range(seats):
            other = game.guess(s, seat, Dice(seat + 1))
            assert picture(game, other, seat).svg == picture(game, s, seat).svg


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "seats"), SEATS)
def test_every_picture_is_well_formed(slug: str, seats: int, lang: str) -> None:
    game = REGISTRY.game(slug)
    for s in states(game, seats, every=150):
        for seat in (SPECTATOR, seats - 1):
            svg = picture(game, s, seat, lang).svg
            written = texts(svg)
            assert written
            assert "CUT" not in svg
            assert "currentColor" not in svg or 'color="#' in svg  # markers name their own
            assert not any("." in word and slug in word for word in written), written
            used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg))
            assert used <= set(re.findall(r'id="([\w-]+)"', svg))


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_persian_is_written_from_right_to_left_with_persian_digits(slug: str) -> None:
    game = REGISTRY.game(slug)
    svg = picture(game, states(game, max(game.seat_counts))[2], 0, "fa").svg
    root = ElementTree.fromstring(svg)
    persian = [
        each for each in root.iter(f"{SVG}text") if re.search("[\u0620-\u06ef]", each.text or "")
    ]
    assert persian
    assert all(each.get("direction") == "rtl" for each in persian)
    assert not re.search("[0-9]", "".join(texts(svg)))


def test_pictures_stay_inside_their_frame() -> None:
    game = REGISTRY.game("kingdomino")
    root = ElementTree.fromstring(picture(game, game.new(4, {}, 1), 0).svg)
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for each in root.findall(f"{SVG}text"):
        assert 0 <= float(each.get("x", -1)) <= width
        assert 0 <= float(each.get("y", -1)) <= height


def test_a_picture_is_saved(tmp_path: Path) -> None:
    game = REGISTRY.game("kingdomino")
    made = picture(game, game.new(2, {}, 1), 0)
    assert isinstance(made, Picture)
    made.save(tmp_path / "x.svg")
    assert (tmp_path / "x.svg").read_text(encoding="utf-8") == made._repr_svg_()


def test_there_are_only_the_seats_of_the_table() -> None:
    game = REGISTRY.game("kingdomino")
    with pytest.raises(ValueError, match="seat 2"):
        picture(game, game.new(2, {}, 1), 2)


def test_a_table_is_played_and_looked_at() -> None:
    game = REGISTRY.game("kingdomino")
    table = NotebookTable(game, game.new(2, {}, 1), 0, names=["Negar", "Bence"])
    assert "Negar" in table._repr_svg_()
    assert table.question()
    before = table._repr_svg_()
    text, words = next(iter(table.moves().items()))
    assert text.startswith("claim")
    assert words
    assert table.play(text) is table
    assert table._repr_svg_() != before
    assert table.seen_by(1, "hu").lang == "hu"
    assert table.asked in (0, 1)
    with pytest.raises(Refused):
        table.play(text)


def test_a_table_that_is_over_says_so() -> None:
    game = REGISTRY.game("kingdomino")
    table = NotebookTable(game, states(game, 2)[-1])
    assert table.asked is None
    assert table.moves() == {}
    assert "over" in table.question()


@pytest.mark.parametrize(
    ("lang", "label", "seat"),
    [("en", "Players", "Seat 2"), ("fa", "بازیکنان", "صندلی ۲"), ("hu", "Játékosok", "2. hely")],
)
def test_a_game_without_a_picture_is_listed_in_words(lang: str, label: str, seat: str) -> None:
    game = REGISTRY.game("kingdomino")
    written = texts(generic.draw(subject_of(game, game.new(2, {}, 1), 0, lang, None)))
    assert label in written
    assert [unmarked(text) for text in written].count(seat) == 2  # its chip, and its part below
    assert [text for text in written if "_" in text] == []


def test_the_art_of_a_game_lies_over_what_all_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    showing = tmp_path / "painted" / "showing"
    showing.mkdir(parents=True)
    (tmp_path / "painted" / "__init__.py").write_text("")
    own = '{"colours": {"ink": "#abcdef"}, "signs": {"dot": "<circle/>"}}'
    (showing / "art.json").write_text(own)
    monkeypatch.syspath_prepend(str(tmp_path))
    art = art_of("painted")
    assert art.sign("dot") == "<circle/>"
    assert art.colour("ink") == "#abcdef"
    assert art.colour("board") == shared_art().colour("board")
    assert shared_art().colour("ink") != "#abcdef"


def test_a_game_with_signs_and_no_colours_has_the_shared_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    showing = tmp_path / "signed" / "showing"
    showing.mkdir(parents=True)
    (tmp_path / "signed" / "__init__.py").write_text("")
    (showing / "art.json").write_text('{"signs": {}}')
    monkeypatch.syspath_prepend(str(tmp_path))
    game = REGISTRY.game("kingdomino")
    monkeypatch.setattr(game, "house", House("signed"))
    assert "Players" in texts(picture(game, game.new(2, {}, 1), 0).svg)


def test_names_are_only_text() -> None:
    game = REGISTRY.game("kingdomino")
    made = picture(game, game.new(2, {}, 1), 0, names=["<script>", "&"])
    assert "<script>" not in made.svg
    assert texts(made.svg).count("&") == 1


def test_texts_fit_their_room() -> None:
    words, size = fitted("A very long name indeed", 14, 60, 400)
    assert size >= 8
    assert extent(words, size) <= 61
    assert fitted("Short", 14, 60, 400) == ("Short", 14)
    assert wrapped("one two three four", 10, 60, 2, 400) == ["one two", "three four"]


def test_the_art_is_the_browsers() -> None:
    assert art.main(["--check"]) == 0


@pytest.mark.parametrize("choice", ["once", "per_tile"])
def test_a_demand_bonus_is_drawn_as_often_as_it_scores(choice: str) -> None:
    game = REGISTRY.game("trajan")
    s = game.new(2, {"bonus_demand": choice}, 1)
    assert isinstance(s, TrajanState)
    s.senate.bonus = [0, 3]
    shown = texts(picture(game, s, SPECTATOR).svg)
    assert ("\u00d79" in shown) == (choice == "per_tile")
