"""Trajan: the six parts of the board around the own action circle, the others beside it."""

from typing import Any, Final

from panj.drawing.frame import GAP, MARGIN, TOP, Frame
from panj.drawing.subject import Subject
from panj.games.trajan.showing.picture_pieces import ACTIONS, GREY, INK, PAPER, ROMAN, YELLOW, Pen

WIDTH: Final = 1360
LEFT: Final = 276
MIDDLE: Final = 432
RIGHT: Final = 356
SIDE: Final = WIDTH - 2 * MARGIN - LEFT - MIDDLE - RIGHT - 3 * GAP
HEIGHT: Final = 720
SITE: Final = 44
QUARTERS: Final = 4


def draw(subject: Subject) -> str:
    """The picture of a table."""
    frame = Frame(subject, WIDTH, TOP + HEIGHT + MARGIN, facts(subject))
    pen = Pen(frame)
    seaport(pen, MARGIN, TOP, 222)
    construction(pen, MARGIN, TOP + 232, 264)
    stacks(pen, MARGIN, TOP + 506, 214)
    own, *others = subject.order
    x = MARGIN + LEFT + GAP
    circle(pen, own, x, TOP, 470)
    mat(pen, own, x, TOP + 480, 240)
    x += MIDDLE + GAP
    forum(pen, x, TOP, 178)
    military(pen, x, TOP + 188, 364)
    senate(pen, x, TOP + 562, 158)
    x += RIGHT + GAP
    each = (HEIGHT - (len(others) - 1) * GAP) / len(others)
    for at, seat in enumerate(others):
        rival(pen, seat, x, TOP + at * (each + GAP), min(each, 360))
    return frame.svg.render(subject.t("trajan.name"))


def facts(subject: Subject) -> list[str]:
    """Where in the year the game is."""
    view = subject.view
    if view["over"]:
        return [subject.t("core.game_over")]
    if not view["quarter"]:
        return [subject.t("web.trajan.setup")]
    return [
        subject.t("web.trajan.quarter_of", quarter=view["quarter"], quarters=QUARTERS),
        subject.t("web.trajan.time_of", time=view["time"], cycle=view["cycle"]),
    ]


def part(pen: Pen, action: str, x: float, y: float, width: float, height: float) -> float:
    """A panel for one part of the board, with its sign; where its inside begins."""
    frame = pen.frame
    frame.panel(x, y, width, height)
    rtl = frame.svg.rtl
    left = x + width - 64 if rtl else x + 10
    frame.svg.rect(left, y + 9, 54, 24, pen.purple, rx=12)
    pen.sign(action, left + 16, y + 21, 16, "#FFFFFF", pen.purple)
    number = ROMAN[ACTIONS.index(action)]
    frame.svg.text(left + 38, y + 26, number, 14, "#FFFFFF", 600, "middle")
    title = frame.subject.t(f"web.trajan.part.{action}")
    frame.svg.heading(x + (10 if rtl else 74), y + 27, width - 86, title, frame.colour("ink"))
    return y + 44


# The left side


def seaport(pen: Pen, x: float, y: float, height: float) -> None:
    """Three ships, the pile and both discard piles."""
    port = pen.frame.subject.view["seaport"]
    inside = part(pen, "seaport", x, y, LEFT, height)
    for at, ship in enumerate(port["ships"]):
        pen.ship(ship, x + 48 + at * 90, inside + 48, 0.84)
    top = inside + 108
    pen.svg.rect(x + 14, top, 44, 58, pen.purple, rx=6)
    pen.svg.text(x + 36, top + 36, pen.frame.subject.n(port["pile"]), 18, "#FFFFFF", 700, "middle")
    for at, side in enumerate(("left", "right")):
        if port[side]:
            pen.good(port[side][-1], x + 70 + at * 56, top, len(port[side]))


def construction(pen: Pen, x: float, y: float, height: float) -> None:
    """Twenty building sites with their tiles or workers."""
    frame = pen.frame
    inside = part(pen, "construction", x, y, LEFT, height)
    for at, site in enumerate(frame.subject.view["sites"]):
        left = x + 16 + at % 5 * (SITE + 6) + SITE / 2
        top = inside + at // 5 * (SITE + 6) + SITE / 2 + 2
        if site["building"]:
            pen.box(left, top, SITE, PAPER, frame.colour("line-strong"))
            pen.sign(site["building"], left - 3, top - 3, 27)
            number = frame.subject.n(site["points"])
            frame.svg.text(left + 18, top + 18, number, 13, INK, 700, "end")
            continue
        pen.box(left, top, SITE, frame.colour("surface-3"), frame.colour("line"))
        for place, seat in enumerate(site["workers"]):
            shift = (place - (len(site["workers"]) - 1) / 2) * 15
            frame.piece(seat, left + shift, top, 15)


