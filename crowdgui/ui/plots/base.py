"""A plot in its frame: title, caption, legend, and buttons that save the picture and its table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEvent,
    QIODevice,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QFileDialog,
    QGraphicsView,
    QLabel,
    QMenu,
    QMessageBox,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from crowdgui.core.errors import WriteError
from crowdgui.figures.marks import LineStyle
from crowdgui.io.atomic import replace_atomically
from crowdgui.io.reachable import path_exists
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import join_list, tr
from crowdgui.ui.models.clipboard import format_tsv
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.focus import include_in_tab_order
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.marks import paint_shape
from crowdgui.ui.widgets.text import keep_percent_together, painter_on, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from PySide6.QtGui import QResizeEvent

    from crowdgui.figures.marks import LegendEntry
    from crowdgui.ui.plots.canvas import Canvas
    from crowdgui.ui.style.fonts import Role
    from crowdgui.ui.style.tokens import Tokens


_MARK, _LINE_MARK, _APART, _ENTRY_HEIGHT = 14, 18, 12, 18


PENS = {
    LineStyle.LONG: Qt.PenStyle.DashLine,
    LineStyle.MIXED: Qt.PenStyle.DashDotLine,
    LineStyle.SHORT: Qt.PenStyle.DotLine,
}


class Legend(QWidget):
    """As many lines as it needs; nothing where there are no entries."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[LegendEntry, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def set_entries(self, entries: Sequence[LegendEntry]) -> None:
        self._entries = tuple(entries)
        self.setAccessibleName(join_list(entry.words for entry in entries))
        self.setVisible(bool(entries))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(120), scaled(_ENTRY_HEIGHT))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        last = max((place.y() for place in self._places(width)), default=0.0)
        return round(last) + scaled(_ENTRY_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font("axis"))
        height = scaled(_ENTRY_HEIGHT)
        places = self._places(self.width())
        for (shape, token, words, dashes), place in zip(self._entries, places, strict=True):
            color, middle = tokens().color(token), place.y() + height / 2
            if dashes is None:
                paint_shape(painter, shape, place.x() + 5, middle, 4, color)
            else:
                painter.setPen(QPen(color, 1.5, PENS[dashes]))
                painter.drawLine(QPointF(place.x() + 1, middle), QPointF(place.x() + 13, middle))
            painter.setPen(tokens().text2)
            mark = _MARK if dashes is None else _LINE_MARK
            area = QRectF(place.x() + mark, place.y(), _width(words) + 2, height)
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, words)

    def _places(self, width: int) -> list[QPointF]:
        """Return where each entry begins; one that does not fit goes on in a new line."""
        places, x, y = [], 0.0, 0.0
        for entry in self._entries:
            wide = (_MARK if entry.dashes is None else _LINE_MARK) + _width(entry.words)
            if x > 0 and x + wide > width:
                x, y = 0.0, y + scaled(_ENTRY_HEIGHT)
            places.append(QPointF(x, y))
            x += wide + _APART
        return places


def _width(words: str) -> int:
    return QFontMetrics(font("axis")).horizontalAdvance(words)


_GAP = 8


class _Words(QLabel):
    """One line where there is room for it; by itself a label that wraps asks for less."""

    def __init__(self, text: str, role: Role, tone: str) -> None:
        super().__init__(text, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.setFont(font(role))
        self.setProperty("tone", tone)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setVisible(bool(text))
        self._take_height()

    @property
    def wanted(self) -> int:
        """Width of the whole text on one line."""
        return self.fontMetrics().horizontalAdvance(self.text()) + 2

    def sizeHint(self) -> QSize:
        return QSize(self.wanted, self._height(self.wanted))

    def hasHeightForWidth(self) -> bool:
        # Else all around it would take the height it likes best, and a page would scroll for that.
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def _take_height(self) -> None:
        self.setMinimumHeight(self._height(self.width()))

    def _height(self, width: int) -> int:
        # A label's own height for a width is never less than the least height it has.
        room = QRect(0, 0, max(1, width), 1 << 20)
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, self.text()).height()


