"""A tree whose leaves are letters; an old man reads one that he raked up."""

import math
import random
from typing import NamedTuple

from art.canvas import Canvas
from art.colour import Colour, mix, rgb
from art.light import glow
from art.motifs.birds import flying_bird
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass, hill
from art.motifs.houses import House, house
from art.motifs.sky import feather_cloud
from art.motifs.trees import Branches
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import ellipse, line, place, polyline, rectangle, spline

SCENE = Scene(
    id="sbyt3h2j",
    slug="autumn-of-letters",
    seed=88,
    palette="P8",
    horizon="low",
    reach="middle",
    hour="day",
    mood="melancholy",
    description="Coloured envelopes grow on a tree like leaves; an old man with a rake reads one by a cat.",
    clues=("Words I never sent", "You've got mail", "Turning over a new leaf", "Bureaucracy"),
    motifs=("letters", "growing", "time", "animals"),
    light=(0.6, -0.7),
    shadow="#3a2438",
    warmth="#fff2cf",
    grade=("#3a2a50", "#fff0c0", 0.05),
)

PAPERS = ("#d8502f", "#e8843a", "#f2b24a", "#f7e3b6", "#c43a3a", "#f3cf7c", "#fbf1d9", "#a83a48")
TRUNK = [
    *[(176, 1012, 1), (214, 960), (238, 860), (240, 740), (216, 620), (212, 500), (240, 420), (282, 420)],
    *[(270, 500), (282, 600), (304, 720), (310, 850), (330, 950), (384, 1006, 1), (330, 984), (300, 1016, 1)],
    *[(262, 982), (222, 1018, 1)],
]
LIMBS = [
    *[(258, 450, -1.75, 190, 34), (262, 500, -0.85, 200, 28), (234, 540, -2.5, 170, 26)],
    *[(280, 600, -0.35, 170, 20), (250, 460, -1.25, 210, 28), (226, 640, -2.9, 120, 14)],
]
GROUND = [(-40, 930), (120, 906), (300, 900), (480, 912), (640, 940), (820, 930)]


class Letter(NamedTuple):
    """One envelope: where, how large, how turned, how far tipped away from us, and its paper."""

    x: float
    y: float
    size: float
    turn: float
    tip: float
    paper: Colour


def draw(c: Canvas) -> None:
    """Air and ground, the tree and its crown, what the wind takes, the heap, the man and the cat."""
    chance = random.Random(21)
    _air(c)
    _ground(c)
    tips = _tree(c)
    _crown(c, tips, chance)
    _wind(c, chance)
    _heap(c, chance)
    _man(c)
    _cat(c)


def _air(c: Canvas) -> None:
    sky = [(0, "#6f9aa6"), (0.3, "#b9c7b4"), (0.52, "#f3e0b4"), (0.68, "#f6cf94"), (1, "#e2a868")]
    c.background(sky, angle=-14)
    glow(c, 560, 600, 420, "#fff3cf", 0.6, 1.7)
    for i, (x, y, long) in enumerate(((520, 190, 300), (560, 400, 260), (30, 300, 220))):
        strands = feather_cloud(x, y, long, i + 3, turn=-12)
        paint(c, strands, "#fff4dc", volume=4, shading=0.2, wobble=1.5, angle=-12, haze=("#dcd6b8", 0.45))
    for y, colour, air in ((720, "#8fa79a", 0.55), (770, "#a39a6a", 0.35)):
        ridge = [(-40, y), (100, y - 36), (260, y - 8), (430, y - 44), (600, y - 10), (820, y - 50)]
        paint(
            c,
            hill(ridge),
            [colour, "#c79a5a"],
            along=("y", y - 50, 1152),
            volume=16,
            shading=0.4,
            angle=-10,
            haze=("#f3d9a6", air),
        )
    farm = House("#f0dcc0", "#a04a3a", rows=1, lit_share=0, haze=("#f3d9a6", 0.25))
    house(c, 640, 748, 46, 34, farm, 4)
    barn = House("#e6cfae", "#7a4a4a", rows=1, columns=1, lit_share=0, haze=("#f3d9a6", 0.3))
    house(c, 694, 738, 34, 26, barn, 5)
    lane = line([(660, 752), (600, 790), (520, 830), (440, 900), (470, 1000), (560, 1160)], 16)
    paint(c, lane, "#f3dcae", volume=3, haze=("#f3d9a6", 0.3))


