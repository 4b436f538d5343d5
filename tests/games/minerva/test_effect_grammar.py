"""MI-9.35, chapter 13 of the rules: effects are written as the grammar says, and not otherwise."""

import csv
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.minerva.scene import (
    activate_to,
    cell_at,
    city_of,
    culture,
    face,
    gain,
    held,
    hold,
    lay,
    line,
    names_of,
    row,
)
from games.minerva.test_tables import played
from panj.core.codec import Json
from panj.core.messages import Message, Refused
from panj.games.minerva.game import GAME
from panj.games.minerva.reading.effects import read_effect
from panj.games.minerva.reading.rows import Row
from panj.games.minerva.reading.tiles import shipped_tables
from panj.games.minerva.rules.activation import ChooseDirection
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import EFFECT_GOODS, Face, Op, Tiles
from panj.games.minerva.thinking.building import activated_alone, tile_value
from panj.games.minerva.thinking.most_in_line import best_points
from panj.games.minerva.thinking.situation import Situation
from panj.games.minerva.thinking.weights import Weights
from support import asked, moves, play_on, rule

DOCS = Path(__file__).parents[3] / "docs" / "rules" / "minerva.md"
CHAPTER = DOCS.read_text(encoding="utf-8").partition("## 13 ")[2]
NUMBERS = ("1", "6")
"""The least and the most; what lies between is read in the same way."""


def definitions() -> tuple[dict[str, list[str]], list[str]]:
    """The names of the grammar with their members, and the patterns of effects."""
    names: dict[str, list[str]] = {}
    patterns: list[str] = []
    for definition in CHAPTER.partition("```text")[2].partition("```")[0].splitlines():
        name, _, right = (part.strip() for part in definition.partition(" = "))
        if name == "effect":
            patterns.append(right)
        elif name:
            parts = right.split(" | ")
            names[name] = [each for part in parts for each in names.get(part, [part])]
    return names, patterns


def expanded(pattern: str, names: dict[str, list[str]]) -> Iterator[str]:
    """Everything that a pattern stands for."""
    pieces = re.split(r"(\w+)", pattern)
    choices = [NUMBERS if piece == "n" else names.get(piece, [piece]) for piece in pieces]
    for chosen in itertools.product(*choices):
        yield "".join(chosen)


def sides(effect: str) -> list[str]:
    """The parts of an effect with two sides."""
    return re.split(r"[+|]", effect.partition(":")[2])


def grammar() -> set[str]:
    """All effects of the grammar; two sides differ, and two gains have different goods."""
    names, patterns = definitions()
    found = {effect for pattern in patterns for effect in expanded(pattern, names)}
    return {effect for effect in found if differ(effect)}


def differ(effect: str) -> bool:
    parts = sides(effect)
    if effect.startswith("gain:"):
        return len({part.partition("=")[0] for part in parts}) == len(parts)
    return len(set(parts)) == len(parts)


def written() -> set[str]:
    """Every string of the shape of an effect: all forms, goods and numbers, right or wrong."""
    parts = [f"{good}={n}" for good in [*EFFECT_GOODS, "gold"] for n in ("0", *NUMBERS, "7")]
    found = {f"gain:{part}" for part in parts}
    for left, right in itertools.product(parts, parts):
        pairs = (f"gain:{left}+{right}", f"choice:{left}|{right}", f"convert:{left}>{right}")
        found |= {*pairs, f"per_held:{left}={right}", f"steal:{left}={right}"}
    return found


def is_read(effect: str, is_built: bool) -> bool:
    """Whether an effect is understood."""
    tiles = Tiles()
    tiles.is_built[Face.FOUNTAIN] = 1 if is_built else 0
    try:
        read_effect(tiles, Face.FOUNTAIN, Row("location_kinds.csv", "x", {"effect": effect}))
    except Refused:
        return False
    return bool(tiles.op[Face.FOUNTAIN] != Op.NONE)


@rule("MI-9.35", "MI-1.7")
def test_every_form_of_the_grammar_is_read() -> None:
    effects = grammar()
    assert {effect.partition(":")[0] for effect in effects} == {
        *("gain", "choice", "per_held", "convert", "special")
    }
    assert [effect for effect in effects if not is_read(effect, True)] == []
    refused = [effect for effect in effects if not is_read(effect, False)]
    assert all(effect.startswith("special:") for effect in refused)
    assert len(refused) == 4


@rule("MI-9.35")
def test_nothing_but_the_grammar_is_read() -> None:
    effects = grammar()
    assert [effect for effect in written() if is_read(effect, True) != (effect in effects)] == []


@rule("MI-9.35", "MI-1.7")
def test_the_grammar_has_every_effect_of_the_shipped_tables_and_every_example() -> None:
    known = grammar()
    kinds = list(csv.DictReader(shipped_tables()["location_kinds.csv"].splitlines()))
    effects = [kind["effect"] for kind in kinds]
    examples = re.findall(r"`(\w+:[^` ]+)` \|$", CHAPTER, re.MULTILINE)
    assert len(effects) == 33
    assert len(examples) == 6
    for effect in [*effects, *[each.replace("\\|", "|") for each in examples]]:
        assert is_read(effect, True), effect
        assert re.sub("[2-5]", "1", effect) in known, effect


