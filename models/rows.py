"""Rows of the database as values of the rules, and back."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from itertools import groupby
from sys import intern
from typing import Any

from models import rules

Row = Mapping[str, Any]
Columns = dict[str, object]

_RULES = frozenset(field.name for field in fields(rules.HouseRules))


def of_game(game: rules.Game) -> Columns:
    """What the row of a game holds, but for its id, its version and where it is played."""
    return {
        "phase": game.phase.value,
        "opened": game.opened,
        "deadline": rules.due(game),
        "rules": game.rules,
        "rules_next": game.rules_next,
        "host": game.host,
        "pressed": game.pressed,
        "host_pressed": game.host_pressed,
        "pile": game.pile,
        "used": game.used,
        "turns": game.turns,
        "laps_done": game.lap.done,
        "lap_turns_left": game.lap.turns_left,
        "dead_turns": game.dead_turns,
        "removed": game.removed,
        "winners": game.winners,
        "ending": None if game.ending is None else game.ending.value,
        "paused": game.paused,
        "next": game.next,
    }


def of_seat(seat: rules.Seat, place: int) -> Columns:
    """What the row of a seat holds; `place` orders the seats clockwise."""
    return {
        "number": seat.number,
        "place": place,
        "player_id": seat.player,
        "name": seat.name,
        "bunny": seat.bunny,
        "score": seat.score,
        "hand": seat.hand,
        "gone": seat.gone,
        "joined": seat.joined,
        "from_round": seat.from_round,
        "missed": seat.missed,
    }


def of_round(round_: rules.Round) -> Columns:
    """What the row of a running round holds; cards and votes have rows of their own."""
    return {
        "open": True,
        "scored": False,
        "players": round_.players,
        "storyteller": round_.storyteller,
        "raced": round_.raced,
        "card": round_.card,
        **of_clue(round_.clue),
        "showing": round_.showing,
        "fixed": round_.fixed,
        "skipped": round_.skipped,
        "left": round_.left,
        "moved": round_.moved,
        "nudged": round_.nudged,
        "graced": round_.graced,
        "since": round_.times.since,
        "deadline": round_.times.deadline,
        "nudge_at": round_.times.nudge_at,
        "skip_at": round_.times.skip_at,
        "remind_at": round_.times.remind_at,
    }


def of_clue(clue: rules.Clue | None) -> Columns:
    """The columns of a clue."""
    if clue is None:
        return {"clue_kind": None, "clue": None, "media": None}
    return {"clue_kind": clue.kind.value, "clue": clue.text, "media": clue.media}


def changed(old: Columns, new: Columns) -> Columns:
    """The columns whose value is another one."""
    return {column: value for column, value in new.items() if old[column] != value}


def encoded(value: object) -> object:
    """A value as both databases take it: whatever is more than a number or a word becomes JSON."""
    if value is None or isinstance(value, str | int | float):
        return value
    return json.dumps(value, default=_plain, separators=(",", ":"))


def house_rules(written: str | None) -> rules.HouseRules | None:
    """House rules as they were kept; a rule that is not known any more is left out, a new one is usual."""
    if written is None:
        return None
    kept = {name: value for name, value in json.loads(written).items() if name in _RULES}
    if "pace" in kept:
        kept["pace"] = rules.Pace(kept["pace"])
    return rules.HouseRules(**kept)


def game(
    row: Row, seats: Iterable[Row], rounds: Sequence[Row], cards: Sequence[Row], votes: Sequence[Row]
) -> rules.Game:
    """A game from its row, its seats by place, its open and its last scored round, and what lies in these."""
    open_ = next((round_ for round_ in rounds if round_["open"]), None)
    last = next((round_ for round_ in rounds if round_["scored"]), None)
    return rules.Game(
        id=row["id"],
        opened=row["opened"],
        version=row["version"],
        phase=rules.Phase(row["phase"]),
        rules=house_rules(row["rules"]) or rules.HouseRules(),
        rules_next=house_rules(row["rules_next"]),
        seats=tuple(_seat(seat) for seat in seats),
        host=row["host"],
        pressed=row["pressed"],
        host_pressed=row["host_pressed"],
        pile=_cards(row["pile"]),
        used=_cards(row["used"]),
        round=None if open_ is None else _round(open_, _of(open_, cards), _of(open_, votes)),
        last_round=None if last is None else scored_round(last, _of(last, cards), _of(last, votes)),
        turns=row["turns"],
        lap=rules.Lap(row["laps_done"], row["lap_turns_left"]),
        dead_turns=row["dead_turns"],
        removed=tuple(rules.Removed(**removed) for removed in json.loads(row["removed"])),
        winners=tuple(json.loads(row["winners"])),
        ending=None if row["ending"] is None else rules.Ending(row["ending"]),
        paused=row["paused"],
        next=row["next"],
    )


def scored_round(row: Row, cards: Iterable[Row], votes: Iterable[Row]) -> rules.ScoredRound:
    """A scored round from its row, its cards and its votes."""
    votes = list(votes)
    order = json.loads(row["players"])
    clue = _clue(row)
    if clue is None:
        raise ValueError(f"round {row['id']} is scored and has no clue")
    table = tuple(
        rules.ShownCard(
            number=card["number"],
            card=intern(card["card"]),
            owner=card["seat"],
            voters=tuple(sorted(_voters(votes, card["number"]), key=order.index)),
            by_house=bool(card["by_house"]),
        )
        for card in sorted(cards, key=lambda card: int(card["number"]))
    )
    points = tuple((seat, points) for seat, points in json.loads(row["points"]))
    return rules.ScoredRound(row["number"], row["storyteller"], clue, table, points)


def _seat(row: Row) -> rules.Seat:
    return rules.Seat(
        number=row["number"],
        player=row["player_id"],
        name=row["name"],
        bunny=row["bunny"],
        score=row["score"],
        hand=_cards(row["hand"]),
        gone=bool(row["gone"]),
        joined=row["joined"],
        from_round=row["from_round"],
        missed=row["missed"],
    )


def _round(row: Row, cards: Sequence[Row], votes: Sequence[Row]) -> rules.Round:
    return rules.Round(
        number=row["number"],
        players=tuple(json.loads(row["players"])),
        times=rules.Times(row["since"], row["deadline"], row["nudge_at"], row["skip_at"], row["remind_at"]),
        storyteller=row["storyteller"],
        raced=bool(row["raced"]),
        card=None if row["card"] is None else intern(row["card"]),
        clue=_clue(row),
        showing=bool(row["showing"]),
        fixed=bool(row["fixed"]),
        laid=_laid(card for card in cards if card["seat"] not in (None, row["storyteller"])),
        table=_table(card for card in cards if card["number"] is not None),
        votes=_votes(votes),
        skipped=frozenset(json.loads(row["skipped"])),
        left=frozenset(json.loads(row["left"])),
        moved=bool(row["moved"]),
        nudged=bool(row["nudged"]),
        graced=bool(row["graced"]),
    )


def _clue(row: Row) -> rules.Clue | None:
    if row["clue_kind"] is None:
        return None
    return rules.Clue(rules.ClueKind(row["clue_kind"]), text=row["clue"], media=row["media"])


def _laid(cards: Iterable[Row]) -> tuple[rules.Laid, ...]:
    given = groupby(cards, key=lambda card: (int(card["seat"]), bool(card["by_house"])))
    return tuple(
        rules.Laid(seat, tuple(intern(card["card"]) for card in cards), by_house)
        for (seat, by_house), cards in given
    )


def _table(cards: Iterable[Row]) -> tuple[rules.TableCard, ...]:
    numbered = sorted(cards, key=lambda card: int(card["number"]))
    return tuple(rules.TableCard(intern(card["card"]), card["seat"]) for card in numbered)


def _votes(votes: Iterable[Row]) -> tuple[rules.Vote, ...]:
    cast = groupby(votes, key=lambda vote: int(vote["seat"]))
    return tuple(rules.Vote(seat, tuple(vote["number"] for vote in votes)) for seat, votes in cast)


def _voters(votes: Iterable[Row], number: int) -> list[int]:
    return [vote["seat"] for vote in votes if vote["number"] == number]


def _of(round_: Row, parts: Iterable[Row]) -> list[Row]:
    return [part for part in parts if part["round_id"] == round_["id"]]


def _cards(written: str) -> tuple[str, ...]:
    return tuple(map(intern, json.loads(written)))


def _plain(value: Any) -> object:
    return sorted(value) if isinstance(value, frozenset) else asdict(value)
