"""The one place where the window's parts are put together."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from crowdgui import __version__
from crowdgui.core.text import set_number_marks
from crowdgui.ui.keeping import Keeping
from crowdgui.ui.log import keep_log
from crowdgui.ui.main_window import MainWindow
from crowdgui.ui.opening import SAMPLES, Opening
from crowdgui.ui.session import Session
from crowdgui.ui.settings import Settings
from crowdgui.ui.theme import ThemeChoice
from crowdgui.ui.what_if import WhatIf
from crowdgui.ui.work import Work

if TYPE_CHECKING:
    from pathlib import Path


def open_window(file: Path | None, *, sample: bool) -> int:
    """Open the window on a file or the sample, and stay until it is closed."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("CrowdGUI")
    app.setApplicationVersion(__version__)
    keep_log()
    locale = QLocale.system()
    set_number_marks(locale.decimalPoint(), locale.groupSeparator())
    window = make_window(app)
    window.show()
    window.keeping.look_for_unsaved()
    if file is not None:
        window.opening.open(file)
    elif sample:
        window.opening.open_sample(SAMPLES[0])
    return app.exec()


def make_window(app: QApplication) -> MainWindow:
    """Put session, work and window together."""
    settings = Settings()
    theme = ThemeChoice(app, settings.theme)
    session = Session()
    # Before the work, which need not run again for what was found before.
    what_if = WhatIf(session)
    work = Work(session)
    keeping = Keeping(session, work, settings)
    opening = Opening(work, keeping, settings)
    window = MainWindow(session, what_if, work, keeping, opening, settings, theme)
    opening.set_window(window)
    keeping.set_window(window)
    return window
