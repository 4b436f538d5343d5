"""The page of a text table, made from the view and the words alone."""

from collections.abc import Sequence
from html import escape

from panj.core.registry import REGISTRY
from panj.learn.guide import has_guide
from panj.server.text_table.forms import Forms
from panj.server.text_table.speaker import Speaker
from panj.server.text_table.turn import TurnSection
from panj.server.text_table.view import TextView
from panj.server.wire.answers import TableAnswer
from panj.server.wire.reviews import HintAnswer
from panj.server.wire.said import Said
from panj.words import LANGUAGES, words_for


class TextPage:
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
        self.speaker = Speaker(table, lang)
        forms = Forms(table, self.speaker, token, action, invite)
        self.turn = TurnSection(table, self.speaker, forms, is_known, hint)
        game = REGISTRY.game(table.game)
        self.shown = TextView(game, self.speaker.words, self.speaker.names)

    def text(self, problem: str = "") -> str:
        """The whole page."""
        w = self.speaker.words
        title = w.text(
            "web.text.title", game=self.speaker.word(f"{self.table.game}.name", self.table.game)
        )
        direction = "rtl" if self.speaker.lang == "fa" else "ltr"
        parts = [
            f'<!doctype html>\n<html lang="{self.speaker.lang}" dir="{direction}"><head>',
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title>",
            '<link rel="stylesheet" href="/text.css"><link rel="icon" href="/icon.svg">',
            "</head><body>",
            self.links(),
            f'<main id="main"><h1>{escape(title)}</h1>',
            f'<p role="alert">{escape(problem)}</p>' if problem else "",
            self.turn.section(),
            self.scores(),
            self.view(),
            self.log(),
            "</main></body></html>\n",
        ]
        return "\n".join(part for part in parts if part)

    def links(self) -> str:
        """To the board, to this page again, and to this page in another language."""
        w, lang, here = self.speaker.words, self.speaker.lang, f"/tables/{self.table.id}"
        others = [
            f'<a href="{here}/text?lang={other}" lang="{other}" hreflang="{other}">'
            f"{escape(words_for(other).text(f'core.language.{other}'))}</a>"
            for other in LANGUAGES
            if other != lang
        ]
        ours = [
            f'<a href="{here}">{escape(w.text("web.text.board"))}</a>',
            f'<a href="{here}/text?lang={lang}">{escape(w.text("web.text.reload"))}</a>',
        ]
        if has_guide(REGISTRY.game(self.table.game)):
            guide = f"/learn/{self.table.game}/text?lang={lang}"
            ours.append(f'<a href="{guide}">{escape(w.text("learn.how_to_play"))}</a>')
        items = "".join(f"<li>{link}</li>" for link in [*ours, *others])
        return f'<nav aria-label="{escape(w.text("web.nav"), quote=True)}"><ul>{items}</ul></nav>'

    def scores(self) -> str:
        """Everybody's points by source."""
        w, lines = self.speaker.words, [*self.table.scores, *self.table.tie_breaks]
        if not lines:
            return self.seats()
        heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in self.speaker.names)
        rows = [
            f'<tr><th scope="row">{escape(self.speaker.words.called(line.key))}</th>'
            f"{self.cells(line.points)}</tr>"
            for line in lines
        ]
        sums = [
            sum(line.points[seat] for line in self.table.scores)
            for seat in range(len(self.speaker.names))
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
        return "".join(f"<td>{escape(self.speaker.words.number(value))}</td>" for value in points)

    def seats(self) -> str:
        """Who sits where, before the start."""
        items = "".join(f"<li>{escape(name)}</li>" for name in self.speaker.names)
        title = escape(self.speaker.words.text("web.players_here"))
        return f"<section><h2>{title}</h2><ol>{items}</ol></section>"

    def view(self) -> str:
        """Everything that the seat sees."""
        if self.table.view is None:
            return ""
        title = escape(self.speaker.words.text("web.text.on_table"))
        return f"<section><h2>{title}</h2>{self.shown.part(self.table.view, '', 3)}</section>"

    def log(self) -> str:
        """The log, the newest first."""
        told = [(line.version, Said(line.key, line.operands)) for line in self.table.log]
        told += [(line.version, line.said) for line in self.table.asides]
        told.sort(key=lambda each: each[0])  # what happened beside a version comes after it
        lines = [self.speaker.say(said) for _, said in told]
        items = "".join(f"<li>{escape(line)}</li>" for line in reversed(lines))
        title = escape(self.speaker.words.text("web.log"))
        return f"<section><h2>{title}</h2><ol reversed>{items}</ol></section>" if items else ""
