"""One loop for all tables: forced moves and bots by themselves, people where they are asked."""

import pytest

from panj.core.chance import key_of
from panj.core.codec import digest
from panj.core.dice import Dice
from panj.core.match import FleetingMatch, Match
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.table.driver import Answerer, Driver, Manner, answerer_now


def new_match(slug: str, seats: int, kind: type[Match] = Match) -> Match:
    game = REGISTRY.game(slug)
    return kind(game, game.terms(seats, {}), key_of(3))


class AtRandom:
    """Decides for seats by dice, and keeps whom it was asked for and how many moves there were."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.dice = Dice(9)
        self.asked: list[tuple[int, int]] = []

    def decide(self, who: int) -> Move:
        moves = self.match.moves()
        self.asked.append((who, len(moves)))
        return moves[self.dice.below(len(moves))]


@pytest.mark.parametrize("slug", ["kingdomino", "kohan_dej"])
def test_it_goes_on_until_a_person_has_a_choice(slug: str) -> None:
    match = new_match(slug, 3)
    bots = AtRandom(match)
    driver = Driver(match, [1], bots.decide)
    stops = 0
    while True:
        driver.advance()
        if answerer_now(match, [1]) == Answerer.NOBODY:
            break
        d = match.decision()
        assert d is not None
        assert d.who == 1
        assert len(match.moves()) > 1 or d.SECRET
        assert driver.step() is None
        match.make(match.moves()[0])
        stops += 1
    assert stops > 5
    assert {who for who, _ in bots.asked} == {0, 2}
    assert min(count for _, count in bots.asked) > 1


def test_a_secret_without_a_choice_is_asked_where_the_others_wait_for_it() -> None:
    match = new_match("kohan_dej", 2)
    bots = AtRandom(match)
    driver = Driver(match, (), bots.decide)
    while (d := match.decision()) is not None:
        if d.SECRET and len(match.moves()) == 1:
            break
        driver.step()
    assert d is not None
    assert answerer_now(match, [d.who]) == Answerer.PERSON
    assert answerer_now(match, []) == Answerer.RULES
    for manner in (Manner.SERVED, Manner.WATCHED):
        assert answerer_now(match, [d.who], manner) == Answerer.PERSON
        assert answerer_now(match, [], manner) == Answerer.BOT


@pytest.mark.parametrize(
    ("manner", "persons", "bots"),
    [
        (Manner.HERE, Answerer.RULES, Answerer.RULES),
        (Manner.WATCHED, Answerer.RULES, Answerer.RULES),
        (Manner.SERVED, Answerer.PERSON, Answerer.RULES),
        (Manner.EVERY, Answerer.PERSON, Answerer.BOT),
    ],
)
def test_who_is_asked_what_has_one_answer(manner: str, persons: str, bots: str) -> None:
    match = new_match("kingdomino", 2)
    driver = Driver(match, (), AtRandom(match).decide)
    while len(match.moves()) > 1:
        driver.step()
    assert len(match.moves()) == 1
    assert answerer_now(match, [0, 1], manner) == persons
    assert answerer_now(match, [], manner) == bots


def test_a_driver_may_ask_for_every_decision() -> None:
    match = new_match("kingdomino", 2)
    bots = AtRandom(match)
    Driver(match, (), bots.decide, manner=Manner.EVERY).advance()
    assert len(bots.asked) == match.version
    assert min(count for _, count in bots.asked) == 1


def test_whoever_watches_sees_every_move_before_it_is_made() -> None:
    match = new_match("kingdomino", 2)
    seen: list[tuple[int, Move]] = []

    def see(s: State, who: int, moves: list[Move], move: Move) -> None:
        d = s.decision()
        assert d is not None
        assert (d.who, d.moves(s)) == (who, moves)
        assert move in moves
        seen.append((who, move))

    Driver(match, (), AtRandom(match).decide, see).advance()
    assert seen == [(played.who, played.move) for played in match.played]


@pytest.mark.parametrize("kind", [Match, FleetingMatch])
def test_a_move_that_is_legal_in_a_guess_only_is_refused(kind: type[Match]) -> None:
    match = new_match("kingdomino", 2, kind)
    before, seen = match.game.dump(match.state), []
    claimed = match.game.moves.parse("claim 48")
    assert claimed not in match.moves()
    driver = Driver(match, (), lambda _: claimed, lambda *each: seen.append(each))
    with pytest.raises(Refused) as refusal:
        driver.advance()
    assert refusal.value.message == Message("core.refusal.illegal_move", ["claim 48"])
    assert match.game.dump(match.state) == before
    assert (match.version, seen) == (0, [])


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_a_match_without_a_past_is_the_same_match(slug: str) -> None:
    ends = []
    for kind in (Match, FleetingMatch):
        match = new_match(slug, 2, kind)
        Driver(match, (), AtRandom(match).decide).advance()
        moves = [(played.who, match.game.moves.text(played.move)) for played in match.played]
        ends.append((digest(match.game.dump(match.state)), moves))
    assert ends[0] == ends[1]
