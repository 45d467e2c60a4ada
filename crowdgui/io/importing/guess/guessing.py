"""Guesses layout and roles of a table's columns, and where a guess is in doubt."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.io.importing.guess.candidates import CandidateTable, Sign
from crowdgui.io.importing.guess.columns import (
    PreviewColumns,
    is_called_worker,
    is_number,
    is_worker_name,
)
from crowdgui.io.importing.import_spec import ImportSpec, Layout, MultiFile, has_header
from crowdgui.io.importing.probabilities import find_probability_columns
from crowdgui.io.tabular.roles import LABEL_ROLES, TIMES, ColumnRole, is_flag, name_points, words_of
from crowdgui.io.tabular.text_file import given_names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from crowdgui.io.importing.guess.candidates import Candidate
    from crowdgui.io.importing.import_spec import Form
    from crowdgui.io.tabular.text_file import Preview


_LEAD = 2.0
"""Points by which the best candidate must lead: half of a column's own name."""


NAMED = 1.5
"""Points from which on a name counts as one for its role."""


OWN_NAME = 4.0
"""Points of a name that hardly another column has."""


_LEAST_ROWS = 10
"""Rows below which structure says nothing."""


_CONCERNS = {
    Sign.LABEL_FOLLOWS_ITEM: (ColumnRole.LABEL, ColumnRole.ITEM),
    Sign.LABEL_FOLLOWS_WORKER: (ColumnRole.LABEL, ColumnRole.WORKER),
    Sign.ONE_LABEL: (ColumnRole.LABEL,),
    Sign.ONE_WORKER: (ColumnRole.WORKER,),
    Sign.WORKER_PER_ROW: (ColumnRole.WORKER,),
    Sign.WORKER_LISTS: (ColumnRole.WORKER,),
    Sign.ONE_ITEM: (ColumnRole.ITEM,),
    Sign.ITEM_PER_ROW: (ColumnRole.ITEM,),
    Sign.REPEATS: (ColumnRole.WORKER, ColumnRole.ITEM),
    Sign.MANY_CLASSES: (ColumnRole.LABEL,),
    Sign.SCORES: (ColumnRole.LABEL,),
    Sign.MOMENTS: (ColumnRole.LABEL,),
    Sign.ATTRIBUTE: (ColumnRole.LABEL,),
}
"""The roles that each sign puts in doubt."""


_NOT_EXCUSED_BY_NAME = (Sign.WORKER_LISTS, Sign.MANY_CLASSES, Sign.SCORES, Sign.MOMENTS)
"""What no name of a column makes right: a column called label may still hold free text."""


class DoubtKind(StrEnum):
    """Why a guess is not to be relied on."""

    COLUMN = "column"
    """Several columns may hold a role."""
    SIGNS = "signs"
    """The best columns do not look like labels of a crowd."""
    NO_WORKER = "no worker"
    """Nobody is named who gave the labels."""
    COUNTS = "counts"
    """The cells count how many workers gave each answer."""
    SLOTS = "slots"
    """Numbered columns name the worker of each label beside them."""
    LAYOUT = "layout"
    """It is not clear whether a row is a label, an item or a worker."""
    PAIRS = "pairs"
    """Two columns hold the same ids: these may be comparisons of two."""
    PAIR_WORKER = "pair worker"
    """It is not clear which column of comparisons names the worker, if any does."""
    QUESTION = "question"
    """There are several questions."""


@dataclass(frozen=True)
class Alternative:
    """One way to settle a doubt: the choice, and what it would give in the rows looked at.

    `words` are what a question asks, where the file says so.
    """

    name: str
    n_labels: int = 0
    n_workers: int = 0
    n_items: int = 0
    n_classes: int = 0
    words: str = ""


@dataclass(frozen=True)
class Doubt:
    """What a guess leaves open: for a column its role, with the options, the likeliest first."""

    kind: DoubtKind
    role: ColumnRole | None = None
    options: tuple[Alternative, ...] = ()
    signs: tuple[Sign, ...] = ()


@dataclass(frozen=True)
class ColumnGuess:
    """How a table is probably read, and the doubt about that, if there is any."""

    spec: ImportSpec
    doubt: Doubt | None = None


def guess_spec(
    preview: Preview, form: Form, given: Mapping[ColumnRole, int] = MappingProxyType({})
) -> ImportSpec:
    """Guess layout and roles; the best guess, even a doubtful one."""
    return guess_columns(preview, form, given).spec


