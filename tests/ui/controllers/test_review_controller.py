"""The way through a queue without any widget, and who takes the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.audit.sample import NO_CLASS, AuditSample
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.prices import Prices
from crowdgui.core.results import run_job
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.text.guarantees.acceptance import describe_effort
from crowdgui.ui.controllers.review_controller import BREAK, ReviewController, ReviewPace
from crowdgui.ui.controllers.review_tasks import AuditReview, ManualReview
from crowdgui.ui.session.session import Session
from crowdgui.ui.session.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


X, Y = 0, 1


@pytest.fixture
def session(qapp: QApplication, tmp_path: Path) -> Session:
    path = tmp_path / "labels.csv"
    rows = [f"{w},{i},{'x' if (i + n) % 3 else 'y'}" for n, w in enumerate("abc") for i in range(5)]
    path.write_text("worker,item,label\n" + "\n".join(rows) + "\n", encoding="utf-8")
    made = Session()
    made.open(read_labels(open_source(path)))
    made.accept(run_job(made.question.job()))
    return made


@pytest.fixture
def task(session: Session) -> ManualReview:
    return ManualReview(session, np.array([3, 1, 4, 0]), Settings())


@pytest.fixture
def controller(task: ManualReview) -> ReviewController:
    made = ReviewController()
    made.set_task(task)
    return made


def test_an_answer_goes_to_its_item_and_on_to_the_next(
    controller: ReviewController, session: Session
) -> None:
    controller.choose(Y)
    assert session.state.decisions[3].code == Y
    assert (controller.place, controller.item) == (1, 1)
    controller.choose(X)
    assert session.state.decisions[1].code == X
    assert sorted(session.state.decisions) == [1, 3]


def test_skipped_items_come_again_at_the_end(controller: ReviewController) -> None:
    told: list[str] = []
    controller.announced.connect(told.append)
    controller.skip()
    controller.skip()
    controller.choose(X)
    assert not told
    controller.choose(X)
    assert controller.place == 0
    assert told == ["Back to the items that were skipped"]
    controller.choose(X)
    assert controller.place == 1


def test_the_last_open_item_cannot_be_skipped(controller: ReviewController, qtbot: QtBot) -> None:
    for _ in range(3):
        controller.choose(X)
    place = controller.place
    with qtbot.waitSignal(controller.announced):
        controller.skip()
    assert controller.place == place


def test_the_end_is_told_once(controller: ReviewController, qtbot: QtBot) -> None:
    for _ in range(3):
        controller.choose(X)
    with qtbot.waitSignal(controller.finished):
        controller.choose(X)
    with qtbot.assertNotEmitted(controller.finished):
        controller.choose(Y)


def test_steps_stay_within_the_queue(controller: ReviewController) -> None:
    controller.step(-1)
    assert controller.place == 0
    controller.step(3)
    controller.step(1)
    assert controller.place == 3


def test_after_a_correction_it_goes_on_where_it_was_left(controller: ReviewController) -> None:
    controller.choose(X)
    controller.skip()
    controller.skip()
    assert controller.place == 3
    controller.show_place(0)
    controller.choose(Y)
    assert controller.place == 3, "not the first open one, which was skipped"
    for _ in range(3):
        controller.choose(X)
    controller.show_place(1)
    controller.choose(Y)
    assert controller.place == 2, "through what is reviewed, one after the other"


def test_undo_goes_back_to_the_item_and_redo_too(
    controller: ReviewController, session: Session
) -> None:
    controller.choose(Y)
    controller.choose(Y)
    controller.undo()
    assert controller.place == 1
    assert 1 not in session.state.decisions
    session.question.undo.redo()
    assert controller.place == 1
    assert session.state.decisions[1].code == Y


def test_undo_leaves_what_was_no_answer(
    controller: ReviewController, session: Session, qtbot: QtBot
) -> None:
    controller.choose(Y)
    session.choose_rule("em")
    with qtbot.waitSignal(controller.announced):
        controller.undo()
    assert session.state.rule == "em"
    assert session.state.decisions[3].code == Y


def test_agreeing_takes_the_rules_label_unless_it_is_hidden(
    controller: ReviewController, session: Session, qtbot: QtBot
) -> None:
    rule = session.question.outcome.aggregation.labels
    controller.set_blind(True)
    with qtbot.waitSignal(controller.announced):
        controller.agree()
    assert session.state.decisions == {}
    controller.set_blind(False)
    controller.agree()
    assert session.state.decisions[3].code == rule[3]


def test_blind_hides_votes_until_there_is_an_answer(controller: ReviewController) -> None:
    controller.set_blind(True)
    assert controller.hides_votes
    controller.choose(X)
    controller.step(-1)
    assert not controller.hides_votes
    controller.take_back()
    assert controller.hides_votes


def test_notes_stay_with_and_without_a_label(task: ManualReview, session: Session) -> None:
    task.note(0, "  blurred ")
    assert task.note_of(0) == "blurred"
    assert task.answer_of(0) == UNLABELLED
    task.answer(0, X)
    task.take_back(0)
    assert task.note_of(0) == "blurred"
    task.note(0, "")
    assert session.state.decisions == {}


def test_answers_are_signed_with_the_name_of_the_settings(session: Session) -> None:
    settings = Settings()
    settings.reviewer = "Ann"
    ManualReview(session, np.array([0]), settings).answer(0, X)
    assert session.state.decisions[0].who == "Ann"


def test_a_judge_of_labels_no_longer_open_changes_nothing(
    task: ManualReview, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "other.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,y\n", encoding="utf-8")
    session.open(read_labels(open_source(path)))
    task.answer(0, X)
    task.note(0, "late")
    assert session.state.decisions == {}


@pytest.fixture
def audit(session: Session) -> AuditReview:
    check = AuditSample((2, 0, 4), 7, (UNLABELLED,) * 3)
    session.set_guarantee_options("draw an audit sample", audit=check)
    return AuditReview(session)


def test_answers_of_an_audit_go_to_the_audit_and_nowhere_else(
    audit: AuditReview, session: Session
) -> None:
    controller = ReviewController()
    controller.set_task(audit)
    assert controller.hides_votes
    controller.choose(Y)
    controller.choose(NO_CLASS)
    assert session.state.guarantee.audit.answers == (Y, NO_CLASS, UNLABELLED)
    assert session.state.decisions == {}
    assert audit.done == 2
    assert audit.proposed(0) == UNLABELLED
    controller.undo()
    assert session.state.guarantee.audit.answers == (Y, UNLABELLED, UNLABELLED)
    assert controller.place == 1


def test_undo_does_not_give_the_audit_up(
    audit: AuditReview, session: Session, qtbot: QtBot
) -> None:
    controller = ReviewController()
    controller.set_task(audit)
    with qtbot.waitSignal(controller.announced):
        controller.undo()
    assert session.state.guarantee.audit is not None
    session.set_guarantee_options("change the accepted risk", delta=0.2)
    with qtbot.waitSignal(controller.announced):
        controller.undo()
    assert session.state.guarantee.delta == 0.2


def test_an_empty_queue_leads_nowhere(session: Session) -> None:
    controller = ReviewController()
    controller.set_task(ManualReview(session, np.array([], dtype=np.int64), Settings()))
    assert controller.task is None
    assert controller.item == -1
    for act in (controller.skip, controller.agree, controller.undo, controller.take_back):
        act()
    controller.choose(X)
    assert session.state.decisions == {}


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_pace_is_the_middle_of_the_answers_times_without_breaks() -> None:
    clock = Clock()
    pace = ReviewPace(clock)
    pace.begin()
    for seconds in (4.0, 6.0):
        clock.now += seconds
        pace.answered()
    assert pace.left(10) is None
    # Neither a break nor a key that is pressed at once is the time for an item.
    for seconds in (BREAK + 1, 0.1, 0.2, 5.0, 50.0):
        clock.now += seconds
        pace.answered()
    assert pace.left(10) == pytest.approx(55.0)
    # In another file it is an earlier one until there are enough times again.
    assert not pace.is_earlier
    pace.forget()
    assert pace.is_earlier
    assert pace.left(10) == pytest.approx(55.0)
    said = describe_effort(60, 0, pace.left(1), Prices(), earlier=pace.is_earlier)
    assert said.endswith("at 5.5 s per item, your pace in earlier reviews")
    pace.begin()
    for seconds in (2.0, 2.0, 2.0):
        clock.now += seconds
        pace.answered()
    assert not pace.is_earlier
    assert pace.left(10) == pytest.approx(20.0)


def test_the_time_of_a_look_stays_with_the_label_and_a_longer_look_confirms_it(
    audit: AuditReview, task: ManualReview, session: Session
) -> None:
    clock = Clock()
    controller = ReviewController(pace=ReviewPace(clock))
    controller.set_task(task)
    for seconds in (0.2, 0.4):
        clock.now += seconds
        controller.choose(Y)
    controller.step(-1)
    clock.now += 0.5
    # No longer look than that which is too short.
    edits = len(session.question.edits)
    controller.choose(Y)
    assert len(session.question.edits) == edits
    controller.show_place(0)
    clock.now += 3.0
    controller.choose(Y)
    assert [session.state.decisions[item].took for item in (3, 1)] == [3.0, 0.4]
    controller.set_task(audit)
    clock.now += 0.3
    controller.choose(Y)
    clock.now += 2.0
    controller.choose(X)
    assert session.state.guarantee.audit.took == (0.3, 2.0)
    controller.step(-1)
    clock.now += 0.1
    controller.take_back()
    assert session.state.guarantee.audit.took == (0.3, 0.0)


def test_a_pace_too_fast_to_look_at_items_is_none() -> None:
    clock, kept = Clock(), list[float]()
    pace = ReviewPace(clock, earlier=0.04, keep=kept.append)
    assert pace.left(1) is None
    pace.begin()
    for _ in range(5):
        clock.now += 0.04
        pace.answered()
    assert pace.left(1) is None
    assert not kept


def test_time_away_from_the_page_does_not_count() -> None:
    clock = Clock()
    pace = ReviewPace(clock)
    for _ in range(3):
        pace.begin()
        clock.now += 10.0
        pace.answered()
        pace.stop()
        clock.now += 60.0
    assert pace.left(2) == pytest.approx(20.0)
