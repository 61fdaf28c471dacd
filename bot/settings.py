"""The settings: the environment, or a file `.env` beside the program, read once and checked."""

import hashlib
import hmac
import re
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import unquote, urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, model_validator

from models.settings import ENV_FILE, DatabaseSettings
from models.settings import SettingsError as SettingsError

Role = Literal["all", "web", "worker"]
SHORTEST_KEY = 16
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


def _address(value: str) -> str:
    """An address without a slash at its end."""
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError("must be an address such as https://example.org")
    return value.rstrip("/")


def _public(value: str) -> str:
    """An address that Telegram's clients open: https, or http on this machine alone."""
    parts = urlsplit(value)
    if parts.scheme == "http" and parts.hostname not in LOOPBACK:
        raise ValueError("must begin with https://")
    return value


def _token(value: SecretStr) -> SecretStr:
    if not re.fullmatch(r"[0-9]+:[A-Za-z0-9_-]+", value.get_secret_value()):
        raise ValueError("must be the token that BotFather gave: digits, a colon, letters")
    return value


def _header_secret(value: SecretStr) -> SecretStr:
    secret = value.get_secret_value()
    if not (
        1 <= len(secret) <= 256 and secret.isascii() and secret.replace("-", "").replace("_", "").isalnum()
    ):
        raise ValueError("must be 1 to 256 of A-Z a-z 0-9 _ -")
    return value


def _long_enough(value: SecretStr) -> SecretStr:
    if len(value) < SHORTEST_KEY:
        raise ValueError(f"must be at least {SHORTEST_KEY} letters long")
    return value


Address = Annotated[str, AfterValidator(_address)]
Level = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


class Settings(DatabaseSettings):
    """Everything one may set, under its name in the environment."""

    bot_token: Annotated[SecretStr, AfterValidator(_token)]
    telegram_api: Address = "https://api.telegram.org"
    public_url: Annotated[Address, AfterValidator(_public)]
    miniapp: Annotated[str, Field(pattern=r"^[A-Za-z0-9_]{3,30}$")] = "play"
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8080
    health_port: Annotated[int, Field(ge=0, le=65535)] | None = None
    updates: Literal["polling", "webhook"] | None = None
    webhook_secret: Annotated[SecretStr, AfterValidator(_header_secret)] | None = None
    metrics_token: SecretStr | None = None
    secret_key: Annotated[SecretStr, AfterValidator(_long_enough)] | None = None
    log_level: Annotated[Level, BeforeValidator(str.upper)] = "INFO"
    role: Role = "all"

    @model_validator(mode="after")
    def _fit_together(self) -> Self:
        if self.role != "all":
            if self.database_url.startswith("sqlite"):
                raise ValueError(f"DATABASE_URL must be a postgres:// address for the role {self.role}")
            if self.updates == "polling":
                raise ValueError(f"UPDATES must be webhook for the role {self.role}")
        if self.by_webhook and self.webhook_secret is None:
            raise ValueError("WEBHOOK_SECRET is missing")
        return self

    @property
    def by_webhook(self) -> bool:
        """Whether updates come by webhook; the roles `web` and `worker` know no other way."""
        return self.updates == "webhook" or (self.updates is None and self.role != "all")

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.bot_token.get_secret_value()

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never stand in a log."""
        hidden = (self.webhook_secret, self.metrics_token, self.secret_key)
        set_ones = tuple(one.get_secret_value() for one in hidden if one is not None)
        password = urlsplit(self.database_url).password or ""
        own_part = self.token.partition(":")[2]  # the bot's number before it is known to all
        return (self.token, own_part, self.key, *set_ones, *filter(None, {password, unquote(password)}))

    @property
    def key(self) -> str:
        """The key that signs the mini-app's sessions: as set, else derived from the token."""
        if self.secret_key is not None:
            return self.secret_key.get_secret_value()
        return hmac.new(self.token.encode(), b"fabulo sessions", hashlib.sha256).hexdigest()


def read_settings(role: Role, *, env_file: Path | None = ENV_FILE) -> Settings:
    """The settings for a role. Raises SettingsError that names every wrong or missing one."""
    return Settings.read(env_file=env_file, role=role)
