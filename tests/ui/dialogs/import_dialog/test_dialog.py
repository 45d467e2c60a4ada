"""From a file on disk to imported labels, by the clicks and keys a user makes."""

from __future__ import annotations

import random
import threading
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from PySide6.QtCore import QEventLoop, Qt, QThread, QTimer
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QWidget,
)

from crowdgui.core.errors import Cancelled
from crowdgui.core.progress import Progress
from crowdgui.io.importing.assistant import import_requests
from crowdgui.io.importing.import_spec import Layout, RepeatPolicy
from crowdgui.io.importing.sources import guess_source
from crowdgui.io.resources import resource
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.ui.dialogs.import_dialog.checks import CheckList
from crowdgui.ui.dialogs.import_dialog.columns_page import RoleChooser
from crowdgui.ui.widgets.lists import FactList
from tests.ui.dialogs.import_dialog.driving import click, part, settle, state

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.io.importing.assistant.findings import ImportFindings
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog


# What the offscreen platform says when a list opens.
LONG = "who;thing;said;note\n" + "".join(
    f"w{i % 5};t{i // 5};{'cat' if i % 3 else 'dog'};n{i}\n" for i in range(200)
)


@pytest.fixture
def shown(show: Callable[..., ImportDialog]) -> Callable[..., ImportDialog]:
    """Open the dialog on a file, as the window does."""
    return lambda path, gold=None: show(guess_source(path, gold=gold).source)


def checks(dialog: ImportDialog) -> list[str]:
    return [check.sentence for check in part(dialog, CheckList, "import-checks").checks()]


def facts(dialog: ImportDialog) -> list[str]:
    return [f"{n} {words}" for n, words, _ in part(dialog, FactList, "import-facts").facts()]


def step(qtbot: QtBot, dialog: ImportDialog, key: str) -> None:
    click(qtbot, dialog, f"import-step-{key}")


