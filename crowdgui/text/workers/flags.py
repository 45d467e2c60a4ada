"""What the labels tell for and against a worker, in words, with the test behind every flag."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.workers.copying import CopyingNote
from crowdgui.core.workers.flag import WorkerFlag
from crowdgui.core.workers.report import PeerGroup
from crowdgui.core.workers.spam_tests.worker_tests import SpamNote
from crowdgui.text.translation import (
    format_number,
    format_percent,
    join_sentences,
    tr,
    tr_n,
    tr_noop,
)
from crowdgui.text.wording import OptionText, Sentence, Sentences, add_option_texts, add_sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from crowdgui.core.arrays import TextArray
    from crowdgui.core.workers.information import WorkerConfusion
    from crowdgui.core.workers.report import WorkerReport


_SELDOM = 1e6

_SENTENCES: Sentences = {
    CopyingNote.FEW_SHARED_ITEMS: Sentence(
        tr_noop("Copying can’t be detected, because no two workers share {n} items or more.")
    ),
    CopyingNote.ONE_CLASS: Sentence(
        tr_noop("Copying can’t be detected if there is only one class.")
    ),
    CopyingNote.MANY_CLASSES: Sentence(
        tr_noop("Copying wasn’t checked, because there are too many labels and classes.")
    ),
    CopyingNote.SOME_ITEMS: Sentence(
        tr_noop(
            "Copying was checked on only {kept} of {n} items, because workers share too many "
            "items to check all of them."
        )
    ),
    SpamNote.MANY_CLASSES: Sentence(
        tr_noop("Workers weren’t tested for guessing, because there are too many classes.")
    ),
}
add_sentences(_SENTENCES)

add_option_texts(
    {
        "Thresholds.significance": OptionText(
            tr_noop("False flags"),
            tr_noop("Aim for at most this share of false flags of one type, on average."),
        ),
        "Thresholds.rarity": OptionText(
            tr_noop("Rare among attentive workers"),
            tr_noop("Flag only what fewer than this share of attentive workers would do."),
        ),
        "Thresholds.knowledge": OptionText(
            tr_noop("Little information"),
            tr_noop(
                "Flag guessing if the labels may hold no more than this share of the "
                "information in a typical worker’s labels."
            ),
        ),
        "Thresholds.one_answer": OptionText(
            tr_noop("Single label"),
            tr_noop(
                "Flag a worker only if one class makes up at least this share of their labels."
            ),
        ),
        "Thresholds.least_labels": OptionText(
            tr_noop("Minimum labels"),
            tr_noop("Flags other than copying and speed need at least this many labels."),
        ),
        "Thresholds.hurry": OptionText(
            tr_noop("Too fast"),
            tr_noop(
                "Flag speed only if a worker’s labels took less than this share of the time "
                "others take for the same items."
            ),
        ),
    }
)


def describe_worker(
    report: WorkerReport,
    worker: int,
    classes: Sequence[str],
    workers: TextArray | None = None,
) -> str:
    """State in words what the labels tell of one worker, and what each flag rests on.

    `workers` are the names of all, to name whom somebody seems to copy from.
    """
    known = describe_worker_agreement(report, worker, len(classes))
    return join_sentences((known, describe_flag_reasons(report, worker, classes, workers)))


def describe_workers(
    report: WorkerReport, chosen: Iterable[int], classes: Sequence[str], workers: TextArray
) -> list[str]:
    """Do so for many workers; of those with too few labels many have the same numbers."""
    known: dict[tuple[object, ...], str] = {}
    said = []
    for worker in chosen:
        key = _numbers_of_few(report, worker)
        text = None if key is None else known.get(key)
        if text is None:
            text = describe_worker(report, worker, classes, workers)
            if key is not None:
                known[key] = text
        said.append(text)
    return said


def _numbers_of_few(report: WorkerReport, worker: int) -> tuple[object, ...] | None:
    """Return all that is said of a worker with too few labels; None if there is more to say."""
    if report.flags.of(worker) != (WorkerFlag.TOO_FEW,) or cleared_pair(report, worker) >= 0:
        return None
    return (
        report.peers_of(worker),
        report.agreed[worker],
        report.compared[worker],
        report.agreement_low[worker],
        report.agreement_high[worker],
        report.spam_tests.typical_agrees[worker],
        report.spam_tests.guesser_agrees[worker],
    )


def describe_worker_agreement(report: WorkerReport, worker: int, n_classes: int) -> str:
    """Describe how often a worker agrees with the others, or why nobody can tell."""
    if report.compared[worker] > 0:
        return _agreement(report, worker, n_classes)
    return tr(
        "No item of this worker can be compared: nobody else labelled them, or the others are tied."
    )


def describe_too_few() -> str:
    """State what it means to have too few labels for a flag."""
    return tr("Even a guesser with so many labels on these items would not be noticed.")


def describe_flag_reasons(
    report: WorkerReport,
    worker: int,
    classes: Sequence[str],
    workers: TextArray | None = None,
) -> str:
    """Describe what each flag against a worker rests on, or why there is none; often nothing."""
    if report.pending:
        return describe_pending()
    few = WorkerFlag.TOO_FEW in report.flags.of(worker) and report.compared[worker] > 0
    return join_sentences(
        (
            describe_flags(report, worker, classes, workers),
            describe_too_few() if few else "",
            _describe_cleared(report, worker, workers),
            _no_charge(report, worker),
        )
    )


def describe_pending() -> str:
    """State that nobody has a flag yet because the tests have still to run."""
    return tr("Workers are being tested. Flags appear when the tests are done.")


def cleared_pair(report: WorkerReport, worker: int) -> int:
    """Return the strongest pair of a worker that agrees too often but is cleared, or −1."""
    found = report.copying
    if found is None or not found.cleared.any():
        return -1
    own = (found.first == worker) | (found.second == worker)
    places = np.flatnonzero(own & found.cleared & (found.q < report.thresholds.significance))
    return int(places[0]) if places.size else -1


def _describe_cleared(report: WorkerReport, worker: int, workers: TextArray | None) -> str:
    """Describe why a pair that agrees too often is not flagged as copying, or nothing."""
    place, found = cleared_pair(report, worker), report.copying
    if place < 0 or found is None:
        return ""
    partner = int(found.first[place] + found.second[place]) - worker
    who = tr("another worker") if workers is None else tr("“{name}”", name=workers[partner])
    dissents = found.dissents
    n = int(dissents.counts[place])
    if dissents.known[place]:
        return tr_n(
            "Agrees with {who} against the rest on {n} item, and is right on {right} of the "
            "{known} with a known class: not flagged as copying.",
            "Agrees with {who} against the rest on {n} items, and is right on {right} of the "
            "{known} with a known class: not flagged as copying.",
            n,
            who=who,
            right=format_number(int(dissents.right[place])),
            known=format_number(int(dissents.known[place])),
        )
    return tr_n(
        "Agrees with {who} against the rest on {n} item, and careful rules side with them: not "
        "flagged as copying. Review some of these items.",
        "Agrees with {who} against the rest on {n} items, and careful rules side with them: not "
        "flagged as copying. Review some of these items.",
        n,
        who=who,
    )


def describe_flags(
    report: WorkerReport,
    worker: int,
    classes: Sequence[str],
    workers: TextArray | None = None,
) -> str:
    """Describe what each flag against a worker rests on; nothing where there is none."""
    flags = report.flags.of(worker)
    words = [_WORDS[flag](report, worker, classes) for flag in flags if flag in _WORDS]
    if WorkerFlag.COPYING in flags:
        words.append(_copying(report, worker, workers))
    return join_sentences(words)


_AGREES = {
    PeerGroup.EVERYONE: tr_noop(
        "Agrees with the others on {m} of {n} items, {share} ({low} to {high})."
    ),
    PeerGroup.PEOPLE: tr_noop(
        "Agrees with the other people on {m} of {n} items, {share} ({low} to {high})."
    ),
    PeerGroup.MODELS: tr_noop(
        "Agrees with the other models on {m} of {n} items, {share} ({low} to {high})."
    ),
}

_TYPICAL = {
    PeerGroup.EVERYONE: tr_noop(
        "On this worker’s items, a typical attentive worker would agree on about {ordinary}, and a "
        "guesser with the same class frequencies on {guesser}."
    ),
    PeerGroup.PEOPLE: tr_noop(
        "On this person’s items, a typical attentive person would agree on about {ordinary}, and a "
        "guesser with the same class frequencies on {guesser}."
    ),
    PeerGroup.MODELS: tr_noop(
        "On this model’s items, a typical attentive model would agree on about {ordinary}, and a "
        "guesser with the same class frequencies on {guesser}."
    ),
}

_PEERS = {
    PeerGroup.PEOPLE: tr_noop("People were compared only with people."),
    PeerGroup.MODELS: tr_noop("Models were compared only with models."),
}


def describe_peers(report: WorkerReport, worker: int) -> str:
    """State whom a worker was compared with; nothing where that is everybody."""
    peers = report.peers_of(worker)
    return tr(_PEERS[peers]) if peers in _PEERS else ""


def _agreement(report: WorkerReport, worker: int, n_classes: int) -> str:
    m, n = int(report.agreed[worker]), int(report.compared[worker])
    peers = report.peers_of(worker)
    sentence = tr(
        _AGREES[peers],
        m=format_number(m),
        n=format_number(n),
        share=format_percent(m / n, 0),
        low=format_number(100 * report.agreement_low[worker]),
        high=format_number(100 * report.agreement_high[worker]),
    )
    ordinary = float(report.spam_tests.typical_agrees[worker])
    if math.isnan(ordinary):
        return (
            sentence
            + " "
            + tr("A guesser would agree on {chance}.", chance=format_percent(1 / n_classes, 0))
        )
    return (
        sentence
        + " "
        + tr(
            _TYPICAL[peers],
            ordinary=format_number(ordinary),
            guesser=format_number(report.spam_tests.guesser_agrees[worker]),
        )
    )


def _guessing(report: WorkerReport, worker: int, classes: Sequence[str]) -> str:
    found = report.spam_tests
    test = tr(
        "The labels barely depend on the item: {rarely} would do this badly ({corrected}).",
        rarely=_honest(float(found.no_better[worker])),
        corrected=_corrected(float(found.no_better_corrected[worker]), found.n_tested),
    )
    return test + " " + _favourite(report.confusion, worker, classes)


def _below_chance(report: WorkerReport, worker: int, classes: Sequence[str]) -> str:
    found = report.spam_tests
    test = tr(
        "Agrees less often than a guesser would: {rarely} would agree this rarely ({corrected}).",
        rarely=_one_in(
            float(found.below_guess[worker]),
            tr("1 in {n} guessers"),
            tr("fewer than 1 in {n} guessers"),
        ),
        corrected=_corrected(float(found.below_guess_corrected[worker]), found.n_tested),
    )
    return test + " " + _favourite(report.confusion, worker, classes)


def _one_answer(report: WorkerReport, worker: int, classes: Sequence[str]) -> str:
    found = report.spam_tests
    test = tr(
        "A typical attentive worker would choose a different class for about {others} of these "
        "items; {rarely} would choose one this rarely ({corrected}).",
        others=format_number(found.others_expected[worker]),
        rarely=_honest(float(found.few_others[worker])),
        corrected=_corrected(float(found.few_others_corrected[worker]), found.n_tested),
    )
    return _favourite(report.confusion, worker, classes) + " " + test


def _too_fast(report: WorkerReport, worker: int, classes: Sequence[str]) -> str:
    speed = report.speed
    assert speed is not None
    return tr(
        "Median time {seconds} s, {share} of the time others take for the same items; "
        "{rarely} would be this fast ({corrected}).",
        seconds=format_number(speed.median_seconds[worker], 1),
        share=format_percent(speed.ratio[worker], 0),
        rarely=_one_in(
            float(speed.p[worker]), tr("1 in {n} workers"), tr("fewer than 1 in {n} workers")
        ),
        corrected=_corrected(
            float(report.too_fast_corrected[worker]), int(np.count_nonzero(~np.isnan(speed.p)))
        ),
    )


def _copying(report: WorkerReport, worker: int, workers: TextArray | None) -> str:
    found = report.copying
    assert found is not None
    partner = int(found.partner[worker])
    who = tr("another worker") if workers is None else tr("“{name}”", name=workers[partner])
    corrected = tr(
        "adjusted p-value {value}, {pairs} pairs tested",
        value=_value(float(found.worker_p[worker])),
        pairs=format_number(found.looked_at),
    )
    pair = np.flatnonzero(
        (found.first == min(worker, partner)) & (found.second == max(worker, partner))
    )
    if not pair.size:
        return tr(
            "Gives the same labels as {who} too often ({corrected}).", who=who, corrected=corrected
        )
    return tr(
        "Gives the same label as {who} on {agreed} of {shared} shared items; about "
        "{expected} are expected ({corrected}). The labels can’t show who copied from "
        "whom.",
        who=who,
        agreed=format_number(found.agreed[pair[0]]),
        shared=format_number(found.shared[pair[0]]),
        expected=format_number(found.expected[pair[0]]),
        corrected=corrected,
    )


_WORDS = {
    WorkerFlag.BELOW_CHANCE: _below_chance,
    WorkerFlag.ONE_ANSWER: _one_answer,
    WorkerFlag.GUESSING: _guessing,
    WorkerFlag.TOO_FAST: _too_fast,
}


def _no_charge(report: WorkerReport, worker: int) -> str:
    """Describe why somebody who agrees less often than others is not flagged for it."""
    p = float(report.spam_tests.no_better[worker])
    flagged = {
        WorkerFlag.BELOW_CHANCE,
        WorkerFlag.ONE_ANSWER,
        WorkerFlag.GUESSING,
        WorkerFlag.TOO_FEW,
    }
    if math.isnan(p) or flagged & set(report.flags.of(worker)):
        return ""
    if not report.agreement_high[worker] < report.typical_for(worker):
        return ""
    if p < report.thresholds.rarity:
        return tr(
            "That is unusually low, but the labels follow the items: this worker is "
            "outvoted, not guessing."
        )
    return tr(
        "That is below average but not flagged: {often} would do no better.",
        often=_honest(p),
    )


def _favourite(confusion: WorkerConfusion, worker: int, classes: Sequence[str]) -> str:
    answers, elected = confusion.by_answer[worker], confusion.by_final[worker]
    if not answers.any():
        return ""
    top = int(answers.argmax())
    return tr(
        "{given} of this worker’s labels are “{answer}”, the final label of {won} of the "
        "same items.",
        given=format_percent(answers[top] / answers.sum(), 0),
        answer=classes[top],
        won=format_percent(elected[top] / elected.sum(), 0),
    )


def _honest(p: float) -> str:
    return _one_in(
        p,
        tr("1 in {n} attentive workers"),
        tr("fewer than 1 in {n} attentive workers"),
    )


def _one_in(p: float, one: str, fewer: str) -> str:
    """Write a probability as one of so many, to two digits."""
    if p * _SELDOM < 1.0:
        return fewer.format(n=format_number(_SELDOM))
    times = max(1.0, 1.0 / p)
    size = 10.0 ** max(0.0, math.floor(math.log10(times)) - 1)
    return one.format(n=format_number(round(times / size) * size))


def _corrected(p: float, tests: int) -> str:
    return tr_n(
        "p-value {value}, {n} worker tested",
        "adjusted p-value {value}, {n} workers tested",
        tests,
        value=_value(p),
    )


def _value(p: float) -> str:
    """Write a corrected p-value; it is a share of flags, so a percentage."""
    return (
        tr("below {least}", least=format_percent(0.0001, 2)) if p < 1e-4 else format_percent(p, 2)
    )


def describe_share_given(given: int, all_labels: int, workers: int) -> str:
    """Describe how many of all labels these workers gave."""
    return tr_n(
        "This worker gave {given} of the {all} labels ({share}).",
        "Together they gave {given} of the {all} labels ({share}).",
        workers,
        given=format_number(given),
        all=format_number(all_labels),
        share=format_percent(given / all_labels),
    )
