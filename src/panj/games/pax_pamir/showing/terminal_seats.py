"""Players of Pax Pamir: their standing, courts and hands, and what a check would bring now."""

from collections.abc import Sequence
from typing import Any, Final

from panj.games.pax_pamir.showing.terminal_faces import (
    card_name,
    card_region,
    coalition_letter,
    face,
    fitting,
    numbered,
    seats_of,
)
from panj.games.pax_pamir.tables import COALITIONS, PRIZE_OF
from panj.terminal.board import Fold, Pane
from panj.terminal.cells import (
    END,
    Block,
    Cell,
    Line,
    Parts,
    cut,
    fit,
    flow,
    grid,
    joined,
    line,
    width,
)
from panj.terminal.choices import Choice
from panj.terminal.kit import DANGER, GAIN, HEADING, NUMBER, QUIET, seat_lines, spot

LEAST_NAME: Final = 6
CUT_NAME: Final = 14
BADGE: Final = 13


def player_of(pane: Pane, seat: int) -> dict[str, Any]:
    """What the view says of a player."""
    found: dict[str, Any] = pane.view["players"][seat]
    return found


def facts(pane: Pane, seat: int) -> list[tuple[str, str]]:
    """The standing of a player: what each number is, and the number."""
    player = player_of(pane, seat)
    return [
        ("loyal", coalition_letter(pane, player["loyalty"])),
        ("points", pane.digits(player["score"])),
        ("influence", pane.digits(player["influence"])),
        ("rupees_held", pane.digits(player["rupees"])),
        ("hand", f"{pane.digits(player['hand_size'])}/{pane.digits(player['hand_limit'])}"),
    ]


def of_limit(pane: Pane, count: int, limit: int) -> str:
    """How many there are, of how many there may be."""
    return pane.word("cli.pax_pamir.of", count=count, limit=limit)


# All players


def standing(pane: Pane, columns: int) -> Block:
    """A column for each player, as wide as there is room for."""
    seats = range(len(pane.names))
    rows = [facts(pane, seat) for seat in seats]
    titles = [pane.word(f"cli.pax_pamir.{name}") for name, _ in rows[0]]
    first = max(map(len, titles))
    each = (columns - first) // len(rows)
    found = [line(" " * first, *[fit([pane.shape(seat)], each, END) for seat in seats])]
    if each > LEAST_NAME:
        names = [pane.badge(seat, each - 1)[2:] for seat in seats]
        found.append(line(" " * first, *[fit(name, each, END) for name in names]))
    for at, title in enumerate(titles):
        values = [fit(row[at][1], each, END) for row in rows]
        found.append(line(fit([Cell(title, QUIET)], first), *values))
    return found


def standing_lines(pane: Pane) -> Block:
    """A line for each player."""
    rows: list[list[Parts]] = []
    for seat in range(len(pane.names)):
        player = player_of(pane, seat)
        told: list[Parts] = [coalition_letter(pane, player["loyalty"])]
        told.append(pane.word("core.points", points=player["score"]))
        for name, value in facts(pane, seat)[2:]:
            told.append(line(Cell(pane.word(f"cli.pax_pamir.{name}"), QUIET), " ", value))
        count = of_limit(pane, len(player["court"]), player["court_limit"])
        told.append(line(Cell(pane.word("cli.pax_pamir.court"), QUIET), " ", count))
        if seat == pane.focus and not pane.has_rivals:
            told.append(Cell("v c", NUMBER))
        rows.append(told)
    return seat_lines(pane, rows, aligns="<>")


def if_checked(pane: Pane) -> Block:
    """What a Dominance Check would bring now, and the blocks in play; never without the points."""
    now = pane.view["if_checked_now"]
    name = "cli.pax_pamir.checked_last" if now["final"] else "cli.pax_pamir.checked"
    head: list[Parts] = [Cell(pane.word(name), HEADING)]
    points: list[Parts] = []
    for seat, count in enumerate(now["points"]):
        shown = Cell(f"+{pane.digits(count)}", GAIN if count else QUIET)
        points.append(line(pane.shape(seat), " ", shown))
    if pane.fold < Fold.RIVALS:
        items = [*head, lead_words(pane, now), *points, blocks(pane)]
        return flow(items, pane.columns, indent=2)
    ways = [[*head, lead, *points] for lead in (lead_words(pane, now), lead_short(pane, now))]
    return [fitting([joined([line(each) for each in way]) for way in ways], pane.columns)]


