"""What commands write and print: which tables and reports, their names, and what was found.

What a command reads is in `sources.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from crowdgui.cli.sources import describe_source
from crowdgui.cli.workers import describe_excluded, describe_models
from crowdgui.core.errors import InputError
from crowdgui.text.translation import format_number, join_list, join_sentences

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable

    from crowdgui.cli.terminal import TerminalProgress
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import PseudonymKeys, RankingResults, Results
    from crowdgui.io.exporting.table_formats import Export, TableExport, TableFormat


def add_tables(parser: argparse.ArgumentParser) -> None:
    from crowdgui.io.exporting.table_formats import FORMATS

    group = parser.add_argument_group("tables")
    group.add_argument(
        "--tables",
        metavar="KEYS",
        default="labels,workers",
        help=f"comma-separated: {', '.join(_tables_and_shapes())}",
    )
    group.add_argument(
        "--as",
        dest="table_format",
        choices=[form.key for form in FORMATS],
        default=FORMATS[0].key,
        help="format of the tables; a workbook (xlsx) holds all of them",
    )
    group.add_argument(
        "--probabilities",
        action="store_true",
        help=(
            "add the probability and the vote share of each class to the final labels (p_CLASS, "
            "vote_share_CLASS) and to hugging-face"
        ),
    )
    group.add_argument(
        "--exact",
        action="store_true",
        help="write text to CSV unchanged, even if a spreadsheet would run it as a formula",
    )


def _tables_and_shapes() -> dict[str, TableExport | Export]:
    """Return what --tables can name: tables, and the shapes that other tools want."""
    from crowdgui.io.exporting.table_list import TABLES
    from crowdgui.io.exporting.tool_exports import tool_exports
    from crowdgui.io.report.report_files import REVIEW_PAGE

    offered: tuple[TableExport | Export, ...] = (*TABLES, *tool_exports(), REVIEW_PAGE)
    return {made.key: made for made in offered}


def wanted_tables(args: argparse.Namespace) -> list[str]:
    """Return the keys that --tables names."""
    return [key.strip() for key in args.tables.split(",")]


_WITHOUT_ROWS = frozenset({"guideline", "excluded", "left-out"})
"""Tables that say by having no rows that there is nothing to tell."""


def check_tables(args: argparse.Namespace, results: Results) -> None:
    """Refuse a table that can’t be made before any file is written."""
    from crowdgui.io.exporting.table_list import TABLES

    wanted = {*wanted_tables(args)} - _WITHOUT_ROWS
    for table in TABLES:
        why = table.lacking(results) if table.key in wanted else ""
        if why:
            raise InputError(f"{why} Remove {table.key} from --tables.")


def select_exports(
    args: argparse.Namespace, *, models: bool = False, groups: bool = False
) -> tuple[Export, ...]:
    """Return the files that were asked for; with summary, guarantee, and models and groups."""
    from crowdgui.io.exporting.table_formats import table_exports
    from crowdgui.io.exporting.table_list import TABLES
    from crowdgui.io.exporting.tool_exports import tool_exports
    from crowdgui.io.exporting.write import GUARANTEE, SUMMARY
    from crowdgui.io.report.report_files import REVIEW_PAGE

    wanted = wanted_tables(args)
    known = _tables_and_shapes()
    for key in wanted:
        if key not in known:
            raise InputError(f"There is no table “{key}”. Choose from {', '.join(known)}.")
    form = table_format(args)
    if args.audit:
        wanted.append("review")
    if groups:
        wanted.append("groups")
    if models:
        wanted += ["models", "model-classes"]
    tables = [table for table in TABLES if table.key in wanted]
    files = [shape for shape in tool_exports(exact=args.exact) if shape.key in wanted]
    if REVIEW_PAGE.key in wanted:
        files.append(REVIEW_PAGE)
    return (*table_exports(tables, form, exact=args.exact), *files, SUMMARY, GUARANTEE)


def table_format(args: argparse.Namespace) -> TableFormat:
    """Return the format that --as names."""
    from crowdgui.io.exporting.table_formats import FORMATS

    return next(form for form in FORMATS if form.key == args.table_format)


def pseudonym_keys(args: argparse.Namespace) -> PseudonymKeys:
    """Return what hides workers' names; in the report they have the numbers of the other files."""
    from crowdgui.io.exporting.results import PseudonymKeys, new_key

    key = new_key() if args.pseudonyms else None
    return PseudonymKeys(key, None if args.names else key or new_key())


def write_results(
    folder: Path, results: Results, args: argparse.Namespace, show: ProgressCallback
) -> tuple[Path, ...]:
    """Write the tables and the reports that were asked for, and return their files."""
    from crowdgui.core.blocks import use_threads
    from crowdgui.io.exporting.write import write_exports

    exports = select_exports(
        args, models=results.guarantee.groups is not None, groups=bool(results.attributes)
    )
    application = None
    if args.html:
        from crowdgui.io.report.report_files import HTML_REPORT

        exports += (HTML_REPORT,)
    if args.pdf:
        from crowdgui.ui.report_pdf.pdf import paper_application
        from crowdgui.ui.report_pdf.report_formats import PDF_REPORT

        # Kept until the last page is painted.
        application = paper_application()
        exports += (PDF_REPORT,)
    with use_threads(args.threads):
        written = write_exports(folder, results, exports, show).files
    del application
    return written


