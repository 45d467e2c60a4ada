"""The head of a page: its title with the finding under it, and what can be done at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QSizePolicy

from crowdgui.ui.fonts import scaled
from crowdgui.ui.widgets.build import column, row
from crowdgui.ui.widgets.icon_view import IconView
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import set_tone, text_label, unparted

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton

_INSET = 24


class PageHeader(Surface):
    """Title, one sentence that already says the finding, actions; a hairline below."""

    def __init__(self, title: str):
        super().__init__("canvas", ("bottom",))
        self._title = text_label(title, "title")
        self._finding = text_label("", "body", "text2", wrap=True)
        self._said = ""
        self._actions = row()
        words = column(None, self._title, self._finding, None, spacing=1)
        line = row(words, self._actions, parent=self, spacing=24, margins=(_INSET, 8, _INSET, 8))
        line.setStretchFactor(words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMinimumHeight(scaled(72))

    def set_finding(self, sentence: str) -> None:
        self._said = sentence
        self._finding.setText(unparted(sentence))

    def finding(self) -> str:
        return self._said

    def add_action(self, action: QPushButton) -> None:
        """Put a button at the right end; a page has at most one primary."""
        self._actions.addWidget(action)


class HeadlineHeader(Surface):
    """The head of the Guarantee page: a level, the sentence in the largest type, notes."""

    def __init__(self) -> None:
        super().__init__("canvas", ("bottom",))
        self._icon = IconView("shield-tick", 20)
        self._level = text_label("", "strong")
        self._sentence = text_label("", "headline", wrap=True)
        self._notes = text_label("", "body", "text2", wrap=True)
        level = row(self._icon, self._level, None)
        column(
            level,
            self._sentence,
            self._notes,
            parent=self,
            spacing=6,
            margins=(_INSET, 12, _INSET, 12),
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def set_headline(self, icon: str, tone: str, level: str, sentence: str, notes: str) -> None:
        """Show the level with its icon in the colour `tone`, the sentence and what stands under."""
        self._icon.set_icon(icon, tone)
        self._level.setText(level)
        set_tone(self._level, tone)
        self._sentence.setText(sentence)
        self._notes.setText(notes)
        self._notes.setVisible(bool(notes))

    def sentence(self) -> str:
        return self._sentence.text()
