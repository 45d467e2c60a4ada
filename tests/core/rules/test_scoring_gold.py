"""Gold held fixed, and answers counted by true class."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.errors import Reason
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.scoring import (
    GoldNote,
    apply_fixed_labels,
    fixed_gold_notes,
    fixed_labels,
    gold_counts,
    gold_notes,
)
from tests.core.strategies import from_matrix, label_sets, quick, rows_of

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


LABELS = from_matrix([[0, 1, -1, 1], [1, 1, -1, 0]], 2)


GOLD = np.array([1, UNLABELLED, 0, 0])


def test_only_labelled_gold_items_are_held_and_only_on_wish() -> None:
    assert fixed_labels(LABELS, GOLD, hold=True).tolist() == [1, -1, -1, 0]
    assert fixed_labels(LABELS, GOLD, hold=False).tolist() == [-1] * 4
    assert fixed_labels(LABELS, None, hold=True).tolist() == [-1] * 4


def test_held_items_are_certain_and_the_others_as_they_were() -> None:
    posterior = np.array([[0.9, 0.1], [0.4, 0.6], [0.5, 0.5], [0.3, 0.7]])
    found = apply_fixed_labels(posterior, fixed_labels(LABELS, GOLD, hold=True))
    np.testing.assert_array_equal(found, [[0, 1], [0.4, 0.6], [0.5, 0.5], [1, 0]])
    assert posterior[0, 0] == 0.9


def test_what_is_held_is_told() -> None:
    assert fixed_gold_notes(fixed_labels(LABELS, GOLD, hold=False), hold=False) == ()
    assert fixed_gold_notes(fixed_labels(LABELS, None, hold=True), hold=True) == (
        Reason(GoldNote.NO_GOLD_TO_FIX),
    )
    (note,) = fixed_gold_notes(fixed_labels(LABELS, GOLD, hold=True), hold=True)
    assert note == Reason.make(GoldNote.GOLD_FIXED, n=2)
    assert gold_notes(LABELS, np.array([False, False])) == ()
    assert gold_notes(LABELS, np.array([True, False])) == (
        Reason.make(GoldNote.WORKERS_FROM_GOLD, n=1),
    )


@quick
@given(label_sets(), st.data())
def test_answers_to_gold_are_counted_by_true_class(labels: Labels, data: st.DataObject) -> None:
    known = st.integers(UNLABELLED, labels.n_classes - 1)
    drawn = st.lists(known, min_size=labels.n_items, max_size=labels.n_items)
    gold = np.array(data.draw(drawn))
    expected = np.zeros((labels.n_workers, labels.n_classes, labels.n_classes))
    for item, worker, code in rows_of(labels):
        if gold[item] != UNLABELLED:
            expected[worker, code, gold[item]] += 1
    np.testing.assert_array_equal(gold_counts(labels, gold), expected)
    assert not gold_counts(labels, None).any()
