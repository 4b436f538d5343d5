"""Lines that are too long are broken between words; a turn is told so that nobody is mistaken."""

from panj.cli.main import screen_for
from panj.core.messages import Message
from panj.terminal.cells import Cell, broken, flow, line, moves_in, text_of, width
from panj.terminal.story import Turn, turn_lines

NAMES = ["Anna", "Béla"]


def test_a_long_line_is_broken_between_words_and_keeps_styles_and_moves() -> None:
    cells = line(Cell("12", "bold", (12,)), " ", Cell("Buy the Dominance Check", "green"), "!")
    lines = broken(cells, 12, 4)
    assert [text_of(each) for each in lines] == ["12 Buy the", "    Dominance", "    Check!"]
    assert moves_in(lines) == {12}
    assert [cell.text for cell in lines[1] if cell.style == "green"] == ["Dominance"]
    assert broken(cells, 80) == [cells]


def test_a_sentence_stays_one_cell_in_each_line() -> None:
    lines = broken([Cell("این جمله دراز است و در یک سطر نمی‌گنجد")], 20, 2)
    assert len(lines) == 2
    assert all(len([cell for cell in each if cell.text.strip()]) == 1 for each in lines)


def test_a_word_that_fits_nowhere_stays_whole() -> None:
    assert [text_of(each) for each in broken([Cell("key: " + "a" * 30)], 20)] == ["key:", "a" * 30]


def test_an_item_that_is_longer_than_a_line_is_not_cut() -> None:
    lines = flow(["1 one two three four five", "2 six"], 14, "  ")
    assert [text_of(each) for each in lines] == [
        "  1 one two",
        "    three four",
        "    five",
        "  2 six",
    ]
    assert all(width(each) <= 14 for each in lines)


def told(*notes: Message) -> str:
    """A turn of the first seat, as its story tells it."""
    lines = turn_lines(screen_for("en"), Turn(0, list(notes)), NAMES, 1, frozenset(), 200)
    return " ".join(text_of(each) for each in lines)


def test_a_turn_says_the_name_again_when_something_else_was_spoken_of() -> None:
    def score(who: int, points: int) -> Message:
        return Message("kohan_dej.log.score", [who, points])

    assert (
        told(score(0, 3), score(0, 3), score(0, 4))
        == "┊ ● Anna scored 3 points ×2; scored 4 points."
    )
    mixed = told(score(0, 3), score(1, 5), score(0, 4))
    assert mixed == "┊ ● Anna scored 3 points. You scored 5 points. Anna scored 4 points."
