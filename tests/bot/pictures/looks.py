"""How the tests look at a picture: how alike two pieces are, and how much of a colour there is."""

from PIL import Image, ImageChops, ImageStat

Colour = tuple[int, int, int]


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures of one size, from 0 (the same) to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean) / 3


def share_of(picture: Image.Image, colour: Colour, near: int = 12) -> float:
    """The share of a picture's pixels that are of that colour or near it, from 0 to 1."""
    small = picture.convert("RGB")
    counted = small.getcolors(small.width * small.height) or []
    alike = sum(count for count, found in counted if _alike(found, colour, near))
    return alike / (small.width * small.height)


def _alike(found: object, colour: Colour, near: int) -> bool:
    assert isinstance(found, tuple)
    return all(abs(a - b) <= near for a, b in zip(found, colour, strict=True))