def guess_columns(
    preview: Preview,
    form: Form,
    given: Mapping[ColumnRole, int] = MappingProxyType({}),
    layout: Layout | None = None,
) -> ColumnGuess:
    """Guess layout and roles from the names of the columns, their cells and how they depend.

    `given` are places of columns that are known, `layout` where it is. Where nothing fits, roles
    stay open and `ImportSpec.problem` says what is missing.
    """
    columns = PreviewColumns(
        preview.columns if has_header(form) else (), len(preview.columns), preview.rows
    )
    found = _with_probabilities(columns, form, given, layout)
    return replace(found, spec=_without_flags(columns, found.spec, given))


def _without_flags(
    columns: PreviewColumns, spec: ImportSpec, given: Mapping[ColumnRole, int]
) -> ImportSpec:
    """Take no column for gold that says of an item whether it has a gold label, and not which."""
    said = set().union(*(columns.values[i] for i in spec.places(ColumnRole.LABEL)))
    # Labels that are yes and no themselves may be written otherwise in gold, as “Yes” and “1” are.
    if said and all(map(is_flag, said)):
        return spec
    roles = [
        ColumnRole.LEAVE_OUT
        if role is ColumnRole.GOLD
        and role not in given
        and columns.values[place]
        and not said & columns.values[place]
        and all(map(is_flag, columns.values[place]))
        else role
        for place, role in enumerate(spec.roles)
    ]
    return replace(spec, roles=tuple(roles))


def _with_probabilities(
    columns: PreviewColumns,
    form: Form,
    given: Mapping[ColumnRole, int],
    layout: Layout | None,
) -> ColumnGuess:
    shares = set(find_probability_columns(columns.names, columns.cells)).difference(given.values())
    if not shares:
        return _without_probabilities(columns, form, given, layout)
    # What holds probabilities is no other role's.
    found = _without_probabilities(columns.blanked(shares), form, given, layout)
    if found.spec.layout is not Layout.LONG:
        return _without_probabilities(columns, form, given, layout)
    roles = tuple(
        ColumnRole.PROBABILITY if i in shares else role for i, role in enumerate(found.spec.roles)
    )
    return replace(found, spec=replace(found.spec, roles=roles))


def _without_probabilities(
    columns: PreviewColumns,
    form: Form,
    given: Mapping[ColumnRole, int],
    layout: Layout | None,
) -> ColumnGuess:
    named = columns.named(given)
    # Two columns of one name are as likely as each other.
    table = CandidateTable(given_names(columns.names), columns.cells)
    slots = () if layout is not None or {*LABEL_ROLES} & {*given} else _slots(columns.names)
    if slots:
        options = tuple(Alternative(name) for name in slots)
        found = _long(columns, table, named, form, given)
        return replace(found, doubt=Doubt(DoubtKind.SLOTS, options=options))
    across = () if layout is Layout.LONG else _answers_across(columns, table, named, given)
    if across or layout in (Layout.ITEMS_DOWN, Layout.WORKERS_DOWN):
        return _wide(columns, table, named, across, form, given, layout)
    return _long(columns, table, named, form, given)


_NUMBERED = re.compile(r"(\D*)(\d{1,4})(\D*)")


def _slots(names: Sequence[str]) -> tuple[str, ...]:
    """Return the columns that name workers, each beside a column of the number with their label."""
    families: dict[str, dict[str, str]] = {}
    for name in names:
        if match := _NUMBERED.fullmatch(name):
            stem = f"{match[1]} {match[3]}".strip("._- ")
            families.setdefault(stem, {}).setdefault(match[2], name)
    workers = [own for stem, own in families.items() if _is_name(words_of(stem), ColumnRole.WORKER)]
    # The last word says what it is: "rater label" is a label, "rating time" a time.
    labels = [
        own for stem, own in families.items() if _is_name(words_of(stem)[-1:], ColumnRole.LABEL)
    ]
    for who in workers:
        for said in labels:
            if who != said and len(who) > 1 and who.keys() <= said.keys():
                return tuple(who.values())
    return ()


def _is_name(words: Sequence[str], role: ColumnRole) -> bool:
    return name_points(" ".join(words), role) > NAMED


