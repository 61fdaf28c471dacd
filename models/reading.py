"""What one may ask of the games without changing them; every answer is of one instant."""

from dataclasses import dataclass
from functools import partial

from models import database, rules, store
from models.chats import Place
from models.people import Kept
from models.ports import Standing
from models.recent import recent
from models.store import NoSuchGame as NoSuchGame

LISTED_AFTER_END = 48 * 3600.0  # seconds


@dataclass(frozen=True, slots=True)
class Sight:
    """A game, where it is played, and what is known of the standing there of a player who looks."""

    game: rules.Game
    place: Place
    kept: Kept | None


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game in a player's list. `chat` is its title; `awaited`: it waits for this player."""

    id: str
    chat: str
    phase: rules.Phase
    awaited: bool


async def game(id: str) -> rules.Game:
    """A game as it stands; read only if it has changed since it was last seen here. Raises NoSuchGame."""
    row = await database.reader().row('SELECT "version" FROM "game" WHERE "id" = ?', id)
    if row is None:
        raise NoSuchGame(id)
    return await _at(id, row["version"])


async def game_since(id: str, version: int) -> rules.Game:
    """A game at a version that was heard of, or a later one; read only if that was not seen here yet.

    Raises NoSuchGame.
    """
    return await recent().since(id, version) or await _read(id)


async def place_of(game: str) -> Place:
    """Where a game is played, with the language its chat has chosen. Raises NoSuchGame."""
    row = await database.reader().row(
        'SELECT "chat_id", "topic", "title", "language" FROM "game" '
        'LEFT JOIN "chat" ON "chat"."id" = "game"."chat_id" WHERE "game"."id" = ?',
        game,
    )
    if row is None:
        raise NoSuchGame(game)
    return _place(row)


async def sight_of(id: str, player: int) -> Sight:
    """A game, its place and what is known of a player's standing there, in one look. Raises NoSuchGame."""
    row = await database.reader().row(
        'SELECT "version", "game"."chat_id" AS "chat_id", "topic", "title", "language", '
        '"standing", "presence"."pressed" AS "pressed", "at" FROM "game" '
        'LEFT JOIN "chat" ON "chat"."id" = "game"."chat_id" '
        'LEFT JOIN "presence" ON "presence"."chat_id" = "game"."chat_id" AND "presence"."player_id" = ? '
        'WHERE "game"."id" = ?',
        player,
        id,
    )
    if row is None:
        raise NoSuchGame(id)
    kept = None
    if row["standing"] is not None:
        kept = Kept(Standing(row["standing"]), bool(row["pressed"]), row["at"])
    return Sight(await _at(id, row["version"]), _place(row), kept)


async def open_game_in(chat: int, topic: int | None) -> str | None:
    """The open game of a place."""
    return await store.find(database.reader(), chat, topic)


async def latest_game_in(chat: int, topic: int | None) -> str | None:
    """The open game of a place, or else the last one that was played there."""
    return await store.find(database.reader(), chat, topic, over=True)


async def open_games_in_chat(chat: int) -> list[str]:
    """The open games of a chat, in all its topics, the oldest first."""
    rows = await database.reader().rows(
        'SELECT "id" FROM "game" WHERE "chat_id" = ? AND "open_key" IS NOT NULL ORDER BY "opened", "id"', chat
    )
    return [row["id"] for row in rows]


async def games_of(player: int, *, now: float) -> list[GameLine]:
    """The games that a player sits in and that are open, or ended less than 48 hours ago; newest first."""
    rows = await database.connection().rows(
        'SELECT "game"."id", "title" FROM "seat" JOIN "game" ON "game"."id" = "seat"."game_id" '
        'LEFT JOIN "chat" ON "chat"."id" = "game"."chat_id" '
        'WHERE "player_id" = ? AND ("open_key" IS NOT NULL OR "ended" > ?) '
        'ORDER BY "opened" DESC, "game"."id"',
        player,
        now - LISTED_AFTER_END,
    )
    return [_line(await game(row["id"]), row["title"] or "", player) for row in rows]


async def scored_rounds(game: str) -> tuple[rules.ScoredRound, ...]:
    """The scored rounds of a game, the first one first; those passed or void show nothing."""
    return await database.shielded(database.look(partial(store.scored_rounds, game=game)))


async def scored_round(game: str, number: int) -> rules.ScoredRound:
    """One scored round of a game. Raises LookupError where it was not scored."""
    for scored in await scored_rounds(game):
        if scored.number == number:
            return scored
    raise LookupError(f"round {number} of game {game} was not scored")


async def open_phases() -> dict[str, int]:
    """How many open games there are in each phase."""
    rows = await database.connection().rows(
        "SELECT phase, count(*) AS many FROM game WHERE open_key IS NOT NULL GROUP BY phase"
    )
    return {row["phase"]: int(row["many"]) for row in rows}


async def due_games(now: float, limit: int = 50) -> list[str]:
    """The games that the clock must look at, the longest overdue first."""
    rows = await database.connection().rows(
        'SELECT "id" FROM "game" WHERE "deadline" IS NOT NULL AND "deadline" <= ? '
        'ORDER BY "deadline" LIMIT ?',
        now,
        limit,
    )
    return [row["id"] for row in rows]


async def awaiting_media(player: int) -> list[tuple[str, Place]]:
    """The games in which a player has promised to show the clue in the chat, the oldest first."""
    rows = await database.connection().rows(
        'SELECT "game"."id", "chat_id", "topic", "title", "language" FROM "seat" '
        'JOIN "game" ON "game"."id" = "seat"."game_id" '
        'JOIN "round" ON "round"."game_id" = "game"."id" AND "round"."open" AND "round"."showing" '
        'AND "round"."storyteller" = "seat"."number" '
        'LEFT JOIN "chat" ON "chat"."id" = "game"."chat_id" '
        'WHERE "player_id" = ? ORDER BY "game"."opened", "game"."id"',
        player,
    )
    return [(row["id"], _place(row)) for row in rows]


async def clue_media(game: str, round: int) -> str | None:
    """What was shown as a round's clue, from laying on; None for clues of words, and while it is secret."""
    row = await database.reader().row(
        'SELECT "media" FROM "round" JOIN "game" ON "game"."id" = "round"."game_id" '
        'WHERE "game_id" = ? AND "number" = ? AND ("scored" OR ("open" AND "phase" IN (?, ?)))',
        game,
        round,
        rules.Phase.LAYING,
        rules.Phase.VOTING,
    )
    return None if row is None else row["media"]


async def _at(id: str, version: int) -> rules.Game:
    """A game at a version or, if it has moved on meanwhile, as it stands."""
    seen = await recent().since(id, version)
    if seen is None:
        return await _read(id)
    recent().keep(seen)  # it was used last
    return seen


async def _read(id: str) -> rules.Game:
    seen = await database.shielded(database.look(partial(store.load, game=id), is_small=True))
    recent().keep(seen)
    return seen


def _place(row: database.Row) -> Place:
    return Place(row["chat_id"], row["title"] or "", row["topic"], row["language"] or "en")


def _line(game: rules.Game, chat: str, player: int) -> GameLine:
    seat = game.seat_of(player)
    return GameLine(game.id, chat, game.phase, seat is not None and seat.number in rules.awaited(game))
