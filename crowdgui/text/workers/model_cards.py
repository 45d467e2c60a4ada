"""Sentences about one model: may it replace people, what can be accepted, how it labels."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.compare.calibration import FEWEST_ITEMS as FEWEST_ITEMS_IN_BIN
from crowdgui.core.compare.calibration import ConfidenceFinding
from crowdgui.core.groups.class_shares import NotCorrected
from crowdgui.core.groups.replacement import ENOUGH, FEWEST_ITEMS
from crowdgui.core.groups.report_card import Rates
from crowdgui.text.translation import (
    format_confidence,
    format_interval,
    format_number,
    format_percent,
    join_sentences,
    sentence,
    tr,
    tr_n,
    tr_noop,
)
from crowdgui.text.workers.agreement import why_no_interval
from crowdgui.text.workers.groups import (
    describe_no_agreement,
    describe_no_votes,
    describe_reference,
)

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.compare.calibration import Calibration
    from crowdgui.core.groups.class_shares import CorrectedShares
    from crowdgui.core.groups.effective_votes import EffectiveVotes
    from crowdgui.core.groups.group_agreement import GroupAgreement, GroupEstimate
    from crowdgui.core.groups.model_cards import AcceptedShare, ModelCard
    from crowdgui.core.groups.replacement import ReplacementTest
    from crowdgui.core.groups.report import GroupReport
    from crowdgui.core.groups.report_card import ReportCard


_NOT_CORRECTED = {
    NotCorrected.NO_LABELS: tr_noop("The model labelled nothing."),
    NotCorrected.NO_REFERENCE: tr_noop("No item it labelled has a reference class."),
    NotCorrected.CLASS_NOT_IN_REFERENCE: tr_noop(
        "Some class has no reference item, so it isn’t known how the model labels that class."
    ),
    NotCorrected.TOO_MANY_MISTAKES: tr_noop(
        "The model makes so many mistakes that its labels may not depend on the class."
    ),
}


def votes_title(votes: EffectiveVotes) -> str:
    """Name what models that share mistakes are worth."""
    if votes.size == 1:
        return tr("There is one model, so none to share mistakes with")
    if votes.value is None:
        return tr("What the models’ votes are worth can’t be estimated")
    return tr_n(
        "{n} model counts as about {votes} independent votes",
        "{n} models count as about {votes} independent votes",
        votes.size,
        votes=format_number(votes.value, 1),
    )


def votes_caption(groups: GroupReport) -> str:
    """Describe how far the number of votes is known, and by what mistakes."""
    votes = groups.models.votes
    why = "" if votes.reason is None else describe_no_votes(votes.reason)
    parts = [why]
    if votes.low is not None and votes.high is not None and votes.size > 1:
        interval = tr(
            "95% interval {low} to {high}, by {mistakes} on {items}.",
            low=format_number(votes.low, 1),
            high=format_number(votes.high, 1),
            mistakes=tr_n("{n} mistake", "{n} mistakes", votes.mistakes),
            items=tr_n("{n} item", "{n} items", votes.items),
        )
        parts.insert(0, interval)
    if votes.size > 1:
        parts.append(describe_reference(groups))
    return join_sentences(parts)


def needed_wins(tested: int) -> int:
    """Return how many of the people tested a model must be able to replace."""
    return math.ceil(ENOUGH * tested)


def describe_replacement(test: ReplacementTest, model: str) -> str:
    """State for how many people the model is good enough, and whether that suffices."""
    tested = test.n_tested
    if not tested:
        return tr(
            "This can’t be tested: no person shares at least {n} items with {model} and "
            "another person.",
            n=format_number(FEWEST_ITEMS),
            model=model,
        )
    found = tr_n(
        "{model} agrees with the other people as often as {wins} of {n} person (needs {needed}).",
        "{model} agrees with people as often as they agree with each other for {wins} of {n} "
        "people (needs {needed} of {n}).",
        tested,
        model=model,
        wins=format_number(int(np.count_nonzero(test.wins))),
        needed=format_number(needed_wins(tested)),
    )
    passed = tr("It passes the test.") if test.passes else tr("It doesn’t pass the test.")
    return join_sentences((found, passed))


def explain_chart() -> str:
    """Explain how to read the comparison with each person."""
    return tr(
        "Dots are percentage points, lines 95% intervals. “Yes” is corrected for the number of "
        "people, so it can be “no” although the whole line is above the margin."
    )


def describe_average(test: ReplacementTest) -> str:
    """State how often the model is at least as close to the others as a person; maybe nothing."""
    if test.average is None:
        return ""
    share = format_percent(test.average)
    if test.average_low is None or test.average_high is None:
        found = tr("It is at least as close to the other people on {share} of items.", share=share)
        return join_sentences((found, why_no_interval(test.no_interval)))
    return tr(
        "It is at least as close to the other people on {share} of items "
        "(95% interval {low} to {high}).",
        share=share,
        low=format_percent(test.average_low),
        high=format_percent(test.average_high),
    )


def describe_not_tested(test: ReplacementTest) -> str:
    """State how many people were not tested, and why; nothing where all were."""
    few = test.people.size - test.n_tested
    if not few or not test.n_tested:
        return ""
    return tr_n(
        "{n} person isn’t tested: fewer than {least} items shared with the model and another "
        "person.",
        "{n} people aren’t tested: fewer than {least} items shared with the model and another "
        "person.",
        few,
        least=format_number(FEWEST_ITEMS),
    )


def replacement_weakness() -> str:
    """State how easily a worse model passes, as simulated by tests/benchmarks."""
    return tr(
        "Passing is weak evidence. We simulated a model that is 10 points less accurate than "
        "people (70%, not 80%). With a margin of 20%, it passed in 19–22% of cases where 10 people "
        "all labelled 100 items. With 8 people, 3 labels per item and 600 items, it passed in "
        "92–100%. With a margin of 10%, it passed in 0–5%."
    )


def describe_accepted(found: AcceptedShare | None, audit: AuditSample | None, model: str) -> str:
    """State on how many items the model’s label can be accepted, or what to do to know."""
    if found is None or found.share is None or audit is None or audit.plan is None:
        return _describe_no_audit(audit, model)
    epsilon = audit.plan.at_most
    confidence = format_confidence(found.alpha)
    if not found.accepted.size:
        return tr(
            "By the audit of {audited}, no label of {model} can be accepted unseen with at most "
            "{share} of all labels wrong ({confidence} confidence).",
            audited=tr_n("{n} item", "{n} items", found.audited),
            model=model,
            share=format_percent(epsilon),
            confidence=confidence,
        )
    return tr(
        "By the audit of {audited}, the label of {model} can be accepted on {n} of {items} "
        "({part}) with at most {share} of all labels wrong ({confidence} confidence), if the "
        "other items are reviewed.",
        audited=tr_n("{n} item", "{n} items", found.audited),
        model=model,
        n=format_number(found.accepted.size),
        items=tr_n("{n} item", "{n} items", found.items),
        part=format_percent(found.share),
        share=format_percent(epsilon),
        confidence=confidence,
    )


def _describe_no_audit(audit: AuditSample | None, model: str) -> str:
    question = tr("On how many items can the label of {model} be accepted?", model=model)
    if audit is None:
        return join_sentences((question, tr("Audit about 100 random items to know.")))
    if audit.plan is None or audit.strata is not None:
        return join_sentences(
            (question, tr("The audit was not planned for this. Start a new one to know."))
        )
    if len(audit.unsettled):
        return join_sentences((question, tr("Settle the items on which two reviewers differ.")))
    done = tr(
        "The audit has {done} of {all} items. Finish it to know.",
        done=format_number(audit.checked),
        all=format_number(len(audit.sample)),
    )
    return join_sentences((question, done))


def describe_estimate(found: GroupEstimate, digits: int | None = None) -> str:
    """Write a measure with its interval, as a percentage or with digits, or why there is none."""
    if found.value is None:
        return describe_no_agreement(found.reason) if found.reason else "–"
    value = format_percent(found.value) if digits is None else format_number(found.value, digits)
    if found.low is None or found.high is None:
        return value
    scale, shown = (100, 1) if digits is None else (1, digits)
    return tr(
        "{value} ({low} to {high})",
        value=value,
        low=format_number(scale * found.low, shown),
        high=format_number(scale * found.high, shown),
    )


def describe_agreement(found: GroupAgreement) -> str:
    """Write how often labels are the same, beyond what chance gives, and on how many items."""
    if found.percent.value is None:
        return describe_estimate(found.percent)
    return tr(
        "{share} the same; {measure} {kappa}; {items}",
        share=describe_estimate(found.percent),
        measure="κ" if found.ordered else "α",
        kappa=describe_estimate(found.kappa, 2),
        items=tr_n("{n} item", "{n} items", found.items),
    )


def _describe_rate(rates: Rates, place: int) -> str:
    """Write right of all, as a share with its exact interval."""
    items = int(rates.items[place])
    if not items:
        return tr("no items")
    return _with_interval(rates.share, rates.low, rates.high, place)


def _describe_accuracy(card: ReportCard) -> str:
    """Write how often the model is right, and by what that is known."""
    if not card.compared:
        return tr("Not known: no item it labelled has a gold label, an audit or a final label.")
    by = (
        tr("people’s final label, an assumption")
        if card.assumed
        else tr("gold labels and audited items")
    )
    return tr(
        "{rate}, {right} of {items}; compared with {by}",
        rate=_describe_rate(card.accuracy, 0),
        right=format_number(int(card.accuracy.right[0])),
        items=tr_n("{n} item", "{n} items", card.compared),
        by=by,
    )


def card_facts(
    card: ModelCard, model: str, audit: AuditSample | None
) -> tuple[tuple[str, str], ...]:
    """Return what there is to say about a model, each with its name."""
    report, accuracy = card.report, _describe_accuracy(card.report)
    if card.behind_gold:
        accuracy = join_sentences((sentence(accuracy), _behind_gold()))
    return (
        (tr("Labels"), tr_n("{n} item labelled", "{n} items labelled", report.labelled)),
        (tr("Accuracy"), accuracy),
        (tr("Agreement with people"), describe_agreement(report.with_people)),
        (tr("Agreement among people"), describe_agreement(report.among_people)),
        (
            tr("Could it replace a person?"),
            join_sentences(
                (
                    describe_margin(card.replacement.epsilon),
                    describe_replacement(card.replacement, model),
                    describe_average(card.replacement),
                    describe_not_tested(card.replacement),
                )
            ),
        ),
        (tr("Labels to accept"), describe_accepted(card.accepted, audit, model)),
        (tr("Its probabilities"), _describe_probabilities(report)),
    )


def _describe_probabilities(report: ReportCard) -> str:
    """State whether a model’s probabilities are too high or too low, and by what that is known."""
    found = report.probabilities
    if found is None:
        return tr("The labels came without probabilities.")
    given = tr_n(
        "{n} label came with probabilities.", "{n} labels came with probabilities.", found.given
    )
    if found.bins.reason is not None:
        few = tr_n(
            "Only {n} of these items can be compared; {least} are needed.",
            "Only {n} of these items can be compared; {least} are needed.",
            found.compared,
            least=format_number(FEWEST_ITEMS_IN_BIN),
        )
        return join_sentences((given, few))
    return join_sentences((given, _describe_finding(found.bins), _describe_scores(report)))


def _describe_finding(bins: Calibration) -> str:
    items, right = int(bins.items.sum()), int(bins.right.sum())
    facts = {
        "sure": format_percent(bins.mean_confidence),
        "share": format_percent(right / items),
        "right": format_number(right),
        "items": tr_n("{n} item", "{n} items", items),
    }
    match bins.finding:
        case ConfidenceFinding.OVERCONFIDENT:
            return tr(
                "They are too high: {sure} on average for its labels, of which {share} are right "
                "({right} of {items}).",
                **facts,
            )
        case ConfidenceFinding.UNDERCONFIDENT:
            return tr(
                "They are too low: {sure} on average for its labels, of which {share} are right "
                "({right} of {items}).",
                **facts,
            )
        case ConfidenceFinding.NO_DIFFERENCE:
            return tr(
                "On average they don’t differ significantly from the share right: {sure} and "
                "{share} ({right} of {items}).",
                **facts,
            )


def _describe_scores(report: ReportCard) -> str:
    found = report.probabilities
    assert found is not None
    assert found.bins.calibration_error is not None
    assert found.brier is not None
    assert found.log_loss is not None
    scores = tr(
        "Expected calibration error {error}, Brier score {brier} (0 to 2), log loss {loss}.",
        error=format_percent(found.bins.calibration_error),
        brier=format_number(found.brier, 3),
        loss=format_number(found.log_loss, 3),
    )
    assumed = tr("People’s final labels are assumed to be right.") if report.assumed else ""
    return join_sentences((scores, assumed))


PROBABILITY_HEADS = (tr_noop("Mean probability"), tr_noop("Items"), tr_noop("Share right"))


def probability_rows(report: ReportCard) -> list[tuple[str, str, str]]:
    """Return for each range of probabilities the cells under `PROBABILITY_HEADS`, rising."""
    if report.probabilities is None:
        return []
    bins = report.probabilities.bins
    rates = Rates.of(bins.right, bins.items)
    return [
        (
            format_percent(float(sure)),
            format_number(int(bins.items[place])),
            _describe_rate(rates, place),
        )
        for place, sure in enumerate(bins.confidence)
    ]


def probability_note(report: ReportCard) -> str:
    """Explain the table of probabilities."""
    by = tr("People’s final labels are assumed to be right.") if report.assumed else ""
    return join_sentences(
        (
            tr(
                "Probability of the label the model gave, in ranges with about as many items "
                "each. If the probabilities mean what they say, the share right is about the "
                "mean. 95% intervals in brackets."
            ),
            by,
        )
    )


def _behind_gold() -> str:
    """Warn of gold that is likely the model's own."""
    return tr(
        "The model gives every gold item its gold label, so gold may be its own labels and can’t "
        "show its mistakes."
    )


