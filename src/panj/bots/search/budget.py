"""What a search may spend, and on what."""

from typing import Final

AS_JUDGED: Final = -1

HINT_SECONDS: Final = 4.0
"""How long a hint is thought about at most for a person who did not say how long."""

STABLE_SECONDS: Final = 0.4
"""Ideas that have not changed for so long are told at once."""


class Budget:
    """How a search spends its time."""

    def __init__(
        self,
        seconds: float = 1.0,
        iterations: int = 1_000_000,
        curiosity: float = 1.2,
        caution: float = 0.1,
        horizon: int = AS_JUDGED,
        is_blind: bool = False,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.curiosity = curiosity
        """How much an untried promising move is preferred to one that has gone well."""
        self.caution = caution
        """How much worse than its parent a choice is taken to be before it is tried."""
        self.horizon = horizon
        """So many decisions are played by judgement before the end of a walk is judged; normally
        as many as the judgement asks for."""
        self.is_blind = is_blind
        """Uses no judgement: all moves look alike, and walks are played out at random."""
