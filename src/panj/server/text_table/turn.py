"""What is asked now: whose turn it is, the legal moves, a hint; before the start, the seats."""

from html import escape

from panj.server.store.rows import FREE, SeatKind, Status
from panj.server.text_table.forms import Forms
from panj.server.text_table.speaker import Speaker
from panj.server.wire.answers import MoveOffer, TableAnswer
from panj.server.wire.reviews import HintAnswer
from panj.words.because import Clause, because


class TurnSection:
    """The part of the page that asks."""

    def __init__(
        self,
        table: TableAnswer,
        speaker: Speaker,
        forms: Forms,
        is_known: bool,
        hint: HintAnswer | None,
    ) -> None:
        self.table = table
        self.speaker = speaker
        self.forms = forms
        self.is_known = is_known
        """Whether the reader has said a name."""
        self.hint = hint

    def section(self) -> str:
        """Whose turn it is; for the one who is asked, every legal move as a button."""
        w, table = self.speaker.words, self.table
        found = table.question
        said = [f"<section><h2>{escape(w.text('web.text.now'))}</h2>"]
        if table.status == Status.OPEN:
            said += self.waiting()
        elif found is None:
            said.append(self.speaker.paragraph("core.game_over"))
        elif not found.mine or found.prompt is None:
            said.append(self.speaker.paragraph("core.turn_of", who=self.speaker.names[found.who]))
        else:
            said.append(f"<p><strong>{escape(self.speaker.say(found.prompt))}</strong></p>")
            said.append(self.speaker.paragraph("core.rule", rule=found.rule) if found.rule else "")
            said.append(f"<h3>{escape(w.text('web.text.moves'))}</h3><ol>")
            said += [self.move(offer) for offer in found.moves]
            said.append("</ol>")
            said += self.hints()
        if table.may_undo:
            said.append(self.forms.form("undo", "", w.text("web.undo")))
        return "\n".join([*said, "</section>"])

    def move(self, offer: MoveOffer) -> str:
        """A legal move with what it would do."""
        gains = [self.speaker.say(message) for message in offer.preview]
        about = f" <span>{escape(' · '.join(gains))}</span>" if gains else ""
        button = self.forms.form("move", str(offer.index), self.speaker.say(offer.message))
        return f"<li>{button}{about}</li>"

    def hints(self) -> list[str]:
        """The hint that was asked for, or a button that asks for one."""
        w = self.speaker.words
        if not self.table.settings.hints:
            return []
        if self.hint is None:
            return [self.forms.form("hint", "", w.text("web.hint"))]
        said = [f"<h3>{escape(w.text('web.hint'))}</h3><ol>"]
        best = self.hint.advice[0].chance or 0.0
        for place, each in enumerate(self.hint.advice):
            clauses = [Clause(one.key, one.amount, one.less) for one in each.reasons]
            better_by = (each.chance or 0.0) - (
                best if place else self.hint.advice[-1].chance or 0.0
            )
            why = because(w, clauses, "other" if place else "best", better_by)
            odds = "" if each.chance is None else f" ({w.percent(each.chance)})"
            move = self.forms.form("move", str(each.index), self.speaker.say(each.message) + odds)
            said.append(f"<li>{move} <span>{escape(why)}</span></li>")
        return [*said, "</ol>"]

    def waiting(self) -> list[str]:
        """Before the start: sit down, get up, start."""
        w, seats = self.speaker.words, self.table.seats
        is_seated = any(seat.mine for seat in seats)
        is_full = not any(seat.kind in FREE for seat in seats)
        said = [self.speaker.paragraph("web.wait.dock")]
        if self.table.host and is_full:
            said.append(self.forms.form("start", "", w.text("web.wait.start")))
        else:
            said.append(self.speaker.paragraph("web.wait.host"))
        if is_seated:
            said.append(self.forms.form("leave", "", w.text("web.wait.leave")))
        elif self.forms.invite or any(seat.kind == SeatKind.OPEN for seat in seats):
            field = "" if self.is_known else self.forms.name_field()
            said.append(self.forms.form("join", "", w.text("web.wait.sit"), field))
        return said
