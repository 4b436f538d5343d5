"""For whoever runs the server: is it well, and what is it doing."""

import sqlalchemy as sa
from litestar import Controller, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from panj.server.metrics import CONNECTIONS
from panj.server.routes.callers import Parts


class OperationController(Controller):
    """Not part of the API."""

    include_in_schema = False

    @get("/healthz")
    async def health(self, services: Parts) -> dict[str, str]:
        """Well means: the database answers."""
        await services.database.read(lambda connection: connection.execute(sa.text("SELECT 1")))
        return {"status": "ok"}

    @get("/metrics")
    async def metrics(self, services: Parts) -> Response[bytes]:
        """Counters in Prometheus' text form, of this process."""
        CONNECTIONS.set(services.hub.connections)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
