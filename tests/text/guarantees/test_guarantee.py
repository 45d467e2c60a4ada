"""The Guarantee page in words: the model check, the headline, and what would help."""

from __future__ import annotations

from dataclasses import replace
from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance, plan_looks
from crowdgui.core.audit.sample import NO_CLASS
from crowdgui.core.bounds import model_check
from crowdgui.core.bounds.guarantee import (
    BoundKey,
    EvidenceLevel,
    GuaranteeOptions,
    Improvement,
    ImprovementKind,
)
from crowdgui.core.bounds.guarantee_builder import build_guarantee, with_audit_and_review
from crowdgui.core.bounds.model_check import check_worker_model, find_misfit
from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.groups.effective_votes import EffectiveVotes
from crowdgui.core.groups.kinds import NoEffectiveVotes
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job, run_untested
from crowdgui.core.review.decisions import Decision
from crowdgui.text.guarantees.audit_basis import basis_rows, describe_doubts
from crowdgui.text.guarantees.guarantee import (
    condition_rows,
    describe_change,
    describe_cost,
    improvement_rows,
    one_step_rows,
    target_row,
    uninformative_rows,
)
from crowdgui.text.guarantees.headline import (
    describe_basis,
    describe_headline,
    describe_level,
    summarize_run,
)
from crowdgui.text.guarantees.model_check import (
    describe_findings,
    describe_model,
    describe_model_fit,
    models_rows,
)
from crowdgui.text.translation import set_translator
from crowdgui.text.wording import CheckStatus
from crowdgui.text.workers.flags import describe_pending
from tests.core.audit.audits import plain_audit
from tests.core.bounds.test_model_check import colluding, confusing, uneven
from tests.core.strategies import crowd, from_matrix

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.errors import Reason
    from crowdgui.core.labels import Labels
    from crowdgui.core.results import Outcome
    from crowdgui.text.wording import CheckRow


def said(labels: Labels) -> str:
    check = check_worker_model(labels, 0, ignore_progress, (WorkerModel.HOMOGENEOUS,))
    return describe_findings(find_misfit(check, labels))


def test_more_unanimous_items_than_expected() -> None:
    labels = uneven(np.random.default_rng(0))
    found = check_worker_model(labels, 0, ignore_progress).homogeneous
    assert found is not None
    assert said(labels).startswith(
        f"On {found.unanimous_seen} items all labels are the same; with independent mistakes it "
        f"would be about {found.unanimous_expected:.0f}. Some items are harder than others, or "
        "workers make the same mistakes."
    )


def test_a_check_of_some_items_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = run_job(Job(uneven(np.random.default_rng(0)), None, "iwmv"))
    whole = build_guarantee(outcome, GuaranteeOptions())
    assert whole.model is not None
    assert "drawn at random" not in describe_model(whole) + describe_model_fit(whole)
    monkeypatch.setattr(model_check, "MOST_ITEMS", 100)
    part = build_guarantee(outcome, GuaranteeOptions())
    total = whole.model.items
    assert describe_model(part).endswith(
        f"100 of the {total} items with two or more labels were drawn at random for this check."
    )
    assert f"· 100 of {total} items checked, drawn at random" in describe_model_fit(part)


def test_a_wider_spread_where_nothing_is_unanimous() -> None:
    sentence = said(colluding(np.random.default_rng(0)))
    assert sentence.startswith("Agreement varies ")
    assert "times as much between items as it would for independent workers. Some" in sentence


def test_confused_classes_are_named() -> None:
    sentence = said(confusing(np.random.default_rng(0)))
    assert "“class 0” and “class 1” in " in sentence
    assert sentence.endswith("some classes are confused more than others.")


def test_classes_that_meet_less_often_are_not_called_confused() -> None:
    labels = confusing(np.random.default_rng(0))
    check = check_worker_model(labels, 0, ignore_progress, (WorkerModel.HOMOGENEOUS,))
    first = check.checked[0]
    for classes, seen, confused in (
        ((0, 1), 0.4, True),
        ((0, 1), 0.2, False),
        ((2, 2), 0.2, False),
    ):
        pair = replace(first.far_pair, classes=classes, seen=seen, expected=0.3)
        moved = replace(check, checked=(replace(first, far_pair=pair),))
        sentence = describe_findings(find_misfit(moved, labels))
        assert sentence.endswith("are confused more than others.") is confused
        assert sentence.endswith("are easier to agree on than others.") is not confused


