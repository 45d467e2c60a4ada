"""Groups of labels as a table: a row per column and group."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import InputError
from crowdgui.text.translation import tr
from crowdgui.text.workers.cohorts import describe_no_difference

if TYPE_CHECKING:
    from crowdgui.core.intervals import ClusteredShare
    from crowdgui.core.prices import LabelsCost
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.cohorts import Cohort, CohortDifference
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table


def no_cohorts_reason(results: Results) -> str:
    """Describe why there is no such table."""
    if results.attributes:
        return ""
    return tr("No column of groups was chosen, and there is no list of workers.")


def cohorts_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per group; NaN where a number can't be known, with the reason beside it."""
    if not results.attributes:
        raise InputError(no_cohorts_reason(results))
    tables = results.cohorts(report)
    rows = [_row(table.name, cohort) for table in tables for cohort in table.cohorts]
    names = tuple(rows[0]) if rows else ("column", "group")
    return names, [[row[name] for row in rows] for name in names]


def _row(column: str, cohort: Cohort) -> dict[str, Any]:
    row: dict[str, Any] = {
        "column": column,
        "group": cohort.name,
        "workers": cohort.workers,
        "items": cohort.items,
        "labels": cohort.labels,
        **_share("agreement", cohort.agreement),
        **_difference("agreement_difference", cohort.agreement_difference),
    }
    if cohort.gold is not None and cohort.gold_difference is not None:
        row |= _share("gold_accuracy", cohort.gold)
        row |= _difference("gold_difference", cohort.gold_difference)
    if (cost := cohort.cost) is not None:
        row |= {
            "cost_per_label": _number(cost.per_label),
            "cost_labels": cost.priced,
            "paid": cost.spent,
            **_right_label_cells(cost),
            "cost_per_right_label_labels": cost.gold,
        }
    return row


def _right_label_cells(cost: LabelsCost) -> dict[str, float]:
    """Return the cost of a right label with its ends, NaN where there is none."""
    found = (np.nan,) * 3 if cost.per_right is None else cost.per_right
    ends = (end if isfinite(end) else np.nan for end in found)
    names = ("cost_per_right_label", "cost_per_right_label_low", "cost_per_right_label_high")
    return dict(zip(names, ends, strict=True))


def cohorts_record(results: Results, report: ProgressCallback) -> dict[str, Any]:
    """Return the groups of each column in numbers, for a program to read; nothing without any."""
    if not results.attributes:
        return {}
    return {
        "worker_groups": [
            {
                "column": table.name,
                "labels_in_no_group": table.unnamed,
                "workers_in_several_groups": table.in_several,
                "groups_not_listed": table.more,
                "gold_items": table.gold_items,
                "gold_items_of_several_groups": table.gold_shared,
                "groups": [_record(cohort) for cohort in table.cohorts],
            }
            for table in results.cohorts(report)
        ]
    }


def _record(cohort: Cohort) -> dict[str, Any]:
    row = _row("", cohort)
    del row["column"]
    return {
        key: None if isinstance(value, float) and not isfinite(value) else value
        for key, value in row.items()
    }


def _share(name: str, found: ClusteredShare) -> dict[str, Any]:
    return {
        name: _number(found.share),
        f"{name}_low": _number(found.low),
        f"{name}_high": _number(found.high),
        f"{name}_labels": found.of,
    }


def _difference(name: str, found: CohortDifference) -> dict[str, Any]:
    return {
        name: _number(found.value),
        f"{name}_low": _number(found.low),
        f"{name}_high": _number(found.high),
        f"{name}_p": _number(found.p),
        f"{name}_p_corrected": _number(found.p_corrected),
        f"{name}_items": found.items,
        f"{name}_reason": "" if found.reason is None else describe_no_difference(found.reason),
    }


def _number(value: float | None) -> float:
    return np.nan if value is None else float(value)
