"""What follows from leaving workers out, at the foot of a page until it is kept or taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from crowdgui.text.translation import join_clauses, tr
from crowdgui.ui.fonts import base_px
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import Surface, column, named, row
from crowdgui.ui.widgets.text import ElidedLabel, IconView, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent


_INSET, _UNDER = 40, 26
"""What stands free at both sides, and how far in the words begin."""


_PLACE = 3
"""Of the figures among the parts of a line."""


class WhatIfFigure(NamedTuple):
    """A figure before and after, with what it is, and why there is none where there is not."""

    caption: str
    value: str
    tip: str = ""


class WhatIfStrip(Surface):
    """Hidden until `show_figures` or `show_state`.

    Signals
    -------
    show_clicked: the items behind the first figure are wanted.
    undo_clicked, keep_clicked
    """

    show_clicked = Signal()
    undo_clicked = Signal()
    keep_clicked = Signal()

    def __init__(self, name: str) -> None:
        super().__init__("accent_soft", ("top",))
        self.setObjectName(name)
        self._title = ElidedLabel("", "strong")
        self._below = ElidedLabel("", "caption", "text2")
        self._state = ElidedLabel("", "body", "text2")
        self._figures = QWidget()
        self._parts = row(parent=self._figures, spacing=18)
        self._show = button("", "link", name=f"{name}-show")
        self._undo = button(tr("Undo"), name=f"{name}-undo")
        self._keep = button(tr("Keep"), "primary", name=f"{name}-keep")
        words = column(None, self._title, self._below, None)
        buttons = row(self._show, self._undo, self._keep)
        self._line = row(
            IconView("branch", 16, "accent_text"),
            words,
            self._state,
            self._figures,
            buttons,
            spacing=10,
        )
        self._line.setStretchFactor(words, 1)
        self._lines = column(self._line, parent=self, margins=(24, 0, 16, 0))
        self._lines.setStretchFactor(self._line, 1)
        self._show.clicked.connect(self.show_clicked)
        self._undo.clicked.connect(self.undo_clicked)
        self._keep.clicked.connect(self.keep_clicked)
        self.hide()

    def show_figures(
        self, title: str, below: str, figures: Sequence[WhatIfFigure], link: str
    ) -> None:
        """Show what changes; `link` offers the items behind it, where there are any."""
        self._tell(title, below, "")
        for figure in figures:
            part = _part(figure)
            self._parts.addWidget(part)
            # A part that is still hidden would count for nothing in the line's width.
            part.show()
        self._show.setText(link)
        self._show.setAccessibleName(link)
        self._show.setVisible(bool(link))
        self._keep.show()
        said = join_clauses(f"{figure.caption}: {figure.value}" for figure in figures)
        self.setAccessibleDescription(f"{below}. {said}")
        self._arrange()

    def show_state(self, title: str, below: str, state: str, *, kept: bool) -> None:
        """Describe why there are no figures; `kept` says whether they may be kept unseen."""
        self._tell(title, below, state)
        self._show.hide()
        self._keep.setVisible(kept)
        self.setAccessibleDescription(f"{below}. {state}")
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Move the figures to a line of their own where they would cut the title."""
        self._line.insertWidget(_PLACE, self._figures)
        short = self._line.sizeHint().width() > self.width() - _INSET
        if short:
            self._lines.addWidget(self._figures, 0, Qt.AlignmentFlag.AlignLeft)
        self._parts.setContentsMargins(_UNDER if short else 0, 0, 0, 6 if short else 0)
        self.setFixedHeight((base_px() + 34) * (2 if short else 1))

    def _tell(self, title: str, below: str, state: str) -> None:
        self.setAccessibleName(title)
        self._title.setText(title)
        self._below.setText(below)
        self._state.setText(state)
        self._state.setVisible(bool(state))
        while (old := self._parts.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.show()


def _part(figure: WhatIfFigure) -> QWidget:
    made = named(QWidget(), "what-if-figure", f"{figure.caption}: {figure.value}")
    made.setToolTip(plain_tooltip(figure.tip))
    caption = ElidedLabel(figure.caption, "axis", "text2")
    column(None, caption, text_label(figure.value, "strong"), None, parent=made)
    return made
