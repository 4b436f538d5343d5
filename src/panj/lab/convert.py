"""Match files become a record, and the matches of a record become match files."""

from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path

from panj.core.match_file import MatchFile, write
from panj.lab.about import about_of
from panj.lab.recording import Recorder
from panj.lab.records import Record
from panj.lab.rows import Wants, record_match


class OtherTerms(Exception):
    """A match on other terms than the first one: a record holds one game on the same terms."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} was played on other terms")
        self.name = name


class NothingPlayed(Exception):
    """A match without moves leaves no trace in a record."""

    def __init__(self, name: str) -> None:
        super().__init__(f"nothing was played in {name}")
        self.name = name


def to_record(matches: Iterable[tuple[str, MatchFile]], target: Path, wants: Wants) -> int:
    """Write matches, each with the name of its file, into one record; how many there were."""
    source = iter(matches)
    first = next(source)
    terms = first[1].match.terms
    with Recorder(target, about_of(terms, [], None), wants) as recorder:
        for name, one in chain([first], source):
            ours = one.match.terms
            if (ours.game, ours.seats, ours.options) != (terms.game, terms.seats, terms.options):
                raise OtherTerms(name)
            if not one.match.played:
                raise NothingPlayed(name)
            recorder.add(record_match(one, wants, recorder.matches))
    return recorder.matches


def to_match_text(record: Record, number: int) -> str:
    """One match of a record as the text of a match file."""
    found = record.match(number)
    return write(found.match, found.names)


def numbers(record: Record) -> Sequence[int]:
    """The numbers of all matches of a record."""
    found: list[int] = record.matches["match"].to_pylist()
    return found
