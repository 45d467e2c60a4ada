"""How well workers agree on each class: what one says another says too, and α against the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.agreement.coefficient import Coefficient, Measure, undefined
from crowdgui.core.agreement.resample import limits
from crowdgui.core.text import number, tr, tr_n

if TYPE_CHECKING:
    from crowdgui.core.agreement.sums import Sums
    from crowdgui.core.labels import FloatArray, TextArray


@dataclass(frozen=True)
class ClassAgreement:
    """A class that `labels` of those compared name, `share` of them.

    `same` is its specific agreement: given that one worker says this class, how often another
    says it too. `alpha` sets it against all other classes put together.
    """

    name: str
    labels: int
    share: float
    same: Coefficient
    alpha: Coefficient


def class_agreement(
    classes: TextArray, sums: Sums, values: FloatArray, draws: FloatArray
) -> tuple[ClassAgreement, ...]:
    """Collect the agreement of the classes.

    Parameters
    ----------
    sums : Sums
        Of all items, B = 1.
    values, draws : ndarray of shape (2, L), (B, 2, L)
        Specific agreement and α of each class, and the same of resamples.
    """
    given = sums.given[0].astype(int)
    total = int(given.sum())
    found = []
    for k, name in enumerate(map(str, classes)):
        own = int(given[k])
        why_same, why_alpha = _why_not(own, total)
        found.append(
            ClassAgreement(
                name,
                own,
                own / total if total else float("nan"),
                _coefficient(Measure.PERCENT, values[0, k], draws[:, 0, k], own, why_same),
                _coefficient(Measure.ALPHA, values[1, k], draws[:, 1, k], total, why_alpha),
            )
        )
    return tuple(found)


def _coefficient(
    measure: Measure, value: float, draws: FloatArray, n: int, why_not: str
) -> Coefficient:
    if np.isnan(value):
        return undefined(measure, why_not)
    found, reason = limits(draws)
    low, high = found or (None, None)
    basis = tr_n("{n} label", "{n} labels", n)
    return Coefficient(measure, float(value), low, high, n, basis, reason)


def _why_not(given: int, total: int) -> tuple[str, str]:
    """Describe why a class has no specific agreement, and why no α."""
    if not given:
        missing = tr("Not defined, because no item with two labels or more has this class.")
        return missing, missing
    return "", tr(
        "Not defined, because all {n} labels compared are of this class, so that chance cannot be "
        "told from agreement.",
        n=number(total),
    )
