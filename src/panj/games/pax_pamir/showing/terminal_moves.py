"""The moves of Pax Pamir by what they do: a range where their numbers lie on the table."""

from collections.abc import Sequence
from typing import Final

from panj.games.pax_pamir.showing.terminal_faces import (
    card_name,
    coalition_letter,
    is_check,
    numbered,
    spaced,
)
from panj.games.pax_pamir.showing.terminal_map import ON_BORDERS, ON_REGIONS
from panj.games.pax_pamir.tables import COALITIONS
from panj.terminal.board import Fold, Group, Pane
from panj.terminal.cells import Cell, Line, Parts, cut, line
from panj.terminal.choices import Choice
from panj.terminal.kit import DANGER, GAIN, PRICE, QUIET, number, numbers_of, spelled

GROUPS: Final = {
    "loyalty": ("loyalty",),
    "bribe": ("offer", "accept", "counter", "cancel", "unpaid", "refuse"),
    "spy": ("blackmail", "place_spy", "hide"),
    "road": ("place_road", "build_road"),
    "army": ("build_army",),
    "move": ("march", "migrate", "sneak"),
    "tax": ("tax_card", "tax_player"),
    "gift": ("give",),
    "betray": ("betray",),
    "prize": ("take_prize",),
    "battle": ("battle_region", "battle_card"),
    "remove": ("remove_tribe", "remove_army", "remove_road", "remove_spy"),
    "take": ("take_tribe", "take_spy", "take_gift", "take_army", "take_road"),
    "discard": ("discard",),
    "choose": ("name", "favor", "rebuke"),
}
ENDS: Final = ("decline", "done", "end_turn", "agree")

NAMED: Final = frozenset(
    (
        "loyalty",
        "blackmail",
        "place_spy",
        "hide",
        "place_road",
        "build_road",
        "build_army",
        "tax_card",
        "betray",
        "battle_region",
        "battle_card",
        "discard",
        "favor",
        "rebuke",
    )
)
"""Verbs that the title of their group says: the name of what is chosen is enough."""

HARMLESS: Final = frozenset(
    f"pax_pamir.preview.{name}" for name in ("rupees", "coin", "bribe", "cost", "bonus")
)
"""What a move brings that may be left out of its words: its price lies on the table."""

CUT_NAME: Final = 14
MOST_PLACE: Final = 20
PIECES: Final = {"army": "region", "tribe": "region", "road": "border", "spy": "card"}
"""Kinds of pieces, and on what they stand."""

FEW: Final = 2
"""So few moves of a group are never told in short."""


def groups(pane: Pane, shown: set[int]) -> list[Group]:
    """All groups, those of a turn first; `shown` are the moves whose numbers the table has."""
    found = [buying(pane, shown), playing(pane), acting(pane)]
    for name, verbs in GROUPS.items():
        found.append(group_of(pane, name, pane.of(*verbs), shown))
    found.append(group_of(pane, "end", pane.of(*ENDS), set()))
    return [each for each in found if each is not None]


def title(pane: Pane, name: str) -> str:
    """What a group of moves is called."""
    return pane.word(f"cli.pax_pamir.group.{name}")


def group_of(pane: Pane, name: str, choices: Sequence[Choice], shown: set[int]) -> Group | None:
    """Moves that do the same: a range of those on the table, the rest in words."""
    if not choices:
        return None
    placed = [each for each in choices if each.number in shown and is_harmless(each)]
    items: list[Parts] = ranges(pane, placed)
    items += [told(pane, each) for each in choices if each not in placed]
    return in_group(pane, name, items, choices)


def in_group(pane: Pane, name: str, items: Sequence[Parts], choices: Sequence[Choice]) -> Group:
    """Moves under their title; their numbers alone where there is no room for many words."""
    return Group(
        title(pane, name), items, [numbers_of(pane, choices)] if len(items) > FEW else None
    )


def is_harmless(choice: Choice) -> bool:
    """Whether a move brings nothing that has to be told beside it."""
    return all(each.key in HARMLESS for each in choice.previews)


def ranges(pane: Pane, placed: Sequence[Choice]) -> list[Parts]:
    """The numbers of moves on the table, and where to look for them."""
    found: list[Parts] = []
    for where in ("at_map", "at_card"):
        some = [each for each in placed if place(each) == where]
        if some:
            words = Cell(pane.word(f"cli.pax_pamir.{where}"), QUIET)
            found.append(line(numbers_of(pane, some), " ", words))
    return found


def place(choice: Choice) -> str:
    """Where the number of a move lies."""
    is_on_map = choice.verb in (*ON_REGIONS, *ON_BORDERS)
    is_piece = kind_of(choice) in ("army", "tribe")
    return "at_map" if is_on_map or is_piece else "at_card"


def kind_of(choice: Choice) -> str:
    """What kind of thing a move is about; a sum of money is none."""
    return choice.things[0].partition(":")[0] if choice.things else ""


def told(pane: Pane, choice: Choice) -> Line:
    """A move in words; where it is narrow without what it brings, and a piece as it is drawn."""
    if not pane.is_wide and kind_of(choice) in PIECES:
        return line(number(pane, choice.number), " ", piece_move(pane, choice.things))
    if not pane.is_wide and choice.verb == "sneak":
        return line(number(pane, choice.number), " ", way(pane, choice.things))
    words = pane.called(choice.things[0]) if choice.verb in NAMED else ""
    return spelled(pane, choice, words, gains=pane.is_wide)


