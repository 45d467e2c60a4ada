"""How well workers agree, as tables: the coefficients, every item, and every pair of workers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from crowdgui.core.labels import keep_first_labels

if TYPE_CHECKING:
    from crowdgui.core.agreement.coefficients import Coefficient
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.arrays import TextArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table


_MADE: WeakKeyDictionary[Results, AgreementReport] = WeakKeyDictionary()


def _table(name: str, results: Results, report: ProgressCallback) -> Table:
    # Needed by few, and long to load.
    from crowdgui.core.agreement.report import agreement_report

    labels = results.outcome.job.used
    if results not in _MADE:
        _MADE[results] = agreement_report(labels, report)
    return agreement_tables(_MADE[results], labels, results.worker_ids)[name]


coefficients_table = partial(_table, "agreement")


items_table = partial(_table, "agreement_items")


pairs_table = partial(_table, "agreement_pairs")


def agreement_tables(
    found: AgreementReport, labels: Labels, worker_ids: TextArray | None = None
) -> dict[str, Table]:
    """Return every table of a report, by the name of a file for it; NaN where there is no number.

    `worker_ids` (M,) are used instead of the workers' own.
    """
    workers = labels.worker_ids if worker_ids is None else worker_ids
    return {
        "agreement": _coefficients(found),
        "agreement_items": _items(found, labels),
        "agreement_pairs": _pairs(found, workers),
    }


def _coefficients(found: AgreementReport) -> Table:
    """Return one row per coefficient: over all classes first, then two for each class."""
    from crowdgui.text.workers.agreement import describe_counted, why_missing

    rows: list[tuple[str, str, Coefficient]] = [("all", "", c) for c in found.suited]
    for k in found.classes:
        rows += [("class", k.name, k.same), ("class", k.name, k.alpha)]
    columns = {
        "of": [of for of, _, _ in rows],
        "class": [name for _, name, _ in rows],
        "coefficient": [str(c.measure) for _, _, c in rows],
        "value": _numbers(c.value for _, _, c in rows),
        "low": _numbers(c.low for _, _, c in rows),
        "high": _numbers(c.high for _, _, c in rows),
        "counted": [describe_counted(c) for _, _, c in rows],
        "reason": [why_missing(c) for _, _, c in rows],
    }
    return tuple(columns), list(columns.values())


def _items(found: AgreementReport, labels: Labels) -> Table:
    """Return one row per item: item, labels, and the share of pairs of them that are the same."""
    header = ("item", "labels", "agreement")
    per_item = keep_first_labels(labels).labels_per_item
    return header, [labels.item_ids, per_item, found.items.share]


def _pairs(found: AgreementReport, worker_ids: TextArray) -> Table:
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
