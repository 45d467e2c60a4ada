"""Starts the application as `python -m crowdgui` does, and tells where its widgets are.

Each line of standard input is the object name of a widget; the answer is a line of JSON with the
rectangle on the screen and the text of each widget of that name that can be seen and used. It
presses nothing, and changes nothing but how often chance is asked.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QPoint, QSize, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from crowdgui.cli import main
from tests.fewer_draws import draw_less_often


def told(name: str) -> list[tuple[list[int], str]]:
    """Return the rectangle and the text of each widget of a name."""
    # Qt itself looks for a name: to go through all widgets here would take most of the time.
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    named = [top for top in tops if top.objectName() == name]
    for top in tops:
        # A window of another one is a top of its own.
        named += [part for part in top.findChildren(QWidget, name) if part.window() is top]
    usable = [widget for widget in named if widget.isVisible() and widget.isEnabled()]
    return [(rectangle(widget), text(widget)) for widget in usable]


def rectangle(widget: QWidget) -> list[int]:
    """Return left, top, width and height, the last two 0 where a part of it is out of sight."""
    at, seen = widget.mapToGlobal(QPoint(0, 0)), widget.visibleRegion().boundingRect()
    size = seen.size() if seen == widget.rect() else QSize(0, 0)
    return [at.x(), at.y(), size.width(), size.height()]


def text(widget: QWidget) -> str:
    """Return what a widget and all that is seen in it says, line by line."""
    parts = [widget, *widget.findChildren(QWidget)]
    return "\n".join(filter(None, (words(part) for part in parts if part.isVisible())))


def words(widget: QWidget) -> str:
    """Return what a widget says itself, or, where it is painted,
    what a screen reader says of it."""
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if hasattr(widget, "text"):
        return str(widget.text())
    return f"{widget.accessibleName()}\n{widget.accessibleDescription()}".strip()


def answer() -> None:
    print(json.dumps(told(sys.stdin.readline().strip())), flush=True)


def listen() -> None:
    kind, parent = QSocketNotifier.Type.Read, QApplication.instance()
    QSocketNotifier(sys.stdin.fileno(), kind, parent).activated.connect(answer)


if __name__ == "__main__":
    draw_less_often()
    QTimer.singleShot(0, listen)
    raise SystemExit(main())
