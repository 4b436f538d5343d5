"""What seats are called whom nobody has named: bots and automas."""

from collections.abc import Sequence

from panj.words.speak import Words


def bot_name(words: Words, kind: str) -> str:
    """A bot's name in the reader's language; one from outside may have none."""
    key = f"core.bot.{kind}"
    return words.text(key) if words.has(key) else kind


def automa_name(words: Words, slug: str) -> str:
    """What the competitor is called whom a game's own rules play."""
    key = f"{slug}.automa"
    return words.text(key if words.has(key) else "web.seat.automa")


def told_apart(words: Words, names: Sequence[str]) -> list[str]:
    """The names, with numbers behind those that are alike."""
    return [
        f"{name} {words.number(names[: seat + 1].count(name))}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
