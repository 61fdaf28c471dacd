"""Who asks: people, hidden admins, channels, other bots."""

from typing import Any

import pytest
from telegram import Update

from bot.asking import ask_of, person_of
from models.chats import Place
from models.people import Person

GROUP = {"id": -100123, "type": "supergroup", "title": "Friday"}
ANN = {
    "id": 1,
    "is_bot": False,
    "first_name": "Ann",
    "last_name": "A.",
    "username": "ann",
    "language_code": "pt-br",
}


def message(**more: Any) -> Update:
    """An update with a message in a group."""
    body = {"message_id": 5, "date": 1, "chat": GROUP, "from": ANN, "text": "/join", **more}
    return Update.de_json({"update_id": 9, "message": body}, None)


def test_a_person_is_known_by_name_and_language():
    ask = ask_of(message())
    assert ask.person == Person(1, "Ann A.", "ann", "pt-br")
    assert ask.place == Place(-100123, "Friday", None, "pt-br")
    assert (ask.update, ask.is_group, ask.is_anonymous_admin, ask.player) == (9, True, False, 1)


def test_an_anonymous_admin_is_nobody_but_an_admin():
    hidden = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
    ask = ask_of(message(**{"from": hidden, "sender_chat": GROUP}))
    assert (ask.person, ask.is_anonymous_admin, ask.player) == (None, True, 1087968824)


def test_who_writes_as_a_channel_is_nobody_and_no_admin():
    channel = {"id": -100999, "type": "channel", "title": "News"}
    hidden = {"id": 136817688, "is_bot": True, "first_name": "Channel", "username": "Channel_Bot"}
    ask = ask_of(message(**{"from": hidden, "sender_chat": channel}))
    assert (ask.person, ask.is_anonymous_admin) == (None, False)


def test_other_bots_are_passed_over():
    assert ask_of(message(**{"from": {"id": 7, "is_bot": True, "first_name": "Other"}})) is None


def test_an_edited_message_asks_nothing():
    body = {"message_id": 5, "date": 1, "edit_date": 2, "chat": GROUP, "from": ANN, "text": "/join"}
    assert ask_of(Update.de_json({"update_id": 9, "edited_message": body}, None)) is None


@pytest.mark.parametrize(("is_topic", "topic"), [(True, 77), (False, None)])
def test_only_a_true_topic_counts(is_topic, topic):
    more = {"message_thread_id": 77, **({"is_topic_message": True} if is_topic else {})}
    assert ask_of(message(**more)).place.topic == topic


@pytest.mark.parametrize(
    ("first", "last", "username", "name"),
    [
        ("  Ann \n", "Lee", None, "Ann Lee"),
        ("\u202eevil", None, None, "evil"),
        ("\u3164", None, "blank", "blank"),
        ("\u3164", None, None, "🐇"),
        ("x" * 300, None, None, "x" * 64),
    ],
)
def test_names_are_made_fit_to_be_read(first, last, username, name):
    update = message(**{"from": {**ANN, "first_name": first, "last_name": last, "username": username}})
    assert person_of(update.effective_user).name == name
