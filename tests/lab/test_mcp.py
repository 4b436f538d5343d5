"""Tables of agents: told in words, refused in words, and as secret as any other table."""

from collections.abc import Callable
from typing import Any

import pytest

from panj.bots.bot import Bot
from panj.bots.registry import BOTS
from panj.core.chance import key_of
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.match_file import read
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.lab.mcp.sitting import Sitting
from panj.lab.mcp.tables import MOST_TABLES, AgentTables
from panj.lab.mcp.teller import Teller
from panj.words import LANGUAGES, words_for
from panj.words.direction import unmarked
from panj.words.refusals import explained
from support.tables import all_tables, with_automa

TABLES = pytest.mark.parametrize(("slug", "seats", "options"), all_tables())
STRIDE = 9
GUESSES = 2


def tables(seed: int = 1, lang: str = "en") -> AgentTables:
    """Tables whose first deal is known to the test."""
    return AgentTables(lang, lambda: key_of(seed))


def sat_down(slug: str, seats: int, options: dict[str, Any], seed: int = 1) -> Sitting:
    """A sitting among random bots."""
    game = REGISTRY.game(slug)
    return Sitting(game, game.terms(seats, options), key_of(seed), 0, ["random"], "Ada")


def texts(teller: Teller) -> list[str]:
    """Everything that the tools say about what lies on the table."""
    return [teller.look(), teller.moves(), teller.scores()]


@TABLES
def test_nothing_is_told_that_the_seat_does_not_know(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    """Whatever is told stays the same when everything hidden is dealt anew."""
    sitting = sat_down(slug, seats, options)
    teller = Teller(sitting, "en")
    dice = Dice(3)
    number = 0
    while not sitting.is_over:
        if number % STRIDE == 0:
            true, said = sitting.match.state, texts(teller)
            for _ in range(GUESSES):
                sitting.match.state = sitting.game.guess(true, sitting.seat, dice)
                assert texts(teller) == said
            sitting.match.state = true
        d = sitting.match.decision()
        assert d is not None
        assert d.who == sitting.seat
        sitting.play(1 + dice.below(len(d.moves(sitting.match.state))), None)
        number += 1
    assert texts(teller)
    assert teller.log(0).count("\n") > 10


def test_others_secrets_stay_out_of_the_log() -> None:
    sitting = sat_down("kohan_dej", 3, {})
    dice = Dice(1)
    for _ in range(12):
        d = sitting.match.decision()
        assert d is not None
        sitting.play(1 + dice.below(len(d.moves(sitting.match.state))), None)
    every = [note for played in sitting.match.played for note in played.notes]
    hidden = [note for note in every if not note.is_for(0)]
    assert hidden
    assert not set(map(id, hidden)) & set(map(id, sitting.log(0)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_every_language(lang: str) -> None:
    held = tables(lang=lang)
    said = held.create("kingdomino", 2, 1, ["random"])
    assert words_for(lang).text("kingdomino.name") in said
    teller = held.teller("1")
    while not teller.sitting.is_over:
        said = held.play("1", 1)
    over = words_for(lang).text("core.game_over")
    assert over in said
    assert held.scores("1") in said


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "title Civilian"), ("fa", "شهروند عادی"), ("hu", "Civil")]
)
def test_who_plays_alone_is_told_a_title_and_no_place(lang: str, title: str) -> None:
    held = tables(lang=lang)
    held.create("minerva", 1, 1, [])
    sitting = held.teller("1").sitting
    while not sitting.is_over:
        d = sitting.match.decision()
        assert d is not None
        moves = [REGISTRY.game("minerva").moves.text(m) for m in d.moves(sitting.match.state)]
        held.play("1", moves.index("pass") + 1 if "pass" in moves else len(moves))
    assert title in unmarked(held.scores("1"))
    assert title in unmarked(held.teller("1").now())
    assert words_for(lang).text("core.place") not in held.scores("1")


def test_a_finished_match_can_be_exported_and_verified() -> None:
    held = tables()
    held.create("kingdomino", 3, 2, ["random", "greedy"], name="Ada")
    with pytest.raises(Refused) as refused:
        held.export("1")
    assert "all secrets" in explained(words_for("en"), refused.value)
    while not held.teller("1").sitting.is_over:
        held.play("1", 1)
    found = read(held.export("1"), REGISTRY)
    assert found.names == ["bot:random", "Ada", "bot:greedy"]
    assert found.match.decision() is None


def test_bots_may_lean_to_a_style_of_the_game() -> None:
    held = tables()
    assert "builder" in held.describe("kingdomino", None)
    said = held.create("kingdomino", 2, 1, ["greedy:builder"])
    assert "Beginner" in said.splitlines()[2]
    assert ":" not in held.teller("1").names[1]
    with pytest.raises(Refused):
        held.create("kingdomino", 2, 1, ["greedy:merchant"])


def test_an_automa_plays_by_itself() -> None:
    seats, options = with_automa("pax_pamir")[0]
    held = tables()
    said = held.create("pax_pamir", seats, 1, [], options)
    assert "Wakhan" in said
    with pytest.raises(Refused, match="cannot be yours"):
        held.create("pax_pamir", seats, seats, [], options)


