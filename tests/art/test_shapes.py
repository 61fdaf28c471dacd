"""Shapes: where their points lie and which pixels they cover."""

import numpy as np
import pytest

from art.shapes import ellipse, line, place, polygon, polyline, rasterise, rectangle, spline


def test_a_rectangle_covers_its_pixels_and_no_other() -> None:
    mask = rasterise([rectangle(2, 3, 4, 5)], 1, (0, 0, 10, 10))
    expected = np.zeros((10, 10))
    expected[3:8, 2:6] = 1
    assert mask.tolist() == expected.tolist()


def test_the_scale_multiplies_and_the_box_cuts() -> None:
    mask = rasterise([rectangle(2, 2, 4, 4)], 2, (6, 6, 16, 16))
    assert mask[:6, :6].tolist() == np.ones((6, 6)).tolist()
    assert float(mask.sum()) == 36


def test_a_spline_goes_through_its_points() -> None:
    points = [(20, 20), (80, 30), (70, 80), (25, 70)]
    mask = rasterise([spline(points).outline(4)], 1, (0, 0, 100, 100))
    assert [float(mask[y, x]) for x, y in points] == [1, 1, 1, 1]


def test_sharp_corners_make_straight_sides() -> None:
    assert polygon([(0, 0), (10, 0), (10, 10), (0, 10)]).bounds() == pytest.approx((0, 0, 10, 10))


def test_a_stroke_reaches_half_its_width_beyond_its_points() -> None:
    assert polyline([(10, 10), (30, 10)], 6).bounds() == pytest.approx((7, 7, 33, 13))
    assert line([(10, 10), (20, 10), (30, 10)], 6).bounds() == pytest.approx((7, 7, 33, 13))


def test_an_ellipse_is_turned_clockwise() -> None:
    left, top, right, bottom = ellipse(50, 50, 20, 5, 90).bounds()
    assert (left, top, right, bottom) == pytest.approx((45, 30, 55, 70), abs=0.5)


def test_a_motif_is_scaled_mirrored_turned_and_set_down() -> None:
    assert place([(10, 0, 1)], 100, 200, size=2, flip=-1) == [(80, 200, 1)]
    assert place([(10, 0)], 100, 200, turn=90)[0] == pytest.approx((100, 210))
