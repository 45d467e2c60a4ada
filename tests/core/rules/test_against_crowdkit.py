"""EM and KOS against another implementation, where that is installed; it is large."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import kos
from crowdgui.core.rules.em import EmOptions, fit, fit_homogeneous
from tests.core.strategies import crowd, rows_of

# Least smoothing: the other has none.
CHOICES = EmOptions(max_steps=2000, smoothing=0.0001)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("name", "rule"), [("DawidSkene", fit), ("OneCoinDawidSkene", fit_homogeneous)]
)
@pytest.mark.parametrize("n_classes", [2, 3])
def test_easy_labels_get_the_same_classes_and_probabilities(
    name: str, rule: object, n_classes: int
) -> None:
    crowdkit = pytest.importorskip("crowdkit.aggregation")
    pandas = pytest.importorskip("pandas")
    rng = np.random.default_rng(n_classes)
    labels, _ = crowd(rng, rng.uniform(0.6, 0.9, 20), 300, n_classes, fill=0.5)
    frame = pandas.DataFrame(rows_of(labels), columns=["task", "worker", "label"])
    other = getattr(crowdkit, name)(n_iter=2000, tol=1e-12).fit_predict_proba(frame)
    found = rule(labels, None, CHOICES, ignore_progress)  # type: ignore[operator]
    some = labels.labels_per_item > 0
    expected = other.sort_index()[list(range(n_classes))].to_numpy()
    np.testing.assert_array_equal(found.labels[some], expected.argmax(axis=1))
    np.testing.assert_allclose(found.posterior[some], expected, atol=0.02)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("seed", range(5))
def test_messages_elect_the_same_classes_on_easy_labels(seed: int) -> None:
    crowdkit = pytest.importorskip("crowdkit.aggregation")
    pandas = pytest.importorskip("pandas")
    rng = np.random.default_rng(seed)
    labels, _ = crowd(rng, rng.uniform(0.75, 0.95, 20), 200, 2, fill=0.5)
    frame = pandas.DataFrame(rows_of(labels), columns=["task", "worker", "label"])
    other = crowdkit.KOS(n_iter=20, random_state=0).fit_predict(frame).sort_index()
    some = np.flatnonzero(labels.labels_per_item > 0)
    found = kos.fit(labels, None, kos.KosOptions(), ignore_progress).labels
    np.testing.assert_array_equal(found[some], other.loc[some].to_numpy())
