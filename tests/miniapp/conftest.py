"""A mini-app over an empty database, the people who open it, and the two edges of Telegram's that it asks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from aiohttp import ClientResponse, ClientWebSocketResponse, web
from aiohttp.test_utils import TestClient

from miniapp.app import build_app
from models.decks import WIDTHS, Decks
from models.play import Door, Person, Place
from models.ports import OpenFile, Standing
from tests.builders import CHAT, DECK, NOW
from tests.miniapp.launching import launch_data

TOKEN = "123456789:TEST-TOKEN-NOT-REAL"
Client = TestClient[web.Request, web.Application]


@dataclass
class Clock:
    """The time, which stands still unless a test moves it."""

    now: float = NOW

    def __call__(self) -> float:
        return self.now


@dataclass
class Telegram:
    """What Telegram would say of members, files and the bot."""

    standings: dict[int, Standing] = field(default_factory=dict)
    files: dict[str, OpenFile] = field(default_factory=dict)
    asked: list[tuple[int, int]] = field(default_factory=list)
    username: str = "fabulo_bot"
    miniapp: str = "play"

    async def standing(self, chat: int, player: int) -> Standing:
        self.asked.append((chat, player))
        return self.standings.get(player, Standing.UNKNOWN)

    @asynccontextmanager
    async def open(self, media: str) -> AsyncIterator[OpenFile]:
        if media not in self.files:
            raise FileNotFoundError(media)
        yield self.files[media]


@dataclass
class Phone:
    """A person with the mini-app open. Their id is that of the test's player."""

    client: Client
    player: int
    name: str
    clock: Clock
    token: str = ""

    async def open(self, game: str | None = None) -> dict[str, Any]:
        """Open a session, as the page does at its start."""
        launch = launch_data(TOKEN, self.player, self.name, at=self.clock.now, game=game)
        response = await self.client.post("/api/session", headers={"Authorization": f"tma {launch}"})
        assert response.status == 200
        session: dict[str, Any] = await response.json()
        self.token = session["token"]
        return session

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def get(self, path: str, **options: Any) -> ClientResponse:
        return await self.client.get(path, headers=self.headers, **options)

    async def view(self, game: str) -> dict[str, Any]:
        """The view of a game that this person may see."""
        response = await self.get(f"/api/games/{game}")
        assert response.status == 200
        seen: dict[str, Any] = await response.json()
        return seen

    async def move(self, game: str, move: str, *, id: str | None = None, **fields: Any) -> ClientResponse:
        """Send a move, under an id of its own."""
        body = {"id": id or str(uuid4()), "move": move, **fields}
        return await self.client.post(f"/api/games/{game}/moves", json=body, headers=self.headers)

    async def follow(self, game: str, **options: Any) -> ClientWebSocketResponse:
        """Open a socket and say hello."""
        socket = await self.client.ws_connect("/api/live", **options)
        await socket.send_json({"token": self.token, "game": game})
        return socket


Meet = Callable[[int, str], Awaitable[Phone]]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def telegram() -> Telegram:
    return Telegram()


@pytest.fixture(scope="session")
def decks(tmp_path_factory: pytest.TempPathFactory) -> Decks:
    """The deck that the builders deal from; its pictures are as distinct as they need be."""
    folder = tmp_path_factory.mktemp("decks")
    deck = folder / "fabulo"
    deck.mkdir()
    lines = ['title = "Test"', 'artist = "Nobody"', 'licence = "CC0-1.0"']
    for card in DECK:
        lines += [
            "[[cards]]",
            f'id = "{card}"',
            f'description = {{ en = "{card} shown", fa = "{card} به فارسی" }}',
        ]
        for width in WIDTHS:
            (deck / f"{card}-{width}.webp").write_bytes(f"{card} {width} pixels wide".encode())
    (deck / "deck.toml").write_text("\n".join(lines))
    return Decks.load(folder)


@pytest.fixture(scope="session")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page of a few lines, with everything that a page has."""
    folder = tmp_path_factory.mktemp("static")
    for name, text in PAGE.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return folder


PAGE = {
    "index.html": (
        '<!doctype html><html data-prefix="{{prefix}}"><head>'
        '<script type="application/json" id="about">{{about}}</script>'
        "<script>window.fabulo = {};</script><style>body { margin: 0; }</style>{{preloads}}"
        '<script type="module" src="{{prefix}}/app/main.js"></script></head></html>'
    ),
    "app/main.js": (
        'import { html } from "../vendor/ui.js";\nimport { a,\n  b } from "./parts.js";\n'
        'export const later = () => import("./later.js");\n'
    ),
    "app/parts.js": 'import { html } from "../vendor/ui.js";\nexport * from "./words.js";\n',
    "app/words.js": "export const words = 1;\n" * 40,
    "app/later.js": 'import { a } from "./parts.js";\n',
    "app/view.d.ts": "export interface View {}\n",
    "vendor/ui.js": "export const html = 1;\n",
    "style/table.css": "body { color: black }\n",
    "texts/en.ftl": "## both\nboth = Both\n## chat\nchat = Only the chat\n## app\napp = Only the page\n"
    "## rules\nrules = How\n",
    "texts/fa.ftl": "## both\nboth = هر دو\n## chat\nchat = گپ\n## app\napp = صفحه\n## rules\nrules = چطور\n",
}


@pytest.fixture
def app(door: Door, telegram: Telegram, decks: Decks, static: Path, clock: Clock) -> web.Application:
    return build_app(
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


@pytest.fixture
async def client(aiohttp_client: Any, app: web.Application) -> Client:
    served: Client = await aiohttp_client(app)
    return served


@pytest.fixture
def meet(client: Client, clock: Clock) -> Meet:
    """A person whom the mini-app has met."""

    async def met(player: int, name: str) -> Phone:
        phone = Phone(client, player, name, clock)
        await phone.open()
        return phone

    return met


@pytest.fixture
async def ann(meet: Meet) -> Phone:
    return await meet(1, "ann")


@pytest.fixture
async def bob(meet: Meet) -> Phone:
    return await meet(2, "bob")


@pytest.fixture
async def eve(meet: Meet) -> Phone:
    return await meet(3, "eve")


@pytest.fixture
async def zoe(meet: Meet) -> Phone:
    """Somebody who sits nowhere."""
    return await meet(99, "zoe")


async def until(condition: Callable[[], bool]) -> None:
    """Let the others run until something is so, for five seconds at most."""
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - what is waited for is not ours to signal
            await asyncio.sleep(0.001)


async def opened(door: Door, *, chat: int = CHAT) -> str:
    """A lobby that ann has opened in the group."""
    place = Place(chat=chat, title="Friday dreamers")
    lobby = await door.open(place, Person(id=1, name="ann"), now=NOW)
    return lobby.game.id
