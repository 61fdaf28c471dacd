"""The deck on disk: each card in three widths, small enough for a phone, and the list that names them."""

import io
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from art.scene import Scene

DECKS = Path(__file__).parent.parent / "static" / "decks"
SIZE = 96
"""Cards that the built-in deck has: a game deals 84, so the weakest twelve could rest."""

LANGUAGES = ("en", "eo", "fa", "nl", "pt-BR")
"""The languages that every card is described in."""

WEIGHT = 16 * 1024 * 1024
"""Bytes that all pictures of a deck may have together."""

LIMITS = {240: 18 * 1024, 360: 40 * 1024, 768: 120 * 1024}
"""Widths of the pictures in pixels (the height is half as much again), and the bytes each may have."""

_QUALITY = 80


@dataclass
class Card:
    """One entry of deck.toml; `description` by language."""

    id: str
    description: dict[str, str] = field(default_factory=dict)


@dataclass
class Deck:
    """What deck.toml says."""

    title: str = "Fabulo"
    artist: str = "The Fabulo painters"
    licence: str = "CC0-1.0"
    cards: list[Card] = field(default_factory=list)
    example: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, folder: Path) -> "Deck":
        """The deck of a folder; an empty one where there is no deck.toml yet."""
        path = folder / "deck.toml"
        if not path.exists():
            return cls()
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        cards = [Card(one["id"], dict(one.get("description", {}))) for one in data.get("cards", [])]
        return cls(data["title"], data["artist"], data["licence"], cards, list(data.get("example", [])))

    def write(self, folder: Path) -> None:
        """Write deck.toml, its cards by id."""
        lines = [f"{key} = {_quoted(getattr(self, key))}" for key in ("title", "artist", "licence")]
        if self.example:
            lines.append(f"example = [{', '.join(map(_quoted, self.example))}]")
        for card in sorted(self.cards, key=lambda card: card.id):
            lines += ["", "[[cards]]", f"id = {_quoted(card.id)}", "[cards.description]"]
            lines += [f"{language} = {_quoted(text)}" for language, text in sorted(card.description.items())]
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "deck.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def merge(self, scene: Scene) -> None:
        """Take in a painted scene.

        The English description is the scene's; a card's other languages stay as long as that is unchanged.
        """
        card = next((card for card in self.cards if card.id == scene.id), None)
        if card is None:
            self.cards.append(Card(scene.id, {"en": scene.description}))
        elif card.description.get("en") != scene.description:
            card.description = {"en": scene.description}


def picture_path(folder: Path, card: str, width: int) -> Path:
    """Where the picture of a card lies."""
    return folder / f"{card}-{width}.webp"


def write_pictures(folder: Path, card: str, picture: Image.Image) -> None:
    """Save a card in its three widths."""
    folder.mkdir(parents=True, exist_ok=True)
    for width, limit in LIMITS.items():
        picture_path(folder, card, width).write_bytes(encode(picture, width, limit))


def encode(picture: Image.Image, width: int, limit: int) -> bytes:
    """The picture as WebP of that width, without metadata, at the best quality that fits the limit of bytes.

    Raises ValueError if none fits.
    """
    size = (width, width * 3 // 2)
    small = picture if picture.size == size else picture.resize(size, Image.Resampling.LANCZOS)
    for quality in range(_QUALITY, 10, -4):
        held = io.BytesIO()
        small.save(held, "WEBP", quality=quality, method=6)
        if held.tell() <= limit:
            return held.getvalue()
    raise ValueError(f"a picture {width} pixels wide does not fit {limit} bytes")


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
