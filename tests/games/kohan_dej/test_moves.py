"""The notation of moves, the ids of things, and illegal input."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kohan_dej.scene import city, gold, hand, table, turn
from panj.core.chance import key_of
from panj.core.match import Match
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.moves import DISTRICT, PLACES, VERBS, Do, district_at
from support import asked, moves


def test_districts_are_written_as_seat_and_place() -> None:
    assert DISTRICT.text(district_at(3, 2)) == "3,2"
    assert DISTRICT.ident(district_at(3, 2)) == "district:3,2"
    assert DISTRICT.parse("7,67") == 7 * PLACES + 67


@pytest.mark.parametrize(
    "text", ["", "3", "3,", ",2", "8,0", "0,68", "-1,0", "3,02", "a,b", "1,2,3"]
)
def test_other_texts_are_no_districts(text: str) -> None:
    assert DISTRICT.parse(text) == -1


@given(st.integers(0, VERBS.size - 1))
def test_every_number_is_a_move_with_one_text(number: int) -> None:
    move = VERBS.move(number)
    assert VERBS.number(move) == number
    assert VERBS.parse(VERBS.text(move)) == move
    assert VERBS.from_json(VERBS.to_json(move)) == move


@given(st.text(max_size=30))
def test_unreadable_moves_are_refused(text: str) -> None:
    words = text.split()
    if words and words[0] in {verb.name for verb in VERBS.verbs}:
        return
    with pytest.raises(Refused) as caught:
        VERBS.parse(text)
    assert caught.value.message.key == "core.refusal.unreadable_move"


def test_moves_name_the_things_they_touch() -> None:
    assert VERBS.things(VERBS.parse("build castle")) == ["card:castle"]
    assert VERBS.things(VERBS.parse("kill king")) == ["role:king"]
    assert VERBS.things(VERBS.parse("destroy 1,3")) == ["district:1,3"]
    assert VERBS.things(VERBS.parse("name_type trade")) == ["type:trade"]
    assert VERBS.things(VERBS.parse("give castle 2")) == ["card:castle", "seat:2"]
    assert VERBS.things(VERBS.parse("swap_roles king 2")) == ["role:king", "seat:2"]
    assert VERBS.things(VERBS.parse("gather_gold")) == []


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    match = Match(GAME, GAME.terms(4, {}), key_of(1))
    before = GAME.dump(match.state)
    with pytest.raises(Refused) as caught:
        match.submit(Move(Do.END_TURN), 0)
    assert caught.value.message.key == "core.refusal.illegal_move"
    assert caught.value.rule == "KO-3.6"
    assert GAME.dump(match.state) == before


def test_a_damaged_dump_is_refused() -> None:
    s = table(4)
    s.notes = None
    data = GAME.dump(s)
    for field in ("players", "draft", "marks", "deck"):
        broken = {**data, field: "nonsense"}
        if field == "deck":
            broken = {key: value for key, value in data.items() if key != field}
        with pytest.raises(Refused):
            GAME.load(broken)


def test_a_dump_can_be_loaded_in_the_middle_of_a_payment() -> None:
    s = table(4)
    hand(s, 0, "thieves_den tavern temple")
    city(s, 0, "framework")
    gold(s, 5)
    turn(s, 0, "king")
    for text in ("build thieves_den", "pay_cards", "pay_card tavern"):
        s.play(VERBS.parse(text))
    loaded = GAME.load(GAME.dump(s))
    assert asked(loaded).moves(loaded) == moves(s)
    loaded.play(VERBS.parse("done"))
    s.play(VERBS.parse("done"))
    assert GAME.dump(loaded) == GAME.dump(s)


def test_ending_a_turn_with_an_income_left_asks_for_confirmation() -> None:
    s = table(4)
    city(s, 0, "manor")
    turn(s, 0, "king")
    end = VERBS.parse("end_turn")
    assert asked(s).is_final(s, end)
    s.play(VERBS.parse("income"))
    assert not asked(s).is_final(s, end)
