"""What registries and other programs read about Panj is true, and keeps to their formats."""

import json
import re
import struct
import tomllib
from pathlib import Path

import yaml

from panj.cli.main import COMMANDS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SERVER = json.loads((ROOT / "server.json").read_text(encoding="utf-8"))
PACKAGE_FIELDS = {
    "registryType", "registryBaseUrl", "identifier", "version", "fileSha256", "runtimeHint",
    "transport", "runtimeArguments", "packageArguments", "environmentVariables",
}  # fmt: skip
"""All fields that the registry knows of a package; another one is refused."""

README = (ROOT / "README.md").read_text(encoding="utf-8")
IMAGES = ROOT / "docs/images"
MOST_OF_A_FILM = 3_000_000


def test_the_registry_of_mcp_servers_takes_the_entry() -> None:
    assert re.fullmatch(r"[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+", SERVER["name"])
    assert 1 <= len(SERVER["description"]) <= 100
    (package,) = SERVER["packages"]
    assert set(package) <= PACKAGE_FIELDS
    assert {"registryType", "identifier", "version", "transport"} <= set(package)
    assert package["transport"] == {"type": "stdio"}
    assert package["runtimeHint"]  # without it, arguments of the runtime are refused
    for argument in (*package["runtimeArguments"], *package["packageArguments"]):
        needs = {"named": "name", "positional": "value"}[argument["type"]]
        assert argument[needs]
        assert set(argument) <= {"type", "name", "value", "valueHint", "description", "isRepeated"}


def test_the_entry_is_of_this_version_and_starts_a_command_that_exists() -> None:
    (package,) = SERVER["packages"]
    assert {SERVER["version"], package["version"]} == {PROJECT["version"]}
    assert package["identifier"] == PROJECT["name"]
    (source,) = package["runtimeArguments"]
    assert source["value"] == f"panj[mcp]=={PROJECT['version']}"
    assert "mcp" in PROJECT["optional-dependencies"]
    (command,) = package["packageArguments"]
    assert command["value"] in COMMANDS


def test_the_registry_finds_its_name_in_the_readme() -> None:
    assert f"mcp-name: {SERVER['name']}" in README


def test_a_citation_names_this_version() -> None:
    found = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (found["version"], found["license"]) == (PROJECT["version"], PROJECT["license"])
    assert {"cff-version", "message", "title", "authors", "type"} <= set(found)


def test_every_board_and_a_turn_are_shown() -> None:
    for game in ("kingdomino", "kohan_dej", "minerva", "trajan", "pax_pamir"):
        assert f"docs/images/{game}.png" in README
        width, height = struct.unpack(">II", (IMAGES / f"{game}.png").read_bytes()[16:24])
        assert width >= 1000
        assert height >= 600
    film = (IMAGES / "turn.gif").read_bytes()
    assert "docs/images/turn.gif" in README
    assert film.startswith(b"GIF8")
    assert film.count(b"\x21\xf9\x04") >= 8  # pictures that follow each other
    assert len(film) < MOST_OF_A_FILM


def test_what_hosters_install_fits_the_package() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if not line.startswith("#"))
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgres"]]
    names = {re.split(r"[\[<>=~; ]", each)[0].replace(".", "-") for each in wanted}
    assert names <= set(pinned)
