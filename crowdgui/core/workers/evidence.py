"""What the labels tell for and against a worker, in words, with the test behind every flag."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.text import number, percent, sentences, tr, tr_n
from crowdgui.core.workers.flags import Flag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crowdgui.core.labels import IntArray, TextArray
    from crowdgui.core.outcome import WorkerReport

_SELDOM = 1e6


def evidence(
    report: WorkerReport,
    worker: int,
    classes: Sequence[str],
    workers: TextArray | None = None,
) -> str:
    """State in words what the labels tell of one worker, and what each flag rests on.

    `workers` are the names of all, to name whom somebody seems to copy from.
    """
    known = compared(report, worker, len(classes))
    return sentences((known, grounds(report, worker, classes, workers)))


def compared(report: WorkerReport, worker: int, n_classes: int) -> str:
    """Describe how often a worker agrees with the others, or why nobody can tell."""
    if report.compared[worker] > 0:
        return _agreement(report, worker, n_classes)
    return tr(
        "No item of this worker could be compared: nobody else labelled them, or the others are "
        "tied."
    )


def grounds(
    report: WorkerReport,
    worker: int,
    classes: Sequence[str],
    workers: TextArray | None = None,
) -> str:
    """Describe what each flag against a worker rests on, or why there is none; often nothing."""
    few = Flag.TOO_FEW in report.flags_of(worker) and report.compared[worker] > 0
    return sentences(
        (
            charges(report, worker, classes, workers),
            tr("That is too few items to tell guessing from work.") if few else "",
            _no_charge(report, worker),
        )
    )


def charges(
    report: WorkerReport,
    worker: int,
    classes: Sequence[str],
    workers: TextArray | None = None,
) -> str:
    """Describe what each flag against a worker rests on; nothing where there is none."""
    flags = report.flags_of(worker)
    words = [_WORDS[flag](report, worker, classes) for flag in flags if flag in _WORDS]
    if Flag.COPYING in flags:
        words.append(_copying(report, worker, workers))
    return sentences(words)


def _agreement(report: WorkerReport, worker: int, n_classes: int) -> str:
    m, n = int(report.agreed[worker]), int(report.compared[worker])
    sentence = tr(
        "Agrees with the others on {m} of {n} items, {share} ({low} to {high}).",
        m=number(m),
        n=number(n),
        share=percent(m / n, 0),
        low=number(100 * report.agreement_low[worker]),
        high=number(100 * report.agreement_high[worker]),
    )
    ordinary = float(report.suspicion.ordinary_agrees[worker])
    if math.isnan(ordinary):
        return (
            sentence
            + " "
            + tr("Guessing would agree on {chance}.", chance=percent(1 / n_classes, 0))
        )
    return (
        sentence
        + " "
        + tr(
            "On the same items an ordinary worker would agree on about {ordinary}, and a guesser "
            "who gives each answer as often on {guesser}.",
            ordinary=number(ordinary),
            guesser=number(report.suspicion.guesser_agrees[worker]),
        )
    )


def _guessing(report: WorkerReport, worker: int, classes: Sequence[str]) -> str:
    found = report.suspicion
    test = tr(
        "The answers hardly depend on the item: {rarely} would do as badly ({corrected}).",
        rarely=_honest(float(found.no_better[worker])),
        corrected=_corrected(float(found.no_better_corrected[worker]), found.n_tested),
    )
    return test + " " + _favourite(report.confusion[worker], classes)


def _below_chance(report: WorkerReport, worker: int, classes: Sequence[str]) -> str:
    found = report.suspicion
    test = tr(
        "Guessing would agree more often: {rarely} would agree so rarely ({corrected}).",
        rarely=_one_in(
            float(found.below_guess[worker]),
            tr("1 in {n} guessers"),
            tr("fewer than 1 in {n} guessers"),
        ),
        corrected=_corrected(float(found.below_guess_corrected[worker]), found.n_tested),
    )
    return test + " " + _favourite(report.confusion[worker], classes)


def _one_answer(report: WorkerReport, worker: int, classes: Sequence[str]) -> str:
    found = report.suspicion
    test = tr(
        "An ordinary worker would give other answers to about {others} of these items; {rarely} "
        "would give so few ({corrected}).",
        others=number(found.others_expected[worker]),
        rarely=_honest(float(found.few_others[worker])),
        corrected=_corrected(float(found.few_others_corrected[worker]), found.n_tested),
    )
    return _favourite(report.confusion[worker], classes) + " " + test


def _too_fast(report: WorkerReport, worker: int, classes: Sequence[str]) -> str:
    pace = report.pace
    assert pace is not None
    return tr(
        "Half of the labels took {seconds} s or less, {share} of the time others take for the same "
        "items; {rarely} would be as fast ({corrected}).",
        seconds=number(pace.median_seconds[worker], 1),
        share=percent(pace.ratio[worker], 0),
        rarely=_one_in(
            float(pace.p[worker]), tr("1 in {n} workers"), tr("fewer than 1 in {n} workers")
        ),
        corrected=_corrected(
            float(report.hurry_corrected[worker]), int(np.count_nonzero(~np.isnan(pace.p)))
        ),
    )


def _copying(report: WorkerReport, worker: int, workers: TextArray | None) -> str:
    found = report.copying
    assert found is not None
    partner = int(found.partner[worker])
    who = tr("another worker") if workers is None else tr("“{name}”", name=workers[partner])
    corrected = tr(
        "p-value {value} after correction for {pairs} pairs",
        value=_value(float(found.worker_p[worker])),
        pairs=number(found.looked_at),
    )
    pair = np.flatnonzero(
        (found.first == min(worker, partner)) & (found.second == max(worker, partner))
    )
    if not pair.size:
        return tr(
            "Gives the same answers as {who} too often ({corrected}).", who=who, corrected=corrected
        )
    return tr(
        "Gives the same answer as {who} on {agreed} of {shared} items, where about {expected} are "
        "to be expected ({corrected}). The labels do not tell who copies from whom.",
        who=who,
        agreed=number(found.agreed[pair[0]]),
        shared=number(found.shared[pair[0]]),
        expected=number(found.expected[pair[0]]),
        corrected=corrected,
    )


_WORDS = {
    Flag.BELOW_CHANCE: _below_chance,
    Flag.ONE_ANSWER: _one_answer,
    Flag.GUESSING: _guessing,
    Flag.TOO_FAST: _too_fast,
}


def _no_charge(report: WorkerReport, worker: int) -> str:
    """Describe why somebody who agrees less often than others is not flagged for it."""
    p = float(report.suspicion.no_better[worker])
    flagged = {Flag.BELOW_CHANCE, Flag.ONE_ANSWER, Flag.GUESSING, Flag.TOO_FEW}
    if math.isnan(p) or flagged & set(report.flags_of(worker)):
        return ""
    if not report.agreement_high[worker] < report.typical:
        return ""
    if p < report.thresholds.rarity:
        return tr(
            "That is rarely so few, but the answers go with the items: this worker is outvoted, "
            "not guessing."
        )
    return tr(
        "That is less than most, but no reason for a flag: {often} would do no better.",
        often=_honest(p),
    )


def _favourite(confusion: IntArray, classes: Sequence[str]) -> str:
    answers, elected = confusion.sum(axis=0), confusion.sum(axis=1)
    if not answers.any():
        return ""
    top = int(answers.argmax())
    return tr(
        "{given} of the answers are “{answer}”, which is the final label of {won} of the items.",
        given=percent(answers[top] / answers.sum(), 0),
        answer=classes[top],
        won=percent(elected[top] / elected.sum(), 0),
    )


def _honest(p: float) -> str:
    return _one_in(
        p,
        tr("1 in {n} honest workers"),
        tr("fewer than 1 in {n} honest workers"),
    )


def _one_in(p: float, one: str, fewer: str) -> str:
    """Write a chance as one of so many, to two digits."""
    if p * _SELDOM < 1.0:
        return fewer.format(n=number(_SELDOM))
    times = max(1.0, 1.0 / p)
    size = 10.0 ** max(0.0, math.floor(math.log10(times)) - 1)
    return one.format(n=number(round(times / size) * size))


def _corrected(p: float, tests: int) -> str:
    return tr_n(
        "p-value {value}, {n} worker tested",
        "p-value {value} after correction for {n} workers tested",
        tests,
        value=_value(p),
    )


def _value(p: float) -> str:
    """Write a corrected p-value; it is a share of flags, so a percentage."""
    return tr("below {least}", least=percent(0.0001, 2)) if p < 1e-4 else percent(p, 2)
