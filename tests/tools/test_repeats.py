"""The tool that lists equal blocks in the rules."""

from pathlib import Path

import pytest
from repeats import AsTheyStand, ButForNames, main, problems

BODY = [f"x{i} = {i}" for i in range(AsTheyStand.LEAST)]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository of two games without rules."""
    for slug in ("chess", "go"):
        (tmp_path / "src/panj/games" / slug / "rules").mkdir(parents=True)
    return tmp_path


def write(root: Path, path: str, lines: list[str]) -> None:
    """A file of rules with these lines."""
    file = root / "src/panj/games" / path
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def function(name: str, body: list[str]) -> list[str]:
    """A function with these lines."""
    return [f"def {name}():", *[f"    {line}" for line in body]]


def method(name: str, signature: str, body: list[str]) -> list[str]:
    """A class with one method of these lines."""
    return [f"class {name}:", f"    {signature}", *[f"        {line}" for line in body]]


def test_a_block_in_two_games_is_listed_with_both_places(root: Path) -> None:
    write(root, "chess/rules/turn.py", function("play", BODY))
    write(root, "go/rules/deep/turn.py", ["", "", *function("go_on", [*BODY, "y = 1"])])
    assert problems(root) == [
        "src/panj/games/chess/rules/turn.py:2: 6 lines stand again at "
        "src/panj/games/go/rules/deep/turn.py:4"
    ]
    assert main(["--root", str(root)]) == 1


def test_a_longer_block_is_listed_once_and_whole(root: Path) -> None:
    write(root, "chess/rules/turn.py", function("play", [*BODY, "y = 1"]))
    write(root, "go/rules/turn.py", function("go_on", [*BODY, "y = 1"]))
    (found,) = problems(root)
    assert ": 7 lines" in found


def test_a_block_that_stands_twice_in_one_file_is_listed(root: Path) -> None:
    write(root, "chess/rules/turn.py", function("play", BODY) + function("go_on", BODY))
    assert len(problems(root)) == 1


def test_an_empty_list_as_an_argument_counts(root: Path) -> None:
    call = ["call(", "terms,", "[],", "chance,", "0,", "0,", ")"]
    write(root, "chess/rules/setup.py", function("lay", call))
    write(root, "go/rules/setup.py", function("lay_out", call))
    (found,) = problems(root)
    assert ": 6 lines" in found


def test_five_equal_lines_are_no_block(root: Path) -> None:
    write(root, "chess/rules/turn.py", function("play", BODY[1:]))
    write(root, "go/rules/turn.py", function("go_on", BODY[1:]))
    assert problems(root) == []
    assert main(["--root", str(root)]) == 0


@pytest.mark.parametrize("other", ["y = 1", "else:"])
def test_one_other_line_ends_a_block(root: Path, other: str) -> None:
    write(root, "chess/rules/turn.py", ["if x:", *[f" {line}" for line in BODY]])
    lines = [*BODY[:3], other, *BODY[3:]]
    indented = [line if line == "else:" else f" {line}" for line in lines]
    write(root, "go/rules/turn.py", ["if x:", *indented])
    assert problems(root) == []


@pytest.mark.parametrize(
    "more",
    [
        ["# a reason"],
        ["", ""],
        ['"""Some words', 'about it."""'],
        ["import os", "from os import (", "    path,", ")"],
        ["(", ")"],
    ],
)
def test_what_is_no_code_of_the_rules_neither_counts_nor_ends_a_block(
    root: Path, more: list[str]
) -> None:
    write(root, "chess/rules/turn.py", [*BODY[:3], *more, *BODY[3:]])
    write(root, "go/rules/turn.py", [f"{line}  # otherwise" for line in BODY])
    assert len(problems(root)) == 1
    write(root, "go/rules/turn.py", [*BODY[:3], *more, *BODY[3:-1]])
    assert problems(root) == []


def test_a_method_may_have_the_signature_of_another(root: Path) -> None:
    signature = "def moves(self, s):"
    write(root, "chess/rules/turn.py", method("Play", signature, BODY[1:]))
    write(root, "go/rules/turn.py", method("Pass", signature, BODY[1:]))
    assert problems(root) == []
    write(root, "chess/rules/turn.py", method("Play", signature, BODY))
    write(root, "go/rules/turn.py", method("Pass", signature, BODY))
    assert len(problems(root)) == 1


def step(name: str, verb: str, word: str) -> list[str]:
    """A class of ten lines, of which one is a constant."""
    lines = [
        f'RULE: ClassVar[str] = "{word}"',
        "def moves(self, s):",
        f"    return [Move({verb}, x) for x in s.{word}]",
        "def choose(self, s, move):",
        f"    {verb}(s, self.who, move.a)",
        f'    s.note("{word}", [self.who])',
        "def prompt(self, s):",
        "    s.reveal(2)",
        f'    return "{word}"',
    ]
    return [f"class {name}:", *[f"    {line}" for line in lines]]


def test_a_class_that_was_copied_and_renamed_is_listed(root: Path) -> None:
    write(root, "chess/rules/turn.py", step("Attack", "attack", "men"))
    write(root, "go/rules/turn.py", step("Surround", "surround", "stones"))
    assert problems(root) == [
        "src/panj/games/chess/rules/turn.py:1: 9 lines stand again at "
        "src/panj/games/go/rules/turn.py:1, but for names"
    ]


def test_a_name_that_stands_for_two_ends_a_block(root: Path) -> None:
    write(root, "chess/rules/turn.py", step("Attack", "attack", "men"))
    write(root, "go/rules/turn.py", step("Surround", "surround", "surround"))
    assert problems(root) == []


def test_eight_lines_equal_but_for_names_are_no_block(root: Path) -> None:
    write(root, "chess/rules/turn.py", step("Attack", "attack", "men")[:-1])
    write(root, "go/rules/turn.py", step("Surround", "surround", "stones")[:-1])
    assert problems(root) == []


def test_a_longer_block_as_it_stands_is_listed_once(root: Path) -> None:
    body = [f"x{i} = {i}" for i in range(ButForNames.LEAST)]
    write(root, "chess/rules/turn.py", function("play", body))
    write(root, "go/rules/turn.py", function("play", body))
    assert len(problems(root)) == 1


def test_constants_equal_but_for_names_are_no_block(root: Path) -> None:
    for slug, name in (("chess", "MAN"), ("go", "STONE")):
        constants = [f"    {name}_{i}: Final = {i}" for i in range(ButForNames.LEAST)]
        write(root, f"{slug}/rules/turn.py", [f"class {name}:", *constants])
    assert problems(root) == []


def test_a_list_of_like_lines_is_no_block(root: Path) -> None:
    lines = [f"place(board, piece_{i})" for i in range(ButForNames.LEAST + 1)]
    write(root, "chess/rules/turn.py", function("lay", lines))
    assert problems(root) == []


def test_other_packages_of_a_game_may_repeat_themselves(root: Path) -> None:
    write(root, "chess/rules/turn.py", BODY)
    write(root, "chess/showing/view.py", BODY)
    assert problems(root) == []
