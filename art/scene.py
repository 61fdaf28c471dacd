"""A scene: what a card shows, how it is set up, and what reviewers check; and the list of all scenes.

The facts of a scene are read from its file without running it, so that checking a deck needs none of the
painting libraries. Its brushwork is loaded only to paint it.
"""

import ast
import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, cast, get_args

from art.palettes import PALETTES

if TYPE_CHECKING:
    from art.canvas import Canvas

SCENES = Path(__file__).parent / "scenes"

Horizon = Literal["high", "low", "none"]
Reach = Literal["close", "middle", "far"]
Hour = Literal["dawn", "day", "dusk", "night", "indoors", "nowhere"]
Mood = Literal["wonder", "melancholy", "comic", "uneasy", "tender"]

WORN = ("lens-clouds", "three-birds", "hat-and-coat", "yellow-windows", "sunset")
"""Motifs seen too often: each may stand in at most one card of six."""

Grade = tuple[str, str, float]


@dataclass(frozen=True)
class Scene:
    """The facts of one card.

    `id` is the card's name in the deck: eight random letters and digits that mean nothing. `description`
    is one neutral sentence of what is seen, for people who cannot see it: no theme, no feeling. `clues`
    are four a storyteller might say, shown to nobody. `motifs` lists the worn ones it uses and its own
    themes. `light`, `shadow`, `warmth` set up the canvas; `grade`, `contrast`, `saturation`, `vignette`
    the finish.
    """

    id: str
    slug: str
    seed: int
    palette: str
    horizon: Horizon
    reach: Reach
    hour: Hour
    mood: Mood
    description: str
    clues: tuple[str, str, str, str]
    motifs: tuple[str, ...] = ()
    light: tuple[float, float] = (-0.6, -0.7)
    shadow: str = "#1d2440"
    warmth: str = "#ffe9b8"
    grade: Grade | None = None
    contrast: float = 0.14
    saturation: float = 1.05
    vignette: float = 0.35

    def faults(self) -> list[str]:
        """What is wrong with these facts, in words; nothing if all is well."""
        tests = {
            "id is not eight small letters and digits": len(self.id) == 8
            and self.id.isascii()
            and self.id.isalnum()
            and self.id == self.id.lower(),
            f"unknown palette {self.palette}": self.palette in PALETTES,
            f"unknown horizon {self.horizon}": self.horizon in get_args(Horizon),
            f"unknown reach {self.reach}": self.reach in get_args(Reach),
            f"unknown hour {self.hour}": self.hour in get_args(Hour),
            f"unknown mood {self.mood}": self.mood in get_args(Mood),
            "the description is not one sentence of 30-200 letters": 30 <= len(self.description) <= 200
            and self.description.endswith(".")
            and self.description.count(". ") == 0,
            "not four different clues": len({clue.strip().lower() for clue in self.clues} - {""}) == 4,
        }
        return [f"{self.slug}: {fault}" for fault, fine in tests.items() if not fine]

    @property
    def look(self) -> tuple[str, str, str, str]:
        """What no two cards may share."""
        return self.palette, self.horizon, self.reach, self.hour


def scenes(folder: Path = SCENES) -> dict[str, Scene]:
    """All scenes by their slug, read from the files of the folder without running them.

    Raises ValueError naming the file that has no `SCENE = Scene(...)` made of plain values.
    """
    files = sorted(path for path in folder.glob("*.py") if path.stem != "__init__")
    return named((path.stem.replace("_", "-") for path in files), folder)


def named(slugs: Iterable[str], folder: Path = SCENES) -> dict[str, Scene]:
    """The scenes of these slugs alone, so that one half-written file stops nobody but its painter.

    Raises ValueError naming the slugs without a file, or the file without plain facts.
    """
    paths = {slug: folder / f"{slug.replace('-', '_')}.py" for slug in slugs}
    unknown = [slug for slug, path in paths.items() if not path.exists()]
    if unknown:
        raise ValueError(f"no such scene: {', '.join(unknown)}")
    found = {slug: _read(path) for slug, path in paths.items()}
    for slug, scene in found.items():
        if slug != scene.slug:
            raise ValueError(f"{slug}: its slug says {scene.slug}")
    return found


def brushwork(slug: str) -> "Callable[[Canvas], None]":
    """The function that paints the scene on a canvas."""
    module = importlib.import_module(f"art.scenes.{slug.replace('-', '_')}")
    return cast("Callable[[Canvas], None]", module.draw)


def _read(path: Path) -> Scene:
    try:
        statements = ast.parse(path.read_text(encoding="utf-8")).body
    except SyntaxError as error:
        raise ValueError(f"{path.name}: {error}") from error
    for node in statements:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            targets = [target.id for target in node.targets if isinstance(target, ast.Name)]
            if targets == ["SCENE"]:
                try:
                    facts = {item.arg or "": ast.literal_eval(item.value) for item in node.value.keywords}
                    return Scene(**facts)
                except (TypeError, ValueError) as error:
                    raise ValueError(f"{path.name}: {error}") from error
    raise ValueError(f"{path.name}: no SCENE = Scene(...)")
