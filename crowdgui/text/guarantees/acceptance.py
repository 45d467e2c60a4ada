"""The way to a guarantee in words: what it takes, and what was accepted."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from crowdgui.core.audit.accepted import LabelStatus
from crowdgui.core.audit.sample import NO_CLASS, SKIPPED
from crowdgui.core.labels import UNLABELLED
from crowdgui.text.guarantees.prices import describe_looking
from crowdgui.text.translation import (
    capital,
    format_duration,
    format_number,
    format_percent,
    format_percent_up,
    join_clauses,
    join_list,
    join_sentences,
    sentence,
    tr,
    tr_n,
)
from crowdgui.text.wording import CheckRow, CheckStatus

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray, FloatArray, TextArray
    from crowdgui.core.audit.accepted import Acceptance
    from crowdgui.core.audit.calibration import ErrorEstimate
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.audit.sample import AuditSample
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.compare.calibration import Calibration
    from crowdgui.core.prices import Prices
    from crowdgui.core.results import Outcome


def label_status(status: LabelStatus) -> str:
    """Return what was done with a label."""
    return {
        LabelStatus.ACCEPTED: tr("accepted"),
        LabelStatus.AUDITED: tr("audited"),
        LabelStatus.REVIEW: tr("to review"),
        LabelStatus.REVIEWED: tr("reviewed"),
        LabelStatus.NOT_COVERED: tr("not covered by an audit"),
    }[status]


def describe_work(work: AuditForecast, size: int) -> str:
    """Return how many items a person will probably look at."""
    low, high = work.between(size)
    return tr(
        "Estimate: about {total} of {items} items to look at, audited and reviewed; between "
        "{low} and {high} in 8 of 10 cases.",
        total=format_number(round(work.total(size))),
        items=format_number(work.items),
        low=format_number(round(low)),
        high=format_number(round(high)),
    )


def describe_enough(work: AuditForecast, size: int) -> str:
    """Return how probable it is that the audit alone gives the guarantee, or why it can't."""
    if work.accepts_nothing(size):
        return tr_n(
            "This includes more items to audit after the first {n}, which accepts no label yet.",
            "This includes more items to audit after the first {n}, which accept no label yet.",
            size,
        )
    enough = work.chance_enough(size)
    if enough < _LEAST_CHANCE:
        return tr("The probability that the audit alone is enough is below 1%.")
    return tr(
        "The probability that the audit alone is enough is about {share}.",
        share=format_percent(enough, 0),
    )


_LEAST_CHANCE = 0.005
"""What would be written as 0%."""


def describe_effort(
    audited: float,
    reviewed: float,
    seconds: float | None,
    prices: Prices,
    between: tuple[float, float] | None = None,
    *,
    earlier: bool = False,
) -> str:
    """Return the time and the money that so many items take, as far as they are known.

    `between` is the range of the items reviewed, where they are an estimate. `earlier` seconds are
    those of earlier reviews, which may have been of another file.
    """
    parts = []
    if seconds is not None:
        spent = format_duration((audited + reviewed) * seconds)
        each = format_number(seconds, 0 if seconds >= 10 else 1)
        parts.append(
            tr(
                "about {time} at {seconds} s per item, your pace in earlier reviews",
                time=spent,
                seconds=each,
            )
            if earlier
            else tr("about {time} at {seconds} s per item", time=spent, seconds=each)
        )
    parts.append(describe_looking(audited, reviewed, prices, between))
    return join_clauses(filter(None, parts))


def describe_accepted(found: Acceptance, confidence: FloatArray) -> str:
    """Return how many labels are accepted, and how confident the least of them is."""
    if not found.n_accepted:
        return tr("Accepted: none")
    # Rounded down, like every number that nothing may be below.
    least = floor(100.0 * float(confidence[found.accepted].min())) / 100.0
    return tr(
        "Accepted: {n}, confidence {share} or more",
        n=format_number(found.n_unchanged),
        share=format_percent(least, 0),
    )


def describe_audit_progress(audit: AuditSample) -> str:
    """Return how far the audit is."""
    return tr_n(
        "{done} of {n} item audited",
        "{done} of {n} items audited",
        len(audit.sample),
        done=format_number(audit.done),
    )


def content_rows(n: int, items: int) -> list[CheckRow]:
    """Return how many items have nothing to look at, if any, and what to do about it."""
    if not n:
        return []
    lacking = (
        tr("The items have no content")
        if n == items
        else tr_n(
            "{n} of {items} items has no content",
            "{n} of {items} items have no content",
            n,
            items=format_number(items),
        )
    )
    todo = tr(
        "An audit then shows only ids. To see texts or pictures, choose File ▸ Add item content."
    )
    return [CheckRow(CheckStatus.UNSURE, lacking, todo)]


