"""What a rule found, in a project file: enough to complete the outcome without another run."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

import numpy as np

from crowdgui.core.errors import DataError, Reason
from crowdgui.core.groups.model_votes import ModelVotes
from crowdgui.core.job import Job
from crowdgui.core.labels import UNLABELLED
from crowdgui.core.rules.registry import get_rule
from crowdgui.core.rules.rule import Aggregation
from crowdgui.core.rules.scoring import DecomposableRule
from crowdgui.io.project.arrays import get_array
from crowdgui.io.project.data import check_codes
from crowdgui.io.project.documents import (
    OUTCOME,
    ProgressMeter,
    delete_orphans,
    read_document,
    write_document,
)
from crowdgui.io.project.slots import check_moment
from crowdgui.io.project.values import DamagedValue, decode, encode, field_types, plain_field_types
from crowdgui.text.rules import NOTE_CODES
from crowdgui.text.translation import tr
from crowdgui.text.wording import sentences

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Generator, Mapping

    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.io.project.arrays import Array


_SHAPES = {
    "confidence": ("f", "N"),
    "margin": ("f", "N"),
    "tied": ("b", "N"),
    "posterior": ("f", "NL"),
    "weights": ("f", "M"),
    "accuracy": ("f", "M"),
    "contested": ("b", "N"),
    "table": ("f", "MLL"),
    "offset": ("f", "L"),
    "excluded": ("b", "M"),
}
"""Kind and shape of every array but those of class codes: items N, workers M, classes L."""


_CODES = ("labels", "gold", "careful")


_LARGEST = 2**31 - 1
"""Of a number in a note: what translations take as a count."""


_OPTIONAL = frozenset({"weights", "contested", "careful", "excluded", "gold"})


@dataclass(frozen=True, eq=False)
class SavedOutcome:
    """What a rule found by a job, after how many seconds, and when (ISO 8601, UTC).

    `additions` says which labels these are: how many times some had been added.
    """

    job: Job
    aggregation: Aggregation
    seconds: float
    finished: str
    additions: int = 0


def outcome_arrays(outcome: SavedOutcome) -> dict[str, Array]:
    """Return the arrays of an outcome by name."""
    found, job = outcome.aggregation, outcome.job
    arrays = {field.name: getattr(found, field.name) for field in fields(found)}
    arrays["offset"] = found.form.offset
    # The table of a weighted vote in very many classes is too large, and follows from the weights.
    if job.labels.tables_fit:
        arrays["table"] = found.form.table
    arrays |= {"gold": job.gold, "excluded": job.excluded}
    return {name: array for name, array in arrays.items() if isinstance(array, np.ndarray)}


def outcome_facts(outcome: SavedOutcome) -> dict[str, Any]:
    """Return everything that is no array, for JSON."""
    found, job = outcome.aggregation, outcome.job
    check_moment(outcome.finished)
    return {
        "rule": job.rule,
        "choices": encode(job.options, get_rule(job.rule).options),
        "model_votes": encode(job.model_votes, ModelVotes),
        "seconds": encode(outcome.seconds, float),
        "finished": outcome.finished,
        "additions": outcome.additions,
        "found": {name: encode(getattr(found, name), kind) for name, kind in _plain().items()}
        | {"notes": [_plain_note(note) for note in found.notes]},
    }


def rebuild_outcome(facts: Any, arrays: Mapping[str, Array], labels: Labels) -> SavedOutcome:
    """Rebuild what `outcome_facts` and `outcome_arrays` took apart."""
    wanted = {"rule", "choices", "seconds", "finished", "found"}
    # Files of older versions know nothing of how models vote, and that labels may be added.
    if not isinstance(facts, dict) or facts.keys() - {"model_votes", "additions"} != wanted:
        raise DamagedValue
    _check(arrays, labels)
    rule = decode(facts["rule"], str)
    options = decode(facts["choices"], get_rule(rule).options)
    seconds, finished = decode(facts["seconds"], float), decode(facts["finished"], str)
    check_moment(finished)
    if not 0.0 <= seconds < math.inf:
        raise DamagedValue
    votes = decode(facts["model_votes"], ModelVotes) if "model_votes" in facts else ModelVotes()
    excluded = arrays.get("excluded")
    job = Job(labels, arrays.get("gold"), rule, options, excluded, model_votes=votes)
    additions = decode(facts.get("additions", 0), int)
    return SavedOutcome(job, _aggregation(facts["found"], arrays), seconds, finished, additions)


def _plain() -> dict[str, Any]:
    """Return the fields of an aggregation but its notes and what is an array or made of some."""
    types = plain_field_types(Aggregation)
    return {name: kind for name, kind in types.items() if name not in ("form", "notes")}


def _plain_note(note: Reason | str) -> Any:
    if isinstance(note, str):
        return note
    return {"code": note.code.value, "values": dict(note.values)}


def _note(data: Any) -> Reason | str:
    """Rebuild a note; files of older versions have a sentence, which stays as it is."""
    if isinstance(data, str):
        return data
    if not isinstance(data, dict) or data.keys() != {"code", "values"}:
        raise DamagedValue
    code, values = NOTE_CODES.get(decode(data["code"], str)), data["values"]
    if code is None or not isinstance(values, dict):
        raise DamagedValue
    if values.keys() != sentences()[code].names or not all(map(_is_number, values.values())):
        raise DamagedValue
    return Reason.make(code, **values)


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) <= _LARGEST


def _aggregation(said: Any, arrays: Mapping[str, Array]) -> Aggregation:
    if not isinstance(said, dict) or said.keys() != {*_plain(), "notes"}:
        raise DamagedValue
    plain = {name: decode(said[name], kind) for name, kind in _plain().items()}
    if not isinstance(said["notes"], list):
        raise DamagedValue
    plain["notes"] = tuple(map(_note, said["notes"]))
    if not plain["history"]:
        raise DamagedValue
    if "table" in arrays:
        form = DecomposableRule.from_table(arrays["table"], arrays["offset"])
    else:
        form = DecomposableRule.weighted(arrays["weights"], arrays["offset"].size)
    for name in field_types(Aggregation).keys() - plain.keys() - {"form"}:
        plain[name] = arrays.get(name)
    return Aggregation(form=form, **plain)


def _check(arrays: Mapping[str, Array], labels: Labels) -> None:
    sizes = {"N": labels.n_items, "M": labels.n_workers, "L": labels.n_classes}
    known = {*_SHAPES, *_CODES}
    optional = _OPTIONAL if labels.tables_fit else _OPTIONAL - {"weights"} | {"table"}
    if not known - optional <= arrays.keys() <= known:
        raise DamagedValue
    for name, array in arrays.items():
        if name in _CODES:
            check_codes(array, (labels.n_items,), UNLABELLED, labels.n_classes)
            continue
        kind, axes = _SHAPES[name]
        if (array.dtype.kind, array.shape) != (kind, tuple(sizes[axis] for axis in axes)):
            raise DamagedValue


def put_outcome(
    connection: sqlite3.Connection, question: int, outcome: SavedOutcome
) -> Generator[int, None, None]:
    """Write a result; each step gives how many entries it wrote."""
    facts, arrays = outcome_facts(outcome), outcome_arrays(outcome)
    yield from write_document(connection, question, OUTCOME, facts, arrays)


def replace_outcome(
    connection: sqlite3.Connection, question: int, outcome: SavedOutcome
) -> Generator[int, None, None]:
    """Replace the last result, in steps that are a transaction each.

    Until the step that writes its document the last one is the one that is read; what an
    interrupted attempt has left is taken away first.
    """
    yield from delete_orphans(connection)
    yield from put_outcome(connection, question, outcome)
    yield from delete_orphans(connection)


def read_outcome(
    connection: sqlite3.Connection,
    question: int,
    data: ImportedLabels,
    additions: int,
    report: ProgressCallback,
) -> tuple[SavedOutcome | None, str]:
    """Read a result; one that is damaged is skipped, and the sentence says so.

    There is none where it is of the labels before or after others were added.
    """
    try:
        facts, stored = read_document(connection, question, OUTCOME)
        if facts is None:
            return None, ""
        if isinstance(facts, dict) and facts.get("additions", 0) != additions:
            return None, ""
        total = sum(each.size for each in stored.values())
        meter = ProgressMeter(tr("Reading the last result"), report, total)
        arrays = {name: get_array(connection, each, meter.passed) for name, each in stored.items()}
        return rebuild_outcome(facts, arrays, data.labels), ""
    except (DamagedValue, DataError):
        # It can be worked out again; what people have decided cannot.
        return None, _damaged_words(data.question)


def _damaged_words(question: str) -> str:
    which = (
        tr("The last result of “{question}” is damaged", question=question)
        if question
        else tr("The last result is damaged")
    )
    return tr(
        "{which} and was not loaded. Labels and decisions are intact. Save the project "
        "under another name, then run the rule again.",
        which=which,
    )
