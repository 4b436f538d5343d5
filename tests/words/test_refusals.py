"""A refusal that somebody meets in Python reads as an English sentence."""

import pickle
from collections.abc import Callable

import pytest

from panj.bots.playout import playout
from panj.bots.registry import bot
from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.match_file import read, write
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.lab.mcp.tables import AgentTables
from panj.table.seats import check_bots

KINGDOMINO = REGISTRY.game("kingdomino")
PAX_PAMIR = REGISTRY.game("pax_pamir")


def play_on_a_fresh_table(text: str) -> None:
    KINGDOMINO.new(2, {}, 1).play(KINGDOMINO.moves.parse(text))


def play_what_is_no_move() -> None:
    KINGDOMINO.new(2, {}, 1).play(Move(50, 99))


def play_after_the_end() -> None:
    s = KINGDOMINO.new(2, {}, 1)
    playout(s, Dice(1))
    s.play(Move(0, 16))


def match() -> Match:
    return Match(KINGDOMINO, KINGDOMINO.terms(2, {}), bytes(32))


def submit_too_late() -> None:
    found = match()
    found.submit(found.moves()[0], 3)


def read_a_changed_file() -> None:
    read(write(match(), ["A", "B"]).replace("A", "C", 1), REGISTRY)


REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: play_on_a_fresh_table("claim 48"), "“claim 48” is not a legal move now. (KD-3.3)"),
    (play_what_is_no_move, "“Move(50, 99, 0, 0)” is not a legal move now. (KD-3.3)"),
    (lambda: play_on_a_fresh_table("jump 3"), "“jump 3” cannot be read as a move."),
    (play_after_the_end, "The match is over."),
    (lambda: REGISTRY.game("chess"), "There is no game “chess”."),
    (lambda: KINGDOMINO.terms(7, {}), "kingdomino is for 2 to 4 players, not for 7."),
    (lambda: KINGDOMINO.terms(2, {"wings": True}), "There is no option “wings”."),
    (
        lambda: KINGDOMINO.terms(2, {"harmony": 3}),
        "“3” is not a value of the option “harmony”. (KD-6.4)",
    ),
    (
        lambda: KINGDOMINO.terms(4, {"mighty_duel": True}),
        "The option “mighty_duel” has no meaning with 4 players. (KD-6.5)",
    ),
    (
        lambda: PAX_PAMIR.terms(2, {"wakhan_edition": "second"}),
        "These options need Wakhan. (PP-6.17)",
    ),
    (lambda: read("", REGISTRY), "This is damaged and cannot be read."),
    (read_a_changed_file, "This is damaged and cannot be read."),
    (lambda: KINGDOMINO.load({}), "This is damaged and cannot be read."),
    (
        submit_too_late,
        "The table has moved on: you answered after 3 moves, but 0 have been made.",
    ),
    (
        match().undo,
        "This cannot be taken back freely: something has been revealed, or another player has had "
        "a say.",
    ),
    (
        lambda: bot("deep"),
        "There is no bot “deep”. Known bots: easy, expert, greedy, hard, medium, random.",
    ),
    (
        lambda: check_bots("kingdomino", ["greedy:merchant"]),
        "There is no style “merchant” here. There are: builder, planner, gambler, collector.",
    ),
    (lambda: AgentTables("en").look("9"), "There is no table “9”."),
]


@pytest.mark.parametrize(("ask", "sentence"), REFUSED, ids=[said for _, said in REFUSED])
def test_a_refusal_reads_as_a_sentence(ask: Callable[[], object], sentence: str) -> None:
    with pytest.raises(Refused) as caught:
        ask()
    assert str(caught.value) == sentence


def test_a_refusal_without_words_is_told_by_its_name() -> None:
    assert str(Refused("my_game.refusal.too_late", [3], "MG-1.2")) == "too_late 3 (MG-1.2)"


def test_a_refusal_goes_from_one_process_to_another() -> None:
    refused = Refused("core.refusal.option_value", ["harmony", "3"], "KD-6.4")
    again = pickle.loads(pickle.dumps(refused))
    assert (again.message, again.rule) == (refused.message, refused.rule)
    assert str(again) == str(refused)
