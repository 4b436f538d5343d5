"""KO-3.25 to KO-3.28, KO-3.40, KO-4.1 to KO-4.5: the main loop of a turn and its end."""

from games.kohan_dej.scene import (
    asks,
    city,
    deck,
    do,
    gold,
    golds,
    hand,
    keys,
    names,
    offers,
    table,
    texts,
    turn,
    verbs,
)
from panj.core.messages import Message
from panj.games.kohan_dej.moves import VERBS
from support import asked, moves, rule


@rule("KO-3.25")
def test_a_turn_offers_everything_in_any_order_until_it_is_ended() -> None:
    s = table(4)
    city(s, 0, "manor smithy laboratory")
    hand(s, 0, "tavern")
    gold(s, 3)
    turn(s, 0, "king", gathered=False)
    assert verbs(s) == ["gather_gold", "gather_cards", "income", "build", "laboratory", "smithy"]
    do(s, "laboratory tavern", "income", "smithy", "gather_gold")
    assert verbs(s)[-1] == "end_turn"
    do(s, "end_turn")
    assert s.decision() is None


@rule("KO-3.26")
def test_powers_and_effects_are_optional() -> None:
    s = table(4)
    city(s, 0, "temple smithy")
    gold(s, 5)
    turn(s, 0, "assassin")
    assert "end_turn" in verbs(s)


@rule("KO-3.27")
def test_a_unique_district_works_at_once() -> None:
    s = table(4)
    gold(s, 7)
    hand(s, 0, "smithy")
    turn(s, 0, "king")
    assert "smithy" not in verbs(s)
    do(s, "build smithy")
    assert "smithy" in verbs(s)


@rule("KO-3.28")
def test_nobody_else_is_asked_in_an_ordinary_turn() -> None:
    s = table(4)
    gold(s, 9, 9, 9, 9)
    hand(s, 0, "tavern")
    city(s, 1, "temple")
    turn(s, 0, "warlord", gathered=False)
    for move in ("gather_gold", "build tavern", "destroy 1,0"):
        do(s, move)
        assert asks(s)[1] == 0


@rule("KO-4.1")
def test_a_power_is_used_once_in_a_turn() -> None:
    s = table(4)
    turn(s, 0, "assassin")
    do(s, "kill king")
    assert "kill" not in verbs(s)


@rule("KO-4.1", "KO-4.2")
def test_income_is_taken_once_and_all_at_once() -> None:
    s = table(4)
    city(s, 0, "manor castle tavern")
    turn(s, 0, "king")
    do(s, "income")
    assert golds(s)[0] == 2
    assert "income" not in verbs(s)


@rule("KO-4.2")
def test_income_is_offered_only_if_there_is_any() -> None:
    s = table(4)
    city(s, 0, "temple")
    turn(s, 0, "king")
    assert "income" not in verbs(s)


@rule("KO-4.2")
def test_the_school_of_magic_adds_one_to_every_income() -> None:
    for role in ("king", "bishop", "merchant", "warlord"):
        s = table(4)
        city(s, 0, "school_of_magic")
        turn(s, 0, role)
        before = golds(s)[0]
        do(s, "income")
        assert golds(s)[0] == before + 1


@rule("KO-4.2")
def test_income_in_cards_comes_from_the_deck() -> None:
    s = table(4)
    city(s, 0, "manor castle palace")
    deck(s, "tavern temple")
    turn(s, 0, "patrician")
    do(s, "income")
    assert names(s.players[0].hand) == ["tavern", "temple"]


@rule("KO-4.3")
def test_a_role_burned_face_up_may_be_named() -> None:
    s = table(4)
    turn(s, 0, "assassin")
    assert len(offers(s, "kill")) == 8
    assert len(s.draft.face_up) == 3


@rule("KO-4.4")
def test_another_player_is_never_oneself() -> None:
    for role, verb in (("spy", "spy"), ("magician", "swap_hands")):
        s = table(4)
        turn(s, 2, role)
        assert offers(s, verb) == ["0", "1", "3"]


@rule("KO-4.4")
def test_a_price_must_be_there_in_full() -> None:
    s = table(4)
    city(s, 1, "palace temple")
    gold(s, 3)
    turn(s, 0, "warlord")
    assert offers(s, "destroy") == ["1,1"]


