"""Sockets that say they are open and are dead."""

from playwright.async_api import Page, WebSocketRoute


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
