"""Of a file that asks several questions all can be opened, each as labels of its own."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton

from crowdgui.io.importing.assistant import import_requests
from crowdgui.io.importing.sources import guess_source
from crowdgui.io.tabular.roles import ColumnRole
from tests.folders import TESTS
from tests.io.question_samples import QUESTIONS, asked, several_columns
from tests.ui.dialogs.import_dialog.driving import (
    choose,
    click,
    labels,
    part,
    sentences,
    settle,
    state,
    wait_for_findings,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.core.progress import Progress
    from crowdgui.io.importing.import_spec import ImportSpec
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.importing.tables import OpenedFile
    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog


pytestmark = pytest.mark.usefixtures("at_once")


PLATFORMS = TESTS / "data" / "formats"


BOX = "import-every-question"


OPENED = "2 questions are opened, each with its own labels"


@pytest.fixture
def shown(qtbot: QtBot, show: Callable[..., ImportDialog]) -> Callable[[Source], ImportDialog]:
    def shown(source: Source) -> ImportDialog:
        dialog = show(source)
        settle(qtbot, dialog)
        return dialog

    return shown


@pytest.fixture
def dialog(shown: Callable[[Source], ImportDialog], tmp_path: Path, qtbot: QtBot) -> ImportDialog:
    made = shown(asked(tmp_path))
    qtbot.waitUntil(lambda: part(made, QCheckBox, BOX).isVisible())
    qtbot.waitUntil(lambda: state(made).has_findings, timeout=10_000)
    return made


def imported(qtbot: QtBot, dialog: ImportDialog) -> tuple[ImportedLabels, ...]:
    with qtbot.waitSignal(dialog.imported, timeout=10_000) as heard:
        click(qtbot, dialog, "import-ok")
    return heard.args[0]


def tick(qtbot: QtBot, dialog: ImportDialog) -> None:
    dialog.findChildren(QCheckBox, BOX)[-1].click()
    wait_for_findings(qtbot, dialog)


def test_without_the_tick_one_is_opened(qtbot: QtBot, dialog: ImportDialog) -> None:
    assert part(dialog, QCheckBox, BOX).text() == "Open all 2"
    (found,) = imported(qtbot, dialog)
    assert found.question == "mood"
    assert [left.count for left in found.skipped] == [40]


def test_all_are_opened_and_the_one_chosen_is_looked_at(qtbot: QtBot, dialog: ImportDialog) -> None:
    tick(qtbot, dialog)
    assert OPENED in sentences(dialog)
    assert labels(dialog).classes.tolist() == ["bad", "good"]
    choose(dialog, "import-question", "topic & place")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).classes.tolist() == ["elsewhere", "here", "there"]
    found = imported(qtbot, dialog)
    assert tuple(one.question for one in found) == QUESTIONS
    assert [one.labels.n_items for one in found] == [24, 8]
    assert [one.skipped for one in found] == [(), ()]


def test_unticked_one_is_opened_again(qtbot: QtBot, dialog: ImportDialog) -> None:
    tick(qtbot, dialog)
    tick(qtbot, dialog)
    assert OPENED not in sentences(dialog)
    assert len(imported(qtbot, dialog)) == 1


def test_another_layout_takes_the_questions_away(qtbot: QtBot, dialog: ImportDialog) -> None:
    choose(dialog, "import-layout", "One row per item, one column per worker")
    box = part(dialog, QComboBox, "import-question")
    qtbot.waitUntil(lambda: not box.isVisible())
    assert state(dialog).asked is None


def test_the_tick_goes_with_the_questions(qtbot: QtBot, dialog: ImportDialog) -> None:
    tick(qtbot, dialog)
    choose(dialog, "import-role-2", "Exclude")
    qtbot.waitUntil(lambda: not part(dialog, QCheckBox, BOX).isVisible(), timeout=10_000)
    settle(qtbot, dialog)
    (found,) = imported(qtbot, dialog)
    assert found.question == ""


def test_a_file_of_one_question_offers_nothing(
    qtbot: QtBot, shown: Callable[[Source], ImportDialog], tmp_path: Path
) -> None:
    path = tmp_path / "one.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,y\n", encoding="utf-8")
    dialog = shown(guess_source(path).source)
    assert not part(dialog, QCheckBox, BOX).isVisible()
    assert not part(dialog, QComboBox, "import-question").isVisible()


def test_a_question_that_cannot_be_read_is_said_at_once(
    qtbot: QtBot, shown: Callable[[Source], ImportDialog], tmp_path: Path
) -> None:
    source = asked(tmp_path)
    with source.path.open("a", encoding="utf-8") as file:
        file.write("w1,i1,nobody knows,,\n")
    dialog = shown(source)
    qtbot.waitUntil(lambda: part(dialog, QCheckBox, BOX).isVisible())
    with qtbot.waitSignal(dialog.controller.reader.find_failed, timeout=10_000) as heard:
        dialog.findChildren(QCheckBox, BOX)[-1].click()
    assert "The question “nobody knows” can’t be read." in heard.args[0]


def test_the_questions_of_a_platform(qtbot: QtBot, shown: Callable[[Source], ImportDialog]) -> None:
    dialog = shown(guess_source(PLATFORMS / "label_studio.json").source)
    qtbot.waitUntil(lambda: part(dialog, QCheckBox, BOX).isVisible())
    settle(qtbot, dialog)
    assert dialog.pages.doubt.isVisible()
    assert not part(dialog, QPushButton, "import-ok").isEnabled()
    click(qtbot, dialog, "import-doubt-every")
    wait_for_findings(qtbot, dialog)
    assert dialog.pages.doubt.isHidden()
    found = imported(qtbot, dialog)
    assert {"mood", "topics", "stars", "kind"} <= {one.question for one in found}
    assert len({one.question for one in found}) == len(found)


def test_columns_that_could_each_be_the_label_can_all_be_opened(
    qtbot: QtBot, shown: Callable[[Source], ImportDialog], tmp_path: Path
) -> None:
    dialog = shown(guess_source(several_columns(tmp_path / "survey.csv")).source)
    assert part(dialog, QPushButton, "import-doubt-every").text() == "Open all 2"
    click(qtbot, dialog, "import-doubt-every")
    wait_for_findings(qtbot, dialog)
    assert dialog.pages.doubt.isHidden()
    found = imported(qtbot, dialog)
    assert [one.question for one in found] == ["Is there a person?", "What weather?"]
    assert [one.labels.n_classes for one in found] == [2, 3]
    assert {one.labels.n_labels for one in found} == {100}


def test_questions_of_a_column_that_is_none_any_more_come_too_late(
    dialog: ImportDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Listing the questions of a large file takes long; meanwhile the column may be left out."""
    go_on, listed = Event(), Event()

    def slow(
        path: OpenedFile, reading: ImportSpec, report: Callable[[Progress], None]
    ) -> tuple[str, str]:
        assert go_on.wait(10)
        listed.set()
        return ("smell", "taste")

    monkeypatch.setattr(import_requests, "split_questions", slow)
    reading = state(dialog).spec
    place = reading.place(ColumnRole.QUESTION)
    dialog.controller.do(lambda state: state.try_form(reading.form))
    qtbot.waitUntil(lambda: state(dialog).preview is not None)
    dialog.controller.do(lambda state: state.choose_role(place, ColumnRole.LEAVE_OUT))
    go_on.set()
    qtbot.waitUntil(listed.is_set)
    qtbot.wait(50)
    assert state(dialog).spec.question is None
    assert state(dialog).asked is None
