"""No byte that reaches a phone tells what its player may not know."""

import json
from functools import partial
from random import Random
from typing import Any

import pytest

from models import reading, rules
from models.play import Door
from models.ports import Standing
from tests.builders import NOW, a_game, keep
from tests.miniapp.conftest import Meet, Phone, Telegram

PHASES = ["lobby", "telling", "laying", "voting", "scored", "over"]
NAMES = ("ann", "bob", "eve", "dan")


def secret_cards(game: rules.Game, player: int | None) -> set[str]:
    """Every card that this player may not know to be where it is."""
    seat = None if player is None else game.seat_of(player)
    hidden = {card for other in game.seats if other is not seat for card in other.hand} | set(game.pile)
    round_ = game.round
    if round_ is not None and game.phase is not rules.Phase.VOTING:
        given = {card for laid in round_.laid for card in laid.cards} | {round_.card}
        mine = set() if seat is None else set(round_.laid_by(seat.number))
        hidden |= {card for card in given - mine if card is not None}
    return hidden


async def answers_to(phone: Phone, game: str) -> list[str]:
    """Everything that the API tells a person of a game, as it comes over the wire."""
    paths = ("", "/story", "/clue?round=1")
    told = [await (await phone.get(f"/api/games/{game}{path}")).text() for path in paths]
    told.append(json.dumps((await phone.open(game))["view"]))
    socket = await phone.follow(game)
    told.append(await socket.receive_str(timeout=5))
    await socket.close()
    for move, fields in NONSENSE:
        told.append(await (await phone.move(game, move, **fields)).text())
    return told


NONSENSE: list[tuple[str, dict[str, Any]]] = [
    ("lay", {"round": 9, "cards": ["card001"]}),
    ("vote", {"round": 9, "numbers": [1]}),
    ("tell", {"round": 9, "card": "card001", "clue": "x"}),
    ("skip", {"round": 9, "phase": "laying", "seat": 2}),
]


@pytest.mark.parametrize("phase", PHASES)
async def test_nobody_is_told_another_hand_the_pile_or_what_is_on_its_way_to_the_table(
    telegram: Telegram, meet: Meet, phase: str
) -> None:
    game = await keep(getattr(a_game(), phase)())
    telegram.standings[99] = Standing.MEMBER
    for player, name in [*enumerate(NAMES, start=1), (99, "zoe")]:
        phone = await meet(player, name)
        for told in await answers_to(phone, game.id):
            leaked = {card for card in secret_cards(game, player) if card in told}
            assert not leaked, (name, told)


@pytest.mark.parametrize("phase", PHASES)
async def test_an_admin_without_a_seat_is_told_no_more_than_who_watches(
    telegram: Telegram, meet: Meet, phase: str
) -> None:
    """Beyond what one needs to lead: the moves, and the names of those who were sent away."""
    telegram.standings |= {98: Standing.ADMIN, 99: Standing.MEMBER}
    admin, member = await meet(98, "ida"), await meet(99, "zoe")
    closed = await keep(getattr(a_game().called("closed").with_rules(audience=False), phase)(), topic=1)
    game = await keep(getattr(a_game(), phase)(), topic=2)
    for one in (closed, game):
        for told in await answers_to(admin, one.id):
            assert not {card for card in secret_cards(one, 98) if card in told}
    leads, watches = await admin.view(game.id), await member.view(game.id)
    beyond = {key for key in leads if leads[key] != watches.get(key)}
    assert beyond <= {"allowed", "removed"}


async def test_the_rules_of_a_table_tell_nothing_of_its_cards(meet: Meet) -> None:
    """Once it is known how many play they are the same bytes, whatever lies in hands and on the table."""
    ann = await meet(1, "ann")
    told = set()
    for number, phase in enumerate(PHASES[1:]):
        game = await keep(getattr(a_game().called(phase), phase)(), topic=number)
        told.add(await (await ann.get(f"/api/games/{game.id}/rules")).text())
    assert len(told) == 1


@pytest.mark.parametrize("phase", PHASES)
async def test_nobody_is_told_who_anybody_is(telegram: Telegram, meet: Meet, phase: str) -> None:
    """A20: Telegram's ids stay here: seats have numbers, and a removed player an opaque name."""
    game = await keep(getattr(a_game(), phase)())
    phone = await meet(1, "ann")
    if phase != "over":
        await phone.move(game.id, "remove", seat=4)
    view = await phone.view(game.id)
    assert "player" not in json.dumps({key: value for key, value in view.items() if key != "removed"})
    assert all(len(removed["player"]) == 16 for removed in view["removed"])


async def test_an_evening_of_random_moves_leaks_nothing(telegram: Telegram, meet: Meet) -> None:
    """After each of some hundred moves, accepted or not, everybody's view holds none of the others' cards."""
    chance = Random(11)
    game = await keep(a_game().with_rules(points=9).telling())
    telegram.standings[99] = Standing.MEMBER
    phones = {player: await meet(player, name) for player, name in [*enumerate(NAMES, start=1), (99, "zoe")]}
    for _ in range(150):
        player = chance.choice(list(phones))
        view = await phones[player].view(game.id)
        if view["phase"] == "over":
            break
        move, fields = _some_move(view, chance)
        told = {player: await (await phones[player].move(game.id, move, **fields)).text()}
        current = await reading.game(game.id)
        for other, phone in phones.items():
            phone.clock.now += 1  # nobody is to be too fast
            told[other] = told.get(other, "") + json.dumps(await phone.view(game.id))
            assert not {card for card in secret_cards(current, other) if card in told[other]}


def _some_move(view: dict[str, Any], chance: Random) -> tuple[str, dict[str, Any]]:
    """A move that fits the phase, by whoever it is: half of them will be refused."""
    number = view["round"]["number"]
    cards = [card["card"] for card in view["hand"]] + view["laid"] + ["card000"]
    if view["phase"] == "telling":
        return "tell", {"round": number, "card": chance.choice(cards), "clue": "the sea"}
    if view["phase"] == "laying":
        return "lay", {"round": number, "cards": [chance.choice(cards)][: chance.randint(0, 3)]}
    return "vote", {"round": number, "numbers": [chance.randint(1, 4)][: chance.randint(0, 3)]}


@pytest.mark.parametrize("phase", ["laying", "voting"])
async def test_a_choice_changes_nothing_for_others_but_who_is_ready(
    door: Door, ann: Phone, bob: Phone, eve: Phone, phase: str
) -> None:
    game = await keep(getattr(a_game(), phase)())
    before = [await phone.view(game.id) for phone in (ann, eve)]
    if phase == "laying":
        choice = partial(rules.lay, player=2, round=1, cards=(game.seats[1].hand[3],))
    else:
        free = next(n for n, card in enumerate(game.current().table, start=1) if card.owner != 2)
        choice = partial(rules.vote, player=2, round=1, numbers=(free,))
    await door.play(game.id, choice, now=NOW)
    for phone, was in zip((ann, eve), before, strict=True):
        became = await phone.view(game.id)
        changed = {key for key in was if was[key] != became[key]}
        assert changed <= {"version", "seats", "round", "allowed"}
        was["seats"][1]["ready"] = True
        was["round"]["waiting_for"].remove(2)
        assert (became["seats"], became["round"]) == (was["seats"], was["round"])
