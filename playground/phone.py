"""One person's mini-app for one game, through its HTTP API alone: a session, the newest view, moves."""

import uuid
from collections.abc import Callable
from typing import Any, Self

from aiohttp import ClientError, ClientResponse, ClientSession, ClientTimeout

Json = dict[str, Any]

PATIENCE = ClientTimeout(total=40)


class Unwell(Exception):  # noqa: N818 - a state that passes, not a failure
    """The mini-app could not answer just now; try again later."""


class ShutOut(Exception):  # noqa: N818 - an answer, not a failure
    """The mini-app has no such game for this person."""


class Phone:
    """A phone with the mini-app open. `launch_data` signs anew for each session; use it as a context."""

    def __init__(self, miniapp: str, game: str, launch_data: Callable[[], str]) -> None:
        self.view: Json = {}
        self.was_refused = False
        self._game = game
        self._launch_data = launch_data
        self._token = ""
        self._address = miniapp.rstrip("/")
        self._http: ClientSession

    async def __aenter__(self) -> Self:
        self._http = ClientSession(timeout=PATIENCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.close()

    @property
    def token(self) -> str:
        """The session's token; nothing before the first look."""
        return self._token

    async def look(self) -> Json:
        """The view as it is now."""
        return await self._ask("GET", f"/api/games/{self._game}")

    async def look_again(self) -> Json:
        """The next newer view, or the same after the server's patience ended."""
        if not self.view:
            return await self.look()
        return await self._ask("GET", f"/api/games/{self._game}?since={self.view['version']}")

    async def story(self) -> list[Json]:
        """The scored rounds with all that they revealed; what the phone shows stays as it is."""
        await self.look()
        headers = {"Authorization": f"Bearer {self._token}"}
        address = f"{self._address}/api/games/{self._game}/story"
        async with self._http.get(address, headers=headers) as answer:
            rounds: list[Json] = (await answer.json())["rounds"]
            return rounds

    async def clue(self, number: int) -> tuple[str, bytes]:
        """The clue that was shown in a round: its type and all of it."""
        await self.look()
        headers = {"Authorization": f"Bearer {self._token}"}
        address = f"{self._address}/api/games/{self._game}/clue?round={number}"
        async with self._http.get(address, headers=headers) as answer:
            if answer.status != 200:
                raise Unwell(f"no clue: {answer.status}")
            return answer.content_type, await answer.read()

    async def make(self, move: Json) -> bool:
        """Send a move, again under the same id if the answer got lost; whether it was accepted."""
        body = {"id": str(uuid.uuid4()), **move}
        for attempts_left in (2, 1, 0):
            try:
                before = self.view
                await self._ask("POST", f"/api/games/{self._game}/moves", body)
                return self.view is not before and not self.was_refused
            except (ClientError, TimeoutError, Unwell):
                if not attempts_left:
                    raise
        return False

    async def _ask(self, method: str, path: str, body: Json | None = None) -> Json:
        if not self._token:
            await self._open_session()
        headers = {"Authorization": f"Bearer {self._token}"}
        async with self._http.request(method, self._address + path, json=body, headers=headers) as answer:
            return await self._understood(answer)

    async def _open_session(self) -> None:
        headers = {"Authorization": f"tma {self._launch_data()}"}
        async with self._http.post(f"{self._address}/api/session", headers=headers) as answer:
            if answer.status != 200:
                raise Unwell(f"no session: {answer.status}")
            self._token = (await answer.json())["token"]

    async def _understood(self, answer: ClientResponse) -> Json:
        self.was_refused = answer.status == 409
        if answer.status == 200:
            self.view = await answer.json()
        elif answer.status == 409:
            self.view = (await answer.json()).get("view") or self.view
        elif answer.status == 401:
            self._token = ""
            raise Unwell("the session is over")
        elif answer.status in (403, 404):
            raise ShutOut(f"{answer.status}")
        elif answer.status != 304:
            raise Unwell(f"the mini-app answered {answer.status}")
        return self.view
