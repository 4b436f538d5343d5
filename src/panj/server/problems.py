"""Refusals as problem documents, in the reader's language; never a stack trace."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_400_BAD_REQUEST

from panj.core.messages import Message, Refused
from panj.server.phrases import SERVER_PHRASES, STATUS
from panj.server.wire import Problem, TableAnswer
from panj.words import LANGUAGES, words_for

log = logging.getLogger("panj.server")

BY_STATUS = {
    401: "server.refusal.unknown_person",
    403: "server.refusal.forbidden",
    404: "server.refusal.not_found",
    405: "server.refusal.not_found",
    413: "server.refusal.too_large",
    429: "server.refusal.too_many",
}


def problem(refusal: Refused, lang: str, table: TableAnswer | None = None) -> Problem:
    """A refusal as a document with a sentence."""
    message = refusal.message
    status = STATUS.get(message.key, HTTP_400_BAD_REQUEST)
    return Problem(
        type=f"urn:panj:{message.key}",
        title=sentence(message, lang),
        status=status,
        detail=sentence(message, lang),
        key=message.key,
        operands=message.operands,
        rule=refusal.rule,
        table=table,
    )


def sentence(message: Message, lang: str) -> str:
    """A message in words; players are called by their seats where names are not known."""
    words = words_for(lang)
    words.phrases.update(SERVER_PHRASES)
    return words.say(message, [words.number(seat + 1) for seat in range(8)])


def language(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of our languages that the reader accepts."""
    for wish in request.headers.get("accept-language", "").split(","):
        lang = wish.split(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"


def answer(request: Request[Any, Any, Any], found: Problem) -> Response[Problem]:
    """The response of a problem."""
    return Response(
        found,
        status_code=found.status,
        media_type="application/problem+json",
        headers={"Retry-After": "60"} if found.status == 429 else {},
    )


def refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[Problem]:
    """What was asked cannot be done, and why."""
    return answer(request, problem(refusal, language(request)))


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that did not get as far as a rule: unknown address, wrong form, too many."""
    key = BY_STATUS.get(error.status_code, "server.refusal.bad_request")
    found = problem(Refused(key, []), language(request))
    if error.status_code == HTTP_400_BAD_REQUEST:
        found = Problem(**{**as_fields(found), "detail": reasons(error)})
    if error.status_code in (404, 405):
        found = Problem(**{**as_fields(found), "status": error.status_code})
    return answer(request, found)


def reasons(error: HTTPException) -> str:
    """What was wrong with the form of a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    named = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra]
    return "; ".join([str(error.detail), *named])[:500]


def as_fields(found: Problem) -> dict[str, Any]:
    return {name: getattr(found, name) for name in found.__struct_fields__}


def server_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something of ours is broken: the log gets it all, the client only that it happened."""
    log.exception("request failed", extra={"path": request.url.path})
    return answer(request, problem(Refused("server.refusal.internal", []), language(request)))
