"""What is exported of a run or a ranking: final labels as a table, and pseudonyms of workers."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

import numpy as np
from numpy.dtypes import StringDType

from crowdgui import __version__
from crowdgui.core.audit.accepted import STATUSES
from crowdgui.core.audit.checked_items import counted_gold, rule_knew
from crowdgui.core.bounds.guarantee import BoundKey, GuaranteeOptions
from crowdgui.core.errors import InputError
from crowdgui.core.labels import text_array
from crowdgui.core.prices import Prices
from crowdgui.core.progress import ignore_progress
from crowdgui.core.review.decisions import LabelSource, final_labels
from crowdgui.core.review.guideline import guideline_problems
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.workers.cohorts import compare_cohorts, label_attributes
from crowdgui.io.tabular.encoding import to_writable
from crowdgui.text.guarantees.bounds import describe_reason
from crowdgui.text.translation import format_number, tr, tr_noop

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray, TextArray
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.groups.model_cards import ModelCards
    from crowdgui.core.labels import LabelAttribute
    from crowdgui.core.pairwise.ranking import Ranking
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision, FinalLabels
    from crowdgui.core.review.guideline import GuidelineProblems
    from crowdgui.core.study.cheapest import Ways
    from crowdgui.core.workers.cohorts import CohortTable, WorkerGroups
    from crowdgui.core.workers.over_time import NoTime, QualityOverTime
    from crowdgui.io.exporting.text_files import Table
    from crowdgui.io.importing.skipped_rows import SkippedRows
    from crowdgui.io.importing.sources import Source

_T = TypeVar("_T")


LABEL_COLUMNS = MappingProxyType(
    {
        "item": tr_noop("Item"),
        "label": tr_noop("Final label"),
        "confidence": tr_noop("Confidence"),
        "model_probability": tr_noop("Model probability"),
        "margin": tr_noop("Margin over the next class"),
        "tied": tr_noop("Tie"),
        "expected_cost": tr_noop("Expected cost"),
        "most_probable": tr_noop("Most probable label"),
        "changed_by_costs": tr_noop("Changed by costs"),
        "labels": tr_noop("Number of labels"),
        "status": tr_noop("Status"),
        "rule_label": tr_noop("Label by the rule"),
        "by_hand": tr_noop("Manual label"),
        "set_by": tr_noop("Set by"),
        "set_at": tr_noop("Set at"),
        "is_gold": tr_noop("Used as gold"),
        "note": tr_noop("Note"),
        "rule": tr_noop("Rule"),
        "version": tr_noop("CrowdGUI version"),
    }
)
"""Every column there is, with its name."""


_USUAL = ("item", "label", "confidence", "margin", "tied", "labels")
"""Written always, unless others are chosen."""


_COSTED = ("expected_cost", "most_probable", "changed_by_costs")
"""Written where mistakes differ in cost."""


_DECIDED = ("rule_label", "set_by", "set_at", "is_gold", "note")


def default_columns(results: Results | None) -> tuple[str, ...]:
    """Return the columns that are written where none are chosen."""
    if results is None:
        return _USUAL
    audited = ("status", "rule_label") if results.guarantee.status is not None else ()
    decided = _DECIDED if results.decisions else ()
    settled = ("set_by",) if results.final.n_settled else ()
    own = ("model_probability",) if get_rule(results.outcome.job.rule).gives_probability else ()
    costed = () if results.outcome.job.costs is None else _COSTED
    wanted = {*_USUAL, *own, *audited, *decided, *settled, *costed}
    return tuple(key for key in LABEL_COLUMNS if key in wanted)


def final_labels_table(
    results: Results, rows: slice = slice(None), columns: Sequence[str] = ()
) -> tuple[tuple[str, ...], list[Any]]:
    """Return one row per item, some or all; the default columns where none are chosen.

    Where people have decided, their label is in `label`, without a confidence, `set_by` says who
    or what it is from, and `rule_label` is what the rule found.
    """
    chosen = tuple(columns) or default_columns(results)
    makers = _makers(results, rows)
    return chosen, [makers[key]() for key in chosen]


def no_review_reason(results: Results) -> str:
    """Describe why there is no list of items to review."""
    found, audit = results.guarantee, results.guarantee_options.audit
    if found.acceptance:
        return ""
    if audit is not None and audit.plan is None and rule_knew(results.outcome, audit):
        return describe_reason(found.entry(BoundKey.AUDIT))
    return tr("No audit has shown what to review yet.")


def review_table(results: Results, report: ProgressCallback) -> Table:
    """Return the items to review for the target, as `Acceptance.to_review` has them."""
    found = results.guarantee.acceptance
    if found is None:
        raise InputError(no_review_reason(results))
    return list_to_review(results.outcome, results.content, found.to_review)


def list_to_review(outcome: Outcome, content: TextArray | None, items: IntArray) -> Table:
    """Return items with the rule's `label`, to be corrected, and its confidence."""
    labels = outcome.job.labels
    columns: dict[str, Any] = {"item": labels.item_ids[items]}
    if content is not None:
        columns["content"] = content[items]
    columns["label"] = np.append(labels.classes, "")[outcome.labels[items]]
    columns["confidence"] = outcome.confidence[items]
    return tuple(columns), list(columns.values())


