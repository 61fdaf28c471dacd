"""How the cost of a move grows with the games that are played at once."""

from tests.bench.figures import Figure
from tests.bench.stage import Stage, a_scene

GAMES = (1, 10, 100)
WARM = 6.0
ALONE = (0.005, 0.005)  # seconds of rest for a game that is alone: a player has 50 requests a second
KINDS = {"sqlite": "SQLite", "postgres": "PostgreSQL"}


async def measure(stage: Stage) -> list[Figure]:
    """Flat out in one process, what draws left out: how much is drawn follows Telegram's pace, not moves."""
    return [await _grown(stage, kind) for kind in KINDS]


async def _grown(stage: Stage, kind: str) -> Figure:
    costs, paces, open_games = {}, {}, 0
    async with a_scene(stage, kind) as scene:
        await scene.crew.do("play", seconds=0)
        threads = scene.threads()
        for games in GAMES:
            await scene.seat(games - open_games, 4)
            open_games = games
            pause = ALONE if games == 1 else None
            await scene.crew.do("play", seconds=WARM, pause=pause)
            before = scene.cpu_without_drawing(threads)
            run = await scene.crew.do("play", seconds=3 if stage.quick else 6, pause=pause)
            costs[games] = 1000 * (scene.cpu_without_drawing(threads) - before) / run["moves"]
            paces[games] = run["moves"] / run["seconds"]
    return Figure(
        f"CPU a move with {', '.join(f'{games}' for games in GAMES)} games of four at once, {KINDS[kind]}",
        " / ".join(f"{costs[games]:.2f}" for games in GAMES) + " ms",
        "-",
        "-",
        None,
        "one process without the threads that draw; one game alone rests 5 ms a move; moves a second "
        + " / ".join(f"{paces[games]:.0f}" for games in GAMES),
    )
