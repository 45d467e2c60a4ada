"""What the what-if strip says: who goes or comes back, and what that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.labels import UNLABELLED
from crowdgui.text.translation import (
    format_number,
    format_percent,
    format_percent_up,
    join_list,
    tr,
    tr_n,
)
from crowdgui.ui.pages.workers.what_if_strip import WhatIfFigure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.bounds.guarantee import BoundEntry, Guarantee
    from crowdgui.core.labels import Labels
    from crowdgui.core.results import GoldScore
    from crowdgui.core.what_if import OutcomeDiff

BOUND = "chernoff"
"""The sharpest bound that every weighted vote has; the paper's own rises when labels go."""


def question(out: int, back: int) -> str:
    """Ask what would be if `out` workers were left out and `back` counted again."""
    if out and back:
        return tr(
            "What if {out} left out and {back} counted again?",
            out=tr_n("{n} worker were", "{n} workers were", out),
            back=format_number(back),
        )
    if back:
        return tr_n(
            "What if this worker counted again?", "What if these {n} workers counted again?", back
        )
    return tr_n(
        "What if this worker were left out?", "What if these {n} workers were left out?", out
    )


def labels_moved(labels: Labels, gone: int, come: int) -> str:
    """Describe how many labels no longer count, or count again."""
    all_ = labels.n_labels
    parts = []
    if gone or not come:
        parts.append(
            tr_n(
                "{n} of {all} labels goes ({share})",
                "{n} of {all} labels go ({share})",
                gone,
                all=format_number(all_),
                share=format_percent(gone / all_),
            )
        )
    if come:
        parts.append(
            tr_n(
                "{n} of {all} labels comes back ({share})",
                "{n} of {all} labels come back ({share})",
                come,
                all=format_number(all_),
                share=format_percent(come / all_),
            )
        )
    return join_list(parts)


def figures(
    difference: OutcomeDiff, bounds: tuple[Guarantee, Guarantee] | None, waiting: bool
) -> tuple[WhatIfFigure, ...]:
    """Return before and after; `waiting` says that the bounds are still being worked out."""
    n_items = difference.changed.size
    changed = WhatIfFigure(
        tr("Final labels that change"),
        tr("{n} of {all}", n=format_number(difference.n_changed), all=format_number(n_items)),
    )
    made = [changed, *_on_gold(difference.gold), _bound(bounds, waiting)]
    if difference.uncovered:
        lost = WhatIfFigure(
            tr("Without a label"),
            tr_n("{n} item", "{n} items", difference.uncovered),
            tr("Nobody who counts labelled these items, so they lose their final label."),
        )
        made.append(lost)
    return tuple(made)


def show_link(difference: OutcomeDiff) -> str:
    """Offer the items whose final label changes; nothing where none does."""
    n = difference.n_changed
    return tr_n("Show the one", "Show the {n}", n) if n else ""


_MOVES = 3
"""Changes from one class to another that are named."""


def changed_words(difference: OutcomeDiff, classes: Sequence[str]) -> str:
    """Describe what the items behind the link are, and what their labels were before."""
    out, back = int(difference.left_out.size), int(difference.put_back.size)
    if out and back:
        why = tr("once other workers count")
    elif back:
        why = tr_n("once this worker counts again", "once {n} workers count again", back)
    else:
        why = tr_n("without this worker", "without these {n} workers", out)
    sentence = tr_n(
        "{n} item whose final label is another {why}:",
        "{n} items whose final label is another {why}:",
        difference.n_changed,
        why=why,
    )
    named = [_move_words(move, classes) for move in difference.moves[:_MOVES]]
    if len(difference.moves) > _MOVES:
        named.append(tr("and others"))
    return f"{sentence} {tr('{words}.', words=join_list(named))}"


def _move_words(move: tuple[int, int, int], classes: Sequence[str]) -> str:
    before, now, count = move
    names = [
        tr("no label") if k == UNLABELLED else tr("“{name}”", name=classes[k])
        for k in (before, now)
    ]
    return tr("{n} from {before} to {now}", n=format_number(count), before=names[0], now=names[1])


def _on_gold(gold: tuple[GoldScore, GoldScore] | None) -> tuple[WhatIfFigure, ...]:
    if gold is None:
        return ()
    before, after = (
        tr("{wrong} of {known}", wrong=format_number(score.wrong), known=format_number(score.known))
        for score in gold
    )
    tip = tr(
        "Final labels that are wrong on gold, over the gold items that have a label both before "
        "and after: {before} before, {after} after.",
        before=format_percent(gold[0].error),
        after=format_percent(gold[1].error),
    )
    return (WhatIfFigure(tr("Wrong on gold"), f"{before} → {after}", tip),)


def _bound(bounds: tuple[Guarantee, Guarantee] | None, waiting: bool) -> WhatIfFigure:
    if bounds is None:
        reason = (
            ""
            if waiting
            else tr("The bound before was not worked out yet when the first worker was changed.")
        )
        return WhatIfFigure(
            tr("Most wrong, an indication"), tr("working…") if waiting else "–", reason
        )
    before, after = (_entry(guarantee) for guarantee in bounds)
    demoted = any(entry is not None and entry.demoted for entry in (before, after))
    reasons = [entry.reason for entry in (before, after) if entry is not None and entry.reason]
    if before is None or after is None:
        reasons.append(tr("This rule is no sum of votes, so this bound does not speak of it."))
    return WhatIfFigure(
        tr("Most wrong, if the model held") if demoted else tr("Most wrong, an indication"),
        f"{_limit(before)} → {_limit(after)}",
        reasons[0]
        if reasons
        else tr(
            "At most this share of the final labels is wrong on "
            "average, as the estimated accuracies have it."
        ),
    )


def _entry(guarantee: Guarantee) -> BoundEntry | None:
    return next((entry for entry in guarantee.entries if entry.key == BOUND), None)


def _limit(entry: BoundEntry | None) -> str:
    return "–" if entry is None or entry.value is None else format_percent_up(entry.value)
