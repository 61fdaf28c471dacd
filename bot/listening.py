"""What a process serves over HTTP: the mini-app with the webhook, or of a worker only how it fares."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import ClientSession, web

from bot.desk import Desk
from bot.figures import Figures
from bot.files import Files
from bot.settings import LOOPBACK, Settings
from bot.updates import Inbox, Webhook
from miniapp.app import build_app
from miniapp.health import Health, build_health
from models.health import checks_of

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the header's name
LARGEST_UPDATE = 1024 * 1024  # bytes

PATIENCE = 0.4
"""Seconds that requests and updates at hand have left when the process is to end."""

WEB_PATIENCE = 2.0
"""The same in a process of the web, which has nothing to hand over after it."""


async def listen(
    settings: Settings, desk: Desk, inbox: Inbox, figures: Figures, static: Path, stack: AsyncExitStack
) -> None:
    """Serve what the role serves until the stack ends. Raises OSError where the port cannot be had."""
    works = settings.role == "worker"
    process = Health(
        checks=checks_of(desk.door.bus, clock=desk.clock, works=works),
        registry=figures.registry,
        refresh=figures.refresh,
        token=settings.metrics_token.get_secret_value() if settings.metrics_token else None,
    )
    if works:
        if settings.health_port is not None:
            await _serve(build_health(process), settings.host, settings.health_port, PATIENCE, stack)
        return
    session = await stack.enter_async_context(ClientSession())
    app = _miniapp(settings, desk, Files(desk.bot, session), process, static)
    if settings.by_webhook and settings.webhook_secret is not None:
        webhook = Webhook(inbox, settings.webhook_secret.get_secret_value(), desk)
        app.router.add_post("/telegram", _receiving(webhook))
    patience = WEB_PATIENCE if settings.role == "web" else PATIENCE
    await _serve(app, settings.host, settings.port, patience, stack)


def _miniapp(settings: Settings, desk: Desk, files: Files, process: Health, static: Path) -> web.Application:
    origin = urlsplit(settings.telegram_api)
    return build_app(
        desk.door,
        membership=desk.membership,
        files=files,
        about=desk.links,
        decks=desk.decks,
        static=static,
        bot_token=settings.token,
        secret_key=settings.key,
        clock=desk.clock,
        process=process,
        frames=(f"{origin.scheme}://{origin.netloc}",) if origin.hostname in LOOPBACK else (),
    )


async def _serve(app: web.Application, host: str, port: int, patience: float, stack: AsyncExitStack) -> None:
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=patience)
    await runner.setup()
    stack.push_async_callback(runner.cleanup)
    await web.TCPSite(runner, host, port).start()


def _receiving(webhook: Webhook) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def receive(request: web.Request) -> web.StreamResponse:
        secret = request.headers.get(SECRET_HEADER)
        if not webhook.admits(secret):  # who is not Telegram has nothing to tell us
            return web.Response(status=403)
        body = bytearray()
        async for chunk in request.content.iter_any():
            body += chunk
            if len(body) > LARGEST_UPDATE:
                return web.Response(status=413)
        return web.Response(status=await webhook.receive(secret, bytes(body)))

    return receive
