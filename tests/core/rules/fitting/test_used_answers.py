"""Labels in many classes: tables over the answers that are used give what whole tables give."""

from __future__ import annotations

import numpy as np
import pytest

from crowdgui.core.bounds.quantities import OneCoin, homogeneous, item_quantities, moments
from crowdgui.core.labels import Labels
from crowdgui.core.progress import ignore_progress
from crowdgui.core.rules import ebcc, em
from crowdgui.core.rules.fitting import em_fit, em_steps
from crowdgui.core.rules.fitting.used_answers import UsedAnswers, UsedForm, used_answers
from crowdgui.core.rules.registry import RULES
from crowdgui.core.rules.scoring import DecomposableRule
from tests.core.strategies import from_rows

N_CLASSES, N_WORKERS, N_ITEMS = 30, 9, 40


def draw(seed: int) -> Labels:
    """Draw five labels for each item, right in half of the cases; the last worker gave none."""
    rng = np.random.default_rng(seed)
    item = np.repeat(np.arange(N_ITEMS), 5)
    worker = np.concatenate([rng.permutation(N_WORKERS - 1)[:5] for _ in range(N_ITEMS)])
    truth = rng.integers(0, N_CLASSES, N_ITEMS)[item]
    code = np.where(rng.random(item.size) < 0.5, truth, rng.integers(0, N_CLASSES, item.size))
    names = (np.array([f"{n}" for n in range(many)]) for many in (N_ITEMS, N_WORKERS, N_CLASSES))
    return Labels.from_codes(item, worker, code, *names)


def count_in_whole_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (em_fit, em_steps):
        monkeypatch.setattr(module, "used_answers", lambda labels: None)


