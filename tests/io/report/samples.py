"""Results to make reports of: an ordinary crowd, hostile names, and the smallest there are."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels, text_array
from crowdgui.core.results import run_job
from crowdgui.core.review.decisions import Decision
from crowdgui.io.exporting.results import Results
from crowdgui.io.importing.skipped_rows import SkippedRows
from tests.core.audit.audits import plain_audit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WHEN = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
KEY = b"0123456789abcdef"

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(2)>',
    "' onmouseover='alert(3)",
    "</svg></style></title><iframe src=//evil.example>",
    "javascript:alert(4)",
    "=cmd|' /C calc'!A0",
    "{{ 7 * 7 }}{% raw %}",
    "&lt;b&gt;&amp;&#60;",
    "a\0b\x01\x1b[31m\x9f",
    "left\u202etfel\u2066 \u200f",
    "\ufffe\uffff\U0001ffff",
    "x" * 10_000,
    "🦜👩‍👩‍👧 éa\u0301",
    "]]><!-- --> <?php ?>",
    "url(//evil.example) } body { display: none",
    "{name} %s %(x)s",
)
"""Texts that have broken files before."""


def crowd(
    n_items: int = 40,
    n_workers: int = 12,
    each: int = 6,
    classes: Sequence[str] = ("no", "yes"),
    seed: int = 0,
    prefix: str = "zq-worker-",
) -> tuple[Labels, np.ndarray]:
    """Draw labels of workers of whom the first two guess, and the true classes."""
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, len(classes), n_items).astype(np.int32)
    item = np.repeat(np.arange(n_items), each)
    worker = np.concatenate([rng.permutation(n_workers)[:each] for _ in range(n_items)])
    wrong = rng.random(item.size) > np.where(worker < 2, 1 / len(classes), 0.9)
    other = (truth[item] + rng.integers(1, max(2, len(classes)), item.size)) % len(classes)
    labels = Labels.from_codes(
        item,
        worker,
        np.where(wrong, other, truth[item]),
        text_array(f"item-{i}" for i in range(n_items)),
        text_array(f"{prefix}{i}" for i in range(n_workers)),
        text_array(classes),
    )
    return labels, truth


def results_of(labels: Labels, gold: np.ndarray | None = None, **more: Any) -> Results:
    """Run a rule on labels, and certify the result unless `certified` is False.

    `excluded`, `rule` and `guarantee_options` may be given, and whatever Results has.
    """
    job = Job(labels, gold, more.pop("rule", "iwmv"), excluded=more.pop("excluded", None))
    guarantee_options = more.pop("guarantee_options", GuaranteeOptions())
    certified = more.pop("certified", True)
    outcome = run_job(job)
    guarantee = build_guarantee(outcome, guarantee_options) if certified else outcome.estimates
    values = {"name": "labels.csv", "made": WHEN, "report_key": KEY, "skipped": ()} | more
    return Results(outcome, guarantee, guarantee_options=guarantee_options, **values)


def full_results(names: Sequence[str] = ("plain",), **more: Any) -> Results:
    """Return results in which everything a report can hold occurs,
    with these names in all places."""

    def name(place: int, part: str) -> str:
        return f"{part}{place} {names[place % len(names)]}"

    labels, truth = crowd(n_items=60, n_workers=14, classes=tuple("abc"))
    labels = replace(
        labels,
        item_ids=text_array(name(i, "i") for i in range(labels.n_items)),
        worker_ids=text_array(name(i, "zq-worker-") for i in range(labels.n_workers)),
        classes=text_array(name(i, "c") for i in range(3)),
    )
    gold = np.where(np.arange(labels.n_items) < 30, truth, UNLABELLED).astype(np.int32)
    excluded = np.zeros(labels.n_workers, dtype=bool)
    excluded[[1, 7]] = True
    decisions = {
        2: Decision(1, name(3, "who"), "2026-01-01T00:00:00Z", name(4, "note")),
        3: Decision(0, name(3, "who"), "2026-01-01T00:00:00Z", "", is_gold=True),
        5: Decision(UNLABELLED, name(5, "who"), "2026-01-01T00:00:00Z", name(6, "note")),
    }
    skipped = (SkippedRows(name(7, "reason"), 12, tuple(range(2, 14)), name(8, "file")),)
    audit = plain_audit(truth, 5, seed=11).answer(0, 1)
    values = {
        "excluded": excluded,
        "decisions": decisions,
        "skipped": skipped,
        "name": name(9, "file"),
        "guarantee_options": GuaranteeOptions(audit=audit),
    } | more
    return results_of(labels, gold, **values)


def texts_of(value: Any, skipped: Sequence[str] = ("svg", "key", "language")) -> Iterator[str]:
    """Return every text of a record that a reader is meant to see."""
    if isinstance(value, str):
        if value and not isinstance(value, Enum):
            yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from texts_of(part, skipped)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            if field.name not in skipped:
                yield from texts_of(getattr(value, field.name), skipped)
