"""Agreement on ordered classes against statsmodels, irrCAC's figures, and counting by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.agreement.bootstrap import build_units
from crowdgui.core.agreement.coefficients import (
    AgreementMeasure,
    agreement_weights,
    gwet_ac2,
    mean_difference,
)
from crowdgui.core.agreement.order_check import check_order
from crowdgui.core.agreement.report import agreement_report
from crowdgui.core.agreement.worker_pairs import mean_kappa, pair_tables
from crowdgui.core.progress import ignore_progress
from tests.core.agreement.published import KRIPPENDORFF_2011, from_rows_of
from tests.core.strategies import from_rows

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels

KAPPAS = {
    AgreementMeasure.KAPPA_LINEAR: "linear",
    AgreementMeasure.KAPPA_QUADRATIC: "quadratic",
}


def rated(seed: int, n_items: int = 40) -> tuple[Labels, np.ndarray, np.ndarray]:
    """Six workers rate from 0 to 4 with noise and gaps."""
    rng = np.random.default_rng(seed)
    felt = rng.integers(0, 5, n_items) + rng.normal(0.0, 0.9, (6, n_items))
    matrix = np.clip(np.rint(felt), 0, 4).astype(int)
    given = rng.random(matrix.shape) < 0.8
    rows = [(f"w{i}", f"i{j}", str(matrix[i, j])) for i, j in zip(*given.nonzero(), strict=True)]
    return replace(from_rows(rows), ordered=True), matrix, given


def test_ac2_of_gwets_four_raters() -> None:
    """The figures are those of irrCAC 0.4.4 for Gwet's (2014) raters, of five classes."""
    labels = replace(from_rows_of(KRIPPENDORFF_2011), ordered=True)
    sums = build_units(labels, None, 0, ignore_progress).sums
    assert gwet_ac2(sums, squared=False)[0] == pytest.approx(0.858739136433, abs=1e-11)
    assert gwet_ac2(sums, squared=True)[0] == pytest.approx(0.914000723552, abs=1e-11)
    found = agreement_report(labels)
    assert found.coefficient(AgreementMeasure.AC2_LINEAR).value == pytest.approx(0.858739136433)
    assert found.coefficient(AgreementMeasure.ALPHA_ORDINAL).value == pytest.approx(0.815, abs=5e-4)


@pytest.mark.parametrize("seed", range(2))
def test_weighted_kappas_of_all_pairs(seed: int) -> None:
    from statsmodels.stats.inter_rater import cohens_kappa

    labels, matrix, given = rated(seed)
    tables = pair_tables(labels, ignore_progress)
    for measure, name in KAPPAS.items():
        shared, kappas = [], []
        for a, b in combinations(range(6), 2):
            both = given[a] & given[b]
            counts = np.zeros((5, 5), dtype=int)
            np.add.at(counts, (matrix[a, both], matrix[b, both]), 1)
            kappas.append(float(cohens_kappa(counts, wt=name, return_results=False)))
            shared.append(both.sum())
        found = mean_kappa(labels, tables, ignore_progress, measure=measure)
        assert found.value == pytest.approx(np.average(kappas, weights=shared), abs=1e-9)


@pytest.mark.parametrize("measure", KAPPAS)
def test_the_interval_of_a_weighted_kappa_is_that_of_leaving_items_out(
    measure: AgreementMeasure,
) -> None:
    labels, _, _ = rated(7, 120)

    def value(some: Labels) -> float:
        found = mean_kappa(some, pair_tables(some, ignore_progress), ignore_progress, 1, measure)
        assert found.value is not None
        return found.value

    without = [value(labels.only(labels.item != j)) for j in range(labels.n_items)]
    error = np.sqrt(labels.n_items - 1) * np.std(without)
    tables = pair_tables(labels, ignore_progress)
    found = mean_kappa(labels, tables, ignore_progress, 1, measure)
    assert found.low is not None
    assert found.high is not None
    assert (found.high - found.low) / 2 == pytest.approx(1.96 * error, rel=0.05)


def test_the_mean_difference_is_over_all_pairs_of_labels() -> None:
    labels, matrix, given = rated(3)
    apart = [
        abs(matrix[a, j] - matrix[b, j])
        for j in range(matrix.shape[1])
        for a, b in combinations(np.flatnonzero(given[:, j]), 2)
    ]
    sums = build_units(labels, None, 0, ignore_progress).sums
    assert mean_difference(sums)[0] == pytest.approx(np.mean(apart), abs=1e-12)


def test_weights_run_from_1_on_the_diagonal_to_0_at_the_ends() -> None:
    assert agreement_weights(3, squared=False).tolist() == [[1, 0.5, 0], [0.5, 1, 0.5], [0, 0.5, 1]]
    assert agreement_weights(3, squared=True)[0].tolist() == [1, 0.75, 0]


def test_only_ordered_classes_have_measures_of_distance() -> None:
    labels, _, _ = rated(4, 12)
    plain = agreement_report(replace(labels, ordered=False))
    assert not any(c.measure.needs_order for c in plain.overall)
    found = agreement_report(labels)
    assert [c.measure for c in found.overall] == list(AgreementMeasure)
    both = {c.measure: c for c in found.overall}
    assert all(both[c.measure] == c for c in plain.overall)


def test_an_order_that_the_labels_support_and_one_that_they_do_not() -> None:
    labels, matrix, given = rated(5, 200)
    right = check_order(labels)
    assert right is not None
    apart = [
        abs(matrix[a, j] - matrix[b, j])
        for j in range(200)
        for a, b in combinations(np.flatnonzero(given[:, j]), 2)
        if matrix[a, j] != matrix[b, j]
    ]
    assert right.pairs == len(apart)
    assert right.apart == pytest.approx(np.mean(apart))
    assert right.supported
    mixed = np.array([3, 0, 4, 1, 2])[labels.code].astype(np.int32)
    wrong = check_order(replace(labels, code=mixed))
    assert wrong is not None
    assert not wrong.supported
    assert check_order(replace(labels, code=labels.code * 0)) is None
