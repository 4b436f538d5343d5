"""What the server says: refusals and log lines, each with its operands in order."""

from typing import Final

from panj.core.things import AMOUNT, SEAT, TEXT, Operand

WHO: Final = Operand("who", SEAT)
LIMIT: Final = Operand("limit", AMOUNT)
NAME: Final = Operand("name", TEXT)

SERVER_PHRASES: Final[dict[str, list[Operand]]] = {
    "server.log.bot_failed": [WHO],
    "server.log.taken_over": [WHO],
    "server.log.undone": [WHO],
    "server.refusal.account_taken": [NAME],
    "server.refusal.bad_request": [],
    "server.refusal.chat_empty": [],
    "server.refusal.chat_long": [LIMIT],
    "server.refusal.forbidden": [],
    "server.refusal.has_account": [NAME],
    "server.refusal.internal": [],
    "server.refusal.invite": [],
    "server.refusal.login": [],
    "server.refusal.name_empty": [],
    "server.refusal.name_long": [LIMIT],
    "server.refusal.needs_consent": [],
    "server.refusal.newer_schema": [Operand("theirs", TEXT), Operand("ours", TEXT)],
    "server.refusal.no_proposal": [],
    "server.refusal.no_seat": [],
    "server.refusal.no_such_move": [Operand("index", AMOUNT)],
    "server.refusal.no_table": [],
    "server.refusal.not_found": [],
    "server.refusal.not_host": [],
    "server.refusal.not_open": [],
    "server.refusal.not_over": [],
    "server.refusal.not_running": [],
    "server.refusal.not_seated": [],
    "server.refusal.not_your_turn": [],
    "server.refusal.proposal_open": [],
    "server.refusal.scope": [NAME],
    "server.refusal.seats_open": [],
    "server.refusal.too_large": [],
    "server.refusal.too_many": [],
    "server.refusal.unknown_person": [],
    "server.refusal.watchers": [],
    "server.refusal.workers": [],
}

STATUS: Final = {
    "core.refusal.stale": 409,
    "core.refusal.over": 409,
    "core.refusal.undo": 409,
    "core.refusal.unknown_game": 404,
    "server.refusal.account_taken": 409,
    "server.refusal.forbidden": 403,
    "server.refusal.has_account": 409,
    "server.refusal.internal": 500,
    "server.refusal.invite": 403,
    "server.refusal.login": 401,
    "server.refusal.needs_consent": 409,
    "server.refusal.no_proposal": 409,
    "server.refusal.no_seat": 409,
    "server.refusal.no_table": 404,
    "server.refusal.not_found": 404,
    "server.refusal.not_host": 403,
    "server.refusal.not_open": 409,
    "server.refusal.not_over": 409,
    "server.refusal.not_running": 409,
    "server.refusal.not_seated": 403,
    "server.refusal.not_your_turn": 409,
    "server.refusal.proposal_open": 409,
    "server.refusal.scope": 403,
    "server.refusal.seats_open": 409,
    "server.refusal.too_large": 413,
    "server.refusal.too_many": 429,
    "server.refusal.unknown_person": 401,
    "server.refusal.watchers": 403,
}
"""The HTTP status of each refusal; what is not named here is a bad request, 400."""
