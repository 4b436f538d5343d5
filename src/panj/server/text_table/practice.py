"""What the plain pages of lessons, puzzles and sandboxes share: they ask only, and change nothing
anywhere, so that their buttons are links with what was done in the address."""

from collections.abc import Callable
from html import escape

from panj.server.text_table.page import TextPage
from panj.server.text_table.turn import option_text
from panj.server.wire.answers import MoveOffer, TableAnswer
from panj.words import LANGUAGES, words_for

BETWEEN = "|"
"""Stands between the moves of a way in an address; no move has it."""


class PracticePage:
    """A table that is nowhere kept, in one language."""

    def __init__(self, table: TableAnswer, lang: str) -> None:
        self.page = TextPage(table, lang, "", "")
        self.speaker = self.page.speaker
        self.words = self.speaker.words
        self.lang = lang

    def whole(self, title: str, problem: str, parts: list[str]) -> str:
        """The page: what is refused, what it says, and the table."""
        refused = f'<p role="alert">{escape(problem)}</p>' if problem else ""
        said = [refused, *parts, self.page.scores(), self.page.view(), self.page.log()]
        return plain_page(self.lang, title, [part for part in said if part])

    def nav(self, ours: list[tuple[str, str]], here: Callable[[str], str]) -> str:
        """Links of a page, and to itself in other languages: addresses as they are, and names."""
        links = [
            f'<a href="{escape(address, quote=True)}">{escape(self.words.text(key))}</a>'
            for address, key in ours
        ]
        links += [
            f'<a href="{escape(here(other), quote=True)}" lang="{other}" hreflang="{other}">'
            f"{escape(words_for(other).text(f'core.language.{other}'))}</a>"
            for other in LANGUAGES
            if other != self.lang
        ]
        items = "".join(f"<li>{link}</li>" for link in links)
        label = escape(self.words.text("web.nav"), quote=True)
        return f'<nav aria-label="{label}"><ul>{items}</ul></nav>'

    def form(self, fields: dict[str, str], label: str) -> str:
        """One button that asks for this page with these fields."""
        hidden = "".join(
            f'<input type="hidden" name="{name}" value="{escape(value, quote=True)}">'
            for name, value in {"lang": self.lang, **fields}.items()
        )
        return f'<form method="get">{hidden}<button>{escape(label)}</button></form>'

    def offer(self, fields: dict[str, str], offer: MoveOffer) -> str:
        """A legal move as a button, with what it would do."""
        button = self.form({**fields, "move": offer.text}, self.speaker.say(offer.message))
        return f"<li>{button}{option_text(self.speaker, offer)}</li>"


def plain_page(lang: str, title: str, said: list[str]) -> str:
    """A page out of its parts; what leads elsewhere stands before what it is about."""
    direction = words_for(lang).direction
    links = [part for part in said if part.startswith("<nav")]
    head = [
        f'<!doctype html>\n<html lang="{lang}" dir="{direction}"><head><meta charset="utf-8">',
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>',
        '<link rel="stylesheet" href="/text.css"><link rel="icon" href="/icon.svg"></head><body>',
        *links,
        f'<main id="main"><h1>{escape(title)}</h1>',
    ]
    about = [part for part in said if part not in links]
    return "\n".join([*head, *about, "</main></body></html>\n"])
