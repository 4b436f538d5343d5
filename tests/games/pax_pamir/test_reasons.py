"""What players are told who point at something that is no choice, and before a costly move."""

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    act,
    armies,
    asks,
    coins,
    court,
    full_market,
    gift,
    hand,
    market,
    move_of,
    reasons,
    rich,
    roads,
    spies,
    table,
    told,
    tribes,
)
from panj.core.messages import Message
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.places import CARD_SITES, spy_place, tribe_place
from panj.games.pax_pamir.rules.agreement import AgreeToEnd
from panj.games.pax_pamir.rules.battle import ChooseBattle, Fight
from panj.games.pax_pamir.rules.betray import Betray
from panj.games.pax_pamir.rules.blackmail import Blackmail
from panj.games.pax_pamir.rules.build import Build, BuildFree
from panj.games.pax_pamir.rules.cleanup import DiscardCourt, DiscardHand
from panj.games.pax_pamir.rules.discard import Cause, DiscardOrder, PayDebt
from panj.games.pax_pamir.rules.events import ChooseRebuke, ConfidenceFailure, SwapHands
from panj.games.pax_pamir.rules.gift import Give
from panj.games.pax_pamir.rules.limits import SelectPiece
from panj.games.pax_pamir.rules.move import MovePiece
from panj.games.pax_pamir.rules.play import PlaceRoad, PlaceSpy
from panj.games.pax_pamir.rules.safe_house import SafeHouse
from panj.games.pax_pamir.rules.tax import Tax
from support import asked, moves, rule


def test_nothing_is_both_a_choice_and_refused() -> None:
    for seats, options in [(2, {}), (4, {}), (3, {"wakhan": True})]:
        s = GAME.new(seats, options, 7)
        for step in range(300):
            d = s.decision()
            if d is None:
                break
            legal = d.moves(s)
            lit = {GAME.moves.things(move)[0] for move in legal if GAME.moves.things(move)}
            assert lit.isdisjoint({each.thing for each in d.blocked(s)}), type(d).__name__
            s.play(legal[(step * 7) % len(legal)])


@rule("PP-3.12")
def test_blackmail_says_why_a_card_is_no_target() -> None:
    s = table()
    court(s, 0, 54)
    court(s, 1, 55, 62, 46)
    spies(s, 2, 55)
    asks(s, Blackmail(0))
    assert reasons(s) == {"card:55": "has_spy", "card:46": "no_blackmail"}


@rule("PP-4.3")
def test_roads_and_spies_stay_in_the_region_of_the_card() -> None:
    s = table()
    court(s, 0, 62)
    court(s, 1, 46)
    asks(s, PlaceRoad(0, 62))
    assert reasons(s)["border:kabul_punjab"] == "not_a_border"
    assert "border:herat_kabul" not in reasons(s)
    asks(s, PlaceSpy(0, 62))
    assert reasons(s) == {"card:46": "not_of_region"}


@rule("PP-4.16")
def test_pieces_of_this_turn_and_of_others_cannot_be_taken() -> None:
    s = table()
    court(s, 0, 62)
    tribes(s, 0, HERAT)
    tribes(s, 1, KABUL)
    spies(s, 0, 62)
    s.memory.placed = [int(spy_place(62, 0))]
    asks(s, SelectPiece(0, int(tribe_place(0, KABUL))))
    assert reasons(s) == {"tribe:kabul:1": "not_yours", "spy:62:0": "placed_now"}


@rule("PP-4.6")
def test_tax_names_bare_cards_players_out_of_reach_and_shelters() -> None:
    s = table()
    market(s, T0=85, T1=86)
    coins(s, T0=1)
    tribes(s, 0, KABUL)
    court(s, 1, 14)
    rich(s, 4, 2, 4)
    asks(s, Tax(0, 2, False))
    found = reasons(s)
    assert found == {
        "card:86": "no_rupees",
        "seat:0": "another",
        "seat:1": "sheltered",
        "seat:2": "out_of_reach",
    }


@rule("PP-4.7")
def test_gift_spaces_are_taken_or_too_dear() -> None:
    s = table()
    gift(s, 0, 0)
    rich(s, 4)
    asks(s, Give(0))
    assert reasons(s) == {"gift:2": "gift_taken", "gift:6": "too_expensive"}


