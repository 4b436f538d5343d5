"""PP-0 to PP-2: what the game is, its components, and its set-up."""

from collections import Counter
from typing import Any

import pytest

from games.pax_pamir.scene import AFGHAN, BRITISH, PERSIA, RUSSIAN, play, slot, table
from panj.core.messages import Refused
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.places import (
    CARD_SITES,
    GIFTS,
    PLACES,
    SPIES,
    army_place,
    gift_place,
    is_army,
    is_block,
    is_gift,
    is_road,
    is_spy,
    is_tribe,
    owner_at,
    road_place,
    spot_at,
    spy_place,
    tribe_place,
)
from panj.games.pax_pamir.rules.deck import piles_for
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    ABILITIES,
    ABILITY_NUMBER,
    ACTIONS_OF,
    BORDER_COUNT,
    BORDERS,
    CARD_NUMBERS,
    COLUMNS,
    COURT,
    COURT_CARDS,
    COURT_NUMBERS,
    GIFT_SPACES,
    ICONS,
    ICONS_OF,
    LEVERAGED,
    MOST_SEATS,
    RANK_OF,
    REGION_BORDERS,
    REGION_OF,
    REGIONS,
    ROWS,
    SLOTS,
    SUIT_OF,
    SUITS,
    Coalition,
    Event,
    Icon,
    Region,
    Suit,
    across,
    is_check,
    rows,
)
from support import moves, play_on, rule


def new(seats: int, seed: int = 3, **options: bool | str) -> PaxState:
    s = GAME.new(seats, dict(options), seed)
    assert isinstance(s, PaxState)
    return s


# Summary


@rule("PP-0.1")
def test_two_to_five_seats_and_wakhan_in_one_of_two_or_three() -> None:
    assert GAME.seat_counts == (2, 3, 4, 5)
    for seats in (2, 3):
        assert GAME.automa(GAME.terms(seats, {"wakhan": True})) == [seats - 1]
    with pytest.raises(Refused):
        GAME.terms(4, {"wakhan": True})
    assert GAME.automa(GAME.terms(4, {})) == []


@rule("PP-0.1", "PP-6.17")
def test_options_of_wakhan_need_wakhan() -> None:
    with pytest.raises(Refused) as refusal:
        GAME.terms(2, {"wakhan_edition": "second"})
    assert refusal.value.message.key == "pax_pamir.refusal.wakhan_options"


@rule("PP-0.2")
def test_every_human_is_loyal_to_exactly_one_coalition() -> None:
    s = new(3)
    for _ in range(3):
        s.play(moves(s)[0])
    assert [player.loyalty for player in s.players] == [BRITISH] * 3


@rule("PP-0.3")
def test_a_turn_has_two_actions_and_then_the_next_seat_acts() -> None:
    s = new(3)
    for _ in range(3):
        s.play(moves(s)[0])
    first = s.memory.active
    assert s.memory.actions_left == 2
    play(s, "end_turn")
    assert s.memory.active == (first + 1) % 3


@rule("PP-0.4")
@pytest.mark.parametrize("seed", range(6))
def test_a_game_ends_by_a_lead_of_four_or_after_the_last_check(seed: int) -> None:
    s = new(3, seed)
    play_on(s, seed)
    scores = sorted(s.scores())
    if s.ending == 1:
        assert scores[-1] - scores[-2] >= 4
    else:
        assert s.ending == 2
        assert not any(is_check(card) for card in [*s.piles.deck, *s.market])


@rule("PP-0.5")
def test_random_games_take_about_forty_turns() -> None:
    turns = []
    for seed in range(20):
        s = new(3, seed)
        play_on(s, seed)
        turns.append(int(s.turn))
    assert 25 <= sum(turns) / 20 <= 60


# Components


@rule("PP-1.1")
def test_the_places_of_all_pieces_lie_side_by_side() -> None:
    seats, coalitions, regions = range(MOST_SEATS), range(Coalition.COUNT), range(Region.COUNT)
    found = [tribe_place(seat, region) for seat in seats for region in regions]
    found += [army_place(coalition, region) for coalition in coalitions for region in regions]
    found += [road_place(c, border) for c in coalitions for border in range(len(BORDERS))]
    found += [gift_place(seat, space) for seat in seats for space in range(GIFT_SPACES)]
    found += [spy_place(card, seat) for card in range(COURT_NUMBERS) for seat in seats]
    assert found == list(range(PLACES))


@rule("PP-1.3", "PP-1.5", "PP-2.6")
def test_numbers_written_out_agree_with_each_other() -> None:
    assert (COURT_NUMBERS, CARD_NUMBERS) == (COURT_CARDS + 1, Event.REBUKE + 1)
    assert SLOTS == ROWS * COLUMNS
    assert len(BORDERS) == BORDER_COUNT
    assert CARD_SITES == Region.COUNT


