"""The whole program as people start it: it serves, it ends in time, and it says what it lacks."""

import asyncio
import json
import os
import resource
import signal
import socket
import sys
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO

import pytest
from aiohttp import ClientSession

from models.migrate import migrate

TOKEN = "123456:TEST-TOKEN-OF-NOBODY"
ENDS_WITHIN = 15.0  # seconds on a crowded machine; what holds up the end would do so for 25 and more
LIMIT = 60.0


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@dataclass
class Program:
    """A running `python -m bot` and what it has logged."""

    process: asyncio.subprocess.Process
    url: str
    logged: list[str] = field(default_factory=list)

    async def says(self, text):
        """Read its log until a line holds this text."""
        async with asyncio.timeout(LIMIT):
            while line := (await self.process.stderr.readline()).decode():
                self.logged.append(line)
                if text in line:
                    return line
        raise AssertionError(f"it ended, and never said {text!r}: {self.logged}")

    async def ends(self):
        """SIGTERM, and how many seconds it took to end with what status."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        rest = await asyncio.wait_for(self.process.stderr.read(), LIMIT)
        self.logged += rest.decode().splitlines(keepends=True)
        return await self.process.wait(), time.monotonic() - began


@pytest.fixture
def postgres_url(empty_postgres_url):
    """A migrated database of the test's own: each pretend Telegram numbers its updates from the same one."""
    asyncio.run(migrate(empty_postgres_url))
    return empty_postgres_url


@pytest.fixture
def start(telegram, tmp_path):
    """Starts the program against the pretend Telegram, with a SQLite file of its own."""

    @asynccontextmanager
    async def started(*arguments, **settings):
        port = free_port()
        names = ("PATH", "HOME", "LANG", "VIRTUAL_ENV")
        given = {
            "BOT_TOKEN": TOKEN,
            "TELEGRAM_API": telegram.url,
            "PUBLIC_URL": f"http://127.0.0.1:{port}",
            "PORT": str(port),
            "DATABASE_URL": f"sqlite://{tmp_path / 'fabulo.db'}",
            **settings,
        }
        kept = {name: os.environ[name] for name in names if name in os.environ}
        environment = kept | {name: value for name, value in given.items() if value is not None}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", *arguments, env=environment, stderr=asyncio.subprocess.PIPE
        )
        try:
            yield Program(process, f"http://127.0.0.1:{port}")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    return started


@pytest.fixture
def account(telegram):
    return telegram.add_bot(TOKEN, username="FabuloTestBot", name="Fabulo")


async def test_a_game_is_opened_joined_and_begun_and_the_program_ends_within_three_seconds(
    telegram, account, start
):
    ann, ben, eve = (telegram.add_person(name) for name in ("Ann", "Ben", "Eve"))
    async with start() as program:
        await program.says("serving as @FabuloTestBot")
        group = telegram.add_group("Friday", [ann, ben, eve])
        await ann.says(group, "/newgame")
        lobby = await telegram.until(lambda: message_with(group, account, "Join"), LIMIT)
        await ben.presses(lobby, "Join")
        await eve.presses(lobby, "Join")
        answer = await ann.presses(lobby, "Begin")
        assert answer.text == "The cards are dealt."
        await telegram.until(lambda: message_with(group, account, "Open my hand"), LIMIT)
        async with ClientSession() as session:
            assert (await session.get(f"{program.url}/readyz")).status == 200
            page = await (await session.get(program.url)).text()
            assert "FabuloTestBot" in page
            status, seconds = await program.ends()
    assert (status, seconds < ENDS_WITHIN) == (0, True)
    assert TOKEN not in "".join(program.logged)
    assert all(json.loads(line)["level"] for line in program.logged)


async def test_open_sockets_and_polls_do_not_hold_up_the_end(telegram, account, start):
    async with start() as program, ClientSession() as session:
        await program.says("serving as")
        async with session.ws_connect(f"{program.url}/api/live") as phone:
            await telegram.until(lambda: account.updates.is_polled, LIMIT)
            status, seconds = await program.ends()
            assert (status, seconds < ENDS_WITHIN) == (0, True)
            assert phone is not None


