"""Several tags per item in the window: asked at import, joined to sets, kept in a project."""

from __future__ import annotations

import csv
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QFileDialog, QPushButton

from crowdgui.analysis import analyse_tags, open_labels
from crowdgui.core.bounds import guarantee_builder
from crowdgui.core.rules.registry import ORDERED_CANDIDATES
from crowdgui.io.importing.lists.checked_list import read_tag_audit
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.project import Project
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog
from crowdgui.ui.dialogs.tags import TagsDialog
from crowdgui.ui.pages.items.set_review import SetReviewDialog
from crowdgui.ui.session.open_question import OpenQuestion
from tests.label_files import write_labels
from tests.ui.shared_window import shared_window, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from crowdgui.core.bounds.guarantee import Guarantee, GuaranteeOptions
    from crowdgui.core.results import Outcome
    from crowdgui.ui.main_window.window import MainWindow

pytestmark = pytest.mark.usefixtures("unpainted")

SAMPLE = next(sample for sample in SAMPLES if sample.separator)
TAGS = ["breakfast", "location", "noise", "price", "staff"]


@pytest.fixture(scope="module")
def bounded_once() -> Iterator[None]:
    """Compute the bounds of a result once: whatever is opened, drawn or read asks for all again."""
    kept: dict[tuple[int, int, str], tuple[Outcome, Guarantee]] = {}
    build = guarantee_builder.build_bounds

    def once(outcome: Outcome, guarantee_options: GuaranteeOptions, *others: Any) -> Guarantee:
        key = id(outcome.aggregation), id(outcome.workers), repr(guarantee_options)
        if key not in kept:
            # With the result, so that no other comes to stand in its place.
            kept[key] = outcome, build(outcome, guarantee_options, *others)
        return kept[key][1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guarantee_builder, "build_bounds", once)
        yield


