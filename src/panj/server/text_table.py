"""A table as plain text: headings, lists and buttons, made from the view and the words alone."""

from collections.abc import Sequence
from html import escape
from typing import Final

from panj.bots.styles import level_of
from panj.core.game import Game
from panj.core.messages import SPECTATOR, Message
from panj.core.registry import REGISTRY
from panj.server.names import LONGEST
from panj.server.phrases import SERVER_PHRASES
from panj.server.text_view import TextView
from panj.server.wire import HintAnswer, MoveOffer, Said, SeatAnswer, TableAnswer
from panj.words import LANGUAGES, Words, words_for
from panj.words.names import automa_name, character
from panj.words.reasons import Clause, because

FREE: Final = ("open", "invited")


class TextTable:
    """One table as one seat sees it, in one language."""

    def __init__(
        self,
        table: TableAnswer,
        lang: str,
        token: str,
        action: str,
        invite: str = "",
        is_known: bool = True,
        hint: HintAnswer | None = None,
    ) -> None:
        self.table = table
        self.hint = hint
        self.invite = invite
        self.is_known = is_known
        self.lang = lang
        self.token = token
        self.action = action
        self.words: Words = words_for(lang)
        self.words.phrases.update(SERVER_PHRASES)
        self.game: Game = REGISTRY.game(table.game)
        self.names = seat_names(self.words, table.seats, table.game)
        self.shown = TextView(self.game, self.words, self.names)

    def page(self, problem: str = "") -> str:
        """The whole page."""
        w = self.words
        title = w.text("web.text.title", game=self.word(f"{self.table.game}.name", self.game.slug))
        direction = "rtl" if self.lang == "fa" else "ltr"
        parts = [
            f'<!doctype html>\n<html lang="{self.lang}" dir="{direction}"><head>',
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title>",
            '<link rel="stylesheet" href="/text.css"><link rel="icon" href="/icon.svg">',
            "</head><body>",
            self.links(),
            f'<main id="main"><h1>{escape(title)}</h1>',
            f'<p role="alert">{escape(problem)}</p>' if problem else "",
            self.question(),
            self.scores(),
            self.view(),
            self.log(),
            "</main></body></html>\n",
        ]
        return "\n".join(part for part in parts if part)

    def links(self) -> str:
        """To the board, to this page again, and to this page in another language."""
        w, here = self.words, f"/tables/{self.table.id}"
        others = [
            f'<a href="{here}/text?lang={lang}" lang="{lang}" hreflang="{lang}">'
            f"{escape(words_for(lang).text(f'core.language.{lang}'))}</a>"
            for lang in LANGUAGES
            if lang != self.lang
        ]
        ours = [
            f'<a href="{here}">{escape(w.text("web.text.board"))}</a>',
            f'<a href="{here}/text?lang={self.lang}">{escape(w.text("web.text.reload"))}</a>',
        ]
        items = "".join(f"<li>{link}</li>" for link in [*ours, *others])
        return f'<nav aria-label="{escape(w.text("web.nav"), quote=True)}"><ul>{items}</ul></nav>'

    # What is asked

    def question(self) -> str:
        """Whose turn it is; for the one who is asked, every legal move as a button."""
        w, table = self.words, self.table
        found = table.question
        said = [f"<section><h2>{escape(w.text('web.text.now'))}</h2>"]
        if table.status == "open":
            said += self.waiting()
        elif found is None:
            said.append(paragraph(w.text("core.game_over")))
        elif not found.mine or found.prompt is None:
            said.append(paragraph(w.text("core.turn_of", who=self.names[found.who])))
        else:
            said.append(f"<p><strong>{escape(self.say(found.prompt))}</strong></p>")
            said.append(paragraph(w.text("core.rule", rule=found.rule)) if found.rule else "")
            said.append(f"<h3>{escape(w.text('web.text.moves'))}</h3><ol>")
            said += [self.move(offer) for offer in found.moves]
            said.append("</ol>")
            said += self.advice()
        if table.may_undo:
            said.append(self.form("undo", "", w.text("web.undo")))
        return "\n".join([*said, "</section>"])

    def advice(self) -> list[str]:
        """The hint that was asked for, or a button that asks for one."""
        w = self.words
        if not self.table.settings.hints:
            return []
        if self.hint is None:
            return [self.form("hint", "", w.text("web.hint"))]
        said = [f"<h3>{escape(w.text('web.hint'))}</h3><ol>"]
        best = self.hint.advice[0].chance or 0.0
        for place, each in enumerate(self.hint.advice):
            clauses = [Clause(one.key, one.amount, one.less) for one in each.reasons]
            ahead = (each.chance or 0.0) - (best if place else self.hint.advice[-1].chance or 0.0)
            why = because(w, clauses, "other" if place else "best", ahead)
            odds = "" if each.chance is None else f" ({w.percent(each.chance)})"
            move = self.form("move", str(each.index), self.say(each.message) + odds)
            said.append(f"<li>{move} <span>{escape(why)}</span></li>")
        return [*said, "</ol>"]

    def waiting(self) -> list[str]:
        """Before the start: sit down, get up, start."""
        w, seats = self.words, self.table.seats
        is_seated = any(seat.mine for seat in seats)
        is_full = not any(seat.kind in FREE for seat in seats)
        said = [paragraph(w.text("web.wait.dock"))]
        if self.table.host and is_full:
            said.append(self.form("start", "", w.text("web.wait.start")))
        else:
            said.append(paragraph(w.text("web.wait.host")))
        if is_seated:
            said.append(self.form("leave", "", w.text("web.wait.leave")))
        elif self.invite or any(seat.kind == "open" for seat in seats):
            said.append(self.form("join", "", w.text("web.wait.sit"), self.name_field()))
        return said

    def name_field(self) -> str:
        """Who has not said a name yet says it with sitting down."""
        if self.is_known:
            return ""
        label = escape(self.words.text("web.settings.name"))
        field = f'name="name" required maxlength="{LONGEST}" autocomplete="nickname"'
        return f"<label>{label} <input {field}></label> "

    def move(self, offer: MoveOffer) -> str:
        """A legal move with what it would do."""
        gains = [self.say(message) for message in offer.preview]
        about = f" <span>{escape(' · '.join(gains))}</span>" if gains else ""
        return f"<li>{self.form('move', str(offer.index), self.say(offer.message))}{about}</li>"

    def form(self, act: str, index: str, label: str, more: str = "") -> str:
        """One button that works without a script, perhaps with a field before it."""
        hidden = {
            "_csrf_token": self.token,
            "act": act,
            "index": index,
            "version": str(self.table.version),
            "action": f"{self.action}-{act}-{index or 0}",
            "lang": self.lang,
            "invite": self.invite,
        }
        fields = "".join(
            f'<input type="hidden" name="{name}" value="{escape(value, quote=True)}">'
            for name, value in hidden.items()
            if value or name != "invite"
        )
        return (
            f'<form method="post" action="/tables/{self.table.id}/text">{fields}{more}'
            f"<button>{escape(label)}</button></form>"
        )

    # What is seen

    def scores(self) -> str:
        """Everybody's points by source."""
        w, lines = self.words, [*self.table.scores, *self.table.tie_breaks]
        if not lines:
            return self.seats()
        heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in self.names)
        rows = [
            f'<tr><th scope="row">{escape(self.word(line.key, line.key))}</th>'
            f"{self.cells(line.points)}</tr>"
            for line in lines
        ]
        sums = [
            sum(line.points[seat] for line in self.table.scores) for seat in range(len(self.names))
        ]
        rows.append(
            f'<tr><th scope="row">{escape(w.text("core.total"))}</th>{self.cells(sums)}</tr>'
        )
        head = f'<tr><th scope="col">{escape(w.text("core.player"))}</th>{heads}</tr>'
        title = escape(w.text("web.text.score"), quote=True)
        return (
            f'<section><h2>{title}</h2><div class="wide" role="region" tabindex="0" '
            f'aria-label="{title}"><table><thead>{head}</thead><tbody>{"".join(rows)}</tbody>'
            "</table></div></section>"
        )

    def cells(self, points: Sequence[int]) -> str:
        return "".join(f"<td>{escape(self.words.number(value))}</td>" for value in points)

    def seats(self) -> str:
        """Who sits where, before the start."""
        items = "".join(f"<li>{escape(name)}</li>" for name in self.names)
        title = escape(self.words.text("web.players_here"))
        return f"<section><h2>{title}</h2><ol>{items}</ol></section>"

    def view(self) -> str:
        """Everything that the seat sees."""
        if self.table.view is None:
            return ""
        title = escape(self.words.text("web.text.on_table"))
        return f"<section><h2>{title}</h2>{self.shown.part(self.table.view, '', 3)}</section>"

    def word(self, key: str, otherwise: str) -> str:
        """A word, or what stands for it where nobody wrote one."""
        return self.words.text(key) if self.words.has(key) else otherwise

    # What happened

    def log(self) -> str:
        """The log, the newest first."""
        lines = [self.say(Said(line.key, line.operands)) for line in self.table.log]
        items = "".join(f"<li>{escape(line)}</li>" for line in reversed(lines))
        title = escape(self.words.text("web.log"))
        return f"<section><h2>{title}</h2><ol reversed>{items}</ol></section>" if items else ""

    def say(self, said: Said) -> str:
        """A sentence; a game from outside without words is told by its keys."""
        if not self.words.has(said.key):
            return " ".join([said.key.rpartition(".")[2], *map(str, said.operands)])
        seat = self.table.seat
        message = Message(said.key, said.operands)
        return self.words.say(message, self.names, SPECTATOR if seat is None else seat)


def seat_names(words: Words, seats: Sequence[SeatAnswer], game: str) -> list[str]:
    """Everybody's name; bots of one kind are numbered."""
    names: list[str] = []
    for place, seat in enumerate(seats):
        if seat.kind in FREE:
            names.append(words.text("web.seat.open"))
        elif seat.kind == "automa":
            names.append(automa_name(words, game))
        elif seat.bot is None:
            names.append(seat.name)
        else:
            level = level_of(seat.bot)
            alike = [other.seat for other in seats if other.bot and level_of(other.bot) == level]
            names.append(character(words, level, alike.index(seats[place].seat), len(alike)))
    return names


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"
