"""The rows of the table, each a module with `async def measure(bench) -> list[Figure]`."""
