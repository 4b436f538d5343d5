"""High Card as a picture: what everybody has played, and the own hand below."""

from typing import Final

from panj.drawing.frame import MARGIN, TOP, Frame
from panj.drawing.subject import Subject

WIDTH: Final = 520
CARD_WIDTH: Final = 60
CARD_HEIGHT: Final = 84
STEP: Final = CARD_WIDTH + 12


def draw(subject: Subject) -> str:
    """The picture of a table."""
    view = subject.view
    below = TOP + CARD_HEIGHT + 24
    frame = Frame(subject, WIDTH, below + CARD_HEIGHT + MARGIN, [])
    for seat, number in enumerate(view["played"]):
        card(frame, MARGIN + seat * STEP, TOP, number, frame.seat_colour(seat))
    for at, number in enumerate(view["hand"]):
        card(frame, MARGIN + at * STEP, below, number, frame.colour("line"))
    return frame.svg.render(subject.title)


def card(frame: Frame, x: float, y: float, number: int, edge: str) -> None:
    """One card face up, edged in the colour of who played it."""
    paper = frame.colour("surface-1")
    frame.svg.rect(x, y, CARD_WIDTH, CARD_HEIGHT, paper, rx=8, stroke=edge, stroke_width=3)
    middle = x + CARD_WIDTH / 2
    text = frame.subject.n(number)
    frame.svg.text(middle, y + 54, text, 32, frame.colour("ink"), 700, "middle")
