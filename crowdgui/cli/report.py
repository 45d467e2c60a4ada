"""The command that does the whole work without a window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.cli.checks import check_least, check_shares
from crowdgui.cli.earlier import earlier_files
from crowdgui.cli.labels_source import source_of
from crowdgui.cli.project_source import check_left_to_project, is_project, saved_in
from crowdgui.cli.report_options import check_audit, exports_of, report_parser
from crowdgui.cli.rule_choices import choices_of
from crowdgui.cli.terminal import TerminalProgress
from crowdgui.core.errors import InputError
from crowdgui.text.translation import format_number, join_list, tr

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.results import Results

_OWN = (
    "question",
    "out",
    "pseudonyms",
    "tables",
    "table_format",
    "exact",
    "html",
    "pdf",
    "names",
    "threads",
)
"""Options that a project takes too: they say what is written, not what is done."""


def report(words: list[str]) -> int:
    parser = report_parser()
    choices = parser.parse_args(words)
    if choices.engine == "dask":
        from crowdgui.cli.report_on_cluster import report_on_cluster

        return report_on_cluster(parser, choices)
    if choices.cluster is not None:
        raise InputError(tr("--cluster goes with --engine dask."))
    check_least(choices, threads=1)
    check_shares(choices, epsilon=0.05, delta=0.05, confidence=0.95)
    # Only now, since the window must not wait for what it does not need.
    from crowdgui.core.blocks import use_threads
    from crowdgui.io.results import write_exports
    from crowdgui.text.run_summary import summary

    _check_names(choices)
    exports = exports_of(choices)
    show = TerminalProgress()
    try:
        with use_threads(choices.threads):
            if is_project(choices.file):
                check_left_to_project(parser, choices, _OWN)
                results = _project_results(choices, show)
            else:
                results = _file_results(choices, show)
        check_audit(choices, results)
        written = write_exports(choices.out, results, exports, show).files
        written += _write_reports(choices.out, results, choices, show)
    finally:
        show.clear()
    print(summary(results.outcome, results.guarantee))
    for part in results.left_out:
        print(
            tr(
                "Left out of {file}: {n} – {reason}",
                file=part.file,
                n=format_number(part.count),
                reason=part.reason,
            )
        )
    print(tr("Written to {folder}.", folder=choices.out))
    old = earlier_files(choices.out, (*written, *results.read_from))
    if old:
        print(tr("There before, and not of these results: {files}.", files=join_list(old)))
    return 0


def _file_results(choices: argparse.Namespace, show: ProgressCallback) -> Results:
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.bounds.guarantee_builder import build_guarantee
    from crowdgui.core.job import Job
    from crowdgui.core.rules.registry import get_rule
    from crowdgui.core.run import run_job
    from crowdgui.io.read_labels import read_labels
    from crowdgui.io.results import Results

    # What is wrong with the rule or its choices is said before a long file is read.
    rule = get_rule(choices.rule)
    made = choices_of(rule, choices)
    wishes = GuaranteeOptions(
        choices.epsilon, choices.delta, 1.0 - choices.confidence, choices.gold_at_random
    )
    source = source_of(choices, show)
    found = read_labels(source, show)
    outcome = run_job(Job(found.labels, found.gold, rule.key, made), show)
    guarantee = build_guarantee(outcome, wishes, show)
    key = _key(choices)
    return Results(
        outcome,
        guarantee,
        found.left_out,
        key=key,
        read_from=source.files,
        name=found.title,
        wishes=wishes,
        report_key=_report_key(choices, key),
        content=found.content,
    )


def _project_results(choices: argparse.Namespace, show: ProgressCallback) -> Results:
    """Do what the window does with a project: its rule, its workers, its decisions."""
    from crowdgui.core.bounds.guarantee_builder import build_guarantee
    from crowdgui.core.project_state import (
        build_job,
        read_decisions,
        read_flag_thresholds,
        read_guarantee_options,
    )
    from crowdgui.core.run import run_job
    from crowdgui.io.results import Results

    saved = saved_in(choices, show)
    outcome = run_job(build_job(saved.data.labels, saved.data.gold, saved.state), show)
    outcome = replace(outcome, workers=outcome.workers.judged(read_flag_thresholds(saved.state)))
    wishes = read_guarantee_options(saved.state)
    guarantee = build_guarantee(outcome, wishes, show)
    key = _key(choices)
    return Results(
        outcome,
        guarantee,
        saved.data.left_out,
        read_decisions(saved.state),
        key,
        (choices.file,),
        name=saved.data.title,
        wishes=wishes,
        report_key=_report_key(choices, key),
        content=saved.data.content,
    )


def _key(choices: argparse.Namespace) -> bytes | None:
    from crowdgui.io.pseudonyms import new_key

    return new_key() if choices.pseudonyms else None


def _report_key(choices: argparse.Namespace, key: bytes | None) -> bytes | None:
    """Return what hides workers in the report: they have the numbers of the other files there."""
    from crowdgui.io.pseudonyms import new_key

    return None if choices.names else key or new_key()


def _check_names(choices: argparse.Namespace) -> None:
    if not choices.names:
        return
    if choices.pseudonyms:
        raise InputError(tr("--names shows what --pseudonyms hides. Give one of them."))
    if not (choices.html or choices.pdf):
        raise InputError(tr("--names is about the report. Add --html or --pdf."))


def _write_reports(
    folder: Path, results: Results, choices: argparse.Namespace, show: ProgressCallback
) -> tuple[Path, ...]:
    """Write the report in the forms that were asked for, and give its files."""
    from crowdgui.io.report.export import HTML_REPORT
    from crowdgui.io.results import write_exports

    written: tuple[Path, ...] = ()
    if choices.html:
        written += write_exports(folder, results, (HTML_REPORT,), show).files
    if choices.pdf:
        from crowdgui.ui.exports import PDF_REPORT
        from crowdgui.ui.report.application import paper_application

        # Kept until the last page is painted.
        application = paper_application()
        written += write_exports(folder, results, (PDF_REPORT,), show).files
        del application
    return written
