"""What a turn of Minerva holds, and what is asked about before it ends."""

from games.minerva.scene import ask, ask_action, cell_at, city_of, hold, offer, row, table
from panj.core.guide import Chip
from panj.games.minerva.game import GAME
from panj.games.minerva.rules.activation import ChooseDirection
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import ROUNDS
from support import moves, rule
from support.turns import chip, chips, left


def deciding(names: list[str]) -> MinervaState:
    """A residence at the end of this row is laid, and its direction is asked."""
    s = table()
    hold(s, 0)
    s.players[0].city = city_of(row([*names, "residence"]))
    ask(s, [ChooseDirection(0, cell_at(len(names), 0))])
    return s


@rule("MI-3.7")
def test_a_turn_holds_one_action_and_the_assistants_that_are_left() -> None:
    s = table()
    s.players[0].assistants = 2
    ask_action(s)
    assert chips(GAME, s)[0] == "action open"
    assistants = chip(GAME, s, "assistants")
    assert assistants.said.operands == [2]
    assert assistants.state == Chip.OFF
    s.players[0].city = city_of(row(["forest", "residence"]))
    ask_action(s)
    assert chip(GAME, s, "assistants").state == Chip.OPEN


@rule("MI-3.8")
def test_a_fee_is_part_of_the_turn() -> None:
    s = table(seats=3)
    assert "fee off" not in chips(GAME, s)
    s.players[1].has_passed = True
    ask_action(s)
    assert chip(GAME, s, "fee").said.operands == [1]


@rule("MI-3.9")
def test_passing_in_the_last_round_asks_about_what_can_be_built() -> None:
    s = table()
    offer(s, ["forest"])
    hold(s, 0, denarii=20, wood=3, stone=3, ore=3, wheat=3)
    ask_action(s)
    assert left(GAME, s, "pass") == []
    s.round = ROUNDS
    ask_action(s)
    assert left(GAME, s, "pass") == ["builds"]
    offer(s, [])
    ask_action(s)
    assert left(GAME, s, "pass") == []


@rule("MI-3.18")
def test_a_direction_without_effect_asks_about_the_others() -> None:
    s = deciding(["forest", "quarry"])
    assert left(GAME, s, "activate left") == []
    assert left(GAME, s, "activate right") == ["line*"]
    assert not GAME.guide.is_idle(s, moves(s))


@rule("MI-3.18")
def test_where_no_direction_activates_anything_nothing_is_asked() -> None:
    s = deciding(["circus"])
    assert GAME.guide.is_idle(s, moves(s))
    assert left(GAME, s, "activate right") == []
