"""Whether words have the room they need, and parts stand inside of what holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

from crowdgui.ui.dialogs.import_roles import RoleChooser
from crowdgui.ui.widgets.focus_ring import FocusRing
from crowdgui.ui.widgets.text import ElidedLabel
from tests.ui.accessibility.parts import shown, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

_SLACK = 1
_SECTION_PAD, _FIRST_PAD, _TAB_PAD = 16, 32, 24


def cut(root: QWidget) -> list[str]:
    """Name every part of a window whose words are cut, with the words and the px that lack."""
    found = []
    for widget in shown(root):
        for words, lacks in _lacking(widget):
            if lacks > _SLACK:
                found.append(f"{spoken(widget)} “{words}” lacks {lacks} px")
    return found


def shortened(root: QWidget) -> list[str]:
    """Give the words that end in an ellipsis and are told whole as a tooltip."""
    labels = [each for each in shown(root) if isinstance(each, ElidedLabel)]
    return [each.text() for each in labels if each.toolTip()]


def outside(root: QWidget) -> list[str]:
    """Name what stands partly outside of its parent, where nothing lets one scroll to it."""
    found = []
    for widget in shown(root):
        parent = widget.parentWidget()
        if parent is None or isinstance(widget, FocusRing) or _scrolls(widget):
            continue
        inside = parent.rect().adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK)
        if not inside.contains(widget.geometry()) and not widget.geometry().isEmpty():
            found.append(f"{spoken(widget)} {widget.geometry().getRect()} in {spoken(parent)}")
    return found


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
    """Give the words of a widget, and how many px they have too few."""
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
            pad = _SECTION_PAD if header.visualIndex(place) else _FIRST_PAD
            wanted = header.fontMetrics().horizontalAdvance(words) + pad * bool(words)
            yield words, wanted - header.sectionSize(place)
