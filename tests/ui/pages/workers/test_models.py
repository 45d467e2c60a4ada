"""What the Workers page shows of models: shared mistakes, replacement, who votes, a report card."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QThread, QUrl
from PySide6.QtWidgets import QApplication

from crowdgui.core.groups.mixed_votes import Voters
from crowdgui.core.groups.report import group_report
from crowdgui.core.prices import Prices
from crowdgui.core.results import run_job
from crowdgui.ui.controllers.run_controller import RunController
from crowdgui.ui.dialogs.workers.model_card import ModelCardDialog
from crowdgui.ui.pages.workers.mixed_votes import PeopleCurveDialog
from crowdgui.ui.pages.workers.page import WorkersPage
from crowdgui.ui.session.session import Session
from crowdgui.ui.session.settings import Settings
from crowdgui.ui.session.what_if import WhatIf
from tests.core.groups.mixed_crowds import GUESSER, MODEL_NAMES, named_crowd
from tests.ui.certified import certified
from tests.ui.open_session import imported

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from crowdgui.core.arrays import BoolArray

Shown = tuple[Session, WorkersPage]


def until(done: Callable[[], bool]) -> None:
    """Let threads come back."""
    for _ in range(2000):
        QApplication.processEvents()
        if done():
            return
        QThread.msleep(5)
    raise AssertionError("nothing came back")


@pytest.fixture(scope="module")
def shown(qapp: QApplication) -> Iterator[Shown]:
    """Return one page for all these tests, with a crowd of people and models and some gold."""
    session = Session()
    work = RunController(session, Settings())
    page = WorkersPage(session, WhatIf(session), work)
    labels, truth, kinds = named_crowd(items=300)
    known = np.where(np.arange(300) < 90, truth, -1).astype(np.int32)
    session.open(imported(labels, known))
    session.mark_models(dict(kinds.models))
    outcome = run_job(session.question.job())
    session.accept(outcome)
    page.resize(1100, 760)
    page.show()
    # Its guarantee would take the place of this one, sooner or later.
    assert work.shut_down()
    for signal in (session.outcome_changed, session.guarantee_options_changed, session.decided):
        signal.disconnect(work.update_guarantee)
    groups = group_report(outcome.job, kinds, known)
    session.accept_guarantee(certified(session, replace(outcome.estimates, groups=groups)))
    until(lambda: page.models._found is not None)
    yield session, page
    assert work.shut_down() & page.shut_down()
    page.deleteLater()


def test_models_are_shown_beside_the_table(shown: Shown) -> None:
    _, page = shown
    assert page.sides.shown() == "models"
    assert "4 models count as about" in page.models.heat.accessibleName()
    assert "95% interval" in page.models.heat.accessibleDescription()
    assert "assum" not in page.models.heat.accessibleDescription()


def test_a_cell_leads_to_the_items_both_have_wrong(shown: Shown) -> None:
    session, page = shown
    wanted: list[tuple[BoolArray, str]] = []
    page.mask_wanted.connect(lambda mask, words: wanted.append((mask, words)))
    page.models.heat.cell_clicked.emit(8, 9)
    ((mask, words),) = wanted
    guarantee = session.question.guarantee
    assert guarantee is not None
    assert guarantee.groups is not None
    assert int(mask.sum()) == guarantee.groups.shared.both[0, 1]
    assert "gpt-a and gpt-a-mini" in words


def test_the_model_is_compared_with_every_person(shown: Shown) -> None:
    _, page = shown
    panel = page.models
    assert panel.model.currentText() == MODEL_NAMES[0]
    assert "of 8 people (needs 4 of 8)" in panel.verdict.text()
    header, columns = panel.chart.table()
    assert len(columns[0]) == 8
    assert columns[0][GUESSER] == "greta"
    assert columns[-1][GUESSER] == "yes"
    assert "person" in header
    assert "Audit about 100 random items" in panel.accepted.text()
    assert panel.audit_button.isVisibleTo(panel)
    assert "weak evidence" in panel.weakness.text()


def test_another_margin_is_another_result(shown: Shown) -> None:
    _, page = shown
    panel = page.models
    before = panel.chart.table().columns[-1]
    panel.margin.set_value(0.2)
    panel.margin.chosen.emit()
    until(lambda: not panel._runner.busy)
    after = panel.chart.table().columns[-1]
    assert list(after).count("yes") > list(before).count("yes")


def test_a_mistake_in_the_report_card_leads_to_its_items(shown: Shown) -> None:
    session, page = shown
    panel = page.models
    assert panel._found is not None
    assert panel._found.card is not None
    card, outcome = panel._found.card, session.question.outcome
    assert outcome is not None
    dialog = ModelCardDialog(card, outcome.job.labels, None, page)
    text = dialog.page.toPlainText()
    for words in ("Sensitivity", "Share corrected", "κ", "technical"):
        assert words in text
    assert "nan" not in text.lower()
    wanted: list[BoolArray] = []
    dialog.mask_wanted.connect(lambda mask, _: wanted.append(mask))
    known, said = card.report.kinds[0].tolist()
    dialog.page.anchorClicked.emit(QUrl(f"items:{known}-{said}"))
    assert int(wanted[0].sum()) == card.report.mistaken(known, said).size


def test_names_from_a_file_are_never_markup(shown: Shown) -> None:
    session, page = shown
    outcome, found = session.question.outcome, page.models._found
    assert outcome is not None
    assert found is not None
    assert found.card is not None
    ids = outcome.job.labels.worker_ids.copy()
    ids[found.card.model] = "<img src=x>&amp;"
    dialog = ModelCardDialog(found.card, replace(outcome.job.labels, worker_ids=ids), None, page)
    assert "<img src=x>&amp;" in dialog.page.toPlainText()
    dialog.deleteLater()


def test_who_votes_is_compared_when_asked_for(shown: Shown) -> None:
    session, page = shown
    strip = page.mixed
    assert strip.isVisibleTo(page)
    way = strip.ways[Voters.MODELS]
    assert not way.changed.isVisibleTo(strip)
    way.button.click()
    until(lambda: not strip._runner.busy)
    assert "of 300 labels change" in way.changed.text()
    assert "known items wrong" in way.errors.text()
    assert "independent votes per item" in way.votes.text()
    assert not way.cost.isVisibleTo(strip)
    session.set_prices(Prices(0.1, 0.01, currency="EUR"))
    assert way.cost.text() == "cost 12.00 EUR"
    session.set_prices(Prices(0.1))
    assert way.cost.text() == "Not all prices are known."
    session.set_prices(Prices())
    wanted: list[BoolArray] = []
    page.mask_wanted.connect(lambda mask, _: wanted.append(mask))
    way.changed.click()
    assert f"{int(wanted[-1].sum())} of 300" in way.changed.text()
    assert session.state.excluded == frozenset()


def test_the_curve_counts_people_per_item(shown: Shown, qtbot: QtBot) -> None:
    session, page = shown
    outcome = session.question.outcome
    assert outcome is not None
    dialog = PeopleCurveDialog(outcome, session.state.guarantee, page)
    qtbot.waitUntil(lambda: not dialog._runner.busy, timeout=60_000)
    _, columns = dialog.plot.table()
    assert set(columns[0]) == {"people only", "people and all models"}
    assert "300 items" in dialog.said.text()
    assert "of known class" in dialog.said.text()
    dialog.accept()


def test_a_chosen_row_shows_the_worker(shown: Shown) -> None:
    _, page = shown
    page.list.go_to(np.array([2]))
    assert page.sides.shown() == "worker"


def test_people_alone_see_none_of_this(shown: Shown) -> None:
    session, page = shown
    session.mark_models(dict.fromkeys(range(8, 12)))
    session.accept(run_job(session.question.job()))
    assert session.state.models == MappingProxyType({})
    assert not page.sides.offers("models")
    assert page.sides.shown() == "worker"
    assert not page.mixed.isVisibleTo(page)
