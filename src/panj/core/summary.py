"""The summary of a turn: the strongest facts of its lines, in the order in which they happened."""

from typing import Final

from panj.core.messages import Message
from panj.core.narration import LINES, OTHERWISE, Fact, Narration

TOLD: Final = 2
"""So many facts a summary has at most."""


class Summary:
    """A turn in a few words: perhaps what it was about, and what was done."""

    def __init__(self, lead: Message | None, facts: list[Message]) -> None:
        self.lead = lead
        self.facts = facts


def summary_of(narration: Narration, lines: list[Message]) -> Summary:
    """What these lines of one turn come to."""
    lead: Message | None = None
    found: dict[str, list[Message]] = {}
    for line in lines:
        if lead is None and line.key in narration.leads:
            lead = told(narration, narration.leads[line.key], [line])
        if line.key in narration.facts:
            fact = narration.facts[line.key]
            found.setdefault(fact.told, []).append(line)
    strongest = sorted(found, key=lambda name: rank_of(narration, found[name]))[:TOLD]
    strongest = [
        name
        for name in strongest
        if name == strongest[0] or rank_of(narration, found[name]) < OTHERWISE
    ]
    facts = [
        told(narration, narration.facts[found[name][0].key], found[name])
        for name in found
        if name in strongest
    ]
    return Summary(lead, facts)


def rank_of(narration: Narration, lines: list[Message]) -> int:
    """How strong a fact is that these lines make: the lower, the stronger."""
    return narration.facts[lines[0].key].rank


def told(narration: Narration, fact: Fact, lines: list[Message]) -> Message:
    """A fact in a message: the operands of the last of its lines, and what it counts."""
    last = lines[-1]
    shape = narration.lines[last.key]
    operands = fact.values(shape, last)
    if fact.counts:
        operands.append(sum(counted(narration, line) for line in lines))
    return Message(fact.key(narration.slug, last), operands)


def counted(narration: Narration, line: Message) -> int:
    """What one line adds to what its fact counts."""
    counts = narration.facts[line.key].counts
    if counts == LINES:
        return 1
    value = line.operands[narration.lines[line.key].place(counts)]
    return value if isinstance(value, int) else 0
