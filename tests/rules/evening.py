"""Random evenings: people join, leave, sleep, play, and try what is not allowed; every step is looked at."""

import json
import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any

from models import rules
from models.rules import Game, Phase, RuleError, awaited
from models.rules.events import Event, RoundScored

DECK = tuple(f"card{number:03}" for number in range(84))
CHAT = rules.ChatLabel("Friday", "en")
STRANGER = 99
TRIES = 130  # random moves before people fall asleep and the clock alone goes on

_CARD = re.compile(r"card\d{3}")


@dataclass
class Seen:
    """What occurred, so that a test can say that everything did."""

    moves: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    tables: Counter[int] = field(default_factory=Counter)  # players of a scored round
    players: Counter[int] = field(default_factory=Counter)  # players when a game began


class Evening:
    """One game from the lobby to its end, played by chance."""

    def __init__(self, seed: int, seen: Seen) -> None:
        self.chance = Random(seed)
        self.seen = seen
        self.now = 1_000_000.0
        self.people = self.chance.randint(2, 9)
        self.deck = DECK
        self.dealt: list[str] = []
        self.game = rules.opened(id="evening", player=1, name="p1", rules=self._house_rules(), now=self.now)

    def play(self) -> Game:
        """Play to the end; every step keeps the promises or raises AssertionError."""
        for player in range(2, self.people + 1):
            self.do("join", partial(rules.join, player=player, name=f"p{player}"))
        for _ in range(TRIES):
            self._something()
            if self.game.is_over:
                break
        self.sleep_to_the_end()
        self._after_the_end()
        assert self.game.ending is not None
        self.seen.endings[self.game.ending.value] += 1
        return self.game

    def do(self, name: str, move: Callable[..., Any]) -> bool:
        """One move, allowed or refused, with everything that must hold after it."""
        before = self.game
        as_it_was = hash(before)
        self.seen.phases[before.phase.value] += 1
        try:
            after, events = move(before, now=self.now, chance=self.chance)
        except RuleError as refusal:
            assert hash(before) == as_it_was
            self.seen.refusals[refusal.code.value] += 1
            return False
        assert hash(before) == as_it_was
        self.game = after
        self.seen.moves[name] += 1
        scored = sum(isinstance(event, RoundScored) for event in events)
        self.seen.tables.update([len(before.round.players)] * scored if before.round else [])
        if before.phase is Phase.LOBBY:
            self.dealt = cards_in(after)
            assert set(self.dealt) <= set(DECK)
        check_whole(after, self.dealt)
        for viewer in self.chance.sample([*range(1, self.people + 3), STRANGER, None], 2):
            check_view(after, viewer)
        check_growth(before, after)
        check_scores(before, after)
        check_quiet(before, after, name, events)
        return True

    def _house_rules(self) -> rules.HouseRules:
        chance = self.chance
        base = rules.HouseRules(
            points=chance.choice([None, 5, 12, 30]),
            first=chance.choice(["race", "lot", 1, 7]),
            lone_finder_bonus=chance.choice([None, None, True, False]),
            pace=chance.choice(list(rules.Pace)),
            skip=chance.choice(["seated", "host"]),
            spoken=chance.random() < 0.8,
            shown=chance.random() < 0.8,
            seats=8,
        )
        kind = chance.random()
        if kind < 0.15:
            return replace(base, imaginarium=True, lone_finder_bonus=None)
        if kind < 0.3:
            return replace(base, decoys=chance.choice([3, 6, 8]))
        if kind < 0.45:
            return replace(base, large_table=True, points=base.points or 12, seats=chance.choice([8, 12]))
        if kind < 0.6:
            return replace(base, laps=chance.choice([1, 2]), points=None, last_card=chance.random() < 0.5)
        return base

    def _something(self) -> None:
        self.now += self.chance.choice([1, 5, 40, 200, 1000])
        game, chance = self.game, self.chance
        if game.phase is Phase.LOBBY:
            self._in_lobby()
        elif chance.random() < 0.72:
            self._play_well()
        elif chance.random() < 0.5:
            self._badly()
        else:
            self._around_the_table()

    def _in_lobby(self) -> None:
        chance = self.chance
        player = chance.randint(1, self.people + 1)
        pick = chance.random()
        if pick < 0.45:
            deck = self.deck if chance.random() < 0.9 else self.deck[:20]
            if self.do("begin", partial(rules.begin, player=chance.choice([1, player]), deck=deck)):
                self.seen.players[len(self.game.current().players)] += 1
        elif pick < 0.6:
            self.do("join", partial(rules.join, player=player, name=f"p{player}"))
        elif pick < 0.7:
            self.do("leave", partial(rules.leave, player=player))
        else:
            self._settle_rules(chance.choice([1, player]))

    def _settle_rules(self, player: int) -> None:
        chance = self.chance
        rule, value = chance.choice(
            [
                ("pace", "slow"), ("pace", "hurry"), ("seats", 12), ("seats", 2), ("seats", 8),
                ("zone", "Asia/Tehran"),
                ("zone", "Moon"), ("points", 10), ("points", None), ("last_card", False), ("laps", 1),
                ("imaginarium", True), ("large_table", True), ("decoys", 6), ("first", "lot"), ("first", 77),
                ("skip", "host"), ("audience", False), ("deck", "fabulo"), ("deck", "other"),
                ("colour", "red"),
                ("spoken", True), ("all_cards", True),
            ]
        )  # fmt: skip
        self.do("house", partial(rules.house, player=player, rule=rule, value=value, decks=("fabulo",)))

    def _play_well(self) -> None:
        game, chance = self.game, self.chance
        round_ = game.current()
        waiting = awaited(game)
        seats = waiting if chance.random() < 0.8 else round_.players
        seat = game.seat(chance.choice(seats))
        if game.phase is Phase.TELLING or (seat.number == round_.storyteller and chance.random() < 0.5):
            self._tell(seat, round_.number)
        elif game.phase is Phase.LAYING:
            count = game.rules.cards_to_lay(len(round_.players))
            free = seat.hand + round_.laid_by(seat.number)
            cards = tuple(chance.sample(free, min(count, len(free)))) if chance.random() < 0.93 else ()
            self.do("lay", partial(rules.lay, player=seat.player, round=round_.number, cards=cards))
        else:
            most = chance.randint(
                0 if chance.random() < 0.1 else 1, game.rules.most_votes(len(round_.players))
            )
            numbers = tuple(chance.sample(range(1, len(round_.table) + 1), min(most, len(round_.table))))
            self.do("vote", partial(rules.vote, player=seat.player, round=round_.number, numbers=numbers))

    def _tell(self, seat: rules.Seat, number: int) -> None:
        chance = self.chance
        card = chance.choice(seat.hand) if seat.hand else DECK[0]
        if chance.random() < 0.8:
            clue = chance.choice(["sea", "the last tram", None])
            self.do("tell", partial(rules.tell, player=seat.player, round=number, card=card, clue=clue))
        elif self.do("claim", partial(rules.claim, player=seat.player, round=number, card=card)):
            shown = chance.choice([{"media": "{}", "text": None}, {"media": None, "text": "la la"}, None])
            if shown is not None:
                self.do("show", partial(rules.show, player=seat.player, **shown))

    def _badly(self) -> None:
        game, chance = self.game, self.chance
        round_ = game.current()
        player = chance.choice([seat.player for seat in game.seats] + [STRANGER])
        number = round_.number + chance.choice([0, 0, 0, -1, 1])
        own = game.seat_of(player)
        hand = own.hand if own is not None else ()
        moves: list[tuple[str, Callable[..., Any]]] = [
            ("tell", partial(rules.tell, player=player, round=number, card=chance.choice(DECK), clue="sea")),
            (
                "tell",
                partial(rules.tell, player=player, round=number, card=(hand or DECK)[0], clue=" \u200b\n "),
            ),
            (
                "tell",
                partial(rules.tell, player=player, round=number, card=(hand or DECK)[0], clue="x" * 201),
            ),
            ("lay", partial(rules.lay, player=player, round=number, cards=(chance.choice(DECK),))),
            ("lay", partial(rules.lay, player=player, round=number, cards=hand[:3])),
            ("lay", partial(rules.lay, player=player, round=number, cards=hand[:1] * 2)),
            ("vote", partial(rules.vote, player=player, round=number, numbers=(chance.randint(-1, 14),))),
            ("vote", partial(rules.vote, player=player, round=number, numbers=(1, 1, 2))),
            ("show", partial(rules.show, player=player, media=None, text="sea")),
            ("begin", partial(rules.begin, player=player, deck=self.deck)),
        ]
        self.do(*chance.choice(moves))

    def _around_the_table(self) -> None:
        game, chance = self.game, self.chance
        round_ = game.current()
        player = chance.choice(
            [seat.player for seat in game.seats] + [self.people + 1, self.people + 2, STRANGER]
        )
        seat = chance.choice([*(seat.number for seat in game.seats), *awaited(game), None, 55])
        if round_.storyteller is None and chance.random() < 0.5:
            seat = None
        host = next(other.player for other in game.seats if other.number == game.host)
        keys = [removed.key for removed in game.removed] or ["nobody"]
        phase = chance.choice([game.phase, game.phase, Phase.LAYING])
        hurry = {"player": player, "round": round_.number, "phase": phase}
        moves: list[tuple[str, Callable[..., Any]]] = [
            ("join", partial(rules.join, player=player, name=f"p{player}")),
            ("join", partial(rules.join, player=player, name=f"p{player}")),
            ("leave", partial(rules.leave, player=player)),
            ("nudge", partial(rules.nudge, **hurry)),
            ("skip", partial(rules.skip, seat=seat, **hurry)),
            ("skip", partial(rules.skip, seat=seat, **(hurry | {"player": host}))),
            ("remove", partial(rules.remove, player=chance.choice([host, player]), seat=seat or 55)),
            (
                "readmit",
                partial(rules.readmit, player=chance.choice([host, player]), key=chance.choice(keys)),
            ),
            ("pause", rules.pause),
            ("resume", rules.resume),
            ("grace", rules.grace),
            ("rematch", _try_rematch(player)),
        ]
        name, move = chance.choice(moves)
        if name == "leave" and chance.random() < 0.5:
            return self._settle_rules(host)
        if chance.random() < 0.03:
            name, move = "call_off", partial(rules.call_off, player=chance.choice([host, player]))
        self.do(name, move)
        return None

    def sleep_to_the_end(self) -> None:
        for _ in range(60):
            at = rules.due(self.game)
            if at is None:
                break
            self.now = max(self.now, at)
            assert self.do("tick", rules.tick)
        assert self.game.is_over, "the clock alone must end every game"

    def _after_the_end(self) -> None:
        self.do("leave", partial(rules.leave, player=1))
        self.do("join", partial(rules.join, player=1, name="p1"))
        self.do("house", partial(rules.house, player=1, rule="pace", value="slow", decks=()))
        for player in (1, STRANGER):
            self.do("rematch", _try_rematch(player))


