"""A lesson as plain text: what is said, every legal move, the table. It needs no script: the way
that the learner has gone stands in the address."""

from html import escape

from panj.core.registry import REGISTRY
from panj.learn.guide import has_guide
from panj.learn.walk import NEXT
from panj.server.text_table.page import TextPage
from panj.server.text_table.turn import option_text
from panj.server.wire.answers import MoveOffer
from panj.server.wire.learn import LessonAnswer
from panj.words import LANGUAGES, words_for
from panj.words.speak import rule_key

BETWEEN = "|"
"""Stands between the entries of a way in an address; no move has it."""


class LessonTextPage:
    """Where somebody stands in a lesson, in one language."""

    def __init__(self, answer: LessonAnswer, lang: str) -> None:
        self.answer = answer
        self.page = TextPage(answer.table, lang, "", "")
        self.speaker = self.page.speaker
        self.words = self.speaker.words
        self.lang = lang
        self.speaker.names[answer.table.seat or 0] = self.words.text("learn.you")

    def text(self, problem: str = "") -> str:
        """The whole page."""
        w, answer = self.words, self.answer
        title = f"{w.text(f'{answer.game}.name')}: {w.text(answer.title)}"
        parts = [
            f'<!doctype html>\n<html lang="{self.lang}" dir="{w.direction}"><head>',
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title>",
            '<link rel="stylesheet" href="/text.css"><link rel="icon" href="/icon.svg">',
            "</head><body>",
            self.links(),
            f'<main id="main"><h1>{escape(title)}</h1>',
            f'<p role="alert">{escape(problem)}</p>' if problem else "",
            self.tried(),
            self.step(),
            self.page.scores(),
            self.page.view(),
            self.page.log(),
            "</main></body></html>\n",
        ]
        return "\n".join(part for part in parts if part)

    def links(self) -> str:
        """To the board, to the other lessons, and to this page in another language."""
        here = f"/learn/{self.answer.game}/{self.answer.lesson}"
        said = self.words.text
        ours = [
            f'<a href="{here}">{escape(said("web.text.board"))}</a>',
            f'<a href="/learn/text?lang={self.lang}">{escape(said("learn.all"))}</a>',
        ]
        ours += [
            f'<a href="{self.address(lang=other)}" lang="{other}" hreflang="{other}">'
            f"{escape(words_for(other).text(f'core.language.{other}'))}</a>"
            for other in LANGUAGES
            if other != self.lang
        ]
        items = "".join(f"<li>{link}</li>" for link in ours)
        return f'<nav aria-label="{escape(said("web.nav"), quote=True)}"><ul>{items}</ul></nav>'

    def address(self, lang: str = "", way: list[str] | None = None) -> str:
        """This page, perhaps in another language, or a step earlier."""
        gone = self.answer.way if way is None else way
        here = f"/learn/{self.answer.game}/{self.answer.lesson}/text?lang={lang or self.lang}"
        return escape(f"{here}&way={BETWEEN.join(gone).replace(' ', '+')}", quote=True)

    def tried(self) -> str:
        """What is said to the legal move that was tried."""
        tried = self.answer.tried
        return (
            "" if tried is None else f'<p role="status">{escape(self.words.text(tried.text))}</p>'
        )

    def step(self) -> str:
        """What is said, and what can be done."""
        w, answer = self.words, self.answer
        if answer.kind == "over":
            return self.end()
        place = w.text("learn.step", step=answer.step, steps=answer.steps)
        said = [f"<section><h2>{escape(place)}</h2>"]
        said.append(f"<p><strong>{escape(w.text(answer.text))}</strong></p>")
        key = rule_key(answer.rule, answer.game)
        if answer.rule and w.has(key):
            about = escape(f"{answer.rule}: {w.agreed(key, answer.table.options)}")
            summary = escape(w.text("learn.why"))
            said.append(f"<details><summary>{summary}</summary><p>{about}</p></details>")
        said += self.moves() if answer.kind == "ask" else [self.form(NEXT, w.text("learn.next"))]
        if answer.way:
            back = escape(w.text("learn.back"))
            said.append(f'<p><a href="{self.address(way=answer.way[:-1])}">{back}</a></p>')
        return "\n".join([*said, "</section>"])

    def moves(self) -> list[str]:
        """Every legal move as a button, those first with which the lesson goes on."""
        question, fitting = self.answer.table.question, set(self.answer.accepted)
        offers = [] if question is None else question.moves
        inside = [self.move(each) for each in offers if each.index in fitting]
        others = [self.move(each) for each in offers if each.index not in fitting]
        said = [f"<h3>{escape(self.words.text('learn.marked'))}</h3><ol>", *inside, "</ol>"]
        if others:
            said += [f"<h3>{escape(self.words.text('learn.others'))}</h3><ol>", *others, "</ol>"]
        return said

    def move(self, offer: MoveOffer) -> str:
        about = option_text(self.speaker, offer)
        return f"<li>{self.form(offer.text, self.speaker.say(offer.message))}{about}</li>"

    def form(self, move: str, label: str) -> str:
        """One button that goes on in the lesson: it changes nothing anywhere, so it only asks."""
        fields = {"lang": self.lang, "way": BETWEEN.join(self.answer.way), "move": move}
        hidden = "".join(
            f'<input type="hidden" name="{name}" value="{escape(value, quote=True)}">'
            for name, value in fields.items()
        )
        return f'<form method="get">{hidden}<button>{escape(label)}</button></form>'

    def end(self) -> str:
        """The lesson is over: the next one, or all."""
        w, answer = self.words, self.answer
        said = [f"<section><h2>{escape(w.text('learn.done'))}</h2>"]
        if answer.lesson < answer.lessons:
            after = f"/learn/{answer.game}/{answer.lesson + 1}/text?lang={self.lang}"
            following = escape(w.text("learn.next_lesson", number=answer.lesson + 1))
            said.append(f'<p><a href="{after}">{following}</a></p>')
        return "\n".join([*said, "</section>"])


