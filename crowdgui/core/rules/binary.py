"""Many classes as questions with two answers: is the class above k, for each k but the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.rules.form import softmax
from crowdgui.core.text import tr

if TYPE_CHECKING:
    from crowdgui.core.labels import FloatArray, IntArray, Labels


def questions(labels: Labels) -> range:
    """Return the classes k of which it is asked whether the class is above k."""
    return range(labels.n_classes - 1)


def sides(code: IntArray, question: int) -> FloatArray:
    """Return +1 for a label above the class of the question, −1 for one that is not."""
    return np.where(code > question, 1.0, -1.0)


def class_posterior(odds: FloatArray) -> FloatArray:
    """Combine the answers to all binary questions.

    With p_k = P(y > k), taken as independent, P(y = k) is proportional to
    Π_{k' < k} p_k' · Π_{k' ≥ k} (1 − p_k'). Where the answers agree with each other, which is
    where the p_k do not cross one half twice, the most probable class is the one they name.

    Parameters
    ----------
    odds : ndarray of shape (L − 1, N)
        ln p_k / (1 − p_k) of every question and item.

    Returns
    -------
    ndarray of shape (N, L)
    """
    scores = np.zeros((odds.shape[1], odds.shape[0] + 1))
    np.cumsum(odds.T, axis=1, out=scores[:, 1:])
    return softmax(scores)


def reduction_note(labels: Labels) -> tuple[str, ...]:
    """Say, where there are more than two classes, that they were reduced to questions."""
    if labels.n_classes <= 2:
        return ()
    return (
        tr(
            "This rule was made for two classes; here it tells each class from those "
            "after it, so the order of the classes matters."
        ),
    )
