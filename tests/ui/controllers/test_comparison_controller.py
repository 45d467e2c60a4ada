"""Other rules on the same labels: in turn, once, and never of labels that no longer count."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING, NoReturn

import numpy as np
import pytest

import crowdgui.ui.controllers.comparison_controller as module
from crowdgui.analysis import compute_guarantee
from crowdgui.core.compare.comparison import RuleComparison
from crowdgui.core.errors import InputError
from crowdgui.core.progress import Progress
from crowdgui.text.compare import describe_comparison
from crowdgui.text.rules import rule_name
from crowdgui.ui.controllers.comparison_controller import ComparisonController
from crowdgui.ui.session.open_question import FullGuarantee
from tests.ui.open_session import open_in, opened, run_in, small_crowd

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.core.bounds.model_check import ModelCheck
    from crowdgui.core.compare.comparison import RuleResult
    from crowdgui.core.job import Job
    from crowdgui.ui.session.session import Session


@pytest.fixture
def session(qapp: QApplication) -> Session:
    return opened(*small_crowd())


@pytest.fixture
def comparing(session: Session) -> Iterator[ComparisonController]:
    made = ComparisonController(session)
    session.outcome_changed.emit()
    yield made
    assert made.shut_down()


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Hold rules that are tried until the gate is opened; they can be cancelled meanwhile."""
    gate, begun = threading.Event(), []

    def slow(job: Job, report: Callable[[Progress], None], model: ModelCheck | None) -> RuleResult:
        begun.append(job.rule)
        while not gate.wait(0.005):
            report(Progress("Voting"))
        return real(job, report, model)

    real = module.evaluate_rule
    monkeypatch.setattr(module, "evaluate_rule", slow)
    return SimpleNamespace(gate=gate, begun=begun)


def wait_until_idle(comparing: ComparisonController, qtbot: QtBot) -> None:
    # There is no guarantee here that the rule in use could wait for.
    comparing.run([])
    qtbot.waitUntil(lambda: not comparing.busy and not comparing.waiting, timeout=10_000)


def keys(comparing: ComparisonController) -> list[str]:
    return [tried.key for tried in comparing.comparison.tried]


def test_the_rule_in_use_is_described_and_not_run_again(
    comparing: ComparisonController, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "evaluate_rule", lambda *_: pytest.fail("was run again"))
    wait_until_idle(comparing, qtbot)
    assert keys(comparing) == ["iwmv"]
    tried = comparing.tried("iwmv")
    assert np.array_equal(tried.labels, session.question.outcome.aggregation.labels)
    assert tried.seconds == session.question.outcome.seconds


def test_the_rule_in_use_waits_for_its_guarantee(session: Session, qtbot: QtBot) -> None:
    """Beside the guarantee it would take its processor, and be done again once that is there."""
    comparing = ComparisonController(session)
    session.outcome_changed.emit()
    assert comparing.waiting == ("iwmv",)
    assert not comparing.busy
    outcome, options = session.question.outcome, session.state.guarantee
    found = compute_guarantee(outcome, options)
    session.accept_guarantee(FullGuarantee(outcome, options, session.state.decisions, found))
    qtbot.waitUntil(lambda: not comparing.busy and not comparing.waiting, timeout=10_000)
    assert keys(comparing) == ["iwmv"]
    assert comparing.model is found.model
    assert comparing.shut_down()


def test_rules_run_in_turn_and_stand_in_the_order_of_the_table(
    comparing: ComparisonController, qtbot: QtBot, held: SimpleNamespace
) -> None:
    wait_until_idle(comparing, qtbot)
    comparing.run(["em", "mv"])
    assert comparing.running == "em"
    assert comparing.waiting == ("mv",)
    comparing.run(["mv", "oswmv"])
    assert comparing.waiting == ("mv", "oswmv")
    held.gate.set()
    wait_until_idle(comparing, qtbot)
    assert held.begun == ["em", "mv", "oswmv"]
    assert keys(comparing) == ["iwmv", "mv", "oswmv", "em"]
    comparing.run(["em", "mv", "iwmv"])
    assert not comparing.busy
    assert held.begun == ["em", "mv", "oswmv"]


def test_what_is_said_of_all_rules_is_what_the_comparison_says(
    comparing: ComparisonController, session: Session, qtbot: QtBot
) -> None:
    comparing.run(["mv", "em", "em-pooled"])
    wait_until_idle(comparing, qtbot)
    made = comparing.comparison
    again = RuleComparison(made.tried, "iwmv", session.question.outcome.job.gold)
    assert comparing.found.sentence == describe_comparison(again)
    assert comparing.found.contested == again.contested.sum()
    assert set(comparing.calibrations) == {"iwmv", "mv", "em", "em-pooled"}


