"""The first screen of a phone that has never been here: when its hand is to be seen, and what that took."""

from statistics import median

from tests.bench.browser import Browser, Opening, a_browser
from tests.bench.figures import Figure
from tests.bench.stage import Stage, a_scene
from tests.bench.tasks import Tasks

NETWORKS = {"4G": (150, 1.7, 1.5), "slow 4G": (562, 1.5, 2.5)}
"""Milliseconds a request takes longer, Mbit/s, and the seconds in which the largest paint must have come."""
SLOWER = 4  # times the processor is slower than this one
PEERS = {"4G": "10.8 s", "slow 4G": "19.2 s"}


async def measure(stage: Stage) -> list[Figure]:
    """A cold cache, a processor four times slower; the median of three openings on each network.

    What its tasks take is measured in openings of their own, on the processor as it is, and multiplied.
    """
    async with a_scene(stage) as scene, a_browser() as browser:
        (group,) = await scene.seat(1, 4)
        data = group.people[1].init_data(group.game, chat=group.chat)
        address, found, blocked = f"{scene.server.address}/", {}, []
        for network in NETWORKS:
            found[network] = [await _opened(browser, network, address, data) for _ in range(stage.runs())]
            blocked.append(
                median([await _blocked(browser, network, address, data) for _ in range(stage.runs())])
            )
    paints = [_paint(network, runs) for network, runs in found.items()]
    return [*paints, _weight(found["4G"]), _calm(found, max(blocked))]


async def _opened(browser: Browser, network: str, address: str, data: str) -> Opening:
    latency, megabits, _ = NETWORKS[network]
    async with browser.page(latency=latency, megabits=megabits, slower=SLOWER) as page:
        await page.open(address, data)
        await page.until_the_hand()
        await page.still()
        return await page.opening()


async def _blocked(browser: Browser, network: str, address: str, data: str) -> float:
    latency, megabits, _ = NETWORKS[network]
    tasks = await Tasks.begin(browser.chromium)
    async with browser.page(latency=latency, megabits=megabits) as page:
        await page.open(address, data)
        await page.until_the_hand()
        await page.still()
    await tasks.end()
    return tasks.blocked("app/main.js", SLOWER)


def _paint(network: str, runs: list[Opening]) -> Figure:
    paint, hand = median(one.paint for one in runs), median(one.hand for one in runs)
    latency, megabits, budget = NETWORKS[network]
    return Figure(
        f"first screen, cold, 4x slower CPU, {network}: LCP",
        f"{paint:.2f} s",
        f"≤ {budget} s",
        PEERS[network],
        paint <= budget,
        f"{latency} ms and {megabits} Mbit/s; the whole hand is there after {hand:.2f} s; "
        "aiohttp speaks HTTP/1.1",
    )


def _weight(runs: list[Opening]) -> Figure:
    first = runs[0]
    return Figure(
        "first screen: bytes, requests with the hand / the page alone (br)",
        f"{first.bytes / 1000:.0f} kB, {first.requests} / {first.page_bytes / 1000:.1f} kB",
        "≤ 260 kB, ≤ 20 / ≤ 60 kB",
        "-",
        first.bytes <= 260_000 and first.requests <= 20 and first.page_bytes <= 60_000,
    )


def _calm(found: dict[str, list[Opening]], blocked: float) -> Figure:
    shift = max(one.shift for openings in found.values() for one in openings)
    return Figure(
        "first screen: CLS / TBT",
        f"{shift:.3f} / {blocked:.0f} ms",
        "≤ 0.02 / ≤ 50 ms",
        "-",
        shift <= 0.02 and blocked <= 50,
        f"TBT: the processor's time of each task, times {SLOWER}, so that other programs do not count",
    )
