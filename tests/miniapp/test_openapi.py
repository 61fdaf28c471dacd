import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from aiohttp.test_utils import TestServer
from hypothesis import HealthCheck, Phase, given, settings, strategies
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection

from miniapp import api, rates
from miniapp.app import ROUTES
from miniapp.manual import manual
from miniapp.openapi import document
from tests.builders import NOW, a_game, keep
from tests.miniapp.conftest import TOKEN, Client, Phone
from tests.miniapp.launching import launch_data

EXAMPLES = 50


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    """PostgreSQL: it is the one that some texts upset."""
    found: str = request.getfixturevalue("postgres_url")
    return found


def test_the_manual_is_that_of_the_models() -> None:
    assert Path("docs/api.md").read_text(encoding="utf-8") == manual(), "run: python -m miniapp"


def test_every_address_of_the_api_is_described() -> None:
    served = {(route.path, route.method.lower()) for route in ROUTES if route.path.startswith("/api/")}
    described = {(path, method) for path, methods in document()["paths"].items() for method in methods}
    assert served - described == {("/api/openapi.json", "get")}
    assert {path for path, _ in described - served} == {"/healthz", "/readyz"}


def test_every_form_that_is_named_is_there() -> None:
    whole = json.dumps(document())
    named = {ref.split('"')[0] for ref in whole.split("#/components/schemas/")[1:]}
    assert named <= set(document()["components"]["schemas"])


async def test_the_document_is_served(client: Client) -> None:
    response = await client.get("/api/openapi.json")
    assert response.status == 200
    assert await response.json() == document()


@pytest.mark.parametrize(
    "operation",
    [
        "POST /api/session",
        "POST /api/language",
        "GET /api/games/{game}",
        "POST /api/games/{game}/moves",
        "GET /api/games/{game}/story",
        "GET /api/games/{game}/clue",
        "GET /healthz",
        "GET /readyz",
    ],
)
async def test_the_api_keeps_to_its_document_whatever_it_is_sent(
    operation: str, client: Client, ann: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Schemathesis makes requests that fit the document and such that do not; no answer may be out of it."""
    monkeypatch.setattr(rates, "BURST", 1e9)
    monkeypatch.setattr(api, "NEWS_WITHIN", 0.01)
    ann.clock.now += 10
    game = await keep(a_game().voting())
    assert isinstance(client.server, TestServer)
    address = f"http://{client.host}:{client.port}"
    launch = f"tma {launch_data(TOKEN, 1, 'ann', at=NOW)}"
    known = launch if operation == "POST /api/session" else f"Bearer {ann.token}"
    await asyncio.to_thread(throw_nonsense, operation, address, known, game.id)


def throw_nonsense(operation: str, address: str, known: str, game: str) -> None:
    """Call an operation with examples of every kind, half of them about a game that is there."""
    method, path = operation.split(" ")
    whole = schemathesis.openapi.from_dict(document())
    cases = [whole[path][method].as_strategy(generation_mode=mode) for mode in GenerationMode]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategies.one_of(cases), is_there=strategies.booleans())
    def call(*, case: Any, is_there: bool) -> None:
        if case.path_parameters and is_there:
            case.path_parameters["game"] = game
        case.call_and_validate(
            base_url=address,
            headers={
                "Authorization": known
            },  # in place of its own, so that more is wrong in some than is sent
            timeout=5,
            excluded_checks=[negative_data_rejection],
        )

    call()
