"""The painterly pass: from the clean scene to strokes, impasto, paper and grade; gives the card's pixels."""

import math
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from art import kernels, pixels
from art.canvas import HEIGHT, WIDTH, Canvas
from art.colour import Colour, Pixels, from_oklab, oklab, rgb
from art.pixels import smoothstep

Picture = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Finish:
    """How a card is graded at the end.

    `grade` is (shadows lean to, lights lean to, how much). `brushes` are layers from broad to fine: radius
    and length in pixels of the full scale, error from which they paint, jitter of their colour.
    """

    grade: tuple[Colour, Colour, float] | None = None
    contrast: float = 0.14
    saturation: float = 1.05
    vignette: float = 0.35
    brushes: tuple[tuple[float, float, float, float], ...] = (
        (20, 130, 0.0, 0.13),
        (11, 84, 0.15, 0.11),
        (6, 50, 0.12, 0.08),
        (3, 26, 0.08, 0.04),
    )


@dataclass(frozen=True)
class _Flow:
    """Brush directions as unit vectors, and how strongly the picture itself asks for them."""

    x: Pixels
    y: Pixels
    stretch: Pixels


def finish(canvas: Canvas, how: Finish) -> Picture:
    """The finished card, 768 x 1152, as bytes red, green, blue. The same canvas gives the same bytes."""
    clean = np.clip(canvas.picture, 0, 1).astype(np.float32)
    chance = np.random.default_rng(canvas.seed + 9)
    flow = _flow(canvas, clean)
    radius = max(2, round(4 * canvas.scale / 1.5))
    base = kernels.kuwahara(clean, flow.x, flow.y, flow.stretch, radius)
    painted = _stroked(canvas, base, flow, how, chance)
    for mask, colour, alpha in canvas.late:
        cover = np.clip(mask * alpha, 0, 1)[..., None]
        painted = painted * (1 - cover) + rgb(colour) * cover
    painted = _embossed(canvas, painted.astype(np.float32), flow, chance)
    size = cv2.INTER_AREA if canvas.scale >= 1 else cv2.INTER_CUBIC
    card = np.asarray(cv2.resize(painted, (WIDTH, HEIGHT), interpolation=size), np.float32)
    return (_graded(card, how) * 255 + 0.5).astype(np.uint8)


def _flow(canvas: Canvas, clean: Pixels) -> _Flow:
    """The picture's own edges (structure tensor), blended with the angles the scene asked for."""
    grey = cv2.cvtColor(canvas.blur(clean, 1.2), cv2.COLOR_RGB2GRAY)
    right, down = pixels.slope(np.asarray(grey, np.float32))
    xx, yy, xy = (canvas.blur(part, 5) for part in (right * right, down * down, right * down))
    edge = 0.5 * np.arctan2(2 * xy, xx - yy) + math.pi / 2
    clear = np.sqrt((xx - yy) ** 2 + 4 * xy**2)
    stretch = clear / (xx + yy + 1e-7)
    trust = smoothstep(np.sqrt(clear), 0.006, 0.05) * stretch
    asked = canvas.angle + canvas.noise(160, canvas.seed + 3, 3) - 0.5
    double_x = np.cos(2 * asked) * (1 - trust) + np.cos(2 * edge) * trust * 1.5
    double_y = np.sin(2 * asked) * (1 - trust) + np.sin(2 * edge) * trust * 1.5
    soft_x = canvas.blur(double_x.astype(np.float32), 3)
    soft_y = canvas.blur(double_y.astype(np.float32), 3)
    angle = 0.5 * np.arctan2(soft_y, soft_x)
    along_x, along_y = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    return _Flow(along_x, along_y, np.clip(stretch, 0, 1).astype(np.float32) * np.float32(0.8))


