"""KO-9.49 Effects that only help may be done without; the options beside the rulings."""

import pytest

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
    turn,
    verbs,
    warrants,
)
from panj.core.codec import Json
from panj.core.judgement import best_of
from panj.core.messages import Message
from panj.core.summary import summary_of
from panj.games.kohan_dej.moves import VERBS
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.showing.narration import NARRATION
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.thinking.judgement import JUDGEMENT
from support import asked, moves, rule

AUTOMATIC: dict[str, Json] = {"optional_effects": "automatic"}


def at_turn(name: str, districts: str = "", cards: str = "", **options: Json) -> KohanState:
    """Seat 0's turn in a role, nothing gathered yet, over a deck that is known."""
    s = table(4, **options)
    city(s, 0, districts)
    hand(s, 0, cards)
    deck(s, "castle palace tavern temple church")
    turn(s, 0, name, gathered=False)
    return s


def preview(s: KohanState, text: str) -> list[Message]:
    """What a move says before it is made."""
    return asked(s).preview(s, VERBS.parse(text))


def best(s: KohanState) -> str:
    """What a greedy player does."""
    found = moves(s)
    return VERBS.text(found[best_of(JUDGEMENT.rate(s, found))])


# Gathering


@rule("KO-9.49", "KO-3.22")
def test_gold_may_be_gathered_without_the_gold_mine() -> None:
    s = at_turn("king", "gold_mine")
    assert verbs(s)[:3] == ["gather_gold", "plain_gold", "gather_cards"]
    assert preview(s, "plain_gold") == [Message("kohan_dej.preview.gain_gold", [2])]
    assert preview(s, "gather_gold") == [Message("kohan_dej.preview.gain_gold", [3])]
    do(s, "plain_gold")
    assert golds(s)[0] == 2
    assert keys(s)[-2:] == ["waived", "gathered_gold"]


@rule("KO-9.49", "KO-3.22")
def test_cards_may_be_gathered_without_the_observatory() -> None:
    s = at_turn("king", "observatory")
    assert preview(s, "plain_cards") == [Message("kohan_dej.preview.draw_keep", [2, 1])]
    do(s, "plain_cards")
    assert names(s.aside.tray) == ["castle", "palace"]
    do(s, "keep castle")
    assert asks(s) == ("TakeTurn", 0)


@rule("KO-9.49", "KO-3.23")
def test_without_a_third_card_there_is_nothing_to_do_without() -> None:
    s = table(4)
    city(s, 0, "observatory")
    deck(s, "castle palace")
    turn(s, 0, "king", gathered=False)
    assert "plain_cards" not in verbs(s)


@rule("KO-9.49", "KO-3.24")
def test_a_forced_gathering_has_the_same_choice() -> None:
    s = table(4)
    hold(s, witch=0, king=1)
    city(s, 0, "gold_mine observatory")
    call(s)
    assert asks(s) == ("Gather", 0)
    assert texts(s) == ["gather_gold", "plain_gold", "gather_cards", "plain_cards"]


@rule("KO-9.49", "KO-3.22")
@pytest.mark.parametrize(
    ("choice", "kept", "left"),
    [
        ("keep_all", ["castle", "palace"], "castle palace"),
        ("keep castle", ["castle"], "castle"),
        ("keep palace", ["palace"], "palace"),
    ],
)
def test_with_the_library_one_keeps_both_or_one(choice: str, kept: list[str], left: str) -> None:
    s = at_turn("king", "library")
    do(s, "gather_cards")
    assert asks(s) == ("KeepAllOrOne", 0)
    assert texts(s) == ["keep castle", "keep palace", "keep_all"]
    do(s, choice)
    assert names(s.players[0].hand) == kept
    assert s.aside.tray == []
    assert s.notes is not None
    assert s.notes[-1] == Message("kohan_dej.log.kept_count", [0, len(left.split())])
    assert len(s.deck) == 5 - len(kept)


@rule("KO-9.49", "KO-9.3")
def test_with_observatory_and_library_the_second_card_is_optional() -> None:
    for choice, kept in (("keep palace", 2), ("decline", 1)):
        s = at_turn("king", "observatory library")
        do(s, "gather_cards", "keep castle")
        assert asks(s) == ("KeepAnother", 0)
        assert texts(s) == ["keep palace", "keep tavern", "decline"]
        do(s, choice)
        assert len(s.players[0].hand) == kept
        assert len(s.deck) == 5 - kept
        assert s.aside.tray == []


