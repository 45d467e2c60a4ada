"""What people choose and decide is one frozen record, changed by edits and kept as values."""

from __future__ import annotations

from collections import UserDict
from typing import Any

import pytest

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.groups.kinds import ModelWorker
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.question_state import Change, EditSlot, QuestionState
from crowdgui.core.review.decisions import Decision
from crowdgui.core.rules.em import EmOptions
from crowdgui.core.workers.report import Thresholds
from tests.core.strategies import from_rows

LABELS = from_rows([(w, i, "x" if i < "3" else "y") for w in "abc" for i in "12345"])
DECIDED = Decision(1, "ann", "2026-01-02T03:04:05Z", is_gold=True)
VALUES: dict[tuple[EditSlot, Any], Any] = {
    (EditSlot.RULE, ""): "em",
    (EditSlot.GUARANTEE_OPTIONS, ""): GuaranteeOptions(0.1),
    (EditSlot.THRESHOLDS, ""): Thresholds(least_labels=9),
    (EditSlot.OPTIONS, "em"): EmOptions(smoothing=0.25),
    (EditSlot.EXCLUDED, 2): True,
    (EditSlot.MODEL, 0): ModelWorker("gpt", "4o"),
    (EditSlot.DECISION, 1): DECIDED,
}


def test_values_come_back() -> None:
    state = QuestionState.from_values(VALUES)
    assert state.values == VALUES
    assert QuestionState.from_values(state.values) == state
    assert QuestionState().values == {}


@pytest.mark.parametrize("place", list(VALUES))
def test_an_edit_changes_one_value_and_back(place: tuple[EditSlot, Any]) -> None:
    change = Change(*place, None, VALUES[place])
    before = QuestionState()
    after = before.changed([change])
    assert before.values == {}
    assert after.values == {place: VALUES[place]}
    assert after.value(*place) == VALUES[place]
    assert after.changed([change.back]) == before


def test_an_edit_of_many_values_copies_what_was_there_once() -> None:
    class Counted(UserDict[int, Decision]):
        copies = 0

        def keys(self) -> Any:
            self.copies += 1
            return super().keys()

    decisions = Counted({item: Decision(1, "ann", "") for item in range(50)})
    before = QuestionState(decisions=decisions)
    changes = [
        Change(EditSlot.DECISION, item, made, None) for item, made in before.decisions.items()
    ]
    decisions.copies = 0
    assert before.changed(changes).decisions == {}
    assert (decisions.copies, len(decisions)) == (1, 50)


def test_the_job_is_what_was_chosen() -> None:
    job = QuestionState.from_values(VALUES).build_job(LABELS, None)
    assert job.rule == "em"
    assert job.options == VALUES[EditSlot.OPTIONS, "em"]
    assert job.excluded is not None
    assert job.excluded.tolist() == [False, False, True]
    assert job.gold is not None
    assert job.gold.tolist() == [UNLABELLED, 1, *[UNLABELLED] * 3]
    plain = QuestionState().build_job(LABELS, None)
    assert (plain.excluded, plain.gold) == (None, None)
    assert QuestionState().rule_options("em") == EmOptions()
