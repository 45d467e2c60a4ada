"""F1: which place of the help explains which part of the window, by object name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from crowdgui.core.agreement.coefficients import AgreementMeasure
from crowdgui.core.rules.registry import RULES

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow


WINDOWS = {
    "about": "start",
    "add-content": "file#import",
    "add-labels-dialog": "projects#add",
    "add-or-open": "projects#add",
    "agreement-dialog": "agreement",
    "audit-dialog": "guarantee#audit",
    "audit-list-dialog": "guarantee#audit-list",
    "cluster-dialog": "start#cluster",
    "costs-dialog": "guarantee#costs",
    "flag-dialog": "workers#flag-rules",
    "help-window": "start#this-help",
    "import-dialog": "file#import",
    "laboratory": "compare#simulate",
    "mark-models-dialog": "models#who",
    "model-card-dialog": "models#card",
    "people-curve-dialog": "models#voters",
    "prices-dialog": "compare#money",
    "question": "questions",
    "reviewer-dialog": "items#reviewer",
    "history-dialog": "projects#undo",
    "set-review-dialog": "tags#review",
    "settings-dialog": "start#settings",
    "tags-dialog": "tags#errors",
}
"""Places of dialogs."""


_COEFFICIENTS = {
    AgreementMeasure.ALPHA: "agreement#alpha",
    AgreementMeasure.ALPHA_ORDINAL: "agreement#order",
    AgreementMeasure.ALPHA_INTERVAL: "agreement#order",
    AgreementMeasure.PERCENT: "agreement#percent",
    AgreementMeasure.FLEISS: "agreement#fleiss",
    AgreementMeasure.COHEN: "agreement#cohen",
    AgreementMeasure.AC1: "agreement#ac1",
}


PLACES = {
    # Around the pages
    "corner": "projects",
    "progress-strip": "projects#running",
    "question": "file#several-questions",
    # Data
    "page-data": "start#data-page",
    "drop-area": "start#ways-in",
    "matrix-picture": "start#data-page",
    "sample-street-signs": "start#walk",
    "sample-audited-reviews": "samples#audit",
    "sample-signs-with-gold": "samples#gold",
    "sample-people-and-models": "samples#models",
    "sample-rated-replies": "samples#ratings",
    # Labels
    "page-labels": "rules#labels-page",
    "rule-list": "rules#choose",
    "choice-form": "rules",
    "convergence": "rules#labels-page",
    "costs": "guarantee#costs",
    "agreement": "agreement",
    # Workers
    "page-workers": "workers",
    "worker-table": "workers#table",
    "find-worker": "workers#table",
    "worker-filter": "workers#flags",
    "flag-rules": "workers#flag-rules",
    "exclude-flagged": "workers#what-if",
    "what-if": "workers#what-if",
    "worker-sides": "workers#one-worker",
    "worker-agreement": "workers#flags",
    "worker-grounds": "workers#flags",
    "worker-bars": "workers#one-worker",
    "worker-answers-note": "workers#same-again",
    "worker-pace": "workers#pace",
    "partner-table": "workers#one-worker",
    "confusion": "workers#confusion",
    "matrix-against": "workers#confusion",
    "worker-scatter": "workers#pictures",
    "class-heat": "workers#pictures",
    "pair-heat": "workers#copying",
    "agreement-histogram": "workers#pictures",
    # People and models
    "model-names": "models#who",
    "model-votes": "models#guarantee",
    "worker-kind": "models#who",
    "models-panel": "models#votes",
    "shared-mistakes": "models#votes",
    "replacement-model": "models#replace",
    "replacement-margin": "models#replace",
    "replacement-verdict": "models#replace",
    "replacement-chart": "models#replace",
    "replacement-more": "models#replace",
    "replacement-weakness": "models#replace",
    "model-accepted": "models#accept",
    "model-audit": "models#accept",
    "model-card": "models#card",
    "mixed-votes": "models#voters",
    # Items
    "page-items": "items",
    "item-table": "items#table",
    "item-filter": "items#table",
    "find-item": "items#table",
    "all-items": "items#one-item",
    "posterior": "items#confidence",
    "item-gold": "items#gold",
    "item-review": "items#review",
    "review": "items#review",
    "review-order": "items#orders",
    "review-queue": "items#orders",
    "review-gold": "items#gold",
    "hide-votes": "items#blind",
    "reviewer-change": "items#reviewer",
    # Guarantee
    "page-guarantee": "guarantee",
    "level-steps": "guarantee#levels",
    "ladder": "guarantee#ladder",
    "silent-bounds": "guarantee#ladder",
    "votes-plot": "guarantee#model",
    "rests-on": "guarantee#conditions",
    "audit-size": "guarantee#audit",
    "by-class": "guarantee#audit",
    "confidence": "guarantee#audit",
    "way-prices": "compare#money",
    "plan-prices": "compare#money",
    "plan-ways": "compare#money",
    "mixed-votes-prices": "compare#money",
    "forecast": "guarantee#audit",
    "acceptance-bar": "guarantee#audit",
    "review-for-guarantee": "guarantee#audit",
    "audit-more": "guarantee#audit",
    "audit-second": "guarantee#audit",
    "audit-settle": "guarantee#audit",
    "other-targets": "guarantee#audit",
    "error-estimate": "guarantee#plain-audit",
    "audit-rests-on": "guarantee#audit",
    "one-step": "guarantee#conditions",
    "one-step-conditions": "guarantee#conditions",
    "audit-draw": "guarantee#audit",
    "audit-continue": "guarantee#audit",
    "audit-save-list": "guarantee#audit-list",
    "audit-read-list": "guarantee#audit-list",
    "audit-drop": "guarantee#audit",
    "epsilon": "guarantee#audit",
    "delta": "guarantee#certainty",
    "certainty": "guarantee#certainty",
    "helps": "guarantee#helps",
    "gold-at-random": "guarantee#gold",
    "way-gold-at-random": "guarantee#gold",
    "quantities": "guarantee#numbers",
    # Compare
    "page-compare": "compare",
    "rule-table": "compare#rules",
    "run-others": "compare#rules",
    "use-rule": "compare#rules",
    "difference-heat": "compare#rules",
    "study": "compare#study",
    "advice": "compare#advice",
    "plan": "compare#plan",
    "reliability": "compare#reliability",
    "audit-confidence": "compare#reliability",
    "simulate": "compare#simulate",
    # Export
    # Comparisons of two
    "page-ranking": "comparisons",
    "ranking-table": "comparisons#ranking",
    "ranking-chart": "comparisons#ranking",
    "ranking-checks": "comparisons#checks",
    "standing-table": "comparisons#workers",
    "ranking-exclude": "comparisons#workers",
    "export-ranking": "comparisons#export",
    # Export
    "page-export": "export",
    "export-format": "export#formats",
    "export-labels": "export#final-labels",
    "export-workers": "export#workers",
    "export-confusion": "export#confusion",
    "export-audit": "export#audit",
    "export-label-studio": "export#other-tools",
    "export-crowd-kit": "export#other-tools",
    "export-hugging-face": "export#other-tools",
    "export-summary": "export#summary",
    "export-guarantee": "export#summary",
    "export-report-html": "export#report",
    "export-report-pdf": "export#report",
    "export-exact": "export#formulas",
    "export-pseudonyms": "export#pseudonyms",
    "export-names": "export#report",
    "copy-final-labels": "export#copy",
    # The import window
    "import-preview": "file#roles",
    "import-layout": "file#shapes",
    "import-files": "file#tools",
    "import-format": "file#tools",
    "import-separator": "file#traps",
    "import-encoding": "file#traps",
    "import-recipes": "file#recipes",
    "import-missing": "file#no-answer",
    "import-repeats": "file#repeats",
    "import-words": "file#classes",
    "import-fold": "file#classes",
    "import-tags": "tags#reading",
    "import-tags-empty": "tags#reading",
    "import-tags-pooled": "tags#pooled",
    "import-tags-unknown": "tags#reading",
    "import-order": "file#classes",
    "import-question": "file#several-questions",
    "import-every-question": "file#several-questions",
    "import-gold-worker": "file#gold",
    "import-models": "models#who",
    "import-models-choose": "models#who",
    # Agreement
    "agreement-classes": "agreement#by-class",
    "agreement-items": "agreement#by-item",
    "agreement-pairs": "agreement#by-item",
    "two-workers": "agreement#by-item",
    **{f"rule-{key}": f"rules#{key}" for key in RULES},
    **{f"coefficient-{measure}": place for measure, place in _COEFFICIENTS.items()},
}
"""Places of parts of a window; what has none shares that of what it stands in."""


def find_help_place(widget: QWidget | None) -> str:
    """Return the place of a part, or of the nearest around it that has one; "" if none has."""
    while widget is not None:
        known = WINDOWS if widget.isWindow() else PLACES
        if widget.objectName() in known:
            return known[widget.objectName()]
        widget = widget.parentWidget()
    return ""


KEY = "F1"


_NAME = "help-key"


class HelpKey(QObject):
    """Adds the key to every dialog that gets the keyboard; the main window has it in its menu.

    `page` gives the page that is shown, whose place counts where nothing nearer has one. The help
    itself is loaded when it is first asked for.
    """

    def __init__(self, window: QMainWindow, page: Callable[[], QWidget]) -> None:
        super().__init__(window)
        self._window, self._page = window, page
        self._rested = QCursor.pos()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    @Slot()
    def show(self) -> None:
        window = QApplication.activeModalWidget() or QApplication.activeWindow() or self._window
        _show(window, self.place(window))

    @Slot()
    def show_book(self) -> None:
        _show(self._window, "start")

    @Slot()
    def show_theory(self) -> None:
        _show(self._window, "theory")

    def place(self, window: QWidget) -> str:
        """Return the place of what is meant in a window that is in use.

        The mouse means something only if it was moved since the keyboard went where it is: it may
        lie anywhere while somebody works by keys.
        """
        under = QApplication.widgetAt(QCursor.pos())
        pointed = under if QCursor.pos() != self._rested else None
        if pointed is not None and pointed.objectName() == "corner-help":
            # The button that asks is not what is asked about.
            pointed = None
        for widget in (pointed, QApplication.focusWidget()):
            if (
                widget is not None
                and widget.window() is window
                and (place := find_help_place(widget))
            ):
                return place
        return find_help_place(window) or find_help_place(self._page()) or "start"

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        self._rested = QPoint(QCursor.pos())
        window = now.window() if now is not None else self._window
        # It loses the keyboard also while it is taken apart, and this with it.
        if not isValid(window):
            return
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        # A main window has the key in its menu: twice, it would mean nothing.
        if window.findChild(HelpKey, options=direct) or window.findChild(QShortcut, _NAME, direct):
            return
        key = QShortcut(QKeySequence(KEY), window)
        key.setObjectName(_NAME)
        key.activated.connect(self.show)


def _show(window: QWidget, place: str) -> None:
    from crowdgui.ui.dialogs.help.window import show_help

    show_help(window, place)
