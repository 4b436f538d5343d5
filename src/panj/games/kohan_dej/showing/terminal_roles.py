"""The role row of Kohan Dej: who has shown which role, what is out, what threatens whom."""

from typing import Any, Final

from panj.terminal.board import Pane
from panj.terminal.cells import Block, Cell, Line, fit, flow, joined, line, width
from panj.terminal.choices import Choice
from panj.terminal.kit import QUIET, spot

MARKS: Final = ("killed", "bewitched", "robbed", "warrant", "threat")


def role_row(pane: Pane) -> Block:
    """All roles in the order of their ranks."""
    roles = pane.view["roles"]
    if pane.is_wide:
        columns = (pane.columns - len(roles) + 1) // len(roles)
        names = [fit(name_of(pane, each), columns) for each in roles]
        states = [fit(state(pane, each, columns), columns) for each in roles]
        return [joined(names, 1), joined(states, 1)]
    return flow([fit(short_state(pane, each), 15) for each in roles], pane.columns, gap=1)


def name_of(pane: Pane, role: dict[str, Any]) -> Cell:
    """A role's name: bright while it may still act."""
    is_over = role["face_up"] or role["silent"] or is_known_out(pane, role)
    style = QUIET if is_over else "bold" if is_acting(pane, role) else ""
    return Cell(pane.word(f"kohan_dej.role.{role['role']}"), style)


def is_acting(pane: Pane, role: dict[str, Any]) -> bool:
    """Whether it is the turn of a role."""
    now = pane.view["now"]
    return now is not None and now["role"] == role["role"]


def is_known_out(pane: Pane, role: dict[str, Any]) -> bool:
    """Whether only the reader knows that a role is out."""
    me = pane.view.get("me")
    return me is not None and role["role"] in me["out"]


def choices_at(pane: Pane, role: dict[str, Any]) -> list[Choice]:
    """The moves that name a role."""
    return pane.at(f"role:{role['role']}")


def is_asked(pane: Pane) -> bool:
    """Whether roles are chosen now: then the row shows the numbers of moves, not ranks."""
    return any(choices_at(pane, each) for each in pane.view["roles"])


def lead(pane: Pane, role: dict[str, Any]) -> Line:
    """The rank of a role, or the number of the move that names it."""
    if is_asked(pane):
        return line(spot(pane, choices_at(pane, role), 1, "–"), " ")
    return line(Cell(pane.digits(role["rank"]), QUIET), " ")


def holder_of(pane: Pane, role: dict[str, Any]) -> int | None:
    """Who has shown a role; the reader knows the own ones before."""
    me = pane.view.get("me")
    if role["holder"] is None and me is not None and role["role"] in me["roles"]:
        return pane.me
    found: int | None = role["holder"]
    return found


def mark(pane: Pane, role: dict[str, Any]) -> str:
    """What lies on a role, in a word."""
    on_it = [pane.word(f"cli.kohan_dej.{each}") for each in MARKS if role[each]]
    return " ".join(on_it[:1])


def state(pane: Pane, role: dict[str, Any], columns: int) -> Line:
    """The holder of a role, or why it has none, and what lies on it, in so many columns."""
    holder = holder_of(pane, role)
    begin = lead(pane, role)
    if holder is not None:
        turn = line(" ", Cell("▴", "cyan")) if is_acting(pane, role) else []
        marked = mark(pane, role)
        if marked:  # there is no room for both: its city says whose the shape is
            return line(begin, pane.shape(holder), f" {marked}")
        return line(begin, pane.badge(holder, 6), turn)
    if role["face_up"] or is_known_out(pane, role):
        return line(begin, signed("×", pane.word("cli.kohan_dej.out"), columns - width(begin)))
    if role["silent"]:
        return line(begin, signed("–", pane.word("cli.kohan_dej.nobody"), columns - width(begin)))
    return line(begin, "? " if not role["called"] else "", Cell(mark(pane, role), "bold"))


def signed(sign: str, word: str, columns: int) -> Cell:
    """A sign and its word, close together where there is no room between them."""
    apart = Cell(f"{sign} {word}", QUIET)
    return apart if width([apart]) <= columns else Cell(f"{sign}{word}", QUIET)


def short_state(pane: Pane, role: dict[str, Any]) -> Line:
    """A role, and its holder's shape or a sign."""
    holder = holder_of(pane, role)
    sign: Line = [Cell("?", QUIET)]
    if holder is not None:
        sign = [pane.shape(holder)]
    elif role["face_up"] or is_known_out(pane, role):
        sign = [Cell("×", QUIET)]
    elif role["silent"]:
        sign = [Cell("–", QUIET)]
    if any(role[each] for each in MARKS):
        sign += [Cell("!", "bold")]
    return line(lead(pane, role), fit(name_of(pane, role), 10), " ", sign)
