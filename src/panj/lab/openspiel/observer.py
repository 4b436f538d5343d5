"""What OpenSpiel's players observe: strings from views, tensors from the encoding."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from panj.core.codec import canonical
from panj.core.game import Game
from panj.core.messages import SPECTATOR
from panj.core.terms import Terms
from panj.lab.openspiel.course import Course
from panj.lab.openspiel.memory import BITS


class Observer:
    """One kind of observation: all that a seat knows now, or also its past, or a part of it.

    Observations of only the public or only the private part are strings without tensors: the
    encoding is always of one seat.
    """

    def __init__(self, game: Game, terms: Terms, kind: Any, params: Mapping[str, Any]) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but got {params}")
        self.game = game
        self.is_public = kind.public_info
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.has_past = kind.perfect_recall
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if self.is_public and self.is_private:
            self._lay_out(terms)

    def _lay_out(self, terms: Terms) -> None:
        """One row of numbers, and its named parts."""
        parts = [(field.name, field.shape) for field in self.game.encoding.fields(terms)]
        if self.has_past:
            parts.append(("past", (BITS,)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in parts), np.float32)
        at = 0
        for name, shape in parts:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what a player observes."""
        if self.tensor is None:
            return
        course: Course | None = state.course
        self.tensor.fill(0)
        if course is None:  # nothing is dealt yet
            return
        seen = course.seat_view(player).numbers
        self.tensor[: len(seen)] = seen
        if self.has_past:
            bits = np.frombuffer(course.memory.pasts[player], np.uint8)
            self.dict["past"][:] = np.unpackbits(bits)

    def string_from(self, state: Any, player: int) -> str:
        """What a player observes, as text."""
        course: Course | None = state.course
        if course is None:
            return ""
        said = []
        if self.is_private:
            said.append(f"seat {player}")
        if self.has_past:
            said.append(f"past {course.memory.pasts[player].hex()}")
        return "\n".join([*said, self._shown(course, player)])

    def _shown(self, course: Course, player: int) -> str:
        """The view of this kind of observation."""
        if not self.is_private:
            return course.seat_view(SPECTATOR).text if self.is_public else ""
        if self.is_public:
            return course.seat_view(player).text
        public = course.seat_view(SPECTATOR).view
        own = course.seat_view(player).view
        differing = {name: part for name, part in own.items() if part != public.get(name)}
        return canonical(differing).decode()
