"""Decisions made by hand win over the rule, and may be gold."""

from __future__ import annotations

from typing import Any

import numpy as np

from crowdgui.core.audit.sample import SKIPPED, AuditSample
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import Decision, count_manual_labels, final_labels, merge_gold

WHEN = "2026-01-02T03:04:05Z"


def made(code: int, **more: Any) -> Decision:
    return Decision(code, "ann", WHEN, **more)


def test_hand_set_labels_win_and_are_marked() -> None:
    rule = np.array([0, 1, 2, UNLABELLED], dtype=np.int32)
    final = final_labels(rule, {1: made(2), 3: made(0), 2: made(UNLABELLED, note="blurred")})
    assert final.labels.tolist() == [0, 2, 2, 0]
    assert final.settled.tolist() == [False, True, False, True]
    assert final.n_settled == 2
    assert rule.tolist() == [0, 1, 2, UNLABELLED]


def test_each_final_label_tells_what_it_is_from() -> None:
    rule, gold = np.zeros(5, dtype=np.int32), np.array([1, 1, 1, UNLABELLED, UNLABELLED])
    audit = AuditSample((1, 2, 3), 1, (0, 1, SKIPPED))
    final = final_labels(rule, {2: made(0)}, audit, gold)
    sources = [final.source(item) for item in range(5)]
    assert sources == ["gold", "audit", "reviewer", "rule", "rule"]
    assert final.settled.tolist() == [True, True, True, False, False]
    assert final.manual.tolist() == [2]


def test_only_decisions_that_are_gold_become_gold_and_they_win() -> None:
    read = np.array([1, UNLABELLED, 0], dtype=np.int32)
    decisions = {0: made(0, is_gold=True), 1: made(1), 2: made(UNLABELLED, note="?", is_gold=True)}
    assert merge_gold(read, 3, decisions).tolist() == [0, UNLABELLED, 0]
    assert merge_gold(None, 3, decisions).tolist() == [0, UNLABELLED, UNLABELLED]
    assert merge_gold(None, 3, {1: made(1)}) is None
    assert merge_gold(read, 3, {}) is read


def test_labels_set_by_hand_are_counted_against_the_rules() -> None:
    rule = np.array([0, 1, 2, UNLABELLED], dtype=np.int32)
    decisions = {0: made(0), 1: made(2), 3: made(1), 2: made(UNLABELLED, note="?")}
    count = count_manual_labels(rule, decisions)
    assert (count.agree, count.differ, count.without) == (1, 1, 1)
    assert count.n == 3
    assert count_manual_labels(rule, {}).n == 0
