"""What the review says: on the class cards of an item, under them, and in the legend of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.audit.sample import NO_CLASS, SKIPPED
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.review.decisions import LabelSource
from crowdgui.text.guarantees.acceptance import describe_two_answers
from crowdgui.text.translation import format_number, format_percent, tr, tr_n
from crowdgui.ui.controllers.review_tasks import ManualReview, SettleAudit
from crowdgui.ui.pages.answer_cards import Answer
from crowdgui.ui.pages.item_content import ContentKind, content_kind
from crowdgui.ui.pages.item_text import (
    count_votes,
    describe_badge,
    describe_final_label,
    describe_rule_label,
    is_most_probable,
    settled_by,
    source_name,
    sum_weights,
    vote_cells,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.results import Outcome
    from crowdgui.ui.controllers.review_tasks import ReviewTask
    from crowdgui.ui.widgets.marks import KeyEntry


_LOOKED_AT = 500
"""Items of a queue whose contents show what all are like."""


def shown_answers(task: ReviewTask, place: int, *, hidden: bool) -> tuple[Answer, ...]:
    """Return what each card shows; nothing but the own answer while votes are hidden."""
    outcome, chosen = task.session.question.outcome, task.answer_of(place)
    assert outcome is not None
    n_classes = outcome.job.labels.n_classes
    if hidden:
        codes = (*range(n_classes), *((NO_CLASS,) if task.takes_none else ()))
        both = task.both(place) if isinstance(task, SettleAudit) else ()
        return tuple(_own_answer(code, chosen, both) for code in codes)
    item = int(task.items[place])
    rule = task.proposed(place)
    counts, weights = count_votes(outcome, item), sum_weights(outcome, item)
    cells = vote_cells(outcome, item)
    share = outcome.class_probabilities(item)
    return tuple(
        Answer(
            share=float(share[code]),
            note=tr_n("{n} vote", "{n} votes", int(counts[code])),
            weight=""
            if weights is None
            else tr("weight {w}", w=format_number(float(weights[code]), 2)),
            votes=tuple(cell for cell in cells if cell.code == code),
            badge=_own_badge(task, item)
            if code == chosen
            else _badge(outcome, item, code, rule, chosen),
            proposed=code == rule and chosen == UNLABELLED,
            chosen=code == chosen,
        )
        for code in range(n_classes)
    )


def _own_answer(code: int, chosen: int, both: Sequence[int] = ()) -> Answer:
    """Return what a card shows that hides votes: whose answer its class is, of two the two."""
    if code == chosen:
        return Answer(badge=tr("agreed") if both else tr("yours"), chosen=True)
    if code in both:
        first = both.index(code) == 0
        return Answer(badge=tr("first reviewer") if first else tr("second reviewer"))
    return Answer()


def _own_badge(task: ReviewTask, item: int) -> str:
    source = settled_by(task.session, item)
    checked = isinstance(task, ManualReview) and source in (LabelSource.AUDIT, LabelSource.GOLD)
    return source_name(source) if checked else tr("yours")


def _badge(outcome: Outcome, item: int, code: int, rule: int, chosen: int) -> str:
    if code != rule:
        return ""
    return describe_badge(outcome, item) if chosen == UNLABELLED else tr("the rule’s")


def describe_shown_item(task: ReviewTask, place: int, *, hidden: bool) -> str:
    """Describe what the rule makes of the item and how sure it is, or why that is not shown."""
    session, item = task.session, int(task.items[place])
    if isinstance(task, SettleAudit):
        labels = session.question.data.labels if session.question.data else None
        names = [] if labels is None else [str(name) for name in labels.classes]
        return describe_two_answers(*task.both(place), names)
    if task.blind:
        skipped = task.answer_of(place) == SKIPPED
        return tr("You skipped this item: it counts as wrong and is reviewed.") if skipped else ""
    if hidden:
        return tr("Votes, weights and the rule’s label appear after you choose a label.")
    outcome, rule = session.question.outcome, task.proposed(place)
    assert outcome is not None
    if task.answer_of(place) != UNLABELLED:
        return describe_final_label(session, item)
    if rule == UNLABELLED:
        return tr("No included worker labelled this item.")
    sure = outcome.confidence_is_probability
    if outcome.changed_by_costs[item] or (sure and not is_most_probable(outcome, item)):
        return describe_rule_label(outcome, item)
    name = outcome.job.labels.classes[rule]
    share = format_percent(float(outcome.confidence[item]))
    sentence = (
        tr("“{label}” wins with confidence {share}.", label=name, share=share)
        if sure
        else tr(
            "“{label}” wins with {share} of the support. This is not a probability.",
            label=name,
            share=share,
        )
    )
    return f"{sentence} {_marks_text(outcome)}"


def describe_progress(task: ReviewTask, done: int) -> str:
    """Count the items with a last word, and those among them that were not reviewed here."""
    counts = {"done": format_number(done), "n": format_number(len(task))}
    if isinstance(task, SettleAudit):
        return tr("{done} of {n} settled", **counts)
    if task.blind:
        return tr("{done} of {n} audited", **counts)
    others = task.settled_elsewhere
    if not others:
        return tr("{done} of {n} reviewed", **counts)
    return tr(
        "{done} of {n} settled, {others} by audit or gold", others=format_number(others), **counts
    )


def _marks_text(outcome: Outcome) -> str:
    bars = outcome.workers.weights is not None
    words = tr("The bars under the workers show their weights;") + " " if bars else ""
    if outcome.job.excluded is not None and outcome.job.excluded.any():
        return words + tr("▲ marks flagged workers, ✕ excluded ones.")
    return words + tr("▲ marks flagged workers.")


def task_hint(task: ReviewTask) -> str:
    """Return what is asked, or what becomes of the answer."""
    if isinstance(task, SettleAudit):
        return tr("Two reviewers disagree. Choose the label that both accept.")
    if task.takes_notes:
        return tr("Your label replaces the final label and is exported as a manual label.")
    return tr("What is this item? The rule’s label stays hidden so that it doesn’t influence you.")


def none_key(digits: Sequence[str]) -> str:
    """Return the key for none of the classes: 0, or X where 0 is a class."""
    return "X" if "0" in digits else "0"


def first_contents(task: ReviewTask) -> list[str]:
    """Return the content of the first items of a queue, for what all are like."""
    data = task.session.question.data
    if data is None or data.content is None:
        return []
    return [str(content) for content in data.content[task.items[:_LOOKED_AT]]]


def content_keys(task: ReviewTask) -> list[KeyEntry]:
    """Return the keys for what there is to look at."""
    kinds = {content_kind(content) for content in first_contents(task)}
    entries: list[KeyEntry] = []
    if ContentKind.PICTURE in kinds:
        entries.append((("P",), tr("picture")))
    if ContentKind.TEXT in kinds:
        entries.append(((tr("Space"),), tr("scroll")))
    return entries


def key_entries(task: ReviewTask, digits: Sequence[str], *, blind: bool) -> tuple[KeyEntry, ...]:
    """Return what each key does; what is hidden cannot be agreed with."""
    keys = [digit for digit in digits if digit]
    if len(keys) > 3:
        keys = [keys[0], "–", keys[-1]]
    entries: list[KeyEntry] = [(tuple(keys), tr("choose"))]
    if task.takes_none:
        entries.append(((none_key(digits),), tr("none of these")))
    if not task.blind and not blind:
        entries.append(((tr("Enter"),), tr("agree")))
    entries += [(("S",), tr("skip")), (("←", "→"), tr("back, next")), (("U",), tr("undo"))]
    entries += content_keys(task)
    if task.takes_notes:
        words = tr("show votes") if blind else tr("hide votes")
        entries += [(("N",), tr("note")), (("B",), words)]
    return tuple(entries)
