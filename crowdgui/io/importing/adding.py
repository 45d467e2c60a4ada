"""Labels of another file added to labels that are open: one set of data, and how the two differ."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.added_labels import AddedLabels, Contradiction, add_labels, values_after
from crowdgui.core.errors import InputError
from crowdgui.core.labels import UNLABELLED, text_array
from crowdgui.io.importing.import_spec import name_files
from crowdgui.io.importing.skipped_rows import SkippedRows
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from crowdgui.core.arrays import IntArray, TextArray
    from crowdgui.core.question_state import EditSlot, Key, QuestionState
    from crowdgui.io.importing.read_labels import ImportedLabels


@dataclass(frozen=True, eq=False)
class Addition:
    """What adding labels would do; nothing is taken before somebody says so.

    Attributes
    ----------
    before, more, data : ImportedLabels
        The labels there were, those of the file, and all together.
    added : AddedLabels
        Which of the file's labels are new, known and contradicting.
    contradiction : Contradiction
        Which label counts where two differ.
    gold : (int, int)
        Items that get a gold label, and those whose gold label differs; the one of before stays.
    values : mapping
        The values of the question's state that change.
    """

    before: ImportedLabels
    more: ImportedLabels
    data: ImportedLabels
    added: AddedLabels
    contradiction: Contradiction
    gold: tuple[int, int]
    values: Mapping[tuple[EditSlot, Key], Any]

    @property
    def changes_nothing(self) -> bool:
        """Whether the file has nothing that would be taken."""
        taken = self.added.is_new
        if self.contradiction is Contradiction.REPLACE:
            taken = taken | self.added.contradicts
        return not taken.any() and not self.gold[0]


def add_to(
    before: ImportedLabels,
    state: QuestionState,
    more: ImportedLabels,
    contradiction: Contradiction = Contradiction.KEEP,
) -> Addition:
    """Join the labels of a file with those of a question.

    Raises
    ------
    InputError
        If these are not labels of one class per item, or of another question.
    DataError
        If a class has no place on the scale of those of before.
    """
    _check(before, more)
    added = add_labels(before.labels_by_file, more.labels_by_file, contradiction)
    labels = added.labels
    assert labels.metadata.files is not None
    places = _places(more, added)
    gold, new, contradicting = _gold(before, more, added, places)
    not_taken = tuple(_not_taken(before, more, added, contradiction))
    # The same label again may well be the same row of a later export, and no second answer.
    differing = int(np.count_nonzero(added.contradicts))
    data = replace(
        before,
        name=name_files(labels.metadata.files.values.tolist()),
        labels=labels,
        gold=gold,
        content=_content(before, more, labels.n_items, places),
        skipped=(*before.skipped, *more.skipped, *not_taken),
        repeated_pairs=before.repeated_pairs + more.repeated_pairs + differing,
        contradicting_pairs=before.contradicting_pairs + more.contradicting_pairs + differing,
        source=None,
        added_from=(*before.files, *more.files),
        rows=before.rows + more.rows,
        words=None,
    )
    values = values_after(state, added, more.models, new)
    return Addition(before, more, data, added, contradiction, (new, contradicting), values)


def _check(before: ImportedLabels, more: ImportedLabels) -> None:
    if any(one.pairs is not None for one in (before, more)):
        raise InputError(
            tr("Comparisons of two can’t be added to a project. Open all files together instead.")
        )
    if any(one.tags is not None for one in (before, more)):
        raise InputError(tr("Tags can’t be added to a project. Open all files together instead."))
    if before.question and more.question and before.question != more.question:
        raise InputError(
            tr(
                "The labels of {file} are of the question “{other}”, not of “{question}”. Show "
                "that question first, or choose another file.",
                file=more.name,
                other=more.question,
                question=before.question,
            )
        )


def _not_taken(
    before: ImportedLabels, more: ImportedLabels, added: AddedLabels, contradiction: Contradiction
) -> Iterator[SkippedRows]:
    """Count the labels of both files that aren't among those of the project now, by reason."""
    if known := int(np.count_nonzero(added.is_same)):
        yield SkippedRows(tr("The project had this label already"), known, (), more.name)
    differing = int(np.count_nonzero(added.contradicts))
    if differing and contradiction is Contradiction.REPLACE:
        yield SkippedRows(tr("A label that was added took its place"), differing, (), before.name)
    elif differing:
        reason = tr("The project had another label by this worker")
        yield SkippedRows(reason, differing, (), more.name)


def _places(more: ImportedLabels, added: AddedLabels) -> IntArray:
    """Return the code that each item of the file has now."""
    # An item without a label can't come from a file, but one may have lost its own.
    places = np.full(more.labels.n_items, UNLABELLED, dtype=np.int64)
    places[more.labels.item] = added.item
    return places


def _gold(
    before: ImportedLabels, more: ImportedLabels, added: AddedLabels, places: IntArray
) -> tuple[IntArray | None, int, int]:
    """Join gold; where the two differ, that of before stays."""
    if before.gold is None and more.gold is None:
        return None, 0, 0
    gold = np.full(added.labels.n_items, UNLABELLED, dtype=np.int32)
    if before.gold is not None:
        gold[: added.n_items] = before.gold
    new = contradicting = 0
    if more.gold is not None:
        with_gold = np.flatnonzero((more.gold != UNLABELLED) & (places != UNLABELLED))
        names = {str(name): code for code, name in enumerate(added.labels.classes)}
        code_of = np.array([names[str(name)] for name in more.labels.classes], dtype=np.int32)
        items, codes = places[with_gold], code_of[more.gold[with_gold]]
        free = gold[items] == UNLABELLED
        contradicting = int(np.count_nonzero(~free & (gold[items] != codes)))
        gold[items[free]] = codes[free]
        new = int(np.count_nonzero(free))
    gold.setflags(write=False)
    return gold, new, contradicting


def _content(
    before: ImportedLabels, more: ImportedLabels, n_items: int, places: IntArray
) -> TextArray | None:
    """Join what shows the items; that of before stays where there is some."""
    if before.content is None and more.content is None:
        return None
    shown = [""] * n_items
    if more.content is not None:
        for place, text in zip(places.tolist(), more.content.tolist(), strict=True):
            if place != UNLABELLED:
                shown[place] = text
    if before.content is not None:
        for place, text in enumerate(before.content.tolist()):
            shown[place] = text or shown[place]
    return text_array(shown)


NEW, CONTRADICTS = "new", "contradicts"


def differences(addition: Addition) -> tuple[tuple[str, ...], list[Any]]:
    """Return every label of the file that is new or contradicts, as a header and columns."""
    added, labels = addition.added, addition.data.labels
    rows = np.flatnonzero(~added.is_same)
    names = np.append(labels.classes, "")
    what = np.where(added.contradicts[rows], CONTRADICTS, NEW)
    return (
        ("item", "worker", "label", "label_before", "difference", "item_is_new"),
        [
            labels.item_ids[added.item[rows]],
            labels.worker_ids[added.worker[rows]],
            labels.classes[added.code[rows]],
            names[added.before[rows]],
            what,
            added.item[rows] >= added.n_items,
        ],
    )
