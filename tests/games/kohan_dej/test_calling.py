"""KO-3.13 to KO-3.17: the roles are called by rank."""

from games.kohan_dej.scene import (
    asks,
    call,
    city,
    deck,
    do,
    gold,
    golds,
    hand,
    hold,
    keys,
    offers,
    role,
    table,
    texts,
    verbs,
)
from panj.core.state import NOBODY
from support import rule


@rule("KO-0.3", "KO-3.13")
def test_roles_are_called_in_the_order_of_their_ranks() -> None:
    s = table(4)
    hold(s, warlord=0, thief=1, king=2, merchant=3)
    call(s)
    order = []
    while s.called < 9 and s.decision() is not None and asks(s)[0] == "TakeTurn":
        order.append((int(s.called), asks(s)[1]))
        do(s, "gather_gold", "end_turn")
    assert order == [(2, 1), (4, 2), (6, 3), (8, 0)]


@rule("KO-3.13")
def test_a_killed_role_stays_hidden_and_has_no_turn() -> None:
    s = table(4)
    hold(s, assassin=0, thief=1, warlord=2)
    s.marks.killed = role("thief")
    call(s, 2)
    assert asks(s) == ("TakeTurn", 2)
    assert not s.is_revealed(role("thief"))
    assert "killed_called" in keys(s)


@rule("KO-3.13")
def test_a_role_that_nobody_holds_is_passed_over() -> None:
    s = table(4)
    hold(s, warlord=2)
    call(s)
    assert asks(s) == ("TakeTurn", 2)
    assert keys(s).count("no_answer") == 7


@rule("KO-3.13", "KO-9.25", "KO-4.14")
def test_robbery_comes_before_everything_else() -> None:
    s = table(4)
    hold(s, thief=1, merchant=3)
    gold(s, 0, 1, 0, 7)
    s.marks.robbed = role("merchant")
    s.marks.thief = 1
    call(s, 6)
    assert golds(s) == [0, 8, 0, 1]


@rule("KO-3.13", "KO-9.7", "KO-4.20")
def test_the_king_takes_the_crown_when_called() -> None:
    s = table(4)
    s.crown = 0
    hold(s, king=2)
    call(s, 4)
    assert s.crown == 2
    assert asks(s) == ("TakeTurn", 2)


@rule("KO-3.13", "KO-9.25")
def test_a_threatened_king_has_the_crown_before_he_answers() -> None:
    s = table(4)
    s.crown = 0
    hold(s, blackmailer=1, king=2)
    s.marks.blackmailer = 1
    s.marks.threats = [role("king"), role("warlord")]
    s.marks.threatened = list(s.marks.threats)
    call(s, 4)
    assert s.crown == 2
    assert asks(s) == ("Gather", 2)


@rule("KO-3.14")
def test_with_three_players_a_player_has_a_turn_for_each_role() -> None:
    s = table(3)
    hold(s, merchant=1, architect=1)
    call(s)
    assert texts(s)[0] == "gather_gold"
    do(s, "gather_gold", "end_turn", "bonus")
    assert (asks(s), int(s.now.role)) == (("TakeTurn", 1), role("architect"))
    assert "gather_gold" in verbs(s)


@rule("KO-3.14")
def test_once_per_turn_effects_come_back_in_the_second_turn() -> None:
    s = table(3)
    hold(s, merchant=1, warlord=1)
    city(s, 1, "laboratory")
    hand(s, 1, "palace palace fortress")
    call(s)
    do(s, "laboratory palace")
    assert offers(s, "laboratory") == []
    do(s, "gather_gold", "end_turn")
    assert offers(s, "laboratory") == ["palace", "fortress"]


@rule("KO-3.14")
def test_only_the_named_role_of_a_player_is_concerned() -> None:
    s = table(3)
    hold(s, king=1, warlord=1)
    s.marks.killed = role("king")
    call(s)
    assert int(s.now.role) == role("warlord")


@rule("KO-3.15", "KO-4.12", "KO-9.15")
def test_the_witch_gathers_then_must_bewitch_then_waits() -> None:
    s = table(4)
    hold(s, witch=0, warlord=1)
    hand(s, 0, "tavern")
    gold(s, 5)
    call(s)
    assert asks(s) == ("Gather", 0)
    assert verbs(s) == ["gather_gold", "gather_cards"]
    do(s, "gather_gold")
    assert asks(s) == ("Bewitch", 0)
    assert len(texts(s)) == 8
    assert "bewitch witch" not in texts(s)
    do(s, "bewitch king")
    assert asks(s) == ("TakeTurn", 1)


@rule("KO-3.15")
def test_a_witch_on_hold_has_no_end_of_turn() -> None:
    s = table(4)
    hold(s, witch=0, warlord=1)
    city(s, 0, "park poor_house")
    call(s)
    do(s, "gather_cards")
    do(s, texts(s)[0], "bewitch king")
    s.players[0].hand = []
    assert golds(s)[0] == 0
    assert "park" not in keys(s)
    assert "poor_house" not in keys(s)


@rule("KO-3.16", "KO-8.30", "KO-4.12")
def test_the_bewitched_player_only_gathers_and_the_witch_goes_on() -> None:
    s = table(4)
    hold(s, witch=0, architect=2)
    gold(s, 1, 0, 1)
    deck(s, "castle palace tavern temple market docks harbor")
    hand(s, 0, "manor")
    city(s, 0, "poor_house park")
    city(s, 2, "park poor_house")
    call(s)
    do(s, "gather_gold", "bewitch architect")
    assert golds(s)[0] == 3
    assert asks(s) == ("Gather", 2)
    s.players[2].hand = []
    do(s, "gather_gold", "bonus")
    assert asks(s) == ("TakeTurn", 0)
    assert int(s.now.role) == role("architect")
    assert len(s.players[0].hand) == 3
    assert len(s.players[2].hand) == 0
    do(s, "build manor")
    hand(s, 0, "tavern temple")
    gold(s, 2)
    do(s, "build tavern", "build temple")
    assert offers(s, "build") == []
    do(s, "end_turn")
    assert s.players[0].gold == 1
    assert len(s.players[0].hand) == 2
    assert len(s.players[2].hand) == 0


