"""Practice tables: a match that is over goes on from a moment, and tells no more than was known."""

from collections.abc import Callable

import pytest

from panj.bots.bot import ask
from panj.bots.random import RandomBot
from panj.bots.search.lessons import first_of
from panj.core.chance import KEY_BYTES
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.server.branches import PLAIN, branch_row, practice_seat
from panj.server.lobby import fresh_table
from panj.server.rooms import Room
from panj.server.store.rows import (
    BranchRow,
    PersonRow,
    SeatKind,
    SeatRow,
    Status,
    TableSettings,
)
from server.helpers import Person

Make = Callable[[str | None], Person]
MOVES = 6


def over(slug: str, moves: int) -> Room:
    """A room whose match was left after so many moves."""
    game = REGISTRY.game(slug)
    terms = game.terms(max(game.seat_counts), {})
    table = fresh_table("t" * 32, "host", terms, TableSettings())
    table.key = bytes(range(KEY_BYTES))
    seats = [
        SeatRow(table.id, seat, SeatKind.PERSON, person=f"p{seat}") for seat in range(terms.seats)
    ]
    room = Room(table, seats)
    match = Match(game, terms, table.key)
    dice = Dice(4)
    for _ in range(moves):
        match.make(ask(RandomBot(), game, match.state, 1.0, dice))
    room.match = match
    table.status = Status.ABANDONED
    return room


def shown(game: Game, row: BranchRow, seat: int) -> dict[str, object]:
    return game.view(game.load(row.state), seat)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
@pytest.mark.parametrize("at", [0, 9, 25])
def test_the_seat_sees_in_practice_what_it_saw(slug: str, at: int) -> None:
    room = over(slug, 26)
    match = room.match
    assert match is not None
    s = match.earlier(match.version - at)
    d = s.decision()
    assert d is not None
    row = branch_row(room, at, d.who)
    assert shown(room.game, row, d.who) == room.game.view(s, d.who)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_what_is_kept_hangs_on_nothing_that_the_seat_could_not_know(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was hidden in truth, the practice table begins with the same guess."""
    monkeypatch.setattr("panj.server.branches.fresh_dice", lambda: Dice(11))
    room = over(slug, 20)
    match = room.match
    assert match is not None
    d = match.earlier(8).decision()
    assert d is not None
    kept = []
    for deal in range(2):
        other = over(slug, 20)
        assert other.match is not None
        truth = room.game.guess(match.earlier(8), d.who, Dice(deal))
        monkeypatch.setattr(other.match, "earlier", lambda _moves, truth=truth: truth)
        kept.append(branch_row(other, 12, d.who).state)
    assert kept[0] == kept[1]


@pytest.mark.parametrize("slug", [slug for slug in REGISTRY.slugs() if slug != "bare_card"])
def test_no_move_of_a_practice_match_counts_as_set_up_once_the_game_had_begun(slug: str) -> None:
    room = over(slug, 90 if slug == "trajan" else 40)  # where the set-up takes long
    match = room.match
    assert match is not None
    at = first_of(match) + 2
    game, asked = room.game, match.earlier(match.version - at).decision()
    assert asked is not None
    branched = Match(
        game, match.terms, bytes(KEY_BYTES), game.load(branch_row(room, at, asked.who).state)
    )
    dice = Dice(5)
    while branched.decision() is not None and branched.version < 99:
        branched.make(ask(RandomBot(), game, branched.state, 1.0, dice))
    assert first_of(branched) == 0


def test_the_true_key_is_not_taken_along() -> None:
    room = over("kingdomino", 12)
    assert room.match is not None
    row = branch_row(room, 8, 0)
    assert room.table.key.hex() not in str(row.state)


def refusal(room: Room, at: int, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        branch_row(room, at, seat)
    return refused.value.message.key


def test_nobody_branches_off_from_a_match_that_runs_or_from_its_end() -> None:
    room = over("kingdomino", 12)
    assert refusal(room, 12, 0) == "server.refusal.no_branch"
    assert refusal(room, 3, 7) == "server.refusal.no_branch"
    room.table.status = Status.RUNNING
    assert refusal(room, 3, 0) == "server.refusal.not_over"


def test_the_same_bots_sit_there_and_bots_for_other_people() -> None:
    me = PersonRow("me", "Ada", None, None, 0.0)
    old = [
        SeatRow("o", 0, SeatKind.PERSON, person="me", name="Ada"),
        SeatRow("o", 1, SeatKind.BOT, name="random", bot="random", seconds=0.1),
        SeatRow("o", 2, SeatKind.PERSON, person="eve", name="Eve"),
        SeatRow("o", 3, SeatKind.FILED, name="?", bot="nobody_has_this"),
        SeatRow("o", 4, SeatKind.AUTOMA, name="automa"),
    ]
    found = [practice_seat("n", seat, 0, me) for seat in old]
    assert [seat.kind for seat in found] == ["person", "bot", "bot", "bot", "automa"]
    assert [seat.bot for seat in found] == [None, "random", PLAIN, PLAIN, None]
    assert found[0].person == "me"


def test_a_moment_is_tried_again(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "bot:random")
    ada.play_on(table, MOVES)
    early = ada.post(f"/tables/{table}/branch", at=2, seat=0)
    assert (early.status_code, early.json()["key"]) == (409, "server.refusal.not_over")
    assert ada.bare_post(f"/tables/{table}/abandon").status_code == 200
    found = ada.post(f"/tables/{table}/branch", at=4, seat=0)
    assert found.status_code == 201, found.text
    made = found.json()
    assert made["practice"] == {"origin": table, "at": 4, "seat": 0}
    assert (made["status"], made["seat"]) == ("running", 0)
    assert made["seats"][1]["bot"] == "random"
    assert made["settings"]["listed"] is False
    before = ada.get(f"/tables/{table}/replay", at=4, seat=0).json()["view"]
    if made["version"] == 0:
        assert made["view"] == before
    ada.play_on(made["id"])
    ended = ada.table(made["id"])
    assert ended["status"] == "over"
    file = ada.get(f"/tables/{made['id']}/export")
    assert (file.status_code, file.json()["key"]) == (409, "server.refusal.practice")
    assert ada.table(table)["practice"] is None


def test_who_is_unknown_makes_no_practice_table(person: Make) -> None:
    ada = person("Ada")
    table = ada.new("kingdomino", "me", "bot:random")
    ada.bare_post(f"/tables/{table}/abandon")
    assert person(None).post(f"/tables/{table}/branch", at=0, seat=0).status_code == 401
