"""The files of the pretend Telegram: what was uploaded, and the ids each bot knows them by."""

import base64
import hashlib
import io
from dataclasses import dataclass, field

from PIL import Image, UnidentifiedImageError

from playground.errors import Refused, bad_request

PHOTO_BYTES = 10 * 1024 * 1024
UPLOAD_BYTES = 50 * 1024 * 1024
DOWNLOAD_BYTES = 20 * 1024 * 1024
_PHOTO_SIDES = (90, 320, 800, 1280, 2560)
_MIME = {
    "photo": "image/jpeg",
    "voice": "audio/ogg",
    "audio": "audio/mpeg",
    "video": "video/mp4",
    "video_note": "video/mp4",
    "animation": "video/mp4",
    "sticker": "image/webp",
}
_EXTENSION = {
    "voice": "oga",
    "audio": "mp3",
    "video": "mp4",
    "video_note": "mp4",
    "animation": "mp4",
    "sticker": "webp",
}
_FOLDER = {
    "voice": "voice",
    "audio": "music",
    "video": "videos",
    "video_note": "video_notes",
    "animation": "animations",
    "sticker": "stickers",
    "photo": "photos",
    "document": "documents",
}


@dataclass(frozen=True, slots=True)
class Size:
    """One rendition of a photo; `content` is as large as the original for the largest."""

    unique_id: str
    width: int
    height: int
    content: bytes


@dataclass(frozen=True, slots=True)
class StoredFile:
    """Something somebody sent: its bytes and what Telegram says of them."""

    unique_id: str
    kind: str
    content: bytes
    name: str
    mime: str
    width: int = 0
    height: int = 0
    duration: int = 0
    sizes: tuple[Size, ...] = ()


@dataclass(slots=True)
class FileStore:
    """All files, and which bot may ask for which of them."""

    _known: dict[str, tuple[int, StoredFile, bytes]] = field(default_factory=dict)
    _paths: dict[tuple[int, str], tuple[StoredFile, bytes]] = field(default_factory=dict)
    _files: dict[str, StoredFile] = field(default_factory=dict)
    _stored: int = 0

    def store(
        self, kind: str, content: bytes, name: str = "", duration: int = 0, mime: str = ""
    ) -> StoredFile:
        """Keep an upload of this kind; raises what the Bot API answers to one that does not do."""
        self._stored += 1
        unique_id = _readable(hashlib.sha256(f"{kind}:{self._stored}:".encode() + content).digest()[:9])
        file = self._files[unique_id] = _stored_file(unique_id, kind, content, name, duration, mime)
        return file

    def with_unique_id(self, unique_id: str) -> StoredFile | None:
        """The file of this unique id, whoever asks; for the playground's page."""
        return self._files.get(unique_id)

    def id_for(self, bot_id: int, file: StoredFile, size: Size | None = None) -> str:
        """The file's id as this bot sees it; another bot's id is another."""
        rendition = size or (file.sizes[-1] if file.sizes else None)
        unique_id = rendition.unique_id if rendition else file.unique_id
        seed = hashlib.sha256(f"{bot_id}:{unique_id}".encode()).digest()
        file_id = "AgAC" + _readable(seed + seed[:13])
        self._known[file_id] = (bot_id, file, rendition.content if rendition else file.content)
        return file_id

    def by_id(self, bot_id: int, file_id: str, kind: str | None = None) -> StoredFile:
        """The file behind an id; raises for an id of another bot or a file of another kind."""
        owner, file, _ = self._known.get(file_id, (None, None, b""))
        if file is None or owner != bot_id:
            raise bad_request("wrong file identifier/HTTP URL specified")
        if kind and file.kind != kind:
            raise bad_request(f"can't use file of type {_spoken(file.kind)} as {_spoken(kind)}")
        return file

    def path_of(self, bot_id: int, file_id: str) -> tuple[str, StoredFile, bytes]:
        """The path a bot downloads from, the file, and the very bytes of that rendition."""
        file = self.by_id(bot_id, file_id)
        content = self._known[file_id][2]
        if len(content) > DOWNLOAD_BYTES:
            raise bad_request("file is too big")
        path = f"{_FOLDER[file.kind]}/{file_id[-24:]}.{_extension(file)}"
        self._paths[bot_id, path] = (file, content)
        return path, file, content

    def at_path(self, bot_id: int, path: str) -> tuple[StoredFile, bytes] | None:
        """The file a bot downloads from a path it was given, or nothing."""
        return self._paths.get((bot_id, path))


def _stored_file(
    unique_id: str, kind: str, content: bytes, name: str, duration: int, mime: str
) -> StoredFile:
    if kind == "photo":
        return _photo(unique_id, content, name)
    if len(content) > UPLOAD_BYTES:
        raise Refused(413, "Request Entity Too Large")
    width, height = (512, 512) if kind == "sticker" else (384, 384)
    return StoredFile(
        unique_id,
        kind,
        content,
        name,
        mime or _MIME.get(kind, "application/octet-stream"),
        width,
        height,
        duration,
    )


def _readable(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _spoken(kind: str) -> str:
    return {"voice": "VoiceNote", "video_note": "VideoNote"}.get(kind, kind.capitalize())


def _extension(file: StoredFile) -> str:
    if file.kind == "document":
        return file.name.rpartition(".")[2] or "bin"
    return _EXTENSION.get(file.kind, "jpg")


def _photo(unique_id: str, content: bytes, name: str) -> StoredFile:
    if len(content) > PHOTO_BYTES:
        raise bad_request(
            f"file of size {len(content)} bytes is too big for a photo; "
            f"the maximum size is {PHOTO_BYTES} bytes"
        )
    try:
        with Image.open(io.BytesIO(content)) as image:
            width, height = image.size
    except (UnidentifiedImageError, OSError):
        raise bad_request("IMAGE_PROCESS_FAILED") from None
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return StoredFile(
        unique_id,
        "photo",
        content,
        name,
        "image/jpeg",
        width,
        height,
        sizes=tuple(_sizes(unique_id, content, width, height)),
    )


def _sizes(unique_id: str, content: bytes, width: int, height: int) -> list[Size]:
    """Smaller renditions are only announced; all of them hold the original's bytes."""
    longest = max(width, height)
    sides = [side for side in _PHOTO_SIDES if side < longest] + [min(longest, _PHOTO_SIDES[-1])]
    return [
        Size(
            f"{unique_id}{index}", max(1, width * side // longest), max(1, height * side // longest), content
        )
        for index, side in enumerate(dict.fromkeys(sides))
    ]
