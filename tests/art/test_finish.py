"""The painterly pass: repeatable, of the right size, and faithful where it must be sharp."""

import numpy as np
import pytest

from art.canvas import Canvas
from art.finish import Finish, finish
from art.paint import paint
from art.shapes import ellipse, rectangle


def small_scene() -> Canvas:
    """A ball on a ground, with one late spark."""
    canvas = Canvas(seed=7, scale=0.25)
    canvas.background(["#203050", "#c09070"], angle=10)
    paint(canvas, ellipse(380, 500, 200), ["#e0a060", "#603040"], volume=60, rim="#fff0c0")
    return canvas


@pytest.fixture(scope="module")
def card() -> np.ndarray:
    """The finished small scene."""
    return finish(small_scene(), Finish(grade=("#203060", "#ffe0b0", 0.06)))


def test_a_card_has_its_size(card: np.ndarray) -> None:
    assert card.shape == (1152, 768, 3)
    assert card.dtype == np.uint8


def test_the_same_canvas_gives_the_same_bytes(card: np.ndarray) -> None:
    again = finish(small_scene(), Finish(grade=("#203060", "#ffe0b0", 0.06)))
    assert again.tobytes() == card.tobytes()


def test_strokes_leave_the_picture_recognisable(card: np.ndarray) -> None:
    ball, ground = card[440:480, 300:340].mean((0, 1)), card[40:80, 40:80].mean((0, 1))
    assert ball[0] > ball[2] + 40
    assert ground[2] > ground[0]


def test_late_layers_are_not_smeared() -> None:
    canvas = small_scene()
    spark = canvas.mask(rectangle(600, 100, 40, 40))
    canvas.late.append((spark, "#ffffff", 1))
    card = finish(canvas, Finish(vignette=0, contrast=0))
    assert card[120, 620].min() > 235


def test_a_vignette_darkens_the_corners_alone(card: np.ndarray) -> None:
    bright = finish(small_scene(), Finish(grade=("#203060", "#ffe0b0", 0.06), vignette=0))
    assert int(bright[5, 5].astype(int).sum()) > int(card[5, 5].astype(int).sum())
    assert bright[576, 384].tolist() == card[576, 384].tolist()
