"""What a newcomer does first: the one command of the readme, and the two presses that it names."""

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path

from playwright.async_api import async_playwright, expect

from tests.chromium import ARGUMENTS, own_chromium

ROOT = Path(__file__).parents[2]
LIMIT = 60.0  # seconds, on a busy machine


async def test_the_one_command_of_the_readme_starts_a_game_that_one_can_play() -> None:
    """A23: `make play`, an address that is printed, "Open a game", "Begin", and one sees the own hand."""
    readme = (ROOT / "README.md").read_text()
    first = re.search(r"(?<=\n\n)    (.+)(?=\n\n)", readme)
    assert first is not None
    assert first[1] == "make play"
    process = await asyncio.create_subprocess_exec(
        *await command_of("play", "--port 0"), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    expect.set_options(timeout=LIMIT * 1000)
    try:
        address = await address_of(process)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=own_chromium(), args=ARGUMENTS)
            page = await browser.new_page()
            page.set_default_timeout(LIMIT * 1000)
            await page.goto(address)
            await page.get_by_role("button", name="Open a game").last.click()
            await expect(page.get_by_text("⭐").last).to_be_visible()  # the fourth has sat down
            await page.get_by_role("button", name="Begin").last.click()
            await page.get_by_text("Open my hand").last.click()
            hand = page.frame_locator("iframe").locator(".rail img")
            await expect(hand).to_have_count(6)
            await browser.close()
    finally:
        process.send_signal(signal.SIGINT)
        await process.wait()
    assert process.returncode == 0


async def test_a_second_evening_is_told_how_to_have_a_port_of_its_own() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "playground", "--port", str(port)),
            cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        said, wrong = await process.communicate()
    assert (process.returncode, said.decode(), wrong.decode()) == (
        1, "",
        'The port is taken, perhaps by another evening; make play ARGS="--port 0" takes any free one.\n',
    )  # fmt: skip


async def command_of(target: str, arguments: str) -> list[str]:
    """What make runs at last for a target, with the interpreter that runs this test."""
    by_hand = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    make = await asyncio.create_subprocess_exec(
        "make", "--dry-run", "--no-print-directory", target, f"ARGS={arguments}",
        cwd=ROOT,
        env=by_hand,  # these tests may themselves run under make, which tells its children so
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    told, _ = await make.communicate()
    python, *rest = told.decode().splitlines()[-1].split()
    assert python.endswith("/python")
    return [sys.executable, *rest]


async def address_of(process: asyncio.subprocess.Process) -> str:
    """The address that the playground prints once everything runs."""
    assert process.stdout is not None
    async with asyncio.timeout(LIMIT):
        async for line in process.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+/", line.decode())
            if found is not None:
                return found[0]
    raise AssertionError("it ended without an address")
