"""What there is to play: games, their options, components and rules, and bots, in words."""

import json
from typing import Final

from panj.bots.registry import bot_names
from panj.bots.styles import styles_of
from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.options import Form, Option
from panj.core.registry import REGISTRY
from panj.lab.mcp.teller import lab_words
from panj.words import Words
from panj.words.direction import plain
from panj.words.names import style_name
from panj.words.speak import rule_key

ABOUT: Final = "about"


def games_text(lang: str) -> str:
    """All games and all bots, a line each."""
    words = lab_words(lang)
    games = [game_line(words, REGISTRY.game(slug)) for slug in REGISTRY.slugs()]
    bots = [f"{name}: {bot_line(words, name)}" for name in bot_names()]
    return "\n".join([*games, "", f"{words.text('core.bot')}:", *bots])


def game_line(words: Words, game: Game) -> str:
    """A game in a line: its identifier, its name, how many may play."""
    seats = ", ".join(words.number(count) for count in game.seat_counts)
    name = named(words, f"{game.slug}.name", game.slug)
    return f"{game.slug}: {name} ({words.text('core.player')}: {seats})"


def bot_line(words: Words, name: str) -> str:
    """A bot's name and character."""
    key = f"core.bot.{name}"
    about = words.form(key, {}, ABOUT) if words.has(key) else ""
    return plain(f"{words.word(key, name)}. {about}")


def game_text(game: Game, lang: str) -> str:
    """One game: what it is, its options with their values, and the facts of its components."""
    words = lab_words(lang)
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
    return f"{value}: {name}. {about}"


def values_text(option: Option) -> str:
    """What may be given as the value of an option, as JSON has it."""
    if option.form == Form.SWITCH:
        return "true, false"
    if option.form == Form.NUMBER:
        return f"{option.least}-{option.most}"
    return ", ".join(json.dumps(choice) for choice in option.choices)


def rule_text(game: Game, rule: str, lang: str) -> str:
    """The explanation of a rule that a question or a refusal cites."""
    words = lab_words(lang)
    key = rule_key(rule, game.slug)
    if not words.has(key):
        raise Refused("lab.refusal.no_rule", [rule])
    return plain(words.text(key))


def named(words: Words, key: str, otherwise: str) -> str:
    """A word; a game from outside may have none."""
    return plain(words.word(key, otherwise))
