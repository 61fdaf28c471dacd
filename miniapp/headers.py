"""The headers that keep browsers from doing more with our answers than we mean."""

from aiohttp import web

QUIET = "default-src 'none'; frame-ancestors 'none'"
"""The policy of everything but the page: nothing in it runs, loads or is framed."""


async def add_headers(_request: web.BaseRequest, response: web.StreamResponse) -> None:
    """Put the security headers on a response about to be sent; X-Frame-Options would lock out Web clients."""
    response.headers.setdefault("Content-Security-Policy", QUIET)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    response.headers["Server"] = "Fabulo"
