"""One window that opens a file, runs the rule and exports, again and again; soak.py starts it."""

from __future__ import annotations

import argparse
import faulthandler
import shutil
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from soak_figures import HEADER, figures, verdict
from soak_files import small_file
from soak_findings import Findings, StallWatch
from soak_shelter import close, fence, is_idle, pause, sheltered_window, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.ui.main_window.window import MainWindow

PAGES = ("labels", "workers", "items", "guarantee", "export", "data")
SELDOM = 10
"""Cycles between two visits to the page that weighs all rules, which takes longest."""
LONGEST = 600
"""Seconds without an end of a cycle after which the process tells where it is, and dies.

A busy machine may take minutes for what seconds are enough for.
"""


class Cycle:
    """What a manager does with every file, by the same buttons."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window, self._folder = window, folder
        self._files = [small_file(folder / f"labels-{n}.csv", seed=n) for n in range(3)]

    def __call__(self, number: int) -> None:
        faulthandler.dump_traceback_later(LONGEST, exit=True)
        self._open(self._files[number % len(self._files)])
        for key in (*PAGES, "compare") if number % SELDOM == 0 else PAGES:
            self._window.show_page(key)
            pause(0.0)
        self._export(self._folder / f"results-{number % 2}")
        self._rest()

    def _open(self, file: Path) -> None:
        window = self._window
        before = window.session.question.outcome
        window.open_controller.open(file)
        found = self._until(lambda: window.findChild(QDialog, "import-dialog"), "the dialog")
        self._click(found, "import-ok")
        self._until(
            lambda: (
                window.session.question.outcome is not before
                and window.session.question.guarantee is not None
            ),
            "the guarantee",
        )

    def _export(self, folder: Path) -> None:
        # What is there already would be asked about.
        shutil.rmtree(folder, ignore_errors=True)
        page = self._window.pages["export"]
        self._window.show_page("export")
        page.folder.setText(str(folder))
        page.list.boxes["report-html"].setChecked(True)
        done: list[object] = []
        heard = self._window.run_controller.export_controller.exported.connect(done.append)
        self._click(page, "export")
        self._until(lambda: bool(done), "the export")
        self._window.run_controller.export_controller.exported.disconnect(heard)
        names = {path.name for path in folder.iterdir()}
        assert {"labels.csv", "workers.csv", "report.html"} <= names, names

    def _rest(self) -> None:
        self._until(is_idle, "rest")
        gone = lambda: self._window.findChild(QDialog, "import-dialog") is None  # noqa: E731
        self._until(gone, "the end of the dialog")

    def _click(self, parent: QWidget, name: str) -> None:
        button = parent.findChild(QPushButton, name)
        assert button is not None
        self._until(button.isEnabled, name)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _until(self, true: Callable[[], object], what: str) -> object:
        found: list[object] = []
        there = wait_until(lambda: bool(found.append(true()) or found[-1]))
        assert there, f"waited in vain for {what}"
        return found[-1]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--every", type=int, required=True)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--stall", type=float, required=True)
    chosen = parser.parse_args()
    fence(chosen.folder)
    findings = Findings()
    findings.watch()
    window = sheltered_window(chosen.folder)
    cycle, measured, start = Cycle(window, chosen.folder), [], perf_counter()
    watch = StallWatch(findings, chosen.stall)
    print(HEADER)
    for number in range(1, chosen.n + 1):
        findings.recent.append(f"cycle {number}")
        cycle(number)
        if number % chosen.every == 0 or number in (1, chosen.n):
            measured.append(watch.without(lambda number=number: figures(number)))
            print(measured[-1].line, flush=True)
    seconds = perf_counter() - start
    faulthandler.cancel_dump_traceback_later()
    print(f"\n{chosen.n:,} cycles in {seconds:,.0f} s, longest stall {watch.longest:.2f} s")
    end(window, findings, measured)


def end(window: MainWindow, findings: Findings, measured: list) -> None:  # type: ignore[type-arg]
    """Describe how it went, and close the window; the exit status is 1 where something is wrong."""
    lines, good = verdict(measured)
    closed = close(window)
    if not closed:
        findings.add("the window does not close", "", "")
    print(*lines, *findings.summary(), sep="\n", flush=True)
    raise SystemExit(0 if good and not findings.counts else 1)


if __name__ == "__main__":
    main()