@rule("KO-9.49", "KO-7.2")
def test_how_many_cards_are_kept_is_seen_and_which_is_not() -> None:
    s = at_turn("king", "library")
    s.notes = []
    do(s, "gather_cards", "keep castle")
    public = [note.key.rpartition(".")[2] for note in s.notes if note.is_for(1)]
    assert public == ["drew", "kept_count"]


@rule("KO-9.49")
@pytest.mark.parametrize(("choice", "kept"), [("keep_all", 2), ("keep castle", 1)])
def test_what_is_kept_by_the_library_stands_in_the_turns_summary(choice: str, kept: int) -> None:
    s = at_turn("king", "library")
    s.notes = []
    do(s, "gather_cards", choice, "end_turn")
    public = [note for note in s.notes if note.is_for(1)]
    assert summary_of(NARRATION, public).facts == [Message("kohan_dej.told.cards", [kept])]


@rule("KO-9.49", "KO-7.2")
def test_which_cards_may_be_kept_is_asked_in_secret() -> None:
    s = at_turn("king", "observatory library")
    do(s, "gather_cards")
    assert asked(s).SECRET
    do(s, "keep castle")
    assert asked(s).SECRET


# The start of a turn


@rule("KO-9.49", "KO-4.29")
def test_the_architect_is_asked_before_he_draws() -> None:
    for choice, cards in (("bonus", 2), ("decline", 0)):
        s = table(4)
        hold(s, architect=0)
        call(s)
        assert asks(s) == ("TakeCards", 0)
        assert texts(s) == ["bonus", "decline"]
        assert preview(s, "bonus") == [Message("kohan_dej.preview.gain_cards", [2])]
        assert preview(s, "decline") == [Message("kohan_dej.preview.without_cards", [2])]
        do(s, choice)
        assert asks(s) == ("TakeTurn", 0)
        assert len(s.players[0].hand) == cards


@rule("KO-9.49", "KO-4.29", "KO-1.5")
def test_the_architect_is_not_asked_over_an_empty_deck() -> None:
    s = table(4)
    hold(s, architect=0)
    deck(s, "")
    call(s)
    assert asks(s) == ("TakeTurn", 0)


@rule("KO-9.49", "KO-3.16")
def test_a_witch_in_the_architects_role_is_asked_like_him() -> None:
    s = table(4)
    hold(s, witch=0, architect=1)
    call(s)
    do(s, "gather_gold", "bewitch architect", "gather_gold")
    assert asks(s) == ("TakeCards", 0)


@rule("KO-9.49", "KO-4.26")
def test_the_merchant_may_put_his_gold_back_before_he_does_anything() -> None:
    s = at_turn("merchant")
    assert golds(s)[0] == 1
    assert preview(s, "decline") == [Message("kohan_dej.preview.without_gold", [1])]
    do(s, "decline")
    assert golds(s)[0] == 0
    assert "decline" not in verbs(s)
    s = at_turn("merchant")
    do(s, "gather_gold")
    assert golds(s)[0] == 3
    assert "decline" not in verbs(s)


@rule("KO-9.49", "KO-3.38")
def test_a_merchant_without_gold_pays_no_tax() -> None:
    for first, pile in (("decline", 0), ("income", 1)):
        s = table(4)
        city(s, 0, "market")
        hand(s, 0, "manor")
        gold(s, 3)
        turn(s, 0, "merchant")
        cast(s, "tax_collector")
        do(s, first, "build manor")
        assert s.tax == pile


@rule("KO-9.49", "KO-9.11")
def test_where_the_bonus_may_be_taken_at_any_time_nothing_is_put_back() -> None:
    s = at_turn("merchant", bonus_timing="any_time_in_turn")
    assert "bonus" in verbs(s)
    assert "decline" not in verbs(s)
    do(s, "gather_gold", "bonus")
    assert golds(s)[0] == 3


# Income


@rule("KO-9.49", "KO-4.2")
def test_income_may_be_taken_without_the_school_of_magic() -> None:
    s = at_turn("king", "school_of_magic manor")
    assert preview(s, "income") == [Message("kohan_dej.preview.gain_gold", [2])]
    assert preview(s, "plain_income") == [Message("kohan_dej.preview.gain_gold", [1])]
    do(s, "plain_income")
    assert golds(s)[0] == 1
    assert "income" not in verbs(s)


@rule("KO-9.49", "KO-4.2")
def test_an_income_by_the_school_alone_is_simply_not_taken() -> None:
    s = at_turn("king", "school_of_magic")
    assert "income" in verbs(s)
    assert "plain_income" not in verbs(s)


# The end of a turn


