"""Whether this process lives, whether it can serve, and how it fares."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from hmac import compare_digest
from ipaddress import ip_address

from aiohttp import web
from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest

from miniapp.answers import answer
from miniapp.errors import Handler, errors_as_json
from miniapp.failures import Failure
from models.about import about
from models.health import Check, Condition

log = logging.getLogger(__name__)

CHECKED_WITHIN = 3.0  # seconds
FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via")


async def _nothing() -> None:
    """Every figure is up to date by itself."""


@dataclass(frozen=True, slots=True)
class Health:
    """What a process tells of itself.

    `checks` are what `/readyz` looks at. `registry` holds the figures of `/metrics`, some of which `refresh`
    brings up to date; without a `token` they are for this machine alone.
    """

    checks: Mapping[str, Check] = field(default_factory=dict)
    registry: CollectorRegistry = field(default_factory=CollectorRegistry)
    refresh: Callable[[], Awaitable[None]] = _nothing
    token: str | None = None


HEALTH = web.AppKey("health", Health)


class Looks:
    """Looks at what a process needs, once for all who ask meanwhile: anybody may, as often as they like."""

    def __init__(self, checks: Mapping[str, Check]) -> None:
        self._checks = checks
        self._look: asyncio.Task[dict[str, dict[str, object]]] | None = None

    async def found(self) -> dict[str, dict[str, object]]:
        """What each check finds, by its name."""
        if self._look is None or self._look.done():
            self._look = asyncio.get_running_loop().create_task(self._found())
        return await asyncio.shield(self._look)

    async def _found(self) -> dict[str, dict[str, object]]:
        found = await asyncio.gather(*(_looked(name, check) for name, check in self._checks.items()))
        return dict(zip(self._checks, found, strict=True))


LOOKS = web.AppKey("looks", Looks)


class Figures:
    """What is counted here; `phones` tells how many hold a socket."""

    def __init__(self, registry: CollectorRegistry, phones: Callable[[], float]) -> None:
        self.seconds = Histogram(
            "fabulo_request_seconds",
            "Time from a request to its answer.",
            ("method", "route", "status"),
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30),
            registry=registry,
        )
        held = Gauge("fabulo_phones", "Phones that hold a socket.", registry=registry)
        held.set_function(phones)


FIGURES = web.AppKey("figures", Figures)


def build_health(health: Health) -> web.Application:
    """What a process serves that has nothing else to serve."""
    app = web.Application(middlewares=(errors_as_json,))
    furnish(app, health)
    app.add_routes(ROUTES)
    return app


def furnish(app: web.Application, health: Health) -> None:
    """Put in what the answers need."""
    app[HEALTH], app[LOOKS] = health, Looks(health.checks)


@web.middleware
async def timed(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Time every answer but those that may wait on purpose; and say in the log which game it is about."""
    begun = time.perf_counter()
    with about(game=request.match_info.get("game")):
        response = await handler(request)
    resource = request.match_info.route.resource
    route = "none" if resource is None else resource.canonical
    if response.status != 101 and "since" not in request.query:
        seconds = request.app[FIGURES].seconds.labels(request.method, route, response.status)
        seconds.observe(time.perf_counter() - begun)
    return response


async def alive(request: web.Request) -> web.Response:
    """This process answers."""
    return answer(request, {"alive": True})


async def ready(request: web.Request) -> web.Response:
    """Whether all that this process needs is there; 503 where it is not."""
    found = await request.app[LOOKS].found()
    is_ready = all(one["well"] or not one["needed"] for one in found.values())
    body = {"ready": is_ready, "checks": found}
    return answer(request, body, status=200 if is_ready else 503)


async def metrics(request: web.Request) -> web.Response:
    """The figures as Prometheus reads them, for this machine or with the token. Raises Failure 403 or 401."""
    _check_reader(request)
    health = request.app[HEALTH]
    await health.refresh()
    text = generate_latest(health.registry)
    return web.Response(body=text, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})


def _check_reader(request: web.Request) -> None:
    token = request.app[HEALTH].token
    if token is None:
        if not _is_local(request):
            raise Failure(403, "not-from-here")
        return
    given = request.headers.get("Authorization", "").encode(errors="replace")
    if not compare_digest(given, f"Bearer {token}".encode()):
        raise Failure(401, "wrong-token", headers={"WWW-Authenticate": "Bearer"})


def _is_local(request: web.Request) -> bool:
    """Whether the reader is on this machine, and no proxy on it speaks for somebody else."""
    if any(header in request.headers for header in FORWARDED) or request.remote is None:
        return False
    return ip_address(request.remote).is_loopback


async def _looked(name: str, check: Check) -> dict[str, object]:
    """What one check finds; one that fails or takes too long finds that it is not well."""
    try:
        async with asyncio.timeout(CHECKED_WITHIN):
            condition = await check.look()
    except Exception as error:
        log.warning("not ready: %s: %s", name, type(error).__name__)
        condition = Condition(well=False)
    return {"well": condition.well, "needed": check.needed, **condition.told}


ROUTES = (
    web.get("/healthz", alive),
    web.get("/readyz", ready),
    web.get("/metrics", metrics),
)
