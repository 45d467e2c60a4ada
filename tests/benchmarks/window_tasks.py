"""What a user does to a window with many labels, each step watched; bench_window.py starts it."""

from __future__ import annotations

import gc
import sys
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from window_watch import Watch

from crowdgui.core.progress import ignore_progress
from crowdgui.io.importing.sources import open_source
from crowdgui.ui.app import _load_more, make_window, preload_pages
from crowdgui.ui.controllers.run_controller import TaskKind

if TYPE_CHECKING:
    from crowdgui.ui.main_window.window import MainWindow

PAGES = ("labels", "workers", "items", "guarantee", "compare", "export", "data")
STEPS = 100
"""Screens that are scrolled."""
LEAVING = 3
"""Workers who are left out."""
LATE = 0.3
"""Seconds of work before it is cancelled."""


class Visit:
    """A window that is led through everything with one file."""

    def __init__(self, app: QApplication, path: Path) -> None:
        self.window: MainWindow = make_window(app)
        self.window.resize(1280, 800)
        self.window.show()
        self.path = path
        self.watch = Watch()
        self.watch.wait(1.0)

    def __call__(self) -> None:
        made = partial(preload_pages, self.window)
        # The last that is done of it.
        self.watch.do("pages are made ahead", made, lambda: gc.get_freeze_count() > 0)
        self.open()
        self.pages()
        self.items()
        self.workers()
        self.cancel()
        self.watch.do("close", self.window.close, lambda: not self.window.isVisible())

    def open(self) -> None:
        """Read the file, run the rule and work out the guarantee, as opening does by itself."""
        session, work = self.window.session, self.window.run_controller
        source = open_source(self.path)
        do = self.watch.do
        do("file is read", lambda: work.read(source), lambda: session.question.data is not None)
        do("rule runs", lambda: None, lambda: session.question.outcome is not None)
        do("guarantee is worked out", lambda: None, lambda: session.question.guarantee is not None)

    def pages(self) -> None:
        """Look at every page for the first time, then again after the rule has run once more."""
        for key in PAGES:
            self.watch.do(f"page {key}", lambda k=key: self.window.show_page(k), self.is_idle)
        self.window.show_page("items")
        self.watch.do("rule runs again", self.window.run_controller.run, self.is_idle)

    def items(self) -> None:
        """Show, sort, filter, search, scroll and copy the item table."""
        page = self.window.items_page
        table, do = page.items.table, self.watch.do
        page._on_mode_chosen("all")
        rows = table.table.rowCount()
        do(f"{rows:,} items: shown", page.items.refresh, lambda: True)
        do("  in the first order", lambda: None, self.is_idle)
        for column in table.table.columns:
            if column.keys is not None:
                do(f"  sorted by {column.key}", lambda c=column: table.sort_by(c.key), self.is_idle)
        for key in ("unsure", "differ", "all"):
            do(f"  filtered: {key}", lambda k=key: page.items.show_filter(k), self.is_idle)
        for text in ("99", "997", ""):
            found: list[bool] = []
            table.table.arranged.connect(lambda f=found: f.append(True))
            search = partial(page.items.search.setText, text)
            do(f"  found: “{text}”", search, lambda f=found: bool(f))
        self.scroll()
        copied: list[bool] = []
        table.copied.connect(lambda *_: copied.append(True))
        do("  copied", table.copy_all, lambda: bool(copied))

    def scroll(self) -> None:
        """Go through the table in equal steps, each painted at once."""
        table = self.window.items_page.items.table
        bar = table.verticalScrollBar()
        took = []
        for value in np.linspace(0, bar.maximum(), STEPS).astype(int).tolist():
            start = perf_counter()
            bar.setValue(value)
            table.viewport().repaint()
            took.append(perf_counter() - start)
        middle, most = np.median(took) * 1e3, max(took) * 1e3
        print(f"  scrolled, a step: middle {middle:.1f} ms, longest {most:.1f} ms", flush=True)

    def workers(self) -> None:
        """Leave workers out and put them back, with their table on the screen."""
        session = self.window.session
        self.window.show_page("workers")
        self.watch.wait(0.5)
        going, before = list(range(LEAVING)), session.question.outcome
        leave = partial(session.exclude, going)
        labelled = lambda: session.question.outcome is not before  # noqa: E731
        self.watch.do("workers left out: labels", leave, labelled)
        tested = lambda: not session.question.outcome.workers.pending  # noqa: E731
        self.watch.do("  workers tested", lambda: None, tested)
        self.watch.do("  guarantee", lambda: None, self.is_idle)
        self.watch.do("workers put back", lambda: session.include(going), self.is_idle)

    def cancel(self) -> None:
        """Cancel reading and running, and measure how long either goes on."""
        work = self.window.run_controller
        source = open_source(self.path)
        for kind, start in ((TaskKind.READ, lambda: work.read(source)), (TaskKind.RUN, work.run)):
            start()
            self.watch.wait(LATE)
            if work.kind is kind and work.busy:
                self.watch.do(f"cancelled: {kind}", work.cancel, lambda: not work.busy)
        self.watch.do("after cancelling", lambda: None, self.is_idle)

    def is_idle(self) -> bool:
        """Whether nothing is under way that was asked for."""
        work, items = self.window.run_controller, self.window.pages.get("items")
        guaranteed = self.window.session.question.guarantee is not None
        sorting = items is not None and items.table.table.arranging
        return guaranteed and not (work.busy or work.guarantee_runner.busy or sorting)


def main() -> None:
    path, settings = Path(sys.argv[1]), sys.argv[2]
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, settings)
    app = QApplication(sys.argv[:1])
    # What its pages are made of the application loads in another thread, right after its start.
    _load_more(ignore_progress)
    Visit(app, path)()


if __name__ == "__main__":
    main()
