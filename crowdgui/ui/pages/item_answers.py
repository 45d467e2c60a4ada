"""What stands on the answer cards of an item, under them, and on the legend of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.audit.sample import NO_CLASS
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.registry import get_rule
from crowdgui.text.translation import format_number, format_percent, tr, tr_n
from crowdgui.ui.pages.item_votes import vote_cells, votes_of, weights_of
from crowdgui.ui.pages.item_words import badge_words, final_words
from crowdgui.ui.widgets.answer_cards import MOST_KEYS, Answer

if TYPE_CHECKING:
    from crowdgui.core.results import Outcome
    from crowdgui.ui.judges import Judge
    from crowdgui.ui.widgets.marks import KeyEntry


def answers_shown(judge: Judge, place: int, *, hidden: bool) -> tuple[Answer, ...]:
    """Return what each card shows; nothing but the own answer while votes are hidden."""
    outcome, chosen = judge.session.outcome, judge.answer_of(place)
    assert outcome is not None
    n_classes = outcome.job.labels.n_classes
    if hidden:
        codes = (*range(n_classes), *((NO_CLASS,) if judge.takes_none else ()))
        return tuple(_own(code == chosen) for code in codes)
    item = int(judge.items[place])
    rule = judge.proposed(place)
    counts, weights = votes_of(outcome, item), weights_of(outcome, item)
    cells = vote_cells(outcome, item)
    share = outcome.aggregation.posterior[item]
    return tuple(
        Answer(
            share=float(share[code]),
            note=tr_n("{n} vote", "{n} votes", int(counts[code])),
            weight=""
            if weights is None
            else tr("weight {w}", w=format_number(float(weights[code]), 2)),
            votes=tuple(cell for cell in cells if cell.code == code),
            badge=_badge(outcome, item, code, rule, chosen),
            proposed=code == rule and chosen == UNLABELLED,
            chosen=code == chosen,
        )
        for code in range(n_classes)
    )


def _own(chosen: bool) -> Answer:
    return Answer(badge=tr("yours") if chosen else "", chosen=chosen)


def _badge(outcome: Outcome, item: int, code: int, rule: int, chosen: int) -> str:
    if code == chosen:
        return tr("yours")
    if code != rule:
        return ""
    return badge_words(outcome, item) if chosen == UNLABELLED else tr("the rule’s")


def sentence_shown(judge: Judge, place: int, *, hidden: bool) -> str:
    """Describe what the rule makes of the item and how sure it is, or why that is not shown."""
    session, item = judge.session, int(judge.items[place])
    if judge.blind:
        return ""
    if hidden:
        return tr("Votes, weights and the rule’s label are shown once you have answered.")
    outcome, rule = session.outcome, judge.proposed(place)
    assert outcome is not None
    if judge.answer_of(place) != UNLABELLED:
        return final_words(session, item)
    if rule == UNLABELLED:
        return tr("Nobody whose labels count has labelled this item.")
    name = outcome.job.labels.classes[rule]
    share = format_percent(float(outcome.aggregation.confidence[item]))
    sentence = (
        tr("“{label}” wins with confidence {share}.", label=name, share=share)
        if get_rule(outcome.job.rule).gives_probability
        else tr(
            "“{label}” wins with {share} of the votes behind it, which is no probability.",
            label=name,
            share=share,
        )
    )
    return f"{sentence} {_marks_words(outcome)}"


def _marks_words(outcome: Outcome) -> str:
    bars = outcome.workers.weights is not None
    words = tr("The bars under the workers are their weights;") + " " if bars else ""
    if outcome.job.excluded is not None and outcome.job.excluded.any():
        return words + tr("▲ marks workers who are flagged, ✕ those left out.")
    return words + tr("▲ marks workers who are flagged.")


def legend_words(judge: Judge, n_classes: int, *, blind: bool) -> tuple[KeyEntry, ...]:
    """Return what each key does; what is hidden cannot be agreed with."""
    keys = [str(code + 1) for code in range(min(MOST_KEYS, n_classes))]
    if len(keys) > 3:
        keys = [keys[0], "–", keys[-1]]
    entries: list[KeyEntry] = [(tuple(keys), tr("choose"))]
    if judge.takes_none:
        entries.append((("0",), tr("none of these")))
    if not judge.blind and not blind:
        entries.append(((tr("Enter"),), tr("agree and next")))
    entries += [(("S",), tr("skip")), (("←", "→"), tr("back and on")), (("U",), tr("undo"))]
    if judge.takes_notes:
        words = tr("show votes") if blind else tr("hide votes")
        entries += [(("N",), tr("note")), (("B",), words)]
    return tuple(entries)
