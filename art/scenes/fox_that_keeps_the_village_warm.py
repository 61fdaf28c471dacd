"""A fox lies curled in the snow around a village."""

import math
import random

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import aurora, glow, smoke, snowfall, stars
from art.motifs.figure import Clothes, figure
from art.motifs.fur import fur
from art.motifs.ground import footprints, hill
from art.motifs.houses import House, house
from art.motifs.trees import fir
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, rectangle, spline

SCENE = Scene(
    id="rajgexxs",
    slug="fox-that-keeps-the-village-warm",
    seed=111,
    palette="P11",
    horizon="high",
    reach="middle",
    hour="night",
    mood="tender",
    description="A huge fox sleeps in the snow, curled around a small village with lit windows; someone with "
    "a lamp walks by.",
    clues=("Shelter", "Sleeping partner", "Winter break", "Don't wake the landlord"),
    motifs=("yellow-windows", "animals", "size", "sleep", "keeping"),
    light=(-0.45, -0.85),
    shadow="#1c2950",
    warmth="#ffe6c0",
    grade=("#1f3a7a", "#ffe4c0", 0.05),
)

BACK = [
    *[(96, 800), (84, 716), (120, 640), (200, 584), (310, 556), (430, 558), (540, 592), (628, 652)],
    *[(672, 734), (676, 820), (640, 900), (560, 956), (450, 980), (330, 972), (210, 930), (130, 872)],
]
HOLLOW = [
    *[(200, 790), (214, 730), (280, 690), (384, 676), (480, 690), (548, 736), (560, 800), (520, 856)],
    *[(430, 884), (320, 876), (236, 842)],
]
TAIL = [
    *[(668, 716, 1), (702, 800), (708, 884), (655, 964), (560, 1012), (440, 1036), (310, 1024), (214, 980)],
    *[(160, 930), (176, 900), (236, 900), (320, 930), (430, 940), (540, 918), (618, 866), (656, 800)],
]
PLOTS = [
    *[(270, 770, 36, 36), (330, 742, 40, 48), (395, 736, 36, 40), (455, 752, 42, 46), (508, 784, 36, 36)],
    *[(300, 812, 42, 40), (366, 800, 40, 62), (432, 816, 44, 44), (484, 836, 36, 34), (366, 852, 40, 36)],
]
COAT: Manner = {"rim": "#fff0d8", "streaks": 1, "dark": "#5a2048"}


def draw(c: Canvas) -> None:
    """Night sky and snow, the fox's back, the village in it, tail and head over it, and the passer-by."""
    _night(c)
    back = _back(c)
    _village(c, back)
    _tail(c)
    _head(c)
    dusting = smoothstep(c.noise(26, 8), 0.5, 0.68) * (1 - smoothstep(c.y, 560, 670)) * back
    c.over(dusting, "#fbfbff", 0.85)
    _passer_by(c)
    snowfall(c, 380, 3)


def _night(c: Canvas) -> None:
    sky = [
        (0, "#141f48"),
        (0.16, "#27406e"),
        (0.3, "#4f7590"),
        (0.4, "#a9bfc0"),
        (0.46, "#e0d3c4"),
        (1, "#b9c9da"),
    ]
    c.background(sky, angle=6)
    for k, (x, colour, strength) in enumerate(
        ((200, "#7fe0b8", 0.5), (430, "#9fd8e0", 0.38), (620, "#c8a8e8", 0.3))
    ):
        aurora(c, x, colour, strength, k)
    stars(c, 150, 380, 6)
    peaks = [(-40, 440), (60, 400), (150, 440), (250, 372), (330, 430), (420, 392), (520, 450), (640, 364)]
    paint(
        c,
        hill([*peaks, (720, 420), (820, 390)]),
        ["#8fa9c0", "#d0d8dc"],
        along=("y", 364, 700),
        volume=20,
        shading=0.6,
        angle=40,
        haze=("#c0ccd2", 0.35),
        rim="#ffffff",
    )
    far = [(-40, 520), (140, 496), (330, 530), (540, 498), (820, 526)]
    _snow(c, far, ["#e6ecec", "#9fb6cc"], ("#cbd4da", 0.3))
    chance, wood = random.Random(5), []
    for _ in range(60):
        wood.append(fir(chance.uniform(-10, 780), 516 + chance.uniform(0, 24), chance.uniform(24, 52)))
    paint(c, wood, ["#5f8092", "#3f5f78"], volume=3, haze=("#c0ccd2", 0.3), rim="#ffffff", rim_width=2)
    _snow(c, [(-40, 620), (200, 596), (420, 610), (640, 590), (820, 616)], ["#eef0ec", "#8fa8c6"])
    c.multiply(ellipse(390, 900, 380, 120), "#6f86b4", 0.6, soft=30)


