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
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.results import Outcome


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


@dataclass(frozen=True)
class ColumnContext:
    """What columns may need beside an outcome.

    `groups` is what is known of people and models apart, None before it is computed; `prices` are
    what labels cost.
    """

    groups: GroupReport | None = None
    prices: Prices = NO_PRICES


@dataclass(frozen=True)
class WorkerColumn:
    """A column of the table of workers.

    Attributes
    ----------
    key : str
        Its name in settings.
    name, tip : str
        Its title and what it is, in English.
    shown : Visibility
    values : function of an outcome
        Its values, None if these labels have nothing for it.
    files : function of an outcome and the workers' names
        Its columns in exported files.
    values_in_context, files_in_context : as the two above, or None
        The same for a column that needs more than an outcome.
    """

    key: str
    name: str
    tip: str
    values: Callable[[Outcome], WorkerValues | None]
    files: Callable[[Outcome, TextArray], Mapping[str, Any]]
    shown: Visibility = Visibility.ALWAYS
    values_in_context: Callable[[Outcome, ColumnContext], WorkerValues | None] | None = None
    files_in_context: Callable[[Outcome, ColumnContext], Mapping[str, Any]] | None = None

    def values_of(self, outcome: Outcome, context: ColumnContext) -> WorkerValues | None:
        """Return the values, None if there is nothing to show."""
        if self.values_in_context is None:
            return self.values(outcome)
        return self.values_in_context(outcome, context)

    def files_of(
        self, outcome: Outcome, context: ColumnContext, names: TextArray
    ) -> Mapping[str, Any]:
        """Return the columns in exported files."""
        if self.files_in_context is None:
            return self.files(outcome, names)
        return self.files_in_context(outcome, context)

    @property
    def title(self) -> str:
        return tr(self.name)

    @property
    def tooltip(self) -> str:
        return tr(self.tip) if self.tip else ""


def _nothing(outcome: Outcome) -> None:
    return None


def _no_files(outcome: Outcome, names: TextArray) -> dict[str, Any]:
    return {}


def _kind(outcome: Outcome) -> WorkerValues | None:
    kinds = outcome.job.kinds
    if kinds is None:
        return None
    return WorkerValues(lambda worker: kind_name(kinds.kind(worker)), sort_keys=kinds.is_model)


def _kind_files(outcome: Outcome, names: TextArray) -> dict[str, Any]:
    kinds = outcome.job.kinds
    return {} if kinds is None else {"kind": [kinds.kind(code) for code in range(len(names))]}


def _family(outcome: Outcome) -> WorkerValues | None:
    kinds = outcome.job.kinds
    if kinds is None:
        return None
    return WorkerValues(
        lambda worker: kinds.model(worker).family or None,
        missing=tr("This worker is a person, or a model whose family isn’t known."),
        sort_keys=text_array(kinds.model(code).family for code in range(kinds.n_workers)),
    )


def _family_files(outcome: Outcome, names: TextArray) -> dict[str, Any]:
    kinds = outcome.job.kinds
    if kinds is None:
        return {}
    models = [kinds.model(code) for code in range(len(names))]
    return {"family": [m.family for m in models], "version": [m.version for m in models]}


def _agreement(outcome: Outcome) -> WorkerValues:
    report = outcome.workers

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


