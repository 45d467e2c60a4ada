"""A result comes back with its notes, those of older files as the sentences they are."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from crowdgui.core import labels as labels_module
from crowdgui.core.errors import Reason
from crowdgui.core.rules.consensus import ConsensusNote
from crowdgui.core.rules.fitting.em_starts import StartNote
from crowdgui.core.rules.scoring import WeightedVote
from crowdgui.io.project.outcome import outcome_arrays, outcome_facts, rebuild_outcome
from crowdgui.io.project.values import DamagedValue, dumps, loads
from crowdgui.text.rules import describe_note
from tests.io.project_samples import found, small

if TYPE_CHECKING:
    from crowdgui.io.project.outcome import SavedOutcome

NOTES = (
    Reason.make(StartNote.STARTS_DIFFER, n=1, starts=3),
    Reason.make(ConsensusNote.WEIGHTS_OF_RULES, ebcc=0.5, bwa=0.376, em=0.124),
    Reason(ConsensusNote.EQUAL_WEIGHTS_FEW_LABELS),
    "2 starts gave the same labels.",
)


@pytest.fixture
def made() -> SavedOutcome:
    outcome = found(small())
    return replace(outcome, aggregation=replace(outcome.aggregation, notes=NOTES))


def read(outcome: SavedOutcome, notes: Any = None) -> SavedOutcome:
    facts = loads(dumps(outcome_facts(outcome)))
    if notes is not None:
        facts["found"]["notes"] = notes
    return rebuild_outcome(facts, outcome_arrays(outcome), outcome.job.labels)


def test_notes_come_back_as_codes_with_their_numbers(made: SavedOutcome) -> None:
    assert read(made).aggregation.notes == NOTES


def test_sentences_of_older_files_stay_as_they_are(made: SavedOutcome) -> None:
    sentences = ["3 starts gave the same labels.", "Es gibt kein Gold."]
    assert list(map(describe_note, read(made, sentences).aggregation.notes)) == sentences


@pytest.mark.parametrize(
    "note",
    [
        7,
        ["starts-agree", {}],
        {"code": "starts-agree"},
        {"code": "no-such-note", "values": {}},
        {"code": "no-labels", "values": {}},
        {"code": "starts-agree", "values": {}},
        {"code": "starts-agree", "values": {"starts": 3, "n": 1}},
        {"code": "starts-agree", "values": []},
        {"code": "starts-agree", "values": {"starts": "three"}},
        {"code": "starts-agree", "values": {"starts": 2**31}},
        {"code": "starts-agree", "values": {"starts": True}},
        {"code": 3, "values": {}},
        {"code": "starts-agree", "values": {"starts": 3}, "more": 1},
    ],
)
def test_a_note_that_is_none_is_damage(made: SavedOutcome, note: Any) -> None:
    with pytest.raises(DamagedValue):
        read(made, [note])
    with pytest.raises(DamagedValue):
        read(made, note)


def test_of_very_many_classes_the_weights_are_kept_without_a_table(
    made: SavedOutcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(labels_module, "MOST_NUMBERS", 0)
    arrays = outcome_arrays(made)
    assert "table" not in arrays
    form, back = made.aggregation.form, read(made).aggregation.form
    assert isinstance(back, WeightedVote)
    assert (back.table == form.table).all()
    assert (back.offset == form.offset).all()
    facts = loads(dumps(outcome_facts(made)))
    with pytest.raises(DamagedValue):
        rebuild_outcome(facts, {k: a for k, a in arrays.items() if k != "weights"}, made.job.labels)


def test_a_table_is_missed_where_it_fits(made: SavedOutcome) -> None:
    arrays = {key: array for key, array in outcome_arrays(made).items() if key != "table"}
    facts = loads(dumps(outcome_facts(made)))
    with pytest.raises(DamagedValue):
        rebuild_outcome(facts, arrays, made.job.labels)
