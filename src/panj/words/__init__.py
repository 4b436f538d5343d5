"""Words: what keys and integers are called in English, Persian and Hungarian."""

from panj.words.numbers import decimal, number, percent
from panj.words.speak import LANGUAGES, Words, words_for

__all__ = ["LANGUAGES", "Words", "decimal", "number", "percent", "words_for"]
