"""Birds: on the wing, perched, and pecking."""

from art.canvas import Canvas
from art.colour import Colour, mix
from art.paint import paint
from art.shapes import Points, Shape, ellipse, place, polyline, spline


def flying_bird(
    x: float, y: float, size: float, flap: float = 0.5, flip: float = 1, turn: float = 0
) -> list[Shape]:
    """A bird on the wing from the side, about 50 units long at size 1; `flap` 0..1 raises the wings."""
    body = [
        *[(-30, 4, 1), (-16, -1), (-4, -4), (8, -6), (15, -5), (21, -1, 1)],
        *[(14, 2), (4, 5), (-8, 6), (-18, 5)],
    ]
    near = [
        *[(6, -5, 1), (2, -16 * flap - 6), (-8, -34 * flap - 8), (-22, -46 * flap - 6, 1)],
        *[(-19, -30 * flap - 2), (-14, -14 * flap), (-8, -1, 1)],
    ]
    far = [
        *[(8, -4, 1), (14, -18 * flap - 4), (10, -34 * flap - 6), (4, -44 * flap - 2, 1)],
        *[(2, -26 * flap), (0, -4, 1)],
    ]
    return [spline(place(part, x, y, size, flip, turn)) for part in (body, near, far)]


def perched_bird(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    flip: float,
    body: Colour,
    belly: Colour,
    rim: Colour = "#fff8e0",
) -> None:
    """A songbird sitting on something at (x, y + 22), about 55 units long at size 1."""

    def shape(points: Points) -> Shape:
        return spline(place(points, x, y, size, flip))

    outline = [
        *[(-34, 26, 1), (-20, 6), (-8, -14), (4, -24), (15, -25), (22, -18)],
        *[(22, -8), (18, 8), (6, 16), (-8, 14), (-22, 20)],
    ]
    paint(c, shape(outline), body, volume=8 * size, shading=0.7, rim=rim, rim_width=1.8, detail=0.7, ink=0.3)
    breast = shape([(20, -14), (22, -4), (17, 9), (6, 15), (2, 2), (8, -8)])
    paint(c, breast, belly, volume=5 * size, detail=0.7, wobble=0.4)
    wing = shape([(-30, 22, 1), (-14, 2), (-2, -6), (2, 4), (-8, 12)])
    paint(c, wing, mix(body, "#1a1a2a", 0.45), volume=3 * size, detail=0.7, wobble=0.4)
    c.over(shape([(21, -18, 1), (31, -14, 1), (21, -11, 1)]), "#e0a63a")
    eye, glint = place([(14, -17), (14.8, -18)], x, y, size, flip)
    c.over(ellipse(eye[0], eye[1], 2.6 * size), "#10101c")
    c.screen(ellipse(glint[0], glint[1], 0.9 * size), "#ffffff")
    feet = [polyline(place([(foot, 15), (foot, 22)], x, y, size, flip), 2) for foot in (0, 6)]
    c.over(feet, "#4a3a34")


def pecking_bird(x: float, y: float, size: float, flip: float = 1) -> list[Shape]:
    """A crow walking in a field, its feet at (x, y + 18)."""
    body = [
        *[(-26, 12, 1), (-12, 0), (-4, -12), (6, -18), (14, -15), (22, -13, 1)],
        *[(14, -9), (10, 2), (0, 9), (-12, 9)],
    ]
    leg = polyline(place([(0, 8), (0, 18)], x, y, size, flip), 1.5)
    return [spline(place(body, x, y, size, flip)), leg]
