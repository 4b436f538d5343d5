"""How a table presents a game: what it asks twice, warns of, sets apart in the log, and hides."""


class Presentation:
    """What a table must know of a game to present it well; a game that says nothing is plain."""

    def __init__(
        self,
        sealed: tuple[str, ...] = (),
        weighed: tuple[str, ...] = (),
        warnings: tuple[str, ...] = (),
        round_line: str = "",
        headings: tuple[str, ...] = (),
        has_secrets: bool = True,
    ) -> None:
        self.sealed = sealed
        """Verbs whose choice stays hidden and cannot be taken back: a table asks twice."""
        self.weighed = weighed
        """Verbs whose effect is weighed before; see `Game.is_weighed`."""
        self.warnings = warnings
        """Keys of previews that tell a loss: a table shows them before the move is made."""
        self.round_line = round_line
        """The key of the log line with which a round begins, if it has rounds."""
        self.headings = headings
        """Keys of further log lines that begin a part of the match, as a round does."""
        self.has_secrets = has_secrets
        """Whether one seat may see what another must not: who share a screen look away then."""

    def is_heading(self, key: str) -> bool:
        """Whether a log line begins a new part of the match."""
        return key == self.round_line or key in self.headings
