"""The state of an import: files, import spec, preview and findings, changed by commands alone.

A command returns the next state. What has to be read for it is a request of the state; the
result goes to one of the `take_` commands.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from crowdgui.io.importing.assistant.file_preview import (
    collect_notices,
    gold_file_notice,
    reconcile_spec,
)
from crowdgui.io.importing.assistant.findings import QuestionColumns
from crowdgui.io.importing.assistant.import_requests import (
    GoldRequest,
    ImportRequests,
    OffersRequest,
    PreviewRequest,
    QuestionsRequest,
    ReadRequest,
)
from crowdgui.io.importing.assistant.recipe_choice import AS_FILE, AS_FOUND, RecipeChoice
from crowdgui.io.importing.assistant.spec_options import with_layout, with_role, without_role
from crowdgui.io.importing.guess.class_order import guess_order
from crowdgui.io.importing.guess.guessing import DoubtKind
from crowdgui.io.importing.guess.value_counts import guess_separator
from crowdgui.io.importing.import_spec import Layout, MultiFile, format_key, list_files
from crowdgui.io.importing.questions import get_question, with_own_gold, with_question
from crowdgui.io.importing.recipes import build_recipe
from crowdgui.io.importing.sources import AUTO
from crowdgui.io.tabular.roles import ColumnRole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from crowdgui.io.formats.form import NamedPart
    from crowdgui.io.importing.assistant.checks import ImportCheck
    from crowdgui.io.importing.assistant.file_preview import FilePreview, GoldPreview
    from crowdgui.io.importing.assistant.findings import ImportFindings
    from crowdgui.io.importing.guess.guessing import Doubt
    from crowdgui.io.importing.import_spec import Form, ImportSpec
    from crowdgui.io.importing.lists.class_map import TagOptions
    from crowdgui.io.importing.recipes import Recipe, RecipeBook
    from crowdgui.io.importing.sources import Source


class ImportStep(StrEnum):
    """The steps of an import, in their order."""

    SOURCE = "source"
    COLUMNS = "columns"
    CLASSES = "classes"
    CHECK = "check"


STEPS = tuple(ImportStep)


@dataclass(frozen=True, eq=False)
class ImportState:
    """Everything that is known and chosen about an import.

    Attributes
    ----------
    source : Source
        The files and the chosen spec of each; the form is that of the last preview.
    step : ImportStep
        The step that is shown.
    files : tuple of Path
        The files of labels, also where they cannot be read together.
    form : Form or None
        How they are read, also where they cannot be; None while it is being detected.
    format_key : str
        The key of the format that is chosen.
    columns : tuple of str
        The columns that the chosen spec has roles for.
    preview : FilePreview or None
        The first rows with the guess; None while they are read, or cannot be.
    gold_preview : GoldPreview or None
        The columns of the gold file, once they are known.
    is_gold_detected : bool
        Whether the gold file was detected among the files, rather than chosen.
    questions : tuple of str
        The questions of the files, where there are several.
    opens_every_question : bool
        Whether all of them are opened.
    offers : mapping of str to tuple of NamedPart
        What the first file has for each choice that is a name in it.
    recipe : RecipeChoice
        The import recipe.
    findings : ImportFindings or None
        What the last full read since the preview gave, perhaps by former choices.
    problem : str
        What keeps the files from being read; empty where nothing does.
    is_importing : bool
        Whether the user has asked for the labels, and waits for them.
    is_accepted : bool
        Whether the labels are read and asked for: the import is over.
    is_settled : bool
        Whether somebody has decided on what the guess left open.
    is_tags_settled : bool
        Whether somebody has decided whether cells with several labels hold tags.
    requests : ImportRequests
        What has to be read.
    """

    source: Source
    step: ImportStep
    files: tuple[Path, ...]
    form: Form | None
    format_key: str
    columns: tuple[str, ...] = ()
    preview: FilePreview | None = None
    gold_preview: GoldPreview | None = None
    is_gold_detected: bool = False
    questions: tuple[str, ...] = ()
    opens_every_question: bool = False
    offers: Mapping[str, tuple[NamedPart, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    recipe: RecipeChoice = field(default_factory=RecipeChoice)
    findings: ImportFindings | None = None
    problem: str = ""
    is_importing: bool = False
    is_accepted: bool = False
    is_settled: bool = False
    is_tags_settled: bool = False
    requests: ImportRequests = field(default_factory=ImportRequests)
    _starts_over: bool = False
    _listed: tuple[str, ...] = ()
    _offered: tuple[Path, str] | None = None

    # What is known.

    @property
    def spec(self) -> ImportSpec:
        """The chosen import spec."""
        return self.source.reading

    @property
    def gold_spec(self) -> ImportSpec | None:
        """How the gold file is read; None where its columns are not known yet."""
        if self.gold_preview is None:
            return None
        return self.source.gold_reading or self.gold_preview.reading

    @property
    def question(self) -> str | None:
        """The question that is shown, where there are several."""
        return get_question(self.spec, self.columns) if self.questions else None

    @property
    def asked(self) -> QuestionColumns | None:
        """The questions that a full read takes into account."""
        if self.preview is None or not self.questions:
            return None
        return QuestionColumns(self.columns, self.questions, self.opens_every_question)

    @property
    def has_findings(self) -> bool:
        """Whether the findings are those of the present choices."""
        done = self.requests.read is None and not self.problem
        return done and self.preview is not None and self.findings is not None

    @property
    def can_import(self) -> bool:
        """Whether the labels can be asked for; they may still have to be read."""
        waits = bool(self.problem) or self.is_importing
        return not waits and self.doubt is None and not self.tags_in_doubt

    @property
    def tags_in_doubt(self) -> str:
        """What seems to separate several labels in a cell, until somebody says what they are."""
        classes, findings = self.spec.classes, self.findings
        if self.is_tags_settled or classes.separator or classes.tags is not None:
            return ""
        words = None if findings is None else findings.imported.words
        return "" if words is None or self.problem else guess_separator(words.words)

    @property
    def doubt(self) -> Doubt | None:
        """What the guess leaves open and nobody has decided on yet."""
        return None if self.preview is None or self.is_settled else self.preview.doubt

    @property
    def file_column(self) -> str:
        """The column that names the file of each row, where several are read as one."""
        return self.columns[-1] if isinstance(self.spec.form, MultiFile) and self.columns else ""

    @property
    def possible_questions(self) -> tuple[str, ...]:
        """The columns that could each hold the labels of a question, while that is in doubt.

        Empty where a column holds gold, which is that of one question.
        """
        doubt, spec = self.doubt, self.spec
        if doubt is None or doubt.role is not ColumnRole.LABEL or spec.layout is not Layout.LONG:
            return ()
        if spec.place(ColumnRole.GOLD) is not None or spec.place(ColumnRole.QUESTION) is not None:
            return ()
        names = tuple(option.name for option in doubt.options)
        return names if len(names) > 1 and set(names) <= set(self.columns) else ()

    @property
    def likely_order(self) -> tuple[str, ...]:
        """The order that the classes look to have; empty where they look like none."""
        if not self.has_findings or self.findings is None or self.spec.classes.tags is not None:
            return ()
        names = list(map(str, self.findings.imported.labels.classes))
        return guess_order(names, self.spec.classes.ranges)

    @property
    def order_question(self) -> tuple[str, ...]:
        """The same, while nobody has said whether the classes are ordered."""
        return () if self.spec.classes.is_scale is not None else self.likely_order

    @property
    def rows(self) -> int | None:
        """Rows of the files, None before they are counted."""
        return None if self.findings is None else self.findings.imported.rows

    @property
    def checks(self) -> tuple[ImportCheck, ...]:
        """What deserves a look: first what was decided here, then what the files hold."""
        decided = self.recipe.checks()
        if self.source.gold is not None and self.is_gold_detected:
            decided += (gold_file_notice(self.source.gold),)
        if self.preview is not None:
            decided += (*collect_notices(self.preview, self.spec),)
        return decided if self.findings is None else (*decided, *self.findings.checks)

    # Steps.

    def show_step(self, step: ImportStep | str) -> ImportState:
        """Show one of the steps."""
        return replace(self, step=ImportStep(step))

    def go(self, by: int) -> ImportState:
        """Go so many steps on, or back; at the ends nothing changes."""
        place = STEPS.index(self.step) + by
        return self.show_step(STEPS[place]) if 0 <= place < len(STEPS) else self

    # Files and format.

    def try_form(self, form: Form) -> ImportState:
        """Read the files in another form."""
        path = self.source.path
        state = replace(
            self._look(PreviewRequest((path,), form)),
            files=list_files(path, form),
            form=form,
            format_key=format_key(form),
        )
        return state._list_offers(path, form)

    def choose_format(self, key: str) -> ImportState:
        """Read the files in another format, and guess everything again."""
        return self._try_files(self.files, key)

    def add_files(self, paths: Sequence[Path]) -> ImportState:
        """Read files together with those there are; one of them may turn out to be gold."""
        added = tuple(path for path in paths if path != self.source.gold)
        if not added:
            return self
        files = tuple(dict.fromkeys((*self.files, *added)))
        return self._choose_files(files, self.source.gold, added)

    def remove_file(self, path: Path) -> ImportState:
        """Read the other files without this one."""
        gold = self.source.gold
        return self._choose_files(self._without(path), None if path == gold else gold)

    def take_for_gold(self, path: Path) -> ImportState:
        """Read a file as gold; the gold file there was is read for labels."""
        if path == self.source.gold:
            return self
        before = () if self.source.gold is None else (self.source.gold,)
        return self._choose_files((*self._without(path), *before), path)

    def take_for_labels(self, path: Path) -> ImportState:
        """Read a file for labels, the last of them, and none as gold."""
        return self._choose_files((*self._without(path), path), None)

    def choose_gold_file(self, path: Path | None) -> ImportState:
        """Read gold from a second file, or from none."""
        return self._with_gold(path)._read_all()

    def choose_content(self, path: Path | None) -> ImportState:
        """Take what items show from a second file or folder, or from none."""
        return replace(self, source=replace(self.source, content=path))._read_all()

    def choose_models(self, path: Path | None) -> ImportState:
        """Take who is a model from a file that lists them, or from none."""
        return replace(self, source=replace(self.source, models=path))._read_all()

    def choose_gold_column(self, role: ColumnRole, place: int | None) -> ImportState:
        """Choose another column of the gold file for a role, or none."""
        spec = self.gold_spec
        if spec is None:
            return self
        spec = without_role(spec, role) if place is None else with_role(spec, place, role)
        return replace(self, source=replace(self.source, gold_reading=spec))._read_all()

    # The import spec.

    def choose_layout(self, layout: Layout) -> ImportState:
        """Read the columns by another layout."""
        if self.preview is None:
            return self
        state = self._change_columns(with_layout(self.spec, layout, self.preview.shown))
        return state.confirm_spec()

    def confirm_spec(self) -> ImportState:
        """Keep the columns as they are shown, whatever was in doubt about them."""
        return replace(self, is_settled=True)

    def choose_alternative(self, name: str) -> ImportState:
        """Settle what is in doubt by one of its alternatives: a column or a question."""
        doubt = self.doubt
        if doubt is None:
            return self
        if doubt.kind is DoubtKind.QUESTION:
            return self.choose_question(name)
        if doubt.role is None or name not in self.columns:
            return self.confirm_spec()
        return self._take_role(self.columns.index(name), doubt.role)

    def choose_role(self, place: int, role: ColumnRole) -> ImportState:
        """Choose another role for a column; a column of labels brings its own column of gold.

        The columns that were labels before may be questions beside it, and are offered as such.
        """
        state = self._take_role(place, role)
        names = self._label_columns(place) if role is ColumnRole.LABEL else self._column_questions
        if not names:
            return state
        free = state._without_taken(names)
        return state if free == state.questions else state._offer_questions(free)._read_all()

    def choose_question(self, question: str) -> ImportState:
        """Show another of the questions."""
        if self.preview is None:
            return self
        return self._read_by(with_question(self.spec, self.columns, question))._settle_question()

    def choose_every_question(self, every: bool) -> ImportState:
        """Open all questions, or only the one that is shown."""
        return replace(self, opens_every_question=every)._read_all()._settle_question()

    def open_possible_questions(self) -> ImportState:
        """Open each column that could hold the label as a question of its own."""
        names = self.possible_questions
        if not names:
            return self
        state = replace(self._offer_questions(names), opens_every_question=True)
        return state._read_all().confirm_spec()

    def change_spec(self, **changes: Any) -> ImportState:
        """Change fields of the spec that no column depends on: classes, missing, repeats."""
        state = self._read_by(replace(self.spec, **changes))
        # Ranges or other classes are the way out of too many different labels.
        doubt = self.doubt
        is_way_out = doubt is not None and doubt.kind is DoubtKind.SIGNS and "classes" in changes
        return state.confirm_spec() if is_way_out else state

    def choose_order(self, order: Sequence[str]) -> ImportState:
        """State that the classes are ordered, from lowest to highest."""
        classes = replace(self.spec.classes, order=tuple(order), is_scale=True)
        return self.change_spec(classes=classes)

    def choose_no_order(self) -> ImportState:
        """State that the classes are not ordered."""
        return self.change_spec(classes=replace(self.spec.classes, is_scale=False))

    def choose_tags(self, tags: TagOptions | None, separator: str = "") -> ImportState:
        """Read the labels of a cell as tags, or each cell as one class as it is written."""
        before = self.spec.classes
        separator = (separator or before.separator) if tags is not None else ""
        classes = replace(before, separator=separator, one_of="", bins=(), tags=tags, is_scale=None)
        state = replace(self, is_tags_settled=True, opens_every_question=False)
        return state.change_spec(classes=classes)

    # Recipes.

    def choose_recipe(self, key: str, book: RecipeBook | None) -> ImportState:
        """Read the files by another recipe, or as they were detected."""
        state = replace(self, recipe=self.recipe.choose(key, book))
        found = state.recipe.found
        if key == AS_FOUND and found is not None:
            state = replace(state, source=replace(self.source, reading=found.guess))
        return state.try_form(state.spec.form)

    def open_recipe(self, path: Path, book: RecipeBook | None) -> ImportState:
        """Read the files by the recipe in a file, unless there is none in it."""
        state = replace(self, recipe=self.recipe.open(path))
        if state.recipe.opened is self.recipe.opened:
            return state
        return state.choose_recipe(AS_FILE, book)

    def save_recipe(self, name: str, book: RecipeBook) -> ImportState:
        """Keep the present choices as a recipe."""
        return replace(self, recipe=self.recipe.save(name, self._make_recipe(), book))

    def remove_recipe(self, name: str, book: RecipeBook) -> ImportState:
        """Delete a saved recipe; the present choices stay."""
        return replace(self, recipe=self.recipe.remove(name, book))

    def write_recipe(self, path: Path) -> ImportState:
        """Write the present choices to a file."""
        return replace(self, recipe=self.recipe.write(path, self._make_recipe()))

    # The end.

    def import_labels(self) -> ImportState:
        """Ask for the labels; where they are still being read, as soon as they are."""
        return self._accept() if self.has_findings else replace(self, is_importing=True)

    # Results of what was requested.

    def take_preview(self, seen: FilePreview, book: RecipeBook | None = None) -> ImportState:
        """Show other rows, by a recipe where there is one for them, else by the guess."""
        state = replace(self, source=replace(self.source, path=seen.path))
        if seen.gold is not None:
            state = state._with_gold(seen.gold, detected=True)
        recipe, by_recipe, form, settles = self.recipe.read(seen, book)
        if form is not None:
            return replace(state, recipe=recipe).try_form(form)
        spec = by_recipe or reconcile_spec(self.spec, seen, start_over=self._starts_over)
        state = replace(
            state,
            source=replace(state.source, reading=spec, names=seen.shown.columns),
            files=list_files(seen.path, spec.form),
            form=spec.form,
            format_key=format_key(spec.form),
            columns=seen.shown.columns,
            preview=seen,
            recipe=recipe,
            requests=replace(state.requests, preview=None),
            is_settled=settles,
            is_tags_settled=by_recipe is not None,
            _starts_over=False,
        )
        return state._ask(spec)._list_offers(seen.path, spec.form)._read_all()

    def take_preview_failure(self, sentence: str) -> ImportState:
        """Show why there are no rows, unless only the form of a recipe was wrong."""
        recipe, _, form, _ = self.recipe.refuse_form()
        if form is not None:
            return replace(self, recipe=recipe).try_form(form)
        return replace(self, requests=replace(self.requests, preview=None))._fail(sentence)

    def take_gold_preview(self, seen: GoldPreview) -> ImportState:
        """Show the columns of the gold file."""
        return replace(self, gold_preview=seen, requests=replace(self.requests, gold=None))

    def take_questions(self, questions: tuple[str, ...]) -> ImportState:
        """Offer the questions of a column; one that is not among them gives way to the first."""
        spec = self.spec
        recipe = self.recipe.check_question(spec, questions)
        if spec.question not in questions:
            spec = replace(spec, question=next(iter(questions), None))
        state = replace(self, recipe=recipe, requests=replace(self.requests, questions=None))
        state = state._offer_questions(questions)._read_by(spec)
        return state._read_all() if state.opens_every_question else state

    def take_offers(self, offers: Mapping[str, tuple[NamedPart, ...]]) -> ImportState:
        """Offer what the first file has for each choice that is a name in it."""
        return replace(self, offers=offers, requests=replace(self.requests, offers=None))

    def take_findings(self, findings: ImportFindings) -> ImportState:
        """Show what the whole files give; without a class of theirs, an order is not complete."""
        requests = replace(self.requests, read=None)
        state = replace(self, findings=findings, problem=findings.unranked, requests=requests)
        if state.problem or state.tags_in_doubt:
            return replace(state, is_importing=False)
        return state._accept() if self.is_importing else state

    def take_read_failure(self, sentence: str) -> ImportState:
        """Show why the files cannot be read."""
        return self._fail(sentence)

    # Parts of commands.

    def _look(self, request: PreviewRequest) -> ImportState:
        requests = replace(self.requests, preview=request, read=None)
        return replace(self, preview=None, findings=None, problem="", requests=requests)

    def _try_files(
        self, files: tuple[Path, ...], key: str, added: Sequence[Path] = ()
    ) -> ImportState:
        state = self._look(PreviewRequest(files, None, key, tuple(added)))
        return replace(
            state,
            source=replace(self.source, path=files[0]),
            files=files,
            form=None,
            format_key=key or self.format_key,
            offers=MappingProxyType({}),
            recipe=self.recipe.restart(),
            requests=replace(state.requests, offers=None),
            _starts_over=True,
            _offered=None,
        )

    def _choose_files(
        self, files: tuple[Path, ...], gold: Path | None, added: Sequence[Path] = ()
    ) -> ImportState:
        state = self if gold == self.source.gold else self._with_gold(gold)
        if files == self.files:
            return state._read_all()
        # Of two gold files one would be lost.
        return state._try_files(files, AUTO, added if gold is None else ())

    def _settle_question(self) -> ImportState:
        asks = self.doubt is not None and self.doubt.kind is DoubtKind.QUESTION
        return self.confirm_spec() if asks else self

    def _without(self, path: Path) -> tuple[Path, ...]:
        return tuple(other for other in self.files if other != path)

    def _with_gold(self, path: Path | None, *, detected: bool = False) -> ImportState:
        return replace(
            self,
            source=replace(self.source, gold=path, gold_reading=None),
            gold_preview=None,
            is_gold_detected=detected,
            requests=replace(
                self.requests,
                gold=None if path is None else GoldRequest(path, self._words_given()),
            ),
        )

    def _words_given(self) -> frozenset[str]:
        """Return the words of labels in the rows that are shown."""
        rows = () if self.preview is None else self.preview.shown.rows
        places = self.spec.places(ColumnRole.LABEL)
        return frozenset(row[place] for row in rows for place in places if place < len(row))

    def _list_offers(self, path: Path, form: Form) -> ImportState:
        """Request the offers of the first file; once, however it is read then."""
        request = OffersRequest(path, form)
        if request.subject == self._offered:
            return self
        requests = replace(self.requests, offers=request)
        return replace(self, requests=requests, _offered=request.subject)

    def _take_role(self, place: int, role: ColumnRole) -> ImportState:
        if self.preview is None:
            return self
        spec = with_role(self.spec, place, role)
        if role is ColumnRole.LABEL:
            spec = with_own_gold(spec, self.columns)
        return self._change_columns(spec).confirm_spec()

    def _label_columns(self, place: int) -> tuple[str, ...]:
        """Return the columns that were labels and one that becomes it, if each may be a question.

        Empty where a column holds gold, which is that of one question.
        """
        spec, before = self.spec, self.spec.place(ColumnRole.LABEL)
        single = any(
            spec.place(role) is not None for role in (ColumnRole.GOLD, ColumnRole.QUESTION)
        )
        asked = self.preview is None or self.preview.asked
        if before is None or before == place or spec.layout is not Layout.LONG or single or asked:
            return ()
        known = self._column_questions or (self.columns[before],)
        return tuple(dict.fromkeys((*known, self.columns[place])))

    @property
    def _column_questions(self) -> tuple[str, ...]:
        """The questions that are a column each; empty where a format or a column names them."""
        asked = self.preview is None or self.preview.asked
        named = self.spec.place(ColumnRole.QUESTION) is not None
        return () if named or asked else self.questions

    def _without_taken(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return columns that can be questions: what is an item is none, and gold is of one."""
        roles = dict(zip(self.columns, self.spec.roles, strict=True))
        if ColumnRole.GOLD in roles.values():
            return ()
        free = (ColumnRole.LABEL, ColumnRole.LEAVE_OUT)
        kept = tuple(name for name in names if roles[name] in free)
        return kept if len(kept) > 1 else ()

    def _change_columns(self, spec: ImportSpec) -> ImportState:
        """Read by other roles; where the questions are in other columns now, offer those."""
        state, before = self, self.spec
        moved = spec.places(ColumnRole.QUESTION) != before.places(ColumnRole.QUESTION)
        if moved:
            spec = replace(spec, question=None)
        if moved or get_question(spec, self.columns) != get_question(before, self.columns):
            state = state._ask(spec)
        return state._read_by(spec)

    def _ask(self, spec: ImportSpec) -> ImportState:
        """Offer the questions; those that are named in a column have to be read first."""
        request = None
        asked: tuple[str, ...] = ()
        if spec.place(ColumnRole.QUESTION) is not None:
            request = QuestionsRequest(self.source.path, spec)
        elif self.preview is not None and get_question(spec, self.columns) in self.preview.asked:
            asked = self.preview.asked
        # Questions of other files or of another column are not to come in late.
        requests = replace(self.requests, questions=request)
        return replace(self, requests=requests)._offer_questions(asked)

    def _offer_questions(self, questions: tuple[str, ...]) -> ImportState:
        if len(questions) < 2:
            # While they are being listed again, none are there.
            return replace(self, questions=())
        every = self.opens_every_question and questions == self._listed
        return replace(self, questions=questions, opens_every_question=every, _listed=questions)

    def _read_by(self, spec: ImportSpec) -> ImportState:
        spec = _ask_order_again(self.spec, spec)
        if spec == self.spec:
            return self
        return replace(self, source=replace(self.source, reading=spec))._read_all()

    def _read_all(self) -> ImportState:
        """Request a full read by the present choices, unless they lack something."""
        if self.preview is None:
            return self
        problem = self.spec.problem()
        if problem is not None:
            return self._fail(problem)
        requests = replace(self.requests, read=ReadRequest(self.source, self.asked))
        return replace(self, problem="", requests=requests)

    def _fail(self, sentence: str) -> ImportState:
        requests = replace(self.requests, read=None)
        return replace(self, problem=sentence, is_importing=False, requests=requests)

    def _accept(self) -> ImportState:
        return replace(self, is_importing=False, is_accepted=True)

    def _make_recipe(self) -> Recipe:
        return build_recipe(self.spec, self.columns)


def _ask_order_again(before: ImportSpec, spec: ImportSpec) -> ImportSpec:
    """Forget whether classes are ordered where there may be other classes now."""
    same = before.classes.same_values(spec.classes)
    others = (before.roles, before.layout, before.question, before.missing)
    if spec.classes.is_scale is None or (
        same and others == (spec.roles, spec.layout, spec.question, spec.missing)
    ):
        return spec
    return replace(spec, classes=replace(spec.classes, is_scale=None))


def begin_import(source: Source) -> ImportState:
    """Return the first state: the files are looked at as `source` has them.

    Without roles there are no columns to show: another format may be the way out.
    """
    # Whatever is imported, somebody has looked at it.
    source = replace(source, columns=())
    form = source.reading.form
    step = ImportStep.COLUMNS if source.reading.roles else ImportStep.SOURCE
    state = ImportState(source, step, list_files(source.path, form), form, format_key(form))
    if source.gold is not None:
        state = replace(
            state, is_gold_detected=True, requests=ImportRequests(gold=GoldRequest(source.gold))
        )
    return state.try_form(form)
