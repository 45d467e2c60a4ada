"""The calls of Python programs: aggregate, guarantee, draw, compare, rank, report, rules."""

from __future__ import annotations

from dataclasses import replace
from numbers import Integral
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from crowdgui import analysis
from crowdgui.api.arguments import (
    build_target,
    check_choice,
    check_threads,
    item_file,
    names_in,
    parse_cost_argument,
    parse_price_argument,
    raises_worded_errors,
    rule_options,
    warn,
    worker_codes,
)
from crowdgui.api.labels import Labels, TagLabels, as_labels, read, read_tags
from crowdgui.api.results import Comparison, Result, TagResult
from crowdgui.core.audit.acceptance import SetOrder, random_seed
from crowdgui.core.audit.checked_items import count_checked
from crowdgui.core.audit.work_forecast import forecast_work
from crowdgui.core.errors import InputError
from crowdgui.core.groups.model_votes import AS_LABELS, ModelVotes
from crowdgui.core.options import option_fields
from crowdgui.core.pairwise.options import RankingOptions
from crowdgui.core.prices import Prices
from crowdgui.core.question_state import QuestionState
from crowdgui.core.rules.registry import DEFAULT_RULE, RECOMMENDED_KEY, RULES, get_rule
from crowdgui.io.exporting.ranking import ranking_table
from crowdgui.io.exporting.tables.audit import draw_table
from crowdgui.io.exporting.text_files import frame_of
from crowdgui.io.exporting.write import write_exports
from crowdgui.io.importing.lists.checked_list import (
    describe_unanswered,
    read_audit,
    read_reviewed,
    read_reviewed_tags,
    read_tag_audit,
)
from crowdgui.text.compare import describe_comparison
from crowdgui.text.errors import describe_error
from crowdgui.text.rules import rule_text
from crowdgui.text.wording import describe

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from crowdgui.api.arguments import Costs, ItemLabels, PriceList
    from crowdgui.api.labels import LabelInput
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.audit.forecast import AuditForecast
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.compare.comparison import RuleResult
    from crowdgui.io.importing.lists.checked_list import AuditAnswers, TagAudit


_CHECKED = "(checked items)"
"""What a frame of checked items is called in messages."""


