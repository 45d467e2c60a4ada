"""Rules over labels in several places give what they give over all in one."""

from __future__ import annotations

import pickle
from functools import reduce
from operator import add
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.blocks import InMemoryLabels
from crowdgui.core.errors import DataError
from crowdgui.core.labels import Labels
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.distributed import ADDITIVE, check_options, get_distributed_rule
from crowdgui.core.rules.em import EmOptions, PooledOptions
from crowdgui.core.rules.registry import RULES
from tests.core.strategies import from_rows, label_sets, quick
from tests.refusals import refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback


class InParts:
    """Labels in several places, each step and each sum sent there and back as bytes."""

    def __init__(self, parts: list[Labels], begin: Callable[[Labels], Any]) -> None:
        self.parts = parts
        self.kept = [begin(part) for part in parts]

    @property
    def n_classes(self) -> int:
        return self.parts[0].n_classes

    @property
    def labels_per_worker(self) -> IntArray:
        return reduce(add, (part.labels_per_worker for part in self.parts))

    def add_up(self, step: Any, report: ProgressCallback) -> Any:
        sent = pickle.dumps(step)
        both = [
            pickle.loads(sent)(labels, kept, ignore_progress)
            for labels, kept in zip(self.parts, self.kept, strict=True)
        ]
        self.kept = [kept for kept, _ in both]
        return reduce(add, (pickle.loads(pickle.dumps(found)) for _, found in both))


def split(labels: Labels, place: IntArray) -> tuple[list[Labels], list[IntArray]]:
    """Put items in places; give the labels of each and which items they are."""
    parts, items = [], []
    for there in np.unique(place[labels.item]):
        mine = np.flatnonzero(place == there)
        some = np.isin(labels.item, mine)
        parts.append(
            Labels.from_codes(
                np.searchsorted(mine, labels.item[some]),
                labels.worker[some],
                labels.code[some],
                labels.item_ids[mine],
                labels.worker_ids,
                labels.classes,
            )
        )
        items.append(mine)
    return parts, items


@quick
@given(
    label_sets(max_items=14),
    st.sampled_from(sorted(ADDITIVE)),
    st.lists(st.integers(0, 3)),
    st.data(),
)
def test_places_do_not_matter(labels: Labels, key: str, start: list[int], data: Any) -> None:
    rule = get_distributed_rule(key)
    place = np.resize(start or [0], labels.n_items)
    parts, items = split(labels, place)
    steps = data.draw(st.sampled_from([1, 5]))
    options = RULES[key].options(**({} if key in ("mv", "oswmv") else {"max_steps": steps}))
    whole = RULES[key].fit(labels, None, options, ignore_progress)
    crowd = InParts(parts, rule.begin)
    found = rule.run(crowd, options, ignore_progress)
    assert [s.changed for s in found.history] == [s.changed for s in whole.history]
    np.testing.assert_allclose(
        [s.objective or 0.0 for s in found.history], [s.objective or 0.0 for s in whole.history]
    )
    assert found.converged == whole.converged
    np.testing.assert_allclose(found.accuracy, whole.accuracy, atol=1e-12)
    if whole.weights is not None:
        np.testing.assert_array_equal(found.weights, whole.weights)
    for part, kept, mine in zip(parts, crowd.kept, items, strict=True):
        final = rule.finish(part, kept)
        np.testing.assert_array_equal(final.labels, whole.labels[mine])
        np.testing.assert_array_equal(final.tied, whole.tied[mine])
        np.testing.assert_allclose(final.confidence, whole.confidence[mine], atol=1e-12)
        np.testing.assert_allclose(final.margin, whole.margin[mine], atol=1e-12)


@pytest.mark.parametrize("key", ADDITIVE)
def test_a_rule_in_one_place_is_the_rule_itself(key: str) -> None:
    labels = from_rows([(w, i, k) for w, i, k in ["aux", "avy", "bux", "bvx", "cux", "cvy"]])
    rule, options = get_distributed_rule(key), RULES[key].options()
    found = rule.run(InMemoryLabels(labels, rule.begin(labels)), options, ignore_progress)
    whole = RULES[key].fit(labels, None, options, ignore_progress)
    assert found.history == whole.history
    assert (found.weights is None) == (whole.weights is None)


def test_what_needs_all_labels_in_one_place_is_refused() -> None:
    with refused(DataError, match="The rule “lpi” can’t run on a cluster; mv, oswmv, iwmv"):
        get_distributed_rule("lpi")
    check_options(EmOptions())
    with refused(DataError, match="Gold items can’t be fixed"):
        check_options(PooledOptions(hold_gold=True))
    with refused(DataError, match="can start only from majority vote"):
        check_options(EmOptions(start_from="several"))