@pytest.mark.parametrize("key", ["em", "em-class", "em-homogeneous", "em-pooled", "bwa"])
def test_a_rule_finds_the_same_with_whole_tables(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    labels, rule = draw(3), RULES[key]
    found = rule.fit(labels, None, rule.options(), ignore_progress)
    count_in_whole_tables(monkeypatch)
    whole = rule.fit(labels, None, rule.options(), ignore_progress)
    assert (found.labels == whole.labels).all()
    assert found.iterations == whole.iterations
    assert found.posterior == pytest.approx(whole.posterior, abs=1e-9)
    assert found.form.table == pytest.approx(whole.form.table, abs=1e-8)
    assert found.accuracy == pytest.approx(whole.accuracy, abs=1e-9, nan_ok=True)


def test_several_starts_agree_as_with_whole_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    labels, options = draw(4), em.EmOptions(start_from=em.SEVERAL)
    found = em.fit(labels, None, options, ignore_progress)
    count_in_whole_tables(monkeypatch)
    whole = em.fit(labels, None, options, ignore_progress)
    assert found.notes == whole.notes
    assert (found.labels == whole.labels).all()


def test_votes_for_answers_that_nobody_gave_are_counted_too() -> None:
    labels = draw(5)
    form = em.fit_pooled(labels, None, em.PooledOptions(), ignore_progress).form
    assert isinstance(form, UsedForm)
    other = draw(6)
    whole = DecomposableRule(form.table, form.offset)
    for some in (labels, other):
        for block in some.blocks:
            assert form.scores(block) == pytest.approx(whole.scores(block), abs=1e-9)
        assert form.rows_of(some.worker, some.code) == pytest.approx(
            whole.rows_of(some.worker, some.code), abs=1e-9
        )


def test_sums_are_those_over_the_whole_table() -> None:
    labels = draw(7)
    used = UsedAnswers.of(labels)
    rows = np.random.default_rng(0).random((used.code.size, N_CLASSES))
    whole, own = used.in_full(rows), np.arange(N_CLASSES)
    right, wrong = used.right_and_wrong(rows)
    assert used.by_worker(rows) == pytest.approx(whole.sum(axis=1))
    assert used.by_answer(rows) == pytest.approx(whole.sum(axis=0))
    assert right == pytest.approx(whole[:, own, own])
    assert right + wrong == pytest.approx(whole.sum(axis=1))


def draw_lonely(seed: int, n_classes: int) -> Labels:
    """Draw one item that 200 workers labelled who labelled nothing else, and three for others."""
    rng = np.random.default_rng(seed)
    item = np.concatenate([np.zeros(200, dtype=int), np.repeat([1, 2, 3], 5), [0]])
    worker = np.concatenate([np.arange(200), np.tile(np.arange(200, 205), 3), [200]])
    code = rng.integers(0, n_classes, item.size)
    names = (np.array([f"{n}" for n in range(many)]) for many in (4, 206, n_classes))
    return Labels.from_codes(item, worker, code, *names)


@pytest.mark.parametrize("n_classes", [3, N_CLASSES])
def test_equal_rows_are_told_by_who_labelled_what(n_classes: int) -> None:
    used = UsedAnswers.of(draw_lonely(1, n_classes))
    counts = np.random.default_rng(0).random((used.n_items, 7))
    rows = np.zeros((used.code.size, 7))
    for block in used.blocks:
        rows += block.answers @ counts[block.items]
    equal, workers = used.equal_rows, used.equal_workers
    assert equal is not None
    assert workers is not None
    assert equal.first.size < used.code.size / 2
    assert (rows == rows[equal.first][equal.kind]).all()
    assert (used.code == used.code[equal.first][equal.kind]).all()
    sums = used.by_worker(rows)
    assert (sums == sums[workers.first][workers.kind]).all()


@pytest.mark.parametrize("n_classes", [1, 2, 5, 8, 9])
def test_answers_are_added_up_to_the_last_digit_as_runs_are(n_classes: int) -> None:
    used = UsedAnswers.of(draw_lonely(3, n_classes))
    rows = np.random.default_rng(1).normal(size=(used.code.size, 7))
    starts = np.arange(0, used.code.size, n_classes)
    assert (used.by_worker(rows) == np.add.reduceat(rows, starts, axis=0)).all()


def test_where_workers_labelled_much_no_rows_are_equal() -> None:
    used = UsedAnswers.of(draw(9))
    assert used.equal_workers is None
    assert used.equal_rows is None


@pytest.mark.parametrize("n_classes", [2, N_CLASSES])
def test_equal_rows_leave_the_fit_as_it_is(n_classes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    labels, few = draw_lonely(2, n_classes), ebcc.EbccOptions(kinds=3, starts=1, max_steps=20)
    found = ebcc.fit(labels, None, few, ignore_progress)
    for name in ("equal_rows", "equal_workers"):
        monkeypatch.setattr(UsedAnswers, name, None)
    whole = ebcc.fit(labels, None, few, ignore_progress)
    assert (found.posterior == whole.posterior).all()
    assert found.history == whole.history


def test_few_classes_keep_whole_tables() -> None:
    assert used_answers(from_rows([("ann", "1", "a"), ("bo", "1", "b")])) is None


@pytest.mark.parametrize("weights", [[0.5, -0.2, 1.5], [0.0, 0.0, 0.0]])
@pytest.mark.parametrize("n_classes", [2, 20])
def test_a_weighted_vote_of_workers_alike_needs_no_tables(
    weights: list[float], n_classes: int
) -> None:
    accuracy = np.array([0.9, 0.3, 0.6])
    short = DecomposableRule.weighted(np.array(weights), n_classes)
    whole = DecomposableRule(short.table.copy(), short.offset)
    found = item_quantities(short, OneCoin(accuracy, n_classes), 0.4)
    expected = item_quantities(whole, homogeneous(accuracy, n_classes), 0.4)
    if found is None or expected is None:
        assert found is expected
        return
    for name, value in vars(expected).items():
        assert vars(found)[name] == pytest.approx(value), name


def test_moments_of_workers_alike_are_those_of_their_matrices() -> None:
    rng = np.random.default_rng(2)
    accuracy = np.array([0.9, 0.01, 1.0])
    form = DecomposableRule(rng.normal(size=(3, 20, 20)), rng.normal(size=20))
    found = moments(form, OneCoin(accuracy, 20))
    expected = moments(form, homogeneous(accuracy, 20))
    for name, value in vars(expected).items():
        assert vars(found)[name] == pytest.approx(value, abs=1e-12), name


def test_a_weighted_vote_counts_many_classes_as_its_table_does() -> None:
    labels = draw(8)
    form = DecomposableRule.weighted(np.random.default_rng(1).normal(size=N_WORKERS), N_CLASSES)
    whole = DecomposableRule(form.table.copy(), form.offset)
    for block in labels.blocks:
        assert (form.scores(block) == whole.scores(block)).all()
    assert (
        form.rows_of(labels.worker, labels.code) == whole.rows_of(labels.worker, labels.code)
    ).all()
    without = np.arange(N_WORKERS) == 2
    assert (form.without(without).table == whole.without(without).table).all()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lonely", [False, True])
def test_one_accuracy_per_worker_needs_no_class_probabilities(seed: int, lonely: bool) -> None:
    labels = draw_lonely(seed, 20) if lonely else draw(seed)
    form = em.fit_homogeneous(labels, None, em.EmOptions(), ignore_progress).form
    accuracy, shares = em.fit_one_coin(labels, em.EmOptions(), ignore_progress)
    assert accuracy == pytest.approx(np.exp(form.table[:, 0, 0]), abs=1e-9)
    assert shares == pytest.approx(np.exp(form.offset), abs=1e-9)
    assert accuracy[-1] == pytest.approx(1 / labels.n_classes)
