"""The track has a stone for every score there is, up to the moon and beyond."""

import math

import pytest

from bot.pictures.paper import Easel, Sheet
from bot.pictures.track import FIFTH, MOON, STONE, Mark, draw_track, path_of
from tests.bot.pictures.looks import difference, share_of

WIDTH = 1168


def track(easel: Easel, marks: tuple[Mark, ...], goal: int | None = 30) -> Sheet:
    path = path_of([mark.score for mark in marks], goal, WIDTH)
    sheet = Sheet.of_wood(1280, path.height + 40, easel)
    draw_track(sheet, path, marks, 56, 20)
    return sheet


@pytest.mark.parametrize(
    ("scores", "goal", "stones", "moon"),
    [
        ([0, 3], 30, 31, 30),
        ([0, 36], 30, 37, 30),
        ([0, 3], None, 31, 30),
        ([44, 3], None, 45, 44),
        ([0], 100, 101, 100),
        ([7], 5, 8, 5),
    ],
)
def test_the_path_is_as_long_as_the_scores_need(
    scores: list[int], goal: int | None, stones: int, moon: int
) -> None:
    path = path_of(scores, goal, WIDTH)
    assert (path.stones, path.goal, path.step) == (stones, moon, 1)
    assert [path.stone_of(score) for score in scores] == scores


@pytest.mark.parametrize(("goal", "score"), [(500, 499), (500, 500), (1000, 3), (30, 640)])
def test_a_very_long_way_has_stones_worth_several_points(goal: int, score: int) -> None:
    path = path_of([score], goal, WIDTH)
    assert path.stones <= 122
    assert path.stone_of(0) == 0
    assert path.stone_of(goal) == path.goal_stone
    assert (path.stone_of(score) >= path.goal_stone) == (score >= goal)


@pytest.mark.parametrize("last", [30, 36, 60, 100, 121])
def test_stones_lie_apart_and_inside(last: int) -> None:
    path = path_of([last], last, WIDTH)
    places = [path.place(stone) for stone in range(path.stones)]
    assert all(10 < x < WIDTH - 10 and 10 < y < path.height - 10 for x, y in places)
    closest = min(math.dist(one, other) for index, one in enumerate(places) for other in places[:index])
    assert closest > 20


def test_the_moon_is_the_goal(easel: Easel) -> None:
    sheet = track(easel, (Mark("Ana", 0, 0),))
    path = path_of([0], 30, WIDTH)
    x, y = path.place(30)
    box = (round(56 + x) - 30, round(20 + y) - 40, round(56 + x) + 30, round(20 + y) + 20)
    assert share_of(sheet.canvas.crop(box), MOON) > 0.3
    assert share_of(sheet.canvas, STONE) > share_of(sheet.canvas, FIFTH) > 0.003


def test_every_bunny_can_be_seen_where_several_stand_together(easel: Easel) -> None:
    together = tuple(Mark(f"{number}", number, 7) for number in range(12))
    whole = track(easel, together).canvas
    for number in range(12):
        without = track(easel, tuple(mark for mark in together if mark.bunny != number)).canvas
        assert difference(whole, without) > 0.05


@pytest.mark.parametrize("score", [0, 15, 16, 30])
def test_a_crowd_stays_inside_the_night(easel: Easel, score: int) -> None:
    crowd = track(easel, tuple(Mark("", number, score) for number in range(12))).canvas
    alone = track(easel, (Mark("", 0, 3),)).canvas
    for box in ((0, 0, 56, crowd.height), (1224, 0, 1280, crowd.height), (0, 0, 1280, 20)):
        assert difference(crowd.crop(box), alone.crop(box)) == 0


def test_who_is_gone_stands_there_no_more(easel: Easel) -> None:
    gone = track(easel, (Mark("Ana", 0, 3), Mark("Eve", 1, 9, gone=True))).canvas
    alone = track(easel, (Mark("Ana", 0, 3),)).canvas
    assert difference(gone, alone) == 0


def test_in_persian_the_way_begins_at_the_right(easel: Easel, mirrored: Easel) -> None:
    marks = (Mark("Ana", 0, 0),)
    left, right = track(easel, marks).canvas, track(mirrored, marks).canvas
    blue = (0x00, 0x72, 0xB2)
    assert share_of(left.crop((56, 0, 200, left.height)), blue) > 0.01
    assert share_of(right.crop((1080, 0, 1224, right.height)), blue) > 0.01
