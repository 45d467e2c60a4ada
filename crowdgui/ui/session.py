"""What is open: the one place of mutable state, every change of it undoable."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from crowdgui.core.bounds.certify import Wishes
from crowdgui.core.job import Job
from crowdgui.core.rules.table import RULES, SUGGESTED, rule_of
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.outcome import Outcome
    from crowdgui.io.read_labels import Imported


class Session(QObject):
    """Labels, the chosen rule and the last good outcome.

    Signals: `data_changed` when other labels were opened, `choice_changed` when rule or its
    choices changed, `outcome_changed` when a run ended well or the outcome went with its data,
    `wishes_changed` when something else is asked of the guarantee, `guarantee_changed` when a
    full guarantee is there or the last one went with its outcome.
    """

    data_changed = Signal()
    choice_changed = Signal()
    outcome_changed = Signal()
    wishes_changed = Signal()
    guarantee_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo = QUndoStack(self)
        self.data: Imported | None = None
        self.outcome: Outcome | None = None
        self.guarantee: Guarantee | None = None
        self.wishes = Wishes()
        self.rule = SUGGESTED
        self.choices: dict[str, Any] = {key: rule.choices() for key, rule in RULES.items()}

    def open(self, data: Imported) -> None:
        """Put other labels in place of those that are open; the chosen rule stays."""
        self.undo.clear()
        self.data, self.outcome, self.guarantee = data, None, None
        # An audit, and how gold was drawn, belong to the labels they were made for.
        self.wishes = replace(self.wishes, audit=None, gold_at_random=False)
        self.data_changed.emit()
        self.outcome_changed.emit()
        self.wishes_changed.emit()
        self.guarantee_changed.emit()

    def accept(self, outcome: Outcome) -> None:
        """Take over what a run found, unless other labels have been opened meanwhile."""
        if self.data is not None and outcome.job.labels is self.data.labels:
            self.outcome, self.guarantee = outcome, None
            self.outcome_changed.emit()
            self.guarantee_changed.emit()

    def certify(self, outcome: Outcome, wishes: Wishes, guarantee: Guarantee) -> None:
        """Take over a full guarantee, unless outcome or wishes are others by now."""
        if outcome is self.outcome and wishes == self.wishes:
            self.guarantee = guarantee
            self.guarantee_changed.emit()

    def job(self) -> Job:
        """Describe the run that the present choices ask for; there must be data."""
        assert self.data is not None
        return Job(self.data.labels, self.data.gold, self.rule, self.choices[self.rule])

    @property
    def outdated(self) -> bool:
        """Whether the outcome was made with other choices than the present ones."""
        if self.outcome is None:
            return False
        made = self.outcome.job
        return (made.rule, made.choices) != (self.rule, self.choices[self.rule])

    def wish(self, what: str, **values: Any) -> None:
        """Ask something else of the guarantee; `what` names it for Undo."""
        then = replace(self.wishes, **values)
        if then != self.wishes:
            self.undo.push(_Wish(self, what, then))

    def choose_rule(self, key: str) -> None:
        if key != self.rule:
            self.undo.push(_ChooseRule(self, key))

    def choose(self, **values: Any) -> None:
        """Change choices of the present rule; a DataError says what is wrong with them."""
        now = self.choices[self.rule]
        then = replace(now, **values)
        if then != now:
            self.undo.push(_Choose(self, self.rule, then))


class _ChooseRule(QUndoCommand):
    def __init__(self, session: Session, key: str) -> None:
        super().__init__(tr("choose {rule}", rule=rule_of(key).name))
        self._session, self._before, self._after = session, session.rule, key

    def redo(self) -> None:
        self._set(self._after)

    def undo(self) -> None:
        self._set(self._before)

    def _set(self, key: str) -> None:
        self._session.rule = key
        self._session.choice_changed.emit()


class _Wish(QUndoCommand):
    def __init__(self, session: Session, what: str, after: Wishes) -> None:
        super().__init__(what)
        self._session, self._before, self._after = session, session.wishes, after

    def redo(self) -> None:
        self._set(self._after)

    def undo(self) -> None:
        self._set(self._before)

    def _set(self, wishes: Wishes) -> None:
        self._session.wishes = wishes
        self._session.wishes_changed.emit()


class _Choose(QUndoCommand):
    def __init__(self, session: Session, rule: str, after: Any) -> None:
        super().__init__(tr("change options of {rule}", rule=rule_of(rule).name))
        self._session, self._rule = session, rule
        self._before, self._after = session.choices[rule], after

    def redo(self) -> None:
        self._set(self._after)

    def undo(self) -> None:
        self._set(self._before)

    def _set(self, choices: Any) -> None:
        self._session.choices[self._rule] = choices
        self._session.choice_changed.emit()
