"""Painting a scene from its facts and its brushwork to a picture."""

from PIL import Image

from art.canvas import FULL, Canvas
from art.finish import Finish, finish
from art.scene import Scene, brushwork


def painted(scene: Scene, scale: float = FULL) -> Image.Image:
    """The card, 768 x 1152. The same scene and scale give the same pixels."""
    canvas = Canvas(scene.seed, scene.light, scene.shadow, scene.warmth, scale)
    brushwork(scene.slug)(canvas)
    how = Finish(scene.grade, scene.contrast, scene.saturation, scene.vignette)
    return Image.fromarray(finish(canvas, how))
