import json
from pathlib import Path
from typing import Any

import pytest

from miniapp.auth import AHEAD, LONGEST, OLDEST, Launch, read_launch
from miniapp.failures import Failure
from models.people import Person
from tests.miniapp.launching import launch_data

TOKEN = "123456789:TEST-TOKEN-NOT-REAL"
AT = 1_790_000_000.0
VECTORS = json.loads((Path(__file__).parents[1] / "data/initdata-vectors.json").read_text())["vectors"]
PEOPLE = {
    "genuine-2024-private-with-signature": Person(279058397, "Vladislav + - ? / Kibenko", "vdkfrost", "ru"),
    "genuine-2022-no-signature": Person(279058397, "Vladislav Kibenko", "vdkfrost", "ru"),
    "synthetic-group-direct-link": Person(4503599627370495, "Zoë + Ann & Co = 100% Я <b>", None, "pt-br"),
    "synthetic-group-plus-for-space": Person(4503599627370495, "Zoë + Ann & Co = 100% Я <b>", None, "pt-br"),
    "synthetic-reordered": Person(4503599627370495, "Zoë + Ann & Co = 100% Я <b>", None, "pt-br"),
}


def auth_date(vector: dict[str, Any]) -> float:
    """When the launch data says that it was signed; those without a date are read at the usual time."""
    _, _, rest = vector["init_data"].partition("auth_date=")
    return float(rest.split("&")[0] or AT) if rest else AT


def refusal(raw: str, *, now: float = AT) -> tuple[int, str]:
    with pytest.raises(Failure) as caught:
        read_launch(raw, bot_token=TOKEN, now=now)
    return caught.value.status, caught.value.code


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_a_known_launch_is_read_or_refused(vector: dict[str, Any]) -> None:
    """C4, C6: with and without `query_id`, with "+" in names and for spaces."""
    now = auth_date(vector)
    if vector["hmac_ok"]:
        game = "g_AbC-123_x" if vector["name"].startswith("synthetic") else None
        launch = read_launch(vector["init_data"], bot_token=vector["token"], now=now)
        assert launch == Launch(PEOPLE[vector["name"]], game)
    else:
        with pytest.raises(Failure) as caught:
            read_launch(vector["init_data"], bot_token=vector["token"], now=now)
        assert (caught.value.status, caught.value.code) == (401, "launch-invalid")


def test_all_fourteen_known_launches_are_tried() -> None:
    assert len(VECTORS) == 14


def test_a_launch_is_good_for_a_day() -> None:
    """C7: clients keep launch data for hours."""
    raw = launch_data(TOKEN, 7, "ann", at=AT)
    assert read_launch(raw, bot_token=TOKEN, now=AT + OLDEST).person.id == 7
    assert refusal(raw, now=AT + OLDEST + 1) == (401, "launch-too-old")


def test_a_clock_may_be_a_minute_fast_and_no_more() -> None:
    raw = launch_data(TOKEN, 7, "ann", at=AT)
    assert read_launch(raw, bot_token=TOKEN, now=AT - AHEAD).person.id == 7
    assert refusal(raw, now=AT - AHEAD - 1) == (401, "launch-invalid")


def test_a_forged_launch_is_invalid_however_old() -> None:
    raw = launch_data("123456789:OTHER", 7, "ann", at=AT)
    assert refusal(raw, now=AT + OLDEST + 1) == (401, "launch-invalid")


def test_launch_data_may_have_eight_kibibytes() -> None:
    room = LONGEST - len(launch_data(TOKEN, 7, "ann", at=AT, more=""))
    assert (
        read_launch(launch_data(TOKEN, 7, "ann", at=AT, more="x" * room), bot_token=TOKEN, now=AT).person.id
        == 7
    )
    longer = launch_data(TOKEN, 7, "ann", at=AT, more="x" * (room + 1))
    assert refusal(longer) == (401, "launch-invalid")


def test_the_hash_is_written_in_small_letters() -> None:
    raw, _, digest = launch_data(TOKEN, 7, "ann", at=AT).rpartition("hash=")
    assert refusal(f"{raw}hash={digest.upper()}") == (401, "launch-invalid")


def test_a_launch_by_nobody_is_invalid() -> None:
    raw = launch_data(TOKEN, 7, "ann", at=AT, user="{}")
    assert refusal(raw) == (401, "launch-invalid")


def test_fields_that_telegram_adds_later_change_nothing() -> None:
    raw = launch_data(TOKEN, 7, "ann", at=AT, chat_join_request_query_id="5", can_fly="true")
    assert read_launch(raw, bot_token=TOKEN, now=AT) == Launch(Person(7, "ann", None, "en"), None)


def test_a_name_cannot_jumble_a_page_and_is_the_same_as_in_the_chat() -> None:
    user = {"id": 7, "first_name": "Ann\u202e\u2069\x00", "last_name": "\n<b>", "username": "a\x00nn"}
    raw = launch_data(TOKEN, 7, "ann", at=AT, user=json.dumps(user))
    assert read_launch(raw, bot_token=TOKEN, now=AT).person == Person(7, "Ann <b>", "ann", None)
    raw = launch_data(TOKEN, 7, "ann", at=AT, user=json.dumps({**user, "first_name": "\u3164"}))
    assert read_launch(raw, bot_token=TOKEN, now=AT).person.name == "ㅤ <b>"
    raw = launch_data(
        TOKEN, 7, "ann", at=AT, user=json.dumps({"id": 7, "first_name": "\u3164", "username": "ann"})
    )
    assert read_launch(raw, bot_token=TOKEN, now=AT).person.name == "ann"
    raw = launch_data(TOKEN, 7, "ann", at=AT, user=json.dumps({"id": 7, "first_name": "\u3164"}))
    assert read_launch(raw, bot_token=TOKEN, now=AT).person.name == "🐇"


@pytest.mark.parametrize("id", [0, -5, 2**63, 2**70])
def test_an_id_that_no_person_has_is_invalid(id: int) -> None:
    assert refusal(launch_data(TOKEN, id, "ann", at=AT)) == (401, "launch-invalid")


def test_a_name_that_is_no_text_is_still_a_name() -> None:
    user = json.dumps({"id": 7, "first_name": "a\ud800nn", "last_name": 5, "username": ["x"]})
    raw = launch_data(TOKEN, 7, "ann", at=AT, user=user)
    assert read_launch(raw, bot_token=TOKEN, now=AT).person == Person(7, "ann", None, None)
