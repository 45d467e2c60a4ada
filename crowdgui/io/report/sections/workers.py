"""The worker audit: who is flagged and why, how good each worker is, groups, changes over time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.report import agreement_bars
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.over_time import NoTime
from crowdgui.figures.curves import TimeMeasure, time_curves
from crowdgui.figures.histograms import build_agreement_histogram
from crowdgui.figures.marks import EVIDENCE_FLAGS, FlagMark
from crowdgui.figures.matrix import build_crowd_matrix
from crowdgui.figures.worker_scatter import MOST_IN_REPORT, build_worker_scatter
from crowdgui.io.report.parts import (
    Paragraph,
    Part,
    Pictures,
    ReportColumn,
    ReportSection,
    Row,
    RowEmphasis,
    Table,
    shorten_text,
)
from crowdgui.io.report.plots import curves_chart, histogram_chart, matrix_chart, worker_chart
from crowdgui.text.run_summary import describe_flagged
from crowdgui.text.translation import (
    format_duration,
    format_interval,
    format_number,
    format_percent,
    join_list,
    join_sentences,
    tr,
)
from crowdgui.text.wording import describe
from crowdgui.text.workers.cohorts import cohort_heads, cohort_note, cohort_rows, cohort_summary
from crowdgui.text.workers.flags import describe_worker
from crowdgui.text.workers.over_time import (
    describe_change,
    describe_changes,
    windows_note,
    write_moment,
)
from crowdgui.text.workers.worker_columns import ColumnSource, Share, get_worker_column

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.over_time import TimeWindows
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.report.parts import Picture
    from crowdgui.text.workers.worker_columns import WorkerValues


def describe_pseudonyms(results: Results) -> str:
    """State that workers do not have their names here; nothing where they do."""
    if results.report_key is None:
        return ""
    return tr("Workers’ names are replaced by pseudonyms: “worker 12” is not a name from the file.")


MOST_FLAGGED = 50


MOST_LISTED = 200


_LONGEST, _SAID = 60, 1000


_SHARES = {
    "labels": 0.7,
    "agreement": 1.8,
    "accuracy": 0.9,
    "weight": 0.7,
    "gold": 1.1,
    "paid": 0.8,
    "right-cost": 1.8,
}
"""The columns of the table of all workers that hold numbers, and their shares of its width."""


def workers_section(results: Results) -> ReportSection:
    """Return how good the workers are."""
    outcome = results.outcome
    parts: list[Part] = [Paragraph(describe_flagged(outcome.workers, outcome.job.excluded))]
    if (scatter := worker_chart(build_worker_scatter(outcome, MOST_IN_REPORT))) is not None:
        parts.append(Pictures((scatter,)))
    pictures = (_agreement(outcome), _matrix(outcome))
    parts.append(Pictures(tuple(picture for picture in pictures if picture is not None)))
    parts += [*_flag_counts(outcome), *_not_looked_at(outcome), *_flagged(results), _all(results)]
    return ReportSection("workers", tr("Workers"), tuple(parts))


def _agreement(outcome: Outcome) -> Picture | None:
    bins = agreement_bars(outcome)
    if not bins.workers.size:
        return None
    return histogram_chart(build_agreement_histogram(outcome, bins), "worker-agreement")


def _matrix(outcome: Outcome) -> Picture | None:
    classes = [shorten_text(name) for name in outcome.job.labels.classes]
    return matrix_chart(build_crowd_matrix(outcome, classes), "matrix")


def _flag_counts(outcome: Outcome) -> list[Part]:
    report = outcome.workers
    total = int(report.labels.sum())
    rows = []
    for flag in EVIDENCE_FLAGS:
        marked = report.flags.has(WorkerFlag(flag.value))
        if marked.any():
            given = int(report.labels[marked].sum())
            cells = (
                format_number(int(marked.sum())),
                format_number(given),
                format_percent(given / total),
            )
            rows.append(Row((flag.word, *cells)))
    if not rows:
        return []
    columns = (
        ReportColumn(tr("Flag"), share=2),
        ReportColumn(tr("Workers"), numeric=True),
        ReportColumn(tr("Their labels"), numeric=True),
        ReportColumn(tr("Share of all labels"), numeric=True),
    )
    return [Table(tr("Flags"), columns, tuple(rows))]


def _not_looked_at(outcome: Outcome) -> list[Part]:
    """Return which pairs of workers could not be compared for copying, and why."""
    copying = outcome.workers.copying
    return [Paragraph(describe(copying.note))] if copying is not None and copying.note else []


def _flagged(results: Results) -> list[Part]:
    report = results.outcome.workers
    flagged = np.flatnonzero(report.flags.flagged)
    if not flagged.size:
        return []
    first = flagged[np.argsort(-report.labels[flagged], kind="stable")][:MOST_FLAGGED]
    classes = [shorten_text(name, _LONGEST) for name in results.outcome.job.labels.classes]
    columns = (
        ReportColumn(tr("Worker"), share=1.2),
        ReportColumn(tr("Labels"), numeric=True, share=0.6),
        ReportColumn(tr("Flags"), share=1.0),
        ReportColumn(tr("Evidence"), share=5.2),
    )
    rows = tuple(
        Row(
            (
                _name(results, worker),
                format_number(int(report.labels[worker])),
                _flags(results.outcome, worker),
                shorten_text(
                    describe_worker(report, int(worker), classes, results.report_ids), _SAID
                ),
            )
        )
        for worker in first
    )
    missing = flagged.size - first.size
    note = (
        tr(
            "The {n} flagged workers with the most labels, of {all}.",
            n=format_number(first.size),
            all=format_number(flagged.size),
        )
        if missing
        else ""
    )
    return [
        Table(
            tr("Flagged workers"),
            columns,
            rows,
            join_sentences((note, describe_pseudonyms(results))),
        )
    ]


def _all(results: Results) -> Table:
    outcome = results.outcome
    report = outcome.workers
    order = np.argsort(-report.labels, kind="stable")
    listed = order[:MOST_LISTED]
    columns = [ReportColumn(tr("Worker"), share=1.5)]
    source = ColumnSource(outcome, results.report_ids, results.guarantee.groups, results.prices)
    shown = []
    for key, share in _SHARES.items():
        column = get_worker_column(key)
        if (values := column.values(source)) is not None:
            columns.append(ReportColumn(column.title, numeric=True, share=share))
            shown.append(values)
    columns.append(ReportColumn(tr("Flags"), share=1.6))
    rows = tuple(_row(results, int(worker), shown) for worker in listed)
    note = join_sentences((_note(report.labels, listed), describe_pseudonyms(results)))
    return Table(tr("All workers"), tuple(columns), rows, note)


def _note(labels: IntArray, listed: IntArray) -> str:
    if listed.size == labels.size:
        return tr("The 95% confidence interval is in brackets.")
    return tr(
        "The {n} workers with the most labels, of {all}. The 95% confidence interval is "
        "in brackets.",
        n=format_number(listed.size),
        all=format_number(labels.size),
    )


def _row(results: Results, worker: int, shown: list[WorkerValues]) -> Row:
    outcome = results.outcome
    report, excluded = outcome.workers, outcome.job.excluded
    out = excluded is not None and bool(excluded[worker])
    cells = [_name(results, worker), *(_cell(values, worker) for values in shown)]
    cells.append(_flags(outcome, worker))
    tone = (
        RowEmphasis.QUIET
        if out
        else RowEmphasis.STRONG
        if report.flags.flagged[worker]
        else RowEmphasis.PLAIN
    )
    return Row(tuple(cells), tone)


def _name(results: Results, worker: int) -> str:
    return shorten_text(results.report_ids[worker], _LONGEST)


def _cell(values: WorkerValues, worker: int) -> str:
    value = values.value(worker)
    if not isinstance(value, Share):
        return values.text(worker)
    return tr(
        "{share} ({low} to {high})",
        share=values.show(value),
        low=format_number(100 * value.low),
        high=format_number(100 * value.high),
    )


def _flags(outcome: Outcome, worker: int) -> str:
    words = [FlagMark(flag.value).word for flag in outcome.workers.flags.of(worker)]
    if outcome.job.excluded is not None and outcome.job.excluded[worker]:
        words.append(FlagMark.EXCLUDED.word)
    return join_list(words)


_LONGEST_GROUP = 40


def cohorts_section(results: Results, report: ProgressCallback) -> ReportSection | None:
    """Return vendors, countries, shifts and others compared; None where no column names groups."""
    parts: list[Part] = []
    currency = results.prices.currency
    for table in results.cohorts(report):
        columns = tuple(
            ReportColumn(head, numeric=place > 0, share=0.5 if place in (1, 2) else 1.0)
            for place, head in enumerate(cohort_heads(table))
        )
        rows = tuple(
            Row((shorten_text(c[0], _LONGEST_GROUP), *c[1:])) for c in cohort_rows(table, currency)
        )
        parts.append(Paragraph(cohort_summary(table)))
        parts.append(
            Table(shorten_text(table.name, _LONGEST_GROUP), columns, rows, cohort_note(table))
        )
    return ReportSection("cohorts", tr("Groups of workers"), tuple(parts)) if parts else None


MOST_CHANGED = 30
_LONGEST_NAME = 40


def over_time_section(results: Results, report: ProgressCallback) -> ReportSection | None:
    """Return the section; None where times aren't known."""
    found = results.over_time(report)
    if isinstance(found, NoTime):
        return None
    changes = found.changes
    parts: list[Part] = [
        Paragraph(describe_changes(found)),
        *_pictures(found.crowd),
        _crowd(found.crowd, windows_note(found)),
    ]
    changed = np.flatnonzero(changes.changed)
    first = changed[np.argsort(changes.q[changed], kind="stable")]
    rows = tuple(
        Row(
            (
                shorten_text(results.report_ids[worker], _LONGEST_NAME),
                describe_change(found, worker),
            )
        )
        for worker in first[:MOST_CHANGED].tolist()
    )
    if rows:
        columns = (ReportColumn(tr("Worker"), share=0.5), ReportColumn(tr("Change"), share=2.0))
        parts.append(Table(tr("Workers whose agreement changed"), columns, rows))
    return ReportSection("over-time", tr("Quality over time"), tuple(parts))


