"""A relay of connections: the edge before several web processes, and the wire to a database, to be cut."""

import asyncio
from collections.abc import Sequence
from random import Random

CHUNK = 65536


class Relay:
    """Takes connections at `port` of this machine, and hands each to one of the `targets` that takes it."""

    def __init__(self, port: int, targets: Sequence[int], chance: Random) -> None:
        self.port = port
        self._targets = list(targets)
        self._chance = chance
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def mend(self) -> None:
        """Take connections from now on."""
        if self._server is None:
            self._server = await asyncio.start_server(self._taken, "127.0.0.1", self.port)

    async def cut(self) -> None:
        """End every connection without a word, and refuse new ones."""
        server, self._server = self._server, None
        if server is not None:
            server.close()
        for writer in list(self._writers):
            writer.transport.abort()

    async def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            beyond = await self._connected()
            if beyond is not None:
                await self._carry(reader, writer, *beyond)
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to one of the targets, tried in an order of chance."""
        for target in self._chance.sample(self._targets, len(self._targets)):
            try:
                return await asyncio.open_connection("127.0.0.1", target)
            except OSError:
                continue
        return None

    async def _carry(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        far_reader: asyncio.StreamReader,
        far_writer: asyncio.StreamWriter,
    ) -> None:
        """Both ways until either side ends: an end on one side is an end on the other."""
        self._writers.add(far_writer)
        ways = [
            asyncio.create_task(_pumped(reader, far_writer)),
            asyncio.create_task(_pumped(far_reader, writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.wait(ways)
            self._writers.discard(far_writer)
            far_writer.transport.abort()


async def _pumped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while chunk := await reader.read(CHUNK):
            writer.write(chunk)
            await writer.drain()
        if writer.can_write_eof():  # what was said last still arrives
            writer.write_eof()
    except OSError:
        return
