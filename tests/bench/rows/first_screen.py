"""The first screen of a phone that has never been here: when its hand is to be seen, and what that took."""

from statistics import median

from tests.bench.browser import Opening, a_browser
from tests.bench.figures import Figure
from tests.bench.stage import Stage, a_scene

NETWORKS = {"4G": (150, 1.7, 1.5), "slow 4G": (562, 1.5, 2.5)}
"""Milliseconds a request takes longer, Mbit/s, and the seconds in which the largest paint must have come."""
PEERS = {"4G": "10.8 s", "slow 4G": "19.2 s"}


async def measure(stage: Stage) -> list[Figure]:
    """A cold cache, a processor four times slower; the median of three openings on each network."""
    async with a_scene(stage) as scene, a_browser() as browser:
        (group,) = await scene.seat(1, 4)
        data = group.people[1].init_data(group.game, chat=group.chat)
        found: dict[str, list[Opening]] = {}
        for network, (latency, megabits, _) in NETWORKS.items():
            found[network] = []
            for _ in range(stage.runs()):
                async with browser.page(latency=latency, megabits=megabits, slower=4) as page:
                    await page.open(f"{scene.server.address}/", data)
                    await page.until_the_hand()
                    await page.still()
                    found[network].append(await page.opening())
    return [*(_paint(name, runs) for name, runs in found.items()), _weight(found["4G"]), _calm(found)]


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


def _calm(found: dict[str, list[Opening]]) -> Figure:
    runs = [one for openings in found.values() for one in openings]
    shift, blocked = (
        max(one.shift for one in runs),
        max(median(o.blocked for o in all_) for all_ in found.values()),
    )
    return Figure(
        "first screen: CLS / TBT",
        f"{shift:.3f} / {blocked:.0f} ms",
        "≤ 0.02 / ≤ 50 ms",
        "-",
        shift <= 0.02 and blocked <= 50,
    )
