"""The page of the browser table, as a browser gets it before any script has run."""

import re
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from panj.server.problems import http_error, language
from panj.server.routes.files import ASK_AGAIN
from panj.words import words_for

STATIC: Final = Path(__file__).parent / "static"
TEXT_TABLE: Final = "/text"
GAP: Final = re.compile(r"{{(\w+)}}")

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Panj</title></head>
<body><h1>Panj</h1><p>The browser table has not been built yet. In the source tree, run
<code>python tools/web.py build</code>, then reload this page.</p></body></html>
"""


def front_page(request: Request[Any, Any, Any], status: int = 200) -> Response[str]:
    """The page itself; the address tells its script what to show."""
    page = STATIC / "index.html"
    text = page.read_text(encoding="utf-8") if page.is_file() else NOT_BUILT
    lang = language(request)
    return Response(
        GAP.sub(lambda gap: escape(said_on_page(lang)[gap[1]]), text),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"},
    )


def said_on_page(lang: str) -> dict[str, str]:
    """What stands in the gaps of the page: readers without a script read nothing else."""
    words = words_for(lang)
    return {
        "lang": lang,
        "direction": words.direction,
        "about": words.text("web.page_about"),
        "no_script": words.text("web.no_script", path=TEXT_TABLE),
    }


def lost(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An unknown address: the page says so to a reader, a problem document to a program."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if request.method == "GET" and wants_page and not request.url.path.startswith("/api/"):
        return front_page(request, error.status_code)
    return http_error(request, error)
