"""Whether the rules for ordered classes are recommended, by held-out labels or checked items."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.compare.held_out import HeldOutScores
from crowdgui.core.compare.recommendation import RuleChoice, compare_with_ordered, recommendable
from crowdgui.core.rules.registry import ORDERED_CANDIDATES, RECOMMENDED
from crowdgui.text.compare import describe_choice
from crowdgui.text.rules import rule_name
from tests.core.strategies import make_labels

if TYPE_CHECKING:
    from crowdgui.core.labels import Labels


def rated(n_items: int = 30) -> Labels:
    rng = np.random.default_rng(0)
    truth = rng.integers(0, 4, n_items)
    felt = truth + rng.normal(0.0, 0.8, (6, n_items))
    worker, item = np.indices(felt.shape).reshape(2, -1)
    code = np.clip(np.rint(felt), 0, 3).astype(int).ravel()
    return replace(make_labels(item, worker, code, n_items, 6, 4), ordered=True)


def scores(gain: float, labels: Labels) -> HeldOutScores:
    """Make scores by which the first rule for ordered classes gains so much on each label."""
    noise = np.random.default_rng(1).normal(0.0, 0.1, (3, labels.n_items))
    keys = (RECOMMENDED, *ORDERED_CANDIDATES)
    sums = -1.0 + noise + np.array([0.0, gain, -0.5])[:, None]
    return HeldOutScores(keys, sums, np.ones(labels.n_items), sampled=False)


def test_a_significant_gain_on_held_out_labels_chooses_a_rule_for_ordered_classes() -> None:
    labels = rated()
    for gain, better in ((0.5, True), (0.01, False)):
        found = compare_with_ordered(labels, scores(gain, labels))
        assert found is not None
        assert found.rule == ORDERED_CANDIDATES[0]
        assert found.better == better
        used = found.rule if better else found.base
        said = describe_choice(RuleChoice(used, order=found))
        assert said.startswith(f"Use “{rule_name(used)}”")
        assert f"on {labels.n_items} held-out labels" in said


def test_classes_without_an_order_are_not_compared() -> None:
    plain = replace(rated(), ordered=False)
    assert compare_with_ordered(plain) is None
    assert not set(ORDERED_CANDIDATES) & set(recommendable(plain))
    assert set(ORDERED_CANDIDATES) <= set(recommendable(rated()))


def test_an_order_that_labels_do_not_support_chooses_no_rule() -> None:
    """Whatever held-out labels gain: mistakes go to any other class."""
    rng = np.random.default_rng(0)
    labels = rated()
    any_other = (labels.code + np.where(rng.random(labels.n_labels) < 0.4, 1, 0) * 2) % 4
    labels = replace(labels, code=any_other.astype(np.int32))
    assert compare_with_ordered(labels, scores(0.5, labels)) is None


def test_labels_are_held_out_where_nobody_has_done_it() -> None:
    found = compare_with_ordered(rated(12))
    assert found is not None
    assert found.hidden > 0
    assert found.base == RECOMMENDED
