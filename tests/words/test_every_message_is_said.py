"""No message is kept that nothing says: translators would work for nobody."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from panj.core.game import Game
from panj.learn.guide import guide, has_guide
from panj.learn.lesson import lesson, lesson_numbers
from panj.learn.proof import texts_of
from panj.puzzles.recipe import recipe
from words.ftl_files import Forms, all_phrases, games, messages

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for folder, endings in (("src", ".py"), ("web/src", ".ts .svelte"), ("examples", ".py .js"))
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in endings.split() and not path.name.endswith(".test.ts")
]
BY_NAME = re.compile(r"(?:[a-z0-9_]+\.)+[a-z0-9_]+")
GAP = r"\$?\{[^{}]*\}"
WITH_GAPS = re.compile(rf"""["'`]([a-z0-9_]+\.(?:[a-z0-9_.]|{GAP})*)""")
"""What is put together: a beginning, or `web.${{slug}}.scene.${{name}}`."""
ASKED_FOR = ("name", "about", "temper", "automa", "chapter", "rule", "view")
"""What every game may have, or has for every part: its cover, its rules and what its view holds."""


class References(Visitor):
    """Collects the messages that a pattern quotes."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.keys.add(as_key(node.id.name))


def as_key(name: str) -> str:
    """The key that a Fluent identifier stands for."""
    return name.replace("-", ".")


def quoted(forms: Forms) -> set[str]:
    """The keys that the forms of a message quote."""
    visitor = References()
    for pattern in forms.values():
        visitor.visit(pattern)
    return visitor.keys


@cache
def in_source() -> tuple[set[str], re.Pattern[str]]:
    """What the source spells out whole, and what it puts together.

    A gap behind the owner alone says nothing, but for the arena, which is one family itself.
    """
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    built = {re.sub(GAP, "*", each) for each in WITH_GAPS.findall(text)}
    built = {f"{each}*" if each.endswith(".") else each for each in built}
    told = {each for each in built if len(re.findall(r"[a-z0-9_]+", each)) > 1}
    built = {each for each in built & {*told, "arena.*"} if "*" in each}
    patterns = [re.escape(each).replace(r"\*", r"[a-z0-9_.]+") for each in sorted(built)]
    return set(BY_NAME.findall(text)), re.compile("|".join(patterns))


def of_game(game: Game) -> set[str]:
    """What is said of a game because it has such an option, style or thing."""
    kinds = {each.kind for operands in all_phrases().values() for each in operands}
    keys = {kind.key(value) for kind in kinds if kind.words for value in range(kind.size)}
    for option in game.options:
        keys |= {f"{game.slug}.option.{option.name}"}
        keys |= {f"{game.slug}.option.{option.name}.{choice}" for choice in option.choices}
    for number in lesson_numbers(game):
        taught = lesson(game, number)
        keys |= {taught.key(text) for text in texts_of(taught)}
    if has_guide(game):
        keys |= set(guide(game).texts())
    found = recipe(game)
    themes = [] if found is None else found.themes
    keys |= {f"{game.slug}.puzzle.{theme.name}" for theme in themes}
    return keys | {f"{game.slug}.style.{style}" for style in game.house.styles()}


def unsaid(found: dict[tuple[str, str], Forms]) -> list[str]:
    """The keys of these messages that nothing can say."""
    spelled, built = in_source()
    known = set(all_phrases()) | spelled
    asked_for = []
    for game in games():
        known |= of_game(game)
        asked_for += [f"{game.slug}.{family}" for family in ASKED_FOR]
    for forms in found.values():
        known |= quoted(forms)
    return [
        key
        for key in (as_key(name) for _, name in found)
        if key not in known
        and not built.fullmatch(key)
        and ".".join(key.split(".")[:2]) not in asked_for
    ]


def test_every_message_is_said_somewhere() -> None:
    assert unsaid(messages("en")) == []


def test_a_message_that_is_never_asked_for_is_found() -> None:
    for name in ("web-nobody_says_this", "trajan-option-time_cycle-never", "trajan-style-nobody"):
        assert unsaid({("web.ftl", name): {}}) == [as_key(name)]
    assert unsaid({("web.ftl", "web-undo"): {}}) == []