def _try_rematch(player: int) -> Callable[..., Any]:
    def move(game: Game, *, now: float, chance: Random) -> tuple[Game, tuple[()]]:
        lobby = rules.rematch(game, id="again", player=player, now=now)
        assert [seat.player for seat in lobby.seats] == [seat.player for seat in game.present]
        assert lobby.phase is Phase.LOBBY
        assert next(seat.player for seat in lobby.seats if seat.number == lobby.host) == player
        return game, ()

    return move


def cards_in(game: Game) -> list[str]:
    """Every card of a game, wherever it lies."""
    cards = [*game.pile, *game.used]
    cards += [card for seat in game.seats for card in seat.hand]
    round_ = game.round
    if round_ is not None:
        on_the_way = [card for laid in round_.laid for card in laid.cards]
        on_the_way += [] if round_.card is None else [round_.card]
        cards += [card.card for card in round_.table] or on_the_way
        if round_.table:
            owned = sorted(card.card for card in round_.table if card.owner is not None)
            assert owned == sorted(on_the_way)
    return cards


def check_whole(game: Game, deck: list[str]) -> None:
    """Cards conserved and in one place; no dead end; nothing leaks."""
    cards = cards_in(game)
    assert len(cards) == len(set(cards)), "a card lies in two places"
    if game.phase is Phase.LOBBY:
        assert cards == []
    elif cards:
        assert sorted(cards) == sorted(deck), "a card was lost or invented"
    assert all(len(seat.hand) <= 7 for seat in game.seats)
    if not game.is_over:
        assert rules.due(game) is not None, "nothing would ever wake this game"
        assert game.host in {seat.number for seat in game.present}, "the host is gone"
    if game.round is not None:
        assert awaited(game), "a phase that waits for nobody must be closed"
        assert len(game.present) >= game.rules.fewest_players


