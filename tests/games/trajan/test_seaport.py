"""TR-4.1: drawing, taking, playing, shipping."""

import pytest

from games.trajan.scene import (
    SEAPORT,
    ask,
    cards,
    do,
    give,
    held,
    hold,
    on_top,
    options,
    question,
    table,
)
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.rules.cards import draw_face_down
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import GOOD_NAMES, rows
from support import asked, rule

FISH, WINE, WHEAT, OIL = (GOOD_NAMES.index(name) for name in ("fish", "wine", "wheat", "oil"))


def port(hand: str = "", wilds: int = 0, **switches: bool) -> TrajanState:
    """Seat 0 is offered the seaport with these cards and wild commodity tiles."""
    s = table(**switches)
    give(s, 0, hand)
    hold(s, 0, "wild_commodity " * wilds)
    ask(s, OfferAction(0, SEAPORT, 1))
    return s


def empty_pile(s: TrajanState) -> None:
    """Nothing is left face down; the cards lie in nobody's way."""
    for good in s.seaport.pile:
        s.players[1].display[good] += 1
    s.seaport.pile = []


@rule("TR-4.1.1")
def test_draw_two_and_discard_any_card_on_either_pile() -> None:
    s = port("oil")
    on_top(s, "wine fish")
    do(s, "draw_two")
    assert sorted(options(s)) == sorted(
        f"discard {good} {pile}" for good in ("oil", "wine", "fish") for pile in ("left", "right")
    )
    do(s, "discard oil right")
    assert cards(s.players[0].hand) == {"wine": 1, "fish": 1}
    assert s.seaport.right[-1] == OIL
    assert s.decision() is None


@rule("TR-4.1.1")
def test_with_one_card_to_draw_one_is_drawn_and_one_discarded() -> None:
    s = port()
    empty_pile(s)
    s.players[1].display[FISH] -= 1
    s.seaport.pile = [FISH]
    s.seaport.left, s.seaport.right = s.seaport.left[:1], s.seaport.right[:1]
    do(s, "draw_two")
    assert options(s) == ["discard fish left", "discard fish right"]


@rule("TR-4.1.2")
def test_take_the_top_of_a_discard_pile() -> None:
    s = port()
    s.seaport.left = [WINE, FISH]
    do(s, "take left")
    assert cards(s.players[0].hand) == {"fish": 1}
    assert s.seaport.left == [WINE]


@rule("TR-4.1.3")
@pytest.mark.parametrize("second", ["stop", "play_card fish", "play_card wheat"])
def test_play_one_or_two_cards_and_draw_as_many(second: str) -> None:
    s = port("fish fish wheat")
    on_top(s, "oil oil")
    do(s, "play", "play_card fish", second)
    player = s.players[0]
    assert player.hand_size() == 3
    assert cards(player.display)["fish"] == 1 + (second == "play_card fish")
    assert cards(player.hand)["oil"] == (1 if second == "stop" else 2)


@rule("TR-4.1.3")
def test_playing_draws_fewer_when_the_pile_runs_short() -> None:
    s = port("fish wine")
    empty_pile(s)
    s.seaport.left, s.seaport.right = s.seaport.left[:1], s.seaport.right[:1]
    do(s, "play", "play_card wine", "play_card fish")
    assert s.players[0].hand_size() == 0
    assert cards(s.players[0].display) == {"fish": 1, "wine": 1}


@rule("TR-4.1.4")
def test_a_coloured_ship_turns_grey_and_no_cards_are_drawn() -> None:
    s = port("wine wine")
    pile = len(s.seaport.pile)
    do(s, "ship same", "load_same wine 2 0")
    assert s.players[0].points[0] == 6
    assert s.seaport.grey_ships == 0b001
    assert len(s.seaport.pile) == pile
    assert cards(s.players[0].display) == {"wine": 2}


@rule("TR-4.1.4")
@pytest.mark.parametrize("row", rows("ships.csv"), ids=lambda row: "-".join(list(row.values())[:3]))
def test_every_load_scores_what_the_ship_shows(row: dict[str, str]) -> None:
    units = int(row["units"])
    s = port("fish fish fish fish wheat wheat wine wine oil")
    s.seaport.grey_ships = 0b111 if row["side"] == "grey" else 0
    do(s, f"ship {row['ship']}")
    if row["ship"] == "same":
        do(s, f"load_same fish {units} 0")
    elif row["ship"] == "pairs":
        do(s, *["load_pair wine 0", "load_pair fish 0", "load_pair wheat 0"][:units])
        do(s, *["done"] * (units < 3))
    else:
        kinds = ["oil", "wine", "fish", "wheat"][:units]
        do(s, *[f"load_one {kind}" for kind in kinds], *["done"] * (units < 4))
    assert s.decision() is None
    assert s.players[0].points[0] == int(row["vp"])
    assert sum(cards(s.players[0].display).values()) == int(row["cards"])
    assert len(rows("ships.csv")) == 22


@rule("TR-4.1.4")
def test_a_grey_ship_stays_usable_and_shipments_without_points_are_legal() -> None:
    s = port("fish")
    s.seaport.grey_ships = 0b111
    do(s, "ship different", "load_one fish", "done")
    assert s.players[0].points[0] == 0
    assert s.seaport.grey_ships == 0b111


@rule("TR-4.1.4")
def test_pairs_are_of_different_commodities() -> None:
    s = port("fish fish fish fish")
    do(s, "ship pairs", "load_pair fish 0")
    assert options(s) == ["done"]


