"""KO-3.3 to KO-3.12: roles are selected in secret."""

import pytest

from games.kohan_dej.scene import asks, city, do, keys, offers, role, table, texts
from panj.core.state import NOBODY
from panj.games.kohan_dej.rules.rounds import StartRound
from panj.games.kohan_dej.rules.selection import OpenTheater, last_sees_hidden
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import RANK, SELECTIONS, Selection
from support import asked, moves, rule


def draft(s: KohanState) -> list[tuple[int, int]]:
    """Play the whole selection, always the first option: who was asked among how many."""
    found = []
    while type(asked(s)).__name__ in ("PickRole", "BurnRole"):
        found.append((asked(s).who, len(moves(s))))
        s.play(moves(s)[0])
    return found


def row_table(row: Selection) -> KohanState:
    if row.players in (2, 3, 8):
        return table(row.players)
    return table(row.players, role_count="nine" if row.roles == 9 else "eight")


@rule("KO-3.3", "KO-3.6", "KO-3.7", "KO-7.5")
@pytest.mark.parametrize("row", SELECTIONS, ids=lambda row: f"{row.players}-{row.roles}")
def test_every_pick_has_as_many_roles_as_the_table_says(row: Selection) -> None:
    s = row_table(row)
    assert len(s.draft.face_up) == row.face_up
    picks = [count for _, count in draft(s)]
    if row.players == 2:
        picks = [picks[0], picks[1], picks[3], picks[5]]
    assert picks == row.choices


@rule("KO-0.4", "KO-3.7")
@pytest.mark.parametrize("row", SELECTIONS, ids=lambda row: f"{row.players}-{row.roles}")
def test_complete_cities_and_the_last_pick_are_as_the_table_says(row: Selection) -> None:
    s = row_table(row)
    assert s.target() == row.complete_city
    assert last_sees_hidden(s) == row.last_takes_hidden


@rule("KO-3.4")
def test_rank_four_is_never_burned_face_up() -> None:
    seen = set()
    for seed in range(80):
        seen |= {int(RANK[role]) for role in table(4, seed=seed).draft.face_up}
    assert seen == {1, 2, 3, 5, 6, 7, 8, 9}


@rule("KO-3.5")
def test_any_role_may_be_burned_face_down() -> None:
    seen = {int(RANK[table(5, seed=seed).draft.left[0]]) for seed in range(150)}
    assert seen == set(range(1, 10))


@rule("KO-3.6", "KO-3.10")
def test_the_crowned_player_picks_first_and_roles_go_to_the_left() -> None:
    s = table(5, first_crown=4)
    assert [who for who, _ in draft(s)] == [3, 4, 0, 1, 2]
    assert [s.roles_of(seat) != [] for seat in range(5)] == [True] * 5
    assert len(s.draft.left) == 7


@rule("KO-3.6")
def test_a_player_keeps_one_role_and_passes_the_rest() -> None:
    s = table(4, first_crown=1)
    received = [text.split()[1] for text in texts(s)]
    do(s, f"pick {received[2]}")
    assert offers(s, "pick") == [name for name in received if name != received[2]]
    assert s.holders[RANK[role(received[2])]] == 0


@rule("KO-3.7")
@pytest.mark.parametrize(("seats", "roles"), [(8, 9), (7, 8)])
def test_the_last_player_chooses_between_the_passed_and_the_hidden_role(
    seats: int, roles: int
) -> None:
    count = "nine" if roles == 9 else "eight"
    s = table(seats, first_crown=1, **({} if seats == 8 else {"role_count": count}))
    for _ in range(seats - 1):
        s.play(moves(s)[0])
    hidden = s.draft.left[0]
    assert moves(s)[0].a == hidden or moves(s)[1].a == hidden
    take = next(move for move in moves(s) if move.a == hidden)
    s.play(take)
    assert s.holders[RANK[hidden]] == seats - 1
    assert s.draft.took_hidden == 1
    assert sum(1 for holder in s.holders if holder != NOBODY) == seats


