"""What people call themselves and say: looked at once, where it comes in."""

# Letters of other scripts are meant as such.
# ruff: noqa: RUF001

import unicodedata
from collections.abc import Sequence
from typing import Final

from panj.core.messages import Refused
from panj.table.seats import is_bots_name
from panj.words.names import JOINERS, LONGEST_NAME, tidy_name, visible

LONGEST_CHAT: Final = 400
LONGEST_TABLE_NAME: Final = 40

UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Letters and marks that show nothing, although they count as letters and marks."""
VARIANTS: Final = ("\ufe00", "\ufe0f")
MOST_MARKS: Final = 2
JOINED: Final = ("ARABIC", "DEVANAGARI", "BENGALI", "TAMIL", "MALAYALAM", "SINHALA", "SYRIAC")

TWINS: Final = str.maketrans(
    "аеорсухіјѕԁһкмтвнАВЕКМНОРСТХІЈЅαοιρνκτυεβηΑΒΕΖΗΙΚΜΝΟΡΤΥΧ01lI|ıيىكة",
    "aeopcyxijsdhkmtbhABEKMHOPCTXIJSaoipvktuebnABEZHIKMNOPTYXoiiiiiییکه",
)
"""Letters that look like others: Cyrillic and Greek like Latin, digits like letters, Arabic like
Persian."""

SIGNS: Final = (
    ("Firefox/", "Firefox"),
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
"""What browsers call themselves, in an order in which the first is the true one."""
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "macOS", "Linux")


def display_name(text: str, most: int = LONGEST_NAME) -> str:
    """A name as it is kept; refused if nothing that can be read is left, or if it is too long."""
    name = tidy_name(text)
    if has_tricks(name):
        raise Refused("server.refusal.name_tricks", [])
    if not any(char.isalnum() for char in name):
        raise Refused("server.refusal.name_empty", [])
    if len(name) > most:
        raise Refused("server.refusal.name_long", [most])
    return name


def table_name(text: str) -> str:
    """What a host calls a table; nothing said, it is called after the host."""
    return display_name(text, LONGEST_TABLE_NAME) if text.strip() else ""


def has_tricks(name: str) -> bool:
    """Whether a name has letters that nobody sees, joiners where they join nothing, or marks piled
    on one letter: such names look like others, or run over their lines."""
    if any(char in UNSEEN or VARIANTS[0] <= char <= VARIANTS[1] for char in name):
        return True
    marks = 0
    for place, char in enumerate(name):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or (char in JOINERS and not joins(name, place)):
            return True
    return False


def joins(name: str, place: int) -> bool:
    """Whether a joiner stands between letters of a script that has a use for it."""
    around = name[place - 1 : place] + name[place + 1 : place + 2]
    return len(around) == 2 and all(
        unicodedata.name(char, "").startswith(JOINED) for char in around
    )


def skeleton(name: str) -> str:
    """What a name looks like at a glance: equal for names that are easily taken for each other."""
    plain = unicodedata.normalize("NFKD", name.translate(TWINS)).casefold().translate(TWINS)
    return "".join(char for char in plain if char.isalnum())


def distinct_name(name: str, others: Sequence[str]) -> str:
    """A name as it is shown beside these: one that looks like another says that it is another."""
    taken = {skeleton(other) for other in others}
    if skeleton(name) not in taken:
        return name
    number = 2
    while skeleton(f"{name} {number}") in taken:
        number += 1
    mark = f" ({number})"
    return name[: LONGEST_NAME - len(mark)] + mark


def person_name(text: str) -> str:
    """What a person is called; refused also if a match file would take them for a bot."""
    name = display_name(text)
    if is_bots_name(name):
        raise Refused("server.refusal.bad_field", ["name"])
    return name


def device_name(agent: str) -> str:
    """What somebody knows a device by in the list of those they are signed in on: its browser and
    its system, as far as it tells them."""
    found = [name for sign, name in SIGNS if sign in agent]
    return " · ".join(found[:1] + [each for each in found[1:] if each in SYSTEMS][:1])


def chat_text(text: str) -> str:
    """A line of chat as it is kept; refused if empty or too long."""
    kept = visible(text).strip()
    if not kept:
        raise Refused("server.refusal.chat_empty", [])
    if len(kept) > LONGEST_CHAT:
        raise Refused("server.refusal.chat_long", [LONGEST_CHAT])
    return kept
