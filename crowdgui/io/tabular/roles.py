"""What a column can hold, the names such columns tend to have, and words for people and models."""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache

from crowdgui.core.groups.kinds import WorkerKind


class ColumnRole(StrEnum):
    """What one column holds. In a wide table every column of answers is a LABEL column.

    TIME is when the label was given, SECONDS how long that took; QUESTION is what was asked, where
    there is more than one; KNOWN marks rows whose label is no answer but the truth; PROBABILITY is
    that of a class, one column each, or of all classes as JSON, or of the label alone; GROUP sorts
    labels, as by vendor, country or shift, and there may be several. Only a long table has these
    six. KIND says whether the worker is a person or a model. LEFT and RIGHT are
    the two items of a comparison, whose LABEL says which was preferred and whose ITEM, if there is
    one, says on what occasion: the same two may be compared with regard to several texts.
    """

    WORKER = "worker"
    ITEM = "item"
    LEFT = "left"
    RIGHT = "right"
    LABEL = "label"
    GOLD = "gold"
    CONTENT = "content"
    TIME = "time"
    SECONDS = "seconds"
    QUESTION = "question"
    KNOWN = "known"
    KIND = "kind"
    PROBABILITY = "probability"
    GROUP = "group"
    LEAVE_OUT = "leave out"


LABEL_ROLES = (ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL)
"""What one label always has: who gave it, to which item, and which class."""


LABEL_COLUMNS = {role: role.value for role in LABEL_ROLES}
"""Their columns in a table that a format makes itself: each is called as its role."""


TIMES = (ColumnRole.TIME, ColumnRole.SECONDS)


SIDES = (ColumnRole.LEFT, ColumnRole.RIGHT)


SEVERAL = (ColumnRole.PROBABILITY, ColumnRole.GROUP)
"""Roles that several columns of a long table can have."""


BESIDE = (*TIMES, ColumnRole.GOLD, ColumnRole.CONTENT, ColumnRole.KIND, *SEVERAL)
"""Roles that say more about labels: an empty cell says nothing, and the label counts."""


LONG_ONLY = (*TIMES, ColumnRole.QUESTION, ColumnRole.KNOWN, *SEVERAL)


