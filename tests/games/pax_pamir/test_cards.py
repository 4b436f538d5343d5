"""PP-1.5, PP-4.3, PP-4.5: every court card has exactly the impact and the actions printed on it."""

import csv
from collections import Counter
from pathlib import Path

import pytest

import panj.games.pax_pamir
from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    RUSSIAN,
    act,
    armies,
    asked_kind,
    asks,
    coins,
    court,
    hand,
    market,
    play,
    rich,
    roads,
    rupees,
    spies,
    table,
    tribes,
    with_verb,
    with_wakhan,
)
from panj.games.pax_pamir.places import ARMIES, ROADS, SPIES, TRIBES
from panj.games.pax_pamir.rules.wakhan.play import PlayForWakhan
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import COALITIONS, PATRIOT_OF, REGIONS, SUITS, Suit
from support import moves, rule

DATA = Path(panj.games.pax_pamir.__file__).parent / "data"
with DATA.joinpath("court_cards.csv").open(encoding="utf-8", newline="") as file:
    PRINTED = {int(row["number"]): row for row in csv.DictReader(file)}


def icons(card: int) -> Counter[str]:
    """The printed impact icons of a card."""
    return Counter(PRINTED[card]["impact_icons"].split("|"))


def region(card: int) -> int:
    return REGIONS.index(PRINTED[card]["region"])


def pieces_between(s: PaxState, start: int, end: int) -> int:
    """All pieces on a range of places."""
    return sum(int(s.board[place]) for place in range(start, end))


def play_to_the_end(s: PaxState) -> None:
    """Answer roads and spies with the first option, until the turn goes on."""
    while asked_kind(s) != "TakeActions":
        assert asked_kind(s) in ("PlaceRoad", "PlaceSpy")
        s.play(moves(s)[0])


def favor_on(card: int) -> int:
    """The suit that a card brings into favor; political, the first one, if it has no such icon."""
    found = [icon for icon in icons(card) if icon.startswith("favor_")]
    return SUITS.index(found[0].removeprefix("favor_")) if found else Suit.POLITICAL


@rule("PP-4.3", "PP-1.5")
@pytest.mark.parametrize("card", range(1, 101))
def test_a_played_card_has_exactly_its_printed_impact(card: int) -> None:
    s = table()
    hand(s, 0, card)
    act(s)
    play(s, f"play {card} right")
    play_to_the_end(s)
    printed = icons(card)
    assert pieces_between(s, TRIBES, ARMIES) == printed["tribe"]
    assert pieces_between(s, ARMIES, ROADS) == printed["army"]
    assert pieces_between(s, ROADS, SPIES) == printed["road"]
    assert pieces_between(s, SPIES, 595) == printed["spy"]
    assert rupees(s)[0] == 4 + 2 * printed["leverage"]
    assert s.favored == favor_on(card)
    assert s.tribes(0, region(card)) == printed["tribe"]
    assert s.spies_on(card) == printed["spy"]
    assert s.players[0].court == [card]
    assert s.memory.actions_left == 1


@rule("PP-4.2", "PP-4.15")
@pytest.mark.parametrize("card", [card for card in range(1, 101) if PRINTED[card]["patriot"]])
def test_a_patriot_makes_its_player_loyal(card: int) -> None:
    wanted = COALITIONS.index(PRINTED[card]["patriot"])
    for loyalty in (BRITISH, RUSSIAN, AFGHAN):
        s = table(loyalties=(loyalty, BRITISH, RUSSIAN))
        hand(s, 0, card)
        act(s)
        play(s, f"play {card} right")
        play_to_the_end(s)
        assert s.players[0].loyalty == wanted == PATRIOT_OF[card]
        blocks = icons(card)["army"] + icons(card)["road"]
        assert s.blocks[wanted] == 12 - blocks


def busy_table(card: int) -> PaxState:
    """A table on which all six actions are possible for seat 0."""
    s = table()
    court(s, 0, card)
    court(s, 1, 60 if card != 60 else 65)
    target = s.players[1].court[0]
    spies(s, 0, target)
    spies(s, 1, target)
    tribes(s, 0, KABUL)
    armies(s, AFGHAN, HERAT)
    roads(s, AFGHAN, "herat_kabul")
    market(s, T0=61 if card != 61 else 62)
    coins(s, T0=1)
    rich(s, 6)
    return s


@rule("PP-4.5", "PP-1.5", "PP-3.35")
@pytest.mark.parametrize("card", range(1, 101))
def test_a_card_offers_exactly_its_printed_actions(card: int) -> None:
    s = busy_table(card)
    printed = [action for action in PRINTED[card]["actions"].split("|") if action]
    offered = [text.split()[2] for text in with_verb(s, "use")]
    assert sorted(offered) == sorted(printed)


@rule("PP-4.10")
@pytest.mark.parametrize("card", [card for card in range(1, 101) if PRINTED[card]["prize"]])
def test_a_prize_is_worth_the_printed_coalition(card: int) -> None:
    s = table(loyalties=(BRITISH, BRITISH, BRITISH))
    court(s, 0, 16 if card != 16 else 26)
    court(s, 1, card)
    spies(s, 0, card)
    play(s, f"use {s.players[0].court[0]} betray", f"betray {card}", f"take_prize {card}")
    assert s.players[0].prizes == [card]
    assert s.players[0].loyalty == COALITIONS.index(PRINTED[card]["prize"])


@rule("PP-4.10")
@pytest.mark.parametrize("card", [card for card in range(1, 101) if not PRINTED[card]["prize"]])
def test_a_card_without_prize_asks_nothing_after_betrayal(card: int) -> None:
    s = table()
    court(s, 0, 26)
    court(s, 1, card)
    spies(s, 0, card)
    rich(s, 4, 4)
    play(s, "use 26 betray", f"betray {card}")
    assert asked_kind(s) == "TakeActions"
    assert s.piles.discards == [card]
    owed = 2 if PRINTED[card]["leveraged"] == "1" else 0
    assert rupees(s)[1] == 4 - owed


@rule("PP-6.10")
@pytest.mark.parametrize("card", range(1, 101))
def test_wakhan_resolves_every_card_by_herself(card: int) -> None:
    s = with_wakhan(face=1 + card % 24, back=1 + (card + 5) % 24)
    s.piles.discards = [card]
    asks(s, PlayForWakhan(1, card))
    printed = icons(card)
    assert asked_kind(s) == ""
    assert pieces_between(s, TRIBES, ARMIES) == printed["tribe"]
    assert pieces_between(s, ARMIES, ROADS) == printed["army"]
    assert pieces_between(s, ROADS, SPIES) == printed["road"]
    assert s.spies_on(card) == printed["spy"]
    assert s.players[1].rupees == 4 + 2 * printed["leverage"]
    assert s.players[1].loyalty == -1


@rule("PP-1.5")
def test_wheat_fields_are_the_only_card_whose_own_icons_differ_from_its_rank() -> None:
    own = {"economic": "road", "military": "army", "political": "tribe", "intelligence": "spy"}
    odd = [
        card
        for card in PRINTED
        if icons(card)[own[PRINTED[card]["suit"]]] != int(PRINTED[card]["rank"])
    ]
    assert odd == [67]
