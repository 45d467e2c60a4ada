"""How models vote: shown where there are models, undoable, and compared on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtWidgets import QCheckBox

from crowdgui.core.groups.kinds import WorkerKinds
from crowdgui.core.groups.model_votes import AS_LABELS, ModelVotes
from crowdgui.core.results import run_job
from crowdgui.core.rules.registry import RULES
from crowdgui.ui.pages.labels.model_votes import ModelVotesPanel
from crowdgui.ui.session.session import Session
from tests.benchmarks.bench_model_votes import draw_crowd
from tests.ui.open_session import imported

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from crowdgui.core.labels import Labels

Crowd = tuple["Labels", np.ndarray, WorkerKinds]


@pytest.fixture(scope="module")
def crowd() -> Crowd:
    return draw_crowd(3, items=300, models=5, correlation=0.9, per_item=5, shares=True)


def test_models_vote_as_the_panel_says(qtbot: QtBot, crowd: Crowd) -> None:
    labels, _, kinds = crowd
    session = Session()
    panel = ModelVotesPanel(session)
    qtbot.addWidget(panel)
    session.open(imported(labels))
    assert panel.isHidden()
    session.mark_models(dict(kinds.models))
    assert not panel.isHidden()
    pool = panel.findChild(QCheckBox, "choice-pool_family")
    # Weighted voting can’t use probabilities.
    assert panel.findChild(QCheckBox, "choice-use_probabilities") is None
    session.accept(run_job(session.question.job()))
    pool.click()
    assert session.state.model_votes == ModelVotes(pool_family=True)
    assert session.question.outdated
    panel.check.click()
    assert panel.check.text() == "Cancel"
    qtbot.waitUntil(lambda: not panel._runner.busy)
    assert panel.found.text().startswith("Recommended: Families as one voter.")
    session.choose_rule("em-pooled")
    assert not panel.found.text()
    assert panel.findChild(QCheckBox, "choice-use_probabilities") is not None
    session.undos.activeStack().undo()
    session.undos.activeStack().undo()
    assert session.state.model_votes == AS_LABELS
    assert not session.question.outdated
    panel.shut_down()


def test_what_was_compared_before_it_could_be_stopped_is_not_shown_of_another_rule(
    qtbot: QtBot, crowd: Crowd
) -> None:
    labels, _, kinds = crowd
    session = Session()
    panel = ModelVotesPanel(session)
    qtbot.addWidget(panel)
    session.open(imported(labels))
    session.mark_models(dict(kinds.models))
    panel.check.click()
    for thread in panel._runner._threads:
        assert thread.wait(30_000)
    session.choose_rule("em-pooled")
    qtbot.waitUntil(lambda: not panel._runner.busy)
    assert not panel.found.text()
    panel.shut_down()


def test_a_rule_that_does_not_suit_the_labels_is_told_of(qtbot: QtBot, crowd: Crowd) -> None:
    """It may have been chosen for the labels before, whose classes were ordered."""
    labels, _, kinds = crowd
    session = Session()
    panel = ModelVotesPanel(session)
    qtbot.addWidget(panel)
    session.open(imported(labels))
    session.mark_models(dict(kinds.models))
    panel.check.click()
    session.choose_rule(next(rule.key for rule in RULES.values() if rule.needs_order))
    qtbot.waitUntil(lambda: not panel._runner.busy)
    assert not panel.found.text(), "what was compared was another rule"
    panel.check.click()
    assert "order" in panel.found.text()
    assert not panel._runner.busy
    panel.shut_down()
