"""What was acknowledged stays, once: under kills, under repetition, under a crowd."""

import asyncio

import pytest
from harness.crowd import crowd
from harness.kills import Campaign
from harness.server import ServerMaker


@pytest.mark.slow
def test_one_of_200_equal_or_conflicting_submissions_takes_effect(
    table_server: ServerMaker,
) -> None:
    with table_server() as server:
        assert asyncio.run(crowd(server.address, "kingdomino", 1)) == 1
        assert server.errors() == []


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_or_made_twice_when_the_server_is_killed(
    table_server: ServerMaker,
) -> None:
    report = asyncio.run(Campaign(table_server(), "kingdomino").run(kills=8))
    assert report.kills == 8
    assert report.acknowledged > 0
    assert report.is_clean, report
