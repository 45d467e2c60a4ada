"""All that a project file holds, question by question, written to its tables and read from them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import DataError, InputError
from crowdgui.core.question_state import QuestionState
from crowdgui.io.importing.import_spec import recorded_files
from crowdgui.io.importing.recipes import recipe_from_data, recipe_of, recipe_to_data
from crowdgui.io.item_files import keep_relative
from crowdgui.io.project.arrays import get_array
from crowdgui.io.project.data import data_arrays, data_facts, rebuild_data
from crowdgui.io.project.documents import (
    DATA,
    OUTCOME,
    ProgressMeter,
    data_version,
    get_document,
    put_document,
    read_document,
    write_document,
)
from crowdgui.io.project.history import History, HistoryReader, count_edits
from crowdgui.io.project.outcome import outcome_arrays, put_outcome, read_outcome
from crowdgui.io.project.slots import DatasetSize, check_state
from crowdgui.io.project.values import DamagedValue, decode, encode, to_plain
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.progress import ProgressCallback
    from crowdgui.core.question_state import Edit
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.importing.recipes import Recipe
    from crowdgui.io.importing.sources import Source
    from crowdgui.io.project.arrays import Array, Catalogue
    from crowdgui.io.project.outcome import SavedOutcome

_WHOLE, _QUESTIONS = -1, "questions"
"""Where the one document about the whole project stands, which belongs to no question."""

_MOST_ADDITIONS = 10_000


@dataclass(frozen=True, eq=False)
class SavedQuestion:
    """What a project file holds of one question.

    Attributes
    ----------
    data : ImportedLabels
        The labels, and what came with them, those that were added and count included.
    state : QuestionState
        What people chose and decided.
    edits, done : tuple of Edit, int
        What can be undone: the first `done`. The others were undone and can be done again.
    outcome : SavedOutcome or None
        The last result.
    read_from : JSON value
        Which files the labels were read from, and how: to be shown, never to be opened unasked.
    note : str
        What the user should know of what was read, where there is something.
    versions : tuple of ImportedLabels
        The data at first and after each time that labels were added, so that this can be undone;
        `data` is that of the state's `additions`. Nothing where no labels were added.
    base : Path or None
        The folder that relative names of pictures are seen from; None for that of the labels' file,
        or for that of the project the question was read from.
    """

    data: ImportedLabels
    state: QuestionState = field(default_factory=QuestionState)
    edits: tuple[Edit, ...] = ()
    done: int = 0
    outcome: SavedOutcome | None = None
    read_from: Any = None
    note: str = ""
    versions: tuple[ImportedLabels, ...] = ()
    base: Path | None = None

    @property
    def every(self) -> tuple[ImportedLabels, ...]:
        """The data at first and after each time that labels were added, at least one."""
        return self.versions or (self.data,)

    @property
    def source(self) -> Source | None:
        """Where the first labels were read; None where all come from a project."""
        return next((one.source for one in self.every if one.source is not None), None)

    @property
    def recipe(self) -> Recipe | None:
        """How the first labels were read; None where that isn't known."""
        if self.source is not None:
            return recipe_of(self.source)
        said = self.read_from.get("recipe") if isinstance(self.read_from, dict) else None
        try:
            return None if said is None else recipe_from_data(said)
        except (DamagedValue, DataError, InputError):
            return None

    def kept_in(self, folder: Path) -> SavedQuestion:
        """Return the question with the pictures in this folder named from there."""
        base = self.base or (None if self.source is None else self.source.path.parent)

        def placed(data: ImportedLabels) -> ImportedLabels:
            if data.content is None:
                return data
            content = keep_relative(data.content, base, folder)
            return data if content is data.content else replace(data, content=content)

        return replace(self, data=placed(self.data), versions=tuple(map(placed, self.versions)))

    @property
    def size(self) -> DatasetSize:
        return DatasetSize.of(self.every[-1].labels, len(self.every) - 1)


@dataclass(frozen=True, eq=False)
class ProjectContent:
    """What a project file holds: each of its questions, at least one, and which is shown."""

    questions: tuple[SavedQuestion, ...]
    shown: int = 0

    def with_question(self, place: int, saved: SavedQuestion) -> ProjectContent:
        """Return the project with another question in the place of one."""
        questions = (*self.questions[:place], saved, *self.questions[place + 1 :])
        return replace(self, questions=questions)

    def kept_in(self, folder: Path) -> ProjectContent:
        """Return the project as it is written in this folder."""
        return replace(self, questions=tuple(one.kept_in(folder) for one in self.questions))

    @property
    def sizes(self) -> tuple[DatasetSize, ...]:
        return tuple(saved.size for saved in self.questions)

    @property
    def notes(self) -> tuple[str, ...]:
        """What the user should know of each question, where there is something."""
        return tuple(saved.note for saved in self.questions if saved.note)


@dataclass(frozen=True)
class _Questions:
    """How many questions there are, and which of them is shown."""

    count: int
    shown: int


def write(
    connection: sqlite3.Connection, content: ProjectContent, report: ProgressCallback
) -> None:
    """Write everything into tables that are empty, within the transaction of the caller."""
    arrays = [[data_arrays(data) for data in saved.every] for saved in content.questions]
    found = [saved.outcome and outcome_arrays(saved.outcome) for saved in content.questions]
    every = (*chain.from_iterable(arrays), *found)
    total = sum(array.size for some in every if some for array in some.values())
    meter = ProgressMeter(tr("Saving the project"), report, total)
    for question, saved in enumerate(content.questions):
        _write_question(connection, question, saved, arrays[question], meter)
    _put_questions(connection, len(content.questions), content.shown)


def write_shown(connection: sqlite3.Connection, shown: int) -> None:
    """Write down which question is shown."""
    _put_questions(connection, _questions(connection).count, shown)


