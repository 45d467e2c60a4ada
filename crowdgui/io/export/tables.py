"""All tables that can be handed on, in the order they are offered."""

from __future__ import annotations

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
from crowdgui.text.translation import tr_noop

LABELS = TableExport(
    "labels",
    labels_table,
    tr_noop("Final labels"),
    tr_noop("one row per item: label, confidence, margin, tie, number of labels"),
)
WORKERS = TableExport(
    "workers",
    workers_table,
    tr_noop("Workers"),
    tr_noop("agreement, accuracy with interval, weight, gold, flag and its reason"),
)
TABLES = (
    LABELS,
    WORKERS,
    TableExport(
        "wide",
        side_by_side_table,
        tr_noop("Side by side"),
        tr_noop("every answer, one column per worker, with the final label"),
    ),
    TableExport(
        "confusion",
        confusion_table,
        tr_noop("Confusion matrices"),
        tr_noop("how often each worker answered what, by final label"),
    ),
    TableExport(
        "agreement",
        coefficients_table,
        tr_noop("Agreement"),
        tr_noop("every coefficient with its interval, overall and by class"),
        quick=False,
    ),
    TableExport(
        "agreement-items",
        items_table,
        tr_noop("Agreement by item"),
        tr_noop("how many pairs of answers are the same, for each item"),
        quick=False,
    ),
    TableExport(
        "agreement-pairs",
        pairs_table,
        tr_noop("Agreement by pair"),
        tr_noop("two workers and the items that both labelled"),
        quick=False,
    ),
    TableExport(
        "audit",
        audit_table,
        tr_noop("Audit sample"),
        tr_noop("the items drawn, in their order, with what was found"),
        no_audit,
    ),
    TableExport(
        "excluded",
        excluded_table,
        tr_noop("Labels left out"),
        tr_noop("the labels of workers who do not count"),
        nobody_excluded,
    ),
    TableExport(
        "left-out",
        left_out_table,
        tr_noop("Rows left out"),
        tr_noop("every place in the files that was left out, and why"),
        nothing_left_out,
    ),
)
