"""The command that does the whole work without a window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.cli.labels_source import source_of
from crowdgui.cli.report_options import exports_of, report_parser
from crowdgui.cli.rule_choices import choices_of, option_of
from crowdgui.cli.terminal import TerminalProgress
from crowdgui.core.errors import DataError
from crowdgui.core.text import number, tr

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from crowdgui.core.progress import Report
    from crowdgui.io.project.project import Saved
    from crowdgui.io.results import Results

_ANY_FILE = (
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
"""Options that say what is written, not what is done; a project takes them too."""


def report(words: list[str]) -> int:
    parser = report_parser()
    choices = parser.parse_args(words)
    if choices.engine == "dask":
        from crowdgui.cli.report_on_cluster import report_on_cluster

        return report_on_cluster(parser, choices)
    if choices.cluster is not None:
        raise DataError(tr("--cluster goes with --engine dask."))
    if choices.threads < 1:
        raise DataError(tr("--threads must be 1 or more."))
    # Only now, since the window must not wait for what it does not need.
    from crowdgui.core.blocks.over_blocks import blocks_on_threads
    from crowdgui.core.workers.findings import summary
    from crowdgui.io.project.project import SUFFIX
    from crowdgui.io.results import write_exports

    _check_names(choices)
    exports = exports_of(choices)
    show = TerminalProgress()
    try:
        with blocks_on_threads(choices.threads):
            if choices.file.suffix.lower() == SUFFIX:
                _check_left_to_project(parser, choices)
                results = _project_results(choices, show)
            else:
                results = _file_results(choices, show)
        write_exports(choices.out, results, exports, show)
        _write_reports(choices.out, results, choices, show)
    finally:
        show.clear()
    print(summary(results.outcome, results.guarantee))
    for part in results.left_out:
        print(tr("Left out of {file}: {n} – {reason}", file=part.file, n=number(part.count),
                 reason=part.reason))  # fmt: skip
    print(tr("Written to {folder}.", folder=choices.out))
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
    from crowdgui.io.project.project import Project
    from crowdgui.io.results import Results

    project, content = Project.open(choices.file, show)
    with project:
        saved = _asked(choices, content.questions)
        outcome = run(job_of(saved.data.labels, saved.data.gold, saved.state), show)
        workers = outcome.workers.judged(thresholds_of(saved.state))
        outcome = replace(outcome, workers=workers)
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


def _asked(choices: argparse.Namespace, questions: tuple[Saved, ...]) -> Saved:
    """Give the question of a project that was asked for, its only one where none was."""
    names = [saved.data.question for saved in questions]
    there = ", ".join(tr("“{name}”", name=name) for name in names)
    if choices.question is None:
        if len(questions) == 1:
            return questions[0]
        raise DataError(
            tr("{file} holds several questions: {there}. Choose one with --question.",
               file=choices.file.name, there=there)
        )  # fmt: skip
    if choices.question not in names:
        raise DataError(
            tr("{file} has no question “{wanted}”. It holds {there}.",
               file=choices.file.name, wanted=choices.question, there=there)
        )  # fmt: skip
    return questions[names.index(choices.question)]


def _check_left_to_project(parser: argparse.ArgumentParser, choices: argparse.Namespace) -> None:
    """Refuse an option that a project answers itself."""
    plain = vars(parser.parse_args([str(choices.file)]))
    for name, value in vars(choices).items():
        if name not in (*_ANY_FILE, "question") and (name not in plain or value != plain[name]):
            raise DataError(
                tr(
                    "{option} is part of a project already. Change it in the window, or give the "
                    "file of labels.",
                    option=option_of(name),
                )
            )


def _key(choices: argparse.Namespace) -> bytes | None:
    from crowdgui.io.pseudonyms import new_key

    return new_key() if choices.pseudonyms else None


def _report_key(choices: argparse.Namespace, key: bytes | None) -> bytes | None:
    """Give what hides workers in the report: they have the numbers of the other files there."""
    from crowdgui.io.pseudonyms import new_key

    return None if choices.names else key or new_key()


def _check_names(choices: argparse.Namespace) -> None:
    if not choices.names:
        return
    if choices.pseudonyms:
        raise DataError(tr("--names shows what --pseudonyms hides. Give one of them."))
    if not (choices.html or choices.pdf):
        raise DataError(tr("--names is about the report. Add --html or --pdf."))


def _write_reports(
    folder: Path, results: Results, choices: argparse.Namespace, show: Report
) -> None:
    """Write the report in the forms that were asked for."""
    from crowdgui.io.report.export import HTML_REPORT
    from crowdgui.io.results import write_exports

    if choices.html:
        write_exports(folder, results, (HTML_REPORT,), show)
    if choices.pdf:
        from crowdgui.ui.exports import PDF_REPORT
        from crowdgui.ui.report.application import paper_application

        # Kept until the last page is painted.
        application = paper_application()
        write_exports(folder, results, (PDF_REPORT,), show)
        del application
