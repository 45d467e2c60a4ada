"""The Labels page: what it says of the final labels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel

from crowdgui.core.errors import Reason
from crowdgui.core.progress import Iteration
from crowdgui.core.rules.consensus import ConsensusNote
from crowdgui.ui.controllers.comparison_controller import ComparisonController
from crowdgui.ui.controllers.run_controller import RunController
from crowdgui.ui.pages.labels.page import LabelsPage
from crowdgui.ui.session.settings import Settings
from tests.ui.pages.driving import session_of, write

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.session.session import Session


@pytest.fixture
def session(qapp: object, tmp_path: Path) -> Session:
    """Six items that four workers agree on, three of each class."""
    rows = [f"{w},i{i},{'yes' if i % 2 else 'no'}" for i in range(6) for w in "abcd"]
    return session_of(write(tmp_path / "labels.csv", rows, "worker,item,label"))


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> Iterator[LabelsPage]:
    work = RunController(session, Settings())
    made = LabelsPage(session, work, ComparisonController(session))
    qtbot.addWidget(made)
    made.resize(1090, 740)
    made.show()
    qtbot.waitExposed(made)
    yield made
    assert work.shut_down() & made.shut_down()


def test_final_labels_by_class_follow_what_is_set_by_hand(
    page: LabelsPage, session: Session
) -> None:
    assert page.classes.accessibleDescription() == "no: 3 items, 50.0%; yes: 3 items, 50.0%"
    session.decide(0, 1, "ann")
    assert page.classes.accessibleDescription() == "no: 2 items, 33.3%; yes: 4 items, 66.7%"
    session.question.undo.undo()
    assert page.classes.accessibleDescription() == "no: 3 items, 50.0%; yes: 3 items, 50.0%"


def test_one_iteration_draws_no_curve_and_rules_are_named_in_details(
    page: LabelsPage, session: Session
) -> None:
    outcome = session.question.outcome
    note = Reason.make(ConsensusNote.WEIGHTS_OF_RULES, ebcc=0.5, bwa=0.25, em=0.25)
    for steps, drawn in ((3, True), (1, False)):
        history = tuple(Iteration(n, n, None) for n in range(steps + 1))
        done = replace(outcome.aggregation, history=history, notes=(note,))
        session.accept(replace(outcome, aggregation=done))
        page.refresh()
        assert page.plot.isVisible() is drawn
        assert page._picture.isVisible() is drawn
    assert "Three careful rules were averaged" in page.message.sentence()
    assert "EBCC" not in page.message.sentence()
    page.message._other.click()
    assert "EBCC 50%, BWA 25%" in page.message.sentence()
    assert not page.message._other.isVisible()


def test_the_chart_lies_over_nothing_where_lines_below_it_wrap(
    page: LabelsPage, session: Session, qtbot: QtBot
) -> None:
    outcome = session.question.outcome
    done = replace(outcome.aggregation, history=tuple(Iteration(n, n, n) for n in range(4)))
    session.accept(replace(outcome, aggregation=done))
    page.resize(1096, 700)
    page.refresh()
    right = page._picture.parentWidget()
    # The measures of agreement come from a thread of their own, and one of them takes two lines.
    qtbot.waitUntil(lambda: "Gwet" in str([x.text() for x in page.agreement.findChildren(QLabel)]))
    least = page._picture.minimumHeight() + sum(
        part.heightForWidth(510) for part in (page._totals, page.agreement)
    )
    assert right.heightForWidth(510) >= least
