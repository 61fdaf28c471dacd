"""Cuts the fonts of the chat's pictures down to what they need and writes them to static/fonts.

    python -m tools.fonts FOLDER

FOLDER holds, unpacked: the wheels fontpkg-fraunces 1.0, fontpkg-noto-sans 2.15 and fontpkg-noto-sans-arabic
2.12, and of Debian fonts-noto-core 20201225-1 and fonts-noto-color-emoji 2.042-0+deb12u1. All are under the
SIL Open Font Licence 1.1 and reserve no font name. Run it again only to take newer fonts.
"""

import io
import sys
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from PIL import Image

FONTS = Path(__file__).parents[1] / "static" / "fonts"

INSTANCES: dict[str, tuple[str, dict[str, float]]] = {
    "Fraunces-SemiBold": ("Fraunces[[]SOFT*", {"SOFT": 100, "WONK": 0, "opsz": 40, "wght": 620}),
    "NotoSans-Regular": ("NotoSans[[]*", {"wdth": 100, "wght": 450}),
    "NotoSans-Bold": ("NotoSans[[]*", {"wdth": 100, "wght": 700}),
    "NotoSansArabic-Regular": ("NotoSansArabic[[]*", {"wdth": 100, "wght": 450}),
    "NotoSansArabic-Bold": ("NotoSansArabic[[]*", {"wdth": 100, "wght": 700}),
}
"""Where each instance of a variable font comes from, and its place on the axes."""

STATICS = {
    "NotoSansHebrew-Bold": range(0x0590, 0x0600),
    "NotoSansArmenian-Bold": range(0x0530, 0x0590),
    "NotoSansGeorgian-Bold": range(0x10A0, 0x1100),
    "NotoSansBengali-Bold": range(0x0980, 0x0A00),
    "NotoSansTamil-Bold": range(0x0B80, 0x0C00),
    "NotoSansThai-Bold": range(0x0E00, 0x0E80),
    "NotoSansEthiopic-Bold": range(0x1200, 0x1380),
    "NotoSansMath-Regular": range(0x1D400, 0x1D800),
    "NotoSansSymbols2-Regular": range(0x2190, 0x2C00),
}
"""One weight and one block of letters of each script that names are now and then written in."""

SKIN = set(range(0x1F3FB, 0x1F400))
EMOJI_SIZE = 64
"""Pixels an em; the font as it comes has 109, and takes three times the room."""


def main(folder: Path) -> None:
    """Writes every font; what the folder lacks is an error."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, (pattern, place) in INSTANCES.items():
        font = instancer.instantiateVariableFont(TTFont(only(folder, f"{pattern}.ttf")), place)
        write(cut(font, set(font.getBestCmap())), name)
    for name, block in STATICS.items():
        font = TTFont(only(folder, f"{name}.ttf"))
        write(cut(font, set(font.getBestCmap()) & set(block) | {0x200C, 0x200D}), name)
    emoji = TTFont(only(folder, "NotoColorEmoji.ttf"))
    write(shrunk(cut(emoji, set(emoji.getBestCmap()) - SKIN)), "NotoColorEmoji")


def only(folder: Path, pattern: str) -> Path:
    """The one font of a name that the folder holds. Raises FileNotFoundError when it holds none."""
    found = next(folder.rglob(pattern), None)
    if found is None:
        raise FileNotFoundError(f"no {pattern} in {folder}")
    return found


def cut(font: Any, letters: set[int]) -> Any:
    """The font with these letters, what joins and places them, and no hints."""
    options = subset.Options(hinting=False, layout_features=["*"], name_IDs=[0, 1, 2, 4, 5, 6, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def shrunk(font: Any) -> Any:
    """The colour font with its pictures brought to EMOJI_SIZE."""
    for data, place in zip(font["CBDT"].strikeData, font["CBLC"].strikes, strict=True):
        share = EMOJI_SIZE / place.bitmapSizeTable.ppemY
        place.bitmapSizeTable.ppemX = place.bitmapSizeTable.ppemY = EMOJI_SIZE
        for line in (place.bitmapSizeTable.hori, place.bitmapSizeTable.vert):
            line.ascender, line.descender = round(line.ascender * share), round(line.descender * share)
            line.widthMax = round(line.widthMax * share)
        for glyph in data.values():
            shrink(glyph, share)
    return font


def shrink(glyph: Any, share: float) -> None:
    """Brings one picture and its measures to a share of their size."""
    measures = glyph.metrics
    measures.width, measures.height = round(measures.width * share), round(measures.height * share)
    measures.BearingX, measures.BearingY = round(measures.BearingX * share), round(measures.BearingY * share)
    measures.Advance = round(measures.Advance * share)
    with Image.open(io.BytesIO(glyph.imageData)) as picture:
        small = picture.convert("RGBA").resize((measures.width, measures.height), Image.Resampling.LANCZOS)
    written = io.BytesIO()
    small.quantize(96, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        written, "PNG", optimize=True
    )
    glyph.imageData = written.getvalue()


def write(font: Any, name: str) -> None:
    """Saves a font under static/fonts."""
    font.save(FONTS / f"{name}.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
