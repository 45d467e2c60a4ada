"""The calls of Python programs: aggregate, guarantee, draw, compare, report, rules."""

from __future__ import annotations

import warnings
from dataclasses import replace
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from crowdgui import analysis
from crowdgui.api.labels import Labels, as_labels, item_file, read, worded
from crowdgui.api.results import Comparison, Result
from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.bounds.hand_work import forecast_work
from crowdgui.core.errors import InputError
from crowdgui.core.options import OptionKind, option_fields
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.question_state import QuestionState
from crowdgui.core.review.decisions import Decision
from crowdgui.core.rules.registry import DEFAULT_RULE, RULES, get_rule
from crowdgui.io.exporting.ranking import ranking_table
from crowdgui.io.exporting.tables.workers import draw_table
from crowdgui.io.exporting.text_files import frame_of
from crowdgui.io.exporting.write import write_exports
from crowdgui.io.importing.lists.checked_list import read_audit, read_reviewed
from crowdgui.text.compare import describe_comparison
from crowdgui.text.errors import describe_error
from crowdgui.text.rules import rule_text
from crowdgui.text.wording import describe

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from crowdgui.api.labels import ItemLabels, LabelInput
    from crowdgui.core.options import Options
    from crowdgui.io.importing.lists.checked_list import AuditAnswers

RECOMMENDED = "recommended"
"""Stands for the rule that is recommended for the labels, whichever it is."""

_CHECKED = "(checked items)"
"""What a frame of checked items is called in messages."""


@worded
def aggregate(
    labels: LabelInput,
    rule: str = DEFAULT_RULE,
    gold: ItemLabels | None = None,
    *,
    at_most: float = 0.05,
    confidence: float = 0.95,
    delta: float = 0.05,
    by_class: bool = False,
    gold_at_random: bool = False,
    audit: pd.DataFrame | str | Path | None = None,
    reviewed: ItemLabels | None = None,
    exclude: Collection[str] = (),
    threads: int | None = None,
    **options: Any,
) -> Result:
    """Turn labels into final labels, with a report on workers and a guarantee.

    Parameters
    ----------
    labels : DataFrame, Labels, str or Path
        Anything that `read` takes, or what it returned.
    rule : str, optional
        Key of the rule, as `rules` lists them; ``"recommended"`` takes the recommended one.
    gold : Series, DataFrame, mapping or path, optional
        The known true labels, as in `read`.
    at_most : float, optional
        Target error rate: the share of wrong labels you would accept.
    confidence : float, optional
        Confidence level of guarantees.
    delta : float, optional
        Accepted probability that the error rate is higher, for bounds of the worker model.
    by_class : bool, optional
        Whether the target is to hold for the labels of each class.
    gold_at_random : bool, optional
        Whether the gold items were drawn at random, so that they count as an audit.
    audit : DataFrame or path, optional
        What `draw` returned, with its column `label` filled in.
    reviewed : Series, DataFrame, mapping or path, optional
        Reviewed items and their labels, which replace the final ones.
    exclude : collection of str, optional
        Workers whose labels don't count.
    threads : int, optional
        How many threads the rule uses; the results don't depend on it.
    **options
        Options of the rule, such as ``max_steps``; numbers per worker or class as a mapping.

    Returns
    -------
    Result

    Raises
    ------
    CrowdError
        If the labels can't be read, or an argument doesn't suit them.

    Examples
    --------
    >>> import pandas as pd
    >>> import crowdgui
    >>> frame = pd.DataFrame({
    ...     "task": ["t1"] * 3 + ["t2"] * 3 + ["t3"] * 3,
    ...     "worker": ["ann", "ben", "cas"] * 3,
    ...     "label": ["yes", "yes", "no", "no", "no", "yes", "yes", "yes", "yes"],
    ... })
    >>> result = crowdgui.aggregate(frame)
    >>> result.labels[["item", "label", "labels", "tied"]]
      item label  labels   tied
    0   t1   yes       3  False
    1   t2    no       3  False
    2   t3   yes       3  False
    >>> result.workers[["worker", "labels", "weight"]]
      worker  labels    weight
    0    ann       3  1.000000
    1    ben       3  1.000000
    2    cas       3 -0.333333
    >>> result.guarantee.value is None  # so few labels guarantee nothing
    True

    Gold is a Series from item to label, as crowd-kit has it:

    >>> gold = pd.Series({"t1": "yes", "t2": "yes"})
    >>> crowdgui.aggregate(frame, gold=gold).summary["error_on_gold"]
    0.5
    """
    source = as_labels(labels, gold)
    _check_shares(at_most=at_most, confidence=confidence, delta=delta)
    asked = GuaranteeOptions(at_most, delta, 1.0 - confidence, gold_at_random, by_class=by_class)
    state = QuestionState(guarantee=asked, excluded=_codes_of(source, exclude))
    if rule != RECOMMENDED:
        state = replace(state, rule=rule, options={rule: rule_options(rule, options)})
    elif options:
        raise InputError("The recommended rule takes no options. Name a rule to use them.")
    state, checked = _with_hand_work(source, state, audit, reviewed)
    state, outcome, results = analysis.analyse_whole(
        source.data, state, threads=threads, audit=checked, recommended=rule == RECOMMENDED
    )
    return Result(source, state, results, outcome)


