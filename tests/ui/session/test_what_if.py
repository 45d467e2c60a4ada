"""What-if: open while who counts differs from what was kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.results import run_job
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.ui.session import what_if as what_if_module
from crowdgui.ui.session.session import Session
from crowdgui.ui.session.what_if import WhatIf
from tests.ui.certified import certified

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


ROWS = "a,1,x\nb,1,y\nc,1,y\na,2,x\nb,2,x\nc,2,y\na,3,y\nd,4,x\n"


@pytest.fixture
def session(qapp: QApplication, tmp_path: Path) -> Session:
    path = tmp_path / "labels.csv"
    path.write_text("worker,item,label\n" + ROWS, encoding="utf-8")
    session = Session()
    session.open(read_labels(open_source(path)))
    return session


@pytest.fixture
def what_if(session: Session) -> WhatIf:
    made = WhatIf(session)
    session.accept(run_job(session.question.job()))
    return made


def rerun(session: Session) -> None:
    session.accept(run_job(session.question.job()))


def test_it_opens_with_the_first_worker_and_compares_with_what_was_before(
    session: Session, what_if: WhatIf
) -> None:
    assert not what_if.open
    session.exclude([3])
    assert what_if.open
    assert what_if.difference is None
    rerun(session)
    assert what_if.difference.excluded.tolist() == [3]
    assert what_if.difference.uncovered == 1
    session.exclude([0])
    rerun(session)
    assert what_if.difference.excluded.tolist() == [0, 3]


def test_what_another_rule_gave_is_not_compared_with(session: Session, what_if: WhatIf) -> None:
    session.choose_rule("mv")
    session.exclude([3])
    assert not what_if.open
    rerun(session)
    # Only now is there anything that differs by who counts alone.
    session.exclude([0])
    assert what_if.open
    rerun(session)
    assert what_if.difference.excluded.tolist() == [0]


def test_labels_of_many_items_are_compared_beside_the_window(
    session: Session, what_if: WhatIf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(what_if_module, "_COMPARED_AT_ONCE", 2)
    session.exclude([3])
    with qtbot.waitSignal(what_if._comparer.succeeded):
        rerun(session)
        assert what_if.comparing
        assert what_if.difference is None
    assert what_if.difference.uncovered == 1
    # What comes after all was kept is of nothing that is shown.
    session.exclude([0])
    rerun(session)
    what_if.keep()
    assert what_if.shut_down()
    assert what_if.difference is None


def test_undo_brings_the_outcome_back_without_a_run(session: Session, what_if: WhatIf) -> None:
    before = session.question.outcome
    session.exclude([3])
    rerun(session)
    session.question.undo.undo()
    assert session.question.outcome is before
    assert not what_if.open


def test_keeping_starts_again(session: Session, what_if: WhatIf) -> None:
    session.exclude([3])
    rerun(session)
    what_if.keep()
    assert not what_if.open
    session.include([3])
    rerun(session)
    assert what_if.difference.included.tolist() == [3]


def test_taking_back_undoes_every_change_of_who_counts(session: Session, what_if: WhatIf) -> None:
    session.exclude([3])
    session.exclude([0])
    rerun(session)
    what_if.take_back()
    assert session.state.excluded == set()
    assert not session.question.undo.canUndo()
    session.exclude([3])
    session.choose_rule("mv")
    assert not what_if.open


def test_taking_back_leaves_other_edits_alone(session: Session, what_if: WhatIf) -> None:
    session.exclude([3])
    session.decide(0, 1, "ann")
    what_if.take_back()
    assert session.state.excluded == set()
    assert session.state.decisions[0].code == 1


def test_bounds_are_there_once_both_are_worked_out(session: Session, what_if: WhatIf) -> None:
    session.accept_guarantee(
        certified(session, build_guarantee(session.question.outcome, GuaranteeOptions()))
    )
    session.exclude([3])
    rerun(session)
    assert what_if.bounds is None
    session.accept_guarantee(
        certified(session, build_guarantee(session.question.outcome, GuaranteeOptions()))
    )
    before, after = what_if.bounds
    assert before is not after
