"""The sign test over items on which one rule alone is right, and Holm's correction."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from crowdgui.core.compare.held_out import compare_paired, holm, sign_test
from tests.core.strategies import quick


@pytest.mark.parametrize(("one", "other"), [(0, 0), (1, 0), (3, 3), (2, 9), (14, 1), (120, 90)])
def test_the_sign_test_is_the_exact_binomial_one(one: int, other: int) -> None:
    expected = binomtest(one, one + other).pvalue if one + other else 1.0
    assert sign_test(one, other) == pytest.approx(expected)
    assert sign_test(other, one) == sign_test(one, other)


def test_only_items_on_which_one_is_right_count() -> None:
    first = np.array([True, True, True, False, False, True])
    second = np.array([True, False, False, False, True, False])
    found = compare_paired(first, second)
    assert (found.known, found.only_first, found.only_second, found.fewer_wrong) == (6, 3, 1, 2)
    assert found.p == pytest.approx(binomtest(3, 4).pvalue)


def step_down(p: list[float], level: float) -> list[bool]:
    """Holm's procedure as he gave it: reject in order until the first that is too large."""
    rejected = [False] * len(p)
    for step, i in enumerate(sorted(range(len(p)), key=lambda i: p[i])):
        if p[i] > level / (len(p) - step):
            break
        rejected[i] = True
    return rejected


@given(st.lists(st.floats(0, 0.2), min_size=1, max_size=12), st.floats(0.001, 0.999))
@quick
def test_holm_as_published(p: list[float], level: float) -> None:
    found = holm(p)
    # On the edge itself a division and a product may round apart.
    clear = np.abs(found - level) > 1e-9
    assert ((found <= level) == step_down(p, level))[clear].all()


def test_holm_of_a_few_and_of_none() -> None:
    # As p.adjust of R has it.
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]).size == 0
