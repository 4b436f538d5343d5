"""KO-6.7 and KO-9: the official rules, switch by switch, and rulings."""

from games.kohan_dej.scene import (
    asks,
    call,
    cast,
    city,
    deck,
    do,
    gold,
    golds,
    hand,
    hold,
    keys,
    names,
    offers,
    role,
    table,
    texts,
    threats,
    turn,
    verbs,
    warrants,
)
from panj.games.kohan_dej.rules.laws import Law
from support import moves, rule


@rule("KO-9.1", "KO-6.7")
def test_the_cardinals_income_may_be_cards() -> None:
    s = table(4, cardinal_income="cards")
    city(s, 0, "temple church")
    turn(s, 0, "cardinal")
    do(s, "income")
    assert (golds(s)[0], len(s.players[0].hand)) == (0, 2)


@rule("KO-9.2")
def test_the_scholars_cards_may_be_shuffled_into_the_deck() -> None:
    s = table(4, scholar_return="shuffle_into_deck")
    before = len(s.deck)
    top = set()
    for seed in range(10):
        copy = s.clone()
        copy.chance.counter += seed
        copy.notes = []
        turn(copy, 0, "scholar")
        do(copy, "study")
        copy.play(moves(copy)[0])
        assert len(copy.deck) == before - 1
        assert copy.aside.top_count == 0
        top.add(tuple(names(copy.deck[-6:])))
    assert len(top) > 5


@rule("KO-9.5", "KO-4.83")
def test_the_dragon_gate_may_keep_its_ordinary_price() -> None:
    s = table(4, dragon_gate_final_price="normal")
    city(s, 1, "dragon_gate")
    gold(s, 5)
    s.ending.first = 2
    turn(s, 0, "warlord")
    assert offers(s, "destroy") == ["1,0"]


@rule("KO-9.6", "KO-6.7")
def test_building_may_have_to_wait_for_gathering() -> None:
    s = table(4, build_before_gather=False)
    hand(s, 0, "tavern")
    gold(s, 5)
    turn(s, 0, "king", gathered=False)
    assert "build" not in verbs(s)
    do(s, "gather_gold")
    assert "build" in verbs(s)


@rule("KO-9.6", "KO-6.7", "KO-4.18")
def test_the_wizard_too_gathers_before_he_builds_at_once() -> None:
    s = table(4, build_before_gather=False)
    hand(s, 1, "tavern")
    gold(s, 5)
    turn(s, 0, "wizard", gathered=False)
    do(s, "look 1")
    assert texts(s) == ["take tavern"]


@rule("KO-9.7", "KO-6.7")
def test_the_crown_may_be_taken_during_the_turn() -> None:
    s = table(4, crown_timing="any_time_in_turn")
    s.crown = 3
    hold(s, king=0)
    call(s)
    assert s.crown == 3
    do(s, "gather_gold")
    assert "end_turn" not in verbs(s)
    do(s, "take_crown")
    assert s.crown == 0
    assert "take_crown" not in verbs(s)
    assert "end_turn" in verbs(s)


@rule("KO-9.7", "KO-6.7", "KO-4.21")
def test_the_emperor_may_give_the_crown_during_the_turn() -> None:
    s = table(4, crown_timing="any_time_in_turn")
    s.crown = 3
    gold(s, 0, 1, 1, 1)
    hold(s, emperor=0)
    call(s)
    assert asks(s)[0] == "TakeTurn"
    do(s, "gather_gold", "crown_gold 2", "end_turn")
    assert s.crown == 2
    assert golds(s)[0] == 3


@rule("KO-6.7", "KO-3.16")
def test_a_bewitched_king_takes_the_crown_after_gathering() -> None:
    s = table(4, crown_timing="any_time_in_turn")
    s.crown = 3
    hold(s, witch=0, king=2)
    call(s)
    do(s, "gather_gold", "bewitch king")
    assert s.crown == 3
    do(s, "gather_gold")
    assert s.crown == 2
    assert asks(s) == ("TakeTurn", 0)
    assert "take_crown" not in verbs(s)
    assert "end_turn" in verbs(s)


