"""Whole sets of tags after an audit: what is accepted is what is exported."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

import crowdgui
from crowdgui.analysis import analyse_tags
from crowdgui.core.audit.acceptance import audit_order, most_left
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.costs import CostMatrix
from crowdgui.core.question_state import QuestionState
from crowdgui.io.importing.lists.checked_list import TagAudit

if TYPE_CHECKING:
    from pathlib import Path


def test_sets_whose_tags_follow_costs_are_audited_as_they_are_exported(tmp_path: Path) -> None:
    """A tag that must not be missed is ticked too often, which the rule's own tags don't show."""
    rng, n, names = np.random.default_rng(0), 120, ("a", "b", "c")
    truth = rng.integers(0, 2, (n, 3))
    said = np.where(rng.random((5, n, 3)) < 0.8, truth, 1 - truth)
    cells = ("|".join(np.array(names)[own == 1]) for own in said.reshape(-1, 3))
    rows = (f"w{k // n},i{k % n:03},{cell}" for k, cell in enumerate(cells))
    path = tmp_path / "tags.csv"
    path.write_text("\n".join(["worker,item,label", *rows]) + "\n", "utf-8")
    every = crowdgui.read_tags(path, separator="|", empty_is_none=True).data
    assert [one.question for one in every] == list(names)
    sample = audit_order(every[0].labels.item_ids, np.arange(n), 2)[:70]
    state = QuestionState(
        rule="em",
        guarantee=GuaranteeOptions(epsilon=0.1),
        costs=CostMatrix(((0.0, 1.0), (8.0, 0.0))),
    )
    audit = TagAudit(tuple(sample.tolist()), truth[sample], 2, 70)
    found = analyse_tags(every, state, audit=audit)[0]
    assert found.acceptance is not None
    accepted = found.acceptance.acceptance
    before = np.column_stack([one.outcome.labels for one in found.tags])
    assert accepted.found == np.count_nonzero((before != truth)[sample].any(axis=1))
    unseen = accepted.accepted.copy()
    unseen[sample] = False
    assert np.count_nonzero((found.final != truth)[unseen].any(axis=1)) <= most_left(n, 0.1)
