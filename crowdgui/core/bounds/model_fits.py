"""The worker models that labels are held against, each fitted to them, simplest first."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import freeze
from crowdgui.core.rules import ebcc, em

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, Labels
    from crowdgui.core.progress import Report

KINDS = ebcc.EbccChoices(starts=1)
"""Kinds of items are fitted from one start: that is enough to see whether they explain anything."""


class WorkerModel(StrEnum):
    """How workers are taken to err, simplest first."""

    HOMOGENEOUS = "homogeneous"
    CLASS_CONDITIONAL = "class-conditional"
    GENERAL = "general"
    KINDS = "kinds"


@dataclass(frozen=True, eq=False)
class FittedModel:
    """A worker model over K ≥ L hidden states of an item: its class, or its class and kind.

    Attributes
    ----------
    model : WorkerModel
        Which model it is.
    shares : ndarray of shape (K,)
        The chance of each state.
    confusion : ndarray of shape (M, K, L)
        ``confusion[i, s, h]``: chance that worker i answers h to an item in state s.
    """

    model: WorkerModel
    shares: FloatArray
    confusion: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def can_fit(model: WorkerModel, labels: Labels) -> bool:
    """Return whether a model of these labels can be held in memory."""
    return model is not WorkerModel.KINDS or not ebcc.too_many(labels, KINDS.kinds)


def fit_model(model: WorkerModel, labels: Labels, report: Report) -> FittedModel:
    """Fit a worker model to the labels by EM, or by EBCC where items have hidden kinds."""
    if model is WorkerModel.KINDS:
        shares, confusion = ebcc.fit_kinds(labels, KINDS, report)
        states = (len(confusion), shares.size, labels.n_classes)
        return FittedModel(model, shares.ravel(), confusion.reshape(states))
    fit = {
        WorkerModel.HOMOGENEOUS: em.fit_homogeneous,
        WorkerModel.CLASS_CONDITIONAL: em.fit_class_conditional,
        WorkerModel.GENERAL: em.fit,
    }[model]
    form = fit(labels, None, em.EmChoices(), report).form
    return FittedModel(model, np.exp(form.offset), np.exp(form.table).transpose(0, 2, 1))
