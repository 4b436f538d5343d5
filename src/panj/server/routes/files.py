"""Files as answers: of one folder each, by a plain name, and of nowhere else."""

import re
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from pathlib import PurePath
from typing import Final

from litestar import Response

from panj.core.messages import Refused

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {".webmanifest": "application/manifest+json"}
"""Types that the machine may not know."""

LONGEST_FILE: Final = 200
PLAIN_NAME: Final = re.compile(r"[\w-][\w.-]*")


def plain_file(folder: Traversable, name: str) -> Traversable | None:
    """A file of a folder; None if there is none of this name."""
    is_name = len(name) <= LONGEST_FILE and PLAIN_NAME.fullmatch(name)
    found = folder.joinpath(name) if is_name else None
    return found if found is not None and found.is_file() else None


def file_answer(folder: Traversable, name: str, cache: str) -> Response[bytes]:
    """A file of a folder as an answer; refused if there is none of this name."""
    found = plain_file(folder, name)
    if found is None:
        raise Refused("server.refusal.not_found", [])
    kind = KINDS.get(PurePath(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": cache})
