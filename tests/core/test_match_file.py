"""Match files: exact to replay; whatever was changed or cut off is noticed."""

import json
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panj.core.chance import key_of
from panj.core.codec import canonical, digest
from panj.core.match import Match
from panj.core.match_file import read, write
from panj.core.messages import Refused
from panj.core.registry import REGISTRY

GAME = REGISTRY.game("kingdomino")


def played_match(moves: int, seed: int = 1) -> Match:
    match = Match(GAME, GAME.terms(3, {"harmony": True}), key_of(seed))
    for _ in range(moves):
        d = match.decision()
        if d is None:
            break
        match.submit(d.moves(match.state)[-1], match.version)
    return match


NAMES = ["نگار", "Bence", "Anna"]
FINISHED = write(played_match(1000), NAMES)
RUNNING = write(played_match(20), NAMES)


def refusal_of(text: str) -> str:
    with pytest.raises(Refused) as refusal:
        read(text, REGISTRY)
    return refusal.value.message.key


def resealed(text: str, change: dict[str, object], line: int = 0) -> str:
    """The file with some fields of a line changed and the seal made anew."""
    records = [json.loads(each) for each in text.splitlines()]
    records[line].update(change)
    body = b"".join(canonical(record) + b"\n" for record in records[:-1])
    records[-1]["seal"] = sha256(body).hexdigest()
    return (body + canonical(records[-1]) + b"\n").decode()


@pytest.mark.parametrize("text", [FINISHED, RUNNING])
def test_a_file_leads_back_to_the_same_match(text: str) -> None:
    file = read(text, REGISTRY)
    assert file.names == NAMES
    assert write(file.match, file.names) == text


def test_a_running_match_goes_on_as_if_never_saved() -> None:
    whole = played_match(40)
    resumed = read(RUNNING, REGISTRY).match
    for _ in range(20):
        d = resumed.decision()
        assert d is not None
        resumed.submit(d.moves(resumed.state)[-1], resumed.version)
    assert digest(GAME.dump(resumed.state)) == digest(GAME.dump(whole.state))


@settings(deadline=None)
@given(cut=st.integers(0, len(FINISHED) - 1))
def test_a_file_cut_off_anywhere_is_refused(cut: int) -> None:
    assert refusal_of(FINISHED[:cut]) == "core.refusal.damaged"


@pytest.mark.parametrize("line", [0, 1, -1])
def test_a_line_written_in_another_form_is_refused(line: int) -> None:
    lines = FINISHED.splitlines(keepends=True)
    lines[line] = json.dumps(json.loads(lines[line])) + "\n"
    assert refusal_of("".join(lines)) == "core.refusal.damaged"


@settings(deadline=None)
@given(at=st.integers(0, len(FINISHED) - 2), to=st.characters(min_codepoint=32, max_codepoint=126))
def test_a_changed_letter_is_refused(at: int, to: str) -> None:
    if FINISHED[at] != to:
        with pytest.raises(Refused):
            read(FINISHED[:at] + to + FINISHED[at + 1 :], REGISTRY)


@settings(deadline=None)
@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    assert refusal_of(text) == "core.refusal.damaged"


@pytest.mark.parametrize(
    ("change", "line", "key"),
    [
        ({"rules_version": 99}, 0, "core.refusal.rules_version_file"),
        ({"format": 2}, 0, "core.refusal.rules_version_file"),
        ({"game": "chess"}, 0, "core.refusal.unknown_game"),
        ({"seats": 7}, 0, "core.refusal.seat_count"),
        ({"seats": "3"}, 0, "core.refusal.damaged"),
        ({"options": {"speed": 1}}, 0, "core.refusal.unknown_option"),
        ({"options": []}, 0, "core.refusal.damaged"),
        ({"names": ["a"]}, 0, "core.refusal.damaged"),
        ({"commitment": "00"}, 0, "core.refusal.other_key"),
        ({"who": 7}, 1, "core.refusal.damaged"),
        ({"move": "fly"}, 1, "core.refusal.unreadable_move"),
        ({"move": "claim 0"}, 1, "core.refusal.illegal_move"),
        ({"key": "zz"}, -1, "core.refusal.damaged"),
        ({"moves": 3}, -1, "core.refusal.damaged"),
        ({"key": key_of(1).hex().upper()}, -1, "core.refusal.damaged"),
        ({"scores": [0, 0, 0]}, -1, "core.refusal.damaged"),
        ({"over": False}, -1, "core.refusal.damaged"),
        ({"state": "00"}, -1, "core.refusal.other_result"),
    ],
)
def test_a_forged_file_is_refused_even_with_a_good_seal(
    change: dict[str, object], line: int, key: str
) -> None:
    assert refusal_of(resealed(FINISHED, change, line)) == key