@worded
def guarantee(
    result: Result,
    *,
    at_most: float | None = None,
    confidence: float | None = None,
    by_class: bool | None = None,
    audit: pd.DataFrame | str | Path | None = None,
    reviewed: ItemLabels | None = None,
) -> Result:
    """Return a result with the guarantee for another target, an audit or reviewed items.

    The rule is not run again; what is not passed stays as it was.

    Parameters
    ----------
    result : Result
        What `aggregate` returned.
    at_most, confidence, by_class : optional
        As in `aggregate`.
    audit : DataFrame or path, optional
        What `draw` returned, with its column `label` filled in.
    reviewed : Series, DataFrame, mapping or path, optional
        Reviewed items and their labels.

    Returns
    -------
    Result
        With corrected labels, and with the items to review as ``table("review")``.

    Raises
    ------
    CrowdError
        If an argument doesn't suit the labels.

    Examples
    --------
    >>> import pandas as pd
    >>> import crowdgui
    >>> frame = pd.DataFrame({
    ...     "worker": ["ann", "ben", "cas"] * 40,
    ...     "item": [f"photo {n // 3:02}" for n in range(120)],
    ...     "label": ["cat", "cat", "cat", "dog", "dog", "cat"] * 20,
    ... })
    >>> result = crowdgui.aggregate(frame)
    >>> sample = crowdgui.draw(result, size=30, seed=1)
    >>> truth = result.labels.set_index("item")["label"]  # ask a person instead
    >>> sample["label"] = sample["item"].map(truth)
    >>> audited = crowdgui.guarantee(result, at_most=0.1, audit=sample)
    >>> audited.guarantee.sentence
    'At most 10.0% of these labels are wrong.'
    """
    asked = result.state.guarantee
    if asked.audit is not None and audit is None and (at_most, confidence, by_class) != (None,) * 3:
        raise InputError(
            "The target was fixed before the audit began. Pass the audit again to use another."
        )
    _check_shares(at_most=at_most or asked.epsilon, confidence=confidence or 1.0 - asked.alpha)
    asked = replace(
        asked,
        epsilon=asked.epsilon if at_most is None else at_most,
        alpha=asked.alpha if confidence is None else 1.0 - confidence,
        by_class=asked.by_class if by_class is None else by_class,
    )
    state = replace(result.state, guarantee=asked)
    state, checked = _with_hand_work(result.source, state, audit, reviewed)
    state, results = analysis.complete_results(
        result.source.data, state, result.outcome, audit=checked
    )
    return replace(result, state=state, results=results)


@worded
def draw(result: Result, size: int | None = None, seed: int | None = None) -> pd.DataFrame:
    """Draw items at random for an audit; fill in `label` without a look at the final labels.

    Parameters
    ----------
    result : Result
        What `aggregate` returned.
    size : int, optional
        How many items; by default what a forecast suggests for the target of the result.
    seed : int, optional
        The same seed draws the same items; a new one by default, which the frame names.

    Returns
    -------
    DataFrame
        Columns draw, item, label, seed and, if it is known, content. Keep the order of its rows.

    Raises
    ------
    CrowdError
        If there are not so many items.
    """
    data = result.source.data
    n_items = data.labels.n_items
    if size is None:
        asked = replace(result.state.guarantee, seed=0)
        work = forecast_work(result.results.outcome, asked, result.state.decisions)
        size = n_items if work is None else work.best
    if not 1 <= size <= n_items:
        raise InputError(f"There are {n_items:,} items. Draw between 1 and as many.")
    seed = randbelow(1 << 31) if seed is None else seed
    return frame_of(*draw_table(data.labels, data.content, size, seed))


