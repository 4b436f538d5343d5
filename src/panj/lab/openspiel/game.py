"""A Panj game as a game of OpenSpiel: its type, its parameters, its deals."""

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from panj.core.codec import Json
from panj.core.game import Game
from panj.core.options import Form, Option
from panj.core.registry import REGISTRY
from panj.lab.deals import Deals
from panj.lab.numbered_game import NumberedGame
from panj.lab.openspiel.dealer import SAMPLED, Dealer
from panj.lab.openspiel.observer import Observer
from panj.lab.openspiel.state import PanjState
from panj.lab.rewards import Worth, known_worth

PREFIX: Final = "python_panj_"
SEATS: Final = "seats"
CHANCE: Final = "chance"
RNG_SEED: Final = "rng_seed"
REWARDS: Final = "rewards"
NO_SEED: Final = -1
LONGEST_GAME: Final = 10_000
"""More decisions than a game has; random games of all kinds end before 1,000."""
MOST_BY_POINTS: Final = 10.0
"""Where points are the reward it is a hundredth of them, and never so many."""

Parameter = bool | int | str


def short_name(slug: str) -> str:
    """The name under which pyspiel knows a game."""
    return PREFIX + slug


def specification(game: Game) -> dict[str, Parameter]:
    """The parameters with their defaults: seats, how chance deals, what a game is worth, and every
    option."""
    options = {option.name: as_parameter(option.default) for option in game.options}
    seats = min(game.seat_counts)
    table: dict[str, Parameter] = {
        SEATS: seats,
        CHANCE: SAMPLED,
        RNG_SEED: NO_SEED,
        REWARDS: Worth.PLACES,
    }
    return {**table, **options}


def unusual(game: Game, given: Mapping[str, Parameter]) -> dict[str, Parameter]:
    """The parameters that are not as usual: with these the game's name stays short."""
    usual = specification(game)
    return {name: value for name, value in given.items() if value != usual[name]}


def as_parameter(value: Json) -> Parameter:
    """The value of an option as OpenSpiel keeps it; members of a subset are joined by `+`."""
    if isinstance(value, list):
        return "+".join(str(member) for member in value)
    assert isinstance(value, bool | int | str)
    return value


def as_option(option: Option, value: Parameter) -> Json:
    """The value of a parameter as the rules know it."""
    return option.read(str(value)) if option.form == Form.SUBSET else value


def options_of(game: Game, seats: int, params: Mapping[str, Parameter]) -> dict[str, Json]:
    """The options among the parameters; those without a meaning here only if they were set."""
    return {
        option.name: as_option(option, params[option.name])
        for option in game.options
        if option.name in params
        and (option.fits(seats) or params[option.name] != as_parameter(option.default))
    }


def game_type(game: Game, seats: int, *, is_explicit: bool = False) -> Any:
    """What kind of game this is.

    All is dealt at the root, so every state holds an order of cards that nobody knows:
    information is imperfect even where all players see the same.
    """
    utility = pyspiel.GameType.Utility
    chance = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=short_name(game.slug),
        long_name=f"Panj {game.slug.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if is_explicit else chance.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if seats == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(game),
    )


class PanjGame(pyspiel.Game):
    """One game with its terms; subclasses say which."""

    SLUG = ""

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        game = REGISTRY.game(self.SLUG)
        given = {**specification(game), **(params or {})}
        seats = int(given[SEATS])
        self.numbered = NumberedGame(game, seats, options_of(game, seats, given))
        seed = int(given[RNG_SEED])
        self.dealer = Dealer(str(given[CHANCE]), Deals(None if seed < 0 else seed))
        self.worth = known_worth(str(given[REWARDS]))
        most = 1.0 if seats > 1 and self.worth == Worth.PLACES else MOST_BY_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbered.actions.size,
            max_chance_outcomes=self.dealer.outcomes,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=LONGEST_GAME,
        )
        kind = game_type(game, seats, is_explicit=self.dealer.is_explicit)
        super().__init__(kind, info, unusual(game, given))

    def new_initial_state(self) -> PanjState:
        """Before the deal."""
        return PanjState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Everything is dealt at the beginning."""
        return self.dealer.nodes

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """An observer of what a seat knows now, or of what OpenSpiel asks for."""
        kind = iig_obs_type
        if not isinstance(kind, pyspiel.IIGObservationType):
            kind = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.numbered.game, self.numbered.terms, kind, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        deals = self.dealer.deals
        return restored, (self.SLUG, self.get_parameters(), deals.seed, deals.number)


def restored(slug: str, params: dict[str, Parameter], seed: int, number: int) -> PanjGame:
    """A game that was stored: its next deal is the one that would have come next."""
    game: PanjGame = pyspiel.load_game(short_name(slug), params)
    game.dealer.deals.seed = seed
    game.dealer.deals.number = number
    return game


def register() -> None:
    """Tell pyspiel about every game that is installed, once."""
    known = set(pyspiel.registered_names())
    for slug in REGISTRY.slugs():
        if short_name(slug) not in known:
            game = REGISTRY.game(slug)
            made = type(f"Panj{slug.title().replace('_', '')}", (PanjGame,), {"SLUG": slug})
            pyspiel.register_game(game_type(game, min(game.seat_counts)), made)
