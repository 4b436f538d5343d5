"""The table of Kohan Dej: the role row, the cities, the own hand, the moves by what they do."""

from itertools import chain
from typing import Any, ClassVar, Final

from panj.games.kohan_dej.showing.terminal_cities import TYPE_STYLES, card, cities
from panj.games.kohan_dej.showing.terminal_roles import role_row
from panj.games.kohan_dej.tables import COST, DISTRICT_NAMES, TYPE, TYPES
from panj.terminal.board import Board, Group, Pane
from panj.terminal.cells import Block, Cell, Line, Parts, flow, line
from panj.terminal.choices import Choice
from panj.terminal.kit import HEADING, PRICE, QUIET, legend, numbers_of, spelled

ON_DISTRICTS: Final = ("destroy", "exchange", "seize", "beautify", "hand_over", "sacrifice")
ON_ROLES: Final = (
    "pick",
    "burn",
    "kill",
    "bewitch",
    "seal",
    "blank",
    "rob",
    "threaten",
    "bluff",
)
GROUPS: Final = {
    "gather": ("gather_gold", "gather_cards", "plain_gold", "plain_cards"),
    "income": ("income", "plain_income", "mix"),
    "build": ("build", "build_now"),
    "pay": (
        "pay_gold",
        "pay_framework",
        "pay_sacrifice",
        "pay_cards",
        "pay_cardinal",
        "pay_card",
        "pay_bribe",
        "refuse",
    ),
    "card": ("keep", "keep_all", "give", "discard", "take", "laboratory", "museum"),
    "player": (
        "borrow",
        "spy",
        "swap_hands",
        "look",
        "crown",
        "crown_gold",
        "crown_card",
        "take_from_richest",
        "swap_roles",
    ),
    "without": ("decline", "waive_poor_house", "waive_park"),
}
LAST: Final = ("end_turn", "done", "pass", "let_pass", "let_go")
GROUPED: Final = {*ON_DISTRICTS, *ON_ROLES, *LAST, *chain(*GROUPS.values())}
"""Verbs with a group; what is left is the power of a role or a district."""

PAY: Final = "kohan_dej.preview.pay_gold"


class KohanBoard(Board):
    """Cities as towers, and above them who has shown which role."""

    routine: ClassVar = frozenset(
        f"kohan_dej.log.{name}"
        for name in (
            "picked",
            "face_down",
            "turn_ended",
            "no_answer",
            "round",
            "took_crown",
            "score",
        )
    )

    def title(self, pane: Pane) -> list[Parts]:
        view = pane.view
        facts: list[Parts] = [pane.word("core.round_number", round=view["round"])]
        crown = line(Cell(pane.word("cli.kohan_dej.crown")), " ", pane.badge(view["crown"], 14))
        facts += [crown, pane.word("cli.kohan_dej.deck", cards=view["deck"])]
        facts.append(
            Cell(pane.word("cli.kohan_dej.final"), "bold")
            if view["final_round"]
            else pane.word("cli.kohan_dej.target", count=view["target"])
        )
        return facts

    def table(self, pane: Pane) -> list[Block]:
        return [role_row(pane), *cities(pane), own_cards(pane), about(pane)]

    def groups(self, pane: Pane) -> list[Group]:
        found = [named_group(pane, name, verbs) for name, verbs in GROUPS.items()]
        found += [district_group(pane, verb) for verb in ON_DISTRICTS]
        found.append(role_group(pane))
        powers = [each for each in pane.choices if each.verb not in GROUPED]
        found += [group_of(pane, "power", powers), group_of(pane, "end", pane.of(*LAST))]
        return [each for each in found if each is not None]

    def thing(self, pane: Pane, thing: str) -> str:
        kind, _, at = thing.partition(":")
        if kind != "district":
            return pane.called(thing)
        seat, place = map(int, at.split(","))
        city = pane.view["players"][seat]["city"]
        name = pane.word(f"kohan_dej.district.{city[place]['district']}")
        return pane.word("cli.kohan_dej.of", card=name, who=pane.names[seat])


# The own cards


def own_cards(pane: Pane) -> Block:
    """What one has drawn, and the hand with the legend of types behind it."""
    me = pane.view.get("me")
    if me is None:
        return []
    drawn = pane.of("keep") if me["tray"] else []
    tray = [card_line(pane, each, drawn) for each in me["tray"]]
    held = [each for each in pane.choices if each not in drawn]
    hand = [card_line(pane, each, held) for each in me["hand"]]
    found: Block = []
    if tray:
        found += flow(tray, pane.columns, heading(pane, "tray"), 3)
    found += flow(hand or [Cell("–", QUIET)], pane.columns, heading(pane, "hand"), 3)
    if pane.has_legends and pane.is_wide:
        found.append(types(pane))
    return found


