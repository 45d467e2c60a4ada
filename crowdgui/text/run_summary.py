"""Sentences on the labels and on what a run found, the same on every page and in every file."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from crowdgui.core.intervals import clopper_pearson
from crowdgui.core.job import uses_gold
from crowdgui.core.labels import UNLABELLED, count_known
from crowdgui.core.results import HIGH_CONFIDENCE
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.spelling import MOST_CLASSES, find_spelling_variants
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.text.rules import describe_note, describe_note_details, rule_name
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_list,
    join_sentences,
    list_first,
    sentence,
    shorten,
    tr,
    tr_n,
    tr_n_noop,
)
from crowdgui.text.wording import CheckRow, CheckStatus, describe
from crowdgui.text.workers.flags import describe_pending, describe_share_given

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from crowdgui.core.arrays import BoolArray, IntArray
    from crowdgui.core.labels import Labels
    from crowdgui.core.mistakes import OrderedErrors
    from crowdgui.core.pairwise.comparisons import Comparisons
    from crowdgui.core.results import GoldScore, Outcome
    from crowdgui.core.review.decisions import ManualCounts
    from crowdgui.core.workers.peers import SamePairs
    from crowdgui.core.workers.report import WorkerReport


def size(labels: Labels) -> str:
    """Describe how much there is."""
    return tr(
        "{labels}, {workers}, {items}, {classes}",
        labels=tr_n("{n} label", "{n} labels", labels.n_labels),
        workers=tr_n("{n} worker", "{n} workers", labels.n_workers),
        items=tr_n("{n} item", "{n} items", labels.n_items),
        classes=tr_n("{n} class", "{n} classes", labels.n_classes),
    )


def count_ties(data: Comparisons) -> int:
    """Count the comparisons in which neither item was preferred."""
    counts = data.counts
    # A tie counts for both items.
    return int(counts.ties.sum()) // 2


def comparisons_size(data: Comparisons) -> str:
    """State how much was compared."""
    return tr(
        "{comparisons} of {items} by {workers}, {ties} of them ties",
        comparisons=tr_n("{n} comparison", "{n} comparisons", data.n_comparisons),
        items=tr_n("{n} item", "{n} items", data.n_items),
        # Who is excluded has made none of these.
        workers=tr_n("{n} worker", "{n} workers", int(np.unique(data.worker).size)),
        ties=format_number(count_ties(data)),
    )


def describe_labelled(outcome: Outcome) -> str:
    """Describe how many items were labelled, in how many steps, and whether the rule converged."""
    done = outcome.aggregation
    items = outcome.n_labelled
    if done.iterations == 0 or (done.iterations == 1 and done.converged):
        return tr_n("{n} item labelled.", "{n} items labelled.", items)
    steps = tr_n("{n} iteration", "{n} iterations", done.iterations)
    if done.converged:
        return tr_n(
            "{n} item labelled in {steps}.", "{n} items labelled in {steps}.", items, steps=steps
        )
    return tr_n(
        "{n} item labelled; stopped after {steps} without converging.",
        "{n} items labelled; stopped after {steps} without converging.",
        items,
        steps=steps,
    )


def describe_ties(outcome: Outcome) -> str:
    """Describe how many final labels were decided by the order of the classes."""
    tied = outcome.n_tied
    if not tied:
        return tr("No ties.")
    return tr_n(
        "{n} tie, given to the first of the tied classes.",
        "{n} ties, given to the first of the tied classes.",
        tied,
    )


def describe_majority_votes(outcome: Outcome) -> str:
    """Describe how many final labels a plain majority would have given otherwise."""
    if get_rule(outcome.job.rule).is_baseline:
        return ""
    differ = int(np.count_nonzero(outcome.differs_from_majority))
    sentence = tr_n(
        "{n} final label differs from the majority vote",
        "{n} final labels differ from the majority vote",
        differ,
    )
    tied = outcome.majority.n_tied
    if not tied:
        return tr("{words}.", words=sentence)
    return sentence + tr_n(", which is tied on {n} item.", ", which is tied on {n} items.", tied)


def describe_unlabelled(outcome: Outcome) -> str:
    """Describe how many items nobody labelled; nothing where there are none."""
    missing = outcome.job.labels.n_items - outcome.n_labelled
    if not missing:
        return ""
    return tr_n(
        "{n} item has no labels from workers, so it has no final label.",
        "{n} items have no labels from workers, so they have no final label.",
        missing,
    )


def noted(outcome: Outcome) -> str:
    """Return the notes of the rule on its run."""
    return join_sentences(map(describe_note, outcome.aggregation.notes))


def noted_details(outcome: Outcome) -> str:
    """Return what is behind these notes for those who know the rules."""
    return join_sentences(map(describe_note_details, outcome.aggregation.notes))


def _describe_distance(off: OrderedErrors) -> str:
    """Describe how far labels of ordered classes are off."""
    return tr_n(
        "{n} of {known} is off by more than one class ({share}); the mean absolute error is "
        "{mean} classes.",
        "{n} of {known} are off by more than one class ({share}); the mean absolute error is "
        "{mean} classes.",
        off.far,
        known=format_number(off.known),
        share=format_percent(off.far_share),
        mean=format_number(off.mean, 2),
    )


def describe_gold_errors(outcome: Outcome) -> str:
    """Describe how many of the rule’s labels are wrong on gold, with a 95% interval.

    Of ordered classes also how far they are off, and whether the rule used the gold. Nothing
    without gold.
    """
    score = outcome.gold
    if score is None:
        return ""
    distance = "" if score.off is None else _describe_distance(score.off)
    labels, gold = outcome.job.labels, outcome.job.gold
    never = [] if gold is None else labels.never_given(gold)
    unused = sentence(describe_unused_gold(never)) if never else ""
    found = _wrong_on_gold(outcome, score)
    return join_sentences((found, unused, distance, describe_used_gold(outcome)))


_GOLD_NAMED = 6


def describe_unused_gold(words: Sequence[str]) -> str:
    """State that these classes are in gold alone: they may be spelled otherwise in the labels."""
    named = list_first([tr("“{word}”", word=shorten(word)) for word in words], _GOLD_NAMED)
    return tr("{words}: in the gold labels, but never given by a worker", words=named)


def describe_used_gold(outcome: Outcome) -> str:
    """State that gold isn’t a fair test of a rule that used it; nothing where it is one."""
    if not uses_gold(outcome.job):
        return ""
    return tr("This rule used the gold labels, so they aren’t a fair test of its final labels.")


def _wrong_on_gold(outcome: Outcome, score: GoldScore) -> str:
    labelled_items = int(np.count_nonzero(outcome.aggregation.labels != UNLABELLED))
    if score.known == labelled_items:
        return tr_n(
            "Every item has a gold label: {n} of the rule’s {known} labels is wrong, {share}.",
            "Every item has a gold label: {n} of the rule’s {known} labels are wrong, {share}.",
            score.wrong,
            known=format_number(score.known),
            share=format_percent(score.error),
        )
    low, high = clopper_pearson(np.array([score.wrong]), np.array([score.known]))
    return tr_n(
        "On gold, {n} of the rule’s {known} labels is wrong: {share} ({low} to {high}).",
        "On gold, {n} of the rule’s {known} labels are wrong: {share} ({low} to {high}).",
        score.wrong,
        known=format_number(score.known),
        share=format_percent(score.error),
        low=format_percent(float(low[0])),
        high=format_percent(float(high[0])),
    )


_KINDS = {
    WorkerFlag.GUESSING: tr_n_noop("{n} worker may be guessing", "{n} workers may be guessing"),
    WorkerFlag.BELOW_CHANCE: tr_n_noop(
        "{n} worker agrees less often than a guesser would",
        "{n} workers agree less often than guessers would",
    ),
    WorkerFlag.ONE_ANSWER: tr_n_noop(
        "{n} worker nearly always gives the same label",
        "{n} workers nearly always give the same label",
    ),
    WorkerFlag.COPYING: tr_n_noop("{n} worker may have copied", "{n} workers may have copied"),
    WorkerFlag.TOO_FAST: tr_n_noop("{n} worker is too fast", "{n} workers are too fast"),
}


def describe_all_excluded() -> str:
    return tr("All flagged workers are excluded.")


def describe_flagged(report: WorkerReport, out: BoolArray | None = None) -> str:
    """Describe who is flagged, and with how many of the labels; `out` (M,) is left aside.

    Where few could be compared, that nobody is flagged is no good news and not said.
    """
    if report.pending:
        return describe_pending()
    used = np.ones(report.labels.size, dtype=bool) if out is None else ~out
    counts = {kind: int((report.flags.has(kind) & used).sum()) for kind in _KINDS}
    kinds = [tr_n(*words, counts[kind]) for kind, words in _KINDS.items() if counts[kind]]
    no_flags = _why_no_flags(report, used)
    n_few = int((report.flags.has(WorkerFlag.TOO_FEW) & used).sum())
    few = "" if no_flags else _too_few(n_few)
    if not kinds:
        if not no_flags and report.flags.flagged.any():
            no_flags = describe_all_excluded()
        clear = "" if 2 * n_few > int(used.sum()) else tr("No worker seems to be guessing.")
        return join_sentences((no_flags or clear, few))
    given = int(report.labels[report.flags.flagged & used].sum())
    all_labels = int(report.labels[used].sum())
    share = describe_share_given(given, all_labels, int((report.flags.flagged & used).sum()))
    return join_sentences((no_flags, tr("{kinds}.", kinds=_listed(kinds)), share, few))


def _too_few(n: int) -> str:
    if not n:
        return ""
    return tr_n(
        "{n} worker can’t be distinguished from a guesser by their labels on these items.",
        "{n} workers can’t be distinguished from guessers by their labels on these items.",
        n,
    )


def describe_like_guessers(found: SamePairs) -> str:
    """Describe that workers who were compared may all be guessing."""
    return tr(
        "Overall, workers agree in {agreed} of {compared} pairs of labels of one item, not "
        "significantly more often than guessers would.",
        agreed=format_number(found.same),
        compared=format_number(found.pairs),
    )


def _why_no_flags(report: WorkerReport, used: BoolArray) -> str:
    """Describe why the labels of the workers used (M,) can flag nobody; empty where they can."""
    if report.labels.size == 1:
        return tr("There is only one worker, so there is nobody to compare with.")
    if report.confusion.shape[1] == 1:
        return tr("All labels are the same class, so workers can’t be compared.")
    if not report.compared.any():
        if not report.same_pairs.pairs:
            return tr("No two workers labelled the same item, so workers can’t be compared.")
        return tr("The others are tied on every shared item, so workers can’t be compared.")
    if not report.better_than_chance:
        return describe_like_guessers(report.same_pairs)
    if report.spam_tests.note is not None:
        return describe(report.spam_tests.note)
    return ""


def _listed(parts: list[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return tr("{first} and {last}", first=join_list(parts[:-1]), last=parts[-1])


def describe_unsure(outcome: Outcome, settled: BoolArray | None = None) -> str:
    """Describe how many final labels are uncertain, of those that are not settled."""
    items = np.zeros(0, dtype=np.int64) if settled is None else np.flatnonzero(settled)
    # Of millions of items only the settled ones are looked at.
    some = outcome.n_with_confidence - int(np.count_nonzero(~np.isnan(outcome.confidence[items])))
    if not some and settled is not None:
        return ""
    unsure = outcome.n_unsure - int(np.count_nonzero(outcome.unsure[items]))
    values = {"some": format_number(some), "sure": format_percent(HIGH_CONFIDENCE, 0)}
    sure = _how_sure(unsure, some, values, items.size)
    return join_sentences((sure, _unsupported(outcome), _sure_but_wrong(outcome, items)))


def _how_sure(unsure: int, some: int, values: dict[str, str], settled: int) -> str:
    if unsure and settled:
        return tr_n(
            "{n} of {some} final labels that are not settled has a confidence below {sure}.",
            "{n} of {some} final labels that are not settled have a confidence below {sure}.",
            unsure,
            **values,
        )
    if unsure:
        return tr_n(
            "{n} of {some} final labels has a confidence below {sure}.",
            "{n} of {some} final labels have a confidence below {sure}.",
            unsure,
            **values,
        )
    if settled:
        return tr_n(
            "The final label that is not settled has a confidence of at least {sure}.",
            "All {n} final labels that are not settled have a confidence of at least {sure}.",
            some,
            **values,
        )
    return tr_n(
        "The final label has a confidence of at least {sure}.",
        "All {n} final labels have a confidence of at least {sure}.",
        some,
        **values,
    )


def _unsupported(outcome: Outcome) -> str:
    """State that workers agree too little for the confidence, where they do."""
    if not outcome.confidence_unsupported:
        return ""
    return tr(
        "Confidence is probably much too high: it is {confidence} on average, but the agreement "
        "between workers supports only about {support}. An audit fits it to this file.",
        confidence=format_percent(outcome.mean_confidence, 0),
        support=format_percent(outcome.agreement_support, 0),
    )


def _sure_but_wrong(outcome: Outcome, settled: IntArray) -> str:
    """Compare the confidence of labels that are not settled with gold: it is not a guarantee."""
    gold = outcome.job.gold
    if gold is None:
        return ""
    sure = (gold != UNLABELLED) & (outcome.confidence >= HIGH_CONFIDENCE)
    sure[settled] = False
    known, wrong = int(sure.sum()), int((sure & (gold != outcome.labels)).sum())
    if not known:
        return ""
    return tr_n(
        "Of the more confident ones that have gold, {n} of {known} is still wrong.",
        "Of the more confident ones that have gold, {n} of {known} are still wrong.",
        wrong,
        known=format_number(known),
    )


def describe_cost_changes(outcome: Outcome) -> str:
    """State how many final labels aren't the most probable ones; nothing without costs."""
    if outcome.job.costs is None:
        return ""
    changed = int(np.count_nonzero(outcome.changed_by_costs))
    return (
        tr_n(
            "{n} final label isn’t the most probable one, because of the costs of mistakes.",
            "{n} final labels aren’t the most probable ones, because of the costs of mistakes.",
            changed,
        )
        if changed
        else tr("The costs of mistakes change no final label.")
    )


