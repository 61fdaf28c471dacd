"""Turns Telegram's HTML into plain text with entities, in UTF-16 offsets and with TDLib's own complaints."""

import html
import re
from dataclasses import dataclass, field
from typing import Any

from playground.errors import Refused, bad_request

Json = dict[str, Any]

_KINDS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "blockquote": "blockquote",
    "tg-emoji": "custom_emoji",
}
_REFERENCE = re.compile(r"&(?:#[0-9]+|#x[0-9a-fA-F]+|lt|gt|amp|quot);")
_SPECIAL = re.compile(r"[<&]")
_ATTRIBUTE = re.compile(r"\s*([a-zA-Z0-9-]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s>]+)))?")
_PERSON = re.compile(r"tg://user\?id=(\d+)$")
MOST_ENTITIES = 100


def utf16_length(text: str) -> int:
    """The length Telegram counts offsets in."""
    return len(text.encode("utf-16-le")) // 2


@dataclass(slots=True)
class _Open:
    """A tag that waits for its end."""

    tag: str
    offset: int
    attributes: dict[str, str]


@dataclass(slots=True)
class _Reading:
    """What was read so far: the plain text, its UTF-16 length, open tags and finished entities."""

    source: str
    text: list[str] = field(default_factory=list)
    offset: int = 0
    open: list[_Open] = field(default_factory=list)
    entities: list[Json] = field(default_factory=list)

    def add(self, piece: str) -> None:
        self.text.append(piece)
        self.offset += utf16_length(piece)

    def wrong(self, what: str, place: int) -> Refused:
        return bad_request(f"can't parse entities: {what} at byte offset {len(self.source[:place].encode())}")


def parse_html(source: str) -> tuple[str, list[Json]]:
    """The plain text and its entities; raises the Bot API's "can't parse entities"."""
    reading = _Reading(source)
    place = 0
    while place < len(source):
        read = _read_tag if source[place] == "<" else _read_text
        place = read(reading, place)
    if reading.open:
        tag = reading.open[-1].tag
        raise bad_request(f"can't parse entities: Can't find end tag corresponding to start tag \"{tag}\"")
    # An inner tag ends first, so that of two over the same words the outer stands later: turn them round.
    entities = sorted(reversed(reading.entities), key=lambda entity: (entity["offset"], -entity["length"]))
    return "".join(reading.text), _with_languages(entities)


def _read_text(reading: _Reading, place: int) -> int:
    reference = _REFERENCE.match(reading.source, place)
    if reference:
        reading.add(html.unescape(reference.group()))
        return reference.end()
    end = _SPECIAL.search(reading.source, place + 1)
    stop = end.start() if end else len(reading.source)
    reading.add(reading.source[place:stop])
    return stop


def _read_tag(reading: _Reading, place: int) -> int:
    end = reading.source.find(">", place)
    if reading.source.startswith("</", place):
        if end < 0:
            raise reading.wrong("Unclosed end tag", place)
        _close(reading, reading.source[place + 2 : end].strip().lower(), place)
        return end + 1
    if end < 0:
        raise reading.wrong("Unclosed start tag", place)
    name, _, rest = reading.source[place + 1 : end].partition(" ")
    tag = name.strip().lower()
    if tag not in _KINDS:
        raise reading.wrong(f'Unsupported start tag "{tag}"', place)
    attributes = {
        match[1].lower(): html.unescape(match[2] or match[3] or match[4] or "")
        for match in _ATTRIBUTE.finditer(rest)
    }
    if tag == "span" and attributes.get("class") != "tg-spoiler":
        raise reading.wrong('Tag "span" must have class "tg-spoiler"', place)
    reading.open.append(_Open(tag, reading.offset, attributes))
    return end + 1


