"""The canvas: washes, masks and where the brush goes."""

import numpy as np
import pytest

from art.canvas import Canvas
from art.shapes import ellipse, rectangle

SQUARE = rectangle(100, 100, 80, 80)


@pytest.fixture
def canvas() -> Canvas:
    """A small white canvas: a quarter of a pixel to a unit."""
    canvas = Canvas(seed=5, scale=0.25)
    canvas.picture[:] = 1
    return canvas


def test_the_light_has_length_one(canvas: Canvas) -> None:
    canvas.light = (3, -4)
    assert canvas.light == pytest.approx((0.6, -0.8))


def test_the_same_seed_gives_the_same_background() -> None:
    one, same, other = Canvas(5, scale=0.25), Canvas(5, scale=0.25), Canvas(6, scale=0.25)
    for canvas in (one, same, other):
        canvas.background(["#123456", "#fedcba"], angle=20)
    assert np.array_equal(one.picture, same.picture)
    assert not np.array_equal(one.picture, other.picture)


def test_a_colour_laid_over_covers_its_shape_alone(canvas: Canvas) -> None:
    canvas.over(SQUARE, "#ff0000", 0.5)
    assert canvas.picture[35, 35] == pytest.approx([1, 0.5, 0.5])
    assert canvas.picture[60, 60] == pytest.approx([1, 1, 1])


def test_multiplying_darkens_and_screening_lightens(canvas: Canvas) -> None:
    canvas.multiply(SQUARE, "#808080")
    assert canvas.picture[35, 35] == pytest.approx([0.502] * 3, abs=0.01)
    canvas.screen(SQUARE, "#ffffff", 0.5)
    assert canvas.picture[35, 35] == pytest.approx([0.751] * 3, abs=0.01)


@pytest.mark.parametrize("wash", ["over", "multiply", "screen"])
def test_a_soft_shape_washes_as_its_mask_does(wash: str) -> None:
    by_shape, by_mask = Canvas(1, scale=0.25), Canvas(1, scale=0.25)
    for canvas, what in ((by_shape, SQUARE), (by_mask, by_mask.mask(SQUARE))):
        canvas.picture[:] = 0.4
        inside = canvas.mask(ellipse(150, 140, 60))
        getattr(canvas, wash)(what, "#aa5533", 0.7, soft=12, inside=inside)
    assert by_shape.picture == pytest.approx(by_mask.picture, abs=2e-3)


def test_a_shape_off_the_canvas_changes_nothing(canvas: Canvas) -> None:
    canvas.over([rectangle(-300, -300, 50, 50), rectangle(-200, 20, 50, 50)], "#000000", soft=3)
    canvas.over([], "#000000")
    assert float(canvas.picture.min()) == 1


def test_a_picture_may_be_laid_over(canvas: Canvas) -> None:
    other = np.zeros_like(canvas.picture)
    canvas.over(SQUARE, other)
    assert canvas.picture[35, 35].tolist() == [0, 0, 0]
    assert canvas.picture[10, 10].tolist() == [1, 1, 1]


def test_brush_directions_and_sharp_places_are_kept(canvas: Canvas) -> None:
    canvas.direct(canvas.mask(SQUARE), 90)
    canvas.sharpen(SQUARE, 0.7)
    assert canvas.angle[35, 35] == pytest.approx(np.pi / 2)
    assert canvas.detail[35, 35] == pytest.approx(0.7)
    assert canvas.detail[60, 60] == 0


def test_a_swirl_runs_around_its_middle(canvas: Canvas) -> None:
    canvas.swirl(400, 400)
    assert canvas.angle[100, 150] == pytest.approx(np.pi / 2)
    assert abs(canvas.angle[150, 100]) == pytest.approx(np.pi)


def test_noise_is_centred_and_repeats_with_its_seed(canvas: Canvas) -> None:
    field = canvas.noise(60, 3)
    assert float(field.mean()) == pytest.approx(0.5, abs=0.02)
    assert np.array_equal(field, Canvas(9, scale=0.25).noise(60, 3))


def test_dots_lie_where_they_are_put(canvas: Canvas) -> None:
    mask = canvas.dots([(400, 200, 12, 0.5)])
    assert mask[50, 100] == pytest.approx(0.5)
    assert mask[60, 100] == 0
