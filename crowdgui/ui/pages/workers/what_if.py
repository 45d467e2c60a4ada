"""What follows from excluding workers: the strip at the foot of the page, and its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.bounds.guarantee import BoundKey
from crowdgui.core.labels import UNLABELLED
from crowdgui.text.guarantees.bounds import describe_reason
from crowdgui.text.translation import (
    format_number,
    format_percent,
    format_percent_up,
    join_clauses,
    join_list,
    tr,
    tr_n,
)
from crowdgui.ui.controllers.run_controller import TaskKind
from crowdgui.ui.style.fonts import base_px
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.layout import Surface, column, named, row
from crowdgui.ui.widgets.text import ElidedLabel, IconView, plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from crowdgui.core.bounds.guarantee import BoundEntry, Guarantee
    from crowdgui.core.labels import Labels
    from crowdgui.core.results import GoldScore
    from crowdgui.core.workers.what_if import OutcomeDiff
    from crowdgui.ui.controllers.run_controller import RunController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.session.what_if import WhatIf


_INSET, _UNDER = 40, 26
"""What stands free at both sides, and how far in the words begin."""


_PLACE = 3
"""Of the figures among the parts of a line."""


class WhatIfFigure(NamedTuple):
    """A figure before and after, with what it is, and why there is none where there is not."""

    caption: str
    value: str
    tip: str = ""


class WhatIfStrip(Surface):
    """Hidden until `show_figures` or `show_state`.

    Signals
    -------
    show_clicked: the items behind the first figure are wanted.
    undo_clicked, keep_clicked
    """

    show_clicked = Signal()
    undo_clicked = Signal()
    keep_clicked = Signal()

    def __init__(self, name: str) -> None:
        super().__init__("accent_soft", ("top",))
        self.setObjectName(name)
        self._title = ElidedLabel("", "strong")
        self._below = ElidedLabel("", "caption", "text2")
        self._state = ElidedLabel("", "body", "text2")
        self._figures = QWidget()
        self._parts = row(parent=self._figures, spacing=18)
        self._made: list[_Part] = []
        self._show = button("", "link", name=f"{name}-show")
        self._undo = button(tr("Undo"), name=f"{name}-undo")
        self._keep = button(tr("Keep"), "primary", name=f"{name}-keep")
        words = column(None, self._title, self._below, None)
        buttons = row(self._show, self._undo, self._keep)
        self._line = row(
            IconView("branch", 16, "accent_text"),
            words,
            self._state,
            self._figures,
            buttons,
            spacing=10,
        )
        self._line.setStretchFactor(words, 1)
        self._lines = column(self._line, parent=self, margins=(24, 0, 16, 0))
        self._lines.setStretchFactor(self._line, 1)
        self._show.clicked.connect(self.show_clicked)
        self._undo.clicked.connect(self.undo_clicked)
        self._keep.clicked.connect(self.keep_clicked)
        self.hide()

    def show_figures(
        self, title: str, below: str, figures: Sequence[WhatIfFigure], link: str
    ) -> None:
        """Show what changes; `link` offers the items behind it, where there are any."""
        self._show_texts(title, below, "")
        # To make new parts takes longer than all else that is shown.
        for _ in figures[len(self._made) :]:
            self._made.append(_Part())
            self._parts.addWidget(self._made[-1])
        for place, part in enumerate(self._made):
            if place < len(figures):
                part.show_figure(figures[place])
            # A part that is still hidden would count for nothing in the line's width.
            part.setVisible(place < len(figures))
        self._figures.show()
        set_button_text(self._show, link)
        self._show.setVisible(bool(link))
        self._keep.show()
        said = join_clauses(f"{figure.caption}: {figure.value}" for figure in figures)
        self.setAccessibleDescription(f"{below}. {said}")
        self._arrange()

    def show_state(self, title: str, below: str, state: str, *, kept: bool) -> None:
        """Describe why there are no figures; `kept` says whether they may be kept unseen."""
        self._show_texts(title, below, state)
        self._figures.hide()
        self._show.hide()
        self._keep.setVisible(kept)
        self.setAccessibleDescription(f"{below}. {state}")
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Move the figures to a line of their own where they would cut the title."""
        self._line.insertWidget(_PLACE, self._figures)
        short = self._line.sizeHint().width() > self.width() - _INSET
        if short:
            self._lines.addWidget(self._figures, 0, Qt.AlignmentFlag.AlignLeft)
        self._parts.setContentsMargins(_UNDER if short else 0, 0, 0, 6 if short else 0)
        self.setFixedHeight((base_px() + 34) * (2 if short else 1))

    def _show_texts(self, title: str, below: str, state: str) -> None:
        self.setAccessibleName(title)
        self._title.setText(title)
        self._below.setText(below)
        self._state.setText(state)
        self._state.setVisible(bool(state))
        self.show()


