"""Turns whatever goes wrong into JSON with its status; nothing but codes, names and numbers gets out."""

import logging
from collections.abc import Awaitable, Callable

from aiohttp import ClientConnectionResetError, web

from miniapp.answers import answer
from miniapp.failures import Failure, from_http
from models.away import is_away

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def errors_as_json(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer what the handlers raise."""
    try:
        return await handler(request)
    except Failure as failure:
        return failed(request, failure)
    except web.HTTPException as error:
        return failed(request, from_http(error))
    except ClientConnectionResetError:  # the phone is gone; there is nobody to answer
        raise
    except Exception as error:
        if is_away(error):
            log.warning("%s %s lost the database: %s", request.method, request.path, type(error).__name__)
            return failed(request, Failure(503, "database-lost", headers={"Retry-After": "1"}))
        log.exception("%s %s failed", request.method, request.path)
        return failed(request, Failure(500, "internal"))


def failed(request: web.Request, failure: Failure) -> web.Response:
    """The answer to a failed request."""
    return answer(request, failure.body, status=failure.status, headers=failure.headers)
