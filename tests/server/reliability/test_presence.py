"""Who is online, when several processes tell it."""

import msgspec

from panj.server.hub import Packet, packet_of
from panj.server.presence import SILENT_SECONDS, Presence


def test_a_person_is_there_until_the_last_connection_goes() -> None:
    presence = Presence()
    assert presence.arrive("t", "ada")
    assert not presence.arrive("t", "ada")
    assert not presence.leave("t", "ada")
    assert presence.online("t") == {"ada"}
    assert presence.leave("t", "ada")
    assert presence.online("t") == set()
    assert presence.here() == {}


def test_what_other_processes_say_counts_as_well() -> None:
    presence = Presence()
    presence.arrive("t", "ada")
    assert presence.hear("other", {"t": ["bob"], "u": ["eve"]}, 0.0) == ["t", "u"]
    assert presence.online("t") == {"ada", "bob"}


def test_hearing_the_same_again_changes_nothing() -> None:
    presence = Presence()
    presence.hear("other", {"t": ["bob"]}, 0.0)
    assert presence.hear("other", {"t": ["bob"]}, 1.0) == []


def test_somebody_who_left_another_process_is_gone() -> None:
    presence = Presence()
    presence.hear("other", {"t": ["bob"]}, 0.0)
    assert presence.hear("other", {"t": []}, 1.0) == ["t"]
    assert presence.online("t") == set()


def test_a_process_that_fell_silent_takes_its_people_with_it() -> None:
    presence = Presence()
    presence.hear("other", {"t": ["bob"]}, 0.0)
    assert presence.silent(SILENT_SECONDS) == []
    assert presence.silent(SILENT_SECONDS + 1) == ["other"]
    assert presence.forget("other") == ["t"]
    assert presence.online("t") == set()


def test_what_nobody_understands_counts_as_something_that_was_missed() -> None:
    packet = packet_of(b'{"from the next version": 1}')
    assert packet.missed
    assert packet.origin == ""
    assert packet_of(msgspec.json.encode(Packet("other", hello=True))) == Packet(
        "other", hello=True
    )
