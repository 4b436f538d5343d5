"""Eight whole games of the vectors: every line, every number of options, every score."""

from collections import defaultdict

import pytest

from panj.games.kingdomino.rules.turn import PlaceDomino
from panj.games.kingdomino.state import KingdominoState
from support import asked, moves, rule
from support.kingdomino import claim, discard, lay, script, table, vectors

Row = dict[str, str]
SETTINGS = {
    "total_base": {},
    "total_mk": {"middle_kingdom": True},
    "total_h": {"harmony": True},
    "total_mk_h": {"middle_kingdom": True, "harmony": True},
}


def games() -> dict[str, list[Row]]:
    """The events of every replay by its name, in order."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in vectors("test_replays.csv"):
        found[row["game"]].append(row)
    return dict(found)


GAMES = games()


def seat(player: str) -> int:
    return int(player.removeprefix("P")) - 1


def numbers(row: Row) -> list[int]:
    return [int(word) for word in row["data"].split()]


def only(events: list[Row], name: str) -> Row:
    return next(row for row in events if row["event"] == name)


def begin(events: list[Row], **options: bool) -> KingdominoState:
    """The table of a replay before its first claim."""
    mode = events[0]["mode"]
    if mode == "duel":
        s = table(mighty_duel=True, **options)
    else:
        s = table(seats=int(mode.removeprefix("base")), **options)
    kings = [seat(word) for word in only(events, "KING_ORDER")["data"].split()]
    deck = numbers(only(events, "DECK_ORDER"))
    script(s, deck, kings, numbers(only(events, "SET_ASIDE")))
    return s


def follow(s: KingdominoState, row: Row) -> None:
    """Check one event against the table, and play it if it is a decision."""
    event = row["event"]
    if event == "REVEAL":
        assert s.next.dominoes == numbers(row)
    elif event in ("CLAIM", "PLACE", "DISCARD"):
        decide(s, row)


def decide(s: KingdominoState, row: Row) -> None:
    """The right seat is asked, with the right number of options, and takes the recorded one."""
    d = asked(s)
    domino = int(row["domino"])
    options = moves(s)
    assert d.who == seat(row["player"])
    assert isinstance(d, PlaceDomino) == (row["event"] != "CLAIM")
    if row["event"] == "DISCARD":
        assert options == [discard(domino)]
        assert row["n_options"] == "0"
        s.play(options[0])
        return
    assert len(options) == int(row["n_options"])
    if row["event"] == "CLAIM":
        move = claim(domino)
    else:
        assert isinstance(d, PlaceDomino)
        assert d.domino == domino
        move = lay((int(row["xa"]), int(row["ya"])), (int(row["xb"]), int(row["yb"])))
    assert move in options
    s.play(move)


def replayed(name: str, **options: bool) -> KingdominoState:
    s = begin(GAMES[name], **options)
    for row in GAMES[name]:
        follow(s, row)
    return s


def facts(row: Row) -> dict[str, int]:
    return {name: int(value) for name, value in (word.split("=") for word in row["data"].split())}


@rule("KD-3.2", "KD-3.5", "KD-3.6", "KD-4.1", "KD-4.7")
@pytest.mark.parametrize("name", GAMES)
def test_the_whole_replay_is_reproduced(name: str) -> None:
    s = replayed(name)
    assert s.decision() is None
    for row in GAMES[name]:
        if row["event"] == "SCORE":
            player = s.players[seat(row["player"])]
            expected = facts(row)
            result = player.tallies[0]
            assert result.total == expected["territory"]
            assert result.largest == expected["largest"]
            assert result.crowns == expected["crowns"]
            assert len(player.discarded) == expected["discarded"]
            assert player.kingdom.is_complete(s.layout.grid) == bool(expected["complete"])
            assert player.kingdom.is_centred() == bool(expected["centred"])


@rule("KD-5.4", "KD-6.3", "KD-6.4", "KD-6.7")
@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("name", GAMES)
def test_the_scores_of_the_replay_under_every_bonus_setting(name: str, setting: str) -> None:
    s = replayed(name, **SETTINGS[setting])
    expected = [facts(row)[setting] for row in GAMES[name] if row["event"] == "SCORE"]
    assert s.scores() == expected


@rule("KD-5.5", "KD-8.3")
@pytest.mark.parametrize("name", GAMES)
def test_the_winner_of_the_replay(name: str) -> None:
    result = only(GAMES[name], "RESULT")["data"]
    winners = {seat(word) for word in result.removeprefix("winners_base=").split("+")}
    places = replayed(name).ranking()
    assert {one for one, place in enumerate(places) if place == 1} == winners


@rule("KD-3.13")
def test_there_are_two_replays_of_every_mode() -> None:
    assert sorted(GAMES) == [
        f"{mode}_{letter}" for mode in ("base2", "base3", "base4", "duel") for letter in "ab"
    ]
    assert sum(len(events) for events in GAMES.values()) == len(vectors("test_replays.csv"))
