"""Matches that were written long ago are opened, proved and written again to the byte.

The files are not made by the code under test, so that a change of the format or of the rules
cannot change them along with it. They stay as they are for ever: those of the present rules are
opened, those of earlier rules are refused with a sentence. When a game's rules version rises, its
new files are added beside the old ones (`<slug>_<kind>_<version>.jsonl`; version 1 has no number).
"""

import json
from pathlib import Path

import pytest

from panj.core.codec import digest
from panj.core.match_file import read, write
from panj.core.messages import Refused
from panj.core.registry import REGISTRY

FILES = sorted(Path(__file__).parent.joinpath("old_matches").glob("*.jsonl"))
KINDS = ("finished", "running", "with_options")


def lines(path: Path) -> list[dict[str, object]]:
    """What stands in a file, line by line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def rules_of(path: Path) -> tuple[str, int]:
    """The game of a file, and the version of its rules."""
    first = lines(path)[0]
    slug, version = first["game"], first["rules_version"]
    assert isinstance(slug, str)
    assert isinstance(version, int)
    return slug, version


def name_of(slug: str, kind: str, version: int) -> str:
    """What a file is called."""
    return f"{slug}_{kind}" if version == 1 else f"{slug}_{kind}_{version}"


def by_these_rules(path: Path) -> bool:
    """Whether a match was played by the rules that are played now."""
    slug, version = rules_of(path)
    return version == REGISTRY.game(slug).rules_version


NOW = [path for path in FILES if by_these_rules(path)]
EARLIER = [path for path in FILES if not by_these_rules(path)]
OLD = pytest.mark.parametrize("path", NOW, ids=[path.stem for path in NOW])


def test_every_game_has_all_kinds_of_matches_for_every_version_of_its_rules() -> None:
    assert [path.stem for path in FILES] == sorted(
        name_of(slug, kind, version)
        for slug in REGISTRY.slugs()
        for version in range(1, REGISTRY.game(slug).rules_version + 1)
        for kind in KINDS
    )
    for path in FILES:
        assert path.stem in [name_of(rules_of(path)[0], kind, rules_of(path)[1]) for kind in KINDS]


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


@pytest.mark.parametrize("path", EARLIER, ids=[path.stem for path in EARLIER])
def test_a_match_by_earlier_rules_is_refused_with_both_versions(path: Path) -> None:
    slug, version = rules_of(path)
    with pytest.raises(Refused) as refused:
        read(path.read_text(encoding="utf-8"), REGISTRY)
    message = refused.value.message
    assert message.key == "core.refusal.rules_version_file"
    assert message.operands == [slug, str(version), REGISTRY.game(slug).rules_version]


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_old_matches_are_over_running_or_have_options(slug: str) -> None:
    game = REGISTRY.game(slug)
    finished, running, with_options = [
        next(path for path in NOW if path.stem == name_of(slug, kind, game.rules_version))
        for kind in KINDS
    ]
    assert lines(finished)[-1]["over"] is True
    assert lines(running)[-1]["over"] is False
    first = lines(with_options)[0]
    seats = first["seats"]
    assert isinstance(seats, int)
    assert first["options"] != game.terms(seats, {}).options
