"""What went wrong, in words."""

from __future__ import annotations

from crowdgui.core.errors import DataError, Problem, ReadError
from crowdgui.core.text import later, later_n, number, tr
from crowdgui.text.reasons import Sentence, Sentences, add_sentences, describe

_MOST_DECIMALS = 9


def describe_error(error: BaseException) -> str:
    """Return what went wrong, in one or two sentences in the user's language."""
    if isinstance(error, DataError):
        return describe(error.reason)
    if isinstance(error, ReadError):
        return f"{describe_place(error)}: {error.found}"
    return str(error)


def describe_place(error: ReadError) -> str:
    """Return file, line and column of what cannot be read."""
    place = error.file
    if error.line is not None:
        place += tr(", line {line}", line=number(error.line))
    if error.column is not None:
        place += tr(", column “{column}”", column=error.column)
    return place


def _write_exactly(limit: float) -> str:
    """Return a number with as many decimals as it has."""
    exact = (d for d in range(_MOST_DECIMALS) if round(limit, d) == limit)
    return number(limit, next(exact, _MOST_DECIMALS))


_SENTENCES: Sentences = {
    Problem.ACCURACY_RANGE: Sentence(later("Every accuracy must lie between 0 and 1.")),
    Problem.ALL_WORKERS_EXCLUDED: Sentence(
        later("With these workers left out there is no label left.")
    ),
    Problem.BELIEF_PROPAGATION_TOO_SLOW: Sentence(
        later(
            "Belief propagation would take too long: its work grows with the square of a "
            "worker’s labels, and one worker gave {most}. Choose its mean field form."
        )
    ),
    Problem.CLASS_NAMES_DIFFER: Sentence(later("There must be a different name for each class.")),
    Problem.CLASS_SHARES_SUM: Sentence(
        later("The class shares must be one for each class and add up to 100 %.")
    ),
    Problem.CLASS_SHARES_ZERO: Sentence(
        later("The stated class shares are all 0. State at least one above 0.")
    ),
    Problem.CLASS_SHARE_MISSING: Sentence(
        later("No share is stated for the class “{name}”. State one for each.")
    ),
    Problem.CONFUSION_NOT_NORMALIZED: Sentence(
        later("The chances of a worker’s answers do not add up to 1.")
    ),
    Problem.EXCLUDED_LENGTH: Sentence(
        later("It must be said of each worker whether their labels count.")
    ),
    Problem.FITTED_CLASSES_DIFFER: Sentence(
        later("The fitted workers know {known} classes, and {wanted} are wished for.")
    ),
    Problem.FIXED_GOLD_ON_CLUSTER: Sentence(later("Gold items cannot be held fixed on a cluster.")),
    Problem.GOLD_LENGTH: Sentence(later("There must be one gold answer, or none, for each item.")),
    Problem.GOLD_NOT_RANDOM: Sentence(
        later("Gold stands for all items only if its items were drawn at random from them.")
    ),
    Problem.GOLD_USED_BY_RULE: Sentence(
        later("Gold that the rule has used is no test of its final labels.")
    ),
    Problem.IMPOSSIBLE_SAMPLE: Sentence(
        later(
            "{wrong} wrong labels in a sample of {sample} out of {items} items cannot "
            "be; correct the numbers."
        )
    ),
    Problem.ITEM_TYPES_TOO_LARGE: Sentence(
        later(
            "{workers} workers, {classes} classes and {kinds} kinds of items are too "
            "many for this rule to hold in memory. Choose pooled EM, or fewer kinds."
        )
    ),
    Problem.LABEL_RATES_CROSSED: Sentence(
        later("The lowest chance of a label is above the highest.")
    ),
    Problem.LABEL_RATE_RANGE: Sentence(later("Every chance of a label must lie between 0 and 1.")),
    Problem.MEAN_ACCURACY_RANGE: Sentence(
        later("The mean accuracy must lie between 0 and 1, and be neither.")
    ),
    Problem.NO_ACCURACIES_OR_GOLD: Sentence(
        later(
            "No accuracy is stated, and no worker answered a gold item. State "
            "accuracies, or open a file of gold answers."
        )
    ),
    Problem.NO_ACCURACY: Sentence(later("No accuracy is stated.")),
    Problem.NO_BUDGET: Sentence(later("There must be at least one label to spend.")),
    Problem.NO_CROWD_NEAR_MEAN: Sentence(
        later(
            "None of {n} crowds drawn has its mean accuracy within {within} of the "
            "expected one. Allow more."
        ),
        {"within": "{:g}".format},
    ),
    Problem.NO_DRAWS: Sentence(later("At least one draw is needed.")),
    Problem.NO_GOLD_FOR_CLASS_SHARES: Sentence(
        later("There is no gold to take class shares from. Choose “As in the votes”.")
    ),
    Problem.NO_GOLD_WITH_LABEL: Sentence(later("No item has both a gold label and a final label.")),
    Problem.NO_KNOWN_WORKER: Sentence(
        later(
            "None of the stated workers gave any of these labels. Check that their ids "
            "are written alike."
        )
    ),
    Problem.NO_LABELS: Sentence(later("There is no label left to work on.")),
    Problem.NO_MEAN_TO_VARY: Sentence(
        later("Only accuracies from a Beta distribution have a mean to vary.")
    ),
    Problem.NO_RULES_CHOSEN: Sentence(later("Choose at least one rule, and each rule once.")),
    Problem.NO_WEIGHTS: Sentence(
        later("No weights are stated. State one for each worker, or choose plain majority.")
    ),
    Problem.NO_WORKER_INPUT_OR_GOLD: Sentence(
        later(
            "Nothing is stated of any worker, and none answered a gold item. State "
            "confusion matrices or accuracies, or open a file of gold answers."
        )
    ),
    Problem.NO_WORKER_TO_COPY: Sentence(later("There is no ordinary worker left to copy from.")),
    Problem.OPTIONS_OF_OTHER_RULE: Sentence(
        later("These choices are not those of the rule “{key}”.")
    ),
    Problem.OPTION_NOT_ONE_OF: Sentence(
        later("{name} is “{value}”; it must be one of {known}."), {"name": tr}
    ),
    Problem.OPTION_OUT_OF_RANGE: Sentence(
        later("{name} must lie between {low} and {high}."),
        {"name": tr, "low": _write_exactly, "high": _write_exactly},
    ),
    Problem.PROCESS_ENDED: Sentence(
        later("A part of the work was ended from outside. What is done so far is kept.")
    ),
    Problem.RESULT_OF_OTHER_SIMULATION: Sentence(
        later("What was found so far is of another simulation.")
    ),
    Problem.RESULT_OF_OTHER_STUDY: Sentence(
        later("The earlier study is of other labels, other gold or another seed.")
    ),
    Problem.RULE_NOT_ON_CLUSTER: Sentence(
        later("The rule “{key}” cannot run on a cluster; {there} can.")
    ),
    Problem.SAMPLE_SIZE: Sentence(
        later("A sample of {size} cannot be drawn; choose from {low} to {high} items.")
    ),
    Problem.SHARPER_BOUNDS_TOO_SLOW: Sentence(
        later(
            "The sharper bounds are left out: so many labels of so many classes would take very "
            "long."
        )
    ),
    Problem.SHARES_NOT_RISING: Sentence(
        later("The shares to keep must rise, above 0 % and up to 100 %.")
    ),
    Problem.SHARE_OUT_OF_RANGE: Sentence(
        later("{name} must lie between 0 and 100 %, both left out.")
    ),
    Problem.SIMULATION_TOO_MANY_CONFUSIONS: Sentence(
        later("{workers} workers by {classes} classes are too many to simulate.")
    ),
    Problem.SIMULATION_TOO_MANY_LABELS: Sentence(
        later("{items} items by {workers} workers are too many to simulate.")
    ),
    Problem.START_ON_CLUSTER: Sentence(
        later("On a cluster EM starts from the plain majority only.")
    ),
    Problem.SWEEP_NOT_RISING: Sentence(later("The values of what varies must rise.")),
    Problem.SWEEP_NOT_WHOLE: Sentence(later("{name} must be a whole number.")),
    Problem.SWEEP_WITHOUT_VARIABLE: Sentence(later("Say what varies, or give one value.")),
    Problem.TARGET_ERROR_RANGE: Sentence(
        later("The wanted error must lie from 0 % to below 100 %.")
    ),
    Problem.TOO_FEW_WORKERS_PER_ITEM: Sentence(
        later_n(
            "Each item is to get {n} label, and there are fewer workers.",
            "Each item is to get {n} labels, and there are fewer workers.",
        )
    ),
    Problem.TOO_MANY_CLASSES: Sentence(
        later(
            "There are {classes} different labels by {workers} workers, too many to tell "
            "apart. Check that the label column holds the answers and not free text."
        )
    ),
    Problem.TOO_MANY_DATASETS: Sentence(
        later("These are too many sets to draw. Take fewer points or repetitions.")
    ),
    Problem.TWO_CLASSES_ONLY: Sentence(
        later_n(
            "This rule is for two classes, and these labels have {n}. Choose another rule.",
            "This rule is for two classes, and these labels have {n}. Choose another rule.",
        )
    ),
    Problem.UNEQUAL_LENGTHS: Sentence(
        later("Items, workers and labels are not of the same length.")
    ),
    Problem.UNKNOWN_CODE: Sentence(
        later("A label points to an item, a worker or a class without name.")
    ),
    Problem.UNKNOWN_PRESET: Sentence(later("There is no preset “{key}”; there are {known}.")),
    Problem.UNKNOWN_RULE: Sentence(later("There is no rule “{key}”; there are {known}.")),
    Problem.UNKNOWN_SERIES: Sentence(later("“{key}” cannot be simulated; there are {known}.")),
    Problem.WORKER_SHARES_ABOVE_ONE: Sentence(
        later("The shares of workers add up to more than 100 %.")
    ),
}

add_sentences(_SENTENCES)