def _status(results: Results, rows: slice) -> TextArray:
    """Return what was done with each label; nothing where there is no audit."""
    n = len(range(*rows.indices(results.outcome.job.labels.n_items)))
    found = results.guarantee.status
    if found is None:
        return _texts(n, {}, "")
    return np.array([status.value for status in STATUSES], dtype=StringDType())[found[rows]]


def _makers(results: Results, rows: slice) -> dict[str, Callable[[], Any]]:
    outcome, decisions = results.outcome, results.decisions
    labels, done, final = outcome.job.used, outcome.aggregation, results.final
    # The last entry, which UNLABELLED points to, is the empty cell.
    names = np.append(labels.classes, "")
    items = range(*rows.indices(labels.n_items))
    own = {i - items.start: d for i, d in decisions.items() if i in items}
    labelled = {place: d for place, d in own.items() if d.labelled}
    return {
        "item": lambda: labels.item_ids[rows],
        "label": lambda: names[final.labels[rows]],
        # What the rule thinks of its own label says nothing of one set by hand.
        "confidence": lambda: _unless_settled(outcome.confidence, final, rows),
        "model_probability": lambda: _model_probability(outcome, final, rows),
        "margin": lambda: _unless_settled(outcome.margin, final, rows),
        "tied": lambda: outcome.tied[rows] & ~final.settled[rows],
        "expected_cost": lambda: _unless_settled(outcome.expected_cost, final, rows),
        "most_probable": lambda: names[done.labels[rows]],
        "changed_by_costs": lambda: outcome.changed_by_costs[rows] & ~final.settled[rows],
        "labels": lambda: labels.labels_per_item[rows],
        "status": lambda: _status(results, rows),
        "rule_label": lambda: names[outcome.labels[rows]],
        "by_hand": lambda: final.settled[rows],
        "set_by": lambda: _set_by(final, rows, {i: d.who for i, d in labelled.items()}),
        "set_at": lambda: _texts(len(items), {i: d.when for i, d in labelled.items()}),
        "is_gold": lambda: _texts(len(items), {i: "yes" for i, d in labelled.items() if d.is_gold}),
        "note": lambda: _texts(len(items), {i: d.note for i, d in own.items()}),
        "rule": lambda: _texts(len(items), {}, done.rule),
        "version": lambda: _texts(len(items), {}, __version__),
    }


def _unless_settled(values: FloatArray, final: FinalLabels, rows: slice) -> FloatArray:
    """Return what a run found of some items, NaN where a person set the label."""
    return np.where(final.settled[rows], np.nan, values[rows])


def _model_probability(outcome: Outcome, final: FinalLabels, rows: slice) -> FloatArray:
    """Return the rule's own probability of some labels, empty where it has none."""
    if not get_rule(outcome.job.rule).gives_probability:
        return np.full(len(final.labels[rows]), np.nan)
    return _unless_settled(outcome.own_probability, final, rows)


def _set_by(final: FinalLabels, rows: slice, reviewers: Mapping[int, str]) -> TextArray:
    """Return the reviewer, or `audit` or `gold`, of each label that the rule did not give."""
    names = ["", LabelSource.GOLD.value, LabelSource.AUDIT.value, ""]
    made: TextArray = np.array(names, dtype=StringDType())[final.sources[rows]]
    for place, who in reviewers.items():
        made[place] = to_writable(who)
    return made


