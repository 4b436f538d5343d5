"""Boards that games from outside bring along: files of the folder `board` in their houses."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Controller, Response, get
from litestar.params import FromPath

from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.server.routes.files import ASK_AGAIN, file_answer, plain_file

FOLDER: Final = "board"
SCRIPT: Final = "board.js"
"""The module by which the page draws the game; it may import others beside it."""


class BoardsController(Controller):
    """Not part of the API. A board is trusted as the game is that brings it."""

    include_in_schema = False

    @get("/boards/{slug:str}/{name:str}", sync_to_thread=True)
    def file(self, slug: FromPath[str], name: FromPath[str]) -> Response[bytes]:
        """A file of a game's board, and of nowhere else."""
        folder = board_folder(slug) if slug in REGISTRY.slugs() else None
        if folder is None:
            raise Refused("server.refusal.not_found", [])
        return file_answer(folder, name, ASK_AGAIN)


def board_folder(slug: str) -> Traversable | None:
    """Where a game's board lies, if it brings one; None if the game has no house."""
    package = REGISTRY.house(slug).package
    return files(package).joinpath(FOLDER) if package else None


def board_files(slug: str) -> list[str]:
    """The files of the board that a game brings along; none if it brings no board."""
    folder = board_folder(slug)
    if folder is None or plain_file(folder, SCRIPT) is None:
        return []
    return sorted(each.name for each in folder.iterdir() if plain_file(folder, each.name))
