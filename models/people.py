"""The people who play, and what is known of their standing in a chat."""

import asyncio
from dataclasses import dataclass, replace

from models import database, rules
from models.database import Connection
from models.ports import PATIENCE, Membership, Standing
from models.rules.letters import clean, is_blank

ASKED_ANEW_AFTER = 600.0  # seconds
LONGEST_NAME = 64  # letters kept of a name; the chat shows fewer
NAMELESS = "🐇"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as Telegram describes them."""

    id: int
    name: str
    username: str | None = None
    language: str | None = None

    @classmethod
    def named(cls, id: int, full_name: str, username: str | None, language: str | None) -> "Person":
        """The same with their name made fit to be read, whichever way they came here."""
        name = clean(full_name)[:LONGEST_NAME].rstrip()
        return cls(id, (username or NAMELESS) if is_blank(name) else name, username, language)


@dataclass(frozen=True, slots=True)
class Player:
    """A person as they are known here. `language` is Telegram's, `chosen_language` their own choice."""

    id: int
    name: str
    username: str | None
    language: str | None
    chosen_language: str | None
    pings: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """What was last known of someone's standing in a chat. `pressed`: by a button pressed there."""

    standing: Standing
    pressed: bool
    at: float


async def know(person: Person, *, transaction: Connection | None = None) -> None:
    """Keep what Telegram says of a person, if it is new."""
    speaking = transaction or database.connection()
    told = (person.name, person.username, person.language)
    row = await speaking.row('SELECT "name", "username", "language" FROM "player" WHERE "id" = ?', person.id)
    if row is not None and (row["name"], row["username"], row["language"]) == told:
        return
    await speaking.rows(
        'INSERT INTO "player" ("id", "name", "username", "language", "pings") VALUES (?, ?, ?, ?, ?) '
        'ON CONFLICT ("id") DO UPDATE SET "name" = excluded."name", "username" = excluded."username", '
        '"language" = excluded."language"',
        person.id,
        *told,
        False,
    )


async def player(id: int) -> Player | None:
    """A player who is known."""
    row = await database.reader().row('SELECT * FROM "player" WHERE "id" = ?', id)
    return None if row is None else Player(**{**row, "pings": bool(row["pings"])})


async def choose_language(player: int, language: str | None) -> None:
    """Speak to a player in a language of their choice; None: as Telegram says."""
    await database.connection().rows(
        'UPDATE "player" SET "chosen_language" = ? WHERE "id" = ?', language, player
    )


async def ask_for_pings(player: int, wanted: bool) -> None:
    """Tell a player in private when it is their turn, or no more."""
    await database.connection().rows('UPDATE "player" SET "pings" = ? WHERE "id" = ?', wanted, player)


async def keep_standing(
    chat: int, player: int, standing: Standing, *, now: float, pressed: bool = False
) -> None:
    """Keep what someone is in a chat, or only that they pressed a button there."""
    kept = await kept_standing(chat, player)
    seen = _seen(kept, standing, now, pressed=pressed)
    if seen == kept:
        return
    await database.connection().rows(
        'INSERT INTO "presence" ("chat_id", "player_id", "standing", "pressed", "at") VALUES (?, ?, ?, ?, ?) '
        'ON CONFLICT ("chat_id", "player_id") DO UPDATE SET "standing" = excluded."standing", '
        '"pressed" = excluded."pressed", "at" = excluded."at"',
        chat,
        player,
        seen.standing,
        seen.pressed,
        seen.at,
    )


async def kept_standing(chat: int, player: int) -> Kept | None:
    """What was last known of someone's standing in a chat."""
    row = await database.reader().row(
        'SELECT "standing", "pressed", "at" FROM "presence" WHERE "chat_id" = ? AND "player_id" = ?',
        chat,
        player,
    )
    return None if row is None else Kept(Standing(row["standing"]), bool(row["pressed"]), row["at"])


async def standing_in(chat: int, player: int, membership: Membership, *, now: float) -> Standing:
    """What someone is in a chat, asked anew after ten minutes; UNKNOWN where no answer comes in time."""
    kept = await kept_standing(chat, player)
    if kept is not None and kept.standing is not Standing.UNKNOWN and now < kept.at + ASKED_ANEW_AFTER:
        return kept.standing
    try:
        answer = await asyncio.wait_for(membership.standing(chat, player), PATIENCE)
    except TimeoutError:
        return Standing.UNKNOWN
    if answer is not Standing.UNKNOWN:
        await keep_standing(chat, player, answer, now=now)
    return answer


async def may_watch(game: rules.Game, chat: int, player: int, membership: Membership, *, now: float) -> bool:
    """Whether someone may have a view of a game.

    Who sits or sat there may; where the house rules want an audience, so may who pressed a button in the chat
    or is confirmed as its member. A lobby shows itself to these in any case: one joins from there. The chat's
    admins lead its games, so they may always.
    """
    if game.seat_of(player) is not None:
        return True
    if not game.rules.audience and game.phase is not rules.Phase.LOBBY:
        return await standing_in(chat, player, membership, now=now) is Standing.ADMIN
    kept = await kept_standing(chat, player)
    if kept is not None and kept.pressed:
        return True
    return await standing_in(chat, player, membership, now=now) in (Standing.ADMIN, Standing.MEMBER)


def _seen(kept: Kept | None, standing: Standing, now: float, *, pressed: bool) -> Kept:
    """A press proves presence until someone is known to be outside; it does not tell who is an admin."""
    if pressed and standing is Standing.MEMBER:
        if kept is None or kept.standing is Standing.OUTSIDE:
            return Kept(Standing.UNKNOWN, pressed=True, at=now)
        return replace(kept, pressed=True)
    was_seen = pressed or (kept is not None and kept.pressed)
    return Kept(standing, pressed=was_seen and standing is not Standing.OUTSIDE, at=now)
