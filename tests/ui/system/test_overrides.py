"""An error in a method that Qt calls is an exception like any other, also where C raised it."""

from __future__ import annotations

import subprocess
import sys

import pytest

HINT = """
import sys
import crowdgui.ui
import numpy as np
from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QApplication, QLayout, QVBoxLayout, QWidget
from shiboken6 import Shiboken

gone = QObject()
Shiboken.delete(gone)

class Wrong(QWidget):
    def sizeHint(self):
        {error}

class WrongToo(Wrong):
    pass

app, holder = QApplication([]), QWidget()
QVBoxLayout(holder).addWidget(WrongToo(holder))
try:
    holder.show()
except Exception as error:
    print(type(error).__name__)
"""


PAINTED = """
import crowdgui.ui
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

class Wrong(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        raise ValueError

app, widget = QApplication([]), Wrong()
widget.show()
app.processEvents()
errors = []
for paint in (widget.grab, widget.repaint):
    try:
        paint()
    except ValueError as error:
        errors.append(error)
widget.deleteLater()
del widget
app.processEvents()
print(len(errors))
"""


def run(code: str) -> tuple[int, list[str]]:
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout.split()


@pytest.mark.parametrize(
    ("error", "name"),
    [
        ("np.arange(3)[7]", "IndexError"),
        ("{}[0]", "KeyError"),
        ("len(3)", "TypeError"),
        ("gone.objectName()", "RuntimeError"),
        ("raise ValueError", "ValueError"),
    ],
)
def test_an_error_in_a_method_that_qt_calls_is_raised(error: str, name: str) -> None:
    assert run(HINT.replace("{error}", error)) == (0, [name])


def test_an_error_while_painting_keeps_no_painter() -> None:
    """A painter that lives on after its widget was painted ends the program."""
    assert run(PAINTED) == (0, ["2"])
