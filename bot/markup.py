"""Telegram HTML that fits: how long a text counts, how it is cut, and which paragraphs give way."""

import html
import re
from collections.abc import Iterable
from dataclasses import dataclass

from bot.letters import ELLIPSIS
from bot.texts import ISOLATE, RELEASE, Html

_MARK = re.compile(r"</?[a-z][^>]*>|&(?:#\d+|#x[0-9a-f]+|[a-z]+);", re.IGNORECASE)
_PIECE = re.compile(rf"{_MARK.pattern}|.", re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a message; where space is short those of the highest rank go first, rank 0 never."""

    text: Html
    rank: int = 0


def length(text: str) -> int:
    """How long Telegram counts a text of its HTML: in UTF-16 code units, without tags."""
    return _units(_MARK.sub(_shown, text))


def fitted(paragraphs: Iterable[Paragraph], most: int) -> Html:
    """The paragraphs, one below the other, in at most `most` UTF-16 code units."""
    kept = [paragraph for paragraph in paragraphs if paragraph.text]
    while length(_joined(kept)) > most:
        rank = max(paragraph.rank for paragraph in kept)
        if rank == 0:
            return cut(_joined(kept), most)
        kept = [paragraph for paragraph in kept if paragraph.rank != rank]
    return _joined(kept)


def cut(text: str, most: int) -> Html:
    """The text in at most `most` UTF-16 code units, every tag and isolate that is open then closed."""
    if length(text) <= most:
        return Html(text)
    kept: list[str] = []
    tags: list[str] = []
    isolates = 0
    room = most - len(ELLIPSIS)
    for piece in _PIECE.findall(text):
        if (room := room - _width(piece)) < isolates + (piece == ISOLATE):
            break
        if piece.startswith("</"):
            tags.pop()
        elif piece.startswith("<"):
            tags.append(re.split(r"[\s>]", piece[1:])[0])
        isolates += (piece == ISOLATE) - (piece == RELEASE)
        kept.append(piece)
    closing = "".join(f"</{tag}>" for tag in reversed(tags))
    return Html("".join(kept).rstrip() + ELLIPSIS + RELEASE * max(0, isolates) + closing)


def lines(rows: Iterable[str]) -> Html:
    """Lines of one paragraph."""
    return Html("\n".join(rows))


def mention(player: int, name: str) -> Html:
    """A player's name that makes their phone ring."""
    return Html(f'<a href="tg://user?id={player}">{html.escape(name)}</a>')


def _joined(paragraphs: list[Paragraph]) -> Html:
    return Html("\n\n".join(paragraph.text for paragraph in paragraphs))


def _shown(mark: re.Match[str]) -> str:
    """What is seen of a tag or an entity."""
    return "" if mark[0].startswith("<") else html.unescape(mark[0])


def _width(piece: str) -> int:
    if piece.startswith("<") and len(piece) > 1:
        return 0
    return _units(html.unescape(piece))


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
