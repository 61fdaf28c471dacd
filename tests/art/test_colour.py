"""Colours: what hex strings mean, and how gradients run."""

import numpy as np
import pytest

from art.colour import from_oklab, gradient, mix, oklab, rgb, stops


def test_a_short_hex_string_means_the_long_one() -> None:
    assert rgb("#fa0").tolist() == rgb("ffaa00").tolist()


def test_a_colour_survives_the_way_through_oklab() -> None:
    colours = np.array([[0.1, 0.5, 0.9], [1, 1, 1], [0, 0, 0]], np.float32)
    assert from_oklab(oklab(colours)) == pytest.approx(colours, abs=2e-3)


def test_mixing_begins_with_the_first_colour_and_ends_with_the_second() -> None:
    assert mix("#204060", "#ffcc88", 0) == pytest.approx(rgb("#204060"), abs=2e-3)
    assert mix("#204060", "#ffcc88", 1) == pytest.approx(rgb("#ffcc88"), abs=2e-3)


def test_colours_without_places_are_spread_evenly() -> None:
    assert [place for place, _ in stops(["#000", "#888", "#fff"])] == [0, 0.5, 1]


def test_one_colour_is_a_gradient_of_itself() -> None:
    picture = gradient(np.array([[0, 0.3, 1]], np.float32), "#336699")
    assert picture == pytest.approx(np.broadcast_to(rgb("#336699"), (1, 3, 3)), abs=2e-3)


def test_a_gradient_has_each_colour_at_its_place() -> None:
    field = np.array([[0, 0.25, 1]], np.float32)
    first, second, third = gradient(field, [(0, "#000000"), (0.25, "#ff0000"), (1, "#ffffff")])[0]
    assert first == pytest.approx([0, 0, 0], abs=0.01)
    assert second == pytest.approx([1, 0, 0], abs=0.03)
    assert third == pytest.approx([1, 1, 1], abs=0.01)
