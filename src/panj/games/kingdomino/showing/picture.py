"""Kingdomino: both lines of dominoes, the own kingdom large, the others beside it."""

from typing import Any, Final

from panj.drawing.frame import GAP, MARGIN, TOP, Frame
from panj.drawing.subject import Subject
from panj.drawing.svg import extent

WIDTH: Final = 980
OWN: Final = 470
OWN_OF_TWO: Final = 412
LINES: Final = 236
HALF: Final = 44
CELL_BOX: Final = "0 0 100 100"
DARK: Final = "#1E1A12"


def draw(subject: Subject) -> str:
    """The picture of a table."""
    view = subject.view
    facts = [
        subject.t("core.round_of", round=view["round"], rounds=view["rounds"]),
        f"{subject.t('web.kingdomino.pile')}: {subject.n(view['pile'])}",
    ]
    own, *others = subject.order
    wide = OWN if len(others) > 1 else OWN_OF_TWO
    tall = wide + 48
    frame = Frame(subject, WIDTH, TOP + tall + MARGIN, facts)
    lines(frame, MARGIN, TOP, LINES, tall)
    kingdom_panel(frame, own, MARGIN + LINES + GAP, TOP, wide, tall, big=True)
    x = MARGIN + LINES + wide + 2 * GAP
    room = WIDTH - MARGIN - x
    height = (tall - (len(others) - 1) * GAP) / len(others)
    for at, seat in enumerate(others):
        kingdom_panel(frame, seat, x, TOP + at * (height + GAP), room, height, big=False)
    return frame.svg.render(subject.t("kingdomino.name"))


# The lines


def lines(frame: Frame, x: float, y: float, width: float, height: float) -> None:
    """This round's dominoes and the next round's, each with the king on it."""
    subject = frame.subject
    view = subject.view
    each = (height - GAP) / 2
    for at, name in enumerate(("current", "next")):
        top = y + at * (each + GAP)
        inside = frame.panel(x, top, width, each, subject.t(f"web.kingdomino.{name}"))
        claims = view[name]
        step = min(HALF + 8, (each - 44) / max(1, len(claims)))
        for place, claim in enumerate(claims):
            done = name == "current" and place < view["position"]
            line(frame, claim, x + 16, inside + place * step, min(HALF, step - 6), done)


def line(frame: Frame, claim: dict[str, Any], x: float, y: float, half: float, done: bool) -> None:
    """A domino of a line: its number, its halves, its king."""
    svg = frame.svg
    number = claim["domino"]
    svg.open(opacity=0.38 if done else 1)
    svg.text(
        x + 22, y + half / 2 + 5, frame.subject.n(number), 15, frame.colour("ink-2"), 600, "end"
    )
    domino(frame, frame.subject.components["dominoes"][str(number)], x + 32, y, half)
    svg.close()
    owner = claim["owner"]
    if owner is not None:
        svg.use(
            f"king-{owner + 1}",
            frame.art,
            x + 46 + 2 * half,
            y - 4,
            half * 0.9,
            half * 1.17,
            "0 0 60 78",
        )


def domino(frame: Frame, faces: list[tuple[str, int]], x: float, y: float, half: float) -> None:
    """Both halves side by side."""
    for at, (terrain, crowns) in enumerate(faces):
        square(frame, terrain, crowns, x + at * half, y, half, at)
    frame.svg.rect(x, y, 2 * half, half, "none", rx=4, stroke=DARK, stroke_width=1.4)


def square(
    frame: Frame, terrain: str, crowns: int, x: float, y: float, size: float, cut: int
) -> None:
    """One square of land with its crowns."""
    frame.svg.use(f"{terrain}-{cut}", frame.art, x, y, size, size, CELL_BOX)
    if crowns:
        frame.svg.use(f"crowns-{crowns}", frame.art, x, y, size, size, CELL_BOX)


# Kingdoms


def kingdom_panel(
    frame: Frame, seat: int, x: float, y: float, width: float, height: float, big: bool
) -> None:
    """A kingdom under its owner's name."""
    subject = frame.subject
    frame.panel(x, y, width, height)
    title = subject.t("web.kingdomino.kingdom_of", who=subject.names[seat])
    if seat == subject.seat:
        title = subject.t("web.kingdomino.yours")
    rtl = frame.svg.rtl
    size = 22 if big else 18
    frame.badge(seat, x + width - 8 - size / 2 - 4 if rtl else x + 12 + size / 2, y + 23, size)
    left = x + 14 if rtl else x + 22 + size
    frame.svg.heading(
        left, y + 29, width - 40 - size, title, frame.colour("ink"), 17 if big else 14
    )
    side = min(width - 20, height - 52)
    kingdom(frame, seat, x + (width - side) / 2, y + 44 + (height - 52 - side) / 2, side, big)


