"""How much a round of six says in the group, at the pace at which most edits are made."""

import asyncio

from bot.pacing import A_SECOND
from tests.bench.figures import Figure
from tests.bench.stage import Scene, Stage, a_scene
from tests.bench.world import Group

GAMES = 6
PAUSE = (3.2, 4.2)  # longer than between two edits: nothing can be put together
QUIET = 6.0
ROUND = 300.0  # seconds that people in one room take for a round


async def measure(stage: Stage) -> list[Figure]:
    """Whole rounds in six games; new messages and edits of all, divided by the rounds."""
    async with a_scene(stage) as scene:
        groups = await scene.seat(GAMES, 6)
        before = await _quiet(scene, groups)
        rounds = (await scene.crew.do("play", rounds=1 if stage.quick else 2, pause=PAUSE))["rounds"]
        after = await _quiet(scene, groups)
    new, edits = ((late - early) / rounds for early, late in zip(before, after, strict=True))
    most = A_SECOND / (new + edits)
    return [
        Figure(
            "group messages a round of six: new / edits",
            f"{new:.1f} / {edits:.1f}",
            "≤ 4 / ≤ 12",
            "-",
            new <= 4 and edits <= 12,
            f"{rounds} rounds, a move each 3.2 to 4.2 s, when no two edits fall together",
        ),
        Figure(
            "rounds of six that Telegram's 30 calls a second let out: with every edit / messages alone",
            f"{most:.1f} / {A_SECOND / new:.1f} a second",
            "-",
            "-",
            None,
            f"edits give way where places are scarce; with a round each {ROUND / 60:.0f} minutes these are "
            f"{ROUND * most:,.0f} / {ROUND * A_SECOND / new:,.0f} games or "
            f"{6 * ROUND * most:,.0f} / {6 * ROUND * A_SECOND / new:,.0f} players at once",
        ),
    ]


async def _quiet(scene: Scene, groups: list[Group]) -> tuple[int, int]:
    """The counts, once nothing has been said for a while."""
    counts = scene.world.sent(groups)
    while True:
        await asyncio.sleep(QUIET)
        if (now := scene.world.sent(groups)) == counts:
            return now
        counts = now
