"""The theorems against reference values, and against the true error of every possible crowd."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from inspect import isfunction
from itertools import product
from math import ceil, exp, floor, log, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import scipy.stats
from hypothesis import example, given
from hypothesis import strategies as st
from scipy.special import bdtr, bdtrc

from crowdgui.core.bounds import one_step, theorems
from crowdgui.core.bounds.quantities import (
    ItemQuantities,
    Quantities,
    homogeneous,
    item_quantities,
    quantities,
)
from crowdgui.core.rules.scoring import DecomposableRule
from crowdgui.io.resources import resource
from tests.core.strategies import quick

if TYPE_CHECKING:
    from collections.abc import Callable


def same(found: float | None, expected: float | None) -> bool:
    return found == expected if expected is None else found == pytest.approx(expected, rel=1e-9)


def known(case: dict[str, Any]) -> Quantities:
    form = DecomposableRule.weighted(np.array(case["weights"]), case["classes"])
    confusion = homogeneous(np.array(case["accuracy"]), case["classes"])
    found = quantities(form, confusion, case["q"])
    assert found is not None
    return found


def test_reference_values_of_the_mean_error(golden_bounds: dict[str, Any]) -> None:
    checked = 0
    for case in golden_bounds["weighted_voting"]:
        exact, expect = known(case), case["expect"]
        # The paper's corollary puts q in place of σ².
        relaxed = replace(exact, sigma2=case["q"])
        above = theorems.mean_error_hoeffding(exact)
        assert same(above, expect.get("mean_error_upper_hoeffding"))
        for name, one in (("definition", exact), ("corollary", relaxed)):
            tight = theorems.mean_error_bernstein(one)
            assert same(tight, expect.get(f"mean_error_upper_bernstein_{name}"))
            if above is not None and tight is not None:
                assert same(min(above, tight), expect[f"mean_error_upper_{name}"])
            below = theorems.mean_error_lower(one)
            assert same(below, expect.get(f"mean_error_lower_{name}"))
            checked += (tight is not None) + (below is not None)
    assert checked == 16


def test_reference_values_of_theorems_1_and_2(golden_bounds: dict[str, Any]) -> None:
    spoken = 0
    for case in golden_bounds["weighted_voting"]:
        one, expect = known(case), case["expect"]
        epsilon, delta, n, n_classes = (case[x] for x in ("epsilon", "delta", "items", "classes"))
        upper = theorems.upper_probability(one, epsilon, n)
        lower = theorems.lower_probability(one, epsilon, n)
        certain_upper = theorems.certain_upper_threshold(epsilon, delta, n, n_classes)
        assert same(upper, expect["thm1_upper_probability"])
        assert same(lower, expect["thm1_lower_probability"])
        spoken += (upper is not None) + (lower is not None)
        for found, name in (
            (theorems.upper_threshold(epsilon, n_classes), "thm1_upper_threshold"),
            (theorems.lower_threshold(epsilon), "thm1_lower_threshold"),
            (exp(theorems.log_certainty_constant(epsilon, delta, n)), "C_eps_delta"),
            (certain_upper, "thm2_upper_threshold"),
            (theorems.certain_lower_threshold(epsilon, delta, n), "thm2_lower_threshold"),
        ):
            assert same(found, expect[name])
    assert spoken == 4


def test_reference_values_of_plain_majority(golden_bounds: dict[str, Any]) -> None:
    assert len(golden_bounds["majority"]) == 3
    for case in golden_bounds["majority"]:
        given_ = (case["workers"], case["classes"], case["q"], case["mean_accuracy"])
        for bound, name in (
            (theorems.majority_hoeffding, "bound_hoeffding"),
            (theorems.majority_bernstein, "bound_bernstein"),
        ):
            found = bound(*given_)
            assert found is not None
            assert same(found, case["expect"][name])


@quick
@given(st.integers(1, 60), st.integers(2, 5), st.floats(0.05, 1), st.floats(0, 1))
def test_the_corollary_of_plain_majority_is_theorem_3_with_q(
    m: int, n_classes: int, q: float, share: float
) -> None:
    mean = 1 / n_classes + share * (1 - 1 / n_classes)
    form = DecomposableRule.weighted(np.ones(m), n_classes)
    one = quantities(form, homogeneous(np.full(m, mean), n_classes), q)
    assert one is not None
    relaxed = replace(one, t1=max(one.t1, 0.0), sigma2=q)
    hoeffding = theorems.majority_hoeffding(m, n_classes, q, mean)
    bernstein = theorems.majority_bernstein(m, n_classes, q, mean)
    assert hoeffding is not None
    assert bernstein is not None
    assert hoeffding == pytest.approx(theorems.mean_error_hoeffding(relaxed))
    assert bernstein == pytest.approx(theorems.mean_error_bernstein(relaxed))
    if q < 0.74 and share > 0.01:
        assert bernstein < hoeffding


@pytest.mark.parametrize("bound", [theorems.majority_hoeffding, theorems.majority_bernstein])
@pytest.mark.parametrize("n_classes", [2, 3])
def test_majority_has_no_upper_bound_below_chance(
    bound: Callable[[int, int, float, float], float | None], n_classes: int
) -> None:
    """Squared, a bad crowd looks like a good one: 100 workers right one time in ten had 1e-14."""
    assert bound(100, n_classes, 1.0, 0.1) is None
    assert bound(100, n_classes, 1.0, 1 / n_classes) == n_classes - 1


def test_parts_of_theorem_2_keep_their_digits_where_the_error_rate_is_tiny() -> None:
    """At ε = 1e-12 and N = 1e12: 50 digits of C(ε, δ), where ln(1 − ε) has lost four of sixteen."""
    found = theorems.certain_upper_threshold(1e-12, 0.05, 10**12, 2)
    assert found == pytest.approx(7.9532073265421740319, rel=1e-12)


def test_a_bound_is_left_out_on_the_wrong_side_of_chance() -> None:
    good, bad = Quantities(3, 1.0, 0.5, 0.8, 0.5, 0.5), Quantities(3, 1.0, -0.8, -0.5, 0.5, 0.5)
    assert theorems.mean_error_hoeffding(bad) is None
    assert theorems.mean_error_bernstein(bad) is None
    assert theorems.mean_error_lower(good) is None
    # The lower limit goes by t2, the upper ones by t1.
    assert theorems.mean_error_hoeffding(good) == pytest.approx(2 * exp(-0.125))
    assert theorems.mean_error_lower(bad) == pytest.approx(1 - max_exponent(0.5, 0.5, 0.5))


def max_exponent(t: float, sigma2: float, c: float) -> float:
    return exp(-t * t / 2 * max(1.0, 1.0 / (sigma2 + c * t / 3)))


@quick
@given(st.floats(0, 1), st.floats(0.001, 0.999))
def test_the_divergence_is_that_of_two_coins(x: float, y: float) -> None:
    expected = scipy.stats.entropy([x, 1 - x], [y, 1 - y])
    assert theorems.divergence(x, y) == pytest.approx(expected, abs=1e-12)
    assert theorems.divergence(x, y) >= -1e-15
    assert theorems.divergence(y, y) == pytest.approx(0, abs=1e-15)
    assert theorems.entropy(y) == pytest.approx(scipy.stats.entropy([y, 1 - y]))


@quick
@given(st.floats(0.01, 0.9), st.integers(2, 6), st.integers(1, 10_000))
def test_theorem_1_speaks_from_its_threshold_on(epsilon: float, n_classes: int, n: int) -> None:
    t = theorems.upper_threshold(epsilon, n_classes)
    assert (n_classes - 1) * theorems.hoeffding(t) == pytest.approx(epsilon)
    below, above = (Quantities(n_classes, 1.0, t + x, t + x, 0.5, 0.5) for x in (-1e-9, 1e-9))
    assert theorems.upper_probability(below, epsilon, n) is None
    assert theorems.upper_probability(above, epsilon, n) == pytest.approx(0, abs=1e-6)
    s = theorems.lower_threshold(epsilon)
    assert 1 - theorems.hoeffding(s) == pytest.approx(epsilon)
    above, below = (Quantities(n_classes, 1.0, s + x, s + x, 0.5, 0.5) for x in (1e-9, -1e-9))
    assert theorems.lower_probability(above, epsilon, n) is None
    assert theorems.lower_probability(below, epsilon, n) == pytest.approx(0, abs=1e-6)


@quick
@given(st.floats(0.05, 0.8), st.floats(0.001, 0.5), st.integers(10, 5000), st.integers(2, 5))
def test_theorem_2_promises_what_theorem_1_gives(
    epsilon: float, delta: float, n: int, n_classes: int
) -> None:
    t = theorems.certain_upper_threshold(epsilon, delta, n, n_classes)
    reached = theorems.upper_probability(Quantities(n_classes, 1, t, t, 0.5, 0.5), epsilon, n)
    assert reached is not None
    assert reached >= 1 - delta - 1e-9
    s = theorems.certain_lower_threshold(epsilon, delta, n)
    reached = theorems.lower_probability(Quantities(n_classes, 1, s, s, 0.5, 0.5), epsilon, n)
    assert reached is not None
    assert reached >= 1 - delta - 1e-9
    constant = exp(theorems.log_certainty_constant(epsilon, delta, n))
    exponent = (theorems.entropy(epsilon) + log(1 / delta) / n) / epsilon
    assert constant == pytest.approx(1 + exp(exponent))


def test_a_perfect_crowd_without_end_is_right_for_certain() -> None:
    sure, hopeless = (Quantities(2, 1.0, t, t, 0.1, 0.1) for t in (60.0, -60.0))
    assert theorems.mean_error_hoeffding(sure) == 0.0
    assert theorems.upper_probability(sure, 0.1, 5) == 1.0
    assert theorems.lower_probability(hopeless, 0.1, 5) == 1.0
    assert theorems.mean_error_lower(hopeless) == 1.0


@dataclass(frozen=True)
class Crowd:
    """A rule, a crowd, and the true chance of an error, by adding up every possible answer."""

    known: Quantities
    most: float
    """For the worst class, with every tie lost."""
    least: float
    """For the best class, with every tie won."""


def enumerate_crowd(form: DecomposableRule, confusion: np.ndarray, q: float) -> Crowd | None:
    found = quantities(form, confusion, q)
    if found is None:
        return None
    m, n_classes = form.table.shape[:2]
    answers = np.array(list(product(range(n_classes + 1), repeat=m)))  # the last: no answer
    worker = np.arange(m)
    adds = np.concatenate([form.table, np.zeros((m, 1, n_classes))], axis=1)
    scores = adds[worker, answers].sum(axis=1) + form.offset
    most, least = [], []
    for true in range(n_classes):
        chance = np.column_stack([q * confusion[:, true], np.full(m, 1 - q)])
        p = chance[worker, answers].prod(axis=1)
        rest = np.delete(scores, true, axis=1).max(axis=1)
        most.append(p[rest >= scores[:, true] - 1e-12].sum())
        least.append(p[rest > scores[:, true] + 1e-12].sum())
    return Crowd(found, max(most), min(least))


def crowds(seed: int, count: int, *, general: bool) -> list[Crowd]:
    """Make crowds of up to six workers, good and bad, of the homogeneous or any other kind."""
    rng = np.random.default_rng(seed)
    made = []
    for _ in range(count):
        n_classes = int(rng.integers(2, 4))
        m = int(rng.integers(1, 7 if n_classes == 2 else 6))
        q = float(rng.choice([1.0, 1.0, rng.uniform(0.2, 1)]))
        w = rng.beta(*rng.choice([(1, 1), (8, 1), (1, 8), (30, 1)]), size=m)
        confusion = homogeneous(w, n_classes)
        form = DecomposableRule.weighted(weights_for(rng, w, n_classes), n_classes)
        if general:
            drawn = rng.dirichlet(np.full(n_classes, 0.3), (m, n_classes))
            far = rng.choice([0.05, 0.3])
            confusion = (1 - far) * confusion + far * drawn
            table = form.table + far * rng.normal(size=form.table.shape)
            form = DecomposableRule(table, far * rng.normal(size=n_classes))
        made.append(enumerate_crowd(form, confusion, q))
    return [crowd for crowd in made if crowd is not None]


def weights_for(rng: np.random.Generator, w: np.ndarray, n_classes: int) -> np.ndarray:
    kinds = (np.ones(w.size), n_classes * w - 1, rng.normal(size=w.size), rng.random(w.size))
    return kinds[rng.integers(len(kinds))]


@pytest.mark.parametrize("general", [False, True])
def test_the_true_error_lies_under_every_upper_bound_and_over_the_lower(general: bool) -> None:
    upper = lower = 0
    for crowd in crowds(11, 200, general=general):
        for bound in (theorems.mean_error_hoeffding, theorems.mean_error_bernstein):
            limit = bound(crowd.known)
            if limit is not None:
                assert crowd.most <= limit + 1e-12
                upper += limit < 1
        limit = theorems.mean_error_lower(crowd.known)
        if limit is not None:
            assert crowd.least >= limit - 1e-12
            lower += limit > 0
    assert upper > 50
    assert lower > 15


@pytest.mark.parametrize("general", [False, True])
def test_the_chance_of_an_error_rate_is_at_least_what_theorems_1_and_2_say(general: bool) -> None:
    spoken = {"upper": 0, "lower": 0, "certain upper": 0, "certain lower": 0}
    for crowd in crowds(12, 300, general=general):
        known_, n_classes = crowd.known, crowd.known.n_classes
        for epsilon, delta, n in product((0.1, 0.3, 0.6), (0.05, 0.5), (3, 20)):
            few = bdtr(floor(epsilon * n + 1e-9), n, crowd.most)
            many = bdtrc(ceil(epsilon * n - 1e-9) - 1, n, crowd.least)
            upper = theorems.upper_probability(known_, epsilon, n)
            lower = theorems.lower_probability(known_, epsilon, n)
            if upper is not None:
                assert few >= upper - 1e-9
                spoken["upper"] += upper > 0.1
            if lower is not None:
                assert many >= lower - 1e-9
                spoken["lower"] += lower > 0.1
            if known_.t1 >= theorems.certain_upper_threshold(epsilon, delta, n, n_classes):
                assert few >= 1 - delta - 1e-9
                spoken["certain upper"] += 1
            if known_.t2 <= theorems.certain_lower_threshold(epsilon, delta, n):
                assert many >= 1 - delta - 1e-9
                spoken["certain lower"] += 1
    assert min(spoken.values()) > 2


def test_certainty_of_few_items_and_a_small_error() -> None:
    t = theorems.certain_upper_threshold(0.001, 0.05, 4, 2)
    exponent = (theorems.entropy(0.001) + log(20) / 4) / 0.001
    assert t == pytest.approx(sqrt(2 * exponent), rel=1e-6)


def test_the_true_error_of_each_item_lies_between_the_limits_of_proposition_1() -> None:
    rng = np.random.default_rng(13)
    upper = lower = 0
    for _ in range(100):
        n_classes = int(rng.integers(2, 4))
        m = int(rng.integers(1, 6 if n_classes == 2 else 5))
        w = rng.beta(*rng.choice([(8, 1), (1, 8), (30, 1)]), size=m)
        far = rng.choice([0.0, 0.3])
        drawn = rng.dirichlet(np.full(n_classes, 0.3), (m, n_classes))
        confusion = (1 - far) * homogeneous(w, n_classes) + far * drawn
        form = DecomposableRule.weighted(weights_for(rng, w, n_classes), n_classes)
        q = rng.uniform(rng.choice([0.0, 0.8]), 1, (6, m))
        items, whole = item_quantities(form, confusion, q), quantities(form, confusion, q)
        assert items is not None
        assert whole is not None
        limits = theorems.item_upper(items), theorems.item_lower(items)
        most, least = zip(*(exact(form, confusion, row) for row in q), strict=True)
        assert (np.array(most) <= limits[0] + 1e-12).all()
        assert (np.array(least) >= limits[1] - 1e-12).all()
        # Theorem 3 looks at the worst item, Proposition 1 at each.
        theorem = theorems.mean_error_hoeffding(whole)
        if theorem is not None:
            assert (theorems.item_hoeffding(items) <= theorem * (1 + 1e-9)).all()
            assert np.mean(most) <= theorem + 1e-12
        upper += int(np.count_nonzero(limits[0] < 1))
        lower += int(np.count_nonzero(limits[1] > 0))
    assert upper > 160
    assert lower > 80


def exact(form: DecomposableRule, confusion: np.ndarray, q: np.ndarray) -> tuple[float, float]:
    """Return the chance of an error for the worst class and for the best, ties lost and won."""
    m, n_classes = form.table.shape[:2]
    answers = np.array(list(product(range(n_classes + 1), repeat=m)))  # the last: no answer
    adds = np.concatenate([form.table, np.zeros((m, 1, n_classes))], axis=1)
    scores = adds[np.arange(m), answers].sum(axis=1) + form.offset
    most, least = [], []
    for true in range(n_classes):
        chance = np.column_stack([q[:, None] * confusion[:, true], 1 - q])
        p = chance[np.arange(m), answers].prod(axis=1)
        ahead = np.delete(scores, true, axis=1).max(axis=1) - scores[:, true]
        most.append(float(p[ahead >= -1e-12].sum()))
        least.append(float(p[ahead > 1e-12].sum()))
    return max(most), min(least)


@quick
@given(st.floats(-8, 8), st.floats(-8, 8), st.floats(0.01, 1), st.floats(0.01, 1))
def test_proposition_1_with_one_kind_of_item_is_theorem_3(
    one: float, two: float, c: float, sigma2: float
) -> None:
    low, high = min(one, two), max(one, two)
    whole = Quantities(3, 1.0, low, high, c, sigma2)
    items = ItemQuantities(3, *(np.array([x]) for x in (1.0, low, high, c, sigma2)))
    for name in ("hoeffding", "bernstein"):
        expected = getattr(theorems, f"mean_error_{name}")(whole)
        value = float(getattr(theorems, f"item_{name}")(items)[0])
        assert value == pytest.approx(2.0 if expected is None else expected)
    assert theorems.item_upper(items)[0] <= 1
    lower = theorems.mean_error_lower(whole)
    assert theorems.item_lower(items)[0] == pytest.approx(lower or 0.0)


@quick
@given(st.floats(0, 0.99), st.floats(0.001, 0.999), st.integers(1, 10_000))
def test_a_mean_of_independent_errors_is_theorem_1(mean: float, epsilon: float, n: int) -> None:
    found = theorems.mean_probability(mean, epsilon, n)
    if mean > epsilon:
        assert found is None
        return
    # Alike items are the worst case; the tail of a binomial has this limit (Chernoff).
    assert found is not None
    assert scipy.stats.binom.cdf(floor(epsilon * n + 1e-9), n, mean) >= found - 1e-9


@quick
@given(st.integers(1, 60), st.integers(2, 5), st.floats(0.05, 1), st.floats(0.01, 1))
@example(20, 3, 0.95, 0.6)
def test_which_bound_of_plain_majority_is_tighter(
    m: int, n_classes: int, q: float, share: float
) -> None:
    mean = 1 / n_classes + share * (1 - 1 / n_classes)
    hoeffding = theorems.majority_hoeffding(m, n_classes, q, mean)
    bernstein = theorems.majority_bernstein(m, n_classes, q, mean)
    assert hoeffding is not None
    assert bernstein is not None
    # share is (L/(L−1)) (w̄ − 1/L).
    if q * (1 + share / 3) < 1 - 1e-9:
        assert bernstein < hoeffding or hoeffding == 0
    elif q * (1 + share / 3) > 1 + 1e-9:
        assert hoeffding < bernstein or bernstein == 0


@quick
@given(t=st.floats(-3, 9), epsilon=st.floats(0.01, 0.99), delta=st.floats(0.01, 0.9))
def test_theorem_2_speaks_from_its_threshold_on(t: float, epsilon: float, delta: float) -> None:
    known_ = Quantities(3, 1.0, t, t, 0.5, 0.5)
    threshold = theorems.certain_upper_threshold(epsilon, delta, 50, 3)
    assert theorems.certain_upper(known_, epsilon, delta, 50) == (t >= threshold)


def test_the_help_lists_every_function_and_its_example_gives_its_numbers() -> None:
    page = resource("help/python.md").read_text(encoding="utf-8")
    section = page.split("{#theorems}")[1].split("\n## ")[0]
    functions = {
        name
        for name, made in vars(theorems).items()
        if isfunction(made) and made.__module__ == theorems.__name__ and not name.startswith("_")
    }
    listed = set(re.findall(r"`(\w+)`", section.split("| Theorem |")[1].split("\n\n")[0]))
    assert listed == functions
    (code,) = re.findall(r"```\n(.*?)```", section, re.DOTALL)
    found: dict[str, Any] = {}
    exec(code, found)
    assert f"{found['on_average']:.2%} of the final labels" in section
    assert f"at most {found['smallest']:.2%} (`smallest`" in section
    assert found["surely"] is True
    assert not theorems.certain_upper(found["known"], 0.1, 0.05, 1000)
    assert "`one_step` of `crowdgui.core.bounds.one_step`" in section
    assert callable(one_step.one_step)
