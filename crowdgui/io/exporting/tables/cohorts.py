"""Groups of labels as a table: a row per column and group."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import InputError
from crowdgui.text.translation import tr
from crowdgui.text.workers.cohorts import describe_no_difference

if TYPE_CHECKING:
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.workers.cohorts import ClusteredShare, Cohort, CohortDifference
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
    return row


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
