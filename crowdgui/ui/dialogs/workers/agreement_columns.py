"""The columns of the agreement tables: overall, by class, by item, by pair of workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.worker_pairs import FEWEST_SHARED
from crowdgui.text.translation import format_number, format_percent, join_list, tr
from crowdgui.text.workers.agreement import (
    describe_counted,
    format_value,
    measure_name,
    why_missing,
)
from crowdgui.ui.models.columns import CellKind, IntervalCell, TableColumn
from crowdgui.ui.models.row_order import text_sort_keys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.agreement.coefficients import Coefficient
    from crowdgui.core.agreement.overall import ClassAgreement
    from crowdgui.core.agreement.report import AgreementReport
    from crowdgui.core.agreement.worker_pairs import WorkerPairs
    from crowdgui.core.labels import Labels


_DIGITS = 3


def overall_columns(found: Sequence[Coefficient]) -> tuple[TableColumn, ...]:
    """Return a row for each coefficient."""
    return (
        TableColumn(
            "name", tr("Coefficient"), CellKind.TEXT, lambda i: measure_name(found[i].measure)
        ),
        TableColumn(
            "value",
            tr("Value"),
            CellKind.NUMBER,
            lambda i: None if found[i].value is None else format_value(found[i], _DIGITS),
            missing=lambda i: why_missing(found[i]),
        ),
        *_ends(found),
        TableColumn(
            "counted",
            tr("What was counted"),
            CellKind.TEXT,
            lambda i: why_missing(found[i]) or describe_counted(found[i]),
        ),
    )


def class_columns(classes: Sequence[ClassAgreement]) -> tuple[TableColumn, ...]:
    """Return a row for each class."""
    alphas = [k.alpha for k in classes]

    def same(i: int) -> IntervalCell | None:
        found = classes[i].same
        if found.value is None:
            return None
        low, high = (found.value if end is None else end for end in (found.low, found.high))
        return IntervalCell(found.value, low, high)

    names = np.array([k.name for k in classes], dtype=np.dtypes.StringDType())
    return (
        TableColumn("class", tr("Class"), CellKind.ID, names, sort_keys=text_sort_keys(names)),
        TableColumn(
            "labels",
            tr("Labels"),
            CellKind.NUMBER,
            np.array([k.labels for k in classes]),
            format_number,
            tr("Labels of this class on items with two or more labels."),
        ),
        TableColumn(
            "share",
            tr("Share"),
            CellKind.NUMBER,
            np.array([k.share for k in classes]),
            format_percent,
            missing=tr("No item has labels from two workers."),
        ),
        TableColumn(
            "same",
            tr("Agreement"),
            CellKind.INTERVAL,
            same,
            lambda cell: format_percent(cell.estimate),
            tr("If one worker gives an item this class, how often another worker gives it too."),
            sort_keys=_values([k.same for k in classes]),
            missing=lambda i: why_missing(classes[i].same),
        ),
        TableColumn(
            "alpha",
            tr("Alpha"),
            CellKind.NUMBER,
            _values(alphas),
            _decimal,
            tr("Krippendorff’s alpha of this class against all others combined."),
            missing=lambda i: why_missing(alphas[i]),
        ),
        *_ends(alphas),
        TableColumn(
            "note",
            tr("Note"),
            CellKind.TEXT,
            lambda i: why_missing(classes[i].same) or why_missing(alphas[i]),
        ),
    )


def item_columns(found: AgreementReport, labels: Labels) -> tuple[TableColumn, ...]:
    """Return a row for each item; each worker must have at most one label of an item."""

    def said(item: int) -> str:
        codes = labels.code[labels.starts[item] : labels.starts[item + 1]]
        counts = np.bincount(codes, minlength=1)
        given = np.argsort(-counts, kind="stable")[: np.count_nonzero(counts)]
        return join_list(
            f"{format_number(counts[k])} × “{labels.classes[k]}”" for k in given.tolist()
        )

    return (
        TableColumn(
            "item",
            tr("Item"),
            CellKind.ID,
            labels.item_ids,
            sort_keys=text_sort_keys(labels.item_ids),
        ),
        TableColumn("labels", tr("Labels"), CellKind.NUMBER, labels.labels_per_item, format_number),
        TableColumn(
            "agreement",
            tr("Agreeing pairs"),
            CellKind.NUMBER,
            found.items.share,
            format_percent,
            tr("Share of all pairs of labels on this item that are the same."),
            missing=tr("Not defined, because two workers are needed."),
        ),
        TableColumn("said", tr("Labels given"), CellKind.TEXT, said),
    )


def pair_columns(pairs: WorkerPairs, labels: Labels) -> tuple[TableColumn, ...]:
    """Return a row for each pair of workers that share items."""
    names = labels.worker_ids
    keys = text_sort_keys(names)

    def note(i: int) -> str:
        if np.isnan(pairs.kappa[i]):
            return tr(
                "Kappa is not defined, because both workers give one class to all shared items."
            )
        few = pairs.shared[i] < FEWEST_SHARED
        return tr("Too few items to distinguish agreement from chance.") if few else ""

    return (
        TableColumn(
            "first",
            tr("Worker"),
            CellKind.ID,
            lambda i: names[pairs.first[i]],
            sort_keys=lambda: keys()[pairs.first],
        ),
        TableColumn(
            "second",
            tr("Other worker"),
            CellKind.ID,
            lambda i: names[pairs.second[i]],
            sort_keys=lambda: keys()[pairs.second],
        ),
        TableColumn("shared", tr("Shared items"), CellKind.NUMBER, pairs.shared, format_number),
        TableColumn(
            "same",
            tr("Same label"),
            CellKind.NUMBER,
            pairs.agreed / pairs.shared,
            format_percent,
            tr("Share of shared items on which both give the same label."),
        ),
        TableColumn(
            "kappa",
            tr("Cohen’s kappa"),
            CellKind.NUMBER,
            pairs.kappa,
            _decimal,
            tr("Agreement beyond chance: 0 is the chance level, 1 is full agreement."),
        ),
        TableColumn("note", tr("Note"), CellKind.TEXT, note),
    )


def _ends(found: Sequence[Coefficient]) -> tuple[TableColumn, TableColumn]:
    def end(i: int, *, low: bool) -> str | None:
        value = found[i].low if low else found[i].high
        if value is None:
            return None
        return format_percent(value) if found[i].is_share else _decimal(value)

    return (
        TableColumn(
            "low",
            tr("Low"),
            CellKind.NUMBER,
            lambda i: end(i, low=True),
            tooltip=tr("Lower end of the 95% confidence interval."),
            missing=lambda i: why_missing(found[i]),
        ),
        TableColumn(
            "high",
            tr("High"),
            CellKind.NUMBER,
            lambda i: end(i, low=False),
            tooltip=tr("Upper end of the 95% confidence interval."),
            missing=lambda i: why_missing(found[i]),
        ),
    )


def _values(found: Sequence[Coefficient]) -> np.ndarray:
    return np.array([np.nan if c.value is None else c.value for c in found])


def _decimal(value: float) -> str:
    return format_number(value, _DIGITS)
