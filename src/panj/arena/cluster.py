"""The supervisors of a Ray cluster: the same as elsewhere, each inside an actor."""

import logging
import socket
from collections.abc import Iterable, Iterator
from typing import Any, Final

from panj.arena.plan import Plan, PlayedGame
from panj.arena.supervisor import Supervisor

LOCAL: Final = "local"
"""The address that stands for a cluster started just for this, on this machine."""


LEAST_STORE: Final = 80 * 2**20
"""The least memory for objects that Ray takes; nothing but results travels."""

PROBE_SECONDS: Final = 5.0


class Cluster:
    """A connection to Ray. Ray starts an actor again elsewhere if its machine is lost."""

    def __init__(self, plan: Plan, address: str, jobs: int | None) -> None:
        import ray

        self.ray: Any = ray
        self.plan = plan
        here: dict[str, Any] = {}
        if address == LOCAL:
            here = {
                "num_cpus": jobs,
                "include_dashboard": False,
                "object_store_memory": LEAST_STORE,
            }
        else:
            probe(address)
        self.ray.init(
            address=address,
            log_to_driver=True,
            logging_level=logging.ERROR,
            configure_logging=False,
            **here,
        )
        self.jobs = jobs or int(self.ray.cluster_resources().get("CPU", 1))

    def play(self, numbers: Iterable[int]) -> Iterator[list[PlayedGame]]:
        """The games of these numbers in the order in which they end."""
        kind = self.ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Supervisor)
        left = iter(numbers)
        playing: dict[Any, Any] = {}
        for _ in range(self.jobs):
            self._next(playing, kind.remote(self.plan), left)
        while playing:
            done, _ = self.ray.wait(list(playing), num_returns=1)
            for ref in done:
                actor = playing.pop(ref)
                game: PlayedGame = self.ray.get(ref)
                self._next(playing, actor, left)
                yield [game]

    def _next(self, playing: dict[Any, Any], actor: Any, left: Iterator[int]) -> None:
        """Give an actor its next game, if there is one."""
        number = next(left, None)
        if number is not None:
            playing[actor.play.remote(number)] = actor

    def close(self) -> None:
        """Leave the cluster; one that was started for this ends."""
        self.ray.shutdown()


def probe(address: str) -> None:
    """Refuse an address at which nobody listens; Ray would try for minutes and end the process."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), PROBE_SECONDS).close()
