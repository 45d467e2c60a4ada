"""Each bound in words: its name, its source, its conditions, and why it has no value."""

from __future__ import annotations

import pytest

from crowdgui.core.bounds.guarantee import (
    BoundCondition,
    BoundEntry,
    BoundKey,
    BoundKind,
    EvidenceLevel,
    Needs,
    NoBound,
)
from crowdgui.core.errors import Reason
from crowdgui.text.guarantees.bounds import (
    conditions_of,
    describe_bound,
    describe_condition,
    describe_reason,
    describe_source,
    level_name,
)
from crowdgui.text.wording import CheckStatus

NUMBERS = {"wrong": 3, "n": 1200}


def entry(key: BoundKey, **values: object) -> BoundEntry:
    """Make a bound of 10% with what its name needs."""
    probable = key in (BoundKey.PROBABLE, BoundKey.PROBABLE_ITEMS)
    kind = BoundKind.HIGH_PROBABILITY if probable else BoundKind.MEAN_ERROR
    named = {"risk": 0.01} if probable else NUMBERS
    made = BoundEntry(key, EvidenceLevel.PLUG_IN, kind, 0.1, named=named)
    return BoundEntry(**{**vars(made), **values})  # type: ignore[arg-type]


@pytest.mark.parametrize("key", BoundKey)
def test_every_bound_has_a_name_and_a_source(key: BoundKey) -> None:
    for words in (describe_bound(entry(key)), describe_source(entry(key))):
        assert words
        assert "{" not in words


def test_names_are_unique() -> None:
    names = {describe_bound(entry(key)) for key in BoundKey}
    assert len(names) == len(BoundKey)


@pytest.mark.parametrize(
    ("key", "name", "source"),
    [
        (BoundKey.BERNSTEIN, "Paper’s bound, Bernstein", "Li and Yu (2014), theorem 3"),
        (
            BoundKey.PROBABLE,
            "With probability 99% or more, paper’s bound",
            "Li and Yu (2014), theorem 1",
        ),
        (BoundKey.AUDIT, "Audit: 3 wrong of 1,200 checked", "exact hypergeometric bound"),
        (
            BoundKey.GOLD_CERTIFIED,
            "From gold labels",
            "not in the paper: accuracy on 1,200 gold items",
        ),
    ],
)
def test_names_and_sources_state_their_numbers(key: BoundKey, name: str, source: str) -> None:
    assert describe_bound(entry(key)) == name
    assert describe_source(entry(key)) == source


def test_every_level_has_its_own_name() -> None:
    assert len({level_name(level) for level in EvidenceLevel}) == len(EvidenceLevel)


def test_conditions_that_fail_are_the_reason() -> None:
    failed = (
        Reason(Needs.TWO_CLASSES),
        Reason.make(Needs.MEAN_ACCURACY, least=0.655, mean=0.5),
    )
    made = entry(
        BoundKey.ONE_STEP,
        value=None,
        reason=Reason.make(NoBound.CONDITIONS_NOT_MET, conditions=failed),
    )
    assert describe_reason(made) == (
        "Not met: there are two classes; the workers’ mean accuracy is 65.5% or more "
        "(the estimate is 50.0%)."
    )
    assert describe_reason(entry(BoundKey.ONE_STEP)) == ""


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        (
            BoundCondition.make(Needs.TARGET, True, epsilon=0.05, risk=0.01),
            "At most 5.0% wrong with probability 99% or more",
        ),
        (
            BoundCondition.make(Needs.SIMILAR_WORKERS, True, 1.5, 2.0, ratio=1.5),
            "items get similar workers: their strength varies 1.50 times as much as under "
            "random assignment",
        ),
        (
            BoundCondition.make(Needs.DIFFERENCES_COUNTED, True, 1.0, n=1, items=2000),
            "1 of 2,000 labels differs from the vote that this bound covers and is counted as "
            "wrong",
        ),
    ],
)
def test_conditions_state_their_numbers(condition: BoundCondition, words: str) -> None:
    assert describe_condition(condition) == words


def test_a_condition_without_a_number_is_taken_for_granted_except_in_an_audit() -> None:
    assumed = BoundCondition.make(Needs.BETTER_THAN_CHANCE, True)
    counted = BoundCondition.make(Needs.TWO_CLASSES, False, 3.0, 2.0)
    made = entry(BoundKey.SELF_CERTIFIED, conditions=(assumed, counted))
    assert [row.status for row in conditions_of(made)] == [CheckStatus.UNSURE, CheckStatus.FAILS]
    audit = entry(BoundKey.AUDIT, level=EvidenceLevel.AUDIT, conditions=(assumed,))
    assert [row.status for row in conditions_of(audit)] == [CheckStatus.HOLDS]
    assert conditions_of(made)[1].sentence == "There are two classes"
