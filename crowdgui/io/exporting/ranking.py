"""A ranking by comparisons of two as files: the ranking, the workers, and a summary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui import __version__
from crowdgui.core.intervals import CONFIDENCE
from crowdgui.core.labels import text_array
from crowdgui.core.pairwise.model import PRECISION
from crowdgui.core.pairwise.ranking import RESAMPLES
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.io.atomic import replace_together
from crowdgui.io.exporting.records import skipped_record, source_record
from crowdgui.io.exporting.table_formats import WORKBOOK, XLSX, write_table
from crowdgui.io.exporting.write import ExportedFiles, spare_sources, write_record
from crowdgui.text.ranking import ranking_columns, standing_columns
from crowdgui.text.run_summary import count_ties
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.pairwise.ranking import OrderEffect
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import RankingResults
    from crowdgui.io.exporting.table_formats import TableFormat
    from crowdgui.io.exporting.text_files import Table


TABLES = ("ranking", "workers")


def ranking_table(results: RankingResults) -> Table:
    """Return one row per item, the best first; empty where there is no number."""
    found, columns = results.ranking, dict[str, Any]()
    for column in ranking_columns(found):
        columns |= column.files(found)
    order = found.by_rank
    return tuple(columns), [np.asarray(values)[order] for values in columns.values()]


def standings_table(results: RankingResults) -> Table:
    """Return one row per worker who compared, in the order of the file."""
    found = results.ranking.workers
    columns: dict[str, Any] = {"worker": results.worker_ids}
    for column in standing_columns(found):
        columns |= column.files(found)
    there = found.comparisons > 0
    return tuple(columns), [_texts(values)[there] for values in columns.values()]


def _texts(values: Any) -> Any:
    return text_array(values) if isinstance(values, list) else values


def write_ranking(
    folder: Path,
    results: RankingResults,
    form: TableFormat,
    report: ProgressCallback = ignore_progress,
    *,
    tables: tuple[str, ...] = TABLES,
    exact: bool = False,
    html: bool = False,
) -> ExportedFiles:
    """Write tables, summary and report, all of them or none."""
    names = [WORKBOOK] if form == XLSX and tables else [f"{key}.{form.ending}" for key in tables]
    files = [folder / name for name in (*names, "summary.json", *(["report.html"] * html))]
    spare_sources(results.read_from, files, results.read_as)
    with replace_together(folder) as staging:
        safe = _write_files(staging, results, form, report, tables, exact=exact, html=html)
    return ExportedFiles(tuple(files), safe)


def default_files(folder: Path) -> tuple[Path, ...]:
    """Return what is written where nothing is chosen, with the report."""
    names = (*(f"{key}.csv" for key in TABLES), "summary.json", "report.html")
    return tuple(folder / name for name in names)


def _write_files(
    folder: Path,
    results: RankingResults,
    form: TableFormat,
    report: ProgressCallback,
    tables: tuple[str, ...],
    *,
    exact: bool,
    html: bool,
) -> int:
    """Write the files; return how many cells were made safe."""
    safe = 0
    made = {"ranking": ranking_table, "workers": standings_table}
    if form == XLSX and tables:
        from crowdgui.io.exporting.xlsx_file import WorkbookSheet, write_workbook

        titles = {"ranking": tr("Ranking"), "workers": tr("Workers")}
        sheets = [WorkbookSheet(titles[key], *made[key](results)) for key in tables]
        safe += write_workbook(folder / WORKBOOK, sheets, report).neutralised
    else:
        for key in tables:
            file = f"{key}.{form.ending}"
            report(Progress(tr("Writing {file}", file=file)))
            safe += write_table(folder / file, made[key](results), form, report, exact=exact)
    write_record(folder / "summary.json", ranking_record(results))
    if html:
        from crowdgui.io.report.ranking import write_ranking_html

        write_ranking_html(folder / "report.html", results, report)
    return safe


def ranking_record(results: RankingResults) -> dict[str, Any]:
    """Return the run in numbers, for a program to read."""
    found = results.ranking
    data, links = found.comparisons, found.connections
    names = data.item_ids
    standings = [str(each.value) for each in found.workers.standing]
    parts = [[str(name) for name in names[links.part == k]] for k in range(links.n_parts)]
    return {
        "kind": "comparisons",
        "counts": {
            "items": data.n_items,
            "workers": int(np.count_nonzero(found.workers.comparisons)),
            "comparisons": data.n_comparisons,
            "ties": count_ties(data),
            "workers_left_out": results.excluded,
        },
        **source_record(results.source, results.read_as),
        "model": "bradley-terry" if found.fit.log_tie is None else "davidson",
        "worker_reliability": found.options.reliability,
        "order_corrected": found.options.order,
        "prior_standard_deviation": float(np.sqrt(1.0 / PRECISION)),
        "tie_parameter": None if found.fit.log_tie is None else float(np.exp(found.fit.log_tie)),
        "converged": found.fit.converged,
        "connected": links.connected,
        "groups": parts,
        "likelihood_has_maximum": links.has_maximum,
        "order_effect": _order_record(found.order),
        "intervals": {"confidence": CONFIDENCE, "draws": RESAMPLES, "drawn": str(found.unit.value)},
        "worker_results": {name: standings.count(name) for name in dict.fromkeys(standings)},
        "left_out": skipped_record(results.skipped),
        "version": __version__,
    }


def _order_record(order: OrderEffect | None) -> dict[str, Any] | None:
    if order is None:
        return None
    return {
        "choices": order.decided,
        "left": order.left,
        "log_odds": order.effect,
        "interval": [order.low, order.high],
        "p_value": order.p_value,
        "by_worker": order.by_worker,
    }