@rule("KO-9.49", "KO-3.40")
def test_poor_house_and_park_may_be_done_without() -> None:
    s = at_turn("thief", "poor_house park")
    assert "waive_park" not in verbs(s)
    do(s, "gather_gold")
    assert "waive_poor_house" not in verbs(s)
    gold(s, 0)
    assert texts(s)[-3:] == ["waive_poor_house", "waive_park", "end_turn"]
    assert preview(s, "waive_poor_house") == [Message("kohan_dej.preview.without_gold", [1])]
    assert preview(s, "waive_park") == [Message("kohan_dej.preview.without_cards", [2])]
    do(s, "waive_poor_house", "waive_park")
    assert texts(s)[-2:] != ["waive_park", "end_turn"]
    do(s, "end_turn")
    assert golds(s)[0] == 0
    assert s.players[0].hand == []


@rule("KO-9.49", "KO-3.40")
def test_what_is_not_done_without_comes_by_itself() -> None:
    s = at_turn("thief", "poor_house park")
    do(s, "gather_gold")
    gold(s, 0)
    do(s, "waive_park", "end_turn")
    assert golds(s)[0] == 1
    assert s.players[0].hand == []


@rule("KO-9.49", "KO-4.27")
def test_the_alchemist_may_do_without_his_refund() -> None:
    for choices, left in (([], 5), (["decline"], 2)):
        s = table(4)
        hand(s, 0, "manor")
        gold(s, 5)
        turn(s, 0, "alchemist")
        assert "decline" not in verbs(s)
        do(s, "build manor")
        assert preview(s, "decline") == [Message("kohan_dej.preview.without_gold", [3])]
        do(s, *choices)
        assert ("decline" in verbs(s)) == (not choices)
        do(s, "end_turn")
        assert golds(s)[0] == left


# By the option nothing is asked


@rule("KO-9.49")
def test_with_automatic_effects_nothing_can_be_done_without() -> None:
    everything = "gold_mine observatory school_of_magic manor poor_house park"
    s = at_turn("king", everything, **AUTOMATIC)
    assert verbs(s) == ["gather_gold", "gather_cards", "income"]
    do(s, "gather_gold")
    assert golds(s)[0] == 3
    gold(s, 0)
    assert verbs(s) == ["income", "end_turn"]
    do(s, "end_turn")
    assert golds(s)[0] == 1
    assert len(s.players[0].hand) == 2


@rule("KO-9.49", "KO-3.22")
def test_with_automatic_effects_the_library_keeps_both_unasked() -> None:
    s = at_turn("king", "library", **AUTOMATIC)
    do(s, "gather_cards")
    assert len(s.players[0].hand) == 2
    s = at_turn("king", "observatory library", **AUTOMATIC)
    do(s, "gather_cards", "keep castle")
    assert asks(s) == ("KeepCard", 0)
    assert texts(s) == ["keep palace", "keep tavern"]


@rule("KO-9.49", "KO-4.26", "KO-4.29", "KO-4.27")
def test_with_automatic_effects_roles_get_what_is_theirs() -> None:
    assert golds(at_turn("merchant", **AUTOMATIC))[0] == 1
    assert "decline" not in verbs(at_turn("merchant", **AUTOMATIC))
    s = table(4, **AUTOMATIC)
    hold(s, architect=0)
    call(s)
    assert asks(s) == ("TakeTurn", 0)
    assert len(s.players[0].hand) == 2
    s = table(4, **AUTOMATIC)
    hand(s, 0, "manor")
    gold(s, 5)
    turn(s, 0, "alchemist")
    do(s, "build manor")
    assert "decline" not in verbs(s)


# Greedy players take what helps


@rule("KO-9.49")
def test_a_greedy_player_takes_what_helps() -> None:
    s = at_turn("king", "gold_mine observatory library school_of_magic manor")
    hand(s, 0, "palace")
    assert best(s) == "gather_gold"
    s = at_turn("king", "observatory library")
    assert best(s) == "gather_cards"
    do(s, "gather_cards", "keep castle")
    assert best(s) == "keep palace"
    s = at_turn("king", "library")
    do(s, "gather_cards")
    assert best(s) == "keep_all"


@rule("KO-9.49")
def test_a_greedy_player_keeps_even_a_card_of_little_use() -> None:
    s = table(4)
    city(s, 0, "observatory library tavern temple")
    deck(s, "tavern temple tavern church")
    turn(s, 0, "king", gathered=False)
    do(s, "gather_cards", "keep tavern")
    assert best(s).startswith("keep")


@rule("KO-9.49")
def test_a_greedy_player_does_without_nothing() -> None:
    s = table(4)
    hold(s, architect=0)
    call(s)
    assert best(s) == "bonus"
    s = at_turn("merchant")
    assert best(s).startswith("gather")
    s = at_turn("thief", "poor_house park")
    do(s, "gather_gold", "rob merchant")
    gold(s, 0)
    assert best(s) == "end_turn"
    s = table(4)
    hand(s, 0, "manor")
    gold(s, 5)
    turn(s, 0, "alchemist")
    do(s, "build manor")
    assert best(s) == "end_turn"


