"""What it takes to be flagged, with the number of flags that follow while one changes it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QDialog, QDoubleSpinBox, QGridLayout, QSpinBox, QWidget

from crowdgui.core.options import OptionKind, option_fields
from crowdgui.core.workers.flag import WorkerFlag as Found
from crowdgui.core.workers.report import Thresholds
from crowdgui.figures.marks import FlagMark
from crowdgui.text.translation import format_number, format_percent, percent_sign, tr, tr_n
from crowdgui.text.wording import option_text
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button, set_usable
from crowdgui.ui.widgets.fields import decimal_field, number_field
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.marks import FlagRow
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

    from crowdgui.core.options import Option
    from crowdgui.core.workers.report import WorkerReport


_WIDTH, _FIELD = 560, 104


_KINDS = tuple(found for found in Found if found is not Found.NONE)


class FlagDialog(QDialog):
    """A field for each threshold; `thresholds` is what they say now. Nothing is changed yet."""

    def __init__(self, report: WorkerReport, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Flag thresholds")
        named(self, "flag-dialog", title).setWindowTitle(title)
        self._report = report
        self.thresholds = report.thresholds
        self.fields: dict[str, QSpinBox | QDoubleSpinBox] = {}
        self._counts: dict[Found, QLabel] = {}
        self._total = text_label("", "strong", wrap=True)
        self._total.setObjectName("flag-total")
        self._usual = button(tr("Restore defaults"), "quiet", name="flags-usual")
        self._cancel = button(tr("Cancel"), name="flags-cancel")
        self._use = button(tr("Use these thresholds"), "primary", name="flags-use")
        self._lay_out()
        self._usual.clicked.connect(lambda: self._show(Thresholds()))
        self._cancel.clicked.connect(self.reject)
        self._use.clicked.connect(self.accept)
        self._use.setDefault(True)
        self.setFixedWidth(scaled(_WIDTH))
        FocusRing(self)
        self._show(report.thresholds)
        # Sentences that wrap get their lines only by this.
        self.setMinimumHeight(self._lines.heightForWidth(self.width()))

    def _lay_out(self) -> None:
        fields, counts = QGridLayout(), QGridLayout()
        fields.setHorizontalSpacing(24)
        fields.setVerticalSpacing(10)
        fields.setColumnStretch(0, 1)
        for place, threshold in enumerate(option_fields(Thresholds)):
            words = column(
                text_label(option_text(threshold).name, "strong"),
                text_label(option_text(threshold).sentence, "caption", "text2", wrap=True),
                spacing=2,
            )
            fields.addLayout(words, place, 0)
            field = self._field(threshold)
            fields.addWidget(field, place, 1, Qt.AlignmentFlag.AlignTop)
        counts.setHorizontalSpacing(12)
        counts.setVerticalSpacing(4)
        counts.setColumnStretch(3, 1)
        for place, found in enumerate(_KINDS):
            flag, count = FlagRow(), text_label("", "body")
            flag.set_flags([FlagMark(found.value)])
            count.setObjectName(f"flag-count-{found.name.lower().replace('_', '-')}")
            self._counts[found] = count
            # Two kinds side by side, so that the dialog is not too high.
            counts.addWidget(flag, place // 2, 2 * (place % 2))
            counts.addWidget(count, place // 2, 2 * (place % 2) + 1)
        counts.setColumnMinimumWidth(1, scaled(150))
        foot = row(self._usual, None, self._cancel, self._use)
        lead = tr("Flags never exclude anyone automatically. You see the effect below.")
        parts = (text_label(lead, "body", "text2", wrap=True), fields, self._total, counts, foot)
        self._lines = column(*parts, parent=self, spacing=14, margins=(24, 20, 24, 16))

    def _field(self, threshold: Option) -> QWidget:
        name, title = f"threshold-{threshold.key}", option_text(threshold).name
        made: QSpinBox | QDoubleSpinBox
        if threshold.kind is OptionKind.REAL:
            decimals = 2 if threshold.low and threshold.low < 0.001 else 1
            made = decimal_field(name, title, 100 * threshold.low, 100 * threshold.high, decimals)
            made.setSuffix(percent_sign())
        else:
            made = number_field(name, title, int(threshold.low), int(threshold.high))
        made.setFixedWidth(scaled(_FIELD))
        # The counts follow what is typed; nothing is changed before they are used.
        made.setKeyboardTracking(True)
        made.setAccessibleDescription(option_text(threshold).sentence)
        made.valueChanged.connect(partial(self._on_changed, threshold))
        self.fields[threshold.key] = made
        return made

    def _show(self, thresholds: Thresholds) -> None:
        for threshold in option_fields(Thresholds):
            field, value = self.fields[threshold.key], getattr(thresholds, threshold.key)
            with QSignalBlocker(field):
                field.setValue(100 * value if threshold.kind is OptionKind.REAL else value)
        self.thresholds = thresholds
        self._show_counts()

    @Slot()
    def _on_changed(self, threshold: Option, value: Any) -> None:
        values = {t.key: getattr(self.thresholds, t.key) for t in option_fields(Thresholds)}
        share = threshold.kind is OptionKind.REAL
        # 100 × 0.07 is a little more than 7 in binary; the record's limits are exact.
        values[threshold.key] = round(value / 100, 9) if share else int(value)
        self.thresholds = Thresholds(**values)
        self._show_counts()

    def _show_counts(self) -> None:
        """Count the flags that follow."""
        before, after = self._report.flags, replace(self._report, thresholds=self.thresholds).flags
        for found, label in self._counts.items():
            label.setText(_change(before.count(found), after.count(found)))
        flagged, all_ = int(after.flagged.sum()), len(after)
        words = tr_n(
            "{n} of {all} workers would be flagged ({share}).",
            "{n} of {all} workers would be flagged ({share}).",
            flagged,
            all=format_number(all_),
            share=format_percent(flagged / all_),
        )
        self._total.setText(words)
        self._usual.setEnabled(self.thresholds != Thresholds())
        same = self.thresholds == self._report.thresholds
        set_usable(self._use, tr("Nothing has changed.") if same else "")


def _change(before: int, after: int) -> str:
    if before == after:
        return format_number(after)
    return tr("{after}, now {before}", after=format_number(after), before=format_number(before))
