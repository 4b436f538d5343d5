"""Kohan Dej: the cast by rank, every city under its owner, the own hand."""

from typing import Any, Final

from panj.drawing.frame import GAP, MARGIN, TOP, Frame
from panj.drawing.subject import Subject

WIDTH: Final = 1120
ROLE: Final = 128
ROW: Final = 30
CARD: Final = 150
CITY: Final = 8
SCENE_WIDTH: Final = 64
SCENE_HEIGHT: Final = 50
"""The size of the picture of a building in its own units."""

MARKS: Final = ("killed", "bewitched", "robbed", "warrant", "threat")


def draw(subject: Subject) -> str:
    """The picture of a table."""
    view = subject.view
    rows = max(CITY, *(len(player["city"]) for player in view["players"]))
    cities = 64 + rows * ROW
    hand = view.get("me", {}).get("hand", [])
    height = TOP + ROLE + GAP + cities + MARGIN + (CARD + 48 if hand else 0)
    facts = [
        subject.t("core.round_number", round=view["round"]),
        subject.t(f"web.kohan_dej.phase.{view['phase']}"),
        subject.t("web.kohan_dej.deck", cards=view["deck"]),
    ]
    frame = Frame(subject, WIDTH, height, facts)
    ground(frame)
    width = (WIDTH - 2 * MARGIN - (subject.seats - 1) * 8) / subject.seats
    for at, seat in enumerate(subject.order):
        place = subject.seats - 1 - at if frame.svg.rtl else at
        city(frame, seat, MARGIN + place * (width + 8), TOP, width, cities)
    cast(frame, TOP + cities + GAP)
    if hand:
        own_hand(frame, hand, TOP + cities + ROLE + 2 * GAP)
    return frame.svg.render(subject.t("kohan_dej.name"))


def ground(frame: Frame) -> None:
    """The tiles that lie under roles and districts."""
    for name, ink in (("tiles", "#FFFFFF"), ("gold", frame.colour("kj-gold"))):
        pattern = frame.art.parts["girih"].replace("ID", f"panj-kj-{name}").replace("INK", ink)
        scale = 0.36 if name == "tiles" else 0.6
        frame.svg.define(
            f"panj-kj-{name}",
            pattern.replace('patternTransform="scale(1)"', f'patternTransform="scale({scale})"'),
        )


# Cities


def city(frame: Frame, seat: int, x: float, y: float, width: float, height: float) -> None:
    """Gold, cards and role of a player, and the districts one below the other."""
    subject, svg = frame.subject, frame.svg
    player = subject.view["players"][seat]
    frame.panel(x, y, width, height)
    step = min(52.0, (width - 16) / 4)
    coin(frame, x + 10 + step / 2 - 4, y + 18, player["gold"], 11)
    middle = x + 10 + step * 1.5
    svg.rect(middle - 12, y + 10, 10, 14, frame.colour("kj-glow"), rx=2)
    svg.text(middle + 2, y + 23, subject.n(player["hand"]), 14, frame.colour("ink"), 600)
    size = f"{subject.n(player['size'])}/{subject.n(subject.view['target'])}"
    svg.text(x + width - 10, y + 23, size, 14, frame.colour("ink-2"), 600, "end")
    if seat == subject.view["crown"]:
        crown = frame.art.parts["types"]["noble"]
        svg.sign(crown, x + 10 + step * 2.5 - 4, y + 18, 16, frame.colour("kj-crown"), "none")
    role_line(frame, player, x + 6, y + 32, width - 12)
    for at, district in enumerate(player["city"]):
        row(frame, district, x + 6, y + 60 + at * ROW, width - 12)


def role_line(frame: Frame, player: dict[str, Any], x: float, y: float, width: float) -> None:
    """Which roles a player has shown."""
    svg, subject = frame.svg, frame.subject
    roles = player["roles"]
    ground = frame.colour("accent-soft") if roles else frame.colour("surface-3")
    svg.rect(x, y, width, 22, ground, rx=6)
    text = " · ".join(subject.t(f"kohan_dej.role.{role}") for role in roles)
    ink = frame.colour("accent") if roles else frame.colour("ink-3")
    svg.text(
        x + width / 2, y + 15.5, text or subject.t("web.kohan_dej.seat.hidden"), 13, ink,
        600 if roles else 400, "middle", width - 12,
    )  # fmt: skip


