"""Pax Pamir: the cloth map, the market, the courts, the own hand."""

from typing import Any, Final

from panj.lab.draw.boards.pax_pamir_cards import COALITIONS, Pen
from panj.lab.draw.frame import GAP, MARGIN, TOP, Frame
from panj.lab.draw.sight import Sight

RIGHT: Final = 682
MAP: Final = (700, 446)
CLOTH: Final = (8, 8, 684, 402)
TRACK: Final = (416, 26, 36, 18)
STEP: Final = (22, 31)
MARKET: Final = 278
ROW: Final = 96
OWN: Final = 176
STATUS: Final = 134
BLOCKS: Final = 12
MANY: Final = 4
"""So many others take more room than the map."""


def draw(sight: Sight) -> str:
    """The picture of a table. The map grows with the number of courts beside it."""
    view = sight.view
    own, *others = sight.order
    scale = 0.88 if len(others) < MANY else 1.02
    wide, tall = MAP[0] * scale, MAP[1] * scale + GAP
    board = max(tall + STATUS, MARKET + len(others) * (ROW + GAP))
    deck = view["deck"]
    done = deck["checks_resolved"]
    facts = [
        sight.t("web.pax_pamir.deck", count=deck["size"]),
        sight.t("web.pax_pamir.checks", done=done, all=done + deck["checks_left"]),
    ]
    width = wide + RIGHT + 2 * MARGIN + GAP
    frame = Frame(sight, width, TOP + board + GAP + OWN + MARGIN, facts)
    pen = Pen(frame)
    cloth(pen, MARGIN, TOP, scale)
    status(pen, MARGIN, TOP + tall, wide, board - tall)
    x = MARGIN + wide + GAP
    market(pen, x, TOP)
    for at, seat in enumerate(others):
        rival(pen, seat, x, TOP + MARKET + GAP + at * (ROW + GAP))
    mine(pen, own, MARGIN, TOP + board + GAP)
    return frame.svg.render(sight.t("pax_pamir.name"))


# The map


def cloth(pen: Pen, x: float, y: float, scale: float) -> None:
    """Six regions on a cloth, with armies, tribes, roads and the track of scores."""
    svg, colour = pen.svg, pen.frame.colour
    art = pen.frame.art.parts
    svg.open(transform=f"translate({x} {y}) scale({scale})")
    for name, region in art["regions"].items():
        svg.path(region["outline"], colour(f"pp-cloth-{name}"))
        svg.open(opacity=0.1)
        motif_x, motif_y = region["motif"]
        pen.sign(name, motif_x, motif_y, 112, pen.ink, "none")
        svg.close()
    thread, stitch = colour("pp-thread"), colour("pp-stitch")
    for border in art["borders"].values():
        svg.path(border["path"], stroke=colour("pp-cord"), stroke_width=7)
        svg.path(border["path"], stroke=thread, stroke_width=4.5)
        svg.path(border["path"], stroke=stitch, stroke_width=1.6, stroke_dasharray="5 4")
    svg.rect(*CLOTH, "none", rx=3, stroke=thread, stroke_width=4)
    for border in pen.frame.sight.view["borders"]:
        roads(pen, border, art["borders"][border["border"]])
    for region in pen.frame.sight.view["regions"]:
        place = art["regions"][region["region"]]
        armies = standing(region["armies"], place["armies"], place["room"])
        tribes = standing(region["tribes"], place["tribes"], place["room"])
        for owner, _, left, top in armies:
            pen.block(COALITIONS[owner], left, top)
        for owner, _, left, top in tribes:
            pen.cylinder(owner, left, top)
        for _, count, left, top in armies + tribes:
            several(pen, count, left, top)
        plate(pen, region, place["name"])
    track(pen)
    svg.close()


