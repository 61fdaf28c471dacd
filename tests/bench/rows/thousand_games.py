"""The same with a thousand games of six, on PostgreSQL with two processes for the web, and on SQLite."""

from tests.bench.figures import Figure
from tests.bench.rows.two_hundred_games import Crowd, figures_of, played
from tests.bench.stage import Stage

GAMES = 1000


async def measure(stage: Stage) -> list[Figure]:
    """Opening the games takes longer than the measurement: Telegram lets out thirty lobbies a second."""
    seconds = 20 if stage.quick else 30
    postgres = Crowd("postgres", GAMES, web=2, budget=150.0)
    sqlite = Crowd("sqlite", GAMES)
    return [
        figure
        for crowd in (postgres, sqlite)
        for figure in figures_of(crowd, await played(stage, crowd, seconds))
    ]
