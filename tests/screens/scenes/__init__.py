"""The scenes: how a game comes to each screen, and who looks; in the order of an evening."""

from importlib import import_module

from tests.screens.scenes.scene import SCENES, Scene

__all__ = ["SCENES", "Scene"]

for name in (
    *("lobby", "telling", "laying", "voting", "reveal", "ending"),
    *("watching", "sheets", "viewer", "doors"),
):
    import_module(f"{__name__}.{name}")
