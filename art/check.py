"""Whether a deck may ship: counts, sizes, bytes, no metadata, no twins, facts complete, worn motifs rare.

Reads the pictures and the facts of the scenes; paints nothing.
"""

from collections import Counter, defaultdict
from pathlib import Path

from PIL import Image

from art.deck import LIMITS, SIZE, Deck, picture_path
from art.likeness import near_duplicates
from art.scene import WORN, Scene

_SHARE = 6
_HARMLESS = {"background", "loop", "duration", "timestamp"}
"""What Pillow tells of any WebP file; all else is metadata."""


def deck_faults(folder: Path, scenes: dict[str, Scene]) -> list[str]:
    """Everything wrong with the deck of a folder, one line each; nothing if it may ship."""
    deck = Deck.read(folder)
    faults = _listed(deck, folder, scenes)
    for card in deck.cards:
        for width, limit in LIMITS.items():
            faults += _picture(picture_path(folder, card.id, width), width, limit)
    faults += _scenes(scenes, max(SIZE, len(deck.cards)))
    painted = {
        slug: picture_path(folder, scene.id, 240)
        for slug, scene in scenes.items()
        if picture_path(folder, scene.id, 240).exists()
    }
    faults += [
        f"{one} and {other} look alike ({bits} bits apart)" for one, other, bits in near_duplicates(painted)
    ]
    return faults


def _listed(deck: Deck, folder: Path, scenes: dict[str, Scene]) -> list[str]:
    """The list of cards agrees with the scenes and with the files."""
    faults = [] if len(deck.cards) >= SIZE else [f"{len(deck.cards)} cards, {SIZE} are needed"]
    ids = Counter(card.id for card in deck.cards)
    faults += [f"{name}: listed {count} times" for name, count in ids.items() if count > 1]
    by_id = {scene.id: scene for scene in scenes.values()}
    for card in deck.cards:
        if not card.description.get("en"):
            faults.append(f"{card.id}: no description")
        elif not card.standin and card.id not in by_id:
            faults.append(f"{card.id}: no scene paints it")
        elif not card.standin and card.description["en"] != by_id[card.id].description:
            faults.append(f"{by_id[card.id].slug}: its description is not the scene's")
    done = {card.id for card in deck.cards if not card.standin}
    faults += [f"{scene.slug}: not painted into the deck" for scene in by_id.values() if scene.id not in done]
    expected = {picture_path(folder, name, width).name for name in ids for width in LIMITS}
    strays = {path.name for path in folder.glob("*.webp")} - expected
    return faults + [f"{name}: belongs to no card" for name in sorted(strays)]


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
