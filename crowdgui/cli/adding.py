"""Labels of a file added to a project: what they change, and the project with them."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from crowdgui.cli.projects import find_saved_question, project_files, read_content
from crowdgui.cli.sources import READING, read_files
from crowdgui.cli.terminal import parse_path
from crowdgui.core.added_labels import Contradiction
from crowdgui.core.errors import InputError
from crowdgui.io.project_folder.place import is_project, is_project_folder

if TYPE_CHECKING:
    from pathlib import Path

    from crowdgui.core.added_labels import BeforeAndAfter
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import Edit, QuestionState
    from crowdgui.io.exporting.results import PseudonymKeys, Results
    from crowdgui.io.importing.adding import Addition
    from crowdgui.io.project.content import ProjectContent, SavedQuestion
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.io.project.project import Project

_OWN = ("add", "contradictions", "save_project")


def add_adding(parser: argparse.ArgumentParser) -> None:
    """Add the options that add labels to a project."""
    group = parser.add_argument_group("adding labels to a project")
    group.add_argument(
        "--add",
        metavar="LABELS",
        type=parse_path,
        help=(
            "add the labels of this file to those of the project FILE, and say what is new, what "
            "contradicts and which final labels change; options that say how files are read are "
            "about LABELS"
        ),
    )
    group.add_argument(
        "--contradictions",
        choices=[one.value for one in Contradiction],
        default=Contradiction.KEEP.value,
        help="where a worker labelled an item otherwise before: keep that label, or replace it",
    )
    group.add_argument(
        "--save-project",
        action="store_true",
        help="write the project with the added labels; without this it stays as it is",
    )


def check_adding(args: argparse.Namespace) -> tuple[str, ...]:
    """Return the options that go with --add, or refuse them without it."""
    if args.add is None:
        if args.save_project or args.contradictions != Contradiction.KEEP.value:
            raise InputError("--save-project and --contradictions need --add with a file.")
        return ()
    if not is_project(args.file):
        raise InputError("--add adds labels to a project: pass a .crowd file as FILE.")
    if args.save_project and is_project_folder(args.file):
        raise InputError(
            "--save-project needs a .crowd file. Open the folder in the window and save it as one."
        )
    if is_project(args.add):
        raise InputError("--add takes a file of labels, not a project.")
    return (*_OWN, *READING)


@dataclass(eq=False)
class AddedToProject:
    """What adding a file to a project gives, the project still as it was."""

    addition: Addition
    compared: BeforeAndAfter
    before: QuestionState
    results: Results
    project: Project | None
    content: ProjectContent

    def write_list(self, folder: Path, report: ProgressCallback) -> Path:
        """Write every label that is new or contradicts."""
        from crowdgui.io.exporting.write import ADDED_LIST, write_differences

        return write_differences(folder / ADDED_LIST, self.addition, report)

    def save(self) -> None:
        """Write the project with the added labels, where that was asked for."""
        if self.project is None:
            return
        try:
            self.project.replaced(self.content).close()
        finally:
            self.project.close()

    def describe(self) -> None:
        """State what is new, what contradicts, what follows, and which labels have changed."""
        from crowdgui.text.adding import describe_addition, describe_after_adding

        made = self.addition
        said = describe_addition(made.added, made.gold, self.before.guarantee, made.values)
        print("\n".join(said))
        print(describe_after_adding(self.compared))
        if self.project is None:
            print("The project was not changed. To keep the added labels, add --save-project.")
        else:
            print(f"The labels were added to {self.project.path.name}.")


def add_to_project(
    args: argparse.Namespace, keys: PseudonymKeys, show: ProgressCallback
) -> AddedToProject:
    """Read a project and a file, and return the results with the labels of both."""
    from crowdgui.analysis import analyse
    from crowdgui.core.added_labels import compare_labels
    from crowdgui.core.question_state import Change, Edit, utc_now
    from crowdgui.io.importing.adding import add_to
    from crowdgui.io.project.outcome import SavedOutcome
    from crowdgui.io.project.project import Project

    project = None
    if args.save_project:
        project, content = Project.open(args.file, show)
    else:
        content = read_content(args.file, show)
    try:
        place = find_saved_question(content.questions, args)
        saved = content.questions[place]
        own = argparse.Namespace(**{**vars(args), "file": args.add, "more": []})
        own.question = saved.data.question or None if args.question else None
        more = read_files(own, show, comparisons=True, recipe=saved.recipe)
        addition = add_to(saved.data, saved.state, more, Contradiction(args.contradictions))
        changes = tuple(
            Change(slot, key, saved.state.value(slot, key), value)
            for (slot, key), value in addition.values.items()
        )
        state = saved.state.changed(changes)
        read_from = (*project_files(args.file), *more.files)
        before = analyse(saved.data, saved.state, show, threads=args.threads, keys=keys)
        after = analyse(
            addition.data, state, show, threads=args.threads, read_from=read_from, keys=keys
        )
    except BaseException:
        if project is not None:
            project.close()
        raise
    when = utc_now()
    edit = Edit(f"add labels of {more.name}", when, changes)
    outcome, made = after.outcome, after.results
    found = SavedOutcome(outcome.job, outcome.aggregation, outcome.seconds, when, state.additions)
    kept = _with_addition(saved, state, edit, addition, found)
    compared = compare_labels(before.results.final.labels, made.final.labels, saved.data.gold)
    results = replace(made, probabilities=args.probabilities)
    whole = content.with_question(place, kept)
    return AddedToProject(addition, compared, saved.state, results, project, whole)


def _with_addition(
    saved: SavedQuestion,
    state: QuestionState,
    edit: Edit,
    addition: Addition,
    found: SavedOutcome,
) -> SavedQuestion:
    """Return a question of a project with labels added, which can be undone."""
    edits = (*saved.edits[: saved.done], edit)
    return replace(
        saved,
        data=addition.data,
        state=state,
        edits=edits,
        done=len(edits),
        outcome=found,
        versions=(*saved.every[: saved.state.additions + 1], addition.data),
    )
