"""MI-3.12 to MI-3.15, MI-3.22, MI-3.23: building, payment, sales and the limit."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.minerva.scene import (
    PASS,
    RESIDENCE,
    activate_to,
    ask,
    ask_action,
    build,
    city_of,
    face,
    held,
    hold,
    keys,
    lay,
    line,
    names_of,
    offer,
    place,
    row,
    sell,
    table,
    temple,
    tiles_of,
    use_tile,
    where,
)
from panj.core.dice import Dice
from panj.core.messages import Message
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import OWN, TILE, Do
from panj.games.minerva.rules.actions import ChooseAction
from panj.games.minerva.rules.building import offered
from panj.games.minerva.rules.payment import SellResource, can_pay, gain, missing, surplus
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import RESOURCES, Face
from support import asked, moves, play_all, rule


def price_of(s: MinervaState, **costs: int) -> str:
    """A location whose printed cost is this; found among the shipped ones."""
    names = ("wheat", "wood", "stone", "ore")
    wanted = [costs.get(name, 0) for name in names]
    for at in range(1, 34):
        if [s.tiles.cost[at * RESOURCES + g] for g in range(RESOURCES)] == wanted:
            return str(TILE.text(at))
    raise AssertionError(wanted)


@rule("MI-3.12", "MI-9.27")
def test_equal_tiles_are_one_option_and_one_copy_is_taken() -> None:
    s = table()
    offer(s, ["forest", "forest", "quarry"])
    ask_action(s)
    assert names_of(moves(s))[:2] == ["build forest", "build quarry"]
    play_all(s, [build("forest"), place(1, 0)])
    assert s.display[face("forest")] == 1
    assert s.display[face("quarry")] == 1


@rule("MI-3.12")
def test_an_empty_display_offers_no_build() -> None:
    s = table()
    offer(s, [])
    ask_action(s)
    assert not any(move.kind == Do.BUILD for move in moves(s))


@rule("MI-3.12")
def test_temples_are_built_from_the_row() -> None:
    s = table()
    offer(s, [], ["held_wood", "around8_special"])
    hold(s, 0, wheat=1, stone=1, ore=1, wood=1)
    ask_action(s)
    assert build("temple_held_wood") in moves(s)


@rule("MI-3.13")
def test_held_resources_must_be_paid() -> None:
    s = table()
    offer(s, ["library"])
    hold(s, 0, wood=1, stone=1, denarius=9)
    ask_action(s)
    s.play(build("library"))
    assert held(s) == {"denarius": 9}


@rule("MI-3.13")
def test_a_free_tile_costs_nothing() -> None:
    s = table()
    offer(s, ["quarry"])
    hold(s, 0, wheat=1)
    ask_action(s)
    play_all(s, [build("quarry"), place(0, 1)])
    assert held(s) == {"wheat": 1}


@rule("MI-8.10", "MI-3.13", "MI-9.18")
def test_example_payment() -> None:
    s = table()
    name = price_of(s, wood=1, stone=2)
    offer(s, [name])
    hold(s, 0, wood=2, stone=1, denarius=4)
    ask_action(s)
    assert asked(s).preview(s, build(name)) == [
        Message("minerva.preview.pay", [1, 1]),
        Message("minerva.preview.pay", [1, 2]),
        Message("minerva.preview.pay_missing", [3, 1]),
    ]
    s.play(build(name))
    assert held(s) == {"wood": 1, "denarius": 1}


@rule("MI-8.10", "MI-3.13", "MI-9.34")
def test_example_payment_with_a_sale() -> None:
    s = table()
    name = price_of(s, wood=1, stone=2)
    offer(s, [name])
    hold(s, 0, wood=2, stone=1, denarius=2)
    ask_action(s)
    s.play(build(name))
    assert isinstance(asked(s), SellResource)
    assert moves(s) == [sell("wood")]
    s.play(sell("wood"))
    assert held(s) == {}


@rule("MI-8.10")
@pytest.mark.parametrize(
    ("denarii", "passed", "payable"), [(1, False, False), (3, True, True), (2, True, False)]
)
def test_example_what_is_not_payable(denarii: int, passed: bool, payable: bool) -> None:
    s = table()
    name = price_of(s, wood=1, stone=2)
    offer(s, [name])
    hold(s, 0, wood=2, stone=1, denarius=denarii)
    s.players[1].has_passed = passed
    ask_action(s)
    assert (build(name) in moves(s)) == payable


@rule("MI-3.13", "MI-9.17")
def test_the_fee_is_paid_before_the_cost() -> None:
    s = table()
    offer(s, ["foundry"])
    hold(s, 0, wood=1, ore=1, denarius=1)
    s.players[1].has_passed = True
    s.notes = []
    ask_action(s)
    s.play(build("foundry"))
    assert keys(s) == ["fee", "paid", "paid"]
    assert held(s) == {}


@rule("MI-3.13", "MI-9.34")
def test_no_more_is_sold_than_the_payment_needs() -> None:
    s = table()
    offer(s, ["foundry"])
    hold(s, 0, wood=1, wheat=3, stone=3)
    ask_action(s)
    s.play(build("foundry"))
    assert moves(s) == [sell("wheat"), sell("stone")]
    assert asked(s).prompt(s) == Message("minerva.prompt.sell", [3])
    play_all(s, [sell("wheat"), sell("stone"), sell("stone")])
    assert not isinstance(asked(s), SellResource)
    assert held(s) == {"wheat": 2, "stone": 1}


def payable_by_search(s: MinervaState, name: str, fee: int) -> bool:
    """Whether some set of sales lets the player pay: every way to sell is tried."""
    player = s.players[0]
    costs = [int(s.tiles.cost[face(name) * RESOURCES + g]) for g in range(RESOURCES)]
    held_now = [int(player.goods[g]) for g in range(RESOURCES)]
    ways = [()]
    for amount in held_now:
        ways = [(*way, sold) for way in ways for sold in range(amount + 1)]  # type: ignore[misc]
    for way in ways:
        left = [have - sold for have, sold in zip(held_now, way, strict=True)]
        lack = sum(max(0, cost - have) for cost, have in zip(costs, left, strict=True))
        if player.denarii + sum(way) >= fee + 3 * lack:
            return True
    return False


@rule("MI-3.13", "MI-3.22", "MI-9.7")
@settings(max_examples=60, deadline=None)
@given(
    goods=st.lists(st.integers(0, 3), min_size=4, max_size=4),
    denarii=st.integers(0, 8),
    fee=st.integers(0, 1),
)
def test_no_purchase_is_lost_by_selling_only_when_a_payment_falls_due(
    goods: list[int], denarii: int, fee: int
) -> None:
    s = table()
    hold(s, 0, wheat=goods[0], wood=goods[1], stone=goods[2], ore=goods[3], denarius=denarii)
    for name in ("foundry", "colosseum", "fortress", "statue", "ore_mine"):
        test = can_pay(s.tiles, s.players[0], face(name), fee)
        assert test == payable_by_search(s, name, fee)


@rule("MI-3.13")
def test_missing_and_surplus_are_counted_by_kind() -> None:
    s = table()
    hold(s, 0, wheat=2, wood=1)
    assert missing(s.tiles, s.players[0], face("fortress")) == 2
    assert surplus(s.tiles, s.players[0], face("fortress")) == 2


@rule("MI-3.14")
def test_a_tile_shares_an_edge_with_the_city() -> None:
    s = table()
    s.players[0].city = city_of({(0, 0): "fountain", (1, 0): "forest", (1, 1): "quarry"})
    offer(s, ["forest"])
    ask_action(s)
    s.play(build("forest"))
    assert {where(move.a) for move in moves(s)} == {
        (0, -1),
        (1, -1),
        (-1, 0),
        (2, 0),
        (0, 1),
        (2, 1),
        (1, 2),
    }


@rule("MI-3.14")
@pytest.mark.parametrize("name", ["fountain", "forest", "residence", "temple_held_ore", "circus"])
def test_every_tile_counts_for_placement(name: str) -> None:
    s = table()
    s.players[0].city = city_of({(5, 5): name})
    assert len(s.players[0].city.empty_beside()) == 4


@rule("MI-3.15")
def test_building_a_temple_refills_the_row() -> None:
    s = table()
    s.row = [temple("held_wood")]
    s.temples = [temple("held_ore"), temple("held_stone")]
    boundary = s.boundary
    lay(s, "temple_held_wood", (1, 0))
    assert s.row == [temple("held_stone")]
    assert s.temples == [temple("held_ore")]
    assert s.boundary == boundary + 1


@rule("MI-3.15")
def test_the_row_shrinks_when_the_temple_deck_is_empty() -> None:
    s = table()
    s.row = [temple("held_wood"), temple("held_ore")]
    s.temples = []
    lay(s, "temple_held_wood", (1, 0))
    assert s.row == [temple("held_ore")]


@rule("MI-3.15")
def test_locations_are_not_refilled_during_the_round() -> None:
    s = table()
    offer(s, ["forest"])
    lay(s, "forest", (1, 0))
    assert sum(int(n) for n in s.display) == 0
    assert tiles_of(s)[1, 0] == "forest"


@rule("MI-3.15")
def test_nothing_is_activated_by_building_a_location() -> None:
    s = table()
    offer(s, ["market"])
    hold(s, 0, wheat=3)
    ask_action(s)
    play_all(s, [build("market"), place(1, 0)])
    assert held(s) == {"wheat": 2}


@rule("MI-3.22", "MI-9.38")
def test_sales_are_at_most_four_options_and_come_last() -> None:
    s = table()
    hold(s, 0, wheat=6, wood=6, stone=6, ore=6)
    ask_action(s)
    assert names_of(moves(s))[-4:] == ["sell wheat", "sell wood", "sell stone", "sell ore"]
    assert [m.kind for m in moves(s)].count(Do.SELL) == 4
    hold(s, 0, denarius=3)
    assert moves(s)[-1] == PASS


@rule("MI-3.22")
def test_sales_are_offered_nowhere_else() -> None:
    s = table()
    hold(s, 0, wheat=6, wood=6, stone=6, ore=6, denarius=5)
    offer(s, ["dining_hall"])
    ask_action(s)
    s.play(build("dining_hall"))
    while s.decision() is not None:
        assert not any(move.kind == Do.SELL for move in moves(s))
        s.play(moves(s)[0])


@rule("MI-3.23", "MI-8.9")
def test_example_limit() -> None:
    s = table()
    hold(s, 0, wheat=5)
    use_tile(s, "farm_estate")
    assert held(s) == {"wheat": 6, "denarius": 1}


@rule("MI-3.23")
def test_the_limit_holds_for_each_kind() -> None:
    s = table()
    hold(s, 0, wheat=6, wood=6)
    gain(s, 0, 0, 3)
    gain(s, 0, 2, 3)
    assert held(s) == {"wheat": 6, "wood": 6, "stone": 3, "denarius": 3}


@rule("MI-3.23", "MI-4.4")
def test_the_limit_applies_after_each_tile_of_a_line() -> None:
    s = table()
    hold(s, 0, wheat=5)
    s.players[0].city = city_of(row(["market", "farm_estate", "residence"]))
    line(s, (2, 0), "left")
    assert held(s) == {"wheat": 6, "denarius": 1 + 6}


@rule("MI-3.13")
def test_what_is_too_expensive_says_so() -> None:
    s = table()
    offer(s, ["foundry"], ["around8_temple"])
    hold(s, 0)
    ask_action(s)
    blocked = {b.thing: b for b in asked(s).blocked(s)}
    assert set(blocked) == {"tile:foundry", "tile:temple_around8_temple"}
    reason = blocked["tile:foundry"].reason
    assert reason == Message("minerva.refusal.too_expensive", [face("foundry"), 2, 6])
    assert blocked["tile:foundry"].rule == "MI-3.13"


@rule("MI-3.14")
def test_the_preview_of_a_cell_tells_what_temples_gain() -> None:
    s = table()
    s.players[0].city = city_of({(0, 0): "fountain", (1, 0): "temple_around8_production"})
    offer(s, ["forest"])
    ask_action(s)
    s.play(build("forest"))
    assert asked(s).preview(s, place(2, 0)) == [Message("minerva.preview.points", [2])]
    assert asked(s).preview(s, place(-1, 0)) == []


@rule("MI-3.16")
def test_the_preview_of_a_residence_tells_how_long_the_lines_are() -> None:
    s = table()
    s.players[0].city = city_of(row(["fountain", "forest"]))
    ask_action(s)
    s.play(next(m for m in moves(s) if m.kind == Do.RESIDENCE))
    assert asked(s).preview(s, place(2, 0)) == [Message("minerva.preview.line", [2, 2])]
    s.play(place(2, 0))
    assert activate_to("up") in moves(s)
    ask(s, [])


def why_not(s: MinervaState) -> dict[str, tuple[str, list[int | str], str]]:
    """Everything that cannot be chosen: the reason, its operands and the rule."""
    return {
        b.thing: (b.reason.key.removeprefix("minerva.refusal."), b.reason.operands, b.rule)
        for b in asked(s).blocked(s)
    }


@rule("MI-3.8", "MI-3.16", "MI-3.19")
def test_an_action_whose_fee_cannot_be_paid_says_so() -> None:
    s = table()
    offer(s, ["wheat_field", "foundry"])
    s.players[0].city = city_of(row(["residence", "staffed_residence", "forest"]))
    s.players[0].assistants = 1
    s.players[1].has_passed = True
    hold(s, 0)
    ask_action(s)
    assert moves(s) == [PASS]
    assert why_not(s) == {
        "tile:wheat_field": ("fee", [1], "MI-3.8"),
        "tile:foundry": ("too_expensive", [face("foundry"), 2, 7], "MI-3.13"),
        "tile:residence": ("fee", [1], "MI-3.8"),
        "own:0,0": ("fee", [1], "MI-3.8"),
        "own:1,0": ("has_assistant", [], "MI-3.19"),
    }
    hold(s, 0, wood=1)
    assert "tile:residence" not in why_not(s)


@rule("MI-3.16")
def test_without_residences_in_supply_none_can_be_laid() -> None:
    s = table()
    s.players[0].residences = 0
    ask_action(s)
    assert RESIDENCE not in moves(s)
    assert why_not(s)["tile:residence"] == ("no_residence", [], "MI-3.16")


@rule("MI-3.8", "MI-3.13", "MI-3.16", "MI-3.19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_cannot_be_done_has_a_reason(seats: int) -> None:
    """In a whole random game: each tile on offer, the supply of residences, each own residence."""
    s = table(seats=seats)
    dice = Dice(seats)
    while (d := s.decision()) is not None:
        options = d.moves(s)
        if isinstance(d, ChooseAction):
            player = s.players[d.who]
            own = [cell for cell in player.city.tiles() if player.city.at(cell) >= Face.RESIDENCE]
            things = {TILE.ident(each) for each in [*offered(s), Face.RESIDENCE]}
            things |= {OWN.ident(cell) for cell in own}
            free = {thing for move in options for thing in GAME.moves.things(move)}
            free |= {TILE.ident(Face.RESIDENCE)} if RESIDENCE in options else set()
            assert things - free == set(why_not(s))
        s.make(options[dice.below(len(options))])
