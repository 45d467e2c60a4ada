"""The recommendation: found unasked where it takes a moment, and of the labels that count."""

from __future__ import annotations

import threading
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt

import crowdgui.ui.pages.compare.recommendation_panel as module
from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance
from crowdgui.core.audit.sample import Look
from crowdgui.core.compare.recommendation import (
    CheckedRule,
    Recommendation,
    RuleChoice,
    plan_for,
)
from crowdgui.core.progress import Progress, Stage
from crowdgui.core.results import run_job
from crowdgui.text.compare import describe_recommendation
from crowdgui.text.rules import rule_name
from crowdgui.ui.controllers.comparison_controller import ComparisonController
from crowdgui.ui.pages.compare.recommendation_panel import RecommendationPanel
from crowdgui.ui.session.session import Session
from tests.core.compare.records import ALIKE, choice, row
from tests.ui.open_session import open_in, opened, run_in, small_crowd

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.compare.comparison import RuleResult
    from crowdgui.core.job import Job


LEFT = Qt.MouseButton.LeftButton


ROWS = (row("em", -0.1, 0.9, (20, 1), 0.01),)
ADVICE = Recommendation(choice("em"), "iwmv", ROWS, None, ALIKE)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Count what is asked, and answer at once unless the gate is shut."""
    made = SimpleNamespace(jobs=[], gate=threading.Event())
    made.gate.set()

    def advise(
        job: Job,
        options: GuaranteeOptions,
        report: Callable[[Progress], None],
        *,
        tried: Sequence[RuleResult],
    ) -> Recommendation:
        made.jobs.append(job)
        while not made.gate.wait(0.005):
            report(Progress(Stage.PREDICTING_LABELS, 0.33))
        return ADVICE

    monkeypatch.setattr(module, "recommend_rule", advise)
    return made


@pytest.fixture
def session(qapp: QApplication) -> Session:
    return opened(*small_crowd())


@pytest.fixture
def panel(session: Session, asked: SimpleNamespace, qtbot: QtBot) -> Iterator[RecommendationPanel]:
    made = RecommendationPanel(session, ComparisonController(session))
    qtbot.addWidget(made)
    made.resize(640, 360)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    asked.gate.set()
    assert made.shut_down()
    assert made._comparison_controller.shut_down()


def found(panel: RecommendationPanel, qtbot: QtBot) -> Recommendation | None:
    qtbot.waitUntil(lambda: not panel.runner.busy, timeout=10_000)
    return panel.found


def test_little_data_is_looked_at_unasked_and_once(
    panel: RecommendationPanel, asked: SimpleNamespace, qtbot: QtBot
) -> None:
    panel.refresh()
    assert found(panel, qtbot) is ADVICE
    panel.refresh()
    assert not panel.runner.busy
    assert len(asked.jobs) == 1
    first, *others = describe_recommendation(ADVICE)
    assert panel._title.text() == first
    assert panel._why.text() == "\n\n".join(others)


def test_much_data_is_looked_at_when_asked(
    panel: RecommendationPanel,
    asked: SimpleNamespace,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_ASKED_AUTOMATICALLY", 10)
    panel.refresh()
    assert not panel.runner.busy
    assert "Items checked at random choose the rule." in panel._why.text()
    assert panel.ask_button.isVisible()
    qtbot.mouseClick(panel.ask_button, LEFT)
    assert found(panel, qtbot) is ADVICE
    assert not panel.ask_button.isVisible()


def test_out_of_sight_nothing_is_asked(panel: RecommendationPanel, asked: SimpleNamespace) -> None:
    panel.hide()
    panel.refresh()
    assert asked.jobs == []


def test_the_advised_rule_is_one_click_away(
    panel: RecommendationPanel, session: Session, qtbot: QtBot
) -> None:
    panel.refresh()
    found(panel, qtbot)
    assert (
        panel.use_button.text()
        == panel.use_button.accessibleName()
        == f"Use {rule_name(ADVICE.rule)}"
    )
    with qtbot.waitSignal(panel.rule_wanted) as wanted:
        qtbot.mouseClick(panel.use_button, LEFT)
    assert wanted.args == ["em"]
    run_in(session, "em")
    panel.refresh()
    assert panel.found is ADVICE, "the labels are the same"
    assert not panel.use_button.isVisible()


def test_it_says_how_far_it_is_and_can_be_stopped(
    panel: RecommendationPanel, asked: SimpleNamespace, qtbot: QtBot
) -> None:
    asked.gate.clear()
    panel.refresh()
    qtbot.waitUntil(lambda: panel._said.text().endswith("33%"))
    qtbot.mouseClick(panel.stop_button, LEFT)
    assert found(panel, qtbot) is None
    assert panel._said.text() == "Not checked."
    panel.refresh()
    assert not panel.runner.busy, "who has stopped it is not asked again"
    assert panel.ask_button.isVisible()


def test_other_labels_are_looked_at_again_at_once(
    panel: RecommendationPanel, session: Session, asked: SimpleNamespace, qtbot: QtBot
) -> None:
    asked.gate.clear()
    panel.refresh()
    qtbot.waitUntil(lambda: len(asked.jobs) == 1)
    open_in(session, *small_crowd(1))
    panel.refresh()
    asked.gate.set()
    assert found(panel, qtbot) is ADVICE
    assert asked.jobs[-1] is session.question.outcome.job
    assert "Not looked for" not in panel._said.text()


def test_advice_that_comes_too_late_is_not_shown(
    panel: RecommendationPanel,
    session: Session,
    asked: SimpleNamespace,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked.gate.clear()
    monkeypatch.setattr(
        module,
        "_recommend",
        lambda job, options, tried, _: (asked.jobs.append(job), asked.gate.wait(10), (job, ADVICE))[
            2
        ],
    )
    panel.refresh()
    monkeypatch.setattr(module, "_ASKED_AUTOMATICALLY", 0)
    open_in(session, *small_crowd(1))
    panel.refresh()
    asked.gate.set()
    assert found(panel, qtbot) is None
    assert panel._title.text() == "Which rule suits these labels?"


def test_nothing_open_asks_nothing(asked: SimpleNamespace, qtbot: QtBot) -> None:
    empty = Session()
    panel = RecommendationPanel(empty, ComparisonController(empty))
    qtbot.addWidget(panel)
    panel.show()
    panel.refresh()
    assert asked.jobs == []


def test_the_audit_follows_the_rule_it_chose(
    panel: RecommendationPanel,
    session: Session,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outcome, data = session.question.outcome, session.question.data
    assert outcome is not None
    assert data is not None
    done, keys = outcome.aggregation, ("iwmv", "em", "mv")
    looks, nobody = (Look(40, 0.05 * 0.5),), np.zeros(40, dtype=bool)
    plan = plan_acceptance(
        done.labels, done.confidence, done.tied, nobody, 3, 0.1, looks, share=0.5
    )
    drawn = draw_audit(data.labels.item_ids, plan, 3)
    audit = replace(drawn, answers=tuple(int(done.labels[i]) for i in drawn.sample))
    session.set_guarantee_options("audit", audit=audit, candidates=keys)
    monkeypatch.setattr(module, "recommend_rule", found_by_audit)
    panel.refresh()
    made = found(panel, qtbot)
    assert made is not None
    assert made.rule == "em"
    assert panel._cost.text() == "The guarantee allows for the choice and stays valid."
    chosen = made.choice.chosen
    assert chosen is not None
    qtbot.mouseClick(panel.use_button, LEFT)
    assert session.state.rule == "em"
    assert session.state.guarantee.audit == plan_for(audit, chosen, keys)
    session.question.undo.undo()
    assert (session.state.rule, session.state.guarantee.audit) == ("iwmv", audit)


def found_by_audit(
    job: Job,
    options: GuaranteeOptions,
    report: Callable[[Progress], None],
    *,
    tried: Sequence[RuleResult],
) -> Recommendation:
    """As if the audit had found EM better by far."""
    final = run_job(replace(job, rule="em", options=None)).aggregation
    rows = tuple(
        CheckedRule(key, wrong, final.labels, final.tied, final.confidence)
        for key, wrong in (("iwmv", 9), ("em", 2), ("mv", 12))
    )
    return Recommendation(RuleChoice("em", 40, rows), "iwmv", ROWS, None, ALIKE)


def test_gold_at_random_counts_the_choice(
    panel: RecommendationPanel,
    session: Session,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "recommend_rule", found_by_audit)
    panel.refresh()
    found(panel, qtbot)
    qtbot.mouseClick(panel.use_button, LEFT)
    assert session.state.guarantee.candidates == ("iwmv", "em", "mv")
    # Other labels are not those that were checked.
    open_in(session, *small_crowd(1))
    assert session.state.guarantee.candidates == ()


def test_what_takes_long_says_so_before_it_starts(
    panel: RecommendationPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_ASKED_AUTOMATICALLY", 0)
    monkeypatch.setattr(module, "expected_seconds", lambda _: 60.0)
    panel.refresh()
    assert panel._cost.text() == "It takes up to about 3.0 min."
    assert panel._cost.isVisible()
