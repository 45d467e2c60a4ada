"""The alternative annotator test against slow loops, and what it finds in simulated crowds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize_scalar
from scipy.stats import binom, norm, ttest_1samp
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests

from crowdgui.core.agreement import bootstrap
from crowdgui.core.errors import Cancelled
from crowdgui.core.groups import replacement
from crowdgui.core.groups.replacement import (
    ReplacementTest,
    compare_with_people,
    paired_interval,
    paired_p_value,
)
from crowdgui.core.labels import Labels, keep_first_labels
from tests.core.groups.mixed_crowds import mixed_crowd
from tests.core.strategies import from_matrix, label_sets, make_labels, quick

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
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
    assert test.tested.tolist() == [False, True, True]
    assert np.isnan(test.p[0])
    assert np.isnan(test.advantage[0])
    assert test.n_tested == 2


def test_nobody_with_enough_items() -> None:
    test = compare_with_people(from_matrix([[0] * 20] * 4, 2), 3, np.arange(3))
    assert test.n_tested == 0
    assert test.winning_rate is test.passes is test.average is test.average_low is None
    assert not test.wins.any()


def test_a_model_without_labels_and_people_alone_with_it() -> None:
    labels = make_labels([0, 1], [0, 0], [0, 0], 2, 3, 2)
    assert compare_with_people(labels, 2, np.array([0, 1])).items.tolist() == [0, 0]
    alone = from_matrix([[0] * 40, [-1] * 40, [0] * 40], 2)
    assert compare_with_people(alone, 2, np.array([0, 1])).n_tested == 0


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


def p_value(first: int, second: int, items: int, epsilon: float) -> float:
    counts = (np.array([count]) for count in (first, second, items))
    return float(paired_p_value(*counts, epsilon)[0])


def interval(first: int, second: int, items: int) -> tuple[float, float]:
    low, high = paired_interval(*(np.array([count]) for count in (first, second, items)))
    return float(low[0]), float(high[0])


def score(first: int, second: int, items: int, delta: float) -> float:
    """Find the variance by looking for the largest likelihood instead of solving for it."""

    def loss(s: float) -> float:
        chances = np.array([s + delta, s, 1.0 - 2.0 * s - delta])
        counts = np.array([first, second, items - first - second])
        return -float((counts * np.log(np.maximum(chances, 1e-300))).sum())

    ends = max(0.0, -delta), (1.0 - delta) / 2.0
    s = float(minimize_scalar(loss, bounds=ends, method="bounded", options={"xatol": 1e-12}).x)
    return float(((first - second) / items - delta) / np.sqrt((2 * s + delta - delta**2) / items))


CASES = [(12, 7, 60), (3, 1, 40), (0, 4, 35), (5, 0, 100), (40, 60, 300), (1, 0, 30)]


@pytest.mark.parametrize(("first", "second", "items"), CASES)
@pytest.mark.parametrize("epsilon", [0.05, 0.1, 0.2])
def test_the_larger_of_two_tests(first: int, second: int, items: int, epsilon: float) -> None:
    differences = np.repeat([1, -1, 0], [first, second, items - first - second])
    by_t = ttest_1samp(differences, epsilon, alternative="less").pvalue
    by_score = norm.cdf(score(first, second, items, epsilon))
    assert p_value(first, second, items, epsilon) == pytest.approx(max(by_t, by_score), abs=1e-6)


def test_no_margin_is_mcnemars_test() -> None:
    table = [[30, 8], [21, 40]]
    known = mcnemar(table, exact=False, correction=False).pvalue / 2
    by_score = norm.cdf(score(8, 21, 99, 0.0))
    assert by_score == pytest.approx(known, abs=1e-6)
    assert p_value(8, 21, 99, 0.0) >= known - 1e-12


@pytest.mark.parametrize("items", [30, 60, 200])
def test_no_difference_anywhere(items: int) -> None:
    assert p_value(0, 0, items, 0.1) == pytest.approx(binom.cdf(0, items, 0.1))
    assert p_value(0, items, items, 0.1) == pytest.approx(binom.cdf(0, items, 0.55))
    assert p_value(items, 0, items, 0.1) == 1.0
    assert p_value(0, 0, items, 0.0) == 1.0


@pytest.mark.parametrize("items", [30, 100, 500])
def test_more_items_lost_are_never_better(items: int) -> None:
    found = [p_value(lost, 0, items, 0.1) for lost in range(items // 4)]
    assert np.all(np.diff(found) > 0.0)


@pytest.mark.parametrize(("first", "second", "items"), CASES)
def test_the_interval_ends_where_the_score_test_rejects(
    first: int, second: int, items: int
) -> None:
    low, high = interval(first, second, items)
    assert score(first, second, items, low) == pytest.approx(1.95996, abs=1e-3)
    assert score(first, second, items, high) == pytest.approx(-1.95996, abs=1e-3)
    back = interval(second, first, items)
    assert (-back[1], -back[0]) == pytest.approx((low, high))


def test_the_interval_where_nothing_differs() -> None:
    low, high = interval(0, 0, 50)
    assert high == pytest.approx(1.95996**2 / (50 + 1.95996**2), abs=1e-5)
    assert low == pytest.approx(-high)
    low, high = interval(50, 0, 50)
    assert high == 1.0
    assert 0.8 < low < 1.0


def _drawn(items: int, epsilon: float, both: float) -> tuple[FloatArray, FloatArray]:
    """Return p-values, and whether the interval holds δ, where δ is exactly ε."""
    rng = np.random.default_rng([items, round(1000 * both)])
    chances = [both + epsilon, both, 1.0 - epsilon - 2.0 * both]
    first, second, _ = rng.multinomial(items, chances, size=5_000).T
    n = np.full(first.size, items)
    low, high = paired_interval(first, second, n)
    return paired_p_value(first, second, n, epsilon), (low <= epsilon) & (epsilon <= high)


@pytest.mark.parametrize("items", [30, 100, 300])
@pytest.mark.parametrize("both", [0.0, 0.05, 0.2])
def test_the_level_is_kept_where_the_model_is_just_too_bad(items: int, both: float) -> None:
    p, held = _drawn(items, 0.1, both)
    assert np.mean(p <= 0.05) < 0.062
    assert np.mean(held) > 0.93
