"""The Guarantee page: from a target over an audit and a review to a guarantee."""

from __future__ import annotations

import csv
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QFileDialog,
    QLabel,
    QPushButton,
    QTabBar,
)

from crowdgui.core.audit.accepted import LabelStatus
from crowdgui.core.audit.bounds import alpha_share
from crowdgui.core.audit.sample import NO_CLASS, NONE_OF_THESE, SKIPPED, AuditSample
from crowdgui.core.bounds.guarantee import EvidenceLevel, Finding, Guarantee
from crowdgui.core.bounds.guarantee_builder import with_audit_and_review
from crowdgui.core.compare.calibration import measure_audit
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.prices import Prices
from crowdgui.core.results import run_job
from crowdgui.core.review.decisions import FinalLabels
from crowdgui.core.review.queue import GUARANTEE
from crowdgui.core.rules.registry import CANDIDATES
from crowdgui.figures.bounds_chart import BarKind, build_bounds_chart
from crowdgui.text.guarantees.acceptance import describe_before_and_after, other_target_row
from crowdgui.text.guarantees.bounds import conditions_of, describe_bound
from crowdgui.text.guarantees.headline import describe_basis, describe_headline
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.dialogs.audit_list import AuditListDialog
from crowdgui.ui.main_window.rail import PageState
from crowdgui.ui.main_window.status import rail_states
from crowdgui.ui.pages.export.export_text import provenance_facts
from crowdgui.ui.pages.guarantee.audit_dialog import AuditDialog
from crowdgui.ui.session.open_question import FullGuarantee, OpenQuestion
from crowdgui.ui.style.theme import tokens
from tests.ui.painted import where
from tests.ui.shared_window import shared_window, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.core.question_state import QuestionState
    from crowdgui.core.results import Outcome
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.pages.guarantee.page import GuaranteePage

pytestmark = pytest.mark.usefixtures("unpainted")

LEFT = Qt.MouseButton.LeftButton


@dataclass(frozen=True)
class Opened:
    """The sample as it was opened first, with all that was found then."""

    data: ImportedLabels
    state: QuestionState
    outcome: Outcome
    found: FullGuarantee


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """Return one window for all tests here: they begin with the sample as it was opened."""
    with shared_window(qapp, tmp_path_factory.mktemp("settings")) as made:
        yield made


@pytest.fixture(scope="module")
def opened(window: MainWindow) -> Opened:
    window.open_controller.open_sample(SAMPLES[1])
    wait_for(
        lambda: (
            window.session.question.guarantee_is_current
            and not window.run_controller.guarantee_runner.busy
        )
    )
    question = window.session.question
    assert question.data is not None
    assert question.outcome is not None
    assert question.guarantee is not None
    state = question.state
    found = FullGuarantee(question.outcome, state.guarantee, state.decisions, question.guarantee)
    return Opened(question.data, state, question.outcome, found)


@pytest.fixture
def page(window: MainWindow, opened: Opened) -> Iterator[GuaranteePage]:
    assert opened.found.guarantee.model is not None
    checked = opened.outcome.job.used, opened.state.guarantee.seed
    window.run_controller._checked = {checked: opened.found.guarantee.model}
    window.session.restore([OpenQuestion(opened.data, opened.state)])
    window.session.accept(opened.outcome)
    window.session.accept_guarantee(opened.found)
    # What it would find is there.
    window.run_controller.guarantee_runner.cancel()
    window.show_page("guarantee")
    shown = cast("GuaranteePage", window.pages["guarantee"])
    shown.tabs.choose("guarantee")
    wait_for(lambda: is_idle(window))
    yield shown
    for dialog in window.findChildren(QDialog):
        dialog.close()
        dialog.deleteLater()
    for each in (window.run_controller, window.comparison_controller):
        each.cancel()
    wait_for(lambda: is_idle(window) and not window.comparison_controller.busy)


def is_idle(window: MainWindow) -> bool:
    return not (window.unfinished or window.run_controller.guarantee_runner.busy)


def certified(window: MainWindow, qtbot: QtBot) -> Guarantee:
    """Wait until the guarantee for the present options and labels is there."""
    qtbot.waitUntil(lambda: window.session.question.guarantee_is_current, timeout=30_000)
    found = window.session.question.guarantee
    assert found is not None
    return found


def final(window: MainWindow) -> list[int]:
    outcome = window.session.question.outcome
    assert outcome is not None
    codes: list[int] = outcome.aggregation.labels.tolist()
    return codes


def audit_of(window: MainWindow) -> AuditSample:
    audit = window.session.state.guarantee.audit
    assert audit is not None
    return audit


def dialog_of(window: MainWindow) -> AuditDialog:
    found = [d for d in window.findChildren(AuditDialog) if d.isVisible()]
    assert len(found) == 1
    return found[0]


def start(page: GuaranteePage, window: MainWindow, qtbot: QtBot, size: int) -> AuditDialog:
    certified(window, qtbot)
    page.way.size_field.setValue(size)
    qtbot.mouseClick(page.way.start, LEFT)
    return dialog_of(window)


def answer_all(window: MainWindow, *, wrong: int = 0) -> None:
    """Give every drawn item its rule's label, but another one to the least confident ones."""
    audit, labels = audit_of(window), final(window)
    outcome = window.session.question.outcome
    assert outcome is not None
    confidence = outcome.aggregation.confidence[list(audit.sample)]
    low = set(np.argsort(confidence)[:wrong].tolist())
    codes = (
        1 - min(1, labels[item]) if n in low else labels[item]
        for n, item in enumerate(audit.sample)
    )
    window.session.set_guarantee_options("audit", audit=replace(audit, answers=tuple(codes)))