@rule("PP-4.8")
def test_building_says_what_is_not_ruled() -> None:
    s = table()
    tribes(s, 0, PERSIA)
    for step in (Build(0, 0), BuildFree(0)):
        asks(s, step)
        found = reasons(s)
        assert found["region:kabul"] == "not_ruled"
        assert found["border:kabul_punjab"] == "no_ruled_side"
        assert "region:persia" not in found
        assert "border:herat_persia" not in found


@rule("PP-4.9")
def test_moving_says_which_pieces_cannot_step() -> None:
    s = table()
    court(s, 0, 62)
    court(s, 1, 46)
    spies(s, 0, 62)
    armies(s, AFGHAN, KABUL)
    armies(s, BRITISH, KABUL)
    armies(s, AFGHAN, HERAT)
    roads(s, AFGHAN, "herat_persia")
    tribes(s, 0, KABUL)
    tribes(s, 1, KABUL)
    asks(s, MovePiece(0, 1, False))
    assert reasons(s) == {
        "army:kabul:afghan": "no_road",
        "army:kabul:british": "not_your_army",
        "tribe:kabul:0": "needs_nationalism",
        "tribe:kabul:1": "not_yours",
        "card:46": "no_own_spy",
    }


@rule("PP-4.10")
def test_betrayal_needs_an_own_spy() -> None:
    s = table()
    court(s, 1, 46, 62)
    spies(s, 0, 46)
    asks(s, Betray(0))
    assert reasons(s) == {"card:62": "no_own_spy"}


@rule("PP-4.11")
def test_battle_says_where_there_is_none() -> None:
    s = table()
    court(s, 1, 46, 62)
    spies(s, 0, 46)
    armies(s, AFGHAN, KABUL)
    armies(s, BRITISH, KABUL)
    armies(s, AFGHAN, HERAT)
    asks(s, ChooseBattle(0, 62))
    found = reasons(s)
    assert found["region:herat"] == "nothing_to_remove"
    assert found["region:persia"] == "no_fighters"
    assert found["card:46"] == "nothing_to_remove"
    assert found["card:62"] == "no_own_spy"
    assert "region:kabul" not in found


@rule("PP-4.11")
def test_a_fight_says_what_stands_firm() -> None:
    s = table()
    court(s, 2, 97)
    court(s, 1, 46)
    spies(s, 1, 46)
    armies(s, AFGHAN, 1)
    armies(s, BRITISH, 1)
    armies(s, BRITISH, PUNJAB)
    tribes(s, 2, 1)
    asks(s, Fight(0, 1, 1, 0))
    assert reasons(s) == {
        "army:transcaspia:afghan": "own_side",
        "army:punjab:british": "not_at_site",
        "tribe:transcaspia:2": "citadel",
        "spy:46:1": "not_at_site",
    }


@rule("PP-4.11")
def test_advisors_protect_their_spies() -> None:
    s = table()
    court(s, 1, 1, 46)
    for seat in range(3):
        spies(s, seat, 46)
    asks(s, Fight(0, CARD_SITES + 46, 1, 0))
    assert reasons(s) == {"spy:46:0": "own_side", "spy:46:1": "advisors"}


@rule("PP-3.24", "PP-3.26", "PP-3.27", "PP-3.28")
def test_forced_choices_say_which_cards_are_meant() -> None:
    s = table()
    court(s, 0, 41, 62, 14, 46)
    hand(s, 0, 85)
    asks(s, DiscardCourt(0))
    assert reasons(s) == {"card:85": "only_court"}
    asks(s, DiscardHand(0))
    assert set(reasons(s).values()) == {"only_hand"}
    asks(s, ConfidenceFailure(0))
    assert set(reasons(s).values()) == {"only_hand"}
    asks(s, SafeHouse(0))
    assert reasons(s) == dict.fromkeys(("card:62", "card:14", "card:46"), "no_safe_house")


@rule("PP-3.22", "PP-3.23", "PP-3.25")
def test_debts_orders_and_swaps_say_what_is_not_meant() -> None:
    s = table()
    court(s, 0, 6, 58, 46)
    court(s, 1, 62)
    asks(s, PayDebt(0, 1))
    assert reasons(s) == {"card:62": "not_yours"}
    asks(s, DiscardOrder(0, Cause.LOYALTY, AFGHAN))
    assert reasons(s) == {"card:46": "may_stay", "card:62": "may_stay"}
    asks(s, SwapHands(0))
    assert reasons(s) == {"seat:0": "another"}


# Previews


