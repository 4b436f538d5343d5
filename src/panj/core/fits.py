"""Fitted weights: what `panj tune` found, kept in the game's house and read when its judgement is
made. One file is for one kind of table; the others play with what fits them best."""

import json
import logging
from importlib.resources import files
from typing import Final

from panj.core.codec import Json
from panj.core.house import House
from panj.core.judgement import Aspect, Judgement
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.odds import POOLED, Odds, Pool
from panj.core.state import State
from panj.core.terms import Terms
from panj.core.weights import Weights, fitted_names, most_of, version_of

log = logging.getLogger("panj.fits")

FORM: Final = 1
ROOM: Final = "thinking"
FOLDER: Final = "fits"

USUAL: Final = 3
"""Being for what a table has agreed on makes up for almost one seat more or fewer."""

UNFIT: Final = 1_000
"""Further from a table than any number of seats."""


class Fit:
    """What was fitted for one kind of table: the weights, what is in units of them, the odds."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: dict[str, Json],
        weights: dict[str, float],
        grain: float,
        odds: Odds | None,
        pool: Pool | None = None,
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.weights = weights
        self.grain = grain
        self.odds = odds
        self.pool = pool

    def distance(self, terms: Terms) -> int:
        """How far this is from a table: by seats, rather more of them than fewer, and by whether it
        is for what was agreed."""
        for name, value in self.options.items():
            if terms.options.get(name) != value:
                return UNFIT
        apart = 4 * abs(terms.seats - self.seats) - (1 if self.seats > terms.seats else 0)
        return apart if self.options else apart + USUAL

    def judgement(self, base: Judgement) -> Judgement:
        """A judgement with these weights."""
        made = base.by_hand()
        weights = made.weighed_by()
        assert weights is not None
        for name, value in self.weights.items():
            weights.put(name, value)
        made.grain = self.grain
        made.odds = self.odds
        made.pool = self.pool
        made.told_by = base
        if self.odds is not None:
            made.horizon = made.opening
        return made


# Reading


def read_fit(name: str, text: str, game: str, rules_version: int, weights: Weights) -> Fit:
    """The fit in a file; refused if it is damaged, or of other rules or another judgement."""
    try:
        found: object = json.loads(text)
    except ValueError:
        raise Refused("core.refusal.fit_damaged", [name]) from None
    if not isinstance(found, dict) or found.get("form") != FORM or found.get("game") != game:
        raise Refused("core.refusal.fit_damaged", [name])
    if found.get("rules_version") != rules_version:
        raise Refused("core.refusal.fit_rules", [name, rules_version])
    if found.get("judgement") != version_of(weights):
        raise Refused("core.refusal.fit_judgement", [name])
    return fit_of(name, found, weights)


def fit_of(name: str, found: dict[str, object], weights: Weights) -> Fit:
    """The fit that a file describes, whose numbers have the names and bounds of these weights."""
    seats, options, grain = found.get("seats"), found.get("options"), found.get("grain")
    if not isinstance(seats, int) or not isinstance(options, dict):
        raise Refused("core.refusal.fit_damaged", [name])
    if not isinstance(grain, float) or grain <= 0.0:
        raise Refused("core.refusal.fit_damaged", [name])
    numbers = numbers_of(name, found.get("weights"))
    if not set(numbers) <= set(fitted_names(weights)):
        raise Refused("core.refusal.fit_judgement", [name])
    for weight, value in numbers.items():
        if not 0.0 < value <= most_of(weights, weight):
            raise Refused("core.refusal.fit_damaged", [name])
    odds, pool = odds_of(name, found.get("odds")), pool_of(name, found.get("pool"))
    return Fit(name, seats, options, numbers, grain, odds, pool)


def numbers_of(name: str, found: object) -> dict[str, float]:
    """Weights by name."""
    if not isinstance(found, dict):
        raise Refused("core.refusal.fit_damaged", [name])
    numbers: dict[str, float] = {}
    for weight, value in found.items():
        if not isinstance(weight, str) or not isinstance(value, float):
            raise Refused("core.refusal.fit_damaged", [name])
        numbers[weight] = value
    return numbers


def odds_of(name: str, found: object) -> Odds | None:
    """The odds of a file, if it has any."""
    if found is None:
        return None
    if not isinstance(found, dict):
        raise Refused("core.refusal.fit_damaged", [name])
    return Odds(*rows_of(name, found))


def pool_of(name: str, found: object) -> Pool | None:
    """How a file pools its odds with a search, if it does."""
    if found is None:
        return None
    if not isinstance(found, dict):
        raise Refused("core.refusal.fit_damaged", [name])
    steady, rising = rows_of(name, found)
    if len(steady) != POOLED:
        raise Refused("core.refusal.fit_damaged", [name])
    return Pool(steady, rising)


def rows_of(name: str, found: dict[str, object]) -> tuple[list[float], list[float]]:
    """What counts steadily, and what rises with the progress: as many numbers each."""
    steady, rising = row_of(name, found.get("steady")), row_of(name, found.get("rising"))
    if len(steady) != len(rising):
        raise Refused("core.refusal.fit_damaged", [name])
    return steady, rising


def row_of(name: str, found: object) -> list[float]:
    """A list of numbers."""
    if not isinstance(found, list):
        raise Refused("core.refusal.fit_damaged", [name])
    row: list[float] = []
    for value in found:
        if not isinstance(value, float):
            raise Refused("core.refusal.fit_damaged", [name])
        row.append(value)
    return row


def texts_of(house: House) -> dict[str, str]:
    """The files of a house by name, in the order of their names."""
    if not house.package or not house.has(f"{house.package}.{ROOM}"):
        return {}
    folder = files(f"{house.package}.{ROOM}").joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    found = {each.name: each.read_text(encoding="utf-8") for each in folder.iterdir()}
    return {name: found[name] for name in sorted(found) if name.endswith(".json")}


# Playing by them


class ByTable(Judgement):
    """A judgement that has weights for several kinds of tables, and those by hand for the rest."""

    def __init__(self, base: Judgement, fits: list[Fit]) -> None:
        super().__init__()
        self.base = base
        self.fits = fits
        self.refused: list[Refused] = []
        """What was read and does not fit this judgement or these rules."""
        self.made: dict[str, Judgement] = {}
        self.last: tuple[Terms | None, Judgement] = (None, base)
        """The table that was asked for last, and its judgement."""
        self.scale = base.scale
        self.grain = base.grain
        self.lead = base.lead
        self.horizon = base.horizon
        self.abreast = base.abreast
        self.facts = base.facts

    def fit_for(self, terms: Terms) -> Fit | None:
        """What was fitted for tables most like this one."""
        best: Fit | None = None
        least = UNFIT
        for fit in self.fits:
            distance = fit.distance(terms)
            if distance < least:
                least = distance
                best = fit
        return best

    def at(self, s: State) -> Judgement:
        """The judgement for this table; a match keeps its terms, so they are looked at once."""
        terms, found = self.last  # both at once: another thread may ask for another table
        if s.terms is not terms:
            fit = self.fit_for(s.terms)
            found = self.base if fit is None else self.judgement(fit)
            self.last = (s.terms, found)
        return found

    def judgement(self, fit: Fit) -> Judgement:
        """The judgement of a fit, made once."""
        found = self.made.get(fit.name)
        if found is None:
            found = fit.judgement(self.base)
            self.made[fit.name] = found
        return found

    def by_hand(self) -> Judgement:
        return self.base.by_hand()

    def weighed_by(self) -> Weights | None:
        return self.base.weighed_by()

    # What the one for this table says

    def value(self, s: State, seat: int) -> float:
        return self.at(s).value(s, seat)

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        return self.at(s).rate(s, moves)

    def prior(self, s: State, moves: list[Move]) -> list[float]:
        return self.at(s).prior(s, moves)

    def pick(self, s: State, moves: list[Move]) -> int:
        return self.at(s).pick(s, moves)

    def is_guesswork(self, moves: list[Move]) -> bool:
        return self.base.is_guesswork(moves)

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        return self.at(s).aspects(s, seat)

    def inputs(self, s: State, seat: int) -> list[float]:
        return self.at(s).inputs(s, seat)

    def progress(self, s: State) -> float:
        return self.at(s).progress(s)

    def weighing(self, s: State) -> tuple[str, ...]:
        return self.at(s).weighing(s)

    def forecast(self, s: State, seat: int) -> float:
        return self.at(s).forecast(s, seat)

    def outlook(self, s: State) -> list[float]:
        return self.at(s).outlook(s)

    def payoff(self, s: State) -> list[float]:
        return self.at(s).payoff(s)

    def merits(self, s: State, values: list[float]) -> list[float]:
        return self.at(s).merits(s, values)


def reweighed(judgement: Judgement, changes: dict[str, float]) -> Judgement:
    """The same judgement with a few weights as they are given here, at every table."""
    if isinstance(judgement, ByTable):
        fits: list[Fit] = []
        for fit in judgement.fits:
            changed = {**fit.weights, **changes}
            fits.append(
                Fit(fit.name, fit.seats, fit.options, changed, fit.grain, fit.odds, fit.pool)
            )
        return ByTable(reweighed(judgement.base, changes), fits)
    made = judgement.by_hand()
    weights = made.weighed_by()
    assert weights is not None
    for name, value in changes.items():
        weights.put(name, value)
    return made


def with_fits(base: Judgement, house: House, game: str, rules_version: int) -> Judgement:
    """A judgement that plays by the fits of its house. One that does not fit is told in the log,
    and what was chosen by hand plays on."""
    weights = base.weighed_by()
    if weights is None:
        return base
    found = ByTable(base, [])
    for name, text in texts_of(house).items():
        try:
            found.fits.append(read_fit(name, text, game, rules_version, weights))
        except Refused as refused:
            found.refused.append(refused)
            log.warning("%s: %s", game, refused)
    return found if found.fits or found.refused else base