class _Part(QWidget):
    """A figure among the parts of the line."""

    def __init__(self) -> None:
        super().__init__()
        self._caption, self._value = ElidedLabel("", "axis", "text2"), text_label("", "strong")
        column(None, self._caption, self._value, None, parent=self)

    def show_figure(self, figure: WhatIfFigure) -> None:
        named(self, "what-if-figure", f"{figure.caption}: {figure.value}")
        self.setToolTip(plain_tooltip(figure.tip))
        self._caption.setText(figure.caption)
        self._value.setText(figure.value)


BOUND = BoundKey.CHERNOFF
"""The sharpest bound that every weighted vote has; the paper's own rises when labels go."""


def what_if_title(out: int, back: int) -> str:
    """State that `out` workers were excluded and `back` included, until that is kept or undone."""
    if out and back:
        return tr(
            "{out} excluded, {back} included: what this changes",
            out=tr_n("{n} worker", "{n} workers", out),
            back=format_number(back),
        )
    if back:
        return tr_n(
            "{n} worker included: what this changes",
            "{n} workers included: what this changes",
            back,
        )
    return tr_n(
        "{n} worker excluded: what this changes", "{n} workers excluded: what this changes", out
    )


def describe_labels_moved(labels: Labels, gone: int, come: int) -> str:
    """Describe how many labels are removed or restored."""
    all_ = labels.n_labels
    parts = []
    if gone or not come:
        parts.append(
            tr_n(
                "{n} of {all} labels removed ({share})",
                "{n} of {all} labels removed ({share})",
                gone,
                all=format_number(all_),
                share=format_percent(gone / all_),
            )
        )
    if come:
        parts.append(
            tr_n(
                "{n} of {all} labels restored ({share})",
                "{n} of {all} labels restored ({share})",
                come,
                all=format_number(all_),
                share=format_percent(come / all_),
            )
        )
    return join_list(parts)


def what_if_figures(
    difference: OutcomeDiff, bounds: tuple[Guarantee, Guarantee] | None, waiting: bool
) -> tuple[WhatIfFigure, ...]:
    """Return before and after; `waiting` says that the bounds are still being computed."""
    n_items = difference.changed.size
    changed = WhatIfFigure(
        tr("Final labels changed"),
        tr("{n} of {all}", n=format_number(difference.n_changed), all=format_number(n_items)),
    )
    made = [changed, *_on_gold(difference.gold), *_bound(bounds, waiting)]
    if difference.uncovered:
        lost = WhatIfFigure(
            tr("Without a label"),
            tr_n("{n} item", "{n} items", difference.uncovered),
            tr("No included worker labelled these items, so they lose their final label."),
        )
        made.append(lost)
    return tuple(made)


def changed_items_link(difference: OutcomeDiff) -> str:
    """Offer the items whose final label changes; nothing where none does."""
    n = difference.n_changed
    return tr_n("Show the one", "Show the {n}", n) if n else ""


_MOVES = 3
"""Changes from one class to another that are named."""


def describe_changed_items(difference: OutcomeDiff, classes: Sequence[str]) -> str:
    """Describe what the items behind the link are, and what their labels were before."""
    out, back = int(difference.excluded.size), int(difference.included.size)
    if out and back:
        why = tr("after this change")
    elif back:
        why = tr_n("when this worker is included", "when {n} workers are included", back)
    else:
        why = tr_n("without this worker", "without these {n} workers", out)
    sentence = tr_n(
        "{n} item with a different final label {why}:",
        "{n} items with a different final label {why}:",
        difference.n_changed,
        why=why,
    )
    named = [_move_text(move, classes) for move in difference.moves[:_MOVES]]
    if len(difference.moves) > _MOVES:
        named.append(tr("and others"))
    return f"{sentence} {tr('{words}.', words=join_list(named))}"


def _move_text(move: tuple[int, int, int], classes: Sequence[str]) -> str:
    before, now, count = move
    names = [
        tr("no label") if k == UNLABELLED else tr("“{name}”", name=classes[k])
        for k in (before, now)
    ]
    return tr("{n} from {before} to {now}", n=format_number(count), before=names[0], now=names[1])


