"""The same tags from each platform’s export, whose several choices are lists here."""

from __future__ import annotations

import csv
import json
import zipfile
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.tags.sets import given_sets
from crowdgui.io.importing.guess.value_counts import guess_tag_separator
from crowdgui.io.importing.lists.class_map import ClassMap, TagOptions
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.importing.tags import read_tags

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

TAGS = ("bird", "cat", "dog")
GIVEN: dict[tuple[str, str], list[str]] = {
    ("a", "t1"): ["cat", "dog"],
    ("b", "t1"): ["cat"],
    ("a", "t2"): [],
    ("b", "t2"): ["dog"],
    ("c", "t1"): ["cat", "dog"],
    ("c", "t2"): ["dog", "cat"],
    ("a", "t3"): ["bird"],
    ("b", "t3"): ["bird", "cat"],
}
MTURK = next(
    csv.reader(
        [
            "HITId,HITTypeId,Title,Description,Keywords,Reward,CreationTime,MaxAssignments,"
            "RequesterAnnotation,AssignmentDurationInSeconds,AutoApprovalDelayInSeconds,"
            "Expiration,NumberOfSimilarHITs,LifetimeInSeconds,AssignmentId,WorkerId,"
            "AssignmentStatus,AcceptTime,SubmitTime,AutoApprovalTime,ApprovalTime,"
            "RejectionTime,RequesterFeedback,WorkTimeInSeconds,LifetimeApprovalRate,"
            "Last30DaysApprovalRate,Last7DaysApprovalRate"
        ]
    )
)
APPEN = next(
    csv.reader(
        [
            "_unit_id,_created_at,_golden,_id,_missed,_started_at,_tainted,_channel,_trust,"
            "_worker_id,_country,_region,_city,_ip"
        ]
    )
)
ZOONIVERSE = next(
    csv.reader(
        [
            "classification_id,user_name,user_id,user_ip,workflow_id,workflow_name,"
            "workflow_version,created_at,gold_standard,expert,metadata,annotations,"
            "subject_data,subject_ids"
        ]
    )
)


def save(path: Path, header: Sequence[str], rows: Sequence[Sequence[object]]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([header, *rows])
    return path


def by_item(path: Path, record: Callable[[str, dict[str, list[str]]], object]) -> Path:
    items = dict.fromkeys(item for _, item in GIVEN)
    made = [record(i, {u: s for (u, j), s in GIVEN.items() if j == i}) for i in items]
    path.write_text(json.dumps(made), "utf-8")
    return path


def mturk(folder: Path, columns: Sequence[str], cells: Callable[[list[str]], list[str]]) -> Path:
    rows = [
        ["H" + i, *[""] * 13, "A" + u + i, u, "Approved", *[""] * 10, i, *cells(s), "x", ""]
        for (u, i), s in GIVEN.items()
    ]
    return save(folder / "m.csv", [*MTURK, "Input.id", *columns, "Approve", "Reject"], rows)


def mturk_json(folder: Path) -> Path:
    return mturk(
        folder,
        ["Answer.taskAnswers"],
        lambda s: [json.dumps([{"animals": {tag: tag in s for tag in TAGS}}])],
    )


def mturk_bars(folder: Path) -> Path:
    return mturk(folder, ["Answer.animals"], lambda s: ["|".join(s)])


def mturk_boxes(folder: Path) -> Path:
    names = [f"Answer.animals.{tag}" for tag in TAGS]
    return mturk(folder, names, lambda s: [str(tag in s).lower() for tag in TAGS])


def appen(folder: Path, between: str = "\n") -> Path:
    moment = "7/12/2014 01:55:25"
    rows = [
        [i, moment, "false", n, "", moment, "false", "neo", "0.9", u, *[""] * 4, between.join(s)]
        for n, ((u, i), s) in enumerate(GIVEN.items())
    ]
    return save(folder / "a.csv", [*APPEN, "animals", "headline"], [[*r, "h" + r[0]] for r in rows])


def appen_bars(folder: Path) -> Path:
    return appen(folder, "|")


def label_studio(folder: Path) -> Path:
    def task(item: str, sets: dict[str, list[str]]) -> object:
        made = [
            {
                "id": f"{item}{worker}",
                "completed_by": {"id": n, "email": worker},
                "was_cancelled": False,
                "result": [{"from_name": "animals", "type": "choices", "value": {"choices": own}}],
            }
            for n, (worker, own) in enumerate(sets.items())
        ]
        return {"id": int(item[1]), "data": {"text": item}, "annotations": made}

    return by_item(folder / "l.json", task)


def doccano(folder: Path) -> Path:
    with zipfile.ZipFile(folder / "d.zip", "w") as made:
        for worker in "abc":
            own = [(i, s) for (u, i), s in GIVEN.items() if u == worker]
            lines = (f"{i[1]},{i},{'#'.join(s)}\n" for i, s in own)
            made.writestr(f"{worker}.csv", "id,text,label\n" + "".join(lines))
    return folder / "d.zip"


def argilla(folder: Path) -> Path:
    def record(item: str, sets: dict[str, list[str]]) -> object:
        return {
            **{"id": item, "status": "completed", "_server_id": item, "text": item},
            "animals.responses": list(sets.values()),
            "animals.responses.users": list(sets),
            "animals.responses.status": ["submitted"] * len(sets),
        }

    return by_item(folder / "r.json", record)


def prodigy(folder: Path) -> Path:
    lines = (
        json.dumps(
            {
                **{"text": i, "_input_hash": int(i[1]), "_task_hash": 5, "_view_id": "choice"},
                "options": [{"id": tag, "text": tag} for tag in TAGS],
                **{"accept": s, "answer": "accept", "_timestamp": 1707213000},
                **{"_annotator_id": u, "_session_id": u},
            }
        )
        for (u, i), s in GIVEN.items()
    )
    path = folder / "p.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    return path


def zooniverse(folder: Path) -> Path:
    rows = [
        [
            *(n, u, 7, "ip" + u, 12, "W", "3.1", "2021-05-04 10:01:10 UTC", "", ""),
            '{"session":"s","live_project":true}',
            json.dumps([{"task": "T1", "task_label": "Which?", "value": s}]),
            *(json.dumps({i[1]: {"retired": None}}), i[1]),
        ]
        for n, ((u, i), s) in enumerate(GIVEN.items())
    ]
    return save(folder / "z.csv", ZOONIVERSE, rows)


@pytest.mark.parametrize(
    ("make", "empty_is_seen"),
    [
        (mturk_json, True),
        (mturk_bars, True),
        (mturk_boxes, True),
        (appen, True),
        (appen_bars, True),
        (label_studio, True),
        (doccano, False),
        (argilla, True),
        (prodigy, True),
        (zooniverse, False),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_each_format_gives_its_tags(
    tmp_path: Path, make: Callable[[Path], Path], empty_is_seen: bool
) -> None:
    source = open_source(make(tmp_path))
    words = read_labels(source).words
    assert words is not None
    classes = ClassMap(guess_tag_separator(words.words), tags=TagOptions(empty_is_none=True))
    every = read_tags(replace(source, reading=replace(source.reading, classes=classes)))
    assert tuple(one.question for one in every) == TAGS
    found = given_sets([one.labels for one in every])
    sets = sorted(
        tuple(tag for tag, on in zip(TAGS, found.sets[code], strict=True) if on)
        for code in found.code
    )
    wanted = sorted(tuple(sorted(own)) for own in GIVEN.values() if own or empty_is_seen)
    assert sets == wanted
    assert sum(left.count for left in every[0].skipped) == len(GIVEN) - len(wanted)
