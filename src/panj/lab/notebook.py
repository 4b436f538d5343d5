"""A table in a notebook: a state that can be looked at, and played on by the text of moves."""

from collections.abc import Sequence

from panj.core.game import Game
from panj.core.messages import SPECTATOR
from panj.core.state import State
from panj.drawing.picture import picture
from panj.words import words_for
from panj.words.direction import plain
from panj.words.ending import over_text
from panj.words.names import unnamed_seats


class NotebookTable:
    """A game, its state, and the seat that looks at it. The state is shared, not copied."""

    def __init__(
        self,
        game: Game,
        s: State,
        seat: int = SPECTATOR,
        lang: str = "en",
        names: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self.state = s
        self.seat = seat
        self.lang = lang
        self.names = list(names or map(plain, unnamed_seats(words_for(lang), game, s)))

    def __repr__(self) -> str:
        return f"<table of {self.game.slug} for {self.state.seats}, seat {self.seat}>"

    def _repr_svg_(self) -> str:
        return picture(self.game, self.state, self.seat, self.lang, self.names).svg

    def seen_by(self, seat: int, lang: str | None = None) -> "NotebookTable":
        """The same table as another seat sees it."""
        return NotebookTable(self.game, self.state, seat, lang or self.lang, self.names)

    @property
    def asked(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        d = self.state.decision()
        return None if d is None else int(d.who)

    def question(self) -> str:
        """What is asked now, in words."""
        d = self.state.decision()
        words = words_for(self.lang)
        if d is None:
            return over_text(words, self.state, self.names, self.seat)
        return plain(words.tell(d.prompt(self.state), self.names, self.seat))

    def moves(self) -> dict[str, str]:
        """Every legal move by its text, in words."""
        d = self.state.decision()
        table, words = self.game.moves, words_for(self.lang)
        return {
            table.text(move): plain(words.tell(table.message(move), self.names, self.seat))
            for move in (d.moves(self.state) if d else [])
        }

    def play(self, text: str) -> "NotebookTable":
        """Make a legal move, written as `moves` writes it."""
        self.state.play(self.game.moves.parse(text))
        return self