def short_summary(outcome: Outcome, settled: BoolArray | None = None) -> tuple[str, ...]:
    """Return all that was found but the guarantee, a line for each thing.

    `settled` (N,) marks the items whose labels people have settled.
    """
    rule = rule_name(outcome.job.rule)
    first = join_sentences(
        (describe_labelled(outcome), describe_ties(outcome), describe_majority_votes(outcome))
    )
    lines = (
        tr("{words}.", words=size(outcome.job.labels)),
        f"{rule}: {first}",
        describe_unlabelled(outcome),
        noted(outcome),
        describe_gold_errors(outcome),
        describe_flagged(outcome.workers, outcome.job.excluded),
        describe_unsure(outcome, settled),
    )
    return tuple(filter(None, lines))


def describe_manual_labels(count: ManualCounts) -> str:
    """Describe how many labels were set by hand, and how they compare with the rule's."""
    if not count.n:
        return tr("No manual labels")
    parts = [
        tr_n("{n} agrees with the rule", "{n} agree with the rule", count.agree),
        tr_n("{n} differs", "{n} differ", count.differ),
    ]
    if count.without:
        parts.append(tr("{n} had no label", n=format_number(count.without)))
    return tr_n(
        "{n} manual label: {parts}",
        "{n} manual labels: {parts}",
        count.n,
        parts=join_list(parts),
    )