def test_the_headline_follows_the_size_that_is_entered(page: GuaranteePage, opened: Opened) -> None:
    work = opened.found.guarantee.forecast
    assert work is not None
    suggested = page.header.sentence()
    page.way.size_field.setValue(20)
    assert work.accepts_nothing(20)
    assert page.header.sentence() == (
        f"20 items are too few for an audit that accepts labels: audit {work.lowest} or more."
    )
    assert page.way._state.isHidden()
    page.way.size_field.setValue(work.best + 10)
    assert f"Audit {work.best + 10} items" in page.header.sentence()
    page.way.size_field.setValue(work.best)
    assert page.header.sentence() == suggested
    page.session.data_changed.emit()
    assert page.way._size == 0


def test_the_headline_is_the_way_to_the_target(page: GuaranteePage, window: MainWindow) -> None:
    guarantee = window.session.question.guarantee
    assert guarantee is not None
    assert guarantee.headline.level is EvidenceLevel.NONE
    assert guarantee.forecast is not None
    assert page.header.sentence() == describe_headline(guarantee)
    size = guarantee.forecast.best
    assert page.header.sentence() == (
        f"Audit {size} items and review about {guarantee.forecast.review(size)} to guarantee that "
        "at most 5.0% are wrong."
    )
    assert page.way.start.text() == f"Start audit of {guarantee.forecast.best} items"
    # Before anything is drawn it is plain what the target is, and where to change it.
    note = page.way.findChild(QLabel, "target-note")
    assert note is not None
    assert note.isVisible()
    assert page.way.target.epsilon.isEnabled()
    # The keyboard that is led to the page is at the step that is next.
    page.setFocus()
    assert window.focusWidget() is page.way.start
    assert page.way.start.autoDefault(), "Enter presses it"


def test_a_low_page_shows_the_target_and_what_starts_the_audit(
    page: GuaranteePage, window: MainWindow
) -> None:
    way, size = page.way, window.size()
    window.resize(1024, 640)
    try:
        page.setFocus()
        assert window.focusWidget() is way.start
        wait_for(lambda: way.start.visibleRegion().boundingRect() == way.start.rect())
        assert not way.target.epsilon.visibleRegion().isEmpty()
    finally:
        window.resize(size)


