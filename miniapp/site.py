"""What the handlers of the mini-app work with: the door, the ports to Telegram, what was read at start."""

from collections.abc import Callable
from dataclasses import dataclass

from aiohttp import web

from miniapp.page import Template
from miniapp.rates import Rates
from miniapp.sessions import Sessions
from models.decks import Decks
from models.play import Door
from models.ports import AboutBot, Files, Membership


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """One mini-app. `clock` tells Unix seconds; `bot_token` proves launch data and goes nowhere else."""

    door: Door
    membership: Membership
    sparing: Membership  # the same, for what is good to know but not worth a wait
    files: Files
    about: AboutBot
    decks: Decks
    clock: Callable[[], float]
    bot_token: str
    sessions: Sessions
    rates: Rates
    template: Template


SITE = web.AppKey("site", Site)