def test_differences_are_counted_before_the_window_asks(
    comparing: ComparisonController, session: Session, qtbot: QtBot
) -> None:
    comparing.run(["mv", "em"])
    wait_until_idle(comparing, qtbot)
    made = comparing.comparison
    assert keys(comparing) == ["iwmv", "mv", "em"]
    assert "differences" in vars(made)
    again = RuleComparison(made.tried, "iwmv", session.question.outcome.job.gold)
    assert np.array_equal(made.differences, again.differences)
    run_in(session, "em")
    wait_until_idle(comparing, qtbot)
    assert comparing.comparison.in_use == "em"
    assert "differences" in vars(comparing.comparison)


def test_cancel_keeps_what_was_found(
    comparing: ComparisonController, qtbot: QtBot, held: SimpleNamespace
) -> None:
    wait_until_idle(comparing, qtbot)
    comparing.run(["em", "mv"])
    qtbot.waitUntil(lambda: held.begun == ["em"])
    comparing.cancel()
    wait_until_idle(comparing, qtbot)
    assert keys(comparing) == ["iwmv"]
    assert comparing.running == ""
    held.gate.set()
    comparing.run(["mv"])
    wait_until_idle(comparing, qtbot)
    assert keys(comparing) == ["iwmv", "mv"]


def test_other_labels_begin_again_also_while_a_rule_runs(
    comparing: ComparisonController, session: Session, qtbot: QtBot, held: SimpleNamespace
) -> None:
    wait_until_idle(comparing, qtbot)
    comparing.run(["em", "mv"])
    qtbot.waitUntil(lambda: held.begun == ["em"])
    labels, gold = small_crowd(1, 25)
    open_in(session, labels, gold)
    assert comparing.comparison.tried == ()
    wait_until_idle(comparing, qtbot)
    assert keys(comparing) == ["iwmv"]
    assert comparing.tried("iwmv").labels.size == 25
    held.gate.set()
    comparing.run(["em"])
    wait_until_idle(comparing, qtbot)
    assert comparing.tried("em").labels.size == 25


