"""How much of a queue is done, and how long the rest takes at the present pace."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QWidget

from crowdgui.core.text import tr, tr_n
from crowdgui.ui.widgets.build import row
from crowdgui.ui.widgets.progress_strip import ProgressBar
from crowdgui.ui.widgets.text import text_label


class ProgressLine(QWidget):
    """A count, a bar, and the time that is left."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._count = text_label("", "strong")
        self._bar = ProgressBar()
        self._left = text_label("", "caption", "text2")
        line = row(self._count, self._bar, self._left, parent=self, spacing=12)
        line.setStretchFactor(self._bar, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_progress(self, words: str, share: float, seconds_left: float | None) -> None:
        self._count.setText(words)
        self._bar.set_share(share)
        self._left.setText("" if seconds_left is None else pace_words(seconds_left))
        self._left.setHidden(seconds_left is None)

    def words(self) -> tuple[str, str]:
        """Give the count and the time left as shown."""
        return self._count.text(), self._left.text()


def pace_words(seconds: float) -> str:
    """Say how long is left, in minutes, in hours from an hour and a half on."""
    if seconds < 45:
        return tr("less than a minute left at your pace")
    minutes = max(1, round(seconds / 60))
    if minutes < 90:
        return tr_n(
            "about {n} minute left at your pace", "about {n} minutes left at your pace", minutes
        )
    return tr_n(
        "about {n} hour left at your pace",
        "about {n} hours left at your pace",
        round(seconds / 3600),
    )
