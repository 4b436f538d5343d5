"""The API's description. Litestar knows the addresses; what is told message by message, at the live
table and on a bot's stream, is added here, so that a client can have types for it, too."""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from panj import __version__
from panj.server.people import COOKIE
from panj.server.wire.bot_stream import BotLine
from panj.server.wire.messages import LiveMessage
from panj.server.wire.requests import LiveRequest

LIVE: Final = {"LiveMessage": LiveMessage, "LiveRequest": LiveRequest, "BotLine": BotLine}
STREAMS: Final = {"/api/v1/bot/stream": "BotLine"}
"""What each line of an address is whose answer does not end."""
PLACE: Final = "#/components/schemas/{name}"
TAG: Final = "type"
ANY_OBJECT: Final = {"type": "object"}
"""An object that may have anything; types made from this would have it empty."""


def open_api() -> OpenAPIConfig:
    """The API's description, served under `/schema/openapi.json`."""
    return OpenAPIConfig(
        title="Panj",
        version=__version__,
        description="Tables on which people and bots play strategy games.",
        render_plugins=[WholeDescription()],
        path="/schema",
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(
                    type="apiKey",
                    name=COOKIE,
                    security_scheme_in="cookie",
                    description="A guest or an account; writing also needs the forgery header",
                ),
                "token": SecurityScheme(
                    type="http", scheme="bearer", description="A personal token of an outside bot"
                ),
            }
        ),
        security=[{}, {"cookie": []}, {"token": []}],
    )


class WholeDescription(JsonRenderPlugin):
    """The description with all messages."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, whole(openapi_schema))


def whole(document: dict[str, Any]) -> dict[str, Any]:
    """The description of the addresses, and of what is told message by message."""
    components = document["components"]
    schemas = {name: for_addresses(each) for name, each in components["schemas"].items()}
    unions, parts = msgspec.json.schema_components(LIVE.values(), ref_template=PLACE)
    both = {name for name in parts if is_tagged(schemas.get(name, {}))}
    live = apart({**parts, **dict(zip(LIVE, unions, strict=True))}, both)
    paths = {path: of_lines(path, each) for path, each in document["paths"].items()}
    components = {**components, "schemas": {**live, **schemas}}
    return {**document, "paths": paths, "components": components}


def of_lines(path: str, item: dict[str, Any]) -> dict[str, Any]:
    """An address; where its answer is a stream, with what a line of that is."""
    if path not in STREAMS:
        return item
    get = item["get"]
    [(media_type, _)] = get["responses"]["200"]["content"].items()
    line = {"schema": {"$ref": PLACE.format(name=STREAMS[path])}}
    told = {**get["responses"]["200"], "content": {media_type: line}}
    return {**item, "get": {**get, "responses": {**get["responses"], "200": told}}}


def apart(schemas: dict[str, Any], both: set[str]) -> dict[str, Any]:
    """What is told live; that which can be said at an address, too, under a name of its own,
    because live it needs its tag."""
    places = {PLACE.format(name=name): PLACE.format(name=live_name(name)) for name in both}
    found = {name: moved(each, places) for name, each in schemas.items()}
    return {
        **{name: each for name, each in found.items() if name not in both},
        **{live_name(name): {**found[name], "title": live_name(name)} for name in both},
    }


def live_name(name: str) -> str:
    """The name of a form that is used live only."""
    return f"Live{name}"


def moved(schema: Any, places: dict[str, str]) -> Any:
    """A part of a description that refers to other places, and says what an object may have."""
    if schema == ANY_OBJECT:
        return {**ANY_OBJECT, "additionalProperties": {}}
    if isinstance(schema, dict):
        return {key: moved(each, places) for key, each in schema.items()}
    if isinstance(schema, list):
        return [moved(each, places) for each in schema]
    return places.get(schema, schema) if isinstance(schema, str) else schema


def for_addresses(schema: dict[str, Any]) -> dict[str, Any]:
    """What can be said at an address and live has a tag, which an address does not need."""
    if not is_tagged(schema):
        return schema
    tag = schema["properties"][TAG]
    tagged = {**tag, "default": tag["const"]}
    return {
        **schema,
        "properties": {**schema["properties"], TAG: tagged},
        "required": [name for name in schema["required"] if name != TAG],
    }


def is_tagged(schema: dict[str, Any]) -> bool:
    """Whether the tag of a form is always the same word."""
    return "const" in schema.get("properties", {}).get(TAG, {})