def standing(
    counts: list[int], middle: tuple[float, float], room: int
) -> list[tuple[int, int, float, float]]:
    """Where pieces stand: one by one while there is room, else one for all of an owner."""
    fits = sum(counts) <= 2 * room
    pieces: list[tuple[int, int]] = []
    for owner, count in enumerate(counts):
        pieces += [(owner, 1)] * count if fits and count <= 4 else [(owner, count)] * (count > 0)
    rows = -(-len(pieces) // room)
    each = -(-len(pieces) // max(1, rows))
    found: list[tuple[int, int, float, float]] = []
    for at, (owner, count) in enumerate(pieces):
        row = at // each
        in_row = min(each, len(pieces) - row * each)
        x = middle[0] + (at % each - (in_row - 1) / 2) * STEP[0]
        y = middle[1] + (row - (rows - 1) / 2) * STEP[1]
        found.append((owner, count, x, y))
    return found


def several(pen: Pen, count: int, x: float, y: float) -> None:
    """How many a piece stands for."""
    if count > 1:
        pen.svg.circle(x + 3, y + 13, 9, pen.paper, stroke=pen.ink)
        words = f"\u00d7{pen.frame.sight.n(count)}"
        pen.svg.text(x + 3, y + 17, words, 11, pen.ink, 700, "middle")


def roads(pen: Pen, border: dict[str, Any], place: dict[str, float]) -> None:
    """The roads along a border."""
    owners = [owner for owner, count in enumerate(border["roads"]) if count]
    for at, owner in enumerate(owners):
        shift = (at - (len(owners) - 1) / 2) * 17
        x, y = place["x"] + shift * 0.5, place["y"] + shift
        pen.road(COALITIONS[owner], x, y, place["turn"])
        several(pen, border["roads"][owner], x + 6, y)


def plate(pen: Pen, region: dict[str, Any], at: tuple[float, float]) -> None:
    """The name of a region, and who rules it."""
    svg, frame = pen.svg, pen.frame
    name = frame.sight.t(f"pax_pamir.region.{region['region']}")
    x, y = at
    ruler = region["ruler"]
    line = frame.colour("line-strong") if ruler is None else frame.seat_colour(ruler)
    svg.rect(x + 12, y + 1, 96, 25, frame.colour("pp-plate"), rx=12.5, stroke=line)
    svg.text(x + 66, y + 18.5, name, 13, pen.ink, 600, "middle", 72)
    if ruler is None:
        svg.circle(
            x + 13, y + 13.5, 12, frame.colour("pp-plate"), stroke=line, stroke_dasharray="3 3"
        )
    else:
        svg.circle(x + 13, y + 13.5, 13, line, stroke=pen.ink, stroke_width=1.2)
        frame.mark(ruler, x + 13, y + 14, 12, frame.seat_colour(ruler, "-on"))
        crown = "M5.5 2.5 4-5l4.6 3L13-7.5l4.4 5.5L22-5l-1.5 7.5Z"
        svg.path(crown, frame.colour("pp-crown"), transform=f"translate({x} {y})", stroke=pen.ink)


def track(pen: Pen) -> None:
    """The track of scores below the cloth."""
    svg, frame = pen.svg, pen.frame
    top, tall, cell, last = TRACK
    for at in range(last + 1):
        fill = frame.colour(f"pp-track-{2 if at % 2 else 1}")
        svg.rect(CLOTH[0] + at * cell, top, cell, tall, fill)
        words = frame.sight.n(at) + ("+" if at == last else "")
        ink = frame.colour("pp-track-ink")
        svg.text(CLOTH[0] + (at + 0.5) * cell, top + 18, words, 13, ink, 600, "middle")
    places: dict[int, list[int]] = {}
    for seat, player in enumerate(frame.sight.view["players"]):
        places.setdefault(min(last, player["score"]), []).append(seat)
    for score, seats in places.items():
        for at, seat in enumerate(seats):
            shift = (at - (len(seats) - 1) / 2) * 13
            pen.cylinder(seat, CLOTH[0] + (score + 0.5) * cell + shift, top + 11, 0.95)


# Below the map


def status(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """The favored suit, the blocks in play, and what a check would bring now."""
    frame, view = pen.frame, pen.frame.sight.view
    widths = (124.0, 282.0, width - 124.0 - 282.0 - 2 * GAP)
    titles = ("favored", "blocks", "if_checked")
    left = x
    for wide, title in zip(widths, titles, strict=True):
        frame.panel(left, y, wide, height, frame.sight.t(f"web.pax_pamir.{title}"))
        left += wide + GAP
    suit = view["favored"]
    if suit:
        fill = frame.colour(f"pp-{suit}")
        pen.svg.path(f"M{x + 44} {y + 36}h36v44l-18-10-18 10Z", fill)
        pen.sign(f"suit_{suit}", x + 62, y + 52, 24, frame.colour(f"pp-{suit}-on"), fill)
        name = frame.sight.t(f"pax_pamir.suit.{suit}")
        pen.svg.text(x + 62, y + 102, name, 14, pen.ink, 600, "middle", 108)
    blocks(pen, x + widths[0] + GAP, y + 34, widths[1])
    checked(pen, x + widths[0] + widths[1] + 2 * GAP, y + 34, widths[2], height - 40)


def blocks(pen: Pen, x: float, y: float, width: float) -> None:
    """How many blocks of each coalition are in play."""
    frame = pen.frame
    cell = (width - 84) / BLOCKS
    for at, coalition in enumerate(frame.sight.view["blocks"]):
        top = y + at * 26
        name = coalition["coalition"]
        fill, on = frame.colour(f"pp-{name}"), frame.colour(f"pp-{name}-on")
        pen.svg.circle(x + 22, top + 12, 11, fill)
        pen.sign(name, x + 22, top + 12, 15, on, fill)
        for place in range(BLOCKS):
            is_out = place < coalition["in_play"]
            ground = fill if is_out else frame.colour("surface-3")
            line = frame.colour(f"pp-{name}-dk") if is_out else frame.colour("line")
            left = x + 40 + place * cell
            pen.svg.rect(left, top + 4, cell - 2.5, 16, ground, rx=2.5, stroke=line)
        words = frame.sight.n(coalition["in_play"])
        pen.svg.text(x + width - 14, top + 18, words, 16, pen.ink, 700, "end")


def checked(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """What everybody would score if dominance were checked now."""
    frame = pen.frame
    now = frame.sight.view["if_checked_now"]
    if not now:
        return
    seats = range(frame.sight.seats)
    step = min(20.0, (height - 18) / len(seats))
    dominant = now["dominant"]
    if dominant:
        name = frame.sight.t(f"pax_pamir.coalition.{dominant}")
        words = frame.sight.t("web.pax_pamir.by_influence", coalition=name)
    else:
        words = frame.sight.t("web.pax_pamir.by_cylinders")
    rtl = pen.svg.rtl
    left = x + width - 12 if rtl else x + 12
    pen.svg.text(
        left,
        y + 8,
        words,
        11.5,
        pen.frame.colour("ink-2"),
        400,
        "end" if rtl else "start",
        width - 24,
    )
    for at, seat in enumerate(seats):
        top = y + 24 + at * step
        frame.badge(seat, x + 20, top, 14)
        points = now["points"][seat]
        ink = frame.colour("good") if points else frame.colour("ink-3")
        pen.svg.text(x + width - 14, top + 5, f"+{frame.sight.n(points)}", 14, ink, 700, "end")


# Cards


def market(pen: Pen, x: float, y: float) -> None:
    """Six columns of cards in two rows, each with its price."""
    frame, view = pen.frame, pen.frame.sight.view
    frame.panel(x, y, RIGHT, MARKET)
    wide = (RIGHT - 16) / 6
    for column, price in enumerate(view["prices"]):
        middle = x + 8 + (column + 0.5) * wide
        words = frame.sight.n(price) if price else frame.sight.t("web.pax_pamir.free")
        if price:
            pen.sign("coin", middle - 10, y + 17, 15, frame.colour("pp-rupee"), pen.paper)
        left = middle + 8 if price else middle
        pen.svg.text(left, y + 22, words, 14, pen.ink, 600, "middle", wide - 8)
    for slot in view["market"]:
        left, top = x + 8 + slot["column"] * wide + 3, y + 32 + slot["row"] * 121
        if slot["card"]:
            pen.card(slot["card"], left, top, wide - 6, 116)
        else:
            dashed = {"stroke": frame.colour("line-strong"), "stroke_dasharray": "4 4"}
            pen.svg.rect(left, top, wide - 6, 116, "none", rx=8, **dashed)
        if slot["rupees"]:
            pen.coin(slot["rupees"], left + wide - 16, top + 108)


def rival(pen: Pen, seat: int, x: float, y: float) -> None:
    """Another player: what there is, and the court."""
    frame = pen.frame
    frame.panel(x, y, RIGHT, ROW)
    player = frame.sight.view["players"][seat]
    values(pen, seat, player, x + 12, y + 22)
    cards = player["court"]
    room = RIGHT - 176
    step = min(102.0, room / max(1, len(cards)))
    for at, each in enumerate(cards):
        pen.card(each["card"], x + 168 + at * step, y + 6, min(98, step - 4), ROW - 12, each)


def values(pen: Pen, seat: int, player: dict[str, Any], x: float, y: float) -> None:
    """Loyalty, influence, rupees, hand, cylinders, gifts."""
    frame, n = pen.frame, pen.frame.sight.n
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
    for at, gift in enumerate((2, 4, 6)):
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
    frame, sight = pen.frame, pen.frame.sight
    width = frame.svg.width - 2 * MARGIN
    ground, line = frame.seat_colour(seat, "-soft"), frame.seat_colour(seat)
    pen.svg.rect(x, y, width, OWN, ground, rx=12, stroke=line, stroke_width=1.5)
    player = sight.view["players"][seat]
    values(pen, seat, player, x + 14, y + 44)
    court = [(each["card"], each) for each in player["court"]]
    hand = [(card, None) for card in player["hand"]]
    room = width - 180 - 40
    step = min(128.0, room / max(1, len(court) + len(hand)))
    start = x + 170
    for at, (title, cards) in enumerate((("court", court), ("hand", hand))):
        words = sight.t(f"web.pax_pamir.{title}")
        if cards:
            heading = max(step * len(cards) - 8, 90)
            pen.svg.heading(start, y + 22, heading, words, frame.colour("ink-2"), 14)
        for place, (card, lies) in enumerate(cards):
            pen.card(card, start + place * step, y + 30, step - 8, OWN - 40, lies)
        start += len(cards) * step + (28 if not at and cards else 0)
