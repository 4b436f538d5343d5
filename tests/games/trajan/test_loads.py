"""What can be loaded or played in all, for boards where cards are picked before their moves."""

from collections import Counter
from typing import Any

import pytest

from games.trajan.scene import FORUM, SEAPORT, ask, do, give, hold, new, table
from panj.core.messages import SPECTATOR
from panj.games.trajan.game import GAME
from panj.games.trajan.moves import VERBS
from panj.games.trajan.player import Source
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import GOOD_NAMES, Ship, Tile
from support import moves, rule

WINE, FISH = (GOOD_NAMES.index(name) for name in ("wine", "fish"))
WILD = "wild_commodity"


def port(cards: str, wilds: int = 0, *texts: str) -> TrajanState:
    """A player with these cards and wild tiles who acts in the seaport."""
    s = table()
    give(s, 0, cards)
    hold(s, 0, " ".join([WILD] * wilds))
    ask(s, OfferAction(0, SEAPORT, 1))
    do(s, *texts)
    return s


def loads(s: TrajanState, seat: int = 0) -> Any:
    """What the seat can load or play."""
    return GAME.view(s, seat)["loads"]


def bags(s: TrajanState) -> list[tuple[str, int, int]]:
    """The choices: cards, units on board, points."""
    return [
        (" ".join(each["cards"]), each["units"], each["points"]) for each in loads(s)["choices"]
    ]


@rule("TR-4.1.3", "TR-4.1.8")
def test_what_can_be_played_is_told_at_the_first_step() -> None:
    assert loads(port("wine fish fish")) == {
        "ship": None,
        "choices": [
            {
                "cards": ["wine"],
                "points": 0,
                "moves": [["play"], ["play_card", WINE], ["stop"]],
            },
            {
                "cards": ["wine", "fish"],
                "points": 0,
                "moves": [["play"], ["play_card", WINE], ["play_card", FISH]],
            },
            {
                "cards": ["fish"],
                "points": 0,
                "moves": [["play"], ["play_card", FISH], ["stop"]],
            },
            {
                "cards": ["fish", "fish"],
                "points": 0,
                "moves": [["play"], ["play_card", FISH], ["play_card", FISH]],
            },
        ],
    }


@rule("TR-4.1.3", "TR-4.1.8")
def test_after_the_first_card_a_second_one_or_none_is_left() -> None:
    found = loads(port("wine fish", 0, "play", "play_card wine"))
    assert [(each["cards"], each["moves"]) for each in found["choices"]] == [
        ([], [["stop"]]),
        (["fish"], [["play_card", FISH]]),
    ]


@rule("TR-4.1.5")
def test_wild_tiles_cannot_be_played() -> None:
    assert loads(port("", 1)) is None
    assert all(WILD not in each["cards"] for each in loads(port("fish", 1))["choices"])


@rule("TR-4.1.4", "TR-4.1.5")
def test_a_ship_for_one_commodity_takes_each_load_by_one_move() -> None:
    s = port("wine fish fish", 1, "ship same")
    assert loads(s)["ship"] == "same"
    assert bags(s) == [
        ("wine", 1, 2),
        (f"wine {WILD}", 2, 6),
        ("fish", 1, 2),
        (f"fish {WILD}", 2, 6),
        ("fish fish", 2, 6),
        (f"fish fish {WILD}", 3, 12),
        (WILD, 1, 2),
    ]
    assert loads(s)["choices"][5]["moves"] == [["load_same", FISH, 2, 1]]


@rule("TR-4.1.4", "TR-4.1.5", "TR-4.1.8")
def test_a_ship_for_pairs_is_loaded_pair_by_pair() -> None:
    s = port("wine fish fish", 1, "ship pairs")
    assert bags(s) == [
        (f"wine fish fish {WILD}", 2, 10),
        (f"wine {WILD}", 1, 5),
        ("fish fish", 1, 5),
        (f"fish {WILD}", 1, 5),
    ]
    first = loads(s)["choices"][0]
    assert first["moves"] == [["load_pair", WINE, 1], ["load_pair", FISH, 0], ["done"]]


@rule("TR-4.1.8")
def test_a_full_ship_sails_without_being_told_to() -> None:
    s = port("", 6, "ship pairs")
    assert loads(s)["choices"][0]["moves"] == [["load_wild_pair"]] * 3


@rule("TR-4.1.4", "TR-4.1.8")
def test_what_is_on_board_counts_and_what_came_before_does_not_come_again() -> None:
    s = port("wine fish fish", 0, "ship different", "load_one wine")
    assert bags(s) == [("fish", 2, 4), ("", 1, 2)]
    assert loads(s)["choices"][1]["moves"] == [["done"]]


@rule("TR-4.1.4")
def test_the_points_are_those_of_the_side_that_shows() -> None:
    s = port("fish fish")
    s.seaport.grey_ships = 1 << Ship.SAME
    do(s, "ship same")
    assert bags(s) == [("fish", 1, 0), ("fish fish", 2, 1)]


@rule("TR-7.2")
def test_nobody_else_learns_what_could_be_loaded() -> None:
    for texts in ([], ["ship pairs"]):
        s = port("wine fish fish", 1, *texts)
        assert loads(s, 1) is None
        assert loads(s, SPECTATOR) is None


def test_other_questions_ask_for_no_cards() -> None:
    s = table()
    give(s, 0, "fish")
    assert loads(s) is None
    s.forum.spaces[0] = 0
    ask(s, OfferAction(0, FORUM, 1))
    assert loads(s) is None


@rule("TR-4.1.8")
@pytest.mark.parametrize("seed", range(3))
def test_each_choice_can_be_made_and_brings_what_it_says(seed: int) -> None:
    s = new(seats=3, seed=seed)
    asked = 0
    while (d := s.decision()) is not None:
        legal = moves(s)
        found = loads(s, d.who)
        for choice in found["choices"] if found else []:
            asked += 1
            check_choice(s, d.who, choice)
        s.play(legal[(7 * s.turn + len(legal) // 2) % len(legal)])
    assert asked > 50


def check_choice(s: TrajanState, who: int, choice: Any) -> None:
    """Play its moves, each of which has to be legal, and compare."""
    copy = s.clone()
    before = copy.players[who].clone()
    for verb, *operands in choice["moves"]:
        legal = [
            each
            for each in moves(copy)
            if VERBS.verbs[each.kind].name == verb and VERBS.message(each).operands == operands
        ]
        assert len(legal) == 1
        copy.play(legal[0])
    after = copy.players[who]
    assert after.points[Source.SHIPS] - before.points[Source.SHIPS] == choice["points"]
    laid = {name: after.display[i] - before.display[i] for i, name in enumerate(GOOD_NAMES)}
    goods = Counter(each for each in choice["cards"] if each != WILD)
    assert Counter({name: count for name, count in laid.items() if count}) == goods
    assert before.tiles[Tile.WILD_COMMODITY] - after.tiles[Tile.WILD_COMMODITY] == choice[
        "cards"
    ].count(WILD)
