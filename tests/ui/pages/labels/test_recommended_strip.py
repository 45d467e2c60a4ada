"""What the Labels page says of the recommended rule."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

import crowdgui.ui.pages.labels.recommended_strip as module
from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.registry import RECOMMENDED
from crowdgui.ui.controllers.comparison_controller import ComparisonController
from crowdgui.ui.controllers.run_controller import RunController
from crowdgui.ui.pages.labels.page import LabelsPage
from crowdgui.ui.session.session import Session
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.widgets.messages import Severity
from tests.ui.open_session import open_in, opened, run_in, small_crowd

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_AFTER_MS", 1)


@pytest.fixture
def session(qapp: QApplication) -> Session:
    return opened(*small_crowd())


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> Iterator[LabelsPage]:
    work, comparing = RunController(session, Settings()), ComparisonController(session)
    made = LabelsPage(session, work, comparing)
    qtbot.addWidget(made)
    made.resize(1090, 740)
    with qtbot.waitExposed(made):
        made.show()
    # The controller hears of runs that come after it.
    run_in(session)
    yield made
    assert work.shut_down() & comparing.shut_down() & made.shut_down()


def compared(page: LabelsPage, qtbot: QtBot) -> str:
    """Wait until the rule has run beside other work, and return what is said."""
    strip = page.recommended
    qtbot.waitUntil(
        lambda: strip._comparison_controller.tried(RECOMMENDED) is not None, timeout=30_000
    )
    assert strip.isVisible()
    return strip.sentence()


def test_it_runs_unasked_and_says_what_would_change(
    page: LabelsPage, session: Session, qtbot: QtBot
) -> None:
    said = compared(page, qtbot)
    tried = page.recommended._comparison_controller.tried(RECOMMENDED)
    outcome = session.question.outcome
    assert tried is not None
    assert outcome is not None
    n = np.count_nonzero(tried.labels != outcome.aggregation.labels)
    assert n
    assert said.endswith(
        "“Weighted voting (IWMV)” ran first because it is fast. "
        f"The recommended “Ensemble of rules” would change {n} of 40 labels."
    )
    words = page.recommended._sentence
    assert words.height() < 2 * words.fontMetrics().lineSpacing(), "one line in a usual window"
    page.recommended._link.click()
    assert session.state.rule == RECOMMENDED
    qtbot.waitUntil(lambda: not page._run_controller.busy, timeout=30_000)
    assert session.question.outcome is not None
    assert session.question.outcome.job.rule == RECOMMENDED
    assert not page.recommended.isVisible()


def test_a_rule_that_careful_rules_do_not_support_is_warned_of(
    page: LabelsPage, session: Session, qtbot: QtBot
) -> None:
    compared(page, qtbot)
    comparing, outcome = page.recommended._comparison_controller, session.question.outcome
    assert outcome is not None
    assert comparing.comparison is not None
    tried = comparing.tried(RECOMMENDED)
    assert tried is not None
    differ = outcome.differs_from_majority
    assert differ.any()
    careful = np.where(differ, outcome.majority.labels, UNLABELLED)
    comparing.comparison = comparing.comparison.plus(replace(tried, careful=careful))
    page.recommended.refresh()
    assert "BWA and EBCC side with majority voting" in page.recommended.sentence()
    assert page.recommended._token == module_token(Severity.WARN)


def module_token(severity: Severity) -> str:
    from crowdgui.ui.widgets.messages import _LOOK

    return _LOOK[severity][1]


def test_what_takes_long_is_offered_with_the_time_and_can_be_stopped(
    page: LabelsPage, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip = page.recommended
    compared(page, qtbot)
    monkeypatch.setattr(module, "expected_seconds", lambda _: 125.0)
    monkeypatch.setattr(strip._comparison_controller, "run", lambda keys: asked.extend(keys))
    asked: list[str] = []
    open_in(session, *small_crowd(1))
    qtbot.waitUntil(lambda: not strip._comparison_controller.busy, timeout=30_000)
    assert "“Ensemble of rules” is recommended" in strip.sentence()
    assert "2.1 min" in strip.sentence()
    assert strip._link.text() == "Run for comparison"
    strip._link.click()
    assert asked == [RECOMMENDED]
    strip._comparison_controller.running = RECOMMENDED
    strip.refresh()
    assert strip.sentence().endswith("is running for comparison.")
    assert strip._link.text() == "Cancel"
    strip._comparison_controller.running = ""


def test_who_has_stopped_it_is_not_asked_to_wait_again(
    page: LabelsPage, session: Session, qtbot: QtBot
) -> None:
    strip = page.recommended
    strip._later.stop()
    strip._comparison_controller.running = RECOMMENDED
    strip.refresh()
    strip._link.click()
    assert strip.sentence().startswith("“Weighted voting (IWMV)” ran first")
    strip._comparison_controller.running = ""
    strip.refresh()
    assert not strip._later.isActive()
    assert strip._link.text() == "Run for comparison"
    strip._link.click()
    assert "would change" in compared(page, qtbot)


def test_it_is_compared_once_the_page_is_looked_at(
    page: LabelsPage, session: Session, qtbot: QtBot
) -> None:
    compared(page, qtbot)
    page.hide()
    open_in(session, *small_crowd(1))
    page.recommended._on_later()
    assert page.recommended._comparison_controller.tried(RECOMMENDED) is None
    page.show()
    # What gave the labels is said also while nothing is known of the recommended rule.
    assert page.recommended.isVisible()
    assert page.recommended.sentence().startswith("“Weighted voting (IWMV)” ran first")
    compared(page, qtbot)


def test_checked_items_can_choose(page: LabelsPage, session: Session, qtbot: QtBot) -> None:
    audit = AuditSample(tuple(range(40)), 0, (0,) * 40)
    session.set_guarantee_options("check", audit=audit)
    assert page.recommended.sentence() == (
        "The 40 checked items can show which rule makes fewest mistakes."
    )
    with qtbot.waitSignal(page.compare_wanted):
        page.recommended._link.click()


def test_old_labels_are_not_compared(page: LabelsPage, session: Session, qtbot: QtBot) -> None:
    compared(page, qtbot)
    session.choose_rule("mv")
    assert not page.recommended.isVisible()
    session.question.undo.undo()
    assert page.recommended.isVisible()


def test_nothing_open_says_nothing(qapp: QApplication, qtbot: QtBot) -> None:
    session = Session()
    work = RunController(session, Settings())
    page = LabelsPage(session, work, ComparisonController(session))
    qtbot.addWidget(page)
    page.show()
    assert not page.recommended.isVisible()
    assert work.shut_down() & page.shut_down()
