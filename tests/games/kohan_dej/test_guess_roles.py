"""KO-7.5: roles in a guess agree with what the seat knows, and never come from the true draft."""

from collections.abc import Iterator

import pytest

from games.kohan_dej.scene import city
from panj.core.codec import Json, digest
from panj.core.dice import Dice
from panj.core.messages import SPECTATOR
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.moves import Do
from panj.games.kohan_dej.rules.selection import SwapRoles
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import PRESETS, RANK
from panj.games.kohan_dej.thinking.guess import guess
from panj.games.kohan_dej.thinking.guess_roles import TRIES, guess_roles
from support import asked, moves, rule

ROUNDS = 2


def moments(seats: int, seed: int, **options: Json) -> Iterator[KohanState]:
    """Every decision of the first rounds of a random game in which the Theater swaps roles."""
    s = GAME.new(seats, dict(options), seed)
    assert isinstance(s, KohanState)
    city(s, seed % seats, "theater")
    dice = Dice(seed)
    while s.decision() is not None and s.round <= ROUNDS:
        yield s
        chosen = moves(s)
        if isinstance(asked(s), SwapRoles) and seed % 4 > 0:
            chosen = [move for move in chosen if move.kind == Do.SWAP_ROLES]
        s.make(chosen[dice.below(len(chosen))])


def picked(seats: int) -> KohanState:
    """All roles are picked, and the first of them was called."""
    return next(s for s in moments(seats, 0) if s.called > 0)


def roles_only(s: KohanState, seat: int, seed: int, tries: int) -> KohanState:
    """The table with its roles dealt anew, after so many free tries."""
    copy = s.clone()
    guess_roles(copy, seat, Dice(seed), tries)
    return copy


def looks(s: KohanState, seat: int) -> str:
    """The table as a seat sees it."""
    return digest(GAME.view(s, seat))


@rule("KO-7.5")
def test_a_contradiction_is_an_error_and_never_the_true_draft() -> None:
    s = picked(5)
    s.draft.swap = []
    for role in [*s.roles_of(2), *s.roles_of(3)]:
        s.revealed = s.revealed | (1 << int(RANK[role]))
        s.holders[RANK[role]] = 3  # who can have picked only one of them
    with pytest.raises(RuntimeError, match="seat 0"):
        guess(s, 0, Dice(1))


@rule("KO-7.3", "KO-7.5")
def test_a_spectator_does_not_know_which_role_left_first() -> None:
    s = GAME.new(5, {}, 1)
    assert isinstance(s, KohanState)
    guesses = [guess(s, SPECTATOR, Dice(seed)) for seed in range(40)]
    assert len({each.draft.left[0] for each in guesses}) > 3


@rule("KO-7.3", "KO-7.5")
def test_a_spectator_does_not_know_which_roles_nobody_holds() -> None:
    s = picked(4)
    guesses = [guess(s, SPECTATOR, Dice(seed)) for seed in range(40)]
    assert len({tuple(holder < 0 for holder in each.holders) for each in guesses}) > 3


def knowledge_alone(s: KohanState, seat: int, seed: int, tries: int) -> bool:
    """Whether truth and guess lead to the same guess, which looks to everybody like the truth."""
    found = roles_only(s, seat, seed, tries)
    again = roles_only(found, seat, seed, tries)
    assert digest(GAME.dump(found)) == digest(GAME.dump(again))
    assert looks(found, SPECTATOR) == looks(s, SPECTATOR)
    assert looks(found, seat) == looks(s, seat)
    return found.draft.left != s.draft.left


def check_moments(seats: int, preset: str, seed: int, tries: int) -> None:
    """Guess for all seats, every few decisions; most guesses are not the true draft."""
    differ = 0
    for number, s in enumerate(moments(seats, seed, cast=preset)):
        for seat in range(SPECTATOR, seats):
            if (number + seat) % 7 == 0:
                differ += knowledge_alone(s, seat, number, tries)
    assert differ > 5


@rule("KO-7.5", "KO-3.12")
@pytest.mark.parametrize("tries", [0, TRIES])
@pytest.mark.parametrize("seats", range(2, 9))
def test_roles_are_found_from_knowledge_alone(seats: int, tries: int) -> None:
    check_moments(seats, PRESETS[seats % len(PRESETS)], seats, tries)


@pytest.mark.slow
@rule("KO-7.5", "KO-3.12")
@pytest.mark.parametrize("tries", [0, TRIES])
@pytest.mark.parametrize("preset", [*PRESETS, "random"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_roles_are_found_with_every_cast(seats: int, preset: str, tries: int) -> None:
    for seed in range(1, 4):
        check_moments(seats, preset, seed, tries)


@rule("KO-7.5", "KO-3.12")
def test_every_swap_that_can_have_been_is_found() -> None:
    s = next(s for s in moments(3, 1) if len(s.draft.swap) > 0)
    other = 3 - s.draft.swap[0] - s.draft.swap[1]
    for seat in (SPECTATOR, other):
        tried = [tuple(roles_only(s, seat, seed, TRIES).draft.swap) for seed in range(300)]
        found = [tuple(roles_only(s, seat, seed, 0).draft.swap) for seed in range(300)]
        assert set(tried) <= set(found)