class SummaryFigure(NamedTuple):
    """A number as text, the words after it, and what it is in a sentence, if they do not say."""

    value: str
    words: str
    meaning: str = ""


def comparison_figures(data: Comparisons) -> tuple[SummaryFigure, ...]:
    """Count what a file of comparisons holds."""
    n, ties = data.n_comparisons, count_ties(data)
    per_item = data.counts.comparisons
    return (
        SummaryFigure(format_number(n), tr_n("comparison", "comparisons", n)),
        SummaryFigure(
            format_number(data.n_items),
            tr_n(
                "item, compared {range} times",
                "items, each compared {range} times",
                data.n_items,
                range=_times_compared(per_item),
            ),
            tr("The fewest and the most comparisons that an item has."),
        ),
        SummaryFigure(format_number(data.n_workers), tr_n("worker", "workers", data.n_workers)),
        SummaryFigure(format_number(ties), tr_n("tie", "ties", ties)),
    )


def _times_compared(per_item: IntArray) -> str:
    low, high = format_number(int(per_item.min())), format_number(int(per_item.max()))
    return low if low == high else tr("{low} to {high}", low=low, high=high)


def summarize_data(labels: Labels, gold: IntArray | None) -> tuple[SummaryFigure, ...]:
    """Count what a file of labels holds."""
    per_item, per_worker = labels.labels_per_item, labels.labels_per_worker
    filled = labels.pairs / (labels.n_items * labels.n_workers)
    return (
        SummaryFigure(format_number(labels.n_labels), tr_n("label", "labels", labels.n_labels)),
        SummaryFigure(
            format_number(labels.n_workers),
            tr_n("worker, {range}", "workers, {range}", labels.n_workers, range=_range(per_worker)),
            tr("The fewest and the most labels that a worker gave."),
        ),
        SummaryFigure(
            format_number(labels.n_items),
            tr_n("item, {range}", "items, {range}", labels.n_items, range=_range(per_item)),
            tr("The fewest and the most labels that an item has."),
        ),
        SummaryFigure(format_number(labels.n_classes), tr_n("class", "classes", labels.n_classes)),
        SummaryFigure(
            format_percent(filled),
            tr("of all worker–item pairs have a label"),
            tr("If every worker had labelled every item, this would be 100%."),
        ),
        SummaryFigure(format_number(count_known(gold)), tr("items with a known true label (gold)")),
        *_times(labels),
        *_files(labels),
    )


