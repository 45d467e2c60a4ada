"""Words become classes: the ranges of numbers."""

from __future__ import annotations

import math

import pytest

from crowdgui.core.errors import InputError
from crowdgui.io.importing.lists.class_map import ClassMap


def test_ranges_with_near_edges_have_names_of_their_own() -> None:
    map_ = ClassMap(bins=(0.001, 0.002, 0.0025, 1e-2, 1.5, 2.0))
    assert len(set(map_.ranges)) == 7
    assert map_.ranges[1:3] == ["0.001 to below 0.002", "0.002 to below 0.0025"]
    assert map_.ranges[-2:] == ["1.50 to below 2", "2 or more"]


@pytest.mark.parametrize("edges", [(math.nan,), (1.0, math.nan), (1.0, math.inf), (2.0, 2.0)])
def test_edges_are_rising_numbers(edges: tuple[float, ...]) -> None:
    with pytest.raises(InputError, match="must increase"):
        ClassMap(bins=edges)
