"""What the report command does with comparisons of two: it ranks the items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crowdgui.cli.outputs import (
    print_written,
    pseudonym_keys,
    table_format,
    wanted_tables,
    write_ranking_pdf,
)
from crowdgui.cli.projects import project_files
from crowdgui.cli.rules import all_options
from crowdgui.cli.terminal import option_name
from crowdgui.cli.workers import excluded_workers
from crowdgui.core.errors import InputError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from pathlib import Path

    from crowdgui.cli.terminal import TerminalProgress
    from crowdgui.core.question_state import QuestionState
    from crowdgui.io.exporting.results import RankingResults
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


def check_no_comparisons(args: argparse.Namespace) -> None:
    """Refuse options about comparisons where there are labels."""
    for name in _OWN:
        if getattr(args, name):
            raise InputError(f"{option_name(name)} needs comparisons of two items.")


def report_ranking(
    parser: argparse.ArgumentParser,
    args: argparse.Namespace,
    data: ImportedLabels,
    state: QuestionState | None,
    folder: Path,
    show: TerminalProgress,
    every: Sequence[ImportedLabels] = (),
) -> tuple[ImportedLabels, QuestionState]:
    """Rank the items, as a project has it or as the options say, and write the files.

    Return the question as it was ranked.
    """
    from crowdgui.analysis import rank_comparisons
    from crowdgui.core.pairwise.options import RankingOptions
    from crowdgui.core.question_state import QuestionState
    from crowdgui.io.exporting.ranking import write_ranking

    plain = vars(parser.parse_args([str(args.file)]))
    for name in _ABOUT_LABELS:
        # Options of how models vote leave no trace where they aren't given.
        if getattr(args, name, None) != plain.get(name):
            raise InputError(f"{option_name(name)} can’t be used with comparisons of two items.")
    for name in all_options():
        if hasattr(args, name):
            raise InputError(f"{option_name(name)} can’t be used with comparisons of two items.")
    read_from = project_files(args.file) if state is not None else None
    if state is None:
        options = RankingOptions(args.worker_reliability, args.order_effect)
        excluded = excluded_workers(data, args, every)
        state = QuestionState(models=data.models, ranking=options, excluded=excluded)
    tables = _tables(args, plain["tables"])
    try:
        results = rank_comparisons(
            data, state, show, read_from=read_from, keys=pseudonym_keys(args)
        )
        written = write_ranking(
            folder,
            results,
            table_format(args),
            show,
            tables=tables,
            exact=args.exact,
            html=args.html,
        ).files
        if args.pdf:
            written += write_ranking_pdf(folder, results, show)
    finally:
        show.clear()
    _print_ranking(results, folder, written)
    return data, state


def _tables(args: argparse.Namespace, default: str) -> tuple[str, ...]:
    """Return the tables that --tables names."""
    from crowdgui.io.exporting.ranking import TABLES

    if args.tables == default:
        return TABLES
    wanted = tuple(wanted_tables(args))
    for key in wanted:
        if key not in TABLES:
            raise InputError(
                f"Comparisons of two items have no table “{key}”. Choose from {', '.join(TABLES)}."
            )
    return wanted


def _print_ranking(results: RankingResults, folder: Path, written: tuple[Path, ...]) -> None:
    from crowdgui.cli.sources import describe_source
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
        print(f"{check.status.sign} {check.sentence}{caption}")
    print_written(results, folder, written)
