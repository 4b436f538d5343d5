"""Words: what keys and integers are called in English, Persian and Hungarian."""

from panj.words.numbers import number
from panj.words.speak import LANGUAGES, Words, words_for

__all__ = ["LANGUAGES", "Words", "number", "words_for"]
