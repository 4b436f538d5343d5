"""MI-3.20 to MI-3.27: hiring, glory and the next round."""

import pytest

from games.minerva.scene import (
    DECLINE,
    HIRE_DENARII,
    HIRE_GLORY,
    PASS,
    ROUND,
    ask,
    city_of,
    face,
    glory_points,
    held,
    hold,
    keys,
    names_of,
    offer,
    row,
    sell,
    table,
)
from panj.core.messages import Message
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import Do
from panj.games.minerva.reading.tiles import SHIPPED
from panj.games.minerva.rules.round_end import (
    CollectGlory,
    HireAssistant,
    HireInOrder,
    PrepareRound,
)
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import ROUNDS
from support import asked, moves, play_all, rule


def passed(s: MinervaState, orders: list[int]) -> None:
    """Everybody has passed, with these turn order tiles."""
    for player, order in zip(s.players, orders, strict=True):
        player.order = order
        player.has_passed = True


@rule("MI-3.20")
@pytest.mark.parametrize(
    ("owned", "denarii", "glory"), [(0, 5, 1), (1, 5, 1), (2, 10, 2), (3, 10, 2), (4, 15, 3)]
)
def test_the_price_of_the_next_assistant(owned: int, denarii: int, glory: int) -> None:
    s = table()
    s.players[0].hired = owned
    hold(s, 0, denarius=denarii, glory=glory)
    ask(s, [HireAssistant(0)])
    assert asked(s).prompt(s) == Message("minerva.prompt.hire", [denarii, glory])
    assert moves(s) == [HIRE_DENARII, HIRE_GLORY, DECLINE]
    hold(s, 0, denarius=denarii - 1, glory=glory - 1)
    assert moves(s) == [DECLINE]


@rule("MI-8.2", "MI-3.20")
def test_example_hiring() -> None:
    s = table()
    s.players[0].city = city_of(row(["staffed_residence"] * 3))
    s.players[0].assistants = 1
    s.players[0].hired = 4
    hold(s, 0, denarius=15, glory=3)
    ask(s, [HireAssistant(0)])
    s.play(HIRE_DENARII)
    assert held(s) == {"glory": 3}
    assert s.players[0].hired == 5
    assert s.players[0].assistants == 2


@rule("MI-3.20")
def test_glory_pays_for_an_assistant_too() -> None:
    s = table()
    hold(s, 0, glory=3, denarius=2)
    ask(s, [HireAssistant(0)])
    s.play(HIRE_GLORY)
    assert held(s) == {"glory": 2, "denarius": 2}


@rule("MI-3.20", "MI-9.4", "MI-9.36")
def test_a_sixth_assistant_is_impossible() -> None:
    s = table()
    passed(s, [1, 2])
    for seat in (0, 1):
        s.players[seat].hired = 5
        hold(s, seat, denarius=50, glory=9)
    ask(s, [HireInOrder(2)])
    assert s.decision() is None


@rule("MI-9.36")
def test_an_assistant_that_nobody_can_pay_is_not_offered() -> None:
    s = table()
    passed(s, [1, 2])
    hold(s, 0, denarius=4)
    hold(s, 1, denarius=3, ore=2)
    ask(s, [HireInOrder(2)])
    assert asked(s).who == 1
    s.play(DECLINE)
    assert s.decision() is None


@rule("MI-3.20")
def test_the_highest_turn_order_tile_hires_first() -> None:
    s = table(seats=4)
    passed(s, [2, 4, 1, 3])
    for seat in range(4):
        hold(s, seat, denarius=5)
    ask(s, [HireInOrder(4)])
    order = []
    while s.decision() is not None:
        order.append(asked(s).who)
        s.play(DECLINE)
    assert order == [1, 3, 0, 2]


