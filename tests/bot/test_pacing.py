"""How fast one may talk to Telegram."""

from bot.pacing import Pacing

NOW = 1_000_000.0


def test_a_chat_that_heard_nothing_may_hear_something_at_once() -> None:
    assert Pacing().free_at(1, NOW) == NOW


def test_a_chat_hears_one_call_a_second() -> None:
    pacing = Pacing()
    assert pacing.book(NOW, 1) == NOW
    assert pacing.free_at(1, NOW + 0.2) == NOW + 1
    assert pacing.free_at(1, NOW + 5) == NOW + 5
    assert pacing.free_at(2, NOW + 0.2) == NOW + 0.2


def test_a_chat_hears_twenty_calls_a_minute() -> None:
    pacing = Pacing()
    for second in range(20):
        assert pacing.free_at(1, NOW + second) == NOW + second
        pacing.book(NOW + second, 1)
    assert pacing.free_at(1, NOW + 20) == NOW + 60
    pacing.book(NOW + 60, 1)
    assert pacing.free_at(1, NOW + 61) == NOW + 61


def test_edits_leave_five_calls_of_a_minute_to_messages() -> None:
    pacing = Pacing()
    for second in range(15):
        pacing.book(NOW + second, 1)
    assert pacing.free_at(1, NOW + 15, edit=True) == NOW + 60
    assert pacing.free_at(1, NOW + 15) == NOW + 15


def test_all_chats_together_hear_thirty_calls_a_second() -> None:
    pacing = Pacing()
    moments = [pacing.book(NOW, chat) for chat in range(75)]
    assert moments == [NOW] * 30 + [NOW + 1] * 30 + [NOW + 2] * 15
    assert pacing.is_busy(NOW + 1.5)
    assert not pacing.is_busy(NOW + 3)


def test_a_place_among_all_calls_is_a_place_in_the_chat() -> None:
    pacing = Pacing()
    for chat in range(30):
        pacing.book(NOW, chat)
    assert pacing.book(NOW, 99) == NOW + 1
    assert pacing.free_at(99, NOW) == NOW + 2


def test_a_pause_holds_one_chat_and_no_other() -> None:
    pacing = Pacing()
    pacing.pause(1, NOW + 30)
    pacing.pause(1, NOW + 10)
    assert pacing.free_at(1, NOW) == NOW + 30
    assert pacing.free_at(2, NOW) == NOW


def test_chats_that_have_been_still_for_a_minute_are_forgotten() -> None:
    pacing = Pacing()
    for chat in range(100):
        pacing.book(NOW + chat, chat)
    pacing.pause(7, NOW + 900)
    pacing.book(NOW + 200, 500)
    assert set(pacing._chats) == {7, 500}
