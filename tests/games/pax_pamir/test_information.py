"""PP-6.19, PP-7: who sees what, and what a guess may change."""

import pytest

from games.pax_pamir.scene import (
    HERAT,
    act,
    court,
    full_market,
    gift,
    hand,
    market,
    play,
    spies,
    table,
    tribes,
    with_wakhan,
)
from panj.core.dice import Dice
from panj.core.messages import SPECTATOR
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.moves import VERBS
from panj.games.pax_pamir.rules.deck import check_window, piles_for
from panj.games.pax_pamir.rules.wakhan.tables import same_back
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import is_check
from support import moves, play_on, rule


def hands_seen(s: PaxState, seat: int) -> list[object]:
    players = GAME.view(s, seat)["players"]
    assert isinstance(players, list)
    return [player["hand"] for player in players]


@rule("PP-7.2", "PP-7.1")
def test_only_the_owner_sees_the_faces_of_a_hand() -> None:
    s = table()
    hand(s, 0, 5, 6)
    hand(s, 1, 7)
    assert hands_seen(s, 0) == [[5, 6], [], []]
    assert hands_seen(s, SPECTATOR) == [[], [], []]
    players = GAME.view(s, 2)["players"]
    assert isinstance(players, list)
    assert [player["hand_size"] for player in players] == [2, 1, 0]


@rule("PP-6.19")
def test_open_hands_show_everything_and_change_no_rule() -> None:
    s = table(open_hands=True)
    hand(s, 0, 5, 6)
    hand(s, 1, 7)
    assert hands_seen(s, 2) == [[5, 6], [7], []]
    games = [GAME.new(3, {"open_hands": is_open}, 9) for is_open in (False, True)]
    for game in games:
        play_on(game, 9)
    assert games[0].scores() == games[1].scores()


@rule("PP-7.4")
def test_a_card_revealed_for_a_cancelled_play_is_known_to_all() -> None:
    s = table()
    tribes(s, 1, HERAT, 2)
    hand(s, 0, 5, 61)
    act(s)
    play(s, "play 61 right", "cancel")
    assert hands_seen(s, 1) == [[61], [], []]


@rule("PP-7.1")
def test_paid_cards_prices_and_hostages_are_public() -> None:
    s = table()
    full_market(s)
    court(s, 1, 9)
    spies(s, 0, 9, 2)
    gift(s, 1, 1)
    s.memory.paid = 1
    seen = GAME.view(s, 2)
    assert seen["market"][0] == {  # type: ignore[index]
        "row": 0,
        "column": 0,
        "card": 85,
        "rupees": 0,
        "cost": 0,
        "paid": True,
    }
    other = seen["players"][1]  # type: ignore[index]
    assert other["gifts"] == [4]
    assert other["court"][0]["hostage_of"] == 0
    assert other["court"][0]["bribe"] == 2


@rule("PP-7.3")
@pytest.mark.parametrize("seed", range(4))
def test_a_guess_keeps_the_structure_of_the_piles(seed: int) -> None:
    s = GAME.new(4, {}, seed)
    play_on(s, seed, 40)
    assert isinstance(s, PaxState)
    copy = GAME.guess(s, 0, Dice(seed))
    assert isinstance(copy, PaxState)
    assert sorted([*copy.piles.deck, *copy.piles.left_out]) == sorted(
        [*s.piles.deck, *s.piles.left_out]
    )
    start = 0
    for pile in reversed(piles_for(4)):
        parts = [deck[start : start + pile.size] for deck in (s.piles.deck, copy.piles.deck)]
        start += pile.size
        assert sum(map(is_check, parts[0])) == sum(map(is_check, parts[1]))
        events = [sum(card > 104 for card in part) for part in parts]
        assert events[0] == events[1]


@rule("PP-7.2", "PP-7.3")
def test_a_guess_shuffles_the_deck_but_no_hand() -> None:
    s = GAME.new(3, {}, 2)
    play_on(s, 4, 25)
    assert isinstance(s, PaxState)
    copy = GAME.guess(s, 1, Dice(3))
    assert isinstance(copy, PaxState)
    assert copy.piles.deck != s.piles.deck
    assert [p.hand for p in copy.players] == [p.hand for p in s.players]


@rule("PP-7.3")
def test_the_window_of_the_next_check_is_counted() -> None:
    s = GAME.new(3, {}, 2)
    assert isinstance(s, PaxState)
    assert check_window(s) == (7, 16)
    position = next(i for i, card in enumerate(reversed(s.piles.deck), start=1) if is_check(card))
    assert 7 <= position <= 16
    s.piles.deck = []
    assert check_window(s) == (0, 0)


@rule("PP-7.5")
def test_of_the_ai_deck_only_the_back_on_top_is_known() -> None:
    s = with_wakhan(face=1, back=7)
    tops = set()
    for seed in range(30):
        copy = GAME.guess(s, 0, Dice(seed))
        assert isinstance(copy, PaxState)
        assert sorted(copy.ai.deck) == sorted(s.ai.deck)
        assert same_back(copy.ai.deck[-1], 7)
        tops.add(copy.ai.deck[-1])
        assert copy.ai.face == 1
    assert len(tops) > 1
    seen = GAME.view(s, 0)["wakhan"]
    back = seen["back"]  # type: ignore[index]
    assert back["columns"] == [1, 2, 3, 4, 5, 0]
    assert (back["top"], back["bottom"]) == ("bottom_right", "top_left")


@rule("PP-7.3")
def test_drawing_cards_moves_the_information_boundary() -> None:
    s = table()
    market(s, T0=5)
    s.piles.deck = [6]
    before = s.boundary
    act(s)
    play(s, "buy 5")
    assert s.boundary == before


@rule("PP-3.1")
def test_moves_name_the_things_on_the_table() -> None:
    things = {
        "use 62 build": ["act:62:build"],
        "play 45 left": ["card:45", "end:left"],
        "remove_army kabul british": ["army:kabul:british"],
        "remove_road herat_kabul british": ["road:herat_kabul:british"],
        "remove_tribe kabul 2": ["tribe:kabul:2"],
        "remove_spy 32 1": ["spy:32:1"],
        "march kabul british herat": ["army:kabul:british", "region:herat"],
        "migrate kabul 2 herat": ["tribe:kabul:2", "region:herat"],
        "sneak 32 33": ["card:32", "card:33"],
        "give 4": ["gift:4"],
        "favor political": ["suit:political"],
        "loyalty british": ["coalition:british"],
        "tax_player 2": ["seat:2"],
    }
    for text, expected in things.items():
        assert VERBS.things(VERBS.parse(text)) == expected


@rule("PP-3.1")
def test_no_decision_has_too_many_options() -> None:
    for seats in (2, 5):
        s = GAME.new(seats, {}, 77)
        for seed in range(300):
            if s.decision() is None:
                break
            options = moves(s)
            assert len(options) <= 200
            s.play(options[seed * 13 % len(options)])
