"""Sockets that say they are open and are dead."""

from playwright.async_api import Page, WebSocketRoute

from tests.static.phones import Phones


async def deafen(page: Page) -> list[WebSocketRoute]:
    """Let the first socket that the page opens from now on bring one view and nothing more; the others live.

    Returns all that are opened.
    """
    sockets: list[WebSocketRoute] = []

    def through_once(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        heard: list[str | bytes] = []

        def forward(message: str | bytes) -> None:
            if socket is not sockets[0] or not heard:
                socket.send(message)
            heard.append(message)

        server.on_message(forward)

    await page.route_web_socket("**/api/live", through_once)
    return sockets


async def deaf(phones: Phones, player: int, name: str, game: str) -> Page:
    """A page that has shown the game and hears of nothing until it makes a move."""
    page = await phones.blank()
    await deafen(page)
    async with page.expect_websocket() as opened:
        await phones.open(player, name, game, on=page)
        await (await opened.value).wait_for_event("framereceived")
    return page
