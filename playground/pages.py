"""Serves the page on which one watches the group and holds everybody's phone."""

from pathlib import Path

from aiohttp import web

_FOLDER = Path(__file__).parent / "page"
_TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def add_page(app: web.Application) -> None:
    """Join the page's routes to the server's, before it starts."""
    app.router.add_get("/", _index)
    app.router.add_get("/page/{name}", _part)


async def _index(_request: web.Request) -> web.Response:
    return _file("index.html")


async def _part(request: web.Request) -> web.Response:
    return _file(request.match_info["name"])


def _file(name: str) -> web.Response:
    path = _FOLDER / name
    if path.parent != _FOLDER or path.suffix not in _TYPES or not path.is_file():
        raise web.HTTPNotFound
    headers = {"Cache-Control": "no-cache"}
    return web.Response(text=path.read_text(), content_type=_TYPES[path.suffix], headers=headers)