# The Trader and duplicates


@rule("KO-9.50", "KO-3.32", "KO-4.28")
def test_the_trader_may_build_trade_districts_twice() -> None:
    s = table(4)
    city(s, 0, "tavern temple")
    hand(s, 0, "tavern tavern temple")
    gold(s, 9)
    turn(s, 0, "trader")
    assert offers(s, "build") == ["tavern"]
    do(s, "build tavern", "build tavern")
    assert names(s.players[0].city).count("tavern") == 3
    assert int(s.now.built) == 0


@rule("KO-9.50", "KO-3.32")
def test_a_table_may_ban_duplicates_for_the_trader_too() -> None:
    for options in ({"trader_duplicates": "banned"}, {"ruleset": "citadels_2016"}):
        s = table(4, **options)
        city(s, 0, "tavern")
        hand(s, 0, "tavern")
        gold(s, 9)
        turn(s, 0, "trader")
        assert offers(s, "build") == []
        (blocked,) = asked(s).blocked(s)
        assert blocked.reason.key == "kohan_dej.refusal.duplicate"


@rule("KO-9.50", "KO-3.36")
def test_the_magistrate_takes_no_duplicate_from_the_trader() -> None:
    s = table(4)
    city(s, 0, "tavern")
    city(s, 1, "tavern")
    hand(s, 0, "tavern")
    gold(s, 9)
    hold(s, magistrate=1, trader=0)
    warrants(s, 1, "trader", "king thief")
    call(s, 6)
    do(s, "build tavern")
    assert asks(s) == ("AnswerWarrant", 1)
    assert texts(s) == ["let_pass"]


# Other options


@rule("KO-9.41", "KO-3.37")
@pytest.mark.parametrize(("value", "back"), [("refunded", 4), ("lost", 0)])
def test_a_confiscated_district_may_cost_the_alchemist_his_gold(value: str, back: int) -> None:
    s = table(4, alchemist_warrant=value)
    hold(s, magistrate=1, alchemist=0)
    hand(s, 0, "castle")
    gold(s, 4)
    warrants(s, 1, "alchemist", "king thief")
    call(s, 6)
    do(s, "build castle")
    (said,) = preview(s, "confiscate")
    assert said.operands[2] == back
    do(s, "confiscate")
    assert golds(s)[0] == back
    do(s, "gather_gold")
    assert "decline" not in verbs(s)  # the bank gives nothing back a second time
    do(s, "end_turn")
    assert golds(s)[0] == back + 2


@rule("KO-9.41", "KO-3.37")
def test_only_the_alchemist_loses_by_that_option() -> None:
    s = table(4, alchemist_warrant="lost")
    hold(s, magistrate=1, merchant=0)
    hand(s, 0, "castle")
    gold(s, 4)
    warrants(s, 1, "merchant", "king thief")
    call(s, 6)
    do(s, "build castle", "confiscate")
    assert golds(s)[0] == 5


@rule("KO-9.16", "KO-4.21")
@pytest.mark.parametrize(
    ("value", "found"), [("not_holder", ["1", "2"]), ("any_other", ["1", "2", "3"])]
)
def test_the_emperor_may_leave_the_crown_where_it_is(value: str, found: list[str]) -> None:
    s = table(4, emperor_recipient=value)
    gold(s, 0, 1, 1, 1)
    s.crown = 3
    hold(s, emperor=0)
    call(s)
    assert asks(s) == ("GiveCrown", 0)
    assert [str(int(seat)) for seat in offers(s, "crown_gold")] == found
    do(s, f"crown_gold {found[-1]}")
    assert s.crown == int(found[-1])
    assert golds(s)[0] == 1


@rule("KO-9.16", "KO-3.41")
def test_a_killed_emperor_has_the_same_choice() -> None:
    s = table(4, emperor_recipient="any_other")
    s.crown = 3
    hold(s, assassin=1, emperor=0)
    s.marks.killed = role("emperor")
    call(s, 10)
    assert asks(s) == ("NameHeir", 0)
    assert len(texts(s)) == 3


@rule("KO-9.49", "KO-9.50", "KO-6.6")
def test_the_official_rules_leave_effects_to_the_player() -> None:
    law = table(4, ruleset="citadels_2016").law
    assert law & Law.EFFECTS_AUTOMATIC == 0
    assert law & Law.TRADER_NO_DUPLICATES != 0
