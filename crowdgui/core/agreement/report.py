"""All that the labels say of how well workers agree: overall, by class, by item, by pair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.agreement.bootstrap import bootstrap_sums, build_units
from crowdgui.core.agreement.coefficients import (
    AgreementMeasure,
    Coefficient,
    alpha_by_class,
    class_numbers,
    percent_by_class,
)
from crowdgui.core.agreement.overall import (
    MEASURES,
    ClassAgreement,
    ItemAgreement,
    class_agreement,
    compute_measures,
    item_agreement,
    overall_agreement,
    summarize_compared,
)
from crowdgui.core.agreement.worker_pairs import (
    WorkerPairs,
    mean_kappa,
    pair_tables,
    unlisted_pairs,
)
from crowdgui.core.labels import freeze, keep_first_labels
from crowdgui.core.progress import ignore_progress
from crowdgui.text.numbers import format_percent
from crowdgui.text.translation import tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.agreement.bootstrap import AgreementSums
    from crowdgui.core.arrays import FloatArray, IntArray, TextArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome


_MANY = 60
"""Workers from which on a bar spans 5 % and not 10 %."""


@dataclass(frozen=True, eq=False)
class AgreementBins:
    """The workers that count and can be compared, and in which bar each stands."""

    workers: IntArray
    bar: IntArray
    edges: FloatArray
    chance: float
    typical: float

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def counts(self) -> IntArray:
        return np.bincount(self.bar, minlength=self.edges.size - 1)

    def words(self, bar: int) -> str:
        return tr_n(
            "{n} worker agrees {low} to {high} of the time",
            "{n} workers agree {low} to {high} of the time",
            int(self.counts[bar]),
            low=format_percent(self.edges[bar], 0),
            high=format_percent(self.edges[bar + 1], 0),
        )


def agreement_bars(outcome: Outcome) -> AgreementBins:
    """Count the included workers in bins of 10%, or of 5% where they are many."""
    report, excluded = outcome.workers, outcome.job.excluded
    counted = ~np.isnan(report.agreement)
    if excluded is not None:
        counted &= ~excluded
    workers = np.flatnonzero(counted)
    n = 20 if workers.size >= _MANY else 10
    # A hair more, so that 0.3, which is a little less in binary, stands in its own bar.
    bar = np.minimum((report.agreement[workers] * n + 1e-9).astype(np.int64), n - 1)
    chance = 1.0 / outcome.job.labels.n_classes
    return AgreementBins(workers, bar, np.linspace(0, 1, n + 1), chance, report.typical)


def describe_agreement(outcome: Outcome, bars: AgreementBins) -> str:
    """Describe how often half of them agree, and how many as guessing would, or less."""
    if not bars.workers.size:
        return tr("No included worker can be compared with others.")
    agreement = outcome.workers.agreement[bars.workers]
    half = float(np.median(agreement))
    no_better = int(np.count_nonzero(agreement <= bars.chance))
    return tr(
        "Half of the {n} agree with the others at least {half} of the time; {no_better}.",
        n=tr_n("{n} worker", "{n} workers", bars.workers.size),
        half=format_percent(half, 0),
        no_better=tr_n(
            "{n} agrees at most {chance} of the time, no better than guessing",
            "{n} agree at most {chance} of the time, no better than guessing",
            no_better,
            chance=format_percent(bars.chance, 0),
        ),
    )


PREVALENT = 0.9
"""Share of labels from which one class makes chance agreement high."""


@dataclass(frozen=True, eq=False)
class AgreementReport:
    """How well workers agree.

    `overall` has each `Measure` once, in its order; `classes` all classes in theirs. `numbers`
    says whether all classes are numbers. `notes` are sentences to read beside the coefficients.
    """

    overall: tuple[Coefficient, ...]
    classes: tuple[ClassAgreement, ...]
    items: ItemAgreement
    pairs: WorkerPairs
    numbers: bool
    notes: tuple[str, ...]

    def coefficient(self, measure: AgreementMeasure) -> Coefficient:
        """Return one coefficient over all items."""
        return next(c for c in self.overall if c.measure is measure)


def agreement_report(
    labels: Labels, report: ProgressCallback = ignore_progress, seed: int = 0
) -> AgreementReport:
    """Measure agreement on the labels in use; those of workers left out must not be among them.

    A worker's repeated answers to one item are no agreement of two workers: they count once, by
    the first. Items are the unit of every interval.
    """
    once = keep_first_labels(labels)
    numbers = class_numbers(once.classes)
    units = build_units(once, numbers, seed, report)
    n_classes = once.n_classes

    def statistics(sums: AgreementSums) -> FloatArray:
        parts = (compute_measures(sums, numbers), percent_by_class(sums), alpha_by_class(sums))
        return np.concatenate(parts, axis=-1)

    sums = units.sums
    values, draws = statistics(sums), bootstrap_sums(units, statistics, seed, report)
    facts = summarize_compared(once, sums, numbers=numbers is not None)
    found = overall_agreement(facts, values[0, : len(MEASURES)], draws[:, : len(MEASURES)])
    of_classes = (part[:, len(MEASURES) :].reshape(-1, 2, n_classes) for part in (values, draws))
    value_of_class, draws_of_class = of_classes
    tables = pair_tables(once, report)
    found.append(mean_kappa(once, tables, report))
    order = list(AgreementMeasure)
    return AgreementReport(
        tuple(sorted(found, key=lambda c: order.index(c.measure))),
        class_agreement(once.classes, sums, value_of_class[0], draws_of_class),
        item_agreement(once, report),
        unlisted_pairs() if tables is None else tables.pairs,
        numbers is not None,
        tuple(filter(None, (_prevalence(once, sums), _repeats(labels)))),
    )


def _prevalence(labels: Labels, sums: AgreementSums) -> str:
    given = sums.given[0]
    top = int(given.argmax())
    if labels.n_classes < 2 or given[top] < PREVALENT * given.sum() or not given[top]:
        return ""
    return tr(
        "{share} of the compared labels are “{name}”. If nearly all labels are one class, "
        "two workers often agree by chance alone: alpha and kappa can be near 0 although "
        "the workers agree on most items. Read percent agreement, AC1 and agreement per "
        "class as well.",
        share=format_percent(given[top] / given.sum()),
        name=labels.classes[top],
    )


def _repeats(labels: Labels) -> str:
    repeated = labels.n_labels - labels.pairs
    if not repeated:
        return ""
    return tr_n(
        "Only a worker’s first label for an item is used; {n} repeated label is ignored.",
        "Only a worker’s first label for an item is used; {n} repeated labels are ignored.",
        repeated,
    )


Table = tuple[tuple[str, ...], list[Any]]
"""A header and its columns."""


def agreement_tables(
    found: AgreementReport, labels: Labels, worker_ids: TextArray | None = None
) -> dict[str, Table]:
    """Return every table of a report, by the name of a file for it; NaN where there is no number.

    `worker_ids` (M,) stand in for the workers' own.
    """
    return {
        "agreement": coefficients_table(found),
        "agreement_items": items_table(found, labels),
        "agreement_pairs": pairs_table(
            found, labels.worker_ids if worker_ids is None else worker_ids
        ),
    }


def coefficients_table(found: AgreementReport) -> Table:
    """Return one row per coefficient: over all classes first, then two for each class."""
    rows: list[tuple[str, str, Coefficient]] = [("all", "", c) for c in found.overall]
    for k in found.classes:
        rows += [("class", k.name, k.same), ("class", k.name, k.alpha)]
    columns = {
        "of": [of for of, _, _ in rows],
        "class": [name for _, name, _ in rows],
        "coefficient": [str(c.measure) for _, _, c in rows],
        "value": _numbers(c.value for _, _, c in rows),
        "low": _numbers(c.low for _, _, c in rows),
        "high": _numbers(c.high for _, _, c in rows),
        "counted": [c.basis for _, _, c in rows],
        "reason": [c.reason for _, _, c in rows],
    }
    return tuple(columns), list(columns.values())


def items_table(found: AgreementReport, labels: Labels) -> Table:
    """Return one row per item: item, labels, and the share of pairs of them that are the same."""
    header = ("item", "labels", "agreement")
    per_item = keep_first_labels(labels).labels_per_item
    return header, [labels.item_ids, per_item, found.items.share]


def pairs_table(found: AgreementReport, worker_ids: TextArray) -> Table:
    """Return one row per pair of workers that share items; none where there are too many."""
    pairs = found.pairs
    columns = {
        "worker": worker_ids[pairs.first],
        "other_worker": worker_ids[pairs.second],
        "shared_items": pairs.shared,
        "same_label": pairs.agreed,
        "agreement": pairs.agreed / pairs.shared,
        "kappa": pairs.kappa,
    }
    return tuple(columns), list(columns.values())


def _numbers(values: Any) -> Any:
    return np.array([np.nan if value is None else value for value in values], dtype=float)
