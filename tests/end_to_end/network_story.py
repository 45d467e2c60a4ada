"""A whole day's work that needs no network, with contents that would like to call for it."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from crowdgui.cli import main as command_line
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.ui.controllers.samples import SAMPLES
from crowdgui.ui.dialogs.help.window import show_help
from crowdgui.ui.pages.item_content import ItemContent
from tests.fewer_draws import draw_less_often

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.ui.main_window.window import MainWindow

    Call = tuple[str, tuple[object, ...]]

PORT = 9
"""Where nobody answers."""
CONTENTS = (
    f"http://127.0.0.1:{PORT}/a.png",
    f"<img src='http://127.0.0.1:{PORT}/b.png'>",
    f"![c](http://127.0.0.1:{PORT}/c.png)",
    f"//127.0.0.1/d.png http://localhost:{PORT}",
    f"ftp://127.0.0.1:{PORT}/e.png",
    "\\\\127.0.0.1\\share\\f.png",
    "//127.0.0.1/share/g.png",
)
LEFT = Qt.MouseButton.LeftButton
PAGES = ("labels", "workers", "items", "guarantee", "compare", "export")


def refuse_calls(replace: Callable[[object, str, object], None]) -> list[Call]:
    """Refuse and collect every name that Python looks up and every address that it calls."""
    made: list[Call] = []

    def refuse(what: str) -> Callable[..., NoReturn]:
        def refused(*arguments: object, **_: object) -> NoReturn:
            made.append((what, arguments))
            raise OSError("no network in this test")

        return refused

    for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "gethostbyaddr"):
        replace(socket, name, refuse(name))
    for name in ("connect", "connect_ex", "sendto"):
        before = getattr(socket.socket, name)

        def local(
            self: socket.socket,
            *arguments: object,
            name: str = name,
            before: Callable[..., object] = before,
        ) -> object:
            if self.family == getattr(socket, "AF_UNIX", None):
                return before(self, *arguments)
            return refuse(name)(self, *arguments)

        replace(socket.socket, name, local)
    return made


def hostile(folder: Path) -> Path:
    """Write labels whose items have addresses for contents, names and labels."""
    rows = ["worker,item,label,text"]
    for item, content in enumerate(CONTENTS):
        name = f"http://127.0.0.1:{PORT}/{item}.png"
        for worker in range(4):
            says = f"http://{'ab'[worker % 3 == item % 2]}"
            rows.append(f'http://127.0.0.1/w{worker},{name},{says},"{content}"')
    path = folder / "hostile.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def tell(window: MainWindow, folder: Path) -> None:
    """Open the sample, run and read the help; look at contents that are addresses, and export."""
    work = window.session
    window.open_controller.open_sample(SAMPLES[2])
    until(lambda: work.question.guarantee is not None)
    for key in PAGES:
        window.show_page(key)
        pause()
    read_help(window)
    window.run_controller.open(read_labels(open_source(hostile(folder))))
    until(lambda: work.question.guarantee is not None and not window.run_controller.busy)
    look_at_items(window)
    export(window, folder / "hostile")


def export(window: MainWindow, folder: Path) -> None:
    """Write the reports and the final labels."""
    window.show_page("export")
    page = window.pages["export"]
    for key, box in page.list.boxes.items():
        box.setChecked(key.startswith("report") or key == "labels")
    page.folder.setText(str(folder))
    done: list[object] = []
    heard = window.run_controller.export_controller.exported.connect(done.append)
    QTest.mouseClick(page.findChild(QPushButton, "export"), LEFT)
    until(lambda: bool(done))
    window.run_controller.export_controller.exported.disconnect(heard)
    assert {"report.html", "report.pdf"} <= {path.name for path in folder.iterdir()}


def read_help(window: MainWindow) -> None:
    """Show every page of the help."""
    shown = show_help(window)
    for chapter in shown.book.chapters:
        shown.show_place(chapter.key)
        pause()
    shown.close()


def look_at_items(window: MainWindow) -> None:
    """Show every content, one by one and in the table, and ask for the pictures."""
    window.show_page("items")
    page = window.items_page
    for mode, keys in (
        ("review", (Qt.Key.Key_P, Qt.Key.Key_1)),
        ("all", (Qt.Key.Key_P, Qt.Key.Key_Down)),
    ):
        page._on_mode_chosen(mode)
        for _ in CONTENTS:
            for key in keys:
                QTest.keyClick(QApplication.focusWidget() or page, key)
                pause()
    places = page.findChildren(ItemContent)
    assert places
    for place in places:
        for content in CONTENTS:
            place.set_content(content, Path.cwd())
            place.show_picture()
            pause()


def pause(seconds: float = 0.02) -> None:
    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "waited in vain"
        pause()


def main() -> None:
    """Start the whole application, tell the story in it, and run the command line as well."""
    folder = Path(sys.argv[1])
    folder.mkdir()
    draw_less_often()
    called = refuse_calls(setattr)
    QSettings.setPath(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings")
    )
    from crowdgui.ui import app

    filled = app._fill
    failed: list[BaseException] = []

    def begin(window: MainWindow) -> None:
        try:
            tell(window, folder)
        except BaseException as error:
            failed.append(error)
        until(lambda: not window.unfinished)
        window.close()

    def fill(window: MainWindow) -> None:
        filled(window)
        QTimer.singleShot(0, lambda: begin(window))

    app._fill = fill
    app.open_window(None, sample=False)
    if failed:
        raise failed[0]
    report = ["report", str(folder / "hostile.csv"), "--out", str(folder / "report")]
    assert command_line(report) == 0
    assert not called, called
    mapped = Path("/proc/self/maps")
    if mapped.exists():
        # What Qt talks to the network with is a library of its own.
        assert "Qt6Network" not in mapped.read_text(encoding="utf-8", errors="replace")
    print("story told")


if __name__ == "__main__":
    main()