def heading(pane: Pane, name: str) -> Line:
    """What a row of cards is."""
    return line(Cell(pane.word(f"cli.kohan_dej.{name}"), HEADING), "  ")


def card_line(pane: Pane, name: str, choices: list[Choice]) -> Line:
    """A card of the hand with the number of the move that uses it."""
    kind = DISTRICT_NAMES.index(name)
    face: dict[str, Any] = {"district": name, "type": TYPES[TYPE[kind]]}
    face |= {"cost": COST[kind], "coin": False}
    return card(pane, face, [each for each in choices if f"card:{name}" in each.things])


def types(pane: Pane) -> Line:
    """What the letters of types mean."""
    return legend(
        [
            (
                Cell(pane.word(f"cli.kohan_dej.letter.{each}"), TYPE_STYLES[each]),
                pane.word(f"kohan_dej.type.{each}"),
            )
            for each in TYPES
        ]
    )


def about(pane: Pane) -> Block:
    """What one knows of another player who is looked at: cards of the hand, roles shown before."""
    if pane.focus == pane.me or pane.me < 0:
        return []
    who = pane.names[pane.focus]
    player = pane.view["players"][pane.focus]
    known = [card_line(pane, each, []) for each in player.get("known", [])]
    lead = line(Cell(pane.word("cli.kohan_dej.known", who=who), HEADING), "  ")
    found = flow(known or [Cell("–", QUIET)], pane.columns, lead)
    roles = roles_by_round(pane, pane.focus)
    lead = line(Cell(pane.word("cli.kohan_dej.roles_before", who=who), HEADING), "  ")
    return [*found, *flow(roles or [Cell("–", QUIET)], pane.columns, lead)]


def roles_by_round(pane: Pane, seat: int) -> list[Parts]:
    """The roles that a seat has shown, each behind its round."""
    roles = [each["role"] for each in pane.view["roles"]]
    now = [each["holder"] if each["called"] else -1 for each in pane.view["roles"]]
    return [
        line(Cell(pane.digits(number), QUIET), " ", pane.word(f"kohan_dej.role.{role}"))
        for number, holders in enumerate([*pane.view["history"], now], 1)
        for role, holder in zip(roles, holders, strict=True)
        if holder == seat
    ]


# The moves


def group_title(pane: Pane, name: str) -> str:
    """What a group of moves is called."""
    return pane.word(f"cli.kohan_dej.group.{name}")


def group_of(pane: Pane, name: str, choices: list[Choice]) -> Group | None:
    """Moves that do the same, each in its words."""
    if not choices:
        return None
    items = [move_line(pane, each) for each in choices]
    return Group(group_title(pane, name), items, [numbers_of(pane, choices)])


def named_group(pane: Pane, name: str, verbs: tuple[str, ...]) -> Group | None:
    """The moves of these verbs."""
    return group_of(pane, name, pane.of(*verbs))


def move_line(pane: Pane, choice: Choice) -> Line:
    """A move in words: a building by its name alone, with its price in short where it is narrow."""
    words = pane.called(choice.things[0]) if choice.verb == "build" else ""
    if pane.is_wide:
        return spelled(pane, choice, words)
    price = sum(int(each.operands[0]) for each in choice.previews if each.key == PAY)
    shown = spelled(pane, choice, words, gains=False)
    return line(shown, " ", Cell(pane.digits(-price), PRICE)) if price else shown


def district_group(pane: Pane, verb: str) -> Group | None:
    """Districts to choose: their numbers stand in the cities."""
    choices = pane.of(verb)
    if not choices:
        return None
    own = [each for each in choices if each.things[0].startswith(f"district:{pane.me},")]
    items: list[Parts] = []
    for name, some in (("others", [each for each in choices if each not in own]), ("own", own)):
        if some:
            items.append(line(numbers_of(pane, some), " ", pane.word(f"cli.kohan_dej.{name}")))
    items.append(Cell(pane.word("cli.kohan_dej.at_district"), QUIET))
    return Group(group_title(pane, verb), items)


def role_group(pane: Pane) -> Group | None:
    """Roles to choose: their numbers stand in the role row."""
    choices = pane.of(*ON_ROLES)
    if not choices:
        return None
    if pane.is_wide or len(choices) <= 4:
        items = [spelled(pane, each) for each in choices]
        return Group(group_title(pane, "role"), items, [numbers_of(pane, choices)])
    where = Cell(pane.word("cli.kohan_dej.at_role"), QUIET)
    return Group(group_title(pane, "role"), [line(numbers_of(pane, choices), " ", where)])


BOARD: Final = KohanBoard()
