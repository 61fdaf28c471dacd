"""What is counted here, as Prometheus reads it: moves, refusals, Telegram's answers, the outbox."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from models import outbox, reading
from models.about import note
from models.bus import Bus
from models.database import AWAY
from models.play import Door, Move, Opened, Played
from models.rules import Phase, RuleError

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.sender import Sender

log = logging.getLogger(__name__)

Result = TypeVar("Result")

ANSWERS_WITHIN = 3.0  # seconds; whoever reads figures must not wait for a database that is away
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30)  # seconds


class Figures:
    """The figures of one process, in its registry; `clock` tells Unix seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # when each began to be counted is a line a figure, and of no use
        self._clock = clock
        self.registry = registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        self.moves = Counter("fabulo_moves", "Moves that were made.", ("move",), registry=registry)
        self.repeats = Counter("fabulo_repeats", "Moves that came again.", ("move",), registry=registry)
        self.refusals = Counter("fabulo_refusals", "Moves refused.", ("move", "code"), registry=registry)
        self.seconds = Histogram(
            "fabulo_move_seconds",
            "Time from asking for a move to its commit.",
            buckets=BUCKETS,
            registry=registry,
        )
        self.calls = Counter(
            "fabulo_telegram_calls", "Calls to Telegram by outcome.", ("method", "outcome"), registry=registry
        )
        self.games = Gauge("fabulo_games", "Open games by phase.", ("phase",), registry=registry)
        self.waiting = Gauge("fabulo_outbox_waiting", "Messages not sent yet.", registry=registry)
        self.oldest = Gauge("fabulo_outbox_oldest_seconds", "Age of the oldest of them.", registry=registry)
        self.up = Gauge("fabulo_database_up", "Whether the database answers.", registry=registry)

    async def refresh(self) -> None:
        """Ask the database for what it knows best; where it is away the figures say so and nothing else."""
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                phases = await reading.open_phases()
                waiting, oldest = await outbox.backlog(now=self._clock())
        except AWAY as error:
            log.warning("the figures lack the database: %s", type(error).__name__)
            self.up.set(0)
            self.games.clear()
            return
        self.up.set(1)
        for phase in Phase:
            if phase is not Phase.OVER:
                self.games.labels(phase.value).set(phases.get(phase, 0))
        self.waiting.set(waiting)
        self.oldest.set(oldest)

    def called(self, method: str, outcome: str) -> None:
        """Count a call to Telegram."""
        self.calls.labels(method, outcome).inc()

    def watch(self, sender: "Sender", clock: "Clock") -> None:
        """Show also what the sender and the clock have done."""
        self.registry.register(_Worker(sender, clock))


class CountedDoor(Door):
    """The door, with each move counted and timed."""

    def __init__(self, bus: Bus, figures: Figures) -> None:
        super().__init__(bus)
        self._figures = figures

    async def play(self, game: str, move: Move, **options: Any) -> Played:
        """As the door does."""
        note(game=game)
        name = getattr(move, "func", move).__name__
        return await self._counted(name, super().play(game, move, **options))

    async def open(self, *place: Any, **options: Any) -> Opened:
        """As the door does."""
        opened = await self._counted("open", super().open(*place, **options))
        note(game=opened.game.id)
        return opened

    async def rematch(self, *game: Any, **options: Any) -> Played:
        """As the door does."""
        return await self._counted("rematch", super().rematch(*game, **options))

    async def _counted(self, move: str, made: Coroutine[Any, Any, Result]) -> Result:
        begun = time.perf_counter()
        try:
            done = await made
        except RuleError as refusal:
            self._figures.refusals.labels(move, refusal.code.value).inc()
            raise
        self._figures.seconds.observe(time.perf_counter() - begun)
        repeated = isinstance(done, Played) and done.repeated
        (self._figures.repeats if repeated else self._figures.moves).labels(move).inc()
        return done


class _Worker(Collector):
    """What the sender and the clock count themselves."""

    def __init__(self, sender: "Sender", clock: "Clock") -> None:
        self._sender = sender
        self._clock = clock

    def collect(self) -> Iterable[Metric]:
        active = Gauge("fabulo_sending", "Whether this process holds the sender's lease.", registry=None)
        active.set(self._sender.is_active)
        yield from active.collect()
        done = CounterMetricFamily("fabulo_sender", "What the sender has done.", labels=("what",))
        for what, count in asdict(self._sender.tally).items():
            done.add_metric((what,), count)
        yield done
        ticks = CounterMetricFamily("fabulo_ticks", "Games that the clock moved on.", self._clock.ticks)
        yield ticks
        yield CounterMetricFamily("fabulo_clock_faults", "Games that it could not.", self._clock.faults)