def kingdom(frame: Frame, seat: int, x: float, y: float, side: float, big: bool) -> None:
    """A kingdom as it lies, on the grid it may grow to."""
    svg = frame.svg
    view = frame.subject.view
    player, grid = view["players"][seat], view["grid"]
    size = side / grid
    west = player["west"] - (grid - (player["east"] - player["west"] + 1)) // 2
    north = player["north"] - (grid - (player["south"] - player["north"] + 1)) // 2
    ground(frame, x, y, side, grid)

    def at(cell: str) -> tuple[float, float]:
        column, row = map(int, cell.split(","))
        return x + (column - west) * size, y + (row - north) * size

    left, top = at("0,0")
    svg.use(f"castle-{seat + 1}", frame.art, left, top, size, size, CELL_BOX)
    for column, row, terrain, crowns in player["squares"]:
        if terrain == "castle":
            continue
        cell = at(f"{column},{row}")
        cut = 1 if (column * 7 + row * 13 + 100) % 3 == 0 else 0
        square(frame, terrain, crowns, *cell, size, cut)
    for laid in player["laid"]:
        corners = [at(cell) for cell in laid["cells"]]
        (x0, y0), (x1, y1) = min(corners), max(corners)
        svg.rect(
            min(x0, x1), min(y0, y1), abs(x1 - x0) + size, abs(y1 - y0) + size, "none", rx=4,
            stroke=DARK, stroke_width=1.6 if big else 1.1,
        )  # fmt: skip
    for territory in player["territories"]:
        if territory["crowns"]:
            outline(frame, [at(cell) for cell in territory["cells"]], size, big)
    if big:
        for territory in player["territories"]:
            if territory["crowns"] and territory["squares"] > 1:
                pill(frame, territory, [at(cell) for cell in territory["cells"]], size)


def ground(frame: Frame, x: float, y: float, side: float, grid: int) -> None:
    """The cells of the grid before anything lies on them."""
    svg, size = frame.svg, side / grid
    line = frame.colour("accent-line")
    svg.rect(x - 3, y - 3, side + 6, side + 6, "#F6F4E6", rx=8, stroke=line)
    for place in range(grid * grid):
        left, top = x + place % grid * size, y + place // grid * size
        svg.rect(
            left + 3, top + 3, size - 6, size - 6, "none", stroke=line, stroke_opacity=0.55,
            stroke_dasharray="4 4",
        )  # fmt: skip


def outline(frame: Frame, cells: list[tuple[float, float]], size: float, big: bool) -> None:
    """The line around a territory that scores: every side without a neighbour of it."""
    known = {(round(x), round(y)) for x, y in cells}

    def is_in(x: float, y: float) -> bool:
        return any(abs(x - a) <= 1 and abs(y - b) <= 1 for a, b in known)

    d = ""
    for x, y in cells:
        d += "" if is_in(x, y - size) else f"M{x:.1f} {y:.1f}h{size:.1f}"
        d += "" if is_in(x, y + size) else f"M{x:.1f} {y + size:.1f}h{size:.1f}"
        d += "" if is_in(x - size, y) else f"M{x:.1f} {y:.1f}v{size:.1f}"
        d += "" if is_in(x + size, y) else f"M{x + size:.1f} {y:.1f}v{size:.1f}"
    wide = 4.5 if big else 2.6
    frame.svg.path(d, stroke="#FFFFFF", stroke_width=wide, stroke_linecap="round")
    frame.svg.path(d, stroke=DARK, stroke_width=wide / 2.5, stroke_linecap="round")


def pill(
    frame: Frame, territory: dict[str, Any], cells: list[tuple[float, float]], size: float
) -> None:
    """What a territory scores, at the foot of its last square."""
    n = frame.subject.n
    x, y = cells[-1]
    text = f"{n(territory['squares'])} \u00d7 {n(territory['crowns'])} = {n(territory['points'])}"
    wide = extent(text, 12, 700) + 12
    frame.svg.rect(x + (size - wide) / 2, y + size - 22, wide, 18, DARK, rx=9, fill_opacity=0.86)
    frame.svg.text(x + size / 2, y + size - 9, text, 12, "#FFFFFF", 700, "middle")
