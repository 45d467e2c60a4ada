"""The numbers of the worked examples in the help are those the program gives."""

from __future__ import annotations

from functools import cache
from math import exp, log, sqrt
from typing import TYPE_CHECKING

import numpy as np
import pytest
from scipy.stats import chi2

from crowdgui.core.audit.bounds import (
    AuditCounts,
    hypergeometric_cdf,
    hypergeometric_upper,
    stratified_upper,
)
from crowdgui.core.bounds import theorems
from crowdgui.core.bounds.agreement_bound import (
    AgreementBoundOptions,
    LowerBoundMethod,
    agreement_bound,
    cross_fitted,
    iwmv_weights,
    pair_agreement,
)
from crowdgui.core.bounds.assignment.assignment_bounds import assignment_bounds
from crowdgui.core.bounds.assignment.chernoff import chernoff_weighted
from crowdgui.core.bounds.estimates import plug_in_accuracy
from crowdgui.core.bounds.gold_bound import (
    expected_sum_upper_bound,
    gold_bound,
    gold_bound_weighted,
    mean_lower_bound,
)
from crowdgui.core.bounds.guarantee import GuaranteeOptions, ImprovementKind
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.bounds.one_step import one_step, one_step_items
from crowdgui.core.bounds.quantities import homogeneous
from crowdgui.core.job import Job
from crowdgui.core.labels import Labels, text_array
from crowdgui.core.progress import ignore_progress
from crowdgui.core.results import run_job
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.report import DEFAULT_THRESHOLDS
from crowdgui.core.workers.spam_tests.worker_tests import TELLING
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.resources import resource
from crowdgui.text.guarantees.headline import describe_headline

if TYPE_CHECKING:
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome


pytestmark = pytest.mark.usefixtures("as_shipped")

ALPHA = 0.05


