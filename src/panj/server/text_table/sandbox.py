"""A sandbox as plain text: where it stands, every legal move, back, the table. It needs no script:
what was tried stands in the address."""

from html import escape
from urllib.parse import urlencode

from panj.server.text_table.lesson import BETWEEN, plain_page
from panj.server.text_table.page import TextPage
from panj.server.text_table.speaker import Speaker
from panj.server.text_table.turn import option_text
from panj.server.wire.answers import MoveOffer, TableAnswer
from panj.server.wire.sandbox import SandboxAnswer
from panj.words import LANGUAGES, words_for


class SandboxTextPage:
    """Where somebody stands in a sandbox of a match, in one language."""

    def __init__(
        self, origin: TableAnswer, answer: SandboxAnswer, bots: list[int], lang: str
    ) -> None:
        self.origin = origin.id
        self.answer = answer
        self.bots = bots
        self.page = TextPage(answer.table, lang, "", "")
        self.speaker = self.page.speaker
        self.speaker.names[:] = Speaker(origin, lang).names
        self.words = self.speaker.words
        self.lang = lang

    def text(self, problem: str = "") -> str:
        """The whole page."""
        w, answer = self.words, self.answer
        name = w.text(f"{answer.table.game}.name")
        said = [
            self.links(),
            f'<p role="alert">{escape(problem)}</p>' if problem else "",
            f"<p>{escape(w.text('sandbox.at', move=answer.at))}</p>",
            f"<p>{escape(w.text('sandbox.guessed' if answer.guess else 'sandbox.dealt'))}</p>",
            self.question(),
            self.steps(),
            self.page.scores(),
            self.page.view(),
            self.page.log(),
        ]
        title = w.text("sandbox.of_game", game=name)
        return plain_page(self.lang, title, [part for part in said if part])

    def links(self) -> str:
        """To the board, to the replay, and to this page in another language."""
        said, here = self.words.text, self.origin
        board = escape(f"/try/{here}?{urlencode(self.place())}", quote=True)
        replay = f"/replay/{here}?at={self.answer.at}"
        ours = [
            f'<a href="{board}">{escape(said("web.text.board"))}</a>',
            f'<a href="{replay}">{escape(said("web.replay"))}</a>',
        ]
        ours += [
            f'<a href="{self.address(lang=other)}" lang="{other}" hreflang="{other}">'
            f"{escape(words_for(other).text(f'core.language.{other}'))}</a>"
            for other in LANGUAGES
            if other != self.lang
        ]
        items = "".join(f"<li>{link}</li>" for link in ours)
        return f'<nav aria-label="{escape(said("web.nav"), quote=True)}"><ul>{items}</ul></nav>'

    def place(self) -> dict[str, str]:
        """Where this sandbox stands, as an address has it."""
        answer = self.answer
        return {
            "at": str(answer.at),
            "seat": str(answer.seat),
            "deal": str(answer.deal),
            "bots": ",".join(str(seat) for seat in self.bots),
            "line": BETWEEN.join(answer.line),
        }

    def address(self, lang: str = "", **other: str) -> str:
        """This page, perhaps in another language, or another moment of it."""
        query = urlencode({"lang": lang or self.lang, **self.place(), **other})
        return escape(f"/try/{self.origin}/text?{query}", quote=True)

    def question(self) -> str:
        """What is asked, and every legal move as a button."""
        w, asked = self.words, self.answer.table.question
        if asked is None:
            return f"<p><strong>{escape(w.text('sandbox.over'))}</strong></p>"
        if not asked.mine:
            more = escape(w.text("sandbox.go_on"))
            return f'<p><a href="{self.address()}">{more}</a></p>'
        who = w.text("sandbox.asked", seat=self.speaker.names[asked.who])
        prompt = "" if asked.prompt is None else self.speaker.say(asked.prompt)
        moves = "".join(self.move(offer) for offer in asked.moves)
        return f"<section><h2>{escape(who)}</h2><p>{escape(prompt)}</p><ol>{moves}</ol></section>"

    def move(self, offer: MoveOffer) -> str:
        fields = {"lang": self.lang, **self.place(), "move": offer.text}
        hidden = "".join(
            f'<input type="hidden" name="{name}" value="{escape(value, quote=True)}">'
            for name, value in fields.items()
        )
        label = escape(self.speaker.say(offer.message))
        about = option_text(self.speaker, offer)
        return f'<li><form method="get">{hidden}<button>{label}</button></form>{about}</li>'

    def steps(self) -> str:
        """Back, another deal, and who plays the other seats."""
        w, answer = self.words, self.answer
        ways: list[str] = []
        if answer.line:
            back = self.address(line=BETWEEN.join(answer.line[:-1]))
            ways.append(f'<a href="{back}">{escape(w.text("sandbox.back"))}</a>')
        deal = self.address(deal=str(answer.deal % 999 + 1), line="")
        ways.append(f'<a href="{deal}">{escape(w.text("sandbox.deal_again"))}</a>')
        others = [
            seat
            for seat, name in enumerate(self.speaker.names)
            if seat != answer.seat and answer.table.seats[seat].kind != "automa" and name
        ]
        bots = self.address(bots="" if self.bots else ",".join(str(seat) for seat in others))
        key = "sandbox.all_mine" if self.bots else "sandbox.others_bots"
        ways.append(f'<a href="{bots}">{escape(w.text(key))}</a>')
        return "<ul>" + "".join(f"<li>{way}</li>" for way in ways) + "</ul>"


def lost_sandbox_page(lang: str, reason: str) -> str:
    """There is no such moment, or it may not be looked at: a sentence, and the way home."""
    w = words_for(lang)
    said = [
        f'<p role="alert">{escape(reason)}</p>',
        f'<p><a href="/learn/text?lang={lang}">{escape(w.text("learn.all"))}</a></p>',
    ]
    return plain_page(lang, w.text("sandbox.title"), said)
