"""The set of labels that is shown, as the pages see it: they know of no other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtGui import QUndoStack

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.bounds.guarantee import Guarantee, GuaranteeOptions
    from crowdgui.core.job import Job
    from crowdgui.core.results import Outcome
    from crowdgui.core.review.decisions import Decision, Edit, FinalLabels
    from crowdgui.core.workers.report import Thresholds
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.ui.label_set import LabelSet, Values


class ShownSet(QObject):
    """The one of several sets of labels that is shown."""

    sets: tuple[LabelSet, ...]
    shown: int

    @property
    def _now(self) -> LabelSet:
        return self.sets[self.shown]

    def job(self) -> Job:
        """Describe the run that the present choices ask for; there must be data."""
        return self._now.job()

    @property
    def data(self) -> ImportedLabels | None:
        return self._now.data

    @property
    def outcome(self) -> Outcome | None:
        """The last good outcome."""
        return self._now.outcome

    @property
    def saved(self) -> SavedOutcome | None:
        """The last result as a project holds it, until it is an outcome."""
        return self._now.saved

    @property
    def finished(self) -> datetime | None:
        """When the outcome was found."""
        return self._now.finished

    @property
    def guarantee(self) -> Guarantee | None:
        """The full guarantee for the outcome, once it is worked out."""
        return self._now.guarantee

    @property
    def certified(self) -> bool:
        """Whether the full guarantee is there, as it is wished at present."""
        return self._now.certified

    @property
    def final(self) -> FinalLabels | None:
        """The labels to hand on: the outcome's and those set by hand."""
        return self._now.final

    @property
    def gold(self) -> IntArray | None:
        """The true labels of the items (N,), those that people found included."""
        return self._now.gold

    @property
    def wishes(self) -> GuaranteeOptions:
        """What is asked of the guarantee."""
        return self._now.wishes

    @property
    def thresholds(self) -> Thresholds:
        """What a flag takes."""
        return self._now.thresholds

    @property
    def rule(self) -> str:
        """The key of the chosen rule."""
        return self._now.rule

    @property
    def choices(self) -> dict[str, Any]:
        """The choices of every rule, by its key."""
        return self._now.choices

    @property
    def excluded(self) -> set[int]:
        """The workers left out."""
        return self._now.excluded

    @property
    def decisions(self) -> dict[int, Decision]:
        """What people decided about items."""
        return self._now.decisions

    @property
    def values(self) -> Values:
        """Everything that is not as it is at first, for the project file."""
        return self._now.values

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Every edit in the order made, those that were undone included."""
        return self._now.edits

    @property
    def undo(self) -> QUndoStack:
        """The edits as Qt's undo stack has them."""
        return self._now.undo

    @property
    def excluded_mask(self) -> BoolArray | None:
        """The workers left out (M,), None where nobody is."""
        return self._now.excluded_mask

    @property
    def outdated(self) -> bool:
        """Whether the outcome was made with other choices, workers or gold."""
        return self._now.outdated

    @property
    def behind(self) -> bool:
        """Whether the outcome was made with other workers or gold."""
        return self._now.behind
