"""What follows from leaving workers out, at the foot of a page until it is kept or taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from crowdgui.core.text import clauses, tr
from crowdgui.ui.fonts import base_px
from crowdgui.ui.widgets.build import column, named, row
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.icon_view import IconView
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import ElidedLabel, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence


class Figure(NamedTuple):
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
        self._figures = row(spacing=18)
        self._show = button("", "link", name=f"{name}-show")
        self._undo = button(tr("Undo"), name=f"{name}-undo")
        self._keep = button(tr("Keep"), "primary", name=f"{name}-keep")
        words = column(None, self._title, self._below, None)
        buttons = row(self._show, self._undo, self._keep)
        line = row(
            IconView("branch", 16, "accent_text"),
            words,
            self._state,
            self._figures,
            buttons,
            parent=self,
            spacing=10,
            margins=(24, 0, 16, 0),
        )
        line.setStretchFactor(words, 1)
        self.setFixedHeight(base_px() + 34)
        self._show.clicked.connect(self.show_clicked)
        self._undo.clicked.connect(self.undo_clicked)
        self._keep.clicked.connect(self.keep_clicked)
        self.hide()

    def show_figures(self, title: str, below: str, figures: Sequence[Figure], link: str) -> None:
        """Show what changes; `link` offers the items behind it, where there are any."""
        self._tell(title, below, "")
        for figure in figures:
            self._figures.addWidget(_part(figure))
        self._show.setText(link)
        self._show.setAccessibleName(link)
        self._show.setVisible(bool(link))
        self._keep.show()
        said = clauses(f"{figure.caption}: {figure.value}" for figure in figures)
        self.setAccessibleDescription(f"{below}. {said}")

    def show_state(self, title: str, below: str, state: str, *, kept: bool) -> None:
        """Say why there are no figures; `kept` says whether they may be kept unseen."""
        self._tell(title, below, state)
        self._show.hide()
        self._keep.setVisible(kept)
        self.setAccessibleDescription(f"{below}. {state}")

    def _tell(self, title: str, below: str, state: str) -> None:
        self.setAccessibleName(title)
        self._title.setText(title)
        self._below.setText(below)
        self._state.setText(state)
        self._state.setVisible(bool(state))
        while (old := self._figures.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.show()


def _part(figure: Figure) -> QWidget:
    made = named(QWidget(), "what-if-figure", f"{figure.caption}: {figure.value}")
    made.setToolTip(plain_tooltip(figure.tip))
    caption = ElidedLabel(figure.caption, "axis", "text2")
    column(None, caption, text_label(figure.value, "strong"), None, parent=made)
    return made
