"""Intervals of agreement are of as many draws here as in the application."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _drawn_as_shipped(as_shipped: None) -> None:
    pass
