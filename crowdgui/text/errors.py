"""What went wrong, in words."""

from __future__ import annotations

from crowdgui.core.errors import DataError, Problem, ReadError
from crowdgui.text.reasons import Sentence, Sentences, add_sentences, describe
from crowdgui.text.translation import format_number, tr, tr_n_noop, tr_noop

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
        place += tr(", line {line}", line=format_number(error.line))
    if error.column is not None:
        place += tr(", column “{column}”", column=error.column)
    return place


def _write_exactly(limit: float) -> str:
    """Return a number with as many decimals as it has."""
    exact = (d for d in range(_MOST_DECIMALS) if round(limit, d) == limit)
    return format_number(limit, next(exact, _MOST_DECIMALS))


_SENTENCES: Sentences = {
    Problem.ACCURACY_RANGE: Sentence(tr_noop("Every accuracy must lie between 0 and 1.")),
    Problem.ALL_WORKERS_EXCLUDED: Sentence(
        tr_noop("With these workers left out there is no label left.")
    ),
    Problem.BELIEF_PROPAGATION_TOO_SLOW: Sentence(
        tr_noop(
            "Belief propagation would take too long: its work grows with the square of a "
            "worker’s labels, and one worker gave {most}. Choose its mean field form."
        )
    ),
    Problem.CLASS_NAMES_DIFFER: Sentence(tr_noop("There must be a different name for each class.")),
    Problem.CLASS_SHARES_SUM: Sentence(
        tr_noop("The class shares must be one for each class and add up to 100 %.")
    ),
    Problem.CLASS_SHARES_ZERO: Sentence(
        tr_noop("The stated class shares are all 0. State at least one above 0.")
    ),
    Problem.CLASS_SHARE_MISSING: Sentence(
        tr_noop("No share is stated for the class “{name}”. State one for each.")
    ),
    Problem.CONFUSION_NOT_NORMALIZED: Sentence(
        tr_noop("The chances of a worker’s answers do not add up to 1.")
    ),
    Problem.EXCLUDED_LENGTH: Sentence(
        tr_noop("It must be said of each worker whether their labels count.")
    ),
    Problem.FITTED_CLASSES_DIFFER: Sentence(
        tr_noop("The fitted workers know {known} classes, and {wanted} are wished for.")
    ),
    Problem.FIXED_GOLD_ON_CLUSTER: Sentence(
        tr_noop("Gold items cannot be held fixed on a cluster.")
    ),
    Problem.GOLD_LENGTH: Sentence(
        tr_noop("There must be one gold answer, or none, for each item.")
    ),
    Problem.GOLD_NOT_RANDOM: Sentence(
        tr_noop("Gold stands for all items only if its items were drawn at random from them.")
    ),
    Problem.GOLD_USED_BY_RULE: Sentence(
        tr_noop("Gold that the rule has used is no test of its final labels.")
    ),
    Problem.IMPOSSIBLE_SAMPLE: Sentence(
        tr_noop(
            "{wrong} wrong labels in a sample of {sample} out of {items} items cannot "
            "be; correct the numbers."
        )
    ),
    Problem.ITEM_TYPES_TOO_LARGE: Sentence(
        tr_noop(
            "{workers} workers, {classes} classes and {kinds} kinds of items are too "
            "many for this rule to hold in memory. Choose pooled EM, or fewer kinds."
        )
    ),
    Problem.LABEL_RATES_CROSSED: Sentence(
        tr_noop("The lowest chance of a label is above the highest.")
    ),
    Problem.LABEL_RATE_RANGE: Sentence(
        tr_noop("Every chance of a label must lie between 0 and 1.")
    ),
    Problem.MEAN_ACCURACY_RANGE: Sentence(
        tr_noop("The mean accuracy must lie between 0 and 1, and be neither.")
    ),
    Problem.NO_ACCURACIES_OR_GOLD: Sentence(
        tr_noop(
            "No accuracy is stated, and no worker answered a gold item. State "
            "accuracies, or open a file of gold answers."
        )
    ),
    Problem.NO_ACCURACY: Sentence(tr_noop("No accuracy is stated.")),
    Problem.NO_BUDGET: Sentence(tr_noop("There must be at least one label to spend.")),
    Problem.NO_CROWD_NEAR_MEAN: Sentence(
        tr_noop(
            "None of {n} crowds drawn has its mean accuracy within {within} of the "
            "expected one. Allow more."
        ),
        {"within": "{:g}".format},
    ),
    Problem.NO_DRAWS: Sentence(tr_noop("At least one draw is needed.")),
    Problem.NO_GOLD_FOR_CLASS_SHARES: Sentence(
        tr_noop("There is no gold to take class shares from. Choose “As in the votes”.")
    ),
    Problem.NO_GOLD_WITH_LABEL: Sentence(
        tr_noop("No item has both a gold label and a final label.")
    ),
    Problem.NO_KNOWN_WORKER: Sentence(
        tr_noop(
            "None of the stated workers gave any of these labels. Check that their ids "
            "are written alike."
        )
    ),
    Problem.NO_LABELS: Sentence(tr_noop("There is no label left to work on.")),
    Problem.NO_MEAN_TO_VARY: Sentence(
        tr_noop("Only accuracies from a Beta distribution have a mean to vary.")
    ),
    Problem.NO_RULES_CHOSEN: Sentence(tr_noop("Choose at least one rule, and each rule once.")),
    Problem.NO_WEIGHTS: Sentence(
        tr_noop("No weights are stated. State one for each worker, or choose plain majority.")
    ),
    Problem.NO_WORKER_INPUT_OR_GOLD: Sentence(
        tr_noop(
            "Nothing is stated of any worker, and none answered a gold item. State "
            "confusion matrices or accuracies, or open a file of gold answers."
        )
    ),
    Problem.NO_WORKER_TO_COPY: Sentence(tr_noop("There is no ordinary worker left to copy from.")),
    Problem.OPTIONS_OF_OTHER_RULE: Sentence(
        tr_noop("These choices are not those of the rule “{key}”.")
    ),
    Problem.OPTION_NOT_ONE_OF: Sentence(
        tr_noop("{name} is “{value}”; it must be one of {known}."), {"name": tr}
    ),
    Problem.OPTION_OUT_OF_RANGE: Sentence(
        tr_noop("{name} must lie between {low} and {high}."),
        {"name": tr, "low": _write_exactly, "high": _write_exactly},
    ),
    Problem.PROCESS_ENDED: Sentence(
        tr_noop("A part of the work was ended from outside. What is done so far is kept.")
    ),
    Problem.RESULT_OF_OTHER_SIMULATION: Sentence(
        tr_noop("What was found so far is of another simulation.")
    ),
    Problem.RESULT_OF_OTHER_STUDY: Sentence(
        tr_noop("The earlier study is of other labels, other gold or another seed.")
    ),
    Problem.RULE_NOT_ON_CLUSTER: Sentence(
        tr_noop("The rule “{key}” cannot run on a cluster; {there} can.")
    ),
    Problem.SAMPLE_SIZE: Sentence(
        tr_noop("A sample of {size} cannot be drawn; choose from {low} to {high} items.")
    ),
    Problem.SHARPER_BOUNDS_TOO_SLOW: Sentence(
        tr_noop(
            "The sharper bounds are left out: so many labels of so many classes would take very "
            "long."
        )
    ),
    Problem.SHARES_NOT_RISING: Sentence(
        tr_noop("The shares to keep must rise, above 0 % and up to 100 %.")
    ),
    Problem.SHARE_OUT_OF_RANGE: Sentence(
        tr_noop("{name} must lie between 0 and 100 %, both left out.")
    ),
    Problem.SIMULATION_TOO_MANY_CONFUSIONS: Sentence(
        tr_noop("{workers} workers by {classes} classes are too many to simulate.")
    ),
    Problem.SIMULATION_TOO_MANY_LABELS: Sentence(
        tr_noop("{items} items by {workers} workers are too many to simulate.")
    ),
    Problem.START_ON_CLUSTER: Sentence(
        tr_noop("On a cluster EM starts from the plain majority only.")
    ),
    Problem.SWEEP_NOT_RISING: Sentence(tr_noop("The values of what varies must rise.")),
    Problem.SWEEP_NOT_WHOLE: Sentence(tr_noop("{name} must be a whole number.")),
    Problem.SWEEP_WITHOUT_VARIABLE: Sentence(tr_noop("Say what varies, or give one value.")),
    Problem.TARGET_ERROR_RANGE: Sentence(
        tr_noop("The wanted error must lie from 0 % to below 100 %.")
    ),
    Problem.TOO_FEW_WORKERS_PER_ITEM: Sentence(
        tr_n_noop(
            "Each item is to get {n} label, and there are fewer workers.",
            "Each item is to get {n} labels, and there are fewer workers.",
        )
    ),
    Problem.TOO_MANY_CLASSES: Sentence(
        tr_noop(
            "There are {classes} different labels by {workers} workers, too many to tell "
            "apart. Check that the label column holds the answers and not free text."
        )
    ),
    Problem.TOO_MANY_DATASETS: Sentence(
        tr_noop("These are too many sets to draw. Take fewer points or repetitions.")
    ),
    Problem.TWO_CLASSES_ONLY: Sentence(
        tr_n_noop(
            "This rule is for two classes, and these labels have {n}. Choose another rule.",
            "This rule is for two classes, and these labels have {n}. Choose another rule.",
        )
    ),
    Problem.UNEQUAL_LENGTHS: Sentence(
        tr_noop("Items, workers and labels are not of the same length.")
    ),
    Problem.UNKNOWN_CODE: Sentence(
        tr_noop("A label points to an item, a worker or a class without name.")
    ),
    Problem.UNKNOWN_PRESET: Sentence(tr_noop("There is no preset “{key}”; there are {known}.")),
    Problem.UNKNOWN_RULE: Sentence(tr_noop("There is no rule “{key}”; there are {known}.")),
    Problem.UNKNOWN_SERIES: Sentence(tr_noop("“{key}” cannot be simulated; there are {known}.")),
    Problem.WORKER_SHARES_ABOVE_ONE: Sentence(
        tr_noop("The shares of workers add up to more than 100 %.")
    ),
}

add_sentences(_SENTENCES)
