"""Qt’s application, as the window needs it: its style, its language and its garbage."""

from __future__ import annotations

import gc
import locale
import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QLibraryInfo,
    QLocale,
    Qt,
    QTimer,
    QTranslator,
    Signal,
    Slot,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from crowdgui.io.resources import resource
from crowdgui.text.translation import set_number_marks, set_translator

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget


STYLE = "Fusion"
"""The style that looks the same on every system, and follows palette and stylesheet."""


class Application(QApplication):
    """Has its style from the start: set later, PySide6 first makes all names that styles have.

    Signals: `file_wanted` with the path of a file that was double-clicked, on macOS.
    """

    file_wanted = Signal(str)

    def __init__(self) -> None:
        use_unicode()
        # Of a language that the system lacks, Qt keeps what is set, and complains of ASCII.
        neutralise_letters()
        super().__init__([*sys.argv[:1], "-style", STYLE])
        neutralise_letters()
        # Qt moves windows to another screen first.
        queued = Qt.ConnectionType.QueuedConnection
        self.screenRemoved.connect(self._bring_into_sight, queued)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)

    @Slot()
    def _bring_into_sight(self) -> None:
        for window in self.topLevelWidgets():
            if window.isVisible():
                fit_on_screen(window)


def use_unicode() -> None:
    """Ask for what Qt takes anyway where letters are to be ASCII: it says so on the terminal."""
    if os.environ.get("LC_ALL") in ("C", "POSIX"):
        os.environ["LC_ALL"] = _NEUTRAL[0]


_ENDS = ("SIGINT", "SIGTERM", "SIGHUP")


def end_on_signals(end: Callable[[], object]) -> None:
    """End properly on Ctrl+C in a terminal, at logout, and where a program is asked to end.

    Python hears of it as soon as it runs, a second later at most. The second time ends at once.
    """

    def heard(number: int, _: object) -> None:
        signal.signal(number, signal.SIG_DFL)
        # Not in the midst of whatever is running.
        QTimer.singleShot(0, end)

    for name in _ENDS:
        number = getattr(signal, name, None)
        # What was started to outlive its terminal ignores that it is gone.
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, heard)


def fit_on_screen(window: QWidget) -> None:
    """Move a window onto its screen, and make it as much smaller as it has to be and can be."""
    room, frame = window.screen().availableGeometry(), window.frameGeometry()
    if room.contains(frame) or window.isMaximized() or window.isFullScreen():
        return
    window.resize(window.size().boundedTo(room.size() - (frame.size() - window.size())))
    frame = window.frameGeometry()
    left = min(frame.left(), room.right() + 1 - frame.width())
    top = min(frame.top(), room.bottom() + 1 - frame.height())
    window.move(max(room.left(), left), max(room.top(), top))


_NEUTRAL = ("C.UTF-8", "C.utf8", "en_US.UTF-8")


def neutralise_letters() -> None:
    """Change the case of letters in names that programs use as is done in most languages.

    PySide6 finds properties by such names, and in Turkish a small “i” has no “I”: no window would
    open. Nothing that people read depends on this. Qt sets it when an application is made.
    """
    for name in _NEUTRAL:
        with suppress(locale.Error):
            locale.setlocale(locale.LC_CTYPE, name)
            return


ENGLISH = "en"


LANGUAGES = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "ja": "日本語",
    "zh_CN": "简体中文",
}
"""The name of each language in itself."""


_CONTEXT = "CrowdGUI"


def choose_language(chosen: str, wanted: Sequence[str]) -> str:
    """Return the language to speak: the chosen one, or the first that the system's user wants.

    `wanted` are names such as “de-AT” or “zh-Hans-CN”.
    """
    if chosen in LANGUAGES:
        return chosen
    for name in wanted:
        parts = name.replace("_", "-").split("-")
        if parts[0] in LANGUAGES:
            return parts[0]
        # What is written in the other Chinese script is another catalogue, which there is not.
        if parts[0] == "zh" and not {"TW", "HK", "MO", "Hant"} & set(parts):
            return "zh_CN"
    return ENGLISH


def install_language(app: QApplication, chosen: str) -> str:
    """Set the language of all text and numbers from now on, and return its code."""
    language = choose_language(chosen, QLocale.system().uiLanguages())
    system = QLocale.system()
    there = QLocale(language)
    # A Swiss reader of German has marks of their own.
    marks = system if system.language() == there.language() else there
    QLocale.setDefault(marks)
    set_number_marks(marks.decimalPoint(), marks.groupSeparator())
    while _INSTALLED:
        before = _INSTALLED.pop()
        app.removeTranslator(before)
        before.deleteLater()
    if language == ENGLISH:
        set_translator(lambda text, n: "", ENGLISH)
        return language
    own = _loaded(app, f"crowdgui_{language}", str(resource("languages")))
    # Qt's own words: those on the buttons of its dialogs and in the menus of its fields.
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    app.installTranslator(_loaded(app, f"qtbase_{language}", qt))

    def translate(text: str, n: int | None) -> str:
        return own.translate(_CONTEXT, text, None, -1 if n is None else n) or ""

    set_translator(translate, language)
    return language


_INSTALLED: list[QTranslator] = []
"""To ask Qt for them takes longer than to paint the first window."""


def _loaded(app: QApplication, name: str, folder: str) -> QTranslator:
    made = QTranslator(app)
    made.load(name, folder)
    _INSTALLED.append(made)
    return made


# Python collects cycles in whatever thread happens to make one object too many, at whatever
# moment. A dialog that is let go would then be deleted beside the window's thread, or in the midst
# of painting, and Qt ends the program for either.
_EVERY_MS = 1000


def start_collecting(parent: QObject) -> None:
    """Collect from this thread's event loop, as long as `parent` lives, and nowhere else."""
    gc.disable()
    timer = QTimer(parent, interval=_EVERY_MS)
    timer.timeout.connect(collect_due)
    timer.start()


def collect_due() -> None:
    """Collect the generations that Python itself would collect by now."""
    counted = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (n, most) in enumerate(counted) if n > most]
    if due:
        gc.collect(due[-1])


def freeze_garbage() -> None:
    """Look at nothing again that is there by now: to go through all takes a tenth of a second."""
    gc.freeze()


def thaw_garbage() -> None:
    """Look at all again: a window that is left for another one was there when all was frozen."""
    gc.unfreeze()


_TURN_S = 0.0005


def share_interpreter() -> None:
    """Shorten what the window’s thread waits for the interpreter while others work.

    Python leaves it to a thread for 5 ms by itself, and painting a page asks for it hundreds of
    times.
    """
    sys.setswitchinterval(_TURN_S)
