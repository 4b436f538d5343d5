"""Pax Pamir: the cloth map, the market, the courts, the own hand."""

from typing import Any, Final

from panj.drawing.frame import GAP, MARGIN, TOP, Frame
from panj.drawing.subject import Subject
from panj.games.pax_pamir.showing.picture_cards import Box, draw_card
from panj.games.pax_pamir.showing.picture_map import MAP, cloth
from panj.games.pax_pamir.showing.picture_pieces import Pen
from panj.games.pax_pamir.showing.picture_status import status
from panj.games.pax_pamir.tables import COLUMNS, GIFT_COSTS

RIGHT: Final = 682
"""How wide the market and the courts of others are, beside the map."""

MARKET: Final = 278
ROW: Final = 96
OWN: Final = 176
STATUS: Final = 134
"""How tall these are: the market, the court of another, the own cards, what lies below the map."""

MANY: Final = 4
"""So many others take more room than the map."""


def draw(subject: Subject) -> str:
    """The picture of a table. The map grows with the number of courts beside it."""
    view = subject.view
    own, *others = subject.order
    scale = 0.88 if len(others) < MANY else 1.02
    wide, tall = MAP[0] * scale, MAP[1] * scale + GAP
    board = max(tall + STATUS, MARKET + len(others) * (ROW + GAP))
    deck = view["deck"]
    done = deck["checks_resolved"]
    facts = [
        subject.t("web.pax_pamir.deck", count=deck["size"]),
        subject.t("web.pax_pamir.checks", done=done, all=done + deck["checks_left"]),
    ]
    width = wide + RIGHT + 2 * MARGIN + GAP
    frame = Frame(subject, width, TOP + board + GAP + OWN + MARGIN, facts)
    pen = Pen(frame)
    cloth(pen, MARGIN, TOP, scale)
    status(pen, MARGIN, TOP + tall, wide, board - tall)
    x = MARGIN + wide + GAP
    market(pen, x, TOP)
    for at, seat in enumerate(others):
        rival(pen, seat, x, TOP + MARKET + GAP + at * (ROW + GAP))
    mine(pen, own, MARGIN, TOP + board + GAP)
    return frame.svg.render(subject.t("pax_pamir.name"))


def market(pen: Pen, x: float, y: float) -> None:
    """Six columns of cards in two rows, each with its price."""
    frame, view = pen.frame, pen.frame.subject.view
    frame.panel(x, y, RIGHT, MARKET)
    wide = (RIGHT - 16) / COLUMNS
    for column, price in enumerate(view["prices"]):
        middle = x + 8 + (column + 0.5) * wide
        words = frame.subject.n(price) if price else frame.subject.t("web.pax_pamir.free")
        if price:
            pen.sign("coin", middle - 10, y + 17, 15, frame.colour("pp-rupee"), pen.paper)
        left = middle + 8 if price else middle
        pen.svg.text(left, y + 22, words, 14, pen.ink, 600, "middle", wide - 8)
    for slot in view["market"]:
        left, top = x + 8 + slot["column"] * wide + 3, y + 32 + slot["row"] * 121
        if slot["card"]:
            draw_card(pen, slot["card"], Box(left, top, wide - 6, 116))
        else:
            dashed = {"stroke": frame.colour("line-strong"), "stroke_dasharray": "4 4"}
            pen.svg.rect(left, top, wide - 6, 116, "none", rx=8, **dashed)
        if slot["rupees"]:
            pen.coin(slot["rupees"], left + wide - 16, top + 108)


def rival(pen: Pen, seat: int, x: float, y: float) -> None:
    """Another player: what there is, and the court."""
    frame = pen.frame
    frame.panel(x, y, RIGHT, ROW)
    player = frame.subject.view["players"][seat]
    values(pen, seat, player, x + 12, y + 22)
    cards = player["court"]
    room = RIGHT - 176
    step = min(102.0, room / max(1, len(cards)))
    for at, each in enumerate(cards):
        box = Box(x + 168 + at * step, y + 6, min(98, step - 4), ROW - 12)
        draw_card(pen, each["card"], box, each)


def values(pen: Pen, seat: int, player: dict[str, Any], x: float, y: float) -> None:
    """Loyalty, influence, rupees, hand, cylinders, gifts."""
    frame, n = pen.frame, pen.frame.subject.n
    frame.badge(seat, x + 10, y, 20)
    loyalty = player["loyalty"]
    if loyalty:
        fill, on = frame.colour(f"pp-{loyalty}"), frame.colour(f"pp-{loyalty}-on")
        pen.svg.circle(x + 40, y, 12, fill)
        pen.sign(loyalty, x + 40, y, 17, on, fill)
    pen.svg.text(x + 58, y + 6, n(player["influence"]), 17, pen.ink, 700)
    ground = frame.colour("surface-1")
    pen.sign("coin", x + 98, y, 18, frame.colour("pp-rupee"), ground)
    pen.svg.text(x + 112, y + 6, n(player["rupees"]), 17, pen.ink, 700)
    pen.sign("hand", x + 10, y + 30, 16, pen.ink, ground)
    hand = f"{n(player['hand_size'])}/{n(player['hand_limit'])}"
    pen.svg.text(x + 24, y + 35, hand, 14, pen.ink, 600)
    pen.cylinder(seat, x + 72, y + 29, 0.85)
    pen.svg.text(x + 86, y + 35, n(player["supply"]), 14, pen.ink, 600)
    for at, gift in enumerate(GIFT_COSTS):
        left, top = x + 12 + at * 24, y + 56
        line = frame.colour("line-strong")
        pen.svg.circle(left, top, 9.5, frame.colour("surface-3"), stroke=line)
        if gift in player["gifts"]:
            pen.cylinder(seat, left, top, 0.75)
        else:
            ink = frame.colour("ink-3")
            pen.svg.text(left, top + 4.5, n(gift), 12, ink, 600, "middle")


def mine(pen: Pen, seat: int, x: float, y: float) -> None:
    """The own court and hand, large."""
    frame, subject = pen.frame, pen.frame.subject
    width = frame.svg.width - 2 * MARGIN
    ground, line = frame.seat_colour(seat, "-soft"), frame.seat_colour(seat)
    pen.svg.rect(x, y, width, OWN, ground, rx=12, stroke=line, stroke_width=1.5)
    player = subject.view["players"][seat]
    values(pen, seat, player, x + 14, y + 44)
    court = [(each["card"], each) for each in player["court"]]
    hand = [(card, None) for card in player["hand"]]
    room = width - 180 - 40
    step = min(128.0, room / max(1, len(court) + len(hand)))
    start = x + 170
    for at, (title, cards) in enumerate((("court", court), ("hand", hand))):
        words = subject.t(f"web.pax_pamir.{title}")
        if cards:
            heading = max(step * len(cards) - 8, 90)
            pen.svg.heading(start, y + 22, heading, words, frame.colour("ink-2"), 14)
        for place, (card, lies) in enumerate(cards):
            box = Box(start + place * step, y + 30, step - 8, OWN - 40)
            draw_card(pen, card, box, lies)
        start += len(cards) * step + (28 if not at and cards else 0)
