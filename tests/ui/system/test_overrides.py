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
    command = [sys.executable, "-c", HINT.replace("{error}", error)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.split()) == (0, [name])
