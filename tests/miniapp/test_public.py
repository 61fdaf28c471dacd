import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from aiohttp import web

from miniapp.app import build_app
from miniapp.assets import Assets
from miniapp.page import Template
from miniapp.site import SITE
from models.decks import Decks
from models.play import Door
from tests.miniapp.conftest import TOKEN, Client, Clock, Telegram

FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def url(sqlite_url: str) -> str:
    """What is public asks no database; one kind is enough."""
    return sqlite_url


@pytest.fixture
def prefix(app: web.Application) -> str:
    return app[SITE].template.assets.prefix


async def test_the_page_names_the_bot_its_files_and_its_modules(client: Client, prefix: str) -> None:
    response = await client.get("/")
    assert response.status == 200
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    assert response.headers["Cache-Control"] == "no-store"
    assert await response.text() == (
        f'<!doctype html><html data-prefix="{prefix}"><head>'
        '<script type="application/json" id="about">'
        '{"bot": "fabulo_bot", "miniapp": "play", "languages": ["en", "fa"], "decks": {"fabulo": "Test"}}'
        "</script>"
        "<script>window.fabulo = {};</script><style>body { margin: 0; }</style>"
        f'<link rel="modulepreload" href="{prefix}/vendor/ui.js">\n'
        f'<link rel="modulepreload" href="{prefix}/app/parts.js">\n'
        f'<link rel="modulepreload" href="{prefix}/app/words.js">'
        f'<script type="module" src="{prefix}/app/main.js"></script></head></html>'
    )


async def test_only_the_pages_own_scripts_run_and_only_telegram_frames_it(client: Client) -> None:
    script, style = (
        f"'sha256-{b64encode(sha256(text).digest()).decode()}'"
        for text in (b"window.fabulo = {};", b"body { margin: 0; }")
    )
    response = await client.get("/")
    assert response.headers["Content-Security-Policy"] == (
        "default-src 'none'; "
        f"script-src 'self' https://telegram.org {script}; "
        f"style-src 'self' {style}; "
        "img-src 'self' blob: data:; media-src 'self' blob:; font-src 'self'; connect-src 'self' wss:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'self' https://web.telegram.org"
    )
    assert "X-Frame-Options" not in response.headers


async def test_the_playground_may_frame_the_page_where_it_is_told_so(
    door: Door, telegram: Telegram, decks: Decks, static: Path, clock: Clock
) -> None:
    app = build_app(
        door,
        membership=telegram,
        files=telegram,
        about=telegram,
        decks=decks,
        static=static,
        bot_token=TOKEN,
        secret_key="key",
        clock=clock,
        frames=("http://127.0.0.1:8081",),
    )
    policy = app[SITE].template.page(telegram).policy
    assert policy.endswith("frame-ancestors 'self' https://web.telegram.org http://127.0.0.1:8081")


async def test_a_bots_name_cannot_end_the_script_it_stands_in(app: web.Application, client: Client) -> None:
    template = app[SITE].template
    page = template.page(Telegram(username="</script><script>alert(1)</script>"))
    assert b"</script><script>alert" not in page.asset.body
    about = re.search(r'id="about">(.*?)</script>', page.asset.body.decode())
    assert about is not None
    assert json.loads(about[1])["bot"] == "</script><script>alert(1)</script>"


async def test_the_page_learns_the_bots_name_when_it_is_known(client: Client, telegram: Telegram) -> None:
    telegram.username = ""
    assert '"bot": ""' in await (await client.get("/")).text()
    telegram.username = "late_bot"
    assert '"bot": "late_bot"' in await (await client.get("/")).text()


@pytest.mark.parametrize("encoding", ["br", "gzip", "identity"])
async def test_a_file_is_kept_for_ever_and_sent_as_small_as_one_reads(
    client: Client, prefix: str, encoding: str
) -> None:
    response = await client.get(f"{prefix}/app/words.js", headers={"Accept-Encoding": encoding})
    assert response.status == 200
    assert response.headers.get("Content-Encoding", "identity") == encoding
    assert response.headers["Cache-Control"] == FOR_EVER
    assert response.headers["Vary"] == "Accept-Encoding"
    assert response.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert await response.text() == "export const words = 1;\n" * 40


@pytest.mark.parametrize(
    "path",
    ["app/none.js", "app/view.d.ts", "index.html", "../index.html", "app/%2e%2e/index.html", "texts/xx.ftl"],
)
async def test_no_other_file_is_sent(client: Client, prefix: str, path: str) -> None:
    response = await client.get(f"{prefix}/{path}")
    assert response.status == 404
    assert await response.json() == {"error": "not-found"}


async def test_a_file_of_another_version_is_not_here(client: Client) -> None:
    response = await client.get("/s/0123456789abcdef/app/main.js")
    assert response.status == 404


async def test_a_cards_picture_is_kept_for_ever(client: Client) -> None:
    response = await client.get("/cards/card000-360.webp")
    assert response.status == 200
    assert response.headers["Content-Type"] == "image/webp"
    assert response.headers["Cache-Control"] == FOR_EVER
    assert await response.read() == b"card000 360 pixels wide"


@pytest.mark.parametrize("card", ["card999-360", "card000-361", "card000", "..%2fdeck-360", "CARD000-360"])
async def test_no_other_picture_is_sent(client: Client, card: str) -> None:
    response = await client.get(f"/cards/{card}.webp")
    assert response.status == 404
    assert await response.json() == {"error": "not-found"}


async def test_cards_are_described_in_the_language_asked_for_or_in_english(
    client: Client, decks: Decks, prefix: str
) -> None:
    version = prefix.rpartition("/")[2]
    for language, spoken in (("fa", "fa"), ("fa-IR", "fa"), ("eo", "en")):
        response = await client.get(f"/decks/fabulo/descriptions/{language}.json", params={"v": version})
        assert response.status == 200
        assert response.headers["Cache-Control"] == FOR_EVER
        assert await response.json() == decks.descriptions("fabulo", spoken)


async def test_descriptions_are_kept_only_under_their_hash(client: Client) -> None:
    for query in ("", "?v=0123456789abcdef"):
        response = await client.get(f"/decks/fabulo/descriptions/en.json{query}")
        assert response.headers["Cache-Control"] == "no-cache"
    assert (await client.get("/decks/none/descriptions/en.json")).status == 404


@pytest.mark.parametrize("path", ["/", "/cards/card000-240.webp", "/healthz", "/nowhere"])
async def test_every_answer_forbids_guessing_framing_and_telling_on(client: Client, path: str) -> None:
    headers = (await client.get(path)).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert headers["Server"] == "Fabulo"
    if path != "/":
        assert headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/nowhere", 404, "not-found"),
        ("POST", "/", 405, "method-not-allowed"),
        ("PUT", "/api/session", 405, "method-not-allowed"),
        ("GET", "/api/games", 404, "not-found"),
        ("DELETE", "/cards/card000-240.webp", 405, "method-not-allowed"),
    ],
)
async def test_what_is_not_there_is_said_in_json(
    client: Client, method: str, path: str, status: int, error: str
) -> None:
    response = await client.request(method, path)
    assert response.status == status
    assert response.headers["Content-Type"] == "application/json"
    assert await response.json() == {"error": error}


def test_the_real_page_asks_for_at_most_six_modules_before_the_first_hand(decks: Decks) -> None:
    template = Template.load(Path("static"), Assets.load(Path("static")), (), decks.titles)
    page = template.page(Telegram())
    assert page.asset.body.count(b'rel="modulepreload"') <= 6
    assert b"{{" not in page.asset.body
