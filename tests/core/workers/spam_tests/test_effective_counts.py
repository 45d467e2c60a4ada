"""The sums over each worker's answers, against their definitions one answer at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.progress import ignore_progress
from crowdgui.core.workers.spam_tests import effective_counts
from crowdgui.core.workers.spam_tests.effective_counts import total_labels
from crowdgui.core.workers.spam_tests.reference_worker import read_first_labels
from tests.core.strategies import label_sets, quick
from tests.core.workers.spam_tests.test_reference_worker import any_model

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


def spread(p: np.ndarray, x: np.ndarray, z: np.ndarray) -> float:
    return float(p @ (x * z) - (p @ x) * (p @ z))


@quick
@given(label_sets(), st.integers(0, 99), st.integers(1, 9), st.sampled_from([0, 16]))
def test_the_sums_are_as_defined(labels: Labels, seed: int, size: int, few: int) -> None:
    model, rng = any_model(labels, seed), np.random.default_rng(seed)
    n, m = labels.n_classes, labels.n_workers
    centre = rng.dirichlet(np.ones(n), size=m).T
    peer_label = rng.integers(-1, n, size=labels.n_labels)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(effective_counts, "_TOGETHER", size)
        patch.setattr(effective_counts, "FEW_CLASSES", few)
        found = total_labels(
            labels, model, centre, peer_label, ignore_progress, (0, 1), others=True, thorough=True
        )
    (block,) = labels.blocks
    answers = read_first_labels(labels, block.labels)
    g, classes = model.expected(answers)
    sums = {name: np.zeros(m) for name in found.__annotations__}
    sums |= {"expected": np.zeros((n, m)), "uneven": np.zeros((n, m))}
    sums |= {"classes": classes.sum(axis=1), "confusion": np.zeros((n, n))}
    flat = np.full(n, 1 / n)
    for place, (i, h, j) in enumerate(
        zip(answers.worker, answers.code, answers.place, strict=True)
    ):
        p, c = g[:, place], centre[:, i]
        x = p - c
        sums["expected"][:, i] += p
        sums["uneven"][:, i] += p * (1 - p)
        sums["hit"][i] += p[h]
        sums["square"][i] += p @ p
        sums["spread"][i] += spread(p, x, x)
        sums["spread_apart"][i] += spread(c, x, x)
        sums["spread_guess"][i] += spread(model.own[i], x, x)
        sums["even_spread"][i] += spread(p, p - flat, p - flat)
        sums["even_shared"][i] += spread(p, x, p - flat)
        sums["confusion"][:, h] += model.attentive[i] * classes[:, j]
        if peer_label[answers.at[place]] >= 0:
            sums["agrees"][i] += p[peer_label[answers.at[place]]]
        for other in np.flatnonzero((answers.place == j) & (answers.worker != i)):
            k, q = answers.worker[other], g[:, other]
            y, attentive = q - centre[:, k], model.attentive[k]
            sums["around_gain"][i] += attentive * y[answers.code[other]]
            sums["around_scale"][i] += attentive * (y @ y)
            sums["around_noise"][i] += attentive**2 * spread(q, y, y)
    for name, expected in sums.items():
        np.testing.assert_allclose(getattr(found, name), expected, atol=1e-9, err_msg=name)


def test_the_sums_are_the_mean_of_what_they_stand_for() -> None:
    # Answers drawn as a typical worker's have `gain` of mean `scale` and variance `spread`.
    rng = np.random.default_rng(3)
    p = rng.dirichlet(np.ones(3), size=40)
    centre = p.mean(axis=0)
    x = p - centre
    drawn = (rng.random((4000, 40, 1)) >= p.cumsum(axis=1)[:, :2]).sum(axis=2)
    gain = x[np.arange(40), drawn].sum(axis=1)
    scale = (x * x).sum()
    variance = sum(spread(row, y, y) for row, y in zip(p, x, strict=True))
    assert gain.mean() == pytest.approx(scale, abs=4 * np.sqrt(variance / 4000))
    assert gain.var() == pytest.approx(variance, rel=0.1)