def test_another_target_and_price_are_forecast_and_can_be_undone(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    model = certified(window, qtbot).model
    strict = certified(window, qtbot).forecast
    page.way.target.epsilon.setValue(20.0)
    soft = certified(window, qtbot)
    assert soft.model is model
    assert soft.forecast is not None
    assert strict is not None
    assert soft.forecast.totals.min() < strict.totals.min()
    assert "about" not in page.way._effort.text()
    window.session.set_prices(Prices(audit=0.5, review=2.0, currency="$"))
    assert page.way._effort.text().startswith("Cost: about $")
    window.session.question.undo.undo()
    window.session.question.undo.undo()
    assert window.session.state.guarantee.epsilon == 0.05
    certified(window, qtbot)
    assert page.way.target.epsilon.value() == 5.0


def test_where_all_items_are_to_be_reviewed_nothing_is_accepted_without_looking(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    page.way.target.epsilon.setValue(0.1)
    found = certified(window, qtbot)
    assert found.headline.finding.code is Finding.REVIEW_ALL
    way = page.way
    assert not any(part.isVisible() for part in (way.bar, way.plot, way._state))
    assert way.start.text() == "Start audit of 240 items"


def test_items_with_nothing_to_look_at_are_named_before_the_draw(
    page: GuaranteePage, opened: Opened, window: MainWindow
) -> None:
    shown = page.way.basis.content
    assert not shown.isVisible()
    assert opened.data.content is not None
    some = opened.data.content.copy()
    some[:7] = ""
    cases = (some, "7 of 240 items have no content"), (None, "The items have no content")
    for content, words in cases:
        window.session.question.data = replace(opened.data, content=content)
        page.way.show_guarantee(opened.outcome, opened.found.guarantee)
        assert shown.isVisible()
        said = " ".join(label.text() for label in shown.findChildren(QLabel))
        assert words in said
        assert "choose File ▸ Add item content" in said


def test_no_audit_is_offered_where_gold_has_counted_every_item(
    page: GuaranteePage, opened: Opened
) -> None:
    way = page.way
    assert way.start.isVisible()
    gold = opened.outcome.aggregation.labels.copy()
    gold[:3] = 1 - gold[:3]
    counted = run_job(replace(opened.outcome.job, gold=gold))
    way.show_guarantee(
        counted, with_audit_and_review(opened.found.guarantee, counted, opened.state.guarantee, {})
    )
    assert not way.start.isVisible()
    assert not way.bar.isVisible()
    assert not way.target.epsilon.isVisible()
    shown = way.findChild(QLabel, "way-state")
    assert shown is not None
    assert "3 final labels differ from gold" in shown.text()


def test_gold_may_be_said_to_be_random_before_an_audit_is_begun(
    page: GuaranteePage, opened: Opened, window: MainWindow
) -> None:
    way = page.way
    asked = way.findChild(QPushButton, "way-gold-at-random")
    assert not asked.isVisible(), "there is no gold"
    gold = opened.outcome.aggregation.labels.copy()
    gold[60:] = UNLABELLED
    some = run_job(replace(opened.outcome.job, gold=gold))
    way.show_guarantee(some, opened.found.guarantee)
    assert asked.isVisible()
    asked.click()
    assert window.session.state.guarantee.gold_at_random
    window.session.question.undo.undo()
    assert not window.session.state.guarantee.gold_at_random


def test_a_guarantee_above_the_target_is_not_said_to_be_done(
    page: GuaranteePage, opened: Opened, window: MainWindow
) -> None:
    said = replace(opened.found.guarantee.headline, level=EvidenceLevel.AUDIT, value=0.075)
    found = replace(opened.found.guarantee, headline=said)
    window.session.accept_guarantee(replace(opened.found, guarantee=found))
    assert window.session.state.guarantee.target == 0.05
    assert rail_states(window.session, busy=False)["guarantee"] == (PageState.LOOK_HERE, 0)
    met = replace(found, headline=replace(said, value=0.05))
    window.session.accept_guarantee(replace(opened.found, guarantee=met))
    assert rail_states(window.session, busy=False)["guarantee"] == (PageState.DONE, 0)


def test_the_target_can_be_asked_for_each_class(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    before = certified(window, qtbot).forecast
    page.way.target.epsilon.setValue(6.0)
    tip = page.findChild(QCheckBox, "by-class").toolTip()
    assert "Of the labels that the rule gave each class, at most 6.0% stay wrong." in tip
    window.session.question.undo.undo()
    page.findChild(QCheckBox, "by-class").click()
    after = certified(window, qtbot).forecast
    assert before is not None
    assert after is not None
    assert after.totals.min() != before.totals.min()


def test_what_counts_as_wrong_is_shown_also_where_it_should_not_be_so(
    page: GuaranteePage, window: MainWindow
) -> None:
    """Older projects may hold it for classes without an order."""
    assert page.way.target.far.isHidden()
    window.session.set_guarantee_options("", tolerance=1)
    assert not page.way.target.far.isHidden()
    page.way.target.far.setChecked(False)
    assert window.session.state.guarantee.tolerance == 0


def test_an_audit_goes_to_a_colleague_and_comes_back_as_a_list(
    page: GuaranteePage,
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, menu = tmp_path / "audit.xlsx", window.actions_.by_key
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    assert not menu["save-audit-list"].isEnabled()
    start(page, window, qtbot, 20).close()
    menu["save-audit-list"].trigger()
    qtbot.waitUntil(lambda: page.message.sentence().startswith("20 items saved to audit.xlsx."))
    audit, data = audit_of(window), window.session.question.data
    assert data is not None
    names, classes = data.labels.item_ids, data.labels.classes
    assert "“none of the classes”" in page.message.sentence()
    assert path.exists()
    page.message.hide()
    # Sorted, with a label that no class has, an item from elsewhere and one left empty.
    rows = [f"{names[item]},{classes[0]},{audit.seed}" for item in sorted(audit.sample)]
    rows[0] = rows[0].replace(f",{classes[0]},", ",dunno,")
    rows[1] = rows[1].replace(f",{classes[0]},", ",,")
    rows.append(f"elsewhere,{classes[0]},{audit.seed}")
    path = tmp_path / "filled.csv"
    path.write_text("\n".join(["item,label,seed", *rows]) + "\n", "utf-8")
    window.session.set_guarantee_options("audit", audit=audit.answer(19, NO_CLASS))
    menu["read-audit-list"].trigger()
    qtbot.waitUntil(lambda: bool(window.findChildren(AuditListDialog)))
    dialog = window.findChildren(AuditListDialog)[0]
    words = dialog.findings.text()
    assert "labels for 18 of 20 items" in words
    assert "not one of the classes and is skipped: row 2 “dunno”" in words
    assert "not in this audit: row 22 “elsewhere”" in words
    replaced = sorted(audit.sample).index(audit.sample[19]) > 1
    assert ("1 item has another label here" in words) == replaced
    dialog.take.click()
    first_two = set(sorted(audit.sample)[:2])
    expected = tuple(
        (NO_CLASS if place == 19 else UNLABELLED) if item in first_two else 0
        for place, item in enumerate(audit.sample)
    )
    assert audit_of(window).answers == expected
    # The same list from a second reviewer, with one label otherwise.
    rows = [
        f"{names[item]},{classes[int(n == 0)]},{audit.seed}" for n, item in enumerate(audit.sample)
    ]
    path.write_text("\n".join(["item,label,seed", *rows]) + "\n", "utf-8")
    dialog.deleteLater()
    qtbot.waitUntil(lambda: not window.findChildren(AuditListDialog))
    menu["read-audit-list"].trigger()
    qtbot.waitUntil(lambda: bool(window.findChildren(AuditListDialog)))
    dialog = window.findChildren(AuditListDialog)[0]
    assert dialog.first.isChecked()
    assert "the audit is complete" in dialog.findings.text()
    dialog.second.click()
    both = [answer for answer in expected if answer != UNLABELLED]
    otherwise = int(expected[0] == 0) + both.count(NO_CLASS)
    said = f"The two reviewers then differ on {otherwise} of {len(both)} items that both labelled."
    assert said in dialog.findings.text()
    dialog.take.click()
    assert audit_of(window).answers == expected
    assert audit_of(window).second == (1, *[0] * 19)
    # The first list read again is no second reviewer who agrees everywhere.
    rows = [f"{names[item]},{classes[0]},{audit.seed}" for item in audit.sample]
    path.write_text("\n".join(["item,label,seed", *rows]) + "\n", "utf-8")
    window.session.set_guarantee_options(
        "audit", audit=replace(audit_of(window), answers=(0,) * 20, second=())
    )
    before = audit_of(window)
    dialog.deleteLater()
    qtbot.waitUntil(lambda: not window.findChildren(AuditListDialog))
    menu["read-audit-list"].trigger()
    qtbot.waitUntil(lambda: bool(window.findChildren(AuditListDialog)))
    dialog = window.findChildren(AuditListDialog)[0]
    assert dialog.first.isChecked()
    assert dialog.first.text() == "The same list read again"
    assert "All 20 labels are the same as those here, so nothing changes." in dialog.findings.text()
    dialog.take.click()
    assert audit_of(window) is before
    window.session.question.undo.undo()
    left = expected.count(UNLABELLED)
    certified(window, qtbot)
    assert page.header.sentence().startswith(f"Audit {left} more item")
    path.write_text(path.read_text("utf-8").replace(f",{audit.seed}\n", ",1234\n"), "utf-8")
    page.way.read_list.click()
    qtbot.waitUntil(lambda: "drawn with seed 1234" in page.message.sentence())
    # A project that was still being read takes the place of the audited labels.
    path.write_text(path.read_text("utf-8").replace(",1234\n", f",{audit.seed}\n"), "utf-8")
    page.way.read_list.click()
    qtbot.waitUntil(lambda: bool(window.findChildren(AuditListDialog)))
    dialog = window.findChildren(AuditListDialog)[0]
    window.session.restore([OpenQuestion(data)])
    assert dialog.isHidden()


def test_items_to_review_go_out_as_a_list_and_come_back(
    page: GuaranteePage,
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    menu = window.actions_.by_key
    assert not menu["read-review-list"].isEnabled()
    dialog = start(page, window, qtbot, 20)
    labels = final(window)
    for n, item in enumerate(audit_of(window).sample):
        qtbot.keyClick(
            dialog, Qt.Key(Qt.Key.Key_1 + (labels[item] if n else int(labels[item] == 0)))
        )
    dialog.close()
    found = certified(window, qtbot)
    assert found.acceptance is not None
    items = found.acceptance.to_review.tolist()
    assert len(items) > 10
    assert page.way.save_review.isVisible()
    path = tmp_path / "review.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    page.way.save_review.click()
    qtbot.waitUntil(lambda: f"{len(items)} items saved to" in page.message.sentence())
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    data = window.session.question.data
    classes, ids = data.labels.classes.tolist(), data.labels.item_ids.tolist()
    assert [(row["item"], row["label"]) for row in rows] == [
        (ids[item], classes[labels[item]]) for item in items
    ]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    asked: list[tuple[str, int]] = []

    def confirm(_: object, file: str, said: Sequence[str], n: int) -> bool:
        asked.append((" ".join(said), n))
        if len(asked) > 2:
            # A project that was still being read takes the place of the labels.
            window.session.restore([OpenQuestion(replace(data, labels=replace(data.labels)))])
        return len(asked) > 1

    monkeypatch.setattr("crowdgui.ui.controllers.audit_controller.confirm_reviewed", confirm)

    def write(changed: dict[int, str]) -> None:
        names = [changed.get(n, row["label"]) for n, row in enumerate(rows)]
        lines = [f"{row['item']},{name}" for row, name in zip(rows, names, strict=True)]
        path.write_text("\n".join(["item,label", *lines]) + "\n", "utf-8")

    # What is no class is refused, and “none of the classes” is not what a review can say.
    for wrong in ("maybe", NONE_OF_THESE):
        write({2: wrong})
        page.way.read_review.click()
        told = f"review.csv: Row 4 has the label “{wrong}”. A reviewed item needs one of"
        qtbot.waitUntil(lambda told=told: told in page.message.sentence())
    other = int(labels[items[0]] == 0)
    write({0: classes[other], 1: ""})
    before = window.session.state
    for answered in (1, 2):
        menu["read-review-list"].trigger()
        qtbot.waitUntil(lambda n=answered: len(asked) == n)
        if answered == 1:
            assert window.session.state is before
            assert page.message.isVisible()
    # Why a list was refused is no longer said once one is taken.
    assert not page.message.isVisible()
    n = len(items) - 1
    told = (
        f"The list has labels for {n} items: {n - 1} the same as the rule’s, 1 different. "
        "1 item to review has no label in it."
    )
    assert asked == [(told, n)] * 2
    decided = window.session.state.decisions
    assert set(decided) == set(items) - {items[1]}
    assert decided[items[0]].code == other
    assert {made.who for made in decided.values()} == {"reviewer"}
    found = certified(window, qtbot)
    assert page.header.sentence().endswith("Review the remaining item.")
    window.session.decide(items[1], labels[items[1]], "ann")
    certified(window, qtbot)
    menu["save-review-list"].trigger()
    assert page.message.sentence() == "No item is left to review."
    # All that was read is one change.
    for _ in range(2):
        window.session.question.undo.undo()
    assert not window.session.state.decisions
    found = certified(window, qtbot)
    assert found.acceptance is not None
    assert found.acceptance.to_review.tolist() == items
    menu["read-review-list"].trigger()
    qtbot.waitUntil(lambda: len(asked) == 3)
    assert not window.session.state.decisions


def test_an_audit_by_keyboard_accepts_labels_and_gives_the_guarantee(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    page.way.target.epsilon.setValue(30.0)
    page.way.start.setFocus()
    dialog = start(page, window, qtbot, 20)
    assert window.focusWidget() is page.way.go_on, "for who closes the dialog early"
    labels = final(window)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True)
    QApplication.sendEvent(dialog, held)
    assert not audit_of(window).done
    for item in audit_of(window).sample:
        qtbot.keyClick(dialog, Qt.Key(Qt.Key.Key_1 + labels[item]))
    assert audit_of(window).complete
    assert dialog.panel.progress.words()[0] == "20 of 20 audited"
    # A key pressed once more labels nothing again; Enter closes, U and Ctrl+Z go back.
    made = audit_of(window)
    qtbot.keyClick(dialog, Qt.Key(Qt.Key.Key_1 + 1 - labels[audit_of(window).sample[-1]]))
    assert audit_of(window) == made
    for keys in ((Qt.Key.Key_U,), (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)):
        qtbot.keyClick(dialog, *keys)
        assert not audit_of(window).complete
        qtbot.keyClick(dialog, Qt.Key(Qt.Key.Key_1 + labels[audit_of(window).sample[-1]]))
        assert audit_of(window).complete
    qtbot.keyClick(dialog._close, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    found = certified(window, qtbot)
    assert found.acceptance is not None
    assert found.acceptance.found == 0
    assert found.headline.level is EvidenceLevel.AUDIT
    assert page.header.sentence() == "At most 30.0% of these labels are wrong."
    # Nobody looks at an item as fast as a test does.
    words = "20 of 20 audit labels were set in under a second"
    assert words in describe_basis(found)
    assert page.header._level.text().endswith("in doubt")
    outcome = window.session.question.outcome
    assert outcome is not None
    made = FinalLabels(outcome.labels, np.zeros(len(outcome.labels), dtype=np.int8))
    facts = str(provenance_facts(outcome, found, made, "labels.csv", 0.05))
    assert words in facts
    assert "From an audit · 95% confidence · in doubt. At most 30.0%" in facts
    # Every item of the bar is accepted.
    assert page.way.bar.accessibleDescription().startswith("240 of 240 labels accepted.")
    assert page.way.export.isVisible()
    # A second reviewer can still fill in the list.
    assert window.actions_.by_key["read-audit-list"].isEnabled()
    assert window.focusWidget() is page.way.export
    window.session.question.undo.undo()
    assert not audit_of(window).complete
    assert certified(window, qtbot).headline.level is EvidenceLevel.NONE


def test_only_a_label_is_said_to_be_undone(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    def hint() -> str:
        certified(window, qtbot)
        return window.status._right.text()

    start(page, window, qtbot, 60).accept()
    assert "last label" not in hint()
    answer_all(window)
    assert hint() == "Ctrl+Z undoes the last label"
    window.session.exclude([0])
    assert "last label" not in hint()
    window.session.question.undo.undo()
    assert hint() == "Ctrl+Z undoes the last label"
    window.session.set_prices(Prices(audit=1.0))
    assert "last label" not in hint()


def test_mistakes_are_corrected_at_once_and_the_rest_is_reviewed_to_the_guarantee(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    page.way.target.epsilon.setValue(15.0)
    start(page, window, qtbot, 70).accept()
    answer_all(window, wrong=12)
    found = certified(window, qtbot)
    assert found.acceptance is not None
    assert found.acceptance.found == 12
    review = found.acceptance.review
    assert len(review)
    assert found.headline.finding.code is Finding.REVIEW_NEXT
    assert page.way.review.text() == f"Review {len(review)} items"
    shown = window.session.question.final
    assert shown is not None
    audit = audit_of(window)
    assert shown.labels[list(audit.sample)].tolist() == list(audit.answers)
    # A disagreement comes first, but is not all that is left to do.
    window.session.set_guarantee_options(
        "audit again", audit=audit.answer_again(0, 1 - max(0, audit.answers[0]))
    )
    settling = certified(window, qtbot).headline.finding
    assert settling.code is Finding.SETTLE_THEN_REVIEW
    assert "and review what is left" in page.header.sentence()
    window.session.question.undo.undo()
    certified(window, qtbot)
    # The red marks of what was found wrong are on the bar.
    assert where(page.way.bar, tokens().bad).sum() > 20
    qtbot.mouseClick(page.way.review, LEFT)
    items = window.items_page
    qtbot.waitUntil(lambda: items.review.count == len(review))
    assert items.review.order.value() == GUARANTEE
    assert items.review.task is not None
    assert items.review.task.items.tolist() == review.tolist()
    # The queue waits for the guarantee while it is computed, as in a project that is opened again.
    seen: list[str] = []
    items.review.queue_changed.connect(lambda: seen.append(items.review.end._title.text()))
    window.actions_.by_key["run"].trigger()
    qtbot.waitUntil(lambda: bool(seen) and items.review.count == len(review))
    assert seen[0] == "Computing the guarantee"
    for item in review.tolist():
        window.session.decide(item, max(0, final(window)[item]), "ann")
    done = certified(window, qtbot)
    assert done.acceptance is not None
    assert done.acceptance.count(LabelStatus.REVIEWED) == len(review)
    assert done.headline.level is EvidenceLevel.AUDIT
    window.show_page("guarantee")
    rests = [label.text() for label in page.way.basis.rests.findChildren(QLabel)]
    assert "The labels you set in audit and review count as the truth" in rests
    assert page.header.sentence() == "At most 15.0% of these labels are wrong."
    # The target was fixed before the audit.
    assert not page.way.target.epsilon.isEnabled()
    assert not page.way.target._changeable.isVisible()


def test_more_items_are_audited_along_the_same_draw(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    start(page, window, qtbot, 60).accept()
    answer_all(window, wrong=10)
    first = audit_of(window).sample
    certified(window, qtbot)
    assert page.way.more.text() == "Audit 30 more items first"
    qtbot.mouseClick(page.way.more, LEFT)
    dialog = dialog_of(window)
    assert audit_of(window).sample[:60] == first
    assert len(audit_of(window).sample) == 90
    qtbot.keyClick(dialog, Qt.Key.Key_1)
    assert audit_of(window).answers[60] == 0
    dialog.accept()


def test_the_row_of_the_own_target_says_what_the_headline_does(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    page.way.target.epsilon.setValue(3.0)
    start(page, window, qtbot, 20).accept()
    certified(window, qtbot)
    assert page.header.sentence() == "Audit 20 items to see which labels can be accepted."
    answer_all(window, wrong=5)
    found = certified(window, qtbot)
    assert found.acceptance is not None
    assert found.acceptance.n_accepted == 0
    left = len(found.acceptance.review)
    assert page.header.sentence() == (
        f"The audit accepts no labels. Review the remaining {left} items."
    )
    assert f"3.0%, Review {left} items, {left}" in page.way.targets.accessibleDescription()


def test_a_skipped_item_counts_as_wrong_wherever_the_audit_is_told(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    page.way.target.epsilon.setValue(15.0)
    start(page, window, qtbot, 70).accept()
    answer_all(window, wrong=4)
    audit = audit_of(window)
    place = next(n for n, x in enumerate(audit.sample) if audit.answers[n] == final(window)[x])
    window.session.set_guarantee_options("audit", audit=audit.answer(place, SKIPPED))
    found = certified(window, qtbot)
    assert describe_basis(found).endswith(
        "4 of them wrong and corrected. 1 was skipped and counts as wrong."
    )
    entry = found.entry("audit")
    assert describe_bound(entry) == "Audit: 5 of 70 wrong or skipped"
    assert conditions_of(entry)[0].sentence == "All 70 drawn labels were checked or skipped"
    outcome = window.session.question.outcome
    assert outcome is not None
    compared = measure_audit(outcome, window.session.state.guarantee)
    assert compared is not None
    assert describe_before_and_after(compared, 1).startswith("65 of 69 checked items were right")
    assert describe_before_and_after(compared, 1).endswith(" Skipped: 1.")


def test_an_item_of_none_of_the_classes_is_no_label_that_the_share_is_of(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    page.way.target.epsilon.setValue(15.0)
    start(page, window, qtbot, 70).accept()
    answer_all(window)
    audit = audit_of(window)
    window.session.set_guarantee_options("audit", audit=audit.answer(0, NO_CLASS))
    found = certified(window, qtbot)
    accepted = found.acceptance
    assert accepted is not None
    assert describe_basis(found).endswith(
        "1 audited item is of none of the classes and has no label, so the share is of the other "
        "labels."
    )
    assert accepted.share == accepted.left / 239
    done = replace(accepted, status=np.where(accepted.status == 2, 3, accepted.status))
    assert done.complete
    assert not done.on_target
    own = other_target_row(done, 0.15, own=True)
    assert own[1:] == ("Review more accepted labels", "not known yet")


def test_a_target_for_each_class_is_about_the_labels_of_the_rule(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    page.way.target.epsilon.setValue(30.0)
    page.way.target.by_class.setChecked(True)
    start(page, window, qtbot, 70).accept()
    answer_all(window)
    found = certified(window, qtbot)
    assert describe_basis(found).endswith("This share is over all classes together.")
    rests = [label.text() for label in page.way.basis.rests.findChildren(QLabel)]
    assert (
        "at most 30.0% wrong, at 95% confidence · for the labels that the rule gives each class"
        in rests
    )
    done = "30.0%, Nothing: it holds for the labels that the rule gives, 0"
    assert done in page.way.targets.accessibleDescription()


def test_a_label_can_be_changed_none_be_right_and_an_item_be_skipped(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = start(page, window, qtbot, 50)
    qtbot.keyClick(dialog, Qt.Key.Key_1)
    qtbot.keyClick(dialog, Qt.Key.Key_Left)
    qtbot.keyClick(dialog, Qt.Key.Key_0)
    qtbot.keyClick(dialog, Qt.Key.Key_S)
    assert audit_of(window).answers[:3] == (NO_CLASS, SKIPPED, UNLABELLED)
    dialog.accept()
    certified(window, qtbot)
    assert page.way._state.text() == "2 of 50 items audited"
    assert page.header.sentence() == "Audit 48 more items to see which labels can be accepted."
    assert not page.way.basis.estimate_part.isVisibleTo(page)
    asked = []
    monkeypatch.setattr(
        "crowdgui.ui.pages.guarantee.way.confirm_discard_audit",
        lambda parent, answers: (asked.append(answers), len(asked) > 1)[1],
    )
    qtbot.mouseClick(page.way.drop, LEFT)
    assert len(audit_of(window).answers) == 50
    qtbot.mouseClick(page.way.drop, LEFT)
    assert window.session.state.guarantee.audit is None
    assert asked == [2, 2]
    # Nobody draws until a sample suits without a word of it. One not begun shows nothing.
    for _ in range(2):
        start(page, window, qtbot, 40).accept()
        certified(window, qtbot)
        assert window.session.state.guarantee.discarded == 1
        stated = [label.text() for label in page.way.basis.rests.findChildren(QLabel)]
        assert "1 audit was discarded before this one" in stated
        qtbot.mouseClick(page.way.drop, LEFT)
        assert window.session.state.guarantee.audit is None
    start(page, window, qtbot, 40).accept()
    answer_all(window)
    assert "1 audit was discarded before" in describe_basis(certified(window, qtbot))
    # Undo forgets the answers, not that they were seen; redo brings the audit back.
    undo = window.session.question.undo
    for again in (undo.undo, undo.undo, undo.redo, undo.redo):
        again()
    assert window.session.state.guarantee.discarded == 1
    undo.undo()
    undo.undo()
    start(page, window, qtbot, 40).accept()
    certified(window, qtbot)
    stated = [label.text() for label in page.way.basis.rests.findChildren(QLabel)]
    assert "2 audits were discarded before this one" in stated


def test_a_second_reviewer_is_blind_and_disagreements_are_settled(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    page.way.target.epsilon.setValue(30.0)
    start(page, window, qtbot, 60).accept()
    answer_all(window)
    certified(window, qtbot)
    qtbot.mouseClick(page.way.second, LEFT)
    dialog = dialog_of(window)
    assert dialog._task.blind
    assert dialog._task.answer_of(0) == UNLABELLED
    first = audit_of(window).answers[0]
    other = 1 - min(1, first)
    qtbot.keyClick(dialog, Qt.Key(Qt.Key.Key_1 + other))
    dialog.accept()
    assert len(audit_of(window).second_took) == 1, "it is timed as the first is"
    found = certified(window, qtbot)
    assert found.headline.finding.code is Finding.SETTLE_NEXT
    rests = [label.text() for label in page.way.basis.rests.findChildren(QLabel)]
    assert "Two reviewers agree on 0 of 1 items (0.0%)" in rests
    qtbot.mouseClick(page.way.settle, LEFT)
    dialog = dialog_of(window)
    sentence = dialog.panel._sentence.text()
    assert sentence.startswith("First reviewer: “")
    assert "Second reviewer: “" in sentence
    assert dialog.panel.progress.words()[0] == "0 of 1 settled"
    badges = {card.code: card.answer.badge for card in dialog.panel.cards.cards}
    assert (badges[first], badges[other]) == ("first reviewer", "second reviewer")
    assert "Two reviewers disagree" in dialog.panel._hint.text()
    qtbot.keyClick(dialog, Qt.Key(Qt.Key.Key_1 + first))
    dialog.accept()
    assert audit_of(window).final_answers[0] == first
    assert len(audit_of(window).settled_took) == 1
    assert certified(window, qtbot).headline.level is EvidenceLevel.AUDIT


def test_labels_that_change_after_the_draw_are_counted_and_said(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    page.way.target.epsilon.setValue(30.0)
    start(page, window, qtbot, 60).accept()
    answer_all(window)
    before = certified(window, qtbot)
    audit = audit_of(window)
    assert audit.plan is not None
    unseen = next(i for i in audit.plan.order if i not in audit.sample)
    labels = list(audit.plan.labels)
    labels[unseen] = 1 - min(1, labels[unseen])
    window.session.set_guarantee_options(
        "x", audit=replace(audit, plan=replace(audit.plan, labels=tuple(labels)))
    )
    found = certified(window, qtbot)
    assert found.acceptance is not None
    assert found.acceptance.changed == 1
    assert found.headline.value is not None
    assert before.headline.value is not None
    assert found.headline.value == pytest.approx(before.headline.value + 1 / 240)
    rests = [label.text() for label in page.way.basis.rests.findChildren(QLabel)]
    assert "1 accepted label has changed since the draw" in rests
    # Table, steps and rail follow the headline: the target is missed.
    assert found.choices is not None
    by_target = {share: other_target_row(one, share) for share, one in found.choices.targets}
    assert by_target[0.3][1:] == ("Review 1 item", "1")
    assert page.way.review.text() == "Review 1 item"
    assert rail_states(window.session, busy=False)["guarantee"] == (PageState.LOOK_HERE, 1)
    # The chart has the headline's value as the guarantee; the bound of the audit alone is another.
    outcome = window.session.question.outcome
    assert outcome is not None
    bars = build_bounds_chart(outcome, found, 0.3).bars
    solid = [bar for bar in bars if bar.kind is BarKind.HEADLINE]
    assert [(bar.name, bar.value) for bar in solid] == [("Audit and review", found.headline.value)]


def test_every_tab_shows_its_part(page: GuaranteePage, window: MainWindow, qtbot: QtBot) -> None:
    certified(window, qtbot)
    bar = page.findChild(QTabBar, "guarantee-tabs")
    assert [bar.tabText(n) for n in range(bar.count())] == [
        "Guarantee",
        "Theory",
        "Model check",
        "Numbers",
    ]
    page.tabs.choose("theory")
    assert page.theory.bounds_chart.isVisible()
    assert not page.way.isVisible()
    # Whatever rule is in use, one-step voting is shown with each condition.
    assert "Theorem 4" in page.theory.one_step.text()
    rows = [label.text() for label in page.theory._one_step_rows.findChildren(QLabel)]
    assert "Every worker labels every item" in rows
    assert any(row.startswith("needed: 100.0%; found: ") for row in rows)
    page.tabs.choose("numbers")
    assert page.quantities.isVisible()
    page.tabs.choose("guarantee")
    page.way.basis.see_model_check.click()
    assert page.tabs.shown() == "model"
    assert page.votes.isVisible()


def test_a_guarantee_from_agreement_is_the_headline_and_the_way_is_still_offered(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    window.open_controller.open_sample(SAMPLES[3])
    qtbot.waitUntil(
        lambda: (
            window.session.question.guarantee is not None
            and window.session.question.guarantee.headline.level is EvidenceLevel.SELF_CERTIFIED
        ),
        timeout=30_000,
    )
    window.show_page("guarantee")
    assert page.header.sentence().startswith("On average, at most ")
    assert page.way.start.isVisible()
    # The model check found nothing that says why the labels alone would not be enough.
    assert not page.way.basis._why_part.isVisible()


def test_an_audit_is_left_when_another_file_comes(
    page: GuaranteePage, window: MainWindow, opened: Opened
) -> None:
    page.way.start.click()
    (dialog,) = window.findChildren(AuditDialog)
    first, labels = dialog.panel.controller.task, opened.data.labels
    one_class = replace(labels, code=np.zeros_like(labels.code), classes=labels.classes[:1])
    window.session.restore([OpenQuestion(replace(opened.data, labels=one_class), opened.state)])
    assert first is not None
    assert dialog.panel.controller.task is None
    wait_for(lambda: not window.findChildren(AuditDialog))
    window.session.guarantee_changed.emit()


def test_other_labels_take_the_audit_away(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    start(page, window, qtbot, 40).accept()
    window.open_controller.open_sample(SAMPLES[2])

    def opened() -> bool:
        data = window.session.question.data
        return data is not None and data.name == SAMPLES[2].file

    qtbot.waitUntil(opened, timeout=20_000)
    assert window.session.state.guarantee.audit is None


def test_the_rail_counts_what_is_left_to_do(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    from crowdgui.ui.main_window.status import rail_states

    start(page, window, qtbot, 50).accept()
    certified(window, qtbot)
    assert rail_states(window.session, busy=False)["guarantee"][1] == 50
    answer_all(window, wrong=10)
    found = certified(window, qtbot)
    assert found.acceptance is not None
    assert rail_states(window.session, busy=False)["guarantee"][1] == len(found.acceptance.review)


def test_two_other_targets_are_compared(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    start(page, window, qtbot, 60).accept()
    answer_all(window)
    certified(window, qtbot)
    cells = [label.text() for label in page.way.targets.findChildren(QLabel)]
    for words in ("10.0%", "5.0%", "2.0%", "your target"):
        assert words in cells


def test_the_audit_may_choose_the_rule_at_a_price_that_is_known_before(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    alone = certified(window, qtbot).forecast
    assert alone is not None
    qtbot.mouseClick(
        page.way.target.choice, LEFT, pos=QPoint(8, page.way.target.choice.height() // 2)
    )
    assert window.session.state.guarantee.candidates == CANDIDATES
    both = certified(window, qtbot).forecast
    assert both is not None
    assert both.total(both.best) >= alone.total(alone.best)
    start(page, window, qtbot, 40).accept()
    plan = audit_of(window).plan
    assert plan is not None
    assert plan.share == alpha_share("iwmv", CANDIDATES)
    assert plan.alpha == pytest.approx(0.05)
    assert not page.way.target.choice.isEnabled()
    # The level that is stated is that of the choice and all that follows.
    answer_all(window)
    assert describe_basis(certified(window, qtbot)).startswith("95% confidence")


def test_it_is_said_why_the_choice_is_fixed_by_gold(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    window.session.set_guarantee_options("", gold_at_random=True, candidates=CANDIDATES)
    certified(window, qtbot)
    choice = page.way.target.choice
    assert not choice.isEnabled()
    assert "gold was drawn at random" in choice.toolTip()


def test_confidence_before_and_after_the_audit(
    page: GuaranteePage, window: MainWindow, qtbot: QtBot
) -> None:
    certified(window, qtbot)
    assert not page.way.basis.before.isVisible()
    start(page, window, qtbot, 40).accept()
    answer_all(window, wrong=2)
    certified(window, qtbot)
    assert page.way.basis.before.isVisible()
    outcome = window.session.question.outcome
    assert outcome is not None
    assert outcome.calibration.checked == 40
    kinds = page.way.basis.before.table().columns[0]
    assert set(kinds) == {"confidence", "confidence before the audit"}
    window.session.question.undo.undo()
    assert window.session.question.outcome is not None
    assert window.session.question.outcome.calibration.checked == 0


def test_only_the_tab_that_is_shown_follows_a_change(
    page: GuaranteePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    for key in page._parts:
        monkeypatch.setitem(page._parts, key, lambda *_, key=key: shown.append(key))
    page.session.set_guarantee_options("", delta=0.2)
    assert set(shown) == {"guarantee"}
    page.tabs.choose("numbers")
    assert shown[-1] == "numbers"
    page.tabs.choose("guarantee")
    assert shown.count("numbers") == 1
    page.window().show_page("items")
    before = len(shown)
    page.session.set_guarantee_options("", delta=0.1)
    assert len(shown) == before
    page.window().show_page("guarantee")
    assert shown[before:] == ["guarantee"]
