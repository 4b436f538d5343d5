"""What a turn of Kohan Dej holds, and what is asked about before it ends."""

import pytest

from games.kohan_dej.scene import city, do, gold, hand, table, turn
from panj.core.guide import Chip, Ends
from panj.core.messages import Message
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import ROLE_NAMES
from support import asked, moves, rule
from support.turns import chip, chips, left, move_at


def playing(
    role: str, gathered: bool = True, own: str = "", cards: str = "", *, rich: int = 0
) -> KohanState:
    """Seat 0 plays a role, with this city, hand and gold."""
    s = table(4)
    city(s, 0, own)
    hand(s, 0, cards)
    gold(s, rich)
    turn(s, 0, role, gathered=gathered)
    return s


@rule("KO-3.25")
def test_the_ledger_names_gathering_income_and_builds_and_what_is_done() -> None:
    s = playing("king", gathered=False, own="manor", cards="tavern")
    assert chips(GAME, s) == [
        "gather_gold open",
        "gather_cards open",
        "income_gold open",
        "build off",
    ]
    assert chip(GAME, s, "income_gold").said.operands == [1]
    do(s, "gather_gold", "income", "build tavern")
    assert chips(GAME, s) == ["gathered done", "income done", "built done"]


@rule("KO-3.40")
def test_a_turn_cannot_end_before_one_has_gathered() -> None:
    s = playing("king", gathered=False)
    assert "end_turn" not in [GAME.moves.text(move) for move in moves(s)]


@rule("KO-4.1")
def test_a_power_is_named_and_lights_its_targets() -> None:
    s = playing("assassin")
    kill = chip(GAME, s, "kill")
    assert (kill.state, kill.move) == (Chip.OPEN, None)
    assert "role:king" in kill.things
    power = GAME.guide.power(s)
    assert power is not None
    assert power.key == "kohan_dej.power.assassin"
    do(s, "kill king")
    assert chip(GAME, s, "kill").state == Chip.DONE


@rule("KO-4.1")
def test_a_power_without_a_target_says_why() -> None:
    reason = chip(GAME, playing("warlord"), "destroy").reason
    assert reason is not None
    assert reason.key == "kohan_dej.ledger.no_target"


@rule("KO-4.2")
def test_an_income_of_nothing_says_why() -> None:
    reason = chip(GAME, playing("king", own="temple"), "income").reason
    assert reason is not None
    assert reason.key == "kohan_dej.ledger.no_income"


@rule("KO-3.25")
def test_districts_in_use_are_in_the_ledger() -> None:
    s = playing("king", own="smithy laboratory museum armory", cards="tavern", rich=2)
    states = [chip(GAME, s, name).state for name in ("smithy", "laboratory", "museum")]
    assert states == [Chip.OPEN] * 3
    do(s, "smithy")
    assert chip(GAME, s, "smithy").state == Chip.DONE


@rule("KO-3.26")
@pytest.mark.parametrize(
    ("role", "own", "cards", "rich", "found"),
    [
        ("king", "", "", 0, []),
        ("king", "manor", "", 0, ["income_gold*"]),
        ("king", "", "tavern", 1, ["builds"]),
        ("king", "", "tavern", 0, []),
        ("assassin", "", "", 0, ["kill"]),
        ("thief", "", "", 0, ["rob"]),
        ("magistrate", "", "", 0, ["seal"]),
        ("navigator", "", "", 0, ["sail_gold*", "sail_cards*"]),
        ("scholar", "", "", 0, ["study*"]),
        ("artist", "temple", "", 1, []),
        ("assassin", "", "tavern", 1, ["kill", "builds"]),
    ],
)
def test_what_would_be_lost_is_asked_about(
    role: str, own: str, cards: str, rich: int, found: list[str]
) -> None:
    """A free gain is always worth it, what costs something never; a build that can be paid is."""
    assert left(GAME, playing(role, own=own, cards=cards, rich=rich), "end_turn") == found


@rule("KO-4.1")
def test_a_power_that_costs_gold_or_cards_is_not_missed() -> None:
    s = playing("king", own="smithy laboratory", cards="tavern", rich=2)
    assert left(GAME, s, "end_turn") == ["builds"]


@rule("KO-4.32")
@pytest.mark.parametrize(("district", "found"), [("tavern", ["destroy"]), ("market", [])])
def test_the_warlord_misses_only_what_is_free(district: str, found: list[str]) -> None:
    s = table(4)
    city(s, 1, district)
    gold(s, 5)
    turn(s, 0, "warlord")
    assert left(GAME, s, "end_turn") == found


@rule("KO-4.17")
@pytest.mark.parametrize(("cards", "found"), [("tavern", []), ("", ["swap_hands"])])
def test_the_magician_misses_only_a_larger_hand(cards: str, found: list[str]) -> None:
    s = table(4)
    hand(s, 0, cards)
    hand(s, 1, "temple")
    turn(s, 0, "magician")
    assert left(GAME, s, "end_turn") == found


@rule("KO-4.2")
def test_a_role_to_pick_says_what_its_income_would_be() -> None:
    s = table(4)
    d = asked(s)
    city(s, d.who, "manor castle temple school_of_magic")
    told = {ROLE_NAMES[move.a]: d.preview(s, move) for move in moves(s)}
    assert len(told) > 1
    incomes = {"king": 3, "bishop": 2, "merchant": 1, "warlord": 1}
    for name, said in told.items():
        expected = (
            [Message("kohan_dej.preview.income_as", [incomes[name]])] if name in incomes else []
        )
        assert said == expected, name


@rule("KO-3.13")
def test_ending_the_turn_calls_the_next_role_and_nothing_else_ends_it() -> None:
    s = playing("assassin")
    assert GAME.guide.ends(s, move_at(GAME, s, "end_turn")) == Ends.SHOWING
    assert GAME.guide.ends(s, move_at(GAME, s, "kill king")) == Ends.NO
