"""What deserves a second look in labels that were read, and what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from crowdgui.core.agreement.order_check import check_order
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.importing.assistant.facts import describe_coverage, describe_times
from crowdgui.io.importing.assistant.spec_options import encoding_name
from crowdgui.io.importing.guess.certainty import missing_like, result_like
from crowdgui.io.importing.guess.class_order import guess_order
from crowdgui.io.importing.guess.value_counts import guess_separator
from crowdgui.io.importing.import_spec import Layout, guessed_encodings
from crowdgui.io.importing.model_workers import resembling_models, unmatched_patterns
from crowdgui.io.importing.reading_notes import NoteKind, describe_order_doubt, doubtful_rows
from crowdgui.io.tabular.raw_table import RowUnit
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.run_summary import check_gold_classes, describe_variants
from crowdgui.text.translation import (
    format_number,
    join_list,
    join_sentences,
    shorten,
    tr,
    tr_n,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from crowdgui.core.agreement.order_check import OrderCheck
    from crowdgui.core.labels import Labels
    from crowdgui.core.pairwise.comparisons import Comparisons
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.skipped_rows import SkippedRows
    from crowdgui.io.importing.sources import Source


Mark = Literal["ok", "warn", "bad"]


_WORDS_NAMED, _LINES_NAMED = 6, 3


_MANY_CLASSES = 50


class ImportCheck(NamedTuple):
    """One thing looked at: how it came out, a sentence, and what to do about it."""

    mark: Mark
    sentence: str
    detail: str = ""


def run_checks(imported: ImportedLabels, source: Source) -> tuple[ImportCheck, ...]:
    """Look at all that could be wrong, the rows first."""
    tagged = source.reading.classes.tags is not None
    if imported.comparisons is not None:
        return (
            *_comparisons(imported.comparisons),
            *_rows(imported, source),
            *([_repeats(imported)] if imported.repeated_pairs else []),
            *_times(imported),
            *_models(imported, source),
            *_encoding(source),
        )
    return (
        *_rows(imported, source),
        _repeats(imported),
        *_single_labels(imported.labels),
        *_doubtful_rows(imported, source),
        *_times(imported),
        *_probabilities(imported, source),
        *([] if tagged else _missing_like(imported.labels)),
        *_several_answers(imported, source),
        *([] if tagged else _class_counts(imported.labels)),
        *([] if tagged else _class_order(imported, source)),
        *([] if tagged else check_spelling(_count_labels(imported.labels))),
        *_models(imported, source),
        *_gold_worker(imported, source),
        *_gold(imported, source),
        *_encoding(source),
    )


def _comparisons(data: Comparisons) -> Iterator[ImportCheck]:
    """Describe that items will be ranked, and what could keep them from it."""
    sentence = tr("These are comparisons of two: the items are ranked, and get no final labels")
    yield ImportCheck("ok", sentence)
    if not data.connections.connected:
        yield ImportCheck(
            "warn",
            tr_n(
                "The comparisons don’t connect all items: there is {n} group",
                "The comparisons don’t connect all items: there are {n} groups",
                data.connections.n_parts,
            ),
            tr("Each group gets a ranking of its own."),
        )
    if data.n_workers < 2:
        yield ImportCheck("warn", tr("Only one worker is named, so workers can’t be compared"))


def _rows(imported: ImportedLabels, source: Source) -> Iterator[ImportCheck]:
    if not imported.skipped:
        paired = imported.pairs is not None
        said = tr("Every row has two items and a choice")
        yield ImportCheck("ok", said if paired else _complete(source.reading.layout))
    for left in imported.skipped:
        yield ImportCheck("warn", describe_skipped(left), describe_places(left, imported.name))


def _complete(layout: Layout) -> str:
    return {
        Layout.LONG: tr("Every row has a worker, an item and a label"),
        Layout.ITEMS_DOWN: tr("Every label is in the row of an item"),
        Layout.WORKERS_DOWN: tr("Every label is in the row of a worker"),
    }[layout]


def _lower_first(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def describe_skipped(left: SkippedRows) -> str:
    """Count what was skipped for one reason."""
    return tr_n(
        "{n} entry skipped: {reason}",
        "{n} entries skipped: {reason}",
        left.count,
        reason=_lower_first(left.reason),
    )


def describe_places(left: SkippedRows, name: str, most: int = _LINES_NAMED) -> str:
    """Name the first places of what was skipped, with the file unless it is `name`."""
    lines = list(dict.fromkeys(left.lines))
    named = join_list(format_number(line) for line in lines[:most])
    where = "" if left.file == name else tr("{file}: ", file=left.file)
    words = {
        RowUnit.LINE: tr_n("Line {lines}", "Lines {lines}", len(lines), lines=named),
        RowUnit.ROW: tr_n("Row {lines}", "Rows {lines}", len(lines), lines=named),
        RowUnit.RECORD: tr_n("Record {lines}", "Records {lines}", len(lines), lines=named),
    }
    return where + words[left.counted_by] + ("" if len(lines) <= most else ", …")


def _repeats(imported: ImportedLabels) -> ImportCheck:
    pairs, differing = imported.repeated_pairs, imported.contradicting_pairs
    if not pairs:
        return ImportCheck("ok", tr("No worker labelled an item twice"))
    sentence = tr_n(
        "Once a worker labelled an item more than once",
        "{n} times a worker labelled an item more than once",
        pairs,
    )
    if not differing:
        return ImportCheck("warn", sentence, tr("The labels never differ."))
    detail = tr_n("The labels differ once.", "The labels differ {n} times.", differing)
    return ImportCheck("warn", sentence, f"{detail} {tr('Say on the Columns page which to keep.')}")


def _single_labels(labels: Labels) -> Iterator[ImportCheck]:
    """Warn where nothing can be aggregated, because no item has labels of two workers."""
    if labels.n_workers == 1:
        yield ImportCheck("warn", tr("Only one worker is named, so workers can’t be compared"))
    elif int(labels.labels_per_item.max()) == 1:
        yield ImportCheck(
            "warn", tr("Every item has only one label, so there is nothing to aggregate")
        )


def _doubtful_rows(imported: ImportedLabels, source: Source) -> Iterator[ImportCheck]:
    for kind, sentence, detail in doubtful_rows(imported, source.columns):
        if kind is NoteKind.UNUSED_GOLD:
            detail = join_sentences((detail, _merge_remedy()))
        yield ImportCheck("warn", sentence, detail)


def _times(imported: ImportedLabels) -> Iterator[ImportCheck]:
    for known in describe_times(imported.labels.metadata, imported.zoned or 0):
        yield ImportCheck("ok" if known.detail else "warn", *known)


def _probabilities(imported: ImportedLabels, source: Source) -> Iterator[ImportCheck]:
    """State how many labels have class probabilities, where a column was to hold them."""
    if not source.reading.places(ColumnRole.PROBABILITY):
        return
    labels, shares = imported.labels, imported.labels.metadata.probabilities
    if shares is None:
        yield ImportCheck("warn", tr("No class probabilities can be used"))
        return
    with_shares = np.flatnonzero(shares.row >= 0)
    count = describe_coverage(with_shares, labels.item)
    workers = np.unique(labels.worker[with_shares]).size
    detail = tr_n("Given by {n} worker.", "Given by {n} workers.", workers)
    yield ImportCheck("ok", tr("Class probabilities came with {count}", count=count), detail)


def _missing_like(labels: Labels) -> Iterator[ImportCheck]:
    words = missing_like(labels)
    remedy_one = tr("If it means “no label”, add it to the missing values.")
    if len(words) == 1:
        word = shorten(words[0])
        sentence = tr("“{word}” is read as a class, not as a missing value", word=word)
        yield ImportCheck("warn", sentence, remedy_one)
    elif words:
        named = join_list(tr("“{word}”", word=shorten(word)) for word in words)
        sentence = tr("{words} are read as classes, not as missing values", words=named)
        yield ImportCheck(
            "warn", sentence, tr("If they mean “no label”, add them to the missing values.")
        )


def _several_answers(imported: ImportedLabels, source: Source) -> Iterator[ImportCheck]:
    words, classes = imported.words, source.reading.classes
    if words is None:
        return
    if not classes.separator and guess_separator(words.words):
        sentence = tr("Some cells seem to hold several labels")
        yield ImportCheck("warn", sentence, tr("Choose how to read them on the Classes page."))
    if words.needs_ranges and not classes.bins:
        sentence = tr("There are {n} different numbers", n=format_number(words.n_words))
        yield ImportCheck("warn", sentence, tr("Group them into ranges on the Classes page."))


def _models(imported: ImportedLabels, source: Source) -> Iterator[ImportCheck]:
    """Name the models, patterns that fit nobody, and workers who may be models."""
    workers = imported.labels.worker_ids
    if imported.models:
        sentence = tr(
            "{n} of {workers} workers are models",
            n=format_number(len(imported.models)),
            workers=format_number(workers.size),
        )
        yield ImportCheck("ok", sentence, f"{_named(str(workers[w]) for w in imported.models)}.")
    for pattern in unmatched_patterns(source.reading.models, [workers]):
        yield ImportCheck("warn", tr("No worker’s name fits “{pattern}”", pattern=shorten(pattern)))
    similar = () if imported.models else resembling_models(workers)
    if similar:
        sentence = tr_n(
            "{n} worker has a name like a model: {names}",
            "{n} workers have names like models: {names}",
            len(similar),
            names=_named(similar),
        )
        remedy = tr("Mark models on the Columns page to keep people and models apart.")
        yield ImportCheck("warn", sentence, remedy)


def _named(names: Iterable[str]) -> str:
    """Return the first names with how many more there are."""
    every = [shorten(name) for name in names]
    more = len(every) - _WORDS_NAMED
    shown = every[:_WORDS_NAMED]
    return join_list([*shown, tr("{n} more", n=format_number(more))] if more > 0 else shown)


def _gold_worker(imported: ImportedLabels, source: Source) -> Iterator[ImportCheck]:
    name = source.reading.gold_worker
    if not name and (named := result_like(imported.labels)):
        sentence = tr("Named as known true labels or a result are: {names}", names=_named(named))
        detail = tr(
            "They are read as labels of workers. Choose the worker of the gold labels on the "
            "Columns page, or exclude these workers later."
        )
        yield ImportCheck("warn", sentence, detail)
    if name and imported.gold is None:
        yield ImportCheck("warn", tr("No worker is called “{name}”", name=shorten(name)))


def _class_counts(labels: Labels) -> Iterator[ImportCheck]:
    if labels.n_classes == 1:
        word = shorten(str(labels.classes[0]))
        yield ImportCheck(
            "warn", tr("Every label is “{word}”, so there is nothing to aggregate", word=word)
        )
    elif labels.n_classes > max(_MANY_CLASSES, labels.n_items // 2):
        sentence = tr("There are {n} different labels", n=format_number(labels.n_classes))
        yield ImportCheck("warn", sentence, tr("Is this the column with the labels?"))


def _class_order(imported: ImportedLabels, source: Source) -> Iterator[ImportCheck]:
    """State the order of the classes, and whether the labels support it; or that none is stated."""
    labels, read = imported.labels, source.reading.classes
    if labels.ordered:
        order = " < ".join(shorten(str(name), 20) for name in labels.classes)
        yield ImportCheck("ok", tr("The classes are ordered: {order}", order=order))
        yield from _order_support(check_order(labels))
    elif read.is_scale is None and guess_order(list(map(str, labels.classes)), read.ranges):
        yield ImportCheck(
            "warn",
            tr("The classes look ordered, and nobody has said whether they are"),
            tr("They are read as not ordered. Say on the Classes page whether they are."),
        )


def _order_support(found: OrderCheck | None) -> Iterator[ImportCheck]:
    if found is not None and not found.supported:
        yield ImportCheck("warn", *describe_order_doubt(found))


def _count_labels(labels: Labels) -> dict[str, int]:
    given = labels.labels_per_class
    return dict(zip(map(str, labels.classes), given.tolist(), strict=True))


def check_spelling(given: Mapping[str, int]) -> Iterator[ImportCheck]:
    """Name classes, or tags, that may be the same, by how often each was given."""
    if sentence := describe_variants(given):
        yield ImportCheck("warn", sentence, _merge_remedy())


def _merge_remedy() -> str:
    return tr("If they mean the same, merge them on the Classes page.")


def _gold(imported: ImportedLabels, source: Source) -> Iterator[ImportCheck]:
    if imported.gold is None:
        return
    labels, known = imported.labels, imported.gold[imported.gold != UNLABELLED]
    if not known.size:
        yield ImportCheck("warn", tr("No gold label matches an item"), _gold_remedy(source))
        return
    yield ImportCheck(
        "ok",
        tr_n(
            "{n} gold label matches one of the {items} items",
            "{n} gold labels match {n} of the {items} items",
            known.size,
            items=format_number(labels.n_items),
        ),
    )
    for row in check_gold_classes(labels, imported.gold):
        yield ImportCheck("warn", row.sentence, row.caption)


def _gold_remedy(source: Source) -> str:
    if source.gold is None:
        return tr("Check the column with the role Gold.")
    return tr("Check that {file} uses the same item names as this file.", file=source.gold.name)


def _encoding(source: Source) -> Iterator[ImportCheck]:
    """Warn that a file that is not Unicode does not say what its letters are."""
    guessed = guessed_encodings(source.path, source.reading.form)
    for encoding in dict.fromkeys(guessed.values()):
        sentence = tr("Text encoding: {encoding}", encoding=encoding_name(encoding))
        yield ImportCheck("warn", sentence, tr("Choose another encoding if names look wrong."))


def check_tags(every: tuple[ImportedLabels, ...]) -> ImportCheck:
    """State how many tags are opened; warn of those that every label has."""
    sentence = tr_n(
        "{n} tag is opened, as a yes/no question",
        "{n} tags are opened, each as a yes/no question",
        len(every),
    )
    unknown = [one.question for one in every if not np.any(one.labels.code == 0)]
    if not unknown:
        return ImportCheck("ok", sentence)
    detail = tr("Every label of {tags} is yes, so no rule can find it wrong.", tags=_named(unknown))
    return ImportCheck("warn", sentence, detail)


def check_questions(every: tuple[ImportedLabels, ...]) -> Iterator[ImportCheck]:
    """State how many questions are opened, where there are several."""
    if len(every) > 1:
        sentence = tr(
            "{n} questions are opened, each with its own labels", n=format_number(len(every))
        )
        counts = (
            tr_n(
                "“{question}” has {n} label",
                "“{question}” has {n} labels",
                one.labels.n_labels,
                question=shorten(one.question),
            )
            for one in every
        )
        yield ImportCheck("ok", sentence, f"{', '.join(counts)}.")
