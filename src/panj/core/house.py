"""A game's house: its folder, in which every part has its place and is found by it.

Rules and thinking speak keys and numbers and are loaded with the game or when a bot first thinks.
What draws needs more than the core: pictures, terminals and words are found here by whoever shows.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

JUDGEMENT: Final = "thinking.judgement"
ENCODING: Final = "thinking.encoding"
STYLES: Final = "thinking.styles"
GUIDE: Final = "showing.guide"
PICTURE: Final = "showing.picture"
TERMINAL: Final = "showing.terminal"
NARRATION: Final = "showing.narration"
REPORT: Final = "showing.report"
WHERE: Final = "showing.where"
"""The places of the parts that a game may do without: then it has what all games share."""

Styles = dict[str, dict[str, float]]
"""By style: how much each aspect of the judgement counts, where it is not 1; or, after `weight.`,
what a weight inside the judgement is."""


class House:
    """One game's package; empty for a game that is a single module and has rules only."""

    def __init__(self, package: str) -> None:
        self.package = package

    def part(self, place: str, name: str) -> object | None:
        """What the module at a place calls so; None if the house has no such module."""
        module = f"{self.package}.{place}"
        return getattr(import_module(module), name) if self.has(module) else None

    def has(self, module: str) -> bool:
        """Whether a module is there. One that is there and broken is a defect, and is told."""
        if not self.package:
            return False
        try:
            return find_spec(module) is not None
        except ModuleNotFoundError as missing:  # the room in which it would be
            if missing.name is None or not module.startswith(f"{missing.name}."):
                raise
            return False

    def styles(self) -> Styles:
        """The styles that bots have in this game; the rules need not be loaded for them."""
        found = self.part(STYLES, "STYLES")
        assert found is None or isinstance(found, dict)
        return found or {}


def house_around(module: str) -> House:
    """The house of the game that a module defines: the module if it is a package, otherwise the
    package around it. Notebooks and scripts define games in no module that could be found, and a
    process that a script starts knows it by yet another name."""
    try:
        spec = find_spec(module)
    except (ModuleNotFoundError, ValueError):
        return House("")
    is_package = spec is not None and spec.submodule_search_locations is not None
    return House(module if is_package else module.rpartition(".")[0])
