"""The twelve bunnies can be told apart, by colour and without it, and are those of the page."""

import itertools
import re
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest
from PIL import Image, ImageColor

from bot.pictures.bunnies import COUNT, Bunnies
from bot.pictures.vector import Brush, Drawing, outlines
from tests.bot.pictures.looks import difference, share_of

ROOT = Path(__file__).parents[3]
FILE = ROOT / "static" / "style" / "bunnies.svg"


@pytest.fixture(scope="module")
def bunnies() -> Bunnies:
    return Bunnies(FILE)


def on_white(bunny: Image.Image) -> Image.Image:
    paper = Image.new("RGB", bunny.size, "white")
    paper.paste(bunny, (0, 0), bunny)
    return paper


def test_each_has_the_colour_that_the_documentation_says(bunnies: Bunnies) -> None:
    rows = re.findall(r"^\| (\d+) \|[^|]*\| `(#\w+)` \|", (ROOT / "docs/bunnies.md").read_text("utf-8"), re.M)
    assert [int(number) for number, _ in rows] == list(range(COUNT))
    for number, colour in rows:
        red, green, blue = ImageColor.getrgb(colour)[:3]
        assert share_of(on_white(bunnies.picture(int(number), 200)), (red, green, blue), near=3) > 0.06


def test_no_two_look_alike_even_small_and_without_colour(bunnies: Bunnies) -> None:
    looks = [on_white(bunnies.picture(number, 40)).convert("L") for number in range(COUNT)]
    shapes = [bunnies.picture(number, 40).getchannel("A") for number in range(COUNT)]
    for one, other in itertools.combinations(range(COUNT), 2):
        assert difference(looks[one], looks[other]) > 6, (one, other)
    assert len({shape.tobytes() for shape in shapes}) == COUNT


def test_numbers_beyond_the_last_begin_anew(bunnies: Bunnies) -> None:
    assert bunnies.picture(12, 50).tobytes() == bunnies.picture(0, 50).tobytes()


def test_a_file_without_one_of_them_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bunnies.svg"
    path.write_text(FILE.read_text("utf-8").replace('id="bunny-7"', 'id="hare-7"'), "utf-8")
    with pytest.raises(ValueError, match="there is no bunny 7"):
        Bunnies(path)


def drawn(inner: str) -> Image.Image:
    group = fromstring(f'<g xmlns="http://www.w3.org/2000/svg">{inner}</g>')  # noqa: S314 - the test's own
    drawing = Drawing(40, 4, 0, 0, {})
    drawing.draw(group, Brush())
    return drawing.canvas


@pytest.mark.parametrize(
    "same",
    [
        '<path d="M2 2h6v6h-6z"/>',
        '<path d="M2 2H8V8H2z"/>',
        '<path d="m2 2 6 0 0 6-6 0z"/>',
        '<path d="M2 2L8 2 8 8 2 8z"/>',
        '<path d="M2 2q3 0 6 0v6c-2 0-4 0-6 0z"/>',
        '<polygon points="2,2 8,2 8,8 2,8"/>',
        '<g><path fill="none" stroke="#000" stroke-width=".1" d="M2 2h6v6z"/><path d="M2 2h6v6h-6z"/></g>',
    ],
)
def test_a_square_can_be_written_in_many_ways(same: str) -> None:
    square = drawn('<polygon points="2,2 8,2 8,8 2,8"/>')
    assert difference(drawn(same).getchannel("A"), square.getchannel("A")) < 8


def test_colours_outlines_and_opacity_come_from_the_groups_around() -> None:
    canvas = drawn('<g fill="#ff0000" stroke="#0000ff" stroke-width="2"><circle cx="5" cy="5" r="3"/></g>')
    assert canvas.getpixel((20, 20)) == (255, 0, 0, 255)
    assert canvas.getpixel((20, 8)) == (0, 0, 255, 255)
    pale = drawn('<g opacity=".5"><ellipse cx="5" cy="5" rx="4" ry="2" fill="#ffffff"/></g>')
    assert pale.getpixel((20, 20)) == (255, 255, 255, 128)


def test_smooth_curves_go_on_as_they_came() -> None:
    wave = drawn('<path d="M1 5q2-4 4 0t4 0z"/>').getchannel("A")
    assert share_of(wave.crop((4, 4, 20, 19)), (255, 255, 255)) > 0.2
    assert share_of(wave.crop((22, 21, 36, 36)), (255, 255, 255)) > 0.2
    assert share_of(wave.crop((22, 4, 36, 19)), (255, 255, 255)) == 0


def test_a_shape_it_cannot_draw_is_an_error() -> None:
    with pytest.raises(ValueError, match="cannot draw <rect>"):
        outlines(Element("rect"))
