"""The lobby: tables that everybody may find, by filters that are an address."""

from typing import Annotated

from litestar import Controller
from litestar.params import QueryParameter

from panj.server.answers import table_brief
from panj.server.hall import PAGE, fitting, in_order
from panj.server.rooms import now
from panj.server.routes.callers import Parts, Visitor
from panj.server.routes.described import get
from panj.server.store.rows import Status
from panj.server.wire.answers import LobbyAnswer, LobbyCounts, PaceName, Shown

Kind = Annotated[Shown, QueryParameter()]
Game = Annotated[str, QueryParameter(max_length=64)]
Pace = Annotated[PaceName | None, QueryParameter()]
Text = Annotated[str, QueryParameter(max_length=40)]
Page = Annotated[int, QueryParameter(ge=0, le=100)]


class LobbyController(Controller):
    """Open seats, tables to watch, finished matches."""

    path = "/api/v1/lobby"
    tags = ("tables",)

    @get("/", summary="Tables that everybody may find")
    async def lobby(
        self,
        visitor: Visitor,
        services: Parts,
        show: Kind = "open",
        game: Game = "",
        pace: Pace = None,
        q: Text = "",
        page: Page = 0,
    ) -> LobbyAnswer:
        person = visitor.person.id if visitor else ""
        found = fitting(await services.hall.tables(), game, pace or "", q)
        kinds = {
            status: in_order(found, status) for status in (Status.OPEN, Status.RUNNING, Status.OVER)
        }
        chosen = kinds[show]
        return LobbyAnswer(
            tables=[
                table_brief(each.table, each.seats, each.host, person)
                for each in chosen[page * PAGE : (page + 1) * PAGE]
            ],
            counts=LobbyCounts(**{status: len(each) for status, each in kinds.items()}),
            pages=-(-len(chosen) // PAGE),
            now=now(),
        )
