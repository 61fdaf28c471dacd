"""The lobby: a game opens, its house rules are set, it begins; and a rematch of those who played."""

from collections.abc import Collection
from dataclasses import replace
from random import Random

from models.rules import dealing, house_rules, presets
from models.rules.events import Begun, Event, RuleChanged
from models.rules.game import Ending, Game, Phase, Seat
from models.rules.house_rules import HouseRules, Value
from models.rules.moves import as_host, pressed
from models.rules.pace import ANY_SEAT_BEGINS_AFTER
from models.rules.refusals import Refusal, RuleError
from models.rules.turns import Outcome, end, first_turn


def opened(*, id: str, player: int, name: str, rules: HouseRules, now: float) -> Game:
    """A lobby whose opener is seated and is its host. `id` is opaque and random."""
    seat = Seat(number=1, player=player, name=name, bunny=0)
    return Game(id=id, opened=now, rules=rules, seats=(seat,), host=1, pressed=now, host_pressed=now)


def house(
    game: Game,
    *,
    player: int,
    rule: str,
    value: Value,
    decks: Collection[str],
    now: float,
    chance: Random,
    admin: bool = False,
) -> Outcome:
    """Set a house rule: any in the lobby; some in a running game, from the next phase on.

    The rule `preset` sets several at once, by the preset's name, or none of them.

    Raises RuleError `not-host`, `over`, `too-late`, `no-such-rule`, `bad-value`, `rules-clash`, `no-end`,
    `too-many` (fewer seats than are taken) or `no-such-seat`.
    """
    as_host(game, player, admin=admin)
    running = game.phase is not Phase.LOBBY
    is_preset = rule == presets.PRESET
    if running and (is_preset or rule in house_rules.RULE_NAMES) and rule not in house_rules.LATER:
        raise RuleError(Refusal.TOO_LATE)
    before = game.rules_next or game.rules
    rules = presets.with_preset(before, value) if is_preset else house_rules.changed(before, rule, value)
    if rule == "deck" and value not in decks:
        raise RuleError(Refusal.BAD_VALUE)
    if rule == "first" and isinstance(value, int):
        game.seat(value)
    if (is_preset or rule == "seats") and rules.seats < len(game.seats):
        raise RuleError(Refusal.TOO_MANY, seats=rules.seats)
    events: tuple[Event, ...] = (RuleChanged(rule),)
    if running:
        return replace(game, rules_next=rules), events
    return pressed(replace(game, rules=rules), player, now), events


def begin(
    game: Game, *, player: int, deck: tuple[str, ...], now: float, chance: Random, admin: bool = False
) -> Outcome:
    """Deal the cards and open round 1. `deck` holds the ids of all cards of the chosen deck.

    Raises RuleError `over`, `too-late`, `not-host` (with the time from which any seat may), `too-few`,
    `too-many` or `deck-too-small`. Nothing is dealt then.
    """
    if game.phase is not Phase.LOBBY:
        raise RuleError(Refusal.OVER if game.is_over else Refusal.TOO_LATE)
    _check_beginner(game, player, now, admin=admin)
    players = len(game.seats)
    if players < game.rules.fewest_players:
        raise RuleError(Refusal.TOO_FEW, least=game.rules.fewest_players)
    if players > game.rules.seats:
        raise RuleError(Refusal.TOO_MANY, seats=game.rules.seats)
    cards = dealing.cards_for(game.rules, tuple(dict.fromkeys(deck)), chance)
    needed = dealing.cards_needed(game.rules, players)
    if len(cards) < needed:
        raise RuleError(Refusal.DECK_TOO_SMALL, cards=len(cards), needed=needed)
    game, _ = dealing.drawn_up(replace(game, pile=cards), chance)
    game, events = first_turn(game, now=now, chance=chance)
    return game, (Begun(), *events)


def call_off(game: Game, *, player: int, now: float, chance: Random, admin: bool = False) -> Outcome:
    """End the game with the standings after its last scored round; a lobby is closed.

    Raises RuleError `over` or `not-host`.
    """
    as_host(game, player, admin=admin)
    return end(game, Ending.CLOSED if game.phase is Phase.LOBBY else Ending.HOST)


def _check_beginner(game: Game, player: int, now: float, *, admin: bool) -> None:
    seat = game.seat_of(player)
    opens = game.host_pressed + ANY_SEAT_BEGINS_AFTER
    if admin or (seat is not None and (seat.number == game.host or now >= opens)):
        return
    if seat is None:
        raise RuleError(Refusal.NOT_SEATED)
    raise RuleError(Refusal.NOT_HOST, at=opens)


def check_rematch(game: Game, player: int) -> None:
    """Pass who was present at the end of a finished game.

    Raises RuleError `not-over` or `not-present`.
    """
    if not game.is_over:
        raise RuleError(Refusal.NOT_OVER)
    seat = game.seat_of(player)
    if seat is None or seat.gone:
        raise RuleError(Refusal.NOT_PRESENT)


def rematch(game: Game, *, id: str, player: int, now: float) -> Game:
    """A lobby with the seats present at the end and the same house rules, the presser as host.

    Raises RuleError `not-over` or `not-present`.
    """
    check_rematch(game, player)
    seats = tuple(
        Seat(number=number, player=seat.player, name=seat.name, bunny=seat.bunny)
        for number, seat in enumerate(game.present, start=1)
    )
    rules = replace(game.rules, first=_same_first(game, seats))
    host = next(seat.number for seat in seats if seat.player == player)
    return Game(
        id=id,
        opened=now,
        rules=rules,
        seats=seats,
        host=host,
        pressed=now,
        host_pressed=now,
        removed=game.removed,
    )


def _same_first(game: Game, seats: tuple[Seat, ...]) -> str | int:
    """The house rule `first` for the new seats' numbers; the lot where the named seat is gone."""
    if not isinstance(game.rules.first, int):
        return game.rules.first
    named = next((seat.player for seat in game.seats if seat.number == game.rules.first), None)
    return next((seat.number for seat in seats if seat.player == named), "lot")
