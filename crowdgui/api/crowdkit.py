"""A rule with the interface of crowd-kit's aggregators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np
import pandas as pd

from crowdgui import analysis
from crowdgui.api.arguments import raises_worded_errors, rule_options
from crowdgui.api.labels import as_labels, by_item
from crowdgui.core.question_state import QuestionState
from crowdgui.core.rules.registry import DEFAULT_RULE

if TYPE_CHECKING:
    from crowdgui.api.arguments import ItemLabels
    from crowdgui.api.labels import LabelInput
    from crowdgui.core.results import Outcome


class Aggregator:
    """A rule with the interface of crowd-kit's aggregators, for code that uses them.

    Parameters
    ----------
    rule : str, optional
        Key of the rule.
    **options
        Options of the rule.

    Attributes
    ----------
    labels_ : Series
        The final label of each task.
    probas_ : DataFrame
        The rule's probability of each class, or its share of the votes, by task.
    skills_ : Series
        The estimated accuracy of each worker.
    result_ : Outcome
        The run, as `crowdgui.analysis.aggregate` returns it.

    Examples
    --------
    >>> import pandas as pd
    >>> from crowdgui import Aggregator
    >>> frame = pd.DataFrame({
    ...     "task": ["t1"] * 3 + ["t2"] * 3 + ["t3"] * 3,
    ...     "worker": ["ann", "ben", "cas"] * 3,
    ...     "label": ["yes", "yes", "no", "no", "no", "yes", "yes", "yes", "yes"],
    ... })
    >>> Aggregator("em", max_steps=100).fit_predict(frame).to_dict()
    {'t1': 'yes', 't2': 'no', 't3': 'yes'}
    """

    labels_: pd.Series[Any]
    probas_: pd.DataFrame
    skills_: pd.Series[Any]
    result_: Outcome

    def __init__(self, rule: str = DEFAULT_RULE, **options: Any) -> None:
        self.rule = rule
        self.options = options

    def __repr__(self) -> str:
        given = [f"{name}={value!r}" for name, value in self.options.items()]
        return f"{type(self).__name__}({', '.join([repr(self.rule), *given])})"

    @raises_worded_errors
    def fit(self, data: LabelInput, true_labels: ItemLabels | None = None) -> Self:
        """Run the rule on labels; gold in `true_labels` is used by rules that learn from it."""
        source = as_labels(data, true_labels)
        state = QuestionState(self.rule, {self.rule: rule_options(self.rule, self.options)})
        job = state.build_job(source.data.labels, source.data.gold)
        self.result_ = analysis.aggregate(job)
        labels, done = job.labels, self.result_.aggregation
        final = np.append(labels.classes, "")[done.labels]
        self.labels_ = by_item(labels.item_ids, final, "agg_label", "task")
        tasks = pd.Index(self.labels_.index, name="task")
        columns = [str(name) for name in labels.classes]
        self.probas_ = pd.DataFrame(done.posterior, index=tasks, columns=columns)
        workers = pd.Index([str(name) for name in labels.worker_ids], name="worker")
        self.skills_ = pd.Series(done.accuracy, index=workers, name="skill")
        return self

    def fit_predict(
        self, data: LabelInput, true_labels: ItemLabels | None = None
    ) -> pd.Series[Any]:
        """Run the rule and return the final label of each task."""
        return self.fit(data, true_labels).labels_

    def fit_predict_proba(
        self, data: LabelInput, true_labels: ItemLabels | None = None
    ) -> pd.DataFrame:
        """Run the rule and return its probability of each class, by task."""
        return self.fit(data, true_labels).probas_
