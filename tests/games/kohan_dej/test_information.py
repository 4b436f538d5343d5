"""KO-7: what is public, private, or known to nobody; guesses by resampling."""

from collections import Counter

import pytest

from games.kohan_dej.scene import (
    call,
    city,
    deck,
    do,
    gold,
    hand,
    hold,
    kind,
    names,
    role,
    table,
    turn,
)
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.messages import SPECTATOR
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.rules.selection import OpenTheater
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import RANK
from panj.games.kohan_dej.thinking.guess import guess
from panj.games.kohan_dej.thinking.guess_roles import stretches_of
from support import asked, moves, play_on, rule

TRIES = 60


def guesses(s: KohanState, seat: int, count: int = TRIES) -> list[KohanState]:
    dice = Dice(7)
    return [guess(s, seat, dice) for _ in range(count)]


def drafted(seats: int, seed: int = 3, **options: Json) -> KohanState:
    """All roles are picked at random; nobody was called."""
    s = GAME.new(seats, dict(options), seed)
    assert isinstance(s, KohanState)
    dice = Dice(seed)
    while type(asked(s)).__name__ in ("PickRole", "BurnRole"):
        options_now = moves(s)
        s.make(options_now[dice.below(len(options_now))])
    return s


@rule("KO-7.1")
def test_everybody_sees_cities_gold_hand_sizes_and_the_cast() -> None:
    s = table(4)
    city(s, 1, "museum castle*")
    s.aside.museum = [1, 2]
    hand(s, 1, "tavern temple")
    gold(s, 0, 5)
    s.tax = 2
    view = GAME.view(s, SPECTATOR)
    players = view["players"]
    assert isinstance(players, list)
    assert players[1]["gold"] == 5
    assert players[1]["hand"] == 2
    assert players[1]["museum"] == 2
    assert players[1]["city"][1] == {
        "district": "castle",
        "type": "noble",
        "cost": 5,
        "coin": True,
        "unique": False,
    }
    assert view["tax"] == 2
    assert "me" not in view


@rule("KO-7.2")
def test_a_hand_is_shown_to_its_owner_alone() -> None:
    s = table(4)
    hand(s, 1, "tavern")
    mine = GAME.view(s, 1)["me"]
    assert isinstance(mine, dict)
    assert mine["hand"] == ["tavern"]
    other = GAME.view(s, 0)
    assert "tavern" not in str(other["players"])


@rule("KO-7.2", "KO-3.10")
def test_a_player_sees_the_roles_that_reached_him() -> None:
    s = GAME.new(4, {"first_crown": 1}, 3)
    assert isinstance(s, KohanState)
    received = list(s.draft.pack)
    s.play(moves(s)[1])
    mine = GAME.view(s, 0)["me"]
    assert isinstance(mine, dict)
    assert [len(each) for each in mine["received"]] == [len(received)]
    assert len(mine["roles"]) == 1
    later = GAME.view(s, 3)["me"]
    assert isinstance(later, dict)
    assert later["received"] == []


@rule("KO-7.2", "KO-4.13", "KO-9.47")
def test_only_the_magistrate_knows_the_sealed_warrant() -> None:
    s = table(4)
    turn(s, 1, "magistrate")
    do(s, "seal king")
    assert '"warrant": True' not in str(GAME.view(s, 0))
    assert not any(place["warrant"] for place in roles_of(GAME.view(s, 0)))
    do(s, "blank thief", "blank warlord")
    seen = roles_of(GAME.view(s, 0))
    assert [place["role"] for place in seen if place["warrant"]] == ["thief", "king", "warlord"]
    assert all("sealed" not in place for place in seen)
    own = roles_of(GAME.view(s, 1))
    assert [place["role"] for place in own if place["sealed"]] == ["king"]
    sealed = Counter(int(other.marks.sealed) for other in guesses(s, 0))
    assert set(sealed) == {role("thief"), role("king"), role("warlord")}
    assert {int(other.marks.sealed) for other in guesses(s, 1)} == {role("king")}


def roles_of(view: dict[str, object]) -> list[dict[str, object]]:
    found = view["roles"]
    assert isinstance(found, list)
    return found


@rule("KO-7.2", "KO-4.16", "KO-9.47")
def test_only_the_blackmailer_knows_the_real_threat_until_one_is_turned() -> None:
    s = table(4)
    turn(s, 1, "blackmailer")
    do(s, "threaten king")
    assert not any(place["threat"] for place in roles_of(GAME.view(s, 0)))
    do(s, "bluff merchant")
    assert {int(other.marks.real) for other in guesses(s, 0)} == {role("king"), role("merchant")}
    assert {int(other.marks.real) for other in guesses(s, 1)} == {role("king")}
    s.marks.turned = 1
    assert {int(other.marks.real) for other in guesses(s, 0)} == {role("king")}


