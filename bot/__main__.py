"""`python -m bot [all|web|worker]`: puts bot and mini-app together, runs them, and ends cleanly."""

import asyncio
import logging
import os
import secrets
import signal
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast, get_args

import asyncpg
import uvloop
from telegram.error import InvalidToken, RetryAfter, TelegramError

from bot import brochure
from bot.app import UPDATE_KINDS, Bot, add_handlers, build_application
from bot.clock import Clock
from bot.desk import Desk
from bot.drawing import Drawing
from bot.failures import wait_of
from bot.figures import CountedDoor, Figures
from bot.heap import keep_giving_back
from bot.interpreter import quick
from bot.limits import open_many_files, stand_behind
from bot.listening import PATIENCE, listen
from bot.logs import start_log
from bot.membership import Membership
from bot.profile import introduce
from bot.scene import Links
from bot.sender import Sender
from bot.settings import Role, Settings, SettingsError, read_settings
from bot.texts import Texts
from bot.updates import Inbox, Poller, keep_forgetting
from models.bus import Bus, LocalBus, PostgresBus
from models.database import AWAY, close_database, open_database
from models.decks import Decks
from models.migrate import is_behind, migrate
from models.play import Door

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent.parent / "static"
LONGEST_REST = 4.0  # seconds between two tries to reach Telegram: who plays waits for the first to be heard


class CannotStart(Exception):  # noqa: N818 - told to people as one line
    """Why the process ends at once."""


def main(arguments: list[str]) -> int:
    """Run in a role until a signal comes; 2 for wrong settings, 1 where it cannot start.

    Or write what one shows @BotFather.
    """
    if arguments[:1] == ["profile"]:
        return brochure.main(arguments[1:], STATIC)
    role = arguments[0] if arguments else "all"
    if role not in get_args(Role) or len(arguments) > 1:
        return _told("usage: python -m bot [all|web|worker|profile --folder FOLDER]", 2)
    try:
        settings = read_settings(cast(Role, role))
    except SettingsError as error:
        return _told(str(error), 2)
    os.environ.setdefault("PTB_TIMEDELTA", "true")  # else python-telegram-bot warns of whole seconds
    start_log(settings.log_level, settings.secrets)
    open_many_files()
    if settings.role == "worker":
        stand_behind()
    try:
        uvloop.run(_until_signal(settings))
    except CannotStart as error:
        return _told(str(error), 1)
    return 0


async def serve(settings: Settings, stop: asyncio.Event, *, clock: Callable[[], float] = time.time) -> None:
    """Do what the role does until told to stop. Raises CannotStart.

    The stack ends things in the opposite order: no more updates, then no more requests, then nothing under
    way, then the sender gives back its lease, and last the database is closed.
    """
    async with AsyncExitStack() as stack:
        figures = Figures(clock)
        door = CountedDoor(await _database(settings, stack), figures)
        application = build_application(settings.token, settings.telegram_api, figures.called)
        stack.push_async_callback(application.bot.shutdown)  # also of one that never came to be known
        greeted = _task(stack, _insisting(application.initialize))
        if not await _ends_before(stop, greeted):
            return
        stack.push_async_callback(application.shutdown)
        desk = _desk(settings, door, application, clock)
        inbox = Inbox(application, desk, add_handlers(application, desk))
        tasks = [] if settings.role == "web" else _background(settings, desk, figures, stack)
        stack.push_async_callback(door.drain)
        await _listen(settings, desk, inbox, figures, stack)
        if not settings.by_webhook:
            tasks.append(_polling(desk, inbox, stack))
        stack.enter_context(quick())
        _task(stack, keep_giving_back())
        log.info("serving as @%s in the role %s", desk.links.username, settings.role)
        await _ends_before(stop, *tasks)
        log.info("ending")


async def _until_signal(settings: Settings) -> None:
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    await serve(settings, stop)


async def _database(settings: Settings, stack: AsyncExitStack) -> Bus:
    """The database opened, in this task; a SQLite file is brought up to date first."""
    url = settings.database_url
    alone = url.startswith("sqlite")
    try:
        if alone:
            await migrate(url)
        await open_database(url)
        stack.push_async_callback(close_database)
        if not alone and await is_behind(url):
            raise CannotStart("DATABASE_URL: the database is behind; run first: python -m models migrate")
        bus: Bus = LocalBus() if alone else PostgresBus(url)
        await bus.start()
    except (*AWAY, asyncpg.PostgresError) as error:
        raise CannotStart(f"DATABASE_URL: the database cannot be opened: {error}") from error
    stack.push_async_callback(bus.close)
    return bus


