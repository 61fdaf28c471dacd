"""`python -m bot profile --folder FOLDER`: pictures and texts of the bot, as @BotFather asks for them."""

import sys
from pathlib import Path

from PIL import Image

from bot.commands import GROUP_COMMANDS
from bot.pictures.portrait import NAME, Studio
from bot.profile import PRIVATE_COMMANDS
from bot.texts import Texts, Words

QUALITY = 95
LONGEST_ABOUT = 120
LONGEST_DESCRIPTION = 512
LONGEST_COMMAND = 256
"""Letters that Telegram takes."""


def main(arguments: list[str], static: Path) -> int:
    """Write the folder that the command line names; 2 if it names none, 1 if it cannot be written."""
    if len(arguments) != 2 or arguments[0] != "--folder":
        sys.stderr.write("fabulo: usage: python -m bot profile --folder FOLDER\n")
        return 2
    try:
        for path in write(Path(arguments[1]), static):
            sys.stdout.write(f"{path}\n")
    except OSError as error:
        sys.stderr.write(f"fabulo: {error}\n")
        return 1
    return 0


def write(folder: Path, static: Path) -> list[Path]:
    """Draw the pictures and write a text for each language; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    studio, texts = Studio.furnished(static), Texts.load(static / "texts")
    pictures: dict[str, Image.Image] = {
        "profile-picture.jpg": studio.portrait(),
        "description-picture.jpg": studio.greeting(),
        "miniapp-photo.jpg": studio.photo(),
    }
    files = []
    for name, picture in pictures.items():
        picture.save(folder / name, "JPEG", quality=QUALITY, subsampling=0)
        files.append(folder / name)
    for language in texts.languages:
        path = folder / f"{language}.txt"
        path.write_text(sheet(texts.words(language)), encoding="utf-8")
        files.append(path)
    return files


def sheet(words: Words) -> str:
    """What @BotFather may be told in one language, each under the command of his that asks for it."""
    parts = {
        "/setname": NAME,
        "/setabouttext": words("profile-short"),
        "/setdescription": words("profile-description"),
        "/setcommands": "\n".join(_lines(words)),
    }
    return "\n".join(f"{command}\n{text}\n" for command, text in parts.items())


def _lines(words: Words) -> list[str]:
    names = dict.fromkeys((*GROUP_COMMANDS, *PRIVATE_COMMANDS))
    return [f"{name} - {words(f'command-{name}')}" for name in names]