def test_a_crowd_that_fits() -> None:
    rng = np.random.default_rng(1)
    sentence = said(crowd(rng, rng.uniform(0.55, 0.9, 30), 1500, 2, fill=0.2)[0])
    assert sentence.endswith("There is no sign that mistakes are linked.")


def test_too_few() -> None:
    assert said(from_matrix([[0, 0]], 1)).startswith("All labels are the same class")
    assert said(from_matrix([[0, 1]], 2)).startswith("Too few items have two or more labels")
    assert said(from_matrix([[0, 1, 1]] * 3, 2)).startswith("There are too few items")


def test_votes_that_are_too_even() -> None:
    rng = np.random.default_rng(2)
    right = rng.permuted(np.tile(np.arange(10) < 8, (300, 1)), axis=1).T
    truth = rng.integers(0, 2, 300)
    sentence = said(from_matrix(np.where(right, truth, 1 - truth), 2))
    assert sentence.startswith("Agreement varies only ")


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return run_job(Job(uneven(np.random.default_rng(0))))


@pytest.fixture(scope="module")
def found(outcome: Outcome) -> Guarantee:
    return build_guarantee(outcome, GuaranteeOptions())


@pytest.fixture(scope="module")
def audited(outcome: Outcome) -> Guarantee:
    final = outcome.aggregation.labels
    audit = plain_audit(final, 40, 0)
    for place, item in enumerate(audit.sample):
        audit = audit.answer(place, int(final[item]))
    return build_guarantee(outcome, GuaranteeOptions(audit=audit, alpha=0.01))


def test_why_the_labels_alone_are_not_enough(found: Guarantee) -> None:
    assert found.forecast is not None
    size = found.forecast.best
    assert describe_headline(found) == (
        f"Audit {size} items and review about {found.forecast.review(size)} to guarantee that "
        "at most 5.0% are wrong."
    )
    assert describe_basis(found) == (
        "Nobody has audited these labels, and workers may share mistakes. So the labels alone "
        "guarantee nothing."
    )
    assert describe_level(found, 0.05) == "No guarantee yet"


def test_the_bound_of_an_audit_is_rounded_up_and_given_with_its_confidence(
    audited: Guarantee, outcome: Outcome
) -> None:
    value = audited.headline.value
    assert value is not None
    shown = float(describe_headline(audited).removeprefix("At most ").split("%")[0])
    assert 0 <= shown / 100 - value < 0.001
    assert describe_basis(audited).startswith(
        "Based on an audit of a random sample, at 99% confidence."
    )
    assert describe_level(audited, 0.01) == "From an audit · 99% confidence"
    rows = condition_rows(audited, outcome)
    assert rows[0] == (CheckStatus.HOLDS, "All 40 drawn labels were checked", "")


