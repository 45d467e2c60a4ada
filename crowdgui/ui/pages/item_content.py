"""What was labelled: text, a picture read with limits, or an address opened only when asked to."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QDesktopServices,
    QGuiApplication,
    QImage,
    QImageReader,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QTextOption,
)
from PySide6.QtWidgets import QFileDialog, QFrame, QPlainTextEdit, QSizePolicy, QWidget

from crowdgui.core.errors import CrowdError, ReadError
from crowdgui.io.item_files import FORMATS, find_picture, names_picture
from crowdgui.jobs.runner import Runner
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import format_number, tr
from crowdgui.ui.dialogs.confirm import confirm_open_link, confirm_picture_download
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.text import ElidedLabel, set_tone, text_label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from crowdgui.core.progress import ProgressCallback


_LONGEST_ADDRESS = 2000


MOST_BYTES = 64 << 20


MOST_PIXELS = 100_000_000


_MOST_MEMORY = 512
"""MiB that a picture may take while it is read."""


class ContentKind(Enum):
    """What the content of an item is: something to read, a link, or a picture file's name."""

    TEXT = auto()
    LINK = auto()
    PICTURE = auto()


def content_kind(content: str) -> ContentKind:
    """Return what a content is, by its form alone; nothing is opened."""
    text = content.strip()
    if not text or len(text) > _LONGEST_ADDRESS or any(not c.isprintable() for c in text):
        return ContentKind.TEXT
    if text.casefold().startswith(("http://", "https://")):
        return ContentKind.TEXT if " " in text else ContentKind.LINK
    return ContentKind.PICTURE if names_picture(text) else ContentKind.TEXT


def is_inside(path: Path, folder: Path) -> bool:
    """Whether a file is in a folder or below it, links followed."""
    return path.is_relative_to(folder.resolve())


