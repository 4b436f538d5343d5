"""Observations tell what the views tell: people and learners see the same table."""

import pytest

from panj.games.kohan_dej.tables import DISTRICT_NAMES, ROLE_NAMES
from panj.games.minerva.tables import FACE_NAMES, GOOD_NAMES
from panj.games.pax_pamir.tables import COALITIONS, SUITS
from panj.games.trajan.tables import COLOUR_NAMES, FORUM_NAMES, TILE_IDS
from panj.games.trajan.tables import GOOD_NAMES as COMMODITIES
from support.moments import Moment, moments


def counted(names: list[str], counts: object) -> dict[str, int]:
    """Names with their numbers, without zeros."""
    numbers = [int(count) for count in counts]  # type: ignore[attr-defined]
    return {names[i]: number for i, number in enumerate(numbers) if number}


def tally(names: list[str]) -> dict[str, int]:
    """How often each name occurs."""
    return {name: names.count(name) for name in names}


@pytest.mark.parametrize("seats", [2, 4])
def test_kingdomino(seats: int) -> None:
    for it in moments("kingdomino", seats, {"show_top_number": True}, 9):
        view, seen = it.view, it.seen
        middle = seen["terrain"].shape[1] // 2
        assert [i + 1 for i in range(48) if seen["unseen"][i]] == view["unseen"]
        assert seen["top_number"][0] == view.get("top_number", 0)
        assert seen["position"][0] == view["position"]
        for line in ("current", "next"):
            for i, place in enumerate(view[line]):
                assert seen[line][i, :2].tolist() == [it.from_one(place["owner"]), place["domino"]]
        for i, squares in enumerate(it.each("squares")):
            assert (seen["terrain"][i] > 0).sum() == len(squares)
            for x, y, _, crowns in squares:
                assert seen["terrain"][i, y + middle, x + middle] > 0
                assert seen["crowns"][i, y + middle, x + middle] == crowns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_trajan(seats: int) -> None:
    for it in moments("trajan", seats, {}, 25):
        view, seen = it.view, it.seen
        assert seen["points"].tolist() == it.each("score")
        assert seen["votes"].tolist() == it.each("votes")
        assert seen["supply"].tolist() == it.each("supply")
        assert seen["hand_size"].tolist() == it.each("hand_size")
        assert [counted(COMMODITIES, row) for row in seen["known"]] == it.each("known")
        assert [counted(COMMODITIES, row) for row in seen["display"]] == it.each("display")
        assert counted(COMMODITIES, seen["hand"]) == view["players"][it.seat]["hand"]
        assert counted(COMMODITIES, seen["left"]) == tally(view["seaport"]["left"])
        for i, tiles in enumerate(it.each("tiles")):
            assert counted(FORUM_NAMES, seen["tiles"][i]) == {k: v for k, v in tiles.items() if v}
        for i, trays in enumerate(it.each("trays")):
            shown = trays or [[]] * 6
            for tray in range(6):
                assert counted(COLOUR_NAMES, seen["markers"][i, tray]) == tally(shown[tray])
        for i, stack in enumerate(view["stacks"]):
            top = 0 if stack["top"] is None else TILE_IDS.index(stack["top"]["tile"]) + 1
            assert seen["stacks"][i, 0] == top


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_minerva(seats: int) -> None:
    for it in moments("minerva", seats, {}, 20):
        view, seen = it.view, it.seen
        assert counted(FACE_NAMES, seen["display"]) == {
            tile["tile"]: tile["count"] for tile in view["display"]
        }
        assert counted(FACE_NAMES[40:], seen["temples"]).keys() == {
            tile["tile"] for tile in view["temples"]
        }
        assert counted(FACE_NAMES, seen["unseen"]) == tally(view["unseen"]["locations"])
        assert seen["residences"].tolist() == it.each("residences")
        assert seen["passed"].tolist() == it.each("passed")
        for i, goods in enumerate(it.each("goods")):
            assert seen["goods"][i].tolist() == [goods[name] for name in GOOD_NAMES]
        for i, city in enumerate(it.each("city")):
            assert (seen["cities"][i] > 0).sum() == len(city)
            for tile in city:
                face = FACE_NAMES[seen["cities"][i, tile["y"] + 16, tile["x"] + 16]]
                assert face.removeprefix("staffed_") == tile["tile"]
        if seats == 1:
            pairs = [sum(1 for face in pair if face) for pair in seen["pairs"] if pair.any()]
            assert pairs == [len(pair) for pair in view["pairs"]]


