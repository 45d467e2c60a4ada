"""Pseudonyms that tell nothing about workers, and results that are computed when asked for."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.errors import Cancelled
from crowdgui.core.labels import text_array
from crowdgui.core.prices import Prices
from crowdgui.io.exporting.results import new_key, pseudonyms
from tests.core.strategies import crowd
from tests.io.report.samples import results_of

IDS = text_array(["=ann", "bob@mail.org", "", "Zoë 🐙", *(str(i) for i in range(40))])


def test_every_worker_gets_a_number_of_their_own() -> None:
    names = pseudonyms(IDS, b"key").tolist()
    assert sorted(names) == [f"worker {n:03}" for n in range(1, len(IDS) + 1)]


def test_the_same_key_gives_the_same_names_whatever_the_order() -> None:
    forward = dict(zip(IDS.tolist(), pseudonyms(IDS, b"key").tolist(), strict=True))
    backward = dict(zip(IDS[::-1].tolist(), pseudonyms(IDS[::-1], b"key").tolist(), strict=True))
    assert forward == backward


def test_another_key_gives_another_order() -> None:
    one, other = (pseudonyms(IDS, new_key()).tolist() for _ in range(2))
    assert one != other
    assert one != sorted(one)


def test_the_ways_in_money_are_computed_with_progress_and_can_be_cancelled() -> None:
    labels, _ = crowd(np.random.default_rng(1), np.full(5, 0.8), 40, 2)
    results = results_of(labels, certified=False, prices=Prices(0.05, None, 0.4, 0.3))

    def cancel(_: object) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        results.ways(cancel)
    assert results.ways() is results.ways(cancel)
