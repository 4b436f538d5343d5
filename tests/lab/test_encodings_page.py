"""The page of encodings is true, and no encoding changes under its old version."""

import copy
from typing import Any

import encodings_page as tool
import pytest

from panj.core.registry import REGISTRY


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_encodings_are_as_they_were_when_their_version_was_given(slug: str) -> None:
    assert tool.digests_of(slug) == tool.read_digests()[slug], tool.__doc__


def test_the_page_is_as_the_tool_writes_it() -> None:
    assert tool.is_written(tool.PAGE, tool.page()), tool.__doc__


def changed(part: str, version: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The digests as they are, and with one of them changed under some version."""
    old = tool.read_digests()
    new = copy.deepcopy(old)
    new["kingdomino"][part]["digests"]["2"] = "another"
    new["kingdomino"][part]["version"] += version
    return old, new


@pytest.mark.parametrize("part", ["observations", "actions"])
def test_a_change_under_an_old_version_is_refused(part: str) -> None:
    assert tool.unversioned(*changed(part, 0)) == [
        f"the {part} of kingdomino have changed: raise their version"
    ]
    assert tool.unversioned(*changed(part, 1)) == []
