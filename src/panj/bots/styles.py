"""Styles: bots that care more for some things than for others, by weights on what a judgement
is made of. A bot `medium:builder` is the level `medium` with the style `builder`. Every game says
in its `thinking/styles.py` which styles it has."""

from typing import Final

from panj.core.fits import reweighed
from panj.core.game import Game
from panj.core.judgement import Aspect, Judgement
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State

MARK: Final = ":"
"""Between the level and the style in a bot's name."""

BY_HAND: Final = "hand"
"""The style of whoever plays by the weights that were chosen by hand. Every game has it, for
comparing, and no table offers it."""

WITHIN: Final = "weight."
"""What begins the name of a weight inside the judgement, where a style changes one: the others
weigh its aspects."""

MOST_STEPS: Final = 3
"""So many further choices of the same seat are made before a move is looked at: what a style
likes may only come at the end of an action."""


class StyledJudgement(Judgement):
    """A judgement that leans."""

    def __init__(self, base: Judgement, weights: dict[str, float]) -> None:
        super().__init__()
        self.base = base
        self.weights = weights
        self.scale = base.scale
        self.grain = base.grain
        self.lead = base.lead
        self.horizon = base.horizon
        self.abreast = base.abreast

    def at(self, s: State) -> Judgement:
        here = self.base.at(s)
        return self if here is self.base else StyledJudgement(here, self.weights)

    def value(self, s: State, seat: int) -> float:
        return self.base.value(s, seat) + self.lean(s, seat)

    def lean(self, s: State, seat: int) -> float:
        """How much more, or less, a position pleases this style."""
        total = 0.0
        for aspect in self.base.aspects(s, seat):
            weight = self.weights.get(aspect.key)
            if weight is not None:
                total += (weight - 1.0) * aspect.amount
        return total

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        return self.leaning(s, moves, self.base.rate(s, moves))

    def prior(self, s: State, moves: list[Move]) -> list[float]:
        return self.leaning(s, moves, self.base.prior(s, moves))

    def leaning(self, s: State, moves: list[Move], ratings: list[float]) -> list[float]:
        """Ratings, and how much what comes of each move pleases this style."""
        d = s.decision()
        assert d is not None
        for i, move in enumerate(moves):
            after = s.clone()
            after.make(move)
            self.go_on(after, d.who)
            ratings[i] += self.lean(after, d.who)
        return ratings

    def go_on(self, s: State, seat: int) -> None:
        """The next few choices of the same seat, as anybody would make them."""
        for _ in range(MOST_STEPS):
            d = s.decision()
            if d is None or d.who != seat:
                return
            moves = d.moves(s)
            s.make(moves[self.base.pick(s, moves)])

    def pick(self, s: State, moves: list[Move]) -> int:
        return self.base.pick(s, moves)

    def is_guesswork(self, moves: list[Move]) -> bool:
        return self.base.is_guesswork(moves)

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        return self.base.aspects(s, seat)

    def forecast(self, s: State, seat: int) -> float:
        return self.base.forecast(s, seat)

    def outlook(self, s: State) -> list[float]:
        return self.base.outlook(s)

    def payoff(self, s: State) -> list[float]:
        return self.base.payoff(s)

    def merits(self, s: State, values: list[float]) -> list[float]:
        return self.base.merits(s, values)


class Leanings:
    """Leaning judgements by game and style, each made once."""

    def __init__(self) -> None:
        self._known: dict[str, Judgement] = {}

    def of(self, game: Game, style: str) -> Judgement:
        """The judgement for a game in a style; in one that the game has not, the usual one."""
        if not style:
            return game.judgement
        if style == BY_HAND:
            return game.judgement_by_hand
        place = game.slug + MARK + style
        found = self._known.get(place)
        if found is None:
            found = self.make(game, style)
            self._known[place] = found
        return found

    def make(self, game: Game, style: str) -> Judgement:
        """A judgement that leans as the game says of this style."""
        weights = game.styles.get(style)
        if weights is None:
            return game.judgement
        within = {name[len(WITHIN) :]: weights[name] for name in weights if name.startswith(WITHIN)}
        usual = reweighed(game.judgement, within) if within else game.judgement
        keys = {
            f"{game.slug}.aspect.{name}": weight
            for name, weight in weights.items()
            if not name.startswith(WITHIN)
        }
        return StyledJudgement(usual, keys) if keys else usual


LEANINGS: Final = Leanings()


def styled(game: Game, style: str) -> Judgement:
    """The judgement for a game in a style; without one, the usual one."""
    return LEANINGS.of(game, style)


def styles_of(slug: str) -> list[str]:
    """The styles that a game has."""
    return list(REGISTRY.house(slug).styles())


def all_styles() -> list[str]:
    """Every style that some game has, sorted."""
    return sorted({style for slug in REGISTRY.slugs() for style in styles_of(slug)})


def level_of(bot: str) -> str:
    """A bot's name without its style."""
    return bot.partition(MARK)[0]


def style_of(bot: str) -> str:
    """The style in a bot's name, if there is one."""
    return bot.partition(MARK)[2]


def check_style(slug: str, bot: str) -> None:
    """Refuse a bot whose style this game does not have."""
    style = style_of(bot)
    if style and style != BY_HAND and style not in styles_of(slug):
        raise Refused("core.refusal.unknown_style", [style, ", ".join(styles_of(slug))])
