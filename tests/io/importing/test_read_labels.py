from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from crowdgui.core.errors import Cancelled, ReadError
from crowdgui.core.labels import UNLABELLED
from crowdgui.io.importing.import_spec import Layout, RepeatPolicy
from crowdgui.io.importing.read_labels import ImportedLabels, read_labels
from crowdgui.io.importing.sources import Source, guess_source, open_source
from crowdgui.io.tabular.roles import ColumnRole
from tests.refusals import refused

if TYPE_CHECKING:
    from pathlib import Path


def save(folder: Path, text: str, name: str = "labels.csv") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8", newline="")
    return path


def triples(found: ImportedLabels) -> set[tuple[str, str, str]]:
    labels = found.labels
    columns = (
        labels.worker_ids[labels.worker],
        labels.item_ids[labels.item],
        labels.classes[labels.code],
    )
    return set(zip(*(column.tolist() for column in columns), strict=True))


def left_out(found: ImportedLabels) -> list[tuple[str, int, tuple[int, ...]]]:
    return [(part.reason, part.count, part.lines) for part in found.skipped]


def gold(found: ImportedLabels) -> dict[str, str | None]:
    assert found.gold is not None
    names = [None if code == UNLABELLED else found.labels.classes[code] for code in found.gold]
    return dict(zip(found.labels.item_ids.tolist(), names, strict=True))


def test_ids_are_numbered_as_they_appear_and_classes_in_natural_order(tmp_path: Path) -> None:
    found = read_labels(
        open_source(save(tmp_path, "worker,item,label\nw9,b,10\nw1,a,2\nw9,a,10\n"))
    )
    labels = found.labels
    assert labels.worker_ids.tolist() == ["w9", "w1"]
    assert labels.item_ids.tolist() == ["b", "a"]
    assert labels.classes.tolist() == ["2", "10"]
    assert triples(found) == {("w9", "b", "10"), ("w1", "a", "2"), ("w9", "a", "10")}
    assert (found.rows, found.name, found.skipped, found.gold, found.content) == (
        *(3, "labels.csv", ()),
        *(None, None),
    )


def test_a_file_that_is_still_being_written_is_not_taken_for_whole(tmp_path: Path) -> None:
    path = save(tmp_path, "worker,item,label\nann,x,cat\nbo,x,cat\nann,y,dog\nbo,y,do")

    def write(_: object) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write("g\n")

    source = open_source(path)
    with refused(ReadError, match=r"labels\.csv: It was changed while it was read"):
        read_labels(source, write)


def test_ids_and_labels_stay_as_written(tmp_path: Path) -> None:
    rows = {
        ("NA", "01", "TRUE"),
        (" w", "1", "None"),
        ("null", "9007199254740993", "1e5"),
        ("=1+1", "1.0", " "),
    }
    text = "worker,item,label\n" + "".join(",".join(row) + "\n" for row in rows)
    found = read_labels(open_source(save(tmp_path, text)))
    assert triples(found) == rows
    assert found.skipped == ()


def test_rows_without_worker_item_or_answer_are_counted_with_their_lines(tmp_path: Path) -> None:
    text = 'worker,item,label\nw1,a,x\n,a,y\n\nw2,"b\nc",\nw3,,x\n,,\nw1,d,y\n'
    found = read_labels(open_source(save(tmp_path, text)))
    assert left_out(found) == [
        ("The worker is missing", 2, (3, 8)),
        ("The item is missing", 1, (7,)),
        ("The label is missing", 1, (5,)),
    ]
    assert {part.file for part in found.skipped} == {"labels.csv"}
    assert found.labels.worker_ids.tolist() == ["w1", "w2"]
    assert found.labels.item_ids.tolist() == ["a", "b\nc", "d"]
    assert found.labels.labels_per_item.tolist() == [1, 0, 1]
    assert found.labels.classes.tolist() == ["x", "y"]


def test_lines_are_exact_in_a_long_file_without_blank_lines(tmp_path: Path) -> None:
    text = "worker,item,label\n" + "".join(
        f"w{n % 7},{n}," + ("" if n % 1000 == 999 else "x") + "\n" for n in range(5000)
    )
    found = read_labels(open_source(save(tmp_path, text)))
    assert left_out(found) == [("The label is missing", 5, (1001, 2001, 3001, 4001, 5001))]


def test_only_the_first_thousand_lines_are_listed(tmp_path: Path) -> None:
    text = "worker,item,label\nw,i,x\n" + "w,j,\n" * 1500
    (part,) = read_labels(open_source(save(tmp_path, text))).skipped
    assert part.count == 1500
    assert part.lines == tuple(range(3, 1003))


