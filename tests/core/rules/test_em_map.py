"""MAP against every possible truth, from each kind of knowledge, and against all other rules."""

from __future__ import annotations

from itertools import product
from math import exp, log, prod
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.errors import Cancelled, DataError, Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.rules.em import MapOptions, fit_map
from crowdgui.core.rules.registry import RULES
from crowdgui.core.rules.scoring import GoldNote
from crowdgui.core.rules.weighted import InputNote
from crowdgui.core.simulate.scenario import simulate
from tests.core.strategies import KEYS, crowd, from_matrix, label_sets, quick, rows_of, tiny_blocks
from tests.refusals import refused

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.options import Stated

MODELS = ("general", "class-conditional", "homogeneous")


def matrices(labels: Labels, confusion: FloatArray) -> Stated:
    """State confusion matrices given as [worker, true class, answer]."""
    workers, classes = labels.worker_ids.tolist(), labels.classes.tolist()
    places = product(enumerate(workers), enumerate(classes), enumerate(classes))
    return tuple(((w, k, h), float(confusion[i, a, b])) for (i, w), (a, k), (b, h) in places)


def per_name(names: list[str], numbers: FloatArray) -> Stated:
    return tuple(zip(names, numbers.tolist(), strict=True))


def reduced(confusion: FloatArray, shares: FloatArray, model: str) -> FloatArray:
    """Return the nearest matrices of a simpler kind, entry by entry."""
    found = confusion.copy()
    size = range(shares.size)
    for own in found if model != "general" else ():
        right = [own[k][k] for k in size]
        if model == "homogeneous":
            right = [sum(r * p for r, p in zip(right, shares, strict=True))] * shares.size
        for k, h in product(size, size):
            own[k][h] = right[k] if h == k else (1 - right[k]) / (shares.size - 1)
    return found


def exact(labels: Labels, confusion: FloatArray, shares: FloatArray) -> tuple[FloatArray, float]:
    """Sum the chance of every possible truth; give posterior and log-likelihood."""
    posterior, total = np.zeros((labels.n_items, labels.n_classes)), 0.0
    for truth in product(range(labels.n_classes), repeat=labels.n_items):
        chance = prod(shares[k] for k in truth)
        chance *= prod(confusion[w, truth[j], h] for j, w, h in rows_of(labels))
        total += chance
        posterior[range(labels.n_items), truth] += chance
    # Items without labels add a factor of 1, whatever their class.
    return posterior / total, log(total)


@st.composite
def tables(draw: st.DrawFn, shape: tuple[int, ...]) -> FloatArray:
    drawn = draw(st.lists(st.floats(0.05, 1), min_size=int(np.prod(shape)), max_size=999))
    table = np.array(drawn[: int(np.prod(shape))]).reshape(shape)
    return table / table.sum(axis=-1, keepdims=True)


@quick
@given(
    label_sets(max_items=4, max_workers=4, max_classes=3, min_classes=2),
    st.sampled_from(MODELS),
    st.data(),
)
def test_posterior_and_likelihood_sum_over_every_possible_truth(
    labels: Labels, model: str, data: st.DataObject
) -> None:
    confusion = data.draw(tables((labels.n_workers, labels.n_classes, labels.n_classes)))
    shares = data.draw(tables((labels.n_classes,)))
    stated = MapOptions(
        model=model,
        confusion=matrices(labels, confusion),
        class_shares=per_name(labels.classes.tolist(), shares),
    )
    found = fit_map(labels, None, stated, ignore_progress)
    posterior, reached = exact(labels, reduced(confusion, shares, model), shares)
    np.testing.assert_allclose(found.posterior, posterior, atol=1e-9)
    assert found.history[0].objective == pytest.approx(reached, abs=1e-9)
    assert found.history[0].changed == np.count_nonzero(labels.labels_per_item)
    assert found.rule == "map"
    assert found.converged
    assert found.adds_up
    assert found.notes == ()


