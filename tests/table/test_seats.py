"""Who sits where, out of the names of a match file."""

import pytest

from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.match_file import MatchFile
from panj.core.messages import SPECTATOR, Refused
from panj.core.registry import REGISTRY
from panj.table.seats import (
    AUTOMA_STORED,
    Seats,
    check_bots,
    in_turn,
    players,
    seats_of,
    stored_name,
)
from support.tables import with_automa


def test_bots_are_told_by_their_prefix() -> None:
    seats = Seats(["Anna", "bot:medium:builder", "Béla"])
    assert seats.bots == {1: "medium:builder"}
    assert seats.people == [0, 2]
    assert seats.reader == SPECTATOR


def test_the_only_person_is_spoken_to() -> None:
    assert Seats(["bot:greedy", "Anna"]).reader == 1


def test_at_a_hot_seat_people_play_the_bots() -> None:
    seats = Seats(["Anna", "bot:greedy"], hot_seat=True)
    assert seats.bots == {}
    assert seats.people == [0, 1]
    assert seats.stored == ["Anna", "bot:greedy"]


def test_an_automa_is_neither_a_person_nor_a_bot() -> None:
    count, options = with_automa("pax_pamir")[0]
    game = REGISTRY.game("pax_pamir")
    terms = game.terms(count, options)
    found = MatchFile(Match(game, terms, key_of(1)), ["Anna"] + ["bot:greedy"] * (count - 1))
    seats = seats_of(found)
    assert seats.automas == [count - 1]
    assert count - 1 not in seats.bots
    assert seats.people == [0]
    assert players(game, terms) == list(range(count - 1))


def test_a_file_tells_people_from_bots_whatever_they_are_called() -> None:
    stored = [
        stored_name("Anna"),
        stored_name("builder", bot="medium:builder"),
        stored_name("bot:greedy"),
        stored_name("bot:bot:greedy"),
        stored_name("Wakhan", is_automa=True),
    ]
    assert stored == ["Anna", "bot:medium:builder", "bot greedy", "bot bot:greedy", AUTOMA_STORED]
    seats = Seats(stored, automas=[4])
    assert (seats.people, seats.bots) == ([0, 2, 3], {1: "medium:builder"})


def test_bots_sit_down_in_turn() -> None:
    assert in_turn([1, 3, 4], ["greedy", "random"]) == {1: "greedy", 3: "random", 4: "greedy"}


@pytest.mark.parametrize("name", ["nobody", "greedy:merchant"])
def test_bots_that_cannot_play_are_refused(name: str) -> None:
    check_bots("kingdomino", ["greedy:builder", "random"])
    with pytest.raises(Refused):
        check_bots("kingdomino", ["random", name])