def lesson_list_page(lang: str, lessons: list[tuple[str, int, str]]) -> str:
    """All lessons with their titles, as plain text."""
    w = words_for(lang)
    said: list[str] = []
    for slug in dict.fromkeys(slug for slug, _, _ in lessons):
        links = [
            f'<li><a href="/learn/{slug}/{number}/text?lang={lang}">'
            f"{escape(w.called(key))}</a></li>"
            for owner, number, key in lessons
            if owner == slug
        ]
        said.append(f"<h2>{escape(w.called(f'{slug}.name'))}</h2>")
        if has_guide(REGISTRY.game(slug)):
            about = f"/learn/{slug}/text?lang={lang}"
            said.append(f'<p><a href="{about}">{escape(w.text("learn.how_to_play"))}</a></p>')
        said += ["<ol>", *links, "</ol>"]
    return plain_page(lang, w.text("learn.title"), said)


def lost_page(lang: str, reason: str) -> str:
    """There is no such lesson, or it cannot be read: a sentence, and the way to the others."""
    w = words_for(lang)
    link = f'<a href="/learn/text?lang={lang}">{escape(w.text("learn.all"))}</a>'
    said = [f'<p role="alert">{escape(reason)}</p>', f"<p>{link}</p>"]
    return plain_page(lang, w.text("learn.title"), said)


def plain_page(lang: str, title: str, said: list[str]) -> str:
    """A page without a table."""
    direction = words_for(lang).direction
    head = [
        f'<!doctype html>\n<html lang="{lang}" dir="{direction}"><head><meta charset="utf-8">',
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>',
        '<link rel="stylesheet" href="/text.css"></head><body>',
        f'<main id="main"><h1>{escape(title)}</h1>',
    ]
    return "\n".join([*head, *said, "</main></body></html>\n"])