@rule("KO-9.9", "KO-6.7")
def test_the_blackmailer_may_let_a_refusal_go() -> None:
    s = table(4, blackmail_reveal="optional")
    hold(s, blackmailer=1, architect=0)
    gold(s, 4)
    threats(s, 1, "architect", "king")
    call(s, 7)
    do(s, "gather_gold", "refuse")
    assert asks(s) == ("RevealThreat", 1)
    taken = s.clone()
    do(s, "let_go")
    assert golds(s)[:2] == [6, 0]
    assert s.marks.threats == [role("king")]
    do(taken, "turn_up")
    assert golds(taken)[:2] == [0, 6]


@rule("KO-9.10", "KO-6.7")
def test_only_revealed_roles_may_break_ties() -> None:
    s = table(4, tie_break="highest_revealed_role_number")
    hold(s, magician=0, architect=1)
    s.marks.killed = role("architect")
    s.revealed = 1 << 3
    s.ending.ended = 1
    assert s.ranking()[:2] == [1, 2]
    assert s.tie_breaks()[0].points == [3, 0, 0, 0]


@rule("KO-9.11", "KO-6.7")
def test_merchant_and_architect_may_choose_the_moment_of_their_bonus() -> None:
    s = table(4, bonus_timing="any_time_in_turn")
    turn(s, 0, "merchant")
    assert golds(s)[0] == 0
    assert "end_turn" in verbs(s)
    do(s, "bonus")
    assert golds(s)[0] == 1
    assert "bonus" not in verbs(s)
    turn(s, 1, "architect")
    do(s, "bonus")
    assert len(s.players[1].hand) == 2


@rule("KO-9.45", "KO-6.6")
def test_the_official_ruleset_overrides_single_switches() -> None:
    s = table(4, ruleset="citadels_2016", cardinal_income="gold", rank_9="artist")
    assert s.is_on(Law.CARDINAL_CARDS)
    assert len(s.cast) == 9


@rule("KO-9.44")
def test_equal_cards_are_offered_once() -> None:
    s = table(4)
    hand(s, 0, "tavern tavern market")
    gold(s, 9)
    turn(s, 0, "king")
    assert offers(s, "build") == ["tavern", "market"]


@rule("KO-9.46")
def test_the_announced_card_cannot_pay_for_itself() -> None:
    s = table(4)
    hand(s, 0, "thieves_den tavern")
    gold(s, 5)
    turn(s, 0, "king")
    do(s, "build thieves_den")
    assert names(s.players[0].hand) == ["tavern"]
    assert s.aside.site == 45
    assert texts(s) == ["pay_card tavern"]
    do(s, "pay_card tavern", "done")
    assert s.aside.site == -1


@rule("KO-9.28", "KO-3.33")
def test_the_framework_does_not_make_room_for_the_monument() -> None:
    s = table(4)
    city(s, 0, "framework temple church tavern market")
    hand(s, 0, "monument")
    gold(s, 9)
    turn(s, 0, "king")
    assert offers(s, "build") == []


@rule("KO-9.31")
def test_an_income_in_cards_gives_what_there_is() -> None:
    s = table(4)
    city(s, 0, "manor castle palace")
    deck(s, "")
    turn(s, 0, "patrician")
    do(s, "income")
    assert s.players[0].hand == []


@rule("KO-9.38", "KO-4.11")
def test_a_player_may_kill_his_own_second_role() -> None:
    s = table(3)
    hold(s, assassin=0, merchant=0, warlord=1)
    call(s)
    do(s, "kill merchant", "gather_gold", "end_turn")
    assert asks(s) == ("TakeTurn", 1)
    assert "killed_called" in keys(s)


@rule("KO-9.13", "KO-3.36")
def test_seizing_opens_no_warrant_window() -> None:
    s = table(4)
    hold(s, magistrate=1, marshal=0)
    cast(s, "artist")
    city(s, 2, "tavern")
    gold(s, 3)
    warrants(s, 1, "marshal", "king thief")
    turn(s, 0, "marshal")
    do(s, "seize 2,0")
    assert asks(s) == ("TakeTurn", 0)