def row(frame: Frame, district: dict[str, Any], x: float, y: float, width: float) -> None:
    """A district of a city: its building, its name, its cost."""
    svg = frame.svg
    colour = frame.colour(f"d-{district['type']}")
    svg.rect(x, y, width, ROW - 4, frame.colour("surface-2"), rx=6, stroke=colour)
    scene(frame, district["district"], district["type"], x, y, ROW + 2, ROW - 4, 6)
    coin(frame, x + width - 13, y + (ROW - 4) / 2, district["cost"], 9)
    name = frame.subject.t(f"kohan_dej.district.{district['district']}")
    room = width - ROW - 34
    at = x + width - 28 if svg.rtl else x + ROW + 8
    svg.text(at, y + 17.5, name, 13, frame.colour("ink"), 600, "end" if svg.rtl else "start", room)


def scene(
    frame: Frame, name: str, kind: str, x: float, y: float, width: float, height: float, rx: float
) -> None:
    """A building on the tiled ground of its type."""
    svg = frame.svg
    clip = f"panj-kj-clip-{x:.0f}-{y:.0f}"
    svg.define(
        clip,
        f'<clipPath id="{clip}"><rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" '
        f'height="{height:.1f}" rx="{rx}"/></clipPath>',
    )
    svg.open(clip_path=f"url(#{clip})")
    svg.rect(x, y, width, height, frame.colour(f"d-{kind}"))
    svg.rect(x, y, width, height, "url(#panj-kj-tiles)", opacity=0.26)
    scale = min(width / SCENE_WIDTH, height / SCENE_HEIGHT)
    left = x + (width - SCENE_WIDTH * scale) / 2
    top = y + height - SCENE_HEIGHT * scale
    drawn = frame.art.parts["ground"] + frame.art.parts["buildings"][name]
    svg.put(f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.3f})">{drawn}</g>')
    svg.close()


def coin(frame: Frame, x: float, y: float, value: int, r: float) -> None:
    """A coin with a number."""
    edge = frame.colour("kj-coin-edge")
    frame.svg.circle(x, y, r, frame.colour("kj-coin"), stroke=edge, stroke_width=1.5)
    ink = frame.colour("kj-coin-ink")
    frame.svg.text(x, y + r * 0.46, frame.subject.n(value), r * 1.3, ink, 700, "middle")


# Roles


def cast(frame: Frame, y: float) -> None:
    """All roles by rank."""
    roles = frame.subject.view["roles"]
    width = (WIDTH - 2 * MARGIN - (len(roles) - 1) * 8) / len(roles)
    for at, place in enumerate(roles):
        role(frame, place, MARGIN + at * (width + 8), y, width)


def role(frame: Frame, place: dict[str, Any], x: float, y: float, width: float) -> None:
    """One role: an arch with its rank, and what is known of it."""
    svg, subject = frame.svg, frame.subject
    look, says, seat = look_of(subject, place)
    is_dark = look in ("now", "shown", "mine")
    ground = {"out": "kj-out", "dead": "kj-out", "none": "kj-gone"}.get(look, "surface-1")
    half, tall = width / 2, ROLE - 39
    arch = (
        f"M{x:.1f} {y + 34}c0-14 {half - 12:.1f}-16 {half:.1f}-25 12 9 {half:.1f} 11 {half:.1f} 25"
        f"v{tall}a5 5 0 0 1-5 5h{10 - width:.1f}a5 5 0 0 1-5-5Z"
    )
    dashed = {"stroke_dasharray": "5 4"} if look in ("out", "none") else {}
    line = frame.colour("legal") if look == "now" else frame.colour("line-strong")
    fill = frame.colour("lapis") if is_dark else frame.colour(ground)
    svg.path(arch, fill, stroke=line, stroke_width=3 if look == "now" else 1.4, **dashed)
    if is_dark:
        svg.path(arch, "url(#panj-kj-gold)", opacity=0.16)
    ink = frame.colour("kj-cream") if is_dark else frame.colour("ink")
    ink = frame.colour("ink-3") if look in ("out", "none", "dead") else ink
    middle = x + width / 2
    emblem(frame, place["role"], middle, y + 53, 38, ink)
    rank(frame, place["rank"], middle, y + 14, is_dark)
    name = subject.t(f"kohan_dej.role.{place['role']}")
    svg.text(middle, y + 92, name, 14.5, ink, 600, "middle", width - 12)
    if seat is not None:
        frame.badge(seat, middle, y + 112, 20)
    elif says:
        words = subject.t(f"web.kohan_dej.role.{says}")
        svg.text(middle, y + 116, words, 11.5, ink, 400, "middle", width - 10)
    marks(frame, place, x + width - 9, y + 26)