def test_labels_set_too_fast_to_look_are_a_doubt_wherever_the_guarantee_is_stated(
    found: Guarantee, outcome: Outcome
) -> None:
    final = outcome.labels
    no = np.zeros(len(final), dtype=bool)
    looks = plan_looks(len(final), 40, 0.05)
    plan = plan_acceptance(final, outcome.confidence, no, no, 0, 0.3, looks)
    audit = draw_audit(outcome.job.labels.item_ids, plan, 1)
    right = tuple(final[list(audit.sample)].tolist())
    size, others = len(right), sorted(set(range(len(final))) - set(audit.sample))

    def doubts(audit: AuditSample, took: float = 0.0, **more: Any) -> tuple[str, list[CheckRow]]:
        made = {item: Decision(int(final[item]), "ann", "", took=took) for item in others[:8]}
        guarantee_options = GuaranteeOptions(audit=audit, **more)
        guarantee = with_audit_and_review(found, outcome, guarantee_options, made)
        unsure = [row for row in basis_rows(audit, guarantee) if row.sentence[0].isdigit()]
        if guarantee.headline.level is not EvidenceLevel.NONE:
            assert set(unsure) <= set(condition_rows(guarantee, outcome))
            assert describe_level(guarantee, 0.05).endswith("in doubt") is bool(unsure)
        return describe_basis(guarantee), unsure

    plain = replace(audit, answers=right)
    basis, rows = doubts(plain, begun=(1, audit.seed))
    assert "under a second" not in basis
    assert rows == []
    # Half of them are not most of them; what comes from a file has no time.
    half = size // 2
    assert not doubts(replace(plain, took=(0.2,) * half + (3.0,) * (size - half)), 1.0)[1]
    fast = replace(plain, took=(0.2,) * (half + 1) + (3.0,) * (size - half - 1))
    basis, rows = doubts(fast, 0.9, begun=(5, audit.seed))
    assert [row.sentence for row in rows] == [
        "1 audit was discarded before this one",
        f"{half + 1} of {size} audit labels were set in under a second",
        "8 of 8 review labels were set in under a second",
    ]
    assert {row.status for row in rows} == {CheckStatus.UNSURE}
    assert f"{rows[0].sentence}. The guarantee holds only if no result" in basis
    # What follows from both is said once, with the last.
    follows = "The guarantee holds only if these labels are right."
    assert f"{rows[1].sentence}. {rows[2].sentence}. {follows}" in basis
    assert basis.count(follows) == 1
    assert [row.caption.endswith(follows) for row in rows[1:]] == [False, True]
    # Where most is wrong, classes or keys are likely to be swapped.
    wrong = tuple(1 - code for code in right[: half + 1]) + right[half + 1 :]
    basis, (row,) = doubts(replace(plain, answers=wrong))
    assert row.sentence == f"{half + 1} of {size} audited labels are wrong"
    names, pairs = outcome.job.labels.classes, list(zip(wrong, right, strict=True))[: half + 1]
    own, rule = max(set(pairs), key=pairs.count)
    assert row.caption.startswith(
        f"In {pairs.count((own, rule))} of them “{names[own]}” was set where the rule has "
        f"“{names[rule]}”."
    )
    assert basis.endswith(row.caption)
    none = (NO_CLASS,) * size
    assert doubts(replace(plain, answers=none))[1][0].caption.startswith(
        f"In {size} of them none of the classes was right."
    )
    # An audit that goes on shows nothing of the labels that are hidden.
    open_ = replace(plain, answers=(*none[:-1], UNLABELLED))
    assert doubts(open_)[1] == []


def test_a_review_that_finds_nothing_where_the_audit_found_mistakes_is_a_doubt(
    found: Guarantee, outcome: Outcome
) -> None:
    final, wrong = outcome.labels, 12
    no = np.zeros(len(final), dtype=bool)
    looks = plan_looks(len(final), 40, 0.05)
    plan = plan_acceptance(final, outcome.confidence, no, no, 0, 0.05, looks)
    audit = draw_audit(outcome.job.labels.item_ids, plan, 1)
    place = {item: n for n, item in enumerate(plan.order)}
    least = sorted(audit.sample, key=place.__getitem__)[-wrong:]
    audit = replace(
        audit, answers=tuple(int(final[item]) ^ (item in least) for item in audit.sample)
    )
    guarantee_options = GuaranteeOptions(audit=audit)
    accepted = with_audit_and_review(found, outcome, guarantee_options, {}).acceptance
    assert accepted is not None
    left = accepted.review.tolist()

    def doubts(changed: int, n: int) -> tuple[Reason, ...]:
        codes = {item: int(final[item]) ^ (at < changed) for at, item in enumerate(left[:n])}
        made = {item: Decision(code, "ann", "") for item, code in codes.items()}
        return with_audit_and_review(found, outcome, guarantee_options, made).doubts

    n, k = len(left), len(audit.sample)
    assert comb(k, wrong) / comb(k + n, wrong) < 0.05
    (doubt,) = doubts(0, n)
    assert describe_doubts([doubt]) == [
        f"None of {n} reviewed labels differs from the rule’s, though {wrong} of {k} audited "
        "labels were wrong. The guarantee holds only if these labels are right."
    ]
    # One that differs shows that somebody looked; fewer than ten show little.
    assert doubts(1, n) == ()
    assert doubts(0, 9) == ()


