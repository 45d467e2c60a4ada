"""Projects on the command line: the questions they hold, and their folders of plain files."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.cli.sources import ONLY_RANKED
from crowdgui.cli.terminal import option_name, parse_path
from crowdgui.core.errors import InputError, ReadError
from crowdgui.io.project_folder.place import folder_of, is_project_folder
from crowdgui.text.translation import join_list

if TYPE_CHECKING:
    import argparse
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from crowdgui.cli.terminal import TerminalProgress
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.project.content import ProjectContent, SavedQuestion


def add_sharing(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--project-folder",
        metavar="FOLDER",
        type=parse_path,
        help=(
            "also write labels, decisions, settings and results as plain files for a repository; "
            "“crowdgui report FOLDER” opens them again"
        ),
    )


def check_sharing(args: argparse.Namespace, *, project: bool) -> None:
    """Refuse a folder where it can't hold all that is read, or not as it was asked for."""
    if args.project_folder is None:
        return
    if args.project_folder.exists() and not args.project_folder.is_dir():
        raise InputError(f"--project-folder: {args.project_folder} is a file, not a folder.")
    if args.pseudonyms:
        raise InputError(
            "A project folder holds workers’ names. Use either --pseudonyms or --project-folder."
        )
    if args.add is not None or (args.tags and not project):
        option = "--add" if args.add is not None else "--tags"
        raise InputError(f"{option} can’t be used with --project-folder. Pass a saved project.")


def read_content(path: Path, show: ProgressCallback) -> ProjectContent:
    """Read a project, whether it is a file or a folder, with pictures named from where it is."""
    if is_project_folder(path):
        from crowdgui.io.project_folder.folder import read_project_folder

        content, base = read_project_folder(path, show), folder_of(path)
    else:
        from crowdgui.io.project.project import read_project

        content, base = read_project(path, show), path.parent
    return replace(content, questions=tuple(replace(one, base=base) for one in content.questions))


def project_files(path: Path) -> tuple[Path, ...]:
    """Return the files of a project, which are never written to."""
    if is_project_folder(path):
        from crowdgui.io.project_folder import folder

        return folder.project_files(path)
    return (path,)


def share(args: argparse.Namespace, content: ProjectContent | None, show: TerminalProgress) -> None:
    """Write the folder if one was asked for."""
    if args.project_folder is None or content is None:
        return
    from crowdgui.analysis import share_project

    _keep_work(args.project_folder, content, show)
    try:
        share_project(args.project_folder, content, show, threads=args.threads)
    finally:
        show.clear()
    print(f"Project written to {args.project_folder}.")


def _keep_work(folder: Path, content: ProjectContent, show: ProgressCallback) -> None:
    """Refuse to replace a project that people have worked on by one that nobody has."""
    if (
        not is_project_folder(folder)
        or _has_work(content)
        or not _has_work(read_content(folder, show))
    ):
        return
    raise InputError(
        f"The project in {folder} has manual labels or an audit, which would be lost. Read that "
        "folder instead of the file of labels, or pass another folder."
    )


def _has_work(content: ProjectContent) -> bool:
    states = [one.state for one in content.questions]
    return any(state.decisions or state.guarantee.audit is not None for state in states)


def check_labels(saved: SavedQuestion) -> None:
    """Refuse a project of comparisons where only labels will do."""
    if saved.data.pairs is not None:
        raise ReadError(saved.data.name, ONLY_RANKED)


def check_left_to_project(
    parser: argparse.ArgumentParser, args: argparse.Namespace, own: Collection[str]
) -> None:
    """Refuse an option that a project answers itself; `own` are those that go with one too."""
    plain = vars(parser.parse_args([str(args.file)]))
    for name, value in vars(args).items():
        if name in ("file", *own) or (name in plain and value == plain[name]):
            continue
        if name == "more":
            raise InputError("Pass a project on its own, without other files.")
        raise InputError(
            f"The project already sets {option_name(name)}. Change it in the window, "
            "or pass the label file instead."
        )


def read_saved_question(args: argparse.Namespace, show: ProgressCallback) -> SavedQuestion:
    """Read a project and give the question that was asked for, its only one where none was."""
    questions = read_content(args.file, show).questions
    return questions[find_saved_question(questions, args)]


def find_saved_question(questions: Sequence[SavedQuestion], args: argparse.Namespace) -> int:
    """Return the place of the question that was asked for, of the only one where none was."""
    names = [saved.data.question for saved in questions]
    if args.question is None and len(names) == 1:
        return 0
    places = _places(names)
    there = _list_questions(names, distinct=places.keys() == set(names))
    if args.question is None:
        raise InputError(
            f"{args.file.name} contains several questions: {there}. Choose one with --question."
        )
    if args.question not in places and len(names) == 1:
        raise InputError(
            f"{args.file.name} contains only one question. Remove the option --question."
        )
    if args.question not in places:
        raise InputError(
            f"{args.file.name} has no question “{args.question}”. It contains {there}."
        )
    return places[args.question]


def _places(names: Sequence[str]) -> dict[str, int]:
    """Return the place of each question by its name, and by its number where names do not do."""
    count = Counter(names)
    named = {name: place for place, name in enumerate(names) if name and count[name] == 1}
    if len(named) == len(names):
        return named
    if len(names) == 1:
        return {names[0]: 0}
    return named | {str(place + 1): place for place in range(len(names))}


def _list_questions(names: Sequence[str], *, distinct: bool) -> str:
    if distinct:
        return join_list(f"“{name}”" for name in names)
    return join_list(_numbered(place, name) for place, name in enumerate(names, 1))


def _numbered(place: int, name: str) -> str:
    if name:
        return f"{place} (“{name}”)"
    return f"{place} (no name)"
