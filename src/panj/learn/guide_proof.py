"""What is wrong with a guide: its texts are read, its pictures made, its first game is opened."""

from collections.abc import Iterator

from panj.core.messages import Refused
from panj.learn.guide import Guide, position
from panj.learn.marked import plain, spans
from panj.learn.proof import numbers_in
from panj.words import LANGUAGES, words_for
from panj.words.speak import rule_key


def guide_faults(own: Guide) -> list[str]:
    """Everything that is wrong with a guide, in plain sentences."""
    found = [*wording(own), *explained(own), *rules(own), *pictures(own)]
    try:
        own.game.terms(own.first.seats, own.first.options)
    except Refused as refusal:
        found.append(f"the first game cannot be opened: {refusal.message.key}")
    return found


def wording(own: Guide) -> Iterator[str]:
    """Texts that are missing in a language, or say other numbers than in English."""
    for key in own.texts():
        for lang in LANGUAGES:
            if not words_for(lang).has(key):
                yield f"{lang}: there is no text {key}"
            elif words_for("en").has(key) and numbers_in(said(key, lang)) != numbers_in(
                said(key, "en")
            ):
                yield f"{lang}: {key} does not say the numbers of the English text"


def said(key: str, lang: str) -> str:
    return plain(words_for(lang).text(key))


def explained(own: Guide) -> Iterator[str]:
    """Words that are marked and not explained; those marked twice, or in one language only."""
    page = [key for key in own.texts() if key.startswith(f"{own.game.slug}.how.")]
    first: list[str] = []
    for lang in LANGUAGES:
        marked = [
            span.word
            for key in page
            if words_for(lang).has(key)
            for span in spans(words_for(lang).text(key))
            if span.word
        ]
        first = first or sorted(marked)
        for name in sorted(set(marked) - set(own.words)):
            yield f"{lang}: the word {name} is not explained"
        if len(set(marked)) < len(marked):
            yield f"{lang}: a word is marked twice"
        if sorted(marked) != first:
            yield f"{lang}: other words are marked than in English"


def rules(own: Guide) -> Iterator[str]:
    """Rules that are named and are none."""
    named = [rule for drawn in own.pictures().values() for rule in drawn.rules]
    named += [tip.rule for tip in own.tips if tip.rule]
    for rule in dict.fromkeys(named):
        if not words_for("en").has(rule_key(rule, own.game.slug)):
            yield f"there is no rule {rule}"


def pictures(own: Guide) -> Iterator[str]:
    """Pictures whose lesson does not come there."""
    for name, drawn in own.pictures().items():
        try:
            position(own.game, drawn)
        except Refused as refusal:
            yield f"the picture {name} cannot be made: {refusal.message.key}"
