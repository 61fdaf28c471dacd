"""Signs launch data as Telegram does."""

import hashlib
import hmac
import json
from urllib.parse import quote


def launch_data(
    token: str, player: int, name: str, *, at: float, game: str | None = None, **more: str
) -> str:
    """What a client hands to the mini-app that a person opens; `more` adds fields or replaces them."""
    fields = {
        "user": json.dumps({"id": player, "first_name": name, "language_code": "en"}),
        "chat_instance": "-8134722200314281151",
        "chat_type": "supergroup",
        "auth_date": str(int(at)),
        **({"start_param": game} if game else {}),
        **more,
    }
    lines = "\n".join(f"{key}={value}" for key, value in sorted(fields.items()))
    secret = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    fields["hash"] = hmac.new(secret, lines.encode(), hashlib.sha256).hexdigest()
    return "&".join(f"{key}={quote(value, safe='')}" for key, value in fields.items())
