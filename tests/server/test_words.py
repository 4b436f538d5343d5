"""Whatever the server says has words in every language."""

import re
from pathlib import Path

import panj.server
from panj.core.phrases import CORE_PHRASES
from panj.core.things import TEXT
from panj.learn.phrases import LEARN_PHRASES
from panj.puzzles.phrases import PUZZLE_PHRASES
from panj.server.phrases import SERVER_PHRASES, STATUS
from panj.words import LANGUAGES
from panj.words.speak import ident
from words.ftl_files import forms_of, variables

SOURCE = Path(panj.server.__file__).parent
KEY = re.compile(r'"((?:server|core)\.(?:refusal|log)\.[a-z_]+)"')


def test_every_key_in_the_source_is_declared() -> None:
    named = {key for file in SOURCE.rglob("*.py") for key in KEY.findall(file.read_text())}
    assert named - set(SERVER_PHRASES) - set(CORE_PHRASES) == set()
    assert set(SERVER_PHRASES) - named == set()
    assert (
        set(STATUS)
        - {
            *SERVER_PHRASES,
            *CORE_PHRASES,
            *LEARN_PHRASES,
            *PUZZLE_PHRASES,
        }
        == set()
    )


def test_every_phrase_has_words_with_its_operands() -> None:
    for lang in LANGUAGES:
        for key, operands in SERVER_PHRASES.items():
            names = {operand.name for operand in operands}
            assert variables(forms_of(lang, ident(key))[""]) == names, (lang, key)


def test_only_names_and_amounts_are_inserted() -> None:
    kinds = {operand.kind.name for operands in SERVER_PHRASES.values() for operand in operands}
    assert kinds <= {"seat", "amount", TEXT.name}
