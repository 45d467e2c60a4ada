"""Shares of counts."""

from __future__ import annotations

import numpy as np

from crowdgui.core.arrays import safe_ratio


def test_a_share_of_nothing_is_not_known() -> None:
    np.testing.assert_array_equal(safe_ratio(np.array([1, 0]), np.array([4, 0])), [0.25, np.nan])
