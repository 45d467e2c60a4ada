"""What can go wrong and why something is so: codes with values, which `text` words for people."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class ReasonCode(StrEnum):
    """The base of all codes; each is unique across the package and has one sentence in `text`."""


@dataclass(frozen=True)
class Reason:
    """A code with the values that its sentence names: numbers, shares, names, other reasons."""

    code: ReasonCode
    values: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def make(cls, code: ReasonCode, **values: Any) -> Reason:
        return cls(code, tuple(values.items()))

    def __str__(self) -> str:
        named = ", ".join(f"{name}={value!r}" for name, value in self.values)
        return f"{self.code.value} ({named})" if named else self.code.value


class Problem(ReasonCode):
    """What is wrong with labels, options or a simulation, for a `DataError`."""

    ACCURACY_RANGE = "accuracy-range"
    ALL_WORKERS_EXCLUDED = "all-workers-excluded"
    BELIEF_PROPAGATION_TOO_SLOW = "belief-propagation-too-slow"
    CLASSES_NOT_ORDERED = "classes-not-ordered"
    CLASS_NAMES_DIFFER = "class-names-differ"
    CLASS_NOT_ON_SCALE = "class-not-on-scale"
    CLASS_SHARES_SUM = "class-shares-sum"
    CLASS_SHARES_ZERO = "class-shares-zero"
    CLASS_SHARE_MISSING = "class-share-missing"
    COMPARISONS = "comparisons"
    CONFUSION_NOT_NORMALIZED = "confusion-not-normalized"
    COSTS_NOT_SQUARE = "costs-not-square"
    COSTS_OF_OTHER_CLASSES = "costs-of-other-classes"
    COST_OF_RIGHT_LABEL = "cost-of-right-label"
    COST_RANGE = "cost-range"
    CURRENCY = "currency"
    EXCLUDED_LENGTH = "excluded-length"
    FITTED_CLASSES_DIFFER = "fitted-classes-differ"
    FIXED_GOLD_ON_CLUSTER = "fixed-gold-on-cluster"
    GOLD_LENGTH = "gold-length"
    IMPOSSIBLE_SAMPLE = "impossible-sample"
    ITEM_TYPES_TOO_LARGE = "item-types-too-large"
    LABEL_RATES_CROSSED = "label-rates-crossed"
    LABEL_RATE_RANGE = "label-rate-range"
    MEAN_ACCURACY_RANGE = "mean-accuracy-range"
    NO_ACCURACIES_OR_GOLD = "no-accuracies-or-gold"
    NO_ACCURACY = "no-accuracy"
    NO_BUDGET = "no-budget"
    NO_COST = "no-cost"
    NO_CROWD_NEAR_MEAN = "no-crowd-near-mean"
    NO_DRAWS = "no-draws"
    NO_GOLD_FOR_CLASS_SHARES = "no-gold-for-class-shares"
    NO_KNOWN_WORKER = "no-known-worker"
    NO_LABELS = "no-labels"
    NO_MEAN_TO_VARY = "no-mean-to-vary"
    NO_RULES_CHOSEN = "no-rules-chosen"
    NO_WEIGHTS = "no-weights"
    NO_WORKER_INPUT_OR_GOLD = "no-worker-input-or-gold"
    NO_WORKER_TO_COPY = "no-worker-to-copy"
    ONLY_TIES = "only-ties"
    OPTIONS_OF_OTHER_RULE = "options-of-other-rule"
    OPTION_NOT_ONE_OF = "option-not-one-of"
    OPTION_OUT_OF_RANGE = "option-out-of-range"
    PRICES_OF_WORKERS = "prices-of-workers"
    PRICE_RANGE = "price-range"
    PROCESS_ENDED = "process-ended"
    RESULT_OF_OTHER_SIMULATION = "result-of-other-simulation"
    RESULT_OF_OTHER_STUDY = "result-of-other-study"
    RULE_NOT_ON_CLUSTER = "rule-not-on-cluster"
    SAMPLE_SIZE = "sample-size"
    SHARPER_BOUNDS_TOO_SLOW = "sharper-bounds-too-slow"
    SHARES_NOT_RISING = "shares-not-rising"
    SHARE_OUT_OF_RANGE = "share-out-of-range"
    SIMULATION_TOO_MANY_CONFUSIONS = "simulation-too-many-confusions"
    SIMULATION_TOO_MANY_LABELS = "simulation-too-many-labels"
    START_ON_CLUSTER = "start-on-cluster"
    SWEEP_NOT_RISING = "sweep-not-rising"
    SWEEP_NOT_WHOLE = "sweep-not-whole"
    SWEEP_WITHOUT_VARIABLE = "sweep-without-variable"
    TARGET_ERROR_RANGE = "target-error-range"
    TOO_FEW_WORKERS_PER_ITEM = "too-few-workers-per-item"
    TOO_MANY_CLASSES = "too-many-classes"
    TOO_MANY_CLASSES_FOR_RULE = "too-many-classes-for-rule"
    TOO_MANY_DATASETS = "too-many-datasets"
    TWO_CLASSES_ONLY = "two-classes-only"
    UNEQUAL_LENGTHS = "unequal-lengths"
    UNKNOWN_CODE = "unknown-code"
    UNKNOWN_PRESET = "unknown-preset"
    UNKNOWN_RULE = "unknown-rule"
    UNKNOWN_SERIES = "unknown-series"
    WORKER_SHARES_ABOVE_ONE = "worker-shares-above-one"


class CrowdError(Exception):
    """A failure the user can do something about; its text is one or two plain sentences."""


class ReadError(CrowdError):
    """A file that cannot be read: its name, the place, and what was found there, in words."""

    def __init__(
        self, file: str, found: str, *, line: int | None = None, column: str | None = None
    ) -> None:
        super().__init__(file, found)
        self.file = file
        self.found = found
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.file}: {self.found}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_error, (self.file, self.found, self.line, self.column)


def _read_error(file: str, found: str, line: int | None, column: str | None) -> ReadError:
    return ReadError(file, found, line=line, column=column)


class WriteError(CrowdError):
    """A file that cannot be written; what was there before is intact."""


class InputError(CrowdError):
    """Something the user gave that cannot be used; worded where it was found."""


class DataError(CrowdError):
    """Labels that no rule can work on, or an option that does not suit them."""

    def __init__(self, code: ReasonCode, **values: Any) -> None:
        super().__init__(code)
        self.reason = Reason.make(code, **values)

    def __str__(self) -> str:
        return str(self.reason)

    def __reduce__(self) -> tuple[Any, ...]:
        return _data_error, (self.reason,)


def _data_error(reason: Reason) -> DataError:
    return DataError(reason.code, **dict(reason.values))


class Cancelled(Exception):  # noqa: N818 -- a wish of the user, not an error
    """Raised by the progress call once the user has cancelled."""
