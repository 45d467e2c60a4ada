"""Where Tab goes to parts that were made late or moved: where they stand.

Qt's focus chain is never walked here: PySide6 takes what it gives for a child of what was asked,
and forgets it, be it still there, together with that one.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QSplitter, QStackedWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QVBoxLayout


def take_in(holder: QWidget) -> None:
    """Let Tab come to the parts of a widget where it stands itself, in the order of their making.

    For a widget that Tab does not stop at itself.
    """
    before = _stop_before(holder)
    if before is not None:
        _chain([before, *_stops(holder)])


def put_in_order(lines: QVBoxLayout, parts: Sequence[QWidget]) -> None:
    """Lay the first parts of a column out in another order, and let Tab follow it."""
    if [lines.indexOf(part) for part in parts] == list(range(len(parts))):
        return
    for place, part in enumerate(parts):
        lines.removeWidget(part)
        lines.insertWidget(place, part)
        # Moves it to the end of its siblings, whose order says where late parts come.
        part.raise_()
    _chain([stop for part in parts for stop in _stops(part)])


def _chain(stops: Sequence[QWidget]) -> None:
    for one, other in pairwise(stops):
        QWidget.setTabOrder(one, other)


def _stops(holder: QWidget) -> list[QWidget]:
    """Give what Tab stops at inside of a widget, in the order of making."""
    return [part for part in _parts(holder) if _is_stop(part, holder.window())]


def _stop_before(holder: QWidget) -> QWidget | None:
    """Give what Tab comes from: Qt puts nothing behind a widget that takes no focus."""
    window = holder.window()
    inside, around = holder, holder.parentWidget()
    while around is not None and not inside.isWindow():
        parts = [around, *_parts(around)]
        earlier = [part for part in parts[: parts.index(inside)] if _is_stop(part, window)]
        if earlier:
            return earlier[-1]
        inside, around = around, around.parentWidget()
    return None


def _parts(holder: QWidget) -> Iterator[QWidget]:
    """Give all that a widget holds, each part before what it holds itself."""
    # These shuffle their children, to have handles on top and what is shown.
    if isinstance(holder, QSplitter | QStackedWidget):
        children: list[QObject | None] = [holder.widget(place) for place in range(holder.count())]
    else:
        children = [*holder.children()]
    for child in children:
        if isinstance(child, QWidget):
            yield child
            yield from _parts(child)


def _is_stop(widget: QWidget, window: QWidget) -> bool:
    # The editor inside a field passes the focus on to the field; its list is another window.
    if isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox):
        return False
    return widget.window() is window and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
