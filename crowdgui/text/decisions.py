"""What people decided by hand, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.text.translation import format_number, join_list, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.review.decisions import ManualCounts


def hand_count_words(count: ManualCounts) -> str:
    """Describe how many labels were set by hand, and how they compare with the rule's."""
    if not count.n:
        return tr("No manual labels")
    parts = [
        tr_n("{n} agrees with the rule", "{n} agree with the rule", count.agree),
        tr_n("{n} differs", "{n} differ", count.differ),
    ]
    if count.without:
        parts.append(tr("{n} had no label", n=format_number(count.without)))
    return tr_n(
        "{n} manual label: {parts}",
        "{n} manual labels: {parts}",
        count.n,
        parts=join_list(parts),
    )
