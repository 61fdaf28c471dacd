"""Small real files for people who send a picture, a voice message or a video without saying which."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

_NAMES = {
    "photo": ("picture.jpg", "image/jpeg"),
    "voice": ("voice.ogg", "audio/ogg"),
    "audio": ("voice.ogg", "audio/ogg"),
    "video": ("clip.mp4", "video/mp4"),
    "video_note": ("clip.mp4", "video/mp4"),
    "animation": ("clip.mp4", "video/mp4"),
    "sticker": ("sticker.webp", "image/webp"),
    "document": ("note.txt", "text/plain"),
}


@dataclass(frozen=True, slots=True)
class Sample:
    """A file with its name and type."""

    content: bytes
    name: str
    mime: str


@cache
def sample(kind: str) -> Sample:
    """An example of this kind of message; raises `KeyError` for a kind that does not exist."""
    name, mime = _NAMES[kind]
    return Sample((Path(__file__).parent / "data" / "samples" / name).read_bytes(), name, mime)
