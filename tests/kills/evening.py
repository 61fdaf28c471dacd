"""One evening of kills on one database: groups play, things strike, and then everything is compared."""

import asyncio
import shutil
import tempfile
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random

from playground import Telegram
from playground.bots import Bot
from playground.launch import NAMES
from tests.kills import audit, heard
from tests.kills.book import Book
from tests.kills.cluster import Cluster
from tests.kills.disk import Disk
from tests.kills.group import Group
from tests.kills.service import TOKEN, Service
from tests.kills.strikes import Strikes
from tests.kills.tally import Tally
from tests.kills.waiting import until_found

SIZE = 4
GROUPS = 3  # that play at once, each game in a group of its own
PAUSE = 0.8  # seconds that people think at most
AN_EVENING = 25  # kills
ENDS_WITHIN = 180.0  # seconds for the games that are open when the last strike is over
SETTLES_WITHIN = 150.0
TAKE_OVER_WITHIN = 10.0


class Evening:
    """What happens on one evening. With `mishaps`, not only processes are killed.

    The logs, and a SQLite file, of one with troubles are copied into the folder `keep`.
    """

    def __init__(
        self, kind: str, chance: Random, cluster: Cluster | None, *, mishaps: bool, keep: Path | None
    ) -> None:
        self._kind = kind
        self._chance = chance
        self._cluster = cluster
        self._mishaps = mishaps
        self._keep = keep
        self._book = Book()
        self._groups: list[Group] = []
        self._enough = False

    async def play(self, kills: int) -> Tally:
        """The whole evening with so many kills."""
        async with AsyncExitStack() as stack:
            logs = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fabulo-kills-")))
            service: Service
            disk = None if self._cluster else await stack.enter_async_context(Disk(lambda: service.processes))
            telegram = await stack.enter_async_context(Telegram.serve(webhook_backoff=0.3))
            bot = telegram.add_bot(TOKEN, "FabuloKillsBot", "Fabulo")
            home = None if disk is None else disk.folder
            service = Service(self._kind, telegram, logs, home, self._cluster, self._chance)
            telegram.set_miniapp(bot, "play", service.address)
            stack.callback(self._keep_all, logs, home)
            stack.push_async_callback(service.stop)
            await service.start()
            strikes = Strikes(telegram, service, disk, self._groups, self._chance)
            playing = [
                asyncio.create_task(self._play_on(telegram, bot, service.address)) for _ in range(GROUPS)
            ]
            try:
                await strikes.run(kills, mishaps=self._mishaps)
                self._enough = True
                _, stuck = await asyncio.wait(playing, timeout=ENDS_WITHIN)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.wait(playing)
            for task in set(playing) - stuck:
                task.result()
            self._book.troubles += [f"{group.chat} is stuck" for group in self._groups if not group.is_told]
            await self._settle(service)
            strikes.end()
            tally = await self._compared(telegram, service, strikes)
            if not tally.troubles:
                self._keep = None
            return tally

    def _keep_all(self, *folders: Path | None) -> None:
        """Keep what may tell what went wrong; a full disk's filler tells nothing."""
        if self._keep is None:
            return
        for folder in filter(None, folders):
            shutil.copytree(folder, self._keep / folder.name, ignore=shutil.ignore_patterns("filler"))

    async def _play_on(self, telegram: Telegram, bot: Bot, address: str) -> None:
        """One game after another, until enough has struck."""
        while not self._enough:
            people = [telegram.add_person(name) for name in NAMES[:SIZE]]
            chat = telegram.add_group(f"Group {len(self._groups) + 1}", people)
            group = Group(telegram, bot, chat, self._book, self._chance)
            self._groups.append(group)
            await group.play(people, address, PAUSE)

    async def _settle(self, service: Service) -> None:
        """Wait until all is said, and the buttons of all but the newest messages are gone."""
        try:
            await until_found(partial(self._is_settled, service), SETTLES_WITHIN)
        except TimeoutError:
            self._book.troubles.append("not everything was said in the end")

    async def _is_settled(self, service: Service) -> bool:
        if await service.stored.open_announcements():
            return False
        tally, games = Tally(), await audit.kept_games(service.stored)
        for group in self._groups:
            if group.game in games:
                heard.check_buttons(games[group.game], group, tally)
        return not tally.troubles

    async def _compared(self, telegram: Telegram, service: Service, strikes: Strikes) -> Tally:
        tally, games = strikes.tally, await audit.kept_games(service.stored)
        tally.repeats += self._book.repeats
        tally.troubles += self._book.troubles + telegram.complaints
        tally.said += service.errors()
        tally.ended += service.ended
        if len(games) != len(self._groups):
            tally.doubled += 1
            tally.troubles.append(f"{len(games)} games in {len(self._groups)} groups")
        for group in self._groups:
            kept = games.get(group.game)
            if kept is None:
                tally.troubles.append(f"game {group.game} of {group.chat} is not there")
                continue
            tally.games += 1
            audit.check_moves(kept, self._book, tally)
            audit.check_points(kept, tally)
            heard.check_heard(kept, group, tally)
            heard.check_duplicates(kept, group, strikes.interrupted, strikes.unanswered, tally)
            heard.check_buttons(kept, group, tally)
        if self._kind == "postgres":
            late = [took for took in tally.takeovers if took > TAKE_OVER_WITHIN]
            tally.troubles += [f"a standby took over only after {took:.1f} s" for took in late]
        return tally


async def evenings(
    kind: str, seed: int, kills: int, *, mishaps: bool = True, keep: Path | None = None
) -> Tally:
    """As many evenings as so many kills take, each with a service and a database of its own."""
    total, number = Tally(), 0
    async with AsyncExitStack() as stack:
        cluster = await stack.enter_async_context(Cluster()) if kind == "postgres" else None
        while total.all_kills < kills:
            number += 1
            chance = Random(f"{seed}:{kind}:{number}")
            evening = Evening(kind, chance, cluster, mishaps=mishaps, keep=keep)
            tally = await evening.play(min(AN_EVENING, kills - total.all_kills))
            total += tally
            found = tally.troubles or "all well"
            print(
                f"{kind}, evening {number}: {tally.all_kills} kills, {tally.games} games, {found}", flush=True
            )
    return total