@worded
def compare(
    labels: LabelInput | Result,
    rules: Iterable[str] | None = None,
    gold: ItemLabels | None = None,
) -> Comparison:
    """Run several rules on the same labels and show where they differ.

    Parameters
    ----------
    labels : Result, DataFrame, Labels, str or Path
        A result, whose rule is the one in use, or labels as in `aggregate`.
    rules : iterable of str, optional
        Keys of rules; all by default that need nothing but the labels.
    gold : Series, DataFrame, mapping or path, optional
        The known true labels, as in `read`.

    Returns
    -------
    Comparison

    Raises
    ------
    CrowdError
        If the labels can't be read, or there is no such rule.

    Examples
    --------
    >>> import pandas as pd
    >>> import crowdgui
    >>> frame = pd.DataFrame({
    ...     "task": ["t1"] * 3 + ["t2"] * 3 + ["t3"] * 3,
    ...     "worker": ["ann", "ben", "cas"] * 3,
    ...     "label": ["yes", "yes", "no", "no", "no", "yes", "yes", "yes", "yes"],
    ... })
    >>> found = crowdgui.compare(frame, ["mv", "em"])
    >>> found.rules[["rule", "differ", "ties"]]
       rule  differ  ties
    0  iwmv       0     0
    1    mv       0     0
    2    em       0     0
    """
    if rules is None:
        rules = [rule.key for rule in RULES.values() if not rule.needs_worker_input]
    keys = [get_rule(key).key for key in rules]
    if not isinstance(labels, Result):
        labels = aggregate(labels, gold=gold)
    elif gold is not None:
        raise InputError("Pass gold to aggregate: a result has its gold already.")
    found, refused = analysis.compare_rules(labels.results, keys)
    in_use = labels.outcome.aggregation.labels
    rows: list[dict[str, Any]] = []
    for tried in found.tried:
        known = tried.gold
        rows.append(
            {
                "rule": tried.key,
                "name": rule_text(tried.key).name,
                "differ": int(np.count_nonzero(tried.labels != in_use)),
                "ties": tried.n_tied,
                "gold_wrong": None if known is None else known.wrong,
                "gold_labels": None if known is None else known.known,
                "gold_error": None if known is None else known.error,
                "gold_error_low": None if known is None else known.low,
                "gold_error_high": None if known is None else known.high,
                "agreement": tried.agreement,
                "iterations": tried.iterations,
                "converged": tried.converged,
                "seconds": tried.seconds,
                "reason": describe(tried.gold_reason) if tried.gold_reason else "",
            }
        )
    for key, error in refused.items():
        name, reason = rule_text(key).name, describe_error(error)
        rows.append({"rule": key, "name": name, "reason": reason})
    done = [tried.key for tried in found.tried]
    classes = np.append(labels.source.data.labels.classes, "")
    finals = {tried.key: classes[tried.labels] for tried in found.tried}
    items = labels.source.data.labels.item_ids
    return Comparison(
        pd.DataFrame(rows),
        pd.DataFrame(found.differences, index=done, columns=done),
        frame_of(("item", *finals), [items, *finals.values()]),
        describe_comparison(found),
    )


@worded
def rank(
    labels: LabelInput,
    *,
    reliability: bool = False,
    order: bool = False,
    exclude: Collection[str] = (),
) -> pd.DataFrame:
    """Rank items that were compared two at a time.

    Parameters
    ----------
    labels : DataFrame, Labels, str or Path
        One row per comparison, with two columns of items and one that says which was preferred.
    reliability : bool, optional
        Whether workers are weighted by how often they agree with the ranking.
    order : bool, optional
        Whether the item shown left may be preferred for its place.
    exclude : collection of str, optional
        Workers whose comparisons don't count.

    Returns
    -------
    DataFrame
        One row per item, the best first, as in `ranking.csv`.

    Raises
    ------
    CrowdError
        If the labels can't be read, or are no comparisons of two.

    Examples
    --------
    >>> import pandas as pd
    >>> import crowdgui
    >>> frame = pd.DataFrame({
    ...     "worker": ["ann", "ben", "cas"] * 3,
    ...     "left": ["tea", "tea", "tea", "tea", "tea", "tea", "cola", "cola", "cola"],
    ...     "right": ["cola", "cola", "cola", "milk", "milk", "milk", "milk", "milk", "milk"],
    ...     "winner": ["left", "left", "right", "left", "left", "left", "left", "left", "right"],
    ... })
    >>> crowdgui.rank(crowdgui.read(frame, left="left", right="right"))["item"].tolist()
    ['tea', 'cola', 'milk']
    """
    source = labels if isinstance(labels, Labels) else read(labels)
    if source.data.pairs is None:
        raise InputError("These are labels, not comparisons of two items. Use crowdgui.aggregate.")
    state = QuestionState(
        models=source.data.models,
        excluded=_codes_of(source, exclude),
        ranking=RankingOptions(reliability=reliability, order=order),
    )
    return frame_of(*ranking_table(analysis.rank_comparisons(source.data, state)))


