"""The page's files among themselves: texts, types, vendored code, and no traces of a build."""

import json
import re
from pathlib import Path

import pytest
from pydantic import BaseModel

from bot.texts import Texts
from miniapp import shapes
from models.rules.house_rules import RULE_NAMES
from models.rules.refusals import Refusal
from models.texts import sections
from tests.static.conftest import STATIC
from tools.vendor import LOCK, check

MODULES = sorted((STATIC / "app").glob("*.js"))
SOURCE = "\n".join(module.read_text() for module in MODULES)
LONGEST_MODULE = 300
KEY = r"[a-z]+-[a-z0-9_-]+"


def _keys(language: str, *names: str) -> set[str]:
    text = sections((STATIC / "texts" / f"{language}.ftl").read_text(), *names)
    return set(re.findall(rf"^({KEY}) =", text, re.MULTILINE))


def _named() -> tuple[set[str], set[str]]:
    """The keys that the page names in full, and the beginnings and ends of those it puts together."""
    whole = set(re.findall(rf'"((?:app|rule|value|refusal|bunny)-{KEY.removeprefix("[a-z]+-")})"', SOURCE))
    made = set(re.findall(r"`((?:app|rule|value|refusal|bunny)-[^`]*\$\{[^`]*)`", SOURCE))
    return whole, {re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(pattern)) for pattern in made}


def test_every_text_the_page_names_is_there() -> None:
    whole, _ = _named()

    assert whole - _keys("en", "both", "app") == set()


def test_every_text_of_the_page_is_used() -> None:
    whole, made = _named()
    first_lines = set(re.findall(r"\^(app-[a-z-]+) = ", (STATIC / "index.html").read_text()))

    unused = {
        key
        for key in _keys("en", "app") - whole - first_lines
        if not any(re.fullmatch(pattern, key) for pattern in made)
    }

    assert unused == set()


def test_every_refusal_bunny_and_house_rule_has_a_text() -> None:
    keys = _keys("en", "both")
    refusals = {f"refusal-{code.value}" for code in Refusal} | {"refusal-need-presence"}
    bunnies = {f"bunny-{number}" for number in range(12)}
    rules = {f"rule-{name}" for name in RULE_NAMES}

    assert (refusals | bunnies | rules) - keys == set()


def test_texts_ask_for_the_values_that_refusals_bring() -> None:
    words = Texts.load(STATIC / "texts", strict=True).words("en")

    assert words("refusal-table-full", seats=8) == "The table is full: all \u20688\u2069 seats are taken."
    assert words("refusal-too-few", least=3) == "It takes \u20683\u2069 players to begin."
    assert words("refusal-too-late-told", name="Ana") == "\u2068Ana\u2069 was faster and tells this round."


def test_no_word_a_person_reads_stands_in_the_code() -> None:
    """B17: every word that a player reads is one of the texts."""
    shown = re.findall(r">\s*([A-Z][a-z]+(?: [a-z]+)+)", SOURCE)

    assert shown == []


def test_types_of_the_view_are_those_the_server_sends() -> None:
    source = (STATIC / "app" / "view.d.ts").read_text()
    types: dict[str, type[BaseModel]] = {
        "Seat": shapes.Seat,
        "Round": shapes.Round,
        "ShownCard": shapes.ShownCard,
        "ScoredRound": shapes.ScoredRound,
        "RuleLine": shapes.RuleLine,
        "Reason": shapes.Reason,
        "ExampleSeat": shapes.ExampleSeat,
        "Example": shapes.Example,
        "RuleSheet": shapes.RuleSheet,
        "View": shapes.View,
        "ListedGame": shapes.GameLine,
        "Session": shapes.Session,
    }
    for name, shape in types.items():
        body = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", source, re.DOTALL)
        assert body is not None
        assert re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE) == list(shape.model_fields), name


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_a_module_says_what_it_is_for_and_is_short(module: Path) -> None:
    lines = module.read_text().splitlines()

    assert re.match(r"/\*\* .+\.( \*/)?$", lines[0])
    assert len(lines) <= LONGEST_MODULE


def test_nothing_is_put_into_the_page_as_text_of_tags() -> None:
    assert (
        re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write", SOURCE)
        == []
    )
    assert re.findall(r'style="', SOURCE + (STATIC / "index.html").read_text()) == []


def test_one_module_speaks_to_telegram_and_two_to_the_server() -> None:
    def users(pattern: str) -> list[str]:
        return [module.stem for module in MODULES if re.search(pattern, module.read_text())]

    assert users(r"window\.Telegram|WebApp\b") == ["telegram"]
    assert users(r"/api/") == ["live", "server"]


def test_vendored_files_are_what_the_lock_says() -> None:
    check(json.loads(LOCK.read_text()))


def test_nothing_names_where_packages_come_from() -> None:
    root = STATIC.parent
    named = [root / "package.json", root / "package-lock.json", LOCK, root / "tools" / "vendor.py"]

    assert [file.name for file in named if re.search(r"registry|npmjs|\.tgz", file.read_text())] == []
