"""The command that simulates crowds with a known truth, the paper's among them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from crowdgui.cli.rules import add_option
from crowdgui.cli.study import add_shared_options, parse_numbers
from crowdgui.cli.terminal import (
    INTERRUPTED,
    Parser,
    TerminalProgress,
    check_least,
    option_name,
    run_until_stopped,
)
from crowdgui.core.errors import InputError
from crowdgui.text.translation import format_number

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from crowdgui.core.options import Options
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.simulate.experiment import Experiment, SweepVariable
    from crowdgui.core.simulate.simulation_run import SimulationResult

_Record = TypeVar("_Record", bound="Options")


def simulate(words: list[str]) -> int:
    args = simulate_parser().parse_args(words)
    check_least(args, seed=0, processes=0)
    from crowdgui.core.progress import available_cores
    from crowdgui.text.wording import describe

    experiment = _experiment(args)
    show = TerminalProgress()
    try:
        processes = args.processes or available_cores()
        task = partial(_run, experiment, args.seed, processes)
        found, whole = run_until_stopped(task, show)
    finally:
        show.clear()
    _write(args.out, args.preset or "simulation", found)
    if args.save_set:
        _save_set(args.out, experiment, args.seed)
    for note in found.notes:
        print(describe(note))
    noun = "dataset" if found.n_done == 1 else "datasets"
    print(f"{format_number(found.n_done)} {noun}. Written to {args.out}.")
    return 0 if whole else INTERRUPTED


def simulate_parser() -> argparse.ArgumentParser:
    from crowdgui.core.simulate.experiment import PRESETS, SERIES, SweepVariable

    parser = Parser(
        prog="crowdgui simulate",
        description=(
            "Run rules on simulated labels with known true classes to see how often "
            "they are wrong. Writes curves as CSV and SVG."
        ),
    )
    parser.add_argument(
        "--preset",
        choices=list(PRESETS),
        help="a simulation from Li and Yu (2014); other options change it",
    )
    parser.add_argument("--rules", metavar="KEYS", help=f"comma-separated: {', '.join(SERIES)}")
    parser.add_argument(
        "--vary",
        choices=[v.value for v in SweepVariable],
        help="setting that varies from point to point",
    )
    parser.add_argument(
        "--values", metavar="VALUES", help="comma-separated values of the setting that varies"
    )
    parser.add_argument(
        "--accuracy", metavar="MEAN", type=float, help="mean accuracy of the workers"
    )
    parser.add_argument(
        "--save-set",
        action="store_true",
        help="also write the first dataset of the last point, as a label file",
    )
    for title, record in _records().items():
        group = parser.add_argument_group(title)
        for choice in _described(record):
            add_option(group, choice)
    add_shared_options(parser, "crowdgui-simulation")
    return parser


def _records() -> dict[str, type[Options]]:
    from crowdgui.core.simulate.assignment import ConstantRate, FixedPerItem
    from crowdgui.core.simulate.crowds import CrowdSpec
    from crowdgui.core.simulate.experiment import Experiment
    from crowdgui.core.simulate.scenario import Scenario

    return {
        "size": Scenario,
        "workers": CrowdSpec,
        "probability of a label, the same for every worker and item": ConstantRate,
        "or the same number of labels per item": FixedPerItem,
        "runs": Experiment,
    }


def _described(record: type[Options]) -> Any:
    from crowdgui.core.options import option_fields

    return option_fields(record)


def _experiment(args: argparse.Namespace) -> Experiment:
    """Change the preset, or the defaults where there is none, by the options given."""
    from crowdgui.core.simulate.accuracies import BetaAccuracies
    from crowdgui.core.simulate.experiment import Experiment, get_preset

    base = get_preset(args.preset).experiment if args.preset else Experiment()
    setting = base.setting
    crowd = _changed(setting.crowd, args)
    if args.accuracy is not None:
        crowd = replace(crowd, accuracies=BetaAccuracies.of_mean(args.accuracy))
    setting = _changed(replace(setting, crowd=crowd, assignment=_assignment(setting, args)), args)
    found = _changed(replace(base, setting=setting, **_series(args, base.varied)), args)
    _check_used(found, args)
    return found


_SETS = {
    "mean-accuracy": ("accuracy",),
    "workers": ("n_workers",),
    "items": ("n_items",),
    "classes": ("n_classes",),
    "chance": ("chance", "labels"),
    "labels-per-item": ("chance", "labels"),
}
"""The options that a varied setting takes the place of, where they are not called as it is."""

_NEEDS = {"leaders": "copying", "copied": "copying", "hardness": "hard"}
"""Options that say more of workers or items of which there may be none."""


def _check_used(experiment: Experiment, args: argparse.Namespace) -> None:
    """Refuse options that change nothing."""
    varied = experiment.varied.value
    for name in _SETS.get(varied, (varied.replace("-", "_"),)):
        if getattr(args, name, None) is not None:
            raise InputError(f"{option_name(name)} changes nothing, because {varied} varies.")
    for name, other in _NEEDS.items():
        some = varied == other or getattr(experiment.setting.crowd, other)
        if hasattr(args, name) and not some:
            raise InputError(f"{option_name(name)} needs {option_name(other)}.")


def _series(args: argparse.Namespace, varied: SweepVariable) -> dict[str, Any]:
    """Return the rules, and what differs from point to point; `varied` is what did before."""
    from crowdgui.core.simulate.experiment import SweepVariable

    given: dict[str, Any] = {}
    if args.rules:
        given["series"] = tuple(key.strip() for key in args.rules.split(","))
    if args.vary and not args.values and args.vary != SweepVariable.NOTHING:
        raise InputError("--vary needs --values.")
    if args.values and (args.vary or varied) == SweepVariable.NOTHING:
        raise InputError("--values needs --vary.")
    if args.vary:
        given |= {"varied": SweepVariable(args.vary), "values": (0.0,)}
    if args.values:
        given["values"] = parse_numbers(args.values)
    return given


def _assignment(setting: Any, args: argparse.Namespace) -> Any:
    from crowdgui.core.simulate.assignment import ConstantRate, FixedPerItem

    chance, labels = (getattr(args, key, None) for key in ("chance", "labels"))
    if chance is not None and labels is not None:
        raise InputError("Use either --chance or --labels, not both.")
    if labels is not None:
        return FixedPerItem(labels)
    return setting.assignment if chance is None else ConstantRate(chance)


def _changed(record: _Record, args: argparse.Namespace) -> _Record:
    """Build a record from the options that were given."""
    keys = [choice.key for choice in _described(type(record))]
    given: Any = {key: getattr(args, key) for key in keys if hasattr(args, key)}
    return replace(record, **given)


def _run(
    experiment: Experiment, seed: int, processes: int, report: ProgressCallback
) -> SimulationResult:
    from crowdgui.core.simulate.simulation_run import run_simulation

    return run_simulation(experiment, seed, report, processes=processes)


def _write(folder: Path, name: str, found: SimulationResult) -> None:
    from crowdgui.figures.simulation_curves import View, simulation_curves
    from crowdgui.io.atomic import replace_together
    from crowdgui.io.exporting.tables.simulated import write_curves, write_trials
    from crowdgui.text.simulation import sweep_heading

    heading = sweep_heading(found.experiment.varied)
    with replace_together(folder) as staging:
        for view in View:
            curves = simulation_curves(found, view, log=view is View.ERROR)
            if curves.lines:
                write_curves(staging, f"{name}-{view.value}", curves, view.heading)
        write_trials(staging / f"{name}-trials.csv", found.trials, heading)


def _save_set(folder: Path, experiment: Experiment, seed: int) -> None:
    from crowdgui.core.simulate.simulation_run import redraw_dataset
    from crowdgui.io.exporting.tables.simulated import write_simulated

    drawn = redraw_dataset(experiment, seed, len(experiment.values) - 1, 0)
    write_simulated(folder / "simulated.csv", drawn)
