"""How the report was made: versions, settings, the files it is about, and the theory."""

from __future__ import annotations

import hashlib
import platform
from typing import TYPE_CHECKING

import numpy as np
import scipy

from crowdgui import __version__
from crowdgui.core.options import OptionKind, option_fields
from crowdgui.core.progress import Progress
from crowdgui.core.workers.report import Thresholds
from crowdgui.io.report.parts import (
    DefinitionList,
    Paragraph,
    Part,
    ReportColumn,
    ReportSection,
    Row,
    Subtitle,
    Table,
    shorten_text,
)
from crowdgui.io.report.sections.aggregation import describe_options
from crowdgui.text.guarantees.headline import describe_tolerance
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import (
    format_confidence,
    format_number,
    format_percent,
    inline_name,
    tr,
)
from crowdgui.text.wording import option_text

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.exporting.results import Results


_CHUNK = 1 << 22


def provenance_section(results: Results, report: ProgressCallback) -> ReportSection:
    """Return what is needed to make the same report again."""
    parts: list[Part] = [
        DefinitionList(tuple(describe_versions())),
        Subtitle(tr("Settings")),
        DefinitionList(tuple(_settings(results))),
        *describe_files(results.read_from, report),
        Subtitle(tr("Theory")),
        Paragraph(
            tr(
                "Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority "
                "Voting for Crowdsourcing, arXiv:1411.4086."
            )
        ),
    ]
    return ReportSection("making", tr("How this report was made"), tuple(parts))


def describe_versions() -> list[tuple[str, str]]:
    """Name what the report was made with."""
    return [
        ("CrowdGUI", __version__),
        ("Python", platform.python_version()),
        ("NumPy", np.__version__),
        ("SciPy", scipy.__version__),
    ]


def _settings(results: Results) -> list[tuple[str, str]]:
    outcome, guarantee_options = results.outcome, results.guarantee_options
    rows = [(tr("Rule"), f"{rule_name(outcome.job.rule)} ({outcome.job.rule})")]
    made = outcome.job.options
    rows += [
        (option_text(choice).name, describe_options(choice, getattr(made, choice.key)))
        for choice in option_fields(type(made))
    ]
    rows += [
        (tr("Target error rate (ε)"), format_percent(guarantee_options.target)),
        *(
            [(tr("Counts as wrong"), describe_tolerance())]
            if guarantee_options.counted_tolerance
            else []
        ),
        (tr("Accepted risk (δ)"), format_percent(guarantee_options.delta)),
        (tr("Confidence level of guarantees (1 − α)"), format_confidence(guarantee_options.alpha)),
        (
            tr("Gold drawn at random"),
            tr("yes") if guarantee_options.gold_at_random else tr("not stated"),
        ),
        (tr("Seed of the model check"), str(guarantee_options.seed)),
    ]
    return rows + _thresholds(outcome.workers.thresholds)


def _thresholds(line: Thresholds) -> list[tuple[str, str]]:
    """Return where the line is drawn between workers who are flagged and those who are not."""
    rows = []
    for threshold in option_fields(Thresholds):
        value = getattr(line, threshold.key)
        words = format_percent(value) if threshold.kind is OptionKind.REAL else format_number(value)
        rows.append((tr("Flags: {name}", name=inline_name(option_text(threshold).name)), words))
    return rows


def describe_files(paths: tuple[Path, ...], report: ProgressCallback) -> list[Part]:
    """Return size and SHA-256 of each file that can still be read."""
    rows = []
    for path in paths:
        report(Progress(tr("Reading {file}", file=path.name)))
        try:
            size, mark = _fingerprint(path, report)
        except OSError:
            size, mark = "–", tr("The file can no longer be read.")
        rows.append(Row((shorten_text(path.name), size, mark)))
    if not rows:
        return []
    columns = (
        ReportColumn(tr("File"), share=1.2),
        ReportColumn(tr("Bytes"), numeric=True, share=0.8),
        ReportColumn(tr("SHA-256"), share=3.4),
    )
    note = tr("As the files were when this report was made.")
    return [Table(tr("Files"), columns, tuple(rows), note)]


def _fingerprint(path: Path, report: ProgressCallback) -> tuple[str, str]:
    digest, size = hashlib.sha256(), 0
    whole = path.stat().st_size
    with path.open("rb") as file:
        while part := file.read(_CHUNK):
            digest.update(part)
            size += len(part)
            report(Progress(tr("Reading {file}", file=path.name), size / max(whole, size)))
    return format_number(size), digest.hexdigest()
