"""The report on comparisons of two: the ranking as a picture and a table, and what it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.core.pairwise.ranking import RESAMPLES
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.figures.marks import Shape
from crowdgui.figures.ranking_chart import ranking_chart
from crowdgui.io.atomic import write_text
from crowdgui.io.report.html import as_html
from crowdgui.io.report.parts import (
    Conditions,
    DefinitionList,
    Paragraph,
    Part,
    Picture,
    Pictures,
    ReportColumn,
    ReportContent,
    ReportSection,
    Row,
    Table,
    clean_record,
    shorten_text,
)
from crowdgui.io.report.sections.provenance import describe_files, describe_versions
from crowdgui.io.report.svg import AXIS, CAPTION, GRID, SERIES, TEXT, TEXT2, WIDE, Drawing
from crowdgui.text.ranking import (
    describe_intervals,
    describe_leader,
    describe_method,
    explain_standing,
    no_bounds_reason,
    ranking_checks,
    ranking_columns,
    standing_columns,
    standing_name,
)
from crowdgui.text.run_summary import comparisons_size
from crowdgui.text.translation import format_number, language, local_time, tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.figures.ranking_chart import RankedRow, RankingChart
    from crowdgui.io.exporting.results import RankingResults

MOST_ROWS = 60
_NAMES, _HEAD, _ROW, _FOOT = 170.0, 20.0, 20.0, 34.0


def _ranking_picture(shown: RankingChart) -> Picture:
    """Draw the score of each item with its interval, the best first."""
    rows = shown.rows[:MOST_ROWS]
    drawing = Drawing(WIDE, _HEAD + _ROW * len(rows) + _FOOT)
    bottom = _HEAD + _ROW * len(rows)
    for value, words in shown.scale.ticks:
        x = _x(shown, value)
        drawing.line((x, _HEAD), (x, bottom), GRID)
        drawing.words(x, bottom + 14, words, anchor="middle")
    drawing.words(0, 12, tr("Item"))
    for place, row in enumerate(rows):
        _draw_row(drawing, shown, row, _HEAD + (place + 0.5) * _ROW)
    middle = (_NAMES + WIDE) / 2
    drawing.words(middle, bottom + 29, shown.across, anchor="middle", size=AXIS, room=WIDE - _NAMES)
    caption = tr("Each item’s score with its 95% interval, the best first.")
    if len(rows) < len(shown.rows):
        some = tr(
            "The first {n} items of {all}.",
            n=format_number(len(rows)),
            all=format_number(len(shown.rows)),
        )
        caption = f"{caption} {some}"
    size = drawing.width, drawing.height
    return Picture("ranking", tr("Ranking"), caption, shown.words, drawing.text(), size)


def _x(shown: RankingChart, score: float) -> float:
    return _NAMES + 12 + (WIDE - _NAMES - 24) * shown.scale.position(score)


def _draw_row(drawing: Drawing, shown: RankingChart, row: RankedRow, y: float) -> None:
    name = f"{format_number(row.rank)}. {row.item}"
    drawing.words(0, y + 4, name, size=CAPTION, fill=TEXT, room=_NAMES - 8)
    ink = SERIES[row.group % len(SERIES)]
    ends = _x(shown, row.low), _x(shown, row.high)
    drawing.line((ends[0], y), (ends[1], y), ink, 1.5)
    for end, bound, way in ((ends[0], row.low, -1), (ends[1], row.high, 1)):
        if abs(bound) == float("inf"):
            points = [(end - 5 * way, y - 4), (end, y), (end - 5 * way, y + 4)]
            drawing.curve(points, TEXT2, 1.5)
    drawing.mark(Shape.CIRCLE, _x(shown, row.score), y, 4, ink)


def ranking_content(
    results: RankingResults, report: ProgressCallback = ignore_progress
) -> ReportContent:
    """Return the content of the report of a ranking."""
    report(Progress(tr("Writing the report")))
    found = results.ranking
    checks = ranking_checks(found)
    method = f"{describe_method(found)} {describe_intervals(found, RESAMPLES)}"
    parts: tuple[Part, ...] = (
        Paragraph(method, quiet=True),
        Pictures((_ranking_picture(ranking_chart(found)),)),
        _ranking_table(results),
    )
    return clean_record(
        ReportContent(
            language=language(),
            title=tr("Ranking by comparisons of two"),
            file=shorten_text(results.name),
            made=f"{local_time(results.made):%Y-%m-%d %H:%M %Z}",
            certain=False,
            level=tr("Estimate"),
            headline=describe_leader(found),
            because=no_bounds_reason(),
            rests_on=Conditions(checks),
            findings=(comparisons_size(found.comparisons), *results.skipped_words),
            sections=(
                ReportSection("ranking", tr("Ranking"), parts),
                ReportSection("workers", tr("Workers"), _workers(results)),
                ReportSection("making", tr("How this report was made"), _making(results, report)),
            ),
        )
    )


def _ranking_table(results: RankingResults) -> Table:
    found = results.ranking
    columns = ranking_columns(found)
    cells = [column.cells(found) for column in columns]
    heads = tuple(
        ReportColumn(column.name, numeric=column.numeric, share=1.0 if column.numeric else 2.0)
        for column in columns
    )
    rows = tuple(
        Row(tuple(shorten_text(cell[item], 60) for cell in cells))
        for item in found.by_rank.tolist()
    )
    return Table(tr("All items"), heads, rows)


def _workers(results: RankingResults) -> tuple[Part, ...]:
    found = results.ranking.workers
    columns = standing_columns(found)
    cells = [column.cells(found) for column in columns]
    heads = (
        ReportColumn(tr("Worker"), share=1.6),
        *(
            ReportColumn(column.name, numeric=column.numeric, share=1.0 if column.numeric else 1.6)
            for column in columns
        ),
    )
    rows = tuple(
        Row((shorten_text(name, 60), *(cell[worker] for cell in cells)))
        for worker, name in enumerate(results.report_ids.tolist())
        if found.comparisons[worker]
    )
    note = tr("Each worker is compared with the ranking that the other workers’ comparisons give.")
    met = tuple(dict.fromkeys(found.standing))
    met_rows = tuple((standing_name(each), explain_standing(each)) for each in met)
    return (Table(tr("All workers"), heads, rows, note), DefinitionList(met_rows))


def _making(results: RankingResults, report: ProgressCallback) -> tuple[Part, ...]:
    return (
        DefinitionList(tuple(describe_versions())),
        *describe_files(results.read_from, report),
    )


def write_ranking_html(path: Path, results: RankingResults, report: ProgressCallback) -> None:
    """Write the report as HTML."""
    write_text(path, as_html(ranking_content(results, report)))
