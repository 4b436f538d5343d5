"""What there is to play: games, their options, components and rules, and bots, in words."""

import json
from collections.abc import Sequence
from typing import Final

from panj.bots.registry import bot_names
from panj.bots.styles import styles_of
from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.options import Form, Option
from panj.core.registry import REGISTRY
from panj.table.seats import players
from panj.words import Words, words_for
from panj.words.direction import plain
from panj.words.names import automa_name, style_name
from panj.words.speak import rule_key

ABOUT: Final = "about"


def games_text(lang: str) -> str:
    """All games and all bots, a line each."""
    words = words_for(lang)
    games = [game_line(words, REGISTRY.game(slug)) for slug in REGISTRY.slugs()]
    bots = [f"{name}: {bot_line(words, name)}" for name in bot_names()]
    return "\n".join([*games, "", f"{words.text('lab.mcp.bots')}:", *bots])


def game_line(words: Words, game: Game) -> str:
    """A game in a line: its identifier, its name, how many may play."""
    counts = "; ".join([counts_text(words, game.seat_counts), *with_automa(words, game)])
    name = named(words, f"{game.slug}.name", game.slug)
    return f"{game.slug}: {name} ({plain(words.text('lab.mcp.players', counts=counts))})"


def with_automa(words: Words, game: Game) -> list[str]:
    """How many may play where the rules themselves play a seat, if they can."""
    found: list[str] = []
    for option in game.options:
        if option.automa:
            seats = [count for count in game.seat_counts if option.fits(count)]
            terms = [game.terms(count, {option.name: True}) for count in seats]
            counts = counts_text(words, [len(players(game, each)) for each in terms])
            name = automa_name(words, game.slug)
            found.append(plain(words.text("lab.mcp.with_automa", name=name, counts=counts)))
    return found


def counts_text(words: Words, counts: Sequence[int]) -> str:
    """Several numbers of players or seats."""
    return words.comma.join(words.number(count) for count in counts)


def bot_line(words: Words, name: str) -> str:
    """A bot's name and character."""
    key = f"core.bot.{name}"
    about = words.form(key, {}, ABOUT) if words.has(key) else ""
    return plain(f"{words.word(key, name)}. {about}")


def game_text(game: Game, lang: str) -> str:
    """One game: what it is, its options with their values, and the facts of its components."""
    words = words_for(lang)
    lines = [game_line(words, game), named(words, f"{game.slug}.about", ""), ""]
    lines.append(f"{words.text('core.options')}:")
    lines += [option_line(words, game, option) for option in game.options]
    styles = [
        f"{style}: {plain(style_name(words, game.slug, style))}" for style in styles_of(game.slug)
    ]
    lines += ["", f"{plain(words.text('lab.mcp.styles'))}:", *styles] if styles else []
    facts = json.dumps(game.components(), ensure_ascii=False, separators=(",", ":"))
    return "\n".join([*lines, "", f"{plain(words.text('lab.mcp.components'))}:", facts])


def option_line(words: Words, game: Game, option: Option) -> str:
    """An option with its default and its values."""
    key = f"{game.slug}.option.{option.name}"
    about = plain(words.form(key, {}, ABOUT)) if words.has(key) else ""
    name = named(words, key, option.name)
    value = f"{option.name} = {json.dumps(option.default)} ({values_text(option)})"
    return " ".join([f"{value}: {name}.", about, *only_seats(words, option)]).rstrip()


def only_seats(words: Words, option: Option) -> list[str]:
    """At which tables an option has a meaning, if not at all."""
    if not option.seats:
        return []
    counts = counts_text(words, option.seats)
    return [plain(words.text("lab.mcp.only_seats", counts=counts))]


def values_text(option: Option) -> str:
    """What may be given as the value of an option, as JSON has it."""
    if option.form == Form.SWITCH:
        return "true, false"
    if option.form == Form.NUMBER:
        return f"{option.least}-{option.most}"
    return ", ".join(json.dumps(choice) for choice in option.choices)


def rule_text(game: Game, rule: str, lang: str) -> str:
    """The explanation of a rule that a question or a refusal cites."""
    words = words_for(lang)
    key = rule_key(rule, game.slug)
    if not words.has(key):
        raise Refused("lab.refusal.no_rule", [rule])
    return "\n".join([plain(words.text(key)), *other_forms(words, game, key)])


def other_forms(words: Words, game: Game, key: str) -> list[str]:
    """What a rule says under other options, a line for each choice that changes it."""
    lines: list[str] = []
    for option in game.options:
        for choice in option.choices:
            text = words.agreed(key, {option.name: choice})
            if text != words.text(key):
                lines.append(plain(f"{option.name} = {choice}: {text}"))
    return lines


def named(words: Words, key: str, otherwise: str) -> str:
    """A word; a game from outside may have none."""
    return plain(words.word(key, otherwise))