def test_a_rule_that_ends_too_late_is_not_one_of_the_new_labels(
    comparing: ComparisonController, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    real = module.evaluate_rule

    def deaf(job: Job, report: Callable[..., None], model: ModelCheck | None) -> RuleResult:
        assert gate.wait(10)
        return real(job, report, model)

    wait_until_idle(comparing, qtbot)
    monkeypatch.setattr(module, "evaluate_rule", deaf)
    monkeypatch.setattr(module, "_try", lambda job, model, report: deaf(job, lambda _: None, model))
    monkeypatch.setattr(module, "measure_calibration", lambda *_: None)
    comparing.run(["em"])
    labels, gold = small_crowd(1, 25)
    open_in(session, labels, gold)
    gate.set()
    wait_until_idle(comparing, qtbot)
    assert keys(comparing) == ["iwmv"]
    assert comparing.tried("iwmv").labels.size == 25


def test_leaving_workers_out_begins_again(
    comparing: ComparisonController, session: Session, qtbot: QtBot
) -> None:
    comparing.run(["mv"])
    wait_until_idle(comparing, qtbot)
    session.exclude([6])
    assert keys(comparing) == ["iwmv", "mv"], "they hold until the rule has run again"
    run_in(session)
    wait_until_idle(comparing, qtbot)
    assert keys(comparing) == ["iwmv"]


def test_nothing_is_tried_beside_the_run_that_makes_it_outdated(
    comparing: ComparisonController, session: Session, qtbot: QtBot, held: SimpleNamespace
) -> None:
    wait_until_idle(comparing, qtbot)
    comparing.run(["em", "mv"])
    qtbot.waitUntil(lambda: held.begun == ["em"])
    session.exclude([6])
    qtbot.waitUntil(lambda: not comparing.busy)
    assert held.begun == ["em"]
    assert keys(comparing) == ["iwmv"]


def test_another_rule_in_use_keeps_all_that_was_tried(
    comparing: ComparisonController, session: Session, qtbot: QtBot, held: SimpleNamespace
) -> None:
    held.gate.set()
    comparing.run(["em"])
    wait_until_idle(comparing, qtbot)
    run_in(session, "em")
    wait_until_idle(comparing, qtbot)
    assert held.begun == ["em"]
    assert keys(comparing) == ["iwmv", "em"]
    assert comparing.comparison.in_use == "em"


def test_a_refused_rule_is_told_and_not_run_again(
    comparing: ComparisonController, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = []

    def refuse(job: Job, report: Callable[[Progress], None], model: ModelCheck | None) -> NoReturn:
        begun.append(job.rule)
        raise InputError("It cannot.")

    wait_until_idle(comparing, qtbot)
    monkeypatch.setattr(module, "evaluate_rule", refuse)
    with qtbot.waitSignal(comparing.failed) as told:
        comparing.run(["em", "iwmv"])
    assert told.args == [f"{rule_name('em')} can’t run: It cannot."]
    wait_until_idle(comparing, qtbot)
    comparing.run(["em"])
    wait_until_idle(comparing, qtbot)
    assert begun == ["em"]
    assert comparing.refused == {"em": "It cannot."}
    open_in(session, *small_crowd(1))
    assert comparing.refused == {}


def checked(session: Session, model: SimpleNamespace | None) -> None:
    """Let the guarantee be there with a check of the worker model."""
    labels = session.question
    labels.guarantee = None if model is None else SimpleNamespace(model=model)
    session.guarantee_changed.emit()


def test_bounds_appear_once_the_model_is_shown_to_fit(
    comparing: ComparisonController, session: Session, qtbot: QtBot
) -> None:
    comparing.run(["mv"])
    wait_until_idle(comparing, qtbot)
    assert comparing.tried("mv").bound is None
    fits = SimpleNamespace(unquestioned=True)
    checked(session, fits)
    wait_until_idle(comparing, qtbot)
    bounds = [tried.bound for tried in comparing.comparison.tried]
    assert len(bounds) == 2
    assert all(0 < bound <= 1 for bound in bounds)
    # Another rule: its guarantee is not there yet, but the check of the labels still is.
    checked(session, None)
    comparing.run(["em"])
    wait_until_idle(comparing, qtbot)
    assert comparing.model is fits
    assert comparing.tried("em").bound is not None


def test_the_same_check_again_runs_nothing(
    comparing: ComparisonController, session: Session, qtbot: QtBot, held: SimpleNamespace
) -> None:
    held.gate.set()
    comparing.run(["mv"])
    wait_until_idle(comparing, qtbot)
    fits = SimpleNamespace(unquestioned=True)
    for _ in range(2):
        checked(session, fits)
        wait_until_idle(comparing, qtbot)
    assert held.begun == ["mv", "mv"]
    checked(session, SimpleNamespace(unquestioned=False))
    wait_until_idle(comparing, qtbot)
    assert held.begun == ["mv", "mv"]


def test_what_was_made_with_other_options_is_forgotten(
    comparing: ComparisonController, session: Session, qtbot: QtBot
) -> None:
    run_in(session, "em")
    comparing.run(["mv", "iwmv"])
    wait_until_idle(comparing, qtbot)
    before = comparing.tried("em")
    session.set_rule_options(smoothing=5.0)
    wait_until_idle(comparing, qtbot)
    assert comparing.tried("em") is before, "these labels are still in use"
    run_in(session, "mv")
    wait_until_idle(comparing, qtbot)
    assert keys(comparing) == ["iwmv", "mv"]
    assert "em" not in comparing.calibrations
    comparing.run(["em"])
    wait_until_idle(comparing, qtbot)
    run_in(session, "em")
    assert np.array_equal(
        comparing.tried("em").confidence, session.question.outcome.aggregation.confidence
    )
    assert not np.array_equal(comparing.tried("em").confidence, before.confidence)


def test_options_of_a_rule_not_in_use_make_it_one_that_has_not_run(
    comparing: ComparisonController, session: Session, qtbot: QtBot
) -> None:
    comparing.run(["mv", "em"])
    wait_until_idle(comparing, qtbot)
    session.choose_rule("em")
    assert keys(comparing) == ["iwmv", "mv", "em"], "a choice of rule changes no options"
    session.set_rule_options(smoothing=5.0)
    wait_until_idle(comparing, qtbot)
    assert keys(comparing) == ["iwmv", "mv"]
    assert set(comparing.calibrations) == {"iwmv", "mv"}
    made = comparing.comparison
    assert comparing.found.contested == made.contested.sum()
    assert comparing.found.sentence == describe_comparison(made)


def test_options_changed_while_a_rule_runs_begin_it_again(
    comparing: ComparisonController, session: Session, qtbot: QtBot, held: SimpleNamespace
) -> None:
    wait_until_idle(comparing, qtbot)
    session.choose_rule("em")
    comparing.run(["em", "mv"])
    qtbot.waitUntil(lambda: held.begun == ["em"])
    session.set_rule_options(smoothing=5.0)
    held.gate.set()
    wait_until_idle(comparing, qtbot)
    assert held.begun == ["em", "em", "mv"]
    run_in(session)
    assert np.array_equal(
        comparing.tried("em").confidence, session.question.outcome.aggregation.confidence
    )


def test_a_rule_refused_for_its_options_runs_once_they_are_mended(
    comparing: ComparisonController, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = module.evaluate_rule

    def strict(
        job: Job, report: Callable[[Progress], None], model: ModelCheck | None
    ) -> RuleResult:
        if job.options.smoothing < 1.0:
            raise InputError("It cannot.")
        return real(job, report, model)

    wait_until_idle(comparing, qtbot)
    monkeypatch.setattr(module, "evaluate_rule", strict)
    session.choose_rule("em")
    session.set_rule_options(smoothing=0.5)
    comparing.run(["em"])
    wait_until_idle(comparing, qtbot)
    assert comparing.refused == {"em": "It cannot."}
    session.set_rule_options(smoothing=2.0)
    assert comparing.refused == {}
    comparing.run(["em"])
    wait_until_idle(comparing, qtbot)
    assert comparing.tried("em") is not None
