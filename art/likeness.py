"""How alike two pictures look: a difference hash, which survives scaling and a change of brightness."""

from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

Hash = npt.NDArray[np.bool_]

SIDE = 16
ALIKE = 90
"""Of 512 bits, how few may differ before two cards count as near-duplicates."""


def difference_hash(picture: Image.Image) -> Hash:
    """512 bits: whether each cell of a 16 x 16 grid is lighter than its neighbour to the left, and above."""
    grey = picture.convert("L").resize((SIDE + 1, SIDE + 1), Image.Resampling.BOX)
    cells = np.asarray(grey, np.int16)
    across, down = cells[1:, 1:] > cells[1:, :-1], cells[1:, 1:] > cells[:-1, 1:]
    return np.concatenate([across.ravel(), down.ravel()])


def near_duplicates(pictures: dict[str, Path]) -> list[tuple[str, str, int]]:
    """Pairs of names whose pictures, or mirrored pictures, differ in fewer than `ALIKE` bits."""
    seen, mirrored = {}, {}
    for name, path in pictures.items():
        with Image.open(path) as picture:
            seen[name] = difference_hash(picture)
            mirrored[name] = difference_hash(picture.transpose(Image.Transpose.FLIP_LEFT_RIGHT))
    pairs = []
    for one, other in combinations(sorted(pictures), 2):
        apart = min(int((seen[one] != seen[other]).sum()), int((seen[one] != mirrored[other]).sum()))
        if apart < ALIKE:
            pairs.append((one, other, apart))
    return pairs
