"""Games in workers: bots that fail, workers that are killed, programs from outside."""

import logging
import os
import signal
import sys
from pathlib import Path
from threading import Thread

import pytest

from arena.conftest import Outside
from arena.made import OLDER_BOT, PIPE_BOT, plan_of
from panj.arena.crew import Crew
from panj.arena.plan import Decided, Job, Plan, PlayedGame
from panj.arena.supervisor import Broken, Supervisor
from support.waiting import wait_until


def game(plan: Plan) -> PlayedGame:
    """The first game of a plan."""
    supervisor = Supervisor(plan)
    try:
        return supervisor.play(0)
    finally:
        supervisor.finish()


def lost(played: PlayedGame) -> list[str]:
    """Why the first seat lost decisions; a busy machine may make the other one late as well."""
    return [lapse.reason for lapse in played.lapses if lapse.seat == 0]


def test_the_same_game_whoever_plays_it() -> None:
    plan = plan_of("greedy,random")
    alone = [game for found in Crew(plan, 1).play(range(4)) for game in found]
    together = [game for found in Crew(plan, 2).play(range(4)) for game in found]
    assert sorted(game.number for game in together) == [0, 1, 2, 3]
    assert {r.number: r.digest for r in alone} == {r.number: r.digest for r in together}
    assert [game.deal for game in alone] == [0, 0, 1, 1]
    assert alone[0].bots == ["greedy", "random"]
    assert alone[1].bots == ["random", "greedy"]
    assert sum(alone[0].asked) <= alone[0].decisions == 48


@pytest.mark.usefixtures("bad_bots")
def test_an_illegal_answer_loses_the_decision_to_greedy() -> None:
    found = game(plan_of("test_cheating,random"))
    assert lost(found) == ["illegal"] * found.asked[0]
    assert found.places == [1, 2]


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize(
    ("bot", "reason"), [("test_hanging", "overran"), ("test_dying", "crashed")]
)
def test_a_bot_that_takes_its_worker_along_loses_the_decision(bot: str, reason: str) -> None:
    found = game(plan_of(f"{bot},random", grace=0.3))
    assert lost(found) == [reason] * found.asked[0]
    assert found.decisions == 48


@pytest.mark.usefixtures("bad_bots")
def test_a_killed_worker_costs_nobody_anything(
    caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold = tmp_path / "hold"
    monkeypatch.setenv("PANJ_TEST_HOLD", str(hold))
    hold.touch()
    plan = plan_of("random,test_held@60")
    supervisor = Supervisor(plan)
    found: list[PlayedGame] = []
    thread = Thread(target=lambda: found.append(supervisor.play(0)))
    with caplog.at_level(logging.WARNING, "panj.arena"):
        thread.start()
        killed: set[int] = set()

        def another_worker() -> int:
            assert thread.is_alive()
            worker = supervisor._worker
            return 0 if worker is None or worker.pid in killed else worker.pid

        for _ in range(2):
            pid = wait_until(another_worker)
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        hold.unlink()
        thread.join()
    supervisor.finish()
    assert found[0].lapses == []
    assert found[0].digest == game(plan).digest
    assert "killed" in caplog.text


def test_an_outside_program_plays(outside: Outside) -> None:
    found = game(plan_of(f"mine=cmd:{sys.executable} {PIPE_BOT},greedy"))
    assert found.lapses == []
    assert found.bots == ["mine", "greedy"]
    assert found.asked[0] > 0


def test_a_bot_of_another_release_plays_as_it_does_at_home() -> None:
    """It is handed what any bot is handed: the same guesses and dice, so here it plays as well."""
    found = game(plan_of(f"old=cmd:{sys.executable} {OLDER_BOT} greedy,random"))
    assert found.lapses == []
    assert found.bots == ["old", "random"]
    assert found.scores[0] > found.scores[1]


def test_a_program_gets_a_guess_only_if_it_wants_one(outside: Outside) -> None:
    told = (
        "game = json.loads(read())\nwants = {wants!r}\n"
        "print(json.dumps({{'wants': wants}}), flush=True)\n"
        "while line := read():\n"
        "    turn = json.loads(line)\n"
        "    if turn['type'] == 'over': break\n"
        "    ok = ('guess' in turn) == ('dice' in turn) == (wants == ['guess'])\n"
        "    print(json.dumps({{'index': 0 if ok else 999}}), flush=True)\n"
    )
    for wants in (["guess"], [], "guess", ["all"]):
        assert game(plan_of(f"mine={outside(told.format(wants=wants))},random")).lapses == []


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("sys.exit(1)", "crashed"),
        ("read(); print('{}', flush=True); read(); print('no json', flush=True)", "crashed"),
        ("read(); print('{}', flush=True); read(); print('[]', flush=True)", "crashed"),
        ("read(); print('{}', flush=True); read(); import signal; signal.pause()", "overran"),
        (
            "read(); print('{}', flush=True)\n"
            "while read(): print(json.dumps({'index': 999}), flush=True)",
            "illegal",
        ),
    ],
)
def test_an_outside_program_that_fails_loses_decisions(
    outside: Outside, code: str, reason: str
) -> None:
    found = game(plan_of(f"mine={outside(code)},random", grace=0.5))
    assert lost(found)[0] == reason
    assert len(lost(found)) == found.asked[0]
    assert found.decisions == 48


def test_a_worker_that_cannot_play_is_told_apart_from_a_bad_bot() -> None:
    with pytest.raises(Broken, match="before its first game"):
        game(plan_of("greedy,random", rules_version=999))


def test_rules_that_break_end_the_arena() -> None:
    supervisor = Supervisor(plan_of("greedy,random"))
    impossible = Job(0, [Decided("dance", 0.0, "", "")])
    with pytest.raises(Broken, match="game 0"):
        supervisor._follow(impossible, [])
    supervisor.finish()


def test_leaving_early_ends_the_workers() -> None:
    crew = Crew(plan_of("greedy,random"), 2)
    games = crew.play(range(1000))
    next(games)
    workers = [supervisor._worker for supervisor in crew.supervisors]
    games.close()
    assert all(worker is None or worker.poll() is not None for worker in workers)
