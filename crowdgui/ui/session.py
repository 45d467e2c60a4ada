"""What is open: the one place of mutable state, every change of it undoable."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from crowdgui.core.job import Job
from crowdgui.core.rules.table import RULES, SUGGESTED, rule_of
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.outcome import Outcome
    from crowdgui.io.read_labels import Imported


class Session(QObject):
    """Labels, the chosen rule and the last good outcome.

    Signals: `data_changed` when other labels were opened, `choice_changed` when rule or its
    choices changed, `outcome_changed` when a run ended well or the outcome went with its data.
    """

    data_changed = Signal()
    choice_changed = Signal()
    outcome_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo = QUndoStack(self)
        self.data: Imported | None = None
        self.outcome: Outcome | None = None
        self.rule = SUGGESTED
        self.choices: dict[str, Any] = {key: rule.choices() for key, rule in RULES.items()}

    def open(self, data: Imported) -> None:
        """Put other labels in place of those that are open; the chosen rule stays."""
        self.undo.clear()
        self.data, self.outcome = data, None
        self.data_changed.emit()
        self.outcome_changed.emit()

    def accept(self, outcome: Outcome) -> None:
        """Take over what a run found, unless other labels have been opened meanwhile."""
        if self.data is not None and outcome.job.labels is self.data.labels:
            self.outcome = outcome
            self.outcome_changed.emit()

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
