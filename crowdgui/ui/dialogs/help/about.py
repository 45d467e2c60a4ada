"""What the program is, its version and its licences."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QMessageBox,
    QWidget,
)

from crowdgui import __version__
from crowdgui.text.translation import tr
from crowdgui.ui.style.icons import app_icon
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import named


def show_about(parent: QWidget) -> None:
    box = QMessageBox(parent)
    box.setObjectName("about")
    box.setWindowTitle(tr("About CrowdGUI"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIconPixmap(app_icon().pixmap(64, 64))
    box.setText(tr("CrowdGUI {version}", version=__version__))
    box.setInformativeText(
        tr(
            "Final labels, worker quality and an error guarantee from the labels of many "
            "workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority "
            "Voting for Crowdsourcing” (2014).\n\nYour files are only read, never changed. "
            "Nothing leaves this computer.\n\nMIT licence. Typeface Inter under the SIL "
            "Open Font License; Qt under the LGPL."
        )
    )
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    ok = box.button(QMessageBox.StandardButton.Ok)
    named(ok, "about-ok", ok.text())
    FocusRing(box)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
