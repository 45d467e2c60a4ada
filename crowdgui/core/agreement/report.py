"""How well workers agree: overall, by class, by item, by pair of workers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.bootstrap import bootstrap_sums, build_units
from crowdgui.core.agreement.coefficients import (
    PAIRWISE,
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
from crowdgui.core.errors import Reason, ReasonCode
from crowdgui.core.labels import freeze, keep_first_labels
from crowdgui.core.progress import ignore_progress

if TYPE_CHECKING:
    from crowdgui.core.agreement.bootstrap import AgreementSums
    from crowdgui.core.arrays import BoolArray, FloatArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome


_MANY = 60
"""Workers from which on a bar spans 5% and not 10%."""


@dataclass(frozen=True, eq=False)
class AgreementBins:
    """The included workers that can be compared, and the bar that each is in."""

    workers: IntArray
    bar: IntArray
    edges: FloatArray
    chance: float
    typical: float
    is_model: BoolArray | None = None
    """Which of them are models, where there are any."""

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def models(self) -> IntArray | None:
        """How many models are in each bar, None where all are people."""
        if self.is_model is None:
            return None
        return np.bincount(self.bar[self.is_model], minlength=self.edges.size - 1)

    @property
    def counts(self) -> IntArray:
        return np.bincount(self.bar, minlength=self.edges.size - 1)


def agreement_bars(outcome: Outcome) -> AgreementBins:
    """Count the included workers in bins of 10%, or of 5% where they are many."""
    report, excluded = outcome.workers, outcome.job.excluded
    counted = ~np.isnan(report.agreement)
    if excluded is not None:
        counted &= ~excluded
    workers = np.flatnonzero(counted)
    n = 20 if workers.size >= _MANY else 10
    # A hair more, so that 0.3, which is a little less in binary, is in its own bar.
    bar = np.minimum((report.agreement[workers] * n + 1e-9).astype(np.int64), n - 1)
    chance = 1.0 / outcome.job.labels.n_classes
    kinds = outcome.job.kinds
    is_model = None if kinds is None else kinds.is_model[workers]
    return AgreementBins(workers, bar, np.linspace(0, 1, n + 1), chance, report.typical, is_model)


PREVALENT = 0.9
"""Share of labels from which one class makes chance agreement high."""


class AgreementNote(ReasonCode):
    """What to know when reading the coefficients."""

    PREVALENT_CLASS = "agreement-prevalent-class"
    REPEATED_LABELS = "agreement-repeated-labels"


@dataclass(frozen=True, eq=False)
class AgreementReport:
    """How well workers agree.

    `overall` has each `AgreementMeasure` once, in its order, those for ordered classes only where
    they are; `classes` all classes in theirs.
    `numbers` states whether all classes are numbers, `ordered` whether they are a scale. `notes`
    are to be read with the coefficients.
    """

    overall: tuple[Coefficient, ...]
    classes: tuple[ClassAgreement, ...]
    items: ItemAgreement
    pairs: WorkerPairs
    numbers: bool
    notes: tuple[Reason, ...]
    ordered: bool = False

    @property
    def suited(self) -> tuple[Coefficient, ...]:
        """The coefficients over all items that suit the classes.

        Alphas that take the distance of classes need a scale, or at least three numbers.
        """
        if self.ordered or (self.numbers and len(self.classes) > 2):
            return self.overall
        distances = AgreementMeasure.ALPHA_ORDINAL, AgreementMeasure.ALPHA_INTERVAL
        return tuple(c for c in self.overall if c.measure not in distances)

    def coefficient(self, measure: AgreementMeasure) -> Coefficient:
        """Return one coefficient over all items."""
        return next(c for c in self.overall if c.measure is measure)


def agreement_report(
    labels: Labels, report: ProgressCallback = ignore_progress, seed: int = 0
) -> AgreementReport:
    """Measure agreement on the labels in use, without those of excluded workers.

    A worker's repeated labels of one item are not agreement of two workers: only the first is
    used. Items are the unit of every interval.

    Parameters
    ----------
    labels : Labels
        M workers, N items, L classes.
    report : callable, optional
        Called with the progress.
    seed : int, optional
        Seed of the resamples.

    Returns
    -------
    AgreementReport
        Coefficients over all items, per class, per item and per pair of workers.
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
    facts = summarize_compared(once, sums, units.n_compared, numbers=numbers is not None)
    found = overall_agreement(facts, values[0, : len(MEASURES)], draws[:, : len(MEASURES)])
    of_classes = (part[:, len(MEASURES) :].reshape(-1, 2, n_classes) for part in (values, draws))
    value_of_class, draws_of_class = of_classes
    tables = pair_tables(once, report)
    found = [one for one in found if labels.ordered or not one.measure.needs_order]
    for measure in PAIRWISE:
        if labels.ordered or not measure.needs_order:
            found.append(mean_kappa(once, tables, report, measure=measure))
    order = list(AgreementMeasure)
    return AgreementReport(
        tuple(sorted(found, key=lambda c: order.index(c.measure))),
        class_agreement(once.classes, sums, value_of_class[0], draws_of_class, facts.units),
        item_agreement(once, report),
        unlisted_pairs() if tables is None else tables.pairs,
        numbers is not None,
        tuple(filter(None, (_prevalence(once, sums), _repeats(labels)))),
        labels.ordered,
    )


def _prevalence(labels: Labels, sums: AgreementSums) -> Reason | None:
    given = sums.given[0]
    top = int(given.argmax())
    if labels.n_classes < 2 or given[top] < PREVALENT * given.sum() or not given[top]:
        return None
    share = float(given[top] / given.sum())
    return Reason.make(AgreementNote.PREVALENT_CLASS, share=share, name=str(labels.classes[top]))


def _repeats(labels: Labels) -> Reason | None:
    repeated = labels.n_labels - labels.pairs
    return Reason.make(AgreementNote.REPEATED_LABELS, n=repeated) if repeated else None
