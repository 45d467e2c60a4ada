"""The study: how the error of rules falls with the share of the labels that is kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.errors import DataError, Problem
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.rules.registry import check_rule, get_rule
from crowdgui.core.trials import summarize_trials

if TYPE_CHECKING:
    from crowdgui.core.arrays import FloatArray, IntArray
    from crowdgui.core.errors import Reason
    from crowdgui.core.labels import Labels
    from crowdgui.core.options import Options
    from crowdgui.core.trials import Curve, TrialResults


ERROR, SECONDS, UNLABELLED_SHARE, KEPT = "error", "seconds", "unlabelled", "kept"
"""What is measured in each trial: the error, the rule's run time, the share of the items that
have lost all their labels, and the share of all labels that was kept."""

FAR, DISTANCE = "off-by-more-than-one", "mean-absolute-error"
"""What is measured besides where classes are ordered: the share of labels that are off by more than
one class, and the mean of the classes that they are off by."""


TENTHS = tuple(tenth / 10 for tenth in range(1, 11))


@dataclass(frozen=True)
class StudiedRule:
    """A rule in the study; its own default options where None are given."""

    key: str
    options: Options = None  # type: ignore[assignment]

    def __post_init__(self) -> None:
        record = get_rule(self.key).options
        if self.options is None:
            object.__setattr__(self, "options", record())
        elif type(self.options) is not record:
            raise DataError(Problem.OPTIONS_OF_OTHER_RULE, key=self.key)


@dataclass(frozen=True, eq=False)
class Study:
    """What is to be tried: every rule on parts of the labels, drawn again in each repetition.

    Attributes
    ----------
    labels : Labels
        N items; those that count (`Job.used`).
    rules : tuple of StudiedRule
        Each key once.
    gold : ndarray of shape (N,) or None
        `UNLABELLED` where it is not known. Without any, a rule is compared with its own result
        for all labels. No rule sees gold.
    shares : tuple of float
        The probability of a label to be kept, above 0 to 1, rising.
    repetitions : int
        How many draws.
    seed : int
        The same seed keeps the same labels, whatever the shares, the rules and the repetitions.
    """

    labels: Labels
    rules: tuple[StudiedRule, ...]
    gold: IntArray | None = None
    shares: tuple[float, ...] = TENTHS
    repetitions: int = 20
    seed: int = 0

    def __post_init__(self) -> None:
        freeze(self)
        keys = self.keys
        if not keys or len(set(keys)) < len(keys):
            raise DataError(Problem.NO_RULES_CHOSEN)
        for key in keys:
            check_rule(key, self.labels)
        rising = all(low < high for low, high in pairwise((0.0, *self.shares)))
        if not self.shares or not rising or self.shares[-1] > 1.0:
            raise DataError(Problem.SHARES_NOT_RISING)
        if self.repetitions < 1:
            raise DataError(Problem.NO_DRAWS)
        if self.gold is not None and self.gold.shape != (self.labels.n_items,):
            raise DataError(Problem.GOLD_LENGTH)

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(rule.key for rule in self.rules)

    @property
    def has_gold(self) -> bool:
        return self.n_gold > 0

    @cached_property
    def n_gold(self) -> int:
        return 0 if self.gold is None else int(np.count_nonzero(self.gold != UNLABELLED))

    @property
    def measures(self) -> tuple[str, ...]:
        """What is measured in each trial."""
        more = (FAR, DISTANCE) if self.labels.ordered else ()
        return (ERROR, SECONDS, UNLABELLED_SHARE, KEPT, *more)

    @property
    def n_trials(self) -> int:
        return len(self.shares) * self.repetitions * len(self.rules)


@dataclass(frozen=True, eq=False)
class StudyResult:
    """What has been tried so far; a study that was stopped has trials that are still missing.

    `trials` has the shares as points, the rules' keys as series and the measures of
    `Study.measures`. `refused` holds (key, reason) of rules that cannot
    work on these labels.
    """

    study: Study
    trials: TrialResults
    refused: tuple[tuple[str, Reason], ...] = ()

    def curve(self, key: str, measure: str = ERROR) -> Curve:
        """Return mean and spread of a measure of a rule over the draws, at each share."""
        return self.trials.curve(measure, key)

    @cached_property
    def kept(self) -> FloatArray:
        """The mean share of the labels that was kept (P,); NaN where nothing was tried."""
        return summarize_trials(self.trials.values[KEPT].reshape(len(self.study.shares), -1)).mean

    @property
    def tried(self) -> int:
        """How many trials are there."""
        return int(np.count_nonzero(~np.isnan(self.trials.values[ERROR])))

    @property
    def complete(self) -> bool:
        left_out = {key for key, _ in self.refused}
        values = self.trials.values[ERROR]
        places = [i for i, key in enumerate(self.study.keys) if key not in left_out]
        return not np.isnan(values[:, :, places]).any()
