"""A report whose rule runs on a Dask cluster, and where else it may run."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from crowdgui.cli.rules import all_options, read_options
from crowdgui.cli.terminal import TerminalProgress, option_name
from crowdgui.core.errors import InputError
from crowdgui.core.rules.registry import get_rule
from crowdgui.io.cluster import has_dask

if TYPE_CHECKING:
    import argparse
    from pathlib import Path


def add_engine(parser: argparse.ArgumentParser) -> None:
    from crowdgui.core.progress import available_cores

    group = parser.add_argument_group("engine")
    group.add_argument(
        "--engine",
        choices=["threads", "dask"],
        default="threads",
        help=(
            "where the rule runs: on this computer, or on a Dask cluster, which "
            "reads FILE (a Parquet file or a folder of them) and writes final labels "
            "and workers as Parquet"
        ),
    )
    group.add_argument(
        "--threads",
        metavar="N",
        type=int,
        default=available_cores(),
        help=("how many threads the rule may use on this computer; the results don’t depend on it"),
    )
    group.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="address of the cluster’s scheduler, for --engine dask",
    )


_OPTIONS = ("file", "out", "engine", "cluster", "rule", "worker", "item", "label")
"""What can be said of a run on a cluster, beside the options of its rule."""


def report_on_cluster(parser: argparse.ArgumentParser, args: argparse.Namespace) -> int:
    _check_options(parser, args)
    if args.cluster is None:
        raise InputError("--engine dask needs --cluster with the address of a scheduler.")
    if None in (args.worker, args.item, args.label):
        raise InputError("Name the columns with --worker, --item and --label.")
    if not has_dask():
        raise InputError("Dask is not installed. Install crowdgui[dask].")
    from crowdgui.io.cluster.parts import ColumnNames
    from crowdgui.io.cluster.run import ClusterJob, run_on_cluster

    rule = get_rule(args.rule)
    columns = ColumnNames(args.worker, args.item, args.label)
    made = read_options(rule, args)
    job = ClusterJob(_place(args.file), columns, rule.key, made, _place(args.out))
    show = TerminalProgress()
    try:
        found = run_on_cluster(job, args.cluster, show)
    finally:
        show.clear()
    print(found.summary)
    print(f"Written to {job.out}.")
    return 0


def _check_options(parser: argparse.ArgumentParser, args: argparse.Namespace) -> None:
    """Refuse an option that a run on a cluster doesn’t take."""
    plain = vars(parser.parse_args([str(args.file)]))
    for name, value in vars(args).items():
        if name in (*_OPTIONS, *all_options()):
            continue
        if name not in plain or value != plain[name]:
            raise InputError(f"{option_name(name)} can’t be used with --engine dask.")


def _place(path: Path) -> str:
    """Return a path, or an address as it was written: a path has lost a slash of its “//”."""
    return re.sub(r"^([a-z][a-z0-9+.-]+):/(?=[^/])", r"\1://", path.as_posix())
