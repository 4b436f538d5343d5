"""How long an answer takes tells nothing about a secret: bots at a real server, by its clock."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from panj.bots.bot import USUAL_SECONDS
from panj.bots.registry import LEVELS, bot
from panj.core.game import Game
from panj.core.state import State
from panj.server.patience import Patience
from panj.server.seating import bot_asked
from panj.server.settings import Settings
from panj.server.thinkers import Thought
from panj.table.patience import PART, SPREAD
from server.helpers import BOT_SECONDS, Person, Running, running, wait_until

ENOUGH = 80
"""Answers of each kind. Two samples of this size from one distribution differ by more than
`BOUND` less than once in a hundred million times."""
BOUND = 0.5

SOME = 4
"""Answers of each kind of those questions whose clock was told apart once."""
TOLD = ("AnswerWarrant", "TakeTurn")
"""A blank warrant and the sealed one; a turn in which nothing can be done and any other."""

RULES_TOLD = ("KO-3.36", "KO-3.25")
"""The same questions as people are asked them."""

MOST_MOVES = 2000
MOST_TABLES = 12
"""Many times as many as are needed, if answers of both kinds are asked for at all."""

HASTE = 0.013
"""The part of its longest thought that a bot takes for an answer without a choice."""

SEATS = 7
MAGISTRATES = {"rank_1": "magistrate", "role_count": "eight"}
"""Of eight roles seven are held, so that most warrants lie on somebody's role."""

WISHED = ("seal", "blank", "pick magistrate", "gather_gold", "build", "pay_gold", "let_pass")
"""What the bots of a watched table do, if they can, so that warrants are answered often."""


class Answer:
    """One answer to a secret question, and when it was given by the table's clock."""

    def __init__(self, question: str, is_forced: bool, took: float, longest: float) -> None:
        self.question = question
        self.is_forced = is_forced
        self.at = took
        self.longest = longest


class Watch:
    """What the clock of a server says of the answers at one table. It is no real clock, which would
    tell of the machine: a thought takes all the time that its bot has, one without a choice next
    to none, and nobody really waits. Who is asked, and how long they may think, is real."""

    def __init__(self, services: Any, patience: Callable[..., Patience]) -> None:
        self.answers: list[Answer] = []
        self.dice = random.Random(7)
        self.think: Callable[..., Any] = services.thinkers.think
        services.thinkers.think = self.asked
        services.steward.patience = patience(self.held, random.Random(5).uniform)

    async def asked(
        self, game: Game, guess: State, bot: str, seconds: float, *more: Any
    ) -> Thought:
        d = guess.decision()
        assert d is not None
        texts = [game.moves.text(move) for move in d.moves(guess)]
        choice = wished(texts) or self.dice.choice(texts)
        if not d.SECRET:
            return Thought(choice, "")
        is_forced = len(texts) == 1
        thought: Thought = await self.think(game, guess, bot, seconds, *more)
        assert thought.move in texts
        took = thought.longest * (HASTE if is_forced else 1.0)
        self.answers.append(Answer(type(d).__name__, is_forced, took, thought.longest))
        return Thought(choice, "", took, thought.longest)

    async def held(self, seconds: float) -> None:
        self.answers[-1].at += seconds

    def of(self, *, is_forced: bool) -> list[float]:
        """When all answers of one kind were given. The last one may not have been held yet."""
        return [each.at for each in self.answers[:-1] if each.is_forced == is_forced]

    def count(self, question: str, is_forced: bool) -> int:
        """How many answers to a question are known."""
        kind = (question, is_forced)
        return [(each.question, each.is_forced) for each in self.answers[:-1]].count(kind)

    def is_enough(self) -> bool:
        return all(
            len(self.of(is_forced=each)) >= ENOUGH
            and all(self.count(question, each) >= SOME for question in TOLD)
            for each in (True, False)
        )

    def distance(self) -> float:
        """How far the two distributions are apart, between 0 and 1 (Kolmogorov and Smirnov)."""
        forced, free = self.of(is_forced=True), self.of(is_forced=False)
        return max(abs(share(forced, at) - share(free, at)) for at in forced + free)


