"""The full guarantee: which bound may be the headline, and what is demoted."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from crowdgui.core.audit.bounds import AuditCounts, hypergeometric_upper
from crowdgui.core.audit.sample import NO_CLASS, SKIPPED, AuditSample
from crowdgui.core.bounds.audit_entries import audit_entries
from crowdgui.core.bounds.guarantee import (
    Basis,
    BoundEntry,
    BoundKey,
    BoundKind,
    EvidenceLevel,
    Finding,
    Guarantee,
    GuaranteeOptions,
    ImprovementKind,
    Needs,
    NoBound,
)
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.bounds.headline import WAYS, headline
from crowdgui.core.bounds.model_fit import FitGrade
from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.bounds.simulated_statistics import WorkerModel
from crowdgui.core.errors import Cancelled, DataError, Reason
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED, Labels
from crowdgui.core.results import run_job
from crowdgui.core.review.decisions import Decision
from crowdgui.core.rules.registry import RULES
from crowdgui.core.rules.rule import GoldOptions
from crowdgui.core.simulate.scenario import SimulatedLabels, simulate
from tests.core.audit.audits import plain_audit
from tests.core.strategies import crowd as equal_crowd
from tests.core.strategies import from_rows

if TYPE_CHECKING:
    from crowdgui.core.progress import Progress
    from crowdgui.core.results import Outcome


@cache
def crowd(hard: float) -> SimulatedLabels:
    """Make 25 workers on 400 items, of which a share `hard` is guessed by everybody."""
    rng = np.random.default_rng(7)
    skill = rng.beta(9, 3, size=25)
    easy = rng.random(400) >= hard
    accuracy = np.where(easy[:, None], skill if hard == 0 else np.full(25, 0.97), 0.55)
    confusion = homogeneous(accuracy.ravel(), 2).reshape(400, 25, 2, 2)
    return simulate(confusion, np.full((400, 25), 0.5), ("a", "b"), np.array([0.5, 0.5]), rng)


@cache
def outcome(hard: float, gold: int = 0, rule: str = "iwmv") -> Outcome:
    made = crowd(hard)
    known = np.full(400, UNLABELLED)
    known[:gold] = made.truth[:gold]
    return run_job(Job(made.labels, known if gold else None, rule))


@cache
def guaranteed(hard: float, gold: int = 0, rule: str = "iwmv") -> Guarantee:
    return build_guarantee(outcome(hard, gold, rule), GuaranteeOptions())


def again(found: Outcome, **guarantee_options: Any) -> Guarantee:
    """Return a guarantee with other options, for labels whose worker model is checked already."""
    check = next(
        guaranteed(hard).model for hard in (0.0, 0.4) if found.job.labels is crowd(hard).labels
    )
    return build_guarantee(found, GuaranteeOptions(**guarantee_options), check=check)


def checked(found: Outcome, size: int) -> AuditSample:
    audit = plain_audit(found.aggregation.labels, size, 2)
    for place, item in enumerate(audit.sample):
        audit = audit.answer(place, int(crowd(0.4).truth[item]))
    return audit


def never_above_one(guarantee: Guarantee) -> None:
    for entry in guarantee.entries:
        assert entry.value is None or 0.0 <= entry.value < 1.0
        assert (entry.value is not None) == entry.applies
        assert entry.applies or entry.reason


def test_a_crowd_that_fits_is_not_demoted() -> None:
    guarantee = guaranteed(0.0)
    assert guarantee.model is not None
    assert guarantee.model.grade is FitGrade.FITS
    assert not any(entry.demoted for entry in guarantee.entries)
    assert guarantee.headline.level is not EvidenceLevel.PLUG_IN
    never_above_one(guarantee)
    wrong = np.mean(outcome(0.0).aggregation.labels != crowd(0.0).truth)
    assert guarantee.entry("chernoff").value > wrong  # type: ignore[operator]


def test_hard_items_demote_what_needs_the_model() -> None:
    guarantee = guaranteed(0.4)
    assert guarantee.model is not None
    assert guarantee.model.grade is FitGrade.DOES_NOT_FIT
    assert guarantee.headline.level is EvidenceLevel.NONE
    assert guarantee.headline.value is None
    for entry in guarantee.entries:
        if entry.value is not None:
            assert entry.demoted
            assert entry.reason
    never_above_one(guarantee)


def test_hidden_kinds_get_their_own_bound_where_they_explain_the_labels() -> None:
    found, guarantee = outcome(0.4), guaranteed(0.4)
    assert guarantee.model is not None
    assert guarantee.model.simplest is not None
    assert guarantee.model.simplest.model is WorkerModel.KINDS
    kinds = guarantee.entry("chernoff-kinds")
    # The best indication there is, and still none that is more than that.
    assert kinds.demoted
    assert kinds.value is not None
    assert kinds.value > np.mean(found.aggregation.labels != crowd(0.4).truth)


def test_a_worker_who_answers_twice_ends_the_bound_of_one_step_voting() -> None:
    labels = crowd(0.0).labels
    twice = Labels.from_codes(
        np.append(labels.item, labels.item[0]),
        np.append(labels.worker, labels.worker[0]),
        np.append(labels.code, labels.code[0]),
        labels.item_ids,
        labels.worker_ids,
        labels.classes,
    )
    entry = build_guarantee(run_job(Job(twice, None, "oswmv")), GuaranteeOptions()).entry(
        "one-step-items"
    )
    assert not entry.applies
    assert not entry.conditions[1].met


def test_an_audit_is_the_headline_whatever_the_model() -> None:
    found = outcome(0.4)
    audit = checked(found, 60)
    guarantee = again(found, audit=audit)
    (result,) = audit.results(found.aggregation.labels)
    assert guarantee.headline.level is EvidenceLevel.AUDIT
    # The mistakes found are corrected.
    left = hypergeometric_upper(result, 0.05) - result.wrong
    assert guarantee.headline.value == left / 400
    assert not guarantee.entry("audit").demoted
    stricter = again(found, audit=audit, alpha=0.01).headline.value
    assert stricter is not None
    assert stricter > guarantee.headline.value


def test_skipped_items_are_wrong_and_nobody_has_corrected_them() -> None:
    found, truth = outcome(0.4), crowd(0.4).truth
    told = checked(found, 120)
    wrong = found.aggregation.labels[list(told.sample)] != truth[list(told.sample)]
    skipped = replace(
        told, answers=tuple(np.where(wrong, SKIPPED, np.array(told.answers)).tolist())
    )
    corrected, left = (again(found, audit=audit).entry("audit").value for audit in (told, skipped))
    assert corrected is not None
    assert left is not None
    assert left == pytest.approx(corrected + np.count_nonzero(wrong) / 400)


def test_an_unfinished_audit_proves_nothing() -> None:
    found = outcome(0.4)
    audit = plain_audit(found.aggregation.labels, 60, 2).answer(0, 1)
    guarantee = again(found, audit=audit)
    entry = guarantee.entry("audit")
    assert entry.value is None
    assert entry.reason == Reason.make(NoBound.AUDIT_UNFINISHED, n=59)
    assert guarantee.headline.level is EvidenceLevel.NONE


def test_the_bound_of_an_audit_is_of_the_labels_that_are_exported() -> None:
    """Items of none of the classes have no label: 100 of 400 leave 300 to divide by."""
    found = outcome(0.4)
    audit = checked(found, 200)
    none = replace(audit, answers=(*(NO_CLASS,) * 100, *audit.answers[100:]))
    entry = again(found, audit=none).entry("audit")
    wrong = int(entry.quantities["wrong"])
    most = hypergeometric_upper(AuditCounts(400, 200, wrong), 0.05)
    assert entry.value == pytest.approx((most - wrong) / 300)


def test_gold_is_an_audit_only_where_it_is_said_to_be_random_or_covers_all() -> None:
    some = outcome(0.4, 100)
    assert again(some).headline.level is EvidenceLevel.NONE
    stated = again(some, gold_at_random=True)
    assert stated.headline.level is EvidenceLevel.AUDIT
    everything = again(outcome(0.4, 400))
    # A count on gold: nobody audited anything.
    assert everything.headline.level is EvidenceLevel.GOLD
    assert all(entry.level is not EvidenceLevel.AUDIT for entry in everything.entries)
    assert everything.headline.value == outcome(0.4, 400).gold.error  # type: ignore[union-attr]
    assert everything.headline.because == Reason(Basis.ALL_GOLD)


def test_gold_on_which_workers_agree_more_guarantees_nothing() -> None:
    """Gold that was kept because workers agree on it makes them look better than they are."""
    rng = np.random.default_rng(5)
    labels, truth = equal_crowd(rng, np.full(12, 0.8), 1500, 2)
    votes = np.bincount(labels.item, labels.code, 1500)
    clear = np.flatnonzero(np.abs(votes - 6) >= 4)
    for kept, met in ((clear, False), (rng.permutation(1500), True)):
        gold = np.full(1500, UNLABELLED)
        gold[kept[:250]] = truth[kept[:250]]
        found = build_guarantee(run_job(Job(labels, gold, "mv")), GuaranteeOptions())
        entry = found.entry(BoundKey.GOLD_CERTIFIED)
        easy = next(one for one in entry.conditions if one.what.code is Needs.GOLD_NO_EASIER)
        assert easy.met == met
        assert (entry.value is not None) == met


def test_gold_that_the_rule_has_used_is_no_audit() -> None:
    made = crowd(0.4)
    options = replace(RULES["em"].options(), hold_gold=True)  # type: ignore[type-var]
    found = run_job(Job(made.labels, made.truth, "em", options))
    assert found.gold is None
    assert again(found, gold_at_random=True).headline.level is EvidenceLevel.NONE


@pytest.mark.parametrize("rule", ["mv", "oswmv", "em"])
def test_every_kind_of_rule_gets_a_guarantee(rule: str) -> None:
    guarantee = again(outcome(0.0, rule=rule))
    never_above_one(guarantee)
    assert (guarantee.model_claim is None) == (rule == "mv")
    assert guarantee.estimate is None
    assert {entry.kind for entry in guarantee.entries} >= {
        BoundKind.MEAN_ERROR,
        BoundKind.PER_ITEM_MEAN,
    }
    # Whatever the rule is, each label that differs from one-step voting counting as a mistake.
    general, theorem = guarantee.entry("one-step-items"), guarantee.entry("one-step")
    vote = outcome(0.0, rule="oswmv").aggregation.labels
    apart = np.count_nonzero(vote != outcome(0.0, rule=rule).aggregation.labels)
    counted = [c.found for c in general.conditions if c.what.code is Needs.DIFFERENCES_COUNTED]
    assert counted == ([] if rule == "oswmv" else [apart])
    assert general.value is not None
    assert theorem.conditions


def test_what_would_help_lowers_the_bound_and_is_sorted() -> None:
    guarantee = guaranteed(0.0)
    values = [change.value for change in guarantee.helps]
    assert values
    assert values == sorted(values)
    assert all(0.0 <= value < 1.0 for value in values)


def test_nothing_that_needs_a_model_in_doubt_is_advised() -> None:
    fits, fails = (build_guarantee(outcome(hard), GuaranteeOptions()) for hard in (0.0, 0.4))
    assert fits.helps
    assert not fits.withholds_changes
    assert fails.changes
    assert fails.withholds_changes
    assert not any(change.kind.needs_model for change in fails.helps)


def test_it_says_what_would_be_enough() -> None:
    found = outcome(0.0, rule="mv")

    def offers(epsilon: float) -> list[ImprovementKind]:
        helps = again(found, epsilon=epsilon).helps
        return [change.kind for change in helps if change.value == epsilon][1:]

    assert offers(0.4) == []
    assert offers(0.1) == [ImprovementKind.LABELS_FOR_EVERY_ITEM, ImprovementKind.WORKERS]
    # Every worker on every item would not be enough for this.
    assert len(offers(0.01)) == 1
    # Nobody can have so many workers.
    assert offers(1e-9) == []
    assert not any(change.value == 0.9 for change in again(found, epsilon=0.9).helps)


def test_other_options_answer_other_questions() -> None:
    found = outcome(0.0)
    loose = again(found, epsilon=0.9, delta=0.2).entry("probable-items")
    strict = again(found, epsilon=0.001, delta=0.001).entry("probable-items")
    assert loose.conditions[0].met
    assert not strict.conditions[0].met
    assert loose.value is not None
    assert strict.value is None or strict.value > loose.value


@pytest.mark.parametrize("wrong", [{"epsilon": 0.0}, {"delta": 1.0}, {"alpha": float("nan")}])
def test_options_that_cannot_be(wrong: dict[str, float]) -> None:
    with pytest.raises(DataError):
        GuaranteeOptions(**wrong)  # type: ignore[arg-type]


def test_one_class_and_one_worker_end_in_words() -> None:
    for rows in ([("a", "1", "x"), ("b", "1", "x")], [("a", "1", "x"), ("a", "2", "y")]):
        guarantee = build_guarantee(run_job(Job(from_rows(rows))), GuaranteeOptions())
        assert guarantee.headline.level is EvidenceLevel.NONE
        never_above_one(guarantee)


@pytest.mark.parametrize("answers", ["xy", "xyy", "xx"])
def test_a_single_item_ends_in_words(answers: str) -> None:
    rows = [(f"w{i}", "1", answer) for i, answer in enumerate(answers)]
    guarantee = build_guarantee(run_job(Job(from_rows(rows))), GuaranteeOptions())
    assert guarantee.headline.level is EvidenceLevel.NONE
    never_above_one(guarantee)


def test_it_can_be_cancelled() -> None:
    def stop(_: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        build_guarantee(outcome(0.0), GuaranteeOptions(), stop)


def test_a_certificate_no_better_than_guessing_is_not_the_headline() -> None:
    rng = np.random.default_rng(0)
    confusion = homogeneous(np.full(30, 0.62), 2)
    everywhere = np.broadcast_to(confusion, (3000, 30, 2, 2))
    chance = np.full((3000, 30), 0.4)
    made = simulate(everywhere, chance, ("a", "b"), np.array([0.5, 0.5]), rng)
    guarantee = build_guarantee(run_job(Job(made.labels)), GuaranteeOptions())
    assert guarantee.model is not None
    assert guarantee.model.grade is FitGrade.FITS
    certificate = guarantee.entry("self-certified").value
    assert certificate is not None
    assert certificate > 0.5
    assert guarantee.headline.level is EvidenceLevel.NONE


def test_a_certificate_far_from_the_target_does_not_hide_the_way_to_it() -> None:
    """It is the headline below half of what guessing gives, or where it meets the target."""
    guarantee = guaranteed(0.0)
    entries, check, work = guarantee.entries, guarantee.model, guarantee.forecast
    certificate = guarantee.entry("self-certified").value
    assert check is not None
    assert work is not None
    assert certificate is not None
    options, guessing = GuaranteeOptions(), 1.9 * certificate
    assert certificate > options.target
    way = headline(entries, check, options, guessing, work=work)
    assert way.finding.code in WAYS
    assert way.because.code is Basis.TOO_HIGH
    assert dict(way.because.values) == {"share": certificate, "risk": options.alpha}
    lax = GuaranteeOptions(epsilon=certificate + 0.01)
    for claim in (
        headline(entries, check, options, 2.1 * certificate, work=work),
        headline(entries, check, lax, guessing, work=work),
        headline(entries, check, options, guessing),
    ):
        assert claim.value == certificate
    no_better = headline(entries, check, lax, 0.99 * certificate, work=work)
    assert no_better.finding.code in WAYS


def test_an_audit_of_items_whose_gold_the_rule_used_proves_nothing() -> None:
    made = crowd(0.4)
    gold = np.full(400, UNLABELLED)
    gold[:60] = made.truth[:60]
    held = run_job(Job(made.labels, gold, "oswmv", GoldOptions(hold_gold=True)))
    audit = AuditSample(tuple(range(60)), 0, tuple(made.truth[:60].tolist()))
    guarantee = again(held, audit=audit)
    assert guarantee.entry("audit").value is None
    assert guarantee.headline.level is EvidenceLevel.NONE
    elsewhere = AuditSample(tuple(range(60, 120)), 0, tuple(made.truth[60:120].tolist()))
    assert again(held, audit=elsewhere).headline.level is EvidenceLevel.AUDIT


def test_a_half_done_audit_counts_only_what_was_looked_at() -> None:
    found = outcome(0.4)
    audit = plain_audit(found.aggregation.labels, 10, 2)
    audit = audit.answer(0, int(found.aggregation.labels[audit.sample[0]]))
    entry = again(found, audit=audit).entry("audit")
    assert entry.named == {"wrong": 0, "n": 1}
    assert entry.quantities["wrong"] == 0


def test_differences_beyond_chance_end_certificates_even_where_they_are_small() -> None:
    check = guaranteed(0.0).model
    assert check is not None
    assert check.unquestioned
    first = check.checked[0]
    doubted = replace(check, checked=(replace(first, pairs=replace(first.pairs, p=0.01)),))
    assert doubted.fits
    assert not doubted.unquestioned
    entry = BoundEntry(
        BoundKey.SELF_CERTIFIED, EvidenceLevel.SELF_CERTIFIED, BoundKind.MEAN_ERROR, 0.1
    )
    sound = headline([entry], check, GuaranteeOptions(), 0.5)
    assert sound.level is EvidenceLevel.SELF_CERTIFIED
    doubtful = headline([entry], doubted, GuaranteeOptions(), 0.5)
    assert doubtful.level is EvidenceLevel.NONE
    assert doubtful.because == Reason(Basis.SLIGHT_DIFFERENCE)


def test_a_count_says_what_it_counted_even_where_all_are_wrong() -> None:
    found = outcome(0.0)
    wrong = 1 - found.aggregation.labels
    guarantee = again(run_job(Job(found.job.labels, wrong)))
    assert guarantee.headline.level is EvidenceLevel.GOLD
    assert guarantee.headline.value == 1.0
    assert guarantee.headline.finding == Reason.make(Finding.COUNTED, share=1.0)


def test_labels_that_people_set_against_random_gold_count_as_wrong() -> None:
    found = outcome(0.0)
    gold = found.aggregation.labels.copy()
    gold[::2] = UNLABELLED
    known = np.flatnonzero(gold != UNLABELLED)
    drawn = run_job(Job(found.job.labels, gold))
    options = GuaranteeOptions(gold_at_random=True)
    against = {int(i): Decision(1 - int(gold[i]), "ann", "") for i in known[:20]}
    alike = {int(i): Decision(int(gold[i]), "ann", "") for i in known[:20]}
    bounds = [
        next(e.value for e in audit_entries(drawn, options, made) if e.key is BoundKey.GOLD_AUDIT)
        for made in ({}, alike, against)
    ]
    assert bounds[0] == bounds[1]
    assert bounds[2] == pytest.approx(bounds[0] + 20 / len(gold))


def test_a_count_is_of_the_labels_that_are_exported() -> None:
    found = outcome(0.0)
    gold = found.aggregation.labels.copy()
    gold[:4] = 1 - gold[:4]
    counted, n = run_job(Job(found.job.labels, gold)), len(gold)
    corrected = {item: Decision(int(gold[item]), "ann", "") for item in range(3)}
    # A reviewer may also be wrong.
    corrected[9] = Decision(1 - int(gold[9]), "ann", "")
    for decisions, wrong in (({}, 4), (corrected, 2)):
        made = build_guarantee(counted, GuaranteeOptions(), decisions=decisions)
        assert made.headline.finding == Reason.make(Finding.COUNTED, share=wrong / n)


def test_a_check_made_before_gives_the_same_guarantee() -> None:
    found = outcome(0.4)
    first, second = guaranteed(0.4), again(found)
    assert second.model is first.model
    assert second.entries == first.entries
    assert second.headline == first.headline