def blocks(pane: Pane) -> Line:
    """How many blocks of each coalition are in play."""
    found = line(Cell(pane.word("cli.pax_pamir.blocks"), QUIET))
    for each in pane.view["blocks"]:
        letter = coalition_letter(pane, each["coalition"])
        found += line(" ", letter, " ", pane.digits(each["in_play"]))
    return found


def lead_short(pane: Pane, now: dict[str, Any]) -> str:
    """The lead and how much of one is needed, as two numbers."""
    letter = coalition_letter(pane, now["dominant"])
    return f"{letter} {pane.digits(now['lead'])}/{pane.digits(now['lead_needed'])}"


def lead_words(pane: Pane, now: dict[str, Any]) -> str:
    """Who would be dominant, and by how much."""
    if now["dominant"] is None:
        return pane.word("cli.pax_pamir.no_lead", lead=now["lead"], needed=now["lead_needed"])
    who = pane.word(f"pax_pamir.coalition.{now['dominant']}")
    words = {"lead": now["lead"], "needed": now["lead_needed"]}
    return pane.word("cli.pax_pamir.lead", coalition=who, **words)


# The court that is drawn large


def heading(pane: Pane, seat: int, own: str, other: str) -> Cell:
    """Whose cards these are."""
    if seat == pane.me:
        return Cell(pane.word(f"cli.pax_pamir.{own}"), HEADING)
    return Cell(pane.word(f"cli.pax_pamir.{other}", who=pane.names[seat]), HEADING)


def court_head(pane: Pane, seat: int) -> Line:
    """Whose court it is, how full, and the gifts and prizes beside it."""
    player = player_of(pane, seat)
    found = line(pane.shape(seat), " ", heading(pane, seat, "your_court", "court_of"), "  ")
    found += line(of_limit(pane, len(player["court"]), player["court_limit"]))
    if player["gifts"]:
        gifts = pane.screen.words.comma.join(map(pane.digits, player["gifts"]))
        found += line("  ", Cell(pane.word("cli.pax_pamir.gifts"), QUIET), " ", gifts)
    if player["prizes"]:
        prizes = [coalition_letter(pane, COALITIONS[PRIZE_OF[card]]) for card in player["prizes"]]
        words = Cell(pane.word("cli.pax_pamir.prizes"), QUIET)
        found += line("  ", words, " ", " ".join(prizes))
    return found


def court(pane: Pane, seat: int) -> Block:
    """A court card by card: face, name, region, spies, actions, what is owed."""
    cards = player_of(pane, seat)["court"]
    if pane.fold >= Fold.STORY or not pane.is_wide:
        return flow(
            [small_card(pane, each, 0) for each in cards] or [Cell("–", QUIET)],
            pane.columns,
            line(court_head(pane, seat), "  "),
            indent=2,
        )
    rows = [court_row(pane, each) for each in cards]
    return [court_head(pane, seat), *[line("  ", each) for each in grid(rows, gap=2)]]


def court_row(pane: Pane, told: dict[str, Any]) -> list[Parts]:
    """A court card in columns."""
    card = told["card"]
    acts: Line = []
    for each in told["acts"]:
        acts += line("  " if acts else "", act(pane, card, each))
    lead = line(spot(pane, on_card(pane, card), 2), " ") if is_asked(pane) else []
    spies = line(numbered(pane, spies_on(pane, card)), seats_of(pane, told["spies"]))
    return [
        line(lead, face(pane, card)),
        card_name(pane, card),
        Cell(card_region(pane, card), QUIET),
        line(Cell(pane.word("cli.pax_pamir.spies"), QUIET), " ", spies) if spies else "",
        acts,
        line(*marks(pane, told)),
    ]


def is_asked(pane: Pane) -> bool:
    """Whether court cards themselves are to be chosen, not their actions."""
    courts = [each["card"] for player in pane.view["players"] for each in player["court"]]
    return any(on_card(pane, card) for card in courts)


def on_card(pane: Pane, card: int) -> list[Choice]:
    """The moves that point at a card alone."""
    return [each for each in pane.at(f"card:{card}") if len(each.things) == 1]