def wished(texts: list[str]) -> str:
    """The move that brings a table to a warrant, if there is one."""
    for wish in WISHED:
        for text in texts:
            if f"{text} ".startswith(f"{wish} "):
                return text
    return ""


def share(values: list[float], most: float) -> float:
    """The share of values up to a bound."""
    return sum(value <= most for value in values) / len(values)


def watched(folder: Path, bot: str, patience: Callable[..., Patience]) -> Watch:
    """Bots alone at tables of Kohan Dej, until enough answers of both kinds are seen."""
    with running(folder) as server:
        host = Person(server.address, "Ada")
        watch = Watch(server.services, patience)
        for _ in range(MOST_TABLES):
            if watch.is_enough():
                break
            table = host.new("kohan_dej", *["bot:" + bot] * SEATS, options=MAGISTRATES)
            wait_until(lambda t=table: watch.is_enough() or host.table(t)["status"] == "over")
            if host.table(table)["status"] == "running":
                host.bare_post(f"/tables/{table}/abandon")
            assert all(watch.of(is_forced=each) for each in (True, False))
        host.client.close()
    assert watch.is_enough()
    return watch


def test_forced_answers_take_as_long_as_chosen_ones(tmp_path: Path) -> None:
    """With the pause that a bot of a second has, for one that has a twentieth of it."""
    pause = PART * BOT_SECONDS
    watch = watched(tmp_path, "medium", partial(Patience, pause))
    assert watch.distance() < BOUND
    for each in watch.answers[:-1]:
        assert each.longest == BOT_SECONDS
        assert pause * (1 - SPREAD) <= each.at - each.longest <= pause * (1 + SPREAD)


def test_bots_that_are_not_held_back_would_tell_when_they_have_no_choice(tmp_path: Path) -> None:
    """The measure sees what it is meant to see."""

    class Hasty(Patience):
        async def hold(self, longest: float, took: float) -> None:
            await self.sleep(0.0)

    assert watched(tmp_path, "medium", partial(Hasty, 0.0)).distance() == 1.0


def test_a_server_really_waits_for_as_long_as_it_is_told(tmp_path: Path) -> None:
    with running(tmp_path, secret_pause=0.25) as server:
        patience = server.services.steward.patience
    assert (patience.pause, patience.sleep) == (0.25, asyncio.sleep)
    assert Settings().secret_pause / USUAL_SECONDS == PART


def test_two_decisions_of_bots_lie_apart_and_the_first_waits_for_nothing(tmp_path: Path) -> None:
    rests: list[float] = []

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    with running(tmp_path) as server:
        steward = server.services.steward
        steward.patience = Patience(0.0, rest, apart=0.25, clock=lambda: 7.0)
        host = Person(server.address, "Ada")
        table = host.new("kingdomino", *["bot:random"] * 3)
        wait_until(lambda: host.table(table)["status"] == "over")
        log = host.table(table)["log"]
        host.client.close()
    decided = {line["version"] for line in log if line["by"] == "bot"}
    assert set(rests) == {0.25}
    assert len(decided) / 2 < len(rests) < len(decided)  # nobody waits for what is forced
    assert Settings().bot_pause == 0.25


# Whoever answers for a person

PAUSE = 30.0
"""So long that what a busy machine takes cannot be mistaken for it."""