def _stroked(canvas: Canvas, base: Pixels, flow: _Flow, how: Finish, chance: np.random.Generator) -> Pixels:
    """Layers of strokes from broad to fine; faces, figures and windows keep most of the clean picture."""
    detail = canvas.blur(np.clip(canvas.detail, 0, 1), 2)
    painted = canvas.blur(base, 5).copy()
    bristles = _bristles(canvas.seed)
    size = canvas.scale / 1.5
    for radius, length, threshold, jitter in how.brushes:
        reach = radius * size
        reference = canvas.blur(base, reach * 0.22 / canvas.scale)
        starts = _starts(canvas, reach * 0.62, chance)
        chances = chance.random((len(starts), 8)).astype(np.float32)
        brush = (float(reach), float(length * size), float(threshold), float(jitter))
        kernels.lay_strokes(painted, reference, flow.x, flow.y, starts, chances, detail, bristles, brush)
    painted = np.clip(painted, 0, 1)
    kept = np.clip(detail * 0.85, 0, 1)[..., None]
    painted = painted * (1 - kept) + base * kept
    return np.asarray(painted * 0.86 + base * 0.14, np.float32)


def _starts(canvas: Canvas, step: float, chance: np.random.Generator) -> Pixels:
    across, down = np.meshgrid(np.arange(0, canvas.width, step), np.arange(0, canvas.height, step))
    order = chance.permutation(across.size)
    x = across.ravel() + chance.uniform(-1, 1, across.size) * step * 0.6
    y = down.ravel() + chance.uniform(-1, 1, across.size) * step * 0.6
    return np.stack([x[order], y[order]], 1).astype(np.float32)


def _bristles(seed: int) -> Pixels:
    """How much paint each hair carries along a stroke: 64 hairs, 512 pixels."""
    chance = np.random.default_rng(seed)
    total = np.full((64, 512), 0.66, np.float32)
    for along, across, share in ((40, 0.7, 0.2), (9, 0.6, 0.12)):
        raw = chance.random((64, 512), dtype=np.float32)
        hair = cv2.GaussianBlur(raw, (0, 0), sigmaX=along, sigmaY=across)
        total += share * (hair - hair.mean()) / hair.std()
    return np.clip(total, 0.05, 1).astype(np.float32)


def _embossed(canvas: Canvas, painted: Pixels, flow: _Flow, chance: np.random.Generator) -> Pixels:
    """Impasto: light from the upper left on ridges that follow the strokes."""
    speck = chance.random((canvas.height, canvas.width), dtype=np.float32)
    speck = np.asarray(cv2.GaussianBlur(speck, (0, 0), 0.9), np.float32)
    ridges = kernels.streamed(speck, flow.x, flow.y, max(4, round(16 * canvas.scale / 1.5)))
    grey = np.asarray(cv2.cvtColor(painted, cv2.COLOR_RGB2GRAY), np.float32)
    height = (ridges - ridges.mean()) / ridges.std() * 0.5 + (grey - canvas.blur(grey, 2.5)) * 6
    lit = np.roll(height, 1, 1) + np.roll(height, 1, 0) - np.roll(height, -1, 1) - np.roll(height, -1, 0)
    return np.asarray(painted * (1 + np.clip(lit * 0.25, -1, 1)[..., None] * 0.085), np.float32)


def _graded(card: Pixels, how: Finish) -> Pixels:
    """Paper grain, contrast, split tone, saturation and vignette."""
    chance = np.random.default_rng(77)
    paper = cv2.GaussianBlur(chance.random((HEIGHT, WIDTH), dtype=np.float32), (0, 0), 1.1)
    card = card * (1 + ((paper - paper.mean()) / paper.std())[..., None] * 0.006)
    lab = oklab(np.clip(card, 0, 1).astype(np.float32))
    light = lab[..., 0]
    lab[..., 0] = light + (smoothstep(light, 0, 1) - light) * how.contrast
    lab[..., 1:] *= how.saturation
    if how.grade:
        low, high, share = oklab(rgb(how.grade[0])), oklab(rgb(how.grade[1])), how.grade[2]
        place = lab[..., 0:1]
        lab[..., 1:] += (low[1:] * (1 - place) + high[1:] * place) * share
    down, across = np.mgrid[0:HEIGHT, 0:WIDTH]
    away = np.hypot((across - WIDTH / 2) / (WIDTH * 0.62), (down - HEIGHT / 2) / (HEIGHT * 0.62))
    dim = 1 - how.vignette * np.clip(away - 0.55, 0, 1)[..., None] ** 1.6
    return np.asarray(np.clip(from_oklab(lab) * dim, 0, 1), np.float32)
