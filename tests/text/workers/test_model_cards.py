"""What is said of a model and the people it was compared with."""

from __future__ import annotations

import numpy as np

from crowdgui.core.groups.replacement import compare_with_people
from crowdgui.text.workers.model_cards import describe_average
from tests.core.strategies import from_matrix


def test_an_average_without_an_interval_says_why() -> None:
    alike = compare_with_people(from_matrix([[0] * 60] * 4, 2), 3, np.arange(3))
    assert describe_average(alike) == (
        "It is at least as close to the other people on 100.0% of items. "
        "No interval, because the items do not differ."
    )
