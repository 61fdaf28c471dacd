"""The places on the stand-in cards: each fills a canvas and says where its ground begins."""

import itertools
import math
import random
from collections.abc import Callable

from PIL import Image

from tools.brushes import Palette, disc, mixed, sky, stars, wave

Place = Callable[[Image.Image, Palette, random.Random], float]
"""Paints a place and answers the height of its ground, as a share of the canvas from the top."""


def sea(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, _ = palette
    wide, high = canvas.size
    pen = sky(canvas, dark, mixed(body, other, 0.4))
    stars(canvas, pen, light, dice, 0.5)
    disc(pen, wide * dice.choice((0.2, 0.8)), high * 0.16, wide * 0.1, light)
    for band in range(6):
        shade = mixed(mixed(body, dark, 0.2), dark, band / 6)
        pen.polygon(wave(canvas, 0.62 + band * 0.065, 0.008, 2.5 + band % 3, dice.random() * 6), fill=shade)
    return 0.66


def hills(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, accent = palette
    wide, high = canvas.size
    pen = sky(canvas, other, light)
    disc(pen, wide * dice.choice((0.24, 0.74)), high * 0.26, wide * 0.13, mixed(light, accent, 0.25))
    for row in range(4):
        shade = mixed(mixed(other, body, 0.6), mixed(body, dark, 0.6), row / 3)
        pen.polygon(wave(canvas, 0.5 + row * 0.11, 0.035, 0.8 + row * 0.25, dice.random() * 6), fill=shade)
    return 0.8


def mountains(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, _ = palette
    wide, high = canvas.size
    pen = sky(canvas, mixed(body, dark, 0.4), other)
    for peak in range(5):
        x, top = wide * (peak * 0.25 + dice.uniform(-0.08, 0.08)), high * dice.uniform(0.2, 0.42)
        foot = high * 0.78
        pen.polygon(
            [(x - wide * 0.34, foot), (x, top), (x + wide * 0.34, foot)],
            fill=mixed(body, dark, 0.2 + peak % 2 * 0.25),
        )
        cap = [(x, top), (x + wide * 0.08, top + high * 0.105), (x + wide * 0.02, top + high * 0.085)]
        pen.polygon(
            [*cap, (x - wide * 0.03, top + high * 0.115), (x - wide * 0.075, top + high * 0.1)], fill=light
        )
    pen.polygon(wave(canvas, 0.74, 0.02, 1.3, dice.random() * 6), fill=light)
    pen.polygon(wave(canvas, 0.86, 0.02, 0.9, dice.random() * 6), fill=mixed(light, other, 0.35))
    return 0.84


def dunes(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, accent = palette
    wide, high = canvas.size
    pen = sky(canvas, mixed(other, accent, 0.25), light)
    disc(pen, wide * 0.5, high * 0.4, wide * 0.3, mixed(light, other, 0.3))
    for row in range(5):
        shade = mixed(other, mixed(body, dark, 0.35), row / 4)
        pen.polygon(wave(canvas, 0.52 + row * 0.09, 0.05, 0.55, row * 2.1 + dice.random()), fill=shade)
    return 0.82


def seabed(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, accent = palette
    wide, high = canvas.size
    pen = sky(canvas, mixed(other, body, 0.3), dark)
    for ray in range(4):
        x = wide * (ray * 0.28 + dice.uniform(0, 0.1))
        pen.polygon(
            [(x, 0), (x + wide * 0.07, 0), (x - wide * 0.12, high * 0.7), (x - wide * 0.3, high * 0.7)],
            fill=mixed(body, other, 0.35),
        )
    pen.polygon(wave(canvas, 0.82, 0.02, 1.2, dice.random() * 6), fill=mixed(dark, body, 0.35))
    for weed in range(9):
        x, top = wide * weed / 8, high * dice.uniform(0.6, 0.85)
        stalk = [(x + wide * 0.03 * math.sin(step), high - (high - top) * step / 12) for step in range(13)]
        pen.line(
            stalk,
            fill=mixed(accent, dark, 0.35) if weed % 3 == 0 else mixed(body, dark, 0.5),
            width=wide // 36,
            joint="curve",
        )
    for _ in range(18):
        disc(
            pen,
            dice.random() * wide,
            dice.random() * high * 0.8,
            wide * dice.uniform(0.004, 0.016),
            mixed(other, light, 0.5),
        )
    return 0.87


def forest(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, _ = palette
    wide, high = canvas.size
    pen = sky(canvas, body, light)
    for row in range(3):
        shade = mixed(mixed(other, body, 0.5), dark, row / 2.4)
        for trunk in range(7 - row):
            x, half = wide * ((trunk + dice.random() * 0.7) / (6 - row)), wide * (0.012 + 0.012 * row)
            pen.polygon(
                [(x - half, 0), (x + half, 0), (x + half * 1.5, high * 0.85), (x - half * 1.5, high * 0.85)],
                fill=shade,
            )
    pen.polygon(wave(canvas, 0.78, 0.015, 1.5, dice.random() * 6), fill=mixed(body, dark, 0.7))
    return 0.84


def room(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, accent = palette
    wide, high = canvas.size
    pen = sky(canvas, mixed(body, dark, 0.25), body)
    for stripe in range(0, 12, 2):
        pen.rectangle(
            (wide * stripe / 12, 0, wide * (stripe + 1) / 12, high * 0.74), fill=mixed(body, other, 0.22)
        )
    left = wide * dice.choice((0.1, 0.6))
    pen.rectangle((left - 24, high * 0.12 - 24, left + wide * 0.3 + 24, high * 0.42 + 24), fill=dark)
    pen.rectangle((left, high * 0.12, left + wide * 0.3, high * 0.42), fill=light)
    pen.rectangle((left + wide * 0.142, high * 0.12, left + wide * 0.158, high * 0.42), fill=dark)
    pen.rectangle((0, high * 0.74, wide, high), fill=mixed(dark, accent, 0.3))
    for board in range(-6, 13):
        pen.line(
            (
                wide * 0.5 + (board - 3) * wide * 0.12,
                high * 0.74,
                wide * 0.5 + (board - 3) * wide * 0.3,
                high,
            ),
            fill=dark,
            width=6,
        )
    return 0.86


def city(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, _ = palette
    wide, high = canvas.size
    pen = sky(canvas, dark, mixed(body, other, 0.5))
    stars(canvas, pen, light, dice, 0.4)
    for row in range(2):
        shade = mixed(body, dark, 0.25 + row * 0.45)
        for block in range(6):
            x, top = (
                wide * (block / 6 - row * 0.06),
                high * dice.uniform(0.36 + row * 0.12, 0.56 + row * 0.12),
            )
            pen.rectangle((x, top, x + wide * 0.155, high * 0.84), fill=shade)
            for floor in range(int((high * 0.8 - top) / (high * 0.055))):
                for pane in range(3):
                    if dice.random() < 0.45:
                        spot = x + wide * (0.02 + pane * 0.045), top + high * (0.02 + floor * 0.055)
                        pen.rectangle(
                            (*spot, spot[0] + wide * 0.026, spot[1] + high * 0.026),
                            fill=mixed(light, shade, row * 0.15),
                        )
    pen.rectangle((0, high * 0.84, wide, high), fill=mixed(dark, body, 0.15))
    return 0.9


def clouds(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    _, body, other, light, _ = palette
    wide, high = canvas.size
    pen = sky(canvas, body, mixed(other, light, 0.5))
    for cloud in range(7):
        x, y = dice.uniform(0, wide), high * (0.1 + cloud * 0.14)
        for puff in range(5):
            disc(
                pen,
                x + (puff - 2) * wide * 0.085,
                y - wide * 0.03 * (2 - abs(puff - 2)),
                wide * (0.1 - 0.018 * abs(puff - 2)),
                mixed(light, other, cloud % 2 * 0.3),
            )
    return 0.78


def furrows(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, accent = palette
    wide, high = canvas.size
    pen = sky(canvas, mixed(other, light, 0.4), light)
    disc(pen, wide * dice.choice((0.3, 0.7)), high * 0.46, wide * 0.11, mixed(accent, light, 0.45))
    pen.rectangle((0, high * 0.5, wide, high), fill=mixed(body, other, 0.3))
    for row in range(-8, 9):
        near = wide * (0.5 + row * 0.36)
        pen.polygon(
            [(wide * (0.5 + row * 0.05), high * 0.5), (near, high), (near + wide * 0.17, high)],
            fill=mixed(body, dark, 0.4),
        )
    return 0.84


def stage(canvas: Image.Image, palette: Palette, _: random.Random) -> float:
    dark, body, other, light, accent = palette
    wide, high = canvas.size
    pen = sky(canvas, dark, body)
    pen.polygon(
        [(wide * 0.42, 0), (wide * 0.58, 0), (wide * 0.84, high * 0.84), (wide * 0.16, high * 0.84)],
        fill=mixed(body, light, 0.3),
    )
    pen.rectangle((0, high * 0.8, wide, high), fill=mixed(dark, other, 0.35))
    pen.ellipse((wide * 0.12, high * 0.79, wide * 0.88, high * 0.93), fill=mixed(other, light, 0.5))
    for side in (0, 1):
        for fold in range(4):
            edge = wide * (0.055 * fold) if side == 0 else wide * (1 - 0.055 * (fold + 1))
            pen.rectangle(
                (edge, 0, edge + wide * 0.055, high), fill=mixed(accent, dark, 0.15 + fold % 2 * 0.25)
            )
    return 0.87


def tunnel(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, _ = palette
    wide, high = canvas.size
    pen = sky(canvas, dark, dark)
    for ring in range(8):
        share = ring / 7
        across, down = wide * (0.62 - 0.42 * share), high * (0.56 - 0.38 * share)
        x, y = wide * 0.5 + dice.uniform(-14, 14), high * 0.5
        tone = mixed(dark, body, share * 2) if share < 0.5 else mixed(other, light, share * 2 - 1)
        pen.ellipse((x - across, y - down, x + across, y + down), fill=tone)
    return 0.72


def checks(canvas: Image.Image, palette: Palette, _: random.Random) -> float:
    dark, body, other, light, accent = palette
    wide, high = canvas.size
    pen = sky(canvas, mixed(body, dark, 0.5), mixed(body, other, 0.4))
    rows = [0.62 + 0.38 * (row / 7) ** 1.7 for row in range(8)]
    for row, (top, foot) in enumerate(itertools.pairwise(rows)):
        for cell in range(-8, 9):
            spread = [
                (wide * (0.5 + edge * 0.11 * (0.4 + (y - 0.62) * 4)), high * y)
                for y, edge in ((top, cell), (top, cell + 1), (foot, cell + 1), (foot, cell))
            ]
            pen.polygon(spread, fill=light if (row + cell) % 2 else mixed(accent, dark, 0.1))
    return 0.84


def rings(canvas: Image.Image, palette: Palette, dice: random.Random) -> float:
    dark, body, other, light, accent = palette
    wide, high = canvas.size
    pen = sky(canvas, dark, mixed(dark, body, 0.5))
    stars(canvas, pen, light, dice, 1)
    x, y = wide * dice.uniform(0.35, 0.65), high * 0.34
    for ring in range(6, 0, -1):
        disc(pen, x, y, wide * 0.095 * ring, mixed(mixed(dark, body, 0.6), other, (6 - ring) / 6))
    disc(pen, x + wide * 0.46, y + high * 0.1, wide * 0.03, accent)
    pen.polygon(wave(canvas, 0.84, 0.03, 0.5, 0.8), fill=mixed(dark, body, 0.2))
    return 0.86


PLACES: dict[str, Place] = {
    "on a dark sea under the moon": sea,
    "on rolling hills before a pale sun": hills,
    "in the snow below white peaks": mountains,
    "among dunes at sunset": dunes,
    "at the bottom of the sea, between weeds": seabed,
    "in a wood of bare trunks": forest,
    "in a room with a bright window": room,
    "before the lit windows of a town": city,
    "up among the clouds": clouds,
    "in a ploughed field": furrows,
    "on a stage between two curtains": stage,
    "at the mouth of a tunnel of light": tunnel,
    "on a chequered floor": checks,
    "under a sky of rings and stars": rings,
}
