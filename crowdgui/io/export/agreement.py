"""The tables of agreement between workers, from one report for all of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results
    from crowdgui.io.writing.blocks import Table

_MADE: WeakKeyDictionary[Results, AgreementReport] = WeakKeyDictionary()


def _table(name: str, results: Results, report: ProgressCallback) -> Table:
    # Needed by few, and long to load.
    from crowdgui.core.agreement.report import agreement_report, agreement_tables

    labels = results.outcome.job.used
    if results not in _MADE:
        _MADE[results] = agreement_report(labels, report)
    return agreement_tables(_MADE[results], labels, results.worker_ids)[name]


coefficients_table = partial(_table, "agreement")
items_table = partial(_table, "agreement_items")
pairs_table = partial(_table, "agreement_pairs")
