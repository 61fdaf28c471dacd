"""The deck on disk: each card in three widths, small enough for a phone, and the list that names them."""

import io
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from art.scene import Scene

DECKS = Path(__file__).parent.parent / "static" / "decks"
SIZE = 84
"""Cards in the deck; stand-ins fill it up while fewer are painted."""

LIMITS = {240: 18 * 1024, 360: 40 * 1024, 768: 120 * 1024}
"""Widths of the pictures in pixels (the height is half as much again), and the bytes each may have."""

_QUALITY = 80


@dataclass
class Card:
    """One entry of deck.toml; `description` by language."""

    id: str
    description: dict[str, str] = field(default_factory=dict)
    standin: bool = False


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
        cards = [
            Card(one["id"], dict(one.get("description", {})), bool(one.get("standin", False)))
            for one in data.get("cards", [])
        ]
        return cls(data["title"], data["artist"], data["licence"], cards, list(data.get("example", [])))

    def write(self, folder: Path) -> None:
        """Write deck.toml: painted cards by id, then the stand-ins as they stood."""
        lines = [f"{key} = {_quoted(getattr(self, key))}" for key in ("title", "artist", "licence")]
        if self.example:
            lines.append(f"example = [{', '.join(map(_quoted, self.example))}]")
        painted = sorted((card for card in self.cards if not card.standin), key=lambda card: card.id)
        for card in painted + [card for card in self.cards if card.standin]:
            lines += ["", "[[cards]]", f"id = {_quoted(card.id)}"]
            lines += ["standin = true"] if card.standin else []
            lines += ["[cards.description]"]
            lines += [f"{language} = {_quoted(text)}" for language, text in sorted(card.description.items())]
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "deck.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def merge(self, scenes: Iterable[Scene]) -> list[Card]:
        """Take in painted scenes, each new one in the place of a stand-in; gives the cards that left.

        The English description is the scene's; a card's other languages stay as long as that is unchanged.
        """
        known = {card.id: card for card in self.cards}
        for scene in scenes:
            card = known.get(scene.id)
            if card is None:
                self.cards.append(Card(scene.id, {"en": scene.description}))
                continue
            card.standin = False
            if card.description.get("en") != scene.description:
                card.description = {"en": scene.description}
        gone = []
        while len(self.cards) > SIZE and any(card.standin for card in self.cards):
            last = next(card for card in reversed(self.cards) if card.standin)
            self.cards.remove(last)
            gone.append(last)
        self.example = [id for id in self.example if any(card.id == id for card in self.cards)]
        return gone


def picture_path(folder: Path, card: str, width: int) -> Path:
    """Where the picture of a card lies."""
    return folder / f"{card}-{width}.webp"


def write_pictures(folder: Path, card: str, picture: Image.Image) -> None:
    """Save a card in its three widths."""
    folder.mkdir(parents=True, exist_ok=True)
    for width, limit in LIMITS.items():
        picture_path(folder, card, width).write_bytes(encode(picture, width, limit))


def remove_pictures(folder: Path, card: str) -> None:
    """Delete the pictures of a card that left the deck."""
    for width in LIMITS:
        picture_path(folder, card, width).unlink(missing_ok=True)


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
