"""What becomes of an error in a handler: a refusal is said politely, anything else is kept as a failure."""

import html
import logging

from telegram import Update
from telegram.ext import CallbackContext

from bot.asking import ask_of
from bot.desk import Declined, Desk
from bot.texts import Words
from models.play import NoSuchGame
from models.rules import Refusal, RuleError

log = logging.getLogger(__name__)


class Errors:
    """Answers refusals; `failures` holds what else went wrong, by the id of the update, until it is taken."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._failures: dict[int, BaseException] = {}

    def take(self, update: int) -> BaseException | None:
        """What went wrong while an update was handled, if anything did."""
        return self._failures.pop(update, None)

    async def handle(self, update: object, context: CallbackContext) -> None:  # type: ignore[type-arg]
        """The error handler: python-telegram-bot swallows what a handler raises and calls this."""
        error = context.error
        if not isinstance(update, Update) or error is None:
            log.error("an error without an update", exc_info=error)
            return
        try:
            if not await self._answered(update, error):
                self._failures[update.update_id] = error
        except Exception as worse:
            self._failures[update.update_id] = worse

    async def _answered(self, update: Update, error: Exception) -> bool:
        """Say a refusal to whom it concerns; False for what is no refusal."""
        ask = ask_of(update)
        if ask is None or not isinstance(error, RuleError | Declined | NoSuchGame):
            return False
        words = await self._desk.words_for(ask)
        text = said(error, words, self._desk.clock())
        if ask.query is not None:
            await self._desk.toast(ask, text)
            return True
        keyboard = error.keyboard(words) if isinstance(error, Declined) and error.keyboard else None
        await self._desk.say(ask, html.escape(text), keyboard)
        return True


def said(error: RuleError | Declined | NoSuchGame, words: Words, now: float) -> str:
    """A refusal in words, for a toast or a short answer."""
    if isinstance(error, NoSuchGame):
        return words("toast-no-game")
    if isinstance(error, Declined):
        return words(error.key, **error.values)
    values = dict(error.values)
    if "at" in values:
        values["when"] = words.duration(max(1.0, float(values.pop("at")) - now))
    return words(_key(error), **values)


def _key(error: RuleError) -> str:
    """The key of a refusal's text: two of them say more when the rules tell more."""
    if error.code is Refusal.NOT_HOST and "at" in error.values:
        return "refusal-not-host-yet"
    if error.code is Refusal.TOO_LATE and "name" in error.values:
        return "refusal-too-late-told"
    return f"refusal-{error.code.value}"