@pytest.mark.parametrize(
    ("seats", "wakhan"), [(2, False), (3, False), (5, False), (2, True), (3, True)]
)
def test_pax_pamir(seats: int, wakhan: bool) -> None:
    for it in moments("pax_pamir", seats, {"wakhan": True} if wakhan else {}, 12):
        check_pax_pamir(it)


def check_pax_pamir(it: Moment) -> None:
    """One seat's observation against its view."""
    view, seen = it.view, it.seen
    assert SUITS[seen["favored"][0]] == view["favored"]
    assert [card or None for card in seen["market"].tolist()] == [
        slot["card"] for slot in view["market"]
    ]
    assert seen["costs"].tolist() == [slot["cost"] or 0 for slot in view["market"]]
    assert seen["rulers"].tolist() == [it.from_one(each["ruler"]) for each in view["regions"]]
    assert seen["points"].tolist() == it.each("score")
    assert seen["influence"].tolist() == it.each("influence")
    assert [None, *COALITIONS][seen["loyalty"][0]] == it.each("loyalty")[0]
    assert seen["hand_size"].tolist() == it.each("hand_size")
    for i, hand in enumerate(it.each("hand")):
        assert seen["hands"][i].nonzero()[0].tolist() == sorted(hand)
    for i, court in enumerate(it.each("court")):
        order = seen["courts"][i].nonzero()[0]
        assert sorted(order, key=lambda card: seen["courts"][i][card]) == [
            each["card"] for each in court
        ]
        for each in court:
            spies = [each["spies"][other] for other in it.others()]
            assert seen["spies"][:, each["card"]].tolist() == spies
    assert sorted(seen["discards"].nonzero()[0].tolist()) == sorted(view["discards"])
    if "wakhan" in view:
        assert seen["ai_face"][0] == view["wakhan"].get("face", {"card": 0})["card"]


@pytest.mark.parametrize("seats", [2, 3, 4, 7, 8])
def test_kohan_dej(seats: int) -> None:
    for it in moments("kohan_dej", seats, {"cast": "random"}, 23):
        check_kohan_dej(it)


def check_kohan_dej(it: Moment) -> None:
    """One seat's observation against its view."""
    view, seen = it.view, it.seen
    me = view["me"]
    assert seen["gold"].tolist() == it.each("gold")
    assert seen["points"].tolist() == it.each("points")
    assert seen["hand_size"].tolist() == it.each("hand")
    assert seen["picked"].tolist() == it.each("picked")
    assert seen["face_down"][0] == view["face_down"]
    assert counted(DISTRICT_NAMES, seen["hands"][0]) == tally(me["hand"])
    for i, other in enumerate(it.others()[1:], 1):
        known = view["players"][other]["known"]
        assert counted(DISTRICT_NAMES, seen["hands"][i]) == tally(known)
    for i, city in enumerate(it.each("city")):
        names = [DISTRICT_NAMES[kind - 1] for kind in seen["city"][i] if kind]
        assert names == [each["district"] for each in city]
        assert counted(DISTRICT_NAMES, seen["districts"][i]) == tally(names)
    cast = [ROLE_NAMES[role - 1] for role in seen["cast"] if role]
    assert cast == view["cast"]
    assert [cast[i] for i in seen["own_roles"].nonzero()[0]] == me["roles"]
    received = [[cast[i] for i in row.nonzero()[0]] for row in seen["received"] if row.any()]
    assert received == me["received"]
    assert {cast[i] for i in seen["out"].nonzero()[0]} == set(me["out"])
    for rank, role in enumerate(view["roles"]):
        marks = [role[name] for name in ("killed", "bewitched", "robbed", "warrant", "threat")]
        assert seen["tokens"][rank, 3:8].tolist() == marks
        assert seen["tokens"][rank, 2] == it.from_one(role["holder"])
    for field in ("tray", "museum"):
        assert counted(DISTRICT_NAMES, seen[field]) == tally(me[field])
    assert counted(DISTRICT_NAMES, seen["deck_top"]) == tally(me["top"])