def _answers_across(
    columns: PreviewColumns,
    table: CandidateTable,
    named: Mapping[ColumnRole, int],
    given: Mapping[ColumnRole, int],
) -> tuple[int, ...]:
    """Find the columns of a wide table, of which each row is named once."""
    both = {ColumnRole.WORKER, ColumnRole.ITEM}
    if both <= given.keys() or ColumnRole.LABEL in given:
        return ()
    if {ColumnRole.WORKER, ColumnRole.LABEL} <= named.keys():
        return ()
    across = columns.answer_group(named)
    if not across:
        return ()
    keys = [named[role] for role in both if role in named]
    if len(keys) == 2 and not any(_names_rows(table, key) for key in keys):
        # Worker and item of each row are named: its further columns are questions.
        return ()
    return across


def _names_rows(table: CandidateTable, place: int) -> bool:
    column = table.columns[place]
    return column.n_values >= 0.9 * column.filled


def _long(
    columns: PreviewColumns,
    table: CandidateTable,
    named: Mapping[ColumnRole, int],
    form: Form,
    given: Mapping[ColumnRole, int],
) -> ColumnGuess:
    beside = {role: i for role, i in named.items() if role not in LABEL_ROLES}
    sure = (ColumnRole.GOLD, ColumnRole.KIND)
    held = {i for role, i in beside.items() if role in given or role in sure}
    fixed = {role: i for role, i in given.items() if role in LABEL_ROLES}
    if isinstance(form, MultiFile):
        # The names of the files are nothing but workers.
        held.add(columns.width - 1)
    free = [i for i in range(columns.width) if i not in held and i not in fixed.values()]
    ranked = table.ranked(fixed, free)
    if not ranked:
        return ColumnGuess(
            ImportSpec(form, Layout.LONG, columns.roles(named)), _nobody_named(columns, named)
        )
    best = ranked[0]
    places = {role: best.place(role) for role in LABEL_ROLES}
    kept = {role: i for role, i in beside.items() if i not in places.values()}
    if ColumnRole.GOLD not in kept:
        gold = table.gold_place(best, free)
        if gold is not None:
            kept[ColumnRole.GOLD] = gold
    spec = ImportSpec(form, Layout.LONG, columns.roles(kept | places))
    return ColumnGuess(spec, _doubt(columns, table, ranked, given))


def _nobody_named(columns: PreviewColumns, named: Mapping[ColumnRole, int]) -> Doubt | None:
    if columns.width == 2 and ColumnRole.WORKER not in named:
        return Doubt(DoubtKind.NO_WORKER)
    return None


def _doubt(
    columns: PreviewColumns,
    table: CandidateTable,
    ranked: Sequence[Candidate],
    given: Mapping[ColumnRole, int],
) -> Doubt | None:
    """Return what is in doubt about the best candidate, if anything is."""
    best = ranked[0]
    if set(LABEL_ROLES) <= given.keys():
        return None
    unnamed = _has_no_worker(columns, table, best, given)
    if table.n_rows < 2:
        return Doubt(DoubtKind.NO_WORKER) if unnamed else None
    if unnamed and table.count_columns():
        names = tuple(Alternative(columns.title(i)) for i in table.count_columns())
        return Doubt(DoubtKind.COUNTS, options=names)
    signs = tuple(sign for sign in best.signs if not _is_excused(sign, best, given))
    if signs:
        kind = DoubtKind.NO_WORKER if unnamed else DoubtKind.SIGNS
        return Doubt(kind, signs=signs, options=_options(columns, ranked[:1], ColumnRole.LABEL))
    for role in (ColumnRole.ITEM, ColumnRole.WORKER):
        named = [other for other in ranked[1:] if _is_passed_over(role, other, best, table)]
        if named:
            return Doubt(DoubtKind.COLUMN, role, _options(columns, [best, *named], role))
    rivals = [
        other
        for other in ranked[1:]
        if best.points - other.points < _LEAD
        and not _is_same(table, best, other)
        and not _is_dominated(other, best)
    ]
    if rivals:
        role = _open_role(best, rivals, table)
        return Doubt(DoubtKind.COLUMN, role, _options(columns, [best, *rivals], role))
    if unnamed:
        others = _workers_to_try(ranked)
        return Doubt(
            DoubtKind.COLUMN, ColumnRole.WORKER, _options(columns, others, ColumnRole.WORKER)
        )
    return None


def _has_no_worker(
    columns: PreviewColumns,
    table: CandidateTable,
    best: Candidate,
    given: Mapping[ColumnRole, int],
) -> bool:
    """Return whether columns have names, none of which is that of a worker."""
    if ColumnRole.WORKER in given or not columns.names:
        return False
    return best.named[ColumnRole.WORKER] < NAMED and not table.looks_like_workers(best.worker)


