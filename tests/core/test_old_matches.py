"""Matches that version 0.1 wrote are opened, proved and written again to the byte.

The files are not made by the code under test, so that a change of the format or of the rules
cannot change them along with it. They stay as they are while the rules versions stay.
"""

import json
from pathlib import Path

import pytest

from panj.core.codec import digest
from panj.core.match_file import read, write
from panj.core.registry import REGISTRY

FILES = sorted(Path(__file__).parent.joinpath("old_matches").glob("*.jsonl"))
OLD = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


def lines(path: Path) -> list[dict[str, object]]:
    """What stands in a file, line by line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_game_has_a_finished_match_a_running_one_and_one_with_options() -> None:
    kinds = ("finished", "running", "with_options")
    assert [path.stem for path in FILES] == sorted(
        f"{slug}_{kind}" for slug in REGISTRY.slugs() for kind in kinds
    )


@OLD
def test_an_old_match_comes_to_the_same_state(path: Path) -> None:
    match = read(path.read_text(encoding="utf-8"), REGISTRY).match
    footer = lines(path)[-1]
    assert match.version == footer["moves"]
    assert digest(match.game.dump(match.state)) == footer["state"]
    assert list(match.state.scores()) == footer["scores"]
    assert (match.decision() is None) == footer["over"]


@OLD
def test_an_old_match_is_written_again_to_the_byte(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = read(text, REGISTRY)
    assert write(found.match, found.names) == text


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_old_matches_are_over_running_or_have_options(slug: str) -> None:
    finished, running, with_options = [path for path in FILES if path.stem.startswith(slug)]
    assert lines(finished)[-1]["over"] is True
    assert lines(running)[-1]["over"] is False
    game = REGISTRY.game(slug)
    first = lines(with_options)[0]
    seats = first["seats"]
    assert isinstance(seats, int)
    assert first["options"] != game.terms(seats, {}).options