@rule("PP-1.1")
def test_every_place_has_one_owner_and_one_spot() -> None:
    kinds = [is_tribe, is_army, is_road, is_gift, is_spy]
    for place in range(PLACES):
        assert sum(kind(place) for kind in kinds) == 1
        assert is_block(place) == (is_army(place) or is_road(place))
    assert (owner_at(tribe_place(2, 3)), spot_at(tribe_place(2, 3))) == (2, 3)
    assert (owner_at(road_place(1, 8)), spot_at(road_place(1, 8))) == (1, 8)
    assert (owner_at(gift_place(4, 2)), spot_at(gift_place(4, 2))) == (4, 2)
    assert (owner_at(spy_place(100, 4)), spot_at(spy_place(100, 4))) == (4, 100)
    assert GIFTS + 15 == SPIES


@rule("PP-1.2")
def test_pieces_of_all_owners_share_a_region() -> None:
    s = table()
    for seat in range(3):
        s.board[tribe_place(seat, PERSIA)] = 2
    assert [s.tribes(seat, PERSIA) for seat in range(3)] == [2, 2, 2]


@rule("PP-1.3")
def test_the_map_has_nine_borders() -> None:
    found = {
        tuple(sorted((REGIONS[region], REGIONS[across(border, region)])))
        for region in range(6)
        for border in REGION_BORDERS[region]
    }
    assert found == {
        ("persia", "transcaspia"),
        ("herat", "persia"),
        ("herat", "transcaspia"),
        ("kabul", "transcaspia"),
        ("herat", "kabul"),
        ("herat", "kandahar"),
        ("kabul", "kandahar"),
        ("kabul", "punjab"),
        ("kandahar", "punjab"),
    }
    assert len(BORDERS) == 9


@rule("PP-1.4")
def test_rupees_are_no_limited_component() -> None:
    s = table()
    s.players[0].rupees = 500
    assert GAME.load(GAME.dump(s)).players[0].rupees == 500  # type: ignore[attr-defined]


@rule("PP-1.5")
def test_court_cards_have_icons_actions_and_the_leverage_mark() -> None:
    for card in range(1, 101):
        assert 1 <= RANK_OF[card] <= 3
        assert 1 <= len(ICONS_OF[card]) <= 4
        assert len(ACTIONS_OF[card]) <= 3
        assert (Icon.LEVERAGE in ICONS_OF[card]) == (LEVERAGED[card] == 1)
    counts = Counter(ICONS[icon] for icons in ICONS_OF for icon in icons)
    for row in rows("impact_icons.csv"):
        assert counts[row["icon"]] == int(row["count_on_court_cards"])
    assert COURT[0]["name"] == "Mohan Lal"


@rule("PP-1.6")
def test_there_are_four_suits() -> None:
    assert SUITS == ["economic", "military", "political", "intelligence"]
    assert Counter(int(suit) for suit in SUIT_OF)[-1] == 1


@rule("PP-1.5")
def test_regions_have_the_printed_number_of_cards() -> None:
    counts = Counter(int(REGION_OF[card]) for card in range(1, 101))
    for row in rows("regions.csv"):
        assert counts[REGIONS.index(row["region"])] == int(row["court_cards"])
    assert len([n for n in ABILITY_NUMBER if n >= 0]) == 22
    assert len(ABILITIES) == 20


@rule("PP-1.7")
def test_discarded_cards_never_come_back() -> None:
    s = new(3)
    gone: set[int] = set()
    for seed in range(200):
        if s.decision() is None:
            break
        prizes = {card for player in s.players for card in player.prizes}
        active = {*s.events.cards}
        assert gone <= {*s.piles.discards, *prizes, *active}
        gone |= {*s.piles.discards}
        options = moves(s)
        s.play(options[seed * 7 % len(options)])


# Set-up


@rule("PP-2.1", "PP-2.7")
def test_everybody_begins_with_four_rupees_and_ten_cylinders() -> None:
    s = new(4)
    assert s.favored == Suit.POLITICAL
    for player in s.players:
        assert (player.rupees, player.supply, player.score) == (4, 10, 0)
        assert player.hand == player.court == player.prizes == []


