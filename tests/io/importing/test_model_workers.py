"""Who is a model is read from a list, a column, patterns of names, or the name of a column."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from crowdgui.core.errors import ReadError
from crowdgui.core.groups.kinds import ModelWorker
from crowdgui.io.importing.import_spec import ImportSpec, Layout
from crowdgui.io.importing.model_workers import resembling_models, unmatched_patterns
from crowdgui.io.importing.read_labels import ImportedLabels, read_labels, read_questions
from crowdgui.io.importing.sources import Source, open_source
from crowdgui.io.tabular.roles import ColumnRole
from crowdgui.io.tabular.text_file import TextFormat
from tests.io.formats.samples import save
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path

WHO, WHAT, SAID, KIND = ColumnRole.WORKER, ColumnRole.ITEM, ColumnRole.LABEL, ColumnRole.KIND


WORKERS = ("ann", "bo", "gpt-4o", "claude-3")


def label_file(folder: Path, kinds: dict[str, str] | None = None, header: str = "type") -> Path:
    """Save labels of four workers, with a column of kinds where there are some."""
    rows = []
    for item in range(4):
        for number, worker in enumerate(WORKERS):
            said = "yes" if (item + number * number) % 3 else "no"
            rows.append([worker, f"i{item}", said, *([] if kinds is None else [kinds[worker]])])
    top = ["worker", "item", "label", *([] if kinds is None else [header])]
    return save(folder, "labels.csv", "\n".join(",".join(row) for row in [top, *rows]) + "\n")


def long_source(path: Path, *more: ColumnRole, **said: object) -> Source:
    form = TextFormat(",", "utf-8", True)
    reading = ImportSpec(form, Layout.LONG, (WHO, WHAT, SAID, *more))
    return Source(path, replace(reading, **said))  # type: ignore[arg-type]


def models(found: ImportedLabels) -> dict[str, ModelWorker]:
    return {str(found.labels.worker_ids[code]): entry for code, entry in found.models.items()}


BOTH = {"gpt-4o": ModelWorker("gpt", "4o"), "claude-3": ModelWorker("claude", "3")}


def test_nobody_is_a_model_unless_it_is_said(tmp_path: Path) -> None:
    found = read_labels(long_source(label_file(tmp_path)))
    assert found.models == {}
    assert resembling_models(found.labels.worker_ids) == ("gpt-4o", "claude-3")


def test_names_that_fit_a_pattern_are_models(tmp_path: Path) -> None:
    path = label_file(tmp_path)
    assert models(read_labels(long_source(path, models=("GPT-*", "claude*")))) == BOTH
    assert list(models(read_labels(long_source(path, models=("bo",))))) == ["bo"]
    assert unmatched_patterns(("gpt*", "b", "ann"), [WORKERS, ("b",)]) == ()
    assert unmatched_patterns(("gpt*", "b"), [WORKERS]) == ("b",)


@pytest.mark.parametrize(
    ("person", "model", "header"),
    [
        ("Human", " LLM ", "type"),
        ("annotator", "ai", "type"),
        ("expert", "automatic", "type"),
        ("", "model", "type"),
        ("false", "True", "is_model"),
        ("1", "0", "is human"),
    ],
)
def test_a_column_says_who_is_a_model(tmp_path: Path, person: str, model: str, header: str) -> None:
    kinds = {"ann": person, "bo": person, "gpt-4o": model, "claude-3": model}
    assert models(read_labels(long_source(label_file(tmp_path, kinds, header), KIND))) == BOTH


def test_a_kind_that_is_not_understood_is_refused(tmp_path: Path) -> None:
    kinds = {"ann": "human", "bo": "gold", "gpt-4o": "model", "claude-3": "model"}
    path = label_file(tmp_path, kinds)
    with refused(ReadError, match="“gold” isn’t a kind of worker. Write person, .* classifier"):
        read_labels(long_source(path, KIND))
    missing = frozenset({"", "gold"})
    assert models(read_labels(long_source(path, KIND, missing=missing))) == BOTH
    # Yes and no are no kinds where the column asks nothing.
    with refused(ReadError, match="“1” isn’t a kind of worker"):
        read_labels(long_source(label_file(tmp_path, dict.fromkeys(WORKERS, "1")), KIND))


def test_a_worker_of_both_kinds_is_refused(tmp_path: Path) -> None:
    path = label_file(tmp_path, dict.fromkeys(WORKERS, "person"))
    with path.open("a", encoding="utf-8") as file:
        file.write("bo,i9,no,model\n")
    with refused(ReadError, match="Worker “bo” is a person in one row and a model in another"):
        read_labels(long_source(path, KIND))


def test_workers_down_have_a_kind_each(tmp_path: Path) -> None:
    path = save(tmp_path, "w.csv", "who,kind,q1,q2\nann,human,a,b\nrob,bot,a,a\n")
    reading = ImportSpec(
        TextFormat(",", "utf-8", True), Layout.WORKERS_DOWN, (WHO, KIND, SAID, SAID)
    )
    assert list(models(read_labels(Source(path, reading)))) == ["rob"]
    across = replace(reading, layout=Layout.ITEMS_DOWN, roles=(WHAT, KIND, SAID, SAID))
    assert across.problem() == "A table with this layout has no person or model column."


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("m.csv", "worker\ngpt-4o\nclaude-3\n"),
        ("m.txt", "gpt-4o\nclaude-3\n"),
        ("m.csv", "n,name,kind\n1,gpt-4o,LLM\n2,ann,human\n3,claude-3,model\n"),
        ("m.jsonl", '{"model": "gpt-4o"}\n{"model": "claude-3"}\n'),
    ],
)
def test_a_list_says_who_is_a_model(tmp_path: Path, name: str, text: str) -> None:
    source = replace(long_source(label_file(tmp_path)), models=save(tmp_path, name, text))
    found = read_labels(source)
    assert models(found) == BOTH
    assert found.skipped == ()
    assert source.models in source.files


def test_a_list_gives_family_and_version(tmp_path: Path) -> None:
    text = "worker,family,version\ngpt-4o,OpenAI,\nclaude-3,,2024\nbo,,\n"
    listed = save(tmp_path, "m.csv", text)
    assert models(read_labels(replace(long_source(label_file(tmp_path)), models=listed))) == {
        "bo": ModelWorker("bo", ""),
        "claude-3": ModelWorker("claude", "2024"),
        "gpt-4o": ModelWorker("OpenAI", "4o"),
    }


def test_the_list_beats_the_column_and_that_the_patterns(tmp_path: Path) -> None:
    kinds = {"ann": "model", "bo": "", "gpt-4o": "human", "claude-3": "model"}
    listed = save(tmp_path, "m.csv", "worker,kind\nann,person\n")
    source = long_source(label_file(tmp_path, kinds), KIND, models=("gpt-*", "bo"))
    assert sorted(models(read_labels(source))) == ["ann", "bo", "claude-3"]
    assert sorted(models(read_labels(replace(source, models=listed)))) == ["bo", "claude-3"]


def test_rows_of_a_list_that_say_nothing_are_counted(tmp_path: Path) -> None:
    text = "worker,kind\ngpt-4o,model\nllama,model\nann,\n,model\n"
    listed = save(tmp_path, "m.csv", text)
    found = read_labels(replace(long_source(label_file(tmp_path)), models=listed))
    assert [(left.reason, left.file, left.lines) for left in found.skipped] == [
        ("The listed worker has no labels", "m.csv", (3,)),
        ("The worker or its kind is missing", "m.csv", (4, 5)),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("worker\nllama\nmistral\n", "No column names a worker of the label file"),
        ("worker,kind\nbo,model\nann,robot\n", "“robot” isn’t a kind of worker"),
        ("worker,kind\nbo,model\nbo,human\n", "Worker “bo” is a person in one row and a model"),
    ],
)
def test_a_list_that_cannot_be_is_refused(tmp_path: Path, text: str, why: str) -> None:
    listed = save(tmp_path, "m.csv", text)
    with refused(ReadError, match=f"m.csv: {why}|m.csv.*{why}"):
        read_labels(replace(long_source(label_file(tmp_path)), models=listed))


@pytest.mark.parametrize(
    ("column", "workers", "found"),
    [
        ("model", ("alpha", "beta", "human_1"), ("alpha", "beta")),
        ("Model name", ("alpha", "beta", "gamma"), ("alpha", "beta", "gamma")),
        ("judge", ("gpt-4", "claude", "llama-3"), ("gpt-4", "claude", "llama-3")),
        ("judge", ("gpt-4", "claude", "Maria"), ()),
        ("worker", ("gpt-4", "claude", "llama-3"), ()),
    ],
)
def test_a_judge_that_is_called_model_is_one(
    tmp_path: Path, column: str, workers: tuple[str, ...], found: tuple[str, ...]
) -> None:
    rows = [
        f'{{"{column}": "{worker}", "item": "i{item}", "verdict": "{"ab"[(item * k) % 2]}"}}\n'
        for item in range(6)
        for k, worker in enumerate(workers, 1)
    ]
    path = save(tmp_path, "verdicts.jsonl", "".join(rows))
    source = open_source(path, worker=column, item="item", label="verdict")
    assert sorted(models(read_labels(source))) == sorted(found)
    if found and column == "model":
        listed = save(tmp_path, "people.csv", f"worker,kind\n{found[0]},person\n")
        left = read_labels(replace(source, models=listed))
        assert sorted(models(left)) == sorted(found[1:])


def test_each_question_has_its_own_workers(tmp_path: Path) -> None:
    rows = [
        f"{worker},i{item},{question},{'yes' if item % 2 else 'no'}"
        for question, workers in (("mood", WORKERS[:3]), ("topic", WORKERS[:2]))
        for worker in workers
        for item in range(4)
    ]
    path = save(tmp_path, "q.csv", "\n".join(["worker,item,question,label", *rows]) + "\n")
    roles = (WHO, WHAT, ColumnRole.QUESTION, SAID)
    source = Source(path, ImportSpec(TextFormat(",", "utf-8", True), Layout.LONG, roles))
    listed = save(tmp_path, "m.csv", "worker\ngpt-4o\n")
    columns = ("worker", "item", "question", "label")
    found = read_questions(replace(source, models=listed), columns, ("mood", "topic"))
    assert [sorted(models(one)) for one in found] == [["gpt-4o"], []]


def test_people_and_judges_in_two_files_are_read_by_the_names_of_each(tmp_path: Path) -> None:
    people = [f"{who},{item},{'yes' if item % 2 else 'no'}" for who in "ab" for item in range(6)]
    text = "worker,item,label\n" + "\n".join(people) + "\n"
    first = save(tmp_path, "people.csv", text)
    rows = [
        f'{{"model": "{who}", "item": {item}, "verdict": "{"yes" if item % 3 else "no"}"}}'
        for who in ("gpt-4o", "m2")
        for item in range(6)
    ]
    second = save(tmp_path, "judges.jsonl", "\n".join(rows) + "\n")
    for files in ((first, second), (second, first)):
        found = read_labels(open_source(files[0], more=files[1:]))
        assert set(map(str, found.labels.worker_ids)) == {"a", "b", "gpt-4o", "m2"}
        assert found.labels.n_labels == 24
        # What one file calls its column says nothing of the workers of the other.
        assert set(models(found)) == {"gpt-4o", "m2"}
    assert set(read_labels(open_source(second)).models) == {0, 1}


def test_a_column_that_could_be_two_of_another_file_is_refused(tmp_path: Path) -> None:
    first = save(tmp_path, "a.csv", "worker,item,label\nann,1,yes\nann,2,no\nbo,1,no\nbo,2,no\n")
    text = "model,annotator,item,label\nm,x,1,yes\nm,x,2,no\nn,y,1,no\nn,y,2,no\n"
    second = save(tmp_path, "b.csv", text)
    with pytest.raises(ReadError, match="worker"):
        read_labels(open_source(first, more=(second,)))