@rule("MI-3.20", "MI-3.22")
def test_resources_may_be_sold_to_hire() -> None:
    s = table()
    hold(s, 0, denarius=3, wheat=1, ore=2)
    ask(s, [HireAssistant(0)])
    assert names_of(moves(s)) == ["hire_denarii", "decline", "sell wheat", "sell ore"]
    s.play(HIRE_DENARII)
    play_all(s, [sell("ore"), sell("wheat")])
    assert held(s) == {"ore": 1}
    assert s.players[0].hired == 1


@rule("MI-3.22")
def test_a_free_sale_asks_for_hiring_again() -> None:
    s = table()
    hold(s, 0, denarius=5, wheat=1)
    ask(s, [HireAssistant(0)])
    s.play(sell("wheat"))
    assert isinstance(asked(s), HireAssistant)
    assert held(s) == {"denarius": 6}


@rule("MI-3.20", "MI-9.24")
def test_paid_glory_is_gone_before_the_comparison() -> None:
    s = table()
    passed(s, [1, 2])
    hold(s, 0, glory=2)
    hold(s, 1, glory=2)
    ask(s, [HireInOrder(2), CollectGlory()])
    assert asked(s).who == 1
    preview = asked(s).preview(s, HIRE_GLORY)
    assert preview[1] == Message("minerva.preview.glory_left", [1, 2])
    s.play(DECLINE)
    s.play(HIRE_GLORY)
    assert glory_points(s, 1) == [4]
    assert glory_points(s, 0) == [2]


@rule("MI-3.21")
def test_a_new_assistant_works_from_the_next_round_on() -> None:
    s = table()
    s.players[0].city = city_of(row(["residence", "forest"]))
    hold(s, 0, denarius=5)
    hold(s, 1)
    assert not any(move.kind == Do.ASSISTANT for move in moves(s))
    play_all(s, [PASS, PASS, HIRE_DENARII])
    assert s.round == 2
    assert any(move.kind == Do.ASSISTANT for move in moves(s))


@rule("MI-8.3", "MI-3.24")
def test_example_glory_tie() -> None:
    s = table(seats=4)
    s.round = 5
    passed(s, [1, 2, 3, 4])
    for seat, tokens in enumerate([3, 3, 0, 0]):
        hold(s, seat, glory=tokens)
    ask(s, [CollectGlory()])
    assert [glory_points(s, seat) for seat in range(4)] == [[8], [5], [], []]


@rule("MI-8.3", "MI-3.24")
def test_example_glory_tie_for_the_third_place() -> None:
    s = table(seats=4)
    s.round = 5
    passed(s, [1, 2, 3, 4])
    for seat, tokens in enumerate([3, 3, 1, 1]):
        hold(s, seat, glory=tokens)
    ask(s, [CollectGlory()])
    assert [glory_points(s, seat) for seat in range(4)] == [[8], [5], [2], []]


@rule("MI-3.24")
def test_the_early_rounds_have_no_third_tile() -> None:
    s = table(seats=3)
    s.round = 2
    passed(s, [3, 2, 1])
    for seat, tokens in enumerate([1, 2, 3]):
        hold(s, seat, glory=tokens)
    ask(s, [CollectGlory()])
    assert [len(player.glory) for player in s.players] == [0, 1, 1]


@rule("MI-3.24")
def test_tiles_that_nobody_takes_are_gone() -> None:
    s = table(seats=3)
    s.round = 3
    passed(s, [1, 2, 3])
    hold(s, 0, glory=1)
    hold(s, 1, glory=2)
    ask(s, [CollectGlory()])
    s.round = 4
    glory = GAME.view(s, 0)["glory"]
    assert isinstance(glory, list)
    third = next(t for t in glory if (t["round"], t["place"]) == (3, 3))
    assert third["holder"] is None
    assert third["past"]


@rule("MI-3.25")
def test_taking_a_glory_tile_costs_no_tokens() -> None:
    s = table()
    passed(s, [1, 2])
    hold(s, 0, glory=2)
    ask(s, [CollectGlory()])
    assert held(s) == {"glory": 2}
    assert glory_points(s) == [4]


