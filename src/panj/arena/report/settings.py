"""What was agreed on before an arena, as a part of its report."""

from html import escape
from typing import Any

from panj.arena.plan import Plan
from panj.arena.report.wording import Wording
from panj.core.options import Form, Option
from panj.core.registry import REGISTRY


def settings(wording: Wording, plan: Plan, digest: str) -> str:
    """The settings as a list, with the digest of all games."""
    number, say = wording.words.number, wording.say
    budgets = "<br>".join(
        f"{wording.isolated(each.label)} ({escape(wording.seconds(each.seconds))})"
        for each in plan.entrants
    )
    pairs = [
        ("seats", number(plan.seats)),
        ("options", options(wording, plan)),
        ("bots", budgets),
        ("format", say(f"arena.format.{plan.format.replace('-', '_')}")),
        ("seating", say(f"arena.seating.{plan.seating}")),
        ("seed", f"<bdi>{number(plan.seed)}</bdi>"),
        ("digest", f"<code>{digest}</code>"),
    ]
    items = "".join(f"<dt>{say(f'arena.setting.{key}')}</dt><dd>{text}</dd>" for key, text in pairs)
    return f"<dl>{items}</dl>"


def options(wording: Wording, plan: Plan) -> str:
    """The options of the game, in words."""
    shown = [
        f"{wording.called(f'{plan.game}.option.{option.name}', option.name)}: "
        f"{value(wording, plan.game, option, plan.options[option.name])}"
        for option in REGISTRY.game(plan.game).options
        if option.name in plan.options
    ]
    return "<br>".join(shown) or wording.say("arena.none")


def value(wording: Wording, slug: str, option: Option, chosen: Any) -> str:
    """The value of an option."""
    if option.form == Form.SWITCH:
        return wording.say("core.on" if chosen else "core.off")
    if option.form == Form.NUMBER:
        return wording.words.number(chosen)
    key = f"{slug}.option.{option.name}"
    members = chosen if isinstance(chosen, list) else [chosen]
    named = [wording.called(f"{key}.{each}", str(each)) for each in members]
    return " + ".join(named) or wording.say("arena.none")
