"""The axis and the rows of the comparison of a model with each person."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.groups.replacement import compare_with_people
from crowdgui.figures.replacement_chart import replacement_chart, signed_points
from tests.core.groups.mixed_crowds import GUESSER, NAMES, named_crowd


def test_who_is_far_away_is_an_arrow_and_the_others_stay_readable() -> None:
    labels, _, kinds = named_crowd()
    test = compare_with_people(labels, 8, kinds.people_codes)
    shown = replacement_chart(test, [str(name) for name in labels.worker_ids])
    assert [row.person for row in shown.rows] == list(NAMES)
    assert [row.arrow for row in shown.rows] == [int(i == GUESSER) for i in range(8)]
    near = [row for row in shown.rows if not row.arrow]
    assert shown.scale.high < 0.3
    assert all(shown.scale.low <= row.low and row.high <= shown.scale.high for row in near)
    assert shown.scale.low < -shown.margin
    assert [words for _, words in shown.scale.ticks] == ["−10", "0", "+10"]
    assert shown.rows[GUESSER].points.startswith("+")
    header, columns = shown.table()
    assert len(header) == len(columns)


def test_people_with_few_items_have_no_row() -> None:
    labels, _, _ = named_crowd(items=60)
    test = compare_with_people(labels, 8, np.arange(8))
    shown = replacement_chart(test, [str(name) for name in labels.worker_ids])
    assert len(shown.rows) == test.n_tested
    assert "nan" not in shown.words


@pytest.mark.parametrize(("share", "words"), [(0.051, "+5"), (-0.05, "−5"), (0.001, "0")])
def test_points_have_a_sign(share: float, words: str) -> None:
    assert signed_points(share) == words
