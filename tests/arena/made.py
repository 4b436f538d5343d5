"""Plans and games as tests need them."""

from pathlib import Path
from typing import Any

from panj.arena.entrants import entrants
from panj.arena.plan import Plan, PlayedGame
from panj.arena.schedule import Format, Seating
from panj.core.registry import REGISTRY

EXAMPLES = Path(__file__).parents[2] / "examples"
PIPE_BOT = EXAMPLES / "pipe_bot" / "bot.py"
OLDER_BOT = EXAMPLES / "older_bot" / "bot.py"


def plan_of(bots: str, seats: int = 2, **more: Any) -> Plan:
    """A plan of Kingdomino."""
    wish = {
        "game": "kingdomino",
        "rules_version": REGISTRY.game("kingdomino").rules_version,
        "seats": seats,
        "options": {},
        "entrants": entrants(bots, 0.05),
        "format": Format.ROUND_ROBIN,
        "seating": Seating.ROTATIONS,
        "seed": 1,
    }
    return Plan(**{**wish, **more})


def played(number: int, deal: int, bots: list[str], places: list[int]) -> PlayedGame:
    """A game that ended so."""
    seats = len(bots)
    return PlayedGame(
        number=number,
        deal=deal,
        bots=bots,
        scores=[50 - 10 * place for place in places],
        places=places,
        decisions=48,
        asked=[20] * seats,
        seconds=[0.01] * seats,
        slowest=[0.002] * seats,
        lapses=[],
        digest=f"{number:064x}",
    )
