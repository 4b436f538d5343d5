"""A game in the terminal, typed by a script."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from panj.bots.bot import Bot
from panj.bots.registry import BOTS
from panj.bots.search.search import Search
from panj.bots.search.team import Team
from panj.cli.console import MatchConsole
from panj.cli.main import screen_for
from panj.cli.person_decision import PersonDecision
from panj.cli.sitting import TerminalSitting
from panj.core.chance import key_of
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.match import Match
from panj.core.match_file import write
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.table.seats import Seats
from support.at_terminal import AtTerminal

ONES = "1\n" * 200
PLAY = ("play", "kingdomino", "--seed", "5")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_typed(panj, seats: int) -> None:
    run = panj(*PLAY, "--seats", str(seats), typed=ONES)
    assert run.code == 0
    assert run.err == ""
    assert "Score sheet" in run.out
    assert " with " in run.out.splitlines()[-1]
    assert max(len(line) for line in run.out.splitlines()) <= 100


@pytest.mark.parametrize(
    ("lang", "title", "total"), [("fa", "برگه امتیاز", "جمع"), ("hu", "Pontlap", "Összesen")]
)
def test_it_is_played_in_other_languages(panj, lang: str, title: str, total: str) -> None:
    run = panj("--lang", lang, *PLAY, "--seats", "2", "--option", "harmony", typed=ONES)
    assert run.code == 0
    assert title in run.out
    assert total in run.out
    assert "kingdomino." not in run.out


@pytest.mark.parametrize("width", ["80", "100"])
@pytest.mark.parametrize("options", [[], ["--option", "mighty_duel", "--option", "middle_kingdom"]])
def test_boards_fit_their_terminal(panj, monkeypatch, width: str, options: list[str]) -> None:
    monkeypatch.setenv("COLUMNS", width)
    run = panj(*PLAY, "--seats", "2", *options, typed="1\n" * 22)
    assert run.code == 0
    assert max(len(line.rstrip()) for line in run.out.splitlines()) <= int(width)
    assert "…" not in run.out


def test_a_seed_makes_it_repeatable(panj) -> None:
    typed = "1\n" * 5
    first = panj(*PLAY, typed=typed)
    second = panj(*PLAY, typed=typed)
    assert first.out == second.out
    other = panj("play", "kingdomino", "--seed", "6", typed=typed)
    assert other.out != first.out


def test_without_a_seed_every_deal_is_new(panj) -> None:
    deals = {panj("play", "kingdomino", typed="q\n").out.splitlines()[1] for _ in range(2)}
    assert len(deals) == 2


@pytest.mark.parametrize("typed", ["1", "claim 6", "CLAIM  6", "\u06f1"])
def test_a_move_is_a_number_or_its_notation(panj, typed: str) -> None:
    run = panj(*PLAY, "--seats", "2", typed=f"{typed}\nq\n")
    assert run.code == 0, run.err
    assert "You claimed domino 6." in run.out


@pytest.mark.parametrize("typed", ["place 0,-2 south", "0,-2 south", "\u06f0,-\u06f2 south"])
def test_a_placement_needs_no_verb(panj, typed: str) -> None:
    run = panj(*PLAY, "--seats", "2", typed=f"1\n{typed}\nq\n")
    assert run.code == 0, run.err
    assert "You placed domino 6" in run.out


def test_undo_takes_back_a_placement_until_the_claim(panj) -> None:
    run = panj(*PLAY, "--seats", "2", typed="1\n1\nu\n2\nq\n")
    assert run.code == 0, run.err
    assert "Taken back." in run.out
    assert run.out.count("You placed domino") == 2


def test_undo_stops_at_what_was_revealed(panj) -> None:
    panj(*PLAY, "--seats", "2", typed="u\n").refused("cannot be taken back")


def test_an_undo_that_is_refused_on_the_way_leaves_the_match_as_it_was() -> None:
    game = REGISTRY.game("kingdomino")
    match = Match(game, game.terms(2, {}), key_of(5))
    while not match.may_undo():
        match.make(match.moves()[0])
    played, state = list(match.played), match.state
    d = match.decision()
    assert d is not None
    nobody = Seats(["bot:greedy", "bot:greedy"])  # so there is no choice at which to stop
    question = PersonDecision(MatchConsole(screen_for("en"), match, nobody), d, None)
    with pytest.raises(Refused):
        question.undo()
    assert match.played == played
    assert match.state is state  # not played again
    assert not question.is_done


def test_words_of_the_program(panj) -> None:
    run = panj(*PLAY, "--seats", "2", typed="?\nr\ns\nl\nb\n\nq\n")
    assert run.code == 0
    assert "KD-3.3" in run.out
    assert "what cannot be done now" in run.out
    assert "In the starting round" in run.out
    assert "Score sheet" in run.out
    assert run.out.count("New line: dominoes") == 2
    assert run.out.count("Starting round") == 3


@pytest.mark.parametrize(
    "typed", ["99\n", "0\n", "claim 48\n", "fly 3\n", "place 0,0 east\n", "ۀ\n"]
)
@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_refused_move_ends_a_script(panj, tmp_path: Path, lang: str, typed: str) -> None:
    path = tmp_path / "match.jsonl"
    run = panj("--lang", lang, *PLAY, "--seats", "2", "--save", path, typed=typed + ONES)
    run.refused(typed.strip())
    assert not path.exists()


def test_the_end_of_the_input_is_a_clean_end(panj) -> None:
    run = panj(*PLAY, typed="")
    assert run.code == 0
    assert run.err == "The match is not over.\n"


def test_a_match_is_saved_and_resumed_where_it_was(panj, tmp_path: Path) -> None:
    whole, part, rest = (tmp_path / name for name in ("whole", "part", "rest"))
    assert panj(*PLAY, "--seats", "2", "--save", whole, typed=ONES).code == 0
    assert panj(*PLAY, "--seats", "2", "--save", part, typed="1\n" * 7 + "q\n").code == 0
    resumed = panj("play", "kingdomino", "--load", part, "--save", rest, typed=ONES)
    assert resumed.code == 0
    assert "The match goes on after" in resumed.out
    assert rest.read_text() == whole.read_text()


def test_a_loaded_match_may_be_saved_in_its_place(panj, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    panj(*PLAY, "--save", path, typed="1\nq\n")
    before = path.read_text()
    assert panj("play", "kingdomino", "--load", path, "--save", path, typed="1\n1\nq\n").code == 0
    assert len(path.read_text()) > len(before)


def test_save_can_be_typed(panj, tmp_path: Path) -> None:
    path = tmp_path / "typed.jsonl"
    run = panj(*PLAY, typed=f"save {path}\n1\nsave\nq\n")
    assert run.code == 0
    assert run.out.count(f"Saved: {path}") == 3
    assert panj("verify", path).code == 0
    panj(*PLAY, typed="save\n").refused("save FILE")


def test_names_and_bots(panj, saved: Path) -> None:
    run = panj(*PLAY, "--name", "Anna", "--name", "Béla", "--bots", "random,greedy", typed="q\n")
    for name in ("Anna", "Béla", "Random", "Beginner"):
        assert name in run.out
    resumed = panj("play", "kingdomino", "--load", saved)
    assert "Beginner" in resumed.out


def test_names_cannot_play_tricks_on_the_terminal(panj) -> None:
    run = panj(*PLAY, "--name", "A\x1b[31mn\u202ena", typed="q\n")
    assert "\x1b" not in run.out
    assert "A[31mnna" in run.out


def test_hot_seat_has_no_bots(panj) -> None:
    run = panj(*PLAY, "--seats", "2", "--hot-seat", typed="1\n" * 20)
    assert run.code == 0
    assert "Beginner" not in run.out
    assert "You " not in run.out


def test_an_automa_has_its_own_name(panj, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    play = ("play", "pax_pamir", "--seats", "2", "--option", "wakhan", "--seed", "1")
    run = panj(*play, "--hot-seat", "--save", path, typed="q\n")
    assert run.code == 0
    assert "Wakhan" in run.out
    assert '"names":["Player 1","bot:greedy"]' in path.read_text()
    assert "Wakhan" in panj("replay", path).out


def test_a_bot_that_fails_is_replaced(panj, monkeypatch: pytest.MonkeyPatch) -> None:
    class Breaking(Bot):
        def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
            raise ZeroDivisionError

    monkeypatch.setitem(BOTS._classes, "breaking", Breaking)
    run = panj(*PLAY, "--seats", "2", "--watch", "--bots", "breaking,random")
    assert run.code == 0
    assert "Score sheet" in run.out


def test_watching_needs_no_input(panj) -> None:
    run = panj(*PLAY, "--watch", "--bots", "random")
    assert run.code == 0
    assert "Random 4" in run.out
    assert "(you)" not in run.out


def test_bots_that_search_may_have_helpers(panj, monkeypatch: pytest.MonkeyPatch) -> None:
    grown: list[int] = []

    class Counting(Team):
        def grow(self, search: Search, s: State, seat: int, style: str) -> None:
            grown.append(self.cores)
            search.grow(s, seat)

    monkeypatch.setattr("panj.cli.team.Team", Counting)
    how = ("--seats", "2", "--watch", "--bots", "medium,random", "--seconds", "0.01")
    assert panj(*PLAY, *how, "--cores", "3").code == 0
    assert set(grown) == {3}
    grown.clear()
    assert panj(*PLAY, *how).code == 0
    assert not grown


def test_ascii_boards_are_ascii(panj) -> None:
    run = panj(*PLAY, "--seats", "2", "--ascii", typed="1\n1\nq\n")
    board = run.out
    assert not set(board) & set("♛♜→●▲✓▸│─╭")


def test_secret_hands_are_handed_over() -> None:
    asked: list[str] = []
    game = SimpleNamespace(view=lambda s, seat: {"hand": seat})
    screen = SimpleNamespace(out=SimpleNamespace(clear=lambda: asked.append("clear")))
    console = SimpleNamespace(
        screen=screen,
        match=SimpleNamespace(game=game, state=None),
        seats=Seats(["Anna", "Béla"]),
        is_script=False,
        me=0,
        names=["Anna", "Béla"],
        read_answer=lambda key, who: asked.append(who),
    )
    sitting = TerminalSitting(console, 1.0)
    sitting.hand_over(0)
    assert asked == []
    sitting.hand_over(1)
    assert asked == ["clear", "Béla", "clear"]
    assert console.me == 1


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["play", "chess"], "chess"),
        (["play", "kingdomino", "--seats", "7"], "7"),
        (["play", "kingdomino", "--seats", "1"], "1"),
        (["play", "kingdomino", "--bots", "deep"], "deep"),
        (["play", "kingdomino", "--bots", ","], "greedy"),
        (["play", "kingdomino", "--option", "giants=on"], "giants"),
        (["play", "kingdomino", "--option", "harmony=maybe"], "maybe"),
        (["play", "kingdomino", "--option", "three_player_rule"], "set_aside"),
        (["play", "kingdomino", "--option", "harmony", "--option", "harmony=off"], "harmony"),
        (["play", "kingdomino", "--seats", "4", "--option", "mighty_duel"], "mighty_duel"),
        (["play", "kingdomino", "--seats", "2", *(["--name", "A"] * 3)], ""),
        (["play", "kingdomino", "--watch", "--hot-seat"], ""),
        (["play", "kingdomino", "--save", "/nowhere/at/all"], "/nowhere/at/all"),
        (["sim", "chess"], "chess"),
        (["sim", "kingdomino", "--bots", "greedy,deep"], "deep"),
        (["check", "chess"], "chess"),
        (["bench", "chess"], "chess"),
        (["bench", "kingdomino", "--seats", "9"], "9"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_what_cannot_be_is_refused(panj, lang: str, args: list[str], word: str) -> None:
    run = panj("--lang", lang, *args)
    run.refused()
    digits = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
    assert word in run.err or word.translate(digits) in run.err
    assert run.out == ""


def test_nothing_is_overwritten(panj, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("precious")
    panj(*PLAY, "--save", path, typed=ONES).refused("precious")
    panj(*PLAY, typed=f"save {path}\n").refused("precious")
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_a_loaded_match_brings_its_own_terms(panj, saved: Path) -> None:
    for more in (["--seats", "2"], ["--seed", "1"], ["--bots", "random"], ["--option", "harmony"]):
        panj("play", "kingdomino", "--load", saved, *more).refused("--load")


def test_the_end_of_a_terminal_is_clean() -> None:
    terminal = AtTerminal(*PLAY)
    terminal.wait_for(b"> ")
    terminal.press(b"\x04")
    code, seen = terminal.end()
    assert code == 0
    assert "Traceback" not in seen
    assert "The match is not over." in seen


def test_an_interrupt_is_clean_and_saves(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    terminal = AtTerminal(*PLAY, "--save", str(path))
    terminal.wait_for(b"> ")
    terminal.press(b"99\n")
    terminal.wait_for(b"not a legal move")
    terminal.interrupt()
    code, seen = terminal.end()
    assert code == 130
    assert "Traceback" not in seen
    assert path.exists()


def test_at_a_terminal_saving_is_offered_at_the_end(saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "again.jsonl"
    terminal = AtTerminal("play", "kingdomino", "--load", str(saved))
    terminal.wait_for(b"which file")
    terminal.press(f"{saved}\n{path}\n".encode())
    code, seen = terminal.end()
    assert code == 0
    assert "exists already" in seen
    assert path.read_text() == saved.read_text()


def test_a_bot_that_did_nothing_yet_has_its_whole_name(panj, tmp_path: Path) -> None:
    """The log names who acted; whoever did not stands only on the kingdom."""
    game = REGISTRY.game("kingdomino")
    match = Match(game, game.terms(3, {}), key_of(0))
    file = tmp_path / "match.jsonl"
    file.write_text(write(match, ["Ada", "bot:random", "bot:greedy:builder"]))
    run = panj("play", "kingdomino", "--load", file, typed="q\n")
    assert run.out.count("Beginner") == run.out.count("Beginner · Builder") == 1


def test_a_bot_may_have_a_style(panj) -> None:
    run = panj(*PLAY, "--seats", "2", "--bots", "greedy:builder", typed="1\nq\n")
    assert run.code == 0
    assert "Beginner · Builder" in run.out
    panj(*PLAY, "--bots", "greedy:dancer", typed="q\n").refused("dancer", "builder")


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_a_style_that_the_game_lacks_is_refused(panj, command: str, tmp_path: Path) -> None:
    more = ("--out", tmp_path) if command == "arena" else ()
    run = panj(command, "kingdomino", "--seats", "2", "--bots", "random,greedy:merchant", *more)
    run.refused("merchant", "builder")
