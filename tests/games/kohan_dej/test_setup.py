"""KO-2 and KO-6: what is agreed on before the game, and the table laid."""

import pytest

from games.kohan_dej.scene import role, table
from panj.core.codec import Json
from panj.core.messages import Refused
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import (
    BASIC_CARDS,
    PRESET_UNIQUES,
    PRESETS,
    ROLE_NAMES,
    UNIQUE_NAMES,
)
from support import rule


def new(seats: int, seed: int = 1, **options: Json) -> KohanState:
    s = GAME.new(seats, dict(options), seed)
    assert isinstance(s, KohanState)
    return s


def roles(s: KohanState) -> list[str]:
    return [ROLE_NAMES[role] for role in s.cast]


def refusal(seats: int, **options: Json) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        GAME.terms(seats, dict(options))
    return caught.value.message.key.rpartition(".")[2], caught.value.rule


@rule("KO-2.1", "KO-6.1")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_brings_its_cast_and_its_districts(preset: str) -> None:
    s = new(5, cast=preset)
    assert len(s.cast) == 9
    assert s.uniques == sorted(PRESET_UNIQUES[preset])


@rule("KO-2.2")
def test_rank_nine_is_out_with_two_and_in_with_three_and_eight() -> None:
    assert [len(new(seats).cast) for seats in range(2, 9)] == [8, 9, 9, 9, 9, 9, 9]


@rule("KO-2.2", "KO-6.2")
def test_four_to_seven_may_play_with_eight_roles() -> None:
    assert [len(new(seats, role_count="eight").cast) for seats in (4, 5, 6, 7)] == [8] * 4
    assert refusal(8, role_count="eight") == ("option_seats", "KO-6.2")


@rule("KO-2.3")
def test_the_queen_is_replaced_below_five_players() -> None:
    assert roles(new(5, cast="ambitious_aristocrats"))[8] == "queen"
    assert roles(new(4, cast="ambitious_aristocrats"))[8] == "artist"
    s = new(3, cast="ambitious_aristocrats", queen_replacement="tax_collector")
    assert roles(s)[8] == "tax_collector"


@rule("KO-2.3")
def test_the_emperor_is_replaced_with_two_players() -> None:
    assert roles(new(3, cast="cunning_agents"))[3] == "emperor"
    assert roles(new(2, cast="cunning_agents"))[3] == "king"
    s = new(2, cast="cunning_agents", emperor_replacement="patrician")
    assert roles(s)[3] == "patrician"


@rule("KO-2.4", "KO-2.5")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_gets_four_cards_and_two_gold(seats: int) -> None:
    s = new(seats)
    assert [len(player.hand) for player in s.players] == [4] * seats
    assert [player.gold for player in s.players] == [2] * seats
    assert len(s.deck) == 68 - 4 * seats
    cards = s.deck + [card for player in s.players for card in player.hand]
    assert sorted(cards) == sorted([*BASIC_CARDS, *s.uniques])


@rule("KO-2.5", "KO-9.32")
def test_the_first_crown_is_random_or_set_by_the_host() -> None:
    assert {int(new(4, seed=seed).crown) for seed in range(40)} == {0, 1, 2, 3}
    assert {int(new(4, seed=seed, first_crown=3).crown) for seed in range(5)} == {2}


@rule("KO-2.6")
def test_other_roles_and_districts_are_out_of_the_game() -> None:
    s = new(4)
    assert len(s.cast) == 9
    assert len(s.uniques) == 14


@rule("KO-6.3", "KO-2.1")
def test_any_role_of_a_rank_may_be_chosen() -> None:
    s = new(5, rank_1="witch", rank_9="queen")
    assert (roles(s)[0], roles(s)[8]) == ("witch", "queen")


@rule("KO-6.3")
def test_any_14_unique_districts_may_be_chosen() -> None:
    chosen: list[Json] = [*UNIQUE_NAMES[:14]]
    assert new(4, districts=chosen).uniques == list(range(17, 31))


@rule("KO-6.3", "KO-2.3")
def test_a_random_cast_keeps_the_restrictions() -> None:
    for seed in range(60):
        two = new(2, seed=seed, cast="random")
        four = new(4, seed=seed, cast="random")
        assert "emperor" not in roles(two)
        assert "queen" not in roles(four)
        assert len(set(four.uniques)) == 14
    assert len({tuple(new(5, seed=seed, cast="random").cast) for seed in range(20)}) > 15


@rule("KO-2.3")
def test_a_role_that_the_player_count_forbids_is_refused() -> None:
    assert refusal(4, rank_9="queen") == ("role_seats", "KO-2.3")
    assert refusal(2, rank_4="emperor") == ("role_seats", "KO-2.3")


@rule("KO-2.2")
def test_rank_nine_is_refused_with_two_players_and_with_eight_roles() -> None:
    assert refusal(2, rank_9="artist") == ("option_seats", "KO-2.2")
    assert refusal(5, rank_9="artist", role_count="eight") == ("rank_nine", "KO-6.2")


@rule("KO-2.1")
def test_too_few_unique_districts_are_refused() -> None:
    assert refusal(4, districts=["armory", "park"]) == ("district_count", "KO-2.1")


@rule("KO-2.1")
def test_unknown_names_are_refused() -> None:
    assert refusal(4, districts=["hotel"]) == ("option_value", "KO-2.1")
    assert refusal(4, rank_3="juggler") == ("option_value", "KO-6.3")
    assert refusal(4, cast="no_such_set") == ("option_value", "KO-6.1")
    assert refusal(4, rank_3="king") == ("option_value", "KO-6.3")


@rule("KO-9.32")
def test_a_crown_for_an_empty_seat_is_refused() -> None:
    assert refusal(3, first_crown=4) == ("first_crown", "KO-9.32")


@rule("KO-6.6")
def test_the_official_rules_set_every_switch() -> None:
    law = new(4, ruleset="citadels_2016").law
    off = Law.VAULT_IS_DISTRICT | Law.DRAGON_GATE_EIGHT
    assert law & off == 0
    kept = Law.EFFECTS_AUTOMATIC | Law.ALCHEMIST_LOSES | Law.CROWN_MAY_STAY
    assert law == 16383 & ~(off | kept)
    assert new(4).law == off


@rule("KO-6.6", "KO-9.12")
def test_the_official_game_has_eight_roles_where_that_is_a_choice() -> None:
    counts = [len(new(seats, ruleset="citadels_2016").cast) for seats in range(2, 9)]
    assert counts == [8, 9, 8, 8, 8, 8, 9]
    assert len(new(4).cast) == 9
    assert roles(new(4))[8] == "artist"


@rule("KO-6.4", "KO-0.4")
def test_a_city_is_complete_at_seven_or_eight() -> None:
    assert [int(table(seats).target()) for seats in range(2, 9)] == [8, 8, 7, 7, 7, 7, 7]


@rule("KO-9.35", "KO-9.36", "KO-9.34")
def test_the_sets_and_their_districts_are_known_by_these_names() -> None:
    assert "illustrious_emissaries" in PRESETS
    assert {"basilica", "keep"} <= set(UNIQUE_NAMES)
    assert role("magistrate") == 2
