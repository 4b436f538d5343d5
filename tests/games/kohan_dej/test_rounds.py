"""KO-3.1, KO-3.41, KO-5: rounds, the end of the game, and places."""

from games.kohan_dej.scene import (
    SEVEN,
    asks,
    call,
    city,
    do,
    gold,
    hand,
    hold,
    keys,
    points,
    role,
    table,
)
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.rules.rounds import EndRound
from panj.games.kohan_dej.rules.scoring import LINES
from support import play_on, rule


@rule("KO-3.1", "KO-0.3")
def test_selection_follows_the_last_rank() -> None:
    s = table(4)
    hold(s, warlord=2)
    call(s)
    do(s, "gather_gold", "end_turn")
    assert s.round == 2
    assert asks(s)[0] == "PickRole"


@rule("KO-3.41", "KO-3.42")
def test_the_crowned_player_leads_the_next_round() -> None:
    s = table(4)
    s.crown = 3
    hold(s, king=1)
    call(s)
    do(s, "gather_gold", "end_turn")
    assert asks(s) == ("PickRole", 1)
    s = table(4)
    s.crown = 3
    hold(s, warlord=1)
    call(s)
    do(s, "gather_gold", "end_turn")
    assert asks(s) == ("PickRole", 3)


@rule("KO-3.41")
def test_a_killed_rank_four_that_nobody_holds_changes_nothing() -> None:
    s = table(4)
    s.crown = 3
    hold(s, assassin=0)
    s.marks.killed = role("king")
    s.agenda.clear()
    s.then([EndRound()])
    s.run()
    assert s.crown == 3
    assert asks(s) == ("PickRole", 3)


@rule("KO-3.41")
def test_another_killed_role_stays_hidden() -> None:
    s = table(4)
    hold(s, assassin=0, merchant=1)
    s.marks.killed = role("merchant")
    s.agenda.clear()
    s.then([EndRound()])
    s.run()
    assert "revealed" not in keys(s)
    assert s.ending.history == [[-1] * 9]


@rule("KO-5.1")
def test_all_roles_of_the_final_round_are_still_called() -> None:
    s = table(4)
    hold(s, thief=0, warlord=3)
    city(s, 0, "temple church tavern market manor watchtower")
    hand(s, 0, "docks")
    gold(s, 3)
    call(s)
    do(s, "build docks", "gather_gold", "end_turn")
    assert asks(s) == ("TakeTurn", 3)
    do(s, "gather_gold", "end_turn")
    assert s.decision() is None
    assert s.ending.ended == 1
    assert keys(s)[-1] == "score"


@rule("KO-5.3")
def test_completion_bonuses_and_five_types() -> None:
    s = table(4)
    city(s, 0, SEVEN)
    city(s, 1, SEVEN)
    city(s, 2, "temple tavern manor watchtower keep")
    s.ending.first = 1
    assert points(s, 0) == {"districts": 13, "complete": 2, "total": 15}
    assert points(s, 1) == {"districts": 13, "first_complete": 4, "total": 17}
    assert points(s, 2)["five_types"] == 3


@rule("KO-5.3", "KO-9.17")
def test_the_first_keeps_his_four_points_when_his_city_shrank() -> None:
    s = table(4)
    city(s, 0, "tavern")
    s.ending.first = 0
    assert points(s) == {"districts": 1, "first_complete": 4, "total": 5}


@rule("KO-5.7", "KO-0.2")
def test_gold_and_cards_are_worth_nothing() -> None:
    s = table(4)
    city(s, 0, "palace")
    gold(s, 30)
    hand(s, 0, "palace castle")
    assert points(s) == {"districts": 5, "total": 5}


@rule("KO-5.8")
def test_with_few_players_the_higher_of_two_roles_counts() -> None:
    s = table(3)
    hold(s, thief=0, artist=0, warlord=1, king=2, bishop=2)
    s.ending.ended = 1
    assert [line.points for line in s.tie_breaks()] == [[9, 8, 5]]
    assert s.ranking() == [1, 2, 3]


@rule("KO-5.8")
def test_places_are_all_different_at_the_end() -> None:
    for seed in range(12):
        s = GAME.new(2 + seed % 7, {}, seed)
        play_on(s, seed)
        assert sorted(s.ranking()) == list(range(1, s.seats + 1))


@rule("KO-0.1", "KO-0.4")
def test_random_games_end_when_a_city_is_complete() -> None:
    for seats in range(2, 9):
        s = GAME.new(seats, {"cast": "random"}, seats)
        play_on(s, seats)
        view = GAME.view(s, 0)
        assert view["phase"] == "over"
        assert view["first_complete"] is not None


@rule("KO-3.1")
def test_rounds_and_turns_are_counted() -> None:
    s = GAME.new(4, {}, 1)
    play_on(s, 1)
    assert s.round >= 5
    assert s.turn > s.round


def test_every_line_of_the_score_sheet_is_named_once() -> None:
    assert len(set(LINES)) == len(LINES) == 14
