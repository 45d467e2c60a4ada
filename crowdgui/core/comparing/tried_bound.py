"""The bound beside a rule in the comparison: only where the worker model fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.bounds.chernoff import chernoff, chernoff_weighted, takes_long
from crowdgui.core.bounds.guarantee import Kind, Level, limit_entry
from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.labels import Labels
    from crowdgui.core.outcome import Aggregation
    from crowdgui.core.progress import Report
    from crowdgui.core.workers.leave_one_out import Agreement


class Limit(NamedTuple):
    """An upper limit of the mean error, or the reason why there is none."""

    value: float | None
    reason: str


def plug_in_limit(
    labels: Labels,
    found: Aggregation,
    agreement: Agreement,
    model: ModelCheck | None,
    report: Report,
) -> Limit:
    """Return the item by item Chernoff bound with leave-one-out accuracies put in.

    It is an indication. Where the homogeneous model does not fit the labels it would mislead, and
    a comparison of rules is no place for a bound with that many words beside it.
    """
    reason = _why_not(labels, found, model)
    if reason:
        return Limit(None, reason)
    accuracy = np.where(agreement.compared > 0, agreement.share, 1.0 / labels.n_classes)
    if found.weights is not None and not found.form.offset.any():
        items = chernoff_weighted(labels, found.weights, accuracy, report)
    else:
        confusion = homogeneous(accuracy, labels.n_classes)
        items = chernoff(labels, found.form, confusion, report)
    value = None if items is None else items.mean
    entry = limit_entry("chernoff", "", "", Level.PLUG_IN, Kind.PER_ITEM_MEAN, value, "")
    return Limit(entry.value, entry.reason)


def _why_not(labels: Labels, found: Aggregation, model: ModelCheck | None) -> str:
    if labels.n_classes < 2:
        return tr("not defined, because all labels are of one class")
    if model is None:
        return tr("not defined, because the worker model has not been checked yet")
    if not model.fits:
        return tr(
            "not defined, because the worker model behind the bounds is not shown to fit these "
            "labels"
        )
    if not found.adds_up:
        return tr("not defined, because this rule does not add up votes")
    if found.weights is None and takes_long(labels.pairs, labels.n_classes):
        return tr("not defined, because so many labels of so many classes would take very long")
    return ""
