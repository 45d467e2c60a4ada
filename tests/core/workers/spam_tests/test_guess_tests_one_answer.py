"""The chance of so few other answers, against answers drawn from attentive workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.registry import RULES
from crowdgui.core.workers.peers import count_peer_agreement, peer_labels
from crowdgui.core.workers.spam_tests.crowd_profile import profile_crowd
from crowdgui.core.workers.spam_tests.guess_tests import single_label_test
from tests.core.strategies import crowd, from_matrix

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.labels import Labels


RULE = RULES["mv"]


def looked_at(labels: Labels, leaning: float = 0.0) -> tuple[FloatArray, FloatArray, np.ndarray]:
    counts = np.zeros((labels.n_workers, labels.n_classes), dtype=np.int64)
    np.add.at(counts, (labels.worker, labels.code), 1)
    final = RULE.fit(labels, None, RULE.options(), ignore_progress)
    peer_label = peer_labels(labels, final.form, ignore_progress)
    everybody = np.ones(labels.n_workers, dtype=bool)
    made = profile_crowd(
        labels,
        final.labels,
        peer_label,
        count_peer_agreement(labels, peer_label),
        everybody,
        counts,
        ignore_progress,
    )
    return (*single_label_test(made, counts, everybody, leaning), counts)


def test_it_is_the_chance_of_attentive_workers_and_no_less() -> None:
    rng = np.random.default_rng(0)
    shares = np.array([0.8, 0.2])
    labels, truth = crowd(rng, np.full(60, 0.9), 400, 2, fill=0.2, shares=shares)
    expected, p, counts = looked_at(labels)
    assert expected.sum() == pytest.approx(counts[:, 1].sum(), rel=0.1)
    others = counts.min(axis=1)
    drawn = rng.random((1000, labels.n_labels)) < 0.9
    answers = np.where(drawn, truth[labels.item], 1 - truth[labels.item])
    rare = 0
    for worker in range(60):
        fewer = (answers[:, labels.worker == worker].sum(axis=1) <= others[worker]).mean()
        if fewer < 0.25:
            assert fewer - 0.05 <= p[worker] <= fewer + 0.15
            rare += 1
    assert rare > 5


def test_one_answer_is_likely_where_nearly_all_items_ask_for_it() -> None:
    rng = np.random.default_rng(1)
    labels, _ = crowd(rng, np.full(20, 0.98), 400, 2, fill=0.25, shares=np.array([0.99, 0.01]))
    assert (looked_at(labels)[1] > 0.05).all()


def test_leaning_makes_it_less_surprising() -> None:
    rng = np.random.default_rng(2)
    labels, _ = crowd(rng, np.full(12, 0.85), 300, 2, fill=0.4)
    _, plain, _ = looked_at(labels)
    _, leaning, _ = looked_at(labels, 0.05)
    rare = plain < 0.05
    assert (leaning[rare] >= plain[rare]).all()


def test_all_answers_alike_in_a_small_set() -> None:
    expected, p, _ = looked_at(from_matrix([[0, 0, 1, 1]] * 3 + [[0, 0, 0, 0]], 2))
    assert 0 < p[3] <= 1
    assert expected[3] > 1
