"""KO-7: the fields of a view that the board draws."""

import json

import pytest

from games.kohan_dej.scene import call, cast, city, do, gold, hand, hold, role, table, turn
from panj.core.messages import SPECTATOR
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.moves import Do
from panj.games.kohan_dej.showing.phrases import PHRASES
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import ROLE_NAMES
from support import asked, moves, play_on, rule

Place = dict[str, object]


def seen(s: KohanState, seat: int = 0) -> dict[str, object]:
    """A view as it arrives: through JSON."""
    found = json.loads(json.dumps(GAME.view(s, seat)))
    assert isinstance(found, dict)
    return found


def place(s: KohanState, name: str, seat: int = 0) -> Place:
    """One place of the role row."""
    roles = seen(s, seat)["roles"]
    assert isinstance(roles, list)
    return next(each for each in roles if each["role"] == name)


def player(s: KohanState, other: int, seat: int = 0) -> Place:
    """One player's panel."""
    players = seen(s, seat)["players"]
    assert isinstance(players, list)
    found = players[other]
    assert isinstance(found, dict)
    return found


def me(s: KohanState, seat: int = 0) -> Place:
    """What only this seat knows."""
    found = seen(s, seat)["me"]
    assert isinstance(found, dict)
    return found


@rule("KO-7.1", "KO-3.2")
def test_the_phase_goes_from_selection_to_turns_to_the_end() -> None:
    s = table(4)
    assert seen(s)["phase"] == "selection"
    hold(s, king=0)
    call(s)
    assert seen(s)["phase"] == "turns"
    play_on(s, 1)
    assert seen(s)["phase"] == "over"


@rule("KO-7.1", "KO-3.13")
def test_the_role_row_tells_called_silent_and_revealed_roles() -> None:
    s = table(4)
    hold(s, king=2)
    call(s)
    assert place(s, "king")["holder"] == 2
    assert place(s, "king")["called"] is True
    assert place(s, "assassin")["silent"] is True
    assert place(s, "warlord")["called"] is False
    assert place(s, "warlord")["silent"] is False


@rule("KO-7.1")
def test_a_role_that_nobody_held_has_no_holder_at_the_end() -> None:
    s = table(4)
    hold(s, king=0)
    call(s)
    play_on(s, 1)
    roles = seen(s)["roles"]
    assert isinstance(roles, list)
    held = {each["holder"] for each in roles}
    assert held <= {None, 0, 1, 2, 3}
    assert None in held


@rule("KO-7.1")
def test_killed_bewitched_and_robbed_roles_are_marked() -> None:
    s = table(4)
    s.marks.killed = role("king")
    s.marks.bewitched = role("bishop")
    s.marks.robbed = role("merchant")
    assert place(s, "king")["killed"] is True
    assert place(s, "bishop")["bewitched"] is True
    assert place(s, "merchant")["robbed"] is True
    assert place(s, "warlord")["killed"] is False


@rule("KO-7.1", "KO-3.3")
def test_roles_burned_face_up_are_marked() -> None:
    s = table(4)
    roles = seen(s)["roles"]
    assert isinstance(roles, list)
    assert sum(1 for each in roles if each["face_up"]) == 3
    assert seen(s)["face_down"] == 1


@rule("KO-7.1", "KO-4.13", "KO-4.16")
def test_real_markers_are_marked_for_who_placed_them_alone() -> None:
    s = table(4)
    s.marks.magistrate = 1
    s.marks.blackmailer = 2
    s.marks.sealed = role("king")
    s.marks.warrants = [role("thief"), role("king"), role("warlord")]
    s.marks.real = role("bishop")
    s.marks.threats = [role("king"), role("bishop")]
    s.marks.threatened = list(s.marks.threats)
    assert place(s, "king", 1)["sealed"] is True
    assert place(s, "thief", 1)["sealed"] is False
    assert "sealed" not in place(s, "king", 0)
    assert place(s, "bishop", 2)["real"] is True
    assert "real" not in place(s, "bishop", 1)
    assert "real" not in place(s, "bishop", SPECTATOR)


