"""Who meets whom on which deal."""

from collections import Counter

import pytest

from arena.made import plan_of
from panj.arena.entrants import Entrant, entrants
from panj.arena.schedule import FORMATS, SEATINGS, Format, Schedule, Seating


def schedule(format: str, bots: int, seats: int, seating: str = Seating.ROTATIONS) -> Schedule:
    return Schedule(format, seating, bots, seats)


def test_every_deal_is_played_in_every_rotation() -> None:
    found = schedule(Format.ROUND_ROBIN, 3, 3)
    assert [found.line_up(number) for number in range(3)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert [found.deal(number) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]


def test_permutations_are_all_orders() -> None:
    assert len(schedule(Format.ROUND_ROBIN, 3, 3, Seating.PERMUTATIONS).seatings) == 6


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [2, 3, 5])
def test_on_a_deal_every_bot_sits_equally_often_in_every_seat(
    format: str, seating: str, seats: int, bots: int
) -> None:
    found = schedule(format, bots, seats, seating)
    sat = Counter((bot, seat) for line in found.seatings for seat, bot in enumerate(line))
    for bot in range(bots):
        assert len({sat[bot, seat] for seat in range(seats)}) == 1, bot


def test_in_a_round_robin_every_two_meet_equally_often() -> None:
    found = schedule(Format.ROUND_ROBIN, 4, 3)
    met = Counter((a, b) for line in found.seatings for a in set(line) for b in set(line) if a < b)
    assert len(met) == 6
    assert len(set(met.values())) == 1


def test_too_few_bots_sit_twice_in_turn() -> None:
    found = schedule(Format.ROUND_ROBIN, 3, 4)
    doubled = Counter(Counter(line).most_common(1)[0][0] for line in found.seatings)
    assert doubled == {0: 4, 1: 4, 2: 4}
    assert schedule(Format.ROUND_ROBIN, 2, 4).seatings == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_on_a_ladder_each_bot_meets_the_next() -> None:
    found = schedule(Format.LADDER, 3, 2)
    assert found.seatings == [(0, 1), (1, 0), (1, 2), (2, 1)]


def test_one_against_the_others_is_alone_among_them() -> None:
    found = schedule(Format.ONE_AGAINST, 2, 4)
    assert found.seatings == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_the_last_deal_is_played_to_its_end() -> None:
    assert schedule(Format.ONE_AGAINST, 2, 4).games(10) == 12
    assert schedule(Format.ONE_AGAINST, 2, 4).games(12) == 12


def test_one_bot_plays_with_itself_and_one_seat_is_played_alone() -> None:
    assert schedule(Format.ROUND_ROBIN, 1, 3).seatings == [(0, 0, 0)]
    assert schedule(Format.ONE_AGAINST, 2, 1).seatings == [(0,), (1,)]


def test_the_seat_of_an_automa_is_nobodys() -> None:
    plan = plan_of("greedy,random", 3, game="pax_pamir", options={"wakhan": True})
    assert plan.automa() == [2]
    assert plan.schedule().seatings == [(0, 1), (1, 0)]


def test_bots_as_they_are_typed() -> None:
    assert entrants("greedy, quick=hard@0.5 ,hard@2,cmd:python bot.py --deep,a=cmd:./b", 0.1) == [
        Entrant("greedy", "greedy", 0.1),
        Entrant("quick", "hard", 0.5),
        Entrant("hard@2", "hard", 2.0),
        Entrant("cmd:python bot.py --deep", "cmd:python bot.py --deep", 0.1),
        Entrant("a", "cmd:./b", 0.1),
    ]


def test_a_bot_of_whom_no_time_is_said_thinks_as_long_as_it_likes() -> None:
    found = entrants("greedy,medium,hard:builder,quick=hard@0.5,cmd:./b", None)
    assert [each.seconds for each in found] == [1.0, 0.3, 2.0, 0.5, 1.0]