def load_picture(path: Path, most: QSize) -> QImage:
    """Read a picture, made smaller where it is larger than `most`.

    Raises
    ------
    ReadError
        If it is not there, too large, or not one of the `FORMATS` whatever its name says.
    """
    _check_file(path)
    QImageReader.setAllocationLimit(_MOST_MEMORY)
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if bytes(reader.format().data()).decode("ascii") not in FORMATS:
        raise ReadError(path.name, tr("this is not a picture that can be shown here."))
    size = reader.size()
    if size.isValid() and size.width() * size.height() > MOST_PIXELS:
        raise ReadError(
            path.name,
            tr(
                "this picture has {size} million pixels; up to {most} million are shown.",
                size=format_number(size.width() * size.height() / 1e6),
                most=format_number(MOST_PIXELS / 1e6),
            ),
        )
    if size.isValid() and (size.width() > most.width() or size.height() > most.height()):
        reader.setScaledSize(size.scaled(most, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise ReadError(path.name, tr("this picture is damaged and can’t be shown."))
    return image


def _check_file(path: Path) -> None:
    try:
        # A pipe or a device would be waited for without end.
        if not path.is_file():
            raise ReadError(
                path.name, tr("there is no such file in {folder}.", folder=str(path.parent))
            )
        size = path.stat().st_size
    except OSError as error:
        why = error.strerror or str(error)
        raise ReadError(path.name, tr("this file can’t be read: {why}.", why=why)) from error
    if size > MOST_BYTES:
        raise ReadError(
            path.name,
            tr(
                "this file has {size} MB; pictures up to {most} MB are shown.",
                size=format_number(size / (1 << 20)),
                most=format_number(MOST_BYTES >> 20),
            ),
        )


_MOST = QSize(2400, 1600)


_ADDRESS_LINES = 3


class ItemContent(QWidget):
    """Shows the content of one item. Nothing is fetched from the network, ever.

    A picture file is read when the user asks for it, by button or `show_picture`; one outside of
    the folders that the user chose only after another question. `most_lines` limits the height.

    Signals: `folder_chosen` with the folder that pictures are looked for in from now on,
    `folder_trusted` with one whose pictures need no other question.
    """

    folder_chosen = Signal(object)
    folder_trusted = Signal(object)

    def __init__(self, name: str, most_lines: int | None = None) -> None:
        super().__init__()
        self.setObjectName(name)
        self._most_lines = most_lines
        self._shown: tuple[str, Path | None, tuple[Path, ...]] | None = None
        self._content = ""
        self._folder: Path | None = None
        self._trusted: tuple[Path, ...] = ()
        self._always = False
        self._kind = ContentKind.TEXT
        self._title = ElidedLabel("", "caption", "text2")
        self._text = ContentText(f"{name}-text", most_lines)
        self._show = button(
            tr("Show picture"),
            name=f"{name}-show",
            icon="picture",
            tip=tr("Reads the file from this computer (P)"),
        )
        self._open = button(tr("Open in the browser…"), name=f"{name}-open", icon="arrow-out")
        self._copy = button(tr("Copy"), "quiet", name=f"{name}-copy", icon="copy")
        self._choose = button(
            tr("Choose folder…"),
            name=f"{name}-choose",
            icon="folder",
            tip=tr("Where the picture files are on this computer"),
        )
        self._next = button(
            tr("Also show the next items’ pictures"),
            "link",
            name=f"{name}-always",
            tip=tr("Press P again"),
        )
        self._said = text_label("", "caption", "text2", wrap=True)
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._picture = PictureView(f"{name}-picture")
        buttons = row(self._show, self._choose, self._open, self._copy, self._next, None)
        parts = (self._title, self._text, buttons, self._said, self._picture)
        lines = column(*parts, parent=self, spacing=6)
        lines.setStretchFactor(self._text, 1)
        lines.setStretchFactor(self._picture, 1)
        lines.addStretch(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._reader = Runner(self)
        self._reader.succeeded.connect(self._on_read)
        self._reader.failed.connect(self._on_failed)
        self._show.clicked.connect(self.show_picture)
        self._open.clicked.connect(self._on_open)
        self._choose.clicked.connect(self._on_choose)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._address()))
        self._next.clicked.connect(self._on_always)

    def turn(self, pages: int) -> None:
        """Go so many pages on in a long text; text takes no keyboard focus, so others ask."""
        self._text.turn(pages)

    def set_content(
        self, content: str, folder: Path | None, trusted: tuple[Path, ...] = ()
    ) -> None:
        """Show another content; names in it are seen from `folder`, where the label file stands.

        Pictures there and in the folders `trusted` are shown without another question.
        """
        if (content, folder, trusted) == self._shown:
            return
        self._shown = content, folder, trusted
        self._content, self._folder, self._kind = content, folder, content_kind(content)
        self._trusted = trusted
        address = self._kind is not ContentKind.TEXT
        titles = {
            ContentKind.TEXT: tr("Content"),
            ContentKind.LINK: tr("Address"),
            ContentKind.PICTURE: tr("Picture file"),
        }
        self._title.setText(titles[self._kind])
        self._text.set_most_lines(_ADDRESS_LINES if address else self._most_lines)
        self._text.set_text(self._content)
        self._title.setVisible(bool(content))
        self._text.setVisible(bool(content))
        self._clear_picture()
        if not content:
            self._show_sentence(
                tr("No content for this item. To add texts or pictures: File ▸ Add item content.")
            )
        elif self._kind is ContentKind.PICTURE and folder is None:
            self._show_sentence(tr("It isn’t known where the pictures are. Choose their folder."))
            self._choose.show()
        else:
            self._show_sentence(tr("Nothing is loaded from the network.") if self._is_link else "")
        if self._always and self._kind is ContentKind.PICTURE and self._inside():
            self.show_picture()

    @property
    def _is_link(self) -> bool:
        return self._kind is ContentKind.LINK

    @Slot()
    def show_picture(self) -> None:
        """Read and show the picture file this content names; nothing where it names none.

        Asked for again, those of the next items are shown as well.
        """
        if self._kind is not ContentKind.PICTURE or self._folder is None:
            return
        if not self._next.isHidden():
            self._on_always()
            return
        try:
            path = find_picture(self._content, self._folder)
        except CrowdError as error:
            self._on_failed(describe_error(error))
            return
        if not self._trusts(path):
            if not confirm_picture_download(self.window(), path):
                return
            self._trusted = (*self._trusted, path.parent)
            self.folder_trusted.emit(path.parent)
        self._show.setEnabled(False)
        self._reader.start(tr("Reading the picture"), partial(_read, path, self._content))

    def shut_down(self, milliseconds: int = 5000) -> bool:
        """Stop reading; False where it would not stop."""
        return self._reader.shut_down(milliseconds)

    def _address(self) -> str:
        return self._content.strip()

    def _inside(self) -> bool:
        try:
            return self._folder is not None and self._trusts(
                find_picture(self._content, self._folder)
            )
        except CrowdError:
            return False

    def _trusts(self, path: Path) -> bool:
        """Whether a picture is in a folder that the user chose."""
        own = () if self._folder is None else (self._folder,)
        return any(is_inside(path, folder) for folder in (*own, *self._trusted))

    def _clear_picture(self) -> None:
        for part, kind in (
            (self._show, ContentKind.PICTURE),
            (self._open, ContentKind.LINK),
        ):
            part.setVisible(self._kind is kind)
        self._show.setEnabled(self._folder is not None)
        self._copy.setVisible(self._kind is not ContentKind.TEXT)
        self._next.hide()
        self._choose.hide()
        self._picture.hide()

    def _show_sentence(self, sentence: str, tone: str = "text2") -> None:
        set_tone(self._said, tone)
        self._said.setText(sentence)
        self._said.setVisible(bool(sentence))

    @Slot(object)
    def _on_read(self, found: tuple[str, QImage]) -> None:
        content, image = found
        if content != self._content:
            return
        self._show_sentence("")
        self._choose.hide()
        self._picture.set_image(image)
        self._picture.show()
        # The picture has the room; its name stands in the title.
        for part in (self._show, self._copy, self._text):
            part.hide()
        self._title.setText(tr("Picture file {name}", name=self._address()))
        self._next.setVisible(not self._always and self._inside())

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self._show.setEnabled(True)
        self._choose.show()
        self._show_sentence(sentence, "bad")

    @Slot()
    def _on_choose(self) -> None:
        """Ask where the pictures are, and show the one that is named."""
        start = "" if self._folder is None else str(self._folder)
        name = QFileDialog.getExistingDirectory(self.window(), tr("Folder of the pictures"), start)
        if not name:
            return
        folder = Path(name)
        self.folder_chosen.emit(folder)
        self.set_content(self._content, folder, self._trusted)
        self.show_picture()

    @Slot()
    def _on_always(self) -> None:
        self._always = True
        self._next.hide()

    @Slot()
    def _on_open(self) -> None:
        address = self._address()
        if confirm_open_link(self.window(), address):
            QDesktopServices.openUrl(QUrl(address))


def _read(path: Path, content: str, report: ProgressCallback) -> tuple[str, QImage]:
    """Return the content with the picture: by then another item may be shown."""
    return content, load_picture(path, _MOST)


MOST_SHOWN = 20_000
"""Characters shown; more would hold the window up, and nobody reads them here."""


_SCROLLS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ContentText(QPlainTextEdit):
    """Wraps anywhere, scrolls, and leaves all keys to the page but those that scroll and copy.

    With `most_lines` it is as high as its text, up to so many lines.
    """

    def __init__(self, name: str, most_lines: int | None = None) -> None:
        super().__init__()
        named(self, name, tr("Content"))
        self._most_lines = most_lines
        self.setReadOnly(True)
        self.setProperty("kind", "content")
        self.setFont(font("content"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(0)
        # A paragraph goes by its own letters; beside a scroll bar at the left Qt cuts lines off.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def set_text(self, text: str) -> None:
        shown = text[:MOST_SHOWN]
        if len(text) > MOST_SHOWN:
            shown += "\n\n" + tr(
                "The first {shown} of {all} characters are shown.",
                shown=format_number(MOST_SHOWN),
                all=format_number(len(text)),
            )
        self.setPlainText(shown)
        self._fit()

    def turn(self, pages: int) -> None:
        """Go so many pages on in a text that is longer than its room."""
        bar = self.verticalScrollBar()
        # A line of the page before shows where to read on.
        bar.setValue(bar.value() + pages * max(1, bar.pageStep() - 1))

    def set_most_lines(self, lines: int | None) -> None:
        """Be as high as the text, up to so many lines; None takes the room there is."""
        self._most_lines = lines
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _SCROLLS or event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _fit(self) -> None:
        if self._most_lines is None:
            self.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
            self.setMaximumHeight(16777215)
            return
        # The size of a plain text document is counted in lines.
        lines = min(self._most_lines, max(1, round(self.document().size().height())))
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 6)


_LEAST = 120


class PictureView(QWidget):
    """Shows nothing until it is given a picture."""

    def __init__(self, name: str) -> None:
        super().__init__()
        named(self, name, tr("Picture"))
        self._image = QImage()
        self.setMinimumHeight(scaled(_LEAST))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), scaled(240))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatio()
        size = QSizeF(self._image.size()) / ratio
        if size.width() > self.width() or size.height() > self.height():
            size = size.scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        painter.drawImage(QRectF(0, 0, size.width(), size.height()), self._image)
