"""How fast one may talk to Telegram: 30 calls a second in all, in one chat 1 a second and 20 a minute."""

from collections import deque
from dataclasses import dataclass, field

A_SECOND = 30
IN_CHAT_A_MINUTE = 20
SPARE = 5
"""Calls of a chat's minute that edits leave to new messages."""

MINUTE = 60.0
SECOND = 1.0


@dataclass(slots=True)
class _Tempo:
    """The calls of one chat: those of the last minute, and until when Telegram wants none."""

    calls: deque[float] = field(default_factory=lambda: deque(maxlen=IN_CHAT_A_MINUTE))
    paused_until: float = 0.0

    def is_forgotten(self, now: float) -> bool:
        return self.paused_until <= now and (not self.calls or self.calls[-1] + MINUTE <= now)


class Pacing:
    """Says when the next call may go. All times are Unix seconds."""

    def __init__(self) -> None:
        self._calls: deque[float] = deque(maxlen=A_SECOND)
        self._chats: dict[int, _Tempo] = {}
        self._tidied = 0.0

    def free_at(self, chat: int, now: float, *, edit: bool = False) -> float:
        """When the chat may see the next call: a new message, or an edit, which leaves room for messages."""
        tempo = self._chats.get(chat)
        if tempo is None:
            return now
        allowed = IN_CHAT_A_MINUTE - SPARE if edit else IN_CHAT_A_MINUTE
        moments = [now, tempo.paused_until]
        if tempo.calls:
            moments.append(tempo.calls[-1] + SECOND)
        if len(tempo.calls) >= allowed:
            moments.append(tempo.calls[-allowed] + MINUTE)
        return max(moments)

    def book(self, now: float, chat: int | None = None) -> float:
        """Take the next place among all calls, and in the chat's; the moment at which the call goes."""
        moment = now
        if len(self._calls) == A_SECOND:
            moment = max(now, self._calls[0] + SECOND)
        self._calls.append(moment)
        if chat is not None:
            self._chats.setdefault(chat, _Tempo()).calls.append(moment)
        self._tidy(now)
        return moment

    def is_busy(self, now: float) -> bool:
        """Whether a call booked now would have to wait for its place."""
        return len(self._calls) == A_SECOND and self._calls[0] + SECOND > now

    def pause(self, chat: int, until: float) -> None:
        """Telegram wants no call in this chat before that moment."""
        tempo = self._chats.setdefault(chat, _Tempo())
        tempo.paused_until = max(tempo.paused_until, until)

    def _tidy(self, now: float) -> None:
        if now - self._tidied < MINUTE:
            return
        self._tidied = now
        self._chats = {chat: tempo for chat, tempo in self._chats.items() if not tempo.is_forgotten(now)}
