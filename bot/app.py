"""The bot: every kind of update and who answers it, on one screen."""

from collections.abc import Callable, Coroutine
from typing import Any

from telegram import Message, Update
from telegram.ext import (
    Application,
    CallbackContext,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    TypeHandler,
    filters,
)

from bot.asking import Ask, ask_of
from bot.buttons import Buttons
from bot.chats import Chats
from bot.clues import Clues
from bot.commands import ALIASES, GROUP_COMMANDS, Commands
from bot.desk import Desk
from bot.errors import Errors
from bot.house_menu import HouseMenu
from bot.information import Information
from bot.languages import Languages
from bot.moves import Moves
from bot.private import Private
from bot.request import Called, Request

UPDATE_KINDS = ("message", "callback_query", "my_chat_member", "chat_member")
"""All that the bot listens to; `chat_member` comes only where it is an admin, and only if asked for."""

Bot = Application[Any, Any, Any, Any, Any, Any]
Context = CallbackContext[Any, Any, Any, Any]
Answer = Callable[[Ask, Message], Coroutine[Any, Any, object]]
Handler = Callable[[Update, Context], Coroutine[Any, Any, None]]

_GROUP = filters.ChatType.GROUPS & filters.UpdateType.MESSAGE
_PRIVATE = filters.ChatType.PRIVATE & filters.UpdateType.MESSAGE & ~filters.StatusUpdate.ALL
_SERVICE = (
    filters.StatusUpdate.LEFT_CHAT_MEMBER
    | filters.StatusUpdate.NEW_CHAT_MEMBERS
    | filters.StatusUpdate.NEW_CHAT_TITLE
    | filters.StatusUpdate.MIGRATE
    | filters.StatusUpdate.PINNED_MESSAGE
)


def build_application(token: str, telegram_api: str, called: Called = lambda method, outcome: None) -> Bot:
    """The application of python-telegram-bot: without an updater, timers or memory of its own.

    `called` is told of each call to Telegram.
    """
    builder = Application.builder().token(token).updater(None).job_queue(None)
    builder = builder.request(Request(called=called))
    builder = builder.get_updates_request(Request(connections=1, called=called))
    return builder.base_url(f"{telegram_api}/bot").base_file_url(f"{telegram_api}/file/bot").build()


def add_handlers(application: Bot, desk: Desk) -> Errors:
    """Say who answers what. The answer keeps what went wrong with an update."""
    handlers, errors = Handlers(desk), Errors(desk)
    asked = handlers.asked
    commands = [*GROUP_COMMANDS, *ALIASES]
    application.add_handler(TypeHandler(Update, handlers.stirred), group=-1)
    application.add_handler(CommandHandler(commands, asked(handlers.command), filters=_GROUP))
    application.add_handler(CallbackQueryHandler(handlers.pressed))
    application.add_handler(ChatMemberHandler(handlers.member, ChatMemberHandler.ANY_CHAT_MEMBER))
    application.add_handler(MessageHandler(_GROUP & _SERVICE, handlers.service))
    application.add_handler(
        MessageHandler(_GROUP & filters.REPLY & ~filters.COMMAND, asked(handlers.clues.replied))
    )
    application.add_handler(MessageHandler(_PRIVATE & filters.COMMAND, asked(handlers.private.started)))
    application.add_handler(MessageHandler(_PRIVATE, asked(handlers.private.wrote)))
    application.add_error_handler(errors.handle)
    return errors


class Handlers:
    """Hands each update to those who know about it."""

    def __init__(self, desk: Desk) -> None:
        moves = Moves(desk)
        menu, languages = HouseMenu(desk, moves), Languages(desk, moves)
        self._desk = desk
        self.clues = Clues(desk)
        information = Information(desk)
        self.private = Private(desk, self.clues, languages, information)
        self._commands = Commands(desk, moves, menu, languages, information)
        self._buttons = Buttons(desk, moves, menu, languages, self.clues, self.private)
        self._chats = Chats(desk)

    def asked(self, answer: Answer) -> Handler:
        """A handler of what people write; other bots are passed over."""

        async def handle(update: Update, context: Context) -> None:
            ask = ask_of(update)
            if ask is not None and ask.message is not None:
                await self._desk.meet(ask)
                await answer(ask, ask.message)

        return handle

    async def command(self, ask: Ask, message: Message) -> None:
        """A command in a group."""
        name, *arguments = (message.text or "").split()
        await self._commands.answer(ask, name[1:].partition("@")[0].casefold(), arguments)

    async def pressed(self, update: Update, context: Context) -> None:
        """A press on a button, in a group or in private."""
        ask = ask_of(update)
        if ask is not None and ask.query is not None:
            data = ask.query.data or ""
            ask = await self._desk.moved(ask)
            await self._desk.meet(ask)
            await self._buttons.pressed(ask, data)

    async def stirred(self, update: Update, context: Context) -> None:
        """Any update at all, before it is answered."""
        await self._chats.stirred(update)

    async def member(self, update: Update, context: Context) -> None:
        """The bot, or somebody else, has another standing in a chat."""
        if update.my_chat_member is not None:
            await self._chats.own_standing(update.update_id, update.my_chat_member)
        elif update.chat_member is not None:
            await self._chats.standing(update.chat_member)

    async def service(self, update: Update, context: Context) -> None:
        """Telegram's own messages in a group."""
        if update.message is not None:
            await self._chats.service(update.message)
