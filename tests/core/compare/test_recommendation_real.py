"""The recommendation on real label sets: what audited items gain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.bounds import alpha_share, choose_rule
from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.compare import candidates
from crowdgui.core.compare.held_out import score_held_out
from crowdgui.core.compare.recommendation import choose
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED

if TYPE_CHECKING:
    from tests.core.conftest import Dataset


@pytest.mark.parametrize("name", ["rte", "duchenne"])
def test_a_choice_by_audited_items_loses_next_to_nothing(dataset: Dataset, name: str) -> None:
    labels, gold = dataset(name)
    known = np.flatnonzero(gold != UNLABELLED)
    audit = AuditSample(tuple(known.tolist()), 0, tuple(gold[known].tolist()))
    made = choose(Job(labels), GuaranteeOptions(audit=audit))
    wrong = {one.key: one.labels[known] != gold[known] for one in made.checked}
    recommended = wrong[made.checked[0].key]
    rng, errors = np.random.default_rng(0), []
    for _ in range(100):
        sample = np.zeros(known.size, dtype=bool)
        sample[rng.choice(known.size, 60, replace=False)] = True
        chosen = choose_rule({key: int(w[sample].sum()) for key, w in wrong.items()})
        errors.append((wrong[chosen][~sample].mean(), recommended[~sample].mean()))
    by_choice, by_default = np.mean(errors, axis=0)
    # Of the 159 items of duchenne few are left to tell by.
    assert by_choice <= by_default + 0.015
    assert alpha_share(made.rule, tuple(wrong)) <= 0.5


def test_on_web_no_model_of_confusion_predicts_better(
    dataset: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There weighted voting has the fewest wrong by far, and held-out labels show it."""
    monkeypatch.setattr(candidates, "MOST_ROUNDS", 3)
    labels, _ = dataset("web")
    found = score_held_out(labels, ("iwmv", "mv", "em-class", "em"))
    assert found is not None
    for key in ("mv", "em-class", "em"):
        assert found.gain("iwmv", key).z > 2
