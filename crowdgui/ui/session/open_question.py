"""An open question: its labels, what was chosen and decided about them, and the last outcome."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from crowdgui.core.audit.checked_items import counted_gold, with_checked
from crowdgui.core.question_state import EditSlot, QuestionState
from crowdgui.core.review.decisions import FinalLabels, final_labels
from crowdgui.text.translation import local_time

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.bounds.guarantee import Guarantee, GuaranteeOptions
    from crowdgui.core.job import Job
    from crowdgui.core.pairwise.ranking import Ranking
    from crowdgui.core.question_state import Change, Edit
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision
    from crowdgui.core.tags.pooled import TagPool
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.project.outcome import SavedOutcome


@dataclass(frozen=True, eq=False)
class FullGuarantee:
    """A full guarantee, and what it was computed for."""

    outcome: Outcome
    options: GuaranteeOptions
    decisions: Mapping[int, Decision]
    guarantee: Guarantee


class OpenQuestion(QObject):
    """One question of what is open; without `data` it is the state before a file is open.

    Attributes
    ----------
    data : ImportedLabels or None
    state : QuestionState
        What people chose and decided; replaced by each edit.
    gold : (N,) array of int or None
        The true labels, manual labels used as gold included.
    outcome, finished : Outcome and datetime, or None
        The last good run, and when it ended.
    saved : SavedOutcome or None
        The last result as a project holds it, until it is an outcome.
    ranking : Ranking or None
        Of comparisons of two, the last good ranking.
    guarantee : Guarantee or None
        The full guarantee for the outcome, once it is computed.
    final : FinalLabels or None
        The outcome's labels, manual labels in their place.
    undo : QUndoStack
    versions : tuple of ImportedLabels
        The data at first and after each time that labels were added; `data` is one of them.
    before_adding : FinalLabels with gold, or None
        What there was before labels were added, until it is compared with what there is then.

    Signals: `applied` with the changes of an edit that was made, undone or redone; after it
    `gold_changed` if the true labels differ, `confidence_changed` if checked items have corrected
    the confidence.

    `names_settled` states that workers with names like models were said to be people, of this
    question or another one of the file; it lasts as long as the file is open.
    """

    applied = Signal(object)
    gold_changed = Signal()
    confidence_changed = Signal()

    def __init__(
        self,
        data: ImportedLabels | None = None,
        state: QuestionState | None = None,
        edits: Sequence[Edit] = (),
        done: int = 0,
        saved: SavedOutcome | None = None,
        versions: tuple[ImportedLabels, ...] = (),
    ) -> None:
        super().__init__()
        self.versions = versions or (() if data is None else (data,))
        self.before_adding: tuple[FinalLabels, IntArray | None] | None = None
        self.data, self.saved = data, saved
        self.state = state or QuestionState()
        self.outcome: Outcome | None = None
        self.guarantee: Guarantee | None = None
        self.final: FinalLabels | None = None
        self.gold: IntArray | None = None
        self.finished: datetime | None = None
        self.ranking: Ranking | None = None
        self.names_settled = False
        self.undo = QUndoStack()
        self._guaranteed: tuple[GuaranteeOptions, Mapping[int, Decision]] | None = None
        self._merge_gold()
        self._replaying = True
        for edit in edits:
            self.make(edit)
        self.undo.setIndex(done)
        self._replaying = False

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Every edit in the order made, those that were undone included."""
        commands = (self.undo.command(i) for i in range(self.undo.count()))
        return tuple(made.edit for made in commands if isinstance(made, _Command))

    @property
    def undoes_label(self) -> bool:
        """Whether the next undo takes back a label of a review or of an audit, and nothing else."""
        made = self.undo.command(self.undo.index() - 1) if self.undo.canUndo() else None
        return isinstance(made, _Command) and all(map(_sets_label, made.edit.changes))

    @property
    def excluded_mask(self) -> BoolArray | None:
        """The excluded workers (M,), None where nobody is."""
        return None if self.data is None else self.state.excluded_mask(self.data.labels.n_workers)

    @property
    def outdated(self) -> bool:
        """Whether the outcome was made with other options, workers or gold than the present."""
        return self.outcome is not None and (self.inputs_changed or not self.made_as_chosen)

    @property
    def made_as_chosen(self) -> bool:
        """Whether there is an outcome, of the rule and the options that are chosen now."""
        if self.outcome is None:
            return False
        made = self.outcome.job
        state = self.state
        chosen = (state.rule, state.rule_options(), state.model_votes)
        return (made.rule, made.options, made.model_votes) == chosen

    @property
    def inputs_changed(self) -> bool:
        """Whether the outcome was made with other workers or gold than the present ones."""
        if self.outcome is None:
            return False
        made = self.outcome.job
        return not (
            equal_values(made.gold, self.gold)
            and equal_values(made.excluded, self.excluded_mask)
            and self.same_kinds(made)
        )

    def same_kinds(self, made: Job) -> bool:
        models = {} if made.kinds is None else made.kinds.models
        return dict(models) == dict(self.state.models)

    @property
    def guarantee_is_current(self) -> bool:
        """Whether the full guarantee is there, with the present options and decisions."""
        if self.guarantee is None or self._guaranteed is None:
            return False
        options, decisions = self._guaranteed
        return options == self.state.guarantee and decisions is self.state.decisions

    @property
    def costs_differ(self) -> bool:
        """Whether the final labels were chosen by other costs of mistakes than the present ones."""
        return self.outcome is not None and self.outcome.job.costs != self.state.costs

    @property
    def bounds(self) -> Guarantee | None:
        """The last full guarantee, if all but what was checked by hand is as it would be now."""
        if self.guarantee is None or self._guaranteed is None:
            return None
        same = self._guaranteed[0].of_bounds == self.state.guarantee.of_bounds
        return self.guarantee if same else None

    @property
    def is_paired(self) -> bool:
        """Whether comparisons of two are open, which are ranked rather than labelled."""
        return self.data is not None and self.data.pairs is not None

    def ranks_as(self, made: Ranking) -> bool:
        """Return whether a ranking is that of the present data, options and workers."""
        if self.data is None or self.data.comparisons is None:
            return False
        kept = self.data.comparisons.without_workers(self.excluded_mask)
        same = np.array_equal(made.comparisons.worker, kept.worker)
        same = same and made.comparisons.item_ids is kept.item_ids
        return same and made.options == self.state.ranking

    def take_ranking(self, made: Ranking) -> bool:
        """Take over a ranking; False if it is not that of the present state."""
        if not self.ranks_as(made):
            return False
        self.ranking = made
        self.finished = local_time(datetime.now(UTC))
        return True

    def job(self, pool: TagPool | None = None) -> Job:
        """Describe the run that the present state asks for; there must be data."""
        assert self.data is not None
        return self.state.build_job(self.data.labels, self.data.gold, pool)

    def make(self, edit: Edit) -> None:
        """Make an edit that can be undone; whatever could be done again is gone."""
        self.undo.push(_Command(self, edit))

    def take(self, outcome: Outcome) -> bool:
        """Take over what a run found; False if its labels or workers are not the present ones."""
        if self.data is None or outcome.job.labels is not self.data.labels:
            return False
        if not equal_values(outcome.job.excluded, self.excluded_mask):
            return False
        if not self.same_kinds(outcome.job):
            return False
        before = self.outcome
        self.outcome = outcome.with_thresholds(self.state.thresholds)
        self.guarantee, self.saved = None, None
        self.outcome = with_checked(self.outcome, self.state.guarantee, self.state.decisions)
        if before is None or before.aggregation is not outcome.aggregation:
            self.finished = local_time(datetime.now(UTC))
        self._replace_labels()
        return True

    def shows_labels_of(self, versions: Sequence[ImportedLabels]) -> bool:
        """Whether these hold the labels of all `versions`."""
        return len(versions) == len(self.versions) and all(
            new.labels is old.labels for new, old in zip(versions, self.versions, strict=True)
        )

    def take_content(self, versions: tuple[ImportedLabels, ...]) -> None:
        """Take over the same labels with other contents of their items."""
        self.versions = versions
        if versions:
            self.data = versions[self.state.additions]

    def take_workers(self, tested: Outcome) -> bool:
        """Take over the tests of an outcome's workers; False if the outcome is another by now."""
        shown = self.outcome
        if shown is None or shown.aggregation is not tested.aggregation:
            return False
        if not shown.workers.pending:
            return False
        # Thresholds and what people checked may be others than when the tests began.
        made = shown.with_workers(tested.workers).with_thresholds(self.state.thresholds)
        self.outcome = with_checked(made, self.state.guarantee, self.state.decisions)
        return True

    def take_guarantee(self, found: FullGuarantee) -> bool:
        """Take over a full guarantee; False if its bounds are not the present ones.

        What was checked by hand may have changed since: then `guarantee_is_current` is false.
        """
        shown = self.outcome
        present = (
            shown is not None
            and found.outcome.aggregation is shown.aggregation
            and found.outcome.labels is shown.labels
            and found.options.of_bounds == self.state.guarantee.of_bounds
        )
        if present:
            self.guarantee = found.guarantee
            self._guaranteed = found.options, found.decisions
        return present

    def apply(self, changes: Sequence[Change]) -> None:
        """Apply the changes of an edit that is made, undone or redone."""
        if self._replaying:
            return
        before_options = self.state.guarantee
        self.state = self.state.changed(changes)
        changes = self._with_begun(before_options, changes)
        slots, gold = {change.slot for change in changes}, self.gold
        if EditSlot.ADDED in slots:
            self._take_version()
        if EditSlot.THRESHOLDS in slots and self.outcome is not None:
            self.outcome = self.outcome.with_thresholds(self.state.thresholds)
        if EditSlot.DECISION in slots:
            self._merge_gold()
        if slots & {EditSlot.DECISION, EditSlot.GUARANTEE_OPTIONS}:
            self._replace_labels()
        before = self.outcome
        if slots & {EditSlot.DECISION, EditSlot.GUARANTEE_OPTIONS} and before is not None:
            self.outcome = with_checked(before, self.state.guarantee, self.state.decisions)
        self.applied.emit(changes)
        if self.outcome is not before:
            self.confidence_changed.emit()
        if self.gold is not gold:
            self.gold_changed.emit()

    def _with_begun(self, before: GuaranteeOptions, changes: Sequence[Change]) -> Sequence[Change]:
        """Keep which audits had an answer, and return the changes with it.

        Undo takes back what was found in an audit, but not that somebody has seen it.
        """
        after = self.state.guarantee
        # Projects of before have audits that are not among those begun.
        audits = (one for one in (before.audit, after.audit) if one is not None)
        answered = [one.seed for one in audits if one.done]
        begun = tuple(dict.fromkeys((*before.begun, *after.begun, *answered)))
        if begun == after.begun:
            return changes
        kept = replace(after, begun=begun)
        self.state = replace(self.state, guarantee=kept)
        return [
            replace(change, after=kept) if change.slot is EditSlot.GUARANTEE_OPTIONS else change
            for change in changes
        ]

    def _take_version(self) -> None:
        """Take the labels of the present state: with those that were added, or without."""
        data = self.versions[self.state.additions]
        added = self.data is not None and data.labels.n_items >= self.data.labels.n_items
        known = self.data.gold if self.data is not None else None
        self.before_adding = (self.final, known) if added and self.final is not None else None
        self.data = data
        self.outcome = self.guarantee = self.final = self.saved = self.finished = None
        self._guaranteed = None
        self._merge_gold()

    def _replace_labels(self) -> None:
        """Replace the outcome's labels by what people found."""
        if self.outcome is None:
            return
        options, labels = self.state.guarantee, self.outcome.labels
        gold = counted_gold(self.outcome.job, options)
        decided = self.state.decisions
        self.final = final_labels(labels, decided, options.audit, gold, options.earlier)

    def _merge_gold(self) -> None:
        """Merge decisions used as gold into the gold; an equal array stays the same object."""
        if self.data is not None:
            gold = self.state.merged_gold(self.data.gold, self.data.labels.n_items)
            if not equal_values(gold, self.gold):
                self.gold = gold


def _sets_label(change: Change) -> bool:
    if change.slot is not EditSlot.GUARANTEE_OPTIONS:
        return change.slot is EditSlot.DECISION
    before, after = (
        None if options is None else options.audit for options in (change.before, change.after)
    )
    return before is not None and after is not None and before.sample == after.sample


class _Command(QUndoCommand):
    """An edit as Qt's undo stack wants it."""

    def __init__(self, question: OpenQuestion, edit: Edit) -> None:
        # To Qt, what follows a line break in a name would be words for the menu alone.
        super().__init__(" ".join(edit.what.split()))
        # A question owns its commands: to own it in turn would keep its labels for good.
        self._question, self.edit = ref(question), edit

    def redo(self) -> None:
        self._apply(self.edit.changes)

    def undo(self) -> None:
        self._apply([change.back for change in reversed(self.edit.changes)])

    def _apply(self, changes: Sequence[Change]) -> None:
        question = self._question()
        assert question is not None
        question.apply(changes)


def equal_values(one: Any, other: Any) -> bool:
    """Return whether two arrays are equal, where each may be None."""
    if one is None or other is None:
        return one is other
    return one is other or bool(np.array_equal(one, other))
