"""EM from several starts: the likeliest fit wins, mirror images do not, and doubts are told."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core import labels as module
from crowdgui.core.errors import Cancelled, DataError, Reason
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.rules.em import EmOptions, PooledOptions, fit, fit_pooled
from crowdgui.core.rules.fitting import em_starts
from crowdgui.core.rules.fitting.em_starts import StartNote, vote_start
from tests.core.strategies import crowd, from_matrix, label_sets, quick, renamed
from tests.refusals import refused

SEVERAL = EmOptions(start_from="several")


def mirrored(labels: Labels, report: object) -> np.ndarray:
    """Start from the votes with the classes swapped."""
    return vote_start(labels, ignore_progress)[:, ::-1]


def hard_crowd(seed: int) -> tuple[Labels, np.ndarray]:
    """Make four classes, a few good workers, and many whose answers hang on the class little."""
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, 4, 200)
    confusion = 0.2 * rng.dirichlet(np.ones(4), (40, 4))
    confusion += 0.8 * rng.dirichlet(np.full(4, 2.0), (40, 1))
    confusion[::4] = 0.3 * rng.dirichlet(np.ones(4), (10, 4)) + 0.7 * np.eye(4)
    edges = confusion[:, truth].cumsum(axis=2)[:, :, :-1]
    answers = (rng.random((40, 200, 1)) > edges).sum(axis=2)
    return from_matrix(np.where(rng.random((40, 200)) < 0.3, answers, -1), 4), truth


def test_the_likeliest_fit_is_kept_and_the_doubtful_items_are_told() -> None:
    better = 0
    for seed in range(6):
        labels, _ = hard_crowd(seed)
        one, best = (
            fit(labels, None, EmOptions(), ignore_progress),
            fit(labels, None, SEVERAL, ignore_progress),
        )
        assert one.contested is None
        assert one.notes == ()
        assert best.contested is not None
        reached = one.history[-1].objective, best.history[-1].objective
        assert reached[1] >= reached[0] - 1e-5 * abs(reached[0])
        better += reached[1] > reached[0] + 0.1
        differ = one.labels != best.labels
        assert best.contested[differ].all()
        n = np.count_nonzero(best.contested)
        differing = Reason.make(StartNote.STARTS_DIFFER, n=n, starts=3)
        expected = differing if n else Reason.make(StartNote.STARTS_AGREE, starts=3)
        assert expected in best.notes
    assert better >= 2


def test_a_fit_with_classes_swapped_is_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(1)
    labels, truth = crowd(rng, np.linspace(0.55, 0.9, 9), 120, 2)
    monkeypatch.setattr(em_starts, "STARTS", (mirrored, vote_start))
    found = fit(labels, None, SEVERAL, ignore_progress)
    plain = fit(labels, None, EmOptions(), ignore_progress)
    np.testing.assert_array_equal(found.labels, plain.labels)
    assert found.history == plain.history
    assert np.mean(found.labels != truth) < 0.1
    assert found.notes == (Reason.make(StartNote.STARTS_SWAPPED, n=1),)
    assert not found.contested.any()


def test_where_every_fit_is_swapped_the_likeliest_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    labels, truth = crowd(np.random.default_rng(1), np.linspace(0.55, 0.9, 9), 120, 2)
    monkeypatch.setattr(em_starts, "STARTS", (mirrored, mirrored))
    found = fit(labels, None, SEVERAL, ignore_progress)
    assert np.mean(found.labels != truth) > 0.9
    assert found.notes == (Reason.make(StartNote.STARTS_AGREE, starts=2),)


def test_easy_labels_leave_no_doubt() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.full(9, 0.9), 100, 3)
    for found in (
        fit(labels, None, SEVERAL, ignore_progress),
        fit_pooled(labels, None, PooledOptions(start_from="several"), ignore_progress),
    ):
        assert found.notes == (Reason.make(StartNote.STARTS_AGREE, starts=3),)
        assert not found.contested.any()
        assert found.converged


@quick
@given(label_sets(), st.booleans())
def test_what_several_starts_give_is_whole(labels: Labels, hold: bool) -> None:
    gold = np.where(np.arange(labels.n_items) % 2, 0, UNLABELLED)
    options = EmOptions(max_steps=20, start_from="several", hold_gold=hold)
    found = fit(labels, gold, options, ignore_progress)
    some = labels.labels_per_item > 0
    np.testing.assert_array_equal(found.labels == UNLABELLED, ~some)
    assert np.isfinite(found.posterior).all()
    assert found.contested.shape == (labels.n_items,)
    assert not found.contested[~some].any()
    if hold:
        held = some & (gold != UNLABELLED)
        assert (found.labels[held] == 0).all()
        assert not found.contested[held].any()


def test_the_order_of_workers_and_items_does_not_matter() -> None:
    labels, _ = hard_crowd(2)
    rng = np.random.default_rng(0)
    item, worker = rng.permutation(labels.n_items), rng.permutation(labels.n_workers)
    found = fit(labels, None, SEVERAL, ignore_progress)
    moved = fit(renamed(labels, item=item, worker=worker), None, SEVERAL, ignore_progress)
    np.testing.assert_array_equal(moved.labels[item], found.labels)
    np.testing.assert_array_equal(moved.contested[item], found.contested)
    np.testing.assert_allclose(moved.posterior[item], found.posterior, atol=1e-6)


def test_steps_are_reported_once_and_the_work_stops_where_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "BLOCK_LABELS", 20)
    labels, _ = crowd(np.random.default_rng(1), np.linspace(0.4, 0.9, 6), 12, 3)
    options = EmOptions(max_steps=2, start_from="several")
    seen: list[Progress] = []
    found = fit(labels, None, options, seen.append)
    assert tuple(p.step for p in seen if p.step is not None) == found.history
    for last in range(1, len(seen) + 1, 7):
        calls = iter(range(1, last + 1))

        def stop(_: Progress, calls: object = calls, last: int = last) -> None:
            if next(calls) == last:  # type: ignore[call-overload]
                raise Cancelled

        with pytest.raises(Cancelled):
            fit(labels, None, options, stop)


def test_an_unknown_start_is_refused() -> None:
    with refused(DataError, match="Start from is “random”; it must be one of majority, several"):
        EmOptions(start_from="random")
