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
        ending: tuple[str, ...] = (),
        settles_after: float = 0.0,
        drawbacks: tuple[str, ...] = (),
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
        self.ending = ending
        """Verbs that say by themselves that a turn ends: nobody has to say it once more."""
        self.settles_after = settles_after
        """After how many seconds a played turn is given away, clock or none; 0 if it need not."""
        self.drawbacks = drawbacks
        """Keys of previews that tell a loss too small to warn of: alone they are no reason."""

    def is_heading(self, key: str) -> bool:
        """Whether a log line begins a new part of the match."""
        return key == self.round_line or key in self.headings

    def is_loss(self, key: str) -> bool:
        """Whether a preview tells a loss, of which a table may or may not warn."""
        return key in self.warnings or key in self.drawbacks
