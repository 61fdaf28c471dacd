"""The buttons under messages: where they lead, what they carry, and that it fits."""

from dataclasses import replace

import pytest

from bot.keyboards import LONGEST_DATA, Press, live_keyboard, open_keyboard
from bot.scene import Links
from models import rules
from tests.bot.world import plain, texts
from tests.builders import NOW, a_game

LINKS = Links("FabuloTestBot", "play")
WORDS = texts().words("en")
OPEN = "https://t.me/FabuloTestBot/play?startapp=game"


def buttons(game):
    """Each row as label and what the button does."""
    rows = live_keyboard(game, WORDS, LINKS).inline_keyboard
    return [[(plain(one.text), one.callback_data or one.url) for one in row] for row in rows]


def test_a_lobby_is_joined_left_set_up_begun_and_opened():
    assert buttons(a_game().lobby()) == [
        [("🙋 Join", "join:game"), ("🚪 Leave", "leave:game")],
        [("▶️ Begin", "begin:game"), ("📜 House rules", "house:game")],
        [("🃏 Open the game", OPEN)],
    ]


def test_a_turn_is_opened_nudged_and_skipped_by_name():
    assert buttons(a_game().telling()) == [
        [("🃏 Open my hand", OPEN)],
        [
            ("🔔 Nudge", "nudge:game:1:telling"),
            ("⏭ Skip ann", "skip:game:1:telling:1"),
            ("🙋 Join", "join:game"),
        ],
    ]


def test_of_several_who_are_awaited_nobody_is_named():
    assert buttons(a_game().laying())[1][1] == ("⏭ Skip the wait", "skip:game:1:laying")


def test_in_the_race_the_lot_can_be_drawn():
    game = a_game().with_rules(first="race").telling()
    assert buttons(game)[1][1] == ("🎲 Draw lots", "skip:game:1:telling:race")


def test_the_table_leads_to_the_vote():
    assert buttons(a_game().voting())[0] == [("🗳 Open the vote", OPEN)]


def test_a_nudge_that_is_spent_and_a_full_table_offer_no_button():
    game = a_game().with_rules(seats=4).laying()
    game = replace(game, round=replace(game.round, nudged=True))
    assert buttons(game)[1] == [("⏭ Skip the wait", "skip:game:1:laying")]


def test_the_living_room_knows_no_skip():
    game = a_game().with_rules(pace=rules.Pace.LIVING_ROOM).laying()
    assert buttons(game)[1] == [("🔔 Nudge", "nudge:game:1:laying"), ("🙋 Join", "join:game")]


def test_a_seat_that_is_gone_may_be_taken_again_at_a_full_table():
    game = a_game().with_rules(seats=4).laying()
    game, _ = rules.leave(game, player=4, now=NOW, chance=None)
    assert ("🙋 Join", "join:game") in buttons(game)[1]


def test_after_the_end_one_plays_again_or_looks_back():
    game = a_game().over()
    assert buttons(game) == [
        [("🔁 Rematch", "rematch:game"), ("🐇 Open a game", "newgame")],
        [("📖 Look back", OPEN)],
    ]
    assert buttons(replace(game, next="another")) == [[("📖 Look back", OPEN)]]


def test_a_closed_lobby_offers_a_new_game():
    game, _ = rules.call_off(a_game().lobby(), player=1, now=NOW, chance=None)
    assert buttons(game) == [[("🐇 Open a game", "newgame")]]


def test_the_reminder_leads_to_the_hand():
    rows = open_keyboard(a_game().laying(), WORDS, LINKS).inline_keyboard
    assert [[(one.text, one.url) for one in row] for row in rows] == [[("🃏 Open my hand", OPEN)]]


@pytest.mark.parametrize(
    ("data", "press"),
    [
        ("join:abc", Press("join", "abc")),
        ("skip:abc:4:laying:3", Press("skip", "abc", ("4", "laying", "3"))),
        ("newgame", Press("newgame")),
        ("", Press("")),
        (":::", Press("", "", ("",))),
    ],
)
def test_a_press_is_read_back(data, press):
    assert Press.read(data).move == press.move
    assert Press.read(data).game == press.game


def test_what_does_not_fit_into_a_button_is_never_made():
    """C22: bytes are counted, not letters."""
    with pytest.raises(ValueError, match="too long for a button"):
        Press("house", "g" * 32, ("lone_finder_bonus", "ш" * 9)).data()


def test_every_button_of_every_phase_fits_with_the_longest_game_id():
    """C1, C22: 64 bytes, and no button that groups refuse."""
    for phase in ("lobby", "telling", "laying", "voting", "over"):
        game = getattr(a_game().called("g" * 32).with_rules(first=1), phase)()
        for row in live_keyboard(game, WORDS, LINKS).inline_keyboard:
            for one in row:
                assert one.web_app is None
                assert len((one.callback_data or "").encode()) <= LONGEST_DATA
