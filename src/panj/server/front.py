"""The page of the browser table, as a browser gets it before any script has run."""

import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from panj.server.problems import language
from panj.server.routes.files import ASK_AGAIN
from panj.server.text_table.practice import plain_page
from panj.server.wire.answers import Problem
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


Answer = Callable[[Request[Any, Any, Any], Any], Response[Any]]
"""What is answered to a request in which something went wrong."""


def for_a_reader(answer: Answer) -> Answer:
    """What went wrong, as a problem document to a program and as a page to a person: nobody reads
    what was meant for machines."""

    def told(request: Request[Any, Any, Any], error: Any) -> Response[Any]:
        found = answer(request, error)
        if not wants_page(request):
            return found
        page = front_page(request, found.status_code or HTTP_500_INTERNAL_SERVER_ERROR)
        if request.url.path.endswith(TEXT_TABLE):
            page = plain(request, found)
        page.headers.update(found.headers)
        return page

    return told


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether it is a browser that asks, for a person."""
    is_api = request.url.path.startswith("/api/")
    return not is_api and "text/html" in request.headers.get("accept", "")


def plain(request: Request[Any, Any, Any], found: Response[Problem]) -> Response[str]:
    """What went wrong, where the page has no script."""
    words = words_for(language(request))
    home = f'<a href="/">{escape(words.text("web.back_home"))}</a>'
    said = [f'<p role="alert">{escape(found.content.title)}</p>', f"<p>{home}</p>"]
    text = plain_page(words.lang, words.text("core.name"), said)
    return Response(text, status_code=found.status_code, media_type=MediaType.HTML)