@cache
def page() -> str:
    return resource("help/theory.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """Return the text under a heading, up to the next of any level."""
    _, found, rest = page().partition(f"# {title}\n")
    assert found, title
    return rest.partition("\n#")[0]


def rows(title: str) -> list[list[str]]:
    """Return the cells of every table row under a heading."""
    lines = [line for line in section(title).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def last_cells(title: str) -> dict[str, str]:
    return {cells[0]: cells[-1] for cells in rows(title)}


def shown(value: float, digits: int = 4) -> str:
    return f"{value:,.{digits}f}"


def check(title: str, expected: dict[str, float]) -> None:
    """Compare the last cell of rows with computed numbers, written with as many digits."""
    found = last_cells(title)
    for name, value in expected.items():
        written = found[name]
        digits = len(written.partition(".")[2])
        assert written == shown(value, digits), name


@cache
def done(name: str) -> tuple[Outcome, Guarantee]:
    found = read_labels(open_source(resource(f"samples/{name}.csv")))
    outcome = run_job(Job(found.labels, found.gold))
    return outcome, build_guarantee(outcome, GuaranteeOptions())


def values(guarantee: Guarantee, names: dict[str, str]) -> dict[str, float]:
    return {name: guarantee.entry(key).value for name, key in names.items()}


FRIENDS, SIGNS = "Six friends, twenty photos", "Street signs"


def test_six_friends_each_worker() -> None:
    outcome, _ = done("six-friends")
    workers = outcome.workers
    found = {cells[0]: cells[1:] for cells in rows(FRIENDS)}
    accuracy = plug_in_accuracy(outcome.job.labels, workers)
    for i, name in enumerate(outcome.job.labels.worker_ids):
        given, weight = int(workers.labels[i]), workers.weights[i]
        right = round(workers.accuracy[i] * given)
        assert found[name] == [
            str(given),
            str(right),
            shown(weight),
            f"{workers.agreed[i]}/{workers.compared[i]} = {shown(accuracy[i])}",
            shown(weight * (2 * accuracy[i] - 1)),
        ]
        assert weight == pytest.approx(2 * right / given - 1)


def test_six_friends_bounds() -> None:
    outcome, guarantee = done("six-friends")
    known = guarantee.entry("hoeffding").quantities
    accuracy = plug_in_accuracy(outcome.job.labels, outcome.workers)
    history = outcome.aggregation.history
    assert history[0].objective == history[1].objective
    assert len(history) == 2
    check(
        FRIENDS,
        {
            "sum of v_i (2 w_i − 1)": outcome.workers.weights @ (2 * accuracy - 1),
            "Γ = ‖v‖": known["gamma"],
            "t1": known["t1"],
            "c": known["c"],
            "σ²": known["sigma2"],
            "G at iterations 0 and 1": history[0].objective,
        }
        | values(
            guarantee,
            {
                "Hoeffding": "hoeffding",
                "Bernstein": "bernstein",
                "item by item": "items",
                "item by item, Chernoff": "chernoff",
            },
        ),
    )


def test_six_friends_by_hand() -> None:
    # What the page tells the reader to type in gives what the page says.
    found = {name: float(cell) for name, cell in last_cells(FRIENDS).items() if cell[-1].isdigit()}
    t1, c, sigma2 = found["t1"], found["c"], found["σ²"]
    assert exp(-(t1**2) / 2) == pytest.approx(found["Hoeffding"], abs=1e-4)
    spread = 2 * (sigma2 + c * t1 / 3)
    assert exp(-(t1**2) / spread) == pytest.approx(found["Bernstein"], abs=1e-4)
    assert 85 / 120 * found["sum of v_i (2 w_i − 1)"] / found["Γ = ‖v‖"] == pytest.approx(
        t1, abs=1e-4
    )


def test_photo_two() -> None:
    outcome, _ = done("six-friends")
    labels, weights = outcome.job.labels, outcome.workers.weights
    accuracy = plug_in_accuracy(labels, outcome.workers)
    seen = assignment_bounds(
        labels, outcome.aggregation.form, homogeneous(accuracy, 2), ignore_progress
    )
    known, j = seen.quantities, 1
    assert labels.item_ids[j] == "photo-02"
    check(
        FRIENDS,
        {
            "expected lead of the true class": known.tau_min[j] * known.gamma[j],
            "Γ_j": known.gamma[j],
            "τ_j": known.tau_min[j],
            "c_j": known.c[j],
            "σ_j²": known.sigma2[j],
            "Hoeffding, photo-02": seen.hoeffding[j],
            "Bernstein, photo-02": seen.bernstein[j],
            "Chernoff, photo-02": chernoff_weighted(
                labels, weights, accuracy, ignore_progress
            ).bound[j],
        },
    )
    workers = [list(labels.worker_ids).index(name) for name in ("Bo", "Dev", "Ezra")]
    factors = [
        accuracy[i] * exp(-1.149 * weights[i]) + (1 - accuracy[i]) * exp(1.149 * weights[i])
        for i in workers
    ]
    assert " · ".join(shown(factor) for factor in factors) in section(FRIENDS)


def test_photos_that_agree() -> None:
    labels = done("six-friends")[0].job.labels
    agreement, _ = pair_agreement(labels, np.ones(6), ignore_progress)
    assert list(agreement[:2]) == [-2.0, 12.0]
    assert "2(16 + 4) − 36 − 6 = −2" in section(FRIENDS)
    assert "2 · 16 − 16 − 4 = 12" in section(FRIENDS)


def test_street_signs_bounds() -> None:
    outcome, guarantee = done("street-signs")
    known = guarantee.entry("bernstein").quantities
    accuracy = plug_in_accuracy(outcome.job.labels, outcome.workers)
    history = outcome.aggregation.history
    more = next(
        change
        for change in guarantee.changes
        if change.kind is ImprovementKind.LABELS_PER_ITEM and change.n == 2
    )
    assert [step.changed for step in history] == [600, 7, 0]
    check(
        SIGNS,
        {
            "G at iteration 0": history[0].objective,
            "G after convergence": history[-1].objective,
            "Γ = ‖v‖": known["gamma"],
            "sum of v_i (3 w_i − 1)": outcome.workers.weights @ (3 * accuracy - 1),
            "t1": known["t1"],
            "c": known["c"],
            "σ²": known["sigma2"],
            "Bernstein with two more labels per item": more.value,
            "error by the rule’s model": guarantee.model_claim,
        }
        | values(
            guarantee,
            {
                "Bernstein": "bernstein",
                "item by item": "items",
                "item by item, Chernoff": "chernoff",
                "item by item, confusion matrix per worker": "chernoff-general",
                "with probability 95%, item by item": "probable-items",
            },
        ),
    )
    assert guarantee.entry("hoeffding").value is None
    assert f"2 exp(−t1²/2) = {shown(2 * exp(-(known['t1'] ** 2) / 2))} | no" in section(SIGNS)
    sharp = guarantee.entry("chernoff").value
    reached = guarantee.entry("probable-items").value
    assert theorems.divergence(reached, sharp) == pytest.approx(log(20) / 600, rel=1e-5)
    assert f"ln(20)/600 = {shown(log(20) / 600, 6)}" in section(SIGNS)


def test_street_signs_model_check() -> None:
    found = done("street-signs")[1].model.homogeneous
    table = {cells[0]: cells[1:] for cells in rows(SIGNS)}
    spread, pairs = found.spread, found.pairs
    assert table["variation between items"] == [
        shown(spread.size, 3),
        f"{shown(spread.low, 3)} to {shown(spread.high, 3)}",
    ]
    assert table["label-pair difference"] == [shown(pairs.size), f"up to {shown(pairs.high)}"]
    assert table["unanimous items"] == [
        str(found.unanimous_seen),
        f"{shown(found.unanimous_expected, 1)} on average",
    ]
    assert f"p = {shown(pairs.p, 3)}" in section(SIGNS)


def test_street_signs_certificates() -> None:
    job = done("street-signs")[0].job
    labels, ones = job.labels, np.ones(job.labels.n_workers)
    terms = AgreementBoundOptions(ALPHA, better_than_chance=True)
    normal = AgreementBoundOptions(ALPHA, better_than_chance=True, interval=LowerBoundMethod.NORMAL)
    crossed = cross_fitted(labels, iwmv_weights, terms, 0, ignore_progress)
    table = {cells[0]: cells[1:] for cells in rows(SIGNS)}
    for name, found in {
        "from agreement, majority vote": agreement_bound(labels, ones, terms, ignore_progress),
        "the same, normal interval": agreement_bound(labels, ones, normal, ignore_progress),
        "IWMV weights, first half at α/2": crossed.halves[0],
        "IWMV weights, second half at α/2": crossed.halves[1],
        "from gold, majority vote": gold_bound(labels, job.gold, ALPHA),
        "from gold, weights from half of the gold": gold_bound_weighted(labels, job.gold, ALPHA, 0),
    }.items():
        expected = [shown(v) for v in (found.t1, found.sigma2, found.c, found.bound)]
        assert table[name] == expected, name
    check(SIGNS, {"cross-fitted IWMV, mean of the halves": crossed.bound})


def test_street_signs_labels_shown() -> None:
    outcome, guarantee = done("street-signs")
    keys = {"from agreement": "self-certified", "from gold": "gold-certified"}
    check(SIGNS, values(guarantee, keys))
    bound = gold_bound(outcome.job.labels, outcome.job.gold, ALPHA / 2).bound
    by_gold = guarantee.entry("gold-certified")
    apart = by_gold.conditions[-1].found
    assert (bound * 520 + apart + outcome.gold.wrong) / 600 == pytest.approx(by_gold.value)
    assert f"({shown(bound)} · 520 + {apart:.0f} + {outcome.gold.wrong})/600" in section(SIGNS)
    assert f"“{describe_headline(guarantee)}”" in section(SIGNS)


def test_street_signs_agreement() -> None:
    labels = done("street-signs")[0].job.labels
    agreement, _ = pair_agreement(labels, np.ones(40), ignore_progress)
    low = mean_lower_bound(agreement, -40.0, 0.9 * ALPHA)
    upper = expected_sum_upper_bound(6000.0, 1.0, 0.05 * ALPHA)
    text = section(SIGNS)
    assert (
        f"items is {shown(agreement.mean(), 2)}, its lower bound at 0.9 α is {shown(low, 2)}"
        in text
    )
    assert f"σ² ≤ {shown(upper, 0)}/24,000" in text
    t1 = float(last_row("from agreement, majority vote")[1])
    assert sqrt(40 / 39 * low) / sqrt(40) == pytest.approx(t1, abs=1e-4)


def last_row(name: str) -> list[str]:
    return next(cells for cells in rows(SIGNS) if cells[0] == name)


def test_audits() -> None:
    one = {
        "150 checked, none wrong": (150, 0),
        "150 checked, 1 wrong": (150, 1),
        "150 checked, 2 wrong": (150, 2),
        "80 checked, none wrong": (80, 0),
        "100 checked, 1 wrong": (100, 1),
    }
    expected = {
        name: hypergeometric_upper(AuditCounts(600, *drawn), ALPHA) for name, drawn in one.items()
    }
    strata = [AuditCounts(300, 50, 0), AuditCounts(300, 50, 1)]
    both = "two strata of 300, 50 checked in each, 0 and 1 wrong"
    check(SIGNS, expected | {both: stratified_upper(strata, ALPHA)})
    half = chi2.isf(ALPHA, 4) / 2
    assert f"c = {shown(2 * half, 3)}/2 = {shown(half, 3)}" in section(SIGNS)
    text = section(SIGNS)
    for wrong in (10, 11):
        assert f"{shown(hypergeometric_cdf(0, wrong, 600, 150))}" in text


def power(value: float) -> str:
    """Write a chance as the page does, small ones as a power of ten."""
    if value > 1e-4:
        return shown(value)
    digits, exponent = f"{value:.1e}".split("e")
    high = str(int(exponent)).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return f"{digits} · 10{high}"


def test_flags() -> None:
    outcome, _ = done("street-signs")
    workers, found = outcome.workers, outcome.workers.spam_tests
    ids = list(outcome.job.labels.worker_ids)
    table = {cells[0]: cells[1:] for cells in rows(SIGNS)}
    tests = {"ray": "below_guess", "jay": "few_others"}
    for name in ("ray", "jay", "eli", "xia", "quy", "wen"):
        i = ids.index(name)
        agrees, ordinary, guesser, _test, p, corrected, flag = table[name]
        assert agrees == f"{workers.agreed[i]} of {workers.compared[i]}"
        assert ordinary == shown(found.typical_agrees[i], 1)
        assert guesser == shown(found.guesser_agrees[i], 1)
        key = tests.get(name, "no_better")
        assert p == power(getattr(found, key)[i])
        assert corrected == power(getattr(found, f"{key}_corrected")[i])
        assert flag == (workers.flags[i].value or "none")
    text = " ".join(section(SIGNS).split())
    assert f"{workers.agreed.sum():,} of {workers.compared.sum():,} items" in text
    assert f"a share of {shown(workers.typical)}" in text
    assert f"over {found.n_tested} workers" in text
    quy = ids.index("quy")
    assert f"knows {shown(found.knowledge[quy], 3)} of what" in text
    assert f"no less than {shown(found.knowledge_low[quy], 3)}." in text


def test_the_thresholds_of_the_flags() -> None:
    title = "13 Who is flagged"
    text = " ".join(section(title).split())
    assert f"makes up {100 * DEFAULT_THRESHOLDS.one_answer:.0f}% or more" in text
    assert f"is below {100 * DEFAULT_THRESHOLDS.rarity:.0f}% before correction" in text
    assert f"below {100 * DEFAULT_THRESHOLDS.significance:.0f}% after" in text
    assert f"fewer than {DEFAULT_THRESHOLDS.least_labels} labels" in text
    assert f"is {TELLING} or more" in text
    assert (DEFAULT_THRESHOLDS.knowledge, round(DEFAULT_THRESHOLDS.hurry, 2)) == (0.1, 0.33)
    assert "at most a tenth of" in text
    assert "less than a third of" in text
    named = {cells[0] for cells in rows(title)[1:]}
    flags = [str(flag) for flag in WorkerFlag if flag is not WorkerFlag.NONE]
    assert named == set(flags)


def complete(n_workers: int, n_items: int, n_classes: int) -> Labels:
    item, worker = np.divmod(np.arange(n_workers * n_items), n_workers)
    names = [text_array([str(i) for i in range(n)]) for n in (n_items, n_workers, n_classes)]
    return Labels.from_codes(item, worker, worker % n_classes, *names)


def test_one_step_voting() -> None:
    accuracy = np.full(21, 0.85)
    text = " ".join(section("8 One-step voting, any assignment").split())
    paper = one_step(accuracy, 2000).bound
    two, three = (
        one_step_items(complete(21, 2000, n_classes), accuracy, ignore_progress).mean
        for n_classes in (2, 3)
    )
    assert f"theorem 4 gives {shown(paper)} and this result {shown(two)}" in text
    assert f"it gives {shown(three)}." in text
