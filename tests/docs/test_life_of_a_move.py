"""Every hop in the life of a move is a file and a function that exist, and a file after another."""

import ast
import re
from itertools import pairwise
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/life-of-a-move.md"
HOP = re.compile(r"^\| *(\d+) *\| *`([^`]+)` *\| *`([^`]+)` *\|", re.MULTILINE)
WAYS = [HOP.findall(part) for part in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]]
"""The tables of the page: number, file and function of every hop. The first is a click."""

HOPS = [
    pytest.param(file, name, id=f"{number}-{name}") for way in WAYS for number, file, name in way
]
MOST_HOPS = 17
"""As many as in version 0.1.0."""


def names_in(path: Path) -> set[str]:
    """The functions and methods of a file, as `name` and `Class.name`."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return names_in_python(text)
    return names_in_page(script_of(text) if path.suffix == ".svelte" else text)


def names_in_python(text: str) -> set[str]:
    found: set[str] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            kinds = ast.FunctionDef | ast.AsyncFunctionDef
            found |= {f"{node.name}.{each.name}" for each in node.body if isinstance(each, kinds)}
    return found


def script_of(component: str) -> str:
    """The script of a component, without the indentation that Prettier gives it."""
    found = re.search(r"^<script[^>]*>\n(.*?)^</script>", component, re.MULTILINE | re.DOTALL)
    return "" if found is None else dedent(found[1])


def names_in_page(text: str) -> set[str]:
    """Of a file as Prettier leaves it: a class ends with the brace at the beginning of a line, and
    its members are indented by two."""
    function = re.compile(r"^(?:export )?(?:async )?(?:function|const) (\w+)", re.MULTILINE)
    owner = re.compile(r"^(?:export )?(?:abstract )?class (\w+).*?^}", re.MULTILINE | re.DOTALL)
    member = re.compile(
        r"^  (?:(?:private|protected|static|async) )*(\w+)(?:<.*>)?\(", re.MULTILINE
    )
    found = set(function.findall(text))
    for body in owner.finditer(text):
        found |= {f"{body[1]}.{name}" for name in member.findall(body[0])}
    return found


def test_a_method_of_another_class_is_not_taken_for_it() -> None:
    text = "export class A {\n  one(): void {\n  }\n}\n\nclass B {\n  private two() {\n  }\n}\n"
    assert names_in_page(text + "export function three() {}\n") == {"A.one", "B.two", "three"}


def test_of_a_component_its_script_counts() -> None:
    text = '<script lang="ts">\n  const view = 1;\n  function two() {\n  }\n</script>\n'
    assert names_in_page(script_of(text + "{@const three = 3}\n")) == {"view", "two"}


def test_the_page_has_three_ways() -> None:
    assert len(WAYS) == 3
    for way in WAYS:
        assert [int(number) for number, _, _ in way] == list(range(1, len(way) + 1))
        assert len(way) > 3


@pytest.mark.parametrize(("file", "name"), HOPS)
def test_a_hop_is_where_the_page_says(file: str, name: str) -> None:
    assert name in names_in(ROOT / file)


def test_a_hop_leads_to_another_file() -> None:
    """That is what makes it a hop: so nobody can make them more or fewer by naming helpers."""
    files = [[file for _, file, _ in way] for way in WAYS]
    assert [pair for way in files for pair in pairwise(way) if pair[0] == pair[1]] == []


def test_a_click_takes_no_more_hops_than_in_the_first_version() -> None:
    assert len(WAYS[0]) <= MOST_HOPS


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r"`((?:src|web)/[\w/.]+)`", PAGE.read_text(encoding="utf-8"))
    assert [name for name in named if not (ROOT / name).is_file()] == []