@rule("KO-3.16", "KO-4.12", "KO-4.2")
def test_a_bewitched_king_takes_the_crown_and_the_witch_his_income() -> None:
    s = table(4)
    s.crown = 3
    hold(s, witch=0, king=2)
    city(s, 0, "manor castle")
    city(s, 2, "palace")
    call(s)
    do(s, "gather_gold", "bewitch king", "gather_gold")
    assert s.crown == 2
    do(s, "income")
    assert golds(s) == [4, 0, 2, 0]
    assert "take_crown" not in verbs(s)


@rule("KO-3.16")
def test_the_witch_never_resumes_if_nobody_holds_the_role() -> None:
    s = table(4)
    hold(s, witch=0, warlord=1)
    call(s)
    do(s, "gather_gold", "bewitch king")
    assert asks(s) == ("TakeTurn", 1)
    assert "witch_resumes" not in keys(s)


@rule("KO-3.16", "KO-4.12", "KO-4.21")
def test_the_witch_as_emperor_gives_the_crown() -> None:
    s = table(5)
    s.crown = 4
    hold(s, witch=0, emperor=2)
    gold(s, 0, 1, 1, 1, 1)
    call(s)
    do(s, "gather_gold", "bewitch emperor", "gather_gold")
    assert asks(s) == ("GiveCrown", 0)
    assert {text.split()[1] for text in texts(s)} == {"1", "2", "3"}
    do(s, "crown_gold 2")
    assert s.crown == 2
    assert golds(s)[0] == 3


@rule("KO-4.12", "KO-3.16")
def test_the_witch_as_thief_names_the_role_and_gets_the_gold() -> None:
    s = table(4)
    hold(s, witch=0, thief=1, merchant=3)
    gold(s, 0, 0, 0, 5)
    call(s)
    do(s, "gather_gold", "bewitch thief", "gather_gold", "rob merchant", "end_turn")
    assert golds(s) == [7, 2, 0, 1]


@rule("KO-4.12", "KO-4.16")
def test_the_witch_as_blackmailer_gets_the_bribe() -> None:
    s = table(4)
    hold(s, witch=0, blackmailer=1, merchant=3)
    gold(s, 0, 0, 0, 4)
    call(s)
    do(s, "gather_gold", "bewitch blackmailer", "gather_gold")
    do(s, "threaten merchant", "bluff king", "end_turn")
    do(s, "gather_gold", "pay_bribe")
    assert golds(s) == [5, 2, 0, 4]


@rule("KO-4.12", "KO-4.23")
def test_the_witch_as_bishop_protects_her_own_city() -> None:
    s = table(4)
    hold(s, witch=0, bishop=1, warlord=2)
    city(s, 0, "temple")
    city(s, 1, "tavern")
    call(s)
    do(s, "gather_gold", "bewitch bishop", "gather_gold", "end_turn", "gather_gold")
    assert offers(s, "destroy") == ["1,0"]


@rule("KO-4.12", "KO-4.35")
def test_the_witch_as_queen_is_judged_from_her_own_seat() -> None:
    s = table(6)
    hold(s, witch=0, king=1, queen=3)
    call(s)
    do(s, "gather_gold", "bewitch queen", "gather_gold", "end_turn", "gather_gold")
    assert asks(s) == ("TakeTurn", 0)
    do(s, "queen_gold")
    assert golds(s)[0] == 5


@rule("KO-4.12", "KO-4.37", "KO-3.38")
def test_the_witch_as_tax_collector_takes_the_pile_and_builds_untaxed() -> None:
    s = table(4)
    hold(s, witch=0, tax_collector=1)
    hand(s, 0, "tavern")
    s.tax = 4
    call(s)
    do(s, "gather_gold", "bewitch tax_collector", "gather_gold", "take_tax", "build tavern")
    assert golds(s)[0] == 5
    assert s.tax == 0


@rule("KO-4.12", "KO-4.30")
def test_the_witch_as_navigator_gains_but_may_not_build() -> None:
    s = table(4)
    hold(s, witch=0, navigator=1)
    hand(s, 0, "tavern")
    call(s)
    do(s, "gather_gold", "bewitch navigator", "gather_gold", "sail_gold")
    assert golds(s)[0] == 6
    assert "build" not in verbs(s)


@rule("KO-3.15", "KO-9.38")
def test_a_witch_with_two_roles_may_bewitch_her_own_second_role() -> None:
    s = table(3)
    hold(s, witch=0, merchant=0)
    call(s)
    do(s, "gather_gold", "bewitch merchant")
    assert asks(s) == ("Gather", 0)
    do(s, "gather_gold")
    assert asks(s) == ("TakeTurn", 0)
    assert golds(s)[0] == 5


@rule("KO-3.17")
def test_merchant_and_architect_get_their_bonus_at_the_start_of_the_turn() -> None:
    s = table(4)
    hold(s, merchant=0, architect=1)
    call(s)
    assert golds(s)[0] == 1
    do(s, "gather_gold", "end_turn", "bonus")
    assert len(s.players[1].hand) == 2
    assert s.holders[1] == NOBODY
