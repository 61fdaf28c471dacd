"""python -m tests.screens [--language xx] [--folder out/screens] [--only name ...]"""

import argparse
import asyncio
import sys
from pathlib import Path
from time import monotonic

from tests.screens.album import write_album
from tests.screens.looks import DESKTOP, PHONES, TINY, Look, picture
from tests.screens.scenes import SCENES, Scene
from tests.screens.world import Studio, a_studio


def main(arguments: list[str]) -> int:
    """Draw the screens and say where they lie; 1 where one of them could not be reached."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.screens", description="Every screen of the page as a picture."
    )
    parser.add_argument("--language", default="en", help="the language of the phones")
    parser.add_argument("--folder", default="out/screens", type=Path, help="where the pictures go")
    parser.add_argument("--only", nargs="+", default=[], metavar="name", help="scenes whose names begin so")
    chosen = parser.parse_args(arguments)
    scenes = [one for one in SCENES if not chosen.only or one.name.startswith(tuple(chosen.only))]
    if not scenes:
        parser.error(f"no such scene; there are: {', '.join(one.name for one in SCENES)}")
    began, folder = monotonic(), chosen.folder
    folder.mkdir(parents=True, exist_ok=True)
    for drawn in (path for one in scenes for path in folder.glob(f"{one.name}.*.jpg")):
        drawn.unlink()
    failed = asyncio.run(_draw(scenes, chosen.language, folder))
    count = write_album(folder)
    print(f"{folder / 'index.html'}: {count} pictures; {len(scenes)} scenes in {monotonic() - began:.0f} s")
    return 1 if failed else 0


async def _draw(scenes: list[Scene], language: str, folder: Path) -> list[str]:
    """Every scene in every look; the names of those that were not reached."""
    failed = []
    async with a_studio() as studio:
        for scene in scenes:
            try:
                await _take(studio, scene, PHONES + (TINY if scene.everywhere else ()), language, folder)
                if scene.everywhere:
                    await _take(studio, scene, DESKTOP, language, folder)
            except Exception as error:
                failed.append(scene.name)
                print(f"{scene.name}: {error}", file=sys.stderr)
    return failed


async def _take(studio: Studio, scene: Scene, looks: tuple[Look, ...], language: str, folder: Path) -> None:
    """One scene in some looks; the first is that in which it is played."""
    async with studio.world(scene.name, language=language, wide=looks == DESKTOP) as world:
        page = await scene.play(world)
        for look in looks:
            await picture(page, look, folder / f"{scene.name}.{look.name}.jpg")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