def check_view(game: Game, player: int | None) -> None:
    """A view holds its own hand, what lies open, and no other card; owners and votes only when revealed."""
    view = rules.view_for(game, rules.Viewer(player), chat=CHAT, now=0.0)
    seat = None if player is None else game.seat_of(player)
    own: set[str] = set()
    if seat is not None:
        own = set(seat.hand) | set(game.round.laid_by(seat.number) if game.round else ())
    table = set()
    if game.round is not None and game.phase is Phase.VOTING:
        table = {card.card for card in game.round.table}
    last = {card.card for card in game.last_round.table} if game.last_round is not None else set()
    assert set(_CARD.findall(json.dumps(view))) <= own | table | last, "a card leaked"
    open_part = json.dumps({key: value for key, value in view.items() if key != "last_round"})
    assert '"owner"' not in open_part
    assert '"voters"' not in open_part
    assert not set(view["laid"]) & {card["card"] for card in view["hand"]}  # type: ignore[call-overload, union-attr, attr-defined]
    if seat is None:
        assert view["hand"] == view["laid"] == view["vote"] == []
        assert view["me"] is None


def check_growth(before: Game, after: Game) -> None:
    """Nobody draws beyond the size that the next round asks for."""
    size = after.rules.hand_size(len(after.present))
    piled = set(before.pile) | set(before.used)
    for seat in after.seats:
        if any(card in piled for card in seat.hand) and before.phase is not Phase.LOBBY:
            assert len(seat.hand) <= max(size, 6), "a hand drew too many"


