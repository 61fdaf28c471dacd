"""What Telegram shows of the bot before one talks to it: its commands by scope, and who it is."""

import logging

from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    MenuButtonWebApp,
    WebAppInfo,
)
from telegram.error import TelegramError

from bot.commands import GROUP_COMMANDS
from bot.texts import FALLBACK, Texts, Words

log = logging.getLogger(__name__)

PRIVATE_COMMANDS = ("start", "rules", "pings", "language", "help")


async def introduce(bot: Bot, texts: Texts, public_url: str) -> None:
    """Tell Telegram, for every language and for all others.

    Nothing depends on it: where Telegram does not take it, the bot works all the same.
    """
    try:
        for language in texts.languages:
            await _in_language(bot, texts.words(language), _code(language))
        await _in_language(bot, texts.words(FALLBACK), None)
        if public_url.startswith("https://"):
            text = texts.words(FALLBACK)("profile-menu")
            await bot.set_chat_menu_button(menu_button=MenuButtonWebApp(text, WebAppInfo(public_url)))
    except TelegramError as error:
        log.warning("Telegram did not take the bot's profile: %s", error)


async def _in_language(bot: Bot, words: Words, code: str | None) -> None:
    scopes = (
        (BotCommandScopeAllGroupChats(), GROUP_COMMANDS),
        (BotCommandScopeAllPrivateChats(), PRIVATE_COMMANDS),
    )
    for scope, names in scopes:
        commands = [BotCommand(name, words(f"command-{name}")) for name in names]
        await bot.set_my_commands(commands, scope=scope, language_code=code)
    await bot.set_my_description(words("profile-description"), language_code=code)
    await bot.set_my_short_description(words("profile-short"), language_code=code)


def _code(language: str) -> str:
    """Telegram knows languages by two letters alone."""
    return language.partition("-")[0]
