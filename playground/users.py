"""Who takes part in the pretend Telegram, as an account: people, bots and Telegram's own two stand-ins."""

from dataclasses import dataclass


@dataclass(eq=False)
class User:
    """One account. `language` is an IETF tag or empty; `deactivated` accounts answer nothing any more."""

    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language: str = ""
    is_bot: bool = False
    premium: bool = False
    deactivated: bool = False

    @property
    def name(self) -> str:
        """First and last name, as chats show them."""
        return f"{self.first_name} {self.last_name}".strip()

    def __repr__(self) -> str:
        return f"<{self.name} {self.id}>"


def group_anonymous_bot() -> User:
    """Who an anonymous administrator's messages claim to be from."""
    return User(1087968824, "Group", username="GroupAnonymousBot", is_bot=True)


def channel_bot() -> User:
    """Who a message claims to be from when somebody posts as a channel."""
    return User(136817688, "Channel", username="Channel_Bot", is_bot=True)
