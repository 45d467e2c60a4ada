"""The page Ranking: items and workers of comparisons of two, what the order rests on, its files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QSignalBlocker, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QFileDialog, QTabBar, QWidget

from crowdgui.core.labels import text_array
from crowdgui.core.options import option_fields
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.pairwise.ranking import RESAMPLES
from crowdgui.figures.ranking_chart import ranking_chart
from crowdgui.io.exporting.ranking import default_files
from crowdgui.io.reachable import path_exists
from crowdgui.text.ranking import (
    describe_intervals,
    describe_leader,
    describe_method,
    explain_standing,
    no_bounds_reason,
    ranking_checks,
    ranking_columns,
    standing_columns,
)
from crowdgui.text.run_summary import comparisons_size
from crowdgui.text.translation import tr, tr_n
from crowdgui.text.wording import option_text
from crowdgui.ui.dialogs.confirm import confirm_replace
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.pages.export.export_text import describe_exported
from crowdgui.ui.pages.page import Page, SplitView, lay_out_page, section
from crowdgui.ui.plots.interval_rows import RankingPlot
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.layout import Surface, column, named, row, scroll_vertically, stacked
from crowdgui.ui.widgets.lists import ConditionList
from crowdgui.ui.widgets.messages import MessageStrip, PageHeader, Severity
from crowdgui.ui.widgets.table_view import TableView, describe_copied
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from crowdgui.core.arrays import TextArray
    from crowdgui.core.pairwise.ranking import Ranking
    from crowdgui.io.exporting.write import ExportedFiles
    from crowdgui.text.wording import OptionText
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.settings import Settings


class RankingPage(Page):
    """Items ranked by comparisons of two, in the place of final labels and guarantees."""

    has_table = True

    def __init__(self, session: Session, run_controller: RunController, settings: Settings) -> None:
        super().__init__(session, "ranking")
        self._run_controller, self._settings = run_controller, settings
        self._written: Path | None = None
        self._workers_shown: TextArray | None = None
        self.header = PageHeader(tr("Ranking"))
        self.export_button = button(
            tr("Export ranking…"), "primary", name="export-ranking", icon="arrow-out"
        )
        self.header.add_action(self.export_button)
        self.message = MessageStrip("ranking-message")
        self.items = TableView("ranking-table", tr("Items by rank"))
        self.workers = TableView("standing-table", tr("Workers"))
        self.exclude_button = button("", name="ranking-exclude")
        self.plot = RankingPlot()
        self.checks = ConditionList("ranking-checks")
        self._method = text_label("", "caption", "text2", wrap=True)
        self.options = {
            option.key: _tick(f"ranking-{option.key}", option_text(option))
            for option in option_fields(RankingOptions)
        }
        self.pseudonyms = named(
            QCheckBox(tr("Replace workers’ names with numbers")),
            "ranking-pseudonyms",
            tr("Replace workers’ names with numbers"),
        )
        parts = tr("Tables"), tr("Picture and checks")
        self.body = SplitView(self._make_left(), scroll_vertically(self._make_right()), 440, parts)
        self.empty = self.make_empty(
            tr("Nothing to rank yet"),
            tr("Open a file of comparisons of two items to see their ranking."),
        )
        self.setLayout(lay_out_page(self.header, self.message, self.body, self.empty))
        self._connect()

    def refresh(self) -> None:
        shown = self.session.question
        found = shown.ranking
        self.body.setVisible(found is not None)
        self.empty.setVisible(found is None)
        self.export_button.setEnabled(
            found is not None and not self._run_controller.export_controller.busy
        )
        self.message.hide()
        for key, box in self.options.items():
            with QSignalBlocker(box):
                box.setChecked(getattr(self.session.state.ranking, key))
        if found is None:
            self.header.set_finding("" if shown.data is None else tr("The items are being ranked."))
            return
        self.header.set_finding(
            tr("{leader} {size}.", leader=describe_leader(found), size=_size(found))
        )
        self.checks.set_conditions(ranking_checks(found))
        self._method.setText(f"{describe_method(found)} {describe_intervals(found, RESAMPLES)}")
        self.plot.set_chart(ranking_chart(found))
        self._show_items(found)
        self._show_workers(found)
        if not found.connections.connected:
            sentence = tr(
                "The comparisons don’t connect all items. Compare items of different groups to "
                "rank them together."
            )
            self.message.show_message(Severity.WARN, sentence)

    def status_text(self) -> tuple[str, str]:
        found = self.session.question.ranking
        return ("" if found is None else f"{comparisons_size(found.comparisons)}.", "")

    def copy(self) -> None:
        (self.items if self._tabs.currentIndex() == 0 else self.workers).copy_all()

    def shut_down(self) -> bool:
        return self.items.shut_down() & self.workers.shut_down()

    def _make_left(self) -> QWidget:
        left = Surface("canvas")
        self._tabs = named(QTabBar(), "ranking-tabs", tr("Items or workers"))
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(False)
        for words in (tr("Items"), tr("Workers")):
            self._tabs.addTab(words)
        standings = QWidget()
        note = text_label(
            tr(
                "Each worker is compared with the ranking that the other workers’ comparisons "
                "give. A test of guessing is corrected for the number of workers."
            ),
            "caption",
            "text2",
            wrap=True,
        )
        foot = row(note, self.exclude_button, spacing=16, margins=(24, 8, 20, 12))
        foot.setStretchFactor(note, 1)
        column(self.workers, foot, parent=standings).setStretchFactor(self.workers, 1)
        self._stack = stacked(self.items, standings, parent=left)
        lines = column(self._tabs, self._stack, parent=left)
        lines.setStretchFactor(self._stack, 1)
        return left

    def _make_right(self) -> QWidget:
        right = Surface("canvas")
        picture = Surface("canvas")
        column(self.plot, parent=picture, margins=(20, 12, 20, 12))
        rests, lines = section(tr("What the ranking rests on"))
        lines.addWidget(self.checks)
        lines.addWidget(self._method)
        lines.addWidget(text_label(no_bounds_reason(), "caption", "text2", wrap=True))
        choices, lines = section(tr("Options"))
        for box in self.options.values():
            lines.addWidget(box)
        files, lines = section(tr("Exported files"))
        lines.addWidget(
            text_label(
                tr(
                    "Ranking and workers as CSV, a summary for programs, and a report that opens "
                    "in any browser. The report shows workers as numbers."
                ),
                "caption",
                "text2",
                wrap=True,
            )
        )
        lines.addWidget(self.pseudonyms)
        column(picture, rests, choices, files, None, parent=right)
        return right

    def _connect(self) -> None:
        self.session.ranking_changed.connect(self._on_changed)
        self._tabs.currentChanged.connect(self._stack.setCurrentIndex)
        for box in self.options.values():
            box.toggled.connect(self._on_option)
        self.export_button.clicked.connect(self._on_export)
        self.exclude_button.clicked.connect(self._on_exclude)
        self.workers.row_chosen.connect(lambda _: self._name_exclusion())
        for view in (self.items, self.workers):
            view.copied.connect(self._on_copied)
        export_controller = self._run_controller.export_controller
        export_controller.exported.connect(self._on_exported)
        export_controller.started.connect(lambda _: self.message.hide())
        for moment in (export_controller.started, export_controller.ended):
            moment.connect(self._enable_export)
        self.message.link_clicked.connect(self._on_show_folder)

    def _show_items(self, found: Ranking) -> None:
        sort = {
            "rank": np.where(found.rank > 0, found.rank, np.nan).astype(float),
            "rank-interval": np.where(found.rank > 0, found.rank_low, np.nan).astype(float),
            "score": found.score,
            "score-interval": found.score_low,
            "beats-average": found.beats_average,
            "group": found.connections.part,
            **{name: getattr(found.counts, name) for name in ("wins", "losses", "ties")},
            "comparisons": found.counts.comparisons,
        }
        columns = [
            TableColumn(
                each.key,
                each.name,
                CellKind.NUMBER if each.numeric else CellKind.ID,
                text_array(each.cells(found)),
                tooltip=each.sentence,
                sort_keys=sort.get(each.key),
                two_lined=" " in each.name,
            )
            # The widest first: beside the edge a short title has no room for its arrow.
            for each in sorted(ranking_columns(found), key=lambda each: each.key != "item")
        ]
        self.items.show_columns(columns, found.rank.size, first_by="rank")
        # Numbers stay beside each other: the name takes the room that is left.
        self.items.stretch("item")

    def _show_workers(self, found: Ranking) -> None:
        standings = found.workers
        excluded = self.session.question.excluded_mask
        sort = {
            "comparisons": standings.comparisons,
            "ties": standings.ties,
            "agreement": standings.agreement,
            "interval": standings.low,
            "p": standings.p_value,
        }
        names = found.comparisons.worker_ids
        columns = [
            TableColumn("worker", tr("Worker"), CellKind.ID, names, tooltip=tr("Who compared."))
        ]
        for each in standing_columns(standings):
            cells = text_array(each.cells(standings))
            tip = each.sentence
            columns.append(
                TableColumn(
                    each.key,
                    each.name,
                    CellKind.NUMBER if each.numeric else CellKind.TEXT,
                    cells,
                    tooltip=tip,
                    sort_keys=sort.get(each.key),
                    two_lined=" " in each.name,
                )
            )
        before, same = self.workers.chosen, names is self._workers_shown
        self.workers.show_columns(columns, len(names), dimmed=excluded, first_by="agreement")
        self.workers.stretch("worker")
        self._workers_shown = names
        if same and before >= 0:
            self.workers.choose(before)
        self._name_exclusion()

    def _name_exclusion(self) -> None:
        """Name what the button does to the chosen worker, and what the test of them shows."""
        worker, found = self.workers.chosen, self.session.question.ranking
        out = worker in self.session.state.excluded
        set_button_text(self.exclude_button, tr("Include worker") if out else tr("Exclude worker"))
        self.exclude_button.setEnabled(worker >= 0)
        tip = ""
        if found is not None and 0 <= worker < len(found.workers.standing):
            tip = explain_standing(found.workers.standing[worker])
        self.exclude_button.setToolTip(plain_tooltip(tip))

    @Slot()
    def _on_option(self) -> None:
        ticked = {key: box.isChecked() for key, box in self.options.items()}
        self.session.rank_by(RankingOptions(**ticked))

    @Slot()
    def _on_exclude(self) -> None:
        worker = self.workers.chosen
        if worker < 0:
            return
        change = (
            self.session.include if worker in self.session.state.excluded else self.session.exclude
        )
        change([worker])

    @Slot()
    def _enable_export(self) -> None:
        ready = self.session.question.ranking is not None
        self.export_button.setEnabled(ready and not self._run_controller.export_controller.busy)

    @Slot()
    def _on_export(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, tr("Folder for the files"), str(self._settings.folder)
        )
        if chosen:
            self.export_to(Path(chosen))

    def export_to(self, folder: Path) -> None:
        """Write the files into a folder; what is there is replaced on a yes only."""
        there = [path for path in default_files(folder) if path_exists(path)]
        if not there or confirm_replace(self, there):
            own = self._settings.pseudonym_key
            key = own if self.pseudonyms.isChecked() else None
            self._run_controller.export_controller.export_ranking(folder, key, own)

    @Slot(object)
    def _on_exported(self, done: ExportedFiles) -> None:
        if self.session.question.ranking is None:
            return
        self._written = done.files[0].parent
        self._settings.folder = self._written.parent
        self.message.show_message(
            Severity.OK, describe_exported(done), tr("Show folder"), closable=True
        )

    @Slot()
    def _on_show_folder(self) -> None:
        if self._written is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._written)))

    @Slot(int, int)
    def _on_copied(self, copied: int, of: int) -> None:
        self.announced.emit(describe_copied(copied, of))


def _size(found: Ranking) -> str:
    return tr_n("From {n} comparison", "From {n} comparisons", found.comparisons.n_comparisons)


def _tick(name: str, words: OptionText) -> QCheckBox:
    made = named(QCheckBox(words.name), name, words.name)
    made.setToolTip(plain_tooltip(words.sentence))
    return made
