"""The bounds of the paper and beyond, with the conditions of each, and what would lower them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from crowdgui.core.compare.recommendation import recommendable
from crowdgui.core.job import uses_gold
from crowdgui.figures.bounds_chart import build_bounds_chart, chart_caption
from crowdgui.text.guarantees.guarantee import (
    condition_rows,
    describe_one_step,
    improvement_rows,
    one_step_rows,
    target_row,
    uninformative_rows,
)
from crowdgui.text.run_summary import known_gold, on_gold
from crowdgui.text.translation import percent_sign, tr
from crowdgui.ui.pages.guarantee.bounds_chart import BoundsChartView
from crowdgui.ui.pages.guarantee.level_steps import LevelSteps, level_steps
from crowdgui.ui.pages.page import SplitView, section
from crowdgui.ui.widgets.buttons import button
from crowdgui.ui.widgets.fields import decimal_field, keep_width
from crowdgui.ui.widgets.layout import Surface, column, row, scroll_vertically
from crowdgui.ui.widgets.lists import ConditionList, FactList
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDoubleSpinBox, QVBoxLayout

    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome
    from crowdgui.ui.session.session import Session


_FIELD = 96


class TheoryPanel(QWidget):
    """The ladder of bounds, one-step voting with its conditions, and what would help."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.ladder = BoundsChartView()
        self._title = text_label(tr("Bounds on the error rate"), "strong")
        self._caption = text_label("", "caption", "text2", wrap=True)
        self._gold = text_label("", "body", "text2", wrap=True)
        self._gold_drawn = button("", "link", name="gold-at-random")
        self._gold_drawn.setToolTip(
            tr("Choose this only if every item was equally likely to become gold.")
        )
        self._silent = ConditionList("silent-bounds")
        self.levels = LevelSteps()
        self.one_step = text_label("", "body", wrap=True)
        self.one_step.setObjectName("one-step")
        self._one_step_rows = ConditionList("one-step-conditions")
        self.delta = percent_field("delta", tr("Accepted risk"))
        self._certain = ConditionList("certainty")
        self._rests = ConditionList("rests-on")
        self._helps = FactList("helps")
        body = SplitView(
            scroll_vertically(self._make_left()),
            scroll_vertically(self._make_right()),
            420,
            (tr("Bounds"), tr("Conditions")),
        )
        column(body, parent=self)
        self.delta.valueChanged.connect(
            lambda value: session.wish(tr("change the accepted risk"), delta=value / 100)
        )
        self._gold_drawn.clicked.connect(self._on_gold_drawn)

    def show_guarantee(self, outcome: Outcome, found: Guarantee) -> None:
        bars = build_bounds_chart(outcome, found, self.session.state.guarantee.target)
        self._caption.setText(chart_caption(found))
        self.ladder.setVisible(bool(bars.bars))
        self.ladder.set_bars(bars)
        self._show_gold(outcome)
        self._silent.set_conditions(uninformative_rows(found))
        self.levels.set_steps(level_steps(found))
        self.one_step.setText(describe_one_step(found))
        self._one_step_rows.set_conditions(one_step_rows(found))
        self.delta.blockSignals(True)
        self.delta.setValue(100 * self.session.state.guarantee.delta)
        self.delta.blockSignals(False)
        self._certain.set_conditions(target_row(found))
        self._rests.set_conditions(condition_rows(found, outcome))
        self._helps.set_facts(improvement_rows(found))

    def _show_gold(self, outcome: Outcome) -> None:
        self._gold.setText(on_gold(outcome))
        self._gold.setVisible(outcome.gold is not None)
        asks = outcome.gold is not None and not uses_gold(outcome.job)
        partial = asks and known_gold(outcome.job.gold) < outcome.job.labels.n_items
        self._gold_drawn.setVisible(partial)
        words = (
            tr("Gold was not drawn at random after all")
            if self.session.state.guarantee.gold_at_random
            else tr("Gold was drawn at random: count it as an audit")
        )
        self._gold_drawn.setText(words)
        self._gold_drawn.setAccessibleName(words)

    def _make_left(self) -> QWidget:
        left = Surface("canvas")
        column(
            self._title,
            self._caption,
            self.ladder,
            self._gold,
            row(self._gold_drawn, None),
            self._silent,
            None,
            parent=left,
            spacing=6,
            margins=(24, 12, 20, 12),
        )
        return left

    def _make_right(self) -> QWidget:
        right = Surface("canvas")
        one_step, inside = _part(tr("One-step weighted voting"))
        inside.addWidget(self.one_step)
        inside.addWidget(self._one_step_rows)
        helps, inside = _part(tr("What would lower the bound"))
        inside.addWidget(self._helps)
        level, inside = _part(tr("Level"))
        inside.addWidget(self.levels)
        certain, inside = _part(tr("With high probability"))
        line = row(text_label(tr("Accepted risk that it is higher"), wrap=True), self.delta)
        line.setStretch(0, 1)
        inside.addLayout(line)
        inside.addWidget(self._certain)
        rests, inside = _part(tr("What it is based on"))
        inside.addWidget(self._rests)
        column(one_step, helps, level, certain, rests, None, parent=right)
        return right

    @Slot()
    def _on_gold_drawn(self) -> None:
        options, data = self.session.state.guarantee, self.session.question.data
        stated = not options.gold_at_random
        keys = options.candidates if options.audit is not None else ()
        # Rules are compared on gold: what each may state is fixed before one is chosen by it.
        if stated and options.audit is None and data is not None:
            keys = recommendable(data.labels)
        what = tr("state how gold was drawn")
        self.session.wish(what, gold_at_random=stated, candidates=keys)


def _part(title: str) -> tuple[QWidget, QVBoxLayout]:
    area = Surface("canvas", ("bottom",))
    part, inside = section(title)
    column(part, parent=area)
    return area, inside


def percent_field(name: str, title: str) -> QDoubleSpinBox:
    """Make a field for a percentage."""
    field = decimal_field(name, title, 0.1, 99.9, 1)
    field.setSuffix(percent_sign())
    keep_width(field, _FIELD)
    return field
