"""The files of deploy/ name what is there: settings, packages, commands and addresses."""

import re
from pathlib import Path

from bot.settings import Settings
from miniapp.watching import _GAME
from tests.test_architecture import PRODUCT

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SETTINGS = {name.upper() for name in Settings.model_fields} - {"ROLE"}
OF_OTHERS = {"SITE", "UPSTREAMS", "POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"}


def test_every_setting_is_in_the_example_and_nothing_else() -> None:
    example = (ROOT / ".env.example").read_text()
    assert set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)) == SETTINGS


def test_the_compose_file_sets_settings_that_there_are() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    assert set(re.findall(r"^      ?([A-Z_]+): ", text, re.MULTILINE)) <= SETTINGS | OF_OTHERS
    assert set(re.findall(r"\$\{([A-Z_]+)", text)) <= SETTINGS | OF_OTHERS


def test_the_image_holds_all_of_the_product_and_no_more() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text()
    copied = set(re.findall(r"^COPY (\w+) \1$", dockerfile, re.MULTILINE))
    assert copied == {*PRODUCT, "static"}
    let_in = set(re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(), re.MULTILINE))
    assert let_in == copied | {"requirements.txt"}


def test_the_commands_of_unit_files_and_processes_are_known() -> None:
    files = [*DEPLOY.iterdir(), ROOT / "Procfile"]
    text = "\n".join(path.read_text() for path in files).replace("[python, ", "python ").replace(", ", " ")
    commands = set(re.findall(r'python"? "?-m"? "?(bot|models)"? ?"?(\w*)', text))
    assert commands == {
        ("bot", ""),
        ("bot", "web"),
        ("bot", "worker"),
        ("models", "migrate"),
        ("models", "backup"),
    }


def test_the_edge_asks_addresses_that_are_served() -> None:
    assert re.findall(r"health_uri (\S+)", (DEPLOY / "Caddyfile").read_text()) == ["/readyz"]
    assert "/readyz" in (DEPLOY / "compose.yaml").read_text()


def test_the_edge_leads_by_every_id_that_a_game_may_have_and_by_nothing_else() -> None:
    """Else a letter that no header may hold would keep a request waiting for a process that takes it."""
    caddyfile = (DEPLOY / "Caddyfile").read_text()
    matched = re.findall(r"(?:/api/games/\(|\{query\.game\} \^)(\[.*?\]\{.*?\})", caddyfile)
    assert matched == [_GAME.pattern] * 2