def stacks(pen: Pen, x: float, y: float, height: float) -> None:
    """Six stacks of Trajan tiles."""
    subject = pen.frame.subject
    inside = part(pen, "trajan", x, y, LEFT, height)
    for at, stack in enumerate(subject.view["stacks"]):
        left, top = x + 50 + at % 3 * 88, inside + 27 + at // 3 * 82
        if stack["top"]:
            pen.tile(stack["top"], left, top, 0.95)
        name = subject.t(f"web.trajan.stack.{stack['stack']}")
        words = subject.t("web.trajan.stack_count", stack=name, count=stack["height"])
        pen.svg.text(left, top + 40, words, 11.5, pen.frame.colour("ink-2"), 400, "middle", 84)


# The middle


def circle(pen: Pen, seat: int, x: float, y: float, height: float) -> None:
    """The own action circle, and the demands of this quarter above it."""
    frame, view = pen.frame, pen.frame.subject.view
    frame.panel(x, y, MIDDLE, height)
    demands = view["demands"]
    title = frame.subject.t("web.trajan.demands")
    frame.svg.heading(x + 14, y + 27, MIDDLE - 28, title, frame.colour("ink"))
    for at in range(3):
        kind = demands[at] if at < len(demands) else None
        left = x + 30 + at * 36 if frame.svg.rtl else x + MIDDLE - 30 - (2 - at) * 36
        pen.forum_tile(kind, left, y + 26, 30)
    pen.circle(view["players"][seat], x + MIDDLE / 2, y + height / 2 + 22, 0.83)


def mat(pen: Pen, seat: int, x: float, y: float, height: float) -> None:
    """The own cards, pieces and tiles."""
    frame, subject = pen.frame, pen.frame.subject
    player = subject.view["players"][seat]
    ground, line = frame.seat_colour(seat, "-soft"), frame.seat_colour(seat)
    frame.svg.rect(x, y, MIDDLE, height, ground, rx=12, stroke=line, stroke_width=1.5)
    hand = player["hand"] or {}
    step = min(50.0, (MIDDLE - 28) / max(1, len(hand)))
    for at, (good, count) in enumerate(hand.items()):
        pen.good(good, x + 14 + at * step, y + 10, count)
    if not hand:
        pen.sign("hand", x + 28, y + 42, 26, INK, ground)
        count = subject.n(player["hand_size"])
        frame.svg.text(x + 48, y + 50, count, 22, frame.colour("ink"), 700)
    pieces(pen, player, x + 18, y + 88, 98, 18)
    shelf(pen, player, x + 14, y + 104, MIDDLE - 28)


def pieces(pen: Pen, player: dict[str, Any], x: float, y: float, step: float, size: float) -> None:
    """How many workers, legionnaires, pieces of supply and votes."""
    frame = pen.frame
    values = (
        ("worker", player["workers"]),
        ("legionnaire", player["legionnaires"]),
        ("stairs", sum(player["buildings"].values())),
        ("vote", player["votes"]),
    )
    for at, (name, value) in enumerate(values):
        pen.sign(name, x + at * step + size / 2, y, size, INK, frame.colour("surface-1"))
        words = frame.subject.n(value)
        left = x + at * step + size + 6
        frame.svg.text(left, y + size * 0.32, words, size * 0.9, frame.colour("ink"), 700)


def shelf(pen: Pen, player: dict[str, Any], x: float, y: float, width: float) -> None:
    """Tiles that lie before a player: from the forum, from the stacks, bonuses."""
    forum = [kind for kind, count in player["tiles"].items() for _ in range(count)]
    step = min(38.0, width / max(1, len(forum)))
    for at, kind in enumerate(forum):
        pen.forum_tile(kind, x + 17 + at * step, y + 20, 34)
    for at, tile in enumerate(player["kept"]):
        pen.tile(tile, x + 26 + at * min(58.0, (width - 52) / len(player["kept"])), y + 66, 0.8)
    bonus_tiles(pen, player, x, y + 98, width)


def bonus_tiles(pen: Pen, player: dict[str, Any], x: float, y: float, width: float) -> None:
    """Bonus tiles with what they are worth now."""
    held = [(each, YELLOW) for each in player["yellow"]]
    held += [(each, GREY) for each in player["grey"]]
    step = min(70.0, width / max(1, len(held)))
    for at, (each, ground) in enumerate(held):
        words = pen.frame.subject.n(int(each["points"]))
        pen.bonus(each["bonus"], words, x + at * step, y, ground)


# The right side