@worded
def report(result: Result, path: str | Path, *, names: bool = False) -> Path:
    """Write the report of a result as one HTML file.

    Parameters
    ----------
    result : Result
        What `aggregate` returned.
    path : str or Path
        The file to write, such as ``"report.html"``; files that labels were read from are refused.
    names : bool, optional
        Whether workers have their names in it; numbers by default.

    Returns
    -------
    Path
        The file.

    Raises
    ------
    CrowdError
        If the file can't be written.
    """
    # What fills templates takes long to load.
    from crowdgui.io.report.html import HTML_REPORT

    path = Path(path)
    if path.suffix.lower() not in (".html", ".htm"):
        raise InputError(
            f"{path.name}: the report is an HTML file. For PDF, use “crowdgui report --pdf”."
        )
    results = replace(result.results, report_key=None) if names else result.results
    (file,) = write_exports(path.parent, results, (replace(HTML_REPORT, file=path.name),)).files
    return file


def rules() -> pd.DataFrame:
    """Return the rules there are, with the options of each.

    Returns
    -------
    DataFrame
        Columns rule, name, description and options.

    Examples
    --------
    >>> import crowdgui
    >>> crowdgui.rules().loc[0, ["rule", "name"]].tolist()
    ['iwmv', 'Weighted voting (IWMV)']
    """
    texts = {key: rule_text(key) for key in RULES}
    columns = {
        "rule": list(RULES),
        "name": [text.name for text in texts.values()],
        "description": [text.sentence for text in texts.values()],
        "options": [
            {option.key: option.default for option in option_fields(rule.choices)}
            for rule in RULES.values()
        ],
    }
    return pd.DataFrame(columns)


def _with_hand_work(
    source: Labels,
    state: QuestionState,
    audit: pd.DataFrame | str | Path | None,
    reviewed: ItemLabels | None,
) -> tuple[QuestionState, AuditAnswers | None]:
    """Return the state with the reviewed items, and the audit that was made."""
    checked, labels = None, source.data.labels
    if audit is not None:
        checked = read_audit(item_file(audit, _CHECKED), labels)
        if len(checked.answers) < checked.drawn:
            warnings.warn(
                f"The first {len(checked.answers):,} of {checked.drawn:,} drawn items have labels. "
                "The guarantee holds if that number was not chosen by what was found.",
                stacklevel=4,
            )
    if reviewed is not None:
        found = read_reviewed(item_file(reviewed, _CHECKED), labels)
        made = {item: Decision(code, "", "") for item, code in found.items()}
        state = replace(state, decisions={**state.decisions, **made})
    return state, checked


def rule_options(key: str, given: Mapping[str, Any]) -> Options:
    """Make the rule's record of the options given."""
    rule = get_rule(key)
    known = {option.key: option for option in option_fields(rule.choices)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            there = ", ".join(known) or "none"
            raise InputError(f"The rule “{key}” has no option {name}. Its options: {there}.")
        stated = known[name].kind in (
            OptionKind.PER_WORKER,
            OptionKind.PER_CLASS,
            OptionKind.PER_ANSWER,
        )
        values[name] = tuple(dict(value).items()) if stated else value
    return rule.choices(**values)


def _codes_of(source: Labels, workers: Collection[str]) -> frozenset[int]:
    place = {name: code for code, name in enumerate(source.workers)}
    for name in workers:
        if str(name) not in place:
            raise InputError(f"exclude: there is no worker “{name}”.")
    return frozenset(place[str(name)] for name in workers)


def _check_shares(**shares: float) -> None:
    for name, value in shares.items():
        if not 0.0 < value < 1.0:
            raise InputError(f"{name} is a share between 0 and 1, such as 0.05.")
