"""How models vote: families as one voter, probabilities as one more, and whether that helps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Slot

from crowdgui.core.compare.model_votes_gain import compare_model_votes
from crowdgui.core.errors import CrowdError
from crowdgui.core.groups.model_votes import AS_LABELS, families_to_pool
from crowdgui.core.options import option_fields
from crowdgui.core.rules.registry import get_rule
from crowdgui.jobs.runner import Runner
from crowdgui.text.errors import describe_error
from crowdgui.text.translation import tr
from crowdgui.text.workers.groups import describe_gains
from crowdgui.ui.widgets.buttons import button, set_button_text
from crowdgui.ui.widgets.focus import include_in_tab_order
from crowdgui.ui.widgets.layout import Surface, column, row
from crowdgui.ui.widgets.option_form import OptionForm
from crowdgui.ui.widgets.text import keep_percent_together, text_label

if TYPE_CHECKING:
    from crowdgui.core.compare.model_votes_gain import ModelVotesComparison
    from crowdgui.core.job import Job
    from crowdgui.core.options import Option
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.ui.session.session import Session


class ModelVotesPanel(Surface):
    """The options that these models and this rule have; hidden where there are none."""

    def __init__(self, session: Session) -> None:
        super().__init__("canvas", ("top",))
        self._session = session
        self._compared: Job | None = None
        self._runner = Runner(self)
        self.form = OptionForm("model-votes-form", tr("How models vote"))
        self.check = button("", "link", name="model-votes-check")
        self.found = text_label("", "caption", "text2", wrap=True)
        self.found.setObjectName("model-votes-found")
        title = text_label(tr("How models vote"), "caption", "text2")
        head = row(title, None, self.check)
        column(head, self.form, self.found, parent=self, spacing=4, margins=(24, 8, 24, 10))
        self.form.chosen.connect(self._on_chosen)
        self.check.clicked.connect(self._on_check)
        self._runner.succeeded.connect(self._on_compared)
        self._runner.failed.connect(self._on_failed)
        self._runner.started.connect(self._name_check)
        self._runner.finished.connect(self._name_check)
        changed = (session.choice_changed, session.kinds_changed, session.data_changed)
        for signal in (*changed, session.excluded_changed, session.gold_changed):
            signal.connect(self.refresh)
        self._name_check()
        self.refresh()

    def shut_down(self) -> bool:
        return self._runner.shut_down()

    @Slot()
    def refresh(self) -> None:
        """Show the options there are; a comparison of something else goes."""
        options = self._options()
        self.setVisible(bool(options))
        compared = self._compared
        if compared is not None and not (options and self._compares(compared)):
            self._compared = None
            self._runner.cancel()
            self._show_found("")
        if options:
            self.form.show_options(options, self._session.state.model_votes)
            include_in_tab_order(self.form)

    def _options(self) -> list[Option]:
        """Return the options that can change anything, or that are set."""
        data, state = self._session.question.data, self._session.state
        kinds = None if data is None else state.worker_kinds(data.labels.n_workers)
        if data is None or kinds is None:
            return []
        rule = get_rule(state.rule)
        may = {
            "pool_family": not rule.needs_worker_input
            and bool(families_to_pool(data.labels, kinds)),
            "use_probabilities": rule.takes_probabilities
            and data.labels.metadata.probabilities is not None,
        }
        options = option_fields(type(state.model_votes))
        return [o for o in options if may[o.key] or getattr(state.model_votes, o.key)]

    def _compares(self, compared: Job) -> bool:
        """Return whether a comparison is of what would run now; a rule may not suit the labels."""
        try:
            return _same_run(self._job(), compared)
        except CrowdError:
            return False

    def _job(self) -> Job:
        """Describe a run in which models vote by their labels, with which all is compared."""
        return replace(self._session.job(), model_votes=AS_LABELS)

    @Slot(str, object)
    def _on_chosen(self, key: str, value: Any) -> None:
        self._session.set_model_votes(**{key: value})

    @Slot()
    def _on_check(self) -> None:
        if self._runner.busy:
            self._runner.cancel()
            return
        try:
            self._compared = self._job()
        except CrowdError as error:
            self._show_found(describe_error(error))
            return
        self._show_found(tr("Predicting held-out labels of people…"))
        task = partial(_compare, self._compared)
        self._runner.start(tr("Comparing how models vote"), task)

    @Slot(object)
    def _on_compared(self, found: ModelVotesComparison) -> None:
        # It may have been done before it could be stopped.
        if self._compared is not None:
            self._show_found("\n".join(describe_gains(found)))

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self._show_found(sentence)

    @Slot()
    def _name_check(self) -> None:
        set_button_text(self.check, tr("Cancel") if self._runner.busy else tr("Does it help?"))
        if not self._runner.busy and self.found.text().endswith("…"):
            self._show_found("")

    def _show_found(self, words: str) -> None:
        self.found.setText(keep_percent_together(words))
        self.found.setVisible(bool(words))


def _same_run(one: Job, other: Job) -> bool:
    """Return whether two jobs differ in nothing that the comparison depends on."""
    kinds = one.kinds.same_as(other.kinds) if one.kinds is not None else other.kinds is None
    return one.rule == other.rule and one.same_data(other) and kinds


def _compare(job: Job, report: ProgressCallback) -> ModelVotesComparison:
    return compare_model_votes(job, report=report)
