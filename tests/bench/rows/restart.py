"""How long it takes from a signal until it serves again, and from a kill until the chat hears more."""

import re
import signal
import time
from statistics import median
from typing import Any

from playground.messages import Message
from tests.bench.figures import Figure
from tests.bench.stage import Scene, Stage, a_scene
from tests.bench.world import Group

HEARD_WITHIN = 60.0  # seconds


async def measure(stage: Stage) -> list[Figure]:
    """In the middle of a game, with its phones on their sockets; the median of three."""
    served, heard = [], []
    async with a_scene(stage) as scene:
        (group,) = await scene.seat(1, 4, points=None, laps=20)
        for _ in range(stage.runs()):
            await scene.crew.do("play_to", phase="laying")
            begun = time.perf_counter()
            await scene.server.end(signal.SIGTERM)
            await scene.server.start()
            served.append(time.perf_counter() - begun)
            await scene.crew.do("come_back")
            heard.append(await _heard_after_a_kill(scene, group))
    again, told = median(served), median(heard)
    return [
        Figure(
            "restart: signal to serving / kill -9 to the next correct message",
            f"{again:.1f} / {told:.1f} s",
            "≤ 3 / ≤ 10 s",
            "game lost",
            again <= 3 and told <= 10,
            "killed as soon as the round's last vote is answered; the message is that round's result",
        )
    ]


async def _heard_after_a_kill(scene: Scene, group: Group) -> float:
    """Seconds from the kill until the chat has the points of a round whose last vote was just answered."""
    await scene.crew.do("play_to", phase="voting", left=1)
    view = (await scene.crew.do("move_blindly"))["view"]
    begun = time.perf_counter()
    await scene.server.end(signal.SIGKILL)
    await scene.server.start()
    number = view["last_round"]["number"]
    await scene.world.telegram.until(lambda: _result(scene, group, number), HEARD_WITHIN)
    took = time.perf_counter() - begun
    _check(_result(scene, group, number), view)
    await scene.crew.do("come_back")
    return took


def _result(scene: Scene, group: Group, number: int) -> Message:
    """The message that tells how a round ended. Raises LookupError."""
    title = re.compile(rf"\W*Round {number}\b")
    for message in reversed(group.chat.messages_of(scene.world.bot)):
        if message.photo and title.match(_plain(message)):
            return message
    raise LookupError(f"round {number} was not told")


def _check(message: Message, view: dict[str, Any]) -> None:
    """Whether a message tells the round's storyteller, clue and card. Raises RuntimeError."""
    told = view["last_round"]
    name = next(one["name"] for one in view["seats"] if one["seat"] == told["storyteller"])
    card = next(one["number"] for one in told["table"] if one["owner"] == told["storyteller"])
    if any(part not in _plain(message) for part in (name, told["clue"], f"card {card}")):
        raise RuntimeError(f"not what {name} told with card {card}: {message.words}")


def _plain(message: Message) -> str:
    """What it says, without the marks that isolate names."""
    return re.sub("[\u2066-\u2069]", "", message.words)
