"""Every message that the rules speak is declared, and everything declared is spoken."""

import ast
import csv
import re
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest

import panj.games.kohan_dej
from panj.core.dice import Dice
from panj.core.match import Match
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.moves import VERBS
from panj.games.kohan_dej.showing import guide, where
from panj.games.kohan_dej.showing.narration import NARRATION
from panj.games.kohan_dej.showing.phrases import PHRASES
from panj.games.kohan_dej.tables import DISTRICT_NAMES, PRESETS, ROLE_NAMES
from panj.words.speak import LANGUAGES, Words, rule_key
from support import rule

SOURCE = Path(panj.games.kohan_dej.__file__).parent
WORDS = {lang: Words(lang) for lang in LANGUAGES}
KEY = re.compile(r"kohan_dej\.(leaves|ledger|log|near|preview|prompt|refusal|why)\.\w+")
NAMES = ["Anna", "نگار", "Bence", "سارا", "Dóra", "آرش", "Ferenc", "مینا"]


def spoken() -> set[str]:
    """The keys of messages that stand in the source."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and KEY.fullmatch(text):
                found.add(text)
    return found


def told() -> set[str]:
    """The keys of what a turn came to: the narration names them in short."""
    facts = [*NARRATION.leads.values(), *NARRATION.facts.values()]
    return {f"kohan_dej.told.{fact.told}" for fact in facts}


def guided() -> set[str]:
    """The keys of what a turn holds: the guide makes them of verbs and roles."""
    verbs = [*chain(*guide.POWERS.values()), *guide.OPTIONAL, *guide.DISTRICTS.values()]
    ledger = {f"kohan_dej.ledger.{VERBS.verbs[verb].name}" for verb in verbs}
    return ledger | {f"kohan_dej.power.{role}" for role in ROLE_NAMES}


def placed() -> set[str]:
    """The keys of where a move lies: they are made of its verb's name."""
    return {f"kohan_dej.where.{name}" for name in (*where.OWN.values(), *where.OF_OTHERS.values())}


def test_messages_are_declared_and_used() -> None:
    assert spoken() | told() | guided() | placed() == set(PHRASES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(lang: str) -> None:
    words = WORDS[lang]
    for number, preset in enumerate(PRESETS):
        seats = 2 + number
        match = Match(GAME, GAME.terms(seats, {"cast": preset}), Dice(number).key())
        dice = Dice(number)
        while (d := match.decision()) is not None:
            options = d.moves(match.state)
            words.say(d.prompt(match.state), NAMES, d.who)
            match.submit(options[dice.below(len(options))], match.version)
        for reader in range(-1, seats):
            for line in match.log(reader):
                assert words.say(line, NAMES, reader)


@rule("KO-1.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_role_and_district_has_a_name_and_an_effect(lang: str) -> None:
    words = WORDS[lang]
    keys = [f"kohan_dej.role.{name}" for name in ROLE_NAMES]
    keys += [f"kohan_dej.district.{name}" for name in DISTRICT_NAMES]
    shown = [words.text(key) for key in keys]
    assert len(set(shown)) == len(keys) == 27 + 47
    for key in keys:
        about = words.form(key, {}, "about")
        assert about != words.text(key)
        assert about.endswith(".")


@rule("KO-9.36")
def test_persian_names_are_those_of_the_rulebook() -> None:
    words = WORDS["fa"]
    assert words.text("kohan_dej.district.basilica") == "توپخانه"
    assert words.text("kohan_dej.district.keep") == "قورخانه"
    assert words.text("kohan_dej.role.bishop") == "حکیم"
    assert words.text("kohan_dej.role.tax_collector") == "محتسب"
    assert words.text("kohan_dej.name") == "کهن‌دژ"


@rule("KO-9.35")
def test_the_misprinted_set_has_its_right_name() -> None:
    words = WORDS["fa"]
    assert words.text("kohan_dej.option.cast.illustrious_emissaries") == "متنفذان شهیر"


def test_every_role_has_help_for_its_rule() -> None:
    ids = [f"KO-4.{number}" for number in range(11, 38)]
    for words in WORDS.values():
        for name, rule_id in zip(ROLE_NAMES, ids, strict=True):
            about = words.form(f"kohan_dej.role.{name}", {}, "about")
            assert words.text(rule_key(rule_id, "kohan_dej")) == about


def test_the_tables_are_readable_csv() -> None:
    folder = files("panj.games.kohan_dej").joinpath("data")
    tables = [entry for entry in folder.iterdir() if entry.name.endswith(".csv")]
    assert len(tables) == 8
    for entry in tables:
        rows = list(csv.DictReader(entry.read_text(encoding="utf-8").splitlines()))
        assert rows
        assert all(None not in row.values() for row in rows)
