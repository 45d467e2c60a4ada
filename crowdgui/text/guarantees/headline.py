"""The headline on the guarantee in words, and what it is based on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.bounds.guarantee import Basis, EvidenceLevel, Finding
from crowdgui.core.bounds.headline import full_gold_entry
from crowdgui.core.errors import Reason
from crowdgui.text.guarantees.acceptance import (
    describe_skipped,
    describe_without_class,
    describe_work,
)
from crowdgui.text.guarantees.audit_basis import describe_doubts
from crowdgui.text.guarantees.bounds import level_name
from crowdgui.text.run_summary import short_summary
from crowdgui.text.translation import (
    format_confidence,
    format_number,
    format_percent,
    format_percent_up,
    join_sentences,
    tr,
    tr_n,
    tr_n_noop,
    tr_noop,
)
from crowdgui.text.wording import Sentence, Sentences, add_sentences, describe

if TYPE_CHECKING:
    from crowdgui.core.arrays import BoolArray
    from crowdgui.core.audit.accepted import Acceptance
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome


def describe_headline(found: Guarantee) -> str:
    """Return the sentence on top."""
    said, finding = found.headline, found.headline.finding
    if said.tolerance and finding.code in _FAR:
        sentence = _FAR[finding.code].fill(dict(finding.values))
    else:
        sentence = describe(finding)
    if not said.covered:
        return sentence
    return tr(
        "{covered} of {items} items: {sentence}",
        covered=format_number(said.covered),
        items=format_number(said.items),
        sentence=sentence,
    )


def describe_none_accepted(n: int) -> str:
    """Return what is to be done after an audit that accepts no labels, `n` being unseen."""
    return describe(Reason.make(Finding.REVIEW_REST, n=n))


def describe_basis(found: Guarantee) -> str:
    """Return what the headline is based on, or why there is no guarantee."""
    claim = found.headline
    because = [describe(claim.because), *_of_acceptance(found)]
    because += describe_doubts(found.stated_doubts)
    if claim.tolerance and (claim.accepted or claim.finding.code in _FAR):
        because.append(describe_tolerance())
    if claim.covered:
        because.append(describe_covered(claim.covered, claim.items))
    because += [describe_earlier(one) for one in found.earlier]
    return join_sentences(because)


def _of_acceptance(found: Guarantee) -> list[str]:
    """Return what else a headline on accepted labels needs: skipped items, and its denominator."""
    accepted = found.acceptance
    if accepted is None or not found.headline.accepted:
        return []
    said = [describe_skipped(accepted.skipped)] if accepted.skipped else []
    if "share" not in dict(found.headline.finding.values):
        return said
    if accepted.without_class:
        said.append(describe_without_class(accepted.without_class))
    if accepted.plan.by_class:
        said.append(tr("This share is over all classes together."))
    return said


def describe_covered(covered: int, items: int) -> str:
    """State which items a guarantee is about, where labels were added."""
    return tr_n(
        "It is about the {covered} items that the audit was drawn from; {n} other item has no part "
        "in it.",
        "It is about the {covered} items that the audit was drawn from; {n} other items have no "
        "part in it.",
        items - covered,
        covered=format_number(covered),
    )


def describe_earlier(found: Acceptance) -> str:
    """State what an audit guarantees that was made before labels were added."""
    first, last = found.plan.first + 1, found.plan.stop
    values = {
        "first": format_number(first),
        "last": format_number(last),
        "share": format_percent_up(found.share),
        "confidence": format_confidence(found.plan.alpha),
    }
    if not found.complete:
        return tr(
            "Items {first} to {last} were audited before, but {left} of them are still to be "
            "reviewed for a guarantee.",
            left=format_number(len(found.review) + found.unsettled),
            **values,
        )
    if found.plan.tolerance:
        return tr(
            "An earlier audit guarantees that at most {share} of the labels of items {first} to "
            "{last} are off by two classes or more, at {confidence} confidence.",
            **values,
        )
    return tr(
        "An earlier audit guarantees that at most {share} of the labels of items {first} to {last} "
        "are wrong, at {confidence} confidence.",
        **values,
    )


def describe_tolerance() -> str:
    """State that labels count as wrong only if they are far off."""
    return tr("A label counts as wrong only if it is off by two classes or more.")


def summarize_run(outcome: Outcome, found: Guarantee, settled: BoolArray | None = None) -> str:
    """Return what a run found in a few lines, the headline last.

    `settled` (N,) marks the items whose labels people have settled.
    """
    headline = join_sentences((describe_headline(found), describe_reasons(found)))
    return "\n".join((*short_summary(outcome, settled), headline))


def describe_reasons(found: Guarantee) -> str:
    """Return what the headline rests on; where it is a way, with the range of the work."""
    work, way = found.forecast, found.headline.finding.code is Finding.AUDIT_AND_REVIEW_NEXT
    said = [describe_basis(found)]
    if work is not None and way:
        said.append(describe_work(work, work.best))
    return join_sentences(said)


_HEADLINES: Sentences = {
    Finding.COUNTED: Sentence(
        tr_noop("{share} of these labels are wrong."), {"share": format_percent}
    ),
    Finding.AT_MOST: Sentence(
        tr_noop("At most {share} of these labels are wrong."), {"share": format_percent_up}
    ),
    Finding.AT_MOST_ON_AVERAGE: Sentence(
        tr_noop("On average, at most {share} of these labels are wrong."),
        {"share": format_percent_up},
    ),
    Finding.AUDIT_NEXT: Sentence(
        tr_n_noop(
            "Audit {n} item to guarantee that at most {share} are wrong.",
            "Audit about {n} items to guarantee that at most {share} are wrong.",
        ),
        {"share": format_percent},
    ),
    Finding.AUDIT_AND_REVIEW_NEXT: Sentence(
        tr_n_noop(
            "Audit {n} item and review about {review} to guarantee that at most {share} are wrong.",
            "Audit {n} items and review about {review} to guarantee that at most {share} are "
            "wrong.",
        ),
        {"share": format_percent},
    ),
    Finding.AUDIT_TOO_SMALL: Sentence(
        tr_n_noop(
            "{n} item is too few for an audit that accepts labels: audit {least} or more.",
            "{n} items are too few for an audit that accepts labels: audit {least} or more.",
        ),
        {"least": format_number},
    ),
    Finding.AUDIT_BEGINS: Sentence(
        tr_n_noop(
            "Audit {n} item to see which labels can be accepted.",
            "Audit {n} items to see which labels can be accepted.",
        )
    ),
    Finding.AUDIT_GOES_ON: Sentence(
        tr_n_noop(
            "Audit {n} more item to see which labels can be accepted.",
            "Audit {n} more items to see which labels can be accepted.",
        )
    ),
    Finding.REVIEW_ALL: Sentence(
        tr_n_noop(
            "Review the item to guarantee that at most {share} are wrong.",
            "Review all {n} items to guarantee that at most {share} are wrong.",
        ),
        {"share": format_percent},
    ),
    Finding.REVIEW_NEXT: Sentence(
        tr_n_noop(
            "Review {n} more item, and at most {share} of the labels are wrong.",
            "Review {n} more items, and at most {share} of the labels are wrong.",
        ),
        {"share": format_percent_up},
    ),
    Finding.REVIEW_REST: Sentence(
        tr_n_noop(
            "The audit accepts no labels. Review the remaining item.",
            "The audit accepts no labels. Review the remaining {n} items.",
        )
    ),
    Finding.SETTLE_NEXT: Sentence(
        tr_n_noop(
            "Settle {n} item that the reviewers disagree on; then at most {share} are wrong.",
            "Settle {n} items that the reviewers disagree on; then at most {share} are wrong.",
        ),
        {"share": format_percent_up},
    ),
    Finding.SETTLE_THEN_REVIEW: Sentence(
        tr_n_noop(
            "Settle {n} item that the reviewers disagree on and review what is left; then at "
            "most {share} are wrong.",
            "Settle {n} items that the reviewers disagree on and review what is left; then at "
            "most {share} are wrong.",
        ),
        {"share": format_percent_up},
    ),
    Finding.NO_GUARANTEE_YET: Sentence(tr_noop("There is no guarantee yet.")),
    Finding.NO_GUARANTEE_FROM_LABELS: Sentence(
        tr_noop("The labels alone can’t give you a guarantee.")
    ),
}


add_sentences(_HEADLINES)


_AT_CONFIDENCE = {"risk": "confidence"}


_BASES: Sentences = {
    Basis.ALL_GOLD: Sentence(
        tr_noop("Every item has a gold label, so this is a count, not an estimate.")
    ),
    Basis.AUDIT: Sentence(
        tr_noop(
            "Based on an audit of a random sample, at {confidence} confidence. It "
            "needs no assumption about workers."
        ),
        {"risk": format_confidence},
        _AT_CONFIDENCE,
    ),
    Basis.ACCEPTANCE: Sentence(
        tr_n_noop(
            "{confidence} confidence, no assumption about workers. {n} random item was "
            "audited, {wrong} of them wrong and corrected.",
            "{confidence} confidence, no assumption about workers. {n} random items were "
            "audited, {wrong} of them wrong and corrected.",
        ),
        {"risk": format_confidence},
        _AT_CONFIDENCE,
    ),
    Basis.ACCEPTANCE_CHANGED: Sentence(
        tr_n_noop(
            "{confidence} confidence, no assumption about workers. {n} random item was "
            "audited, {wrong} of them wrong and corrected. Accepted labels that changed since "
            "the draw: {changed}. Each of them counts as wrong until it is reviewed.",
            "{confidence} confidence, no assumption about workers. {n} random items were "
            "audited, {wrong} of them wrong and corrected. Accepted labels that changed since "
            "the draw: {changed}. Each of them counts as wrong until it is reviewed.",
        ),
        {"risk": format_confidence},
        _AT_CONFIDENCE,
    ),
    Basis.AUDIT_BLIND: Sentence(
        tr_noop(
            "The rule’s labels stay hidden while you audit. Mistakes that you find are "
            "corrected at once."
        )
    ),
    Basis.RANDOM_GOLD: Sentence(
        tr_noop(
            "Based on gold items that you said were drawn at random, at {confidence} "
            "confidence. It needs no assumption about workers."
        ),
        {"risk": format_confidence},
        _AT_CONFIDENCE,
    ),
    Basis.WORKER_MODEL: Sentence(
        tr_noop(
            "{source}, at {confidence} confidence. It holds if workers make mistakes "
            "independently, each is equally accurate on every class and item, and nobody "
            "picked their own items. The model check found no sign against this, but "
            "labels can’t reveal a rare class that everyone misses or a guideline that "
            "everyone misreads."
        ),
        {"risk": format_confidence},
        _AT_CONFIDENCE,
    ),
    Basis.FROM_GOLD: Sentence(tr_noop("Based on how workers did on gold items")),
    Basis.FROM_AGREEMENT: Sentence(
        tr_noop("Based on how often workers agree; no labels were checked")
    ),
    Basis.MODEL_DOUBTED: Sentence(
        tr_noop(
            "Nobody has audited these labels, and workers may share mistakes. So the labels alone "
            "guarantee nothing."
        )
    ),
    Basis.SLIGHT_DIFFERENCE: Sentence(
        tr_noop(
            "Nobody has audited these labels, and they differ slightly but significantly from what "
            "independent workers would give. So the labels alone guarantee nothing."
        )
    ),
    Basis.MODELS_IN_DOUBT: Sentence(
        tr_noop(
            "Nobody has audited these labels, and models among the workers may share mistakes, "
            "so the labels alone guarantee nothing."
        )
    ),
    Basis.TOO_HIGH: Sentence(
        tr_noop(
            "Nobody has audited these labels. If the worker model holds, at most {share} of the "
            "labels are wrong on average, at {confidence} confidence; an audit can show that far "
            "fewer are."
        ),
        {"share": format_percent_up, "risk": format_confidence},
        _AT_CONFIDENCE,
    ),
    Basis.ESTIMATES: Sentence(
        tr_noop(
            "The bounds below use estimated accuracies, so they are estimates. They can "
            "be lower than the true error rate, especially if some items are harder than "
            "others."
        )
    ),
    Basis.MODEL_AND_ESTIMATES: Sentence(
        tr_noop(
            "Nobody has audited these labels, and bounds from estimated accuracies are "
            "estimates, so the labels alone guarantee nothing."
        )
    ),
    Basis.NOTHING_USEFUL: Sentence(
        tr_noop("None of the bounds below is useful for these labels; each one says why.")
    ),
    Basis.NOTHING_USEFUL_YET: Sentence(
        tr_noop(
            "Nobody has audited these labels, and none of the bounds is useful for them; each "
            "one says why."
        )
    ),
}


add_sentences(_BASES)


_FAR: Sentences = {
    Finding.COUNTED: Sentence(
        tr_noop("{share} of these labels are off by two classes or more."),
        {"share": format_percent},
    ),
    Finding.AT_MOST: Sentence(
        tr_noop("At most {share} of these labels are off by two classes or more."),
        {"share": format_percent_up},
    ),
    Finding.AUDIT_NEXT: Sentence(
        tr_n_noop(
            "Audit {n} item to guarantee that at most {share} are off by two classes or more.",
            "Audit about {n} items to guarantee that at most {share} are off by two classes or "
            "more.",
        ),
        {"share": format_percent},
    ),
    Finding.AUDIT_AND_REVIEW_NEXT: Sentence(
        tr_n_noop(
            "Audit {n} item and review about {review} to guarantee that at most {share} are off "
            "by two classes or more.",
            "Audit {n} items and review about {review} to guarantee that at most {share} are off "
            "by two classes or more.",
        ),
        {"share": format_percent},
    ),
    Finding.REVIEW_ALL: Sentence(
        tr_n_noop(
            "Review the item to guarantee that at most {share} are off by two classes or more.",
            "Review all {n} items to guarantee that at most {share} are off by two classes or "
            "more.",
        ),
        {"share": format_percent},
    ),
    Finding.REVIEW_NEXT: Sentence(
        tr_n_noop(
            "Review {n} more item, and at most {share} of the labels are off by two classes or "
            "more.",
            "Review {n} more items, and at most {share} of the labels are off by two classes or "
            "more.",
        ),
        {"share": format_percent_up},
    ),
    Finding.SETTLE_NEXT: Sentence(
        tr_n_noop(
            "Settle {n} item that the reviewers disagree on; then at most {share} are off by two "
            "classes or more.",
            "Settle {n} items that the reviewers disagree on; then at most {share} are off by two "
            "classes or more.",
        ),
        {"share": format_percent_up},
    ),
    Finding.SETTLE_THEN_REVIEW: Sentence(
        tr_n_noop(
            "Settle {n} item that the reviewers disagree on and review what is left; then at "
            "most {share} are off by two classes or more.",
            "Settle {n} items that the reviewers disagree on and review what is left; then at "
            "most {share} are off by two classes or more.",
        ),
        {"share": format_percent_up},
    ),
}
"""The same where a label counts as wrong only if it is far off."""


def describe_level(found: Guarantee, alpha: float) -> str:
    """Describe what the headline rests on, and at what risk α it may be wrong."""
    level = found.headline.level
    if full_gold_entry(found.entries):
        return tr("Counted on gold")
    if level is not EvidenceLevel.NONE:
        name, share = level_name(level), format_confidence(alpha)
        if found.stated_doubts:
            return tr("{level} · {share} confidence · in doubt", level=name, share=share)
        return tr("{level} · {share} confidence", level=name, share=share)
    if found.nearly_reached:
        return tr("One step left")
    return tr("No guarantee yet")


def counted_sentence(wrong: int) -> str:
    """State how many labels gold on every item shows to be wrong, near or far, and where."""
    return tr_n(
        "Every item has a gold label, so no audit is needed. {n} final label differs from gold; "
        "the filter Wrong on the Items page shows it.",
        "Every item has a gold label, so no audit is needed. {n} final labels differ from gold; "
        "the filter Wrong on the Items page shows them.",
        wrong,
    )