@pytest.fixture(scope="module")
def window(
    bounded_once: None, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    with shared_window(qapp, tmp_path_factory.mktemp("settings")) as made:
        open_the_sample(made)
        yield made


@pytest.fixture
def sample_again(window: MainWindow) -> Iterator[None]:
    """Leave the window to other tests as they expect it, whatever was opened."""
    yield
    open_the_sample(window)


def open_the_sample(window: MainWindow) -> None:
    window.open_controller.open_sample(SAMPLE)
    # Until then those of the file before it are complete.
    wait_for(lambda: questions(window) == TAGS)
    wait_for_tags(window)


def questions(window: MainWindow) -> list[str]:
    return [one.data.question for one in window.session.questions if one.data is not None]


def click(inside: QWidget, name: str, kind: type = QPushButton) -> None:
    found = inside.findChild(kind, name)
    assert found is not None, name
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def wait_for_tags(window: MainWindow) -> None:
    work = window.run_controller
    beside = (work.guarantee_runner, work.tag_controller.runner)
    wait_for(lambda: work.tag_controller.complete and not window.unfinished)
    wait_for(lambda: not any(each.busy for each in beside))


def test_the_sample_opens_with_its_tags_and_shows_sets(window: MainWindow, tmp_path: Path) -> None:
    session = window.session
    assert [one.data.question for one in session.questions] == TAGS
    window.show_page("items")
    # It is said which tag an item is reviewed for.
    title = window.items_page.review.panel._title("review-001")
    assert title == f"Item review-001 · {window.session.question.data.question}"
    table = window.items_page.items.table.table
    column = next(c for c in table.columns if c.key == "tags")
    names, known = session.tags_of(0)
    assert known
    assert column.display(0) == ", ".join(names)
    action = next(
        a for a in window.questions._menu.actions() if a.objectName() == "action-all-tags"
    )
    assert action.isEnabled()
    # The review of one tag leads to that of all.
    window.items_page._show_mode("review")
    assert window.items_page.tags_button.isVisibleTo(window.items_page)
    window.questions._together.setEnabled(False)
    window.items_page.tags_button.click()
    assert window.status._left.text() == "Some tags have no final labels yet"
    window.questions._together.setEnabled(True)
    window.items_page.tags_button.click()
    wait_for(lambda: any(one.isVisible() for one in window.findChildren(TagsDialog)))
    (dialog,) = (one for one in window.findChildren(TagsDialog) if one.isVisible())
    wait_for(lambda: dialog.results is not None)
    assert dialog.tables["tags"].table.rowCount() == len(TAGS)
    assert dialog.tables["workers"].table.rowCount() == 16
    assert "of 80 right" in dialog._sets.text()
    click(dialog, "tags-review")
    review = dialog.findChild(SetReviewDialog)
    assert review.review.items.size == session.question.data.labels.n_items
    review.close_button.click()
    wait_for(lambda: dialog.review.isEnabled())
    dialog.close_button.click()
    path = tmp_path / "tags.crowd"
    saved = tuple(SavedQuestion(one.data, one.state) for one in session.questions)
    Project.create(path, ProjectContent(saved)).close()
    project, content = Project.open(path)
    project.close()
    assert [one.data.question for one in content.questions] == TAGS
    assert {one.data.tags for one in content.questions} == {session.question.data.tags}


@pytest.mark.usefixtures("sample_again")
def test_a_review_of_sets_ends_where_a_project_that_was_still_read_takes_their_place(
    window: MainWindow,
) -> None:
    window.questions.ask_for_tags()
    (dialog,) = (one for one in window.findChildren(TagsDialog) if one.isVisible())
    wait_for(lambda: dialog.results is not None)
    click(dialog, "tags-review")
    review = dialog.findChild(SetReviewDialog)
    QTest.keyClicks(review.note, "of the first")
    # The same tags, as in a project with other decisions.
    window.session.restore([OpenQuestion(one.data) for one in window.session.questions])
    assert review.isHidden()
    assert dialog.isHidden()
    assert not any(one.state.decisions for one in window.session.questions)


def test_labels_are_not_added_to_tags_that_were_opened_while_they_were_read(
    window: MainWindow, tmp_path: Path
) -> None:
    more = write_labels(tmp_path / "more.csv", ["a,i0,0", "b,i0,1"])
    window.add_controller.offer((open_labels(more),))
    assert window.add_controller.dialog is None


def test_a_tag_whose_rule_cannot_run_is_named_and_keeps_no_other_from_running(
    window: MainWindow, qtbot: QtBot
) -> None:
    work, (_, first, second, *_) = window.run_controller, window.session.questions
    kept = first.state
    first.state = replace(kept, rule=ORDERED_CANDIDATES[0])
    first.outcome = second.outcome = None
    with qtbot.waitSignal(work.failed) as heard:
        work.tag_controller.catch_up()
    assert "for ordered classes" in heard.args[0]
    wait_for(lambda: second.outcome is not None and not work.tag_controller.runner.busy)
    first.state = kept
    work.tag_controller.catch_up()
    wait_for_tags(window)


def test_a_review_sets_all_tags_of_an_item_and_takes_them_back_in_one_step(
    window: MainWindow,
) -> None:
    session = window.session
    recorded: list[tuple[int, int]] = []
    told = session.edited.connect(lambda number, done, *_: recorded.append((number, done)))
    order = np.argsort(
        np.prod([one.outcome.confidence for one in session.questions], axis=0), kind="stable"
    )
    review = SetReviewDialog(session, window.settings, order, window)
    review.open()
    first = review.controller.item
    proposed = [one.final.labels[first] for one in session.questions]
    assert [part.box.isChecked() for part in review.rows] == [code == 1 for code in proposed]
    QTest.keyClick(review, Qt.Key.Key_2)
    QTest.keyClicks(review.note, "seen")
    QTest.keyClick(review, Qt.Key.Key_Return)
    wanted = [code ^ (place == 1) for place, code in enumerate(proposed)]
    made = [one.state.decisions[first] for one in session.questions]
    assert [one.code for one in made] == wanted
    assert {(one.who, one.note) for one in made} == {(window.settings.reviewer, "seen")}
    assert sorted(recorded) == [(number, 1) for number in range(len(TAGS))]
    assert review.review.done == 1
    assert review.controller.item == order[1]
    QTest.keyClick(review, Qt.Key.Key_S)
    assert review.controller.item == order[2]
    QTest.keyClick(review, Qt.Key.Key_U)
    assert review.controller.item == first
    assert not any(first in one.state.decisions for one in session.questions)
    assert [done for _, done in recorded[len(TAGS) :]] == [0] * len(TAGS)
    QTest.keyClick(review, Qt.Key.Key_Return)
    # A tag whose history goes on elsewhere is not undone behind its back, nor are the others.
    session.note(int(order[5]), "later", "Ada")
    QTest.keyClick(review, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert review.review.done == 1
    assert review.said.text()
    review.close_button.click()
    session.edited.disconnect(told)
    for one in session.questions:
        one.undo.setIndex(0)


def test_a_filled_audit_list_accepts_whole_sets_as_the_command_line_does(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, session = tmp_path / "audit.csv", window.session
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    dialog = TagsDialog(window.run_controller.tag_controller.joining, tmp_path, window)
    dialog.open()
    wait_for(lambda: dialog.results is not None)
    click(dialog, "tags-save-list")
    wait_for(lambda: "drawn with seed" in dialog.audited.text())
    click(dialog, "tags-read-list")
    wait_for(lambda: "Fill in the column" in dialog.audited.text())
    wait_for(lambda: dialog.save.isEnabled())
    with path.open(encoding="utf-8", newline="") as file:
        drawn = list(csv.DictReader(file))
    assert len(drawn) == dialog.results.forecast.best
    place = {str(name): item for item, name in enumerate(session.question.data.labels.item_ids)}
    final = dialog.results.final
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, drawn[0])
        writer.writeheader()
        for row in drawn:
            has = dialog.results.tags_of(final[place[row["item"]]])
            writer.writerow(row | {"label": "|".join(has) or "none of the tags"})
    click(dialog, "tags-read-list")
    wait_for(lambda: "accepted as they are" in dialog.audited.text())
    wait_for(lambda: dialog.save.isEnabled())
    every = [one.data for one in session.questions]
    states = [one.state for one in session.questions]
    alone = analyse_tags(every, states, audit=read_tag_audit(path, every))[0].acceptance.acceptance
    ours = dialog.results.acceptance.acceptance
    assert ours.audited == len(drawn)
    assert "at 95% confidence" in dialog.audited.text()
    assert (ours.found, ours.n_accepted, ours.left) == (0, alone.n_accepted, alone.left)
    assert np.array_equal(ours.review, alone.review)
    assert np.array_equal(dialog.results.review_order, alone.review)
    dialog.close_button.click()


@pytest.mark.usefixtures("sample_again")
def test_the_import_dialog_asks_whether_labels_in_a_cell_are_tags(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "photos.csv"
    cells = ("cat|dog", "cat", "", "dog", "cat|dog|bird", "bird|cat")
    rows = [f"w{w},p{i},{cells[(i + w % 2) % 6]}" for i in range(18) for w in range(4)]
    path.write_text("\n".join(["worker,item,label", *rows]) + "\n", "utf-8")
    window.open_controller.open(path)
    wait_for(lambda: window.findChild(ImportDialog) is not None)
    dialog = window.findChild(ImportDialog)
    controller = dialog.controller
    wait_for(lambda: controller.state.has_findings)
    ok = dialog.findChild(QPushButton, "import-ok")
    assert dialog.pages.tags.isVisible()
    assert "“bird|cat”" in dialog.pages.tags.sentence()
    assert not ok.isEnabled()
    click(dialog, "import-tags-yes")
    wait_for(lambda: controller.state.has_findings)
    assert [one.question for one in controller.state.findings.every] == ["bird", "cat", "dog"]
    assert controller.state.findings.imported.labels.n_labels == 60
    controller.do(lambda state: state.show_step("classes"))
    click(dialog, "import-tags-empty", QCheckBox)
    wait_for(lambda: controller.state.has_findings)
    assert controller.state.findings.imported.labels.n_labels == 72
    assert ok.isEnabled()
    ok.click()
    wait_for_tags(window)
    assert questions(window) == ["bird", "cat", "dog"]
    names, known = window.session.tags_of(2)
    assert known
    assert names in ([], ["dog"])