def _is_excused(sign: Sign, best: Candidate, given: Mapping[ColumnRole, int]) -> bool:
    """Return whether the roles that a sign puts in doubt are given, or have their own names."""
    roles = [role for role in _CONCERNS[sign] if role not in given]
    if not roles:
        return True
    if sign in _NOT_EXCUSED_BY_NAME:
        return False
    return all(best.named[role] >= NAMED for role in roles)


_PER_ROW = {ColumnRole.ITEM: Sign.ITEM_PER_ROW, ColumnRole.WORKER: Sign.WORKER_PER_ROW}


def _is_passed_over(
    role: ColumnRole, other: Candidate, best: Candidate, table: CandidateTable
) -> bool:
    """Return whether a column may as well hold a role that the best gives to one without its name.

    It has the name itself; or it is an item, and with the best workers label items again, or the
    best has the name of something else. The only sign against it is that nearly every row has
    another value, as where each item has one label.
    """
    alone = all(other.place(r) == best.place(r) for r in LABEL_ROLES if r is not role)
    again = table.repeats(best) and not table.repeats(other) and other.named[role] >= 0.0
    misnamed = best.named[role] < 0.0 and not table.repeats(other)
    return (
        alone
        and best.named[role] < NAMED
        and (other.named[role] >= OWN_NAME or (role is ColumnRole.ITEM and (again or misnamed)))
        and set(other.signs) <= {*best.signs, _PER_ROW[role]}
        and not table.alike(other.place(role), best.place(role))
    )


def _is_dominated(other: Candidate, best: Candidate) -> bool:
    """Return whether another candidate has worse names and every sign of the best, and more."""
    names = sum(other.named.values()) <= sum(best.named.values())
    return names and set(other.signs) > set(best.signs)


def _is_same(table: CandidateTable, one: Candidate, other: Candidate) -> bool:
    """Return whether two candidates give the same labels, by ids or by names of the same."""
    return all(table.alike(one.place(role), other.place(role)) for role in LABEL_ROLES)


def _open_role(best: Candidate, rivals: Sequence[Candidate], table: CandidateTable) -> ColumnRole:
    """Return the role that the nearest rival gives to another column."""
    other = rivals[0]
    order = (ColumnRole.LABEL, ColumnRole.WORKER, ColumnRole.ITEM)
    return next(role for role in order if not table.alike(best.place(role), other.place(role)))


def _workers_to_try(ranked: Sequence[Candidate]) -> list[Candidate]:
    """Return the best candidate for each column that may name workers, without strong signs."""
    found: dict[int, Candidate] = {}
    for candidate in ranked:
        if candidate.points > ranked[0].points - 6.0:
            found.setdefault(candidate.worker, candidate)
    return list(found.values())


def _options(
    columns: PreviewColumns, candidates: Sequence[Candidate], role: ColumnRole
) -> tuple[Alternative, ...]:
    found: dict[int, Alternative] = {}
    for c in candidates:
        option = Alternative(
            columns.title(c.place(role)), c.n_labels, c.n_workers, c.n_items, c.n_classes
        )
        found.setdefault(c.place(role), option)
    return tuple(found.values())


def _wide(
    columns: PreviewColumns,
    table: CandidateTable,
    named: dict[ColumnRole, int],
    across: tuple[int, ...],
    form: Form,
    given: Mapping[ColumnRole, int],
    layout: Layout | None,
) -> ColumnGuess:
    if layout is None:
        workers_down = columns.rows_are_workers(named, across)
    else:
        workers_down = layout is Layout.WORKERS_DOWN
    if workers_down:
        # Columns are items, whatever words are in their names.
        across = columns.answer_group(named, results=True) or across
    down = ColumnRole.WORKER if workers_down else ColumnRole.ITEM
    beside = (ColumnRole.KIND,) if workers_down else (ColumnRole.GOLD, ColumnRole.CONTENT)
    # Times are no part of a wide table; where one is asked for, the reading says so.
    times = {role: i for role, i in named.items() if role in TIMES}
    wanted = {role: i for role, i in times.items() if role in given}
    found = {role: i for role, i in named.items() if role in beside} | wanted
    key = columns.key((*across, *found.values(), *times.values()), named.get(down))
    if key is not None:
        found[down] = key
    roles = list(columns.roles(found))
    # Where the layout is known, every column that is nothing else holds answers.
    answers = set(across)
    if layout is not None:
        left = {i for i, role in enumerate(roles) if role is ColumnRole.LEAVE_OUT}
        left = left.difference(times.values())
        others = left if workers_down else left - columns.results
        answers |= others if answers | others else left
    for place in answers:
        roles[place] = ColumnRole.LABEL
    spec = ImportSpec(
        form, Layout.WORKERS_DOWN if workers_down else Layout.ITEMS_DOWN, tuple(roles)
    )
    if layout is not None:
        return ColumnGuess(spec)
    return ColumnGuess(spec, _wide_doubt(columns, table, named, across, key))


