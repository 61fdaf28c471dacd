"""The yardstick Y: how many requests a second a bare aiohttp JSON handler answers on one core.

python -m tests.bench.yardstick PORT [uvloop|asyncio]
"""

import asyncio
import sys
from typing import cast
from urllib.parse import urlsplit

import uvloop
from aiohttp import web


async def _answer(_request: web.Request) -> web.Response:
    return web.json_response({"ok": True})


async def _serve(port: int) -> None:
    app = web.Application()
    app.router.add_get("/", _answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    await asyncio.Event().wait()


class _Asker(asyncio.Protocol):
    """Asks again as soon as it is answered, or some seconds after."""

    def __init__(self, request: bytes, pause: float) -> None:
        self.answers = 0
        self._request = request
        self._pause = pause
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if data.endswith(b"}"):
            self.answers += 1
            if self._pause:
                asyncio.get_running_loop().call_later(self._pause, self._transport.write, self._request)
            else:
                self._transport.write(self._request)

    def close(self) -> None:
        self._transport.abort()


async def hammer(address: str, connections: int, seconds: float, pause: float = 0.0) -> int:
    """How many answers come in so many seconds from an address whose answer is a small JSON object.

    `pause` is what each connection lets pass before it asks again, in seconds.
    """
    parts = urlsplit(address)
    request = f"GET {parts.path or '/'} HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode()
    loop = asyncio.get_running_loop()
    askers = [
        (await loop.create_connection(lambda: _Asker(request, pause), parts.hostname, parts.port))[1]
        for _ in range(connections)
    ]
    await asyncio.sleep(seconds)
    for asker in askers:
        asker.close()
    return sum(asker.answers for asker in askers)


if __name__ == "__main__":
    serving = _serve(int(sys.argv[1]))
    uvloop.run(serving) if sys.argv[2:] != ["asyncio"] else asyncio.run(serving)
