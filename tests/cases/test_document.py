"""`docs/cases.md` and the tests name each other: no fault is without a test, no test without its row."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"(?m)^\| ([ABC]\d+) \|.*\| ([^|]+) \|$")
ROWS = re.compile(r"((?:[ABC]\d+(?:, |: |\.))+)")
FAULTS = 66


def known_tests() -> dict[str, set[str]]:
    """The tests whose docstring begins with a row's letter and number."""
    found: dict[str, set[str]] = {}
    for path in ROOT.glob("tests/**/test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                begins = ROWS.match(ast.get_docstring(node) or "")
                for row in re.findall(r"[ABC]\d+", begins[1]) if begins else ():
                    found.setdefault(row, set()).add(node.name)
    return found


def test_each_public_fault_names_just_the_tests_that_stand_for_it() -> None:
    page = (ROOT / "docs/cases.md").read_text()
    told = {row: set(re.findall(r"`(test_\w+)`", tests)) for row, tests in ROW.findall(page)}
    assert len(told) == FAULTS
    assert told == known_tests()