@rule("KO-7.1", "KO-3.39")
def test_a_panel_tells_size_target_and_types_of_a_city() -> None:
    s = table(4)
    city(s, 1, "monument temple tavern church market manor")
    panel = player(s, 1)
    assert panel["size"] == 7
    assert panel["complete"] is True
    assert panel["types"] == ["noble", "religious", "trade", "unique"]
    assert seen(s)["target"] == 7


@rule("KO-7.1")
def test_a_panel_tells_points_so_far() -> None:
    s = table(4)
    city(s, 1, "palace castle*")
    assert player(s, 1)["points"] == 10


@rule("KO-4.23")
def test_a_panel_tells_the_bishops_cover() -> None:
    s = table(4)
    s.marks.protected = 3
    assert player(s, 3)["protected"] is True
    assert player(s, 2)["protected"] is False


@rule("KO-3.10")
def test_a_panel_tells_who_has_picked_but_not_what() -> None:
    s = table(4, first_crown=2)
    assert [player(s, seat, 3)["picked"] for seat in range(4)] == [0, 0, 0, 0]
    s.play(moves(s)[0])
    assert [player(s, seat, 3)["picked"] for seat in range(4)] == [0, 1, 0, 0]
    assert player(s, 1, 3)["roles"] == []
    assert len(list(me(s, 1)["roles"])) == 1


@rule("KO-3.25")
def test_the_turn_being_taken_is_described() -> None:
    s = table(4)
    hand(s, 2, "tavern")
    gold(s, 0, 0, 4)
    turn(s, 2, "architect")
    do(s, "build tavern")
    assert seen(s)["now"] == {
        "seat": 2,
        "role": "architect",
        "gathered": True,
        "built": 1,
        "limit": 3,
        "owes_tax": False,
    }


@rule("KO-9.46")
def test_a_card_being_paid_for_lies_open() -> None:
    s = table(4)
    hand(s, 0, "palace")
    city(s, 0, "framework")
    gold(s, 5)
    turn(s, 0, "king")
    assert seen(s, 2)["site"] is None
    do(s, "build palace")
    assert seen(s, 2)["site"] == "palace"
    assert player(s, 0, 2)["hand"] == 0
    do(s, "pay_framework")
    assert seen(s, 2)["site"] is None


@rule("KO-7.1", "KO-3.12")
def test_a_swap_names_its_partners() -> None:
    s = table(4)
    s.draft.swap = [0, 2, role("king"), role("thief")]
    assert seen(s, 3)["swap"] == [0, 2]
    assert me(s, 3)["swap"] == []
    assert me(s, 2)["swap"] == ["king", "thief"]


@rule("KO-3.41")
def test_past_rounds_tell_who_showed_which_rank() -> None:
    s = table(4)
    hold(s, king=2, warlord=1)
    call(s)
    do(s, "gather_gold", "end_turn", "gather_gold", "end_turn")
    history = seen(s)["history"]
    assert history == [[-1, -1, -1, 2, -1, -1, -1, 1, -1]]


@rule("KO-7.2", "KO-4.18")
def test_known_cards_of_others_are_listed_for_who_knows_them() -> None:
    s = table(4)
    hand(s, 1, "castle tavern")
    turn(s, 0, "wizard")
    do(s, "look 1")
    assert player(s, 1, 0)["known"] == ["castle", "tavern"]
    assert player(s, 1, 2)["known"] == []
    do(s, "take castle")
    assert player(s, 1, 0)["known"] == ["tavern"]
    assert player(s, 0, 1)["known"] == ["castle"]
    assert player(s, 0, 3)["known"] == []


@rule("KO-7.3", "KO-4.31")
def test_the_scholar_is_shown_the_set_on_top_until_somebody_draws() -> None:
    s = table(4)
    turn(s, 0, "scholar")
    do(s, "study")
    s.play(moves(s)[0])
    assert len(list(me(s, 0)["top"])) == 6
    assert me(s, 1)["top"] == []
    turn(s, 1, "architect")
    assert me(s, 0)["top"] == []


@rule("KO-7.2")
def test_discards_under_the_deck_are_remembered_by_who_made_them() -> None:
    s = table(4)
    city(s, 0, "laboratory")
    hand(s, 0, "castle tavern")
    turn(s, 0, "king")
    do(s, "laboratory castle")
    assert me(s, 0)["bottom"] == ["castle"]
    assert me(s, 1)["bottom"] == []


