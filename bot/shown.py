"""What a storyteller shows in the chat, as a reference that the rules keep and do not read."""

import json
from dataclasses import dataclass

from telegram import Message

from bot.scene import MediaKind, ShownMedia

LARGEST = 20_000_000
"""Bytes of the largest file that Telegram gives to bots."""

_MIMES = {
    MediaKind.VOICE: "audio/ogg",
    MediaKind.VIDEO_NOTE: "video/mp4",
    MediaKind.VIDEO: "video/mp4",
    MediaKind.AUDIO: "audio/mpeg",
    MediaKind.PHOTO: "image/jpeg",
    MediaKind.STICKER: "image/webp",
    MediaKind.ANIMATION: "video/mp4",
}


@dataclass(frozen=True, slots=True)
class Reference:
    """A file that Telegram holds: its kind, its id there, its type, and its size in bytes where known.

    `album` is what it has in common with others that were sent together with it.
    """

    kind: MediaKind
    file_id: str
    mime: str
    size: int | None
    album: str | None = None

    @classmethod
    def read(cls, media: str) -> "Reference":
        """The reference that a clue keeps. Raises ValueError where it is none."""
        try:
            kept = json.loads(media)
            kind, file_id, mime = MediaKind(kept["kind"]), str(kept["file_id"]), str(kept["mime"])
            return cls(kind, file_id, mime, kept["size"], kept.get("album"))
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError("no reference to a file") from error

    @classmethod
    def of(cls, message: Message) -> "Reference | None":
        """What a message shows; None where that is nothing one can show as a clue."""
        for kind in (MediaKind.ANIMATION, *MediaKind):  # an animation is sent as a document, too
            shown = getattr(message, kind.value)
            if not shown:
                continue
            file = shown[-1] if kind is MediaKind.PHOTO else shown
            mime = getattr(file, "mime_type", None) or _mime(kind, file)
            return cls(kind, file.file_id, mime, file.file_size, message.media_group_id)
        return None

    @property
    def is_too_large(self) -> bool:
        """Whether bots cannot have the file."""
        return self.size is not None and self.size > LARGEST

    def kept(self) -> str:
        """The text that a clue keeps."""
        kept = {"kind": self.kind.value, "file_id": self.file_id, "mime": self.mime, "size": self.size}
        return json.dumps(kept | ({"album": self.album} if self.album else {}))

    def again(self) -> ShownMedia:
        """How it is sent again."""
        return ShownMedia(self.kind, self.file_id)


def _mime(kind: MediaKind, file: object) -> str:
    if getattr(file, "is_video", False):
        return "video/webm"
    if getattr(file, "is_animated", False):
        return "application/x-tgsticker"
    return _MIMES[kind]
