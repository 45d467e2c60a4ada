"""A session with labels and their outcome, for tests of what stands beside the window's work."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import numpy as np

from crowdgui.core.progress import Progress
from crowdgui.core.results import run_job
from crowdgui.io.importing.read_labels import ImportedLabels
from crowdgui.ui.session.session import Session
from tests.core.strategies import crowd

if TYPE_CHECKING:
    from crowdgui.core.arrays import IntArray
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


def small_crowd(seed: int = 0, n_items: int = 40, n_classes: int = 2) -> tuple[Labels, IntArray]:
    """Return labels of seven workers, good and bad, and the truth."""
    accuracy = np.array([0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5])
    labels, truth = crowd(np.random.default_rng(seed), accuracy, n_items, n_classes, fill=0.8)
    return labels, truth.astype(np.int32)


def imported(labels: Labels, gold: IntArray | None = None) -> ImportedLabels:
    """Return labels as if they had been read from a file."""
    return ImportedLabels("labels.csv", labels, gold, None, (), 0, 0, None, labels.n_labels)


def opened(labels: Labels, gold: IntArray | None = None) -> Session:
    """Open labels and run the rule that is suggested."""
    session = Session()
    open_in(session, labels, gold)
    return session


def open_in(session: Session, labels: Labels, gold: IntArray | None = None) -> None:
    session.open(imported(labels, gold))
    run_in(session)


def run_in(session: Session, rule: str = "") -> None:
    """Run a rule of a session, or the one that is chosen, at once and without a thread."""
    if rule:
        session.choose_rule(rule)
    session.accept(run_job(session.question.job()))


def endless_run(job: Job, report: ProgressCallback) -> None:
    """Take the place of a run that ends only when it is cancelled."""
    while True:
        report(Progress("Voting"))
        threading.Event().wait(0.001)
