"""KO-0 and KO-1: what is in the box."""

from collections import Counter

from games.kohan_dej.scene import deck, gold, table, turn
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.moves import VERBS, Do
from panj.games.kohan_dej.rules.cards import draw_cards
from panj.games.kohan_dej.rules.roles.table import POWERS
from panj.games.kohan_dej.tables import (
    BASIC_CARDS,
    COST,
    DISTRICT_NAMES,
    KINDS,
    PRESET_ROLES,
    PRESET_UNIQUES,
    PRESETS,
    RANK,
    ROLE_NAMES,
    SELECTIONS,
    TYPE,
    TYPES,
    UNIQUE_NAMES,
    District,
    Role,
    roles_of_rank,
)
from support import rule


@rule("KO-0.1")
def test_two_to_eight_may_play() -> None:
    assert GAME.seat_counts == (2, 3, 4, 5, 6, 7, 8)


@rule("KO-1.1")
def test_there_are_27_roles_three_of_each_rank() -> None:
    assert len(ROLE_NAMES) == 27
    assert Counter(int(rank) for rank in RANK) == dict.fromkeys(range(1, 10), 3)
    assert [ROLE_NAMES[role] for role in roles_of_rank(4)] == ["king", "emperor", "patrician"]


@rule("KO-1.1")
def test_the_constants_are_the_rows_of_the_tables() -> None:
    for number, name in enumerate(ROLE_NAMES):
        assert getattr(Role, name.upper()) == number
    for number, name in enumerate(DISTRICT_NAMES):
        assert getattr(District, name.upper()) == number


@rule("KO-1.1", "KO-1.2")
def test_there_are_54_basic_cards_of_four_types_and_30_unique_ones() -> None:
    counts = Counter(TYPES[TYPE[kind]] for kind in BASIC_CARDS)
    assert counts == {"noble": 12, "religious": 11, "trade": 20, "military": 11}
    assert len(BASIC_CARDS) + len(UNIQUE_NAMES) == 84
    assert len(set(BASIC_CARDS)) == 17
    assert all(TYPES[TYPE[kind]] == "unique" for kind in range(17, KINDS))


@rule("KO-1.1")
def test_costs_are_as_printed() -> None:
    cheap = {"temple": 1, "tavern": 1, "watchtower": 1, "secret_vault": 0}
    for name, cost in {**cheap, "palace": 5, "great_wall": 6, "stables": 2, "keep": 3}.items():
        assert COST[DISTRICT_NAMES.index(name)] == cost


@rule("KO-1.1")
def test_every_role_has_a_power_of_its_own() -> None:
    assert [type(power).__name__ for power in POWERS] == [
        "".join(part.capitalize() for part in name.split("_")) for name in ROLE_NAMES
    ]


@rule("KO-6.1")
def test_presets_have_nine_roles_by_rank_and_14_unique_districts() -> None:
    assert len(PRESETS) == 7
    for preset in PRESETS:
        assert [int(RANK[role]) for role in PRESET_ROLES[preset]] == list(range(1, 10))
        assert len(set(PRESET_UNIQUES[preset])) == 14
    assert set().union(*PRESET_ROLES.values()) == set(range(27))
    assert set().union(*PRESET_UNIQUES.values()) == set(range(17, KINDS))


@rule("KO-6.5")
def test_the_beginner_set_has_the_classic_eight() -> None:
    classic = ["assassin", "thief", "magician", "king"]
    classic += ["bishop", "merchant", "architect", "warlord"]
    assert [ROLE_NAMES[role] for role in PRESET_ROLES["beginner"][:8]] == classic


@rule("KO-3.3", "KO-7.5")
def test_face_up_face_down_and_held_roles_make_the_cast() -> None:
    for row in SELECTIONS:
        held = row.players * (2 if row.players <= 3 else 1)
        assert row.face_up + row.face_down_at_end + held == row.roles


@rule("KO-1.3")
def test_gold_has_no_limit() -> None:
    s = table()
    gold(s, 200)
    turn(s, 0, "merchant", gathered=False)
    s.play(VERBS.parse("gather_gold"))
    assert s.players[0].gold == 203


@rule("KO-1.4", "KO-1.5")
def test_one_draws_from_the_top_as_far_as_the_deck_goes() -> None:
    s = table()
    deck(s, "castle tavern")
    assert draw_cards(s, 0, 3) == 2
    assert s.players[0].hand == [District.CASTLE, District.TAVERN]
    assert draw_cards(s, 0, 1) == 0


def test_verbs_stand_where_their_numbers_say() -> None:
    for verb in VERBS.verbs:
        assert getattr(Do, verb.name.upper()) == verb.kind
