"""The columns of the table of rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.labels import text_array
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.translation import (
    format_duration,
    format_number,
    format_percent,
    format_percent_up,
    tr,
)
from crowdgui.ui.models.columns import Column, IntervalCell, Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from crowdgui.core.compare.comparison import RuleComparison
    from crowdgui.core.compare.rule_result import RuleResult

HIDDEN = frozenset({"expected", "steps"})
"""Columns that stand there only when asked for."""

_WIDER = 1.15
"""The intervals' scale ends this much beyond the highest of them."""


@dataclass(frozen=True)
class RuleRows:
    """The rules of the table by row, with what there is to say of those without a result."""

    keys: tuple[str, ...]
    comparison: RuleComparison | None
    plotted: frozenset[str]
    running: str
    waiting: tuple[str, ...]
    refused: dict[str, str]

    def tried(self, row: int) -> RuleResult | None:
        return None if self.comparison is None else self.comparison.of(self.keys[row])

    def state(self, row: int) -> str:
        """Describe why a rule has no result."""
        key = self.keys[row]
        if key == self.running:
            return tr("running")
        if key in self.waiting:
            return tr("waits")
        return tr("refused") if key in self.refused else tr("not run")


def compare_columns(rows: RuleRows, *, gold: bool, bound: bool) -> list[Column]:
    """Return the columns; those of gold and of the bound only where there is such."""
    of_gold = (_wrong(rows), _interval(rows)) if gold else ()
    of_bound = (_bound(rows),) if bound else ()
    return [
        _plotted(rows),
        _name(rows),
        _differ(rows),
        *of_gold,
        _agreement(rows),
        _expected(rows),
        *of_bound,
        _steps(rows),
        _ties(rows),
        _time(rows),
    ]


def _each(rows: RuleRows, value: Callable[[RuleResult], float | None]) -> np.ndarray:
    """Return one number a rule, NaN where there is none."""
    found = (rows.tried(row) for row in range(len(rows.keys)))
    values = [None if tried is None else value(tried) for tried in found]
    return np.array([np.nan if one is None else one for one in values], dtype=float)


def _missing(rows: RuleRows, reason: Callable[[RuleResult], str]) -> Callable[[int], str]:
    def words(row: int) -> str:
        tried = rows.tried(row)
        if tried is None:
            return rows.refused.get(rows.keys[row], tr("This rule has not run."))
        said = reason(tried)
        return said[:1].upper() + said[1:] + "." if said else ""

    return words


def _plotted(rows: RuleRows) -> Column:
    return Column(
        "plot",
        tr("Study"),
        Kind.CHECK,
        lambda row: rows.keys[row] in rows.plotted,
        lambda plotted: tr("yes") if plotted else tr("no"),
        tooltip=tr("Whether the study of fewer labels below tries this rule too."),
    )


def _name(rows: RuleRows) -> Column:
    names = text_array(get_rule(key).name for key in rows.keys)
    tip = tr("A way to make one final label of what the workers say of an item.")
    return Column("rule", tr("Rule"), Kind.ID, names, tooltip=tip)


def _differ(rows: RuleRows) -> Column:
    """Return the distance from the rule in use, or why there is none."""
    made = rows.comparison
    used = made.of(made.in_use) if made is not None else None
    counts = _each(rows, lambda t: _differing(t, used))

    def value(row: int) -> Any:
        if made is not None and rows.keys[row] == made.in_use:
            return tr("in use")
        count = counts[row]
        return rows.state(row) if np.isnan(count) else format_number(int(count))

    return Column(
        "differ",
        tr("Labels that differ"),
        Kind.NUMBER,
        value,
        tooltip=tr("How many items this rule labels otherwise than the rule in use."),
        sort_keys=counts,
    )


def _differing(tried: RuleResult, used: RuleResult | None) -> float | None:
    if used is None:
        return None
    return float(np.count_nonzero(tried.labels != used.labels))


