"""KD-7: what is public, what nobody knows, and what a program may guess."""

import json
from collections import Counter

import pytest

from panj.core.dice import Dice
from panj.core.messages import SPECTATOR
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.state import KingdominoState
from support import MOST_SURPRISE, asked, moves, play_on, rule, surprise
from support.kingdomino import claim, kingdom_of, lay, script, table

DECK = list(range(1, 25))
ASIDE = list(range(25, 49))


def scripted(deck: list[int], aside: list[int], kings: list[int]) -> KingdominoState:
    s = table()
    script(s, deck, kings, aside)
    return s


def guessed(s: KingdominoState, seed: int) -> KingdominoState:
    other = GAME.guess(s, 0, Dice(seed))
    assert isinstance(other, KingdominoState)
    return other


@rule("KD-7.1", "KD-9.21")
def test_the_view_shows_what_the_rules_call_public() -> None:
    seen = GAME.view(table(seats=3), 0)
    assert set(seen) == {
        "round",
        "rounds",
        "game",
        "grid",
        "options",
        "pile",
        "unseen",
        "kings_in_hand",
        "current",
        "position",
        "next",
        "left_over",
        "players",
    }


@rule("KD-7.1")
def test_the_view_is_plain_json() -> None:
    s = table(seats=4, seed=2)
    play_on(s, seed=2, most=40)
    seen = GAME.view(s, 0)
    assert json.loads(json.dumps(seen)) == seen


@rule("KD-7.1")
def test_the_view_shows_lines_with_the_kings_on_them() -> None:
    s = scripted(DECK, ASIDE, [1, 0, 1, 0])
    s.play(claim(3))
    assert GAME.view(s, 0)["next"] == [
        {"domino": 1, "owner": None},
        {"domino": 2, "owner": None},
        {"domino": 3, "owner": 1},
        {"domino": 4, "owner": None},
    ]


@rule("KD-7.1", "KD-9.21")
def test_the_view_shows_kingdoms_with_territories_and_discards() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,M,3 1,1,M,2 0,-1,W,0")
    s.players[0].discarded = [7]
    seen = GAME.view(s, 1)["players"]
    assert isinstance(seen, list)
    assert seen[0] == {
        "squares": [
            [0, -1, "wheat", 0],
            [0, 0, "castle", 0],
            [1, 0, "mine", 3],
            [1, 1, "mine", 2],
        ],
        "west": 0,
        "east": 1,
        "north": -1,
        "south": 1,
        "centred": False,
        "fillable": False,
        "placed": [],
        "laid": [],
        "discarded": [7],
        "territories": [
            {"terrain": "wheat", "squares": 1, "crowns": 0, "points": 0, "cells": ["0,-1"]},
            {"terrain": "mine", "squares": 2, "crowns": 5, "points": 10, "cells": ["1,0", "1,1"]},
        ],
        "games": [],
    }


@rule("KD-7.1", "KD-9.21")
def test_the_view_shows_the_results_of_finished_games() -> None:
    s = table(dynasty=True, middle_kingdom=True)
    while s.game < 2:
        s.play(moves(s)[0])
    seen = GAME.view(s, 0)["players"]
    assert isinstance(seen, list)
    result = s.players[1].tallies[0]
    assert seen[1]["games"] == [
        {
            "total": result.total,
            "middle_kingdom": result.middle,
            "harmony": 0,
            "largest": result.largest,
            "crowns": result.crowns,
        }
    ]


@rule("KD-7.1")
def test_the_view_counts_the_pile() -> None:
    s = table(seats=4)
    assert GAME.view(s, 0)["pile"] == 44
    play_on(s, seed=1)
    assert GAME.view(s, 0)["pile"] == 0


