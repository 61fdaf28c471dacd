"""The one way in which tests say that a move is refused."""

import pytest

from models.rules import Refusal, RuleError


def refused(code: Refusal) -> "pytest.RaisesExc[RuleError]":
    """Expect the refusal of that code."""
    return pytest.RaisesExc(RuleError, check=lambda error: error.code is code)