def _ground(c: Canvas) -> None:
    earth = [(0, "#c98f4a"), (0.5, "#8f5a3a"), (1, "#3d2a38")]
    paint(
        c,
        hill(GROUND),
        earth,
        along=("y", 900, 1152),
        volume=20,
        shading=0.6,
        angle=8,
        streaks=1,
        mottle=1.4,
        rim="#fff0c8",
    )
    grass(c, GROUND, "#a87338", height=16, count=150, seed=2, rim="#fff0c8", lean=-0.3)
    fallen = [(210, 980), (260, 960), (120, 1040), (-200, 1120), (-200, 1060), (60, 1000)]
    c.multiply(spline(fallen), "#4a2a40", 0.6, soft=9)


def _tree(c: Canvas) -> list[tuple[float, float]]:
    branches = Branches(21)
    branches.grow(LIMBS)
    bark = ["#7a5648", "#33222e"]
    paint(
        c,
        [spline(TRUNK), *branches.shapes],
        bark,
        volume=20,
        shading=0.8,
        angle=84,
        streaks=1,
        mottle=1.2,
        rim="#ffeec0",
        rim_width=4,
        ink=0.3,
    )
    box = spline([(250, 742, 1), (250, 716), (270, 706), (290, 716), (292, 742, 1)])
    paint(c, box, "#b5382f", volume=4, rim="#ffe0b0", rim_width=2, detail=0.6)
    c.over(rectangle(256, 718, 30, 5), "#2a1220")
    c.multiply(polyline([(254, 732), (288, 732)], 1.4), "#701a1a", 0.8)
    return [tip for tip in branches.tips if tip[1] < 640]


def _crown(c: Canvas, tips: list[tuple[float, float]], chance: random.Random) -> None:
    """A dark mass of foliage first, then single letters from back to front, darker within."""
    clumps = [chance.choice(tips) for _ in range(34)]
    spots = []
    for _ in range(430):
        x, y = chance.choice(clumps) if chance.random() < 0.72 else chance.choice(tips)
        spots.append((x + chance.gauss(0, 36), y + chance.gauss(0, 30)))
    c.multiply([ellipse(x, y, 22) for x, y in spots], "#a85a44", 0.5, soft=10)
    mass = [ellipse(x, y, 20, 15, chance.uniform(0, 180)) for x, y in spots]
    paint(c, mass, ["#b8483a", "#5a2038"], volume=14, shading=0.7, wobble=3, angle=40, streaks=1, mottle=1.6)
    spots.sort(key=lambda spot: spot[1] + chance.uniform(-60, 60))
    for i, (x, y) in enumerate(spots):
        inner = 0.42 * (1 - i / len(spots)) * (1 if x < 330 else 0.6)
        paper = mix(chance.choice(PAPERS), "#5a2438", inner)
        turn, tip = chance.uniform(-60, 60), chance.uniform(0.6, 1.1)
        _letter(c, Letter(x, y, chance.uniform(0.8, 1.3), turn, tip, paper), chance, detail=0.62)


def _letter(
    c: Canvas, one: Letter, chance: random.Random, *, detail: float = 0, shadow: bool = True, air: float = 0
) -> None:
    def at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        flat = [(p[0], p[1] * one.tip, *p[2:]) for p in points]
        return place(flat, one.x, one.y, one.size, turn=one.turn)

    s = one.size
    sheet = spline(at([(-15, -10, 1), (15, -10, 1), (15, 10, 1), (-15, 10, 1)]))
    paint(
        c,
        sheet,
        [mix(one.paper, "#fff6e0", 0.18), mix(one.paper, "#5a2030", 0.18)],
        volume=3 * s,
        shading=0.5,
        wobble=0.45,
        rim="#fff4d6",
        rim_width=1.3 * max(0.7, s),
        streaks=0.3,
        mottle=0.3,
        detail=detail,
        cast=(-2 * s, 3 * s, 2.5 * s, 0.35) if shadow else None,
        haze=("#f3e0b4", air) if air else None,
    )
    flap = line(at([(-15, -10, 1), (0, 3, 1), (15, -10, 1)]), 1.3 * max(0.8, s))
    c.over(flap, mix(one.paper, "#4a1a28", 0.5), 0.85)
    if chance.random() < 0.5:
        x, y = at([(0, 2)])[0]
        c.over(ellipse(x, y, 2.6 * s), "#a3222f" if rgb(one.paper)[1] > 0.62 else "#fbe9c4")


