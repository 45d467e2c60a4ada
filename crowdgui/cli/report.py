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
from crowdgui.core.text import listed, number, tr

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from crowdgui.core.progress import Report
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
    from crowdgui.core.blocks.over_blocks import blocks_on_threads
    from crowdgui.core.workers.findings import summary
    from crowdgui.io.results import write_exports

    _check_names(choices)
    exports = exports_of(choices)
    show = TerminalProgress()
    try:
        with blocks_on_threads(choices.threads):
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
                n=number(part.count),
                reason=part.reason,
            )
        )
    print(tr("Written to {folder}.", folder=choices.out))
    old = earlier_files(choices.out, (*written, *results.read_from))
    if old:
        print(tr("There before, and not of these results: {files}.", files=listed(old)))
    return 0


def _file_results(choices: argparse.Namespace, show: Report) -> Results:
    from crowdgui.core.bounds.certify import Wishes, certify
    from crowdgui.core.job import Job, run
    from crowdgui.core.rules.table import rule_of
    from crowdgui.io.read_labels import read_labels
    from crowdgui.io.results import Results

    # What is wrong with the rule or its choices is said before a long file is read.
    rule = rule_of(choices.rule)
    made = choices_of(rule, choices)
    wishes = Wishes(
        choices.epsilon, choices.delta, 1.0 - choices.confidence, choices.gold_at_random
    )
    source = source_of(choices, show)
    found = read_labels(source, show)
    outcome = run(Job(found.labels, found.gold, rule.key, made), show)
    guarantee = certify(outcome, wishes, show)
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


def _project_results(choices: argparse.Namespace, show: Report) -> Results:
    """Do what the window does with a project: its rule, its workers, its decisions."""
    from crowdgui.core.bounds.certify import certify
    from crowdgui.core.job import run
    from crowdgui.core.standing import decisions_of, job_of, thresholds_of, wishes_of
    from crowdgui.io.results import Results

    saved = saved_in(choices, show)
    outcome = run(job_of(saved.data.labels, saved.data.gold, saved.state), show)
    outcome = replace(outcome, workers=outcome.workers.judged(thresholds_of(saved.state)))
    wishes = wishes_of(saved.state)
    guarantee = certify(outcome, wishes, show)
    key = _key(choices)
    return Results(
        outcome,
        guarantee,
        saved.data.left_out,
        decisions_of(saved.state),
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
    folder: Path, results: Results, choices: argparse.Namespace, show: Report
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
