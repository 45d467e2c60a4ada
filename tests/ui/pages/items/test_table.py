"""The table of all items: what people decided is seen in it, filtered and sorted by."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.ui.pages.item_text import describe_final_label, describe_item_bound
from tests.ui.certified import certified
from tests.ui.pages.driving import page_of, press, run_again, session_of, write

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.models.columns import TableColumn
    from crowdgui.ui.pages.items.page import ItemsPage
    from crowdgui.ui.session.session import Session

pytestmark = pytest.mark.usefixtures("unpainted")


LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def session(qapp: QApplication, tmp_path: Path) -> Session:
    """Eight items: 0 to 5 clear, on 6 two workers differ, and gold is against all on 7."""
    rows = [f"{w},i{i},{'yes' if i % 2 else 'no'},,no" for i in range(6) for w in "abcd"]
    rows += ["a,i6,no,,", "b,i6,yes,,", "a,i7,no,,yes", "b,i7,no,,yes"]
    return session_of(write(tmp_path / "labels.csv", rows, "worker,item,label,text,gold"))


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> ItemsPage:
    made = page_of(session, qtbot)
    made._on_mode_chosen("all")
    return made


def rows(page: ItemsPage) -> list[int]:
    return sorted(page.table.table.rows.tolist())


def column(page: ItemsPage, key: str) -> TableColumn:
    return next(c for c in page.table.table.columns if c.key == key)


# What the offscreen platform says when a menu opens.
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_row_has_a_menu_with_what_can_be_done(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    page._on_mode_chosen("all")
    table = page.items.table
    table.choose(3)
    words = [action.text() for action in table.menu().actions() if action.text()]
    assert words == ["Set label…", "Copy 1 row"]
    session.decide(3, 1, "ann")
    menu = table.menu()
    words = [action.text() for action in menu.actions() if action.text()]
    assert words == ["Set label…", "Use as gold", "Remove manual label", "Copy 1 row"]
    menu.actions()[2].trigger()
    assert 3 not in session.state.decisions
    table.selectAll()
    assert [action.text() for action in table.menu().actions()] == ["Copy 8 rows"]
    # By the mouse, and by the key for menus.
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(30, 30), QPoint(30, 30))
    QApplication.sendEvent(table.viewport(), asked)
    shown = QApplication.activePopupWidget()
    assert isinstance(shown, QMenu)
    shown.close()


def test_the_filters_count_and_show_what_they_say(page: ItemsPage, session: Session) -> None:
    session.decide(6, 1, "ann")
    session.note(0, "blurred", "ann")
    for key, shown in (("hand", [6]), ("noted", [0]), ("wrong", [1, 3, 5, 7])):
        page.items._on_filter(key)
        assert rows(page) == shown
    page.items._on_filter("all")
    assert len(rows(page)) == 8
    assert page.items.filters._buttons["hand"].text() == "Manual 1"
    assert page.items.filters._buttons["noted"].isVisible()
    session.question.undo.undo()
    assert not page.items.filters._buttons["noted"].isVisible()


def test_a_filter_by_hand_follows_what_is_decided(page: ItemsPage, session: Session) -> None:
    session.decide(2, 1, "ann")
    page.items._on_filter("hand")
    session.decide(4, 1, "ann")
    assert rows(page) == [2, 4]
    session.question.undo.undo()
    session.question.undo.undo()
    assert rows(page) == []


def test_the_details_follow_what_is_filtered_and_searched(
    page: ItemsPage, session: Session
) -> None:
    session.decide(2, 1, "ann")
    table, detail = page.table, page.items.detail
    table.choose(5)
    page.items._on_filter("hand")
    assert (detail.item, table.chosen, table.selected().tolist()) == (2, 2, [2])
    page.items._on_filter("all")
    assert detail.item == 2
    table.table.set_find("i4")
    assert (detail.item, table.chosen) == (4, 4)
    table.table.set_find("no such item")
    assert (detail.item, table.chosen) == (-1, -1)
    assert detail._name.text() == "No item selected"
    assert detail.review.isHidden()
    table.table.set_find("")
    assert detail.item == table.chosen == table.table.rows[0]
    assert not detail.review.isHidden()


def test_what_an_audit_found_is_not_a_manual_label(page: ItemsPage, session: Session) -> None:
    session.set_guarantee_options("audit", audit=AuditSample((1, 3), 1, (1, 1)))
    assert session.question.final.n_settled == 2
    assert not page.items.filters._buttons["hand"].isVisible()
    session.decide(2, 1, "ann")
    assert page.items.filters._buttons["hand"].text() == "Manual 1"
    page.items._on_filter("hand")
    assert rows(page) == [2]
    assert page.items.filters._buttons["audited"].text() == "Audited 2"
    page.items._on_filter("audited")
    assert rows(page) == [1, 3]
    page.items._on_filter("gold")
    assert session.question.gold is not None
    assert rows(page) == np.flatnonzero(session.question.gold != UNLABELLED).tolist()


def test_wrong_holds_gold_against_the_label_that_is_handed_on(
    page: ItemsPage, session: Session
) -> None:
    session.decide(7, 1, "ann")
    page.items._on_filter("wrong")
    assert rows(page) == [1, 3, 5]


def test_decisions_leave_the_order_and_the_chosen_row(page: ItemsPage, session: Session) -> None:
    before = page.table.table.rows.tolist()
    page.table.choose(5)
    session.decide(5, 0, "ann")
    assert page.table.table.rows.tolist() == before
    assert page.table.chosen == 5
    assert "Final label “no”, set manually by ann" in page.items.detail._sentence.text()


def test_sorting_by_label_goes_by_what_was_set_by_hand(page: ItemsPage, session: Session) -> None:
    session.decide(0, 1, "ann")
    page.table.sort_by("label")
    labels = session.question.final.labels[page.table.table.rows]
    assert np.all(np.diff(labels) >= 0)
    page.table.sort_by("set-by", descending=True)
    assert page.table.table.rows[0] == 0


def test_columns_say_who_and_what(page: ItemsPage, session: Session) -> None:
    session.decide(0, 1, "=ann()")
    session.make_gold([0])
    session.note(0, "<b>look</b>", "=ann()")
    assert column(page, "label").display(0) == "yes · manual"
    assert column(page, "set-by").display(0) == "=ann(), gold"
    assert column(page, "set-by").display(1) == "rule"
    assert column(page, "note").display(0) == "<b>look</b>"
    assert column(page, "gold").display(0) == "yes"
    page.table.copy_all()
    hidden = {c.key for i, c in enumerate(page.table.table.columns) if page.table.isColumnHidden(i)}
    assert hidden == {"margin", "model-probability", "set-by", "note", "bound"}


def test_the_own_bound_or_why_there_is_none(page: ItemsPage, session: Session) -> None:
    bound = column(page, "bound")
    assert bound.reason(0) == "It is being computed."
    items = np.array([0.0, 0.0512, 1.0, np.nan, 0.3, 0.2, 0.9999, 0.5])
    found = replace(session.question.outcome.estimates, items=items)
    session.accept_guarantee(certified(session, found))
    assert [bound.display(i) for i in range(4)] == ["0.1%", "5.2%", "–", "–"]
    assert "The bound is not useful here: the label could well be wrong." in bound.reason(2)
    assert "Nobody labelled" in bound.reason(3)
    assert (
        "Estimate: if the worker model holds and workers are as accurate as estimated, the "
        "probability that a vote by these workers is wrong is "
        "at most 5.2%." in describe_item_bound(session, 1)
    )
    session.decide(1, 0, "ann")
    assert "manual label" in bound.reason(1)
    page.table.sort_by("bound")
    assert page.table.table.rows[:4].tolist() == [0, 5, 4, 7]
    session.accept_guarantee(certified(session, replace(found, items=None)))
    assert "isn’t a sum of votes" in bound.reason(0)
    assert page.table.chosen >= 0


def test_what_is_set_by_hand_is_no_longer_unsure_or_tied(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    session.choose_rule("mv")
    run_again(page, qtbot)
    for key in ("unsure", "tied"):
        page.items._on_filter(key)
        assert rows(page) == [6]
        session.decide(6, 1, "ann")
        assert rows(page) == []
        assert page.items.filters._buttons[key].text().endswith(" 0")
        session.question.undo.undo()
        assert rows(page) == [6]


def test_the_header_says_of_all_items_what_the_filters_say(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    session.choose_rule("mv")
    run_again(page, qtbot)
    page._on_mode_chosen("review")
    page.show_filter("unsure")
    assert page.header.finding().startswith("1 of 8 final labels has a confidence below 90%.")
    assert page.items.filters._buttons["unsure"].text() == "Uncertain 1"
    session.decide(6, 1, "ann")
    assert page.header.finding().startswith(
        "All 7 final labels that are not settled have a confidence of at least 90%."
    )
    assert page.items.filters._buttons["unsure"].text() == "Uncertain 0"
    session.question.undo.undo()


def test_items_from_elsewhere_come_with_their_sentence(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    mask = np.zeros(8, dtype=bool)
    mask[[1, 3]] = True
    page.review.controller.show_place(0)
    page._on_mode_chosen("review")
    page.show_items(mask, "2 labels change.")
    assert page.body.currentWidget() is page.items
    assert rows(page) == [1, 3]
    assert page.message.sentence() == "2 labels change."
    session.decide(1, 0, "ann")
    assert rows(page) == [1, 3]
    page.message.link_clicked.emit()
    assert len(rows(page)) == 8
    assert not page.message.isVisible()


def test_labels_set_by_hand_become_gold_at_one_click(
    page: ItemsPage, session: Session, qtbot: QtBot
) -> None:
    for item in (0, 2):
        session.decide(item, 1, "ann")
    page.items._on_filter("hand")
    assert "scored against it" in page.message.sentence()
    page.message.link_clicked.emit()
    assert [session.state.decisions[i].is_gold for i in (0, 2)] == [True, True]
    assert "All of them are gold" in page.message.sentence()
    run_again(page, qtbot)
    assert session.question.outcome.workers.gold_labels.sum() > 0


def test_enter_on_a_row_sets_its_label(page: ItemsPage, session: Session, qtbot: QtBot) -> None:
    page.table.choose(3)
    page.table.setFocus()
    press(qtbot, Qt.Key.Key_Return)
    assert page.body.currentWidget() is page.review
    assert page.review.controller.item == 3
    press(qtbot, Qt.Key.Key_1)
    assert session.state.decisions[3].code == 0


def test_an_item_nobody_labelled_can_be_labelled_by_hand(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    path = write(tmp_path / "labels.csv", ["a,1,x,", "a,2,y,", "b,1,x,"])
    session = session_of(path)
    session.exclude([0])
    page = page_of(session, qtbot)
    run_again(page, qtbot)
    item = int(np.flatnonzero(session.question.outcome.aggregation.labels == UNLABELLED)[0])
    page.show_filter("all")
    page.table.choose(item)
    assert "no final label" in describe_final_label(session, item)
    qtbot.mouseClick(page.items.detail.review, LEFT)
    assert "No included worker labelled this item." in page.review.panel._sentence.text()
    press(qtbot, Qt.Key.Key_Return)
    assert session.state.decisions == {}
    press(qtbot, Qt.Key.Key_2)
    assert session.question.final.labels[item] == 1
    assert "1 had no label" in page.status_text()[0]
    assert "The rule had no label to use." in describe_final_label(session, item)


def test_before_labels_are_open_the_page_says_so(qapp: QApplication, qtbot: QtBot) -> None:
    from crowdgui.ui.session.session import Session

    page = page_of(Session(), qtbot)
    assert page.empty.isVisible()
    assert page.status_text() == ("", "")
    qtbot.keyClick(page, Qt.Key.Key_1)
    page.copy()
    page.show_items(np.zeros(0, dtype=bool), "Nothing.")


def test_a_sort_that_fails_is_told(page: ItemsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.announced) as told:
        page.items.table.table.failed.emit("There is not enough memory.")
    assert told.args == ["There is not enough memory."]


def test_until_the_items_of_other_labels_are_shown_there_are_none(
    page: ItemsPage, session: Session, tmp_path: Path
) -> None:
    page.table.sort_by("item", descending=True)
    page.hide()
    file = write(tmp_path / "few.csv", ["a,i0,no", "b,i0,yes"], "worker,item,label")
    session.open(read_labels(open_source(file)))
    assert not page.table.table.rowCount()
    assert page.items.detail.item == -1
    # What was waiting to be shown of the items before is not looked up in the new ones.
    page.items.update_decided()
    page.items.update_bounds()
    assert not page.table.table.rowCount()
    assert page.table.table.sorted_by == ("item", Qt.SortOrder.DescendingOrder)
