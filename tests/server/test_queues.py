"""Who is served before whom when everybody wants a worker."""

import asyncio
from collections import Counter

from panj.server.queues import Queue, Whose
from panj.server.store.tables import Due, in_turn


class Office:
    """A queue whose clock goes on only while somebody is served."""

    def __init__(self, places: int = 1) -> None:
        self.at = 0.0
        self.queue = Queue(places, "test", lambda: self.at)
        self.served: list[str] = []

    async def ask(self, person: str, table: str, seconds: float, expected: float = 0.0) -> None:
        async with self.queue.place(Whose(person, table), expected):
            self.served.append(f"{person} {table}".strip())
            await asyncio.sleep(0)
            self.at += seconds

    async def crowd(self) -> None:
        """One person wants a thought of a minute at each of a hundred tables."""
        flood = [asyncio.create_task(self.ask("eve", str(table), 60.0)) for table in range(100)]
        while not self.served:
            await asyncio.sleep(0)
        self.flood = flood


def test_who_comes_into_a_crowd_of_one_person_is_next() -> None:
    office = Office()

    async def run() -> None:
        await office.crowd()
        await office.ask("bob", "b", 1.0)
        assert len(office.served) == 2
        for task in office.flood:
            task.cancel()

    asyncio.run(run())
    assert office.served[1] == "bob b"


def test_time_is_shared_and_not_the_number_of_thoughts() -> None:
    office = Office()

    async def run() -> None:
        await office.crowd()
        await asyncio.gather(*[office.ask("bob", "b", 1.0) for _ in range(60)])
        for task in office.flood:
            task.cancel()

    asyncio.run(run())
    thoughts = Counter(each.split()[0] for each in office.served)
    assert thoughts["bob"] == 60
    assert thoughts["eve"] <= 3


def test_a_person_has_not_all_places_while_another_waits() -> None:
    office = Office(2)

    async def run() -> None:
        first = [asyncio.create_task(office.ask("eve", str(n), 5.0, 5.0)) for n in range(4)]
        second = asyncio.create_task(office.ask("bob", "b", 5.0, 5.0))
        await asyncio.gather(*first, second)

    asyncio.run(run())
    assert "bob b" in office.served[:3]


def test_the_tables_of_one_person_take_turns() -> None:
    office = Office()

    async def run() -> None:
        wishes = ["a", "a", "a", "b", "c"]
        await asyncio.gather(*[office.ask("eve", table, 1.0) for table in wishes])

    asyncio.run(run())
    assert office.served == ["eve a", "eve a", "eve b", "eve c", "eve a"]


def test_who_waits_no_longer_keeps_nobody() -> None:
    office = Office()

    async def run() -> None:
        await office.crowd()
        assert office.queue.waiting == 99
        for task in office.flood:
            task.cancel()
        await asyncio.gather(*office.flood, return_exceptions=True)
        assert office.queue.waiting == 0
        await office.ask("bob", "b", 1.0)

    asyncio.run(run())


def test_after_a_restart_no_tables_of_one_person_come_all_before_anothers() -> None:
    found = [Due(str(number), 1.0, "eve") for number in range(5)] + [Due("b", 2.0, "bob")]
    assert [each.table for each in in_turn(found)] == ["0", "b", "1", "2", "3", "4"]
