from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.io.importing.import_spec import RepeatPolicy
from crowdgui.io.importing.label_filters import find_repeats

Rows = list[tuple[int, int, int]]


ROWS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 2)), min_size=1)


def kept(rows: Rows, policy: RepeatPolicy) -> Rows:
    worker, item, label = np.array(rows, dtype=np.int32).T
    out = np.concatenate(find_repeats(worker, item, label, 4).surplus(policy)).astype(int)
    return [row for place, row in enumerate(rows) if place not in out]


def kept_slowly(rows: Rows, policy: RepeatPolicy) -> Rows:
    pairs: dict[tuple[int, int], list[int]] = {}
    for place, (worker, item, _) in enumerate(rows):
        pairs.setdefault((worker, item), []).append(place)
    choices = {
        RepeatPolicy.FIRST: lambda places: places[:1],
        RepeatPolicy.LAST: lambda places: places[-1:],
        RepeatPolicy.ALL: lambda places: places,
        RepeatPolicy.DROP: lambda places: places[: len({rows[p][2] for p in places}) == 1],
    }
    return [
        rows[p] for p in sorted(p for places in pairs.values() for p in choices[policy](places))
    ]


@pytest.mark.parametrize("policy", list(RepeatPolicy))
@given(rows=ROWS)
def test_each_policy_keeps_what_it_says(policy: RepeatPolicy, rows: Rows) -> None:
    assert kept(rows, policy) == kept_slowly(rows, policy)


@given(rows=ROWS)
def test_repeated_and_contradicting_pairs_are_counted(rows: Rows) -> None:
    worker, item, label = np.array(rows, dtype=np.int32).T
    found = find_repeats(worker, item, label, 4)
    answers: dict[tuple[int, int], list[int]] = {}
    for w, i, code in rows:
        answers.setdefault((w, i), []).append(code)
    assert found.pairs == sum(len(codes) > 1 for codes in answers.values())
    assert found.contradicting.sum() == sum(len(set(codes)) > 1 for codes in answers.values())
    of_pairs = zip(found.worker.tolist(), found.contradicting.tolist(), strict=True)
    again = {pair: codes for pair, codes in answers.items() if len(codes) > 1}
    assert sorted(of_pairs) == sorted((w, len(set(codes)) > 1) for (w, _), codes in again.items())
