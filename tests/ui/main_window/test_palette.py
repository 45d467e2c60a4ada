"""The command palette: by keyboard from any place of the window to any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.io.importing.read_labels import ImportedLabels
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.dialogs.help.window import HelpWindow
from crowdgui.ui.main_window.palette_entries import PaletteGroup
from crowdgui.ui.main_window.palette_list import split_keys
from tests.core.strategies import from_rows
from tests.ui.shared_window import shared_window, wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from crowdgui.ui.main_window.palette import CommandPalette
    from crowdgui.ui.main_window.palette_list import PaletteRow
    from crowdgui.ui.main_window.window import MainWindow

KEY = Qt.Key
pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    with shared_window(qapp, tmp_path_factory.mktemp("settings")) as made:
        open_the_sample(made)
        yield made


def open_the_sample(window: MainWindow) -> None:
    window.open_controller.open_sample(SAMPLES[1])
    wait_for_guarantee(window)


def wait_for_guarantee(window: MainWindow) -> None:
    # The status says that another file is being opened before the labels of this one go.
    wait_for(lambda: not window.unfinished)
    wait_for(
        lambda: (
            window.session.question.guarantee_is_current
            and not window.run_controller.guarantee_runner.busy
        )
    )


@pytest.fixture
def sample_again(window: MainWindow) -> Iterator[None]:
    """Leave the window to other tests as they expect it, whatever was opened."""
    yield
    open_the_sample(window)


@pytest.fixture
def palette(window: MainWindow) -> Iterator[CommandPalette]:
    window.show_page("labels")
    # A window that was opened from here has been the active one.
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.labels_page.setFocus()
    window.actions_.by_key["palette"].trigger()
    assert window._palette is not None
    yield window._palette
    window._palette.close_palette()
    # What was used here comes first in the next test as well.
    window._palette._used_here.clear()
    window.settings._store.remove("palette-recent")
    # What the pages have begun meanwhile is of no interest here.
    others = [window._palette, window.comparison_controller, *window.pages.values()]
    ended = [each.shut_down() for each in others]
    assert all(ended)


def type_in(palette: CommandPalette, words: str) -> None:
    palette.field.clear()
    QTest.keyClicks(palette.field, words)
    wait_for(lambda: not palette._waits)


def shown(palette: CommandPalette, group: PaletteGroup) -> list[PaletteRow]:
    return [row for row in palette.model.rows if row.group is group and row.entry is not None]


def titles(palette: CommandPalette, group: PaletteGroup) -> list[str]:
    return [row.entry.title for row in shown(palette, group) if row.entry is not None]


def press(palette: CommandPalette, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(palette.field, key)


def test_it_opens_on_the_pages_and_goes_to_one(window: MainWindow, palette: CommandPalette) -> None:
    assert palette.isVisible()
    assert palette.field.hasFocus()
    assert titles(palette, PaletteGroup.PAGES)[:3] == ["Data", "Labels", "Workers"]
    press(palette, KEY.Key_Down, KEY.Key_Down, KEY.Key_Up, KEY.Key_Down, KEY.Key_Return)
    wait_for(lambda: window.rail.chosen() != "labels")
    assert window.rail.chosen() == "workers"
    assert not palette.isVisible()
    palette.toggle()
    assert titles(palette, PaletteGroup.RECENT)[0] == "Workers"
    press(palette, KEY.Key_Escape)
    assert not palette.isVisible()


def test_esc_gives_the_keyboard_back_and_cancels_nothing(
    window: MainWindow, palette: CommandPalette
) -> None:
    palette.close_palette()
    before = QGuiApplication.focusObject()
    palette.toggle()
    type_in(palette, "run")
    press(palette, KEY.Key_Escape)
    assert QGuiApplication.focusObject() is before
    palette.toggle()
    assert palette.field.text() == ""


def test_a_worker_and_an_item_are_found_by_their_names(
    window: MainWindow, palette: CommandPalette
) -> None:
    outcome = window.session.question.outcome
    assert outcome is not None
    worker = str(outcome.job.labels.worker_ids[3])
    type_in(palette, worker)
    assert titles(palette, PaletteGroup.WORKERS)[0] == worker
    while palette._chosen() not in shown(palette, PaletteGroup.WORKERS):
        press(palette, KEY.Key_Tab)
    press(palette, KEY.Key_Return)
    wait_for(lambda: window.rail.chosen() == "workers")
    wait_for(lambda: window.workers_page.list.selected().tolist() == [3])
    palette.toggle()
    item = str(outcome.job.labels.item_ids[17])
    type_in(palette, item.upper())
    assert titles(palette, PaletteGroup.ITEMS) == [item]
    while palette._chosen() not in shown(palette, PaletteGroup.ITEMS):
        press(palette, KEY.Key_Backtab)
    press(palette, KEY.Key_Return)
    wait_for(lambda: window.rail.chosen() == "items")
    wait_for(lambda: window.items_page.items.detail.item == 17)
    # Names from a file are remembered until the window closes, and written nowhere.
    palette.toggle()
    assert titles(palette, PaletteGroup.RECENT)[:2] == [item, worker]
    assert not any(item in key or worker in key for key in window.settings.palette_recent)


def test_long_groups_are_cut_and_can_be_shown(window: MainWindow, palette: CommandPalette) -> None:
    outcome = window.session.question.outcome
    assert outcome is not None
    ids = outcome.job.labels.item_ids
    type_in(palette, str(ids[0])[:1])
    group = PaletteGroup.ITEMS
    assert len(shown(palette, group)) == 4
    (more,) = [n for n, row in enumerate(palette.model.rows) if row.more and row.group is group]
    palette._go(more)
    press(palette, KEY.Key_Return)
    assert len(shown(palette, group)) == 200
    assert palette.isVisible()
    (note,) = [row.words for row in palette.model.rows if row.entry is None and not row.count]
    assert note.startswith(f"200 of {len(ids)}")


def test_what_cannot_be_done_says_why(window: MainWindow, palette: CommandPalette) -> None:
    type_in(palette, "cancel")
    rows = {row.entry.key: row.entry for row in shown(palette, PaletteGroup.ACTIONS) if row.entry}
    assert rows["action:cancel"].why == "Nothing is running."
    press(palette, KEY.Key_Return)
    assert palette.isVisible()
    type_in(palette, "undo")
    assert shown(palette, PaletteGroup.ACTIONS)[0].entry.why == "There is nothing to undo."


def test_actions_have_the_keys_of_the_menus(window: MainWindow, palette: CommandPalette) -> None:
    type_in(palette, "export")
    (entry,) = [r.entry for r in shown(palette, PaletteGroup.ACTIONS) if r.entry.key]
    action = window.actions_.by_key["export"]
    assert entry.keys == action.shortcut().toString()
    assert split_keys("Ctrl+Shift++") == ["Ctrl", "Shift", "+"]
    assert split_keys("⌘K") == ["⌘K"]
    assert "Ctrl+E" in entry.spoken


def test_help_and_nothing_found(window: MainWindow, palette: CommandPalette) -> None:
    type_in(palette, "krippendorff")
    assert len(shown(palette, PaletteGroup.HELP)) > 1
    type_in(palette, "<b>xyzzy</b>")
    assert palette.model.rows[0].words == "Nothing is called “<b>xyzzy</b>”."
    press(palette, KEY.Key_Return)
    wait_for(lambda: window.findChild(HelpWindow) is not None)
    opened = window.findChild(HelpWindow)
    assert opened is not None
    wait_for(lambda: opened.field.text() == "<b>xyzzy</b>")
    assert "Ctrl+K" in opened.book.chapter("keys").markdown
    opened.close()


def test_a_rule_and_a_flag_are_found(window: MainWindow, palette: CommandPalette) -> None:
    type_in(palette, "iwmv")
    (first, *_) = shown(palette, PaletteGroup.RULES)
    assert first.entry is not None
    assert first.entry.title == "Switch to rule Weighted voting (IWMV)"
    assert first.entry.why == "This rule is in use."
    type_in(palette, "majority")
    assert titles(palette, PaletteGroup.RULES) == ["Switch to rule Majority vote"]
    outcome = window.session.question.outcome
    assert outcome is not None
    flagged = np.flatnonzero(outcome.workers.flags.has(WorkerFlag.GUESSING))
    type_in(palette, "guess")
    row = shown(palette, PaletteGroup.ACTIONS)[0]
    assert row.words.startswith(f"Show the {flagged.size} worker")
    palette.view.setCurrentIndex(palette.model.index(palette.model.rows.index(row)))
    press(palette, KEY.Key_Return)
    wait_for(lambda: window.rail.chosen() == "workers")
    wait_for(lambda: window.workers_page.list.selected().size == flagged.size)


def test_flags_lead_to_their_workers(window: MainWindow, palette: CommandPalette) -> None:
    outcome = window.session.question.outcome
    assert outcome is not None
    type_in(palette, "guess")
    found = [row.entry for row in shown(palette, PaletteGroup.WORKERS) if row.entry]
    assert found
    assert all(entry.flags[0].word == "Guessing" for entry in found)
    assert palette.view.currentIndex().row() == 1


def test_the_command_is_copied(window: MainWindow, palette: CommandPalette) -> None:
    type_in(palette, "copy as command")
    press(palette, KEY.Key_Return)
    wait_for(lambda: "crowdgui report" in QGuiApplication.clipboard().text())
    assert window.session.question.data is not None
    assert window.session.question.data.name in QGuiApplication.clipboard().text()


@pytest.mark.usefixtures("sample_again")
def test_ids_are_plain_text(window: MainWindow, palette: CommandPalette) -> None:
    palette.close_palette()
    evil = "<img src=x>&\u202efile"
    names = [evil, *(f"i{n}" for n in range(11))]
    rows = [(f"w{n}", name, "ab"[i % 2]) for i, name in enumerate(names) for n in range(5)]
    labels = from_rows(rows)
    data = ImportedLabels("x.csv", labels, None, None, (), 0, 0, None, 60)
    window.run_controller.open(data)
    wait_for_guarantee(window)
    palette.toggle()
    type_in(palette, "img")
    assert titles(palette, PaletteGroup.ITEMS) == [evil]
    assert not window.grab().isNull()
