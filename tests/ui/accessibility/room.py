"""Whether words have the room they need, and parts stand inside of what holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QStackedWidget,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QTabBar,
    QToolButton,
    QWidget,
)

from crowdgui.ui.dialogs.import_dialog.columns_page import RoleChooser
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.text import ElidedLabel
from tests.ui.accessibility.parts import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SLACK = 1
_ICON_GAP = 4
_SECTION_PAD, _FIRST_PAD, _TAB_PAD = 16, 32, 24


def cut(parts: Sequence[QWidget]) -> list[str]:
    """Name every part of a window whose words are cut, with the words and the px that lack."""
    found = []
    for widget in parts:
        for words, lacks in _lacking(widget):
            if lacks > _SLACK:
                found.append(f"{spoken(widget)} “{words}” lacks {lacks} px")
    return found


def shortened(parts: Sequence[QWidget]) -> list[str]:
    """Name the labels whose words end in an ellipsis, with the words."""
    labels = [each for each in parts if isinstance(each, ElidedLabel)]
    return [f"{spoken(each)} “{each.text()}”" for each in labels if _is_short(each)]


def _is_short(label: ElidedLabel) -> bool:
    wanted = label.fontMetrics().horizontalAdvance(label.text())
    return wanted > label.contentsRect().width() + _SLACK


def outside(parts: Sequence[QWidget]) -> list[str]:
    """Name what stands partly outside of its parent, where nothing lets one scroll to it."""
    found = []
    for widget in parts:
        parent = widget.parentWidget()
        if parent is None or isinstance(widget, FocusRing) or _scrolls(widget):
            continue
        inside = parent.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
        if not inside.contains(widget.geometry()) and not widget.geometry().isEmpty():
            found.append(f"{spoken(widget)} {widget.geometry().getRect()} in {spoken(parent)}")
    return found


def beyond(parts: Sequence[QWidget]) -> list[str]:
    """Name what a scrolled area shows only in part where nobody can scroll to the side."""
    found = []
    for area in parts:
        if not isinstance(area, QScrollArea) or area.widget() is None:
            continue
        off = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        more = area.widget().width() - area.viewport().width()
        if off and more > 0:
            found.append(f"{spoken(_widest(area.widget()))} is {more} px too wide")
    return found


def _widest(inside: QWidget) -> QWidget:
    """Return the innermost part that needs all the width."""
    parts = [each for each in inside.findChildren(QWidget) if each.isVisible()]
    least = max((each.minimumSizeHint().width() for each in parts), default=0)
    wide = [each for each in parts if each.minimumSizeHint().width() >= least]
    return wide[-1] if wide else inside


def _scrolls(widget: QWidget) -> bool:
    """Whether a widget is what a scrolled area, or one of Qt's own parts, moves to and fro."""
    parent = widget.parentWidget()
    holder = parent.parentWidget() if parent is not None else None
    moved = isinstance(holder, QAbstractScrollArea) and holder.viewport() is parent
    if isinstance(widget, RoleChooser):
        # It goes where its column of the table goes.
        return True
    own = (QTabBar, QComboBox, QStackedWidget, QMenuBar, QAbstractScrollArea, QHeaderView)
    return moved or isinstance(parent, own)


def _lacking(widget: QWidget) -> Iterator[tuple[str, int]]:
    """Return the words of a widget, and how many px they have too few."""
    if isinstance(widget, ElidedLabel):
        return
    if isinstance(widget, QLabel):
        yield from _of_label(widget)
    elif isinstance(widget, QPushButton):
        yield from _of_button(widget)
    elif isinstance(widget, QCheckBox | QRadioButton):
        yield widget.text(), widget.sizeHint().width() - widget.width()
    elif isinstance(widget, QComboBox):
        yield from _of_box(widget)
    elif isinstance(widget, QSpinBox | QDoubleSpinBox):
        yield from _of_field(widget)
    elif isinstance(widget, QLineEdit) and not isinstance(widget.parent(), QAbstractSpinBox):
        yield from _of_line(widget)
    elif isinstance(widget, QTabBar):
        yield from _of_tabs(widget)
    elif isinstance(widget, QHeaderView) and widget.orientation() is Qt.Orientation.Horizontal:
        yield from _of_header(widget)


