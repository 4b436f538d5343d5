"""What a bot is handed, and that it cannot know more than its seat."""

import pytest

from panj.arena.simulate import Series, play_one
from panj.bots.bot import BlindBot, Bot, ask
from panj.bots.random import RandomBot
from panj.bots.registry import bot, bot_names
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.state import KingdominoState
from support import MOST_SURPRISE, asked, moves, play_on, rule, surprise
from support.example import GAME as HIGH_CARD
from support.example import HighCard
from support.kingdomino import ask_place, table


class Spy(Bot):
    """Plays the first legal move and keeps what it was handed."""

    def __init__(self) -> None:
        self.handed: list[KingdominoState] = []

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        assert isinstance(s, KingdominoState)
        self.handed.append(s)
        return moves(s)[0]


def with_other_pile(s: KingdominoState, seed: int) -> KingdominoState:
    """The same table with the hidden dominoes in another true order."""
    other = s.clone()
    hidden = [*s.pile, *s.set_aside]
    Dice(seed).shuffle(hidden)
    other.pile = hidden[: len(s.pile)]
    other.set_aside = hidden[len(s.pile) :]
    return other


@rule("KD-7.5")
def test_a_bot_is_handed_a_guess_and_never_the_true_state() -> None:
    s = table(seats=4)
    spy = Spy()
    ask(spy, GAME, s, 1.0, Dice(5))
    handed = spy.handed[0]
    assert handed is not s
    assert handed.pile != s.pile
    assert sorted(handed.pile) == sorted(s.pile)
    assert handed.chance.key != s.chance.key
    assert GAME.view(handed, asked(s).who) == GAME.view(s, asked(s).who)


def test_what_a_bot_does_to_its_guess_does_not_touch_the_table() -> None:
    s = table(seats=3)
    before = GAME.dump(s)
    spy = Spy()
    ask(spy, GAME, s, 1.0, Dice(5))
    play_on(spy.handed[0], 1)
    assert GAME.dump(s) == before


@rule("KD-7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("made", [0, 5, 20, 40])
def test_ratings_and_values_are_the_same_in_every_guess(seats: int, made: int) -> None:
    s = table(seats=seats, middle_kingdom=True, harmony=True)
    play_on(s, seed=3, most=made)
    who = asked(s).who
    judgement = REGISTRY.game("kingdomino").judgement
    for seed in range(4):
        guess = GAME.guess(s, who, Dice(seed))
        assert judgement.rate(guess, moves(guess)) == judgement.rate(s, moves(s))
        assert judgement.value(guess, who) == judgement.value(s, who)


@rule("KD-7.5")
@pytest.mark.parametrize("made", [0, 9, 30])
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_true_order_of_the_pile_does_not_change_a_choice(name: str, made: int) -> None:
    s = table(seats=2)
    play_on(s, seed=8, most=made)
    other = with_other_pile(s, 77)
    assert other.pile != s.pile
    assert GAME.view(other, 0) == GAME.view(s, 0)
    for seed in range(6):
        assert ask(bot(name), GAME, s, 1.0, Dice(seed)) == ask(
            bot(name), GAME, other, 1.0, Dice(seed)
        )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_bots_always_choose_a_legal_move(name: str, seats: int) -> None:
    s = table(seats=seats, seed=11)
    dice = Dice(4)
    while s.decision() is not None:
        move = ask(bot(name), GAME, s, 1.0, dice)
        assert move in moves(s)
        s.play(move)


class Unguessing(HighCard):
    """A game of which nobody may make a guess."""

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        raise AssertionError("a guess was made")


def unguessing() -> Game:
    """The example game, but for its guesses."""
    base = HIGH_CARD
    made = Unguessing(
        base.slug,
        base.rules_version,
        base.seat_counts,
        base.options,
        base.moves,
        base.phrases,
        base.state,
        [*base.steps.values()],
    )
    made.house = base.house
    return made


class FirstBot(BlindBot):
    """Takes the first move of the list, wherever the game stands."""

    def pick(self, moves: list[Move], dice: Dice) -> Move:
        return moves[0]


@pytest.mark.parametrize("made", [RandomBot(), FirstBot()], ids=["random", "from outside"])
def test_no_guess_is_made_for_a_bot_that_needs_only_the_list(made: Bot) -> None:
    game = unguessing()
    s = game.new(2, {}, 1)
    while s.decision() is not None:
        s.play(ask(made, game, s, 1.0, Dice(1)))
    with pytest.raises(AssertionError, match="a guess was made"):
        ask(bot("greedy"), game, game.new(2, {}, 1), 1.0, Dice(1))


def test_a_bot_that_needs_only_the_list_answers_a_guess_too() -> None:
    s = table(seats=2)
    assert FirstBot().choose(GAME, s, 1.0, Dice(1)) == moves(s)[0]


def test_a_series_of_random_games_makes_no_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    game = unguessing()
    monkeypatch.setitem(REGISTRY._games, game.slug, game)
    assert play_one(Series(game.slug, 2, {}, ("random",), 1, None), 0).decisions > 0
    with pytest.raises(AssertionError, match="a guess was made"):
        play_one(Series(game.slug, 2, {}, ("greedy", "random"), 1, None), 0)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_a_game_of_the_short_loop_is_the_one_of_the_driver(slug: str) -> None:
    """A witness is told of every move, for which the driver has to make them."""
    seats = max(REGISTRY.game(slug).seat_counts)
    series = Series(slug, seats, {}, ("random",), 3, None)
    witnessed: list[Move] = []
    driven = play_one(series, 1, lambda s, who, moves, move: witnessed.append(move))
    assert play_one(series, 1) == driven
    assert len(witnessed) == driven.decisions


def test_equal_dice_give_equal_games() -> None:
    ends: list[dict[str, object]] = []
    for _ in range(2):
        s = table(seats=2, seed=5)
        dice = Dice(12)
        while s.decision() is not None:
            s.play(ask(bot("greedy"), GAME, s, 1.0, dice))
        ends.append(GAME.dump(s))
    assert ends[0] == ends[1]


def test_the_random_bot_takes_every_move_equally_often() -> None:
    s = table(seats=4)
    ask_place(s, 19)  # KD-8.4 24 placements of the first domino
    options = moves(s)
    assert len(options) == 24
    dice = Dice(9)
    chosen = [options.index(ask(RandomBot(), GAME, s, 1.0, dice)) for _ in range(2400)]
    counts = [chosen.count(i) for i in range(len(options))]
    assert surprise(counts, expected=100) < MOST_SURPRISE[23]


def test_bots_are_found_by_name() -> None:
    assert {"greedy", "random"} <= set(bot_names())
    with pytest.raises(Refused):
        bot("nobody")
