"""Other rules tried on the same labels, one after another, beside all other work."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from operator import is_
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from crowdgui.core.compare.calibration import measure_calibration
from crowdgui.core.compare.comparison import RuleComparison, evaluate_rule, summarize_rule
from crowdgui.core.rules.registry import RULES
from crowdgui.jobs.runner import Runner
from crowdgui.text.compare import describe_comparison
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.compare.calibration import Calibration
    from crowdgui.core.compare.comparison import RuleResult
    from crowdgui.core.job import Job
    from crowdgui.core.prices import Prices
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision
    from crowdgui.core.study.cheapest import Way
    from crowdgui.ui.session.session import Session


@dataclass(frozen=True, eq=False)
class RuleFinding:
    """A rule just tried, with what takes long to compute.

    `comparison` holds it among those tried before, its differences counted; `sentence` sums all
    rules up, on `contested` items not all of them agree; `calibration` compares this rule's
    confidence with gold.
    """

    tried: RuleResult
    comparison: RuleComparison
    sentence: str
    contested: int
    calibration: Calibration


class ComparisonController(QObject):
    """What each rule makes of the labels in use; other labels begin again.

    The rule in use is the first, once its guarantee is there or other rules are asked for.

    What a rule made with other options than the present is forgotten, except for the rule in use.

    Signals: `changed` when there is another result, or another rule is running; `failed` with a
    sentence. `running` is the key of the rule at work, `waiting` holds those to come, `refused`
    why a rule could not run. `model` is the check of the worker model, once it has been made;
    `ways` holds by rule what audit and review are estimated to cost, where prices are known.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._job: Job | None = None
        self._outdated = False
        self.model: ModelCheck | None = None
        self.comparison: RuleComparison | None = None
        self.found: RuleFinding | None = None
        self.calibrations: dict[str, Calibration] = {}
        self.running = ""
        self.waiting: tuple[str, ...] = ()
        self.refused: dict[str, str] = {}
        self._made_with: dict[str, Any] = {}
        self.ways: dict[str, Way] = {}
        self._estimated: _Estimated | None = None
        self.runner, self.estimator = Runner(self), Runner(self)
        self.runner.succeeded.connect(self._on_found)
        self.runner.failed.connect(self._on_failed)
        self.runner.cancelled.connect(self._on_cancelled)
        self.estimator.succeeded.connect(self._on_estimated)
        session.outcome_changed.connect(self._on_outcome_changed)
        session.guarantee_changed.connect(self._on_guarantee_changed)
        session.choice_changed.connect(self._on_choice_changed)
        for changed in (session.excluded_changed, session.kinds_changed, session.gold_changed):
            changed.connect(self._on_data_changed)

    @property
    def busy(self) -> bool:
        return self.runner.busy

    def tried(self, key: str) -> RuleResult | None:
        return None if self.comparison is None else self.comparison.of(key)

    def has_default_options(self, key: str) -> bool:
        """Return whether a rule is tried with its default options."""
        return bool(self._options(key) == RULES[key].options())

    def run(self, keys: Iterable[str]) -> None:
        """Try rules that were neither tried nor refused yet, after those that wait already."""
        done = {self.running, *self.refused}
        new = (key for key in keys if key not in done and not self.tried(key))
        self.waiting = tuple(dict.fromkeys((*self.waiting, *new)))
        if not self.busy:
            self._next()

    def cancel(self) -> None:
        """Stop; what was found so far stays."""
        self.waiting = ()
        self.runner.cancel()

    def shut_down(self) -> bool:
        self.waiting = ()
        return self.runner.shut_down() & self.estimator.shut_down()

    def estimate(self) -> None:
        """Estimate what audit and review of each rule's labels cost, where prices are known."""
        state, job = self._session.state, self._job
        prices = state.prices
        if self.comparison is None or job is None or prices.audit is None or prices.review is None:
            self._estimated = None
            self.estimator.cancel()
            self._show_ways({})
            return
        asked = _Estimated(self.comparison.tried, state.guarantee, prices, state.decisions)
        if self._estimated is not None and self._estimated.same(asked):
            return
        self._estimated = asked
        task = partial(_estimate, asked, job.used.n_classes)
        self.estimator.start(tr("Estimating costs"), task)

    def _show_ways(self, ways: dict[str, Way]) -> None:
        if ways != self.ways:
            self.ways = ways
            self.changed.emit()

    @Slot(object)
    def _on_estimated(self, found: tuple[_Estimated, dict[str, Way]]) -> None:
        if found[0] is self._estimated:
            self._show_ways(found[1])

    def _next(self) -> None:
        self._outdated = False
        self.running, self.waiting = (self.waiting or ("",))[0], self.waiting[1:]
        if self.running and self._job is not None and self.comparison is not None:
            self._made_with[self.running] = self._options(self.running)
            try_it = partial(_find, self.comparison, self._task(self._job, self.running))
            self.runner.start(rule_name(self.running), try_it)
        self.changed.emit()

    def _task(self, job: Job, key: str) -> Callable[[ProgressCallback], RuleResult]:
        """Return the work on a rule; what the rule in use has found is there already."""
        outcome = self._session.question.outcome
        if outcome is not None and outcome.job.rule == key:
            return partial(_describe, outcome, self.model)
        return partial(_try, replace(job, rule=key, options=self._options(key)), self.model)

    def _options(self, key: str) -> Any:
        """Return the options a rule is to be tried with: those in use, or else the present ones."""
        outcome = self._session.question.outcome
        if outcome is not None and outcome.job.rule == key:
            return outcome.job.options
        return self._session.state.rule_options(key)

    @Slot(object)
    def _on_found(self, found: RuleFinding) -> None:
        if self.comparison is not None and not self._outdated:
            grown, counted = _grown(self.comparison, found.tried), found.comparison
            same = (grown.tried, grown.in_use) == (counted.tried, counted.in_use)
            self.comparison = counted if same else grown
            self.found, self.calibrations[found.tried.key] = found, found.calibration
            self.estimate()
        self._next()

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        if not self._outdated:
            self.refused[self.running] = sentence
            name = rule_name(self.running)
            self.failed.emit(tr("{rule} can’t run: {why}", rule=name, why=sentence))
        self._next()

    @Slot()
    def _on_cancelled(self) -> None:
        self._next()

    @Slot()
    def _on_outcome_changed(self) -> None:
        outcome = self._session.question.outcome
        same = outcome is not None and self._job is not None and outcome.job.same_data(self._job)
        if not same:
            self._forget()
        if outcome is not None:
            self._take(outcome)
        self.changed.emit()

    @Slot()
    def _on_data_changed(self) -> None:
        """Stop where all is about to be forgotten, so that the new labels are there sooner."""
        if self._session.question.inputs_changed:
            self.cancel()

    def _forget(self) -> None:
        """Begin again; a rule at work still finds something, but of the labels before."""
        self.cancel()
        self._outdated, self.running = self.busy, ""
        self._job = self.model = self.comparison = self.found = None
        self.calibrations, self.refused, self._made_with = {}, {}, {}
        self.ways, self._estimated = {}, None

    def _take(self, outcome: Outcome) -> None:
        """Add the rule in use to those compared, as the next to be shown."""
        self._job, rule = outcome.job, outcome.job.rule
        self._drop_outdated()
        before = self.comparison.tried if self.comparison else ()
        self.comparison = RuleComparison(before, rule, outcome.job.gold)
        self.refused.pop(rule, None)
        self._queue(rule)
        # New labels first, then their guarantee, which holds the check that a bound needs; nobody
        # waits for this unless they ask for other rules.
        if self.model is not None and not self.busy:
            self._next()

    @Slot()
    def _on_choice_changed(self) -> None:
        outcome = self._session.question.outcome
        if outcome is not None and self._drop_outdated():
            # What is said of all rules is said with the next one that is looked at.
            self._first(outcome.job.rule)
            self.changed.emit()

    def _drop_outdated(self) -> bool:
        """Forget what was made with other options, also by a rule at work; say if there was any."""
        old = {key for key, made in self._made_with.items() if made != self._options(key)}
        for key in old:
            del self._made_with[key]
            self.refused.pop(key, None)
            self.calibrations.pop(key, None)
        if old and self.comparison is not None:
            left = tuple(tried for tried in self.comparison.tried if tried.key not in old)
            self.comparison, self.found = replace(self.comparison, tried=left), None
        if self.running in old:
            self._outdated, self.waiting = True, (self.running, *self.waiting)
            self.runner.cancel()
        return bool(old)

    def _first(self, *keys: str) -> None:
        """Run rules next, even if they ran before."""
        self._queue(*keys)
        if not self.busy:
            self._next()

    def _queue(self, *keys: str) -> None:
        self.waiting = tuple(dict.fromkeys((*keys, *self.waiting)))

    @Slot()
    def _on_guarantee_changed(self) -> None:
        """Look at all rules again once the model fits: only then they have bounds."""
        guarantee, before = self._session.question.guarantee, self.model
        found = guarantee.model if guarantee is not None else None
        # While the guarantee is computed for another rule, the check of the labels holds.
        if found is None or found is before or self._job is None:
            return
        self.model = found
        if self.comparison is not None and found.unquestioned:
            keys = [tried.key for tried in self.comparison.tried]
            self._first(*keys, *filter(None, (self.running,)))
        elif self.waiting and not self.busy:
            self._next()
        self.changed.emit()