@pytest.mark.parametrize(
    ("lang", "players"),
    [
        ("en", "(Players: 2, 3, 4, 5; with Wakhan: 1, 2)"),
        ("fa", "; همراه واخان: "),
        ("hu", "(Játékosok száma: 2, 3, 4, 5; Wakhan társaságában: 1, 2)"),
    ],
)
def test_how_many_play_with_an_automa_is_told(lang: str, players: str) -> None:
    held = AgentTables(lang)
    told = [unmarked(text) for text in (held.games(None), held.describe("pax_pamir", None))]
    assert all(players in text for text in told)


def test_an_option_tells_at_which_tables_it_has_a_meaning() -> None:
    told = tables().describe("pax_pamir", None).splitlines()
    wakhan = next(line for line in told if line.startswith("wakhan = "))
    assert "Only at tables of 2, 3 seats" in wakhan
    open_hands = next(line for line in told if line.startswith("open_hands = "))
    assert "Only at tables" not in open_hands


def test_moves_that_are_no_choice_are_made_at_once() -> None:
    sitting = sat_down("kingdomino", 2, {})
    dice = Dice(2)
    while (d := sitting.match.decision()) is not None:
        moves = d.moves(sitting.match.state)
        assert len(moves) > 1
        sitting.play(1 + dice.below(len(moves)), None)


REFUSALS: list[tuple[Callable[[AgentTables], Any], str]] = [
    (lambda held: held.create("chess"), "chess"),
    (lambda held: held.create("kingdomino", 9), "9"),
    (lambda held: held.create("kingdomino", 2, 3, ["random"]), "3"),
    (lambda held: held.create("kingdomino", 2, 1, []), "greedy"),
    (lambda held: held.create("kingdomino", 2, 1, ["nobody"]), "nobody"),
    (lambda held: held.create("kingdomino", 2, 1, ["random"], {"dragons": True}), "dragons"),
    (lambda held: held.create("kingdomino", 2, 1, ["random"], language="xx"), "xx"),
    (lambda held: held.rule("kingdomino", "KD-99.9", None), "KD-99.9"),
    (lambda held: held.look("7"), "7"),
    (lambda held: held.play("1", 99), "99"),
    (lambda held: held.play("1", 1, version=5), "5"),
    (lambda held: held.export("1"), ""),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ask", "word"), REFUSALS)
def test_what_cannot_be_done_is_refused_in_words(
    ask: Callable[[AgentTables], Any], word: str, lang: str
) -> None:
    held = tables(lang=lang)
    held.create("kingdomino", 2, 1, ["random"])
    before = held.look("1")
    with pytest.raises(Refused) as refused:
        ask(held)
    said = explained(words_for(lang), refused.value)
    assert word in said.translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789"))
    assert "refusal" not in said
    assert held.look("1") == before
    assert held.list().count("\n") == 0


def test_tables_are_counted_and_can_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("panj.lab.mcp.tables.MOST_TABLES", 2)
    held = tables()
    assert held.list() == "No table is open."
    for _ in range(2):
        held.create("kingdomino", 2, 1, ["random"])
    with pytest.raises(Refused) as refused:
        held.create("kingdomino", 2, 1, ["random"])
    assert explained(words_for("en"), refused.value).startswith("No more than 2 tables")
    held.close("1")
    held.create("kingdomino", 2, 1, ["random"])
    assert held.list().splitlines()[1].startswith("3: kingdomino")
    assert MOST_TABLES > 2


class BrokenBot(Bot):
    """Fails whatever it is asked."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        raise ZeroDivisionError


def test_a_bot_that_fails_loses_the_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS._classes, "broken", BrokenBot)
    game = REGISTRY.game("kingdomino")
    sitting = Sitting(game, game.terms(2, {}), key_of(1), 1, ["broken"], "Ada")
    while not sitting.is_over:
        sitting.play(1, None)


def test_a_name_is_cleaned_and_never_a_bots() -> None:
    held = tables()
    for asked, name in [("  Ada\x1b[1m \n", "Ada[1m"), ("bot:greedy", "Agent"), (None, "Agent")]:
        held.create("kingdomino", 2, 1, ["random"], name=asked)
        assert held.teller(held.list().splitlines()[-1][0]).sitting.seats.stored[0] == name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_games_are_described(slug: str, lang: str) -> None:
    held = tables(lang=lang)
    said = held.describe(slug, None)
    for option in REGISTRY.game(slug).options:
        assert f"{option.name} = " in said
    assert f"{slug}: " in held.games(None)
    assert "greedy: " in held.games(None)


def test_rules_are_explained() -> None:
    assert "kings are drawn" in tables().rule("kingdomino", "KD-3.3", "en")


def test_rules_are_explained_for_every_option_that_changes_them() -> None:
    said = tables().rule("trajan", "TR-1.9", "en").splitlines()
    assert "11, 16 or 21" in said[0]
    assert said[1].startswith("time_cycle = longer: ")
    assert "12, 17 or 22" in said[1]
    assert len(said) == 2
