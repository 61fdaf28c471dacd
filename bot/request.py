"""How python-telegram-bot speaks HTTP here: by aiohttp, at less than half of what httpx costs."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from aiohttp import (
    ClientConnectorError,
    ClientError,
    ClientSession,
    ClientTimeout,
    ConnectionTimeoutError,
    DummyCookieJar,
    FormData,
    JsonPayload,
    TCPConnector,
)
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

CONNECTIONS = 64
"""Connections open at once; more calls wait for one."""

CONNECT_WITHIN = 5.0
READ_WITHIN = 15.0
"""Seconds, where a call does not say otherwise; one that is answered later was perhaps obeyed."""


class Unreached(NetworkError):  # noqa: N818 - it names what happened, as Telegram's own errors do
    """No connection came about, so nothing was asked of Telegram."""

    __slots__ = ()


Called = Callable[[str, str], None]
"""Told of each call's method and outcome: `ok`, or what kind of failure it was."""

_OUTCOMES = {
    200: "ok",
    400: "refused",
    401: "no-bot",
    403: "forbidden",
    404: "no-bot",
    409: "conflict",
    429: "flood",
}


class Request(BaseRequest):
    """One pool of connections. `read_within` are the seconds one waits for an answer."""

    def __init__(
        self,
        *,
        read_within: float = READ_WITHIN,
        connections: int = CONNECTIONS,
        called: Called = lambda method, outcome: None,
    ) -> None:
        self._called = called
        self._read_within = read_within
        self._connections = connections
        self._session: ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """Seconds one waits for an answer, where a call does not say otherwise."""
        return self._read_within

    async def initialize(self) -> None:
        """Open the pool."""
        if self._session is None:
            connector = TCPConnector(limit=self._connections)
            self._session = ClientSession(connector=connector, cookie_jar=DummyCookieJar())

    async def shutdown(self) -> None:
        """Close every connection."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Ask, and give the answer's status and body.

        Raises Unreached when nothing was asked, TimedOut or NetworkError when no answer came.
        """
        if self._session is None:
            raise RuntimeError("the request was not initialized")
        timeout = ClientTimeout(
            total=None,
            connect=_seconds(connect_timeout, CONNECT_WITHIN),
            sock_read=_seconds(read_timeout, self._read_within),
        )
        name, outcome = url.rpartition("/")[2], "hung-up"
        proxy = _proxy_to(*urlsplit(url)[:2])
        try:
            async with self._session.request(
                method, url, data=_body(request_data), timeout=timeout, proxy=proxy
            ) as answer:
                body = await answer.read()
                outcome = _OUTCOMES.get(answer.status, "unwell")
                return answer.status, body
        except (ClientConnectorError, ConnectionTimeoutError) as error:
            outcome = "unreached"
            raise Unreached(type(error).__name__) from error
        except TimeoutError as error:
            outcome = "timed-out"
            raise TimedOut from error
        except (ClientError, OSError) as error:
            outcome = "lost"
            raise NetworkError(type(error).__name__) from error
        finally:
            if method == "POST":  # a file's address is no method
                self._called(name, outcome)


def _seconds(given: Any, usual: float) -> Any:
    return usual if given is BaseRequest.DEFAULT_NONE else given


@lru_cache(maxsize=16)
def _proxy_to(scheme: str, host: str) -> str | None:
    """The proxy on the way to a host, as the environment names it when the host is first asked.

    aiohttp would find that out, and read `.netrc`, in two threads for each call.
    """
    return None if proxy_bypass(host) else getproxies().get(scheme)


def _body(request_data: RequestData | None) -> Any:
    """The parameters as JSON, and with files among them as a form of several parts."""
    if request_data is None:
        return None
    if not request_data.contains_files:
        return JsonPayload(request_data.parameters)
    form = FormData()
    for name, value in request_data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, kind) in request_data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=kind)
    return form
