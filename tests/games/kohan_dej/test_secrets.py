"""KO-7: what one player does in secret looks the same to everybody else, guesses included."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kohan_dej.scene import knowledge
from panj.core.codec import digest
from panj.core.dice import Dice
from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.moves import Do
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import PRESETS
from support import asked, moves, rule

SECRET_VERBS = {
    Do.PICK,
    Do.BURN,
    Do.KEEP,
    Do.DISCARD,
    Do.GIVE,
    Do.PAY_CARD,
    Do.LABORATORY,
    Do.MUSEUM,
    Do.TAKE,
    Do.SEAL,
    Do.THREATEN,
}
"""Moves whose card or role only the player knows, or one more with him."""


def told(s: KohanState, move: Move, seat: int) -> str:
    """What a seat reads, sees and may guess after a move."""
    copy = s.clone()
    notes: list[Message] = []
    copy.notes = notes
    copy.play(move)
    lines = [note.to_json() for note in notes if note.is_for(seat)]
    return digest([lines, GAME.view(copy, seat), knowledge(copy, seat)])


def strangers(s: KohanState, move: Move) -> list[int]:
    """The seats that must not notice which of several like moves was made."""
    d = asked(s)
    copy = s.clone()
    copy.play(move)
    after = copy.decision()
    inside = {d.who, move.b if move.kind == Do.GIVE else d.who}
    if move.kind in (Do.PICK, Do.BURN) and after is not None:
        inside.add(after.who)  # the next player sees what is left
    if move.kind == Do.TAKE:
        inside.add(int(getattr(d, "target", d.who)))
    return [seat for seat in range(s.seats) if seat not in inside]


def compare(s: KohanState) -> int:
    """Check every pair of like secret moves of this decision; the number of comparisons."""
    made = 0
    found: dict[tuple[int, int], list[Move]] = {}
    for move in moves(s):
        if move.kind in SECRET_VERBS:
            found.setdefault((int(move.kind), int(move.b)), []).append(move)
    if s.draft.pack and len(s.draft.pack) <= 2 and asked(s).RULE == "KO-3.6":
        return 0  # after the last pick roles are called, which shows much
    for like in found.values():
        for seat in strangers(s, like[0]):
            seen = {told(s, move, seat) for move in like}
            assert len(seen) == 1, (type(asked(s)).__name__, like[0].kind, seat)
            made += len(like) > 1
    return made


def watch(seats: int, preset: str, seed: int, rounds: int) -> None:
    """Compare at every decision of the first rounds of a random game."""
    s = GAME.new(seats, {"cast": preset}, seed)
    assert isinstance(s, KohanState)
    dice = Dice(seed)
    while s.decision() is not None and s.round <= rounds:
        compare(s)
        options = moves(s)
        s.make(options[dice.below(len(options))])


SEATS = st.integers(2, 8)
CASTS = st.sampled_from([*PRESETS, "random"])
SEEDS = st.integers(0, 10**6)


@rule("KO-7.2", "KO-7.3", "KO-9.47", "KO-9.48", "KO-3.10")
@settings(max_examples=8, deadline=None)
@given(seats=st.integers(2, 5), preset=CASTS, seed=SEEDS)
def test_like_secret_moves_look_alike_to_strangers(seats: int, preset: str, seed: int) -> None:
    watch(seats, preset, seed, 3)


@pytest.mark.slow
@rule("KO-7.2", "KO-7.3", "KO-9.47", "KO-9.48", "KO-3.10")
@settings(max_examples=60, deadline=None)
@given(seats=SEATS, preset=CASTS, seed=SEEDS)
def test_like_secret_moves_look_alike_in_whole_games(seats: int, preset: str, seed: int) -> None:
    watch(seats, preset, seed, 20)


@rule("KO-3.10")
def test_there_are_secret_moves_to_compare() -> None:
    s = GAME.new(5, {}, 1)
    assert isinstance(s, KohanState)
    assert compare(s) > 0


@rule("KO-1.3", "KO-3.39", "KO-2.4")
@settings(max_examples=30, deadline=None)
@given(seats=st.integers(2, 8), seed=st.integers(0, 10**6))
def test_random_games_keep_their_balance(seats: int, seed: int) -> None:
    s = GAME.new(seats, {"cast": "random"}, seed)
    assert isinstance(s, KohanState)
    dice = Dice(seed)
    while s.decision() is not None:
        assert all(player.gold >= 0 for player in s.players)
        assert s.aside.tray == [] or s.aside.tray_seat == asked(s).who
        for player in s.players:
            names = player.names
            player.renew()
            assert names == player.names
        if s.ending.first >= 0:
            assert s.is_final_round()
        options = moves(s)
        s.make(options[dice.below(len(options))])
    assert s.ending.first >= 0
