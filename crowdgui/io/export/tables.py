"""All tables that can be handed on, in the order they are offered."""

from __future__ import annotations

from crowdgui.core.text import later
from crowdgui.io.export.agreement import coefficients_table, items_table, pairs_table
from crowdgui.io.export.audit import audit_table, no_audit
from crowdgui.io.export.confusion import confusion_table
from crowdgui.io.export.excluded import (
    excluded_table,
    left_out_table,
    nobody_excluded,
    nothing_left_out,
)
from crowdgui.io.export.form import TableExport
from crowdgui.io.export.labels import labels_table
from crowdgui.io.export.side_by_side import side_by_side_table
from crowdgui.io.export.workers import workers_table

LABELS = TableExport(
    "labels",
    labels_table,
    later("Final labels"),
    later("one row per item: label, confidence, margin, tie, number of labels"),
)
WORKERS = TableExport(
    "workers",
    workers_table,
    later("Workers"),
    later("agreement, accuracy with interval, weight, gold, flag and its reason"),
)
TABLES = (
    LABELS,
    WORKERS,
    TableExport(
        "wide",
        side_by_side_table,
        later("Side by side"),
        later("every answer, one column per worker, with the final label"),
    ),
    TableExport(
        "confusion",
        confusion_table,
        later("Confusion matrices"),
        later("how often each worker answered what, by final label"),
    ),
    TableExport(
        "agreement",
        coefficients_table,
        later("Agreement"),
        later("every coefficient with its interval, overall and by class"),
        quick=False,
    ),
    TableExport(
        "agreement-items",
        items_table,
        later("Agreement by item"),
        later("how many pairs of answers are the same, for each item"),
        quick=False,
    ),
    TableExport(
        "agreement-pairs",
        pairs_table,
        later("Agreement by pair"),
        later("two workers and the items that both labelled"),
        quick=False,
    ),
    TableExport(
        "audit",
        audit_table,
        later("Audit sample"),
        later("the items drawn, in their order, with what was found"),
        no_audit,
    ),
    TableExport(
        "excluded",
        excluded_table,
        later("Labels left out"),
        later("the labels of workers who do not count"),
        nobody_excluded,
    ),
    TableExport(
        "left-out",
        left_out_table,
        later("Rows left out"),
        later("every place in the files that was left out, and why"),
        nothing_left_out,
    ),
)
