"""Whether this process lives, whether it can serve, and how it fares."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from hmac import compare_digest
from ipaddress import ip_address

from aiohttp import web
from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest

from miniapp.answers import answer
from miniapp.errors import Handler
from miniapp.failures import Failure
from miniapp.live import PHONES

log = logging.getLogger(__name__)

Check = Callable[[], Awaitable[bool]]
CHECKED_WITHIN = 3.0  # seconds
FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via")

CHECKS = web.AppKey("checks", Mapping[str, Check])
METRICS_TOKEN = web.AppKey("metrics_token", str)


class Figures:
    """What is counted here, in a registry that the rest of the process may share."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        self.seconds = Histogram(
            "fabulo_request_seconds",
            "Time from a request to its answer.",
            ("method", "route", "status"),
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30),
            registry=registry,
        )
        self.phones = Gauge("fabulo_phones", "Phones that hold a socket.", registry=registry)


FIGURES = web.AppKey("figures", Figures)


@web.middleware
async def timed(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Time every answer but those that may wait on purpose."""
    begun = time.perf_counter()
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
    checks = request.app[CHECKS]
    passed = await asyncio.gather(*(_passes(name, check) for name, check in checks.items()))
    all_well = all(passed)
    body = {"ready": all_well, "checks": dict(zip(checks, passed, strict=True))}
    return answer(request, body, status=200 if all_well else 503)


async def metrics(request: web.Request) -> web.Response:
    """The figures as Prometheus reads them, for this machine or with the token. Raises Failure 403 or 401."""
    _check_reader(request)
    figures = request.app[FIGURES]
    figures.phones.set(len(request.app[PHONES]))
    text = generate_latest(figures.registry)
    return web.Response(body=text, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})


def _check_reader(request: web.Request) -> None:
    token = request.app.get(METRICS_TOKEN)
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


async def _passes(name: str, check: Check) -> bool:
    try:
        async with asyncio.timeout(CHECKED_WITHIN):
            return await check()
    except Exception as error:
        log.warning("not ready: %s: %s", name, type(error).__name__)
        return False
