"""Sockets that say they are open and are dead."""

import asyncio

from playwright.async_api import Page, WebSocketRoute

from tests.static.phones import Phones

BROUGHT_WITHIN = 20.0  # seconds


async def deafen(page: Page, shown: asyncio.Event | None = None) -> list[WebSocketRoute]:
    """Let the first socket that brings the page a view bring that one and nothing more; the others live.

    Returns all that are opened. `shown` is set when that one view is on its way to the page.
    """
    sockets: list[WebSocketRoute] = []
    brought = shown or asyncio.Event()
    dead: list[WebSocketRoute] = []

    def through_once(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            if socket not in dead:
                socket.send(message)
            if not dead:
                dead.append(socket)
            brought.set()

        server.on_message(forward)

    await page.route_web_socket("**/api/live?*", through_once)
    return sockets


async def deaf(phones: Phones, player: int, name: str, game: str) -> Page:
    """A page that has shown the game and hears of nothing until it makes a move."""
    page, shown = await phones.blank(), asyncio.Event()
    await deafen(page, shown)
    await phones.open(player, name, game, on=page)
    await asyncio.wait_for(shown.wait(), BROUGHT_WITHIN)
    return page
