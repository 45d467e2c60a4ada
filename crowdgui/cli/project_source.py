"""Which question of a project a command works on, and what the project answers itself."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from crowdgui.cli.rule_choices import option_of
from crowdgui.core.errors import InputError
from crowdgui.text.translation import join_list, tr

if TYPE_CHECKING:
    import argparse
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.project.content import Saved


def is_project(path: Path) -> bool:
    from crowdgui.io.project.project import SUFFIX

    return path.suffix.lower() == SUFFIX


def check_left_to_project(
    parser: argparse.ArgumentParser, choices: argparse.Namespace, own: Collection[str]
) -> None:
    """Refuse an option that a project answers itself; `own` are those that go with one too."""
    plain = vars(parser.parse_args([str(choices.file)]))
    for name, value in vars(choices).items():
        if name in ("file", *own) or (name in plain and value == plain[name]):
            continue
        if name == "more":
            raise InputError(tr("A project is read alone. Leave the other files out."))
        raise InputError(
            tr(
                "{option} is part of a project already. Change it in the window, or give the "
                "file of labels.",
                option=option_of(name),
            )
        )


def saved_in(choices: argparse.Namespace, show: ProgressCallback) -> Saved:
    """Read a project and give the question that was asked for, its only one where none was."""
    from crowdgui.io.project.project import Project

    project, content = Project.open(choices.file, show)
    project.close()
    questions = content.questions
    names = [saved.data.question for saved in questions]
    if choices.question is None and len(names) == 1:
        return questions[0]
    places = _places(names)
    there = _there(names, told_apart=places.keys() == set(names))
    if choices.question is None:
        raise InputError(
            tr(
                "{file} holds several questions: {there}. Choose one with --question.",
                file=choices.file.name,
                there=there,
            )
        )
    if choices.question not in places:
        raise InputError(
            tr(
                "{file} has no question “{wanted}”. It holds {there}.",
                file=choices.file.name,
                wanted=choices.question,
                there=there,
            )
        )
    return questions[places[choices.question]]


def _places(names: Sequence[str]) -> dict[str, int]:
    """Return the place of each question by its name, and by its number where names do not do."""
    count = Counter(names)
    named = {name: place for place, name in enumerate(names) if name and count[name] == 1}
    if len(named) == len(names):
        return named
    if len(names) == 1:
        return {names[0]: 0}
    return named | {str(place + 1): place for place in range(len(names))}


def _there(names: Sequence[str], *, told_apart: bool) -> str:
    if told_apart:
        return join_list(tr("“{name}”", name=name) for name in names)
    return join_list(_numbered(place, name) for place, name in enumerate(names, 1))


def _numbered(place: int, name: str) -> str:
    if name:
        return tr("{number} (“{name}”)", number=place, name=name)
    return tr("{number} (no name)", number=place)
