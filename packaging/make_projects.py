"""Write the finished sample projects: python packaging/make_projects.py [FOLDER].

Each is made from sample data through the session of the window, so its history can be undone step
by step. The same files come out every time: clock and seeds are fixed. Run it again whenever the
project file or a rule changes.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import make_samples
import numpy as np
from PySide6.QtGui import QGuiApplication

from crowdgui import analysis
from crowdgui.core.audit.acceptance import draw_audit, plan_acceptance, plan_looks
from crowdgui.core.bounds.guarantee_builder import build_guarantee
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.importing.lists.class_map import ClassMap
from crowdgui.io.importing.read_labels import read_labels
from crowdgui.io.importing.sources import open_source
from crowdgui.io.project.content import ProjectContent, SavedQuestion
from crowdgui.io.project.outcome import SavedOutcome
from crowdgui.io.project.project import Project
from crowdgui.ui.session import session as session_module
from crowdgui.ui.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.bounds.guarantee import Guarantee
    from crowdgui.core.results import Outcome
    from crowdgui.io.importing.read_labels import ImportedLabels

START = datetime(2026, 3, 2, 9, tzinfo=UTC)
STEP = timedelta(seconds=20)
REVIEWER = "reviewer"
SEED = 7


class Clock:
    """Stands for the clock of the session: each edit is a little later than the last."""

    def __init__(self) -> None:
        self._now = START

    def __call__(self) -> str:
        self._now += STEP
        return self._now.strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass
class Work:
    """A session with sample data, and what the simulation knows of them."""

    session: Session
    truth: IntArray

    @classmethod
    def on(cls, file: str, truth: Mapping[str, str], classes: ClassMap | None = None) -> Work:
        """Open a sample; `truth` is the true class of each item by name."""
        session_module.utc_now = Clock()
        source = open_source(make_samples.SAMPLES / file)
        if classes is not None:
            source = replace(source, reading=replace(source.reading, classes=classes))
        data = read_labels(source)
        # The folder of the samples differs from one computer to another.
        data = replace(data, source=replace(source, path=Path(file)))
        session = Session()
        session.open(data)
        codes = {str(name): code for code, name in enumerate(data.labels.classes)}
        known = [codes[truth[str(item)]] for item in data.labels.item_ids]
        return cls(session, np.array(known))

    @property
    def data(self) -> ImportedLabels:
        found = self.session.question.data
        assert found is not None
        return found

    def run(self) -> Outcome:
        """Run the chosen rule, and compute the guarantee."""
        self.session.accept(analysis.aggregate(self.session.job()))
        outcome = self.session.question.outcome
        assert outcome is not None
        return outcome

    def guarantee(self) -> Guarantee:
        state, outcome = self.session.state, self.run()
        return build_guarantee(outcome, state.guarantee, decisions=state.decisions)

    def audit(self, size: int) -> None:
        """Draw an audit as the Guarantee page does, and let the reviewer label its items."""
        outcome, state = self.run(), self.session.state
        final, options = self.session.question.final, state.guarantee
        assert final is not None
        plan = plan_acceptance(
            final.labels,
            outcome.probability_within(options.tolerance),
            outcome.tied & ~final.settled,
            final.settled & (final.labels != UNLABELLED),
            SEED,
            options.epsilon,
            plan_looks(
                int(np.count_nonzero(~final.settled)), size, options.alpha_for(outcome.job.rule)
            ),
            tolerance=options.tolerance,
        )
        drawn = draw_audit(self.data.labels.item_ids, plan, SEED)
        self.session.set_guarantee_options(f"draw an audit sample of {size} items", audit=drawn)
        answers = tuple(self.truth[list(drawn.sample)].tolist())
        done = replace(drawn, answers=answers)
        self.session.set_guarantee_options(f"label the {size} items of the audit", audit=done)

    def review(self, note: str) -> None:
        """Review what the audit left; the first mistake that is found gets a note."""
        acceptance = self.guarantee().acceptance
        assert acceptance is not None
        outcome = self.session.question.outcome
        assert outcome is not None
        for item in acceptance.review.tolist():
            code = int(self.truth[item])
            self.session.decide(item, code, REVIEWER)
            if note and code != outcome.labels[item]:
                self.session.note(item, note, REVIEWER)
                note = ""

    def correct(self, items: list[int], note: str) -> None:
        """Set the true label of some items, each with a note."""
        for item in items:
            self.session.decide(item, int(self.truth[item]), REVIEWER)
            self.session.note(item, note, REVIEWER)

    def worker(self, name: str) -> int:
        return int(np.flatnonzero(self.data.labels.worker_ids == name)[0])

    def content(self) -> ProjectContent:
        outcome, shown = self.run(), self.session.question
        made = SavedOutcome(outcome.job, outcome.aggregation, 0.0, START.strftime("%FT%TZ"))
        saved = SavedQuestion(self.data, shown.state, shown.edits, shown.undo.index(), made)
        return ProjectContent((saved,))


def audit() -> Work:
    """Product reviews, of which a third are hard: audit 60, review what is left."""
    drawn = make_samples.product_reviews(np.random.default_rng(21))
    names = {f"review-{j + 1:03}": drawn.labels.classes[code] for j, code in enumerate(drawn.truth)}
    work = Work.on("product-reviews.csv", names)
    work.session.choose_rule("consensus")
    work.audit(60)
    work.review(
        "Both sentences complain and nothing is praised, so it is negative by the guideline. The "
        "votes were split, so this label had little confidence and was left to review."
    )
    return work


def gold() -> Work:
    """Street signs, of which 80 were labelled by an expert before anyone else saw them."""
    drawn = make_samples.street_signs(np.random.default_rng(20))
    names = {f"photo-{j + 1:03}": drawn.labels.classes[code] for j, code in enumerate(drawn.truth)}
    work = Work.on("street-signs.csv", names)
    outcome = work.run()
    flagged = np.flatnonzero(outcome.workers.flags.flagged)
    work.session.exclude(flagged.tolist())
    work.session.set_guarantee_options("state that gold was drawn at random", gold_at_random=True)
    work.session.note(
        int(np.flatnonzero(work.data.gold != UNLABELLED)[0]),
        "One of 80 photos that were drawn at random and labelled by an expert before the workers "
        "began. The rule does not see these labels, so they can test it.",
        REVIEWER,
    )
    return work


def models() -> Work:
    """Support tickets, labelled by eight people and four models that share mistakes."""
    truth, people, machines = make_samples.support_tickets(np.random.default_rng(24))
    classes = tuple(make_samples.TICKETS)
    names = {f"ticket-{j + 1:03}": classes[code] for j, code in enumerate(truth)}
    work = Work.on("support-tickets.csv", names)
    work.session.exclude([work.worker("greta")])
    work.session.choose_rule("em-pooled")
    work.session.set_model_votes(pool_family=True)
    work.session.set_guarantee_options("state that gold was drawn at random", gold_at_random=True)
    same = (machines == machines[:, :1]).all(axis=1)
    others = ((people >= 0) & (people != machines[:, :1])).sum(axis=1) == 3
    items = np.flatnonzero(same & others)
    work.correct(
        items[:6].tolist(),
        "All four models give one label and all three people another. Read again: the people are "
        "right. The models share such mistakes, so each family counts as one voter.",
    )
    return work


def ratings() -> Work:
    """Ratings from 1 to 5: only labels that are off by two or more count as wrong."""
    # The true class of each reply is drawn as `write_reply_ratings` draws it.
    drawn = make_samples.reply_ratings(np.random.default_rng(29))
    names = {f"reply-{j + 1:03}": str(code + 1) for j, code in enumerate(drawn.truth)}
    order = ClassMap(order=("1", "2", "3", "4", "5"), is_scale=True)
    work = Work.on("reply-ratings.csv", names, order)
    work.session.choose_rule("consensus-ordered")
    work.session.set_guarantee_options(
        "count only labels that are off by two classes or more", tolerance=1
    )
    work.session.set_guarantee_options("change the target error rate", epsilon=0.03)
    work.audit(100)
    sample = work.session.state.guarantee.audit
    final = work.session.question.outcome
    assert sample is not None
    assert final is not None
    near = next(i for i in sample.sample if abs(final.labels[i] - work.truth[i]) == 1)
    work.session.note(
        near,
        "The audit found this label off by one class. It is corrected, but it does not count as "
        "wrong: the guarantee is about labels that are off by two or more.",
        REVIEWER,
    )
    return work


PROJECTS: Mapping[str, Callable[[], Work]] = {
    "audited-reviews": audit,
    "signs-with-gold": gold,
    "people-and-models": models,
    "rated-replies": ratings,
}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else make_samples.SAMPLES
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    for name, make in PROJECTS.items():
        path = folder / f"{name}.crowd"
        path.unlink(missing_ok=True)
        Project.create(path, make().content()).close()
    application.processEvents()


if __name__ == "__main__":
    main()
