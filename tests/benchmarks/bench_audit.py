"""How many items a person looks at for a guarantee, on label sets with gold as the auditor.

python tests/benchmarks/bench_audit.py FOLDER [--draws 200] [--rule iwmv]

FOLDER has a folder for each set, with labels.csv and gold.csv. For each target the audit has the
suggested size and goes on to its next look where that is expected to save work. Beside it are a
plain audit that accepts everything once its bound is low enough, with the smallest size that ever
does, and the review of the least confident items until the error is low enough, which a person
could not know: no guarantee comes of it.
"""

from __future__ import annotations

import argparse
import csv
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.analysis import aggregate, open_labels
from crowdgui.core.audit.acceptance import (
    audit_more,
    confidence_order,
    draw_audit,
    most_left,
    plan_acceptance,
    plan_looks,
)
from crowdgui.core.audit.accepted import find_acceptance
from crowdgui.core.audit.bounds import AuditCounts, hypergeometric_upper
from crowdgui.core.audit.calibration import LogisticCalibration
from crowdgui.core.audit.forecast import expected_work, forecast
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.question_state import QuestionState
from crowdgui.core.rules.registry import get_rule

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, IntArray, TextArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.rules.rule import Aggregation

ALPHA = 0.05
TARGETS = (0.10, 0.05, 0.02)


@dataclass(frozen=True)
class LabelSet:
    """Final labels of a set, and the truth of each item that gold knows."""

    name: str
    ids: TextArray
    done: Aggregation
    truth: IntArray
    curve: LogisticCalibration

    @property
    def known(self) -> BoolArray:
        known: BoolArray = self.truth != UNLABELLED
        return known

    @property
    def order(self) -> IntArray:
        return confidence_order(self.done.labels, self.done.confidence, self.done.tied, 0)


def load(folder: Path, rule: str) -> LabelSet:
    data = open_labels(folder / "labels.csv")
    with (folder / "gold.csv").open(encoding="utf-8", newline="") as file:
        gold = {row[0]: row[1] for row in list(csv.reader(file))[1:]}
    codes = {str(name): code for code, name in enumerate(data.labels.classes)}
    ids = data.labels.item_ids
    truth = np.array([codes.get(gold.get(str(item), ""), UNLABELLED) for item in ids])
    done = aggregate(QuestionState(rule).build_job(data.labels, None)).aggregation
    # Where gold says nothing the rule is taken to be right: nobody could be told otherwise.
    truth = np.where(truth == UNLABELLED, done.labels, truth)
    return LabelSet(
        folder.name, ids, done, truth, LogisticCalibration(*get_rule(rule).default_calibration)
    )


def audited(found: LabelSet, audit: AuditSample) -> AuditSample:
    return replace(audit, answers=tuple(found.truth[list(audit.sample)].tolist()))


def one_draw(found: LabelSet, target: float, size: int, seed: int) -> tuple[float, bool]:
    """Return the share of items looked at, and whether more stay wrong than guaranteed."""
    done, n = found.done, len(found.truth)
    nobody = np.zeros(n, dtype=bool)
    looks = plan_looks(n, size, ALPHA)
    plan = plan_acceptance(done.labels, done.confidence, done.tied, nobody, seed, target, looks)
    audit = audited(found, draw_audit(found.ids, plan, seed))
    known, left = done.confidence[list(plan.order)], most_left(n, target)
    while True:
        accepted = find_acceptance(audit, done.labels, {})
        assert accepted is not None
        work = accepted.audited + len(accepted.review)
        sample = list(audit.sample)
        curve = found.curve.updated(
            done.confidence[sample], done.labels[sample] == np.array(audit.answers)
        )
        following = [look for look in looks if look.size > len(sample)]
        ahead = [expected_work(curve, known, plan.acceptable, left, look) for look in following]
        if not ahead or min(ahead) >= work:
            break
        audit = audited(found, audit_more(audit, found.ids))
    wrong = np.count_nonzero((done.labels != found.truth) & (accepted.status == 0))
    return work / n, bool(wrong > left)


def plain_audit(found: LabelSet, target: float, seed: int) -> float:
    """Return the share checked before the bound of everything as corrected is low enough."""
    n, left = len(found.truth), most_left(len(found.truth), target)
    wrong = (found.done.labels != found.truth)[np.random.default_rng(seed).permutation(n)]
    low, high = 1, n
    while low < high:
        middle = (low + high) // 2
        seen = int(wrong[:middle].sum())
        if hypergeometric_upper(AuditCounts(n, middle, seen), ALPHA) - seen <= left:
            high = middle
        else:
            low = middle + 1
    return low / n


def reviewed_first(found: LabelSet, target: float) -> float:
    """Return the share of items, least confident first, after which few enough are wrong."""
    wrong = (found.done.labels != found.truth)[found.order]
    left = np.cumsum(wrong)
    kept = int(np.searchsorted(left, most_left(len(wrong), target), side="right"))
    return 1.0 - kept / len(wrong)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--draws", type=int, default=200)
    parser.add_argument("--rule", default="iwmv")
    chosen = parser.parse_args()
    print("set       items error target size  looked at  failures  plain audit  review alone")
    for folder in sorted(path.parent for path in chosen.folder.glob("*/gold.csv")):
        found = load(folder, chosen.rule)
        n, error = len(found.truth), np.mean(found.done.labels != found.truth)
        known = found.done.confidence[found.order]
        acceptable = int(np.count_nonzero((found.done.labels != UNLABELLED) & ~found.done.tied))
        for target in TARGETS:
            work = forecast(found.curve, known, acceptable, most_left(n, target), ALPHA)
            draws = [one_draw(found, target, work.best, seed) for seed in range(chosen.draws)]
            plain = np.mean([plain_audit(found, target, s) for s in range(min(20, chosen.draws))])
            print(
                f"{found.name:9} {n:5} {error:5.3f} {target:6.0%} {work.best:4}"
                f" {np.mean([share for share, _ in draws]):9.2f}"
                f" {sum(failed for _, failed in draws):5} of {chosen.draws}"
                f" {plain:9.2f} {reviewed_first(found, target):12.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
