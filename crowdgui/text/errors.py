"""What went wrong, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.errors import DataError, Problem, ReadError
from crowdgui.text.translation import format_number, tr, tr_n_noop, tr_noop
from crowdgui.text.wording import Sentence, Sentences, add_sentences, describe, describe_option_name

if TYPE_CHECKING:
    from crowdgui.core.simulate.experiment import SweepVariable

_MOST_DECIMALS = 9


def describe_error(error: BaseException) -> str:
    """Return what went wrong, in one or two sentences in the user's language."""
    if isinstance(error, DataError):
        return describe(error.reason)
    if isinstance(error, ReadError):
        return f"{_describe_place(error)}: {error.found}"
    return str(error)


def _describe_place(error: ReadError) -> str:
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


def _name_variable(variable: SweepVariable) -> str:
    # Loads the rules, which errors elsewhere don’t need.
    from crowdgui.text.simulation import sweep_heading

    return sweep_heading(variable)


def _name_rule(key: str) -> str:
    from crowdgui.text.rules import rule_name

    return rule_name(key)


_SENTENCES: Sentences = {
    Problem.ACCURACY_RANGE: Sentence(tr_noop("Every accuracy must lie between 0 and 1.")),
    Problem.ALL_WORKERS_EXCLUDED: Sentence(
        tr_noop("If these workers are excluded, no labels are left.")
    ),
    Problem.BELIEF_PROPAGATION_TOO_SLOW: Sentence(
        tr_noop(
            "Belief propagation would take too long: one worker gave {most} labels, and "
            "the run time grows with the square of that. Use the mean-field version."
        )
    ),
    Problem.CLASSES_NOT_ORDERED: Sentence(
        tr_noop(
            "The rule “{rule}” is for ordered classes, and these classes have no order. State it "
            "when you import the labels, or choose another rule."
        ),
        {"rule": _name_rule},
    ),
    Problem.CLASS_NAMES_DIFFER: Sentence(tr_noop("Each class needs a different name.")),
    Problem.CLASS_SHARES_SUM: Sentence(
        tr_noop("Enter one share per class; they must add up to 100%.")
    ),
    Problem.CLASS_SHARES_ZERO: Sentence(
        tr_noop("The class shares you entered are all 0. Enter at least one above 0.")
    ),
    Problem.CLASS_SHARE_MISSING: Sentence(
        tr_noop("You entered no share for the class “{name}”. Enter one for each class.")
    ),
    Problem.COMPARISONS: Sentence(
        tr_noop("These are comparisons of two items: they are ranked, and have no final labels.")
    ),
    Problem.CONFUSION_NOT_NORMALIZED: Sentence(
        tr_noop("The probabilities of a worker’s labels do not add up to 1.")
    ),
    Problem.COSTS_NOT_SQUARE: Sentence(
        tr_noop("A cost table needs one row and one column per class.")
    ),
    Problem.CLASS_NOT_ON_SCALE: Sentence(
        tr_noop(
            "“{name}” has no place in the order of the classes. Correct these labels, or open all "
            "files together and order the classes again."
        )
    ),
    Problem.COSTS_OF_OTHER_CLASSES: Sentence(
        tr_noop("The cost table has {known} classes, but the labels have {wanted}.")
    ),
    Problem.COST_OF_RIGHT_LABEL: Sentence(
        tr_noop("A correct label costs nothing: every cost on the diagonal must be 0.")
    ),
    Problem.COST_RANGE: Sentence(
        tr_noop("Every cost must be a number from 0 to {most}."), {"most": _write_exactly}
    ),
    Problem.CURRENCY: Sentence(
        tr_noop("A currency is a code or a symbol of {most} characters at most, such as EUR."),
        {"most": _write_exactly},
    ),
    Problem.EXCLUDED_LENGTH: Sentence(tr_noop("State for each worker whether their labels count.")),
    Problem.FITTED_CLASSES_DIFFER: Sentence(
        tr_noop("The fitted workers have {known} classes, but you asked for {wanted}.")
    ),
    Problem.FIXED_GOLD_ON_CLUSTER: Sentence(
        tr_noop("Gold items can’t be fixed to their gold label on a cluster.")
    ),
    Problem.GOLD_LENGTH: Sentence(tr_noop("Each item must have one gold label or none.")),
    Problem.IMPOSSIBLE_SAMPLE: Sentence(
        tr_noop(
            "{wrong} wrong labels in a sample of {sample} from {items} items are "
            "impossible. Correct the numbers."
        )
    ),
    Problem.ITEM_TYPES_TOO_LARGE: Sentence(
        tr_noop(
            "{workers} workers, {classes} classes and {kinds} item types are too many for "
            "this rule to hold in memory. Choose pooled EM, or fewer item types."
        )
    ),
    Problem.LABEL_RATES_CROSSED: Sentence(
        tr_noop("The lowest probability of a label is above the highest.")
    ),
    Problem.LABEL_RATE_RANGE: Sentence(
        tr_noop("Every probability of a label must be between 0 and 1.")
    ),
    Problem.MEAN_ACCURACY_RANGE: Sentence(
        tr_noop("The mean accuracy must be above 0 and below 1.")
    ),
    Problem.NO_ACCURACIES_OR_GOLD: Sentence(
        tr_noop(
            "You entered no accuracy, and no worker labelled a gold item. Enter "
            "accuracies, or open a file of gold labels."
        )
    ),
    Problem.NO_ACCURACY: Sentence(tr_noop("You entered no accuracy.")),
    Problem.NO_BUDGET: Sentence(tr_noop("Add at least one label.")),
    Problem.NO_COST: Sentence(
        tr_noop("All costs are 0. Enter at least one mistake that costs something.")
    ),
    Problem.NO_CROWD_NEAR_MEAN: Sentence(
        tr_noop(
            "None of {n} draws of workers has a mean accuracy within {within} of the "
            "expected one. Allow a larger difference."
        ),
        {"within": "{:g}".format},
    ),
    Problem.NO_DRAWS: Sentence(tr_noop("Use at least one draw.")),
    Problem.NO_GOLD_FOR_CLASS_SHARES: Sentence(
        tr_noop("There are no gold labels to take class shares from. Choose “As in the votes”.")
    ),
    Problem.NO_KNOWN_WORKER: Sentence(
        tr_noop(
            "None of the workers you entered gave any of these labels. Check that their "
            "ids are spelled the same."
        )
    ),
    Problem.NO_LABELS: Sentence(tr_noop("No labels are left to work on.")),
    Problem.NO_MEAN_TO_VARY: Sentence(
        tr_noop("Only accuracies from a Beta distribution have a mean to vary.")
    ),
    Problem.NO_RULES_CHOSEN: Sentence(tr_noop("Choose at least one rule, each only once.")),
    Problem.NO_WEIGHTS: Sentence(
        tr_noop("You entered no weights. Enter one for each worker, or choose majority vote.")
    ),
    Problem.NO_WORKER_INPUT_OR_GOLD: Sentence(
        tr_noop(
            "Nothing is known about any worker, and none labelled a gold item. Enter "
            "confusion matrices or accuracies, or open a file of gold labels."
        )
    ),
    Problem.NO_WORKER_TO_COPY: Sentence(tr_noop("There is no attentive worker left to copy from.")),
    Problem.ONLY_TIES: Sentence(
        tr_noop("No item was preferred to another, so nothing can be ranked.")
    ),
    Problem.OPTIONS_OF_OTHER_RULE: Sentence(
        tr_noop("These options don’t belong to the rule “{key}”.")
    ),
    Problem.OPTION_NOT_ONE_OF: Sentence(
        tr_noop("{name} is “{value}”; it must be one of {known}."), {"name": describe_option_name}
    ),
    Problem.OPTION_OUT_OF_RANGE: Sentence(
        tr_noop("{name} must be between {low} and {high}."),
        {"name": describe_option_name, "low": _write_exactly, "high": _write_exactly},
    ),
    Problem.PRICES_OF_WORKERS: Sentence(tr_noop("Give each worker one price.")),
    Problem.PRICE_RANGE: Sentence(
        tr_noop("Every price must be a number from 0 to {most}."), {"most": _write_exactly}
    ),
    Problem.PROCESS_ENDED: Sentence(
        tr_noop("Part of the work was stopped from outside CrowdGUI. What was done so far is kept.")
    ),
    Problem.RESULT_OF_OTHER_SIMULATION: Sentence(
        tr_noop("The results so far are from another simulation.")
    ),
    Problem.RESULT_OF_OTHER_STUDY: Sentence(
        tr_noop("The earlier study used different labels, different gold or a different seed.")
    ),
    Problem.RULE_NOT_ON_CLUSTER: Sentence(
        tr_noop("The rule “{key}” can’t run on a cluster; {there} can.")
    ),
    Problem.SAMPLE_SIZE: Sentence(
        tr_noop("A sample of {size} can’t be drawn. Choose from {low} to {high} items.")
    ),
    Problem.SHARPER_BOUNDS_TOO_SLOW: Sentence(
        tr_noop(
            "The sharper bounds are not computed: with so many labels and classes they "
            "would take very long."
        )
    ),
    Problem.SHARES_NOT_RISING: Sentence(
        tr_noop("The shares to keep must increase, above 0% and up to 100%.")
    ),
    Problem.SHARE_OUT_OF_RANGE: Sentence(tr_noop("{name} must be above 0% and below 100%.")),
    Problem.SIMULATION_TOO_MANY_CONFUSIONS: Sentence(
        tr_noop("{workers} workers × {classes} classes is too many to simulate.")
    ),
    Problem.SIMULATION_TOO_MANY_LABELS: Sentence(
        tr_noop("{items} items × {workers} workers is too many to simulate.")
    ),
    Problem.START_ON_CLUSTER: Sentence(
        tr_noop("On a cluster, EM can start only from majority vote.")
    ),
    Problem.SWEEP_NOT_RISING: Sentence(tr_noop("The values of what varies must increase.")),
    Problem.SWEEP_NOT_WHOLE: Sentence(
        tr_noop("{name} must be a whole number."), {"name": _name_variable}
    ),
    Problem.SWEEP_WITHOUT_VARIABLE: Sentence(
        tr_noop("Choose what varies, or enter a single value.")
    ),
    Problem.TARGET_ERROR_RANGE: Sentence(
        tr_noop("The target error rate must be at least 0% and below 100%.")
    ),
    Problem.TOO_FEW_WORKERS_PER_ITEM: Sentence(
        tr_n_noop(
            "Each item should get {n} label, but there are fewer workers.",
            "Each item should get {n} labels, but there are fewer workers.",
        )
    ),
    Problem.TOO_MANY_CLASSES: Sentence(
        tr_noop(
            "There are {classes} different labels from {workers} workers, too many to "
            "distinguish. Check that the label column contains labels, not free text."
        )
    ),
    Problem.TOO_MANY_CLASSES_FOR_RULE: Sentence(
        tr_noop(
            "There are {classes} different labels from {workers} workers, too many for this rule. "
            "Choose weighted voting (IWMV) or majority vote, or check that the label column "
            "contains labels, not free text."
        )
    ),
    Problem.TOO_MANY_DATASETS: Sentence(
        tr_noop("These are too many datasets to draw. Use fewer points or repetitions.")
    ),
    Problem.TWO_CLASSES_ONLY: Sentence(
        tr_n_noop(
            "This rule is for two classes, but these labels have {n}. Choose another rule.",
            "This rule is for two classes, but these labels have {n}. Choose another rule.",
        )
    ),
    Problem.UNEQUAL_LENGTHS: Sentence(tr_noop("Items, workers and labels have different lengths.")),
    Problem.UNKNOWN_CODE: Sentence(
        tr_noop("A label refers to an item, a worker or a class without a name.")
    ),
    Problem.UNKNOWN_PRESET: Sentence(tr_noop("There is no preset “{key}”; choose from {known}.")),
    Problem.UNKNOWN_RULE: Sentence(tr_noop("There is no rule “{key}”; choose from {known}.")),
    Problem.UNKNOWN_SERIES: Sentence(tr_noop("“{key}” cannot be simulated; choose from {known}.")),
    Problem.WORKER_SHARES_ABOVE_ONE: Sentence(
        tr_noop("The shares of workers add up to more than 100%.")
    ),
}

add_sentences(_SENTENCES)