@rule("MI-3.26")
def test_preparation_returns_tokens_and_tiles_and_reveals_locations() -> None:
    s = table()
    offer(s, ["foundry"])
    passed(s, [2, 1])
    hold(s, 0, glory=3, ore=1)
    s.deck = [ROUND, face("forest"), ROUND, face("garden"), face("statue")]
    s.notes = []
    ask(s, [PrepareRound()])
    assert held(s) == {"ore": 1}
    assert s.first == 1
    assert [player.order for player in s.players] == [0, 0]
    assert not any(player.has_passed for player in s.players)
    assert [s.display[face(name)] for name in ("foundry", "statue", "garden")] == [1, 1, 1]
    assert s.display[face("forest")] == 0
    assert keys(s) == ["revealed", "revealed"]


@rule("MI-3.26", "MI-9.19", "MI-5.3")
@pytest.mark.parametrize(("seats", "turned"), [(2, [3]), (3, [3, 2]), (4, [3, 2, 1])])
def test_all_but_the_highest_turn_order_tile_are_turned_for_round_six(
    seats: int, turned: list[int]
) -> None:
    s = table(seats=seats)
    s.round = 5
    order = GAME.view(s, 0)["order"]
    assert isinstance(order, list)
    assert all(tile["points"] is None for tile in order)
    s.round = 6
    order = GAME.view(s, 0)["order"]
    assert isinstance(order, list)
    assert [tile["points"] for tile in order] == [*turned, None]
    passed(s, list(range(1, seats + 1)))
    assert s.score_sheet()[-1].points == [*turned, 0]


@rule("MI-8.12", "MI-2.7")
def test_example_reveal() -> None:
    s = table()
    names = ["forest", "quarry", "", "market", "tavern", "statue", "garden", "stable"]
    second = ["library", "theatre", "foundry", ""]
    tiles = [face(name) if name else ROUND for name in names + second]
    s.deck = tiles[::-1]
    offer(s, [])
    ask(s, [PrepareRound()])
    shown = {name for name in names + second if name and s.display[face(name)]}
    assert shown == {"forest", "quarry"}
    offer(s, [])
    ask(s, [PrepareRound()])
    shown = {name for name in names + second if name and s.display[face(name)]}
    assert shown == {*names[3:], *second[:3]}


@rule("MI-3.27")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_reveals_never_empty_the_deck_wrongly(seats: int) -> None:
    for seed in range(5):
        s = table(seats=seats, seed=seed)
        while s.decision() is not None:
            s.play(next(m for m in moves(s) if m.kind in (Do.PASS, Do.DECLINE)))
        in_pairs = s.pairs.count(ROUND)
        assert s.removed.count(ROUND) + in_pairs == ROUNDS
        assert ROUND not in s.deck


def test_assistant_prices_are_read_from_the_table() -> None:
    assert [SHIPPED.hire_denarii[n] for n in range(5)] == [5, 5, 10, 10, 15]
    assert [SHIPPED.hire_glory[n] for n in range(5)] == [1, 1, 2, 2, 3]


@rule("MI-3.20")
def test_an_assistant_that_cannot_be_paid_one_way_says_why() -> None:
    s = table()
    s.players[0].hired = 2
    hold(s, 0, denarius=6, wood=3, glory=2)
    ask(s, [HireAssistant(0)])
    reasons = {each.thing: each for each in asked(s).blocked(s)}
    assert list(reasons) == ["good:denarius"]
    assert reasons["good:denarius"].reason == Message("minerva.refusal.hire_denarii", [10, 9])
    hold(s, 0, denarius=10, glory=1)
    reasons = {each.thing: each for each in asked(s).blocked(s)}
    assert list(reasons) == ["good:glory"]
    assert reasons["good:glory"].reason == Message("minerva.refusal.hire_glory", [2, 1])
    assert reasons["good:glory"].rule == "MI-3.20"