def test_more_words_can_stand_for_no_answer(tmp_path: Path) -> None:
    text = "worker,item,label\nNA,a,NA\nw,a,x\nw,b,skip\n"
    source = open_source(save(tmp_path, text))
    reading = replace(source.reading, missing=frozenset({"", "NA", "skip"}))
    found = read_labels(replace(source, reading=reading))
    assert triples(found) == {("w", "a", "x")}
    assert left_out(found) == [("The label is missing", 2, (2, 4))]
    assert found.labels.worker_ids.tolist() == ["NA", "w"]


REPEATED = "worker,item,label\nw,a,x\nw,a,y\nv,a,x\nv,a,x\nw,b,y\n"


AGAIN = "The same worker gave the item the same label again"


@pytest.mark.parametrize(
    ("policy", "rows", "omitted"),
    [
        (
            RepeatPolicy.FIRST,
            {("w", "a", "x"), ("v", "a", "x"), ("w", "b", "y")},
            [("The worker gave the item another label earlier", 1, (3,)), (AGAIN, 1, (5,))],
        ),
        (
            RepeatPolicy.LAST,
            {("w", "a", "y"), ("v", "a", "x"), ("w", "b", "y")},
            [("The worker gave the item another label later", 1, (2,)), (AGAIN, 1, (4,))],
        ),
        (
            RepeatPolicy.ALL,
            {("w", "a", "x"), ("w", "a", "y"), ("v", "a", "x"), ("w", "b", "y")},
            [],
        ),
        (
            RepeatPolicy.DROP,
            {("v", "a", "x"), ("w", "b", "y")},
            [("The worker gave the item different labels", 2, (2, 3)), (AGAIN, 1, (5,))],
        ),
    ],
)
def test_repeated_answers_are_kept_as_chosen(
    tmp_path: Path,
    policy: RepeatPolicy,
    rows: set[tuple[str, str, str]],
    omitted: list[tuple[str, int, tuple[int, ...]]],
) -> None:
    found = read_labels(open_source(save(tmp_path, REPEATED), repeats=policy))
    assert triples(found) == rows
    assert left_out(found) == omitted
    assert (found.repeated_pairs, found.contradicting_pairs) == (2, 1)
    assert found.labels.n_labels == 5 - sum(count for _, count, _ in omitted)


def test_gold_beside_the_answers(tmp_path: Path) -> None:
    text = "worker,item,label,gold\nw,a,x,x\nv,a,y,x\nw,b,y,\nv,b,y,z\nw,c,x,x\nv,c,x,y\nu,c,x,z\n"
    found = read_labels(open_source(save(tmp_path, text)))
    assert found.labels.classes.tolist() == ["x", "y", "z"]
    assert gold(found) == {"a": "x", "b": "z", "c": None}
    assert left_out(found) == [
        (("The gold labels of the item contradict each other and are not used"), 1, (7,))
    ]


def test_gold_from_a_second_file(tmp_path: Path) -> None:
    labels = save(tmp_path, "worker,item,label\nw,a,x\nw,b,y\nw,c,x\n")
    known = save(tmp_path, "item,label\nb,y\na,q\nz,x\nc,\n,x\na,q\n", "gold.csv")
    found = read_labels(open_source(labels, gold=known))
    assert gold(found) == {"a": "q", "b": "y", "c": None}
    assert found.labels.classes.tolist() == ["q", "x", "y"]
    assert left_out(found) == [
        ("The item is missing", 1, (6,)),
        ("There is no gold label", 1, (5,)),
        ("The gold label is for an item that has no labels", 1, (4,)),
    ]
    assert {part.file for part in found.skipped} == {"gold.csv"}


def test_gold_file_without_header_and_reading(tmp_path: Path) -> None:
    labels = save(tmp_path, "w1\ti1\tx\nw1\ti2\ty\nw2\ti1\tx\nw2\ti2\ty\n", "labels.txt")
    known = save(tmp_path, "i1\tx\ni2\tx\n", "gold.txt")
    source = open_source(labels)
    found = read_labels(Source(source.path, source.reading, gold=known))
    assert gold(found) == {"i1": "x", "i2": "x"}