ALIASES: dict[ColumnRole, tuple[str, ...]] = {
    ColumnRole.WORKER: (
        *("worker", "workerid", "workers", "workerids", "amtworkerids", "annotator"),
        *("annotatorid", "annotators", "performer", "labeler", "labeller", "labelerid", "rater"),
        *("raterid", "coder", "coderid", "turker", "judge", "judgeid", "contributor", "assessor"),
        *("participant", "participantid", "user", "userid", "username", "createdby"),
        *("completedby", "assignmentworkerid", "crowdworker", "volunteer", "respondent"),
        *("annotatedby", "labeledby", "labelledby", "ratedby", "judgedby", "reviewer"),
        *("reviewerid", "evaluator", "evaluatorid", "grader", "graderid", "expert"),
        *("workername", "annotatorname"),
        *("turkerid", "contributorid", "assessorid", "labellerid", "volunteerid", "respondentid"),
        *(
            "prolificid",
            "prolificpid",
            "tasker",
            "taskerid",
            "who",
            "model",
            "modelname",
            "modelid",
            "crowdworkerid",
            "coderid",
            "judgeid",
        ),
    ),
    ColumnRole.ITEM: (
        *("item", "itemid", "items", "task", "taskid", "example", "exampleid", "object"),
        *("objectid", "unit", "unitid", "origid", "doc", "docid", "document", "documentid"),
        *("instance", "instanceid", "sample", "sampleid", "image", "imageid", "question"),
        *("questionid", "hitid", "inputhash", "photo", "photoid", "picture", "pictureid", "video"),
        *("videoid", "clip", "clipid", "audio", "audioid", "recording", "recordingid", "tweetid"),
        *("post", "postid", "sentenceid", "paragraphid", "article", "articleid", "reviewid"),
        *("messageid", "commentid", "pageid", "pair", "pairid", "caseid", "productid", "textid"),
        *("subjectid", "subjectids", "filename", "imagename", "imagefile", "id"),
    ),
    ColumnRole.LABEL: (
        *("label", "labels", "answer", "response", "annotation", "class", "judgment"),
        *("judgement", "rating", "choice", "category", "vote", "value", "tag"),
        *("verdict", "winner", "decision", "prediction", "sentiment", "grade"),
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
    ColumnRole.KIND: (
        *("workerkind", "workertype", "annotatorkind", "annotatortype", "ratertype", "judgetype"),
        *("labelertype", "labellertype", "contributortype", "sourcetype", "kind"),
        *("ismodel", "isllm", "isai", "isbot", "ismachine", "ishuman", "isperson"),
    ),
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


_OF_CLASS = re.compile(
    r"(?:p|prob|probs|proba|probas|probability|probabilities|class_?prob\w*|label_?prob\w*)"
    r"(?:[_.:/ -]+|\s*\(\s*|\s*\[\s*)(?:of[_ ]+)?(?P<of>[^\s_.:/()\[\]-].*?)\s*[)\]]?",
    re.I,
)
"""What columns with the probability of one class are called: “p_yes”, “probabilities.yes”."""


_OF_CLASSES = frozenset(
    {"prob", "probs", "proba", "probability", "probabilities", "classprobabilities", "classprobs"}
    | {"labelprobabilities", "labelprobs", "labelprobability", "modelprobability"}
    | {"modelprobabilities", "probabilityoflabel", "probabilityofthelabel", "distribution"}
)


def probability_class(name: str) -> str | None:
    """Return the class whose probability a column so named holds.

    Empty for one with the probabilities of all classes, or of the label; None for any other name.
    """
    if simplified(name) in _OF_CLASSES:
        return ""
    found = _OF_CLASS.fullmatch(name.strip())
    return found["of"] if found else None


# A name is asked for once per role, and a wide table has many.
@lru_cache(1 << 16)
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


_WEAK = frozenset(
    {"user", "userid", "username", "createdby", "completedby", "participant", "participantid"}
    | {"id", "object", "question", "questionid", "hitid", "value", "tag", "vote", "class", "unit"}
    | {"post", "pair", "filename", "subjectid", "subjectids", "model", "modelname", "modelid"}
)
"""Names that a role tends to have, but other columns have too."""


_ATTRIBUTES = frozenset(
    {"id", "ids", "guid", "uuid", "hash", "address", "addr", "country", "city", "region"}
    | {"state", "province", "zip", "postcode", "location", "latitude", "longitude", "lat"}
    | {"lon", "ip", "email", "mail", "phone", "time", "times", "date", "datetime"}
    | {"timestamp", "start", "started", "begin", "end", "ended", "created", "submitted"}
    | {"accepted", "approved", "updated", "modified", "finished", "duration", "seconds"}
    | {"secs", "ms", "minutes", "url", "uri", "link", "href", "path", "file", "filename"}
    | {"version", "revision", "user", "username", "worker", "workerid", "annotator", "rater"}
    | {"channel", "trust", "lang", "language", "locale", "browser", "agent", "device"}
    | {"platform", "os", "session", "token", "status", "state", "approve", "reject"}
    | {"reward", "bonus", "price", "payment", "cost", "comment", "comments", "reason"}
    | {"feedback", "note", "notes", "title", "description", "keywords", "lifetime", "index"}
    | {"row", "number", "count", "counts", "total", "n", "age", "gender", "sex", "education"}
    | {"native", "tainted", "hit", "assignment", "batch", "source", "split", "fold"}
    | {"workflow"}
)
"""Words in names of columns that describe a worker, an item or a row, and are no labels."""


_OF_WORKERS = frozenset(
    {"worker", "annotator", "rater", "user", "email", "mail", "id", "ids", "uuid", "hash"}
)


_OF_ITEMS = frozenset(
    {"id", "ids", "guid", "uuid", "hash", "url", "uri", "link", "path", "file", "filename"}
    | {"title", "description", "index", "number", "n", "hit", "user"}
)


_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_A-Za-z]+")


def words_of(name: str) -> tuple[str, ...]:
    """Return the words a name is made of, in small letters: `worker`, `id` for "WorkerId"."""
    return tuple(word.lower() for word in _WORDS.findall(name))


def is_attribute(name: str, role: ColumnRole) -> bool:
    """Return whether a name is that of an id, a place, a time, a link and so on."""
    if rank(name, role) is not None:
        return False
    allowed = {ColumnRole.WORKER: _OF_WORKERS, ColumnRole.ITEM: _OF_ITEMS}.get(role, frozenset())
    return bool(_ATTRIBUTES.intersection(words_of(name)) - allowed)


def name_points(name: str, role: ColumnRole) -> float:
    """Return how much a name supports a role: 4 for its own names, less than 0 for others'."""
    if rank(name, role) is not None:
        return 2.5 if simplified(name) in _WEAK else 4.0
    if role is not ColumnRole.LABEL and is_attribute(name, role):
        return -2.0
    others = (*LABEL_ROLES, ColumnRole.GOLD)
    if any(rank(name, other) is not None for other in others if other is not role):
        return -2.0
    known = _RANKS[role]
    return 1.5 if any(word in known and word not in _WEAK for word in words_of(name)) else 0.0


def has_known_name(name: str) -> bool:
    """Return whether a column has this name; what names a time is often a label or an item too."""
    return any(rank(name, role) is not None for role in ALIASES if role not in TIMES)


def unit(name: str) -> float:
    """Return how many seconds the numbers of a column so named count in: 0.001 for "elapsed_ms"."""
    found = _UNIT.search(name)
    return _UNITS[found["unit"].lower()] if found else 1.0


PERSON_WORDS = ("person", "people", "human", "annotator", "crowd", "expert", "worker")


MODEL_WORDS = ("model", "llm", "ai", "machine", "bot", "classifier", "system", "automatic")


_KIND_WORDS = dict.fromkeys(PERSON_WORDS, WorkerKind.PERSON) | dict.fromkeys(
    MODEL_WORDS, WorkerKind.MODEL
)


YES_WORDS = frozenset({"true", "yes", "y", "t", "1"})


NO_WORDS = frozenset({"false", "no", "n", "f", "0"})


def parse_kind(word: str, column: str) -> WorkerKind | None:
    """Return the kind that a cell names; None where it is not understood.

    A column called “is_model”, or so, says yes or no.
    """
    plain = word.strip().casefold()
    asked = _asked(column)
    if asked is not None and plain in YES_WORDS | NO_WORDS:
        other = WorkerKind.MODEL if asked is WorkerKind.PERSON else WorkerKind.PERSON
        return asked if plain in YES_WORDS else other
    return _KIND_WORDS.get(plain)


def is_flag(word: str) -> bool:
    """Return whether a cell says yes or no, and nothing else."""
    return word.strip().casefold().removesuffix(".0") in YES_WORDS | NO_WORDS


def _asked(column: str) -> WorkerKind | None:
    """Return the kind that a column asks about: a model, of “is_llm”."""
    plain = simplified(column)
    return _KIND_WORDS.get(plain.removeprefix("is")) if plain.startswith("is") else None
