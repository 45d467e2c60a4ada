"""What is open, and the question that is shown: the one place of state that changes; undoable."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoGroup

from crowdgui.core.labels import UNLABELLED
from crowdgui.core.prices import Prices
from crowdgui.core.question_state import Change, Edit, EditSlot, QuestionState, utc_now
from crowdgui.core.review.decisions import Decision
from crowdgui.core.rules.registry import DEFAULT_RULE, applicable
from crowdgui.core.tags.pooled import TagPool
from crowdgui.core.tags.sets import YES
from crowdgui.io.reachable import is_folder
from crowdgui.text.rules import rule_name
from crowdgui.text.translation import tr, tr_n
from crowdgui.ui.session.open_question import OpenQuestion

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from crowdgui.core.bounds.guarantee import GuaranteeOptions
    from crowdgui.core.costs import CostMatrix
    from crowdgui.core.groups.kinds import ModelWorker
    from crowdgui.core.job import Job
    from crowdgui.core.labels import Labels
    from crowdgui.core.pairwise.options import RankingOptions
    from crowdgui.core.pairwise.ranking import Ranking
    from crowdgui.core.question_state import Key
    from crowdgui.core.results import Outcome
    from crowdgui.core.workers.cohorts import WorkerGroups
    from crowdgui.core.workers.report import Thresholds
    from crowdgui.io.importing.adding import Addition
    from crowdgui.io.importing.read_labels import ImportedLabels
    from crowdgui.ui.session.open_question import FullGuarantee


class Session(QObject):
    """What is open: one or more `questions`, of which that at `shown` is shown and changed."""

    opened = Signal()
    """Another file or project was opened, after all the signals that this brings about."""
    data_changed = Signal()
    """Other labels are shown; `outcome_changed` follows."""
    question_changed = Signal(int)
    """The question of this number is shown now."""
    choice_changed = Signal()
    """The rule, its options or the votes of models changed."""
    outcome_changed = Signal()
    """A run of the question shown succeeded, or its outcome went with its data."""
    run_succeeded = Signal(int, object)
    """A run of any question succeeded: its number and the outcome."""
    guarantee_options_changed = Signal()
    """Something else is asked of the guarantee, an audit included."""
    guarantee_changed = Signal()
    """A full guarantee is there, or the last one went with its outcome."""
    excluded_changed = Signal()
    """Other workers are excluded."""
    kinds_changed = Signal()
    """Other workers are models."""
    costs_changed = Signal()
    """Mistakes cost something else."""
    prices_changed = Signal()
    """Labels, or looks at items, have other prices."""
    flags_changed = Signal()
    """Workers are flagged by other thresholds, or their tests are done."""
    decided = Signal(object)
    """People, or an audit, have decided on the labels of these items: a frozenset."""
    gold_changed = Signal()
    """The true labels are others."""
    confidence_changed = Signal()
    """Checked items have corrected the confidence in labels."""
    ranking_changed = Signal()
    """There is another ranking of comparisons."""
    ranking_asked = Signal()
    """Comparisons are to be ranked in another way."""
    groups_changed = Signal()
    """There is another list of workers."""
    labels_added = Signal()
    """Labels were added, or those that were are taken back."""
    content_changed = Signal()
    """Items show something else."""
    edited = Signal(int, int, object, object)
    """An edit is to be written down.

    With it come the number of the question, how many of its edits are done, the changes of values,
    and the edit if it is a new one, else None.
    """

    # Of the class: a session that is collected is told of its last stack when it has lost all else.
    _unwritten: Sequence[Change] = ()
    questions: tuple[OpenQuestion, ...]
    shown: int

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undos = QUndoGroup(self)
        self.undos.indexChanged.connect(self._on_index_changed)
        self._unwritten = ()
        self._new: Edit | None = None
        self.questions = ()
        self.project_folder: Path | None = None
        self._chosen_folder: Path | None = None
        self._trusted: tuple[Path, ...] = ()
        self._take_over((OpenQuestion(),), 0)

    @property
    def question(self) -> OpenQuestion:
        """The question that is shown."""
        return self.questions[self.shown]

    @property
    def state(self) -> QuestionState:
        """What was chosen and decided about the question that is shown."""
        return self.question.state

    @property
    def content_folder(self) -> Path | None:
        """Where files that items name are looked for: beside the labels, or beside the project.

        A folder that the user chose comes first.
        """
        if self._chosen_folder is not None:
            return self._chosen_folder
        found = (one.source for one in self.question.versions if one.source is not None)
        source = next(found, None)
        return self.project_folder if source is None else source.path.parent

    @property
    def picture_folders(self) -> tuple[Path, ...]:
        """The folders whose pictures are shown without another question, until labels are others.

        They are those of the files, of the content that was chosen with them or added, and those
        that the user agreed to.
        """
        sources = (one.source for one in self.question.versions if one.source is not None)
        chosen = (one.content for one in sources if one.content is not None)
        beside = (path if is_folder(path) else path.parent for path in chosen)
        base = self.content_folder
        return tuple(dict.fromkeys((*(() if base is None else (base,)), *beside, *self._trusted)))

    @property
    def tags(self) -> tuple[int, ...]:
        """The numbers of the questions that are tags of the same items; none where there are no.

        A project holds one group of tags at most, as they come from one import.
        """
        return tuple(
            number
            for number, one in enumerate(self.questions)
            if one.data is not None and one.data.tags is not None
        )

    def shows(self, labels: Labels) -> bool:
        """Whether these labels are still shown: neither other ones nor another question."""
        data = self.question.data
        return data is not None and data.labels is labels

    def job(self, number: int | None = None) -> Job:
        """Describe the run that a question asks for, the one that is shown where none is named."""
        number = self.shown if number is None else number
        tags = self.tags
        own = self.questions[number]
        if number not in tags or own.data is None or own.data.tags is None:
            return own.job()
        if not own.data.tags.pooled or len(tags) < 2:
            return own.job()
        every = [one for n in tags if (one := self.questions[n]).data is not None]
        pool = TagPool(
            tuple(one.data.labels for one in every if one.data is not None),
            tuple(one.gold for one in every),
            tuple(one.data.question for one in every if one.data is not None),
            tags.index(number),
        )
        return own.job(pool)

    def tags_of(self, item: int) -> tuple[list[str], bool]:
        """Return the tags that an item has by what is known now, and whether all tags are known."""
        names, known = [], True
        for number in self.tags:
            one = self.questions[number]
            code = UNLABELLED if one.final is None else int(one.final.labels[item])
            known &= code != UNLABELLED
            if code == YES and one.data is not None:
                names.append(one.data.question)
        return names, known

    def open(self, *questions: ImportedLabels) -> None:
        """Replace the open labels; what the user asks of any labels stays.

        The same file has the same final labels whatever was open before: a rule and its options
        belong to the labels they were chosen for, or to the first ones after that.
        """
        state = self.state
        if self.question.data is not None:
            guarantee = replace(
                state.guarantee,
                audit=None,
                gold_at_random=False,
                candidates=(),
                earlier=(),
                begun=(),
            )
            prices = replace(state.prices, workers=())
            state = QuestionState(thresholds=state.thresholds, prices=prices, guarantee=guarantee)
        self.project_folder = None
        self.restore([OpenQuestion(data, _suited(state, data)) for data in questions])

    def close(self) -> None:
        """Go back to the beginning: nothing is open."""
        self.project_folder = None
        self.restore([OpenQuestion()])

    def add(self, addition: Addition) -> None:
        """Add labels to those that are shown; what was decided stays with items and workers."""
        shown = self.question
        shown.versions = (*shown.versions[: self.state.additions + 1], addition.data)
        words = tr("add labels of {file}", file=addition.more.name)
        self._edit(words, addition.values)

    def restore(self, questions: Sequence[OpenQuestion], shown: int = 0) -> None:
        """Open labels together with all that was decided about them, as a project holds it."""
        self._take_over(tuple(questions), shown)
        self._announce_shown()
        self.opened.emit()

    def show(self, question: int) -> None:
        """Show another question; what stands about the one shown so far is kept."""
        if question != self.shown:
            self.shown = question
            self.undos.setActiveStack(self.question.undo)
            self.question_changed.emit(question)
            self._announce_shown()

    def accept(self, outcome: Outcome) -> None:
        """Take over what a run found, unless labels or workers are others by now."""
        for number, question in enumerate(self.questions):
            before = question.outcome
            if question.take(outcome):
                # Other costs of mistakes are no other run.
                if before is None or before.aggregation is not outcome.aggregation:
                    self.run_succeeded.emit(number, question.outcome)
                if number == self.shown:
                    self.outcome_changed.emit()
                    self.guarantee_changed.emit()

    def accept_workers(self, tested: Outcome) -> None:
        """Take over the tests of an outcome's workers, unless there is another outcome by now."""
        for number, question in enumerate(self.questions):
            if question.take_workers(tested) and number == self.shown:
                self.flags_changed.emit()

    def accept_ranking(self, made: Ranking) -> None:
        """Take over a ranking, unless the comparisons are others or are ranked otherwise by now."""
        for number, question in enumerate(self.questions):
            if question.take_ranking(made) and number == self.shown:
                self.ranking_changed.emit()

    def rank_by(self, options: RankingOptions) -> None:
        """Rank comparisons in another way."""
        if options != self.state.ranking:
            self._edit(tr("change how items are ranked"), {(EditSlot.RANKING, ""): options})

    def accept_guarantee(self, found: FullGuarantee) -> None:
        """Take over a full guarantee, unless outcome, options or decisions have changed."""
        for number, question in enumerate(self.questions):
            if question.take_guarantee(found) and number == self.shown:
                self.guarantee_changed.emit()

    def look_for_content_in(self, folder: Path) -> None:
        """Look for files that items name in this folder, until something else is opened."""
        self._chosen_folder = folder

    def trust_pictures_in(self, folder: Path) -> None:
        """Show pictures of this folder without another question, until labels are others."""
        self._trusted = (*self._trusted, folder)

    def add_content(self, every: Sequence[tuple[ImportedLabels, ...]], folder: Path) -> bool:
        """Take over the labels of all questions with other contents, which are from `folder`.

        False where the labels are others by now.
        """
        pairs = list(zip(self.questions, every, strict=False))
        if len(every) != len(self.questions) or not all(q.shows_labels_of(v) for q, v in pairs):
            return False
        for question, versions in pairs:
            question.take_content(versions)
        self.trust_pictures_in(folder)
        self.content_changed.emit()
        return True

    def _take_over(self, questions: tuple[OpenQuestion, ...], shown: int) -> None:
        self._chosen_folder, self._trusted = None, ()
        for old in self.questions:
            self.undos.removeStack(old.undo)
            # To PySide it is the group's child still, which it keeps.
            old.undo.setParent(None)
        self.questions, self.shown = questions, shown
        for new in questions:
            self.undos.addStack(new.undo)
            new.applied.connect(self._on_applied)
            new.gold_changed.connect(self.gold_changed)
            new.confidence_changed.connect(self.confidence_changed)
        self.undos.setActiveStack(self.question.undo)

    def _announce_shown(self) -> None:
        for signal in (
            self.data_changed,
            self.outcome_changed,
            self.choice_changed,
            self.guarantee_changed,
        ):
            signal.emit()
        self.decided.emit(frozenset(self.state.decisions))

    def set_guarantee_options(self, what: str, **values: Any) -> None:
        """Change options of the guarantee; `what` names the edit for Undo."""
        then = replace(self.state.guarantee, **values)
        if then != self.state.guarantee:
            self._edit(what, {(EditSlot.GUARANTEE_OPTIONS, ""): then})

    def set_thresholds(self, thresholds: Thresholds) -> None:
        """Flag workers by other thresholds."""
        if thresholds != self.state.thresholds:
            self._edit(tr("change flag thresholds"), {(EditSlot.THRESHOLDS, ""): thresholds})

    def choose_rule(self, key: str, options: GuaranteeOptions | None = None) -> None:
        """Choose a rule, and other options of the guarantee with it."""
        options = options or self.state.guarantee
        then: dict[tuple[EditSlot, Key], Any] = {}
        if key != self.state.rule:
            then[EditSlot.RULE, ""] = key
        if options != self.state.guarantee:
            then[EditSlot.GUARANTEE_OPTIONS, ""] = options
        self._edit(tr("choose {rule}", rule=rule_name(key)), then)

    def set_rule_options(self, **values: Any) -> None:
        """Change options of the rule in use; a DataError says what is wrong with them."""
        then = replace(self.state.rule_options(), **values)
        if then != self.state.rule_options():
            words = tr("change options of {rule}", rule=rule_name(self.state.rule))
            self._edit(words, {(EditSlot.OPTIONS, self.state.rule): then})

    def set_model_votes(self, **values: Any) -> None:
        """Change how models vote."""
        then = replace(self.state.model_votes, **values)
        if then != self.state.model_votes:
            self._edit(tr("change how models vote"), {(EditSlot.MODEL_VOTES, ""): then})

    def deny_models(self) -> None:
        """Note that workers with names like models are people."""
        if not self.state.no_models:
            self._edit(tr("say that no worker is a model"), {(EditSlot.NO_MODELS, ""): True})

    def exclude(self, workers: Iterable[int]) -> None:
        """Exclude workers: their labels no longer count."""
        going = sorted(set(workers) - self.state.excluded)
        words = (
            tr("exclude “{worker}”", worker=self._worker_name(going[0]))
            if len(going) == 1
            else tr_n("exclude {n} worker", "exclude {n} workers", len(going))
        )
        self._edit(words, {(EditSlot.EXCLUDED, worker): True for worker in going})

    def include(self, workers: Iterable[int]) -> None:
        """Include workers."""
        coming = sorted(set(workers) & self.state.excluded)
        words = (
            tr("include “{worker}”", worker=self._worker_name(coming[0]))
            if len(coming) == 1
            else tr_n("include {n} worker", "include {n} workers", len(coming))
        )
        self._edit(words, {(EditSlot.EXCLUDED, worker): None for worker in coming})

    def exclude_only(self, workers: Iterable[int]) -> None:
        """Exclude these workers and no others."""
        wanted = set(workers)
        changed: dict[tuple[EditSlot, Key], Any] = {
            (EditSlot.EXCLUDED, worker): worker in wanted or None
            for worker in sorted(wanted ^ self.state.excluded)
        }
        self._edit(tr("exclude or include workers"), changed)

    def set_costs(self, costs: CostMatrix | None) -> None:
        """State what mistakes cost; None, or equal costs, make the most probable label final."""
        then = None if costs is None or costs.is_default else costs
        if then != self.state.costs:
            self._edit(tr("change the costs of mistakes"), {(EditSlot.COSTS, ""): then})

    def set_prices(self, prices: Prices) -> None:
        """State what labels and looks at items cost in money."""
        if prices != self.state.prices:
            then = None if prices == Prices() else prices
            self._edit(tr("change prices"), {(EditSlot.PRICES, ""): then})

    def set_worker_groups(self, listed: WorkerGroups | None) -> None:
        """Take what a list says of the workers, in place of any list before; None removes it."""
        if listed != self.state.worker_groups:
            words = tr("remove the worker list") if listed is None else tr("add a worker list")
            self._edit(words, {(EditSlot.WORKER_GROUPS, ""): listed})

    def mark_models(self, models: Mapping[int, ModelWorker | None]) -> None:
        """Mark workers as models, or as people where there is None."""
        now = self.state.models
        changed: dict[tuple[EditSlot, Key], Any] = {
            (EditSlot.MODEL, worker): then
            for worker, then in sorted(models.items())
            if now.get(worker) != then
        }
        marked = sum(then is not None for then in models.values())
        words = (
            tr_n("mark {n} worker as a model", "mark {n} workers as models", marked)
            if marked
            else tr_n("mark {n} worker as a person", "mark {n} workers as people", len(changed))
        )
        self._edit(words, changed)

    def decide(self, item: int, code: int, who: str, took: float = 0.0) -> None:
        """Set an item's label by hand, after a look of so many seconds; a note it has stays."""
        before = self.state.decisions.get(item)
        if before is None or before.code != code or before.is_confirmed_by(took):
            words = tr(
                "label “{item}” as “{label}”",
                item=self._item_name(item),
                label=self._class_name(code),
            )
            longest = took if before is None else max(before.took, took)
            self._decide(words, item, code=code, who=who, took=longest)

    def decide_all(self, codes: Mapping[int, int], who: str) -> None:
        """Set the labels of items by hand in one edit; notes stay."""
        when, known = utc_now(), self.state.decisions
        fresh = {code: Decision(code, who, when) for code in set(codes.values())}
        changed: dict[tuple[EditSlot, Key], Any] = {}
        for item, code in codes.items():
            before = known.get(item)
            if before is None:
                changed[EditSlot.DECISION, item] = fresh[code]
            elif before.code != code:
                then = replace(before, code=code, who=who, when=when, took=0.0)
                changed[EditSlot.DECISION, item] = then
        words = tr_n("read {n} reviewed label", "read {n} reviewed labels", len(changed))
        self._edit(words, changed)

    def decide_tags(
        self,
        item: int,
        codes: Sequence[int] | None,
        who: str,
        note: str | None = None,
        took: float = 0.0,
    ) -> tuple[tuple[int, Edit], ...]:
        """Set all tags of an item by hand, in one edit per tag, as each has its own history.

        `codes` has one for each of the `tags`, `UNLABELLED` to take a label back; without `codes`
        or a `note` these stay as they are. Returns the numbers of the questions and their edits.
        """
        made: list[tuple[int, Edit]] = []
        every = enumerate(self.tags)
        # The tag that is shown comes last: who hears of its edit then sees all tags as they are.
        for place, number in sorted(every, key=lambda entry: entry[1] == self.shown):
            one = self.questions[number]
            old = one.state.decisions.get(item) or Decision(UNLABELLED, who, "")
            code = old.code if codes is None else int(codes[place])
            text = old.note if note is None else note
            if (code, text) == (old.code, old.note) and not old.is_confirmed_by(took):
                continue
            gold = old.is_gold and code != UNLABELLED
            longest = 0.0 if code == UNLABELLED else max(old.took, took)
            then = Decision(code, who, utc_now(), text, gold, longest)
            words = self._set_words(one, item, code)
            empty = not then.labelled and not then.note
            edit = self._edit(words, {(EditSlot.DECISION, item): None if empty else then}, number)
            if edit is not None:
                made.append((number, edit))
        self._announce_tags(item, made)
        return tuple(made)

    def undo_tags(self, item: int, edits: Sequence[tuple[int, Edit]]) -> bool:
        """Undo what `decide_tags` made; False where one of it is not the last of its question."""
        stacks = [(number, self.questions[number].undo, edit) for number, edit in edits]
        for number, stack, edit in stacks:
            made = self.questions[number].edits
            if not stack.index() or made[stack.index() - 1] is not edit:
                return False
        for number, stack, _ in stacks:
            stack.undo()
            self._write_down(number)
        self._announce_tags(item, edits)
        return True

    def _announce_tags(self, item: int, edits: Sequence[tuple[int, Edit]]) -> None:
        """Announce a set that has changed where the tag that is shown has not."""
        if edits and all(number != self.shown for number, _ in edits):
            self.decided.emit(frozenset({item}))

    def note(self, item: int, text: str, who: str) -> None:
        """Write a note beside an item; no text takes it away."""
        before = self.state.decisions.get(item)
        if text != (before.note if before else ""):
            words = tr("note on “{item}”", item=self._item_name(item))
            self._decide(words, item, note=text, who=who)

    def remove_label(self, item: int) -> None:
        """Take back the label an item was given by hand; a note it has stays."""
        before = self.state.decisions.get(item)
        if before is not None and before.labelled:
            words = tr("remove the manual label of “{item}”", item=self._item_name(item))
            self._decide(words, item, code=UNLABELLED, is_gold=False, who=before.who, took=0.0)

    def make_gold(self, items: Iterable[int], *, is_gold: bool = True) -> None:
        """Use manual labels as gold for their items, or stop doing so."""
        changed: dict[tuple[EditSlot, Key], Any] = {
            (EditSlot.DECISION, item): replace(made, is_gold=is_gold)
            for item in sorted(set(items))
            if (made := self.state.decisions.get(item))
            and made.labelled
            and made.is_gold != is_gold
        }
        words = (
            tr_n("use {n} label as gold", "use {n} labels as gold", len(changed))
            if is_gold
            else tr_n("remove {n} label from gold", "remove {n} labels from gold", len(changed))
        )
        if changed and self.state.guarantee.gold_at_random:
            # Items chosen for review are no random draw, so gold is none from now on.
            changed[EditSlot.GUARANTEE_OPTIONS, ""] = replace(
                self.state.guarantee, gold_at_random=False
            )
        self._edit(words, changed)

    def _set_words(self, tag: OpenQuestion, item: int, code: int) -> str:
        """Name the edit of one tag of a set."""
        assert tag.data is not None
        names = {"tag": tag.data.question, "item": self._item_name(item)}
        if code == UNLABELLED:
            return tr("remove the manual label of “{tag}” of “{item}”, as one of all tags", **names)
        return tr(
            "label “{tag}” of “{item}” as “{label}”, as one of all tags",
            label=tag.data.labels.classes[code],
            **names,
        )

    def _class_name(self, code: int) -> str:
        assert self.question.data is not None
        return str(self.question.data.labels.classes[code])

    def _item_name(self, item: int) -> str:
        assert self.question.data is not None
        return str(self.question.data.labels.item_ids[item])

    def _worker_name(self, worker: int) -> str:
        assert self.question.data is not None
        return str(self.question.data.labels.worker_ids[worker])

    def _decide(self, what: str, item: int, *, who: str, **values: Any) -> None:
        made = self.state.decisions.get(item) or Decision(UNLABELLED, who, "")
        then = replace(made, who=who, when=utc_now(), **values)
        empty = not then.labelled and not then.note
        self._edit(what, {(EditSlot.DECISION, item): None if empty else then})

    def _edit(
        self, what: str, values: Mapping[tuple[EditSlot, Key], Any], number: int | None = None
    ) -> Edit | None:
        """Make one undoable edit of all `values`, of the question shown where none is named."""
        number = self.shown if number is None else number
        question = self.questions[number]
        changes = tuple(
            Change(slot, key, question.state.value(slot, key), value)
            for (slot, key), value in values.items()
        )
        if not changes:
            return None
        made = self._new = Edit(what, utc_now(), changes)
        question.make(made)
        self._write_down(number)
        return made

    @Slot(object)
    def _on_applied(self, changes: Sequence[Change]) -> None:
        self._unwritten = (*self._unwritten, *changes)

    @Slot()
    def _on_index_changed(self) -> None:
        """Announce an edit of the question shown once Qt has counted it."""
        self._write_down(self.shown)

    def _write_down(self, number: int) -> None:
        """Announce an edit, unless it was; a listener may make another."""
        if self._unwritten:
            changes, new = self._unwritten, self._new
            self._unwritten, self._new = (), None
            self.edited.emit(number, self.questions[number].undo.index(), changes, new)
            if number == self.shown:
                self._announce_changes(changes)

    def _announce_changes(self, changes: Sequence[Change]) -> None:
        slots = {change.slot for change in changes}
        if EditSlot.ADDED in slots:
            self._announce_shown()
            self.labels_added.emit()
            return
        for changed, signal in (
            ({EditSlot.RULE, EditSlot.OPTIONS, EditSlot.MODEL_VOTES}, self.choice_changed),
            ({EditSlot.GUARANTEE_OPTIONS}, self.guarantee_options_changed),
            ({EditSlot.EXCLUDED}, self.excluded_changed),
            ({EditSlot.MODEL, EditSlot.NO_MODELS}, self.kinds_changed),
            ({EditSlot.COSTS}, self.costs_changed),
            ({EditSlot.PRICES}, self.prices_changed),
            ({EditSlot.THRESHOLDS}, self.flags_changed),
            ({EditSlot.WORKER_GROUPS}, self.groups_changed),
            ({EditSlot.RANKING}, self.ranking_asked),
        ):
            if slots & changed:
                signal.emit()
        decided = {int(change.key) for change in changes if change.slot is EditSlot.DECISION}
        for change in changes:
            if change.slot is EditSlot.GUARANTEE_OPTIONS:
                decided |= _audited_otherwise(change.before, change.after)
        if decided:
            self.decided.emit(frozenset(decided))


def _audited_otherwise(before: GuaranteeOptions | None, after: GuaranteeOptions | None) -> set[int]:
    """Return the items whose label an audit has changed."""
    found = [{} if options is None else _found_in_audits(options) for options in (before, after)]
    return {item for item, _ in found[0].items() ^ found[1].items()}


def _found_in_audits(options: GuaranteeOptions) -> dict[int, int]:
    found: dict[int, int] = {}
    for audit in options.audits:
        found |= audit.by_item
    return found


def _suited(state: QuestionState, data: ImportedLabels) -> QuestionState:
    """Return the choices without those that can't be for other labels."""
    # Classes without an order are never one or two apart.
    tolerance = state.guarantee.tolerance if data.labels.ordered else 0
    return replace(
        state,
        rule=state.rule if applicable((state.rule,), data.labels) else DEFAULT_RULE,
        guarantee=replace(state.guarantee, tolerance=tolerance),
        models=data.models,
    )
