"""How fast one player may ask: a bucket of tokens each, that fills by itself."""

from dataclasses import dataclass
from math import ceil

from miniapp.failures import Failure

BURST = 200  # requests at once
RATE = 50.0  # requests a second after that; a person makes one, a phone that reconnects ten
MOST = 20_000  # buckets kept before the full ones are thrown away


@dataclass(slots=True)
class Bucket:
    """What a player has left, at a time in seconds."""

    left: float
    at: float


class Rates:
    """The buckets of this process."""

    def __init__(self) -> None:
        self._buckets: dict[int, Bucket] = {}

    def spend(self, player: int, *, now: float) -> None:
        """Take one request from the player's bucket.

        Raises Failure 429 `too-fast` when it is empty, with the seconds to wait.
        """
        bucket = self._buckets.get(player)
        if bucket is None:
            self._forget_full(now)
            bucket = self._buckets[player] = Bucket(BURST, now)
        bucket.left = self._filled(bucket, now)
        bucket.at = now
        if bucket.left < 1:
            raise Failure(429, "too-fast", headers={"Retry-After": str(ceil((1 - bucket.left) / RATE))})
        bucket.left -= 1

    def _filled(self, bucket: Bucket, now: float) -> float:
        return min(BURST, bucket.left + max(0.0, now - bucket.at) * RATE)

    def _forget_full(self, now: float) -> None:
        if len(self._buckets) >= MOST:
            self._buckets = {
                player: bucket
                for player, bucket in self._buckets.items()
                if self._filled(bucket, now) < BURST
            }