@rule("KO-3.8")
def test_two_players_keep_and_burn_in_turn() -> None:
    s = table(2, first_crown=1)
    order = []
    while s.called == 0:
        order.append((*asks(s), len(moves(s))))
        s.play(moves(s)[0])
    assert order == [
        ("PickRole", 0, 7),
        ("PickRole", 1, 6),
        ("BurnRole", 1, 5),
        ("PickRole", 0, 4),
        ("BurnRole", 0, 3),
        ("PickRole", 1, 2),
    ]
    assert sorted(len(s.roles_of(seat)) for seat in range(2)) == [2, 2]


@rule("KO-3.9", "KO-9.33")
def test_three_players_keep_two_roles_each_with_a_random_burn_between() -> None:
    s = table(3, first_crown=2)
    assert draft(s) == [(1, 8), (2, 7), (0, 6), (1, 4), (2, 3), (0, 2)]
    assert [len(s.roles_of(seat)) for seat in range(3)] == [2, 2, 2]
    assert keys(s).count("burned") == 1


@rule("KO-3.11")
def test_a_pick_is_told_to_nobody_else() -> None:
    s = table(4, first_crown=1)
    s.notes = []
    s.play(moves(s)[0])
    assert s.notes is not None
    told = [(note.key.rpartition(".")[2], note.is_for(1)) for note in s.notes]
    assert told == [("picked", True), ("picked_role", False)]


def theater(seats: int) -> KohanState:
    """Everybody has a role, and seat 0 has the Theater."""
    s = table(seats)
    draft(s)
    s.agenda.clear()
    s.called = 0
    s.revealed = 0
    city(s, 0, "theater")
    s.then([OpenTheater()])
    s.run()
    return s


@rule("KO-3.12", "KO-4.93")
def test_the_theater_swaps_the_only_cards_of_two_players() -> None:
    s = theater(5)
    own = s.roles_of(0)[0]
    other = s.roles_of(3)[0]
    assert len(moves(s)) == 1 + 4
    s.play(moves(s)[3])
    assert s.roles_of(0) == [other]
    assert s.roles_of(3) == [own]
    assert s.draft.swap == [0, 3, own, other]


@rule("KO-3.12")
def test_the_theater_may_be_passed() -> None:
    s = theater(4)
    before = list(s.holders)
    do(s, "pass")
    assert s.holders == before
    assert s.draft.swap == []


@rule("KO-3.12")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_few_players_the_owner_gives_a_role_of_choice_for_a_random_one(seats: int) -> None:
    taken = set()
    for seed in range(30):
        s = theater(seats)
        s.chance.counter += seed
        mine = s.roles_of(0)
        his = s.roles_of(1)
        assert len(moves(s)) == 1 + 2 * (seats - 1)
        s.play(next(move for move in moves(s) if move.a == mine[1] and move.b == 1))
        assert mine[0] in s.roles_of(0)
        assert mine[1] in s.roles_of(1)
        taken.add(his.index(s.draft.swap[3]))
    assert taken == {0, 1}


@rule("KO-3.12")
def test_without_a_theater_nobody_is_asked() -> None:
    s = table(4)
    draft(s)
    assert asks(s)[0] != "SwapRoles"


@rule("KO-3.12")
def test_the_swap_is_known_but_the_roles_are_secret() -> None:
    s = theater(4)
    s.notes = []
    s.play(moves(s)[1])
    assert s.notes is not None
    assert [note.is_for(3) for note in s.notes[:3]] == [True, False, False]


@rule("KO-3.2")
def test_a_new_round_clears_what_belongs_to_a_round() -> None:
    s = table(4)
    draft(s)
    s.marks.killed = 5
    s.tax = 3
    s.aside.museum = [1]
    s.agenda.clear()
    s.then([StartRound()])
    s.run()
    assert s.marks.killed == NOBODY
    assert s.revealed == 0
    assert set(s.holders) == {NOBODY}
    assert (s.tax, s.aside.museum) == (3, [1])
