"""Refusals as problem documents, in the reader's language; never a stack trace."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_500_INTERNAL_SERVER_ERROR

from panj.core.messages import Message, Refused
from panj.server.asked import is_unreadable
from panj.server.metrics import REFUSALS
from panj.server.phrases import STATUS
from panj.server.wire.answers import Fault, Problem, TableAnswer
from panj.words import LANGUAGES, words_for
from panj.words.refusals import sentence_of

log = logging.getLogger("panj.server")

BY_STATUS = {
    401: "server.refusal.unknown_person",
    403: "server.refusal.forbidden",
    404: "server.refusal.not_found",
    405: "server.refusal.not_found",
    413: "server.refusal.too_large",
    429: "server.refusal.too_many",
}


LONGEST_OPERAND = 100
MOST_FAULTS = 20


class RefusedAtTable(Refused):
    """A refusal together with the table as the one who asked may see it now."""

    def __init__(self, refusal: Refused, table: TableAnswer) -> None:
        super().__init__(refusal.message.key, refusal.message.operands, refusal.rule)
        self.table = table


def problem(refusal: Refused, lang: str, table: TableAnswer | None = None) -> Problem:
    """A refusal as a document with a sentence."""
    key = refusal.message.key
    message = Message(key, [shortened(operand) for operand in refusal.message.operands])
    status = STATUS.get(key, HTTP_400_BAD_REQUEST)
    REFUSALS.labels(key).inc()
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


def shortened(operand: int | str) -> int | str:
    """What somebody sent comes back to them, but not at any length."""
    if isinstance(operand, str) and len(operand) > LONGEST_OPERAND:
        return operand[:LONGEST_OPERAND] + "…"
    return operand


def sentence(message: Message, lang: str) -> str:
    """A message in words; players are called by their seats where names are not known."""
    return sentence_of(words_for(lang), message)


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
    table = refusal.table if isinstance(refusal, RefusedAtTable) else None
    return answer(request, problem(refusal, language(request), table))


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that did not get as far as a rule: unknown address, wrong form, too many."""
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return server_error(request, error)
    faults = faults_of(error) if error.status_code == HTTP_400_BAD_REQUEST else []
    found = problem(refusal_of(error.status_code, faults), language(request))
    return answer(request, msgspec.structs.replace(found, status=error.status_code, errors=faults))


def refusal_of(status: int, faults: list[Fault]) -> Refused:
    """Why a request of this status was refused; the first field that is wrong is named."""
    if faults and faults[0].field:
        return Refused("server.refusal.bad_field", [faults[0].field])
    return Refused(BY_STATUS.get(status, "server.refusal.bad_request"), [])


def faults_of(error: HTTPException) -> list[Fault]:
    """What was wrong with the form of a request, field by field."""
    extra = error.extra if isinstance(error.extra, list) else []
    return [
        Fault(str(item.get("key") or ""), str(item.get("message", ""))[:LONGEST_OPERAND])
        for item in extra[:MOST_FAULTS]
        if isinstance(item, dict)
    ]


def unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What was sent cannot be read at all; anything else of this kind is ours."""
    if is_unreadable(error):
        return refused(request, Refused("server.refusal.bad_request", []))
    return server_error(request, error)


def server_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something of ours is broken: the log gets it all, the client only that it happened."""
    log.exception("request failed", extra={"path": request.url.path})
    return answer(request, problem(Refused("server.refusal.internal", []), language(request)))
