"""The review as its user sees it: by keyboard, by mouse, with answers that can be undone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton

from crowdgui.core.audit.sample import NO_CLASS, AuditSample
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.core.results import run_job
from crowdgui.core.review.queue import AUDIT, SHOWN, ReviewOrder
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.text import translation
from crowdgui.ui.main_window.status import rail_states
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.pages.item_text import describe_final_label
from crowdgui.ui.pages.review_text import describe_progress, describe_shown_item
from crowdgui.ui.session.session import Session
from crowdgui.ui.style.fonts import font, scaled
from tests.ui.certified import certified
from tests.ui.pages.driving import (
    choose_order,
    coin_labels,
    page_of,
    press,
    ready,
    run_again,
    session_of,
    write,
)

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.core.results import Outcome
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.pages.answer_cards import AnswerCard
    from crowdgui.ui.pages.items.page import ItemsPage

pytestmark = pytest.mark.usefixtures("unpainted")


KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def coins(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> tuple[ImportedLabels, Outcome]:
    """Read the labels and run the rule once for all tests: neither is ever changed."""
    path = coin_labels(tmp_path_factory.mktemp("coins") / "labels.csv", 40)
    question = session_of(path).question
    assert question.data is not None
    assert question.outcome is not None
    return question.data, question.outcome


@pytest.fixture
def session(coins: tuple[ImportedLabels, Outcome]) -> Session:
    data, outcome = coins
    made = Session()
    made.open(data)
    made.accept(outcome)
    return made


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> ItemsPage:
    return page_of(session, qtbot)


def cards(page: ItemsPage) -> list[AnswerCard]:
    return page.review.panel.cards.cards


def test_what_can_be_pressed_can_be_clicked(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    review = page.review
    queue = review.task.items.tolist()
    qtbot.mouseClick(cards(page)[1], LEFT)
    qtbot.mouseClick(page.next_button, LEFT)
    assert session.state.decisions[queue[0]].code == 1
    assert review.controller.item == queue[2]
    # A click leaves the keys where they were.
    press(qtbot, KEY.Key_1)
    assert session.state.decisions[queue[2]].code == 0
    place = review.queue.visualRect(review.queue.table.index(5, 1)).center()
    qtbot.mouseClick(review.queue.viewport(), LEFT, pos=place)
    assert review.controller.item == queue[5]
    press(qtbot, KEY.Key_2, KEY.Key_Left)
    assert session.state.decisions[queue[5]].code == 1
    assert review.controller.item == queue[5]


def test_keys_work_from_the_list_the_buttons_and_the_text(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    queue = page.review.task.items.tolist()
    for place, widget in enumerate(
        (page.review.queue, page.next_button, page.review.panel.content._text, cards(page)[0])
    ):
        widget.setFocus()
        qtbot.keyClick(widget, KEY.Key_1)
        assert session.state.decisions[queue[place]].code == 0
    page.review.queue.setFocus()
    press(qtbot, KEY.Key_Home)
    assert page.review.controller.place == 0
    press(qtbot, KEY.Key_Down)
    assert page.review.controller.place == 1
    page.review.setFocus()
    press(qtbot, KEY.Key_Up)
    assert page.review.controller.place == 0
    made = dict(session.state.decisions)
    held = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_2, Qt.KeyboardModifier.NoModifier, "2", True)
    QApplication.sendEvent(page.review, held)
    assert session.state.decisions == made
    assert page.review.controller.place == 0


def test_a_long_text_is_read_without_a_mouse(
    coins: tuple[ImportedLabels, Outcome], qtbot: QtBot
) -> None:
    data, outcome = coins
    session = Session()
    texts = [f"{item} " + "many words " * 900 for item in range(data.labels.n_items)]
    session.open(replace(data, content=text_array(texts)))
    session.accept(outcome)
    page = page_of(session, qtbot)
    page.review.setFocus()
    bar = page.review.panel.content._text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 2 * bar.pageStep() > 2)
    seen = [bar.value()]
    for key in (KEY.Key_Space, KEY.Key_PageDown, KEY.Key_PageUp, KEY.Key_PageUp, KEY.Key_PageUp):
        press(qtbot, key)
        seen.append(bar.value())
    # No line is passed over.
    assert 0 == seen[0] < seen[1] < seen[0] + bar.pageStep()
    assert seen[1] < seen[2] > seen[3]
    assert seen[-1] == 0
    assert not session.state.decisions
    press(qtbot, KEY.Key_Space, KEY.Key_1)
    assert bar.value() == 0
    panel = page.review.panel
    assert "Space: scroll" in panel.legend.accessibleName()
    assert "P: picture" not in panel.legend.accessibleName()
    # The text has the room; a card is no higher than its votes.
    assert panel.content.height() > 1.4 * panel.cards.height()
    short = [f"{text[:40]}" for text in texts]
    session.open(replace(data, content=text_array(short)))
    session.accept(outcome)
    qtbot.waitUntil(lambda: panel.content.maximumHeight() < 100)
    most = panel.cards.natural_height(int(data.labels.labels_per_item.max()))
    qtbot.waitUntil(lambda: panel.cards.height() == most < 300)
    named = replace(data, content=text_array([f"{item}.png" for item in range(len(texts))]))
    session.open(named)
    session.accept(outcome)
    qtbot.waitUntil(lambda: "P: picture" in panel.legend.accessibleName())


def test_in_a_low_window_cards_scroll_and_nothing_is_painted_over_them(
    page: ItemsPage, qtbot: QtBot
) -> None:
    panel = page.review.panel
    most = panel.cards.height()
    page.setMinimumSize(840, 100)
    for high in (540, 500):
        page.resize(840, high)
        for _ in range(5):
            QApplication.processEvents()
        below = panel.cards.geometry().bottom()
        assert 0 < panel.cards.height() < most
        assert below < panel._sentence.geometry().top()
        assert panel.legend.geometry().bottom() < panel.height()
    # In one that is lower still, as with large text, the keys give way.
    page.resize(840, 430)
    qtbot.waitUntil(panel.legend.isHidden)
    for _ in range(5):
        QApplication.processEvents()
    assert panel.cards.geometry().bottom() < panel._sentence.geometry().top()
    assert panel.note.geometry().bottom() < panel.height()
    page.resize(1096, 700)
    qtbot.waitUntil(lambda: panel.cards.height() >= most)
    assert panel.legend.isVisible()


def test_in_a_low_window_another_queue_has_room_for_its_keys(page: ItemsPage, qtbot: QtBot) -> None:
    panel = page.review.panel
    page.setMinimumSize(840, 100)
    page.resize(840, 500)
    for again in (False, True):
        if again:
            # Its keys are new, and take no room before they are shown.
            panel.set_task(page.review.task)
        for _ in range(5):
            QApplication.processEvents()
        assert panel.cards.geometry().bottom() < panel._sentence.geometry().top()
        assert panel.legend.geometry().bottom() < panel.height()


def test_the_class_that_the_rule_proposes_is_in_sight(
    page: ItemsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, shown = page.review.panel, []
    monkeypatch.setattr(panel.cards, "show_card", shown.append)
    press(qtbot, KEY.Key_S)
    task = page.review.task
    assert shown[-1] == task.proposed(panel.controller.place)
    page.blind_button.click()
    assert shown[-1] == UNLABELLED


def test_a_class_there_is_not_has_no_key(page: ItemsPage, session: Session, qtbot: QtBot) -> None:
    press(qtbot, KEY.Key_3, KEY.Key_9)
    assert session.state.decisions == {}
    assert page.review.controller.place == 0


def test_answers_stay_at_their_places_from_item_to_item(page: ItemsPage, qtbot: QtBot) -> None:
    def places() -> list[tuple[int, int]]:
        panel = page.review.panel
        parts = [*cards(page), panel.note, panel.legend, panel.progress]
        return [part.mapTo(panel, QPoint(0, 0)).toTuple() for part in parts]

    for _ in range(10):
        # A new page is laid out in several passes, each asked for by the one before.
        QApplication.processEvents()
    before = places()
    for key in (KEY.Key_1, KEY.Key_S, KEY.Key_Return, KEY.Key_Left, KEY.Key_B, KEY.Key_2):
        press(qtbot, key)
        QApplication.processEvents()
        assert places() == before


def test_going_on_without_an_answer_is_named_as_what_it_is(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    assert page.next_button.text() == "Next"
    session.set_guarantee_options("draw", audit=AuditSample((3, 4), 1, (UNLABELLED, UNLABELLED)))
    choose_order(page, qtbot, AUDIT)
    assert page.next_button.text() == "Skip"
    assert "counts as wrong" in page.next_button.toolTip()


def test_blind_mode_shows_nothing_of_votes_or_rule(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    review = page.review
    press(qtbot, KEY.Key_B)
    assert page.blind_button.isChecked()
    votes = [c.key for c in review.queue.table.columns].index("votes")
    for place in range(2):
        assert review.queue.table.index(place, votes).data() == "–"
    for card in cards(page):
        assert card.answer.share is None
        assert card.answer.votes == ()
        assert not card.answer.proposed
        assert card.accessibleDescription() == ""
    press(qtbot, KEY.Key_Return)
    assert session.state.decisions == {}
    press(qtbot, KEY.Key_1, KEY.Key_Left)
    assert sum(len(card.answer.votes) for card in cards(page)) == 7
    assert cards(page)[0].answer.chosen
    assert review.queue.table.index(0, votes).data() != "–"
    assert review.queue.table.index(1, votes).data() == "–"
    other = type(page)(session, page._settings)
    qtbot.addWidget(other)
    assert other.blind_button.isChecked(), "it is remembered"
    qtbot.mouseClick(page.blind_button, LEFT)
    assert not review.controller.blind
    assert not page._settings.hides_votes


def test_a_label_is_taken_back(page: ItemsPage, session: Session, qtbot: QtBot) -> None:
    item = page.review.controller.item
    for key in (KEY.Key_0, KEY.Key_Backspace):
        press(qtbot, KEY.Key_2, KEY.Key_Left)
        assert session.question.final.settled[item]
        press(qtbot, key)
        assert not session.question.final.settled[item]
        assert page.review.controller.item == item


def test_control_enter_keeps_the_note_and_goes_on(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    item = page.review.controller.item
    press(qtbot, KEY.Key_N, KEY.Key_A)
    qtbot.keyClick(QApplication.focusWidget(), KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert session.state.decisions[item].note == "a"
    assert page.review.controller.place == 1
    assert page.review.panel.note.text() == ""
    press(qtbot, KEY.Key_1)
    assert page.review.controller.place == 2


def test_the_box_of_orders_keeps_its_own_keys(
    page: ItemsPage, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    order, item = page.review.order, page.review.controller.item
    opened: list[bool] = []
    monkeypatch.setattr(order, "showPopup", lambda: opened.append(True))
    order.setFocus()
    qtbot.keyClick(order, KEY.Key_Return)
    assert opened
    assert item not in session.state.decisions
    qtbot.keyClick(order, KEY.Key_2)
    assert session.state.decisions[item].code == 1
    order.setFocus()
    qtbot.keyClick(order, KEY.Key_Escape)
    assert not order.hasFocus()


def test_the_end_of_a_queue_says_what_came_of_it(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    review = page.review
    rule = session.question.outcome.aggregation.labels
    items = review.task.items[:3].copy()
    mask = np.zeros(rule.size, dtype=bool)
    mask[items] = True
    page.show_items(mask, "Three items.")
    choose_order(page, qtbot, SHOWN)
    page._on_mode_chosen("review")
    assert review.count == 3
    press(qtbot, KEY.Key_Return, KEY.Key_Return)
    press(qtbot, KEY.Key_2 if rule[review.controller.item] == 0 else KEY.Key_1)
    assert review.at_end
    assert review.end._title.text() == "All 3 items are reviewed"
    assert "2 agree with the rule, 1 differs" in review.end._sentence.text()
    gold = review.end.findChild(QPushButton, "review-make-gold")
    assert gold.text() == "Use these 3 labels as gold"
    # Tab goes to what can be done next.
    press(qtbot, KEY.Key_Tab)
    assert gold.hasFocus()
    with qtbot.waitSignal(session.gold_changed):
        qtbot.mouseClick(gold, LEFT)
    run_again(page, qtbot)
    assert np.flatnonzero(session.question.gold != UNLABELLED).tolist() == sorted(items.tolist())
    session.question.undo.undo()
    assert session.question.gold is None


def test_an_answer_undone_at_the_end_comes_back(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    mask = np.zeros(session.question.final.labels.size, dtype=bool)
    mask[page.review.task.items[0]] = True
    page.show_items(mask, "One item.")
    choose_order(page, qtbot, SHOWN)
    page._on_mode_chosen("review")
    press(qtbot, KEY.Key_1)
    assert page.review.at_end
    session.question.undo.undo()
    assert not page.review.at_end
    press(qtbot, KEY.Key_2)
    assert page.review.at_end


def test_hand_set_labels_are_marked_in_the_table(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    item = page.review.controller.item
    other = 1 - int(session.question.outcome.aggregation.labels[item])
    press(qtbot, KEY.Key_1 if other == 0 else KEY.Key_2)
    page.start_search()
    name = str(session.question.data.labels.classes[other])
    table, columns = page.table.table, {c.key: c for c in page.table.table.columns}
    assert columns["label"].display(item) == f"{name} · manual"
    assert columns["set-by"].display(item) == session.state.decisions[item].who
    assert columns["bound"].display(item) == "–"
    assert "manual label" in columns["bound"].reason(item)
    page.show_filter("hand")
    assert table.rows.tolist() == [item]
    assert "1 manual label: 0 agree with the rule, 1 differs" in page.message.sentence()
    rule = str(session.question.data.labels.classes[1 - other])
    assert f"The rule gave “{rule}”" in page.items.detail._sentence.text()
    qtbot.mouseClick(page.items.detail._back, LEFT)
    assert session.state.decisions == {}
    assert table.rowCount() == 0


def test_making_one_label_gold_and_taking_it_back(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    press(qtbot, KEY.Key_1, KEY.Key_Left)
    item = page.review.controller.item
    button = page.review.panel.findChild(QPushButton, "review-gold")
    qtbot.mouseClick(button, LEFT)
    assert session.question.gold[item] == 0
    assert session.state.decisions[item].is_gold
    assert button.text() == "Remove from gold"
    qtbot.mouseClick(button, LEFT)
    assert session.question.gold is None


def test_the_table_leads_to_the_review_of_what_it_shows(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    page.show_filter("all")
    rows = page.table.table.rows.copy()
    page.table.choose(int(rows[7]))
    qtbot.mouseClick(page.items.detail.review, LEFT)
    assert page.body.currentWidget() is page.review
    assert page.review.task.items.tolist() == rows.tolist()
    assert page.review.controller.item == rows[7]
    press(qtbot, KEY.Key_1)
    assert session.state.decisions[int(rows[7])].code == 0


_ALWAYS = (ReviewOrder.LEAST_SURE, ReviewOrder.MOST_DISPUTED, ReviewOrder.WORTH_MOST)


@pytest.mark.parametrize("order", _ALWAYS)
def test_every_order_can_be_chosen(page: ItemsPage, qtbot: QtBot, order: ReviewOrder) -> None:
    choose_order(page, qtbot, order.value)
    assert page.review.count > 0
    finding = page.header.finding()
    assert finding == page.review.finding()
    # What the order goes by says what it rests on.
    basis = "Confidence is estimated from other datasets; an audit fits it to this file."
    assert finding.endswith(basis) == (order is not ReviewOrder.MOST_DISPUTED)
    press(qtbot, KEY.Key_1)
    assert page.review.controller.place == 1


def test_a_guideline_without_problems_leaves_nothing_to_review(
    page: ItemsPage, qtbot: QtBot
) -> None:
    page.review.order.set_value(ReviewOrder.GUIDELINE.value)
    page.review.order.chosen.emit()
    qtbot.waitUntil(lambda: page.review.count == 0)


def test_another_run_keeps_answers_and_the_open_item(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    press(qtbot, KEY.Key_1, KEY.Key_2)
    item = page.review.controller.item
    session.choose_rule("mv")
    run_again(page, qtbot)
    assert page.review.controller.item == item
    assert len(session.state.decisions) == 2
    assert (
        "This rule’s confidence is a share of the support, not a probability."
        in page.header.finding()
    )
    assert "This is not a probability." in page.review.panel._sentence.text()


def test_other_labels_take_the_queue_away(
    page: ItemsPage, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    press(qtbot, KEY.Key_1, KEY.Key_N, KEY.Key_A)
    page.hide()
    other = write(tmp_path / "other.csv", ["a,1,x,", "b,1,y,", "a,2,x,", "b,2,x,"])
    session.open(read_labels(open_source(other)))
    assert page.review.task is None
    # What is worked out while nobody looks must not meet items of the labels before.
    session.accept(run_job(session.question.job()))
    session.accept_guarantee(certified(session, session.question.outcome.estimates))
    session.decide(0, 0, "ann")
    assert list(session.state.decisions) == [0]
    assert session.state.decisions[0].note == ""
    page.show()
    ready(page, qtbot)
    assert page.review.count <= 2
    assert page.review.task is None or page.review.task.items.max() < 2


def test_a_name_is_asked_for_and_kept(
    page: ItemsPage, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from crowdgui.ui.dialogs.reviewer import ReviewerDialog

    # Nobody is named who did not give a name, least of all by what they log in with.
    assert page.review._signed.text() == "Your labels aren’t signed yet."
    assert page.review._change.text() == "Add your name…"
    monkeypatch.setattr(ReviewerDialog, "ask", lambda *_: "Ann B.")
    qtbot.mouseClick(page.review.findChild(QPushButton, "reviewer-change"), LEFT)
    assert "Ann B." in page.review._signed.text()
    assert page.review._change.text() == "Change…"
    press(qtbot, KEY.Key_1)
    assert next(iter(session.state.decisions.values())).who == "Ann B."


def test_workers_left_out_stand_last_and_do_not_count(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    session.exclude([0, 1])
    run_again(page, qtbot)
    votes = [vote for card in cards(page) for vote in card.answer.votes]
    assert sorted(vote.worker for vote in votes if vote.excluded) == ["w0", "w1"]
    for card in cards(page):
        out = [vote.excluded for vote in card.answer.votes]
        assert out == sorted(out)
        assert card.answer.note.split()[0] == str(out.count(False))


def test_what_an_audit_found_is_final_and_reviewed(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    review, outcome = page.review, session.question.outcome
    first, second, third = review.task.items[:3].tolist()
    before, n = review.left, outcome.job.labels.n_items
    assert page.header.finding().startswith(f"{before} of {n} labels")
    found = 1 - int(outcome.labels[first])
    audit = AuditSample((first, second), 1, (found, NO_CLASS))
    session.set_guarantee_options("audit", audit=audit)
    assert review.left == before - 2
    assert rail_states(session, busy=False)["items"][1] == before - 2
    assert page.header.finding().startswith(f"{before - 2} of {n - 2} labels")
    assert review.task.next_open(0) == 2
    session.decide(third, 0, "ann")
    assert page.header.finding().startswith(f"{before - 3} of {n - 3} labels")
    names = outcome.job.labels.classes
    assert describe_final_label(session, first).startswith(f"Final label: {names[found]} (audited)")
    assert f"The rule gave “{names[1 - found]}”" in describe_final_label(session, first)
    shown = {made.key: made for made in page.table.table.columns}
    assert shown["label"].display(first) == f"{names[found]} · audited"
    assert shown["label"].display(second) == "None of these · audited"
    assert shown["set-by"].display(first) == "the audit"
    settled = [shown[key].display(item) for key in ("confidence", "margin") for item in (first,)]
    assert settled == ["audited", "audited"]
    assert shown["confidence"].display(third) == "manual"
    assert np.isnan(shown["confidence"].keys[[first, third]]).all()
    done, n = review.task.done, review.count
    words = describe_progress(review.task, done)
    assert words == f"{done} of {n} settled, {done - 1} by audit or gold"
    page.items.detail.show_item(first)
    assert [bar.code for bar in page.items.detail._bars._bars if bar.final] == [found]
    review.controller.show_place(0)
    assert [card.answer.badge for card in cards(page) if card.answer.chosen] == ["audited"]
    session.question.undo.undo()
    session.question.undo.undo()
    assert review.left == before


def test_the_header_counts_what_is_left(page: ItemsPage, session: Session, qtbot: QtBot) -> None:
    n = page.review.left
    press(qtbot, KEY.Key_1)
    assert page.header.finding().startswith(f"{n - 1} of 39 labels not yet reviewed have less")
    while page.review.left:
        press(qtbot, KEY.Key_1)
    assert page.review.at_end
    assert "less than" not in page.header.finding()


def test_a_label_that_checks_made_less_probable_does_not_win(
    page: ItemsPage, session: Session
) -> None:
    task, outcome = page.review.task, session.question.outcome
    assert outcome.confidence_is_probability
    assert "wins with" in describe_shown_item(task, 0, hidden=False)
    curve = replace(outcome.calibration, intercept=-2.0, checked=20)
    session.question.outcome = replace(outcome, calibration=curve)
    item = int(task.items[0])
    assert session.question.outcome.confidence[item] <= 0.5
    said = describe_shown_item(task, 0, hidden=False)
    assert said.startswith("Final label “")
    assert said.endswith("By the checked items, another class is as probable.")
    assert "wins" not in said


def test_no_title_of_the_queue_is_cut_in_a_language_of_long_words(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation, "_translate", lambda words, _: f"{words} mehr")
    page = page_of(session, qtbot)
    queue = page.review.queue
    header = queue.horizontalHeader()
    titles = [column.heading for column in queue.table.columns]
    assert "Confidence mehr" in titles
    for place, title in enumerate(titles):
        wanted = header.fontMetrics().horizontalAdvance(title) + 16 * bool(title)
        assert header.sectionSize(place) >= wanted, title
    assert header.length() <= queue.viewport().width()


def test_votes_make_room_for_the_names_of_items(session: Session, qtbot: QtBot) -> None:
    page = page_of(session, qtbot)
    queue = page.review.queue
    keys = [column.key for column in queue.table.columns]
    item, votes = keys.index("item"), keys.index("votes")
    roomy = queue.columnWidth(votes)
    name = TableColumn("item", "Item", CellKind.ID, lambda place: f"img_{place:03}.png")
    columns = (*queue.table.columns[:item], name, *queue.table.columns[item + 1 :])
    queue.table.set_columns(columns, len(page.review.task))
    queue.setFixedWidth(scaled(310))
    queue.fit_columns()
    metrics = QFontMetrics(font("id"))
    assert queue.columnWidth(item) >= metrics.horizontalAdvance("img_000.png") + 16
    assert queue.columnWidth(votes) < roomy
    assert queue.horizontalHeader().length() <= queue.viewport().width()


def test_whose_pace_it_is_is_said(page: ItemsPage, qtbot: QtBot) -> None:
    pace, clock = page.review.controller.pace, iter(range(0, 900, 3))
    pace._earlier, pace.clock = 10.0, lambda: next(clock)
    press(qtbot, KEY.Key_S)
    left = page.review.panel.progress.words
    assert left()[1].endswith(" left at your pace in earlier reviews")
    press(qtbot, KEY.Key_1, KEY.Key_1, KEY.Key_1, KEY.Key_1)
    assert left()[1].endswith(" left at your pace")


def test_the_count_of_a_review_has_its_room_at_once(page: ItemsPage) -> None:
    line = page.review.panel.progress
    line.set_progress("12 of 131 reviewed by somebody else", 0.1, None)
    label = line._count
    assert label.width() >= label.fontMetrics().horizontalAdvance(label.text())
