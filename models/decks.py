"""The decks one may play with: which cards they have, where the pictures lie and what they show."""

import hashlib
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

WIDTHS = (240, 360, 768)
"""The widths in pixels that every card's picture exists in."""

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]


class DeckError(ValueError):
    """A deck that one cannot play with; the message names the deck, the card and what is wrong."""


class Card(BaseModel):
    """One card as its deck.toml has it: its id tells nothing about what it shows."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{4,16}$")]
    description: dict[str, Text]


class Deck(BaseModel):
    """One deck as its deck.toml has it, its cards in the order of the file.

    `example` names the cards of the rules' example, the storyteller's first; then come those of the file.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    title: Text
    artist: Text
    licence: Text
    example: tuple[str, ...] = ()
    cards: Annotated[tuple[Card, ...], Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class Decks:
    """Every deck of a folder, read and checked once; a deck's name is that of its own folder."""

    folder: Path
    decks: MappingProxyType[str, Deck]
    homes: MappingProxyType[str, str]

    @classmethod
    def load(cls, folder: Path) -> "Decks":
        """Reads `folder/<deck>/deck.toml` of each deck and looks at every picture.

        Raises DeckError when there is no deck, a deck.toml is malformed, a card has no English description, a
        picture is missing, or an id or a picture occurs twice, be it in one deck or in two.
        """
        decks = {path.parent.name: _read(path) for path in sorted(folder.glob("*/deck.toml"))}
        if not decks:
            raise DeckError(f"no deck in {folder}")
        homes = _homes(decks)
        _refuse_twins(folder, homes)
        return cls(folder, MappingProxyType(decks), MappingProxyType(homes))

    @property
    def names(self) -> tuple[str, ...]:
        """The decks one may choose, in alphabetical order."""
        return tuple(self.decks)

    @property
    def titles(self) -> dict[str, str]:
        """What people call each deck, by its name."""
        return {name: deck.title for name, deck in self.decks.items()}

    def deck(self, name: str) -> Deck:
        """The deck of that name. Raises KeyError when there is none."""
        return self.decks[name]

    def cards(self, name: str) -> tuple[str, ...]:
        """The ids of a deck's cards, in the order of its file. Raises KeyError when there is no such deck."""
        return tuple(card.id for card in self.decks[name].cards)

    def example(self, name: str, count: int) -> tuple[str, ...]:
        """So many cards of a deck, or of the first if it is gone, for the rules' example."""
        name = name if name in self.decks else self.names[0]
        first = self.decks[name].example
        return (*first, *(card for card in self.cards(name) if card not in first))[:count]

    def deck_of(self, card: str) -> str:
        """The name of the deck that holds a card. Raises KeyError when none does."""
        return self.homes[card]

    def picture(self, card: str, width: int) -> Path:
        """The file of a card's picture, `width` (one of WIDTHS) pixels wide.

        Raises KeyError when there is no such card or width.
        """
        if width not in WIDTHS:
            raise KeyError(width)
        return _picture(self.folder / self.homes[card], card, width)

    def languages(self, name: str) -> tuple[str, ...]:
        """The languages that some card of a deck is described in, in alphabetical order."""
        return tuple(sorted({language for card in self.decks[name].cards for language in card.description}))

    def descriptions(self, name: str, language: str) -> dict[str, str]:
        """What each card of a deck shows, by card id: in `language`, or its plain form, or English."""
        wanted = (language, language.partition("-")[0], "en")
        return {
            card.id: next(card.description[spoken] for spoken in wanted if spoken in card.description)
            for card in self.decks[name].cards
        }


def _read(path: Path) -> Deck:
    """One deck.toml, checked by itself."""
    name = path.parent.name
    try:
        deck = Deck.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise DeckError(f"deck {name}: deck.toml is malformed: {error}") from error
    for card in deck.cards:
        if "en" not in card.description:
            raise DeckError(f"deck {name}: card {card.id} has no English description")
        for width in WIDTHS:
            if not _picture(path.parent, card.id, width).is_file():
                raise DeckError(f"deck {name}: card {card.id} has no picture {width} pixels wide")
    if strangers := set(deck.example) - {card.id for card in deck.cards}:
        raise DeckError(
            f"deck {name}: its example names cards it does not have: {', '.join(sorted(strangers))}"
        )
    return deck


def _homes(decks: dict[str, Deck]) -> dict[str, str]:
    """The deck of each card; refuses an id that two cards share."""
    homes: dict[str, str] = {}
    for name, deck in decks.items():
        for card in deck.cards:
            if card.id in homes:
                raise DeckError(f"deck {name}: the id {card.id} is taken by a card of deck {homes[card.id]}")
            homes[card.id] = name
    return homes


def _refuse_twins(folder: Path, homes: dict[str, str]) -> None:
    """Refuses cards that show the same picture, and tells how many distinct ones there are."""
    for width in WIDTHS:
        seen: dict[bytes, list[str]] = {}
        for card, name in homes.items():
            look = hashlib.sha256(_picture(folder / name, card, width).read_bytes()).digest()
            seen.setdefault(look, []).append(card)
        if len(seen) < len(homes):
            twins = "; ".join(_listed(cards, homes) for cards in seen.values() if len(cards) > 1)
            raise DeckError(
                f"{len(homes)} cards, but {len(seen)} distinct pictures: the same is shown by {twins}"
            )


def _listed(cards: Iterable[str], homes: dict[str, str]) -> str:
    """The first few of some cards, each with its deck, and how many more there are."""
    first = [f"{homes[card]}/{card}" for card in cards]
    return ", ".join(first[:5]) + (f" and {len(first) - 5} more" if len(first) > 5 else "")


def _picture(folder: Path, card: str, width: int) -> Path:
    return folder / f"{card}-{width}.webp"