def forum(pen: Pen, x: float, y: float, height: float) -> None:
    """Extra actions on yellow ground, everything else on green."""
    board = pen.frame.subject.view["forum"]
    inside = part(pen, "forum", x, y, RIGHT, height)
    pen.svg.rect(x + 12, inside, 48, 126, "#F7E9BF", rx=8)
    for at, kind in enumerate(board["yellow"]):
        pen.forum_tile(kind, x + 36, inside + 22 + at * 41, 36)
    green = board["green"]
    pen.svg.rect(x + 70, inside, RIGHT - 82, 126, "#DDE7D6", rx=8)
    columns = -(-len(green) // 3)
    step = (RIGHT - 82) / columns
    for at, kind in enumerate(green):
        pen.forum_tile(
            kind, x + 70 + (at % columns + 0.5) * step, inside + 22 + at // columns * 41, 36
        )


def military(pen: Pen, x: float, y: float, height: float) -> None:
    """The map of the provinces with leaders and legionnaires."""
    svg, frame = pen.svg, pen.frame
    inside = part(pen, "military", x, y, RIGHT, height)
    svg.open(transform=f"translate({x + 6} {inside}) scale(1)")
    svg.rect(0, 0, 344, 312, "#C9DEE6", rx=8)
    shore = "M200 226 230 234 263 232 308 241 339 213 344 226V312H158L172 259 192 250Z"
    svg.path(shore, "#E3D8BF")
    lands = {land["province"]: land for land in frame.subject.view["provinces"]}
    shapes = frame.art.parts["provinces"]
    for shape in shapes.values():
        svg.path(shape["outline"], "#F1E3CB", stroke="#9C5A3C", stroke_width=1.3)
    for name, shape in shapes.items():
        province(pen, lands[name], shape["x"], shape["y"])
    camp(pen, lands["camp"])
    svg.close()


def province(pen: Pen, land: dict[str, Any], x: float, y: float) -> None:
    """A province: its name, its points, its tile and who stands there."""
    svg, frame = pen.svg, pen.frame
    name = frame.subject.t(f"web.trajan.map.{land['province']}")
    svg.text(x, y - 17, name, 10.5, INK, 600, "middle", 78)
    svg.text(x - 18, y + 6, frame.subject.n(land["points"]), 18, "#7A2C1A", 700, "middle")
    if land["tile"]:
        pen.forum_tile(land["tile"], x + 6, y, 22)
    for at, seat in enumerate(land["legionnaires"]):
        frame.piece(seat, x - 14 + at * 15, y + 20, 12)
    for at, seat in enumerate(land["leaders"]):
        leader(pen, seat, x + (29 if land["tile"] else 8) + at * 18, y + 1)


def leader(pen: Pen, seat: int, x: float, y: float) -> None:
    """A leader: the shape of its seat on a golden disc."""
    pen.svg.circle(x, y, 10.5, "#F3D27C", stroke="#5A4100", stroke_width=1.4)
    pen.frame.piece(seat, x, y, 12)


def camp(pen: Pen, land: dict[str, Any]) -> None:
    """The military camp."""
    svg, frame = pen.svg, pen.frame
    svg.rect(186, 259, 152, 46, PAPER, rx=9, stroke=frame.colour("gold"), stroke_width=1.4)
    pen.sign("military", 202, 282, 18)
    for at, player in enumerate(frame.subject.view["players"]):
        left = 230 + at * 31
        if at in land["leaders"]:
            leader(pen, at, left, 273)
        if player["legionnaires"]:
            frame.piece(at, left - 5, 295, 10)
            words = frame.subject.n(player["legionnaires"])
            svg.text(left + 3, 299, words, 12, INK, 700)


def senate(pen: Pen, x: float, y: float, height: float) -> None:
    """The track of votes, and the bonuses that the first two will choose from."""
    frame = pen.frame
    options, board = frame.subject.view["options"], frame.subject.view["senate"]
    inside = part(pen, "senate", x, y, RIGHT, height)
    foot = y + height - 12
    for at, step in enumerate(board["track"]):
        left, high = x + 14 + at * 30, 22 + at * 5
        fill = frame.colour("marble-2" if at % 2 else "marble")
        frame.svg.rect(left, foot - high, 28, high, fill, rx=2, stroke=frame.colour("vein"))
        words = frame.subject.n(step["votes"])
        frame.svg.text(left + 14, foot - 5, words, 13, frame.colour("ink-2"), 700, "middle")
        for place, seat in enumerate(step["discs"]):
            frame.piece(seat, left + 14, foot - high - 9 - place * 16, 15)
    for at, bonus in enumerate(board["bonus"]):
        face = frame.subject.components["bonus"][bonus]
        is_once = face["kind"] == "demand" and options["bonus_demand"] == "once"
        worth = frame.subject.n(int(face["yellow"]))
        words = worth if is_once else f"\u00d7{worth}"
        pen.bonus(bonus, words, x + 276, inside + 6 + at * 36, YELLOW)


def rival(pen: Pen, seat: int, x: float, y: float, height: float) -> None:
    """Another player: circle, pieces, tiles."""
    frame, subject = pen.frame, pen.frame.subject
    frame.panel(x, y, SIDE, height)
    player = subject.view["players"][seat]
    frame.badge(seat, x + 20, y + 20, 20)
    pen.sign("hand", x + SIDE - 42, y + 20, 16, INK, frame.colour("surface-1"))
    words = subject.n(player["hand_size"])
    frame.svg.text(x + SIDE - 14, y + 25, words, 15, frame.colour("ink"), 700, "end")
    scale = min((SIDE - 10) / 520, (height - 100) / 420)
    pen.circle(player, x + SIDE / 2, y + 34 + 208 * scale, scale)
    top = y + 40 + 416 * scale
    step = (SIDE - 20) / 4
    pieces(pen, player, x + 10, top + 10, step, 13)
    forum = [kind for kind, count in player["tiles"].items() for _ in range(count)]
    for at, kind in enumerate(forum[:7]):
        pen.forum_tile(kind, x + 22 + at * 21, top + 36, 19)
