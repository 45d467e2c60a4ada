"""Curves of trials, against numpy on whole rows and by hand where some are missing."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.trials import TrialResults, summarize_trials


def test_whole_rows_are_as_numpy_has_them() -> None:
    rows = np.random.default_rng(3).random((5, 40))
    curve = summarize_trials(rows)
    np.testing.assert_allclose(curve.mean, rows.mean(axis=1))
    np.testing.assert_allclose(curve.sd, rows.std(axis=1, ddof=1))
    np.testing.assert_allclose(curve.low, np.quantile(rows, 0.1, axis=1))
    np.testing.assert_allclose(curve.high, np.quantile(rows, 0.9, axis=1))


def test_missing_trials_count_for_nothing() -> None:
    curve = summarize_trials(np.array([[1.0, np.nan, 3.0], [np.nan, 5.0, np.nan], [np.nan] * 3]))
    np.testing.assert_array_equal(curve.count, [2, 1, 0])
    np.testing.assert_allclose(curve.mean, [2.0, 5.0, np.nan])
    np.testing.assert_allclose(curve.sd, [np.sqrt(2.0), np.nan, np.nan])


def test_a_series_is_found_by_its_name() -> None:
    values = np.arange(12.0).reshape(2, 3, 2)
    trials = TrialResults(np.array([0.5, 1.0]), ("mv", "iwmv"), {"error": values})
    np.testing.assert_allclose(trials.curve("error", "iwmv").mean, values[:, :, 1].mean(axis=1))


def test_nobody_writes_into_what_was_found() -> None:
    trials = TrialResults(np.array([0.5]), ("mv",), {"error": np.zeros((1, 1, 1))})
    with pytest.raises(ValueError, match="read-only"):
        trials.values["error"][0] = 1.0
    with pytest.raises(TypeError):
        trials.values["other"] = np.zeros((1, 1, 1))
