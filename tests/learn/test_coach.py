"""Tips of a first game: each comes up in real games, and tells nothing that the seat cannot see."""

from typing import Any

import pytest

from panj.bots.registry import bot
from panj.core.chance import KEY_BYTES
from panj.core.game import Game
from panj.core.match import Match
from panj.core.purpose import dice_for
from panj.core.registry import REGISTRY
from panj.learn.coach import Asked, fits, is_so, tips_now
from panj.learn.guide import Fact, When, guide
from support.example import GAME as WITHOUT_HOUSE

GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
VIEW: dict[str, Any] = {
    "round": 2,
    "players": [
        {"gold": 5, "city": ["a", "b"], "west": -1, "east": 3},
        {"gold": 1, "city": [], "west": 0, "east": 0},
    ],
}


def first_game(game: Game, number: int) -> Match:
    first = guide(game).first
    terms = game.terms(first.seats, first.options)
    return Match(game, terms, bytes([number]) * KEY_BYTES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_tip_comes_up_in_a_few_first_games(game: Game) -> None:
    missing, others = {tip.name for tip in guide(game).tips}, bot("greedy")
    for number in range(12):
        match, dice = first_game(game, number), dice_for(f"tips {number}")
        # The learner tries everything in every second game.
        mine = bot("random") if number % 2 else others
        while missing and (d := match.decision()) is not None:
            if d.who == 0:
                missing -= {tip.name for tip in tips_now(game, match.state, 0)}
            chooser = mine if d.who == 0 else others
            match.make(chooser.choose(game, match.state, 0.0, dice))
    assert missing == set()


@pytest.mark.parametrize("slug", ["kohan_dej", "pax_pamir", "trajan"])
def test_tips_do_not_depend_on_what_the_seat_cannot_see(slug: str) -> None:
    game = REGISTRY.game(slug)
    match, dice, player, looked = first_game(game, 7), dice_for("hidden"), bot("random"), 0
    while (d := match.decision()) is not None and looked < 40:
        if d.who == 0:
            looked += 1
            guessed = game.guess(match.state, 0, dice)
            assert tips_now(game, guessed, 0) == tips_now(game, match.state, 0)
        else:
            assert tips_now(game, match.state, 0) == []
        match.make(player.choose(game, match.state, 0.0, dice))
    assert looked == 40


def test_a_game_without_a_guide_has_no_tips() -> None:
    assert tips_now(WITHOUT_HOUSE, WITHOUT_HOUSE.new(2, {}, 1), 0) == []


@pytest.mark.parametrize(
    ("fact", "so"),
    [
        (Fact("round", least=2), True),
        (Fact("round", most=1), False),
        (Fact("players.me.gold", least=5), True),
        (Fact("players.others.gold", least=5), False),
        (Fact("players.others.gold", least=5, absent=True), True),
        (Fact("players.*.gold", value=1), True),
        (Fact("players.me.city", size=2), True),
        (Fact("players.me.city", size=3), False),
        (Fact("players.me", span=("west", "east"), least=4), True),
        (Fact("players.*", has=[Fact("gold", most=1), Fact("city", size=0)]), True),
        (Fact("players.*", has=[Fact("gold", most=1), Fact("city", size=1)]), False),
        (Fact("nowhere.at.all", least=0), False),
    ],
)
def test_a_fact_is_looked_up_in_the_view(fact: Fact, so: bool) -> None:
    assert is_so(fact, VIEW, 0) is so


def test_the_own_seat_is_named_me() -> None:
    assert is_so(Fact("ruler", value="me"), {"ruler": 1}, 1)
    assert not is_so(Fact("ruler", value="me"), {"ruler": 1}, 0)


@pytest.mark.parametrize(
    ("when", "so"),
    [
        (When(), True),
        (When(asked=["place"]), False),
        (When(asked=["claim", "place"]), True),
        (When(moves=["claim *"]), True),
        (When(moves=["kill *|claim 4?"]), True),
        (When(moves=["claim *", "kill *"]), False),
        (When(previews=["points"]), True),
        (When(previews=["pay"]), False),
        (When(see=[Fact("round", least=2), Fact("round", most=1)]), False),
        (When(any=[Fact("round", least=2), Fact("round", most=1)]), True),
    ],
)
def test_a_tip_waits_for_everything_that_it_names(when: When, so: bool) -> None:
    here = Asked(0, VIEW, "claim", ["claim 41", "pass"], frozenset(["points"]))
    assert fits(when, here) is so
