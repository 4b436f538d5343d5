"""Every unique district. `test_<district>...` names it; a test counts them."""

from games.kohan_dej.scene import (
    SEVEN,
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
    table,
    texts,
    turn,
    verbs,
)
from panj.games.kohan_dej.rules.selection import OpenTheater
from panj.games.kohan_dej.tables import UNIQUE_NAMES
from support import rule


@rule("KO-4.80", "KO-9.19")
def test_armory_is_demolished_to_destroy_any_other_district() -> None:
    s = table(4)
    city(s, 0, "armory tavern")
    city(s, 1, "keep great_wall")
    city(s, 2, SEVEN)
    s.marks.protected = 1
    turn(s, 0, "king")
    do(s, "armory")
    assert texts(s) == ["destroy 0,1", "destroy 1,0", "destroy 1,1"]
    do(s, "destroy 1,0")
    assert names(s.players[0].city) == ["tavern"]
    assert names(s.players[1].city) == ["great_wall"]
    assert sorted(names(s.deck[:2])) == ["armory", "keep"]
    assert golds(s)[0] == 0


@rule("KO-4.80")
def test_armory_without_a_target_is_not_offered() -> None:
    s = table(4)
    city(s, 0, "armory")
    city(s, 1, SEVEN)
    turn(s, 0, "king")
    assert "armory" not in verbs(s)


@rule("KO-5.5")
def test_basilica_gives_a_point_for_each_odd_cost() -> None:
    s = table(4)
    city(s, 0, "basilica manor castle*")
    assert points(s)["basilica"] == 2


@rule("KO-5.5")
def test_capitol_gives_three_for_three_of_a_type_once() -> None:
    s = table(4)
    city(s, 0, "capitol tavern market docks temple church monastery")
    assert points(s)["capitol"] == 3
    city(s, 0, "capitol tavern market temple")
    assert "capitol" not in points(s)


@rule("KO-4.83", "KO-9.5")
def test_dragon_gate_costs_rank_eight_eight_gold_in_the_final_round() -> None:
    s = table(4)
    city(s, 1, "dragon_gate")
    gold(s, 7)
    turn(s, 0, "warlord")
    assert offers(s, "destroy") == ["1,0"]
    s.ending.first = 2
    assert offers(s, "destroy") == []
    s = table(4)
    city(s, 0, "palace")
    city(s, 1, "dragon_gate")
    gold(s, 8)
    s.ending.first = 2
    turn(s, 0, "diplomat")
    do(s, "hand_over 0,0", "exchange 1,0")
    assert golds(s)[:2] == [0, 8]
    assert points(s)["dragon_gate"] == 2


@rule("KO-4.84")
def test_factory_lowers_the_price_of_unique_districts_only() -> None:
    s = table(4)
    city(s, 0, "factory")
    hand(s, 0, "keep manor")
    gold(s, 2)
    turn(s, 0, "king")
    assert offers(s, "build") == ["keep"]


@rule("KO-4.85")
def test_framework_leaves_when_the_new_district_comes() -> None:
    s = table(4)
    city(s, 0, "framework temple church tavern market manor")
    hand(s, 0, "palace")
    turn(s, 0, "king")
    do(s, "build palace")
    assert len(s.players[0].city) == 6
    assert s.ending.first < 0


@rule("KO-3.22")
def test_gold_mine_works_for_a_bewitched_player() -> None:
    s = table(4)
    hold(s, witch=0, king=1)
    city(s, 1, "gold_mine")
    call(s)
    do(s, "gather_gold", "bewitch king", "gather_gold")
    assert golds(s)[1] == 3


@rule("KO-4.86", "KO-9.20")
def test_great_wall_makes_every_district_of_its_city_dearer() -> None:
    s = table(4)
    city(s, 1, "great_wall temple")
    gold(s, 1)
    turn(s, 0, "warlord")
    assert offers(s, "destroy") == ["1,1"]
    do(s, "destroy 1,1")
    assert golds(s)[0] == 0
    s = table(4)
    city(s, 1, "great_wall temple")
    gold(s, 2)
    turn(s, 0, "marshal")
    do(s, "seize 1,1")
    assert golds(s)[:2] == [0, 2]


