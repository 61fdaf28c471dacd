"""What happens to a chat: the bot comes and goes, people come and go, groups are renamed and grow."""

import logging
from dataclasses import dataclass
from functools import partial

from telegram import Chat, ChatMember, ChatMemberRestricted, ChatMemberUpdated, Message, Update, User
from telegram.error import TelegramError

from bot.asking import Ask, person_of, place_in, place_of
from bot.desk import Desk
from bot.keyboards import newgame_keyboard
from bot.membership import standing_of
from models import chats, outbox, people, reading, rules
from models.play import Move
from models.ports import Standing

log = logging.getLogger(__name__)

_GROUPS = (Chat.GROUP, Chat.SUPERGROUP)


@dataclass(frozen=True, slots=True)
class Chats:
    """Keeps the games of a chat in step with the chat."""

    desk: Desk

    async def stirred(self, update: Update) -> None:
        """Any update from a chat shows that the bot is heard there: its paused games go on."""
        chat = update.effective_chat
        if chat is None or chat.type not in _GROUPS or update.my_chat_member is not None:
            return
        if update.message is None or update.message.left_chat_member is None:
            await self._resume(chat.id)

    async def own_standing(self, update: int, changed: ChatMemberUpdated) -> None:
        """The bot was added, removed, silenced, or given its voice back."""
        if changed.chat.type not in _GROUPS:
            return
        if not _may_write(changed.new_chat_member):
            await self._each(changed.chat.id, rules.pause)
            return
        place = place_in(changed.chat, None, changed.from_user)
        ask = Ask(update, place, is_group=True, person=person_of(changed.from_user))
        await chats.know_chat(self.desk.place(ask))
        resumed = await self._resume(changed.chat.id, shown=True)
        if not resumed and standing_of(changed.old_chat_member) is Standing.OUTSIDE:
            words = await self.desk.words_for(ask)
            await self.desk.say(ask, words.html("chat-greeting"), newgame_keyboard(words))

    async def standing(self, changed: ChatMemberUpdated) -> None:
        """Somebody came, went or was promoted; only a bot that is an admin hears of it this way."""
        standing = standing_of(changed.new_chat_member)
        if standing is Standing.OUTSIDE:
            await self._left(changed.chat.id, changed.new_chat_member.user)
        else:
            await self._keep(changed.chat.id, changed.new_chat_member.user, standing)

    async def service(self, message: Message) -> None:
        """A service message: members who came or left, a new title, a group that became a supergroup."""
        chat = message.chat.id
        if message.left_chat_member is not None:
            await self._left(chat, message.left_chat_member)
        for user in message.new_chat_members:
            await self._keep(chat, user, Standing.MEMBER)
        if message.pinned_message is not None and message.from_user is not None:
            await self._tidy(message, by=message.from_user.id)
        if message.new_chat_title is not None:
            await chats.know_chat(place_of(message))
        if message.migrate_to_chat_id is not None:
            await self._move(chat, message.migrate_to_chat_id)
        if message.migrate_from_chat_id is not None:
            await self._move(message.migrate_from_chat_id, chat)

    async def _move(self, old: int, new: int) -> None:
        """Follow a group that became a supergroup; its messages stay behind, so each game is shown anew.

        That is written first and goes along: should the update come again, nothing is left behind to show.
        """
        for game in await reading.open_games_in_chat(old):
            await outbox.repost(game, now=self.desk.clock())
        await self.desk.door.move_chat(old, new)

    async def _tidy(self, message: Message, *, by: int) -> None:
        """Take away Telegram's line that says we have pinned something, where we may."""
        if by == self.desk.bot.id:
            try:
                await self.desk.bot.delete_message(message.chat.id, message.message_id)
            except TelegramError as error:
                log.info("a line about a pinned message stays: %s", error)

    async def _left(self, chat: int, user: User) -> None:
        """Who leaves the group leaves its games."""
        await self._keep(chat, user, Standing.OUTSIDE)
        if not user.is_bot:
            await self._each(chat, partial(rules.leave, player=user.id))

    async def _keep(self, chat: int, user: User, standing: Standing) -> None:
        if not user.is_bot:
            await people.keep_standing(chat, user.id, standing, now=self.desk.clock())

    async def _resume(self, chat: int, *, shown: bool = False) -> list[str]:
        """Let time go on in the paused games of a chat, `shown` anew before; which they were."""
        games = await reading.open_games_in_chat(chat)
        paused = [game for game in games if (await reading.game(game)).paused is not None]
        for game in paused:
            if shown:
                await outbox.repost(game, now=self.desk.clock())
            await self.desk.door.play(game, rules.resume, now=self.desk.clock())
        return paused

    async def _each(self, chat: int, move: Move) -> None:
        """The move in every open game of a chat that it applies to."""
        for game in await reading.open_games_in_chat(chat):
            try:
                await self.desk.door.play(game, move, now=self.desk.clock())
            except rules.RuleError as refused:
                log.info("nothing to do in game %s: %s", game, refused.code)


def _may_write(member: ChatMember) -> bool:
    """Whether the bot is in the chat and has a voice there."""
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return standing_of(member) is not Standing.OUTSIDE
