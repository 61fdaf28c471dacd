"""Motifs: each leaves its mark where it should, and only there."""

import math
import random

import numpy as np
import pytest

from art.canvas import Canvas
from art.motifs.bent import Tube
from art.motifs.birds import flying_bird, pecking_bird, perched_bird
from art.motifs.figure import Clothes, Hat, figure
from art.motifs.floors import boards, chequers, cobbles
from art.motifs.fur import fur
from art.motifs.ground import footprints, grass, hill
from art.motifs.houses import House, house
from art.motifs.script import script
from art.motifs.sky import feather_cloud, heap_cloud, lens_cloud, moon
from art.motifs.tiles import tiles
from art.motifs.trees import Branches, bark, fir, pine, pine_ridge
from art.motifs.turned import lathe, turned
from art.motifs.water import boat, water
from art.shapes import Shape, ellipse


@pytest.fixture
def canvas() -> Canvas:
    """A small grey canvas."""
    canvas = Canvas(seed=5, scale=0.25)
    canvas.picture[:] = 0.5
    return canvas


def touched(canvas: Canvas) -> tuple[float, float, float, float]:
    """left, top, right, bottom, in units, of what is grey no more."""
    rows, columns = np.nonzero(np.abs(canvas.picture - 0.5).max(2) > 0.02)
    edges = columns.min(), rows.min(), columns.max() + 1, rows.max() + 1
    return tuple(float(edge) / canvas.scale for edge in edges)  # type: ignore[return-value]


@pytest.mark.parametrize("hat", [None, "bowler", "point", "hood", "straw", "cap"])
def test_a_figure_stands_on_its_feet(canvas: Canvas, hat: Hat | None) -> None:
    wears = Clothes(hat=hat, scarf="#cc3333")
    figure(canvas, 400, 600, 300, wears, shadow=False, arms=[[(8, -67), (16, -60), (24, -54)]])
    left, top, right, bottom = touched(canvas)
    assert 590 < bottom < 612
    assert 180 < top < 320
    assert 280 < left < right < 500


def test_a_figure_throws_its_shadow_away_from_the_light(canvas: Canvas) -> None:
    canvas.light = (-1, -0.2)
    figure(canvas, 400, 600, 300, Clothes())
    assert float(canvas.picture[150, 140].mean()) < 0.4
    assert float(canvas.picture[150, 66].mean()) == pytest.approx(0.5)


def test_a_house_stands_on_its_base_and_lights_its_windows(canvas: Canvas) -> None:
    house(canvas, 400, 600, 200, 200, House("#806070", "#403040", rows=2, lit_share=1, door=True))
    _, top, _, bottom = touched(canvas)
    assert 596 < bottom < 640
    assert 310 < top < 340
    assert float(canvas.picture[100:150, 75:125].max()) > 0.9
    assert float(canvas.detail.max()) == pytest.approx(0.6)


def test_a_house_with_dark_windows_does_not_glow(canvas: Canvas) -> None:
    house(canvas, 400, 600, 200, 200, House("#403040", "#302030", lit_share=0))
    assert float(canvas.picture.max()) < 0.56


@pytest.mark.parametrize(
    ("shapes", "box"),
    [
        (lens_cloud(300, 200, 200, 40, 3), (180, 155, 420, 240)),
        (heap_cloud(300, 200, 200, 100, 3), (180, 35, 420, 210)),
        (feather_cloud(300, 200, 200, 3), (280, 120, 540, 260)),
        (flying_bird(300, 200, 1), (260, 140, 330, 210)),
        (pecking_bird(300, 200, 1), (270, 180, 325, 221)),
        (pine_ridge(700, 10, 100, 3), (-60, 570, 840, 1210)),
        ([pine(300, 400, 100)], (270, 299, 330, 401)),
        ([fir(300, 400, 100)], (270, 299, 330, 401)),
        ([hill([(-40, 500), (400, 450), (820, 520)])], (-41, 440, 821, 1221)),
        (footprints([(300, 400), (320, 380)]), (290, 370, 330, 410)),
        (boards(700, 3), (-3000, 698, 3800, 1172)),
        ([lathe(300, 400, 2, [(0, 30, 1), (50, 10), (60, 20)])], (239, 275, 361, 401)),
        (bark([[(300, 100), (305, 200), (300, 300)]], 1), (294, 96, 310, 304)),
    ],
)
def test_shapes_lie_in_their_box(shapes: list[Shape], box: tuple[float, float, float, float]) -> None:
    bounds = np.array([shape.bounds() for shape in shapes])
    assert (bounds[:, :2].min(0) >= box[:2]).all()
    assert (bounds[:, 2:].max(0) <= box[2:]).all()


