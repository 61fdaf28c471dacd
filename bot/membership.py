"""Asks Telegram who belongs to a chat."""

import asyncio
import logging

from telegram import (
    Bot,
    ChatMember,
    ChatMemberAdministrator,
    ChatMemberMember,
    ChatMemberOwner,
    ChatMemberRestricted,
)
from telegram.error import TelegramError

from models.ports import PATIENCE, Standing

log = logging.getLogger(__name__)


class Membership:
    """The port of that name, answered by `getChatMember`."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def standing(self, chat: int, player: int) -> Standing:
        """The player's standing in the chat; UNKNOWN where Telegram does not tell in time.

        A bot without admin rights may be told nothing of people it has not met: that is no "no".
        """
        try:
            async with asyncio.timeout(PATIENCE):
                member = await self._bot.get_chat_member(chat, player)
        except (TelegramError, TimeoutError) as error:
            log.info("the standing of a player in chat %s is unknown: %s", chat, error)
            return Standing.UNKNOWN
        return standing_of(member)


def standing_of(member: ChatMember) -> Standing:
    """What Telegram's words for a member come to; a restricted one may have left."""
    if isinstance(member, ChatMemberOwner | ChatMemberAdministrator):
        return Standing.ADMIN
    if isinstance(member, ChatMemberMember):
        return Standing.MEMBER
    if isinstance(member, ChatMemberRestricted) and member.is_member:
        return Standing.MEMBER
    return Standing.OUTSIDE
