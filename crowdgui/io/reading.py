"""What the columns of a table mean, and the best guess at it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from crowdgui.io.class_map import AS_WRITTEN, ClassMap
from crowdgui.io.columns import Columns
from crowdgui.io.forms import has_header
from crowdgui.io.roles import LONG_ONLY, TIMES, Role
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from crowdgui.io.forms import Form
    from crowdgui.io.text.text_file import Preview

__all__ = ["MISSING_WORDS", "Layout", "Reading", "Repeats", "Role", "guess", "guess_gold"]


class Layout(StrEnum):
    """LONG has a row for each label; the wide ones a row for each item, or for each worker."""

    LONG = "long"
    ITEMS_DOWN = "items down"
    WORKERS_DOWN = "workers down"


class Repeats(StrEnum):
    """What to keep where one worker answers the same item more than once.

    DROP leaves out the pairs whose answers differ and keeps one answer of the others.
    """

    FIRST = "first"
    LAST = "last"
    ALL = "all"
    DROP = "drop"


MISSING_WORDS = frozenset({""})
"""Cells that are no answer unless the user says more: the empty one only."""


@dataclass(frozen=True)
class Reading:
    """How a table is to be understood.

    `roles` has one entry for each column. `missing` are the cells that hold no answer, exactly
    as written; blanks around a word are part of it. `classes` says what the words stand for. Of
    several questions only the rows of `question` are read; the answers of `gold_worker` are the
    truth, and no answers.
    """

    form: Form
    layout: Layout
    roles: tuple[Role, ...]
    missing: frozenset[str] = MISSING_WORDS
    repeats: Repeats = Repeats.FIRST
    classes: ClassMap = AS_WRITTEN
    question: str | None = None
    gold_worker: str = ""

    def places(self, role: Role) -> tuple[int, ...]:
        """Return the columns, counted from 0, that hold `role`."""
        return tuple(i for i, r in enumerate(self.roles) if r is role)

    def place(self, role: Role) -> int | None:
        return next(iter(self.places(role)), None)

    def problem(self) -> str | None:
        """State in one sentence what still lacks before labels can be read, if anything does."""
        if len(self.roles) < 2:
            return tr(
                "There is only one column. Labels need a worker, an item and an answer; check the"
                " separator."
            )
        return self._lacking() or self._doubled() or self._misplaced()

    def gold_problem(self) -> str | None:
        """Describe what still lacks before gold can be read from a file of its own."""
        if len(self.places(Role.ITEM)) != 1:
            return tr("Say which column of the gold file names the item.")
        if len(self.places(Role.GOLD)) != 1:
            return tr("Say which column of the gold file holds the gold label.")
        return None

    def _lacking(self) -> str | None:
        long = self.layout is Layout.LONG
        if long and not self.places(Role.WORKER):
            return tr("Say which column names the worker.")
        if long and not self.places(Role.ITEM):
            return tr("Say which column names the item.")
        if not self.places(Role.LABEL):
            return tr("Say which column holds the label.")
        return None

    def _doubled(self) -> str | None:
        single = [Role.WORKER, Role.ITEM, Role.GOLD, Role.CONTENT, *LONG_ONLY]
        single += [Role.LABEL] if self.layout is Layout.LONG else []
        for role in single:
            if len(self.places(role)) > 1:
                return tr("More than one column is set as {role}. Keep one.", role=_word(role))
        return None

    def _misplaced(self) -> str | None:
        across, only = {
            Layout.LONG: (None, ()),
            Layout.ITEMS_DOWN: (Role.WORKER, LONG_ONLY),
            Layout.WORKERS_DOWN: (Role.ITEM, (Role.GOLD, Role.CONTENT, *LONG_ONLY)),
        }[self.layout]
        for role in (across, *only):
            if role is not None and self.places(role):
                return tr("A table with this layout has no {role} column.", role=_word(role))
        return None


def _word(role: Role) -> str:
    words = {
        Role.WORKER: tr("worker"),
        Role.ITEM: tr("item"),
        Role.LABEL: tr("label"),
        Role.GOLD: tr("gold"),
        Role.CONTENT: tr("content"),
        Role.TIME: tr("time"),
        Role.SECONDS: tr("duration"),
        Role.QUESTION: tr("question"),
        Role.KNOWN: tr("known truth"),
        Role.LEAVE_OUT: tr("left out"),
    }
    return words[role]


def guess(
    preview: Preview, form: Form, given: Mapping[Role, int] = MappingProxyType({})
) -> Reading:
    """Guess layout and roles from the names of the columns, else from what stands in them.

    `given` are places of columns that are known. A guess is never to be trusted unseen; where
    nothing fits, roles stay open and `Reading.problem` says what lacks.
    """
    columns = Columns(
        preview.columns if has_header(form) else (), len(preview.columns), preview.rows
    )
    named = columns.named(given)
    fixed = {Role.WORKER, Role.ITEM} <= given.keys()
    long = fixed or Role.LABEL in given or {Role.WORKER, Role.LABEL} <= named.keys()
    across = () if long else columns.answer_group(named)
    if across:
        return _wide(columns, named, across, form, given)
    return Reading(form, Layout.LONG, columns.roles(columns.completed(named)))


def _wide(
    columns: Columns,
    named: dict[Role, int],
    across: tuple[int, ...],
    form: Form,
    given: Mapping[Role, int],
) -> Reading:
    workers_down = columns.rows_are_workers(named, across)
    layout, down = (
        (Layout.WORKERS_DOWN, Role.WORKER) if workers_down else (Layout.ITEMS_DOWN, Role.ITEM)
    )
    beside = () if workers_down else (Role.GOLD, Role.CONTENT)
    # Times are no part of a wide table; where one is asked for, the reading says so.
    times = {role: i for role, i in named.items() if role in TIMES}
    wanted = {role: i for role, i in times.items() if role in given}
    found = {role: i for role, i in named.items() if role in beside} | wanted
    key = columns.key((*across, *found.values(), *times.values()), named.get(down))
    if key is not None:
        found[down] = key
    roles = list(columns.roles(found))
    for place in across:
        roles[place] = Role.LABEL
    return Reading(form, layout, tuple(roles))


def guess_gold(preview: Preview, form: Form) -> Reading:
    """Guess which column of a gold file names the item and which holds its gold label."""
    columns = Columns(
        preview.columns if has_header(form) else (), len(preview.columns), preview.rows
    )
    return Reading(form, Layout.LONG, columns.roles(columns.gold()))
