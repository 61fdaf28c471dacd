"""Whether a deck may ship: counts, sizes, bytes, words, no metadata, no twins, whole facts, worn motifs rare.

Reads the pictures and the facts of the scenes; paints nothing.
"""

from collections import Counter, defaultdict
from pathlib import Path

from PIL import Image

from art.deck import LANGUAGES, LIMITS, SIZE, WEIGHT, Card, Deck, picture_path
from art.likeness import near_duplicates
from art.scene import WORN, Scene

_SHARE = 6
_LETTERS = 200
"""Letters that a description may have."""

_HARMLESS = {"background", "loop", "duration", "timestamp"}
"""What Pillow tells of any WebP file; all else is metadata."""


def deck_faults(folder: Path, scenes: dict[str, Scene], size: int = SIZE, weight: int = WEIGHT) -> list[str]:
    """Everything wrong with the deck of a folder, one line each; nothing if it may ship.

    `size` is how many cards it needs, `weight` how many bytes its pictures may have together.
    """
    deck = Deck.read(folder)
    faults = _listed(deck, folder, scenes, size)
    for card in deck.cards:
        for width, limit in LIMITS.items():
            faults += _picture(picture_path(folder, card.id, width), width, limit)
    total = sum(path.stat().st_size for path in folder.glob("*.webp"))
    faults += [f"{total} bytes in all, {weight} allowed"] if total > weight else []
    faults += _scenes(scenes, max(size, len(deck.cards)))
    painted = {
        slug: picture_path(folder, scene.id, 240)
        for slug, scene in scenes.items()
        if picture_path(folder, scene.id, 240).exists()
    }
    faults += [
        f"{one} and {other} look alike ({bits} bits apart)" for one, other, bits in near_duplicates(painted)
    ]
    return faults


def _listed(deck: Deck, folder: Path, scenes: dict[str, Scene], size: int) -> list[str]:
    """The list of cards agrees with the scenes and with the files."""
    faults = [] if len(deck.cards) >= size else [f"{len(deck.cards)} cards, {size} are needed"]
    ids = Counter(card.id for card in deck.cards)
    faults += [f"{name}: listed {count} times" for name, count in ids.items() if count > 1]
    by_id = {scene.id: scene for scene in scenes.values()}
    for card in deck.cards:
        faults += _described(card)
        if card.id not in by_id:
            faults.append(f"{card.id}: no scene paints it")
        elif card.description.get("en", "") not in {"", by_id[card.id].description}:
            faults.append(f"{by_id[card.id].slug}: its description is not the scene's")
    faults += [f"{scene.slug}: not painted into the deck" for scene in by_id.values() if scene.id not in ids]
    expected = {picture_path(folder, name, width).name for name in ids for width in LIMITS}
    strays = {path.name for path in folder.glob("*.webp")} - expected
    return faults + [f"{name}: belongs to no card" for name in sorted(strays)]


def _described(card: Card) -> list[str]:
    """What a card shows is told in each language, in few words."""
    lacking = [language for language in LANGUAGES if not card.description.get(language)]
    faults = [f"{card.id}: not described in {', '.join(lacking)}"] if lacking else []
    return faults + [
        f"{card.id}: {len(text)} letters in {language}, {_LETTERS} allowed"
        for language, text in sorted(card.description.items())
        if len(text) > _LETTERS
    ]


def _picture(path: Path, width: int, limit: int) -> list[str]:
    if not path.exists():
        return [f"{path.name}: missing"]
    faults = []
    if path.stat().st_size > limit:
        faults.append(f"{path.name}: {path.stat().st_size} bytes, {limit} allowed")
    with Image.open(path) as picture:
        if picture.size != (width, width * 3 // 2) or picture.mode != "RGB":
            faults.append(f"{path.name}: {picture.mode} {picture.size[0]}x{picture.size[1]}")
        extra = set(picture.info) - _HARMLESS
        if extra:
            faults.append(f"{path.name}: carries {', '.join(sorted(map(str, extra)))}")
    return faults


def _scenes(scenes: dict[str, Scene], cards: int) -> list[str]:
    """Each scene complete, none sharing its id, seed or look, and no motif worn out."""
    faults = [fault for scene in scenes.values() for fault in scene.faults()]
    for name in ("id", "seed", "look", "description"):
        sharing: dict[object, list[str]] = defaultdict(list)
        for scene in scenes.values():
            sharing[getattr(scene, name)].append(scene.slug)
        faults += [
            f"{' and '.join(slugs)} share their {name}" for slugs in sharing.values() if len(slugs) > 1
        ]
    worn = Counter(motif for scene in scenes.values() for motif in scene.motifs if motif in WORN)
    return faults + [
        f"{motif} stands in {count} cards, {cards // _SHARE} allowed"
        for motif, count in sorted(worn.items())
        if count > cards // _SHARE
    ]