def _wide_doubt(
    columns: PreviewColumns,
    table: CandidateTable,
    named: Mapping[ColumnRole, int],
    across: Sequence[int],
    key: int | None,
) -> Doubt | None:
    counts = set(table.count_columns())
    if len(counts) > 1 and len(counts & {*across}) > 1:
        return Doubt(
            DoubtKind.COUNTS, options=tuple(Alternative(columns.title(i)) for i in sorted(counts))
        )
    if key is not None and not _names_rows(table, key) and table.n_rows >= _LEAST_ROWS:
        return Doubt(DoubtKind.LAYOUT)
    told = (ColumnRole.GOLD, ColumnRole.CONTENT, ColumnRole.KIND)
    beside = {i for role, i in named.items() if role in told}
    others = columns.width - len({*across, *beside} | ({key} if key is not None else set()))
    names = [columns.names[i] for i in across] if columns.names else []
    called = 2 * sum(map(is_called_worker, names)) > len(names)
    if not called and others > (len(across) if columns.names else 1):
        return Doubt(DoubtKind.LAYOUT)
    if not columns.names:
        return None if _orientation_is_clear(columns, across) else Doubt(DoubtKind.LAYOUT)
    numeric = all(is_number(w) for i in across for w in columns.values[i])
    if 2 * sum(map(is_worker_name, names)) > len(names):
        # Other numbers, such as whether they agree, are often beside those of workers.
        sure = not numeric or all(map(is_worker_name, names))
        return None if sure else Doubt(DoubtKind.LAYOUT)
    if len(set().union(*(columns.values[i] for i in across))) < 2:
        # Marks of one kind, as below the names of classes.
        return Doubt(DoubtKind.LAYOUT)
    if ColumnRole.WORKER in named:
        return None
    asks = any(len(name) > 30 or "?" in name for name in names)
    is_named = (
        ColumnRole.ITEM in named
        and name_points(columns.names[named[ColumnRole.ITEM]], ColumnRole.ITEM) >= 3.0
    )
    is_named = is_named or (key is not None and table.looks_like_items(key))
    if is_named and not numeric and not asks:
        return None
    if columns.rows_are_workers({}, across):
        # Numbered questions in the columns.
        return None
    return Doubt(DoubtKind.LAYOUT)


def _orientation_is_clear(columns: PreviewColumns, across: Sequence[int]) -> bool:
    """Return whether rows have about equally many answers and columns do not, as items have."""
    filled = np.array([[cell != "" for cell in columns.cells[i]] for i in across])
    by_row, by_column = filled.sum(axis=0), filled.sum(axis=1)
    if filled.all():
        # Items are usually more than workers.
        return bool(filled.shape[1] > 2 * filled.shape[0])
    spreads = [float(np.std(n) / max(1e-9, np.mean(n))) for n in (by_row, by_column)]
    return spreads[0] < spreads[1]


def guess_gold_spec(
    preview: Preview, form: Form, given: frozenset[str] = frozenset()
) -> ImportSpec:
    """Guess which column of a gold file names the item and which holds its gold label."""
    columns = PreviewColumns(
        preview.columns if has_header(form) else (), len(preview.columns), preview.rows
    )
    return ImportSpec(form, Layout.LONG, columns.roles(columns.gold(given)))


def with_question_doubt(
    guess: ColumnGuess, questions: Sequence[str], asks: Mapping[str, str]
) -> ColumnGuess:
    """Doubt a guess where there are several questions and none was chosen."""
    if len(questions) < 2:
        return guess
    options = tuple(Alternative(name, words=asks.get(name, "")) for name in questions)
    return replace(guess, doubt=Doubt(DoubtKind.QUESTION, options=options))
