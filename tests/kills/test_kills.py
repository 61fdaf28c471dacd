"""Short evenings of kills, on both databases at once; `make kill-test` plays long ones."""

import asyncio

from tests.kills.evening import TAKE_OVER_WITHIN, evenings
from tests.kills.service import ROLES
from tests.kills.tally import PHASES

KILLS = 2 * len(PHASES)
SEED = 7


async def test_kills_at_any_instant_of_every_phase_lose_nothing_double_nothing_and_leave_nothing_unsaid() -> (
    None
):
    """B6, C18: processes and databases die, disks fill, Telegram fails; what was answered holds."""
    sqlite, postgres = await asyncio.gather(*(evenings(kind, SEED, KILLS) for kind in ROLES))
    for tally in (sqlite, postgres):
        assert tally.troubles == []
        assert (tally.lost, tally.doubled, tally.miscounted, tally.untold) == (0, 0, 0, 0)
        assert min(tally.kills[phase] for phase in PHASES) >= 1
        assert tally.all_kills >= KILLS
        assert tally.accepted > 50
        assert tally.rounds == 4 * tally.games
    assert postgres.victims["web"] + postgres.victims["worker"] == postgres.all_kills
    assert all(took < TAKE_OVER_WITHIN for took in postgres.takeovers)
