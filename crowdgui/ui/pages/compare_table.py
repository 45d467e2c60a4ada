"""The table of rules: what each makes of the labels, beside the rule in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal

from crowdgui.core.rules.registry import RULES, TRIED_AT_FIRST
from crowdgui.text.run_summary import known_gold
from crowdgui.text.translation import tr
from crowdgui.ui.pages.compare_columns import HIDDEN, compare_columns, rows_of
from crowdgui.ui.widgets.layout import Surface, column
from crowdgui.ui.widgets.table_view import ColumnPicker, TableView

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent

    from crowdgui.ui.comparing import Comparing
    from crowdgui.ui.session import Session

MOST_PLOTTED = 6
"""Curves that can be told apart at a glance."""


class CompareTable(Surface):
    """A row for each rule, run or not; ticks say which the study tries.

    Signals: `chosen` when another row is selected; `plotted_changed`; `told` with a sentence.
    """

    chosen = Signal()
    plotted_changed = Signal()
    told = Signal(str)

    def __init__(self, session: Session, comparing: Comparing) -> None:
        super().__init__("canvas")
        self._session, self._comparing = session, comparing
        self._keys: tuple[str, ...] = ()
        self._unticked: set[str] = set()
        self._ticked: set[str] = set(TRIED_AT_FIRST)
        self.view = TableView("rule-table", tr("Rules"))
        self.columns = ColumnPicker(self.view, hidden=HIDDEN)
        column(self.view, parent=self)
        self.view.row_chosen.connect(lambda _: self.chosen.emit())
        self.view.ticked.connect(self._on_ticked)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; with a proxy Tab would pass over what stands before the table."""
        self.view.setFocus(event.reason())

    def refresh(self) -> None:
        """Show the rules as far as they have run; the selected row stays selected."""
        outcome, comparing = self._session.outcome, self._comparing
        if outcome is None:
            return
        used, before = outcome.job.rule, self.selected_key()
        self._keys = tuple(
            key for key, rule in RULES.items() if not rule.needs_worker_input or key == used
        )
        rows = rows_of(
            self._keys,
            comparing.comparison,
            set(self.plotted()),
            (comparing.running, comparing.waiting),
            comparing.refused,
        )
        model = comparing.model
        columns = compare_columns(
            rows,
            gold=known_gold(outcome.job.gold) > 0,
            bound=model is not None and model.fits,
        )
        not_run = np.array([rows.tried(place) is None for place in range(len(self._keys))])
        self.view.show_columns(columns, len(self._keys), dimmed=not_run)
        self._stretch()
        self.view.choose(self._keys.index(before if before in self._keys else used))

    def _stretch(self) -> None:
        """Return what room is left to the intervals, to the names where there is no gold."""
        keys = [column.key for column in self.view.table.columns]
        self.view.stretch("error" if "error" in keys else "rule")

    @property
    def keys(self) -> tuple[str, ...]:
        return self._keys

    def selected_key(self) -> str:
        """Return the rule of the selected row; nothing before there are rows."""
        return self._keys[self.view.chosen] if 0 <= self.view.chosen < len(self._keys) else ""

    def plotted(self) -> tuple[str, ...]:
        """Return the rules the study is to try, the one in use among them unless unticked."""
        outcome = self._session.outcome
        used = {outcome.job.rule} if outcome is not None else set()
        wanted = (self._ticked | used) - self._unticked
        return tuple(key for key in self._keys or RULES if key in wanted)

    def _on_ticked(self, place: int) -> None:
        key, plotted = self._keys[place], self.plotted()
        if key in plotted:
            self._ticked.discard(key)
            self._unticked.add(key)
        elif len(plotted) < MOST_PLOTTED:
            self._unticked.discard(key)
            self._ticked.add(key)
        else:
            self.told.emit(tr("More than six curves cannot be told apart. Untick one first."))
            return
        self.refresh()
        self.plotted_changed.emit()