class PlotHead(QWidget):
    """All on one line; where that is too short the caption goes below, then the title above."""

    def __init__(self, title: str, caption: str) -> None:
        super().__init__()
        self.title = _Words(title, "strong", "text")
        self.caption = _Words(caption, "caption", "text2")
        self._tools: list[QWidget] = []
        self._above, self._below = row(), row()
        self._line = row(self.title, self.caption, None, spacing=_GAP)
        column(self._above, self._line, self._below, parent=self, spacing=4)
        # Before, it would come up as a window of its own.
        self.caption.setVisible(bool(caption))

    def addWidget(self, tool: QWidget) -> None:
        """Add a button or a field at the right end."""
        self._tools.append(tool)
        self._line.addWidget(tool)
        self._arrange()

    def set_caption(self, caption: str) -> None:
        self.caption.setText(caption)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # What a button says, and so its width, may have changed.
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        tools = sum(_GAP + tool.sizeHint().width() for tool in self._tools if not tool.isHidden())
        needed = self.title.wanted + tools
        beside = not self.caption.text() or needed + _GAP + self.caption.wanted <= self.width()
        self._put_title(above=bool(tools) and needed > self.width())
        self._put_caption(below=not beside)

    def _put_title(self, *, above: bool) -> None:
        if above != (self._above.count() > 0):
            (self._line if above else self._above).removeWidget(self.title)
            (self._above if above else self._line).insertWidget(0, self.title)

    def _put_caption(self, *, below: bool) -> None:
        if below != (self._below.count() > 0):
            (self._line if below else self._below).removeWidget(self.caption)
            if below:
                self._below.addWidget(self.caption)
            else:
                self._line.insertWidget(self._line.indexOf(self.title) + 1, self.caption)


_PICTURE_RATIO = 2.0

_RING = 4
"""How far the focus ring reaches out of what has the keyboard."""

_SOON_MS = 10
"""After this a plot is drawn again: keys and clicks come before, and what else has changed."""


class PlotTable(NamedTuple):
    """The numbers behind a plot: a header, and columns of equal length."""

    header: tuple[str, ...]
    columns: tuple[Sequence[Any] | NDArray[Any], ...]


