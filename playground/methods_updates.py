"""The methods by which a bot gets its updates: long polling, or a webhook."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from playground.calls import Call
from playground.errors import bad_request
from playground.webhooks import Webhook, webhook_info

Json = dict[str, Any]

_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}$")
_PORTS = {443, 80, 88, 8443}


async def get_updates(call: Call) -> list[Json]:
    """What waits, at the latest after `timeout` seconds; `offset` confirms everything before it."""
    call.bot.updates.allow(call.get("allowed_updates"))
    seconds = min(call.get("timeout", 0), 50)
    return await call.bot.updates.poll(call.get("offset", 0), call.get("limit", 100), seconds)


async def set_webhook(call: Call) -> bool:
    """Deliver to this address from now on; an empty one goes back to polling."""
    url = call.get("url", "")
    if not url:
        return await delete_webhook(call)
    _check(url, call.get("secret_token", ""), call.get("max_connections", 40))
    await _stop(call)
    queue = call.bot.updates
    queue.stop_poller("terminated by setWebhook request")
    queue.allow(call.get("allowed_updates"))
    queue.webhook_url = url
    webhook = Webhook(
        url, call.get("secret_token", ""), call.get("max_connections", 40), queue, call.telegram.clock,
        first_backoff=call.telegram.webhook_backoff,
    )  # fmt: skip
    call.bot.webhook = webhook
    webhook.start()
    return True


async def delete_webhook(call: Call) -> bool:
    """Back to polling."""
    await _stop(call)
    return True


async def get_webhook_info(call: Call) -> Json:
    """How the webhook is doing."""
    return webhook_info(call.bot.updates, call.bot.webhook)


async def _stop(call: Call) -> None:
    if call.get("drop_pending_updates"):
        call.bot.updates.drop_all()
    call.bot.updates.webhook_url = ""
    if call.bot.webhook:
        await call.bot.webhook.stop()
        call.bot.webhook = None


def _check(url: str, secret: str, connections: int) -> None:
    """Telegram wants https at four ports; this machine's own addresses are excused from both."""
    parts = urlsplit(url)
    if parts.hostname not in {"127.0.0.1", "localhost", "::1"}:
        if parts.scheme != "https":
            raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
        if (parts.port or 443) not in _PORTS:
            raise bad_request("bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443")
    if secret and not _SECRET.match(secret):
        raise bad_request("secret token contains unallowed characters")
    if not 1 <= connections <= 100:
        raise bad_request("bad webhook: max_connections must be between 1 and 100")


UPDATES: Mapping[str, Callable[[Call], Awaitable[Any]]] = {
    "getUpdates": get_updates,
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": get_webhook_info,
}