MARGIN = tr_noop("The model may be {margin} worse and still count.")


def describe_margin(margin: float) -> str:
    """State how much worse a model may be."""
    return tr(MARGIN, margin=format_percent(margin, 0))


CLASS_HEADS = (
    tr_noop("Class"),
    tr_noop("Items"),
    tr_noop("Sensitivity"),
    tr_noop("Specificity"),
    tr_noop("Agreement with people"),
    tr_noop("Share as counted"),
    tr_noop("Share corrected"),
)


def class_rows(report: ReportCard, classes: list[str]) -> list[tuple[str, ...]]:
    """Return for each class the cells under `CLASS_HEADS`."""
    rows: list[tuple[str, ...]] = []
    for place, name in enumerate(classes):
        agreed = (
            describe_estimate(report.with_people.classes[place])
            if report.with_people.classes
            else describe_estimate(report.with_people.percent)
        )
        rows.append(
            (
                name,
                format_number(int(report.shares.reference[place])),
                _describe_rate(report.sensitivity, place),
                _describe_rate(report.specificity, place),
                agreed,
                *_share_cells(report.shares, place),
            )
        )
    return rows


def _share_cells(shares: CorrectedShares, place: int) -> tuple[str, str]:
    if not shares.items:
        return "–", "–"
    counted = _with_interval(shares.observed, shares.observed_low, shares.observed_high, place)
    if shares.reason is not None:
        return counted, "–"
    return counted, _with_interval(shares.corrected, shares.low, shares.high, place)


def _with_interval(value: FloatArray, low: FloatArray, high: FloatArray, place: int) -> str:
    return format_interval(float(value[place]), float(low[place]), float(high[place]))


def class_note(report: ReportCard) -> str:
    """Explain the columns of the classes, and why shares are not corrected where they aren’t."""
    why = "" if report.shares.reason is None else tr(_NOT_CORRECTED[report.shares.reason])
    not_corrected = tr("Shares can’t be corrected.") if why else ""
    return join_sentences(
        (
            tr(
                "Sensitivity: items of the class that the model gives the class. Specificity: "
                "items of other classes that it gives another class. 95% intervals in brackets."
            ),
            tr("Corrected shares take into account which mistakes the model makes.")
            if not why
            else "",
            not_corrected,
            why,
        )
    )


_MOST_MISTAKES = 10


def frequent_mistakes(report: ReportCard) -> list[tuple[int, int, int]]:
    """Return the ten pairs of reference class and label that occur most often, with how often."""
    pairs, counts = np.unique(report.kinds, axis=0, return_counts=True)
    order = np.argsort(-counts, kind="stable")[:_MOST_MISTAKES]
    return [(int(pairs[i][0]), int(pairs[i][1]), int(counts[i])) for i in order]