_FILES_NAMED = 8


def _files(labels: Labels) -> Iterator[SummaryFigure]:
    """Count the labels of each file, where there are several; of very many, the first ones."""
    files = labels.metadata.files
    counts = [] if files is None else list(files.counts.items())
    for name, n in counts[:_FILES_NAMED]:
        yield SummaryFigure(
            format_number(n), tr_n("label of {file}", "labels of {file}", n, file=name)
        )
    if rest := counts[_FILES_NAMED:]:
        more = tr_n("{n} more file", "{n} more files", len(rest))
        n = sum(n for _, n in rest)
        yield SummaryFigure(
            format_number(n), tr_n("label of {file}", "labels of {file}", n, file=more)
        )


def _times(labels: Labels) -> Iterator[SummaryFigure]:
    how = labels.metadata
    for values, words in (
        (how.given_at, tr("of labels have a known time")),
        (how.seconds, tr("of labels have a known duration")),
    ):
        if values is not None:
            known = int(np.count_nonzero(~np.isnan(values)))
            tip = tr(
                "{n} of {labels} labels.", n=format_number(known), labels=format_number(values.size)
            )
            yield SummaryFigure(format_percent(known / values.size), words, tip)


def _range(counts: IntArray) -> str:
    low, high = int(counts.min()), int(counts.max())
    if low == high:
        return tr_n("{n} label each", "{n} labels each", low)
    return tr("{low} to {high} labels each", low=format_number(low), high=format_number(high))


