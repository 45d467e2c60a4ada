"""The dialog of prices: none, nothing and something are different; what is used can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtTest import QTest

from crowdgui.core.prices import Prices
from crowdgui.ui.dialogs import prices
from crowdgui.ui.dialogs.prices import PricesDialog
from crowdgui.ui.widgets.fields import PriceField
from tests.ui.open_session import opened, run_in, small_crowd

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot


def test_a_price_is_typed_in_the_locale_and_may_be_none(qtbot: QtBot) -> None:
    field = PriceField("price", "Price", 100.0)
    qtbot.addWidget(field)
    field.setLocale(QLocale(QLocale.Language.German))
    assert field.price == 0.0
    for typed, price, shown in (("0,125", 0.125, "0,125"), ("", None, "–"), ("0", 0.0, "0,00")):
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_Delete)
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert field.price == price
        assert field.text() == shown


def test_selected_workers_get_prices_of_their_own(qtbot: QtBot) -> None:
    session = opened(*small_crowd())
    run_in(session)
    outcome = session.question.outcome
    assert outcome is not None
    dialog = PricesDialog(outcome, Prices(0.05, currency="EUR"), None)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    assert "EUR" in dialog.figures.text()
    dialog.table.select(np.array([1]))
    qtbot.waitUntil(lambda: dialog.table.selected_rows().size == 1)
    dialog.own.set_price(0.2)
    dialog.set_own.click()
    worker = int(dialog._workers[1])
    assert dialog.prices == Prices(0.05, currency="EUR", workers=((worker, 0.2),))
    dialog.currency.setText("\u202eEU\x07R ")
    dialog.currency.editingFinished.emit()
    assert dialog.prices.currency == "EUR"
    session.set_prices(dialog.prices)
    assert session.state.prices == dialog.prices
    session.question.undo.undo()
    assert session.state.prices == Prices()
    dialog.reject()


def test_on_a_small_screen_the_table_is_shorter(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = opened(*small_crowd())
    run_in(session)
    outcome = session.question.outcome
    assert outcome is not None
    dialogs = []
    for height in (2000, 500):
        monkeypatch.setattr(prices, "screen_room", lambda _, height=height: QSize(900, height))
        dialogs.append(PricesDialog(outcome, Prices(0.05), None))  # type: ignore[arg-type]
        qtbot.addWidget(dialogs[-1])
    large, small = dialogs
    assert small.height() <= 500 < large.height()
    assert small.table.height() < large.table.height()