@rule("KD-7.2", "KD-0.4", "KD-9.21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_and_a_spectator_see_the_same(seats: int) -> None:
    s = table(seats=seats, seed=3)
    while s.decision() is not None:
        seen = GAME.view(s, SPECTATOR)
        assert all(GAME.view(s, seat) == seen for seat in range(seats))
        s.play(moves(s)[0])


@rule("KD-7.2")
def test_every_log_line_is_for_everybody() -> None:
    s = table(seats=3, dynasty=True, harmony=True)
    s.notes = []
    play_on(s, seed=2)
    assert s.notes
    assert all(note.is_for(SPECTATOR) for note in s.notes)


@rule("KD-7.3", "KD-0.4")
def test_nobody_sees_the_order_of_the_pile_or_what_was_set_aside() -> None:
    one = scripted(DECK, ASIDE, [1, 0, 1, 0])
    other = scripted([*DECK[:4], *ASIDE[:20]], [*DECK[4:], *ASIDE[20:]], [1, 0, 1, 0])
    assert GAME.view(one, 0) == GAME.view(other, 0)


@rule("KD-7.3", "KD-3.3")
def test_nobody_sees_the_order_of_kings_not_yet_drawn() -> None:
    one = scripted(DECK, ASIDE, [1, 0, 1, 0])
    other = scripted(DECK, ASIDE, [1, 1, 0, 0])
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert moves(one) == moves(other)


@rule("KD-3.3", "KD-9.21")
def test_everybody_sees_how_many_kings_of_each_colour_are_in_the_hand() -> None:
    s = scripted(DECK, ASIDE, [1, 0, 1, 0])
    assert GAME.view(s, 0)["kings_in_hand"] == [2, 1]
    s.play(moves(s)[0])
    assert GAME.view(s, 0)["kings_in_hand"] == [1, 1]


@rule("KD-7.4", "KD-9.21")
def test_the_unseen_dominoes_are_the_pile_and_the_set_aside() -> None:
    s = scripted(DECK, ASIDE, [1, 0, 1, 0])
    assert GAME.view(s, 0)["unseen"] == list(range(5, 49))


@rule("KD-7.4")
@pytest.mark.parametrize("options", [{"seats": 4}, {"seats": 2, "mighty_duel": True}])
def test_with_all_dominoes_in_use_the_last_line_is_known(options: dict[str, int]) -> None:
    s = table(seed=6, **options)
    while len(s.pile) > 4:
        s.play(moves(s)[0])
    known = GAME.view(s, 0)["unseen"]
    while s.pile:
        s.play(moves(s)[0])
    assert s.next.dominoes == known


@rule("KD-7.4")
def test_with_three_players_the_last_line_is_not_known() -> None:
    s = table(seats=3)
    while len(s.pile) > 3:
        s.play(moves(s)[0])
    seen = GAME.view(s, 0)["unseen"]
    assert isinstance(seen, list)
    assert len(seen) == 15


@rule("KD-7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_looks_the_same_to_the_seat(seats: int) -> None:
    s = table(seats=seats, seed=7)
    dice = Dice(1)
    while s.decision() is not None:
        other = GAME.guess(s, 0, dice)
        assert GAME.view(other, 0) == GAME.view(s, 0)
        assert GAME.pieces(other) == GAME.pieces(s)
        assert other.chance.key != s.chance.key
        s.play(moves(s)[0])


@rule("KD-7.5")
def test_a_guess_leaves_the_true_state_alone() -> None:
    s = table(seats=3, seed=7)
    before = GAME.dump(s)
    other = guessed(s, 1)
    play_on(other, seed=1)
    assert GAME.dump(s) == before


@rule("KD-7.5", "KD-7.4")
def test_every_unseen_domino_is_equally_likely_to_be_next() -> None:
    s = scripted(DECK, ASIDE, [1, 0, 1, 0])
    guesses = 4400
    tops = Counter(guessed(s, seed * 7919).pile[-1] for seed in range(guesses))
    assert set(tops) == set(range(5, 49))
    assert surprise(list(tops.values()), guesses / 44) < MOST_SURPRISE[47]


@rule("KD-7.5")
def test_a_guess_does_not_know_the_order_of_the_kings() -> None:
    s = scripted(DECK, ASIDE, [1, 0, 0, 1])
    guesses = 900
    orders = Counter(tuple(guessed(s, seed * 7919).hand) for seed in range(guesses))
    assert set(orders) == {(0, 0, 1), (0, 1, 0), (1, 0, 0)}
    assert surprise(list(orders.values()), guesses / 3) < MOST_SURPRISE[2]


@rule("KD-7.5")
def test_a_guess_can_be_played_to_the_end() -> None:
    s = table(seats=3, dynasty=True, seed=7)
    play_on(s, seed=1, most=30)
    other = guessed(s, 5)
    assert play_on(other, seed=1) == 3 * 72 - 30
    assert asked(s).who in range(3)


@rule("KD-7.1")
def test_past_actions_stay_readable_in_the_view() -> None:
    s = scripted(DECK, ASIDE, [0, 1, 0, 1])
    for domino in (1, 2, 3, 4):
        s.play(claim(domino))
    s.play(lay((1, 0), (2, 0)))
    seen = GAME.view(s, 1)
    assert isinstance(seen["players"], list)
    assert seen["players"][0]["placed"] == [1]
    assert seen["players"][0]["laid"] == [{"domino": 1, "cells": ["1,0", "2,0"]}]
    assert seen["position"] == 0
    assert seen["round"] == 1
    assert seen["rounds"] == 6
