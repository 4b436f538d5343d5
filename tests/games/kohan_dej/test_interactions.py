"""Interactions of roles and districts over more than one turn or round."""

from games.kohan_dej.scene import (
    SIX,
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
    names,
    offers,
    points,
    role,
    table,
    texts,
    threats,
    turn,
    verbs,
    warrants,
)
from panj.games.kohan_dej.rules.rounds import EndRound
from support import moves, rule


@rule("KO-4.37", "KO-3.38", "KO-3.2")
def test_the_tax_pile_waits_over_rounds_for_the_tax_collector() -> None:
    s = table(4)
    hold(s, king=0, warlord=1, tax_collector=2)
    hand(s, 0, "tavern")
    hand(s, 1, "tavern")
    gold(s, 4, 4)
    s.marks.killed = role("tax_collector")
    call(s)
    do(s, "build tavern", "gather_gold", "end_turn")
    do(s, "build tavern", "gather_gold", "end_turn")
    assert s.round == 2
    assert s.tax == 2
    hold(s, tax_collector=3)
    call(s)
    do(s, "take_tax")
    assert golds(s)[3] == 2


@rule("KO-3.15", "KO-3.16", "KO-3.40")
def test_the_witchs_park_works_only_when_she_resumes() -> None:
    s = table(4)
    hold(s, witch=0, merchant=1)
    city(s, 0, "park poor_house")
    city(s, 1, "park")
    call(s)
    do(s, "gather_gold", "bewitch merchant", "gather_gold")
    assert asks(s) == ("TakeTurn", 0)
    s.players[0].gold = 0
    do(s, "end_turn")
    assert golds(s)[0] == 1
    assert len(s.players[0].hand) == 2
    assert len(s.players[1].hand) == 0


@rule("KO-3.16")
def test_the_witch_cannot_use_districts_of_the_bewitched_player() -> None:
    s = table(4)
    hold(s, witch=0, king=1)
    city(s, 1, "smithy laboratory")
    hand(s, 0, "palace")
    gold(s, 5, 5)
    call(s)
    do(s, "gather_gold", "bewitch king", "gather_gold")
    assert "smithy" not in verbs(s)
    assert "laboratory" not in verbs(s)


@rule("KO-3.16", "KO-3.22")
def test_a_bewitched_player_uses_his_library_while_gathering() -> None:
    s = table(4)
    hold(s, witch=0, king=1)
    city(s, 1, "library")
    call(s)
    do(s, "gather_gold", "bewitch king", "gather_cards", "keep_all")
    assert len(s.players[1].hand) == 2
    assert asks(s) == ("TakeTurn", 0)


@rule("KO-3.16", "KO-4.29", "KO-3.31")
def test_a_bewitched_merchant_gets_no_gold_of_his_own() -> None:
    s = table(4)
    hold(s, witch=0, merchant=1)
    call(s)
    do(s, "gather_gold", "bewitch merchant", "gather_gold")
    assert golds(s)[:2] == [3, 2]


@rule("KO-4.13", "KO-3.36", "KO-3.14")
def test_a_warrant_concerns_the_role_not_the_player() -> None:
    s = table(3)
    hold(s, magistrate=1, merchant=0, architect=0)
    hand(s, 0, "tavern temple")
    gold(s, 9)
    warrants(s, 1, "architect", "king thief")
    call(s, 6)
    do(s, "build tavern")
    assert asks(s) == ("TakeTurn", 0)
    do(s, "gather_gold", "end_turn", "bonus", "build temple")
    assert asks(s) == ("AnswerWarrant", 1)


@rule("KO-3.37", "KO-3.39")
def test_warrants_are_gone_after_a_confiscation() -> None:
    s = table(4)
    hold(s, magistrate=1, merchant=0, architect=2)
    hand(s, 0, "tavern")
    hand(s, 2, "temple")
    gold(s, 9, 0, 9)
    warrants(s, 1, "merchant", "architect thief")
    call(s, 6)
    do(s, "build tavern", "confiscate", "gather_gold", "end_turn", "bonus", "build temple")
    assert asks(s) == ("TakeTurn", 2)


@rule("KO-3.36", "KO-3.35", "KO-4.90")
def test_a_sacrifice_for_the_necropolis_opens_no_window() -> None:
    s = table(4)
    hold(s, magistrate=1, architect=0)
    city(s, 0, "tavern")
    hand(s, 0, "necropolis")
    warrants(s, 1, "architect", "king thief")
    turn(s, 0, "architect")
    do(s, "build necropolis", "sacrifice 0,0")
    assert asks(s) == ("TakeTurn", 0)
    assert names(s.players[0].city) == ["necropolis"]


@rule("KO-4.16", "KO-4.13")
def test_a_role_may_carry_a_threat_and_a_warrant() -> None:
    s = table(4)
    hold(s, magistrate=1, blackmailer=2, merchant=0)
    hand(s, 0, "tavern")
    gold(s, 5)
    warrants(s, 1, "merchant", "king thief")
    call(s, 2)
    assert "merchant" in offers(s, "threaten")
    do(s, "threaten merchant", "bluff king", "gather_gold", "end_turn")
    do(s, "gather_gold", "pay_bribe", "build tavern")
    assert asks(s) == ("AnswerWarrant", 1)


@rule("KO-4.14", "KO-4.16", "KO-9.25")
def test_a_robbed_and_threatened_player_may_be_exempt() -> None:
    s = table(4)
    hold(s, merchant=0, architect=1)
    gold(s, 6)
    s.marks.robbed = role("merchant")
    s.marks.thief = 1
    threats(s, 2, "merchant", "king")
    call(s, 6)
    do(s, "gather_cards")
    s.play(moves(s)[0])
    assert golds(s)[:3] == [1, 6, 0]
    assert "exempt" in keys(s)


