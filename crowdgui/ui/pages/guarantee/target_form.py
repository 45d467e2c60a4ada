"""The target of the guarantee and what it is to hold for, and what other targets would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSizePolicy, QWidget

from crowdgui.text.translation import format_percent_up, join_clauses, tr
from crowdgui.ui.pages.guarantee.theory import percent_field
from crowdgui.ui.widgets.layout import FlowLayout, clear, column, named, row
from crowdgui.ui.widgets.text import plain_tooltip, text_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.ui.controllers.audit_controller import AuditController
    from crowdgui.ui.session.session import Session
    from crowdgui.ui.style.fonts import Role


class TargetForm(QWidget):
    """Asks for the target until the audit starts, which fixes it."""

    def __init__(self, session: Session, audits: AuditController) -> None:
        super().__init__()
        self._session = session
        self.epsilon = percent_field("epsilon", tr("Target error rate"))
        self.confidence = percent_field("confidence", tr("Confidence level"))
        words = tr("The target holds for the labels that the rule gives each class")
        self.by_class = named(QCheckBox(words), "by-class", words)
        words = tr("The audit may choose the rule")
        self.choice = named(QCheckBox(words), "audit-chooses", words)
        words = tr("Only labels that are off by two classes or more count as wrong")
        self.far = named(QCheckBox(words), "only-far-off", words)
        words = tr("This is your target. You can change it here until the audit starts.")
        self._changeable = named(text_label(words, "caption", "text2", wrap=True), "target-note")
        self._lay_out()
        change = session.set_guarantee_options
        self.epsilon.valueChanged.connect(
            lambda value: change(tr("change the target error rate"), epsilon=value / 100)
        )
        self.confidence.valueChanged.connect(
            lambda value: change(tr("change the confidence level"), alpha=1 - value / 100)
        )
        self.by_class.toggled.connect(
            lambda chosen: change(tr("change what the target is for"), by_class=chosen)
        )
        self.choice.toggled.connect(audits.allow_rule_choice)
        self.far.toggled.connect(
            lambda chosen: change(tr("change what counts as wrong"), tolerance=int(chosen))
        )

    def _lay_out(self) -> None:
        target = row(
            text_label(tr("At most")),
            self.epsilon,
            text_label(tr("of the labels may be wrong, with")),
            self.confidence,
            text_label(tr("confidence")),
            None,
            spacing=8,
        )
        boxes = QWidget()
        beside = FlowLayout(boxes)
        beside.setSpacing(16)
        for box in (self.by_class, self.choice):
            beside.addWidget(box)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        boxes.setSizePolicy(policy)
        column(target, self._changeable, boxes, self.far, parent=self, spacing=6)

    def show_target(self) -> None:
        """Show the target: that of the audit once it has started, which nobody can change."""
        options = self._session.state.guarantee
        plan = None if options.audit is None else options.audit.plan
        alpha = options.alpha if plan is None else plan.alpha
        by_class = options.by_class if plan is None else plan.by_class
        for field, value in ((self.epsilon, options.target), (self.confidence, 1 - alpha)):
            with QSignalBlocker(field):
                field.setValue(100 * value)
        data = self._session.question.data
        far = options.counted_tolerance > 0
        # In force it is never hidden, whatever a project holds.
        self.far.setVisible(far or (data is not None and data.labels.ordered))
        boxes = (
            (self.by_class, by_class),
            (self.choice, bool(options.candidates)),
            (self.far, far),
        )
        for box, chosen in boxes:
            with QSignalBlocker(box):
                box.setChecked(chosen)
        fixed = "" if plan is None else tr("The target was fixed before the audit.")
        self._changeable.setVisible(plan is None)
        tips: dict[QWidget, str] = {
            self.by_class: _class_tooltip(options.target),
            self.choice: _choice_tooltip(),
        }
        for part in (self.epsilon, self.confidence, self.by_class, self.choice, self.far):
            part.setEnabled(plan is None)
            part.setToolTip(fixed or tips.get(part, ""))
        if plan is None and options.gold_at_random and options.candidates:
            # Gold may have chosen already: what its statements may use stays as it was.
            self.choice.setEnabled(False)
            self.choice.setToolTip(
                plain_tooltip(
                    tr(
                        "You said that gold was drawn at random, and it may have chosen the rule "
                        "already. The guarantee takes this into account."
                    )
                )
            )


class TargetTable(QWidget):
    """Rows of target, what is left to do, and how many items that is; the chosen one is strong."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "other-targets", tr("Other targets"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)

    def set_rows(self, rows: Sequence[tuple[str, str, str]], chosen: int) -> None:
        clear(self._grid)
        head = (tr("At most wrong"), tr("What is left to do"), tr("Items to review"), "")
        for place, words in enumerate(head):
            self._add(0, place, words, "header", "text2")
        for line, cells in enumerate(rows, start=1):
            own = line - 1 == chosen
            for place, words in enumerate((*cells, tr("your target") if own else "")):
                self._add(line, place, words, "strong" if own else "body", "text")
        said = (", ".join(cells) for cells in rows)
        self.setAccessibleDescription(join_clauses(said))

    def _add(self, line: int, place: int, words: str, role: Role, tone: str) -> None:
        label = text_label(words, role, tone, wrap=place == 1)
        if place == 2:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, line, place)


def _class_tooltip(target: float) -> str:
    return plain_tooltip(
        tr(
            "Of the labels that the rule gave each class, at most {share} stay wrong. Otherwise "
            "at most {share} of all labels together stay wrong, and the share in a rare class can "
            "be far higher.",
            share=format_percent_up(target),
        )
    )


def _choice_tooltip() -> str:
    return plain_tooltip(
        tr(
            "After the audit, the rule with the fewest mistakes in it, or with costs the cheapest "
            "ones, can be used and the guarantee still holds. It costs more items to check, fewest "
            "with the recommended rule."
        )
    )
