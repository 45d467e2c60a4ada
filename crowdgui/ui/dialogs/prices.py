"""Prices of labels and of looking at items: what they are, and what the labels cost by them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QGridLayout, QLineEdit

from crowdgui.core.prices import LONGEST_CURRENCY, MOST_PRICE, Prices, labels_cost
from crowdgui.text.guarantees.prices import (
    cost_groups,
    describe_right_label,
    format_money,
)
from crowdgui.text.translation import format_number, join_clauses, tr, tr_n
from crowdgui.ui.models.columns import CellKind, TableColumn
from crowdgui.ui.style.fonts import scaled
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import PriceField
from crowdgui.ui.widgets.focus import FocusRing
from crowdgui.ui.widgets.layout import column, named, row, screen_room
from crowdgui.ui.widgets.table_view import TableView
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from crowdgui.core.prices import LabelsCost
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session

_WIDTH, _TABLE, _LEAST_TABLE, _FIELD = 680, 210, 90, 110


class PricesDialog(QDialog):
    """Fields for prices and a table of workers; `prices` is what they say, not used yet."""

    def __init__(self, outcome: Outcome, prices: Prices, parent: QWidget) -> None:
        super().__init__(parent)
        title = tr("Prices")
        named(self, "prices-dialog", title).setWindowTitle(title)
        self._outcome = outcome
        self._own = dict(prices.workers)
        self.person = PriceField("price-person", tr("Label by a person"), MOST_PRICE)
        self.model = PriceField("price-model", tr("Label by a model"), MOST_PRICE)
        self.audit = PriceField("price-audit", tr("Item audited"), MOST_PRICE)
        self.review = PriceField("price-review", tr("Item reviewed"), MOST_PRICE)
        words = tr("Currency")
        self.currency = named(
            QLineEdit(prices.currency, maxLength=LONGEST_CURRENCY), "price-currency", words
        )
        self.currency.setPlaceholderText("EUR")
        self.person.set_price(prices.person)
        self.model.set_price(prices.model)
        self.audit.set_price(prices.audit)
        self.review.set_price(prices.review)
        self.table = TableView("price-workers", tr("Cost of each worker’s labels"))
        self.own = PriceField("price-own", tr("Price of the selected workers’ labels"), MOST_PRICE)
        self.set_own = button(tr("Set for the selected workers"), name="price-own-set")
        self.figures = named(text_label("", "body", wrap=True), "price-figures")
        self._cancel = button(tr("Cancel"), name="prices-cancel")
        self._use = button(tr("Use these prices"), "primary", name="prices-use")
        self._lay_out()
        self._connect()
        self._show()

    @property
    def prices(self) -> Prices:
        return Prices(
            self.person.price,
            self.model.price,
            self.audit.price,
            self.review.price,
            # A sign that nobody sees, such as one that turns text around, comes in by pasting.
            "".join(filter(str.isprintable, self.currency.text())).strip(),
            tuple(sorted(self._own.items())),
        )

    def done(self, result: int) -> None:
        self.table.shut_down()
        super().done(result)

    def _lay_out(self) -> None:
        lead = tr(
            "What you pay, in one currency. An empty field means that the price is not known; 0 "
            "means that it costs nothing."
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        pairs = (
            (self.person, self.audit),
            (self.model, self.review),
            (self.currency, None),
        )
        for line, pair in enumerate(pairs):
            for place, field in enumerate(pair):
                if field is None:
                    continue
                field.setFixedWidth(scaled(_FIELD))
                name = text_label(field.accessibleName())
                grid.addWidget(name, line, 3 * place)
                grid.addWidget(field, line, 3 * place + 1)
        grid.setColumnMinimumWidth(2, scaled(32))
        grid.setColumnStretch(5, 1)
        self.own.setFixedWidth(scaled(_FIELD))
        only = text_label(tr("Other prices of single workers"), "strong")
        note = text_label(
            tr(
                "A right label costs the price divided by the share of right labels on gold items, "
                "with a 95% interval. Workers with few labels on gold have wide ones."
            ),
            "caption",
            "text2",
            wrap=True,
        )
        self._inside = column(
            text_label(lead, "body", "text2", wrap=True),
            grid,
            self.figures,
            only,
            self.table,
            row(self.own, self.set_own, None, spacing=8),
            note,
            row(None, self._cancel, self._use),
            parent=self,
            spacing=12,
            margins=(24, 20, 24, 16),
        )
        self.setFixedWidth(scaled(_WIDTH))
        self.own.set_price(None)
        FocusRing(self)

    def _connect(self) -> None:
        for field in (self.person, self.model, self.audit, self.review):
            field.valueChanged.connect(self._show)
        self.currency.editingFinished.connect(self._show)
        self.set_own.clicked.connect(self._on_own)
        self._cancel.clicked.connect(self.reject)
        self._use.clicked.connect(self.accept)
        self._use.setDefault(True)
        for other in (self._cancel, self.set_own):
            other.setAutoDefault(False)

    def _fit_height(self) -> None:
        """Grow with the figures as prices come; the table gives way on a small screen."""
        self.table.setFixedHeight(scaled(_TABLE))
        over = self._inside.totalHeightForWidth(scaled(_WIDTH)) - screen_room(self).height()
        if over > 0:
            self.table.setFixedHeight(max(scaled(_LEAST_TABLE), scaled(_TABLE) - over))
        self.setFixedHeight(self._inside.totalHeightForWidth(scaled(_WIDTH)))

    @Slot()
    def _on_own(self) -> None:
        price = self.own.price
        for line in self.table.selected_rows().tolist():
            worker = int(self._workers[line])
            if price is None:
                self._own.pop(worker, None)
            else:
                self._own[worker] = price
        self._show()

    @Slot()
    def _show(self) -> None:
        prices, currency = self.prices, self.prices.currency
        self.figures.setText(
            "\n".join(
                tr("{who}: {what}", who=name, what=_figures(found, currency))
                for name, found in cost_groups(self._outcome, prices)
                if found.priced
            )
        )
        self.figures.setVisible(bool(self.figures.text()))
        self._fit_height()
        self._workers = np.flatnonzero(self._outcome.workers.labels > 0)
        self.table.show_columns(self._columns(prices), len(self._workers))

    def _columns(self, prices: Prices) -> list[TableColumn]:
        """Return the columns of a row per worker who gave labels."""
        job, currency = self._outcome.job, prices.currency
        names, given = job.labels.worker_ids, self._outcome.workers.labels[self._workers]
        own = prices.per_label(job.labels.n_workers, job.kinds)[self._workers]
        return [
            TableColumn(
                "worker", tr("Worker"), CellKind.ID, lambda line: str(names[self._workers[line]])
            ),
            TableColumn("labels", tr("Labels"), CellKind.NUMBER, given, format_number),
            TableColumn(
                "price",
                tr("Price per label"),
                CellKind.NUMBER,
                own,
                lambda price: format_money(price, currency, price=True),
            ),
            TableColumn(
                "spent",
                tr("Cost"),
                CellKind.NUMBER,
                own * given,
                lambda cost: format_money(cost, currency),
            ),
            TableColumn(
                "right", tr("Cost of a right label"), CellKind.TEXT, partial(self._right, prices)
            ),
        ]

    def _right(self, prices: Prices, line: int) -> str:
        job = self._outcome.job
        members = np.zeros(job.labels.n_workers, dtype=bool)
        members[self._workers[line]] = True
        own = prices.per_label(job.labels.n_workers, job.kinds)
        found = labels_cost(self._outcome, own, members)
        return describe_right_label(found, prices.currency)


def _figures(found: LabelsCost, currency: str) -> str:
    return join_clauses(
        (
            tr_n(
                "{n} label for {cost}",
                "{n} labels for {cost}",
                found.priced,
                cost=format_money(found.spent, currency),
            ),
            tr("cost of a right label: {cost}", cost=describe_right_label(found, currency)),
        )
    )


def open_prices(session: Session, parent: QWidget) -> None:
    """Ask for the prices of the question that is shown."""
    outcome = session.question.outcome
    if outcome is None:
        return
    dialog = PricesDialog(outcome, session.state.prices, parent)
    dialog.accepted.connect(lambda: session.set_prices(dialog.prices))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