@raises_worded_errors
def aggregate(
    labels: LabelInput,
    rule: str = DEFAULT_RULE,
    gold: ItemLabels | None = None,
    *,
    at_most: float = 0.05,
    confidence: float = 0.95,
    delta: float = 0.05,
    by_class: bool = False,
    off_by: int = 1,
    gold_at_random: bool = False,
    audit: pd.DataFrame | str | Path | None = None,
    reviewed: ItemLabels | None = None,
    exclude: str | Iterable[str] = (),
    costs: Costs | None = None,
    prices: PriceList | None = None,
    pool_family: bool = False,
    use_probabilities: bool = False,
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
        Whether the target is to hold for the labels that the rule gives each class.
    off_by : {1, 2}, optional
        From how many classes a label is wrong; 2 for ordered classes only.
    gold_at_random : bool, optional
        Whether the gold items were drawn at random, so that they count as an audit.
    audit : DataFrame or path, optional
        What `draw` returned, with its column `label` filled in.
    reviewed : Series, DataFrame, mapping or path, optional
        Reviewed items and their labels, which replace the final ones.
    exclude : str or iterable of str, optional
        Workers whose labels don't count.
    costs : mapping, "distance", DataFrame or path, optional
        What mistakes cost: ``{"severe": 4}`` counts those on items of a class four times,
        ``"distance"`` takes the distance of ordered or numbered classes, a table has a row per true
        class and a column per final label. Final labels are then those of least expected cost.
    prices : mapping or path, optional
        What you pay, as on the command line: ``{"label": 0.05, "audit": 0.4, "currency": "EUR",
        "worker:ann": 0.1}``.
    pool_family, use_probabilities : bool, optional
        Whether models of a family vote as one, and whether models vote with their probabilities.
    threads : int, optional
        How many threads the rule uses, one per core by default; the results don't depend on it.
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
    if off_by not in (1, 2):
        raise InputError("off_by is 1, or 2 if a label of the next class is right enough.")
    check_threads(threads)
    asked = build_target(at_most, confidence, delta)
    asked = replace(asked, by_class=by_class, tolerance=off_by - 1, gold_at_random=gold_at_random)
    chosen = _chosen(rule, options, asked)
    source = as_labels(labels, gold)
    if off_by > 1 and not source.data.labels.ordered:
        raise InputError("off_by=2 needs ordered classes: read the labels with ordered=[…].")
    votes = ModelVotes(pool_family, use_probabilities)
    if votes != AS_LABELS and not source.data.models:
        raise InputError(
            "Only models vote otherwise. Say who is one: read the labels with models=…"
        )
    state = replace(
        chosen,
        excluded=worker_codes(source.workers, exclude),
        models=source.data.models,
        model_votes=votes,
        worker_groups=source.worker_groups,
        costs=None if costs is None else parse_cost_argument(costs, source.data.labels),
        prices=Prices() if prices is None else parse_price_argument(prices, source.data.labels),
    )
    hold_gold = getattr(state.rule_options(state.rule), "hold_gold", False)
    for name, given in {"gold_at_random": gold_at_random, "hold_gold": hold_gold}.items():
        if given and source.data.gold is None:
            raise InputError(f"{name} needs gold labels: pass them with gold=…")
    state, checked = _with_audit_and_review(source, state, audit, reviewed)
    made = analysis.analyse(
        source.data, state, threads=threads, audit=checked, recommended=rule == RECOMMENDED_KEY
    )
    return Result(source, made.state, made.results, made.outcome)


@raises_worded_errors
def aggregate_tags(
    labels: TagLabels | pd.DataFrame | str | Path,
    rule: str = DEFAULT_RULE,
    *,
    at_most: float = 0.05,
    confidence: float = 0.95,
    delta: float = 0.05,
    audit: pd.DataFrame | str | Path | None = None,
    reviewed: ItemLabels | None = None,
    exclude: str | Iterable[str] = (),
    set_order: str = "product",
    threads: int | None = None,
    **options: Any,
) -> TagResult:
    """Turn labels that hold several tags into final sets of tags, with a guarantee of whole sets.

    Parameters
    ----------
    labels : TagLabels, DataFrame, str or Path
        What `read_tags` returned, or anything that it takes.
    rule, at_most, confidence, delta, exclude, threads, **options : optional
        As in `aggregate`, for every tag.
    audit : DataFrame or path, optional
        What `draw` returned, with the tags of each item in its column `label`.
    reviewed : Series, DataFrame, mapping or path, optional
        Reviewed items and their tags.
    set_order : {"product", "least"}, optional
        What whole sets are ordered by before an audit: all tags, or the least certain one.

    Returns
    -------
    TagResult

    Raises
    ------
    CrowdError
        If the labels can't be read, hold no tags, or an argument doesn't suit them.

    Examples
    --------
    >>> import pandas as pd
    >>> import crowdgui
    >>> frame = pd.DataFrame({
    ...     "worker": ["ann", "ben", "cas"] * 2,
    ...     "item": ["photo 1"] * 3 + ["photo 2"] * 3,
    ...     "label": ["cat|dog", "cat", "cat|dog", "dog", "dog|owl", "dog"],
    ... })
    >>> result = crowdgui.aggregate_tags(frame, "mv")
    >>> result.labels[["item", "tags"]]
          item     tags
    0  photo 1  cat|dog
    1  photo 2      dog
    >>> result["owl"].labels["label"].tolist()
    ['no', 'no']
    """
    order = SetOrder(check_choice("set_order", set_order, SetOrder))
    check_threads(threads)
    state = _chosen(rule, options, build_target(at_most, confidence, delta))
    source = labels if isinstance(labels, TagLabels) else read_tags(labels)
    state = replace(state, excluded=worker_codes(source[source.tags[0]].workers, exclude))
    if rule == RECOMMENDED_KEY:
        state = analysis.with_recommended_tag_rule(source.data, state)
    states = [replace(state, models=one.models) for one in source.data]
    checked = None
    if audit is not None:
        checked = read_tag_audit(item_file(audit, _CHECKED), source.data)
        _warn_unanswered(checked)
    if reviewed is not None:
        found = read_reviewed_tags(item_file(reviewed, _CHECKED), source.data)
        states = [replace(one, decisions=own) for one, own in zip(states, found, strict=True)]
    results, made = analysis.analyse_tags(
        source.data, states, threads=threads, audit=checked, order=order
    )
    tags = tuple(
        Result(source[name], one.state, one.results, one.outcome)
        for name, one in zip(source.tags, made, strict=True)
    )
    return TagResult(results, tags)


@raises_worded_errors
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
    _check_result(result, Result)
    asked = result.state.guarantee
    if asked.audit is not None and audit is None and (at_most, confidence, by_class) != (None,) * 3:
        raise InputError(
            "The target was fixed before the audit began. Pass the audit again to use another."
        )
    wanted = build_target(
        asked.epsilon if at_most is None else at_most,
        1.0 - asked.alpha if confidence is None else confidence,
        asked.delta,
    )
    asked = replace(
        asked,
        epsilon=wanted.epsilon,
        alpha=asked.alpha if confidence is None else wanted.alpha,
        by_class=asked.by_class if by_class is None else by_class,
    )
    state = replace(result.state, guarantee=asked)
    state, checked = _with_audit_and_review(result.source, state, audit, reviewed)
    state, results = analysis.complete_results(
        result.source.data, state, result.outcome, audit=checked
    )
    return replace(result, state=state, results=results)


@raises_worded_errors
def draw(
    result: Result | TagResult, size: int | None = None, seed: int | None = None
) -> pd.DataFrame:
    """Draw items at random for an audit; fill in `label` without a look at the final labels.

    Parameters
    ----------
    result : Result or TagResult
        What `aggregate` or `aggregate_tags` returned.
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
    _check_result(result, Result, TagResult)
    one = result.tags[0] if isinstance(result, TagResult) else result
    data = one.source.data
    n_items = data.labels.n_items
    if size is None:
        if isinstance(result, TagResult):
            work: AuditForecast | None = result.results.forecast
        else:
            asked = replace(one.state.guarantee, seed=0)
            work = forecast_work(one.results.outcome, asked, one.state.decisions)
        size = n_items if work is None else work.best
    if not (isinstance(size, Integral) and 1 <= size <= n_items):
        raise InputError(f"size is a whole number from 1 to {n_items:,}, the number of items.")
    seed = random_seed() if seed is None else seed
    if not (isinstance(seed, Integral) and seed >= 0):
        raise InputError("seed is a whole number, 0 or more.")
    return frame_of(*draw_table(data.labels, data.content, size, seed))


@raises_worded_errors
def compare(
    labels: LabelInput | Result,
    rules: str | Iterable[str] | None = None,
    gold: ItemLabels | None = None,
) -> Comparison:
    """Run several rules on the same labels and show where they differ.

    Parameters
    ----------
    labels : Result, DataFrame, Labels, str or Path
        A result, whose rule is the one in use, or labels as in `aggregate`.
    rules : str or iterable of str, optional
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
    keys = [get_rule(key).key for key in names_in(rules)]
    if not isinstance(labels, Result):
        labels = aggregate(labels, gold=gold)
    elif gold is not None:
        raise InputError("Pass gold to aggregate: a result has its gold already.")
    found, refused = analysis.compare_rules(labels.results, keys)
    in_use = labels.outcome.aggregation.labels
    checked = count_checked(labels.outcome.job, labels.results.guarantee_options)
    rows = [_rule_row(tried, in_use) for tried in found.tried]
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
        describe_comparison(found, checked),
    )


