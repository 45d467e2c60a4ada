"""What a full read of a file gives: its counts, and what deserves a second look."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.text import listed, number, tr, tr_n
from crowdgui.io.formats.flat import Place
from crowdgui.io.forms import TextFormat
from crowdgui.io.misspelt import misspelt
from crowdgui.io.questions import question_of
from crowdgui.io.read_labels import Imported, read_labels
from crowdgui.io.read_questions import read_questions
from crowdgui.io.reading import Layout
from crowdgui.io.word_counts import separator_in
from crowdgui.ui.dialogs.import_choices import encoding_name
from crowdgui.ui.dialogs.import_facts import Fact, facts, short
from crowdgui.ui.dialogs.import_times import times_known

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import Report
    from crowdgui.io.left_out import LeftOut
    from crowdgui.io.source import Source

Mark = Literal["ok", "warn", "bad"]
MISSING_LIKE = frozenset(
    {"no", "none", "null", "nil", "na", "n/a", "n.a.", "nan", "-", "–", "-1", "?", "skip"}
    | {"skipped", "missing", "unknown", "unsure", "don't know", "idk", "empty", "blank"}
)
"""Words that often stand for a missing answer, in lower case."""

_WORDS_NAMED, _LINES_NAMED, _PAIRS_NAMED = 6, 3, 3
_MANY_CLASSES = 50


class Check(NamedTuple):
    """One thing looked at: how it came out, a sentence, and what to do about it."""

    mark: Mark
    sentence: str
    detail: str = ""


class Asked(NamedTuple):
    """The questions of a file that has several, its columns, and whether all are to be read."""

    columns: tuple[str, ...]
    questions: tuple[str, ...]
    every: bool


@dataclass(frozen=True, eq=False)
class Findings:
    """The labels that were read, with what there is to say about them.

    Of several questions `imported` is the one that is looked at, `every` all that were read.
    """

    imported: Imported
    facts: tuple[Fact, ...]
    checks: tuple[Check, ...]
    every: tuple[Imported, ...]


def find(source: Source, report: Report, asked: Asked | None = None) -> Findings:
    """Read all of `source` and describe it."""
    every = _read(source, report, asked)
    shown = None if asked is None else question_of(source.reading, asked.columns)
    imported = next((one for one in every if one.question == shown), every[0])
    told = (*_questions(every), *checks(imported, source))
    return Findings(imported, facts(imported.labels), told, every)


def _read(source: Source, report: Report, asked: Asked | None) -> tuple[Imported, ...]:
    if asked is None:
        return (read_labels(source, report),)
    if asked.every:
        return read_questions(source, asked.columns, asked.questions, report)
    question = question_of(source.reading, asked.columns)
    return (replace(read_labels(source, report), question=question or ""),)


def _questions(every: tuple[Imported, ...]) -> Iterator[Check]:
    if len(every) > 1:
        sentence = tr("{n} questions are opened, each with labels of its own", n=number(len(every)))
        counts = (
            tr_n(
                "“{question}” has {n} label",
                "“{question}” has {n} labels",
                one.labels.n_labels,
                question=short(one.question),
            )
            for one in every
        )
        yield Check("ok", sentence, f"{', '.join(counts)}.")


def checks(imported: Imported, source: Source) -> tuple[Check, ...]:
    """Look at all that could be wrong, the rows first."""
    return (
        *_rows(imported, source),
        _repeats(imported),
        *_times(imported.labels),
        *_missing_like(imported.labels),
        *_several_answers(imported, source),
        *_class_counts(imported.labels),
        *_misspelt(imported.labels),
        *_gold_worker(imported, source),
        *_gold(imported, source),
        *_encoding(source),
    )


def _rows(imported: Imported, source: Source) -> Iterator[Check]:
    if not imported.left_out:
        yield Check("ok", _complete(source.reading.layout))
    for left in imported.left_out:
        count, reason = number(left.count), _lowered(left.reason)
        sentence = tr("{n} left out: {reason}", n=count, reason=reason)
        yield Check("warn", sentence, places_named(left, imported.name))


def _complete(layout: Layout) -> str:
    return {
        Layout.LONG: tr("Every row has a worker, an item and a label"),
        Layout.ITEMS_DOWN: tr("Every answer stands in the row of an item"),
        Layout.WORKERS_DOWN: tr("Every answer stands in the row of a worker"),
    }[layout]


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def places_named(left: LeftOut, name: str, most: int = _LINES_NAMED) -> str:
    """Name the first places of what was left out, with the file unless it is `name`."""
    lines = list(dict.fromkeys(left.lines))
    named = listed(number(line) for line in lines[:most])
    where = "" if left.file == name else tr("{file}: ", file=left.file)
    words = {
        Place.LINE: tr_n("Line {lines}", "Lines {lines}", len(lines), lines=named),
        Place.ROW: tr_n("Row {lines}", "Rows {lines}", len(lines), lines=named),
        Place.RECORD: tr_n("Record {lines}", "Records {lines}", len(lines), lines=named),
    }
    return where + words[left.counted_by] + ("" if len(lines) <= most else ", …")


def _repeats(imported: Imported) -> Check:
    pairs, differing = imported.repeated_pairs, imported.contradicting_pairs
    if not pairs:
        return Check("ok", tr("No worker answered an item twice"))
    sentence = tr_n(
        "Once a worker answered an item more than once",
        "{n} times a worker answered an item more than once",
        pairs,
    )
    if not differing:
        return Check("warn", sentence, tr("The answers never differ."))
    detail = tr_n("The answers differ once.", "The answers differ {n} times.", differing)
    return Check("warn", sentence, f"{detail} {tr('Say on the page Columns which to keep.')}")


def _times(labels: Labels) -> Iterator[Check]:
    for known in times_known(labels.circumstances):
        yield Check("ok" if known.detail else "warn", *known)


def _missing_like(labels: Labels) -> Iterator[Check]:
    words = [name for name in map(str, labels.classes) if _is_missing_like(name)]
    remedy_one = tr("Add it to the words that mean “no answer” if it is none.")
    if len(words) == 1:
        word = short(words[0])
        sentence = tr("“{word}” is read as a class, not as a missing answer", word=word)
        yield Check("warn", sentence, remedy_one)
    elif words:
        named = listed(tr("“{word}”", word=short(word)) for word in words)
        sentence = tr("{words} are read as classes, not as missing answers", words=named)
        yield Check(
            "warn", sentence, tr("Add them to the words that mean “no answer” if they are none.")
        )


def _is_missing_like(word: str) -> bool:
    plain = word.strip().casefold().replace("’", "'")
    return not plain or plain in MISSING_LIKE


def _several_answers(imported: Imported, source: Source) -> Iterator[Check]:
    words, classes = imported.words, source.reading.classes
    if words is None:
        return
    if not classes.separator and separator_in(words.words):
        sentence = tr("Some cells seem to hold several answers")
        yield Check("warn", sentence, tr("Say on the page Classes how to take them."))
    if words.needs_ranges and not classes.bins:
        sentence = tr("There are {n} different numbers", n=number(words.n_words))
        yield Check("warn", sentence, tr("Put them into ranges on the page Classes."))


def _gold_worker(imported: Imported, source: Source) -> Iterator[Check]:
    name = source.reading.gold_worker
    if name and imported.gold is None:
        yield Check("warn", tr("No worker is called “{name}”", name=short(name)))


def _class_counts(labels: Labels) -> Iterator[Check]:
    if labels.n_classes == 1:
        word = short(str(labels.classes[0]))
        yield Check("warn", tr("Every label is “{word}”, so there is nothing to decide", word=word))
    elif labels.n_classes > max(_MANY_CLASSES, labels.n_items // 2):
        sentence = tr("There are {n} different labels", n=number(labels.n_classes))
        yield Check("warn", sentence, tr("Is this the column with the labels?"))


def _misspelt(labels: Labels) -> Iterator[Check]:
    given = np.bincount(labels.code, minlength=labels.n_classes)
    found = misspelt(dict(zip(map(str, labels.classes), given.tolist(), strict=True)))
    if found:
        pairs = [
            tr("“{word}” and “{usual}”", word=short(word), usual=short(usual))
            for word, usual in found
        ]
        named = listed(pairs[:_PAIRS_NAMED]) + (", …" if len(pairs) > _PAIRS_NAMED else "")
        sentence = tr("Classes look alike: {pairs}", pairs=named)
        yield Check("warn", sentence, tr("Merge them on the page Classes if they mean the same."))


def _gold(imported: Imported, source: Source) -> Iterator[Check]:
    if imported.gold is None:
        return
    labels, known = imported.labels, imported.gold[imported.gold != UNLABELLED]
    if not known.size:
        yield Check("warn", tr("No gold answer matches an item"), _gold_remedy(source))
        return
    yield Check(
        "ok",
        tr_n(
            "{n} gold answer matches one of the {items} items",
            "{n} gold answers match {n} of the {items} items",
            known.size,
            items=number(labels.n_items),
        ),
    )
    given = np.bincount(labels.code, minlength=labels.n_classes)
    yield from _unused([str(labels.classes[code]) for code in np.unique(known) if not given[code]])


def _gold_remedy(source: Source) -> str:
    if source.gold is None:
        return tr("Check the column with the role Gold.")
    return tr("Check that {file} names the items as this file does.", file=source.gold.name)


def _unused(words: Sequence[str]) -> Iterator[Check]:
    if words:
        named = listed(tr("“{word}”", word=short(word)) for word in words[:_WORDS_NAMED])
        sentence = tr("{words}: in the gold answers, but given by no worker", words=named)
        yield Check("warn", sentence, tr("Labels and gold answers need the same words."))


def _encoding(source: Source) -> Iterator[Check]:
    """A file that is not Unicode does not say what its letters are."""
    form = source.reading.form
    if not isinstance(form, TextFormat):
        return
    encoding = form.encoding
    if not encoding.lower().startswith("utf"):
        sentence = tr("The letters are read as {encoding}", encoding=encoding_name(encoding))
        yield Check("warn", sentence, tr("Choose another encoding if names look wrong."))
