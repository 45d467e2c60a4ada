"""A project as a folder of plain files, read and written on the command line."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from crowdgui.cli.terminal import parse_path
from crowdgui.core.errors import InputError
from crowdgui.io.project_folder.place import folder_of, is_project_folder

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from crowdgui.cli.terminal import TerminalProgress
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.project.content import ProjectContent


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


def check_sharing(choices: argparse.Namespace, *, project: bool) -> None:
    """Refuse a folder where it can't hold all that is read, or not as it was asked for."""
    if choices.project_folder is None:
        return
    if choices.project_folder.exists() and not choices.project_folder.is_dir():
        raise InputError(f"--project-folder: {choices.project_folder} is a file, not a folder.")
    if choices.pseudonyms:
        raise InputError(
            "A project folder holds workers’ names. Use either --pseudonyms or --project-folder."
        )
    if choices.add is not None or (choices.tags and not project):
        option = "--add" if choices.add is not None else "--tags"
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


def share(
    choices: argparse.Namespace, content: ProjectContent | None, show: TerminalProgress
) -> None:
    """Write the folder if one was asked for."""
    if choices.project_folder is None or content is None:
        return
    from crowdgui.analysis import share_project

    _keep_work(choices.project_folder, content, show)
    try:
        share_project(choices.project_folder, content, show, threads=choices.threads)
    finally:
        show.clear()
    print(f"Project written to {choices.project_folder}.")


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
