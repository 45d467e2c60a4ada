"""Take pictures of every page with sample data: make_screenshots.py FOLDER.

--language de, --theme dark and --size 1920x1080 take them in another form, --sample clouds with
other data than the first sample, --pages welcome,items only some of them. It needs no screen.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from crowdgui.ui.app import make_window
from crowdgui.ui.controllers.samples import FINISHED, SAMPLES
from crowdgui.ui.main_window.layout import rail_entries
from crowdgui.ui.style.theme import Theme
from crowdgui.ui.system.application import install_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.ui.controllers.samples import Sample
    from crowdgui.ui.main_window.window import MainWindow

LONGEST_MS = 120_000
LOOK_MS, SETTLE_MS = 50, 400


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(done: Callable[[], bool]) -> None:
    for _ in range(LONGEST_MS // LOOK_MS):
        if done():
            return
        wait(LOOK_MS)
    raise SystemExit("The window did not come to rest.")


def take(window: MainWindow, path: Path) -> None:
    wait(SETTLE_MS)
    # A ring would say where the keyboard is, which nobody has touched.
    focused = window.focusWidget()
    if focused is not None:
        focused.clearFocus()
        wait(LOOK_MS)
    if not window.grab().save(str(path)):
        raise SystemExit(f"{path} could not be written.")


def take_all(window: MainWindow, sample: Sample, folder: Path, pages: set[str]) -> None:
    if not pages or "welcome" in pages:
        take(window, folder / "welcome.png")
    window.open_controller.open_sample(sample)
    wait_until(lambda: window.session.question.data is not None)
    shown = window.session.question
    wait_until(lambda: shown.guarantee is not None or shown.ranking is not None)
    # What is said of a copy hides a line of the page.
    window.message.hide()
    for entry in rail_entries(paired=shown.is_paired):
        if pages and entry.key not in pages:
            continue
        window.show_page(entry.key)
        if entry.key == "compare":
            show_study(window)
        take(window, folder / f"{entry.key}.png")


def show_study(window: MainWindow) -> None:
    """Wait for all rules and for the advice, then let the curves of fewer labels be drawn."""
    page = window.compare_page
    wait_until(lambda: not (window.comparison_controller.busy or page.advice.runner.busy))
    page.tabs.choose("study")
    page.study.run_button.click()
    wait_until(lambda: not window.study_controller.busy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default=Theme.LIGHT.value, options=[t.value for t in Theme])
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--pages", default="", help="by their keys, separated by commas")
    samples = {Path(sample.file).stem: sample for sample in (*SAMPLES, *FINISHED)}
    parser.add_argument("--sample", default=next(iter(samples)), options=list(samples))
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as settings:
        # Pictures show no folder and no name of whoever takes them.
        os.environ.update(HOME="/home/me", LOGNAME="me", XDG_DATA_HOME=settings)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, settings)
        app = QApplication(sys.argv[:1])
        install_language(app, chosen.language)
        window = make_window(app)
        window.theme.choose(Theme(chosen.theme))
        window.resize(*map(int, chosen.size.split("x")))
        window.show()
        pages = {key for key in chosen.pages.split(",") if key}
        take_all(window, samples[chosen.sample], chosen.folder, pages)
        window.close()


if __name__ == "__main__":
    main()
