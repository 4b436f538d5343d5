"""What the table, the record and the bots rely on: copies, codes, undo, previews."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    RUSSIAN,
    act,
    armies,
    asks,
    court,
    full_market,
    gift,
    hand,
    market,
    move_of,
    play,
    rich,
    roads,
    spies,
    table,
    tribes,
    with_wakhan,
)
from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.messages import Message, Refused
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.moves import VERBS
from panj.games.pax_pamir.rules.battle import ChooseBattle
from panj.games.pax_pamir.rules.cleanup import CourtLimit
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import BORDERS
from support import asked, moves, play_on, rule


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 5000), steps=st.integers(0, 150), seats=st.integers(2, 5))
def test_a_dump_loads_to_the_same_state_anywhere(seed: int, steps: int, seats: int) -> None:
    s = GAME.new(seats, {}, seed)
    play_on(s, seed, steps)
    data = GAME.dump(s)
    assert GAME.dump(GAME.load(data)) == data
    assert GAME.dump(s.clone()) == data


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 5000), second=st.booleans())
def test_a_game_with_wakhan_is_dumped_and_repeated(seed: int, second: bool) -> None:
    options = {"wakhan": True, "wakhan_edition": "second" if second else "first"}
    ends = []
    for _ in range(2):
        s = GAME.new(3, dict(options), seed)
        play_on(s, seed)
        ends.append(GAME.dump(s))
    assert ends[0] == ends[1]


@settings(max_examples=40, deadline=None)
@given(text=st.text(max_size=30))
def test_unreadable_moves_are_refused(text: str) -> None:
    words = text.split()
    if words and words[0] in {verb.name for verb in VERBS.verbs}:
        return
    with pytest.raises(Refused) as refusal:
        VERBS.parse(text)
    assert refusal.value.message.key == "core.refusal.unreadable_move"


@settings(max_examples=60, deadline=None)
@given(number=st.integers(0, VERBS.size - 1))
def test_every_action_number_is_one_move(number: int) -> None:
    move = VERBS.move(number)
    assert VERBS.number(move) == number
    assert VERBS.from_json(VERBS.to_json(move)) == move


@rule("PP-3.13")
def test_a_purchase_can_be_taken_back_but_not_a_refill() -> None:
    match = Match(GAME, GAME.terms(2, {}), key_of(8))
    for _ in range(2):
        match.submit(moves(match.state)[0], match.version)
    buying = next(move for move in moves(match.state) if VERBS.text(move).startswith("buy"))
    before = GAME.dump(match.state)
    match.submit(buying, match.version)
    assert match.may_undo()
    match.undo()
    assert GAME.dump(match.state) == before
    match.submit(move_of("end_turn"), match.version)
    assert not match.may_undo()


@rule("PP-3.13")
def test_a_move_that_is_not_in_the_list_is_refused() -> None:
    match = Match(GAME, GAME.terms(2, {}), key_of(8))
    with pytest.raises(Refused):
        match.submit(move_of("end_turn"), 0)


def previews(s: PaxState, text: str) -> list[Message]:
    move = move_of(text)
    assert move in moves(s)
    return asked(s).preview(s, move)


@rule("PP-4.1")
def test_a_purchase_shows_where_its_rupees_go() -> None:
    s = table()
    full_market(s)
    s.coins[2] = 3
    act(s)
    assert previews(s, "buy 87") == [
        Message("pax_pamir.preview.rupees", [4, 5]),
        Message("pax_pamir.preview.coin", [1, 85]),
        Message("pax_pamir.preview.coin", [1, 86]),
    ]


@rule("PP-5.1")
def test_a_check_shows_who_would_score() -> None:
    s = table()
    market(s, T0=101, T5=102)
    armies(s, BRITISH, KABUL, 4)
    act(s)
    told = previews(s, "buy 101")
    assert told[1:] == [
        Message("pax_pamir.preview.successful", [BRITISH]),
        Message("pax_pamir.preview.points", [1, 5]),
    ]
    assert asked(s).is_final(s, move_of("buy 101"))
    assert not asked(s).is_final(s, move_of("end_turn"))


@rule("PP-4.15")
def test_a_patriot_shows_everything_that_would_be_lost() -> None:
    s = table()
    gift(s, 0, 0, 1)
    s.players[0].prizes = [4]
    court(s, 0, 6)
    hand(s, 0, 51)
    act(s)
    assert previews(s, "play 51 left") == [
        Message("pax_pamir.preview.loyalty", [BRITISH]),
        Message("pax_pamir.preview.gifts_lost", [2]),
        Message("pax_pamir.preview.prize_lost", [4]),
        Message("pax_pamir.preview.patriot_lost", [6]),
    ]


@rule("PP-4.18", "PP-4.5")
def test_an_action_shows_bribe_cost_and_bonus() -> None:
    s = table()
    court(s, 0, 5)
    tribes(s, 0, KABUL)
    spies(s, 1, 5, 2)
    act(s)
    assert previews(s, "use 5 build") == [
        Message("pax_pamir.preview.bribe", [2, 1]),
        Message("pax_pamir.preview.cost", [2]),
        Message("pax_pamir.preview.bonus", []),
    ]


@rule("PP-4.12", "PP-4.14")
def test_a_forced_discard_shows_its_consequences() -> None:
    s = table()
    court(s, 0, 27, 9, 10, 12, 13, 14)
    tribes(s, 0, 5, 2)
    spies(s, 0, 27)
    rich(s, 1)
    asks(s, CourtLimit(0))
    assert previews(s, "discard 27") == [
        Message("pax_pamir.preview.spies_return", [1]),
        Message("pax_pamir.preview.overthrow_tribes", [0, 2, 5]),
        Message("pax_pamir.preview.debt", [0, 1, 1]),
    ]
    assert previews(s, "discard 9") == []


@rule("PP-4.11", "PP-4.14")
def test_a_battle_warns_of_an_overthrow() -> None:
    s = table()
    armies(s, AFGHAN, HERAT)
    court(s, 1, 55, 58)
    tribes(s, 1, HERAT)
    asks(s, ChooseBattle(0, 59))
    play(s, "battle_region herat")
    assert previews(s, "remove_tribe herat 1") == [
        Message("pax_pamir.preview.overthrow_card", [1, 55]),
        Message("pax_pamir.preview.overthrow_card", [1, 58]),
    ]


@rule("PP-6.6", "PP-7.5")
def test_the_view_has_what_wakhans_panel_shows() -> None:
    s = with_wakhan(face=9, back=2)
    seen = GAME.view(s, 0)["wakhan"]
    assert isinstance(seen, dict)
    face = seen["face"]
    assert face["lines"] == [
        "rad_most_blocks",
        "rad_most_cylinders_if_no_dominance",
        "radicalize",
    ]
    assert face["loyalties"] == ["russian", "british", "afghan"]
    assert face["loyalty"] == "british"
    assert face["regions"][0] == "kabul"
    assert (face["column"], face["side"], face["player"]) == (3, "top_left", 0)
    market(s, T3=46, B3=5)
    assert GAME.view(s, 0)["wakhan"]["face"]["arrows"] == {"card": 46}  # type: ignore[index]
    market(s, T3=0)
    assert GAME.view(s, 0)["wakhan"]["face"]["arrows"] == {"card": None}  # type: ignore[index]
    assert seen["seat"] == 1


@rule("PP-7.1")
def test_the_view_tells_limits_shelter_and_rulers() -> None:
    s = table()
    court(s, 0, 5, 14, 4)
    tribes(s, 0, KABUL)
    seen = GAME.view(s, 1)
    mine = seen["players"][0]  # type: ignore[index]
    assert (mine["court_limit"], mine["hand_limit"], mine["shelter"]) == (4, 3, 2)
    assert (mine["supply"], mine["cylinders"], mine["influence"]) == (9, 1, 1)
    assert seen["regions"][KABUL]["ruler"] == 0  # type: ignore[index]
    assert seen["regions"][HERAT]["ruler"] is None  # type: ignore[index]


@rule("PP-1.3", "PP-4.17")
def test_the_view_names_whose_armies_and_roads_lie_where() -> None:
    s = table()
    armies(s, RUSSIAN, KABUL, 2)
    roads(s, AFGHAN, "herat_kabul")
    seen: dict[str, Any] = GAME.view(s, 1)
    assert seen["regions"][KABUL]["armies"] == {"british": 0, "russian": 2, "afghan": 0}
    assert seen["borders"][BORDERS.index("herat_kabul")]["roads"] == {
        "british": 0,
        "russian": 0,
        "afghan": 1,
    }


@rule("PP-2.9", "PP-3.3")
def test_the_view_tells_both_neighbours_in_the_order_of_turns() -> None:
    players: Any = GAME.view(table(seats=3), 0)["players"]
    assert [(each["left"], each["right"]) for each in players] == [(2, 1), (0, 2), (1, 0)]


@rule("PP-2.9", "PP-9.R07")
def test_with_wakhan_the_view_tells_the_next_player_at_the_left() -> None:
    players: Any = GAME.view(table(seats=3, wakhan=True), 0)["players"]
    assert [(each["left"], each["right"]) for each in players] == [(1, 2), (2, 0), (0, 1)]