@rule("KO-7.1")
def test_a_spectator_sees_what_everybody_sees() -> None:
    s = table(4)
    hand(s, 1, "castle")
    public = seen(s, SPECTATOR)
    assert "me" not in public
    own = seen(s, 0)
    for key in ("cast", "crown", "deck", "tax", "called", "uniques", "leader"):
        assert public[key] == own[key]


@rule("KO-7.4", "KO-5.1")
def test_roles_and_hands_are_shown_when_the_game_is_over() -> None:
    s = table(4)
    hold(s, king=0, thief=1)
    hand(s, 1, "castle")
    s.marks.killed = role("thief")
    assert place(s, "thief", 2)["holder"] is None
    s.ending.ended = 1
    assert place(s, "thief", 2)["holder"] == 1
    assert player(s, 1, 2)["cards"] == ["castle"]


@rule("KO-7.3", "KO-7.2")
def test_a_player_is_told_which_roles_only_he_knows_to_be_out() -> None:
    s = GAME.new(4, {"first_crown": 1}, 3)
    assert isinstance(s, KohanState)
    hidden = ROLE_NAMES[s.draft.left[0]]
    assert me(s, 0)["out"] == [hidden]
    assert all(me(s, seat)["out"] == [] for seat in (1, 2, 3))
    while s.called == 0:
        s.play(moves(s)[0])
    assert me(s, 0)["out"] == [hidden]
    assert me(s, 3)["out"] == me(s, 3)["burned"]
    assert len(str(me(s, 3)["burned"])) > 2


@rule("KO-3.7")
def test_the_hidden_role_may_come_back_where_the_last_player_may_take_it() -> None:
    s = GAME.new(8, {"first_crown": 1}, 3)
    assert isinstance(s, KohanState)
    assert me(s, 0)["out"] == []


@rule("KO-1.1")
def test_the_board_gets_type_and_cost_of_every_district_and_the_rank_of_every_role() -> None:
    facts = GAME.components()
    districts, ranks = facts["districts"], facts["roles"]
    assert isinstance(districts, dict)
    assert isinstance(ranks, dict)
    assert len(districts) == 47
    assert districts["castle"] == {"type": "noble", "cost": 4}
    assert districts["museum"] == {"type": "unique", "cost": 4}
    assert (len(ranks), ranks["queen"]) == (27, 9)


@rule("KO-3.6", "KO-3.7", "KO-3.8", "KO-3.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 7, 8])
def test_a_seat_is_told_which_pick_of_a_role_it_has(seats: int) -> None:
    s = table(seats)
    told = [me(s, seat)["pick"] for seat in range(seats)]
    picked = []
    while s.called == 0:
        assert [me(s, seat)["pick"] for seat in range(seats)] == told
        if moves(s)[0].kind == Do.PICK:
            picked.append(asked(s).who)
        s.play(moves(s)[0])
    names = ["one"] * seats
    names[picked[-1]] = "last"
    assert told == (names if len(picked) == seats else ["two"] * seats)


@rule("KO-5.3")
def test_the_board_gets_the_types_and_what_all_five_bring() -> None:
    facts = GAME.components()
    assert facts["types"] == ["noble", "religious", "trade", "military", "unique"]
    assert facts["five_types"] == 3


@rule("KO-3.38", "KO-4.37")
def test_a_turn_tells_whether_its_builds_are_taxed() -> None:
    def is_taxed(name: str, others: str) -> object:
        s = table()
        cast(s, others)
        turn(s, 0, name)
        now = seen(s, SPECTATOR)["now"]
        assert isinstance(now, dict)
        return now["owes_tax"]

    assert is_taxed("king", "artist") is False
    assert is_taxed("king", "tax_collector") is True
    assert is_taxed("tax_collector", "king") is False


@rule("KO-7.1")
def test_the_board_gets_the_lines_that_are_news_to_a_player() -> None:
    news = GAME.components()["news"]
    assert isinstance(news, dict)
    keys = [key for names in news.values() for key in names]
    assert len(set(keys)) == len(keys)
    assert set(keys) < set(PHRASES)
    first = {key: PHRASES[key][0].name for key in [*news["acts"], *news["suffered"]]}
    assert set(first.values()) == {"who"}
    assert {PHRASES[key][1].name for key in news["named"]} == {"role"}