@dataclass(frozen=True, eq=False)
class _Estimated:
    """What costs were asked of."""

    tried: tuple[RuleResult, ...]
    options: GuaranteeOptions
    prices: Prices
    decisions: Mapping[int, Decision]

    def same(self, other: _Estimated) -> bool:
        alike = len(self.tried) == len(other.tried) and all(map(is_, self.tried, other.tried))
        mine, theirs = ((x.options, x.prices, x.decisions) for x in (self, other))
        return alike and mine == theirs


def _estimate(
    asked: _Estimated, n_classes: int, report: ProgressCallback
) -> tuple[_Estimated, dict[str, Way]]:
    from crowdgui.core.study.cheapest import review_ways

    rest = asked.options, asked.prices, asked.decisions
    return asked, review_ways(asked.tried, n_classes, *rest, report)


def _grown(before: RuleComparison, tried: RuleResult) -> RuleComparison:
    """Add a rule in the order of the table."""
    grown = before.plus(tried)
    return replace(grown, tried=tuple(sorted(grown.tried, key=_place)))


def _place(tried: RuleResult) -> int:
    return list(RULES).index(tried.key)


def _find(
    before: RuleComparison,
    try_it: Callable[[ProgressCallback], RuleResult],
    report: ProgressCallback,
) -> RuleFinding:
    tried = try_it(report)
    all_ = _grown(before, tried)
    # Counted here, so that the window finds them done.
    _ = all_.differences, tried.n_tied
    contested = int(np.count_nonzero(all_.contested))
    return RuleFinding(
        tried, all_, describe_comparison(all_), contested, measure_calibration(tried, before.gold)
    )


def _try(job: Job, model: ModelCheck | None, report: ProgressCallback) -> RuleResult:
    return evaluate_rule(job, report, model)


def _describe(outcome: Outcome, model: ModelCheck | None, report: ProgressCallback) -> RuleResult:
    return summarize_rule(outcome.job, outcome.aggregation, outcome.seconds, report, model)
