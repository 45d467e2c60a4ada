"""What the answers of each worker come to, held against what an ordinary worker would answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.labels import UNLABELLED, freeze
from crowdgui.core.progress import Progress
from crowdgui.core.text import tr
from crowdgui.core.workers.suspicion.ordinary import first_answers

if TYPE_CHECKING:
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
    for block in labels.blocks:
        passed = block.items.start / labels.n_items
        report(Progress(tr("Measuring workers"), done[0] + (done[1] - done[0]) * passed))
        answers = first_answers(labels, block)
        g, classes = model.expected(answers)
        _add_by_class(sums, answers, g, classes, model)
        values = _moments(answers, g, centre, model)
        if thorough:
            values |= _for_tests(answers, g, centre, model, elected[answers.at])
            for k in range(n):
                uneven = g[k] * (1.0 - g[k])
                sums["uneven"][k] += np.bincount(answers.worker, uneven, minlength=m)
        for name, value in values.items():
            sums[name] += np.bincount(answers.worker, value, minlength=m)
    return Tally(**sums)


def _add_by_class(
    sums: dict[str, FloatArray],
    answers: Answers,
    g: FloatArray,
    classes: FloatArray,
    model: CrowdModel,
) -> None:
    m, n = model.own.shape
    sums["classes"] += classes.sum(axis=1)
    honest = model.honest.take(answers.worker)
    for k in range(n):
        sums["expected"][k] += np.bincount(answers.worker, g[k], minlength=m)
        weight = classes[k].take(answers.place) * honest
        sums["confusion"][k] += np.bincount(answers.code, weight, minlength=n)


def _moments(
    answers: Answers, g: FloatArray, centre: FloatArray, model: CrowdModel
) -> dict[str, FloatArray]:
    """Work out the spreads from sums of products of g and c."""
    worker, at = answers.worker, np.arange(answers.code.size)
    c = centre.take(worker, axis=1)
    g2, gc, ggc, gcc = _dot(g, g), _dot(g, c), _dot(g * g, c), _dot(g * c, c)
    c2 = _dot(c, c)
    spread = _spread(g, g) - 2.0 * (ggc - gc * g2) + gcc - gc**2
    hit, honest = g[answers.code, at], model.honest.take(worker)
    return {
        "hit": hit,
        "square": g2,
        "spread": spread,
        "spread_apart": ggc - 2.0 * gcc + _dot(c * c, c) - (gc - c2) ** 2,
        "around_gain": answers.of_others(honest * (hit - c[answers.code, at])),
        "around_scale": answers.of_others(honest * (g2 - 2.0 * gc + c2)),
        "around_noise": answers.of_others(honest**2 * spread),
    }


def _for_tests(
    answers: Answers, g: FloatArray, centre: FloatArray, model: CrowdModel, elected: IntArray
) -> dict[str, FloatArray]:
    worker = answers.worker
    c, own = centre.take(worker, axis=1), model.own.T.take(worker, axis=1)
    even, known = _spread(g, g), elected != UNLABELLED
    chance = g[np.maximum(elected, 0), np.arange(elected.size)]
    return {
        "spread_guess": _spread(own, g - c),
        "even_spread": even,
        "even_shared": even - _dot(g * g, c) + _dot(g, c) * _dot(g, g),
        "agrees": np.where(known, chance, 0.0),
    }


def _spread(chances: FloatArray, x: FloatArray) -> FloatArray:
    """Give the variance of x, answer by answer, under chances of the classes."""
    return _dot(chances, x * x) - _dot(chances, x) ** 2


def _dot(a: FloatArray, b: FloatArray) -> FloatArray:
    """Add up products over the classes, the first axis."""
    product: FloatArray = np.einsum("ln,ln->n", a, b)
    return product