def write_ranking_pdf(
    folder: Path, results: RankingResults, show: ProgressCallback
) -> tuple[Path, ...]:
    """Write the report of a ranking as PDF, and return its file."""
    from crowdgui.io.atomic import replace_atomically
    from crowdgui.io.report.ranking import ranking_content
    from crowdgui.ui.report_pdf.pdf import build_pdf, paper_application

    # Kept until the last page is painted.
    application = paper_application()
    path = folder / "report.pdf"
    with replace_atomically(path) as file:
        file.write(build_pdf(ranking_content(results, show), show))
    del application
    return (path,)


def print_results(results: Results, folder: Path, written: tuple[Path, ...]) -> None:
    """Print what was found of one question, and what was written."""
    from crowdgui.text.guarantees.costs import cost_sentences
    from crowdgui.text.guarantees.headline import summarize_run
    from crowdgui.text.guarantees.prices import money_sentences
    from crowdgui.text.workers.cohorts import cohort_costs, cohort_summary
    from crowdgui.text.workers.groups import describe_groups

    if results.source is not None:
        print(describe_source(results.source))
    job = results.outcome.job
    if job.labels.ordered:
        print(f"Ordered classes: {' < '.join(job.labels.classes.tolist())}.")
    if job.kinds is not None:
        print(describe_models(job.labels.worker_ids, job.kinds.models))
    if job.excluded is not None and job.excluded.any():
        print(describe_excluded(job))
    _print_choice(results)
    print(summarize_run(results.outcome, results.guarantee, results.final.settled))
    if results.guarantee.groups is not None:
        print(describe_groups(results.guarantee.groups))
    for table in results.cohorts():
        print(f"{table.name}: {cohort_summary(table)}")
        for words in cohort_costs(table, results.prices.currency):
            print(words)
    _print_acceptance(results)
    if results.guarantee.cost is not None:
        print(join_sentences(cost_sentences(results.guarantee.cost)))
    for words in money_sentences(results.outcome, results.prices, results.ways()):
        print(words)
    print_written(results, folder, written)


def print_model_votes(results: Results, args: argparse.Namespace, show: TerminalProgress) -> None:
    """State what another way in which models vote would gain, if that was asked for."""
    if not args.compare_model_votes:
        return
    from crowdgui.core.compare.model_votes_gain import compare_model_votes
    from crowdgui.text.workers.groups import describe_gains

    try:
        found = compare_model_votes(results.outcome.job, report=show)
    finally:
        show.clear()
    print("\n".join(describe_gains(found)))


def _print_choice(results: Results) -> None:
    """State among how many rules the checked items may choose."""
    chosen_from = results.guarantee_options.candidates
    if chosen_from:
        print(
            f"The checked items may choose among {len(chosen_from)} rules. In use: "
            f"{results.outcome.job.rule}. The guarantee allows for the choice."
        )


def _print_acceptance(results: Results) -> None:
    """State what was accepted, and what is to be reviewed for the guarantee."""
    from crowdgui.text.guarantees.acceptance import class_rows

    found, audit = results.guarantee.acceptance, results.guarantee_options.audit
    if found is None or audit is None:
        return
    accepted, review = format_number(found.n_unchanged), format_number(len(found.to_review))
    corrected = format_number(found.found - found.skipped)
    print(
        f"Accepted: {accepted} of {format_number(found.items)}, audited ones among them: "
        f"{format_number(found.inside)}. Audited: {format_number(found.audited)}, wrong and "
        f"corrected: {corrected}. To review: {review}."
    )
    for row in class_rows(results.guarantee, results.outcome.job.labels.classes):
        print(f"{row.sentence}: {row.caption}")


def print_written(
    results: Results | RankingResults, folder: Path, written: tuple[Path, ...]
) -> None:
    """Print what was skipped, where the files are, and which there are of an earlier run."""
    print_skipped(results)
    print(f"Written to {folder}.")
    old = _earlier_files(folder, (*written, *results.read_from))
    if old:
        print(f"Already in the folder and not from this run: {join_list(old)}.")


def print_skipped(results: Results | RankingResults) -> None:
    """Print how much of each file was not used, and why."""
    for part in results.skipped:
        print(f"Skipped in {part.file}: {format_number(part.count)} – {part.reason}")


def _earlier_files(folder: Path, known: Iterable[Path]) -> list[str]:
    """Name the files in `folder` that the report command writes, except those that are known."""
    there = [path for name in _names() if (path := folder / name).is_file()]
    ours = [path for path in known if path.exists()]
    return [path.name for path in there if not any(path.samefile(other) for other in ours)]


def _names() -> tuple[str, ...]:
    """Return every name that a file of results can have."""
    from crowdgui.io.exporting.table_formats import FORMATS, WORKBOOK, XLSX, table_export
    from crowdgui.io.exporting.table_list import TABLES
    from crowdgui.io.exporting.tool_exports import tool_exports
    from crowdgui.io.report.report_files import HTML_REPORT, REVIEW_PAGE

    forms = [form for form in FORMATS if form != XLSX]
    tables = [table_export(table, form).file for table in TABLES for form in forms]
    tables += [f"ranking.{form.ending}" for form in forms]
    report = Path(HTML_REPORT.file)
    files = [REVIEW_PAGE.file, *(shape.file for shape in tool_exports())]
    return (*dict.fromkeys((*tables, WORKBOOK, *files, report.name, f"{report.stem}.pdf")),)
