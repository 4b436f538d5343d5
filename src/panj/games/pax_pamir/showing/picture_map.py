"""Pax Pamir's cloth map: regions, borders, the pieces on them, the track of scores."""

from typing import Any, Final, TypeVar

from panj.games.pax_pamir.showing.picture_pieces import Pen

Owner = TypeVar("Owner")

MAP: Final = (700, 446)
CLOTH: Final = (8, 8, 684, 402)
TRACK: Final = (416, 26, 36, 18)
"""The track of scores: its top, its height, the width of a cell, the last number."""

STEP: Final = (22, 31)
"""From one piece to the next in a row, and from row to row."""

ONE_BY_ONE: Final = 4
"""So many pieces of one owner are drawn each by itself."""


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
    for border in pen.frame.subject.view["borders"]:
        roads(pen, border, art["borders"][border["border"]])
    for region in pen.frame.subject.view["regions"]:
        place = art["regions"][region["region"]]
        armies = standing(region["armies"], place["armies"], place["room"])
        tribes = standing(dict(enumerate(region["tribes"])), place["tribes"], place["room"])
        for coalition, _, left, top in armies:
            pen.block(coalition, left, top)
        for owner, _, left, top in tribes:
            pen.cylinder(owner, left, top)
        for _, count, left, top in [*armies, *tribes]:
            several(pen, count, left, top)
        plate(pen, region, place["name"])
    track(pen)
    svg.close()


def standing(
    counts: dict[Owner, int], middle: tuple[float, float], room: int
) -> list[tuple[Owner, int, float, float]]:
    """Where pieces stand: one by one while there is room, else one for all of an owner."""
    fits = sum(counts.values()) <= 2 * room
    pieces: list[tuple[Owner, int]] = []
    for owner, count in counts.items():
        pieces += (
            [(owner, 1)] * count if fits and count <= ONE_BY_ONE else [(owner, count)] * (count > 0)
        )
    rows = -(-len(pieces) // room)
    each = -(-len(pieces) // max(1, rows))
    found: list[tuple[Owner, int, float, float]] = []
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
        words = f"\u00d7{pen.frame.subject.n(count)}"
        pen.svg.text(x + 3, y + 17, words, 11, pen.ink, 700, "middle")


def roads(pen: Pen, border: dict[str, Any], place: dict[str, float]) -> None:
    """The roads along a border."""
    laid = [(coalition, count) for coalition, count in border["roads"].items() if count]
    for at, (coalition, count) in enumerate(laid):
        shift = (at - (len(laid) - 1) / 2) * 17
        x, y = place["x"] + shift * 0.5, place["y"] + shift
        pen.road(coalition, x, y, place["turn"])
        several(pen, count, x + 6, y)


def plate(pen: Pen, region: dict[str, Any], at: tuple[float, float]) -> None:
    """The name of a region, and who rules it."""
    svg, frame = pen.svg, pen.frame
    name = frame.subject.t(f"pax_pamir.region.{region['region']}")
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
        words = frame.subject.n(at) + ("+" if at == last else "")
        ink = frame.colour("pp-track-ink")
        svg.text(CLOTH[0] + (at + 0.5) * cell, top + 18, words, 13, ink, 600, "middle")
    places: dict[int, list[int]] = {}
    for seat, player in enumerate(frame.subject.view["players"]):
        places.setdefault(min(last, player["score"]), []).append(seat)
    for score, seats in places.items():
        for at, seat in enumerate(seats):
            shift = (at - (len(seats) - 1) / 2) * 13
            pen.cylinder(seat, CLOTH[0] + (score + 0.5) * cell + shift, top + 11, 0.95)
