"""What the table in a terminal tells of a placement."""

from typing import Any
from unittest.mock import Mock

from panj.games.kingdomino.showing.terminal import gain
from panj.terminal.cells import text_of
from panj.terminal.choices import Choice
from support import rule
from support.kingdomino import ask_place, kingdom_of, lay, table


@rule("KD-5.3")
def test_a_gain_counts_points_and_not_what_else_a_preview_tells() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,F,1")
    move = lay((2, 0), (3, 0))
    previews = ask_place(s, 3).preview(s, move)  # forest, the second of the terrains
    assert len(previews) == 2
    pane: Any = Mock()
    pane.digits = str
    assert text_of(gain(pane, Choice(1, move, "", "", [], previews, []))) == "+2"