def test_gold_of_both_kinds_must_agree(tmp_path: Path) -> None:
    labels = save(tmp_path, "worker,item,label,gold\nw,a,x,x\nw,b,y,y\nw,c,x,\n")
    known = save(tmp_path, "item,gold\na,x\nb,x\nc,y\n", "gold.csv")
    found = read_labels(open_source(labels, gold=known))
    assert gold(found) == {"a": "x", "b": None, "c": "y"}
    (part,) = found.skipped
    assert (part.count, part.lines, part.file) == (1, (3,), "gold.csv")


def test_content_is_the_first_that_stands_beside_an_item(tmp_path: Path) -> None:
    text = "worker,item,label,text\nw,a,x,\nv,a,x,first\nu,a,x,second\nw,b,y,other\nw,c,x,\n"
    found = read_labels(open_source(save(tmp_path, text)))
    assert found.content is not None
    assert found.content.tolist() == ["first", "other", ""]


WIDE = "item,anna,bob,carl,gold,text\nd1,x,y,x,x,one\nd2,,x,y,,two\nd3,,,,y,\n,x,y,x,y,\n"


def test_a_row_for_each_item(tmp_path: Path) -> None:
    found = read_labels(open_source(save(tmp_path, WIDE)))
    assert found.source.reading.layout is Layout.ITEMS_DOWN
    assert triples(found) == {
        *(("anna", "d1", "x"), ("bob", "d1", "y"), ("carl", "d1", "x")),
        *(("bob", "d2", "x"), ("carl", "d2", "y")),
    }
    assert found.labels.worker_ids.tolist() == ["anna", "bob", "carl"]
    assert found.labels.item_ids.tolist() == ["d1", "d2", "d3"]
    assert gold(found) == {"d1": "x", "d2": None, "d3": "y"}
    assert found.content is not None
    assert found.content.tolist() == ["one", "two", ""]
    assert left_out(found) == [("The item is missing", 3, (5,))]
    assert found.rows == 4


def test_a_row_for_each_worker(tmp_path: Path) -> None:
    found = read_labels(open_source(save(tmp_path, "worker;q1;q2;q3\nw;a;;b\nv;b;a;a\nu;;;\n")))
    assert found.source.reading.layout is Layout.WORKERS_DOWN
    assert triples(found) == {
        *(("w", "q1", "a"), ("w", "q3", "b")),
        *(("v", "q1", "b"), ("v", "q2", "a"), ("v", "q3", "a")),
    }
    assert found.labels.worker_ids.tolist() == ["w", "v", "u"]
    assert found.labels.item_ids.tolist() == ["q1", "q2", "q3"]


def test_words_for_no_answer_in_a_wide_table_are_counted_and_blanks_are_not(tmp_path: Path) -> None:
    text = "item,a,b,c\nd1,0,1,-1\nd2,,-1,1\nd3,1,0,0\n"
    source = open_source(save(tmp_path, text))
    reading = replace(source.reading, missing=frozenset({"", "-1"}))
    found = read_labels(replace(source, reading=reading))
    assert found.labels.n_labels == 6
    assert left_out(found) == [("The label is missing", 2, (2, 3))]


def test_a_wide_table_without_any_names(tmp_path: Path) -> None:
    found = read_labels(guess_source(save(tmp_path, "0,1,1\n1,0,0\n0,1,0\n1,1,0\n")).source)
    assert found.labels.worker_ids.tolist() == ["worker 1", "worker 2", "worker 3"]
    assert found.labels.item_ids.tolist() == ["item 1", "item 2", "item 3", "item 4"]
    assert found.labels.n_labels == 12


def test_an_item_on_several_rows_of_a_wide_table_repeats(tmp_path: Path) -> None:
    text = "item,a,b,c\nd1,0,1,0\nd2,1,1,0\nd1,0,0,\n"
    found = read_labels(open_source(save(tmp_path, text)))
    assert (found.repeated_pairs, found.contradicting_pairs) == (2, 1)
    assert found.labels.n_labels == 6


def test_columns_are_chosen_by_name(tmp_path: Path) -> None:
    text = "Answer ,task,who,worker\nx,a,w,1\ny,a,v,2\n"
    source = open_source(save(tmp_path, text), worker=" WHO", label="answer")
    assert source.reading.roles == (
        ColumnRole.LABEL,
        ColumnRole.ITEM,
        ColumnRole.WORKER,
        ColumnRole.LEAVE_OUT,
    )
    assert triples(read_labels(source)) == {("w", "a", "x"), ("v", "a", "y")}


