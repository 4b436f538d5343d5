"""Many submissions for one decision at once: duplicates of one, and others that conflict."""

import asyncio
import secrets
from typing import Final

import httpx

from harness.players import Person, new_table, people

CROWD: Final = 200


async def crowd(address: str, game: str, runs: int) -> int:
    """On a new table each time, 200 equal submissions and then 200 different ones; how many of
    the runs had exactly one effect each."""
    limits = httpx.Limits(max_connections=CROWD, keepalive_expiry=1.0)
    async with (
        people(address, 1) as (ada,),
        httpx.AsyncClient(
            base_url=f"{address}/api/v1", headers=ada.headers, timeout=120.0, limits=limits
        ) as http,
    ):
        return sum([await one_run(ada, http, game) for _ in range(runs)])


async def one_run(ada: Person, http: httpx.AsyncClient, game: str) -> bool:
    """Whether exactly one of the equal and one of the different submissions took effect."""
    table = await new_table(game, ada, [], bots=[{"kind": "me", "name": "Second"}])
    equal = await submit(http, table, 0, [secrets.token_hex(8)] * CROWD)
    different = await submit(http, table, 1, [secrets.token_hex(8) for _ in range(CROWD)])
    seen = await ada.get(f"/tables/{table}")
    return (
        [each.status_code for each in equal] == [200] * CROWD
        and {each.json()["version"] for each in equal} == {1}
        and sorted(each.status_code for each in different) == [200] + [409] * (CROWD - 1)
        and seen["version"] == 2
    )


async def submit(
    http: httpx.AsyncClient, table: str, version: int, actions: list[str]
) -> list[httpx.Response]:
    """All at once."""
    wishes = [{"index": 0, "expected_version": version, "action_id": each} for each in actions]
    posts = [http.post(f"/tables/{table}/moves", json=wish) for wish in wishes]
    return list(await asyncio.gather(*posts))
