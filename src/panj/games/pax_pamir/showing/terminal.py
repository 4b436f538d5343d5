"""The table of Pax Pamir: market, map, standing, courts and hands, and Wakhan's card."""

from typing import Any, ClassVar, Final

from panj.games.pax_pamir.showing.terminal_faces import (
    card_name,
    coalition_letter,
    suit_letter,
)
from panj.games.pax_pamir.showing.terminal_map import country
from panj.games.pax_pamir.showing.terminal_market import market
from panj.games.pax_pamir.showing.terminal_moves import PIECES, groups
from panj.games.pax_pamir.showing.terminal_seats import (
    court,
    court_head,
    hand,
    if_checked,
    rival_courts,
    small_card,
    standing,
    standing_lines,
)
from panj.games.pax_pamir.showing.terminal_wakhan import wakhan
from panj.games.pax_pamir.tables import COALITIONS, SUITS
from panj.terminal.board import Board, Fold, Group, Pane
from panj.terminal.cells import Block, Cell, Line, Parts, beside, flow, line, moves_in, widest
from panj.terminal.kit import HEADING, QUIET, legend

STANDING_GAP: Final = 2

QUIET_LINES: Final = ("turn", "end_turn", "drawn", "revealed", "recycled", "no_piece")
WHY_WAKHAN: Final = tuple(
    f"wakhan_{name}"
    for name in ("shuffles", "line", "invalid", "acts", "bonus", "radicalizes", "card_chosen")
)
"""Why Wakhan does something, which her log tells: her story is what she does."""


class PaxBoard(Board):
    """The map in the middle, the market above it, the courts below it."""

    routine: ClassVar = frozenset(f"pax_pamir.log.{name}" for name in (*QUIET_LINES, *WHY_WAKHAN))

    def title(self, pane: Pane) -> list[Parts]:
        view = pane.view
        number = view["round"]
        facts: list[Parts] = [
            pane.word("core.round_number", round=number)
            if number
            else pane.word("cli.pax_pamir.setup")
        ]
        favored = view["favored"]
        words = Cell(pane.word("cli.pax_pamir.favored"), QUIET)
        suit = pane.word(f"pax_pamir.suit.{favored}")
        facts.append(line(words, " ", suit_letter(pane, favored), " ", suit))
        facts.append(pane.word("cli.pax_pamir.deck", cards=view["deck"]["size"]))
        return [*facts, checks(pane)]

    def table(self, pane: Pane) -> list[Block]:
        found = [market(pane), *middle(pane), events(pane), if_checked(pane)]
        if pane.is_wide:
            found.append(wakhan(pane, pane.fold < Fold.PARTS))
            return [*found, courts(pane), hand(pane, pane.focus), letters(pane)]
        found += [standing_lines(pane), wakhan(pane, pane.has_rivals)]
        return found + own_goods(pane)

    def groups(self, pane: Pane) -> list[Group]:
        return groups(pane, moves_in([each for block in self.table(pane) for each in block]))

    def part(self, pane: Pane, key: str) -> Block | None:
        if key == "w":
            return wakhan(pane, True) or None
        return all_courts(pane) if key == "c" else None

    def thing(self, pane: Pane, thing: str) -> str:
        kind, _, rest = thing.partition(":")
        if kind == "act":
            card, action = rest.split(":")
            words = pane.word(f"pax_pamir.action.{action}")
            name = card_name(pane, int(card))
            return pane.word("cli.pax_pamir.acts", card=name, action=words)
        if kind not in PIECES:
            return pane.called(thing)
        spot, owner = rest.split(":")
        return piece_name(pane, kind, spot, owner)


def piece_name(pane: Pane, kind: str, spot: str, owner: str) -> str:
    """What a piece is called: whose it is and where it stands."""
    place = pane.called(f"{PIECES[kind]}:{spot}")
    if owner in COALITIONS:
        who = pane.word(f"pax_pamir.coalition.{owner}")
    else:
        who = pane.names[int(owner)]
    return pane.word(f"cli.pax_pamir.piece.{kind}", who=who, place=place)


def checks(pane: Pane) -> str:
    """How many Dominance Checks are to come, or that one lies in the market."""
    deck: dict[str, Any] = pane.view["deck"]
    if deck["check_in_market"]:
        is_last = deck["checks_left"] == 1
        return pane.word("cli.pax_pamir.last_check_here" if is_last else "cli.pax_pamir.check_here")
    return pane.word("cli.pax_pamir.checks_left", count=deck["checks_left"])


def middle(pane: Pane) -> list[Block]:
    """The map, and beside it how everybody stands where there is room."""
    drawn = country(pane)
    if not pane.is_wide:
        return [drawn]
    if not pane.has_parts:
        return [drawn, standing_lines(pane)]
    return [beside(drawn, standing(pane, pane.columns - widest(drawn) - STANDING_GAP), gap=2)]


def events(pane: Pane) -> Block:
    """The events that last, with their holders."""
    items: list[Parts] = []
    for each in pane.view["events"]:
        words = pane.word(f"pax_pamir.effect.{each['effect']}")
        holder = each["holder"]
        items.append(line(words, [] if holder is None else line(" ", pane.shape(holder))))
    if not items:
        return []
    lead = line(Cell(pane.word("cli.pax_pamir.events"), HEADING), "  ")
    return flow(items, pane.columns, lead)


def own_goods(pane: Pane) -> list[Block]:
    """Court and hand as long as there is room; the hand is left to the moves that play it."""
    found: list[Block] = []
    if pane.fold < (Fold.NAMES if pane.focus == pane.me else Fold.MOVES):
        found += [court(pane, pane.focus), rival_courts(pane)]
    if pane.fold < (Fold.NAMES if pane.of("play") else Fold.MOVES):
        found.append(hand(pane, pane.focus))
    return found


def courts(pane: Pane) -> Block:
    """One's own court, or the one looked at, and those of the others."""
    return [*court(pane, pane.focus), *rival_courts(pane)]


def all_courts(pane: Pane) -> Block:
    """Every court with all its cards."""
    found: Block = []
    for seat in range(len(pane.names)):
        cards = pane.view["players"][seat]["court"]
        shown: list[Line] = [small_card(pane, each, 0) for each in cards]
        found.append(court_head(pane, seat))
        found += flow(shown or [[Cell("–", QUIET)]], pane.columns, "  ")
    return found


def letters(pane: Pane) -> Block:
    """What the letters of suits and coalitions mean."""
    if not pane.has_legends:
        return []
    entries: list[tuple[Parts, str]] = [
        (suit_letter(pane, each), pane.word(f"pax_pamir.suit.{each}")) for each in SUITS
    ]
    entries += [
        (coalition_letter(pane, each), pane.word(f"pax_pamir.coalition.{each}"))
        for each in COALITIONS
    ]
    return [legend(entries)]


BOARD: Final = PaxBoard()