def _of_label(label: QLabel) -> Iterator[tuple[str, int]]:
    words, metrics, room = label.text(), label.fontMetrics(), label.contentsRect()
    if not words or not label.pixmap().isNull():
        return
    lines = words.splitlines()
    if label.wordWrap():
        yield words, label.heightForWidth(label.width()) - label.height()
        # A script without spaces is parted anywhere.
        lines = [part for part in words.split() if part.isascii()]
    yield words, max((metrics.horizontalAdvance(line) for line in lines), default=0) - room.width()
    yield words, metrics.height() - room.height()


def _of_button(button: QPushButton) -> Iterator[tuple[str, int]]:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    inside: QRect = button.style().subElementRect(
        QStyle.SubElement.SE_PushButtonContents, option, button
    )
    words = button.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
    icon = 0 if button.icon().isNull() else button.iconSize().width() + 4 * bool(words)
    wanted = button.fontMetrics().horizontalAdvance(words) + icon
    yield button.text(), wanted - inside.width()
    yield button.text(), button.fontMetrics().height() - button.height()


def _of_box(box: QComboBox) -> Iterator[tuple[str, int]]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part, control = QStyle.SubControl.SC_ComboBoxEditField, QStyle.ComplexControl.CC_ComboBox
    room = box.style().subControlRect(control, option, part, box).width()
    # One that ends a name in an ellipsis by itself tells it whole as a tooltip.
    if not isinstance(box, RoleChooser) or box.currentText() not in box.toolTip():
        yield box.currentText(), box.fontMetrics().horizontalAdvance(option.currentText) - room


def _of_field(field: QSpinBox | QDoubleSpinBox) -> Iterator[tuple[str, int]]:
    editor = field.lineEdit()
    for value in (field.minimum(), field.maximum()):
        words = field.prefix() + field.textFromValue(value) + field.suffix()
        yield words, editor.fontMetrics().horizontalAdvance(words) - _inside(editor)
    words = field.specialValueText()
    yield words, editor.fontMetrics().horizontalAdvance(words) - _inside(editor)


def _of_line(line: QLineEdit) -> Iterator[tuple[str, int]]:
    """Only what the application says: what is typed, and what files hold, may be of any length."""
    words = line.placeholderText()
    if not line.text():
        icons = [each for each in line.findChildren(QToolButton) if each.isVisible()]
        taken = sum(each.width() + _ICON_GAP for each in icons)
        yield words, line.fontMetrics().horizontalAdvance(words) + taken - _inside(line)


def _inside(line: QLineEdit) -> int:
    """Return the room for words; Qt leaves 2 px free at each end."""
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    inside: QRect = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line)
    margins = line.textMargins()
    return inside.width() - margins.left() - margins.right() - 4


def _of_tabs(bar: QTabBar) -> Iterator[tuple[str, int]]:
    for place in range(bar.count()):
        if bar.isTabVisible(place):
            words, area = bar.tabText(place), bar.tabRect(place)
            yield words, bar.fontMetrics().horizontalAdvance(words) + _TAB_PAD - area.width()
            yield words, area.right() - bar.rect().right()


def _of_header(header: QHeaderView) -> Iterator[tuple[str, int]]:
    model, across = header.model(), Qt.Orientation.Horizontal
    if model is None:
        return
    for place in range(header.count()):
        if not header.isSectionHidden(place):
            words = str(model.headerData(place, across) or "")
            inset = header.visualIndex(place) == 0 and not header.property("flush")
            pad = _FIRST_PAD if inset else _SECTION_PAD
            wanted = header.fontMetrics().horizontalAdvance(words) + pad * bool(words)
            yield words, wanted - header.sectionSize(place)
