"""What was drawn for an audit as a table: a list to fill in, and what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.audit.acceptance import audit_order
from crowdgui.core.audit.sample import NO_CLASS, NONE_OF_THESE
from crowdgui.core.errors import InputError
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray, TextArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table


def no_audit_reason(results: Results) -> str:
    """Describe why there is no such table."""
    return "" if results.guarantee_options.audit else tr("No audit sample was drawn.")


def draw_table(labels: Labels, content: TextArray | None, size: int, seed: int) -> Table:
    """Return items drawn at random, in the order to check them in, with `label` to fill in."""
    items = audit_order(labels.item_ids, np.arange(labels.n_items), seed)[:size]
    return list_to_audit(labels, content, items, seed)


def list_to_audit(labels: Labels, content: TextArray | None, items: IntArray, seed: int) -> Table:
    """Return drawn items in their order, with `label` to fill in, without the rule’s labels."""
    columns: dict[str, Any] = {
        "draw": np.arange(1, items.size + 1),
        "item": labels.item_ids[items],
        "label": [""] * items.size,
        "seed": np.full(items.size, seed),
    }
    if content is not None:
        columns["content"] = content[items]
    return tuple(columns), list(columns.values())


def audit_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per drawn item, in the order drawn, as “crowdgui draw” writes it.

    `label` is what a person found, empty where nobody has looked or could tell, which `checked`
    tells apart; `stratum` the final label the item was drawn for, where the draw was by class.
    Until the audit is complete the rule's labels are left empty: they would lead who audits.
    """
    audit = results.guarantee_options.audit
    if audit is None:
        raise InputError(no_audit_reason(results))
    job = results.outcome.job
    items = np.array(audit.sample, dtype=np.int64)
    answers = audit.final_answers
    # The class that an item was drawn for is its final label.
    hidden = np.full(items.size, UNLABELLED)
    by_rule = results.outcome.labels[items] if audit.complete else hidden
    columns = {
        "draw": np.arange(1, items.size + 1),
        "item": job.labels.item_ids[items],
        "label": _names(results, answers),
        "seed": np.full(items.size, audit.seed),
        "rule_label": _names(results, by_rule),
        "checked": answers != UNLABELLED,
    }
    if audit.strata is not None:
        drawn_for = np.array(audit.strata, dtype=np.int64)[items]
        columns["stratum"] = _names(results, drawn_for if audit.complete else hidden)
    return tuple(columns), list(columns.values())


def _names(results: Results, codes: IntArray) -> TextArray:
    classes = results.outcome.job.labels.classes
    none = {UNLABELLED: "", NO_CLASS: NONE_OF_THESE}
    return text_array(
        none.get(int(code)) or (str(classes[code]) if code >= 0 else "") for code in codes
    )