@rule("KO-4.32", "KO-3.39", "KO-5.3")
def test_a_completed_city_is_safe_until_it_shrinks() -> None:
    s = table(4)
    city(s, 1, f"{SIX} armory")
    city(s, 2, "palace")
    s.ending.first = 1
    gold(s, 9)
    turn(s, 1, "king")
    do(s, "armory", "destroy 2,0", "end_turn")
    turn(s, 0, "warlord")
    assert len(offers(s, "destroy")) == 6
    assert points(s, 1)["first_complete"] == 4


@rule("KO-4.90", "KO-4.85", "KO-3.34")
def test_a_necropolis_may_be_paid_in_every_way() -> None:
    s = table(4)
    city(s, 0, "framework tavern")
    hand(s, 0, "necropolis")
    gold(s, 5)
    turn(s, 0, "king")
    do(s, "build necropolis")
    assert texts(s) == ["pay_gold", "pay_framework", "pay_sacrifice"]
    do(s, "pay_sacrifice", "sacrifice 0,1")
    assert names(s.players[0].city) == ["framework", "necropolis"]
    assert golds(s)[0] == 5


@rule("KO-4.89", "KO-4.5", "KO-4.80")
def test_the_armory_sends_a_museum_with_its_cards_under_the_deck() -> None:
    s = table(4)
    city(s, 0, "armory museum")
    s.aside.museum = [1, 2]
    deck(s, "tavern")
    turn(s, 0, "king")
    do(s, "armory", "destroy 0,1")
    assert s.players[0].city == []
    assert len(s.deck) == 5
    assert s.aside.museum == []
    assert "armory_own" in keys(s)


@rule("KO-4.32", "KO-4.36")
def test_a_coin_on_a_destroyed_district_is_lost() -> None:
    s = table(4)
    city(s, 0, "tavern*")
    gold(s, 1)
    turn(s, 0, "warlord")
    do(s, "destroy 0,0")
    assert golds(s)[0] == 0
    assert names(s.deck)[0] == "tavern"
    assert s.deck[0] & 63 == s.deck[0] % 64
    assert "destroyed_own" in keys(s)


@rule("KO-4.33", "KO-4.36")
def test_the_diplomat_counts_coins_in_his_price() -> None:
    s = table(4)
    city(s, 0, "tavern*")
    city(s, 1, "manor*")
    gold(s, 2)
    turn(s, 0, "diplomat")
    do(s, "hand_over 0,0", "exchange 1,0")
    assert golds(s)[:2] == [0, 2]
    assert s.scores()[:2] == [4, 2]


@rule("KO-4.33")
def test_what_cannot_be_had_in_exchange_says_why() -> None:
    s = table(4)
    city(s, 0, "tavern market")
    city(s, 1, "market keep palace")
    city(s, 2, "tavern castle")
    gold(s, 1)
    turn(s, 0, "diplomat")
    hand(s, 0, "")
    city(s, 3, "temple")
    do(s, "hand_over 0,0")
    d = s.decision()
    assert d is not None
    said = {each.thing: each.reason.key.rpartition(".")[2] for each in d.blocked(s)}
    assert said == {
        "district:1,0": "duplicate",
        "district:1,1": "keep",
        "district:1,2": "price",
        "district:2,0": "duplicate",
        "district:2,1": "other_has",
    }


@rule("KO-3.31", "KO-4.28")
def test_a_build_outside_the_limit_says_so() -> None:
    s = table(4)
    hand(s, 0, "tavern manor")
    gold(s, 9)
    turn(s, 0, "trader")
    d = s.decision()
    assert d is not None
    said = [[each.key.rpartition(".")[2] for each in d.preview(s, move)] for move in moves(s)]
    assert said[:2] == [["pay_gold", "outside_limit"], ["pay_gold"]]


@rule("KO-3.41", "KO-4.35", "KO-4.21")
def test_a_queen_beside_a_killed_emperor_is_paid_after_he_named_an_heir() -> None:
    s = table(5)
    s.crown = 4
    hold(s, assassin=1, emperor=2, queen=3)
    s.marks.killed = role("emperor")
    s.revealed = 1 << 9
    s.agenda.clear()
    s.then([EndRound()])
    s.run()
    assert golds(s)[3] == 0
    do(s, "crown 0")
    assert golds(s)[3] == 3
    assert s.crown == 0


@rule("KO-1.5", "KO-9.31", "KO-4.15")
def test_a_spy_draws_what_an_almost_empty_deck_has() -> None:
    s = table(4)
    hand(s, 1, "tavern market docks")
    deck(s, "castle")
    turn(s, 0, "spy")
    do(s, "spy 1", "name_type trade")
    assert names(s.players[0].hand) == ["castle"]


@rule("KO-3.12", "KO-7.2")
def test_the_theater_may_be_built_and_used_in_the_next_round() -> None:
    s = table(4)
    hold(s, king=0)
    hand(s, 0, "theater")
    gold(s, 6)
    call(s)
    do(s, "build theater", "gather_gold", "end_turn")
    while asks(s)[0] == "PickRole":
        s.play(moves(s)[0])
    assert asks(s) == ("SwapRoles", 0)


@rule("KO-4.24", "KO-4.2")
def test_the_abbot_counts_the_school_of_magic_in_his_mix() -> None:
    s = table(4)
    city(s, 0, "temple school_of_magic")
    turn(s, 0, "abbot")
    do(s, "income")
    assert offers(s, "mix") == ["2", "1", "0"]
    do(s, "mix 1")
    assert (golds(s)[0], len(s.players[0].hand)) == (1, 1)
