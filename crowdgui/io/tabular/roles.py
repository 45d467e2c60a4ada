"""What a column can hold, and the names such columns tend to have."""

from __future__ import annotations

import re
from enum import StrEnum


class ColumnRole(StrEnum):
    """What one column holds. In a wide table every column of answers is a LABEL column.

    TIME is when the label was given, SECONDS how long that took; QUESTION is what was asked, where
    there is more than one; KNOWN marks rows whose label is no answer but the truth. Only a long
    table has these four.
    """

    WORKER = "worker"
    ITEM = "item"
    LABEL = "label"
    GOLD = "gold"
    CONTENT = "content"
    TIME = "time"
    SECONDS = "seconds"
    QUESTION = "question"
    KNOWN = "known"
    LEAVE_OUT = "leave out"


TIMES = (ColumnRole.TIME, ColumnRole.SECONDS)


LONG_ONLY = (*TIMES, ColumnRole.QUESTION, ColumnRole.KNOWN)


ALIASES: dict[ColumnRole, tuple[str, ...]] = {
    ColumnRole.WORKER: (
        *("worker", "workerid", "workers", "workerids", "amtworkerids", "annotator"),
        *("annotatorid", "annotators", "performer", "labeler", "labeller", "labelerid", "rater"),
        *("raterid", "coder", "coderid", "turker", "judge", "judgeid", "contributor", "assessor"),
        *("participant", "participantid", "user", "userid", "username", "createdby"),
        *("completedby", "assignmentworkerid"),
    ),
    ColumnRole.ITEM: (
        *("item", "itemid", "items", "task", "taskid", "example", "exampleid", "object"),
        *("objectid", "unit", "unitid", "origid", "doc", "docid", "document", "documentid"),
        *("instance", "instanceid", "sample", "sampleid", "image", "imageid", "question"),
        *("questionid", "hitid", "inputhash", "id"),
    ),
    ColumnRole.LABEL: (
        *("label", "labels", "answer", "response", "annotation", "class", "judgment"),
        *("judgement", "rating", "choice", "category", "vote", "value", "tag"),
    ),
    ColumnRole.GOLD: (
        *("gold", "goldlabel", "goldstandard", "truth", "truelabel", "groundtruth", "gt"),
        *("goldenlabel", "golden"),
    ),
    ColumnRole.CONTENT: (
        *("content", "taskcontent", "text", "statement", "sentence", "tweet", "comment"),
        *("url", "imageurl", "description"),
    ),
    ColumnRole.TIME: (
        *("submittime", "submittedat", "submitted", "submissiontime", "submitdate"),
        *("assignmentsubmitted", "completedat", "completetime", "completiontime", "answeredat"),
        *("annotatedat", "labeledat", "labelledat", "judgedat", "ratedat", "createdat", "created"),
        *("timestamp", "datetime", "endtime", "enddate", "endedat", "finishedat", "recordeddate"),
        *("datestamp", "answertime", "time", "updatedat", "date"),
    ),
    ColumnRole.SECONDS: (
        *("worktime", "leadtime", "timespent", "timetaken", "timeontask", "secondstocreate"),
        *("labelingtime", "labellingtime", "annotationtime", "answertime", "responsetime"),
        *("reactiontime", "completiontime", "interviewtime", "dwelltime", "elapsed"),
        *("elapsedtime", "duration", "seconds", "secs", "milliseconds", "millis", "minutes"),
        *("latency", "time"),
    ),
    ColumnRole.QUESTION: ("question", "questionid", "questionname", "questiontext"),
}
"""Usual names, simplified as by `simplified`, the likelier first. Times lack their unit."""


_RANKS = {role: {name: place for place, name in enumerate(ALIASES[role])} for role in ALIASES}


_MARKS = re.compile(r"[\W_]+")


_UNITS = {
    **dict.fromkeys(("ms", "msec", "msecs", "millis", "millisecond", "milliseconds"), 1e-3),
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds"), 1.0),
    **dict.fromkeys(("min", "mins", "minute", "minutes"), 60.0),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours"), 3600.0),
}


_UNIT = re.compile(
    # A unit is a word of its own, or follows one that is often written together with it.
    r"(?:^|[\W_]|(?<=[a-z])(?=[A-Z])|(?<=time)|(?<=spent)|(?<=taken)|(?<=elapsed)|(?<=duration))"
    rf"(?i:(?:in[\W_]*)?(?P<unit>{'|'.join(_UNITS)}))[\W_]*$"
)


def simplified(name: str) -> str:
    """Return a column's name without case, blanks, hyphens, underscores and other marks."""
    plain = name.casefold()
    return plain if plain.isalnum() else _MARKS.sub("", plain)


def rank(name: str, role: ColumnRole) -> int | None:
    """Return how likely a column so named holds `role`: 0 is likeliest, None is not at all."""
    ranks = _RANKS.get(role, {})
    found = ranks.get(simplified(name))
    if found is None and role in TIMES:
        found = ranks.get(simplified(_UNIT.sub("", name)))
    return found


def is_usual(name: str) -> bool:
    """Return whether a column has this name; what names a time is often a label or an item too."""
    return any(rank(name, role) is not None for role in ALIASES if role not in TIMES)


def unit(name: str) -> float:
    """Return how many seconds the numbers of a column so named count in: 0.001 for "elapsed_ms"."""
    found = _UNIT.search(name)
    return _UNITS[found["unit"].lower()] if found else 1.0
