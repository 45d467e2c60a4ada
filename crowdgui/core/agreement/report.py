"""All that the labels say of how well workers agree: overall, by class, by item, by pair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.alpha import alpha_by_class, class_numbers
from crowdgui.core.agreement.by_class import ClassAgreement, class_agreement
from crowdgui.core.agreement.by_item import ItemAgreement, item_agreement
from crowdgui.core.agreement.coefficient import Coefficient, Measure
from crowdgui.core.agreement.cohen import mean_kappa
from crowdgui.core.agreement.overall import MEASURES, compared, measured, overall
from crowdgui.core.agreement.resample import resampled
from crowdgui.core.agreement.shares import percent_by_class
from crowdgui.core.agreement.units import units_of
from crowdgui.core.agreement.worker_pairs import WorkerPairs, pair_tables, too_many
from crowdgui.core.bounds.distinct import first_answers
from crowdgui.core.progress import silent
from crowdgui.core.text import percent, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.agreement.sums import Sums
    from crowdgui.core.labels import FloatArray, Labels
    from crowdgui.core.progress import Report

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

    def coefficient(self, measure: Measure) -> Coefficient:
        """Return one coefficient over all items."""
        return next(c for c in self.overall if c.measure is measure)


def agreement_report(labels: Labels, report: Report = silent, seed: int = 0) -> AgreementReport:
    """Measure agreement on the labels in use; those of workers left out must not be among them.

    A worker's repeated answers to one item are no agreement of two workers: they count once, by
    the first. Items are the unit of every interval.
    """
    once = first_answers(labels)
    numbers = class_numbers(once.classes)
    units = units_of(once, numbers, seed, report)
    n_classes = once.n_classes

    def statistics(sums: Sums) -> FloatArray:
        parts = (measured(sums, numbers), percent_by_class(sums), alpha_by_class(sums))
        return np.concatenate(parts, axis=-1)

    sums = units.sums
    values, draws = statistics(sums), resampled(units, statistics, seed, report)
    facts = compared(once, sums, numbers=numbers is not None)
    found = overall(facts, values[0, : len(MEASURES)], draws[:, : len(MEASURES)])
    of_classes = (part[:, len(MEASURES) :].reshape(-1, 2, n_classes) for part in (values, draws))
    value_of_class, draws_of_class = of_classes
    tables = pair_tables(once, report)
    found.append(mean_kappa(once, tables, report))
    order = list(Measure)
    return AgreementReport(
        tuple(sorted(found, key=lambda c: order.index(c.measure))),
        class_agreement(once.classes, sums, value_of_class[0], draws_of_class),
        item_agreement(once, report),
        too_many() if tables is None else tables.pairs,
        numbers is not None,
        tuple(filter(None, (_prevalence(once, sums), _repeats(labels)))),
    )


def _prevalence(labels: Labels, sums: Sums) -> str:
    given = sums.given[0]
    top = int(given.argmax())
    if labels.n_classes < 2 or given[top] < PREVALENT * given.sum() or not given[top]:
        return ""
    return tr(
        "{share} of the labels compared are “{name}”. Where nearly all are of one class, two "
        "workers agree often by chance alone: alpha and kappa can be near 0 although they agree "
        "on most items. Read percent agreement, AC1 and the agreement by class beside them.",
        share=percent(given[top] / given.sum()),
        name=labels.classes[top],
    )


def _repeats(labels: Labels) -> str:
    repeated = labels.n_labels - labels.pairs
    if not repeated:
        return ""
    return tr_n(
        "{n} repeated answer of a worker to the same item is left out; the first counts.",
        "{n} repeated answers of a worker to the same item are left out; the first counts.",
        repeated,
    )