def act(pane: Pane, card: int, told: dict[str, Any]) -> Line:
    """An action with the number of its move."""
    moves = numbered(pane, pane.at(f"act:{card}:{told['action']}"))
    is_wanted = bool(pane.of("use")) and pane.focus == pane.me
    lead = moves or ([Cell("–", QUIET)] if is_wanted else [])
    name = Cell(pane.word(f"pax_pamir.action.{told['action']}"))
    return line(lead, " " if lead else "", name)


def marks(pane: Pane, told: dict[str, Any]) -> Line:
    """Whether a court card acts free, has acted, or is a hostage."""
    found: list[Cell] = []
    if told["favored"]:
        found.append(Cell(pane.word("cli.pax_pamir.free"), GAIN))
    if told["used"]:
        found.append(Cell(pane.word("cli.pax_pamir.used"), QUIET))
    shown: Line = []
    for each in found:
        shown += line("  " if shown else "", each)
    if told["hostage_of"] is not None:
        words = Cell(pane.word("cli.pax_pamir.bribe", rupees=told["bribe"]), DANGER)
        shown += line("  " if shown else "", words, " ", pane.shape(told["hostage_of"]))
    return shown


# Courts in lines


def small_card(pane: Pane, told: dict[str, Any], most: int) -> Line:
    """A court card after others: the moves on it, its face, name and spies."""
    moves = numbered(pane, [*on_card(pane, told["card"]), *spies_on(pane, told["card"])])
    name = card_name(pane, told["card"], most)
    spies = seats_of(pane, told["spies"])
    lead = line(moves, " " if moves else "", face(pane, told["card"]))
    return line(lead, " ", name, " " if spies else "", spies)


def spies_on(pane: Pane, card: int) -> list[Choice]:
    """The moves that take the spies of one seat off a card, where only one seat has some there."""
    found = [each for each in pane.choices if each.things[:1] and is_spy(each.things[0], card)]
    return found if len(found) == 1 else []


def is_spy(thing: str, card: int) -> bool:
    """Whether a thing is a spy on a card."""
    return thing.startswith(f"spy:{card}:")


def rival_courts(pane: Pane) -> Block:
    """The courts of the others, a few lines each; folded to what goes into one line."""
    found: Block = []
    if not pane.is_wide and not pane.has_rivals:
        return found
    most = CUT_NAME if pane.fold >= Fold.STORY else 0
    for seat in pane.rivals:
        cards = [small_card(pane, each, most) for each in player_of(pane, seat)["court"]]
        lead = line(fit(pane.badge(seat, BADGE - 3), BADGE))
        shown = flow(cards or [Cell("–", QUIET)], pane.columns, lead)
        found += shown if pane.has_rivals else one_line(pane, cards, lead, seat)
    return found


def one_line(pane: Pane, cards: Sequence[Line], lead: Line, seat: int) -> Block:
    """The first cards of a court, how many more there are, and the key that shows them."""
    for count in range(len(cards), 0, -1):
        left = len(cards) - count
        more: list[Parts] = []
        if left:
            words = pane.word("cli.pax_pamir.more", count=left)
            more = [line(Cell(words, QUIET), " ", Cell(f"v {pane.digits(seat + 1)}", HEADING))]
        shown = flow([*cards[:count], *more], pane.columns, lead)
        if len(shown) == 1:
            return shown
    return []


def hand(pane: Pane, seat: int) -> Block:
    """The hand of whoever is looked at, as far as it is known."""
    player = player_of(pane, seat)
    if not player["hand"]:
        return []
    lead = line(heading(pane, seat, "your_hand", "hand_of"), "  ")
    lead += line(of_limit(pane, player["hand_size"], player["hand_limit"]), "  ")
    return flow([held(pane, card) for card in player["hand"]], pane.columns, lead, 3)


def held(pane: Pane, card: int) -> Line:
    """A card in hand."""
    moves = numbered(pane, on_hand(pane, card))
    name = card_name(pane, card)
    room = pane.columns // 3 if pane.is_wide else 22
    shown = line(moves, " " if moves else "", face(pane, card), " ")
    return line(shown, cut(name, max(room - width(shown), 8)))


def on_hand(pane: Pane, card: int) -> list[Choice]:
    """The moves with a card of the hand: to play it at one end or the other, to discard it."""
    return [each for each in pane.at(f"card:{card}") if each.verb in ("play", "discard")]
