"""How often something may be done: a bucket that fills by itself, one for each player, one for Telegram."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from miniapp.failures import Failure
from models.ports import Membership, Standing

BURST = 200.0  # requests of a player at once
RATE = 50.0  # requests a second after that; a person makes one, a phone that reconnects ten
MOST = 20_000  # players' buckets kept before the full ones are thrown away
ASKED_BURST = 60.0  # questions to Telegram at once that can wait
ASKED_RATE = 5.0  # a second after that


@dataclass(slots=True)
class Bucket:
    """What is left of `burst`, at a time in seconds; `rate` comes back each second."""

    burst: float
    rate: float
    left: float
    at: float

    def fill(self, now: float) -> float:
        """What is left now."""
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self, now: float) -> bool:
        """Whether there was one left to take."""
        if self.fill(now) < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """The buckets of this process's players."""

    def __init__(self) -> None:
        self._buckets: dict[int, Bucket] = {}

    def spend(self, player: int, *, now: float) -> None:
        """Take one request from the player's bucket.

        Raises Failure 429 `too-fast` when it is empty, with the seconds to wait.
        """
        bucket = self._buckets.get(player)
        if bucket is None:
            self._forget_full(now)
            bucket = self._buckets[player] = Bucket(BURST, RATE, BURST, now)
        if not bucket.take(now):
            raise Failure(429, "too-fast", headers={"Retry-After": str(ceil((1 - bucket.left) / RATE))})

    def _forget_full(self, now: float) -> None:
        if len(self._buckets) >= MOST:
            self._buckets = {
                player: bucket for player, bucket in self._buckets.items() if bucket.fill(now) < BURST
            }


class Sparing:
    """Asks who belongs to a chat only as often as Telegram likes to hear it; beyond that, nobody knows."""

    def __init__(self, membership: Membership, clock: Callable[[], float]) -> None:
        self._membership = membership
        self._clock = clock
        self._bucket = Bucket(ASKED_BURST, ASKED_RATE, ASKED_BURST, clock())

    async def standing(self, chat: int, player: int) -> Standing:
        """The player's standing in the chat, or UNKNOWN."""
        if not self._bucket.take(self._clock()):
            return Standing.UNKNOWN
        return await self._membership.standing(chat, player)
