"""The alternative annotator test against slow loops, and what it finds in simulated crowds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import ttest_1samp
from statsmodels.stats.multitest import multipletests

from crowdgui.core.agreement import bootstrap
from crowdgui.core.errors import Cancelled
from crowdgui.core.groups import replacement
from crowdgui.core.groups.replacement import NoReplacementTest, ReplacementTest, compare_with_people
from crowdgui.core.labels import Labels, keep_first_labels
from tests.core.groups.mixed_crowds import mixed_crowd
from tests.core.strategies import from_matrix, label_sets, make_labels, quick

if TYPE_CHECKING:
    from crowdgui.core.progress import Progress


pytestmark = pytest.mark.usefixtures("as_shipped")


def differences(labels: Labels, model: int, people: list[int]) -> dict[int, list[tuple[int, int]]]:
    """Return W of the model and of the person on each item, by the definition."""
    said: dict[int, dict[int, int]] = {}
    kept = keep_first_labels(labels)
    for item, worker, code in zip(kept.item, kept.worker, kept.code, strict=True):
        said.setdefault(int(item), {})[int(worker)] = int(code)
    found: dict[int, list[tuple[int, int]]] = {person: [] for person in people}
    for by_worker in said.values():
        for person in people:
            others = [by_worker[i] for i in people if i in by_worker and i != person]
            if model not in by_worker or person not in by_worker or not others:
                continue
            shares = [others.count(by_worker[i]) / len(others) for i in (model, person)]
            found[person].append((shares[0] >= shares[1], shares[1] >= shares[0]))
    return found


@quick
@given(label_sets(max_workers=5, max_items=8), st.integers(0, 4))
def test_counts_are_those_of_the_definition(labels: Labels, model: int) -> None:
    model %= labels.n_workers
    people = [worker for worker in range(labels.n_workers) if worker != model]
    test = compare_with_people(labels, model, np.array(people, dtype=np.int64))
    for place, pairs in enumerate(differences(labels, model, people).values()):
        assert test.items[place] == len(pairs)
        assert test.model_closer[place] == sum(f and not h for f, h in pairs)
        assert test.person_closer[place] == sum(h and not f for f, h in pairs)


@pytest.mark.parametrize("seed", range(3))
def test_against_the_published_procedure(seed: int) -> None:
    labels = mixed_crowd(seed, items=300, people=6, per_item=4, person=0.7, model=0.72, classes=3)
    people = list(range(6))
    test = compare_with_people(labels, 6, np.arange(6))
    pairs = differences(labels, 6, people)
    loss = [[int(h) - int(f) for f, h in pairs[person]] for person in people]
    p = [ttest_1samp(d, 0.1, alternative="less").pvalue for d in loss]
    # With as many items and differences the score test is hardly ever above, and then by little.
    assert test.p == pytest.approx(p, abs=0.01)
    assert np.all(test.p >= np.array(p) - 1e-12)
    rejected, corrected = multipletests(test.p, 0.05, method="fdr_by")[:2]
    assert test.corrected == pytest.approx(corrected)
    assert test.wins.tolist() == rejected.tolist()
    assert test.winning_rate == rejected.mean()
    assert test.passes == (rejected.mean() >= 0.5)
    assert test.average == pytest.approx(
        np.mean([np.mean([f for f, _ in pairs[j]]) for j in people])
    )
    assert test.advantage == pytest.approx([-np.mean(d) for d in loss])
    assert np.all((test.low < test.advantage) & (test.advantage < test.high))


def test_few_items() -> None:
    matrix = np.zeros((4, 40), dtype=int)
    matrix[0, 29:] = -1
    test = compare_with_people(from_matrix(matrix.tolist(), 2), 3, np.arange(3))
    assert test.items.tolist() == [29, 40, 40]
    assert test.reasons == (NoReplacementTest.FEW_ITEMS, None, None)
    assert np.isnan(test.p[0])
    assert np.isnan(test.advantage[0])
    assert test.n_tested == 2
    assert test.reason is None


def test_nobody_with_enough_items() -> None:
    test = compare_with_people(from_matrix([[0] * 20] * 4, 2), 3, np.arange(3))
    assert test.reason is NoReplacementTest.NOBODY
    assert test.winning_rate is test.passes is test.average is test.average_low is None
    assert not test.wins.any()


def test_a_model_without_labels_and_people_alone_with_it() -> None:
    labels = make_labels([0, 1], [0, 0], [0, 0], 2, 3, 2)
    assert compare_with_people(labels, 2, np.array([0, 1])).items.tolist() == [0, 0]
    alone = from_matrix([[0] * 40, [-1] * 40, [0] * 40], 2)
    assert compare_with_people(alone, 2, np.array([0, 1])).reason is NoReplacementTest.NOBODY


def test_everybody_alike() -> None:
    test = compare_with_people(from_matrix([[0] * 60] * 4, 2), 3, np.arange(3))
    assert test.p == pytest.approx([0.9**60] * 3)
    assert test.average == 1.0
    assert test.average_low is None
    assert test.no_interval is not None
    assert test.passes


def _power(model: float, epsilon: float, people: int, draws: int = 20) -> float:
    return float(np.mean([_run(s, model, epsilon, people).passes for s in range(draws)]))


def _run(seed: int, model: float, epsilon: float, people: int) -> ReplacementTest:
    labels = mixed_crowd(seed, items=100, people=people, per_item=people, person=0.8, model=model)
    return compare_with_people(labels, people, np.arange(people), epsilon)


def test_it_tells_good_models_from_bad_ones() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bootstrap, "RESAMPLES", 100)
        assert _power(0.9, 0.1, 6) > 0.9
        assert _power(0.6, 0.1, 6) < 0.05


def test_the_interval_of_the_average_covers_it() -> None:
    found = [_run(seed, 0.8, 0.1, 4) for seed in range(30)]
    truth = np.mean([test.average for test in found if test.average is not None])
    held = [test.average_low <= truth <= test.average_high for test in found]  # type: ignore[operator]
    assert np.mean(held) > 0.8


def test_many_items_are_resampled_in_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = mixed_crowd(3, items=1000, people=4, per_item=4, person=0.8, model=0.75)
    one = compare_with_people(labels, 4, np.arange(4))
    monkeypatch.setattr(replacement, "MOST_UNITS", 300)
    other = compare_with_people(labels, 4, np.arange(4))
    assert one.average == pytest.approx(other.average)
    assert one.average_low == pytest.approx(other.average_low, abs=0.003)
    assert one.average_high == pytest.approx(other.average_high, abs=0.003)


def test_it_can_be_stopped() -> None:
    def stop(at: Progress) -> None:
        if at.fraction is not None and at.fraction > 0.5:
            raise Cancelled

    labels = mixed_crowd(3, items=60, people=4, per_item=4, person=0.8, model=0.75)
    with pytest.raises(Cancelled):
        compare_with_people(labels, 4, np.arange(4), report=stop)
