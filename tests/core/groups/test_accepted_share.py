"""How many of a model's labels can be accepted by an audit of other labels."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.audit.acceptance import (
    draw_audit,
    find_acceptance,
    most_found,
    most_left,
    plan_acceptance,
)
from crowdgui.core.audit.sample import SKIPPED, Look
from crowdgui.core.groups.accepted_share import NotAccepted, accepted_by_model
from crowdgui.core.labels import UNLABELLED, text_array

N = 400


def test_the_same_as_an_audit_of_the_models_labels() -> None:
    rng = np.random.default_rng(4)
    truth = rng.integers(3, size=N)
    sure = rng.uniform(0.4, 1.0, N)
    said = np.where(rng.random(N) < sure, truth, (truth + 1) % 3)
    said[rng.random(N) < 0.05] = UNLABELLED
    never = np.zeros(N, dtype=bool)
    plan = plan_acceptance(said, sure, never, never, 5, 0.1, (Look(120, 0.05),))
    audit = draw_audit(text_array(f"item {j}" for j in range(N)), plan, 5)
    for place, item in enumerate(audit.sample):
        audit = audit.answer(place, int(truth[item]))
    expected = find_acceptance(audit, said, {})
    assert expected is not None
    found = accepted_by_model(said, sure, np.array(audit.sample), audit.found, 0.1, 0.05, seed=5)
    assert set(found.accepted) == set(np.flatnonzero(expected.accepted))
    assert (found.left, found.audited, found.wrong) == (40, 120, expected.found)
    assert found.share == expected.n_accepted / N
    assert found.labelled == np.count_nonzero(said != UNLABELLED)


def test_by_hand() -> None:
    """Take the longest start of the order in which the audit found few enough mistakes."""
    rng = np.random.default_rng(0)
    truth, sure = np.zeros(N, dtype=int), np.linspace(1.0, 0.5, N)
    said = (rng.random(N) < np.linspace(0.0, 0.5, N)).astype(int)
    sample = rng.permutation(N)[:100]
    found = accepted_by_model(said, sure, sample, truth[sample], 0.1, 0.05, models=2)
    limit = most_found(N, 100, most_left(N, 0.1), 0.025)
    mistakes = [sum(said[j] for j in sample if j < k) for k in range(N + 1)]
    assert found.accepted.size == max(k for k in range(N + 1) if mistakes[k] <= limit)
    assert found.accepted.tolist() == list(range(found.accepted.size))
    assert found.alpha == 0.025
    alone = accepted_by_model(said, sure, sample, truth[sample], 0.1, 0.05)
    assert alone.accepted.size >= found.accepted.size


def test_why_nothing_is_known() -> None:
    said, sure, none = np.zeros(5, dtype=int), np.ones(5), np.zeros(0, dtype=int)
    assert (
        accepted_by_model(said, sure, none, none, 0.1, 0.05).reason is NotAccepted.NO_RANDOM_AUDIT
    )
    unseen = accepted_by_model(said, sure, np.array([2]), np.array([UNLABELLED]), 0.1, 0.05)
    assert unseen.reason is NotAccepted.NO_RANDOM_AUDIT
    assert unseen.share is None
    silent = accepted_by_model(said - 1, sure, np.array([2]), np.array([0]), 0.1, 0.05)
    assert silent.reason is NotAccepted.NO_LABELS


def test_only_the_checked_ones_count_and_what_nobody_could_tell_is_wrong() -> None:
    said, sure = np.zeros(N, dtype=int), np.ones(N)
    answers = np.zeros(80, dtype=int)
    answers[[3, 9]] = SKIPPED
    answers[60] = UNLABELLED
    found = accepted_by_model(said, sure, np.arange(80), answers, 0.1, 0.05)
    assert (found.audited, found.wrong) == (60, 2)


def test_items_decided_before_the_draw_are_neither_accepted_nor_counted() -> None:
    rng = np.random.default_rng(2)
    said, sure, rest = np.zeros(N, dtype=int), np.ones(N), np.arange(100, N)
    sample = rng.permutation(rest)[:100]
    right = np.zeros(100, dtype=int)
    found = accepted_by_model(said, sure, sample, right, 0.1, 0.05, drawn_from=rest)
    assert found.items == 300
    assert found.left == 30
    assert sorted(found.accepted.tolist()) == rest.tolist()
    assert found.share == 1.0


@pytest.mark.parametrize("models", [1, 2])
def test_it_fails_no_more_often_than_it_says(models: int) -> None:
    """All models' results are used here, and any of them may fail."""
    rng = np.random.default_rng(models)
    failed = 0
    draws = 100
    for _ in range(draws):
        sample = rng.permutation(N)[:60]
        bad = False
        for _model in range(models):
            sure = rng.random(N)
            said = (rng.random(N) < 0.25 * (1.2 - sure)).astype(int)
            answers = np.zeros(sample.size, dtype=int)
            found = accepted_by_model(said, sure, sample, answers, 0.08, 0.2, models=models)
            unseen = np.setdiff1d(found.accepted, sample)
            bad |= bool(said[unseen].sum() > found.left)
        failed += bad
    assert failed / draws <= 0.2 + 0.08
