"""The tokens that stand for a player for half a day; they say who it is, never what they may see."""

import hashlib
from functools import lru_cache

from itsdangerous import BadData, URLSafeSerializer

from miniapp.failures import no_session

LIFE = 12 * 3600  # seconds a token lasts
LONGEST = 128  # letters of a token of ours; one that is padded is read, but not remembered
REMEMBERED = 4096  # tokens whose signature was good, so that it is not worked out again for each move


class Sessions:
    """Signs tokens and reads them again."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(
            secret, salt="fabulo.session", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._read = lru_cache(REMEMBERED)(self._signer.loads)

    def token(self, player: int, *, now: float) -> tuple[str, int]:
        """A token for the player, and when it ends in Unix seconds."""
        expires = int(now) + LIFE
        signed = self._signer.dumps([player, expires])
        return (signed if isinstance(signed, str) else signed.decode()), expires

    def player(self, token: str, *, now: float) -> tuple[int, int]:
        """Whose token it is and when it ends.

        Raises Failure 401 `session-invalid`, or `session-over` after its end.
        """
        try:
            read = self._read if len(token) <= LONGEST else self._signer.loads
            player, expires = read(token)
        except (BadData, ValueError, TypeError) as error:
            raise no_session("session-invalid") from error
        if now >= expires:
            raise no_session("session-over")
        return int(player), int(expires)
