"""The what-if strip, kept up to date with who counts and with what runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot

from crowdgui.text.translation import tr
from crowdgui.ui.pages.what_if_words import (
    changed_words,
    figures,
    labels_moved,
    question,
    show_link,
)
from crowdgui.ui.pages.workers.what_if_strip import WhatIfStrip
from crowdgui.ui.work import Kind

if TYPE_CHECKING:
    from crowdgui.ui.session import Session
    from crowdgui.ui.what_if import WhatIf
    from crowdgui.ui.work import Work


class WhatIfPanel(WhatIfStrip):
    """Hidden while nobody's labels have gone or come back.

    Signals: `mask_wanted` with a mask of the items whose final label changes, and what they are.
    """

    mask_wanted = Signal(object, str)

    def __init__(self, session: Session, what_if: WhatIf, work: Work) -> None:
        super().__init__("what-if")
        self._session, self._what_if, self._work = session, what_if, work
        self.show_clicked.connect(self._on_show_clicked)
        self.undo_clicked.connect(what_if.take_back)
        self.keep_clicked.connect(what_if.keep)
        for signal in (
            what_if.changed,
            session.excluded_changed,
            session.guarantee_changed,
            work.started,
            work.ended,
        ):
            signal.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Show what the changes of who counts do, as far as that is known."""
        data, what_if = self._session.data, self._what_if
        if not what_if.open or data is None:
            self.hide()
            return
        given = data.labels.labels_per_worker
        title = question(*(len(moved) for moved in what_if.moved))
        moved = (int(given[list(workers)].sum()) for workers in what_if.moved)
        below = labels_moved(data.labels, *moved)
        difference = what_if.difference
        if self._work.busy and self._work.kind is Kind.RUN:
            self.show_state(title, below, tr("Working…"), kept=True)
        elif difference is None or self._session.outdated:
            words = tr("The rule has not run this way, so there is nothing to compare.")
            self.show_state(title, below, words, kept=False)
        else:
            waiting = self._session.guarantee is None
            shown = figures(difference, what_if.bounds, waiting)
            self.show_figures(title, below, shown, show_link(difference))

    @Slot()
    def _on_show_clicked(self) -> None:
        difference = self._what_if.difference
        if difference is not None:
            classes = self._session.data.labels.classes.tolist() if self._session.data else []
            self.mask_wanted.emit(difference.changed, changed_words(difference, classes))
