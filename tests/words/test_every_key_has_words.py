"""Whatever the code can name has words in every language."""

import ast
import re
from pathlib import Path

import pytest

import panj
from panj.bots.registry import bot_names
from panj.bots.styles import styles_of
from panj.core.game import Game
from panj.core.phrases import CORE_PHRASES
from panj.core.registry import REGISTRY
from panj.core.state import Decision
from panj.core.things import SEAT, Kind, Named, Operand, Plane
from panj.words import LANGUAGES, words_for
from panj.words.speak import ident, phrases_of, rule_key
from words.ftl_files import all_phrases, forms_of, games, messages, talks, variables

SOURCE = Path(panj.__file__).parent
GAMES = [pytest.param(game, id=game.slug) for game in games()]


def without_words(keys: list[str]) -> list[tuple[str, str]]:
    """The keys that some language lacks."""
    return [(lang, key) for lang in LANGUAGES for key in keys if not words_for(lang).has(key)]


def lacking(keys: list[str], attribute: str) -> list[tuple[str, str]]:
    """The keys that lack an attribute in some language."""
    return [
        (lang, key)
        for lang in LANGUAGES
        for key in keys
        if attribute not in forms_of(lang, ident(key))
    ]


def kinds_of(game: Game) -> set[Kind]:
    """Every kind of thing that a game's moves and messages speak of."""
    return {operand.kind for operands in phrases_of(game).values() for operand in operands}


def test_the_core_can_say_everything() -> None:
    assert without_words(list(CORE_PHRASES)) == []


def test_every_bot_has_a_name_and_a_character() -> None:
    keys = [f"core.bot.{name}" for name in bot_names()]
    assert without_words(keys) == []
    assert lacking(keys, "about") == []
    assert lacking(keys, "names") == []


def style_key(slug: str, style: str) -> str:
    """A game's own word for a style, or that of all games."""
    own = f"{slug}.style.{style}"
    return own if words_for("en").has(own) else f"core.style.{style}"


def test_every_style_has_a_name_and_a_character() -> None:
    keys = [style_key(slug, name) for slug in REGISTRY.slugs() for name in styles_of(slug)]
    assert without_words(keys) == []
    assert lacking(keys, "about") == []


def test_every_language_has_a_name_in_its_own_script() -> None:
    keys = [f"core.language.{lang}" for lang in LANGUAGES]
    for lang in LANGUAGES:
        assert [words_for(lang).text(key) for key in keys] == ["English", "فارسی", "Magyar"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_name_and_a_description(game: Game) -> None:
    assert without_words([f"{game.slug}.{word}" for word in ("name", "about")]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_say_everything(game: Game) -> None:
    assert without_words(list(phrases_of(game))) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_name_and_an_explanation(game: Game) -> None:
    keys = [f"{game.slug}.option.{option.name}" for option in game.options]
    assert without_words(keys) == []
    assert lacking(keys, "about") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_an_option_has_a_name(game: Game) -> None:
    keys = [
        f"{game.slug}.option.{option.name}.{choice}"
        for option in game.options
        for choice in option.choices
    ]
    assert without_words(keys) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_named_thing_has_a_name(game: Game) -> None:
    named = [kind for kind in kinds_of(game) if kind.words or isinstance(kind, Named)]
    assert [kind.name for kind in named if not kind.words] == []
    assert without_words([kind.key(value) for kind in named for value in range(kind.size)]) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_score_sheet_has_a_name(game: Game) -> None:
    keys = {key for talk in talks(game.slug) for key in talk.scores}
    assert keys
    assert without_words(sorted(keys)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_is_explained(game: Game) -> None:
    steps = game.steps.values()
    rules = {step.RULE for step in steps if issubclass(step, Decision)}
    rules |= {option.rule for option in game.options}
    rules |= {rule for talk in talks(game.slug) for rule in talk.rules}
    assert without_words([rule_key(rule, game.slug) for rule in sorted(rules - {""})]) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_has_a_title(game: Game) -> None:
    rule = re.compile(rf"{game.slug}-rule-(\d+)_\d+")
    chapters = {found[1] for _, name in messages("en") if (found := rule.match(name))}
    assert chapters
    assert without_words([f"{game.slug}.chapter.{number}" for number in sorted(chapters)]) == []
    for lang in LANGUAGES:
        titles = [words_for(lang).text(f"{game.slug}.chapter.{number}") for number in chapters]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_use_the_operands_that_are_declared(lang: str) -> None:
    wrong = []
    for key, operands in all_phrases().items():
        declared = {operand.name for operand in operands}
        used = variables(forms_of(lang, ident(key))[""])
        # Refusals of one family share their operands; not every reason needs them.
        is_short = used < declared - lit_only(key, operands) and ".refusal." not in key
        if used - declared or is_short:
            wrong.append((key, declared ^ used))
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_seat_does_has_a_form_for_that_seat_and_nothing_else_has(lang: str) -> None:
    for key, operands in all_phrases().items():
        forms = forms_of(lang, ident(key))
        is_about_a_seat = bool(operands) and operands[0].kind is SEAT
        assert ("you" in forms) == is_about_a_seat, key
        if is_about_a_seat:
            others = {operand.name for operand in operands[1:]}
            used = variables(forms["you"])
            assert others - lit_only(key, operands) <= used <= others, key


def lit_only(key: str, operands: list[Operand]) -> set[str]:
    """What a line of the log may leave unsaid: where something lies is seen on the board, which
    lights it, and nobody at the table knows coordinates."""
    if ".log." not in key:
        return set()
    return {operand.name for operand in operands if isinstance(operand.kind, Plane)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_log_says_coordinates(lang: str) -> None:
    told = {
        key: variables(forms_of(lang, ident(key))[""]) & lit_only(key, operands)
        for key, operands in all_phrases().items()
    }
    assert [key for key, said in told.items() if said] == []


def literal_keys() -> list[tuple[str, str]]:
    """Every string in the source that looks like a key, or like the beginning of one."""
    owners = "|".join(["core", "cli", *(game.slug for game in games())])
    key = re.compile(rf"({owners})(\.[a-z0-9_]+)+\.?")
    return [
        (path.name, node.value)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and key.fullmatch(node.value)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_written_in_the_source_exists(lang: str) -> None:
    known = {ident.replace("-", ".") for _, ident in messages(lang)}
    beginnings = {key[: i + 1] for key in known for i, sign in enumerate(key) if sign == "."}
    found = literal_keys()
    assert len(found) > len(CORE_PHRASES)
    unknown = [
        (name, key)
        for name, key in found
        if key not in known and key.rstrip(".") + "." not in beginnings
    ]
    assert unknown == []