def _agreement_with(
    kind: WorkerKind, outcome: Outcome, context: ColumnContext
) -> WorkerValues | None:
    """Return how often each worker agrees with the people, or with the models."""
    groups = context.groups
    if outcome.job.kinds is None:
        return None
    found, size = (None if groups is None else _with(kind, groups)), outcome.workers.labels.size

    def share(worker: int) -> Share | None:
        if found is None or not found.items[worker]:
            return None
        low, high = float(found.low[worker]), float(found.high[worker])
        return Share(float(found.share[worker]), low, high)

    return WorkerValues(
        share,
        lambda share: format_percent(share.estimate, 0),
        _not_compared(kind, outcome, groups),
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


def _agreement_with_files(
    kind: WorkerKind, outcome: Outcome, context: ColumnContext
) -> dict[str, Any]:
    if context.groups is None:
        return {}
    found = _with(kind, context.groups)
    name = f"agreement_{'models' if kind is WorkerKind.MODEL else 'people'}"
    return {name: found.share, f"{name}_low": found.low, f"{name}_high": found.high}


def _accuracy(outcome: Outcome) -> WorkerValues:
    return WorkerValues(
        outcome.workers.accuracy, lambda share: format_percent(share, 0), _no_vote(outcome)
    )


def _weight(outcome: Outcome) -> WorkerValues | None:
    weights, excluded = outcome.workers.weights, outcome.job.excluded
    if weights is None:
        return None
    return WorkerValues(
        weights if excluded is None else np.where(excluded, np.nan, weights),
        lambda weight: format_number(weight, 2),
        _no_vote(outcome),
    )


def _weight_files(outcome: Outcome, names: TextArray) -> dict[str, Any]:
    weights = outcome.workers.weights
    return {"weight": np.full(len(names), np.nan) if weights is None else weights}


def _no_vote(outcome: Outcome) -> Callable[[int], str]:
    excluded = outcome.job.excluded

    def reason(worker: int) -> str:
        if excluded is not None and excluded[worker]:
            return tr("This worker is excluded, so the rule doesn’t use their labels.")
        return tr("This worker gave no label.")

    return reason


def _gold(outcome: Outcome) -> WorkerValues | None:
    report = outcome.workers
    if not report.gold_labels.any():
        return None
    missing = tr("This worker labelled no gold item.")
    return _parts(report.gold_right, report.gold_labels, missing)


def _score(outcome: Outcome) -> WorkerValues:
    return WorkerValues(
        outcome.workers.spammer_score,
        lambda score: format_number(score, 2),
        tr("Not defined: all items of this worker have the same final label, or none."),
    )


def _label_skew(outcome: Outcome) -> WorkerValues:
    return WorkerValues(
        outcome.workers.bias,
        lambda share: format_percent(share, 0),
        tr("This worker gave no label to an item with a final label."),
    )


def _consistent(outcome: Outcome) -> WorkerValues | None:
    # As the import counted them: to count the labels here would hold up the window.
    again = outcome.job.labels.metadata
    if again.repeated is None or again.consistent is None or not again.repeated.any():
        return None
    missing = tr("This worker labelled no item more than once.")
    return _parts(again.consistent, again.repeated, missing)


def _consistent_files(outcome: Outcome, names: TextArray) -> dict[str, Any]:
    again = self_consistency(outcome.job.labels)
    if again is None:
        return {}
    return {"repeated_items": again.repeated, "consistent_items": again.consistent}


def _seconds(outcome: Outcome) -> WorkerValues | None:
    speed = outcome.workers.speed
    if speed is None or not speed.timed.any():
        return None
    return WorkerValues(
        speed.median_seconds,
        lambda seconds: format_number(seconds, 1),
        tr("How long this worker’s labels took is not known."),
    )


def _seconds_files(outcome: Outcome, names: TextArray) -> dict[str, Any]:
    speed = outcome.workers.speed
    return {} if speed is None else {"median_seconds": speed.median_seconds}


def _sessions(outcome: Outcome) -> WorkerValues | None:
    speed = outcome.workers.speed
    if speed is None or not speed.sessions.any():
        return None
    return WorkerValues(speed.sessions, format_number)


def _sessions_files(outcome: Outcome, names: TextArray) -> dict[str, Any]:
    speed = outcome.workers.speed
    return {"sessions": speed.sessions} if speed is not None and speed.sessions.any() else {}


def _why(outcome: Outcome) -> WorkerValues:
    labels = outcome.job.labels
    classes = [str(name) for name in labels.classes]
    report = outcome.workers

    def why(worker: int) -> str:
        reasons = describe_flags(report, worker, classes, labels.worker_ids)
        return join_sentences((reasons, describe_peers(report, worker))) if reasons else ""

    return WorkerValues(why)


def _flag_files(outcome: Outcome, names: TextArray) -> dict[str, Any]:
    report, classes = outcome.workers, list(outcome.job.labels.classes)
    flags = [report.flags.of(worker) for worker in range(len(names))]
    flagged = [worker for worker, own in enumerate(flags) if own]
    reasons = [""] * len(names)
    said = describe_workers(report, flagged, classes, names)
    for worker, why in zip(flagged, said, strict=True):
        reasons[worker] = why
    return {"flag": [", ".join(own) for own in flags], "reason": reasons}


def _own_prices(outcome: Outcome, context: ColumnContext) -> FloatArray | None:
    """Return the price of a label of each worker; None where no label has a price."""
    if not context.prices.any_of_labels:
        return None
    return context.prices.per_label(outcome.job.labels.n_workers, outcome.job.kinds)


def _paid(outcome: Outcome, context: ColumnContext) -> WorkerValues | None:
    own = _own_prices(outcome, context)
    if own is None:
        return None
    return WorkerValues(
        own * outcome.workers.labels,
        lambda paid: format_money(paid, context.prices.currency),
        tr("This worker’s labels have no price."),
    )


def _paid_files(outcome: Outcome, context: ColumnContext) -> dict[str, Any]:
    own = _own_prices(outcome, context)
    return {} if own is None else {"price": own, "paid": own * outcome.workers.labels}


def _right_cost(outcome: Outcome, context: ColumnContext) -> WorkerValues | None:
    own = _own_prices(outcome, context)
    if own is None:
        return None
    value, low, high = right_label_costs(outcome.workers, own)

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
        lambda cost: format_money_range(cost, context.prices.currency),
        missing,
        value,
    )


