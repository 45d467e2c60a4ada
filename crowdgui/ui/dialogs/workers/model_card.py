"""The report card of a model: one page to read, to copy, and to follow to the items."""

from __future__ import annotations

import re
from functools import partial
from html import escape
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QTextBrowser

from crowdgui.text.translation import escape_bidi, format_number, tr, tr_n
from crowdgui.text.workers.model_cards import (
    CLASS_HEADS,
    PROBABILITY_HEADS,
    card_facts,
    class_note,
    class_rows,
    frequent_mistakes,
    probability_note,
    probability_rows,
)
from crowdgui.ui.style.fonts import font
from crowdgui.ui.style.theme import tokens
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, resize_within_screen, row
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.groups.model_cards import ModelCard
    from crowdgui.core.groups.report_card import ReportCard
    from crowdgui.core.labels import Labels

_SIZE = (980, 660)
_BRACKETS = re.compile(r"\([^()]{1,24}\)")


def items_mistaken(
    card: ReportCard, labels: Labels, known: int, said: int
) -> tuple[BoolArray, str]:
    """Return the items of one class that a model gave another, and what they are."""
    mask = np.zeros(labels.n_items, dtype=bool)
    mask[card.mistaken(known, said)] = True
    words = tr_n(
        "{n} item that {model} labelled “{said}” and that is “{known}”.",
        "{n} items that {model} labelled “{said}” and that are “{known}”.",
        int(mask.sum()),
        model=str(labels.worker_ids[card.model]),
        said=str(labels.classes[said]),
        known=str(labels.classes[known]),
    )
    return mask, words


class ModelCardDialog(QDialog):
    """What is known of one model; a mistake’s count leads to its items.

    Signals: `mask_wanted` with a mask of items and what they are.
    """

    mask_wanted = Signal(object, str)

    def __init__(
        self, card: ModelCard, labels: Labels, audit: AuditSample | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._card, self._labels = card.report, labels
        model = str(labels.worker_ids[card.model])
        title = tr("Report card of {model}", model=model)
        named(self, "model-card-dialog", title).setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.page = named(QTextBrowser(), "model-card-page", title)
        self.page.setOpenLinks(False)
        self.page.setFont(font("body"))
        self._write = partial(_page, card, model, labels, audit)
        self._colored = tokens()
        self.page.setHtml(self._write())
        self.said = named(text_label("", "caption", "text2"), "model-card-said")
        self.copy_button = button(tr("Copy"), "quiet", name="model-card-copy", icon="copy")
        self.close_button = button(tr("Close"), name="model-card-close")
        head = text_label(title, "title")
        foot = row(self.copy_button, self.said, None, self.close_button)
        lines = column(head, self.page, foot, parent=self, spacing=12, margins=(24, 16, 24, 16))
        lines.setStretchFactor(self.page, 1)
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        self.page.anchorClicked.connect(self._on_link)
        FocusRing(self)
        resize_within_screen(self, *_SIZE)

    def changeEvent(self, event: QEvent) -> None:
        """Write the page again in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._colored is not tokens():
            self._colored = tokens()
            scrolled = self.page.verticalScrollBar().value()
            self.page.setHtml(self._write())
            self.page.verticalScrollBar().setValue(scrolled)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.page.toPlainText())
        self.said.setText(tr("Copied."))

    @Slot(QUrl)
    def _on_link(self, link: QUrl) -> None:
        known, said = (int(code) for code in link.path().split("-"))
        self.accept()
        self.mask_wanted.emit(*items_mistaken(self._card, self._labels, known, said))


def _page(card: ModelCard, model: str, labels: Labels, audit: AuditSample | None) -> str:
    """Write the card as a page; every text that comes from a file is escaped."""
    classes = [str(name) for name in labels.classes]
    facts = "".join(
        f"<tr><td width='26%'>{_cell(name)}</td><td>{_cell(words)}</td></tr>"
        for name, words in card_facts(card, model, audit)
    )
    heads = [tr(head) for head in CLASS_HEADS]
    by_class = _table(heads, (map(_cell, cells) for cells in class_rows(card.report, classes)))
    return (
        f"<table cellpadding='4' width='99%' cellspacing='0'>{facts}</table>"
        f"<p style='font-weight:600'>{escape(tr('By class'))}</p>{by_class}"
        f"<p style='color:{tokens().text2.name()}'>{_cell(class_note(card.report))}</p>"
        + _mistakes(card.report, classes)
        + _probabilities(card.report)
    )


def _probabilities(report: ReportCard) -> str:
    rows = probability_rows(report)
    if not rows:
        return ""
    heads = [tr(head) for head in PROBABILITY_HEADS]
    return (
        f"<p style='font-weight:600'>{escape(tr('Its probabilities'))}</p>"
        + _table(heads, (map(_cell, cells) for cells in rows))
        + f"<p style='color:{tokens().text2.name()}'>{_cell(probability_note(report))}</p>"
    )


def _mistakes(report: ReportCard, classes: Sequence[str]) -> str:
    title = f"<p style='font-weight:600'>{escape(tr('Most frequent mistakes'))}</p>"
    found = frequent_mistakes(report)
    if not found:
        none = (
            tr("The model made no mistakes on the items compared.")
            if report.compared
            else tr("No item could be compared.")
        )
        return f"{title}<p>{escape(none)}</p>"
    reference = tr("People’s final label") if report.assumed else tr("Known class")
    heads = [reference, tr("Label of the model"), tr("Items")]
    rows = (
        (_cell(classes[known]), _cell(classes[said]), _link(known, said, n))
        for known, said, n in found
    )
    return title + _table(heads, rows)


def _link(known: int, said: int, n: int) -> str:
    words = tr_n("Show the one", "Show the {n}", n)
    color = tokens().accent_text.name()
    return f"{format_number(n)} · <a style='color:{color}' href='items:{known}-{said}'>{words}</a>"


def _table(heads: Sequence[str], rows: Iterable[Iterable[str]]) -> str:
    color = tokens().text2.name()
    head = "".join(
        f"<th align='left' style='color:{color};font-weight:normal'>{_cell(words)}</th>"
        for words in heads
    )
    body = "".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>" for cells in rows
    )
    return f"<table cellpadding='4' width='99%' cellspacing='0'><tr>{head}</tr>{body}</table>"


def _cell(text: str) -> str:
    # An interval stays on one line.
    whole = _BRACKETS.sub(lambda found: found[0].replace(" ", "\u00a0"), escape_bidi(text))
    return escape(whole)
