"""Puts a whole evening together: the world, its page, the friends, and the real bot beside them."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playground.control import Control
from playground.feed import Feed
from playground.friends import Friends, Pauses
from playground.pages import add_page
from playground.product import Product
from playground.telegram import Telegram

TOKEN = "7000000001:PRETEND-TOKEN-OF-THE-PLAYGROUND"  # noqa: S105 - opens nothing outside
USERNAME = "FabuloPlayBot"
MINIAPP = "play"
NAMES = ("Mila", "Theo", "Aisha", "Bruno", "Yuki", "Noor", "Leo", "Zara", "Omar", "Ines", "Kofi")


@dataclass(frozen=True, slots=True)
class Options:
    """How the evening is to be. `players` counts you; `keep` is a folder that outlives it; port 0 is any."""

    players: int = 4
    port: int = 0
    seed: int | None = None
    language: str = "en"
    name: str = "Robin"
    keep: Path | None = None
    with_bot: bool = True
    pauses: Pauses = Pauses()  # noqa: RUF009 - frozen


@dataclass(frozen=True, slots=True)
class Evening:
    """What is running."""

    telegram: Telegram
    friends: Friends
    product: Product | None


@asynccontextmanager
async def evening(options: Options) -> AsyncIterator[Evening]:
    """Everything started, and ended afterwards; raises `ProductError` when the bot does not start."""
    telegram = Telegram(flood_control=True)
    friends = Friends(telegram, Random(options.seed), options.pauses)
    with TemporaryDirectory(prefix="fabulo-") as folder:
        bot_port = free_port()
        product: Product | None = None
        if options.with_bot:
            product = Product(lambda: telegram.changed("product", None))
        Feed(telegram, friends, product).add_routes(telegram.server.app)
        Control(telegram, friends, product).add_routes(telegram.server.app)
        add_page(telegram.server.app)
        await telegram.start(options.port)
        try:
            _populate(telegram, friends, options, f"http://127.0.0.1:{bot_port}")
            if product:
                product.configure(_settings(telegram, options.keep or Path(folder), bot_port))
                await product.start()
            yield Evening(telegram, friends, product)
        finally:
            if product:
                await product.stop()
            await friends.stop()
            await telegram.stop()


def _populate(telegram: Telegram, friends: Friends, options: Options, miniapp: str) -> None:
    """One bot, you, your friends, and the group you share."""
    bot = telegram.add_bot(TOKEN, USERNAME, "Fabulo")
    telegram.set_miniapp(bot, MINIAPP, miniapp)
    you = telegram.add_person(options.name, language=options.language)
    others = [
        telegram.add_person(name, language=options.language) for name in NAMES[: max(0, options.players - 1)]
    ]
    telegram.add_group("Friday Dreamers", [you, *others])
    for friend in others:
        friends.add(friend)


def _settings(telegram: Telegram, folder: Path, port: int) -> dict[str, str]:
    folder.mkdir(parents=True, exist_ok=True)
    return {
        "BOT_TOKEN": TOKEN,
        "TELEGRAM_API": telegram.url,
        "PUBLIC_URL": f"http://127.0.0.1:{port}",
        "MINIAPP": MINIAPP,
        "UPDATES": "polling",
        "DATABASE_URL": f"sqlite://{(folder / 'fabulo.sqlite3').resolve()}",
        "HOST": "127.0.0.1",
        "PORT": str(port),
        "LOG_LEVEL": "INFO",
    }


def free_port() -> int:
    """A port of 127.0.0.1 that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def run(options: Options, ended: asyncio.Event) -> None:
    """Play until `ended` is set, having printed the one address to open."""
    async with evening(options) as running:
        print(f"\n  Fabulo's playground: {running.telegram.url}/\n", flush=True)
        if running.product is None:
            print(f"  for a bot: TELEGRAM_API={running.telegram.url} BOT_TOKEN={TOKEN}\n", flush=True)
        await ended.wait()
