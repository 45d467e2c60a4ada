"""What the answers of each worker come to, held against what an ordinary worker would answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.blocks.over_blocks import over_blocks
from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Progress
from crowdgui.core.text import tr
from crowdgui.core.workers.suspicion.ordinary import first_answers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from crowdgui.core.labels import FloatArray, IntArray, Labels
    from crowdgui.core.progress import Report
    from crowdgui.core.workers.suspicion.ordinary import Answers, CrowdModel


@dataclass(frozen=True, eq=False)
class Tally:
    """Sums over the first answers of each worker, (M,) where nothing else is said.

    g_j(h) is the chance that an ordinary worker answers h to item j by the others' answers, c(h)
    a centre, which is near the mean of g over the worker's items, s(h) the worker's own shares of
    answers, and x = g − c. The spread of x under chances p is Σ_h p x² − (Σ_h p x)².

    Attributes
    ----------
    expected, uneven : ndarray of shape (L, M)
        Sums of g and of g (1 − g).
    hit, square : ndarray
        Sums of g at the worker's own answer, and of Σ_h g².
    spread, spread_apart, spread_guess : ndarray
        Of x under g; under c, as of the same answers without regard to the item; and under s.
    even_spread, even_shared : ndarray
        Of g itself under g, and its joint spread with x.
    around_gain, around_scale, around_noise : ndarray
        Of the other workers on the same items, each as much as likely honest: what their answers
        have of x, what an ordinary worker's would have on average, and the spread of that.
    agrees : ndarray
        How often an ordinary worker would answer what the others elect.
    classes : ndarray of shape (L,)
        Expected items of each class.
    confusion : ndarray of shape (L, L)
        Expected answers of honest workers: class by answer.
    """

    expected: FloatArray
    uneven: FloatArray
    hit: FloatArray
    square: FloatArray
    spread: FloatArray
    spread_apart: FloatArray
    spread_guess: FloatArray
    even_spread: FloatArray
    even_shared: FloatArray
    around_gain: FloatArray
    around_scale: FloatArray
    around_noise: FloatArray
    agrees: FloatArray
    classes: FloatArray
    confusion: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def tally(
    labels: Labels,
    model: CrowdModel,
    centre: FloatArray,
    elected: IntArray,
    report: Report,
    done: tuple[float, float],
    *,
    thorough: bool,
) -> Tally:
    """Go through all labels once; `done` are the shares of the work before and after.

    `centre` (L, M) is where x is taken from, `elected` (n_labels,) what the others elect. Unless
    `thorough`, sums that only the tests need are left at 0.
    """
    n, m = centre.shape
    sums = {name: np.zeros(m) for name in Tally.__annotations__}
    sums |= {name: np.zeros((n, m)) for name in ("expected", "uneven")}
    sums |= {"classes": np.zeros(n), "confusion": np.zeros((n, n))}
    step = partial(_sums, model=model, centre=centre, thorough=thorough)
    found = over_blocks(step, _parts(labels, elected))
    for block, values in zip(labels.blocks, found, strict=True):
        passed = block.items.start / labels.n_items
        report(Progress(tr("Measuring workers"), done[0] + (done[1] - done[0]) * passed))
        for name, value in values.items():
            sums[name] += value
    return Tally(**sums)


def _parts(labels: Labels, elected: IntArray) -> Iterator[tuple[Answers, IntArray]]:
    for block in labels.blocks:
        answers = first_answers(labels, block)
        yield answers, elected[answers.at]


def _sums(
    part: tuple[Answers, IntArray], model: CrowdModel, centre: FloatArray, *, thorough: bool
) -> dict[str, FloatArray]:
    """Work out what the answers to the items of one block add to each sum."""
    answers, elected = part
    g, classes = model.expected(answers)
    products = _Products.of(g, centre.take(answers.worker, axis=1))
    values = _moments(answers, g, products, model)
    if thorough:
        values |= _for_tests(answers, g, products, model, elected)
    m = len(model.own)
    sums = {name: answers.per_worker(value, m) for name, value in values.items()}
    if thorough:
        sums["uneven"] = np.array([answers.per_worker(row, m) for row in g * (1.0 - g)])
    sums["classes"] = classes.sum(axis=1)
    sums["expected"] = np.array([answers.per_worker(row, m) for row in g])
    return sums | {"confusion": _confusion(answers, classes, model)}


def _confusion(answers: Answers, classes: FloatArray, model: CrowdModel) -> FloatArray:
    honest = model.honest.take(answers.worker)
    weights = (row.take(answers.place) * honest for row in classes)
    return np.array([np.bincount(answers.code, w, minlength=len(classes)) for w in weights])


@dataclass(frozen=True, eq=False)
class _Products:
    """Sums over the classes of products of g and c, answer by answer, and the spread of g."""

    c: FloatArray
    g2: FloatArray
    gc: FloatArray
    ggc: FloatArray
    even: FloatArray

    @classmethod
    def of(cls, g: FloatArray, c: FloatArray) -> _Products:
        return cls(c, _dot(g, g), _dot(g, c), _dot(g * g, c), _spread(g, g))


def _moments(
    answers: Answers, g: FloatArray, of: _Products, model: CrowdModel
) -> dict[str, FloatArray]:
    """Work out the spreads from sums of products of g and c."""
    worker, at, c = answers.worker, np.arange(answers.code.size), of.c
    gcc, c2 = _dot(g * c, c), _dot(c, c)
    spread = of.even - 2.0 * (of.ggc - of.gc * of.g2) + gcc - of.gc**2
    hit, honest = g[answers.code, at], model.honest.take(worker)
    return {
        "hit": hit,
        "square": of.g2,
        "spread": spread,
        "spread_apart": of.ggc - 2.0 * gcc + _dot(c * c, c) - (of.gc - c2) ** 2,
        "around_gain": answers.of_others(honest * (hit - c[answers.code, at])),
        "around_scale": answers.of_others(honest * (of.g2 - 2.0 * of.gc + c2)),
        "around_noise": answers.of_others(honest**2 * spread),
    }


def _for_tests(
    answers: Answers, g: FloatArray, of: _Products, model: CrowdModel, elected: IntArray
) -> dict[str, FloatArray]:
    own = model.own.T.take(answers.worker, axis=1)
    chance = g[np.maximum(elected, 0), np.arange(elected.size)]
    return {
        "spread_guess": _spread(own, g - of.c),
        "even_spread": of.even,
        "even_shared": of.even - of.ggc + of.gc * of.g2,
        "agrees": np.where(elected != UNLABELLED, chance, 0.0),
    }


def _spread(chances: FloatArray, x: FloatArray) -> FloatArray:
    """Return the variance of x, answer by answer, under chances of the classes."""
    return _dot(chances, x * x) - _dot(chances, x) ** 2


def _dot(a: FloatArray, b: FloatArray) -> FloatArray:
    """Add up products over the classes, the first axis."""
    product: FloatArray = np.einsum("ln,ln->n", a, b)
    return product