@rule("KO-7.2", "KO-9.48", "KO-4.15")
def test_a_spy_remembers_the_hand_he_saw() -> None:
    s = table(4)
    hand(s, 2, "castle tavern")
    turn(s, 0, "spy")
    do(s, "spy 2", "name_type military")
    for other in guesses(s, 0):
        assert sorted(names(other.players[2].hand)) == ["castle", "tavern"]
    seen = {tuple(sorted(names(other.players[2].hand))) for other in guesses(s, 1)}
    assert len(seen) > 20


@rule("KO-9.48", "KO-7.2")
def test_a_public_build_leaves_the_knowledge_of_the_rest() -> None:
    s = table(4)
    hand(s, 2, "castle tavern")
    turn(s, 0, "spy")
    do(s, "spy 2", "name_type military", "end_turn")
    gold(s, 0, 0, 5)
    turn(s, 2, "king")
    do(s, "build tavern")
    for other in guesses(s, 0):
        assert names(other.players[2].hand) == ["castle"]


@rule("KO-9.48")
def test_one_of_two_equal_cards_leaves_the_knowledge_of_one_less() -> None:
    s = table(4)
    hand(s, 2, "tavern tavern castle")
    s.players[2].hand[1] += 64  # seat 0 knows one of the two Taverns
    gold(s, 0, 0, 5)
    turn(s, 2, "king")
    do(s, "build tavern")
    assert all(card >> 6 == 0 for card in s.players[2].hand)


@rule("KO-7.2", "KO-4.17")
def test_the_magician_and_his_partner_know_what_they_handed_over() -> None:
    s = table(4)
    hand(s, 0, "castle")
    hand(s, 1, "tavern temple")
    turn(s, 0, "magician")
    do(s, "swap_hands 1")
    for other in guesses(s, 0):
        assert names(other.players[1].hand) == ["castle"]
    for other in guesses(s, 1):
        assert names(other.players[0].hand) == ["tavern", "temple"]
    assert len({tuple(names(other.players[0].hand)) for other in guesses(s, 2)}) > 20


@rule("KO-7.2", "KO-4.19", "KO-4.21")
def test_the_two_sides_of_a_gift_know_the_card() -> None:
    s = table(4)
    hand(s, 0, "castle")
    hand(s, 1, "tavern temple manor")
    turn(s, 0, "seer")
    do(s, "see", "give castle 1")
    for other in guesses(s, 0):
        assert "castle" in names(other.players[1].hand)
    for other in guesses(s, 1):
        assert other.players[0].hand[0] & KIND == s.players[0].hand[0] & KIND


@rule("KO-7.3", "KO-4.31", "KO-9.48")
def test_the_scholar_knows_the_set_on_top_but_not_its_order() -> None:
    s = table(4)
    turn(s, 0, "scholar")
    do(s, "study")
    s.play(moves(s)[0])
    top = sorted(card & KIND for card in s.deck[-6:])
    orders = set()
    for other in guesses(s, 0):
        assert sorted(card & KIND for card in other.deck[-6:]) == top
        orders.add(tuple(other.deck[-6:]))
    assert len(orders) > 10
    assert len({tuple(sorted(other.deck[-6:])) for other in guesses(s, 1)}) > 10


@rule("KO-7.3")
def test_a_destroyed_district_is_known_to_lie_at_the_bottom() -> None:
    s = table(4)
    city(s, 1, "temple")
    turn(s, 0, "warlord")
    do(s, "destroy 1,0")
    for seat in range(4):
        for other in guesses(s, seat, 10):
            assert names(other.deck)[0] == "temple"


@rule("KO-7.3")
def test_nobody_knows_the_order_of_the_deck() -> None:
    s = table(4)
    for seat in range(SPECTATOR, 4):
        assert len({tuple(other.deck) for other in guesses(s, seat, 10)}) == 10


@rule("KO-7.2", "KO-4.89")
def test_a_card_under_the_museum_is_known_to_who_put_it_there() -> None:
    s = table(4)
    city(s, 0, "museum")
    hand(s, 0, "castle tavern")
    turn(s, 0, "king")
    do(s, "museum castle")
    assert all(names(other.aside.museum) == ["castle"] for other in guesses(s, 0))
    assert len({other.aside.museum[0] & KIND for other in guesses(s, 1)}) > 10


@rule("KO-7.5", "KO-7.3")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_guess_keeps_what_the_draft_showed(seats: int) -> None:
    s = drafted(seats)
    for seat in range(seats):
        seen = GAME.view(s, seat)
        for other in guesses(s, seat, 12):
            assert GAME.view(other, seat) == seen
            assert sorted([*other.draft.left, *other.draft.face_up]) == sorted(s.cast)


