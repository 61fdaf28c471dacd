"""Scenes: their facts, read without running them."""

from dataclasses import replace
from pathlib import Path

import pytest

from art.scene import Scene, named, scenes

GOOD = Scene(
    id="abcd2345",
    slug="small",
    seed=1,
    palette="P1",
    horizon="low",
    reach="close",
    hour="night",
    mood="comic",
    description="A cat sits on a box beside a lamp.",
    clues=("one", "two", "three", "four"),
)


def source(scene: Scene) -> str:
    """A scene file that would fail if it were run."""
    facts = ", ".join(f"{name}={getattr(scene, name)!r}" for name in scene.__dataclass_fields__)
    return f"import no_such_library\n\nSCENE = Scene({facts})\n"


def test_facts_are_read_without_running_the_file(tmp_path: Path) -> None:
    (tmp_path / "small.py").write_text(source(GOOD), encoding="utf-8")
    (tmp_path / "__init__.py").write_text("", encoding="utf-8")
    assert scenes(tmp_path) == {"small": GOOD}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("x = 1\n", "small.py: no SCENE = Scene"),
        ("SCENE = Scene(id=word())\n", "small.py: "),
        ("SCENE = Scene(colour='red')\n", "small.py: "),
        (source(replace(GOOD, slug="large")), "small: its slug says large"),
    ],
)
def test_a_file_without_plain_facts_is_named(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "small.py").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=fault):
        scenes(tmp_path)


def test_a_half_written_file_stops_only_who_names_it(tmp_path: Path) -> None:
    (tmp_path / "small.py").write_text(source(GOOD), encoding="utf-8")
    (tmp_path / "half_done.py").write_text("SCENE = Scene(\n", encoding="utf-8")
    assert named(["small"], tmp_path) == {"small": GOOD}
    with pytest.raises(ValueError, match=r"half_done\.py: "):
        named(["small", "half-done"], tmp_path)


def test_a_slug_without_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "small.py").write_text(source(GOOD), encoding="utf-8")
    with pytest.raises(ValueError, match="no such scene: tall, wide"):
        named(["tall", "small", "wide"], tmp_path)


def test_a_whole_scene_has_no_faults() -> None:
    assert GOOD.faults() == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"id": "cat"}, "small: id is not eight small letters and digits"),
        ({"id": "ABCD2345"}, "small: id is not eight small letters and digits"),
        ({"palette": "P99"}, "small: unknown palette P99"),
        ({"horizon": "wide"}, "small: unknown horizon wide"),
        ({"reach": "near"}, "small: unknown reach near"),
        ({"hour": "noon"}, "small: unknown hour noon"),
        ({"mood": "sad"}, "small: unknown mood sad"),
        ({"description": "A cat."}, "small: the description is not one sentence of 30-200 letters"),
        (
            {"description": "A cat sits on a box. It sleeps there."},
            "small: the description is not one sentence of 30-200 letters",
        ),
        ({"clues": ("one", "two", "three", "One ")}, "small: not four different clues"),
        ({"clues": ("one", "two", "three", "")}, "small: not four different clues"),
    ],
)
def test_a_wrong_fact_is_told_in_words(change: dict[str, object], fault: str) -> None:
    assert replace(GOOD, **change).faults() == [fault]  # type: ignore[arg-type]