def check_scores(before: Game, after: Game) -> None:
    """Scores move only when a round is scored, and by what it says."""
    if after.last_round is None or after.last_round == before.last_round:
        return
    points = dict(after.last_round.points)
    for seat in before.seats:
        if seat.joined <= after.last_round.number:
            assert after.seat(seat.number).score == seat.score + points.get(seat.number, 0)
    assert all(seat.score >= 0 for seat in after.seats) or not after.rules.imaginarium


def check_quiet(before: Game, after: Game, move: str, events: tuple[Event, ...]) -> None:
    """While a phase lasts, a choice changes nothing in another's view but who is ready, awaited, may move."""
    lasts = before.phase is after.phase and before.round and after.round
    if move not in ("lay", "vote", "claim") or not lasts or before.round.number != after.round.number:
        return
    actors = {getattr(event, "seat", None) or getattr(event, "storyteller", None) for event in events}
    for seat in after.seats[after.current().number % 3 :: 3]:
        if seat.number not in actors:
            assert _others_see(before, seat.player, move) == _others_see(after, seat.player, move)
    if STRANGER not in {seat.player for seat in after.seats if seat.number in actors}:
        assert _others_see(before, STRANGER, move) == _others_see(after, STRANGER, move)
    assert _others_see(before, None, move) == _others_see(after, None, move)


def _others_see(game: Game, player: int | None, move: str) -> str:
    view = deepcopy(rules.view_for(game, rules.Viewer(player), chat=CHAT, now=0.0))
    del view["version"], view["allowed"]
    del view["showing"]  # the storyteller's own: with the first card no other clue can be shown
    round_: Any = view["round"]
    del round_["waiting_for"]
    if move == "claim":
        del round_["storyteller"]
    for seat in view["seats"]:  # type: ignore[attr-defined]
        del seat["ready"]
    return json.dumps(view)
