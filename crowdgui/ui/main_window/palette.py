"""The command palette: a field over the window that finds actions, pages, workers, items, help."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QApplication, QFrame, QListView, QWidget
from shiboken6 import isValid

from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import escape_bidi, format_number, tr, tr_n
from crowdgui.ui.main_window.palette_entries import (
    PaletteEntry,
    PaletteGroup,
    action_entries,
    describe_found,
    flag_entries,
    flagged_workers,
    help_entry,
    item_entry,
    page_entries,
    rule_entries,
    worker_entry,
)
from crowdgui.ui.main_window.palette_list import (
    EDGE,
    PaletteDelegate,
    PaletteField,
    PaletteModel,
    PaletteRow,
    split_keys,
)
from crowdgui.ui.models.matching import (
    MOST_IDS,
    IdFinder,
    IdHits,
    Match,
    best_first,
    id_spans,
    match,
)
from crowdgui.ui.style.fonts import font, scaled
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.layout import Surface, column, named, row
from crowdgui.ui.widgets.marks import KeyCap
from crowdgui.ui.widgets.text import IconView, native_keys, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.dialogs.help.book import SearchHit
    from crowdgui.ui.main_window.window import MainWindow
    from crowdgui.ui.models.matching import Span

_WIDTH, _TOP, _MOST_HEIGHT, _BELOW = 640, 62, 614, 24
_FIELD, _FOOT, _RADIUS = 50, 38, 10
_AT_FIRST, _MOST_RECENT, _WAIT_MS = 4, 5, 60


class _Scrim(QWidget):
    """Darkens the window behind the palette; a click on it closes."""

    clicked = Signal()

    def paintEvent(self, event: QPaintEvent) -> None:
        shade = tokens().text if not tokens().dark else tokens().canvas
        painter = QPainter(self)
        painter.setOpacity(0.32 if not tokens().dark else 0.6)
        painter.fillRect(self.rect(), shade)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()


class CommandPalette(QFrame):
    """Lies over the window; made at its first use, and shown again with the next.

    What may be long, workers and items, is searched in a thread. `open` shows it, `close_palette`
    puts the keyboard back where it was.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        named(self, "palette", tr("Command palette"))
        self._window = window
        self._scrim = named(_Scrim(window), "palette-scrim")
        self._scrim.hide()
        words = tr("Find actions, workers, items, help")
        self.field = named(PaletteField(), "palette-field", words)
        self.field.setPlaceholderText(words)
        self.field.setFont(font("content"))
        self.field.setFrame(False)
        self.field.setProperty("clear", True)
        self.count = named(text_label("", "caption", "text2"), "palette-count")
        self.model = PaletteModel(self)
        self.view = named(QListView(), "palette-list", tr("Results"))
        self._before: QWidget | None = None
        self._fixed: dict[PaletteGroup, list[PaletteEntry]] = {}
        self._expanded: set[PaletteGroup] = set()
        self._finders: tuple[Labels, IdFinder, IdFinder] | None = None
        self._hits: PaletteHits | None = None
        self._used_here: dict[str, PaletteEntry] = {}
        self._moved = False
        self._searching = Runner(self)
        self._searching.succeeded.connect(self._on_found)
        self._pause = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._pause.timeout.connect(self._search)
        self._lay_out()
        self._connect()
        self.hide()

    def toggle(self) -> None:
        if self.isVisible():
            self.close_palette()
        else:
            self.open()

    def open(self) -> None:
        """Show the palette, empty."""
        self._before = QApplication.focusWidget()
        self._fixed = {
            PaletteGroup.ACTIONS: [*flag_entries(self._window), *action_entries(self._window)],
            PaletteGroup.PAGES: page_entries(self._window),
            PaletteGroup.RULES: rule_entries(self._window),
        }
        self.field.clear()
        self._on_typed()
        self._place()
        for part in (self._scrim, self):
            part.show()
            part.raise_()
        self.field.setFocus()

    def close_palette(self) -> None:
        """Hide the palette; the keyboard goes back to where it was."""
        if not self.isVisible():
            return
        self._pause.stop()
        self._searching.cancel()
        self.hide()
        self._scrim.hide()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    def shut_down(self) -> bool:
        return self._searching.shut_down()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(tokens().ctrl, 1))
        painter.setBrush(tokens().raised)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)
        painter.setPen(tokens().line)
        painter.drawLine(1, scaled(_FIELD), self.width() - 2, scaled(_FIELD))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._window and self.isVisible():
            self._place()
        return False

    def _lay_out(self) -> None:
        view, edge = self.view, scaled(EDGE)
        view.setModel(self.model)
        view.setItemDelegate(PaletteDelegate(view))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.setMouseTracking(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setProperty("clear", True)
        top = QWidget()
        top.setFixedHeight(scaled(_FIELD))
        row(IconView("search"), self.field, self.count, parent=top, spacing=12,
            margins=(edge, 2, edge, 2))  # fmt: skip
        foot = Surface("sunken", ("top",))
        foot.setFixedHeight(scaled(_FOOT))
        opens = native_keys("Ctrl+K")
        row(
            *_legend(("↑", "↓"), tr("choose")),
            *_legend((native_keys("Enter"),), tr("open it")),
            *_legend((native_keys("Tab"),), tr("next group")),
            *_legend((native_keys("Esc"),), tr("close")),
            None,
            text_label(tr("Opens with"), "caption", "text2"),
            *(KeyCap(cap) for cap in split_keys(opens)),
            parent=foot,
            spacing=6,
            margins=(edge, 0, edge, 0),
        )
        column(top, view, foot, parent=self, margins=(1, 1, 1, 6)).setStretchFactor(view, 1)

    def _connect(self) -> None:
        self._window.installEventFilter(self)
        self._scrim.clicked.connect(self.close_palette)
        self.field.textEdited.connect(self._on_typed)
        self.field.moved.connect(self._move)
        self.field.next_group.connect(self._move_group)
        self.field.taken.connect(self._take)
        self.field.left.connect(self.close_palette)
        self.view.clicked.connect(self._on_clicked)
        self.view.selectionModel().currentChanged.connect(self._describe_choice)

    def _place(self) -> None:
        """Place the palette in the middle of the window, as high as its rows."""
        around, width = self._window.rect(), min(scaled(_WIDTH), self._window.width() - 48)
        rows = sum(
            self.view.sizeHintForIndex(self.model.index(place)).height()
            for place in range(min(len(self.model.rows), 40))
        )
        wanted = scaled(_FIELD) + rows + scaled(_FOOT) + 10
        most = min(scaled(_MOST_HEIGHT), around.height() - scaled(_TOP) - scaled(_BELOW))
        self._scrim.setGeometry(around)
        self.setGeometry((around.width() - width) // 2, scaled(_TOP), width, min(wanted, most))

    # What is shown

    @Slot()
    def _on_typed(self) -> None:
        """Show what is found at once, and look for workers and items soon."""
        self._expanded.clear()
        self._hits, self._moved = None, False
        self._searching.cancel()
        self._pause.stop()
        if self.field.text().strip():
            self._pause.start()
        self._show(first=True)

    @Slot()
    def _search(self) -> None:
        outcome = self._window.session.question.outcome
        finders: tuple[IdFinder, ...] = ()
        if outcome is not None:
            labels = outcome.job.labels
            if self._finders is None or self._finders[0] is not labels:
                made = IdFinder(labels.worker_ids), IdFinder(labels.item_ids)
                self._finders = labels, *made
            finders = self._finders[1:]
        self._searching.start(tr("Searching"), partial(_find, finders, self.field.text()))

    @Slot(object)
    def _on_found(self, hits: PaletteHits) -> None:
        if self.isVisible() and hits.wanted == self.field.text():
            self._hits = hits
            self._show(first=not self._moved)

    def _show(self, *, first: bool) -> None:
        """List the rows; the first is chosen, or else the one that was."""
        chosen = self._chosen()
        wanted = self.field.text().strip()
        rows = self._rows_of(wanted) if wanted else self._rows_at_first()
        self.model.show_rows(rows)
        places = [n for n, shown in enumerate(rows) if shown.can_be_chosen]
        same = [n for n in places if chosen is not None and rows[n] == chosen]
        place = (same or places[:1]) if not first else places[:1]
        if place:
            self.view.setCurrentIndex(self.model.index(place[0]))
        self._place()

    def _rows_at_first(self) -> list[PaletteRow]:
        """Return what was used last, and the pages; while something runs, how to cancel it."""
        known = {entry.key: entry for group in self._fixed.values() for entry in group if entry.key}
        cancel = [known["action:cancel"]] if not known["action:cancel"].why else []
        used = self._window.settings.palette_recent
        recent = [*self._used_here.values(), *(known[key] for key in used if key in known)]
        recent = [*cancel, *(entry for entry in recent if entry not in cancel)]
        self.count.setText("")
        shown = [replace(e, group=PaletteGroup.RECENT) for e in recent[:_MOST_RECENT]]
        rows = _group(PaletteGroup.RECENT, [(e, ()) for e in shown], len(shown), len(shown))
        pages = self._fixed[PaletteGroup.PAGES]
        return rows + _group(PaletteGroup.PAGES, [(e, ()) for e in pages], len(pages), len(pages))

    def _rows_of(self, wanted: str) -> list[PaletteRow]:
        """Return the rows of every group in which something is found."""
        rows: list[PaletteRow] = []
        total = 0
        for group in list(PaletteGroup)[1:]:
            found, n = self._found_in(group, wanted)
            total += n
            most = len(found) if group in self._expanded else _AT_FIRST
            rows += _group(group, found[:most], n, len(found))
            if group in self._expanded and n > len(found):
                rows.append(PaletteRow(group, describe_found(len(found), n)))
        if self._waits:
            said = tr("Workers, items and the help are being searched.")
            rows.append(PaletteRow(PaletteGroup.HELP, said))
        self.count.setText(tr_n("{n} result", "{n} results", total))
        if not total and not self._waits:
            rows = self._rows_of_nothing(wanted)
        return rows

    @property
    def _waits(self) -> bool:
        """Whether workers and items are still to come."""
        return self._hits is None and (self._pause.isActive() or self._searching.busy)

    def _rows_of_nothing(self, wanted: str) -> list[PaletteRow]:
        said = tr("Nothing is called “{words}”.", words=escape_bidi(wanted))
        search = PaletteEntry(
            "", PaletteGroup.HELP, tr("Search the help"), partial(self._search_help, wanted),
            icon="search",
        )  # fmt: skip
        return [
            PaletteRow(PaletteGroup.HELP, said),
            PaletteRow(PaletteGroup.HELP, search.title, search),
        ]

    def _found_in(
        self, group: PaletteGroup, wanted: str
    ) -> tuple[list[tuple[PaletteEntry, tuple[Span, ...]]], int]:
        """Return the entries of a group that are found, the best first, and how many there are."""
        if group in self._fixed:
            every = [(match(wanted, e.title, e.more), e) for e in self._fixed[group]]
            named: list[tuple[Match, PaletteEntry]] = [(m, e) for m, e in every if m is not None]
            return [(e, m.spans) for m, e in best_first(named)], len(named)
        outcome, hits = self._window.session.question.outcome, self._hits
        is_worker = group is PaletteGroup.WORKERS
        if hits is not None and group is PaletteGroup.HELP:
            most = len(hits.help) if group in self._expanded else _AT_FIRST
            entries = [help_entry(self._window, hit) for hit in hits.help[:most]]
            spans = [m.spans if (m := match(wanted, e.title)) else () for e in entries]
            return list(zip(entries, spans, strict=True)), len(hits.help)
        if hits is None or hits.workers is None or hits.items is None or outcome is None:
            return [], 0
        found, make = (hits.workers, worker_entry) if is_worker else (hits.items, item_entry)
        places, total = found.places, found.total
        if is_worker:
            flagged = [w for w in flagged_workers(outcome, wanted) if w not in places]
            places, total = (*places, *flagged)[:MOST_IDS], total + len(flagged)
        # An entry is made of what is listed only.
        most = len(places) if group in self._expanded else _AT_FIRST
        entries = [make(self._window, outcome, place) for place in places[:most]]
        return [(e, id_spans(wanted, e.title)) for e in entries], total

    # What is chosen

    def _chosen(self) -> PaletteRow | None:
        index = self.view.currentIndex()
        return self.model.rows[index.row()] if index.isValid() else None

    @Slot(int)
    def _move(self, by: int) -> None:
        places = [n for n, shown in enumerate(self.model.rows) if shown.can_be_chosen]
        if not places:
            return
        at = self.view.currentIndex().row()
        place = places.index(at) if at in places else 0
        self._go(places[min(max(place + by, 0), len(places) - 1)])

    @Slot(int)
    def _move_group(self, by: int) -> None:
        """Go to the first row of the next group, from the last to the first again."""
        rows = self.model.rows
        firsts = [
            n
            for n, shown in enumerate(rows)
            if shown.can_be_chosen and not (n and rows[n - 1].can_be_chosen)
        ]
        if firsts:
            at = self.view.currentIndex().row()
            here = max((n for n, first in enumerate(firsts) if first <= at), default=0)
            self._go(firsts[(here + by) % len(firsts)])

    def _go(self, place: int) -> None:
        self._moved = True
        index = self.model.index(place)
        self.view.setCurrentIndex(index)
        # The title of a group comes into sight with its first row.
        above = self.model.index(max(0, place - 1))
        if not self.model.rows[above.row()].can_be_chosen:
            self.view.scrollTo(above)
        self.view.scrollTo(index)

    @Slot()
    def _describe_choice(self) -> None:
        chosen = self._chosen()
        words = "" if chosen is None else self.model.data(self.view.currentIndex())
        self.field.setAccessibleDescription(words)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        if self.model.rows[index.row()].can_be_chosen:
            self.view.setCurrentIndex(index)
            self._take()

    @Slot()
    def _take(self) -> None:
        """Do what the chosen row says."""
        chosen = self._chosen()
        if chosen is None:
            return
        if chosen.more:
            self._expanded.add(chosen.group)
            place = self.view.currentIndex().row()
            self._show(first=False)
            self._go(min(place, len(self.model.rows) - 1))
        elif chosen.entry is not None and not chosen.entry.why:
            self._remember(chosen.entry)
            self.close_palette()
            # The palette is gone before a dialog comes up.
            QTimer.singleShot(0, self, chosen.entry.run)

    def _remember(self, entry: PaletteEntry) -> None:
        """Move an entry to the front of what was used last.

        Names from files are not kept beyond the session, nor headings, which would have to be read.
        """
        if entry.group in (PaletteGroup.WORKERS, PaletteGroup.ITEMS, PaletteGroup.HELP):
            kept = {key: e for key, e in self._used_here.items() if key != entry.key}
            self._used_here = dict([(entry.key, entry), *kept.items()][:_MOST_RECENT])
        elif entry.key:
            self._window.settings.remember_command(entry.key)

    def _search_help(self, wanted: str) -> None:
        from crowdgui.ui.dialogs.help.window import show_help

        show_help(self._window).field.setText(wanted)


def _group(
    group: PaletteGroup,
    found: Sequence[tuple[PaletteEntry, tuple[Span, ...]]],
    total: int,
    listed: int,
) -> list[PaletteRow]:
    """Return the rows of a group: its title, its entries, and “Show all” where there are more."""
    if not found:
        return []
    rows = [PaletteRow(group, group.words, count=format_number(total))]
    rows += [PaletteRow(group, entry.title, entry, spans) for entry, spans in found]
    if len(found) < max(listed, min(total, _AT_FIRST + 1)):
        words = tr("Show all {n}", n=format_number(total))
        rows.append(PaletteRow(group, words, count=format_number(total), more=True))
    return rows


@dataclass(frozen=True, eq=False)
class PaletteHits:
    """What a thread has found: workers and items, where there are some, and places of the help."""

    wanted: str
    workers: IdHits | None
    items: IdHits | None
    help: tuple[SearchHit, ...]


def _find(finders: tuple[IdFinder, ...], wanted: str, report: ProgressCallback) -> PaletteHits:
    from crowdgui.ui.dialogs.help.book import read_book

    places = tuple(read_book().search(wanted))
    ids = [finder.find(wanted, report) for finder in finders]
    workers, items = ids or (None, None)
    return PaletteHits(wanted, workers, items, places)


def _legend(keys: Sequence[str], words: str) -> list[QWidget]:
    return [*(KeyCap(key) for key in keys), text_label(words, "caption", "text2")]
