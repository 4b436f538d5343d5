"""Whatever the laboratory says has words in every language."""

import re
from pathlib import Path

import panj.lab
from panj.core.phrases import CORE_PHRASES
from panj.lab.mcp.phrases import LAB_PHRASES
from panj.words import LANGUAGES, words_for
from panj.words.speak import ident
from words.ftl_files import forms_of, variables

SOURCE = Path(panj.lab.__file__).parent
REFUSAL = re.compile(r'"((?:lab|core)\.refusal\.[a-z_]+)"')
KEY = re.compile(r'"((?:lab|core|web|cli)\.[a-z_.]+[a-z])"')


def named(pattern: re.Pattern[str]) -> set[str]:
    """The keys that are written in the source."""
    return {key for file in SOURCE.rglob("*.py") for key in pattern.findall(file.read_text())}


def test_every_refusal_is_declared() -> None:
    assert named(REFUSAL) - set(LAB_PHRASES) - set(CORE_PHRASES) == set()


def test_every_key_has_words() -> None:
    for lang in LANGUAGES:
        assert [key for key in named(KEY) if not words_for(lang).has(key)] == []


def test_every_refusal_has_words_with_its_operands() -> None:
    for lang in LANGUAGES:
        for key, operands in LAB_PHRASES.items():
            names = {operand.name for operand in operands}
            assert variables(forms_of(lang, ident(key))[""]) == names, (lang, key)
