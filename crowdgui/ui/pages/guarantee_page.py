"""How far the final labels can be trusted, in one sentence, with everything behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from crowdgui.core.bounds.guarantee import Kind, Level
from crowdgui.core.findings import on_gold
from crowdgui.core.text import number, percent, percent_up, tr
from crowdgui.ui.pages.page import Page, Split, either, section
from crowdgui.ui.widgets.build import column
from crowdgui.ui.widgets.condition_list import ConditionList, ConditionRow, Verdict
from crowdgui.ui.widgets.ladder import BarKind, GoldLine, Ladder, LadderBar
from crowdgui.ui.widgets.page_header import HeadlineHeader
from crowdgui.ui.widgets.quantity_table import Quantity, QuantityTable
from crowdgui.ui.widgets.scrolling import scrolling
from crowdgui.ui.widgets.surface import Surface
from crowdgui.ui.widgets.text import text_label

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Condition, Entry
    from crowdgui.core.outcome import Outcome
    from crowdgui.ui.session import Session


class GuaranteePage(Page):
    """The headline, the ladder of bounds, what each rests on, and the numbers they come from."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "guarantee")
        self.header = HeadlineHeader()
        self.ladder = Ladder()
        self._gold = text_label("", "body", "text2", wrap=True)
        self._reasons = ConditionList("bound-reasons")
        self.quantities = QuantityTable()
        self._rests = ConditionList("rests-on")
        self.one_step = ConditionList("one-step-conditions")
        self._one_step_result = text_label("", "body", "text2", wrap=True)
        self._body = Split(scrolling(self._make_left()), scrolling(self._make_right()), 405)
        self._empty = QWidget()
        self.setLayout(either(self.header, None, self._body, self._empty))

    def refresh(self) -> None:
        outcome = self.session.outcome
        self._body.setVisible(outcome is not None)
        self._empty.setVisible(outcome is None)
        if outcome is None:
            self.header.set_headline(
                "shield-tick",
                "text2",
                tr("Guarantee"),
                tr("Nothing to guarantee yet."),
                tr("Open a file of labels and run a rule. What can be said stands here then."),
            )
            return
        headline = outcome.guarantee.headline
        if headline.level is Level.NONE:
            self.header.set_headline(
                "warning", "warn", tr("No guarantee"), headline.sentence, headline.because
            )
        self._show_ladder(outcome)
        self._show_what_it_rests_on()
        self._show_one_step(outcome)
        self.quantities.set_quantities(_quantities(outcome))

    def _make_left(self) -> QWidget:
        left = Surface("canvas")
        bounds, inside = section(
            tr("How much error the bounds allow"),
            tr(
                "Each bar reaches to the most that would be wrong on average, if workers err "
                "independently and are as accurate as estimated."
            ),
            inset=24,
        )
        for widget in (self.ladder, self._gold, self._reasons):
            inside.addWidget(widget)
        numbers = Surface("canvas", ("top",))
        part, inside = section(
            tr("The numbers behind the bounds"),
            tr("As Li and Yu define them; point at a name to see what it is."),
            inset=24,
        )
        inside.addWidget(self.quantities)
        column(part, parent=numbers)
        column(bounds, numbers, None, parent=left)
        return left

    def _make_right(self) -> QWidget:
        right = Surface("canvas")
        rests, inside = section(tr("What the bounds rest on"))
        inside.addWidget(self._rests)
        one_step = Surface("canvas", ("top",))
        part, inside = section(
            tr("One-step weighted voting"),
            tr("A bound of its own: it counts in that the weights come from the same labels."),
        )
        inside.addWidget(self._one_step_result)
        inside.addWidget(self.one_step)
        column(part, parent=one_step)
        column(rests, one_step, None, parent=right)
        return right

    def _show_ladder(self, outcome: Outcome) -> None:
        bars, reasons = [], []
        for entry in outcome.guarantee.entries:
            if entry.kind is Kind.MEAN_ERROR and entry.value is not None:
                bars.append(LadderBar(entry.name, _level(entry), entry.value, BarKind.PLUG_IN))
            elif entry.kind is Kind.MEAN_ERROR and entry.key != "one-step":
                reasons.append(ConditionRow(Verdict.FAILS, entry.name, entry.reason))
            elif entry.kind is Kind.LOWER and entry.value is not None:
                sentence = tr("{name}: {share}", name=entry.name, share=percent(entry.value))
                reasons.append(ConditionRow(Verdict.UNSURE, sentence, _level(entry)))
        score = outcome.gold
        line = None
        if score is not None and bars:
            words = tr(
                "wrong on gold: {wrong} of {known} ({share})",
                wrong=number(score.wrong),
                known=number(score.known),
                share=percent(score.error),
            )
            line = GoldLine(score.error, words)
        self.ladder.setVisible(bool(bars))
        self.ladder.set_bars(bars, line)
        self._gold.setText(on_gold(outcome))
        self._gold.setVisible(score is not None)
        self._reasons.set_conditions(reasons)

    def _show_what_it_rests_on(self) -> None:
        self._rests.set_conditions(
            (
                ConditionRow(
                    Verdict.UNSURE,
                    tr("Workers are as accurate as estimated"),
                    tr("Estimated by how often each agrees with the others, own vote left out."),
                ),
                ConditionRow(
                    Verdict.UNSURE,
                    tr("Workers err independently, alike on all classes and items"),
                    tr("Hard items and shared mistakes break this, and the bounds with it."),
                ),
                ConditionRow(
                    Verdict.UNSURE,
                    tr("Which worker labels which item was left to chance"),
                    tr("Cannot be seen from the labels."),
                ),
            )
        )

    def _show_one_step(self, outcome: Outcome) -> None:
        entry = outcome.guarantee.entry("one-step")
        if entry.value is None:
            self._one_step_result.setText(tr("It gives no bound for these labels."))
        else:
            self._one_step_result.setText(
                tr(
                    "At most {share} wrong on average, as an indication: with estimated "
                    "accuracies.",
                    share=percent_up(entry.value),
                )
            )
        self.one_step.set_conditions([_condition_row(c) for c in entry.conditions])


