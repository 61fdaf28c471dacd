"""Presses of buttons: the callback queries on their way and what the bots answered."""

import asyncio
from dataclasses import dataclass, field

from playground.bots import Bot
from playground.messages import Message
from playground.users import User


@dataclass(frozen=True, slots=True)
class Answer:
    """What the presser is shown: a toast, an alert, or nothing when `text` is empty."""

    text: str = ""
    alert: bool = False
    url: str = ""


@dataclass(eq=False)
class Press:
    """One callback query. `answered` is done when the bot answers it."""

    id: str
    bot: Bot
    person: User
    message: Message
    data: str
    born: float
    answered: "asyncio.Future[Answer]" = field(repr=False)
