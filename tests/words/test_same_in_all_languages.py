"""The three languages say the same things with the same operands."""

from collections import Counter

import pytest
from fluent.syntax import ast

from panj.core.registry import REGISTRY
from panj.words import LANGUAGES
from words.ftl_files import messages, parsed, variables

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read_to_the_end(lang: str) -> None:
    junk = [
        (name, entry.content)
        for name, resource in parsed(lang).items()
        for entry in resource.body
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    counts = Counter(
        entry.id.name
        for resource in parsed(lang).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    )
    assert [ident for ident, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_file_has_the_same_messages(lang: str) -> None:
    assert set(messages("en")) ^ set(messages(lang)) == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_has_the_same_attributes(lang: str) -> None:
    differing = [
        place
        for place, forms in messages("en").items()
        if set(forms) != set(messages(lang).get(place, {}))
    ]
    assert differing == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_form_has_the_same_operands(lang: str) -> None:
    differing = [
        (*place, form)
        for place, forms in messages("en").items()
        for form, pattern in forms.items()
        if variables(pattern) != variables(messages(lang)[place][form])
    ]
    assert differing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_a_value_of_its_own(lang: str) -> None:
    assert [place for place, forms in messages(lang).items() if "" not in forms] == []


def test_a_form_for_an_option_names_a_choice_of_its_game() -> None:
    """A form such as `time_cycle-longer` would never be read if no table could choose it."""
    unknown = []
    for (_, ident), forms in messages("en").items():
        for form in forms:
            name, dash, value = form.partition("-")
            slug = ident.partition("-")[0]
            if dash and value not in choices(slug, name):
                unknown.append((ident, form))
    assert unknown == []


def choices(slug: str, name: str) -> list[str]:
    """What may be chosen for an option of a game."""
    options = REGISTRY.game(slug).options if slug in REGISTRY.slugs() else []
    return [choice for option in options if option.name == name for choice in option.choices]