def _desk(settings: Settings, door: Door, application: Bot, clock: Callable[[], float]) -> Desk:
    try:
        texts, decks = Texts.load(STATIC / "texts"), Decks.load(STATIC / "decks")
    except (OSError, ValueError) as error:
        raise CannotStart(f"static: {error}") from error
    return Desk(
        bot=application.bot,
        door=door,
        texts=texts,
        decks=decks,
        links=Links(application.bot.username, settings.miniapp),
        membership=Membership(application.bot),
        drawing=Drawing(decks),
        clock=clock,
        public_url=settings.public_url,
    )


def _background(
    settings: Settings, desk: Desk, figures: Figures, stack: AsyncExitStack
) -> list[asyncio.Task[Any]]:
    """What only one process does at a time: send, tick, and tell Telegram about us."""
    holder = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
    sender = Sender(
        bot=desk.bot,
        door=desk.door,
        texts=desk.texts,
        decks=desk.decks,
        drawing=desk.drawing,
        links=desk.links,
        clock=desk.clock,
        holder=holder,
    )
    ticking = Clock(door=desk.door, clock=desk.clock, is_active=lambda: sender.is_active)
    figures.watch(sender, ticking)

    async def tell_telegram() -> None:
        await sender.active()
        if settings.by_webhook:
            await _insisting(lambda: _set_webhook(settings, desk))
        await introduce(desk.bot, desk.texts, desk.public_url)

    tasks = [
        _task(stack, sender.run()),
        _task(stack, ticking.run()),
        _task(stack, keep_forgetting(desk.clock)),
    ]
    _task(stack, tell_telegram())
    return tasks


async def _set_webhook(settings: Settings, desk: Desk) -> None:
    secret = settings.webhook_secret.get_secret_value() if settings.webhook_secret else None
    await desk.bot.set_webhook(
        f"{settings.public_url}/telegram", allowed_updates=UPDATE_KINDS, secret_token=secret
    )


def _polling(desk: Desk, inbox: Inbox, stack: AsyncExitStack) -> asyncio.Task[Any]:
    """Asks for updates; none that waited meanwhile is dropped."""
    poller = Poller(inbox, desk)

    async def poll() -> None:
        await _insisting(lambda: desk.bot.delete_webhook(drop_pending_updates=False))
        await _insisting(poller.run)

    async def end() -> None:
        poller.stop()
        await asyncio.wait([task], timeout=PATIENCE)

    task = _task(stack, poll())
    stack.push_async_callback(end)
    return task


async def _listen(
    settings: Settings, desk: Desk, inbox: Inbox, figures: Figures, stack: AsyncExitStack
) -> None:
    """Serves what the role serves. Raises CannotStart."""
    try:
        await listen(settings, desk, inbox, figures, STATIC, stack)
    except OSError as error:
        works = settings.role == "worker"
        name, port = ("HEALTH_PORT", settings.health_port) if works else ("PORT", settings.port)
        raise CannotStart(f"{name}: cannot listen on {settings.host}:{port}: {error.strerror}") from error


async def _insisting(call: Callable[[], Awaitable[Any]]) -> None:
    """Make a call to Telegram until it is answered. Raises CannotStart for a token that nobody has."""
    rest, said = 1.0, ""
    while True:
        try:
            await call()
            return
        except InvalidToken:
            raise CannotStart("BOT_TOKEN: Telegram knows no bot by this token") from None
        except RetryAfter as error:
            rest = wait_of(error)
        except TelegramError as error:
            if str(error) != said:  # once, not every few seconds
                log.warning("Telegram does not answer yet: %s", said := str(error))
        await asyncio.sleep(rest)
        rest = min(LONGEST_REST, 2 * rest)


def _task(stack: AsyncExitStack, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Work in the background, which ends with the stack."""
    task = asyncio.create_task(work)

    async def end() -> None:
        task.cancel()
        await asyncio.wait([task])

    stack.push_async_callback(end)
    return task


async def _ends_before(stop: asyncio.Event, *tasks: asyncio.Task[Any]) -> bool:
    """Wait for the stop or for one of the tasks to end, whose error is raised; whether a task ended."""
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait([*tasks, stopping], return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    ended = [task for task in tasks if task.done()]
    for task in ended:
        task.result()
    return bool(ended)


def _told(line: str, status: int) -> int:
    sys.stderr.write(f"fabulo: {line}\n")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
