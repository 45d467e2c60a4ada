"""Which columns the final labels have in the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from crowdgui.io.exporting.results import LABEL_COLUMNS, usual_columns
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.widgets.buttons import button

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.core.review.decisions import Decision

_KEPT = ("item", "label")


class LabelColumns(QObject):
    """A button with a menu to tick columns; until one is picked, the usual ones are written.

    Signals: `changed` when the user has picked other columns.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.button = button("", "quiet", name="export-columns", icon="columns")
        self._picked = False
        self._menu = QMenu(self.button)
        self._menu.setToolTipsVisible(True)
        for key, name in LABEL_COLUMNS.items():
            action = self._menu.addAction(tr(name))
            action.setObjectName(f"export-column-{key}")
            action.setToolTip(key)
            action.setCheckable(True)
            action.setEnabled(key not in _KEPT)
            action.triggered.connect(self._on_picked)
        self.button.setMenu(self._menu)
        self.suggest({})

    def suggest(self, decisions: Mapping[int, Decision]) -> None:
        """Tick the usual columns, unless the user has picked others."""
        if not self._picked:
            usual = usual_columns(decisions)
            for key, action in zip(LABEL_COLUMNS, self._menu.actions(), strict=True):
                action.setChecked(key in usual)
        self._count()

    def chosen(self) -> tuple[str, ...]:
        """Return the columns to write."""
        actions = zip(LABEL_COLUMNS, self._menu.actions(), strict=True)
        return tuple(key for key, action in actions if action.isChecked())

    def _on_picked(self) -> None:
        self._picked = True
        self._count()
        self.changed.emit()

    def _count(self) -> None:
        shown, every = format_number(len(self.chosen())), format_number(len(LABEL_COLUMNS))
        words = tr("Columns {shown} of {all}", shown=shown, all=every)
        self.button.setText(words)
        self.button.setAccessibleName(words)
