"""The coefficients against published examples and two other implementations.

What those bring along is slow to load, and loaded by the tests that ask them only.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.agreement.coefficients import AgreementMeasure
from crowdgui.core.agreement.report import agreement_report
from crowdgui.core.agreement.worker_pairs import mean_kappa, pair_tables, two_workers
from crowdgui.core.progress import ignore_progress
from tests.core.agreement.published import (
    ABSTRACTORS,
    DIAGNOSES,
    FOURTEEN_RATERS,
    KRIPPENDORFF_2011,
    THREE_CODERS,
    from_counts,
    from_rows_of,
    from_table,
    matrix_of,
)
from tests.core.strategies import from_rows

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels

LEVELS = {
    AgreementMeasure.ALPHA: "nominal",
    AgreementMeasure.ALPHA_ORDINAL: "ordinal",
    AgreementMeasure.ALPHA_INTERVAL: "interval",
}


def value(labels: Labels, measure: AgreementMeasure) -> float | None:
    return agreement_report(labels).coefficient(measure).value


@pytest.mark.parametrize(
    ("observers", "measure", "published"),
    [
        (KRIPPENDORFF_2011, AgreementMeasure.ALPHA, 0.743),
        (KRIPPENDORFF_2011, AgreementMeasure.ALPHA_ORDINAL, 0.815),
        (KRIPPENDORFF_2011, AgreementMeasure.ALPHA_INTERVAL, 0.849),
        (THREE_CODERS, AgreementMeasure.ALPHA, 0.691),
        (THREE_CODERS, AgreementMeasure.ALPHA_INTERVAL, 0.811),
    ],
)
def test_alpha_of_published_tables(
    observers: tuple[str, ...], measure: AgreementMeasure, published: float
) -> None:
    import krippendorff

    found = value(from_rows_of(observers), measure)
    assert found == pytest.approx(published, abs=0.0005)
    other = krippendorff.alpha(matrix_of(observers), level_of_measurement=LEVELS[measure])
    assert found == pytest.approx(float(other), abs=1e-12)


def test_gwets_example() -> None:
    assert value(from_rows_of(KRIPPENDORFF_2011), AgreementMeasure.AC1) == pytest.approx(
        0.77544, abs=5e-6
    )
    labels = from_table(ABSTRACTORS)
    assert value(labels, AgreementMeasure.AC1) == pytest.approx(0.84933, abs=5e-6)
    assert value(labels, AgreementMeasure.PERCENT) == pytest.approx(0.89)
    assert value(labels, AgreementMeasure.COHEN) == pytest.approx(0.7964094, abs=5e-8)


def test_fleiss_published_examples() -> None:
    assert value(from_counts(FOURTEEN_RATERS), AgreementMeasure.FLEISS) == pytest.approx(
        0.210, abs=5e-4
    )
    patients = [[text.count(str(k)) for k in range(1, 6)] for text in DIAGNOSES.split()]
    assert value(from_counts(patients), AgreementMeasure.FLEISS) == pytest.approx(0.430, abs=5e-4)


def test_cohens_kappa_of_a_published_table() -> None:
    table = [[0, 4, 1], [0, 8, 0], [0, 1, 5]]
    found = two_workers(from_table(table), 0, 1)
    assert found.kappa.value == pytest.approx(0.4842, abs=5e-5)
    # The published interval is normal, from the asymptotic error.
    assert found.kappa.low == pytest.approx(0.2137, abs=0.06)
    assert found.kappa.high == pytest.approx(0.7547, abs=0.06)


@pytest.mark.parametrize("seed", range(8))
def test_alpha_with_missing_labels_at_every_level(seed: int) -> None:
    import krippendorff

    rng = np.random.default_rng(seed)
    n_classes, fill = int(rng.integers(2, 8)), rng.uniform(0.2, 0.9)
    truth = rng.integers(n_classes, size=60)
    matrix = np.where(rng.random((7, 60)) < 0.6, truth, rng.integers(n_classes, size=(7, 60)))
    numbers = np.sort(rng.choice(40, size=n_classes, replace=False)) - 17.5
    given = rng.random(matrix.shape) < fill
    data = np.where(given, numbers[matrix], np.nan)
    rows = [(f"w{i}", f"i{j}", str(data[i, j])) for i, j in zip(*given.nonzero(), strict=True)]
    report = agreement_report(from_rows(rows))
    for measure, level in LEVELS.items():
        other = float(krippendorff.alpha(data, level_of_measurement=level))
        assert report.coefficient(measure).value == pytest.approx(other, abs=1e-10)


@pytest.mark.parametrize("seed", range(8))
def test_fleiss_kappa_of_random_tables(seed: int) -> None:
    from statsmodels.stats.inter_rater import fleiss_kappa

    rng = np.random.default_rng(seed)
    n_classes, m = int(rng.integers(2, 7)), int(rng.integers(2, 12))
    counts = rng.multinomial(m, rng.dirichlet(np.ones(n_classes)), size=50)
    assert value(from_counts(counts), AgreementMeasure.FLEISS) == pytest.approx(
        fleiss_kappa(counts)
    )


@pytest.mark.parametrize("seed", range(5))
def test_cohens_kappa_of_all_pairs(seed: int) -> None:
    from statsmodels.stats.inter_rater import cohens_kappa

    rng = np.random.default_rng(seed)
    n_classes = int(rng.integers(2, 5))
    truth = rng.integers(n_classes, size=40)
    matrix = np.where(rng.random((6, 40)) < 0.7, truth, rng.integers(n_classes, size=(6, 40)))
    given = rng.random(matrix.shape) < 0.7
    rows = [(f"w{i}", f"i{j}", str(matrix[i, j])) for i, j in zip(*given.nonzero(), strict=True)]
    labels = from_rows(rows)
    tables = pair_tables(labels, ignore_progress)
    assert tables is not None
    pairs = tables.pairs
    weights, kappas = [], []
    for a, b in combinations(range(6), 2):
        both = given[a] & given[b]
        counts = np.zeros((n_classes, n_classes), dtype=int)
        np.add.at(counts, (matrix[a, both], matrix[b, both]), 1)
        expected = float(cohens_kappa(counts, return_results=False))
        place = int(np.flatnonzero((pairs.first == a) & (pairs.second == b))[0])
        assert pairs.kappa[place] == pytest.approx(expected)
        assert two_workers(labels, a, b).kappa.value == pytest.approx(expected)
        if both.sum() >= 10:
            weights.append(both.sum())
            kappas.append(expected)
    assert len(kappas) > 5
    found = mean_kappa(labels, tables, ignore_progress)
    assert found.value == pytest.approx(np.average(kappas, weights=weights))
    assert found.n == len(kappas)