def test_a_name_spelt_exactly_wins_and_doubled_names_are_told_apart(tmp_path: Path) -> None:
    path = save(tmp_path, "worker,item,Label,label,label\nw,a,x,y,z\n")
    chosen = {name: open_source(path, label=name) for name in ("label", "Label", "label (2)")}
    places = {name: source.reading.place(ColumnRole.LABEL) for name, source in chosen.items()}
    assert places == {"label": 3, "Label": 2, "label (2)": 4}


def test_a_name_that_is_not_there_is_said_with_those_that_are(tmp_path: Path) -> None:
    path = save(tmp_path, "worker,item,label\nw,a,x\n")
    with refused(ReadError, match=r"no column “rater”\. The columns are worker, item, label"):
        open_source(path, worker="rater")


def test_a_named_column_settles_that_there_is_a_header(tmp_path: Path) -> None:
    path = save(tmp_path, "c1,c2,c3\nw1,i1,x\nw2,i1,y\n")
    source = open_source(path, worker="c1", item="c2", label="c3")
    assert source.reading.form.header
    assert read_labels(source).rows == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("label\nx\ny\n", "There is only one column"),
        ("worker,item,label\n", "no rows below the header"),
        ("worker,item,label\n,a,x\nw,,x\nw,a,\n", "No row has a worker, an item and a label"),
    ],
)
def test_what_holds_no_labels_is_said(tmp_path: Path, text: str, words: str) -> None:
    with refused(ReadError, match=words):
        read_labels(open_source(save(tmp_path, text)))


def test_a_file_that_vanishes_after_the_preview(tmp_path: Path) -> None:
    source = open_source(save(tmp_path, REPEATED))
    source.path.unlink()
    with refused(ReadError, match="does not exist"):
        read_labels(source)


def test_a_file_that_changed_after_the_preview(tmp_path: Path) -> None:
    source = open_source(save(tmp_path, REPEATED))
    save(tmp_path, "worker,item\nw,a\n")
    with refused(ReadError, match="has changed"):
        read_labels(source)


def test_reading_can_be_cancelled_at_every_report(tmp_path: Path) -> None:
    source = open_source(save(tmp_path, REPEATED))
    stages: list[str] = []
    read_labels(source, lambda progress: stages.append(progress.stage))
    assert stages[0] == "Reading labels.csv"
    for stop in range(len(stages)):
        seen: list[object] = []

        def cancel(progress: object, stop: int = stop, seen: list[object] = seen) -> None:
            seen.append(progress)
            if len(seen) > stop:
                raise Cancelled

        with pytest.raises(Cancelled):
            read_labels(source, cancel)


def test_files_that_are_read_together_need_the_columns_in_use_only(tmp_path: Path) -> None:
    one = save(tmp_path, "worker,item,label,gold,note\nw,a,x,x,1\nv,a,y,x,2\nw,b,x,,3\n", "one.csv")
    two = save(tmp_path, "item,label,worker\na,x,u\nc,y,u\nc,,w\n", "two.csv")
    found = read_labels(open_source(one, more=(two,)))
    assert found.labels.n_labels == 5
    assert gold(found) == {"a": "x", "b": None, "c": None}
    assert left_out(found) == [("The label is missing", 1, (4,))]
    files = found.labels.metadata.files
    assert files is not None
    assert files.counts == {"one.csv": 3, "two.csv": 2}
    # Gold counts in whichever order the files come.
    assert gold(read_labels(open_source(two, more=(one,)))) == {"a": "x", "c": None, "b": None}
    lacking = save(tmp_path, "item,worker\na,u\n", "three.csv")
    with refused(ReadError, match=r"three\.csv: The column “label” of the other files is missing"):
        read_labels(open_source(one, more=(lacking,)))


@pytest.mark.parametrize("names", [("gold", "truth"), ("created_at", "timestamp")])
def test_what_files_call_otherwise_is_not_lost(tmp_path: Path, names: tuple[str, str]) -> None:
    cells = "x" if "gold" in names else "2024-05-01 10:00"
    rows = f"w,a,x,{cells}\nv,a,y,{cells}\n"
    one, two = (
        save(tmp_path, f"worker,item,label,{name}\n{rows}", f"{name}.csv") for name in names
    )
    with refused(ReadError, match="of the other files is missing"):
        read_labels(open_source(one, more=(two,)))


def test_what_only_one_file_says_is_read(tmp_path: Path) -> None:
    when, took = "2024-05-01 10:00", ("12", "31")
    one = save(tmp_path, f"worker,item,label,submitted_at\nw,a,x,{when}\nv,a,y,{when}\n", "one.csv")
    two = save(tmp_path, f"worker,item,label,time\nw,b,x,{took[0]}\nv,b,y,{took[1]}\n", "two.csv")
    found = read_labels(open_source(one, more=(two,), time="submitted_at", seconds="time"))
    how = found.labels.metadata
    assert how.given_at is not None
    assert how.seconds is not None
    assert np.isfinite(how.given_at).tolist() == [True, True, False, False]
    assert how.seconds[2:].tolist() == [12.0, 31.0]


