"""Every rule has words, and every note on a run."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from crowdgui.core.errors import Reason
from crowdgui.core.job import Job, fit_rule
from crowdgui.core.options import option_fields
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.consensus import ConsensusNote
from crowdgui.core.rules.fitting.em_starts import StartNote
from crowdgui.core.rules.kos import KosNote
from crowdgui.core.rules.registry import RULES
from crowdgui.core.rules.scoring import GoldNote
from crowdgui.core.rules.voting import FirstVoteNote
from crowdgui.core.rules.weighted import InputNote
from crowdgui.text import translation
from crowdgui.text.rules import (
    OPTION_TEXTS,
    RULE_TEXTS,
    describe_note,
    describe_note_details,
    rule_name,
    rule_text,
)
from tests.core.strategies import crowd


def test_every_rule_has_words_and_nothing_else_has() -> None:
    assert list(RULE_TEXTS) == list(RULES)
    for text in RULE_TEXTS.values():
        assert text.name
        assert text.sentence.endswith(".")
        assert text.probability.endswith(".")
    assert len({text.name for text in RULE_TEXTS.values()}) == len(RULES)


def test_every_option_of_a_rule_has_words_and_nothing_else_has() -> None:
    declared = {option.place for rule in RULES.values() for option in option_fields(rule.options)}
    assert OPTION_TEXTS.keys() == declared


@pytest.mark.parametrize(
    "rule", [key for key, rule in RULES.items() if not rule.needs_worker_input]
)
def test_the_words_for_a_curve_are_there_where_a_run_has_one(rule: str) -> None:
    labels, _ = crowd(np.random.default_rng(0), np.linspace(0.9, 0.5, 7), 40, 2, fill=0.8)
    job = Job(replace(labels, ordered=RULES[rule].needs_order), rule=rule)
    history = fit_rule(job, ignore_progress).history
    assert bool(rule_text(rule).objective) == any(step.objective is not None for step in history)


def test_words_are_translated_where_they_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    text = rule_text("wmv")
    assert rule_name("wmv") == text.name == "Custom weights"
    assert text.objective == ""
    monkeypatch.setattr(translation, "_translate", lambda text, n: text.upper())
    assert rule_name("wmv") == text.name == "CUSTOM WEIGHTS"
    assert rule_text("lpi").objective.startswith("LARGEST CHANGE")
    assert text.probability.endswith("NOT A PROBABILITY.")


@pytest.mark.parametrize(
    ("note", "said"),
    [
        (Reason(GoldNote.NO_GOLD_TO_FIX), "There is no gold to fix items to."),
        (
            Reason.make(GoldNote.GOLD_FIXED, n=1),
            "1 item is fixed to its gold label, so it doesn’t test the other final labels.",
        ),
        (
            Reason.make(InputNote.STATED_WORKERS_WITHOUT_LABELS, n=2000),
            "2,000 workers you entered gave none of these labels and are ignored.",
        ),
        (
            Reason.make(FirstVoteNote.TIES_DECIDE, n=154),
            "154 labels would change if ties of the first vote went to the last class.",
        ),
        (
            Reason.make(StartNote.STARTS_DIFFER, n=1, starts=3),
            "3 starts gave different labels on 1 item; the fit with the highest likelihood is "
            "shown.",
        ),
        (
            Reason.make(KosNote.STARTS_DIFFER_FROM_MAJORITY, low=4, high=1200),
            "Depending on the start, between 4 and 1,200 labels differ from the majority vote.",
        ),
        (
            Reason.make(ConsensusNote.WEIGHTS_OF_RULES, ebcc=0.5, bwa=0.376, em=0.124),
            "Three careful rules were averaged: the better one predicts labels it hasn’t seen, "
            "the more it counts.",
        ),
        (
            Reason.make(ConsensusNote.CAREFUL_RULES_DISAGREE, n=40),
            "The two most careful rules agree on other labels for 40 items. Audit the labels "
            "before you rely on them.",
        ),
    ],
    ids=lambda note: note.code if isinstance(note, Reason) else "",
)
def test_notes_name_their_numbers(note: Reason, said: str) -> None:
    assert describe_note(note) == said


def test_the_names_of_rules_are_details_of_a_note() -> None:
    # In whole percent they are 100% together: rounded alone, they would be 101%.
    weights = Reason.make(ConsensusNote.WEIGHTS_OF_RULES, ebcc=0.346, bwa=0.307, em=0.347)
    assert describe_note_details(weights) == (
        "Weights of the rules: EBCC 34%, BWA 31%, pooled EM 35%."
    )
    assert describe_note_details(Reason.make(StartNote.STARTS_AGREE, starts=2)) == ""
    assert describe_note_details("2 starts gave the same labels.") == ""


def test_a_note_of_an_older_project_stays_as_it_is() -> None:
    assert describe_note("2 starts gave the same labels.") == "2 starts gave the same labels."
