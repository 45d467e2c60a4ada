"""The table of rules: its entries, what they give on real sets, on odd sets, and when stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core import labels as module
from crowdgui.core.errors import Cancelled, DataError
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.core.results import score_on_gold
from crowdgui.core.rules.registry import (
    CANDIDATES,
    DEFAULT_RULE,
    ORDERED_CANDIDATES,
    RULES,
    get_rule,
)
from tests.core.strategies import KEYS, crowd, from_matrix, make_labels
from tests.refusals import refused

if TYPE_CHECKING:
    from crowdgui.core.rules.rule import Aggregation
    from tests.core.conftest import Dataset


ERROR_ON_GOLD = {
    "mv": {"rte": 0.0813, "duchenne": 0.2390, "web": 0.2235, "dog": 0.1822},
    "oswmv": {"rte": 0.0762, "duchenne": 0.2327, "web": 0.1677, "dog": 0.1710},
    "iwmv": {"rte": 0.0725, "duchenne": 0.2327, "web": 0.1504, "dog": 0.1698},
    "em": {"rte": 0.0725, "duchenne": 0.2264, "web": 0.1783, "dog": 0.1574},
    "em-pooled": {"rte": 0.0737, "duchenne": 0.2264, "web": 0.1806, "dog": 0.1586},
    "em-class": {"rte": 0.0725, "duchenne": 0.2264, "web": 0.1542, "dog": 0.1611},
    "em-homogeneous": {"rte": 0.0750, "duchenne": 0.3648, "web": 0.1881, "dog": 0.1698},
    "iwmv-log": {"rte": 0.0775, "duchenne": 0.2264, "web": 0.1527, "dog": 0.1722},
}
"""Share of wrong final labels, from an independent implementation."""


TIES = {"rte": (65, 0.1031), "duchenne": (18, 0.2767), "web": (569, 0.2693), "dog": (50, 0.1778)}
"""Items tied under plain majority, and its error with each tie counted as its average."""


LOG_LIKELIHOOD = {"rte": -3680.781, "duchenne": -557.980, "web": -17251.060, "dog": -4753.573}


AGREEMENT_ON_RTE = [2914.251, 3001.050, 3012.162, 3015.683, 3018.630]


STATED = ("wmv", "hyperplane", "bound-optimal", "map")
"""Rules that need numbers stated or gold, or two classes; their own tests hold what holds here."""


MODELLED = ("bwa", "consensus", "cuts", "ebcc", "kos", "lpi", "lpi-mf")
"""Rules whose own tests hold them against the real sets."""


VARIANTS = ("consensus-ordered",)
"""Another last step of a rule that is tried here; their own tests hold that step."""


CLIMBS_NOTHING = ("em-pooled", "bwa", "consensus", "cuts", "kos")


WEIGHS_NOBODY = (
    "em",
    "em-pooled",
    "em-class",
    "em-homogeneous",
    "consensus",
    "consensus-ordered",
    "cuts",
    "ebcc",
    "kos",
    "lpi",
)


WEIGHS_BETWEEN_TWO = ("bwa", "lpi-mf")


def fitted(key: str, labels: Labels) -> Aggregation:
    rule = RULES[key]
    return rule.fit(labels, None, rule.options(), ignore_progress)


def test_the_table_holds_every_rule_under_its_key() -> None:
    assert sorted(RULES) == sorted((*KEYS, *MODELLED, *VARIANTS, *STATED))
    assert next(iter(RULES)) == DEFAULT_RULE
    for key, rule in RULES.items():
        assert get_rule(key) is rule
        assert rule.key == key


def test_an_unknown_rule_is_named_with_those_there_are() -> None:
    with refused(DataError, match="“best”; choose from iwmv, mv, consensus"):
        get_rule("best")


@pytest.mark.parametrize("name", ["rte", "duchenne", "web", "dog"])
@pytest.mark.parametrize("key", KEYS)
def test_error_on_real_sets(key: str, name: str, dataset: Dataset) -> None:
    labels, gold = dataset(name)
    found = fitted(key, labels)
    score = score_on_gold(found.labels, gold)
    assert score is not None
    assert score.known == np.count_nonzero(gold != UNLABELLED)
    # The reference numbers are rounded half to even or half up.
    assert score.error == pytest.approx(ERROR_ON_GOLD[key][name], abs=0.5001e-4)
    assert found.converged
    if key == "em":
        assert found.history[-1].objective == pytest.approx(LOG_LIKELIHOOD[name], abs=0.02)


@pytest.mark.parametrize("name", ["rte", "duchenne", "web", "dog"])
def test_ties_of_plain_majority_on_real_sets(name: str, dataset: Dataset) -> None:
    labels, gold = dataset(name)
    found = fitted("mv", labels)
    items, error = TIES[name]
    assert found.n_tied == items
    best = found.posterior >= found.posterior.max(axis=1, keepdims=True) - 1e-12
    np.testing.assert_array_equal(best.sum(axis=1) > 1, found.tied)
    known = gold != UNLABELLED
    right = best[known, gold[known]] / best[known].sum(axis=1)
    assert 1 - right.mean() == pytest.approx(error, abs=0.5001e-4)


def test_the_objective_of_iterative_voting_on_a_real_set(dataset: Dataset) -> None:
    found = fitted("iwmv", dataset("rte")[0])
    reached = [step.objective for step in found.history]
    np.testing.assert_allclose(reached[: len(AGREEMENT_ON_RTE)], AGREEMENT_ON_RTE, atol=5e-4)


def odd_sets() -> dict[str, Labels]:
    """Return sets at the edge of what there is."""
    rng = np.random.default_rng(0)
    return {
        "one label": make_labels([0], [0], [0], 1, 1, 1),
        "one label of two classes": make_labels([0], [0], [1], 1, 1, 2),
        "one worker": from_matrix([[0, 1, 2, 1, 0]], 3),
        "one item": from_matrix([[0], [1], [1], [2]], 3),
        "one class": from_matrix([[0, 0, 0], [0, 0, -1]], 1),
        "all tied": from_matrix([[0, 0, 1, 1], [1, 1, 0, 0]], 2),
        "all the same": from_matrix([[1, 1, 1], [1, 1, 1], [1, 1, 1]], 2),
        "one worker an item": from_matrix([[0, -1, -1], [-1, 1, -1], [-1, -1, 0]], 2),
        "empty ends": make_labels([2, 2, 3], [1, 2, 1], [1, 1, 3], 6, 4, 5),
        "repeats": make_labels([0, 0, 0, 0, 0, 1], [0, 0, 0, 1, 2, 1], [0, 0, 1, 1, 1, 0], 2, 3, 2),
        "twelve classes": crowd(rng, np.full(4, 0.6), 3, 12, fill=0.7)[0],
    }


IN_PARTS = ("one worker an item", "empty ends", "repeats")
"""Sets that are also cut into a block for each item; test_blocks holds that cuts change nothing."""


@pytest.mark.parametrize("key", [*KEYS, *MODELLED])
def test_odd_sets_get_a_final_label_for_each_item_with_labels(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sets = odd_sets()
    blocks = [*((name, 1 << 17) for name in sets), *((name, 1) for name in IN_PARTS)]
    wrong = []
    for name, size in blocks:
        monkeypatch.setattr(module, "BLOCK_LABELS", size)
        try:
            _is_sound(key, sets[name])
        except Exception as error:
            wrong.append(f"{name}, in blocks of {size}: {error!r}")
    assert not wrong, "\n".join(wrong)


def _is_sound(key: str, labels: Labels) -> None:
    found = fitted(key, labels)
    some, active = labels.labels_per_item > 0, labels.labels_per_worker > 0
    assert found.rule == key
    np.testing.assert_array_equal(found.labels != UNLABELLED, some)
    assert (found.labels[some] < labels.n_classes).all()
    for value in (found.confidence[some], found.margin[some], found.accuracy[active]):
        assert np.isfinite(value).all()
        assert ((value >= 0) & (value <= 1)).all()
    assert np.isfinite(found.posterior).all()
    assert all((step.objective is None) == (key in CLIMBS_NOTHING) for step in found.history)
    assert all(np.isfinite(step.objective or 0.0) for step in found.history)
    assert found.weights is None or np.isfinite(found.weights).all()
    many = key in WEIGHS_BETWEEN_TWO and labels.n_classes > 2
    assert key in WEIGHS_BETWEEN_TWO or (found.weights is None) == (key in WEIGHS_NOBODY)
    assert not (many and found.weights is not None)
    assert found.contested is None or not found.contested[~some].any()


@pytest.mark.parametrize("key", [*KEYS, *MODELLED])
def test_what_everybody_says_is_the_final_label(key: str) -> None:
    labels = from_matrix([[0, 2, 1, 1]] * 4, 3)
    found = fitted(key, labels)
    assert found.labels.tolist() == [0, 2, 1, 1]
    assert found.accuracy == pytest.approx(np.ones(4), abs=0.02)
    assert not found.tied.any()


@pytest.mark.parametrize("key", ["mv", "em", "em-pooled", "em-class", "em-homogeneous"])
def test_an_item_all_tied_goes_to_the_lowest_of_its_classes(key: str) -> None:
    found = fitted(key, from_matrix([[2, 2, 1], [1, 1, 2]], 3))
    assert found.tied.all()
    assert found.labels.tolist() == [1, 1, 1]


SLOW = ("consensus", "ebcc")
"""Rules that report so often that only some of the reports are tried."""


class Stop:
    """A report that stops the work at its n-th call, and counts the calls."""

    def __init__(self, at: int | None = None) -> None:
        self.at, self.calls = at, 0

    def __call__(self, progress: Progress) -> None:
        self.calls += 1
        assert progress.stage
        assert progress.fraction is None or 0 <= progress.fraction < 1
        if self.calls == self.at:
            raise Cancelled


@pytest.mark.parametrize("key", [*KEYS, *MODELLED])
def test_every_rule_can_be_stopped_at_every_report(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BLOCK_LABELS", 7)
    labels, _ = crowd(np.random.default_rng(1), np.linspace(0.3, 0.9, 6), 5, 3)
    rule, whole = RULES[key], Stop()
    rule.fit(labels, None, rule.options(), whole)
    assert whole.calls > len(labels.blocks) > 3
    every = max(1, whole.calls // (4 if key in SLOW else 12))
    for at in range(1, whole.calls + 1, every):
        stop = Stop(at)
        with pytest.raises(Cancelled):
            rule.fit(labels, None, rule.options(), stop)
        assert stop.calls == at


@pytest.mark.parametrize("key", [*KEYS, *MODELLED])
def test_every_step_is_reported_once_as_it_stands_in_the_history(key: str) -> None:
    labels, _ = crowd(np.random.default_rng(2), np.linspace(0.2, 0.9, 12), 60, 3, fill=0.4)
    seen: list[Progress] = []
    rule = RULES[key]
    found = rule.fit(labels, None, rule.options(), seen.append)
    assert tuple(p.step for p in seen if p.step is not None) == found.history


def test_rules_are_listed_by_their_place_and_share_none() -> None:
    places = [rule.list_order for rule in RULES.values()]
    assert places == sorted(set(places))
    order = [r.recommendation_order for r in RULES.values() if r.recommendation_order is not None]
    assert sorted(order) == list(range(len((*CANDIDATES, *ORDERED_CANDIDATES))))