@rule("KO-5.4")
def test_haunted_quarter_counts_as_the_best_type() -> None:
    s = table(4)
    city(s, 0, "haunted_quarter keep manor temple tavern")
    assert points(s)["five_types"] == 3
    city(s, 0, "haunted_quarter manor temple tavern watchtower")
    assert points(s)["five_types"] == 3
    city(s, 0, "haunted_quarter manor temple tavern")
    assert "five_types" not in points(s)


@rule("KO-5.5")
def test_imperial_treasury_counts_coins_of_the_stash_only() -> None:
    s = table(4)
    city(s, 0, "imperial_treasury tavern*")
    gold(s, 4)
    s.tax = 9
    assert points(s)["imperial_treasury"] == 4


@rule("KO-5.5")
def test_ivory_tower_must_be_the_only_unique_district() -> None:
    s = table(4)
    city(s, 0, "ivory_tower tavern")
    assert points(s)["ivory_tower"] == 5
    city(s, 0, "ivory_tower keep")
    assert "ivory_tower" not in points(s)


@rule("KO-4.87")
def test_keep_is_never_a_target_of_rank_eight_not_even_the_owners() -> None:
    s = table(4)
    city(s, 0, "keep")
    city(s, 1, "tavern")
    gold(s, 9)
    turn(s, 0, "warlord")
    assert offers(s, "destroy") == ["1,0"]


@rule("KO-4.88")
def test_laboratory_turns_a_card_into_two_gold_once_per_turn() -> None:
    s = table(4)
    city(s, 0, "laboratory")
    hand(s, 0, "palace fortress")
    turn(s, 0, "king")
    do(s, "laboratory palace")
    assert golds(s)[0] == 2
    assert names(s.deck)[0] == "palace"
    assert "laboratory" not in verbs(s)


@rule("KO-3.22")
def test_library_keeps_both_cards() -> None:
    s = table(4)
    city(s, 0, "library")
    turn(s, 0, "king", gathered=False)
    do(s, "gather_cards", "keep_all")
    assert len(s.players[0].hand) == 2
    assert asks(s)[0] == "TakeTurn"


@rule("KO-5.5")
def test_map_room_counts_the_hand() -> None:
    s = table(4)
    city(s, 0, "map_room")
    hand(s, 0, "tavern temple manor")
    assert points(s)["map_room"] == 3


@rule("KO-3.33", "KO-3.39", "KO-9.8")
def test_monument_counts_two_for_completion_and_one_otherwise() -> None:
    s = table(4)
    city(s, 0, "monument temple church tavern market manor")
    assert s.is_complete(0)
    assert len(s.players[0].city) == 6
    assert points(s)["complete"] == 2


@rule("KO-4.89", "KO-5.5")
def test_museum_hides_a_card_each_turn_for_a_point() -> None:
    s = table(4)
    city(s, 0, "museum")
    hand(s, 0, "palace fortress")
    turn(s, 0, "king")
    do(s, "museum palace")
    assert names(s.players[0].hand) == ["fortress"]
    assert "museum" not in verbs(s)
    assert points(s)["museum"] == 1


@rule("KO-4.90", "KO-9.19")
def test_necropolis_is_not_paid_by_the_armorys_demolition() -> None:
    s = table(4)
    city(s, 0, "armory")
    city(s, 1, "tavern")
    hand(s, 0, "necropolis")
    gold(s, 5)
    turn(s, 0, "king")
    do(s, "armory", "destroy 1,0")
    assert s.players[0].city == []
    do(s, "build necropolis")
    assert golds(s)[0] == 0


@rule("KO-3.22")
def test_observatory_draws_three_and_keeps_one() -> None:
    s = table(4)
    city(s, 0, "observatory")
    deck(s, "castle palace tavern temple")
    turn(s, 0, "king", gathered=False)
    do(s, "gather_cards")
    assert len(texts(s)) == 3
    do(s, "keep tavern")
    assert names(s.players[0].hand) == ["tavern"]
    assert sorted(names(s.deck[:2])) == ["castle", "palace"]


@rule("KO-3.40")
def test_park_fills_an_empty_hand_at_the_end_of_the_turn() -> None:
    s = table(4)
    city(s, 0, "park")
    turn(s, 0, "king")
    do(s, "end_turn")
    assert len(s.players[0].hand) == 2
    s = table(4)
    city(s, 0, "park")
    hand(s, 0, "palace")
    turn(s, 0, "king")
    do(s, "end_turn")
    assert len(s.players[0].hand) == 1