def _level(entry: Entry) -> str:
    return {Level.PLUG_IN: tr("Plug-in, an indication")}.get(entry.level, "")


def _condition_row(condition: Condition) -> ConditionRow:
    text = condition.text
    return ConditionRow(
        Verdict.HOLDS if condition.met else Verdict.FAILS, text[:1].upper() + text[1:]
    )


def _quantities(outcome: Outcome) -> tuple[Quantity, ...]:
    """Give every number of the bounds with its plain name, its sign and what it is."""
    known = outcome.guarantee.entry("bernstein").quantities
    one_step = outcome.guarantee.entry("one-step").quantities
    words = {
        "q": (
            tr("Share of pairs labelled"),
            "q",
            tr("How many of all worker–item pairs have a label."),
        ),
        "t1": (
            tr("Least lead of the true class"),
            "t1",
            tr("The expected lead of the true class over another, at worst; large is good."),
        ),
        "t2": (tr("Largest lead of the true class"), "t2", tr("The same lead, at best.")),
        "gamma": (
            tr("Length of the weights"),
            "Γ",
            tr("How far all answers together can move a score; the leads are measured in it."),
        ),
        "c": (
            tr("Largest single step"),
            "c",
            tr("How far one answer can move a score, as a share of all of them together."),
        ),
        "sigma2": (
            tr("Spread of the steps"),
            "σ²",
            tr("How much answers move a score on an item, squared and added up; small is good."),
        ),
        "mean_accuracy": (
            tr("Mean accuracy"),
            "w̄",
            tr("The workers’ estimated accuracy, on average, as one-step voting needs it."),
        ),
        "threshold": (
            tr("Mean accuracy that one-step voting needs"),
            "",
            tr("From this mean accuracy on, the bound for one-step voting speaks."),
        ),
        "rho": (
            tr("Distance from guessing"),
            "ρ",
            tr("How far the workers’ accuracies are from one half, on average."),
        ),
        "eta": (
            tr("Doubt about the first vote"),
            "η",
            tr("How far the first, plain vote may mislead the weights; below 1 is needed."),
        ),
    }
    return tuple(
        Quantity(name, sign, number(value, 4), meaning)
        for key, value in {**known, **one_step}.items()
        for name, sign, meaning in (words[key],)
    )