def _snow(c: Canvas, ridge: Points, colours: list[Colour], haze: tuple[Colour, float] | None = None) -> None:
    top = min(p[1] for p in ridge)
    paint(
        c,
        hill(ridge),
        colours,
        along=("y", top, top + 330),
        volume=30,
        shading=0.5,
        angle=-5,
        haze=haze,
        rim="#ffffff",
        streaks=0.7,
        dark="#5a76a8",
    )


def _back(c: Canvas) -> Pixels:
    red = [(0, "#f08c44"), (0.45, "#cf5a28"), (1, "#6a2432")]
    back = paint(
        c,
        spline(BACK),
        red,
        along=("y", 556, 985),
        volume=80,
        shading=0.85,
        angle=10,
        mottle=1.3,
        rim_width=5,
        ink=0.2,
        cast=(6, 14, 16, 0.45),
        lit="#ffd9a0",
        **COAT,
    )

    def hair(chance: random.Random) -> Points:
        angle, out = chance.uniform(0, 2 * math.pi), chance.uniform(0.62, 1)
        x, y = 384 + 292 * out * math.cos(angle), 770 + 206 * out * math.sin(angle)
        long, way = chance.uniform(12, 30), angle + math.pi / 2 + chance.uniform(0, 0.5)
        middle = (x + math.cos(way) * long * 0.5, y + math.sin(way) * long * 0.36 + 1)
        return [(x, y), middle, (x + math.cos(way + 0.15) * long, y + math.sin(way + 0.15) * long * 0.72)]

    fur(c, back, hair, 900, "#a04a3a", "#ffb870", 5, 0.34)
    return back


def _village(c: Canvas, back: Pixels) -> None:
    c.multiply(spline(HOLLOW), "#5a1f30", 0.8, 16, back)
    paint(
        c,
        spline(HOLLOW),
        ["#cdd6e4", "#f3ead6"],
        volume=14,
        shading=0.7,
        angle=0,
        light=(0.3, 0.9),
        wobble=2.2,
        dark="#3a4a80",
    )
    glow(c, 385, 800, 210, "#ffc870", 0.75, 1.5, 0.7)
    walls = ("#f0d8b4", "#d8a07a", "#b0707a", "#e8c490", "#8fa0b0")
    for i, (x, y, wide, tall) in enumerate(PLOTS):
        c.multiply(ellipse(x + 8, y + 2, wide * 0.6, 6), "#6a6a98", 0.5, soft=4)
        look = House(
            walls[i % 5],
            "#eef2f4",
            "#ffbf55",
            rows=2 if tall > 44 else 1,
            lit_share=0.95,
            rim="#ffffff",
            roof_height=1.0 if i == 6 else 0.5,
        )
        house(c, x, y, wide, tall, look, i + 3)
    for x, y in ((330, 690), (455, 700)):
        puffs = [(x + i * 9 + i * i * 1.4, y - i * 24, 6 + i * 3.4, 6 + i * 2.4) for i in range(7)]
        smoke(c, puffs, "#fff4e4", 0.65)


def _tail(c: Canvas) -> None:
    red = [(0, "#f39a52"), (0.5, "#d5602c"), (1, "#7a2a34")]
    tail = paint(
        c,
        spline(TAIL),
        red,
        along=("y", 800, 1040),
        volume=44,
        shading=0.85,
        angle=-10,
        mottle=1.2,
        rim_width=5,
        ink=0.2,
        cast=(0, 10, 12, 0.45),
        **COAT,
    )
    tip = [(330, 1060), (240, 1020), (170, 960), (130, 916), (170, 886), (236, 892), (280, 912), (262, 934)]
    white = spline([*tip, (300, 946), (284, 966), (330, 984), (306, 1004)])
    paint(
        c, white, ["#fffaf0", "#c0b8cc"], volume=24, shading=0.6, angle=20, streaks=1, wobble=2, inside=tail
    )

    def hair(chance: random.Random) -> Points:
        t = chance.random()
        x = 680 - 500 * t
        y = 866 + 127 * math.sin(t * 3) + chance.gauss(0, 26) + 20 * (1 - t)
        long, way = chance.uniform(16, 34), math.pi - 0.55 * math.cos(t * 3.1) + chance.uniform(-0.2, 0.2)
        middle = (x + math.cos(way) * long * 0.5, y + math.sin(way) * long * 0.5 - 2)
        return [(x, y), middle, (x + math.cos(way) * long, y + math.sin(way) * long)]

    fur(c, tail, hair, 420, "#a04a3a", "#ffc890", 6, 0.36)