def test_a_person_is_asked_a_secret_that_has_one_answer(tmp_path: Path) -> None:
    """Were it answered at once, the others would see that there was no choice."""
    dice = random.Random(5)
    forced: Counter[str] = Counter()
    with running(tmp_path) as server:
        ada = Person(server.address, "Ada")
        table = ada.new("kohan_dej", *["me"] * SEATS, options=MAGISTRATES)
        for version in range(MOST_MOVES):
            seen = ada.table(table)
            question = seen["question"]
            assert seen["version"] == version
            texts = [move["text"] for move in question["moves"]]
            if question["secret"] and len(texts) == 1:
                assert question["mine"]
                assert bot_asked(server.services.rooms.here(table)) is None
                forced[question["rule"]] += 1
            if all(forced[rule] for rule in RULES_TOLD):
                break
            choice = texts.index(wished(texts) or dice.choice(texts))
            assert ada.move(table, choice, version).status_code == 200
        ada.client.close()
    assert all(forced[rule] for rule in RULES_TOLD)


def test_who_stands_in_for_a_person_answers_secrets_with_the_same_patience(tmp_path: Path) -> None:
    pace = {"kind": "live", "minutes": 0.01, "increment": 0, "takeover": True}
    with running(tmp_path) as server:
        ada = Person(server.address, "Ada")
        watch = Watch(server.services, partial(Patience, PAUSE))
        wish = {"options": MAGISTRATES, "settings": {"pace": pace}}
        table = ada.new("kohan_dej", *["me"] * SEATS, **wish)
        wait_until(lambda: all(watch.of(is_forced=each) for each in (True, False)))
        seats = ada.table(table)["seats"]
        ada.client.close()
    assert all(seat["kind"] == "person" and seat["stand_in"] for seat in seats)
    for each in (True, False):
        assert min(watch.of(is_forced=each)) >= PAUSE * (1 - SPREAD)


# What is drawn


@pytest.mark.parametrize("longest", [0.0, 0.3, 10.0])
def test_every_time_lies_past_the_longest_thought(longest: float) -> None:
    patience = Patience(0.3)
    for _ in range(100):
        drawn = patience.drawn(longest)
        assert longest + 0.3 * (1 - SPREAD) <= drawn <= longest + 0.3 * (1 + SPREAD)


def test_what_took_longer_is_not_held_back() -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    patience = Patience(0.3, sleep, lambda least, most: most)
    asyncio.run(patience.hold(1.0, 2.0))
    assert waited == []
    asyncio.run(patience.hold(1.0, 1.25))
    assert waited == [pytest.approx(0.2)]


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_thinks_longer_than_it_may(name: str) -> None:
    assert 0.0 <= bot(name).longest(0.05) <= 0.05


# Nobody else waits


@contextmanager
def stuck(folder: Path) -> Iterator[tuple[Running, Person, list[float]]]:
    """A server on which every secret answer is held back for ever."""
    with running(folder) as server:
        held: list[float] = []

        async def sleep(seconds: float) -> None:
            held.append(seconds)
            await asyncio.Event().wait()

        server.services.steward.patience = Patience(0.3, sleep)
        ada = Person(server.address, "Ada")
        yield server, ada, held
        ada.client.close()


def test_an_answer_that_is_held_back_holds_up_nobody_else(tmp_path: Path) -> None:
    with stuck(tmp_path) as (server, ada, held):
        first = ada.new("kohan_dej", *["bot:random"] * 4)
        wait_until(lambda: held)
        other = ada.new("kingdomino", "me", "bot:random")
        assert ada.play_on(other)["status"] == "over"
        assert ada.table(first)["version"] == 0
        assert not server.services.rooms.here(first).lock.locked()
        assert ada.bare_post(f"/tables/{first}/abandon").status_code == 200


def test_a_server_that_is_started_again_draws_again(tmp_path: Path) -> None:
    with stuck(tmp_path) as (_, ada, held):
        table = ada.new("kohan_dej", *["bot:random"] * 4)
        wait_until(lambda: held)
    with running(tmp_path) as server:
        ben = Person(server.address, "Ben")
        wait_until(lambda: ben.table(table)["version"] > 0)  # bots alone play for who looks on
        ben.client.close()
