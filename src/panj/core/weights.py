"""What the parts of a judgement count: numbers with names, so that they can be fitted and kept."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

PLACE = "."
"""Between the name of a list of weights and the place in it: `ready.2`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """The weights of one judgement. A subclass sets each in its `__init__`, as chosen by hand, and
    names those that may be fitted."""

    FITTED: ClassVar[tuple[str, ...]] = ()
    """All above 0, each by its name or by its list's name and the place in it."""

    MOST: ClassVar[dict[str, float]] = {}
    """Weights that must not grow beyond this."""

    VERSION: ClassVar[int] = 1
    """Another number when the same weights would mean something else."""

    def number(self, name: str) -> float:
        """One of the weights."""
        owner, mark, place = name.partition(PLACE)
        found: object = getattr(self, owner)
        if mark:
            assert isinstance(found, list)
            found = found[int(place)]
        assert isinstance(found, float)
        return found

    def put(self, name: str, value: float) -> None:
        """Change one of the weights. Nobody else may be using them."""
        owner, mark, place = name.partition(PLACE)
        if mark:
            found: object = getattr(self, owner)
            assert isinstance(found, list)
            found[int(place)] = value
        else:
            setattr(self, owner, value)


def fitted_names(weights: Weights) -> tuple[str, ...]:
    """The names of the weights that may be fitted."""
    found: object = getattr(type(weights), "FITTED")
    assert isinstance(found, tuple)
    return found


def most_of(weights: Weights, name: str) -> float:
    """The most that a weight may be."""
    found: object = getattr(type(weights), "MOST")
    assert isinstance(found, dict)
    most: object = found.get(name, 1.0e9)
    assert isinstance(most, float)
    return most


def version_of(weights: Weights) -> int:
    """What the weights mean, by number."""
    found: object = getattr(type(weights), "VERSION")
    assert isinstance(found, int)
    return found


def numbers(weights: Weights) -> dict[str, float]:
    """The weights that may be fitted, by name."""
    return {name: weights.number(name) for name in fitted_names(weights)}
