"""The parts of a judgement: they add up to it, and every one of them can be told in words."""

import pytest

from panj.bots.bot import ask
from panj.bots.greedy import GreedyBot
from panj.bots.random import RandomBot
from panj.core.dice import Dice
from panj.core.judgement import PROMISE, Judgement
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.words import LANGUAGES, words_for

GAMES = REGISTRY.slugs()
EVERY = 9
"""Positions are looked at once in so many decisions."""


def positions(slug: str) -> list[State]:
    """Positions of one game from its beginning to its end, half of it played well."""
    game = REGISTRY.game(slug)
    s = game.new(max(game.seat_counts), {}, 5)
    dice = Dice(5)
    found = [s.clone()]
    count = 0
    while s.decision() is not None:
        s.play(ask(RandomBot() if count % 2 else GreedyBot(), game, s, 1.0, dice))
        count += 1
        if count % EVERY == 0 or s.decision() is None:
            found.append(s.clone())
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_the_aspects_add_up_to_the_value(slug: str) -> None:
    judgement = REGISTRY.game(slug).judgement
    for s in positions(slug):
        for seat in range(s.seats):
            total = sum(aspect.amount for aspect in judgement.aspects(s, seat))
            assert total == pytest.approx(judgement.value(s, seat))


@pytest.mark.parametrize("slug", GAMES)
def test_every_aspect_can_be_told_as_a_gain_and_as_a_loss(slug: str) -> None:
    judgement = REGISTRY.game(slug).judgement
    keys = {aspect.key for s in positions(slug) for aspect in judgement.aspects(s, 0)}
    assert len(keys) > 4
    for lang in LANGUAGES:
        words = words_for(lang)
        for key in keys:
            assert words.form(key, {"amount": 2}) != words.form(key, {"amount": 2}, "less")


def test_a_kingdom_that_is_finished_is_its_territories_and_bonuses() -> None:
    game = REGISTRY.game("kingdomino")
    s = game.new(4, {"harmony": True, "middle_kingdom": True}, 8)
    dice = Dice(8)
    while s.decision() is not None:
        before = s.clone()
        s.play(ask(GreedyBot(), game, s, 1.0, dice))
    judgement = REGISTRY.game("kingdomino").judgement
    last = before.decision()
    assert last is not None
    done = [seat for seat in range(4) if seat != last.who]
    for seat in done:
        parts = {aspect.key: aspect.amount for aspect in judgement.aspects(before, seat)}
        sheet = {line.key: line.points[seat] for line in s.score_sheet()}
        bonuses = sheet.pop("kingdomino.score.harmony") + sheet.pop(
            "kingdomino.score.middle_kingdom"
        )
        assert parts["kingdomino.aspect.territories"] == sum(sheet.values())
        harmony = parts["kingdomino.aspect.harmony"]
        assert harmony + parts["kingdomino.aspect.middle_kingdom"] == bonuses
        assert parts["kingdomino.aspect.growth"] == 0


def test_a_game_without_a_judgement_still_has_aspects() -> None:
    s = REGISTRY.game("kingdomino").new(2, {}, 1)
    assert [aspect.key for aspect in Judgement().aspects(s, 0)] == ["core.aspect.points", PROMISE]
