"""The rules to choose from, a round mark and a plain sentence each, and the options of one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFileDialog,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from crowdgui.core.errors import CrowdError
from crowdgui.core.options import option_fields
from crowdgui.core.rules.registry import get_rule
from crowdgui.jobs.runner import Runner
from crowdgui.text.errors import describe_error
from crowdgui.text.rules import rule_text
from crowdgui.text.translation import tr
from crowdgui.ui.dialogs.file_filters import number_files
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.focus import include_in_tab_order
from crowdgui.ui.widgets.layout import Surface, column, named, row, scroll_vertically
from crowdgui.ui.widgets.option_form import OptionForm
from crowdgui.ui.widgets.text import painter_on, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Iterable

    from crowdgui.core.labels import Labels
    from crowdgui.core.options import OptionKind, Stated
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.rules.rule import Rule
    from crowdgui.ui.session.session import Session


_TEXT_X = 52


class RuleList(QWidget):
    """One row a rule, one of them chosen; arrow keys move the choice.

    Signals: `rule_chosen` with the key of the rule the user chose.
    """

    rule_chosen = Signal(str)

    def __init__(self, rules: Iterable[Rule], recommended: str) -> None:
        super().__init__()
        named(self, "rule-list", tr("Rules"))
        self._group = QButtonGroup(self)
        self._rows: dict[str, _Row] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for rule in rules:
            row = _Row(rule, recommended=rule.key == recommended)
            self._rows[rule.key] = row
            self._group.addButton(row)
            column.addWidget(row)
        self._group.buttonClicked.connect(lambda row: self.rule_chosen.emit(row.key))

    def offer(self, keys: Iterable[str], recommended: str) -> None:
        """Show the rules that suit the labels, and mark the one that is recommended, if any."""
        shown = set(keys)
        for key, entry in self._rows.items():
            entry.setHidden(key not in shown)
            entry.set_recommended(recommended=key == recommended)

    def choose(self, key: str) -> None:
        """Mark a rule as chosen without telling of it."""
        self._rows[key].setChecked(True)

    def row(self, key: str) -> QWidget:
        """Return the row of a rule."""
        return self._rows[key]

    def chosen(self) -> str:
        return next(key for key, row in self._rows.items() if row.isChecked())


class _Row(QAbstractButton):
    def __init__(self, rule: Rule, *, recommended: bool) -> None:
        super().__init__()
        self.setCheckable(True)
        # Screen readers hear a radio button, one of which is chosen.
        self.setAutoExclusive(True)
        self.key = rule.key
        text = rule_text(rule.key)
        self._name, self._sentence = text.name, text.sentence
        self.set_recommended(recommended=recommended)
        self.setToolTip(plain_tooltip(text.sentence))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(scaled(60))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_recommended(self, *, recommended: bool) -> None:
        """Show whether it is the recommended rule."""
        self._recommended = recommended
        words = f"{self._name}. {self._sentence}"
        spoken = f"{words} {tr('Recommended')}" if recommended else words
        named(self, f"rule-{self.key}", spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), scaled(60))

    def enterEvent(self, event: QEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, area = tokens(), self.rect()
        if self.isChecked():
            painter.fillRect(area, colors.accent_soft)
        elif self.underMouse():
            painter.fillRect(area, colors.hover)
        painter.setPen(colors.grid)
        if not self.isChecked():
            painter.drawLine(scaled(24), area.bottom(), area.right(), area.bottom())
        elif colors.contrast:
            painter.fillRect(area.x(), area.y(), area.width(), 1, colors.accent_text)
            painter.fillRect(area.x(), area.bottom(), area.width(), 1, colors.accent_text)
        self._paint_mark(painter)
        self._paint_words(painter)

    def _paint_mark(self, painter: QPainter) -> None:
        colors, side = tokens(), scaled(15)
        mark = QRectF(scaled(26), scaled(13), side, side)
        painter.setPen(QPen(colors.accent if self.isChecked() else colors.ctrl, 1))
        painter.setBrush(colors.accent if self.isChecked() else colors.canvas)
        painter.drawEllipse(mark)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.on_accent)
            painter.drawEllipse(mark.center(), side / 5, side / 5)

    def _paint_words(self, painter: QPainter) -> None:
        colors, left = tokens(), scaled(_TEXT_X)
        name_font, sentence_font = font("strong"), font("caption")
        width = self.width() - left - scaled(16)
        metrics = QFontMetrics(name_font)
        shown = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, width)
        painter.setFont(name_font)
        painter.setPen(colors.text)
        line = QRectF(left, scaled(10), width, metrics.height() + 2)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
        if self._recommended:
            self._paint_tag(painter, left + metrics.horizontalAdvance(shown) + 8, line)
        painter.setFont(sentence_font)
        painter.setPen(colors.text2)
        below = QRectF(left, line.bottom() + 1, width, QFontMetrics(sentence_font).height() + 2)
        sentence = QFontMetrics(sentence_font).elidedText(
            self._sentence, Qt.TextElideMode.ElideRight, width
        )
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, sentence)

    def _paint_tag(self, painter: QPainter, left: float, line: QRectF) -> None:
        colors, words = tokens(), tr("Recommended")
        painter.setFont(font("axis"))
        width = QFontMetrics(font("axis")).horizontalAdvance(words) + 12
        tag = QRectF(left, line.center().y() - scaled(9), width, scaled(18))
        painter.setPen(QPen(colors.accent_text, 1))
        painter.setBrush(colors.canvas)
        painter.drawRoundedRect(tag, 4, 4)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)


_MOST_HEIGHT = 220


class RuleOptions(Surface):
    """The first choice, and the others on demand; numbers from files are read in the background.

    Signals: `failed` with a sentence where a choice cannot be made.
    """

    failed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__("canvas", ("top",))
        self._session = session
        self._all = False
        self._wanted: tuple[Labels | None, str, str] = (None, "", "")
        self._runner = Runner(self)
        self.form = OptionForm()
        self._none = text_label(tr("This rule has no options."), "body", "text2")
        self._more = button("", "link", name="more-options")
        self._scroll = scroll_vertically(self.form)
        column(
            self._none,
            self._scroll,
            row(None, self._more),
            parent=self,
            spacing=6,
            margins=(24, 10, 24, 10),
        )
        self.form.installEventFilter(self)
        self.form.chosen.connect(self._on_chosen)
        self.form.file_wanted.connect(self._on_file_wanted)
        self._more.clicked.connect(self._on_more)
        self._runner.succeeded.connect(self._on_read)
        self._runner.failed.connect(self.failed)
        self.refresh()

    def refresh(self) -> None:
        """Show the options of the rule that is chosen now."""
        rule = self._session.state.rule
        options = option_fields(get_rule(rule).options)
        shown = options if self._all else options[:1]
        self.form.show_options(shown, self._session.state.rule_options(rule))
        include_in_tab_order(self.form)
        self._none.setVisible(not options)
        self._scroll.setVisible(bool(options))
        self._more.setVisible(len(options) > 1)
        set_button_text(self._more, tr("Fewer options") if self._all else tr("More options"))
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the form: new fields have a height only once they are shown."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Be as high as the form, which scrolls where that is too much."""
        width = self._scroll.viewport().width()
        height = max(self.form.sizeHint().height(), self.form.heightForWidth(width)) + 4
        self._scroll.setFixedHeight(min(height, scaled(_MOST_HEIGHT)))

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot()
    def _on_more(self) -> None:
        self._all = not self._all
        self.refresh()

    @Slot(str, object)
    def _on_chosen(self, key: str, value: Any) -> None:
        try:
            self._session.set_rule_options(**{key: value})
        except CrowdError as error:
            self.failed.emit(describe_error(error))

    @Slot(str)
    def _on_file_wanted(self, key: str) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Numbers from a file"), "", number_files())
        if name:
            self.read_file(key, Path(name))

    def read_file(self, key: str, path: Path) -> None:
        """Take the numbers of a choice from a file."""
        rule, data = self._session.state.rule, self._session.question.data
        kind = next(c.kind for c in option_fields(get_rule(rule).options) if c.key == key)
        self._wanted = (None if data is None else data.labels, rule, key)
        self._runner.start(path.name, lambda report: _read(path, kind, report))

    @Slot(object)
    def _on_read(self, numbers: Stated) -> None:
        labels, rule, key = self._wanted
        shown = labels is not None and self._session.shows(labels)
        if shown and rule == self._session.state.rule:
            self._on_chosen(key, numbers)


def _read(path: Path, kind: OptionKind, _: ProgressCallback) -> Stated:
    from crowdgui.io.importing.lists.user_inputs import read_user_inputs

    return read_user_inputs(path, kind)
