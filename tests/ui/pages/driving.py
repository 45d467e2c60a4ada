"""An Items page over labels written by a test, and keys pressed on it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from crowdgui.core.results import run_job
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.ui.pages.items.page import ItemsPage
from crowdgui.ui.session.session import Session
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.widgets.layout import laid_out_together

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from PySide6.QtCore import Qt
    from pytestqt.qtbot import QtBot


def write(path: Path, rows: Iterable[str], header: str = "worker,item,label,text") -> Path:
    path.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
    return path


def coin_labels(path: Path, n_items: int = 150) -> Path:
    """Write items that seven workers label by tossing coins, each with its text."""
    rng = random.Random(5)
    return write(
        path,
        (
            f"w{w},item-{i:03d},{rng.choice(('no', 'yes'))},What is shown on picture {i}?"
            for i in range(n_items)
            for w in range(7)
        ),
    )


def session_of(path: Path) -> Session:
    """Open a file and run the rule that is chosen at first."""
    session = Session()
    session.open(read_labels(open_source(path)))
    session.accept(run_job(session.question.job()))
    return session


def page_of(session: Session, qtbot: QtBot) -> ItemsPage:
    """Show an Items page as the active window, with its queue made."""
    with laid_out_together():
        page = ItemsPage(session, Settings())
    qtbot.addWidget(page, before_close_func=lambda page: page.shut_down())
    page.resize(1096, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is page)
    page.setFocus()
    ready(page, qtbot)
    return page


def run_again(page: ItemsPage, qtbot: QtBot) -> None:
    """Run the rule as the window does when workers or gold are others."""
    page.session.accept(run_job(page.session.question.job()))
    ready(page, qtbot)


def ready(page: ItemsPage, qtbot: QtBot) -> None:
    """Wait until no queue is under way."""
    qtbot.waitUntil(lambda: not page.review._maker._runner.busy, timeout=20_000)


def choose_order(page: ItemsPage, qtbot: QtBot, order: str) -> None:
    """Choose an order as the user does, and wait for its queue."""
    page.review.order.set_value(order)
    page.review.order.chosen.emit()
    ready(page, qtbot)


def press(qtbot: QtBot, *keys: Qt.Key) -> None:
    """Press keys wherever the keyboard's focus is."""
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, key)