def audit_legend(found: Acceptance) -> str:
    """Return how many of the audited items were right, wrong, skipped, and among the accepted."""
    right = found.audited - found.found - found.unlabelled
    parts = [
        tr("audited and right: {n}", n=format_number(right)),
        tr("wrong and corrected: {n}", n=format_number(found.found - found.skipped)),
    ]
    if found.plan.tolerance:
        parts.append(tr("wrong: off by two or more"))
    if found.unlabelled:
        parts.append(tr("had no label: {n}", n=format_number(found.unlabelled)))
    if found.skipped:
        parts.append(tr("skipped: {n}", n=format_number(found.skipped)))
    if found.inside:
        parts.append(tr("of these among the accepted: {n}", n=format_number(found.inside)))
    return join_clauses(parts)


def describe_skipped(n: int) -> str:
    """Return what became of the items of an audit that nobody could tell."""
    return tr_n("{n} was skipped and counts as wrong.", "{n} were skipped and count as wrong.", n)


def describe_without_class(n: int) -> str:
    """Return what items are for the share that an audit found to be of none of the classes."""
    return tr_n(
        "{n} audited item is of none of the classes and has no label, so the share is of the other "
        "labels.",
        "{n} audited items are of none of the classes and have no label, so the share is of the "
        "other labels.",
        n,
    )


def describe_saving(now: int, then: float, more: int) -> str:
    """Return whether auditing more items first would save work."""
    saved = round(now - then)
    if saved > 0:
        return tr_n(
            "probably saves about {n} item in all", "probably saves about {n} items in all", saved
        )
    return tr_n(
        "probably costs about {n} item more in all",
        "probably costs about {n} items more in all",
        max(1, -saved) if more else 0,
    )


def other_target_row(
    found: Acceptance | None, share: float, *, own: bool = False
) -> tuple[str, str, str]:
    """Return another target, what is left to do for it, and how many items that is.

    `own`: it is the target of the audit, whose row says what the headline does.
    """
    name = format_percent(share)
    if found is None or not (found.n_accepted or own):
        return name, tr("Audit more items first"), tr("not known yet")
    n = len(found.to_review)
    if found.on_target:
        words = (
            tr("Nothing: it holds for the labels that the rule gives")
            if found.plan.by_class
            else tr("Nothing: it holds already")
        )
        return name, words, format_number(0)
    if not n and found.unsettled:
        return name, describe_unsettled(found.unsettled), format_number(0)
    if not n:
        return name, tr("Review more accepted labels"), tr("not known yet")
    if found.changed or not found.n_accepted:
        # Labels that changed since the draw may be confident ones, and with none accepted all are.
        return name, tr_n("Review {n} item", "Review {n} items", n), format_number(n)
    words = tr_n("Review the least confident item", "Review the {n} least confident items", n)
    return name, words, format_number(n)


def describe_estimate(found: ErrorEstimate) -> str:
    """Return how many labels were wrong by the audit, with the interval."""
    counts = (round(share * found.items) for share in (found.share, found.low, found.high))
    wrong, fewest, most = map(format_number, counts)
    return tr(
        "{wrong} of {items} ({fewest} to {most}), {share} ({low} to {high}), before any correction",
        wrong=wrong,
        items=format_number(found.items),
        fewest=fewest,
        most=most,
        share=format_percent(found.share),
        low=format_percent(found.low),
        high=format_percent_up(found.high),
    )


def estimate_sentences(found: ErrorEstimate, audited: Acceptance | None = None) -> str:
    """Return the estimate in sentences, and why it isn't the share that the audit found."""
    said = tr("Wrong labels, best estimate: {share}.", share=describe_estimate(found))
    return join_sentences((said, explain_estimate(found, audited)))


def explain_estimate(found: ErrorEstimate, audited: Acceptance | None = None) -> str:
    """Explain why the estimate isn’t what the audit found, where they read otherwise."""
    return join_sentences((_describe_changed(found, audited), _explain_share(found)))


def _describe_changed(found: ErrorEstimate, audited: Acceptance | None) -> str:
    """State that the audited labels were others at the draw, where as many were not wrong then."""
    if audited is None or found.checked != audited.audited - audited.skipped:
        return ""
    then = audited.found - audited.skipped
    if found.found == then:
        return ""
    return tr(
        "This is about the rule’s present labels. Wrong among the {n} audited: {now} of the "
        "present labels, {then} of those at the draw, from which the guarantee follows.",
        n=format_number(found.checked),
        now=format_number(found.found),
        then=format_number(then),
    )


def _explain_share(found: ErrorEstimate) -> str:
    own = found.found / found.checked if found.checked else 0.0
    if format_percent(own) == format_percent(found.share):
        return ""
    return tr(
        "In the audit, {wrong} of {n} counted as wrong ({share}). The estimate is for all {items} "
        "and allows for how much more or less confident the others are.",
        wrong=format_number(found.found),
        n=format_number(found.checked),
        share=format_percent(own),
        items=format_number(found.items),
    )


