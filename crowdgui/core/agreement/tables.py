"""The agreement report as tables, each a header and its columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.bounds.distinct import first_answers

if TYPE_CHECKING:
    from crowdgui.core.agreement.coefficient import Coefficient
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.labels import Labels, TextArray

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
    per_item = first_answers(labels).labels_per_item
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
