"""What the report command does with comparisons of two: it ranks the items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.cli.rules import option_name
from crowdgui.cli.sharing import project_files
from crowdgui.core.errors import InputError
from crowdgui.text.translation import format_number, join_list

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from crowdgui.cli.terminal import TerminalProgress
    from crowdgui.core.question_state import QuestionState
    from crowdgui.io.exporting.ranking_results import RankingResults
    from crowdgui.io.importing.read_labels import ImportedLabels


_OWN = ("worker_reliability", "order_effect")
"""Options about comparisons alone."""

_ABOUT_LABELS = (
    *("gold", "content", "gold_column", "rule", "epsilon", "delta", "confidence", "audit"),
    *("reviewed", "by_class", "gold_at_random", "bins", "cost", "probabilities"),
    *("pool_family", "use_probabilities", "compare_model_votes"),
    *("ordered", "off_by", "prices"),
)
"""Options about labels alone."""


def add_ranking(parser: argparse.ArgumentParser) -> None:
    """Add the options for comparisons of two."""
    group = parser.add_argument_group(
        "comparisons of two", "FILE has two item columns and says which was preferred"
    )
    group.add_argument(
        "--worker-reliability",
        action="store_true",
        help="estimate how often each worker chooses as the ranking suggests, and weight by it",
    )
    group.add_argument(
        "--order-effect",
        action="store_true",
        help="estimate how much the item shown left is preferred, and correct the scores for it",
    )


def check_no_comparisons(choices: argparse.Namespace) -> None:
    """Refuse options about comparisons where there are labels."""
    for name in _OWN:
        if getattr(choices, name):
            raise InputError(f"{option_name(name)} needs comparisons of two items.")


def report_ranking(
    parser: argparse.ArgumentParser,
    choices: argparse.Namespace,
    data: ImportedLabels,
    state: QuestionState | None,
    folder: Path,
    show: TerminalProgress,
) -> tuple[ImportedLabels, QuestionState]:
    """Rank the items, as a project has it or as the options say, and write the files.

    Return the question as it was ranked.
    """
    from crowdgui.analysis import rank_comparisons
    from crowdgui.core.pairwise.options import RankingOptions
    from crowdgui.core.question_state import QuestionState
    from crowdgui.io.exporting.ranking import write_ranking
    from crowdgui.io.exporting.results import PseudonymKeys, new_key
    from crowdgui.io.exporting.table_formats import FORMATS

    plain = vars(parser.parse_args([str(choices.file)]))
    for name in _ABOUT_LABELS:
        # Options of how models vote leave no trace where they aren't given.
        if getattr(choices, name, None) != plain.get(name):
            raise InputError(f"{option_name(name)} can’t be used with comparisons of two items.")
    read_from = project_files(choices.file) if state is not None else None
    if state is None:
        options = RankingOptions(choices.worker_reliability, choices.order_effect)
        state = QuestionState(models=data.models, ranking=options)
    key = new_key() if choices.pseudonyms else None
    keys = PseudonymKeys(key, None if choices.names else key or new_key())
    form = next(form for form in FORMATS if form.key == choices.table_format)
    tables = _tables(choices, plain["tables"])
    try:
        results = rank_comparisons(data, state, show, read_from=read_from, keys=keys)
        written = write_ranking(
            folder, results, form, show, tables=tables, exact=choices.exact, html=choices.html
        ).files
        written += _write_pdf(folder, results, choices, show)
    finally:
        show.clear()
    _print_ranking(results, folder, written)
    return data, state


def _tables(choices: argparse.Namespace, default: str) -> tuple[str, ...]:
    """Return the tables that --tables names."""
    from crowdgui.io.exporting.ranking import TABLES

    if choices.tables == default:
        return TABLES
    wanted = tuple(key.strip() for key in choices.tables.split(","))
    for key in wanted:
        if key not in TABLES:
            raise InputError(
                f"Comparisons of two items have no table “{key}”. Choose from {', '.join(TABLES)}."
            )
    return wanted


def _write_pdf(
    folder: Path, results: RankingResults, choices: argparse.Namespace, show: TerminalProgress
) -> tuple[Path, ...]:
    if not choices.pdf:
        return ()
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


def _print_ranking(results: RankingResults, folder: Path, written: tuple[Path, ...]) -> None:
    from crowdgui.cli.sources import describe_source, earlier_files
    from crowdgui.core.pairwise.ranking import RESAMPLES
    from crowdgui.text.ranking import (
        describe_intervals,
        describe_leader,
        describe_method,
        ranking_checks,
    )
    from crowdgui.text.run_summary import comparisons_size

    found = results.ranking
    if results.source is not None:
        print(describe_source(results.source))
    print(f"{comparisons_size(found.comparisons)}.")
    print(describe_leader(found))
    print(f"{describe_method(found)} {describe_intervals(found, RESAMPLES)}")
    for check in ranking_checks(found):
        caption = f" ({check.caption})" if check.caption else ""
        print(f"{check.verdict.sign} {check.sentence}{caption}")
    for part in results.left_out:
        print(f"Skipped in {part.file}: {format_number(part.count)} – {part.reason}")
    print(f"Written to {folder}.")
    old = earlier_files(folder, (*written, *results.read_from))
    if old:
        print(f"Already in the folder and not from this run: {join_list(old)}.")