def test_files_of_one_name_are_counted_apart(tmp_path: Path) -> None:
    (tmp_path / "ann").mkdir()
    one = save(tmp_path / "ann", "worker,item,label\nann,a,x\nann,b,y\n", "mine.csv")
    two = save(tmp_path, "worker,item,label\nbob,a,y\n", "mine.csv")
    files = read_labels(open_source(one, more=(two,))).labels.metadata.files
    assert files is not None
    assert files.counts == {"ann/mine.csv": 2, f"{tmp_path.name}/mine.csv": 1}


ROWS = [(w, i, "ab"[(i + (w == 2)) % 2]) for i in range(9) for w in range(3)]


def test_files_of_one_name_in_several_folders_are_of_several_workers(tmp_path: Path) -> None:
    files = []
    for name in ("ann", "ben", "cas"):
        (tmp_path / name).mkdir()
        rows = "".join(f"i{i},text {i},{'ab'[i % 2]}\n" for i in range(9))
        files.append(save(tmp_path / name, f"id,text,label\n{rows}", "labels.csv"))
    found = read_labels(open_source(files[0], more=files[1:], worker_from_file=True))
    assert found.labels.worker_ids.tolist() == [f"{n}/labels" for n in ("ann", "ben", "cas")]
    assert found.labels.n_labels == 27
    assert not found.skipped
    with refused(ReadError, match="add --worker-from file"):
        open_source(files[0], more=files[1:])


def test_jobs_that_the_platform_calls_alike_are_of_several_workers(tmp_path: Path) -> None:
    files = []
    for job in ("job 1", "job 2"):
        (tmp_path / job).mkdir()
        images = "".join(
            f'<image id="{i}" name="{i}.jpg"><tag label="x"/></image>' for i in range(5)
        )
        head = "<version>1.1</version><meta><job><id>5</id></job></meta>"
        text = f"<annotations>{head}{images}</annotations>"
        files.append(save(tmp_path / job, text, "annotations.xml"))
    found = read_labels(open_source(files[0], more=files[1:]))
    assert found.labels.worker_ids.tolist() == ["job 1/annotations", "job 2/annotations"]
    assert found.labels.n_labels == 10


@pytest.mark.parametrize("beside", [{}, {"task": "mood"}, {"id": 7, "project": "p"}])
def test_an_object_around_a_list_of_labels_is_no_item(tmp_path: Path, beside: dict) -> None:
    rows = [{"annotator": f"w{w}", "image": f"i{i}", "label": label} for w, i, label in ROWS]
    path = save(tmp_path, json.dumps({**beside, "annotations": rows}), "labels.json")
    found = read_labels(open_source(path))
    assert triples(found) == {(f"w{w}", f"i{i}", label) for w, i, label in ROWS}
    assert not found.skipped


@pytest.mark.parametrize("ending", ["csv", "json"])
def test_columns_that_changed_since_the_look_are_not_read(tmp_path: Path, ending: str) -> None:
    def write(*names: str) -> Path:
        of = {"worker": 0, "item": 1, "label": 2}
        rows = [[str(row[of[name]]) for name in names] for row in ROWS]
        if ending == "json":
            records = [dict(zip(names, row, strict=True)) for row in rows]
            return save(tmp_path, json.dumps(records), "a.json")
        return save(tmp_path, "\n".join(map(",".join, [names, *rows])), "a.csv")

    source = open_source(write("worker", "item", "label"))
    assert read_labels(source).labels.n_workers == 3
    write("item", "label", "worker")
    with refused(ReadError, match="Has the file changed"):
        read_labels(source)


def test_a_list_of_labels_beside_its_item_may_number_them(tmp_path: Path) -> None:
    by_item = [
        {
            "image": f"i{i}",
            "annotations": [
                {"id": 10 * i + w, "image_id": f"i{i}", "annotator": f"w{w}", "label": label}
                for w, own, label in ROWS
                if own == i
            ],
        }
        for i in range(9)
    ]
    found = read_labels(open_source(save(tmp_path, json.dumps(by_item), "labels.json")))
    assert triples(found) == {(f"w{w}", f"i{i}", label) for w, i, label in ROWS}
