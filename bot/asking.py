"""Who asks for something, where and how: what every handler wants to know of an update."""

from dataclasses import dataclass

from telegram import CallbackQuery, Chat, Message, Update, User
from telegram.constants import ChatID

from models.chats import Place
from models.people import Person
from models.rules.letters import clean

LONGEST_TITLE = 256


@dataclass(frozen=True, slots=True)
class Ask:
    """A command, a press or a message, and where it comes from.

    `person` is None where Telegram hides who it is: a channel, or an admin who writes as the group
    (`is_anonymous_admin`). `message` is the command itself, or the message with the button.
    """

    update: int
    place: Place
    is_group: bool
    person: Person | None
    is_anonymous_admin: bool = False
    message: Message | None = None
    query: CallbackQuery | None = None

    @property
    def player(self) -> int:
        """The player's Telegram id; for those who are hidden one that nobody sits under."""
        return self.person.id if self.person else int(ChatID.ANONYMOUS_ADMIN)


def ask_of(update: Update) -> Ask | None:
    """What an update asks; None for other bots, and for what no person of a chat has sent."""
    query = update.callback_query
    if query is not None:
        return _pressed(update, query)
    message = update.message
    if message is None or message.from_user is None:
        return None
    if message.sender_chat is not None:
        as_group = message.sender_chat.id == message.chat.id
        return Ask(
            update.update_id, place_of(message), _is_group(message.chat), None, as_group, message=message
        )
    if message.from_user.is_bot:
        return None
    person = person_of(message.from_user)
    return Ask(update.update_id, place_of(message), _is_group(message.chat), person, message=message)


def person_of(user: User) -> Person:
    """Somebody as Telegram describes them, their name made fit to be read."""
    return Person.named(user.id, user.full_name, user.username, user.language_code)


def place_of(message: Message) -> Place:
    """Where a message stands; its topic only where it truly is one's (replies carry thread ids too)."""
    topic = message.message_thread_id if message.is_topic_message else None
    return place_in(message.chat, topic, message.from_user)


def place_in(chat: Chat, topic: int | None, by: User | None) -> Place:
    """A chat as a place to play; one we do not know yet speaks as the person who met us there."""
    title = clean(chat.title or "")[:LONGEST_TITLE]
    return Place(chat=chat.id, title=title, topic=topic, language=by.language_code if by else None)


def _pressed(update: Update, query: CallbackQuery) -> Ask | None:
    message = query.message
    if message is None or query.from_user.is_bot:
        return None
    readable = message if isinstance(message, Message) else None
    topic = readable.message_thread_id if readable is not None and readable.is_topic_message else None
    place = place_in(message.chat, topic, query.from_user)
    person = person_of(query.from_user)
    is_group = _is_group(message.chat)
    return Ask(update.update_id, place, is_group, person, message=readable, query=query)


def _is_group(chat: Chat) -> bool:
    return chat.type in (Chat.GROUP, Chat.SUPERGROUP)
