"""The words of Kingdomino keep to its glossary and explain its rules."""

import re
from pathlib import Path

import pytest

from panj.core.registry import REGISTRY
from panj.words import LANGUAGES, words_for
from panj.words.speak import rule_key
from support import rule
from words.ftl_files import forms_of, messages, static_text

RULEBOOK = Path(__file__).parents[3].joinpath("docs", "rules", "kingdomino.md")
EXPLAINED_CHAPTERS = range(8)
EXPLAINED_RULINGS = ("9.1", "9.2", "9.3", "9.4", "9.6", "9.9", "9.14")
TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "castle")
MOST_SHORT = 14


def rule_ids() -> list[str]:
    """The rules of the chapters that matter to a player, and the rulings that they meet."""
    found = re.findall(r"\*\*(KD-(\d+)\.\d+)\b", RULEBOOK.read_text(encoding="utf-8"))
    wanted = [ident for ident, chapter in found if int(chapter) in EXPLAINED_CHAPTERS]
    return [*wanted, *(f"KD-{number}" for number in EXPLAINED_RULINGS)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_matters_to_a_player_is_explained(lang: str) -> None:
    assert len(rule_ids()) > 60
    keys = [rule_key(ident, "kingdomino") for ident in rule_ids()]
    assert [key for key in keys if not words_for(lang).has(key)] == []


@rule("KD-9.10")
@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            ["wheat field", "forest", "lake", "grassland", "swamp", "mine", "castle"],
        ),
        ("fa", ["مزرعهٔ گندم", "جنگل", "دریاچه", "چمنزار", "مرداب", "معدن", "قصر"]),
        ("hu", ["búzamező", "erdő", "tó", "rét", "mocsár", "bánya", "kastély"]),
    ],
)
def test_terrains_have_the_names_of_the_glossary(lang: str, expected: list[str]) -> None:
    words = words_for(lang)
    assert [words.text(f"kingdomino.terrain.{terrain}") for terrain in TERRAINS] == expected


@rule("KD-9.13")
def test_the_castle_has_one_word_in_each_language() -> None:
    others = {"en": "palace|fortress", "fa": "قلعه", "hu": "palota|erőd"}
    for lang, pattern in others.items():
        for (name, ident), forms in messages(lang).items():
            if name.startswith("kingdomino/"):
                for form in forms.values():
                    assert not re.search(pattern, static_text(form)), ident


@rule("KD-6.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_is_announced_by_name_and_effect(lang: str) -> None:
    words = words_for(lang)
    for option in REGISTRY.game("kingdomino").options:
        key = f"kingdomino.option.{option.name}"
        assert words.text(key)
        assert words.form(key, {}, "about") != words.text(key)
        assert words.text(rule_key(option.rule, "kingdomino"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_are_short(lang: str) -> None:
    for terrain in TERRAINS:
        short = static_text(forms_of(lang, f"kingdomino-terrain-{terrain}")["short"])
        assert 0 < len(short) <= MOST_SHORT
