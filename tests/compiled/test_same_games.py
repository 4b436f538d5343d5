"""Whole series of games are what they have always been, with bots that choose by judgement too.

A digest changes with the rules, with the order of legal moves, with a judgement, or with the dice
of the simulation: whoever changes one of these on purpose writes `tests/golden/series.json` anew
and says why.
"""

import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PANJ = ROOT / ".venv-compiled" / "bin" / "panj"
SERIES = json.loads((ROOT / "tests/golden/series.json").read_text(encoding="utf-8"))
KINDS = [
    (slug, seats, bot)
    for slug, by_seats in SERIES.items()
    for seats, by_bot in by_seats.items()
    for bot in by_bot
]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "bot"), KINDS)
def test_two_hundred_games_are_the_same_as_ever(slug: str, seats: str, bot: str) -> None:
    command = [str(PANJ), "sim", slug, "--seats", seats, "--bots", bot]
    command += ["--seed", "7", "--games", "200", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/")
    assert json.loads(done.stdout)["digest"] == SERIES[slug][seats][bot]
