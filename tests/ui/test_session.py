"""The session: choices can be undone, and only the run of the open labels is taken over."""

from __future__ import annotations

import pytest

from crowdgui.core.errors import DataError
from crowdgui.core.job import run
from crowdgui.io.read_labels import open_source, read_labels
from crowdgui.ui.session import Session


@pytest.fixture
def data(tmp_path):
    path = tmp_path / "labels.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,y\na,2,x\nb,2,x\n", encoding="utf-8")
    return read_labels(open_source(path))


@pytest.fixture
def session(qapp):
    return Session()


def test_a_chosen_rule_can_be_undone(session, qtbot):
    with qtbot.waitSignal(session.choice_changed):
        session.choose_rule("em")
    assert session.rule == "em"
    assert "EM" in session.undo.undoText()
    session.undo.undo()
    assert session.rule == "iwmv"
    session.undo.redo()
    assert session.rule == "em"


def test_choosing_the_same_again_leaves_nothing_to_undo(session):
    session.choose_rule("iwmv")
    session.choose(max_steps=session.choices["iwmv"].max_steps)
    assert not session.undo.canUndo()


def test_choices_belong_to_their_rule_and_can_be_undone(session):
    session.choose(max_steps=7)
    session.choose_rule("em")
    session.choose(smoothing=0.5)
    assert session.choices["iwmv"].max_steps == 7
    assert session.choices["em"].smoothing == 0.5
    for _ in range(3):
        session.undo.undo()
    assert session.choices["iwmv"].max_steps == 100
    assert session.rule == "iwmv"


def test_a_choice_that_cannot_be_is_refused(session):
    with pytest.raises(DataError):
        session.choose(max_steps=0)
    assert session.choices["iwmv"].max_steps == 100


def test_an_outcome_is_out_of_date_once_the_choices_differ(session, data):
    session.open(data)
    assert not session.outdated
    session.accept(run(session.job()))
    assert session.outcome is not None
    assert not session.outdated
    session.choose_rule("mv")
    assert session.outdated
    session.undo.undo()
    assert not session.outdated


def test_a_late_outcome_of_other_labels_is_dropped(session, data, tmp_path):
    session.open(data)
    late = run(session.job())
    path = tmp_path / "other.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,x\n", encoding="utf-8")
    session.open(read_labels(open_source(path)))
    session.accept(late)
    assert session.outcome is None