def _texts(n: int, at: Mapping[int, str], otherwise: str = "") -> TextArray:
    made = np.full(n, otherwise, dtype=StringDType())
    for place, text in at.items():
        made[place] = to_writable(text)
    return made


class PseudonymKeys(NamedTuple):
    """What hides workers' names in exported files, and in the report; None shows the names."""

    key: bytes | None
    report_key: bytes | None


def new_key() -> bytes:
    """Draw the secret that fixes who gets which pseudonym."""
    return secrets.token_bytes(16)


def pseudonyms(worker_ids: TextArray, key: bytes) -> TextArray:
    """Return numbers for the workers, in an order nobody can find again without `key`.

    It is the order of their HMAC-SHA-256 digests: the same workers and key give the same names.
    """
    marks = [hmac.digest(key, str(name).encode(), hashlib.sha256) for name in worker_ids]
    order = sorted(range(len(marks)), key=marks.__getitem__)
    width = max(3, len(str(len(marks))))
    names = [""] * len(marks)
    for place, worker in enumerate(order, start=1):
        # The same in every language, as what was handed on before is to fit what comes next.
        names[worker] = f"worker {place:0{width}}"
    return text_array(names)


def _name_workers(ids: TextArray, key: bytes | None, is_model: BoolArray | None) -> TextArray:
    """Return the workers' names, those of people replaced by pseudonyms where there is a key.

    A model is nobody who needs protection, and its name is what a reader wants to know.
    """
    if key is None:
        return ids
    hidden = pseudonyms(ids, key)
    return hidden if is_model is None else text_array(np.where(is_model, ids, hidden))


_GUIDELINES: WeakKeyDictionary[Outcome, GuidelineProblems] = WeakKeyDictionary()
"""What was found of each run, kept as long as the run: decisions made since change nothing."""