def test_an_audit_that_accepts_no_labels_has_no_share_to_explain(
    found: Guarantee, outcome: Outcome
) -> None:
    final = outcome.labels
    no, looks = np.zeros(len(final), dtype=bool), plan_looks(len(final), 20, 0.05)
    plan = plan_acceptance(final, outcome.confidence, no, no, 1, 0.01, looks, by_class=True)
    audit = draw_audit(outcome.job.labels.item_ids, plan, 1)
    wrong = tuple((1 - final[list(audit.sample)]).tolist())
    options = GuaranteeOptions(audit=replace(audit, answers=(NO_CLASS, *wrong[1:])))
    none = with_audit_and_review(found, outcome, options, {})
    assert describe_headline(none) == (
        f"The audit accepts no labels. Review the remaining {len(final) - len(wrong)} items."
    )
    assert "share" not in describe_basis(none)
    # What counts as wrong is said beside how many were.
    far = replace(none, headline=replace(none.headline, tolerance=1))
    assert describe_basis(far).endswith("only if it is off by two classes or more.")


def test_gold_on_every_item_is_counted(outcome: Outcome) -> None:
    wrong = 1 - outcome.aggregation.labels
    counted = build_guarantee(run_job(Job(outcome.job.labels, wrong)), GuaranteeOptions())
    assert describe_headline(counted) == "100.0% of these labels are wrong."
    assert describe_basis(counted).endswith("so this is a count, not an estimate.")
    assert describe_level(counted, 0.05) == "Counted on gold"


def test_bounds_without_a_value_are_listed_with_the_reason() -> None:
    guessers, _ = crowd(np.random.default_rng(0), np.full(4, 0.5), 30, 2)
    found = build_guarantee(run_job(Job(guessers)), GuaranteeOptions())
    silent = [e.key for e in found.entries if e.kind.from_above and e.value is None]
    assert silent == [BoundKey.ONE_STEP_ITEMS, BoundKey.ONE_STEP, BoundKey.SELF_CERTIFIED]
    rows = [row for row in uninformative_rows(found) if row.status is CheckStatus.FAILS]
    # What a vote of one step guarantees has a place of its own.
    assert [(row.sentence, row.caption) for row in rows] == [
        (
            "One-step voting, any assignment",
            "Not useful: under this bound nearly every label could be wrong.",
        ),
        (
            "From agreement alone",
            "Workers agree with each other too little to rule out that they guess.",
        ),
    ]


def test_an_estimate_never_promises_the_target(found: Guarantee) -> None:
    rows = target_row(found)
    assert rows
    assert all(row.status is not CheckStatus.HOLDS for row in rows)
    assert rows[0].sentence.startswith("With probability 95% or more, ")


@pytest.mark.parametrize(
    ("change", "words", "cost"),
    [
        (
            Improvement(ImprovementKind.AUDIT, 150, 1, 0.1),
            "Audit 150 random items",
            "then review about 1 item; no assumption about workers",
        ),
        (
            Improvement(ImprovementKind.LABELS_PER_ITEM, 2, 4000, 0.1),
            "Collect 2 more labels per item",
            "4,000 labels, same workers; the paper’s bound, an estimate",
        ),
        (
            Improvement(ImprovementKind.LABELS_FOR_EVERY_ITEM, 9, 1, 0.1),
            "Collect 9 labels for every item",
            "1 more label, same workers; the paper’s bound, an estimate",
        ),
        (
            Improvement(ImprovementKind.WORKERS, 1, 300, 0.1),
            "Add 1 worker like these",
            "300 more labels; the paper’s bound, an estimate",
        ),
        (
            Improvement(ImprovementKind.EXCLUDE, 4, 0.125, 0.1),
            "Exclude the 4 flagged workers",
            "12.5% of the labels removed; the paper’s bound, an estimate",
        ),
    ],
    ids=[kind.value for kind in ImprovementKind],
)
def test_what_would_help_and_what_it_costs(change: Improvement, words: str, cost: str) -> None:
    assert describe_change(change) == words
    assert describe_cost(change) == cost


