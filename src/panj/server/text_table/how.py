"""How a game is played, as plain text, without a script. Its pictures are those of notebooks."""

from html import escape

from panj.learn.guide import Guide
from panj.learn.lesson import lesson_numbers, title_key
from panj.learn.marked import Span, spans
from panj.server.text_table.practice import plain_page
from panj.words import LANGUAGES, words_for
from panj.words.speak import rule_key


class HowTextPage:
    """The page of one game in one language."""

    def __init__(self, own: Guide, lang: str) -> None:
        self.own = own
        self.slug = own.game.slug
        self.lang = lang
        self.words = words_for(lang)

    def text(self) -> str:
        """The whole page."""
        said = [self.links(), *self.sections(), *self.explained(), *self.lessons(), *self.rules()]
        game = self.words.text(f"{self.slug}.name")
        return plain_page(self.lang, f"{game}: {self.words.text('learn.how_to_play')}", said)

    def links(self) -> str:
        """To the page with the board's own pictures, to all lessons, to the other languages."""
        said, here = self.words.text, f"/learn/{self.slug}"
        ours = [
            f'<a href="{here}">{escape(said("web.text.board"))}</a>',
            f'<a href="/learn/text?lang={self.lang}">{escape(said("learn.all"))}</a>',
        ]
        ours += [
            f'<a href="{here}/text?lang={other}" lang="{other}" hreflang="{other}">'
            f"{escape(words_for(other).text(f'core.language.{other}'))}</a>"
            for other in LANGUAGES
            if other != self.lang
        ]
        items = "".join(f"<li>{link}</li>" for link in ours)
        return f'<nav aria-label="{escape(said("web.nav"), quote=True)}"><ul>{items}</ul></nav>'

    def sections(self) -> list[str]:
        said: list[str] = []
        for part in self.own.sections:
            said.append(f"<h2>{self.marked(self.own.key(part.name))}</h2>")
            if part.text:
                said.append(f"<p>{self.marked(self.own.key(part.name, 0))}</p>")
            if part.items:
                kind = "ol" if part.numbered else "ul"
                keys = [self.own.key(part.name, place + 1) for place in range(part.items)]
                items = "".join(f"<li>{self.marked(key)}</li>" for key in keys)
                said.append(f"<{kind}>{items}</{kind}>")
            if part.picture is not None:
                said.append(self.figure(part.name))
        return said

    def figure(self, name: str) -> str:
        """The picture of a section, with what is to be seen in it."""
        source = f"/learn/{self.slug}/pictures/{name}.svg?lang={self.lang}"
        about = self.marked(self.own.key(name, "picture"))
        return (
            f'<figure><img src="{source}" alt="" loading="lazy">'
            f"<figcaption>{about}</figcaption></figure>"
        )

    def marked(self, key: str) -> str:
        """A text with its marks; a word leads to what it means."""
        return "".join(marked_html(span) for span in spans(self.words.text(key)))

    def explained(self) -> list[str]:
        """What the words mean."""
        w = self.words
        rows = [
            f'<dt id="word-{name}">{escape(w.text(self.own.word(name)))}</dt>'
            f"<dd>{escape(w.form(self.own.word(name), {}, 'about'))}</dd>"
            for name in self.own.words
        ]
        return [f"<h2>{escape(w.text('learn.words'))}</h2><dl>", *rows, "</dl>"]

    def lessons(self) -> list[str]:
        """The lessons of the game."""
        links = [
            f'<li><a href="/learn/{self.slug}/{number}/text?lang={self.lang}">'
            f"{escape(self.words.called(title_key(self.own.game, number)))}</a></li>"
            for number in lesson_numbers(self.own.game)
        ]
        return [f"<h2>{escape(self.words.text('learn.all'))}</h2><ol>", *links, "</ol>"]

    def rules(self) -> list[str]:
        """The rules that a picture explains, in full."""
        w = self.words
        found = [rule for drawn in self.own.pictures().values() for rule in drawn.rules]
        rows = [
            f"<dt>{escape(rule)}</dt><dd>{escape(w.text(rule_key(rule, self.slug)))}</dd>"
            for rule in dict.fromkeys(found)
        ]
        return [f"<h2>{escape(w.text('core.rules'))}</h2><dl>", *rows, "</dl>"]


def marked_html(span: Span) -> str:
    """A part of a marked text."""
    text = escape(span.text)
    if span.word:
        text = f'<a href="#word-{span.word}">{text}</a>'
    if span.em:
        text = f"<em>{text}</em>"
    return f"<strong>{text}</strong>" if span.strong else text