def describe_expected_errors(
    outcome: Outcome, found: Guarantee, settled: BoolArray | None = None
) -> str:
    """Estimate how many final labels are wrong, or state why that isn't done.

    An audit has an estimate of its own. Without one, the rule's own probabilities are added up if
    the model check has nothing against them, as for other forecasts. Nothing where gold counts the
    mistakes, the model isn't checked yet, or the rule gives no probabilities. `settled` (N,) marks
    labels that people have had the last word on.
    """
    if found.estimate is not None:
        return estimate_sentences(found.estimate, found.acceptance)
    items, gold = outcome.n_labelled, outcome.gold
    counted = gold is not None and gold.known >= items
    if counted or not items or found.model is None or found.model_claim is None:
        return ""
    if not found.model.unquestioned:
        return tr(
            "How many final labels are wrong isn’t estimated, because the worker model is in "
            "doubt. An audit measures it."
        )
    wrong = outcome.expected_wrong(settled)
    estimate = tr_n(
        "Estimate, not a guarantee: about {n} of {items} final labels is wrong ({share}) if "
        "workers make mistakes independently. The model check found no sign against this.",
        "Estimate, not a guarantee: about {n} of {items} final labels are wrong ({share}) if "
        "workers make mistakes independently. The model check found no sign against this.",
        round(wrong),
        items=format_number(items),
        share=format_percent(wrong / items),
    )
    said = [estimate]
    if outcome.expects_too_few_wrong:
        said.append(
            tr(
                "With several classes or few labels per worker, this is mostly too low, often by "
                "more than half."
            )
        )
    else:
        said.append(
            tr(
                "Even then it can be off by a factor of two or more, more often too low than too "
                "high."
            )
        )
    if outcome.calibration.corrects:
        said.append(tr("The confidence per item is more cautious."))
    return join_sentences(said)


def describe_before_and_after(found: Calibration, skipped: int = 0) -> str:
    """Return how far checked items have corrected the confidence in them.

    `skipped` of the audited items are not among them.
    """
    assert found.own is not None
    checked = tr_n(
        "{right} of {n} checked item was right. Mean confidence in it: {before} before, {after} "
        "after.",
        "{right} of {n} checked items were right ({share}). Mean confidence in them: {before} "
        "before, {after} after.",
        int(found.items.sum()),
        right=format_number(int(found.right.sum())),
        share=format_percent(float(found.right.sum() / found.items.sum())),
        before=format_percent(found.own.mean_confidence),
        after=format_percent(found.mean_confidence),
    )
    if not skipped:
        return checked
    left_out = sentence(capital(tr("skipped: {n}", n=format_number(skipped))))
    return join_sentences((checked, left_out))


_MOST_CLASSES = 5


def class_rows(found: Guarantee, classes: TextArray) -> list[CheckRow]:
    """Return how many labels of each class, as exported, are wrong at most, the worst first.

    Nothing without a target for each class, and before the review is done.
    """
    if not found.classes or found.acceptance is None:
        return []
    worst = sorted(found.classes, key=lambda one: -one.share)
    facts = [
        tr(
            "“{name}”: {wrong} of {n} ({share})",
            name=str(classes[one.code]),
            wrong=format_number(one.wrong),
            n=format_number(one.items),
            share=format_percent_up(one.share),
        )
        for one in worst[:_MOST_CLASSES]
    ]
    words = join_list(facts)
    if len(worst) > _MOST_CLASSES:
        words = tr("{classes}; not more in the others", classes=words)
    above = worst[0].share > found.acceptance.plan.at_most
    if above:
        words = join_sentences(
            (
                tr("{words}.", words=words),
                tr("Review more accepted labels of a class to lower its share."),
            )
        )
    return [
        CheckRow(
            CheckStatus.UNSURE if above else CheckStatus.HOLDS,
            tr("Wrong labels in the classes as exported, at most"),
            words,
        )
    ]


def describe_unsettled(left: int) -> str:
    """State on how many items two reviewers disagree still."""
    return tr_n("{n} item is to be settled.", "{n} items are to be settled.", left)


def describe_two_answers(first: int, second: int, classes: list[str]) -> str:
    """Return what two reviewers found."""
    return tr(
        "First reviewer: {first}. Second reviewer: {second}.",
        first=_answer(first, classes),
        second=_answer(second, classes),
    )


def _answer(code: int, classes: list[str]) -> str:
    known = {
        NO_CLASS: tr("none of the classes"),
        SKIPPED: tr("skipped"),
        UNLABELLED: tr("no label"),
    }
    return known.get(code) or tr("“{name}”", name=classes[code])


def gives_rows() -> list[CheckRow]:
    """Return what an audit is good for."""
    return [
        CheckRow(CheckStatus.HOLDS, tr("A guarantee"), tr("It needs no assumption about workers.")),
        CheckRow(
            CheckStatus.HOLDS,
            tr("Corrected labels"),
            tr("Mistakes that you find are corrected and exported."),
        ),
        CheckRow(
            CheckStatus.HOLDS,
            tr("A known error rate"),
            tr("It shows how many labels were wrong, with an interval."),
        ),
    ]


def describe_whole(found: Acceptance) -> str:
    """Return the split of all items, for those who do not see the bar."""
    return join_sentences(
        (
            tr(
                "{accepted} of {items} labels accepted.",
                accepted=format_number(found.n_unchanged),
                items=format_number(found.items),
            ),
            tr_n("{n} item to review.", "{n} items to review.", len(found.to_review)),
        )
    )