@pytest.mark.parametrize("how", ["hangs", "is dark"])
async def test_a_telegram_that_does_not_answer_does_not_hold_up_the_end(telegram, account, start, how):
    ann = telegram.add_person("Ann")
    async with start() as program:
        await program.says("serving as")
        group = telegram.add_group("Friday", [ann])
        await telegram.until(lambda: message_with(group, account, "Open a game"), LIMIT)
        if how == "hangs":
            telegram.faults.add("timeout_before", "sendMessage", times=None)
            telegram.faults.add("timeout_before", "answerCallbackQuery", times=None)
        await ann.presses(message_with(group, account, "Open a game"), "Open a game", wait=False)
        await ann.says(group, "/help")
        if how == "is dark":
            await telegram.go_dark()
        status, seconds = await program.ends()
    assert (status, seconds < ENDS_WITHIN) == (0, True)


async def test_what_happened_while_the_program_was_down_is_not_lost(telegram, account, start):
    """C18: nothing that waited is dropped at the start."""
    ann = telegram.add_person("Ann")
    group = telegram.add_group("Friday", [ann])
    await ann.says(group, "/newgame")
    async with start() as program:
        await program.says("serving as")
        await telegram.until(lambda: message_with(group, account, "Join"), LIMIT)


async def test_a_killed_program_goes_on_where_it_was(telegram, account, start):
    ann, ben = telegram.add_person("Ann"), telegram.add_person("Ben")
    group = telegram.add_group("Friday", [ann, ben])
    async with start() as program:
        await ann.says(group, "/newgame")
        lobby = await telegram.until(lambda: message_with(group, account, "Join"), LIMIT)
        program.process.kill()
        await program.process.wait()
    async with start() as program:
        await program.says("serving as")
        answer = await ben.presses(lobby, "Join", limit=LIMIT)
        assert answer.text.startswith("You sit down as the")
        await telegram.until(lambda: "Ben" in message_with(group, account, "Join").words, LIMIT)


async def test_updates_by_webhook(telegram, account, start):
    ann = telegram.add_person("Ann")
    async with start(UPDATES="webhook", WEBHOOK_SECRET="a-secret") as program:
        await program.says("serving as")
        await telegram.until(lambda: account.webhook is not None, LIMIT)
        group = telegram.add_group("Friday", [ann])
        await ann.says(group, "/newgame")
        await telegram.until(lambda: message_with(group, account, "Join"), LIMIT)
        async with ClientSession() as session:
            forged = await session.post(f"{program.url}/telegram", json={"update_id": 1})
            assert forged.status == 403
            huge = await session.post(f"{program.url}/telegram", data=BytesIO(bytes(2_000_000)))
            assert huge.status == 403
        assert set(account.updates.allowed) == {"message", "callback_query", "my_chat_member", "chat_member"}
        assert (await program.ends())[0] == 0


@pytest.mark.parametrize(
    ("arguments", "settings", "status", "line"),
    [
        ((), {"BOT_TOKEN": None}, 2, "fabulo: BOT_TOKEN is missing"),
        ((), {"PORT": "many"}, 2, "fabulo: PORT: input should be a valid integer"),
        (("web",), {}, 2, "fabulo: DATABASE_URL must be a postgres:// address for the role web"),
        (
            ("worker",),
            {"DATABASE_URL": "postgres://x", "HEALTH_PORT": "99999"},
            2,
            "fabulo: HEALTH_PORT: input should be less",
        ),
        (("king",), {}, 2, "fabulo: usage: python -m bot [all|web|worker|profile --folder FOLDER]"),
        ((), {"BOT_TOKEN": "1:unknown"}, 1, "fabulo: BOT_TOKEN: Telegram knows no bot by this token"),
        (
            (),
            {"DATABASE_URL": "postgres://nobody@127.0.0.1:1/x"},
            1,
            "fabulo: DATABASE_URL: the database cannot",
        ),
    ],
)
async def test_what_is_wrong_is_said_in_one_line(account, start, arguments, settings, status, line):
    async with start(*arguments, **settings) as program:
        said = (await asyncio.wait_for(program.process.stderr.read(), LIMIT)).decode().splitlines()
        assert await program.process.wait() == status
        assert said[-1].startswith(line)
        assert [other for other in said[:-1] if not other.startswith("{")] == []


async def test_a_port_that_is_taken_is_said_in_one_line(telegram, account, start):
    taken = telegram.url.rpartition(":")[2]
    async with start(PORT=taken) as program:
        said = (await asyncio.wait_for(program.process.stderr.read(), LIMIT)).decode()
        assert await program.process.wait() == 1
        assert said.splitlines()[-1].startswith(f"fabulo: PORT: cannot listen on 127.0.0.1:{taken}: ")


async def test_on_postgres_an_old_schema_is_refused_with_the_command_that_helps(
    account, start, empty_postgres_url
):
    async with start(DATABASE_URL=empty_postgres_url) as program:
        said = (await asyncio.wait_for(program.process.stderr.read(), LIMIT)).decode()
        assert await program.process.wait() == 1
        assert said.splitlines()[-1] == (
            "fabulo: DATABASE_URL: the database is behind; run first: python -m models migrate"
        )


