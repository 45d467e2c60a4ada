"""Labels without some of them, and the chances of those."""

from __future__ import annotations

import numpy as np

from crowdgui.core.rules.fitting.em_fit import PULL, drop_labels, predictive_probability
from tests.core.strategies import crowd, from_matrix, rows_of


def test_what_is_hidden_is_gone_and_codes_stay() -> None:
    labels, _ = crowd(np.random.default_rng(0), np.linspace(0.5, 0.9, 5), 12, 3, fill=0.7)
    hidden = np.arange(labels.n_labels) % 3 == 0
    rest = drop_labels(labels, hidden)
    kept = [row for row, gone in zip(rows_of(labels), hidden.tolist(), strict=True) if not gone]
    assert rows_of(rest) == kept
    assert (rest.n_items, rest.n_workers, rest.n_classes) == (12, 5, 3)


def test_chances_of_the_hidden_add_up_over_answers() -> None:
    """Whatever the hidden answer is, its chances over all answers sum to 1."""
    rng = np.random.default_rng(1)
    labels, _ = crowd(rng, np.linspace(0.5, 0.9, 5), 12, 3)
    hidden = rng.random(labels.n_labels) < 0.2
    rest = drop_labels(labels, hidden)
    posterior = rng.dirichlet(np.ones(3), 12)
    total = np.zeros(hidden.sum())
    for answer in range(3):
        code = np.where(hidden, answer, labels.code)
        other = from_matrix(code.reshape(12, 5).T.tolist(), 3)
        total += predictive_probability(other, hidden, rest, posterior)
    np.testing.assert_allclose(total, 1.0)


def test_an_answer_never_seen_keeps_a_chance_where_some_are_added() -> None:
    rows = [[0, 0, 0, 0], [0, 0, 0, 1]]
    labels = from_matrix(rows, 2)
    hidden = (labels.worker == 1) & (labels.item == 3)
    rest = drop_labels(labels, hidden)
    certain = np.tile([1.0, 0.0], (4, 1))
    assert predictive_probability(labels, hidden, rest, certain)[0] < 1e-9
    # The crowd answered 0 seven times: (0 + 1) / (7 + 2) of it, which counts for two answers,
    # beside three of the worker's own and the half of an added one.
    added = predictive_probability(labels, hidden, rest, certain, unseen=1.0)[0]
    expected = (0.5 + PULL * (1 / 9)) / (3 + 2 * 0.5 + PULL)
    np.testing.assert_allclose(added, expected)