class Plot(QWidget):
    """Base of the plots. A plot is drawn when first shown, and again for another theme.

    Its own class gives `make`, which fills `body`; `draw`, which shows what it holds; `table`.
    `head` is the line of the title; what is added to it is at its right end.
    """

    def __init__(self, name: str, title: str, caption: str = ""):
        super().__init__()
        named(self, name, title)
        self.head = PlotHead(title, caption)
        self._finding = text_label("", "caption", "text2", wrap=True)
        self._finding.hide()
        self.legend = Legend()
        self.body: QVBoxLayout = column()
        lines = column(self.head, self._finding, self.legend, self.body, parent=self, spacing=4)
        lines.setStretch(3, 1)
        self._colors: Tokens | None = None
        self._stale = True
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self.draw_now)

    def make(self) -> None:
        """Add the canvases to `body`."""
        raise NotImplementedError

    def add_canvas(self, canvas: Canvas, across: str) -> QLabel:
        """Add a canvas to `body`, with the name of its horizontal axis below."""
        below = text_label(across, "axis", "text2")
        below.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        # The ring around a canvas that has the keyboard would go through the name.
        below.setContentsMargins(0, _RING, 0, 0)
        self.body.addWidget(canvas, 1)
        self.body.addWidget(below)
        return below

    def draw(self) -> None:
        """Clear the canvases and draw."""
        raise NotImplementedError

    def table(self) -> PlotTable:
        """Return the numbers behind the picture."""
        raise NotImplementedError

    def set_caption(self, caption: str) -> None:
        self.head.set_caption(caption)

    def set_finding(self, sentence: str) -> None:
        """State under the title what the picture shows; nothing takes the line away.

        Those who do not see it hear the same, unless the plot has more to tell them.
        """
        self.setAccessibleDescription(sentence)
        self._finding.setText(keep_percent_together(sentence))
        self._finding.setVisible(bool(sentence))

    def redraw(self) -> None:
        """Draw once the present work is done; a plot out of sight waits until it is shown."""
        self._stale = True
        if self.isVisible():
            self._soon.start()

    @property
    def is_drawn(self) -> bool:
        """Whether the canvases show what the plot holds, except for what is changed now."""
        return self._colors is tokens() and not self._stale

    def prepare(self) -> None:
        """Make the canvases, which takes longest, before anybody looks at the plot."""
        if self._colors is None:
            self.make()
            include_in_tab_order(self)
            self._colors = tokens()

    def draw_now(self) -> None:
        self.prepare()
        if self._colors is not tokens():
            for view in self._views():
                view.apply_colors()
        self._colors, self._stale = tokens(), False
        self._soon.stop()
        self.draw()
        for view in self._views():
            view.end()
        self._name_views()

    def _views(self) -> list[Any]:
        # Their class is that of pyqtgraph, which is slow to load.
        return self.findChildren(QGraphicsView)

    def _name_views(self) -> None:
        """Describe what the plot is and shows where the keyboard is: on its canvases."""
        for place, view in enumerate(self._views()):
            named(view, f"{self.objectName()}-canvas-{place}", self.accessibleName())
            view.setAccessibleDescription(self.accessibleDescription())

    def picture(self) -> QPixmap:
        """Draw title, legend and plot at twice the screen's density."""
        self.draw_now()
        pixmap = QPixmap(self.size() * _PICTURE_RATIO)
        pixmap.setDevicePixelRatio(_PICTURE_RATIO)
        pixmap.fill(tokens().canvas)
        self.render(pixmap, QPoint(0, 0))
        return pixmap

    def save_picture(self, path: Path) -> None:
        """Write the picture as SVG or PNG, by the name's ending."""
        data = self._svg() if path.suffix.lower() == ".svg" else self._png()
        with replace_atomically(path) as file:
            file.write(data)

    def save_table(self, path: Path) -> None:
        """Write the numbers behind the picture as CSV."""
        # Writing needs pyarrow, which is slow to load.
        from crowdgui.io.exporting.text_files import write_csv

        write_csv(path, *self.table())

    def copy_picture(self) -> None:
        QGuiApplication.clipboard().setPixmap(self.picture())

    def copy_table(self) -> None:
        header, columns = self.table()
        rows = zip(*([str(cell) for cell in cells] for cells in columns), strict=True)
        QGuiApplication.clipboard().setText(format_tsv([header, *rows]))

    def menu(self) -> QMenu:
        """Make the menu of the right mouse button and of Shift+F10."""
        made = QMenu(self)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        made.addAction(tr("Show all"), self.draw_now)
        made.addSeparator()
        made.addAction(tr("Copy picture"), self.copy_picture)
        made.addAction(tr("Copy table"), self.copy_table)
        made.addSeparator()
        made.addAction(tr("Save picture…"), self._ask_picture)
        made.addAction(tr("Save underlying table…"), self._ask_table)
        return made

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.is_drawn:
            self.draw_now()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changed = event.type() == QEvent.Type.PaletteChange
        if changed and self._colors not in (None, tokens()):
            self.redraw()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu().popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_F10 and shift:
            self.menu().popup(self.mapToGlobal(self.rect().center()))
        else:
            super().keyPressEvent(event)

    def _png(self) -> bytes:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.picture().save(buffer, "PNG")
        return bytes(buffer.data().data())

    def _svg(self) -> bytes:
        self.draw_now()
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(self.size())
        generator.setViewBox(self.rect())
        generator.setTitle(self.accessibleName())
        painter = QPainter(generator)
        painter.fillRect(self.rect(), tokens().canvas)
        self.render(painter, QPoint(0, 0))
        painter.end()
        return bytes(data.data())

    def _ask_picture(self) -> None:
        self._ask(tr("Save picture"), ".png", "PNG (*.png);;SVG (*.svg)", self.save_picture)

    def _ask_table(self) -> None:
        self._ask(tr("Save table"), ".csv", "CSV (*.csv)", self.save_table)

    def _ask(self, title: str, ending: str, kinds: str, save: Any) -> None:
        name = self.objectName() + ending
        chosen, kind = QFileDialog.getSaveFileName(self, title, name, kinds)
        if not chosen:
            return
        path = Path(chosen)
        if not path.suffix:
            path = path.with_suffix(".svg" if kind.startswith("SVG") else ending)
            if path_exists(path) and not self._may_replace(path):
                return
        try:
            save(path)
        except WriteError as error:
            self._warn(describe_error(error))

    def _may_replace(self, path: Path) -> bool:
        """Ask about a name that the dialog for files has not seen, since it lacked its ending."""
        words = tr("{names} in {folder} will be replaced.", names=path.name, folder=path.parent)
        box = QMessageBox(QMessageBox.Icon.Warning, self.accessibleName(), "", parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(words)
        yes = box.addButton(tr("Replace"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        # It is gone with the dialog of a chart that was closed for other labels.
        return isValid(box) and box.clickedButton() is yes

    def _warn(self, sentence: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, self.accessibleName(), "", parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(sentence)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