@rule("KO-7.5")
def test_every_possible_holder_turns_up_in_guesses() -> None:
    s = drafted(5, first_crown=1)
    passed = [role for role in s.cast if s.holders[RANK[role]] in (2, 3, 4)]
    assert not s.is_revealed(passed[-1])
    held = Counter(int(other.holder(passed[-1])) for other in guesses(s, 1, 300))
    assert set(held) <= {2, 3, 4, -1}
    assert len(held) >= 3
    assert min(held.values()) > 50


@rule("KO-7.3", "KO-7.5")
def test_the_crowned_player_guesses_the_hidden_role_right() -> None:
    s = drafted(6, first_crown=1)
    assert {other.draft.left[0] for other in guesses(s, 0)} == {s.draft.left[0]}
    assert len({other.draft.left[0] for other in guesses(s, 3)}) > 1


@rule("KO-7.5")
def test_what_a_seat_knows_of_the_order_lies_between_its_picks() -> None:
    s = drafted(3, first_crown=1)
    assert stretches_of(s, 0) == [[0], [1], [2, 3, 4], [5], [6, 7, 8]]
    assert stretches_of(s, 2) == [[0, 1, 2], [3], [4, 5, 6], [7], [8]]


@rule("KO-7.5", "KO-7.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_roles_that_were_shown_stay_with_who_showed_them(seats: int) -> None:
    s = drafted(seats, cast="cunning_agents")
    play_on(s, 5, most=60)
    if s.decision() is None or s.called == 0:
        return
    for seat in range(seats):
        for other in guesses(s, seat, 8):
            for rank in range(1, len(s.cast) + 1):
                if s.is_revealed(s.cast[rank - 1]):
                    assert other.holders[rank] == s.holders[rank]
            assert other.roles_of(seat) == s.roles_of(seat)


@rule("KO-7.2", "KO-3.12")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_after_a_swap_both_know_the_role_they_handed_over(seats: int) -> None:
    s = drafted(seats)
    s.agenda.clear()
    s.called = 0
    s.revealed = 0
    city(s, 0, "theater")
    s.then([OpenTheater()])
    s.run()
    s.play(moves(s)[1])
    given, taken = s.draft.swap[2:]
    for other in guesses(s, 0, 20):
        assert other.holder(given) == 1
        assert other.roles_of(0) == s.roles_of(0)
    for other in guesses(s, 1, 20):
        assert other.holder(taken) == 0
    if seats == 5:
        assert len({int(other.holder(given)) for other in guesses(s, 3)}) > 1


@rule("KO-7.3", "KO-3.13")
def test_a_silent_call_is_a_burned_role_in_every_guess() -> None:
    s = drafted(4, seed=9)
    silent = [
        role
        for role in s.cast
        if RANK[role] <= s.called
        and not s.is_revealed(role)
        and role not in s.draft.face_up
        and role != s.marks.killed
    ]
    for seat in range(4):
        for other in guesses(s, seat, 10):
            assert all(other.holder(role) == -1 for role in silent)


@rule("KO-7.3", "KO-4.11")
def test_who_holds_a_killed_role_is_guessed() -> None:
    s = drafted(6, first_crown=1, seed=5)
    killed = s.roles_of(3)[0]
    s.marks.killed = killed
    found = {int(other.holder(killed)) for other in guesses(s, 0, 200)}
    assert len(found) > 1


@rule("KO-7.4")
def test_burned_roles_are_never_shown_but_hands_are_at_the_end() -> None:
    s = GAME.new(4, {}, 2)
    assert isinstance(s, KohanState)
    play_on(s, 2)
    view = GAME.view(s, SPECTATOR)
    players = view["players"]
    assert isinstance(players, list)
    assert all("cards" in player for player in players)


@rule("KO-7.2")
def test_cards_in_the_tray_are_shown_to_who_chooses() -> None:
    s = table(4)
    deck(s, "castle palace tavern")
    turn(s, 0, "king", gathered=False)
    do(s, "gather_cards")
    mine = GAME.view(s, 0)["me"]
    theirs = GAME.view(s, 1)["me"]
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert mine["tray"] == ["castle", "palace"]
    assert theirs["tray"] == []
    assert len({tuple(other.aside.tray) for other in guesses(s, 1)}) > 1
    assert all(other.aside.tray == [kind("castle"), kind("palace")] for other in guesses(s, 0))


@rule("KO-7.1")
def test_the_running_score_uses_public_knowledge_only() -> None:
    s = table(4)
    hand(s, 0, "secret_vault")
    hold(s, king=0)
    call(s)
    assert s.scores() == [0, 0, 0, 0]
