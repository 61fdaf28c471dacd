"""The documents name what is there: files, folders, tests, and the tasks of the Makefile."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]
FOLDERS = (
    "models/",
    "bot/",
    "miniapp/",
    "static/",
    "playground/",
    "art/",
    "tests/",
    "docs/",
    "deploy/",
    "tools/",
    ".ci/",
)


def named(pattern: str) -> Iterator[tuple[Path, str]]:
    """Each document with what the pattern's group finds in it."""
    for document in DOCUMENTS:
        for found in re.findall(pattern, document.read_text()):
            yield document, found


def test_every_link_to_a_file_leads_somewhere() -> None:
    links = list(named(r"\]\(([^)#:]+)\)"))
    assert links
    assert [(page.name, link) for page, link in links if not (page.parent / link).exists()] == []


def test_every_file_that_is_named_with_its_folder_is_there() -> None:
    paths = [(page.name, path) for page, path in named(r"`([\w./-]+)`") if path.startswith(FOLDERS)]
    assert paths
    assert [one for one in paths if not any((ROOT / (one[1] + end)).exists() for end in ("", ".py"))] == []


def test_every_test_that_is_named_is_one() -> None:
    tests = "\n".join(path.read_text() for path in ROOT.glob("tests/**/test_*.py"))
    assert [name for _, name in named(r"`(test_\w+)`") if f"def {name}(" not in tests] == []


def test_every_task_that_is_named_is_in_the_makefile() -> None:
    tasks = set(re.findall(r"^([\w.-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    said = {task for _, task in named(r"(?m)(?:`|^    )make ([a-z-]+)")}
    assert said >= {"play", "test", "check", "bench", "run"}
    assert said <= tasks