def test_branches_grow_the_same_tree_from_the_same_seed() -> None:
    one, same = Branches(4), Branches(4)
    for branches in (one, same):
        branches.grow([(300, 600, -1.5, 200, 20)])
    assert len(one.shapes) > 20
    assert one.tips == same.tips


def test_a_bent_tube_follows_its_axis_and_is_cut_across_it() -> None:
    tube = Tube([(100, 500, 40), (100, 300, 40), (100, 100, 20)])
    assert tube.at(0.5) == pytest.approx((100, 300, 40, -math.pi / 2))
    assert tube.piece().bounds() == pytest.approx((59, 100, 141, 500), abs=2)
    assert tube.piece(0, 0.5, swell=10).bounds() == pytest.approx((50, 300, 150, 500), abs=2)
    assert tube.piece(0.25, 0.5, bow=20).bounds()[1] == pytest.approx(280, abs=2)


def test_a_chequered_floor_begins_at_its_horizon(canvas: Canvas) -> None:
    floor = chequers(canvas, 700, "#ffffff", "#000000")
    assert float(floor[174].max()) == 0
    assert float(floor[176].min()) == 1
    assert float(canvas.picture[180:].std()) > 0.3


def test_cobbles_have_as_many_tops_as_stones() -> None:
    stones, tops = cobbles(800, 1150, 384, 3)
    assert len(stones) == len(tops) > 500


def test_water_lies_below_its_horizon(canvas: Canvas) -> None:
    surface = water(canvas, 600, ["#a0c0c0", "#103040"])
    assert float(canvas.picture[:149].std()) == 0
    assert float(canvas.picture[155].mean()) > float(canvas.picture[280].mean())
    assert float(surface.sum()) == pytest.approx(192 * 138, rel=0.01)


def test_words_stay_on_their_row() -> None:
    words = script(lambda u: (u * 1000, 500), 0.1, 0.9, 20, 2, random.Random(1))
    bounds = np.array([word.bounds() for word in words])
    assert len(words) > 3
    assert bounds[:, 0].min() > 80
    assert bounds[:, 2].max() < 920
    assert bounds[:, 1].min() > 470
    assert bounds[:, 3].max() < 505


def test_fur_and_tiles_stay_on_their_body(canvas: Canvas) -> None:
    body = canvas.mask(ellipse(400, 400, 150))

    def hair(chance: random.Random) -> list[tuple[float, float]]:
        x, y = chance.uniform(200, 600), chance.uniform(200, 600)
        return [(x, y), (x + 10, y + 4), (x + 24, y + 4)]

    fur(canvas, body, hair, 300, "#000000", "#ffffff", 1)
    rows = [(lambda x, level=level: level) for level in (560.0, 500.0, 440.0, 380.0, 320.0, 260.0)]
    pairs = [("#a04030", "#602020"), ("#b05040", "#703030")]
    tiles(canvas, body, rows, (200, 600), (40, 60), pairs, seam="#200000", rim="#ffffff")
    left, top, right, bottom = touched(canvas)
    assert (left, top) >= (245, 245)
    assert (right, bottom) <= (555, 555)


@pytest.mark.parametrize(
    "thing",
    [
        lambda c: moon(c, 400, 400, 60),
        lambda c: boat(c, 400, 400, 120),
        lambda c: perched_bird(c, 400, 400, 1, 1, "#406080", "#d05030"),
        lambda c: turned(c, 400, 450, 1, [(0, 40, 1), (50, 20), (90, 30)], ["#ffffff", "#000000"]),
        lambda c: grass(c, [(340, 440), (460, 440)], "#203010", height=40),
    ],
    ids=["moon", "boat", "bird", "lathe", "grass"],
)
def test_things_are_painted_around_their_place(canvas: Canvas, thing: object) -> None:
    assert callable(thing)
    thing(canvas)
    left, top, right, bottom = touched(canvas)
    assert 320 < left < 400 < right < 480
    assert 320 < top < bottom < 480
