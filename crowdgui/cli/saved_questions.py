"""Questions that a project holds, on the command line, and what it leaves to be chosen."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from crowdgui.cli.sharing import read_content
from crowdgui.cli.sources import ONLY_RANKED
from crowdgui.cli.terminal import option_name
from crowdgui.core.errors import InputError, ReadError
from crowdgui.text.translation import join_list

if TYPE_CHECKING:
    import argparse
    from collections.abc import Collection, Sequence

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.project.content import SavedQuestion


def check_labels(saved: SavedQuestion) -> None:
    """Refuse a project of comparisons where only labels will do."""
    if saved.data.pairs is not None:
        raise ReadError(saved.data.name, ONLY_RANKED)


def check_left_to_project(
    parser: argparse.ArgumentParser, choices: argparse.Namespace, own: Collection[str]
) -> None:
    """Refuse an option that a project answers itself; `own` are those that go with one too."""
    plain = vars(parser.parse_args([str(choices.file)]))
    for name, value in vars(choices).items():
        if name in ("file", *own) or (name in plain and value == plain[name]):
            continue
        if name == "more":
            raise InputError("Pass a project on its own, without other files.")
        raise InputError(
            f"The project already sets {option_name(name)}. Change it in the window, "
            "or pass the label file instead."
        )


def read_saved_question(choices: argparse.Namespace, show: ProgressCallback) -> SavedQuestion:
    """Read a project and give the question that was asked for, its only one where none was."""
    questions = read_content(choices.file, show).questions
    return questions[find_saved_question(questions, choices)]


def find_saved_question(questions: Sequence[SavedQuestion], choices: argparse.Namespace) -> int:
    """Return the place of the question that was asked for, of the only one where none was."""
    names = [saved.data.question for saved in questions]
    if choices.question is None and len(names) == 1:
        return 0
    places = _places(names)
    there = _list_questions(names, distinct=places.keys() == set(names))
    if choices.question is None:
        raise InputError(
            f"{choices.file.name} contains several questions: {there}. Choose one with --question."
        )
    if choices.question not in places and len(names) == 1:
        raise InputError(
            f"{choices.file.name} contains only one question. Remove the option --question."
        )
    if choices.question not in places:
        raise InputError(
            f"{choices.file.name} has no question “{choices.question}”. It contains {there}."
        )
    return places[choices.question]


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
