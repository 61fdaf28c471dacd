"""Light: glows, stars, snow, and the curve helper."""

import numpy as np
import pytest

from art.canvas import Canvas
from art.light import along_curve, beam, fog, glow, light_path, smoke, snowfall, stars


@pytest.fixture
def canvas() -> Canvas:
    """A small dark canvas."""
    canvas = Canvas(seed=5, scale=0.25)
    canvas.picture[:] = 0.1
    return canvas


def test_a_glow_is_brightest_in_its_middle_and_ends_at_its_radius(canvas: Canvas) -> None:
    glow(canvas, 400, 400, 100, "#ffffff")
    assert canvas.picture[100, 100].tolist() == pytest.approx([1, 1, 1])
    assert 0.1 < canvas.picture[100, 112, 0] < 1
    assert canvas.picture[100, 127, 0] == pytest.approx(0.1)


def test_a_glow_off_the_canvas_changes_nothing(canvas: Canvas) -> None:
    glow(canvas, -400, -400, 100, "#ffffff")
    assert np.array_equal(canvas.picture, np.full_like(canvas.picture, 0.1))


def test_stars_and_snow_wait_for_the_end(canvas: Canvas) -> None:
    stars(canvas, 50, 300, 3)
    snowfall(canvas, 50, 3)
    assert len(canvas.late) == 2
    sky, _, _ = canvas.late[0]
    assert float(sky[:75].max()) > 0.3
    assert float(sky[80:].max()) == 0


@pytest.mark.parametrize(
    "lighten",
    [
        lambda c: beam(c, [(100, 100), (300, 100), (300, 500)], "#ffffff", 0.5),
        lambda c: fog(c, 300, 60, "#ffffff", 0.8),
        lambda c: light_path(c, 300, 200, "#ffffff"),
        lambda c: smoke(c, [(300, 300, 60, 40), (340, 240, 70, 50)], "#ffffff"),
    ],
    ids=["beam", "fog", "light path", "smoke"],
)
def test_light_in_the_air_never_darkens(canvas: Canvas, lighten: object) -> None:
    assert callable(lighten)
    lighten(canvas)
    assert float(canvas.picture.min()) == pytest.approx(0.1)
    assert float(canvas.picture.max()) > 0.2


def test_places_along_a_curve_go_from_its_first_point_to_its_last() -> None:
    places = along_curve([(0, 0), (10, 0), (10, 10)], 5)
    assert places[0] == (0, 0)
    assert places[2] == pytest.approx((10, 0), abs=0.02)
    assert places[-1] == pytest.approx((10, 10), abs=0.02)