def look_of(subject: Subject, place: dict[str, Any]) -> tuple[str, str, int | None]:
    """How a role stands: its look, what is written under it, and whose it is."""
    view = subject.view
    own = view.get("me") or {"roles": [], "out": []}
    if place["face_up"]:
        return "out", "out", None
    holder = place["holder"]
    if place["killed"]:
        return "dead", "killed", holder
    if holder is not None:
        is_now = place["rank"] == view["called"] and view["phase"] == "turns"
        return "now" if is_now else "shown", "", holder
    if place["silent"]:
        return "none", "silent", None
    if place["role"] in own["roles"]:
        return "mine", "yours", subject.seat
    if place["role"] in own["out"]:
        return "none", "known_out", None
    return "wait", "", None


def rank(frame: Frame, value: int, x: float, y: float, is_dark: bool) -> None:
    """The rank on a star of eight points."""
    fill = frame.colour("kj-night") if is_dark else frame.colour("surface-2")
    edge = frame.colour("kj-gold") if is_dark else frame.colour("line-strong")
    ink = frame.colour("kj-cream") if is_dark else frame.colour("ink")
    star = frame.art.parts["star"]
    place = f"translate({x:.1f} {y}) scale(13)"
    frame.svg.path(star, fill, transform=place, stroke=edge, stroke_width=0.1)
    frame.svg.text(x, y + 4.8, frame.subject.n(value), 13.5, ink, 700, "middle")


def emblem(frame: Frame, name: str, x: float, y: float, size: float, ink: str) -> None:
    """The sign of a role, in strokes."""
    drawn = frame.art.parts["emblems"][name].replace("currentColor", ink)
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 48:.3f})"
    frame.svg.put(
        f'<g transform="{place}" fill="none" stroke="{ink}" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round">{drawn}</g>'
    )


def marks(frame: Frame, place: dict[str, Any], x: float, y: float) -> None:
    """What lies on a role: a warrant, a threat and the like."""
    for at, mark in enumerate(each for each in MARKS if place[each]):
        top = y + at * 22
        fill = frame.colour(f"kj-{mark}")
        ink = frame.colour("kj-killed") if mark == "warrant" else frame.colour("kj-mark-ink")
        frame.svg.circle(x, top, 11, fill, stroke=frame.colour("kj-white"), stroke_width=1.5)
        frame.svg.sign(frame.art.parts["marks"][mark], x, top, 14, ink, fill)


# The own hand


def own_hand(frame: Frame, hand: list[str], y: float) -> None:
    """The cards in the own hand."""
    subject = frame.subject
    inside = frame.panel(
        MARGIN, y, WIDTH - 2 * MARGIN, CARD + 38, subject.t("web.kohan_dej.your_hand")
    )
    step = min(126.0, (WIDTH - 2 * MARGIN - 24) / len(hand))
    for at, name in enumerate(hand):
        place = len(hand) - 1 - at if frame.svg.rtl else at
        start = WIDTH - MARGIN - 12 - len(hand) * step + 8 if frame.svg.rtl else MARGIN + 12
        card(frame, name, start + place * step, inside, step - 8, CARD - 8)


def card(frame: Frame, name: str, x: float, y: float, width: float, height: float) -> None:
    """A district card: picture, cost, type and name."""
    svg, subject = frame.svg, frame.subject
    fact = subject.components["districts"][name]
    kind = fact["type"]
    colour = frame.colour(f"d-{kind}")
    svg.rect(x, y, width, height, frame.colour("surface-2"), rx=9, stroke=colour)
    scene(frame, name, kind, x, y, width, height - 40, 8)
    svg.rect(x, y + height - 42, width, 3, colour)
    coin(frame, x + 16, y + 16, fact["cost"], 11)
    svg.rect(x + width - 26, y + 6, 20, 20, frame.colour("kj-white"), rx=5)
    svg.sign(frame.art.parts["types"][kind], x + width - 16, y + 16, 13, colour, "none")
    middle = x + width / 2
    title = subject.t(f"kohan_dej.district.{name}")
    svg.text(middle, y + height - 23, title, 13, frame.colour("ink"), 600, "middle", width - 8)
    text = subject.t(f"kohan_dej.type.{kind}")
    svg.text(middle, y + height - 9, text, 11, frame.colour("ink-2"), 400, "middle", width - 8)