@rule("PP-3.27", "PP-3.28", "PP-3.40")
def test_the_end_of_a_turn_tells_what_it_brings() -> None:
    s = table()
    full_market(s)
    market(s, T0=109, B0=105)
    tribes(s, 1, PUNJAB)
    court(s, 1, 24)
    court(s, 0, 62, 14, 46, 61)
    hand(s, 0, 1, 2, 4)
    act(s)
    end = move_of("end_turn")
    counted = ["unused", "over_court", "over_hand"]
    assert told(s, end) == [*counted, "event", "overthrow_card", "event"]
    assert [message.operands for message in asked(s).preview(s, end)[:3]] == [[2], [1], [1]]


@rule("PP-3.40", "PP-5.1")
def test_a_check_that_would_be_discarded_is_told_before_the_turn_ends() -> None:
    s = table()
    market(s, B0=101)
    tribes(s, 0, KABUL)
    act(s)
    assert told(s, move_of("end_turn")) == ["unused", "unsuccessful", "points", "points", "points"]


@rule("PP-4.14", "PP-4.20")
def test_rebuke_tells_which_cards_go_with_the_tribes() -> None:
    s = table()
    court(s, 1, 27)
    tribes(s, 1, PUNJAB, 2)
    asks(s, ChooseRebuke(0))
    assert asked(s).preview(s, move_of("rebuke punjab")) == [
        Message("pax_pamir.preview.overthrow_card", [1, 27]),
        Message("pax_pamir.preview.debt", [1, 2, 0]),
    ]
    assert told(s, move_of("rebuke herat")) == []


@rule("PP-4.13", "PP-4.15")
def test_a_lost_patriot_tells_its_own_losses() -> None:
    s = table()
    court(s, 0, 6)
    tribes(s, 0, KABUL, 2)
    hand(s, 0, 51)
    act(s)
    assert told(s, move_of("play 51 left")) == ["loyalty", "patriot_lost", "overthrow_tribes"]


# The view


@rule("PP-4.1", "PP-4.2", "PP-4.5")
def test_the_view_tells_prices_bribes_and_the_reach_of_actions() -> None:
    s = table()
    tribes(s, 1, KANDAHAR, 2)
    hand(s, 0, 46)
    court(s, 0, 62, 82)
    seen = GAME.view(s, 0)
    assert seen["prices"] == [0, 1, 2, 3, 4, 5]
    players = seen["players"]
    assert isinstance(players, list)
    assert players[0]["bribes"] == [{"card": 46, "holder": 1, "amount": 2}]
    assert players[0]["court"][0]["acts"] == [
        {"action": "gift", "cost": 2, "reach": None},
        {"action": "build", "cost": 2, "reach": None},
    ]
    assert players[0]["court"][1]["acts"][1] == {"action": "battle", "cost": None, "reach": 2}
    assert GAME.view(s, 1)["players"][0]["bribes"] == []  # type: ignore[index]


@rule("PP-4.3")
def test_the_view_tells_which_icon_is_resolved() -> None:
    s = table()
    hand(s, 0, 62)
    act(s)
    s.play(move_of("play 62 right"))
    assert GAME.view(s, 1)["resolving"] == {"card": 62, "icon": 0}
    assert "acting" not in GAME.view(s, 1)


@rule("PP-4.5")
def test_the_view_tells_everybody_which_card_acts() -> None:
    s = table()
    court(s, 0, 62)
    s.players[0].rupees = 4
    act(s)
    assert "acting" not in GAME.view(s, 1)
    s.play(move_of("use 62 gift"))
    assert GAME.view(s, 1)["acting"] == {"card": 62}
    assert "resolving" not in GAME.view(s, 1)


# Agreement to end


@rule("PP-9.R25", "PP-9.R47")
def test_after_an_idle_round_the_players_may_agree_to_end() -> None:
    s = GAME.new(2, {}, 3)
    while len(moves(s)) == 3:
        s.play(moves(s)[0])
    for _ in range(2):
        s.play(move_of("end_turn"))
    assert isinstance(s.decision(), AgreeToEnd)
    s.play(move_of("agree"))
    assert isinstance(s.decision(), AgreeToEnd)
    s.play(move_of("agree"))
    assert s.decision() is None
    assert GAME.view(s, 0)["ending"] == "agreement"
    assert s.ranking() == [1, 1]


@rule("PP-9.R47")
def test_one_who_declines_keeps_the_game_going() -> None:
    s = table(2)
    tribes(s, 0, RUSSIAN)
    asks(s, AgreeToEnd(0, 1))
    s.play(move_of("decline"))
    assert s.decision() is None
    assert GAME.view(s, 0)["ending"] == "none"
