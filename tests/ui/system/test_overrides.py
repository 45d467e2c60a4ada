"""An error in a method that Qt calls is reported, whatever it is and whoever waits for Qt."""

from __future__ import annotations

import subprocess
import sys

import pytest

WRONG = """
import sys
import crowdgui.ui
import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QTableView
from shiboken6 import Shiboken

# A part of the application to those who ask.
__name__ = "crowdgui.wrong"
gone = QObject()
Shiboken.delete(gone)

def fail():
    {error}

class Table(QAbstractTableModel):
    def rowCount(self, parent=QModelIndex()):
        return 3
    def columnCount(self, parent=QModelIndex()):
        return 3
    def data(self, index, role=0):
        fail()
    def headerData(self, section, orientation, role=0):
        fail()

class View(QTableView):
    def minimumSizeHint(self):
        fail()
    def resizeEvent(self, event):
        fail()
    def paintEvent(self, event):
        painter = QPainter(self.viewport())
        fail()
    def eventFilter(self, watched, event):
        fail()

reported = set()
sys.excepthook = lambda kind, error, trace: reported.add(kind.__name__)
app, view, table = QApplication([]), View(), Table()
view.setModel(table)
view.installEventFilter(view)
view.show()
for width in range(100, 120):
    view.resize(width, width)
    view.grab()
    view.repaint()
    view.resizeColumnsToContents()
    app.processEvents()
view.deleteLater()
del view
app.processEvents()
print(*reported)
"""


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
def test_an_error_in_a_method_that_qt_calls_is_reported_and_ends_nothing(
    error: str, name: str
) -> None:
    command = [sys.executable, "-c", WRONG.replace("{error}", error)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.split()) == (0, [name])
