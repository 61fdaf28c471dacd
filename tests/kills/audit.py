"""The book held against the database, once an evening is over: what was lost, doubled, or miscounted."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tests.kills.book import Book, Entry
from tests.kills.stored import Row, Stored
from tests.kills.tally import Tally

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """All that the database keeps of one game."""

    game: Row
    seats: list[Row]
    rounds: list[Row]
    cards: list[Row]
    votes: list[Row]
    commands: list[Row]
    announcements: list[Row]

    def seat_of(self, player: int) -> int:
        """The number of a player's seat."""
        return next(int(seat["number"]) for seat in self.seats if seat["player_id"] == player)

    def round(self, number: int) -> Row:
        """A round by its number. Raises StopIteration."""
        return next(row for row in self.rounds if row["number"] == number)

    def cards_in(self, number: int) -> list[Row]:
        """The cards that were given to a round."""
        return [card for card in self.cards if card["round_id"] == self.round(number)["id"]]

    def votes_in(self, number: int) -> list[Row]:
        """The votes that were cast in a round."""
        return [vote for vote in self.votes if vote["round_id"] == self.round(number)["id"]]


async def kept_games(stored: Stored) -> dict[str, Kept]:
    """Every game, by its id."""
    tables = {
        name: await stored.rows(f'SELECT * FROM "{name}" ORDER BY "id"')  # noqa: S608
        for name in ("game", "seat", "round", "laid_card", "vote", "command", "announcement")
    }

    def of(name: str, game: str) -> list[Row]:
        return [row for row in tables[name] if row["game_id"] == game]

    found = {}
    for game in tables["game"]:
        rounds = of("round", game["id"])
        ids = {row["id"] for row in rounds}
        cards = [row for row in tables["laid_card"] if row["round_id"] in ids]
        votes = [row for row in tables["vote"] if row["round_id"] in ids]
        found[game["id"]] = Kept(
            game, of("seat", game["id"]), rounds, cards, votes,
            of("command", game["id"]), of("announcement", game["id"]),
        )  # fmt: skip
    return found


def check_moves(kept: Kept, book: Book, tally: Tally) -> None:
    """Every accepted move is there, with its effect; nothing is there that nobody made, or twice."""
    game = kept.game["id"]
    accepted = book.accepted(game)
    tally.accepted += len(accepted)
    keys = Counter((row["player_id"], row["key"]) for row in kept.commands)
    for entry in accepted:
        if not keys[entry.player, entry.key]:
            _lost(tally, f"{entry} was accepted and is not there")
    made = {(entry.player, entry.key) for entry in accepted}
    for key, count in keys.items():
        if count > 1 or key not in made:
            _doubled(
                tally,
                f"command {key} of game {game} is there {count} times, and was it accepted? {key in made}",
            )
    for entry in book.of(game):
        if entry.accepted is None:
            tally.troubles.append(f"{entry} was never answered")
    for entry in _last_choices(accepted):
        if not _has_effect(kept, entry):
            _lost(tally, f"{entry} was accepted and had no effect")
    _check_nothing_twice(kept, tally)


def check_points(kept: Kept, tally: Tally) -> None:
    """The points of every round, and of the game, are those of a recount from the cards and votes."""
    totals = {int(seat["number"]): 0 for seat in kept.seats}
    for row in kept.rounds:
        if not row["scored"]:
            tally.troubles.append(f"round {row['number']} of game {kept.game['id']} was not scored")
            continue
        counted = _points(kept, row)
        tally.rounds += 1
        if counted != {seat: points for seat, points in row["points"]}:
            tally.miscounted += 1
            tally.troubles.append(f"{row} should give {counted}")
        for seat, points in counted.items():
            totals[seat] += points
    scores = {int(seat["number"]): seat["score"] for seat in kept.seats}
    best = max(totals.values())
    if scores != totals or kept.game["winners"] != [seat for seat, score in totals.items() if score == best]:
        tally.miscounted += 1
        tally.troubles.append(
            f"game {kept.game['id']}: {scores}, {kept.game['winners']}, counted again {totals}"
        )


def _points(kept: Kept, row: Row) -> dict[int, int]:
    """The sheets' points for a round of four or more, none of whom left: written here once more."""
    teller, number = row["storyteller"], row["number"]
    cards = {card["number"]: card["seat"] for card in kept.cards_in(number)}
    voted = {vote["seat"]: cards[vote["number"]] for vote in kept.votes_in(number)}
    finders = [seat for seat, owner in voted.items() if owner == teller]
    extreme = len(finders) in (0, len(voted))
    points = {}
    for seat in row["players"]:
        if seat == teller:
            points[seat] = 0 if extreme else 3
            continue
        found = 2 if extreme else 3 * (seat in finders)
        points[seat] = found + sum(owner == seat for voter, owner in voted.items() if voter != seat)
    return points


def _last_choices(accepted: Iterable[Entry]) -> list[Entry]:
    """Of a person's choices in a round only the last one stands; they make one after another."""
    last: dict[object, Entry] = {}
    for entry in accepted:
        move = entry.move
        what = move.get("rule") or move.get("round")
        last[entry.player, move["move"], what] = entry
    return list(last.values())


def _has_effect(kept: Kept, entry: Entry) -> bool:
    move = entry.move
    if move["move"] == "house":
        return bool(kept.game["rules"][move["rule"]] == move["value"])
    if move["move"] == "begin":
        return bool(kept.rounds)
    seat, number = kept.seat_of(entry.player), move["round"]
    if move["move"] == "vote":
        cast = [vote["number"] for vote in kept.votes_in(number) if vote["seat"] == seat]
        return bool(cast == move["numbers"])
    given = [card["card"] for card in kept.cards_in(number) if card["seat"] == seat]
    if move["move"] == "lay":
        return sorted(given) == sorted(move["cards"])
    row = kept.round(number)
    return (row["storyteller"], row["clue"], given) == (seat, move["clue"], [move["card"]])


def _check_nothing_twice(kept: Kept, tally: Tally) -> None:
    """No card is given twice, no seat votes twice, nobody sits twice; a round has one card of each."""
    game = kept.game["id"]
    for what, values in (
        ("card", [card["card"] for card in kept.cards]),
        ("vote", [(vote["round_id"], vote["seat"]) for vote in kept.votes]),
        ("choice", [(card["round_id"], card["seat"]) for card in kept.cards]),
        ("player", [seat["player_id"] for seat in kept.seats]),
        ("round", [row["number"] for row in kept.rounds]),
    ):
        for value, count in Counter(values).items():
            if count > 1:
                _doubled(tally, f"{what} {value} is there {count} times in game {game}")
    hands = [card for seat in kept.seats for card in seat["hand"]]
    everywhere = [*hands, *kept.game["pile"], *kept.game["used"]]
    if len(everywhere) != len(set(everywhere)):
        _doubled(tally, f"a card is in two places in game {game}")


def _lost(tally: Tally, trouble: str) -> None:
    tally.lost += 1
    tally.troubles.append(trouble)


def _doubled(tally: Tally, trouble: str) -> None:
    tally.doubled += 1
    tally.troubles.append(trouble)
