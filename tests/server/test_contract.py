"""The description of the API against the server: generated requests, bounded in number."""

from typing import Any

import openapi
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi import checks

from server.helpers import SECONDS, Person, Served
from server.stores import POSTGRES, SQLITE, Store
from server.test_matches import two_at_a_table

EXAMPLES = {SQLITE: 20, POSTGRES: 5}
"""The description is the same on every database; what could break there shows soon."""
ENDLESS = ("/api/v1/bot/stream", "/api/v1/tables/{table}/poll")
CHECKS = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
OPERATIONS = [
    found.ok()
    for found in schemathesis.openapi.from_dict(openapi.document()).get_all_operations()
    if found.ok().path not in ENDLESS
]
RIGHT, WRONG = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
CASES = [pytest.param(each, RIGHT, id=f"right {each.label}") for each in OPERATIONS]
# Where a request has neither a body nor a query, nothing in it can be wrong.
CASES += [
    pytest.param(each, WRONG, id=f"wrong {each.label}")
    for each in OPERATIONS
    if each.body or each.query
]


@pytest.fixture(scope="module")
def scene(server: Served) -> tuple[str, str, Person]:
    """A running table, and a program that sits at it and may do everything that a token may."""
    people: list[Person] = []

    def person(name: str | None) -> Person:
        people.append(Person(server.address, name))
        return people[-1]

    ada, _, table = two_at_a_table(person)
    return f"http://{server.address}", table, ada.token("read", "play", "create")


# The server runs in this process and uses `random` while requests are being made up.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@pytest.mark.slow
@pytest.mark.parametrize(("operation", "mode"), CASES)
def test_no_generated_request_breaks_the_server_or_the_description(
    scene: tuple[str, str, Person], store: Store, operation: Any, mode: GenerationMode
) -> None:
    address, table, program = scene
    headers = {"Authorization": program.client.headers["authorization"]}
    tried = 0

    @settings(
        max_examples=EXAMPLES[store.kind],
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def probe(case: Any) -> None:
        nonlocal tried
        tried += 1
        if "table" in (case.path_parameters or {}) and tried % 2:
            case.path_parameters["table"] = table
        with requests.Session() as session:
            answer = case.call(base_url=address, session=session, headers=headers, timeout=SECONDS)
        case.validate_response(answer, checks=CHECKS)

    probe()
    assert tried > 0
    assert program.get("/me").status_code == 200
