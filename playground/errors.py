"""What the Bot API answers when it refuses: a code, Telegram's own wording, and sometimes parameters."""

from typing import Any


class Refused(Exception):  # noqa: N818 - it is an answer, not a failure of ours
    """One refusal, as the Bot API words it; `parameters` is its `ResponseParameters`."""

    def __init__(self, code: int, description: str, parameters: dict[str, Any] | None = None) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> dict[str, Any]:
        """The JSON a client reads."""
        body: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        if self.parameters:
            body["parameters"] = self.parameters
        return body


def bad_request(wording: str) -> Refused:
    """A 400 in Telegram's form."""
    return Refused(400, f"Bad Request: {wording}")


def forbidden(wording: str) -> Refused:
    """A 403 in Telegram's form."""
    return Refused(403, f"Forbidden: {wording}")


def conflict(wording: str) -> Refused:
    """A 409 in Telegram's form."""
    return Refused(409, f"Conflict: {wording}")


def too_many_requests(retry_after: int) -> Refused:
    """A 429 that says after how many seconds to come back."""
    return Refused(429, f"Too Many Requests: retry after {retry_after}", {"retry_after": retry_after})


def upgraded(new_chat_id: int) -> Refused:
    """What every call to a group gets after it became a supergroup."""
    wording = "Bad Request: group chat was upgraded to a supergroup chat"
    return Refused(400, wording, {"migrate_to_chat_id": new_chat_id})
