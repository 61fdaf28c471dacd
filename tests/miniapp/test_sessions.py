import pytest

from miniapp.failures import Failure
from miniapp.sessions import LIFE, Sessions

NOW = 1_790_000_000.0


def refusal(sessions: Sessions, token: str, *, now: float = NOW) -> tuple[int, str]:
    with pytest.raises(Failure) as caught:
        sessions.player(token, now=now)
    return caught.value.status, caught.value.code


def test_a_token_stands_for_its_player_for_twelve_hours() -> None:
    sessions = Sessions("key")
    token, expires = sessions.token(4503599627370495, now=NOW)
    assert expires == NOW + 12 * 3600
    assert sessions.player(token, now=NOW + LIFE - 1) == (4503599627370495, expires)
    assert refusal(sessions, token, now=NOW + LIFE) == (401, "session-over")


def test_a_token_of_another_key_is_nobodys() -> None:
    token, _ = Sessions("other").token(7, now=NOW)
    assert refusal(Sessions("key"), token) == (401, "session-invalid")


@pytest.mark.parametrize("token", ["", ".", "a.b", "WzcsMV0", "WzcsMV0.", "я.я", "x" * 5000])
def test_what_is_no_token_is_nobodys(token: str) -> None:
    assert refusal(Sessions("key"), token) == (401, "session-invalid")


def test_no_letter_of_a_token_may_change() -> None:
    sessions = Sessions("key")
    token, _ = sessions.token(7, now=NOW)
    for place, letter in enumerate(token[:-1]):  # the last letter holds bits that nobody reads
        other = "A" if letter != "A" else "B"
        assert refusal(sessions, token[:place] + other + token[place + 1 :]) == (401, "session-invalid")
