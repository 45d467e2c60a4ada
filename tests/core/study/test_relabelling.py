"""Spending labels where they help most: against every way to spend them."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crowdgui.core.study.forecast import Forecast
from crowdgui.core.study.relabelling import allocate_labels, items_to_relabel
from tests.core.strategies import quick


def _forecast(rows: list[list[float]], group: list[int]) -> Forecast:
    return Forecast(np.array(group), np.array(rows))


# Never rising, three labels ahead, in sixteenths so that sums are exact.
_rows = st.lists(
    st.lists(st.integers(0, 8), min_size=4, max_size=4).map(
        lambda row: [value / 16 for value in sorted(row, reverse=True)]
    ),
    min_size=1,
    max_size=3,
)


@st.composite
def _forecasts(draw: st.DrawFn) -> Forecast:
    rows = draw(_rows)
    extra = draw(st.lists(st.integers(0, len(rows) - 1), max_size=2))
    return _forecast(rows, [*range(len(rows)), *extra])


def _best(forecast: Forecast, budget: int) -> float:
    wrong = forecast.wrong[forecast.group]
    ways = product(range(wrong.shape[1]), repeat=len(wrong))
    return max(
        sum(wrong[j, 0] - wrong[j, more] for j, more in enumerate(way))
        for way in ways
        if sum(way) <= budget
    )


@quick
@given(_forecasts())
def test_no_other_way_to_spend_as_many_labels_brings_more(forecast: Forecast) -> None:
    order = allocate_labels(forecast)
    for labels, gained in zip(order.labels, order.gained, strict=True):
        assert gained == pytest.approx(_best(forecast, int(labels)))
        chosen = items_to_relabel(forecast, order, int(labels))
        assert chosen.labels == labels
        assert chosen.gained == pytest.approx(gained)


@quick
@given(_forecasts(), st.integers(1, 16))
def test_a_budget_is_kept_and_hardly_wasted(forecast: Forecast, budget: int) -> None:
    order = allocate_labels(forecast)
    chosen = items_to_relabel(forecast, order, budget)
    assert chosen.labels <= budget
    assert chosen.labels == order.labels[-1] or budget - chosen.labels < order.size.max()
    assert chosen.gained <= _best(forecast, budget) + 1e-9
    rates = chosen.gain / chosen.more
    assert (np.diff(rates) <= 1e-12).all()
    assert (chosen.gain > 0).all()
    assert np.unique(chosen.items).size == chosen.items.size


@quick
@given(_forecasts(), st.floats(0.01, 1.0))
def test_the_labels_for_a_gain_bring_it_and_no_batch_less_does(
    forecast: Forecast, share: float
) -> None:
    order = allocate_labels(forecast)
    wanted = share * float(order.gained[-1])
    labels = order.labels_for(wanted)
    assert labels is not None
    chosen = items_to_relabel(forecast, order, labels)
    assert chosen.labels == labels
    assert chosen.gained >= wanted - 1e-9
    if labels > 0:
        assert items_to_relabel(forecast, order, labels - 1).gained < wanted
    assert order.labels_for(float(order.gained[-1]) + 0.01) is None
    assert order.labels_for(-0.1) == 0


def test_labels_that_only_help_together_are_sent_together() -> None:
    # Two labels ahead, one more cannot turn the vote: two batches of two.
    forecast = _forecast([[0.2, 0.2, 0.1, 0.1, 0.06], [0.3, 0.29, 0.28, 0.28, 0.28]], [0, 0, 1])
    order = allocate_labels(forecast)
    assert order.size.tolist() == [2, 2, 1, 1]
    assert order.items.tolist() == [2, 2, 1, 1]
    np.testing.assert_allclose(order.gain, [0.1, 0.04, 0.01, 0.01])
    chosen = items_to_relabel(forecast, order, 3)
    assert chosen.items.tolist() == [0]
    assert chosen.more.tolist() == [2]


def test_of_equal_gains_the_likelier_wrong_item_is_first_then_the_earlier() -> None:
    forecast = _forecast([[0.25, 0.125], [0.5, 0.375]], [0, 1, 0, 1])
    order = allocate_labels(forecast)
    assert items_to_relabel(forecast, order, 4).items.tolist() == [1, 3, 0, 2]
    assert items_to_relabel(forecast, order, 3).items.tolist() == [1, 3, 0]


def test_where_nothing_helps_nothing_is_sent() -> None:
    forecast = _forecast([[0.1, 0.1]], [0, 0])
    order = allocate_labels(forecast)
    assert items_to_relabel(forecast, order, 10).items.size == 0
    assert order.labels_for(0.01) is None
    assert order.gain_of(100) == 0.0
