"""The Labels page: what it says of the final labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from crowdgui.ui.controllers.comparison_controller import ComparisonController
from crowdgui.ui.controllers.run_controller import RunController
from crowdgui.ui.pages.labels.page import LabelsPage
from crowdgui.ui.session.settings import Settings
from tests.ui.pages.driving import session_of, write

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from crowdgui.ui.session.session import Session


@pytest.fixture
def session(qapp: object, tmp_path: Path) -> Session:
    """Six items that four workers agree on, three of each class."""
    rows = [f"{w},i{i},{'yes' if i % 2 else 'no'}" for i in range(6) for w in "abcd"]
    return session_of(write(tmp_path / "labels.csv", rows, "worker,item,label"))


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> Iterator[LabelsPage]:
    work = RunController(session, Settings())
    made = LabelsPage(session, work, ComparisonController(session))
    qtbot.addWidget(made)
    made.resize(1090, 740)
    made.show()
    qtbot.waitExposed(made)
    yield made
    assert work.shut_down() & made.shut_down()


def test_final_labels_by_class_follow_what_is_set_by_hand(
    page: LabelsPage, session: Session
) -> None:
    assert page.classes.accessibleDescription() == "no: 3 items, 50.0%; yes: 3 items, 50.0%"
    session.decide(0, 1, "ann")
    assert page.classes.accessibleDescription() == "no: 2 items, 33.3%; yes: 4 items, 66.7%"
    session.question.undo.undo()
    assert page.classes.accessibleDescription() == "no: 3 items, 50.0%; yes: 3 items, 50.0%"
