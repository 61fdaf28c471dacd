"""The playground's own HTTP API, for its page and for other programs: everything one may do in the world."""

import json
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

from aiohttp import web

from playground.chats import Chat, Topic
from playground.feed import guarded
from playground.friends import Friends
from playground.launch_data import launch_address
from playground.messages import Message
from playground.people import Person
from playground.portrait import all_chats, chat_named
from playground.product import Product, ProductError
from playground.telegram import Telegram

Json = dict[str, Any]
Act = Callable[[Json], Awaitable[Json | None]]

CLIENT_VERSION = "9.6"


class Control:
    """Routes under /control; every act is a POST with a JSON object, answered with one."""

    def __init__(self, telegram: Telegram, friends: Friends, product: Product | None = None) -> None:
        self._telegram = telegram
        self._friends = friends
        self._product = product

    def add_routes(self, app: web.Application) -> None:
        """Join the routes to the server's, before it starts."""
        acts: dict[str, Act] = {
            "say": self._say,
            "send": self._send,
            "press": self._press,
            "forward": self._forward,
            "delete": self._delete,
            "person": self._add_person,
            "plays": self._set_playing,
            "chat": self._add_chat,
            "topic": self._topic,
            "act": self._act,
            "commands": self._commands,
            "launch": self._launch,
            "fault": self._fault,
            "clock": self._clock,
            "product": self._steer_product,
        }
        for name, act in acts.items():
            app.router.add_post(f"/control/{name}", guarded(_answering(act)))

    async def _say(self, values: Json) -> Json:
        person, chat = self._person(values), self._chat(values)
        message = await person.says(
            chat, values["text"], reply_to=self._reply(values), topic=_topic(chat, values)
        )
        return {"key": message.key}

    async def _send(self, values: Json) -> Json:
        person, chat = self._person(values), self._chat(values)
        message = await person.sends(
            chat, values["kind"], reply_to=self._reply(values), topic=_topic(chat, values)
        )
        return {"key": message.key}

    async def _press(self, values: Json) -> None:
        person, message = self._person(values), self._message(values["message"])
        button = message.rows[values["row"]][values["column"]]
        if button.data is None:
            raise LookupError("this button tells the bot nothing")
        person.press(message, button.data)

    async def _forward(self, values: Json) -> Json:
        forwarded = await self._person(values).forwards(self._message(values["message"]), self._chat(values))
        return {"key": forwarded.key}

    async def _delete(self, values: Json) -> None:
        await self._person(values).deletes(self._message(values["message"]))

    async def _add_person(self, values: Json) -> Json:
        person = self._telegram.add_person(values["name"], language=values.get("language", "en"))
        if "chat" in values:
            await person.joins(self._chat(values))
        if values.get("plays"):
            self._friends.add(person)
        return {"id": person.id}

    async def _set_playing(self, values: Json) -> None:
        person = self._person(values)
        (self._friends.add if values["plays"] else self._friends.remove)(person)

    async def _add_chat(self, values: Json) -> Json:
        telegram = self._telegram
        chat = telegram.add_group(values["title"], telegram.people, kind=values.get("kind", "supergroup"))
        return {"key": str(chat.id)}

    async def _topic(self, values: Json) -> Json:
        chat, person = self._chat(values), self._person(values)
        if "name" in values:
            topic = await person.opens_topic(chat, values["name"])
        else:
            topic = chat.topics[values["topic"]]
            act = {
                "close": person.closes_topic,
                "reopen": person.reopens_topic,
                "delete": person.deletes_topic,
            }
            await act[values["what"]](chat, topic)
        self._telegram.changed("chat", chat)
        return {"topic": topic.id}

    async def _act(self, values: Json) -> Json:
        """Things people do to groups and bots."""
        person, chat = self._person(values), self._chat(values)
        bot = self._telegram.bots[0]
        if values["what"] == "migrate":
            return {"key": str(self._telegram.migrate(chat).id)}
        acts: dict[str, Callable[[], Awaitable[None]]] = {
            "leave": lambda: person.leaves(chat),
            "join": lambda: person.joins(chat),
            "rename": lambda: person.renames(chat, values["title"]),
            "kick_bot": lambda: person.kicks(bot, chat),
            "add_bot": lambda: person.adds(bot, chat),
            "promote_bot": lambda: person.promotes(bot, chat),
            "demote_bot": lambda: person.demotes(bot, chat),
            "mute_bot": lambda: person.restricts(bot, chat, can_send_messages=False),
            "block_bot": lambda: person.blocks(bot),
            "unblock_bot": lambda: person.unblocks(bot),
        }
        await acts[values["what"]]()
        return {}

    async def _commands(self, values: Json) -> Json:
        person, chat = self._person(values), self._chat(values)
        bots = [bot for bot in self._telegram.bots if chat.has(bot) or bot.private.get(person.id) is chat]
        return {"commands": [command for bot in bots for command in bot.commands_for(person, chat)]}

    async def _launch(self, values: Json) -> Json:
        """The address a person's phone opens for a link such as `https://t.me/<bot>/<miniapp>?startapp=<game>`."""
        parts = urlsplit(values["link"])
        username, _, short_name = parts.path.strip("/").partition("/")
        bots = [bot for bot in self._telegram.bots if bot.username.casefold() == username.casefold()]
        if parts.hostname != "t.me" or not bots or short_name not in bots[0].miniapps:
            raise LookupError(f"{values['link']} opens no mini-app")
        start_param = parse_qs(parts.query).get("startapp", [""])[0]
        chat = self._chat(values) if values.get("chat") else None
        data = self._person(values).init_data(start_param, chat=chat, bot=bots[0])
        address = launch_address(
            bots[0].miniapps[short_name], data, start_param=start_param, version=CLIENT_VERSION,
            platform="weba", theme=json.dumps(values.get("theme", {})),
        )  # fmt: skip
        return {"url": address, "name": bots[0].name}

    async def _fault(self, values: Json) -> None:
        telegram = self._telegram
        if values["kind"] == "none":
            telegram.faults.clear()
            telegram.is_dark = False
        elif values["kind"] == "dark":
            telegram.is_dark = bool(values["on"])
        else:
            more = {name: values[name] for name in ("retry_after", "seconds") if name in values}
            telegram.faults.add(
                values["kind"], values.get("method") or None, times=values.get("times", 1), **more
            )
        telegram.changed("faults", None)

    async def _clock(self, values: Json) -> None:
        self._telegram.clock.advance(float(values["seconds"]))

    async def _steer_product(self, values: Json) -> None:
        if self._product is None:
            raise LookupError("no bot was started here")
        acts = {"kill": self._product.pull_the_plug, "stop": self._product.stop, "start": self._product.start}
        await acts[values["what"]]()

    def _person(self, values: Json) -> Person:
        for person in self._telegram.people:
            if person.id == values["person"]:
                return person
        raise LookupError(f"there is nobody {values['person']}")

    def _chat(self, values: Json) -> Chat:
        return chat_named(self._telegram, str(values["chat"]))

    def _message(self, key: int) -> Message:
        for chat in all_chats(self._telegram):
            for message in reversed(chat.everything):
                if message.key == key:
                    return message
        raise LookupError(f"there is no message {key}")

    def _reply(self, values: Json) -> Message | None:
        return self._message(values["reply_to"]) if values.get("reply_to") else None


def _topic(chat: Chat, values: Json) -> Topic | None:
    return chat.topics[values["topic"]] if values.get("topic") else None


def _answering(act: Act) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """The handler of one act; what cannot be done is told as `{"wrong": ...}`."""

    async def answer(request: web.Request) -> web.Response:
        try:
            return web.json_response(await act(await request.json()) or {})
        except (LookupError, PermissionError, ValueError, ProductError) as error:
            return web.json_response({"wrong": str(error)}, status=400)

    return answer
