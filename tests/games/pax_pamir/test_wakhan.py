"""PP-6: Wakhan's AI cards one by one, her turn, and what she is forced to do."""

from itertools import takewhile

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
    act,
    armies,
    armies_in,
    asked_kind,
    asks,
    coins,
    court,
    gift,
    hand,
    keys,
    market,
    notes_of,
    play,
    rich,
    rupees,
    show_ai,
    slot,
    spies,
    texts_now,
    tribes,
    with_wakhan,
)
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.places import army_place
from panj.games.pax_pamir.rules.cleanup import CourtLimit
from panj.games.pax_pamir.rules.dominance import DominanceCheck
from panj.games.pax_pamir.rules.placing import remove_all
from panj.games.pax_pamir.rules.power import influence_of, loyalty_of, pragmatic_loyalty, ruler_of
from panj.games.pax_pamir.rules.turn import Turn
from panj.games.pax_pamir.rules.wakhan.ambition import ambition_slot
from panj.games.pax_pamir.rules.wakhan.play import PlayForWakhan
from panj.games.pax_pamir.rules.wakhan.priority import (
    CLEANUP_PRIORITY,
    Filter,
    arrow_column,
    arrow_player,
    arrow_side,
    by_priority,
    sift,
)
from panj.games.pax_pamir.rules.wakhan.radicalize import Radicalize
from panj.games.pax_pamir.rules.wakhan.tables import (
    AI_COLUMNS,
    AI_LINES,
    AI_LOYALTIES,
    AI_REGIONS,
    AI_SLOT,
    INSTRUCTIONS,
    Instruction,
    Side,
    WhyInvalid,
)
from panj.games.pax_pamir.rules.wakhan.turn import (
    DrawAiCard,
    WakhanActs,
    WakhanBlackmails,
    WakhanBonus,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import COLUMNS, Effect, Suit
from support import moves, play_on, rule

# The AI cards


def study(face: int) -> PaxState:
    """A table on which it is known by hand what every line of every AI card leads to."""
    s = with_wakhan(face=face, back=face % 24 + 1)
    rich(s, 4, 5)
    market(s, T0=61, T1=50, T2=7, B0=4, B1=1, B2=12)
    coins(s, B0=1)
    court(s, 1, 9, 10, 59)
    court(s, 0, 13)
    tribes(s, 1, PERSIA)
    tribes(s, 0, KANDAHAR)
    for coalition in (BRITISH, AFGHAN, RUSSIAN):
        armies(s, coalition, HERAT)
    spies(s, 1, 10)
    spies(s, 1, 59)
    spies(s, 0, 59)
    spies(s, 0, 13, 2)
    return s


OUTCOME: dict[int, tuple[str, int] | None] = {
    Instruction.TAX: ("used", 9),
    Instruction.BUILD: ("used", 10),
    Instruction.MOVE: ("used", 9),
    Instruction.BETRAY: ("used", 59),
    Instruction.BATTLE: ("used", 59),
    Instruction.BATTLE_MOST_SPIES: ("used", 59),
    Instruction.MILITARY_IF_FAVORED: None,
    Instruction.ECONOMIC_IF_POLITICAL: ("wakhan_radicalizes", 12),
    Instruction.BEST_POLITICAL: ("wakhan_radicalizes", 7),
    Instruction.BEST_INTELLIGENCE: ("wakhan_radicalizes", 1),
    Instruction.ANY_INTELLIGENCE: ("wakhan_radicalizes", 4),
    Instruction.MOST_RUPEES_IF_POOR: None,
    Instruction.GAIN_REGION: ("wakhan_radicalizes", 7),
    Instruction.MOST_BLOCKS: ("wakhan_radicalizes", 12),
    Instruction.MOST_CYLINDERS: ("wakhan_radicalizes", 1),
    Instruction.MOVE_CARD_IF_NONE: None,
    Instruction.PATRIOT_IF_DOMINANCE: None,
    Instruction.POLITICAL_IF_COURT_FULL: ("wakhan_radicalizes", 7),
    Instruction.INTELLIGENCE_IF_FEWER_SPIES: ("wakhan_radicalizes", 1),
}
"""What each line does on the table of `study`; None if it is invalid there."""


@rule("PP-6.7", "PP-6.8", "PP-6.11")
@pytest.mark.parametrize("face", range(1, 25))
def test_each_ai_card_is_followed_line_by_line_with_reasons_in_the_log(face: int) -> None:
    s = study(face)
    lines = AI_LINES[face]
    tried = list(takewhile(lambda line: OUTCOME.get(line, ()) is None, lines))
    first = lines[len(tried)]
    if first == Instruction.RADICALIZE:
        row = arrow_side(s)
        expected = ("wakhan_radicalizes", int(s.market[row * COLUMNS + min(arrow_column(s), 2)]))
    else:
        found = OUTCOME[first]
        assert found is not None
        expected = found
    notes = notes_of(s, [WakhanActs(1, 0, 0)])
    told = keys(notes)
    assert told.count("wakhan_line") >= 2
    assert told[: 2 * len(tried)] == ["wakhan_line", "wakhan_invalid"] * len(tried)
    place = told.index(expected[0])
    operands = notes[place].operands
    assert (operands[1] if expected[0] == "used" else operands[0]) == expected[1]
    assert told.index("wakhan_acts" if expected[0] == "used" else expected[0]) <= place


@rule("PP-6.2", "PP-6.7")
def test_there_are_24_ai_cards_and_all_end_with_plain_radicalize() -> None:
    assert len(AI_LINES) - 1 == 24
    assert len(INSTRUCTIONS) == 20
    used = {line for lines in AI_LINES for line in lines}
    assert used == set(range(20))
    for card in range(1, 25):
        assert AI_LINES[card][2] == Instruction.RADICALIZE
        assert sorted(AI_LOYALTIES[card]) == [0, 1, 2]
        assert sorted(AI_REGIONS[card]) == sorted(AI_COLUMNS[card]) == [0, 1, 2, 3, 4, 5]
    assert sorted(AI_SLOT[1:]) == sorted(list(range(6)) * 4)


# Basics


@rule("PP-6.1")
def test_wakhan_can_win_alone_or_share() -> None:
    s = GAME.new(2, {"wakhan": True}, 5)
    play_on(s, 5)
    assert 1 in s.ranking()


@rule("PP-6.3", "PP-6.10")
def test_her_patriots_never_change_her_loyalty() -> None:
    s = with_wakhan(face=1)
    s.piles.discards = [50, 89]
    asks(s, PlayForWakhan(1, 50), PlayForWakhan(1, 89))
    assert sorted(s.players[1].court) == [50, 89]
    assert s.players[1].loyalty == -1


@rule("PP-6.4")
def test_pragmatic_loyalty_is_looked_at_anew_all_the_time() -> None:
    s = with_wakhan(face=1)
    assert pragmatic_loyalty(s) == AFGHAN
    s.players[0].loyalty = AFGHAN
    assert loyalty_of(s, 1) == RUSSIAN
    show_ai(s, 3, 2)
    assert loyalty_of(s, 1) == BRITISH


@rule("PP-6.4", "PP-6.17", "PP-9.R06")
@pytest.mark.parametrize(("edition", "ruler"), [("first", -1), ("second", 1)])
def test_the_editions_differ_in_the_armies_that_rule_for_her(edition: str, ruler: int) -> None:
    s = with_wakhan(face=1, wakhan_edition=edition)
    tribes(s, 1, KABUL)
    armies(s, BRITISH, KABUL, 2)
    armies(s, AFGHAN, KABUL)
    assert ruler_of(s, KABUL) == ruler
    armies(s, AFGHAN, KABUL, 2)
    assert ruler_of(s, KABUL) == 1


@rule("PP-6.18", "PP-6.4")
def test_steadfast_loyalty_follows_the_bigger_coalition() -> None:
    s = with_wakhan(face=1, steadfast_loyalty=True)
    assert pragmatic_loyalty(s) == AFGHAN
    armies(s, BRITISH, KABUL)
    assert pragmatic_loyalty(s) == BRITISH


@rule("PP-6.5", "PP-9.R27")
def test_filters_that_nobody_passes_are_skipped() -> None:
    s = with_wakhan()
    court(s, 1, 9, 12, 13, 14, 91)
    assert (by_priority(s, [9, 12]).card, by_priority(s, [9, 12]).reason) == (12, Filter.RANK)
    assert by_priority(s, [13, 14]).reason == Filter.LEVERAGED
    assert by_priority(s, [13]).reason == Filter.ONLY
    assert by_priority(s, [9, 91]).reason == Filter.FAVORED
    s.favored = Suit.MILITARY
    assert by_priority(s, [12, 91]).card == 91


@rule("PP-6.5")
def test_patriots_and_prizes_of_the_dominant_coalition_come_first() -> None:
    s = with_wakhan()
    court(s, 1, 50, 34, 38, 3)
    armies(s, BRITISH, KABUL, 4)
    assert by_priority(s, [3, 50]).reason == Filter.DOMINANT_PATRIOT
    assert by_priority(s, [34, 3]).reason == Filter.DOMINANT_PRIZE
    remove_all(s, army_place(BRITISH, KABUL))
    assert by_priority(s, [34, 3]).reason == Filter.PATRIOT
    assert by_priority(s, [50, 3]).reason == Filter.NUMBER


@rule("PP-6.6", "PP-9.R07")
def test_the_red_arrow_points_to_a_neighbour() -> None:
    s = with_wakhan(humans=2, face=1, back=2)
    assert s.from_seat(2) == [2, 0, 1]
    assert (arrow_side(s), arrow_player(s)) == (Side.TOP_LEFT, 0)
    show_ai(s, 7, 3)
    assert (arrow_side(s), arrow_player(s)) == (Side.BOTTOM_RIGHT, 1)
    solo = with_wakhan(humans=1, face=7, back=3)
    assert arrow_player(solo) == 0


# The turn


@rule("PP-6.7", "PP-7.5")
def test_an_empty_ai_deck_is_shuffled_at_once() -> None:
    s = with_wakhan(face=1, back=2)
    s.ai.deck = [2]
    s.ai.used = list(range(3, 25))
    asks(s, DrawAiCard(1))
    assert s.ai.used == []
    assert len(s.ai.deck) == 23
    assert s.ai.face not in s.ai.deck


@rule("PP-6.7")
def test_she_blackmails_in_herat_and_then_in_kandahar() -> None:
    s = with_wakhan()
    court(s, 1, 54, 43)
    court(s, 0, 61, 50)
    asks(s, WakhanBlackmails(1))
    assert [int(s.spies_on(card)) for card in (61, 50, 54, 43)] == [1, 1, 0, 0]


@rule("PP-6.7", "PP-9.R26")
def test_ambition_buys_no_check_onto_which_she_paid() -> None:
    s = with_wakhan()
    tribes(s, 1, KABUL)
    market(s, T2=101)
    assert ambition_slot(s) == slot("T2")
    s.memory.paid = 1 << slot("T2")
    assert ambition_slot(s) == -1
    s.memory.paid = 0
    rich(s, 4, 1)
    assert ambition_slot(s) == -1


@rule("PP-6.7")
def test_an_ambitious_purchase_keeps_the_line() -> None:
    s = with_wakhan(face=8)
    tribes(s, 1, KABUL)
    market(s, T0=101, T1=61, T5=102)
    coins(s, T1=1)
    notes = notes_of(s, [WakhanActs(1, 0, 0)])
    told = keys(notes)
    assert told[0] == "wakhan_ambition"
    line = notes[told.index("wakhan_line")]
    assert line.operands[0] == 1


@rule("PP-6.17", "PP-6.7")
@pytest.mark.parametrize(("edition", "buys"), [("first", False), ("second", True)])
def test_the_second_printing_also_buys_a_check_that_wins(edition: str, buys: bool) -> None:
    s = with_wakhan(wakhan_edition=edition)
    s.players[1].cylinder_points = 9
    market(s, T0=101)
    assert (ambition_slot(s) >= 0) == buys


@rule("PP-6.7")
def test_three_invalid_lines_end_her_actions() -> None:
    s = with_wakhan(face=8)
    notes = notes_of(s, [WakhanActs(1, 0, 0)])
    assert keys(notes) == ["wakhan_line", "wakhan_invalid"] * 3
    why = [note.operands[1] for note in notes if note.key.endswith("invalid")]
    assert why == [WhyInvalid.NO_TARGET, WhyInvalid.NO_TARGET, WhyInvalid.NO_CARD]
    assert s.memory.actions_left == 2


@rule("PP-6.7")
def test_a_check_that_ends_the_game_stops_everything() -> None:
    s = with_wakhan()
    tribes(s, 1, KABUL, 3)
    s.players[1].cylinder_points = 3
    market(s, T0=101, T1=102)
    asks(s, WakhanActs(1, 0, 0), WakhanBonus(1), CourtLimit(1))
    assert s.decision() is None
    assert s.ending == 1


@rule("PP-6.7")
def test_humans_are_asked_inside_her_turn() -> None:
    s = with_wakhan(face=22)
    court(s, 1, 16)
    court(s, 0, 79, 5)
    spies(s, 1, 79)
    rich(s, 0, 4)
    asks(s, WakhanActs(1, 0, 0))
    assert asked_kind(s) == "PayDebt"
    assert moves(s)[0].a == 5
    s.play(moves(s)[0])
    assert s.players[1].prizes == [79]


# Forced choices, events, scoring


def sifted(s: PaxState, *cards: int) -> tuple[int, int]:
    """The card that her cleanup discards first, and the filter that decides."""
    chosen = sift(s, list(cards), CLEANUP_PRIORITY)
    return chosen.card, chosen.reason


@rule("PP-6.13", "PP-9.R38")
def test_her_cleanup_follows_its_own_filters() -> None:
    s = with_wakhan()
    court(s, 1, 5, 3, 14, 9, 12)
    assert sifted(s, 5, 9) == (9, Filter.NOT_POLITICAL)
    assert sifted(s, 3, 9) == (9, Filter.NOT_PATRIOT)
    assert sifted(s, 14, 9) == (9, Filter.NOT_LEVERAGED)
    assert sifted(s, 9, 12) == (9, Filter.LOW_RANK)
    spies(s, 0, 12)
    assert sifted(s, 9, 12) == (12, Filter.ENEMY_SPIES)
    spies(s, 1, 12)
    assert sifted(s, 9, 12) == (9, Filter.FEWEST_SPIES)
    asks(s, CourtLimit(1))
    assert len(s.players[1].court) == 4


@rule("PP-6.13", "PP-9.R38", "PP-8.E35")
def test_without_a_card_on_which_others_have_more_spies_the_next_filter_decides() -> None:
    s = with_wakhan()
    court(s, 1, 4, 18, 39, 73)
    for card in (4, 18, 39, 73):
        spies(s, 1, card)
    spies(s, 0, 73)
    assert sifted(s, 4, 18, 39, 73) == (4, Filter.LOW_NUMBER)
    asks(s, CourtLimit(1))
    assert s.players[1].court == [18, 39, 73]
    spies(s, 0, 73)
    assert sifted(s, 18, 39, 73) == (73, Filter.ENEMY_SPIES)


@rule("PP-6.13", "PP-9.R38")
def test_of_cards_on_which_others_have_more_spies_the_greatest_difference_goes() -> None:
    s = with_wakhan(humans=2)
    court(s, 2, 4, 18, 39, 73)
    spies(s, 2, 73)
    spies(s, 0, 73)
    assert sifted(s, 4, 18, 39, 73) == (4, Filter.LOW_NUMBER)
    spies(s, 1, 73)
    assert sifted(s, 4, 18, 39, 73) == (73, Filter.ENEMY_SPIES)
    spies(s, 1, 39, 2)
    assert sifted(s, 4, 18, 39, 73) == (39, Filter.ENEMY_SPIES)


@rule("PP-6.13")
def test_she_never_discards_cards_for_a_debt() -> None:
    s = with_wakhan()
    court(s, 1, 14, 9, 12, 13)
    rich(s, 4, 1)
    spies(s, 0, 14)
    asks(s, CourtLimit(1))
    s.favored = Suit.MILITARY
    assert asked_kind(s) == ""
    assert len(s.players[1].court) == 3


@rule("PP-6.13", "PP-4.16")
def test_without_supply_she_takes_tribes_then_spies_then_gifts() -> None:
    s = with_wakhan(face=1)
    court(s, 1, 9)
    court(s, 0, 13)
    tribes(s, 1, PERSIA, 2)
    tribes(s, 1, KANDAHAR, 1)
    spies(s, 1, 9, 3)
    spies(s, 1, 13, 3)
    gift(s, 1, 0)
    s.piles.discards = [5, 90, 93, 92]
    asks(s, PlayForWakhan(1, 90))
    assert s.tribes(1, KANDAHAR) == 0
    asks(s, PlayForWakhan(1, 93))
    assert s.tribes(1, PERSIA) == 0
    assert s.tribes(1, TRANSCASPIA) == 3
    asks(s, PlayForWakhan(1, 5))
    assert s.spies_on(13) == 2
    assert s.gifts(1) == 1


@rule("PP-6.13")
def test_without_blocks_she_takes_an_army_by_her_order() -> None:
    s = with_wakhan(face=1)
    armies(s, AFGHAN, PERSIA, 6)
    armies(s, AFGHAN, KANDAHAR, 6)
    s.piles.discards = [15]
    asks(s, PlayForWakhan(1, 15))
    assert armies_in(s, AFGHAN, KANDAHAR) == 5


@rule("PP-6.13")
def test_she_always_uses_her_safe_house() -> None:
    s = with_wakhan()
    court(s, 1, 41, 72)
    court(s, 0, 59)
    spies(s, 1, 59)
    spies(s, 0, 59)
    act(s, 0)
    play(s, "use 59 battle", "battle_card 59", "remove_spy 59 1")
    assert s.spies_on(72) == 1
    assert asked_kind(s) == "TakeActions"


@rule("PP-6.14")
def test_events_that_she_buys() -> None:
    s = with_wakhan(humans=2, face=1, back=2)
    market(s, T0=108, B0=115, T5=104)
    asks(s, Radicalize(2, slot("T0"), Filter.ARROWS), Radicalize(2, slot("B0"), Filter.ARROWS))
    assert s.players[arrow_player(s)].effects == Effect.RUMOR
    assert s.holds(Effect.PASHTUNWALI_VALUES)
    assert s.favored == Suit.POLITICAL
    market(s, T0=116, B0=113)
    tribes(s, 0, PERSIA)
    tribes(s, 1, KABUL)
    asks(s, Radicalize(2, slot("T0"), Filter.ARROWS), Radicalize(2, slot("B0"), Filter.ARROWS))
    assert (s.tribes(0, PERSIA), s.tribes(1, KABUL)) == (1, 0)
    assert rupees(s)[2] == 7


@rule("PP-6.14")
def test_courtly_manners_save_her_all_bribes() -> None:
    s = with_wakhan()
    s.players[1].effects = Effect.COURTLY_MANNERS
    tribes(s, 0, HERAT, 3)
    s.piles.discards = [61]
    asks(s, PlayForWakhan(1, 61))
    assert rupees(s) == [4, 4]
    assert s.players[1].court == [61]


@rule("PP-6.14", "PP-9.R33")
def test_cards_that_she_receives_are_played_at_once() -> None:
    s = with_wakhan()
    tribes(s, 0, HERAT, 5)
    hand(s, 0, 61, 15, 16)
    market(s, T0=114)
    act(s, 0)
    play(s, "buy 114", "name 1")
    assert sorted(s.players[1].court) == [15, 16]
    assert s.players[0].hand == s.players[1].hand == []
    assert set(s.piles.discards) == {61, 114}


@rule("PP-6.14")
def test_insurrection_in_her_court_places_afghan_armies() -> None:
    s = with_wakhan(face=3)
    court(s, 1, 3)
    tribes(s, 0, PUNJAB)
    tribes(s, 1, PUNJAB)
    market(s, T5=104)
    asks(s, DominanceCheck(0))
    assert pragmatic_loyalty(s) == BRITISH
    assert armies_in(s, AFGHAN, KABUL) == 2


@rule("PP-6.15", "PP-4.4")
def test_humans_pay_her_in_full_or_not_at_all() -> None:
    s = with_wakhan()
    tribes(s, 1, HERAT, 3)
    hand(s, 0, 61)
    act(s, 0)
    play(s, "play 61 right")
    assert texts_now(s) == ["offer 3", "cancel"]
    play(s, "cancel")
    rich(s, 2)
    s.memory.attempts = []
    assert texts_now(s) == ["end_turn"]


@rule("PP-6.16")
def test_she_takes_part_in_every_successful_check() -> None:
    s = with_wakhan(face=1)
    court(s, 1, 50, 3)
    s.players[1].prizes = [34, 4]
    gift(s, 1, 0)
    assert influence_of(s, 1, BRITISH) == 4
    armies(s, BRITISH, KABUL, 4)
    market(s, T5=104)
    asks(s, DominanceCheck(0))
    assert s.scores() == [0, 5]
    s.players[1].effects = Effect.RUMOR | Effect.KOH_I_NOOR
    assert influence_of(s, 1, BRITISH) == 4
    s.events.effects = Effect.EMBARRASSMENT_OF_RICHES
    assert influence_of(s, 1, BRITISH) == 2


@rule("PP-6.7", "PP-6.12")
def test_a_whole_turn_of_hers_asks_nobody_by_itself() -> None:
    s = study(8)
    s.piles.deck = list(range(20, 30))
    asks(s, Turn(1))
    assert s.memory.active == 0
    assert s.ai.face != 8