@rule("KO-3.40")
def test_poor_house_gives_a_gold_to_who_has_none() -> None:
    s = table(4)
    city(s, 0, "poor_house")
    turn(s, 0, "king")
    do(s, "end_turn")
    assert golds(s)[0] == 1
    s = table(4)
    city(s, 0, "poor_house")
    gold(s, 1)
    turn(s, 0, "king")
    do(s, "end_turn")
    assert golds(s)[0] == 1


@rule("KO-3.32")
def test_quarry_gives_no_right_to_seize_a_duplicate() -> None:
    s = table(4)
    city(s, 0, "quarry tavern")
    city(s, 1, "tavern")
    hand(s, 0, "tavern")
    gold(s, 9)
    turn(s, 0, "marshal")
    assert offers(s, "seize") == []
    assert offers(s, "build") == ["tavern"]


@rule("KO-4.2", "KO-4.93")
def test_school_of_magic_has_no_type_in_scoring() -> None:
    s = table(4)
    city(s, 0, "school_of_magic manor temple watchtower")
    assert "five_types" not in points(s)
    turn(s, 0, "abbot")
    do(s, "income", "mix 0")
    assert len(s.players[0].hand) == 2


@rule("KO-5.6", "KO-3.30")
def test_secret_vault_is_worth_three_in_the_hand() -> None:
    s = table(4)
    hand(s, 0, "secret_vault")
    gold(s, 9)
    turn(s, 0, "king")
    assert offers(s, "build") == []
    assert s.scores()[0] == 0
    assert points(s) == {"secret_vault": 3, "total": 3}


@rule("KO-4.91", "KO-9.31")
def test_smithy_sells_three_cards_for_two_gold() -> None:
    s = table(4)
    city(s, 0, "smithy")
    gold(s, 5)
    turn(s, 0, "king")
    do(s, "smithy")
    assert golds(s)[0] == 3
    assert len(s.players[0].hand) == 3
    assert "smithy" not in verbs(s)
    s = table(4)
    city(s, 0, "smithy")
    gold(s, 5)
    deck(s, "")
    turn(s, 0, "king")
    assert "smithy" not in verbs(s)


@rule("KO-3.31")
def test_stables_are_built_beside_another_district() -> None:
    s = table(4)
    hand(s, 0, "stables manor")
    gold(s, 5)
    turn(s, 0, "king")
    do(s, "build stables", "build manor")
    assert names(s.players[0].city) == ["stables", "manor"]


@rule("KO-5.5", "KO-3.41")
def test_statue_counts_with_the_crown_only() -> None:
    s = table(4)
    city(s, 0, "statue")
    s.crown = 1
    assert "statue" not in points(s)
    s.crown = 0
    assert points(s)["statue"] == 5


@rule("KO-3.12")
def test_theater_asks_its_owner_once_in_a_round() -> None:
    s = table(4)
    hold(s, king=0, thief=1, merchant=2, warlord=3)
    city(s, 2, "theater")
    s.then([OpenTheater()])
    s.run()
    assert asks(s) == ("SwapRoles", 2)
    do(s, "swap_roles merchant 0")
    assert s.decision() is None
    assert "swapped_roles" in keys(s)


@rule("KO-4.92")
def test_thieves_den_may_be_paid_in_gold_alone() -> None:
    s = table(4)
    hand(s, 0, "thieves_den tavern")
    gold(s, 6)
    turn(s, 0, "king")
    do(s, "build thieves_den")
    assert texts(s) == ["pay_gold", "pay_cards"]
    do(s, "pay_gold")
    assert golds(s)[0] == 0
    assert names(s.players[0].hand) == ["tavern"]


@rule("KO-5.5")
def test_wishing_well_counts_unique_districts_itself_included() -> None:
    s = table(4)
    city(s, 0, "wishing_well keep smithy tavern")
    assert points(s)["wishing_well"] == 3


def test_every_unique_district_has_a_test() -> None:
    found = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    missing = [name for name in UNIQUE_NAMES if not any(test.startswith(name) for test in found)]
    assert missing == []
    assert len(UNIQUE_NAMES) == 30