def _pictures(windows: TimeWindows) -> list[Part]:
    """Draw agreement over time, and speed where it is known."""
    measures = {TimeMeasure.AGREEMENT: tr("Agreement over time")}
    if np.isfinite(windows.seconds).any():
        measures[TimeMeasure.SPEED] = tr("Speed over time")
    caption = tr("All workers together; the band is the 95% interval.")
    charts = (
        curves_chart(time_curves(windows, measure, ()), f"over-time-{measure}", title, caption)
        for measure, title in measures.items()
    )
    return [Pictures((chart,)) for chart in charts if chart is not None]


def _crowd(windows: TimeWindows, note: str) -> Table:
    columns = (
        ReportColumn(tr("First label (UTC)")),
        ReportColumn(tr("Labels"), numeric=True, share=0.5),
        ReportColumn(tr("Agreement"), numeric=True),
        ReportColumn(tr("Median per label"), numeric=True, share=0.7),
    )
    rows = tuple(
        Row(
            (
                write_moment(float(windows.first[place])),
                format_number(int(windows.labels[place])),
                _share(windows, place),
                "–"
                if np.isnan(windows.seconds[place])
                else format_duration(float(windows.seconds[place])),
            )
        )
        for place in range(windows.labels.size)
    )
    return Table(tr("All workers together"), columns, rows, note)


def _share(windows: TimeWindows, place: int) -> str:
    if not windows.compared[place]:
        return "–"
    return format_interval(
        float(windows.agreement[place]),
        float(windows.agreement_low[place]),
        float(windows.agreement_high[place]),
    )
