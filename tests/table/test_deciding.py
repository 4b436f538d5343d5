"""A bot that fails loses the decision, and the game goes on."""

import logging

import pytest

from panj.bots.bot import Bot
from panj.bots.guarded import Answer, Failure, Overran
from panj.bots.levels import SearchBot
from panj.bots.registry import BOTS
from panj.bots.search.team import Team
from panj.core.chance import key_of
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.match import Match
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.table.deciding import (
    SUBSTITUTE_SECONDS,
    BotsHere,
    Candidates,
    bot_and_substitutes,
    settled,
)
from panj.table.driver import Driver

GAME = REGISTRY.game("kingdomino")


class Breaking(Bot):
    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        raise ZeroDivisionError("oh")


class Cheating(Bot):
    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        return Move(99)


class Late(Bot):
    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        raise Overran


def new_match() -> Match:
    return Match(GAME, GAME.terms(2, {}), key_of(1))


@pytest.mark.parametrize(
    ("kind", "reason"), [(Breaking, "crashed"), (Cheating, "illegal"), (Late, "overran")]
)
def test_a_bot_that_fails_is_replaced_and_that_is_told(
    kind: type[Bot],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setitem(BOTS._classes, "bad", kind)
    match = new_match()
    bots = BotsHere(match, {0: "bad", 1: "random"}, lambda: Dice(match.version))
    with caplog.at_level(logging.WARNING, "panj.table"):
        Driver(match, (), bots.decide).advance()
    assert match.decision() is None
    assert match.state.ranking() == [1, 2]  # greedy stood in, and beats random
    assert f"bad is replaced: {reason}" in caplog.text


def test_nobody_stands_in_for_itself() -> None:
    greedy, random = ("greedy", SUBSTITUTE_SECONDS), ("random", SUBSTITUTE_SECONDS)
    assert bot_and_substitutes("medium", 3.0) == [("medium", 3.0), greedy, random]
    assert bot_and_substitutes("greedy:builder", 3.0) == [("greedy:builder", 3.0), random]
    assert bot_and_substitutes("random", 3.0) == [("random", 3.0), greedy]


def test_candidates_are_asked_until_one_answers_with_a_legal_move() -> None:
    moves = new_match().moves()
    asking = Candidates(moves, bot_and_substitutes("medium", 3.0))
    assert asking.next() == ("medium", 3.0)
    assert not asking.answered(None)
    assert asking.next() == ("greedy", SUBSTITUTE_SECONDS)
    assert not asking.answered(Move(0, 99, 99, 99))
    assert asking.next() == ("random", SUBSTITUTE_SECONDS)
    assert asking.move == moves[0]
    assert asking.answered(moves[-1])
    assert asking.next() is None
    assert asking.move == moves[-1]


def test_where_every_substitute_fails_there_is_still_a_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("greedy", "random"):
        monkeypatch.setitem(BOTS._classes, name, Breaking)
    match = new_match()
    d = match.decision()
    assert d is not None
    failed = Answer(None, Failure.CRASHED, "", 0.0)
    assert settled(match, d.who, "medium", failed, Dice(1)) == match.moves()[0]


class Guessing(Bot):
    """Takes its guess for the truth."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        d = s.decision()
        assert d is not None
        return d.moves(s)[0]


def test_a_move_that_is_legal_in_the_guess_only_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A game that guesses wrongly must not end the matches of who plays by the rules."""
    monkeypatch.setitem(BOTS._classes, "guessing", Guessing)
    match = new_match()
    other = Match(GAME, GAME.terms(2, {}), key_of(2)).state
    assert not set(match.moves()) & set(other.decision().moves(other))
    monkeypatch.setattr(type(GAME), "guess", lambda self, s, seat, dice: other.clone())
    bots = BotsHere(match, {0: "guessing", 1: "guessing"}, lambda: Dice(1))
    with caplog.at_level(logging.WARNING, "panj.table"):
        Driver(match, (), bots.decide).step()
    assert match.version == 1
    assert "guessing is replaced: illegal" in caplog.text


def test_only_bots_that_search_have_helpers() -> None:
    bots = BotsHere(new_match(), {0: "medium", 1: "greedy"}, lambda: Dice(1))
    team = Team(2)
    bots.help_with(team)
    search = bots.bots[0]
    assert isinstance(search, SearchBot)
    assert search.team is team
