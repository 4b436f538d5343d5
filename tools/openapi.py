"""Write the API's description to `docs/api/openapi.json`; `--check` says if it is out of date."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from panj.server.app import make_app
from panj.server.description import whole
from panj.server.settings import Settings

TARGET = Path(__file__).parents[1] / "docs" / "api" / "openapi.json"


def document() -> dict[str, Any]:
    """The OpenAPI document of this program. No server is started, no database opened."""
    schema = make_app(Settings(database="sqlite://")).openapi_schema
    plain = msgspec.json.decode(msgspec.json.encode(schema.to_schema()))
    return whole(plain)


def text() -> str:
    """The document as it is kept: in a fixed order, so that changes can be read."""
    return json.dumps(document(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write the document, or compare it with the one that is kept."""
    fresh = text()
    if "--check" in arguments:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == fresh:
            return 0
        print(f"{TARGET} is out of date: run python tools/openapi.py")
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
