"""What several formats say in the same words: why answers are skipped, options, damaged files."""

from __future__ import annotations

from crowdgui.text.translation import tr_n, tr_noop
from crowdgui.text.wording import OptionText

MARKS_A_PART = tr_noop("Marks a part of the item, not the whole item")
FREE_TEXT = tr_noop("Free text, not a class")
NO_LABEL = tr_noop("Submitted without a label")
NOT_LABELLED = tr_noop("Not labelled yet")
SKIPPED = tr_noop("Skipped by the worker")
REJECTED = tr_noop("Rejected by the requester")

DAMAGED = tr_noop("It is damaged or incomplete. Download or copy it again from the source.")

FILE_IS_WORKER = OptionText(
    tr_noop("One file per worker"), tr_noop("Uses the file name as the worker.")
)


def describe_rejected(n: int) -> list[str]:
    """State that labels count although somebody who reviewed them said no; nothing of none."""
    one = "{n} label was rejected in review and is read like the others."
    many = "{n} labels were rejected in review and are read like the others."
    return [tr_n(one, many, n)] if n else []
