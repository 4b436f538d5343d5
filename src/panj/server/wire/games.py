"""What the server tells of the games that can be played."""

from typing import Any, Literal

from msgspec import Struct


class OptionAnswer(Struct, frozen=True, omit_defaults=True):
    """One thing to agree on before the game, with what a form needs to ask for it."""

    name: str
    form: Literal["switch", "choice", "number", "subset", "tables"]
    default: Any
    rule: str
    choices: list[str] = []
    least: int | None = None
    most: int | None = None
    seats: list[int] = []
    files: list[str] = []
    """Where a value may be whole files: their names. The value is an object of their texts."""
    needs: str | None = None
    """The switch without which it has no meaning."""
    automa: bool | None = None
    """Whether it gives the last seat to the rules themselves."""
    detail: bool | None = None
    """Whether it only refines another one: a form with many options shows it last."""


class GameBrief(Struct, frozen=True):
    slug: str
    rules_version: int
    rule_prefix: str
    """What the ids of its rules begin with: `MG` of `MG-4.1`."""
    seat_counts: list[int]
    options: list[OptionAnswer]
    styles: list[str]
    """How bots can lean here: a bot may be called `medium:builder`."""


class OperandAnswer(Struct, frozen=True):
    """How a browser shows one operand of a message."""

    name: str
    kind: str
    number: bool
    words: str
    thing: bool
    """Whether it lies on the table and can be pointed at."""
    names: list[str]
    """The text of every value, where a name stands for it."""
    plane: list[int] = []
    """Width and reach, where a value is a cell of a plane: too many to name them all."""


class ViewFieldsAnswer(Struct, frozen=True):
    """What the numbers in a game's view stand for, by the names of its fields."""

    seats: list[str]
    """A number under these is a seat."""
    seat_lists: list[str]
    """In lists under these, every number is a seat."""
    cards: list[str]
    """In lists under these, every number is a card."""
    words: list[str]
    """Where the view's names have words, besides those of the kinds of things in messages."""
    boards_only: list[str]
    """What a board needs and a reader does not: left out where a view is told in words."""


class GameAnswer(GameBrief, frozen=True):
    """A game with the operands of all it says, and the facts that its board needs."""

    phrases: dict[str, list[OperandAnswer]]
    components: dict[str, Any]
    view_fields: ViewFieldsAnswer
    has_secrets: bool
    """Whether one seat may see what another must not: who share a screen look away then."""
    board_files: list[str]
    """What it brings along for the browser, under `/boards/<slug>/`."""


class BotAnswer(Struct, frozen=True):
    """A bot as a form offers it."""

    name: str
    leans: bool
    """Whether it can have one of a game's styles."""
    default: bool
    """Whether it plays where nobody has chosen."""