def _wind(c: Canvas, chance: random.Random) -> None:
    """Letters blown off to the right, which become birds."""
    for i in range(26):
        t = i / 25
        x = 470 + t * 300 + chance.gauss(0, 20)
        y = 560 - 220 * t + 90 * math.sin(t * 3.2) + chance.gauss(0, 34)
        if t < 0.62:
            turn, tip = chance.uniform(-60, 60), chance.uniform(0.5, 1)
            leaf = Letter(x, y, 1.15 - 0.75 * t, turn, tip, chance.choice(PAPERS))
            _letter(c, leaf, chance, shadow=False, air=0.35 * t, detail=0.55)
        else:
            wing = flying_bird(x, y - 20, 0.62 - 0.3 * t, chance.uniform(0.6, 1), 1, -14)
            colour = chance.choice(("#d8502f", "#fbf1d9", "#c43a3a"))
            paint(c, wing, colour, volume=2, wobble=0.3, detail=0.55)
    for _ in range(13):
        x, y, turn = chance.uniform(380, 740), chance.uniform(640, 900), chance.uniform(-60, 60)
        leaf = Letter(x, y, chance.uniform(0.7, 1), turn, chance.uniform(0.5, 1), chance.choice(PAPERS))
        _letter(c, leaf, chance, shadow=False, detail=0.55)


def _heap(c: Canvas, chance: random.Random) -> None:
    spots = [(1000 + abs(chance.gauss(0, 50)) - 10, chance.gauss(330, 170)) for _ in range(120)]
    for _ in range(70):
        x = chance.gauss(610, 52)
        spots.append((1086 - max(0, 74 - abs(x - 610) * 0.9) * chance.random(), x))
    for y, x in sorted(spots):
        turn, tip = chance.uniform(-35, 35), chance.uniform(0.42, 0.6)
        leaf = Letter(x, y, chance.uniform(0.9, 1.3), turn, tip, chance.choice(PAPERS))
        _letter(c, leaf, chance, detail=0.55)


def _man(c: Canvas) -> None:
    wears = Clothes(
        coat="#2f5a72",
        hem="#1f3350",
        hair="#e6e0d6",
        legs="#33262e",
        hat="cap",
        hat_colour="#4a4038",
        scarf="#c9a24a",
    )
    arms = [[(-7, -68), (-18, -58), (-14, -72)], [(8, -68), (20, -58), (30, -52)]]
    figure(c, 500, 1070, 150, wears, flip=-1, arms=arms, wind=0.6, rim="#fff2cf")
    _face(c)
    rake = [polyline([(452, 930), (470, 1062)], 4), polyline([(446, 1064), (494, 1060)], 4)]
    rake += [polyline([(448 + i * 9, 1064 - i * 0.8), (444 + i * 9, 1080 - i * 0.8)], 2.6) for i in range(6)]
    paint(c, rake, "#7a5030", volume=1.5, rim="#fff0c8", rim_width=1.2, detail=0.55, wobble=0.3)
    _letter(c, Letter(538, 968, 1.25, -12, 1, "#fbf1d9"), random.Random(1), detail=0.8)
    glow(c, 538, 968, 70, "#fff0c0", 0.5)


def _face(c: Canvas) -> None:
    """In profile, bent over what he reads; a white beard."""
    manner: Manner = {"rim": "#fff2cf", "rim_width": 1.5, "detail": 0.8, "wobble": 0.3, "dark": "#5a3040"}
    face = [(492, 934), (512, 930), (516, 938), (523, 946), (517, 949), (516, 956), (500, 960), (490, 950)]
    paint(c, spline(face), ["#e8b48c", "#b87a64"], volume=5, **manner)
    beard = [(496, 950), (508, 950), (518, 953), (520, 966), (510, 978), (498, 968), (488, 954), (490, 940)]
    paint(c, spline(beard), ["#fbf6ec", "#b8b0b4"], volume=6, **manner)
    c.over(line([(506, 941), (510, 943), (514, 942)], 2), "#3a2028", 0.9)


def _cat(c: Canvas) -> None:
    outline = [
        *[(-18, 20, 1), (-20, 0), (-14, -22), (-6, -30), (-8, -42), (-10, -54, 1), (-2, -48), (6, -48)],
        *[(13, -55, 1), (12, -42), (10, -30), (16, -14), (18, 8), (18, 20, 1)],
    ]
    tail = line(place([(16, 14), (34, 14), (40, 2), (34, -8)], 640, 1012), 6)
    body = [spline(place(outline, 640, 1012)), tail]
    paint(
        c,
        body,
        ["#4a3a44", "#1f1826"],
        volume=7,
        shading=0.7,
        rim="#fff0c8",
        rim_width=2,
        detail=0.6,
        wobble=0.5,
    )
