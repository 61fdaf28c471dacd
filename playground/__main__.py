"""`python -m playground`: a whole evening of Fabulo on this machine, without Telegram."""

import argparse
import asyncio
import errno
import signal
import sys
from pathlib import Path

from playground.launch import Options, run
from playground.product import ProductError


def _options(arguments: list[str]) -> Options:
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--players", type=int, default=4, help="you and your friends together (1-12)")
    parser.add_argument("--port", type=int, default=8089, help="of the page; 0 takes any free one")
    parser.add_argument("--seed", type=int, help="makes the friends play the same again")
    parser.add_argument("--language", default="en", help="of you and your friends, such as en or pt-br")
    parser.add_argument("--name", default="Robin", help="yours")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the games in this folder")
    parser.add_argument("--no-bot", action="store_true", help="start no bot; connect one yourself")
    given = parser.parse_args(arguments)
    if not 1 <= given.players <= 12:
        parser.error("--players must be 1 to 12")
    return Options(
        players=given.players,
        port=given.port,
        seed=given.seed,
        language=given.language,
        name=given.name,
        keep=given.keep,
        with_bot=not given.no_bot,
    )


def _told(error: ProductError | OSError) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return 'The port is taken, perhaps by another evening; make play ARGS="--port 0" takes any free one.'
    return str(error)


async def _main(options: Options) -> None:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    await run(options, ended)


if __name__ == "__main__":
    try:
        asyncio.run(_main(_options(sys.argv[1:])))
    except (ProductError, OSError) as error:
        sys.exit(_told(error))
