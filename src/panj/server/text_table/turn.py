"""What is asked now: whose turn it is, the legal moves, a hint; before the start, the seats."""

from html import escape

from panj.server.asides import GIFT_MINUTES
from panj.server.clocks import LIVE, NO_CLOCK
from panj.server.store.rows import FREE, SeatKind, Status
from panj.server.text_table.forms import Forms
from panj.server.text_table.speaker import Speaker
from panj.server.wire.answers import MoveOffer, SeatAnswer, TableAnswer
from panj.server.wire.reviews import AdviceAnswer, HintAnswer
from panj.words.because import Clause, because
from panj.words.odds import odds_key
from panj.words.speak import rule_key


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
        found = None if table.paused is not None else table.question
        said = [f"<section><h2>{escape(w.text('web.text.now'))}</h2>"]
        if table.status == Status.OPEN:
            said += self.waiting()
        elif table.paused is not None and table.status == Status.RUNNING:
            said.append(self.speaker.paragraph("server.refusal.paused"))
            said.append(self.forms.form("resume", "", w.text("web.pause.end")))
        elif found is None:
            said.append(self.speaker.paragraph("core.game_over"))
            if table.result is not None:
                said.append(f"<p><strong>{escape(self.speaker.say(table.result))}</strong></p>")
        elif not found.mine or found.prompt is None:
            said.append(self.speaker.paragraph("core.turn_of", who=self.speaker.names[found.who]))
        else:
            said.append(f"<p><strong>{escape(self.speaker.say(found.prompt))}</strong></p>")
            said.append(self.rule(found.rule))
            said.append(self.tip())
            said.append(f"<h3>{escape(w.text('web.text.moves'))}</h3><ol>")
            said += [self.move(offer) for offer in found.moves]
            said.append("</ol>")
            said += self.hints()
        said += self.seats_out()
        if table.may_undo and table.paused is None:
            said.append(self.forms.form("undo", "", w.text("web.undo")))
        return "\n".join([*said, "</section>"])

    def seats_out(self) -> list[str]:
        """Who ran out of time: the way back to one's own seat, and what the host can do."""
        w, table = self.speaker.words, self.table
        said: list[str] = []
        if table.status != Status.RUNNING:
            return said
        out = [seat for seat in table.seats if seat.stand_in is not None]
        for seat in out:
            said.append(self.speaker.paragraph("web.stand_in.plays", who=self.names[seat.seat]))
        if any(seat.mine for seat in out):
            said.append(self.forms.form("return", "", w.text("web.stand_in.back")))
        if table.host and table.paused is None and table.settings.pace.kind != NO_CLOCK:
            said += [
                self.forms.form("gift", str(seat.seat), self.gift_label(seat.seat))
                for seat in out
                if may_be_given(table, seat)
            ]
            said.append(self.forms.form("pause", "", w.text("web.pause.begin")))
        return said

    @property
    def names(self) -> list[str]:
        return self.speaker.names

    def gift_label(self, seat: int) -> str:
        """What the button says that gives a seat time."""
        return self.speaker.words.text("web.gift", who=self.names[seat], minutes=GIFT_MINUTES)

    def rule(self, rule: str) -> str:
        """The rule that asks, and behind it what it says."""
        w, key = self.speaker.words, rule_key(rule, self.table.game)
        if not rule:
            return ""
        named = self.speaker.paragraph("core.rule", rule=rule)
        if not w.has(key):
            return named
        summary = escape(w.text("learn.why"))
        said = escape(w.agreed(key, self.table.options))
        return f"{named}<details><summary>{summary}</summary><p>{said}</p></details>"

    def tip(self) -> str:
        """What the coach of a first game says."""
        if not self.table.tips:
            return ""
        title = escape(self.speaker.words.text("learn.coach"))
        said = escape(self.speaker.words.text(self.table.tips[0].text))
        return f"<aside><p><strong>{title}:</strong> {said}</p></aside>"

    def move(self, offer: MoveOffer) -> str:
        """A legal move with what it would do."""
        about = option_text(self.speaker, offer)
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
        for each in self.hint.advice:
            label = f"{self.speaker.say(each.message)}{self.odds(each)}"
            move = self.forms.form("move", str(each.index), label)
            said.append(f"<li>{move} <span>{escape(self.why(each))}</span></li>")
        return [*said, "</ol>"]

    def odds(self, advice: AdviceAnswer) -> str:
        """What an idea is worth in words, and how it compares with the one before it."""
        w, worth = self.speaker.words, advice.worth
        if worth is None:
            return ""
        if worth.points:
            told = w.text("core.hint.points", low=worth.points[0], high=worth.points[-1])
        else:
            told = w.text(odds_key(worth.mean))
        also = f", {w.text(f'core.hint.{advice.compared}')}" if advice.compared else ""
        return f" ({told}{also})"

    def why(self, advice: AdviceAnswer) -> str:
        """What a move does: as the rules say, otherwise what can be counted after it."""
        if advice.facts:
            return " · ".join(self.speaker.say(fact) for fact in advice.facts)
        clauses = [Clause(one.key, one.amount, one.less) for one in advice.reasons]
        return because(self.speaker.words, clauses)

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


def may_be_given(table: TableAnswer, seat: SeatAnswer) -> bool:
    """Whether the host may give this seat time."""
    is_given = seat.stand_in is None or seat.stand_in.given
    return table.settings.pace.kind == LIVE and not seat.mine and not is_given


def option_text(speaker: Speaker, offer: MoveOffer) -> str:
    """What a legal move would do, beside its button."""
    gains = [speaker.say(message) for message in offer.preview]
    return f" <span>{escape(' · '.join(gains))}</span>" if gains else ""