def choose(qtbot: QtBot, dialog: ImportDialog, name: str, text: str) -> None:
    """Take an entry of a box from its open list, by keyboard."""
    box = part(dialog, QComboBox, name)
    place = box.findText(text)
    assert place >= 0, [box.itemText(i) for i in range(box.count())]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_F4)
    view = box.view()
    for _ in range(abs(place - box.currentIndex())):
        qtbot.keyClick(view, Qt.Key.Key_Down if box.currentIndex() < place else Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert box.currentText() == text


def imported_roles(dialog: ImportDialog) -> list[str]:
    """Return the words of the choosers in sight, in the order of the columns."""
    boxes = sorted(dialog.findChildren(RoleChooser), key=lambda box: box.x())
    return [box.currentText() for box in boxes]


def imported(qtbot: QtBot, dialog: ImportDialog) -> ImportedLabels:
    with qtbot.waitSignal(dialog.imported, timeout=10_000) as heard:
        click(qtbot, dialog, "import-ok")
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.isHidden()
    (found,) = heard.args[0]
    return found


def test_a_file_is_imported_as_it_was_found(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    assert facts(dialog)[:3] == ["200 labels", "5 workers", "40 items, each labelled 5 times"]
    result = imported(qtbot, dialog)
    assert result.labels.n_labels == 200
    assert list(result.labels.classes) == ["cat", "dog"]


def test_import_before_the_file_is_read_waits_and_then_finishes(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    assert imported(qtbot, shown(write(LONG))).labels.n_workers == 5


def test_enter_imports_and_escape_cancels(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    with qtbot.waitSignal(dialog.imported):
        qtbot.keyClick(part(dialog, QWidget, "import-preview"), Qt.Key.Key_Return)
    other = shown(write(LONG))
    heard = []
    other.imported.connect(heard.append)
    qtbot.keyClick(other, Qt.Key.Key_Escape)
    assert other.isHidden()
    assert not heard


def test_enter_presses_the_button_that_has_the_keyboard(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    asked = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: asked.append(1) or ("", ""))
    part(dialog, QPushButton, "import-gold-choose").setFocus()
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert asked
    assert not state(dialog).is_importing
    part(dialog, QPushButton, "import-cancel").setFocus()
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.isHidden()


def test_the_keyboard_comes_back_to_import_once_it_can_be_pressed(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    ok = part(dialog, QPushButton, "import-ok")
    ok.setFocus()
    dialog.controller.do(lambda state: state.choose_role(0, ColumnRole.LEAVE_OUT))
    assert dialog.focusWidget() is not ok
    dialog.controller.do(lambda state: state.choose_role(0, ColumnRole.WORKER))
    settle(qtbot, dialog)
    qtbot.waitUntil(lambda: dialog.focusWidget() is ok)


def test_a_changed_role_moves_and_is_counted_again(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    choose(qtbot, dialog, "import-role-0", "Item")
    boxes = [part(dialog, QComboBox, f"import-role-{i}").currentText() for i in range(4)]
    assert boxes == ["Item", "Worker", "Label", "Exclude"]
    with qtbot.waitSignal(dialog.controller.reader.found, timeout=10_000):
        pass
    assert facts(dialog)[1:3] == ["40 workers", "5 items, each labelled 40 times"]
    assert imported(qtbot, dialog).labels.n_items == 5


def test_an_arrow_key_opens_the_roles_and_changes_none(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    box = part(dialog, QComboBox, "import-role-0")
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.view().isVisible()
    assert box.currentText() == "Worker"
    box.hidePopup()


def test_what_lacks_is_one_sentence_and_keeps_import_off(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    choose(qtbot, dialog, "import-role-0", "Exclude")
    assert checks(dialog) == ["Choose the column that names the worker."]
    assert not part(dialog, QPushButton, "import-ok").isEnabled()
    assert part(dialog, FactList, "import-facts").isHidden()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isHidden()
    choose(qtbot, dialog, "import-role-0", "Worker")
    assert imported(qtbot, dialog).labels.n_workers == 5


def test_a_bad_row_is_named_with_its_line_and_the_dialog_stays(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG + "w1;t9\n"))
    settle(qtbot, dialog)
    (sentence,) = checks(dialog)
    assert sentence.startswith("labels.csv, line 202: Found 2 columns, expected 4.")
    assert not part(dialog, QPushButton, "import-ok").isEnabled()
    assert not dialog.isHidden()


def test_import_pressed_early_on_a_bad_file_ends_in_the_sentence(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG + "w1;t9\n"))
    click(qtbot, dialog, "import-ok")
    with qtbot.waitSignal(dialog.controller.reader.find_failed, timeout=10_000):
        pass
    assert checks(dialog)[0].startswith("labels.csv, line 202")
    assert part(dialog, QComboBox, "import-role-0").isEnabled()
    assert not dialog.isHidden()


def test_a_file_that_goes_away_is_said_in_one_sentence(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    path = write(LONG)
    dialog = shown(path)
    settle(qtbot, dialog)
    path.unlink()
    step(qtbot, dialog, "source")
    qtbot.mouseClick(
        part(dialog, QCheckBox, "import-header"),
        Qt.MouseButton.LeftButton,
        pos=part(dialog, QCheckBox, "import-header").rect().center(),
    )
    with qtbot.waitSignal(dialog.controller.reader.preview_failed, timeout=10_000):
        pass
    assert checks(dialog) == ["labels.csv: This file does not exist. Was it moved?"]


def test_another_separator_reads_other_columns_and_guesses_their_roles(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    with qtbot.waitSignal(dialog.controller.reader.previewed, timeout=10_000):
        choose(qtbot, dialog, "import-separator", "Comma")
    seen = [box for box in dialog.findChildren(RoleChooser) if box.isVisible()]
    assert [box.objectName() for box in seen] == ["import-role-0"]
    assert checks(dialog)[0].startswith("There is only one column, but you need ")
    choose(qtbot, dialog, "import-separator", "Semicolon (detected)")
    assert imported(qtbot, dialog).labels.n_workers == 5


def test_without_a_header_the_first_row_counts_and_roles_stay(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    step(qtbot, dialog, "source")
    header = part(dialog, QCheckBox, "import-header")
    qtbot.mouseClick(header, Qt.MouseButton.LeftButton, pos=header.rect().center())
    result = imported(qtbot, dialog)
    assert result.rows == 201
    assert result.source.reading.form.header is False


def test_words_for_no_answer_and_repeats_reach_the_labels(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    text = "worker,item,label\nann,1,cat\nann,1,dog\nbo,1,NA\ncy,1,cat\n"
    dialog = shown(write(text))
    settle(qtbot, dialog)
    assert any("“NA” is read as a class" in sentence for sentence in checks(dialog))
    field = part(dialog, QLineEdit, "import-missing")
    assert field.text() == "(empty)"
    qtbot.keyClicks(field, ", NA")
    choose(qtbot, dialog, "import-repeats", "Keep the last label")
    assert field.text() == "(empty), NA"
    result = imported(qtbot, dialog)
    assert result.source.reading.missing == frozenset({"", "NA"})
    assert result.source.reading.repeats is RepeatPolicy.LAST
    assert list(result.labels.code) == [1, 0]


def test_a_gold_file_is_added_its_columns_chosen_and_taken_away(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gold = write("number,thing,truth,other\n1,t0,cat,dog\n2,t1,dog,dog\n", "gold.csv")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(gold), ""))
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    with qtbot.waitSignal(dialog.controller.reader.gold_previewed, timeout=10_000):
        click(qtbot, dialog, "import-gold-choose")
    choose(qtbot, dialog, "import-gold-item", "thing")
    choose(qtbot, dialog, "import-gold-label", "other")
    with qtbot.waitSignal(dialog.controller.reader.found, timeout=10_000):
        pass
    assert "2 gold labels match 2 of the 40 items" in checks(dialog)
    assert state(dialog).findings.imported.gold[:2].tolist() == [1, 1]
    click(qtbot, dialog, "import-gold-remove")
    result = imported(qtbot, dialog)
    assert result.gold is None
    assert result.source.gold is None


def test_import_at_once_after_choosing_gold_has_the_gold(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gold = write("item,gold\nt0,cat\n", "gold.csv")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(gold), ""))
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    click(qtbot, dialog, "import-gold-choose")
    assert imported(qtbot, dialog).gold.tolist()[0] == 0


def test_a_bad_gold_file_can_be_taken_away_again(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG), gold=write("item,gold\nt0,cat\nt1\n", "gold.csv"))
    settle(qtbot, dialog)
    assert checks(dialog)[0].startswith("gold.csv, line 3")
    click(qtbot, dialog, "import-gold-remove")
    assert imported(qtbot, dialog).gold is None


def test_a_wide_file_is_right_at_once(qtbot: QtBot, shown: Callable[..., ImportDialog]) -> None:
    dialog = shown(resource("samples/six-friends.csv"))
    settle(qtbot, dialog)
    assert part(dialog, QComboBox, "import-role-0").currentText() == "Item"
    assert part(dialog, QComboBox, "import-role-1").currentText() == "Label"
    result = imported(qtbot, dialog)
    assert (result.labels.n_workers, result.labels.n_items) == (6, 20)


def test_content_is_found_and_imported(qtbot: QtBot, shown: Callable[..., ImportDialog]) -> None:
    dialog = shown(resource("samples/product-reviews.csv"))
    settle(qtbot, dialog)
    assert part(dialog, QComboBox, "import-role-2").currentText() == "Content"
    assert len(imported(qtbot, dialog).content) == 240


def test_times_are_chosen_where_their_names_do_not_tell(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    rows = [
        f"w{i % 5},t{i // 5},{'cat' if i % 3 else 'dog'},9/{1 + i % 28}/2021" for i in range(90)
    ]
    dialog = shown(write("\n".join(["worker,item,label,when", *rows]) + "\n"))
    settle(qtbot, dialog)
    assert imported_roles(dialog)[3] == "Exclude"
    choose(qtbot, dialog, "import-role-3", "Time")
    with qtbot.waitSignal(dialog.controller.reader.found, timeout=10_000):
        pass
    assert "The time is known for 90 of 90 labels (100.0%)" in checks(dialog)
    choose(qtbot, dialog, "import-role-3", "Duration")
    assert imported_roles(dialog)[3] == "Duration"
    how = imported(qtbot, dialog).labels.metadata
    assert how.given_at is None
    assert how.seconds is not None


def test_the_layout_can_be_overruled(qtbot: QtBot, shown: Callable[..., ImportDialog]) -> None:
    dialog = shown(resource("samples/six-friends.csv"))
    settle(qtbot, dialog)
    choose(qtbot, dialog, "import-layout", "One row per worker, one column per item")
    result = imported(qtbot, dialog)
    assert result.source.reading.layout is Layout.WORKERS_DOWN
    assert result.labels.n_workers == 20


def test_three_hundred_columns_open_without_holding_up_the_window(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    draw = random.Random(1)
    head = "item," + ",".join(f"worker{i}" for i in range(300))
    rows = [",".join([f"q{j}", *draw.choices(["cat", "dog", ""], k=300)]) for j in range(120)]
    threads = []

    def noted(work: Callable[..., object]) -> Callable[..., object]:
        def note(*args: object) -> object:
            threads.append(QThread.currentThread())
            return work(*args)

        return note

    for name in ("read_preview", "read_findings"):
        monkeypatch.setattr(import_requests, name, noted(getattr(import_requests, name)))
    dialog = shown(write("\n".join([head, *rows]) + "\n"))
    settle(qtbot, dialog)
    assert len(threads) == 2
    assert dialog.thread() not in threads
    assert facts(dialog)[1] == "300 workers"
    assert len(dialog.findChildren(QComboBox)) < 30
    assert imported(qtbot, dialog).labels.n_workers == 300


def test_the_keyboard_walks_along_the_columns_and_back(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    head = "item," + ",".join(f"w{i}" for i in range(40))
    rows = "".join(f"q{j}," + ",".join(["cat", "dog"] * 20) + "\n" for j in range(5))
    dialog = shown(write(f"{head}\n{rows}"))
    settle(qtbot, dialog)
    part(dialog, QComboBox, "import-role-0").setFocus()
    reached = []
    for _ in range(41):
        reached.append(dialog.focusWidget().objectName())
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert reached == [f"import-role-{i}" for i in range(41)]
    assert dialog.focusWidget().objectName() == "import-preview"
    last = part(dialog, QComboBox, "import-role-40")
    assert last.isVisible()
    assert last.parentWidget().rect().contains(last.geometry())


def read_until_cancelled(_: object, report: Callable[[Progress], None], *__: object) -> None:
    while True:
        report(Progress("Reading", 0.5))
        threading.Event().wait(0.001)


def test_cancel_while_reading_leaves_no_thread(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(import_requests, "read_findings", read_until_cancelled)
    dialog = shown(write(LONG))
    with qtbot.waitSignal(dialog.controller.reader.progressed, timeout=10_000):
        click(qtbot, dialog, "import-ok")
    assert not part(dialog, QWidget, "import-progress").isHidden()
    assert not part(dialog, QPushButton, "import-ok").isEnabled()
    threads = list(dialog.controller.reader._finding._threads)
    assert threads
    click(qtbot, dialog, "import-cancel")
    assert dialog.isHidden()
    qtbot.waitUntil(lambda: not any(thread.isRunning() for thread in threads))


def test_closing_the_window_while_reading_leaves_no_thread(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(import_requests, "read_findings", read_until_cancelled)
    dialog = shown(write(LONG))
    with qtbot.waitSignal(dialog.controller.reader.progressed, timeout=10_000):
        pass
    threads = list(dialog.controller.reader._finding._threads)
    dialog.close()
    qtbot.waitUntil(lambda: not any(thread.isRunning() for thread in threads))


def test_closing_does_not_wait_for_a_read_that_cannot_be_stopped(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate, begun, ended = (threading.Event() for _ in range(3))

    def deaf(*_: object) -> NoReturn:
        begun.set()
        gate.wait(4)
        ended.set()
        raise Cancelled

    monkeypatch.setattr(import_requests, "read_findings", deaf)
    dialog = shown(write(LONG))
    qtbot.waitUntil(begun.is_set, timeout=10_000)
    dialog.reject()
    assert not ended.is_set()
    assert not dialog.shut_down(0)
    gate.set()
    assert dialog.shut_down()


def test_a_choice_under_way_to_a_closed_dialog_reads_nothing(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    qtbot.waitUntil(lambda: not dialog.controller.reader._previewing.busy, timeout=10_000)
    dialog.reject()
    dialog.controller.do(lambda state: state.try_form(state.spec.form))
    qtbot.wait(20)
    assert not dialog.controller.reader._previewing._threads


def test_a_look_at_gold_that_nobody_waits_for_is_stopped(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = threading.Event()

    def look(path: OpenedFile, _: object, report: Callable[[Progress], None]) -> None:
        begun.set()
        read_until_cancelled(path, report)

    monkeypatch.setattr(import_requests, "read_gold_preview", look)
    dialog = shown(write(LONG), gold=write("item,gold\nt0,cat\n", "gold.csv"))
    qtbot.waitUntil(begun.is_set, timeout=10_000)
    threads = list(dialog.controller.reader._gold._threads)
    dialog.reject()
    qtbot.waitUntil(lambda: not any(thread.isRunning() for thread in threads))


def test_a_read_of_former_choices_is_heard_of_no_more(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = import_requests.read_findings
    gate = threading.Event()

    def slow_at_first(
        source: Source, report: Callable[[Progress], None], *asked: Any
    ) -> ImportFindings:
        if source.reading.place(ColumnRole.WORKER) == 0:
            gate.wait(10)
        return read(source, report, *asked)

    monkeypatch.setattr(import_requests, "read_findings", slow_at_first)
    dialog = shown(write(LONG))
    with qtbot.waitSignal(dialog.controller.reader._finding.started, timeout=10_000):
        pass
    choose(qtbot, dialog, "import-role-0", "Item")
    gate.set()
    heard = []
    dialog.controller.reader.found.connect(
        lambda found: heard.append(found.imported.labels.n_workers)
    )
    settle(qtbot, dialog)
    loop = QEventLoop()
    QTimer.singleShot(0, loop.quit)
    loop.exec()
    assert heard == [40]


def test_file_names_and_cells_are_plain_text(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(
        write("worker,item,<b>label</b>\n<i>ann</i>,1,cat\nbo,1,<u>dog</u>\n", "<b>.csv")
    )
    settle(qtbot, dialog)
    table = part(dialog, QWidget, "import-preview").model()
    assert table.index(0, 0).data() == "<i>ann</i>"
    assert "&lt;i&gt;ann" in table.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_everything_that_acts_has_a_name_for_tests_and_for_screen_readers(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG), gold=write("item,gold\nt0,cat\n", "gold.csv"))
    with qtbot.waitSignal(dialog.controller.reader.gold_previewed, timeout=10_000):
        pass
    settle(qtbot, dialog)
    acting = [
        widget
        for kind in (QPushButton, QComboBox, QLineEdit, QCheckBox)
        for widget in dialog.findChildren(kind)
    ]
    assert len(acting) >= 14
    for widget in acting:
        if isinstance(widget.parent(), QAbstractSpinBox):
            continue
        assert widget.objectName().startswith("import-")
        assert widget.accessibleName()


def test_the_dialog_fits_small_screens(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(LONG))
    settle(qtbot, dialog)
    dialog.resize(900, 600)
    assert (dialog.width(), dialog.height()) == (900, 600)
    assert dialog.minimumSizeHint().width() <= 900