@quick
@given(label_sets(max_items=4, max_workers=4, max_classes=3, min_classes=2), st.data())
def test_stated_accuracies_are_those_of_workers_alike_on_all_classes(
    labels: Labels, data: st.DataObject
) -> None:
    accuracy = data.draw(tables((labels.n_workers, 2)))[:, 0]
    n = labels.n_classes
    confusion = np.array(
        [
            [[w if h == k else (1 - w) / (n - 1) for h in range(n)] for k in range(n)]
            for w in accuracy
        ]
    )
    stated = MapOptions(
        accuracies=per_name(labels.worker_ids.tolist(), accuracy), otherwise="balanced"
    )
    found = fit_map(labels, None, stated, ignore_progress)
    posterior, reached = exact(labels, confusion, np.full(n, 1 / n))
    np.testing.assert_allclose(found.posterior, posterior, atol=1e-9)
    assert found.history[0].objective == pytest.approx(reached, abs=1e-9)


def test_gold_answers_are_counted_and_smoothed() -> None:
    labels = from_matrix([[0, 0, 1, 0], [0, 1, 1, 1]], 2)
    gold = np.array([0, 0, 1, UNLABELLED])
    general = fit_map(labels, gold, MapOptions(), ignore_progress)
    np.testing.assert_allclose(np.exp(general.form.table[0]), [[3 / 4, 1 / 3], [1 / 4, 2 / 3]])
    np.testing.assert_allclose(np.exp(general.form.table[1]), [[2 / 4, 1 / 3], [2 / 4, 2 / 3]])
    one = fit_map(labels, gold, MapOptions("homogeneous", smoothing=0.5), ignore_progress)
    np.testing.assert_allclose(np.exp(one.form.table[:, 0, 0]), [3.5 / 4, 2.5 / 4])
    assert general.notes == (Reason.make(GoldNote.WORKERS_FROM_GOLD, n=2),)


def test_what_is_stated_goes_before_gold_and_matrices_before_accuracies() -> None:
    labels = from_matrix([[0, 1], [0, 1], [0, 1], [0, 1]], 2)
    gold = np.array([0, UNLABELLED])
    rows = (("class 0", "class 0", 1.0), ("class 1", "class 0", 3.0), ("class 1", "class 1", 1.0))
    stated = MapOptions(
        confusion=tuple((("worker 0", true, answer), value) for true, answer, value in rows),
        accuracies=(("worker 0", 0.5), ("worker 1", 0.8)),
    )
    found = fit_map(labels, gold, stated, ignore_progress)
    chance = np.exp(found.form.table)
    np.testing.assert_allclose(chance[0], [[1, 0.75], [0, 0.25]], atol=1e-90)
    np.testing.assert_allclose(chance[1], [[0.8, 0.2], [0.2, 0.8]])
    np.testing.assert_allclose(chance[2], [[2 / 3, 0.5], [1 / 3, 0.5]])
    np.testing.assert_allclose(chance[3], chance[2])
    assert len(found.notes) == 1


def test_a_worker_of_whom_nothing_is_known_adds_nothing() -> None:
    labels = from_matrix([[0, 1], [1, 0], [1, 0]], 2)
    found = fit_map(labels, None, MapOptions(accuracies=(("worker 0", 0.7),)), ignore_progress)
    assert found.labels.tolist() == [0, 1]
    np.testing.assert_allclose(found.confidence, 0.7)
    assert found.notes == (Reason.make(InputNote.NOTHING_KNOWN_OF_WORKERS, n=2),)


def test_class_shares_stated_by_votes_by_gold_or_balanced() -> None:
    labels = from_matrix([[0, 0, 1, 0, -1], [0, 1, 1, 0, -1]], 2)
    gold = np.array([0, UNLABELLED, 1, 1, 1])

    def shares(**chosen: object) -> list[float]:
        options = MapOptions(accuracies=(("worker 0", 0.7),), **chosen)
        return np.exp(fit_map(labels, gold, options, ignore_progress).form.offset).tolist()

    assert shares() == pytest.approx([2.5 / 4, 1.5 / 4])
    assert shares(otherwise="gold") == pytest.approx([2 / 6, 4 / 6])
    assert shares(otherwise="balanced") == pytest.approx([0.5, 0.5])
    stated = (("class 0", 3.0), ("class 1", 1.0))
    assert shares(otherwise="gold", class_shares=stated) == pytest.approx([0.75, 0.25])