_VARIANTS_NAMED = 3


def describe_variants(counts: Mapping[str, int]) -> str:
    """Name classes, or tags, that may be the same, by how often each was given, if any."""
    pairs = [
        tr("“{word}” and “{usual}”", word=shorten(word), usual=shorten(usual))
        for word, usual in find_spelling_variants(counts)
    ]
    if not pairs:
        return ""
    return tr("Possible duplicate classes: {pairs}", pairs=list_first(pairs, _VARIANTS_NAMED))


def check_variants(labels: Labels) -> list[CheckRow]:
    """Return classes that may be two spellings of one, if any."""
    if labels.n_classes > MOST_CLASSES:
        return []
    counts = dict(zip(map(str, labels.classes), labels.labels_per_class.tolist(), strict=True))
    sentence = describe_variants({name: n for name, n in counts.items() if n})
    remedy = tr("If they mean the same, open the file again and merge them as it is imported.")
    return [CheckRow(CheckStatus.UNSURE, sentence, remedy)] if sentence else []


def check_nothing_skipped() -> CheckRow:
    """State that all of the file counts."""
    return CheckRow(CheckStatus.HOLDS, tr("Every row was read; nothing was skipped"))


def check_repeats(pairs: int, contradicting: int) -> CheckRow:
    """Return how often a worker answered an item again, and how often with another answer."""
    if not pairs:
        return CheckRow(CheckStatus.HOLDS, tr("No worker labelled an item twice"))
    sentence = tr_n(
        "{n} time a worker labelled the same item more than once",
        "{n} times a worker labelled the same item more than once",
        pairs,
    )
    caption = tr_n(
        "in {n} cases with different labels",
        "in {n} cases with different labels",
        contradicting,
    )
    return CheckRow(CheckStatus.UNSURE, sentence, caption)


def check_single_labels(labels: Labels) -> list[CheckRow]:
    """Return how many items have a single label; nothing where all have more."""
    single = int(np.count_nonzero(labels.labels_per_item == 1))
    if not single:
        return []
    sentence = tr_n("{n} item has only one label", "{n} items have only one label", single)
    return [CheckRow(CheckStatus.UNSURE, sentence, tr("Workers can’t be compared on them."))]


def check_gold_classes(labels: Labels, gold: IntArray | None) -> list[CheckRow]:
    """Name the class of gold that is all of one; nothing where there are several, or one label."""
    known = [] if gold is None else gold[gold != UNLABELLED]
    if len(known) < 2 or labels.n_classes < 2 or (known != known[0]).any():
        return []
    sentence = tr(
        "All {n} gold labels are “{name}”",
        n=format_number(len(known)),
        name=shorten(str(labels.classes[known[0]])),
    )
    caption = tr("Gold shows nothing about items of other classes.")
    return [CheckRow(CheckStatus.UNSURE, sentence, caption)]
