"""Wakhan's card: what she tries in which order, whom she is loyal to, where her arrows point."""

from typing import Any

from panj.games.pax_pamir.showing.terminal_faces import card_name, coalition_letter, region_name
from panj.terminal.board import Pane
from panj.terminal.cells import Block, Cell, Line, Parts, flow, line
from panj.terminal.kit import NUMBER, QUIET


def wakhan(pane: Pane, is_whole: bool) -> Block:
    """Her panel in a few lines, or in one with the key that opens it."""
    told = pane.view.get("wakhan")
    if told is None:
        return []
    lead = line(pane.badge(told["seat"], 16), "  ")
    face = told.get("face")
    if face is None:
        return flow([Cell(pane.word("cli.pax_pamir.waits"), QUIET)], pane.columns, lead)
    items = attempts(pane, face)
    if not is_whole:
        key = line(Cell("v w", NUMBER))
        short = line(fact(pane, "loyal", coalition_letter(pane, face["loyalty"])))
        return flow([key, short, *items], pane.columns, lead)[:1]
    found = flow(items, pane.columns, lead, 3)
    return found + flow(details(pane, told, face), pane.columns, "  ", 3, 2)


def attempts(pane: Pane, face: dict[str, Any]) -> list[Parts]:
    """What she tries, one after the other."""
    found: list[Parts] = []
    for at, name in enumerate(face["lines"], 1):
        words = pane.word(f"web.pax_pamir.line.{name}")
        found.append(line(Cell(f"{pane.digits(at)}.", QUIET), " ", words))
    return found


def details(pane: Pane, told: dict[str, Any], face: dict[str, Any]) -> list[Parts]:
    """Her loyalty, her order of regions, the card and the label at her arrows, her deck."""
    order = [coalition_letter(pane, each) for each in face["loyalties"]]
    loyal = f"{coalition_letter(pane, face['loyalty'])} ({' '.join(order)})"
    regions = pane.screen.words.comma.join(region_name(pane, each) for each in face["regions"])
    at = face["arrows"]["card"]
    card = "–" if at is None else card_name(pane, at)
    side = pane.word(f"pax_pamir.view.side.{face['side']}")
    found: list[Parts] = [
        line(fact(pane, "loyal", loyal)),
        line(fact(pane, "arrows", card), " ", Cell(f"({side})", QUIET)),
        line(fact(pane, "arrow_player", ""), pane.badge(face["player"], 10)),
        line(fact(pane, "regions", regions)),
        line(fact(pane, "ai_deck", pane.digits(told["deck"]))),
    ]
    return found


def fact(pane: Pane, name: str, value: str) -> Line:
    """A fact behind what it is."""
    return line(Cell(pane.word(f"cli.pax_pamir.{name}"), QUIET), " ", Cell(value))
