"""The page itself: its template filled in, and sent with a policy that only its own scripts pass."""

import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from miniapp.assets import Asset, Assets
from models.ports import AboutBot

WEB_CLIENT = "https://web.telegram.org"
FIRST_MODULE = "app/main.js"
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Page:
    """The page ready to be sent."""

    asset: Asset
    policy: str


@dataclass(frozen=True, slots=True)
class Template:
    """The page before the bot's name is known.

    `frames`: origins that may frame it, beside Telegram's; `decks`: titles of the decks by their names.
    """

    text: str
    assets: Assets
    frames: tuple[str, ...]
    decks: Mapping[str, str]

    @classmethod
    def load(
        cls, folder: Path, assets: Assets, frames: tuple[str, ...], decks: Mapping[str, str]
    ) -> "Template":
        """Reads `index.html` of a folder."""
        return cls((folder / "index.html").read_text(encoding="utf-8"), assets, frames, decks)

    def page(self, about: AboutBot) -> Page:
        """The page of this bot."""
        told = {
            "bot": about.username,
            "miniapp": about.miniapp,
            "languages": list(self.assets.languages),
            "decks": dict(self.decks),
        }
        filled = {
            "prefix": self.assets.prefix,
            "about": json.dumps(told).replace("<", "\\u003c"),
            "preloads": self._preloads(),
        }
        text = re.sub(r"\{\{(\w+)\}\}", lambda match: filled[match[1]], self.text)
        return Page(Asset(text.encode(), "text/html"), self._policy(text))

    def _preloads(self) -> str:
        modules = self.assets.modules_of(FIRST_MODULE)[1:]  # the first is asked for by its own tag
        prefix = self.assets.prefix
        return "\n".join(f'<link rel="modulepreload" href="{prefix}/{module}">' for module in modules)

    def _policy(self, text: str) -> str:
        scripts = " ".join(_source(script) for script in _SCRIPT.findall(text))
        styles = " ".join(_source(style) for style in _STYLE.findall(text))
        rules = (
            "default-src 'none'",
            f"script-src 'self' https://telegram.org {scripts}",
            f"style-src 'self' {styles}",
            "img-src 'self' blob: data:",
            "media-src 'self' blob:",
            "font-src 'self'",
            "connect-src 'self' wss:",
            "base-uri 'none'",
            "form-action 'none'",
            " ".join(("frame-ancestors 'self'", WEB_CLIENT, *self.frames)),
        )
        return "; ".join(rule.strip() for rule in rules)


def _source(text: str) -> str:
    """The source expression that allows exactly this inline text."""
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
