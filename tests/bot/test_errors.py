"""Refusals in words: every one has a text, and says the time and the names it knows."""

import pytest

from bot.desk import Declined
from bot.errors import said
from models.play import NoSuchGame
from models.rules import Refusal, RuleError
from tests.bot.world import plain, texts

WORDS = texts().words("en")
NOW = 1000.0
VALUES = {
    Refusal.CLUE_TOO_LONG: {"most": 200, "length": 230},
    Refusal.DECK_TOO_SMALL: {"cards": 20, "needed": 40},
    Refusal.NOT_YET: {"round": 3},
    Refusal.TABLE_FULL: {"seats": 8},
    Refusal.TOO_EARLY: {"at": NOW + 90},
    Refusal.TOO_FEW: {"least": 3},
    Refusal.TOO_MANY: {"seats": 8},
    Refusal.WRONG_COUNT: {"wanted": 2},
}


@pytest.mark.parametrize("code", list(Refusal))
def test_every_refusal_has_a_text_that_fits_into_a_toast(code):
    text = said(RuleError(code, **VALUES.get(code, {})), WORDS, NOW)
    assert 0 < len(text) <= 200
    assert "refusal" not in text


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (RuleError(Refusal.TOO_EARLY, at=NOW + 90), "Give them a little longer: 1 minute, 30 seconds."),
        (RuleError(Refusal.TOO_EARLY, at=NOW - 5), "Give them a little longer: 1 second."),
        (
            RuleError(Refusal.NOT_HOST, at=NOW + 600),
            "Only the host can begin now; anybody at the table can in 10 minutes.",
        ),
        (RuleError(Refusal.NOT_HOST), "Only the host can do that."),
        (RuleError(Refusal.TOO_LATE, name="<b>Ann"), "<b>Ann was faster and tells this round."),
        (RuleError(Refusal.TOO_FEW, least=2), "It takes 2 players to begin."),
        (NoSuchGame("x"), "That game is long gone."),
        (Declined("toast-elsewhere"), "That game is played in another chat."),
    ],
)
def test_a_refusal_says_what_it_knows(error, text):
    assert plain(said(error, WORDS, NOW)) == text