@rule("PP-2.2", "PP-2.3", "PP-2.4", "PP-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_piles_hold_what_the_tables_say(seats: int) -> None:
    s = new(seats, seats)
    shown = [int(s.market[slot(f"{row}{column}")]) for column in range(COLUMNS) for row in "TB"]
    cards = [*shown, *reversed(s.piles.deck)]
    totals = next(
        row for row in rows("deck_totals.csv") if int(row["players_incl_wakhan"]) == seats
    )
    assert len(cards) == int(totals["deck_before_market"])
    assert len(s.piles.left_out) == int(totals["court_cards_out"]) + 6
    start = 0
    for number, pile in enumerate(piles_for(seats), start=1):
        part = cards[start : start + pile.size]
        start += pile.size
        assert sum(is_check(card) for card in part) == (1 if number >= 3 else 0)
        events = sum(card >= 105 for card in part)
        assert events == (0, 0, 2, 1, 1, 1, 1)[number]
        assert sum(card <= 100 for card in part) == 5 + seats


@rule("PP-2.5")
def test_piles_are_shuffled_by_themselves() -> None:
    seen = {new(2, seed).piles.deck[0] for seed in range(12)}
    assert len(seen) > 6


@rule("PP-2.6")
def test_the_market_is_filled_column_by_column_without_a_check() -> None:
    for seed in range(20):
        s = new(2, seed)
        assert all(card > 0 and not is_check(card) for card in s.market)


@rule("PP-2.8", "PP-3.10")
def test_a_random_player_chooses_first_and_the_last_chooser_takes_the_first_turn() -> None:
    firsts = set()
    for seed in range(12):
        s = new(3, seed)
        first = s.decision().who  # type: ignore[union-attr]
        firsts.add(first)
        asked = []
        for _ in range(3):
            asked.append(s.decision().who)  # type: ignore[union-attr]
            assert len(moves(s)) == 3
            s.play(moves(s)[2])
        assert asked == [first, (first + 1) % 3, (first + 2) % 3]
        assert s.decision().who == asked[-1]  # type: ignore[union-attr]
        assert [player.loyalty for player in s.players] == [AFGHAN] * 3
    assert firsts == {0, 1, 2}


@rule("PP-2.9", "PP-9.R07")
def test_courts_form_a_circle_in_turn_order() -> None:
    s = table()
    s.players[0].court = [1, 2]
    s.players[1].court = [3]
    s.players[2].court = [4, 5]
    assert s.track() == [1, 2, 3, 4, 5]
    assert (s.left_of(0), s.right_of(0)) == (2, 1)


@rule("PP-2.9", "PP-6.2", "PP-9.R07")
def test_wakhan_lies_to_the_right_of_the_last_chooser() -> None:
    for seed in range(8):
        s = new(3, seed, wakhan=True)
        s.play(moves(s)[0])
        last = s.decision().who  # type: ignore[union-attr]
        assert s.right_of(last) == s.wakhan
        assert s.left_of(s.wakhan) == last == s.after[s.wakhan]
        assert s.right_of(s.wakhan) == 1 - last


@rule("PP-2.9", "PP-9.R07")
def test_with_wakhan_the_next_player_sits_at_the_left() -> None:
    s = table(3, wakhan=True)
    s.players[0].court = [1, 2]
    s.players[1].court = [3]
    s.players[2].court = [4, 5]
    assert s.after == [1, 2, 0]
    assert s.track() == [1, 2, 4, 5, 3]


@rule("PP-2.9")
def test_with_one_human_both_neighbours_are_the_same() -> None:
    s = table(2, wakhan=True)
    s.players[0].court = [1, 2]
    s.players[1].court = [4, 5]
    assert s.track() == [1, 2, 4, 5]
    assert s.left_of(1) == s.right_of(1) == 0


@rule("PP-6.2", "PP-2.8")
def test_wakhan_takes_the_first_turn_and_then_the_last_chooser() -> None:
    for seed in range(8):
        s = new(3, seed, wakhan=True)
        first = s.decision().who  # type: ignore[union-attr]
        s.play(moves(s)[0])
        s.play(moves(s)[1])
        assert s.from_seat(2) == [2, 1 - first, first]
        assert s.turn >= 2
        assert s.ai.face > 0
        assert s.players[2].loyalty == -1
        assert s.players[2].hand == []
        assert s.players[0].loyalty != RUSSIAN or s.players[1].loyalty != RUSSIAN


@rule("PP-4.7", "PP-4.20")
def test_the_board_gets_the_checks_and_the_costs_of_gifts() -> None:
    facts = GAME.components()
    assert facts["checks"] == [101, 102, 103, 104]
    assert facts["gifts"] == [2, 4, 6]


@rule("PP-1.1", "PP-4.13")
def test_the_board_gets_the_blocks_what_lasts_on_a_card_and_where_to_read() -> None:
    facts: Any = GAME.components()
    assert facts["blocks"] == 12
    assert facts["rules"] == {"court": "PP-4.2", "events": "PP-4.20"}
    lasting = {card: face["lasting"] for card, face in facts["court"].items() if face["lasting"]}
    leveraged = [str(card) for card in range(1, COURT_NUMBERS) if LEVERAGED[card] == 1]
    assert lasting == {card: ["leverage"] for card in leveraged}
    for face in facts["court"].values():
        assert set(face["lasting"]) <= set(face["icons"])
