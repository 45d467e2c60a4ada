"""The table of rules: what each makes of the labels, beside the rule in use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import Signal

from crowdgui.core.labels import count_known, text_array
from crowdgui.core.rules.registry import RULES, TRIED_AT_FIRST, applicable
from crowdgui.text.guarantees.prices import format_money_range
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import (
    format_duration,
    format_number,
    format_percent,
    format_percent_up,
    sentence,
    tr,
)
from crowdgui.text.wording import write
from crowdgui.ui.models.columns import CellKind, IntervalCell, TableColumn
from crowdgui.ui.widgets.layout import Surface, column
from crowdgui.ui.widgets.table_view import ColumnPicker, TableView

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QFocusEvent, QResizeEvent

    from crowdgui.core.compare.comparison import RuleComparison, RuleResult
    from crowdgui.core.errors import Reason
    from crowdgui.core.study.cheapest import Way
    from crowdgui.ui.controllers.comparison_controller import ComparisonController
    from crowdgui.ui.session.session import Session


HIDDEN = frozenset({"expected", "steps"})
"""Columns that are shown only when asked for."""


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
            return tr("waiting")
        return tr("can’t run") if key in self.refused else tr("not run")


@dataclass(frozen=True)
class ReviewCosts:
    """What audit and review of each rule's labels are estimated to cost, for a target."""

    ways: Mapping[str, Way]
    target: float
    currency: str


def compare_columns(
    rows: RuleRows, *, gold: bool, bound: bool, costs: ReviewCosts | None = None
) -> list[TableColumn]:
    """Return the columns; those of gold, of the bound and of costs only where there are such."""
    of_gold = (_wrong(rows), _interval(rows)) if gold else ()
    of_bound = (_bound(rows),) if bound else ()
    tried = () if rows.comparison is None else rows.comparison.scored
    ordered = any(one.gold is not None and one.gold.off is not None for one in tried)
    of_order = (_far(rows), _distance(rows)) if gold and ordered else ()
    return [
        _plotted(rows),
        _name(rows),
        _differ(rows),
        *of_gold,
        *of_order,
        _agreement(rows),
        _expected(rows),
        *of_bound,
        _steps(rows),
        _ties(rows),
        _time(rows),
        *(() if costs is None else (_review_cost(rows, costs),)),
    ]


def _each(rows: RuleRows, value: Callable[[RuleResult], float | None]) -> np.ndarray:
    """Return one number a rule, NaN where there is none."""
    found = (rows.tried(row) for row in range(len(rows.keys)))
    values = [None if tried is None else value(tried) for tried in found]
    return np.array([np.nan if one is None else one for one in values], dtype=float)


def _missing(
    rows: RuleRows, reason: Callable[[RuleResult], str | Reason | None]
) -> Callable[[int], str]:
    def missing(row: int) -> str:
        tried = rows.tried(row)
        if tried is None:
            return rows.refused.get(rows.keys[row], tr("This rule has not run."))
        why = reason(tried)
        words = write(why) if why is not None else ""
        return sentence(words) if words and not words.endswith((".", "。")) else words

    return missing


def _plotted(rows: RuleRows) -> TableColumn:
    return TableColumn(
        "plot",
        tr("Study"),
        CellKind.CHECK,
        lambda row: rows.keys[row] in rows.plotted,
        lambda plotted: tr("yes") if plotted else tr("no"),
        tooltip=tr("Whether the study of fewer labels below includes this rule."),
    )


def _name(rows: RuleRows) -> TableColumn:
    names = text_array(rule_name(key) for key in rows.keys)
    tip = tr("An aggregation rule turns the labels of an item into its final label.")
    return TableColumn("rule", tr("Rule"), CellKind.ID, names, tooltip=tip)


def _differ(rows: RuleRows) -> TableColumn:
    """Return the distance from the rule in use, or why there is none."""
    made = rows.comparison
    used = made.of(made.in_use) if made is not None else None
    counts = _each(rows, lambda t: _differing(t, used))

    def value(row: int) -> Any:
        if made is not None and rows.keys[row] == made.in_use:
            return tr("in use")
        count = counts[row]
        return rows.state(row) if np.isnan(count) else format_number(int(count))

    return TableColumn(
        "differ",
        tr("Labels that differ"),
        CellKind.NUMBER,
        value,
        tooltip=tr("How many items this rule labels differently from the rule in use."),
        sort_keys=counts,
    )


