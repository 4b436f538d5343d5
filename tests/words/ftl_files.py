"""The Fluent files taken apart, and everything that a whole random game says."""

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from panj.core.codec import Json
from panj.core.conformance import settings
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import Message
from panj.core.phrases import CORE_PHRASES
from panj.core.registry import REGISTRY
from panj.core.things import TEXT, Operand
from panj.words.speak import phrases_of, resources
from support.example import GAME as HIGH_CARD
from support.example import at_home

Forms = dict[str, ast.Pattern]
"""The value of a message under the empty name, its attributes under theirs."""


class Variables(Visitor):
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Texts(Visitor):
    """Collects the static text of a pattern, that of its variants included."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def variables(pattern: ast.Pattern) -> set[str]:
    """The variables that a pattern uses."""
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


EXPLAINED = re.compile(r"\]\(\w+\)")
"""`[the words here](word)`, as the pages on how to play have them."""


def static_text(pattern: ast.Pattern) -> str:
    """What a translator wrote, without placeables and without the names of words to explain."""
    visitor = Texts()
    visitor.visit(pattern)
    return EXPLAINED.sub("]", " ".join(visitor.texts))


@cache
def parsed(lang: str) -> dict[str, ast.Resource]:
    """The files of a language by owner and name, those of the example included whoever asks first;
    a single file is named after its language."""
    found = {}
    with at_home():
        files = resources(lang)
    for resource in files:
        name = resource.file.name.replace(f"{lang}.ftl", "all.ftl")
        found[f"{resource.owner}/{name}"] = FluentParser().parse(resource.text())
    return found


@cache
def messages(lang: str) -> dict[tuple[str, str], Forms]:
    """All messages of a language by file and identifier."""
    found: dict[tuple[str, str], Forms] = {}
    for name, resource in parsed(lang).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                forms = {attribute.id.name: attribute.value for attribute in entry.attributes}
                if entry.value is not None:
                    forms[""] = entry.value
                found[name, entry.id.name] = forms
    return found


def forms_of(lang: str, ident: str) -> Forms:
    """The forms of one message, whichever file has it."""
    for (_, name), forms in messages(lang).items():
        if name == ident:
            return forms
    raise AssertionError(f"{lang}: no words for {ident}")


def games() -> list[Game]:
    """Every registered game, and the example."""
    ours = [slug for slug in REGISTRY.slugs() if slug != HIGH_CARD.slug]
    return [*(REGISTRY.game(slug) for slug in ours), HIGH_CARD]


def all_phrases() -> dict[str, list[Operand]]:
    """Everything that the core and the games say, with operands."""
    found = dict(CORE_PHRASES)
    for game in games():
        found.update(phrases_of(game))
    return found


def sample(operands: list[Operand], value: int) -> list[int | str]:
    """Operands of a message: a Latin word for every text, otherwise this value or the largest."""
    return [
        "word" if operand.kind is TEXT else min(value, operand.kind.size - 1)
        for operand in operands
    ]


def some_settings(game: Game) -> list[tuple[int, dict[str, Json]]]:
    """For every seat count the first setting and the last: nothing chosen, everything chosen."""
    known = settings(game)
    found = []
    for seats in game.seat_counts:
        fitting = [options for count, options in known if count == seats]
        found += [(seats, fitting[0]), (seats, fitting[-1])]
    return found


class Talk:
    """What was said in one random game, and what its score sheet and refusals name."""

    def __init__(self, game: Game, seats: int, options: dict[str, Json], seed: int) -> None:
        self.match = Match(game, game.terms(seats, options), Dice(seed).key())
        self.spoken: set[Message] = set()
        self.rules: set[str] = set()
        self.play(Dice(seed))
        self.log = self.match.log(0)
        s = self.match.state
        self.scores = {line.key for line in [*s.score_sheet(), *s.tie_breaks()]}

    def play(self, dice: Dice) -> None:
        """Play at random, listening to prompts, moves, previews and reasons."""
        while (d := self.match.decision()) is not None:
            s = self.match.state
            moves = d.moves(s)
            move = moves[dice.below(len(moves))]
            blocked = d.blocked(s)
            self.spoken |= {d.prompt(s), self.match.game.moves.message(move)}
            self.spoken |= {*d.preview(s, move), *(thing.reason for thing in blocked)}
            self.rules |= {d.rule, *(thing.rule for thing in blocked)}
            self.match.submit(move, self.match.version)


@cache
def talks(slug: str) -> list[Talk]:
    """Random games of one rulebook, played once for all tests."""
    game = REGISTRY.game(slug)
    return [Talk(game, seats, options, seed=7) for seats, options in some_settings(game)]
