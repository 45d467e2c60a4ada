"""The command that does the whole work without a window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from crowdgui.cli.adding import add_adding, add_to_project, check_adding
from crowdgui.cli.cluster import add_engine, report_on_cluster
from crowdgui.cli.draw import add_target, check_tolerance
from crowdgui.cli.outputs import (
    add_tables,
    check_tables,
    print_model_votes,
    print_results,
    pseudonym_keys,
    select_exports,
    table_format,
    wanted_tables,
    write_results,
)
from crowdgui.cli.projects import (
    add_sharing,
    check_left_to_project,
    check_sharing,
    find_saved_question,
    project_files,
    read_content,
    share,
)
from crowdgui.cli.ranking import add_ranking, check_no_comparisons, report_ranking
from crowdgui.cli.rules import (
    add_option,
    add_options,
    add_rule,
    read_options,
    refuse_options,
)
from crowdgui.cli.sources import add_labels, read_every_question, read_files
from crowdgui.cli.tags import (
    add_tags,
    check_not_pooled,
    note_unanswered,
    print_tags,
    report_tags,
    wants_tags,
)
from crowdgui.cli.terminal import (
    Parser,
    TerminalProgress,
    add_out,
    check_least,
    check_shares,
    parse_path,
)
from crowdgui.cli.workers import (
    add_exclude,
    add_groups,
    check_model_votes,
    excluded_workers,
    lists_workers,
    read_groups,
)
from crowdgui.core.errors import InputError
from crowdgui.core.rules.registry import RECOMMENDED_KEY, get_rule
from crowdgui.io.project_folder.place import is_project

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from crowdgui.core.groups.model_votes import ModelVotes
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import QuestionState
    from crowdgui.io.exporting.results import Results
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.project.content import ProjectContent, SavedQuestion


def report_parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="crowdgui report",
        description="Aggregate the labels in FILE, assess the workers and write the results.",
    )
    add_labels(parser)
    add_groups(parser)
    add_exclude(parser)
    add_tags(parser)
    add_rule(parser)
    _add_guarantee(parser)
    _add_costs(parser)
    add_adding(parser)
    add_sharing(parser)
    _add_prices(parser)
    add_ranking(parser)
    add_options(parser)
    _add_model_votes(parser)
    parser.add_argument(
        "--pseudonyms",
        action="store_true",
        help="replace workers’ names with numbers; afterwards nobody can tell who is who",
    )
    parser.add_argument(
        "--questions",
        metavar="NAMES",
        help="read several questions, each into a folder of its own: comma-separated, or “all”",
    )
    add_tables(parser)
    add_engine(parser)
    for option, words in {
        "--html": "also write a report, as one HTML file with charts",
        "--pdf": "also write the report as PDF",
        "--names": "show workers’ names in the report (default: numbers)",
    }.items():
        parser.add_argument(option, action="store_true", help=words)
    add_out(parser, "crowdgui-report")
    return parser


def _add_guarantee(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("guarantee")
    add_target(group)
    group.add_argument(
        "--delta",
        metavar="SHARE",
        type=float,
        default=0.05,
        help="accepted probability that the error rate is higher, for bounds of the worker model",
    )
    group.add_argument(
        "--audit",
        metavar="FILE",
        type=parse_path,
        help="the list of “crowdgui draw” with labels: accepts labels, lists what to review",
    )
    group.add_argument(
        "--reviewed",
        metavar="FILE",
        type=parse_path,
        help="reviewed items (columns item and label); they replace the final labels",
    )
    group.add_argument(
        "--by-class",
        action="store_true",
        help="the target error rate is to hold for the labels that the rule gives each class",
    )
    group.add_argument(
        "--gold-at-random",
        action="store_true",
        help=(
            "the gold items were drawn at random from all items, so they count as an audit; not of "
            "a rule that was chosen because it is best on them"
        ),
    )


def _add_costs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cost",
        metavar="CLASS=N|distance|FILE",
        action="append",
        help=(
            "what mistakes cost: “severe=4” counts those on items of a class four times, "
            "“distance” takes the distance of ordered or numbered classes, a table has a row per "
            "true class and a column per final label; final labels are those of least expected cost"
        ),
    )


def _add_prices(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--prices",
        metavar="NAME=N,…|FILE",
        help=(
            "what you pay, such as “label=0.05,model=0.001,audit=0.4,review=0.4,currency=EUR” or "
            "“worker:ann=0.1”, or a table with these in two columns: adds what labels and right "
            "labels cost, and the cheapest way to the target, to summary.json and the report"
        ),
    )


def _add_model_votes(parser: argparse.ArgumentParser) -> None:
    from crowdgui.core.groups.model_votes import ModelVotes
    from crowdgui.core.options import option_fields

    group = parser.add_argument_group("votes of models")
    for option in option_fields(ModelVotes):
        add_option(group, option)
    group.add_argument(
        "--compare-model-votes",
        action="store_true",
        help="also say whether either of these predicts held-out labels of people better",
    )


def _model_votes(args: argparse.Namespace) -> ModelVotes:
    """Return how models vote."""
    from crowdgui.core.groups.model_votes import ModelVotes
    from crowdgui.core.options import option_fields

    keys = [option.key for option in option_fields(ModelVotes) if hasattr(args, option.key)]
    return ModelVotes(**{key: getattr(args, key) for key in keys})


_OWN = (
    "question",
    "out",
    "pseudonyms",
    "tables",
    "table_format",
    "exact",
    "probabilities",
    "html",
    "pdf",
    "names",
    "threads",
    "compare_model_votes",
    "prices",
    "project_folder",
)
"""Options that a project takes too: they say what is written, not what is done."""


def report(words: list[str]) -> int:
    parser = report_parser()
    args = parser.parse_args(words)
    if args.engine == "dask":
        return report_on_cluster(parser, args)
    if args.cluster is not None:
        raise InputError("--cluster needs --engine dask.")
    check_least(args, threads=1)
    check_shares(args, epsilon=0.05, delta=0.05, confidence=0.95)
    _check_names(args)
    if args.add is None:
        check_adding(args)
    check_sharing(args, project=is_project(args.file))
    _check_prices(args)
    if "ranking" not in wanted_tables(args):
        select_exports(args)  # What isn’t known is refused before long work.
    show = TerminalProgress()
    if wants_tags(args):
        check_no_comparisons(args)
        if lists_workers(args):
            raise InputError("--tags takes no list of workers: name columns with --groups.")
        return _report_tags(parser, args, show)
    if args.questions is not None:
        if args.audit or args.reviewed:
            raise InputError("--audit and --reviewed are about one question: use --question.")
        return _report_questions(parser, args, show)
    try:
        if args.add is not None:
            return _report_added(parser, args, show)
        if is_project(args.file):
            return _report_project(parser, args, show)
        return _report_files(parser, args, show)
    finally:
        show.clear()


def _report_added(
    parser: argparse.ArgumentParser, args: argparse.Namespace, show: TerminalProgress
) -> int:
    """Report on a project with the labels of a file added."""
    check_left_to_project(parser, args, (*_OWN, *check_adding(args)))
    made = add_to_project(args, pseudonym_keys(args), show)
    written = write_results(args.out, made.results, args, show)
    written += (made.write_list(args.out, show),)
    made.save()
    show.clear()
    print_results(made.results, args.out, written)
    print_model_votes(made.results, args, show)
    made.describe()
    return 0


def _report_project(
    parser: argparse.ArgumentParser, args: argparse.Namespace, show: TerminalProgress
) -> int:
    """Report on a question of a project, by the choices and decisions saved in it."""
    check_left_to_project(parser, args, _OWN)
    content = read_content(args.file, show)
    place = find_saved_question(content.questions, args)
    saved = content.questions[place]
    check_not_pooled(saved)
    if saved.data.pairs is not None:
        report_ranking(parser, args, saved.data, saved.state, args.out, show)
        share(args, content, show)
        return 0
    check_no_comparisons(args)
    read_from = list(project_files(args.file))
    saved = replace(saved, state=_priced(saved.data, saved.state, args, read_from))
    results = _project_results(saved, args, tuple(read_from), show)
    return _finish(results, content.with_question(place, saved), args, show)


def _report_files(
    parser: argparse.ArgumentParser, args: argparse.Namespace, show: TerminalProgress
) -> int:
    """Report on one question of files of labels."""
    # Before the files are read: a wrong choice is refused at once.
    state = _state(args)
    data = read_files(args, show, comparisons=True)
    if data.pairs is not None:
        if args.groups is not None:
            raise InputError("Comparisons of two can’t be read with --groups.")
        ranked = report_ranking(parser, args, data, None, args.out, show)
        share(args, _as_project(args, ranked), show)
        return 0
    check_no_comparisons(args)
    state, results = _results(data, state, args, show)
    return _finish(results, _as_project(args, (data, state)), args, show)


def _finish(
    results: Results,
    content: ProjectContent | None,
    args: argparse.Namespace,
    show: TerminalProgress,
) -> int:
    """Write what was asked for and print what was found."""
    check_tables(args, results)
    written = write_results(args.out, results, args, show)
    show.clear()
    print_results(results, args.out, written)
    print_model_votes(results, args, show)
    share(args, content, show)
    return 0


def _report_questions(
    parser: argparse.ArgumentParser,
    args: argparse.Namespace,
    show: TerminalProgress,
) -> int:
    """Do the same for each question of a file, into folders named after the questions."""
    from crowdgui.io.exporting.write import name_question_folders

    if is_project(args.file):
        check_left_to_project(parser, args, _OWN)
    state = _state(args)
    try:
        every = read_every_question(args, show)
    finally:
        show.clear()
    kept = []
    for data, name in zip(every, name_question_folders(d.question for d in every), strict=True):
        folder = args.out / name
        if data.pairs is not None:
            print(f"Question “{data.question}”")
            kept.append(report_ranking(parser, args, data, None, folder, show, every))
            continue
        try:
            made, results = _results(data, state, args, show, every)
            kept.append((data, made))
            written = write_results(folder, results, args, show)
        finally:
            show.clear()
        print(f"Question “{data.question}”")
        print_results(results, folder, written)
        print_model_votes(results, args, show)
    share(args, _as_project(args, *kept), show)
    return 0


def _as_project(
    args: argparse.Namespace, *questions: tuple[ImportedLabels, QuestionState]
) -> ProjectContent | None:
    """Return what was read as the project it makes; None where no project is asked for."""
    if args.project_folder is None:
        return None
    from crowdgui.io.project.content import ProjectContent, SavedQuestion

    return ProjectContent(tuple(SavedQuestion(*question) for question in questions))


def _report_tags(
    parser: argparse.ArgumentParser, args: argparse.Namespace, show: TerminalProgress
) -> int:
    """Report on the tags of items, each in a folder of its own, and on whole sets."""
    from crowdgui.io.exporting.table_formats import XLSX

    if is_project(args.file):
        check_left_to_project(parser, args, (*_OWN, "tags", "set_order"))
    form = table_format(args)
    if form == XLSX:
        raise InputError("--tags can’t be combined with --as xlsx. Choose another format.")
    if args.compare_model_votes:
        raise InputError("--compare-model-votes reads one question: remove it or --tags.")
    try:
        results = report_tags(
            args,
            _state(args),
            pseudonym_keys(args),
            form,
            lambda folder, one: write_results(folder, one, args, show),
            show,
        )
    finally:
        show.clear()
    print_tags(results, args.out)
    if args.project_folder is not None:
        share(args, read_content(args.file, show), show)
    return 0


def _state(args: argparse.Namespace) -> QuestionState:
    """Return what the options choose; wrong ones are refused before a long file is read."""
    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.question_state import QuestionState

    votes = _model_votes(args)
    asked = GuaranteeOptions(
        args.epsilon,
        args.delta,
        1.0 - args.confidence,
        args.gold_at_random,
        by_class=args.by_class,
        tolerance=args.off_by - 1,
    )
    if args.rule == RECOMMENDED_KEY:
        refuse_options(args)
        return QuestionState(guarantee=asked, model_votes=votes)
    rule = get_rule(args.rule)
    options = {rule.key: read_options(rule, args)}
    return QuestionState(rule.key, options, asked, model_votes=votes)


def _results(
    data: ImportedLabels,
    state: QuestionState,
    args: argparse.Namespace,
    show: ProgressCallback,
    every: Sequence[ImportedLabels] = (),
) -> tuple[QuestionState, Results]:
    """Return the results of a file, one of `every` question, and all that was chosen for them."""
    from crowdgui.analysis import analyse

    check_model_votes(data, state, args)
    check_tolerance(args, data)
    excluded = excluded_workers(data, args, every)
    state = replace(state, models=data.models, excluded=excluded)
    audit, read_from = None, list(data.files)
    if args.audit:
        from crowdgui.io.importing.lists.checked_list import read_audit

        audit = read_audit(args.audit, data.labels, show)
        read_from.append(args.audit)
        note_unanswered(audit)
    if args.reviewed:
        from crowdgui.io.importing.lists.checked_list import read_reviewed

        state = replace(state, decisions=read_reviewed(args.reviewed, data.labels, show))
        read_from.append(args.reviewed)
    listed = read_groups(data, args, show)
    if listed is not None:
        state = replace(state, worker_groups=listed)
        read_from.append(Path(args.groups))
    if args.cost:
        from crowdgui.io.importing.lists.costs import parse_costs

        costs = parse_costs(args.cost, data.labels)
        state = replace(state, costs=None if costs.is_default else costs)
        read_from += [path for word in args.cost if (path := Path(word)).is_file()]
    state = _priced(data, state, args, read_from)
    made = analyse(
        data,
        state,
        show,
        threads=args.threads,
        read_from=tuple(read_from),
        keys=pseudonym_keys(args),
        audit=audit,
        recommended=args.rule == RECOMMENDED_KEY,
    )
    return made.state, replace(made.results, probabilities=args.probabilities)


def _project_results(
    saved: SavedQuestion,
    args: argparse.Namespace,
    read_from: tuple[Path, ...],
    show: ProgressCallback,
) -> Results:
    """Do what the window does with a project: its rule, its workers, its decisions."""
    from crowdgui.analysis import analyse

    made = analyse(
        saved.data,
        saved.state,
        show,
        threads=args.threads,
        read_from=read_from,
        keys=pseudonym_keys(args),
    ).results
    return replace(made, probabilities=args.probabilities)


def _check_prices(args: argparse.Namespace) -> None:
    """Refuse prices where nothing would be computed from them."""
    if args.prices is not None and (args.add is not None or wants_tags(args)):
        option = "--tags" if args.add is None else "--add"
        raise InputError(f"--prices can’t be used with {option}.")


def _priced(
    data: ImportedLabels, state: QuestionState, args: argparse.Namespace, read_from: list[Path]
) -> QuestionState:
    """Return the state with the prices that were given; those of a project stay without any."""
    if args.prices is None:
        return state
    from crowdgui.io.importing.lists.prices import parse_prices

    if Path(args.prices).is_file():
        read_from.append(Path(args.prices))
    return replace(state, prices=parse_prices(args.prices, data.labels))


def _check_names(args: argparse.Namespace) -> None:
    if not args.names:
        return
    if args.pseudonyms:
        raise InputError("Use either --names or --pseudonyms, not both.")
    if not (args.html or args.pdf):
        raise InputError("--names affects only the report. Add --html or --pdf.")
