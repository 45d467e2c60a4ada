"""Marks workers as models, each with the family and version that its name shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QGridLayout, QLineEdit, QWidget

from crowdgui.core.groups.kinds import ModelWorker, split_model_name
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row, scroll_vertically
from crowdgui.ui.widgets.text import ElidedLabel, text_label

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.ui.widgets.text import ElidedLabel as Label


_WIDTH, _NAME, _ROW, _MOST_HIGH = 520, 170, 40, 320

_LONGEST = 100

MOST_ROWS = 50
"""Workers that get fields; family and version of more are taken from their names."""


class MarkModelsDialog(QDialog):
    """A row for each worker; `models` is what the fields say now. Nothing is marked yet.

    `now` has the family and version of those who are marked already.
    """

    def __init__(
        self, names: Mapping[int, str], now: Mapping[int, ModelWorker], parent: QWidget
    ) -> None:
        super().__init__(parent)
        title = tr_n("Mark as model", "Mark {n} workers as models", len(names))
        named(self, "mark-models-dialog", title).setWindowTitle(title)
        self._guessed = {
            worker: now.get(worker) or split_model_name(name) for worker, name in names.items()
        }
        self.fields: dict[int, tuple[QLineEdit, QLineEdit]] = {}
        self._mark = button(tr("Mark as model"), "primary", name="mark-models-ok")
        if len(names) > 1:
            set_button_text(self._mark, tr("Mark as models"))
        self._cancel = button(tr("Cancel"), name="mark-models-cancel")
        self._lay_out(names)
        self._mark.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.reject)
        self._mark.setDefault(True)
        self._cancel.setAutoDefault(False)
        FocusRing(self)

    @property
    def models(self) -> dict[int, ModelWorker]:
        """The workers, each with its family and version."""
        typed = {
            worker: ModelWorker(family.text().strip(), version.text().strip())
            for worker, (family, version) in self.fields.items()
        }
        return self._guessed | typed

    def _lay_out(self, names: Mapping[int, str]) -> None:
        lead = tr(
            "Models are compared with models and people with people, and the guarantee asks "
            "whether models share mistakes. Models of one family are also compared among "
            "themselves."
        )
        area = QWidget()
        grid = self._grid(area, dict(list(names.items())[:MOST_ROWS]))
        rows = scroll_vertically(area)
        rows.setFixedHeight(min(scaled(_MOST_HIGH), grid.sizeHint().height()))
        more = text_label(_describe_more(len(names) - MOST_ROWS), "caption", "text2", wrap=True)
        more.setVisible(len(names) > MOST_ROWS)
        foot = row(None, self._cancel, self._mark)
        parts = (text_label(lead, "body", "text2", wrap=True), rows, more, foot)
        column(*parts, parent=self, spacing=12, margins=(20, 20, 20, 16))
        self.setFixedWidth(scaled(_WIDTH))

    def _grid(self, area: QWidget, names: Mapping[int, str]) -> QGridLayout:
        grid = QGridLayout(area)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        for place, words in enumerate((tr("Worker"), tr("Family"), tr("Version"))):
            grid.addWidget(text_label(words, "caption", "text2"), 0, place)
        for line, (worker, name) in enumerate(names.items(), 1):
            grid.addWidget(_name_label(name), line, 0)
            self.fields[worker] = self._fields(worker, name)
            for place, field in enumerate(self.fields[worker], 1):
                grid.addWidget(field, line, place)
        return grid

    def _fields(self, worker: int, name: str) -> tuple[QLineEdit, QLineEdit]:
        guess = self._guessed[worker]
        family = QLineEdit(guess.family, maxLength=_LONGEST)
        version = QLineEdit(guess.version, maxLength=_LONGEST)
        named(family, f"model-family-{worker}", tr("Family of {worker}", worker=name))
        named(version, f"model-version-{worker}", tr("Version of {worker}", worker=name))
        return family, version


def _name_label(name: str) -> Label:
    made = ElidedLabel(name, "id", name=True)
    made.setFixedWidth(scaled(_NAME))
    return made


def _describe_more(more: int) -> str:
    return tr_n(
        "Family and version of {n} more worker are taken from the name.",
        "Family and version of {n} more workers are taken from their names.",
        max(0, more),
    )