# A tile that gives two goods


def with_effect(effect: str, trigger: str = "activate", seats: int = 2) -> MinervaState:
    """A table on which the Foundry does this."""
    kinds = shipped_tables()["location_kinds.csv"]
    old = "foundry,commercial,activate,gain:denarius=3"
    assert old in kinds
    tables: dict[str, Json] = {
        "location_kinds.csv": kinds.replace(old, f"foundry,commercial,{trigger},{effect}")
    }
    return played(tables, seats)


@rule("MI-1.7", "MI-9.35")
def test_a_tile_may_give_two_goods() -> None:
    s = with_effect("gain:wheat=1+denarius=2")
    hold(s, 0, wheat=6)
    s.players[0].city = city_of(row(["foundry", "residence"]))
    line(s, (1, 0), "left")
    assert held(s) == {"wheat": 6, "denarius": 3}


@rule("MI-1.7", "MI-9.35")
@pytest.mark.parametrize("effect", ["gain:any_resource=2+glory=1", "gain:glory=1+any_resource=2"])
def test_of_two_goods_the_one_of_choice_is_asked_last(effect: str) -> None:
    s = with_effect(effect)
    hold(s, 0)
    s.players[0].city = city_of(row(["forest", "foundry", "residence"]))
    line(s, (2, 0), "left")
    assert held(s) == {"glory": 1}
    assert asked(s).prompt(s) == Message("minerva.prompt.gain", [face("foundry"), 2])
    s.play(gain("ore"))
    s.play(gain("stone"))
    assert held(s) == {"glory": 1, "ore": 1, "stone": 1, "wood": 1}  # and the line went on


@rule("MI-1.7", "MI-4.12", "MI-9.35")
def test_two_goods_may_bring_culture_points_of_choice() -> None:
    s = with_effect("gain:any_culture=2+theatre=1")
    hold(s, 0)
    s.players[0].city = city_of(row(["foundry", "residence"]))
    line(s, (1, 0), "left")
    assert names_of(moves(s)) == ["culture theatre", "culture art", "culture science"]
    s.play(culture("art"))
    assert len(s.players[0].culture) == 2


@rule("MI-1.7", "MI-4.20", "MI-9.35")
def test_two_goods_when_built_may_be_declined() -> None:
    s = with_effect("gain:ore=1+denarius=2", "build")
    hold(s, 0)
    s.display[face("foundry")] = 1
    s.agenda.clear()
    lay(s, "foundry", (1, 0))
    assert names_of(moves(s)) == ["use", "decline"]
    s.play(moves(s)[0])
    assert held(s) == {"ore": 1, "denarius": 2}


@rule("MI-1.7", "MI-9.35")
def test_two_goods_are_shown_and_told_before() -> None:
    s = with_effect("gain:any_resource=1+denarius=2")
    s.players[0].city = city_of(row(["foundry", "residence"]))
    faces = GAME.view(s, 0)["faces"]
    assert isinstance(faces, dict)
    assert faces["foundry"]["effect"] == {
        "form": "both",
        "when_built": False,
        "left": ["denarius", 2],
        "right": ["any_resource", 1],
    }
    s.agenda.clear()
    s.then([ChooseDirection(0, cell_at(1, 0))])
    told = [(each.key, each.operands) for each in asked(s).preview(s, activate_to("left"))]
    assert ("minerva.preview.gain", [2, 4]) in told
    assert ("minerva.preview.any_resource", [1]) in told


@rule("MI-1.7", "MI-9.35")
@pytest.mark.parametrize(
    ("double", "singles"),
    [
        ("gain:wheat=1+denarius=2", ["gain:wheat=1", "gain:denarius=2"]),
        ("gain:glory=1+ore=1", ["gain:glory=1", "gain:ore=1"]),
        ("gain:ore=1+glory=2", ["gain:glory=2", "gain:ore=1"]),
        ("gain:theatre=2+art=2", ["gain:theatre=2", "gain:art=2"]),
        ("gain:denarius=1+any_culture=2", ["gain:denarius=1", "gain:any_culture=2"]),
    ],
)
def test_bots_value_both_goods(double: str, singles: list[str]) -> None:
    """A tile with two gains is worth more than a tile with either of them."""
    assert alone(double) >= max(alone(single) for single in singles) > 0
    assert owning(double) > max(owning(single) for single in singles) > 0


def situation(s: MinervaState) -> Situation:
    return Situation(s, 0, Weights())


def alone(effect: str) -> float:
    s = with_effect(effect)
    return activated_alone(situation(s), face("foundry"))


def owning(effect: str) -> float:
    s = with_effect(effect)
    here = situation(s)
    return tile_value(here, face("foundry"), best_points(here))


@rule("MI-9.35")
@pytest.mark.parametrize("seats", [1, 4])
def test_whole_games_run_with_tiles_of_two_goods(seats: int) -> None:
    s = with_effect("gain:any_resource=1+theatre=2", seats=seats)
    play_on(s, 5)
    assert s.decision() is None
