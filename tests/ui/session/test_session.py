"""The session: choices can be undone, and only the run of the open labels is taken over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import ref

import pytest

from crowdgui.core.audit.sample import AuditSample
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.errors import DataError
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.question_state import QuestionState
from crowdgui.core.results import run_job
from crowdgui.core.rules.registry import DEFAULT_RULE, ORDERED_CANDIDATES
from crowdgui.core.workers.report import Thresholds
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.ui.session.open_question import OpenQuestion
from crowdgui.ui.session.session import Session
from tests.ui.certified import certified

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from crowdgui.io.importing.read_labels import ImportedLabels


@pytest.fixture
def data(tmp_path: Path) -> ImportedLabels:
    path = tmp_path / "labels.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,y\na,2,x\nb,2,x\n", encoding="utf-8")
    return read_labels(open_source(path))


@pytest.fixture
def session(qapp: QApplication) -> Session:
    return Session()


def test_a_chosen_rule_can_be_undone(session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.choice_changed):
        session.choose_rule("em")
    assert session.state.rule == "em"
    assert "EM" in session.question.undo.undoText()
    session.question.undo.undo()
    assert session.state.rule == "iwmv"
    session.question.undo.redo()
    assert session.state.rule == "em"


def test_choosing_the_same_again_leaves_nothing_to_undo(session: Session) -> None:
    session.choose_rule("iwmv")
    session.set_rule_options(max_steps=session.state.rule_options("iwmv").max_steps)
    assert not session.question.undo.canUndo()


def test_choices_belong_to_their_rule_and_can_be_undone(session: Session) -> None:
    session.set_rule_options(max_steps=7)
    session.choose_rule("em")
    session.set_rule_options(smoothing=0.5)
    assert session.state.rule_options("iwmv").max_steps == 7
    assert session.state.rule_options("em").smoothing == 0.5
    for _ in range(3):
        session.question.undo.undo()
    assert session.state.rule_options("iwmv").max_steps == 100
    assert session.state.rule == "iwmv"


def test_a_choice_that_cannot_be_is_refused(session: Session) -> None:
    with pytest.raises(DataError):
        session.set_rule_options(max_steps=0)
    assert session.state.rule_options("iwmv").max_steps == 100


def test_an_outcome_is_out_of_date_once_the_choices_differ(
    session: Session, data: ImportedLabels
) -> None:
    session.open(data)
    assert not session.question.outdated
    session.accept(run_job(session.question.job()))
    assert session.question.outcome is not None
    assert not session.question.outdated
    session.choose_rule("mv")
    assert session.question.outdated
    session.question.undo.undo()
    assert not session.question.outdated


def test_a_late_outcome_of_other_labels_is_dropped(
    session: Session, data: ImportedLabels, tmp_path: Path
) -> None:
    session.open(data)
    late = run_job(session.question.job())
    path = tmp_path / "other.csv"
    path.write_text("worker,item,label\na,1,x\nb,1,x\n", encoding="utf-8")
    session.open(read_labels(open_source(path)))
    session.accept(late)
    assert session.question.outcome is None


def opened(session: Session, data: ImportedLabels) -> Session:
    session.open(data)
    session.accept(run_job(session.question.job()))
    return session


def test_hand_set_labels_win_and_are_undone_one_by_one(
    session: Session, data: ImportedLabels
) -> None:
    opened(session, data)
    found = session.question.final.labels.copy()
    session.decide(0, 1, "ann")
    session.note(0, "hard to see", "ann")
    assert session.question.final.labels[0] == 1
    assert session.question.final.settled.tolist() == [True, False]
    assert session.state.decisions[0].who == "ann"
    assert "label" in session.question.undo.command(0).text()
    session.question.undo.undo()
    assert session.state.decisions[0].note == ""
    session.question.undo.undo()
    assert session.state.decisions == {}
    assert session.question.final.labels.tolist() == found.tolist()


def test_a_label_taken_back_leaves_its_note(session: Session, data: ImportedLabels) -> None:
    opened(session, data)
    session.note(1, "ask again", "ann")
    session.decide(1, 0, "bob")
    session.remove_label(1)
    assert not session.state.decisions[1].labelled
    assert session.state.decisions[1].note == "ask again"
    session.note(1, "", "ann")
    assert session.state.decisions == {}


def test_a_decision_becomes_gold_only_when_asked(
    session: Session, data: ImportedLabels, qtbot: QtBot
) -> None:
    opened(session, data)
    session.decide(0, 1, "ann")
    assert session.question.gold is None
    with qtbot.waitSignal(session.gold_changed):
        session.make_gold([0, 1])
    assert session.question.gold.tolist() == [1, -1]
    assert session.question.outdated
    assert session.question.job().gold.tolist() == [1, -1]
    with qtbot.waitSignal(session.gold_changed):
        session.question.undo.undo()
    assert session.question.gold is None


def test_gold_from_reviewed_items_is_no_random_draw(session: Session, data: ImportedLabels) -> None:
    opened(session, data)
    session.decide(0, 1, "ann")
    session.set_guarantee_options("state how gold was drawn", gold_at_random=True)
    session.make_gold([0])
    assert not session.state.guarantee.gold_at_random
    session.question.undo.undo()
    assert session.state.guarantee.gold_at_random


def test_workers_left_out_no_longer_count(session: Session, data: ImportedLabels) -> None:
    opened(session, data)
    session.exclude([1])
    assert session.question.outdated
    assert session.question.job().used.n_labels == 2
    assert session.question.undo.undoText() == "exclude “b”"
    session.question.undo.undo()
    assert not session.question.outdated
    session.exclude_only([0])
    session.include([0])
    assert session.state.excluded == set()


def test_an_outcome_without_the_present_workers_is_dropped(
    session: Session, data: ImportedLabels
) -> None:
    opened(session, data)
    first = session.question.outcome
    session.exclude([1])
    late = run_job(session.question.job())
    session.question.undo.undo()
    session.accept(late)
    assert session.question.outcome is first


def test_other_labels_keep_what_is_asked_for_and_nothing_that_was_about_the_old_ones(
    session: Session, data: ImportedLabels
) -> None:
    """The same file has the same final labels whatever was open before."""
    opened(session, data)
    session.set_rule_options(max_steps=3)
    session.choose_rule("em")
    session.rank_by(RankingOptions(order=True))
    session.set_thresholds(Thresholds(least_labels=2))
    session.set_guarantee_options("", epsilon=0.2)
    session.exclude([1])
    session.decide(0, 1, "ann")
    session.open(data)
    state = session.state
    assert state == QuestionState(
        thresholds=Thresholds(least_labels=2), guarantee=GuaranteeOptions(epsilon=0.2)
    )
    assert not session.question.undo.canUndo()


def test_what_is_about_an_order_of_classes_stays_only_with_labels_that_have_one(
    session: Session, data: ImportedLabels
) -> None:
    """Such a rule is not offered there and gives no labels; nothing is off by two classes."""
    scale = replace(data, labels=replace(data.labels, ordered=True))
    session.choose_rule(ORDERED_CANDIDATES[0])
    session.set_guarantee_options("", tolerance=1)
    session.open(scale, data)
    kept = [(each.state.rule, each.state.guarantee.tolerance) for each in session.questions]
    assert kept == [(ORDERED_CANDIDATES[0], 1), (DEFAULT_RULE, 0)]


def test_everything_that_changes_is_told_for_the_file(
    session: Session, data: ImportedLabels
) -> None:
    opened(session, data)
    told = []
    session.edited.connect(lambda _, *words: told.append(words))
    session.exclude([0, 1])
    session.question.undo.undo()
    session.question.undo.redo()
    session.decide(0, 1, "ann")
    dones, changes, edits = zip(*told, strict=True)
    assert dones == (1, 0, 1, 2)
    assert [edit.what if edit else None for edit in edits] == [
        "exclude 2 workers",
        None,
        None,
        "label “1” as “y”",
    ]
    assert [[c.after for c in made] for made in changes[:3]] == [
        [True, True],
        [None, None],
        [True, True],
    ]


def test_a_session_is_restored_with_its_history(
    session: Session, data: ImportedLabels, qtbot: QtBot
) -> None:
    opened(session, data)
    session.choose_rule("em")
    session.exclude([1])
    session.decide(0, 1, "ann")
    session.question.undo.undo()
    other = Session()
    told = []
    other.edited.connect(lambda _, *words: told.append(words))
    with qtbot.waitSignal(other.decided):
        other.restore(
            [
                OpenQuestion(
                    data,
                    session.state,
                    session.question.edits,
                    session.question.undo.index(),
                )
            ]
        )
    assert told == []
    assert (other.state.rule, other.state.excluded, other.state.decisions) == ("em", {1}, {})
    assert other.question.undo.redoText() == "label “1” as “y”"
    other.question.undo.redo()
    assert other.state.decisions[0].code == 1
    for _ in range(3):
        other.question.undo.undo()
    assert (other.state.rule, other.state.excluded) == ("iwmv", set())
    assert len(told) == 4


def test_an_audit_that_somebody_has_seen_is_not_forgotten(
    session: Session, data: ImportedLabels, qtbot: QtBot
) -> None:
    # A project of before does not say which audits were begun.
    state = QuestionState(guarantee=GuaranteeOptions(audit=AuditSample((0, 1), 7, (0, -1))))
    session.restore([OpenQuestion(data, state)])
    assert session.state.guarantee.discarded == 0
    written = []
    session.edited.connect(lambda *edited: written.append(edited[2][-1].after))
    session.set_guarantee_options("discard the audit", audit=None)
    assert session.state.guarantee.discarded == 1
    session.set_guarantee_options("draw", audit=AuditSample((1, 0), 8, (-1, -1)))
    undo = session.question.undo
    undo.undo()
    undo.undo()
    # The first one is back; of the second nobody has seen anything.
    assert session.state.guarantee.discarded == 0
    undo.redo()
    assert session.state.guarantee.discarded == 1
    session.set_guarantee_options("change the target", epsilon=0.1)
    assert session.state.guarantee.discarded == 1
    for _ in range(2):
        undo.undo()
    assert session.state.guarantee.begun == (7,)
    # The file holds the same.
    assert written[-1] == session.state.guarantee


def test_other_thresholds_flag_the_workers_again_and_can_be_undone(
    session: Session, data: ImportedLabels, qtbot: QtBot
) -> None:
    session.open(data)
    session.accept(run_job(session.question.job()))
    before = session.question.outcome
    with qtbot.waitSignal(session.flags_changed):
        session.set_thresholds(Thresholds(least_labels=7))
    assert session.question.outcome.workers.thresholds.least_labels == 7
    assert session.question.outcome.aggregation is before.aggregation
    assert not session.question.outdated
    session.accept(run_job(session.question.job()))
    assert session.question.outcome.workers.thresholds.least_labels == 7
    session.question.undo.undo()
    assert session.question.outcome.workers.thresholds == Thresholds()
    session.set_thresholds(Thresholds())
    assert session.question.undo.index() == 0


def test_questions_have_nothing_in_common_but_the_rule_they_began_with(
    session: Session, data: ImportedLabels, qtbot: QtBot
) -> None:
    session.choose_rule("em")
    session.open(data, replace(data, question="other"))
    assert [each.state.rule for each in session.questions] == ["em", "em"]
    session.exclude([1])
    told = []
    session.edited.connect(lambda _, *words: told.append(words))
    with qtbot.waitSignals(
        [session.question_changed, session.data_changed, session.outcome_changed], order="strict"
    ):
        session.show(1)
    assert (session.shown, session.question.data.question, session.state.excluded) == (
        1,
        "other",
        set(),
    )
    assert not session.question.undo.canUndo()
    session.choose_rule("mv")
    session.show(0)
    assert (session.state.rule, session.state.excluded, session.question.undo.index()) == (
        "em",
        {1},
        1,
    )
    session.undos.undo()
    assert (session.state.excluded, session.questions[1].state.rule) == (set(), "mv")
    assert [done for done, *_ in told] == [1, 0]


def test_what_is_no_longer_open_is_let_go(session: Session, data: ImportedLabels) -> None:
    session.open(data, data)
    session.exclude([1])
    session.question.undo.undo()
    old = [ref(part) for each in session.questions for part in (each, each.undo)]
    session.open(data)
    assert not any(each() for each in old)


def test_an_outcome_goes_to_the_question_whose_labels_it_is_of(
    session: Session, data: ImportedLabels, qtbot: QtBot
) -> None:
    other = replace(data, labels=replace(data.labels))
    session.open(data, other)
    made = run_job(session.question.job())
    session.show(1)
    with qtbot.waitSignal(session.run_succeeded) as heard:
        session.accept(made)
    assert heard.args == [0, made]
    assert session.question.outcome is None
    session.show(0)
    assert session.question.outcome is made


def test_a_guarantee_is_not_computed_for_other_options(
    session: Session, data: ImportedLabels
) -> None:
    session.open(data)
    session.accept(run_job(session.question.job()))
    assert not session.question.guarantee_is_current
    session.accept_guarantee(certified(session, session.question.outcome.estimates))
    assert session.question.guarantee_is_current
    session.set_guarantee_options("ask for less", epsilon=0.2)
    assert not session.question.guarantee_is_current
    session.question.undo.undo()
    assert session.question.guarantee_is_current


def test_a_guarantee_holds_whatever_workers_are_flagged(
    session: Session, data: ImportedLabels
) -> None:
    session.open(data)
    session.accept(run_job(session.question.job()))
    outcome = session.question.outcome
    guarantee = outcome.estimates
    session.set_thresholds(Thresholds(least_labels=7))
    session.accept_guarantee(certified(session, guarantee))
    assert session.question.guarantee is guarantee