def _right_cost_files(outcome: Outcome, context: ColumnContext) -> dict[str, Any]:
    own = _own_prices(outcome, context)
    if own is None:
        return {}
    names = ("cost_per_right_label", "cost_per_right_label_low", "cost_per_right_label_high")
    ends = (np.where(np.isinf(end), np.nan, end) for end in right_label_costs(outcome.workers, own))
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
        lambda outcome: WorkerValues(outcome.job.labels.worker_ids),
        lambda outcome, names: {"worker": names},
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
        lambda outcome: WorkerValues(outcome.workers.labels, format_number),
        lambda outcome, names: {"labels": outcome.workers.labels},
    ),
    WorkerColumn(
        "agreement",
        tr_noop("Agreement"),
        tr_noop(
            "How often this worker gives the label that the others’ vote gives, with a "
            "95% confidence interval. The dotted line is the chance level."
        ),
        _agreement,
        lambda outcome, names: {
            "agreement": outcome.workers.agreement,
            "agreement_low": outcome.workers.agreement_low,
            "agreement_high": outcome.workers.agreement_high,
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
        _nothing,
        _no_files,
        values_in_context=partial(_agreement_with, WorkerKind.PERSON),
        files_in_context=partial(_agreement_with_files, WorkerKind.PERSON),
    ),
    WorkerColumn(
        "agreement-models",
        tr_noop("Agreement with models"),
        tr_noop(
            "How often this worker gives the same label as another worker who is a model, on "
            "the items both labelled, with a 95% confidence interval. The dotted line is the "
            "chance level."
        ),
        _nothing,
        _no_files,
        values_in_context=partial(_agreement_with, WorkerKind.MODEL),
        files_in_context=partial(_agreement_with_files, WorkerKind.MODEL),
    ),
    WorkerColumn(
        "accuracy",
        tr_noop("Accuracy"),
        tr_noop(
            "How often this worker’s label is the final label. The worker’s own vote "
            "counts towards it, so this is slightly too high."
        ),
        _accuracy,
        lambda outcome, names: {
            "accuracy": outcome.workers.accuracy,
            "accuracy_low": outcome.workers.accuracy_low,
            "accuracy_high": outcome.workers.accuracy_high,
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
        lambda outcome, names: {
            "gold_labels": outcome.workers.gold_labels,
            "gold_accuracy": safe_ratio(outcome.workers.gold_right, outcome.workers.gold_labels),
        },
    ),
    WorkerColumn(
        "paid",
        tr_noop("Paid"),
        tr_noop("What this worker’s labels cost: their number times the price per label."),
        _nothing,
        _no_files,
        Visibility.WIDE,
        _paid,
        _paid_files,
    ),
    WorkerColumn(
        "right-cost",
        tr_noop("Cost per right label"),
        tr_noop(
            "The price per label divided by the share of right labels on gold items, with a "
            "95% confidence interval."
        ),
        _nothing,
        _no_files,
        Visibility.WIDE,
        _right_cost,
        _right_cost_files,
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
        lambda outcome, names: {"spammer_score": outcome.workers.spammer_score},
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
        lambda outcome: WorkerValues(lambda worker: outcome.workers.flags.of(worker)),
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


def find_worker_column(key: str) -> WorkerColumn:
    """Return the column with a key."""
    return next(column for column in WORKER_COLUMNS if column.key == key)