def test_changes_are_shown_with_the_bound_they_lead_to(found: Guarantee) -> None:
    assert found.helps
    assert found.withholds_changes
    *rows, withheld = improvement_rows(found)
    assert withheld.words.endswith("the worker model is in doubt")
    for row, change in zip(rows, found.helps, strict=True):
        assert row.value.endswith("%")
        assert row.words == f"{describe_change(change)}: {describe_cost(change)}"


def test_the_summary_ends_with_the_headline(outcome: Outcome) -> None:
    plain = outcome.estimates
    lines = summarize_run(outcome, plain).splitlines()
    assert len(lines) > 1
    assert lines[-1] == f"{describe_headline(plain)} {describe_basis(plain)}"


@pytest.fixture
def backwards() -> Iterator[None]:
    set_translator(lambda text, n: "" if "{" in text else text[::-1], "de")
    yield
    set_translator(lambda text, n: "", "en")


def test_another_language_words_what_was_found_before(found: Guarantee, backwards: None) -> None:
    said = (
        "Nobody has audited these labels, and workers may share mistakes. So the labels alone "
        "guarantee nothing."
    )
    assert describe_basis(found) == said[::-1]


VOTES = EffectiveVotes(1.62, 1.4, 1.9, 4, 0.5, 300, 600, 6, 0, 4, assumed=False, reason=None)


@pytest.mark.parametrize(
    ("votes", "verdict", "found"),
    [
        (VOTES, CheckStatus.FAILS, "found: 1.6 (1.4 to 1.9)"),
        (
            replace(VOTES, value=3.8, low=3.2, high=4.0),
            CheckStatus.HOLDS,
            "found: 3.8 (3.2 to 4.0)",
        ),
        (
            replace(VOTES, low=None, high=None),
            CheckStatus.UNSURE,
            "found: 1.6, without an interval",
        ),
        (
            replace(VOTES, value=None, low=None, high=None, reason=NoEffectiveVotes.FEW_MISTAKES),
            CheckStatus.UNSURE,
            "found: can’t be estimated. Fewer than 10 mistakes were seen.",
        ),
    ],
)
def test_models_votes_are_needed_and_found(
    votes: EffectiveVotes, verdict: CheckStatus, found: str
) -> None:
    check = replace(check_worker_model(from_matrix([[0, 1], [1, 1]], 2), 0, ignore_progress))
    outcome = run_job(Job(from_matrix([[0, 1], [1, 1]], 2)))
    guarantee = replace(outcome.estimates, model=replace(check, votes=votes))
    (row,) = models_rows(guarantee)
    assert row.status is verdict
    assert row.caption.startswith("needed: 3.0 of 4 votes or more")
    assert row.caption.endswith(found)
    alone = replace(check, votes=replace(votes, size=1))
    assert models_rows(replace(outcome.estimates, model=alone)) == []
    assert models_rows(replace(outcome.estimates, model=check)) == []


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (
            [[0, 1], [1, 0]],
            "workers agree in 0 of 2 pairs of labels of one item, not significantly",
        ),
        ([[0, 0, 1], [0, 0, 0]], "workers agree in 2 of 3 pairs of labels of one item, not sign"),
        ([[0, -1], [-1, 1]], "not defined, because no item was also labelled by others"),
    ],
)
def test_few_pairs_that_agree_are_not_said_to_agree_no_more_than_those_of_guessers(
    rows: list[list[int]], said: str
) -> None:
    outcome = run_job(Job(from_matrix(rows, 2), rule="mv"))
    first = condition_rows(build_guarantee(outcome, GuaranteeOptions()), outcome)[0]
    assert first.status is CheckStatus.FAILS
    assert said in first.caption


def test_nothing_is_said_of_workers_while_they_are_tested() -> None:
    outcome = run_untested(Job(uneven(np.random.default_rng(0))))
    first = condition_rows(build_guarantee(outcome, GuaranteeOptions()), outcome)[0]
    assert (first.status, first.caption) == (CheckStatus.UNSURE, describe_pending())


def test_an_accuracy_that_nobody_can_have_is_not_named() -> None:
    outcome = run_job(Job(from_matrix([[0, 1, 0], [0, 1, 1]], 2), rule="oswmv"))
    rows = one_step_rows(build_guarantee(outcome, GuaranteeOptions()))
    assert any(row.caption.startswith("out of reach with so few workers; found: ") for row in rows)