def test_where_nothing_is_known_it_says_what_to_do() -> None:
    labels = from_matrix([[0, 1], [1, 1]], 2)
    for gold in (None, np.full(2, UNLABELLED)):
        with refused(DataError, match="Nothing is known about any worker"):
            fit_map(labels, gold, MapOptions(), ignore_progress)
    accurate = (("worker 0", 0.7),)
    with refused(DataError, match="no gold labels to take class shares from"):
        fit_map(labels, None, MapOptions(accuracies=accurate, otherwise="gold"), ignore_progress)
    with refused(DataError, match="Accuracies must be between 0 and 1"):
        MapOptions(accuracies=(("worker 0", 1.5),))


@pytest.mark.parametrize("accuracy", [0.0, 1.0])
@pytest.mark.parametrize("n_classes", [1, 2, 3])
def test_certain_workers_who_contradict_each_other_stay_finite(
    accuracy: float, n_classes: int
) -> None:
    labels = from_matrix([[0, 0], [0, n_classes - 1], [0, -1]], n_classes)
    stated = per_name(labels.worker_ids.tolist(), np.full(3, accuracy))
    found = fit_map(labels, None, MapOptions(accuracies=stated), ignore_progress)
    assert np.isfinite(found.posterior).all()
    assert np.isfinite(found.history[0].objective)
    np.testing.assert_allclose(found.posterior.sum(axis=1), 1)
    if accuracy == 1.0:
        assert found.labels[0] == 0


@pytest.mark.parametrize("n_classes", [2, 3])
def test_with_the_truth_about_the_workers_no_rule_errs_less(n_classes: int) -> None:
    rng = np.random.default_rng(n_classes)
    names = [f"class {k}" for k in range(n_classes)]
    shares = rng.dirichlet(np.full(n_classes, 8.0))
    errors: dict[str, list[float]] = {key: [] for key in ("map", *KEYS)}
    for _ in range(6):
        confusion = 0.5 * rng.dirichlet(np.ones(n_classes), (25, n_classes))
        confusion += 0.5 * np.eye(n_classes) * rng.random((25, 1, 1))
        confusion /= confusion.sum(axis=2, keepdims=True)
        made = simulate(confusion, np.full((300, 25), 0.3), names, shares, rng)
        known = MapOptions(
            confusion=tuple(
                ((f"worker-{i + 1}", names[k], names[h]), float(confusion[i, k, h]))
                for i, k, h in np.ndindex(confusion.shape)
            ),
            class_shares=per_name(names, shares),
        )
        some = made.labels.labels_per_item > 0
        for key, found in errors.items():
            options = known if key == "map" else RULES[key].options()
            final = RULES[key].fit(made.labels, None, options, ignore_progress).labels
            found.append(float(np.mean(final[some] != made.truth[some])))
    for key in KEYS:
        lead = np.array(errors[key]) - errors["map"]
        noise = lead.std() / len(lead) ** 0.5
        assert lead.mean() > (2 * noise if key == "mv" else -2 * noise), key


@quick
@given(label_sets(min_classes=2), st.integers(1, 9))
def test_the_size_of_blocks_does_not_matter(labels: Labels, size: int) -> None:
    gold = np.arange(labels.n_items) % labels.n_classes
    whole = fit_map(labels, gold, MapOptions(), ignore_progress)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BLOCK_LABELS", size)
        parts = fit_map(tiny_blocks(labels), gold, MapOptions(), ignore_progress)
    np.testing.assert_allclose(parts.posterior, whole.posterior, atol=1e-12)


def test_it_can_be_stopped_at_every_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK_LABELS", 7)
    labels, truth = crowd(np.random.default_rng(1), np.linspace(0.3, 0.9, 6), 9, 3)
    seen: list[Progress] = []
    whole = fit_map(labels, truth, MapOptions(), seen.append)
    assert tuple(p.step for p in seen if p.step is not None) == whole.history
    for last in range(1, len(seen) + 1):
        calls = iter(range(1, last + 1))

        def stop(_: Progress, calls: object = calls, last: int = last) -> None:
            if next(calls) == last:  # type: ignore[call-overload]
                raise Cancelled

        with pytest.raises(Cancelled):
            fit_map(labels, truth, MapOptions(), stop)


def test_an_even_chance_is_the_logarithm_of_its_share() -> None:
    labels = from_matrix([[0, 1, 2], [0, 1, 2]], 3)
    found = fit_map(labels, None, MapOptions(accuracies=(("worker 0", 0.7),)), ignore_progress)
    assert exp(found.form.table[1, 0, 0]) == pytest.approx(1 / 3)
