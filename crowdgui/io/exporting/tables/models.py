"""The report cards of models as tables: a row for each model, and one for each of its classes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import InputError
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.groups.group_agreement import GroupEstimate
    from crowdgui.core.groups.model_cards import ModelCard
    from crowdgui.core.groups.report_card import ProbabilityCalibration, Rates
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.exporting.text_files import Table


def no_models_reason(results: Results) -> str:
    """Describe why there is no such table."""
    return "" if results.guarantee.groups else tr("No worker is marked as a model.")


def models_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per model; NaN where a number can't be estimated.

    `reference` says by which classes it was compared: known ones, or the people's final labels.
    """
    rows = [_model(results, card) for card in _cards(results, report)]
    return _columns(rows)


def model_classes_table(results: Results, report: ProgressCallback) -> Table:
    """Return one row per model and class: sensitivity, specificity and how common the class is."""
    rows = [row for card in _cards(results, report) for row in _classes(results, card)]
    return _columns(rows)


def _cards(results: Results, report: ProgressCallback) -> Sequence[ModelCard]:
    found = results.model_cards(report)
    if found is None:
        raise InputError(no_models_reason(results))
    return found.cards


def _columns(rows: Sequence[Mapping[str, Any]]) -> Table:
    names = tuple(rows[0]) if rows else ("worker",)
    return names, [[row[name] for row in rows] for name in names]


def _model(results: Results, card: ModelCard) -> dict[str, Any]:
    report, test, accepted = card.report, card.replacement, card.accepted
    kinds = results.outcome.job.kinds
    assert kinds is not None
    who = kinds.model(card.model)
    return {
        "worker": str(results.worker_ids[card.model]),
        "family": who.family,
        "version": who.version,
        "labels": report.labelled,
        "reference": "people" if report.assumed else "known",
        "compared": report.compared,
        **_rate("accuracy", report.accuracy, 0),
        **_estimate("agreement_with_people", report.with_people.percent),
        **_estimate("kappa_with_people", report.with_people.kappa),
        **_estimate("alpha_among_people", report.among_people.kappa),
        "people_tested": test.n_tested,
        "people_replaceable": int(np.count_nonzero(test.wins)),
        "winning_rate": _number(test.winning_rate),
        "margin": test.epsilon,
        "may_replace": "" if test.passes is None else str(test.passes).lower(),
        "average_advantage": _number(test.average),
        "average_advantage_low": _number(test.average_low),
        "average_advantage_high": _number(test.average_high),
        "accepted_share": _number(accepted.share if accepted else None),
        **_calibration(report.probabilities),
    }


def _calibration(found: ProbabilityCalibration | None) -> dict[str, Any]:
    """Return the numbers of the model's probabilities; counts of 0 where it gave none."""
    return {
        "labels_with_probabilities": found.given if found else 0,
        "probabilities_compared": found.compared if found else 0,
        "calibration_error": _number(found.bins.calibration_error if found else None),
        "brier_score": _number(found.brier if found else None),
        "log_loss": _number(found.log_loss if found else None),
    }


def _classes(results: Results, card: ModelCard) -> list[dict[str, Any]]:
    report, shares = card.report, card.report.shares
    sensitivity, specificity = report.sensitivity, report.specificity
    worker = str(results.worker_ids[card.model])
    return [
        {
            "worker": worker,
            "class": str(name),
            "reference_items": int(shares.reference[k]),
            **_rate("sensitivity", sensitivity, k),
            **_rate("specificity", specificity, k),
            "labels": int(shares.given[k]),
            "share": float(shares.observed[k]),
            "corrected_share": float(shares.corrected[k]),
            "corrected_share_low": float(shares.low[k]),
            "corrected_share_high": float(shares.high[k]),
        }
        for k, name in enumerate(results.outcome.job.labels.classes)
    ]


def _number(value: float | None) -> float:
    return np.nan if value is None else float(value)


def _rate(name: str, rates: Rates, place: int) -> dict[str, float]:
    ends: tuple[FloatArray, ...] = (rates.share, rates.low, rates.high)
    some = bool(rates.items[place])
    names = (name, f"{name}_low", f"{name}_high")
    return {
        key: float(values[place]) if some else np.nan
        for key, values in zip(names, ends, strict=True)
    }


def _estimate(name: str, found: GroupEstimate) -> dict[str, float]:
    return {
        name: _number(found.value),
        f"{name}_low": _number(found.low),
        f"{name}_high": _number(found.high),
    }
