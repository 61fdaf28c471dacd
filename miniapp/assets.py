"""The page's own files: read and cut at start, pressed when first asked for, sent for ever under one hash."""

import asyncio
import gzip
import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

import brotli  # type: ignore[import-untyped]
from aiohttp import web

from models.texts import completed, sections

FOR_EVER = "public, max-age=31536000, immutable"
TYPES = MappingProxyType(
    {
        ".js": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
        ".ftl": "text/plain",
        ".txt": "text/plain",
        ".woff2": "font/woff2",
        ".webp": "image/webp",
        ".png": "image/png",
    }
)
"""What the page may ask for; every other file in the folder stays where it is."""
FOLDERS = ("app", "style", "texts", "vendor")
JOINED = "style/joined.css"
TEXTS = {"texts": ("both", "app"), "texts/rules": ("rules",)}
"""The folders that a language's file is cut into, and the sections that each has of it."""
_PRESSABLE = ("text/", "image/svg", "application/json")
_IMPORT = re.compile(
    r"""^\s*(?:import|export)\b(?:[^"';]*?\bfrom)?\s*["'](\.{1,2}/[^"']+)["']""", re.MULTILINE
)


def _br(body: bytes) -> bytes:
    pressed: bytes = brotli.compress(body, mode=brotli.MODE_TEXT)
    return pressed


def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


PRESSES: Mapping[str, Callable[[bytes], bytes]] = MappingProxyType({"br": _br, "gzip": _gzip})
"""How a body is pressed, by the name of the encoding; the one that makes it smallest first."""


@dataclass(frozen=True, slots=True)
class Asset:
    """One file as it is sent: plain, and pressed where that makes it smaller.

    Pressing is left until somebody asks, and kept: all of it would hold up each start for half a second,
    and most is for languages that nobody here reads.
    """

    body: bytes
    content_type: str
    _forms: dict[str, bytes | None] = field(default_factory=dict, init=False, repr=False, compare=False)
    _pressing: asyncio.Lock = field(default_factory=asyncio.Lock, init=False, repr=False, compare=False)

    @property
    def is_text(self) -> bool:
        """Whether it is worth pressing."""
        return self.content_type.startswith(_PRESSABLE)

    async def pressed(self, encoding: str) -> bytes | None:
        """The body in an encoding of PRESSES, or None where that is no smaller; done once, in a thread."""
        if not self.is_text:
            return None
        async with self._pressing:
            if encoding not in self._forms:
                form = await asyncio.to_thread(PRESSES[encoding], self.body)
                self._forms[encoding] = form if len(form) < len(self.body) else None
        return self._forms[encoding]


@dataclass(frozen=True, slots=True)
class Assets:
    """All files of the page by their path below `/s/<hash>/`; `hash` names this very set of them."""

    hash: str
    files: MappingProxyType[str, Asset]

    @classmethod
    def load(cls, folder: Path, *, also: bytes = b"") -> "Assets":
        """Reads the folder; of the texts only what the page shows. `also` counts for the hash alone.

        The style sheets are joined in the order of their names: one request for all, short files for us.
        """
        digest = hashlib.sha256(also)
        bodies: dict[str, bytes] = {}
        for path in sorted(_listed(folder)):
            bodies |= _read(path.relative_to(folder).as_posix(), path)
        bodies[JOINED] = b"".join(bodies.pop(name) for name in list(bodies) if name.endswith(".css"))
        files: dict[str, Asset] = {}
        for name, body in sorted(bodies.items()):
            digest.update(name.encode() + b"\0" + hashlib.sha256(body).digest())
            files[name] = Asset(body, TYPES[Path(name).suffix])
        return cls(digest.hexdigest()[:16], MappingProxyType(files))

    @property
    def prefix(self) -> str:
        """Where the files stand."""
        return f"/s/{self.hash}"

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages the page speaks."""
        return tuple(Path(name).stem for name in self.files if Path(name).parent == Path("texts"))

    def modules_of(self, name: str) -> tuple[str, ...]:
        """A module and all that it imports, but not by `import()`: the page can ask for these together."""
        found = {name: None}
        waiting = [name]
        while waiting:
            current = waiting.pop(0)
            for imported in _imports(current, self.files[current].body):
                if imported in self.files and imported not in found:
                    found[imported] = None
                    waiting.append(imported)
        return tuple(found)


async def sent(request: web.BaseRequest, asset: Asset, *, cache: str) -> web.Response:
    """An asset in the smallest form that the caller reads."""
    accepted = request.headers.get("Accept-Encoding", "")
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    body = asset.body
    for encoding in PRESSES:
        if re.search(rf"\b{encoding}\b", accepted):
            form = await asset.pressed(encoding)
            if form is not None:
                body, headers["Content-Encoding"] = form, encoding
                break
    charset = "utf-8" if asset.is_text else None
    return web.Response(body=body, headers=headers, content_type=asset.content_type, charset=charset)


def _listed(folder: Path) -> Iterator[Path]:
    for name in FOLDERS:
        for path in (folder / name).rglob("*"):
            if path.suffix in TYPES and path.is_file():
                yield path


def _read(name: str, path: Path) -> dict[str, bytes]:
    """The bodies of a file by where the page finds them: a language's texts come in parts."""
    if path.suffix != ".ftl":
        return {name: path.read_bytes()}
    whole, english = (each.read_text(encoding="utf-8") for each in (path, path.with_name("en.ftl")))
    return {
        f"{part}/{path.name}": completed(_cut(whole, names), _cut(english, names)).encode()
        for part, names in TEXTS.items()
    }


def _cut(ftl: str, names: Iterable[str]) -> str:
    """Those of the sections that a file has: one that is half translated may lack some."""
    return "".join(sections(ftl, name) for name in names if f"\n## {name}\n" in f"\n{ftl}\n")


def _imports(module: str, source: bytes) -> Iterator[str]:
    """The modules that a module imports at once, as paths below the folder."""
    home = Path(module).parent
    for match in _IMPORT.finditer(source.decode()):
        parts: list[str] = []
        for part in (home / match[1]).parts:
            if part == "..":
                parts.pop()
            else:
                parts.append(part)
        yield "/".join(parts)
