"""Minerva: the display, the own city large, the others' cities, what everybody holds."""

from typing import Any, Final

from panj.drawing.frame import GAP, MARGIN, TOP, Frame
from panj.drawing.subject import Subject
from panj.games.minerva.showing.picture_tiles import Pen
from panj.games.minerva.tables import RESOURCE_NAMES

WIDTH: Final = 1180
LEFT: Final = 352
RIGHT: Final = 262
OFFER: Final = 62
HELD: Final = (*RESOURCE_NAMES, "denarius", "glory")
MOSAIC: Final = "panj-mi-mosaic"
RESIDENCE: Final = "residence"


def draw(subject: Subject) -> str:
    """The picture of a table."""
    view = subject.view
    rows = -(-len(view["display"]) // 5) or 1
    height = 36 + rows * (OFFER + 14) + 8 + 44 + OFFER + 18 + 2 * GAP + 132 + 134 + GAP
    facts = [
        subject.t("core.round_of", round=view["round"], rounds=view["rounds"]),
        subject.t("web.minerva.deck", count=view["deck"]),
    ]
    frame = Frame(subject, WIDTH, TOP + height + MARGIN, facts)
    pen = Pen(frame)
    y = offers(pen, subject.t("web.minerva.locations"), view["display"], TOP, rows)
    y = offers(pen, subject.t("web.minerva.temples"), view["temples"], y, 1)
    culture(pen, MARGIN, y, LEFT, 132)
    glory(pen, MARGIN, y + 132 + GAP, LEFT, 134)
    own, *others = subject.order
    x = MARGIN + LEFT + GAP
    middle = WIDTH - x - MARGIN - (RIGHT + GAP if others else 0)
    mosaic(frame)
    city(pen, own, x, TOP, middle, height - 66 - GAP)
    holdings(pen, own, x, TOP + height - 66, middle, 66)
    each = (height - (len(others) - 1) * GAP) / max(1, len(others))
    for at, seat in enumerate(others):
        rival(pen, seat, WIDTH - MARGIN - RIGHT, TOP + at * (each + GAP), RIGHT, each)
    return frame.svg.render(subject.t("minerva.name"))


def mosaic(frame: Frame) -> None:
    """The pattern of the ground under cities."""
    one, two = frame.colour("tess"), frame.colour("tess-2")
    squares = ((1, 1, one, 1.0), (13, 1, two, 1.0), (1, 13, two, 1.0), (13, 13, one, 0.6))
    size = 'width="10.5" height="10.5" rx="1.5"'
    tiles = "".join(
        f'<rect x="{x}" y="{y}" {size} fill="{fill}" opacity="{seen}"/>'
        for x, y, fill, seen in squares
    )
    period = 'width="24" height="24" patternUnits="userSpaceOnUse"'
    frame.svg.define(MOSAIC, f'<pattern id="{MOSAIC}" {period}>{tiles}</pattern>')


# The display


def offers(pen: Pen, title: str, tiles: list[dict[str, Any]], y: float, rows: int) -> float:
    """Tiles that can be built; where the next panel begins."""
    height = 40 + rows * (OFFER + 14)
    inside = pen.frame.panel(MARGIN, y, LEFT, height, title)
    for at, tile in enumerate(tiles):
        left = MARGIN + 12 + at % 5 * (OFFER + 4.5)
        top = inside + at // 5 * (OFFER + 14)
        pen.offer(tile["tile"], tile, left, top, OFFER)
        if tile["count"] > 1:
            words = f"\u00d7{pen.frame.subject.n(tile['count'])}"
            ink = pen.frame.colour("accent")
            pen.frame.svg.text(left + OFFER / 2, top + OFFER + 10, words, 11, ink, 700, "middle")
    return y + height + GAP


def culture(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """The three stacks of culture: the top tile, and what follows."""
    frame, subject = pen.frame, pen.frame.subject
    inside = frame.panel(x, y, width, height, subject.t("web.minerva.culture"))
    wide = (width - 24 - 16) / 3
    for at, stack in enumerate(subject.view["culture"]):
        left = x + 12 + at * (wide + 8)
        tiles = stack["tiles"]
        line = frame.colour(f"q-{stack['culture']}")
        frame.svg.rect(left, inside, wide, 84, pen.stucco, rx=8, stroke=line, stroke_width=2)
        middle = left + wide / 2
        if not tiles:
            words = subject.t("web.minerva.stack_empty")
            ink = frame.colour("ink-3")
            frame.svg.text(middle, inside + 46, words, 11, ink, 400, "middle", wide - 8)
            continue
        symbols = tiles[0]["symbols"]
        for place in range(symbols):
            shift = (place - (symbols - 1) / 2) * min(19, (wide - 16) / symbols)
            pen.good(stack["culture"], middle + shift, inside + 18, 16)
        points = f"{subject.n(tiles[0]['points'])} {subject.t('web.minerva.vp')}"
        frame.svg.text(
            middle, inside + 52, points, 20, frame.colour("ink"), 800, "middle", wide - 8
        )
        rest = " · ".join(subject.n(tile["points"]) for tile in tiles[1:6])
        frame.svg.text(
            middle, inside + 72, rest, 11.5, frame.colour("ink-3"), 500, "middle", wide - 8
        )


def glory(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """The glory tiles by round and place."""
    frame, subject = pen.frame, pen.frame.subject
    view = subject.view
    inside = frame.panel(x, y, width, height, subject.t("web.minerva.glory"))
    column = (width - 24 - 40) / view["rounds"]
    for turn in range(1, view["rounds"] + 1):
        left = x + 52 + (turn - 1) * column
        now = turn == view["round"]
        if now:
            frame.svg.rect(left + 2, inside - 2, column - 4, 18, frame.colour("accent"), rx=5)
        ink = frame.colour("accent-ink" if now else "ink-3")
        words = subject.n(turn)
        frame.svg.text(left + column / 2, inside + 11.5, words, 12, ink, 600, "middle")
    for place in {tile["place"] for tile in view["glory"]}:
        words = subject.t(f"web.minerva.place_{place}")
        top = inside + 22 + (place - 1) * 24
        frame.svg.text(x + 12, top + 14, words, 12, frame.colour("ink-3"), 600, "start", 38)
    for tile in view["glory"]:
        left = x + 52 + (tile["round"] - 1) * column
        award(pen, tile, left + 2, inside + 22 + (tile["place"] - 1) * 24, column - 4)


def award(pen: Pen, tile: dict[str, Any], x: float, y: float, width: float) -> None:
    """A glory tile: its points, and who holds it."""
    frame = pen.frame
    lost = tile["past"] and tile["holder"] is None
    if not lost:
        ground = frame.colour("stucco-2")
        frame.svg.rect(x, y, width, 20, ground, rx=5, stroke=frame.colour("line"))
    words = "\u2013" if lost else frame.subject.n(tile["points"])
    ink = frame.colour("ink-3" if tile["past"] else "ink")
    shift = 0.0
    if tile["holder"] is not None:
        shift = 9.0
        frame.badge(tile["holder"], x + width / 2 - 9, y + 10, 15)
    frame.svg.text(x + width / 2 + shift, y + 14.8, words, 13, ink, 700, "middle")


# Cities


def city(pen: Pen, seat: int, x: float, y: float, width: float, height: float) -> None:
    """The own city on its mosaic."""
    frame, subject = pen.frame, pen.frame.subject
    frame.svg.rect(x, y, width, height, frame.colour("ground"), rx=12)
    frame.svg.rect(x, y, width, height, f"url(#{MOSAIC})", rx=12, opacity=0.55)
    player = subject.view["players"][seat]
    size, left, top = placed(player["extent"], x, y, width, height, 92)
    for tile in player["city"]:
        at = left + tile["x"] * size, top + tile["y"] * size
        if tile["type"] == RESIDENCE:
            pen.house(seat if tile["assistant"] else None, *at, size - 4)
        else:
            pen.tile(tile["tile"], subject.view["faces"][tile["tile"]], *at, size - 4)


def placed(
    extent: dict[str, int], x: float, y: float, width: float, height: float, most: float
) -> tuple[float, float, float]:
    """How large a cell is so that a city fits, and where its origin lies."""
    columns = extent["east"] - extent["west"] + 1
    rows = extent["south"] - extent["north"] + 1
    size = min(most, (width - 28) / columns, (height - 28) / rows)
    left = x + (width - columns * size) / 2 - extent["west"] * size
    top = y + (height - rows * size) / 2 - extent["north"] * size
    return size, left + 2, top + 2


def holdings(pen: Pen, seat: int, x: float, y: float, width: float, height: float) -> None:
    """What the own seat holds."""
    frame = pen.frame
    ground, line = frame.seat_colour(seat, "-soft"), frame.seat_colour(seat)
    frame.svg.rect(x, y, width, height, ground, rx=12, stroke=line, stroke_width=1.5)
    step = (width - 28) / 8
    values = values_of(frame.subject.view["players"][seat])
    for at, (name, value) in enumerate(values):
        left = x + 14 + at * step
        pen.good(name, left + 18, y + height / 2, 26, cut=ground)
        words = frame.subject.n(value)
        frame.svg.text(left + 36, y + height / 2 + 8, words, 22, frame.colour("ink"), 700)


def values_of(player: dict[str, Any]) -> list[tuple[str, int]]:
    """Goods, and the residences and assistants that are left."""
    held = [(good, player["goods"][good]) for good in HELD]
    return [*held, (RESIDENCE, player["residences"]), ("assistant", player["assistants"])]


def rival(pen: Pen, seat: int, x: float, y: float, width: float, height: float) -> None:
    """Another player's city, small, and what there is to it."""
    frame, subject = pen.frame, pen.frame.subject
    frame.panel(x, y, width, height)
    player = subject.view["players"][seat]
    rtl = frame.svg.rtl
    frame.badge(seat, x + width - 22 if rtl else x + 22, y + 19, 18)
    title = subject.t("web.minerva.city_of", who=subject.names[seat])
    frame.svg.heading(x + (12 if rtl else 38), y + 24, width - 50, title, frame.colour("ink"), 14)
    tall = height - 34 - 50
    frame.svg.rect(x + 8, y + 34, width - 16, tall, frame.colour("ground"), rx=8)
    size, left, top = placed(player["extent"], x + 8, y + 34, width - 16, tall, 40)
    for tile in player["city"]:
        at = left + tile["x"] * size, top + tile["y"] * size
        if tile["type"] == RESIDENCE:
            pen.house(seat if tile["assistant"] else None, *at, size - 2)
        else:
            mini(pen, tile, *at, size - 2)
    step = (width - 20) / 4
    for place, (name, value) in enumerate(values_of(player)):
        at = x + 12 + place % 4 * step, y + height - 34 + place // 4 * 21
        pen.good(name, at[0] + 8, at[1], 15, cut=frame.colour("surface-1"))
        words = subject.n(value)
        frame.svg.text(at[0] + 20, at[1] + 5, words, 14, frame.colour("ink"), 700)


def mini(pen: Pen, tile: dict[str, Any], x: float, y: float, size: float) -> None:
    """A small tile: the frame of its type, and one sign."""
    frame = pen.frame
    colour = frame.colour(f"ty-{tile['type']}")
    frame.svg.rect(
        x + 1, y + 1, size - 2, size - 2, pen.stucco, rx=size * 0.14, stroke=colour,
        stroke_width=size * 0.1,
    )  # fmt: skip
    name = sign(frame.subject.view["faces"].get(tile["tile"]), tile["type"])
    pen.good(name, x + size / 2, y + size / 2, size * 0.6, tile["type"])


def sign(face: dict[str, Any] | None, kind: str) -> str:
    """The sign that says most about a tile."""
    effect = face["effect"] if face else {"form": "temple"}
    if effect["form"] == "temple" or effect.get("when_built"):
        return kind
    good = effect.get("left" if effect["form"] == "choice" else "right", [""])[0]
    return kind if good in ("", "any_culture", "two_different_resources") else str(good)