def _close(reading: _Reading, tag: str, place: int) -> None:
    if not reading.open:
        raise reading.wrong("Unexpected end tag", place)
    opened = reading.open.pop()
    if tag and tag != opened.tag:
        raise reading.wrong(f'Unmatched end tag, expected "</{opened.tag}>", found "</{tag}>"', place)
    length = reading.offset - opened.offset
    if length > 0:
        reading.entities += _entity(opened, length, "".join(reading.text))


def _entity(opened: _Open, length: int, text: str) -> list[Json]:
    entity: Json = {"type": _KINDS[opened.tag], "offset": opened.offset, "length": length}
    if opened.tag == "a":
        return _link(entity, opened.attributes.get("href") or cut_utf16(text, opened.offset, length))
    if opened.tag == "blockquote" and "expandable" in opened.attributes:
        entity["type"] = "expandable_blockquote"
    if opened.tag == "tg-emoji":
        entity["custom_emoji_id"] = opened.attributes.get("emoji-id", "")
    if opened.tag == "code" and opened.attributes.get("class", "").startswith("language-"):
        entity["language"] = opened.attributes["class"].removeprefix("language-")
    return [entity]


def _link(entity: Json, url: str) -> list[Json]:
    person = _PERSON.match(url)
    if person:
        return [{**entity, "type": "text_mention", "user_id": int(person[1])}]
    if re.match(r"(?:https?|tg|ton)://[^\s]+$", url):
        return [{**entity, "url": url}]
    if re.match(r"[\w.-]+\.\w{2,}(?:[/?#].*)?$", url):
        return [{**entity, "url": f"http://{url}"}]
    return []


def _with_languages(entities: list[Json]) -> list[Json]:
    """`<pre><code class="language-x">` is one entity; a language anywhere else is dropped."""
    kept: list[Json] = []
    for entity in entities:
        language = entity.pop("language", None)
        span = (entity["offset"], entity["length"])
        if entity["type"] == "code" and kept and kept[-1]["type"] == "pre":
            outer = kept[-1]
            if span == (outer["offset"], outer["length"]):
                if language:
                    outer["language"] = language
                continue
        kept.append(entity)
    return kept


def trimmed(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """The text without white space at both ends, as Telegram stores it, with entities moved along."""
    start = utf16_length(text[: len(text) - len(text.lstrip())])
    kept_text = text.strip()
    length = utf16_length(kept_text)
    kept: list[Json] = []
    for entity in entities:
        begin = max(entity["offset"] - start, 0)
        end = min(entity["offset"] + entity["length"] - start, length)
        if end > begin:
            kept.append({**entity, "offset": begin, "length": end - begin})
    return kept_text, kept[:MOST_ENTITIES]


def cut_utf16(text: str, offset: int, length: int) -> str:
    """The part of the text an entity covers."""
    return text.encode("utf-16-le")[offset * 2 : (offset + length) * 2].decode("utf-16-le")


_DETECTED = re.compile(
    r"(?P<bot_command>(?<![\w/@])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/]))"
    r"|(?P<mention>(?<![\w@])@[A-Za-z][A-Za-z0-9_]{3,31}(?!\w))"
    r"|(?P<hashtag>(?<![\w#])#\w*[^\W\d]\w*)"
    r"|(?P<url>(?<![\w@])(?:https?://|t\.me/)[^\s<>\"]*[^\s<>\".,;:!?)])"
)


def detected(text: str, entities: list[Json]) -> list[Json]:
    """The entities with the commands, mentions, hashtags and addresses Telegram finds by itself."""
    taken = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in entities
        if entity["type"] in {"code", "pre", "text_link", "text_mention"}
    ]
    found = list(entities)
    for match in _DETECTED.finditer(text):
        offset, length = utf16_length(text[: match.start()]), utf16_length(match.group())
        if all(offset >= end or offset + length <= begin for begin, end in taken):
            found.append({"type": match.lastgroup, "offset": offset, "length": length})
    return sorted(found, key=lambda entity: (entity["offset"], -entity["length"]))