def _on_gold(gold: tuple[GoldScore, GoldScore] | None) -> tuple[WhatIfFigure, ...]:
    if gold is None:
        return ()
    before, after = (
        tr("{wrong} of {known}", wrong=format_number(score.wrong), known=format_number(score.known))
        for score in gold
    )
    tip = tr(
        "Error rate on the gold items that have a final label both before and after: "
        "{before} before, {after} after.",
        before=format_percent(gold[0].error),
        after=format_percent(gold[1].error),
    )
    off = [score.off for score in gold if score.off is not None]
    if len(off) == len(gold):
        tip += " " + tr(
            "Mean absolute error: {before} before, {after} after.",
            before=format_number(off[0].mean, 2),
            after=format_number(off[1].mean, 2),
        )
    return (WhatIfFigure(tr("Wrong on gold"), f"{before} → {after}", tip),)


def _bound(bounds: tuple[Guarantee, Guarantee] | None, waiting: bool) -> tuple[WhatIfFigure, ...]:
    """Return the bound before and after; nothing where neither is known."""
    if bounds is None:
        caption = tr("Error bound (estimate)")
        return (WhatIfFigure(caption, tr("working…")),) if waiting else ()
    before, after = (_entry(guarantee) for guarantee in bounds)
    if all(entry is None or entry.value is None for entry in (before, after)):
        return ()
    demoted = any(entry is not None and entry.demoted for entry in (before, after))
    given = (entry for entry in (before, after) if entry is not None and entry.reason)
    reasons = [describe_reason(entry) for entry in given]
    figure = WhatIfFigure(
        tr("Error bound, if the model holds") if demoted else tr("Error bound (estimate)"),
        f"{_limit(before)} → {_limit(after)}",
        reasons[0]
        if reasons
        else tr(
            "According to the estimated accuracies, at most this share of the final "
            "labels is wrong on average."
        ),
    )
    return (figure,)


def _entry(guarantee: Guarantee) -> BoundEntry | None:
    return next((entry for entry in guarantee.entries if entry.key is BOUND), None)


def _limit(entry: BoundEntry | None) -> str:
    return "–" if entry is None or entry.value is None else format_percent_up(entry.value)


class WhatIfPanel(WhatIfStrip):
    """Hidden while nobody's labels have gone or come back.

    Signals: `mask_wanted` with a mask of the items whose final label changes, and what they are.
    """

    mask_wanted = Signal(object, str)

    def __init__(self, session: Session, what_if: WhatIf, run_controller: RunController) -> None:
        super().__init__("what-if")
        self._session, self._what_if, self._run_controller = session, what_if, run_controller
        # What is shown: one change tells of itself several times.
        self._told: tuple[object, ...] = ()
        self.show_clicked.connect(self._on_show_clicked)
        self.undo_clicked.connect(what_if.take_back)
        self.keep_clicked.connect(what_if.keep)
        for signal in (
            what_if.changed,
            session.excluded_changed,
            session.guarantee_changed,
            run_controller.started,
            run_controller.ended,
        ):
            signal.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Show what the changes of who counts do, as far as that is known."""
        data, what_if = self._session.question.data, self._what_if
        if not what_if.open or data is None:
            self._told = ()
            self.hide()
            return
        given = data.labels.labels_per_worker
        title = what_if_title(*(len(moved) for moved in what_if.moved))
        moved = (int(given[list(workers)].sum()) for workers in what_if.moved)
        below = describe_labels_moved(data.labels, *moved)
        difference, running = what_if.difference, self._run_controller.kind is TaskKind.RUN
        if (self._run_controller.busy and running) or what_if.comparing:
            self._show_state_once(title, below, tr("Working…"), kept=True)
        elif difference is None or self._session.question.outdated:
            words = tr("The rule has not run this way, so there is nothing to compare.")
            self._show_state_once(title, below, words, kept=False)
        else:
            waiting = self._session.question.guarantee is None
            figures = what_if_figures(difference, what_if.bounds, waiting)
            link = changed_items_link(difference)
            told = title, below, figures, link
            if told != self._told:
                self._told = told
                self.show_figures(title, below, figures, link)

    def _show_state_once(self, title: str, below: str, state: str, *, kept: bool) -> None:
        told = title, below, state, kept
        if told != self._told:
            self._told = told
            self.show_state(title, below, state, kept=kept)

    @Slot()
    def _on_show_clicked(self) -> None:
        difference = self._what_if.difference
        if difference is not None:
            classes = (
                self._session.question.data.labels.classes.tolist()
                if self._session.question.data
                else []
            )
            self.mask_wanted.emit(difference.changed, describe_changed_items(difference, classes))
