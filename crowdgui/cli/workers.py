"""Workers on the command line: their groups, who is excluded, and who is a model."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from crowdgui.cli.terminal import option_name, split_words
from crowdgui.core.errors import InputError
from crowdgui.text.translation import format_number

if TYPE_CHECKING:
    import argparse
    from collections.abc import Collection, Sequence

    from crowdgui.core.arrays import TextArray
    from crowdgui.core.job import Job
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import QuestionState
    from crowdgui.core.workers.cohorts import WorkerGroups
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.sources import Source


def add_groups(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--groups",
        metavar="COLS|FILE",
        help=(
            "groups to compare, such as vendors or shifts: comma-separated names of columns, or a "
            "table with a row per worker and a column per attribute; writes the table “groups”"
        ),
    )


def lists_workers(args: argparse.Namespace) -> bool:
    """Return whether --groups is a list of workers rather than names of columns."""
    groups = getattr(args, "groups", None)
    return groups is not None and _is_file(groups)


def group_columns(args: argparse.Namespace) -> list[str]:
    """Return the columns that --groups names."""
    return [] if lists_workers(args) else split_words(getattr(args, "groups", None) or "")


def read_groups(
    data: ImportedLabels, args: argparse.Namespace, show: ProgressCallback
) -> WorkerGroups | None:
    """Read the list of workers that --groups names, if it names one."""
    from crowdgui.io.importing.lists.worker_list import read_worker_list

    if not lists_workers(args):
        return None
    return read_worker_list(Path(args.groups), data.labels.worker_ids, show)


def add_exclude(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--exclude",
        metavar="WORKERS",
        action="append",
        help=(
            "workers whose labels don’t count: comma-separated names; can be repeated, for a name "
            "that has a comma"
        ),
    )


def excluded_workers(
    data: ImportedLabels, args: argparse.Namespace, every: Sequence[ImportedLabels] = ()
) -> frozenset[int]:
    """Return the workers that --exclude names; `every` question of the file may have others."""
    codes = {str(name): code for code, name in enumerate(data.labels.worker_ids)}
    known = codes.keys() | {str(name) for one in every for name in one.labels.worker_ids}
    names: list[str] = []
    for given in args.exclude or ():
        wanted = [given] if given in known else split_words(given)
        if not wanted:
            raise InputError("--exclude needs the name of a worker.")
        names += wanted
    unknown = [f"“{name}”" for name in dict.fromkeys(names) if name not in known]
    if unknown:
        raise InputError(f"--exclude: no worker is called {_shortened(unknown)}.")
    found = frozenset(codes[name] for name in names if name in codes)
    if len(found) == len(codes):
        raise InputError("--exclude: at least one worker has to remain.")
    return found


def describe_excluded(job: Job) -> str:
    """State in a line whose labels do not count."""
    labels, used = job.labels, job.used
    names = [str(name) for name in labels.worker_ids[job.excluded]]
    n, all_workers = format_number(len(names)), format_number(labels.n_workers)
    left = f"{format_number(used.n_labels)} of {format_number(labels.n_labels)} labels count"
    return f"Excluded: {n} of {all_workers} workers ({_shortened(names)}). {left}."


_LIST_ENDINGS = (".csv", ".tsv", ".txt", ".xlsx", ".json", ".jsonl", ".parquet")
"""What a word ends with that is meant as a file, not as a worker's name."""


def stated_models(args: argparse.Namespace) -> Path | tuple[str, ...]:
    """Return what --models states: a file that lists models, or patterns of their names."""
    if args.models is None:
        return ()
    return Path(args.models) if _is_file(args.models) else _patterns(args.models)


def with_models(source: Source, args: argparse.Namespace) -> Source:
    """Apply --models, if it is given."""
    stated = stated_models(args)
    if isinstance(stated, Path):
        return replace(source, models=stated)
    return replace(source, reading=replace(source.reading, models=stated or source.reading.models))


def _is_file(text: str) -> bool:
    """Return whether there is a file of this name; a long list of patterns can’t be a name."""
    try:
        return bool(text) and Path(text).is_file()
    except OSError:
        return False


def _patterns(text: str) -> tuple[str, ...]:
    patterns = tuple(split_words(text))
    if not patterns:
        raise InputError("--models needs a pattern such as “gpt-*”, or a file.")
    for pattern in patterns:
        if pattern.lower().endswith(_LIST_ENDINGS) and "*" not in pattern:
            raise InputError(f"--models: there is no file “{pattern}”.")
    return patterns


def check_models(found: Sequence[ImportedLabels], args: argparse.Namespace) -> None:
    """Refuse a pattern that fits nobody, and point out names like models where none is marked."""
    from crowdgui.io.importing.model_workers import resembling_models, unmatched_patterns

    workers = [data.labels.worker_ids for data in found]
    source = found[0].source
    if args.models is not None and source is not None:
        for pattern in unmatched_patterns(source.reading.models, workers):
            raise InputError(f"--models: no worker’s name fits “{pattern}”.")
    if any(data.models for data in found):
        return
    names = resembling_models(dict.fromkeys(name for group in workers for name in group.tolist()))
    if names:
        noun = "worker has a name" if len(names) == 1 else "workers have names"
        like = "like a model" if len(names) == 1 else "like models"
        print(
            f"{format_number(len(names))} {noun} {like}: {_shortened(names)}. Mark "
            f"{'it' if len(names) == 1 else 'them'} with --models to keep people and models apart.",
            file=sys.stderr,
        )


def check_model_votes(data: ImportedLabels, state: QuestionState, args: argparse.Namespace) -> None:
    """Refuse to change how models vote where nobody is a model."""
    from crowdgui.core.options import option_fields

    for option in option_fields(type(state.model_votes)):
        if getattr(state.model_votes, option.key) and not data.models:
            raise InputError(
                f"{option_name(option.key)} needs models. Say who is one with --models."
            )
    if args.compare_model_votes and not data.models:
        raise InputError("--compare-model-votes needs models. Say who is one with --models.")


def describe_models(workers: TextArray, models: Collection[int]) -> str:
    """State in a line which workers are models."""
    names = [str(workers[code]) for code in sorted(models)]
    n, all_workers = format_number(len(names)), format_number(len(workers))
    return f"Models: {n} of {all_workers} workers ({_shortened(names)})."


_MOST_NAMED = 5
"""Most workers named in a line."""


def _shortened(names: Sequence[str]) -> str:
    more = len(names) - _MOST_NAMED
    return ", ".join(names[:_MOST_NAMED]) + (f" and {format_number(more)} more" * (more > 0))
