"""Python, told to be quick."""

import gc
import sys

import pytest

from bot.interpreter import HAND_OVER, quick


def test_what_is_loaded_is_left_out_of_the_search_for_garbage_while_the_service_runs():
    usual, frozen = sys.getswitchinterval(), gc.get_freeze_count()
    with quick():
        assert gc.get_freeze_count() > frozen + 1000
        assert sys.getswitchinterval() == pytest.approx(HAND_OVER)
    assert (sys.getswitchinterval(), gc.get_freeze_count()) == (usual, 0)