def _rule_row(tried: RuleResult, in_use: IntArray) -> dict[str, Any]:
    """Return a rule compared with the labels in use (N,); None where there is no gold."""
    known = tried.gold
    return {
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


@raises_worded_errors
def rank(
    labels: LabelInput,
    *,
    worker_reliability: bool = False,
    order_effect: bool = False,
    exclude: str | Iterable[str] = (),
) -> pd.DataFrame:
    """Rank items that were compared two at a time.

    Parameters
    ----------
    labels : DataFrame, Labels, str or Path
        One row per comparison, with two columns of items and one that says which was preferred.
    worker_reliability : bool, optional
        Whether workers are weighted by how often they agree with the ranking.
    order_effect : bool, optional
        Whether the item shown left may be preferred for its place.
    exclude : str or iterable of str, optional
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
        excluded=worker_codes(source.workers, exclude),
        ranking=RankingOptions(reliability=worker_reliability, order=order_effect),
    )
    return frame_of(*ranking_table(analysis.rank_comparisons(source.data, state)))


@raises_worded_errors
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
    _check_result(result, Result)
    # What fills templates takes long to load.
    from crowdgui.io.report.report_files import HTML_REPORT

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
            {option.key: option.default for option in option_fields(rule.options)}
            for rule in RULES.values()
        ],
    }
    return pd.DataFrame(columns)


def _check_result(given: object, *kinds: type) -> None:
    if not isinstance(given, kinds):
        raise InputError(
            f"The first argument is what crowdgui.aggregate returned, not {type(given).__name__}."
        )


def _with_audit_and_review(
    source: Labels,
    state: QuestionState,
    audit: pd.DataFrame | str | Path | None,
    reviewed: ItemLabels | None,
) -> tuple[QuestionState, AuditAnswers | None]:
    """Return the state with the reviewed items, and the audit that was made."""
    checked, labels = None, source.data.labels
    if audit is not None:
        checked = read_audit(item_file(audit, _CHECKED), labels)
        _warn_unanswered(checked)
    if reviewed is not None:
        found = read_reviewed(item_file(reviewed, _CHECKED), labels)
        state = replace(state, decisions={**state.decisions, **found})
    return state, checked


def _warn_unanswered(audit: AuditAnswers | TagAudit) -> None:
    note = describe_unanswered(audit)
    if note:
        warn(note)


def _chosen(rule: str, options: Mapping[str, Any], asked: GuaranteeOptions) -> QuestionState:
    """Return the state with the rule that was named, and its options."""
    if rule != RECOMMENDED_KEY:
        return QuestionState(rule, {rule: rule_options(rule, options)}, asked)
    if options:
        raise InputError("The recommended rule takes no options. Name a rule to use them.")
    return QuestionState(guarantee=asked)