@rule("TR-4.1.5", "TR-4.9.3")
def test_wild_tiles_replace_cards_of_the_same_kind() -> None:
    s = port("wine", wilds=3)
    do(s, "ship same")
    assert options(s) == [
        *("load_same wine 1 0", "load_same wine 1 1", "load_same wine 1 2", "load_same wine 1 3"),
        *("load_wilds 1", "load_wilds 2", "load_wilds 3"),
    ]
    do(s, "load_same wine 1 3")
    assert s.players[0].points[0] == 20
    assert cards(s.players[0].display) == {"wine": 1}
    assert held(s, 0, "wild_commodity") == 0
    assert len(s.gone.forum) == 3


@rule("TR-4.1.5")
def test_a_shipment_of_wild_tiles_alone_is_allowed() -> None:
    s = port(wilds=2)
    assert "play" not in options(s)
    do(s, "ship pairs", "load_wild_pair", "done")
    assert s.players[0].points[0] == 5
    assert cards(s.players[0].display) == {}


@rule("TR-4.1.5")
def test_wild_tiles_stand_for_other_commodities() -> None:
    s = port("fish wheat", wilds=2)
    do(s, "ship different", "load_one fish", "load_one_wild")
    assert options(s) == ["load_one_wild", "done"]
    do(s, "load_one_wild", "done")
    assert s.players[0].points[0] == 6


@rule("TR-4.1.5")
def test_a_card_and_a_wild_tile_form_a_pair() -> None:
    s = port("fish wheat wheat", wilds=1)
    do(s, "ship pairs")
    assert options(s) == ["load_pair fish 1", "load_pair wheat 0", "load_pair wheat 1"]


@rule("TR-4.1.6")
def test_the_display_is_public_and_cannot_be_used_again() -> None:
    s = port("wine")
    do(s, "ship same", "load_same wine 1 0")
    ask(s, OfferAction(0, SEAPORT, 1))
    assert "play" not in options(s)
    assert "ship same" not in options(s)


@rule("TR-4.1.6")
def test_there_is_no_hand_limit() -> None:
    s = port()
    draw_face_down(s, 0, 30)
    assert s.players[0].hand_size() == 30


@rule("TR-4.1.7")
def test_an_empty_pile_is_made_anew_from_the_discards_but_their_tops() -> None:
    s = port()
    empty_pile(s)
    s.seaport.left, s.seaport.right = [FISH, WINE, WHEAT], [OIL, OIL, FISH]
    do(s, "draw_two")
    assert (s.seaport.left, s.seaport.right) == ([WHEAT], [FISH])
    assert len(s.seaport.pile) == 2
    drawn = sum(cards(s.players[0].hand).values())
    assert drawn == 2
    assert set(cards(s.players[0].hand)) <= {"fish", "wine", "oil"}


@rule("TR-4.1.7")
def test_a_draw_is_skipped_when_there_is_nothing_to_reshuffle() -> None:
    s = port()
    empty_pile(s)
    s.seaport.left, s.seaport.right = [FISH], [WINE]
    assert options(s) == ["take left", "take right", "decline"]
    do(s, "take left")
    assert s.seaport.left == []
    ask(s, OfferAction(0, SEAPORT, 1))
    assert "take left" not in options(s)


@rule("TR-4.1.8")
def test_the_first_step_has_at_most_eight_options() -> None:
    s = port("fish fish")
    assert options(s) == [
        *("draw_two", "take left", "take right", "play"),
        *("ship same", "ship pairs", "ship different", "decline"),
    ]


@rule("TR-4.1.8")
def test_ships_that_cannot_be_loaded_are_not_offered() -> None:
    assert "ship pairs" not in options(port("fish wine"))
    s = port()
    assert options(s) == ["draw_two", "take left", "take right", "decline"]
    assert [each.thing for each in asked(s).blocked(s)] == [
        *("ship:same", "ship:pairs", "ship:different"),
    ]


@rule("TR-4.1.8")
def test_the_second_card_is_of_the_same_kind_or_a_later_one() -> None:
    s = port("fish wine wheat")
    do(s, "play", "play_card fish")
    assert options(s) == ["stop", "play_card wheat"]
    s = port("fish wine wheat")
    do(s, "play", "play_card wine")
    assert options(s) == ["stop", "play_card fish", "play_card wheat"]


@rule("TR-4.1.8")
def test_no_list_of_the_seaport_is_long() -> None:
    s = table()
    for good in range(12):
        s.players[0].hand[good] = 5
    hold(s, 0, "wild_commodity " * 3)
    sizes = {}
    for first in ("ship same", "ship pairs", "ship different", "play"):
        ask(s, OfferAction(0, SEAPORT, 1))
        do(s, first)
        sizes[first] = len(options(s))
    assert sizes == {"ship same": 123, "ship pairs": 25, "ship different": 13, "play": 12}


@rule("TR-4.1.8")
def test_loading_ends_by_itself_when_the_ship_is_full() -> None:
    s = port("fish wine oil wheat")
    do(s, "ship different", "load_one oil", "load_one wine", "load_one fish")
    assert question(s) == "LoadDifferent"
    do(s, "load_one wheat")
    assert s.decision() is None
    assert s.players[0].points[0] == 8


@rule("TR-4.1.8")
def test_questions_about_the_hand_are_never_skipped() -> None:
    s = port("fish fish")
    do(s, "ship pairs", "load_pair fish 0")
    assert options(s) == ["done"]
    assert asked(s).SECRET