def read(connection: sqlite3.Connection, report: ProgressCallback) -> ProjectContent:
    """Read everything; a result that is damaged is skipped, and its question's `note` says so."""
    there = _questions(connection)
    said = [_versions(connection, question) for question in range(there.count)]
    total = sum(each.size for one in said for *_, stored in one for each in stored.values())
    meter = ProgressMeter(tr("Opening the project"), report, total)
    every: list[tuple[tuple[ImportedLabels, ...], Any]] = []
    for versions in said:
        found = []
        for facts, _, stored in versions:
            arrays = {
                name: get_array(connection, each, meter.passed) for name, each in stored.items()
            }
            found.append(rebuild_data(facts, arrays))
        _check_versions(found)
        source = versions[-1][1]
        every.append((tuple(replace(data, read_as=source) for data in found), source))
    questions = (
        _read_question(connection, question, data, source, report)
        for question, (data, source) in enumerate(every)
    )
    return ProjectContent(tuple(questions), there.shown)


def read_overview(connection: sqlite3.Connection) -> tuple[str, int]:
    """Return the name of the data and how many edits there are, without reading any array."""
    questions = range(_questions(connection).count)
    said, _, _ = _data(connection, 0)
    name = decode(said.get("name") if isinstance(said, dict) else None, str)
    return name, sum(count_edits(connection, question).edits for question in questions)


def _write_question(
    connection: sqlite3.Connection,
    question: int,
    saved: SavedQuestion,
    arrays: Sequence[Mapping[str, Array]],
    meter: ProgressMeter,
) -> None:
    last = len(saved.every) - 1
    read_from = describe_reading(saved)
    for number, (data, own) in enumerate(zip(saved.every, arrays, strict=True)):
        facts: dict[str, Any] = {"said": data_facts(data), "read_from": read_from}
        if last and number == last:
            facts["additions"] = last
        name = DATA if number == last else data_version(number)
        meter.watch(write_document(connection, question, name, facts, own))
    put_document(connection, question, OUTCOME, None)
    if saved.outcome is not None:
        meter.watch(put_outcome(connection, question, saved.outcome))
    history = History(connection, question, saved.size)
    history.begin(saved.state.values, saved.edits, saved.done)


def describe_reading(saved: SavedQuestion) -> Any:
    """Return how the first labels were read, with the recipe for other files of their kind.

    It also lists the files of labels that were added.
    """
    said = saved.read_from
    if saved.source is not None:
        recipe = recipe_of(saved.source)
        said = {
            **to_plain(saved.source),
            "recipe": None if recipe is None else recipe_to_data(recipe),
        }
    known = recorded_files(said)
    added = [str(path) for path in saved.every[-1].added_from if str(path) not in known]
    if not added:
        return said
    before = said if isinstance(said, dict) else {}
    earlier = before.get("added")
    return {**before, "added": [*(earlier if isinstance(earlier, list) else ()), *added]}


def _read_question(
    connection: sqlite3.Connection,
    question: int,
    versions: tuple[ImportedLabels, ...],
    source: Any,
    report: ProgressCallback,
) -> SavedQuestion:
    size = DatasetSize.of(versions[-1].labels, len(versions) - 1)
    past = HistoryReader(connection, question, size)
    state = QuestionState.from_values(past.values())
    data = versions[state.additions]
    check_state(state, data.labels)
    outcome, note = read_outcome(connection, question, data, state.additions, report)
    if outcome is not None and state.models:
        # The result is stored without: who is a model now was one when the project was saved.
        kinds = state.worker_kinds(data.labels.n_workers)
        outcome = replace(outcome, job=replace(outcome.job, kinds=kinds))
    kept = versions if len(versions) > 1 else ()
    return SavedQuestion(
        data=data,
        state=state,
        edits=past.edits(),
        done=past.done,
        outcome=outcome,
        read_from=source,
        note=note,
        versions=kept,
    )


def _check_versions(found: Sequence[ImportedLabels]) -> None:
    """Raise `DamagedValue` unless names of items, workers and classes were only added to."""
    for before, after in pairwise(found):
        for name in ("item_ids", "worker_ids", "classes"):
            old, new = getattr(before.labels, name), getattr(after.labels, name)
            if len(old) > len(new) or not np.array_equal(old, new[: len(old)]):
                raise DamagedValue


def _versions(connection: sqlite3.Connection, question: int) -> list[tuple[Any, Any, Catalogue]]:
    """Return the facts about the data, at first and after each time that labels were added."""
    facts, _ = read_document(connection, question, DATA)
    additions = facts.get("additions", 0) if isinstance(facts, dict) else None
    if type(additions) is not int or not 0 <= additions < _MOST_ADDITIONS:
        raise DamagedValue
    names = [*map(data_version, range(additions)), DATA]
    return [_data(connection, question, name) for name in names]


def _data(
    connection: sqlite3.Connection, question: int, name: str = DATA
) -> tuple[Any, Any, Catalogue]:
    """Return the facts about the data, where they were read from, and their arrays."""
    facts, stored = read_document(connection, question, name)
    if not isinstance(facts, dict) or facts.keys() - {"additions"} != {"said", "read_from"}:
        raise DamagedValue
    return facts["said"], facts["read_from"], stored


def _put_questions(connection: sqlite3.Connection, count: int, shown: int) -> None:
    there = encode(_Questions(count, shown), _Questions)
    put_document(connection, _WHOLE, _QUESTIONS, there)


def _questions(connection: sqlite3.Connection) -> _Questions:
    there: _Questions = decode(get_document(connection, _WHOLE, _QUESTIONS), _Questions)
    if not 0 <= there.shown < there.count:
        raise DamagedValue
    return there
