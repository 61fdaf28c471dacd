"""What a move changed in a round, written down: the round itself, its cards and its votes."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from models import rows, rules
from models.database import Connection

Part = TypeVar("Part", rules.Laid, rules.Vote)

_ROUND = '(SELECT "id" FROM "round" WHERE "game_id" = ? AND "number" = ?)'
_CARD = (
    'INSERT INTO "laid_card" ("round_id", "seat", "card", "by_house", "number") '
    f"VALUES ({_ROUND}, ?, ?, ?, ?)"
)
_VOTE = f'INSERT INTO "vote" ("round_id", "seat", "number") VALUES ({_ROUND}, ?, ?)'


async def save(database: Connection, before: rules.Game, after: rules.Game) -> None:
    """Write what became of the round in play: it went on, or it ended and perhaps the next one began."""
    was, is_ = before.round, after.round
    if was is not None and (is_ is None or is_.number != was.number):
        scored = after.last_round
        if scored is not None and scored.number == was.number:
            await _score(database, before.id, was, scored)
        else:
            await _void(database, before.id, was)
        was = None
    if is_ is None:
        return
    if was is None:
        await _open(database, after.id, is_)
    elif changes := rows.changed(rows.of_round(was), rows.of_round(is_)):
        await _update(database, after.id, is_.number, changes)
    was = was or replace(is_, laid=(), table=(), votes=())
    await _save_cards(database, after.id, was, is_)
    await _save_votes(database, after.id, is_.number, was.votes, is_.votes)


async def _open(database: Connection, game: str, round_: rules.Round) -> None:
    columns = {"game_id": game, "number": round_.number, **rows.of_round(round_)}
    names = ", ".join(f'"{column}"' for column in columns)
    marks = ", ".join("?" for _ in columns)
    values = [rows.encoded(value) for value in columns.values()]
    await database.rows(f'INSERT INTO "round" ({names}) VALUES ({marks})', *values)


async def _update(database: Connection, game: str, number: int, changes: rows.Columns) -> None:
    sets = ", ".join(f'"{column}" = ?' for column in changes)
    values = [rows.encoded(value) for value in changes.values()]
    sql = f'UPDATE "round" SET {sets} WHERE "game_id" = ? AND "number" = ?'
    await database.rows(sql, *values, game, number)


async def _save_cards(database: Connection, game: str, was: rules.Round, is_: rules.Round) -> None:
    """Cards given, taken back or replaced; and the table, which is laid once."""
    key: list[object] = [game, is_.number]
    kept = _kept(was.laid, is_.laid)
    await _take(database, "laid_card", key, [laid.seat for laid in was.laid if laid not in is_.laid[:kept]])
    numbers = {card.card: number for number, card in enumerate(is_.table, start=1)}
    if numbers and not was.table:
        known = [card for laid in is_.laid[:kept] for card in laid.cards]
        sql = f'UPDATE "laid_card" SET "number" = ? WHERE "round_id" = {_ROUND} AND "card" = ?'
        await database.each(sql, [[numbers[card], *key, card] for card in known])
    new: list[list[object]] = [
        [*key, laid.seat, card, laid.by_house, numbers.get(card)]
        for laid in is_.laid[kept:]
        for card in laid.cards
    ]
    if numbers and not was.table:
        given = {card for laid in is_.laid for card in laid.cards}
        others = [card for card in is_.table if card.card not in given]
        new += [[*key, card.owner, card.card, False, numbers[card.card]] for card in others]
    await database.each(_CARD, new)


async def _save_votes(
    database: Connection, game: str, number: int, was: tuple[rules.Vote, ...], is_: tuple[rules.Vote, ...]
) -> None:
    key: list[object] = [game, number]
    kept = _kept(was, is_)
    await _take(database, "vote", key, [vote.seat for vote in was if vote not in is_[:kept]])
    await database.each(_VOTE, [[*key, vote.seat, chosen] for vote in is_[kept:] for chosen in vote.numbers])


async def _score(database: Connection, game: str, was: rules.Round, scored: rules.ScoredRound) -> None:
    """A scored round keeps all that it reveals."""
    key: list[object] = [game, scored.number]
    card = next(card.card for card in scored.table if card.owner == scored.storyteller)
    changes: rows.Columns = {"open": False, "scored": True, "storyteller": scored.storyteller, "card": card}
    changes |= {**rows.of_clue(scored.clue), "points": scored.points, "showing": False}
    await _update(database, game, scored.number, changes)
    if not was.table:  # laid and scored by one move: all who should have voted had left
        await _clear(database, "laid_card", key)
        cards = [[*key, card.owner, card.card, card.by_house, card.number] for card in scored.table]
        await database.each(_CARD, cards)
    votes: dict[int, tuple[int, ...]] = {}
    for shown in scored.table:
        for seat in shown.voters:
            votes[seat] = (*votes.get(seat, ()), shown.number)
    final = tuple(rules.Vote(seat, numbers) for seat, numbers in votes.items())
    standing = tuple(vote for vote in was.votes if vote in final)
    others = tuple(vote for vote in final if vote not in standing)
    await _save_votes(database, game, scored.number, was.votes, standing + others)


async def _void(database: Connection, game: str, was: rules.Round) -> None:
    """A round that was passed or void shows nothing of its cards."""
    key: list[object] = [game, was.number]
    await _update(database, game, was.number, {"open": False, "card": None, "showing": False})
    if was.laid or was.table:
        await _clear(database, "laid_card", key)
    if was.votes:
        await _clear(database, "vote", key)


async def _take(database: Connection, table: str, key: list[object], seats: list[int]) -> None:
    sql = f'DELETE FROM "{table}" WHERE "round_id" = {_ROUND} AND "seat" = ?'
    await database.each(sql, [[*key, seat] for seat in seats])


async def _clear(database: Connection, table: str, key: list[object]) -> None:
    await database.rows(f'DELETE FROM "{table}" WHERE "round_id" = {_ROUND}', *key)


def _kept(was: Sequence[Part], is_: Sequence[Part]) -> int:
    """How many of the first parts keep their rows: whatever is given anew stands behind all others."""
    kept = 0
    for part in was:
        if kept < len(is_) and part == is_[kept]:
            kept += 1
    return kept
