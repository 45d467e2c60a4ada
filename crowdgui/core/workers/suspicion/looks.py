"""The two looks at each worker: do the answers follow the items, and are they what others say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.intervals import interval
from crowdgui.core.labels import freeze
from crowdgui.core.workers.suspicion.honest import fit
from crowdgui.core.workers.suspicion.leaning import leaning, stretch
from crowdgui.core.workers.suspicion.worth import Worth, no_more, worth

if TYPE_CHECKING:
    from crowdgui.core.labels import BoolArray, FloatArray, IntArray
    from crowdgui.core.workers.suspicion.crowd import Crowd
    from crowdgui.core.workers.suspicion.honest import HonestCrowd

_NO_LESS = 1e-6
_ON_CURVE = 500


@dataclass(frozen=True, eq=False)
class Looks:
    """Two looks at each of M workers.

    The first asks whether answers go with what the others say of the item, given how often the
    worker gives each answer at all: it does not blame anybody for leaning to one class, and a
    guesser who knows how frequent the classes are gains nothing by it. The second asks whether
    they are the others' answers; it sees more where a class is rare, but must allow for leaning.
    A p-value is the lower of the two, times their effective number (Nyholt 2004): 2 − ρ² for
    two tests with correlation ρ, which is 1 where the classes are equally frequent.

    Attributes
    ----------
    follows, agrees : Worth
        What the answers are worth in the two looks.
    of_following, of_agreeing : HonestCrowd
        How good honest workers are by each.
    guess_follows, guess_agrees : Worth
        The same with the variance of a guesser's answers.
    tests : ndarray of shape (M,)
        The effective number of tests.
    leaning : float
        The correlation of two answers of one worker that comes of leaning to a class.
    """

    follows: Worth
    agrees: Worth
    of_following: HonestCrowd
    of_agreeing: HonestCrowd
    guess_follows: Worth
    guess_agrees: Worth
    tests: FloatArray
    leaning: float

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def at(cls, crowd: Crowd, counts: IntArray) -> Looks:
        sums, span, answers = crowd.sums, crowd.span, crowd.answers
        chance = span[0]
        lean = leaning(
            _distance(crowd, counts), answers, crowd.model.honest * (answers > 1), counts.shape[1]
        )
        gain = sums.hit - answers * chance
        scale = np.maximum(sums.square - answers * chance, 0.0) * np.minimum(crowd.ease, 1.0)
        of_shares = np.maximum(sums.even_spread - sums.spread, 0.0)
        spread = crowd.spread + of_shares * stretch(answers, lean)
        agrees = worth(gain, scale, spread, span)
        both = np.sqrt(np.maximum(sums.spread * sums.even_spread, _NO_LESS**2))
        alike = np.clip(sums.even_shared / both, 0.0, 1.0)
        return cls(
            follows=crowd.worth,
            agrees=agrees,
            of_following=crowd.honest,
            of_agreeing=fit(agrees, chance, crowd.model.votes),
            guess_follows=worth(crowd.gain, crowd.scale, sums.spread_guess, span, guessing=True),
            guess_agrees=worth(
                gain, scale, sums.square * chance - answers * chance**2, span, guessing=True
            ),
            tests=2.0 - alike**2,
            leaning=lean,
        )

    @property
    def chance(self) -> float:
        return self.of_following.chance

    def guessers_chance(self) -> FloatArray:
        """Return the p-value that an average honest worker in the place of a guesser would get."""
        p = [self._as_guesser(look.items, crowd.mean) for look, crowd in self._both]
        return np.minimum(p[0], p[1]) * self.tests

    def no_better(self, tested: BoolArray) -> FloatArray:
        """Return the chance of an honest worker to do no better; NaN where not `tested`."""
        p = np.full(tested.size, np.nan)
        looks = [crowd.no_better(look.of(tested)) for look, crowd in self._both]
        p[tested] = np.minimum(1.0, np.minimum(looks[0], looks[1]) * self.tests[tested])
        return p

    def below_guess(self, tested: BoolArray) -> FloatArray:
        """Return the chance of a guesser to agree no more often; NaN where not `tested`."""
        lower = np.ones(tested.size)
        for look in (self.guess_follows, self.guess_agrees):
            # Above chance it is more than a half, and twice that is 1.
            below = look.right < self.chance * look.items
            lower[below] = np.minimum(lower[below], 2 * no_more(look.of(below), self.chance))
        return np.where(tested, lower, np.nan)

    def knows(self) -> FloatArray:
        """Return what each worker knows, 0 for a guesser and 1 for the average honest worker."""
        look = self.follows
        share = look.right / np.maximum(look.items, _NO_LESS)
        reach = self.of_following.mean - self.chance
        return np.where(look.items > 0, (share - self.chance) / reach, 0.0)

    def knows_least(self, workers: BoolArray) -> FloatArray:
        """Return the lower limit of what these workers know, at 97.5 %; NaN for the others."""
        least, some = np.full(workers.size, np.nan), self.follows.of(workers)
        low, _ = interval(some.right, some.items)
        reach = self.of_following.mean - self.chance
        least[workers] = np.where(some.items > 0, (low - self.chance) / reach, -1.0)
        return least

    @property
    def _both(self) -> tuple[tuple[Worth, HonestCrowd], tuple[Worth, HonestCrowd]]:
        return (self.follows, self.of_following), (self.agrees, self.of_agreeing)

    def _as_guesser(self, items: FloatArray, mean: float) -> FloatArray:
        """Read the p-value of a guesser's very mean off a curve: it depends on `items` only."""
        steps = np.geomspace(_NO_LESS, max(items.max(), 1.0), _ON_CURVE)
        return np.interp(items, steps, no_more(Worth(self.chance * steps, steps), mean))


def _distance(crowd: Crowd, counts: IntArray) -> FloatArray:
    """Return how far each worker's answer counts are from those to expect, squared (χ²)."""
    n_classes = counts.shape[1]
    even = 1.0 / n_classes
    skill = np.clip(crowd.model.skill, 0.0, 1.6)[:, None]
    shares = np.maximum(even + skill * (crowd.usual.T - even), 0.005)
    shares /= shares.sum(axis=1, keepdims=True)
    apart = (counts - crowd.answers[:, None] * shares) ** 2 / np.maximum(crowd.sums.uneven.T, 1e-6)
    distance: FloatArray = (1.0 - even) * apart.sum(axis=1)
    return distance
