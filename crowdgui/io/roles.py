"""What a column can hold, and the names such columns usually go by."""

from __future__ import annotations

import re
from enum import StrEnum


class Role(StrEnum):
    """What one column holds. In a wide table every column of answers is a LABEL column."""

    WORKER = "worker"
    ITEM = "item"
    LABEL = "label"
    GOLD = "gold"
    CONTENT = "content"
    LEAVE_OUT = "leave out"


ALIASES: dict[Role, tuple[str, ...]] = {
    Role.WORKER: (
        *("worker", "workerid", "workers", "workerids", "amtworkerids", "annotator"),
        *("annotatorid", "annotators", "performer", "labeler", "labeller", "labelerid", "rater"),
        *("raterid", "coder", "coderid", "turker", "judge", "judgeid", "contributor", "assessor"),
        *("participant", "participantid", "user", "userid", "username", "createdby"),
        *("completedby", "assignmentworkerid"),
    ),
    Role.ITEM: (
        *("item", "itemid", "items", "task", "taskid", "example", "exampleid", "object"),
        *("objectid", "unit", "unitid", "origid", "doc", "docid", "document", "documentid"),
        *("instance", "instanceid", "sample", "sampleid", "image", "imageid", "question"),
        *("questionid", "hitid", "inputhash", "id"),
    ),
    Role.LABEL: (
        *("label", "labels", "answer", "response", "annotation", "class", "judgment"),
        *("judgement", "rating", "choice", "category", "vote", "value", "tag"),
    ),
    Role.GOLD: (
        *("gold", "goldlabel", "goldstandard", "truth", "truelabel", "groundtruth", "gt"),
        *("goldenlabel", "golden"),
    ),
    Role.CONTENT: (
        *("content", "taskcontent", "text", "statement", "sentence", "tweet", "comment"),
        *("url", "imageurl", "description"),
    ),
}
"""Usual names, simplified as by `simplified`, the likelier first."""


def simplified(name: str) -> str:
    """Give a column's name without case, blanks, hyphens, underscores and other marks."""
    return re.sub(r"[\W_]+", "", name.casefold())


def rank(name: str, role: Role) -> int | None:
    """Say how likely a column so named holds `role`: 0 is likeliest, None is not at all."""
    aliases = ALIASES.get(role, ())
    plain = simplified(name)
    return aliases.index(plain) if plain in aliases else None


def is_usual(name: str) -> bool:
    return any(rank(name, role) is not None for role in ALIASES)
