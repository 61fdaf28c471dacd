"""The shape of the code: who imports whom, how long a file is, where people's words stand."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PRODUCT = ("models", "bot", "miniapp")
BESIDE = ("playground", "art")
LONGEST = 300  # lines
MAY_IMPORT = {
    "models.rules": {"models.rules"},
    "models": {"models", "tortoise", "pydantic", "pydantic_settings", "asyncpg"},
    "bot": {
        *("models", "bot", "telegram", "PIL", "fontTools", "fluent", "babel", "pydantic"),
        *("pydantic_settings", "prometheus_client", "uvloop"),
    },
    "miniapp": {
        *(
            "models",
            "miniapp",
            "aiohttp",
            "pydantic",
            "pydantic_core",
            "itsdangerous",
            "init_data_py",
            "fluent",
            "babel",
        ),
        *("brotli", "prometheus_client", "multidict", "yarl"),
    },
}
OF_ITS_OWN = {
    "bot.__main__": {"asyncpg"},  # opens the database, and says what is wrong with it
    "bot.listening": {"miniapp", "aiohttp"},  # puts bot and mini-app together
    "bot.logs": {"aiohttp"},  # knows what is no request at all
    "bot.files": {"aiohttp"},  # streams what was shown in the chat
    "bot.office": {"tortoise"},  # waits for a database that is away
    "bot.request": {"aiohttp"},  # how telegram speaks HTTP
}
NOT_FOR_PLAYERS = {"bot.failures", "bot.figures", "bot.files", "bot.settings"}
"""Telegram's own words, what figures mean, and the environment's."""

DRAWERS = {"utils", "util", "helpers", "helper", "common", "base", "manager", "service", "misc"}
SENTENCE = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}")
FOR_OPERATORS = re.compile(r"(log|logger|logging|sys)\.|SettingsError|CannotStart")


@lru_cache
def modules(*packages: str) -> tuple[tuple[str, ast.Module, str], ...]:
    """Each module's name, tree and text; migrations are made by a tool."""
    found = []
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            text = path.read_text(encoding="utf-8")
            if ".migrations." not in name:
                found.append((name, ast.parse(text), text))
    return tuple(found)


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_under(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def foreign(name: str, tree: ast.Module) -> list[str]:
    package = "models.rules" if is_under(name, "models.rules") else name.partition(".")[0]
    allowed = MAY_IMPORT[package] | OF_ITS_OWN.get(name, set())
    return [
        module
        for module in imports(tree)
        if module.partition(".")[0] not in sys.stdlib_module_names
        and not any(is_under(module, other) for other in allowed)
    ]


def test_a_module_imports_only_what_its_part_may() -> None:
    found = {name: foreign(name, tree) for name, tree, _ in modules(*PRODUCT)}
    assert {name: strangers for name, strangers in found.items() if strangers} == {}


def test_nothing_of_the_product_imports_the_playground_or_the_painter() -> None:
    for name, tree, _ in modules(*PRODUCT):
        assert not any(is_under(module, part) for module in imports(tree) for part in BESIDE), name


def test_a_file_of_the_product_is_short_and_says_what_it_is_for() -> None:
    long = {name for name, _, text in modules(*PRODUCT) if len(text.splitlines()) > LONGEST}
    silent = {name for name, tree, _ in modules(*PRODUCT, *BESIDE) if not ast.get_docstring(tree)}
    assert (long, silent) == (set(), set())


def test_the_rules_know_no_clock_no_chance_and_no_world() -> None:
    worldly = {"time", "os", "pathlib", "asyncio", "secrets", "random.random", "random.SystemRandom"}
    for name, tree, _ in modules("models/rules"):
        calls = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        assert not worldly & {
            part for module in imports(tree) for part in (module, module.partition(".")[0])
        }, name
        assert not {"datetime.now", "datetime.utcnow", "open", "print", "input"} & calls, name


def test_no_name_is_a_drawer_for_everything() -> None:
    assert [name for name, _, _ in modules(*PRODUCT, *BESIDE) if DRAWERS & set(name.split("."))] == []


def test_no_sentence_stands_in_the_code_of_the_chat() -> None:
    """B17: what people read comes from the Fluent files; log, errors and SQL are for who runs the bot."""
    found = {name: list(sentences(tree)) for name, tree, _ in modules("bot") if name not in NOT_FOR_PLAYERS}
    assert {name: said for name, said in found.items() if said} == {}


def sentences(node: ast.AST) -> Iterator[str]:
    """The strings of a piece of code that read like a sentence, but for those meant for operators."""
    if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return
    if isinstance(node, ast.Call) and FOR_OPERATORS.match(ast.unparse(node.func)):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and SENTENCE.search(node.value):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from sentences(child)


def test_nothing_of_the_model_runs_side_by_side_so_no_transaction_has_company() -> None:
    """C30: a move is one statement after another, in one transaction; only its caller may have many."""
    together = {"gather", "TaskGroup", "as_completed"}
    found = {
        name: sorted(together & {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)})
        for name, tree, _ in modules("models")
    }
    assert {name: used for name, used in found.items() if used} == {}
