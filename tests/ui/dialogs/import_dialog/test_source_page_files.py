"""What the import dialog makes of several files, sheets, arrays, and of odd text in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QPushButton, QWidget

from crowdgui.io.importing.import_spec import ImportSpec, Layout, MultiFile
from crowdgui.io.importing.sources import Source, guess_source
from crowdgui.io.importing.tables import sniff
from crowdgui.ui.dialogs.import_dialog.checks import CheckList
from tests.io.formats.workbooks import LABELS, write_xlsx
from tests.io.importing.test_questions import APPEN
from tests.ui.dialogs.import_dialog.driving import (
    choose,
    click,
    entries,
    labels,
    part,
    reading,
    sentences,
    settle,
    show_step,
    state,
    wait_for_findings,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.dialogs.import_dialog.dialog import ImportDialog


pytestmark = pytest.mark.usefixtures("at_once", "harmless")


TEXT = "worker,item,label\n" + "".join(
    f"w{i % 5},t{i // 5},{('cat', 'dog')[i % 3 == 0]}\n" for i in range(100)
)


GOLD = "item,truth\nt0,dog\nt1,cat\n"


@pytest.fixture
def shown(qtbot: QtBot, show: Callable[..., ImportDialog]) -> Callable[..., ImportDialog]:
    def shown(path: Path, *more: Path, source: Source | None = None) -> ImportDialog:
        dialog = show(source or guess_source(path, more=more).source)
        settle(qtbot, dialog)
        return dialog

    return shown


def gold_of(dialog: ImportDialog) -> list[int] | None:
    found = state(dialog).findings.imported
    return None if found.gold is None else [int(code) for code in found.gold[:2]]


def test_a_gold_file_among_others_is_told_apart_and_overruled(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    gold, one = write(GOLD, "answers.csv"), write(TEXT)
    dialog = shown(gold, one)
    assert "answers.csv is read as gold labels" in sentences(dialog)
    assert gold_of(dialog) == [1, 0]
    assert state(dialog).files == (one,)
    show_step(dialog, "source")
    assert dialog.findChild(QComboBox, "import-files-holds-0") is None
    with qtbot.waitSignal(dialog.controller.reader.find_failed, timeout=10_000) as heard:
        choose(dialog, "import-files-holds-1", "Labels")
    assert "Files that are opened together need the same columns" in heard.args[0]
    assert state(dialog).source.gold is None
    choose(dialog, "import-files-holds-1", "Gold labels")
    wait_for_findings(qtbot, dialog)
    assert gold_of(dialog) == [1, 0]
    # Nothing has to be said of what somebody chose.
    assert "answers.csv is read as gold labels" not in sentences(dialog)
    dialog.findChildren(QPushButton, "import-files-remove-1")[-1].click()
    wait_for_findings(qtbot, dialog)
    assert gold_of(dialog) is None


def test_a_gold_file_that_is_added_is_told_apart(
    qtbot: QtBot,
    shown: Callable[..., ImportDialog],
    write: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gold, two = write(GOLD, "x.csv"), write(TEXT.replace("\nw", "\nv"), "two.csv")
    dialog = shown(write(TEXT))
    names = [str(gold), str(two)]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))
    show_step(dialog, "source")
    click(qtbot, dialog, "import-files-add")
    wait_for_findings(qtbot, dialog)
    assert state(dialog).source.gold == gold
    assert isinstance(reading(dialog).form, MultiFile)
    assert labels(dialog).n_workers == 10
    assert "x.csv is read as gold labels" in sentences(dialog)


def test_another_file_can_take_the_place_of_the_gold(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    one, two = write(TEXT, "one.csv"), write(TEXT, "two.csv")
    dialog = shown(one, two, write(GOLD, "gold.csv"))
    with qtbot.waitSignal(dialog.controller.reader.find_failed, timeout=10_000):
        choose(dialog, "import-files-holds-0", "Gold labels")
    assert state(dialog).source.gold == one
    assert [path.name for path in state(dialog).files] == ["two.csv", "gold.csv"]


def test_the_sheets_of_a_workbook_are_listed(
    qtbot: QtBot, shown: Callable[..., ImportDialog], tmp_path: Path
) -> None:
    def fill(book: Any, _: object) -> None:
        other = book.add_worksheet("May")
        for row, cells in enumerate([*LABELS, ("cy", "001", "no")]):
            other.write_row(row, 0, cells)

    dialog = shown(write_xlsx(tmp_path / "book.xlsx", LABELS, fill))
    wanted = ["Automatic", "Labels (5 rows, 3 columns)", "May (6 rows, 3 columns)"]
    qtbot.waitUntil(lambda: entries(dialog, "choice-sheet") == wanted, timeout=10_000)
    assert labels(dialog).n_workers == 2
    choose(dialog, "choice-sheet", "May (6 rows, 3 columns)")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_workers == 3
    assert entries(dialog, "choice-sheet") == wanted


def test_the_arrays_of_a_file_are_listed_also_where_none_looks_like_labels(
    qtbot: QtBot, shown: Callable[..., ImportDialog], tmp_path: Path
) -> None:
    path = tmp_path / "arrays.npz"
    draw = np.random.default_rng(1)
    np.savez(path, a=draw.integers(0, 2, (9, 4)), b=draw.integers(0, 3, (9, 5)), y=np.arange(9) % 2)
    dialog = shown(path)
    wanted = ["Automatic", "a (9 × 4 numbers)", "b (9 × 5 numbers)", "y (9 numbers)"]
    qtbot.waitUntil(lambda: entries(dialog, "choice-labels") == wanted, timeout=10_000)
    assert entries(dialog, "choice-gold") == ["Automatic", "y (9 numbers)"]
    choose(dialog, "choice-labels", "a (9 × 4 numbers)")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_workers == 4


def test_what_a_file_offers_is_listed_though_it_cannot_be_read_yet(
    qtbot: QtBot, shown: Callable[..., ImportDialog], tmp_path: Path
) -> None:
    path = tmp_path / "arrays.npz"
    np.savez(path, one=np.arange(3))
    form = sniff(path)
    dialog = shown(path, source=Source(path, ImportSpec(form, Layout.LONG, ())))
    wanted = ["Automatic", "one (3 numbers)"]
    qtbot.waitUntil(lambda: entries(dialog, "choice-labels") == wanted, timeout=10_000)
    assert part(dialog, CheckList, "import-checks").checks()[0].mark == "bad"


def test_apostrophes_that_were_taken_off_are_counted_and_can_stay(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    text = "worker,item,label\nann,1,'+1a\nbo,1,'-no\nann,2,'+1a\nbo,2,yes\n"
    dialog = shown(write(text))
    assert sorted(labels(dialog).classes) == ["+1a", "-no", "yes"]
    assert "The apostrophes are removed from 3 cells" in sentences(dialog)
    show_step(dialog, "source")
    box = part(dialog, QCheckBox, "import-apostrophes")
    assert box.isVisible()
    assert box.text() == "Remove the apostrophes from 3 cells"
    box.click()
    wait_for_findings(qtbot, dialog)
    assert sorted(labels(dialog).classes) == ["'+1a", "'-no", "yes"]
    assert "The apostrophes are removed from 3 cells" not in sentences(dialog)
    assert box.isVisible()
    box.click()
    wait_for_findings(qtbot, dialog)
    assert sorted(labels(dialog).classes) == ["+1a", "-no", "yes"]


def test_where_there_are_no_apostrophes_nothing_is_said_of_them(
    shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(TEXT))
    show_step(dialog, "source")
    assert not part(dialog, QWidget, "import-apostrophes").isVisible()
    assert not any("apostrophe" in sentence for sentence in sentences(dialog))


@pytest.mark.parametrize("rows", [100, 200_000])
def test_a_stray_byte_is_said_with_its_line_and_another_encoding_reads_the_file(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path], rows: int
) -> None:
    body = "".join(f"w{i % 5},süß {i // 5},{'cat' if i % 3 else 'dog'}\n" for i in range(rows))
    path = write(f"worker,item,label\n{body}".encode() + "w1,süß 1,café\n".encode("cp1252"))
    # The window opens the dialog so where the byte stands among the first rows.
    source = Source(path, ImportSpec(sniff(path), Layout.LONG, ())) if rows < 1000 else None
    dialog = shown(path, source=source)
    ok = part(dialog, QPushButton, "import-ok")
    qtbot.waitUntil(lambda: not ok.isEnabled(), timeout=10_000)
    (check,) = part(dialog, CheckList, "import-checks").checks()
    assert check.sentence.startswith(f"labels.csv, line {rows + 2:,}: The byte FC isn’t UTF-8")
    assert "Windows-1252" in check.sentence
    show_step(dialog, "source")
    choose(dialog, "import-encoding", "Windows-1252")
    wait_for_findings(qtbot, dialog)
    assert labels(dialog).n_labels == rows + 1
    assert "café" in labels(dialog).classes
    assert "Text encoding: Windows-1252" in sentences(dialog)


def test_of_questions_with_columns_of_their_own_one_is_chosen_with_its_gold(
    qtbot: QtBot, shown: Callable[..., ImportDialog], write: Callable[..., Path]
) -> None:
    dialog = shown(write(APPEN, "report.csv"))
    assert entries(dialog, "import-question") == ["mood", "topic", "rude"]
    assert "The gold labels of “mood” are read from “mood_gold”" in sentences(dialog)
    choose(dialog, "import-question", "topic")
    wait_for_findings(qtbot, dialog)
    assert "The gold labels of “topic” are read from “topic_gold”" in sentences(dialog)
    assert list(labels(dialog).classes) == ["art", "news", "sport"]
    names = state(dialog).preview.shown.columns
    choose(dialog, f"import-role-{names.index('topic_gold')}", "Exclude")
    wait_for_findings(qtbot, dialog)
    assert gold_of(dialog) is None
    assert not any("The gold of" in sentence for sentence in sentences(dialog))
    # The role of a column says the same as the box.
    choose(dialog, f"import-role-{names.index('mood')}", "Label")
    wait_for_findings(qtbot, dialog)
    assert dialog.findChildren(QComboBox, "import-question")[-1].currentText() == "mood"
    assert "The gold labels of “mood” are read from “mood_gold”" in sentences(dialog)