@dataclass(frozen=True, eq=False)
class Results:
    """What is exported: a run, the guarantee for it, and what was skipped in the files.

    `decisions` are those people have made, by item; with a `key` workers get pseudonyms. The files
    `read_from` are never written to. `name` is what the labels are called, `made` when this was. A
    report goes further than the other files, so workers have pseudonyms in it whether or not these
    do, unless its own `report_key` is None.
    With `probabilities`, files of labels have those of each class.
    `content` is what was labelled, for each item, where the files tell; `source` is how the files
    were read, where that is known, and `read_as` what a project says of it (JSON). `worker_groups`
    is what a list of workers says of them. With `prices`, files say what labels cost. `repeats`
    counts how often a worker labelled an item again, and how often otherwise.
    """

    outcome: Outcome
    guarantee: Guarantee
    skipped: tuple[SkippedRows, ...]
    decisions: Mapping[int, Decision] = field(default_factory=dict)
    key: bytes | None = None
    read_from: tuple[Path, ...] = ()
    name: str = ""
    guarantee_options: GuaranteeOptions = field(default_factory=GuaranteeOptions)
    made: datetime = field(default_factory=lambda: datetime.now(UTC))
    report_key: bytes | None = field(default_factory=new_key)
    content: TextArray | None = None
    probabilities: bool = False
    source: Source | None = None
    read_as: Any = None
    worker_groups: WorkerGroups | None = None
    prices: Prices = field(default_factory=Prices)
    repeats: tuple[int, int] = (0, 0)
    _computed: dict[str, Any] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def final(self) -> FinalLabels:
        """The labels that are exported, everything that people found counted."""
        gold = counted_gold(self.outcome.job, self.guarantee_options)
        asked = self.guarantee_options
        return final_labels(self.outcome.labels, self.decisions, asked.audit, gold, asked.earlier)

    def _once(self, name: str, compute: Callable[[], _T]) -> _T:
        """Return what `compute` gives, computed once: unlike a property it reports its progress."""
        if name not in self._computed:
            self._computed[name] = compute()
        found: _T = self._computed[name]
        return found

    def ways(self, report: ProgressCallback = ignore_progress) -> Ways | None:
        """Return the ways to the target error rate and their costs; None without prices."""
        if not self.prices.any:
            return None

        def compute() -> Ways:
            from crowdgui.core.study.cheapest import compare_ways
            from crowdgui.core.study.plan import build_plan

            plan = build_plan(self.outcome, options=self.guarantee_options, report=report)
            asked = (self.outcome, self.guarantee_options, self.prices, self.decisions)
            return compare_ways(plan, *asked, report)

        return self._once("ways", compute)

    @cached_property
    def worker_ids(self) -> TextArray:
        """The workers' names as the files have them."""
        return self._named(self.key)

    @cached_property
    def report_ids(self) -> TextArray:
        """The workers' names as the report has them."""
        return self._named(self.report_key)

    def _named(self, key: bytes | None) -> TextArray:
        job = self.outcome.job
        is_model = None if job.kinds is None else job.kinds.is_model
        return _name_workers(job.labels.worker_ids, key, is_model)

    @property
    def attributes(self) -> tuple[LabelAttribute, ...]:
        """The columns that sort labels into groups."""
        return label_attributes(self.outcome.job.labels, self.worker_groups)

    def agreement(self, report: ProgressCallback = ignore_progress) -> AgreementReport:
        """Return how well workers agree."""

        def compute() -> AgreementReport:
            # Needed by few, and long to load.
            from crowdgui.core.agreement.report import agreement_report

            return agreement_report(self.outcome.job.used, report)

        return self._once("agreement", compute)

    def cohorts(self, report: ProgressCallback = ignore_progress) -> tuple[CohortTable, ...]:
        """Return the groups of each column compared."""
        return self._once(
            "cohorts",
            lambda: compare_cohorts(self.outcome, self.attributes, report, self.prices),
        )

    def over_time(self, report: ProgressCallback = ignore_progress) -> QualityOverTime | NoTime:
        """Return windows of time and who changed."""

        def compute() -> QualityOverTime | NoTime:
            from crowdgui.core.workers.over_time import quality_over_time

            return quality_over_time(self.outcome, report)

        return self._once("over time", compute)

    def guideline(self, report: ProgressCallback = ignore_progress) -> GuidelineProblems:
        """Return what the guideline should explain, computed once."""
        if self.outcome not in _GUIDELINES:
            _GUIDELINES[self.outcome] = guideline_problems(self.outcome, report)
        return _GUIDELINES[self.outcome]

    @property
    def known_guideline(self) -> GuidelineProblems | None:
        """The same where it was computed already, which takes too long for a window's thread."""
        return _GUIDELINES.get(self.outcome)

    def model_cards(self, report: ProgressCallback = ignore_progress) -> ModelCards | None:
        """Return what is known of each model; None where all workers are people."""
        groups = self.guarantee.groups
        if groups is None:
            return None

        def compute() -> ModelCards:
            from crowdgui.core.groups.model_cards import model_cards

            labels = self.outcome.job.used
            return model_cards(labels, groups, self.guarantee_options.audit, report=report)

        return self._once("model cards", compute)


@dataclass(frozen=True, eq=False)
class RankingResults:
    """What is exported of comparisons: the ranking, and what was skipped in the files.

    With a `key` workers have pseudonyms in tables, with a `report_key` in the report.
    """

    ranking: Ranking
    name: str
    skipped: tuple[SkippedRows, ...] = ()
    source: Source | None = None
    read_from: tuple[Path, ...] = ()
    models: frozenset[int] = frozenset()
    excluded: int = 0
    key: bytes | None = None
    report_key: bytes | None = field(default_factory=new_key)
    made: datetime = field(default_factory=lambda: datetime.now(UTC))
    read_as: Any = None

    @cached_property
    def worker_ids(self) -> TextArray:
        """The workers' names as the tables have them."""
        return self._named(self.key)

    @cached_property
    def report_ids(self) -> TextArray:
        """The workers' names as the report has them."""
        return self._named(self.report_key)

    @property
    def skipped_words(self) -> tuple[str, ...]:
        """What was skipped in the files, a sentence per reason."""
        return tuple(
            tr(
                "Skipped in {file}: {n} – {reason}",
                file=part.file,
                n=format_number(part.count),
                reason=part.reason,
            )
            for part in self.skipped
        )

    def _named(self, key: bytes | None) -> TextArray:
        ids = self.ranking.comparisons.worker_ids
        return _name_workers(ids, key, np.isin(np.arange(len(ids)), list(self.models)))
