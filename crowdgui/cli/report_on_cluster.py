"""The report command on a Dask cluster: labels and results are Parquet that its workers reach."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from crowdgui.cli.rule_choices import all_choices, choices_of, option_of
from crowdgui.cli.terminal import TerminalProgress
from crowdgui.core.errors import InputError
from crowdgui.io.partitioned.there import has_dask
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

_OPTIONS = ("file", "out", "engine", "cluster", "rule", "worker", "item", "label")
"""What can be said of a run on a cluster, beside the choices of its rule."""


def report_on_cluster(parser: argparse.ArgumentParser, choices: argparse.Namespace) -> int:
    _check_options(parser, choices)
    if choices.cluster is None:
        raise InputError(tr("--engine dask needs --cluster with the address of a scheduler."))
    if None in (choices.worker, choices.item, choices.label):
        raise InputError(tr("Name the columns with --worker, --item and --label."))
    if not has_dask():
        raise InputError(tr("Dask is not installed. Install crowdgui[dask]."))
    from crowdgui.core.rules.registry import get_rule
    from crowdgui.io.partitioned.parts import Columns
    from crowdgui.io.partitioned.run import ClusterJob, run_on_cluster

    rule = get_rule(choices.rule)
    columns = Columns(choices.worker, choices.item, choices.label)
    made = choices_of(rule, choices)
    job = ClusterJob(_place(choices.file), columns, rule.key, made, _place(choices.out))
    show = TerminalProgress()
    try:
        found = run_on_cluster(job, choices.cluster, show)
    finally:
        show.clear()
    print(found.summary)
    print(tr("Written to {folder}.", folder=job.out))
    return 0


def _check_options(parser: argparse.ArgumentParser, choices: argparse.Namespace) -> None:
    """Refuse an option that would say nothing there."""
    plain = vars(parser.parse_args([str(choices.file)]))
    for name, value in vars(choices).items():
        if name in (*_OPTIONS, *all_choices()):
            continue
        if name not in plain or value != plain[name]:
            raise InputError(tr("{option} is not for --engine dask.", option=option_of(name)))


def _place(path: Path) -> str:
    """Return a path, or an address as it was written: a path has lost a slash of its “//”."""
    return re.sub(r"^([a-z][a-z0-9+.-]+):/(?=[^/])", r"\1://", path.as_posix())
