"""Draws the little SVG that the bunnies are written in, so that the chat and the page show the same ones.

It knows what that file uses: groups with a colour, an outline and an opacity, `use`, `path`, `circle`,
`ellipse` and `polygon`. Anything else is an error.
"""

import itertools
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from xml.etree.ElementTree import Element

from PIL import Image, ImageColor, ImageDraw

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
STEPS = 10
"""Straight pieces that a curve is drawn in."""

Point = tuple[float, float]
Outline = tuple[list[Point], bool]
"""The points of a line, and whether it comes back to its beginning."""

_COMMANDS = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}


@dataclass(frozen=True, slots=True)
class Brush:
    """How a shape is drawn: what its group said, where it did not say otherwise."""

    fill: str = "#000"
    stroke: str = "none"
    width: float = 1
    opacity: float = 1

    def over(self, element: Element) -> "Brush":
        """This brush with what an element says itself."""
        return replace(
            self,
            fill=element.get("fill", self.fill),
            stroke=element.get("stroke", self.stroke),
            width=float(element.get("stroke-width", self.width)),
            opacity=self.opacity * float(element.get("opacity", 1)),
        )


class Drawing:
    """A canvas for SVG elements, `scale` pixels a unit, its top left corner at (`left`, `top`) of theirs."""

    def __init__(self, size: int, scale: float, left: float, top: float, parts: dict[str, Element]) -> None:
        """`parts` are the elements that `use` may name, by id."""
        self.canvas = Image.new("RGBA", (size, size), (0, 0, 0, 0))
        self._scale, self._left, self._top = scale, left, top
        self._parts = parts

    def draw(self, element: Element, brush: Brush) -> None:
        """Draws an element and all that it holds."""
        brush = brush.over(element)
        kind = element.tag.removeprefix(SVG)
        if kind == "g":
            for child in element:
                self.draw(child, brush)
        elif kind == "use":
            self.draw(self._parts[element.get(LINK, "").removeprefix("#")], brush)
        else:
            self._shape(outlines(element), brush)

    def _shape(self, lines: list[Outline], brush: Brush) -> None:
        """Fills and strokes the lines of one shape, on a mask no larger than they are."""
        width = brush.width * self._scale if brush.stroke != "none" else 0
        placed = [([self._placed(point) for point in points], closed) for points, closed in lines]
        left = math.floor(min(x for points, _ in placed for x, _ in points) - width / 2 - 1)
        top = math.floor(min(y for points, _ in placed for _, y in points) - width / 2 - 1)
        right = math.ceil(max(x for points, _ in placed for x, _ in points) + width / 2 + 1)
        foot = math.ceil(max(y for points, _ in placed for _, y in points) + width / 2 + 1)
        moved = [([(x - left, y - top) for x, y in points], closed) for points, closed in placed]
        size = right - left, foot - top
        if brush.fill != "none":
            mask = Image.new("L", size, 0)
            for points, _ in moved:
                ImageDraw.Draw(mask).polygon(points, fill=255)
            self._lay(mask, brush.fill, brush.opacity, (left, top))
        if width:
            mask = Image.new("L", size, 0)
            for points, closed in moved:
                _stroke(ImageDraw.Draw(mask), points, closed, width)
            self._lay(mask, brush.stroke, brush.opacity, (left, top))

    def _lay(self, mask: Image.Image, colour: str, opacity: float, place: tuple[int, int]) -> None:
        if opacity < 1:
            mask = mask.point(lambda light: round(light * opacity))
        paint = Image.new("RGBA", mask.size, ImageColor.getrgb(colour))
        paint.putalpha(mask)
        left, top = place
        self.canvas.alpha_composite(paint, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))

    def _placed(self, point: Point) -> Point:
        return (point[0] - self._left) * self._scale, (point[1] - self._top) * self._scale


def outlines(element: Element) -> list[Outline]:
    """The lines of a shape in its own units. Raises ValueError for a kind of shape it does not know."""

    def number(name: str) -> float:
        return float(element.get(name, 0))

    match element.tag.removeprefix(SVG):
        case "path":
            return list(_path(element.get("d", "")))
        case "circle":
            return [_oval(number("cx"), number("cy"), number("r"), number("r"))]
        case "ellipse":
            return [_oval(number("cx"), number("cy"), number("rx"), number("ry"))]
        case "polygon":
            numbers = [float(found) for found in _NUMBER.findall(element.get("points", ""))]
            return [(list(zip(numbers[::2], numbers[1::2], strict=True)), True)]
        case unknown:
            raise ValueError(f"cannot draw <{unknown}>")


def _oval(x: float, y: float, across: float, down: float) -> Outline:
    turns = [math.tau * step / 40 for step in range(40)]
    return [(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns], True


def _path(written: str) -> Iterator[Outline]:
    """The lines of a path's `d`."""
    line: list[Point] = []
    handle: Point = (0, 0)
    here: Point = (0, 0)
    for command, numbers in _steps(written):
        kind = command.upper()
        if kind == "Z":
            yield line, True
            here, line = line[0], []
            continue
        stops = _stops(kind, numbers, here if command.islower() else (0, 0), here)
        if kind == "M":
            if len(line) > 1:
                yield line, False
            line = []
        elif kind in "ST":
            stops = [(2 * here[0] - handle[0], 2 * here[1] - handle[1]), *stops]
        start = line or [here]
        line = [*(start if kind != "M" else []), *(stops if kind in "MLHV" else _curve(here, stops))]
        handle = stops[-2] if kind in "CSQT" else stops[-1]
        here = stops[-1]
    if len(line) > 1:
        yield line, False


def _steps(written: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path, one for each set of its numbers; further sets of a move are lines."""
    for command, rest in _COMMANDS.findall(written):
        if command in "zZ":
            yield command, []
            continue
        numbers = [float(found) for found in _NUMBER.findall(rest)]
        for index, part in enumerate(_sets(numbers, _LENGTHS[command.upper()])):
            if index and command in "mM":
                command = "l" if command == "m" else "L"
            yield command, list(part)


def _stops(kind: str, numbers: list[float], offset: Point, here: Point) -> list[Point]:
    if kind == "H":
        return [(numbers[0] + offset[0], here[1])]
    if kind == "V":
        return [(here[0], numbers[0] + offset[1])]
    return [(x + offset[0], y + offset[1]) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def _curve(start: Point, stops: list[Point]) -> list[Point]:
    """A Bezier curve from the start through its handles to the last stop, without the start."""
    points: list[Point] = []
    for step in range(1, STEPS + 1):
        level = [start, *stops]
        share = step / STEPS
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in itertools.pairwise(level)
            ]
        points.append(level[0])
    return points


def _stroke(pen: ImageDraw.ImageDraw, points: list[Point], closed: bool, width: float) -> None:
    """A line with round ends and corners."""
    path = [*points, points[0]] if closed else points
    pen.line(path, fill=255, width=max(1, round(width)))
    for x, y in path:
        pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)


def _sets(numbers: list[float], length: int) -> list[list[float]]:
    return [numbers[start : start + length] for start in range(0, len(numbers), length)]