@rule("KO-4.5")
def test_a_destroyed_museum_takes_its_cards_under_the_deck() -> None:
    s = table(4)
    city(s, 1, "museum*")
    s.aside.museum = [1, 2]
    deck(s, "tavern")
    gold(s, 9)
    turn(s, 0, "warlord")
    do(s, "destroy 1,0")
    assert golds(s)[0] == 5
    assert sorted(names(s.deck)) == ["castle", "museum", "palace", "tavern"]
    assert names(s.deck)[-1] == "tavern"
    assert s.aside.museum == []


@rule("KO-4.5", "KO-1.4", "KO-9.30")
def test_several_cards_go_under_the_deck_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        s = table(4, seed=seed)
        city(s, 1, "museum")
        s.aside.museum = [1, 2]
        gold(s, 9)
        turn(s, 0, "warlord")
        do(s, "destroy 1,0")
        orders.add(tuple(names(s.deck[:3])))
    assert len(orders) == 6


@rule("KO-4.5", "KO-4.33")
def test_a_moved_district_keeps_its_coin_and_its_cards() -> None:
    s = table(4)
    city(s, 0, "tavern")
    city(s, 1, "museum*")
    s.aside.museum = [1]
    gold(s, 9)
    turn(s, 0, "diplomat")
    do(s, "hand_over 0,0", "exchange 1,0")
    assert s.players[0].city[0] >= 64
    assert s.aside.museum == [1]
    assert golds(s)[:2] == [5, 4]


@rule("KO-3.40")
def test_poor_house_then_park_at_the_end_of_a_turn() -> None:
    s = table(4)
    city(s, 0, "park poor_house")
    turn(s, 0, "king")
    do(s, "end_turn")
    assert golds(s)[0] == 1
    assert len(s.players[0].hand) == 2
    assert keys(s)[-3:] == ["poor_house", "park", "turn_ended"]


@rule("KO-3.40", "KO-3.21")
def test_a_turn_cannot_end_before_gathering() -> None:
    s = table(4)
    turn(s, 0, "king", gathered=False)
    assert "end_turn" not in verbs(s)


@rule("KO-3.43")
def test_compound_choices_are_asked_part_by_part() -> None:
    s = table(8)
    for seat in range(8):
        city(s, seat, "temple church tavern market manor watchtower")
    city(s, 0, "palace castle harbor docks prison barracks")
    gold(s, 9)
    turn(s, 0, "diplomat")
    assert len(offers(s, "hand_over")) == 6
    do(s, "hand_over 0,0")
    assert len(moves(s)) == 42


@rule("KO-3.25", "KO-4.2")
def test_previews_tell_costs_and_gains() -> None:
    s = table(4)
    city(s, 0, "manor smithy")
    city(s, 1, "castle")
    hand(s, 0, "tavern")
    gold(s, 5)
    turn(s, 0, "warlord", gathered=False)
    d = asked(s)
    said = {VERBS.text(move): d.preview(s, move) for move in moves(s)}
    assert said["gather_gold"] == [Message("kohan_dej.preview.gain_gold", [2])]
    assert said["gather_cards"] == [Message("kohan_dej.preview.draw_keep", [2, 1])]
    assert said["build tavern"] == [Message("kohan_dej.preview.pay_gold", [1])]
    assert said["smithy"] == [Message("kohan_dej.preview.pay_draw", [2, 3])]
    assert said["destroy 1,0"] == [Message("kohan_dej.preview.target", [1, 1, 3])]


@rule("KO-3.30")
def test_a_card_that_cannot_be_built_says_why() -> None:
    s = table(4)
    city(s, 0, "tavern")
    hand(s, 0, "tavern palace secret_vault")
    gold(s, 2)
    turn(s, 0, "king")
    said = {blocked.thing: blocked.reason.key.rpartition(".")[2] for blocked in asked(s).blocked(s)}
    assert said == {
        "card:tavern": "duplicate",
        "card:palace": "price",
        "card:secret_vault": "vault",
    }
    assert texts(s) == ["end_turn"]


@rule("KO-4.32", "KO-4.87", "KO-4.23")
def test_districts_that_rank_eight_may_not_touch_say_why() -> None:
    s = table(4)
    city(s, 0, "palace")
    city(s, 1, "keep")
    city(s, 2, "temple")
    city(s, 3, "temple church tavern market manor watchtower docks")
    s.marks.protected = 2
    turn(s, 0, "warlord")
    said = {blocked.thing: blocked.reason.key.rpartition(".")[2] for blocked in asked(s).blocked(s)}
    assert said["district:0,0"] == "price"
    assert said["district:1,0"] == "keep"
    assert said["district:2,0"] == "protected"
    assert said["district:3,0"] == "complete"
