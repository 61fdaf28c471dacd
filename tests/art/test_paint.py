"""The one function that paints a shape."""

import numpy as np
import pytest

from art.canvas import Canvas
from art.colour import rgb
from art.paint import paint
from art.shapes import ellipse, rectangle

BALL = ellipse(300, 300, 120)


@pytest.fixture
def canvas() -> Canvas:
    """A small grey canvas lit from the left."""
    canvas = Canvas(seed=5, light=(-1, 0), scale=0.5)
    canvas.picture[:] = 0.5
    return canvas


def brightness(canvas: Canvas, x: float, y: float) -> float:
    """How light the picture is around a place, in units."""
    row, column = int(y * canvas.scale), int(x * canvas.scale)
    return float(canvas.picture[row - 3 : row + 4, column - 3 : column + 4].mean())


def test_paint_stays_inside_its_shape(canvas: Canvas) -> None:
    mask = paint(canvas, BALL, "#cc6633")
    outside = mask == 0
    assert np.array_equal(canvas.picture[outside], np.full_like(canvas.picture[outside], 0.5))
    assert float(mask[150, 150]) == 1


def test_a_body_is_light_towards_the_light_and_dark_away_from_it(canvas: Canvas) -> None:
    paint(canvas, BALL, "#808080", volume=60, shading=0.9)
    assert brightness(canvas, 210, 300) > brightness(canvas, 300, 300) > brightness(canvas, 390, 300)


def test_a_rim_lights_the_edge_towards_the_light(canvas: Canvas) -> None:
    paint(canvas, BALL, "#202020", volume=0, rim="#ffffff", rim_width=10)
    assert brightness(canvas, 186, 300) > 0.4
    assert brightness(canvas, 414, 300) < 0.35


def test_colours_run_from_top_to_bottom(canvas: Canvas) -> None:
    paint(canvas, BALL, ["#000000", "#ffffff"], volume=0, mottle=0, streaks=0)
    assert brightness(canvas, 300, 200) < 0.25 < 0.75 < brightness(canvas, 300, 400)


def test_colours_may_run_across_or_outwards(canvas: Canvas) -> None:
    paint(canvas, BALL, ["#000000", "#ffffff"], along=("x", 180, 420), volume=0)
    assert brightness(canvas, 200, 300) < 0.3 < 0.7 < brightness(canvas, 400, 300)
    paint(canvas, BALL, ["#000000", "#ffffff"], along=("r", 300, 300, 120), volume=0)
    assert brightness(canvas, 300, 300) < 0.3 < 0.7 < brightness(canvas, 300, 410)


def test_a_cast_shadow_falls_beside_the_shape(canvas: Canvas) -> None:
    paint(canvas, BALL, "#cc6633", cast=(60, 0, 4, 0.8, "#000000"))
    assert brightness(canvas, 450, 300) < 0.2
    assert brightness(canvas, 150, 300) == pytest.approx(0.5)


def test_full_haze_leaves_the_air_alone(canvas: Canvas) -> None:
    paint(canvas, BALL, "#000000", haze=("#88aacc", 1))
    assert canvas.picture[150, 150] == pytest.approx(rgb("#88aacc"), abs=1e-4)


def test_a_shape_is_cut_to_what_it_lies_inside_of(canvas: Canvas) -> None:
    half = canvas.mask(rectangle(0, 0, 300, 1152))
    mask = paint(canvas, BALL, "#cc6633", inside=half, wobble=0)
    assert float(mask[150, 120]) == 1
    assert float(mask[150, 180]) == 0


def test_detail_is_kept_until_something_is_painted_over_it(canvas: Canvas) -> None:
    paint(canvas, BALL, "#cc6633", detail=0.8)
    assert canvas.detail[150, 150] == pytest.approx(0.8)
    paint(canvas, BALL, "#cc6633")
    assert canvas.detail[150, 150] == pytest.approx(0.08)


def test_nothing_off_the_canvas_is_painted(canvas: Canvas) -> None:
    mask = paint(canvas, ellipse(-400, -400, 50), "#cc6633", cast=(5, 5, 5, 0.5))
    assert float(mask.max()) == 0
    assert np.array_equal(canvas.picture, np.full_like(canvas.picture, 0.5))