def _head(c: Canvas) -> None:
    """The sleeping head on the tip of the tail: ears, mask, closed eyes, nose."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, 196, 872, 1.12, turn=8)

    ears: list[Points] = [
        [(-62, -40, 1), (-84, -92), (-78, -128, 1), (-40, -104), (-10, -66, 1)],
        [(18, -66, 1), (44, -104), (84, -122, 1), (84, -84), (62, -34, 1)],
    ]
    for ear in ears:
        tipped = [(0, "#3a1c2a"), (0.4, "#b04a28"), (1, "#d9662c")]
        paint(c, spline(at(ear)), tipped, volume=12, shading=0.7, rim="#fff0d8", ink=0.3)
        x, y = sum(p[0] for p in ear) / 5, sum(p[1] for p in ear) / 5
        inner = [(x + (p[0] - x) * 0.52, y + (p[1] - y) * 0.55 + 10, *p[2:]) for p in ear]
        paint(c, spline(at(inner)), "#5a2432", volume=5, wobble=0.8)
    side = [(48, -66), (76, -30), (98, 14, 1), (80, 18), (92, 36, 1), (60, 42), (30, 64), (8, 84)]
    skull = [(0, -76), *side, *[(-p[0], *p[1:]) for p in reversed(side)]]
    head = paint(
        c,
        spline(at(skull)),
        ["#f2924a", "#c4532a"],
        volume=34,
        shading=0.8,
        angle=80,
        streaks=1,
        rim="#fff0d8",
        rim_width=4,
        ink=0.3,
        cast=(6, 12, 14, 0.5),
        detail=0.2,
    )
    cheek = [(6, 10, 1), (34, -6), (70, 6), (96, 14, 1), (82, 20), (92, 35, 1), (58, 42), (30, 62), (8, 80)]
    for sign in (-1, 1):
        white = spline(at([(p[0] * sign, *p[1:]) for p in cheek]))
        paint(c, white, ["#fffaf0", "#d8c8cc"], volume=12, shading=0.5, wobble=1.2, streaks=1, inside=head)
        lid = [(22 * sign, -2), (38 * sign, 8), (58 * sign, -2)]
        c.over([line(at(lid), 4.6), line(at([(56 * sign, -1), (64 * sign, 5)]), 2.8)], "#2a1426", 0.95)
        whiskers = [[(14, 72), (50, 66), (88, 74)], [(14, 75), (48, 76), (80, 90)]]
        c.over([line(at([(p[0] * sign, p[1]) for p in one]), 1.2) for one in whiskers], "#fff4e4", 0.7)
    nose = spline(at([(-11, 66), (0, 62), (11, 66), (7, 78), (0, 83), (-7, 78)]))
    paint(c, nose, "#241226", volume=5, shading=0.6, rim="#ffffff", rim_width=2, detail=0.8)
    c.over(line(at([(0, -70), (3, -30), (0, 40)]), 9), "#ffb066", 0.25)
    c.sharpen(c.mask(ellipse(196, 876, 76, 22), inside=head), 0.6)


def _passer_by(c: Canvas) -> None:
    _snow(c, [(-40, 1070), (140, 1046), (340, 1078), (560, 1060), (820, 1020)], ["#f4f4f0", "#7f9ac4"])
    steps = [(700, 1170), (684, 1140), (668, 1150), (652, 1122), (640, 1132), (628, 1106), (614, 1114)]
    c.multiply(footprints(steps), "#7f96c4", 0.8)
    wears = Clothes(coat="#2f6f86", hat="hood", scarf="#e8b54a")
    figure(c, 596, 1098, 88, wears, rim="#ffffff", flip=-1, wind=0.4, arms=[[(7, -66), (17, -56), (22, -62)]])
    c.over(rectangle(570, 1038, 8, 12), "#fff3c0")
    glow(c, 574, 1044, 90, "#ffd070", 0.85, 2.2)
