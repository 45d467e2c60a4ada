"""What holds for the whole application: its language, and what a rule may run on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog

from crowdgui.core.progress import available_cores
from crowdgui.io.cluster import has_dask
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.dialogs.closing import end_when_stopped
from crowdgui.ui.dialogs.cluster import ClusterField
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.system.application import LANGUAGES
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import ChoiceBox, number_field
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QBoxLayout, QWidget

    from crowdgui.ui.session.settings import Settings


_WIDTH, _FIELD = 560, 180


_AS_SYSTEM = ""


class SettingsDialog(QDialog):
    """Every choice is written down once it is made; there is nothing to confirm.

    It ends with `RESTART` where the user wants a new window, in another language.
    """

    RESTART = 2

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Settings")
        named(self, "settings-dialog", title).setWindowTitle(title)
        self._settings = settings
        self._at_first = settings.language
        names = {_AS_SYSTEM: tr("Same as system"), **LANGUAGES}
        chosen = settings.language if settings.language in names else _AS_SYSTEM
        self.languages = ChoiceBox("settings-language", tr("Language"), names, chosen)
        self.languages.setFixedWidth(scaled(_FIELD))
        self._restart = text_label("", "caption", "text2", wrap=True)
        self._restart.setObjectName("settings-restart")
        self.restart_button = button(tr("Restart now"), "link", name="settings-restart-now")
        self.restart_button.setToolTip(plain_tooltip(tr("What is open is saved and opened again.")))
        self.cores = number_field("settings-cores", tr("Processor cores"), 1, available_cores())
        self.cores.setFixedWidth(scaled(_FIELD))
        self.cores.setValue(settings.rule_cores)
        self.cluster = ClusterField(settings.cluster) if has_dask() else None
        self._close = button(tr("Close"), "primary", name="settings-close")
        self._lay_out()
        self._connect()
        self.setFixedWidth(scaled(_WIDTH))
        FocusRing(self)
        self._show_restart()
        # Sentences that wrap get their lines only by this.
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def done(self, result: int) -> None:
        end_when_stopped(self, self._shut_down, partial(super().done, result))

    def _shut_down(self) -> bool:
        return self.cluster is None or self.cluster.shut_down(0)

    def _lay_out(self) -> None:
        cores_note = tr_n(
            "This computer has {n}. Results are the same with any number; use fewer to "
            "leave more for other programs.",
            "This computer has {n}. Results are the same with any number; use fewer to "
            "leave more for other programs.",
            available_cores(),
        )
        restart = row(self._restart, self.restart_button, spacing=12)
        restart.setStretch(0, 1)
        parts: list[QBoxLayout] = [
            column(_line(tr("Language"), self.languages), restart, spacing=4),
            column(
                _line(tr("Processor cores a rule may use"), self.cores),
                text_label(cores_note, "caption", "text2", wrap=True),
                spacing=4,
            ),
        ]
        if self.cluster is not None:
            about = tr(
                "The scheduler of a Dask cluster, for labels that don’t fit on one "
                "computer: see Run ▸ Run on a cluster."
            )
            parts.append(
                column(
                    text_label(tr("Cluster"), "strong"),
                    self.cluster,
                    text_label(about, "caption", "text2", wrap=True),
                    spacing=4,
                )
            )
        foot = row(None, self._close)
        column(*parts, foot, parent=self, spacing=20, margins=(24, 20, 24, 16))

    def _connect(self) -> None:
        self.languages.chosen.connect(self._on_language)
        self.cores.valueChanged.connect(self._on_cores)
        self._close.clicked.connect(self.accept)
        self.restart_button.clicked.connect(partial(self.done, self.RESTART))
        # Return in a field ends typing there, nothing more.
        self.restart_button.setAutoDefault(False)
        if self.cluster is not None:
            self.cluster.changed.connect(self._on_cluster)
            # Return asks the cluster there, and must not close the dialog.
            self._close.setAutoDefault(False)
            self.cluster.check.setAutoDefault(False)

    @Slot()
    def _on_language(self) -> None:
        self._settings.language = self.languages.value()
        self._show_restart()

    def _show_restart(self) -> None:
        changed = self.languages.value() != self._at_first
        self._restart.setText(
            tr("Takes effect at the next start.")
            if changed
            else tr("Reports use this language too.")
        )
        self.restart_button.setVisible(changed)

    @Slot(int)
    def _on_cores(self, n: int) -> None:
        self._settings.rule_cores = n

    @Slot(str)
    def _on_cluster(self, address: str) -> None:
        self._settings.cluster = address


def _line(words: str, field: QWidget) -> QBoxLayout:
    made = row(text_label(words, "strong", wrap=True), field, spacing=16)
    made.setStretch(0, 1)
    return made
