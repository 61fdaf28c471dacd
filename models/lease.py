"""The lease: who alone, of all processes, may do something now."""

from dataclasses import dataclass

from models.database import Connection, connection

SECONDS = 5.0


class LeaseLost(Exception):  # noqa: N818 - nothing failed; somebody else does it now
    """Another holder has taken over; whatever was about to be done is theirs."""


@dataclass(frozen=True, slots=True)
class Lease:
    """One thing that only one process does at a time.

    Its holder is a text unique to a process. Its number grows with each take-over, so that what an earlier
    holder still tries can be told apart.
    """

    name: str
    seconds: float = SECONDS

    async def hold(self, holder: str, now: float) -> int | None:
        """Take the lease, or keep it, for so many seconds from `now` (Unix seconds).

        Gives its number, or None while another process holds it.
        """
        number = await self._held(holder, now)
        if number is None:
            await connection().rows(
                "INSERT INTO lease (name, number, holder, until) VALUES (?, 0, NULL, 0) "
                "ON CONFLICT DO NOTHING",
                self.name,
            )
            number = await self._held(holder, now)
        return number

    async def left(self, now: float) -> float:
        """For how many seconds from now somebody holds it; 0 while nobody does."""
        row = await connection().row(
            "SELECT until FROM lease WHERE name = ? AND holder IS NOT NULL", self.name
        )
        return 0.0 if row is None else max(0.0, float(row["until"]) - now)

    async def give_back(self, number: int) -> None:
        """Let the next one have it at once; nothing happens when another has taken over already."""
        await connection().rows(
            "UPDATE lease SET holder = NULL, until = 0 WHERE name = ? AND number = ?", self.name, number
        )

    async def confirm(self, database: Connection, number: int) -> None:
        """Make an open transaction fail unless the lease still has this number when it commits.

        Must be its first statement, as it locks the lease until then. Raises LeaseLost.
        """
        held = await database.row(
            "UPDATE lease SET number = number WHERE name = ? AND number = ? AND holder IS NOT NULL "
            "RETURNING number",
            self.name,
            number,
        )
        if held is None:
            raise LeaseLost(self.name)

    async def _held(self, holder: str, now: float) -> int | None:
        row = await connection().row(
            "UPDATE lease SET number = number + CASE WHEN holder = ? THEN 0 ELSE 1 END, "
            "holder = ?, until = ? WHERE name = ? AND (holder = ? OR holder IS NULL OR until <= ?) "
            "RETURNING number",
            holder,
            holder,
            now + self.seconds,
            self.name,
            holder,
            now,
        )
        return None if row is None else int(row["number"])
