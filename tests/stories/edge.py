"""What stands before several web processes: each request goes to the next one that takes it."""

import json
from collections.abc import Sequence
from typing import Self

from aiohttp import ClientConnectorError, ClientError, ClientSession, TCPConnector, web

ASIDE = ("Host", "Content-Length", "Transfer-Encoding", "Connection")


class Edge:
    """Serves at `port` of this machine, in turn from these ports.

    A process that takes no connections is passed over, as any edge does; a request that one has taken is
    never asked of another.

    `moves` are the ids of moves that were answered, with their status; `cut` those that never were.
    """

    def __init__(self, port: int, targets: Sequence[int]) -> None:
        self.moves: dict[str, int] = {}
        self.cut: list[str] = []
        self.asked = dict.fromkeys(targets, 0)
        self.port = port
        self._targets = list(targets)
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._pass_on)
        self._runner = web.AppRunner(app)

    async def __aenter__(self) -> Self:
        # A connection for each request: one that was kept may end just when it is used again.
        self._http = ClientSession(connector=TCPConnector(limit=0, force_close=True), auto_decompress=False)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.close()
        await self._runner.cleanup()

    async def _pass_on(self, request: web.Request) -> web.StreamResponse:
        body = await request.read()
        move = json.loads(body)["id"] if request.path.endswith("/moves") else ""
        headers = {name: value for name, value in request.headers.items() if name not in ASIDE}
        for _ in self._targets:
            target = self._targets.pop(0)
            self._targets.append(target)
            url = f"http://127.0.0.1:{target}{request.path_qs}"
            try:
                async with self._http.request(request.method, url, headers=headers, data=body) as answer:
                    content = await answer.read()
            except ClientConnectorError:
                continue
            except ClientError:
                break
            self.asked[target] += 1
            if move:
                self.moves[move] = answer.status
            kept = {name: value for name, value in answer.headers.items() if name not in ASIDE}
            return web.Response(status=answer.status, body=content, headers=kept)
        if move:
            self.cut.append(move)
        return web.Response(status=502)
