"""Refusals in words, wherever no table and no names are at hand."""

from panj.core.messages import Message, Refused
from panj.core.things import MOST_SEATS
from panj.words.direction import plain
from panj.words.speak import Words, words_for


def sentence_of(words: Words, message: Message) -> str:
    """A refusal in words; players are called by the numbers of their seats."""
    return words.tell(message, [words.number(seat + 1) for seat in range(MOST_SEATS)])


def explained(words: Words, refused: Refused) -> str:
    """Why something cannot be done, with the rule behind it where there is one."""
    said = plain(sentence_of(words, refused.message))
    return f"{said} ({refused.rule})" if refused.rule else said


def in_english(refused: Refused) -> str:
    """What `str` makes of a refusal."""
    return explained(words_for("en"), refused)
