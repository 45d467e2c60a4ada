"""How many final labels to check by hand, which ones, and what each result would prove."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.audit.bounds import (
    SLACK,
    AuditCounts,
    hypergeometric_cdf,
    hypergeometric_upper,
    stratified_upper,
)
from crowdgui.core.errors import DataError, Problem

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray


ROUNDING = 1e-9
"""Keeps 100 × 0.07 from counting as more than 7 labels through its binary form."""


def bounds_by_result(items: int, sample: int, alpha: float, up_to: int) -> IntArray:
    """Return the limit on all wrong labels if 0, 1, … `up_to` of the sample are wrong.

    Parameters
    ----------
    items : int
        Final labels to be sampled from.
    sample : int
        Size of the sample.
    alpha : float
        Probability that the bound may fail, between 0 and 1.
    up_to : int
        Most wrong labels in the sample to give a limit for.

    Returns
    -------
    ndarray of shape (R,)
        Wrong labels among all items, at most; R = min(up_to, sample) + 1 results.
    """
    results = range(min(up_to, sample) + 1)
    return np.array(
        [hypergeometric_upper(AuditCounts(items, sample, wrong), alpha) for wrong in results]
    )


def limits_by_class(sizes: IntArray, sample: int, alpha: float, results: IntArray) -> IntArray:
    """Return the limits for numbers of wrong labels, where every class is sampled by its size.

    The wrong ones are taken to be spread over the classes as the sample is.

    Parameters
    ----------
    sizes : ndarray of shape (H,)
        Items with each final class, none empty.
    sample : int
        Size of the whole sample, H or more.
    alpha : float
        Probability that the bound may fail, between 0 and 1.
    results : ndarray of shape (R,)
        Numbers of wrong labels in the sample.

    Returns
    -------
    ndarray of shape (R,)
        Wrong labels among all items, at most, for each of `results`.
    """
    drawn = allocate_strata(sizes, sample)
    limits = []
    for wrong in results:
        exact = wrong * drawn / sample
        found = np.floor(exact + ROUNDING).astype(np.int64)
        rest = np.argsort(found - exact, kind="stable")[: int(wrong - found.sum())]
        found[rest] += 1
        strata = [AuditCounts(*map(int, each)) for each in zip(sizes, drawn, found, strict=True)]
        limits.append(stratified_upper(strata, alpha))
    return np.array(limits)


def sample_size(items: int, expected: float, target: float, alpha: float) -> int | None:
    """Return the smallest sample that would prove a share of at most `target` wrong.

    Of n checked labels the share `expected`, rounded up, is taken to be wrong; the answer is the
    smallest n whose exact limit is then at most `target`. None where checking every item would
    not do. Choose the size before looking at results: to go on checking until the limit is low
    enough proves nothing.

    Parameters
    ----------
    items : int
        Final labels to be sampled from.
    expected : float
        Share of wrong labels to expect in the sample, 0 to 1.
    target : float
        Share of wrong labels to prove, 0 to 1.
    alpha : float
        Probability that the bound may fail, between 0 and 1.

    Returns
    -------
    int or None
        Labels to check.
    """
    allowed = floor(target * items + ROUNDING)
    wrong, size = 0, _size_for(items, allowed, 0, alpha)
    # More wrong labels take a larger sample and that has more wrong labels; the first size that
    # comes back to itself is the smallest.
    while size is not None and ceil(expected * size - ROUNDING) > wrong:
        wrong = ceil(expected * size - ROUNDING)
        size = _size_for(items, allowed, wrong, alpha)
    return size


def _size_for(items: int, allowed: int, wrong: int, alpha: float) -> int | None:
    """Return the smallest sample with `wrong` wrong labels that rules out more than `allowed`."""
    if wrong > allowed:
        return None
    bar = alpha * (1.0 - SLACK)
    low, high = max(1, wrong), items
    while low < high:
        middle = (low + high) // 2
        # Ruled out is every number above `allowed` where the next one is.
        if allowed == items or hypergeometric_cdf(wrong, allowed + 1, items, middle) <= bar:
            high = middle
        else:
            low = middle + 1
    return low


def draw_sample(items: IntArray, size: int, seed: int, strata: IntArray | None = None) -> IntArray:
    """Draw items at random without repetition; give them in the random order to check them in.

    The same items, in whatever order, and the same seed give the same sample. Without strata a
    larger sample of the same seed begins with the smaller one. With `strata` (one whole number
    for each of `items`, such as its final class) every stratum gets one place and a share of the
    rest by its size.

    Parameters
    ----------
    items : ndarray of shape (n,)
        Items to draw from, each once.
    size : int
        Items to draw.
    seed : int
        Seed of the random numbers.
    strata : ndarray of shape (n,), or None, optional
        Stratum of each of `items`.

    Returns
    -------
    ndarray of shape (size,)
        The items drawn, in the order to check them in.

    Raises
    ------
    DataError
        If the sample is empty, larger than the items, or smaller than the number of strata.
    """
    order = np.argsort(items)
    rng = np.random.default_rng(seed)
    groups = np.zeros(len(items), dtype=np.int64) if strata is None else strata[order]
    names, sizes = np.unique(groups, return_counts=True)
    _check_size(size, len(items), len(names))
    chosen = [
        rng.permutation(items[order][groups == name])[:places]
        for name, places in zip(names, allocate_strata(sizes, size), strict=True)
    ]
    drawn = np.concatenate(chosen)
    return drawn if strata is None else rng.permutation(drawn)


def _check_size(size: int, items: int, strata: int) -> None:
    if not max(1, strata) <= size <= items:
        raise DataError(Problem.SAMPLE_SIZE, size=size, low=max(1, strata), high=items)


def allocate_strata(sizes: IntArray, total: int) -> IntArray:
    """Share out `total` places: one to each stratum, the rest by size, largest remainders first.

    Parameters
    ----------
    sizes : ndarray of shape (H,)
        Items in each stratum, one or more.
    total : int
        Places to share out, from H to the sum of `sizes`.

    Returns
    -------
    ndarray of shape (H,)
        Places of each stratum, at most its size.
    """
    free = sizes - 1
    exact = (total - len(sizes)) * free / max(1, int(free.sum()))
    places = np.floor(exact + ROUNDING).astype(np.int64)
    left = total - len(sizes) - int(places.sum())
    first = np.argsort(places - exact, kind="stable")[:left]
    places[first] += 1
    return places + 1
