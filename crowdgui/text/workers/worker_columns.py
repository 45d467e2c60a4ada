"""What is shown of every worker, a record for each column: on screen, in files, reports and help.

A `WorkerColumn` names the column, says what it is and where its values are. The window's table, the
exported table of workers and the report read it; to add a column, add a record to
`WORKER_COLUMNS` and a row to the help page on workers.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from crowdgui.core.arrays import safe_ratio
from crowdgui.core.groups.kinds import WorkerKind
from crowdgui.core.labels import text_array
from crowdgui.core.prices import Prices, Range, right_label_costs
from crowdgui.core.workers.information import self_consistency
from crowdgui.text.guarantees.prices import format_money, format_money_range
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_sentences,
    tr,
    tr_noop,
)
from crowdgui.text.workers.flags import describe_flags, describe_peers, describe_workers
from crowdgui.text.workers.groups import kind_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from crowdgui.core.arrays import FloatArray, IntArray, TextArray
    from crowdgui.core.groups.group_agreement import AgreementWithGroup
    from crowdgui.core.groups.kinds import WorkerKinds
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.report import WorkerReport


NO_PRICES = Prices()


class Visibility(StrEnum):
    """When the window shows a column: always, where there is room, or once it is asked for."""

    ALWAYS = "always"
    WIDE = "wide"
    ON_REQUEST = "asked"


class Share(NamedTuple):
    """A share with its 95% confidence interval."""

    estimate: float
    low: float
    high: float


@dataclass(frozen=True, eq=False)
class WorkerValues:
    """The values of a column for the workers of one outcome.

    Attributes
    ----------
    values : (M,) array, or a function of the worker's code
        NaN or None where a worker has none.
    show : function of a value
        How a value is written for people.
    missing : str, or a function of the worker's code
        Why there is none.
    sort_keys : (M,) array or None
        What to sort by if `values` is a function.
    """

    values: NDArray[Any] | Callable[[int], Any]
    show: Callable[[Any], str] = str
    missing: str | Callable[[int], str] = ""
    sort_keys: NDArray[Any] | None = None

    def value(self, worker: int) -> Any:
        """Return the value of a worker, None if there is none."""
        value = self.values(worker) if callable(self.values) else self.values[worker]
        return None if isinstance(value, float | np.floating) and np.isnan(value) else value

    def text(self, worker: int) -> str:
        """Return the value of a worker for people, “–” if there is none."""
        value = self.value(worker)
        return "–" if value is None else self.show(value)


@dataclass(frozen=True, eq=False)
class ColumnSource:
    """What columns are filled from.

    Attributes
    ----------
    outcome : Outcome
    names : (M,) array
        What the workers are called: their ids, or pseudonyms in files.
    groups : GroupReport or None
        What is known of people and models apart; None before it is computed.
    prices : Prices
        What labels cost.
    """

    outcome: Outcome
    names: TextArray
    groups: GroupReport | None = None
    prices: Prices = NO_PRICES

    @property
    def workers(self) -> WorkerReport:
        return self.outcome.workers

    @property
    def kinds(self) -> WorkerKinds | None:
        return self.outcome.job.kinds


@dataclass(frozen=True)
class WorkerColumn:
    """A column of the table of workers.

    Attributes
    ----------
    key : str
        Its name in settings.
    name, tip : str
        Its title and what it is, in English.
    values : function of a source
        Its values, None if these labels have nothing for it.
    files : function of a source
        Its columns in exported files.
    shown : Visibility
    """

    key: str
    name: str
    tip: str
    values: Callable[[ColumnSource], WorkerValues | None]
    files: Callable[[ColumnSource], Mapping[str, Any]]
    shown: Visibility = Visibility.ALWAYS

    @property
    def title(self) -> str:
        return tr(self.name)

    @property
    def tooltip(self) -> str:
        return tr(self.tip) if self.tip else ""


def _no_files(source: ColumnSource) -> dict[str, Any]:
    return {}


def _kind(source: ColumnSource) -> WorkerValues | None:
    kinds = source.kinds
    if kinds is None:
        return None
    return WorkerValues(lambda worker: kind_name(kinds.kind(worker)), sort_keys=kinds.is_model)


def _kind_files(source: ColumnSource) -> dict[str, Any]:
    kinds = source.kinds
    return (
        {} if kinds is None else {"kind": [kinds.kind(code) for code in range(len(source.names))]}
    )


def _family(source: ColumnSource) -> WorkerValues | None:
    kinds = source.kinds
    if kinds is None:
        return None
    return WorkerValues(
        lambda worker: kinds.model(worker).family or None,
        missing=tr("This worker is a person, or a model whose family isn’t known."),
        sort_keys=text_array(kinds.model(code).family for code in range(kinds.n_workers)),
    )


def _family_files(source: ColumnSource) -> dict[str, Any]:
    kinds = source.kinds
    if kinds is None:
        return {}
    models = [kinds.model(code) for code in range(len(source.names))]
    return {"family": [m.family for m in models], "version": [m.version for m in models]}


def _agreement(source: ColumnSource) -> WorkerValues:
    report = source.workers

    def share(worker: int) -> Share | None:
        if not report.compared[worker]:
            return None
        low, high = report.agreement_low[worker], report.agreement_high[worker]
        return Share(float(report.agreement[worker]), float(low), float(high))

    return WorkerValues(
        share,
        lambda share: format_percent(share.estimate, 0),
        tr("Nobody else labelled this worker’s items, or the others are tied on them."),
        report.agreement,
    )


def _agreement_with(kind: WorkerKind, source: ColumnSource) -> WorkerValues | None:
    """Return how often each worker agrees with the people, or with the models."""
    groups = source.groups
    if source.kinds is None:
        return None
    found, size = (None if groups is None else _with(kind, groups)), source.workers.labels.size

    def share(worker: int) -> Share | None:
        if found is None or not found.items[worker]:
            return None
        low, high = float(found.low[worker]), float(found.high[worker])
        return Share(float(found.share[worker]), low, high)

    return WorkerValues(
        share,
        lambda share: format_percent(share.estimate, 0),
        _not_compared(kind, source.outcome, groups),
        np.full(size, np.nan) if found is None else found.share,
    )


def _with(kind: WorkerKind, groups: GroupReport) -> AgreementWithGroup:
    return groups.with_models if kind is WorkerKind.MODEL else groups.with_people


def _not_compared(
    kind: WorkerKind, outcome: Outcome, groups: GroupReport | None
) -> Callable[[int], str]:
    excluded = outcome.job.excluded

    def reason(worker: int) -> str:
        if groups is None:
            return tr("People and models are compared while the guarantee is computed.")
        if excluded is not None and excluded[worker]:
            return tr("This worker is excluded, so their labels aren’t compared.")
        if kind is WorkerKind.MODEL:
            return tr("No other worker who labelled the same items is a model.")
        return tr("No other worker who labelled the same items is a person.")

    return reason


def _agreement_with_files(kind: WorkerKind, source: ColumnSource) -> dict[str, Any]:
    if source.groups is None:
        return {}
    found = _with(kind, source.groups)
    name = f"agreement_{'models' if kind is WorkerKind.MODEL else 'people'}"
    return {name: found.share, f"{name}_low": found.low, f"{name}_high": found.high}


def _accuracy(source: ColumnSource) -> WorkerValues:
    return WorkerValues(
        source.workers.accuracy, lambda share: format_percent(share, 0), _no_vote(source.outcome)
    )


def _weight(source: ColumnSource) -> WorkerValues | None:
    weights, excluded = source.workers.weights, source.outcome.job.excluded
    if weights is None:
        return None
    return WorkerValues(
        weights if excluded is None else np.where(excluded, np.nan, weights),
        lambda weight: format_number(weight, 2),
        _no_vote(source.outcome),
    )


def _weight_files(source: ColumnSource) -> dict[str, Any]:
    weights = source.workers.weights
    return {"weight": np.full(len(source.names), np.nan) if weights is None else weights}


def _no_vote(outcome: Outcome) -> Callable[[int], str]:
    excluded = outcome.job.excluded

    def reason(worker: int) -> str:
        if excluded is not None and excluded[worker]:
            return tr("This worker is excluded, so the rule doesn’t use their labels.")
        return tr("This worker gave no label.")

    return reason


def _gold(source: ColumnSource) -> WorkerValues | None:
    report = source.workers
    if not report.gold_labels.any():
        return None
    missing = tr("This worker labelled no gold item.")
    return _parts(report.gold_right, report.gold_labels, missing)


def _score(source: ColumnSource) -> WorkerValues:
    return WorkerValues(
        source.workers.spammer_score,
        lambda score: format_number(score, 2),
        tr("Not defined: all items of this worker have the same final label, or none."),
    )


def _label_skew(source: ColumnSource) -> WorkerValues:
    return WorkerValues(
        source.workers.bias,
        lambda share: format_percent(share, 0),
        tr("This worker gave no label to an item with a final label."),
    )


def _consistent(source: ColumnSource) -> WorkerValues | None:
    # As the import counted them: to count the labels here would hold up the window.
    again = source.outcome.job.labels.metadata
    if again.repeated is None or again.consistent is None or not again.repeated.any():
        return None
    missing = tr("This worker labelled no item more than once.")
    return _parts(again.consistent, again.repeated, missing)


def _consistent_files(source: ColumnSource) -> dict[str, Any]:
    again = self_consistency(source.outcome.job.labels)
    if again is None:
        return {}
    return {"repeated_items": again.repeated, "consistent_items": again.consistent}


def _seconds(source: ColumnSource) -> WorkerValues | None:
    speed = source.workers.speed
    if speed is None or not speed.timed.any():
        return None
    return WorkerValues(
        speed.median_seconds,
        lambda seconds: format_number(seconds, 1),
        tr("How long this worker’s labels took is not known."),
    )


def _seconds_files(source: ColumnSource) -> dict[str, Any]:
    speed = source.workers.speed
    return {} if speed is None else {"median_seconds": speed.median_seconds}


def _sessions(source: ColumnSource) -> WorkerValues | None:
    speed = source.workers.speed
    if speed is None or not speed.sessions.any():
        return None
    return WorkerValues(speed.sessions, format_number)


def _sessions_files(source: ColumnSource) -> dict[str, Any]:
    speed = source.workers.speed
    return {"sessions": speed.sessions} if speed is not None and speed.sessions.any() else {}


def _why(source: ColumnSource) -> WorkerValues:
    labels = source.outcome.job.labels
    classes = [str(name) for name in labels.classes]
    report = source.workers

    def why(worker: int) -> str:
        reasons = describe_flags(report, worker, classes, source.names)
        return join_sentences((reasons, describe_peers(report, worker))) if reasons else ""

    return WorkerValues(why)


def _flag_files(source: ColumnSource) -> dict[str, Any]:
    report, classes = source.workers, list(source.outcome.job.labels.classes)
    flags = [report.flags.of(worker) for worker in range(len(source.names))]
    flagged = [worker for worker, own in enumerate(flags) if own]
    reasons = [""] * len(source.names)
    said = describe_workers(report, flagged, classes, source.names)
    for worker, why in zip(flagged, said, strict=True):
        reasons[worker] = why
    return {"flag": [", ".join(own) for own in flags], "reason": reasons}


def _own_prices(source: ColumnSource) -> FloatArray | None:
    """Return the price of a label of each worker; None where no label has a price."""
    if not source.prices.any_of_labels:
        return None
    return source.prices.per_label(source.outcome.job.labels.n_workers, source.kinds)


def _paid(source: ColumnSource) -> WorkerValues | None:
    own = _own_prices(source)
    if own is None:
        return None
    return WorkerValues(
        own * source.workers.labels,
        lambda paid: format_money(paid, source.prices.currency),
        tr("This worker’s labels have no price."),
    )


def _paid_files(source: ColumnSource) -> dict[str, Any]:
    own = _own_prices(source)
    return {} if own is None else {"price": own, "paid": own * source.workers.labels}


def _right_cost(source: ColumnSource) -> WorkerValues | None:
    own = _own_prices(source)
    if own is None:
        return None
    value, low, high = right_label_costs(source.workers, own)

    def missing(worker: int) -> str:
        if np.isnan(own[worker]):
            return tr("This worker’s labels have no price.")
        return tr("This worker labelled no gold item.")

    return WorkerValues(
        lambda worker: (
            None
            if np.isnan(value[worker])
            else Range(float(value[worker]), float(low[worker]), float(high[worker]))
        ),
        lambda cost: format_money_range(cost, source.prices.currency),
        missing,
        value,
    )


def _right_cost_files(source: ColumnSource) -> dict[str, Any]:
    own = _own_prices(source)
    if own is None:
        return {}
    names = ("cost_per_right_label", "cost_per_right_label_low", "cost_per_right_label_high")
    ends = (np.where(np.isinf(end), np.nan, end) for end in right_label_costs(source.workers, own))
    return dict(zip(names, ends, strict=True))


def _parts(part: IntArray, whole: IntArray, missing: str) -> WorkerValues:
    """Return counts as “8 of 10”, sorted by their share."""
    return WorkerValues(
        lambda worker: (int(part[worker]), int(whole[worker])) if whole[worker] else None,
        lambda pair: tr(
            "{part} of {whole}", part=format_number(pair[0]), whole=format_number(pair[1])
        ),
        missing,
        safe_ratio(part, whole),
    )


WORKER_COLUMNS = (
    WorkerColumn(
        "worker",
        tr_noop("Worker"),
        "",
        lambda source: WorkerValues(source.names),
        lambda source: {"worker": source.names},
    ),
    WorkerColumn(
        "kind",
        tr_noop("Kind"),
        tr_noop("Whether this worker is a person or a model."),
        _kind,
        _kind_files,
        Visibility.ON_REQUEST,
    ),
    WorkerColumn(
        "family",
        tr_noop("Family"),
        tr_noop("Models of one family were made in the same way and may share mistakes."),
        _family,
        _family_files,
        Visibility.ON_REQUEST,
    ),
    WorkerColumn(
        "labels",
        tr_noop("Labels"),
        tr_noop("How many labels this worker gave."),
        lambda source: WorkerValues(source.workers.labels, format_number),
        lambda source: {"labels": source.workers.labels},
    ),
    WorkerColumn(
        "agreement",
        tr_noop("Agreement"),
        tr_noop(
            "How often this worker gives the label that the others’ vote gives, with a "
            "95% confidence interval. The dotted line is the chance level."
        ),
        _agreement,
        lambda source: {
            "agreement": source.workers.agreement,
            "agreement_low": source.workers.agreement_low,
            "agreement_high": source.workers.agreement_high,
        },
    ),
    WorkerColumn(
        "agreement-people",
        tr_noop("Agreement with people"),
        tr_noop(
            "How often this worker gives the same label as another worker who is a person, on "
            "the items both labelled, with a 95% confidence interval. The dotted line is the "
            "chance level."
        ),
        partial(_agreement_with, WorkerKind.PERSON),
        partial(_agreement_with_files, WorkerKind.PERSON),
    ),
    WorkerColumn(
        "agreement-models",
        tr_noop("Agreement with models"),
        tr_noop(
            "How often this worker gives the same label as another worker who is a model, on "
            "the items both labelled, with a 95% confidence interval. The dotted line is the "
            "chance level."
        ),
        partial(_agreement_with, WorkerKind.MODEL),
        partial(_agreement_with_files, WorkerKind.MODEL),
    ),
    WorkerColumn(
        "accuracy",
        tr_noop("Accuracy"),
        tr_noop(
            "How often this worker’s label is the final label. The worker’s own vote "
            "counts towards it, so this is slightly too high."
        ),
        _accuracy,
        lambda source: {
            "accuracy": source.workers.accuracy,
            "accuracy_low": source.workers.accuracy_low,
            "accuracy_high": source.workers.accuracy_high,
        },
        Visibility.WIDE,
    ),
    WorkerColumn(
        "weight",
        tr_noop("Weight"),
        tr_noop(
            "Weight of this worker’s vote. 0 is a guesser; below 0, the worker is wrong "
            "more often than a guesser, and the vote counts against the class."
        ),
        _weight,
        _weight_files,
    ),
    WorkerColumn(
        "gold",
        tr_noop("Gold"),
        tr_noop("How many of this worker’s labels on gold items are right."),
        _gold,
        lambda source: {
            "gold_labels": source.workers.gold_labels,
            "gold_accuracy": safe_ratio(source.workers.gold_right, source.workers.gold_labels),
        },
    ),
    WorkerColumn(
        "paid",
        tr_noop("Paid"),
        tr_noop("What this worker’s labels cost: their number times the price per label."),
        _paid,
        _paid_files,
        Visibility.WIDE,
    ),
    WorkerColumn(
        "right-cost",
        tr_noop("Cost per right label"),
        tr_noop(
            "The price per label divided by the share of right labels on gold items, with a "
            "95% confidence interval."
        ),
        _right_cost,
        _right_cost_files,
        Visibility.WIDE,
    ),
    WorkerColumn(
        "score",
        tr_noop("Information score"),
        tr_noop(
            "How much the labels show about the final label, by Raykar and Yu’s score: 0 "
            "for labels without information, 1 for a worker who is never wrong. With few "
            "labels, it is above 0 by chance alone."
        ),
        _score,
        lambda source: {"spammer_score": source.workers.spammer_score},
        Visibility.ON_REQUEST,
    ),
    WorkerColumn(
        "bias",
        tr_noop("Label skew"),
        tr_noop(
            "Share of this worker’s labels that would have to change to match the class "
            "frequencies of the final labels on the same items. 0% means no skew, not "
            "that the labels are right."
        ),
        _label_skew,
        _no_files,
        Visibility.ON_REQUEST,
    ),
    WorkerColumn(
        "consistent",
        tr_noop("Self-consistency"),
        tr_noop(
            "Of the items this worker labelled more than once, how many got the same "
            "label each time."
        ),
        _consistent,
        _consistent_files,
        Visibility.ON_REQUEST,
    ),
    WorkerColumn(
        "seconds",
        tr_noop("Seconds"),
        tr_noop("Median seconds per label: half of the labels took less."),
        _seconds,
        _seconds_files,
        Visibility.ON_REQUEST,
    ),
    WorkerColumn(
        "sessions",
        tr_noop("Sessions"),
        tr_noop("Number of sessions; a pause of half an hour ends a session."),
        _sessions,
        _sessions_files,
        Visibility.ON_REQUEST,
    ),
    WorkerColumn(
        "flag",
        tr_noop("Flags"),
        tr_noop("Flags based on this worker’s labels. Choose the row to see the evidence."),
        lambda source: WorkerValues(lambda worker: source.workers.flags.of(worker)),
        _flag_files,
    ),
    WorkerColumn(
        "why",
        tr_noop("Why"),
        tr_noop("What each flag is based on."),
        _why,
        _no_files,
        Visibility.WIDE,
    ),
)
"""Every column, in the order of the table and of exported files."""


def get_worker_column(key: str) -> WorkerColumn:
    """Return the column with a key."""
    return next(column for column in WORKER_COLUMNS if column.key == key)
