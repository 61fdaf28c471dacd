"""How many bytes a player is sent in a round."""

from tests.bench.browser import Browser, a_browser
from tests.bench.figures import Figure
from tests.bench.stage import Scene, Stage, a_scene

GAMES = 4


async def measure(stage: Stage) -> list[Figure]:
    """State: what came to the phones in whole rounds of four. Pictures: what the page loads in a round."""
    rounds = 2 if stage.quick else 6
    async with a_scene(stage) as scene, a_browser() as browser:
        groups = await scene.seat(GAMES, 4)
        await scene.crew.do("play", rounds=1)
        played = await scene.crew.do("play", rounds=rounds, pause=(0.0, 0.1))
        player = groups[0].people[1]
        data = player.init_data(groups[0].game, chat=groups[0].chat)
        pictures = await _pictures(scene, browser, data, rounds)
    a_round = 4 * played["rounds"]
    state, bodies = played["received"] / a_round / 1000, played["bodies"] / a_round / 1000
    return [
        Figure(
            "bytes sent to a player in a round of four: state / pictures",
            f"{state:.1f} / {pictures:.0f} kB",
            "≤ 6 / ≤ 150 kB once",
            "12.5 / 425 kB",
            state <= 6 and pictures <= 150,
            f"on the wire, frames and answers with their heads; "
            f"{bodies:.1f} kB of it are the bodies of answers; "
            f"pictures as a page at 390x844, 2x, loads them until the next round, none of them twice",
        )
    ]


async def _pictures(scene: Scene, browser: Browser, data: str, rounds: int) -> float:
    """kB of pictures a page loads in a round, the first hand not counted."""
    async with browser.page() as page:
        await page.open(f"{scene.server.address}/", data)
        await page.until_the_hand()
        await page.still()
        before = page.traffic.pictures()
        for _ in range(rounds):
            await scene.crew.do("play", rounds=1, pause=(0.4, 0.6))
            await page.still()
        return (page.traffic.pictures() - before) / rounds / 1000
