"""The audit sample as a table: what was drawn, how, and what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.sample import NO_CLASS
from crowdgui.core.errors import InputError
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.core.review.decisions import final_labels
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray, TextArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results
    from crowdgui.io.writing.blocks import Table


def no_audit(results: Results) -> str:
    """Describe why there is no such table."""
    return "" if results.wishes.audit else tr("No audit sample was drawn.")


def audit_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per drawn item, in the order drawn.

    `stratum` is the final label it was drawn for, where the draw was by class; `answer` what a
    person found, empty where nobody has looked or no class is right, which `checked` tells apart.
    """
    audit = results.wishes.audit
    if audit is None:
        raise InputError(no_audit(results))
    job = results.outcome.job
    items = np.array(audit.sample, dtype=np.int64)
    answers = np.array(audit.answers, dtype=np.int64)
    final = final_labels(results.outcome.aggregation.labels, results.decisions).labels
    columns = {
        "order": np.arange(1, items.size + 1),
        "item": job.labels.item_ids[items],
        "label": _names(results, final[items]),
        "answer": _names(results, answers),
        "checked": answers != UNLABELLED,
        "seed": np.full(items.size, audit.seed),
    }
    if audit.strata is not None:
        columns["stratum"] = _names(results, np.array(audit.strata, dtype=np.int64)[items])
    return tuple(columns), list(columns.values())


def _names(results: Results, codes: IntArray) -> TextArray:
    classes = results.outcome.job.labels.classes
    none = {UNLABELLED: "", NO_CLASS: tr("none of the classes")}
    return text_array(
        none.get(int(code)) or (str(classes[code]) if code >= 0 else "") for code in codes
    )
