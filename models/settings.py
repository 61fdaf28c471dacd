"""Where games are kept: the environment, or a file `.env` beside the program, read once and checked."""

from pathlib import Path
from typing import Annotated, Self

from pydantic import AfterValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from models.database import DEFAULT_URL

ENV_FILE = Path(".env")


class SettingsError(ValueError):
    """Settings one cannot run with; the message is one line that names each and never shows a secret."""


def _database(value: str) -> str:
    if value.partition("://")[0] not in ("sqlite", "postgres", "postgresql", "asyncpg"):
        raise ValueError("must begin with sqlite:// or postgres://")
    return value


class DatabaseSettings(BaseSettings):
    """What every command needs to know; the bot's own settings add to it."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", env_ignore_empty=True, case_sensitive=False
    )

    database_url: Annotated[str, AfterValidator(_database), Field(repr=False)] = DEFAULT_URL

    @classmethod
    def read(cls, *, env_file: Path | None = ENV_FILE, **given: object) -> Self:
        """The settings, some given by hand. Raises SettingsError that names every wrong or missing one."""
        try:
            return cls(_env_file=env_file, **given)  # type: ignore[call-arg, arg-type]
        except ValidationError as error:
            faults = (_fault(detail["loc"], detail["type"], detail["msg"]) for detail in error.errors())
            raise SettingsError("; ".join(faults)) from None


def _fault(place: tuple[int | str, ...], kind: str, message: str) -> str:
    text = message.removeprefix("Value error, ")
    if not place:
        return text
    name = str(place[0]).upper()
    return f"{name} is missing" if kind == "missing" else f"{name}: {text[:1].lower()}{text[1:]}"
