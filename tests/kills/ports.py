"""Ports for those who are killed and come back."""

import socket
from random import Random


def a_port(chance: Random) -> int:
    """A free port below those that connections are given: it must be free again after each kill."""
    while True:
        port = chance.randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
