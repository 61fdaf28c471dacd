"""The settings: what may be set, what is refused by name, and what follows from it."""

from pathlib import Path

import pytest

from bot.settings import SettingsError, read_settings

GOOD = {"BOT_TOKEN": "123456:abc_DEF-9", "PUBLIC_URL": "https://fabulo.example/"}
EXAMPLE = Path(".env.example").read_text().splitlines()
NAMES = [line.lstrip("#").partition("=")[0] for line in EXAMPLE if "=" in line]


@pytest.fixture
def environment(monkeypatch):
    """Sets these and nothing else."""

    def set_all(**values):
        for name in (*NAMES, "ROLE"):
            monkeypatch.delenv(name, raising=False)
        for name, value in {**GOOD, **values}.items():
            if value is not None:
                monkeypatch.setenv(name, value)

    return set_all


def settings(role="all"):
    return read_settings(role, env_file=None)


def test_two_settings_are_enough(environment):
    environment()
    found = settings()
    assert (found.token, found.public_url) == ("123456:abc_DEF-9", "https://fabulo.example")
    assert (found.telegram_api, found.miniapp) == ("https://api.telegram.org", "play")
    assert (found.host, found.port, found.by_webhook) == ("127.0.0.1", 8080, False)
    assert found.database_url.startswith("sqlite://data/")


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"BOT_TOKEN": None}, "BOT_TOKEN is missing"),
        ({"BOT_TOKEN": ""}, "BOT_TOKEN is missing"),
        ({"PUBLIC_URL": None}, "PUBLIC_URL is missing"),
        ({"BOT_TOKEN": None, "PUBLIC_URL": None}, "BOT_TOKEN is missing; PUBLIC_URL is missing"),
        (
            {"BOT_TOKEN": "not a token"},
            "BOT_TOKEN: must be the token that BotFather gave: digits, a colon, letters",
        ),
        ({"PUBLIC_URL": "http://fabulo.example"}, "PUBLIC_URL: must begin with https://"),
        ({"PUBLIC_URL": "fabulo"}, "PUBLIC_URL: must be an address such as https://example.org"),
        ({"DATABASE_URL": "mysql://x"}, "DATABASE_URL: must begin with sqlite:// or postgres://"),
        ({"UPDATES": "webhook"}, "WEBHOOK_SECRET is missing"),
        ({"UPDATES": "pigeon"}, "UPDATES: input should be 'polling' or 'webhook'"),
        ({"WEBHOOK_SECRET": "no spaces"}, "WEBHOOK_SECRET: must be 1 to 256 of A-Z a-z 0-9 _ -"),
        ({"SECRET_KEY": "short"}, "SECRET_KEY: must be at least 16 letters long"),
        ({"PORT": "99999"}, "PORT: input should be less than or equal to 65535"),
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL: input should be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
    ],
)
def test_a_wrong_or_missing_one_is_named_in_one_line(environment, values, message):
    """C31: no webhook without its secret."""
    environment(**values)
    with pytest.raises(SettingsError) as error:
        settings()
    assert str(error.value) == message


def test_no_secret_stands_in_an_error_or_in_the_settings_own_text(environment):
    environment(BOT_TOKEN="123456:sec ret", SECRET_KEY="hush")
    with pytest.raises(SettingsError) as error:
        settings()
    assert [secret in str(error.value) for secret in ("sec ret", "hush")] == [False, False]
    environment(DATABASE_URL="postgres://fabulo:pass-word@db/fabulo", WEBHOOK_SECRET="the-secret")
    found = settings()
    assert all(secret not in repr(found) for secret in (found.token, "pass-word", "the-secret"))
    assert {"123456:abc_DEF-9", "abc_DEF-9", "pass-word", "the-secret", found.key} == set(found.secrets)


@pytest.mark.parametrize("role", ["web", "worker"])
def test_the_roles_of_several_processes_need_postgres_and_a_webhook(environment, role):
    environment(WEBHOOK_SECRET="x")
    with pytest.raises(
        SettingsError, match=f"DATABASE_URL must be a postgres:// address for the role {role}"
    ):
        settings(role)
    environment(DATABASE_URL="postgres://db/fabulo", UPDATES="polling")
    with pytest.raises(SettingsError, match=f"UPDATES must be webhook for the role {role}"):
        settings(role)
    environment(DATABASE_URL="postgres://db/fabulo", UPDATES=None, WEBHOOK_SECRET="x")
    assert settings(role).by_webhook


def test_the_key_of_the_sessions_follows_from_the_token_or_is_set(environment):
    environment()
    derived = settings().key
    assert len(derived) == 64
    assert settings().key == derived
    environment(SECRET_KEY="sixteen-letters-")
    assert settings().key == "sixteen-letters-"


def test_a_file_beside_the_program_is_read_and_the_environment_wins(environment, tmp_path):
    environment(PUBLIC_URL=None, PORT="9000")
    file = tmp_path / ".env"
    file.write_text("PUBLIC_URL=https://of.the.file\nPORT=1\nSOMETHING_ELSE=x\n")
    found = read_settings("all", env_file=file)
    assert (found.public_url, found.port) == ("https://of.the.file", 9000)


def test_the_example_names_every_setting_and_no_other(environment):
    known = {name.upper() for name in read_settings.__globals__["Settings"].model_fields} - {"ROLE"}
    assert set(NAMES) == known


def test_the_playground_may_be_reached_without_https(environment):
    environment(PUBLIC_URL="http://127.0.0.1:8080", TELEGRAM_API="http://bot-api.local:8081/")
    assert settings().telegram_api == "http://bot-api.local:8081"
