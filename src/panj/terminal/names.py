"""Names of players in few columns."""

from collections.abc import Sequence

from rich.cells import cell_len

from panj.terminal.cells import cut


def short_name(name: str, names: Sequence[str], most: int) -> str:
    """A name in so many columns. Where it would be cut like another one, it keeps its last word,
    which is what tells bots of one kind apart."""
    short = cut(name, most)
    others = [each for each in names if each != name]
    head, _, last = name.rpartition(" ")
    room = most - 1 - cell_len(last)
    if short not in [cut(each, most) for each in others] or not head or room < 2:
        return short
    return f"{cut(head, room)} {last}"


def short_names(names: Sequence[str], most: int) -> list[str]:
    """All names in so many columns each."""
    return [short_name(each, names, most) for each in names]