def piece_move(pane: Pane, things: Sequence[str]) -> Line:
    """A piece in short: its owner, where it stands, and where it goes."""
    kind, spot, owner = things[0].split(":")
    letter = owner in COALITIONS
    shown = Cell(coalition_letter(pane, owner)) if letter else pane.shape(int(owner))
    place = f"{PIECES[kind]}:{spot}"
    return line(shown, " ", way(pane, [place, *things[1:]]))


def way(pane: Pane, things: Sequence[str]) -> Line:
    """A place, or one and the next."""
    found: Line = []
    for each in things:
        arrow = line(" ", Cell(pane.forward, QUIET), " ") if found else []
        found += line(arrow, cut(pane.called(each), MOST_PLACE))
    return found


# A turn


def buying(pane: Pane, shown: set[int]) -> Group | None:
    """The market: a range, and the Dominance Checks by name."""
    choices = pane.of("buy")
    if not choices:
        return None
    plain = [each for each in choices if each.number in shown]
    words = Cell(pane.word("cli.pax_pamir.at_market"), QUIET)
    items: list[Parts] = [line(numbers_of(pane, plain), " ", words)] if plain else []
    items += [told(pane, each) for each in choices if each not in plain or is_event(each)]
    return in_group(pane, "buy", items, choices)


def card_of(choice: Choice) -> int:
    """The card that a move is about."""
    return int(choice.things[0].split(":")[1])


def is_event(choice: Choice) -> bool:
    """Whether a Dominance Check would be bought."""
    return is_check(card_of(choice))


def playing(pane: Pane) -> Group | None:
    """Hand cards, each with the numbers of its left and its right end."""
    choices = pane.of("play")
    if not choices:
        return None
    cards = list(dict.fromkeys(map(card_of, choices)))
    items = [played(pane, [each for each in choices if card_of(each) == card]) for card in cards]
    return in_group(pane, "play", items, choices)


def played(pane: Pane, ends: Sequence[Choice]) -> Line:
    """A card of the hand, with what playing it costs and endangers."""
    first = ends[0]
    shown = line(numbered(pane, ends), " ", short_name(pane, card_of(first)), prices(pane, first))
    if all(each.key in HARMLESS for each in first.previews):
        return shown
    if not pane.is_wide:
        return line(shown, " ", Cell("!", DANGER))
    return line(shown, " ", Cell("! ", DANGER), losses(pane, first))


def losses(pane: Pane, choice: Choice) -> Line:
    """The coalition that one would be loyal to, and what that costs: gifts, prizes, patriots."""
    found: list[Line] = []
    names = [each.key.rpartition(".")[2] for each in choice.previews]
    for each, name in zip(choice.previews, names, strict=True):
        if name == "loyalty":
            letter = coalition_letter(pane, COALITIONS[int(each.operands[0])])
            words = pane.word("cli.pax_pamir.new_loyalty")
            found.append(line(Cell(words, DANGER), " ", letter))
        if name == "gifts_lost":
            found.append(fewer(pane, "gifts", int(each.operands[0])))
    for name, title in (("prize_lost", "prizes"), ("patriot_lost", "patriots")):
        if name in names:
            found.append(fewer(pane, title, names.count(name)))
    return spaced(found)


def fewer(pane: Pane, name: str, count: int) -> Line:
    """What is lost, and how many."""
    words = pane.word(f"cli.pax_pamir.{name}")
    return line(Cell(words, QUIET), " ", Cell(pane.digits(-count), DANGER))


def short_name(pane: Pane, card: int) -> str:
    """The name of a card, cut where there is little room."""
    is_cut = not pane.is_wide or pane.fold >= Fold.NAMES
    return card_name(pane, card, CUT_NAME if is_cut else 0)


def prices(pane: Pane, choice: Choice) -> Line:
    """That a move costs no action, and the rupees that it costs."""
    found: Line = []
    for each in choice.previews:
        name = each.key.rpartition(".")[2]
        if name == "bonus":
            found += line(" ", Cell(pane.word("cli.pax_pamir.free"), GAIN))
        if name in ("bribe", "cost"):
            cost = Cell(pane.digits(-int(each.operands[0])), PRICE)
            found += line(" ", cost, payee(pane, name, each.operands))
    return found


def payee(pane: Pane, name: str, operands: Sequence[int | str]) -> Line:
    """Who gets a bribe."""
    if name != "bribe":
        return []
    return line(" ", Cell(pane.forward, QUIET), " ", pane.shape(int(operands[1])))


def acting(pane: Pane) -> Group | None:
    """The actions of the cards in one's court."""
    choices = pane.of("use")
    if not choices:
        return None
    items: list[Parts] = []
    for each in choices:
        action = each.things[0].split(":")[2]
        name = short_name(pane, card_of(each))
        words = pane.word(
            "cli.pax_pamir.acts", card=name, action=pane.word(f"pax_pamir.action.{action}")
        )
        items.append(line(number(pane, each.number), " ", words, prices(pane, each)))
    return in_group(pane, "court", items, choices)
