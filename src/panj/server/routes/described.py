"""Handlers of the API, each described with the problems that it may answer."""

from functools import partial
from typing import Final

import litestar
from litestar.openapi.datastructures import ResponseSpec

from panj.server.wire.answers import Problem

MEDIA_TYPE: Final = "application/problem+json"

PROBLEMS: Final = {
    status: ResponseSpec(
        Problem, description=description, media_type=MEDIA_TYPE, generate_examples=False
    )
    for status, description in {
        400: "The request is not in the right form, or names something that does not exist",
        401: "Nobody has said a name yet, or the token or the password is wrong",
        403: "This person, or this token, may not do that",
        404: "There is nothing here",
        409: "The table is not, or no longer, in the state that this needs",
        413: "The request is too large",
        429: "Too many requests",
    }.items()
}

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
