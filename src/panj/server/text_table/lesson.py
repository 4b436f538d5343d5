"""A lesson as plain text: what is said, every legal move, the table. It needs no script: the way
that the learner has gone stands in the address."""

from html import escape

from panj.core.registry import REGISTRY
from panj.learn.guide import has_guide
from panj.learn.walk import NEXT
from panj.server.text_table.practice import BETWEEN, PracticePage, plain_page
from panj.server.wire.learn import LessonAnswer
from panj.words import words_for
from panj.words.speak import rule_key


class LessonTextPage(PracticePage):
    """Where somebody stands in a lesson, in one language."""

    def __init__(self, answer: LessonAnswer, lang: str) -> None:
        super().__init__(answer.table, lang)
        self.answer = answer
        self.speaker.names[answer.table.seat or 0] = self.words.text("learn.you")

    def text(self, problem: str = "") -> str:
        """The whole page."""
        w, answer = self.words, self.answer
        title = f"{w.text(f'{answer.game}.name')}: {w.text(answer.title)}"
        parts = [self.links(), self.tried(), self.step()]
        return self.whole(title, problem, parts)

    def links(self) -> str:
        """To the board, to the other lessons, and to this page in another language."""
        ours = [
            (f"/learn/{self.answer.game}/{self.answer.lesson}", "web.text.board"),
            (f"/learn/text?lang={self.lang}", "learn.all"),
        ]
        return self.nav(ours, lambda lang: self.address(lang=lang))

    def address(self, lang: str = "", way: list[str] | None = None) -> str:
        """This page, perhaps in another language, or a step earlier."""
        gone = self.answer.way if way is None else way
        here = f"/learn/{self.answer.game}/{self.answer.lesson}/text?lang={lang or self.lang}"
        return f"{here}&way={BETWEEN.join(gone).replace(' ', '+')}"

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
        said += (
            self.moves()
            if answer.kind == "ask"
            else [self.form(self.way(NEXT), w.text("learn.next"))]
        )
        if answer.way:
            back, before = escape(w.text("learn.back")), self.address(way=answer.way[:-1])
            said.append(f'<p><a href="{escape(before, quote=True)}">{back}</a></p>')
        return "\n".join([*said, "</section>"])

    def moves(self) -> list[str]:
        """Every legal move as a button, those first with which the lesson goes on."""
        question, fitting = self.answer.table.question, set(self.answer.accepted)
        offers = [] if question is None else question.moves
        inside = [self.offer(self.way(), each) for each in offers if each.index in fitting]
        others = [self.offer(self.way(), each) for each in offers if each.index not in fitting]
        said = [f"<h3>{escape(self.words.text('learn.marked'))}</h3><ol>", *inside, "</ol>"]
        if others:
            said += [f"<h3>{escape(self.words.text('learn.others'))}</h3><ol>", *others, "</ol>"]
        return said

    def way(self, move: str = "") -> dict[str, str]:
        """What was done so far, and perhaps what comes now, as fields."""
        gone = {"way": BETWEEN.join(self.answer.way)}
        return {**gone, "move": move} if move else gone

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
