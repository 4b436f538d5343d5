"""A sandbox as plain text: where it stands, every legal move, back, the table. It needs no script:
what was tried stands in the address."""

from html import escape
from urllib.parse import urlencode

from panj.server.store.rows import SeatKind
from panj.server.text_table.practice import BETWEEN, PracticePage, plain_page
from panj.server.text_table.speaker import Speaker
from panj.server.wire.answers import TableAnswer
from panj.server.wire.sandbox import MOST_DEALS, SandboxAnswer
from panj.words import words_for


class SandboxTextPage(PracticePage):
    """Where somebody stands in a sandbox of a match, in one language."""

    def __init__(
        self, origin: TableAnswer, answer: SandboxAnswer, bots: list[int], lang: str
    ) -> None:
        super().__init__(answer.table, lang)
        self.origin = origin.id
        self.answer = answer
        self.bots = bots
        self.speaker.names[:] = Speaker(origin, lang).names

    def text(self, problem: str = "") -> str:
        """The whole page."""
        w, answer = self.words, self.answer
        about = "sandbox.guessed" if answer.guess else "sandbox.dealt"
        parts = [
            self.links(),
            f"<p>{escape(w.text('sandbox.at', move=answer.at))}</p>",
            f"<p>{escape(w.text(about))}</p>",
            self.question(),
            self.steps(),
        ]
        title = w.text("sandbox.of_game", game=w.text(f"{answer.table.game}.name"))
        return self.whole(title, problem, parts)

    def links(self) -> str:
        """To the board, to the replay, and to this page in another language."""
        ours = [
            (f"/try/{self.origin}?{urlencode(self.place())}", "web.text.board"),
            (f"/replay/{self.origin}?at={self.answer.at}", "web.replay"),
        ]
        return self.nav(ours, lambda lang: self.address(lang=lang))

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
        return f"/try/{self.origin}/text?{query}"

    def question(self) -> str:
        """What is asked, and every legal move as a button."""
        w, asked = self.words, self.answer.table.question
        if asked is None:
            return f"<p><strong>{escape(w.text('sandbox.over'))}</strong></p>"
        if not asked.mine:
            more = escape(w.text("sandbox.go_on"))
            return f'<p><a href="{escape(self.address(), quote=True)}">{more}</a></p>'
        who = w.text("sandbox.asked", seat=self.speaker.names[asked.who])
        prompt = "" if asked.prompt is None else self.speaker.say(asked.prompt)
        moves = "".join(self.offer(self.place(), offer) for offer in asked.moves)
        return f"<section><h2>{escape(who)}</h2><p>{escape(prompt)}</p><ol>{moves}</ol></section>"

    def steps(self) -> str:
        """Back, another deal, and who plays the other seats."""
        answer = self.answer
        ways: list[tuple[str, str]] = []
        if answer.line:
            back = self.address(line=BETWEEN.join(answer.line[:-1]))
            ways.append((back, "sandbox.back"))
        again = self.address(deal=str(answer.deal % MOST_DEALS + 1), line="")
        ways.append((again, "sandbox.deal_again"))
        others = [
            str(each.seat)
            for each in answer.table.seats
            if each.seat != answer.seat and each.kind != SeatKind.AUTOMA
        ]
        bots = self.address(bots="" if self.bots else ",".join(others))
        ways.append((bots, "sandbox.all_mine" if self.bots else "sandbox.others_bots"))
        links = "".join(
            f'<li><a href="{escape(address, quote=True)}">{escape(self.words.text(key))}</a></li>'
            for address, key in ways
        )
        return f"<ul>{links}</ul>"


def lost_sandbox_page(lang: str, reason: str) -> str:
    """There is no such moment, or it may not be looked at: a sentence, and the way home."""
    w = words_for(lang)
    said = [
        f'<p role="alert">{escape(reason)}</p>',
        f'<p><a href="/learn/text?lang={lang}">{escape(w.text("learn.all"))}</a></p>',
    ]
    return plain_page(lang, w.text("sandbox.title"), said)
