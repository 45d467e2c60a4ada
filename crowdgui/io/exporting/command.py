"""The command that repeats what is open without a window, and what it can’t repeat."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from crowdgui.core.bounds.guarantee import GuaranteeOptions
from crowdgui.core.errors import CrowdError, InputError
from crowdgui.core.options import STATED, OptionKind, option_fields
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules.registry import DEFAULT_RULE, get_rule
from crowdgui.core.workers.report import DEFAULT_THRESHOLDS
from crowdgui.io.formats.form import FormatForm
from crowdgui.io.importing.guess.certainty import Evidence
from crowdgui.io.importing.import_spec import TEXT, Layout, RepeatPolicy, first_form, list_files
from crowdgui.io.importing.lists.class_map import AS_WRITTEN, ClassMap
from crowdgui.io.importing.lists.prices import format_prices
from crowdgui.io.importing.sources import ROWS, guess_source, select_form
from crowdgui.io.importing.tables import OpenedFile
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.text.translation import join_list, tr, tr_n

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import QuestionState
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source


@dataclass(frozen=True)
class ReportCommand:
    """The words of a command; `omitted` names what it does not repeat."""

    words: tuple[str, ...]
    omitted: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """The command as it is typed: names with blanks or signs are quoted."""
        return shlex.join(self.words)


def describe_command(command: ReportCommand) -> str:
    """Describe what was copied, and what is not in it."""
    if not command.omitted:
        return tr("The command that repeats these results is on the clipboard.")
    return tr(
        "The command is on the clipboard. It doesn’t repeat {parts}; save a project to repeat all.",
        parts=join_list(command.omitted),
    )


def project_command(path: Path, questions: Sequence[str], shown: int) -> ReportCommand:
    """Return the command for a project, which holds all that was chosen and decided."""
    words = ["crowdgui", "report", str(path.absolute())]
    if len(questions) > 1:
        names_do = all(questions) and len(set(questions)) == len(questions)
        words.append(_option("question", questions[shown] if names_do else shown + 1))
    return ReportCommand(tuple(words))


def report_command(
    data: ImportedLabels, state: QuestionState, report: ProgressCallback = ignore_progress
) -> ReportCommand:
    """Return the command for the files that the labels were read from.

    The files are looked at again: a command that would read them otherwise says so in `omitted`.

    Raises
    ------
    CrowdError
        If the labels come from no file, or one can't be opened any more.
    """
    source = data.source
    if source is None:
        raise InputError(
            tr("These labels were read from no file. Save a project: a command can open that.")
        )
    if data.tags is not None or data.pairs is not None:
        raise InputError(
            tr("There is no such command for tags and comparisons. Save a project instead.")
        )
    files = list_files(source.path, source.reading.form)
    groups = [column.name for column in data.labels.metadata.attributes]
    reading, as_read = _reading_words(source, groups, report)
    excluded = [_option("exclude", data.labels.worker_ids[n]) for n in sorted(state.excluded)]
    words = [*map(_path, files), *reading, *excluded, *_rule_words(state), *_guarantee_words(state)]
    omitted = [] if as_read else [tr("how the columns and values are read")]
    return ReportCommand(("crowdgui", "report", *words), (*omitted, *_omitted(data, state)))


def _reading_words(
    source: Source, groups: Sequence[str], report: ProgressCallback
) -> tuple[list[str], bool]:
    """Return the options for how files are read, and whether they are complete.

    `groups` are the columns that sort the labels.
    """
    reading = source.reading
    named: dict[str, Any] = {
        "repeats": reading.repeats,
        "missing": sorted(reading.missing - {""}),
        "question": reading.question,
        **({"groups": groups} if groups else {}),
    }
    if reading.layout is Layout.LONG:
        for column in source.columns:
            # Columns of probabilities have no single name: where they aren't recognised, the
            # command says that it reads them otherwise.
            if column.role is ColumnRole.PROBABILITY:
                continue
            if column.evidence in (Evidence.GIVEN, Evidence.VALUES):
                named[_ARGUMENTS.get(column.role, str(column.role))] = column.name
    else:
        named["row"] = next(key for key, layout in ROWS.items() if layout is reading.layout)
    form = first_form(reading.form)
    key = form.key if isinstance(form, FormatForm) else TEXT
    # A format that is recognised needs no option.
    for more in ({}, {"format": key}):
        tried = {**named, **more}
        if _reads_alike(source, tried, report):
            return _as_options(source, tried), True
    return _as_options(source, named), False


_ARGUMENTS = {ColumnRole.GOLD: "gold_column", ColumnRole.KIND: "kind_column"}


def _reads_alike(source: Source, named: dict[str, Any], report: ProgressCallback) -> bool:
    """Return whether the command line would read the files so, without a doubt."""
    files = list_files(source.path, source.reading.form)
    options = {key: value for key, value in named.items() if key != "format"}
    if "format" in named:
        options["form"] = select_form(files, named["format"], report)
    try:
        found, doubt = guess_source(
            files[0],
            opened=OpenedFile(files[0]),
            gold=source.gold,
            more=files[1:],
            report=report,
            **options,
        )
    except CrowdError:
        return False
    wanted = replace(source.reading, classes=AS_WRITTEN, models=())
    bins = source.reading.classes.bins
    return (
        doubt is None
        and source.reading.classes == ClassMap(bins=bins)
        and found.reading == wanted
        and (source.gold_reading is None or found.gold_reading == source.gold_reading)
    )


def _as_options(source: Source, named: dict[str, Any]) -> list[str]:
    words = []
    columns = ("worker", "item", "label", "gold_column", "kind_column")
    for key in (*columns, "row", "question", "format"):
        if named.get(key) is not None:
            words.append(_option(key, named[key]))
    if named.get("groups"):
        words.append(_option("groups", ",".join(named["groups"])))
    if named["missing"]:
        words.append(_option("no-answer", ",".join(named["missing"])))
    if named["repeats"] is not RepeatPolicy.FIRST:
        words.append(_option("repeats", named["repeats"].value))
    if bins := source.reading.classes.bins:
        words.append(_option("bins", ",".join(f"{edge:g}" for edge in bins)))
    beside = {"gold": source.gold, "content": source.content, "models": source.models}
    for key, path in beside.items():
        if path is not None:
            words.append(_option(key, _path(path)))
    if source.models is None and source.reading.models:
        words.append(_option("models", ",".join(source.reading.models)))
    return words


def _rule_words(state: QuestionState) -> Iterator[str]:
    if state.rule != DEFAULT_RULE:
        yield _option("rule", state.rule)
    for chosen in (state.rule_options(state.rule), state.model_votes):
        for option in option_fields(type(chosen)):
            value = getattr(chosen, option.key)
            if value == option.default or option.kind in STATED:
                continue
            if option.kind is OptionKind.FLAG:
                yield f"--{'' if value else 'no-'}{option.key.replace('_', '-')}"
            else:
                yield _option(option.key, value)


def _guarantee_words(state: QuestionState) -> Iterator[str]:
    asked, plain = state.guarantee, GuaranteeOptions()
    if asked.epsilon != plain.epsilon:
        yield _option("at-most", f"{asked.epsilon:.10g}")
    if asked.alpha != plain.alpha:
        yield _option("confidence", f"{1.0 - asked.alpha:.10g}")
    if asked.delta != plain.delta:
        yield _option("delta", f"{asked.delta:.10g}")
    if asked.by_class:
        yield "--by-class"
    if asked.tolerance:
        yield _option("off_by", asked.tolerance + 1)
    if asked.gold_at_random:
        yield "--gold-at-random"
    if state.prices.any and (prices := format_prices(state.prices)) is not None:
        yield _option("prices", prices)


def _omitted(data: ImportedLabels, state: QuestionState) -> Iterator[str]:
    """Name what was chosen or decided that no option can repeat."""
    chosen = state.rule_options(state.rule)
    fields = option_fields(get_rule(state.rule).options)
    if any(o.kind in STATED and getattr(chosen, o.key) for o in fields):
        yield tr("the numbers you entered for workers and classes")
    if state.additions:
        yield tr("labels that were added")
    if n := len(state.decisions):
        yield tr_n("{n} manual label or note", "{n} manual labels and notes", n)
    if state.guarantee.audits:
        yield tr("the audit")
    elif state.guarantee.candidates:
        yield tr("that checked items may choose the rule")
    if state.thresholds != DEFAULT_THRESHOLDS:
        yield tr("the flag thresholds")
    if state.worker_groups is not None:
        yield tr("the worker list")
    if state.costs is not None:
        yield tr("the costs of mistakes")
    if state.prices.any and format_prices(state.prices) is None:
        yield tr("the prices")
    if dict(state.models) != dict(data.models):
        yield tr("who is marked as a model")


def _option(key: str, value: object) -> str:
    # In one word with its value, so that none can be taken for an option of its own.
    return f"--{key.replace('_', '-')}={value}"


def _path(path: Path) -> str:
    return str(path.absolute())
