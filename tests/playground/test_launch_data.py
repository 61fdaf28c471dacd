"""The launch data the pretend Telegram signs, checked by init-data-py."""

import json
from urllib.parse import parse_qsl, urlsplit

import pytest
from init_data_py import validate_by_hash
from init_data_py.errors import HashInvalidError

from playground.launch_data import launch_address, signed

TOKEN = "7000000001:TEST-TOKEN-OF-NOBODY"


async def test_launch_data_from_a_group_names_the_person_the_chat_and_the_parameter(world):
    data = world.ben.init_data("g_AbC-123", chat=world.group)
    launch = validate_by_hash(data, TOKEN)
    assert (launch.user.id, launch.user.first_name, launch.user.language_code) == (
        world.ben.id,
        "Ben",
        "pt-br",
    )
    fields = dict(parse_qsl(data))
    assert (fields["chat_type"], fields["start_param"]) == ("supergroup", "g_AbC-123")
    assert fields["chat_instance"] == world.group.instance
    assert len(fields["signature"]) == 86
    assert "chat" not in fields
    assert "query_id" not in fields


async def test_launch_data_signed_for_another_bot_does_not_pass(world):
    other = world.telegram.add_bot("7000000002:OTHER", username="OtherBot")
    with pytest.raises(HashInvalidError):
        validate_by_hash(world.ann.init_data(bot=other), TOKEN)


async def test_names_with_every_odd_letter_stay_signed(world):
    odd = world.telegram.add_person(
        'Zoë + "Ann" & Co = 100% / \\ <b>', last_name="Я😀 a+b", username="odd_one"
    )
    launch = validate_by_hash(odd.init_data("x", chat=world.group), TOKEN)
    assert (launch.user.first_name, launch.user.last_name) == ('Zoë + "Ann" & Co = 100% / \\ <b>', "Я😀 a+b")


async def test_the_time_of_the_launch_is_the_worlds(world):
    world.telegram.clock.advance(3600)
    data = dict(parse_qsl(world.ann.init_data()))
    assert int(data["auth_date"]) == world.telegram.clock.date()
    assert dict(parse_qsl(world.ann.init_data(auth_date=1)))["auth_date"] == "1"


def test_a_published_example_gets_its_published_hash():
    """From the documentation of tma.js, with a token that was published for the purpose."""
    pairs = {
        "query_id": "AAHdF6IQAAAAAN0XohDhrOrc",
        "user": '{"id":279058397,"first_name":"Vladislav","last_name":"Kibenko","username":"vdkfrost",'
        '"language_code":"ru","is_premium":true}',
        "auth_date": "1662771648",
    }
    data = signed("5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8", pairs)
    assert data.endswith("&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2")


def test_a_client_opens_the_mini_app_with_launch_data_in_the_fragment():
    address = launch_address(
        "http://127.0.0.1:8080/", "user=x&hash=y", start_param="g_1", version="9.6", platform="weba",
        theme=json.dumps({"bg_color": "#ffffff"}),
    )  # fmt: skip
    parts = urlsplit(address)
    assert (parts.path, parts.query) == ("/", "tgWebAppStartParam=g_1")
    assert dict(parse_qsl(parts.fragment)) == {
        "tgWebAppData": "user=x&hash=y",
        "tgWebAppVersion": "9.6",
        "tgWebAppPlatform": "weba",
        "tgWebAppThemeParams": '{"bg_color": "#ffffff"}',
    }
