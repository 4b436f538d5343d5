"""Styles: bots that care more for some things than for others, by weights on what a judgement
is made of. A bot `medium:builder` is the level `medium` with the style `builder`."""

from typing import Final

from panj.bots.sense.sense import Sense, Term, sense_for
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.state import State

MARK: Final = ":"
"""Between the level and the style in a bot's name."""

MOST_STEPS: Final = 3
"""So many further choices of the same seat are made before a move is looked at: what a style
likes may only come at the end of an action."""

STYLES: Final[dict[str, dict[str, dict[str, float]]]] = {
    "kingdomino": {
        "builder": {"growth": 1.7, "territories": 1.1},
        "planner": {"room": 2.0, "fit": 2.0, "harmony": 1.8, "middle_kingdom": 1.8},
        "gambler": {"territories": 1.5, "growth": 0.6, "room": 0.5},
        "collector": {
            "growth": 0.0,
            "fit": 0.0,
            "room": 0.1,  # of two placements with the same points the one that wastes less
            "harmony": 0.0,
            "middle_kingdom": 0.0,
        },
    },
    "kohan_dej": {
        "builder": {"districts": 2.0, "bonuses": 1.5},
        "aggressor": {"rivals": 8.0},
        "hoarder": {"gold": 3.0, "cards": 2.0},
    },
    "minerva": {
        "builder": {"temples": 3.0, "lines": 1.5},
        "scholar": {"culture": 1.8},
        "champion": {"glory": 1.8},
    },
    "trajan": {
        "aggressor": {"military": 1.7},
        "builder": {"construction": 1.7},
        "merchant": {"shipping": 1.7},
        "schemer": {"senate": 1.7},
    },
    "pax_pamir": {
        "aggressor": {"blocks": 3.0, "rule": 2.0},
        "builder": {"court": 2.5},
        "schemer": {"influence": 2.0, "cylinders": 1.6},
        "hoarder": {"rupees": 4.0, "hand": 1.5},
    },
}
"""By game and style: how much each part of the judgement counts, where it is not 1."""


class StyledSense(Sense):
    """A judgement that leans."""

    def __init__(self, base: Sense, weights: dict[str, float]) -> None:
        super().__init__()
        self.base = base
        self.weights = weights
        self.scale = base.scale
        self.grain = base.grain
        self.lead = base.lead
        self.ahead = base.ahead
        self.abreast = base.abreast

    def value(self, s: State, seat: int) -> float:
        return self.base.value(s, seat) + self.lean(s, seat)

    def lean(self, s: State, seat: int) -> float:
        """How much more, or less, a position pleases this style."""
        total = 0.0
        for term in self.base.terms(s, seat):
            weight = self.weights.get(term.key)
            if weight is not None:
                total += (weight - 1.0) * term.amount
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
            after.play(move)
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
            s.play(moves[self.base.pick(s, moves)])

    def pick(self, s: State, moves: list[Move]) -> int:
        return self.base.pick(s, moves)

    def is_guesswork(self, moves: list[Move]) -> bool:
        return self.base.is_guesswork(moves)

    def terms(self, s: State, seat: int) -> list[Term]:
        return self.base.terms(s, seat)

    def forecast(self, s: State, seat: int) -> float:
        return self.base.forecast(s, seat)

    def outcome(self, s: State) -> list[float]:
        return self.base.outcome(s)

    def merits(self, s: State, values: list[float]) -> list[float]:
        return self.base.merits(s, values)


class StyledSenses:
    """Leaning judgements by game and style, each made once."""

    def __init__(self) -> None:
        self._known: dict[str, Sense] = {}

    def of(self, slug: str, style: str) -> Sense:
        """The judgement for a game in a style; in one that the game has not, the usual one."""
        if style not in styles_of(slug):
            return sense_for(slug)
        place = slug + MARK + style
        found = self._known.get(place)
        if found is None:
            weights = {f"{slug}.term.{name}": w for name, w in STYLES[slug][style].items()}
            found = StyledSense(sense_for(slug), weights)
            self._known[place] = found
        return found


SENSES: Final = StyledSenses()


def styled_sense(slug: str, style: str) -> Sense:
    """The judgement for a game in a style; without one, the usual one."""
    return SENSES.of(slug, style)


def styles_of(slug: str) -> list[str]:
    """The styles that a game has."""
    return list(STYLES.get(slug, {}))


def all_styles() -> list[str]:
    """Every style that some game has, sorted."""
    return sorted({style for styles in STYLES.values() for style in styles})


def level_of(bot: str) -> str:
    """A bot's name without its style."""
    return bot.partition(MARK)[0]


def style_of(bot: str) -> str:
    """The style in a bot's name, if there is one."""
    return bot.partition(MARK)[2]


def check_style(slug: str, bot: str) -> None:
    """Refuse a bot whose style this game does not have."""
    style = style_of(bot)
    if style and style not in styles_of(slug):
        raise Refused("core.refusal.unknown_style", [style, ", ".join(styles_of(slug))])
