"""The sixteen palettes: dark, two body colours, light, accent. A scene picks one and stays inside it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """Two families of colour and an accent, which covers under a twentieth of the picture."""

    name: str
    dark: str
    body: str
    second: str
    light: str
    accent: str


PALETTES = {
    "P1": Palette("night sea", "#0f2038", "#285064", "#7fa39c", "#f3e3b4", "#8c2f2c"),
    "P2": Palette("plum dusk", "#2a2858", "#6a4373", "#c56f74", "#ffd9a0", "#e0a126"),
    "P3": Palette("moon meadow", "#0d1438", "#42508a", "#6d9488", "#fbf6d8", "#b5483f"),
    "P4": Palette("warm room", "#3a2430", "#8a5a40", "#dcb078", "#fff6e0", "#31618a"),
    "P5": Palette("ember", "#140b16", "#5a1f30", "#c8743f", "#ffd27a", "#2f7f86"),
    "P6": Palette("mist", "#2a3440", "#8fa8a6", "#dfe0cc", "#fffaf0", "#d8402f"),
    "P7": Palette("coral desert", "#4a2450", "#d08a74", "#f0d6a0", "#3f8a93", "#d8483a"),
    "P8": Palette("autumn paper", "#33222e", "#8a3038", "#e8a868", "#fbf1d9", "#2f5a72"),
    "P9": Palette("deep water", "#060f2a", "#12456a", "#2f8f96", "#bff6df", "#f590a8"),
    "P10": Palette("morning page", "#3b3550", "#5fa3b5", "#c9c086", "#fbf2d6", "#c8492f"),
    "P11": Palette("snow light", "#1c2950", "#8fa8c6", "#eef0ec", "#ffc870", "#d9662c"),
    "P12": Palette("emerald theatre", "#0c1a22", "#1f4f4a", "#e0b858", "#f3e6c6", "#8a2a3a"),
    "P13": Palette("storm", "#1a1f2c", "#4a5266", "#9aa59c", "#f2eccb", "#e8c23a"),
    "P14": Palette("orchard", "#23361f", "#5f7f3a", "#c9d06a", "#fff3cf", "#c43a5a"),
    "P15": Palette("rose dust", "#3c2a3c", "#a86a78", "#e8b8a8", "#fff0e0", "#3f7a78"),
    "P16": Palette("ink and bone", "#16161f", "#4a4650", "#b8ab98", "#f4ead6", "#b5302a"),
}