def niceness(program):
    return os.getpriority(os.PRIO_PROCESS, program.process.pid)


async def test_web_and_worker_share_the_work_over_postgres(telegram, account, start, postgres_url):
    settings = {"DATABASE_URL": postgres_url, "WEBHOOK_SECRET": "a-secret"}
    ann = telegram.add_person("Ann")
    async with start("web", **settings) as web:
        await web.says("in the role web")
        async with start("worker", PUBLIC_URL=web.url, **settings) as worker:
            await telegram.until(lambda: account.webhook is not None, LIMIT)
            group = telegram.add_group("Friday", [ann])
            await ann.says(group, "/newgame")
            await telegram.until(lambda: message_with(group, account, "Join"), LIMIT)
            assert niceness(worker) == niceness(web) + 5  # who sends stands behind who answers moves
            assert (await worker.ends())[0] == 0
        assert (await web.ends())[0] == 0


async def test_no_secret_stands_in_the_log_however_much_it_tells(telegram, account, start, postgres_url):
    """A token, a password with letters that addresses spell otherwise, a name, and what phones sent."""
    scheme, rest = postgres_url.split("postgres@")
    secrets = {
        "WEBHOOK_SECRET": "secret-of-hooks",
        "METRICS_TOKEN": "secret-of-figures",
        "SECRET_KEY": "secret" * 4,
    }
    settings = {"LOG_LEVEL": "DEBUG", "DATABASE_URL": f"{scheme}postgres:hush%2Fhush@{rest}", **secrets}
    ann = telegram.add_person("Zuleika")
    async with start(UPDATES="webhook", **settings) as program, ClientSession(program.url) as session:
        reading = asyncio.create_task(program.says("never says this"))
        await telegram.until(lambda: account.webhook is not None, LIMIT)
        group = telegram.add_group("Friday", [ann])
        telegram.faults.add("500", "sendMessage", times=2)
        await ann.says(group, "/newgame")
        await telegram.until(lambda: message_with(group, account, "Join"), LIMIT)
        telegram.set_miniapp(account, "play", program.url)
        launch = {"Authorization": f"tma {ann.init_data('nothing', chat=group)}"}
        opened = await (await session.post("/api/session", headers=launch)).json()
        bearer = {"Authorization": f"Bearer {opened['token']}"}
        assert (await session.get("/api/games/nothing", headers=bearer)).status == 404
        assert (
            await session.get("/metrics", headers={"Authorization": "Bearer secret-of-figures"})
        ).status == 200
        program.process.send_signal(signal.SIGTERM)
        with pytest.raises(AssertionError, match="it ended"):
            await reading
    said = "".join(program.logged)
    hidden = (TOKEN, TOKEN.partition(":")[2], "hush", "Zuleika", *secrets.values(), opened["token"], "hash=")
    assert [secret for secret in hidden if secret in said] == []
    updates = [json.loads(line) for line in program.logged if '"update"' in line]
    assert {entry["chat"] for entry in updates} == {group.id}
    assert any('"game"' in line for line in program.logged), "what is sent is about a game"


async def test_a_worker_tells_how_it_fares_at_a_port_of_its_own(telegram, account, start, postgres_url):
    port = free_port()
    settings = {"DATABASE_URL": postgres_url, "WEBHOOK_SECRET": "a-secret", "HEALTH_PORT": str(port)}
    async with start("worker", **settings) as worker, ClientSession(f"http://127.0.0.1:{port}") as session:
        await worker.says("sending, with number")
        ready = await session.get("/readyz")
        assert (ready.status, (await ready.json())["checks"]["lease"]["needed"]) == (200, True)
        figures = await (await session.get("/metrics")).text()
        assert 'fabulo_telegram_calls_total{method="getMe",outcome="ok"} 1.0' in figures
        assert "fabulo_sending 1.0" in figures
        assert (await session.get("/")).status == 404
        assert (await worker.ends())[0] == 0


def message_with(group, account, button):
    """The newest message of the bot's under which there is such a button."""
    return [message for message in group.messages_of(account) if button in str(message.buttons)][-1]


async def test_it_asks_for_as_many_open_files_as_it_may_have(account, start):
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, most))
    try:
        async with start() as program:
            await program.says("serving as")
            assert resource.prlimit(program.process.pid, resource.RLIMIT_NOFILE) == (min(most, 65536), most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