def _wrong(rows: RuleRows) -> Column:
    wrong = _each(rows, lambda t: None if t.gold is None else t.gold.wrong)
    known = _each(rows, lambda t: None if t.gold is None else t.gold.known)

    def words(row: int) -> str | None:
        if np.isnan(wrong[row]):
            return None
        return tr(
            "{wrong} of {known}",
            wrong=format_number(int(wrong[row])),
            known=format_number(int(known[row])),
        )

    return Column(
        "wrong",
        tr("Wrong on gold"),
        Kind.NUMBER,
        words,
        tooltip=tr("On how many gold items the final label is not the true one."),
        sort_keys=wrong,
        missing=_missing(rows, lambda t: t.gold_reason),
    )


def _interval(rows: RuleRows) -> Column:
    errors = _each(rows, lambda t: None if t.gold is None else t.gold.error)
    highs = _each(rows, lambda t: None if t.gold is None else t.gold.high)
    there = highs[~np.isnan(highs)]
    most = min(1.0, float(there.max()) * _WIDER) if there.size else 1.0

    def cell(row: int) -> IntervalCell | None:
        tried = rows.tried(row)
        if tried is None or tried.gold is None:
            return None
        gold = tried.gold
        quiet = rows.comparison is None or rows.keys[row] != rows.comparison.in_use
        return IntervalCell(gold.error, gold.low, gold.high, most=most or 1.0, quiet=quiet)

    return Column(
        "error",
        tr("with 95 % interval"),
        Kind.INTERVAL,
        cell,
        lambda cell: format_percent(cell.estimate),
        tr(
            "The share of wrong labels on gold, with the range that is likely at 95 %. The line "
            "ends at {most}.",
            most=format_percent(most, 0),
        ),
        sort_keys=errors,
        missing=_missing(rows, lambda t: t.gold_reason),
    )


def _number(
    rows: RuleRows,
    key: str,
    title: str,
    value: Callable[[RuleResult], float | None],
    text: Callable[[float], str],
    tooltip: str,
    reason: Callable[[RuleResult], str] = lambda _: "",
) -> Column:
    """Return a column of one number a rule, with the reason where a rule that has run has none."""
    missing = _missing(rows, reason)
    return Column(key, title, Kind.NUMBER, _each(rows, value), text, tooltip, missing=missing)


def _agreement(rows: RuleRows) -> Column:
    return _number(
        rows,
        "agreement",
        tr("Agreement"),
        lambda t: t.agreement,
        format_percent,
        tr(
            "How often a worker’s label is the one that the others elect by this rule without "
            "that worker. It tells how well the rule sums the workers up, not how right they are."
        ),
        lambda _: tr("there is no label that others can be held against"),
    )


def _expected(rows: RuleRows) -> Column:
    return _number(
        rows,
        "expected",
        tr("Own estimate"),
        lambda t: t.expected_error,
        format_percent,
        tr(
            "The share of wrong labels that the rule itself expects. It is right only if the "
            "rule’s idea of workers is."
        ),
        lambda t: t.expected_reason,
    )


def _bound(rows: RuleRows) -> Column:
    return _number(
        rows,
        "bound",
        tr("Bound"),
        lambda t: t.bound,
        format_percent_up,
        tr(
            "The item by item bound on the share of wrong labels, with estimated accuracies: an "
            "indication, not a guarantee. It is shown because the worker model fits these labels."
        ),
        lambda t: t.bound_reason,
    )


def _steps(rows: RuleRows) -> Column:
    tip = tr("How often the rule went over the labels after the first vote.")
    return _number(rows, "steps", tr("Steps"), lambda t: t.iterations, format_number, tip)


def _ties(rows: RuleRows) -> Column:
    tip = tr("Items on which the final label only won by the order of the classes.")
    return _number(rows, "ties", tr("Ties"), lambda t: t.n_tied, format_number, tip)


def _time(rows: RuleRows) -> Column:
    tip = tr("How long the rule alone took on this computer.")
    return _number(rows, "time", tr("Run time"), lambda t: t.seconds, format_duration, tip)


def rows_of(
    keys: Sequence[str],
    comparison: RuleComparison | None,
    plotted: set[str],
    at_work: tuple[str, tuple[str, ...]],
    refused: dict[str, str],
) -> RuleRows:
    """Freeze what the table shows; `at_work` is the rule that runs and those that wait."""
    return RuleRows(tuple(keys), comparison, frozenset(plotted), *at_work, dict(refused))
