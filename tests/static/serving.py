"""The real mini-app on a port of its own, for as long as somebody looks at it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from miniapp.app import build_app
from models.decks import Decks
from models.play import Door
from tests.static.phones import TOKEN, Clock, Telegram

STATIC = Path(__file__).parents[2] / "static"


@asynccontextmanager
async def serving(
    door: Door, decks: Decks, clock: Clock, telegram: Telegram, static: Path = STATIC, port: int = 0
) -> AsyncIterator[str]:
    """Where the mini-app answers: on this port, or on any that is free."""
    app = build_app(
        door,
        membership=telegram,
        files=telegram,
        about=telegram,
        decks=decks,
        static=static,
        bot_token=TOKEN,
        secret_key="a key for tests alone",
        clock=clock,
    )
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", port)
    await site.start()
    assert runner.addresses
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