def _differing(tried: RuleResult, used: RuleResult | None) -> float | None:
    if used is None:
        return None
    # Counted already where the rule was tried.
    return float(tried.n_apart(used))


def _wrong(rows: RuleRows) -> TableColumn:
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

    return TableColumn(
        "wrong",
        tr("Wrong on gold"),
        CellKind.NUMBER,
        words,
        tooltip=tr("How many gold items have a wrong final label."),
        sort_keys=wrong,
        missing=_missing(rows, lambda t: t.gold_reason),
    )


def _interval(rows: RuleRows) -> TableColumn:
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

    return TableColumn(
        "error",
        tr("with 95% interval"),
        CellKind.INTERVAL,
        cell,
        lambda cell: format_percent(cell.estimate),
        tr(
            "Error rate on gold, with its 95% confidence interval. The line ends at {most}.",
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
    reason: Callable[[RuleResult], str | Reason | None] = lambda _: None,
) -> TableColumn:
    """Return a column of one number a rule, with the reason where a rule that has run has none."""
    missing = _missing(rows, reason)
    return TableColumn(
        key, title, CellKind.NUMBER, _each(rows, value), text, tooltip, missing=missing
    )


def _far(rows: RuleRows) -> TableColumn:
    return _number(
        rows,
        "far",
        tr("Off by 2 or more"),
        lambda t: None if t.gold is None or t.gold.off is None else t.gold.off.far_share,
        format_percent,
        tr("Share of the gold items whose final label is two classes or more from the gold label."),
        lambda t: t.gold_reason,
    )


def _distance(rows: RuleRows) -> TableColumn:
    return _number(
        rows,
        "distance",
        tr("Mean abs. error"),
        lambda t: None if t.gold is None or t.gold.off is None else t.gold.off.mean,
        lambda value: format_number(value, 2),
        tr("How many classes a final label is from the gold label, on average over gold items."),
        lambda t: t.gold_reason,
    )


def _agreement(rows: RuleRows) -> TableColumn:
    return _number(
        rows,
        "agreement",
        tr("Agreement"),
        lambda t: t.agreement,
        format_percent,
        tr(
            "How often a worker’s label is the one this rule gives without that worker. "
            "It shows how well the rule fits the workers’ labels, not how often the "
            "workers are right."
        ),
        lambda _: tr("there is no label to compare others with"),
    )


def _expected(rows: RuleRows) -> TableColumn:
    return _number(
        rows,
        "expected",
        tr("Expected error"),
        lambda t: t.model_claim,
        format_percent,
        tr(
            "The error rate that the rule’s own model predicts. It is right only if the "
            "rule’s model of workers is."
        ),
        lambda t: t.claim_reason,
    )


def _bound(rows: RuleRows) -> TableColumn:
    return _number(
        rows,
        "bound",
        tr("Bound"),
        lambda t: t.bound,
        format_percent_up,
        tr(
            "Item-by-item bound on the error rate, with estimated accuracies: an "
            "estimate, not a guarantee. Shown because the worker model fits these labels."
        ),
        lambda t: t.bound_reason,
    )


def _review_cost(rows: RuleRows, costs: ReviewCosts) -> TableColumn:
    found = [costs.ways.get(key) for key in rows.keys]
    ranges = [None if way is None else way.cost for way in found]
    target = format_percent(costs.target)

    def missing(row: int) -> str:
        if rows.tried(row) is None:
            return rows.refused.get(rows.keys[row], tr("This rule has not run."))
        return tr("This rule gives no probability to estimate from.")

    return TableColumn(
        "cost",
        tr("Review cost"),
        CellKind.NUMBER,
        lambda row: ranges[row],
        lambda cost: format_money_range(cost, costs.currency),
        tr(
            "Estimated cost of the audit and review after which at most {target} of this rule’s "
            "labels are wrong. It rests on the rule’s probabilities; the range holds in about 8 "
            "of 10 cases. Where ranges overlap, another rule may cost less. Only the audit gives "
            "a guarantee.",
            target=target,
        ),
        np.array([np.nan if cost is None else cost.value for cost in ranges]),
        missing,
    )


def _steps(rows: RuleRows) -> TableColumn:
    tip = tr("Number of iterations after the first vote.")
    return _number(rows, "steps", tr("Iterations"), lambda t: t.iterations, format_number, tip)


def _ties(rows: RuleRows) -> TableColumn:
    tip = tr("Items where the final label won only because its class comes first.")
    return _number(rows, "ties", tr("Ties"), lambda t: t.n_tied, format_number, tip)


def _time(rows: RuleRows) -> TableColumn:
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


MOST_PLOTTED = 6
"""Curves that can be distinguished at a glance."""


class CompareTable(Surface):
    """A row for each rule, run or not; ticks say which the study tries.

    Signals: `chosen` when another row is selected; `plotted_changed`; `announced` with a sentence.
    """

    chosen = Signal()
    plotted_changed = Signal()
    announced = Signal(str)

    def __init__(self, session: Session, comparison_controller: ComparisonController) -> None:
        super().__init__("canvas")
        self._session, self._comparison_controller = session, comparison_controller
        self._keys: tuple[str, ...] = ()
        self._unticked: set[str] = set()
        self._ticked: set[str] = set(TRIED_AT_FIRST)
        self.view = TableView("rule-table", tr("Rules"))
        self.columns = ColumnPicker(self.view, hidden=HIDDEN)
        column(self.view, parent=self)
        self.view.row_chosen.connect(lambda _: self.chosen.emit())
        self.view.ticked.connect(self._on_ticked)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; with a proxy Tab would pass over what stands before the table."""
        self.view.setFocus(event.reason())

    def refresh(self) -> None:
        """Show the rules as far as they have run; the selected row stays selected."""
        outcome, comparison_controller = self._session.question.outcome, self._comparison_controller
        if outcome is None:
            return
        used, before = outcome.job.rule, self.selected_key()
        self._keys = tuple(
            key
            for key in applicable(RULES, outcome.job.used)
            if not RULES[key].needs_worker_input or key == used
        )
        rows = rows_of(
            self._keys,
            comparison_controller.comparison,
            set(self.plotted()),
            (comparison_controller.running, comparison_controller.waiting),
            comparison_controller.refused,
        )
        model, asked = comparison_controller.model, self._session.state.guarantee
        columns = compare_columns(
            rows,
            gold=count_known(outcome.job.gold) > 0,
            bound=model is not None and model.unquestioned,
            costs=ReviewCosts(
                comparison_controller.ways, asked.epsilon, self._session.state.prices.currency
            )
            if comparison_controller.ways
            else None,
        )
        not_run = np.array([rows.tried(place) is None for place in range(len(self._keys))])
        self.view.show_columns(columns, len(self._keys), dimmed=not_run)
        self._stretch()
        self.view.choose(self._keys.index(before if before in self._keys else used))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the rules from the first on; the first look chose one before there was room."""
        super().resizeEvent(event)
        if event.size().height() > event.oldSize().height():
            self.view.scrollToTop()
            self.view.scrollTo(self.view.currentIndex())

    def _stretch(self) -> None:
        """Stretch the column of intervals, or that of names where there is no gold."""
        keys = [column.key for column in self.view.table.columns]
        self.view.stretch("error" if "error" in keys else "rule")

    @property
    def keys(self) -> tuple[str, ...]:
        return self._keys

    def selected_key(self) -> str:
        """Return the rule of the selected row; nothing before there are rows."""
        return self._keys[self.view.chosen] if 0 <= self.view.chosen < len(self._keys) else ""

    def plotted(self) -> tuple[str, ...]:
        """Return the rules the study is to try, the one in use among them unless unticked."""
        outcome = self._session.question.outcome
        used = {outcome.job.rule} if outcome is not None else set()
        wanted = (self._ticked | used) - self._unticked
        return tuple(key for key in self._keys or RULES if key in wanted)

    def _on_ticked(self, place: int) -> None:
        key, plotted = self._keys[place], self.plotted()
        if key in plotted:
            self._ticked.discard(key)
            self._unticked.add(key)
        elif len(plotted) < MOST_PLOTTED:
            self._unticked.discard(key)
            self._ticked.add(key)
        else:
            self.announced.emit(
                tr("More than six curves can’t be distinguished. Untick one first.")
            )
            return
        self.refresh()
        self.plotted_changed.emit()
