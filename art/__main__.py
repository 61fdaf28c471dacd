"""The painter's command line: paint scenes, look at sheets, check the deck, render it, deal it into hands."""

import argparse
import random
import string
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from art.check import deck_faults
from art.deck import DECKS, Deck, picture_path, write_pictures
from art.scene import named, scenes
from art.sheet import HAND, HAND_PER_ROW, contact_sheet, keep_sheet

EASEL = Path(tempfile.gettempdir()) / "fabulo-art"
CARDS_A_HAND = 6


def main(arguments: Sequence[str]) -> int:
    """Run one command; the exit code is 0 when all is well."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m art", description="The painter of the built-in deck.")
    commands = parser.add_subparsers(required=True, metavar="command")
    paint = commands.add_parser("paint", help="paint scenes to look at")
    paint.add_argument("scene", nargs="+", help="slugs, as in door-in-the-sea")
    paint.add_argument("--out", type=Path, default=EASEL, help=f"folder of the pictures ({EASEL})")
    paint.add_argument("--size", type=int, default=768, help="width in pixels (768)")
    paint.add_argument("--draft", action="store_true", help="a quarter of the pixels, a quarter of the time")
    paint.set_defaults(run=_paint)
    sheet = commands.add_parser("sheet", help="a contact sheet, 180 pixels a card")
    sheet.add_argument("scene", nargs="*", help="painted scenes; without any, the whole deck")
    sheet.add_argument("--out", type=Path, default=EASEL, help=f"folder of pictures and sheet ({EASEL})")
    sheet.add_argument("--deck", default="fabulo")
    sheet.add_argument("--file", type=Path, help="write a small WebP here instead, as docs/deck.webp is")
    sheet.set_defaults(run=_sheet)
    check = commands.add_parser("check", help="whether the deck may ship; paints nothing")
    check.add_argument("--deck", default="fabulo")
    check.add_argument("--decks", type=Path, default=DECKS, help=argparse.SUPPRESS)
    check.set_defaults(run=_check)
    deck = commands.add_parser("deck", help="render scenes into the deck")
    deck.add_argument("scene", nargs="*", help="slugs; without any, those not in the deck yet")
    deck.add_argument("--deck", default="fabulo")
    deck.add_argument("--decks", type=Path, default=DECKS, help=argparse.SUPPRESS)
    deck.add_argument("--all", action="store_true", help="render every scene anew")
    deck.set_defaults(run=_deck)
    hands = commands.add_parser("hands", help="deal the whole deck into hands, a sheet each, to try clues on")
    hands.add_argument("--seed", type=int, default=None, help="the same seed deals the same hands (by lot)")
    hands.add_argument("--out", type=Path, default=EASEL, help=f"folder of the sheets ({EASEL})")
    hands.add_argument("--deck", default="fabulo")
    hands.set_defaults(run=_hands)
    fresh = commands.add_parser("id", help="a random card id for a new scene")
    fresh.set_defaults(run=_id)
    return parser


def _paint(options: argparse.Namespace) -> int:
    from art.canvas import DRAFT, FULL
    from art.studio import painted

    options.out.mkdir(parents=True, exist_ok=True)
    for scene in named(options.scene).values():
        picture = painted(scene, DRAFT if options.draft else FULL)
        if options.size != picture.width:
            size = (options.size, options.size * 3 // 2)
            picture = picture.resize(size, Image.Resampling.LANCZOS)
        path = options.out / f"{scene.slug}.png"
        picture.save(path)
        print(path)
    return 0


def _sheet(options: argparse.Namespace) -> int:
    if options.scene:
        paths = [options.out / f"{slug}.png" for slug in options.scene]
    else:
        folder = DECKS / options.deck
        paths = [picture_path(folder, card.id, 240) for card in Deck.read(folder).cards]
    missing = [str(path) for path in paths if not path.exists()]
    if missing:
        raise ValueError(f"not painted: {', '.join(missing)}")
    if options.file:
        keep_sheet(contact_sheet(paths), options.file)
        print(options.file)
        return 0
    options.out.mkdir(parents=True, exist_ok=True)
    contact_sheet(paths).save(options.out / "sheet.png")
    print(options.out / "sheet.png")
    return 0


def _check(options: argparse.Namespace) -> int:
    faults = deck_faults(options.decks / options.deck, scenes())
    print("\n".join(faults) if faults else "The deck may ship.")
    return 1 if faults else 0


def _deck(options: argparse.Namespace) -> int:
    from art.studio import painted

    folder = options.decks / options.deck
    anew = options.all or options.scene
    done = set() if anew else {card.id for card in Deck.read(folder).cards}
    chosen = named(options.scene) if options.scene else scenes()
    for scene in (scene for scene in chosen.values() if scene.id not in done):
        write_pictures(folder, scene.id, painted(scene))
        deck = Deck.read(folder)
        deck.merge(scene)
        deck.write(folder)
        print(scene.slug, scene.id)
    return 0


def _hands(options: argparse.Namespace) -> int:
    folder = DECKS / options.deck
    slugs = {scene.id: scene.slug for scene in scenes().values()}
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(10_000)
    cards = sorted(card.id for card in Deck.read(folder).cards)
    random.Random(seed).shuffle(cards)
    options.out.mkdir(parents=True, exist_ok=True)
    print("seed", seed)
    for number, start in enumerate(range(0, len(cards), CARDS_A_HAND), 1):
        hand = cards[start : start + CARDS_A_HAND]
        path = options.out / f"hand-{number:02}.png"
        pictures = [picture_path(folder, card, 360) for card in hand]
        contact_sheet(pictures, HAND_PER_ROW, HAND).save(path)
        print(path, *(slugs.get(card, card) for card in hand))
    return 0


def _id(options: argparse.Namespace) -> int:
    print("".join(random.SystemRandom().choices(string.ascii_lowercase + string.digits, k=8)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
