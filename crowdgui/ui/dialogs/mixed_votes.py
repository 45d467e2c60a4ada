"""What more people per item would give, with models and without."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog

from crowdgui.analysis import curve_of_people
from crowdgui.core.groups.mixed_votes import NoCurve
from crowdgui.figures.curves import CurveMeasure, people_curves
from crowdgui.jobs.runner import Runner
from crowdgui.text.translation import join_sentences, tr, tr_n
from crowdgui.text.workers.model_cards import describe_no_curve
from crowdgui.ui.dialogs.closing import close_when_stopped
from crowdgui.ui.plots.curves_plot import CurvesPlot
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import ModeBar, button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row
from crowdgui.ui.widgets.progress import ProgressBar
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.groups.mixed_votes import PeopleCurve
    from crowdgui.core.progress import Progress
    from crowdgui.core.results import Outcome

_SIZE = (760, 520)


class PeopleCurveDialog(QDialog):
    """Curves over people per item, computed while the dialog is open."""

    def __init__(self, outcome: Outcome, options: GuaranteeOptions, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("More or fewer people per item")
        named(self, "people-curve-dialog", title).setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._found: PeopleCurve | None = None
        self._runner = Runner(self)
        self.said = named(text_label("", "body", "text2", wrap=True), "people-curve-said")
        self.bar = ProgressBar()
        self.measures = ModeBar("people-curve-measure", [m.value for m in CurveMeasure])
        self.measures.set_words(CurveMeasure.ERROR.value, tr("Error on known items"))
        self.measures.set_words(CurveMeasure.CHANGED.value, tr("Labels that change"))
        self.measures.hide()
        self.plot = CurvesPlot("people-curve", title)
        self.close_button = button(tr("Close"), name="people-curve-close")
        lines = column(
            self.said,
            self.bar,
            self.measures,
            self.plot,
            row(None, self.close_button),
            parent=self,
            spacing=12,
            margins=(24, 16, 24, 16),
        )
        lines.setStretchFactor(self.plot, 1)
        self.close_button.clicked.connect(self.accept)
        self.measures.mode_chosen.connect(self._draw)
        self._runner.progressed.connect(self._on_progressed)
        self._runner.succeeded.connect(self._on_found)
        self._runner.failed.connect(self.said.setText)
        self._runner.finished.connect(self.bar.hide)
        FocusRing(self)
        self.resize(*map(scaled, _SIZE))
        self.said.setText(tr("Running the rule on fewer labels, drawn at random…"))
        self.bar.set_share(None)
        task = partial(curve_of_people, outcome, options)
        self._runner.start(tr("Computing the curve"), task)

    def done(self, result: int) -> None:
        stop = partial(self._runner.shut_down, 0)
        close_when_stopped(self, stop, partial(super().done, result))

    @Slot(object)
    def _on_progressed(self, reached: tuple[Progress, ...]) -> None:
        self.bar.set_share(reached[-1].fraction)

    @Slot(object)
    def _on_found(self, found: PeopleCurve) -> None:
        self._found = found
        self.said.setText(_said(found))
        if found.reason is NoCurve.NO_PEOPLE:
            return
        known = found.reason is None
        self.measures.setVisible(known)
        self.measures.choose((CurveMeasure.ERROR if known else CurveMeasure.CHANGED).value)
        self._draw()

    @Slot()
    def _draw(self) -> None:
        if self._found is not None:
            measure = CurveMeasure(self.measures.chosen())
            curves = people_curves(self._found, measure)
            self.plot.set_caption(curves.up.title)
            self.plot.set_curves(curves)


def _said(found: PeopleCurve) -> str:
    if found.reason is NoCurve.NO_PEOPLE:
        return describe_no_curve(found.reason)
    items = tr_n(
        "On {n} item that both people and models labelled.",
        "On {n} items that both people and models labelled.",
        found.items,
    )
    if found.reason is not None:
        return join_sentences(
            (items, tr("Their error isn’t known."), describe_no_curve(found.reason))
        )
    known = tr_n("{n} of them is of known class.", "{n} of them are of known class.", found.known)
    seen = tr("The rule has used gold, so its error there is too low.") if found.gold_seen else ""
    return join_sentences((items, known, seen))
